"""Tails of noun phrases that hold a value: "with 2 or fewer Resolve", "with lower Finesse than your performer"."""

from __future__ import annotations

import re

from judgekit.engine.articles import an
from judgekit.games.five_sails.texts.relative_clauses import clause_of

STATS = "resolve|combat|finesse|influence|wounds|cost"
ROLES = {
    "the challenger": "challenger",
    "the challenged character": "challenged",
    "your participant": "participant",
    "the adversary": "adversary",
    "the triggering character": "that",
    "your leader": "leader",
}
"""Who plays which part, as a card says it, and what references call it."""
ROLE = f"({'|'.join(ROLES)})"
SELF = (
    "(?:your performer|the performer|this character|the equipped character|him|her|it|them|his|hers?|theirs?|its|"
    "(?:your performer|the performer|this character|the equipped character)['’]s)"
)
NO_MORE = r"(?:equal or (?:lower|less|fewer)|(?:lower|less|fewer) or equal|(?:equal to or|the same or|as (?:much|many) or) (?:lower|less|fewer))"
NO_LESS = (
    r"(?:equal or (?:higher|greater|more)|(?:higher|greater|more) or equal|(?:equal to or|the same or|as (?:much|many) or) (?:higher|greater|more))"
)
GEAR = r"(?-i:Weapon|Armor|Attire|Artifact|Poison|Trinket|Unguent|Sword|Pistol|Rifle|Knife|Hat)"
"""Traits that only what is equipped has."""
TO = rf"(?: (?:than|to|as) {SELF})?"
TAILS = (
    (rf"with (?:a )?({STATS}) (?:of )?(\d+) or (?:less|lower|fewer)", "at most:{0} {1}"),
    (rf"with (\d+) or (?:less|fewer) ({STATS})", "at most:{1} {0}"),
    (rf"with (\d+) ({STATS}) or (?:less|fewer|lower)", "at most:{1} {0}"),
    (rf"with (\d+) ({STATS}) or (?:more|higher|greater)", "at least:{1} {0}"),
    (rf"with (0) ({STATS})", "at most:{1} {0}"),
    (rf"with (?:a )?({STATS}) (?:of )?(\d+) or (?:more|higher|greater)", "at least:{0} {1}"),
    (rf"with (\d+) or more ({STATS})", "at least:{1} {0}"),
    (rf"with (?:lower|less) ({STATS})(?: than {SELF})?", "less than performer:{0}"),
    (rf"with (?:higher|greater|more) ({STATS})(?: than {SELF})?", "more than performer:{0}"),
    (rf"with no more ({STATS}) than {SELF}", "no more than performer:{0}"),
    (rf"with (?:no more|{NO_MORE}) attachments{TO}", "no more attachments"),
    (rf"with {NO_MORE} ({STATS}){TO}", "no more than performer:{0}"),
    (rf"with {NO_LESS} ({STATS}){TO}", "no less than performer:{0}"),
    (rf"with no less ({STATS}) than {SELF}", "no less than performer:{0}"),
    (rf"(?:whose|with) ({STATS}) (?:is |are )?{NO_MORE}{TO}", "no more than performer:{0}"),
    (rf"(?:whose|with) ({STATS}) (?:is |are )?{NO_LESS}{TO}", "no less than performer:{0}"),
    (rf"(?:whose|with) ({STATS}) (?:is |are )?(?:lower|less|fewer)(?: than {SELF})?", "less than performer:{0}"),
    (rf"(?:whose|with) ({STATS}) (?:is |are )?(?:higher|greater|more)(?: than {SELF})?", "more than performer:{0}"),
    (rf"whose ({STATS}) (?:is|are) (\d+) or (?:less|lower|fewer)", "at most:{0} {1}"),
    (rf"whose ({STATS}) (?:is|are) (\d+) or (?:more|higher|greater)", "at least:{0} {1}"),
    (rf"with at least (\d+) ({STATS})", "at least:{1} {0}"),
    (rf"with at most (\d+) ({STATS})", "at most:{1} {0}"),
    (rf"with (?:fewer|lower|less) ({STATS})(?: than {SELF})?", "less than performer:{0}"),
    (r"(?:without the|with no) ([A-Z][\w' -]*) trait", "not:{0}"),
    (r"(?:with no|without(?: any| an)?) attachments?(?: equipped)?", "so:has no attachment equipped"),
    (rf"with (more|fewer|less) attachments(?: than {SELF})?", "so:has {0} attachments than your performer"),
    (r"with an? ([A-Z][\w' -]*) equipped", "with equipped:{0}"),
    (rf"with an? ({GEAR})(?: attachment)?", "with equipped:{0}"),
    (r"with (\d+) or more attachments(?: equipped)?", "so:has {0} or more attachments equipped"),
    (r"with an attachment", "bears an attachment"),
    (r"at a location with (\d+) or more Renown", "with renown:{0}"),
    (r"equipped to an? opposing character", "on an opposing one"),
    (r"equipped to an? enemy character", "on an enemy"),
    (r"equipped to an? character you control", "on your own"),
    (rf"equipped to (?!the adversary){ROLE}", "borne by:{0}"),
    (rf"opposing {ROLE}", "opposing whom:{0}"),
    (r"called (.+)", "called:{0}"),
    (rf"(?:other than|besides|except|who is not) {ROLE}", "besides:{0}"),
)

BEHIND = tuple((re.compile(rf"(.+?) {tail}", re.IGNORECASE), test) for tail, test in TAILS)
"""The tails, each behind a phrase, and the tests that they say."""
ORDINALS = ("first", "second", "third", "fourth")
"""Which of several targets."""
NAMED = ("Ole's Inn", "The Docks", "The Forums", "The Grand Bazaar", "Governor's Gardens")


def tail_of(text: str) -> tuple[str, str] | None:
    """(the phrase without its tail, the test that the tail says)."""
    for pattern, test in BEHIND:
        found = pattern.fullmatch(text.strip())
        if found:
            return found[1], test.format(
                *(g if test.startswith(("with equipped", "called", "not", "so")) else g.casefold() for g in found.groups()[1:])
            )
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
        "no less than performer": f"with no less {stat.title()} than your performer",
        "so": clause_of(value),
        "with equipped": f"with {an(value)} equipped",
        "called": f"called {value}",
        "with renown": f"at a location with {value} or more Renown",
        "at place": f"at {value}",
        "where target": "at target location",
        "with target": "at that location",
        "borne by target": "equipped to that character",
        "on an enemy": "equipped to an enemy character",
        "on an opposing one": "equipped to an opposing character",
        "borne by": f"equipped to {value}",
        "besides": f"other than {value}",
        "opposing whom": f"opposing {value}",
    }.get(name, "")
