"""What a game supplies, by name. The engine looks everything up here and knows no rule itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from judgekit.engine.procedures import Procedure, Rule, rule_for
from judgekit.engine.trace import Log
from judgekit.engine.values import Args, Ask, Choice, Event, Position, Reason, Use
from judgekit.engine.vocabulary import Vocabulary


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its rule, and what carries it out."""

    name: str
    rule: Rule
    do: Callable[[Position, Event, Log | None], Position]
    changes: bool = False
    """Whether it has happened only where it has changed something: nobody is wounded whom nothing wounds."""


@dataclass(frozen=True)
class Question:
    """A kind of question: its rule, its candidates, what speaks against each, and what an answer does.

    `answer` gets the position with the question taken off the stack.
    """

    name: str
    rule: Rule
    prompt: Callable[[Position, Ask], str]
    candidates: Callable[[Position, Ask], Iterable[Args]]
    reasons: Callable[[Position, Ask, Args], Iterator[Reason]]
    text: Callable[[Position, Ask, Args], str]
    answer: Callable[[Position, Ask, Args, Log | None], Position]
    role: str = ""
    """What part of a compound choice answers it: performer, target, payment."""
    default: Args | None = None
    """The answer that goes without saying when it is the only legal one."""
    quiet: bool = False
    """Whether the default answers it unless somebody says otherwise in the same breath: everything else hangs on an open point."""
    usual: Callable[[Position, Ask], Args | None] | None = None
    """The answer that goes without saying on a board, where that hangs on the board."""


@dataclass(frozen=True)
class Point:
    """A point at which the books are silent or contradict themselves: the readings, in an order that the game counts on."""

    rule: str
    question: str
    readings: tuple[tuple[str, str], ...]
    editions: tuple[str, ...] = ()
    without: tuple[tuple[str, int], ...] = ()
    """Readings that an edition gives no ground for, by its id and their number."""

    def open_in(self, edition: str) -> tuple[int, ...]:
        """The numbers of the readings that are open in an edition."""
        return tuple(n for n in range(len(self.readings)) if (edition, n) not in self.without)


@dataclass(frozen=True)
class Edit:
    """A change that the judge makes by hand."""

    name: str
    pattern: str
    do: Callable[..., Position]
    rule: Rule
    last: Mapping[str, str] = field(default_factory=dict)
    """The rule in place of that one, where the last argument decides what is changed."""

    ways: Mapping[str, str] = field(default_factory=dict)
    """The pattern in place of that one, where the last argument has words of its own."""

    def rule_of(self, args: Sequence[object], edition: str) -> str:
        """The rule of what is changed."""
        return (self.last.get(str(args[-1])) if args else None) or rule_for(self.rule, edition)

    def text_of(self, args: Sequence[object]) -> str:
        """What is changed, in words."""
        pattern = (self.ways.get(str(args[-1])) if args else None) or self.pattern
        return pattern.format(*map(str, args))


@dataclass
class Game:
    """A game in all its editions."""

    id: str
    editions: tuple[str, ...]
    windows: dict[str, tuple[str, ...]]
    """The stages of an event by edition; `do` carries it out."""
    window_rules: dict[str, Rule]
    deferred: frozenset[str] = frozenset()
    """The editions in which After waits until the whole ability is resolved."""
    steps: frozenset[str] = frozenset()
    """The procedures whose steps are no part of the ability that began them: After does not wait for that one."""
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    procedures: dict[str, Procedure] = field(default_factory=dict)
    events: dict[str, EventKind] = field(default_factory=dict)
    questions: dict[str, Question] = field(default_factory=dict)
    points: dict[str, Point] = field(default_factory=dict)
    edits: dict[str, Edit] = field(default_factory=dict)
    left_out: Rule = ""
    """The rule by which what nobody can answer is left out."""
    without_limit: Rule = ""
    """The rule that sets no limit to abilities which set each other off."""
    values: tuple[type, ...] = ()
    """The named tuples that a position of this game may hold, beside the engine's."""
    hooks: dict[str, Any] = field(default_factory=dict)

    def event(
        self, name: str, rule: Rule, *, changes: bool = False
    ) -> Callable[[Callable[[Position, Event, Log | None], Position]], Callable[[Position, Event, Log | None], Position]]:
        """Registers what carries out a kind of event."""

        def register(do: Callable[[Position, Event, Log | None], Position]) -> Callable[[Position, Event, Log | None], Position]:
            self.events[name] = EventKind(name, rule, do, changes)
            return do

        return register

    def procedure(self, *tables: Procedure) -> None:
        """Registers procedures."""
        self.procedures.update({t.name: t for t in tables})

    def ask(self, question: Question) -> None:
        """Registers a kind of question; a second one of the same name would take the place of the first."""
        if question.name in self.questions:
            raise ValueError(f"the question {question.name!r} is there already")
        self.questions[question.name] = question

    def point(self, point: Point) -> None:
        """Registers an open point."""
        self.points[point.rule] = point

    def hook(self, name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Registers a function that the engine calls by name: triggered, use_reasons, turn_order, expected, impossible, edited, ended."""

        def register(function: Callable[..., Any]) -> Callable[..., Any]:
            self.hooks[name] = function
            return function

        return register

    def triggered(self, p: Position, event: Event, timing: str) -> list[tuple[int, int, int]]:
        """The abilities (card, number, player) that answer an event now."""
        found: list[tuple[int, int, int]] = self.hooks["triggered"](p, event, timing)
        return found

    def use_reasons(self, p: Position, use: Use) -> Iterator[Reason]:
        """What speaks against using an ability."""
        reasons: Iterator[Reason] = self.hooks["use_reasons"](p, use)
        return reasons

    def turn_order(self, p: Position) -> tuple[int, ...]:
        """The players in the order in which they are asked."""
        order: tuple[int, ...] = self.hooks["turn_order"](p)
        return order

    def expected(self, p: Position) -> Iterator[tuple[Choice, str, str, list[Reason]]]:
        """Choices that a person would expect but that the open question does not offer, with reasons."""
        found: Iterator[tuple[Choice, str, str, list[Reason]]] = self.hooks["expected"](p)
        return found

    def impossible(self, p: Position, before: Position) -> list[Reason]:
        """What makes a board that was changed by hand one that cannot be."""
        found: list[Reason] = self.hooks["impossible"](p, before)
        return found

    def edited(self, p: Position, before: Position, log: Log | None) -> Position:
        """A board that was changed by hand, with what the rules do at once on such a board begun."""
        q: Position = self.hooks["edited"](p, before, log)
        return q


GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Makes a game known under its id."""
    GAMES[game.id] = game
    return game


def game_of(p: Position) -> Game:
    """The game of a position."""
    return GAMES[p.game]
