"""What keeps the page safe: a strict policy, the Host header, and posts from our own pages only."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from flask import Flask, Response, abort, current_app, request

POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
LARGEST = 256 * 1024
"""Bytes that may be posted at once."""
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::", ""})
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def guard(app: Flask, host: str) -> None:
    """Puts the checks before every request and the headers on every response of an application bound to `host`."""
    app.config["MAX_CONTENT_LENGTH"] = app.config["MAX_FORM_MEMORY_SIZE"] = LARGEST
    app.config["BOUND_HOST"] = host.casefold().strip("[]")
    app.before_request(check_host)
    app.before_request(check_origin)
    app.after_request(safe_headers)


def safe_headers(response: Response) -> Response:
    """No script but ours, no other host, no guessing of types."""
    response.headers.setdefault("Content-Security-Policy", POLICY)
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    return response


def host_name(host: str) -> str:
    """A Host header without its port; empty where it is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").casefold()
    except ValueError:
        return ""


def is_ours(host: str, bound: str) -> bool:
    """Whether a Host header names this server: a name that somebody else's DNS points here does not."""
    name = host_name(host)
    if name in LOOPBACK or name == bound:
        return bool(name)
    return bound in EVERYWHERE and is_address(name)


def is_address(name: str) -> bool:
    """Whether a name is an address in figures, which no DNS can bend."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_host() -> None:
    """Refuses a request that was made under another name (DNS rebinding)."""
    if not is_ours(request.headers.get("Host", ""), current_app.config["BOUND_HOST"]):
        abort(403, "This name does not belong to this judgekit; open it by the address that judgekit printed.")


def check_origin() -> None:
    """Refuses what another site has a browser post here."""
    if request.method in SAFE:
        return
    site, origin = request.headers.get("Sec-Fetch-Site"), request.headers.get("Origin")
    if site not in {None, "same-origin", "none"} or (origin is not None and urlsplit(origin).netloc != request.headers.get("Host")):
        abort(403, "This was sent from another site.")
