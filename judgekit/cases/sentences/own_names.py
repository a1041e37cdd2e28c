"""Names of cards that hold words with which sentences are taken apart, `Kick While Down`, `Once Again`: put aside while that is done."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from judgekit.cases.sentences.walking import Walk
from judgekit.cases.wordings.copies import COPIES, with_s
from judgekit.engine import Position, Reason
from judgekit.engine.articles import possessives

SMALL = re.compile(
    r"\b(?:if|while|once|twice|again|now|then|only|after|before|until|till|when|where|unless|and|or|but|as|so|not|no|still|also|first|last|next|you|it"
    r"|otherwise|instead|with|without|for|to|by|on|at|in|of)\b",
    re.IGNORECASE,
)
"""The words in names at which a sentence might be cut."""


class Aside(NamedTuple):
    """What stands for each name, and the name."""

    stand_ins: dict[str, str]

    def __bool__(self) -> bool:
        """Whether there is anything to put aside."""
        return bool(self.stand_ins)

    def hide(self, text: str) -> str:
        """A text with what stands for the names, without quotation marks around them."""
        for token, name in self.stand_ins.items():
            text = re.sub(rf'(?<!\w)(?:"{re.escape(name)}"|{re.escape(name)}(?!\w))', token, with_s(text, (name,)))
        return text

    def show(self, text: str) -> str:
        """A text with the names again."""
        return re.sub(r"\b(Qx[a-z]+)\b(['’]s\b)?", lambda m: possessives(f"{self.stand_ins.get(m[1], m[1])}{m[2] or ''}"), text)

    def shown(self, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """Reasons with the names again."""
        return tuple(r._replace(text=self.show(r.text), remedy=self.show(r.remedy)) for r in reasons)

    def put_aside(self, p: Position) -> Position:
        """A position in which the cards are called by what stands for their names."""
        return p._replace(cast=replace(p.cast, names=tuple(self._instead(n) for n in p.cast.names)))

    def _instead(self, name: str) -> str:
        """What stands for a name; for that of a copy, `Last Stand 2`, with its number."""
        bare = COPIES.sub("", name)
        own = {called: token for token, called in self.stand_ins.items()}
        return own.get(name) or (f"{own[bare]}{name[len(bare) :]}" if bare in own else name)

    def back(self, walk: Walk, p: Position) -> Walk:
        """Where a sentence has led, with the names again."""
        walk.position = _named_as(walk.position, p)
        walk.lines = [x._replace(text=self.show(x.text), frame=self.show(x.frame)) for x in walk.lines]
        walk.steps = [(_named_as(q, p), choice) for q, choice in walk.steps]
        walk.refused = [x._replace(at=_named_as(x.at, p), text=self.show(x.text)) for x in walk.refused]
        walk.allowed = [x._replace(at=_named_as(x.at, p), text=self.show(x.text)) for x in walk.allowed]
        walk.reasons = self.shown(walk.reasons)
        walk.left = [replace(x, text=self.show(x.text)) for x in walk.left]
        walk.foreseen = [replace(x, text=self.show(x.text)) for x in walk.foreseen]
        walk.told = [self.show(x) for x in walk.told]
        walk.text, walk.problem = self.show(walk.text), self.show(walk.problem)
        return walk


def _named_as(at: Position, p: Position) -> Position:
    """A later position with the names of an earlier one; cards that came since keep theirs."""
    return at._replace(cast=replace(at.cast, names=(*p.cast.names, *at.cast.names[len(p.cast.names) :])))


def aside(text: str, names: Iterable[str]) -> Aside:
    """The names in a text that hold such words, the longest first."""
    held = sorted({n for n in names if n in text and " " in n and SMALL.search(n)}, key=len, reverse=True)
    return Aside({f"Qx{chr(97 + n // 26)}{chr(97 + n % 26)}": name for n, name in enumerate(held)})
