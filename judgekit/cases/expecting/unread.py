"""What is wrong with the facts of a case that cannot be opened: told along with the rest, so that nobody mends one fault to see the next."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.cases.expecting.words import NO_FACT, usual
from judgekit.cases.model import Case, Expectation
from judgekit.engine import Position
from judgekit.errors import Problem
from judgekit.games.five_sails.boards.setup import build
from judgekit.games.five_sails.facts.reading import fits_some_cards, read_fact
from judgekit.games.five_sails.facts.text import Unknown
from judgekit.games.five_sails.game import GAME


def unread_facts(case: Case) -> Iterator[Problem]:
    """Each fact that nothing reads, whatever cards the case holds: its players are known, its cards may not be."""
    p, _ = build(case.players, GAME.editions[0], [])
    for e in case.steps if p is not None else ():
        if isinstance(e, Expectation) and p is not None and (message := _unread(p, usual(e.text, case.players))):
            yield Problem(case.file, e.line, message)


def _unread(p: Position, text: str) -> str:
    """What is wrong with an expectation; empty where it is no fact, or may be one of a card."""
    if NO_FACT.match(text) or fits_some_cards(p, text):
        return ""
    try:
        read_fact(p, text)
    except Unknown as error:
        return str(error)
    return ""
