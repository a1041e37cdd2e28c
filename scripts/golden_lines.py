"""Writes tests/golden_lines.txt: how many lines of play there are from standard positions, split by the first and the second choice.

python scripts/golden_lines.py            counts and writes the file; read the difference before keeping it
python scripts/golden_lines.py --check    says where the counts are otherwise than in the file: after which choices
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from pathlib import Path

from judgekit.cases import read_case
from judgekit.cases.opening import open_case
from judgekit.engine import Choice, Position, game_of, legal, settle, step
from judgekit.engine.explore import divide

FILE = Path(__file__).parent.parent / "tests/golden_lines.txt"
DUEL = """case: a duel, two cards each
time: duel, Kaspar against Soline, round 1, before the combat card, Soline's round
board:
  The Forums:
    A Kaspar: resolve 4, combat 2, finesse 1
    B Soline: resolve 3, combat 2, finesse 0, threat 3
  hand of A: One (1/0/2), Two (0/1/0)
  hand of B: Three (2/0/0), Four (0/2/1)
  deck of A: Five (1/1/1), Six (0/0/3)
  deck of B: Seven (1/0/0)
"""
ABILITIES = """case: a duel with Techniques, Maneuvers and a Reaction
time: duel, Ann against Bob, round 1, before the combat card, Bob's round
board:
  The Docks:
    A Ann: resolve 5, combat 2, finesse 1; "Technique: +1 Thrust."
    B Bob: resolve 5, combat 3, finesse 0, threat 2; "Reaction: After this character is wounded • Draw a card."
  hand of A: Jab: 0/1/1; "Maneuver: +1 Riposte."
  hand of B:
    Cut: 1/0/1; "Maneuver: Draw a card."
    Guard: 0/3/0
  deck of A: Lunge (0/0/3)
  deck of B: Feint (1/1/0)
"""
CITY = """case: High Drama with little in hand
time: High Drama, A to act
renown: A 1, B 2
board:
  Home of A:
    A Lead: Leader, resolve 9, crew cap 5, panache 2
  The Docks:
    A Ezra: influence 2
    B Grel: resolve 4
  The Forums (controlled by B, 1 Renown):
    B Otto: Leader, resolve 8
    Selma: Mercenary, Negotiable, cost 2
  hand of A:
    Cutlass: attachment, cost 1, Weapon
    Shot: cost 0; "City Action: Wound target opposing character."
  hand of B: Jab (0/1/1)
  deck of A: Lunge (0/0/3)
  deck of B: Feint (1/1/0)
"""
STANDARD = ((DUEL, 5), (ABILITIES, 4), (CITY, 4))


def said(p: Position, choice: Choice) -> str:
    """A choice as people say it."""
    ask = p.asking
    assert ask is not None
    return game_of(p).questions[ask.question].text(p, ask, choice.args)


def counted(text: str, depth: int, edition: str) -> Iterator[str]:
    """The lines of the file for one position: the total, each first choice, and under it each second one."""
    case = read_case(text)
    p = settle(open_case(case, edition))
    split = divide(p, depth)
    yield f"{case.title}, {edition}, {depth} choices: {sum(n for _, n in split)}"
    for first, n in split:
        yield f"  {said(p, first)}: {n}"
        q, _ = step(p, first)
        yield from (f"    {said(q, second)}: {m}" for second, m in (divide(q, depth - 1) if legal(q) else ()))


def counts() -> list[str]:
    """The whole file, line by line."""
    return [line for text, depth in STANDARD for edition in ("2023", "playtest") for line in counted(text, depth, edition)]


def main() -> int:
    """Writes or checks; 1 when the counts are otherwise."""
    new = counts()
    if "--check" not in sys.argv:
        FILE.write_text("\n".join(new) + "\n", encoding="utf-8")
        return 0
    old = FILE.read_text(encoding="utf-8").splitlines()
    if new == old:
        return 0
    print("other numbers of lines than before (-), after these first and second choices (+):")
    print("\n".join(list(difflib.unified_diff(old, new, "kept", "counted", lineterm="", n=2))[2:]))
    print("if the change is meant: python scripts/golden_lines.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
