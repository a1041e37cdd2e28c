"""Effects that wait for something to happen within a round, a duel or a Day, and take place when it does: once, or as often as it happens."""

from __future__ import annotations

from typing import NamedTuple

from judgekit.engine.cast import Ability, Word
from judgekit.engine.facts import add_fact, facts_of, without_facts
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import Fact, Position, Use
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.effects.lasting import lasting
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.texts.references import Who, means
from judgekit.games.five_sails.values import NEW, OLD, WOUNDED

word = GAME.vocabulary.word


def put_by(p: Position, use: Use, moment: str, until: str) -> Position:
    """Keeps the effect that is being resolved, and what its ability targets, for a later moment."""
    which = use.number * 100 + use.item - 1
    for n, target in enumerate(use.targets):
        p = add_fact(p, Fact("later target", target, use.player, f"{use.card}/{which}", n, until))
    return add_fact(p, Fact("later", use.card, use.player, moment, which, until))


class Later(NamedTuple):
    """A moment for which an effect can wait: its name in the vocabulary, how texts say it, its rule, and how a line names it."""

    name: str
    said: tuple[str, ...]
    rule: str
    moment: str
    until: str
    shown: str


LATERS = (
    Later("later", ("after your participant's round ends", "when your round ends"), "duel/round-ends", "round ends", "duel", "the end of the round"),
    Later(
        "later theirs", ("after the adversary's next round ends",), "duel/round-ends", "their round ends", "duel", "the end of the adversary's round"
    ),
    Later(
        "their round later",
        ("when the adversary's next round begins",),
        "duel/round-begins",
        "their round begins",
        "duel",
        "the adversary's next round",
    ),
    Later("your round later", ("when your next round begins",), "duel/round-begins", "your round begins", "duel", "the next round of {}"),
    Later("day ends later", ("when this Day ends",), "day/day-end", "day ends", "day", "the end of the Day"),
    Later("duel ends later", ("when the duel ends",), "duel/ends", "duel ends", "day", "the end of the duel"),
)


def _later(kind: Later) -> None:
    @word("effect", kind.name, *(f"{said}, {{text}}" for said in kind.said), rule=kind.rule)
    def later(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
        use = top_use(p)
        say(log, p, "play/resolve", f"This waits for {kind.shown}.", *([Player(use.player)] if "{}" in kind.shown else []))
        return put_by(p, use, kind.moment, kind.until)

    later.__doc__ = f"An effect that waits for {kind.shown.format('its player')}."


for _kind in LATERS:
    _later(_kind)


@word("effect", "once destroyed", "once {who} is destroyed before the {span} ends, {text}", rule="term/destroyed")
def once_destroyed(p: Position, use: Use, log: Log | None, who: Who, span: str, inner: Word) -> Position:
    """An effect that takes place if a card is destroyed in the rest of this round, duel or Day."""
    return _waits(p, log, "destroyed", span)


@word("effect", "once wounded", "once {who} is wounded before the {span} ends, {text}", rule=WOUNDED)
def once_wounded(p: Position, use: Use, log: Log | None, who: Who, span: str, inner: Word) -> Position:
    """An effect that takes place if a character is wounded in the rest of this round, duel or Day: the first time that this is so."""
    return _waits(p, log, "wounded", span)


def _waits(p: Position, log: Log | None, what: str, span: str) -> Position:
    say(log, p, "play/resolve", "This waits for it to happen before the {} ends.", "Day" if span == "day" else span)
    return put_by(p, top_use(p), what, span)


def awaited(p: Position, what: str, card: int, log: Log | None) -> Position:
    """Lets the effects that wait for what has just happened to a card take place next."""
    from judgekit.games.five_sails.acts.use import LATER, later_use

    for fact in facts_of(p, "later", key=what):
        use = later_use(p, fact)
        if means(p, use, p.ability(use.card, use.number).effects[use.item - LATER].args[0], card):
            p = without_facts(p, [fact])
            say(log, p, "play/resolve", "What {} keeps for this takes effect now.", Card(fact.card))
            p = p.on((*p.stack, use))
    return p


@word("effect", "watch", "from now on, {quote}", rule={NEW: "forced/mandatory", OLD: "play/resolve"})
def watch(p: Position, use: Use, log: Log | None, ability: Ability) -> Position:
    """The quoted Forced ability is there for a while, wherever the card that says so goes; its player carries it out."""
    say(log, p, "play/resolve", "From now on: {}", ability.text)
    return add_fact(p, Fact("watching", use.card, use.player, amount=p.cast.lent_number[ability], until=lasting(p, use)))


def _goes(name: str, where: str, key: str) -> None:
    def goes(p: Position, use: Use, log: Log | None) -> Position:
        return add_fact(p, Fact("line goes", use.card, use.player, key, until="game"))

    goes.__doc__ = "When the duel is over, the card itself goes there and not to the discard pile."
    word("effect", name, f"after the duel, this card goes to {where}", rule="play/resolve")(goes)


_goes("card to hand later", "your hand", "hand")

_goes("card to bottom later", "the bottom of your deck", "deck")


@GAME.hook("line goes")
def line_goes(p: Position, log: Log | None) -> Position:
    """Takes the cards that do not stay with the rest out of the dueling lines, when a duel is over."""
    for f in facts_of(p, "line goes"):
        p = without_facts(p, [f])
        if p.cards[f.card].zone == "line":
            p = to_pile(p, f.card, f.key, p.cards[f.card].owner, bottom=True)
            say(log, p, "play/resolve", "{} goes to {}.", Card(f.card), "the hand" if f.key == "hand" else "the bottom of the deck")
    return p
