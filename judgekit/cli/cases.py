"""The commands about cases: check them, and play one step by step."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from judgekit.cli.options import JSON_OPTION, emit, library_of
from judgekit.errors import UnknownName

if TYPE_CHECKING:
    from judgekit.cases import Case
    from judgekit.cases.play import Session
    from judgekit.errors import Problem


@click.command(short_help="Run cases against what they expect.")
@click.argument("files", nargs=-1, required=True, metavar="CASE...", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@JSON_OPTION
@click.option("--verbose", is_flag=True, help="Show every line of every case; with --json the whole state after every step.")
@click.pass_context
def check(ctx: click.Context, files: tuple[Path, ...], as_json: bool, verbose: bool) -> None:
    """Run cases against what they expect, each in every edition that it names. Ends with 1 when one fails.

    \b
    Example:
      judgekit check rules_text/five_sails/cases/*.case
      judgekit check rules_text/five_sails/cases/dash.case --json --verbose
    A file may also be JSON (*.jsonl): an object a line with setup, steps and expect (docs/cases.md).
    """
    from judgekit.cases.model import CaseErrors, ManyCaseErrors
    from judgekit.cases.reader import held, readable

    problems: list[Problem] = []
    runs: list[Ran] = []
    unread = 0
    for file in files:
        with gathered(problems):
            cases, wrong = readable(file)
            problems += wrong
            count = held(file)
            unread += count - len(cases)
            for case in cases:
                before = len(problems)
                with gathered(problems, case.name if count > 1 else "", case):
                    runs += checked_json(ctx, case, states=verbose) if as_json else checked(case, verbose=verbose)
                unread += len(problems) > before
    if not as_json:
        click.echo(summary(runs, unread))
    if problems:
        raise ManyCaseErrors(problems) if unread > 1 else CaseErrors(problems)
    raise SystemExit(0 if all(run.passed for run in runs) else 1)


def summary(runs: list[Ran], unread: int) -> str:
    """How many cases have passed, of all that there are, and how many were not run or expected nothing."""
    idle = sum(run.passed and not run.expected for run in runs)
    parts = [f"{sum(run.passed for run in runs)} of {len(runs) + unread} cases passed"]
    parts += [f"{idle} of them expected nothing"] if idle else []
    return "; ".join(parts + ([f"{unread} could not be read"] if unread else []))


class Ran(NamedTuple):
    """Whether a case passed in an edition, and how much was expected of it there."""

    passed: bool
    expected: int


NOTHING_EXPECTED = "it expects nothing: its steps were done, and nothing was held against a fact"


def checked(case: Case, *, verbose: bool) -> list[Ran]:
    """Runs a case in each of its editions, and shows what is otherwise, what is left to the judge, and where nothing was expected."""
    from judgekit.cases import run_case
    from judgekit.cases.play.shown import show_line

    reports = run_case(case)
    for r in reports:
        idle = [NOTHING_EXPECTED] if r.passed and not r.checked else []
        if verbose or not r.passed or r.left or idle:
            click.echo(f"{'passed' if r.passed else 'failed'}: {f'{r.case.number} {r.case.title}'.strip()} [{r.edition}]")
            told = [*r.supposed, *(show_line(x) for x in r.lines)] if verbose else r.left
            for text in [*told, *r.failures, *idle]:
                click.echo(f"  {text}")
    return [Ran(r.passed, r.checked) for r in reports]


def checked_json(ctx: click.Context, case: Case, *, states: bool) -> list[Ran]:
    """Runs a case in each of its editions, and prints what came of it for programs, step by step."""
    from judgekit.cases.as_data import run_data

    found = [run_data(case, edition, states=states) for edition in case.editions]
    for each in found:
        emit(each | {"rules": rules_named(ctx, each, each["edition"])})
    return [Ran(each["passed"], each["checked"]) for each in found]


def rules_named(ctx: click.Context, data: object, edition: str) -> dict[str, Any]:
    """The rules that some data name, with their titles and where they stand."""
    from judgekit.cases.as_data import rules_in
    from judgekit.library.rule_json import citations

    library, out = library_of(ctx), {}
    for name in sorted(set(rules_in(data))):
        if rule := library.find(name):
            cited = [c for c in citations(library, rule) if c["document"] == library.edition(rule.game, edition).document]
            out[name] = {"number": rule.number, "title": rule.title, "standing": rule.standing.value, "citations": cited}
    return out


@contextmanager
def gathered(problems: list[Problem], name: str = "", case: Case | None = None) -> Iterator[None]:
    """Keeps what is wrong with a case, its unreadable facts too, by its name if it is one of several: the others are run all the same."""
    from judgekit.cases import CaseErrors
    from judgekit.cases.reader import named, unread_facts

    try:
        yield
    except CaseErrors as error:
        problems += named([*error.problems, *(unread_facts(case) if case else [])], name)


@click.command(short_help="Step through a case: options, reasons, rules.")
@click.argument("file", metavar="CASE", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@JSON_OPTION
@click.option("--edition", metavar="E", help="Play it by this edition (default: the first that the case names).")
@click.option("--case", "wanted", metavar="C", help="Which case of the file: number, title or a part of it, or place (default: the first).")
@click.option("--do", "commands", multiple=True, metavar="TEXT", help="What to do first, as it would be typed: 'follow', 'why recruit'; repeatable.")
@click.pass_context
def play(ctx: click.Context, file: Path, as_json: bool, edition: str | None, wanted: str | None, commands: tuple[str, ...]) -> None:
    """Step a case: the options with their reasons, and every step with its rule. On a terminal, type a number, or 'help'.

    \b
    Example:
      judgekit play rules_text/five_sails/cases/duel.case
      judgekit play rules_text/five_sails/cases/duel.case --case duel-001
      judgekit play rules_text/five_sails/cases/duel.case --json --do follow --do "why recruit"
    """
    from judgekit.cases.play import Session
    from judgekit.cases.reader import read_file

    cases = read_file(file)
    case = chosen_case(cases, wanted) if wanted else cases[0]
    played = library_of(ctx).edition(case.game, edition).id if edition else case.editions[0]
    session = Session(case, played, commands[0] if commands else "")
    said = [line for text, then in pairwise([*commands, ""]) for line in done(session, text, then)]
    if as_json:
        data = session.as_json()
        emit({**data, "said": said, "rules": rules_named(ctx, data, session.edition)})
        return
    numbers = {r.id.partition("/")[2]: r.number for r in library_of(ctx).book(case.game).rules}
    click.echo(numbered([*introduced(session, len(cases), wanted), *said, *session.shown()], numbers))
    for line in typed():
        word = line.partition(" ")[0]
        if word in {"quit", "q", "exit"}:
            break
        if line:
            stood, said = session.tree.at, done(session, line)
            click.echo(numbered([*said, *session.shown(brief=session.tree.at is stood and word != "options")], numbers))


def done(session: Session, line: str, then: str = "") -> list[str]:
    """Carries out what was typed, and says what came of it; what will be typed `then` may tell what the game does by itself."""
    word, _, rest = line.strip().partition(" ")
    if word == "save":
        return saved(session, rest.strip()).splitlines()
    if word == "options":
        return []
    return session.do(line, then)


def chosen_case(cases: list[Case], wanted: str) -> Case:
    """The case of a file that has this number, this title or a part of it, or this place."""
    key = wanted.casefold()
    if found := [c for c in cases if key in {c.number.casefold(), c.title.casefold()}] or [c for c in cases if key in c.title.casefold()]:
        return found[0]
    if wanted.isdigit() and 1 <= int(wanted) <= len(cases):
        return cases[int(wanted) - 1]
    listed = "\n".join(f"  {c.number or n}  {c.title}" for n, c in enumerate(cases, 1))
    raise UnknownName(f"no case {wanted!r} in this file; its cases are\n{listed}")


def introduced(session: Session, cases: int, wanted: str | None) -> list[str]:
    """What is played, and what lies where at its beginning."""
    from judgekit.cases.board_words import board_text
    from judgekit.games.five_sails.texts.left import left_to_judge

    case, begun = session.case, session.tree.root.position
    left = [x.text for x in left_to_judge(begun)]
    others = [f"The first of {cases} cases; --case NUMBER or TITLE plays another."] if cases > 1 and not wanted else []
    named = " ".join(x for x in (case.number, case.title) if x)
    return [f"{named} [{session.edition}]", *others, *(f"  {x}" for x in board_text(begun)), *(f"  {x}" for x in left), ""]


def numbered(lines: list[str], numbers: dict[str, str]) -> str:
    """The lines with the printed number before the id of each rule."""
    return RULE.sub(lambda m: f"[{numbers[m[1]]} {m[1]}]" if m[1] in numbers else m[0], "\n".join(lines))


RULE = re.compile(r"\[([a-z0-9-]+(?:/[a-z0-9-]+)+)\]$", re.MULTILINE)


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
