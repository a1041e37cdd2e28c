"""Deck lists: read as people write them, checked against every deck-building rule, every fault at once."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from judgekit import paths
from judgekit.library.deck_list import APPROACH, FACTION, LEADER, BadDeck, counted, read_file, read_list
from judgekit.library.deck_rules import DeckReport, check_deck

SAMPLES = tomllib.loads((paths.rules_text() / "five_sails" / "decks" / "rulebook-2023.toml").read_text(encoding="utf-8"))["deck"]


def as_printed(deck: dict) -> str:
    """A sample deck as a list in the rulebook's manner."""
    neutral = set(deck["neutral"])
    people = "\n".join(f"{name}{'*' if name in neutral else ''}" for name in deck["approach"])
    cards = "\n".join(f"{name}{'*' if name in neutral else ''} x{count}" for name, count in deck["faction_deck"].items())
    return f"{deck['name'].upper()}\n\nLeader: {deck['leader']}\n\nApproach:\n\n{people}\n\nRisk:\n\n{cards}\n"


CASTILLE = as_printed(next(d for d in SAMPLES if d["name"] == "Castille"))


def checked(library, text: str, edition: str | None = None) -> DeckReport:
    """The report on a list."""
    return check_deck(library, read_list(text, library.cards), edition)


def broken(report: DeckReport) -> set[str]:
    """The rules that a deck breaks."""
    return {v.rule.id.partition("/")[2] for v in report.violations}


@pytest.mark.parametrize("deck", SAMPLES, ids=[d["name"] for d in SAMPLES])
@pytest.mark.parametrize("edition", ["2023", "playtest"])
def test_the_sample_decks_are_legal(library, deck, edition):
    """The five decks printed in the rulebook, names and stars as printed, are legal, and all of them is read."""
    report = checked(library, as_printed(deck), edition)
    assert report.legal, (report.violations, report.deck.problems)
    assert report.deck.name == deck["name"]
    assert report.deck.notes == []
    assert report.figures["approach"] == 10
    assert report.figures["faction_deck"] == sum(deck["faction_deck"].values()) == 40
    own = {e.card.name for e in report.deck.entries}
    assert {deck["card_names"].get(n, n) for n in (deck["leader"], *deck["approach"], *deck["faction_deck"])} == own
    assert {e.card.name for e in report.deck.entries if e.card.faction == "Neutral"} == {deck["card_names"].get(n, n) for n in deck["neutral"]}


def test_the_starter_decks_are_legal(library, shared):
    """The starter decks, as lists without headings, are legal."""
    decks = json.loads((shared / "cards" / "five_sails_starter_decks.json").read_text(encoding="utf-8"))["decks"]
    names = {f"01{c.number:03}": c.name for c in library.cards} | {"01067a": "Henri Michelet"}  # two cards show the number 67
    assert len(decks) == 5

    def named(number: str) -> str:
        return names.get(number) or names[number[:5]]

    for deck in decks:
        drawn = [f"{c['count']} {named(c['id'])}" for c in deck["faction_deck"]]
        lines = [named(deck["leader"]), *(named(n) for n in deck["approach_deck"]), *drawn]
        report = checked(library, "\n".join(lines))
        assert report.legal, (deck["name"], report.violations, report.deck.problems)


# Reading.


@pytest.mark.parametrize(
    ("line", "count", "name"),
    [
        ("2 Amour", 2, "Amour"),
        ("2x Amour", 2, "Amour"),
        ("2 x Amour", 2, "Amour"),
        ("x2 Amour", 2, "Amour"),
        ("Amour x2", 2, "Amour"),
        ("Amour x 2", 2, "Amour"),
        ("Amour 2x", 2, "Amour"),
        ("Amour ×2", 2, "Amour"),
        ("Amour 2", 2, "Amour"),
        ("Amour (2)", 2, "Amour"),
        ("Amour", 1, "Amour"),
        ("- 2 Amour", 2, "Amour"),
        ("* Amour x2", 2, "Amour"),
        ("Triage* x2", 2, "Triage"),
        ("Triage x2*", 2, "Triage"),
        ("2 Amour  # the good one", 2, "Amour"),
        ("2 Amour // the good one", 2, "Amour"),
        ("  2\tAmour\r", 2, "Amour"),
        ("2 amuor", 2, "Amour"),
        ("MY FIGHT ALONE x2", 2, "My Fight, Alone"),
        ("1 I know that trick", 1, "I Know that Trick!"),
        ("2 Porte Travel", 2, "Porté Travel"),
        ('1 "Padre" Anibal', 1, '"Padre" Aníbal'),
        ("Strength of Ten", 1, "Strength of Ten"),
    ],
)
def test_lines(library, line, count, name):
    """A line names a card and its count in any of the usual ways."""
    deck = read_list(line, library.cards)
    assert [(e.count, e.card.name) for e in deck.entries] == [(count, name)], deck.problems
    assert deck.problems == []


def test_mended_names_are_said(library):
    """A typo or a part of a name is read, and reported."""
    deck = read_list("2 amuor\nSoline\n1 Amour", library.cards)
    assert deck.notes == ["line 1: read 'amuor' as Amour", "line 2: read 'Soline' as Soline el Gato"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("2 Zzzzzz", "no card 'Zzzzzz'"),
        ("2 Tabbard of Muskets", "no card 'Tabbard of Muskets'; the nearest names are"),
        ("scarpa", "'scarpa' fits 4 cards: Don Constanzo Scarpa"),
        ("0 Amour", "says 0 copies; write one count from 1 to 99"),
        ("500 Amour", "says 500 copies"),
        ("2 Amour x3", "says 2 and 3 copies"),
        ("Schemas:", "unknown heading 'Schemas'; did you mean 'schemes'?"),
    ],
)
def test_lines_that_cannot_be_read(library, line, expected):
    """A line that cannot be read is a fault with its number, and the deck is not legal."""
    report = checked(library, f"# a list\n{line}\n")
    assert not report.legal
    [(number, message)] = report.deck.problems
    assert number == 2
    assert expected in message


def test_headings(library):
    """Headings put cards into the decks; without them a card goes where its kind belongs."""
    text = "Name: Mine\nLeader\nYevgeni\n== Schemes (1) ==\nMarooned\nCharacters: \nRen\nFaction Deck (3):\nAlcee\n2x Amour\n"
    deck = read_list(text, library.cards)
    assert deck.name == "Mine"
    assert [e.card.name for e in deck.of(LEADER)] == ["Yevgeni"]
    assert [e.card.name for e in deck.of(APPROACH)] == ["Marooned", "Ren"]
    assert [(c.name, n) for c, n, _ in counted(deck.of(FACTION))] == [("Alcee", 1), ("Amour", 2)]
    bare = read_list("Yevgeni\nMarooned\nRen\nAlcee\nAmour", library.cards)
    assert [e.place for e in bare.entries] == [LEADER, APPROACH, APPROACH, FACTION, FACTION]


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "Castille\n\nLeader:\n"])
def test_an_empty_list(library, text):
    """A list without a card is no deck."""
    with pytest.raises(BadDeck, match="the list is empty"):
        read_list(text, library.cards)


def test_files_that_are_no_lists(tmp_path, library, invoke):
    """A folder, a missing, a binary and an endless file are refused."""
    for content, expected in ((b"\0" * 500, "neither text"), (b"a" * 300_000, "at most 200,000")):
        (tmp_path / "x").write_bytes(content)
        with pytest.raises(Exception, match=expected):
            read_file(tmp_path / "x")
    for path in (tmp_path, tmp_path / "none.txt"):
        with pytest.raises(BadDeck, match="is not a file"):
            read_file(path)
    with pytest.raises(BadDeck, match="at most 1,000"):
        read_list("Amour\n" * 2000, library.cards)
    assert invoke("deck", tmp_path / "none.txt").exit_code == 2


# The rules.


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("Leader: Soline el Gato", "", "deck/leader"),
        ("Leader: Soline el Gato", "Leader: Sanjay", "deck/leader"),
        ("Leader: Soline el Gato", "Soline el Gato\nYevgeni", "leader/one"),
        ("Leader: Soline el Gato", "2 Soline el Gato", "leader/one"),
        ("Sanjay\n", "", "deck/approach-ten"),
        ("Marooned*\n", "", "deck/approach-ten"),
        ("Sanjay\n", "Sanjay\nRatón\n", "deck/approach-ten"),
        ("Sanjay\n", "Amour\n", "deck/approach-ten"),
        ("Marooned*\n", "Parley Gone Wrong\n", "deck/approach-schemes"),
        ("Sanjay\n", "Maya de la Rioja\n", "deck/approach-characters-unique"),
        ("Sanjay\n", "Ren\n", "deck/approach-characters"),
        ("Sanjay\n", "Gustavo\n", "deck/approach-characters"),
        ("Marooned*\n", "The Great Game\n", "deck/faction-symbol"),
        ("Sanjay\n", "Alcee\n", "brute/faction-deck"),
        ("Amour x2", "Amour x1", "deck/faction-minimum"),
        ("Amour x2", "Amour x3", "deck/two-copies"),
        ("Amour x2", "Amour x2\nAmour x1", "deck/two-copies"),
        ("Adaptable x1", "Adaptable x2", "deck/unique-one-copy"),
        ("Amour x2", "Ambush x2", "deck/faction-composition"),
        ("Amour x2", "Crystal Eye x1\nAmour x1", "deck/faction-composition"),
        ("Amour x2", "Sanjay x1\nAmour x1", "faction-deck/combat-values"),
        ("Amour x2", "Marooned x1\nAmour x1", "faction-deck/combat-values"),
        ("Amour x2", "The Docks x1\nAmour x1", "city-location/no-deck"),
        ("Amour x2", "So It Begins x1\nAmour x1", "event/city-deck-only"),
        ("Amour x2", "Yevgeni x1\nAmour x1", "deck/two-decks"),
    ],
)
def test_illegal_decks(library, old, new, rule):
    """For each deck-building rule there is a deck that breaks it, and is told so."""
    assert old in CASTILLE
    report = checked(library, CASTILLE.replace(old, new, 1))
    assert rule in broken(report)
    assert not report.legal
    assert all(v.rule.stands_in("rulebook-2023") for v in report.violations)


def test_a_missing_deck(library):
    """A list without one of the two decks breaks the rule that asks for both."""
    assert "deck/two-decks" in broken(checked(library, CASTILLE.partition("Risk:")[0]))
    assert "deck/two-decks" in broken(checked(library, "Leader: Soline el Gato\nRisk:\n" + CASTILLE.partition("Risk:")[2]))


def test_more_than_forty(library):
    """More than forty cards are legal in 2023, and not in the playtest rules."""
    text = f"{CASTILLE}Ambush x0\n".replace("Ambush x0\n", "Breastplate x2\n")
    assert checked(library, text).legal
    assert broken(checked(library, text, "playtest")) == {"deck/faction-minimum"}


def test_every_violation_at_once(library):
    """A deck with many faults has all of them in one report, each with a sentence."""
    text = "Yevgeni\nSoline el Gato\nApproach:\nSanjay\nSanjay\nAlcee\nAmour\nRisk:\n3 Ambush\n2 Adaptable\nThe Docks\nzzzzzz\n"
    report = checked(library, text)
    assert broken(report) >= {
        "leader/one",
        "deck/approach-ten",
        "deck/approach-characters-unique",
        "brute/faction-deck",
        "deck/two-copies",
        "deck/unique-one-copy",
        "deck/faction-minimum",
        "deck/faction-composition",
        "city-location/no-deck",
    }
    assert len(report.deck.problems) == 1
    assert all(v.message for v in report.violations)


def test_wrong_stars_are_noted(library):
    """A star at a card that is not neutral is said, and is no fault."""
    report = checked(library, CASTILLE.replace("Amour x2", "Amour* x2"))
    assert report.legal
    assert any("Amour is marked with *" in n for n in report.deck.notes)


def test_figures(library):
    """Counts and averages are those of the cards; dashes do not count as numbers."""
    report = checked(library, CASTILLE)
    assert report.figures["types"] == {"risk": 32, "attachment": 8}
    assert report.figures["factions"] == {"Castille": 27, "Neutral": 13}
    drawn = [(c, n) for c, n, _ in counted(report.deck.of(FACTION))]
    numbers = [(v, n) for c, n in drawn if isinstance(v := c.value("riposte"), int)]
    assert report.figures["averages"]["riposte"] == round(sum(v * n for v, n in numbers) / sum(n for _, n in numbers), 2)
    assert report.figures["dashes"]["riposte"] == sum(n for c, n in drawn if c.value("riposte") == "-")


# The command.


def test_the_command(invoke, tmp_path: Path):
    """`judgekit deck` ends with 0 for a legal deck, with 1 for another, and cites the rules; `-` reads from a pipe."""
    file = tmp_path / "deck.txt"
    file.write_text(CASTILLE, encoding="utf-8")
    good = invoke("deck", file)
    assert (good.exit_code, good.output.splitlines()[0].strip()) == (0, "Castille: legal   Rulebook 2023")
    bad = invoke("deck", "-", input=CASTILLE.replace("Amour x2", "Amour x3"))
    assert bad.exit_code == 1
    assert "there are 3 copies of Amour" in bad.output
    assert "11.12  A Faction Deck" in " ".join(bad.output.split(" "))
    record = json.loads(invoke("deck", "--json", "--edition", "playtest", file).output)
    assert (record["legal"], record["edition"], record["violations"]) == (True, "playtest-5.9.4e", [])
    assert record["decks"]["leader"] == [{"count": 1, "card": "Soline el Gato", "id": "five-sails/card/soline-el-gato"}]
    assert invoke("deck", file, "--edition", "nonsense").exit_code == 2


def test_a_text_that_is_no_deck(library):
    """A text of another kind is refused as a whole, not line by line."""
    cards = library.all_cards
    with pytest.raises(BadDeck, match="3 of its lines name no card, and no line has a count"):
        read_list("hello\nthis is no deck\nat all\n", cards)
    assert len(read_list("2 Amour\nhello\nthis is no deck\nat all\n", cards).problems) == 3
