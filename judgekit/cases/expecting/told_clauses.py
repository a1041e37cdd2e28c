"""A step of an order, and a line, in clauses: who does what to whom, how often, from where to where, and whether it is denied."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from judgekit.cases.expecting.doings import DOING, done, verbs
from judgekit.cases.expecting.told_names import AUXILIARY, MARK, with_marks
from judgekit.cases.sentences.same_words import IDLE, NOTHING
from judgekit.games.five_sails.boards.story.words import COUNTS

KINDS = frozenset("action reaction forced technique maneuver".split())
OF_KIND = rf"(?:(?:first|second|third|city|other) )*(?:{'|'.join(sorted(KINDS))})"
SEEN = ((re.compile(r"\b(?:that )?nobody has seen\b|\b(?:unseen|unknown)\b"), "unseen"), (re.compile(r"\b(?:that )?\w+ has seen\b|\bseen\b"), "seen"))
"""Whether a card has been seen: no denial of what is done."""
ALSO = re.compile(r" \((?:at most|no more than|\d|-)[^()]*\)")
"""A limit, and the values of a card."""
GOES_ON = rf"(?:(?:now|then|so|also|not|no|been|{AUXILIARY})\s+)*(?:{'|'.join(DOING)})\b|now\s|as much\b|none\b"
BREAK = re.compile(rf"[:;,]\s|\.\s|\s(?:and|but|then)(?: then)?\s(?={GOES_ON})")
"""Where another clause begins."""
STATES = re.compile(rf"\b(?:{AUXILIARY}|goes|stands|holds|lies?)\b")
PASSIVE = re.compile(r"\b(?:is|are|was|were|be|been|gets?|becomes?)(?: (?:not|now|then|also|again|\w+ly))* $", re.IGNORECASE)
PREPOSITION = re.compile(
    r"\b(to|into|onto|from|by|on|at|for|of|with|against|in|off|beside)(?: the| their| his| her| its| pool of| (?:discard )?pile of)*\s*$",
    re.IGNORECASE,
)
OF_ABILITY = re.compile(rf"(?:{'|'.join(sorted(KINDS))}|ability|effects?|control) of\s*$", re.IGNORECASE)
NUMBERS = re.compile(
    r"(?<![\w/+-])(?:[+-]?\d+|one|two|three|four|five|six|seven|eight|nine|ten|once|twice)\b"
    r"(?:\s+(?:more|further|other|single|unseen|points? of))*(?:\s+([a-z]+))?"
)
A_UNIT = re.compile(r"\b(?:an?|another|a single)\s+(?:single\s+|further\s+)?(wound|card|renown|threat)\b")
WHOSE = re.compile(rf"<(\d+)>['’]s? (?!<)(?!{OF_KIND})", re.IGNORECASE)
MAIN = re.compile(r"(?:(?:[Tt]he )?<\d+> )?(?:(?:then|now|also|not|never) )*(?:(?<=> )([a-z]+)|([a-z]+s))\b")
CALLED = re.compile(r"(?<!\w)(?:[A-Z]\w+|(?<=\band )[a-z]+)")
"""What must be told word for word: a name that is not known here, and what is joined by `and`, which may be another doing."""
OF_ALL = re.compile(
    r"\b(?:(?:each|every|both|all)(?: of)?(?: the)?(?: \w+)? (?:player|opponent|character|location|leader|scheme)s?|everybody|everyone"
    r"|^(?:characters|players|locations|schemes))\b"
)
ZONE_OF = re.compile(r"<(\d+)>['’]s? (?:discard|hand|deck|faction deck|approach deck|locker|home|crew)\b|(?:pile|hand|deck|locker|crew) of <(\d+)>")


@dataclass(frozen=True)
class Told:
    """A clause: what it tells, without its words."""

    subject: frozenset[str] = frozenset()
    verbs: frozenset[str] = frozenset()
    passive: bool = False
    objects: frozenset[str] = frozenset()
    """To whom it is done, as far as that is named."""
    by: frozenset[str] = frozenset()
    ways: frozenset[tuple[str, str]] = frozenset()
    """The names behind `to` and `from`."""
    owned: frozenset[tuple[str, str]] = frozenset()
    """Who is named as whose: the owner, and what is owned."""
    names: frozenset[str] = frozenset()
    owners: frozenset[str] = frozenset()
    """Whose something is that has no name."""
    denied: bool = False
    numbers: tuple[tuple[str, str], ...] = ()
    """How much, with its sign, and of what."""
    words: frozenset[str] = frozenset()
    main: str = ""
    """The word behind the subject."""
    called: frozenset[str] = frozenset()
    """Words that a line must have: those with a capital that are no name known here, and those behind `and`."""
    to_or_from: frozenset[str] = frozenset()
    state: bool = False
    """Whether it tells how somebody or something is, or what they have."""
    of_all: bool = False
    """Whether it tells of each player, or all characters."""
    in_zone_of: frozenset[str] = frozenset()
    """Whose hand, deck or pile is named."""
    supposed: bool = False
    """Whether it tells what would be."""
    suffers: bool = False
    """Whether it can only be that to which it is done that is told first."""


@lru_cache(maxsize=20000)
def clauses_of(text: str, names: tuple[str, ...]) -> tuple[Told, ...]:
    """The clauses of a text, each with the subject of the one before where it has none."""
    marked, found = with_marks(text.strip().rstrip("."), names)
    out: list[Told] = []
    before = frozenset[str]()
    for part in BREAK.split(ALSO.sub(" ", marked)):
        if part := re.sub(r"^(?:and|but|then) ", "", part.strip()):
            told = _clause(part, found, before)
            before = told.subject or before
            out.append(told)
    return tuple(out)


def _clause(text: str, found: tuple[str, ...], before: frozenset[str]) -> Told:
    """One clause; the subject of the one before goes on where it has none of its own."""
    for pattern, says in SEEN:
        text = pattern.sub(says, text)
    low, doing = text.casefold(), verbs(text)
    first = doing[0] if doing else None
    states = STATES.search(low)
    ends = [x for x in (first[0] if first else None, states.start() if states else None) if x is not None]
    head = text[: min(ends, default=len(text))]
    subject, all_done = _bearers(head, found), done(text)
    objects, by, ways = _around(text[first[1] :] if first else text[len(head) :], found)
    return Told(
        subject=subject or (before if not head.strip() else frozenset()),
        verbs=frozenset(all_done),
        passive=first is not None and _is_passive(text, first, stands_alone=bool(head.strip()) and not states),
        objects=objects,
        by=by,
        ways=ways,
        owned=frozenset((found[int(a)], found[int(b)]) for a, b in re.findall(r"<(\d+)>['’]s? <(\d+)>", text)),
        names=frozenset(found[int(n)] for n in MARK.findall(text)),
        owners=frozenset(found[int(n)] for n in WHOSE.findall(text)),
        in_zone_of=frozenset(found[int(m[1] or m[2])] for m in ZONE_OF.finditer(low)),
        denied=len(NOTHING.findall(low)) % 2 == 1,
        supposed=re.search(r"\b(?:would|could)\b", low) is not None,
        numbers=_numbers(MARK.sub(" ", low)),
        words=_words(text, {start for start, *_ in doing}),
        main=_main(text),
        called=frozenset(w.casefold().removesuffix("s") for w in CALLED.findall(text) if w.casefold() not in {*IDLE, *DOING}),
        to_or_from=frozenset("from" if x == "from" else "to" for x in re.findall(r"\b(?:from|to|into|onto)\b", low)),
        state=first is None and states is not None and bool(head.strip()),
        of_all=OF_ALL.search(low) is not None,
        suffers=first is not None and ("suffer" in {first[2], *all_done} or (first[2] in {"move", "engage"} and not objects)),
    )


def _is_passive(text: str, first: tuple[int, int, str], *, stands_alone: bool) -> bool:
    """Whether what is done first is done to the subject: `is drawn`, or `card drawn` where nothing else is said of it."""
    begin, end, _ = first
    return PASSIVE.search(text[:begin]) is not None or (stands_alone and re.fullmatch(r"\w+(?:ed|n)", text[begin:end]) is not None)


def _bearers(head: str, found: tuple[str, ...]) -> frozenset[str]:
    """The names in what stands before the doing: those of which it is told, and not of whom they are."""
    whose = set(re.findall(rf"<(\d+)>['’]s? (?!{OF_KIND}|effect)", head, re.IGNORECASE))
    return frozenset(found[int(n)] for n in MARK.findall(head) if n not in whose)


def _around(behind: str, found: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str], frozenset[tuple[str, str]]]:
    """The names behind a doing: to whom it is done, by whom, and from and to where."""
    objects, by, ways = set(), set(), set()
    for m in MARK.finditer(behind):
        said, rest = PREPOSITION.search(behind[: m.start()]), behind[m.end() :]
        how, name = said[1].casefold() if said else "", found[int(m[1])]
        is_owner = re.match(r"['’]s?\s", rest) and not re.match(rf"['’]s? {OF_KIND}", rest, re.IGNORECASE)
        if how == "by":
            by.add(name)
        elif how in {"to", "into", "onto", "from", "off"}:
            ways.add((name, "from" if how in {"from", "off"} else "to"))
        elif not is_owner and (not how or OF_ABILITY.search(behind[: m.start()])):
            objects.add(name)
    return frozenset(objects), frozenset(by), frozenset(ways)


def _words(text: str, doing: set[int]) -> frozenset[str]:
    """The other words, and those of doings that are nouns here."""
    out = set()
    for m in re.finditer(r"[a-z]{2,}", MARK.sub(lambda m: " " * len(m[0]), text.casefold())):
        if m[0] in DOING:
            out |= {f"{DOING[m[0]]} (noun)"} if m.start() not in doing else set()
        elif m[0] not in IDLE and not NOTHING.search(m[0]):
            out.add(m[0].removesuffix("s"))
    return frozenset(out)


def _numbers(rest: str) -> tuple[tuple[str, str], ...]:
    """The numbers of a clause, each with what it counts."""
    out = []
    for m in NUMBERS.finditer(rest):
        word = m[0].split()[0]
        n = {"once": 1, "twice": 2}.get(word) or COUNTS.get(word) or word
        out.append((str(n), (m[1] or "").removesuffix("s")))
    return tuple(out) + tuple(("1", m[1]) for m in A_UNIT.finditer(rest))


def _main(text: str) -> str:
    """The word that tells what is done though it is no doing known here: the first behind the subject, where it looks like one."""
    said = MAIN.match(text)
    word = said[1] or said[2] if said else ""
    return "" if not word or word in DOING or word in IDLE or re.fullmatch(AUXILIARY, word) else word.removesuffix("s")
