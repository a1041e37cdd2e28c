"""How fast the search is, beside SQLite's FTS5 and bare Whoosh on the same texts in the same run; prints ratios, fails on nothing.

make bench        or        python -m benchmarks.search [--large]
"""

import argparse
import json
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from whoosh import index as whoosh_index
from whoosh.query import Or, Term

from judgekit.library import Library, load_texts, rows, store
from judgekit.search import Searcher
from judgekit.search.index import documents, write_index
from judgekit.search.words import STOP, stem, tokens

HERE = Path(__file__).resolve().parent
REPEATS = 3


def questions():
    """The questions of every file, a text each."""
    return [json.loads(line)["q"] for file in sorted((HERE / "questions").glob("*.jsonl")) for line in file.read_text(encoding="utf-8").splitlines()]


def timed(ask, asked):
    """Median and 95th percentile of asking each question, in milliseconds, after one round to warm up."""
    for question in asked:
        ask(question)
    took = []
    for _ in range(REPEATS):
        for question in asked:
            began = time.perf_counter()
            ask(question)
            took.append((time.perf_counter() - began) * 1000)
    took.sort()
    return statistics.median(took), took[int(len(took) * 0.95)]


def fts5(books):
    """Asks SQLite's FTS5 for the same texts: porter stems, any of the words, the best ten with a snippet."""
    db = sqlite3.connect(":memory:")
    db.execute("create virtual table texts using fts5(key unindexed, content, tokenize = 'porter unicode61')")
    db.executemany("insert into texts values (?, ?)", [(d["key"], d["content"]) for b in books for d in documents(b)])

    def ask(question):
        words = [w for w in tokens(question) if w not in STOP]
        if not words:
            return []
        sql = "select key, snippet(texts, 1, '[', ']', '…', 24) from texts where texts match ? order by rank limit 10"
        return db.execute(sql, [" OR ".join(f'"{w}"' for w in words)]).fetchall()

    return ask


def bare_whoosh(folder):
    """Asks Whoosh alone, one game: any of the stems, the best ten."""
    searcher = whoosh_index.open_dir(str(folder)).searcher()

    def ask(question):
        words = [stem(w) for w in tokens(question) if w not in STOP]
        return [hit["key"] for hit in searcher.search(Or([Term("content", w) for w in words]), limit=10)]

    return ask


def enlarged(books, times):
    """The library with every rule several times over, under other ids."""
    return [
        replace(b, rules=tuple(replace(r, id=f"{r.id}-{n}" if n else r.id, number=f"{r.number}.{n}") for n in range(times) for r in b.rules))
        for b in books
    ]


def built(books, folder):
    """A library and its searcher built from books, and the seconds that took."""
    began = time.perf_counter()
    rows.write_library(folder / store.FILE, books, "bench")
    write_index(folder / "index-bench", books)
    took = time.perf_counter() - began
    library = Library(rows.read_library(folder / store.FILE), folder=None, key="bench")
    library.built_in = folder
    return Searcher(library), took


def cold(data):
    """The seconds that one `judgekit ask` takes from start to end."""
    took = []
    for _ in range(7):
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "judgekit", "--data", data, "ask", "--json", "how many cards do I draw"], check=True, capture_output=True
        )
        took.append(time.perf_counter() - began)
    return statistics.median(took)


ASKING = """
import json, sys
from pathlib import Path
from judgekit.library import Library
from judgekit.search import Searcher
searcher = Searcher(Library.open(Path(sys.argv[1])))
for question in json.load(sys.stdin):
    searcher.ask(question)
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""


def memory(data):
    """What a process of its own holds at most, in MB, that opens the library and asks every question; Linux counts it."""
    done = subprocess.run([sys.executable, "-c", ASKING, str(data)], input=json.dumps(questions()), capture_output=True, text=True, check=True)
    return int(done.stdout) / 1024


def main():
    """Prints every figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--large", action="store_true", help="also with the library 100 times as large")
    options = parser.parse_args()
    asked = questions()
    books, _ = load_texts()
    with tempfile.TemporaryDirectory() as name:
        base = Path(name) / "base"
        base.mkdir()
        searcher, took = built(books, base)
        print(f"{sum(len(b.rules) for b in books)} entries, {len(asked)} questions; build {took:.2f} s")
        ours = timed(lambda question: searcher.ask(question), asked)
        game = books[0].game
        within = timed(lambda question: searcher.ask(question, game=game), asked)
        sqlite = timed(fts5(books), asked)
        bare = timed(bare_whoosh(base / "index-bench" / game), asked)
        for title, (median, late) in (
            ("whole pipeline", ours),
            (f"whole pipeline within {game}", within),
            ("SQLite FTS5", sqlite),
            ("bare Whoosh", bare),
        ):
            times = f"median {median:6.2f} ms   95th {late:6.2f} ms"
            to = (median / sqlite[0], late / sqlite[1], median / bare[0], late / bare[1])
            print(f"{title:32} {times}   to FTS5 {to[0]:5.2f} / {to[1]:5.2f}   to bare Whoosh {to[2]:5.2f} / {to[3]:5.2f}")
        data = Path(name) / "data"
        Library.open(data)
        print(f"memory {memory(data):.0f} MB at the highest, a process that asks every question")
        print(f"cold `judgekit ask` {cold(str(data)):.2f} s")
        for times in (10, 100) if options.large else (10,):
            folder = Path(name) / f"times-{times}"
            folder.mkdir()
            larger = enlarged(books, times)
            bigger, took = built(larger, folder)
            few = asked[::8]
            median, late = timed(lambda question, s=bigger: s.ask(question), few)
            their = timed(fts5(larger), few)
            times_taken = f"build {took:6.2f} s   median {median:6.2f} ms   95th {late:6.2f} ms"
            print(f"library times {times:<4} {times_taken}   to FTS5 {median / their[0]:5.2f} / {late / their[1]:5.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
