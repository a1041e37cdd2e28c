"""What speaks against using an ability at this time: the phase, whose turn it is, the step of the challenge or of the round."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Ability
from judgekit.engine.facts import has_fact
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, NO_CARD, Position, Reason, Use
from judgekit.games.five_sails.acts.bars import use_barred
from judgekit.games.five_sails.acts.cost_triggers import of_costs
from judgekit.games.five_sails.acts.moments import says_before, unmarked, untriggered
from judgekit.games.five_sails.acts.refusals import NEXT_ROUND
from judgekit.games.five_sails.cited import KEPT
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.standing.techniques import may_use_another
from judgekit.games.five_sails.values import NEW, RULEBOOK, Duel, side_of_player


def time_reasons(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    """The reasons of the time, by the kind of the ability."""
    if ability.kind == "Action":
        yield from _action_time(p, use)
    elif ability.kind == "Technique":
        yield from _technique_time(p, use, ability)
    elif ability.kind == "Maneuver":
        yield from _maneuver_time(p, use)
    elif ability.kind in {"Reaction", "Forced"} and use.event is None:
        yield from untriggered(p, use, ability)
    elif ability.kind in {"Passive", "Scheme", "Reveal"}:
        yield Reason(NO, rid("passive/always-active"), f"This ability of {card_name(p, use.card)} is not used by announcing it.", use.card)
    if use.card != RULEBOOK and ability.kind not in {"Passive", "Scheme", "Reveal"}:
        yield from use_barred(p, use, ability.kind)
    if ability.kind == "Reaction" and p.edition != NEW and use.event is not None and says_before(ability):
        yield from by_point(p, "unsettled/playtest-before", "The playtest rules have no Reaction that says Before.", ("yes", "yes"))
    if ability.kind in {"Reaction", "Forced"} and not unmarked(ability):
        yield from of_costs(p, use)


def _action_time(p: Position, use: Use) -> Iterator[Reason]:
    b = p.board
    if b.phase != "High Drama":
        yield Reason(NO, rid("action-ability/high-drama"), f"It is {b.phase}; Actions belong to High Drama.", NO_CARD, "in the next High Drama")
    if b.duel is not None:
        what = "A duel is going on" if b.duel.round else "A challenge has been issued, and the duel follows it"
        yield Reason(NO, rid("action-ability/not-in-duels"), f"{what}; Actions cannot be used in it.", NO_CARD, "once the duel is over")
    if b.active != use.player:
        yield Reason(
            NO,
            rid("action-ability/priority"),
            f"{player_name(p, b.active)} has priority, not {player_name(p, use.player)}.",
            NO_CARD,
            f"once {player_name(p, use.player)} has priority",
        )


def _technique_time(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    """What speaks against a Technique now: where its card is, who bears it, whose round it is, and what the round has seen."""
    duel: Duel | None = p.board.duel
    state = p.cards[use.card]
    if state.zone != "play":
        yield _not_in_play(p, use)
    if duel is None:
        yield Reason(NO, rid("technique/only-in-duels"), "No duel is going on; Techniques are used in duels only.", NO_CARD, "in a duel")
        return
    side = side_of_player(p, use.player)
    holder = state.on if state.on >= 0 else use.card
    if state.zone == "play" and (side < 0 or duel.sides[side].card != holder):
        rule = "attachment/technique" if state.on >= 0 else "term/round" if duel.round else "challenge/technique"
        yield Reason(NO, rid(rule), f"{card_name(p, holder)} is not {player_name(p, use.player)}'s participant.", use.card)
    if duel.round == 0:
        yield from _challenge_technique(p, use, ability, duel, side)
    elif side >= 0 and duel.turn != side:
        yield from _not_their_round(p, use, ability, duel)
    else:
        yield from _round_technique(p, use, duel)


def _not_in_play(p: Position, use: Use) -> Reason:
    """That the card of a Technique is not in play."""
    name, played = card_name(p, use.card), p.cards[use.card].zone == "line"
    text = f"{name} is not in play" + (": it was played as a combat card." if played else ".")
    return Reason(NO, rid("technique/not-from-combat-card" if played else "technique/in-play"), text, use.card, f"{name} would have to be in play")


def _not_their_round(p: Position, use: Use, ability: Ability, duel: Duel) -> Iterator[Reason]:
    """That it is the round of the other participant."""
    text = f"It is the round of {card_name(p, duel.sides[duel.turn].card)}."
    yield Reason(NO, rid("duel/technique-and-maneuver"), text, NO_CARD, "in the participant's own round")
    if duel.round == 1:
        yield Reason(NO, rid("challenge/order"), "In the challenge the time for a Technique is over.")
        if "Belayed" in ability.qualifiers and p.edition != NEW:
            yield Reason(NO, rid("belayed/not-in-challenge"), "It is Belayed and could not have been activated with the challenge.", use.card)


def _round_technique(p: Position, use: Use, duel: Duel) -> Iterator[Reason]:
    """What speaks against a Technique in the player's own round."""
    if has_fact(p, "no abilities"):
        yield Reason(NO, rid(KEPT[p.edition]), "An effect keeps this player from using Techniques in this round.")
    elif duel.technique and not may_use_another(p, duel.sides[duel.turn].card, use.player):
        yield Reason(NO, rid("duel/technique-and-maneuver"), "One Technique has been used in this round already.", NO_CARD, NEXT_ROUND)
    elif duel.round > 0 and not _ability_step(p):
        text = "The step of the round in which a Technique is used is not now."
        yield Reason(NO, rid("duel/round-order"), text, NO_CARD, "after the combat card, before the combat values")


def _challenge_technique(p: Position, use: Use, ability: Ability, duel: Duel, side: int) -> Iterator[Reason]:
    if side != 0:
        yield Reason(
            NO,
            rid("challenge/technique"),
            "Only the challenger may activate a Technique with the challenge.",
            NO_CARD,
            "in a round of the player's own",
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
        yield Reason(NO, rid("duel/technique-and-maneuver"), "One Maneuver has been used in this round already.", NO_CARD, NEXT_ROUND)
    if has_fact(p, "no abilities"):
        yield Reason(NO, rid(KEPT[p.edition]), "An effect keeps this player from using Maneuvers in this round.")
