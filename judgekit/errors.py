"""Everything that can go wrong for a reason the user can mend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


class JudgekitError(Exception):
    """Something the user can mend; the message says what, where, and what to do."""

    exit_code = 1


class UnknownName(JudgekitError):
    """A rule, term, game, edition or document that does not exist."""

    exit_code = 2


class BadQuestion(JudgekitError):
    """A question that cannot be searched for."""

    exit_code = 2


class BadImport(JudgekitError):
    """A file that cannot be imported as the document named; nothing was changed."""


class StoreError(JudgekitError):
    """The data folder cannot be read or written."""


def cause(error: Exception) -> str:
    """Why a file cannot be read or written, in words: what the system says of it, or that it is no text in UTF-8."""
    if isinstance(error, UnicodeError):
        return "it is not in UTF-8"
    return getattr(error, "strerror", None) or str(error)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong in one place of a data file."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class DataErrors(JudgekitError):
    """Everything wrong with a set of data files, all at once."""

    about = "the data files"

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(sorted(set(problems), key=lambda p: (p.file, p.line, p.message)))
        count = len(self.problems)
        listed = "\n".join(map(str, self.problems))
        super().__init__(f"{count} problem{'s' if count != 1 else ''} in {self.about}:\n{listed}")
