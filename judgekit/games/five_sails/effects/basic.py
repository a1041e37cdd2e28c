"""What abilities do: each effect is a word with the sentence by which it is read."""

from __future__ import annotations

from judgekit.engine.events import happen, happen_all, happen_together, replace_event
from judgekit.engine.facts import decision, forget, put_fact
from judgekit.engine.trace import Card, Log, Player, card_name, say
from judgekit.engine.values import Event, Fact, Position, Use
from judgekit.games.five_sails.acts.pending import again, ask_before_effect, pending_event, replace_use, top_use
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.days.schemes import stays
from judgekit.games.five_sails.effects.deeds import discards
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import leave_play, to_pile, zone_name
from judgekit.games.five_sails.happening.losses import BOTH_LOST, FALL_ORDER, ask_fall_order, fall_order, last_leaders, lost_together, wound_leaders
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import NEW, RENOWN, RULEBOOK, in_city, in_play

word = GAME.vocabulary.word


def each(p: Position, use: Use, who: Who, kind: str, log: Log | None, amount: int = 0, place: str = "") -> Position:
    """Lets the same thing happen to every card meant, the first of them first."""
    events = [Event(kind, n, p.cards[n].control, amount=amount, by=use.card, place=place) for n in cards_meant(p, use, who) if in_play(p, n)]
    if not events:
        say(log, p, "play/do-as-much", "There is nothing left that this could happen to.")
    doomed = last_leaders(p, events)
    if doomed and kind == "wounded":
        return wound_leaders(p, events, doomed, log)
    if doomed:
        reading = decision(p, BOTH_LOST)
        if reading is None:
            return ask_before_effect(p, BOTH_LOST)
        order = fall_order(p, doomed)
        if reading == 0 and order is None:
            return ask_fall_order(again(p), doomed, log)
        events.sort(key=lambda e: order.index(e.card) if order and e.card in order else -1)
        p = lost_together(forget(p, FALL_ORDER), reading)
    return happen_together(p, events, log)


@word(
    "effect",
    "wound",
    "wound {who}",
    "wound {who} {n} times",
    "{who} suffers a wound",
    "{who} suffers {n} wounds",
    rule={NEW: "wound/exactly-one", "playtest-5.9.4e": "anatomy/resolve"},
)
def wound(p: Position, use: Use, log: Log | None, who: Who, n: int = 1) -> Position:
    """A wound, or so many, for a character."""
    return each(p, use, who, "wounded", log, amount=n)


@word(
    "effect",
    "heal",
    "heal a wound from {who}",
    "{who} heals a wound",
    "heal {n} wound from {who}",
    "heal {n} wounds from {who}",
    "heal {who}",
    rule="term/heal",
)
def heal(p: Position, use: Use, log: Log | None, first: Who | int, second: Who | int = 1) -> Position:
    """One wound, or so many, is removed from a character."""
    who, n = (second, first) if isinstance(first, int) else (first, second)
    assert isinstance(who, tuple)
    assert isinstance(n, int)
    return each(p, use, who, "healed", log, amount=n)


@word("effect", "destroy", "destroy {who}", rule="term/destroyed")
def destroy(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card is destroyed."""
    for n in cards_meant(p, use, who):
        if p.cards[n].zone == "line":  # where the judge holds the dueling line to be in play
            return happen(p, Event("destroyed", n, p.cards[n].owner, by=use.card), log)
    return each(p, use, who, "destroyed", log)


@word("effect", "engage", "engage {who}", "{who} becomes engaged", "{who} engages", rule="engaged/becomes-engaged")
def engage(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card is engaged."""
    return each(p, use, who, "engaged", log)


@word("effect", "engage en garde", "engage {who} from en garde", rule="engaged/becomes-engaged")
def engage_en_garde(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card is engaged that has to be en garde; where it is engaged already, this is no way to choose."""
    return engage(p, use, log, who)


@word("effect", "ready", "en garde {who}", "{who} becomes en garde", rule="engaged/ready-again")
def ready(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card becomes en garde."""
    return each(p, use, who, "readied", log)


@word("effect", "discard card", "discard {who}", rule="term/discard-pile")
def discard_card(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card in play is discarded, or one that lies face down, has been revealed or is in a dueling line."""
    loose = [n for n in cards_meant(p, use, who) if p.cards[n].zone in {"facedown", "revealed", "line"}]
    if loose:
        return happen_all(p, [Event("discarded", n, p.cards[n].owner, by=use.card) for n in loose], log)
    if "this way" in p.ability(use.card, use.number).text:
        p = put_fact(p, Fact("discarded this way", use.card, amount=len(cards_meant(p, use, who)), until="day"))
    return each(p, use, who, "discarded", log)


@word("effect", "to the locker", "send {who} to The Locker", rule="locker/removed")
def to_locker(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card is sent to The Locker."""
    return happen_together(p, [Event("sent to the locker", n, use.player, by=use.card) for n in cards_meant(p, use, who)], log)


@word("effect", "claim place", "claim {place}", "take control of {place}", rule="action/claim-control")
def claim_place(p: Position, use: Use, log: Log | None, place: str) -> Position:
    """Takes control of the location that is named."""
    return happen(p, Event("claimed", use.performer, use.player, place=place, by=use.card), log) if in_city(p, place) else p


@word(
    "effect",
    "renown on place",
    "add {n} Renown to {place}",
    "place {n} Renown on {place}",
    rule=RENOWN,
)
def renown_on_place(p: Position, use: Use, log: Log | None, n: int, place: str) -> Position:
    """Renown is put on the location that is named."""
    return happen(p, Event("renown placed", player=use.player, place=place, amount=n, by=use.card), log) if in_city(p, place) else p


def _back(p: Position, card: int, log: Log | None) -> Position:
    """Brings a card that is not in play into its owner's hand: from a pile, or out of the dueling line."""
    before = p.cards[card].zone
    p = to_pile(p, card, "hand", p.cards[card].owner)
    if before != "hand":
        left = "leaves the dueling line and goes to" if before == "line" else "goes to"
        say(log, p, "play/resolve", f"{{}} {left} {{}}.", Card(card), zone_name(p, card))
    return p


@word("effect", "to hand", "return {who} to your hand", "return {who} to its owner's hand", rule="play/resolve")
def to_hand(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card goes to its owner's hand."""
    for n in (n for n in cards_meant(p, use, who) if not stays(p, n, use.card, log)):
        p = leave_play(p, n, "hand", log) if in_play(p, n) else _back(p, n, log)
        leaving = pending_event(p)
        if leaving is not None and leaving.event.card == n and leaving.event.kind in {"discarded", "destroyed", "sent to the locker"}:
            p = replace_event(p)  # it is not there any more
    return p


@word("effect", "draw", "draw {n} card", "draw {n} cards", rule="faction-deck/draw-from")
def draw(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player draws cards."""
    return happen(p, Event("drawn", player=use.player, amount=n, by=use.card), log)


@word("effect", "discard", "discard {n} card", "discard {n} cards", rule="term/discard-pile")
def discard(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player discards cards of their choice from hand."""
    return discards(p, use.player, n, log)


@word("effect", "gain renown", "gain {n} Renown", rule=RENOWN)
def gain_renown(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player gains Renown."""
    return happen(p, Event("renown gained", player=use.player, amount=n, by=use.card), log)


@word("effect", "spend renown", "spend {n} Renown", rule="cost/other-resources")
def spend_renown(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player spends Renown, where there is enough of it; what follows hangs on that."""
    enough = p.players[use.player].renown >= n
    p = replace_use(p, top_use(p)._replace(success=enough))
    if enough:
        return happen(p, Event("renown gained", player=use.player, amount=-n, by=use.card), log)
    say(log, p, "play/do-as-much", "{} does not have {} Renown to spend.", Player(use.player), n)
    return p


@word("effect", "lose renown", "lose {n} Renown", rule=RENOWN)
def lose_renown(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player loses Renown."""
    return happen(p, Event("renown gained", player=use.player, amount=-n, by=use.card), log)


@word(
    "effect",
    "add renown",
    "add {n} Renown to this location",
    "place {n} Renown on this location",
    rule=RENOWN,
)
def add_renown(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Renown is put on the location of the ability, which is none at a Home."""
    here = here_of(p, use)
    if not in_city(p, here):
        say(log, p, "play/do-as-much", f"{card_name(p, use.card)} is at no City location: no Renown is put on one.")
        return p
    return happen(p, Event("renown placed", player=use.player, place=here, amount=n, by=use.card), log)


@word(
    "effect",
    "pressure",
    "pressure with {stat}",
    "pressure their location with {stat}",
    "pressure your performer's location with {stat}",
    "pressure this location with {stat}",
    "your performer pressures their location with {stat}",
    "your performer pressures this location with {stat}",
    rule="pressure/compares",
)
def pressure(p: Position, use: Use, log: Log | None, name: str) -> Position:
    """Pressures the performer's location; whether it succeeds decides what hangs on it."""
    from judgekit.games.five_sails.acts.pressure import press
    from judgekit.games.five_sails.standing.daily import claim_stat

    return press(p, use, here_of(p, use), claim_stat(p, use.performer, name) if use.card == RULEBOOK else name, log)


@word("effect", "pressure place", "pressure {place} with {stat}", rule="pressure/compares")
def pressure_place(p: Position, use: Use, log: Log | None, place: str, name: str) -> Position:
    """Pressures the location that is named, wherever the performer is."""
    from judgekit.games.five_sails.acts.pressure import press

    return press(p, use, place, name, log)


@word(
    "effect",
    "claim",
    "claim this location",
    "claim the location",
    "claim that location",
    "claim your performer's location",
    "claim it",
    rule="action/claim-control",
)
def claim(p: Position, use: Use, log: Log | None) -> Position:
    """Takes control of the location of the ability."""
    at = here_of(p, use)
    return happen(p, Event("claimed", use.performer, use.player, place=at, by=use.card), log) if in_city(p, at) else p


@word("effect", "uncontrol", "this location becomes uncontrolled", rule="term/uncontrolled")
def uncontrol(p: Position, use: Use, log: Log | None) -> Position:
    """The location of the ability becomes uncontrolled."""
    return happen(p, Event("control lost", place=here_of(p, use), by=use.card), log)


@word("effect", "equip this", "equip this card to {who}", rule="term/equip")
def equip_this(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The card itself is equipped."""
    card = card_meant(p, use, who)
    return happen(p, Event("equipped", use.card, use.player, other=card, by=use.card), log) if in_play(p, card) else p
