"""The journal and the rulings: nothing acknowledged is lost, nothing is there twice, nothing is overwritten."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from desk_tools import acknowledged, entry, writer

from judgekit.desk import BadEntry, Desk, Matter, State, precedents
from judgekit.desk.check import checked
from judgekit.desk.groups import BadGroup, Groups, members
from judgekit.desk.journal import NewerDesk
from judgekit.desk.journal_file import FILE, MIGRATIONS
from judgekit.desk.news import news
from judgekit.desk.positions import likeness
from judgekit.desk.precedents import about_card, about_rule
from judgekit.desk.stats import statistics
from judgekit.errors import StoreError, UnknownName

KILLS = 15
RULE = "five-sails/duel/riposte"


@pytest.fixture
def desk(tmp_path) -> Desk:
    """An empty desk."""
    found = Desk(tmp_path)
    yield found
    found.journal.close()


def ids(folder) -> list[str]:
    """The ids of the entries in a folder, as a fresh process would read them."""
    fresh = Desk(folder)
    found = [e.id for e in fresh.journal.entries()]
    fresh.journal.close()
    return found


# Nothing acknowledged is lost.


def test_killed_while_writing(tmp_path):
    """A writer that is killed again and again loses none of the entries that it was told are kept."""
    known: set[str] = set()
    for round_ in range(KILLS):
        with writer(tmp_path, f"device{round_:03}", 100_000) as process:
            said = "".join(process.stdout.readline() for _ in range(round_ % 4 + 1))
            process.kill()
            said += process.stdout.read()
        known |= set(acknowledged(said))
        assert len(known) > round_
    found = ids(tmp_path)
    assert known <= set(found)
    assert len(found) == len(set(found))
    with sqlite3.connect(tmp_path / FILE) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    db.close()


def test_killed_before_the_acknowledgement(tmp_path):
    """What was sent and not acknowledged is sent again after the kill, and is there once."""
    with writer(tmp_path, "device", 100_000) as process:
        process.stdout.readline()
        process.kill()
        process.stdout.read()
    with writer(tmp_path, "device", 20) as process:
        statuses = [line.split()[1] for line in process.stdout.read().splitlines()]
    assert statuses[0] == "known"
    assert set(statuses) <= {"known", "kept"}
    found = ids(tmp_path)
    assert len(found) == len(set(found)) >= 20


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_disk_full(tmp_path):
    """A full disk refuses with what to do; all that was acknowledged is there, and writing goes on when there is room."""
    script_limit = 160 * 1024

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (script_limit, script_limit))

    with writer(tmp_path, "device", 5000, preexec_fn=limited, stderr=-1) as process:
        out, err = process.communicate(timeout=60)
    kept = acknowledged(out)
    assert process.returncode != 0
    assert "free some space" in err
    assert 0 < len(kept) < 5000
    found = ids(tmp_path)
    assert set(kept) <= set(found)
    assert len(found) - len(kept) <= 1
    desk = Desk(tmp_path)
    assert [k.status for k in desk.add([checked(entry("after"))])] == ["kept"]
    desk.journal.close()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can make a small file system")
def test_no_space_left(tmp_path):
    """On a file system without space an entry is refused, and those before it stay."""
    import subprocess

    place = tmp_path / "small"
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=300k", "tmpfs", str(place)], check=False, capture_output=True).returncode:
        pytest.skip("cannot mount a small file system here")
    try:
        desk, kept = Desk(place), []

        def fill() -> None:
            for number in range(400):
                values = {"asked": "x", "ruled": "y" * 4000}
                kept.extend(k.id for k in desk.add([checked(entry(f"{number:06}", set=values))]))

        with pytest.raises(StoreError, match="free some space"):
            fill()
        desk.journal.close()
        assert kept
        assert ids(place) == kept
    finally:
        subprocess.run(["umount", str(place)], check=True)


def test_two_processes_at_once(tmp_path):
    """Two devices that write at once both get every entry kept, also while the file is being made."""
    with writer(tmp_path, "device-a", 25) as one, writer(tmp_path, "device-b", 25) as other:
        out = one.communicate(timeout=60)[0] + other.communicate(timeout=60)[0]
    assert len(acknowledged(out)) == 50
    assert sorted(ids(tmp_path)) == sorted(acknowledged(out))


def test_twenty_devices_at_once(desk):
    """Twenty devices send the same entries several times over each other: each is there once."""

    def send(device: int) -> list[str]:
        mine = [checked(entry(f"{device:02}-{n:02}")) for n in range(5)]
        return [k.status for _ in range(2) for e in mine for k in desk.add([e])]

    with ThreadPoolExecutor(20) as pool:
        statuses = [s for found in pool.map(send, range(20)) for s in found]
    assert (statuses.count("kept"), statuses.count("known")) == (100, 100)
    assert len(desk.rulings) == 100


def test_a_rebuilt_library_leaves_the_desk(built_toy):
    """Building the library anew does not touch the desk's file."""
    from judgekit.library import Library

    desk = Desk(built_toy.data)
    desk.give("Ana", {"asked": "a", "ruled": "b"})
    desk.journal.close()
    (built_toy.data / "library.db").unlink()
    Library.open(built_toy.data)
    assert len(ids(built_toy.data)) == 1


def test_all_or_nothing(desk, monkeypatch):
    """Where one entry of several cannot be written, none is."""
    entries = [checked(entry("one")), checked(entry("two"))]
    real = desk.journal._append

    def fails(db, each):
        if each.id == "entry-two":
            raise sqlite3.OperationalError("database or disk is full")
        return real(db, each)

    monkeypatch.setattr(desk.journal, "_append", fails)
    with pytest.raises(StoreError, match="disk is full"):
        desk.add(entries)
    assert desk.journal.entries() == []


def test_entries_are_never_changed(desk):
    """Not even by hand: the file refuses to change or delete an entry."""
    desk.give("Ana", {"asked": "a", "ruled": "b"})
    with desk.journal.writing() as db:
        for sql in ("update entries set judge = 'x'", "delete from entries"):
            with pytest.raises(sqlite3.IntegrityError, match="never"):
                db.execute(sql)


def test_an_older_file_is_brought_up_to_date(tmp_path):
    """A file of the first version keeps its entries and gets what later versions added."""
    with sqlite3.connect(tmp_path / FILE) as db:
        for sql in MIGRATIONS[0]:
            db.execute(sql)
        db.execute("pragma user_version = 1")
    db.close()
    desk = Desk(tmp_path)
    key = desk.key
    desk.give("Ana", {"asked": "a", "ruled": "b"})
    desk.journal.note_question("q", "", True, RULE, 2.0)
    assert (desk.key, len(desk.journal.questions()), len(desk.rulings)) == (key, 1, 1)
    desk.journal.close()


def test_a_newer_file_is_left_alone(tmp_path):
    """A file of a later judgekit is refused with what to do, and not touched."""
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("pragma user_version = 99")
    db.close()
    with pytest.raises(NewerDesk, match="later judgekit"):
        Desk(tmp_path).give("Ana", {"asked": "a", "ruled": "b"})


def test_a_damaged_file_is_reported(tmp_path):
    """A file that is no database is reported with what to do, and kept."""
    (tmp_path / FILE).write_bytes(b"no database at all " * 100)
    with pytest.raises(StoreError, match="move it aside"):
        Desk(tmp_path).give("Ana", {"asked": "a", "ruled": "b"})
    assert (tmp_path / FILE).read_bytes().startswith(b"no database")


def test_a_file_moved_away(desk, tmp_path):
    """A file that is moved away while the desk is open takes nothing further: a new one is begun in its place."""
    desk.give("Ana", {"asked": "a", "ruled": "b"})
    desk.journal.close()
    shutil.move(tmp_path / FILE, tmp_path / "old.db")
    desk.give("Ana", {"asked": "c", "ruled": "d"})
    assert [r.asked for r in desk.rulings.values()] == ["c"]


def test_what_another_process_writes_is_seen(desk, tmp_path):
    """A desk sees what another process wrote."""
    desk.give("Ana", {"asked": "a", "ruled": "b"})
    with writer(tmp_path, "device", 3) as process:
        process.communicate(timeout=60)
    assert len(desk.rulings) == 4


# What an entry must be.


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"id": "x"}, "8 to 64"),
        ({"id": "<script>alert(1)</script>"}, "8 to 64"),
        ({"kind": "deleted"}, "ruled, changed"),
        ({"judge": " "}, "names its judge"),
        ({"made": "yesterday"}, "a moment"),
        ({"set": []}, "an object"),
        ({"set": {"asked": "a"}}, "ruled is empty"),
        ({"set": {"asked": "a", "ruled": "b", "colour": "red"}}, "no field 'colour'"),
        ({"set": {"asked": "a", "ruled": "b", "authority": "god"}}, "publisher, house, event"),
        ({"set": {"asked": "a", "ruled": "b", "authority": "publisher"}}, "needs its source; a publisher's ruling needs its date"),
        ({"set": {"asked": "a" * 2001, "ruled": "b"}}, "at most 2,000"),
        ({"set": {"asked": "a", "ruled": "b", "rules": "x"}}, "a list"),
        ({"set": {"asked": "a", "ruled": "b", "rules": ["x"] * 61}}, "at most 60"),
        ({"set": {"asked": "a", "ruled": "b", "seconds": True}}, "seconds"),
        ({"set": {"asked": "a", "ruled": "b", "date": "2026-13-01"}}, "no date"),
        ({"bsae": []}, "did you mean 'base'"),
        ({"base": ["../x"]}, "no id"),
    ],
)
def test_entries_that_are_none(change, why):
    """A wrong entry is refused with everything that is wrong with it."""
    with pytest.raises(BadEntry, match=why):
        checked(entry("number-one") | change)


def test_an_entry_is_cleaned():
    """Control characters go, moments become UTC, members of a list are there once."""
    made = checked(
        entry("number-one") | {"made": "2026-05-02T14:05:00+02:00", "set": {"asked": " a\x00\r\nb ", "ruled": "\ud800c", "rules": ["x", "x", ""]}}
    )
    assert made.made == "2026-05-02T12:05:00Z"
    assert made.set == {"asked": "a\nb", "ruled": "c", "rules": ["x"]}


def test_one_id_for_two_entries(desk):
    """A second entry under an id that is taken is not kept in the place of the first."""
    desk.add([checked(entry("one"))])
    [kept] = desk.add([checked(entry("one", judge="Ben"))])
    assert kept.status == "clash"
    assert desk.rulings["ruling-one"].judge == "Ana"


# Life and conflicts.


def test_the_life_of_a_ruling(desk):
    """Each change is an entry with who and why; the latest counts, the earlier stay."""
    given = desk.give("Ana", {"asked": "a", "ruled": "b"})
    desk.change(given.id, "Ana", {"state": "appealed"}, note="player asks")
    now = desk.change(given.number, "Head", {"state": "overturned", "ruled": "c"})
    assert (now.state, now.ruled, now.state.holds, now.judge) == (State.OVERTURNED, "c", False, "Ana")
    assert [(e.judge, e.note) for e in now.entries] == [("Ana", ""), ("Ana", "player asks"), ("Head", "")]
    assert not now.conflicts


def test_a_conflict_is_shown_and_settled(desk):
    """Two judges who set the same field unaware of each other are both shown; an entry that knew both settles it."""
    given = desk.give("Ana", {"asked": "a", "ruled": "b"})
    desk.change(given.id, "Ben", {"state": "confirmed", "table": "4"}, base=given.heads)
    now = desk.change(given.id, "Cora", {"state": "overturned"}, base=given.heads)
    assert {r.entry.judge: r.value for r in now.conflicts["state"]} == {"Ben": "confirmed", "Cora": "overturned"}
    assert set(now.conflicts) == {"state"}
    assert not desk.change(given.id, "Head", {"state": "confirmed"}, base=now.heads).conflicts


def test_the_same_change_by_two_is_no_conflict(desk):
    """Two who set the same value agree."""
    given = desk.give("Ana", {"asked": "a", "ruled": "b"})
    for judge in ("Ben", "Cora"):
        now = desk.change(given.id, judge, {"state": "confirmed"}, base=given.heads)
    assert not now.conflicts


def test_a_change_that_comes_first(desk):
    """A change may arrive before the ruling that it changes; nothing is lost, and the ruling appears when it is whole."""
    late = entry("two", kind="changed", ruling="ruling-one", set={"state": "confirmed"}, base=["entry-one"])
    desk.add([checked(late)])
    assert not desk.rulings["ruling-one"].is_whole
    assert about_rule(desk, RULE) == []
    desk.add([checked(entry("one", set={"asked": "a", "ruled": "b", "rules": [RULE]}))])
    assert [r.state for r in about_rule(desk, RULE)] == [State.CONFIRMED]


def test_names_of_rulings(desk):
    """The beginning of an id is enough; what fits none or several says so."""
    for name in ("aaaa1111", "aaaa2222"):
        desk.add([checked(entry(name, ruling=name))])
    assert desk.ruling("AAAA1").id == "aaaa1111"
    with pytest.raises(UnknownName, match="2 rulings"):
        desk.ruling("aaaa")
    with pytest.raises(UnknownName, match="no ruling"):
        desk.ruling("zz")


def test_a_clock_that_is_ahead(desk):
    """A ruling is never later than its arrival, whatever the device's clock says."""
    desk.add([checked(entry("one") | {"made": "2099-01-01T00:00:00Z"})])
    assert desk.rulings["ruling-one"].time < "2099"


# Precedents and groups.

BOARD = """case: a
time: High Drama, A to act
board:
  The Forums:
    A Kaspar: resolve 6, combat 2
    B Soline: resolve 5
  hand of B:
    Wide Guard: risk, cost 1, 5/0/0
steps:
  A: challenge with Kaspar, Soline
"""


def test_precedents(desk, library):
    """Rulings come up by rule, card, question and board, each with why; those that hold no longer come last."""
    groups = Groups(library.all_cards)
    gone = desk.give("Ana", {"asked": "May a riposte return more?", "ruled": "Yes.", "rules": [RULE]})
    desk.change(gone.id, "Head", {"state": "overturned"})
    desk.give("Ana", {"asked": "May a riposte return more?", "ruled": "No.", "rules": [RULE], "case": BOARD})
    found = precedents(desk, groups, Matter("may the riposte return more", (RULE,), case=BOARD.replace("resolve 6", "resolve 5")))
    assert [p.ruling.ruled for p in found] == ["No.", "Yes."]
    assert found[0].rules == (RULE,)
    assert found[0].likeness > 0.8
    assert found[0].share == 1.0
    assert precedents(desk, groups, Matter("how is the first player chosen")) == []


def test_likeness():
    """The same board is wholly alike, another player's letter hardly matters, a different board is not alike."""
    assert likeness(BOARD, BOARD) == 1.0
    assert likeness(BOARD, BOARD.replace("A Kaspar", "B Kaspar")) == 1.0
    assert likeness(BOARD, "case: b\ntime: Dusk\nboard:\n  The Docks:\n    A Leshiye\n") == 0.0
    assert likeness("", "") == 0.0


def test_a_group_with_exceptions(desk, library):
    """A ruling for a group stands for each of its cards, the exceptions left out."""
    duelists = members("trait:duelist type:character", library.all_cards)
    out = duelists[0].id
    desk.give("Ana", {"asked": "a", "ruled": "b", "group": "trait:duelist type:character", "exceptions": [out]})
    groups = Groups(library.all_cards)
    assert len(duelists) > 3
    assert all(about_card(desk, groups, c.id) for c in duelists[1:])
    assert about_card(desk, groups, out) == []
    assert about_card(desk, groups, "five-sails/card/amour") == []


@pytest.mark.parametrize("group", ["", "duelist", "trait:nothing-like-it", "cost:many", "sort:cost"])
def test_groups_that_are_none(library, group):
    """What names no group of cards is refused."""
    with pytest.raises(BadGroup):
        members(group, library.all_cards)


# Figures and news.


def test_figures(desk):
    """The figures count what there is, and tell no judge when they are to be anonymous."""
    for seconds in (4, 6, 20):
        desk.give("Ana", {"asked": "a", "ruled": "b", "rules": [RULE], "seconds": seconds})
    desk.journal.set("questions", "on")
    desk.journal.note_question("apple pie", "", False, "", None)
    found = statistics(desk)
    assert (found["rulings"], found["seconds"]["median"], found["rules"]) == (3, 6, [{"name": RULE, "count": 3}])
    assert found["questions"]["unanswered"] == [{"name": "apple pie", "count": 1}]
    assert "Ana" in str(found)
    assert "Ana" not in str(statistics(desk, anonymous=True))
    assert desk.journal.forget_questions() == 1


def test_news(desk, monkeypatch):
    """What changed since a moment shows how it was and how it is."""
    import judgekit.desk.journal as journal

    monkeypatch.setattr(journal, "now", lambda: "2026-05-01T10:00:00Z")
    old = desk.give("Ana", {"asked": "a", "ruled": "b"})
    monkeypatch.setattr(journal, "now", lambda: "2026-05-02T10:00:00Z")
    desk.change(old.id, "Ana", {"ruled": "c"})
    new = desk.give("Ana", {"asked": "d", "ruled": "e"})
    found = {c.ruling.id: c for c in news(desk, "2026-05-02T00:00:00Z")}
    assert found[old.id].fields == (("ruled", "b", "c"),)
    assert found[new.id].is_new
    assert news(desk, "2026-05-03T00:00:00Z") == []


def test_what_others_write_within_a_tick_is_seen(tmp_path, monkeypatch):
    """Two writings that a file's clock cannot tell apart are both seen."""
    one, two = Desk(tmp_path), Desk(tmp_path)
    two.give("Ana", {"asked": "first", "ruled": "yes"})
    assert len(one.rulings) == 1
    before = one.journal.fingerprint
    monkeypatch.setattr(type(one.journal), "fingerprint", property(lambda _: before))
    two.give("Ana", {"asked": "second", "ruled": "yes"})
    assert len(one.rulings) == 2
