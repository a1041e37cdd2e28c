"""Conditions and tests about what has gone before: gambles and rounds of a duel, claims of a Day, what was discarded to pay; and what players own."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.facts import has_fact
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import matches
from judgekit.games.five_sails.values import HELD_RENOWN, NEW, OLD, leader_of, location, side_of_player

word = GAME.vocabulary.word
Noun = tuple[str, ...]


@word("condition", "has gambled", "you have gambled in this duel", rule="gamble/reveal-two", fails="{player} has not gambled in this duel")
def has_gambled(p: Position, use: Use) -> bool:
    """The player has gambled in the duel that is going on, in whatever round."""
    side = side_of_player(p, use.player)
    return side >= 0 and p.board.duel.sides[side].gambles > 0


@word("condition", "round at least", "it is round {n} or later", rule="duel/rounds", fails="the round has not come yet")
def round_at_least(p: Position, use: Use, n: int) -> bool:
    """So many rounds of the duel have begun, those of both participants counted."""
    return p.board.duel is not None and p.board.duel.round >= n


@word("condition", "own renown at most", "you have {n} or fewer Renown", rule=HELD_RENOWN, fails="{player} has more Renown")
def own_renown_at_most(p: Position, use: Use, n: int) -> bool:
    """The player has so much Renown or less."""
    return bool(p.players[use.player].renown <= n)


@word("condition", "discarded such", "a discarded card was a {noun}", rule="ability/additional-costs", fails="no such card was discarded")
def discarded_such(p: Position, use: Use, noun: Noun) -> bool:
    """Among the cards discarded for the costs of the ability is one of a kind."""
    loose = tuple(t for t in noun[1:] if t.startswith(("trait:", "not:")))
    found = [card for how, card, _ in top_use(p).paid if how == "discarded"]
    return any(((noun[0] == "character" and loose) or p.definition(n).kind == noun[0]) and matches(p, use, Target("card", loose), n) for n in found)


@word("selector", "has claimed", rule="action/claim-control", fails="{thing} has not claimed this Day")
def has_claimed(p: Position, use: Use, thing: int) -> bool:
    """Has performed a claim of a location this Day."""
    return has_fact(p, "claimed with", card=thing)


@word("selector", "has not claimed", rule="action/claim-control", fails="{thing} has claimed this Day")
def has_not_claimed(p: Position, use: Use, thing: int) -> bool:
    """Has performed no claim of a location this Day."""
    return not has_claimed(p, use, thing)


@word("selector", "where your leader is", rule={NEW: "term/location", OLD: "term/opposing"}, fails="{thing} is not where {player}'s Leader is")
def where_leader(p: Position, use: Use, thing: int) -> bool:
    """At the location of the player's Leader."""
    leader = leader_of(p, use.player)
    return leader >= 0 and location(p, thing) == location(p, leader)
