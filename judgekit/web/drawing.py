"""Rules drawn as HTML: links, strong words, lists, tables, the words searched for, and what changed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher

from flask import current_app, g, url_for
from markupsafe import Markup, escape

from judgekit.library import Link, Rule
from judgekit.library.parse import MARK
from judgekit.library.tables import Table, asked_for, blocks
from judgekit.search.words import stems, stems_of
from judgekit.web.language import _
from judgekit.web.scope import library

WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
STRONG = re.compile(r"\*\*(.+?)\*\*")
Words = frozenset[str]
SYMBOLS = frozenset("riposte parry thrust combat finesse influence resolve panache crew_cap wealth renown".split())


def linked(shown: Rule, edition: str, words: Iterable[str] = ()) -> Markup:
    """A rule's text as paragraphs, lists and tables, with its links; the words searched for are marked."""
    return drawn(shown.source_in(edition), dict(shown.links), tuple(words))


def plain(text: str, words: Iterable[str] = ()) -> Markup:
    """A text without links."""
    return drawn(text, {}, tuple(words))


def drawn(source: str, links: dict[str, Link], words: tuple[str, ...]) -> Markup:
    """A text with its marks."""
    return Markup("").join(table(b, links, words) if isinstance(b, Table) else lines(b, links, frozenset(words)) for b in blocks(source))


def lines(text: str, links: dict[str, Link], words: Words) -> Markup:
    """Lines of text: a paragraph, and a list where they begin with a dash."""
    every = text.split("\n")
    said = " ".join(line for line in every if not line.startswith("- "))
    items = Markup("").join(Markup("<li>{}</li>").format(inline(line[2:], links, words)) for line in every if line.startswith("- "))
    out = Markup("<p>{}</p>").format(inline(said, links, words)) if said else Markup("")
    return out + (Markup("<ul>{}</ul>").format(items) if items else "")


def table(shown: Table, links: dict[str, Link], words: tuple[str, ...]) -> Markup:
    """A table; the rows and columns that the words ask for are marked, also for those who cannot see it."""
    rows, columns = asked_for(shown, words, stems) if words else ((), ())
    head = Markup("").join(Markup('<th scope="col">{}</th>').format(inline(c, links, frozenset())) for c in shown.columns)
    body = Markup("").join(row(cells, links, n in rows, columns) for n, cells in enumerate(shown.rows))
    return Markup(
        '<div class="table" tabindex="0" role="region" aria-label="{}"><table><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>'
    ).format(shown.columns[0] or _("Table"), head, body)


def row(cells: tuple[str, ...], links: dict[str, Link], is_asked: bool, columns: tuple[int, ...]) -> Markup:
    """A row of a table."""
    out = Markup("")
    for n, cell in enumerate(cells):
        text = inline(cell, links, frozenset())
        marked = is_asked and (not columns or n in columns)
        out += Markup("<td>{}</td>").format(Markup("<mark>{}</mark>").format(text) if marked and cell else text)
    return Markup('<tr class="asked">{}</tr>' if is_asked else "<tr>{}</tr>").format(out)


def inline(text: str, links: dict[str, Link], words: Words = frozenset()) -> Markup:
    """A line of text with links, strong words and marks."""
    out = Markup("")
    for n, part in enumerate(STRONG.split(text)):
        inner = with_links(part, links, words)
        out += Markup("<strong>{}</strong>").format(inner) if n % 2 else inner
    return out


def with_links(text: str, links: dict[str, Link], words: Words) -> Markup:
    """A text with its link marks as links."""
    out, place = Markup(""), 0
    for mark in MARK.finditer(text):
        link = links.get(mark[1])
        if link is None:
            continue
        out += marked(text[place : mark.start()], words) + anchor(link, words)
        place = mark.end()
    return out + marked(text[place:], words)


def anchor(link: Link, words: Words) -> Markup:
    """A link to a rule, a term or a card, which opens as a preview."""
    shown = marked(link.shown, words)
    address = address_of(link.target)
    return Markup('<a class="term" href="{}" data-preview>{}{}</a>').format(address, symbol_of(link.target), shown) if address else shown


def symbol_of(target: str) -> Markup:
    """Our symbol of a term that has one, beside its word and silent; nothing for other targets."""
    name = target.rpartition("/term/")[2].replace("-", "_")
    if name not in SYMBOLS:
        return Markup("")
    drawn_once: dict[str, Markup] = current_app.extensions.setdefault("symbols", {})
    if name not in drawn_once:
        drawn_once[name] = Markup(str(current_app.jinja_env.get_template("_symbols.html").module.symbol(name)).strip())  # type: ignore[attr-defined] # a macro
    return drawn_once[name]


def address_of(target: str) -> str:
    """Where a rule, a term or a card stands, once worked out for a page; nothing for what has no page."""
    known: dict[str, str] = g.setdefault("addresses", {})
    if target not in known:
        if target in library().rules:
            known[target] = url_for("reading.rule", name=target)
        else:
            known[target] = url_for("cards.card", name=target) if any(c.id == target for c in library().cards) else ""
    return known[target]


def marked(text: str, words: Words) -> Markup:
    """A text with the words searched for."""
    if not words:
        return escape(text)
    out, place = Markup(""), 0
    for word in WORD.finditer(text):
        if not words.isdisjoint(stems_of(word.group())):
            out += escape(text[place : word.start()]) + Markup("<mark>{}</mark>").format(word.group())
            place = word.end()
    return out + escape(text[place:])


def compared(old: str, new: str) -> Markup:
    """Two wordings in one: what the newer one left out, and what it put in."""
    before, after = re.findall(r"\s+|[^\s]+", old), re.findall(r"\s+|[^\s]+", new)
    out = Markup("")
    for kind, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind == "equal":
            out += escape("".join(before[a:b]))
            continue
        out += Markup("<del>{}</del> ").format("".join(before[a:b])) if b > a else ""
        out += Markup("<ins>{}</ins>").format("".join(after[c:d])) if d > c else ""
    return Markup("<p class=compared>{}</p>").format(out)


def sentence(text: str) -> str:
    """A message of the commands as a page says it: whole sentences, with a full stop, and quotation marks for what would be typed."""
    text = re.sub(r"`([^`]*)`", r"“\1”", text)
    said = re.sub(r"(\?|\.); +(\w)", lambda m: f"{m[1]} {m[2].upper()}", text.strip().replace("; did you mean", ". Did you mean"))
    said = said[:1].upper() + said[1:]
    return said if not said or said[-1] in ".?!:…”)" else said + "."


def where(shown: Rule, edition: str) -> str:
    """The edition, pages and path of a rule in one line."""
    return library().where(shown, edition)


def copied(shown: Rule, edition: str) -> str:
    """A rule as it is copied: number, title, text, edition, page, id."""
    text = shown.text_in(edition).replace("**", "")
    return f"{shown.number} {shown.title}\n{text}\n({where(shown, edition)}; {shown.id})"
