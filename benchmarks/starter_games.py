"""Games of the starter decks against one another, played by random legal choices from the set-up to the end.

python -m benchmarks.starter_games [--games 2000] [--first 0] [--jobs 2] [--every 80]
python -m benchmarks.starter_games --replay SEED

Everything about a game follows from its seed. After every choice the board is checked; every so often the position goes round through
text, and what is illegal must be refused with the reasons that are listed. A game that breaks something is printed with its seed.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from game_tools import Broken, Game, Watch, play_game


@dataclass
class Result:
    """What is kept of a game."""

    seed: int
    seats: int = 0
    edition: str = ""
    ending: str = ""
    choices: int = 0
    seconds: float = 0.0
    manual: Counter[str] = field(default_factory=Counter)
    decided: Counter[str] = field(default_factory=Counter)
    broken: str = ""


def play(job: tuple[int, int]) -> Result:
    """One game; what it breaks is kept as text."""
    seed, every = job
    begin = time.perf_counter()
    try:
        g = play_game(seed, every=every)
    except Broken as error:
        return Result(seed, broken=str(error), seconds=time.perf_counter() - begin)
    return Result(seed, len(g.decks), g.edition, g.ending, len(g.choices), time.perf_counter() - begin, g.manual, g.decided)


def results(seeds: Iterable[int], every: int, jobs: int) -> Iterator[Result]:
    """The games of the seeds, in several processes; each broken one is told at once."""
    with Pool(jobs) as pool:
        for n, r in enumerate(pool.imap(play, [(s, every) for s in seeds], chunksize=4), 1):
            if r.broken:
                print(f"BROKEN {r.broken}\n  again: python -m benchmarks.starter_games --replay {r.seed}", flush=True)
            if n % 100 == 0:
                print(f"  {n} games", file=sys.stderr, flush=True)
            yield r


def shares(counts: Counter[str], total: int) -> str:
    """How often each thing was, and its share."""
    return ", ".join(f"{name} {n} ({100 * n / total:.1f}%)" for name, n in counts.most_common())


def report(found: list[Result], seconds: float) -> None:
    """Prints how the games went."""
    whole = [r for r in found if not r.broken]
    choices = sorted(r.choices for r in whole)
    by_hand = [r for r in whole if r.manual]
    cards = Counter(card for r in by_hand for card in r.manual)
    points = Counter(point for r in whole for point in r.decided)
    each = sum(r.seconds for r in found) / len(found)
    print(f"{len(found):,} games, {len(found) - len(whole)} broken; {seconds:,.0f} s, {each:.2f} s of one core a game")
    if not whole:
        return
    print(f"seats: {shares(Counter(f'{r.seats} players' for r in whole), len(whole))}")
    print(f"editions: {shares(Counter(r.edition for r in whole), len(whole))}")
    print(f"endings: {shares(Counter(r.ending for r in whole), len(whole))}")
    print(f"choices: {sum(choices):,}; a game {choices[0]} to {choices[-1]}, median {statistics.median(choices):.0f}")
    print(f"left to the judge's hand: {len(by_hand)} games ({100 * len(by_hand) / len(whole):.1f}%), in them by these cards:")
    for card, n in cards.most_common():
        print(f"  {card}: {n} games ({100 * n / len(whole):.1f}%)")
    print(f"open points that the judge was asked about: {shares(points, len(whole))}")


def replay(seed: int) -> None:
    """Plays one game again and prints every choice with its lines, to the end or to where it breaks."""
    watch = Watch(print)
    try:
        game: Game = play_game(seed, every=1, watch=watch)
    except Broken as error:
        print(f"BROKEN {error}")
        return
    print(f"{game.ending} after {len(game.choices)} choices")


def main() -> int:
    """Plays and reports; 1 when something broke."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=80, help="after how many choices everything slow is checked too")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long and report what has been played")
    parser.add_argument("--replay", type=int, help="one game again, with every line")
    args = parser.parse_args()
    if args.replay is not None:
        replay(args.replay)
        return 0
    begin = time.perf_counter()
    found: list[Result] = []
    for r in results(range(args.first, args.first + args.games), args.every, args.jobs):
        found.append(r)
        if time.perf_counter() - begin > 60 * args.minutes:
            print(f"stopped after {args.minutes} minutes, at game {r.seed}")
            break
    report(found, time.perf_counter() - begin)
    return any(r.broken for r in found)


if __name__ == "__main__":
    sys.exit(main())
