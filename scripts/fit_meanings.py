"""Finds where words point (judgekit/search/meanings.txt) from the ways in which each rule is asked for.

    python scripts/fit_meanings.py        # needs numpy and scipy, which the product does not; about a minute

Each way of asking is a question whose answer is known: the rule it stands beside. The directions are moved until a question
points nearer to its own rule, with that way of asking left out of it, than to every other rule of its game. Words are left
out at random, so that no question is learned by heart. Run it when many ways of asking are new; nothing breaks without.
"""

import math
import random
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy.sparse import csr_matrix

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from judgekit.library import load_texts  # noqa: E402
from judgekit.search.meaning import FILE, MIDDLE, MOST  # noqa: E402
from judgekit.search.words import stem, tokens  # noqa: E402

WIDTH = 48  # numbers in a direction
ROUNDS = 6
BATCH = 512
RATE, SLOWER = 0.02, 0.7  # how far a step goes, and what is left of that after each round
SHARPNESS = 20.0
LEFT_OUT = 0.25  # of the words of a question, at random
RARE = 3  # a stem that fewer phrases hold points nowhere
SEED = 7


@dataclass
class Game:
    """One game as numbers: its rules by the phrases that hold each stem, and its questions by their stems and their rule."""

    rules: csr_matrix
    counts: list[Counter]
    questions: list[tuple[int, list[int]]]


def phrase(text):
    """The stems of a text, each once, in order."""
    return list(dict.fromkeys(map(stem, tokens(text))))


def read(books):
    """The stems that are common enough, and each game as numbers."""
    held = [[[phrase(t) for t in (r.text_in(r.editions[-1]), r.title, *r.also, *r.ways)] for r in b.rules] for b in books]
    spread = Counter(word for rules in held for phrases in rules for p in phrases for word in p)
    words = {word: n for n, word in enumerate(w for w, count in spread.items() if count >= RARE)}
    rarity = np.array([math.log(sum(spread.values()) / spread[word]) for word in words])
    return words, rarity, [numbered(book, rules, words) for book, rules in zip(books, held, strict=True)]


def numbered(book, held, words):
    """One game as numbers."""
    counts = [Counter(words[w] for p in phrases for w in p if w in words) for phrases in held]
    questions = []
    for n, (rule, phrases) in enumerate(zip(book.rules, held, strict=True)):
        for asked in phrases[len(phrases) - len(rule.ways) :]:
            known = [words[w] for w in asked if w in words]
            if len(known) > 1:
                questions.append((n, known))
    return Game(sparse([{w: math.sqrt(c) for w, c in each.items()} for each in counts], len(words)), counts, questions)


def sparse(rows, width):
    """A sparse table from its rows."""
    places = [(n, column, value) for n, row in enumerate(rows) for column, value in row.items()]
    row, column, value = zip(*places, strict=True) if places else ((), (), ())
    return csr_matrix((value, (row, column)), shape=(len(rows), width))


def straight(vectors):
    """Vectors brought to length 1, and their lengths."""
    lengths = np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)
    return vectors / lengths, lengths


def back(pull, pointing, lengths):
    """What a pull on vectors of length 1 is on the vectors before."""
    return (pull - pointing * (pull * pointing).sum(1, keepdims=True)) / lengths


def step(game, some, table):
    """The pull of some questions of a game on the directions, and how many of them point to their rule."""
    width, at = len(table), np.arange(len(some))
    said = sparse([dict.fromkeys([w for w in known if random.random() > LEFT_OUT] or known, 1.0) for _, known in some], width)
    gone = sparse([{w: math.sqrt(c := game.counts[n][w]) - math.sqrt(c - 1) for w in known} for n, known in some], width)
    right = np.array([n for n, _ in some])
    rules = game.rules @ table
    asked, asked_lengths = straight(said @ table)
    pointing, lengths = straight(rules)
    own, own_lengths = straight(rules[right] - gone @ table)
    scores = SHARPNESS * asked @ pointing.T
    scores[at, right] = SHARPNESS * (asked * own).sum(1)
    hits = (scores.argmax(1) == right).sum()
    share = np.exp(scores - scores.max(1, keepdims=True))
    share /= share.sum(1, keepdims=True)
    share[at, right] -= 1
    share *= SHARPNESS / len(some)
    mine = share[at, right][:, None].copy()
    share[at, right] = 0
    pull_own = back(mine * asked, own, own_lengths)
    pull_rules = back(share.T @ asked, pointing, lengths)
    np.add.at(pull_rules, right, pull_own)
    pull_asked = back(share @ pointing + mine * own, asked, asked_lengths)
    return said.T @ pull_asked + game.rules.T @ pull_rules - gone.T @ pull_own, hits


def fit(books, told=print):
    """The direction of each stem, found from the ways of asking of some books."""
    random.seed(SEED)
    words, rarity, games = read(books)
    table = np.random.default_rng(SEED).normal(0, 0.3, (len(words), WIDTH)) * (rarity / rarity.mean())[:, None]
    mean, spread, done, rate = np.zeros_like(table), np.zeros_like(table), 0, RATE
    for turn in range(ROUNDS):
        batches = []
        for game in games:
            random.shuffle(game.questions)
            batches += [(game, game.questions[n : n + BATCH]) for n in range(0, len(game.questions), BATCH)]
        random.shuffle(batches)
        hits = 0
        for game, some in batches:
            pull, right = step(game, some, table)
            hits, done = hits + right, done + 1
            mean += 0.1 * (pull - mean)
            spread += 0.001 * (pull**2 - spread)
            table -= rate * (mean / (1 - 0.9**done)) / (np.sqrt(spread / (1 - 0.999**done)) + 1e-8)
        rate *= SLOWER
        told(f"round {turn + 1}: {hits / sum(len(some) for _, some in batches):.3f} of the ways of asking point to their own rule")
    return dict(zip(words, table, strict=True))


def lines(directions):
    """The directions as meanings.txt holds them."""
    widest = np.quantile(np.abs(np.array(list(directions.values()))), 0.998)
    for word in sorted(directions):
        letters = np.clip(np.rint(directions[word] / widest * MOST), -MOST, MOST).astype(int) + MIDDLE
        yield f"{word} {''.join(map(chr, letters))}"


if __name__ == "__main__":
    books, _ = load_texts()
    FILE.write_text("".join(f"{line}\n" for line in lines(fit(books))), encoding="utf-8")
