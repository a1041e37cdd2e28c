"""Setting up the table, in the order of the books, up to the first Day: what lies where, what is shuffled, who is revealed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from judgekit.engine.facts import decision
from judgekit.engine.procedures import Procedure, Row
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import NOBODY, CardState, Position, Run
from judgekit.games.five_sails.acts.deck_building import cards_of, deck_reasons
from judgekit.games.five_sails.days.decks import shuffled_as_told
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing.acts import fetch
from judgekit.games.five_sails.values import CITY_PLAYER, OLD, Place, characters, has, home_of, with_board, with_card

GARDENS, INN = "Governor's Gardens", "Ole's Inn"
GARDENS_POINT = "unsettled/gardens-three-players"


def _tokens(p: Position, log: Log | None) -> Position:
    p = with_board(p, phase="Set-up", day=1)
    say(log, p, "setup/tokens", "The wounds and the Renown go into one central pool.")
    return p


def _city_deck(p: Position, log: Log | None) -> Position:
    say(log, p, "setup/city-deck", "The City Deck is shuffled and put down facedown.")
    return shuffled_as_told(p, CITY_PLAYER)


def _core(p: Position, log: Log | None) -> Position:
    say(log, p, "setup/core-locations", "The three core locations are laid in a line, The Forums in the middle.")
    say(log, p, "setup/docks-next-to-deck", "The Docks lie closest to the City Deck.")
    return p


def _inn(p: Position, log: Log | None) -> Position:
    say(log, p, "setup/three-players", "{} is put beside The Docks, on their outer side.", INN)
    return p


def _gardens(p: Position, log: Log | None) -> Position:
    """With four players; with three the playtest rules say both, and the judge decides."""
    if len(p.players) == 3 and decision(p, GARDENS_POINT) is None:
        return ask_judge(p, GARDENS_POINT)
    if len(p.players) == 3 and decision(p, GARDENS_POINT) == 0:
        return p
    rule = "setup/four-players" if len(p.players) > 3 else "setup/line-with-extras"
    say(log, p, rule, "{} are put beside The Grand Bazaar, on its outer side.", GARDENS)
    return with_gardens(p)


def with_gardens(p: Position) -> Position:
    """The position with Governor's Gardens at the end of the line. The one change of a cast, made before anything is in play."""
    if GARDENS in p.cast.places:
        return p
    cast, cards = replace(p.cast, places=(*p.cast.places, GARDENS)), p.cards
    face = next((n for n, f in enumerate(cast.faces) if f.kind == "location" and f.name == GARDENS), -1)
    if face >= 0:
        cast = replace(cast, names=(*cast.names, GARDENS))
        cards = (*cards, CardState(face, "play", NOBODY, NOBODY, GARDENS))
    return with_board(p._replace(cast=cast, cards=cards), places=(*p.board.places, Place()))


def _leaders(p: Position, log: Log | None) -> Position:
    """All at once, en garde, each at its Home."""
    say(log, p, "setup/leaders", "All players reveal their Leaders at the same time.")
    for n, c in enumerate(p.cards):
        if c.zone == "leader":
            p = with_card(p, n, zone="play", control=c.owner, at=home_of(p, c.owner), engaged=False, place=0)
            say(log, p, "setup/leaders", "{} stands en garde at {}.", Card(n), home_of(p, c.owner))
    return p


def _approach(p: Position, log: Log | None) -> Position:
    say(log, p, "setup/approach-deck", "Each player puts down the Approach Deck, facedown and not randomized.")
    _tell_illegal(p, "approach", log)
    return p


def _tell_illegal(p: Position, which: str, log: Log | None) -> None:
    """Says of every deck that lies there and may not be played with why."""
    for player in range(len(p.players)):
        for reason in deck_reasons(p, player, which) if cards_of(p, player, which) else ():
            text = "The {} Deck of {} may not be played with: {}{}"
            begins = reason.text[:1].lower() if re.match("The |There |An |Every ", reason.text) else reason.text[:1]
            say(log, p, reason.rule.partition("/")[2], text, which.title(), Player(player), begins, reason.text[1:])


def _faction(p: Position, log: Log | None) -> Position:
    say(log, p, "setup/faction-deck", "Each player shuffles the Faction Deck and puts it down facedown.")
    _tell_illegal(p, "faction", log)
    for player in range(len(p.players)):
        p = shuffled_as_told(p, player)
    return p


def _no_hand(p: Position, log: Log | None) -> Position:
    say(log, p, "setup/no-hand", "Nobody draws a starting hand yet.")
    return p


GAME.procedure(
    Procedure(
        "set-up",
        "Setting up",
        (
            Row("tokens", "setup/tokens", _tokens),
            Row("city deck", "setup/city-deck", _city_deck),
            Row("core locations", "setup/core-locations", _core),
            Row("inn", "setup/three-players", _inn, lambda p: len(p.players) > 2),
            Row("gardens", "setup/four-players", _gardens, lambda p: len(p.players) > (2 if p.edition == OLD else 3)),
            Row("leaders", "setup/leaders", _leaders),
            Row("approach decks", "setup/approach-deck", _approach),
            Row("what Leaders say", "passive/always-active", fetch, lambda p: bool(p.cast.passive_words & {"fetched", "equipped first"})),
            Row("faction decks", "setup/faction-deck", _faction),
            Row("no hand", "setup/no-hand", _no_hand),
        ),
    )
)


def begin_setting_up(p: Position) -> tuple[Position, list[str]]:
    """The position before anything is set up, the first Day pending beneath; and what does not belong on such a board."""
    p = with_board(p, phase="Set-up", day=1)
    for n in list(characters(p)):
        if has(p, n, "Leader") and p.cards[n].at == home_of(p, p.cards[n].control):
            p = with_card(p, n, zone="leader", owner=p.cards[n].control, control=-1, at="")
    return p.on((Run("day"), Run("set-up"))), list(_misplaced(p))


def _misplaced(p: Position) -> Iterator[str]:
    for q in range(len(p.players)):
        leaders = [n for n, c in enumerate(p.cards) if c.zone == "leader" and c.owner == q]
        if len(leaders) != 1:
            yield f"set-up: {player_name(p, q)} has {len(leaders)} Leaders; name one under 'Home of {p.cast.seats[q]}:' (leader/one)"
        if p.players[q].renown:
            yield f"set-up: {player_name(p, q)} has Renown already; it lies in the central pool (setup/tokens)"
    for n, c in enumerate(p.cards):
        if c.zone == "hand":
            yield f"set-up: {card_name(p, n)} is in a hand; nobody draws a starting hand yet (setup/no-hand)"
        elif c.zone in {"play", "discard", "locker", "line", "chosen"} and p.definition(n).kind != "location":
            yield f"set-up: {card_name(p, n)} lies at {c.at or 'a place'} already; only Leaders and decks are set up (setup/leaders)"
