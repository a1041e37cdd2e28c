"""Turn the line marks of a draft into citations: `@cite rulebook-2023 L330,332-334`.

Whoever writes a chapter reads the book with line numbers; the finished file must not depend on them. For each
paragraph named, this writes one `@cite` line with the printed page, the heading path, and a few distinctive words of
the paragraph in their order, and keeps the line in tests/citations/ so that the import can be measured.

    python scripts/anchors.py rules_text/five_sails/victory.md [more files]
"""

import json
import re
import sys
from collections import Counter
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SEEDS = ROOT.parent / "shared" / "seeds"
SOURCES = {  # folder under rules_text / edition
    "five_sails/rulebook-2023": "000_d681aa8fcdf30ce7.txt",
    "five_sails/playtest-5.9.4e": "001_80334deb2bd49238.txt",
    "seventh_sea_ccg/rulesheet": "002_ebdc9d9b3eb29a27.txt",
    "skull_tales/rulebook": "003_e521ddf8b76cd8bd.txt",
    "seven_swords/rulebook": "004_82aef11b6c146d40.txt",
}
DRAFT = re.compile(r"^@cite (\S+) (L\d[\dL, -]*)$")
MOST = 8


sys.path.insert(0, str(ROOT))
from judgekit.library.passages import words_of  # noqa: E402
from judgekit.library.placing import heading_key  # noqa: E402  (one way of cutting words, in the product and here)


@cache
def source(edition):
    return (SEEDS / SOURCES[edition]).read_text(encoding="utf-8").splitlines()


@cache
def frequencies(edition):
    return Counter(w for line in source(edition) for w in set(words_of(line)))


@cache
def headings(edition):
    rows = (ROOT / "scripts" / "headings" / f"{edition}.tsv").read_text(encoding="utf-8").splitlines()
    return [(int(n), int(level), title, page) for n, level, title, page in (r.split("\t") for r in rows)]


def place(edition, line):
    """The heading path and the printed page of a line."""
    path, printed = {}, ""
    for number, level, title, page in headings(edition):
        if number > line:
            break
        path = {k: v for k, v in path.items() if k < level} | {level: title}
        printed = page
    if heading_key(source(edition)[line - 1]) == heading_key(path.get(1, "")):
        path = {1: path[1]}  # a running head
    return " > ".join(path[k] for k in sorted(path)), printed


def nth(edition, line):
    """The how-manieth paragraph of these words under this heading it is."""
    here = distinctive(edition, line), place(edition, line)[0]
    return sum(
        (distinctive(edition, n), place(edition, n)[0]) == here
        for n in range(1, line + 1)
        if words_of(source(edition)[n - 1]) == words_of(source(edition)[line - 1])
    )


def distinctive(edition, line):
    """Up to nine words of the paragraph in order: its first, its last, and the rarest between, spread out."""
    words = words_of(source(edition)[line - 1])
    if len(words) <= 4:
        return words
    seen = frequencies(edition)
    picked = {0, len(words) - 1}
    most = min(MOST, max(4, len(words) * 2 // 3))
    inner = sorted(range(1, len(words) - 1), key=lambda i: (seen[words[i]] - (len(words[i]) > 3), i))
    for i in inner:
        if len(picked) >= most:
            break
        picked.add(i)
    return [words[i] for i in sorted(picked)]


def lines_named(marks):
    for part in marks.replace("L", "").replace(" ", "").split(","):
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def cites(edition, marks):
    for line in lines_named(marks):
        if line > len(source(edition)):
            sys.exit(f"{edition} has no line {line}")
        if not words_of(source(edition)[line - 1]):
            print(f"{edition} line {line} is blank")
            continue
        path, page = place(edition, line)
        number = nth(edition, line)
        words = " ".join(distinctive(edition, line)) + (f" ({number})" if number > 1 else "")
        yield line, f"@cite {edition.partition('/')[2]}{f' p.{page}' if page else ''} | {path} | {words}"


def main():
    for name in sys.argv[1:]:
        path = Path(name)
        out, ledger, rule = [], {}, ""
        for row in path.read_text(encoding="utf-8").splitlines():
            head = re.match(r"^#{3,4} .*\{#([^}]+)\}\s*$", row)
            if head:
                rule = head[1]
            draft = DRAFT.match(row)
            if not draft:
                out.append(row)
                continue
            for line, text in cites(f"{path.parent.name}/{draft[1]}", draft[2]):
                out.append(text)
                ledger.setdefault(rule, []).append([draft[1], line, text.rpartition("| ")[2]])
        path.write_text("\n".join(out) + "\n", encoding="utf-8")
        keep(path, ledger)
        print(f"{name}: {sum(map(len, ledger.values()))} citations written")
    return 0


def keep(chapter, ledger):
    """Add the lines to the chapter's list of where each citation must land."""
    if not ledger:
        return
    file = ROOT / "tests" / "citations" / chapter.parent.name / f"{chapter.stem}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    known = {}
    if file.exists():
        known = {(r["rule"], r["edition"], r["line"]): r for r in map(json.loads, file.read_text().splitlines())}
    for rule, rows in ledger.items():
        for edition, line, words in rows:
            known[rule, edition, line] = {"rule": rule, "edition": edition, "line": line, "words": words}
    rows = sorted(known.values(), key=lambda r: (r["edition"], r["line"], r["rule"]))
    file.write_text("".join(json.dumps(r, ensure_ascii=False) + "\n" for r in rows), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
