"""A choice as people say it, walked through the engine's questions: `challenge with Kaspar, Soline; no technique`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import chain

from rapidfuzz import fuzz

from judgekit.engine import Line, Option, Position, game_of, options
from judgekit.engine.options import legal
from judgekit.engine.step import settle, take
from judgekit.engine.trace import Log
from judgekit.engine.values import JUDGE, NO, UNSETTLED, Ask, Choice, Reason, Run

LINKS = ("paying", "pay", "with", "against", "on", "to", "at", "targeting", "as", "and", "for", "using")
IDLE = {"no technique", "no ability", "no reaction", "no other ability"}
"""What need not be said, and is let go when nobody asks about it."""
QUIET = {"performer", "target", "payment"}
SAME = {
    "decline": "play no combat card",
    "no card": "play no combat card",
    "no combat card": "play no combat card",
    "decline to play a card": "play no combat card",
    "no intervention": "do not intervene",
    "accept the challenge": "accept",
    "refuse the challenge": "refuse",
    "no maneuver": "no ability",
    "no technique": "no technique",
    "nobody intervenes": "do not intervene",
    "no": "no reaction",
    "claims": "claim",
}


@dataclass
class Piece:
    """A part of what was said, and the word that led to it."""

    text: str
    link: str = ""


@dataclass
class Walk:
    """How far a sentence came: the position, the lines, the choices, and the reasons where it stopped."""

    position: Position
    lines: list[Line] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    steps: list[tuple[Position, Choice]] = field(default_factory=list)
    verdict: str = "legal"
    reasons: tuple[Reason, ...] = ()
    left: list[Piece] = field(default_factory=list)
    text: str = ""
    problem: str = ""
    waiting: bool = False
    """The judge or chance must answer before the rest can be done."""


@dataclass(frozen=True)
class Pause:
    """A row of a procedure before which the automatic steps stop."""

    procedure: str
    row: str

    def here(self, p: Position) -> bool:
        """Whether the position stands there."""
        top = p.stack[-1] if p.stack else None
        if not isinstance(top, Run) or (self.procedure and top.procedure != self.procedure):
            return False
        for row in game_of(p).procedures[top.procedure].rows(p.edition)[top.row :]:
            if row.name == self.row:
                return True
            if row.do is not None and (row.when is None or row.when(p)):
                return False
        return False


def pieces_of(text: str, names: tuple[str, ...]) -> list[Piece]:
    """A sentence in parts, names kept whole."""
    hidden: dict[str, str] = {}
    for n, name in enumerate(sorted(names, key=len, reverse=True)):
        if " " in name or "," in name:
            mark = f"\x00{n}\x00"
            if re.search(re.escape(name), text, re.IGNORECASE):
                text = re.sub(re.escape(name), mark, text, flags=re.IGNORECASE)
                hidden[mark] = name
    out: list[Piece] = []
    link = ""
    for chunk in re.split(r"\s*[;,]\s*", text):
        for n, word in enumerate(re.split(r"\s+(" + "|".join(LINKS) + r")\s+", f" {chunk} ".replace("\t", " ").strip().join(("", "")))):
            if n % 2:
                link = word
            elif word.strip():
                first, _, rest = word.strip().partition(" ")
                if n == 0 and first in {"paying", "pay", "targeting"} and rest:
                    link, word = ("paying" if first != "targeting" else "on"), rest
                out.append(Piece(_show(word.strip(), hidden), link))
                link = link if link in {"paying", "pay"} else ""
        link = link if link in {"paying", "pay"} else ""
    return out


def _show(text: str, hidden: dict[str, str]) -> str:
    for mark, name in hidden.items():
        text = text.replace(mark, name)
    return text


def normal(text: str) -> str:
    """A text for comparing."""
    low = re.sub(r"\s+", " ", text.casefold().strip(" .\"'"))
    return SAME.get(low, low.removeprefix("the "))


def sayings(option: Option) -> list[str]:
    """The ways in which an option can be said."""
    full = normal(option.text)
    out = [full]
    for prefix in ("use ", "play ", "choose ", "pay ", "discard ", "parley with ", "intervene with "):
        if full.startswith(prefix) and prefix != "parley with ":
            out.append(full[len(prefix) :])
    found = re.fullmatch(r"use (.+)'s (.+)", full)
    if found:
        out += [
            f"use the {found[2]} of {found[1]}",
            f"activate {found[1]}'s {found[2]}",
            found[2].split(" ")[-1],
            f"its {found[2].split(' ')[-1]}",
            f"use its {found[2].split(' ')[-1]}",
            f"{found[1]}'s {found[2].split(' ')[-1]}",
            f"use {found[1]}'s {found[2].split(' ')[-1]}",
        ]
    if full == "do not intervene":
        out += ["accept", "stand"]
    if full == "no technique":
        out += ["no ability"]
    if full.startswith("play ") and option.choice.question == "combat card":
        out.append(full + " as combat card")
    return out


def joined(pieces: list[Piece], found: list[Option]) -> tuple[Option, int, str] | None:
    """An option that two neighbouring parts name together: `intervene with Lena`. The second part is taken off."""
    for n in range(len(pieces) - 1):
        both = normal(f"{pieces[n].text} {pieces[n + 1].link} {pieces[n + 1].text}")
        for option in found:
            if both in sayings(option):
                del pieces[n + 1]
                return option, n, ""
    return None


def match(pieces: list[Piece], found: list[Option], ask: Ask, role: str) -> tuple[Option, int, str] | None:
    """The option that one of the parts names, which part, and what is left of it."""
    together = joined(pieces, found)
    if together:
        return together
    order = sorted(range(len(pieces)), key=lambda n: (_fit(pieces[n], role), n))
    for exact in (True, False):
        for n in order:
            if role != "payment" and pieces[n].link in {"paying", "pay"}:
                continue
            said = normal(pieces[n].text)
            for option in found:
                if exact and said in sayings(option):
                    return option, n, ""
            if not exact:
                best = max(((s, o) for o in found for s in sayings(o) if said.startswith(s + " ")), key=lambda x: len(x[0]), default=None)
                if best:
                    return (
                        best[1],
                        n,
                        pieces[n].text[len(best[0]) :].strip()
                        if normal(pieces[n].text) == pieces[n].text.casefold()
                        else said[len(best[0]) :].strip(),
                    )
    return _mended(pieces, found, order)


def _fit(piece: Piece, role: str) -> int:
    likes = {"performer": ("with",), "target": ("on", "against", "to", "at", "targeting"), "payment": ("paying", "pay", "and")}.get(role, ())
    if piece.link in likes:
        return 0
    return 1 if not piece.link else 2


def _mended(pieces: list[Piece], found: list[Option], order: list[int]) -> tuple[Option, int, str] | None:
    """A misspelt name, when one option alone is near."""
    for n in order[:1]:
        said = normal(pieces[n].text)
        near = sorted(((max(fuzz.ratio(said, s) for s in sayings(o)), k) for k, o in enumerate(found)), reverse=True)
        if near and near[0][0] >= 84 and (len(near) == 1 or near[1][0] < near[0][0] - 4):
            return found[near[0][1]], n, ""
    return None


def run_on(p: Position, lines: list[Line], pause: Pause | None) -> Position:
    """The automatic steps, up to a question or to the pause."""
    from judgekit.engine.step import LIMIT, advance

    log = Log()
    if pause is None:
        p = settle(p, log)
    else:
        for _ in range(LIMIT):
            if not p.stack or isinstance(p.stack[-1], Ask) or pause.here(p):
                break
            p = advance(p, log)
    lines.extend(log.lines)
    return p


def choose(walk: Walk, choice: Choice, pause: Pause | None) -> None:
    """Takes one choice and runs on."""
    log = Log()
    walk.steps.append((walk.position, choice))
    p = take(walk.position, choice, log)
    walk.lines.extend(log.lines)
    walk.choices.append(choice)
    walk.position = run_on(p, walk.lines, pause)


def default_choice(p: Position) -> Choice | None:
    """The answer that goes without saying at the open question: declining what nobody mentioned."""
    ask = p.asking
    if ask is None:
        return None
    default = game_of(p).questions[ask.question].default
    if default is not None and not any(r.verdict == NO for r in game_of(p).questions[ask.question].reasons(p, ask, default)):
        return Choice(ask.player, ask.question, default)
    return None


def walk_phrase(
    p: Position, player: int, text: str, pause: Pause | None = None, *, only_ask: bool = False, pieces: list[Piece] | None = None
) -> Walk:
    """Walks a player's sentence, or the rest of one, through the questions, as far as it goes."""
    walk = Walk(p, text=text)
    names = tuple(chain(p.cast.names, p.cast.places, (f"Home of {s}" for s in p.cast.seats)))
    walk.left = pieces_of(text, names) if pieces is None else list(pieces)
    while walk.left and not walk.problem and not walk.waiting and walk.verdict != "illegal":
        ask = walk.position.asking
        if ask is None:
            walk.problem = "nothing is asked"
        elif ask.player != player and only_ask and not walk.choices:
            walk.problem = "somebody else is asked"
        elif ask.player != player:
            _pass_over(walk, ask, pause)
        else:
            _take_piece(walk, ask, pause, only_ask)
    if not walk.problem and not walk.waiting and walk.verdict != "illegal":
        _finish(walk, player, pause)
    return walk


def _pass_over(walk: Walk, ask: Ask, pause: Pause | None) -> None:
    """Another player is asked: what goes without saying is answered."""
    if all(normal(x.text) in IDLE for x in walk.left):
        walk.left = []
        return
    if ask.player < -1 and walk.choices:
        walk.waiting = True
        return
    default = default_choice(walk.position)
    if default is None:
        who = "the judge" if ask.player == JUDGE else "chance" if ask.player < -2 else walk.position.cast.seats[ask.player]
        walk.problem = f"{who} is asked first: {game_of(walk.position).questions[ask.question].prompt(walk.position, ask)}"
        return
    choose(walk, default, pause)


def _take_piece(walk: Walk, ask: Ask, pause: Pause | None, only_ask: bool) -> None:
    found = options(walk.position, expected=False)
    role = game_of(walk.position).questions[ask.question].role
    hit = match(walk.left, found, ask, role)
    if hit is None and walk.choices and all(normal(x.text) in IDLE for x in walk.left):
        walk.left = []
        return
    if hit is None:
        free = [o for o in found if o.verdict != NO]
        default = default_choice(walk.position)
        if role in QUIET and len(free) == 1:
            choose(walk, free[0].choice, pause)
        elif default is not None and walk.choices[-1:] != [default]:
            choose(walk, default, pause)
        else:
            offered = "; ".join(o.text + ("" if o.verdict != NO else " (illegal)") for o in found)
            walk.problem = f"{walk.left[0].text!r} answers nothing that is asked: {game_of(walk.position).questions[ask.question].prompt(walk.position, ask)} Offered: {offered}"
        return
    option, n, rest = hit
    walk.left[n : n + 1] = [Piece(rest, "")] if rest else []
    if option.verdict == NO:
        walk.verdict, walk.reasons = "illegal", option.reasons
        return
    if option.verdict == UNSETTLED:
        walk.verdict, walk.reasons = "unsettled", option.reasons
        if only_ask:
            walk.left = []
            return
    choose(walk, option.choice, pause)


def _finish(walk: Walk, player: int, pause: Pause | None) -> None:
    """Answers what has one answer only and is part of the same choice."""
    while (ask := walk.position.asking) is not None and ask.player == player and walk.choices:
        if game_of(walk.position).questions[ask.question].role not in QUIET:
            return
        free = legal(walk.position)
        if len(free) != 1:
            return
        choose(walk, free[0], pause)


def judge_phrase(p: Position, player: int, text: str) -> tuple[str, tuple[Reason, ...], str]:
    """(verdict, reasons, problem) of a choice that somebody asks about."""
    walk = walk_phrase(p, player, text, only_ask=True)
    if not walk.problem and not walk.left:
        return walk.verdict, walk.reasons, ""
    if walk.verdict == "illegal":
        return walk.verdict, walk.reasons, ""
    for option in options(p):
        if option.choice.player == player and any(normal(text) == s for s in sayings(option)):
            verdict = {NO: "illegal", UNSETTLED: "unsettled"}.get(option.verdict, "legal")
            return verdict, option.reasons, ""
    head = walk_expected(p, player, text)
    if head is not None:
        return head
    return "", (), walk.problem or f"{walk.left[0].text!r} is left over"


def walk_expected(p: Position, player: int, text: str) -> tuple[str, tuple[Reason, ...], str] | None:
    """The verdict on an option that is not offered now, named at the beginning of a longer sentence."""
    said = normal(text)
    best: tuple[int, Option] | None = None
    for option in options(p):
        if option.choice.player == player:
            for s in sayings(option):
                if said.startswith(s + " ") and (best is None or len(s) > best[0]):
                    best = (len(s), option)
    if best is None or best[1].verdict != NO:
        return None
    return "illegal", best[1].reasons, ""
