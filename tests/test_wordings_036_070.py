"""Ways of speaking of printed cards: read as the sentence of the vocabulary that says the same, and what is like them is not."""

from dataclasses import replace

import pytest

from judgekit.engine.cast import Ability, Word
from judgekit.engine.errors import Unreadable
from judgekit.games.five_sails.texts.sentences import read_text

SAME = [
    (
        "Bo may intervene by engaging her equipped Armor instead of herself. She may do this even while engaged.",
        "By engaging an Armor attachment equipped to them instead, this character can intervene even while engaged.",
    ),
    (
        "Even if engaged, this character can intervene by engaging an attachment equipped to them instead.",
        "By engaging an attachment equipped to them instead, this character can intervene even while engaged.",
    ),
    (
        "When Bo's duel ends, risks of her dueling line return to your hand instead of being discarded.",
        "When a duel of this character ends, each risk of their dueling line goes into your hand instead.",
    ),
    (
        "When a duel with Bo ends, all attachments from their dueling line are returned to your hand and are not discarded.",
        "When a duel of this character ends, each attachment of their dueling line goes into your hand instead.",
    ),
    ("While using your abilities, Bo may be considered a Duelist.", "This character can count as a Duelist for your abilities."),
    ("Bo may be treated as a Pirate for the costs and effects of your abilities.", "This character can count as a Pirate for your abilities."),
    (
        "When Bo is challenged, if you have an en garde Pirate at this location, they may intervene without engaging.",
        "Each friendly en garde Pirate here can intervene for this character without engaging.",
    ),
    (
        "Whenever Bo is challenged, your other character may intervene without engaging.",
        "Each friendly other character can intervene for this character without engaging.",
    ),
    (
        "This card cannot be moved and can be worn with another Attire.",
        "This card cannot be moved. This card can be equipped beside another Attire.",
    ),
    (
        "May only equip to your character that has an Armor. (If they lose their Armor, destroy this card.)",
        "This card can be equipped only to a friendly character with an Armor equipped. "
        "This card is destroyed once the equipped character has no Armor attachment equipped.",
    ),
    (
        "City Action: Engage your performer's Weapon attachment and target an opposing character with fewer or equal attachments • Wound them.",
        "City Action: Engage a chosen en garde Weapon attachment equipped to your performer, "
        "target opposing character with no more attachments than your performer • Wound that character.",
    ),
    (
        "Action: Discard a card and choose an enemy character • Wound them.",
        "Action: Discard 1 card, target enemy character • Wound that character.",
    ),
    (
        "Action: If there are no wounded Pirates or Duelists here • Draw a card.",
        "Action: If there is no wounded Pirate here, if there is no wounded Duelist here • Draw 1 card.",
    ),
    (
        "Action: If there are no engaged Pirates and no attachments at this location • Draw a card.",
        "Action: If there is no engaged Pirate here, if there is no attachment here • Draw 1 card.",
    ),
    (
        "Action: Target an enemy Pirate • They may engage. If they do not, wound them.",
        "Action: Target enemy Pirate • That character may engage. If they do not, wound that character.",
    ),
    (
        "Maneuver: Until your next round, your target Pirate at this location suffers all wounds your participant would take instead.",
        "Maneuver: Until your next round, target friendly Pirate here suffers wounds instead of your participant.",
    ),
    (
        "Reaction: When a Porté ability targets a card • Engage your performer at that location and cancel its effects.",
        "Reaction: When a Porté ability targets anything • Your performer must be a character where a target is. Engage your performer. Cancel it.",
    ),
    (
        "Maneuver: If your participant has equal or greater Finesse than the adversary, or is wounded • Wound the adversary.",
        "Maneuver: If either your participant has as much Finesse as the adversary or more or your participant is wounded • Wound the adversary.",
    ),
    ("Action: Discard a card, or wound Bo • Draw a card.", "Action: Either discard 1 card or wound this character • Draw 1 card."),
    (
        "Action: Move up to three of your performers from a single location to an adjacent City location.",
        "Action: Move your performer and up to 2 of your characters here together to an adjacent City location.",
    ),
    ("Action: En garde your wounded performer.", "Action: Your performer must be a wounded character. En garde your performer."),
    (
        "Action: Engage your non-leader Pirate performer • Draw a card.",
        "Action: Engage your performer • Your performer must be a non-leader Pirate character. Draw 1 card.",
    ),
    ("Action: Engage your en garde performer • Draw a card.", "Action: Engage your performer • Draw 1 card."),
    (
        "Action: Move Bo to an adjacent City location. If she is wounded, she may move to any City location instead.",
        "Action: Move this character to an adjacent City location, or if this character is wounded, "
        "move this character to any City location instead.",
    ),
    ("Action: Move an adjacent Renown to this location.", "Action: Move 1 Renown from an adjacent location to this location."),
    ("Technique: Swap Bo with a Pirate at this location.", "Technique: Swap this character with a chosen friendly other Pirate here."),
    (
        "Your other Pirates here cannot be moved by an opponent's abilities.",
        "Opponents cannot move each friendly other Pirate here with their abilities.",
    ),
    (
        "Reaction: When Bo issues a challenge • Target opposing character cannot intervene.",
        "Reaction: When this character issues a challenge • Until the end of the duel, target opposing character cannot intervene.",
    ),
    (
        "City Reaction: After an opposing character moved to an adjacent City location • Move Bo to their new location.",
        "City Reaction: After an enemy character moves from this location, if the triggering character is a character in an adjacent City location "
        "• Move this character to the location of the triggering character.",
    ),
    (
        "City Reaction: After an enemy character moves to an adjacent City location • Draw a card.",
        "City Reaction: After an enemy character moves, if the triggering character is a character in an adjacent City location • Draw 1 card.",
    ),
    (
        "Technique: +1 Parry. If the adversary is wounded, you may +2 Thrust instead.",
        "Technique: +1 Parry, or if the adversary is wounded, choose one: +1 Parry, or +2 Thrust instead.",
    ),
    (
        "Technique: +1 Parry. If the adversary is wounded, you may instead +2 Thrust.",
        "Technique: +1 Parry, or if the adversary is wounded, choose one: +1 Parry, or +2 Thrust instead.",
    ),
    (
        "Technique: +1 Parry. If the adversary is wounded, instead +2 Thrust.",
        "Technique: +1 Parry, or if the adversary is wounded, +2 Thrust instead.",
    ),
    (
        "Action: Heal a wound from target Pirate. If you control this location, you may move them Home instead.",
        "Action: Heal a wound from target Pirate, or if you control this location, "
        "choose one: heal a wound from that character, or move them Home instead.",
    ),
    (
        "Action: Wound Bo • Move target Pirate you control from her location to another.",
        "Action: Wound this character • Move target friendly Pirate here to any location.",
    ),
    (
        "Bo ignores wounds from Curses and Cursed abilities she performs.",
        "This character ignores wounds from Curse cards and from Cursed abilities that they perform.",
    ),
    (
        "Reaction: After you place a Renown on a location, discard a card • Add another Renown to that location.",
        "Reaction: After you add Renown to a location, discard 1 card • Add 1 Renown to that location.",
    ),
    (
        "Bo can intervene even while engaged by engaging an equipped Pistol instead.",
        "By engaging a Pistol attachment equipped to them instead, this character can intervene even while engaged.",
    ),
    (
        "At the end of Bo's duel, return risks of her dueling line to your hand instead of discarding them.",
        "When a duel of this character ends, each risk of their dueling line goes into your hand instead.",
    ),
    ("When using your abilities, you may consider Bo a Duelist.", "This character can count as a Duelist for your abilities."),
    ("Your Pirates here may intervene for Bo without engaging.", "Each friendly Pirate here can intervene for this character without engaging."),
    (
        "Destroy this card if the equipped character loses their last Armor.",
        "This card is destroyed once the equipped character has no Armor equipped.",
    ),
    (
        "City Action: Engage one of your performer's attachments, target opposing character with an Armor • Wound them.",
        "City Action: Engage a chosen en garde attachment equipped to your performer, target opposing character with an Armor equipped "
        "• Wound that character.",
    ),
    (
        "Action: If no Pirates and no Duelists are engaged here • Draw a card.",
        "Action: If there is no engaged Pirate here, if there is no engaged Duelist here • Draw 1 card.",
    ),
    (
        "Action: If there are neither wounded Pirates nor engaged Duelists here • Draw a card.",
        "Action: If there is no wounded Pirate here, if there is no engaged Duelist here • Draw 1 card.",
    ),
    (  # what is said of the second alone is not lost, and not said of the first
        "Action: If there are neither Mercenaries nor available attachments • Draw a card.",
        "Action: If there is no Mercenary, if there is no available attachment • Draw 1 card.",
    ),
    (
        "Action: If there are no available Mercenaries and no attachments • Draw a card.",
        "Action: If there is no available Mercenary, if there is no attachment • Draw 1 card.",
    ),
    (
        "Action: Wound target Pirate unless they engage.",
        "Action: Target Pirate may engage. If they do not, wound that character.",
    ),
    (
        "City Action: Move target opposing Pirate Home unless she engages herself.",
        "City Action: Target opposing Pirate may engage. If they do not, move that character Home.",
    ),
    (
        "Forced: When your round ends, unless the adversary is a Duelist • Wound the adversary.",
        "Forced: When your round ends, if it is not so that the adversary is a Duelist • Wound the adversary.",
    ),
    (
        "Maneuver: Until your next round, your target Duelist here suffers wounds in place of your participant.",
        "Maneuver: Until your next round, target friendly Duelist here suffers wounds instead of your participant.",
    ),
    (
        "Reaction: When an opponent's Porté ability targets a character • Draw a card.",
        "Reaction: When an enemy Porté ability targets a character • Draw 1 card.",
    ),
    (
        "Maneuver: If your participant's Finesse is equal to or higher than the adversary's • +1 Parry.",
        "Maneuver: If your participant has as much Finesse as the adversary or more • +1 Parry.",
    ),
    (
        "Action: Move one or two performing characters from this location to an adjacent City location. They move together.",
        "Action: Move your performer and up to 1 of your characters here together to an adjacent City location.",
    ),
    ("Action: Move an adjacent Renown here.", "Action: Move 1 Renown from an adjacent location to this location."),
    ("Action: Move a Renown at an adjacent location to this location.", "Action: Move 1 Renown from an adjacent location to this location."),
    ("Opponents cannot move your Pirates here.", "Opponents cannot move each friendly Pirate here with their abilities."),
    (
        "Action: Wound Bo • Move target enemy Pirate from this location to another City location.",
        "Action: Wound this character • Move target enemy Pirate here to another City location.",
    ),
    (
        "Technique: +1 Parry and wound the adversary. If they are already wounded, +2 Parry instead.",
        "Technique: +1 Parry and wound the adversary, or if the adversary is wounded, +2 Parry instead.",
    ),
]
"""A text, and the sentence of the vocabulary that says the same."""


def _data(text: str) -> list[tuple[object, ...]]:
    """What a text says, without its own words: two conditions at once are two conditions."""
    found = []
    for a in read_text(text, "Bo Rask")[0]:
        conditions = tuple(c for word in a.conditions for c in (word.args if word.name == "and" else (word,)))
        found.append(_plain(replace(a, text="", conditions=conditions)))
    return found


def _plain(ability: Ability) -> tuple[object, ...]:
    return (ability.kind, ability.qualifiers, ability.trigger, ability.conditions, ability.costs, ability.effects, ability.targets, ability.keywords)


@pytest.mark.parametrize(("text", "known"), SAME)
def test_a_printed_way_of_speaking_is_understood(text, known):
    """Names, numbers, Traits, stats and places are whatever the text says."""
    assert _data(text) == _data(known)


@pytest.mark.parametrize(
    ("text", "other"),
    [
        (  # who may intervene engaged does not pay with what is equipped
            "Bo may intervene even while engaged.",
            "By engaging an attachment equipped to them instead, this character can intervene even while engaged.",
        ),
        ("Bo has the trait Duelist.", "This character can count as a Duelist for your abilities."),
        (  # a no of its own: what is said of the first is not said of the second
            "Action: If there are no engaged Pirates and no Duelists here • Draw a card.",
            "Action: If there are no engaged Pirates and Duelists here • Draw a card.",
        ),
        (  # what may be done instead need not be done
            "Technique: +1 Parry. If the adversary is wounded, you may +2 Thrust instead.",
            "Technique: +1 Parry. If the adversary is wounded, +2 Thrust instead.",
        ),
        ("Technique: Swap this character with an enemy Pirate here.", "Technique: Swap this character with a Pirate here."),
        (
            "Reaction: When Bo issues a challenge • Target opposing character cannot intervene until the end of the Day.",
            "Reaction: When Bo issues a challenge • Target opposing character cannot intervene.",
        ),
        (  # whoever moves there, from wherever
            "City Reaction: After an enemy character moves to an adjacent City location • Draw a card.",
            "City Reaction: After an opposing character moves to an adjacent City location • Draw a card.",
        ),
        ("Reaction: When a Thug ability targets a Weapon • Draw a card.", "Reaction: When a Thug ability targets a card • Draw a card."),
        ("Action: En garde your performer.", "Action: En garde your wounded performer."),
        ("Reaction: When Bo is wounded, en garde your performer.", "Reaction: When Bo is wounded, en garde your Pirate performer."),
    ],
)
def test_what_is_nearly_the_same_is_something_else(text, other):
    """Two sentences that are like one another say different things."""
    assert _data(text) != _data(other)


@pytest.mark.parametrize(
    "text",
    [
        "Bo may intervene by engaging his Weapon instead of himself.",  # of one who is en garde only, no word speaks
        "Bo may be considered a Pirate.",
        "While using your abilities, Bo is considered a Pirate.",
        "Action: Move up to two of your characters from a single location to an adjacent City location.",
        "Action: Move two adjacent Renown to this location.",
        "Maneuver: Your target Pirate here takes all wounds your participant would suffer instead.",
        "Reaction: When a duel begins here • Wound your performer at that location.",
        "Action: Each opponent discards a card. If they are wounded, they may lose a Renown instead.",
        "Bo ignores wounds from Sorceries.",
        "Reaction: After you add a Renown to this location • Draw a card.",
    ],
)
def test_what_says_something_else_stays_unread(text):
    """A pattern takes no more than what it is for."""
    with pytest.raises(Unreadable):
        read_text(text, "Bo Rask")


def test_an_order_in_brackets_is_no_reminder():
    """That a card goes is said by no rule, wherever it stands."""
    abilities, _ = read_text("This card cannot be moved. (When they no longer have a Weapon, destroy this card.)", "Locket")
    assert [w for a in abilities for w in a.effects][-1] == Word("destroyed without", (("attachment", "trait:Weapon"),))
