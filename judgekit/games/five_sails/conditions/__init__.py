"""The vocabulary of conditions and tests, each with what it says when it fails."""
