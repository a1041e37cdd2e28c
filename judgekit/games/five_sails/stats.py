"""Values as modified, computed when they are read: printed, equipped, given for a while, set; never a dash."""

from __future__ import annotations

from judgekit.engine.facts import decision, facts_of, has_fact
from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.conditions.holding import is_so
from judgekit.games.five_sails.standing.words import standing_words
from judgekit.games.five_sails.values import NEW, Duel, characters, equipped, has

VALUES = ("riposte", "parry", "thrust")


def printed(p: Position, card: int, stat: str) -> int | None:
    """The printed value; None is a dash, 0 where the card shows no such value."""
    return p.definition(card).printed.get(stat, 0)


def is_dash(p: Position, card: int, stat: str) -> bool:
    """Whether the value is printed as a dash."""
    return p.definition(card).printed.get(stat, 0) is None


def stat(p: Position, card: int, name: str) -> int:
    """A character's value now. A dash counts as 0 and cannot be changed."""
    base = p.cast.faces[p.cards[card].face].printed.get(name, 0)
    if base is None:
        return 0
    total = base
    for c in p.cards:
        if c.on == card and c.zone == "play":
            total += p.cast.faces[c.face].printed.get(name) or 0
    for f in p.facts:
        if f.name == "gives" and f.card == card and f.key == name:
            total += f.amount
    if "gives" in p.cast.passive_words:
        total += sum(amount for _, amount in passive_gains(p, card, name))
    if "doubled" in p.cast.passive_words:
        from judgekit.games.five_sails.standing.ceilings import times

        total *= times(p, card, name)
    if p.cast.passive_words & {"not raised", "not lowered"} and total != base:
        from judgekit.games.five_sails.standing.bounds import kept_between

        total = kept_between(p, card, name, base, total)
    if "fixes" in p.cast.passive_words:
        from judgekit.games.five_sails.standing.basic import fixed_value

        always = fixed_value(p, card, name)
        if always is not None:
            return always
    if "equals" in p.cast.passive_words:
        from judgekit.games.five_sails.standing.values import counted_value

        counted = counted_value(p, card, name)
        if counted is not None:
            return counted
    fixed = [f.amount for f in facts_of(p, "sets", card=card, key=name)]
    if fixed:
        total = fixed[-1] + (total - base if p.edition == NEW and decision(p, "unsettled/setting-values") in {1, 2} else 0)
    return max(0, total) if name != "resolve" else total


def passive_gains(p: Position, card: int, name: str) -> list[tuple[int, int]]:
    """What Passive abilities in play give a card: (the card that gives, how much)."""
    return [
        (use.card, int(word.args[1]) * times_given(p, use, word.args[3:]))
        for use, word in standing_words(p, "gives")
        if word.args[2] == name and _reaches(p, use, word.args[0], card) and holds(p, use)
    ]


def times_given(p: Position, use: Use, counts: tuple[tuple[str, ...], ...]) -> int:
    """How often a Passive ability gives what it gives: once, or for each thing that it counts."""
    from judgekit.games.five_sails.texts.amounts import amount

    return amount(p, use, counts[0]) if counts else 1


def _reaches(p: Position, use: Use, who: tuple[str, ...], card: int) -> bool:
    from judgekit.games.five_sails.texts.references import means

    return means(p, use, who, card)


def holds(p: Position, use: Use) -> bool:
    """Whether the conditions of a Passive ability hold now."""
    words = p.ability(use.card, use.number).conditions
    return all(is_so(p, use, w) for w in words)


def duel_stat(p: Position, side: int) -> int:
    """A side's value of the stat that the duel uses; the last known one once the participant is gone."""
    duel: Duel = p.board.duel
    s = duel.sides[side]
    return s.last if s.last >= 0 else dueling(p, s.card)


def dueling(p: Position, card: int) -> int:
    """A character's value of the stat that it uses in the duel."""
    return stat(p, card, stat_in_duel(p, card))


def stat_in_duel(p: Position, card: int) -> str:
    """The stat that a character uses in the duel: that of the duel, where nothing says another."""
    name: str = p.board.duel.stat
    if "duels with" in p.cast.passive_words:
        from judgekit.games.five_sails.standing.duel_stats import stat_used

        name = stat_used(p, card, name)
    return name


def combat_value(p: Position, side: int, which: str) -> int:
    """Riposte, Parry or Thrust of the card played this round, as modified, never below 0; that of further ones is added."""
    own, others = _values(p, side, which)
    return max(0, own) + others


def below_zero(p: Position, side: int, which: str) -> int:
    """A combat value of the card played this round as its modifiers would make it, where that is below 0; otherwise 0."""
    return min(0, _values(p, side, which)[0])


def _values(p: Position, side: int, which: str) -> tuple[int, int]:
    """A combat value of the card played this round as its modifiers make it, and that of further ones."""
    duel: Duel = p.board.duel
    base = p.definition(duel.card).printed.get(which, 0)
    if not p.facts and "card gives" not in p.cast.passive_words:  # nothing lasts: what is printed, and what this round's abilities add
        return (0 if base is None else base + duel.bonus[VALUES.index(which)]), 0
    more = also_played(p)
    if base is None and not more:
        return 0, 0
    each = _each_card(p, side, which)
    used_up = values_used_up(p)
    more = [n for n in more if not used_up or not has_fact(p, "used", card=n)]
    others = [max(0, value + each + _given(p, n, which)) for n in more if (value := p.definition(n).printed.get(which, 0)) is not None]
    if base is None or used_up:
        return 0, sum(others)
    if has_fact(p, "ignored value", player=duel.sides[side].player, key=which):
        return 0, 0
    total = base + each + _given(p, duel.card, which) + duel.bonus[VALUES.index(which)]
    for f in p.facts:
        if f.name == "next card" and f.player == duel.sides[side].player and f.key == which:
            total += f.amount
    set_to = next((f.amount for f in reversed(p.facts) if f.name == "value set" and f.card == duel.card and f.key == which), None)
    if set_to is None:
        set_to = next((f.amount for f in reversed(p.facts) if f.name == "next set" and f.player == duel.sides[side].player and f.key == which), None)
    if set_to is not None:
        counts = p.edition == NEW and decision(p, "unsettled/setting-values") in {1, 2}
        total = set_to + (total - base if counts else 0)
    return total, sum(others)


def values_used_up(p: Position) -> bool:
    """Playtest: whether the judge has decided that a combat card has no combat values once its Maneuver was activated, and one was."""
    return p.edition != NEW and p.board.duel.maneuver and decision(p, "unsettled/maneuver-may-not") == 1


def also_played(p: Position) -> list[int]:
    """The combat cards that were played in this round beside the first one, in order."""
    found = [(f.amount, f.card) for f in facts_of(p, "also played") if p.cards[f.card].zone == "line"]
    return [card for _, card in sorted(found)]


def _each_card(p: Position, side: int, which: str) -> int:
    """What is added to a value of every combat card that a side plays now."""
    total = 0
    if has_fact(p, "combat while"):
        from judgekit.games.five_sails.effects.remember import combat_bonus

        total += combat_bonus(p, p.board.duel.sides[side].player, which)
    if "card gives" in p.cast.passive_words:
        total += _passive_card(p, p.board.duel.sides[side].card, which)
    return total + _given(p, p.board.duel.sides[side].card, which)


def _given(p: Position, card: int, which: str) -> int:
    """What lasting effects add to a combat value of a card, or of the cards that are played for a character."""
    return sum(f.amount for f in facts_of(p, "gives", card=card, key=which))


def _passive_card(p: Position, participant: int, which: str) -> int:
    return sum(
        int(word.args[1])
        for use, word in standing_words(p, "card gives")
        if word.args[2] == which and _reaches(p, use, word.args[0], participant) and holds(p, use)
    )


def cost_of(p: Position, card: int, player: int = -1) -> int:
    """What a card costs a player now (its owner where none is named), before anything is taken off by an ability that is used while paying."""
    base = p.definition(card).printed.get("cost") or 0
    for f in p.facts:
        if f.name == "gives" and f.card == card and f.key == "cost":
            base += f.amount
    base += _own_cost(p, card)
    if p.cast.passive_words & {"cards cost", "their cards cost", "recruits cost", "recruits cost theirs", "cost here"}:
        from judgekit.games.five_sails.standing.permissions import cheaper_by

        base += cheaper_by(p, card, player if player >= 0 else p.cards[card].owner)
    if "first cost" in p.cast.passive_words:
        from judgekit.games.five_sails.standing.values import cheaper_first

        base += cheaper_first(p, card, player if player >= 0 else p.cards[card].owner)
    return max(0, base - _discount(p, card))


def _own_cost(p: Position, card: int) -> int:
    """What a card's own Passive abilities add to its cost, with the performer or target that makes it cheapest."""
    total, definition = 0, p.definition(card)
    for number in definition.passives:
        for word in definition.abilities[number].effects:
            if word.name == "gives" and word.args[2] == "cost" and word.args[0] == ("this",):
                each = [int(word.args[1]) * times_given(p, u, word.args[3:]) for u in _payers(p, card, number) if holds(p, u)]
                total += min(each, default=0)
    return total


def _discount(p: Position, card: int) -> int:
    """What abilities of the card say before the bullet that it costs less now."""
    total = 0
    for number, ability in p.definition(card).numbered:
        for word in ability.costs:
            if word.name == "discounted":
                amount, condition = word.args
                total += int(amount) if is_so(p, Use(card, number, p.cards[card].owner), condition) else 0
    return total


def _payers(p: Position, card: int, number: int) -> list[Use]:
    """The use for which a card is paid; before it begins, one for each performer or target that it might have."""
    owner = p.cards[card].owner
    ability = p.definition(card).abilities[number]
    words = str((ability.conditions, ability.effects))
    frame = next((f for f in reversed(p.stack) if isinstance(f, Use) and f.card == card), None)
    if "performer'" in words:
        return [frame._replace(number=number)] if frame and frame.performer >= 0 else [Use(card, number, owner, n) for n in characters(p, owner)]
    if "targets a" in words:
        return [frame._replace(number=number)] if frame and frame.targets else [Use(card, number, owner, targets=(n,)) for n in characters(p)]
    return [Use(card, number, owner)]


def worth(p: Position, card: int) -> int:
    """What a card is worth when it is discarded to pay."""
    return 2 if has(p, card, "Wealth") else 1


def panache(p: Position, leader: int, player: int) -> int:
    """A Leader's Panache as modified for the Day."""
    total = stat(p, leader, "panache")
    if p.edition != NEW and decision(p, "unsettled/panache-modifiers") == 0:
        total -= attached_panache(p, leader)
    return max(0, total + scheme_panache(p, player))


def scheme_panache(p: Position, player: int) -> int:
    """What a player's schemes in play change in the Panache."""
    schemes = (n for n, c in enumerate(p.cards) if c.zone == "play" and c.control == player and p.definition(n).kind == "scheme")
    return sum(p.definition(n).printed.get("panache") or 0 for n in schemes)


def attached_panache(p: Position, leader: int) -> int:
    """What the cards attached to a Leader would change in the Panache."""
    return sum(p.definition(n).printed.get("panache") or 0 for n in equipped(p, leader))
