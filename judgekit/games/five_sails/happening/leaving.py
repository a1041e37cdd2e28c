"""Cards that leave play and where they go."""

from __future__ import annotations

from functools import lru_cache

from judgekit.engine.cast import Cast, named
from judgekit.engine.events import happen
from judgekit.engine.facts import decision, has_fact, put_fact, without_facts
from judgekit.engine.procedures import push
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import NO_CARD, NOBODY, CardState, Event, Fact, Position, Run
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.goes_by import goes_by, note_not_destroyed
from judgekit.games.five_sails.happening.lost_leader import leader_lost
from judgekit.games.five_sails.last_known import keep_bearer, keep_last
from judgekit.games.five_sails.stats import combat_value, duel_stat, stat
from judgekit.games.five_sails.values import (
    Duel,
    adversary_side,
    characters,
    equipped,
    in_play,
    leader_of,
    with_card,
    with_side,
)

IN_PLAY_ONLY = {"gives", "gains", "sets", "has ability", "renown on card", "renown barred", "control barred"}
"""Facts about a card, or by it, that are over once it leaves play."""
FALLS_LATER = "falls later"
"""Notes of a Leader that its destruction waits until others have suffered the same wounds."""


def check_resolve(p: Position, card: int, log: Log | None) -> Position:
    """Destroys a character whose wounds have reached its Resolve."""
    if in_play(p, card) and p.cards[card].wounds >= stat(p, card, "resolve"):
        if has_fact(p, FALLS_LATER, card=card):
            return p
        if cards_to_resolve(p, card) and (reading := decision(p, "unsettled/destroyed-when")) != 0:
            return push(p, "enough wounds", (card,)) if reading is None else p
        return happen(p, destruction(p, card, log), log)
    return p


def destruction(p: Position, card: int, log: Log | None) -> Event:
    """The destruction of a character whose wounds have reached its Resolve, said."""
    text = "{} has {} against Resolve {} and is destroyed."
    say(log, p, "anatomy/destroyed-at-resolve", text, Card(card), plural(p.cards[card].wounds, "wound"), stat(p, card, "resolve"))
    return Event("destroyed", card, player=p.cards[card].control)


def cards_to_resolve(p: Position, card: int) -> bool:
    """Whether it is the round of a participant whose combat card has yet to do something: the adversary has none to resolve."""
    duel: Duel | None = p.board.duel
    if duel is None or duel.round == 0 or duel.card < 0 or adversary_side(p, card) != duel.turn:
        return False
    frame = next((f for f in p.stack if isinstance(f, Run) and f.procedure == "round"), None)
    table = GAME.procedures["round"]
    if frame is None or frame.row > table.row("overdue", p.edition):
        return False
    left = [v for v in ("riposte", "parry", "thrust") if frame.row <= table.row(v, p.edition)]
    return any(combat_value(p, duel.turn, v) and (v == "thrust" or duel.sides[duel.turn].pool) for v in left)


def check_value(p: Position, card: int, name: str, log: Log | None) -> Position:
    """What follows at once from a value that has become smaller: too many wounds for the Resolve, too many characters for the Crew Cap."""
    if name == "crew cap":
        from judgekit.games.five_sails.happening.limits import check_crew

        player = p.cards[card].control
        return check_crew(p, player, log) if player >= 0 and leader_of(p, player) == card else p
    return check_resolve(p, card, log) if name == "resolve" else p


def check_after(p: Position, card: int, log: Log | None, before: Position) -> Position:
    """What follows from a Resolve or a Crew Cap that has sunk because something left play or came into it."""
    for name in ("crew cap", "resolve"):
        if stat(p, card, name) < stat(before, card, name):
            p = check_value(p, card, name, log)
    return p


def check_everybody(p: Position, log: Log | None, before: Position) -> Position:
    """What follows from values that have sunk, of the first card first: after something that lasted has ended."""
    if p.facts == before.facts and not p.cast.passive_words:
        return p
    if any(f.name == "lent control" for f in before.facts):
        from judgekit.games.five_sails.effects.control import give_back

        p = give_back(p, before, log)
    sunk = [n for n in characters(p) if p.cards[n].wounds >= stat(p, n, "resolve") < stat(before, n, "resolve")]
    leaders = (leader_of(p, q) for q in range(len(p.players)))
    for n in (n for n in leaders if n >= 0 and stat(p, n, "crew cap") < stat(before, n, "crew cap")):
        p = check_value(p, n, "crew cap", log)
    for n in reversed(sunk):
        p = check_resolve(p, n, log)
    return p


@lru_cache(maxsize=64)
def _lends(cast: Cast) -> bool:
    """Whether some Passive ability of a case says how great a Resolve or a Crew Cap is."""
    said = (w for face in cast.faces for n in face.passives for w in named(face.abilities[n].effects))
    return any({"resolve", "crew cap"} & {a for a in w.args if isinstance(a, str)} for w in said)


def check_lent(p: Position, log: Log | None, before: Position) -> Position:
    """What follows at once from values that Passive abilities lend no longer, as somebody has left, moved or turned."""
    return check_everybody(p, log, before) if p is not before and p.stack and _lends(p.cast) else p


def leave_play(p: Position, card: int, zone: str, log: Log | None, *, destroyed: bool = False, rule: str = "") -> Position:
    """Takes a card out of play to a zone of its owner; what it has equipped is discarded. A Leader's going may end the game.

    The rule by which it goes there follows from the card, the zone, and whether it is destroyed, unless it is given.
    """
    player, bearer, before = p.cards[card].control, p.cards[card].on, p
    leader = player >= 0 and leader_of(p, player) == card
    p = out_of_play(p, card, zone, log, rule or goes_by(p, card, zone, destroyed=destroyed))
    if in_play(p, card):
        return p
    p = note_not_destroyed(p, before, [*([] if destroyed else [card]), *equipped(before, card)])
    if leader:
        return check_lent(leader_lost(p, player, log, destroyed=destroyed), log, before)
    return check_lent(check_after(p, bearer, log, before) if bearer >= 0 else p, log, before)


def out_of_play(p: Position, card: int, zone: str, log: Log | None, rule: str) -> Position:
    """Takes a card and what it bears to its pile by a rule, without what that means for the game."""
    if zone == "discard" and "never discarded" in p.cast.passive_words:
        from judgekit.games.five_sails.effects.cards import kept_by_renown

        if kept_by_renown(p, card):
            say(log, p, "passive/always-active", "{} cannot be discarded: there is Renown on it.", Card(card))
            return p
    p = remember(p, card)
    if has_fact(p, "used", card=card):
        p = put_fact(p, Fact("left since", card, until="day"))
    for n in equipped(p, card):
        p = out_of_play(p, n, "discard", log, goes_by(p, n, "discard"))
    state = p.cards[card]
    owner = state.control if zone == "locker" and state.owner < 0 else state.owner
    p = to_pile(p, card, zone, owner)
    p = without_facts(p, [f for f in p.facts if f.card == card and f.name in IN_PLAY_ONLY])
    say(log, p, rule, "{} goes to {}.", Card(card), zone_name(p, card))
    if has_fact(p, "keeps location", card=card):
        from judgekit.games.five_sails.effects.places import let_go

        p = let_go(p, card, log)
    if zone == "discard" and "in discard" in p.cast.answered:
        from judgekit.games.five_sails.effects.cards import note_discard

        p = note_discard(p, card, state.control, log, "play")
    if "left play" in p.cast.answered:
        p = happen(p, Event("left play", card, state.control), log)
    if state.on >= 0 and "destroyed without" in p.cast.passive_words:
        from judgekit.games.five_sails.standing.acts import needs_more

        return needs_more(p, state.on, log)
    return p


def remember(p: Position, card: int) -> Position:
    """Keeps the last known stats of a character where they are not the printed ones, who bore a copy of a card, and the stat of a participant."""
    p = keep_last(p, card) if p.definition(card).kind == "character" else keep_bearer(p, card)
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


def discard_line(p: Position) -> Position:
    """Puts every card of the dueling lines on its owner's discard pile, the first of them first."""
    line: list[int] = []
    top: dict[int, int] = {}
    for n, c in enumerate(p.cards):
        if c.zone == "line":
            line.append(n)
        elif c.zone == "discard" and c.place < top.get(c.owner, c.place + 1):
            top[c.owner] = c.place
    cards = list(p.cards)
    for n in line:
        c = cards[n]
        top[c.owner] = top.get(c.owner, 0) - 1
        cards[n] = CardState(c.face, "discard", c.owner, NOBODY, place=top[c.owner])
    return Position(p[0], p[1], p[2], tuple(cards), p[4], p[5], p[6], p[7]) if line else p


ASIDE = "set aside"
"""Where a card lies that an ability has set aside, out of play."""


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
        "leader": "the area of {}, not revealed yet",
        "facedown": "the facedown cards of {}",
        "aside": "the cards of {} that were taken out of the deck",
    }
    if state.zone == "play":
        return state.at or "play"
    if state.zone == ASIDE:
        return "the cards set aside"
    if state.owner < 0:
        return "the City Deck discard pile" if state.zone == "discard" else "the City Deck"
    return names.get(state.zone, "play").format(p.cast.seats[state.owner])


def plural(n: int, word: str) -> str:
    """A number with its word."""
    return f"{n} {word}" if n == 1 else f"{n} {word}s"
