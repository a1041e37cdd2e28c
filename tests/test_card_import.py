"""Importing cards: whole or not at all, every fault at once, nothing dangerous, and found afterwards."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from judgekit.cli import main
from judgekit.errors import BadImport, StoreError
from judgekit.library import AmbiguousCard, Library, card_copies, collection_file
from judgekit.library.card_import import read_collection
from judgekit.search import Searcher

GAMES = ["five-sails", "7th-sea-ccg"]
CSV = """Name,Type,Faction,Traits,Cost,Combat,Text,Cannon
"Pirata Extra",character,Castille,"Pirate; Duelist",2,+1,"Draws a card, sometimes",7
Zweite Karte,risk,Neutral,,0,-,,
"""
XML = """<?xml version="1.0" encoding="utf-8"?>
<set name="Some Sails" id="1" gameId="844ed56c-2048-41a6-97b0-3515185e1634">
 <cards>
  <card id="a" name="Ünal">
   <property name="Type" value="crew"/><property name="Cost" value="6"/><property name="Text" value="Loyal. Act: Tack."/>
  </card>
  <card id="b" name="Ünal"><property name="Type" value="crew"/><property name="Crew Max" value="4"/></card>
 </cards>
</set>
"""
LAUGHS = """<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "lol">{}]>
<set name="x"><cards><card name="&z;"/></cards></set>
""".format("".join(f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefghij", "bcdefghijz", strict=True)))


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str, str | bytes], Path]:
    """Writes a file."""

    def write(name: str, content: str | bytes) -> Path:
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return write


@pytest.fixture
def own(tmp_path: Path, library: Library) -> Library:
    """The real library with a data folder of its own for what is imported."""
    mine = Library(library.books, folder=tmp_path / "own", key=library.key)
    mine.built_in = library.built_in
    return mine


def refused(path: Path, **options: str) -> str:
    """Why a file is not imported."""
    with pytest.raises(BadImport) as caught:
        read_collection(path, GAMES, options.get("game", "five-sails"), options.get("of_set"))
    return str(caught.value)


def test_csv(file):
    """The columns become the card; those that are not known are kept as values."""
    found = read_collection(file("mine.csv", CSV), GAMES, "five-sails")
    first, second = found.cards
    assert (found.game, found.set) == ("five-sails", "mine")
    assert (first.id, first.name, first.traits) == ("five-sails/card/pirata-extra", "Pirata Extra", ("Pirate", "Duelist"))
    assert dict(first.values) == {"cost": 2, "combat": "+1", "cannon": 7}
    assert first.text == "Draws a card, sometimes"
    assert first.source == "imported from mine.csv"
    assert dict(second.values) == {"cost": 0, "combat": "-"}


@pytest.mark.parametrize("delimiter", [";", "\t"])
def test_other_delimiters(file, delimiter):
    """Semicolons and tabs separate columns too, as spreadsheets write them."""
    found = read_collection(file("m.csv", f"name{delimiter}cost\r\nAna, the first{delimiter}2\r\n"), GAMES, "five-sails")
    assert [(c.name, c.value("cost")) for c in found.cards] == [("Ana, the first", 2)]


def test_other_encodings(file):
    """UTF-8 with its mark and UTF-16 are read."""
    for encoding in ("utf-8-sig", "utf-16"):
        found = read_collection(file("m.csv", "name\nLéontine II\n".encode(encoding)), GAMES, "five-sails")
        assert found.cards[0].name == "Léontine II"


def test_json(file):
    """A list of objects, or one under `cards`, with lists and abilities."""
    row = {"name": "Ana", "traits": ["Red Hand"], "subtitle": "First", "abilities": [{"kind": "Action", "qualifier": "City", "text": "Draws."}]}
    for content in ([row], {"cards": [row]}):
        [card] = read_collection(file("m.json", json.dumps(content)), GAMES, "five-sails").cards
        assert (card.title, card.traits) == ("First", ("Red Hand",))
        assert card.rules_text == "City Action: Draws."


def test_octgn(file):
    """A set file says its game and its name; cards of one name get ids of their own."""
    found = read_collection(file("x.xml", XML), GAMES)
    assert (found.game, found.set) == ("7th-sea-ccg", "Some Sails")
    assert [c.id for c in found.cards] == ["7th-sea-ccg/card/unal", "7th-sea-ccg/card/unal-2"]
    assert found.cards[0].value("cost") == 6
    assert found.cards[1].value("crew_max") == 4


def test_a_published_set(shared):
    """A set as fans publish it is read whole."""
    found = read_collection(shared / "cards" / "octgn_7th_sea_black_sails.xml", GAMES)
    assert (found.game, found.set, len(found.cards)) == ("7th-sea-ccg", "Black Sails", 29)
    assert next(c for c in found.cards if c.name == "Dalia").value("swashbuckling") == 4


def test_every_fault_at_once(file):
    """All that is wrong with a file stands in one message, with the lines."""
    message = refused(file("m.csv", "name;number;cost\nA;x;zz\n;1;1\nB;2;1\nB;2;1\nC;3;1;more\n"))
    assert message.splitlines()[0].endswith("m.csv has 5 problems; nothing was imported:")
    assert [line.split(":")[0].strip() for line in message.splitlines()[1:]] == ["line 2 (A)", "line 2 (A)", "line 3", "line 5 (B)", "line 6 (C)"]
    message = refused(file("m.json", '[{"name": "A", "traits": 5}, 7, {"name": "Z", "cost": true}, {"title": "no name"}]'))
    assert "has 5 problems" in message


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("empty.csv", " \n", "is empty"),
        ("head.csv", "name\n", "holds no cards"),
        ("nameless.csv", "nmae,type\nA,b\n", "no column `name`; did you mean 'nmae'?"),
        ("twice.csv", "name,cost,Cost\nA,1,2\n", "names cost twice"),
        ("wide.csv", ",".join(["name", *(f"c{n}" for n in range(80))]) + "\nA\n", "has 81 columns"),
        ("latin.csv", "name\nLéontine\n".encode("latin-1"), "is not in UTF-8: byte 0xE9 in line 2"),
        ("binary.csv", bytes(range(256)), "is not in UTF-8"),
        ("quote.csv", 'name,text\nA,"never closed\n', "is not readable as CSV, line 2"),
        ("many.csv", "name\n" + "".join(f"card {n}\n" for n in range(100_000)), "has more than 20,000 cards"),
        ("long.csv", "name\n" + "x" * 6000 + "\n", "name has 6,000 characters"),
        ("broken.json", '[{"name": ', "is not readable as JSON"),
        ("deep.json", "[" * 200_000, "nested too deeply"),
        ("number.json", "{}", "is no list of cards"),
        ("broken.xml", "<set><cards>", "is not readable as XML"),
        ("page.xml", "<html/>", "is no OCTGN set: its root is <html>"),
        ("laughs.xml", LAUGHS, "declares a document type or entities"),
        ("outside.xml", '<!DOCTYPE set SYSTEM "file:///etc/passwd"><set name="x"/>', "declares a document type or entities"),
        ("encoding.xml", '<?xml version="1.0" encoding="klingon"?><set name="x"/>', "is not readable as XML"),
    ],
)
def test_files_that_are_refused(file, name, content, expected):
    """Each bad file is refused with its reason in one message."""
    assert expected in refused(file(name, content))


def test_files_that_are_too_large_or_none(tmp_path, monkeypatch, file):
    """A folder, a missing file and one that is too large are refused."""
    assert "is not a file" in refused(tmp_path)
    assert "is not a file" in refused(tmp_path / "none.csv")
    monkeypatch.setattr(collection_file, "LARGEST", 10)
    assert "a collection of more than" in refused(file("m.csv", CSV))


@pytest.mark.parametrize(
    ("game", "expected"),
    [("", "say which game"), ("five-sials", "did you mean 'five-sails'?"), ("★", "is no id for a game"), ("x" * 60, "is no id for a game")],
)
def test_the_game_of_an_import(file, game, expected):
    """Cards need a game: one with rules, or a new id that is not a slip of the pen."""
    path = file("m.csv", CSV)
    with pytest.raises(BadImport) as caught:
        read_collection(path, GAMES, game)
    assert expected in str(caught.value)
    assert read_collection(path, GAMES, "Other Game").game == "other-game"


def test_control_characters_are_left_out(file):
    """Nothing in an imported card can steer a terminal."""
    [card] = read_collection(file("m.csv", "name,text\nA\x1b[31m,B\x07\x9b\n"), GAMES, "five-sails").cards
    assert (card.name, card.text) == ("A[31m", "B")


def test_imported_cards_are_found(own, file):
    """A card is found by `card` and by the search, with where it comes from, also after a new start."""
    report = own.import_cards(file("mine.csv", CSV), "five-sails")
    assert (report.cards, report.replaced) == (2, False)
    card = own.card("pirata")
    assert card.source == "imported from mine.csv"
    searcher = Searcher(own)
    assert [h.card.name for h in searcher.ask('trait:duelist "card sometimes"').cards] == ["Pirata Extra"]
    assert searcher.ask("Zweite Karte").cards[0].card.name == "Zweite Karte"
    again = Library(own.books, folder=own.folder, key=own.key)
    assert [c.name for c in again.all_cards] == ["Pirata Extra", "Zweite Karte"]
    assert again.all_cards[0] == card


def test_importing_again_replaces(own, file):
    """A set stands in the place of the earlier import of that set; other sets stay."""
    own.import_cards(file("mine.csv", CSV), "five-sails")
    own.import_cards(file("more.csv", "name\nDritte\n"), "five-sails")
    report = own.import_cards(file("mine.csv", "name\nVierte\n"), "five-sails")
    assert report.replaced
    assert sorted(c.name for c in own.all_cards if c.source) == ["Dritte", "Vierte"]


def test_a_bad_file_changes_nothing(own, file):
    """After a refused import everything is as before."""
    own.import_cards(file("mine.csv", CSV), "five-sails")
    before = own.all_cards
    with pytest.raises(BadImport):
        own.import_cards(file("mine.csv", "name,number\nA,x\nB,1\n"), "five-sails")
    assert card_copies.imported_cards(own.folder) == [c for c in before if c.source]


def test_a_card_that_we_have_gets_the_users_text(own, file):
    """An imported card of a known name stands beside ours, and no second card appears."""
    own.import_cards(file("mine.csv", "name,type,text\nAMOUR,risk,The words on the card.\n"), "five-sails")
    card = own.card("amour")
    assert (card.number, card.text) == (104, "The words on the card.")
    assert len(own.all_cards) == len(own.cards)


def test_one_name_in_two_games(own, file):
    """A name that cards of several games have is listed with where each comes from."""
    own.import_cards(file("a.csv", "name\nSame\n"), "game-one")
    own.import_cards(file("b.csv", "name\nSame\n"), "other-thing")
    with pytest.raises(AmbiguousCard, match=r"2 cards fit 'same'(.|\n)*imported from a.csv(.|\n)*imported from b.csv"):
        own.card("same")
    assert own.card("same", "game-one").source == "imported from a.csv"


def test_damaged_imports(own, file):
    """A user.db whose cards cannot be read is reported, and what to do."""
    own.import_cards(file("mine.csv", CSV), "five-sails")
    with closing(sqlite3.connect(own.folder / "user.db")) as db, db:
        db.execute("update imported_cards set card = '{'")
    with pytest.raises(StoreError, match="import them again"):
        card_copies.imported_cards(own.folder)


def test_a_user_db_from_before_cards(own, file):
    """A user.db that has no tables for cards gets them."""
    own.folder.mkdir(parents=True)
    with closing(sqlite3.connect(own.folder / "user.db")) as db, db:
        db.execute("create table copies (document text primary key, file text, sha256 text, imported text, library text)")
    assert card_copies.imported_cards(own.folder) == []
    assert own.import_cards(file("mine.csv", CSV), "five-sails").cards == 2


def test_the_command(tmp_path, file, data, library):
    """`judgekit import-cards` imports, `card` and `ask` find, a bad file ends with 1."""
    shutil.copytree(data, tmp_path / "data")

    def run(*arguments: object) -> Result:
        return CliRunner().invoke(main, ["--data", str(tmp_path / "data"), *map(str, arguments)], prog_name="judgekit")

    assert run("import-cards", file("x.xml", XML)).output == "7th-sea-ccg, Some Sails: 2 cards imported.\n"
    assert json.loads(run("import-cards", "--json", file("x.xml", XML)).output) == {
        "game": "7th-sea-ccg",
        "set": "Some Sails",
        "cards": 2,
        "replaced": True,
    }
    assert "imported from x.xml" in " ".join(run("card", "7th-sea-ccg/card/unal").output.split())
    assert json.loads(run("ask", "--json", "ünal").output)["hits"][0]["source"] == "imported from x.xml"
    assert run("import-cards", file("bad.csv", "nmae\nA\n"), "--game", "five-sails").exit_code == 1
