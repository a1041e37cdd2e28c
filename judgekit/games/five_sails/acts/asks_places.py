"""The question where a character goes, and everything that speaks against a place."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import happen
from judgekit.engine.facts import has_fact
from judgekit.engine.trace import Log, card_name
from judgekit.engine.values import NO, Args, Ask, Event, Position, Reason
from judgekit.games.five_sails.acts.asks import question
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.conditions.where import adjacent
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.standing.permissions import kept_from
from judgekit.games.five_sails.texts.candidates import place_name
from judgekit.games.five_sails.values import home_of, in_city, location


def _where_candidates(p: Position, ask: Ask) -> list[Args]:
    return [(n,) for n in range(len(p.cast.places) + len(p.cast.seats))]


def where_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    """Everything that speaks against a location to which a character would move."""
    card, how, _ = ask.data
    if "|" in how:
        from judgekit.games.five_sails.effects.destinations import will_not_do

        yield from will_not_do(p, top_use(p), how, place_name(p, args[0]))
        how = how.partition("|")[0]
    name, here = place_name(p, args[0]), location(p, card)
    owner = p.cards[card].control
    if name == here:
        yield Reason(NO, rid("action/moving"), f"{card_name(p, card)} is at {name} already.", card)
        return
    if name.startswith("Home of ") and name != home_of(p, owner):
        yield Reason(NO, rid("setup/enemy-home"), f"{name} is not {card_name(p, card)}'s own Home.", card)
    yield from kept_from(p, card, name)
    if "city" in how and not in_city(p, name):
        yield Reason(NO, rid("term/city-location"), f"{name} is not a City location.")
    if how.startswith("different") and has_fact(p, "named", card=ask.data[2], key=name):
        yield Reason(NO, rid("play/resolve"), f"{name} has been chosen already; it must be a different location.", card)
    near = adjacent(p, here, name)
    if how.startswith("adjacent") and near is False:
        yield Reason(NO, rid("action/move-adjacent"), f"{name} is not adjacent to {here}.")
    elif how.startswith("far") and near:
        yield Reason(NO, rid("action/move-adjacent"), f"{name} is adjacent to {here}.")
    elif how.startswith(("adjacent", "far")) and near is None:
        yield from by_point(
            p,
            "unsettled/adjacency",
            f"{name} does not lie directly beside {here}; which City locations are adjacent is not said.",
            ("yes", NO) if how.startswith("far") else (NO, "yes"),
        )


def _where_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, _, by = ask.data
    return happen(p, Event("moved", card, p.cards[card].control, place=place_name(p, args[0]), by=by), log)


question(
    "where to",
    "action/move-adjacent",
    "Where does the character go?",
    _where_candidates,
    where_reasons,
    lambda p, ask, args: place_name(p, args[0]),
    _where_answer,
    role="target",
)
