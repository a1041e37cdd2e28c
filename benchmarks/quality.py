"""How often the right rule comes first, and how much junk is answered.

    python -m benchmarks.quality [--ablate] [--misses] [FILE…]

A question file is named after its game and edition (five_sails_2023.jsonl …); each row holds the question and the lines of
the source book that answer it. The books themselves are not part of this project: without them beside it, in
../shared/seeds, only the junk is asked.
"""

import argparse
import json
import sys
import tempfile
from collections import Counter, defaultdict
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from judgekit.library import Library, load_texts, rows, store
from judgekit.library.copies import edition_of, place
from judgekit.library.reading import read_copy
from judgekit.search import Searcher, words
from judgekit.search.index import write_index
from judgekit.search.synonyms import Thesaurus

HERE = Path(__file__).resolve().parent
SHARED = HERE.parent.parent / "shared"
WIDEST = 40
FILES = {
    "five_sails_2023": ("five-sails", "five-sails/rulebook-2023", "000_d681aa8fcdf30ce7.txt"),
    "five_sails_playtest": ("five-sails", "five-sails/playtest-5.9.4e", "001_80334deb2bd49238.txt"),
    "ccg7s": ("7th-sea-ccg", "7th-sea-ccg/rulesheet", "002_ebdc9d9b3eb29a27.txt"),
    "skull_tales": ("skull-tales", "skull-tales/rulebook", "003_e521ddf8b76cd8bd.txt"),
    "seven_swords": ("seven-swords", "seven-swords/rulebook", "004_82aef11b6c146d40.txt"),
}


def build(folder, books):
    """A searcher over books, built in a folder."""
    folder.mkdir()
    rows.write_library(folder / store.FILE, books, "quality")
    write_index(folder / "index-quality", books)
    library = Library(rows.read_library(folder / store.FILE), key="quality")
    library.built_in = folder
    return Searcher(library)


def answering_lines(books):
    """For each document, the lines on which each rule stands."""
    out = {}
    for _, document, name in FILES.values():
        if any(e.document == document for b in books for e in b.editions) and (SHARED / "seeds" / name).exists():
            spans, _, _ = place(read_copy(SHARED / "seeds" / name), books, edition_of(books, document))
            lines = defaultdict(list)
            repeats = {r.id: r.repeats for b in books for r in b.rules}
            for (rule, _), span in spans.items():
                for each in filter(None, (rule, repeats[rule])):
                    lines[each].append((span.first, span.last))
            out[document] = lines
    return out


def right(spans, gold):
    """Whether a rule's lines hold the answer."""
    return sum(b - a + 1 for a, b in set(spans)) <= WIDEST and any(a <= d and c <= b for a, b in spans for c, d in gold)


def score(searcher, lines, files, *, mend=True, misses=False, anywhere=False):
    """Counts by file and style: right at first place, within five, and refused."""
    table = defaultdict(Counter)
    for file in files:
        game, document, _ = FILES[file.stem]
        for question in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
            chosen = {} if anywhere else {"game": game, "edition": document.partition("/")[2]}
            answer = searcher.ask(question["q"], limit=10, mend=mend, **chosen)
            rank = next((h.rank for h in answer.hits if right(lines[document].get(h.rule.id, []), question["gold"])), 0)
            for row in (f"{file.stem}", f"style {question['style']}", "all"):
                table[row].update(n=1, first=rank == 1, five=1 <= rank <= 5, refused=not answer.hits)
            if misses and rank != 1:
                print(f"  {question['id']} rank {rank or '-'}: {question['q']!r}; first: {answer.hits[0].rule.id if answer.hits else 'nothing'}")
    return table


def show(title, table):
    """Prints a table of counts."""
    for row in sorted(table, key=lambda r: (r == "all", r)):
        c = table[row]
        print(
            f"{title:22} {row:26} n={c['n']:4}  first={c['first'] / c['n']:.3f}  five={c['five'] / c['n']:.3f}  refused={c['refused'] / c['n']:.3f}"
        )


@contextmanager
def without_stemming():
    """Every word as it is written."""
    kept = words.stem
    import judgekit.search as package

    modules = [m for name, m in sys.modules.items() if name.startswith(package.__name__) and getattr(m, "stem", None) is kept]
    for module in modules:
        module.stem = lambda word: word
    try:
        yield
    finally:
        for module in modules:
            module.stem = kept


def main():
    """Prints every figure asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--ablate", action="store_true", help="what each part contributes")
    parser.add_argument("--misses", action="store_true", help="list the questions not right at first place")
    parser.add_argument("--no-game", action="store_true", help="do not say which game and edition is meant")
    options = parser.parse_args()
    books, _ = load_texts()
    lines = answering_lines(books)
    files = options.files or [f for folder in (HERE / "questions", SHARED / "questions") for f in sorted(folder.glob("*.jsonl"))]
    files = [f for f in files if FILES[f.stem][1] in lines]
    with tempfile.TemporaryDirectory() as scratch:
        searcher = build(Path(scratch) / "whole", books)
        for folder in dict.fromkeys(f.parent for f in files):
            show(
                folder.parent.name + "/" + folder.name,
                score(searcher, lines, [f for f in files if f.parent == folder], misses=options.misses, anywhere=options.no_game),
            )
        for name in ("junk", "junk_unseen"):
            junk = [q for q in (HERE / "questions" / f"{name}.txt").read_text(encoding="utf-8").splitlines() if q]
            print(f"{name}: {sum(bool(searcher.ask(q).hits) for q in junk)} of {len(junk)} answered")
        if options.ablate and files:
            show("without typos mended", {"all": score(searcher, lines, files, mend=False)["all"]})
            kept = {name: game.terms.thesaurus for name, game in searcher.games.items()}
            for game in searcher.games.values():
                game.terms.thesaurus = Thesaurus([])
            show("without synonyms", {"all": score(searcher, lines, files)["all"]})
            for name, game in searcher.games.items():
                game.terms.thesaurus = kept[name]
            for what, left_out in (("further questions", {"heard_text": ""}), ("asked-as and further questions", {"asked": (), "heard_text": ""})):
                silent = [replace(b, rules=tuple(replace(r, **left_out) for r in b.rules)) for b in books]
                show(f"without {what}", {"all": score(build(Path(scratch) / what, silent), lines, files)["all"]})
            with without_stemming():
                show("without stemming", {"all": score(build(Path(scratch) / "unstemmed", books), lines, files)["all"]})
            show("the whole", {"all": score(searcher, lines, files)["all"]})
    return 0


if __name__ == "__main__":
    sys.exit(main())
