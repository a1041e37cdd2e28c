"""Going through the engine's questions: how far one came, where the automatic steps stop, and the choices that go without saying."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from judgekit.cases.sentences.pieces import Piece
from judgekit.cases.wordings.parts import Parts, due, is_paid
from judgekit.engine import Line, Option, Position, game_of, options
from judgekit.engine.facts import facts_of, find_fact
from judgekit.engine.step import LIMIT, advance, settle, take
from judgekit.engine.trace import Log
from judgekit.engine.values import NO, UNSETTLED, Ask, Choice, Happen, Reason, Run, Use
from judgekit.games.five_sails.values import pile

QUIET = {"performer", "target", "payment", "card"}
"""Roles of questions whose one answer goes without saying."""


class Wish(NamedTuple):
    """What somebody asks to do, where it was asked for, and who asks."""

    at: Position
    text: str
    player: int


@dataclass
class Walk:
    """How far a sentence came: the position, the lines, the choices, and the reasons where it stopped."""

    position: Position
    lines: list[Line] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    steps: list[tuple[Position, Choice]] = field(default_factory=list)
    verdict: str = "legal"
    reasons: tuple[Reason, ...] = ()
    left: list[Piece] = field(default_factory=list)
    text: str = ""
    problem: str = ""
    foreseen: list[Piece] = field(default_factory=list)
    """What chance was said to bring when nobody asks it yet: the next cards of a shuffled deck."""
    waiting: bool = False
    """The judge, chance, or somebody who may react as well must answer before the rest can be done."""
    granted: bool | None = None
    """Whether what was asked for has been done; None where nothing was."""
    refused: list[Wish] = field(default_factory=list)
    """What was asked for and could not be done."""
    allowed: list[Wish] = field(default_factory=list)
    """What was asked for and has been done."""
    left_open: list[str] = field(default_factory=list)
    """The points that the books leave open on which it hangs whether something asked for is done; it was not."""
    told: list[str] = field(default_factory=list)
    """What it tells to come of what is done, where nothing asked for that."""
    understood: bool = False
    """Whether some part of the sentence has answered a question."""
    cards_said: int = 0
    """How many parts of the sentence have answered which card is discarded, named or not."""
    pays: bool = False
    """Whether some part of the sentence has named a card that pays."""
    answered: bool = False
    """Whether a part of the sentence has answered the very question that stood open first."""

    @property
    def stopped(self) -> bool:
        """Whether the sentence goes no further: something is wrong or forbidden, or somebody else comes first."""
        return bool(self.problem) or self.waiting or self.verdict == "illegal"

    @property
    def wrong(self) -> str:
        """What is wrong with the sentence: that it is not legal, with all reasons, or what of it cannot be done."""
        if self.problem not in {"", NOT_LEGAL}:
            return f"{NOT_LEGAL} {self.problem}" if self.verdict == "illegal" else self.problem
        return f"{NOT_LEGAL} " + "; ".join(f"{r.text} ({r.rule})" for r in self.reasons)


NOT_LEGAL = "not legal:"
"""The problem of a sentence of which the reasons say what is wrong."""
ANY_PART = "any part"
"""In place of a row in the use of an ability: before whatever part of its effects is due."""
NEXT_PART = "next part"
"""In place of a row in the use of an ability: once a part of its effects is carried out, before the next one."""
NEXT_EFFECT = "next effect"
"""In place of a row in the use of an ability: once an effect is carried out on all that it happens to, before the next one."""
NEXT_ONES = {NEXT_PART, NEXT_EFFECT}
SCHEME_DONE = "scheme done"
"""In Planning, once the scheme of a player, or of a name, has been resolved."""
DRAW_DONE = "draw done"
"""In Planning, once a player has drawn."""
MUSTER_DONE = "muster done"
"""In Planning, once the character of a player has joined the Crew."""
ONCE_DONE = {SCHEME_DONE: "schemes", DRAW_DONE: "draw", MUSTER_DONE: "muster"}
"""What stands in place of a row of Planning once somebody's part of it is done, and the row."""


@dataclass(frozen=True)
class Pause:
    """A row of a procedure before which the automatic steps stop; in the use of an ability, of one card where it is named."""

    procedure: str
    row: str
    card: str = ""
    also: tuple[Pause, ...] = ()
    """Other rows before which they stop too."""
    due: bool = False
    """Only where something is to be done in the row."""

    def here(self, p: Position) -> bool:
        """Whether the position stands there."""
        if any(other.here(p) for other in self.also):
            return True
        top = p.stack[-1] if p.stack else None
        if self.procedure == "use":
            return due(p, self.card) is not None if self.row == ANY_PART else self._in_use(p)
        if self.row in ONCE_DONE:
            return Pause(self.procedure, ONCE_DONE[self.row]).here(p) and self.has_done(p)
        if not isinstance(top, Run) or (self.procedure and top.procedure != self.procedure):
            return False
        for row in game_of(p).procedures[top.procedure].rows(p.edition)[top.row :]:
            if row.name == self.row:
                return not self.due or row.when is None or row.when(p)
            if row.do is not None and (row.when is None or row.when(p)):
                return False
        return False

    def has_done(self, p: Position) -> bool:
        """Whether a player has done the part of a step of Planning that is meant."""
        return {SCHEME_DONE: self._scheme_done, DRAW_DONE: self._has_drawn, MUSTER_DONE: self._has_mustered}[self.row](p)

    def _scheme_done(self, p: Position) -> bool:
        """Whether the text above the bar of the scheme that is meant has been resolved."""
        done = [f for f in facts_of(p, "resolved") if p.definition(f.card).abilities[int(f.key)].kind == "Scheme"]
        return any(self.card in {p.cast.names[f.card], p.cast.seats[p.cards[f.card].owner]} for f in done)

    def _has_drawn(self, p: Position) -> bool:
        """Whether the player who is meant has drawn for the Day."""
        return self.card in p.cast.seats and find_fact(p, "has drawn", player=p.cast.seats.index(self.card)) is not None

    def _has_mustered(self, p: Position) -> bool:
        """Whether the character is in play that the player who is meant has chosen."""
        chosen = pile(p, "chosen", p.cast.seats.index(self.card)) if self.card in p.cast.seats else ()
        return self.card in p.cast.seats and not any(p.definition(n).kind == "character" for n in chosen)

    def _in_use(self, p: Position) -> bool:
        """Whether the use of an ability stands there; before its effects also while one of them is about to happen."""
        uses = [n for n, f in enumerate(p.stack) if isinstance(f, Use) and (not self.card or p.cast.names[f.card] == self.card)]
        if not uses:
            return False
        use, above = p.stack[uses[0]], p.stack[uses[0] + 1 :]
        rows = [r.name for r in game_of(p).procedures["use"].rows(p.edition)]
        if not above:
            return isinstance(use, Use) and use.stage < len(rows) and rows[use.stage] == self.row
        event = above[0]
        stages = game_of(p).windows[p.edition]
        waits = isinstance(event, Happen) and not event.done and stages[event.stage : event.stage + 1] == ("do",)
        return self.row == "effects" and len(above) == 1 and waits and isinstance(use, Use) and is_paid(p, use)


def run_on(p: Position, lines: list[Line], pause: Pause | None) -> Position:
    """The automatic steps, up to a question or to the pause."""
    log = Log()
    if pause is None:
        p = settle(p, log)
    else:
        watches = [Parts(x.card, whole=x.row == NEXT_EFFECT) for x in (pause, *pause.also) if x.row in NEXT_ONES]
        for _ in range(LIMIT):
            if not p.stack or isinstance(p.stack[-1], Ask) or pause.here(p) or any(w.next_due(p) for w in watches):
                break
            p = advance(p, log)
    lines.extend(log.lines)
    return p


def past_unseen(p: Position) -> Position:
    """Where one stands once the cards stay unknown that somebody is asked about and nobody has seen: nothing else waits for that."""
    while p.asking is not None and p.asking.question == "identity" and (unseen := default_choice(p)) is not None:
        p = run_on(take(p, unseen), [], None)
    return p


def choose(walk: Walk, choice: Choice, pause: Pause | None) -> None:
    """Takes one choice and runs on."""
    log = Log()
    walk.steps.append((walk.position, choice))
    p = take(walk.position, choice, log)
    walk.lines.extend(log.lines)
    walk.choices.append(choice)
    walk.position = run_on(p, walk.lines, pause)


def put_by_hand(p: Position, choice: Choice) -> Walk:
    """Where an edit leads: what the rules do at once on the board that it makes is done, and the game goes no further."""
    walk, log = Walk(p, choices=[choice], steps=[(p, choice)]), Log()
    at = take(p, choice, log)
    while len(at.stack) > len(p.stack) and at.asking is None:
        at = advance(at, log)
    walk.lines.extend(log.lines)
    walk.position = at
    return walk


def through(p: Position, choices: Sequence[Choice], end: Position) -> Iterator[tuple[Position, list[Line]]]:
    """Where the automatic steps have led from a position through some choices to another one, a moment for each line, with the lines so far."""
    log, told = Log(), 0
    for choice in (None, *choices):
        p = p if choice is None else take(p, choice, log)
        for _ in range(LIMIT):
            if len(log.lines) > told:
                told = len(log.lines)
                yield p, log.lines
            if not p.stack or isinstance(p.stack[-1], Ask) or p == end:
                break
            p = advance(p, log)


def one_pass_left(p: Position) -> bool:
    """Whether all players but one have passed in turn: whoever acted last has not."""
    return int(p.board.passes) >= sum(not player.out for player in p.players) - 1


UP_TO = {"what number", "how many"}
"""Questions of how many of up to so many: as many as can be, where nobody says."""


def default_choice(p: Position) -> Choice | None:
    """The answer that goes without saying at the open question: declining what nobody mentioned, and as many as can be of up to so many."""
    ask = p.asking
    if ask is None:
        return None
    question = game_of(p).questions[ask.question]
    usual = question.usual(p, ask) if question.usual else question.default
    default = next(iter(question.candidates(p, ask))) if ask.question in UP_TO else usual
    if default is None or default not in question.candidates(p, ask):
        return None
    return None if any(r.verdict == NO for r in question.reasons(p, ask, default)) else Choice(ask.player, ask.question, default)


def only_choice(p: Position) -> Choice | None:
    """The choice that leaves its player nothing to choose: of one card or character where there has to be one, or not to do what cannot be done.

    Of cards that are all alike and lie alike, such as cards that nobody has seen, one is as good as another.
    """
    ask = p.asking
    question = game_of(p).questions[ask.question] if ask is not None and ask.player >= 0 else None
    if ask is None or question is None or (question.role not in QUIET and question.default is None):
        return None
    free = [o for o in options(p, expected=False) if o.verdict != NO]
    sure = free and free[0].verdict != UNSETTLED and (len(free) == 1 or _all_alike(p, ask, free))
    return free[0].choice if sure and (question.role in QUIET or free[0].choice.args == question.default) else None


def _all_alike(p: Position, ask: Ask, free: list[Option]) -> bool:
    """Whether the choice is between cards that nothing tells apart."""
    if game_of(p).questions[ask.question].role != "card":
        return False
    cards = [n for o in free for n in o.choice.args[:1] if isinstance(n, int) and 0 < n < len(p.cards) and p.cast.names[n] in o.text]
    named = {f.card for f in p.facts if f.name != "left unknown"}
    return len(cards) == len(free) and not named & set(cards) and len({p.cards[n]._replace(place=0) for n in cards}) == 1
