"""A board in an address and in a form: the case's text packed small, and what a form asks to be done."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from judgekit.cases.boards.acts import ACTS, Place, act
from judgekit.cases.boards.cards import EMPTY
from judgekit.cases.boards.record import LONGEST
from judgekit.cases.boards.setup import CHANGES, set_up
from judgekit.cases.reading.pasted import typed_out
from judgekit.engine import Reason

WORDS = (
    b"case: A board\nnumber: \nedition: 2023\nedition: playtest\ntopic: duel\ncertainty: explicit\ncites: players: A, B\nfi"
    b"rst player: renown: A \ntime: High Drama, A to act\ntime: duel, against round before riposte\nboard:\n  The Docks:"
    b"\n    A \n    B   The Forums (controlled by , 1 Renown):\n  The Grand Bazaar:\n  Home of A:\n  hand of A:\n  hand of"
    b" B:\n  deck of discard of locker of character, resolve combat finesse influence engaged, wounds 1 threat 2 Lead"
    b"er, Weapon risk, cost 1, attachment\nsteps:\n  A: challenge\n  B: accept\n  A: no technique\n  B: play \n  undo\n  A:"
    b" play no combat card\n  A: no ability\n  A: pass\n  edit:  has  wounds because \n  judge: \n  > option A:  is illeg"
    b"al because \n  name: "
)
"""Words that boards are made of, so that a short board has a short address. It never changes: old addresses are read with it."""
MARK = "1"


def pack(text: str) -> str:
    """A text as it stands in an address."""
    maker = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=WORDS)
    return MARK + base64.urlsafe_b64encode(maker.compress(text.encode()) + maker.flush()).decode().rstrip("=")


def unpack(packed: str) -> str | None:
    """The text that was packed; None where it is none, or longer than a board may be."""
    if not packed.startswith(MARK) or len(packed) > LONGEST:
        return None
    try:
        data = base64.urlsafe_b64decode(packed[1:] + "=" * (-len(packed[1:]) % 4))
        reader = zlib.decompressobj(-15, zdict=WORDS)
        out = reader.decompress(data, LONGEST * 4)
        return None if reader.unconsumed_tail or not reader.eof else out.decode()
    except (ValueError, zlib.error):
        return None


@dataclass(frozen=True)
class Board:
    """A board on the page: the text, the place, whether it is being set up, and what came of the last request."""

    text: str = EMPTY
    place: Place = field(default_factory=Place)
    setting: bool = True
    slow: bool = False
    where: str = "The Forums"
    who: str = ""
    notice: str = ""
    problem: str = ""
    refused: tuple[Reason, ...] = ()
    whole: bool = False
    """Whether every line of a long record is shown."""
    meant: tuple[str, ...] = ()
    pasted: str = ""
    """A text that could not be shown, to be mended."""
    why: tuple[str, str] = ("", "")
    other: int | None = None
    """The point that is compared with the one where one stands."""

    def address(self) -> dict[str, str]:
        """The parameters of its address."""
        out = {"b": pack(self.text)}
        if self.setting:
            return out | {"set": "1"}
        tip = {"tip": str(self.place.tip)} if self.place.tip != self.place.point else {}
        return out | ({"at": str(self.place)} if str(self.place) != "0" else {}) | tip | ({"with": str(self.other)} if self.other is not None else {})


def from_address(args: Mapping[str, str]) -> Board:
    """The board of an address; one that cannot be read says so."""
    packed = args.get("b", "")
    if not packed:
        return Board()
    text = unpack(packed)
    if text is None:
        return Board(problem="This address holds no board: a part of it is missing. Ask for the file, or for the address again.")
    other = int(args["with"]) if args.get("with", "").isascii() and args.get("with", "").isdigit() and len(args["with"]) < 6 else None
    return Board(text, Place.read(args.get("at", ""), args.get("tip", "")), args.get("set") == "1", other=other)


def from_form(form: Mapping[str, str]) -> Board:
    """The board that a form carries."""
    text = form.get("text") or EMPTY
    place = Place.read(form.get("at", ""), form.get("tip", ""))
    where = form.get("where", "") or "The Forums"
    setting, slow = form.get("mode") != "play", form.get("slow") == "1"
    return Board(text.replace("\r\n", "\n"), place, setting, slow, where, form.get("who", ""), whole=form.get("whole") == "1")


def do(board: Board, command: str, form: Mapping[str, str]) -> Board:
    """The board after what a button or a field asks for."""
    word, _, rest = command.partition(" ")
    if word == "enter":
        word, rest = entered(form)
    if word in ON_THE_PAGE:
        return ON_THE_PAGE[word](board, rest, form)
    if word in CHANGES:
        done = set_up(board.text, f"{word} {filled(word, rest, form)}")
        wrong = done.text == board.text
        return replace(board, text=done.text, place=Place(), notice="" if wrong else done.notice, problem=done.notice if wrong else "")
    return acted(board, word, rest, form)


def acted(board: Board, word: str, rest: str, form: Mapping[str, str]) -> Board:
    """The board after something is done at it; step by step where somebody wants to see each of them."""
    if word == "edit" and not rest and form.get("bring", "").strip() and not form.get("edit", "").strip():
        word = "bring"
    rest = filled(word, rest, form)
    if word == "choose" and board.slow:
        rest += " slowly"
    if word in {"undo", "redo"} and board.slow:
        rest = "line"
    outcome = act(board.text, board.place, f"{word} {rest}")
    stuck = outcome.text == board.text and str(outcome.place) == str(board.place) and word in ACTS
    wrong = stuck or word not in ACTS
    said, problem = ("", outcome.notice) if wrong else (outcome.notice, "")
    return replace(board, text=outcome.text, place=outcome.place, refused=outcome.refused, notice=said, problem=problem)


def opened(board: Board, form: Mapping[str, str]) -> Board:
    """The board of a text that was pasted."""
    text = typed_out(form.get("paste", "").replace("\r\n", "\n"))
    return Board(text, setting="steps:" not in text) if text.strip() else replace(board, problem="paste the text of a case first")


ON_THE_PAGE: dict[str, Callable[[Board, str, Mapping[str, str]], Board]] = {
    "play": lambda board, rest, form: replace(board, setting=False, place=Place()),
    "setup": lambda board, rest, form: replace(board, setting=True),
    "find": lambda board, rest, form: board,
    "whole": lambda board, rest, form: replace(board, whole=True),
    "new": lambda board, rest, form: Board(),
    "open": lambda board, rest, form: opened(board, form),
    "why": lambda board, rest, form: replace(board, why=(form.get("why_who", ""), form.get("why", "")[:500].strip())),
    "compare": lambda board, rest, form: replace(board, other=int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else None),
    "add": lambda board, rest, form: added(board, form.get("card", ""), rest),
    "pick": lambda board, rest, form: added(board, rest, board.who),
}
"""What the page itself knows how to do: which part of it is shown, which board, and cards that are looked for."""


FIELDS = (("card", "add"), *((word, word) for word in ("say", "why", "expect", "name", "edit", "title", "find")))
"""The fields that the Enter key sends, and their commands."""


def entered(form: Mapping[str, str]) -> tuple[str, str]:
    """What the Enter key means: the field that has something in it."""
    for name, word in FIELDS:
        if form.get(name, "").strip():
            return word, ""
    return "step", ""


def filled(word: str, rest: str, form: Mapping[str, str]) -> str:
    """What belongs to a command and stands in a field of its own."""
    if word == "edit":
        said = rest or form.get("edit", "").strip()
        because = form.get("because", "").strip()
        return f"{said} because {because}" if because and " because " not in said else said
    if word == "bring" and not rest:
        where, who, card, because = (form.get(k, "").replace("|", " ").strip() for k in ("bring_where", "bring_who", "bring", "because"))
        return f"{where} | {who} | {card} because {because}"
    if word == "moment" and not rest:
        keys = ("phase", "day", "act", "row", "one", "two", "stat", "round", "own", "played")
        return " | ".join(f"{'card' if k == 'played' else k}={form[k].replace('|', ' ')}" for k in keys if k in form)
    if word in {"say", "expect", "name", "title", "put"} and not rest:
        return form.get(word, "").strip()
    if word == "put":
        return f"{rest} | {form.get(f'to-{rest}', '')}"
    if word == "unknown" and "|" not in rest:
        return f"{rest} | {form.get(f'unknown-{rest}', '')}"
    return rest


def added(board: Board, card: str, who: str) -> Board:
    """With a card more: where the form says, for the player whose button it was."""
    where = f"{board.where} of {who}" if board.where in OWNED else board.where
    done = set_up(board.text, f"add {where} | {who} | {card.replace('|', ' ')}")
    wrong = done.text == board.text and not done.meant
    said, problem = ("", done.notice) if wrong else (done.notice, "")
    return replace(board, text=done.text, place=Place(), who=who, meant=tuple(done.meant), notice=said, problem=problem)


OWNED = ("Home", "hand", "deck", "discard", "locker", "approach deck", "chosen", "scheme")
