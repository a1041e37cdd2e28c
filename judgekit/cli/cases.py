"""The commands about cases: check them, and play one step by step."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from judgekit.cli.options import JSON_OPTION, emit

if TYPE_CHECKING:
    from judgekit.cases.play import Session


@click.command(short_help="Run cases against what they expect.")
@click.argument("files", nargs=-1, required=True, metavar="CASE...", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@JSON_OPTION
@click.option("--verbose", is_flag=True, help="Show every line of every case.")
def check(files: tuple[Path, ...], as_json: bool, verbose: bool) -> None:
    """Run cases against what they expect, each in every edition that it names. Ends with 1 when one fails.

    \b
    Example:
      judgekit check rules_text/five_sails/cases/*.case
    """
    from judgekit.cases import run_case
    from judgekit.cases.play import line_json, show_line
    from judgekit.cases.reader import read_file

    reports = [r for file in files for case in read_file(file) for r in run_case(case)]
    for r in reports:
        if as_json:
            head = {"case": r.case.title, "number": r.case.number, "edition": r.edition}
            emit({**head, "passed": r.passed, "failures": r.failures, "lines": [line_json(x) for x in r.lines]})
            continue
        if verbose or not r.passed:
            click.echo(f"{'passed' if r.passed else 'failed'}: {r.case.number} {r.case.title} [{r.edition}]")
            for text in [show_line(x) for x in r.lines] if verbose else r.failures:
                click.echo(f"  {text}")
    failed = sum(not r.passed for r in reports)
    if not as_json:
        click.echo(f"{len(reports) - failed} of {len(reports)} cases passed")
    raise SystemExit(1 if failed else 0)


@click.command(short_help="Step through a case: options, reasons, rules.")
@click.argument("file", metavar="CASE", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@JSON_OPTION
@click.option("--edition", metavar="E", help="Play it by this edition (default: the first that the case names).")
@click.option("--do", "commands", multiple=True, metavar="TEXT", help="What to do first, as it would be typed: 'follow', 'why recruit'; repeatable.")
def play(file: Path, as_json: bool, edition: str | None, commands: tuple[str, ...]) -> None:
    """Step a case: the options with their reasons, and every step with its rule. On a terminal, type a number, or 'help'.

    \b
    Example:
      judgekit play rules_text/five_sails/cases/duel.case
      judgekit play rules_text/five_sails/cases/duel.case --json --do follow --do "why recruit"
    """
    from judgekit.cases.play import Session
    from judgekit.cases.reader import read_file

    case = read_file(file)[0]
    session = Session(case, edition or case.editions[0])
    said = [line for text in commands for line in session.do(text)]
    if as_json:
        emit({**session.as_json(), "said": said})
        return
    click.echo("\n".join([*said, *session.shown()]))
    for line in typed():
        word, _, rest = line.partition(" ")
        if word in {"quit", "q", "exit"}:
            break
        if word == "save":
            click.echo(saved(session, rest.strip()))
        elif word in {"options", "branch"}:
            click.echo("\n".join([*BRANCHING[: word == "branch"], *session.shown()]))
        elif line:
            click.echo("\n".join([*session.do(line), *session.shown()]))


BRANCHING = ["'undo' or 'go X' leads back; what is chosen from there is a branch of its own, and 'name X' makes a point easy to find again."]


def typed() -> Iterator[str]:
    """The lines that are typed: with a prompt, the arrow keys and a history on a terminal."""
    if not sys.stdin.isatty():
        yield from map(str.strip, sys.stdin)
        return
    with suppress(ImportError):
        import readline  # noqa: F401  it is used by being there: input() then has a history
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            yield input("> ").strip()


def saved(session: Session, name: str) -> str:
    """The case with the steps that were taken, or where it was written; a file that is there already is kept."""
    if not name:
        return session.saved()
    try:
        with Path(name).open("x", encoding="utf-8") as file:
            file.write(session.saved())
    except FileExistsError:
        return f"{name} is there already; give another name"
    except OSError as error:
        return f"{name} cannot be written: {error.strerror}"
    return f"saved as {name}"
