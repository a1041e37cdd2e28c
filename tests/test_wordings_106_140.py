"""Texts as cards are worded, each read as the sentence of the vocabulary that says the same; and what is near it and says something else."""

import pytest
from text_tools import data

from judgekit.engine.errors import Unreadable
from judgekit.games.five_sails.texts.sentences import read_text

SAME = [
    # wounds
    (
        "Maneuver: Wound the adversary. If they are destroyed due to that wound, gain a Renown.",
        "Maneuver: Wound the adversary. If the adversary is destroyed, gain 1 Renown.",
    ),
    (
        "Maneuver: Wound the adversary. If your participant has 2 Finesse or more, move the adversary Home unless they suffer a second wound.",
        "Maneuver: Wound the adversary. If your participant has 2 Finesse or more, their controller may wound the adversary. "
        "If they do not, move the adversary Home.",
    ),
    (
        "Action: Wound target enemy character. Engage them unless they take another wound.",
        "Action: Wound target enemy character. Their controller may wound that character. If they do not, engage that character.",
    ),
    ("Action: Engage your performer • They heal one wound.", "Action: Engage your performer • Heal 1 wound from your performer."),
    (
        "Maneuver: If your participant was wounded earlier in this duel • Wound the adversary. If that wound destroys them, draw a card.",
        "Maneuver: If your participant was wounded since the duel began • Wound the adversary. If the adversary is destroyed, draw a card.",
    ),
    # piles
    (
        "Action: Choose two cards with different names in your discard pile • Another player of your choice puts one of those cards into your hand.",
        "Action: Choose 2 cards of different names in your discard pile • Another player of your choice gives you one of them into your hand.",
    ),
    (
        "Action: Look at the top three cards of any deck. You may discard as many of those cards, up to your performer's Finesse. "
        "Replace the rest in any order.",
        "Action: Look at the top 3 cards of a deck of your choice. Discard up to as many of the revealed cards as your performer has Finesse. "
        "Put the rest back in any order.",
    ),
    (
        "Action: Engage Bo • Play target Sorcery from your discard pile, paying its cost.",
        "Action: Engage this character • Play target Sorcery risk in your discard pile as if it were in your hand.",
    ),
    # attachments
    (
        "Action: Take control of target Weapon attachment in an opponent's discard pile and equip it to Bo, paying its cost.",
        "Action: This character equips target Weapon attachment in the discard pile of an opponent, paying its cost.",
    ),
    (
        "Maneuver: Take control of target attachment on the adversary. Equip it to your participant, paying all its costs.",
        "Maneuver: Your participant equips target attachment equipped to the adversary, paying its cost.",
    ),
    (
        "Reaction: After your round begins • Unequip this card, then play it as your combat card.",
        "Reaction: After your round begins • Play this card as your combat card.",
    ),
    # duels
    (
        "Maneuver: Gamble for free and reveal two additional cards if your participant is a Duelist.",
        "Maneuver: Gamble for free, or if your participant is a Duelist, gamble for free with 2 more card instead.",
    ),
    ("Maneuver: Gamble for free and reveal an extra card.", "Maneuver: Gamble for free with 1 more card."),
    (
        "Technique: Other Techniques and Maneuvers cannot be used for the rest of this duel.",
        "Technique: No other Maneuver or Technique can be used before the duel ends.",
    ),
    (
        "Technique: No other Maneuvers or Techniques can be used until the duel ends.",
        "Technique: No other Maneuver or Technique can be used before the duel ends.",
    ),
    (
        "Reaction: When the adversary announces their combat card • Discard it. They gamble and play one for free instead.",
        "Reaction: When the adversary plays a combat card • Discard the adversary's combat card. "
        "The adversary gambles for free and plays the chosen card instead.",
    ),
    (
        "Maneuver: Engage the adversary and in their next round their combat card gets -1 Parry.",
        "Maneuver: Engage the adversary and in the adversary's next round, the card they play has -1 Parry.",
    ),
    ("Maneuver: +X Parry where X is equal to the adversary's base Finesse.", "Maneuver: +1 Parry for each printed Finesse of the adversary."),
    (
        "Technique: Add threat to the adversary's pool equal to your participant's base Combat.",
        "Technique: Add 1 threat to the adversary's pool for each printed Combat of your participant.",
    ),
    (
        "Maneuver: If this is the only friendly character here • +2 Parry.",
        "Maneuver: If your participant is your only character there • +2 Parry.",
    ),
    (
        "While Bo's adversary has as many or more characters than you, his adversary's combat cards have -1 Thrust.",
        "While this character is a participant, while the controller of the adversary controls as many characters as you or more, "
        "the combat cards of the adversary have -1 Thrust.",
    ),
    (
        "As long as Bo's adversary is a Leader, Bo has +1 Combat.",
        "While this character is a participant, while the adversary is a Leader, this character has +1 Combat.",
    ),
    (
        "Reaction: When the adversary plays a combat card • It has -1 Thrust.",
        "Reaction: When the adversary plays a combat card • That card has -1 Thrust.",
    ),
    # challenges
    (
        "Whenever Bo issues a challenge to an enemy character, if it refuses, engage it.",
        "An enemy character that refuses a challenge by Bo is engaged.",
    ),
    (
        "Reaction: After Bo issues a challenge to an enemy Duelist, if they accept • Draw a card.",
        "Reaction: After an enemy Duelist accepts a challenge by Bo • Draw a card.",
    ),
    ("Reaction: After Bo issues a challenge, if it is refused • Gain a Renown.", "Reaction: After a challenge by Bo is refused • Gain a Renown."),
    (
        "Action: Engage Bo and target an enemy Leader at an adjacent City location • Move Bo there and issue them a Finesse challenge.",
        "Action: Engage this character, target enemy Leader at an adjacent City location • Move this character to the location of that character. "
        "This character issues a Finesse challenge to that character.",
    ),
    (
        "City Action: Your Duelist performer issues a Finesse challenge to target opposing character.",
        "City Action: Your performer must be a Duelist. Your performer issues a Finesse challenge to target opposing character.",
    ),
    (
        "Action: Target an opposing character • Bo issues them an Influence challenge.",
        "Action: Target an opposing character • This character issues an Influence challenge to that character.",
    ),
    (
        "Action: Target an opposing character • Bo issues a challenge to him.",
        "Action: Target an opposing character • This character issues a Combat challenge to that character.",
    ),
    (
        "Action: Target an enemy character, target a friendly character • Move target Mercenary there.",
        "Action: Target an enemy character, target a friendly character • Move target Mercenary to the location of the second target.",
    ),
    (
        "Reaction: After Bo’s challenge is refused • En garde him.",
        "Reaction: After a challenge by this character is refused • En garde this character.",
    ),
    (
        "Action: Engage Bo and choose an enemy Pirate at an adjacent location • Bo moves there and issues them an Influence challenge.",
        "Action: Engage this character, target enemy Pirate at an adjacent location • Move this character to the location of that character. "
        "This character issues an Influence challenge to that character.",
    ),
    (
        "Action: Target an enemy character • Move Bo to that location. Bo challenges them.",
        "Action: Target an enemy character • Move this character to the location of that character. "
        "This character issues a Combat challenge to that character.",
    ),
    # locations and Renown
    ("Action: Target a City location • Move Bo to that location.", "Action: Target a City location • Move Bo there."),
    ("Action: Choose an adjacent City location. Move Bo there.", "Action: Move Bo to an adjacent City location."),
    (
        "City Action: If you are not the first player, engage the en garde performer • Draw a card.",
        "City Action: If you are not the first player, engage your performer • Draw a card.",
    ),
    (
        "City Action: Engage Bo • Move Bo to another different City location.",
        "City Action: Engage Bo • Move this character to a different City location.",
    ),
    (
        "Action: Move Bo to an adjacent City location. If he is opposed at his new location, draw a card.",
        "Action: Move this character to an adjacent City location. If this character is opposing a character, draw a card.",
    ),
    ("Action: Engage Bo • Move two Renown to The Docks.", "Action: Engage Bo • Move 2 Renown from a location to The Docks."),
    ("City Action: Move a Renown to this location • Draw a card.", "City Action: Move 1 Renown from a location to this location • Draw a card."),
    (
        "Action: Move target Mercenary you control from this location to any other location.",
        "Action: Move target Mercenary you control here to any location.",
    ),
    (
        "Action: You may engage Bo. If you do, ignore all costs • Draw a card.",
        "Action: You may engage this character to ignore all costs • Draw a card.",
    ),
    (
        "City Action: If your performer's location is uncontrolled • Claim it. You cannot lose it as long as your performer stays there. "
        "When they leave, it becomes uncontrolled.",
        "City Action: If this location is uncontrolled • Claim this location. You cannot lose this location "
        "until your performer leaves it, and lose it then.",
    ),
    (
        "Action: Move each engaged character here Home. Then engage all of the other characters here.",
        "Action: Move each engaged other character here Home. Engage each other character here. If your "
        "performer is engaged, move your performer Home. "
        "Engage your performer.",
    ),
    (
        "City Reaction: After an enemy Leader moved from this location to another location • Draw a card.",
        "City Reaction: After an enemy Leader moves, if the triggering character came from this location • Draw a card.",
    ),
    (
        "City Reaction: After an enemy character moves from this location to a different City location • "
        "Move your performer to their new location and engage the enemy character.",
        "City Reaction: After an enemy character moves, if the triggering character came from this "
        "location, if the triggering character is in the City • "
        "Move your performer to the location of the triggering character. Engage the triggering character.",
    ),
    # whom the text has named
    (
        "City Action: Target an adjacent enemy character • You may engage your performer. If you do, engage "
        "the enemy character. If not, wound them instead.",
        "City Action: Target an adjacent enemy character • You may engage your performer. If you do, engage that character. "
        "If you do not, wound that character instead.",
    ),
    (
        "Action: Target an adjacent enemy character, target a friendly character • Wound the enemy character. Engage the friendly character.",
        "Action: Target an adjacent enemy character, target a friendly character • Wound the first target. Engage the second target.",
    ),
    # schemes
    (
        "Scheme: Add a Renown to any location.\nChoose an enemy Leader character. While the chosen "
        "character is your adversary, your combat cards have +1 Parry.",
        "Scheme: Add 1 Renown to a location. Remember a chosen enemy Leader character at any location. "
        "While the remembered card is your adversary, +1 Parry for your combat cards.",
    ),
    (
        "Scheme: Choose an enemy Pirate. When the chosen Pirate is your adversary, your combat cards gain +1 Riposte.",
        "Scheme: Remember a chosen enemy Pirate at any location. While the remembered card is your adversary, +1 Riposte for your combat cards.",
    ),
    (
        "Reaction: After an enemy Mercenary moves Home • Wound the enemy Mercenary.",
        "Reaction: After an enemy Mercenary moves Home • Wound the triggering character.",
    ),
    (
        "Reaction: At the beginning of Plunder, if the chosen character is engaged • Draw a card.",
        "Reaction: At the beginning of Plunder, if the remembered card is engaged • Draw a card.",
    ),
    (
        "Scheme: Choose one of the outermost City locations. Add a Renown to three other locations. Place this card at the chosen location. "
        "Discard all City Cards and Renown here. It cannot be controlled.",
        "Scheme: Choose an outermost location. Add 1 Renown to a different location. Add 1 Renown to a different location. "
        "Add 1 Renown to a different location. Place this card at the location chosen first. Discard all City Cards at this location. "
        "Discard all Renown from this location. While this card is here, nobody can control this location.",
    ),
]


@pytest.mark.parametrize(("printed", "known"), SAME)
def test_worded_as_on_a_card(printed, known):
    """The wording of a card says the same as the sentence of the vocabulary."""
    assert data(printed) == data(known)


TWO_WORDS = [
    (
        "While Bo Tal's adversary controls equal or more characters than you, Bo Tal's adversary's combat cards have -1 Parry.",
        "While this character is a participant, while the controller of the adversary controls as many characters as you or more, "
        "the combat cards of the adversary have -1 Parry.",
    ),
    (
        "Action: Engage Bo Tal and target an enemy Pirate • Move Bo Tal there and then issue him a challenge.",
        "Action: Engage this character, target enemy Pirate • Move this character to the location of that character. "
        "This character issues a Combat challenge to that character.",
    ),
]


@pytest.mark.parametrize(("printed", "known"), TWO_WORDS)
def test_a_name_of_two_words(printed, known):
    """The card speaks of itself by a name of two words."""
    assert data(printed, "Bo Tal") == data(known, "Bo Tal")


OTHER = [
    # what is the same but for one word that counts
    (
        "Maneuver: Wound the adversary. If they are destroyed due to that wound, gain a Renown.",
        "Maneuver: Wound the adversary. If your participant is destroyed, gain 1 Renown.",
    ),
    (
        "Maneuver: Gamble for free and reveal one more card if the adversary is a Duelist.",
        "Maneuver: Gamble for free with 1 more card.",
    ),
    (
        "Maneuver: +X Parry where X is equal to the adversary's base Finesse.",
        "Maneuver: +1 Parry for each Finesse of the adversary.",
    ),
    (
        "Reaction: After Bo issues a challenge, if it is refused • Gain a Renown.",
        "Reaction: After Bo issues a challenge • Gain a Renown.",
    ),
    (
        "Reaction: After Bo issues a challenge to an enemy Duelist, if they accept • Draw a card.",
        "Reaction: After a challenge by Bo is accepted • Draw a card.",
    ),
    (
        "City Reaction: After an enemy Leader moved from this location to another City location • Draw a card.",
        "City Reaction: After an enemy Leader moved from this location to another location • Draw a card.",
    ),
    (
        "Action: Engage Bo • Move two Renown from The Docks to this location.",
        "Action: Engage Bo • Move two Renown to this location.",
    ),
    (
        "City Action: Your Duelist performer issues a Finesse challenge to target opposing character.",
        "City Action: Your performer issues a Finesse challenge to target opposing character.",
    ),
    (
        "Reaction: When you play a combat card • Draw a card.",
        "Reaction: When the adversary plays a combat card • Draw a card.",
    ),
    (
        "Action: Move all engaged characters here Home.",
        "Action: Move all engaged characters here Home. Then engage all of the other characters here.",
    ),
    (
        "Scheme: Choose an enemy character. Wound the chosen character.",
        "Scheme: Remember a chosen enemy character at any location. Wound the remembered card.",
    ),
]


@pytest.mark.parametrize(("one", "other"), OTHER)
def test_what_is_near_says_something_else(one, other):
    """One word more or less, and a text says something else."""
    assert data(one) != data(other)


@pytest.mark.parametrize(
    "text",
    [
        "Action: Target an adjacent enemy character, target an opposing enemy character • Wound the enemy character.",  # which of them
        "Action: Engage Bo • Wound the enemy character.",  # of whom nobody has spoken
        "While Bo's adversary is a Leader, they cannot use Techniques.",  # which of the two
        "Reaction: After you draw a card • Move Bo there.",  # no location was named
        "Action: Add a Renown to a location. Move Bo to that location.",  # which is not this one
        "Action: Move two Renown from this location to another one • Move Bo to that location.",
    ],
)
def test_whom_nobody_has_named_is_not_guessed(text):
    """A word for somebody of whom it is not clear who it is, or for a place that was not named, is an error."""
    with pytest.raises(Unreadable):
        read_text(text, "Bo")
