"""Messages that name the nearest way of saying something name it as it can be typed."""

import re

import pytest

from judgekit.cases import read_case
from judgekit.cases.opening import open_case
from judgekit.engine.vocabulary import ROLES, Reading
from judgekit.games.five_sails.facts.hints import in_words
from judgekit.games.five_sails.facts.reading import Unknown, read_fact
from judgekit.games.five_sails.facts.states import FORMS
from judgekit.games.five_sails.facts.stating import state_fact
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.hints import in_words as sentence_in_words

BOARD = "case: told\nsetup: Two players; High Drama, A to act. At The Docks: A's Olga (resolve 4), B's Ruta (resolve 4). A's hand: Hop (Risk).\n"


def test_every_fact_that_can_be_named_as_the_nearest_can_be_typed():
    """Each way of stating a fact, with an example in its gaps and a value, is read as a fact."""
    p = open_case(read_case(BOARD), "2023")
    for form in FORMS:
        typed = in_words(p, form.plain, "").replace("…", "yes")
        assert "{" not in typed.replace("{A, B}", ""), form.plain
        assert read_fact(p, typed), typed


def test_every_sentence_that_can_be_named_as_the_nearest_can_be_typed():
    """Each sentence of the vocabulary, with an example in its gaps, is read as a word of its role."""
    for role in sorted({*ROLES} - {"selector"}):
        for sentence in GAME.vocabulary.sentences(role):
            typed = sentence_in_words(sentence)
            assert GAME.vocabulary.read(role, typed, Reading(own_name="Olga", kind="Action")) is not None, typed


@pytest.mark.parametrize(
    ("said", "near"),
    [
        ("players who met Economic condition = [A, B]", "players who meet the Economic Victory condition = …"),
        ("Influence is used as tie breaking", "Influence is used as a tie-break = …"),
        ("Ruta is engagd", "Ruta is engaged = …"),
    ],
)
def test_the_nearest_fact_is_named_in_words(said, near):
    """What was said stands in the gaps where it fits them."""
    with pytest.raises(Unknown, match=re.escape(repr(near))):
        state_fact(open_case(read_case(BOARD), "2023"), (), said)
