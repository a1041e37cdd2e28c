"""The case book: by topic, one case's text, and what comes of it when it is run."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from flask import Blueprint, abort, render_template, request

from judgekit.errors import JudgekitError
from judgekit.library.casebook import CaseEntry
from judgekit.nearest import did_you_mean
from judgekit.web.scope import library

cases = Blueprint("cases", __name__)
FEW = 3
"""Topics with fewer cases have no heading of their own."""


@cases.get("/cases")
def casebook() -> str:
    """Every case, by topic, or those with the words that are looked for; topics of hardly any case stand together."""
    words = request.args.get("q", "").strip()[:200]
    found = with_words(words) if words else list(library().cases)
    kept = Counter(c.topic for c in library().cases)
    topics: dict[str, list[CaseEntry]] = {}
    for case in sorted(found, key=lambda c: c.number):
        topics.setdefault(case.topic if kept[case.topic] >= FEW else "", []).append(case)
    by_size = sorted(topics.items(), key=lambda t: (not t[0], -kept[t[0]], t[0]))
    return render_template("cases.html", topics=by_size, count=len(library().cases), found=len(found), words=words)


def with_words(words: str) -> list[CaseEntry]:
    """The cases with all of these words in number, title or topic, the case of letters aside."""
    said = words.casefold().split()[:8]
    return [c for c in library().cases if said and all(w in f"{c.number} {c.topic} {c.title}".casefold() for w in said)]


def case_or_404(number: str) -> CaseEntry:
    """A case by its number."""
    found = next((c for c in library().cases if c.number == number), None)
    if found is None:
        abort(404, f"no case {number[:60]!r}{did_you_mean(number[:60], [c.number for c in library().cases])}")
    return found


@cases.get("/case/<number>")
def case(number: str) -> str:
    """A case: what it is about, its text, and its result where it is run."""
    found = case_or_404(number)
    result: dict[str, Any] | None = None
    if request.args.get("run") == "1":
        result = run(found)
    cited = [library().rules[c] for c in found.cites if c in library().rules]
    return render_template("case.html", case=found, cited=cited, result=result, body=body(found.text))


def body(text: str) -> str:
    """A case's text without what stands above it on the page."""
    return re.sub(r"^(?:case|number|topic|certainty|cites):.*\n", "", text, flags=re.MULTILINE)


def run(shown: CaseEntry) -> dict[str, Any]:
    """What comes of a case, edition by edition, as the command `check` gives it."""
    from judgekit.cases import read_case, run_case
    from judgekit.cases.as_data import line_json
    from judgekit.engine import EngineError

    try:
        reports = run_case(read_case(shown.text, shown.file))
    except (JudgekitError, EngineError) as error:
        return {"problem": str(error), "reports": []}
    return {
        "problem": "",
        "reports": [
            {"edition": r.edition, "passed": r.passed, "failures": list(r.failures), "lines": [line_json(line) for line in r.lines]} for r in reports
        ],
    }
