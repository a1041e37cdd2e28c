"""What differs between the two editions: complete, in both wordings, and nothing invented."""

from __future__ import annotations

import pytest

from judgekit.errors import UnknownName
from judgekit.library import Change, Difference, Form, Kind, Library

OLD, NEW = "playtest-5.9.4e", "rulebook-2023"

KNOWN = {  # what both books say for certain: rule, change, words of the old wording, words of the new
    "day/initiative-tie": (Change.AMENDED, ["stays"], ["left"]),
    "gamble/reveal-two": (Change.AMENDED, ["discard"], ["sink"]),
    "deck/faction-minimum": (Change.AMENDED, ["40"], ["at least 40"]),
    "reaction/after": (Change.AMENDED, ["completely"], ["before the next effect"]),
    "challenge/order": (Change.AMENDED, ["intervene"], ["accepts or refuses", "intervenes"]),
    "absent/threat-discarded": (Change.AMENDED, ["threat is resolved"], ["being added"]),
    "duel/alternate": (Change.AMENDED, ["who has threat"], ["turns"]),
    "victory/economic": (Change.AMENDED, ["end of the day"], ["plunder"]),
    "victory/dominance": (Change.AMENDED, ["end of the day"], ["plunder"]),
    "victory/assassination": (Change.AMENDED, ["destroy"], ["only player"]),
    "victory/leader-lost": (Change.NEW, None, ["half", "renown"]),
    "challenge/refuse": (Change.NEW, None, ["refus"]),
    "forced/mandatory": (Change.NEW, None, ["forced"]),
    "locker/set-aside": (Change.NEW, None, ["locker"]),
    "leader/lost": (Change.GONE, ["leader"], None),
    "victory/draw-at-random": (Change.GONE, ["random"], None),
    "pronoun/most-recent-name": (Change.GONE, [], None),
    "belayed/in-a-round": (Change.GONE, ["belayed"], None),
}


@pytest.fixture(scope="module")
def found(library: Library) -> dict[str, Difference]:
    """The differences by id, without the game."""
    return {d.rule.id.partition("/")[2]: d for d in library.changes("five-sails", OLD, NEW)}


def test_the_editions_differ_in_many_places(found):
    """There are amended, new and gone rules, and none that stayed the same."""
    kinds = [d.change for d in found.values()]
    assert {k: kinds.count(k) > 10 for k in Change} == {
        Change.AMENDED: True,
        Change.NEW: True,
        Change.GONE: True,
        Change.SAME: False,
        Change.REWORDED: False,
    }


def test_amended_rules_have_both_wordings(found):
    """Every amended rule stands in both editions, in two wordings that differ, with a sentence that says in what."""
    for ident, each in found.items():
        if each.change is Change.AMENDED:
            assert each.old, ident
            assert each.new, ident
            assert each.old != each.new, ident
            assert len(each.rule.changed.split()) >= 4, ident
            assert each.rule.changed.rstrip().endswith((".", "!", ")", '"')), ident
            assert {OLD, NEW} <= {c.edition for c in each.rule.citations}, ident


def test_new_and_gone_rules_stand_in_one_edition(found):
    """A new rule cites the later edition only, a gone one the earlier, and each has its wording there alone."""
    for ident, each in found.items():
        if each.change in {Change.NEW, Change.GONE}:
            edition = NEW if each.change is Change.NEW else OLD
            assert {c.edition for c in each.rule.citations} == {edition}, ident
            assert each.rule.editions == (edition,), ident
            assert (bool(each.old), bool(each.new)) == (each.change is Change.GONE, each.change is Change.NEW), ident


def test_nothing_else_has_a_variant(library, found):
    """Every rule with a variant is amended, and no reworded or unchanged one has two wordings."""
    everything = library.changes("five-sails", OLD, NEW, all_of_them=True)
    assert {d.rule.id for d in everything if d.change is Change.AMENDED} == {d.rule.id for d in everything if d.rule.variants}
    assert all(d.old == d.new for d in everything if d.change in {Change.SAME, Change.REWORDED})
    assert all(
        d.rule.form is Form.EXAMPLE or d.rule.repeats for d in everything if d.change is Change.AMENDED and d.rule.id.partition("/")[2] not in found
    )


@pytest.mark.parametrize("ident", KNOWN)
def test_known_differences(found, ident):
    """Differences that are known from reading both books are there, with the words that matter in each wording."""
    change, old, new = KNOWN[ident]
    each = found[ident]
    assert each.change is change
    for text, words in ((each.old, old), (each.new, new)):
        assert (words is None) == (text == ""), text
        assert all(w in text.lower() for w in words or ()), text


def test_both_directions(library, found):
    """Compared the other way round, what was new is gone, and the wordings change places."""
    back = {d.rule.id.partition("/")[2]: d for d in library.changes("five-sails", NEW, OLD)}
    turned = {Change.NEW: Change.GONE, Change.GONE: Change.NEW, Change.AMENDED: Change.AMENDED}
    assert {i: (d.change, d.old, d.new) for i, d in back.items()} == {i: (turned[d.change], d.new, d.old) for i, d in found.items()}


def test_an_edition_compared_with_itself(library):
    """Nothing differs between an edition and itself."""
    assert library.changes("five-sails", NEW, NEW) == []
    assert {d.change for d in library.changes("five-sails", NEW, NEW, all_of_them=True)} == {Change.SAME, Change.REWORDED}


def test_in_the_order_of_the_book(library, found):
    """The differences come in the order of the rules, chapter by chapter, remarks left out."""
    order = [r.id for r in library.book("five-sails").rules]
    places = [order.index(d.rule.id) for d in found.values()]
    assert places == sorted(places)
    assert not any(d.rule.kind is Kind.REMARK for d in found.values())


def test_everything_on_request(library, found):
    """Asked for everything, each rule of either edition comes once."""
    everything = library.changes("five-sails", OLD, NEW, all_of_them=True)
    rules = [r for r in library.book("five-sails").rules if r.kind is not Kind.REMARK and not r.readings]
    assert [d.rule.id for d in everything] == [r.id for r in rules]
    assert {d.rule.id for d in everything} > {d.rule.id for d in found.values()}


def test_editions_by_their_other_names(library, found):
    """Editions are named by id, document or other names; another name is refused with the nearest."""
    assert len(library.changes("five-sails", "playtest", "2023")) == len(found)
    assert len(library.changes("five-sails", "five-sails/playtest-5.9.4e", "Rulebook-2023")) == len(found)
    with pytest.raises(UnknownName, match=r"has no edition 'playtest-6'; did you mean 'playtest-5.9.4e'"):
        library.changes("five-sails", "playtest-6", "2023")


def test_every_answer_says_its_edition(library):
    """Each rule as JSON names the edition it is shown in, with its date."""
    for rule in library.rules.values():
        record = library.as_json(rule)
        edition = library.edition(rule.game, record["edition"])
        assert edition.id in rule.editions
        assert edition.date
        assert edition.date in record["edition_label"]


def test_the_small_game(toy):
    """On any game's texts the differences follow from citations and variants."""
    library = Library.open(toy.data)
    changed = {d.rule.id.partition("/")[2]: d.change for d in library.changes("harbour", "first-2018", "second-2020")}
    assert {i for i, c in changed.items() if c is Change.AMENDED} == {"night/lantern", "end/final", "end/score"}
    assert {i for i, c in changed.items() if c is Change.NEW} == {
        "night/fog",
        "trade/spice",
        "crew/mutiny",
        "map/reef",
        "end/score-cargo",
        "end/score-debt",
        "end/tie",
        "end/exile",
        "misc/house",
        "term/crate",
    }
