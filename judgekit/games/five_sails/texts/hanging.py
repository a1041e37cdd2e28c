"""What hangs on something that waits for a later moment: it is said in one sentence with that, since it is not done at once either."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judgekit.games.five_sails.texts.wordings.sentences.delayed import delayed, waits

THEN = re.compile(r"if (?:you|they) do(?P<not> not)?, (?P<then>.+)", re.IGNORECASE)
"""What is done where the sentence before has been done, or has not."""
MAY = re.compile(r"(.+?, )you (?:may|can) (.+)", re.IGNORECASE)


def together(sentences: Iterable[str]) -> list[str]:
    """The sentences of an ability, of which one that hangs on something later stands in that one's sentence."""
    found: list[str] = []
    for sentence in sentences:
        then = THEN.fullmatch(sentence)
        later = delayed("effect", found[-1]) if then and found else ""
        if then and waits(later):
            may = None if then["not"] else MAY.fullmatch(later)
            found[-1] = f"{may[1]}you may {may[2]} in order to {then['then']}" if may else f"{later}. {sentence}"
        else:
            found.append(sentence)
    return found
