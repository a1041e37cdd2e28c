"""A position as JSON text and back, equal."""

from __future__ import annotations

import json
from dataclasses import fields

from judgekit.engine import values
from judgekit.engine.cast import Ability, CardDef, Cast, Target, Trigger, Word
from judgekit.engine.game import GAMES
from judgekit.engine.values import Position

TUPLES: tuple[type, ...] = (
    values.CardState,
    values.PlayerState,
    values.Fact,
    values.Event,
    values.Run,
    values.Happen,
    values.Use,
    values.Ask,
    values.Choice,
    values.Position,
    values.Reason,
    values.Option,
    values.Line,
    Word,
    Target,
    Trigger,
)
RECORDS: tuple[type, ...] = (Ability, CardDef, Cast)


def to_text(p: Position) -> str:
    """A position as one line of JSON."""
    return json.dumps(pack(p), ensure_ascii=False, separators=(",", ":"))


def from_text(text: str) -> Position:
    """The position that `to_text` wrote."""
    data = json.loads(text)
    game = data[1][0]
    found = unpack(data, {t.__name__: t for t in (*TUPLES, *RECORDS, *GAMES[game].values)})
    assert isinstance(found, Position)
    return found


def pack(value: object) -> object:
    """A value as JSON: named tuples and records as [name, fields], plain tuples as ["", items]."""
    if isinstance(value, tuple):
        name = "" if type(value) is tuple else type(value).__name__
        return [name, [pack(v) for v in value]]
    if isinstance(value, Ability | CardDef | Cast):
        return [type(value).__name__, [pack(getattr(value, f.name)) for f in fields(value)]]
    return value


def unpack(data: object, types: dict[str, type]) -> object:
    """The value that was packed."""
    if not isinstance(data, list):
        return data
    name, items = data[0], [unpack(v, types) for v in data[1]]
    return tuple(items) if not name else types[name](*items)
