"""The events of the game: what carries each of them out. Everything that happens to a card or a player goes through here."""

from __future__ import annotations

from judgekit.engine.events import happen, not_happened
from judgekit.engine.facts import add_fact, decision, forget, has_fact, put_fact
from judgekit.engine.procedures import push
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Event, Fact, Position
from judgekit.games.five_sails.acts.staying import at_its_location, note_move
from judgekit.games.five_sails.days.schemes import stays
from judgekit.games.five_sails.effects.waiting import awaited
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.goes_by import FOR_THE_CREW_CAP, wounds_by
from judgekit.games.five_sails.happening.leaving import check_lent, check_resolve, leave_play, plural, to_pile, zone_name
from judgekit.games.five_sails.judged.open_points import ask_before_event
from judgekit.games.five_sails.standing.bounds import kept_in_place
from judgekit.games.five_sails.standing.ceilings import bounded, count_suffered
from judgekit.games.five_sails.standing.kept_by import prevented
from judgekit.games.five_sails.texts.relative_clauses import conditions_asked
from judgekit.games.five_sails.values import (
    NEW,
    OLD,
    RULEBOOK,
    WOUNDED,
    adversary_side,
    has,
    home_of,
    in_play,
    with_card,
)

DESTROYED = "destroyed"
"""The place of the event by which a destroyed card goes to The Locker: what a card sends there otherwise is not destroyed."""
FROM_THREAT = -2
"""What stands as the other card of wounds that threat has become: they are no card's doing."""
INSTEAD = "instead of another"
"""The place of an event that has been passed on already: nobody passes it on once more, so that it cannot go round in circles."""


def _note_wounded(p: Position, card: int) -> Position:
    """Keeps in mind that a character was wounded, where a condition asks for it."""
    asked = conditions_asked(p.cast)
    spans = ["day"] if "wounded today" in asked else []
    if p.board.duel is not None and asked & {"wounded in the duel", "wounded in the round", "not wounded in the round"}:
        spans += ["duel", "round"]
    for span in spans:
        p = put_fact(p, Fact("was wounded", card, key=span, until=span))
    return p


@GAME.event("wounded", WOUNDED, changes=True)
@at_its_location
def wounded(p: Position, event: Event, log: Log | None) -> Position:
    """A character suffers wounds; at its Resolve it is destroyed at once."""
    card = event.card
    if event.amount <= 0 or not in_play(p, card):
        return p
    other = _who_suffers(p, event)
    if other != card:
        say(log, p, "play/resolve", "{} suffers the wounds of {}.", Card(other), Card(card))
        return happen(not_happened(p, event), event._replace(card=other, player=p.cards[other].control, place=INSTEAD), log)
    if prevented(p, "wounded", event, log, event.by if event.other != FROM_THREAT else -1) or _ignored(p, event, log):
        return p
    if "suffers at most" in p.cast.passive_words:
        event = bounded(p, event, log)
        if not event.amount:
            return p
        p = count_suffered(p, card, event.amount)
    p = _note_wounded(with_card(p, card, wounds=p.cards[card].wounds + event.amount), card)
    rule = "wound/unmitigated-threat" if event.other == FROM_THREAT else wounds_by(p)
    say(log, p, rule, "{} suffers {} and now has {}.", Card(card), plural(event.amount, "wound"), p.cards[card].wounds)
    if has_fact(p, "first wound"):
        from judgekit.games.five_sails.effects.fight import take_for_wound

        p = take_for_wound(p, event, log)
    return check_resolve(awaited(p, "wounded", card, log), card, log)


def _who_suffers(p: Position, event: Event) -> int:
    """The character that suffers the wounds: another one where an effect has said so, once."""
    if event.place == INSTEAD or not has_fact(p, "suffers for", card=event.card):
        return event.card
    from judgekit.games.five_sails.effects.fight import sufferer

    other = sufferer(p, event.card)
    return other if other >= 0 else event.card


def _ignored(p: Position, event: Event, log: Log | None) -> bool:
    """Whether a Passive ability lets the character ignore such wounds."""
    if "ignores wounds" not in p.cast.passive_words:
        return False
    from judgekit.games.five_sails.standing.acts import ignores

    if not ignores(p, event.card, event):
        return False
    say(log, p, "passive/always-active", "{} ignores these wounds.", Card(event.card))
    return True


@GAME.event("destroyed", "term/destroyed", changes=True)
@at_its_location
def destroyed(p: Position, event: Event, log: Log | None) -> Position:
    """A card is destroyed and leaves play."""
    card = event.card
    if p.cards[card].zone == "line":  # where the judge holds the dueling line to be in play
        p = to_pile(p, card, "discard", p.cards[card].owner)
        say(log, p, "term/discard-pile", "{} leaves the dueling line and goes to {}.", Card(card), zone_name(p, card))
        return p
    if not in_play(p, card) or stays(p, card, event.by, log):
        return p
    if prevented(p, "destroyed", event, log, event.by):
        return p
    state, p = p.cards[card], awaited(p, "destroyed", card, log)
    if p.definition(card).kind == "character":
        p = put_fact(p, Fact("wounds when destroyed", card, amount=state.wounds))
        p = forget(p, "last seen", card=card)
        p = add_fact(p, Fact("last seen", card, state.control, state.at, until="day"))
        zone = "discard" if has(p, card, "Brute") else "locker"
    else:
        zone = "locker" if p.definition(card).kind == "scheme" else "discard"
    if p.edition == NEW and state.owner < 0 and zone == "locker" and p.definition(card).kind == "character":
        return push(p, "destroyed mercenary", (card,))
    if zone == "locker" and p.definition(card).kind == "character" and "sent to the locker" in p.cast.answered:
        return happen(p, Event("sent to the locker", card, state.control, by=event.by, place=DESTROYED), log)
    p = leave_play(p, card, zone, log, destroyed=True)
    return p if in_play(p, card) or p.definition(card).kind != "attachment" else put_fact(p, Fact("was destroyed", card))


def _idle(p: Position, event: Event, text: str, log: Log | None) -> Position:
    """Says of what an ability does to a card that it is so already, and that nothing comes of it."""
    if event.by > RULEBOOK and in_play(p, event.card):
        say(log, p, "play/do-as-much", f"{{}} {text}: as much as possible is done.", Card(event.card))
    return p


@GAME.event("healed", "term/heal", changes=True)
@at_its_location
def healed(p: Position, event: Event, log: Log | None) -> Position:
    """Wounds are removed from a character."""
    before = p.cards[event.card].wounds
    if before == 0:
        return _idle(p, event, "has no wound to heal", log)
    if not in_play(p, event.card) or prevented(p, "healed", event, log):
        return p
    p = with_card(p, event.card, wounds=max(0, before - event.amount))
    left = p.cards[event.card].wounds
    say(log, p, "term/heal", "{} is healed of {} and now has {}.", Card(event.card), plural(before - left, "wound"), plural(left, "wound"))
    return p


def _to_an_enemy(p: Position, event: Event, log: Log | None) -> Position:
    """A move into an enemy's Home: never by its own player; in the playtest rules it is open whether by that enemy's effect."""
    card, own = event.card, p.cards[event.card].control
    theirs = p.edition == OLD and event.by >= 0 and p.cards[event.by].control != own
    reading = decision(p, "unsettled/enemy-home") if theirs else 0
    if reading is None:
        return ask_before_event(p, event, "unsettled/enemy-home")
    if reading == 0:
        rule = "glossary/home-enemy" if p.edition == NEW else "unsettled/enemy-home" if theirs else "setup/enemy-home"
        say(log, p, rule, "{} does not enter {}, which is an enemy's.", Card(card), event.place)
        return p
    p = with_card(_note_moving(p, card), card, at=event.place)
    say(log, p, "action/moving", "{} moves to {}.", Card(card), event.place)
    if has_fact(p, "keeps location"):
        from judgekit.games.five_sails.effects.places import let_go

        p = let_go(p, card, log)
    return p


def _note_moving(p: Position, card: int) -> Position:
    """Keeps in mind that a character moves, and from where, where an ability asks for it."""
    if "moved" in p.cast.answered or "where performer was" in p.cast.target_tests:
        p = forget(p, "moved from", card=card)
        p = add_fact(p, Fact("moved from", card, key=p.cards[card].at, until="day"))
    return put_fact(p, Fact("has moved", card, until="day")) if "moved today" in conditions_asked(p.cast) else p


@GAME.event("moved", "action/moving", changes=True)
def moved(p: Position, event: Event, log: Log | None) -> Position:
    """A character goes to another location, with its wounds, equipped cards and threat."""
    card = event.card
    if not in_play(p, card) or p.cards[card].at == event.place:
        return _idle(p, event, f"is at {event.place} already", log)
    if prevented(p, "moved", event, log):
        return p
    if event.place.startswith("Home of ") and event.place != home_of(p, p.cards[card].control):
        return _to_an_enemy(p, event, log)
    if p.cast.passive_words & {"no moving here", "no leaving"}:
        for reason in GAME.hooks["kept from"](p, card, event.place):
            say(log, p, "play/do-as-much", "{}", reason.text)
            return p
    keeper = kept_in_place(p, card, event.by) if "moved by opponents" in p.cast.passive_words else -1
    if keeper >= 0:
        say(log, p, "play/do-as-much", "{} does not let {} be moved by an opponent.", Card(keeper), Card(card))
        return p
    p = _note_moving(p, card)
    before = p
    p = with_card(note_move(p, event), card, at=event.place)
    say(log, p, "action/moving", "{} moves to {}.", Card(card), event.place)
    if has_fact(p, "keeps location"):
        from judgekit.games.five_sails.effects.places import let_go

        p = let_go(p, card, log)
    side = adversary_side(p, card)
    if side >= 0 and p.board.duel.sides[side].pool:
        say(
            log,
            p,
            "moving/threat-comes-along",
            "The {} threat in the pool of {} comes along."
            if p.edition == NEW
            else "{} threat is in the pool of {}; where it counts is settled when it resolves.",
            p.board.duel.sides[side].pool,
            Card(card),
        )
    return check_lent(p, log, before)


@GAME.event("engaged", "engaged/becomes-engaged", changes=True)
@at_its_location
def engaged(p: Position, event: Event, log: Log | None) -> Position:
    """A card is turned sideways."""
    if p.cards[event.card].engaged:
        return _idle(p, event, "is engaged already", log)
    if not in_play(p, event.card) or prevented(p, "engaged", event, log, event.by):
        return p
    before, p = p, with_card(p, event.card, engaged=True)
    if "ability resolved" in p.cast.answered and event.by >= 0:
        p = put_fact(p, Fact("engaged by", event.card, amount=event.by, until="day"))
    say(log, p, "engaged/becomes-engaged", "{} engages.", Card(event.card))
    return check_lent(p, log, before)


@GAME.event("readied", "engaged/ready-again", changes=True)
@at_its_location
def readied(p: Position, event: Event, log: Log | None) -> Position:
    """A card becomes en garde."""
    if not p.cards[event.card].engaged:
        return _idle(p, event, "is en garde already", log)
    if not in_play(p, event.card) or prevented(p, "made en garde", event, log):
        return p
    before, p = p, with_card(p, event.card, engaged=False)
    if "ability resolved" in p.cast.answered:
        p = forget(p, "engaged by", card=event.card)
    say(log, p, "engaged/ready-again", "{} becomes en garde.", Card(event.card))
    return check_lent(p, log, before)


def _note_hand(p: Position, card: int) -> Position:
    """Keeps in mind whether a card is discarded from hand, where an ability answers the discarding of cards."""
    if "discarded" not in p.cast.answered:
        return p
    p = forget(p, "left hand", card=card)
    return add_fact(p, Fact("left hand", card, until="day")) if p.cards[card].zone == "hand" else p


@GAME.event("discarded", "term/discard-pile")
@at_its_location
def discarded(p: Position, event: Event, log: Log | None) -> Position:
    """A card is put into its discard pile, from wherever it is."""
    if event.place == "payment":
        return GAME.hooks["spent"](p, event, log)  # type: ignore[no-any-return]  # a hook's result is its own
    if stays(p, event.card, event.by, log):
        return p
    if in_play(p, event.card):
        return leave_play(p, event.card, "discard", log)
    state, p = p.cards[event.card], _note_hand(p, event.card)
    p = to_pile(p, event.card, "discard", state.owner)
    say(log, p, "term/discard-pile", "{} goes to {}.", Card(event.card), zone_name(p, event.card))
    if "in discard" not in p.cast.answered:
        return p
    from judgekit.games.five_sails.effects.cards import note_discard

    played = state.zone == "resolving" and p.edition == NEW
    return note_discard(p, event.card, state.owner, log, "play" if played else "")


@GAME.event("sent to the locker", "locker/removed")
@at_its_location
def locked(p: Position, event: Event, log: Log | None) -> Position:
    """A card is sent to The Locker."""
    if stays(p, event.card, event.by, log):
        return p
    if in_play(p, event.card):
        rule = "anatomy/crew-cap-exceeded" if event.place == FOR_THE_CREW_CAP else ""
        return leave_play(p, event.card, "locker", log, destroyed=event.place == DESTROYED, rule=rule)
    p = to_pile(p, event.card, "locker", p.cards[event.card].owner)
    say(log, p, "locker/removed", "{} goes to {}.", Card(event.card), zone_name(p, event.card))
    return p


@GAME.event("drawn", "faction-deck/draw-from")
def drawn(p: Position, event: Event, log: Log | None) -> Position:
    """A player draws cards, one by one; an empty deck is renewed from the discard pile."""
    from judgekit.games.five_sails.days.decks import draw

    return draw(p, event.player, event.amount, log)
