"""Finds the weights of judgekit/search/confidence.py from questions that the books answer and from junk.

    python scripts/fit_confidence.py        # needs numpy and scipy, which the product does not; about ten minutes

So that no question is judged by what it taught, some ways of asking are taken out of the library before they are asked, and what
words say (scripts/fit_about.py) is found anew for each fifth of the junk from the rest. All is asked misspelt as well (benchmarks/noise.py).
Prints the weights, how many real questions are refused with them, and how much junk is answered; the last line is of junk that nothing
here has seen.
"""

import json
import random
import sys
import tempfile
from dataclasses import astuple, fields
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from benchmarks.held_out import parted  # noqa: E402
from benchmarks.noise import STRENGTHS, misspelt  # noqa: E402
from benchmarks.quality import build  # noqa: E402
from judgekit.library import load_texts  # noqa: E402
from judgekit.search import confidence  # noqa: E402
from judgekit.search.about import About, lines  # noqa: E402
from judgekit.search.confidence import Evidence  # noqa: E402
from scripts.fit_about import fit, junk, talk  # noqa: E402

GAMES = {
    "five_sails_2023": "five-sails",
    "five_sails_playtest": "five-sails",
    "ccg7s": "7th-sea-ccg",
    "seven_swords": "seven-swords",
    "skull_tales": "skull-tales",
}
NAMES = [f.name for f in fields(Evidence)]
REFUSED = 0.01  # the share of real questions that may be refused
JUNK_WEIGHT = 0.75  # of all the junk beside all that is real
HELD, ASKED = 0.08, 1800  # the share of the ways of asking taken out, and how many of them are asked
TALKED = 150  # how many questions of a few words about terms are asked of each game
PARTS = 5
MISSPELT = 101  # a seed that nothing is measured with


def questions():
    """The questions of our own files, each with its game."""
    files = sorted((ROOT / "benchmarks/questions").glob("*.jsonl"))
    return [(json.loads(line)["q"], GAMES[f.stem]) for f in files for line in f.read_text(encoding="utf-8").splitlines()]


def misspelt_too(asked):
    """Questions with strong mistakes in them."""
    return [(misspelt(text, STRENGTHS["strong"], seed=MISSPELT), game) for text, game in asked]


def evidence(searcher, asked, words):
    """What the search weighs for each of some questions, with or without a game; what their words say, by some weights."""
    confidence.about = lambda: words
    return np.array([astuple(searcher.evidence(text, game=game)) for text, game in asked])


def junk_evidence(searcher, ways, texts):
    """The same for junk: what its words say is found without the part that it is in."""
    order, out = np.random.default_rng(0).permutation(len(texts)), np.zeros((len(texts), len(NAMES)))
    for part in range(PARTS):
        mine = order[part::PARTS]
        others = np.setdiff1d(order, mine)
        words = About(lines(fit(ways, [texts[n] for n in others])))
        out[mine] = evidence(searcher, [(texts[n], None) for n in mine], words)
    return out


def fitted(x, y):
    """Weights and bias of a logistic regression with a little shrinking."""
    weight = np.where(y, 1.0, JUNK_WEIGHT * y.sum() / (~y).sum())
    side = np.where(y, 1.0, -1.0)

    def loss(b):
        margin = side * (x @ b[:-1] + b[-1])
        pull = -weight * side / (1 + np.exp(np.clip(margin, -500, 500)))
        return (weight * np.logaddexp(0, -margin)).sum() + (b[:-1] ** 2).sum(), np.append(x.T @ pull + 2 * b[:-1], pull.sum())

    return minimize(loss, np.zeros(x.shape[1] + 1), jac=True).x


def main():
    random.seed(3)
    whole, _ = load_texts()
    books, held = parted(whole, HELD)
    ways = [*talk(books), *(way for book in books for rule in book.rules for way in rule.ways)]
    asked = [(way, game) for rule, way in random.sample(held, ASKED) for game in (rule.game, None)]
    asked += [(text, None) for book in books for text in random.sample(talk([book]), TALKED)]
    asked = [*asked, *misspelt_too(asked)]
    own = [(text, game) for text, name in questions() for game in (name, None)]
    texts, unseen = junk(), (ROOT / "benchmarks/questions/junk_unseen.txt").read_text(encoding="utf-8").splitlines()
    words = About(lines(fit(ways, texts)))
    with tempfile.TemporaryDirectory() as folder:
        searcher = build(Path(folder) / "whole", whole)
        real = evidence(searcher, own, words)
        real_misspelt = evidence(searcher, misspelt_too(own), words)
        false = np.vstack(
            [junk_evidence(searcher, ways, texts), junk_evidence(searcher, ways, [text for text, _ in misspelt_too([(t, None) for t in texts])])]
        )
        never = evidence(searcher, [(text, None) for text in unseen], words)
        real_ways = evidence(build(Path(folder) / "parted", books), asked, words)
    x = np.vstack([real, real_misspelt, real_ways, false])
    y = np.arange(len(x)) < len(x) - len(false)
    mean, spread = x.mean(0), x.std(0) + 1e-9
    b = fitted((x - mean) / spread, y)
    weights, start = b[:-1] / spread, b[-1] - (b[:-1] * mean / spread).sum()
    start -= np.quantile(real @ weights + start, REFUSED)
    named = [f"    {name}={weight:.3f}," for name, weight in zip(NAMES, weights, strict=True)]
    print("WEIGHTS = Evidence(", *named, ")", f"BIAS = {start:.2f}", sep="\n")
    for name, weight, each in zip(NAMES, b[:-1], spread, strict=True):
        print(f"  {name:14} {weight:+.2f} a standard deviation ({each:.2f})")
    for name, rows in (
        ("our questions", real),
        ("the same misspelt", real_misspelt),
        ("ways of asking", real_ways),
        ("junk", false),
        ("junk never seen", never),
    ):
        print(f"{name}: {(rows @ weights + start >= 0).mean():.1%} answered")
    if len(sys.argv) > 1:
        np.savez(sys.argv[1], x=x, y=y, real=real, never=never)
    scores, all_texts = x @ weights + start, [text for text, _ in (*own, *misspelt_too(own), *asked)] + texts
    print("real questions refused:", *(f"  {scores[n]:.1f} {all_texts[n]}" for n in np.argsort(scores) if y[n] and scores[n] < 0), sep="\n")


if __name__ == "__main__":
    main()
