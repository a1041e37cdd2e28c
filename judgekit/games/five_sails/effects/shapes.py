"""Effects that hold others, and those that change what is about to happen: if, may, instead, cancel, by hand."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Word
from judgekit.engine.events import after_windows, happen, replace_event
from judgekit.engine.facts import decision, put_fact
from judgekit.engine.trace import Card, Log, card_name, say
from judgekit.engine.values import JUDGE, NO_CARD, Ask, Event, Fact, Frame, Happen, Position, Run, Use
from judgekit.games.five_sails.acts.pending import ask_before_effect, pending_event, replace_use, top_use
from judgekit.games.five_sails.conditions.holding import hangs_on, is_so
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import NEW, RULEBOOK, pile

word = GAME.vocabulary.word


@word("effect", "if successful", "if it succeeds, {text}", rule="pressure/success")
def if_successful(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
    """An effect that takes place when what came before succeeded."""
    return do(p, inner, log) if top_use(p).success else p


@word("effect", "if not", "if it does not succeed, {text}", rule="pressure/fails")
def if_not(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
    """An effect that takes place when what came before did not succeed."""
    return p if top_use(p).success else do(p, inner, log)


@word("effect", "when condition", "if it holds that {text}, {text2}", rule="play/resolve")
def when_condition(p: Position, use: Use, log: Log | None, condition: Word, inner: Word) -> Position:
    """An effect that takes place when a condition holds; the judge is asked where that hangs on an open point."""
    if point := hangs_on(p, use, condition):
        return ask_before_effect(p, point)
    if is_so(p, use, condition):
        return do(p, inner, log)
    say(log, p, "play/do-as-much", "The condition does not hold: this part is left out.")
    return p


def cannot_choose(p: Position, use: Use, inner: Word) -> bool:
    """Whether an effect cannot take place: nothing can be chosen for it or paid with, what it would engage is engaged, no Maneuver can be used."""
    from judgekit.games.five_sails.acts.choosing import nothing_to_choose

    if inner.name == "engage" and (found := cards_meant(p, use, inner.args[0])):
        return all(p.cards[n].engaged for n in found)
    if inner.name == "use maneuver":
        from judgekit.games.five_sails.effects.free import usable_maneuvers

        return not usable_maneuvers(p, use.player, card_meant(p, use, inner.args[0]))
    if inner.name in {"spend renown", "lose renown"}:
        return p.players[use.player].renown < (inner.args[0] if inner.name == "spend renown" else 1)
    if inner.name == "discard":
        return not pile(p, "hand", use.player)
    return nothing_to_choose(p, top_use(p), inner)


@word("effect", "may", "you may {text}", rule="passive/may")
def may(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
    """An effect that the player may leave out; nobody is asked where nothing could be done."""
    if cannot_choose(p, use, inner):
        say(log, p, "play/do-as-much", "There is nothing with which this could be done.")
        return replace_use(p, top_use(p)._replace(success=False))
    return p.on((*p.stack, Ask(use.player, "may", (inner,))))


@word("effect", "target may engage", "{who} may engage", rule="passive/may")
def may_engage(p: Position, use: Use, log: Log | None, who: Who = ("target", 0)) -> Position:
    """The controller of a character may engage it; what follows hangs on it."""
    card = card_meant(p, use, who)
    if card < 0 or p.cards[card].engaged:
        return replace_use(p, top_use(p)._replace(success=False))
    return p.on((*p.stack, Ask(p.cards[card].control, "may engage", (card,))))


def use_answered(p: Position, use: Use) -> Use | None:
    """The use of an ability that a Reaction answers before its effects; None where it answers something else."""
    e = use.event
    if e is None or e.kind not in {"ability used", "ability resolving"}:
        return None
    return next((f for f in reversed(p.stack) if isinstance(f, Use) and f.card == e.card and f.number == e.amount), None)


def do(p: Position, inner: Word, log: Log | None) -> Position:
    """Carries out one effect of the ability that is being used."""
    from judgekit.games.five_sails.acts.choosing import carry_out

    return carry_out(p, (inner,), log)


@word(
    "effect",
    "cancel",
    "cancel it",
    "cancel its effects",
    "cancel the effects",
    "cancel their movement",
    "cancel that event",
    "prevent it",
    "prevent that wound",
    "cancel the challenge",
    "cancel that challenge",
    rule="reaction/when",
)
def cancel(p: Position, use: Use, log: Log | None) -> Position:
    """What was about to happen does not happen; the costs of a cancelled ability stay paid."""
    answered = use_answered(p, use)
    if answered is not None:
        return _cancel_use(p, use, answered, log)
    say(log, p, "reaction/when", "It is cancelled.")
    return happen(replace_event(p), Event("effects cancelled", NO_CARD, use.player, by=use.card), log)


@word("effect", "cancel ability", "cancel that ability", "cancel that action", rule="reaction/when")
def cancel_ability(p: Position, use: Use, log: Log | None) -> Position:
    """The ability that is answered, or that would do what is answered, has no effects any more; its costs stay paid."""
    doing = use_answered(p, use) or _use_behind(p)
    return cancel(p, use, log) if doing is None else _cancel_use(p, use, doing, log)


def _use_behind(p: Position) -> Use | None:
    """The use of the ability that would do what is about to happen."""
    frames = list(reversed(p.stack))
    below = frames[frames.index(pending) + 1 :] if (pending := pending_event(p)) in frames else []
    return next((f for f in below if isinstance(f, Use)), None)


def _cancel_use(p: Position, use: Use, doing: Use, log: Log | None) -> Position:
    """Takes the effects that are still to come from an ability that is being used, unless it cannot be cancelled."""
    from judgekit.games.five_sails.effects.uncancelled import kept

    if kept(p, doing, log):
        return p
    say(log, p, "reaction/when", "{} is cancelled.", _called(p, doing))
    p = replace_event(p) if use_answered(p, use) is None else p
    n = max(k for k, frame in enumerate(p.stack) if frame is doing)
    p = put_fact(p, Fact("cancelled", doing.card, doing.player, str(doing.number), until="day"))
    p = p.on((*p.stack[:n], doing._replace(cancelled=True), *_without(p.stack[n + 1 :], doing.card)))
    return happen(p, Event("effects cancelled", doing.card, use.player, by=use.card), log)


def _without(frames: tuple[Frame, ...], card: int) -> Iterator[Frame]:
    """The work that remains when nothing more comes of what a card was doing: what several are to suffer at once comes to none of them."""
    for frame in frames:
        if isinstance(frame, Happen) and not frame.done and frame.event.by == card:
            yield frame._replace(cancelled=True)
        elif not (isinstance(frame, Run) and frame.procedure == "rest of the effects"):
            yield frame


def _called(p: Position, use: Use) -> str:
    """An ability as a line calls it."""
    ability = p.ability(use.card, use.number)
    return f"The {ability.text.capitalize()} Action" if use.card == RULEBOOK else f"The {ability.kind} of {p.cast.names[use.card]}"


@word("effect", "instead", "instead {text}", rule={NEW: "replacement/as-if-instead", "playtest-5.9.4e": "play/resolve"})
def instead(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
    """Something else happens in place of what was about to happen."""
    counts = still_counts(p)
    if counts and decision(p, "unsettled/playtest-replacement") is None:
        return ask_before_effect(p, "unsettled/playtest-replacement")
    open_here = "unsettled/playtest-replacement" if counts else "play/resolve"
    say(log, p, "replacement/effect-swapped" if p.edition == NEW else open_here, "{}: what {} says happens instead.", _undone(p), Card(use.card))
    if p.edition == NEW and is_cost(p):
        say(log, p, "replacement/cost-paid", "It was a cost, and it counts as paid.")
    answered = bool(counts) and decision(p, "unsettled/playtest-replacement") == 1
    p = replace_event(p, replaced=not answered)
    return do(after_windows(p, counts) if answered else p, inner, log)


STATES = ("wounded", "destroyed", "healed", "moved", "engaged", "discarded", "recruited", "mustered", "equipped", "challenged")
"""Events that are named by what somebody is then."""


def _undone(p: Position) -> str:
    """That what was about to happen does not, in words."""
    frame = pending_event(p)
    if frame is None or frame.event.card < 0 or frame.event.kind not in STATES:
        return "What was about to happen does not"
    return f"{card_name(p, frame.event.card)} is not {frame.event.kind}"


def is_cost(p: Position) -> bool:
    """Whether what is about to happen is a cost that is being paid."""
    frames = list(reversed(p.stack))
    below = frames[frames.index(pending) + 1 :] if (pending := pending_event(p)) in frames else []
    paying = next((f for f in below if isinstance(f, Use)), None)
    return paying is not None and paying.stage == GAME.procedures["use"].row("costs", p.edition)


def still_counts(p: Position) -> tuple[Event, ...]:
    """Playtest: the event that is about to be replaced, where something answers it afterwards; whether it still counts is not said."""
    frame = pending_event(p)
    if p.edition == NEW or frame is None or not GAME.triggered(p, frame.event, "After"):
        return ()
    return (frame.event,)


@word(
    "effect",
    "prevent",
    "reduce the number by {n}",
    "prevent {n} of those wounds",
    rule={NEW: "replacement/as-if-instead", "playtest-5.9.4e": "play/resolve"},
)
def prevent(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The amount of what is about to happen is reduced."""
    frame = pending_event(p)
    if frame is None:
        return p
    left = max(0, frame.event.amount - n) if frame.event.amount > 0 else min(0, frame.event.amount + n)
    say(log, p, "play/resolve", "The amount is reduced from {} to {}.", abs(frame.event.amount), abs(left))
    if not left and frame.event.kind == "wounded":
        rule = "wound/zero" if p.edition == NEW else "play/resolve"
        say(log, p, rule, "{} suffers no wound and has not been wounded.", Card(frame.event.card))
    return replace_event(p, frame.event._replace(amount=left) if left else None)  # no wounds: nobody was wounded


@word("effect", "raise", "increase the number by {n}", rule={NEW: "replacement/as-if-instead", "playtest-5.9.4e": "play/resolve"})
def raise_number(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The amount of what is about to happen is increased."""
    frame = pending_event(p)
    if frame is None:
        return p
    more = frame.event.amount + (n if frame.event.amount >= 0 else -n)
    say(log, p, "play/resolve", "{} is increased to {}.", abs(frame.event.amount), abs(more))
    return replace_event(p, frame.event._replace(amount=more))


@word("effect", "manual", "manual: {text}", rule="play/resolve")
def manual(p: Position, use: Use, log: Log | None, text: str) -> Position:
    """What the vocabulary cannot say: the judge changes the board by hand and says when it is done."""
    return _as_the_card_says(p, text, "play/resolve", log)


def _as_the_card_says(p: Position, text: str, rule: str, log: Log | None) -> Position:
    """Leaves to the judge what a card says, with a line that tells it."""
    say(log, p, rule, "By hand, as the card says: {}", text)
    return by_hand(p, text)


def by_hand(p: Position, text: str) -> Position:
    """Asks the judge to change the board by hand, and to say when it is done."""
    return p.on((*p.stack, Ask(JUDGE, "by hand", (text,))))


@word("cost", "manual", "manual: {text}", rule="ability/additional-costs")
def manual_cost(p: Position, use: Use, log: Log | None, text: str) -> Position:
    """What must be so, or be paid, and what the vocabulary cannot say: the judge sees to it before anything else is done."""
    return _as_the_card_says(p, text, "ability/additional-costs", log)


@word("trigger", "manual", "manual: {text}", rule="reaction/triggering-condition", event="manual")
def manual_trigger(p: Position, use: Use, e: Event, text: str) -> bool:
    """Answers what the vocabulary cannot say: nothing that the engine does."""
    return False
