"""What happens to cards, players and places: every change of the board goes through here, and what follows from it at once."""
