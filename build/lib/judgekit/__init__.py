"""judgekit: the rules of a few card games, cited, searched, and stepped through."""

__version__ = "0.1.0"
