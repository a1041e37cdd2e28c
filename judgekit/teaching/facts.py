"""Questions about a fact: how many wounds, where, whose. The engine says what is so; what else is offered comes from the board."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine import Position
from judgekit.games.five_sails.facts.reading import Said, read_fact
from judgekit.games.five_sails.facts.stating import value_of
from judgekit.games.five_sails.facts.text import Unknown
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import adversary_side
from judgekit.teaching.fact_words import asked, is_askable
from judgekit.teaching.model import Answer, Ask, Moment, Question, Why

MOST = 4
NUMBER = re.compile(r"-?\d+")
KNOWN = {
    "victory": ("Dominance", "Economic", "Fifth Day", "Assassination", "none"),
    "check": ("Dominance", "Economic", "Fifth Day", "none"),
    "phase": ("Dawn", "Planning", "High Drama", "Plunder", "Dusk"),
    "rule status": ("explicit", "silent"),
    "method": ("random", "initiative", "tie", "none"),
    "game over": ("no", "won", "draw", "both"),
}
ANYBODY = "(?#any)"
KEYWORDS = {
    "wounds when destroyed": r"\bwound",
    "threat": r"\bthreat\b",
    "wounds": r"\bwound|\bhealed",
    "engaged": r"\bengage|en garde",
    "en garde": r"\bengage|en garde",
    "Renown": r"\bRenown\b",
    "controlled": r"control",
    "gambled": r"\bgambl",
    "hand": ANYBODY + r"\bdraws|\bdiscard|\bhand\b|\bholds\b|has to pay|\bplays\b",
    "phase": ANYBODY + r"\b(?:Dawn|Planning|High Drama|Plunder|Dusk) (?:begins|ends|is over)|High Drama:",
    "day =": ANYBODY + r"^Day \d",
    "token": ANYBODY + r"\btoken\b|Initiative",
    "irst player": ANYBODY + r"\btoken\b|Initiative",
    "active player": ANYBODY + r"\bpriority\b",
    "priority": ANYBODY + r"\bpriority\b",
    "duel over": ANYBODY + r"\bduel\b|refuse|cancel",
    "round": ANYBODY + r"\bround\b",
    "active participant": ANYBODY + r"\bround of\b",
    "winner": ANYBODY + r"\bwins\b|wins\.|control all|Renown|tied|draw",
    "victory": ANYBODY + r"\bVictory\b",
    "check": ANYBODY + r"\bVictory\b|controls all|seven or more",
    "pressure": ANYBODY + r"\bsum\b|^Influence|^Combat|^Finesse",
    "excess": ANYBODY + r"Restricted Hostilities|is discarded",
    "asks": ANYBODY + r"\bwait\b|decides",
}
"""What a line speaks of that tells why such a fact is so."""
SHOWN = 2
NOTHING = "Nothing in this step changes it."
GENERAL = {
    "active player": "day/high-drama-turns",
    "priority": "day/high-drama-turns",
    "phase": "day/five-phases",
    "duel over": "duel/ends",
    "Renown": "day/plunder-renown",
}
SAYS = {
    "yes": "Yes.",
    "no": "No.",
    "none": "None.",
    "explicit": "They say what happens.",
    "silent": "They leave it open.",
    "random": "By chance.",
    "initiative": "By the highest Initiative.",
    "tie": "By the rule for tied Initiative.",
}


class Unanswerable(Exception):
    """A question that the case does not answer; the message says why."""


def fact_question(m: Moment, ask: Ask) -> Question:
    """A question about a fact before or after a step."""
    after = ask.kind == "then"
    p, lines = (m.after, m.so_far + m.lines) if after else (m.before, m.so_far)
    try:
        said = read_fact(p, ask.about)
        right = value_of(p, lines, said)
        before = value_of(m.before, m.so_far, said)
    except (Unknown, ValueError, IndexError) as error:
        raise Unanswerable(str(error)) from error
    if not is_askable(said):
        raise Unanswerable(f"{ask.about!r} makes no question that people understand; ask 'who' or 'judge'")
    offered = among(right, ask.among) if ask.among else candidates(m, said, right, before, p)
    why = explained(m, said, right, after, before)
    if not why:
        raise Unanswerable("nothing explains it: the case cites no rule")
    return Question(ask.kind, asked(said, ask.about, after), tuple(answer(v, right, before if after else "", why) for v in offered))


def among(right: str, named: tuple[str, ...]) -> tuple[str, ...]:
    """The choices that the lesson names; the right one must be there."""
    if right.casefold() not in {n.casefold() for n in named}:
        raise Unanswerable(f"it is {right!r}, which is not among {' | '.join(named)}")
    return named


def candidates(m: Moment, said: Said, right: str, before: str, p: Position) -> tuple[str, ...]:
    """What might be so: values near and on the board, players, characters, locations; in a fixed order."""
    if NUMBER.fullmatch(right):
        return numbers(m, said, int(right), before)
    subject = said.form.plain.removesuffix(" =")
    if right in {"yes", "no"}:
        return ("yes", "no")
    for key, values in KNOWN.items():
        if key in subject and right in values:
            return values
    seats = p.cast.seats
    pools = (("nobody", *seats), ("none", *seats), (*seats, "the judge", "chance"), spots(p), zones(p), people(p, (right, before)))
    pool = next((x for x in pools if right in x), None)
    if pool is None:
        raise Unanswerable(f"{right!r} is neither a number nor a name on the board; name the choices with 'among: … | …'")
    return nearest_first(pool, right, before)


def numbers(m: Moment, said: Said, right: int, before: str) -> tuple[str, ...]:
    """The right number among others: what it was, the stats of those concerned, its neighbours."""
    found = [right]
    if NUMBER.fullmatch(before):
        found.append(int(before))
    found += [n for _, n in named_numbers(m.before, said)]
    found += [right + 1, right - 1, right + 2, 0]
    kept = [n for n in dict.fromkeys(found) if n >= 0][:MOST]
    return tuple(str(n) for n in sorted(kept))


def named_numbers(p: Position, said: Said) -> Iterator[tuple[str, int]]:
    """Numbers that somebody could take for the answer, with what they are: the stats and the threat of whoever fights."""
    duel = p.board.duel
    cards = [s.card for s in duel.sides] if duel else []
    cards += [int(v) for k, v in zip(said.names, said.values, strict=True) if k == "card" and isinstance(v, int)]
    for card in dict.fromkeys(c for c in cards if c >= 0):
        name = p.cast.names[card]
        side = adversary_side(p, card)
        if duel and side >= 0:
            yield f"the threat of {name}", duel.sides[side].pool
        value = stat(p, card, duel.stat if duel else "combat") if p.cast.faces[p.cards[card].face].kind == "character" else None
        if isinstance(value, int):
            yield f"the {(duel.stat if duel else 'combat').title()} of {name}", value


def zones(p: Position) -> tuple[str, ...]:
    """Where a card can lie."""
    own = [f"{z} of {s}" for s in p.cast.seats for z in ("hand", "discard pile", "The Locker", "deck", "dueling line", "Approach Deck")]
    return (*own, *p.cast.places, *(f"Home of {s}" for s in p.cast.seats), "play", "City Deck", "City Deck discard pile")


def spots(p: Position) -> tuple[str, ...]:
    """Where a character can be."""
    return (*p.cast.places, *(f"Home of {s}" for s in p.cast.seats), "nowhere")


def people(p: Position, said: tuple[str, str]) -> tuple[str, ...]:
    """The characters of the case, those who fight first; and nobody, where it is or was so."""
    duel = p.board.duel
    first = [p.cast.names[s.card] for s in duel.sides if s.card >= 0] if duel else []
    names = [p.cast.names[n] for n, c in enumerate(p.cards) if n and p.cast.faces[c.face].kind == "character"]
    return tuple(dict.fromkeys([*first, *names, *(x for x in said if x in {"none", "nothing", "nobody"})]))


def nearest_first(pool: tuple[str, ...], right: str, before: str) -> tuple[str, ...]:
    """At most so many of them, the right one and the former one included, in the order of the pool."""
    kept = dict.fromkeys([right, *([before] if before in pool else []), *pool])
    chosen = set(list(kept)[:MOST])
    return tuple(x for x in pool if x in chosen)


def explained(m: Moment, said: Said, right: str, after: bool, before: str = "") -> tuple[Why, ...]:
    """The lines that make it so, in their order; where a number is asked for, its line and the one that led to it."""
    pool = list(m.lines) if after and m.lines else list(m.so_far)
    word = next((w for k, w in KEYWORDS.items() if k in said.form.plain), "")
    names = {v.casefold() for k, v in said.names.items() if k in {"card", "player", "place"}} if not word.startswith(ANYBODY) else set()
    at = [n for n, x in enumerate(pool) if not names or any(name in x.text.casefold() for name in names)] if names or word else []
    at = [n for n in at if re.search(word, pool[n].text, re.IGNORECASE)]
    telling = [n for n in at if right in NUMBER.findall(pool[n].text)] if NUMBER.fullmatch(right) else []
    chosen = [telling[-1] - 1, telling[-1]] if telling else at[-SHOWN:]
    found = tuple(Why(pool[n].text, pool[n].rule) for n in chosen if n >= 0)
    if found and "stat" not in said.names:
        return found
    text = NOTHING if after and not found and right == before else ""
    return (*found, *(Why(text if n == 0 else "", rule) for n, rule in enumerate(grounds(m, said))))


def grounds(m: Moment, said: Said) -> tuple[str, ...]:
    """The rules to look at where no line tells: the general one for such a fact, then those that the case is about."""
    general = next((f"{m.before.game}/{r}" for k, r in GENERAL.items() if k in said.form.plain), "")
    return tuple(dict.fromkeys(x for x in (general, *m.cites) if x))


def answer(value: str, right: str, before: str, why: tuple[Why, ...]) -> Answer:
    """One choice with its explanation. Of a number the line before its own tells the reason, otherwise the last one does."""
    text = SAYS.get(value, value)
    if value.casefold() == right.casefold():
        return Answer(text, True, why)
    first = f"So it was before: {text}" if value == before else f"It is {shown(right)}, not {shown(value)}."
    main = why[0] if NUMBER.fullmatch(right) else why[-1]
    return Answer(text, False, (Why(first, main.rule), *why))


def shown(value: str) -> str:
    """A value within a sentence."""
    return SAYS[value].rstrip(".").casefold() if value in SAYS else value
