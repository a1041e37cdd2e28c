"""A lesson as data: the cases it steps through, where it stops, and what it asks there. What is right the engine says, never the lesson."""

from __future__ import annotations

from dataclasses import dataclass, field

from judgekit.engine import Line, Position
from judgekit.errors import DataErrors
from judgekit.teaching.wording import worded

LEVELS = ("new", "player", "judge")
KINDS = ("next", "who", "legal", "illegal", "may", "then", "now", "order", "judge", "compare")
EDITIONS = ("2023", "playtest")


class LessonErrors(DataErrors):
    """Everything wrong with lessons, all at once, with line numbers."""

    about = "the lessons"


@dataclass(frozen=True)
class Ask:
    """A question at a stop: its kind, what it is about, and the choices where the lesson names them."""

    kind: str
    about: str = ""
    among: tuple[str, ...] = ()
    edition: str = ""
    """Asked in this edition only; in all when empty."""
    line: int = 0


@dataclass(frozen=True)
class Stop:
    """A place in a case at which the lesson waits: before a step, at its start, or at its end."""

    case: str
    at: str
    scene: str = ""
    """What lies on the table; says nothing about rules."""
    say: str = ""
    """What the rules say, each sentence with a link."""
    asks: tuple[Ask, ...] = ()
    edition: str = ""
    line: int = 0


@dataclass(frozen=True)
class Lesson:
    """A lesson of a few minutes."""

    name: str
    title: str
    course: str = ""
    level: str = "new"
    editions: tuple[str, ...] = ()
    scene: str = ""
    say: str = ""
    stops: tuple[Stop, ...] = ()
    file: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)

    @property
    def cases(self) -> tuple[str, ...]:
        """The numbers of its cases, in order."""
        return tuple(dict.fromkeys(s.case for s in self.stops))


@dataclass(frozen=True)
class Course:
    """Lessons in the order in which they are taken."""

    name: str
    title: str
    level: str = "new"
    about: str = ""
    lessons: tuple[Lesson, ...] = ()
    file: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Why:
    """A sentence and the rule that it rests on."""

    text: str
    rule: str


@dataclass(frozen=True)
class Answer:
    """A choice that a question offers, whether it is right, and why (or why not)."""

    text: str
    right: bool
    why: tuple[Why, ...]
    lines: tuple[Line, ...] = ()
    """What would come of it, where that is not what the case does."""


@dataclass(frozen=True)
class Question:
    """A question with its choices. Where the books are silent it is `open`: each choice is a reading, and each may be right."""

    kind: str
    text: str
    answers: tuple[Answer, ...]
    items: tuple[str, ...] = ()
    """What is to be put in order."""
    open: bool = False


@dataclass(frozen=True)
class Moment:
    """A step of a case with the positions around it, and the lines before it and in it. The first has no step: what comes by itself."""

    said: str
    before: Position
    after: Position
    lines: tuple[Line, ...]
    so_far: tuple[Line, ...]
    cites: tuple[str, ...] = ()
    number: int = 0

    @property
    def shown(self) -> str:
        """The step in plain words."""
        return worded(self.said)
