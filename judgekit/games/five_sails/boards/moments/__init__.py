"""Moments of the game as people tell them: when a case begins, and between which rows of which procedures something happens."""
