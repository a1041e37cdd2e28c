"""Cases as JSON, an object a line: what a case is about, what happens in it, and what is expected after which step."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from judgekit.cases.model import Case, CaseErrors
from judgekit.errors import Problem
from judgekit.nearest import did_you_mean

Data = dict[str, Any]
SAME = {"id": "number", "title": "case", "expected": "expect", "first_player": "first player", "set-up": "setup"}
"""Other names of keys."""
HEADINGS = ("case", "number", "edition", "topic", "certainty", "cites", "source", "players", "first player", "time", "renown", "note", "setup")
KEYS = (*HEADINGS, "decide", "board", "steps", "expect", "because")
AT = re.compile(r"(?:after step (\d+)|at (?:the )?(end)|(?:at (?:the )?(?:start|beginning)|before step 1))", re.IGNORECASE)
"""When something is expected."""


def json_cases(text: str, file: str) -> tuple[list[Case], list[Problem]]:
    """The cases of a file with a JSON object on each line, or with one list of them, and what is wrong with those that cannot be read."""
    problems: list[Problem] = []
    found: list[Case] = []
    for line, data in objects(text, file, problems):
        found += _case(data, file, line, problems)
    return found, problems


def objects(text: str, file: str, problems: list[Problem]) -> Iterator[tuple[int, Data]]:
    """The objects of a file, each with its line."""
    whole = text.lstrip().startswith("[")
    for n, line in enumerate([text] if whole else text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
        except json.JSONDecodeError as error:
            problems.append(Problem(file, n + error.lineno - 1, f"this is no JSON: {error.msg} at character {error.colno}; write an object a line"))
            continue
        for each in data if isinstance(data, list) else [data]:
            if isinstance(each, dict):
                yield n, each
            else:
                problems.append(Problem(file, n, f"a case is an object such as {{'setup': …, 'steps': […], 'expect': […]}}, not {str(each)[:40]!r}"))


def _case(data: Data, file: str, line: int, problems: list[Problem]) -> list[Case]:
    """The case of an object, where nothing is wrong with it."""
    from judgekit.cases.reader import read_cases

    known = {SAME.get(k, k): v for k, v in data.items()}
    name = known.get("number") or known.get("case") or "the case"
    wrong = [Problem(file, line, f"{name}: {message}") for message in (*_unknown(known), *_places(known))]
    problems += wrong
    if wrong:
        return []
    try:
        return [on_line(case, line) for case in read_cases("\n".join(written(known)), file)]
    except CaseErrors as error:
        problems += [Problem(p.file, line, f"{name}: {p.message}") for p in error.problems]
        return []


def on_line(case: Case, line: int) -> Case:
    """The case with everything on the line of its object."""
    board = tuple(replace(b, line=line) for b in case.board)
    return replace(case, board=board, steps=tuple(replace(s, line=line) for s in case.steps), line=line, places=(), prose=())


def _unknown(data: Data) -> Iterator[str]:
    for key in data:
        if key not in KEYS:
            yield f"unknown key {key!r}" + did_you_mean(str(key), KEYS, f"; the keys are {', '.join(KEYS)}")
    if not data.get("setup") and not data.get("board"):
        yield "there is neither a 'setup' in prose nor a 'board'"


def _places(data: Data) -> Iterator[str]:
    """What is wrong with when something is expected."""
    for each in data.get("expect", ()):
        at = each.get("at", "at end") if isinstance(each, dict) else "at end"
        found = AT.fullmatch(str(at))
        if found is None:
            yield f"{at!r} is no moment of a case; write 'after step 2', 'at start' or 'at end'"
        elif found[1] and int(found[1]) > len(data.get("steps", ())):
            yield f"{at!r}: the case has {len(data.get('steps', ()))} steps"
        if isinstance(each, dict) and not each.get("fact"):
            yield f"what is expected {at} has no 'fact'"


def written(data: Data) -> Iterator[str]:
    """The lines of the case as text."""
    yield f"case: {one_line(data.get('case') or data.get('number') or 'a case')}"
    for key in HEADINGS[1:]:
        if value := data.get(key):
            yield f"{key}: {one_line(', '.join(map(str, value)) if isinstance(value, list) else value)}"
    for each in listed(data.get("decide")):
        yield f"decide: {one_line(each)}"
    if board := data.get("board"):
        yield "board:"
        yield from (f"  {x}" for x in (board.splitlines() if isinstance(board, str) else board))
    yield "steps:"
    steps = listed(data.get("steps"))
    for n in range(len(steps) + 1):
        yield from ([f"  {one_line(steps[n - 1])}"] if n else [])
        yield from (f"  > {one_line(fact)}" for at, fact in expected(data, len(steps)) if at == n)


def expected(data: Data, steps: int) -> Iterator[tuple[int, str]]:
    """What is expected, each with the number of the step after which it is."""
    for each in listed(data.get("expect")):
        at = AT.fullmatch(str(each.get("at", "at end")) if isinstance(each, dict) else "at end")
        number = steps if at is None or at[2] else int(at[1] or 0)
        yield number, str(each["fact"] if isinstance(each, dict) else each)


def listed(value: object) -> list[Any]:
    """A value as a list."""
    return [] if value is None else value if isinstance(value, list) else [value]


def one_line(value: object) -> str:
    """A text without line breaks."""
    return re.sub(r"\s+", " ", str(value)).strip()
