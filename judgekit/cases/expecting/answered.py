"""What a step says by the way that a Reaction answers, `uses Pell's Reaction to the challenge`: held against what was answered then."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.cases.sentences.walking import Walk
from judgekit.cases.wordings.reacting_words import ANSWERED
from judgekit.engine.values import Happen

KINDS = {
    "challenge": {"challenge issued", "ability used", "ability resolving"},
    "wound": {"wounded"},
    "move": {"moved"},
    "refus": {"challenge refused"},
    "accept": {"challenge accepted"},
    "interven": {"intervened", "challenge accepted"},
    "destr": {"destroyed"},
    "heal": {"healed"},
}
"""What can be answered, by how the word for it begins, and what happens then."""


def answered_otherwise(told: str, walks: Iterable[Walk]) -> str:
    """What a text says that a Reaction answers, where it has answered something else; empty where there is no such thing."""
    found = ANSWERED.search(told) if "eaction" in told else None
    if found is None:
        return ""
    word = found["what"].casefold()
    kinds = next((kinds for begins, kinds in KINDS.items() if word.startswith(begins)), set())
    used = [q for walk in walks for q, choice in walk.steps if choice.question == "react" and choice.args[0] != "none"]
    events = [frame.event.kind for q in used[:1] for frame in reversed(q.stack) if isinstance(frame, Happen)]
    return found[0].strip(" ,") if kinds and events and events[0] not in kinds else ""
