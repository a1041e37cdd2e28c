"""Writes the page as files: every page that can be read, what it is drawn with, and what a browser needs to work out the rest."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from flask import Flask, render_template
from flask.testing import FlaskClient

from judgekit import __version__
from judgekit.errors import JudgekitError, cause
from judgekit.exporting.addresses import Address, links, relinked
from judgekit.library import Library
from judgekit.web import create_app
from judgekit.web.offline import runtime as offline_runtime
from judgekit.web.offline.pages import STATIC, Kit, worker_text
from judgekit.web.scope import data_date

MARK = ".judgekit-export"
"""Lists what an export wrote, so that the next one removes that and nothing else."""
BEYOND = ("/desk", "/rulings/new")
"""Pages that only a browser's own judgekit can show; a file says so."""


class NotAnExport(JudgekitError):
    """The folder holds something else."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was written."""

    pages: int
    others: int
    size: int
    offline: bool


def export(library: Library, folder: Path, base_url: str = "", progress: Callable[[int], None] = lambda done: None) -> Report:
    """Writes the page of a library into a folder that is empty, new, or an earlier export. Of the user's own data nothing is in it."""
    try:
        earlier = earlier_files(folder)
        folder.mkdir(parents=True, exist_ok=True)  # before the work of minutes
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise NotAnExport(f"{folder} cannot be written ({cause(error)}); name another folder") from error
    with tempfile.TemporaryDirectory(prefix="judgekit-export-") as name:
        work = Path(name)
        app = application(library, work / "data", base_url)
        built = work / "site"
        pages = write_pages(app, built, progress)
        write_others(app, built)
        files = sorted(f.relative_to(built).as_posix() for f in built.rglob("*") if f.is_file())
        size = sum((built / f).stat().st_size for f in files)
        put_in_place(built, folder, files, earlier)
    return Report(pages, len(files) - pages, size, app.extensions["offline"].kit is not None)


def earlier_files(folder: Path) -> list[str]:
    """What an earlier export wrote into a folder; raises NotAnExport where the folder holds something else."""
    mark = folder / MARK
    if mark.is_file():
        try:
            found = json.loads(mark.read_text(encoding="utf-8"))["files"]
            return [str(f) for f in found if not Path(f).is_absolute() and ".." not in Path(f).parts]
        except (ValueError, KeyError, TypeError) as error:
            raise NotAnExport(f"{mark} cannot be read ({error}); empty {folder} yourself, or name another folder") from error
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NotAnExport(f"{folder} is not empty and no earlier export; name an empty or a new folder")
    return []


def application(library: Library, data: Path, base_url: str) -> Flask:
    """The application over the library alone, without what the user imported or ruled."""
    if library.built_files is None:
        raise NotAnExport("this library was not built in a folder, so it cannot be exported")
    file, index = library.built_files
    data.mkdir()
    shutil.copy2(file, data / file.name)
    shutil.copytree(index, data / index.name)
    app = create_app(Library.sealed(data))
    app.config.update(EXPORTED=True, PUBLIC_URL=base_url.rstrip("/"))
    with app.app_context():
        app.config["DATA_DATE"] = data_date()
    runtime = offline_runtime.find(library.folder)
    app.extensions["offline"].kit = Kit(app.extensions["searcher"].library, runtime) if runtime else None
    return app


def current_choices(app: Flask) -> frozenset[str]:
    """The choices of game and edition with which a chapter reads as without: a game's current edition, named."""
    return frozenset(f"{b.game}/{b.current.id}" for b in app.extensions["searcher"].library.books)


def write_pages(app: Flask, folder: Path, progress: Callable[[int], None]) -> int:
    """Follows the links from the first page, and from every rule and card, and writes every page that can be read."""
    client, current = app.test_client(), current_choices(app)
    found: dict[Address, str] = {}
    waiting = list(starts(app))
    seen = set(waiting)
    while waiting:
        address = waiting.pop()
        html = page(client, address)
        if html is None:
            continue
        found[address] = html
        progress(len(found))
        fresh = [a for a in links(html, current) if a not in seen and a.is_read() and (a.first != "table-card" or app.config["PUBLIC_URL"])]
        seen.update(fresh)
        waiting.extend(fresh)
    written = set(found) | {Address(path) for path in BEYOND}
    for address, html in found.items():
        write_page(folder, address, relinked(html, address, written, current))
    for path in BEYOND:
        with app.test_request_context(path):
            html = render_template("beyond.html")
        write_page(folder, Address(path), relinked(html, Address(path), written, current))
    return len(written)


def starts(app: Flask) -> Iterator[Address]:
    """Where to begin: the first page, and all that links may not reach."""
    library = app.extensions["searcher"].library
    yield Address("/")
    yield from (Address(f"/rule/{r}") for r in library.rules)
    yield from (Address(f"/card/{c.id}") for c in library.cards)
    yield from (Address(f"/case/{c.number}") for c in library.cases)


def page(client: FlaskClient, address: Address) -> str | None:
    """A page, where there is one."""
    response = client.get(address.text)
    if response.status_code != 200 or response.mimetype != "text/html":
        return None
    return response.get_data(as_text=True)


def write_page(folder: Path, address: Address, html: str) -> None:
    """A page as the index of its own folder, so that its address stays what it is."""
    file = folder / address.folder / "index.html"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(html, encoding="utf-8")


def write_others(app: Flask, folder: Path) -> None:
    """What pages are drawn with, and what browsers keep."""
    shutil.copytree(STATIC, folder / "static")
    (folder / ".nojekyll").touch()
    (folder / "manifest.webmanifest").write_bytes(app.test_client().get("/manifest.webmanifest").data)
    kit: Kit | None = app.extensions["offline"].kit
    if kit is None:
        return
    for part in (*kit.python, *kit.packs.values()):
        file = folder / part.address
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(part.read())
    with app.app_context():
        (folder / "sw.js").write_text(worker_text(kit), encoding="utf-8")


def put_in_place(built: Path, folder: Path, files: list[str], earlier: list[str]) -> None:
    """Removes what an earlier export wrote and moves the new files in; what else stands there stays."""
    for name in earlier:
        (folder / name).unlink(missing_ok=True)
    for each in sorted({p for name in earlier for p in Path(name).parents if p != Path()}, key=lambda p: -len(p.parts)):
        if (folder / each).is_dir() and not any((folder / each).iterdir()):
            (folder / each).rmdir()
    for name in files:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(built / name, target)
    mark = {"judgekit": __version__, "files": files}
    (folder / MARK).write_text(json.dumps(mark, indent=0), encoding="utf-8")
