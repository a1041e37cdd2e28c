"""Lessons as a deck for Anki: a note a question, the answer with its rules on the back."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path

from judgekit.cases import Case
from judgekit.errors import JudgekitError
from judgekit.library import Library
from judgekit.teaching.board import BoardView, Piece, view
from judgekit.teaching.lessons import Page, editions_of, pages
from judgekit.teaching.model import Course, Lesson, Question, Why
from judgekit.teaching.records import LETTERS, right_answers
from judgekit.teaching.texts import plain

STYLE = (
    ".card { font: 20px/1.4 Georgia, serif; text-align: left; max-width: 36em; margin: 0 auto; } "
    ".scene, .rule { color: #666; font-size: 16px; } .nightMode .scene, .nightMode .rule { color: #aaa; } ol { padding-left: 1.4em; }"
)


class NoAnki(JudgekitError):
    """The package that writes decks is missing."""


def number(text: str) -> int:
    """A number for Anki from a name, the same every time, so that a newer deck takes the place of an older one."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big") % (1 << 31)


def write_deck(file: Path, library: Library, courses: Iterable[Course], cases: Mapping[str, Case], edition: str) -> int:
    """Writes the questions of courses as an .apkg file; says how many notes it has."""
    try:
        import genanki
    except ImportError as error:
        raise NoAnki("decks for Anki are written by the package genanki, which is not installed; `pip install genanki`") from error
    model = genanki.Model(
        number("judgekit question"),
        "judgekit question",
        fields=[{"name": "Question"}, {"name": "Answer"}],
        templates=[{"name": "Predict", "qfmt": "{{Question}}", "afmt": "{{FrontSide}}<hr id=answer>{{Answer}}"}],
        css=STYLE,
    )
    decks, count = [], 0
    for course in courses:
        title = f"City of Five Sails::{course.title}"
        deck = genanki.Deck(number(f"judgekit {course.name} {edition}"), title, description=plain(library, course.about))
        for front, back, key in notes(library, course, cases, edition):
            deck.add_note(genanki.Note(model=model, fields=[front, back], guid=genanki.guid_for(key), tags=[course.level, course.name]))
            count += 1
        decks.append(deck)
    genanki.Package(decks).write_to_file(str(file), timestamp=0)
    return count


def notes(library: Library, course: Course, cases: Mapping[str, Case], edition: str) -> Iterable[tuple[str, str, str]]:
    """The notes of a course: front, back, and a key that stays."""
    for lesson in course.lessons:
        full = editions_of(lesson, cases)
        chosen = edition if edition in full else full[0]
        for n, page in enumerate(pages(lesson, chosen, cases), 1):
            if page.question:
                yield front(library, lesson, page, page.question), back(library, page.question), f"judgekit/{lesson.name}/{chosen}/{n}"


def front(library: Library, lesson: Lesson, page: Page, question: Question) -> str:
    """The question with the board in words."""
    scene = " ".join(plain(library, t) for t in (page.stop.scene or lesson.scene,) if t)
    out = [f"<p class=scene>{escape(x)}</p>" for x in (scene, *board_lines(view(page.moment.before))) if x]
    out.append(f"<p><b>{escape(question.text)}</b></p>")
    if question.items:
        out.append("<p>" + "<br>".join(f"{LETTERS[n]}) {escape(x)}" for n, x in enumerate(question.items)) + "</p>")
    return "".join(out) + "<ol>" + "".join(f"<li>{escape(a.text)}</li>" for a in question.answers) + "</ol>"


def back(library: Library, question: Question) -> str:
    """The answer with its rules."""
    out = []
    for answer in right_answers(question):
        out.append(f"<p><b>{escape(answer.text)}</b></p>")
        out += [f"<p>{escape(w.text)} <span class=rule>{escape(rule_line(library, w))}</span></p>" for w in answer.why]
    return "".join(out)


def rule_line(library: Library, why: Why) -> str:
    """A rule in a few words: its number and title."""
    rule = library.rules.get(why.rule)
    return f"{rule.number} {rule.title}" if rule else why.rule


def board_lines(shown: BoardView) -> list[str]:
    """The board in words."""
    out = [f"Day {shown.day}, {shown.phase}" + (f"; {shown.duel}" if shown.duel else "")]
    for spot in shown.spots:
        state = ", ".join(x for x in (f"controlled by {spot.control}" if spot.control else "", f"{spot.renown} Renown" if spot.renown else "") if x)
        if spot.pieces or state:
            out.append(f"{spot.name}{f' ({state})' if state else ''}: {'; '.join(piece_words(p) for p in spot.pieces) or 'nobody'}")
    for h in shown.hands:
        said = [f"{h.renown} Renown"] if h.renown else []
        said += ["First Player"] if h.token else []
        said += [f"in hand {', '.join(h.cards)}"] if h.cards else []
        said += [f"scheme {', '.join(h.schemes)}"] if h.schemes else []
        if said:
            out.append(f"{h.player}: {'; '.join(said)}")
    return out


def piece_words(p: Piece) -> str:
    """A card in play in words."""
    said = [f"{k.title()} {v}" for k, v in p.stats]
    said += [f"Resolve {p.resolve}"] if p.resolve else []
    said += [f"{p.wounds} wound{'s' if p.wounds != 1 else ''}"] if p.wounds else []
    said += [f"{p.threat} threat"] if p.threat else []
    said += ["engaged"] if p.engaged else []
    said += [f"with {', '.join(p.bears)}"] if p.bears else []
    return f"{p.name}" + (f" of {p.player}" if p.player else "") + (f" ({', '.join(said)})" if said else "")
