"""Who may write on the desk: this machine, and devices in the hall that gave the PIN. Tries are bounded, and it is said that they are."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from functools import wraps
from hashlib import sha256
from ipaddress import ip_address
from secrets import randbelow
from threading import Lock
from time import monotonic, time
from typing import ParamSpec, TypeVar

from flask import Flask, abort, current_app, request
from werkzeug.exceptions import TooManyRequests, Unauthorized

from judgekit.desk import Desk
from judgekit.web.safety import LOOPBACK

COOKIE = "judgekit-desk"
LASTS = 7 * 24 * 3600
"""Seconds for which a device need not give the PIN again."""
TRIES, WAIT = 5, 60.0
"""Wrong PINs from one address, and the seconds until it may try again; twice as long each further time."""
TRIES_OF_ALL, WAIT_OF_ALL = 60, 600.0
"""Wrong PINs from all addresses together, within these seconds."""
SHORTEST_PIN, LONGEST_PIN = 4, 64
P = ParamSpec("P")
T = TypeVar("T")


def new_pin() -> str:
    """Six figures drawn by lot."""
    return f"{randbelow(10**6):06}"


class Tries:
    """Counts wrong PINs, by address and altogether."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self._lock = Lock()
        self._wrong: dict[str, tuple[int, float]] = {}
        self._all: list[float] = []

    def wait(self, address: str) -> int:
        """The seconds until an address may try again; 0 where it may now."""
        with self._lock:
            now = self.clock()
            _, until = self._wrong.get(address, (0, 0.0))
            self._all = [t for t in self._all if t > now - WAIT_OF_ALL]
            of_all = self._all[0] + WAIT_OF_ALL if len(self._all) >= TRIES_OF_ALL else 0.0
            return max(0, int(max(until, of_all) - now + 0.999))

    def wrong(self, address: str) -> int:
        """Notes a wrong PIN; how many tries are left before the address has to wait."""
        with self._lock:
            now = self.clock()
            count = self._wrong.get(address, (0, 0.0))[0] + 1
            rounds, left = divmod(count, TRIES)
            self._wrong[address] = (count, now + WAIT * 2 ** min(rounds - 1, 6) if left == 0 else 0.0)
            self._all.append(now)
            if len(self._wrong) > 10_000:
                self._wrong.pop(next(iter(self._wrong)))
            return (TRIES - left) % TRIES

    def right(self, address: str) -> None:
        """Forgets the wrong ones of an address."""
        with self._lock:
            self._wrong.pop(address, None)


def guard_desk(app: Flask, host: str, pin: str) -> None:
    """Keeps the PIN of an application; where other machines reach it and none was named, one is drawn."""
    reachable = host.casefold().strip("[]") not in LOOPBACK
    app.config["DESK_PIN"] = pin or (new_pin() if reachable else "")
    app.extensions["tries"] = Tries()
    app.jinja_env.globals["may_write"] = may_write


def desk() -> Desk:
    """The desk of this application."""
    found: Desk = current_app.extensions["searcher"].rulings.desk
    return found


def is_here() -> bool:
    """Whether a request comes from this machine itself, and not through something that passes on others'."""
    if current_app.config.get("IN_BROWSER"):
        return True
    if any(h in request.headers for h in ("X-Forwarded-For", "Forwarded", "Via")):
        return False
    try:
        address = ip_address((request.remote_addr or "").partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return bool((mapped or address).is_loopback)


def may_write() -> bool:
    """Whether this request may write on the desk, and see whose rulings they are about."""
    return is_here() or is_known(request.cookies.get(COOKIE, ""))


def sealed(issued: str) -> str:
    """What shows that the PIN was given at a time; another PIN makes all of them worthless."""
    key = f"{desk().key}:{current_app.config['DESK_PIN']}"
    return f"{issued}.{hmac.new(key.encode(), issued.encode(), sha256).hexdigest()}"


def is_known(token: str) -> bool:
    """Whether a device gave the PIN that holds now, not too long ago."""
    issued = token.partition(".")[0]
    if not current_app.config["DESK_PIN"] or not desk().journal.exists or not (issued.isascii() and issued.isdigit() and len(issued) < 12):
        return False
    return 0 <= time() - int(issued) <= LASTS and hmac.compare_digest(token.encode(), sealed(issued).encode())


def let_in(pin: str) -> str:
    """The token for a device that gives the right PIN; refuses a wrong one, and says how many tries are left."""
    tries: Tries = current_app.extensions["tries"]
    address = request.remote_addr or "?"
    if wait := tries.wait(address):
        raise TooManyRequests(f"Too many wrong PINs. Try again in {wait} seconds.", retry_after=wait)
    wanted = current_app.config["DESK_PIN"]
    if not wanted:
        raise Unauthorized("This judgekit takes no PIN: only the machine itself writes. Start it with --host 0.0.0.0 to let others in.")
    if not hmac.compare_digest(pin.strip().encode(), wanted.encode()):
        left = tries.wrong(address)
        raise Unauthorized(f"Wrong PIN. {left} tries left." if left else f"Wrong PIN. Try again in {tries.wait(address)} seconds.")
    tries.right(address)
    return sealed(str(int(time())))


def writes(view: Callable[P, T]) -> Callable[P, T]:
    """A view that writes: for this machine and devices that gave the PIN."""

    @wraps(view)
    def checked(*args: P.args, **kwargs: P.kwargs) -> T:
        if not may_write():
            abort(401, "Writing on the desk needs the PIN that judgekit printed when it was started. Give it on the page of the desk.")
        return view(*args, **kwargs)

    return checked
