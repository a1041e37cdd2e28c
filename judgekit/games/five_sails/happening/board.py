"""The events of Renown, control, equipping, recruiting and mustering, threat, and the moments that abilities answer."""

from __future__ import annotations

from judgekit.engine.events import happen, not_happened
from judgekit.engine.facts import add_fact, facts_of, forget, has_fact, put_fact
from judgekit.engine.procedures import push
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import NOBODY, Event, Fact, Position
from judgekit.games.five_sails.acts.bars import renown_kept, stopped, unclaimable
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import check_after, check_resolve, check_value
from judgekit.games.five_sails.happening.unmodified import SETTING, asks_of_set, tell_set
from judgekit.games.five_sails.judged.open_points import ask_before_event
from judgekit.games.five_sails.standing.city import may_gain
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import (
    NEW,
    OLD,
    RENOWN,
    RULEBOOK,
    STATS,
    adversary_side,
    home_of,
    in_city,
    in_play,
    place_of,
    with_card,
    with_place,
    with_player,
    with_side,
)

LOSS = "location lost"
"""That a player no longer controls a location: it has become uncontrolled, or somebody else has claimed it."""


@GAME.event("renown gained", RENOWN, changes=True)
def renown_gained(p: Position, event: Event, log: Log | None) -> Position:
    """A player gains Renown, or loses it."""
    player = event.player
    if event.amount > 0 and not may_gain(p, player, log):
        return p
    change = max(event.amount, -p.players[player].renown)
    if not change:
        if event.amount and event.by > RULEBOOK:
            say(log, p, "play/do-as-much", "{} has no Renown to lose: as much as possible is done.", Player(player))
        return p
    p = with_player(p, player, renown=p.players[player].renown + change)
    say(
        log,
        p,
        RENOWN[p.edition],
        "{} {} {} Renown and now has {}.",
        Player(player),
        "gains" if change > 0 else "loses",
        abs(change),
        p.players[player].renown,
    )
    return p


@GAME.event("renown placed", RENOWN, changes=True)
def renown_placed(p: Position, event: Event, log: Log | None) -> Position:
    """Renown is put on a location, or taken off it."""
    if event.amount > 0 and has_fact(p, "renown barred") and renown_kept(p, event.place, log):
        return p
    p = with_place(p, event.place, renown=max(0, place_of(p, event.place).renown + event.amount))
    if event.amount > 0 and "intervene by renown" in p.cast.passive_words:
        from judgekit.games.five_sails.standing.basic import brought_renown

        p = brought_renown(p, event.player, event.place)
    now = place_of(p, event.place).renown
    if event.amount > 0:
        say(log, p, RENOWN[p.edition], "{} Renown is added to {}: there is now {}.", event.amount, event.place, now)
    else:
        say(log, p, RENOWN[p.edition], "There is now {} Renown on {}.", now, event.place)
    return p


def _is_kept(p: Position, place: str, log: Log | None) -> bool:
    """Whether a character keeps a location for its player."""
    from judgekit.games.five_sails.effects.places import kept

    return kept(p, place, log)


def _with_whom(p: Position, event: Event) -> Position:
    """Keeps in mind which character performed a claim."""
    return put_fact(p, Fact("claimed with", event.card, event.player, until="day")) if event.card >= 0 else p


@GAME.event("claimed", "action/claim-control")
def claimed(p: Position, event: Event, log: Log | None) -> Position:
    """A player takes control of a location."""
    if p.cast.conditions & {"has claimed", "has not claimed"}:
        p = put_fact(p, Fact("has claimed", player=event.player, until="day"))
    if p.cast.target_tests & {"has claimed", "has not claimed"}:
        p = _with_whom(p, event)
    if event.amount < 0:  # a claim that only attempted it
        say(log, p, "glossary/claim-attempt", "{} has attempted to take control of {}, and does not get it.", Player(event.player), event.place)
        return p
    source = unclaimable(p, event.place)
    if source >= 0:
        say(log, p, "cant/precedence" if p.edition == NEW else "passive/always-active", "{} keeps {} from being claimed.", Card(source), event.place)
        return not_happened(p, event)
    if any(f.player != event.player for f in facts_of(p, "keeps location")) and _is_kept(p, event.place, log):
        return not_happened(p, event)
    before = place_of(p, event.place).control
    p = with_place(p, event.place, control=event.player)
    say(log, p, "action/claim-control", "{} takes control of {}.", Player(event.player), event.place)
    return _lost(p, before, event.place, log) if before != event.player else p


def _lost(p: Position, player: int, place: str, log: Log | None) -> Position:
    """Lets abilities answer that a player has lost control of a location, whoever has it now."""
    if player < 0 or LOSS not in p.cast.answered:
        return p
    return happen(p, Event(LOSS, player=player, place=place), log)


@GAME.event("control lost", "term/uncontrolled", changes=True)
def control_lost(p: Position, event: Event, log: Log | None) -> Position:
    """A location becomes uncontrolled."""
    before = place_of(p, event.place).control
    if before < 0 or (has_fact(p, "keeps location") and _is_kept(p, event.place, log)):
        return p
    p = with_place(p, event.place, control=NOBODY)
    say(log, p, "term/uncontrolled", "{} becomes uncontrolled.", event.place)
    return _lost(p, before, event.place, log)


@GAME.event("handed over", "attachment/underneath", changes=True)
def handed_over(p: Position, event: Event, log: Log | None) -> Position:
    """An equipped card is moved to another bearer, which is no equipping; the limits on what one may bear hold all the same."""
    return equip(p, event, log)


@GAME.event("equipped", "attachment/equipped", changes=True)
def equip(p: Position, event: Event, log: Log | None) -> Position:
    """A card is equipped to another, and stays as it lies if it was; one Armor, Attire and Weapon each may stay. What has left play bears nothing."""
    card, bearer = event.card, event.other
    if not in_play(p, bearer):
        say(log, p, "play/do-as-much", "{} has left play: {} is equipped to nobody.", Card(bearer), Card(card))
        return p
    borne = p.cards[card].on >= 0 and p.cards[card].zone == "play"
    if borne and stopped(p, "moved", card, log):
        return p
    modified = [name for name in STATS if p.definition(card).printed.get(name)]
    if asks_of_set(p, bearer, modified):
        return ask_before_event(p, event, SETTING)
    control, before, earlier = p.cards[bearer].control, p.cards[card].on, p
    p = with_card(p, card, zone="play", control=control, on=bearer, at="", engaged=borne and p.cards[card].engaged, place=0)
    say(log, p, "attachment/underneath", "{} is equipped to {}.", Card(card), Card(bearer))
    for name in modified:
        tell_set(p, bearer, name, log)
    from judgekit.games.five_sails.happening.limits import check_exclusive

    if before >= 0 and "destroyed without" in p.cast.passive_words:
        from judgekit.games.five_sails.standing.acts import needs_more

        p = needs_more(p, before, log)
    if before >= 0:
        p = check_after(p, before, log, earlier)
    if stat(p, bearer, "crew cap") < stat(earlier, bearer, "crew cap"):
        p = check_value(p, bearer, "crew cap", log)
    return check_resolve(check_exclusive(p, bearer, log), bearer, log)


@GAME.event("recruited", {NEW: "action/recruit", OLD: "action/recruit"})
def recruited(p: Position, event: Event, log: Log | None) -> Position:
    """A Mercenary comes under a player's control."""
    p = with_card(p, event.card, zone="play", control=event.player, engaged=False)
    say(log, p, "action/recruit-crew", "{} joins the Crew of {} at {}.", Card(event.card), Player(event.player), p.cards[event.card].at)
    from judgekit.games.five_sails.happening.limits import check_crew

    return check_crew(happen(p, Event("entered", event.card, event.player), log), event.player, log)


@GAME.event("mustered", "day/planning-muster")
def mustered(p: Position, event: Event, log: Log | None) -> Position:
    """A character joins its controller's Crew at their Home, unless an ability or its own text has it somewhere else."""
    from judgekit.games.five_sails.standing.basic import says_here

    stated = next((str(said.args[1]) for said in says_here(p, event.card, "enters at") if in_city(p, str(said.args[1]))), "")
    p = with_card(p, event.card, zone="play", control=event.player, at=event.place or stated or home_of(p, event.player), engaged=False, place=0)
    say(
        log,
        p,
        "day/planning-muster",
        "{} joins the Crew of {} and enters play at {}.",
        Card(event.card),
        Player(event.player),
        p.cards[event.card].at,
    )
    from judgekit.games.five_sails.happening.limits import check_crew

    return check_crew(happen(p, Event("entered", event.card, event.player), log), event.player, log)


@GAME.event("threat added", {NEW: "duel/thrust", OLD: "duel/thrust"}, changes=True)
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
    ("intervened", "challenge/intervene"),
    ("city card", "day/dawn-city-cards"),
    (LOSS, "term/uncontrolled"),
    ("card played", "duel/combat-card"),
    ("ability used", "play/used"),
    ("ability resolving", "play/resolve"),
    ("gambled", "gamble/reveal-two"),
    ("paid", "play/pay"),
    ("parleyed", {NEW: "action/parley", OLD: "action/recruit"}),
    ("round begins", "duel/round-begins"),
    ("round ends", "duel/round-ends"),
    ("duel begins", "duel/begins"),
    ("duel ends", "duel/ends"),
    ("begins", "day/five-phases"),
    ("ends", "day/five-phases"),
    ("revealed", "day/planning-reveal"),
):
    moment(_name, _rule)


def _answer(p: Position, answer: str) -> Position:
    """Keeps the last answer to a challenge, where an ability asks for it."""
    if "challenge was" not in p.cast.conditions:
        return p
    p = forget(p, "challenge answer")
    return add_fact(p, Fact("challenge answer", key=answer, until="day"))


GAME.event("challenge accepted", "term/challenge")(lambda p, event, log: _answer(p, "accepted"))


@GAME.event("challenge refused", "term/challenge")
def refused(p: Position, event: Event, log: Log | None) -> Position:
    """A challenge is refused: what that brings is part of it, so that what answers it afterwards comes behind the wounds."""
    p = _answer(p, "refused")
    return push(p, "refusal") if p.edition == NEW and p.board.duel is not None else p


@GAME.event("entered", {NEW: "glossary/enters-play", OLD: "character/enter-home"})
def entered(p: Position, event: Event, log: Log | None) -> Position:
    """A character has come into play: en garde, unless its own text says otherwise."""
    from judgekit.games.five_sails.standing.values import says

    if not says(p, "enters engaged", event.card):
        return p
    say(log, p, "passive/always-active", "{} enters play engaged.", Card(event.card))
    return with_card(p, event.card, engaged=True)
