"""Reading lessons: all problems at once, each with its line and, for a misspelt word, what was meant."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from judgekit.errors import Problem
from judgekit.nearest import did_you_mean
from judgekit.teaching.model import EDITIONS, KINDS, LEVELS, Ask, Course, Lesson, LessonErrors, Stop

COURSE = ("course", "name", "level", "about", "edition")
LESSON = ("lesson", "name", "level", "edition", "case", "scene", "say", "stop")
STOP = ("scene", "say", "ask", "among")
PROSE = {"about", "scene", "say"}
NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
NEEDS = {"may", "then", "now", "compare"}
LIMIT = 1_000_000


def read_lessons(text: str, file: str = "lesson") -> tuple[Course | None, tuple[Lesson, ...]]:
    """The course that a file describes, if it does, and its lessons; raises LessonErrors with everything wrong in it."""
    if len(text) > LIMIT:
        raise LessonErrors([Problem(file, 1, f"the file has {len(text):,} characters; a file of lessons may have {LIMIT:,}")])
    reader = Reader(file)
    for number, raw in enumerate(text.splitlines(), 1):
        reader.line(number, re.sub(r"(?:^|\s)#.*$", "", raw).rstrip())
    return reader.done()


@dataclass
class Draft:
    """A lesson or a course while it is being read."""

    keys: tuple[str, ...]
    line: int
    values: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    case: str = ""
    stops: list[Stop] = field(default_factory=list)


class Reader:
    """Reads a file line by line, and collects what is wrong with it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.course: Draft | None = None
        self.drafts: list[Draft] = []
        self.now: Draft | None = None
        self.prose = ""
        self.in_stop = False

    def wrong(self, line: int, message: str) -> None:
        """Keeps a problem."""
        self.problems.append(Problem(self.file, line, message))

    def line(self, n: int, line: str) -> None:
        """Takes one line of the file."""
        if not line.strip():
            return
        found = re.match(r"(\s*)(?:\[([\w.-]+)\]\s*)?([A-Za-z]+)\s*:\s*(.*)$", line)
        indented = line[0].isspace()
        if found and not indented:
            self._heading(n, found[3].casefold(), found[4].strip(), found[2] or "")
        elif found and self.in_stop and (found[3].casefold() in STOP or not self.prose):
            self._within(n, found[3].casefold(), found[4].strip(), found[2] or "")
        elif indented and self.prose:
            self._more(line.strip())
        else:
            self.wrong(n, f"{line.strip()[:60]!r} belongs to nothing: a heading stands at the beginning of the line, as 'say: …' does")

    def _heading(self, n: int, key: str, value: str, edition: str) -> None:
        if key in {"course", "lesson"}:
            self.now = Draft(COURSE if key == "course" else LESSON, n)
            if key == "lesson":
                self.drafts.append(self.now)
            elif self.course or self.drafts:
                self.wrong(n, "a file describes one course, at its beginning")
            else:
                self.course = self.now
        if self.now is None:
            self.wrong(n, "a file begins with 'course: TITLE' or 'lesson: TITLE'")
            self.now = Draft(LESSON, n)
        if key not in self.now.keys:
            self.wrong(n, f"unknown heading {key!r}{meant(key, self.now.keys)}")
            self.prose, self.in_stop = "?", False
            return
        self.in_stop, self.prose = key == "stop", key if key in PROSE else ""
        if key == "stop":
            self._stop(n, value, edition)
        elif key == "case":
            self.now.case = value
        elif key in self.now.values:
            self.wrong(n, f"the heading {key!r} stands there twice")
        else:
            self.now.values[key], self.now.lines[key] = value, n

    def _stop(self, n: int, value: str, edition: str) -> None:
        assert self.now is not None
        if not self.now.case:
            self.wrong(n, "a stop needs its case: write 'case: NUMBER' above it")
        self._edition(n, edition)
        self.now.stops.append(Stop(self.now.case, value, edition=edition, line=n))

    def _within(self, n: int, key: str, value: str, edition: str) -> None:
        """A line of a stop."""
        assert self.now is not None
        stop = self.now.stops[-1]
        self.prose = key if key in PROSE else ""
        if key not in STOP:
            self.wrong(n, f"unknown heading {key!r} in a stop{meant(key, STOP)}")
            self.prose = "?"
        elif key in PROSE:
            self._put(with_prose(stop, key, value))
        elif key == "ask":
            self._edition(n, edition)
            self._put(replace(stop, asks=(*stop.asks, self._ask(n, value, edition))))
        elif not stop.asks:
            self.wrong(n, "'among' names the choices of a question; write 'ask: …' above it")
        else:
            among = tuple(x.strip() for x in value.split("|") if x.strip())
            self._put(replace(stop, asks=(*stop.asks[:-1], replace(stop.asks[-1], among=among))))

    def _ask(self, n: int, value: str, edition: str) -> Ask:
        kind, _, about = value.partition(" ")
        if kind not in KINDS:
            self.wrong(n, f"unknown kind of question {kind!r}{meant(kind, KINDS)}")
        elif kind in NEEDS and not about.strip():
            self.wrong(n, f"'ask: {kind}' needs what it asks about, as in 'ask: {'may B: pass' if kind == 'may' else kind + ' Soline threat'}'")
        return Ask(kind, about.strip(), edition=edition, line=n)

    def _put(self, stop: Stop) -> None:
        assert self.now is not None
        self.now.stops[-1] = stop

    def _more(self, text: str) -> None:
        """A line that goes on with a sentence."""
        if self.now is None or self.prose == "?":
            return
        if self.in_stop:
            stop = self.now.stops[-1]
            self._put(with_prose(stop, self.prose, f"{getattr(stop, self.prose)} {text}".strip()))
        else:
            self.now.values[self.prose] = f"{self.now.values.get(self.prose, '')} {text}".strip()

    def _edition(self, n: int, edition: str) -> None:
        if edition and edition not in EDITIONS:
            self.wrong(n, f"unknown edition {edition!r}{meant(edition, EDITIONS)}")

    def done(self) -> tuple[Course | None, tuple[Lesson, ...]]:
        """What was read."""
        head = self.course.values if self.course else {}
        lessons = tuple(self._lesson(d, head) for d in self.drafts)
        course = None
        if self.course:
            self._named(self.course)
            level = self._level(self.course, "new")
            course = Course(head.get("name", ""), head.get("course", ""), level, head.get("about", ""), lessons, self.file, self.course.line)
        elif not self.drafts and not self.problems:
            self.wrong(1, "no lesson here: a lesson begins with a line such as 'lesson: A challenge is accepted'")
        if self.problems:
            raise LessonErrors(self.problems)
        return course, lessons

    def _lesson(self, draft: Draft, head: dict[str, str]) -> Lesson:
        v = draft.values
        self._named(draft)
        if not draft.stops:
            self.wrong(draft.line, f"the lesson {v.get('lesson', '')!r} stops nowhere; write 'stop: STEP OF THE CASE' and a question under it")
        for stop in draft.stops:
            if not stop.asks and not stop.say and not stop.scene:
                self.wrong(stop.line, "nothing is asked or said at this stop")
        editions = tuple(x.strip() for x in v.get("edition", head.get("edition", "")).split(",") if x.strip())
        for each in editions:
            self._edition(draft.lines.get("edition", draft.line), each)
        level = self._level(draft, head.get("level", "new"))
        return Lesson(
            v.get("name", ""),
            v.get("lesson", ""),
            head.get("name", ""),
            level,
            editions,
            v.get("scene", ""),
            v.get("say", ""),
            tuple(draft.stops),
            self.file,
            draft.line,
        )

    def _named(self, draft: Draft) -> None:
        name = draft.values.get("name", "")
        if not NAME.fullmatch(name):
            self.wrong(draft.lines.get("name", draft.line), f"the name {name!r} is to be lower-case words with hyphens: 'name: first-duel'")

    def _level(self, draft: Draft, usual: str) -> str:
        level = draft.values.get("level", usual)
        if level not in LEVELS:
            self.wrong(draft.lines.get("level", draft.line), f"unknown level {level!r}{meant(level, LEVELS)}")
        return level


def with_prose(stop: Stop, key: str, text: str) -> Stop:
    """A stop with its scene or its introduction."""
    return replace(stop, scene=text) if key == "scene" else replace(stop, say=text)


def meant(word: str, known: tuple[str, ...]) -> str:
    """What was meant, or everything that there is."""
    return did_you_mean(word, known, f"; it is one of {', '.join(known)}")
