"""What somebody asks about a deck before it is built: so many copies of a card, a card in one of the two decks, so many of a kind."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine.cast import CardDef
from judgekit.engine.values import NO, Position, Reason
from judgekit.games.five_sails.acts.deck_building import COPIES, EACH, MANY, cards_of, factions_against, in_figures, of_its_kind
from judgekit.games.five_sails.game import rid

VERB = r"(?:(?:put|include|play|use|have|take|add|run|bring|choose|keep|hold|register|leave|contain|place|list|pack)s? (?:with )?)?"
DECK = r"(?:in|into|as part of|to) (?:(?:the|his|her|their|its|this|that|one['’]s|\w+['’]s) )?(?P<which>Faction|Approach) Deck"
IN_PLACE = r"(?:,? (?:in place|instead|in exchange) (?:of|for) .+| for another card)?"
NTH = {"second": 2, "third": 3, "fourth": 4, "further": 0, "another": 0}
OFTEN = {"once": 1, "twice": 2, "three times": 3, "four times": 4}
TIMES = "|".join(OFTEN)
A_CARD = re.compile(
    rf"{VERB}(?:(?:(?:an? |the )?(?P<nth>{'|'.join(NTH)}) (?:copy of )?|(?P<many>{MANY}|an?|the|both|all) (?:\w+ )?(?:copies"
    rf"|copy) of )(?:the (?:Unique )?(?:card )?)?)?"
    rf"(?P<card>.+?)(?:,? (?P<often>{TIMES}))? {DECK}(?:,? (?P<behind>{TIMES}))?{IN_PLACE}",
    re.IGNORECASE,
)
"""`two copies of Jab in the Faction Deck`, `Rat in the Approach Deck`."""
COPIES_ALONE = re.compile(
    rf"{VERB}(?:(?:(?:an? |the )?(?P<nth>{'|'.join(NTH)}) (?:copy of )?|(?P<many>{MANY}|an?|both) (?:copies"
    rf"|copy) of )(?:the (?:Unique )?(?:card )?)?(?P<card>.+?)"
    rf"|(?P<some>{MANY}) (?P<cards>.+?)s?|(?P<name>.+?),? (?P<often>{TIMES})){IN_PLACE}",
    re.IGNORECASE,
)
"""`a second copy of Jab`, `two copies of Jab`: before the game, in the deck where that card belongs."""
KINDS = re.compile(
    rf"{VERB}(?:an? |the )?Approach Deck (?:of|with) (?:exactly )?(?P<characters>{MANY}) characters? and (?P<schemes>{MANY}) schemes?", re.IGNORECASE
)


def of_cards(p: Position, player: int, text: str) -> tuple[Reason, ...] | None:
    """The reasons against having a card in a deck, or so many of a kind; None where nobody asks for that, or nobody knows the card."""
    if kinds := KINDS.fullmatch(text.strip(" .")):
        return tuple(_of_kinds(in_figures(kinds["characters"]), in_figures(kinds["schemes"])))
    found = A_CARD.fullmatch(text.strip(" ."))
    card = _known(p, found["card"]) if found else None
    if found is not None and card is not None:
        often = found["often"] or found["behind"] or ""
        many = OFTEN[often.casefold()] if often else _so_many(p, player, card, found["nth"], found["many"])
        return _against(p, player, card, many, found["which"].casefold())
    return _copies_alone(p, player, text) if p.board.phase == "Set-up" else None


def _copies_alone(p: Position, player: int, text: str) -> tuple[Reason, ...] | None:
    """The reasons against so many copies of a card in the deck where it belongs; None where nobody asks for that."""
    found = COPIES_ALONE.fullmatch(text.strip(" ."))
    name = (found["card"] or found["cards"] or found["name"]) if found else ""
    card = _known(p, name) or _known(p, f"{name}s") if name else None
    if found is None or card is None:
        return None
    many = OFTEN[found["often"].casefold()] if found["often"] else _so_many(p, player, card, found["nth"], found["many"] or found["some"])
    approach = card.kind == "scheme" or (card.kind == "character" and not card.has("Brute"))
    return _against(p, player, card, many, "approach" if approach else "faction")


def _so_many(p: Position, player: int, card: CardDef, nth: str | None, many: str | None) -> int:
    """How many copies there would be: so many as are said, or as many as with one more there are."""
    there = sum(p.definition(n).name == card.name for which in ("faction", "approach") for n in cards_of(p, player, which))
    if nth:
        return NTH[nth.casefold()] or there + 1
    said = (many or "one").casefold()
    return 2 if said == "both" else there if said in {"all", "the"} and there else in_figures(said) or 1


def _against(p: Position, player: int, card: CardDef, many: int, which: str) -> tuple[Reason, ...]:
    """The reasons against so many copies of a card in a deck."""
    return (*of_its_kind(p, card, which), *_copies(card, many), *factions_against(p, player, card, which))


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
