"""Everything that speaks against using an ability now, whatever its kind; every reason, not only the first."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Ability
from judgekit.engine.facts import decision
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, NO_CARD, UNSETTLED, Position, Reason, Use
from judgekit.games.five_sails.acts.late_targets import open_later
from judgekit.games.five_sails.acts.performers import needs_performer, performer_reasons, performers, performing_rule
from judgekit.games.five_sails.acts.refusals import no_target
from judgekit.games.five_sails.acts.targets import candidates, chosen_late, target_reasons
from judgekit.games.five_sails.acts.timing import time_reasons
from judgekit.games.five_sails.acts.unmet import tied, unmet
from judgekit.games.five_sails.acts.use_limits import limit_reasons
from judgekit.games.five_sails.conditions.holding import hangs_on, is_so
from judgekit.games.five_sails.costs.affording import both_reasons, pay_reasons
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.happening.leaving import zone_name
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.standing.ceilings import from_pile
from judgekit.games.five_sails.standing.values import is_blank
from judgekit.games.five_sails.stats import cost_of
from judgekit.games.five_sails.texts.whereabouts import earlier
from judgekit.games.five_sails.values import NEW, RULEBOOK


def reasons_to_use(p: Position, use: Use) -> Iterator[Reason]:
    """What speaks against using an ability: time and place, limits, conditions, costs, performer, targets."""
    ability = p.ability(use.card, use.number)
    yield from _time_and_limits(p, use, ability)
    yield from _out_of_play(p, use, ability)
    yield from _lost(p, use)
    fixed = use.performer if use.performer >= 0 else needs_performer(p, use)
    chosen = use._replace(performer=fixed) if fixed is not None else use
    if fixed is not None or all(any(True for _ in condition_reasons(p, use._replace(performer=n), ability)) for n in performers(p, use)):
        yield from condition_reasons(p, chosen, ability)
    yield from _wealth(p, use, ability)
    if fixed is None:
        yield from _no_performer(p, use)
    elif fixed != NO_CARD:
        yield from performer_reasons(p, use, fixed)
    else:
        yield from _costs(p, chosen, ability)
        yield from _no_target(p, chosen, ability)


def general_reasons(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    """What speaks against using an ability, whoever performs it and whatever it targets: time, limits, conditions, what it costs."""
    yield from _time_and_limits(p, use, ability)
    yield from _out_of_play(p, use, ability)
    yield from _lost(p, use)
    yield from condition_reasons(p, use, ability)
    yield from _wealth(p, use, ability)


def _time_and_limits(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    """The reasons of the time and of how often it can be used; what answers something and is used up could not be used at its time either."""
    times, limits = tuple(time_reasons(p, use, ability)), tuple(limit_reasons(p, use, ability))
    used_up = ability.kind in {"Reaction", "Forced"} and any(r.verdict == NO for r in limits)
    yield from (*limits, *times) if used_up else (*times, *limits)


OUT = {"discard", "locker", "deck", "approach"}
"""Zones out of play from which abilities are used only where they say so."""


def _out_of_play(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    """That the card is not where its ability can be used; of what answers an event, that has been looked at before."""
    state, kind = p.cards[use.card], p.definition(use.card).kind
    if use.card == RULEBOOK or use.event is not None or ability.kind not in {"Action", "Reaction", "Forced"} or from_pile(p, use.card):
        return
    if kind == "attachment" and (state.zone in {"hand", *OUT} or (state.zone == "play" and state.on < 0)):
        lies = "equipped to nobody" if state.zone == "play" else f"in {zone_name(p, use.card)}"
        text = f"{card_name(p, use.card)} is {lies}: its abilities can be used only while it is equipped and in play."
        yield Reason(NO, rid("attachment/use-abilities"), text, use.card, f"{card_name(p, use.card)} would have to be equipped")
    elif state.zone in OUT:
        text = f"{card_name(p, use.card)} is in {zone_name(p, use.card)}, neither in play nor in the hand of {player_name(p, use.player)}."
        yield Reason(NO, rid("play/control-or-show"), text, use.card)


def _lost(p: Position, use: Use) -> Iterator[Reason]:
    """That the card has lost its abilities."""
    if use.card != RULEBOOK and is_blank(p, use.card):
        yield Reason(NO, rid("passive/always-active"), f"{card_name(p, use.card)} has lost its abilities.", use.card, "once it has them again")


def condition_reasons(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    """The conditions before the bullet that do not hold."""
    if ability.kind == "Passive":
        return
    for word in ability.conditions:
        if hangs_on(p, use, word):
            yield from tied(p, use, ability, word)
        elif not is_so(p, use, word):
            yield from unmet(p, use, ability, word)


def _wealth(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    if not pays_wealth(p, use, ability):
        return
    cost = cost_of(p, use.card)
    if cost and ability.kind == "Maneuver":
        yield from by_point(
            p,
            "unsettled/maneuver-cost",
            f"{card_name(p, use.card)} costs {cost}; that a Maneuver takes the Wealth Cost is only inferred.",
            ("yes", "yes"),
        )
        if decision(p, "unsettled/maneuver-cost") is None:
            return
    if any(w.name == "engage instead" for w in ability.costs):
        from judgekit.games.five_sails.costs.choices import can_engage_instead

        if can_engage_instead(p, use):
            return
    yield from pay_reasons(p, use, cost)
    yield from both_reasons(p, use, cost)


def pays_wealth(p: Position, use: Use, ability: Ability) -> bool:
    """Whether using an ability takes paying its card's Wealth Cost."""
    if ability.kind == "Maneuver":
        return decision(p, "unsettled/maneuver-cost") != 1
    return ability.kind in {"Action", "Reaction"} and (p.cards[use.card].zone in {"hand", "resolving"} or from_pile(p, use.card))


def _no_performer(p: Position, use: Use) -> Iterator[Reason]:
    found = [(n, list(performer_reasons(p, use, n))) for n in performers(p, use)]
    if any(all(r.verdict != NO for r in bad) for _, bad in found):
        open_ones = [[r for r in bad if r.verdict == UNSETTLED] for _, bad in found if all(r.verdict != NO for r in bad)]
        if all(open_ones):
            yield open_ones[0][0]
        return
    if not found:
        yield Reason(
            NO,
            rid("performer/must-choose" if p.edition == NEW else performing_rule(p, use)),
            f"{player_name(p, use.player)} has no character in play that could perform it.",
        )
    yield from dict.fromkeys(r for _, bad in found for r in bad if r.verdict == NO)


def _costs(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    for word in ability.costs:
        check = GAME.vocabulary.get("cost", word.name).check
        if check:
            yield from check(p, use, *word.args)


def _no_target(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    for index in range(len(ability.targets)):
        if chosen_late(ability, index) or open_later(p, use, ability, index) or earlier(ability.targets[index].tests):
            continue
        tried = candidates(p, use, index)
        found = [list(target_reasons(p, use, index, n)) for n in tried]
        possible = [bad for bad in found if all(r.verdict != NO for r in bad)]
        if possible and all(possible):  # each of them hangs on what the books leave open
            yield possible[0][0]
        if not possible:
            yield from no_target(p, use, index, [(n, [r for r in bad if r.verdict == NO]) for n, bad in zip(tried, found, strict=True)])
            return
