"""Serving the page with waitress."""

from __future__ import annotations

from pathlib import Path

import click

from judgekit.errors import JudgekitError


class CannotListen(JudgekitError):
    """The address or port cannot be listened on."""


def run(data: Path | None, host: str, port: int) -> None:
    """Serves the page until interrupted."""
    from waitress.server import create_server

    from judgekit.web import create_app

    app = create_app(data, host)
    if host not in {"127.0.0.1", "::1", "localhost"}:
        click.secho(f"judgekit: {host} is reachable by other machines; everybody who reaches it can read, nobody can write", fg="yellow", err=True)
    try:
        server = create_server(app, host=host, port=port, threads=4, ident=None)
    except (OSError, ValueError) as error:  # a ValueError where the host is unknown
        why = getattr(error, "strerror", None) or error
        raise CannotListen(f"cannot listen on {host}:{port} ({why}); name another port with --port, or 0 for a free one") from error
    shown = f"[{host}]" if ":" in host else host
    click.echo(f"judgekit: http://{shown}:{server.effective_port}/  (stop with Ctrl-C)")
    try:
        server.run()
    except KeyboardInterrupt:
        server.close()
