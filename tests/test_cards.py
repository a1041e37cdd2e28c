"""The cards: written down as printed, loaded with every fault at once, looked up by whatever people call them, explained by rules."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from judgekit import paths
from judgekit.errors import DataErrors, UnknownName
from judgekit.library import AmbiguousCard, card_rules, load_books, load_cards, store
from judgekit.library.card_store import read_cards
from judgekit.library.cards import COVERAGE, FACTIONS, KEYWORDS, KINDS, TYPES, VALUES, name_key

GOOD = """[[card]]
number = 1
name = "Ana"
title = "First"
also = ["Anita"]
type = "character"
faction = "Castille"
traits = ["Duelist"]
keywords = ["Brute"]
resolve = 4
combat = 2
finesse = "+1"
influence = "-"

[[card.ability]]
kind = "reaction"
qualifier = ["City", "Duelist"]
gist = "After a duel: draw a card."


[[card]]
number = 2
name = "Knife"
type = "risk"
faction = "Neutral"
cost = 0
riposte = 1
parry = "-"
thrust = 2
"""


def written(folder: Path, text: str, meta: str = 'game = "toy"\nset = "one"\ntitle = "Set One"\n') -> Path:
    """A folder of card texts with one file."""
    (folder / "toy").mkdir(parents=True, exist_ok=True)
    (folder / "toy" / "set.toml").write_text(meta, encoding="utf-8")
    (folder / "toy" / "cards.toml").write_text(text, encoding="utf-8")
    return folder


def faults(folder: Path, text: str, **more: str) -> list[str]:
    """What the loader says about a file."""
    with pytest.raises(DataErrors) as caught:
        load_cards(written(folder, text, **more))
    return [str(p).partition("/toy/")[2] for p in caught.value.problems]


# The data.


def test_all_cards_are_there(library):
    """The core set has 206 cards with 321 printed abilities, numbered without a gap."""
    cards = library.cards
    assert [c.number for c in cards] == list(range(1, 207))
    assert len({name_key(c.name) for c in cards}) == 206
    assert Counter(c.type for c in cards) == {
        "risk": 82,
        "character": 59,
        "attachment": 30,
        "scheme": 20,
        "location": 5,
        "leader": 5,
        "event": 5,
    }
    assert Counter(c.faction for c in cards) == {
        "City": 35,
        "Neutral": 34,
        "Vodacce": 29,
        "Castille": 27,
        "Eisen": 27,
        "Montaigne": 27,
        "Ussura": 27,
    }
    assert Counter(a.kind for c in cards for a in c.abilities) == {
        "passive": 73,
        "action": 116,
        "reaction": 54,
        "forced": 13,
        "technique": 29,
        "maneuver": 36,
    }


def test_a_card_as_printed(library):
    """Values, dashes, qualifiers and traits stand as they are printed."""
    card = library.card("Stiletto")
    assert dict(card.values) == {
        "cost": 1,
        "resolve": "-",
        "combat": "-",
        "finesse": "+1",
        "influence": "-",
        "riposte": 2,
        "parry": "-",
        "thrust": 2,
    }
    assert card.number_of("finesse") == 1
    assert card.number_of("parry") is None
    assert library.card("Fate's Burden").abilities[0].label == "Sorcerer Strega Action"
    assert library.card("For the Family").abilities[0].qualifier == ("City", "Red Hand")


def test_the_library_keeps_cards_as_they_are_written(library):
    """The cards of the library file are those of the texts."""
    assert library.cards == load_cards(paths.card_texts())
    assert all(c.file and c.line for c in library.cards)


def test_every_value_agrees_with_the_source(library, shared):
    """Names, traits and values are those of the printed cards, where the source is at hand."""
    source = json.loads((shared / "cards" / "five_sails_core.json").read_text(encoding="utf-8"))
    assert len(source) == len(library.cards)
    for printed, card in zip(source, library.cards, strict=True):
        assert (card.number, card.name, card.title or None, card.type, card.faction) == (
            printed["number"],
            printed["name"],
            printed["title"],
            printed["type"],
            printed["faction"],
        )
        assert list(card.traits) == printed["traits"]
        assert list(card.keywords) == printed["keywords"]
        assert {name: card.value(name) for name in VALUES} == {name: printed[name] for name in VALUES}
        assert bool(card.above_bar) == bool(printed["above_bar"])
        labels = [a.label.lower() for a in card.abilities]
        assert labels == [" ".join(sorted_label(a)).lower() for a in printed["abilities"]]


def sorted_label(ability: dict) -> list[str]:
    """The words before an ability and its kind, as we order them."""
    place, kind = ability["kind"].split() if " " in ability["kind"] else ("", ability["kind"])
    return [w for w in (place, ability["qualifier"] or "", kind) if w]


def test_the_moment_of_a_response_is_the_printed_one(library, shared):
    """A Reaction's and a Forced ability's gist begins with Before, When or After exactly where the card does."""
    source = json.loads((shared / "cards" / "five_sails_core.json").read_text(encoding="utf-8"))
    for printed, card in zip(source, library.cards, strict=True):
        for theirs, ours in zip(printed["abilities"], card.abilities, strict=True):
            if ours.kind in {"reaction", "forced"}:
                first = theirs["text"].split()[0]
                begins = {first, "When", "After"} if first == "The" and ours.says else {first}
                assert (ours.text.split()[0] in begins) == (first in {"Before", "When", "After", "While", "The"}), card.name


def test_words_of_the_game_are_carried_over(library, shared):
    """Words on which rules depend stand in a gist exactly where they stand on the card."""
    source = json.loads((shared / "cards" / "five_sails_core.json").read_text(encoding="utf-8"))
    for printed, card in zip(source, library.cards, strict=True):
        for theirs, ours in zip(printed["abilities"], card.abilities, strict=True):
            for words in (("instead", "as if"), ("target",), ("lethal",), ("brute",), ("spen",), ("once per day", "once a day")):
                said, printed_words = ours.text.lower(), theirs["text"].lower()
                assert any(w in said for w in words) == any(w in printed_words for w in words), (card.name, words)


def test_costs_stand_where_the_card_has_a_bullet(library, shared):
    """What is named as a cost is one on the card: its ability has a bullet."""
    source = json.loads((shared / "cards" / "five_sails_core.json").read_text(encoding="utf-8"))
    for printed, card in zip(source, library.cards, strict=True):
        for theirs, ours in zip(printed["abilities"], card.abilities, strict=True):
            before = re.sub(r"'[^']*: [^']*'", "", ours.says).rpartition("•")[0]
            if "Cost:" in ours.gist or "Needs:" in ours.gist or (before and (ours.kind not in {"reaction", "forced"} or ", " in before)):
                assert "•" in theirs["text"], (card.name, ours.text)


def test_no_sentence_is_the_publishers(shared, root):
    """No run of nine words stands on a card too."""
    checker = shared / "tools" / "copycheck"
    done = subprocess.run([sys.executable, str(checker), "card_texts"], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


# The loader.


def test_a_good_file(tmp_path):
    """A card is read with everything that it says."""
    first, second = load_cards(written(tmp_path, GOOD))
    assert (first.id, first.set, first.line, second.line) == ("toy/card/ana", "Set One", 1, 21)
    assert first.values == (("resolve", 4), ("combat", 2), ("finesse", "+1"), ("influence", "-"))
    assert first.abilities[0].coverage == "manual"
    assert load_cards(tmp_path / "nothing") == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("number = 1", "number = 0", "cards.toml:2: Ana: number is a whole number from 1, not 0"),
        ("number = 2", "number = 1", "cards.toml:21: the number 1 of 'Knife' belongs to 'Ana' already"),
        ('name = "Knife"', 'name = "ana"', "cards.toml:21: there are two cards called 'ana'; a name leads to one card"),
        ('name = "Knife"', 'name = "Anita"', "cards.toml:1: the other name 'Anita' of 'Ana' belongs to 'Anita' already"),
        ('name = "Knife"\n', "", "cards.toml:21: the card in line 21: name is missing"),
        ('type = "risk"', 'type = "rist"', "cards.toml:24: Knife: unknown type 'rist'; did you mean 'risk'?"),
        ('"Castille"', '"Castile"', "cards.toml:7: Ana: unknown faction 'Castile'; did you mean 'Castille'?"),
        ('"Brute"', '"Brutal"', "cards.toml:9: Ana: unknown keyword 'Brutal'; did you mean 'Brute'?"),
        ('["Duelist"]\nk', '"Duelist"\nk', "cards.toml:8: Ana: traits is a list of texts, not 'Duelist'"),
        ("resolve = 4", "resolve = 44", "cards.toml:10: Ana: resolve is 44, which is not between 0 and 20"),
        ("combat = 2", 'combat = "two"', 'cards.toml:11: Ana: combat is a whole number, or "-" for a dash, or a change such as "+1", not \'two\''),
        ("cost = 0", 'cost = "+1"', "cards.toml:26: Knife: cost is a whole number, or \"-\" for a dash, not '+1'"),
        ("cost = 0\n", "", 'cards.toml:21: Knife: cost is missing; a dash is "-"'),
        ("cost = 0", "cost = true", 'cards.toml:26: Knife: cost is a whole number, or "-" for a dash, not True'),
        ("cost = 0", "kost = 0", "cards.toml:26: Knife: unknown key 'kost'; did you mean 'cost'?"),
        ('"reaction"', '"reacton"', "cards.toml:16: Ana: ability 1: unknown kind 'reacton'; did you mean 'reaction'?"),
        ('gist = "After a duel: draw a card."', "", "cards.toml:1: Ana: ability 1: gist is missing; say in a sentence what the ability does"),
        ('["City", "Duelist"]', '["Citi"]', "cards.toml:1: Ana: no card has the trait 'Citi', which qualifies an ability; did you mean 'City'?"),
        ('["City", "Duelist"]', '"City"', "cards.toml:17: Ana: ability 1: qualifier is a list of places (City, Home) and traits, not 'City'"),
        ('gist = "After', 'coverage = "some"\ngist = "After', "cards.toml:18: Ana: ability 1: unknown coverage 'some'"),
        ("[[card]]\nnumber = 2", "[[cart]]\nnumber = 2", "cards.toml:1: unknown key 'cart'; did you mean 'card'?"),
        ("cost = 0", "cost = = 0", "cards.toml:26: not readable as TOML"),
    ],
)
def test_a_fault_and_where_it_is(tmp_path, old, new, expected):
    """Each kind of fault is reported with its line and what is near."""
    assert old in GOOD
    found = faults(tmp_path, GOOD.replace(old, new, 1))
    assert any(f.startswith(expected) for f in found), found


def test_all_faults_at_once(tmp_path):
    """Faults in several cards are all reported."""
    text = GOOD.replace("resolve = 4", "resolve = 99").replace("thrust = 2", 'thrust = "x"').replace('"Neutral"', '"Neutrl"')
    assert len(faults(tmp_path, text)) == 3


def test_the_set_file(tmp_path):
    """What is wrong with set.toml is reported too."""
    found = faults(tmp_path, GOOD, meta='gane = "toy"\nset = "one"\ntitle = "One"\n')
    assert found == ["set.toml:1: missing, or no text: game", "set.toml:1: unknown key 'gane'; did you mean 'game'?"]


def test_rules_check_counts_cards(invoke):
    """`judgekit rules --check` reads the cards too."""
    result = invoke("rules", "--check")
    assert "five-sails: 206 cards, 321 abilities: " in result.output


def test_links_to_cards(toy, tmp_path):
    """A rule can link a card by its name; an unknown name fails the load."""
    file = next(f for f in sorted(toy.folder.glob("*.md")) if "### " in f.read_text(encoding="utf-8"))
    text = file.read_text(encoding="utf-8")
    at = text.index("\n\n@", text.index("### "))
    file.write_text(f"{text[:at]} See [[card:leontine]].{text[at:]}", encoding="utf-8")
    books = load_books(toy.texts, ["Léontine"])
    assert any(link.target == "card:Léontine" for b in books for r in b.rules for _, link in r.links)
    with pytest.raises(DataErrors, match="leads nowhere"):
        load_books(toy.texts, ["Somebody"])


def test_people_of_questions_come_from_the_cards(library):
    """The names that tell a story rather than name a rule are those of people and places on the cards."""
    names = library.book("five-sails").names
    assert {"Yevgeni", "The Docks", "Maya de la Rioja", "Ann"} <= set(names)
    assert "Amour" not in names


# Looking up.


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Yevgeni", "Yevgeni"),
        ("YEVGENI", "Yevgeni"),
        ("leontine giroux", "Léontine Giroux"),
        ("leontine", "Léontine Giroux"),
        ("madre dolores", '"Madre" Dolores'),
        ("padre", '"Padre" Aníbal'),
        ("porte travel", "Porté Travel"),
        ("heroic end", "A Heroic End"),
        ("cats glass", "The Cat's Glass"),
        ("the boar", "Yevgeni"),
        ("lady v", "Carmella Vanessa Salvaggi"),
        ("sibela", "Sibella Scarpa"),
        ("kasper ditrich", "Kaspar Dietrich"),
        ("Contemt and hatered", "Contempt and Hatred"),
        ("I know that trick", "I Know that Trick!"),
        ("mireli saber", "Mireli Sabre"),
        ("Lashiye of the Woods", "Leshiye of the Wood"),
        ("my fight alone", "My Fight, Alone"),
        ("card/ren", "Ren"),
        ("five-sails/card/ren", "Ren"),
        ("hat", "Cavalier Hat"),
    ],
)
def test_finding_a_card(library, typed, name):
    """A card is found by its name, part of it, nickname, without accents and with typos."""
    assert library.card(typed).name == name


def test_every_card_by_its_own_name(library):
    """Every name and other name leads to its card alone."""
    for card in library.cards:
        for name in (*card.names, card.id):
            assert library.card(name) == card


def test_a_name_that_fits_several(library, invoke):
    """All the cards are listed, and the command ends with 2."""
    with pytest.raises(AmbiguousCard) as caught:
        library.card("scarpa")
    assert [c.name for c in caught.value.cards] == ["Don Constanzo Scarpa", "Servo Scarpa", "Sibella Scarpa", "Vissenta Scarpa"]
    result = invoke("card", "scarpa")
    assert result.exit_code == 2
    assert "Sibella Scarpa, Deceitful Witch (Vodacce character)" in result.output


@pytest.mark.parametrize("typed", ["zzzzzz", "?", "x" * 5000, "Kaspar the Unknown Wanderer"], ids=len)
def test_a_name_that_fits_none(library, invoke, typed):
    """An unknown name is answered by the nearest ones, and the command ends with 2."""
    with pytest.raises(UnknownName):
        library.card(typed)
    assert invoke("card", typed).exit_code == 2
    assert "Yevgeni" in invoke("card", "Yewgienij").output


# What it means.


def test_every_table_names_known_things():
    """The tables from kinds, types and keywords to rules have an entry for each and no other."""
    assert set(card_rules.OF_KIND) == set(KINDS)
    assert set(card_rules.OF_TYPE) == set(TYPES)
    assert set(card_rules.OF_KEYWORD) == set(KEYWORDS)


def test_every_rule_about_cards_exists(library):
    """Every rule that explains a card exists in the current edition."""
    tables = (card_rules.OF_KIND, card_rules.OF_TIMING, card_rules.OF_TYPE, card_rules.OF_PLACE, card_rules.OF_PHRASE)
    names = {name for table in tables for rules in table.values() for _, name in rules}
    names |= {name for rules in card_rules.OF_KEYWORD.values() for name in rules}
    names |= {name for rules in (card_rules.OF_COMMON, card_rules.OF_TRAIT, card_rules.OF_SEVERAL) for _, name in rules}
    names |= {*card_rules.UNIQUE, *card_rules.SCHEME, *card_rules.DASHES, *card_rules.MODIFIERS}
    for name in names:
        assert library.rule(name, "five-sails").stands_in("rulebook-2023"), name


def about(library, name: str, ability: int) -> dict[str, set[str]]:
    """What the rules say about an ability, by what each is about."""
    card = library.card(name)
    out: dict[str, set[str]] = {}
    for meaning in card_rules.meanings(library, card, card.abilities[ability], "rulebook-2023"):
        out.setdefault(meaning.about, set()).add(meaning.rule.id.partition("/")[2])
    return out


def test_what_abilities_mean(library):
    """When, who, cost, timing and how often come from the rules of the kind, the qualifier and the card's type."""
    reaction = about(library, "Yevgeni", 1)
    assert {"reaction/after", "reaction/after-continue"} <= reaction["timing"]
    assert reaction["how often"] == {"reaction/once-per-day"}
    assert reaction["who"] == {"performer/own-abilities"}
    assert "reaction/before" in about(library, "Stubborn", 0)["timing"]
    assert "reaction/when" in about(library, "Night of Drinking", 0)["timing"]
    assert "forced/no-limit" in about(library, "Not Today", 0)["how often"]
    assert "limit/technique" in about(library, "Langschwert", 0)["how often"]
    assert "attachment/technique" in about(library, "Langschwert", 0)["who"]
    assert "cost" not in about(library, "Not Today", 0)
    assert "attachment/use-abilities" not in about(library, "Improvised Weapon", 0)["when"]
    assert "attachment/use-abilities" in about(library, "Stiletto", 0)["when"]
    assert "replacement/as-if-instead" in about(library, "Lorenzo de Zepeda", 0)["timing"]
    city = about(library, "Robbery", 0)
    assert {"qualified/city-on-other-card", "qualified/trait-before", "qualified/all-qualifiers"} <= city["who"]
    assert {"risk/cost", "anatomy/wealth-cost-paid"} <= city["cost"]
    assert "qualified/city-on-character" in about(library, "Aldo Bussotti", 1)["who"]
    assert "event/use-without-control" in about(library, "Risky Undertaking", 0)["who"]
    assert "action-ability/events-and-locations" in about(library, "Ole's Inn", 1)["how often"]
    assert "lethal/ignores-hostilities" in about(library, "Precision", 0)["keyword"]
    assert "repeatable/any-number" in about(library, "Porté Travel", 1)["keyword"]
    assert "play/additional-costs" in about(library, "Angelo", 0)["cost"]


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("Alcee", "brute/crew-cap"),
        ("A Heroic End", "final-strike/as-cost"),
        ("Takama Siad", "parley/reaction"),
        ("Opulence", "anatomy/wealth-worth-two"),
        ("Dark Gift", "deck/unique-one-copy"),
        ("Amour", "term/dash"),
        ("Stiletto", "anatomy/stat-modifier"),
        ("Marooned", "term/separation-bar"),
    ],
)
def test_what_keywords_and_values_mean(library, name, rule):
    """Keywords, Unique, dashes and bars of a card are explained by their rules."""
    found = card_rules.meanings(library, library.card(name), None, "rulebook-2023")
    assert f"five-sails/{rule}" in [m.rule.id for m in found]


def test_every_ability_is_explained(library):
    """Each ability has at least one rule; every one but a Passive says when and how often."""
    for card in library.cards:
        for ability in card.abilities:
            assert ability.coverage in COVERAGE
            found = {m.about for m in card_rules.meanings(library, card, ability, "rulebook-2023")}
            assert "when" in found, card.name
            assert ability.kind == "passive" or "how often" in found, card.name


def test_no_rule_of_another_edition_is_cited(library):
    """In the playtest rules, only rules that stand there explain a card."""
    for card in library.cards:
        for ability in (None, *card.abilities):
            assert all(m.rule.stands_in("playtest-5.9.4e") for m in card_rules.meanings(library, card, ability, "playtest-5.9.4e"))


def test_json_of_a_card(invoke):
    """A card has the fields of a hit, its values, and for each ability the rules with number and text."""
    record = json.loads(invoke("card", "--json", "heroic end").output)
    assert (record["id"], record["kind"], record["game"], record["title"]) == ("five-sails/card/a-heroic-end", "card", "five-sails", "A Heroic End")
    assert record["citations"] == []
    assert record["values"]["cost"] == 1 or isinstance(record["values"]["cost"], int)
    means = record["abilities"][0]["means"]
    assert {"about", "rule", "number", "text"} == set(means[0])
    assert any(m["rule"] == "five-sails/maneuver/on-combat-cards" for m in means)


def test_every_card_in_the_terminal(invoke, library):
    """Every card is shown with its name and all its gists, in both editions."""
    for card in library.cards[::7]:
        for edition in ("2023", "playtest"):
            result = invoke("card", card.id, "--edition", edition)
            assert result.exit_code == 0
            shown = " ".join(result.output.split())
            assert card.name in shown
            assert all(" ".join(a.text.split()) in shown for a in card.abilities)


def test_the_tables_of_cards(data, library):
    """The library file holds the cards for whoever reads it with SQL."""
    with closing(store.open_readonly(data / "library.db")) as db:
        assert db.execute("select count(*) from card_abilities").fetchone() == (321,)
        assert db.execute("select finesse, parry from cards where name = 'Stiletto'").fetchone() == ("+1", "-")
        assert read_cards(db) == library.cards
    assert set(FACTIONS) == {c.faction for c in library.cards}


def test_open_points_that_cards_name(library, invoke):
    """What a card touches is an open point of its game, and stands first among those that are shown with it."""
    assert list(card_rules.unknown_points(library.cards, library.books)) == []
    stubborn = library.card("Stubborn")
    assert [p.id for p in card_rules.open_points(library, stubborn, [], "playtest-5.9.4e")] == ["five-sails/unsettled/playtest-before"]
    assert card_rules.open_points(library, stubborn, [], "rulebook-2023") == []
    shown = invoke("card", "Horatio Lockwood", "--edition", "playtest-5.9.4e").output
    assert "Being moved into an enemy's Home" in " ".join(shown.split())
    (problem,) = card_rules.unknown_points([replace(stubborn, touches=("unsettled/enemy-hone",))], library.books)
    assert str(problem).endswith("Stubborn: touches: the books leave open no point 'unsettled/enemy-hone'; did you mean 'unsettled/enemy-home'?")
