"""Serving the page with waitress."""

from __future__ import annotations

import logging
from errno import EADDRINUSE
from pathlib import Path
from typing import TYPE_CHECKING

import click

from judgekit.errors import JudgekitError, cause
from judgekit.web.desk.access import LONGEST_PIN, SHORTEST_PIN, TRIES
from judgekit.web.reach import own_address
from judgekit.web.safety import EVERYWHERE, LOOPBACK

if TYPE_CHECKING:
    from flask import Flask
    from waitress.server import BaseWSGIServer, MultiSocketServer


class CannotListen(JudgekitError):
    """The address or port cannot be listened on."""


class BadPin(JudgekitError):
    """A PIN that is too easy to guess, or too long."""

    exit_code = 2


def run(data: Path | None, host: str, port: int, pin: str = "") -> None:
    """Serves the page until interrupted. Other machines write only with the PIN, which is printed."""
    from judgekit.web import create_app

    if pin and not SHORTEST_PIN <= len(pin) <= LONGEST_PIN:
        raise BadPin(f"a PIN has {SHORTEST_PIN} to {LONGEST_PIN} characters; this one has {len(pin)}")
    app = create_app(data, host, pin)
    server = listening(app, host, port)
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)  # many phones at once are nothing to warn about
    shown, is_hall = f"[{host}]" if ":" in host else host, host not in LOOPBACK
    if is_hall:
        click.secho(f"judgekit: {host} is reachable by other machines: everybody there can read; writing needs the PIN", fg="yellow", err=True)
    try:
        click.echo(f"judgekit: http://{shown}:{server.effective_port}/  (stop with Ctrl-C)")
        if is_hall:
            tell_hall(host, server.effective_port, app.config["DESK_PIN"])
        server.run()
    except KeyboardInterrupt:
        server.close()


def listening(app: Flask, host: str, port: int) -> BaseWSGIServer | MultiSocketServer:
    """A server of the page that listens; raises CannotListen with what to change."""
    from waitress.server import create_server

    try:
        return create_server(app, host=host, port=port, threads=8, ident=None, clear_untrusted_proxy_headers=False)
    except ValueError as error:  # waitress knows no such host
        wanted = "name an address of this machine with --host, such as 127.0.0.1, or 0.0.0.0 for all that it has"
        raise CannotListen(f"there is no host {host!r}; {wanted}") from error
    except OSError as error:
        wanted = "another port with --port, or 0 for a free one" if error.errno == EADDRINUSE else "an address of this machine with --host"
        raise CannotListen(f"cannot listen on {host}:{port} ({cause(error)}); name {wanted}") from error


def tell_hall(host: str, port: int, pin: str) -> None:
    """Says what the other devices in the hall open, and what they need for writing."""
    near = own_address() if host in EVERYWHERE else ""
    if near:
        click.echo(f"judgekit: the phones in the hall open http://{near}:{port}/")
    click.echo(f"judgekit: PIN {pin}  (after {TRIES} wrong ones a device has to wait; --pin keeps the same one over restarts)")
