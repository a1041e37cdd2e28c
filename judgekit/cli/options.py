"""What several commands share: options and their completion, the library that is open, JSON lines, codes to end with."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from judgekit.errors import StoreError, UnknownName, cause

if TYPE_CHECKING:
    from judgekit.desk import Desk
    from judgekit.library import Library

Found = TypeVar("Found")
JSON_OPTION = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
ANSWERED, NOTHING = 0, 1
"""The codes that commands end with; errors have codes of their own (judgekit.errors)."""
DAY = re.compile(r"^\d{4}-\d\d-\d\d$")
ADDRESS = re.compile(r"^https?://[^\s/]+\S*$", re.IGNORECASE)


def game_names(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Completes a game's id."""
    return [CompletionItem(b.game, help=b.title) for b in library_of(ctx).books if b.game.startswith(incomplete)]


def edition_names(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Completes an edition's id."""
    return [CompletionItem(e.id, help=e.label) for b in library_of(ctx).books for e in b.editions if e.id.startswith(incomplete)]


def rule_names(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Completes a rule's id."""
    rules = library_of(ctx).rules.values()
    return [CompletionItem(r.id.partition("/")[2], help=r.title) for r in rules if r.id.partition("/")[2].startswith(incomplete)]


def document_names(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Completes a document's id."""
    return [CompletionItem(e.document, help=e.label) for b in library_of(ctx).books for e in b.editions if e.document.startswith(incomplete)]


def game_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option that chooses a game."""
    return click.option("--game", metavar="G", shell_complete=game_names, help="Only this game.")(command)


def edition_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option that chooses an edition."""
    return click.option("--edition", metavar="E", shell_complete=edition_names, help="As it stands in this edition.")(command)


def day(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str:
    """A day as an option."""
    try:
        if value and not (DAY.match(value) and date.fromisoformat(value)):
            raise ValueError
    except ValueError:
        raise click.BadParameter(f"{value!r} is no day; a day is written 2026-05-02") from None
    return value or ""


def address(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str | None:
    """The address of a site as an option."""
    if value and not ADDRESS.match(value):
        raise click.BadParameter(f"{value!r} is no address of a site; one is written https://example.org/judgekit/")
    return value


def library_of(ctx: click.Context) -> Library:
    """The library of the data folder that the user chose."""
    from judgekit.library import Library

    root = ctx.find_root()
    if "library" not in root.meta:
        data = root.params.get("data")
        root.meta["library"] = Library.open(data)
    library: Library = root.meta["library"]
    return library


def desk_of(ctx: click.Context) -> Desk:
    """The desk of the data folder that the user chose."""
    from judgekit.desk import Desk

    return Desk(library_of(ctx).folder)


def text_of(file: Path) -> str:
    """The text of a file in UTF-8."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(f"{file} cannot be read ({cause(error)}); name a text file in UTF-8") from error


def looked_up(names: Iterable[str], look: Callable[[str], Found], problems: list[str]) -> list[Found]:
    """What the names lead to; what is said of those that lead nowhere goes to the `problems`, so that all are reported at once."""
    found = []
    for name in names:
        try:
            found.append(look(name))
        except UnknownName as error:
            problems.append(str(error))
    return found


def emit(record: object) -> None:
    """One JSON object on a line."""
    click.echo(json.dumps(record, ensure_ascii=False))
