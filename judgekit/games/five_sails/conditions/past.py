"""Conditions and tests about what has gone before: gambles, rounds and challenges, claims of a Day, what was discarded; and what players own."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.facts import facts_of, find_fact, has_fact
from judgekit.engine.values import Position, Use
from judgekit.engine.vocabulary import Slot
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, cards_meant, matches
from judgekit.games.five_sails.triggers.basic import meant
from judgekit.games.five_sails.values import HELD_RENOWN, PLACED, WOUNDED, leader_of, location, side_of_player

word = GAME.vocabulary.word
GAME.vocabulary.slots["answer"] = Slot(lambda t, _: t.casefold() if t.casefold() in {"accepted", "refused"} else None, lambda v, _: str(v))
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


@word("selector", "where your leader is", rule=PLACED, fails="{thing} is not where {player}'s Leader is")
def where_leader(p: Position, use: Use, thing: int) -> bool:
    """At the location of the player's Leader."""
    leader = leader_of(p, use.player)
    return leader >= 0 and location(p, thing) == location(p, leader)


@word("condition", "day exactly", "it is Day {n}", rule="day/turns-are-days", fails="it is not Day {n}")
def day_exactly(p: Position, use: Use, n: int) -> bool:
    """It is that Day, no earlier and no later one."""
    return bool(p.board.day == n)


@word("condition", "wounded today", "{who} was wounded today", rule=WOUNDED, fails="{who} has not been wounded this Day")
def wounded_today(p: Position, use: Use, who: Who) -> bool:
    """A character has suffered a wound this Day."""
    return any(has_fact(p, "was wounded", card=n, key="day") for n in cards_meant(p, use, who))


@word("condition", "moved today", "{who} has moved today", rule="action/moving", fails="{who} has not moved this Day")
def moved_today(p: Position, use: Use, who: Who) -> bool:
    """A character has moved this Day, by whatever means."""
    return any(has_fact(p, "has moved", card=n) for n in cards_meant(p, use, who))


@word("condition", "destroyed today", "a {noun} was destroyed today", rule="term/destroyed", fails="no such card was destroyed this Day")
def destroyed_today(p: Position, use: Use, noun: Noun) -> bool:
    """A character of a kind has been destroyed this Day."""
    return any(meant(p, use, ("any", *noun), f.card) for f in facts_of(p, "last seen"))


@word("condition", "challenge was", "the challenge was {answer}", rule="term/challenge", fails="the challenge had another answer")
def challenge_was(p: Position, use: Use, answer: str) -> bool:
    """The challenge that was issued last has been accepted, or refused."""
    return has_fact(p, "challenge answer", key=answer)


@word("condition", "has claimed", "you have claimed a location today", rule="action/claim-control", fails="{player} has claimed nothing this Day")
def you_claimed(p: Position, use: Use) -> bool:
    """The player has claimed a location this Day."""
    return find_fact(p, "has claimed", player=use.player) is not None


@word("condition", "has not claimed", "you have claimed no location today", rule="action/claim-control", fails="{player} has claimed this Day")
def you_claimed_nothing(p: Position, use: Use) -> bool:
    """The player has claimed no location this Day."""
    return not you_claimed(p, use)
