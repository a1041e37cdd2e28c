"""What can go wrong for a reason that the person at the board can mend."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.engine.values import Reason


class EngineError(Exception):
    """Something the engine cannot do; the message says what, why, and what to do."""


class Unreadable(EngineError):
    """A text that the vocabulary does not hold."""


class Misquoted(Unreadable):
    """What a text quotes is not one ability."""


class IllegalChoice(EngineError):
    """A choice that is not offered, with every reason; the position is unchanged."""

    def __init__(self, text: str, reasons: tuple[Reason, ...]) -> None:
        self.text, self.reasons = text, reasons
        why = "\n".join(f"  {r.text} ({r.rule})" for r in reasons)
        super().__init__(f"{text} is not legal:\n{why}" if reasons else f"{text} is not offered here; ask for the options")


class EndlessLoop(EngineError):
    """So many automatic steps without a choice that something goes round in circles; shows what is pending."""
