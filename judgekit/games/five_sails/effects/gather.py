"""Characters that gather at a location, which is pressured then."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Target
from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact, find_fact, remove_fact
from judgekit.engine.trace import Log, card_name, say
from judgekit.engine.values import NO, Args, Ask, Event, Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.asks import question
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.acts.pressure import press
from judgekit.games.five_sails.conditions.where import adjacent
from judgekit.games.five_sails.effects.reveal import Noun
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.texts.candidates import place_name
from judgekit.games.five_sails.texts.references import Who, matches
from judgekit.games.five_sails.values import NEW, characters, location

word = GAME.vocabulary.word


@word(
    "effect",
    "gather and pressure",
    "let each adjacent {noun} of yours that you like move to {who}, and pressure it with {stat}, each of them adding {n}",
    rule="pressure/compares",
)
def gather(p: Position, use: Use, log: Log | None, noun: Noun, who: Who, name: str, n: int) -> Position:
    """Characters of a kind move to the location that is targeted, which is pressured then; each one adds to the player's total."""
    place = place_name(p, use.targets[who[1]]) if who[0] == "target" and use.targets[who[1]] >= 0 else ""
    if not place:
        return p
    done = find_fact(p, "gathered", use.card)
    if done is None:
        p, ask = replace_use(p, top_use(p)._replace(success=False)), Ask(use.player, "who gathers", (use.card, place, noun, 0))
        if not any(all(r.verdict != NO for r in _enough_gather(p, ask, args)) for args in _gathering(p, ask)):
            say(log, p, "play/do-as-much", "There is nobody who could perform it.")
            return p
        return p.on((*p.stack, ask))
    pressing = press(p, use, place, name, log, plus=n * done.amount)
    again = any(isinstance(f, Use) and f.card == use.card and f.item < use.item for f in pressing.stack)
    return pressing if again or done not in pressing.facts else remove_fact(pressing, done)


def _gathering(p: Position, ask: Ask) -> Iterator[Args]:
    card, place, noun, _ = ask.data
    for n in characters(p, ask.player):
        if adjacent(p, location(p, n), place) and matches(p, Use(card, 0, ask.player), Target(noun[0], noun[1:]), n):
            yield (n,)
    yield ("go",)


def _gather(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, place, noun, count = ask.data
    if args[0] == "go":
        p = add_fact(p, Fact("gathered", card, amount=count, until="day"))
        return replace_use(p, top_use(p)._replace(item=top_use(p).item - 1))
    p = p.on((*p.stack, Ask(ask.player, "who gathers", (card, place, noun, count + 1))))
    return happen(p, Event("moved", args[0], ask.player, place=place, by=card), log)


def _enough_gather(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    """Those who move are those who perform it: whether nobody may do so is not said."""
    if args[0] == "go" and not ask.data[3] and p.edition == NEW:
        text = f"Nobody moves, and so nobody performs {card_name(p, ask.data[0])}; whether any number of performers can be none is not said."
        yield from by_point(p, "unsettled/no-performers", text, ("yes", NO))


question(
    "who gathers",
    "action/moving",
    "Who moves there?",
    _gathering,
    _enough_gather,
    lambda p, ask, args: "nobody else" if args[0] == "go" else card_name(p, args[0]),
    _gather,
    role="card",
    default=("go",),
)
