"""Finds the weights of judgekit/search/confidence.py from questions that the books answer and from junk.

    python scripts/fit_confidence.py [more question files…]        # needs numpy and scipy, which the product does not

Prints the weights, and by five-fold cross-validation how many real questions are refused and how much junk is answered.
"""

import json
import sys
from dataclasses import astuple, fields
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from judgekit.library import Library  # noqa: E402
from judgekit.search import Answer, Searcher  # noqa: E402
from judgekit.search.confidence import Evidence  # noqa: E402
from judgekit.search.operators import searched_words  # noqa: E402
from judgekit.search.question import parse_question  # noqa: E402

REFUSED = 0.01  # the share of real questions that may be refused
JUNK_WEIGHT = 1.5


GAMES = {
    "five_sails_2023": "five-sails",
    "five_sails_playtest": "five-sails",
    "ccg7s": "7th-sea-ccg",
    "seven_swords": "seven-swords",
    "skull_tales": "skull-tales",
}


def evidence(searcher, text, name=None):
    """What the search weighs for a question; without a game, for the game that it would answer from."""
    question = parse_question(text)
    answer = Answer(question.typed, name, None)
    searcher._choose(question, answer, name, None)
    words = " ".join(p.text for p in searched_words(question.pieces))
    found = [searcher._in_game(each, question, answer, words, True, False) for each in searcher._likely(words, question, answer, {})]
    first = max(found, key=lambda f: (f.ranked[0].score + f.bonus if f.ranked else -1e9, f.confidence))
    return astuple(first.game.evidence(text, first.terms, first.ranked))


def fitted(x, y):
    """Weights and bias of a logistic regression with a little shrinking."""
    weight = np.where(y, 1.0, JUNK_WEIGHT)

    def loss(b):
        return (weight * np.logaddexp(0, -(2 * y - 1) * (x @ b[:-1] + b[-1]))).sum() + (b[:-1] ** 2).sum()

    return minimize(loss, np.zeros(x.shape[1] + 1)).x


def main():
    searcher = Searcher(Library.open(sys.argv[1] if len(sys.argv) > 1 else None))
    files = [f for f in sorted((ROOT / "benchmarks/questions").glob("*.jsonl")) if GAMES[f.stem] in searcher.games]
    asked = [(json.loads(line)["q"], GAMES[f.stem]) for f in files for line in f.read_text().splitlines()]
    real = [q for q, _ in asked]
    junk = [line for line in (ROOT / "benchmarks/questions/junk.txt").read_text().splitlines() if line.strip()]
    x = np.array([evidence(searcher, q, game) for q, game in asked] + [evidence(searcher, t) for t in junk])
    y = np.array([True] * len(real) + [False] * len(junk))
    mean, spread = x.mean(0), x.std(0) + 1e-9
    z = (x - mean) / spread
    out, order = np.zeros(len(y)), np.random.default_rng(0).permutation(len(y))
    for k in range(5):
        test = order[k::5]
        train = np.setdiff1d(order, test)
        b = fitted(z[train], y[train])
        out[test] = z[test] @ b[:-1] + b[-1]
    threshold = np.quantile(out[y], REFUSED)
    print(f"cross-validated, {REFUSED:.1%} of the real ones refused: {(out[~y] >= threshold).mean():.1%} of the junk answered")
    b = fitted(z, y)
    weights = b[:-1] / spread
    bias = b[-1] - (b[:-1] * mean / spread).sum() - np.quantile(z[y] @ b[:-1] + b[-1], REFUSED)
    print("WEIGHTS =", Evidence(*(round(float(w), 3) for w in weights)))
    print("BIAS =", round(float(bias), 3))
    for name, w, s in zip([f.name for f in fields(Evidence)], b[:-1], spread, strict=True):
        print(f"  {name:12} {w:+.2f} a standard deviation ({s:.2f})")
    texts = (*real, *junk)
    worst = sorted((out[i], texts[i]) for i in range(len(y)) if y[i])[:8]
    best = sorted(((out[i], texts[i]) for i in range(len(y)) if not y[i]), reverse=True)[:25]
    print("real questions nearest to refusal:", *(f"  {v:.1f} {t}" for v, t in worst), sep="\n")
    print("junk nearest to an answer:", *(f"  {v:.1f} {t}" for v, t in best), sep="\n")


if __name__ == "__main__":
    main()
