"""The search page, and the piece of it that changes while somebody types."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, render_template, request

from judgekit.errors import JudgekitError
from judgekit.library.parse import did_you_mean
from judgekit.search.question import LONGEST
from judgekit.web.scope import ask, library, scope

searching = Blueprint("searching", __name__)


@searching.get("/")
def start() -> str:
    """The search page, with the answer where a question is asked."""
    return render_template("start.html", **found(typing=False))


@searching.get("/found")
def results() -> str:
    """The answer alone, while somebody types."""
    return render_template("_results.html", **found(typing=True))


def found(*, typing: bool) -> dict[str, Any]:
    """What the templates need to show an answer."""
    question = request.args.get("q", "").strip()
    verbatim = request.args.get("verbatim") == "1"
    out: dict[str, Any] = {"question": question[: LONGEST + 1], "verbatim": verbatim, "answer": None, "problem": unknown_choice()}
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
        except JudgekitError as error:
            out["problem"] = str(error)
    return out


def unknown_choice() -> str:
    """What is wrong with the game and edition in the address."""
    wanted = request.args.get("in", "")
    if not wanted or scope().address:
        return ""
    known = [f"{b.game}/{e.id}" for b in library().books for e in b.editions]
    return f"no game or edition {wanted[:60]!r}{did_you_mean(wanted[:60], known)}"
