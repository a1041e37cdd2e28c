"""Uses of abilities that a judge changes by hand: `Ring's Reaction is used`, `Ring is unused`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from judgekit.engine.errors import Unreadable
from judgekit.engine.facts import add_fact, facts_of, remove_fact
from judgekit.engine.values import Fact, Position
from judgekit.games.five_sails.texts.own_limits import limit_of

COUNTED = {"Technique": "duel", "Maneuver": "duel", "Action": "day", "Reaction": "day"}
"""The kinds of abilities whose use is counted, and how long it counts where the card does not say."""
TRACES = ("used", "used earlier", "used in the duel", "cancelled", "survived strike", "answered")
"""What is kept of the use of an ability."""
SHARED = {"event", "location"}
"""Kinds of cards of whose abilities every player has a use."""
KIND = r"(?:City |Home )?(?P<kind>Actions?|Reactions?|Techniques?|Maneuvers?|abilit(?:y|ies)|uses?)(?: ability)?"
OWN_KIND = KIND.replace("<kind>", "<own>")
NOT = r"(?P<not>not |never |not yet )?"
SINCE = r"(?:,? (?:(?:in |on )?(?:this|the) (?:Day|duel|round)|today|yet|so far|already|before|earlier|again|once more|any ?more))*"
SPENT = r"(?:already )?(?:been )?(?:used(?: up)?|spent|exhausted|activated)"
FRESH = r"(?P<fresh>unused|unspent|fresh|(?:available|usable|ready) again|(?:can|may) be used(?= again))"
IS = r"(?:(?:is|are|was|has|have|counts as|becomes) ?)?"
WHAT = rf"(?:the )?(?:{KIND} of )?(?P<card>.+?)(?:['’]s {OWN_KIND})?"
SAID = tuple(
    re.compile(x, re.IGNORECASE)
    for x in (
        rf"no (?:abilit(?:y|ies) )?(?:has|have) been used{SINCE}|(?:all|no) (?:abilities|uses) (?:are|is) (?:unused|back|used){SINCE}",
        rf"(?P<user>\S+) has(?: already)? {NOT}{SPENT} {WHAT}{SINCE}",
        rf"{WHAT} {IS}{NOT}(?:{SPENT}|{FRESH})(?:,? by (?P<by>\S+?))?{SINCE}(?:,? by (?P<after>\S+))?",
    )
)
"""That an ability has had its use, or has not."""


class Use(NamedTuple):
    """What a sentence says of an ability: that it has been used, or has not."""

    card: str
    kind: str
    by: str = ""
    unused: bool = False


def use_said(body: str, knows: Callable[[str], bool]) -> Use | None:
    """What a sentence says of the use of an ability; of no card where it speaks of all; None for another sentence."""
    found = (m.groupdict() for pattern in SAID if (m := pattern.fullmatch(body)))
    said = next((x for x in found if "card" not in x or knows(x["card"])), None)
    if said is None or "card" not in said:
        return None if said is None else Use("", "ability", unused=True)
    by = said.get("user") or said.get("by") or said.get("after") or ""
    nobody = by.casefold() in {"nobody", "no-one", "noone"}
    unused = nobody or bool(said["not"] or said.get("fresh"))
    return Use(said["card"], _kind(said["kind"] or said["own"] or ""), "" if nobody else by, unused)


def read_use(p: Position, body: str) -> tuple[str, ...] | None:
    """The edit of a sentence that says whether an ability has been used; None for another sentence."""
    said = use_said(body, p.cast.number_of.__contains__)
    if said is None or not said.card:
        return None if said is None else ("all unused", "abilities")
    if said.by and said.by not in p.cast.seats:
        raise Unreadable(f"there is no player {said.by!r}")
    if said.unused:
        return "unused", said.card, _by(said.by) if _is_shared(p, said.card) else "", said.kind
    return "used", said.card, _by(whose_use(p, said.card, said.by)), which_kind(p, said.card, said.kind)


def _kind(said: str) -> str:
    word = said.casefold().rstrip("s")
    return next((x for x in COUNTED if x.casefold() == word), "ability")


def _by(player: str) -> str:
    return f" by {player}" if player else ""


def which_kind(p: Position, card: str, kind: str) -> str:
    """The kind of ability that has been used, where only one can be meant."""
    kinds = list(dict.fromkeys(a.kind for _, a in p.abilities(p.cast.number_of[card]) if _is_counted(a.kind, limit_of(a))))
    if kind == "ability" and len(kinds) == 1:
        return kinds[0]
    if kind != "ability" and kind in kinds:
        return kind
    listed = " and ".join(f"a {x}" for x in kinds)
    raise Unreadable(
        f"{card} has {listed}: say which has been used" if listed and kind == "ability" else f"{card} has no {kind} whose uses are counted"
    )


def _is_counted(kind: str, own: object) -> bool:
    return kind in COUNTED or own is not None


def _is_shared(p: Position, card: str) -> bool:
    return p.definition(p.cast.number_of[card]).kind in SHARED


def whose_use(p: Position, card: str, by: str) -> str:
    """The player whose use it is, where every player has one; empty where the card has one for all."""
    if not _is_shared(p, card):
        return ""
    if not by:
        raise Unreadable(f"each player has a use of {card}: say who has used it, '{card}'s Action has been used by {p.cast.seats[0]}'")
    return by


def with_use(p: Position, card: int, kind: str, by: str) -> Position:
    """The position with an ability used as often as it can be."""
    state = p.cards[card]
    player = p.cast.seats.index(by.removeprefix(" by ")) if by else state.control if state.control >= 0 else state.owner
    for number, ability in p.abilities(card):
        if ability.kind != kind or "Unlimited" in ability.keywords:
            continue
        times, span = limit_of(ability) or (1, COUNTED.get(kind, "day"))
        had = len(facts_of(p, "used", card=card, player=player, key=str(number)))
        for _ in range(times - had):
            p = add_fact(p, Fact("used", card, player, str(number), until=span))
    return p


def without_use(p: Position, card: int, kind: str, by: str) -> Position:
    """The position in which the abilities of a card, or those of one kind, have not been used, by one player or by anybody."""
    keys = {str(number) for number, ability in p.abilities(card) if kind in {"ability", ability.kind}}
    player = p.cast.seats.index(by.removeprefix(" by ")) if by else None
    for name in TRACES:
        for fact in facts_of(p, name, card=card, player=player):
            p = remove_fact(p, fact) if fact.key in keys else p
    return p
