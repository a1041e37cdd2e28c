"""Conditions: what one has is what one controls; that of a Passive ability which stands behind it or names nobody is put in front."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table

STATES = r"(?:available|en garde|engaged|wounded|unwounded|equipped|unequipped|friendly|enemy|opposing|other)"
A_KIND = r"(?:(?-i:[A-Z])[\w-]+ )*(?:(?:character|attachment|card)s?|(?-i:(?!Renown|Initiative)[A-Z])[\w-]+)"


def _neither(found: re.Match[str]) -> str:
    """That there is none of two kinds: what is said of the first is said of both, unless the second has words of its own."""
    at = found["at"] or (" at any location" if "available" in found["how"].casefold() else "")
    again = (found["again"] or "").casefold()
    how = f"{found['how'].strip()} ".lstrip()
    second = {"": how, "no ": how if found[0].casefold().startswith("no ") else ""}.get(again, again)
    return f"both there is no {how}{_one(found['kind'])}{at} and there is no {second}{_one(found['other'])}{at}"


def _one(kind: str) -> str:
    """One of those that a noun in the plural names."""
    return re.sub(r"ies$", "y", kind) if kind.endswith("ies") else kind.removesuffix("s") if not kind.endswith("ss") else kind


CONDITIONS = Table(
    (r"^(.+? (?:is|are|was|were)) already (?=\S)", r"\1 "),
    (
        rf"^there (?:is|are) no (?P<how>(?:{STATES} )*)(?P<kind>{A_KIND}) (?:and|or|nor) (?P<again>no )?(?P<other>{A_KIND})"
        r"(?P<at>(?: (?:here|in the City|at .+))?)$",
        _neither,
    ),
    (
        rf"^there (?:is|are) neither (?P<how>(?:{STATES} )*)(?P<kind>{A_KIND}) nor (?P<again>(?:{STATES} )+)?(?P<other>{A_KIND})"
        r"(?P<at>(?: (?:here|in the City|at .+))?)$",
        _neither,
    ),
    (
        rf"^no (?P<kind>{A_KIND}) (?:and|or|nor) (?P<again>no )?(?P<other>{A_KIND}) (?:is|are) (?P<how>{STATES})"
        r"(?P<at>(?: (?:here|in the City|at .+))?)$",
        _neither,
    ),
    (
        r"^you (?:have|control) (an?|any|no) characters? (?:with (?:the )?(?:trait |keyword )?"
        r"|that is an? |who is an? )((?-i:[A-Z])[\w-]+)(?: trait)?"
        r"(?= |$)",
        r"you control \1 \2",
    ),
    (
        r"^(you control (?:an?|any) .+?) (?:(?:at|in) (?:the|a) location (?:of (?:the|a|this|that) challenge"
        r"|(?:where|at which) (?:the|a) challenge is (?:issued|made))|where a challenge is (?:issued|made))$",
        r"\1 where the challenge is issued",
    ),
    (
        r"^you (?:have|control) an? (.+?) (?:at the location of (?:a|the|that) challenge|where (?:a|the|that) challenge is(?: being)? issued)$",
        r"you control a \1 where the challenge is issued",
    ),
    (
        r"^you have (no|an?|any|another) ((?:(?:other|engaged|en garde|wounded|unwounded|(?-i:[A-Z])[\w-]+) )*"
        r"(?:characters?|Leader|Mercenar(?:y|ies)|Brutes?|(?-i:(?!Renown|Initiative|Actions?\b|Reactions?\b|Techniques?\b|Maneuvers?\b)[A-Z])[\w-]+)"
        r"(?: (?:here|in the City|at .+))?)$",
        r"you control \1 \2",
    ),
)


def _so(condition: str) -> str:
    """A condition within a Passive in the usual words."""
    return CONDITIONS(condition)


PASSIVES = Table(
    (r"^while (.+), this card (?:has -(\d) (?:wealth )?cost|costs (\d) less)$", lambda m: f"this card costs {m[2] or m[3]} less while {_so(m[1])}"),
    (r"^this card (?:has -(\d) (?:wealth )?cost|costs (\d) less) while (.+)$", lambda m: f"this card costs {m[1] or m[2]} less while {_so(m[3])}"),
    (
        r"^(while|if|as long as) ((?:your|friendly|enemy|opposing|all|other) (?!leader\b|performer\b|participant\b|adversary\b)[^,]*?) are ([^,]+), "
        r"they (?=(?:have|has|gains?|gets?|cannot|can|may|must|loses?|ignores?|do not)\b)",
        r"\1 they are \3, \2 ",
    ),
    (r"^(.+?) (?:has|gains|gets) ([+-]\d \w+) against (?:an? )?((?-i:[A-Z])\w+?)s?$", r"while the adversary is a \3, \1 has \2"),
    (
        r"^while (engaged|en garde|wounded|unwounded|equipped|alone|at .+?|in .+?|opposing .+?), (\S.*?) (has|have|gains|gets|cannot|can|may)\b",
        r"while \2 is \1, \2 \3",
    ),
    (
        r"^(.+?) (has|have|gains|gets|cannot|can't) ((?!.*\b(?:Action|intervene)\b).+) "
        r"while (engaged|en garde|wounded|unwounded|equipped|alone|opposing .+)$",
        r"while \1 is \4, \1 \2 \3",
    ),
    (r"^(.+?) (has|have) (.+) while at (.+)$", r"while \1 is at \4, \1 \2 \3"),
)

conditions = ByKind(condition=CONDITIONS, passive=PASSIVES)
