"""How firm and how quick the desk is. Run by hand: python -m benchmarks.desk [kills] [--kills 1000] [--seconds 60]

kills     writers killed with SIGKILL while they write: what was acknowledged must be there, once, and the file whole
devices   twenty devices that write at once over HTTP, each entry sent twice: every one there once
search    what thousands of rulings add to the time of an answer; with none, nothing
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from statistics import median

from judgekit.desk import Desk
from judgekit.desk.check import checked
from judgekit.library import Library
from judgekit.search import Searcher

WRITER = """
import sys
from pathlib import Path
from judgekit.desk.check import checked
from judgekit.desk.desk import Desk
desk, number = Desk(Path(sys.argv[1])), 0
sys.stdout.write("ready\\n"); sys.stdout.flush()
for device in sys.stdin:
    import os
    child = os.fork()
    if child:
        sys.stdout.write(f"{child}\\n"); sys.stdout.flush()
        os.waitpid(child, 0)
        sys.stdout.write("dead\\n"); sys.stdout.flush()
        continue
    while True:
        name = f"{device.strip()}-{number:06}"
        values = {"asked": name, "ruled": "x" * (number % 900 + 1)}
        made = {"id": "e-" + name, "ruling": "r-" + name, "kind": "ruled", "judge": "d", "made": "", "set": values}
        [kept] = desk.add([checked(made)])
        os.write(1, f"{kept.id} {kept.status}\\n".encode())
        number += 1
"""
"""A process that is asked for one writer after another, each a child that opens the file anew and writes until it is killed."""


def kills(count: int) -> None:
    """Kills writers at moments drawn by lot, reads back what they were told, and compares."""
    with tempfile.TemporaryDirectory() as name:
        folder, known = Path(name), set[str]()
        lot = random.Random(7)
        begun = time.monotonic()
        with subprocess.Popen([sys.executable, "-c", WRITER, name], stdin=-1, stdout=-1, text=True) as mother:
            assert mother.stdout
            assert mother.stdin
            mother.stdout.readline()
            for number in range(count):
                mother.stdin.write(f"device{number:05}\n")
                mother.stdin.flush()
                child = int(mother.stdout.readline())
                timer = threading.Timer(lot.uniform(0.0, 0.06), lambda c=child: subprocess.run(["kill", "-9", str(c)], check=True))
                timer.start()
                while (line := mother.stdout.readline()) != "dead\n":
                    if line.endswith(" kept\n"):
                        known.add(line.split()[0])
                timer.join()
            mother.stdin.close()
        desk = Desk(folder)
        found = [e.id for e in desk.journal.entries()]
        desk.journal.close()
        with sqlite3.connect(folder / "desk.db") as db:
            whole = db.execute("pragma integrity_check").fetchone()[0]
        db.close()
        lost, double = known - set(found), len(found) - len(set(found))
        print(f"kills: {count} in {time.monotonic() - begun:.0f} s; {len(known)} entries acknowledged, {len(found)} there")
        print(f"kills: {len(lost)} lost, {double} double; the file is {whole}")
        if lost or double or whole != "ok":
            sys.exit(1)


def post(address: str, entries: list[dict[str, object]]) -> list[str]:
    """Sends entries; what became of each."""
    body = json.dumps({"entries": entries}).encode()
    request = urllib.request.Request(f"{address}api/desk/entries", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return [r["status"] for r in json.load(answer)["results"]]


def devices(seconds: float, count: int = 20) -> None:
    """Many devices at once against a server of its own."""
    with tempfile.TemporaryDirectory() as name:
        command = [sys.executable, "-m", "judgekit", "--data", name, "serve", "--port", "0"]
        with subprocess.Popen(command, stdout=-1, text=True) as server:
            assert server.stdout
            address = server.stdout.readline().split()[1]
            until, times, kept = time.monotonic() + seconds, list[float](), list[str]()
            begun = time.monotonic()

            def device(which: int) -> None:
                number = 0
                while time.monotonic() < until:
                    made = f"device{which:02}-{number:06}"
                    values = {"asked": f"What about {made}?", "ruled": "Yes."}
                    each = {"id": f"e-{made}", "ruling": f"r-{made}", "kind": "ruled", "judge": f"Judge {which}", "made": "", "set": values}
                    start = time.monotonic()
                    first = post(address, [each])
                    times.append(time.monotonic() - start)
                    assert first == ["kept"]
                    assert post(address, [each]) == ["known"]
                    kept.append(f"e-{made}")
                    number += 1

            threads = [threading.Thread(target=device, args=(n,)) for n in range(count)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            took = time.monotonic() - begun
            server.send_signal(signal.SIGKILL)
        desk = Desk(Path(name))
        found = [e.id for e in desk.journal.entries()]
        desk.journal.close()
        ordered = sorted(times)
        rate, slow = len(times) / took, ordered[int(len(ordered) * 0.99)]
        print(f"devices: {count} for {took:.0f} s: {len(kept)} entries, each sent twice; {rate:.0f} kept a second")
        print(f"devices: an answer in {median(times) * 1000:.0f} ms in the middle, 99 in 100 in {slow * 1000:.0f} ms")
        print(f"devices: there {len(found)}, each once: {sorted(found) == sorted(kept)}")
        if sorted(found) != sorted(kept):
            sys.exit(1)


QUESTIONS = ("can I riposte more than I parry", "my crew is too big", "what happens when I gamble", "initiative tie", "amour", "who may intervene")


def search(count: int) -> None:
    """The time of answers without rulings and with many."""
    with tempfile.TemporaryDirectory() as name:
        searcher = Searcher(Library.open(name))
        none = timed(searcher)
        rules, lot = [r.id for r in searcher.library.books[0].rules], random.Random(3)
        asked = [q for r in searcher.library.books[0].rules for q in r.asked]
        entries = []
        for n in range(count):
            values = {"asked": lot.choice(asked), "ruled": "As written.", "rules": [lot.choice(rules)]}
            values |= {"group": "trait:duelist"} if n % 20 == 0 else {}
            entries.append(checked({"id": f"entry-{n:06}", "ruling": f"ruling-{n:06}", "kind": "ruled", "judge": "A", "made": "", "set": values}))
        desk = searcher.rulings.desk
        desk.add(entries)
        begun = time.monotonic()
        assert len(desk.rulings) == count
        taken_in = time.monotonic() - begun
        many, answers = timed(searcher), [searcher.ask(q) for q in QUESTIONS]
        begun = time.perf_counter()
        for _ in range(50):
            for answer in answers:
                searcher.rulings.add_to(answer)
        part = (time.perf_counter() - begun) / 50 / len(answers)
        desk.journal.close()
        print(f"search: {none * 1000:.1f} ms an answer without rulings, {many * 1000:.1f} ms with {count}, {part * 1000:.1f} ms for the rulings")
        print(f"search: {taken_in:.2f} s to take them in at the start")


def timed(searcher: Searcher) -> float:
    """The middle time of an answer."""
    for question in QUESTIONS:
        searcher.ask(question)
    found = []
    for _ in range(15):
        for question in QUESTIONS:
            begun = time.perf_counter()
            searcher.ask(question)
            found.append(time.perf_counter() - begun)
    return median(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", choices=["kills", "devices", "search"], default=["kills", "devices", "search"])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rulings", type=int, default=5000)
    given = parser.parse_args()
    if "kills" in given.what:
        kills(given.kills)
    if "devices" in given.what:
        devices(given.seconds)
    if "search" in given.what:
        search(given.rulings)


if __name__ == "__main__":
    main()
