"""The payments that the lines tell of: who paid for what, what was due once everything was taken off, and what was given for it."""

from __future__ import annotations

import re
from typing import NamedTuple

from judgekit.engine.values import Line


class Payment(NamedTuple):
    """One payment: who pays and for what, what is due once everything is taken off, what the cards discarded are worth, how many they are."""

    player: str = ""
    what: str = ""
    due: int = 0
    worth: int = 0
    cards: int = 0
    failed: bool = False

    @property
    def met(self) -> bool:
        """Whether nothing is left to pay."""
        return self.worth >= self.due

    @property
    def over(self) -> bool:
        """Whether nothing more will be given for it."""
        return self.met or self.failed

    def pays_for(self, card: str) -> bool:
        """Whether it is for a card: the one that was announced or chosen, or one that the line tells of which came of it."""
        name = rf"(?<![\w'’-]){re.escape(card)}(?![\w'’-]| \d)"
        return self.what == card or (self.what.endswith(".") and re.search(name, self.what) is not None)


NONE = Payment()
"""What is known where nobody has paid for anything."""
START = re.compile(r"(.+) has to pay (\d+)\.")
OFF = re.compile(r".+(?:Influence (\d+) is taken off|goes down by (\d+))\.")
CARD = re.compile(r".+ is discarded and counts (\d)\.")
PAYING = re.compile(r".+(?: goes to The Locker of \S+| left to pay)\.|.+ leaves the game\.")

FAILED = re.compile(r"The costs cannot be paid|This cannot be paid")


def payments(lines: tuple[Line, ...]) -> list[Payment]:
    """Every payment so far, the one last begun or paid for at the end."""
    made: list[Payment] = []
    announced, before = ("", ""), ""
    for n, line in enumerate(lines):
        text = line.text.strip()
        if line.rule.endswith("play/announce"):
            announced = _announced(text)
        elif announced[1] == "" and (target := re.fullmatch(r".+ targets (.+)\.", text)):
            announced = (announced[0], target[1])
        elif start := START.fullmatch(text):
            made.append(Payment(start[1], announced[1], int(start[2])))
        elif line.rule.endswith("cost/zero") and not OFF.fullmatch(before):
            made.append(Payment(*announced))
        elif FAILED.match(text) and made:
            made[-1] = made[-1]._replace(failed=True)
        elif off := OFF.fullmatch(text):
            _change(made, due=-int(off[1] or off[2]))
        elif card := CARD.fullmatch(text):
            _give(made, int(card[1]), announced[0], lines[n + 1 :])
        before = text
    return made


def _announced(text: str) -> tuple[str, str]:
    """Who announces something, and the card whose cost is paid for it: the one that is shown, or nothing before it is chosen."""
    found = re.match(r"(.+?) announces (?:(.+) and shows it|(?:the|an?) \S+ of (.+)|.*)\.$", text)
    return (found[1], found[2] or found[3] or "") if found else ("", "")


def _change(made: list[Payment], *, due: int = 0, worth: int = 0) -> bool:
    """Changes the last payment that is not met yet, which is then the last of all; says whether there is one."""
    at = next((n for n in range(len(made) - 1, -1, -1) if not made[n].over), -1)
    if at >= 0:
        each = made.pop(at)
        made.append(each._replace(due=max(0, each.due + due), worth=each.worth + worth, cards=each.cards + (worth > 0)))
    return at >= 0


def _give(made: list[Payment], worth: int, player: str, after: tuple[Line, ...]) -> None:
    """A card that is discarded to pay: of what an effect asks to be paid for only what comes of it is told."""
    if _change(made, worth=worth):
        return
    told = next((text for line in after if not CARD.fullmatch(text := line.text.strip()) and not PAYING.fullmatch(text)), "")
    if made and made[-1].what == told:
        made[-1] = made[-1]._replace(due=made[-1].due + worth, worth=made[-1].worth + worth, cards=made[-1].cards + 1)
    else:
        made.append(Payment(player, told, worth, worth, 1))
