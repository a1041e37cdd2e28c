"""Whose the cards are that somebody bears in a set-up in prose: `equipped with two of A's cards: Rope (…) and Hook (…)`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.aside import BEARING
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import NUMBER, number

CARD = r"(?![A-Z]['’]s )[A-Z][\w'’-]*(?: (?:(?:of|the|de|la|von|van|for|to|in|on) )*[A-Z][\w'’-]*)*(?: \(_*\))?"
JOINT = r"(?:, and |,? and |, )"
CARDS = rf"{CARD}(?:{JOINT}{CARD})*"
KIND = r"(?:cards?|[Aa]ttachments?)"
OWNS = r"(?:(?:which|that|who) )?(?:(?:is|are|being) )?(?:(?:all|both|each) )?(?:owned by|belong(?:s|ing)? to|of|from) "
BEFORE = (
    rf"(?:(?:the )?(?P<n>{NUMBER}) (?:of )?)?(?P<a><seats>)['’]s (?:own )?{KIND}(?:,|:)? "
    rf"|(?:the )?(?:(?P<m>{NUMBER}) )?{KIND} {OWNS}(?P<b><seats>)(?:['’]s)?(?:,|:) "
)
"""Whose the cards are, before their names."""
BEHIND = (
    r"[,;] (?:(?P<all>both|all|each)(?: of (?:them|these|which))?,? )?(?:(?:is|are|being) )?"
    r"(?:(?:owned by|belonging to|cards of) (?P<c><seats>)(?:['’]s)?"
    rf"|(?P<d><seats>)['’]s(?: own)?(?: {KIND})?)(?=$|[,;.]| and )"
)
"""The same behind them."""


KINDS = re.compile(r"\((?:[^\"(;,]*[;,] )*(?:an? )?(?:City Deck )?[Aa]ttachment\b")
"""The brackets of a card that is borne."""


def of_others(said: Bit, players: list[str]) -> Bit:
    """A sentence in which it stands in the brackets of each card that somebody bears whose it is, where that is told."""
    if not re.search(rf"\b{BEARING} ", said.plain):
        return said
    one = "|".join(re.escape(x) for x in players)
    told = rf"\b(?P<bears>{BEARING} )(?:(?:{BEFORE})(?P<cards>{CARDS})|(?P<those>{CARDS})(?:{BEHIND}))".replace("<seats>", one)
    for found in reversed(list(re.finditer(told, said.plain))):
        cards = said.group(found, "cards" if found["cards"] else "those").split(rf"{JOINT}(?={CARD})")
        many = found["n"] or found["m"]
        if (many and number(many) != len(cards)) or (found["all"] == "both" and len(cards) != 2):
            continue  # what is not so many is no list of them: it is named as not understood
        whose = found["a"] or found["b"] or found["c"] or found["d"]
        names = " and ".join(_owned(card.text, whose) for card in cards)
        said = anew(said, f"{said.text[: found.start()]}{found['bears']}{names}{said.text[found.end() :]}")
    return _each(said, one)


def _each(said: Bit, one: str) -> Bit:
    """The same of single cards: `equipped with Rope (Attachment) and A's Hook (Attachment)`."""
    card = rf"(?:(?:{one})['’]s )?{CARD}"
    for found in reversed(list(re.finditer(rf"\b{BEARING} (?P<cards>{card}(?:{JOINT}{card})*)", said.plain))):
        for n, each in reversed(list(enumerate(re.finditer(rf"(?:^|(?<= ))(?:(?P<whose>{one})['’]s )(?P<card>{CARD})", found["cards"])))):
            start, end = (found.start("cards") + x for x in each.span())
            card_told = said.text[found.start("cards") + each.start("card") : end]
            if KINDS.search(card_told) or (each.start() == 0 and n == 0):
                said = anew(said, f"{said.text[:start]}{_owned(card_told, each['whose'])}{said.text[end:]}")
    return said


def _owned(card: str, player: str) -> str:
    """A card with its owner in its brackets."""
    return f"{card[:-1]}; owned by {player})" if card.endswith(")") else f"{card} (owned by {player})"
