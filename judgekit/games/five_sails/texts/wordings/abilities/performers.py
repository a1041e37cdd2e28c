"""A performer of a kind: said of the performer at the place where something is done to it, as what they must be."""

from __future__ import annotations

import re

STATES = r"(?:en garde|engaged|wounded|unwounded|equipped|unequipped|non-leader)"
OF_A_KIND = re.compile(rf"\b([Yy]our) ((?:(?:{STATES}|(?:non-)?[A-Z][\w'-]+) )+)performer\b")
AS_COST = re.compile(r"^([^•]*\b[Ee]ngage your) en garde (performer\b[^•]*•)")
"""Who is engaged for a cost is en garde before."""
ANSWERING = {"Reaction", "Forced"}


def of_a_kind(kind: str, text: str) -> str:
    """The text of an ability in which the kind of its performer is said first of all that it does; unchanged where several kinds are named."""
    text = AS_COST.sub(r"\1 \2", text)
    kinds = {found[2].strip() for found in OF_A_KIND.finditer(text)}
    if len(kinds) != 1:
        return text
    asked = kinds.pop()
    said = f"Your performer must be {'an' if asked[0].casefold() in 'aeiou' else 'a'} {asked} character."
    before, bullet, after = OF_A_KIND.sub(r"\1 performer", text).partition("•")
    if bullet:
        return f"{before}• {said} {after.strip()}"
    return f"{before} {said}" if kind in ANSWERING else f"{said} {before}"
