"""The events of the game: what carries each of them out. Everything that happens to a card or a player goes through here."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import put_fact
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import NO_CARD, NOBODY, Event, Fact, Position
from judgekit.games.five_sails.bars import barred
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import duel_stat, stat
from judgekit.games.five_sails.values import (
    NEW,
    OLD,
    Duel,
    adversary_side,
    equipped,
    has,
    home_of,
    in_play,
    leader_of,
    place_of,
    with_board,
    with_card,
    with_place,
    with_player,
    with_side,
)


@GAME.event("wounded", {NEW: "wound/have-been-wounded", OLD: "anatomy/resolve"})
def wounded(p: Position, event: Event, log: Log | None) -> Position:
    """A character suffers wounds; at its Resolve it is destroyed at once."""
    card = event.card
    if event.amount <= 0 or not in_play(p, card):
        return p
    p = with_card(p, card, wounds=p.cards[card].wounds + event.amount)
    say(
        log,
        p,
        "wound/unmitigated-threat" if event.other == -2 else "anatomy/resolve",
        "{} suffers {} and now has {}.",
        Card(card),
        plural(event.amount, "wound"),
        p.cards[card].wounds,
    )
    return check_resolve(p, card, log)


def check_resolve(p: Position, card: int, log: Log | None) -> Position:
    """Destroys a character whose wounds have reached its Resolve."""
    if in_play(p, card) and p.cards[card].wounds >= stat(p, card, "resolve"):
        say(
            log,
            p,
            "anatomy/destroyed-at-resolve",
            "{} has {} against Resolve {} and is destroyed.",
            Card(card),
            plural(p.cards[card].wounds, "wound"),
            stat(p, card, "resolve"),
        )
        return happen(p, Event("destroyed", card, player=p.cards[card].control), log)
    return p


@GAME.event("destroyed", "term/destroyed")
def destroyed(p: Position, event: Event, log: Log | None) -> Position:
    """A card is destroyed and leaves play."""
    card = event.card
    if not in_play(p, card):
        return p
    if barred(p, "destroyed", card):
        say(log, p, "play/do-as-much", "{} cannot be destroyed.", Card(card))
        return p
    state = p.cards[card]
    leader = "Leader" in p.definition(card).traits
    if p.definition(card).kind == "character":
        p = put_fact(p, Fact("wounds when destroyed", card, amount=state.wounds))
        zone = "discard" if has(p, card, "Brute") else "locker"
    else:
        zone = "locker" if p.definition(card).kind == "scheme" else "discard"
    p = leave_play(p, card, zone, log)
    return leader_lost(p, state.control, log) if leader else p


def leave_play(p: Position, card: int, zone: str, log: Log | None) -> Position:
    """Takes a card out of play to a zone of its owner; what it has equipped is discarded."""
    p = remember(p, card)
    for n in equipped(p, card):
        p = leave_play(p, n, "discard", log)
    state = p.cards[card]
    owner = state.control if zone == "locker" and state.owner < 0 else state.owner
    p = to_pile(p, card, zone, owner)
    p = p._replace(facts=tuple(f for f in p.facts if f.card != card or f.name not in {"gives", "gains", "sets"}))
    kind = p.definition(card).kind
    rule = {
        "locker": "wound/destroyed" if kind == "character" else "locker/removed",
        "discard": "brute/discard-pile" if has(p, card, "Brute") else "attachment/discard" if kind == "attachment" else "term/discard-pile",
    }
    say(log, p, rule.get(zone, "term/discard-pile"), "{} goes to {}.", Card(card), zone_name(p, card))
    return p


def remember(p: Position, card: int) -> Position:
    """Keeps the last known value of a participant's stat in the duel, and drops the threat that was tied to it."""
    side = adversary_side(p, card)
    duel: Duel | None = p.board.duel
    if side < 0 or duel is None or duel.sides[side].last >= 0:
        return p
    return with_side(p, side, last=duel_stat(p, side))


def to_pile(p: Position, card: int, zone: str, owner: int, *, bottom: bool = False) -> Position:
    """Puts a card into a pile: on top, or at the bottom."""
    places = [c.place for c in p.cards if c.zone == zone and c.owner == owner]
    place = (max(places, default=0) + 1) if bottom or zone == "hand" else (min(places, default=0) - 1)
    return with_card(p, card, zone=zone, owner=owner, control=NOBODY, at="", on=NO_CARD, engaged=False, wounds=0, place=place)


def zone_name(p: Position, card: int) -> str:
    """The zone of a card in words."""
    state = p.cards[card]
    names = {
        "locker": "The Locker of {}",
        "discard": "the discard pile of {}",
        "hand": "the hand of {}",
        "deck": "the deck of {}",
        "line": "the dueling line of {}",
        "approach": "the Approach Deck of {}",
        "chosen": "the cards that {} chose",
    }
    if state.zone == "play":
        return state.at or "play"
    if state.owner < 0:
        return "the City Deck discard pile" if state.zone == "discard" else "the City Deck"
    return names.get(state.zone, "play").format(p.cast.seats[state.owner])


def leader_lost(p: Position, player: int, log: Log | None) -> Position:
    """What the loss of a Leader means: out of the game or half the Renown, and whether somebody has won."""
    if player < 0:
        return p
    if p.edition == OLD:
        say(log, p, "leader/lost", "{} has lost the Leader and is out of the game.", Player(player))
        p = with_player(p, player, out=True)
    elif len(p.players) > 2:
        loss = (p.players[player].renown + 1) // 2
        p = with_player(p, player, renown=p.players[player].renown - loss)
        say(
            log,
            p,
            "victory/leader-lost",
            "{} has lost the Leader and loses half the Renown, rounded up: {}; {} is left.",
            Player(player),
            loss,
            p.players[player].renown,
        )
    left = [q for q in range(len(p.players)) if leader_of(p, q) >= 0]
    if len(left) == 1 and len(p.players) > 1:
        return win(p, left[0], "Assassination", log)
    return p


def win(p: Position, player: int, kind: str, log: Log | None) -> Position:
    """Ends the game with a winner."""
    rule = {
        "Assassination": "victory/assassination",
        "Dominance": "victory/dominance",
        "Economic": "victory/economic",
        "Fifth Day": "victory/fifth-day-winner",
    }[kind]
    say(log, p, rule, "{} wins: {} Victory.", Player(player), kind)
    return with_board(p, winner=player, victory=kind, over="won", duel=None if p.board.duel is None else p.board.duel).on(())


@GAME.event("healed", "term/heal")
def healed(p: Position, event: Event, log: Log | None) -> Position:
    """Wounds are removed from a character."""
    before = p.cards[event.card].wounds
    if not in_play(p, event.card) or before == 0:
        return p
    p = with_card(p, event.card, wounds=max(0, before - event.amount))
    say(log, p, "term/heal", "{} is healed and now has {}.", Card(event.card), plural(p.cards[event.card].wounds, "wound"))
    return p


@GAME.event("moved", "action/moving")
def moved(p: Position, event: Event, log: Log | None) -> Position:
    """A character goes to another location, with its wounds, equipped cards and threat."""
    card = event.card
    if not in_play(p, card) or p.cards[card].at == event.place:
        return p
    if barred(p, "moved", card):
        say(log, p, "play/do-as-much", "{} cannot be moved.", Card(card))
        return p
    p = with_card(p, card, at=event.place)
    say(log, p, "action/moving", "{} moves to {}.", Card(card), event.place)
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
    return p


@GAME.event("engaged", "engaged/becomes-engaged")
def engaged(p: Position, event: Event, log: Log | None) -> Position:
    """A card is turned sideways."""
    if not in_play(p, event.card) or p.cards[event.card].engaged:
        return p
    p = with_card(p, event.card, engaged=True)
    say(log, p, "engaged/becomes-engaged", "{} engages.", Card(event.card))
    return p


@GAME.event("readied", "engaged/ready-again")
def readied(p: Position, event: Event, log: Log | None) -> Position:
    """A card becomes en garde."""
    if not in_play(p, event.card) or not p.cards[event.card].engaged:
        return p
    p = with_card(p, event.card, engaged=False)
    say(log, p, "engaged/ready-again", "{} becomes en garde.", Card(event.card))
    return p


@GAME.event("discarded", "term/discard-pile")
def discarded(p: Position, event: Event, log: Log | None) -> Position:
    """A card is put into its discard pile, from wherever it is."""
    if in_play(p, event.card):
        return leave_play(p, event.card, "discard", log)
    p = to_pile(p, event.card, "discard", p.cards[event.card].owner)
    say(log, p, "term/discard-pile", "{} goes to {}.", Card(event.card), zone_name(p, event.card))
    return p


@GAME.event("sent to the locker", "locker/removed")
def locked(p: Position, event: Event, log: Log | None) -> Position:
    """A card is sent to The Locker."""
    if in_play(p, event.card):
        return leave_play(p, event.card, "locker", log)
    p = to_pile(p, event.card, "locker", p.cards[event.card].owner)
    say(log, p, "locker/removed", "{} goes to {}.", Card(event.card), zone_name(p, event.card))
    return p


@GAME.event("drawn", "faction-deck/draw-from")
def drawn(p: Position, event: Event, log: Log | None) -> Position:
    """A player draws cards, one by one; an empty deck is renewed from the discard pile."""
    from judgekit.games.five_sails.decks import draw

    return draw(p, event.player, event.amount, log)


@GAME.event("renown gained", {NEW: "term/renown", OLD: "action/control-for-renown"})
def renown_gained(p: Position, event: Event, log: Log | None) -> Position:
    """A player gains Renown, or loses it."""
    player = event.player
    p = with_player(p, player, renown=max(0, p.players[player].renown + event.amount))
    say(
        log,
        p,
        {NEW: "term/renown", OLD: "action/control-for-renown"}[p.edition],
        "{} {} {} Renown and now has {}.",
        Player(player),
        "gains" if event.amount >= 0 else "loses",
        abs(event.amount),
        p.players[player].renown,
    )
    return p


@GAME.event("renown placed", {NEW: "term/renown", OLD: "action/control-for-renown"})
def renown_placed(p: Position, event: Event, log: Log | None) -> Position:
    """Renown is put on a location, or taken off it."""
    p = with_place(p, event.place, renown=max(0, place_of(p, event.place).renown + event.amount))
    say(
        log,
        p,
        {NEW: "term/renown", OLD: "action/control-for-renown"}[p.edition],
        "There is now {} Renown on {}.",
        place_of(p, event.place).renown,
        event.place,
    )
    return p


@GAME.event("claimed", "action/claim-control")
def claimed(p: Position, event: Event, log: Log | None) -> Position:
    """A player takes control of a location."""
    p = with_place(p, event.place, control=event.player)
    say(log, p, "action/claim-control", "{} takes control of {}.", Player(event.player), event.place)
    return p


@GAME.event("control lost", "term/uncontrolled")
def control_lost(p: Position, event: Event, log: Log | None) -> Position:
    """A location becomes uncontrolled."""
    if place_of(p, event.place).control < 0:
        return p
    p = with_place(p, event.place, control=NOBODY)
    say(log, p, "term/uncontrolled", "{} becomes uncontrolled.", event.place)
    return p


@GAME.event("equipped", "attachment/equipped")
def equip(p: Position, event: Event, log: Log | None) -> Position:
    """A card is equipped to another; of Armor, Attire and Weapon one each may stay."""
    card, bearer = event.card, event.other
    control = p.cards[bearer].control
    p = with_card(p, card, zone="play", control=control, on=bearer, at="", engaged=False, place=0)
    say(log, p, "attachment/underneath", "{} is equipped to {}.", Card(card), Card(bearer))
    from judgekit.games.five_sails.limits import check_exclusive

    return check_resolve(check_exclusive(p, bearer, log), bearer, log)


@GAME.event("recruited", {NEW: "action/recruit", OLD: "action/recruit"})
def recruited(p: Position, event: Event, log: Log | None) -> Position:
    """A Mercenary comes under a player's control."""
    p = with_card(p, event.card, zone="play", control=event.player, engaged=False)
    say(log, p, "action/recruit-crew", "{} joins the Crew of {} at {}.", Card(event.card), Player(event.player), p.cards[event.card].at)
    from judgekit.games.five_sails.limits import check_crew

    return check_crew(p, event.player, log)


@GAME.event("mustered", "day/planning-muster")
def mustered(p: Position, event: Event, log: Log | None) -> Position:
    """A character joins its controller's Crew at their Home."""
    p = with_card(p, event.card, zone="play", control=event.player, at=home_of(p, event.player), engaged=False, place=0)
    say(
        log,
        p,
        "day/planning-muster",
        "{} joins the Crew of {} and enters play at {}.",
        Card(event.card),
        Player(event.player),
        home_of(p, event.player),
    )
    from judgekit.games.five_sails.limits import check_crew

    return check_crew(p, event.player, log)


@GAME.event("threat added", {NEW: "duel/thrust", OLD: "duel/thrust"})
def threat_added(p: Position, event: Event, log: Log | None) -> Position:
    """Threat is put into the pool of a participant."""
    side = adversary_side(p, event.card)
    if side < 0 or event.amount <= 0:
        return p
    pool = p.board.duel.sides[side].pool + event.amount
    p = with_side(p, side, pool=pool)
    say(log, p, "term/threat-pool", "{} threat is added to the pool of {}, which now holds {}.", event.amount, Card(event.card), pool)
    return p


def moment(name: str, rule: dict[str, str] | str) -> None:
    """Registers an event that changes nothing itself: a moment that abilities can answer."""

    def passing(p: Position, event: Event, log: Log | None) -> Position:
        return p

    GAME.event(name, rule)(passing)


for _name, _rule in (
    ("challenge accepted", "term/challenge"),
    ("challenge refused", "term/challenge"),
    ("intervened", "challenge/intervene"),
    ("card played", "duel/combat-card"),
    ("ability used", "play/used"),
    ("gambled", "gamble/reveal-two"),
    ("paid", "play/pay"),
    ("round begins", "duel/round-begins"),
    ("round ends", "duel/round-ends"),
    ("duel begins", "duel/begins"),
    ("duel ends", "duel/ends"),
    ("begins", "day/five-phases"),
    ("ends", "day/five-phases"),
    ("revealed", "day/planning-reveal"),
):
    moment(_name, _rule)


def plural(n: int, word: str) -> str:
    """A number with its word."""
    return f"{n} {word}" if n == 1 else f"{n} {word}s"
