"""What is told of several schemes at once, each with its player: `the schemes have initiative 58 (A) and 31 (B)`."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.games.five_sails.boards.story.prose import Bit, anew

STAT = r"(?:initiative|panache modifier)"
KIND = r"(?:(?:the|both|all|their|players['’]|chosen|selected|revealed|facedown) )*"
ALSO = (
    r"(?P<also>(?:,|;| and| but)* (?:(?:both|all|each|they|which)(?: of them)? )?(?:without|with no"
    r"|none (?:has|with|having)|neither (?:has|with)|no scheme has) .+)?"
)
NO_TEXT = re.compile(
    r"^(?:and |but )?(?P<none>none(?: of (?:them|the schemes))?|neither(?: of (?:them|the schemes)| scheme)?|no scheme) (?:says?|does?|has|reads?)"
    r" (?:anything|any (?:text|effect)|something) (?:when|if) (?:it is )?revealed$",
    re.IGNORECASE,
)


@lru_cache(maxsize=64)
def _patterns(seats: str) -> tuple[re.Pattern[str], ...]:
    one = f"(?-i:{seats})"
    after = (
        rf"{KIND}schemes(?: (?:chosen|selected|revealed|in play))? (?:have|has|with|show|are of) (?P<stat>{STAT})s?"
        rf" (?P<each>[+-]?\d+ (?:\({one}\)|(?:for|of) {one}\b).*?){ALSO}"
    )
    listed = (
        rf"{KIND}schemes?(?: (?:chosen|selected|revealed|in play))?: (?P<each>{one}['’]s (?:one"
        rf" )?(?:with|has|of) (?:an? )?(?P<stat>{STAT}).*?){ALSO}"
    )
    that_of = (
        rf"(?P<lead>.*\b(?:have|has|with) (?:an? )?(?P<stat>{STAT}) [+-]?\d+.*?)(?:,? and|,|;) (?:that"
        rf"|the one) of (?P<who>{one}) (?:has |is |with )?(?P<n>[+-]?\d+)"
    )
    several = (
        rf"(?P<who>{one}(?:(?:,? and |, ){one})+) have (?:each |both |all )?(?P<verb>chosen"
        rf"|selected|picked|revealed) a scheme with (?P<rest>.+)"
    )
    return tuple(re.compile(x, re.IGNORECASE) for x in (after, listed, that_of, several))


def schemes_plainly(said: Bit, seats: str) -> Bit:
    """A sentence about several schemes with what each of them has in a clause of its own."""
    if "scheme" not in said.plain.casefold() and not NO_TEXT.match(said.plain):
        return said
    text = "; ".join(_plainly(part.text, seats) for part in said.split(r";\s*(?:and\s+)?")) if '"' not in said.plain else _plainly(said.text, seats)
    return anew(said, text) if text != said.text else said


HEADED = re.compile(
    r"^(?:(?:The )?(?:[Rr]evealed|[Cc]hosen|[Ss]elected|[Pp]icked)(?: (?:characters?|cards?))?|To be"
    r" mustered|(?:The )?[Cc]haracters of the Day)(?: are)?: (?=[A-Z]['’]s )"
)


OF_ALL_OF_THEM = re.compile(r"[,;] (?:and |but )?(?:none|neither|no|all|both|each)\b")
"""What is said behind a list of all that it names."""


def chosen_listed(said: Bit, seats: str) -> Bit:
    """`Revealed: A's Bo (…), B's Una (…)` with what each player has chosen in a clause of its own."""
    led = HEADED.match(said.plain)
    if led is None or OF_ALL_OF_THEM.search(said.plain):
        return said
    parts = said.cut(led.end()).split(rf"(?:,|;)? (?:and )?(?=(?:{seats})['’]s [A-Z])")
    return anew(said, "; ".join(re.sub(rf"^({seats})['’]s ", r"\1 has chosen ", part.text) for part in parts))


def _plainly(text: str, seats: str) -> str:
    """One clause."""
    if tail := re.search(r",? (?:and|but) (?=(?:none|neither|no scheme)\b[^,;]*\brevealed$)", text):
        return f"{_plainly(text[: tail.start()], seats)}; {_plainly(text[tail.end() :], seats)}"
    if none := NO_TEXT.match(text):
        return f"{none['none']} has 'when revealed' text"
    after, listed, that_of, several = _patterns(seats)
    one = f"(?-i:{seats})"
    if found := after.fullmatch(text):
        pairs = [(m[2], m[1]) for m in re.finditer(rf"([+-]?\d+) (?:\(|for |of )({one})\)?", found["each"])]
        return _clauses(found["stat"], pairs, found["also"])
    if (found := listed.fullmatch(text)) and not re.search(r"[\"(]", found["each"]):
        pairs = re.findall(rf"({one})['’]s (?:(?:one )?(?:with|has|of) )?(?:an? )?(?:{found['stat']} )?(?:of )?([+-]?\d+)", found["each"])
        return _clauses(found["stat"], pairs, found["also"]) if len(pairs) == len(re.findall(r"\d+", found["each"])) else text
    if found := that_of.fullmatch(text):
        return f"{_plainly(found['lead'], seats)}; {found['who']}'s scheme has {found['stat']} {found['n']}"
    if found := several.fullmatch(text):
        rest = re.sub(
            rf",? (?:and |while |but )?({one}) (?:has (?:chosen"
            rf" )?)?(?:a scheme|one) with ",
            rf"; \1 has {found['verb']} a scheme with ",
            found["rest"],
        )
        first, *others = rest.split("; ")
        own = [f"{who} has {found['verb']} a scheme with {first}" for who in re.findall(rf"\b{one}\b", found["who"])]
        return "; ".join([*own, *others])
    return text


def _clauses(stat: str, pairs: list[tuple[str, str]], also: str | None) -> str:
    """A clause for the scheme of each player, and what none of them has."""
    told = [f"{who}'s scheme has {stat.casefold()} {value}" for who, value in pairs]
    none = re.sub(
        r"^.*?(?:without(?: any| an?)?|with no|none (?:has|with|having)(?: any| an?)?|neither"
        r" (?:has|with)(?: any| an?)?|no scheme has(?: any)?) ",
        "",
        also or "",
    )
    return "; ".join([*told, *([f"no scheme has {none}"] if none else [])])
