"""The commands that set judgekit up for others: the server of the page, and completion in the shell."""

from __future__ import annotations

import click


@click.command(short_help="Serve the web page and print its address.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8077, show_default=True, type=click.IntRange(0, 65535), help="The port; 0 takes a free one.")
@click.option("--pin", metavar="PIN", help="What other devices give before they may write (default: drawn by lot).")
@click.pass_context
def serve(ctx: click.Context, host: str, port: int, pin: str | None) -> None:
    """Serve the web page and print its address; with --host 0.0.0.0 for the phones in the hall too, which need the PIN to write."""
    from judgekit.web.serve import run

    run(ctx.find_root().params.get("data"), host, port, pin or "")


@click.command(short_help="The script that completes commands in your shell.")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print the script that completes judgekit's commands in your shell.

    \b
    Example:
      $ judgekit completion bash
    """
    from click.shell_completion import get_completion_class

    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(ctx.find_root().command, {}, "judgekit", "_JUDGEKIT_COMPLETE").source())
