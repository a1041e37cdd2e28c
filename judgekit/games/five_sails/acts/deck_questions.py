"""What somebody asks about a deck before it is built: so many copies of a card, a card in one of the two decks, so many of a kind."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine.cast import CardDef
from judgekit.engine.values import NO, Position, Reason
from judgekit.games.five_sails.acts.deck_building import COPIES, EACH, MANY, factions_against, in_figures, of_its_kind
from judgekit.games.five_sails.game import rid

VERB = r"(?:(?:put|include|play|use|have|take|add|run|bring|choose)s? )?"
DECK = r"(?:in|into|as part of|to) (?:(?:the|his|her|their|its|one['’]s|\w+['’]s) )?(?P<which>Faction|Approach) Deck"
OFTEN = {"once": 1, "twice": 2, "three times": 3, "four times": 4}
TIMES = "|".join(OFTEN)
A_CARD = re.compile(
    rf"{VERB}(?:(?P<many>{MANY}|an?|both) (?:copies|copy) of )?(?P<card>.+?)(?:,? (?P<often>{TIMES}))? {DECK}(?:,? (?P<behind>{TIMES}))?",
    re.IGNORECASE,
)
"""`two copies of Jab in the Faction Deck`, `Rat in the Approach Deck`."""
KINDS = re.compile(
    rf"{VERB}(?:an? |the )?Approach Deck (?:of|with) (?:exactly )?(?P<characters>{MANY}) characters? and (?P<schemes>{MANY}) schemes?", re.IGNORECASE
)


def of_cards(p: Position, player: int, text: str) -> tuple[Reason, ...] | None:
    """The reasons against having a card in a deck, or so many of a kind; None where nobody asks for that, or nobody knows the card."""
    if kinds := KINDS.fullmatch(text.strip(" .")):
        return tuple(_of_kinds(in_figures(kinds["characters"]), in_figures(kinds["schemes"])))
    found = A_CARD.fullmatch(text.strip(" ."))
    card = _known(p, found["card"]) if found else None
    if found is None or card is None:
        return None
    often = found["often"] or found["behind"] or ""
    many = OFTEN[often.casefold()] if often else 2 if (found["many"] or "").casefold() == "both" else in_figures(found["many"] or "one") or 1
    return (*of_its_kind(p, card, found["which"].casefold()), *_copies(card, many), *factions_against(p, player, card, found["which"].casefold()))


def _known(p: Position, name: str) -> CardDef | None:
    """The card of a name that the case tells of, be it in the catalogue alone."""
    low = name.casefold()
    return next((face for face in p.cast.faces if face.name.casefold() == low), None)


def _of_kinds(characters: int, schemes: int) -> Iterator[Reason]:
    if (characters, schemes) != (EACH, EACH):
        text = f"The Approach Deck has {characters} characters and {schemes} schemes, not {EACH} and {EACH}."
        yield Reason(NO, rid("deck/approach-ten"), text)


def _copies(card: CardDef, many: int) -> Iterator[Reason]:
    """One copy of what is Unique, two of anything else."""
    free = card.has("Non-Unique")
    alone = {"scheme": "scheme/unique", "character": "character/unique"}.get(card.kind, "deck/unique-one-copy" if card.has("Unique") else "")
    if many > 1 and alone and not free:
        yield Reason(NO, rid(alone), f"There are {many} copies of {card.name}, which is Unique.")
    elif many > COPIES:
        yield Reason(NO, rid("deck/two-copies"), f"There are {many} copies of {card.name}.")
