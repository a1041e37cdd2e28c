"""How many play, where they sit and whose turn it is, told in another order than the usual one: brought to that before the moment is heard."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew

COUNT = r"two|three|four"
PHASES = r"(?:Day \d|(?:Dawn|Planning|High Drama|Plunder|Dusk)\b)"
GAME_BEHIND = re.compile(
    rf"^(?P<before>(?:it is |now )?(?:the )?(?:(?:very )?(?:beginning|start|end) of )?{PHASES}[^;:()\"]*?),? (?:in|of) an? "
    rf"(?:(?P<n>{COUNT})-player (?:game|match)|(?:game|match) (?:of|for|with|between) (?P<of>{COUNT})(?: players)?)"
    r"(?P<names> \([^()]*\))?(?=$|[,;])",
    re.IGNORECASE,
)
"""How many play behind the moment: `High Drama in a two-player game`, `Plunder is about to begin in a game of three (A, B, C clockwise)`."""
GAME_AHEAD = re.compile(
    rf"^In an? (?:(?P<n>{COUNT})-player (?:game|match)|(?:game|match) (?:of|for|with|between) (?P<of>{COUNT})(?: players)?),? (?=[A-Z])",
    re.IGNORECASE,
)
"""The same in front of it: `In a game of two, A is First Player …`."""
FIRST_IN_BRACKETS = re.compile(r"\b([A-H]) \((?:who is )?(?:the )?First Player\),? (?=(?:is )?to act\b|acts\b|has priority\b)")
"""`A (First Player) is to act`."""
FIRST_OF_THEM = re.compile(rf"\bFirst Player of the (?:{COUNT})\b(?=,|$| is to act)")
"""`A, the First Player of the two, is to act`."""
WHO_IS = re.compile(r"\b([A-H]),? who (?:is (?=to act\b)|(?=has priority\b|acts\b))")
"""`First Player: A, who is to act`."""
ON_TURN = re.compile(
    r"(?:^|(?<=, )|(?<=; )|(?<= and ))([A-H]) (?:(?:is )?(?:now )?(?:on turn|at turn)"
    r"|(?:now )?(?:has|must)(?: now)? (?:to )?act)(?=$|[,;])"
)
"""Whose turn it is, in other words: `A on turn`, `A has to act`."""
IN_THE_ORDER = re.compile(
    rf"^((?:{COUNT}) players?),? (?:who )?(?:sit|are (?:seated|sitting)|seated|sitting) in the (?:clockwise )?order "
    r"([A-H](?:, [A-H])*,? (?:and )?[A-H])(?: \(clockwise\)|,? clockwise)?(?=$|[,;.])",
    re.IGNORECASE,
)
"""`Four players sit in the order A, B, C, D (clockwise)`."""
ONE_BY_ONE = re.compile(
    rf"^((?:{COUNT}) players?)[:,] (?:clockwise )?([A-H](?:,? (?:and )?then [A-H](?: (?:(?:sits? )?(?:to|on) [A-H]['’]s left))?)+)(?=$|[,;.])",
    re.IGNORECASE,
)
"""`Three players: A, then B to A's left, then C`."""


def _one_by_one(found: re.Match[str]) -> str:
    """The players in the order in which each sits to the left of the one before; as it was where somebody is said to sit elsewhere."""
    names = re.findall(r"(?:^|then )([A-H])\b(?: (?:sits? )?(?:to|on) ([A-H])['’]s left)?", found[2])
    if any(left and left != before for (_, left), (before, _) in zip(names[1:], names, strict=False)):
        return found[0]
    return f"{found[1]}, clockwise {', '.join(name for name, _ in names)}"


def usual_moment_order(sentence: Bit) -> Bit:
    """A sentence about the moment with the number of players at its beginning, and whose turn it is in the usual words."""
    text = sentence.text
    if behind := GAME_BEHIND.match(text):
        text = f"{behind['n'] or behind['of']} players{behind['names'] or ''}, {behind['before']}{text[behind.end() :]}"
    text = GAME_AHEAD.sub(lambda m: f"{m['n'] or m['of']} players, ", text)
    text = FIRST_IN_BRACKETS.sub(r"\1 is First Player, \1 ", text)
    text = FIRST_OF_THEM.sub("First Player", text)
    text = WHO_IS.sub(r"\1, \1 ", text)
    text = ON_TURN.sub(r"\1 to act", text)
    text = ONE_BY_ONE.sub(_one_by_one, IN_THE_ORDER.sub(r"\1, clockwise \2", text))
    return anew(sentence, text) if text != sentence.text else sentence
