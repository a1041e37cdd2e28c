"""What a judge writes down, as values: an entry of the journal, and the ruling that its entries make together."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Authority(StrEnum):
    """Who stands behind a ruling, the widest first."""

    PUBLISHER = "publisher"
    HOUSE = "house"
    EVENT = "event"


class State(StrEnum):
    """Where a ruling is in its life."""

    OPEN = "open"
    APPEALED = "appealed"
    CONFIRMED = "confirmed"
    OVERTURNED = "overturned"
    SUPERSEDED = "superseded"

    @property
    def holds(self) -> bool:
        """Whether a judge may still go by it."""
        return self not in {State.OVERTURNED, State.SUPERSEDED}


AUTHORITIES = {Authority.PUBLISHER: "publisher's ruling", Authority.HOUSE: "house ruling", Authority.EVENT: "event ruling"}
PRECEDENCE = (
    (Authority.PUBLISHER.value, "Publisher's rulings and errata", "they mend or explain the book; of two, the later"),
    ("book", "The book", "the edition that is played, open points excepted"),
    (Authority.HOUSE.value, "House rulings", "the organiser's, announced beforehand: what the book leaves open, and where they say so, against it"),
    (Authority.EVENT.value, "Event rulings", "one judge's at one table, until an appeal; a precedent for the same event"),
)
"""What goes before what on the desk; the first that speaks decides."""

TEXTS = ("asked", "ruled", "game", "edition", "group", "case", "table", "event", "source", "date", "superseded_by", "key")
LISTS = ("rules", "cards", "exceptions", "players", "contradicts")
FIELDS = (*TEXTS, *LISTS, "authority", "state", "erratum", "seconds", "time")
"""Everything that an entry can set."""
BY_CONTENT, ANONYMOUS = "import", "anonymous"
"""Instead of a device: the id of the entry follows from what it says; its people were replaced by numbers."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal: what somebody set, when, and what they had before them. Never changed."""

    id: str
    ruling: str
    kind: str
    judge: str
    made: str
    set: dict[str, Any]
    base: tuple[str, ...] = ()
    note: str = ""
    device: str = ""
    received: str = field(default="", compare=False)
    seq: int = field(default=0, compare=False)

    def as_record(self) -> dict[str, Any]:
        """The entry as it is sent, kept in files and merged; the same on every machine."""
        return {
            "id": self.id,
            "ruling": self.ruling,
            "kind": self.kind,
            "judge": self.judge,
            "made": self.made,
            "set": self.set,
            "base": list(self.base),
            "note": self.note,
            "device": self.device,
        }


@dataclass(frozen=True, slots=True)
class Rival:
    """A value of a field that somebody set without knowing of another's."""

    entry: Entry
    value: Any


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling as its entries leave it. `conflicts` are the fields for which two people set different things unaware of each other."""

    id: str
    values: dict[str, Any]
    entries: tuple[Entry, ...]
    heads: tuple[str, ...]
    conflicts: dict[str, tuple[Rival, ...]] = field(default_factory=dict)

    def text(self, name: str) -> str:
        """A field that is a text; empty where nobody set it."""
        return str(self.values.get(name, ""))

    def list(self, name: str) -> tuple[str, ...]:
        """A field that is a list; empty where nobody set it."""
        return tuple(self.values.get(name, ()))

    @property
    def number(self) -> str:
        """What people call it: the beginning of its id."""
        return self.id[:6].upper()

    @property
    def asked(self) -> str:
        """What was asked."""
        return self.text("asked")

    @property
    def ruled(self) -> str:
        """What was ruled."""
        return self.text("ruled")

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules cited."""
        return self.list("rules")

    @property
    def authority(self) -> Authority:
        """Who stands behind it."""
        return Authority(self.values.get("authority", Authority.EVENT))

    @property
    def state(self) -> State:
        """Where it is in its life."""
        return State(self.values.get("state", State.OPEN))

    @property
    def label(self) -> str:
        """What it is called beside an answer."""
        return "erratum" if self.values.get("erratum") else AUTHORITIES[self.authority]

    @property
    def judge(self) -> str:
        """Who gave it."""
        return self.entries[0].judge

    @property
    def time(self) -> str:
        """When it was given, in UTC: as its judge's device says, but not after it arrived."""
        first = self.entries[0]
        said = self.text("time") or first.made or first.received
        return min(said, first.received) if first.received else said

    @property
    def is_whole(self) -> bool:
        """Whether the entry that began it has arrived."""
        return any(e.kind == "ruled" for e in self.entries)
