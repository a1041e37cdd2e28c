"""The days of the game, a module for each part of the book: set-up, the Day and its phases, decks."""
