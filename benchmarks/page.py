"""How fast the page answers: searches over loopback with wrk, where it is installed, and through Flask alone.

    python -m benchmarks.page [--seconds 8] [--data DIR]

Prints requests a second and how long they take, and the time that the search alone takes in the same run beside it.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

QUESTIONS = (
    "how many cards do I draw|riposte|can an engaged character intervene|final strike|what happens when my leader dies|parley cost|threat pool|"
    "gamble|tie victory|move during duel|lethal|mercenary recruit|locker|brute|wealth|when is my untap step|who goes first"
).split("|")
SCRIPT = """
local asked = {%s}
local at = 0
request = function() at = at %% #asked + 1; return wrk.format("GET", "/found?in=five-sails&q=" .. asked[at]) end
"""


def through_flask(data: Path) -> None:
    """The time within the application, and the search's share of it."""
    from judgekit.web import create_app

    app = create_app(data)
    client = app.test_client()
    searcher = app.extensions["searcher"]
    whole, alone = [], []
    for n in range(400):
        question = QUESTIONS[n % len(QUESTIONS)]
        start = time.perf_counter()
        client.get("/found", query_string={"in": "five-sails", "q": question}, headers={"Host": "127.0.0.1"})
        middle = time.perf_counter()
        searcher.ask(question, game="five-sails")
        end = time.perf_counter()
        if n >= len(QUESTIONS):
            whole.append(middle - start)
            alone.append(end - middle)
    for name, times in (("a request within Flask", whole), ("the search alone", alone)):
        ratio = f"{sum(times) / sum(alone):.1f} times the search alone"
        print(f"{name:24} median {ms(times, 50):6.2f} ms   95th {ms(times, 95):6.2f} ms   {ratio}")


def ms(times: list[float], percent: int) -> float:
    """A percentile in milliseconds."""
    return quantiles(times, n=100)[percent - 1] * 1000


def over_loopback(data: Path, seconds: int) -> None:
    """Requests of four connections over loopback."""
    if not shutil.which("wrk"):
        print("wrk is not installed: nothing measured over loopback (apt-get install wrk)")
        return
    command = [sys.executable, "-m", "judgekit", "--data", str(data), "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server, tempfile.TemporaryDirectory() as folder:
        try:
            assert server.stdout
            address = next(m[0] for line in server.stdout if (m := re.search(r"http://\S+/", line)))
            script = Path(folder, "ask.lua")
            script.write_text(SCRIPT % ",".join(f'"{q.replace(" ", "+")}"' for q in QUESTIONS))
            for each in (2, seconds):  # the first warms up
                said = subprocess.run(
                    ["wrk", "-t1", "-c4", f"-d{each}s", "--latency", "-s", str(script), address], capture_output=True, text=True, check=True
                )
            found = re.findall(r"(50%|99%|Requests/sec:)\s+(\S+)", said.stdout)
            print("over loopback, 4 connections: " + ", ".join(f"{name.rstrip(':')} {value}" for name, value in found))
        finally:
            server.terminate()


def main() -> None:
    """Measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=8, choices=range(1, 31), metavar="1-30")
    parser.add_argument("--data", type=Path)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = chosen.data or Path(folder)
        through_flask(data)
        over_loopback(data, chosen.seconds)


if __name__ == "__main__":
    main()
