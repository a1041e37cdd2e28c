"""Puts what the cards' abilities say into the vocabulary's own wording, and counts what runs.

python scripts/card_says.py            rewrites `says` and `above_bar_says` in card_texts, and reports what no word reads
python scripts/card_says.py --check    changes nothing; how many abilities of each file run, and every fault
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

from judgekit.cases.known import faults, said_again
from judgekit.engine import EngineError
from judgekit.library.card_load import load_cards
from judgekit.library.cards import Card, coverage_of
from judgekit.paths import card_texts


def texts(card: Card) -> list[tuple[str, tuple[str, ...], str]]:
    """Kind, qualifiers and text of everything on a card that runs."""
    found = [(a.kind.title(), a.qualifier, a.says) for a in card.abilities if a.says]
    return found + ([("Scheme", (), card.above_bar)] if card.above_bar_runs else [])


def rewrite(cards: list[Card]) -> None:
    """Each text that reads, in the wording of the vocabulary."""
    for card in cards:
        file = Path(card.file)
        content = file.read_text(encoding="utf-8")
        for kind, qualifiers, says in texts(card):
            try:
                wanted = said_again(kind, qualifiers, says, card)
            except (EngineError, ValueError):
                continue
            content = content.replace(f"= {json.dumps(says, ensure_ascii=False)}", f"= {json.dumps(wanted, ensure_ascii=False)}")
        file.write_text(content, encoding="utf-8")


def counts(cards: list[Card]) -> None:
    """How many abilities of each file run."""
    for name in sorted({c.file for c in cards}):
        own = [c for c in cards if c.file == name]
        found = Counter(a.coverage for c in own for a in c.abilities)
        above = Counter(coverage_of(c.above_bar if c.above_bar_runs else "") for c in own if c.above_bar)
        bars = f"; above the bar {dict(above)}" if above else ""
        print(f"{Path(name).name:28} full {found['full']:3} partial {found['partial']:3} manual {found['manual']:3}{bars}")
    total = Counter(a.coverage for c in cards for a in c.abilities)
    print(f"{'all':28} full {total['full']:3} partial {total['partial']:3} manual {total['manual']:3}")


if __name__ == "__main__":
    known = [c for c in load_cards(card_texts()) if c.game == "five-sails"]
    if "--check" not in sys.argv:
        rewrite(known)
        known = [c for c in load_cards(card_texts()) if c.game == "five-sails"]
    wrong = list(faults(known))
    for problem in wrong:
        print(f"{problem.file}:{problem.line}: {problem.message}")
    counts(known)
    sys.exit(1 if wrong else 0)
