"""What an ability asks of its performer by an adjective, `your en garde performer`: said in a sentence of its own."""

from __future__ import annotations

import re

ASKED = r"(?:en garde|engaged|wounded|unwounded|equipped|unequipped|non-leader|(?:non-)?[A-Z][\w'-]+)"
PERFORMER = re.compile(rf"\b[Yy]our (?P<how>(?:{ASKED} )+)performer\b")
SUPPOSED = re.compile(r"\b(?:if|unless|while|when|whenever|after|before|as long as)\b[^.,•]*$", re.IGNORECASE)
"""A sentence that only supposes something about the performer, up to where it does."""
AS_COST = re.compile(r"^([^•]*\b[Ee]ngage your) en garde (performer\b[^•]*•)")
"""Who is engaged for a cost is en garde before."""
ANSWERS = re.compile(r"(?:when|before|after|at|while|whenever|each time|the first time)\b[^•]*,", re.IGNORECASE)
"""What is answered, where a comma stands for the bullet."""


def performers(text: str) -> str:
    """The text of an ability that tells by adjectives who performs it, with a sentence that asks it of the performer."""
    text = AS_COST.sub(r"\1 \2", text)
    asked = {m["how"].strip() for m in PERFORMER.finditer(text) if not SUPPOSED.search(text[: m.start()])}
    if len(asked) != 1:
        return text
    how = asked.pop()
    said = f"Your performer must be {'an' if how[0].casefold() in 'aeiou' else 'a'} {how} character."
    before, bullet, after = re.sub(rf"\b([Yy]our) {re.escape(how)} performer\b", r"\1 performer", text).partition("•")
    if bullet:
        return f"{before}• {said} {after.strip()}"
    return f"{before} {said}" if ANSWERS.match(before) else f"{said} {before}"
