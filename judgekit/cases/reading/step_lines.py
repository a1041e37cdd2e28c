"""The lines below `steps:`: what is done, told or written out, under which condition, and what is expected behind it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from judgekit.cases.expecting.in_step import IN_STEP, begin_of
from judgekit.cases.model import BoardLine, Expectation, Step
from judgekit.cases.sentences.in_phase import phase_behind
from judgekit.cases.sentences.own_names import Aside, aside
from judgekit.cases.steps.provided import LIKEWISE, provided
from judgekit.cases.wordings.asked_and_used import only_asked
from judgekit.cases.wordings.by_each import by_each
from judgekit.cases.wordings.counter_checks import AFTER, LAST, REPEAT, as_before, with_other_players
from judgekit.cases.wordings.day_ahead import day_ahead
from judgekit.cases.wordings.deck_words import list_chosen, taken_out
from judgekit.cases.wordings.in_hand import without_hands
from judgekit.cases.wordings.jointly import each_by_itself
from judgekit.cases.wordings.ordering import TOLD
from judgekit.cases.wordings.other_way import in_its_place
from judgekit.cases.wordings.passing import all_pass_behind
from judgekit.cases.wordings.plain_lines import (
    after_phase,
    by_day,
    by_round,
    first_player_plain,
    on_next_day,
    played_plainly,
    subject_first,
    without_day,
)
from judgekit.cases.wordings.requests import as_requests
from judgekit.cases.wordings.rounds import round_behind, within_round
from judgekit.cases.wordings.story import scheme_resolved, story
from judgekit.cases.wordings.tails import without_tails
from judgekit.cases.wordings.that_thing import Spoken
from judgekit.cases.wordings.turns import PASSES_ON, turns_told
from judgekit.games.five_sails.boards.moments.times import TIME_OUT
from judgekit.games.five_sails.boards.short_names import calling
from judgekit.library.examples import STEP, one_like
from judgekit.nearest import nearest

DOERS = ("judge", "chance", "all", "others", "edit", "pause", "name", "go", "go on", "undo", "again", "until", TOLD)
"""Who does something beside the players, and what is done to the case itself."""
NO_WINNER = re.compile(
    r"\b(?:pass|passes|go(?:es)? by|ends?|over)\b[^;:]*\bwithout an? winner\b|\bPlunder (?:phase )?(?:brings|has) no winner\b", re.IGNORECASE
)
"""That a phase goes by and nobody wins: that is held."""
ALONE = {"go on", "undo", "again"}
"""What stands on a line without anything behind it."""


class StepLines:
    """Reads the lines below `steps:` of one case, and says what is wrong with them."""

    def __init__(self, board: list[BoardLine], wrong: Callable[[int, str], None]) -> None:
        self.board, self.wrong = board, wrong
        self.players: tuple[str, ...] = ("A", "B")
        self.aside = Aside({})
        self.spoken = Spoken()
        self.told: list[str] = []
        """The sentences so far."""
        self.steps: list[Step | Expectation] = []
        self.ends: list[int] = []
        """How many steps and expectations there are at the end of each sentence."""
        self.marked: set[int] = set()
        """The sentences of which it is marked where they begin."""

    def read(self, line: str, n: int) -> None:
        """Reads one line."""
        if line.startswith(">"):
            text = line[1:].strip()
            found = re.match(r"(2023|playtest[\w.-]*|rulebook-2023)\s*:\s*(.+)", text)
            self.steps.append(Expectation(found[2] if found else text, found[1] if found else "", n + 1))
            self._mark_step(text, n)
            return
        if others := with_other_players(line, self.players):
            self.wrong(n, others)
            return
        line, amiss = in_its_place(self.spoken.named(line, self.players), self.told)
        if amiss:
            self.wrong(n, amiss)
            return
        self.told.append(line)
        self.aside, at = aside(line, self._called()), len(self.steps)
        self._steps(self.aside.hide(line), n)
        self.steps[at:] = [self._shown(x) for x in self.steps[at:]]
        only_asked(self.steps, at)

    def _mark_step(self, text: str, n: int) -> None:
        """Marks where the step begins of which a fact speaks, and the next one, unless the case itself has called those points so."""
        number = int(of["n"]) if (of := IN_STEP.search(text)) else 0
        called = any(isinstance(x, Step) and (x.who, x.what) == ("name", begin_of(number)) for x in self.steps)
        if 0 < number <= len(self.ends) and (number in self.marked or not called):
            self._mark(number, n)
            self._mark(number + 1, n)

    def _mark(self, number: int, n: int) -> None:
        """Gives the point at which a sentence begins a name, so that what came in it can be told apart; what is told last has no end yet."""
        begins = Step("name", begin_of(number), n + 1)
        if number > len(self.ends) or number in self.marked:
            return
        self.marked.add(number)
        self.steps.insert(self.ends[number - 2] if number > 1 else 0, begins)
        self.ends = [end + (k >= number - 1) for k, end in enumerate(self.ends)]

    def _shown(self, told: Step | Expectation) -> Step | Expectation:
        """A step with the names of cards that were put aside while its line was taken apart."""
        if not isinstance(told, Step):
            return told
        return replace(told, what=self.aside.show(told.what), given=self.aside.show(told.given), whose=self.aside.show(told.whose))

    def _steps(self, line: str, n: int) -> None:
        """Reads one line that tells what is done."""
        at = len(self.steps)
        only = re.match(r"\[(2023|playtest)\]\s*(.+)", line)
        edition, line = (only[1], only[2]) if only else ("", line)
        if (ahead := day_ahead(line, self.players)) is not None:
            self._course(ahead.go, n, edition)
            self.steps += [Step("edit", change, n + 1, edition) for change in ahead.edits]
            line = ahead.rest
        line, held = without_hands(phase_behind(line, self.players), self.players)
        self.steps += [Expectation(self.aside.show(fact), edition, n + 1) for fact in held]
        while (turn := turns_told(line, self.players)) is not None:
            before, whose, line = turn
            if before:
                self._course(before, n, edition)
            self.steps.append(Step(TOLD, PASSES_ON, n + 1, edition))
            self.steps += [Expectation(f"active player = {whose}", edition, n + 1)] if whose else []
        if line:
            self._course(line, n, edition)
        self.steps += [Expectation("winner = none", edition, n + 1)] if NO_WINNER.search(line) else []
        if only_names(self.steps[at:]):  # to call a point by a name is no step
            self.ends[-1:] = [len(self.steps)] if self.ends else []
        else:
            self.ends.append(len(self.steps))

    def _course(self, line: str, n: int, edition: str) -> None:
        """Reads what is done, without whose turn it is said to be behind it."""
        if chosen := list_chosen(line, self.players):
            for each in chosen:
                self._part(each, n, edition)
            return
        line = subject_first(without_tails(each_by_itself(after_phase(on_next_day(line)), self.players), self.players), self.players)
        for given, part in provided(as_requests(line, self.players), self.players):
            at = len(self.steps)
            self._part(as_requests(part, self.players) if given else part, n, edition)
            if given:
                told = [x for x in self.steps[at:] if isinstance(x, Step)]
                self.steps[at:] = [replace(x, given=LIKEWISE if n else given) for n, x in enumerate(told)]

    def _part(self, line: str, n: int, edition: str) -> None:
        """What a line says is done, without the condition under which it is."""
        days = (of_day for told in taken_out(line, self.players) for of_day in by_day(told, self.players))
        for each in (part for of_day in days for part in by_round(of_day, self.players)):
            self._sentence(each, n, edition)

    def _sentence(self, line: str, n: int, edition: str) -> None:
        """What a line says is done in one round."""
        line = played_plainly(line, self.players)
        line, day = without_day(line, self.players)
        at = len(self.steps)
        self._in_a_round(line, n, edition)
        if day:
            self.steps[at:] = [replace(x, day=day) if isinstance(x, Step) else x for x in self.steps[at:]]

    def _in_a_round(self, line: str, n: int, edition: str) -> None:
        """What a line says is done, without the Day on which it is."""
        number, whose, line = within_round(line, self.players, self._names())
        line = first_player_plain(line, "|".join(re.escape(s) for s in self.players))
        who, colon, what = self._parted(line)
        if TIME_OUT.fullmatch(line.strip().rstrip(".")):
            self.steps.append(Step("edit", line.strip().rstrip("."), n + 1, edition))
        elif line.strip() in ALONE:
            self.steps.append(Step(line.strip(), "", n + 1, edition))
        elif colon and who.strip() in self.players and (scheme := scheme_resolved(line.rstrip("."), self.players, self._schemes())):
            self.steps += [Step(player, done, n + 1, edition, whose=whose) for player, done in scheme]
        elif colon and who.strip() in (*self.players, *DOERS):
            what, passes = all_pass_behind(what, self.players)
            for player, done in by_each(who.strip(), what.strip(), self.players):
                within, bare = round_behind(player, done, number, self.players)
                self.steps.append(Step(TOLD if player == "until" else player, bare, n + 1, edition, within, whose=whose))
            if passes:
                self._in_a_round(passes, n, edition)
        elif told := story(line, self.players, self._names()):
            self._call_point(told[0], n)
            told = [told[0]] * self._steps_back(told[0]) + told[1:]
            for player, done in told:
                done, number = self._as_before(told[0], player, done, number)
                within, done = round_behind(player, done, number, self.players)
                step = Step(player, done, n + 1, edition, within if player != TOLD else 0, whose=whose)
                self.steps += self._told_before(done, n) if player == REPEAT else [step]
        else:
            self._no_step(line, who.strip(), n)

    def _steps_back(self, back: tuple[str, str]) -> int:
        """How many steps a sentence takes back first: all of a counter-check before it, so that it is told of the same position as that one."""
        if back != ("undo", "") or not self.ends:
            return 1
        last = [x for x in self.steps[self.ends[-2] if len(self.ends) > 1 else 0 : self.ends[-1]] if isinstance(x, Step) and x.who != "name"]
        return max(1, sum(x.who != "undo" for x in last)) if last and last[0].who == "undo" else 1

    def _as_before(self, back: tuple[str, str], player: str, done: str, number: int) -> tuple[str, int]:
        """What somebody does in a counter-check, with what was done in the step to which it goes back, where only a part of that is left out."""
        last = re.fullmatch(AFTER.format(r"(\d+)"), back[1]) if back[0] == "go" else None
        at = int(last[1]) if last else 0 if back[0] == "again" else len(self.ends) - 1 if back[0] == "undo" else -1
        if not 0 <= at < len(self.ends):
            return done, number
        told = self.steps[self.ends[at - 1] if at else 0 : self.ends[at]]
        what, within = as_before(done, player, (x for x in told if isinstance(x, Step)))
        return what, number or within

    def _told_before(self, which: str, n: int) -> list[Step]:
        """The steps of some sentences, done once more by a line."""
        first, last = (self._last_course() if int(x) == LAST else int(x) or self._first_course() for x in which.split())
        if not 1 <= first <= last <= len(self.ends):
            self.wrong(n, f"steps {first} to {last} are not all told here: {len(self.ends)} steps stand before this one")
            return []
        told = self.steps[self.ends[first - 2] if first > 1 else 0 : self.ends[last - 1]]
        return [replace(x, line=n + 1) for x in told if isinstance(x, Step) and x.who != "name"]

    def _last_course(self) -> int:
        """The number of the last sentence that is no counter-check."""
        begins = (self.ends[k - 2] if k > 1 else 0 for k in range(len(self.ends), 0, -1))
        firsts = (next((x for x in self.steps[at:] if isinstance(x, Step) and x.who != "name"), None) for at in begins)
        told = (len(self.ends) - n for n, first in enumerate(firsts) if first is not None and first.who not in {"go", "again", "undo"})
        return next(told, 0)

    def _first_course(self) -> int:
        """How many sentences are told before the first counter-check."""
        begun = (n for n, x in enumerate(self.steps) if isinstance(x, Step) and x.who in {"go", "again", "undo"})
        at = next(begun, len(self.steps))
        return sum(end <= at for end in self.ends)

    def _call_point(self, step: tuple[str, str], n: int) -> None:
        """Gives the point a name to which a told step goes back, behind the sentence that leads there."""
        number = next((k for k in range(1, len(self.ends) + 1) if step == ("go", AFTER.format(k))), 0)
        if step[0] == "go" and not number:
            self.wrong(n, f"{step[1]!r} is not yet told here: {len(self.ends)} steps stand before this one")
        if number and not any(isinstance(x, Step) and (x.who, x.what) == ("name", step[1]) for x in self.steps):
            self.steps.insert(self.ends[number - 1], Step("name", step[1], n + 1))
            self.ends = [end + (k >= number - 1) for k, end in enumerate(self.ends)]

    def _no_step(self, line: str, who: str, n: int) -> None:
        known = (*self.players, *DOERS)
        first, _, rest = line.partition(" ")
        near = f"{first}: {rest}" if first in known and rest else nearest(who, known)
        self.wrong(
            n,
            f"{self.aside.show(line)!r} is no step: "
            "it begins with a player, judge, chance, all, edit, pause, name or '>'; it may also begin with a card of the "
            "board, or tell what the game does ('threat is resolved', 'the Day ends')"
            + (f"; did you mean {near!r}?" if near else one_like(self.aside.show(line), STEP)),
        )

    def _called(self) -> tuple[str, ...]:
        """The names of the board's cards."""
        seat = rf"^(?:{'|'.join(map(re.escape, self.players))})(?:['’]s)? "
        said = (each for x in self.board for each in (x.text, re.sub(seat, "", x.text)))
        found = (re.match(r"(?:the )?(?:available )?(?:\d+ x )?([A-Z][^:(;,\"]+)", x) for x in said)
        return tuple(dict.fromkeys(m[1].strip() for m in found if m))

    def _schemes(self) -> tuple[str, ...]:
        """The names of the board's schemes."""
        found = (re.match(r"(?:\S+['’]s )?([A-Z][^:(;,\"]+?) \((?:[^()\"]*[,;] )?scheme\b", line.text) for line in self.board)
        return tuple(m[1].strip().casefold() for m in found if m)

    def _names(self) -> tuple[str, ...]:
        """What the lines of the board begin with: names of cards, locations and players."""
        owner = rf"(?:(?:{'|'.join(re.escape(s) for s in self.players)})(?:['’]s)? )?"
        called = r"(?:(?:the|available|leader|mercenary|brute|event|risk|attachment) )*(?:\d+ x )?"
        found = (re.match(rf"{owner}(?i:{called})([^:(;,\"]+)", line.text) for line in self.board)
        names = [m[1].strip() for m in found if m and m[1].strip()]
        stand_ins = tuple(token.casefold() for token in self.aside.stand_ins)
        return (*stand_ins, *dict.fromkeys(called.casefold() for name in names for called in (name, *calling(name))))

    def _parted(self, line: str) -> tuple[str, str, str]:
        """Who does a step, and what: after a colon, or told in the third person as `B passes`."""
        seats = "|".join(re.escape(s) for s in self.players)
        told = re.match(rf"({seats}) (?=[a-z]+s\b|must (?:[a-z]+ ))", line)
        return (told[1], ":", line[told.end() :].rstrip(".")) if told else line.partition(":")


def only_names(told: list[Step | Expectation]) -> bool:
    """Whether a line has done nothing but to give points their names."""
    return bool(told) and all(isinstance(x, Step) and x.who == "name" for x in told)
