"""Numbers that a player says when an effect or a cost takes place: up to so much; and the top cards of a deck as a cost."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine.facts import has_fact, put_fact
from judgekit.engine.trace import Log, Player, player_name, say
from judgekit.engine.values import NO, Args, Ask, Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.costs.unpayable import paid
from judgekit.games.five_sails.effects.reveal import put, shown, uncover
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.texts.references import cards_meant
from judgekit.games.five_sails.values import pile

word = GAME.vocabulary.word


def ask_number(p: Position, use: Use, most: int, said: str) -> Position:
    """Asks the player for a number up to so many, which counts how often something is done."""
    p = put_fact(p, Fact("how many", use.card, use.player, amount=0, until="day"))
    return p.on((*p.stack, Ask(use.player, "what number", (most, said, use.card)))) if most > 0 else p


def _numbered(ask: Ask, args: Args) -> str:
    """A number in the words of the ability: `heal 2 wounds`, `heal 1 wound`."""
    said = str(ask.data[1]).format(args[0])
    return re.sub(r"\b1 (wound|card|location|character)s\b", r"1 \1", said)


def _said(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    say(log, p, "play/resolve", "{} says: {}.", Player(ask.player), _numbered(ask, args))
    return put_fact(p, Fact("how many", ask.data[2], ask.player, amount=int(args[0]), until="day"))


question(
    "what number",
    "play/resolve",
    "How many?",
    lambda p, ask: [(n,) for n in range(ask.data[0], -1, -1)],
    no_reasons,
    lambda p, ask, args: _numbered(ask, args),
    _said,
    role="number",
)


@word("effect", "how many", "choose how many up to {n}: {text}", rule="play/resolve")
def how_many(p: Position, use: Use, log: Log | None, n: int, said: str) -> Position:
    """The player says how many it is to be, up to a number; what follows is done so often."""
    return ask_number(p, use, min(n, _there(p, use, n)), said)


def _there(p: Position, use: Use, n: int) -> int:
    """How many there are at most of what is healed; as many as may be of anything else."""
    effects = p.ability(use.card, use.number).effects
    counted = [w.args[1] for w in effects if w.name == "for each" and w.args[0] == ("how many",)]
    heals = [w for w in counted if w.name == "heal"] if len(counted) == 1 else []
    return sum(p.cards[card].wounds for card in cards_meant(p, use, heals[0].args[1])) if heals else n


def _enough(p: Position, use: Use, n: int) -> Iterator[Reason]:
    found = len(pile(p, "deck", use.player)) + len(pile(p, "discard", use.player))
    stated = has_fact(p, "deck stated", player=use.player)
    if stated and found < n:
        yield Reason(NO, rid("cost/cannot-pay"), f"{player_name(p, use.player)} has {found} cards in deck and discard pile.", use.card)


@word("cost", "turn over", "turn over the top {n} card of your deck", rule="ability/additional-costs", check=_enough)
def turn_over(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The top cards of the player's deck are turned over, to be discarded."""
    return uncover(p, use.player, n, log)


@word("cost", "discard turned over", "discard what was turned over", rule="ability/additional-costs")
def discard_turned(p: Position, use: Use, log: Log | None) -> Position:
    """What was turned over is discarded; "the discarded card" means it."""
    for n in shown(p):
        p = put(paid(p, "discarded", n), n, "discard", top_use(p).player, log)
    return p
