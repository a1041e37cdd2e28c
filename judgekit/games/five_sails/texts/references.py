"""Whom and what a reference in the words of a card means in a position (their words: `reference_words.py`)."""

from __future__ import annotations

from typing import Any

from judgekit.engine.cast import Target
from judgekit.engine.facts import decision, facts_of
from judgekit.engine.values import NO_CARD, Position, Use
from judgekit.games.five_sails.acts.answered import answered
from judgekit.games.five_sails.acts.doers import actor, doer
from judgekit.games.five_sails.acts.shown_card import WAS_REVEALED
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import also_played
from judgekit.games.five_sails.values import Duel, adversary_side, in_play, leader_of, side_of_player

Who = tuple[Any, ...]
"""A reference as data: its name, and what it needs beside it."""


def cards_meant(p: Position, use: Use, who: Who) -> tuple[int, ...]:
    """The cards that a reference means now, in order."""
    if who[0] == "targets":
        return tuple(n for n in use.targets[who[1] : who[1] + who[2]] if n >= 0)
    one = card_meant(p, use, who)
    if one >= 0:
        return (one,)
    if who[0] in {"each", "any"}:
        target = Target(str(who[1]), tuple(map(str, who[2:])))
        return tuple(n for n in range(len(p.cards)) if matches(p, use, target, n))
    return ()


def means(p: Position, use: Use, who: Who, card: int) -> bool:
    """Whether a card is among those that a reference means: the same as looking for it in `cards_meant`, and quicker."""
    if who[0] in {"each", "any"}:
        return matches(p, use, Target(str(who[1]), tuple(map(str, who[2:]))), card)
    return card in cards_meant(p, use, who)


def card_meant(p: Position, use: Use, who: Who) -> int:
    """The one card that a reference means, or no card."""
    name = who[0]
    if name == "this":
        return use.card
    if name == "one":
        return int(who[1])
    if name == "candidate":  # what a noun phrase says of a thing is asked of the thing in its place
        return NO_CARD
    if name == "target":
        return use.targets[who[1]] if who[1] < len(use.targets) else NO_CARD
    if name == "performer":
        return use.performer if use.performer >= 0 else use.card
    if name == "equipped":
        return p.cards[use.card].on if p.cards[use.card].zone == "play" else use.performer
    if name == "that":
        return answered(p, use)
    if name == "doer":
        return doer(p, use)
    if name == "actor":
        return actor(p, use)
    if name == "remembered":
        return next((f.amount for f in facts_of(p, "remembered", card=use.card)), NO_CARD)
    if name in LAID:
        return _laid(p, use, str(name))
    if name == "leader":
        return leader_of(p, use.player)
    return _in_duel(p, use, str(name))


LAID = {"facedown", "revealed", "additional"}
"""References to cards that are out of play."""


def _laid(p: Position, use: Use, name: str) -> int:
    """The card that an ability has turned over, laid face down, or played beside the combat card."""
    if name == "revealed":
        found = [n for n, c in enumerate(p.cards) if c.zone == "revealed"]
        gone = next((f.amount for f in facts_of(p, WAS_REVEALED, card=use.card)), NO_CARD) if not found else NO_CARD
        return min(found, key=lambda n: p.cards[n].place, default=gone)
    if name == "facedown":
        there = [f.card for f in facts_of(p, "facedown") if f.amount == use.card and p.cards[f.card].zone == "facedown"]
        return there[0] if there else NO_CARD
    return (also_played(p) or [NO_CARD])[-1]


def _in_duel(p: Position, use: Use, name: str) -> int:
    duel: Duel | None = p.board.duel
    if duel is None:
        return _of_refused(p, use, name)
    if name in {"challenger", "challenged"}:
        return duel.sides[0 if name == "challenger" else 1].card
    mine = adversary_side(p, use.performer)
    mine = mine if mine >= 0 else side_of_player(p, use.player)
    if mine < 0 or (duel.answer == "refused" and name == "adversary" and decision(p, "unsettled/refusal-adversary") == 1):
        return NO_CARD
    return duel.sides[mine].card if name == "participant" else duel.sides[1 - mine].card if name == "adversary" else NO_CARD


def _of_refused(p: Position, use: Use, name: str) -> int:
    """Who is meant once a challenge has been refused, where that is answered: there is no duel any more."""
    if use.event is None or use.event.kind != "challenge refused":
        return NO_CARD
    sides = {"challenger": use.event.other, "challenged": use.event.card}
    if name == "adversary" and decision(p, "unsettled/refusal-adversary") != 1 and use.performer in sides.values():
        return next(n for n in sides.values() if n != use.performer)
    return sides.get(name, NO_CARD)


PILES = ("in your hand", "discard pile", "enemy pile", "city pile", "locker", " line")
"""How a test ends that asks for cards out of play."""


def matches(p: Position, use: Use, target: Target, thing: int) -> bool:
    """Whether a card is of the kind and passes the tests."""
    kind = p.definition(thing).kind
    if target.kind not in {"card", kind}:
        return False
    if target.kind in {"character", "attachment"} and not in_play(p, thing) and not any(t.endswith(PILES) for t in target.tests):
        return False
    return all(passes(p, use, test, thing) for test in target.tests)


def passes(p: Position, use: Use, test: str, thing: int) -> bool:
    """Whether a thing passes one test."""
    name, _, value = test.partition(":")
    entry = GAME.vocabulary.get("selector", name)
    return bool(entry.run(p, use, thing, value) if value else entry.run(p, use, thing))
