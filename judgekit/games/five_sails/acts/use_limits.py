"""How often an ability can be used: once a Day or a duel, or as often as it says of itself; and what makes a use count or not."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Ability
from judgekit.engine.facts import add_fact, facts_of, find_fact, first_fact, put_fact
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, Fact, Position, Reason, Use
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.texts.own_limits import Limit, limit_of
from judgekit.games.five_sails.values import NEW, OLD, RULEBOOK

SPANS = {"day": "this Day", "duel": "in this duel", "round": "in this round", "game": "in this game"}
OWN = {NEW: "golden-rule/cards-beat-rulebook"}
"""By which rule a card's own limit holds; the playtest rules set limits only generally."""


def limit_reasons(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    """What speaks against using an ability once more."""
    if "Unlimited" in ability.keywords or use.card == RULEBOOK or ability.kind in {"Passive", "Scheme", "Reveal"}:
        return
    own = limit_of(ability)
    if ability.kind == "Forced" and own is None:
        yield from _forced_again(p, use)
        return
    used = _used_up(p, use, own)
    if used is not None:
        yield from _spent(p, use, ability, own, used)
        return
    if find_fact(p, "used in the duel", use.card, use.player, str(use.number)) is not None:
        text = f"The {ability.kind} of {card_name(p, use.card)} has been used in this duel."
        yield Reason(NO, rid("duel/once-per-copy"), text, use.card, "in another duel, or on another copy")
    kind = p.definition(use.card).kind
    if kind == "event" and ability.kind == "Reaction" and p.edition == NEW:
        yield from _event_reaction(p, use)
    if kind == "event" and (other := first_fact(p, "used", card=use.card, player=use.player)) is not None:
        before, of = p.ability(use.card, int(other.key)).kind, card_name(p, use.card)
        both = ("another Action", "this one") if before == ability.kind == "Action" else (f"the {before}", f"the {ability.kind}")
        text = f"{player_name(p, use.player)} has used {both[0]} of {of} this Day; whether {both[1]} may be used too is open."
        yield from by_point(p, "unsettled/event-two-actions", text, (NO, "yes"))
    if own is not None and find_fact(p, "used earlier", use.card, use.player, str(use.number)) is not None:
        text = f"{card_name(p, use.card)} limits its {ability.kind} to once per {own[1]}, and it has been used this Day before."
        yield from by_point(p, "unsettled/own-limit", text, (NO, "yes"))


def _forced_again(p: Position, use: Use) -> Iterator[Reason]:
    if p.edition != NEW and find_fact(p, "used", use.card, use.player, str(use.number)) is not None:
        text = f"The Forced ability of {card_name(p, use.card)} has been used this Day; the playtest rules set it no limit and do not lift one."
        yield from by_point(p, "unsettled/playtest-forced", text, ("yes", NO))


def _used_up(p: Position, use: Use, own: Limit | None) -> Fact | None:
    """The use that was the last one allowed; None while one is left. A use belongs to the card; events and locations have one for each player."""
    found = facts_of(p, "used", card=use.card, key=str(use.number))
    if p.definition(use.card).kind in {"event", "location"}:
        found = [f for f in found if f.player == use.player]
    return found[0] if len(found) >= (own[0] if own else 1) else None


def _spent(p: Position, use: Use, ability: Ability, own: Limit | None, used: Fact) -> Iterator[Reason]:
    """The reasons against an ability that has been used as often as it can be, of which something may have made one use no use."""
    name = f"The {ability.kind} of {card_name(p, use.card)}"
    in_duels = ability.kind in {"Technique", "Maneuver"}
    if not in_duels and find_fact(p, "left since", use.card) is not None and p.cards[use.card].zone in {"play", "hand"}:
        text = f"{name} has been used this Day, and the card has left play and come back since."
        yield from by_point(p, "unsettled/per-instance", text, (NO, "yes"))
    elif find_fact(p, "cancelled", use.card, used.player, str(use.number)) is not None:
        text = f"{name} was cancelled this Day; whether its use is spent is not said."
        yield from by_point(p, "unsettled/cancel", text, (NO, "yes", "yes"))
    elif find_fact(p, "survived strike", use.card, used.player, str(use.number)) is not None:
        text = f"{name} needed a Final Strike, and its character survived; whether it is spent is not settled."
        yield from by_point(p, "unsettled/final-strike-cost", text, (NO, "yes"))
    elif own is not None and not (own == (1, "day") and ability.kind in {"Action", "Reaction"}):
        yield from _own_limit(p, use, name, own)
    elif in_duels:
        yield Reason(NO, rid("duel/once-per-copy"), f"{name} has been used in this duel.", use.card, "in another duel, or on another copy")
        if used.amount:
            yield Reason(NO, rid("challenge/technique-counts-for-duel"), "It was activated with the challenge, which counts for the duel.", use.card)
    else:
        daily = "action-ability/once-per-day" if ability.kind == "Action" else "reaction/once-per-day"
        rule = "event/once-per-day" if p.definition(use.card).kind == "event" else daily
        each = p.definition(use.card).kind in {"event", "location"}  # there the others still have their use
        by = f" by {player_name(p, used.player)}" if each and used.player >= 0 else ""
        yield Reason(NO, rid(rule), f"{name} has been used{by} this Day.", use.card, "on the next Day")


def _own_limit(p: Position, use: Use, name: str, own: Limit) -> Iterator[Reason]:
    """That an ability has been used as often as its card says."""
    times, span = own
    often = {1: "once", 2: "twice"}.get(times, f"{times} times")
    text = f"{name} can be used {often} per {span.replace('day', 'Day')}, as its card says, and has been {SPANS[span]}."
    remedy = "" if span == "game" else f"in another {span.replace('day', 'Day')}"
    yield Reason(NO, rid(OWN.get(p.edition, "limit/once-a-day")), text, use.card, remedy)


def _event_reaction(p: Position, use: Use) -> Iterator[Reason]:
    """Nobody controls an event: whether its Reactions are used, and by whom, is not settled."""
    others = any(f.player != use.player for f in facts_of(p, "used", card=use.card, key=str(use.number)))
    text = f"{card_name(p, use.card)} is an event, and nobody controls it; who may use its Reaction is not settled."
    yield from by_point(p, "unsettled/event-reactions", text, ("yes", NO if others else "yes", NO))


def note_use(p: Position, use: Use, ability: Ability) -> Position:
    """Counts a use for as long as its limit reaches; of a limit per duel, used where there is none, only that it was used this Day."""
    own, key = limit_of(ability), str(use.number)
    for word in ability.conditions:
        if word.name == "first time":
            p = add_fact(p, Fact("answered", use.card, use.player, key, p.board.duel.round if p.board.duel else 0, until=word.args[0]))
    if own is None and ability.kind == "Forced" and p.edition == OLD and find_fact(p, "used", use.card, use.player, key) is None:
        return add_fact(p, Fact("used", use.card, use.player, key, until="day"))
    free = ability.kind in {"Forced", "Passive", "Reveal", "Scheme"} or "Unlimited" in ability.keywords or use.card == RULEBOOK
    if free and own is None:
        return p
    until = own[1] if own else {"Technique": "duel", "Maneuver": "duel"}.get(ability.kind, "day")
    if own is not None and until != "day" and ability.kind in {"Action", "Reaction"}:
        p = put_fact(p, Fact("used earlier", use.card, use.player, key, until="day"))
    if own is not None and until not in {"day", "game"} and p.board.duel is None:
        return p
    if until in {"day", "game"} and ability.kind in {"Technique", "Maneuver"}:
        p = put_fact(p, Fact("used in the duel", use.card, use.player, key, until="duel"))
    with_challenge = until == "duel" and p.board.duel is not None and p.board.duel.round == 0
    return add_fact(p, Fact("used", use.card, use.player, key, int(with_challenge), until))
