"""Finds what words and pairs of them say for these games (judgekit/search/about.txt).

    python scripts/fit_about.py        # needs numpy and scipy, which the product does not; about a minute

A logistic regression between all ways of asking and the questions about everything else in benchmarks/questions. What is rare
or says little is left out, and the rest weighed anew. junk_unseen.txt is never read here: it measures.
"""

import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from judgekit.library import Kind, load_texts  # noqa: E402
from judgekit.search.about import FILE, lines, said_in  # noqa: E402
from judgekit.search.words import stem, tokens  # noqa: E402

JUNK = ("junk.txt", "junk_further.txt")
RARE = {1: 2, 2: 3}  # how many texts must hold a stem, or a pair
TALK = (
    "{}",
    "what is {}",
    "{} explained",
    "how does {} work",
    "{} rules",
    "{} vs {}",
    "{} or {}",
    "difference between {} and {}",
    "{} meaning",
    "{} example",
)
"""How people ask about a term in a few words, whatever else is asked in the same ones."""
LITTLE = 0.3  # a weight below which something is left out
FREEDOM = 0.5  # how far weights may go from nothing


def junk():
    """The questions about everything else."""
    return [line for name in JUNK for line in (ROOT / "benchmarks/questions" / name).read_text(encoding="utf-8").splitlines() if line.strip()]


def talk(books):
    """Every term in the few words in which people ask about one, beside the next term where two are compared."""
    names = [[name for rule in book.rules if rule.kind is Kind.TERM for name in (rule.title, *rule.also)] for book in books]
    return [words.format(*pair) for each in names for pair in pairwise(each) for words in TALK]


def regression(table, ours):
    """The weights that tell apart ours and the others, both sides as heavy as one another, and what speaks for ours from the start."""
    side = np.where(ours, 1.0, -1.0)
    heavy = FREEDOM * len(ours) / 2 / np.where(ours, ours.sum(), (~ours).sum())

    def loss(b):
        margin = side * (table @ b[:-1] + b[-1])
        pull = -heavy * side / (1 + np.exp(np.clip(margin, -500, 500)))
        return (heavy * np.logaddexp(0, -margin)).sum() + (b[:-1] ** 2).sum() / 2, np.append(table.T @ pull + b[:-1], pull.sum())

    found = minimize(loss, np.zeros(table.shape[1] + 1), jac=True, method="L-BFGS-B").x
    return found[:-1], found[-1]


def fit(ways, others):
    """What each stem and pair says, from ways of asking about the games and from questions about everything else."""
    held = [list(said_in([*map(stem, tokens(text))])) for text in (*ways, *others)]
    ours = np.arange(len(held)) < len(ways)
    spread = Counter(said for each in held for said in each)
    kept = [said for said, count in spread.items() if count >= RARE[len(said)]]
    for last in (False, True):
        columns = {said: n for n, said in enumerate(kept)}
        places = [(row, columns[said]) for row, each in enumerate(held) for said in each if said in columns]
        table = csr_matrix((np.ones(len(places)), np.array(places).T), shape=(len(held), len(columns)))
        weights, start = regression(table, ours)
        if not last:
            kept = [said for said, weight in zip(kept, weights, strict=True) if abs(weight) > LITTLE]
    return {**dict(zip(kept, map(float, weights), strict=True)), (): float(start)}


if __name__ == "__main__":
    books, _ = load_texts()
    found = fit([*talk(books), *(way for book in books for rule in book.rules for way in rule.ways)], junk())
    FILE.write_text("".join(f"{line}\n" for line in lines(found)), encoding="utf-8")
    print(f"{len(found)} stems and pairs")
