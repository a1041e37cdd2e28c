"""The commands about the books: look rules and terms up, check the texts, compare editions, bring one's own copy."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from judgekit.cli.options import JSON_OPTION, document_names, edition_names, edition_option, emit, game_option, library_of, looked_up, rule_names
from judgekit.errors import DataErrors, Problem, UnknownName

if TYPE_CHECKING:
    from judgekit.library import Chapter, Library, Rule


@click.command(short_help="Rules by id or number, or a chapter; the contents.")
@click.argument("names", nargs=-1, metavar="[ID]...", shell_complete=rule_names)
@JSON_OPTION
@game_option
@edition_option
@click.option("--all", "everything", is_flag=True, help="Every rule, term and remark.")
@click.option("--check", is_flag=True, help="Read the rule texts anew and report everything wrong with them.")
@click.pass_context
def rules(ctx: click.Context, names: tuple[str, ...], as_json: bool, game: str | None, edition: str | None, everything: bool, check: bool) -> None:
    """Show rules by id or number, or a chapter by its number; without one, the contents.

    With .* behind a number, or /* behind an id, the rules below it come too.

    \b
    Examples:
      $ judgekit rules
      $ judgekit rules 8
      $ judgekit rules duel/riposte
      $ judgekit rules 12.93.*
      $ judgekit rules --json --all
      $ judgekit rules --check
    """
    if check:
        if names:
            raise click.UsageError("--check is about all the texts; leave the ids out")
        _check_texts()
        return
    library = library_of(ctx)
    from judgekit.cli import show

    chapters = [c for n in names if (c := _chapter(library, n, game))]
    chosen = _chosen_rules(library, [n for n in names if not _chapter(library, n, game)], game, everything or (as_json and not names))
    home = game or (chosen[0].game if chosen else library.books[0].game)
    shown = library.edition(home, edition).id if edition else None
    if as_json:
        for rule in [r for c in chapters for r in library.book(home).rules if r.chapter == c.id] + chosen:
            emit(library.as_json(rule, shown))
        return
    for chapter in chapters:
        show.chapter(library.book(home), chapter, shown)
    if chosen and not everything:
        for rule in chosen:
            show.rule(library, rule, shown)
    elif not chapters:
        show.contents(library, game, everything=everything)


def _chapter(library: Library, name: str, game: str | None) -> Chapter | None:
    """The chapter with that number, of the first game where none is named."""
    book = library.book(game) if game else library.books[0]
    return next((c for c in book.chapters if name == str(c.number)), None)


def _chosen_rules(library: Library, names: Iterable[str], game: str | None, everything: bool) -> list[Rule]:
    """The rules that were named, with every name that leads nowhere reported at once."""
    if everything:
        books = [library.book(game)] if game else library.books
        return [r for b in books for r in b.rules]
    problems: list[str] = []
    found: list[Rule] = []
    for name in names:
        wanted = name.removesuffix(".*").removesuffix("/*")
        for rule in looked_up([wanted], lambda n: library.rule(n, game), problems):
            found += [rule, *(library.below(rule) if wanted != name else [])]
    if problems:
        raise UnknownName("\n".join(problems))
    return list(dict.fromkeys(found))


def _check_texts() -> None:
    """Loads the texts and says what is wrong with them."""
    from judgekit import paths
    from judgekit.cases.known import faults
    from judgekit.library import Book, Card, load_texts
    from judgekit.library.card_rules import unknown_points
    from judgekit.library.cards import coverage
    from judgekit.library.casebook import load_casebook
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
    cases = []
    try:
        cases = load_casebook(base, books)
    except DataErrors as error:
        problems.extend(error.problems if books else [])
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
    for game in dict.fromkeys(c.game for c in cases):
        click.echo(f"{game}: {sum(c.game == game for c in cases)} cases in the book; what they cite is there")


@click.command(short_help="A word of the glossary, by any of its names.")
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
    from judgekit.cli import show

    library = library_of(ctx)
    rule = library.term(" ".join(name), game)
    shown = library.edition(rule.game, edition).id if edition else None
    if as_json:
        emit(library.as_json(rule, shown))
    else:
        show.rule(library, rule, shown)


@click.command(short_help="What differs between two editions of a game.")
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
    from judgekit.cli import show
    from judgekit.library.differences import difference_json, meant

    library = library_of(ctx)
    book, earlier, later = meant(library, game, old, new)
    found = library.changes(book.game, earlier.id, later.id, all_of_them=everything)
    if as_json:
        for each in found:
            emit(difference_json(library, each, earlier, later))
    else:
        show.changes(library, book, earlier, later, found)


@click.command(name="import", short_help="Your own copy of a rulebook: text, Markdown, PDF.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--document", default="", metavar="DOCUMENT", shell_complete=document_names, help="Which book it is, for instance five-sails/rulebook-2023."
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
    library = library_of(ctx)
    if not document:
        known = ", ".join(e.document for b in library.books for e in b.editions)
        raise UnknownName(f"say with --document which book this is: {known}")
    report = library.import_copy(file, document)
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
