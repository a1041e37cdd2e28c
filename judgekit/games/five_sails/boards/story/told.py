"""What a set-up in prose has told so far: who plays, when it is, and the lines of the board, to which more can be said."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import accumulate

from judgekit.games.five_sails.boards.card_lines import lies
from judgekit.games.five_sails.boards.card_words import KINDS
from judgekit.games.five_sails.boards.reader import ROW
from judgekit.games.five_sails.boards.story.cards import COMMON_CARD, Told
from judgekit.games.five_sails.boards.story.words import MANY, NUMBER

LED_BY = r"the|an?|available|city deck|(?:event|mercenary|attachment|character|risk|scheme|leader|brute)s?"
CARD_LINE = re.compile(
    rf"(?!\S+['’]s (?:has|holds?|is|are|too|{MANY})\b)(?![A-Z]['’]s (?!(?i:{LED_BY})\b)[a-z])"
    rf"(?:\S+['’]s )?(?:\d+ x )?(?i:(?:{LED_BY}) )*[A-Z\"“]"
    r"|\d+ (?:further )?unknown|empty$|others$"
)
"""How the line of a card begins."""


def is_card(line: str) -> bool:
    """Whether a line of a board looks like a card, and each part of one without brackets like a card or how it lies."""
    parts = [line] if re.search(r'[("]', line) else line.split(", ")
    named = all(CARD_LINE.match(part) or (lies(part) and at) for at, part in enumerate(parts))
    return named and not re.fullmatch(rf"(?:{'|'.join(KINDS)})s?|cards?", parts[0], re.IGNORECASE)


SMALL = (
    r"the|an?|of|and|or|in|on|at|to|for|with|without|from|by|over|under|beneath|before|after|against|into|upon|through|between|among|behind|beyond"
    r"|near|as|is|that|not|no|but|nor|de|del|la|las|le|les|los|el|al|di|da|du|des|dos|em|en|es|et|y|e|i|o|ma|re|ibn|von|van|zu|zur|vom|der|den|dem|das"
    r"|d|l|m|s|x|ter|af|av|bin|ap"
)
"""Words that a card's name may hold in small letters."""
NAMED_FIRST = re.compile(rf"(?:\S+['’]s )?(?:\d+ x )?(?i:(?:{LED_BY}) )*(?P<name>[A-Z][^,;:(\"“]*)")
NO_NAME = re.compile(
    rf"(?:^|\s)(?!(?:{SMALL})(?:\s|$|['’-]))[a-z][\w'’-]*"
    rf"|\b(?:with|bearing|and|or|on|in|at) (?:\d+|{NUMBER})\b|\s(?:with|and|or|on|in|at|for|to|from|of|by)\s*$"
)
"""What shows that words behind a name are no part of it: a small word that names do not hold, a number behind `with`."""


IN_A_PILE = re.compile(r"(?:hand|deck|discard(?: pile)?|locker|approach deck|scheme|chosen|dueling line) of (\S+)")


def whole_name(line: str, heading: str) -> str:
    """A card's line below the heading of a pile, where `A Fine Plan` in A's own is a whole name: in prose no player's letter stands there alone."""
    pile = IN_A_PILE.fullmatch(heading)
    return f"{pile[1]}'s {line}" if pile and line.startswith(f"{pile[1]} ") else line


def no_name(line: str) -> str:
    """What a card's line that looks like one holds in its name and belongs to none; empty where it is a name."""
    named = NAMED_FIRST.match(line)
    found = NO_NAME.search(named["name"].strip()) if named else None
    return found[0].strip() if found and named else ""


NOT_SAID = re.compile(r'"[^"]*"|\b(?:no|not an?|without) [^;,)]*|\bnon-\w+', re.IGNORECASE)
"""What a line quotes, and what it denies."""


@dataclass
class Story:
    """What a set-up in prose tells."""

    players: list[str] = field(default_factory=lambda: ["A", "B"])
    counted: bool = False
    """Whether it says who plays."""
    first: str = ""
    time: list[str] = field(default_factory=list)
    renown: dict[str, int] = field(default_factory=dict)
    fighters: list[str] = field(default_factory=list)
    """Who fights a duel that is going on, the challenger first."""
    notes: list[str] = field(default_factory=list)
    lines: list[tuple[int, str, int]] = field(default_factory=list)
    """The lines of the board: how deep, the words, and where in the prose they begin."""
    beside: list[tuple[int, str, int]] = field(default_factory=list)
    """The lines that stand under `board:` beside the prose."""
    problems: list[tuple[int, str]] = field(default_factory=list)
    remarks: list[tuple[int, str]] = field(default_factory=list)
    """What is said not to be so in words that are not understood, and where: the board has nothing of the kind."""

    @property
    def seats(self) -> str:
        """A pattern for a player."""
        return "|".join(re.escape(p) for p in self.players)

    def is_said(self, name: str, how: str) -> bool:
        """Adds how a card lies of which was told before; says whether there is one of that name."""
        line = self._line_of(name)
        if line is not None:
            depth, text, at = self.lines[line]
            self.lines[line] = depth, f"{text}, {how}", at
        return line is not None

    def knows(self, name: str, player: str = "") -> bool:
        """Whether a card of that name was told of before, of a player where one is named."""
        line = self._line_of(name)
        return line is not None and (not player or self.lines[line][1].startswith((f"{player}'s ", f"{player}’s ")))

    def bears(self, name: str, cards: list[Told]) -> bool:
        """Puts cards beneath the one of which was told before; says whether there is one of that name."""
        line = self._line_of(name)
        if line is not None:
            depth, bearer, _ = self.lines[line]
            self.lines[line + 1 : line + 1] = [(depth + 2, self.borne_by(bearer, card.line), card.at) for card in cards]
        return line is not None

    def borne_by(self, bearer: str, line: str) -> str:
        """The line of a card that another one bears: `A Red Cloak` is the name of one, and A is not its player."""
        owner = re.match(rf"(?:{self.seats})['’]s ", bearer)
        return f"{owner[0]}{line}" if owner and re.match(rf"(?:{self.seats}) [A-Z]", line) else line

    def said_of(self, name: str) -> str:
        """The line of a card told before; empty where there is none, or more than one."""
        line = self._line_of(name)
        return self.lines[line][1] if line is not None else ""

    def in_play(self) -> list[str]:
        """The names of the characters told of so far."""
        places = accumulate(self.lines, lambda place, line: line[1] if line[0] == 2 else place, initial="")
        there = (text for (depth, text, _), place in zip(self.lines, list(places)[1:], strict=True) if depth == 4 and not place.startswith("locker"))
        owned = (re.match(r"\S+['’]s (?:Leader )?([A-Z][^(,]*)", text) for text in there)
        return [found[1].strip() for found in owned if found]

    def leader_of(self, player: str) -> int | None:
        """Where the Leader of a player stands who was told before; None where none was."""
        own = (n for n, (depth, text, _) in enumerate(self.lines) if depth > 2 and text.startswith((f"{player}'s ", f"{player}’s ")))
        return next((n for n in own if re.search(r"\bLeader\b", NOT_SAID.sub("", self.lines[n][1]))), None)

    def _line_of(self, name: str) -> int | None:
        """Where the card of a name stands that was told before; None where there is none, or more than one."""
        ends = " " if re.fullmatch(r"\S+['’]s Leader", name) else r" \(|,|$"
        called = re.compile(rf"(?:\S+['’]s )?(?:(?:[Tt]he |[Aa]n? )?(?:Leader|{COMMON_CARD}) )?{re.escape(name)}(?={ends})")
        named = [n for n, (depth, text, _) in enumerate(self.lines) if depth > 2 and called.match(text)]
        return named[0] if len(named) == 1 else None

    def all_locations(self) -> list[str]:
        """The locations of a game of so many players, and those besides that were told of."""
        fewest = dict(zip(ROW, (3, 2, 2, 2, 4), strict=True))
        told = {name for name in ROW for _, text, _ in self.lines if text.startswith(name)}
        return [name for name in ROW if name in told or fewest[name] <= len(self.players)]
