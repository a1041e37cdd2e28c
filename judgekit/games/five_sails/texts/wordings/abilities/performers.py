"""What an ability asks of its performer by an adjective, `your en garde performer`: said in a sentence of its own."""

from __future__ import annotations

import re

ASKED = r"(?:en garde|engaged|wounded|unwounded|(?:non-)?[A-Z][\w-]+)"
PERFORMER = re.compile(rf"\b(?P<your>[Yy]our) (?P<how>(?:{ASKED} )+)(?P<role>performer)\b")
SUPPOSED = re.compile(r"\b(?:if|unless|while|when|whenever|after|before|as long as)\b[^.,•]*$", re.IGNORECASE)
"""A sentence that only supposes something about the performer, up to where it does."""


def performers(text: str) -> str:
    """The text of an ability that tells by adjectives who performs it, with a sentence that asks it of the performer."""
    found = PERFORMER.search(text)
    if found is None or SUPPOSED.search(text[: found.start()]):
        return text
    how = found["how"].strip()
    same = re.compile(rf"\b([Yy]our) {re.escape(how)} performer\b")
    before, bullet, after = same.sub(r"\1 performer", text).rpartition("•")
    return f"{before}{bullet}{' ' if bullet else ''}Your performer must be a {how} character. {after.strip()}"
