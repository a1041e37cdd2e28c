"""Which abilities a player has to use, and how people call them."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, NO_CARD, Position, Use
from judgekit.games.five_sails.acts.legality import reasons_to_use
from judgekit.games.five_sails.standing.ceilings import from_pile
from judgekit.games.five_sails.values import RULEBOOK


def legal_techniques(p: Position, player: int) -> list[tuple[int, int]]:
    """The Techniques that a player may activate now."""
    return [(c, n) for c, n in abilities_in_play(p, player, "Technique") if allowed(p, Use(c, n, player))]


def legal_round_abilities(p: Position, player: int) -> list[tuple[int, int]]:
    """The Techniques and the Maneuver that a player may use in this round now."""
    return legal_techniques(p, player) + [(c, n) for c, n in maneuvers(p) if allowed(p, Use(c, n, player))]


def allowed(p: Position, use: Use) -> bool:
    """Whether nothing speaks against using an ability."""
    return not any(r.verdict == NO for r in reasons_to_use(p, use))


def maneuvers(p: Position) -> list[tuple[int, int]]:
    """The Maneuvers on the card that was played this round."""
    card = p.board.duel.card if p.board.duel else NO_CARD
    return [(card, n) for n, a in p.abilities(card) if a.kind == "Maneuver"] if card >= 0 else []


def abilities_in_play(p: Position, player: int, kind: str) -> Iterator[tuple[int, int]]:
    """The abilities of a kind on cards in play that a player controls, and on those that belong to nobody."""
    for n, c in enumerate(p.cards):
        if c.zone == "play" and c.control in (player, -1):
            for number, ability in p.abilities(n):
                if ability.kind == kind:
                    yield n, number


def label(p: Position, card: int, number: int) -> str:
    """How a person calls an ability."""
    ability = p.ability(card, number)
    if card == RULEBOOK:
        return ability.text
    if (p.cards[card].zone in {"hand", "resolving"} or from_pile(p, card)) and ability.kind in {"Action", "Reaction", "Forced"}:
        same = [n for n, a in p.abilities(card) if a.kind == ability.kind]
        return f"play {card_name(p, card)}" + (f", {ordinal(same.index(number))} ability" if len(same) > 1 and same.index(number) else "")
    kind = " ".join([*(q for q in ability.qualifiers if q != "Unlimited"), ability.kind])
    same = [n for n, a in p.abilities(card) if a.kind == ability.kind]
    which = f"{ordinal(same.index(number))} " if len(same) > 1 and same.index(number) else ""
    return f"use {card_name(p, card)}'s {which}{kind}"


def ordinal(n: int) -> str:
    """First, second, third."""
    return ("first", "second", "third", "fourth", "fifth")[min(n, 4)]
