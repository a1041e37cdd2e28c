"""The duel: its rounds, and each round in the order of the books."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import decision, drop_facts, facts_of, has_fact, without_facts
from judgekit.engine.procedures import Procedure, Row, pop, push
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Log, say
from judgekit.engine.values import Ask, Event, Position, Run
from judgekit.games.five_sails.acts.late_targets import opened
from judgekit.games.five_sails.duels.challenge import goto
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import check_everybody, discard_line
from judgekit.games.five_sails.happening.losses import last_one_wins
from judgekit.games.five_sails.happening.spans import of_rounds
from judgekit.games.five_sails.judged.open_points import tell_open
from judgekit.games.five_sails.standing.acts import keep_line
from judgekit.games.five_sails.values import NEW, OLD, Duel, with_board, with_duel, with_side


def duel_of(p: Position) -> Duel:
    """The duel that is going on."""
    duel: Duel = p.board.duel
    return duel


def _begin(p: Position, log: Log | None) -> Position:
    p = with_duel(p, round=1, turn=1)
    for n, side in enumerate(duel_of(p).sides):
        p = with_side(p, n, where=p.cards[side.card].at) if p.edition == OLD and side.pool else p
    say(log, p, "duel/begins", "The duel begins with its first round.")
    return happen(p, Event("duel begins", duel_of(p).sides[0].card, other=duel_of(p).sides[1].card), log)


def _first(p: Position, log: Log | None) -> Position:
    """A duel that begins without threat: the numbered steps give it a first round in 2023; the playtest rules do not say whose it is."""
    if any(s.pool for s in duel_of(p).sides):
        return p
    point = "unsettled/duel-without-threat" if p.edition == NEW else "unsettled/whose-round"
    reading = decision(p, point)
    if reading is None and p.edition == NEW:
        text = "No pool holds threat, and there is a first round, as the numbered steps say; a duel is also said to end without threat."
        tell_open(p, log, point, text)
        return p
    if reading is None:
        return ask_judge(p, point)
    over = reading == 1 if p.edition == NEW else reading != 2
    return goto(p, "end") if over else p


def _whose(p: Position, log: Log | None) -> Position:
    """Playtest: the round belongs to whoever has threat."""
    pools = [s.pool for s in duel_of(p).sides]
    if bool(pools[0]) != bool(pools[1]):
        return with_duel(p, turn=0 if pools[0] else 1)
    if not any(pools):
        return p
    reading = decision(p, "unsettled/whose-round")
    if reading is None:
        return ask_judge(p, "unsettled/whose-round")
    if reading == 2:
        return with_duel(p, turn=1) if duel_of(p).round == 1 else p
    if reading == 1:
        return p.on((*p.stack, Ask(max(p.board.token, 0), "whose round")))
    return p


def _round(p: Position, log: Log | None) -> Position:
    return push(p, "round")


def _again(p: Position, log: Log | None) -> Position:
    """Another round follows while a pool holds threat."""
    duel = duel_of(p)
    if not any(s.pool for s in duel.sides):
        return p
    both = all(s.pool for s in duel.sides)
    who = " and ".join(p.cast.names[s.card] for s in duel.sides if s.pool)
    say(log, p, "duel/ends", "{} still {} threat: the duel goes on.", who, "hold" if both else "holds")
    return goto(with_duel(p, round=duel.round + 1, turn=1 - duel.turn), "whose")


def _end(p: Position, log: Log | None) -> Position:
    one, two = (s.card for s in duel_of(p).sides)
    say(log, p, "duel/ends", "The duel is over.")
    waiting = facts_of(p, "later", key="duel ends")
    if waiting:
        from judgekit.games.five_sails.acts.use import later_use

        p = without_facts(p, waiting)
        p = p.on((*p.stack, *(later_use(p, f) for f in reversed(waiting))))
    return happen(p, Event("duel ends", one, other=two), log)


def _clear(p: Position, log: Log | None) -> Position:
    if "keeps line" in p.cast.passive_words:
        p = keep_line(p, log)
    p = GAME.hooks["line goes"](p, log) if has_fact(p, "line goes") else p
    without = discard_line(p)
    if without is not p:
        p = without
        say(log, p, "duel/dueling-line-stays", "The dueling lines are discarded.")
    before, top = p, p.stack[-1]
    waiting = tuple(e for e in top.data if isinstance(e, Event)) if isinstance(top, Run) else ()
    if p.facts:
        p = drop_facts(p, "duel", "round", *of_rounds(p))
    p = check_everybody(pop(with_board(p, duel=None, duels=p.board.duels + 1)), log, before)
    p = opened(p, waiting)
    return last_one_wins(p, log) if decision(p, "unsettled/assassination-when") == 1 else p


DUEL = Procedure(
    "duel",
    "The duel",
    (
        Row("begin", "duel/begins", _begin),
        Row("without threat", "duel/ends", _first),
        Row("whose", {NEW: "duel/first-round", OLD: "duel/alternate"}, _whose, editions=(OLD,)),
        Row("whose", "duel/alternate", None, editions=(NEW,)),
        Row("round", "duel/rounds", _round),
        Row("again", "duel/ends-at-round-end", _again),
        Row("end", "duel/ends", _end),
        Row("clear", "duel/dueling-line-stays", _clear),
    ),
)


GAME.procedure(DUEL)
