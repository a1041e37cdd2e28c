"""What abilities do: each effect is a word with the sentence by which it is read."""

from __future__ import annotations

from judgekit.engine.cast import Word
from judgekit.engine.events import happen, replace_event
from judgekit.engine.facts import add_fact
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import JUDGE, Ask, Event, Fact, Position, Run, Use
from judgekit.games.five_sails.challenge import issue
from judgekit.games.five_sails.conditions import here_of
from judgekit.games.five_sails.events import leave_play, to_pile
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.references import Who, card_meant, cards_meant, place_name
from judgekit.games.five_sails.values import (
    NEW,
    clockwise,
    home_of,
    in_city,
    in_play,
    inside_duel,
    location,
    replace_use,
    side_of_player,
    top_use,
    with_duel,
    with_side,
)

word = GAME.vocabulary.word


def each(p: Position, use: Use, who: Who, kind: str, log: Log | None, amount: int = 0, place: str = "") -> Position:
    """Lets the same thing happen to every card meant, the first of them first."""
    events = [Event(kind, n, p.cards[n].control, amount=amount, by=use.card, place=place) for n in cards_meant(p, use, who) if in_play(p, n)]
    if not events:
        say(log, p, "play/do-as-much", "There is nothing left that this could happen to.")
    for event in reversed(events):
        p = happen(p, event, log)
    return p


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


@word("effect", "heal", "heal a wound from {who}", "{who} heals a wound", "heal {n} wounds from {who}", "heal {who}", rule="term/heal")
def heal(p: Position, use: Use, log: Log | None, first: Who | int, second: Who | int = 1) -> Position:
    """One wound, or so many, is removed from a character."""
    who, n = (second, first) if isinstance(first, int) else (first, second)
    assert isinstance(who, tuple)
    assert isinstance(n, int)
    return each(p, use, who, "healed", log, amount=n)


@word("effect", "destroy", "destroy {who}", rule="term/destroyed")
def destroy(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card is destroyed."""
    return each(p, use, who, "destroyed", log)


@word("effect", "engage", "engage {who}", "{who} becomes engaged", "{who} engages", rule="engaged/becomes-engaged")
def engage(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card is engaged."""
    return each(p, use, who, "engaged", log)


@word("effect", "ready", "en garde {who}", "{who} becomes en garde", rule="engaged/ready-again")
def ready(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card becomes en garde."""
    return each(p, use, who, "readied", log)


@word("effect", "discard card", "discard {who}", rule="term/discard-pile")
def discard_card(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card in play is discarded."""
    return each(p, use, who, "discarded", log)


@word("effect", "to the locker", "send {who} to The Locker", rule="locker/removed")
def to_locker(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card is sent to The Locker."""
    for n in cards_meant(p, use, who):
        p = happen(p, Event("sent to the locker", n, use.player, by=use.card), log)
    return p


@word("effect", "move home", "move {who} Home", "{who} moves Home", rule="action/moving")
def move_home(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to its own Home."""
    for n in reversed(cards_meant(p, use, who)):
        p = happen(p, Event("moved", n, p.cards[n].control, place=home_of(p, p.cards[n].control), by=use.card), log)
    return p


@word(
    "effect",
    "move adjacent",
    "move {who} to an adjacent location",
    "immediately move {who} to an adjacent location",
    "{who} moves to an adjacent location",
    rule="action/move-adjacent",
)
def move_adjacent(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to an adjacent location, which the player chooses."""
    return _ask_place(p, use, who, "adjacent", log)


@word("effect", "move city", "move {who} to an adjacent City location", rule="action/move-adjacent")
def move_city(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to an adjacent City location, which the player chooses."""
    return _ask_place(p, use, who, "adjacent city", log)


@word("effect", "move any", "move {who} to any City location", rule="action/moving")
def move_any(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to any City location, which the player chooses."""
    return _ask_place(p, use, who, "any city", log)


def _ask_place(p: Position, use: Use, who: Who, how: str, log: Log | None) -> Position:
    card = card_meant(p, use, who)
    if not in_play(p, card):
        say(log, p, "play/do-as-much", "Nobody is there to move.")
        return p
    return p.on((*p.stack, Ask(use.player, "where to", (card, how, use.card))))


@word(
    "effect",
    "move here",
    "move {who} to this location",
    "move {who} to your performer's location",
    "move {who} to their location",
    rule="action/moving",
)
def move_here(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to the location of the ability."""
    return each(p, use, who, "moved", log, place=here_of(p, use))


@word("effect", "move to target", "move your performer there", rule="action/move")
def move_to_target(p: Position, use: Use, log: Log | None) -> Position:
    """The performer moves to the location that was targeted."""
    return happen(p, Event("moved", use.performer, use.player, place=place_name(p, use.targets[0]), by=use.card), log)


@word("effect", "move to place", "move {who} to {place}", "{who} moves to {place}", rule="action/moving")
def move_to_place(p: Position, use: Use, log: Log | None, who: Who, place: str) -> Position:
    """A character moves to the location that is named."""
    return each(p, use, who, "moved", log, place=place) if in_city(p, place) else p


@word("effect", "claim place", "claim {place}", "take control of {place}", rule="action/claim-control")
def claim_place(p: Position, use: Use, log: Log | None, place: str) -> Position:
    """Takes control of the location that is named."""
    return happen(p, Event("claimed", player=use.player, place=place, by=use.card), log) if in_city(p, place) else p


@word(
    "effect",
    "renown on place",
    "add {n} Renown to {place}",
    "place {n} Renown on {place}",
    rule={NEW: "term/renown", "playtest-5.9.4e": "action/control-for-renown"},
)
def renown_on_place(p: Position, use: Use, log: Log | None, n: int, place: str) -> Position:
    """Renown is put on the location that is named."""
    return happen(p, Event("renown placed", player=use.player, place=place, amount=n, by=use.card), log) if in_city(p, place) else p


@word("effect", "to hand", "return {who} to your hand", "return {who} to its owner's hand", rule="play/resolve")
def to_hand(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card goes to its owner's hand."""
    for n in cards_meant(p, use, who):
        p = leave_play(p, n, "hand", log) if in_play(p, n) else to_pile(p, n, "hand", p.cards[n].owner)
    return p


@word("effect", "each draws", "each player draws {n} card", "each player draws {n} cards", rule="faction-deck/draw-from")
def each_draws(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Every player draws, the First Player first."""
    for player in reversed(clockwise(p, p.board.token)):
        p = happen(p, Event("drawn", player=player, amount=n, by=use.card), log)
    return p


@word(
    "effect",
    "opponents discard",
    "each opponent discards {n} card",
    "target opponent discards {n} card",
    "your opponent discards {n} card",
    rule="term/discard-pile",
)
def opponents_discard(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Every other player discards cards of their choice from hand."""
    for player in reversed(clockwise(p, p.board.token)):
        held = sum(c.zone == "hand" and c.owner == player for c in p.cards)
        if player != use.player:
            p = p.on((*p.stack, *(Ask(player, "discard", ()) for _ in range(min(n, held)))))
    return p


@word("effect", "end the duel", "end the duel", "the duel ends", rule="duel/ends")
def end_duel(p: Position, use: Use, log: Log | None) -> Position:
    """The duel ends at once; the threat in both pools is gone."""
    at = next((n for n, f in enumerate(p.stack) if isinstance(f, Run) and f.procedure == "duel"), None)
    if at is None:
        return p
    p = with_side(with_side(p, 0, pool=0), 1, pool=0)
    say(log, p, "duel/ends", "An ability ends the duel.")
    return p.on((*p.stack[:at], Run("duel", GAME.procedures["duel"].row("end", p.edition))))


@word("effect", "draw", "draw {n} card", "draw {n} cards", rule="faction-deck/draw-from")
def draw(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player draws cards."""
    return happen(p, Event("drawn", player=use.player, amount=n, by=use.card), log)


@word("effect", "discard", "discard {n} card", "discard {n} cards", rule="term/discard-pile")
def discard(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player discards cards of their choice from hand."""
    n = min(n, sum(c.zone == "hand" and c.owner == use.player for c in p.cards))
    return p.on((*p.stack, *(Ask(use.player, "discard", ()) for _ in range(n))))


@word("effect", "adversary discards", "the adversary discards {n} card", "they discard {n} card", rule="term/discard-pile")
def adversary_discards(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The adversary discards cards of their choice from hand."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = p.board.duel.sides[1 - side].player
    n = min(n, sum(c.zone == "hand" and c.owner == other for c in p.cards))
    return p.on((*p.stack, *(Ask(other, "discard", ()) for _ in range(n))))


@word("effect", "gain renown", "gain {n} Renown", rule={NEW: "term/renown", "playtest-5.9.4e": "action/control-for-renown"})
def gain_renown(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player gains Renown."""
    return happen(p, Event("renown gained", player=use.player, amount=n, by=use.card), log)


@word("effect", "lose renown", "lose {n} Renown", rule={NEW: "term/renown", "playtest-5.9.4e": "action/control-for-renown"})
def lose_renown(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player loses Renown."""
    return happen(p, Event("renown gained", player=use.player, amount=-n, by=use.card), log)


@word(
    "effect",
    "add renown",
    "add {n} Renown to this location",
    "place {n} Renown on this location",
    rule={NEW: "term/renown", "playtest-5.9.4e": "action/control-for-renown"},
)
def add_renown(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Renown is put on the location of the ability."""
    return happen(p, Event("renown placed", player=use.player, place=here_of(p, use), amount=n, by=use.card), log)


def lasting(p: Position, use: Use) -> str:
    """When a lasting effect of an ability ends: by where it is used, or in the playtest rules by its kind."""
    if p.edition == NEW:
        return "duel" if inside_duel(p) or p.board.duel is not None else "day"
    return "duel" if p.definition(use.card).abilities[use.number].kind in {"Technique", "Maneuver"} else "day"


@word(
    "effect",
    "gives",
    "{who} gains {plus} {stat}",
    "{who} has {plus} {stat}",
    "{who} gets {plus} {stat}",
    rule={NEW: "duration/outside-duel", "playtest-5.9.4e": "duration/outside-duel"},
)
def gives(p: Position, use: Use, log: Log | None, who: Who, amount: int, name: str) -> Position:
    """A value is changed for a while."""
    until = lasting(p, use)
    for n in cards_meant(p, use, who):
        if p.definition(n).printed.get(name, 0) is None:
            say(log, p, "dash/fixed", "{} has a dash for {}: it stays.", Card(n), name)
            continue
        p = add_fact(p, Fact("gives", n, use.card, name, amount, until))
        say(
            log,
            p,
            "duration/in-duel" if until == "duel" else "duration/outside-duel",
            "{} has {} {} until the {} ends.",
            Card(n),
            f"{amount:+d}",
            name.title(),
            "Day" if until == "day" else "duel",
        )
        if name == "resolve":
            from judgekit.games.five_sails.events import check_resolve

            p = check_resolve(p, n, log)
    return p


@word("effect", "sets", "set the {stat} of {who} to {n}", rule={NEW: "play/resolve", "playtest-5.9.4e": "set-value/static-number"})
def sets(p: Position, use: Use, log: Log | None, name: str, who: Who, n: int) -> Position:
    """A value is set for a while."""
    for card in cards_meant(p, use, who):
        p = add_fact(p, Fact("sets", card, use.card, name, n, lasting(p, use)))
        say(log, p, "play/resolve", "The {} of {} is set to {}.", name.title(), Card(card), n)
    return p


@word("effect", "gains trait", "{who} gains the trait {trait}", "{who} gains {trait}", rule="anatomy/traits")
def gains(p: Position, use: Use, log: Log | None, who: Who, name: str) -> Position:
    """A trait is given for a while."""
    for n in cards_meant(p, use, who):
        p = add_fact(p, Fact("gains", n, use.card, name, until=lasting(p, use)))
        say(log, p, "anatomy/traits", "{} has the trait {}.", Card(n), name)
    return p


@word(
    "effect", "thrust", "{plus} {value}", "your combat card has {plus} {value}", "your combat card gains {plus} {value}", rule="combat-value/modified"
)
def value(p: Position, use: Use, log: Log | None, amount: int, which: str) -> Position:
    """Changes a combat value of this round's card; with the challenge, Thrust is added to its threat."""
    duel = p.board.duel
    if duel is None:
        return p
    if duel.round == 0:
        if which != "thrust":
            say(log, p, "play/do-as-much", "There is no combat card yet whose {} could change.", which.title())
            return p
        say(
            log,
            p,
            "challenge/technique-thrust-waits" if p.edition == NEW else "challenge/threat-technique-thrust",
            "{} Thrust will be added to the threat.",
            f"{amount:+d}",
        )
        return with_duel(p, thrust=duel.thrust + amount)
    bonus = list(duel.bonus)
    bonus[("riposte", "parry", "thrust").index(which)] += amount
    say(log, p, "combat-value/modified", "The combat card has {} {}.", f"{amount:+d}", which.title())
    return with_duel(p, bonus=tuple(bonus))


@word("effect", "next card", "in the adversary's next round, their combat card has {plus} {value}", rule="combat-value/modified")
def next_card(p: Position, use: Use, log: Log | None, amount: int, which: str) -> Position:
    """Changes a combat value of the adversary's next card."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = p.board.duel.sides[1 - side].player
    say(log, p, "combat-value/modified", "The next combat card of {} has {} {}.", Player(other), f"{amount:+d}", which.title())
    return add_fact(p, Fact("next card", player=other, key=which, amount=amount, until="duel"))


@word(
    "effect",
    "no maneuvers",
    "in the adversary's next round, they cannot use Maneuvers",
    rule={NEW: "cant/precedence", "playtest-5.9.4e": "play/resolve"},
)
def no_maneuvers(p: Position, use: Use, log: Log | None) -> Position:
    """The adversary uses no Maneuver in the next round."""
    side = side_of_player(p, use.player)
    return add_fact(p, Fact("no maneuvers", player=p.board.duel.sides[1 - side].player, until="duel")) if side >= 0 else p


@word("effect", "lethal", "gain Lethal", "lethal", "your participant gains Lethal", rule="lethal/ignores-hostilities")
def lethal(p: Position, use: Use, log: Log | None) -> Position:
    """The participant ignores Restricted Hostilities until its next round."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    say(log, p, "lethal/ignores-hostilities", "{} has Lethal until the next own round.", Card(p.board.duel.sides[side].card))
    return with_side(p, side, lethal=True)


@word("effect", "add threat", "add {n} threat to the adversary", "add {n} threat to the adversary's pool", rule="term/threat-pool")
def add_threat(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Threat is added to the adversary's pool; in 2023 only when they are together."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    mine, theirs = p.board.duel.sides[side], p.board.duel.sides[1 - side]
    if p.edition == NEW and (not in_play(p, theirs.card) or (location(p, theirs.card) != location(p, mine.card) and in_play(p, mine.card))):
        say(log, p, "absent/threat-discarded", "{} is not there: the {} threat is discarded.", Card(theirs.card), n)
        return p
    return happen(p, Event("threat added", theirs.card, theirs.player, n, by=use.card), log)


@word("effect", "remove threat", "remove {n} threat from your pool", "remove {n} threat from your threat pool", rule="term/threat-pool")
def remove_threat(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Threat is removed from the player's own pool."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    pool = max(0, p.board.duel.sides[side].pool - n)
    say(log, p, "term/threat-pool", "{} threat is left in the pool of {}.", pool, Card(p.board.duel.sides[side].card))
    return with_side(p, side, pool=pool)


@word("effect", "discard threat", "discard all your threat", "discard all threat in your pool", rule="term/threat-pool")
def discard_threat(p: Position, use: Use, log: Log | None) -> Position:
    """The player's own pool is emptied."""
    return remove_threat(p, use, log, 1000)


@word(
    "effect",
    "challenge",
    "issue a {stat} challenge to {who}",
    "issue an {stat} challenge to {who}",
    "{who} issues an {stat} challenge to {who2}",
    "{who} issues a {stat} challenge to {who2}",
    "they issue a {stat} challenge to {who}",
    "challenge {who} to a duel of {stat}",
    rule="challenge/other-effects",
)
def challenge(p: Position, use: Use, log: Log | None, *args: object) -> Position:
    """The performer issues a challenge of a stat to a target."""
    name = next(a for a in args if isinstance(a, str))
    whos = [a for a in args if isinstance(a, tuple)]
    target = card_meant(p, use, whos[-1])
    if not in_play(p, target) or not in_play(p, use.performer):
        say(log, p, "play/do-as-much", "There is nobody to challenge.")
        return p
    return issue(p, use.performer, target, name, log)


@word(
    "effect",
    "pressure",
    "pressure with {stat}",
    "pressure their location with {stat}",
    "pressure this location with {stat}",
    rule="pressure/compares",
)
def pressure(p: Position, use: Use, log: Log | None, name: str) -> Position:
    """Pressures the performer's location; whether it succeeds decides what hangs on it."""
    from judgekit.games.five_sails.pressure import press

    return press(p, use, here_of(p, use), name, log)


@word("effect", "claim", "claim this location", "claim the location", "claim your performer's location", "claim it", rule="action/claim-control")
def claim(p: Position, use: Use, log: Log | None) -> Position:
    """Takes control of the location of the ability."""
    at = here_of(p, use)
    return happen(p, Event("claimed", player=use.player, place=at, by=use.card), log) if in_city(p, at) else p


@word("effect", "uncontrol", "this location becomes uncontrolled", rule="term/uncontrolled")
def uncontrol(p: Position, use: Use, log: Log | None) -> Position:
    """The location of the ability becomes uncontrolled."""
    return happen(p, Event("control lost", place=here_of(p, use), by=use.card), log)


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
    """An effect that takes place when a condition holds."""
    entry = GAME.vocabulary.get("condition", condition.name)
    if entry.run(p, use, *condition.args):
        return do(p, inner, log)
    say(log, p, "play/do-as-much", "The condition does not hold: this part is left out.")
    return p


@word("effect", "may", "you may {text}", rule="passive/may")
def may(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
    """An effect that the player may leave out."""
    return p.on((*p.stack, Ask(use.player, "may", (inner,))))


@word("effect", "target may engage", "{who} may engage", "they may engage", rule="passive/may")
def may_engage(p: Position, use: Use, log: Log | None, who: Who = ("target", 0)) -> Position:
    """The controller of a character may engage it; what follows hangs on it."""
    card = card_meant(p, use, who)
    if card < 0 or p.cards[card].engaged:
        return replace_use(p, top_use(p)._replace(success=False))
    return p.on((*p.stack, Ask(p.cards[card].control, "may engage", (card,))))


def do(p: Position, inner: Word, log: Log | None) -> Position:
    """Carries out one effect of the ability that is being used."""
    done: Position = GAME.vocabulary.get("effect", inner.name).run(p, top_use(p), log, *inner.args)
    return done


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
    "cancel that ability",
    "cancel that action",
    rule="reaction/when",
)
def cancel(p: Position, use: Use, log: Log | None) -> Position:
    """What was about to happen does not happen; the costs of a cancelled ability stay paid."""
    say(log, p, "reaction/when", "It is cancelled.")
    if use.event is not None and use.event.kind == "ability used":
        for n in range(len(p.stack) - 1, -1, -1):
            frame = p.stack[n]
            if isinstance(frame, Use) and frame.card == use.event.card and frame.number == use.event.amount:
                return p.on((*p.stack[:n], frame._replace(cancelled=True), *p.stack[n + 1 :]))
    return replace_event(p)


@word("effect", "instead", "instead {text}", rule={NEW: "replacement/as-if-instead", "playtest-5.9.4e": "play/resolve"})
def instead(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
    """Something else happens in place of what was about to happen."""
    say(log, p, "replacement/effect-swapped" if p.edition == NEW else "unsettled/playtest-replacement", "Something else happens instead.")
    return do(replace_event(p), inner, log)


@word(
    "effect",
    "prevent",
    "reduce the number by {n}",
    "prevent {n} of those wounds",
    rule={NEW: "replacement/as-if-instead", "playtest-5.9.4e": "play/resolve"},
)
def prevent(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The amount of what is about to happen is reduced."""
    for frame in reversed(p.stack):
        if getattr(frame, "event", None) is not None and hasattr(frame, "done") and not frame.done:  # type: ignore[union-attr]  # an event's frame
            event = frame.event  # type: ignore[union-attr]  # as above
            assert event is not None
            left = max(0, event.amount - n)
            say(log, p, "play/resolve", "{} is reduced to {}.", event.amount, left)
            return replace_event(p, event._replace(amount=left))
    return p


@word("effect", "gamble", "gamble", rule="gamble/reveal-two")
def gamble(p: Position, use: Use, log: Log | None) -> Position:
    """Gambles: two cards are revealed, one is chosen and kept in hand, the other is put away."""
    from judgekit.games.five_sails.combat_card import reveal_two

    return reveal_two(p, use.player, "hand", log)


@word("effect", "equip this", "equip this card to {who}", rule="term/equip")
def equip_this(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The card itself is equipped."""
    card = card_meant(p, use, who)
    return happen(p, Event("equipped", use.card, use.player, other=card, by=use.card), log) if in_play(p, card) else p


@word("effect", "later", "after your participant's round ends, {text}", "when your round ends, {text}", rule="duel/round-ends")
def later(p: Position, use: Use, log: Log | None, inner: Word) -> Position:
    """An effect that waits for the end of the participant's round."""
    use = top_use(p)
    say(log, p, "play/resolve", "This waits for the end of the round.")
    return add_fact(p, Fact("later", use.card, use.player, "round ends", use.number * 100 + use.item - 1, "duel"))


@word("effect", "cannot for now", "{who} cannot {text} this Day", rule={NEW: "cant/precedence", "playtest-5.9.4e": "play/resolve"})
def cannot_now(p: Position, use: Use, log: Log | None, who: Who, act: str) -> Position:
    """An act is forbidden for the Day."""
    for n in cards_meant(p, use, who):
        p = add_fact(p, Fact("cannot", n, use.card, ACTS.get(act, act), until="day"))
    return p


ACTS = {
    "be challenged": "challenged",
    "be targeted": "targeted",
    "be moved": "moved",
    "be destroyed": "destroyed",
    "intervene": "intervening",
    "issue challenges": "challenging",
    "refuse challenges": "refused",
    "refuse": "refused",
    "be equipped": "equipped",
    "move": "moved",
}


@word("effect", "manual", "manual: {text}", rule="play/resolve")
def manual(p: Position, use: Use, log: Log | None, text: str) -> Position:
    """What the vocabulary cannot say: the judge changes the board by hand and says when it is done."""
    say(log, p, "play/resolve", "By hand, as the card says: {}", text)
    return p.on((*p.stack, Ask(JUDGE, "by hand", (text,))))
