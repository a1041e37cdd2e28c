"""The pages for reading: contents, chapters, rules, glossary, ways of asking, changes, and the card for the table."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from flask import Blueprint, abort, current_app, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from judgekit.errors import UnknownName
from judgekit.library import Book, Change, Chapter, Kind, Rule
from judgekit.library.cards import name_key
from judgekit.nearest import did_you_mean
from judgekit.web.drawing import copied
from judgekit.web.reach import drawn_code
from judgekit.web.safety import LOOPBACK, host_name
from judgekit.web.scope import book, edition_in, library, reading_edition

reading = Blueprint("reading", __name__)

IN_A_CODE = 400


def book_or_404(game: str) -> Book:
    """A game's book."""
    try:
        return library().book(game)
    except UnknownName as error:
        abort(404, str(error))


def rule_or_404(name: str) -> Rule:
    """A rule by its id or number."""
    found = library().find(name)
    if found is None:
        try:
            library().rule(name)
        except UnknownName as error:
            abort(404, str(error))
        abort(404)
    return found


@reading.get("/contents")
def contents() -> str:
    """Every chapter of every game."""
    return render_template("contents.html")


@reading.get("/read/<game>/<path:chapter>")
def chapter(game: str, chapter: str) -> str | Response:
    """A chapter with all its rules, in one edition; its number leads there too."""
    of = book_or_404(game)
    number = next((n for n, c in enumerate(of.chapters) if c.id == chapter), None)
    if number is None:
        if chapter.isdecimal() and 0 < int(chapter[:4]) <= len(of.chapters):
            return redirect(url_for(".chapter", game=of.game, chapter=of.chapters[int(chapter[:4]) - 1].id))
        abort(404)
    edition = edition_in(of.game)
    rules = [r for r in of.rules if r.chapter == chapter]
    sections = [(title_of(of.chapters[number], key), list(each)) for key, each in groupby(rules, lambda r: r.section)]
    before = of.chapters[number - 1] if number else None
    after = of.chapters[number + 1] if number + 1 < len(of.chapters) else None
    return render_template(
        "chapter.html",
        of=of,
        chapter=of.chapters[number],
        sections=sections,
        edition=edition,
        before=before,
        after=after,
        others=others(of, edition.id),
    )


def title_of(within: Chapter, section: str) -> str:
    """A section's title."""
    return next((s.title for s in within.sections if s.id == section), "")


def others(of: Book, edition: str) -> list[Any]:
    """The other editions of a game."""
    return [e for e in of.editions if e.id != edition]


@reading.get("/rule/<path:name>")
def rule(name: str) -> str | Response:
    """One rule, by its id; a number or a short id leads there."""
    found = rule_or_404(name)
    if found.id != name:
        return redirect(url_for(".rule", name=found.id))
    return render_template("rule.html", **about(found))


@reading.get("/part/rule/<path:name>")
def part(name: str) -> str:
    """A rule as a preview."""
    return render_template("_preview.html", **about(rule_or_404(name)))


def about(shown: Rule) -> dict[str, Any]:
    """What a rule's page shows."""
    edition = reading_edition(shown)
    of, before_after = library().book(shown.game), library().around(shown)
    return {
        "rule": shown,
        "of": of,
        "edition": edition,
        "chapter": library().chapter(shown),
        "before": before_after[0],
        "after": before_after[1],
        "points": library().open_points(shown, edition),
        "words": library().book_words(shown, edition),
        "derived": [library().rules[i] for i in shown.derived_from if i in library().rules],
        "see": [library().rules[i] for i in shown.see if i in library().rules],
        "cited": [r for r in library().cited_by(shown) if r.id not in shown.see],
        "again": library().said_again(shown),
        "repeats": library().rules.get(shown.repeats),
        "below": library().below(shown),
        "cases": [c for c in library().cases if shown.id in c.cites],
        "history": history(of, shown),
    }


def history(of: Book, shown: Rule) -> list[dict[str, Any]]:
    """What happened to a rule from each edition to the next, the oldest first."""
    editions = list(reversed(of.editions))
    out: list[dict[str, Any]] = []
    for old, new in zip([None, *editions], editions, strict=False):
        change = shown.change(old.id, new.id) if old else None
        if old and change is None:
            continue
        stands = shown.stands_in(new.id)
        out.append(
            {
                "edition": new,
                "change": change,
                "stands": stands,
                "text": shown.text_in(new.id).replace("**", "") if stands else "",
                "old": shown.text_in(old.id).replace("**", "") if old and change is Change.AMENDED else "",
                "pages": ", ".join(dict.fromkeys(c.page for c in shown.citations if c.edition == new.id and c.page)),
            }
        )
    return out


@reading.get("/table-card/<path:name>")
def table_card(name: str) -> str:
    """A rule in large type to show the players, with a QR code of its address, or of its words where only this machine knows the address."""
    found = rule_or_404(name)
    edition = reading_edition(found)
    public = current_app.config.get("PUBLIC_URL")
    address = public + url_for(".rule", name=found.id) if public else url_for(".rule", name=found.id, _external=True)
    if not public and host_name(request.host) in LOOPBACK:  # which leads nowhere on the phone that reads the code
        address = ""
    code = drawn_code(address) if address else drawn_code(in_a_code(copied(found, edition)), error="l")
    return render_template("table_card.html", rule=found, edition=edition, address=address, code=code)


def in_a_code(text: str) -> str:
    """As much of a text as a phone reads from a screen at arm's length."""
    return text if len(text) <= IN_A_CODE else text[: IN_A_CODE - 1].rstrip() + "…"


@reading.get("/glossary")
def glossary() -> str:
    """The terms of the chosen game from A to Z, with their other names."""
    terms = sorted((r for r in book().rules if r.kind is Kind.TERM), key=lambda r: name_key(r.title))
    letters = [(letter, list(each)) for letter, each in groupby(terms, lambda r: (name_key(r.title)[:1] or "#").upper())]
    return render_template("glossary.html", letters=letters, edition=edition_in(book().game).id)


@reading.get("/questions")
def questions() -> str:
    """What people ask, by chapter, with the rule that answers."""
    of = book()
    edition = edition_in(of.game).id
    every = [r for r in of.rules if r.asked and r.stands_in(edition)]
    chapters = [c for c in of.chapters if any(r.chapter == c.id for r in every)]
    wanted = request.args.get("chapter") or chapters[0].id
    shown = next((c for c in of.chapters if c.id == wanted), None)
    if shown is None:
        abort(404, f"{of.short} has no chapter {wanted[:60]!r}{did_you_mean(wanted[:60], [c.id for c in of.chapters])}")
    at = chapters.index(shown) if shown in chapters else len(chapters)
    return render_template(
        "questions.html",
        shown=shown,
        asked=[r for r in every if r.chapter == shown.id],
        edition=edition,
        chapters=chapters,
        before=chapters[at - 1] if at else None,
        after=chapters[at + 1] if at + 1 < len(chapters) else None,
    )


@reading.get("/changes")
def changes() -> str:
    """Everything that differs between two editions, by chapter."""
    of = book() if len(book().editions) > 1 else next((b for b in library().books if len(b.editions) > 1), book())
    old, new = request.args.get("from") or of.editions[-1].id, request.args.get("to") or of.current.id
    everything = request.args.get("all") == "1"
    try:
        before, after = library().edition(of.game, old), library().edition(of.game, new)
    except UnknownName as error:
        abort(404, str(error))
    found = library().changes(of.game, before.id, after.id, all_of_them=everything)
    chapters = [(library().chapter(each[0].rule), each) for _, group in groupby(found, lambda d: d.rule.chapter) for each in [list(group)]]
    return render_template("changes.html", of=of, before=before, after=after, chapters=chapters, count=len(found), everything=everything)
