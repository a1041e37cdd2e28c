"""The files in the data folder: built when needed, whole after every accident, and the user's own never touched."""

from __future__ import annotations

import errno
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
import toy as toy_texts

from judgekit.errors import StoreError
from judgekit.library import Library, copies, rows, store
from judgekit.library import library as library_module
from judgekit.search import Searcher

KILLS = 15


@pytest.fixture
def book_file(tmp_path: Path) -> Path:
    """The small game's second book as a file to import."""
    file = tmp_path / "book.txt"
    file.write_text("\n".join(toy_texts.copy_text(toy_texts.SECOND)[0]), encoding="utf-8")
    return file


@pytest.fixture
def imported(toy: SimpleNamespace, book_file: Path) -> SimpleNamespace:
    """The small game with its second book imported."""
    Library.open(toy.data).import_copy(book_file, toy_texts.DOCUMENTS[toy_texts.SECOND])
    return toy


def state(folder: Path) -> tuple[int, int, str]:
    """Which library file stands in a folder."""
    stat = (folder / "library.db").stat()
    return stat.st_ino, stat.st_mtime_ns, store.stored_key(folder) or ""


def works(folder: Path) -> bool:
    """Whether the small game's library and its index answer from a folder."""
    library = Library.open(folder)
    return library.rule("boat/load").title == "Loading a boat" and Searcher(library).ask("lantern").hits[0].rule.id == "harbour/night/lantern"


def overwrite(file: Path, start: float, length: int = 6000, with_byte: bytes = b"\xa5") -> bytes:
    """Spoils a part of a file, beginning at a share of its length; returns what the file then holds."""
    content = bytearray(file.read_bytes())
    at = int(len(content) * start)
    content[at : at + length] = with_byte * len(content[at : at + length])
    file.write_bytes(content)
    return bytes(content)


def test_built_once_and_then_read(toy):
    """The first start builds the library and its index, the next ones leave them as they are."""
    assert works(toy.data)
    first = state(toy.data)
    assert works(toy.data)
    assert state(toy.data) == first
    assert sorted(p.name for p in toy.data.iterdir()) == ["index-" + first[2], "library.db", "library.lock"]


def test_a_touched_text_builds_nothing(toy):
    """It is the content of the texts that counts, not their dates."""
    assert works(toy.data)
    first = state(toy.data)
    for file in toy.folder.iterdir():
        os.utime(file, (1, 1))
    assert works(toy.data)
    assert state(toy.data) == first


@pytest.mark.parametrize("name", ["play.md", "book.toml", "synonyms.toml"])
def test_a_changed_text_builds_anew(toy, name):
    """A change in any text makes a new library; the old index goes."""
    assert works(toy.data)
    first = state(toy.data)
    with (toy.folder / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert works(toy.data)
    assert state(toy.data)[2] != first[2]
    assert [p.name for p in toy.data.glob("index-*")] == ["index-" + state(toy.data)[2]]


def test_a_new_wording_is_found(toy):
    """After a change the rule reads as the text now says."""
    assert works(toy.data)
    play = toy.folder / "play.md"
    play.write_text(play.read_text(encoding="utf-8").replace("There are nine bays.", "There are eleven coves."), encoding="utf-8")
    library = Library.open(toy.data)
    assert library.rule("map/bays").text_in("second-2020") == "There are eleven coves."
    assert Searcher(library).ask("eleven coves").hits[0].rule.id == "harbour/map/bays"


def test_bad_texts_leave_the_old_library(toy, finish):
    """Texts that do not load give the loader's report and leave no half library behind."""
    assert works(toy.data)
    first = state(toy.data)
    (toy.folder / "play.md").write_text("# Play {#play}\n\n### X {#x}\n", encoding="utf-8")
    result = finish("--data", toy.data, "rules", "x", base=toy.base)
    assert (result.code, result.out) == (1, "")
    assert "rules_text/harbour_lights/play.md:3: 'X' cites nothing" in result.err
    assert "Traceback" not in result.err
    assert state(toy.data) == first
    assert not list(toy.data.glob("building-*"))


def test_a_new_schema_builds_anew(toy, monkeypatch):
    """A library and index from an older version of judgekit are replaced."""
    assert works(toy.data)
    before = state(toy.data)
    monkeypatch.setattr(store, "SCHEMA", store.SCHEMA + 1)
    assert works(toy.data)
    assert state(toy.data)[2] != before[2]
    assert len(list(toy.data.glob("index-*"))) == 1


def test_two_processes_start_at_once(tmp_path, start):
    """Two commands on an empty folder both end well, and one library stands there."""
    processes = [start("--data", tmp_path / "new", "rules", "--json", "duel/riposte") for _ in range(2)]
    results = [process.communicate(timeout=60) for process in processes]
    assert [(p.returncode, err) for p, (_, err) in zip(processes, results, strict=True)] == [(0, ""), (0, "")]
    assert [json.loads(out)["id"] for out, _ in results] == ["five-sails/duel/riposte"] * 2
    assert len(list((tmp_path / "new").glob("index-*"))) == 1
    assert not list((tmp_path / "new").glob("building-*"))


def test_killed_while_building(toy, start, finish):
    """A process killed at any moment of building leaves a folder in which the next one works."""
    rng = random.Random(20)
    command = ("--data", toy.data, "rules", "boat/load")
    began = time.monotonic()
    finish(*command, base=toy.base)
    whole = time.monotonic() - began
    for _ in range(KILLS):
        if rng.random() < 0.7:
            (toy.data / "library.db").unlink(missing_ok=True)
        process = start(*command, base=toy.base, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(rng.uniform(whole / 4, whole))
        process.send_signal(signal.SIGKILL)
        process.wait()
    result = finish("--data", toy.data, "ask", "--json", "lantern", base=toy.base)
    assert (result.code, result.err) == (0, "")
    assert json.loads(result.out)["hits"][0]["id"] == "harbour/night/lantern"
    assert works(toy.data)


def test_what_a_killed_process_left_is_removed(toy):
    """The next build removes what a killed one left half made."""
    left = toy.data / "building-left" / "index-0"
    left.mkdir(parents=True)
    (left / "half").write_bytes(b"half")
    assert works(toy.data)
    assert not list(toy.data.glob("building-*"))


def test_killed_while_importing(toy, book_file, start):
    """A process killed at any moment of an import leaves the import before it, or its own, whole."""
    document = toy_texts.DOCUMENTS[toy_texts.SECOND]
    expected = Library.open(toy.data).import_copy(book_file, document)
    rng = random.Random(21)
    for _ in range(6):
        process = start("--data", toy.data, "import", book_file, "--document", document, base=toy.base, stdout=subprocess.DEVNULL)
        time.sleep(rng.uniform(0.1, 0.45))
        process.send_signal(signal.SIGKILL)
        process.communicate()
        assert len(Library.open(toy.data).placements.spans) == expected.placed


def test_killed_before_the_first_import_was_written(toy):
    """A user.db that was made and never filled holds nothing, and everything works."""
    toy.data.mkdir()
    (toy.data / "user.db").touch()
    library = Library.open(toy.data)
    assert library.placements.spans == {}
    assert "lines" not in library.as_json(library.rule("boat/load"))["citations"][0]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda f: f.write_bytes(b"this is no database" * 500),
        lambda f: f.write_bytes(b""),
        lambda f: f.write_bytes(f.read_bytes()[: len(f.read_bytes()) // 2]),
        lambda f: overwrite(f, 0.4),
        lambda f: overwrite(f, 0.6),
        lambda f: overwrite(f, 0.8),
        lambda f: overwrite(f, 0.0, 100),
    ],
    ids=["other", "empty", "half", "spoilt at 40", "spoilt at 60", "spoilt at 80", "no header"],
)
def test_a_damaged_library_is_built_anew(toy, spoil):
    """A library.db that cannot be read, wholly or in part, is replaced, or reported with the advice to delete it, which mends it."""
    assert works(toy.data)
    books = Library.open(toy.data).books
    spoil(toy.data / "library.db")
    message = ""
    try:
        works(toy.data)
    except StoreError as error:
        message = str(error)
        (toy.data / "library.db").unlink()
    assert not message or "delete the file, it is made anew" in message
    assert works(toy.data)
    assert Library.open(toy.data).books == books


def test_a_folder_in_the_place_of_the_library(toy):
    """Even a folder called library.db does not keep the tool from working."""
    (toy.data / "library.db").mkdir(parents=True)
    with pytest.warns(UserWarning, match="cannot be written"):
        library = Library.open(toy.data)
    assert library.rule("boat/load").title == "Loading a boat"
    discard_temporary()


@pytest.mark.parametrize("lost", ["index", "words.json", "segment", "toc"])
def test_a_lost_index_is_built_anew(toy, lost):
    """An index folder that was deleted, or that lacks a file, is made anew by the next start."""
    assert works(toy.data)
    folder = next(toy.data.glob("index-*"))
    pattern = {"words.json": "words.json", "segment": "*.seg", "toc": "*.toc"}.get(lost)
    if pattern is None:
        shutil.rmtree(folder)
    else:
        next(folder.rglob(pattern)).unlink()
    assert works(toy.data)


@pytest.mark.parametrize(
    ("part", "spoil"),
    [
        ("*.toc", lambda b: b[:20]),
        ("*.toc", lambda b: b.replace((-111).to_bytes(4, "big", signed=True), (-1).to_bytes(4, "big", signed=True))),
        ("*.toc", lambda b: b"junk" * 50),
        ("*.seg", lambda b: b[: len(b) // 3]),
        ("*.seg", lambda b: b"junk" * 5000),
        ("words.json", lambda b: b[: len(b) // 2]),
        ("words.json", lambda b: b"[]"),
    ],
    ids=["toc cut", "toc of another version", "toc spoilt", "segment cut", "segment spoilt", "words cut", "words of another version"],
)
def test_an_index_that_cannot_be_read(toy, finish, part, spoil):
    """An index that is spoilt or of another version is mended, or reported in one message; then deleting it as advised mends it."""
    assert works(toy.data)
    folder = next(toy.data.glob("index-*"))
    file = next(folder.rglob(part))
    before = file.read_bytes()
    file.write_bytes(spoil(before))
    assert file.read_bytes() != before
    result = finish("--data", toy.data, "ask", "lantern", base=toy.base)
    if result.code:
        assert (result.code, result.out) == (1, "")
        assert result.err.startswith(f"judgekit: the index in {folder} cannot be read ")
        assert "delete the folder, it is made anew" in result.err
        shutil.rmtree(folder)
    assert works(toy.data)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda f: f.write_bytes(b"this is no database" * 500),
        lambda f: overwrite(f, 0.0, 100),
        lambda f: overwrite(f, 0.2, 10**6),
    ],
    ids=["other", "no header", "pages"],
)
@pytest.mark.parametrize("command", [("rules", "boat/load"), ("ask", "--json", "lantern"), ("import",)], ids=["rules", "ask", "import"])
def test_a_damaged_user_database(imported, finish, book_file, spoil, command):
    """A user.db that cannot be read gives one clear message and is kept, byte for byte."""
    file = imported.data / "user.db"
    spoil(file)
    before = file.read_bytes()
    more = (book_file, "--document", toy_texts.DOCUMENTS[toy_texts.SECOND]) if command == ("import",) else ()
    result = finish("--data", imported.data, *command, *more, base=imported.base)
    assert result.code == 1, result.out
    assert result.err.startswith(f"judgekit: your data in {file} cannot be ")
    assert "move it aside" in result.err
    assert "Traceback" not in result.err
    assert file.read_bytes() == before


def test_a_damaged_user_database_moved_aside(imported, book_file):
    """After the advice was followed, everything works again."""
    file = imported.data / "user.db"
    file.write_bytes(b"junk" * 2000)
    with pytest.raises(StoreError, match="move it aside"):
        _ = Library.open(imported.data).placements
    file.rename(file.with_suffix(".damaged"))
    library = Library.open(imported.data)
    assert library.placements.spans == {}
    assert library.import_copy(book_file, toy_texts.DOCUMENTS[toy_texts.SECOND]).placed == 25


def discard_temporary() -> None:
    """Removes the temporary folder that a test's library stood in."""
    while store._temporary:
        store._temporary.pop().cleanup()


def test_a_data_folder_that_cannot_be_made(toy, finish):
    """Where a file is in the way of the data folder, the answer comes all the same, with a warning."""
    toy.data.write_text("a file")
    result = finish("--data", toy.data / "below", "ask", "--json", "lantern", base=toy.base)
    assert result.code == 0
    assert json.loads(result.out)["hits"][0]["id"] == "harbour/night/lantern"
    assert (
        result.err
        == f"judgekit: the data folder {toy.data / 'below'} cannot be written (Not a directory); working from a temporary one, nothing will be kept\n"
    )


def test_importing_where_nothing_can_be_written(toy, finish, book_file):
    """An import into a folder that cannot be made is refused in one message."""
    toy.data.write_text("a file")
    result = finish("--data", toy.data / "below", "import", book_file, "--document", toy_texts.DOCUMENTS[toy_texts.SECOND], base=toy.base)
    assert result.code == 1
    assert "cannot be written: Not a directory" in result.err
    assert "Traceback" not in result.err


@pytest.mark.parametrize(
    ("code", "text"), [(errno.EACCES, "Permission denied"), (errno.EROFS, "Read-only file system"), (errno.ENOSPC, "No space left on device")]
)
def test_a_folder_that_refuses_to_be_written(toy, monkeypatch, code, text):
    """Whatever the system says against writing, the library answers from a temporary folder and says why."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(store, "_replace", refuse)
    with pytest.warns(UserWarning, match=rf"cannot be written \({text}\); working from a temporary one"):
        library = Library.open(toy.data)
    assert Searcher(library).ask("lantern").hits
    assert not (toy.data / "library.db").exists()
    discard_temporary()


@pytest.mark.parametrize(
    "error", [OSError(errno.ENOSPC, "No space left on device"), sqlite3.OperationalError("database or disk is full")], ids=["system", "sqlite"]
)
def test_no_space_anywhere(toy, monkeypatch, error):
    """Where no folder at all can take the library, the message says what to do, and nothing was changed."""
    assert works(toy.data)
    (toy.folder / "play.md").open("a").close()
    before = state(toy.data)
    with (toy.folder / "play.md").open("a", encoding="utf-8") as file:
        file.write("\n")

    def full(*_: object) -> None:
        raise error

    monkeypatch.setattr(rows, "write_library", full)
    with pytest.raises(StoreError, match=r"cannot be written .*free some space, or name another folder with --data"):
        Library.open(toy.data)
    assert state(toy.data) == before
    assert not list(toy.data.glob("building-*"))


def test_a_full_disk_while_importing(imported, monkeypatch, book_file):
    """When the disk fills up during an import, the message says so, and the import before it still stands."""
    library = Library.open(imported.data)
    before = library.placements.spans

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(copies, "write_placements", full)
    with pytest.raises(StoreError, match="The disk is full; nothing was changed; free some space and try again"):
        library.import_copy(book_file, toy_texts.DOCUMENTS[toy_texts.SECOND])
    assert Library.open(imported.data).placements.spans == before
    assert len(before) == 25


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A disk of a few kilobytes, where this user may mount one."""
    folder.mkdir()
    mounted = (
        sys.platform == "linux"
        and shutil.which("mount")
        and subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], capture_output=True).returncode == 0
    )
    if not mounted:
        pytest.skip("no small disk can be mounted here; the tests above stand in for it")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)  # what has just been killed may hold it a moment longer


def test_a_really_full_disk(toy, finish, tmp_path):
    """On a disk that is too small for the library the answer comes from a temporary folder, with a warning, and nothing is left behind."""
    with small_disk(tmp_path / "disk", "60k") as disk:
        result = finish("--data", disk / "data", "ask", "--json", "lantern", base=toy.base)
        assert (result.code, "cannot be written" in result.err, "Traceback" in result.err) == (0, True, False)
        assert json.loads(result.out)["hits"][0]["id"] == "harbour/night/lantern"
        assert [p.name for p in (disk / "data").iterdir() if p.name != "library.lock"] == []


def test_a_disk_that_fills_up_while_importing(toy, finish, tmp_path, book_file):
    """On a disk with room for one import but not for a greater one, the greater is refused and the one before it stands."""
    big = tmp_path / "big.txt"
    big.write_text(book_file.read_text(encoding="utf-8") + "\n" + "a line of no meaning\n" * 120_000, encoding="utf-8")
    document = toy_texts.DOCUMENTS[toy_texts.SECOND]
    with small_disk(tmp_path / "disk", "3m") as disk:
        assert finish("--data", disk, "import", book_file, "--document", document, base=toy.base).code == 0
        result = finish("--data", disk, "import", big, "--document", document, base=toy.base)
        assert result.code == 1
        assert "Traceback" not in result.err
        assert "The disk is full; nothing was changed" in result.err
        assert len(Library.open(disk).placements.spans) == 25
        assert works(disk)


def test_a_read_only_disk(toy, finish, tmp_path, book_file):
    """From a folder that has become read-only, rules and the imported words are still shown."""
    with small_disk(tmp_path / "disk", "2m") as disk:
        assert finish("--data", disk, "import", book_file, "--document", toy_texts.DOCUMENTS[toy_texts.SECOND], base=toy.base).code == 0
        if subprocess.run(["mount", "-o", "remount,ro", str(disk)], capture_output=True).returncode:
            pytest.skip("a disk cannot be made read-only here")
        result = finish("--data", disk, "rules", "boat/load", base=toy.base)
        assert (result.code, result.err) == (0, "")
        assert "In your copy, line 5: Every boat that lies at a quay" in re.sub(r"\s+", " ", result.out)


def test_reading_while_another_process_builds(toy):
    """A reader that opened the old library reads on in it while a new one is put in its place."""
    old = Library.open(toy.data)
    searcher = Searcher(old)
    play = toy.folder / "play.md"
    play.write_text(play.read_text(encoding="utf-8").replace("There are nine bays.", "There are eleven coves."), encoding="utf-8")
    new = Library.open(toy.data)
    assert old.rule("map/bays").text_in("second-2020") == "There are nine bays."
    assert searcher.ask("nine bays").hits[0].rule.id == "harbour/map/bays"
    assert new.rule("map/bays").text_in("second-2020") == "There are eleven coves."


def test_building_that_takes_too_long(toy, monkeypatch):
    """Whoever waits too long for another process's build is told so."""
    import filelock

    toy.data.mkdir()
    monkeypatch.setattr(filelock, "FileLock", lambda path, timeout: filelock.UnixFileLock(path, timeout=0.05))
    with (
        filelock.UnixFileLock(str(toy.data / "library.lock")),
        pytest.raises(StoreError, match=r"another judgekit has been building the library in .* for two minutes"),
    ):
        Library.open(toy.data)


def tables_of(file: Path) -> dict[str, set[str]]:
    """The tables of a database with their columns."""
    with closing(sqlite3.connect(file)) as db:
        names = [row[0] for row in db.execute("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")]
        return {name: {row[1] for row in db.execute(f"pragma table_info([{name}])")} for name in names}


def described(text: str) -> dict[str, set[str]]:
    """The tables that a part of docs/store.md describes, with their columns."""
    parts = re.split(r"^### (\S+)$", text, flags=re.MULTILINE)
    return {name: set(re.findall(r"^\| `(\w+)` \|", body, re.MULTILINE)) for name, body in zip(parts[1::2], parts[2::2], strict=True)}


def test_every_table_and_column_is_described(imported, root):
    """docs/store.md names every table and column of both files, and none besides."""
    library, user = (root / "docs" / "store.md").read_text(encoding="utf-8").split("\n## library.db\n")[1].split("\n## user.db\n")
    assert described(library) == tables_of(imported.data / "library.db")
    assert described(user) == tables_of(imported.data / "user.db")


def test_the_examples_for_looking_inside(data, library, root):
    """The commands and queries of docs/store.md run on the real library."""
    text = (root / "docs" / "store.md").read_text(encoding="utf-8")
    with closing(store.open_readonly(data / "library.db")) as db:
        queries = [q for block in re.findall(r"```sql\n(.*?)```", text, re.DOTALL) for q in block.split(";") if q.strip()]
        assert len(queries) == 2
        assert all(db.execute(query).fetchall() for query in queries)
    commands = re.findall(r"^\$ sqlite-utils (.+)$", text, re.MULTILINE)
    assert len(commands) == 3
    from click.testing import CliRunner
    from sqlite_utils.cli import cli

    for command in commands:
        import shlex

        arguments = [str(data / a) if a.endswith(".db") else a for a in shlex.split(command)]
        result = CliRunner().invoke(cli, arguments)
        assert result.exit_code == 0, result.output
        assert len(result.output) > 100


def test_the_library_holds_no_book(imported):
    """Nothing of an imported copy ever stands in library.db."""
    content = (imported.data / "library.db").read_bytes()
    assert b"and it never takes a fourth until" not in content
    assert b"and it never takes a fourth until" in (imported.data / "user.db").read_bytes()


def test_build_is_what_library_open_calls(toy, monkeypatch):
    """The library builds once for a new text, and not at all for the next ten starts."""
    calls = []
    build = library_module.build
    monkeypatch.setattr(library_module, "build", lambda into, key: (calls.append(key), build(into, key)))
    for _ in range(10):
        Library.open(toy.data)
    assert len(calls) == 1
