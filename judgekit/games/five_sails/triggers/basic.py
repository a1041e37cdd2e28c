"""What Reactions and Forced abilities answer, and what Passive abilities say for as long as they are in play."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.conditions.where import CONTROLLED, adjacent, here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.last_known import last_state
from judgekit.games.five_sails.texts.references import Who, card_meant, matches
from judgekit.games.five_sails.values import home_of, in_city, location, side_of_player

word = GAME.vocabulary.word


def meant(p: Position, use: Use, who: Who, card: int) -> bool:
    """Whether a card is what a trigger speaks of."""
    if card < 0:
        return False
    if who[0] in {"any", "each"}:
        tests = tuple(str(t) for t in who[2:])
        return _like(p, use, Target(str(who[1]), tests), card)
    return card_meant(p, use._replace(event=None), who) == card


def _like(p: Position, use: Use, target: Target, card: int) -> bool:
    """The tests of a noun phrase on a card that may have left play by now."""
    if p.definition(card).kind != target.kind and target.kind != "card":
        return False
    if p.cards[card].zone == "play":
        return matches(p, use, target, card)
    loose = tuple(t for t in target.tests if t.startswith(("trait:", "not:")))
    seen = next((f for f in reversed(p.facts) if f.name == "last seen" and f.card == card), None)
    owner = seen.player if seen else p.cards[card].owner
    place = seen.key if seen else ""
    if {"enemy", "opposing"} & set(target.tests) and owner == use.player:
        return False
    if {"here", "opposing"} & set(target.tests) and place != here_of(p, use):
        return False
    if "in city" in target.tests and not in_city(p, place):
        return False
    if any(not so(p, use, place) for name, so in CONTROLLED.items() if name in target.tests):
        return False
    if any(t.startswith("at place:") and t.partition(":")[2] != place for t in target.tests):
        return False
    if "adjacent" in target.tests and adjacent(p, here_of(p, use), place) is not True:
        return False
    if "yours" in target.tests and owner != use.player:
        return False
    if "other" in target.tests and card in (use.card, use.performer):
        return False
    return all(matches(p, use, Target("card", (t,)), card) for t in loose) and all(last_state(p, card, t) for t in target.tests)


def on(name: str, event: str, *patterns: str, rule: str = "reaction/triggering-condition") -> None:
    """Registers a trigger about the card that an event happens to."""

    def test(p: Position, use: Use, e: Event, who: Who) -> bool:
        return meant(p, use, who, e.card)

    test.__doc__ = f"Answers the event {event!r} of a card."
    word("trigger", name, *patterns, rule=rule, event=event)(test)


on(
    "wounded",
    "wounded",
    "{who} is wounded",
    "{who} suffers any amount of wounds",
    "{who} would be wounded",
    "{who} would suffer any amount of wounds",
    "{who} suffers wounds",
    "{who} suffers a wound",
    "{who} has been wounded",
)
on("destroyed", "destroyed", "{who} is destroyed", "{who} would be destroyed")
on("healed", "healed", "{who} is healed", "{who} would be healed")
on("moved", "moved", "{who} moves", "{who} would move", "{who} would be moved", "{who} moved")
on("engaged", "engaged", "{who} engages", "{who} is engaged", "{who} would engage", "{who} would be engaged")
on("readied", "readied", "{who} becomes en garde", "{who} would en garde", "{who} would become en garde")
on("challenges", "challenge issued", "{who} issues a challenge", "a challenge is issued by {who}")
on("accepted", "challenge accepted", "{who} accepts a challenge")
on("refused", "challenge refused", "{who} refuses a challenge")
on("intervened", "intervened", "{who} intervenes")
on("threatened", "threat added", "threat is added to the pool of {who}", "threat is added to {who}'s threat pool", "threat is added to {who}'s pool")
on("discarded", "discarded", "{who} is discarded", "{who} would be discarded")
on("parleyed", "parleyed", "{who} parleys", "{who} engages to parley", "{who} has parleyed")
on("recruited", "recruited", "{who} is recruited", "{who} would be recruited")
on("entered", "entered", "{who} enters play", "{who} has entered play", "{who} would enter play")
on("mustered", "mustered", "{who} is mustered", "{who} musters")


@word("trigger", "equipped", "{who} is equipped", "{who} would be equipped", rule="reaction/triggering-condition", event="equipped")
def equipped(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a card's being equipped, by the card itself or by the character who bears it from then on."""
    return meant(p, use, who, e.card) or meant(p, use, who, e.other)


@word(
    "trigger",
    "challenged",
    "{who} is challenged",
    "{who} would be challenged",
    "a challenge is issued to {who}",
    "a challenge is issued against {who}",
    rule="reaction/triggering-condition",
    event="challenge issued",
)
def challenged(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a challenge by the character that is challenged."""
    return meant(p, use, who, e.other)


@word("trigger", "challenges whom", "{who} issues a challenge to {who2}", rule="reaction/triggering-condition", event="challenge issued")
def challenges_whom(p: Position, use: Use, e: Event, who: Who, whom: Who) -> bool:
    """Answers a challenge by who issues it and by who is challenged."""
    return meant(p, use, who, e.card) and meant(p, use, whom, e.other)


@word(
    "trigger",
    "challenge here",
    "a challenge is issued here",
    "a challenge is issued at this location",
    rule="reaction/triggering-condition",
    event="challenge issued",
)
def challenge_here(p: Position, use: Use, e: Event) -> bool:
    """Answers a challenge at the location of the ability."""
    return location(p, e.card) == here_of(p, use)


@word("trigger", "a challenge", "a challenge is issued", rule="reaction/triggering-condition", event="challenge issued")
def any_challenge(p: Position, use: Use, e: Event) -> bool:
    """Answers any challenge."""
    return True


for _what, _kind in (("refused", "challenge refused"), ("accepted", "challenge accepted")):

    def _whoever(p: Position, use: Use, e: Event) -> bool:
        """Answers the answer to a challenge, whoever gives it."""
        return True

    word("trigger", f"a challenge {_what}", f"a challenge is {_what}", rule="reaction/triggering-condition", event=_kind)(_whoever)


@word(
    "trigger", "moves here", "{who} moves to this location", "{who} would move to this location", rule="reaction/triggering-condition", event="moved"
)
def moves_here(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a move to the location of the ability."""
    return e.place == here_of(p, use) and meant(p, use, who, e.card)


@word(
    "trigger",
    "moves from here",
    "{who} moves from this location",
    "{who} leaves this location",
    "{who} would move from this location",
    "{who} would leave this location",
    rule="reaction/triggering-condition",
    event="moved",
)
def moves_away(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a move from the location of the ability: before it, by where the character is; after it, by where it was."""
    return e.place != here_of(p, use) and meant(p, use, who, e.card) and came_from(p, e) == here_of(p, use)


@word(
    "trigger", "leaves city", "{who} leaves a City location", "{who} would leave a City location", rule="reaction/triggering-condition", event="moved"
)
def leaves_city(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a move from any City location."""
    return meant(p, use, who, e.card) and in_city(p, came_from(p, e))


@word("trigger", "leaves home", "{who} leaves Home", "{who} would leave Home", rule="reaction/triggering-condition", event="moved")
def leaves_home(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a character's move from its own Home."""
    return meant(p, use, who, e.card) and came_from(p, e) == home_of(p, p.cards[e.card].control)


@word("trigger", "leaves place", "{who} leaves {place}", "{who} would leave {place}", rule="reaction/triggering-condition", event="moved")
def leaves_place(p: Position, use: Use, e: Event, who: Who, place: str) -> bool:
    """Answers a move from the location that is named."""
    return meant(p, use, who, e.card) and came_from(p, e) == place


def came_from(p: Position, e: Event) -> str:
    """Where a character that moves is, or where it was if it has moved."""
    at = location(p, e.card)
    found = next((f for f in reversed(p.facts) if f.name == "moved from" and f.card == e.card), None)
    return found.key if at == e.place and found else at


def by_you(name: str, event: str, *patterns: str) -> None:
    """Registers a trigger about the player who does something."""

    def test(p: Position, use: Use, e: Event) -> bool:
        return e.player == use.player

    test.__doc__ = f"Answers the event {event!r} of the player who controls the ability."
    word("trigger", name, *patterns, rule="reaction/triggering-condition", event=event)(test)


by_you("you play", "card played", "you play a combat card")
by_you("you draw", "drawn", "you draw a card", "you draw cards")
by_you("you claim", "claimed", "you claim a location")
by_you("you sink", "sunk", "you sink cards")
by_you("you gamble", "gambled", "you gamble")
by_you("your round begins", "round begins", "your round begins", "your participant's round begins")
by_you("your round ends", "round ends", "your round ends", "your participant's round ends")


@word("trigger", "adversary plays", "the adversary plays a combat card", rule="reaction/triggering-condition", event="card played")
def adversary_plays(p: Position, use: Use, e: Event) -> bool:
    """Answers a combat card of the adversary."""
    side = side_of_player(p, use.player)
    return side >= 0 and e.player == p.board.duel.sides[1 - side].player


@word("trigger", "claims", "an opponent claims a location", "an enemy claims a location", rule="reaction/triggering-condition", event="claimed")
def opponent_claims(p: Position, use: Use, e: Event) -> bool:
    """Answers a claim by another player."""
    return e.player != use.player


@word("trigger", "this claimed", "this location is claimed", rule="reaction/triggering-condition", event="claimed")
def claimed_here(p: Position, use: Use, e: Event) -> bool:
    """Answers a claim of the location of the ability."""
    return e.place == here_of(p, use)


@word(
    "trigger",
    "used",
    "an opponent uses an Action",
    "an enemy uses an Action",
    "an enemy Action is used",
    rule="reaction/triggering-condition",
    event="ability used",
)
def action_used(p: Position, use: Use, e: Event) -> bool:
    """Answers an Action of another player, basic ones too."""
    return e.player not in (use.player, -1) and p.ability(e.card, e.amount).kind == "Action"


@word(
    "trigger",
    "risk announced",
    "an opponent plays a risk",
    "an enemy plays a risk",
    "an opponent announces a risk",
    rule="reaction/triggering-condition",
    event="ability used",
)
def risk_used(p: Position, use: Use, e: Event) -> bool:
    """Answers a risk of another player."""
    return e.player != use.player and p.definition(e.card).kind == "risk"


@word("trigger", "any used", "an ability is used", rule="reaction/triggering-condition", event="ability used")
def any_used(p: Position, use: Use, e: Event) -> bool:
    """Answers any ability."""
    return e.card > 0 and e.card != use.card


for _name in ("round begins", "round ends", "duel begins", "duel ends"):

    def _always(p: Position, use: Use, e: Event) -> bool:
        """Answers a moment of a duel."""
        return True

    _what, _how = _name.split(" ")
    word(
        "trigger",
        _name,
        f"a {_what} {_how}",
        f"the {_what} {_how}",
        *(["a duel"] if _name == "duel ends" else []),
        rule="reaction/triggering-condition",
        event=_name,
    )(_always)


@word("trigger", "begins", "{phase} begins", "the beginning of {phase}", rule="reaction/triggering-condition", event="begins")
def begins(p: Position, use: Use, e: Event, phase: str) -> bool:
    """Answers the beginning of a phase or of the Day."""
    return e.place == phase.removeprefix("the ").removeprefix("The ")


@word("trigger", "ends", "{phase} ends", "the end of {phase}", rule="reaction/triggering-condition", event="ends")
def ends(p: Position, use: Use, e: Event, phase: str) -> bool:
    """Answers the end of a phase or of the Day."""
    return e.place == phase.removeprefix("the ").removeprefix("The ")
