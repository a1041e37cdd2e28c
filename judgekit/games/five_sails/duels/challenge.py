"""Issuing a challenge: the table of each edition, in the order of the books."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import decision, drop_facts, has_fact
from judgekit.engine.procedures import Procedure, Row, pop, push
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Ask, Event, Position, Run, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import plural
from judgekit.games.five_sails.happening.pools import GENERATED, generate, refused_threat, threat_on_refusal
from judgekit.games.five_sails.happening.unmodified import tell_dash
from judgekit.games.five_sails.judged.open_points import tell_open
from judgekit.games.five_sails.standing.challenges import more_threat
from judgekit.games.five_sails.standing.duel_stats import stat_of_duel
from judgekit.games.five_sails.standing.hostilities import more_wounds, unbound
from judgekit.games.five_sails.stats import duel_stat, dueling, stat_in_duel
from judgekit.games.five_sails.texts.speaking import of_adversary
from judgekit.games.five_sails.values import NEW, OLD, Duel, Side, in_play, with_board, with_duel


def issue(p: Position, challenger: int, target: int, stat_name: str, log: Log | None) -> Position:
    """Issues a challenge: the duel's sides are known, threat and rounds are to come."""
    sides = (Side(challenger, p.cards[challenger].control), Side(target, p.cards[target].control))
    p = with_board(p, duel=Duel(stat_of_duel(p, challenger, stat_name), sides))
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


def nobody_challenged(p: Position, log: Log | None) -> Position:
    """A challenge that an ability cannot issue; what it says about that challenge goes with it."""
    say(log, p, "play/do-as-much", "There is nobody to challenge.")
    return p if p.board.duel else drop_facts(p, "duel")


def _cancelled(p: Position, log: Log | None) -> Position:
    say(log, p, "duel/needs-a-challenge", "The challenge was cancelled: there is no duel.")
    return pop(drop_facts(with_board(p, duel=None), "duel"))


def _ask_leave(p: Position, log: Log | None) -> Position:
    return p.on((*p.stack, Ask(p.board.duel.sides[1].player, "leave the challenge")))


def _ask_technique(p: Position, log: Log | None) -> Position:
    from judgekit.games.five_sails.acts.abilities import legal_techniques

    player = p.board.duel.sides[0].player
    if legal_techniques(p, player):
        return p.on((*p.stack, Ask(player, "challenge technique")))
    return p


def _ask_answer(p: Position, log: Log | None) -> Position:
    return p.on((*p.stack, Ask(p.board.duel.sides[1].player, "answer challenge")))


def _resolve_technique(p: Position, log: Log | None) -> Position:
    paused: Use | None = p.board.duel.announced
    if paused is not None:
        say(log, p, "challenge/resolve-technique", "The Technique of {} is resolved now.", Card(paused.card))
        return with_duel(p, announced=None).on((*p.stack, paused))
    return p


def _refused(p: Position) -> bool:
    return p.board.duel.answer in {"refused", "pool filled"}


def _refusal_technique(p: Position, log: Log | None) -> Position:
    """On a refusal an activated Technique counts or not: the books disagree, unless it could only add Thrust."""
    paused: Use | None = p.board.duel.announced
    if paused is None:
        return p
    words = p.ability(paused.card, paused.number).effects
    if all(w.name == "thrust" for w in words):
        text = "The Technique adds only Thrust, which Restricted Hostilities would keep from becoming wounds: whether it counts makes no difference."
        tell_open(p, log, "unsettled/technique-on-refusal", text)
        return p
    reading = decision(p, "unsettled/technique-on-refusal")
    if reading is None:
        return ask_judge(p, "unsettled/technique-on-refusal")
    if reading == 2:
        if of_adversary(p.ability(paused.card, paused.number)) and decision(p, "unsettled/refusal-adversary") is None:
            return ask_judge(p, "unsettled/refusal-adversary")
        return _resolve_technique(p, log)
    return p


def _pool_matters(p: Position) -> bool:
    """Whether something answers threat in the pool of the refusing character, or does something to an adversary on a refusal."""
    duel: Duel = p.board.duel
    event = Event("threat added", duel.sides[1].card, duel.sides[1].player, max(1, dueling(p, duel.sides[0].card)), by=duel.sides[0].card)
    return any(GAME.triggered(p, event, stage) for stage in ("Before", "When", "After"))


def _refusal_pool(p: Position, log: Log | None) -> Position:
    """Whether the refusing character has a pool is disputed; it is filled where that is so."""
    duel: Duel = p.board.duel
    reading = decision(p, "unsettled/refusal-adversary")
    if reading is None and _pool_matters(p):
        return ask_judge(p, "unsettled/refusal-adversary")
    if reading != 0:
        return p
    amount = _refusal_amount(p)
    say(log, p, "challenge/threat-to-pool", "The threat goes to the pool of {}, as in the Threat step.", Card(duel.sides[1].card))
    event = Event("threat added", duel.sides[1].card, duel.sides[1].player, amount, by=duel.sides[0].card)
    return happen(with_duel(p, answer="pool filled"), event, log)


def _refusal_amount(p: Position) -> int:
    """How much threat a refused challenge generates: what the challenger would send, unless an ability has changed it."""
    duel: Duel = p.board.duel
    counted = threat_on_refusal(p)
    challenger = duel.sides[0].card
    return max(0, dueling(p, challenger) + duel.thrust + more_threat(p, challenger)) if counted is None else counted


def _refusal_threat(p: Position, log: Log | None) -> Position:
    """The refused challenge generates its threat, where an ability answers that."""
    say(log, p, "challenge/refuse", "The refused challenge generates threat, as in the Threat step.")
    return refused_threat(p, _refusal_amount(p), log)


def _refusal(p: Position, log: Log | None) -> Position:
    duel: Duel = p.board.duel
    threat = duel.sides[1].pool if duel.answer == "pool filled" else _refusal_amount(p)
    cap = dueling(p, duel.sides[0].card) + more_wounds(p, duel.sides[0].card)
    free = duel.sides[0].lethal or unbound(p, duel.sides[0].card)
    wounds = threat if free else min(threat, cap)
    target = duel.sides[1].card
    say(
        log,
        p,
        "challenge/refuse",
        f"{{}} has refused: {{}} generates {{}} threat, {'which means' if free else 'and Restricted Hostilities allow'} {{}}.",
        Card(target),
        Card(duel.sides[0].card),
        threat,
        plural(wounds, "wound"),
    )
    p = drop_facts(with_board(p, duel=None), "duel")
    return happen(p, Event("wounded", target, amount=wounds, by=duel.sides[0].card, other=-2), log)


def _participants(p: Position, log: Log | None) -> Position:
    """Who fights is settled: in 2023 by accepting, in the playtest rules once somebody has intervened or nobody has."""
    one, two = (Card(s.card) for s in p.board.duel.sides)
    say(log, p, "challenge/participants", "{} and {} are now the participants and each other's adversaries.", one, two)
    return p


def _threat(p: Position, log: Log | None) -> Position:
    duel: Duel = p.board.duel
    one = duel.sides[0].card
    base = duel_stat(p, 0)
    say(log, p, "challenge/threat", "{} generates threat equal to {} {}.", Card(one), stat_in_duel(p, one).title(), base)
    tell_dash(p, one, stat_in_duel(p, one), log)
    if duel.thrust:
        say(log, p, "challenge/threat-technique-thrust", "The Technique adds {} Thrust.", duel.thrust)
    if more := more_threat(p, one):
        say(log, p, "passive/always-active", "{} generates {} more.", Card(one), more)
    return generate(p, 0, base + duel.thrust + more, one, "challenge", log)


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


def _after_refusal(p: Position, log: Log | None) -> Position:
    """A refused challenge is over; what refusing brings has been carried out with it, unless something has kept it from being so."""
    p = goto(p, "end")
    return p if p.board.duel is None else push(p, REFUSAL.name)


REFUSAL = Procedure(
    "refusal",
    "A challenge that is refused",
    (
        Row("technique", "challenge/refuse", _refusal_technique, editions=(NEW,)),
        Row("threat", "challenge/refuse", _refusal_threat, lambda p: GENERATED in p.cast.answered, (NEW,)),
        Row("pool", "challenge/threat-to-pool", _refusal_pool, editions=(NEW,)),
        Row("wounds", "challenge/refuse", _refusal, editions=(NEW,)),
    ),
)
"""What happens when a challenge is refused, before anything that comes after it."""
GAME.procedure(REFUSAL)
CHALLENGE = Procedure(
    "challenge",
    "Issuing a challenge",
    (
        Row("issue", "challenge/issue", _issued),
        Row("cancelled", "challenge/issue", _cancelled, lambda p: p.board.duel.answer == ""),
        Row("may leave", "challenge/issue", _ask_leave, lambda p: has_fact(p, "may leave")),
        Row("left", "challenge/issue", _cancelled, lambda p: p.board.duel.answer == ""),
        Row("technique before answer", "challenge/technique", _ask_technique, editions=(NEW,)),
        Row("answer", {NEW: "challenge/accept-or-refuse", OLD: "challenge/intervene"}, _ask_answer),
        Row("refused", "challenge/refuse", _after_refusal, lambda p: p.board.duel is None or _refused(p), (NEW,)),
        Row("participants after intervening", "challenge/participants", _participants, editions=(OLD,)),
        Row("technique after intervening", "challenge/technique", _ask_technique, editions=(OLD,)),
        Row("participants", "challenge/participants", _participants, editions=(NEW,)),
        Row("resolve technique", "challenge/resolve-technique", _resolve_technique, editions=(NEW,)),
        Row("still there", "challenge/participants", _still_there),
        Row("threat", "challenge/threat", _threat),
        Row("duel", "challenge/duel-follows", _duel),
        Row("end", "duel/ends", None),
    ),
)
GAME.procedure(CHALLENGE)
