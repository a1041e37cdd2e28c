"""The vocabulary of Passive abilities."""
