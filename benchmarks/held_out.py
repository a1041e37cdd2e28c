"""How often a way of asking that nobody wrote down finds its rule, and what each look at the words has to do with it.

    python -m benchmarks.held_out [--share 0.08] [--ask 2000]        # needs numpy and scipy, as scripts/fit_meanings.py does

A share of all ways of asking is taken out of the library before it is built, and where words point is found from the rest.
Then some of those taken out are asked; only the rule beside which each stood counts as right, though others may answer too.
"""

import argparse
import random
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.quality import build
from judgekit.library import load_texts
from judgekit.search import meaning, ranking
from scripts.fit_meanings import fit, lines


def parted(books, share):
    """Books without a share of the ways of asking, and those, each with its rule."""
    held = []

    def kept(rule, ways):
        left = [way for way in ways if random.random() > share]
        held.extend((rule, way) for way in ways if way not in left)
        return left

    def without(rule):
        return replace(rule, asked=tuple(kept(rule, rule.asked)), heard_text="\n".join(kept(rule, rule.heard_text.splitlines())))

    return [replace(book, rules=tuple(map(without, book.rules))) for book in books], held


def found(searcher, asked):
    """The share of the questions that their rule comes first for, and that it comes within the first five for."""
    first = five = 0
    for rule, way in asked:
        wanted = {rule.id, rule.repeats}
        ids = [hit.rule.id for hit in searcher.ask(way, game=rule.game, limit=5).hits]
        first += bool(ids) and ids[0] in wanted
        five += not wanted.isdisjoint(ids)
    return f"first {first / len(asked):.3f}   within five {five / len(asked):.3f}"


def main():
    """Prints the shares with each look at the words left out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=0.08, help="of the ways of asking, taken out")
    parser.add_argument("--ask", type=int, default=2000, help="so many of them are asked")
    options = parser.parse_args()
    random.seed(3)
    books, held = parted(load_texts()[0], options.share)
    asked = random.sample(held, min(options.ask, len(held)))
    known = meaning.Meanings(lines(fit(books, told=lambda _: None)))
    ranking.meanings = lambda: known
    with tempfile.TemporaryDirectory() as folder:
        searcher = build(Path(folder) / "held-out", books)
        print(f"{len(held)} ways of asking taken out, {len(asked)} of them asked")
        for name, turned, meant in (
            ("the whole", ranking.TURNED, ranking.MEANT),
            ("without turns of phrase", 0.0, ranking.MEANT),
            ("without meaning", ranking.TURNED, 0.0),
            ("without both", 0.0, 0.0),
        ):
            ranking.TURNED, ranking.MEANT = turned, meant
            print(f"{name:26} {found(searcher, asked)}", flush=True)


if __name__ == "__main__":
    main()
