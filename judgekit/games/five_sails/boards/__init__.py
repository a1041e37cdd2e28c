"""Boards as people type them: setting up, moments, edits by hand, and everything that is wrong, at once."""
