"""Answering a challenge: accept, refuse, intervene; and what whoever has intervened may still do."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Target
from judgekit.engine.events import happen
from judgekit.engine.facts import find_fact, has_fact, put_fact
from judgekit.engine.game import Question
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import NO, YES, Args, Ask, Event, Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.bars import bars
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.standing.acts import engage_to_intervene, intervening_weapon, once_engaged, refusing
from judgekit.games.five_sails.standing.basic import says_of, standing
from judgekit.games.five_sails.standing.bounds import intervenes_free
from judgekit.games.five_sails.standing.challenges import not_joined, not_refused
from judgekit.games.five_sails.standing.permissions import near_enough
from judgekit.games.five_sails.stats import is_dash, stat
from judgekit.games.five_sails.texts.references import matches
from judgekit.games.five_sails.values import NEW, OLD, Duel, Side, characters, pile, with_duel


def _answers(p: Position, ask: Ask) -> Iterator[Args]:
    target = p.board.duel.sides[1].card
    if p.edition == NEW:
        yield ("accept",)
        yield ("refuse",)
    else:
        yield ("stand",)
    for n in characters(p, ask.player):
        if n != target:
            yield ("intervene", n)


def _answer_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    duel: Duel = p.board.duel
    target = duel.sides[1].card
    if args[0] == "accept" and no_card_for(p, ask.player, target):
        text = f"{player_name(p, ask.player)} holds no card and cannot gamble, yet whoever accepts must play one in the first round."
        yield from by_point(p, "unsettled/first-card-impossible", text, (YES, NO))
    if args[0] in {"accept", "stand"}:
        yield from bars(p, "accepting", target)
    if args[0] == "refuse":
        yield from bars(p, "refused", target)
        yield from not_refused(p, target)
        if has_fact(p, "no refusing"):
            yield Reason(
                NO, rid("golden-rule/cards-beat-rulebook"), "The ability that issued this challenge does not let it be refused.", duel.sides[0].card
            )
    if args[0] == "intervene":
        yield from intervention_reasons(p, ask.player, args[1])


def no_card_for(p: Position, player: int, card: int) -> bool:
    """Whether a player, as far as the board tells, has no card to play in the first round for a character: none in hand, and no gambling."""
    from judgekit.games.five_sails.duels.gambling import gamble_reasons

    if p.edition != NEW or next(iter(pile(p, "hand", player)), -1) >= 0:
        return False
    known = stat(p, card, "finesse") <= 0 or find_fact(p, "deck stated", player=player) is not None
    return known and any(r.verdict == NO for r in gamble_reasons(p, player, card, 0))


def intervention_reasons(p: Position, player: int, n: int) -> Iterator[Reason]:
    """Everything that speaks against a character's intervening for the one who is challenged."""
    duel: Duel = p.board.duel
    target = duel.sides[1].card
    state = p.cards[n]
    if n == target:
        yield Reason(NO, rid("challenge/intervene-engages"), f"{card_name(p, n)} is the one who is challenged; another character intervenes.", n)
    if state.control != duel.sides[1].player or state.control != player:
        text = f"{card_name(p, n)} is not controlled by {player_name(p, duel.sides[1].player)}, who controls {card_name(p, target)}."
        yield Reason(NO, rid("challenge/intervene-engages"), text, n, f"a character of {player_name(p, duel.sides[1].player)} can intervene")
    if state.at != p.cards[target].at and not near_enough(p, n, p.cards[target].at):
        yield Reason(
            NO,
            rid("challenge/intervene-engages"),
            f"{card_name(p, n)} is at {state.at}, not at {p.cards[target].at} with {card_name(p, target)}.",
            n,
            f"{card_name(p, n)} would have to be at {p.cards[target].at}",
        )
    ready = once_engaged(p, n) or intervening_weapon(p, n) or intervenes_free(p, n, target) or any(True for _ in says_of(p, "intervenes engaged", n))
    if state.engaged and not ready:
        yield Reason(
            NO,
            rid("engaged/no-second-engage"),
            f"Intervening costs engaging, and {card_name(p, n)} is engaged already.",
            n,
            f"{card_name(p, n)} would have to be en garde",
        )
    yield from _limited(p, n)
    yield from bars(p, "intervening", n)
    yield from not_joined(p, n)
    yield from bars(p, "challenged", n)
    if p.edition == OLD and is_dash(p, n, duel.stat):
        yield Reason(NO, rid("dash/cannot-perform"), f"{card_name(p, n)} has a dash for {duel.stat.title()} and cannot take part.", n)


def _limited(p: Position, n: int) -> Iterator[Reason]:
    """What the ability that issued the challenge says of intervening."""
    for f in p.facts:
        if f.name == "only intervene":
            kind, *tests = f.key.split(",")
            if not kind or not matches(p, Use(n, 0, p.cards[n].control), Target(kind, tuple(tests)), n):
                text = f"The ability that issued this challenge does not let {card_name(p, n)} intervene."
                yield Reason(NO, rid("golden-rule/cards-beat-rulebook" if p.edition == NEW else "play/resolve"), text, p.board.duel.sides[0].card)
    for use, said in standing(p, "intervene by renown"):
        at, player = said.args[0], p.cards[n].control
        if p.cards[n].at == at and not has_fact(p, "brought renown", player=player, key=at):
            text = f"{player_name(p, player)} has neither added nor moved Renown to {at} on this Day."
            yield Reason(NO, rid("golden-rule/cards-beat-rulebook" if p.edition == NEW else "passive/always-active"), text, use.card)


def _answer_text(p: Position, ask: Ask, args: Args) -> str:
    if args[0] == "intervene":
        return f"intervene with {card_name(p, args[1])}"
    return {"accept": "accept", "refuse": "refuse", "stand": "do not intervene"}[args[0]]


def _answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    target = p.board.duel.sides[1].card
    if args[0] == "refuse":
        p = with_duel(p, answer="refused")
        say(log, p, "challenge/accept-or-refuse", "{} refuses for {}.", Player(ask.player), Card(target))
        challenger = p.board.duel.sides[0].card
        return refusing(happen(p, Event("challenge refused", target, ask.player, other=challenger), log), target, challenger, log)
    if args[0] == "intervene":
        card = args[1]
        say(log, p, "challenge/intervene", "{} intervenes for {} and is the target now.", Card(card), Card(target))
        p = with_duel(p, answer="accepted", sides=(p.board.duel.sides[0], Side(card, ask.player)))
        if p.edition == NEW:  # intervening is a way of accepting; what answers that comes behind what answers the intervention
            p = happen(p, Event("challenge accepted", card, ask.player, other=p.board.duel.sides[0].card), log)
        p = happen(p, Event("intervened", card, ask.player, other=target), log)
        asked = "takes threat" in p.cast.passive_words or "intervened" in p.cast.conditions
        p = put_fact(p, Fact("has intervened", card, until="duel")) if asked else p
        return p if intervenes_free(p, card, target) else engage_to_intervene(p, card, ask.player, log)
    p = with_duel(p, answer="accepted")
    if p.edition == OLD:
        say(log, p, "challenge/intervene", "Nobody intervenes for {}.", Card(target))
        return p
    say(log, p, "challenge/accept", "{} accepts.", Card(target))
    return happen(p, Event("challenge accepted", target, ask.player, other=p.board.duel.sides[0].card), log)


GAME.ask(
    Question(
        "answer challenge",
        {NEW: "challenge/accept-or-refuse", OLD: "challenge/intervene"},
        lambda p, ask: (
            f"{card_name(p, p.board.duel.sides[1].card)} is challenged by {card_name(p, p.board.duel.sides[0].card)}: "
            + (
                f"does {player_name(p, ask.player)} accept, refuse, or intervene with another character?"
                if p.edition == NEW
                else "does another character intervene?"
            )
        ),
        _answers,
        _answer_reasons,
        _answer_text,
        _answer,
        role="answer",
        default=("stand",),
    )
)
