"""Decks: shuffled, with the discard pile or without, and drawn from up to a number."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.trace import Log, Player, say
from judgekit.engine.values import Ask, Event, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.days.decks import shuffle
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.values import pile

word = GAME.vocabulary.word


@word("effect", "shuffle deck", "shuffle your deck", rule="play/resolve")
def shuffle_deck(p: Position, use: Use, log: Log | None) -> Position:
    """The player's deck is shuffled: from now on chance says which card lies on top."""
    say(log, p, "play/resolve", "{} shuffles the deck.", Player(use.player))
    return shuffle(p, use.player)


@word("effect", "shuffle back", "shuffle your discard pile into your deck", rule="play/resolve")
def shuffle_back(p: Position, use: Use, log: Log | None) -> Position:
    """Every card of the discard pile goes back into the deck, which is shuffled."""
    for n in pile(p, "discard", use.player):
        p = to_pile(p, n, "deck", use.player, bottom=True)
    say(log, p, "play/resolve", "The discard pile of {} is shuffled into the deck.", Player(use.player))
    return shuffle(p, use.player)


@word("effect", "draw up to", "draw up to {n} cards", rule="faction-deck/draw-from")
def draw_up_to(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player says how many cards are drawn."""
    return p.on((*p.stack, Ask(use.player, "how many", (n, use.card))))


@word("effect", "draw until", "draw cards until you have {n} cards in hand", rule="faction-deck/draw-from")
def draw_until(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player draws as many cards as the hand is short of a number."""
    short = n - len(pile(p, "hand", use.player))
    return happen(p, Event("drawn", player=use.player, amount=short, by=use.card), log) if short > 0 else p


question(
    "how many",
    "play/resolve",
    "How many cards are drawn?",
    lambda p, ask: [(k,) for k in range(ask.data[0], -1, -1)],
    no_reasons,
    lambda p, ask, args: f"draw {args[0]}",
    lambda p, ask, args, log: happen(p, Event("drawn", player=ask.player, amount=args[0], by=ask.data[1]), log) if args[0] else p,
    role="number",
)
