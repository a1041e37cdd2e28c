"""What differs between two positions of a case, in words: how cards lie, what players hold, and where the game stands."""

from __future__ import annotations

from judgekit.cases.board_view import card, view
from judgekit.engine import Position


def differences(a: Position, b: Position) -> list[tuple[str, str, str]]:
    """(what, here, there) of everything that differs between two positions of a case."""
    out = []
    for n in range(1, len(a.cards)):
        if a.cards[n] != b.cards[n] or card(a, n) != card(b, n):
            out.append((a.cast.names[n], lies(a, n), lies(b, n)))
    people = zip(a.cast.seats, a.players, b.players, strict=True)
    out += [(f"{seat}: Renown", str(x.renown), str(y.renown)) for seat, x, y in people]
    out += [(f, str(view(a)[f]), str(view(b)[f])) for f in ("day", "phase", "first_player", "asked", "ended") if view(a)[f] != view(b)[f]]
    return [x for x in out if x[1] != x[2]]


def lies(p: Position, n: int) -> str:
    """How a card lies, in words."""
    c, seen = p.cards[n], card(p, n)
    where = c.at or (f"on {p.cast.names[c.on]}" if c.on >= 0 else f"{c.zone} of {seen['owner']}" if seen["owner"] else c.zone)
    said = [where, *(["engaged"] if c.engaged else []), *([f"wounds {c.wounds}"] if c.wounds else [])]
    said += [f"threat {seen['threat']}"] if seen["threat"] else []
    said += [f"{s['name'].title()} {s['now']}" for s in seen["stats"] if s["now"] != s["printed"] and s["printed"] is not None]
    return ", ".join([*said, *seen["lasting"]])
