"""The search page, and the piece of it that changes while somebody types."""

from __future__ import annotations

import re
from typing import Any

from flask import Blueprint, render_template, request

from judgekit.errors import JudgekitError
from judgekit.library import Kind
from judgekit.nearest import did_you_mean
from judgekit.search.holding import holding_first
from judgekit.search.question import LONGEST, parse_question
from judgekit.web.scope import ask, book, library, scope

searching = Blueprint("searching", __name__)

EXAMPLES = 4
CHOSEN = {"five-sails": ("can I riposte more than my threat", "my crew is too big", "what happens when I gamble", "initiative tie")}
BEGINNING = re.compile(r"(?:who|what|when|where|why|how|can|may|must|do|does|is|are) (?:\S+ ){2}")


@searching.get("/")
def start() -> str:
    """The search page, with the answer where a question is asked."""
    return render_template("start.html", examples=examples(), **found(typing=False))


@searching.get("/found")
def results() -> str:
    """The answer alone, while somebody types."""
    return render_template("_results.html", **found(typing=True))


def found(*, typing: bool) -> dict[str, Any]:
    """What the templates need to show an answer."""
    question = request.args.get("q", "").strip()
    verbatim = request.args.get("verbatim") == "1"
    out: dict[str, Any] = {"question": question[: LONGEST + 1], "verbatim": verbatim, "problem": unknown_choice()}
    out |= {"answer": None, "gone": None, "wider": ""}
    if question and not out["problem"]:
        try:
            chosen = scope()
            out["answer"] = ask(
                question,
                game=request.args.get("game") or chosen.game or None,
                edition=request.args.get("edition") or chosen.edition or None,
                mend=not verbatim,
                typing=typing and not verbatim,
            )
            out["gone"] = holding_first(library(), out["answer"])
            out["wider"] = wider(question)
        except JudgekitError as error:
            out["problem"] = str(error)
    return out


def wider(question: str) -> str:
    """The words of a question that filters or operators narrow; empty for one in plain words."""
    read = parse_question(question)
    return read.words if read.has_operators and read.words != question else ""


def examples() -> tuple[str, ...]:
    """A few questions as people ask them: chosen ones, or some from all over the chosen game's book."""
    if book().game in CHOSEN:
        return CHOSEN[book().game]
    asked = [r.asked[0] for r in book().rules if r.kind is Kind.RULE and r.asked and BEGINNING.match(r.asked[0])]
    return tuple(asked[:: max(1, len(asked) // EXAMPLES)][:EXAMPLES])


def unknown_choice() -> str:
    """What is wrong with the game and edition in the address."""
    wanted = request.args.get("in", "")
    if not wanted or scope().address:
        return ""
    known = [f"{b.game}/{e.id}" for b in library().books for e in b.editions]
    return f"no game or edition {wanted[:60]!r}{did_you_mean(wanted[:60], known)}"
