"""Reading the cases of a file: all problems at once, each with its line; what can be read is read all the same."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from judgekit.cases.model import Case, CaseErrors
from judgekit.cases.reading.case_text import CaseText
from judgekit.errors import Problem

LIMIT = 10_000_000
HOMELESS = "this line belongs to no case: a case begins with its line 'case: …'; put it below that, or a # before it"
CASES = 5000
"""How many cases a file may hold: running so many takes a while as it is."""


def read_file(file: Path) -> list[Case]:
    """The cases of a file in UTF-8; of JSON where its name says so."""
    found, problems = readable(file)
    if problems:
        raise CaseErrors(problems)
    return found


def readable(file: Path) -> tuple[list[Case], list[Problem]]:
    """The cases of a file that can be read, and everything wrong with the others."""
    try:
        text = file.read_text(encoding="utf-8-sig")
        if file.suffix.casefold() in {".json", ".jsonl"}:
            from judgekit.cases.reading.from_json import json_cases  # its cases are read here again, as text

            return json_cases(text, str(file))
        return cases_of(text, str(file))
    except UnicodeDecodeError as error:
        line = file.read_bytes()[: error.start].count(b"\n") + 1
        message = "this line is not in UTF-8, in which cases are written; save the file as UTF-8 and read it again"
        raise CaseErrors([Problem(str(file), line, message)]) from None


def read_cases(text: str, file: str = "case") -> list[Case]:
    """The cases of a file: each begins with a line `case:`."""
    found, problems = cases_of(text, file)
    if problems:
        raise CaseErrors(problems)
    return found


def cases_of(text: str, file: str) -> tuple[list[Case], list[Problem]]:
    """The cases of a text that can be read, and everything wrong with the others."""
    if len(text) > LIMIT:
        raise CaseErrors([Problem(file, 1, f"the file has {len(text):,} characters; a case may have {LIMIT:,}")])
    lines = text.splitlines()
    starts = beginnings(lines)
    if not starts:
        raise CaseErrors([Problem(file, 1, "no case here: a case begins with a line such as 'case: Riposte sends back only what it removed'")])
    if len(starts) > CASES:
        message = f"the file holds {len(starts):,} cases; a file may hold {CASES:,}. Cut it into several files, which are checked one after another"
        raise CaseErrors([Problem(file, starts[CASES] + 1, message)])
    ends = [*starts[1:], len(lines)]
    found: list[Case] = []
    problems = [Problem(file, n, HOMELESS) for n, line in enumerate(lines[: starts[0]], 1) if not re.match(r"\s*(?:#|$)", line)][:1]
    boards: list[Problem] = []
    for a, b in zip(starts, ends, strict=True):
        wrong: list[Problem] = []
        case = CaseText(file, wrong).read(lines[a:b], a)
        if wrong:
            name = case.name if len(starts) > 1 else ""
            problems += named(wrong, name)
            boards += named(dict.fromkeys((*board_problems(case), *unread_facts(case))), name)
        else:
            found.append(case)
    return found, problems + boards


def beginnings(lines: list[str]) -> list[int]:
    """The lines with which cases begin."""
    return [n for n, line in enumerate(lines) if re.match(r"case\s*:", line)]


def held(file: Path) -> int:
    """How many cases a file holds, whether they can be read or not."""
    text = file.read_text(encoding="utf-8-sig")
    if file.suffix.casefold() not in {".json", ".jsonl"}:
        return len(beginnings(text.splitlines()))
    from judgekit.cases.reading.from_json import objects

    unread: list[Problem] = []
    return sum(1 for _ in objects(text, str(file), unread)) + len(unread)


def named(problems: Iterable[Problem], name: str) -> list[Problem]:
    """The problems of one of several cases, which each of them names."""
    return [replace(p, message=f"{name}: {p.message}") if name else p for p in problems]


def board_problems(case: Case) -> list[Problem]:
    """What is wrong with the board of a case, in any of its editions, where the rest of the text cannot be read either."""
    from judgekit.cases.opening import open_case  # cases are run by what reads them

    problems: dict[Problem, None] = {}
    for edition in case.editions if case.board else ():
        try:
            open_case(case, edition)
        except CaseErrors as error:
            problems.update(dict.fromkeys(error.problems))
    return list(problems)


def unread_facts(case: Case) -> list[Problem]:
    """The facts of a case that nothing reads, where the case cannot be opened for other reasons."""
    from judgekit.cases.expecting.unread import unread_facts as unread  # what a game knows of facts is wanted only where something is wrong

    return list(unread(case))


def read_case(text: str, file: str = "case") -> Case:
    """The one case of a text."""
    return read_cases(text, file)[0]
