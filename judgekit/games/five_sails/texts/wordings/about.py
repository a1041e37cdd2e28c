"""Whom a condition is about that names nobody: `while engaged`, `unless they are Leaders`."""

from __future__ import annotations

import re

MAIN = re.compile(r"(.+?) (?=(?:has|have|gains?|gets?|cannot|can|may|must|does|do|loses?|lose|ignores?|is|are)\b)", re.IGNORECASE)
STATES = r"engaged|en garde|wounded|unwounded|equipped|unequipped"
MANY = re.compile(
    r"(?:each|all|other|enemy|friendly|opposing|your (?!leader|performer|participant)|an?other|[a-z]+ characters)\b"
    r"|(?:.*? )?(?:characters|enemies|(?-i:(?!This\b|His\b|Its\b)[A-Z])\w+s)\b",
    re.IGNORECASE,
)
"""How several characters are called, of each of which a condition speaks."""
ABOUT = re.compile(r"(?:they|it|s?he|those characters|that character)(?: (?:is|are))? ", re.IGNORECASE)


def subject(sentence: str) -> str:
    """Whom a sentence speaks of."""
    found = MAIN.match(sentence)
    return re.sub(r"^the (?:combat cards?|resolve|combat|finesse|influence) of ", "", found[1], flags=re.IGNORECASE) if found else ""


def of_them(condition: str, sentence: str) -> str:
    """A condition about the same ones that a sentence speaks of, with a pronoun in their place."""
    whom = subject(sentence)
    found = re.match(rf"{re.escape(whom)} (?:is|are) ", condition, re.IGNORECASE) if whom else None
    return f"they are {condition[found.end() :]}" if found else condition


def narrowed(sentence: str, condition: str, *, unless: bool = False) -> str:
    """A sentence about several of whom it holds only while each is such a one; empty where the condition is about something else."""
    whom = subject(sentence) if MAIN.match(sentence) and sentence.startswith(subject(sentence)) else ""
    said = ABOUT.match(condition)
    what = condition[said.end() :] if said else condition
    if not whom or not MANY.match(whom) or not (said or re.match(rf"(?:{STATES}|at|in|an? [A-Z])\b", condition)):
        return ""
    rest = sentence[len(whom) :]
    state = re.fullmatch(STATES, what)
    kind = re.fullmatch(r"(?:an? )?([A-Z][\w-]+?)s?", what)
    place = re.fullmatch(r"(?:at|in|here)\b.*", what)
    if state and not unless:
        lead = re.match(r"(?:each|all) ", whom, re.IGNORECASE)
        cut = lead.end() if lead else 0
        first, _, others = whom[cut:].partition(" ")
        return f"{whom[:cut]}{what} {first.casefold() if first.casefold() in LOWER else first}{' ' if others else ''}{others}{rest}"
    if kind:
        found = re.search(r"\b(?:characters?|attachments?|participants?)\b", whom, re.IGNORECASE)
        noun = f"{'non-' if unless else ''}{kind[1]}"
        return f"{whom[: found.start()]}{noun} {found[0].casefold()}{whom[found.end() :]}{rest}" if found else ""
    return f"{whom} {what}{rest}" if place and not unless else ""


LOWER = {"enemy", "friendly", "opposing", "other", "characters", "your"}
