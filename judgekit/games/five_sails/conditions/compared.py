"""Conditions that compare players: who has more or fewer characters, cards in hand, locations or Renown than an opponent, or than each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from judgekit.engine.facts import decision
from judgekit.engine.procedures import Rule
from judgekit.engine.trace import player_name
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import HELD_RENOWN, characters, clockwise, pile, side_of_player

word = GAME.vocabulary.word
TIED = "unsettled/most-tied"
NOBODY, EACH, ONE = range(3)
"""The readings of who has the most or the fewest where several are level."""


@dataclass(frozen=True)
class Counted:
    """Something that each player has so much of."""

    what: str
    verb: str
    rule: Rule
    size: Callable[[Position, int], int]

    def sizes(self, p: Position, use: Use) -> tuple[int, list[int]]:
        """What a player has of it, and what each opponent who is still in the game has."""
        return self.size(p, use.player), [self.size(p, q) for q in clockwise(p, 0) if q != use.player]

    def told(self, p: Position) -> str:
        """What each player has of it, in words."""
        return ", ".join(f"{player_name(p, q)} {self.size(p, q)}" for q in clockwise(p, 0))


def _initiative(p: Position, player: int) -> int:
    from judgekit.games.five_sails.days.initiative import initiative_of

    return initiative_of(p, player)


COUNTED = (
    Counted("characters", "have", "term/crew", lambda p, q: sum(1 for _ in characters(p, q))),
    Counted("cards in hand", "have", "risk/hidden", lambda p, q: len(pile(p, "hand", q))),
    Counted("locations", "control", "action/claim-control", lambda p, q: sum(place.control == q for place in p.board.places)),
    Counted("Renown", "have", HELD_RENOWN, lambda p, q: p.players[q].renown),
    Counted("Initiative", "have", "anatomy/initiative", _initiative),
)


def _leads(p: Position, mine: int, others: Iterable[int]) -> bool:
    """Whether somebody is ahead of all others, or level with the first of them where the judge has decided that this is enough."""
    ahead = max(others, default=mine - 1)
    return mine > ahead or (mine == ahead and decision(p, TIED) in {EACH, ONE})


def _compared(counted: Counted, more: str, less: str) -> None:
    """The conditions that say `more` of something; `less` says the same of the other side."""
    have, has = counted.verb, {"have": "has", "control": "controls"}[counted.verb]
    said = [f"you {have} {more} {counted.what} than an opponent", f"an opponent {has} {less} {counted.what} than you"]
    sign = 1 if more == "more" else -1

    @word(
        "condition",
        f"{more} {counted.what} than one",
        *(said if more == "more" else reversed(said)),
        rule=counted.rule,
        fails=f"no opponent {has} {less} {counted.what}",
    )
    def than_one(p: Position, use: Use) -> bool:
        """Compared with one opponent at least."""
        mine, others = counted.sizes(p, use)
        return any(sign * mine > sign * n for n in others)

    @word(
        "condition",
        f"{more} {counted.what} than each",
        f"you {have} {more} {counted.what} than each opponent",
        f"each opponent {has} {less} {counted.what} than you",
        rule=counted.rule,
        fails=f"{{player}} does not {have} {more} {counted.what} than each opponent",
    )
    def than_each(p: Position, use: Use) -> bool:
        """Compared with every opponent who is still in the game; a tie is not enough."""
        mine, others = counted.sizes(p, use)
        return all(sign * mine > sign * n for n in others)

    @word(
        "condition",
        f"the {MOST[more]} {counted.what}",
        f"you {have} the {MOST[more]} {counted.what}",
        rule=counted.rule,
        fails=f"{{player}} does not {have} the {MOST[more]} {counted.what}",
    )
    def the_most(p: Position, use: Use) -> bool:
        """Nobody who is still in the game is ahead; whether several who are level have it is an open point, and nobody until it is decided."""
        mine, others = counted.sizes(p, use)
        return _leads(p, sign * mine, [sign * n for n in others])


def _compared_in_duel(counted: Counted, more: str, less: str) -> None:
    """The condition that says `more` of something than the adversary has; `less` says the same of the adversary."""
    have, has = counted.verb, {"have": "has", "control": "controls"}[counted.verb]
    sign = 1 if more == "more" else -1

    @word(
        "condition",
        f"{more} {counted.what} than adversary",
        f"you {have} {more} {counted.what} than the adversary",
        f"the adversary {has} {less} {counted.what} than you",
        rule=counted.rule,
        fails=f"{{player}} does not {have} {more} {counted.what} than the adversary",
    )
    def than_adversary(p: Position, use: Use) -> bool:
        """Compared with the adversary's player, in a duel of the player's own."""
        side = side_of_player(p, use.player)
        other = p.board.duel.sides[1 - side].player if side >= 0 else -1
        return other >= 0 and sign * counted.size(p, use.player) > sign * counted.size(p, other)


MOST = {"more": "most", "fewer": "fewest"}
for each in COUNTED:
    for more, less in (("more", "fewer"), ("fewer", "more")):
        _compared(each, more, less)
        _compared_in_duel(each, more, less)


@word("condition", "most characters here", "you have the most characters here", rule="term/crew", fails="another player has as many there or more")
def most_here(p: Position, use: Use) -> bool:
    """At the location of the ability nobody has more characters; a tie is an open point."""
    from judgekit.games.five_sails.conditions.where import here_of

    return most_there(p, use.player, here_of(p, use))


def most_there(p: Position, player: int, place: str, *, alone: bool = False) -> bool:
    """Whether a player has the most characters at a location; `alone`: more than every other player, whatever was decided of a tie."""
    counts = {q: sum(1 for _ in characters(p, q, place)) for q in clockwise(p, 0)}
    mine, others = counts[player], [n for q, n in counts.items() if q != player]
    return all(mine > n for n in others) if alone else _leads(p, mine, others)


SUPERLATIVES = frozenset({"most characters here", *(f"the {most} {c.what}" for c in COUNTED for most in MOST.values())})
"""The conditions that speak of the most or the fewest, of which the books do not say whether several who are level have it."""


def opponents_with(p: Position, player: int, more: str, what: str) -> int:
    """How many opponents who are still in the game have more, or fewer, of something than a player."""
    counted = next(c for c in COUNTED if c.what == what)
    sign = 1 if more == "more" else -1
    return sum(sign * counted.size(p, q) > sign * counted.size(p, player) for q in clockwise(p, 0) if q != player)


SHOWN = {f"{more} {c.what} than {whom}": c for c in COUNTED for more in MOST for whom in ("one", "each", "adversary")}
SHOWN |= {f"the {most} {c.what}": c for c in COUNTED for most in MOST.values()}
"""What each of these conditions counts."""
