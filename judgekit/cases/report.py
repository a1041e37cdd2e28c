"""What came of running a case in an edition."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from judgekit.cases.model import Case
from judgekit.engine import Choice, Line, Position
from judgekit.games.five_sails.texts.left import left_to_judge


@dataclass
class Report:
    """What came of running a case in an edition."""

    case: Case
    edition: str
    failures: list[str] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    positions: list[Position] = field(default_factory=list)
    unsettled: list[str] = field(default_factory=list)
    """The open points on which options hang that were held as unsettled, in order."""
    left_open: list[str] = field(default_factory=list)
    """The open points on which it hangs whether something that was asked for is done, in order; in the lines it is not."""
    checked: int = 0
    """How many expectations were held against what came."""
    ran: Case | None = None
    """The case with what nobody has said and was supposed, where it holds whatever that is; what is told is told of this one."""
    supposed: tuple[str, ...] = ()
    """What was supposed for what is told, in words."""

    def apart(self) -> Report:
        """The same report, of which nothing is kept that is found out from here on; without its failures."""
        return replace(
            self,
            failures=[],
            lines=[*self.lines],
            choices=[*self.choices],
            positions=[*self.positions],
            unsettled=[*self.unsettled],
            left_open=[*self.left_open],
        )

    @property
    def passed(self) -> bool:
        """Whether everything expected is so."""
        return not self.failures

    @property
    def left(self) -> tuple[str, ...]:
        """What of the cards' texts is not understood and left to the judge, and what is taken for a remark, each with its line."""
        told = [
            f"{self.case.file}:{line}: {words!r} only says that something is not so: a remark, which changes nothing"
            for line, words in self.case.remarks
        ]
        for text in (line.text for line in left_to_judge(self.positions[0])):
            name = text.partition(" says more than ")[0]
            line = next((b.line for b in self.case.board if re.search(rf"\b{re.escape(name)}\b", b.text.partition('"')[0])), 1)
            told.append(f"{self.case.file}:{line}: {text}")
        return tuple(told)
