"""What a sentence tells to come of what is done, held against what came: `plays Shot on Una; A gains 2 Renown`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from judgekit.cases.expecting.held import Expecting
from judgekit.cases.model import Step
from judgekit.cases.sentences.any_order import by_itself
from judgekit.cases.sentences.same_words import in_vain, words
from judgekit.cases.sentences.walking import Walk
from judgekit.cases.wordings.remarks import TOLD
from judgekit.cases.wordings.story import clauses
from judgekit.engine import EngineError, Line, Position
from judgekit.games.five_sails.boards.moments.told import moment
from judgekit.games.five_sails.boards.story.words import COUNTS, NTH
from judgekit.games.five_sails.facts.comparing import alike
from judgekit.games.five_sails.facts.stating import state_fact
from judgekit.games.five_sails.facts.text import Unknown

SETTLED = re.compile(
    r"\(.*\)|.*\b(?:is|are|gets?|has been|have been) (?:then |now |all )*(?:carried out|played out|gone through|resolved|settled|decided|done"
    r"|finished|completed|determined|checked|placed|applied|paid)\b.*"
    r"|(?:the |its |this |that )?(?:\w+ )?(?:action|challenge|ability|effect|turn|reaction|technique|maneuver|risk) (?:ends|is over|comes to an end)"
    r"|(?:the )?cost(?: \d+)?|priority|\d+|(?:his|her|their|its|the) (?:action|turn)",
    re.IGNORECASE,
)
"""What only says that something takes its course, and a remark in brackets."""
OFTEN = re.compile(r"\d|\b(?:draw|gain|lose|suffer|heal|wound|engage|discard|move|an?|one|two|three)", re.IGNORECASE)
"""What can come to pass again and again."""
OVER = re.compile(
    r"(?:the )?(?:(?P<round>(?:first |second |third |fourth |fifth )?round(?: (?P<number>\d+))?)|(?P<duel>duel)|(?P<day>Day)) "
    r"(?:is (?:then |now )?(?:over|ended)|ends|comes to (?:its|an) end)",
    re.IGNORECASE,
)
"""What tells that a round, a duel or a Day is over."""
BEGUN = re.compile(
    rf"(?:the )?(?:(?P<who>(?-i:[A-Z])[\w'’ -]*?)['’]s )?(?:(?P<nth>{'|'.join(NTH)}) )?"
    r"round(?: (?P<number>\d+))? (?:now )?(?:begins|starts|has begun)",
    re.IGNORECASE,
)
"""What tells that a round begins: which one, or whose."""
CONTROL = re.compile(
    r"(?:(?:comes?|passes) (?:under|into|to)|joins) (?!the\b|his\b|her\b|their\b|its\b)(\w+)(?:['’]s)? (?:control|crew)", re.IGNORECASE
)
ENTERS = re.compile(r"(?:enters|comes into|is put into|is brought into) play\b", re.IGNORECASE)
WHOSE = re.compile(r"^(?:she|he|it|they|who) ", re.IGNORECASE)


@dataclass(frozen=True)
class Claim:
    """What is told to come of a step, in its words, and the line of the case."""

    text: str
    line: int
    since: int
    """How many lines of the game had come when the step began."""
    stood: int
    """How many positions there were when it was told."""


def comes_true(claim: Claim, lines: Sequence[Line], positions: Sequence[Position]) -> bool:
    """Whether what is told has come to pass since the step began, as a line says, or as is so in one of the positions."""
    text = ENTERS.sub("is in play", CONTROL.sub(r"is controlled by \1", WHOSE.sub("", claim.text.strip(" ."))))
    if over := OVER.fullmatch(text):
        return _is_over(over, claim, lines, positions[min(claim.stood, len(positions)) - 1])
    if begun := BEGUN.fullmatch(text):
        return _has_begun(begun, positions[min(claim.stood, len(positions)) - 1], [x.text.strip() for x in lines], claim.since)
    if numbers(text) and TOLD.fullmatch(text):
        return _so_many(text, lines[claim.since :])
    if SETTLED.fullmatch(text) or moment(text) is not None or any(_said(x, text, _names(positions[0])) for x in _where(claim, lines)):
        return True
    return any(_is_so(p, lines, subject) for p in positions[max(0, claim.stood - 1) :] for subject in _subjects(p, text))


def numbers(text: str) -> set[str]:
    """The numbers of threat or wounds of which a text tells, in digits."""
    counted = {str(COUNTS[w]) for w in re.findall(r"[a-z]+", text) if w in COUNTS and w not in {"a", "no"}} | set(re.findall(r"\d+", text))
    return counted if re.search(r"\b(?:threat|wounds?)\b", text) else set()


def _so_many(text: str, lines: Sequence[Line]) -> bool:
    """Whether a line tells of so much threat, or so many wounds, by the combat value that is named."""
    value = next(iter(re.findall(r"\b(?:Riposte|Parry|Thrust)\b", text, re.IGNORECASE)), "").casefold()
    texts = [x.text for x in lines]  # `Thrust 2.` stands in the line before the threat that it adds
    return any(numbers(text) <= numbers(now) and value in f"{before} {now}".casefold() for before, now in zip(["", *texts], texts, strict=False))


def _is_over(told: re.Match[str], claim: Claim, lines: Sequence[Line], at: Position) -> bool:
    """Whether a round, a duel or a Day has come to its end, in the step or before it; a duel that is over has no round any more."""
    here, number = [x.text for x in lines[claim.since :]], told["number"] or r"\d+"
    if told["day"]:
        return any(re.search(rf"Day {number} ends|Dusk ends|Day \d+ begins|wins\b", text) for text in here)
    fought = here if at.board.duel is not None else [x.text for x in lines]
    over = any(re.search(r"\bduel (?:is over|ends)", text) for text in fought)
    return over or (bool(told["round"]) and any(re.match(rf"Round {number} ends\b", text) for text in here))


def _has_begun(told: re.Match[str], at: Position, lines: Sequence[str], since: int) -> bool:
    """Whether the round that is going on has the number that is told, or is that of whom it is told."""
    duel, number = at.board.duel, int(told["number"] or 0)
    if duel is None:
        return False
    whose = [at.cast.names[duel.sides[duel.turn].card], at.cast.seats[duel.sides[duel.turn].player]]
    undecided = at.asking is not None and at.asking.question == "decide"
    nth = NTH.index(told["nth"].casefold()) + 1 if told["nth"] else 0
    if told["who"] and (undecided or told["who"] not in whose):
        return False
    if told["who"] and nth:
        here = next((n for n, x in enumerate(lines) if n >= since and x.startswith(f"Round {duel.round}:")), since)
        first = max((n for n, x in enumerate(lines[: here + 1]) if x.startswith("Round 1:")), default=0)
        return sum(x.endswith(f"it is the round of {whose[0]}.") for x in lines[first : here + 1]) == nth
    return number in {0, duel.round} and nth in {0, duel.round}


def _where(claim: Claim, lines: Sequence[Line]) -> list[Sequence[Line]]:
    """The lines in which it may stand: those of the step, and all where it can come to pass but once."""
    return [lines[claim.since :]] if OFTEN.search(claim.text) else [lines[claim.since :], lines]


def _names(p: Position) -> tuple[str, ...]:
    return (*p.cast.names[1:], *p.cast.places, *p.cast.seats)


def _said(lines: Sequence[Line], text: str, names: Sequence[str]) -> bool:
    """Whether a line says what is told, or as many lines as it counts."""
    low = re.sub(r"[a-z]+", lambda m: str(COUNTS[m[0]]) if m[0] in COUNTS and m[0] not in {"a", "no"} else m[0], text)
    mine = words(low, names)
    doing = {w for w in mine if isinstance(w, int)}
    sure = {w for w in mine if isinstance(w, int) or w.startswith("name:")} if doing else mine
    number = next((int(w) for w in mine if isinstance(w, str) and w.isdigit()), 1)
    of_it = [line for line in lines if sure and sure <= words(line.text, names) and not in_vain(low.casefold(), line)]
    return len(of_it) >= number or any(str(number) in words(line.text, names) for line in of_it)


def _subjects(p: Position, text: str) -> list[str]:
    """A text as the facts that it may state: of whom it speaks, or of anybody where it speaks of nobody."""
    stays = re.fullmatch(r"(?:stays?|remains?|is|are|becomes?) (.+)", text)
    return [f"{name} {stays[1]}" for name in p.cast.names[1:]] if stays else [text]


def _is_so(p: Position, lines: Sequence[Line], text: str) -> bool:
    try:
        return alike(*state_fact(p, tuple(lines), re.sub(r" (?:stays?|remains?|becomes?) ", " is ", text)))
    except (Unknown, EngineError):
        return False


def _in_vain(claim: Claim, lines: Sequence[Line]) -> str:
    """What is wrong with what is told and has not come: a numbered round that was over before that, or nothing of the kind."""
    over = OVER.fullmatch(claim.text.strip(" ."))
    before = over is not None and over["number"] and any(re.match(rf"\s*Round {over['number']} ends\b", x.text) for x in lines[: claim.since])
    return "it was over before that step" if before else "nothing of the kind has come of it"


class Claiming(Expecting):
    """What is told to come of the steps, kept until it can be held against what came."""

    claims: list[Claim]
    """What sentences have told to come of what is done."""
    since: dict[int, int]
    """How many lines had come when a line of the case began."""

    def claim_told(self, step: Step) -> None:
        """Keeps what a step tells to be over then, and with which numbers: `2 threat is generated`, `the duel ends`."""
        self.claim(
            step,
            [x for part in clauses(step.what) if OVER.fullmatch(x := part.strip(" .")) or BEGUN.fullmatch(x) or (numbers(x) and TOLD.fullmatch(x))],
        )

    def claim(self, step: Step, told: list[str]) -> None:
        """Keeps what a step tells to come of what is done on its line of the case."""
        since = self.since.setdefault(step.line, self.begin) if step.line else self.begin
        self.claims += [Claim(text, step.line, since, len(self.report.positions)) for text in told]

    def hold_claims(self) -> None:
        """Holds what was told to come of the steps so far against what came."""
        further = by_itself(self.p) if self.claims else Walk(self.p)  # it has come, though nobody has told of it yet
        for claim in self.claims:
            if not comes_true(claim, [*self.report.lines, *further.lines], [*self.report.positions, further.position]):
                self.fail(claim.line, f"{claim.text!r} is told, and {_in_vain(claim, self.report.lines)}")
        self.claims = []
