"""The points at which the books are silent or contradict themselves, as far as the engine meets them.

The readings stand in the order of the library's rule of the same id; a test compares the names.
"""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.facts import decision
from judgekit.engine.game import Point, Question
from judgekit.engine.step import decide
from judgekit.engine.trace import Log
from judgekit.engine.values import UNSETTLED, YES, Args, Ask, Position, Reason
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.values import NEW, OLD

READINGS: dict[str, tuple[tuple[str, str], ...]] = {
    "overpaying": (
        ("Exactly", "The discarded cards are worth just the cost."),
        ("At least", "The cards may be worth more than the cost; the surplus is lost."),
    ),
    "initiative-tie-neighbour": (
        ("Next player", "The token goes to the next player on the left, tied or not."),
        ("Next tied player", "It goes on to the left until it comes to a player among the tied."),
    ),
    "adjacency": (
        ("Neighbours in the line", "Adjacent are the City locations directly beside it."),
        ("All of them", "Every City location is adjacent to every other."),
    ),
    "move-from-home": (
        ("Only the engaging", "A character at Home need not engage, but must be en garde."),
        ("Both", "An engaged character at Home may use the Move Action too."),
    ),
    "technique-on-refusal": (
        ("No part", "The Technique does not resolve."),
        ("Thrust only", "Only its +Thrust counts."),
        ("All of it", "It resolves with all its effects."),
    ),
    "duel-without-threat": (("A first round", "The first round is played."), ("Over at once", "Without threat the duel is over before any round.")),
    "first-card-impossible": (
        ("As if declined", "No card is played, and wounds are taken as when declining."),
        ("No acceptance", "Whoever cannot play a card cannot accept."),
    ),
    "wound-cap-when-declining": (("Combat", "The adversary's Combat is the cap."), ("The duel's stat", "The stat of the duel is the cap.")),
    "declining-ends-duel": (
        ("It ends", "The duel is over, although the other pool holds threat."),
        ("It goes on", "The duel goes on until no pool holds threat."),
    ),
    "whose-round": (
        ("In turn", "With threat in both pools whoever did not have the last round goes; with none the duel is over."),
        ("The First Player's order", "The First Player determines who goes; with none the duel is over."),
        ("The challenged first", "At the start the challenged character has the round."),
    ),
    "destroyed-participant": (
        ("The rounds go on", "Its player still has that character's rounds."),
        ("Gone with it", "Its threat is gone with the character."),
    ),
    "crew-overflow-leader": (("Leader may go", "The Leader may be chosen too."), ("Leader stays", "Only the other characters are chosen from.")),
    "most-influence": (
        ("Whole crew", "Influence of all characters in play."),
        ("City locations only", "Influence of the characters at City locations."),
        ("One character", "The highest Influence of one character."),
    ),
    "both-leaders-lost": (
        ("In order", "The First Player orders the two losses."),
        ("Together", "Both are gone at once; nobody wins by assassination."),
        ("Both have won", "Both win at the same time."),
    ),
    "no-leader": (
        ("Nothing", "The missing numbers are 0."),
        ("No limit", "Nothing is drawn, but nothing limits the hand."),
        ("Last known", "The values of the Leader when last in play."),
    ),
    "dash-participates": (
        ("Cannot be challenged", "Being challenged is taking part."),
        ("Can be challenged", "The bar is on the character's own actions."),
    ),
    "maneuver-cost": (
        ("With the Wealth Cost", "The card's Wealth Cost is paid as well."),
        ("Without it", "Only the costs that the Maneuver names are paid."),
    ),
    "qualified-trait": (
        ("The performer's own", "Only a character with the trait can perform it."),
        ("The location's will do", "A location with the trait is enough."),
    ),
    "several-parleys": (("Several", "Each further Parley reduces the cost again."), ("One", "One payment, one Parley.")),
    "wealth-card-place": (("Discard pile", "It is discarded like other cards."), ("The Locker", "It leaves the game.")),
    "gamble-one-card": (
        ("Reshuffle in between", "The discard pile becomes the new deck for the second card."),
        ("One card only", "The one card is revealed and chosen."),
        ("No gamble", "Without two cards there is no gambling."),
    ),
    "playtest-before": (
        ("Ahead of it", "It takes place before its condition does."),
        ("Like When", "It interrupts in the middle of the resolution."),
    ),
    "schemes-leave": (
        ("In the clean-up", "The scheme leaves in the clean-up."),
        ("At the end of Dusk", "It works throughout the clean-up."),
        ("At the end of the Day", "It works until the Day ends."),
    ),
    "brute-into-play": (
        ("As an action", "Paying for a Brute and putting it into play is an action."),
        ("Through an ability", "A Brute needs an ability to come into play."),
    ),
    "destroyed-mercenary": (
        ("The Locker", "A destroyed Mercenary is out of the game like other characters."),
        ("City Deck discard pile", "It lies in the communal discard pile."),
    ),
    "assassination-when": (
        ("At once", "The game is over the moment only one player has a Leader."),
        ("After the duel", "The duel is finished first, so that the other Leader may still fall."),
    ),
    "unlimited-parley": (
        ("Any number of times", "The word lifts the daily limit from Parley too."),
        ("Once per Day", "Parley is a Reaction and keeps the daily limit."),
    ),
    "pressure-zero": (
        ("Counted as 0", "A player without characters there has 0, and a total of 0 ties."),
        ("Not counted", "Only players with characters there are compared."),
    ),
    "cancel": (
        ("Used", "The use for the Day is spent."),
        ("Paid but not used", "The costs are gone, the ability may be used again."),
        ("Undone", "It is as if it had not been used."),
    ),
    "event-two-actions": (
        ("One per event", "A player uses one Action of an event a Day."),
        ("Each Action once", "Each Action on it can be used once."),
    ),
    "setting-values": (
        ("Fixed", "What was set stays, whatever else modifies it."),
        ("Modifiers still count", "Modifiers are added to what was set."),
        ("In order of time", "Setting wipes out what came before; what comes after modifies it."),
    ),
    "playtest-forced": (
        ("Must, every time", "It takes place whenever its condition is met."),
        ("Like a Reaction", "It is used at most once per Day."),
    ),
    "playtest-cant": (
        ("Forbidding holds", "What either text forbids does not take place."),
        ("The First Player's order", "The First Player orders the two, and the later one holds."),
    ),
    "playtest-repeatable": (
        ("Again", "The ability may be used again while its costs are paid."),
        ("Once per Day", "The ability is used once."),
    ),
    "walking-away": (
        ("Left behind", "The threat stays with its location and is discarded."),
        ("Still theirs", "The threat becomes wounds wherever the character is."),
    ),
    "empty-city-deck": (("No card", "Locations without a card get none."), ("Reshuffled", "The City Deck discard pile becomes the new City Deck.")),
}
QUESTIONS = {
    "overpaying": "May the cards discarded be worth more than the cost?",
    "initiative-tie-neighbour": "Does the token go to a neighbour who is not among the tied?",
    "adjacency": "Which City locations are adjacent?",
    "whose-round": "Whose round is it?",
    "both-leaders-lost": "Both Leaders are lost at once: who has won?",
    "most-influence": "Whose Influence counts for the tiebreaker?",
}
for _name, _readings in READINGS.items():
    GAME.point(Point(f"unsettled/{_name}", QUESTIONS.get(_name, f"The books do not settle this: {_name.replace('-', ' ')}."), _readings, (NEW, OLD)))


def by_point(p: Position, point: str, text: str, verdicts: tuple[str, ...]) -> Iterator[Reason]:
    """A reason that hangs on an open point: unsettled until the judge has decided, then the verdict of that reading."""
    readings = GAME.points[point].readings
    reading = decision(p, point)
    if reading is None:
        yield Reason(UNSETTLED, rid(point), text, -1, "the judge decides", readings)
    elif verdicts[reading] != YES:
        yield Reason(verdicts[reading], rid(point), f"{text} The judge decided: {readings[reading][1]}")


def _candidates(p: Position, ask: Ask) -> list[Args]:
    return [(n,) for n in range(len(GAME.points[ask.data[0]].readings))]


def _decide(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    return decide(p, ask, int(args[0]), log)


GAME.ask(
    Question(
        "decide",
        {NEW: "first-player/simultaneous", OLD: "first-player/simultaneous"},
        lambda p, ask: GAME.points[ask.data[0]].question + " The books do not settle it; the judge decides.",
        _candidates,
        lambda p, ask, args: iter(()),
        lambda p, ask, args: GAME.points[ask.data[0]].readings[args[0]][0],
        _decide,
        role="decision",
    )
)
