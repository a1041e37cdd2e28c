"""The middle of a duel, as it is said when a case begins: who fights, the round, its card, and what has been done."""

from __future__ import annotations

import re

from judgekit.engine.facts import add_fact, drop_facts, facts_of
from judgekit.engine.values import NO_CARD, Fact, Position, Run
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import OLD, Duel, Side, with_board, with_card

CARD = re.compile(r"(?:combat card|(?P<how>played|gambled)) (?P<card>.+)")
"""The card of the round, and whether it was gambled."""
USED = re.compile(r"after the (technique|maneuver)|(?:the )?(technique|maneuver) (?:has been |is )?(?:already )?used(?: this round)?", re.I)
"""What has been used in the round."""
HAS = re.compile(r"(?P<who>.+?) (?:has (?P<threat>\d+) threat|(?:has )?threat(?: pool)? (?P<pool>\d+)|has (?P<lethal>lethal))", re.IGNORECASE)
"""What a participant has: threat, or Lethal."""


def said_of_duel(p: Position, part: str) -> tuple[dict[str, str], Position] | None:
    """What a part of a moment says of a duel that is going on; nothing when it says none of this."""
    if (card := CARD.fullmatch(part)) and card["card"] in p.cast.number_of:
        return {"card": card["card"], **({"gambled": "yes"} if card["how"] == "gambled" else {})}, p
    if used := USED.fullmatch(part):
        return {(used[1] or used[2]).casefold(): "used"}, p
    if (has := HAS.fullmatch(part)) and has["who"] in p.cast.number_of:
        amount = 1 if has["lethal"] else int(has["threat"] or has["pool"])
        return {}, add_fact(p, Fact("typed lethal" if has["lethal"] else "typed threat", p.cast.number_of[has["who"]], amount=amount, until="setup"))
    return None


def day_frame(p: Position, phase: str) -> Run:
    """The Day, at the row after a phase."""
    return Run("day", GAME.procedures["day"].row(phase.casefold(), p.edition) + 1)


def in_duel(p: Position, said: dict[str, str], row: str) -> tuple[Position, list[str]]:
    """A duel that has begun: threat, gambles and the round as they were said."""
    threat = _typed(p, "threat")
    if "one" in said:
        one, two = p.cast.number_of[said["one"]], p.cast.number_of[said["two"]]
    elif len(threat) == 2:
        one, two = sorted(threat)
    else:
        return p, ["time: who fights? Write 'duel, Kaspar against Soline', the challenger first"]
    whose = {c: p.cards[c].control if p.cards[c].control >= 0 else p.cards[c].owner for c in (one, two)}  # who has left play is still somebody's
    if whose[one] == whose[two]:
        return p, [f"a duel is between two players' characters; {said.get('one', one)} and {said.get('two', two)} have the same controller"]
    number = int(said.get("round", "1"))
    turn = number % 2
    if "own" in said:
        own = said["own"]
        mine = [t for t, c in enumerate((one, two)) if own in (p.cast.names[c], p.cast.seats[p.cards[c].control])]
        if not mine:
            return p, [f"time: {own!r} is no participant of the duel, which is {p.cast.names[one]} against {p.cast.names[two]}"]
        turn = mine[0]
    card = p.cast.number_of[said["card"]] if "card" in said else NO_CARD
    sides = tuple(_side(p, c, whose[c], here and "gambled" in said) for c, here in ((one, turn == 0), (two, turn == 1)))
    if card >= 0:
        p = with_card(p, card, zone="line", place=_next_place(p, card), engaged="gambled" in said)
    duel = Duel(said["stat"], (sides[0], sides[1]), turn=turn, round=number, card=card, answer="accepted")
    duel = duel._replace(gambled="gambled" in said, technique="technique" in said, maneuver="maneuver" in said)
    p = drop_facts(with_board(p, duel=duel), "setup")
    return p.on(_pending(p, row or ("abilities" if card >= 0 else "card"))), []


def _pending(p: Position, row: str) -> tuple[Run, ...]:
    """The work that is pending in the middle of a round."""
    rows = GAME.procedures
    return (
        day_frame(p, "High Drama"),
        Run("high drama", rows["high drama"].row("after", p.edition)),
        Run("challenge", rows["challenge"].row("end", p.edition)),
        Run("duel", rows["duel"].row("again", p.edition)),
        Run("round", rows["round"].row(row, p.edition)),
    )


def _typed(p: Position, what: str) -> dict[int, int]:
    return {f.card: f.amount for f in facts_of(p, f"typed {what}")}


def _side(p: Position, card: int, player: int, gambles_now: bool) -> Side:
    """A participant as it was typed; the gamble that is going on counts, where nobody said how many there have been."""
    threat = _typed(p, "threat").get(card, 0)
    gambles = _typed(p, "gambled").get(card, int(gambles_now))
    lethal = card in _typed(p, "lethal")
    return Side(card, player, threat, gambles, lethal, where=p.cards[card].at if p.edition == OLD and threat else "")


def _next_place(p: Position, card: int) -> int:
    """The place behind the last card of the dueling line."""
    return max((c.place for c in p.cards if c.zone == "line" and c.owner == p.cards[card].owner), default=0) + 1
