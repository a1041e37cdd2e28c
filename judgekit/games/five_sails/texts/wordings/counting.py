"""Amounts that are looked up or chosen: X, "equal to", "up to so many"; said as "for each" of what is counted."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import STAT, VALUE

UNIT = r"(?:wounds?|cards?|Renown|threat)"
WHERE = re.compile(r",? (?:where|with) X (?:is|being|equals|=) (?:equal to )?(?:the number of )?([^•.]+?)(?=[.•]|$)", re.IGNORECASE)
IS = re.compile(r"\s*\bX (?:is|equals) (?:equal to )?(?:the number of )?([^•.]+?)\.?$", re.IGNORECASE)
LASTING = re.compile(r"(.+?)((?:,? (?:until|this|for the rest of)\b.*)?)", re.IGNORECASE)


def spelled_out(text: str) -> str:
    """A text in which X is said by what it counts: `+X Thrust` as `+1 Thrust for each …`."""
    if not re.search(r"\bX\b", text):
        return text
    before, bullet, after = text.partition("•")
    before, after = (before, after) if bullet else ("", before)
    counted = ""
    for pattern in (WHERE, IS):
        said_so = pattern.search(after)
        counted, after = (said_so[1], pattern.sub("", after)) if said_so else (counted, after)
    if not counted:
        return text
    parts = re.split(r"(?<=[.;])\s+", after.strip())
    return f"{before}{bullet} {' '.join(_each(part, counted) for part in parts)}".strip()


def _each(sentence: str, counted: str) -> str:
    """A sentence with X in it, said for each of what X counts."""
    if not re.search(r"\bX\b", sentence):
        return sentence
    one = re.sub(r"([+-])X\b", r"\g<1>1", sentence)
    one = re.sub(rf"\bX ({UNIT})", lambda m: f"1 {m[1].removesuffix('s')}", one)
    one = re.sub(r"\bX\b(?= (?:riposte|parry|thrust|combat|finesse|influence)\b)", "+1", one, flags=re.IGNORECASE)
    found = LASTING.fullmatch(one.rstrip(". "))
    assert found is not None
    return f"{found[1]} for each {counted}{found[2]}."


MOST = r",? \(?(?:to |up to )?(?:a |an )?max(?:imum)?(?: of)? [+-]?(\d+)\)?"
EFFECTS = Table(
    (rf"^for each ([^,]+), (.+?){MOST}$", r"\2 for each \1, maximum \3"),
    (rf"^(.+?){MOST} for each (.+)$", r"\1 for each \3, maximum \2"),
    (rf"^(.+? for each .+?){MOST}$", r"\1, maximum \2"),
    (
        r"^(add|remove) threat equal to (?:the number of )?(.+?) ((?:to|from) (?:the adversary's|your|their) pool)$",
        r"\1 1 threat \3 for each \2",
    ),
    (
        rf"^(heal|remove|add|discard|draw|gain|lose|take|move|sink) (?:an? (?:number|amount) of )?({UNIT})((?: (?!equal).+?)??)"
        r",? equal to (?:the number of )?(.+)$",
        lambda m: f"{m[1]} 1 {m[2].removesuffix('s')}{m[3]} for each {m[4]}",
    ),
    (rf"^(.+?) (?:gains?|gets) ({STAT}|{VALUE}) equal to (?:the number of )?(.+)$", r"\1 gets +1 \2 for each \3"),
    (rf"^(your combat card) has ({VALUE}) equal to (?:the number of )?(.+)$", r"\1 gets +1 \2 for each \3"),
    (rf"^(.+?) (?:gains?|has|gets) ([+-])({STAT}|{VALUE}) equal to (?:the number of )?(.+)$", r"\1 gets \g<2>1 \3 for each \4"),
)
"""The sentences of effects."""
counting = ByKind(effect=EFFECTS, passive=EFFECTS)
"""A sentence in which what is counted is said as "for each"."""
