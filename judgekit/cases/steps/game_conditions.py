"""Conditions under which steps are told that the position alone decides: whether the game has its end, whether a combat card was played."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.cases.wordings.story import clauses
from judgekit.engine import Position
from judgekit.games.five_sails.boards.moments.told import moment

BY_NOW = r"(?: (?:yet|by (?:then|now)|with (?:it|this|that)|then|at that point))?"
SO_FAR = r"(?: (?:so far|until then|up to then|there(?:by)?|in that check|by that check))?"
ON = r"(?:going(?: on)?|under way|on|open|alive|running|in progress|being fought)"
IN_IT = r"(?: in (?:it|this round|that round|round \d+))?"
A_CARD = rf"(?:an?|any|one|the)(?: combat)? card (?:was|is|has been|be) played{IN_IT}|there (?:is|was) a combat card"
NO_CARD = rf"no(?: combat)? card (?:was|is|has been|be) played{IN_IT}|there (?:is|was) no combat card"


def _over(p: Position) -> bool:
    """Whether the game has its end: somebody has won, or it is a draw."""
    return bool(p.board.over)


def _goes_on(p: Position) -> bool:
    return not _over(p)


def _card_played(p: Position) -> bool:
    """Whether a combat card has been played in the round that is going on."""
    return p.board.duel is not None and p.board.duel.card >= 0


def _no_card_played(p: Position) -> bool:
    return not _card_played(p)


OF_THE_GAME: tuple[tuple[str, Callable[[Position], bool]], ...] = (
    (A_CARD, _card_played),
    (NO_CARD, _no_card_played),
    (
        rf"(?:nobody|no ?one|no player|neither player) (?:(?:has|have) (?:yet |already )?won|wins?|is (?:the )?winner)(?: the game)?{BY_NOW}{SO_FAR}"
        rf"|there is (?:still |as yet )?no winner{BY_NOW}{SO_FAR}"
        rf"|the game (?:is not (?:yet |already )?(?:over|won|decided|finished)|has not (?:yet |already )?(?:ended|been (?:won|decided))"
        rf"|(?:still )?(?:goes on|continues|is (?:still )?{ON})|not be over){BY_NOW}{SO_FAR}",
        _goes_on,
    ),
    (
        rf"(?:somebody|someone|any(?:body|one)|a player|one of them) (?:has (?:already |now )?won|wins)(?: the game)?{BY_NOW}"
        rf"|there is (?:already |now )?a winner{BY_NOW}|the game (?:is (?:already |now )?(?:over|won|decided|finished)"
        rf"|has (?:already |now )?(?:ended|been (?:won|decided))){BY_NOW}",
        _over,
    ),
)
"""The conditions, each with what judges it."""
OF_A_CARD = re.compile(rf"\b(?:if|unless|in case|where|should) (?:{A_CARD}|{NO_CARD})$", re.IGNORECASE)


def only_of_its_card(given: str, rest: str) -> bool:
    """Whether a condition is only that a card was played whose values are resolved: what the game does behind that, it does in either case."""
    parts = clauses(rest) if OF_A_CARD.search(given) else []
    told = len(parts) > 1 and all(moment(x) is not None for x in parts)
    return told and re.search(r"\bvalues\b", parts[0]) is not None and "values" not in " ".join(parts[1:])
