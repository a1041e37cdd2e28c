"""Ways in which cards speak, and the sentences of the vocabulary that say the same; near misses, which say something else."""

import pytest

from judgekit.engine.errors import Unreadable
from judgekit.games.five_sails.texts.sentences import read_text

ONCE_ENGAGED = "Once per Day, this character can issue a challenge or intervene while engaged."
TAKES_THREAT = "When this character intervenes, no combat card is played for them, and the threat becomes wounds."
NO_RENOWN = "This card can be discarded only while it has no Renown."
EITHER_THREAT = "Technique: Choose one: add {n} threat to the pool of a chosen participant, or remove {n} threat from the pool of that character."
IN_REACH = "Action: Destroy this card • Equip a chosen {what} in your hand or available to your performer without paying."
HANDED = (
    "Action: Let a chosen {what} here equipped to a character you control pass to a chosen friendly character here who does not bear it. Draw a card."
)
SAME = [
    # who stays in the City, and what is put back
    (
        "Reaction: After Dusk begins • You may choose another of your characters here. If you do, that character does not go Home in Dusk "
        "and you draw a card.",
        "Reaction: After Dusk begins • You may let a chosen other friendly character here stay here during Dusk. If you do, draw a card.",
    ),
    ("Action: Target Sailor does not move Home during Dusk.", "Action: Let target Sailor stay here during Dusk."),
    (
        "Action: Look at the top two cards of your deck. Return them on top in any order.",
        "Action: Look at the top 2 cards of your deck. Put the rest back in any order.",
    ),
    (
        "Action: Look at the top 4 cards of the City Deck. Replace the rest in any order.",
        "Action: Look at the top 4 cards of the City Deck. Put the rest back in any order.",
    ),
    # what engaged characters may do
    ("Mira may challenge or intervene once per day even if engaged.", ONCE_ENGAGED),
    ("Once each Day, Mira may intervene or issue challenges even when engaged.", ONCE_ENGAGED),
    ("Mira may issue challenges or intervene while engaged.", "Mira can use the Challenge Action while engaged. Mira can intervene while engaged."),
    # what is said of a card of its own
    (
        "Forced: When this card is revealed • Each player places two Renown onto it.",
        "Forced: When this card is revealed • Each player spends 2 Renown to this card.",
    ),
    (
        "Forced: After this card enters a discard pile • Put it at The Docks.",
        "Forced: After this card enters a discard pile • This card goes to The Docks.",
    ),
    ("This card may only be discarded while there is no Renown on it.", NO_RENOWN),
    ("This card cannot be discarded unless it has no Renown.", NO_RENOWN),
    (
        "Forced: When this card is equipped • It must be equipped to your Leader.",
        "Forced: When this card is equipped to anyone but your Leader • Have your Leader bear it.",
    ),
    # costs of attachments, and who bears them
    (
        "When equipping a Poison to one of your characters, it costs 2 more.",
        "When each friendly character equips a Poison attachment, it has +2 cost.",
    ),
    ("While equipping an attachment to your Leader, it has -1 cost.", "When your Leader equips an attachment, it has -1 cost."),
    ("While equipping a Weapon to one of your Sailors, it has -2 cost.", "When a Sailor you control equips a Weapon attachment, it has -2 cost."),
    (
        "Action: Reveal the top two cards of the City Deck. Equip a revealed Weapon to one of your characters here.",
        "Action: Reveal the top 2 cards of the City Deck. Equip a revealed Weapon attachment to a chosen friendly character here, paying its cost.",
    ),
    ("Action: Destroy this card • Equip a Weapon available or in your hand to this character, for free.", IN_REACH.format(what="Weapon attachment")),
    (
        "Action: Destroy this card • Equip an attachment from hand or any City location to your performer, ignoring its cost.",
        IN_REACH.format(what="attachment"),
    ),
    ("Action: Pass a Poison between two characters you control here. Draw a card.", HANDED.format(what="Poison attachment")),
    ("Action: Move an attachment from one of your characters to another of your characters here. Draw a card.", HANDED.format(what="attachment")),
    ("Action: Discard a Weapon • Draw two cards.", "Action: Discard a Weapon attachment of yours • Draw 2 cards."),
    ("This card cannot be engaged or moved from its bearer.", "This card cannot be engaged or moved."),
    # another number of the same
    (
        "Reaction: After your character is wounded • Heal a wound from it, or 3 wounds instead if Mira is a Sailor.",
        "Reaction: After your character is wounded • Heal 1 wound from the triggering character, "
        "or if Mira is a Sailor, heal 3 wounds from the triggering character instead.",
    ),
    (
        "Action: Heal a wound from target Sailor, or two if you control The Forums.",
        "Action: Heal 1 wound from target Sailor, or if you control The Forums, heal 2 wounds from that character instead.",
    ),
    (
        "Action: Draw two cards, or one if an opponent controls The Docks.",
        "Action: Draw 2 cards, or if an opponent controls The Docks, draw 1 card instead.",
    ),
    # the same turns, said in other ways
    ("Forced: After this card is destroyed • Add it to The Docks.", "Forced: After this card is destroyed • This card goes to The Docks."),
    ("Poisons cost 1 less to equip to your characters.", "When each friendly character equips a Poison attachment, it has -1 cost."),
    ("Mira may discard a card instead of engaging to move.", "When this character would engage to move, you can discard a card instead."),
    (
        "Mira cannot issue challenges and her Finesse cannot be increased.",
        "This character cannot issue challenges. The Finesse of this character cannot be increased.",
    ),
    (
        "Action: Engage target opposing character. Move them and Mira together to the same adjacent City location.",
        "Action: Engage target opposing character. Move that character and this character together to an adjacent City location.",
    ),
    (
        "Technique: If Mira's Combat and Influence are equal to or greater than the adversary's • +1 Riposte.",
        "Technique: If both Mira has as much Combat as the adversary or more and Mira has as much Influence as the adversary or more • +1 Riposte.",
    ),
    (
        "Technique: If Mira's Finesse is at least as high as the adversary's • +1 Riposte.",
        "Technique: If Mira has as much Finesse as the adversary or more • +1 Riposte.",
    ),
    (
        "Action: Reveal as many cards from your deck as Mira's Resolve.",
        "Action: Reveal as many cards of your deck as this character has Resolve.",
    ),
    (
        "Action: Reveal the top card of the City Deck. You may equip one revealed Weapon to Mira.",
        "Action: Reveal the top card of the City Deck. You may equip a revealed Weapon attachment to this character, paying its cost.",
    ),
    # duels
    ("When Mira intervenes, no combat card is played. She suffers the threat as wounds and the duel ends.", TAKES_THREAT),
    ("When Mira intervenes, do not play a combat card; take all the threat as wounds.", TAKES_THREAT),
    ("Technique: Add or remove two threat from either participant.", EITHER_THREAT.format(n="two")),
    (
        "Technique: If Mira has greater or equal Finesse and Resolve than the adversary • +1 Parry.",
        "Technique: If both Mira has as much Finesse as the adversary or more and Mira has as much Resolve as the adversary or more • +1 Parry.",
    ),
    (
        "Technique: If Mira has higher Combat and Influence than the adversary • +1 Thrust.",
        "Technique: If both Mira has more Combat than the adversary and Mira has more Influence than the adversary • +1 Thrust.",
    ),
    (
        "Forced: When this character plays a combat card • Destroy this card and gain +2 Thrust.",
        "Forced: When this character plays a combat card • Destroy this card. +2 Thrust.",
    ),
    # pressures and Renown
    (
        "Reaction: When this location is pressured • Only en garde characters and your performer count.",
        "Reaction: When this location is pressured • Only the pressuring performer and characters en garde are counted.",
    ),
    (
        "Action: Move two Renown from The Docks to an adjacent City location, or from The Forums to The Docks.",
        "Action: Choose one: move 2 Renown from The Docks to an adjacent City location, or move 2 Renown from The Forums to The Docks.",
    ),
    ("Pressures here additionally count Finesse.", "Pressures at this location also add Finesse."),
    # values
    (
        "Mira's Influence cannot be reduced and she may parley while engaged.",
        "The Influence of Mira cannot be reduced. Mira can parley while engaged.",
    ),
    (
        "While Mira is engaged, she must be the target of enemy challenges here.",
        "While this character is engaged, enemy challenges must target this character.",
    ),
    (
        "Action: Reveal a number of cards from the City Deck equal to Mira's Finesse.",
        "Action: Reveal as many cards of the City Deck as this character has Finesse.",
    ),
    (
        "Action: Reveal cards from your deck equal to the Influence of target Sailor.",
        "Action: Reveal as many cards of your deck as target Sailor has Influence.",
    ),
    # engaging for something
    (
        "If Mira would engage for issuing a challenge, you may discard a card instead of engaging.",
        "When this character would engage to issue challenges, you can discard a card instead.",
    ),
    (
        "When Mira would engage from claiming, she may suffer a wound instead.",
        "When this character would engage to claim, they can suffer a wound instead.",
    ),
    # what is remembered
    (
        "Forced: After you equip this card • Look at your opponent's Approach Deck, then secretly choose one card from it.",
        "Forced: After this card is equipped • Look at an opponent's Approach Deck and remember a card in it.",
    ),
    (
        "Reaction: When an opponent plays the named card on any Day • Draw a card.",
        "Reaction: When an opponent plays the remembered card • Draw a card.",
    ),
    # what replaces something, and what is done beside
    (
        "Reaction: When Mira would be wounded • Destroy this card and draw a card instead.",
        "Reaction: When Mira would be wounded • Destroy this card instead. Draw a card.",
    ),
]
OTHERWISE = [
    "Reaction: After an attachment is destroyed • Add it to The Docks.",
    "Reaction: After you gain a Renown • Put it on The Docks.",
    "Technique: If Mira's Combat is equal to or greater than 3 • +1 Riposte.",
    "Mira cannot issue challenges and her adversary's Combat cannot be increased.",
    "Once per duel, Mira may intervene or issue challenges even while engaged.",
    "Forced: When this card is revealed • Each opponent spends a Renown to it.",
    "This card may be discarded only while it has Renown.",
    "This card can only be discarded if you control this location.",
    "While equipping an Artifact to an enemy character, it has +1 cost.",
    "Action: Equip an attachment from your hand or your discard pile to your performer, ignoring all costs.",
    "Action: Reveal the top card of the City Deck. Equip a revealed Weapon to your character here, ignoring its cost.",
    "Reaction: When this location is pressured • Count only engaged characters.",
    "When Mira intervenes, do not play a combat card.",
    "When Mira is challenged, do not play a combat card. Take the threat as wounds. The duel ends.",
    "When Mira would engage from moving, you may discard two cards instead of engaging her.",
    "Action: Reveal cards from your deck equal to the number of characters you control.",
    "Action: Move an attachment between two characters at this location.",
    "Reaction: When an opponent plays the chosen card during any round • Draw a card.",
    "Forced: When this card is equipped • It is equipped to another character.",
    "Action: Add a Renown to target Sailor, or two if Mira is a Strega.",
]
"""Nothing of the vocabulary says these."""


def data(text: str) -> list[tuple[object, ...]]:
    """What the abilities of a text do, without their wording."""
    return [(a.kind, a.qualifiers, a.keywords, a.trigger, a.conditions, a.costs, a.effects, a.targets) for a in read_text(text, "Mira Volkov")[0]]


@pytest.mark.parametrize(("said", "known"), SAME)
def test_a_card_says_the_same(said, known):
    """Both wordings are the same data."""
    assert data(said) == data(known)


@pytest.mark.parametrize("said", OTHERWISE)
def test_what_says_something_else_is_not_taken(said):
    """What is not known is refused, not read as something near it."""
    with pytest.raises(Unreadable):
        read_text(said, "Mira Volkov")


def test_a_revealed_card_is_no_card_of_ones_own():
    """Where a card has been revealed, it is what is added."""
    effects = read_text("Action: Reveal the top card of the City Deck. Add it to The Docks.")[0][0].effects
    assert effects[1].name == "add revealed"
