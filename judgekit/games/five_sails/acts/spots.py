"""Locations that a player chooses while an ability resolves, and the Renown that is put there, moved or taken off."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact, decision, facts_of, first_fact, has_fact, put_fact, remove_fact
from judgekit.engine.procedures import rule_for
from judgekit.engine.trace import Log, card_name, listed, player_name, say
from judgekit.engine.values import NO, Args, Ask, Event, Fact, Position, Reason, Use
from judgekit.engine.vocabulary import Reading, Run, Slot
from judgekit.games.five_sails.acts.asks import question
from judgekit.games.five_sails.acts.bars import keeps_renown, renown_kept
from judgekit.games.five_sails.acts.pending import ask_before_effect
from judgekit.games.five_sails.acts.spots_said import OF_TARGET, SPOTS, WRITTEN, Spot, spot_of_target, unlike
from judgekit.games.five_sails.conditions.compared import NOBODY, ONE, TIED
from judgekit.games.five_sails.conditions.where import adjacent, here_of
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.standing.basic import brought_renown
from judgekit.games.five_sails.texts.slots import PLACE_NAMES
from judgekit.games.five_sails.texts.whereabouts import where_target_is
from judgekit.games.five_sails.values import NEW, RENOWN, in_city, place_of, with_place

word = GAME.vocabulary.word
ADDING = {"add", "move to"}
"""What is done at a chosen location and brings Renown there."""


def parse_spot(text: str, reading: Reading) -> Spot | None:
    """Which location is meant."""
    words = text.strip()
    ways = (words.casefold(), words.casefold().replace(" city location", " location"))
    found = next((s for way in ways for w, s in SPOTS.items() if w.casefold() == way), None)
    if near := re.fullmatch(r"an? (?:City )?location (?:beside|adjacent to) (.+)", words, re.IGNORECASE):
        beside = parse_spot(near[1], reading)
        return ("any", "adjacent", "to", beside[1]) if beside and beside[0] == "place" else None
    bare = words.casefold().removeprefix("the ")
    named = next((n for n in PLACE_NAMES if n.casefold().removeprefix("the ") == bare), None)
    return spot_of_target(words, reading) or found or (("place", named) if named else None)


def write_spot(spot: Spot, reading: Reading) -> str:
    """The words for a location."""
    if spot[2:3] == ("to",):
        return f"a location beside {spot[3]}"
    return spot[1] if spot[0] == "place" else "that location" if spot[0] == OF_TARGET else WRITTEN[spot]


GAME.vocabulary.slots["spot"] = Slot(parse_spot, write_spot, takes=tuple)


def fixed(p: Position, use: Use, spot: Spot) -> list[str] | None:
    """The locations that are meant, where nobody has to choose; None where somebody has to."""
    if spot[0] == "each":
        found = [n for n in p.cast.places if ("empty" not in spot or place_of(p, n).renown == 0) and not any(unlike(p, use.player, spot, n))]
        found = [n for n in found if "yours" not in spot or place_of(p, n).control == use.player]
        asked = {"chosen": True, "unchosen": False}
        return [n for n in found if all(has_fact(p, "named", card=use.card, key=n) == asked[word] for word in spot if word in asked)]
    if spot[0] == "any":
        return None
    if spot[0] == "event" and (use.event is None or not use.event.place):
        last = first_fact(p, "named last", card=use.card)
        return [p.cast.places[last.amount]] if last else []
    if spot[0] == "chosen first":
        return [p.cast.places[f.amount] for f in facts_of(p, "named first", card=use.card)]
    if spot[0] == OF_TARGET:
        return [name] if in_city(p, name := where_target_is(p, use, int(spot[1]))) else []
    name = spot[1] if spot[0] == "place" else here_of(p, use) if spot[0] == "here" else use.event.place if use.event else ""
    return [name] if in_city(p, name) else []


def speaks_against(p: Position, player: int, spot: Spot, here: str, card: int, name: str, *, take: bool, adds: bool = False) -> Iterator[Reason]:
    """What speaks against choosing a location; one from which Renown is taken must have some, one to which it comes must let it come."""
    place = place_of(p, name)
    if take and not place.renown:
        yield Reason(NO, rid(RENOWN[p.edition]), f"There is no Renown on {name}.")
    barring = keeps_renown(p, name) if adds else -1
    if barring >= 0:
        rule = "cant/precedence" if p.edition == NEW else "play/resolve"
        yield Reason(NO, rid(rule), f"{card_name(p, barring)} lets no Renown come to {name}.", barring)
    if "outermost" in spot and name not in (p.cast.places[0], p.cast.places[-1]):
        yield Reason(NO, rid("play/resolve"), f"{name} lies between other locations.", card)
    if "yours" in spot and place.control != player:
        yield Reason(NO, rid("action/claim-control"), f"{player_name(p, player)} does not control {name}.")
    yield from (Reason(NO, rid(rule_for(rule, p.edition)), text, card) for rule, text in unlike(p, player, spot, name))
    if "empty" in spot and place.renown:
        yield Reason(NO, rid(RENOWN[p.edition]), f"There is Renown on {name}.")
    if "different" in spot and has_fact(p, "named", card=card, key=name):
        yield Reason(NO, rid("play/resolve"), f"{name} has been chosen already; it must be a different location.", card)
    if "adjacent" in spot:
        here = spot[3] if "to" in spot else here
        near = adjacent(p, here, name)
        if near is False:
            yield Reason(NO, rid("action/move-adjacent"), f"{name} is not adjacent to {here}.")
        elif near is None:
            text = f"{name} does not lie directly beside {here}; which City locations are adjacent is not said."
            yield from by_point(p, "unsettled/adjacency", text, (NO, "yes"))


def choose_spot(p: Position, use: Use, spot: Spot, what: Args, log: Log | None, *, here: str = "", take: bool = False, player: int = -1) -> Position:
    """Asks for a location; what is done there follows from `what`. Without any that will do, nothing is done."""
    if use.event is not None and in_city(p, use.event.place) and "different" in spot:
        p = add_fact(p, Fact("named", use.card, use.player, use.event.place, until="day"))
    asked, at = (player if player >= 0 else use.player), here or here_of(p, use)
    adds = what[0] in ADDING
    places = p.cast.places
    found = [n for n in places if not any(r.verdict == NO for r in speaks_against(p, asked, spot, at, use.card, n, take=take, adds=adds))]
    if not found:
        say(log, p, "play/do-as-much", "There is no location for which this could be done.")
        return p
    if "one" in spot and len(found) > 1 and decision(p, TIED) != ONE:
        return _at_level(p, use, found, what, log)
    return p.on((*p.stack, Ask(asked, "spot", (spot, at, use.card, take, *what))))


def _at_level(p: Position, use: Use, found: list[str], what: Args, log: Log | None) -> Position:
    """What is done at the location with the most of something, where several are level: an open point, and as the judge has decided it."""
    reading = decision(p, TIED)
    if reading is None:
        return ask_before_effect(p, TIED)
    if reading == NOBODY:
        say(log, p, "play/do-as-much", "{} are level: it is done at none of them.", listed(found))
        return p
    for name in reversed(found):
        p = carry_out(p, use, what, name, log)
    return p


def _reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    spot, here, card, take = ask.data[:4]
    return speaks_against(p, ask.player, spot, here, card, p.cast.places[args[0]], take=take, adds=ask.data[4] in ADDING)


def _answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, what, name = ask.data[2], ask.data[4:], p.cast.places[args[0]]
    p = name_it(p, card, ask.player, name)
    p = put_fact(p, Fact("named last", card, ask.player, amount=args[0], until="day"))
    return carry_out(p, Use(card, 0, ask.player), what, name, log)


def name_it(p: Position, card: int, player: int, name: str) -> Position:
    """Keeps in mind that a card has named a location, and which one it named first on this Day."""
    if not has_fact(p, "named first", card=card):
        p = add_fact(p, Fact("named first", card, player, amount=p.cast.places.index(name), until="day"))
    return add_fact(p, Fact("named", card, player, name, until="day"))


question(
    "spot",
    "play/resolve",
    "Which location?",
    lambda p, ask: [(n,) for n in range(len(p.cast.places))],
    _reasons,
    lambda p, ask, args: p.cast.places[args[0]],
    _answer,
    role="target",
)


def carry_out(p: Position, use: Use, what: Args, name: str, log: Log | None) -> Position:
    """What is done at the location that was chosen."""
    if what[0] == "add":
        return happen(p, Event("renown placed", player=use.player, place=name, amount=what[1], by=use.card), log)
    if what[0] == "collect":
        from judgekit.games.five_sails.effects.city import collected

        return collected(p, use, name, what[1], log)
    if what[0] == "move from":
        spot, amount, here = what[1], what[2], what[3]
        to = [here] if spot == ("here",) else fixed(p, use, spot)
        if to is None:
            p = add_fact(p, Fact("named", use.card, use.player, name, until="day"))
            return choose_spot(p, use, spot, ("move to", name, amount), log, here=name)
        return moved(p, use, name, to[0], amount, log) if to and to[0] != name else p
    if what[0] == "search":
        from judgekit.games.five_sails.effects.city import search_for

        return search_for(p, use, tuple(what[1:]), f"at {name}", log)
    if what[0] == "facedown":
        from judgekit.games.five_sails.effects.lying import lay_down

        return lay_down(p, use, name, log)
    if what[0] == "move to":
        return moved(p, use, what[1], name, what[2], log)
    if what[0] == "spread":
        for _ in range(place_of(p, name).renown):
            p = choose_spot(p, use, ("any", "adjacent"), ("move to", name, 1), log, here=name)
        return p
    if what[0] == "done there":
        top = p.stack[-1] if p.stack else None
        args = (("place", name) if n == what[2] else a for n, a in enumerate(what[3]))
        done: Position = GAME.vocabulary.get("effect", what[1]).run(p, top if isinstance(top, Use) else use, log, *args)
        return done
    return p


def at_chosen(name: str, *, take: bool = False) -> Callable[[Run], Run]:
    """For an effect at a location: where the text leaves the location open, the player chooses it first."""

    def choosing(run: Run) -> Run:
        @wraps(run)
        def asked(p: Position, use: Use, log: Log | None, *args: Any) -> Position:  # noqa: ANN401  # as above
            at = next((n for n, a in enumerate(args) if isinstance(a, tuple) and a[:1] == ("any",) and (a in WRITTEN or a[2:3] == ("to",))), -1)
            if at >= 0:
                return choose_spot(p, use, args[at], ("done there", name, at, args), log, take=take)
            done: Position = run(p, use, log, *args)
            return done

        return asked  # type: ignore[return-value]  # the same effect

    return choosing


def moved(p: Position, use: Use, one: str, other: str, amount: int, log: Log | None) -> Position:
    """Lets Renown move from a location to another, as much as there is, and keeps in mind where it was."""
    amount = min(amount, place_of(p, one).renown)
    p = put_fact(p, Fact("renown left", use.card, amount=p.cast.places.index(one), until="day"))
    return happen(p, Event("renown moved", player=use.player, place=other, amount=amount, by=use.card, other=p.cast.places.index(one)), log)


@GAME.event("renown moved", RENOWN)
def renown_moved(p: Position, event: Event, log: Log | None) -> Position:
    """Renown goes from a location to another; it is not added anew."""
    source = p.cast.places[event.other]
    if renown_kept(p, source, log) or renown_kept(p, event.place, log):
        return p
    amount = min(event.amount, place_of(p, source).renown)
    p = with_place(p, source, renown=place_of(p, source).renown - amount)
    p = with_place(p, event.place, renown=place_of(p, event.place).renown + amount)
    p = brought_renown(p, event.player, event.place)
    say(log, p, RENOWN[p.edition], "{} Renown moves from {} to {}.", amount, source, event.place)
    return p


@word("effect", "renown on spot", "add {n} Renown to {spot}", rule=RENOWN)
def renown_on_spot(p: Position, use: Use, log: Log | None, n: int, spot: Spot) -> Position:
    """Renown is put on a location, which the player chooses where the card does not name it."""
    found = fixed(p, use, spot)
    if found is None:
        return choose_spot(p, use, spot, ("add", n), log)
    for name in reversed(found):
        p = carry_out(p, use, ("add", n), name, log)
    return p


@word("effect", "move renown", "move {n} Renown from {spot} to {spot2}", rule=RENOWN)
def move_renown(p: Position, use: Use, log: Log | None, n: int, one: Spot, other: Spot) -> Position:
    """Renown moves from a location to another; the player chooses what the card does not name."""
    found = fixed(p, use, one)
    for last in facts_of(p, "renown left", card=use.card):
        p = remove_fact(p, last)
    if other[0] == "event" and use.event is not None and in_city(p, use.event.place):
        other = ("place", use.event.place)  # what is chosen first is another location, and is named last then
    what = ("move from", other, n, here_of(p, use))
    if found is None:
        return choose_spot(p, use, one, what, log, take=True)
    if not found or not place_of(p, found[0]).renown:
        say(log, p, "play/do-as-much", "There is no Renown that could move.")
        return p
    return carry_out(p, use, what, found[0], log)


@word("effect", "move all renown", "move all Renown from {spot} to {spot2}", rule=RENOWN)
def move_all_renown(p: Position, use: Use, log: Log | None, one: Spot, other: Spot) -> Position:
    """Whatever Renown lies on a location moves to another; the player chooses what the card does not name."""
    return move_renown(p, use, log, sum(x.renown for x in p.board.places), one, other)


@word("effect", "spread renown", "move all Renown from {spot} to one or more adjacent locations", rule=RENOWN)
def spread_renown(p: Position, use: Use, log: Log | None, one: Spot) -> Position:
    """Every Renown of a location moves to a location beside it, one after another; the player chooses where each of them goes."""
    found = fixed(p, use, one)
    if found is None:
        return choose_spot(p, use, one, ("spread",), log, take=True)
    return carry_out(p, use, ("spread",), found[0], log) if found else p


def _has_renown(p: Position, use: Use, n: int, one: Spot, other: Spot) -> Iterator[Reason]:
    found = fixed(p, use, one)
    if found is not None and not any(place_of(p, name).renown >= n for name in found):
        yield Reason(NO, rid("cost/cannot-pay"), "There is not so much Renown that could be moved.", use.card)


@word("cost", "move renown", "move {n} Renown from {spot} to {spot2}", rule="ability/additional-costs", check=_has_renown)
def pay_by_moving(p: Position, use: Use, log: Log | None, n: int, one: Spot, other: Spot) -> Position:
    """Renown moves from a location to another as a cost."""
    return move_renown(p, use, log, n, one, other)


@word("effect", "remove renown", "remove {n} Renown from {spot}", rule=RENOWN)
@at_chosen("remove renown", take=True)
def remove_renown(p: Position, use: Use, log: Log | None, n: int, spot: Spot) -> Position:
    """Renown is taken off a location."""
    for name in reversed(fixed(p, use, spot) or []):
        if not place_of(p, name).renown:
            say(log, p, "play/do-as-much", "There is no Renown to remove at {}.", name)
            continue
        p = happen(p, Event("renown placed", player=use.player, place=name, amount=-n, by=use.card), log)
    return p


def _can_remove(p: Position, use: Use, n: int, spot: Spot) -> Iterator[Reason]:
    return _has_renown(p, use, n, spot, spot)


@word("cost", "remove renown", "remove {n} Renown from {spot}", rule="ability/additional-costs", check=_can_remove)
def pay_by_removing(p: Position, use: Use, log: Log | None, n: int, spot: Spot) -> Position:
    """Renown is taken off a location as a cost."""
    return remove_renown(p, use, log, n, spot)
