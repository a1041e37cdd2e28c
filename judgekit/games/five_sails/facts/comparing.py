"""What was stated of a fact beside what it is: different words for one value, and what a value stands for."""

from __future__ import annotations

import re

from judgekit.engine.values import Position
from judgekit.games.five_sails.values import first_player

TRUTHS = {"true": "yes", "false": "no", "nobody": "none", "none": "nobody", "nothing": "none", "zero": "0"}


ALIKE = (
    {"-", "–", "—", "dash", "a dash"},
    {"silent", "disputed", "unsettled", "open"},
    {"locations", "most locations", "locations controlled", "most locations controlled", "number of locations controlled"},
    {"influence", "most influence", "total influence"},
    {"wounds", "fewest wounds", "least wounds", "fewest leader wounds", "leader with the fewest wounds"}
    | {f"{few}wounds {on} the leader{s}" for few in ("", "fewest ", "least ") for on in ("on", "of") for s in ("", "s")},
    {"renown", "most renown"},
    {"successful", "success", "succeeds"},
    {"failed", "failure", "fails", "unsuccessful"},
    {"random", "at random", "randomly", "chance", "by chance", "lot"},
    {"resolve scheme", "resolve schemes", "schemes"},
    {"determine initiative", "initiative"},
)
"""What is said in several words: whether the books are silent or contradict each other is one status."""

OWNED = re.compile(r"(?:the )?(?:locker|discard pile|hand|deck|approach deck|dueling line)$")
"""A zone that every player has one of."""


def alike(actual: str, stated: str) -> bool:
    """Whether what is so is what was stated."""
    return actual.casefold().removeprefix("the ") == stated.casefold().removeprefix("the ")


def same_players(actual: str, stated: str) -> bool:
    """Whether the players who are named are those of a list, in whatever order; an empty list names nobody."""
    bare = re.sub(r"^\[(.*)\]$|^\{(.*)\}$", lambda m: m[1] or m[2] or "", stated)
    if not bare:
        return bool(stated) and actual == "none"
    named = re.split(r",? and |, ?", bare.casefold())
    return len(named) > 1 and sorted(named) == sorted(actual.casefold().split(", "))


def in_its_words(actual: str, stated: str) -> str:
    """What was stated, in the words of what it is where both mean the same: `true` for yes, `none` for nobody."""
    low = re.sub(r"^day (?=\d+$)|(?<=\w) (?:step|phase)$", "", stated.casefold())
    if low == actual.casefold() or (actual == "none" and low == "no") or (actual == "-" and low == "0"):  # a dash is treated as a 0; no 0 is a dash
        return actual
    if actual.isdigit() and low in {"yes", "no", "true", "false"} and (actual != "0") == (low in {"yes", "true"}):  # `Balm fires = yes`
        return actual
    if TRUTHS.get(low) == actual.casefold() or any({low, actual.casefold()} <= alike for alike in ALIKE):
        return actual
    if low.removesuffix(" victory") == actual.casefold():
        return actual
    numbered = re.findall(r"(?:^\[?|\| *)R\d+: ", stated)
    if numbered and len(numbered) == len(actual.split(" | ")):  # readings told in other words, as many as there are
        return actual
    if _each_told(stated.strip("[]{}").split(" | "), actual.split(" | ")):
        return actual
    if OWNED.match(low) and f"{low.removeprefix('the ')} of " in actual.casefold():
        return actual  # whose it is goes without saying
    found = re.fullmatch(r"\[(.*)\]|\{(.*)\}", stated)
    return (found[1] or found[2] or "") if found else stated


def _each_told(stated: list[str], actual: list[str]) -> bool:
    """Whether each of several readings is told at greater length, and in no other order: `Coin goes to The Locker` of `The Locker`."""
    told = (re.search(rf"\b{re.escape(is_so)}\b", said, re.IGNORECASE) for said, is_so in zip(stated, actual, strict=False))
    others = (
        any(re.search(rf"\b{re.escape(x)}\b", said, re.IGNORECASE) for x in actual if x != is_so) for said, is_so in zip(stated, actual, strict=False)
    )
    return len(actual) > 1 and len(stated) == len(actual) and all(told) and not any(others)


def place_meant(p: Position, stated: str) -> str:
    """A Home is said in two ways; `First Player` stands for whoever that is."""
    if re.fullmatch(r"(?:the )?(?:City Deck'?s?|City) discard(?: pile|s)?|discard pile of the City Deck", stated, re.IGNORECASE):
        return "City Deck discard pile"
    if re.fullmatch(r"(?:the )?(?:cards? )?(?:that (?:is|are) )?set aside(?:,? out of play)?", stated, re.IGNORECASE):
        return "cards set aside"
    chosen = re.fullmatch(
        r"(?:the )?(?:cards )?(?:chosen|selected)(?: cards)? (?:of|by) (.+)|(.+)'s (?:chosen|selected)(?: cards)?", stated, re.IGNORECASE
    )
    if chosen and (who := chosen[1] or chosen[2]) in p.cast.seats:
        return f"cards that {who} chose"
    owned = re.fullmatch(r"(.+?)'s? (hand|deck|discard pile|Approach Deck|Locker|dueling line)", stated, re.IGNORECASE)
    if owned and owned[1] in p.cast.seats:
        return f"{'The Locker' if owned[2].casefold() == 'locker' else owned[2]} of {owned[1]}"
    found = re.fullmatch(r"(.+)'s Home", stated, re.IGNORECASE)
    if found and found[1] in p.cast.seats:
        return f"Home of {found[1]}"
    if stated.casefold() in {"first player", "the first player"}:
        return p.cast.seats[first_player(p)] if first_player(p) >= 0 else "none"
    return stated
