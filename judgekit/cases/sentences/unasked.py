"""What a sentence says that has been done without a question: the only card that could be discarded needs no choosing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.cases.sentences.pieces import Piece, normal
from judgekit.cases.sentences.same_words import says_as_much
from judgekit.engine import Line
from judgekit.games.five_sails.boards.story.words import NUMBER, number

DISCARDS = re.compile(r"(?:discards?|discarding|pays?|paying)(?: with)? (.+)", re.IGNORECASE)
GONE = re.compile(r"(.+?) (?:is discarded\b.*|goes to the discard pile of .+)")
ENGAGES = re.compile(r"(?:engages|engaging) (?P<whom>.+)|(?P<who>.+?) engages", re.IGNORECASE)
IS_ENGAGED = re.compile(r"(.+?) (?:becomes engaged|is engaged|engages)\b")


def not_done(left: list[Piece], lines: Sequence[Line]) -> list[Piece]:
    """The parts that are still to be done: a card that has been discarded since the sentence began need not be discarded again."""
    gone = {normal(found[1]) for line in lines if (found := GONE.match(line.text.strip()))} if left else set()
    engaged = {normal(found[1]) for line in lines if (found := IS_ENGAGED.match(line.text.strip()))} if left else set()
    if not gone and not engaged:
        return left
    if engaged:  # whoever it was has been taken for the performer before
        left = [piece for piece in left if normal(piece.text) != "engages"]
    return [piece for piece in left if _discarded(piece) not in gone and _engaged(piece) not in engaged]


MOVED = re.compile(r"(.+?) (?:moves|is moved|goes)\b(?:.*?\bto (.+?))?\.?")


def already_moved(left: list[Piece], lines: Sequence[Line]) -> list[Piece]:
    """The parts that still want an answer: neither who has moved nor where to need be named once more, where nobody was asked about it."""
    moved = {normal(x) for line in lines if (found := MOVED.fullmatch(line.text.strip())) for x in found.groups() if x}
    return [piece for piece in left if normal(piece.text) not in moved]


GOES = re.compile(
    r"(?:(?P<who>.+) )?(?:(?:move|walk|travel|head|return|come|bring|take|send|lead|follow"
    r"|step|retreat|withdraw|escape|flee)(?:s|ing)?|goe?s?|going|moving|coming|taking)"
    r"(?: (?P<whom>it|him|her|them|(?:that|the|its|this) (?:character|target)|.+))?"
)
"""What stands before where somebody goes."""


OF_IT = {
    *("it", "him", "her", "them", "he", "she", "they", "who", "which"),
    *(f"{the}{what}" for the in ("that ", "its ", "this ", "") for what in ("character", "target")),
}
"""Whoever was spoken of."""


def without_mover(left: list[Piece], mover: str) -> list[Piece]:
    """The parts without the verb to which a place belongs, `go to The Docks`, `move Kaspar to The Docks`, where an effect moves that character."""
    meant = {normal(mover), *OF_IT}
    return [
        x for x in left if (goes := GOES.fullmatch(normal(x.text))) is None or {normal(goes["whom"] or mover), normal(goes["who"] or mover)} - meant
    ]


def still_to_do(left: list[Piece], lines: Sequence[Line], names: Sequence[str]) -> list[Piece]:
    """The parts without those clauses that only tell what the lines tell: `equips it to Nina` once it is equipped to her."""
    clauses: list[list[Piece]] = []
    for piece in left:
        if clauses and piece.link and piece.link != "and":
            clauses[-1].append(piece)
        else:
            clauses.append([piece])
    said = [" ".join(f"{x.link} {x.text}" for x in clause) for clause in clauses]
    return [x for clause, text in zip(clauses, said, strict=True) if not says_as_much(lines, text, names) for x in clause]


CHOOSES = re.compile(r"(?:chooses?|choosing|picks?|picking) (.+)", re.IGNORECASE)


DUEL_OF = re.compile(r"(?:an? |the )?(?:duel of (\w+)|(combat|finesse|influence|resolve) (?:duel|challenge))", re.IGNORECASE)


ANY_CARD = re.compile(
    r"(?:(?:discard|pay|sink|choose|reveal)(?:s|ing)? )?(?:an?|one|1|any|another|the other|an unknown) (?:other )?cards?(?: from hand)?",
    re.IGNORECASE,
)
"""A card that is chosen where all of them are alike."""


def more_than_gone(left: Sequence[Piece], lines: Sequence[Line], who: str, said: int) -> bool:
    """Whether somebody is said to discard more cards, none of which is named, than have gone beside those that answered a question."""
    more = sum(ANY_CARD.fullmatch(x.text.strip()) is not None for x in left)
    return more > 0 and more > len(_gone_of(lines, who)) - said


def _gone_of(lines: Sequence[Line], who: str) -> set[str]:
    """The cards that have come to somebody's discard pile, but for those that are played and done with."""
    told = [line.text.strip() for line in lines]
    own = (m[1] for x in told if (m := GONE.match(x)) and (" is discarded" in x or x.endswith(f" goes to the discard pile of {who}.")))
    return {normal(x) for x in own} - {normal(x.removesuffix(" is fully resolved.")) for x in told}


def chosen_unasked(piece: Piece, lines: Sequence[Line]) -> bool:
    """Whether a part says that something is chosen which was chosen without a question, there being nothing else, and of which the lines tell."""
    found = CHOOSES.fullmatch(f"{piece.link} {piece.text}".strip()) or CHOOSES.fullmatch(piece.text.strip())
    name = rf"\b{re.escape(found[1])}\b" if found else ""
    if of := DUEL_OF.fullmatch(piece.text.strip()):
        return any(line.text.strip().casefold().endswith(f"to a duel of {(of[1] or of[2]).casefold()}.") for line in lines)
    if ANY_CARD.fullmatch(piece.text.strip()):
        return any(GONE.match(line.text.strip()) for line in lines)
    told = [line.text for line in lines if name and re.search(name, line.text, re.IGNORECASE) and not re.search(r"performs|announces", line.text)]
    return bool(told)


def _engaged(piece: Piece) -> str:
    """Whom a part says to be engaged; empty where it says nothing of the kind."""
    found = ENGAGES.fullmatch(piece.text.strip())
    return normal(found["whom"] or found["who"]) if found else ""


def _discarded(piece: Piece) -> str:
    """The card that a part says is discarded; empty where it says nothing of the kind."""
    found = DISCARDS.fullmatch(piece.text.strip())
    return normal(found[1]) if found else normal(piece.text) if piece.link in {"paying", "pay"} else ""


UNNAMED = re.compile(
    r"(?:an?|one|the|that|the only|the last)(?: (?:last|only|other))?(?: unknown)? card(?: in hand| from hand| that is left)?|it", re.IGNORECASE
)
"""A card that is discarded, not named because it is the only one."""


SO_MANY = re.compile(rf"((?:{NUMBER})) (?:unknown )?cards?(?: (?:from|in) hand)?", re.IGNORECASE)


def _cards_paid(lines: Sequence[Line], who: str) -> int:
    """How many cards a player has discarded for the last cost that was to be paid."""
    due = next((n for n, line in reversed(list(enumerate(lines))) if line.text.strip().startswith(f"{who} has to pay")), 0)
    return sum(re.fullmatch(r"\s*.+ is discarded and counts \d+\.", line.text) is not None for line in lines[due:])


def paid_already(text: str, cards: Sequence[str], lines: Sequence[Line], who: str = "") -> bool:
    """Whether a sentence says no more than that cards are discarded, or pay, which the step before has discarded without a question."""
    text = re.sub(r"\b(pays?|paying) for .+? (?=with |by |using )", r"\1 ", text)
    found = DISCARDS.fullmatch(re.sub(r"(?: to pay| as payment| for| to cover)\b.*$", "", text.strip().rstrip(".")))
    gone = {normal(told[1]) for line in lines if (told := GONE.match(line.text.strip()))} if found else set()
    if found is None or not gone:
        return False
    rest = found[1]
    if (many := SO_MANY.fullmatch(rest.strip())) and number(many[1]) == _cards_paid(lines, who):
        return True
    if UNNAMED.fullmatch(rest.strip()):
        resolved = {normal(x.text.strip().removesuffix(" is fully resolved.")) for x in lines if x.text.endswith(" is fully resolved.")}
        own = (m for x in lines if (m := GONE.match(x.text.strip())) and x.text.strip().endswith(f"goes to the discard pile of {who}."))
        return any(normal(m[1]) not in resolved for m in own)
    for name in sorted((n for n in cards if normal(n) in gone), key=len, reverse=True):
        rest = re.sub(rf"\b{re.escape(name)}(?!\w)", "", rest, flags=re.IGNORECASE)
    return re.fullmatch(r"(?:\s|,|and|the|both)*", rest) is not None
