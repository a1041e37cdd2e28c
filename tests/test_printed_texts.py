"""The texts of the core cards as they are printed: typed for any card, they are read as what the known card does."""

import json
from dataclasses import replace

import pytest
from engine_tools import ROOT

from judgekit.engine import EngineError
from judgekit.games.five_sails.texts.sentences import read_says, read_text
from judgekit.library import load_cards

CARDS = {c.number: c for c in load_cards(ROOT / "card_texts") if c.game == "five-sails"}
ALIKE = {
    "25.0": "two sentences that do not hang together come in the other order",
    "25.1": "only the words within the given ability differ",
    "36.0": "its targets are chosen in another order",
    "44.0": "the two ways are called otherwise",
    "44.bar": "from one's own discard pile into the hand, by another word",
    "45.1": "the known text adds that any location counts, which asks nothing",
    "53.0": "the condition stands behind the effect, and engaging and moving Home come in the other order",
    "54.1": "the two conditions of which one must hold come in the other order",
    "55.0": "whoever is opposing is an enemy here",
    "58.1": "engaging somebody who is engaged already does nothing",
    "63.0": "only the words within the given ability differ",
    "66.0": "an adjacent location may be a Home, where the move does nothing",
    "67.1": "that another one is controlled is asked by another word",
    "71.1": "the performer, who issues the challenge, is named",
    "73.1": "the equipped character is the performer",
    "83.0": "the performer, who issues the challenge, is named",
    "85.1": "the known text adds that any location counts, which asks nothing",
    "86.0": "the target stands before the bullet; nothing else is paid",
    "87.1": "the participant is chosen among those who may be, instead of asked about",
    "88.0": "the trigger says who opposes, and the known text asks it",
    "94.1": "the performer is the character itself",
    "95.2": "one check with two outcomes instead of two conditions",
    "96.0": "where the target is, by another word",
    "102.1": "only the words within the given ability differ",
    "104.0": "the two come in another order",
    "120.0": "where the character is, is the location of the card",
    "133.1": "both move together, or one follows the other",
    "135.1": "the two ways are called otherwise",
    "136.0": "a wound is healed, by another word",
    "138.0": "where the target is, by another word",
    "148.0": "the two ways are called otherwise",
    "152.bar": "the two ways are called otherwise",
    "154.1": "the equipped character is the performer",
    "159.0": "two Traits come in another order",
    "162.0": "the known text adds that any location counts, which asks nothing",
    "169.0": "engaging and moving Home come in the other order",
    "170.0": "the known text has a note for the keyword",
    "171.0": "two conditions of which one must hold, or one with two Traits",
    "175.0": "a wound is healed, by another word",
    "179.2": "each player uses an event once a Day in any case",
    "195.1": "the card answers itself, or lets its bearer have the answer",
    "199.0": "a wound is healed, by another word",
    "203.0": "the two ways are called otherwise",
    "204.0": "one Passive ability of two sentences, or two",
    "205.0": "both are moved together, or one behind the other",
}
"""Texts that are read as the same in other data, each with the reason why it is the same."""


def printed(shared):
    """Each printed text with its key, and the known card's ability or what it does above the bar."""
    for card in json.loads((shared / "cards" / "five_sails_core.json").read_text(encoding="utf-8")):
        known = CARDS[card["number"]]
        for n, (given, own) in enumerate(zip(card["abilities"], known.abilities, strict=True)):
            kind = given["kind"].title() if not own.says.startswith("When schemes resolve:") else "Scheme"
            head = "" if kind == "Passive" else f"{given['qualifier'] or ''} {kind}: ".lstrip()
            yield f"{card['number']}.{n}", card["name"], head + given["text"], (own.kind.title(), own.qualifier, own.says)
        if card["above_bar"]:
            yield f"{card['number']}.bar", card["name"], f"Scheme: {card['above_bar']}", ("Scheme", (), known.above_bar)


def what_it_does(abilities):
    """Abilities without the words in which they are said, and what is asked of them in no order."""
    found = []
    for ability in abilities:
        asked = [x for word in ability.conditions for x in (word.args if word.name == "and" else (word,))]
        plain = replace(
            ability, text="", qualifiers=tuple(sorted(ability.qualifiers)), keywords=tuple(sorted(ability.keywords)), conditions=tuple(asked)
        )
        found.append(plain)
    return found


@pytest.fixture(scope="session")
def texts(shared):
    """All printed texts; not everybody has them."""
    return list(printed(shared))


def test_every_printed_text_is_read(texts):
    """None of them is refused, and nothing of one is left to the judge."""
    unread = {}
    for key, name, text, _ in texts:
        try:
            abilities, _ = read_text(text, name)
        except EngineError as error:
            unread[key] = str(error)
            continue
        if any(a.left for a in abilities):
            unread[key] = str([a.left for a in abilities])
    assert unread == {}


def test_every_printed_text_does_what_the_known_card_does(texts):
    """Each is read as the known card's ability; the few that are the same in other data are listed with the reason."""
    other = set()
    for key, name, text, (kind, qualifier, says) in texts:
        if what_it_does(read_text(text, name)[0]) != what_it_does(read_says(kind, qualifier, says, name)):
            other.add(key)
    assert other == set(ALIKE)
