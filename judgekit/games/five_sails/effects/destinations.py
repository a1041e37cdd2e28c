"""Moves to a location of which something is asked: where the player controls a character, with an enemy, without Renown."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine.cast import Target
from judgekit.engine.trace import Log
from judgekit.engine.values import NO, Ask, Position, Reason, Use
from judgekit.engine.vocabulary import Reading, Slot
from judgekit.games.five_sails.acts.asking import ask_if_any
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.texts.noun_phrases import parse_noun, write_noun
from judgekit.games.five_sails.texts.references import Who, cards_meant, matches
from judgekit.games.five_sails.values import in_city, in_play, location, place_of

word = GAME.vocabulary.word
Destination = tuple[str, ...]
"""Near or any, a City location or not, what must be there or must not, and the tests of it."""
SAID = re.compile(
    r"(?:an?|any)( adjacent)?( City)? location (?:(?:where you (?:control|have)|with) (no |an?(?:other)? )?(.+)|(?:that"
    r" )?(you|an opponent|nobody) controls?)",
    re.IGNORECASE,
)
FREE = re.compile(r"(?:an?|any) (?:(adjacent) uncontrolled|uncontrolled( adjacent)?)( City)? location", re.IGNORECASE)
CONTROLLED = {"yours": "you control", "theirs": "an opponent controls", "nobody": "nobody controls"}


def parse_destination(text: str, reading: Reading) -> Destination | None:
    """Which locations will do."""
    found, free = SAID.fullmatch(text.strip()), FREE.fullmatch(text.strip())
    if free is not None:
        return (("adjacent" if free[1] or free[2] else "any") + (" city" if free[3] else ""), "controlled", "nobody")
    if found is None:
        return None
    how = ("adjacent" if found[1] else "any") + (" city" if found[2] else "")
    if found[5]:
        return (how, "controlled", {"you": "yours", "nobody": "nobody"}.get(found[5].casefold(), "theirs"))
    if found[4].casefold() == "renown":
        return (how, "without" if found[3] else "with", "Renown")
    noun = parse_noun(found[4].removesuffix("s") if (found[3] or "").casefold() == "no " else found[4], reading)
    mine = ("yours",) if "where you" in text.casefold() and noun and "yours" not in noun.tests else ()
    other = ("other",) if (found[3] or "").casefold() == "another " else ()
    none = (found[3] or "").casefold() == "no "
    return (how, "without" if none else "with", noun.kind, *noun.tests, *mine, *other) if noun else None


def write_destination(where: Destination, reading: Reading) -> str:
    """The words for such locations."""
    kind = f"an {'adjacent ' if where[0].startswith('adjacent') else ''}{'City ' if where[0].endswith('city') else ''}location"
    kind = kind if where[0].startswith("adjacent") else f"any{kind[2:]}"
    if where[1] == "controlled":
        return f"{kind} {CONTROLLED[where[2]]}"
    thing = where[2] if where[2] == "Renown" else write_noun(Target(where[2], where[3:]))
    return f"{kind} with {'no ' if where[1] == 'without' else '' if thing == 'Renown' else 'a '}{thing}"


GAME.vocabulary.slots["destination"] = Slot(parse_destination, write_destination, takes=tuple)


@word("effect", "move where", "move {who} to {destination}", "{who} moves to {destination}", rule="action/moving")
def move_where(p: Position, use: Use, log: Log | None, who: Who, where: Destination) -> Position:
    """A character moves to a location of the player's choice of which something is so."""
    for card in reversed([n for n in cards_meant(p, use, who) if in_play(p, n)]):
        p = ask_if_any(p, Ask(use.player, "where to", (card, "|".join(where), use.card)), log)
    return p


for _how, _said in (("adjacent", "an adjacent location"), ("adjacent city", "an adjacent City location"), ("any city", "any City location")):

    def _of_theirs(p: Position, use: Use, log: Log | None, who: Who, how: str = _how) -> Position:
        """A character moves to a location that its controller chooses."""
        for card in reversed([n for n in cards_meant(p, use, who) if in_play(p, n) and p.cards[n].control >= 0]):
            p = ask_if_any(p, Ask(p.cards[card].control, "where to", (card, how, use.card)), log)
        return p

    word("effect", f"move {_how} of theirs", f"{{who}} moves to {_said} of its controller's choice", rule="action/moving")(_of_theirs)


def will_not_do(p: Position, use: Use, how: str, name: str) -> Iterator[Reason]:
    """Why a location is none of those to which such a move may go."""
    _, what, *which = how.split("|")
    place = place_of(p, name) if in_city(p, name) else None
    if what == "controlled":
        mine = {"yours": (use.player,), "nobody": (-1,)}.get(which[0])
        so = place is not None and (place.control in mine if mine else place.control not in (use.player, -1))
    elif which[0] == "Renown":
        so = place is not None and bool(place.renown) == (what == "with")
    else:
        there = any(location(p, n) == name and matches(p, use, Target(which[0], tuple(which[1:])), n) for n in range(len(p.cards)))
        so = there == (what == "with")
    if not so:
        said = write_destination(tuple(how.split("|")), Reading()).partition(" location ")[2]
        yield Reason(NO, rid("play/resolve"), f"{name} is no location {said}.", use.card)
