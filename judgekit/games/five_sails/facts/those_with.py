"""Facts about which players have so much of something: seven or more Renown, two locations, what a kind of victory asks for."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.engine.trace import player_name
from judgekit.engine.values import Position
from judgekit.games.five_sails.boards.story.words import NUMBER, number
from judgekit.games.five_sails.facts.cards import FORMS, GAPS, Known
from judgekit.games.five_sails.facts.text import form
from judgekit.games.five_sails.facts.victory import GETS, meets_condition
from judgekit.games.five_sails.values import characters, pile

__all__ = ["FORMS", "GAPS", "Known"]
BOUND = r"(?:exactly|at least|at most|no more than|no fewer than|more than|fewer than|less than)"
HELD: dict[str, Callable[[Position, int], int]] = {
    "renown": lambda p, q: p.players[q].renown,
    "locations": lambda p, q: sum(place.control == q for place in p.board.places),
    "cards in hand": lambda p, q: len(pile(p, "hand", q)),
    "characters": lambda p, q: len(list(characters(p, q))),
}
"""What players may have so much of."""
GAPS["amount"] = rf"(?P<amount>(?:{BOUND} )?(?:{NUMBER})(?: or (?:more|fewer|less|higher))?)"
GAPS["held"] = r"(?:City )?(?P<held>Renown|locations?|cards? in hand|characters?)"


def _enough(amount: str) -> Callable[[int], bool]:
    """Whether a number is one that is said: `seven or more`, `at most 3`."""
    found = re.fullmatch(rf"(?P<bound>{BOUND})? ?(?P<n>{NUMBER})(?: or (?P<or>\w+))?", amount)
    if found is None:
        raise ValueError(amount)
    n, bound = number(found["n"]), found["bound"] or ""
    if found["or"] in {"more", "higher"} or bound in {"at least", "no fewer than"}:
        return lambda x: x >= n
    if found["or"] in {"fewer", "less"} or bound in {"at most", "no more than"}:
        return lambda x: x <= n
    if bound == "more than":
        return lambda x: x > n
    return (lambda x: x < n) if bound in {"fewer than", "less than"} else (lambda x: x == n)


def _named(k: Known, wanted: Callable[[int], bool]) -> str:
    """The players still in the game of whom something is so."""
    return ", ".join(player_name(k.p, q) for q, player in enumerate(k.p.players) if not player.out and wanted(q)) or "none"


HAVE = "[with|has|have|who have|who has|holding|who hold|who holds|at|controlling|who control|who controls]"


@form(
    f"[players|player|who] {HAVE} {{amount}} {{held}}[ each|] =",
    "players [whose Renown is|with a Renown of] {amount} =",
)
def those_with(k: Known, amount: str, what: str = "renown") -> str:
    """The players who have so much of something."""
    enough, of = _enough(amount), next(each for kind, each in HELD.items() if kind.startswith(what.removesuffix("s")[:5]))
    return _named(k, lambda q: enough(of(k.p, q)))


WHO_GET = (
    "[who reach|who reaches|who have reached|who has reached|reaching|that reach"
    "|who achieve|who achieves|who have achieved|who has achieved|achieving"
    "|who attain|who attains|attaining|who qualify for|who qualifies for|qualifying for|qualified for]"
)


@form(
    "[players|player|who] [who meet|who meets|meeting|meets|that meet|who fulfil|who fulfill|fulfilling|who satisfy|satisfying|who reach|reaching]"
    " [the |]{victory}[ Victory|] condition =",
    f"[players|player] {WHO_GET} [an |a |the |]{{victory}} Victory =",
    f"[player|who] {GETS} [an |a |the |]{{victory}} Victory =",
)
def those_who_meet(k: Known, kind: str) -> str:
    """The players who have what a kind of victory asks for."""
    return _named(k, lambda q: meets_condition(k, kind, q) == "yes")
