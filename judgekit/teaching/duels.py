"""Endless practice: duels made from a seed, so that a question has an address; played by the engine, and run again as a case to check the answer."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeVar

from judgekit.cases import Case, Step, read_case
from judgekit.cases.opening import EDITIONS, edition_id
from judgekit.cases.run import Runner
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.engine import Position, options
from judgekit.engine.values import NO
from judgekit.teaching.facts import Unanswerable
from judgekit.teaching.lessons import MAKERS
from judgekit.teaching.model import Ask, Moment, Question
from judgekit.teaching.moments import moments

T = TypeVar("T")
MOST_STEPS = 9
LARGEST_SEED = 10**9
FIGHTERS = ("Amadea", "Bastien", "Corrado", "Dorotea", "Emeric", "Fiora", "Gaspar", "Hedda", "Isaure", "Jarek", "Livia", "Matteo")
CARDS = ("High Guard", "Quick Feint", "Turning Blade", "Low Lunge", "Steady Hand", "Cross Step", "Beat and Thrust", "Long Reach")
PLACES = ("The Docks", "The Forums", "The Grand Bazaar")
EVERYDAY = ("duel/riposte", "duel/parry", "duel/thrust", "duel/resolve-threat")


class WrongAnswer(Exception):
    """The case that a duel became does not come out as the duel did: a fault of judgekit, never of the learner."""


class Dice:
    """Numbers from a seed, the same on every machine and in every version."""

    def __init__(self, seed: str) -> None:
        self.seed, self.count = seed, 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.count += 1
        digest = hashlib.blake2b(f"{self.seed}/{self.count}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") % n

    def between(self, low: int, high: int) -> int:
        """A number from low to high."""
        return low + self.below(high - low + 1)

    def pick(self, found: Sequence[T]) -> T:
        """One of several."""
        return found[self.below(len(found))]

    def some(self, found: Sequence[T], n: int) -> list[T]:
        """Several different ones."""
        left, out = list(found), []
        for _ in range(n):
            out.append(left.pop(self.below(len(left))))
        return out


@dataclass(frozen=True)
class DuelQuestion:
    """A question about a duel, with the case that it comes from."""

    seed: int
    edition: str
    case: Case
    moment: Moment
    question: Question
    ask: Ask

    @property
    def id(self) -> str:
        """Its address."""
        return f"duel-{self.seed}-{'2023' if self.edition == EDITIONS['2023'] else 'playtest'}"


@lru_cache(maxsize=128)
def duel_question(seed: int, edition: str = "2023") -> DuelQuestion:
    """The question of a seed. Its answer stands in a position that was reached twice: by the duel, and by its case."""
    full = edition_id(edition)
    dice = Dice(f"{seed % LARGEST_SEED}/{full}")
    case, last = played(board(dice, "playtest" if full == EDITIONS["playtest"] else "2023"), full, dice)
    found = moments(case, full)
    if found[-1].after != last:
        raise WrongAnswer(f"the duel of seed {seed} and its case end differently")
    for ask in asks(dice, found[-1]):
        try:
            return DuelQuestion(seed, full, case, found[-1], MAKERS[ask.kind](found[-1], ask), ask)
        except Unanswerable:
            continue
    raise WrongAnswer(f"nothing can be asked about the duel of seed {seed}")


def board(dice: Dice, edition: str) -> Case:
    """A board with a challenge that can be issued: two characters who oppose each other, and hands of combat cards."""
    one, two = dice.some(FIGHTERS, 2)
    place = dice.pick(PLACES)
    cards = dice.some(CARDS, 6)
    lines = ["case: A duel", f"edition: {edition}", "topic: random duels", f"cites: {', '.join(EVERYDAY)}", "board:", f"  {place}:"]
    for player, name in (("A", one), ("B", two)):
        resolve = dice.between(4, 8)
        wounds = dice.pick((0, 0, 0, 1, 2))
        stats = f"resolve {resolve}, combat {dice.between(1, 4)}, finesse {dice.between(1, 3)}, influence {dice.between(0, 3)}"
        lines.append(f"    {player} {name}: {stats}{f', wounds {wounds}' if wounds else ''}")
        if dice.below(5) == 0:
            lines.append(f"      {'Rapier' if player == 'A' else 'Cutlass'}: attachment, +1 combat, Weapon")
    for player, hand in (("A", cards[:3]), ("B", cards[3:])):
        lines.append(f"  hand of {player}:")
        lines += [f"    {c}: risk, {dice.pick((0, 0, 1, 2, 3, 4))}/{dice.between(0, 3)}/{dice.between(0, 3)}" for c in hand]
    lines += ["steps:", f"  A: challenge with {one}, {two}", "  B: accept" if edition == "2023" else "  B: do not intervene"]
    return read_case("\n".join(lines) + "\n", "duel")


def played(case: Case, edition: str, dice: Dice) -> tuple[Case, Position]:
    """The case with the combat cards that chance plays, up to the step that is asked about, and where it ends."""
    runner = Runner(case, edition)
    steps = [s for s in case.steps if isinstance(s, Step)]
    for each in steps:
        if not runner.take(each):
            raise WrongAnswer("; ".join(runner.report.failures))
    p, wanted = runner.p, dice.between(1, 4)
    for _ in range(MOST_STEPS):
        ask = p.asking
        if ask is None or ask.question != "combat card" or len(steps) - 2 >= wanted:
            break
        said = chosen(p, dice)
        walk = walk_phrase(p, ask.player, said)
        steps.append(Step(p.cast.seats[ask.player], said))
        p = walk.position
    return replace(case, steps=tuple(steps)), p


def chosen(p: Position, dice: Dice) -> str:
    """A combat card that may be played, or none where that is legal, now and then."""
    free = [o.text for o in options(p, expected=False) if o.verdict != NO and not o.text.startswith("gamble")]
    cards = [t for t in free if t != "play no combat card"]
    return dice.pick(cards) if cards and (len(cards) == len(free) or dice.below(5)) else free[-1]


def asks(dice: Dice, m: Moment) -> list[Ask]:
    """What can be asked about the last step, in an order that the dice give."""
    duel = m.before.board.duel
    names = [m.before.cast.names[s.card] for s in duel.sides] if duel else []
    kinds = [Ask("then", f"{n} {what}") for n in names for what in ("threat", "wounds")]
    kinds += [Ask("then", "duel over"), Ask("who")]
    ahead = [k for k in kinds if k.about and k.about.endswith(("threat", "wounds")) and moved(m, k.about)]
    return [*dice.some(ahead, len(ahead)), *dice.some(kinds, len(kinds))]


def moved(m: Moment, about: str) -> bool:
    """Whether the step changes what is asked about: such questions come first."""
    name, _, what = about.rpartition(" ")
    card = m.before.cast.names.index(name)
    if what == "wounds":
        return bool(m.before.cards[card].wounds != m.after.cards[card].wounds)
    before, after = m.before.board.duel, m.after.board.duel
    pools = [next((s.pool for s in d.sides if s.card == card), 0) if d else 0 for d in (before, after)]
    return pools[0] != pools[1]
