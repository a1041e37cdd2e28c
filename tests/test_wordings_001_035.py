"""What cards say in print, in words that differ from those of the vocabulary, with other names, numbers and traits."""

import pytest

from judgekit.engine.cast import Ability
from judgekit.engine.errors import Unreadable
from judgekit.games.five_sails.texts.sentences import read_text

NAME = "Bram Vale"


PARTS = ("kind", "qualifiers", "keywords", "trigger", "conditions", "costs", "effects", "targets")


def bare(value):
    """What a value says: of abilities, those that are given to others too, all but their words."""
    if isinstance(value, Ability):
        return tuple(bare(getattr(value, part)) for part in PARTS)
    return tuple(map(bare, value)) if isinstance(value, tuple) else value


def said(text, name=NAME):
    """What the abilities of a text say."""
    return bare(read_text(text, name)[0])


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("With 4 players, place this location outside the [Docks].", "With 4 or more players, this location lies beyond The Docks."),
        ("During set-up, show a Sailor from your deck and add it to your hand.", "In set-up, show a Sailor of your deck and take it into your hand."),
        (
            "At setup, search your deck for a Pistol attachment, reveal it, and put it into your hand.",
            "In set-up, show a Pistol attachment of your deck and take it into your hand.",
        ),
        ("In pressures, while you have a Pirate there, your total gains +2.", "In pressures, your total has +2 where you control a Pirate."),
        (
            "In pressures, add +1 to your total if you have a Pirate at the pressured location.",
            "In pressures, your total has +1 where you control a Pirate.",
        ),
        ("Bram gains +2 [Influence] when he parleys.", "When this character parleys, they have +2 Influence."),
        ("At setup, take a Sailor from your deck into your hand.", "In set-up, show a Sailor of your deck and take it into your hand."),
        ("Bram gains +1 [Combat] for each Renown here.", "Bram has +1 Combat for each Renown at this location."),
        ("Your Pirates gain Negotiable.", "Each friendly Pirate has the trait Negotiable."),
        ("Enemy Mercenaries have Brute.", "Each enemy Mercenary has the trait Brute."),
        ("Each character you control gains Musketeer.", "Each friendly character has the trait Musketeer."),
        ("When Bram gambles, reveal two additional cards.", "When this character gambles, reveal 2 more card."),
        ("Whenever Bram gambles, he reveals one extra card.", "When this character gambles, reveal 1 more card."),
        (
            "Bram can challenge characters opposing your Pirates at an adjacent location. When he does so, he moves there.",
            "This character can challenge whoever opposes a friendly Pirate at an adjacent location, and moves there then.",
        ),
        ("Mercenaries cannot be discarded to pay for this card.", "No Mercenary can be spent on this card."),
        ("While paying for this card, you cannot spend Pirates.", "No Pirate can be spent on this card."),
        (
            "If you control a Pirate at the location of the challenge, this card has -2 cost.",
            "This card costs 2 less while you control a Pirate where the challenge is issued.",
        ),
        ("When Bram parleys, she has +1 [Finesse].", "When this character parleys, they have +1 Finesse."),
        ("While Bram is parleying, he gains +1 [Combat].", "When this character parleys, they have +1 Combat."),
        (
            'The equipped character has: "Reaction: After this character is wounded • Discard this card."',
            "The equipped character has 'Reaction: After the equipped character is wounded • Discard this card.'.",
        ),
    ],
)
def test_what_stands(text, known):
    """Passive abilities: what is so for as long as the card is in play, in set-up, in pressures, for costs, gambles and parleys."""
    assert said(text) == said(known)


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("Action: Target enemy character loses Duelist.", "Action: Target enemy character loses the trait Duelist."),
        ("Action: Target Thug loses Brute until the end of the Day.", "Action: Target Thug loses the trait Brute until the end of the Day."),
        (
            "Action: Look at the top card of your deck. If it is a Musketeer, put it into your hand. "
            "Otherwise, you may put it on the bottom of your deck.",
            "Action: Look at the top 1 card of your deck. Put a revealed Musketeer card into your hand. Sink any number of the revealed cards. "
            "Put the rest back on top.",
        ),
        (
            "Technique: Reveal the top card of your deck, or three cards instead if you control a Pirate here. Sink any number of those cards.",
            "Technique: Reveal the top 1 card of your deck, or if you control a Pirate here, reveal the top 3 cards of your deck instead. "
            "Sink any number of the revealed cards. Put the rest back on top.",
        ),
        (
            "Action: Engage Bram • Recruit target available Pirate at this location. It costs 2 instead of its printed cost and loses Negotiable.",
            "Action: Engage this character • Recruit target available Pirate here at a cost of 2 instead of its own.",
        ),
        (
            "City Action: Engage Bram • Reveal cards of the City Deck until you turn over a Duelist. "
            "Bram may recruit them and parley although he is engaged. Sink the rest.",
            "City Action: Engage this character • Reveal cards from the City Deck until a Duelist turns up. "
            "This character may recruit a revealed Duelist and parley for it although engaged. Sink the rest.",
        ),
        (
            "Action: Reveal cards of the City Deck until you see an attachment. Put it into your hand. Sink the rest.",
            "Action: Reveal cards from the City Deck until an attachment turns up. Put a revealed attachment into your hand. Sink the rest.",
        ),
        (
            "Action: Reveal cards of the City Deck until you see a Duelist. Place it at [Docks]. Sink the others.",
            "Action: Reveal cards from the City Deck until a Duelist turns up, and add it to The Docks.",
        ),
        (
            "Technique: Look at the top card of your deck. If Bram is wounded, look at the top three cards instead. Sink any number of them.",
            "Technique: Look at the top 1 card of your deck, or if this character is wounded, look at the top 3 cards of your deck instead. "
            "Sink any number of the revealed cards. Put the rest back on top.",
        ),
        (
            "City Action: Destroy Bram • Move up to two target Thugs to that location.",
            "City Action: Destroy this character • Move up to two target Thugs at any location to this location.",
        ),
        (
            "Technique: Look at the top two cards of the adversary's deck. Sink any number of them. Put the rest back in any order.",
            "Technique: Look at the top 2 cards of the adversary's deck. Sink any number of the revealed cards. Put the rest back in any order.",
        ),
        ("Action: If you control this location • You can draw a card.", "Action: If you control this location • You may draw a card."),
        ("City Action: Wound your performing character • Draw a card.", "City Action: Wound your performer • Draw a card."),
        ("Action: Destroy your performing Thug • Draw a card.", "Action: If your performer is a Thug, destroy your performer • Draw a card."),
        (
            "City Action: Engage Bram • Move target Musketeer to that location.",
            "City Action: Engage this character • Move target Musketeer at any location to this location.",
        ),
        (
            "Technique: If Bram has at least as many wounds as the adversary • +1 Riposte.",
            "Technique: If this character has as many wounds as the adversary or more • +1 Riposte.",
        ),
        (
            "Technique: If your participant has an equal number of or more wounds than the adversary • +1 Riposte.",
            "Technique: If your participant has as many wounds as the adversary or more • +1 Riposte.",
        ),
        (
            "Action: Bring target Sailor from your discard pile into play at this location for free.",
            "Action: Put target Sailor in your discard pile into play at this location.",
        ),
        (
            "Action: Equip this card to an enemy character here. Discard it when the Day ends.",
            "Action: Equip this card to a chosen enemy character here. When this Day ends, discard this card.",
        ),
        (
            "Action: Equip this card to target character. It is destroyed at the end of the duel.",
            "Action: Equip this card to target character. When the duel ends, destroy this card.",
        ),
        (
            "Action: Equip this card to target character. At the end of the duel, destroy it.",
            "Action: Equip this card to target character. When the duel ends, destroy this card.",
        ),
        (
            "Action: Pressure target City location with [Finesse]. You may move any number of your adjacent Pirates there. "
            "Gain +2 for each Pirate moved this way. If successful, claim it.",
            "Action: Let each adjacent Pirate of yours that you like move to target City location, and pressure it with Finesse, "
            "each of them adding 2. If it succeeds, claim the pressured location.",
        ),
        (
            "Action: Engage your opposed performer • Pressure this location with [Combat]. Target opposing character adds to your total instead.",
            "Action: Engage your performer • Pressure with Combat, "
            "where the Combat of target opposing character adds to your total instead of theirs.",
        ),
        ("Action: Engage your opposed performer • Draw a card.", "Action: If your performer is opposed, engage your performer • Draw a card."),
        (
            "Maneuver: +1 Thrust. You may discard a card after your round ends. If you do, draw a card.",
            "Maneuver: +1 Thrust. After your participant's round ends, you may discard a card in order to draw a card.",
        ),
        ("Action: Wound your Thug or discard a card • Draw a card.", "Action: Either wound a Thug you control or discard a card • Draw a card."),
    ],
)
def test_what_is_done(text, known):
    """Actions, Techniques and Maneuvers: what is paid for them and what they do."""
    assert said(text) == said(known)


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("Forced: After an enemy character en gardes • Draw a card.", "Forced: After an enemy character becomes en garde • Draw a card."),
        ("Reaction: After Bram has issued a challenge • Draw a card.", "Reaction: After this character issues a challenge • Draw a card."),
        ("Reaction: After your Red Hand is destroyed here • Draw a card.", "Reaction: After a friendly Red Hand here is destroyed • Draw a card."),
        ("Reaction: After you claimed a location • Draw a card.", "Reaction: After you claim a location • Draw a card."),
        (
            "Reaction: After you claim a location with an opposing character • Draw a card.",
            "Reaction: After you claim a location that has an enemy character • Draw a card.",
        ),
        (
            "Reaction: When a challenge is issued here • Engage the challenger or the character she has challenged.",
            "Reaction: When a challenge is issued here • Choose one: engage the challenger, or engage the challenged character.",
        ),
        (
            "Reaction: After Bram used a Strega ability, or such an ability targeted a character here • Wound him. "
            "He performs a copy of that ability, paying its costs.",
            "Reaction: After this character performs a Strega ability or one targets a character here • Wound this character. "
            "This character performs a copy of that ability at all its costs, with targets chosen anew.",
        ),
        (
            "Reaction: When an opponent targets Bram, you may put a Pirate from your hand into play here, ignoring its cost • "
            "That opponent targets a friendly Pirate here instead. If that Pirate was targeted this way, draw a card.",
            "Reaction: When an ability of an opponent targets this character, you may bring a Pirate of your hand into play here • "
            "The opponent targets a friendly Pirate here instead of this character. If it succeeds, draw a card.",
        ),
        (
            "Reaction: When one or more of your attachments are targeted by an opponent, discard a card • Cancel the effects.",
            "Reaction: When an ability of an opponent targets a friendly attachment, discard a card • Cancel it.",
        ),
        (
            "Reaction: When any of your characters are targeted, discard a Musketeer from your hand or destroy your Pirate • Cancel the effects.",
            "Reaction: When an ability targets a friendly character, "
            "either discard a Musketeer from your hand or destroy a Pirate of yours • Cancel it.",
        ),
    ],
)
def test_what_answers(text, known):
    """Reactions and Forced abilities: what they answer, what is paid for them and what they do."""
    assert said(text) == said(known)


@pytest.mark.parametrize(
    ("text", "known", "name"),
    [
        ("With two or more players, put Old Mill beyond [Forums].", "With 2 or more players, this location lies beyond The Forums.", "Old Mill"),
        ("With three or more players, Old Mill lies outside of [Docks].", "With 3 or more players, this location lies beyond The Docks.", "Old Mill"),
        ("Action: If you control Ole's Inn • Gain a Renown.", "Action: If you control this location • Gain 1 Renown.", "Ole's Inn"),
        (
            "Action: Target enemy character at Rosa's location loses Brute.",
            "Action: Target enemy character here loses the trait Brute.",
            "Captain Rosa Thorn",
        ),
        ("City Action: Engage Rosa • Move Rosa Home.", "City Action: Engage this character • Move this character Home.", "Doña Rosa Thorn"),
    ],
)
def test_its_own_name(text, known, name):
    """A card speaks of itself by its name: a location, or somebody with a title who is called without it."""
    assert said(text, name) == said(known, name)


APART = [
    ("With 3 players, place this location outside of [Docks].", "With 3 or more players, this location lies beyond The Docks."),
    ("In pressures, if you control a Pirate at this location, your total gains +2.", "In pressures, your total has +2 where you control a Pirate."),
    ("Action: Target enemy character loses Combat.", "Action: Target enemy character loses the trait Combat."),
    ("Action: Target opponent loses Renown.", "Action: Target opponent loses 1 Renown."),
    ("Bram gains Weapon.", "Bram has the trait Weapon."),
    ("Your characters gain Lethal.", "Each friendly character has the trait Lethal."),
    (
        "Action: Recruit target available Pirate here. It has 2 cost instead of its printed cost.",  # and is parleyed with
        "Action: Recruit target available Pirate here at a cost of 2 instead of its own.",
    ),
    ("When Bram gambles, reveal a card.", "When this character gambles, reveal 1 more card."),
    (
        "Technique: If Bram has more wounds than the adversary • +1 Riposte.",
        "Technique: If this character has as many wounds as the adversary or more • +1 Riposte.",
    ),
    (
        "Action: Look at the top card of your deck. If it is a Musketeer, put it into your hand. Otherwise, sink it.",
        "Action: Look at the top 1 card of your deck. Put a revealed Musketeer card into your hand. Sink any number of the revealed cards. "
        "Put the rest back on top.",
    ),
    (
        "Reaction: After a character moves • Move target character to that location.",
        "Reaction: After a character moves • Move target character at any location to this location.",
    ),
    (
        "Action: Wound target character at an adjacent location. Move target Thug to that location.",
        "Action: Wound target character at an adjacent location. Move target Thug at any location to this location.",
    ),
    (
        "Reaction: When an opponent targets a character you control • The opponent targets your Thug here instead.",
        "Reaction: When an ability of an opponent targets a friendly character • "
        "The opponent targets a friendly Thug here instead of this character.",
    ),
    ("Thugs cannot be spent.", "No Thug can be spent on this card."),
    (
        "Action: Equip this card to target character. Wound it at the end of the Day.",
        "Action: Equip this card to target character. When this Day ends, wound this card.",
    ),
    ("When Bram parleys, Rufio gains +1 Influence.", "When this character parleys, they have +1 Influence."),
    (
        "Maneuver: After your round ends, you may discard a card. If you do, draw a card and gain a Renown.",
        "Maneuver: After your participant's round ends, you may discard a card in order to draw a card.",
    ),
    (
        "Maneuver: After your round ends, wound the adversary. If you do, draw a card.",
        "Maneuver: After your participant's round ends, wound the adversary. Draw a card.",
    ),
    (
        "Maneuver: After the duel ends, you may discard a card. If you do not, draw a card.",
        "Maneuver: When the duel ends, you may discard a card. If you do not, draw a card.",
    ),
    (
        "Action: Reveal cards of the City Deck until you see an attachment. Destroy it.",
        "Action: Reveal cards from the City Deck until an attachment turns up. Destroy this card.",
    ),
    (
        "Bram may challenge characters opposing your Pirates at adjacent locations.",  # and stays where he is
        "This character can challenge whoever opposes a friendly Pirate at an adjacent location, and moves there then.",
    ),
    (
        "Action: Pressure target City location with Influence. You may move any number of your adjacent Pirates there. "
        "Gain +1 for each Thug moved this way.",
        "Action: Let each adjacent Pirate of yours that you like move to target City location, "
        "and pressure it with Influence, each of them adding 1.",
    ),
    ("Action: Engage your opposed performer • Draw a card.", "Action: Engage your performer • Draw a card."),
    ("Action: Target Rosa is wounded.", "Action: Wound this character."),  # one of that Trait
]


@pytest.mark.parametrize(("text", "other"), APART)
def test_what_says_something_else(text, other):
    """Near to one of these sentences, and not the same: it is read as something else, or not at all."""
    try:
        mine = said(text, "Captain Rosa Thorn" if "Rosa" in text else NAME)
    except Unreadable:
        return
    try:
        assert mine != said(other)
    except Unreadable:
        return
