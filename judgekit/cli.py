"""The commands. Each is thin: it opens the library, asks it, and shows what comes back."""

from __future__ import annotations

import json
import os
import sys
import warnings
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from judgekit import __version__
from judgekit.errors import BadQuestion, DataErrors, JudgekitError, Problem, UnknownName

if TYPE_CHECKING:
    from judgekit.library import Library
    from judgekit.search import Searcher

JSON_OPTION = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
ANSWERED, NOTHING, WRONG = 0, 1, 2


class Commands(click.Group):
    """Shows our own errors as one message, without a traceback."""

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


def library_of(ctx: click.Context) -> Library:
    """The library of the data folder that the user chose."""
    from judgekit.library import Library

    root = ctx.find_root()
    if "library" not in root.meta:
        data = root.params.get("data")
        root.meta["library"] = Library.open(data)
    library: Library = root.meta["library"]
    return library


def emit(record: object) -> None:
    """One JSON object on a line."""
    click.echo(json.dumps(record, ensure_ascii=False))


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


@main.command()
@click.argument("question", nargs=-1)
@JSON_OPTION
@game_option
@edition_option
@click.option("--limit", default=5, show_default=True, type=click.IntRange(1, 200), metavar="N", help="At most N hits; rulings come on top.")
@click.option(
    "--batch",
    type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path),
    metavar="FILE",
    help="Ask every line of FILE; a JSON object a line comes out.",
)
@click.option("--verbatim", is_flag=True, help="Search for exactly what was typed; mend no typos.")
@click.pass_context
def ask(
    ctx: click.Context,
    question: tuple[str, ...],
    as_json: bool,
    game: str | None,
    edition: str | None,
    limit: int,
    batch: Path | None,
    verbatim: bool,
) -> None:
    """Find the rule that answers a question.

    Ask in your own words, or mark operators: "exact words", AND, OR, NOT, begin*, kind:term, chapter:duel,
    edition:playtest. A rule's number or id lands on that rule; with .* behind the number, on the rules below it too.
    Cards are found by name, and by filters such as trait:duelist or cost:<=2 (docs/cards.md).
    Ends with 0 when something answers, with 1 when nothing does.

    \b
    Examples:
      $ judgekit ask how many cards do I draw
      $ judgekit ask --edition playtest "can I intervene with an engaged character"
      $ judgekit ask 'kind:term "threat pool"'
      $ judgekit ask parry NOT riposte
      $ judgekit ask "type:character faction:castille sort:-finesse"
    """
    from judgekit.search import Searcher

    searcher = Searcher(library_of(ctx))
    if batch:
        _ask_batch(searcher, batch, game, edition, limit, verbatim)
        return
    answer = searcher.ask(" ".join(question), game=game, edition=edition, limit=limit, mend=not verbatim)
    if as_json:
        emit(searcher.as_json(answer))
    else:
        from judgekit import show

        show.answer(searcher, answer)
    ctx.exit(ANSWERED if answer.hits or answer.cards or answer.cases or (answer.rulings and answer.answered) else NOTHING)


def _ask_batch(searcher: Searcher, batch: Path, game: str | None, edition: str | None, limit: int, verbatim: bool) -> None:
    """Answers a question a line; a line that is no question gets an answer that says so. The lines are one sitting."""
    from judgekit.search.sitting import Sitting

    _see_that_there_is(searcher.library, game, edition)
    sitting = Sitting()
    with click.open_file(str(batch), "rb") as lines:
        for raw in lines:
            line = raw.decode("utf-8", errors="replace").rstrip("\r\n")
            try:
                emit(searcher.as_json(searcher.ask(line, game=game, edition=edition, limit=limit, mend=not verbatim, sitting=sitting)))
            except (BadQuestion, UnknownName) as error:
                emit({"question": line[:200], "answered": False, "error": str(error), "hits": []})


def _see_that_there_is(library: Library, game: str | None, edition: str | None) -> None:
    """Refuses a game or an edition that does not exist before the first question."""
    if game:
        library.edition(game, edition)
    elif edition and not any(book.edition(edition) for book in library.books):
        raise UnknownName(f"no edition {edition!r}; the editions are {', '.join(e.id for b in library.books for e in b.editions)}")


@main.command()
@click.argument("names", nargs=-1, metavar="[ID]...", shell_complete=rule_names)
@JSON_OPTION
@game_option
@edition_option
@click.option("--all", "everything", is_flag=True, help="Every rule, term and remark.")
@click.option("--check", is_flag=True, help="Read the rule texts anew and report everything wrong with them.")
@click.pass_context
def rules(ctx: click.Context, names: tuple[str, ...], as_json: bool, game: str | None, edition: str | None, everything: bool, check: bool) -> None:
    """Show rules by id or number; without one, the contents.

    \b
    Examples:
      $ judgekit rules
      $ judgekit rules duel/riposte
      $ judgekit rules --json --all
      $ judgekit rules --check
    """
    if check:
        _check_texts()
        return
    library = library_of(ctx)
    from judgekit import show

    chosen = _chosen_rules(library, names, game, everything or (as_json and not names))
    shown = library.edition(game or chosen[0].game, edition).id if edition and chosen else None
    if as_json:
        for rule in chosen:
            emit(library.as_json(rule, shown))
    elif chosen and not everything:
        for rule in chosen:
            show.rule(library, rule, shown)
    else:
        show.contents(library, game, chosen)


def _chosen_rules(library: Library, names: Iterable[str], game: str | None, everything: bool) -> list[Any]:
    """The rules that were named, with every name that leads nowhere reported at once."""
    from judgekit.library import Kind

    if everything:
        books = [library.book(game)] if game else library.books
        return [r for b in books for r in b.rules]
    found, problems = [], []
    for name in names:
        try:
            found.append(library.rule(name, game))
        except UnknownName as error:
            problems.append(str(error))
    if problems:
        raise UnknownName("\n".join(problems))
    return [r for r in found if r.kind is not Kind.REMARK or names]


def _check_texts() -> None:
    """Loads the texts and says what is wrong with them."""
    from judgekit import paths
    from judgekit.cases.known import faults
    from judgekit.library import Book, Card, load_texts
    from judgekit.library.card_rules import unknown_points
    from judgekit.library.cards import coverage
    from judgekit.search.synonyms import load_synonyms

    base, books, cards, problems = paths.rules_text(), list[Book](), list[Card](), list[Problem]()
    try:
        books, cards = load_texts()
    except DataErrors as error:
        problems.extend(error.problems)
    for file in sorted(base.glob("*/synonyms.toml")):
        try:
            load_synonyms(file, base)
        except DataErrors as error:
            problems.extend(error.problems)
    problems.extend(faults(c for c in cards if c.game == "five-sails"))
    problems.extend(unknown_points(cards, books))
    if problems:
        click.echo(str(DataErrors(problems)), err=True)
        raise SystemExit(1)
    for book in books:
        kinds = [r.kind.value for r in book.rules]
        counts = ", ".join(f"{kinds.count(k)} {k}s" for k in ("rule", "term", "remark"))
        click.echo(f"{book.game}: {counts}, {sum(len(r.citations) for r in book.rules)} citations; nothing wrong")
    for game in dict.fromkeys(c.game for c in cards):
        own = [c for c in cards if c.game == game]
        click.echo(f"{game}: {len(own)} cards, {coverage(own)}; nothing wrong")


@main.command()
@click.argument("name", nargs=-1, required=True)
@JSON_OPTION
@game_option
@edition_option
@click.pass_context
def term(ctx: click.Context, name: tuple[str, ...], as_json: bool, game: str | None, edition: str | None) -> None:
    """Look a word up in the glossary, by any of its names.

    \b
    Examples:
      $ judgekit term riposte
      $ judgekit term threat pool
    """
    from judgekit import show

    library = library_of(ctx)
    rule = library.term(" ".join(name), game)
    shown = library.edition(rule.game, edition).id if edition else None
    if as_json:
        emit(library.as_json(rule, shown))
    else:
        show.rule(library, rule, shown)


@main.command()
@JSON_OPTION
@game_option
@click.option("--from", "old", metavar="E", shell_complete=edition_names, help="The earlier edition.")
@click.option("--to", "new", metavar="E", shell_complete=edition_names, help="The later edition (default: the current one).")
@click.option("--all", "everything", is_flag=True, help="Rules that were only reworded, or stayed the same, too.")
@click.pass_context
def changes(ctx: click.Context, as_json: bool, game: str | None, old: str | None, new: str | None, everything: bool) -> None:
    """Everything that differs between two editions of a game, by chapter, both wordings with their citations.

    \b
    Examples:
      $ judgekit changes
      $ judgekit changes --from playtest --to 2023 --json
    """
    from judgekit import show

    library = library_of(ctx)
    book = library.book(game) if game else next((b for b in library.books if len(b.editions) > 1), library.books[0])
    if len(book.editions) < 2:
        raise UnknownName(f"{book.short} has one edition only, {book.current.label}; there is nothing to compare")
    later = library.edition(book.game, new)
    earlier = library.edition(book.game, old) if old else next(e for e in book.editions if e.id != later.id)
    if earlier.id == later.id and new is None:
        later = next(e for e in book.editions if e.id != earlier.id)
    found = library.changes(book.game, earlier.id, later.id, all_of_them=everything)
    if as_json:
        for each in found:
            emit(
                {
                    "change": each.change.value,
                    "from": earlier.id,
                    "to": later.id,
                    "old": each.old,
                    "new": each.new,
                    "changed": each.rule.changed,
                    **library.as_json(each.rule),
                }
            )
    else:
        show.changes(library, book, earlier, later, found)


@main.command(name="import")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--document", required=True, metavar="DOCUMENT", shell_complete=document_names, help="Which book it is, for instance five-sails/rulebook-2023."
)
@JSON_OPTION
@click.pass_context
def import_(ctx: click.Context, file: Path, document: str, as_json: bool) -> None:
    """Import your own copy of a rulebook (text, Markdown, PDF): its words then stand beside ours.

    The text stays in your data folder and is never part of anything that judgekit exports.

    \b
    Example:
      judgekit import rulebook.pdf --document five-sails/rulebook-2023
    """
    report = library_of(ctx).import_copy(file, document)
    if as_json:
        emit(
            {
                "document": report.document,
                "lines": report.lines,
                "citations": report.citations,
                "placed": report.placed,
                "missing": [{"rule": r, "section": s} for r, s in report.missing],
            }
        )
        return
    click.echo(f"{document}: {report.lines} lines read; {report.placed} of {report.citations} citations found in them.")
    for rule, section in report.missing:
        click.echo(f"  not found: {rule} ({section})")


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8077, show_default=True, type=click.IntRange(0, 65535), help="The port; 0 takes a free one.")
@click.option("--pin", metavar="PIN", help="What other devices give before they may write (default: drawn by lot).")
@click.pass_context
def serve(ctx: click.Context, host: str, port: int, pin: str | None) -> None:
    """Serve the web page and print its address; with --host 0.0.0.0 for the phones in the hall too, which need the PIN to write."""
    from judgekit.web.serve import run

    run(ctx.find_root().params.get("data"), host, port, pin or "")


@main.command()
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


@main.command()
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
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        if line.strip() == "save":
            click.echo(session.saved())
        elif line.strip():
            click.echo("\n".join([*session.do(line), *session.shown()]))


@main.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print the script that completes judgekit's commands in your shell.

    \b
    Example:
      $ judgekit completion bash
    """
    from click.shell_completion import get_completion_class

    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(main, {}, "judgekit", "_JUDGEKIT_COMPLETE").source())


from judgekit import cli_cards, cli_desk, cli_offline, cli_teaching  # noqa: E402, F401  they add their commands to `main`
