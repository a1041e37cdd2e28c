"""Abilities that are called by what they say or do: `use Ludo's Technique with Thrust`, `use Ludo's healing Action`."""

from __future__ import annotations

import re

from judgekit.engine.values import Position
from judgekit.games.five_sails.acts.abilities import label
from judgekit.games.five_sails.boards.named import named

KIND = r"(?P<kind>Technique|Maneuver|Reaction|Action)"
CONTENT = re.compile(
    rf"\buse (?:the|its|(?P<card>.+?)['’]s) (?:(?:other|first|second|third) )?{KIND} "
    r"(?:(?:with|for|of|giving|adding|that (?:gives|adds|has|says|grants)) (?P<says>[+-]?\d? ?\w+)(?=$|[,;]| again\b)"
    rf"|to (?P<does>[a-z]+ [^,;]+?)(?=$|[,;]| again\b)|(?:that|which) (?P<deed>[a-z]+?)s\b(?:(?! (?:again|on|with|against)\b)[^,;])*)",
    re.IGNORECASE,
)
"""An ability called by a word that its text holds, or by what it does: `use Ludo's other Action to gain a Renown`."""
WORDED = re.compile(
    r"\buse (?P<card>[^,;]+?)['’]s (?!City\b|Home\b|other\b|own\b|first\b|second\b|third\b|last\b|printed\b)(?P<word>[A-Za-z][\w-]*)"
    rf" {KIND}(?=$|[ ,;])"
)
"""An ability of a card, called by a word of its text or by what it does: `use Ludo's Villain Reaction`, `use Ludo's card-drawing Action`."""
WORD_OF = re.compile(rf"\buse the (?P<word>[\w-]+ing) {KIND} of (?P<card>(?-i:[A-Z])[^,;]*?)(?=$|[,;]| (?:again|once more|on|with|against)\b)")
DOING = re.compile(r"(?:[\w-]+-)?([a-z]{2,}?)(?:([bdgklmnprt])\2)?ing")
"""The name for what somebody does, and its stem: `moving`, `hitting`."""


def by_content(p: Position, player: int, text: str) -> str:
    """A sentence in which an ability is called by its number on the card, not by what it says or does; any other sentence as it is."""

    def numbered(found: re.Match[str]) -> str:
        says = (found["says"] or found["does"] or found["deed"]).casefold()
        if named(p, says) >= 0:
            return found[0]
        cards = [n for n, c in enumerate(p.cards) if c.control == player and (not found["card"] or named(p, found["card"]) == n)]
        those = [(n, number) for n in cards for number, _ in _of_kind(p, n, found["kind"]) if says in _text(p, n, number)]
        return label(p, *those[0]) if len(those) == 1 else found[0]

    def by_word(found: re.Match[str]) -> str:
        card, doing = named(p, found["card"]), DOING.fullmatch(found["word"])
        those = _of_kind(p, card, found["kind"])
        stem = rf"{doing[1]}{doing[2] or ''}\w*" if doing else re.escape(found["word"])
        said = [number for number, _ in those if re.search(rf"\b{stem}\b", _text(p, card, number), re.IGNORECASE)]
        known = (len(those) < 2 and not doing) or len(said) != 1 or any(found["word"] in qualifiers for _, qualifiers in those)
        return found[0] if known else label(p, card, said[0])

    return WORDED.sub(by_word, CONTENT.sub(numbered, WORD_OF.sub(r"use \g<card>'s \g<word> \g<kind>", text)))


def _of_kind(p: Position, card: int, kind: str) -> list[tuple[int, tuple[str, ...]]]:
    """The abilities of a card of one kind, by number, with their qualifiers; none where there is no such card."""
    return [(number, a.qualifiers) for number, a in p.abilities(card) if a.kind.casefold() == kind.casefold()] if card >= 0 else []


def _text(p: Position, card: int, number: int) -> str:
    return p.ability(card, number).text.casefold()
