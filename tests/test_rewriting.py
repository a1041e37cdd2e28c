"""Tables that bring what people write to the words that are known."""

import pytest

from judgekit.engine.rewriting import LONG, NamedTable, denies_gap, one_of, repeats_gap

NAMES = (("card", one_of(("Ann", "Ann the Bold"))), ("place", one_of(("The Docks",))))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ann the Bold walks to The Docks", "move Ann the Bold to The Docks"),  # the longest name first
        ("ann walks to the docks", "move ann to the docks"),
        ("Bo walks to The Docks", "Bo walks to The Docks"),  # no card of the case
        ("Ann walks to The Forums", "Ann walks to The Forums"),  # no location of it
        ("the Ann", "the Ann"),  # a name stands where the pattern allows none
        ("the Bo", "Bo"),
    ],
)
def test_gaps_are_filled_with_names(text, expected):
    """A pattern holds only with the names of the case in its gaps, also where one must not stand."""
    table = NamedTable((r"^(<card>) walks to (<place>)$", r"move \1 to \2"), (r"^the (?!<card>)", ""))
    assert table(text, NAMES) == expected


def test_what_is_denied_is_never_taken_loosely():
    """Only a gap behind "must not" keeps a pattern from being tried with anything in its gaps."""
    assert denies_gap(r"(?!(?:a|<card>)\b)x")
    assert denies_gap(r"a(?<!\(<card>)b")
    assert not denies_gap(r"(?!x) <card>")
    assert not denies_gap(r"(?=<card>)(?!\()")


def test_no_names_at_all():
    """A case without cards fills the gap with what is never there."""
    assert NamedTable((r"<card>", "x"))("anything", (("card", one_of(())),)) == "anything"


def test_what_may_be_repeated_is_never_taken_loosely():
    """A gap in what may be repeated is filled: with anything in it, a sentence of twenty words could be cut up in a million ways."""
    assert repeats_gap(r"a (?:<seat> )*b")
    assert repeats_gap(r"\((?:x|<seat>){0,2}")
    assert not repeats_gap(r"a (?:<seat> )?b (?:c )*")
    assert not repeats_gap(r"[(]<card>[)]*")
    table = NamedTable((r"^plays <card>(?:, |<seat> )*(?:<seat> )*sinks <card>", "sinks"))
    assert table("plays Jab " + "and asks for Cuff Two's, " * 9, (("card", "Jab"), ("seat", "A|B"))).startswith("plays Jab")


def test_a_long_text_is_not_tried_loosely():
    """Anything in the gaps could be found in too many ways there: the names are filled in at once."""

    class Never:
        def search(self, text):
            raise AssertionError(text[:20])

    table = NamedTable((r"<card>!", "x"))
    table.pairs = ((r"<card>!", Never(), "x"),)
    assert table("Ann! " + "y" * LONG, NAMES) == "x " + "y" * LONG
