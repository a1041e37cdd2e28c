"""Effects on many at once, for a while, or as often as something is there; and what a challenge may not be answered with."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Word
from judgekit.engine.events import happen, happen_together
from judgekit.engine.facts import add_fact, put_fact, remove_fact
from judgekit.engine.trace import Card, Log, Player, card_name, say
from judgekit.engine.values import NO, NO_CARD, Ask, Event, Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.asking import ask_if_any
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.bars import ACTS, keep_from
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.cited import BY_CARD
from judgekit.games.five_sails.effects.lasting import lasting
from judgekit.games.five_sails.effects.shapes import do
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.happening.sinking import note_sunk
from judgekit.games.five_sails.happening.spans import ending
from judgekit.games.five_sails.stats import is_dash
from judgekit.games.five_sails.texts.amounts import Count, amount
from judgekit.games.five_sails.texts.candidates import place_name
from judgekit.games.five_sails.texts.counted import told
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import NEW, OLD, RENOWN, SINK, adversary_side, in_city, in_play, pile, place_of

word = GAME.vocabulary.word


@word(
    "effect",
    "until",
    "{text} until the end of the {span}",
    "{text} until the end of the phase",
    "{text} until Dusk begins",
    "{text} until your next round",
    "{text} until the adversary's next round",
    "{text} until the end of your next round",
    "{text} until the end of the adversary's next round",
    rule="duration/outside-duel",
)
def until(p: Position, use: Use, log: Log | None, span: str, inner: Word) -> Position:
    """What an effect changes lasts as long as the card says."""
    fact = Fact("lasts", key=span, until="now")
    p = do(add_fact(p, fact), inner, log)
    return remove_fact(p, fact) if fact in p.facts else p


AMOUNTS = {"wound", "heal", "draw", "gain renown", "lose renown"}
"""Effects of an amount: counted, it is one amount, which a Reaction answers as a whole."""


@word("effect", "for each", "{text} for each {count}", rule="play/resolve")
def for_each(p: Position, use: Use, log: Log | None, count: Count, inner: Word) -> Position:
    """An effect as often as something is there when it resolves."""
    times = amount(p, top_use(p), count)
    if count != ("how many",) and log is not None:  # what the player has said is told already
        say(log, p, *told(p, top_use(p), count, times))
    if inner.name in AMOUNTS and times:
        said = tuple(a * times if isinstance(a, int) else a for a in inner.args)
        return do(p, Word(inner.name, said if said != inner.args or times == 1 else (*said, times)), log)
    for _ in range(times):
        p = do(p, inner, log)
    return p


@word("effect", "heal all", "heal all wounds from {who}", "{who} heals all wounds", rule="term/heal")
def heal_all(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """Every wound is removed from a character."""
    wounded = [n for n in cards_meant(p, use, who) if p.cards[n].wounds]
    return happen_together(p, [Event("healed", n, p.cards[n].control, amount=p.cards[n].wounds, by=use.card) for n in wounded], log)


@word("effect", "forbid", "{who} cannot {act}", rule={NEW: "cant/precedence", OLD: "play/resolve"})
def forbid(p: Position, use: Use, log: Log | None, who: Who, act: str) -> Position:
    """An act is forbidden for as long as the ability lasts."""
    until = lasting(p, use)
    for n in cards_meant(p, use, who):
        say(log, p, "play/resolve", "{} cannot {} until {}.", Card(n), act, ending(p, until))
        p = add_fact(p, Fact("cannot", n, use.card, ACTS[act], until=until))
        if who == ("adversary",) and act.startswith("use "):
            p = keep_from(p, use, p.board.duel.sides[adversary_side(p, n)].player, ACTS[act], until)
    return p


@word("effect", "choose", "choose {who}", rule="play/resolve")
def choose(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """Something is chosen, of which the sentences that follow speak; it does nothing else."""
    return p


@word("effect", "no refusing", "this challenge cannot be refused", rule=BY_CARD)
def no_refusing(p: Position, use: Use, log: Log | None) -> Position:
    """The challenge that this ability issues cannot be refused."""
    return put_fact(p, Fact("no refusing", until="duel"))


@word("effect", "intervening limited", "only {noun} can intervene", rule=BY_CARD)
def only_these(p: Position, use: Use, log: Log | None, noun: tuple[str, ...]) -> Position:
    """Only characters of a kind can intervene in the challenge that this ability issues."""
    return put_fact(p, Fact("only intervene", key=",".join(noun), until="duel"))


@word("effect", "no intervening", "no character can intervene", "nobody can intervene", rule=BY_CARD)
def no_intervening(p: Position, use: Use, log: Log | None) -> Position:
    """Nobody can intervene in the challenge that this ability issues."""
    return put_fact(p, Fact("only intervene", key="", until="duel"))


@word("effect", "move anywhere", "move {who} to any location", "{who} moves to any location", rule="action/moving")
def move_anywhere(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to a location of the player's choice, but to no enemy's Home."""
    card = card_meant(p, use, who)
    return ask_if_any(p, Ask(use.player, "where to", (card, "any", use.card)), log) if in_play(p, card) else p


def _choose(p: Position, ask: Ask, args: tuple[int, ...], log: Log | None) -> Position:
    say(log, p, "play/resolve", "{} chooses: {}.", Player(ask.player), ask.data[args[0]][0])
    from judgekit.games.five_sails.acts.choosing import carry_out

    return carry_out(p, ask.data[args[0]][1:], log)


def _dashes(p: Position, ask: Ask, args: tuple[int, ...]) -> Iterator[Reason]:
    """A stat that is a dash on the performer is not the one of a challenge or pressure; who must be en garde to engage is not engaged again."""
    use = top_use(p)
    performer = use.performer if use.performer >= 0 else use.card
    for inner in ask.data[args[0]][1:]:
        name = str(inner.args[0]) if inner.name in {"challenge", "pressure"} else ""
        if name and is_dash(p, performer, name):
            text = f"{card_name(p, performer)} has a dash for {name.title()} and cannot perform what uses it."
            yield Reason(NO, rid("dash/cannot-perform"), text, performer)
        whom = card_meant(p, use, inner.args[0]) if inner.name == "engage en garde" else NO_CARD
        if whom >= 0 and p.cards[whom].engaged:
            yield Reason(NO, rid("term/engaged"), f"{card_name(p, whom)} is engaged already.", whom)


question(
    "choose one",
    "play/resolve",
    "Which of them?",
    lambda p, ask: [(n,) for n in range(len(ask.data))],
    _dashes,
    lambda p, ask, args: str(ask.data[args[0]][0]),
    _choose,
    role="choice",
)


@word("effect", "choose one", "choose one: {text} or {text2}", rule="play/resolve")
def choose_one(p: Position, use: Use, log: Log | None, *ways: tuple[object, ...]) -> Position:
    """One of several effects, which the player chooses when it resolves."""
    return p.on((*p.stack, Ask(use.player, "choose one", tuple(ways))))


@word("effect", "choose several", "choose {n} of: {text}", rule="play/resolve")
def choose_several(p: Position, use: Use, log: Log | None, n: int, *ways: tuple[object, ...]) -> Position:
    """So many of several effects, each another one, which the player chooses one after another."""
    return p.on((*p.stack, Ask(use.player, "choose several", (min(n, len(ways)), *ways))))


def _one_more(p: Position, ask: Ask, args: tuple[int, ...], log: Log | None) -> Position:
    n, *ways = ask.data
    way = ways.pop(args[0])
    if n > 1:
        p = p.on((*p.stack, ask._replace(data=(n - 1, *ways))))
    return _choose(p, ask._replace(data=(way,)), (0,), log)


question(
    "choose several",
    "play/resolve",
    "Which of them?",
    lambda p, ask: [(n,) for n in range(len(ask.data) - 1)],
    lambda p, ask, args: _dashes(p, ask._replace(data=ask.data[1:]), args),
    lambda p, ask, args: str(ask.data[1 + args[0]][0]),
    _one_more,
    role="choice",
)


def _place_meant(p: Position, use: Use, who: Who) -> str:
    return place_name(p, use.targets[who[1]]) if who[0] == "target" and who[1] < len(use.targets) and use.targets[who[1]] >= 0 else ""


@word("effect", "renown on target", "add {n} Renown to {who}", rule=RENOWN)
def renown_on_target(p: Position, use: Use, log: Log | None, n: int, who: Who) -> Position:
    """Renown is put on the location that is targeted."""
    place = _place_meant(p, use, who)
    return happen(p, Event("renown placed", player=use.player, place=place, amount=n, by=use.card), log) if in_city(p, place) else p


@word("effect", "renown off target", "remove {n} Renown from {who}", rule=RENOWN)
def renown_off_target(p: Position, use: Use, log: Log | None, n: int, who: Who) -> Position:
    """Renown is removed from the location that is targeted, as far as there is any."""
    place = _place_meant(p, use, who)
    there = min(n, place_of(p, place).renown) if in_city(p, place) else 0
    if not there:
        say(log, p, "play/do-as-much", "There is no Renown to remove.")
        return p
    return happen(p, Event("renown placed", player=use.player, place=place, amount=-there, by=use.card), log)


@word("effect", "claim target", "claim {who}", "take control of {who}", rule="action/claim-control")
def claim_target(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """Takes control of the location that is targeted."""
    place = _place_meant(p, use, who)
    return happen(p, Event("claimed", use.performer, use.player, place=place, by=use.card), log) if in_city(p, place) else p


@word("effect", "free place", "{place} becomes uncontrolled", rule="term/uncontrolled")
def free_place(p: Position, use: Use, log: Log | None, place: str) -> Position:
    """The location that is named becomes uncontrolled."""
    return happen(p, Event("control lost", place=place, by=use.card), log) if in_city(p, place) else p


@word("effect", "free target", "{who} becomes uncontrolled", rule="term/uncontrolled")
def free_target(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The location that is targeted becomes uncontrolled."""
    place = _place_meant(p, use, who)
    return happen(p, Event("control lost", place=place, by=use.card), log) if in_city(p, place) else p


@word("effect", "sink", "sink {n} card", "sink {n} cards", "sink {n} card from your hand", rule=SINK)
def sink(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Cards of the player's choice go from hand to the bottom of the deck."""
    n = min(n, len(pile(p, "hand", use.player)))
    return p.on((*p.stack, *(Ask(use.player, "sink", ()) for _ in range(n))))


def _sink(p: Position, ask: Ask, args: tuple[int, ...], log: Log | None) -> Position:
    p = to_pile(p, args[0], "deck", ask.player, bottom=True)
    say(log, p, SINK[p.edition], "{} sinks {} to the bottom of the deck.", Player(ask.player), Card(args[0]))
    return note_sunk(p, ask.player)


question(
    "sink",
    SINK,
    "Which card is sunk?",
    lambda p, ask: [(n,) for n in pile(p, "hand", ask.player)],
    no_reasons,
    lambda p, ask, args: f"sink {card_name(p, args[0])}",
    _sink,
    role="card",
)
