"""The vocabulary of what Reactions and Forced abilities answer."""
