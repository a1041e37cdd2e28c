"""What a card's text says, as several tests of wordings compare it."""

from __future__ import annotations

from typing import Any

from judgekit.games.five_sails.texts.sentences import read_text


def data(text: str, name: str = "Bo") -> list[tuple[Any, ...]]:
    """What a text says, without its own words: conditions that all must hold stand beside each other."""
    said = []
    for a in read_text(text, name)[0]:
        asked = [c for one in a.conditions for c in (one.args if one.name == "and" else (one,))]
        said.append((a.kind, sorted(a.qualifiers), sorted(a.keywords), a.trigger, asked, a.costs, a.effects, a.targets, a.left))
    return said
