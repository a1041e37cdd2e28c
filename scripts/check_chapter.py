"""Check one chapter while the others are still being written: its form, and its links against what is known so far.

python scripts/check_chapter.py rules_text/five_sails/duel.md
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from judgekit.library.load import name_keys
from judgekit.library.parse import MARK, ChapterReader


def main():
    bad = 0
    for name in sys.argv[1:]:
        file = Path(name)
        readers = {}
        for other in file.parent.glob("*.md"):
            readers[other] = ChapterReader(str(other))
            readers[other].read(other.read_text(encoding="utf-8"))
        entries = [e for r in readers.values() for e in r.chapter.entries]
        ids = {e.id for e in entries}
        terms = {k for e in entries if e.id.startswith("term/") for n in (e.title, *(a.value for a in e.also)) for k in name_keys(n)}
        for problem in readers[file].problems:
            print(problem)
            bad += 1
        for e in readers[file].chapter.entries:
            text = "\n".join([*e.body, *(line for v in e.variants.values() for line in v)])
            for mark in [m[1].partition("|")[0].strip() for m in MARK.finditer(text)] + [s.value for s in (*e.see, *e.derived, *e.touches)]:
                if not mark.startswith("card:") and mark not in ids and not any(k in terms for k in name_keys(mark)):
                    print(f"{name}:{e.line}: not known yet: {mark}")
            if not e.cites:
                print(f"{name}:{e.line}: {e.id} cites nothing")
                bad += 1
            words = len(text.split())
            if words > 75 and e.form != "example":
                print(f"{name}:{e.line}: {e.id} has {words} words; is it one statement?")
        print(f"{name}: {len(readers[file].chapter.entries)} entries")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
