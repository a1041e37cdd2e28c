"""The quiz: every expectation of the case book as a question, found by topic, rule, card and level."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from judgekit.cases import Case, Expectation, Step
from judgekit.cases.expecting.words import usual
from judgekit.cases.opening import edition_id
from judgekit.errors import UnknownName
from judgekit.library.casebook import CaseEntry
from judgekit.nearest import did_you_mean
from judgekit.teaching.facts import Unanswerable
from judgekit.teaching.lessons import MAKERS, Cases
from judgekit.teaching.model import LEVELS, Ask, Moment, Question
from judgekit.teaching.moments import NoSuchStop, at_end, moments

OPTION = re.compile(r"option (\S+?):?\s+(.+?) is (legal|illegal|unsettled)\b")
LEVEL_OF = {"explicit": "player", "derived": "judge", "silent": "judge", "disputed": "judge"}
SHORT = 8
LESSONS = "lessons"


@dataclass(frozen=True)
class Entry:
    """A question of the pool: its address, where it stands, and what is asked. Cheap: nothing has been run."""

    id: str
    number: str
    edition: str
    ask: Ask
    place: int
    """How many steps of the case stand before it."""
    topic: str
    level: str
    cites: tuple[str, ...]


class Pool:
    """Every question that the case book holds."""

    def __init__(self, entries: Iterable[CaseEntry], cases: Cases | None = None) -> None:
        kept = [e for e in entries if e.game == "five-sails"]
        self.cases = cases or Cases(kept)
        self.entries = {e.number: e for e in kept}

    @cached_property
    def questions(self) -> dict[str, Entry]:
        """The questions by address, in the order of the book."""
        return {e.id: e for number in self.entries for e in asked_in(self.cases[number])}

    @cached_property
    def topics(self) -> dict[str, int]:
        """The topics with how many questions each has, the largest first."""
        found: dict[str, int] = {}
        for e in self.questions.values():
            found[e.topic] = found.get(e.topic, 0) + 1
        return dict(sorted(found.items(), key=lambda x: (-x[1], x[0])))

    def find(self, id_: str) -> Entry:
        """A question by its address."""
        if id_ not in self.questions:
            raise UnknownName(f"no question has the address {id_[:60]!r}{did_you_mean(id_, list(self.questions))}")
        return self.questions[id_]

    def wanted(self, *, topic: str = "", rule: str = "", card: str = "", level: str = "", edition: str = "") -> list[Entry]:
        """The questions that fit; a misspelt topic or level is refused with what was meant."""
        for name, value, known in (("topic", topic, list(self.topics)), ("level", level, list(LEVELS))):
            if value and value not in known:
                raise UnknownName(f"no {name} {value!r}{did_you_mean(value, known) or '; it is one of ' + ', '.join(known)}")
        return [
            e
            for e in self.questions.values()
            if topic in {"", e.topic}
            and level in {"", e.level}
            and (not edition or e.edition == edition_id(edition))
            and (not rule or any(c.endswith(rule.removeprefix("five-sails/")) for c in e.cites))
            and (not card or card.casefold() in self.entries[e.number].text.casefold())
        ]

    def build(self, entry: Entry) -> tuple[Question, Moment, Case]:
        """The question itself, with the moment that it is about; runs the case."""
        case = self.cases[entry.number]
        moment = self.moment(case, entry)
        return MAKERS[entry.ask.kind](moment, entry.ask), moment, case

    def moment(self, case: Case, entry: Entry) -> Moment:
        """The step behind which the expectation stands; a question about what may be done comes after that step."""
        found = moments(case, entry.edition)
        at = max((n for n, m in enumerate(found) if m.number <= entry.place), default=0)
        if entry.ask.kind == "order":
            return replace(found[at], lines=found[at].so_far + found[at].lines, so_far=(), before=found[0].before)
        if entry.ask.kind == "then":
            return found[at]
        return found[at + 1] if at + 1 < len(found) else at_end(found)

    def is_sound(self, entry: Entry) -> bool:
        """Whether the question can be asked: everything that it needs is there."""
        try:
            question, _, _ = self.build(entry)
        except (Unanswerable, NoSuchStop, IndexError):
            return False
        return len(question.answers) > 1


def asked_in(case: Case) -> Iterator[Entry]:
    """The questions that a case's expectations make, an edition each."""
    seen: dict[str, int] = {}
    place = 0
    for each in case.steps:
        if isinstance(each, Step):
            place += 1
            continue
        ask = question_of(each)
        if ask is None:
            continue
        for edition in case.editions:
            if each.edition and edition_id(each.edition) != edition_id(edition):
                continue
            key = f"{case.number}.{mark(f'{edition} {place} {each.text}')}"
            seen[key] = seen.get(key, 0) + 1
            if seen[key] == 1:
                cites = tuple(f"{case.game}/{c}" for c in case.cites)
                yield Entry(key, case.number, edition_id(edition), ask, place, case.topic, level_of(case), cites)


def level_of(case: Case) -> str:
    """For whom a case's questions are: the lessons' own boards for those who begin, what the books only imply or leave open for judges."""
    return LEVELS[0] if case.topic == LESSONS else LEVEL_OF.get(case.certainty, LEVELS[1])


def question_of(e: Expectation) -> Ask | None:
    """The question that an expectation answers; None where it makes none."""
    text = usual(e.text)
    option = OPTION.match(text)
    if option:
        return Ask("may", f"{option[1]}: {option[2]}", line=e.line)
    if text.startswith(("cites ", "option ")):
        return None
    if text.startswith(("readings", "open readings")):
        return Ask("judge", line=e.line)
    if text.startswith(("order:", "window:")):
        parts = tuple(x.strip().strip('"') for x in text.partition(":")[2].split(",") if x.strip())
        return Ask("order", among=parts, line=e.line) if len(parts) > 1 else None
    return Ask("then", text, line=e.line)


def mark(text: str) -> str:
    """A short mark of a text, the same everywhere."""
    return hashlib.blake2b(text.encode(), digest_size=SHORT // 2).hexdigest()[:SHORT]
