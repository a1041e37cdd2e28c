"""What abilities do to a challenge and its duel: who may leave it, who suffers in whose place, what waits for the wounds, a card played from play."""

from __future__ import annotations

from judgekit.engine.cast import Word
from judgekit.engine.events import happen
from judgekit.engine.facts import first_fact, put_fact, remove_fact
from judgekit.engine.trace import Card, Log, Player, card_name, say
from judgekit.engine.values import NO_CARD, NOBODY, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.asks import just, offer
from judgekit.games.five_sails.cited import BY_CARD
from judgekit.games.five_sails.effects.shapes import cannot_choose
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import NEW, OLD, Side, home_of, in_play, side_of_player, with_card, with_duel

word = GAME.vocabulary.word
REPLACED = {NEW: "replacement/as-if-instead", OLD: "play/resolve"}


@word("effect", "may leave", "the challenged character may move Home engaged, which cancels the challenge", rule=BY_CARD)
def may_leave(p: Position, use: Use, log: Log | None) -> Position:
    """Whoever the challenge of this ability is issued to may go Home, before it is answered."""
    return put_fact(p, Fact("may leave", until="duel"))


def _leave(p: Position, ask: Ask, args: tuple[str, ...], log: Log | None) -> Position:
    if args[0] == "no":
        return p
    card = p.board.duel.sides[1].card
    p = happen(with_duel(p, answer=""), Event("moved", card, ask.player, place=home_of(p, ask.player)), log)
    return p if p.cards[card].engaged else happen(p, Event("engaged", card, ask.player), log)


offer(
    "leave the challenge",
    "challenge/issue",
    "Does the challenged character move Home engaged, which cancels the challenge?",
    lambda p, ask: f"move {card_name(p, p.board.duel.sides[1].card)} Home",
    just("stay"),
    _leave,
)


@word("effect", "first wound", "the first participant to wound the other takes {n} Renown from their player", rule=BY_CARD)
def first_wound(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """In the duel that follows, whoever first wounds the adversary takes Renown, as far as there is any."""
    return put_fact(p, Fact("first wound", use.card, amount=n, until="duel"))


def take_for_wound(p: Position, event: Event, log: Log | None) -> Position:
    """Lets Renown change hands when a participant has been wounded by the other for the first time."""
    fact = first_fact(p, "first wound")
    duel = p.board.duel
    side = next((n for n, s in enumerate(duel.sides) if s.card == event.card), -1) if duel is not None else -1
    if fact is None or side < 0 or not (event.other == -2 or _by_side(p, event.by, 1 - side)):
        return p
    loser, winner = duel.sides[side].player, duel.sides[1 - side].player
    amount = min(fact.amount, p.players[loser].renown)
    say(log, p, "play/resolve", "{} has wounded first and takes {} Renown from {}.", Player(winner), amount, Player(loser))
    p = happen(remove_fact(p, fact), Event("renown gained", player=winner, amount=amount, by=fact.card), log)
    return happen(p, Event("renown gained", player=loser, amount=-amount, by=fact.card), log)


def _by_side(p: Position, card: int, side: int) -> bool:
    """Whether a card is a participant, equipped to it, or the combat card of its player."""
    duel = p.board.duel
    one = duel.sides[side]
    return card >= 0 and (card == one.card or p.cards[card].on == one.card or (p.cards[card].zone == "line" and p.cards[card].owner == one.player))


@word("effect", "suffers for", "until your next round, {who} suffers wounds instead of {who2}", rule=REPLACED)
def suffers_for(p: Position, use: Use, log: Log | None, who: Who, whom: Who) -> Position:
    """Wounds that a character would suffer go to another one, until the player's next round of the duel begins."""
    card, other = card_meant(p, use, who), card_meant(p, use, whom)
    if card == other or not in_play(p, card) or not in_play(p, other):
        return p
    say(log, p, "play/resolve", "{} suffers the wounds of {} until the next round of {}.", Card(card), Card(other), Player(use.player))
    return put_fact(p, Fact("suffers for", other, amount=card, until=f"next round of {use.player}"))


@word("effect", "suffers those", "{who} suffers those wounds", rule="play/resolve")
def suffers_those(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character suffers as many wounds as the answered event is about."""
    card = card_meant(p, use, who)
    amount = use.event.amount if use.event else 0
    if not amount or not in_play(p, card):
        return p
    return happen(p, Event("wounded", card, p.cards[card].control, amount, by=use.card), log)


def sufferer(p: Position, card: int) -> int:
    """Who suffers a character's wounds in its place; no card where nobody does."""
    fact = first_fact(p, "suffers for", card=card)
    return fact.amount if fact is not None and in_play(p, fact.amount) else NO_CARD


@word("effect", "may so", "you may {text} in order to {text2}", rule="passive/may")
def may_so(p: Position, use: Use, log: Log | None, first: Word, then: Word) -> Position:
    """Something that the player may do, and what follows if it is done."""
    if cannot_choose(p, use, first):
        say(log, p, "play/do-as-much", "There is nothing with which this could be done.")
        return p
    return p.on((*p.stack, Ask(use.player, "may", (first, then))))


@word("effect", "play as combat card", "play this card as your combat card", rule="duel/combat-card")
def play_as_combat_card(p: Position, use: Use, log: Log | None) -> Position:
    """The card leaves its bearer and is the combat card of the player's round."""
    from judgekit.games.five_sails.duels.combat_card import play

    duel, side = p.board.duel, side_of_player(p, use.player)
    if duel is None or side < 0 or duel.turn != side or duel.card >= 0:
        say(log, p, "play/do-as-much", "No combat card can be played now.")
        return p
    p = with_card(p, use.card, on=NO_CARD, at="", control=NOBODY, engaged=False)
    return play(p, use.player, use.card, log, gambled=False)


@word("effect", "redirect", "{who} becomes the target of the challenge", rule="challenge/intervene-new-target")
def redirect(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The challenge is aimed at another character, which does not engage for it."""
    card, duel = card_meant(p, use, who), p.board.duel
    if duel is None or duel.round or not in_play(p, card):
        return p
    say(log, p, "challenge/intervene", "{} is the target of the challenge now.", Card(card))
    return with_duel(p, sides=(duel.sides[0], Side(card, p.cards[card].control)))
