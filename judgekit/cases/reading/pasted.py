"""What somebody pastes as a board: a case, a case as JSON, or nothing but the dispute told in prose."""

from __future__ import annotations

import re

from judgekit.cases.model import CaseErrors
from judgekit.cases.reader import read_case
from judgekit.cases.reading.from_json import json_cases
from judgekit.cases.writer import write_case

CASE = re.compile(r"^case\s*:", re.MULTILINE)
HEADED = re.compile(r"^(?:board|steps|players|time)\s*:", re.MULTILINE)
TOLD = re.compile(r"^set-?up\s*:", re.MULTILINE | re.IGNORECASE)


def typed_out(text: str) -> str:
    """The case with its board typed line by line, to be changed by tapping; what cannot be read stays as it is, so that its problems are told."""
    if text.lstrip().startswith(("{", "[")):
        cases, problems = json_cases(text, "pasted")
        return write_case(cases[0]) if cases and not problems else text
    if not CASE.search(text) and not HEADED.search(text) and len(text.split()) > 1:
        text = "case: A dispute\nsetup: " + "\n  ".join(line.strip() for line in text.strip().splitlines()) + "\n"
    if not TOLD.search(text):
        return text
    try:
        return write_case(read_case(text))
    except CaseErrors:
        return text
