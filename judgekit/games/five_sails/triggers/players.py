"""More that Reactions and Forced abilities answer: somebody's challenge, a player's cards, and paying for something."""

from __future__ import annotations

from judgekit.engine.values import NOBODY, Event, Position, Use
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, cards_meant
from judgekit.games.five_sails.triggers.basic import by_you, meant
from judgekit.games.five_sails.values import in_city, in_play, location

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"


@word("trigger", "own challenge refused", "a challenge by {who} is refused", rule=RULE, event="challenge refused")
def own_refused(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers the refusal of a challenge by its challenger."""
    return meant(p, use, who, e.other)


@word("trigger", "own challenge accepted", "a challenge by {who} is accepted", rule=RULE, event="challenge accepted")
def own_accepted(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers the acceptance of a challenge by its challenger."""
    return meant(p, use, who, e.other)


@word("trigger", "moves to", "{who} moves to the location of {who2}", "{who} moves to {who2}'s location", rule=RULE, event="moved")
def moves_to(p: Position, use: Use, e: Event, who: Who, whose: Who) -> bool:
    """Answers a move to where a character is."""
    return meant(p, use, who, e.card) and any(n != e.card and location(p, n) == e.place for n in cards_meant(p, use, whose))


@word("trigger", "moves to city", "{who} moves to a City location", "{who} would move to a City location", rule=RULE, event="moved")
def moves_to_city(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a move to any City location."""
    return meant(p, use, who, e.card) and in_city(p, e.place)


@word("trigger", "moves to place", "{who} moves to {place}", "{who} would move to {place}", rule=RULE, event="moved")
def moves_to_place(p: Position, use: Use, e: Event, who: Who, place: str) -> bool:
    """Answers a move to the location that is named."""
    return meant(p, use, who, e.card) and e.place == place


@word("trigger", "duel with ends", "a duel with {who} ends", rule=RULE, event="duel ends")
def duel_with(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers the end of a duel that a character took part in."""
    return meant(p, use, who, e.card) or meant(p, use, who, e.other)


@word("trigger", "duel with begins", "a duel with {who} begins", rule=RULE, event="duel begins")
def begins_with(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers the beginning of a duel that a character takes part in."""
    return duel_with(p, use, e, who)


@word("trigger", "you recruit", "you recruit {who}", rule=RULE, event="recruited")
def you_recruit(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers recruiting by the player who controls the ability."""
    return e.player == use.player and meant(p, use, who, e.card)


@word("trigger", "you play a risk", "you play a risk", "you announce a risk", rule=RULE, event="ability used")
def you_play(p: Position, use: Use, e: Event) -> bool:
    """Answers a risk of the player who controls the ability."""
    return e.player == use.player and e.card != use.card and p.definition(e.card).kind == "risk"


@word("trigger", "plays", "{who} plays a combat card", rule=RULE, event="card played")
def plays(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a combat card played for a participant."""
    duel = p.board.duel
    return duel is not None and meant(p, use, who, duel.sides[duel.turn].card)


@word("trigger", "adversary of plays", "the adversary of {who} plays a combat card", rule=RULE, event="card played")
def adversary_of_plays(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a combat card played for the adversary of a participant."""
    duel = p.board.duel
    return duel is not None and meant(p, use, who, duel.sides[1 - duel.turn].card)


@word("trigger", "round of begins", "the round of {who} begins", "{who}'s round begins", rule=RULE, event="round begins")
def round_of_begins(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers the beginning of a participant's round."""
    return meant(p, use, who, e.card)


@word("trigger", "round of ends", "the round of {who} ends", "{who}'s round ends", rule=RULE, event="round ends")
def round_of_ends(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers the end of a participant's round."""
    return meant(p, use, who, e.card)


@word("trigger", "claims with", "you claim a location with {who}", "{who} claims a location", rule=RULE, event="claimed")
def claims_with(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a claim that a character performed."""
    return meant(p, use, who, e.card)


@word("trigger", "paying", "paying for {who}", rule={"rulebook-2023": "parley/reaction", "playtest-5.9.4e": "action/parley"}, event="paying")
def paying(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Used while a card is being paid for."""
    return e.player == use.player and meant(p, use, who, e.card) and (in_play(p, use.card) or e.card != use.card)


@word("trigger", "wounds", "{who} wounds {who2}", rule=RULE, event="wounded")
def wounds(p: Position, use: Use, e: Event, who: Who, whom: Who) -> bool:
    """Answers wounds that a character deals: as the adversary, or by its own ability."""
    return meant(p, use, who, e.by) and meant(p, use, whom, e.card)


@word("trigger", "somebody claims", "a location is claimed", "a player claims a location", "{place} is claimed", rule=RULE, event="claimed")
def somebody_claims(p: Position, use: Use, e: Event, place: str = "") -> bool:
    """Answers a claim by any player: of any location, or of the one that is named."""
    return place in {"", e.place}


@word("trigger", "you claim this", "you claim this location", rule=RULE, event="claimed")
def you_claim_this(p: Position, use: Use, e: Event) -> bool:
    """Answers the player's own claim of the location of the ability."""
    return e.player == use.player and e.place == here_of(p, use)


def by_opponent(name: str, event: str, *patterns: str) -> None:
    """Registers a trigger about another player who does something."""

    def test(p: Position, use: Use, e: Event) -> bool:
        return e.player not in (use.player, -1)

    test.__doc__ = f"Answers the event {event!r} of another player."
    word("trigger", name, *patterns, rule=RULE, event=event)(test)


@word("trigger", "you gain renown", "you gain Renown", rule=RULE, event="renown gained")
def you_gain(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that the player gains; spending or losing it is another matter."""
    return e.player == use.player and e.amount > 0


@word("trigger", "you lose renown", "you lose Renown", "you lose {n} Renown", "you spend Renown", rule=RULE, event="renown gained")
def you_lose(p: Position, use: Use, e: Event, n: int = 1) -> bool:
    """Answers Renown that the player loses or spends."""
    return e.player == use.player and e.amount < 0


@word("trigger", "opponent loses", "an opponent loses Renown", rule=RULE, event="renown gained")
def opponent_loses(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that another player loses or spends."""
    return e.player not in (use.player, -1) and e.amount < 0


@word("trigger", "opponent gains", "an opponent gains Renown", rule=RULE, event="renown gained")
def opponent_gains(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that another player gains."""
    return e.player not in (use.player, -1) and e.amount > 0


by_opponent("opponent draws", "drawn", "an opponent draws a card", "an opponent draws cards")


@word("trigger", "opponent recruits", "an opponent recruits {who}", rule=RULE, event="recruited")
def opponent_recruits(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers recruiting by another player."""
    return e.player not in (use.player, -1) and meant(p, use, who, e.card)


by_you("you challenge", "challenge issued", "you issue a challenge")
by_you("you discard", "discarded", "you discard a card")
by_you("you accept", "challenge accepted", "you accept a challenge")
by_you("you intervene", "intervened", "you intervene")


@word("trigger", "opponent discards", "an opponent discards a card", rule=RULE, event="discarded")
def opponent_discards(p: Position, use: Use, e: Event) -> bool:
    """Answers the event 'discarded' of another player."""
    return e.player not in (use.player, NOBODY)


@word("trigger", "claims place", "you claim {place}", rule=RULE, event="claimed")
def claims_place(p: Position, use: Use, e: Event, place: str) -> bool:
    """Answers the player's own claim of the location that is named."""
    return e.player == use.player and e.place == place


@word("trigger", "opponent claims place", "an opponent claims {place}", rule=RULE, event="claimed")
def opponent_claims_place(p: Position, use: Use, e: Event, place: str) -> bool:
    """Answers another player's claim of the location that is named."""
    return e.player != use.player and e.place == place


by_you("you refuse", "challenge refused", "you refuse a challenge")
