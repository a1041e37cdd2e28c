"""What is done when an ability has fully resolved: what was played for it goes, and it may be used once more."""

from __future__ import annotations

from judgekit.engine.events import after_windows, happen
from judgekit.engine.facts import forget, has_fact, put_fact
from judgekit.engine.procedures import pop
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import NO, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.legality import reasons_to_use
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.acts.shown_card import end_shown
from judgekit.games.five_sails.acts.staying import forget_moves
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import RULEBOOK


def _resolved(p: Position, event: Event, log: Log | None) -> Position:
    return p


GAME.event("ability resolved", "play/used")(_resolved)


def _played_elsewhere(p: Position, card: int, log: Log | None) -> Position | None:
    """Where a card goes that was not played from hand; None where it is discarded."""
    if not has_fact(p, "goes afterwards", card=card):
        return None
    from judgekit.games.five_sails.effects.play import afterwards

    return afterwards(p, card, log)


def _note_targets(p: Position, use: Use) -> Position:
    """Keeps in mind what a resolved ability targeted, where some ability answers that it is resolved."""
    if "ability resolved" not in p.cast.answered or use.card == RULEBOOK:
        return p
    p = forget(p, "was targeted")
    for n, kind in zip(use.targets, p.ability(use.card, use.number).targets, strict=False):
        if n >= 0 and kind.kind != "location" and "chosen" not in kind.tests:
            p = put_fact(p, Fact("was targeted", n, amount=use.card, until="day"))
    return p


def _repeats(p: Position, use: Use) -> bool:
    """Whether an ability that has just resolved may be used once more: the limit of once a Day does not speak against it, all else may."""
    return not any(r.verdict == NO and not r.rule.endswith("/once-per-day") for r in reasons_to_use(p, use))


def finish(p: Position, log: Log | None) -> Position:
    """Ends the use of an ability: what answers it comes, what was played for it goes, and what is Repeatable is offered again."""
    use = top_use(p)
    p = end_shown(forget_moves(pop(p), use.card), use, log)
    if not use.cancelled:
        p = _note_targets(p, use)
        p = happen(p, Event("ability resolved", use.card, use.player, use.number, by=use.performer), log)
    if use.copied:
        p = forget(p, "copied at cost", card=use.card)
    if has_fact(p, "as if not first", card=use.card):
        p = forget(p, "as if not first", card=use.card)
    again = "Repeatable" in p.ability(use.card, use.number).keywords and not use.cancelled
    again = again and _repeats(p, use._replace(stage=0, item=0, targets=(), paid=()))
    if not again and not use.copied:
        p = played_out(p, use.card, use.player, log)
    if use.later:
        p = after_windows(p, use.later, due=True)
    return p.on((*p.stack, Ask(use.player, "again", (use.card, use.number, use.performer, *use.targets)))) if again else p


def played_out(p: Position, card: int, player: int, log: Log | None) -> Position:
    """Where a card goes that was played for an ability, once that is fully resolved: one that is repeated waits until then."""
    if p.cards[card].zone != "resolving":
        return p
    elsewhere = _played_elsewhere(p, card, log)
    if elsewhere is not None:
        return elsewhere
    p = happen(p, Event("discarded", card, player), log)
    say(log, p, "play/discard-risk", "{} is fully resolved.", Card(card))
    return p
