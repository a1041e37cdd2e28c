"""Issuing a challenge: the table of each edition, in the order of the books."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Target
from judgekit.engine.events import happen
from judgekit.engine.facts import decision, drop_facts
from judgekit.engine.game import Question
from judgekit.engine.procedures import Procedure, Row, pop, push
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, Player, card_name, say
from judgekit.engine.values import NO, Args, Ask, Event, Position, Reason, Run, Use
from judgekit.games.five_sails.bars import bars
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.leaving import plural
from judgekit.games.five_sails.open_points import by_point
from judgekit.games.five_sails.references import matches
from judgekit.games.five_sails.standing import says_of
from judgekit.games.five_sails.stats import duel_stat, is_dash, stat
from judgekit.games.five_sails.values import NEW, OLD, Duel, Side, characters, in_play, with_board, with_duel


def issue(p: Position, challenger: int, target: int, stat_name: str, log: Log | None) -> Position:
    """Issues a challenge: the duel's sides are known, threat and rounds are to come."""
    sides = (Side(challenger, p.cards[challenger].control), Side(target, p.cards[target].control))
    p = with_board(p, duel=Duel(stat_name, sides))
    return push(p, "challenge")


def goto(p: Position, row: str) -> Position:
    """Continues the procedure on top of the stack at another row."""
    top = p.stack[-1]
    assert isinstance(top, Run)
    return p.on((*p.stack[:-1], top._replace(row=GAME.procedures[top.procedure].row(row, p.edition))))


def _issued(p: Position, log: Log | None) -> Position:
    one, two = (s.card for s in p.board.duel.sides)
    say(log, p, "challenge/performer-and-target", "{} challenges {} to a duel of {}.", Card(one), Card(two), p.board.duel.stat.title())
    return happen(p, Event("challenge issued", one, p.board.duel.sides[0].player, other=two), log)


def _stands(p: Position, event: Event, log: Log | None) -> Position:
    return with_duel(p, answer="issued") if p.board.duel else p


GAME.event("challenge issued", "challenge/issue")(_stands)


def _cancelled(p: Position, log: Log | None) -> Position:
    say(log, p, "duel/needs-a-challenge", "The challenge was cancelled: there is no duel.")
    return pop(drop_facts(with_board(p, duel=None), "duel"))


def _ask_technique(p: Position, log: Log | None) -> Position:
    from judgekit.games.five_sails.use import legal_techniques

    player = p.board.duel.sides[0].player
    if legal_techniques(p, player):
        return p.on((*p.stack, Ask(player, "challenge technique")))
    return p


def _ask_answer(p: Position, log: Log | None) -> Position:
    return p.on((*p.stack, Ask(p.board.duel.sides[1].player, "answer challenge")))


def _intervened(p: Position, log: Log | None) -> Position:
    """Whoever has intervened may have accepted, or may be the one challenged now: the book can be read both ways."""
    reading = decision(p, "unsettled/after-intervening")
    if reading == 1:
        return goto(with_duel(p, answer="issued"), "answer")
    p = with_duel(p, answer="accepted")
    return p if reading == 0 else p.on((*p.stack, Ask(p.board.duel.sides[1].player, "after intervening")))


def _resolve_technique(p: Position, log: Log | None) -> Position:
    paused: Use | None = p.board.duel.announced
    if paused is not None:
        say(log, p, "challenge/resolve-technique", "The Technique of {} is resolved now.", Card(paused.card))
        return with_duel(p, announced=None).on((*p.stack, paused))
    return p


def _refused(p: Position) -> bool:
    return bool(p.board.duel.answer == "refused")


def _accepted(p: Position) -> bool:
    return not _refused(p)


def _refusal_technique(p: Position, log: Log | None) -> Position:
    """On a refusal an activated Technique counts or not: the books disagree, unless it could only add Thrust."""
    paused: Use | None = p.board.duel.announced
    if paused is None:
        return p
    words = p.ability(paused.card, paused.number).effects
    if all(w.name == "thrust" for w in words):
        say(log, p, "challenge/refuse", "The Technique adds only Thrust, which Restricted Hostilities would keep from becoming wounds.")
        return p
    reading = decision(p, "unsettled/technique-on-refusal")
    if reading is None:
        return ask_judge(p, "unsettled/technique-on-refusal")
    if reading == 2:
        return _resolve_technique(p, log)
    return p


def _refusal(p: Position, log: Log | None) -> Position:
    duel: Duel = p.board.duel
    threat = stat(p, duel.sides[0].card, duel.stat) + duel.thrust
    cap = stat(p, duel.sides[0].card, duel.stat)
    wounds = threat if duel.sides[0].lethal else min(threat, cap)
    target = duel.sides[1].card
    say(
        log,
        p,
        "challenge/refuse",
        "{} refuses; {} would generate {} threat, and Restricted Hostilities allow {}.",
        Card(target),
        Card(duel.sides[0].card),
        threat,
        plural(wounds, "wound"),
    )
    p = drop_facts(with_board(p, duel=None), "duel")
    return happen(p, Event("wounded", target, amount=wounds, by=duel.sides[0].card, other=-2), log)


def _threat(p: Position, log: Log | None) -> Position:
    duel: Duel = p.board.duel
    one, two = duel.sides[0].card, duel.sides[1].card
    base = duel_stat(p, 0)
    say(log, p, "challenge/threat", "{} generates threat equal to {} {}.", Card(one), duel.stat.title(), base)
    if duel.thrust:
        say(log, p, "challenge/threat-technique-thrust", "The Technique adds {} Thrust.", duel.thrust)
    say(log, p, "challenge/participants", "{} and {} are now the participants and each other's adversaries.", Card(one), Card(two))
    return happen(p, Event("threat added", two, duel.sides[1].player, max(0, base + duel.thrust), by=one), log)


def _duel(p: Position, log: Log | None) -> Position:
    return push(p, "duel")


def _still_there(p: Position, log: Log | None) -> Position:
    """Without both characters in play there is nobody to fight: the challenge comes to nothing."""
    if all(in_play(p, s.card) for s in p.board.duel.sides):
        return p
    say(
        log,
        p,
        "challenge/participants" if p.edition == OLD else "glossary/duel-two-characters",
        "A duel needs two characters; one of them has left play before it began.",
    )
    return pop(drop_facts(with_board(p, duel=None), "duel"))


CHALLENGE = Procedure(
    "challenge",
    "Issuing a challenge",
    (
        Row("issue", "challenge/issue", _issued),
        Row("cancelled", "challenge/issue", _cancelled, lambda p: p.board.duel.answer == ""),
        Row("technique before answer", "challenge/technique", _ask_technique, editions=(NEW,)),
        Row("answer", {NEW: "challenge/accept-or-refuse", OLD: "challenge/intervene"}, _ask_answer),
        Row("after intervening", "challenge/intervene-new-target", _intervened, lambda p: p.board.duel.answer == "intervened", (NEW,)),
        Row("technique after intervening", "challenge/technique", _ask_technique, editions=(OLD,)),
        Row("technique on refusal", "challenge/refuse", _refusal_technique, _refused, (NEW,)),
        Row("refused", "challenge/refuse", lambda p, log: _refusal(goto(p, "end"), log), _refused, (NEW,)),
        Row("resolve technique", "challenge/resolve-technique", _resolve_technique, editions=(NEW,)),
        Row("still there", "challenge/participants", _still_there),
        Row("threat", "challenge/threat", _threat),
        Row("duel", "challenge/duel-follows", _duel),
        Row("end", "duel/ends", None),
    ),
)
GAME.procedure(CHALLENGE)


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
    if args[0] == "refuse":
        yield from bars(p, "refused", target)
        if any(f.name == "no refusing" for f in p.facts):
            yield Reason(
                NO, rid("golden-rule/cards-beat-rulebook"), "The ability that issued this challenge does not let it be refused.", duel.sides[0].card
            )
    if args[0] != "intervene":
        return
    n = args[1]
    state = p.cards[n]
    if state.at != p.cards[target].at:
        yield Reason(
            NO,
            rid("challenge/intervene-engages"),
            f"{card_name(p, n)} is at {state.at}, not at {p.cards[target].at} with {card_name(p, target)}.",
            n,
            f"{card_name(p, n)} would have to be at {p.cards[target].at}",
        )
    if state.engaged and not any(True for _ in says_of(p, "intervenes engaged", n)):
        yield Reason(
            NO,
            rid("engaged/no-second-engage"),
            f"Intervening costs engaging, and {card_name(p, n)} is engaged already.",
            n,
            f"{card_name(p, n)} would have to be en garde",
        )
    yield from _limited(p, n)
    yield from bars(p, "intervening", n)
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


def _answer_text(p: Position, ask: Ask, args: Args) -> str:
    if args[0] == "intervene":
        return f"intervene with {card_name(p, args[1])}"
    return {"accept": "accept", "refuse": "refuse", "stand": "do not intervene"}[args[0]]


def _answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    target = p.board.duel.sides[1].card
    if args[0] == "refuse":
        p = with_duel(p, answer="refused")
        say(log, p, "challenge/accept-or-refuse", "{} refuses for {}.", Player(ask.player), Card(target))
        return happen(p, Event("challenge refused", target, ask.player, other=p.board.duel.sides[0].card), log)
    if args[0] == "intervene":
        card = args[1]
        say(log, p, "challenge/intervene", "{} intervenes for {} and is the target now.", Card(card), Card(target))
        p = with_duel(p, answer="intervened" if p.edition == NEW else "accepted", sides=(p.board.duel.sides[0], Side(card, ask.player)))
        p = happen(p, Event("intervened", card, ask.player, other=target), log)
        return happen(p, Event("engaged", card, ask.player, by=card), log)
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
            + ("accept, refuse, or intervene with another character?" if p.edition == NEW else "does another character intervene?")
        ),
        _answers,
        _answer_reasons,
        _answer_text,
        _answer,
        role="answer",
        default=("stand",),
    )
)


def _after_answers(p: Position, ask: Ask) -> Iterator[Args]:
    yield ("accept",)
    yield from (args for args in _answers(p, ask) if args[0] in {"refuse", "intervene"})


def _after_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    if args[0] == "accept":
        return
    yield from _answer_reasons(p, ask, args)
    text = f"{card_name(p, p.board.duel.sides[1].card)} has intervened; whether that accepts the challenge already is not settled."
    yield from by_point(p, "unsettled/after-intervening", text, (NO, "yes"))


def _after_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if args[0] != "accept":
        return _answer(p, ask, args, log)
    say(log, p, "challenge/intervene-new-target", "{} is challenged now, and fights.", Card(p.board.duel.sides[1].card))
    return p


GAME.ask(
    Question(
        "after intervening",
        "challenge/intervene-new-target",
        lambda p, ask: f"{card_name(p, p.board.duel.sides[1].card)} has intervened: does the duel follow?",
        _after_answers,
        _after_reasons,
        _answer_text,
        _after_answer,
        role="answer",
        default=("accept",),
        quiet=True,
    )
)
