"""A case as data: its heading, its board, its steps and what is expected after each."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from judgekit.errors import DataErrors


class CaseErrors(DataErrors):
    """Everything wrong with a case, all at once, with line numbers."""

    about = "the case"


class ManyCaseErrors(CaseErrors):
    """Everything wrong with several cases."""

    about = "the cases"


@dataclass(frozen=True)
class BoardLine:
    """A line of the board: how deep it stands, its words, and where it is in the file."""

    depth: int
    text: str
    line: int


NEXT_DAY = -1
"""In place of the number of a Day: the next one."""


@dataclass(frozen=True)
class Step:
    """Something that is done: who does it, and what."""

    who: str
    what: str
    line: int = 0
    edition: str = ""
    """Done in this edition only; in all when empty."""
    round: int = 0
    """The round of the duel in which it is said to be done; 0 when nothing is said."""
    given: str = ""
    """The condition under which it is done, `if there is a duel`; empty when it is done in any case."""
    day: int = 0
    """The Day on which it is said to be done, `NEXT_DAY` for the next one; 0 when nothing is said."""
    whose: str = ""
    """The participant, or the player, whose round it is said to be then; empty when nothing is said."""


@dataclass(frozen=True)
class Expectation:
    """Something that must be so at this point, in one edition or in all."""

    text: str
    edition: str = ""
    line: int = 0


@dataclass(frozen=True)
class Case:
    """A case; equal to another when everything but the line numbers is equal."""

    title: str
    game: str = "five-sails"
    editions: tuple[str, ...] = ("2023",)
    topic: str = ""
    certainty: str = ""
    number: str = ""
    source: str = ""
    cites: tuple[str, ...] = ()
    players: tuple[str, ...] = ("A", "B")
    first_player: str = ""
    time: str = ""
    renown: str = ""
    decide: tuple[tuple[str, str], ...] = ()
    note: str = ""
    board: tuple[BoardLine, ...] = ()
    steps: tuple[Step | Expectation, ...] = ()
    file: str = field(default="", compare=False)
    line: int = field(default=1, compare=False)
    """Where the case begins in its file."""
    places: tuple[tuple[str, int], ...] = field(default=(), compare=False)
    """Where its headings stand, and what is told in prose in place of one."""
    prose: tuple[tuple[int, str], ...] = field(default=(), compare=False)
    """The lines of a set-up that is told in prose."""
    apart: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    """For a point whose reading is supposed, between which of its readings the judge had to decide, as they came apart on the board."""
    remarks: tuple[tuple[int, str], ...] = field(default=(), compare=False)
    """What it says is not so, in words that are not understood and change nothing, with their lines."""

    @property
    def name(self) -> str:
        """What a message calls it by: its number, or its title."""
        return self.number or self.title

    def place_of(self, message: str) -> int:
        """The line of what a message is about that begins with a heading: where the words that it quotes are told, or where the heading stands."""
        quoted = re.search(r"'(.+?)'(?=[ ,;]|$)", message)
        words = re.sub(r"\s+", " ", quoted[1]).casefold() if quoted else ""
        texts = [re.sub(r"\s+", " ", text.strip()).casefold() for _, text in self.prose]
        at = " ".join(texts).find(words) if words else -1
        if at >= 0 and self.prose:
            ends = [sum(len(t) + 1 for t in texts[: n + 1]) for n in range(len(texts))]
            return next(line for (line, _), end in zip(self.prose, ends, strict=True) if at < end)
        return dict(self.places).get(message.partition(":")[0], self.line)

    def shape(self) -> tuple[object, ...]:
        """Everything but the line numbers."""
        board = tuple((b.depth, b.text) for b in self.board)
        steps = tuple((s.who, s.what, s.edition, s.round, s.day, s.whose) if isinstance(s, Step) else (s.edition, s.text) for s in self.steps)
        return (
            self.title,
            self.game,
            self.editions,
            self.topic,
            self.certainty,
            self.number,
            self.source,
            self.cites,
            self.players,
            self.first_player,
            self.time,
            self.renown,
            self.decide,
            self.note,
            board,
            steps,
        )
