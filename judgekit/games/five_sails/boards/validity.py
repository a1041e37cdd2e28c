"""Everything that is wrong with a board that was set up, at once: what, where, which rule, and what to do."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, Position, Reason
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.happening.one_of_each import twice
from judgekit.games.five_sails.standing.bounds import counts_beside, may_bear
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import EXCLUSIVE, characters, equipped, has

MENDED = {rid("anatomy/destroyed-at-resolve"), rid("attachment/one-weapon")}
"""What is wrong only until the rules have done what they do about it."""


@GAME.hook("impossible")
def made_impossible(p: Position, before: Position) -> list[Reason]:
    """What is wrong with a position that was not wrong before it was changed by hand, and that no rule mends."""
    known = invalid(before)
    return [r._replace(text=f"{r.text}.") for r in invalid(p) if r.rule not in MENDED and r not in known]


def invalid(p: Position) -> list[Reason]:
    """All problems of a position, each with its rule; without one where it is no position at all."""
    return [*_players(p), *_cards(p), *_characters(p), *(() if p.board.phase == "Set-up" else twice(p)), *_board(p)]


def _wrong(rule: str, text: str) -> Reason:
    return Reason(NO, rid(rule) if rule else "", text)


def _players(p: Position) -> Iterator[Reason]:
    if not 2 <= len(p.players) <= 4:
        yield _wrong("setup/pieces", f"there are {len(p.players)} players; the game is for two to four")
    if len(set(p.cast.seats)) != len(p.cast.seats):
        yield _wrong("", "two players have the same name; give each a name of their own")
    for q, player in enumerate(p.players):
        leaders = [n for n, c in enumerate(p.cards) if c.zone == "play" and c.control == q and has(p, n, "Leader")]
        if len(leaders) > 1:
            names = ", ".join(card_name(p, n) for n in leaders)
            yield _wrong("leader/one", f"{player_name(p, q)} has {len(leaders)} Leaders in play ({names}); a player has one")
        if player.renown < 0:
            yield _wrong("", f"{player_name(p, q)} has {player.renown} Renown; write 0 or more")


def _cards(p: Position) -> Iterator[Reason]:
    for n, c in enumerate(p.cards):
        name, kind = card_name(p, n), p.definition(n).kind
        if c.zone == "play" and kind in {"risk"} and c.on < 0:
            yield _wrong("risk/faction-deck", f"{name} is a risk and stands at {c.at or 'no location'}; risks are in a hand, a deck or a pile")
        if c.zone == "play" and kind == "attachment" and c.on < 0 and c.control >= 0:
            yield _wrong("attachment/equipped", f"{name} is an attachment of {player_name(p, c.control)} without a bearer; put it under a character")
        if c.zone in {"hand", "deck", "discard", "approach"} and c.owner < 0 and c.zone in {"hand", "approach"}:
            yield _wrong("", f"{name} is in a {c.zone} of nobody; write for instance 'hand of A:' above it")
        if c.wounds < 0:
            yield _wrong("", f"{name} has {c.wounds} wounds; write 0 or more")
        if c.at.startswith("Home of ") and c.control >= 0 and c.at != f"Home of {p.cast.seats[c.control]}":
            yield _wrong("setup/enemy-home", f"{name} of {player_name(p, c.control)} is at {c.at}; a character never enters an enemy's Home")


def _characters(p: Position) -> Iterator[Reason]:
    for n in characters(p):
        c, name = p.cards[n], card_name(p, n)
        if c.control < 0 and not has(p, n, "Mercenary"):
            yield _wrong("action/recruit-available", f"{name} has no player; write 'A {name}', or give it the trait Mercenary if nobody controls it")
        if c.wounds >= stat(p, n, "resolve"):
            yield _wrong(
                "anatomy/destroyed-at-resolve", f"{name} has {c.wounds} wounds against Resolve {stat(p, n, 'resolve')}: it would be destroyed"
            )
        for trait in EXCLUSIVE:
            found = [e for e in equipped(p, n) if has(p, e, trait) and counts_beside(p, e, trait)]
            if len(found) > (allowed := may_bear(p, n, trait)):
                many = "one is" if allowed == 1 else f"{allowed} are"
                yield _wrong("attachment/one-weapon", f"{card_name(p, n)} has {len(found)} cards with {trait} equipped; {many} allowed")


def _board(p: Position) -> Iterator[Reason]:
    if not 1 <= p.board.day <= 5:
        yield _wrong("victory/five-days", f"it is day {p.board.day}; a game has five")
    duel = p.board.duel
    if duel is not None:
        if duel.stat not in {"resolve", "combat", "finesse", "influence"}:
            yield _wrong("challenge/names-stat", f"a duel of {duel.stat!r}: the stats are Resolve, Combat, Finesse and Influence")
        for side in duel.sides:
            if p.definition(side.card).kind != "character":
                yield _wrong("", f"{card_name(p, side.card)} fights in the duel and is no character")
