"""Abilities that a text quotes, in single quotation marks: hidden while the sentence around them is read, and read for themselves."""

from __future__ import annotations

import re

from judgekit.engine.cast import Ability
from judgekit.engine.errors import Misquoted
from judgekit.engine.vocabulary import Reading, Slot
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.slots import ABILITY_KINDS

QUOTE = re.compile(r"(?<=\s)'((?:[A-Z][\w'-]*\s)*(?:" + "|".join(ABILITY_KINDS) + r"):.*?[.•].*?)'(?=[\s.,]|$)")


def hide_quotes(text: str) -> tuple[str, tuple[str, ...]]:
    """A text with its quoted abilities replaced by marks, and those abilities: what they say is no part of the sentence around them."""
    quotes: list[str] = []

    def hide(found: re.Match[str]) -> str:
        quotes.append(found[1])
        return f"\x01{len(quotes) - 1}\x01"

    return QUOTE.sub(hide, text), tuple(quotes)


def show_quotes(text: str, quotes: tuple[str, ...]) -> str:
    """The text with its quoted abilities again."""
    for n, quote in enumerate(quotes):
        text = text.replace(f"\x01{n}\x01", f"'{quote}'")
    return text


def parse_quote(text: str, reading: Reading) -> Ability | None:
    """The ability behind a mark."""
    from judgekit.games.five_sails.texts.sentences import read_text

    mark = text.strip("\x01")
    said = reading.quotes[int(mark)] if mark.isdigit() else text.strip("'")
    abilities, words = read_text(said, reading.own_name)
    if len(abilities) != 1 or words or abilities[0].kind not in ABILITY_KINDS:
        raise Misquoted(
            f"{said!r} is not one ability with its kind; write for instance "
            f"'City Action: Draw a card.', and give a value in words: this character gains +1 Combat"
        )
    return abilities[0]


GAME.vocabulary.slots["quote"] = Slot(parse_quote, lambda v, _: f"'{v.text}'", r"\x01\d+\x01|'[A-Z].+'")
