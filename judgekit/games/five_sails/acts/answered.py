"""Which character a Reaction or a Forced ability means by "that character": the one that its trigger speaks of."""

from __future__ import annotations

from judgekit.engine.values import NO_CARD, Position, Use


def answered(p: Position, use: Use) -> int:
    """The character that is answered: of the two of a challenge or a duel the one that the trigger speaks of."""
    if use.event is None:
        return NO_CARD
    trigger = p.ability(use.card, use.number).trigger
    said = trigger.word.name if trigger is not None else ""
    if said == "challenged":
        return use.event.other
    if trigger is not None and said == "destroys" and trigger.word.args[0][0] == "any":  # nobody else was left unnamed
        from judgekit.games.five_sails.triggers.further import destroyer

        return use.event.by if use.event.by >= 0 else destroyer(p, use.event.card, use.card)
    if trigger is None or said not in {"duel with ends", "wins a duel"} or use.event.other < 0:
        return use.event.card
    from judgekit.games.five_sails.triggers.basic import meant

    return next((n for n in (use.event.card, use.event.other) if meant(p, use, trigger.word.args[0], n)), use.event.card)
