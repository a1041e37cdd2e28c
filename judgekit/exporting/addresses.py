"""Which addresses of the page become files, which files, and how a page's links lead from file to file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape, unescape
from urllib.parse import parse_qsl, quote, unquote, urlencode

LINK = re.compile(r'(\s(?:href|src|action|formaction|data-[a-z-]+)=")(/(?!/)[^"\s]*)(")')
READ = {
    "": set(),
    "board": set(),
    "card": set(),
    "cards": set(),
    "case": {"run"},
    "cases": set(),
    "changes": {"in", "from", "to", "all"},
    "contents": {"in"},
    "deck": set(),
    "glossary": {"in"},
    "learn": set(),
    "offline": set(),
    "questions": {"in", "chapter"},
    "read": {"in"},
    "rule": {"edition"},
    "table-card": {"edition"},
}
"""The first part of the path of what is written as files, and what of its query makes another page of it. A rule is the same in any game chosen."""
NO_PAGE = {"static", "offline", "sw.js", "manifest.webmanifest"}


@dataclass(frozen=True, slots=True)
class Address:
    """An address of the page: its path, and its query in order."""

    path: str
    query: tuple[tuple[str, str], ...] = ()

    @classmethod
    def read(cls, text: str, current: frozenset[str] = frozenset()) -> Address:
        """An address as it stands in a link; `current` are the choices that a chapter makes by itself."""
        path, _, query = text.partition("#")[0].partition("?")
        pairs = parse_qsl(query, keep_blank_values=True)
        first = path.strip("/").partition("/")[0]
        kept = {k: v for k, v in pairs if k != "in" or "in" in READ.get(first, {"in"})}
        if first == "read" and (kept.get("in") in current or "/" not in kept.get("in", "/")):
            kept.pop("in", None)
        return cls(unquote(path), tuple(sorted(kept.items())))

    @property
    def first(self) -> str:
        """The first part of the path."""
        return self.path.strip("/").partition("/")[0]

    @property
    def text(self) -> str:
        """As it is asked for."""
        return quote(self.path) + (f"?{urlencode(self.query)}" if self.query else "")

    def is_read(self) -> bool:
        """Whether it is a page that can be read, and so becomes a file."""
        return self.first in READ and {k for k, _ in self.query} <= READ[self.first]

    @property
    def folder(self) -> str:
        """The folder of its file: the path, and the query as a part of it."""
        query = "&".join(f"{k}={v}" for k, v in self.query)
        return "/".join(x for x in (self.path.strip("/"), query) if x)


def links(html: str, current: frozenset[str]) -> list[Address]:
    """The addresses that a page leads to by its links."""
    found = re.findall(r'\shref="(/(?!/)[^"\s]*)"', html)
    return list(dict.fromkeys(Address.read(unescape(x), current) for x in found))


def relinked(html: str, page: Address, written: set[Address], current: frozenset[str]) -> str:
    """A page with its links made relative, so that it works in any folder of any host; where a file was written they lead to it."""
    up = "../" * len([x for x in page.folder.split("/") if x]) or "./"

    def relative(match: re.Match[str]) -> str:
        before, target, after = match.groups()
        target = unescape(target)
        return f"{before}{escape(up + below(target, written, current))}{after}"

    return LINK.sub(relative, html)


def below(target: str, written: set[Address], current: frozenset[str]) -> str:
    """A link's target below the page's root."""
    address, (_, hash_, anchor) = Address.read(target, current), target.partition("#")
    if address.first in NO_PAGE and address.path != "/offline":
        return target.lstrip("/")
    if address in written:
        return f"{quote(address.folder, safe='/=&,')}/{hash_}{anchor}".lstrip("/")
    return target.lstrip("/")
