"""The values a position is made of: plain, frozen, hashable, ids and texts only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit.engine.articles import possessives
from judgekit.engine.cast import LENT

if TYPE_CHECKING:
    from judgekit.engine.cast import Ability, CardDef, Cast

JUDGE, CHANCE, NOBODY = -2, -3, -1
NO_CARD = -1
YES, NO, UNSETTLED = "yes", "no", "unsettled"
Args = tuple[Any, ...]


class CardState(NamedTuple):
    """Where a card is now, and how it lies there."""

    face: int
    """Which card of the cast's definitions it is; the definition `unknown` while nobody has seen it."""
    zone: str
    owner: int
    control: int
    at: str = ""
    """The location a card in play is at; empty outside play."""
    on: int = NO_CARD
    """The card that it is equipped to."""
    engaged: bool = False
    wounds: int = 0
    place: int = 0
    """Its place in a pile: the lowest is on top."""


class PlayerState(NamedTuple):
    """What a player has beside cards."""

    renown: int = 0
    passed: bool = False
    out: bool = False


class Fact(NamedTuple):
    """Anything else that is so now, with when it ends: a use, a lasting modification, a decision of the judge."""

    name: str
    card: int = NO_CARD
    player: int = NOBODY
    key: str = ""
    amount: int = 0
    until: str = "game"


class Event(NamedTuple):
    """Something that is about to happen or has happened."""

    kind: str
    card: int = NO_CARD
    """The card it happens to."""
    player: int = NOBODY
    """The player it happens to, or who does it."""
    amount: int = 0
    by: int = NO_CARD
    """The card whose ability brings it about."""
    place: str = ""
    other: int = NO_CARD
    """A second card: the character that a challenger challenges, the card that is paid for."""
    cost: bool = False
    """Whether it was paid as a cost, where a game marks that in what is put off."""


class Run(NamedTuple):
    """A procedure at one of its rows."""

    procedure: str
    row: int = 0
    data: Args = ()
    """What belongs to this run alone; each procedure says what it holds."""


class Happen(NamedTuple):
    """An event in one of its windows."""

    event: Event
    stage: int = 0
    done: bool = False
    asked: int = 0
    """How many players, from the one who is first, have said which reactions they use."""
    waiting: tuple[tuple[int, int, int], ...] = ()
    """Abilities (card, number, player) that were announced or must happen, and have not been carried out."""
    used: tuple[tuple[int, int, int], ...] = ()
    cancelled: bool = False
    replaced: bool = False
    """Whether it is cancelled because something else happened in its place."""
    together: bool = False
    """Whether its After window is left to the frame below that collects what happens at once."""
    collects: bool = False
    """Whether this is the After window of several events, those in `also`."""
    also: tuple[Event, ...] = ()
    due: bool = False
    """Whether this After window has waited until the end of an ability, and waits for no other one."""


class Use(NamedTuple):
    """An ability that is being used."""

    card: int
    number: int
    player: int
    performer: int = NO_CARD
    targets: tuple[int, ...] = ()
    stage: int = 0
    """How far through the steps of using an ability."""
    item: int = 0
    """The cost or the effect that comes next."""
    event: Event | None = None
    """What a Reaction or a Forced ability answers."""
    later: tuple[Event, ...] = ()
    """Events whose After window waits until the ability is resolved (where an edition says so)."""
    cancelled: bool = False
    success: bool = True
    """Whether the last thing that can fail (a pressure, an optional part) succeeded."""
    copied: bool = False
    """Whether only its effects are carried out, as a copy that another ability makes."""
    paid: tuple[tuple[str, int, int], ...] = ()
    """What has been paid for it so far: how, which card, how much."""


class Ask(NamedTuple):
    """A question to a player, to the judge or to chance."""

    player: int
    question: str
    data: Args = ()


Frame = Run | Happen | Use | Ask


class Choice(NamedTuple):
    """An answer to a question, or an edit by hand."""

    player: int
    question: str
    args: Args = ()


class Position(NamedTuple):
    """All there is to know about a game at one moment, pending work included."""

    game: str
    edition: str
    cast: Cast
    cards: tuple[CardState, ...]
    players: tuple[PlayerState, ...]
    facts: tuple[Fact, ...]
    stack: tuple[Frame, ...]
    board: Any
    """What the game keeps beside cards and players: a named tuple of the game."""

    def on(self, stack: tuple[Frame, ...]) -> Position:
        """The same position with other pending work; quicker than `_replace`, and used at every step."""
        return tuple.__new__(Position, (self[0], self[1], self[2], self[3], self[4], self[5], stack, self[7]))

    @property
    def asking(self) -> Ask | None:
        """The question that is open, if one is."""
        top = self.stack[-1] if self.stack else None
        return top if type(top) is Ask else None

    def definition(self, card: int) -> CardDef:
        """What is printed on a card."""
        return self.cast.faces[self.cards[card].face]

    def ability(self, card: int, number: int) -> Ability:
        """An ability of a card by its number: a printed one, or one that it has from elsewhere."""
        return self.cast.faces[self.cards[card].face].abilities[number] if number < LENT else self.cast.lent[number - LENT]

    def abilities(self, card: int) -> tuple[tuple[int, Ability], ...]:
        """The abilities of a card with their numbers: the printed ones, then those that it was given."""
        own = self.cast.faces[self.cards[card].face].numbered
        given = tuple((LENT + f.amount, self.cast.lent[f.amount]) for f in self.facts if f.name == "has ability" and f.card == card)
        if "grants" in self.cast.passive_words and self.cards[card].zone == "play":
            from judgekit.engine.game import GAMES

            given += GAMES[self.game].hooks["granted"](self, card)
        return own + given if given else own


class _Reason(NamedTuple):
    """What a reason holds."""

    verdict: str
    rule: str
    text: str
    source: int = NO_CARD
    """The card whose words decide, if it is a card."""
    remedy: str = ""
    """What would make it otherwise, or when it next becomes so."""
    readings: tuple[tuple[str, str], ...] = ()


class Reason(_Reason):
    """Why something is so, with the rule that says it."""

    __slots__ = ()

    def __new__(
        cls, verdict: str, rule: str, text: str, source: int = NO_CARD, remedy: str = "", readings: tuple[tuple[str, str], ...] = ()
    ) -> Reason:
        """A reason in whose texts what names in -s own is said in one way."""
        return super().__new__(cls, verdict, rule, possessives(text), source, possessives(remedy), readings)

    @property
    def in_full(self) -> str:
        """The sentence, and what would help where anything would."""
        return self.text + (f" What would help: {self.remedy}." if self.remedy else "")


class Option(NamedTuple):
    """A candidate of a question, with all reasons against it."""

    choice: Choice
    text: str
    rule: str
    reasons: tuple[Reason, ...] = ()

    @property
    def verdict(self) -> str:
        """`yes`, `no`, or `unsettled` when only silence stands against it."""
        kinds = {r.verdict for r in self.reasons}
        return NO if NO in kinds else UNSETTLED if UNSETTLED in kinds else YES


class Line(NamedTuple):
    """One thing that happened, as a judge can read it out."""

    rule: str
    text: str
    depth: int = 0
    frame: str = ""
