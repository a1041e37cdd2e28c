"""Random play from the beginning of every case: rules cited, cards neither lost nor doubled, positions equal to their text.

python -m benchmarks.random_play [choices]
"""

from __future__ import annotations

import sys
import time
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from engine_tools import cases, play_at_random

from judgekit.cases.opening import open_case
from judgekit.engine import from_text, settle, to_text


def main(wanted: int) -> None:
    """Plays until so many choices were made."""
    starts = [settle(open_case(c, e)) for c in cases() for e in c.editions]
    made, begin = 0, time.perf_counter()
    for seed in count():
        for p in starts:
            q, choices = play_at_random(p, seed, 100, every=25)
            assert from_text(to_text(q)) == q
            made += choices
            if made >= wanted:
                seconds = time.perf_counter() - begin
                print(f"{made:,} random choices from {len(starts)} positions, {made / seconds:,.0f} a second: no invariant broken")
                return


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000)
