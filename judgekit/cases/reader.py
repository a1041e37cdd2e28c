"""Reading a case: all problems at once, each with its line and, for a misspelt word, what was meant."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from rapidfuzz import process

from judgekit.cases.model import BoardLine, Case, CaseErrors, Expectation, Step
from judgekit.cases.provided import provided
from judgekit.cases.story import AFTER, IN_ROUND, TOLD, by_each, first_player_plain, played_plainly, story
from judgekit.errors import Problem
from judgekit.games.five_sails.boards.short_names import calling
from judgekit.games.five_sails.boards.times import TIME_OUT

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
LISTS = {"cites", "players", "edition"}
CERTAINTIES = ("explicit", "derived", "silent", "disputed")
LIMIT = 10_000_000
UNKNOWN = "?"  # the lines below a heading that means nothing are not judged
LINE, LINES = 20_000, 20_000
"""How long a line may be, and how many lines a case may have."""
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
            from judgekit.cases.from_json import json_cases  # its cases are read here again, as text

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
    starts = [n for n, line in enumerate(lines) if re.match(r"case\s*:", line)]
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
        case = Reader(file, wrong).read(lines[a:b], a)
        if wrong:
            problems += wrong
            boards += board_problems(case)
        else:
            found.append(case)
    return found, problems + boards


def board_problems(case: Case) -> list[Problem]:
    """What is wrong with the board of a case, in any of its editions, where the rest of the text cannot be read either."""
    from judgekit.cases.run import open_case  # cases are run by what reads them

    problems: dict[Problem, None] = {}
    for edition in case.editions if case.board else ():
        try:
            open_case(case, edition)
        except CaseErrors as error:
            problems.update(dict.fromkeys(error.problems))
    return list(problems)


def read_case(text: str, file: str = "case") -> Case:
    """The one case of a text."""
    return read_cases(text, file)[0]


class Reader:
    """Reads one case, and collects what is wrong with it."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file, self.problems = file, problems
        self.values: dict[str, Any] = {}
        self.board: list[BoardLine] = []
        self.steps: list[Step | Expectation] = []
        self.ends: list[int] = []
        """How many steps and expectations there are at the end of each sentence."""
        self.players: tuple[str, ...] = ("A", "B")
        self.setup: list[tuple[int, str]] = []

    def wrong(self, line: int, message: str) -> None:
        """Keeps a problem."""
        self.problems.append(Problem(self.file, line + 1, message))

    def read(self, lines: list[str], offset: int) -> Case:
        """The case."""
        part = ""
        if len(lines) > LINES:
            self.wrong(offset, f"the case has {len(lines):,} lines; a case may have {LINES:,}. Leave out what the question does not need")
            return self._case()
        for n, raw in enumerate(lines, offset):
            if len(raw) > LINE:
                self.wrong(n, f"the line has {len(raw):,} characters; a line may have {LINE:,}. Put a card or a step on a line of its own")
                continue
            line = re.sub(r"(?:^|\s)#(?![^\"]*\"\s*$).*$", "", raw).rstrip() if "#" in raw else raw.rstrip()
            if not line.strip():
                continue
            indent = len(line) - len(line.lstrip())
            if indent == 0:
                self._tell()
                part = self._heading(line, n)
            elif part == "setup":
                self.setup.append((n, line.strip()))
            elif part == "board":
                self.board.append(BoardLine(indent, line.strip(), n + 1))
            elif part == "steps":
                self._step(line.strip(), n)
            elif part == UNKNOWN:
                continue
            elif part:
                self.values[part] = f"{self.values.get(part, '')} {line.strip()}".strip()
            else:
                self.wrong(n, f"an indented line {line.strip()!r} before any heading")
        self._tell()
        return self._case()

    def _tell(self) -> None:
        """The set-up that was told in prose, as headings and lines of the board."""
        from judgekit.games.five_sails.boards.story import told_story  # a game reads its boards

        if not self.setup:
            return
        lines, self.setup = self.setup, []
        text = "\n".join(line for _, line in lines)
        story = told_story(text, self.players if "players" in self.values else ())
        for at, message in story.problems:
            self.wrong(lines[text.count("\n", 0, at)][0], message)
        self.players = tuple(story.players)
        told = {"players": ", ".join(story.players) if story.counted else "", "first player": story.first, "time": ", ".join(story.time)}
        told |= {"renown": ", ".join(f"{who} {n}" for who, n in story.renown.items()), "note": " ".join(story.notes)}
        self.values.update((key, value) for key, value in told.items() if value and key not in self.values)
        self.board += [BoardLine(depth, words, lines[text.count("\n", 0, at)][0] + 1) for depth, words, at in story.lines]

    def _heading(self, line: str, n: int) -> str:
        key, colon, value = line.partition(":")
        key = {"set-up": "setup"}.get(key.strip().casefold(), key.strip().casefold())
        if not colon or key not in KEYS:
            near = process.extractOne(key, KEYS, score_cutoff=60)
            self.wrong(n, f"unknown heading {key!r}" + (f"; did you mean {near[0]!r}?" if near else f"; the headings are {', '.join(KEYS)}"))
            if not near:
                return UNKNOWN
            key, value = near[0], value if colon else ""
        if key == "decide" and key in self.values:
            self.values[key] += ";" + value.strip()
        elif key in self.values:
            self.wrong(n, f"the heading {key!r} stands there twice")
        elif key == "setup":
            self.setup = [(n, value.strip())]
        else:
            self.values[key] = value.strip()
        if key == "players":
            self.players = tuple(x.strip() for x in value.split(","))
        return key

    def _step(self, line: str, n: int) -> None:
        if line.startswith(">"):
            text = line[1:].strip()
            found = re.match(r"(2023|playtest[\w.-]*|rulebook-2023)\s*:\s*(.+)", text)
            self.steps.append(Expectation(found[2] if found else text, found[1] if found else "", n + 1))
            return
        only = re.match(r"\[(2023|playtest)\]\s*(.+)", line)
        edition, line = (only[1], only[2]) if only else ("", line)
        for given, part in provided(line, self.players):
            at = len(self.steps)
            self._part(part, n, edition)
            self.steps[at:] = [replace(x, given=given) if isinstance(x, Step) else x for x in self.steps[at:]]
        self.ends.append(len(self.steps))

    def _part(self, line: str, n: int, edition: str) -> None:
        """What a line says is done, without the condition under which it is."""
        line = played_plainly(line, self.players)
        within = IN_ROUND.match(line)
        number, line = (int(within[1]), line[within.end() :]) if within else (0, line)
        line = first_player_plain(line, "|".join(re.escape(s) for s in self.players))
        who, colon, what = self._parted(line)
        known = {*self.players, "judge", "chance", "all", "others", "edit", "pause", "name", "go", "go on", "undo", "again", "until", TOLD}
        if TIME_OUT.fullmatch(line.strip().rstrip(".")):
            self.steps.append(Step("edit", line.strip().rstrip("."), n + 1, edition))
        elif line.strip() in {"go on", "undo", "again"}:
            self.steps.append(Step(line.strip(), "", n + 1, edition))
        elif colon and who.strip() in known:
            for player, done in by_each(who.strip(), what.strip(), self.players):
                self.steps.append(Step(TOLD if player == "until" else player, done, n + 1, edition, number))
        elif told := story(line, self.players, self._names()):
            self._call_point(told[0], n)
            self.steps += [Step(player, done, n + 1, edition, number if player != TOLD else 0) for player, done in told]
        else:
            self._no_step(line, who.strip(), known, n)

    def _call_point(self, step: tuple[str, str], n: int) -> None:
        """Gives the point a name to which a told step goes back, behind the sentence that leads there."""
        number = next((k for k in range(1, len(self.ends) + 1) if step == ("go", AFTER.format(k))), 0)
        if step[0] == "go" and not number:
            self.wrong(n, f"{step[1]!r} is not yet told here: {len(self.ends)} steps stand before this one")
        if number and not any(isinstance(x, Step) and (x.who, x.what) == ("name", step[1]) for x in self.steps):
            self.steps.insert(self.ends[number - 1], Step("name", step[1], n + 1))
            self.ends = [end + (k >= number - 1) for k, end in enumerate(self.ends)]

    def _no_step(self, line: str, who: str, known: set[str], n: int) -> None:
        meant = process.extractOne(who, list(known), score_cutoff=50)
        first, _, rest = line.partition(" ")
        near = f"{first}: {rest}" if first in known and rest else meant[0] if meant else ""
        self.wrong(
            n,
            f"{line!r} is no step: it begins with a player, judge, chance, all, edit, pause, name or '>'; it may also begin with a card of the "
            f"board, or tell what the game does ('threat is resolved', 'the Day ends')" + (f"; did you mean {near!r}?" if near else ""),
        )

    def _names(self) -> tuple[str, ...]:
        """What the lines of the board begin with: names of cards, locations and players."""
        owner = rf"(?:(?:{'|'.join(re.escape(s) for s in self.players)})(?:['’]s)? )?"
        called = r"(?:(?:the|available|leader|mercenary|brute|event|risk|attachment) )*(?:\d+ x )?"
        found = (re.match(rf"{owner}(?i:{called})([^:(;,\"]+)", line.text) for line in self.board)
        names = [m[1].strip() for m in found if m and m[1].strip()]
        return tuple(dict.fromkeys(called.casefold() for name in names for called in (name, *calling(name))))

    def _parted(self, line: str) -> tuple[str, str, str]:
        """Who does a step, and what: after a colon, or told in the third person as `B passes`."""
        seats = "|".join(re.escape(s) for s in self.players)
        told = re.match(rf"({seats}) (?=[a-z]+s\b)", line)
        return (told[1], ":", line[told.end() :].rstrip(".")) if told else line.partition(":")

    def _case(self) -> Case:
        v = self.values
        split = {k: tuple(x.strip() for x in str(v[k]).split(",") if x.strip()) for k in LISTS if k in v}
        if v.get("certainty", "explicit") not in CERTAINTIES:
            near = process.extractOne(v["certainty"], CERTAINTIES)
            self.wrong(0, f"certainty {v['certainty']!r}: it is one of {', '.join(CERTAINTIES)}" + (f"; did you mean {near[0]!r}?" if near else ""))
        decide = []
        for each in str(v.get("decide", "")).split(";"):
            point, equals, reading = each.partition("=")
            if equals:
                decide.append((point.strip(), reading.strip()))
            elif each.strip():
                self.wrong(0, f"decide: {each.strip()!r} has no '='; write 'decide: unsettled/overpaying = At least'")
        return Case(
            title=v.get("case", ""),
            game=v.get("game", "five-sails"),
            editions=split.get("edition", ("2023",)),
            topic=v.get("topic", ""),
            certainty=v.get("certainty", ""),
            number=v.get("number", ""),
            source=v.get("source", ""),
            cites=split.get("cites", ()),
            players=split.get("players", ("A", "B")),
            first_player=v.get("first player", ""),
            time=v.get("time", ""),
            renown=v.get("renown", ""),
            decide=tuple(decide),
            note=v.get("note", ""),
            board=tuple(self.board),
            steps=tuple(self.steps),
            file=self.file,
        )
