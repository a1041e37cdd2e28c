"""Characters that move together, stay, muster elsewhere, and hold a location for as long as they stay there."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import happen, happen_together
from judgekit.engine.facts import add_fact, facts_of, put_fact, remove_fact
from judgekit.engine.trace import Card, Log, card_name, say
from judgekit.engine.values import Args, Ask, Event, Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.asks_places import where_reasons
from judgekit.games.five_sails.cited import KEPT
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.candidates import place_name
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import characters, in_city, in_play, location, pile, place_of

word = GAME.vocabulary.word


@word(
    "effect",
    "move together",
    "move your performer and up to {n} of your characters here together to an adjacent City location",
    rule="action/moving",
)
def move_together(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The performer moves, and as many others of the player's as the player likes move with it."""
    return p.on((*p.stack, Ask(use.player, "who comes along", (use.card, n, use.performer)))) if in_play(p, use.performer) else p


def _along(p: Position, ask: Ask) -> Iterator[Args]:
    _, left, *going = ask.data
    if left:
        yield from ((n,) for n in characters(p, ask.player, location(p, going[0])) if n not in going)
    yield ("go",)


def _along_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    by, left, *going = ask.data
    if args[0] == "go":
        return p.on((*p.stack, Ask(ask.player, "where together", (by, *going))))
    return p.on((*p.stack, Ask(ask.player, "who comes along", (by, left - 1, *going, args[0]))))


question(
    "who comes along",
    "action/moving",
    "Who else moves?",
    _along,
    no_reasons,
    lambda p, ask, args: "nobody else" if args[0] == "go" else f"with {card_name(p, args[0])}",
    _along_answer,
    role="card",
    default=("go",),
)


def _together_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    by, *going = ask.data
    return where_reasons(p, ask._replace(data=(going[0], "adjacent city", by)), args)


def _together_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    by, *going = ask.data
    return happen_together(p, [Event("moved", n, p.cards[n].control, place=place_name(p, args[0]), by=by) for n in going], log)


question(
    "where together",
    "action/move-adjacent",
    "Where do they go?",
    lambda p, ask: [(n,) for n in range(len(p.cast.places))],
    _together_reasons,
    lambda p, ask, args: place_name(p, args[0]),
    _together_answer,
    role="target",
)


@word("effect", "stay", "let {who} stay here during Dusk", rule="day/dusk-home")
def let_stay(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character does not move Home in this Dusk."""
    card = card_meant(p, use, who)
    if not in_play(p, card):
        return p
    say(log, p, "play/resolve", "{} does not move Home during this Dusk.", Card(card))
    return add_fact(p, Fact("stays", card, until="day"))


@word("effect", "muster here", "muster a character of your Approach Deck here", rule="day/planning-muster")
def muster_here(p: Position, use: Use, log: Log | None) -> Position:
    """A character goes from the Approach Deck into play at the location of the ability."""
    found = [n for n in pile(p, "approach", use.player) if p.definition(n).kind == "character"]
    at = here_of(p, use)
    if not found or not in_city(p, at):
        say(log, p, "play/do-as-much", "There is no character who could be mustered.")
        return p
    return p.on((*p.stack, Ask(use.player, "muster whom", (p.cast.places.index(at), *found))))


question(
    "muster whom",
    "day/planning-muster",
    "Who is mustered?",
    lambda p, ask: [(n,) for n in ask.data[1:]],
    no_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    lambda p, ask, args, log: happen(p, Event("mustered", args[0], ask.player, place=p.cast.places[ask.data[0]]), log),
    role="card",
)


@word("effect", "keeps location", "you cannot lose this location until {who} leaves it, and lose it then", rule=KEPT)
def keeps_location(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """Control of the location of the ability lasts as long as a character stays there, and not longer."""
    card, at = card_meant(p, use, who), here_of(p, use)
    if not in_play(p, card) or not in_city(p, at):
        return p
    say(log, p, "play/resolve", "Control of {} lasts as long as {} stays there.", at, Card(card))
    return put_fact(p, Fact("keeps location", card, use.player, at))


def keeper_of(p: Position, place: str) -> int:
    """The character that keeps a location under its player's control; no card where none does."""
    control = place_of(p, place).control
    found = (f for f in facts_of(p, "keeps location", player=control, key=place))
    return next((f.card for f in found if in_play(p, f.card) and location(p, f.card) == place), -1)


def kept(p: Position, place: str, log: Log | None) -> bool:
    """Whether control of a location cannot be lost now, said where that is so."""
    card = keeper_of(p, place)
    if card >= 0:
        say(log, p, KEPT[p.edition], "Control of {} cannot be lost while {} is there.", place, Card(card))
    return card >= 0


def let_go(p: Position, card: int, log: Log | None) -> Position:
    """What a character kept becomes uncontrolled once it has left."""
    for f in facts_of(p, "keeps location", card=card):
        if not in_play(p, card) or location(p, card) != f.key:
            p = remove_fact(p, f)
            if place_of(p, f.key).control == f.player:
                p = happen(p, Event("control lost", place=f.key, by=card), log)
    return p


@word("selector", "where performer was", rule="action/moving", fails="{thing} is not where {performer} was before")
def where_performer_was(p: Position, use: Use, thing: int) -> bool:
    """At the location from which the performer has moved last."""
    came = next((f.key for f in reversed(p.facts) if f.name == "moved from" and f.card == use.performer), "")
    return bool(came) and location(p, thing) == came
