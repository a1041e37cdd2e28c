"""What a terminal shows of rulings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from judgekit.cli.options import emit

if TYPE_CHECKING:
    from judgekit.desk import Ruling
    from judgekit.library import Library


def brief(each: Ruling) -> None:
    """A ruling in three lines."""
    from judgekit.desk.summary import where

    click.secho(f"{each.number}  {' '.join(each.asked.split())}", bold=each.state.holds, dim=not each.state.holds)
    click.echo(f"        {where(each)}{' · AGAINST THE BOOK' if each.list('contradicts') else ''}{' · IN CONFLICT' if each.conflicts else ''}")
    click.echo("        " + each.ruled.replace("\n", "\n        "))


def shown(library: Library, each: Ruling, as_json: bool, *, history: bool = False) -> None:
    """A ruling with what it rests on, and on demand what became of it."""
    from judgekit.desk import exports
    from judgekit.desk.search import ruling_json
    from judgekit.desk.summary import NAMES
    from judgekit.desk.summary import shown as told

    if as_json:
        emit(ruling_json(each) | {"history": [e.as_record() for e in each.entries]})
        return
    brief(each)
    for name in ("rules", "cards", "group", "exceptions", "contradicts", "players", "superseded_by", "case"):
        if each.values.get(name):
            click.echo(f"        {NAMES[name]}: {told(library, name, each.values[name])}")
    for name, rivals in each.conflicts.items():
        click.secho(
            f"        in conflict, {NAMES[name]}: " + "; ".join(f"{r.entry.judge} set {told(library, name, r.value)}" for r in rivals), fg="red"
        )
    for step in exports.steps(each, library) if history else []:
        click.echo(f"        {step}")
