"""What changed since a moment: rulings that are new, and rulings that changed, each with how it was before."""

from __future__ import annotations

from dataclasses import dataclass

from judgekit.desk.desk import Desk
from judgekit.desk.fold import fold
from judgekit.desk.model import Authority, Ruling
from judgekit.desk.summary import clock

TOLD = ("ruled", "asked", "state", "authority", "rules", "cards", "group", "exceptions", "contradicts", "superseded_by", "source", "date")


@dataclass(frozen=True, slots=True)
class Change:
    """A ruling that is new, or how its fields were and are."""

    ruling: Ruling
    is_new: bool
    fields: tuple[tuple[str, object, object], ...] = ()


def news(desk: Desk, since: str) -> list[Change]:
    """What arrived since a day (`2026-05-02`) or a moment: the publisher's first, then the house's, then the event's, the latest first."""
    ranks = list(Authority)
    found = [c for r in desk.rulings.values() if r.is_whole and (c := change_of(r, since))]
    found.sort(key=lambda c: max(e.received for e in c.ruling.entries), reverse=True)
    return sorted(found, key=lambda c: ranks.index(c.ruling.authority))


def change_of(ruling: Ruling, since: str) -> Change | None:
    """What happened to a ruling since; None where nothing did."""
    old = [e for e in ruling.entries if is_before(e.received, since)]
    if len(old) == len(ruling.entries):
        return None
    if not any(e.kind == "ruled" for e in old):
        return Change(ruling, is_new=True)
    before = fold(old).values
    fields = tuple((n, before.get(n, ""), ruling.values.get(n, "")) for n in TOLD if before.get(n) != ruling.values.get(n))
    return Change(ruling, is_new=False, fields=fields) if fields else None


def is_before(received: str, since: str) -> bool:
    """Whether something arrived before a day of this place, or a moment."""
    return received < since if "T" in since else clock(received) < since
