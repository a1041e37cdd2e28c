"""Ways of speaking that cards use, and the vocabulary's sentence for each: both are read as the same."""

from dataclasses import replace

import pytest

from judgekit.engine.errors import Unreadable
from judgekit.games.five_sails.texts.sentences import read_text

SAME = [
    # Several of whom something is so while they are somewhere or in some state
    (
        "While your Duelists are at a location with three or more Renown, they have -1 Finesse.",
        "Each friendly Duelist at a location with 3 or more Renown has -1 Finesse.",
    ),
    ("While enemy characters are here, they get -1 Combat.", "Each enemy character here has -1 Combat."),
    (
        "While Ada is at a location with two or fewer Renown, she has +1 Combat.",
        "While there are 2 or fewer Renown at this location, Ada has +1 Combat.",
    ),
    ("While Ada is at a location with no Renown, she has +1 Combat.", "While there is no Renown at this location, Ada has +1 Combat."),
    ("During pressures, while Ada is en garde, she gains +1 Influence.", "While Ada is en garde, in pressures, Ada has +1 Influence."),
    (
        "While Ada is at The Forums, if she is wounded, she cannot be issued challenges.",
        "While Ada is at The Forums, while Ada is wounded, Ada cannot be challenged.",
    ),
    # Pressures
    (
        "City Action: Pressure with Finesse counting only non-Duelist characters. You win even if tied. If successful, draw a card.",
        "City Action: Pressure with Finesse counting only each non-Duelist character, where a tie is enough. If it succeeds, draw 1 card.",
    ),
    (
        "City Action: Pressure with Combat. It succeeds even if tied. If successful, gain a Renown.",
        "City Action: Pressure with Combat, where a tie is enough. If it succeeds, gain 1 Renown.",
    ),
    (
        "City Action: Pressure with Finesse. If it succeeds, discard a City Card and muster at this location.",
        "City Action: Pressure with Finesse. If it succeeds, discard a chosen available card here and muster a character of your Approach Deck here.",
    ),
    # The performer, and somebody with it
    ("Action: Heal a wound from your engaged performer.", "Action: Your performer must be an engaged character. Heal a wound from your performer."),
    (
        "City Action: Engage your Pirate performer • Draw a card.",
        "City Action: Engage your performer • Your performer must be a Pirate. Draw 1 card.",
    ),
    (
        "Action: Target friendly character • They and your Leader both en garde.",
        "Action: Target friendly character • En garde that character. En garde your leader.",
    ),
    (
        "Action: Your Leader and target friendly character each engage and go Home.",
        "Action: Engage your leader. Engage target friendly character. Move your leader Home. Move that character Home.",
    ),
    (
        "Action: Move your performer to any City location. You may engage them. If you do, move one of your other Pirates from "
        "where they were to this location.",
        "Action: Move your performer to any City location. You may engage your performer. If you do, move a chosen friendly "
        "Pirate where your performer was to this location.",
    ),
    # Duels
    (
        "City Action: Issue a Finesse challenge to target opposing character. "
        "The first character to wound the other steals 2 Renown from their controller.",
        "City Action: The first participant to wound the other takes 2 Renown from their player. Issue a Finesse challenge to "
        "target opposing character.",
    ),
    (
        "Action: Target opposing character issues a Finesse challenge to one of your characters of their choice.",
        "Action: Target opposing character issues a Finesse challenge to a character of yours that its controller chooses.",
    ),
    ("Your adversaries get -1 Combat.", "The adversary has -1 Combat."),
    ("When Ada gambles, reveal two extra cards.", "When Ada gambles, reveal 2 more card."),
    ("Each adversary at this location gets -1 Combat.", "While the adversary is here, the adversary has -1 Combat."),
    ("When Ada gambles in a duel, she reveals an extra card.", "When Ada gambles, reveal 1 more card."),
    (
        "Technique: While the adversary is here, they reveal two less cards when gambling.",
        "Technique: While the adversary is here, they reveal 2 card fewer when gambling.",
    ),
    (
        "Maneuver: Reveal cards from your deck equal to the adversary's Influence. Play one of them as a further combat card "
        "and sink the others. Use a Maneuver on it, paying its costs.",
        "Maneuver: Reveal as many cards of your deck as the adversary has Influence. Play a revealed card as a further combat "
        "card and sink the rest. Use a Maneuver of the further combat card, paying its costs.",
    ),
    (
        "Maneuver: Target the adversary's Armor • Its controller may destroy it. If they do not, engage them.",
        "Maneuver: Target Armor attachment equipped to the adversary • Their controller may destroy that attachment. If they "
        "do not, engage the adversary.",
    ),
    (
        "Maneuver: If the adversary is wounded, this card has -2 cost • Draw a card.",
        "Maneuver: This card costs 2 less while the adversary is wounded • Draw 1 card.",
    ),
    (
        "Maneuver: Wound the adversary. If they were already wounded, draw a card.",
        "Maneuver: Wound the adversary. If they were wounded, draw 1 card.",
    ),
    (
        "Technique: Reveal and put back the top card of the adversary's deck. When the adversary's next round begins, they may "
        "discard 2 cards to play it as their combat card. If they do not, engage them.",
        "Technique: Reveal the top 1 card of the adversary's deck. Remember the revealed card. "
        "Put the rest back on top. When the adversary's next round begins, they may discard 2 card to play the remembered card as their combat card. "
        "When the adversary's next round begins, if the remembered card is not the combat card, engage the adversary.",
    ),
    ("Technique: Reveal and replace the top card of your deck.", "Technique: Reveal the top 1 card of your deck. Put the rest back on top."),
    # What is answered
    (
        "Reaction: After a player discards a card because of one of your effects • Gain a Renown.",
        "Reaction: After a player discards a card by your effect • Gain 1 Renown.",
    ),
    (
        "Reaction: After an opponent plays or discards a card of the same name as the revealed card • Draw a card.",
        "Reaction: After an opponent plays or discards a card named like the remembered card • Draw 1 card.",
    ),
    (
        "Reaction: When you announce an ability • It resolves as though you were not the first player.",
        "Reaction: When you announce an ability • That ability resolves as if you were not the first player.",
    ),
    (
        "Forced: After Planning ends • Reveal a random card from an opponent's hand.",
        "Forced: After Planning ends • Reveal a random card of an opponent's hand and remember it.",
    ),
    (
        "City Reaction: After a duel in which your performer's adversary was destroyed • Draw a card.",
        "City Reaction: After a duel in which the adversary of your character was destroyed • Your performer must be a participant. Draw 1 card.",
    ),
    (
        "Forced: When this risk is played in a duel and if you control a Pirate • Engage them. Move your participant to their location.",
        "Forced: When you play this card in a duel, if you control a Pirate at any location • Engage a chosen friendly Pirate "
        "at any location. Move your participant to the location of that character.",
    ),
    (
        "Forced: When your round ends • Return this card from your dueling line to your hand.",
        "Forced: When your round ends with this card in your dueling line • Return this card to your hand.",
    ),
    # Places, targets, attachments
    ("Scheme: Add 2 Renown to a City location that has no Renown.", "Scheme: Add 2 Renown to a City location without Renown."),
    (
        "Action: Target a location with only Mercenaries or nobody • It becomes uncontrolled.",
        "Action: Target City location with Mercenaries only or nobody • It becomes uncontrolled.",
    ),
    ("City Action: If Ada is at The Forums • Claim it.", "City Action: If Ada is at The Forums • Claim The Forums."),
    (
        "City Action: Target an opposing character equipped with a Weapon • Engage it.",
        "City Action: Target opposing character with a Weapon equipped • Engage it.",
    ),
    (
        "Action: If you control a wounded Pirate here • Move them Home.",
        "Action: If you control a wounded Pirate here • Move a chosen friendly wounded Pirate here Home.",
    ),
    (
        "Forced: When played in a duel and if you control a Leader • Move your participant to their location.",
        "Forced: When you play this card in a duel, if you control a Leader at any location • "
        "Move your participant to the location of a chosen friendly Leader at any location.",
    ),
    (
        "Action: If you control a Pirate • They gain +1 Combat this Day.",
        "Action: If you control a Pirate at any location • A chosen friendly Pirate at any location gains +1 Combat this Day.",
    ),
    (
        "City Action: Target an adjacent enemy character equipped with an Armor • Move Ada to its location.",
        "City Action: Target adjacent enemy character with an Armor equipped • Move Ada to their location.",
    ),
    ("Your Pirates gain Duelist.", "Each friendly Pirate has the trait Duelist."),
    ("Only equip to your Pirate.", "This card can be equipped only to a friendly Pirate."),
    ("Maneuver: Target an attachment of the adversary • Destroy it.", "Maneuver: Target attachment equipped to the adversary • Destroy it."),
    ("Action: Ada and target friendly character go Home.", "Action: Move Ada Home. Move target friendly character Home."),
    (
        "City Action: Target an opposing character, or three instead by discarding two cards • Wound each targeted character.",
        "City Action: Target opposing character or 3 instead by discarding 2 cards • Wound each target.",
    ),
    (
        "City Action: Target opposing character • If its controller has more cards in hand than you, wound it.",
        "City Action: Target opposing character • If the controller of that character has more cards in hand than you, wound that character.",
    ),
    (
        "When a character opposing Ada equips an attachment, that card gains +2 cost.",
        "When an opposing character equips an attachment, it has +2 cost.",
    ),
    (
        "May only equip to a non-Pirate and they get +1 Combat.",
        "This card can be equipped only to a non-Pirate character. The equipped character has +1 Combat.",
    ),
]


def data(text, name="Ada Vance"):
    """What a text says, without its wording."""
    return [replace(a, text="", early_targets=0) for a in read_text(text, name)[0]]


@pytest.mark.parametrize(("said", "known"), SAME)
def test_is_read_as_the_vocabulary_says_it(said, known):
    """The same parts in the same order, nothing lost and nothing added."""
    assert data(said) == data(known)


def test_somebody_with_a_nickname_is_called_without_it():
    """The card speaks of them by the name alone."""
    said, known = "City Action: If Ada's location has no Renown • Draw a card.", "City Action: If there is no Renown at this location • Draw 1 card."
    assert data(said, '"Boss" Ada') == data(known)
    assert data("While Ada is wounded, she has +1 Combat.", '"Boss" Ada') == data("While Ada is wounded, she has +1 Combat.")


OTHER = [
    (
        "City Action: Pressure with Combat. You do not succeed if tied. If successful, gain a Renown.",
        "City Action: Pressure with Combat, where a tie is enough. If successful, gain a Renown.",
    ),
    (
        "Action: Target enemy character issues a Combat challenge to one of your characters. (Your choice.)",
        "Action: Target enemy character issues a Combat challenge to a character of yours that its controller chooses.",
    ),
    (
        "Reaction: When you announce an ability • It resolves as if you were the first player.",
        "Reaction: When you announce an ability • That ability resolves as if you were not the first player.",
    ),
    (
        "Reaction: After an opponent discards a card because of an enemy effect • Draw a card.",
        "Reaction: After an opponent discards a card by your effect • Draw a card.",
    ),
    ("Scheme: Add 2 Renown to a location with Renown.", "Scheme: Add 2 Renown to a location without Renown."),
    (
        "Maneuver: While the adversary is wounded, this card has +2 cost • Draw a card.",
        "Maneuver: This card costs 2 less while the adversary is wounded • Draw a card.",
    ),
    (
        "Maneuver: Reveal cards from your deck equal to the adversary's Finesse. Play one as your combat card and sink the rest.",
        "Maneuver: Reveal as many cards of your deck as the adversary has Finesse. Play a revealed card as a further combat card and sink the rest.",
    ),
    (
        "Action: If your wounded performer is at The Docks, draw a card.",
        "Action: Your performer must be a wounded character. If your performer is at The Docks, draw a card.",
    ),
    (
        "Action: Your performer and target friendly character both engage or go Home.",
        "Action: Engage your performer. Engage target friendly character. Move your performer Home. Move that character Home.",
    ),
    (
        "Reaction: After an enemy character moves to this location, if you control a Pirate • Wound them.",
        "Reaction: After an enemy character moves to this location, if you control a Pirate at any location • "
        "Wound a chosen friendly Pirate at any location.",
    ),
    (
        "Forced: When your round ends • Return this card to your hand.",
        "Forced: When your round ends with this card in your dueling line • Return this card to your hand.",
    ),
    (
        "City Action: Pressure with Influence counting only Duelists. If successful, draw a card.",
        "City Action: Pressure with Influence counting only each Duelist, where a tie is enough. If successful, draw a card.",
    ),
    ("City Action: If Ada is at The Forums • Claim this location.", "City Action: If Ada is at The Forums • Claim The Forums."),
    (
        "May only equip to a Pirate and they get +1 Combat.",
        "This card can be equipped only to a non-Pirate character. The equipped character has +1 Combat.",
    ),
    ("While your Duelists are wounded, you gain +1 Influence.", "Each friendly wounded Duelist has +1 Influence."),
]


@pytest.mark.parametrize(("said", "known"), OTHER)
def test_what_says_something_else_is_not_read_as_the_same(said, known):
    """It is something else, or not understood at all."""
    try:
        read = data(said)
    except Unreadable:
        return
    assert read != data(known)


@pytest.mark.parametrize(
    "said",
    [
        "Action: If there is an enemy character here • Wound them.",
        "Action: If you control a Pirate, draw a card and wound them.",
        "While there is an enemy character here, they have -1 Combat.",
    ],
)
def test_whom_nobody_has_chosen_is_not_taken_for_the_performer(said):
    """A condition has spoken of somebody else: of whom more is said, that is not told."""
    with pytest.raises(Unreadable):
        read_text(said, "Ada Vance")
