"""Wordings that people use on cards of their own, rewritten to the sentences of the vocabulary; tried before those of wording.py."""

from __future__ import annotations

WIDER: dict[str, tuple[tuple[str, str], ...]] = {
    "effect": ((r"^(?:move|send|bring) (.*\b(?:enemy|opposing|adversary)\b.*?) to your (?:own )?home$", r"move \1 into your Home"),),
}
