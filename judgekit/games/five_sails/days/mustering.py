"""Mustering: the chosen characters come into play, one after another, or together where the judge has decided so."""

from __future__ import annotations

from judgekit.engine.events import after_windows, happen
from judgekit.engine.facts import decision
from judgekit.engine.game import Question
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, Player, card_name, say
from judgekit.engine.values import Args, Ask, Event, Position
from judgekit.games.five_sails.duels.challenge import goto
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.limits import check_crew
from judgekit.games.five_sails.values import NEW, OLD, clockwise, home_of, pile, with_card


def muster(p: Position, log: Log | None, row: str = "muster") -> Position:
    """One character after another, the First Player's first; in the playtest rules perhaps together."""
    if p.edition == OLD and _arrivals(p) and (reading := decision(p, "unsettled/muster-order")) != 1:
        return ask_judge(p, "unsettled/muster-order") if reading is None else _together(p, log)
    for player in clockwise(p, p.board.token):
        for n in pile(p, "chosen", player):
            if p.definition(n).kind == "character":
                ordered = "unsettled/muster-order" if decision(p, "unsettled/muster-order") is not None else "day/planning-muster"
                say(log, p, "day/muster-order" if p.edition == NEW else ordered, "{} musters at {}.", Player(player), home_of(p, player))
                return happen(goto(p, row), Event("mustered", n, player), log)
    return p


def _arrivals(p: Position) -> bool:
    """Whether several characters muster and something answers their coming."""
    chosen = [n for n, c in enumerate(p.cards) if c.zone == "chosen" and p.definition(n).kind == "character"]
    return len(chosen) > 1 and bool({"mustered", "entered"} & p.cast.answered)


def _together(p: Position, log: Log | None) -> Position:
    """All characters come into play; what answers that follows, in the order of the First Player."""
    events = []
    for player in clockwise(p, p.board.token):
        for n in pile(p, "chosen", player):
            if p.definition(n).kind == "character":
                p = with_card(p, n, zone="play", control=player, at=home_of(p, player), engaged=False, place=0)
                say(log, p, "day/planning-muster", "{} joins the Crew of {} and enters play at {}.", Card(n), Player(player), home_of(p, player))
                events += [Event("mustered", n, player), Event("entered", n, player)]
    for player in reversed(clockwise(p, p.board.token)):
        p = check_crew(p, player, log)
    return arrived(p, tuple(events))


def arrived(p: Position, events: tuple[Event, ...]) -> Position:
    """Asks the First Player whose coming is answered first, where several are answered."""
    answered = [e for e in events if any(GAME.triggered(p, e, stage) for stage in ("Before", "When", "After"))]
    if len(answered) < 2:
        return after_windows(p, tuple(answered))
    return p.on((*p.stack, Ask(max(p.board.token, 0), "who came first", tuple((e.kind, e.card, e.player) for e in answered))))


def _came(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    events = [Event(kind, card, player) for kind, card, player in ask.data]
    first = [e for e in events if e.card == args[0]]
    say(log, p, "first-player/simultaneous", "What answers the coming of {} resolves first.", Card(args[0]))
    rest = tuple(e for e in events if e not in first)
    return after_windows(arrived(p, rest) if rest else p, tuple(first))


GAME.ask(
    Question(
        "who came first",
        "first-player/simultaneous",
        lambda p, ask: "Whose coming into play is answered first?",
        lambda p, ask: [(n,) for n in dict.fromkeys(card for _, card, _ in ask.data)],
        lambda p, a, x: iter(()),
        lambda p, ask, args: f"{card_name(p, args[0])} first",
        _came,
        role="order",
    )
)
