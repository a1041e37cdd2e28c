"""Of what a player can have one only: Leaders, characters and schemes by name, cards that are Unique; and two of one name with different titles."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.facts import decision
from judgekit.engine.procedures import Procedure, Row, pop, push
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, card_name, player_name, say
from judgekit.engine.values import NO, Position, Reason
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.happening.leaving import to_pile, zone_name
from judgekit.games.five_sails.values import NEW, has

POINT = "unsettled/unique-by-what"
TITLE = "Title: "


def rule_of_one(p: Position, card: int) -> str:
    """The rule by which a player has a card by that name once only; empty where there may be several."""
    definition = p.definition(card)
    if definition.has("Leader"):
        return "leader/one"
    if has(p, card, "Non-Unique") or has(p, card, "Mercenary"):
        return ""
    if definition.kind == "scheme":
        return "scheme/unique"
    if definition.kind == "character" and not has(p, card, "Brute"):
        return "character/unique"
    return "deck/unique-one-copy" if has(p, card, "Unique") and definition.kind in {"character", "attachment", "risk"} else ""


def title_of(p: Position, card: int) -> str:
    """The words beneath a character's name; empty where they are not said."""
    return next((k.removeprefix(TITLE) for k in p.definition(card).keywords if k.startswith(TITLE)), "")


def pairs(p: Position) -> Iterator[tuple[int, int]]:
    """Every card that a player has for the second time though there should be one, behind the first one."""
    seen: dict[tuple[int, str, str], int] = {}
    for n, c in enumerate(p.cards):
        rule = rule_of_one(p, n)
        if rule:
            key = (c.owner if c.owner >= 0 else c.control, p.definition(n).name, rule)
            first = seen.setdefault(key, n)
            if first != n:
                yield first, n


def titled_apart(p: Position, one: int, other: int) -> bool:
    """Whether two cards of one name have different titles."""
    return "" not in (title_of(p, one), title_of(p, other)) and title_of(p, one) != title_of(p, other)


def _where(p: Position, card: int) -> str:
    bearer = p.cards[card].on
    return f"equipped to {card_name(p, bearer)}" if bearer >= 0 else zone_name(p, card)


def twice(p: Position) -> Iterator[Reason]:
    """What is wrong with a board on which a player has something twice."""
    for one, other in pairs(p):
        if titled_apart(p, one, other):
            continue
        rule, where = rule_of_one(p, one), f"{_where(p, one)} and {_where(p, other)}"
        if rule == "leader/one":
            yield Reason(NO, rid(rule), f"{card_name(p, one)} is in two places: {where}; a player has one Leader, and a card is in one place")
            continue
        owner = player_name(p, p.cards[one].owner if p.cards[one].owner >= 0 else p.cards[one].control)
        kind = {"scheme/unique": "schemes are", "character/unique": "characters are", "deck/unique-one-copy": "this card is"}[rule]
        text = f"{card_name(p, one)} is there twice for {owner}: {where}; {kind} Unique, and a player has one of them"
        yield Reason(NO, rid(rule), text, remedy="take one away, call it something else, or give it the trait Non-Unique if its text says so")


def begin_open(p: Position) -> Position:
    """Lets the judge say first whether two of one name can both be there, where that is open; the playtest rules count by the title alone."""
    if p.edition != NEW or decision(p, POINT) == 1 or not any(titled_apart(p, one, other) for one, other in pairs(p)):
        return p
    return push(p, "one of each")


def _which(p: Position, log: Log | None) -> Position:
    reading = decision(p, POINT)
    if reading is None:
        return ask_judge(p, POINT)
    p = pop(p)
    if reading == 0:
        for one, other in reversed([x for x in pairs(p) if titled_apart(p, *x)]):
            say(log, p, POINT, "{} has the name of {}, of which there is one only: it is taken out of the game.", Card(other), Card(one))
            p = to_pile(p, other, "locker", max(p.cards[other].owner, p.cards[other].control))
    return p


GAME.procedure(Procedure("one of each", "Two of one name", (Row("which", POINT, _which, editions=(NEW,)),)))
