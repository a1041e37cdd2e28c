"""Other ways in which cards say the same: rewritten to the sentences of the vocabulary before they are read.

There is one table for each kind of sentence, one for every kind, and one for the whole text of an ability (`whole.py`).
"""

from judgekit.games.five_sails.texts.wordings.tables import usual

__all__ = ["usual"]
