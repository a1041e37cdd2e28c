"""Other ways in which cards say the same: rewritten to the sentences of the vocabulary before they are read.

`passes.py` says what happens in which order, and in which room a row belongs.
"""

from judgekit.games.five_sails.texts.wordings.passes import usual

__all__ = ["usual"]
