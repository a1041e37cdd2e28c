"""Passive abilities about who may do what to whom: targeting, challenging and recruiting by kind; and a value that counts double in pressures."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Target
from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, Position, Reason, Use
from judgekit.games.five_sails.cited import FORBIDDEN
from judgekit.games.five_sails.conditions.where import adjacent, here_of
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.standing.basic import held, says_of, speaks_of, standing
from judgekit.games.five_sails.texts.references import matches
from judgekit.games.five_sails.values import in_city, location

held("not targeted by", "{who} cannot be targeted by a {noun}", rule=FORBIDDEN, doc="No card of a kind, and no character of a kind, targets it.")
held("targeted only by", "{who} can be targeted only by a {noun}", rule=FORBIDDEN, doc="Only cards of a kind, or characters of a kind, target it.")
held(
    "not targeted by ability",
    "{who} cannot be targeted by a {ability}",
    rule=FORBIDDEN,
    doc="No ability so qualified, or of such a kind, targets it.",
)
held(
    "targeted only by ability",
    "{who} can be targeted only by a {ability}",
    rule=FORBIDDEN,
    doc="Only abilities so qualified, or of such a kind, target it.",
)
held("not challenged by", "{who} cannot be challenged by a {noun}", rule=FORBIDDEN, doc="Characters of a kind do not challenge it.")
held("no recruiting", "nobody can recruit at this location", rule=FORBIDDEN, doc="No Mercenary is recruited where the card lies.")
held("counts double", "in pressures, the {stat} of {who} counts double", doc="The value is added once more to the total of the character's player.")
held(
    "challenged from next door",
    "{who} can be challenged from an adjacent location",
    doc="A basic challenge from an adjacent City location reaches it.",
)
held("challenges next door", "{who} can challenge enemies at an adjacent location", doc="The basic challenge reaches an adjacent City location.")


def is_source(p: Position, use: Use, by: Use, noun: tuple[str, ...]) -> bool:
    """Whether what targets is of a kind: the card whose ability it is, or the character that performs it."""
    kind = Target(noun[0], tuple(noun[1:]))
    if kind.kind == "character":
        return by.performer >= 0 and matches(p, use, kind, by.performer)
    if (by.player == use.player and "enemy" in kind.tests) or (by.player != use.player and "yours" in kind.tests):
        return False
    loose = tuple(t for t in kind.tests if t.startswith(("trait:", "not:")))
    return by.card > 0 and kind.kind in {"card", p.definition(by.card).kind} and matches(p, use, Target("card", loose), by.card)


def is_ability(p: Position, use: Use, by: Use, said: tuple[str, ...]) -> bool:
    """Whether the ability that targets is of a kind, and has the words before it: it has those alone, whatever its performer is."""
    whose, kind, *words = said
    ability = p.ability(by.card, by.number)
    theirs = whose != "enemy" or by.player != use.player
    return theirs and kind in {"", ability.kind} and set(words) <= {*ability.qualifiers}


BARRED = {"not targeted by": is_source, "not targeted by ability": is_ability}
LET_BY = {"targeted only by": is_source, "targeted only by ability": is_ability}


def targeted_by(p: Position, by: Use, thing: int) -> Iterator[Reason]:
    """Why a card is not targeted by what would target it."""
    for name, is_such in (BARRED | LET_BY).items():
        if name not in p.cast.passive_words:
            continue
        for use, said in says_of(p, name, thing):
            if is_such(p, use, by, said.args[1]) != (name in LET_BY):
                text = f"{card_name(p, use.card)} does not let this target {card_name(p, thing)}."
                yield Reason(NO, rid(FORBIDDEN[p.edition]), text, use.card, "something else would have to target it")


def not_by(p: Position, challenger: int, thing: int) -> Iterator[Reason]:
    """Why a character is not challenged by this challenger."""
    if "not challenged by" not in p.cast.passive_words or challenger < 0:
        return
    for use, said in says_of(p, "not challenged by", thing):
        if matches(p, use, Target(said.args[1][0], tuple(said.args[1][1:])), challenger):
            text = f"{card_name(p, use.card)} does not let {card_name(p, challenger)} challenge {card_name(p, thing)}."
            yield Reason(NO, rid(FORBIDDEN[p.edition]), text, use.card, "another character would have to challenge")


def no_recruiting(p: Position, place: str) -> Iterator[Reason]:
    """Why nobody recruits at a location."""
    for use, _ in standing(p, "no recruiting"):
        if here_of(p, use) == place:
            text = f"{card_name(p, use.card)} lets nobody recruit at {place}."
            yield Reason(NO, rid(FORBIDDEN[p.edition]), text, use.card, f"{card_name(p, use.card)} would have to leave play")


def doubled(p: Position, card: int, name: str) -> int:
    """How often a value of a character is added once more in pressures."""
    if "counts double" not in p.cast.passive_words:
        return 0
    return sum(said.args[0] == name and speaks_of(p, use, said.args[1], card) for use, said in standing(p, "counts double"))


def next_door(p: Position, challenger: int, thing: int) -> bool:
    """Whether a Passive ability lets a character challenge an enemy at an adjacent City location, without going there."""
    said = {"challenges next door", "challenged from next door"} & p.cast.passive_words
    if not said or p.cards[thing].control in (p.cards[challenger].control, -1):
        return False
    at = location(p, thing)
    there = in_city(p, at) and adjacent(p, location(p, challenger), at) is True
    return there and bool((*says_of(p, "challenges next door", challenger), *says_of(p, "challenged from next door", thing)))
