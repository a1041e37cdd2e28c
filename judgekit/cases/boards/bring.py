"""A card that comes onto a board in the middle of a record: one that was forgotten, or that the engine cannot bring."""

from __future__ import annotations

from judgekit.cases.boards.acts import Outcome, Place, Refused, wrote
from judgekit.cases.boards.cards import add, fields_of
from judgekit.cases.boards.names import find_cards, one_card
from judgekit.cases.boards.record import Record, replay
from judgekit.cases.boards.sheet import cut


def bring(record: Record, place: Place, rest: str) -> Outcome:
    """`WHERE | WHOSE | CARD because REASON`: a known card by a part of its name, or a typed one, by hand and with its reason."""
    body, because, reason = rest.rpartition(" because ")
    if not because or not reason.strip():
        raise Refused("a card brought in by hand needs its reason: why it was not there")
    where, who, said = fields_of(body, 3)
    if who not in record.case.players:
        raise Refused(f"whose card is it? The players are {', '.join(record.case.players)}")
    name = _named(said)
    at = record.point(place.point)
    if name not in {f.name for f in at.position.cast.faces}:
        record = replay(add(record.text, f"catalogue | {who} | {said if ':' in said else name}").text)
        at = record.point(place.point)
    return wrote(record, at, f"edit: {name} of {who} comes to {where} because {reason.strip()}")


def _named(said: str) -> str:
    head, colon, _ = cut(said)
    if colon:
        return head.strip()
    card = one_card(head)
    if card is None:
        near = [c.name for _, c in find_cards(head)]
        raise Refused(f"which card? {head!r} may be {', '.join(near)}" if near else f"there is no card {head!r}; type it with its values")
    return card.name
