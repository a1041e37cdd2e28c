"""Whether a line tells what a step of an order tells: the same doer, the same doing, to the same card, as often, to the same place, no denial."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from judgekit.cases.expecting.doings import TO_ITSELF, is_told
from judgekit.cases.expecting.sources import Source, sources
from judgekit.cases.expecting.told_clauses import ALSO, KINDS, SEEN, Told, clauses_of
from judgekit.cases.expecting.told_names import with_marks
from judgekit.cases.expecting.told_words import as_often, in_words, is_as_told, is_done_to
from judgekit.cases.sentences.same_words import NOTHING
from judgekit.engine.values import Line, Position

ENDS = re.compile(r"[:;,.]\s| and ")
"""Where a clause of a line ends."""
IN_PERSON = frozenset("answer intervene accept refuse challenge announce perform resolve pass muster pay precede follow win go enter".split())
"""What nobody does by what an ability does."""
WAYS = frozenset({"go", "move", "put", "return", "send"})
"""What is done from somewhere, or to somewhere."""


@dataclass(frozen=True)
class Alike:
    """Lines, with what it takes to know whether one of them tells what a step tells."""

    lines: Sequence[Line]
    names: tuple[str, ...]
    p: Position | None = None

    @cached_property
    def sources(self) -> list[Source]:
        """Of what each line comes."""
        return sources(self.lines)

    @cached_property
    def whose(self) -> Mapping[str, frozenset[str]]:
        """Who owns or controls each card, by its name."""
        if self.p is None:
            return {}
        seats, names = self.p.cast.seats, self.p.cast.names
        of = {name.casefold().removeprefix("the "): card for name, card in zip(names, self.p.cards, strict=False)}
        return {name: frozenset(seats[n].casefold() for n in (card.owner, card.control) if n >= 0) for name, card in of.items()}

    @cached_property
    def players(self) -> frozenset[str]:
        """The players, in small letters."""
        return frozenset(x.casefold() for x in self.p.cast.seats) if self.p else frozenset(x.casefold() for x in self.names if len(x) == 1)

    def has_words(self, words: str, step: str, n: int) -> bool:
        """Whether a line has these very words of a step, of nobody with a longer name, and not where it denies them."""
        text = self.lines[n].text
        for pattern, says in SEEN:
            text, words = pattern.sub(says, text), pattern.sub(says, words)
        at = re.search(rf"(?<!\w){re.escape(words)}(?!\w)", text.casefold())
        if at is None or not set(with_marks(step, self.names)[1]) <= set(with_marks(self.lines[n].text, self.names)[1]):
            return False
        begin = max((m.end() for m in ENDS.finditer(text, 0, at.start())), default=0)
        end = next((m.start() for m in ENDS.finditer(text, at.end())), len(text))
        return (NOTHING.search(words) is not None) == (NOTHING.search(ALSO.sub(" ", text[begin:end].casefold())) is not None)

    def tells(self, step: str, n: int) -> bool:
        """Whether a line tells a step: its first clause, and the others on this line or on one of the next."""
        said = clauses_of(step, self.names)
        near = range(n, min(n + 4, len(self.lines)))
        return bool(said) and self._told(said[0], n) and all(any(self._told(each, x) for x in near) for each in said[1:])

    def _told(self, said: Told, n: int) -> bool:
        told = clauses_of(self.lines[n].text, self.names)
        return any(self._same(said, each, n) for each in told)

    def _same(self, said: Told, told: Told, n: int) -> bool:
        """Whether a clause of a line tells a clause of a step."""
        return (
            said.denied == told.denied
            and said.supposed == told.supposed
            and (told.of_all or not said.of_all)
            and (bool(said.verbs) or is_as_told(said, told))
            and all(is_told(each, _done(told)) for each in said.verbs)
            and as_often(said, told)
            and self._by_whom(said, told, n)
            and _to_whom(said, told)
            and self._named(said, told, n)
            and in_words(said, told, self.sources[n])
        )

    def _by_whom(self, said: Told, told: Told, n: int) -> bool:
        """Whether those do it who are said to do it."""
        doers = said.by if said.passive else said.subject if said.verbs else frozenset()
        if said.passive or not said.verbs:
            return all(self._does(each, said, told, n) for each in doers)
        if said.suffers or (not said.objects and said.verbs <= TO_ITSELF and not doers & self.players):
            return doers <= _patients(told) or (doers <= told.subject)
        return all(self._does(each, said, told, n) for each in doers)

    def _does(self, who: str, said: Told, told: Told, n: int) -> bool:
        """Whether a player or a card does what a clause tells."""
        source = self.sources[n]
        patients = _patients(told)
        if who in told.subject and (not is_done_to(told) or not said.objects):
            return True
        if who not in self.players:
            if said.verbs & IN_PERSON:
                return said.verbs == {"answer"} and who in told.objects
            return _of_card(who, said, told, source) or (bool(said.objects) and who in told.names - patients and said.objects <= patients)
        if "gain" in said.verbs and "gain" not in told.verbs:
            return False
        others = told.names & self.players
        if told.subject & self.players:
            return False
        if others and "move" not in told.verbs:
            return who in others
        if source.player and is_done_to(told):
            return source.player.casefold() == who
        return any(who in self.whose.get(x, ()) for x in (patients if is_done_to(told) else told.subject or patients))

    def _named(self, said: Told, told: Told, n: int) -> bool:
        """Whether all others that are named are named there too, at the same side of a way, and whether each is whose it is said to be."""
        source, there = self.sources[n], told.names | told.subject
        of_it = {source.card.removeprefix("the "), *source.performers}
        for name in said.names - (said.subject if said.verbs else frozenset()) - said.by:
            owned = there if name in said.in_zone_of else {*there, *of_it}
            owns = name in self.players and any(name in self.whose.get(x, ()) for x in owned)
            if name not in there and name not in said.owners & of_it and not owns and not self._aimed_at(name, told, n):
                return False
        ways = dict(told.ways)
        if any(ways.get(name, way) != way for name, way in said.ways):
            return False
        if said.verbs & WAYS and not said.to_or_from <= told.to_or_from:
            return False
        return all(not self.whose or a in self.whose.get(b, {a}) for a, b in said.owned)

    def _aimed_at(self, name: str, told: Told, n: int) -> bool:
        """Whether somebody is a target of what is announced on a line."""
        if "announce" not in told.verbs:
            return False
        behind = (x for x in range(n + 1, len(self.lines)) if self.sources[x].card.removeprefix("the ") in told.objects)
        return any("target" in each.verbs and name in each.objects for x in behind for each in clauses_of(self.lines[x].text, self.names))


def _done(told: Told) -> set[str]:
    """What is done in a clause; where it names an ability of another kind than an Action, it is an answer too."""
    answers = {"answer"} if "announce" in told.verbs and told.words & {"reaction", "forced"} else set()
    return {*told.verbs, *answers}


def _patients(told: Told) -> frozenset[str]:
    """Those to whom something is done, or who do it to themselves."""
    return told.subject if is_done_to(told) or not told.objects else told.objects


def _to_whom(said: Told, told: Told) -> bool:
    """Whether it is done to those to whom it is said to be done."""
    wanted = said.subject if said.passive else said.objects
    return wanted <= (_patients(told) or told.names) or (not is_done_to(told) and not told.subject and wanted <= told.names)


def _of_card(who: str, said: Told, told: Told, source: Source) -> bool:
    """Whether what a clause tells comes of a card, or of who performs its ability, or in a duel of the adversary."""
    kinds = (said.words & KINDS) - (told.words & KINDS)
    if source.card.removeprefix("the ") == who:
        return all(kind in source.kind for kind in kinds)
    if who in source.performers:
        return True
    return not source.performers and "suffer" in told.verbs and any(source.against.get(x) == who for x in told.subject)
