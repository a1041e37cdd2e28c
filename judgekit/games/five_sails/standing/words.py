"""Which Passive abilities stand in play and say a word: the first thing that is asked whenever a value is read."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import LENT, Word
from judgekit.engine.values import CardState, Position, Use

_lately: tuple[tuple[CardState, ...], dict[int, list[int]]] = ((), {})


def in_play_by_face(p: Position) -> dict[int, list[int]]:
    """The cards in play by definition. The last answer is kept: hundreds of questions in a row are about the same cards."""
    global _lately
    cards, found = _lately
    if cards is not p.cards:
        found = {}
        for n, c in enumerate(p.cards):
            if c.zone == "play":
                found.setdefault(c.face, []).append(n)
        _lately = (p.cards, found)
    return found


def standing_words(p: Position, name: str) -> Iterator[tuple[Use, Word]]:
    """Every Passive ability in play that says a word, whether or not its conditions hold."""
    saying = p.cast.standing.get(name)
    if saying:
        there = in_play_by_face(p)
        for source in sorted(n for face in saying if face in there for n in there[face]):
            c = p.cards[source]
            if (p.facts or "blanks" in p.cast.passive_words) and name not in {"blanks", "has trait"} and _lost(p, source):
                continue
            for number, word in saying[c.face]:
                yield Use(source, number, c.control), word
    for f in p.facts:
        if f.name == "stands":
            said = p.cast.lent[f.amount]
            yield from ((Use(f.card, LENT + f.amount, f.player, int(f.key)), w) for w in said.effects if w.name == name)


def _lost(p: Position, card: int) -> bool:
    """Whether a card has lost its abilities for now."""
    from judgekit.games.five_sails.standing.values import is_blank

    return is_blank(p, card)
