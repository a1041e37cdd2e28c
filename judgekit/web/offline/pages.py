"""Use without the server: the service worker, what it keeps, and what makes the page an app. docs/offline.md says how and why."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Any

from flask import Blueprint, Flask, Response, abort, current_app, jsonify, render_template, request

from judgekit.library import Library
from judgekit.web.offline import pack as offline_pack
from judgekit.web.offline import runtime as offline_runtime
from judgekit.web.safety import POLICY
from judgekit.web.scope import data_date

offline = Blueprint("offline", __name__)
STATIC = Path(__file__).parent.parent / "static"
WORKER_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""The worker compiles WebAssembly, which a policy must allow by this word; no page does, so no page is allowed to. It allows no eval of text."""
MIMETYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".zip": "application/zip", ".json": "application/json"}
FILE_POLICY = POLICY.partition("; frame-ancestors")[0]
"""For pages that are files: what a policy inside a page can say of the one that our server sends."""
SQUEEZED = {".mjs", ".wasm"}
FOR_GOOD = "public, max-age=31536000, immutable"
LIGHT, DARK = "#fbf8f1", "#16140f"  # the paper of judgekit.css


@dataclass(frozen=True, slots=True)
class Part:
    """A file that the worker keeps: its address below the page's root, and what is in it."""

    address: str
    content: bytes | Path

    @property
    def size(self) -> int:
        """Its bytes."""
        return self.content.stat().st_size if isinstance(self.content, Path) else len(self.content)

    def read(self) -> bytes:
        """Its content."""
        return self.content.read_bytes() if isinstance(self.content, Path) else self.content


class Kit:
    """Everything that a browser needs to do without the server; made once, when it is first asked for."""

    def __init__(self, library: Library, runtime: Path) -> None:
        self.library = library
        self.runtime = runtime
        self.making = Lock()
        self._squeezed: dict[str, bytes] = {}

    @cached_property
    def python(self) -> list[Part]:
        """Pyodide's files. Its list of packages is emptied: none of them is used."""
        lock = json.loads((self.runtime / "pyodide-lock.json").read_bytes())
        lock["packages"] = {}
        folder = f"offline/pyodide-{offline_runtime.VERSION}"
        whole = [Part(f"{folder}/{name}", self.runtime / name) for name in offline_runtime.FILES if not name.endswith(".json")]
        return [*whole, Part(f"{folder}/pyodide-lock.json", json.dumps(lock).encode())]

    @cached_property
    def packs(self) -> dict[str, Part]:
        """The two packs, under addresses that change with their content."""
        made = {"code": offline_pack.pack(offline_pack.code_files()), "data": offline_pack.pack(offline_pack.data_files(self.library))}
        return {name: Part(f"offline/{digest(content)}/{name}.pack", content) for name, content in made.items()}

    @cached_property
    def statics(self) -> list[Part]:
        """What the pages are drawn with."""
        return [Part(f"static/{f.relative_to(STATIC).as_posix()}", f) for f in sorted(STATIC.rglob("*")) if f.is_file()]

    @cached_property
    def version(self) -> str:
        """Changes with anything that the worker keeps."""
        return digest(*(p.address.encode() for p in self.packs.values()), offline_runtime.VERSION.encode(), *(p.read() for p in self.statics))

    def squeezed(self, part: Part) -> bytes:
        """A part as it is sent to a browser that can unpack it: what is no archive already is a third of its size."""
        with self.making:
            if part.address not in self._squeezed:
                self._squeezed[part.address] = gzip.compress(part.read(), compresslevel=6, mtime=0)
            return self._squeezed[part.address]

    def find(self, address: str) -> Part | None:
        """The part that stands at an address."""
        return next((p for p in (*self.python, *self.packs.values()) if p.address == address), None)

    def kept(self) -> Iterator[dict[str, Any]]:
        """What the worker fetches and keeps; the scripts that it imports are kept by the browser itself."""
        for part in (*self.python, *self.packs.values(), *self.statics):
            if not part.address.endswith("pyodide.mjs") and not part.address.endswith("asm.mjs"):
                yield {"address": part.address, "bytes": part.size}

    def sent(self) -> int:
        """How many bytes are sent to a browser that keeps all of it."""
        parts = (*self.python, *self.packs.values(), *self.statics)
        return sum(len(self.squeezed(p)) if p.address.startswith("offline/") and Path(p.address).suffix in SQUEEZED else p.size for p in parts)


def digest(*contents: bytes) -> str:
    """A short hash."""
    whole = hashlib.sha256()
    for content in contents:
        whole.update(content + b"\0")
    return whole.hexdigest()[:16]


class Kits:
    """The kit of an application, where Pyodide is at hand."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.lock = Lock()
        self.kit: Kit | None = None

    def get(self) -> Kit | None:
        """The kit; None while there is no Pyodide."""
        with self.lock:
            if self.kit is None and not self.library.in_memory:
                runtime = offline_runtime.find(self.library.folder)
                self.kit = Kit(self.library, runtime) if runtime else None
            return self.kit


def keep_offline(app: Flask) -> None:
    """Gives the templates what they say about it."""
    app.config.setdefault("EXPORTED", False)
    app.extensions["offline"] = Kits(app.extensions["searcher"].library)
    app.register_blueprint(offline)

    @app.context_processor
    def told() -> dict[str, Any]:
        here = bool(app.config.get("IN_BROWSER"))
        exported = app.config["EXPORTED"]
        return {"has_worker": has_worker(), "in_browser": here, "paper": (LIGHT, DARK), "exported": exported, "file_policy": FILE_POLICY}


def has_worker() -> bool:
    """Whether the page can be kept for use without the server."""
    return bool(current_app.config.get("IN_BROWSER")) or current_app.extensions["offline"].get() is not None


def kit_or_404() -> Kit:
    """The kit, or the page that says that there is none."""
    found: Kit | None = current_app.extensions["offline"].get()
    if found is None:
        abort(404, "This judgekit has no Pyodide, so its page cannot be kept in a browser; `judgekit offline --fetch` fetches it.")
    return found


@offline.get("/sw.js")
def worker() -> Response:
    """The service worker."""
    kit = kit_or_404()
    with kit.making:
        text = worker_text(kit)
    return Response(text, mimetype="text/javascript", headers={"Content-Security-Policy": WORKER_POLICY, "Cache-Control": "no-cache"})


def worker_text(kit: Kit) -> str:
    """The worker's own few lines; what it does stands in static/offline/worker.js."""
    folder = f"./offline/pyodide-{offline_runtime.VERSION}"
    setup = {
        "version": kit.version,
        "data_date": data_date(),
        "exported": bool(current_app.config["EXPORTED"]),
        "python": f"{folder[2:]}/",
        "code": kit.packs["code"].address,
        "data": kit.packs["data"].address,
        "files": [*kit.kept(), *({"address": name, "bytes": 0} for name in ("manifest.webmanifest", ""))],
    }
    return (
        f'import {{ loadPyodide }} from "{folder}/pyodide.mjs";\n'
        f'import createPyodideModule from "{folder}/pyodide.asm.mjs";\n'
        'import { start } from "./static/offline/worker.js";\n\n'
        f"start({json.dumps(setup, indent=1)}, {{ loadPyodide, createPyodideModule }});\n"
    )


@offline.get("/offline/<folder>/<name>")
def part(folder: str, name: str) -> Response:
    """A file that the worker keeps."""
    kit = kit_or_404()
    with kit.making:
        found = kit.find(f"offline/{folder}/{name}")
    if found is None:
        abort(404)
    mimetype = MIMETYPES.get(Path(name).suffix, "application/octet-stream")
    squeezed = Path(name).suffix in SQUEEZED and request.accept_encodings["gzip"] > 0
    response = Response(kit.squeezed(found) if squeezed else found.read(), mimetype=mimetype)
    if squeezed:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    response.headers["Cache-Control"] = FOR_GOOD
    return response


@offline.get("/offline")
def about() -> str:
    """What is kept in this browser, and how to keep it."""
    kit: Kit | None = current_app.extensions["offline"].get()
    size = kit.sent() if kit else 0
    version = kit.version if kit else current_app.config.get("OFFLINE_VERSION", "")
    return render_template("offline.html", size=size, version=version, built=data_date())


@offline.get("/manifest.webmanifest")
def manifest() -> Response:
    """What an installed page is called and looks like; its addresses are relative to its own, so that they hold in any folder of a host."""
    icons = [{"src": f"static/icon-{n}.png", "sizes": f"{n}x{n}", "type": "image/png", "purpose": "any"} for n in (192, 512)]
    icons.append({"src": "static/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"})
    icons.append({"src": "static/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"})
    response = jsonify(
        {
            "name": "judgekit",
            "short_name": "judgekit",
            "description": "Rules of 7th Sea: City of Five Sails and its sister games, cited",
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": LIGHT,
            "theme_color": LIGHT,
            "categories": ["games", "reference"],
            "icons": icons,
            "shortcuts": [{"name": name, "url": f"./{path}"} for name, path in (("Contents", "contents"), ("Cards", "cards"), ("Board", "board"))],
        }
    )
    response.mimetype = "application/manifest+json"
    return response
