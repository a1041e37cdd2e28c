"""The vocabulary of effects."""
