"""Everything that speaks against using an ability now, whatever its kind; every reason, not only the first."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Ability
from judgekit.engine.facts import decision, find_fact
from judgekit.engine.procedures import rule_for
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, NO_CARD, UNSETTLED, Position, Reason, Use
from judgekit.games.five_sails.bars import bars
from judgekit.games.five_sails.conditions import here_of
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.open_points import by_point
from judgekit.games.five_sails.payment import pay_reasons
from judgekit.games.five_sails.performers import needs_performer, performer_reasons, performers
from judgekit.games.five_sails.references import write_who
from judgekit.games.five_sails.stats import cost_of
from judgekit.games.five_sails.targets import candidates, target_reasons
from judgekit.games.five_sails.values import NEW, RULEBOOK, Duel, side_of_player


def reasons_to_use(p: Position, use: Use) -> Iterator[Reason]:
    """What speaks against using an ability: time and place, limits, conditions, costs, performer, targets."""
    ability = p.ability(use.card, use.number)
    yield from _time(p, use, ability)
    yield from _limit(p, use, ability)
    fixed = use.performer if use.performer >= 0 else needs_performer(p, use)
    chosen = use._replace(performer=fixed) if fixed is not None else use
    yield from _conditions(p, chosen, ability)
    yield from _wealth(p, use, ability)
    if fixed is None:
        yield from _no_performer(p, use)
    elif fixed != NO_CARD:
        yield from performer_reasons(p, use, fixed)
    else:
        yield from _costs(p, chosen, ability)
        yield from _no_target(p, chosen, ability)


def _time(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    if ability.kind == "Action":
        yield from _action_time(p, use)
    elif ability.kind == "Technique":
        yield from _technique_time(p, use, ability)
    elif ability.kind == "Maneuver":
        yield from _maneuver_time(p, use)
    elif ability.kind in {"Reaction", "Forced"} and use.event is None:
        what = ability.trigger
        yield Reason(
            NO,
            rid("reaction/triggering-condition"),
            f"{card_name(p, use.card)} answers a triggering condition, and none is met now.",
            use.card,
            f"when {what.event} happens" if what else "",
        )
    elif ability.kind in {"Passive", "Scheme", "Reveal"}:
        yield Reason(NO, rid("passive/always-active"), f"This ability of {card_name(p, use.card)} is not used by announcing it.", use.card)
    if ability.kind == "Reaction" and ability.trigger and ability.trigger.timing == "Before" and p.edition != NEW and use.event is not None:
        yield from by_point(p, "unsettled/playtest-before", "The playtest rules have no Reaction that says Before.", ("yes", "yes"))


def _action_time(p: Position, use: Use) -> Iterator[Reason]:
    b = p.board
    if b.phase != "High Drama":
        yield Reason(NO, rid("action-ability/high-drama"), f"It is {b.phase}; Actions belong to High Drama.", NO_CARD, "in the next High Drama")
    if b.duel is not None:
        yield Reason(NO, rid("action-ability/not-in-duels"), "A duel is going on; Actions cannot be used in it.", NO_CARD, "once the duel is over")
    if b.active != use.player:
        yield Reason(
            NO,
            rid("action-ability/priority"),
            f"{player_name(p, b.active)} has priority, not {player_name(p, use.player)}.",
            NO_CARD,
            f"once {player_name(p, use.player)} has priority",
        )


def _technique_time(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    duel: Duel | None = p.board.duel
    name, state = card_name(p, use.card), p.cards[use.card]
    if state.zone != "play":
        rule = "technique/not-from-combat-card" if state.zone == "line" else "technique/in-play"
        yield Reason(
            NO,
            rid(rule),
            f"{name} is not in play" + (": it was played as a combat card." if state.zone == "line" else "."),
            use.card,
            f"{name} would have to be in play",
        )
    if duel is None:
        yield Reason(NO, rid("technique/only-in-duels"), "No duel is going on; Techniques are used in duels only.", NO_CARD, "in a duel")
        return
    side = side_of_player(p, use.player)
    holder = state.on if state.on >= 0 else use.card
    if side < 0 or duel.sides[side].card != holder:
        rule = "attachment/technique" if state.on >= 0 else "technique/where"
        if state.zone == "play":
            yield Reason(NO, rid(rule), f"{card_name(p, holder)} is not the participant of {player_name(p, use.player)}.", use.card)
    yield from bars(p, "techniques", holder)
    if duel.round == 0:
        yield from _challenge_technique(p, use, ability, duel, side)
    elif side >= 0 and duel.turn != side:
        yield Reason(
            NO,
            rid("duel/technique-and-maneuver"),
            f"It is the round of {card_name(p, duel.sides[duel.turn].card)}.",
            NO_CARD,
            "in the participant's own round",
        )
        if duel.round == 1:
            yield Reason(NO, rid("challenge/order"), "In the challenge the time for a Technique is over.")
            if "Belayed" in ability.qualifiers and p.edition != NEW:
                yield Reason(NO, rid("belayed/not-in-challenge"), "It is Belayed and could not have been activated with the challenge.", use.card)
    elif any(f.name == "no techniques" and f.player == use.player for f in p.facts):
        yield Reason(NO, rid("play/do-as-much"), "An effect keeps this player from using Techniques in this round.")
    elif duel.technique:
        yield Reason(NO, rid("duel/technique-and-maneuver"), "One Technique has been used in this round already.", NO_CARD, "in the next own round")
    elif duel.round > 0 and not _ability_step(p):
        yield Reason(
            NO,
            rid("duel/round-order"),
            "The step of the round in which a Technique is used is not now.",
            NO_CARD,
            "after the combat card, before the combat values",
        )


def _challenge_technique(p: Position, use: Use, ability: Ability, duel: Duel, side: int) -> Iterator[Reason]:
    if side != 0:
        yield Reason(
            NO,
            rid("challenge/technique"),
            "Only the challenger may activate a Technique with the challenge.",
            NO_CARD,
            "in the own round of the duel",
        )
    if "Belayed" in ability.qualifiers and p.edition != NEW:
        yield Reason(
            NO,
            rid("belayed/not-in-challenge"),
            f"The Technique of {card_name(p, use.card)} is Belayed: not while a challenge is issued.",
            use.card,
            "in a round of the duel",
        )
    if duel.technique:
        yield Reason(NO, rid("challenge/technique"), "One Technique has been activated with this challenge already.")
    if p.edition == NEW and duel.answer in {"accepted", "refused"}:
        yield Reason(NO, rid("challenge/order"), "The Technique comes before the challenge is answered; that step is over.")


def _ability_step(p: Position) -> bool:
    """Whether the round has reached the step of Technique and Maneuver, and not gone past it."""
    ask = p.asking
    if ask is not None:
        return any(getattr(f, "question", "") in {"round ability", "technique without card"} for f in p.stack)
    rows = GAME.procedures["round"]
    for frame in reversed(p.stack):
        if getattr(frame, "procedure", "") == "round":
            return bool(frame.row in {rows.row(name, p.edition) + 1 for name in ("abilities", "without a card")})  # type: ignore[union-attr]  # a frame with a procedure is a Run
    return False


def _maneuver_time(p: Position, use: Use) -> Iterator[Reason]:
    duel: Duel | None = p.board.duel
    if duel is None:
        yield Reason(
            NO,
            rid("maneuver/on-combat-cards"),
            "No duel is going on; a Maneuver is used on a combat card.",
            NO_CARD,
            "in a duel, when the card is played",
        )
        return
    if duel.card != use.card or duel.sides[duel.turn].player != use.player:
        yield Reason(
            NO,
            rid("duel/maneuver-tied"),
            f"{card_name(p, use.card)} is not the combat card of this round.",
            use.card,
            "when it is played as the combat card",
        )
    if duel.maneuver:
        yield Reason(NO, rid("duel/technique-and-maneuver"), "One Maneuver has been used in this round already.", NO_CARD, "in the next own round")
    if any(f.name == "no maneuvers" and f.player == use.player for f in p.facts):
        yield Reason(NO, rid("play/do-as-much"), "An effect keeps this player from using Maneuvers in this round.")


def _limit(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    if "Unlimited" in ability.keywords or use.card == RULEBOOK or ability.kind in {"Passive", "Scheme", "Reveal"}:
        return
    if ability.kind == "Forced":
        if p.edition != NEW and find_fact(p, "used", use.card, use.player, str(use.number)) is not None:
            text = f"The Forced ability of {card_name(p, use.card)} has been used this Day; the playtest rules set it no limit and do not lift one."
            yield from by_point(p, "unsettled/playtest-forced", text, ("yes", NO))
        return
    kind = p.definition(use.card).kind
    used = find_fact(p, "used", use.card, use.player, str(use.number))
    if used is None:
        if kind == "event" and any(f.name == "used" and f.card == use.card and f.player == use.player for f in p.facts):
            text = f"{player_name(p, use.player)} has used another Action of {card_name(p, use.card)} this Day."
            yield from by_point(p, "unsettled/event-two-actions", text, (NO, "yes"))
        return
    if find_fact(p, "cancelled", use.card, use.player, str(use.number)) is not None:
        text = f"The {ability.kind} of {card_name(p, use.card)} was cancelled this Day; whether its use is spent is not said."
        yield from by_point(p, "unsettled/cancel", text, (NO, "yes", "yes"))
        return
    name = f"The {ability.kind} of {card_name(p, use.card)}"
    if ability.kind in {"Technique", "Maneuver"}:
        yield Reason(NO, rid("duel/once-per-copy"), f"{name} has been used in this duel.", use.card, "in another duel, or on another copy")
        if used.amount:
            yield Reason(NO, rid("challenge/technique-counts-for-duel"), "It was activated with the challenge, which counts for the duel.", use.card)
    elif "Repeatable" not in ability.keywords:
        rule = "event/once-per-day" if kind == "event" else "action-ability/once-per-day" if ability.kind == "Action" else "reaction/once-per-day"
        yield Reason(NO, rid(rule), f"{name} has been used this Day.", use.card, "on the next Day")


def _conditions(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    if ability.kind == "Passive":
        return
    for word in ability.conditions:
        entry = GAME.vocabulary.get("condition", word.name)
        if not entry.run(p, use, *word.args):
            yield Reason(
                NO,
                rid(rule_for(entry.rule, p.edition)),
                say_condition(p, use, entry.fails, word.args) + ".",
                use.card,
                "the condition would have to hold",
            )


def say_condition(p: Position, use: Use, text: str, args: tuple[object, ...]) -> str:
    """A condition's sentence with its values."""
    from judgekit.engine.vocabulary import Reading

    ability = p.ability(use.card, use.number)
    reading = Reading(all=ability.targets)
    who = next(
        (
            write_who(a, reading)
            for a in args
            if isinstance(a, tuple)
            and a
            and a[0]
            in {"this", "equipped", "performer", "participant", "adversary", "leader", "target", "any", "each", "that", "challenger", "challenged"}
        ),
        "it",
    )
    stat = next((a for a in args if isinstance(a, str)), "")
    noun = next((" ".join(map(str, a)) for a in args if isinstance(a, tuple) and a and a[0] in {"character", "attachment", "card", "risk"}), "")
    return text.format(who=who, stat=stat, noun=noun, player=player_name(p, use.player), here=here_of(p, use) or "the location", who2="the other")


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
    yield from pay_reasons(p, use, cost)


def pays_wealth(p: Position, use: Use, ability: Ability) -> bool:
    """Whether using an ability takes paying its card's Wealth Cost."""
    if ability.kind == "Maneuver":
        return decision(p, "unsettled/maneuver-cost") != 1
    return ability.kind in {"Action", "Reaction"} and p.cards[use.card].zone in {"hand", "resolving"}


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
            rid("performer/must-choose" if p.edition == NEW else "qualified/city"),
            f"{player_name(p, use.player)} has no character in play that could perform it.",
        )
    for _, bad in found:
        yield from (r for r in bad if r.verdict == NO)


def _costs(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    for word in ability.costs:
        check = GAME.vocabulary.get("cost", word.name).check
        if check:
            yield from check(p, use, *word.args)


def _no_target(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    for index in range(len(ability.targets)):
        found = [[r for r in target_reasons(p, use, index, n) if r.verdict == NO] for n in candidates(p, use, index)]
        unsure = [r for n in candidates(p, use, index) for r in target_reasons(p, use, index, n)]
        if unsure and all(r.verdict == UNSETTLED for r in unsure):
            yield unsure[0]
        if not any(not bad for bad in found):
            yield Reason(NO, rid("play/cost-targets"), "There is no legal target.", use.card, "a legal target would have to be there")
            for bad in found[:6]:
                yield from bad
            return
