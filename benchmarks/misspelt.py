"""How far answers suffer from misspelling.

    python -m benchmarks.misspelt [--seeds 2] [--style STYLE] [--show] [FILE…]

Asks the questions of benchmarks.quality, or of the files named, as they are and misspelt at several strengths (benchmarks/noise.py), with the game
told and without; and junk too, of which little must be answered however it is spelt. `--show` lists what was mended in questions as they are.
"""

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from benchmarks.noise import STRENGTHS, misspelt
from benchmarks.quality import FILES, HERE, SHARED, answering_lines, build, right
from judgekit.library import load_texts


def asked_of(files):
    """The questions of some files, each with its file's name."""
    return [(file.stem, json.loads(line)) for file in files for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]


def count(searcher, lines, asked, strength, seed, *, anywhere):
    """How many questions are right at first place, within five, refused, and in how many something was mended."""
    out = Counter()
    for name, question in asked:
        game, document, _ = FILES[name]
        chosen = {} if anywhere else {"game": game, "edition": document.partition("/")[2]}
        answer = searcher.ask(misspelt(question["q"], strength, seed) if strength else question["q"], limit=10, **chosen)
        rank = next((h.rank for h in answer.hits if right(lines[document].get(h.rule.id, []), question["gold"])), 0)
        out.update(n=1, first=rank == 1, five=1 <= rank <= 5, refused=not answer.hits, mended=bool(answer.corrections))
    return out


def shares(counts):
    """Counts as shares, in a line."""
    return "  ".join(f"{name}={counts[name] / counts['n']:.3f}" for name in ("first", "five", "refused", "mended"))


def show_mended(searcher, asked):
    """Prints what was mended in questions as they are."""
    for name, question in asked:
        if found := searcher.ask(question["q"], game=FILES[name][0]).corrections:
            print(f"  {question['style']:10} {question['q']!r}: {found}")


def main():
    """Prints the shares at each strength."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--seeds", type=int, default=2, help="how many times each question is misspelt")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--style", help="only questions of this style")
    parser.add_argument("--show", action="store_true", help="list what was mended in questions as they are")
    options = parser.parse_args()
    books, _ = load_texts()
    lines = answering_lines(books)
    files = options.files or [f for folder in (HERE / "questions", SHARED / "questions") for f in sorted(folder.glob("*.jsonl"))]
    asked = [(name, q) for name, q in asked_of(f for f in files if FILES[f.stem][1] in lines) if options.style in (None, q["style"])]
    seeds = range(options.first_seed, options.first_seed + options.seeds)
    with tempfile.TemporaryDirectory() as scratch:
        searcher = build(Path(scratch) / "whole", books)
        for anywhere in (False, True):
            for name, strength in {"as written": 0.0, **STRENGTHS}.items():
                began = time.perf_counter()
                told = sum((count(searcher, lines, asked, strength, s, anywhere=anywhere) for s in (seeds if strength else [0])), Counter())
                each = (time.perf_counter() - began) / max(1, told["n"]) * 1000
                print(f"{'any game' if anywhere else 'game told':9} {name:10} n={told['n']:5}  {shares(told)}  ({each:.1f} ms each)", flush=True)
        for name in ("junk", "junk_unseen"):
            junk = [q for q in (HERE / "questions" / f"{name}.txt").read_text(encoding="utf-8").splitlines() if q]
            for how, strength in {"as written": 0.0, **STRENGTHS}.items():
                answered = sum(bool(searcher.ask(misspelt(q, strength) if strength else q).hits) for q in junk)
                print(f"{name} {how}: {answered} of {len(junk)} answered", flush=True)
        if options.show:
            show_mended(searcher, asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
