"""Clauses of a board told in prose that tell what a deck is made of: how many cards, of which kinds, and which of them are named."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.cards import NAMED, Told, cards_told
from judgekit.games.five_sails.boards.story.contents import in_so_many, traits_apart
from judgekit.games.five_sails.boards.story.prose import Bit
from judgekit.games.five_sails.boards.story.words import NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

KIND = r"(?:character|scheme|attachment|risk|Brute)"
OF_THEM = r"(?:different|other|further|more|non-Unique|Neutral|unnamed)"
COUNTED = re.compile(rf"(?:exactly |only )?({NUMBER}) (?:{OF_THEM} )*({KIND}|card)s?(?: in all| in \w+ copies each)?", re.IGNORECASE)
OF_EACH = re.compile(
    rf"(?:exactly |only )?({NUMBER}) (?:{OF_THEM} )*(?:(Unique) )?(?:{OF_THEM} )*(cards?|titles?|names?|{KIND}s?)"
    rf"(?:,? (?:with|in|of which there (?:is|are)|having|at) ({NUMBER}) cop(?:y|ies)(?: of)?(?: each(?: of them)?| apiece)?"
    r"|(?<=Unique cards)|(?<=Unique card))",
    re.IGNORECASE,
)
"""So many names, and how many copies there are of each: `twenty other titles with two copies each`."""
THE_REST = re.compile(rf"({NUMBER}) (?:others?|(?:other|further|more) (?:cards|ones)|which are not)", re.IGNORECASE)
LEGAL = re.compile(
    r"(?:the |its |all )?(?:characters|schemes|cards|risks|attachments) (?:(?:being|are|all|of) )*(?:Neutral|Loyal|\w+['’]s faction)\b.*|"
    r"(?:all|each|every|no|none|which|with)\b.*\b(?:titles?|names?|twice|once|copies|copy|faction|Loyal|Neutral|Unique|legal)\b.*"
    r"|(?:all )?(?:of )?(?:\w+['’]s (?:own )?|the Leader['’]s )?(?:faction|Neutral)(?: (?:and|or)(?: of)? .+)?|Neutral\b.*",
    re.IGNORECASE,
)
"""What says of a deck that it breaks no other rule."""
COPY = re.compile(
    rf"(?:({NUMBER}) (?:of (?:them|which|these) (?:are |being )?)?cop(?:y|ies) of )?"
    r"(?:the |a )?(?:(?i:(Unique|non-Unique)) )?(?:cards? )?([A-Z][^(]*?)"
    r"\s*(\(.*\))?(?: (once|twice|three times|four times))?"
)
"""A card by its name, and how often it is there: `two copies of Jab` · `the Unique card Old Map twice`."""
OFTEN = {"once": 1, "twice": 2, "three times": 3, "four times": 4}
AMONG = re.compile(
    r"(?:and )?(?:namely|among (?:them|these)|including"
    r"|(?:one|two|three|four|\d) of (?:them|which|these) (?:is|are|being)(?= a | the |:))(?: a| the)?:? ",
    re.IGNORECASE,
)


def deck(teller: Teller, said: Bit) -> bool:
    """`A's Approach Deck holds six characters and four schemes` · `A's Faction Deck has 40 cards, among them three copies of Jab (Risk)`."""
    verb = r"(?:is|has|holds?|contains?|consists of|is made (?:up )?of|of|with)"
    found = re.fullmatch(rf"({teller.story.seats})['’]s ((?i:approach|faction)? ?[Dd]eck) {verb} (.+)", said.plain)
    if found is None:
        return False
    return made_of(teller, found[1], said.group(found, 3), approach=found[2].casefold().startswith("approach"))


ASKED = r"(?:,? (?:and|who) asks? (?:about|whether|which|for|if) .*|,? (?:each|every) time .*)?"


def considered(teller: Teller, said: Bit) -> bool:
    """`A considers Jab (Risk, Neutral) and Rat (character, Brute)`: cards of which it is asked whether they may be in a deck."""
    thinks = r"(?:considers|weighs|looks at|thinks (?:about|of)|is thinking (?:about|of)|would like to (?:use|play)|wants to (?:use|play))"
    found = re.fullmatch(rf"(?:{teller.story.seats}) {thinks} (?:the (?:following )?cards?:? )?([A-Z].*?\)){ASKED}", said.plain)
    cards = cards_told(said.group(found, 1), teller.story.players, hidden=True) if found else []
    if not cards or not all("(" in card.line for card in cards):
        return False
    teller.board("catalogue", cards, said.at)
    return True


def made_of(teller: Teller, player: str, told: Bit, *, approach: bool, whole: int = 0) -> bool:
    """The cards of a deck, `whole` of them where their number has been told; says whether they were told by their number."""
    joint = rf",\s*(?:and\s+)?|[;:]\s*|\s+and\s+(?=(?:{NUMBER}) |the\b|{NAMED})|\s+(?=among (?:them|these)\b|including\b)"
    joint += r"|(?<=\)) (?:lies )?on top of (?=[A-Z])"
    cards: list[Told] = []
    others = 0
    for part in traits_apart(in_so_many(told, whole)).split(joint):
        part = part.cut(m.end()) if (m := AMONG.match(part.plain)) else part
        counted = COUNTED.fullmatch(part.plain)
        if (rest := THE_REST.fullmatch(part.plain)) is not None:  # they are no part of those that are named
            others += number(rest[1])
        elif counted and counted[2].casefold() == "card":
            whole = max(whole, number(counted[1]))
        elif each := OF_EACH.fullmatch(part.plain):
            cards += of_so_many_names(player, number(each[1]), number(each[4] or "one"), part.at, _printed(each), len(cards))
        elif counted:
            cards += [of_a_kind(player, counted[2].casefold(), n, part.at) for n in range(1, number(counted[1]) + 1)]
        elif not LEGAL.fullmatch(part.plain):
            copies = COPY.fullmatch(part.plain)
            if copies is None:
                return False
            cards.append(of_one_name(part, copies))
    named = sum(int(m[1]) if (m := re.match(r"(\d+) x ", card.line)) else 1 for card in cards)
    whole = max(whole, named + others if others else 0)
    cards += [Told(f"{whole - named} unknown", told.at)] if whole > named else []
    if not cards or (not whole and not any(re.match(rf"{KIND} \d+ of", card.line, re.IGNORECASE) for card in cards)):
        return False
    teller.counted = "" if approach else "deck"
    teller.board(f"{'approach deck' if approach else 'deck'} of {player}", cards, told.at)
    return True


def of_one_name(part: Bit, found: re.Match[str]) -> Told:
    """A card that is named, as often as it is there."""
    many = number(found[1]) if found[1] else OFTEN[found[5]] if found[5] else 1
    printed = ", ".join(x for x in (part.group(found, 4).text.strip("()") if found[4] else "", "Unique" if found[2] == "Unique" else "") if x)
    return Told(f"{many} x {part.group(found, 3).text} ({printed or 'risk'})", part.at)


def _printed(found: re.Match[str]) -> str:
    """What is printed on cards of which only the number of their names is told."""
    kind = found[3].casefold().removesuffix("s")
    said = {"brute": "character, Brute"}.get(kind, kind if re.fullmatch(KIND, kind) else "risk")
    return f"{said}, Unique" if found[2] else said


def of_so_many_names(player: str, names: int, copies: int, at: int, printed: str, before: int) -> list[Told]:
    """Cards of which only the number of their names is told, and of the copies of each; none is called as one of those told before."""
    called = "Unique Card" if printed.endswith("Unique") else "Brute" if printed.endswith("Brute") else "Card"
    return [Told(f"{copies} x {called} {n} of {player} ({printed})", at) for n in range(before + 1, before + names + 1)]


def of_a_kind(player: str, kind: str, n: int, at: int) -> Told:
    """A card of which only the kind is told."""
    said = "character, Brute" if kind == "brute" else kind
    return Told(f"{kind.capitalize()} {n} of {player} ({said})", at)
