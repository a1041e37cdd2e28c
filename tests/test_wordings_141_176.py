"""Texts in the wording of cards, each read as the sentence of the vocabulary that says the same; and what is near it and says something else."""

import pytest
from text_tools import data

from judgekit.engine.errors import Unreadable
from judgekit.games.five_sails.texts.scheme_text import scheme_text
from judgekit.games.five_sails.texts.sentences import read_text

SAME = [
    # pressures and levels
    (
        "City Action: Pressure with Finesse. A tie counts as a success. If successful, claim the location.",
        "City Action: Pressure with Finesse, where a tie is enough. If it succeeds, claim this location.",
    ),
    (
        "City Action: Pressure with Combat. You succeed even on a tie. If successful, gain a Renown.",
        "City Action: Pressure with Combat, where a tie is enough. If it succeeds, gain 1 Renown.",
    ),
    (
        "Scheme: The player with the most characters gains a Renown. Then, the player with the least Renown draws two cards. "
        "(Most and least cannot tie.)",
        "Scheme: The player with more characters than every other player gains 1 Renown. "
        "The player with less Renown than every other player draws 2 cards.",
    ),
    (  # of which the note does not speak
        "Scheme: The player with the most characters gains a Renown. Then, the player with the least Renown draws two cards. (Least cannot tie.)",
        "Scheme: The player with the most characters gains 1 Renown. The player with less Renown than every other player draws 2 cards.",
    ),
    (
        "Scheme: Draw a card. If you have the fewest characters, add a Renown to a location. (Least cannot tie.)",
        "Scheme: Draw a card. If you have fewer characters than every other player, add 1 Renown to a location.",
    ),
    (
        "Action: If you have the most cards in hand • Gain a Renown. (You cannot be tied for most.)",
        "Action: If you have more cards in hand than every other player • Gain 1 Renown.",
    ),
    # Renown and City Cards
    ("Action: Draw a card. Then, add another Renown to The Docks.", "Action: Draw a card. Add 1 Renown to The Docks."),
    ("Scheme: Add two Renown to a City location that has none.", "Scheme: Add 2 Renown to a location without Renown."),
    (
        "Scheme: Each opponent may move two Renown from any location to The Docks.",
        "Scheme: Each opponent may move 2 Renown from a location to The Docks.",
    ),
    ("Scheme: Discard all Renown from all City locations.", "Scheme: Discard all Renown from each location."),
    ("Scheme: Discard all City Cards from each location.", "Scheme: Discard all City Cards at each location."),
    (
        "Scheme: You may place a Renown on a location. If you do, discard all City Cards there.",
        "Scheme: You may add 1 Renown to a location. If you do, discard all City Cards at that location.",
    ),
    (
        "City Action: If The Forums has nothing but events • Move your performer from The Forums to The Docks.",
        "City Action: If The Forums has no City Cards but events • "
        "Your performer must be a character at The Forums. Move your performer to The Docks.",
    ),
    (
        "Scheme: Reveal cards from the City Deck until there is a Mercenary. Put it at The Docks. Sink the others.",
        "Scheme: Reveal cards from the City Deck until a Mercenary turns up, and add it to The Docks.",
    ),
    (
        "Scheme: Reveal cards from the City Deck until there is a Mercenary. Put it at The Docks. Discard the rest.",
        "Scheme: Reveal cards from the City Deck until a Mercenary turns up. Add a revealed Mercenary to The Docks. Discard the rest.",
    ),
    ("Scheme: When this scheme is revealed, draw two cards.", "When revealed: Draw two cards."),
    ('Action: Draw two cards. ("Draw" is from the top.)', "Action: Draw two cards."),
    # what is recruited and equipped
    (
        "Reaction: At the start of High Drama • Recruit an available Diplomat Mercenary to your Home. It loses Negotiable, and its cost is "
        "lowered by your Leader's Finesse or Combat.",
        "Reaction: After High Drama begins • Choose one: recruit a chosen available Diplomat Mercenary at any location to your Home, paying its cost "
        "less the Finesse of your Leader, or recruit that character to your Home, paying its cost less the Combat of your Leader.",
    ),
    (
        "City Action: Your performer equips target Weapon from The Docks. If she is at The Forums, it has -2 cost.",
        "City Action: Your performer equips target available Weapon at The Docks, paying its cost, less 2 at The Forums.",
    ),
    (
        "City Action: Take control of target Armor in your discard pile and equip it to your performer, paying its cost.",
        "City Action: Your performer equips target Armor in your discard pile, paying its cost.",
    ),
    (
        "Reaction: After your participant's round ends • Equip this card to your performer from your dueling line without paying its cost.",
        "Reaction: After your round ends with this card in your dueling line • Equip this card to your performer.",
    ),
    (
        "Action: Play target attachment from your discard pile as though it were from your hand.",
        "Action: Play target attachment in your discard pile as if it were in your hand.",
    ),
    # values and what somebody is given
    ("The equipped character gains +2 Finesse and Influence.", "The equipped character gains +2 Finesse and +2 Influence."),
    (
        'Bo has: "+2 Finesse, Combat, and Influence. After the Day begins, draw a card."',
        "Bo has +2 Finesse. Bo has +2 Combat. Bo has +2 Influence. Bo has 'Forced: After the Day begins • draw a card.'.",
    ),
    (
        "While this card is targeting a Villain or a Duelist, it has -2 cost.",
        "This card costs 2 less while this card targets a Villain or a Duelist.",
    ),
    # where somebody is
    (
        "City Action: En garde your performer at a location an opponent controls.",
        "City Action: Your performer must be a character at a location an opponent controls. En garde your performer.",
    ),
    (
        "City Action: Move your performing character to a location not adjacent to theirs.",
        "City Action: Move your performer to a City location that is not adjacent.",
    ),
    (
        "Action: Target an engaged character in any City location • Wound them.",
        "Action: Target engaged character at a City location • Wound that character.",
    ),
    (
        "Sorcerer City Action: Wound your performer • Move target Brute to your performer's location.",
        "City Sorcerer Action: Wound your performer • Move target Brute at any location to this location.",
    ),
    (
        "Reaction: After your character moves to The Docks • Move them again to an adjacent City location.",
        "Reaction: After a friendly character moves to The Docks • Move the triggering character to an adjacent City location.",
    ),
    (
        "City Action: Engage your performer, target a Brute • You may move them to this location.",
        "City Action: Engage your performer, target Brute at any location • You may move that character to this location.",
    ),
    # piles
    (
        "Action: Look at the top four cards of your deck. Discard one, put one into your hand, and put the rest at The Forums facedown.",
        "Action: Look at the top 4 cards of your deck. Discard a revealed card. Put a revealed card into your hand. "
        "Put the rest facedown at The Forums.",
    ),
    (
        "Action: Look at the top two cards of your deck. Sink one and lay the other facedown at a location. When the Day ends, if you control its "
        "location, take it into your hand. If not, sink it.",
        "Action: Look at the top 2 cards of your deck. Sink a revealed card. Put the rest facedown at a location. When this Day ends, if you control "
        "the location of the facedown card, take the facedown card into your hand. When this Day ends, sink the facedown card.",
    ),
    (
        "Scheme: You may discard any number of cards. Gain a Renown for each card discarded this way.",
        "Scheme: Discard any number of cards. Gain 1 Renown for each card discarded this way.",
    ),
    (
        "Action: Look at the top five cards of your deck. Discard one, put one into your hand, and sink the last.",
        "Action: Look at the top 5 cards of your deck. Discard a revealed card. Put a revealed card into your hand. Sink the rest.",
    ),
    (
        "Action: Look at the top five cards of your deck. Put one into your hand and put the rest on top of your deck in any order.",
        "Action: Look at the top 5 cards of your deck. Put a revealed card into your hand. Put the rest back in any order.",
    ),
    (
        "City Action: Take control of target Weapon in any discard pile. Equip it to your performer, ignoring its cost.",
        "City Action: Equip target Weapon in any discard pile to your performer without paying.",
    ),
    (
        "City Action: Your performer equips target attachment at this location. It has -1 cost.",
        "City Action: Your performer equips target available attachment at this location, paying its cost less 1.",
    ),
    ("Action: If The Docks has a City Card • Draw a card.", "Action: If there is a City Card at The Docks • Draw a card."),
    ("Action: If this location has no City Cards • Draw a card.", "Action: If there is no City Card at this location • Draw a card."),
    ("Scheme: Add a City Card to [Docks] and [Inn].", "Scheme: Add a City Card to The Docks. Add a City Card to Ole's Inn."),
    ("Action: Wound target enemy non-Brute.", "Action: Wound target enemy non-Brute character."),
    (
        "Maneuver: If you have greater or equal Influence than the adversary • Engage target Weapon on them.",
        "Maneuver: If your participant has as much Influence as the adversary or more • Engage target Weapon equipped to the adversary.",
    ),
    ("Maneuver: +1 Riposte, +1 Parry or +2 Thrust.", "Maneuver: Choose one: +1 Riposte, or +1 Parry, or +2 Thrust."),
    ("Technique: +1 Riposte, +1 Parry, or draw a card.", "Technique: Choose one: +1 Riposte, or +1 Parry, or draw a card."),
    (
        "Action: If your performer is wounded, draw a card, gain a Renown, or en garde your performer.",
        "Action: If your performer is wounded, choose one: draw a card, or gain a Renown, or en garde your performer.",
    ),
    # challenges
    (
        "Only players who moved or added any Renown to The Docks this Day can intervene in challenges there.",
        "At The Docks, only a player who has brought Renown there this Day can intervene.",
    ),
    (
        "Players may only intervene in challenges at The Docks if they have placed or moved a Renown there today.",
        "At The Docks, only a player who has brought Renown there this Day can intervene.",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), SAME, ids=[text[:60] for text, _ in SAME])
def test_wording_of_cards(text, sentence):
    """A text in the wording of cards says what the sentence says."""
    assert data(text) == data(sentence)


OTHER = [
    ("Maneuver: -1 Parry, +1 Thrust, or +1 Riposte.", "Maneuver: Choose one: -1 Parry, or +1 Thrust, or +1 Riposte."),
    (
        "Action: Draw a card, then gain a Renown or en garde your performer.",
        "Action: Choose one: Draw a card, or gain a Renown, or en garde your performer.",
    ),
    (
        "City Action: If The Forums has no City Cards • Draw a card.",
        "City Action: If The Forums has no City Cards but events • Draw a card.",
    ),
    ("Scheme: You may discard any number of cards. If you do, gain a Renown.", "Scheme: Discard any number of cards. If you do, gain a Renown."),
    ("Action: Move target Brute to this location.", "Action: Move target Brute at any location to this location."),
    ("City Action: Move target opposing Brute to this location.", "City Action: Move target opposing Brute at any location to this location."),
    (
        "City Action: Target Brute • Move that character to The Docks.",
        "City Action: Target Brute at any location • Move that character to The Docks.",
    ),
    (
        "City Action: Take control of target Armor in your discard pile and equip it to your performer.",
        "City Action: Your performer equips target Armor in your discard pile, paying its cost.",
    ),
    (
        "Scheme: Reveal cards from the City Deck until there is a Mercenary. Put it at The Docks. Discard the rest.",
        "Scheme: Reveal cards from the City Deck until a Mercenary turns up, and add it to The Docks.",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), OTHER, ids=[text[:60] for text, _ in OTHER])
def test_near_misses(text, sentence):
    """A text that is near to a wording and says something else is not read as the same."""
    assert data(text) != data(sentence)


@pytest.mark.parametrize(
    "text",
    [
        "City Action: Pressure with Finesse. You lose ties. If successful, claim the location.",
        "City Action: Your performer equips target attachment from The Docks without paying. If they are at The Docks, it has -2 cost.",
        "City Action: Your performer equips target attachment from The Docks.",
        "Reaction: When your round ends • Equip this card to your performer from your dueling line, paying its cost.",
        "Reaction: At the beginning of High Drama • Recruit an available Mercenary to your Home. Its cost is reduced by your Leader's Finesse.",
        "Players can intervene at The Docks only if they added a Renown there today.",
        "Players can intervene at The Docks if they added or moved a Renown there today.",
        "Scheme: The player with the fewest characters gains a Renown. (Most cannot tie.)",
        "Action: Draw two cards. Sink one, and add the last to a location facedown.",
    ],
)
def test_left_unread(text):
    """What says more or less than the vocabulary has is an error, and no guess."""
    with pytest.raises(Unreadable):
        read_text(text, "Bo")


def test_below_the_bar():
    """What is carried out below the bar is no Passive ability; what holds is one."""
    done = "When this scheme is revealed, draw a card. | Add a City Card to each City location. Then, draw a card."
    held = "When this scheme is revealed, draw a card. | Each enemy character has -1 Combat."
    assert [a.kind for a in read_text(scheme_text(done, "Bo"), "Bo")[0]] == ["Reveal", "Scheme"]
    assert [a.kind for a in read_text(scheme_text(held, "Bo"), "Bo")[0]] == ["Reveal", "Passive"]
