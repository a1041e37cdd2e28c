"""Tables that bring what people write to the words that are known."""

import gc

import pytest
from engine_tools import cases

from judgekit.cases.model import Step
from judgekit.engine.always_held import always_held, may_match
from judgekit.engine.rewriting import LONG, NamedTable, Table, denies_gap, one_of, repeats_gap

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
    table.entries[0].anything = Never()
    assert table("Ann! " + "y" * LONG, NAMES) == "x " + "y" * LONG


@pytest.mark.parametrize(
    ("pattern", "held"),
    [
        (r"^your (first|second) Risk each Day$", ("risk each day",)),
        (r"(?:riposte|parry|thrust) [+-]\d", ("riposte", "parry", "thrust")),
        (r"(?P<who>.+?) (?:has|gains) (?:a )?Wealth", ("wealth",)),
        (r"(?:the )?(?:discards? )?\w+", ()),
        (r"cards? (?!in play)of (?=the deck)x*", ("card",)),
        (r"one|.+", ()),
        (r"a{0,2}b{2}(?:cd)+[^\]x]e\.f", ("e.f",)),
        (r"x(?:yz|)", ()),
    ],
)
def test_what_a_pattern_always_holds(pattern, held):
    """Words of which every text has one that the pattern matches; nothing where that cannot be told."""
    assert always_held(pattern) == held


def test_no_text_that_a_pattern_matches_is_passed_over():
    """Every table takes the case book's sentences as if each pattern were tried on each of them."""
    tables = [x for x in gc.get_objects() if isinstance(x, Table | NamedTable)]
    texts = sorted({text for case in cases()[::9] for text in (case.note, *(s.what for s in case.steps if isinstance(s, Step)))})
    patterns = [(e.held, e.pattern if isinstance(t, Table) else e.anything) for t in tables for e in t.entries]
    assert len(patterns) > 2000
    patterns = [(held, p) for held, p in patterns if held and p is not None]
    for text in texts[:: len(texts) // 40]:
        low = text.lower()
        assert not [p.pattern for held, p in patterns if not may_match(held, low) and p.search(text)]
