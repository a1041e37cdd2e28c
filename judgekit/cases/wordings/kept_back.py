"""What somebody asks to keep for another time without naming the ability: `keep the cancelling for a later risk`."""

from __future__ import annotations

import re

from judgekit.cases.wordings.may_words import WISHES
from judgekit.engine.rewriting import Instead

DOING = {
    "cancel": r"cancel(?:l?ing|lation)",
    "reduce": r"reduc(?:tion|ing)",
    "heal": r"heal(?:ing)?",
    "wound": r"wounding",
    "destroy": r"destruction|destroying",
    "prevent": r"prevent(?:ion|ing)",
    "discard": r"discard(?:ing)?",
    "draw": r"drawing",
    "move": r"mov(?:ing|ement|e)",
    "gain": r"gain(?:ing)?",
}
"""What an ability does, in the word of its text, and how that is called."""
LATER = r"(?:back|in reserve|for (?:later|another|a later|the next|a better|some other|some later)\b[^,;.]*?)"
"""That something is kept for another time."""
KEPT = rf"(?:(?P<what>{'|'.join(DOING.values())})(?: effect| ability)?|Forced(?: ability| effect)?)"
THE = r"(?:the|that|this|its|his|her|their)"
SAVES = rf"\b{WISHES} (?:save|reserve|keep|spare|hold(?: back)?) {THE} {KEPT} {LATER}(?=$|[,;.]| and\b)"
LEAVES = rf"(?:asks not to (?:carry out|use|apply)|{WISHES} (?:decline|skip|leave out|forgo|waive))"
DECLINES = rf"\b{LEAVES} {THE} (?!Forced){KEPT}(?=$|[,;.]| and\b)"


def _left(m: re.Match[str]) -> str:
    """What is asked for, as leaving out the ability that does it, or what is Forced."""
    does = next((word for word, called in DOING.items() if m["what"] and re.fullmatch(called, m["what"], re.IGNORECASE)), "")
    return f"asks to leave the ability that {does}s unused" if does else "asks to decline the Forced ability"


KEPT_BACK: tuple[tuple[str, Instead], ...] = ((SAVES, _left), (DECLINES, _left))
"""What is kept for later, as what is left out now."""
