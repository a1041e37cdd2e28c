"""Tails of noun phrases that hold a value: "with 2 or fewer Resolve", "with lower Finesse than your performer"."""

from __future__ import annotations

import re

STATS = "resolve|combat|finesse|influence|wounds|cost"
ROLES = {
    "the challenger": "challenger",
    "the challenged character": "challenged",
    "your participant": "participant",
    "the adversary": "adversary",
    "the triggering character": "that",
}
"""Who plays which part, as a card says it, and what references call it."""
ROLE = f"({'|'.join(ROLES)})"
SELF = "(?:your performer|the performer|this character|the equipped character|him|her|it|them)"
TAILS = (
    (rf"with (?:a )?({STATS}) (?:of )?(\d+) or (?:less|lower|fewer)", "at most:{0} {1}"),
    (rf"with (\d+) or (?:less|fewer) ({STATS})", "at most:{1} {0}"),
    (rf"with (0) ({STATS})", "at most:{1} {0}"),
    (rf"with (?:a )?({STATS}) (?:of )?(\d+) or (?:more|higher|greater)", "at least:{0} {1}"),
    (rf"with (\d+) or more ({STATS})", "at least:{1} {0}"),
    (rf"with (?:lower|less) ({STATS})(?: than {SELF})?", "less than performer:{0}"),
    (rf"with (?:higher|greater|more) ({STATS})(?: than {SELF})?", "more than performer:{0}"),
    (rf"with no more ({STATS}) than {SELF}", "no more than performer:{0}"),
    (r"with an? ([A-Z][\w' -]*) equipped", "with equipped:{0}"),
    (r"at a location with (\d+) or more Renown", "with renown:{0}"),
    (r"equipped to an? opposing character", "on an opposing one"),
    (r"equipped to an? enemy character", "on an enemy"),
    (r"equipped to an? character you control", "on your own"),
    (rf"equipped to (?!the adversary){ROLE}", "borne by:{0}"),
    (r"called (.+)", "called:{0}"),
    (rf"(?:other than|besides|except|who is not) {ROLE}", "besides:{0}"),
)


ORDINALS = ("first", "second", "third", "fourth")
"""Which of several targets."""
NAMED = ("Ole's Inn", "The Docks", "The Forums", "The Grand Bazaar", "Governor's Gardens")


def tail_of(text: str) -> tuple[str, str] | None:
    """(the phrase without its tail, the test that the tail says)."""
    for pattern, test in TAILS:
        found = re.fullmatch(rf"(.+?) {pattern}", text.strip(), re.IGNORECASE)
        if found:
            return found[1], test.format(*(g if test.startswith(("with equipped", "called")) else g.casefold() for g in found.groups()[1:]))
    named = next((n for n in NAMED if text.casefold().endswith(f" at {n.casefold()}")), None)
    return (text[: -len(named) - 4].strip(), f"at place:{named}") if named else None


def written(test: str) -> str:
    """The words of a test with a value; empty for any other test."""
    name, _, value = test.partition(":")
    stat, _, number = value.partition(" ")
    return {
        "at most": f"with {number} or fewer {stat.title()}",
        "at least": f"with {number} or more {stat.title()}",
        "less than performer": f"with lower {stat.title()} than your performer",
        "more than performer": f"with higher {stat.title()} than your performer",
        "no more than performer": f"with no more {stat.title()} than your performer",
        "with equipped": f"with a {value} equipped",
        "called": f"called {value}",
        "with renown": f"at a location with {value} or more Renown",
        "at place": f"at {value}",
        "where target": "at target location",
        "borne by target": "equipped to that character",
        "on an enemy": "equipped to an enemy character",
        "on an opposing one": "equipped to an opposing character",
        "borne by": f"equipped to {value}",
        "besides": f"other than {value}",
    }.get(name, "")
