"""The words of a question as weighted search terms: typos mended, synonyms added, empty words left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from judgekit.search.spelling import Reading, Speller
from judgekit.search.synonyms import Thesaurus
from judgekit.search.words import FAINT, STOP, stem, tokens

FAINT_WEIGHT = 0.85
MENDED_WEIGHT = 0.9
SYNONYM_WEIGHT = 0.4  # what a synonym counts beside the word that was typed, times its own weight
UNKNOWN_ENGLISH = 0.55  # of the rarest word's weight: what an English word that the rules never use takes from the confidence
UNKNOWN_OTHER = 0.45  # a name, perhaps, or a typo beyond mending
NAMED = 0.15  # a person or place tells the story, and little about the rule
ENDS = ".?!:"
STORY = 4  # words that make a question a story


@dataclass(slots=True)
class Group:
    """One word of the question, or several that a synonym covers, and the stems it may be found by."""

    typed: str
    read: str
    """The word that it is taken for."""
    sure: float = 1.0
    """Less where it is another word than the one that was typed."""
    stems: dict[str, float] = field(default_factory=dict)
    weight: float = 0.0


@dataclass(slots=True)
class Terms:
    """A question as the index is asked for it."""

    groups: list[Group] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    """The stem of every word in the order in which they stand, empty ones too."""
    read: list[str] = field(default_factory=list)
    """Every word as it is taken, in the same order."""
    corrections: list[tuple[str, str]] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    @property
    def weights(self) -> dict[str, float]:
        """Every stem with its weight."""
        out: dict[str, float] = {}
        for group in self.groups:
            for word, weight in group.stems.items():
                out[word] = max(weight, out.get(word, 0.0))
        return out

    @property
    def total(self) -> float:
        """The weight of the whole question."""
        return sum(g.weight for g in self.groups) or 1.0


class TermMaker:
    """Makes terms from words."""

    def __init__(self, speller: Speller, thesaurus: Thesaurus, rarity: Callable[[str], float], rarest: float, names: Iterable[str] = ()) -> None:
        self.speller = speller
        self.thesaurus = thesaurus
        self.rarity = rarity
        self.rarest = rarest
        self.names = frozenset(stem(w) for name in names for w in tokens(name) if w not in STOP)

    def make(self, text: str, *, mend: bool = True) -> Terms:
        """The terms of a question."""
        out = Terms()
        readings = self.read(text) if mend else [Reading(word, (word,)) for word in tokens(text)]
        groups = [self._group(reading.typed, word) for reading in readings for word in reading.words]
        words = out.read = [word for reading in readings for word in reading.words]
        out.said = [stem(word) for word in words]
        out.corrections = corrections(readings)
        for place, length, synonym in self.thesaurus.meant(out.said):
            if length == 1 and words[place] in STOP:
                continue  # "even" is no "evening"
            at = next((n for n in range(place, place + length) if groups[n] is not None), place)
            group = groups[at] or Group(words[place], words[place])
            groups[at] = group
            for meant in synonym.meant:
                group.stems[meant] = max(synonym.weight * SYNONYM_WEIGHT * group.sure, group.stems.get(meant, 0.0))
            self._covered(groups, place, length, at)
        seen: dict[tuple[str, ...], Group] = {}
        for group in (g for g in groups if g is not None):
            known = tuple(group.stems)
            if known in seen and known:
                continue
            seen[known or (group.typed,)] = group
            out.groups.append(group)
        told = len(out.groups) >= STORY
        for group in out.groups:
            if told and stem(group.read) in self.names:
                group.stems = {s: w * NAMED for s, w in group.stems.items()}
            self._weigh(group)
        out.unknown = self.unknown(out.groups)
        return out

    def read(self, text: str) -> list[Reading]:
        """How the words of a text are to be read; a capital makes a name likelier."""
        words = text.split()
        capitals = [(word, before[-1] in ENDS) for word, before in zip(words, (".", *words), strict=False) if word[:1].isupper()]
        within, first = ([w for word, begins in capitals if begins is which for w in tokens(word)] for which in (False, True))
        return self.speller.read(tokens(text), within if len(capitals) <= len(words) // 2 else (), first)

    def unknown(self, groups: Iterable[Group]) -> list[str]:
        """The words that no rule has in any form."""
        return [g.read for g in groups if self.speller.stems.isdisjoint(g.stems)]

    def _covered(self, groups: list[Group | None], place: int, length: int, at: int) -> None:
        """A word within a phrase that has a synonym is no unknown word of its own."""
        for n in range(place, place + length):
            group = groups[n]
            if n != at and group is not None and not group.stems:
                groups[n] = None

    def _group(self, typed: str, word: str) -> Group | None:
        if word in STOP:
            return None
        group = Group(typed, word, 1.0 if word in typed.split() else MENDED_WEIGHT)
        weight = group.sure * (FAINT_WEIGHT if word in FAINT else 1.0)
        if self.speller.known(word):
            group.stems[stem(word)] = weight
        elif word in FAINT:
            return None
        return group

    def _weigh(self, group: Group) -> None:
        """How much of the question's meaning a group carries."""
        if group.stems:
            group.weight = max(self.rarity(s) * w for s, w in group.stems.items())
        elif stem(group.read) in self.names or group.read.isdigit() or len(group.read) == 1:
            group.weight = self.rarest * NAMED
        else:
            group.weight = self.rarest * (UNKNOWN_ENGLISH if group.read in self.speller.usage.english else UNKNOWN_OTHER)


def corrections(readings: Iterable[Reading]) -> list[tuple[str, str]]:
    """What was typed and what it is searched for as, each once; of words that are not searched for nothing is said."""
    changed = ((r.typed, " ".join(r.words)) for r in readings if not STOP.issuperset(r.words))
    return [(typed, meant) for typed, meant in dict.fromkeys(changed) if typed != meant]
