"""The commands, a room for each kind. Each is thin: it opens the library, asks it, and shows what comes back."""

from judgekit.cli.group import main

__all__ = ["main"]
