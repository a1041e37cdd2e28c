"""A round of the duel, in the order of the books."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import decision, drop_facts
from judgekit.engine.procedures import Procedure, Row, pop
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import NO_CARD, Ask, Event, Position, Use
from judgekit.games.five_sails.challenge import goto
from judgekit.games.five_sails.duel import duel_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.leaving import check_resolve, plural
from judgekit.games.five_sails.stats import combat_value, duel_stat
from judgekit.games.five_sails.unpayable import strike_matters, unstrike
from judgekit.games.five_sails.values import NEW, OLD, in_play, with_duel, with_side


def _round_begins(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    side = duel.turn
    p = with_duel(p, card=NO_CARD, gambled=False, technique=False, maneuver=False, bonus=(0, 0, 0), excess=0)
    p = with_side(p, side, lethal=False)
    rule = "duel/alternate" if p.edition == OLD or duel.round > 1 else "duel/first-round"
    say(log, p, rule, "Round {}: it is the round of {}.", duel.round, Card(duel.sides[side].card))
    return happen(p, Event("round begins", duel.sides[side].card, duel.sides[side].player), log)


def _gone(p: Position) -> bool:
    return not in_play(p, duel_of(p).sides[duel_of(p).turn].card)


def _without_participant(p: Position, log: Log | None) -> Position:
    """The round of a character that is gone: what it means for the threat in its pool is not settled."""
    duel = duel_of(p)
    if duel.sides[duel.turn].pool and p.edition == NEW:
        reading = decision(p, "unsettled/destroyed-participant")
        if reading is None:
            return ask_judge(p, "unsettled/destroyed-participant")
    say(log, p, "duel-end/character-destroyed", "{} has left play: there is nobody to have this round.", Card(duel.sides[duel.turn].card))
    return pop(with_side(p, duel.turn, pool=0))


def _ask_card(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    return p.on((*p.stack, Ask(duel.sides[duel.turn].player, "combat card")))


def _has_card(p: Position) -> bool:
    return bool(duel_of(p).card >= 0)


def _played(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    return happen(p, Event("card played", duel.card, duel.sides[duel.turn].player), log)


def _ask_ability(p: Position, log: Log | None) -> Position:
    """One Technique and one Maneuver, in either order; nobody is asked when there is none to use."""
    from judgekit.games.five_sails.use import legal_round_abilities

    duel = duel_of(p)
    player = duel.sides[duel.turn].player
    if _gone(p) or not legal_round_abilities(p, player):
        return p
    p = goto(p, "abilities")
    return p.on((*p.stack, Ask(player, "round ability")))


def _ask_without(p: Position, log: Log | None) -> Position:
    """A Technique in a round without a card: asked about only where there is one to use."""
    from judgekit.games.five_sails.use import legal_techniques

    duel = duel_of(p)
    player = duel.sides[duel.turn].player
    if _gone(p) or decision(p, "unsettled/technique-without-card") == 0 or not legal_techniques(p, player):
        return p
    return p.on((*p.stack, Ask(player, "technique without card")))


def _together(p: Position) -> bool:
    one, two = (s.card for s in duel_of(p).sides)
    return in_play(p, one) and in_play(p, two) and p.cards[one].at == p.cards[two].at


def send_threat(p: Position, amount: int, log: Log | None) -> Position:
    """Puts threat from the active participant into the adversary's pool; in 2023 only when they are together."""
    duel = duel_of(p)
    mine, theirs = duel.sides[duel.turn], duel.sides[1 - duel.turn]
    if amount <= 0:
        return p
    if p.edition == NEW and not _together(p):
        say(log, p, "absent/threat-discarded", "{} is not with {}: the {} threat is discarded.", Card(theirs.card), Card(mine.card), amount)
        return p
    return happen(p, Event("threat added", theirs.card, theirs.player, amount, by=duel.card), log)


def _riposte(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    value = combat_value(p, duel.turn, "riposte")
    taken = min(value, duel.sides[duel.turn].pool)
    p = with_side(p, duel.turn, pool=duel.sides[duel.turn].pool - taken)
    rule = "duel/riposte-cap" if taken < value else "duel/riposte"
    say(
        log, p, rule, "Riposte {}: {} threat is removed from the pool of {}, and as much is returned.", value, taken, Card(duel.sides[duel.turn].card)
    )
    return send_threat(p, taken, log)


def _parry(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    value = combat_value(p, duel.turn, "parry")
    taken = min(value, duel.sides[duel.turn].pool)
    p = with_side(p, duel.turn, pool=duel.sides[duel.turn].pool - taken)
    say(
        log,
        p,
        "duel/parry",
        "Parry {}: {} threat is removed from the pool of {}; {} left.",
        value,
        taken,
        Card(duel.sides[duel.turn].card),
        duel.sides[duel.turn].pool - taken,
    )
    return p


def _thrust(p: Position, log: Log | None) -> Position:
    value = combat_value(p, duel_of(p).turn, "thrust")
    say(log, p, "duel/thrust", "Thrust {}.", value)
    return send_threat(p, value, log)


def _overdue(p: Position, log: Log | None) -> Position:
    """Characters that had enough wounds before the combat cards were resolved are destroyed after them."""
    for side in duel_of(p).sides:
        p = check_resolve(p, side.card, log)
    return p


def cap_of(p: Position, side: int, log: Log | None) -> tuple[int | None, Position | None]:
    """How many wounds the adversary can inflict on a side; None without limit. The second is a question to the judge instead."""
    duel = duel_of(p)
    other = 1 - side
    if duel.sides[other].lethal:
        say(log, p, "lethal/ignores-hostilities", "Lethal: {} ignores Restricted Hostilities.", Card(duel.sides[other].card))
        return None, None
    cap = duel_stat(p, other)
    declined = duel.card < 0
    if duel.stat != "combat" and (declined or p.edition == OLD):
        from judgekit.games.five_sails.stats import stat

        combat = stat(p, duel.sides[other].card, "combat")
        pool = duel.sides[side].pool
        if min(pool, combat) != min(pool, cap):
            reading = decision(p, "unsettled/wound-cap-when-declining")
            if reading is None:
                return None, ask_judge(p, "unsettled/wound-cap-when-declining")
            return (combat if reading == 0 else cap), None
    return cap, None


def _resolve(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    side = duel.turn
    mine = duel.sides[side]
    cap, question = cap_of(p, side, log)
    if question is not None:
        return question
    wounds = mine.pool if cap is None else min(mine.pool, cap)
    if not in_play(p, mine.card):
        wounds = 0
    excess = mine.pool - wounds
    p = with_side(with_duel(p, excess=excess), side, pool=0, where="")
    if duel.card < 0:
        say(log, p, "duel/declining-wounds", "No card is played: {} threat means {}.", mine.pool, plural(wounds, "wound"))
    else:
        say(
            log,
            p,
            "duel/resolve-threat",
            "{} threat is left in the pool of {}: {}{}.",
            mine.pool,
            Card(mine.card),
            plural(wounds, "wound"),
            "" if cap is None else f" (at most {cap})",
        )
    if excess:
        say(log, p, "hostilities/cap", "Restricted Hostilities keep {} threat from becoming wounds.", excess)
    if excess or (p.edition == OLD and mine.pool):
        rule = "duel/declining-discard" if duel.card < 0 else "duel/discard-excess"
        say(log, p, rule, "{} threat is discarded.", excess if p.edition == NEW else mine.pool)
    if wounds:
        return happen(p, Event("wounded", mine.card, mine.player, wounds, by=duel.sides[1 - side].card, other=-2), log)
    return p


def _absent(p: Position, log: Log | None) -> Position:
    """Playtest: threat that has been generated is discarded when no adversary is at the location."""
    duel = duel_of(p)
    mine, theirs = duel.sides[duel.turn], duel.sides[1 - duel.turn]
    away = not in_play(p, theirs.card) or (in_play(p, mine.card) and not _together(p))
    if theirs.pool and away:
        reading = decision(p, "unsettled/threat-to-absent")
        if reading is None and in_play(p, theirs.card) and _noticed(p):
            return ask_judge(p, "unsettled/threat-to-absent")
        if reading == 1 and in_play(p, theirs.card):
            return with_side(p, 1 - duel.turn, where=p.cards[mine.card].at, missed=True)
        say(log, p, "duel/no-adversary-here", "{} is not here: the {} threat in that pool is discarded.", Card(theirs.card), theirs.pool)
        return with_side(p, 1 - duel.turn, pool=0)
    return with_side(p, 1 - duel.turn, where=p.cards[theirs.card].at, missed=False) if theirs.pool else p


def _noticed(p: Position) -> bool:
    """Whether it matters if the threat goes now or in a round of its own: something counts rounds, or the duel goes on anyway."""
    duel = duel_of(p)
    waiting = {"later", "next card", "no maneuvers", "no techniques", "no gambling"}
    counted = {"round begins", "round ends"} & p.cast.answered or any(f.name in waiting for f in p.facts)
    return bool(counted) or bool(duel.sides[duel.turn].pool)


def _left_behind(p: Position, log: Log | None) -> Position:
    """Playtest: the character has left, in its own round, the place where its threat was resolved; following the adversary is no escape."""
    mine = duel_of(p).sides[duel_of(p).turn]
    if not mine.pool or not mine.where or mine.where == p.cards[mine.card].at or _together(p):
        return p
    reading = decision(p, "unsettled/walking-away")
    if reading is None:
        return ask_judge(p, "unsettled/walking-away")
    if reading == 1:
        return p
    say(log, p, "moving/no-escape", "{} has left {}, where its threat is: the threat is discarded.", Card(mine.card), mine.where)
    return with_side(p, duel_of(p).turn, pool=0, where="")


def _walked(p: Position, log: Log | None) -> Position:
    """Playtest: the character has left the place where its threat was resolved."""
    duel = duel_of(p)
    mine = duel.sides[duel.turn]
    if not mine.pool or not mine.where or mine.where == p.cards[mine.card].at:
        return p
    reading = 0 if mine.missed else decision(p, "unsettled/walking-away")
    if reading is None:
        return ask_judge(p, "unsettled/walking-away")
    if reading == 1:
        return p
    say(
        log,
        p,
        "moving/no-escape",
        "{} is not at {}, where its threat is: no card is played, and the threat is discarded.",
        Card(mine.card),
        mine.where,
    )
    return goto(with_side(p, duel.turn, pool=0, where=""), "absent")


def _strike(p: Position, log: Log | None) -> Position:
    """Effects that waited for a Final Strike take place if the character was destroyed this round."""
    waiting = [f for f in p.facts if f.name == "final strike"]
    if not waiting:
        return p
    reading = decision(p, "unsettled/final-strike-cost")
    survives = in_play(p, duel_of(p).sides[duel_of(p).turn].card)
    if survives and reading is None and strike_matters(p, waiting):
        return ask_judge(p, "unsettled/final-strike-cost")
    p = unstrike(p, waiting, log) if survives and reading == 1 else p
    p = p._replace(facts=tuple(f for f in p.facts if f.name != "final strike"))
    duel = duel_of(p)
    if in_play(p, duel.sides[duel.turn].card):
        say(
            log,
            p,
            "final-strike/as-cost",
            "{} was not destroyed this round: what needed a Final Strike does not take place.",
            Card(duel.sides[duel.turn].card),
        )
        return p
    say(log, p, "final-strike/as-cost", "{} was destroyed this round: the Final Strike takes effect.", Card(duel.sides[duel.turn].card))
    from judgekit.games.five_sails.use import at_effects

    uses = tuple(at_effects(p, Use(f.card, f.amount, f.player, duel.sides[duel.turn].card)) for f in waiting)
    return p.on((*p.stack, *reversed(uses)))


def _declining(p: Position, log: Log | None) -> Position:
    """Declining is said to end the duel; with threat in the other pool the book contradicts itself."""
    duel = duel_of(p)
    if duel.sides[1 - duel.turn].pool:
        reading = decision(p, "unsettled/declining-ends-duel")
        if reading is None:
            return ask_judge(p, "unsettled/declining-ends-duel")
        if reading == 0:
            p = with_side(p, 1 - duel.turn, pool=0)
    return p


def _round_ends(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    say(log, p, "duel/round-ends", "Round {} ends.", duel.round)
    return happen(p, Event("round ends", duel.sides[duel.turn].card, duel.sides[duel.turn].player), log)


def _delayed(p: Position, log: Log | None) -> Position:
    """Effects that wait for the end of this participant's round."""
    duel = duel_of(p)
    waiting = [f for f in p.facts if f.name == "later" and f.key == "round ends" and f.player == duel.sides[duel.turn].player]
    if not waiting:
        return p
    first = waiting[0]
    p = p._replace(facts=tuple(f for f in p.facts if f != first))
    p = goto(p, "delayed")
    from judgekit.games.five_sails.use import later_use

    say(log, p, "play/resolve", "What {} keeps for the end of the round takes effect now.", Card(first.card))
    return p.on((*p.stack, later_use(p, first)))


def _forget(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    return drop_facts(drop_facts(p, "round"), f"round of {duel.sides[duel.turn].player}")


ROUND = Procedure(
    "round",
    "A round of the duel",
    (
        Row("begins", "duel/round-begins", _round_begins),
        Row("nobody", "duel-end/character-destroyed", _without_participant, _gone),
        Row("walked away", "moving/no-escape", _walked, lambda p: not _gone(p), (OLD,)),
        Row("card", "duel/combat-card", _ask_card),
        Row("played", "duel/combat-card", _played, _has_card),
        Row("abilities", "duel/technique-and-maneuver", _ask_ability, _has_card),
        Row("without a card", "duel/decline-card", _ask_without, lambda p: not _has_card(p)),
        Row("riposte", "duel/riposte", _riposte, _has_card),
        Row("parry", "duel/parry", _parry, _has_card),
        Row("thrust", "duel/thrust", _thrust, _has_card),
        Row("overdue", "final-strike/after-combat-cards", _overdue, lambda p: decision(p, "unsettled/destroyed-when") == 1),
        Row("left behind", "moving/no-escape", _left_behind, lambda p: not _gone(p), (OLD,)),
        Row("resolve", "duel/resolve-threat", _resolve),
        Row("declining", "duel/declining-ends", _declining, lambda p: not _has_card(p), (NEW,)),
        Row("absent", "duel/no-adversary-here", _absent, editions=(OLD,)),
        Row("final strike", "final-strike/as-cost", _strike),
        Row("ends", "duel/round-ends", _round_ends),
        Row("delayed", "duel/round-ends", _delayed),
        Row("forget", "duel/round-ends", _forget),
    ),
)

GAME.procedure(ROUND)
