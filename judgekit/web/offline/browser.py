"""The page inside a browser: the same application, called by the service worker in the place of a server.

`static/offline/python.js` calls `start` once, `warm` before it keeps the memory for the next time, `awake` when it has brought that memory back, and
`respond` for every request.
"""

from __future__ import annotations

import gc
import io
import json
import pkgutil
import random
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes

from flask import Flask

from judgekit.library import Library
from judgekit.web import create_app

WARMED = ("cases", "engine", "games", "search", "teaching", "web")


class Page:
    """The application of one library, under one address."""

    def __init__(self, data: Path | str, host: str, root: str = "/", data_date: str = "", version: str = "", *, exported: bool = False) -> None:
        self.host = host
        self.root = root.rstrip("/")
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        self.app: Flask = create_app(Library.sealed(data), name.strip("[]"))
        self.app.config.update(IN_BROWSER=True, DATA_DATE=data_date, OFFLINE_VERSION=version, EXPORTED=exported)

    def respond(self, method: str, target: str, headers: dict[str, str], body: bytes = b"") -> tuple[int, list[tuple[str, str]], bytes]:
        """The answer to a request: its status, its headers, its content."""
        path, _, query = target.partition("?")
        inner = path[len(self.root) :] if path.startswith(f"{self.root}/") else "/"
        answered: dict[str, Any] = {}

        def begin(status: str, given: list[tuple[str, str]], _error: object = None, /) -> Callable[[bytes], object]:
            answered.update(status=int(status.partition(" ")[0]), headers=given)
            return bytes

        environ = {
            "REQUEST_METHOD": method,
            "SCRIPT_NAME": self.root,
            "PATH_INFO": unquote_to_bytes(inner).decode("latin-1"),
            "QUERY_STRING": query,
            "SERVER_PROTOCOL": "HTTP/1.1",
            "SERVER_NAME": "localhost",
            "SERVER_PORT": "80",
            "CONTENT_TYPE": headers.get("content-type", ""),
            "CONTENT_LENGTH": str(len(body)),
            "wsgi.version": (1, 0),
            "wsgi.url_scheme": headers.get("x-scheme", "http"),
            "wsgi.input": io.BytesIO(body),
            "wsgi.errors": sys.stderr,
            "wsgi.multithread": False,
            "wsgi.multiprocess": False,
            "wsgi.run_once": False,
        }
        environ |= {f"HTTP_{k.upper().replace('-', '_')}": v for k, v in headers.items() if k not in {"content-type", "content-length", "x-scheme"}}
        environ["HTTP_HOST"] = self.host
        parts = self.app.wsgi_app(environ, begin)
        try:
            content = b"".join(parts)
        finally:
            if hasattr(parts, "close"):
                parts.close()
        return answered["status"], answered["headers"], content

    def warm(self) -> None:
        """Does once what every page does the first time: imports, templates, the library's lazy parts."""
        import judgekit

        for package in WARMED:
            for module in pkgutil.walk_packages([str(Path(judgekit.__file__).parent / package)], f"judgekit.{package}."):
                with suppress(ImportError):  # what reads PDFs and the like is not in a browser
                    import_module(module.name)
        for template in self.app.jinja_env.list_templates():
            self.app.jinja_env.get_template(template)
        for address in self.typical():
            self.respond("GET", self.root + address, {})
        gc.collect()

    def typical(self) -> list[str]:
        """An address of every kind."""
        library = self.app.extensions["searcher"].library
        rule = library.books[0].rules[0]
        of_rule = f"{rule.game}/{rule.chapter}"
        given = [f"/{part}/{rule.id}" for part in ("rule", "part/rule", "table-card")]
        given += [f"/read/{of_rule}", "/found?q=ripsote", "/?q=riposte", "/?q=gamble+and+win", "/api/ask?q=riposte"]
        given += [f"/{part}/{library.cards[0].id}" for part in ("card", "part/card") if library.cards]
        given += [f"/case/{library.cases[0].number}?run=1"] if library.cases else []
        rules = [r for r in self.app.url_map.iter_rules() if not r.arguments and "GET" in (r.methods or ())]
        plain = [r.rule for r in rules if not r.rule.startswith(("/sw", "/api/"))]
        return [*given, *plain, "/"]


page: Page | None = None


def start(data: str, setup: str) -> None:
    """Opens the page over the library in a folder; `setup` is JSON: host, root, data_date, version, exported."""
    global page
    page = Page(data, **json.loads(setup))


def warm() -> None:
    """Gets ready for having the memory kept."""
    assert page is not None
    page.warm()


def awake() -> None:
    """After kept memory was brought back: chance starts anew."""
    assert page is not None
    random.seed()


def respond(method: str, target: str, headers: str, body: Any) -> list[Any]:  # noqa: ANN401 a view of the browser's own memory
    """As `Page.respond`, in what JavaScript can take: JSON in, [status, JSON, bytes] out."""
    assert page is not None
    status, given, content = page.respond(method, target, json.loads(headers), body.to_bytes())
    return [status, json.dumps(given), content]
