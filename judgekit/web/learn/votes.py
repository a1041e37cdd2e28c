"""The audience's votes: a few rooms in memory, each with a bounded number of voters. Nothing is written down, nobody is named."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from threading import Lock

MOST_ROOMS = 12
MOST_VOTERS = 400
IDLE = 6 * 3600.0
PER_SECOND = 20.0
BURST = 60.0
IN_USE = 600.0
"""A room looked at within so many seconds makes no place for another."""
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


@dataclass
class Room:
    """One presenter's room: where the lesson stands, and the votes on that question by voter."""

    code: str
    key: str
    lesson: str
    edition: str
    at: int = 0
    shown: bool = False
    votes: dict[str, int] = field(default_factory=dict)
    used: float = 0.0
    """When the last vote came."""
    seen: float = 0.0
    """When its presenter last looked at it."""
    free: float = BURST
    """How many votes may still come at once; it fills up with time."""

    def move(self, at: int, *, shown: bool) -> None:
        """Goes to a question; another one begins without votes."""
        self.seen = time.monotonic()
        if at != self.at:
            self.at, self.votes = at, {}
        self.shown = shown

    def tally(self, count: int) -> list[int]:
        """How many votes each choice has."""
        found = list(self.votes.values())
        return [found.count(n) for n in range(count)]


class Rooms:
    """All rooms; one that its presenter has left makes place for a new one."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self._lock = Lock()

    def open(self, lesson: str, edition: str, at: int) -> Room | None:
        """A new room with a code that can be typed, and a key that only its presenter has; None while all are in use."""
        with self._lock:
            now = time.monotonic()
            self._tidy(now)
            while len(self._rooms) >= MOST_ROOMS:
                left = min(self._rooms.values(), key=lambda r: r.seen)
                if left.seen > now - IN_USE:
                    return None
                del self._rooms[left.code]
            code = "".join(secrets.choice(LETTERS) for _ in range(5))
            room = Room(code, secrets.token_urlsafe(16), lesson, edition, at, used=now, seen=now)
            self._rooms[code] = room
            return room

    def find(self, code: str) -> Room | None:
        """A room by its code."""
        with self._lock:
            self._tidy(time.monotonic())
            return self._rooms.get(code.upper())

    def vote(self, room: Room, voter: str, at: int, choice: int) -> str:
        """Keeps a voter's last choice; says what is wrong where it is not kept."""
        with self._lock:
            now = time.monotonic()
            room.free = min(BURST, room.free + (now - room.used) * PER_SECOND)
            room.used = now
            if at != room.at:
                return "late"
            if room.shown:
                return "shown"
            if room.free < 1:
                return "busy"
            if voter not in room.votes and len(room.votes) >= MOST_VOTERS:
                return "full"
            room.free -= 1
            room.votes[voter] = choice
            return ""

    def _tidy(self, now: float) -> None:
        """Forgets rooms that nobody has presented in for hours."""
        for code in [c for c, r in self._rooms.items() if r.seen < now - IDLE]:
            del self._rooms[code]
