"""Dusk: the clean-up in its five parts, and the end of the Day."""

from __future__ import annotations

from judgekit.engine.cast import Trigger, Word
from judgekit.engine.events import happen, happen_all
from judgekit.engine.facts import add_fact, decision, drop_facts, facts_of, find_fact, without_facts
from judgekit.engine.procedures import Procedure, Row
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import Ask, Event, Fact, Happen, Position
from judgekit.games.five_sails.days.dusk_order import events_of, in_order, order_matters
from judgekit.games.five_sails.days.schemes import to_the_locker
from judgekit.games.five_sails.duels.challenge import goto
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import check_everybody
from judgekit.games.five_sails.happening.spans import day_over
from judgekit.games.five_sails.judged.open_points import tell_open
from judgekit.games.five_sails.standing.city import control_stays
from judgekit.games.five_sails.standing.permissions import keeps_more
from judgekit.games.five_sails.stats import panache, printed
from judgekit.games.five_sails.texts.speaking import in_play_abilities, of_control
from judgekit.games.five_sails.values import NEW, OLD, characters, clockwise, has, in_city, leader_of, pile, with_board, with_card

LIMIT_POINT = "unsettled/panache-hand-limit"


def _begin(p: Position, log: Log | None) -> Position:
    without = drop_facts(p, "plunder")
    p = with_board(p if without is p else check_everybody(without, log, p), phase="Dusk")
    if p.edition == NEW:
        say(log, p, "day/dusk-begin", "Dusk begins.")
    else:
        p = _modified_panache(p, log)
    return happen(GAME.hooks["comes back"](p, "Dusk", log), Event("begins", place="Dusk"), log)


def _modified_panache(p: Position, log: Log | None) -> Position:
    """Playtest: the hand limit may be the Panache as modified; kept where the judge has decided so, told where it would matter."""
    for player in clockwise(p, p.board.token):
        leader = leader_of(p, player)
        if leader < 0:
            continue
        now, plain, held = panache(p, leader, player), p.definition(leader).printed.get("panache"), len(pile(p, "hand", player))
        if decision(p, LIMIT_POINT) == 1:
            p = add_fact(p, Fact("modified panache", player=player, amount=now, until="dusk"))
        elif plain is not None and min(held, now) != min(held, plain):
            text = "The clean-up has {} keep as many cards as the unmodified Panache; another passage does not say unmodified."
            tell_open(p, log, LIMIT_POINT, text, Player(player))
    return p


def _locations_now(p: Position, log: Log | None) -> Position:
    """In the clean-up; asks first where something that happens later in Dusk looks at who controls a location."""
    reading = decision(p, "unsettled/locations-reset")
    if reading is None and any(pl.control >= 0 for pl in p.board.places) and (_control_matters(p) or _waits_for_control(p)):
        return ask_judge(p, "unsettled/locations-reset")
    return p if reading else _locations(p, log)


def _control_matters(p: Position) -> bool:
    """Whether an ability in play answers something later in Dusk and looks at control."""
    return any(a.trigger and _later_in_dusk(a.trigger) and of_control(a) for _, a in in_play_abilities(p))


def _waits_for_control(p: Position) -> bool:
    """Whether an effect that waits for the end of the Day belongs to an ability that looks at control."""
    return any(of_control(p.ability(f.card, f.amount // 100)) for f in facts_of(p, "later", key="day ends"))


def _later_in_dusk(trigger: Trigger) -> bool:
    """Whether what a trigger answers can happen between the clean-up of the locations and the end of the Day."""
    return _happens_later(trigger) or trigger.event in {"readied", "moved"}


def _locations(p: Position, log: Log | None) -> Position:
    say(log, p, "day/dusk-uncontrolled", "Locations become uncontrolled.")
    held = [name for name, place in zip(p.cast.places, p.board.places, strict=True) if place.control >= 0]
    kept = [name for name in held if control_stays(p, name) >= 0]
    for name in kept:
        say(log, p, "passive/always-active", "{} keeps {} from becoming uncontrolled.", Card(control_stays(p, name)), name)
    held = [name for name in held if name not in kept]
    return happen_all(p, [Event("control lost", place=name) for name in held], log)


def _characters(p: Position, log: Log | None) -> Position:
    """Each character becomes en garde and moves Home, one after another; what it has equipped perhaps too.

    Where the order matters, the First Player says it.
    """
    attached = [n for n, c in enumerate(p.cards) if c.zone == "play" and c.on >= 0 and c.engaged]
    if attached and decision(p, "unsettled/dusk-en-garde") is None:
        return ask_judge(p, "unsettled/dusk-en-garde")
    say(log, p, "day/dusk-home", "Characters become en garde and move Home.")
    later = [Event("readied", n, p.cards[n].control) for n in attached] if decision(p, "unsettled/dusk-en-garde") == 1 else []
    if order_matters(p):
        return in_order(p.on((*p.stack, *(Happen(e) for e in reversed(later)))), log)
    return happen_all(p, [*(e for n in characters(p) for e in events_of(p, n)), *later], log)


def _city(p: Position, log: Log | None) -> Position:
    say(log, p, "day/dusk-city-cards", "The City Deck cards left at City locations are discarded.")
    left = [n for n, c in enumerate(p.cards) if c.zone == "play" and c.control < 0 and c.on < 0 and in_city(p, c.at)]
    left = [n for n in left if p.definition(n).kind != "location"] + [n for n, c in enumerate(p.cards) if c.zone == "facedown" and c.owner < 0]
    return happen_all(p, [Event("discarded", n) for n in left], log)


def _schemes_now(p: Position, log: Log | None) -> Position:
    """In the clean-up; asks first where a scheme, or what answers its leaving, could still do something in Dusk."""
    reading = decision(p, "unsettled/schemes-leave")
    if reading is None and _schemes_matter(p):
        return ask_judge(p, "unsettled/schemes-leave")
    return p if reading else _schemes(p, log)


def _schemes_matter(p: Position) -> bool:
    """Whether a scheme in play answers something between the clean-up and the end of the Day, or lets its player keep cards that would go."""
    schemes = [n for n, c in enumerate(p.cards) if c.zone == "play" and p.definition(n).kind == "scheme"]
    return any(a.trigger and _happens_later(a.trigger) for n in schemes for _, a in p.abilities(n)) or _schemes_keep_cards(p, schemes)


def _schemes_keep_cards(p: Position, schemes: list[int]) -> bool:
    """Whether a player holds more cards than without the schemes in play could be kept."""
    gone = p
    for n in schemes:
        gone = with_card(gone, n, zone="locker")
    players = [q for q in clockwise(p, p.board.token) if keeps_more(p, q) != keeps_more(gone, q)] if schemes else []
    return any(0 <= hand_limit(gone, q) < len(pile(p, "hand", q)) for q in players)


def _happens_later(trigger: Trigger) -> bool:
    """Whether what a trigger answers can still happen in Dusk: cards discarded from hand, or the end of Dusk or of the Day."""
    if trigger.event == "ends":
        return str(trigger.word.args[0]).casefold().removeprefix("the ") in {"dusk", "day"}
    return trigger.event == "discarded"


def _schemes(p: Position, log: Log | None) -> Position:
    say(log, p, "day/dusk-schemes", "Schemes go to The Locker.")
    schemes = [n for n, c in enumerate(p.cards) if c.zone == "play" and p.definition(n).kind == "scheme" and not _says_when(p, n)]
    return to_the_locker(p, schemes, log)


def _says_when(p: Position, card: int) -> bool:
    """Whether a card's own text says that something becomes of it when the Day ends: till then it stays."""
    waiting = [divmod(f.amount, 100) for f in facts_of(p, "later", card=card, key="day ends")]
    return any(p.ability(card, number).effects[item].args[-1] == Word("to the locker", (("this",),)) for number, item in waiting)


def _schemes_last(p: Position, log: Log | None) -> Position:
    """At the end of the Day, in 2023 by being destroyed."""
    if p.edition == OLD:
        return _schemes(p, log)
    schemes = [n for n, c in enumerate(p.cards) if c.zone == "play" and p.definition(n).kind == "scheme"]
    say(log, p, "glossary/scheme-end", "Schemes are destroyed.")
    return happen_all(p, [Event("destroyed", n, p.cards[n].control) for n in schemes], log)


def _hand(p: Position, log: Log | None) -> Position:
    """Down to the Leader's unmodified Panache, the First Player first."""
    if find_fact(p, "discarding") is None:
        say(log, p, "day/dusk-hand", "Players discard down to the unmodified Panache of their Leader.")
        p = add_fact(p, Fact("discarding", until="dusk"))
    for player in clockwise(p, p.board.token):
        limit = hand_limit(p, player)
        if limit == -2:
            return ask_judge(p, "unsettled/no-leader")
        hand = pile(p, "hand", player)
        if limit >= 0 and len(hand) > limit:
            say(log, p, "leader/hand-limit", "{} holds {} and may keep {}.", Player(player), len(hand), limit)
            return goto(p, "hand").on((*goto(p, "hand").stack, Ask(player, "discard")))
    return drop_facts(p, "dusk")


def hand_limit(p: Position, player: int) -> int:
    """How many cards a player may keep; -1 without a limit, -2 while the judge has not decided."""
    leader = leader_of(p, player)
    if leader >= 0:
        modified = find_fact(p, "modified panache", player=player)
        limit = modified.amount if modified else p.definition(leader).printed.get("panache")
        return -1 if limit is None else max(0, limit) + keeps_more(p, player)
    lost = [n for n, c in enumerate(p.cards) if c.owner == player and c.zone != "play" and "Leader" in p.definition(n).traits]
    if not lost or not pile(p, "hand", player):
        return -1
    reading = decision(p, "unsettled/no-leader")
    return -2 if reading is None else 0 if reading == 0 else -1 if reading == 1 else printed(p, lost[0], "panache") or 0


def _end(p: Position, log: Log | None) -> Position:
    if p.edition == NEW:
        say(log, p, "day/dusk-end", "Dusk ends.")
    return happen(p, Event("ends", place="Dusk"), log)


def _end_of_day(p: Position, log: Log | None) -> Position:
    say(log, p, "day/day-end", "Day {} ends.", p.board.day)
    p = GAME.hooks["comes back"](p, "Day", log)
    waiting = facts_of(p, "later", key="day ends")
    if waiting:
        from judgekit.games.five_sails.acts.use import later_use

        p = happen(without_facts(p, waiting), Event("ends", place="Day"), log)
        return p.on((*p.stack, *(later_use(p, f) for f in reversed(waiting))))
    return happen(p, Event("ends", place="Day"), log)


def _brutes(p: Position, log: Log | None) -> Position:
    """Brutes are discarded from play; what answers it is asked."""
    brutes = [n for n in characters(p) if has(p, n, "Brute") and p.cards[n].control >= 0]
    for n in brutes:
        say(log, p, "brute/end-of-day", "{} is a Brute and is discarded from play.", Card(n))
    return happen_all(p, [Event("discarded", n, p.cards[n].control) for n in brutes], log)


def _over(p: Position, log: Log | None) -> Position:
    """What lasts until the end of the Day is over."""
    if any(f.until == "day" for f in facts_of(p, "gives")):
        say(log, p, "duration/outside-duel", "What lasts until the end of the Day is over.")
    return check_everybody(day_over(p), log, p)


DUSK = Procedure(
    "dusk",
    "Dusk",
    (
        Row("begin", {NEW: "day/dusk-begin", OLD: "day/dusk-steps"}, _begin),
        Row("locations", "day/dusk-uncontrolled", _locations_now),
        Row("characters", "day/dusk-home", _characters),
        Row("city cards", "day/dusk-city-cards", _city),
        Row("schemes", "day/dusk-schemes", _schemes_now),
        Row("hand", "day/dusk-hand", _hand),
        Row("end", {NEW: "day/dusk-end", OLD: "day/dusk-steps"}, _end),
        Row("schemes after Dusk", "scheme/locker", _schemes, lambda p: decision(p, "unsettled/schemes-leave") == 1),
        Row("end of the day", "day/day-end", _end_of_day),
        Row("locations after the Day", "glossary/uncontrolled-end", _locations, lambda p: decision(p, "unsettled/locations-reset") == 1),
        Row("schemes after the Day", "scheme/locker", _schemes_last, lambda p: decision(p, "unsettled/schemes-leave") == 2),
        Row("brutes", "brute/end-of-day", _brutes),
        Row("what lasted", "duration/outside-duel", _over),
    ),
)
