"""The readings of the open points about challenges and duels, in the order of the library's rule of the same id."""

from __future__ import annotations

DUELS: dict[str, tuple[tuple[str, str], ...]] = {
    "refusal-adversary": (
        ("Treated as adversaries", "The refusing character has the threat in a pool; what speaks of adversaries or pools applies."),
        ("Only counted", "The threat is a number for the wounds; nobody is an adversary."),
    ),
    "dueling-line-in-play": (
        ("In play", "The cards in the line count as in play."),
        ("Not in play", "They only stay on the table until the duel ends."),
    ),
    "maneuver-may-not": (
        ("Not obliged", "The Maneuver is used together with the combat values, or not."),
        ("Not allowed", "A card that is used for its combat values does not have its Maneuver activated."),
    ),
    "threat-discarded-which": (
        ("All of it", "Threat that became wounds is discarded too, and counts."),
        ("Only the excess", "Only what did not become wounds is discarded."),
    ),
    "after-duel-step": (
        ("After the step", "The Reaction is used as soon as the step is done."),
        ("After the duel", "The Reaction waits until the duel is done."),
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
    "dash-participates": (
        ("Cannot be challenged", "Being challenged is taking part."),
        ("Can be challenged", "The bar is on the character's own actions."),
    ),
    "maneuver-cost": (
        ("With the Wealth Cost", "The card's Wealth Cost is paid as well."),
        ("Without it", "Only the costs that the Maneuver names are paid."),
    ),
    "gamble-one-card": (
        ("Reshuffle in between", "The discard pile becomes the new deck for the second card."),
        ("One card only", "The one card is revealed and chosen."),
        ("No gamble", "Without two cards there is no gambling."),
    ),
    "walking-away": (
        ("Left behind", "The threat stays with its location and is discarded."),
        ("Still theirs", "The threat becomes wounds wherever the character is."),
    ),
    "final-strike-cost": (
        ("A condition", "The effects wait, and are lost if the character survives the round."),
        ("Paid by dying", "A character that survives has used and paid nothing."),
    ),
    "technique-without-card": (
        ("Not without a card", "A player who plays no card uses no Technique."),
        ("Also without", "The Technique may be used, and the wounds follow after it."),
    ),
    "exactly-one-maneuver": (
        ("At most one", "A player uses one Maneuver in a round or none."),
        ("Exactly one", "Where a Maneuver can be used, one is used."),
    ),
    "destroyed-when": (
        ("At once", "The character is destroyed in the middle of the round."),
        ("After the combat cards", "The character stays until its combat card of the round is resolved."),
    ),
    "threat-to-absent": (
        ("At once", "It is discarded in the round that generated it."),
        ("In their next round", "It stays until the absent character's round, and is discarded there."),
    ),
    "gamble-discard-or-sink": (
        ("Discarded", "The card not chosen is discarded."),
        ("Sunk", "The card not chosen goes to the bottom of the deck."),
    ),
}
