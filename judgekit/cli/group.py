"""The group of all commands: the name of each, and the room in which it stands."""

from __future__ import annotations

import os
import sys
import warnings
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from judgekit import __version__
from judgekit.cli.options import ANSWERED
from judgekit.errors import JudgekitError, StoreError, cause

PLACES = {
    "ask": "asking.ask",
    "rules": "library.rules",
    "term": "library.term",
    "changes": "library.changes",
    "import": "library.import_",
    "card": "cards.card",
    "deck": "cards.deck",
    "import-cards": "cards.import_cards",
    "check": "cases.check",
    "play": "cases.play",
    "lesson": "teaching.lesson",
    "quiz": "teaching.quiz",
    "ruling": "rulings.ruling",
    "desk": "desk.desk_group",
    "serve": "serving.serve",
    "completion": "serving.completion",
    "offline": "offline.offline",
    "export-site": "offline.export_site",
}
"""Where each command stands: its room in this package, and its function there."""


class Commands(click.Group):
    """Opens the room of a command when it is wanted, so that each starts fast; shows our own errors as one message, without a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The name of every command."""
        return sorted(PLACES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command, or None; a name that is none opens every room, for click then proposes the nearest."""
        for name in [cmd_name] if cmd_name in PLACES else PLACES:
            room, _, function = PLACES[name].partition(".")
            self.add_command(getattr(import_module(f"judgekit.cli.{room}"), function), name)
        return super().get_command(ctx, cmd_name)

    def main(self, *args: Any, **more: Any) -> Any:  # noqa: ANN401  as click has it
        """Runs what was called; where the machine refuses to read or write something, that is one message too."""
        try:
            return super().main(*args, **more)
        except OSError as error:
            sys.stdout = None  # what is left to show cannot be shown either
            click.secho(f"judgekit: {error.filename or 'what is to be shown'} cannot be read or written: {cause(error)}", fg="red", err=True)
            sys.exit(StoreError.exit_code)

    def invoke(self, ctx: click.Context) -> object:
        """Runs a command."""
        if os.environ.get("NO_COLOR"):
            ctx.color = False
        try:
            return super().invoke(ctx)
        except JudgekitError as error:
            click.secho(f"judgekit: {error}", fg="red", err=True)
            ctx.exit(error.exit_code)
        except BrokenPipeError:
            sys.stderr.close()
            ctx.exit(ANSWERED)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    envvar="JUDGEKIT_DATA",
    help="Keep everything in DIR (default: your data folder).",
)
@click.version_option(__version__, prog_name="judgekit")
def main(data: Path | None) -> None:
    """The rules of 7th Sea: City of Five Sails and its sister games: cited, and found in your own words.

    \b
    Examples:
      $ judgekit ask "what if my crew is too big"
      $ judgekit rules duel/riposte
      $ judgekit changes --game five-sails
    """
    warnings.showwarning = lambda message, *rest, **more: click.secho(f"judgekit: {message}", fg="yellow", err=True)
