"""The text of one case: its headings, its board, told or written out, and its steps."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.cases.model import BoardLine, Case
from judgekit.cases.reading.step_lines import StepLines
from judgekit.errors import Problem
from judgekit.nearest import did_you_mean, nearest

KEYS = (
    "case",
    "number",
    "game",
    "edition",
    "topic",
    "certainty",
    "cites",
    "source",
    "players",
    "first player",
    "time",
    "renown",
    "decide",
    "note",
    "setup",
    "board",
    "steps",
)
OF_THE_BOARD = ("catalogue",)
"""What stands under `board:` and may stand beside `setup:` as well."""
LISTS = {"cites", "players", "edition"}
CERTAINTIES = ("explicit", "derived", "silent", "disputed")
UNKNOWN = "?"  # the lines below a heading that means nothing are not judged
LINE, LINES = 20_000, 20_000
"""How long a line may be, and how many lines a case may have."""


def without_comment(raw: str) -> str:
    """A line without what stands behind a `#`, and without blanks at its end."""
    return re.sub(r"(?:^|\s)#(?![^\"]*\"\s*$).*$", "", raw).rstrip() if "#" in raw else raw.rstrip()


def below_board(lines: list[str]) -> list[tuple[int, str, int]]:
    """The lines that are set in below `board:`: how deep, and the words; where they stand does not matter."""
    found: list[tuple[int, str, int]] = []
    below = False
    for raw in lines if any(line.casefold().startswith("board:") for line in lines) else ():
        line = without_comment(raw)
        indent = len(line) - len(line.lstrip())
        below = below if indent or not line else line.casefold() == "board:"
        if below and indent:
            found.append((indent, line.strip(), 0))
    return found


class CaseText:
    """Reads one case, and collects what is wrong with it."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file, self.problems = file, problems
        self.values: dict[str, str] = {}
        self.board: list[BoardLine] = []
        self.steps = StepLines(self.board, self.wrong)
        self.setup: list[tuple[int, str]] = []
        self.places: dict[str, int] = {}
        self.prose: list[tuple[int, str]] = []
        self.remarks: list[tuple[int, str]] = []
        self.start = 0
        self.beside: list[tuple[int, str, int]] = []
        """The lines below `board:`, which the set-up is held against wherever they stand."""
        self.told = ""
        """All lines of the case: a set-up may call a card so that only they say whether it is one or two."""

    def wrong(self, line: int, message: str) -> None:
        """Keeps a problem."""
        self.problems.append(Problem(self.file, line + 1, message))

    def read(self, lines: list[str], offset: int) -> Case:
        """The case."""
        self.start = offset
        if len(lines) > LINES:
            self.wrong(offset, f"the case has {len(lines):,} lines; a case may have {LINES:,}. Leave out what the question does not need")
            return self._case()
        part = ""
        self.beside = below_board(lines)
        self.told = "\n".join(lines)
        for n, raw in enumerate(lines, offset):
            if len(raw) > LINE:
                self.wrong(n, f"the line has {len(raw):,} characters; a line may have {LINE:,}. Put a card or a step on a line of its own")
                continue
            line = without_comment(raw)
            indent = len(line) - len(line.lstrip())
            if line and indent == 0 and self._is_a_step(part, line):
                self._tell()
                part = "steps"
                self.steps.read(line, n)
            elif line and indent == 0:
                self._tell()
                part = self._heading(line, n)
            elif line:
                self._below(part, indent, line.strip(), n)
        self._tell()
        return self._case()

    def _is_a_step(self, part: str, line: str) -> bool:
        """Whether a line that is not set in belongs to the steps all the same: what is expected always does, and below `steps:` all but headings."""
        key, colon, _ = line.partition(":")
        key = key.strip().casefold()
        return line.startswith(">") or (part == "steps" and not (colon and (key in {*KEYS, *OF_THE_BOARD, "set-up"} or nearest(key, KEYS))))

    def _below(self, part: str, indent: int, line: str, n: int) -> None:
        """Keeps a line that is set in below a heading."""
        if part == "setup":
            self.setup.append((n, line))
        elif part == "board" or part in OF_THE_BOARD:
            self.board.append(BoardLine(indent + (part != "board"), line, n + 1))
        elif part == "steps":
            self.steps.read(line, n)
        elif part and part != UNKNOWN:
            self.values[part] = f"{self.values.get(part, '')} {line}".strip()
        elif not part:
            self.wrong(n, f"an indented line {line!r} before any heading")

    def _tell(self) -> None:
        """The set-up that was told in prose, as headings and lines of the board."""
        from judgekit.games.five_sails.boards.story.and_names import and_names, hide, show
        from judgekit.games.five_sails.boards.story.teller import told_story  # a game reads its boards

        if not self.setup:
            return
        lines, self.setup = self.setup, []
        self.prose += [(n + 1, words) for n, words in lines]
        text = "\n".join(line for _, line in lines)
        names = and_names(text, self._without(lines))
        story = told_story(hide(text, names), self.steps.players if "players" in self.values else (), self.beside)
        show(story, names)
        for at, message in story.problems:
            self.wrong(lines[text.count("\n", 0, at)][0], message)
        self.remarks += [(lines[text.count("\n", 0, at)][0] + 1, words) for at, words in story.remarks]
        self.steps.players = tuple(story.players)
        told = {"players": ", ".join(story.players) if story.counted else "", "first player": story.first, "time": ", ".join(story.time)}
        told |= {"renown": ", ".join(f"{who} {n}" for who, n in story.renown.items()), "note": " ".join(story.notes)}
        new = {key: value for key, value in told.items() if value and key not in self.values}
        self.values.update(new)
        self.places.update(dict.fromkeys(new, lines[0][0] + 1))
        self.board += [BoardLine(depth, words, lines[text.count("\n", 0, at)][0] + 1) for depth, words, at in story.lines]

    def _without(self, prose: list[tuple[int, str]]) -> str:
        """What the case says beside its set-up."""
        own = {n for n, _ in prose}
        return "\n".join(line for n, line in enumerate(self.told.splitlines(), self.start) if n not in own)

    def _heading(self, line: str, n: int) -> str:
        key, colon, value = line.partition(":")
        key = {"set-up": "setup"}.get(key.strip().casefold(), key.strip().casefold())
        if colon and key in OF_THE_BOARD:
            self.board.append(BoardLine(1, f"{key}:", n + 1))
            self._below(key, 1, value.strip(), n) if value.strip() else None
            return key
        if not colon or key not in KEYS:
            near = nearest(key, KEYS)
            self.wrong(n, f"unknown heading {key!r}" + did_you_mean(key, KEYS, f"; the headings are {', '.join(KEYS)}"))
            if not near:
                return UNKNOWN
            key, value = near, value if colon else ""
        self.places.setdefault(key, n + 1)
        if key == "decide" and key in self.values:
            self.values[key] += ";" + value.strip()
        elif key in self.values:
            self.wrong(n, f"the heading {key!r} stands there twice")
        elif key == "setup":
            self.setup = [(n, value.strip())]
        else:
            self.values[key] = value.strip()
        if key == "players":
            self.steps.players = tuple(x.strip() for x in value.split(","))
        return key

    def _case(self) -> Case:
        v = self.values
        split = {k: tuple(x.strip() for x in v[k].split(",") if x.strip()) for k in LISTS if k in v}
        return Case(
            title=v.get("case", ""),
            game=v.get("game", "five-sails"),
            editions=split.get("edition", ("2023",)),
            topic=v.get("topic", ""),
            certainty=self._certainty(),
            number=v.get("number", ""),
            source=v.get("source", ""),
            cites=split.get("cites", ()),
            players=split.get("players", ("A", "B")),
            first_player=v.get("first player", ""),
            time=v.get("time", ""),
            renown=v.get("renown", ""),
            decide=tuple(self._decisions()),
            note=v.get("note", ""),
            board=tuple(self.board),
            steps=tuple(self.steps.steps),
            file=self.file,
            line=self.start + 1,
            places=tuple(self.places.items()),
            prose=tuple(self.prose),
            remarks=tuple(self.remarks),
        )

    def _certainty(self) -> str:
        said = self.values.get("certainty", "")
        if "certainty" in self.values and said not in CERTAINTIES:
            at = self.places["certainty"] - 1
            self.wrong(at, f"certainty {said!r}: it is one of {', '.join(CERTAINTIES)}{did_you_mean(said, CERTAINTIES, alike=0)}")
        return said

    def _decisions(self) -> Iterator[tuple[str, str]]:
        """The points that the judge has decided beforehand, each with its reading."""
        for each in self.values.get("decide", "").split(";"):
            point, equals, reading = each.partition("=")
            if equals:
                yield point.strip(), reading.strip()
            elif each.strip():
                self.wrong(self.places["decide"] - 1, f"decide: {each.strip()!r} has no '='; write 'decide: unsettled/overpaying = At least'")
