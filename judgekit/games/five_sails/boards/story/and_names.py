"""Cards of a set-up in prose whose name holds an `and`, told from two cards by what the steps call them: `B's hand: Cloak and Dagger (Risk, …)`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.told import Story

WORDS = r"[A-Z][\w’-]*(?: [A-Z][\w’-]*)*"
NAMED = re.compile(
    rf"(?:(?<=[:;.(] )|(?<=\), )|(?<=\) and )|(?<=['’]s )|(?<=[a-z] )|(?<=\d )|^)(?P<one>{WORDS}) and (?P<other>{WORDS}) "
    r"\((?:an? )?(?:[A-Z][\w-]*,? )?(?:Risk|Attachment|Event|Scheme)\b(?!s)"
)
"""Two names, or one, before what is said of one card: neither `each Risk` nor `Risks`."""
OF_BOTH = r"\b(?:[Pp]ay(?:s|ing)?(?: with)?|[Dd]iscard(?:s|ing)?|[Bb]oth|between|either|neither) (?:the )?$"
ARE_TWO = r" (?:are|have|both|each|lie|were)\b"


def and_names(text: str, elsewhere: str) -> list[str]:
    """The names in a set-up that are of one card each: the rest of the case calls it so, and says nothing of either part alone."""
    if " and " not in text:
        return []
    found = {f"{m['one']} and {m['other']}": (m["one"], m["other"]) for m in NAMED.finditer(text)}
    return [name for name, parts in found.items() if _is_one(name, parts, elsewhere)]


def _is_one(name: str, parts: tuple[str, str], elsewhere: str) -> bool:
    """Whether what is told speaks of one card of that name."""
    said = [*re.finditer(rf"\b{re.escape(name)}\b", elsewhere)]
    alone = re.sub(rf"\b{re.escape(name)}\b", "", elsewhere)
    if any(re.search(rf"\b{re.escape(part)}\b", alone) for part in parts):
        return False
    return any(not re.search(OF_BOTH, elsewhere[: m.start()]) and not re.match(ARE_TWO, elsewhere[m.end() :]) for m in said)


def hide(text: str, names: list[str]) -> str:
    """A set-up in which no joint stands within such a name; it is as long as before."""
    for name in names:
        text = re.sub(rf"\b{re.escape(name)}\b", _joined(name), text)
    return text


def show(story: Story, names: list[str]) -> None:
    """Gives the lines of a board, and what is kept beside it, the names as they were written."""
    for name in names:
        story.lines[:] = [(depth, line.replace(_joined(name), name), at) for depth, line, at in story.lines]
        story.notes[:] = [note.replace(_joined(name), name) for note in story.notes]
        for told in (story.problems, story.remarks):
            told[:] = [(at, words.replace(_joined(name), name)) for at, words in told]


def _joined(name: str) -> str:
    return name.replace(" and ", " And ")
