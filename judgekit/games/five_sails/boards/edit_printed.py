"""A card that reads otherwise than it is printed, changed by hand: `Call Out lacks its second sentence`, for a board that differs in this alone."""

from __future__ import annotations

import re
from dataclasses import replace

from judgekit.engine.cast import Ability
from judgekit.engine.errors import EngineError, Unreadable
from judgekit.engine.facts import facts_of
from judgekit.engine.values import Position
from judgekit.games.five_sails.boards.edits import edit, number
from judgekit.games.five_sails.texts.sentences import read_text, sentences_of

NTH = ("first", "second", "third", "fourth")
LACKS = re.compile(
    r"(?P<card>.+?) (?:lacks?|misses|loses?|has no|has not|does not have|is (?:printed )?without|without|has not got) (?:(?:its|the|his|her|their) )?"
    rf"(?P<nth>{'|'.join(NTH)}|last) (?:sentence|effect)(?: of (?:its|the) text)?",
    re.IGNORECASE,
)
"""That a sentence is not there which a card has."""


def read_printed(p: Position, body: str) -> tuple[str, ...] | None:
    """The edit of a sentence that says which sentence a card lacks; None for another sentence."""
    found = LACKS.fullmatch(body)
    if found is None or found["card"] not in p.cast.number_of:
        return None
    return "text", found["card"], without_sentence(p.definition(p.cast.number_of[found["card"]]).abilities, found["nth"].casefold())


def without_sentence(abilities: tuple[Ability, ...], nth: str) -> str:
    """The text of a card that has one ability, without one of the sentences that say what it does."""
    if len(abilities) != 1 or abilities[0].kind == "Passive":
        raise Unreadable("which sentence is not there can be said only of a card with one ability that is used; write a case of its own")
    head, bullet, effects = abilities[0].text.rpartition(" • ")
    kind, colon, effects = ("", "", effects) if bullet else effects.partition(": ")
    said = sentences_of(effects)
    at = len(said) - 1 if nth == "last" else NTH.index(nth)
    if at >= len(said) or len(said) < 2:
        raise Unreadable(f"there is no {nth} sentence that could be left out of {effects!r}")
    return f"{head}{bullet}{kind}{colon}{' '.join(x for n, x in enumerate(said) if n != at)}"


@edit("text", "{0} reads otherwise: {1}", "golden-rule/cards-beat-rulebook")
def text(p: Position, card: int | str, said: str) -> Position:
    """Gives a card another text in place of its one ability; other copies of it stay as they are."""
    n = number(p, card)
    printed = p.definition(n)
    try:
        abilities, _ = read_text(said, printed.name)
    except EngineError as error:
        raise Unreadable(f"{p.cast.names[n]} cannot read so: {error}") from error
    if len(abilities) != len(printed.abilities):
        raise Unreadable(f"{said!r} is not the one ability that {p.cast.names[n]} has")
    if any(f.amount >= p.cast.printed_count for f in facts_of(p, "has ability")):
        raise Unreadable("a card has been given an ability: write the board as it is then in a case of its own")
    cast = replace(p.cast, faces=(*p.cast.faces, replace(printed, abilities=abilities)))
    cards = tuple(c._replace(face=len(p.cast.faces)) if k == n else c for k, c in enumerate(p.cards))
    return p._replace(cast=cast, cards=cards)
