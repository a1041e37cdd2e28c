"""Further ways in which rules are asked for: a file beside each chapter, heard/CHAPTER.txt, for the search alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from judgekit.errors import Problem
from judgekit.nearest import did_you_mean

LONGEST = 300
"""Characters of a question."""


def read_heard(file: Path, shown: str, known: Mapping[str, Mapping[str, Sequence[str]]]) -> tuple[dict[str, tuple[str, ...]], list[Problem]]:
    """The questions of a file by the entry that answers them, and everything wrong with it.

    `known` has, for each chapter, its entries with the questions that stand beside them already.
    """
    entries = known.get(file.stem)
    if entries is None:
        return {}, [Problem(shown, 1, f"beside no chapter: {file.stem}.md is not among them{did_you_mean(file.stem, list(known))}")]
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        return {}, [Problem(shown, 1, f"not UTF-8: {error}")]
    page = HeardPage(entries)
    for number, line in enumerate(lines, 1):
        if fault := page.read(line):
            page.faults.append(Problem(shown, number, fault))
    return {name: tuple(questions) for name, questions in page.heard.items()}, page.faults


class HeardPage:
    """A file that is being read, line by line."""

    def __init__(self, entries: Mapping[str, Sequence[str]]) -> None:
        self.entries = entries
        self.heard: dict[str, list[str]] = {}
        self.faults: list[Problem] = []
        self._into: list[str] | None = None
        self._said: set[str] = set()

    def read(self, line: str) -> str:
        """Takes a line; what is wrong with it, or nothing."""
        text = line.strip()
        if not text or line.startswith("#"):
            return ""
        return self._question(text) if line[0].isspace() else self._entry(text)

    def _entry(self, name: str) -> str:
        self._into = []
        if name not in self.entries:
            return f"no rule or term {name!r} in this chapter{did_you_mean(name, list(self.entries))}"
        if name in self.heard:
            return f"{name} stands in this file twice; put its questions together"
        self.heard[name] = self._into
        self._said = {q.casefold() for q in self.entries[name]}
        return ""

    def _question(self, text: str) -> str:
        if self._into is None:
            return "a question before the first rule; a rule's id stands at the beginning of a line, its questions below it, indented"
        if len(text) > LONGEST:
            return f"a question of {len(text)} characters; the longest has {LONGEST}"
        if text.casefold() in self._said:
            return f"{text!r} stands beside this rule already"
        self._said.add(text.casefold())
        self._into.append(text)
        return ""
