"""The readings of the points at which the books are silent or contradict themselves, as far as the engine meets them.

They stand in the order of the library's rule of the same id; a test compares the names. Where a numbered step or an example says what
is done (that Plunder checks victory, that the First Player orders what waits, that a Maneuver may be left unused), the engine does
that, and takes the other reading where the judge has decided so.
"""

from __future__ import annotations

from judgekit.games.five_sails.judged.duels import DUELS
from judgekit.games.five_sails.values import NEW, OLD

READINGS: dict[str, tuple[tuple[str, str], ...]] = {
    **DUELS,
    "overpaying": (
        ("Exactly", "The discarded cards are worth just the cost."),
        ("At least", "The cards may be worth more than the cost; the surplus is lost."),
    ),
    "discard-from-play": (
        ("From hand", "A cost that says to discard a card takes it from hand."),
        ("From hand or play", "A card that the player has in play may be discarded for it as well."),
    ),
    "no-performers": (
        ("None will do", "Any number can be none: the rest of the ability takes place without a performer."),
        ("At least one", "Somebody must perform it: where nobody does, it does nothing."),
    ),
    "city-target-moved": (
        ("It goes along", "What the ability says of the target is done wherever the ability has put it."),
        ("It stays", "Once the target is elsewhere, the rest of a City ability does not reach it."),
    ),
    "muster-moment": (
        ("In the Muster step", "The character is not in play yet while effects of the reveal resolve."),
        ("On the reveal", "The character is in play as soon as it is revealed."),
    ),
    "muster-order": (
        ("All at once", "The characters come into play together; the First Player orders what arises from it."),
        ("Clockwise", "The characters come into play one after another, from the First Player clockwise."),
    ),
    "locations-reset": (
        ("In the clean-up", "From the clean-up on nobody controls a City location."),
        ("At the end of the Day", "Control lasts until the Day ends."),
    ),
    "claim-attempt": (
        ("Only success", "A failed pressure claims nothing."),
        ("The attempt too", "Whoever uses the Claim Action claims, also when the pressure fails."),
    ),
    "targeting-time": (
        ("All beforehand", "Every target is chosen before the first effect resolves."),
        ("When it comes up", "A target in the effects is chosen when that effect resolves."),
    ),
    "target-changed": (
        ("Chosen is enough", "The target had to fit when it was chosen; the effect is done to it."),
        ("Looked at again", "What would be done to a target that no longer fits cannot be resolved."),
    ),
    "golden-rule-or-cant": (
        ("The card", "A card that allows it overrides the rulebook."),
        ("Can't", "The rulebook's prohibition prevails."),
    ),
    "enemy-home": (
        ("Never", "No character enters an enemy's Home, whoever moves it."),
        ("Not by its own player", "The enemy's effect may move it there."),
    ),
    "playtest-replacement": (
        ("Replaced is gone", "The original did not occur."),
        ("The original counts", "What was replaced has met the conditions that look for it."),
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
    "crew-overflow-leader": (("Leader may go", "The Leader may be chosen too."), ("Leader stays", "Only the other characters are chosen from.")),
    "most-influence": (
        ("Whole crew", "Influence of all characters in play."),
        ("City locations only", "Influence of the characters at City locations."),
    ),
    "both-leaders-lost": (
        ("In order", "The First Player orders the two losses."),
        ("Together", "Both are gone at once; nobody wins by assassination."),
        ("Both have won", "Both win at the same time."),
    ),
    "no-leader": (
        ("Nothing", "The missing numbers are 0."),
        ("No limit", "Nothing is drawn, but nothing limits hand and Crew, and wounds are compared among Leaders in play."),
        ("Last known", "The values of the Leader when last in play."),
    ),
    "qualified-trait": (
        ("The performer's own", "Only a character with the trait can perform it."),
        ("The location's will do", "A location with the trait is enough."),
    ),
    "parley-what": (
        ("Any Negotiable card", "Parley can be used for whatever card is Negotiable."),
        ("Only recruiting", "Parley can be used only for a Mercenary that is recruited."),
    ),
    "parley-location": (
        ("The card's location", "The character is where the Negotiable card lies."),
        ("The performer's location", "The character is where the performer is."),
    ),
    "several-parleys": (("Several", "Each further Parley reduces the cost again."), ("One", "One payment, one Parley.")),
    "wealth-card-place": (("Discard pile", "It is discarded like other cards."), ("The Locker", "It leaves the game.")),
    "cost-as-trigger": (
        ("Costs too", "What is paid as a cost meets a triggering condition as an effect does."),
        ("Effects only", "Only what an effect does meets a triggering condition."),
    ),
    "after-inner-ability": (
        ("After that ability", "It is used once the ability that it answers has resolved, in the middle of the other one."),
        ("After all of them", "It waits until no ability is being resolved any more."),
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
    "unique-by-what": (
        ("The name", "Cards with the same name count as the same: one of them only."),
        ("The title too", "Different words beneath the name make different cards."),
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
    "empty-city-deck": (("No card", "Locations without a card get none."), ("Reshuffled", "The City Deck discard pile becomes the new City Deck.")),
    "unpayable-cost": (
        ("Never announced", "It was not announced at all; the card stays where it was."),
        ("Announced and lost", "There is no effect, and the Risk or card is discarded."),
        ("By kind of cost", "A resource to be spent is looked at before announcing; other costs fail after it, with that loss."),
    ),
    "costs-already-paid": (
        ("All gone", "What was paid stays paid, and the use is spent."),
        ("Paid but not used", "What was paid stays paid; the ability may be used again."),
        ("Given back", "What was paid comes back, and the ability has not been used."),
    ),
    "forced-before-reactions": (
        ("Forced first", "What must happen happens, and only then may players react."),
        ("The First Player's order", "The First Player puts the Forced ability and the Reactions in order."),
    ),
    "reaction-order": (
        ("Clockwise", "The First Player reacts first, then the others clockwise."),
        ("The First Player's order", "The First Player orders the Reactions, whoever uses them."),
    ),
    "when-victory-is-checked": (
        ("In Plunder", "The checks are made in Plunder, as the board then stands."),
        ("At the end of the Day", "The checks are made when the Day ends, after Dusk."),
    ),
    "empty-deck": (
        ("As much as possible", "Cards that do not exist are not revealed, and everything else goes on."),
        ("Not available", "What needs such a card cannot be chosen."),
    ),
    "eliminated-player": (
        ("Removed", "The cards and Renown leave the game; the locations become uncontrolled."),
        ("They stay", "Characters, Renown and control remain, with nobody to act for them."),
    ),
    "panache-modifiers": (
        ("Schemes only", "Only the scheme changes the draw."),
        ("Attached cards too", "A card attached to the Leader changes the draw too."),
    ),
    "gardens-three-players": (
        ("Four only", "Three players have four City locations."),
        ("Three as well", "Three players have five City locations, with the Gardens."),
    ),
    "dusk-en-garde": (
        ("Characters only", "An engaged attachment stays engaged."),
        ("With its character", "Cards equipped to a character become en garde with it."),
    ),
    "event-reactions": (
        ("Each player", "Everyone with a character there may use the Reaction."),
        ("Once in all", "It has one use a Day, for whoever uses it first."),
        ("Actions only", "Without a controller the Reaction is not used."),
    ),
    "per-instance": (
        ("The printed ability", "A card that comes back has had its use."),
        ("The card as it came", "A card that comes back has its use again."),
    ),
    "own-limit": (
        ("Both", "The limit of once per Day holds beside the one that the card sets."),
        ("The card's", "What the card says takes the place of the limit of once per Day."),
    ),
    "panache-hand-limit": (
        ("Unmodified", "The printed Panache of the Leader is the hand limit."),
        ("Modified", "The Panache as the scheme modifies it is the hand limit."),
    ),
    "closest-to-city-deck": (
        ("Ole's Inn first", "The first card of Dawn goes to Ole's Inn."),
        ("The Docks first", "The first card of Dawn goes to The Docks."),
    ),
    "most-tied": (
        ("Nobody", "Only who is ahead of every other player has the most or the fewest; in a tie nobody does."),
        ("Each of them", "All who are level have the most or the fewest, and it is done to each of them."),
        ("One of them", "Whoever uses the ability chooses one of those who are level."),
    ),
    "half-of-odd": (
        ("Rounded up", "The larger half is left: of five threat, three."),
        ("Rounded down", "The smaller half is left: of five threat, two."),
    ),
}

WITHOUT: dict[str, tuple[tuple[str, int], ...]] = {"both-leaders-lost": ((NEW, 2),), "schemes-leave": ((OLD, 1),)}
"""Readings that rest on one edition alone: where the other leaves them no ground."""
