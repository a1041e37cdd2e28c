"""What a text tells of which the game tells otherwise: cards drawn or revealed, what is cancelled, how somebody lies, whence somebody moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from judgekit.cases.sentences.same_words import words
from judgekit.engine import Position
from judgekit.engine.rewriting import one_of
from judgekit.engine.values import Line
from judgekit.games.five_sails.boards.story.words import NUMBER, number
from judgekit.games.five_sails.values import location


def drawn_otherwise(lines: Sequence[Line], told: str, seats: Sequence[str]) -> str:
    """What a text tells somebody to draw in the Draw step, where the lines tell of another number; empty where they agree, or tell of none."""
    for found in re.finditer(rf"\b({'|'.join(map(re.escape, seats))}) draws (?:the )?({NUMBER}) cards?\b", told):
        drawn = [number(m[1]) for x in lines if (m := re.fullmatch(rf"{re.escape(found[1])} draws ({NUMBER}) cards?\.", x.text.strip()))]
        if drawn and number(found[2]) and sum(drawn) != number(found[2]):
            return found[0]
    return ""


SHUFFLED = re.compile(r"\bthe discard pile is shuffled\b", re.IGNORECASE)


def shuffled_in_vain(lines: Sequence[Line], told: str) -> str:
    """What a text tells of a deck that has run out, where the lines tell of no discard pile that becomes a deck; empty where they do."""
    found = SHUFFLED.search(told)
    return "" if found is None or any(SHUFFLED.search(x.text) for x in lines) else found[0]


CANCELLING = re.compile(
    r"(?<!not )(?<!without )\bcancel(?:s|l?ing) (?P<what>[^,;.]+)"
    r"|(?<![^,;:] )(?P<that>(?-i:[A-Z])[^,;.]*?) (?:is|are|gets) (?:thereby |thus )?cancelled\b",
    re.IGNORECASE,
)
IN_VAIN = re.compile(r"(?P<what>.+) is cancelled\.|.*\b(?:happens instead|is prevented)\b.*", re.IGNORECASE)


def cancelled_in_vain(lines: Sequence[Line], told: str, names: Sequence[str]) -> str:
    """What a text tells to be cancelled of which no line tells that it is; empty where there is no such thing.

    What was answered is an ability, which the line names, or something that happened: then the line says no more than that it is cancelled.
    """
    found = CANCELLING.search(told)
    if found is None:
        return ""
    gone = [m["what"] or "It" for line in lines if (m := IN_VAIN.fullmatch(line.text.strip()))]
    called = {w for w in words(found["what"] or found["that"], names) if str(w).startswith("name:")}
    return "" if any(what == "It" or not called or called & words(what, names) for what in gone) else found[0]


STATE = r"(?P<{}>engaged|en garde|unwounded|wounded)"
AS_IT_LIES = (
    rf"\bthe (?:already |still |now )?{STATE.format('how')} (?P<one><card>)(?!\w)|(?P<who><card>),? who is (?:already |still )?{STATE.format('so')}\b"
)
"""How somebody is said by the way to lie: `challenges the engaged Bo`."""


def lies_otherwise(told: str, positions: Sequence[Position]) -> str:
    """What a text says by the way of how somebody lies, where that is so in none of the positions; empty where there is no such thing."""
    if not re.search(STATE.format("how"), told):
        return ""
    cast = positions[0].cast
    for found in re.finditer(AS_IT_LIES.replace("<card>", one_of(tuple(n for n in cast.names if n))), told):
        n, how = cast.number_of[found["one"] or found["who"]], found["how"] or found["so"]
        cards = [p.cards[n] for p in positions]
        states = [c.engaged if how in {"engaged", "en garde"} else c.wounds > 0 for c in cards]
        if all(so != (how in {"engaged", "wounded"}) for so in states):
            return found[0]
    return ""


THEM = r"(?P<both>both|the two)(?: of them| participants?| characters)?"
STANDS_THERE = (
    r"\b(?:while|with) (?:(?P<who><card>)(?!\w)(?: and (?P<other><card>)(?!\w))?|{THEM})".replace("{THEM}", THEM)
    + r"(?: (?:is|are|being|stands?|standing|stays?|still|both))* (?:(?:at|in) (?P<at><place>)(?!\w)|there\b|here\b)"
)
"""Where somebody is said to be while something is done: `combat values are resolved while Bo is at The Docks`."""


def stands_otherwise(told: str, positions: Sequence[Position]) -> str:
    """What a text says by the way of where somebody stands, where that is so in none of the positions; empty where there is no such thing."""
    if not re.search(r"\b(?:while|with|both|two)\b", told):
        return ""
    cast = positions[0].cast
    homes = tuple(form.format(seat) for seat in cast.seats for form in ("{}'s Home", "{}’s Home", "Home of {}"))
    pattern = STANDS_THERE.replace("<card>", one_of(tuple(n for n in cast.names if n))).replace("<place>", one_of((*cast.places, *homes)))
    for found in re.finditer(pattern, told):
        if not any(_stand(p, found) for p in positions):
            return found[0]
    return ""


def _stand(p: Position, found: re.Match[str]) -> bool:
    """Whether those of whom it is said are where they are said to be, or at one place where none is named; who fights, where nobody is named."""
    if not found["who"] and p.board.duel is None:
        return False
    cards = [p.cast.number_of[x] for x in (found["who"], found["other"]) if x] or [side.card for side in p.board.duel.sides]
    at = {location(p, n) for n in cards}
    return at == {_home(found["at"])} if found["at"] else len(at) == 1


RECRUITS = re.compile(r"\b(?:recruit(?:s|ing)?|Recruit Action|hires?|hiring)\b[^;.]*?\b(?:at|in) ")


def recruited_elsewhere(told: str, positions: Sequence[Position]) -> str:
    """Where a text tells somebody to be recruited while nobody whom it names is there in any of the positions; empty where there is no such thing."""
    if not RECRUITS.search(told):
        return ""
    cast = positions[0].cast
    for found in re.finditer(rf"{RECRUITS.pattern}(?P<place>{one_of(tuple(cast.places))})(?!\w)", told):
        clause = told[told.rfind(";", 0, found.start()) + 1 : (told + ";").index(";", found.end())]
        named = [cast.number_of[name] for name in re.findall(one_of(tuple(n for n in cast.names if n)), clause) if name in cast.number_of]
        if named and not any(p.cards[n].at == found["place"] for p in positions for n in named):
            return f"at {found['place']}"
    return ""


REVEALS = r"\breveal(?:s|ed|ing)? (?:the )?(?:cards? )?"
COPY = re.compile(r" \d+$")


def revealed_otherwise(lines: Sequence[Line], told: str, names: Sequence[str]) -> str:
    """A card that a text tells to be revealed where the lines tell of other cards; empty where they agree, or tell of none."""
    if "reveal" not in told.lower():
        return ""
    called = f"(?:{one_of(tuple(dict.fromkeys(x for x in names if x)))})"
    shown = [x.text for x in lines if re.match(r"\s*\S+ reveals ", x.text)]
    seen = {COPY.sub("", m[0]) for text in shown for m in re.finditer(rf"\b{called}(?!\w)", text)}
    for found in re.finditer(rf"{REVEALS}(?P<cards>{called}(?:(?:, and |, | and )(?:the )?{called})*)(?!\w|['’]s)", told, re.IGNORECASE):
        wrong = [m[0] for m in re.finditer(called, found["cards"]) if COPY.sub("", m[0]) not in seen]
        if seen and wrong:
            return f"reveals {' and '.join(wrong)}"
    return ""


SCHEME = re.compile(r"(?P<who>[^;,]+?)['’]s scheme, (?P<name>[^;]+), is resolved")


def schemes_otherwise(lines: Sequence[Line], told: str) -> str:
    """A scheme that a text tells to be resolved where no player, or not the one who is named, has resolved one of that name; else empty."""
    for found in SCHEME.finditer(told):
        who = re.escape(found["who"]) if re.fullmatch(r"[A-Z]\w*", found["who"]) else r"\S+"
        done = re.compile(rf"{who} resolves {re.escape(found['name'])}(?: \d+)?\.", re.IGNORECASE)
        if not any(line.rule.endswith("day/planning-scheme") and done.fullmatch(line.text.strip()) for line in lines):
            return found[0]
    return ""


def moved_otherwise(way: Sequence[Position], told: str) -> str:
    """Whence a text tells somebody to move to a place, where whoever has come there in the meantime has come from elsewhere; else empty."""
    p = way[-1]
    homes = (form.format(seat) for seat in p.cast.seats for form in ("{}'s Home", "{}’s Home", "Home of {}"))
    place = f"(?:{one_of((*p.cast.places, *homes))})"
    for found in re.finditer(rf"(?P<who>[^;,.]*),? from (?P<a>{place}),?(?: back)? to (?P<b>{place})(?!\w)", told):
        if re.search(r"\b(?:Renown|threat|wounds?)\b", found["who"]):
            continue
        came = _came_to(way, _home(found["b"]))
        if came and _home(found["a"]) not in came:
            return f"from {found['a']} to {found['b']}"
    return ""


def _home(place: str) -> str:
    """The name of a place, where it may be a Home that is told in another way."""
    return re.sub(r"^(\w+)['’]s Home$", r"Home of \1", place)


def _came_to(way: Sequence[Position], place: str) -> set[str]:
    """Whence cards have come to a place on the way through some positions."""
    steps = [(p, q, n) for p, q in pairwise(way) for n in range(1, len(q.cards))]
    return {location(p, n) for p, q, n in steps if location(q, n) == place and location(p, n) not in {"", place}}
