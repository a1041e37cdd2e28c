"""The words that abilities are made of: named conditions, selectors, costs, effects and triggers.

A word has a rule, a docstring, and the sentences with which it is read and written in the text of a card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from judgekit.engine.articles import VOWEL
from judgekit.engine.cast import Target, Word
from judgekit.engine.procedures import Rule

Run = TypeVar("Run", bound=Callable[..., Any])
ROLES = ("condition", "selector", "cost", "effect", "trigger", "passive")


@dataclass(frozen=True)
class Entry:
    """A word of the vocabulary."""

    role: str
    name: str
    patterns: tuple[str, ...]
    rule: Rule
    run: Callable[..., Any]
    fails: str = ""
    """The sentence when it does not hold."""
    holds: str = ""
    """The sentence when it holds."""
    remedy: str = ""
    """What would make it hold."""
    check: Callable[..., Any] | None = None
    event: str = ""
    """The kind of event that a trigger answers."""

    @property
    def doc(self) -> str:
        """What the word does."""
        return (self.run.__doc__ or "").strip()


@dataclass
class Reading:
    """What is known while the text of an ability is read: the card's own name, and the targets met so far."""

    own_name: str = ""
    targets: list[Target] = field(default_factory=list)
    kind: str = ""
    quotes: tuple[str, ...] = ()
    """The abilities that the text quotes; in the sentences there are marks in their places."""
    all: tuple[Target, ...] = ()
    """While writing: every target of the ability, of which `targets` holds those already named."""
    named: tuple[Any, ...] | None = None
    """What was called by name last, for the pronouns that follow."""
    subject: tuple[Any, ...] | None = None
    """Whom the last sentence was about that named somebody, for pronouns that begin a sentence."""
    others: bool = False
    """Whether something was met that is neither a target nor named: "an enemy character"."""
    thing: bool = False
    """Whether a thing was spoken of last that "it" might mean and that was not chosen: "has a Weapon equipped"."""
    loose_card: bool = False
    """Whether the last sentence was about a card that nobody has chosen, of which the next may go on to speak."""
    many: tuple[Any, ...] | None = None
    """All of a kind that the last sentence was about, for "they" in the next one; empty where what was done may have changed who they are."""
    cardless: bool = False
    """Whether what is answered happens to no card, of which "it" could speak."""
    somewhere: bool = False
    """Whether a sentence was about a location that is chosen and was not named, which "that location" would mean."""
    character: bool = True
    """Whether the card is a character, as which it then speaks of itself."""
    left: list[str] | None = None
    """What no word says and the judge is to carry out; None where that is an error."""


@dataclass(frozen=True)
class Slot:
    """A gap in a sentence: how its words become a value and a value words again."""

    parse: Callable[[str, Reading], Any]
    write: Callable[[Any, Reading], str]
    pattern: str = r".+?"
    takes: type = object
    """The values that it writes."""


@dataclass
class Vocabulary:
    """All words of a game."""

    slots: dict[str, Slot] = field(default_factory=dict)
    entries: dict[tuple[str, str], Entry] = field(default_factory=dict)
    _compiled: dict[str, list[tuple[re.Pattern[str], Entry, tuple[str, ...]]]] = field(default_factory=dict)

    def word(
        self,
        role: str,
        name: str,
        *patterns: str,
        rule: Rule,
        fails: str = "",
        holds: str = "",
        remedy: str = "",
        check: Callable[..., Any] | None = None,
        event: str = "",
    ) -> Callable[[Run], Run]:
        """Registers the function below it under a name."""

        def register(run: Run) -> Run:
            if (role, name) in self.entries:
                raise ValueError(f"the {role} {name!r} is there already")
            self.entries[role, name] = Entry(role, name, patterns, rule, run, fails, holds, remedy, check, event)
            self._compiled.clear()
            return run

        return register

    def get(self, role: str, name: str) -> Entry:
        """The word of that name."""
        return self.entries[role, name]

    def of(self, role: str) -> list[Entry]:
        """All words of a role, in the order in which they were registered."""
        return [e for (r, _), e in self.entries.items() if r == role]

    def _patterns(self, role: str) -> list[tuple[re.Pattern[str], Entry, tuple[str, ...]]]:
        if role not in self._compiled:
            found = [(self._compile(pattern), e, slots_of(pattern)) for e in self.of(role) for pattern in e.patterns]
            self._compiled[role] = sorted(found, key=lambda x: (len(x[2]), -len(x[0].pattern)))
        return self._compiled[role]

    def _compile(self, pattern: str) -> re.Pattern[str]:
        parts = re.split(r"\{(\w+)\}", pattern)
        out = []
        for n, part in enumerate(parts):
            if n % 2 == 0 and n + 1 < len(parts):
                part = re.sub(r"(^|\s)a $", r"\1an? ", part)
            out.append(
                re.escape(part).replace(r"\ ", r"\s+").replace(r"an\?", "an?")
                if n % 2 == 0
                else f"(?P<{part}>{self.slots[part.rstrip('0123456789')].pattern})"
            )
        return re.compile("".join(out), re.IGNORECASE)

    def read(self, role: str, sentence: str, reading: Reading) -> Word | None:
        """The word that a sentence says, or None when no word of the role says it."""
        for regex, entry, slots in self._patterns(role):
            found = regex.fullmatch(sentence)
            if not found:
                continue
            before = len(reading.targets)
            values = [self.slots[s.rstrip("0123456789")].parse(found[s], reading) for s in slots]
            if all(v is not None for v in values):
                return Word(entry.name, tuple(values))
            del reading.targets[before:]
        return None

    def write(self, role: str, word: Word, reading: Reading, like: str = "") -> str:
        """The sentence that says a word, one with `like` in it where that is given; reading it gives the word again."""
        for pattern in sorted((s for s in self.get(role, word.name).patterns if like in s), key=lambda s: counts_wrongly(s, word)):
            slots = {s: self.slots[s.rstrip("0123456789")] for s in slots_of(pattern)}
            if len(slots) != len(word.args) or not all(isinstance(v, s.takes) for s, v in zip(slots.values(), word.args, strict=True)):
                continue
            trial = replace(reading, targets=list(reading.targets))
            again = replace(reading, targets=list(reading.targets))
            values = {n: s.write(v, trial) for (n, s), v in zip(slots.items(), word.args, strict=True)}
            text = filled(pattern, values)
            if self.read(role, text, again) == word and again.targets == trial.targets:
                reading.targets[:] = trial.targets
                return text
        raise ValueError(f"no sentence says the {role} {word.name!r} with the values {word.args}")

    def sentences(self, *roles: str) -> Iterator[str]:
        """Every sentence that can be said, its gaps in braces."""
        for role in roles:
            for entry in self.of(role):
                yield from entry.patterns


def filled(pattern: str, values: dict[str, str]) -> str:
    """A sentence with its gaps filled; "a" becomes "an" where that is needed."""
    for name, value in values.items():
        if VOWEL.match(value):
            pattern = re.sub(rf"\ba (?=\{{{name}\}})", "an ", pattern)
        else:
            pattern = re.sub(rf"\ban (?=\{{{name}\}})", "a ", pattern)
    return pattern.format(**values)


def counts_wrongly(pattern: str, word: Word) -> bool:
    """Whether a sentence has the plural for one, or the singular for several."""
    plural = re.search(r"\{n\} \w+s\b(?! or| times)", pattern) is not None
    return plural != any(isinstance(v, int) and v > 1 for v in word.args) and "{n}" in pattern


def slots_of(pattern: str) -> tuple[str, ...]:
    """The gaps of a sentence, in order."""
    return tuple(re.findall(r"\{(\w+)\}", pattern))
