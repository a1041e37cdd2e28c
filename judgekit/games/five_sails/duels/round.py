"""A round of the duel, in the order of the books."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import decision, drop_facts, facts_of, forget, has_fact, without_facts
from judgekit.engine.procedures import Procedure, Row, pop
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import NO_CARD, Ask, Event, Position, Use
from judgekit.games.five_sails.acts.bars import stopped
from judgekit.games.five_sails.costs.unpayable import strike_paid, survived_strike, unstrike
from judgekit.games.five_sails.duels.challenge import goto
from judgekit.games.five_sails.duels.duel import duel_of
from judgekit.games.five_sails.duels.threat import absent, gone, left_behind, overdue, parry, resolve, riposte, thrust, walked_away
from judgekit.games.five_sails.effects.steps import waiting_row
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import check_everybody
from judgekit.games.five_sails.happening.spans import round_comes
from judgekit.games.five_sails.standing.acts import takes_threat
from judgekit.games.five_sails.stats import also_played, values_used_up
from judgekit.games.five_sails.values import NEW, OLD, in_play, with_duel, with_side


def _round_begins(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    side = duel.turn
    p = with_duel(p, card=NO_CARD, gambled=False, technique=False, maneuver=False, bonus=(0, 0, 0), excess=0)
    p = with_side(p, side, lethal=False) if duel.sides[side].lethal else p
    p = ended(round_comes(p, duel.sides[side].player), log, p)
    if has_fact(p, "card after next"):
        from judgekit.games.five_sails.effects.card_values import next_cards

        p = next_cards(p, duel.sides[side].player)
    rule = "duel/alternate" if p.edition == OLD or duel.round > 1 else "duel/first-round"
    say(log, p, rule, "Round {}: it is the round of {}.", duel.round, Card(duel.sides[side].card))
    return happen(p, Event("round begins", duel.sides[side].card, duel.sides[side].player), log)


def _without_participant(p: Position, log: Log | None) -> Position:
    """The round of a character that is gone: what it means for the threat in its pool is not settled."""
    duel = duel_of(p)
    if duel.sides[duel.turn].pool and p.edition == NEW:
        reading = decision(p, "unsettled/destroyed-participant")
        if reading is None:
            return ask_judge(p, "unsettled/destroyed-participant")
    say(log, p, "duel-end/character-destroyed", "{} has left play: there is nobody to have this round.", Card(duel.sides[duel.turn].card))
    return pop(with_side(p, duel.turn, pool=0))


def _has_facts(p: Position) -> bool:
    """Whether anything lasting or waiting is kept in mind: without it, the rows about such things have nothing to do."""
    return bool(p.facts)


def _has_values(p: Position) -> bool:
    """Whether the combat values of a card count: not, where the judge has decided so, once its Maneuver was activated."""
    return _has_card(p) and (not values_used_up(p) or bool(also_played(p)))


def _ask_card(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    mine = duel.sides[duel.turn]
    if duel.card >= 0:
        return p
    if "takes threat" in p.cast.passive_words and takes_threat(p, mine.card):
        say(log, p, "passive/always-active", "{} plays no combat card; the threat becomes wounds.", Card(mine.card))
        return goto(p, "riposte")
    if (p.facts or "cannot" in p.cast.passive_words) and stopped(p, "combat cards", mine.card, log):
        return p
    return p.on((*p.stack, Ask(mine.player, "combat card")))


def _has_card(p: Position) -> bool:
    return bool(duel_of(p).card >= 0)


def _played(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    return happen(p, Event("card played", duel.card, duel.sides[duel.turn].player), log)


def _ask_ability(p: Position, log: Log | None) -> Position:
    """One Technique and one Maneuver, in either order; nobody is asked when there is none to use."""
    from judgekit.games.five_sails.acts.abilities import legal_round_abilities

    duel = duel_of(p)
    player = duel.sides[duel.turn].player
    if gone(p) or not legal_round_abilities(p, player):
        return p
    p = goto(p, "abilities")
    return p.on((*p.stack, Ask(player, "round ability")))


def _ask_without(p: Position, log: Log | None) -> Position:
    """A Technique in a round without a card: asked about only where there is one to use."""
    from judgekit.games.five_sails.acts.abilities import legal_techniques

    duel = duel_of(p)
    player = duel.sides[duel.turn].player
    if gone(p) or decision(p, "unsettled/technique-without-card") == 0 or not legal_techniques(p, player):
        return p
    return p.on((*p.stack, Ask(player, "technique without card")))


def _strike(p: Position, log: Log | None) -> Position:
    """Effects that waited for a Final Strike take place if the character was destroyed this round."""
    waiting = facts_of(p, "final strike")
    if not waiting:
        return p
    reading = decision(p, "unsettled/final-strike-cost")
    survives = in_play(p, duel_of(p).sides[duel_of(p).turn].card)
    if survives and reading is None and strike_paid(p):
        return ask_judge(p, "unsettled/final-strike-cost")
    if survives:
        p = unstrike(p, waiting, log) if reading == 1 else survived_strike(p, waiting, log) if reading is None else p
    p = forget(p, "final strike")
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
    from judgekit.games.five_sails.acts.use import at_effects

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
    now = duel.sides[duel.turn].player
    waiting = [f for f in facts_of(p, "later") if f.key == ("round ends" if f.player == now else "their round ends")]
    if not waiting:
        return p
    first = waiting[0]
    p = without_facts(p, [first])
    p = goto(p, "delayed")
    from judgekit.games.five_sails.acts.use import later_use

    say(log, p, "play/resolve", "What {} keeps for the end of the round takes effect now.", Card(first.card))
    return p.on((*p.stack, later_use(p, first)))


def _due(p: Position, log: Log | None) -> Position:
    """Effects that wait for the beginning of this participant's round."""
    from judgekit.games.five_sails.acts.use import later_use

    duel = duel_of(p)
    now = duel.sides[duel.turn].player
    keys = {True: "your round begins", False: "their round begins"}
    first = next((f for f in facts_of(p, "later") if f.key == keys[f.player == now]), None)
    if first is None:
        return p
    p = goto(without_facts(p, [first]), "due")
    say(log, p, "play/resolve", "What {} keeps for the beginning of the round takes effect now.", Card(first.card))
    return p.on((*p.stack, later_use(p, first)))


def _forget(p: Position, log: Log | None) -> Position:
    duel = duel_of(p)
    return ended(drop_facts(p, "round", f"round of {duel.sides[duel.turn].player}"), log, p)


def ended(p: Position, log: Log | None, before: Position) -> Position:
    """What follows from something's lasting no longer."""
    return p if p.facts == before.facts else check_everybody(p, log, before)


ROUND = Procedure(
    "round",
    "A round of the duel",
    (
        Row("begins", "duel/round-begins", _round_begins),
        Row("due", "duel/round-begins", _due, _has_facts),
        Row("nobody", "duel-end/character-destroyed", _without_participant, gone),
        Row("walked away", "moving/no-escape", walked_away, lambda p: not gone(p), (OLD,)),
        Row("card", "duel/combat-card", _ask_card),
        Row("played", "duel/combat-card", _played, lambda p: "card played" in p.cast.answered and _has_card(p)),
        Row("abilities", "duel/technique-and-maneuver", _ask_ability, lambda p: p.cast.uses_in_rounds and _has_card(p)),
        Row("without a card", "duel/decline-card", _ask_without, lambda p: p.cast.uses_in_rounds and not _has_card(p)),
        Row("riposte", "duel/riposte", riposte, _has_values),
        waiting_row("after the riposte", "duel/riposte", "the Riposte of the round is"),
        Row("parry", "duel/parry", parry, _has_values),
        waiting_row("after the parry", "duel/parry", "the Parry of the round is"),
        Row("thrust", "duel/thrust", thrust, _has_values),
        waiting_row("after the values", "duel/values-in-order", "the Combat Values of the round are"),
        Row("overdue", "final-strike/after-combat-cards", overdue, lambda p: decision(p, "unsettled/destroyed-when") == 1),
        Row("left behind", "moving/no-escape", left_behind, lambda p: not gone(p), (OLD,)),
        Row("resolve", "duel/resolve-threat", resolve),
        Row("declining", "duel/declining-ends", _declining, lambda p: not _has_card(p)),
        Row("absent", "duel/no-adversary-here", absent, editions=(OLD,)),
        waiting_row("after the wounds", "duel/resolve-threat", "the wounds of the round are"),
        Row("final strike", "final-strike/as-cost", _strike, _has_facts),
        Row("ends", "duel/round-ends", _round_ends),
        Row("delayed", "duel/round-ends", _delayed, _has_facts),
        Row("forget", "duel/round-ends", _forget, _has_facts),
    ),
)

GAME.procedure(ROUND)
