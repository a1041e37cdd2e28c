"""Which character a scheme, or another card, keeps in mind, in a board told in prose: `The Boar's chosen character is Una`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.attributes import MIND, REMEMBERS
from judgekit.games.five_sails.boards.story.members import NAME
from judgekit.games.five_sails.boards.story.prose import Bit

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller
    from judgekit.games.five_sails.boards.story.told import Story

OF_SOMEBODY = rf"(?:\w+['’]s )?(?:Leader )?(?P<who>{NAME})"
THE_CHOSEN = rf"{MIND} (?:enemy |opposing )?(?:character|card)"
WAYS = tuple(
    re.compile(way)
    for way in (
        rf"(?:[Tt]he |[Ii]ts ){THE_CHOSEN}(?: (?:of|for|on|by) (?:the scheme )?(?P<card>{NAME}))? (?:is|being) {OF_SOMEBODY}",
        rf"(?P<card>{NAME})['’]s {THE_CHOSEN} is {OF_SOMEBODY}",
        rf"{OF_SOMEBODY} is (?:(?:the|its) {THE_CHOSEN}(?: (?:of|for) (?P<card>{NAME}))?|(?P<by>{NAME})['’]s {THE_CHOSEN})",
        rf"(?:[A-Z] has |[A-Z] )(?:chosen|chose|named) {OF_SOMEBODY} (?:for|with|by|through) (?:the scheme )?(?P<card>{NAME})",
        rf"(?P<card>{NAME}) remembers {OF_SOMEBODY}",
    )
)


def keeps_in_mind(teller: Teller, said: Bit) -> bool:
    """Keeps which character a card has chosen; the scheme told last where none is named."""
    if not re.search(rf"{MIND}\b|\bchose\b|\bremembers\b", said.plain):
        return False
    lines = teller.story.lines
    for way in WAYS:
        found = way.fullmatch(said.plain)
        if found is None:
            continue
        card = found["card"] or found.groupdict().get("by") or ""
        if card and teller.story.knows(card):
            return teller.story.is_said(card, f"remembers {found['who']}")
        schemes = [n for n, (depth, _, _) in enumerate(lines) if depth > 2 and lines[n - 1][1].startswith("scheme of ")]
        if not card and schemes:
            depth, text, at = lines[schemes[-1]]
            lines[schemes[-1]] = depth, f"{text}, remembers {found['who']}", at
            return True
    return False


def named_in_full(story: Story) -> None:
    """Calls a character who is kept in mind by the full name, where the board tells of that one by the first word of it."""
    for _, text, _ in list(story.lines):
        parts = re.split(r"[,;()]", re.sub(r'"[^"]*"', "", text))
        for full in (found["who"] or found["as"] for part in parts if (found := REMEMBERS.fullmatch(part.strip()))):
            first = full.strip().split(" ")[0]
            if first == full.strip() or story.knows(full.strip()):
                continue
            short = re.compile(rf"((?:\S+['’]s )?(?:Leader )?){re.escape(first)}(?=$|,| \()")
            those = [n for n, (depth, line, _) in enumerate(story.lines) if depth > 2 and short.match(line)]
            if len(those) == 1:
                depth, line, at = story.lines[those[0]]
                story.lines[those[0]] = depth, short.sub(rf"\g<1>{full.strip()}", line, count=1), at
