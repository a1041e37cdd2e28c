"""Rulings in the answer to a question: kept apart from the rules, and put beside them at the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from typing import Any

from judgekit.desk.desk import Desk
from judgekit.desk.groups import Groups
from judgekit.desk.model import Ruling
from judgekit.desk.precedents import Matter, Precedent, in_order, precedents
from judgekit.library import Library
from judgekit.search.answer import Answer
from judgekit.search.words import stems

SHOWN = 3
"""Rulings beside an answer, and hits for which they are looked up."""
ANSWERS = 0.65
"""The share of a question that a ruling must have to answer where the books do not."""
LONGEST_TITLE = 160


class RulingSearch:
    """Searches the rulings of the desk that belongs to a library."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.desk = Desk(None if library.in_memory else library.folder)

    @cached_property
    def groups(self) -> Groups:
        """The groups of cards that rulings are for."""
        return Groups(self.library.all_cards)

    def add_to(self, answer: Answer) -> None:
        """Puts the rulings that may matter beside an answer; without a ruling on the desk nothing changes."""
        if self.desk.is_empty:
            return
        rules = tuple(dict.fromkeys(name for h in answer.hits[:SHOWN] for name in (h.rule.id, h.rule.repeats) if name))
        cards = tuple(dict.fromkeys([*(h.card.id for h in answer.cards[:SHOWN]), *(c.id for c in answer.mentioned)]))
        matter = Matter(answer.question, rules if answer.answered else (), cards, game=answer.game or "")
        answer.rulings = precedents(self.desk, self.groups, matter, SHOWN)
        if not answer.answered and any(p.share >= ANSWERS for p in answer.rulings):
            answer.answered = True

    def answer(self, answer: Answer, words: str, limit: int) -> None:
        """Fills an answer with rulings alone: those that speak of some words, or all."""
        known = [r for r in self.desk.rulings.values() if r.is_whole and (not answer.game or r.text("game") in {"", answer.game})]
        if stems(words):
            found = {name: (score, share) for name, score, share in self.desk.index.find(stems(words))}
            scored = [Precedent(r, round(found[r.id][0], 3), found[r.id][1]) for r in known if r.id in found]
            answer.rulings = sorted(scored, key=lambda p: -p.score)[:limit]
        else:
            answer.rulings = [Precedent(r, 1.0, 1.0) for r in in_order(known)[:limit]]
        answer.answered, answer.confidence = bool(answer.rulings), float(bool(answer.rulings))

    def on(self, matter: Matter, limit: int = 5) -> list[Precedent]:
        """The precedents for what is before the judge; the cards named in the question or on the board count too."""
        named = [c.id for c in self.library.all_cards if names_card(matter, c.names)]
        return precedents(self.desk, self.groups, replace(matter, cards=tuple(dict.fromkeys([*matter.cards, *named]))), limit)


def names_card(matter: Matter, names: Iterable[str]) -> bool:
    """Whether one of a card's names stands in the question or on the board."""
    return any(n in matter.case or (len(n) > 3 and f" {n.casefold()} " in f" {matter.question.casefold().rstrip('?!. ')} ") for n in names)


def ruling_json(ruling: Ruling, *, players: bool = True) -> dict[str, Any]:
    """A ruling as other programs get it."""
    record: dict[str, Any] = {
        "id": f"ruling/{ruling.id}",
        "kind": "ruling",
        "number": ruling.number,
        "game": ruling.text("game"),
        "title": shortened(ruling.asked),
        "text": ruling.ruled,
        "authority": ruling.authority.value,
        "label": ruling.label,
        "state": ruling.state.value,
        "holds": ruling.state.holds,
        "judge": ruling.judge,
        "time": ruling.time,
        "rules": list(ruling.rules),
        "cards": list(ruling.list("cards")),
        "contradicts": list(ruling.list("contradicts")),
        "conflicts": sorted(ruling.conflicts),
        "citations": [],
    }
    more = ("asked", "edition", "group", "exceptions", "table", "event", "source", "date", "superseded_by", "seconds", "case")
    record |= {name: ruling.values[name] for name in more if ruling.values.get(name)}
    if players and ruling.list("players"):
        record["players"] = list(ruling.list("players"))
    return record


def ruling_hit_json(rank: int, found: Precedent) -> dict[str, Any]:
    """A ruling among the hits; players and boards are left to its page."""
    record = ruling_json(found.ruling, players=False)
    record.pop("case", None)
    why = {"rules": list(found.rules), "cards": list(found.cards), "question": round(found.share, 2), "position": round(found.likeness, 2)}
    return {"rank": rank, "score": max(found.score, 0.0), **record, "because": {k: v for k, v in why.items() if v}}


def shortened(text: str) -> str:
    """A text on one line that is not too long."""
    flat = " ".join(text.split())
    return flat if len(flat) <= LONGEST_TITLE else flat[: LONGEST_TITLE - 1].rstrip() + "…"
