"""Which option a part of a sentence names, of those that are offered."""

from __future__ import annotations

import re

from rapidfuzz import fuzz

from judgekit.cases.sentences.pieces import Piece, normal
from judgekit.cases.sentences.sayings import sayings
from judgekit.engine import Option
from judgekit.engine.values import Ask

Hit = tuple[Option, int, str]
"""An option, which part names it, and what is left of that part."""
DONE_TO = {"on", "against", "targeting", "to", "at", "with"}
"""What leads to who does something or has it done to them, and never to what comes first."""

OTHERS = {"order": DONE_TO, "performer": {"targeting"}}
"""What leads to somebody else than a question asks for: who is targeted is not by that who performs."""
DENIED = re.compile(r"(?:(?:is|are|was|were|does|do|did|has|have|had|stays?|remains?|goes) )?(?:not|never|unused|ignored|cancelled)\b")
"""What follows the name of something that is not done."""
OTHERWISE = re.compile(rf"{DENIED.pattern}|\d+(?!\S| (?:renown|threat|wounds?|cards?|times|of)\b)")
"""That, or the number of another copy: `Jab 2` is not `Jab`."""
PARLEYING = re.compile(r"\bparley(?:s|ing)?\b")
"""What is said of somebody who lowers a cost, and not of who performs."""


def match(pieces: list[Piece], found: list[Option], ask: Ask, role: str, names: tuple[str, ...] = ()) -> Hit | None:
    """The option that one of the parts names, which part, and what is left of it."""
    by_role = {"choice": _begins_one, "number": _number_said}.get(role)
    hit = _one_of_alike(pieces, found) or joined(pieces, found) or (by_role(pieces, found) if by_role else None)
    if hit:
        return hit
    used_first = ask.question == "round ability"  # what is used comes before what is not
    order = sorted(range(len(pieces)), key=lambda n: (used_first and normal(pieces[n].text) == "no ability", _fit(pieces[n], role), n))
    if role == "payment" and (lowered := _exactly(pieces, [o for o in found if not o.text.startswith("pay ")], order)):
        return lowered  # what lowers a cost comes before what pays it
    answering = [n for n in order if _can_answer(pieces[n], ask, role)]
    return _exactly(pieces, found, answering) or _nearly(pieces, found, answering) or _mended(pieces, found, order, names)


def _one_of_alike(pieces: list[Piece], found: list[Option]) -> Hit | None:
    """One of several options of the same words, by its number: `Jab (2)`."""
    nth = re.fullmatch(r"(.+) \((\d{1,3})\)", pieces[0].text) if pieces else None
    alike = [o for o in found if normal(o.text) == normal(nth[1])] if nth else []
    return (alike[int(nth[2]) - 1], 0, "") if nth and 1 <= int(nth[2]) <= len(alike) else None


def _can_answer(piece: Piece, ask: Ask, role: str) -> bool:
    """Whether a part can be about what is asked, by the word that leads to it."""
    paying = piece.link in {"paying", "pay"} and role != "payment" and ask.question not in {"discard", "discard some"}
    lowering = role == "performer" and PARLEYING.search(normal(piece.text)) is not None
    return not paying and not lowering and piece.link not in OTHERS.get(role, ())


def _exactly(pieces: list[Piece], found: list[Option], order: list[int]) -> Hit | None:
    """An option that a part says in full."""
    for n in order:
        said = normal(pieces[n].text)
        for option in found:
            if said in sayings(option):
                return option, n, ""
    return None


def _nearly(pieces: list[Piece], found: list[Option], order: list[int]) -> Hit | None:
    """The option whose words a part begins with, the longest of them; the rest of the part is left."""
    for n in order:
        text, said = pieces[n].text, normal(pieces[n].text)
        begun = ((s, o) for o in found for s in sayings(o) if said.startswith(s + " ") and not OTHERWISE.match(said[len(s) :].strip()))
        best = max(begun, key=lambda x: len(x[0]), default=None)
        if best:
            whole = text if said == text.casefold() else said
            return best[1], n, whole[len(best[0]) :].strip()
    return None


def joined(pieces: list[Piece], found: list[Option]) -> Hit | None:
    """An option that two neighbouring parts name together: `intervene with Lena`. The second part is taken off."""
    for n in range(len(pieces) - 1):
        both = normal(f"{pieces[n].text} {pieces[n + 1].link} {pieces[n + 1].text}")
        for option in found:
            if both in sayings(option):
                del pieces[n + 1]
                return option, n, ""
    return None


def _begins_one(pieces: list[Piece], found: list[Option]) -> Hit | None:
    """The one option that begins with the words of a part: `engage` of `engage that character` and `discard a card`."""
    for n, piece in enumerate(pieces):
        options = [o for o in found if f"{normal(o.text)} ".startswith(f"{normal(piece.text)} ")]
        if len(options) == 1:
            return options[0], n, ""
    return None


NUMBERED = re.compile(r"(?!.*\b(?-i:[A-Z])(?!enown))[^\d]*?\b(\d+|one|two|three|four|five|six)\b[^\d]*", re.IGNORECASE)
DIGITS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}


def _number_said(pieces: list[Piece], found: list[Option]) -> Hit | None:
    """The option with the one number that a part says: `3`, `removing two threat`."""
    for n, piece in enumerate(pieces):
        said = NUMBERED.fullmatch(piece.text)
        if said:
            number = DIGITS.get(said[1].casefold(), said[1])
            option = next((o for o in found if re.search(rf"\b{number}\b", o.text)), None)
            if option is not None:
                return option, n, ""
    return None


def _fit(piece: Piece, role: str) -> int:
    likes = {"performer": ("with",), "target": ("on", "against", "to", "at", "targeting"), "payment": ("paying", "pay", "and")}.get(role, ())
    if role == "payment" and piece.link == "using":
        return -1
    if piece.link in likes:
        return 0
    return 1 if piece.link in {"", "and"} else 2


DENIES = re.compile(r"\b(?:no|not|never|nobody|nothing|without)\b|n't\b")
"""What is never a slip of the pen for the opposite."""


ORDINAL = re.compile(r"\b(?:first|second|third|fourth|fifth)\b")
"""Which of several is meant: one with another number is never a slip of the pen for it."""


COPY = re.compile(r"\b\d+\b")
"""The number of a copy."""


def _mended(pieces: list[Piece], found: list[Option], order: list[int], names: tuple[str, ...]) -> Hit | None:
    """A misspelt name, when one option alone is near. A name that is spelt as that of a card is none."""
    for n in order[:1]:
        said = normal(pieces[n].text)
        if DENIES.search(said):
            return None
        meant = [name for name in map(normal, names) if name and re.search(rf"\b{re.escape(name)}(?!\w)", said)]
        nth, copy = set(ORDINAL.findall(said)), COPY.findall(said)
        alike = [o for o in found if COPY.findall(normal(o.text)) == copy]  # one copy is no slip of the pen for another
        those = [o for o in alike if all(name in normal(o.text) for name in meant) and nth <= {*ORDINAL.findall(normal(o.text)), "first"}]
        near = sorted(((max(fuzz.ratio(said, s) for s in sayings(o)), k) for k, o in enumerate(those)), reverse=True)
        if near and near[0][0] >= 84 and (len(near) == 1 or near[1][0] < near[0][0] - 4):
            return those[near[0][1]], n, ""
    return None
