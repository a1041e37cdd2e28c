"""What a terminal shows: rules, answers and differences, with number, page and edition first."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from rich.box import SIMPLE
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from judgekit.cli.options import ANSWERED
from judgekit.library import Book, Change, Chapter, Difference, Edition, Library, Rule, Standing
from judgekit.library.model import shown_edition
from judgekit.library.tables import asked_for, blocks, tables
from judgekit.search import Answer, Hit, Searcher
from judgekit.search.holding import holding_first
from judgekit.search.words import stems as stems_of

if TYPE_CHECKING:
    from judgekit.desk import Ruling


class Terminal(Console):
    """A console whose reader may stop early: `judgekit lesson | head` has gone well."""

    def on_broken_pipe(self) -> None:
        """Ends with the code of what went well."""
        try:
            super().on_broken_pipe()
        except SystemExit:
            raise SystemExit(ANSWERED) from None


console = Terminal(highlight=False, color_system=None if os.environ.get("NO_COLOR") else "auto")
STANDINGS = {
    Standing.SILENT: "The books are silent here. The readings:",
    Standing.DISPUTED: "The books contradict themselves here. The readings:",
    Standing.UNREADABLE: "The source lost this passage.",
}
CHANGES = {Change.AMENDED: "amended", Change.NEW: "new", Change.GONE: "gone", Change.REWORDED: "reworded", Change.SAME: "same"}


def inset(what: RenderableType, by: int = 2, below: int = 0) -> None:
    """Prints something set in, with no blanks at the ends of its lines."""
    for each in what.wrap(console, max(20, console.width - by)) if isinstance(what, Text) else [what]:
        if isinstance(each, Text):
            each.rstrip()
        console.print(Padding(each, (0, 0, 0, by), expand=False))
    if below:
        console.print()


def headed(front: Text, ident: str, by: int = 2) -> None:
    """A heading with its id behind it, or set in below it where the line is too short for both."""
    if front.cell_len + 3 + len(ident) <= console.width:
        console.print(front.append(f"   {ident}", "dim"))
    else:
        console.print(front)
        inset(Text(ident, style="dim"), by=by)


def answer(searcher: Searcher, found: Answer) -> None:
    """An answer: the best hit whole, the others below it."""
    for typed, searched in found.corrections:
        console.print(f"[yellow]Searched for [b]{escape(searched)}[/b] instead of {escape(typed)}[/] (--verbatim searches for {escape(typed)}).")
    nothing = not found.hits and not found.cards and not found.cases and not (found.rulings and found.answered)
    if nothing:
        console.print("No card fits all of this." if found.of_cards else "Nothing in the books answers this.")
    for note in found.notes:
        console.print(f"[yellow]{escape(note)}[/]")
    if found.cards:
        from judgekit.cli import show_cards

        show_cards.cards(found)
    for precedent in found.rulings:
        ruling(precedent.ruling)
    if nothing:
        if found.unknown:
            console.print(f"[dim]Not in the books: {escape(', '.join(found.unknown))}.[/]")
        if found.nearest:
            console.print(f"[dim]Perhaps you meant something about: {escape('; '.join(r.title for r in found.nearest))}.[/]")
        return
    if found.unknown:
        console.print(f"[dim]Not in the books: {escape(', '.join(found.unknown))}.[/]")
    if gone := holding_first(searcher.library, found):
        console.print(f"[yellow]{escape(_gone(searcher.library, gone, first=found.hits[0] is gone))}[/]")
    for n, hit in enumerate(found.hits):
        rule(searcher.library, hit.rule, hit.edition, hit=hit, brief=n > 0)
    if found.mentioned:
        line("Cards in the question", "; ".join(f"{c.name} (judgekit card {c.id.rpartition('/')[2]})" for c in found.mentioned))
    for case in found.cases:
        line(f"Case {case.number}", f"{case.title} ({case.file.rpartition('/')[2]})")


def _gone(library: Library, hit: Hit, *, first: bool) -> str:
    """That the best answer stands in an earlier edition only."""
    book = library.book(hit.rule.game)
    old = library.edition(book.game, hit.edition).label
    return f"This stands in {old} only, not in {book.current.label}." if first else f"In {old} only: {hit.rule.number} {hit.rule.title}."


def ruling(given: Ruling) -> None:
    """A ruling of the desk beside an answer: what was asked and ruled, on whose authority."""
    from judgekit.desk.summary import where

    against = " · against the book" if given.list("contradicts") else ""
    style = "bold" if given.state.holds else "strike"
    console.print(Text.assemble((f"Ruled before  {given.number}  ", "bold magenta"), (" ".join(given.asked.split()), style)))
    inset(Text(where(given) + against, style="dim"))
    inset(Text(given.ruled), below=1)


def rule(library: Library, shown: Rule, edition: str | None = None, *, hit: Hit | None = None, brief: bool = False) -> None:
    """One rule: number and title, edition and page, the text, what is open about it, and where to go on."""
    if edition is None or not shown.stands_in(edition):
        edition = shown_edition(library.book(shown.game), shown)
    headed(Text.assemble((f"{shown.number}  ", "bold cyan"), (shown.title, "bold")), shown.id)
    inset(Text(library.where(shown, edition), style="dim"))
    text = shown.text_in(edition)
    if tables(text):
        with_tables(text, hit)
    else:
        inset(marked(shown, edition, hit))
    if not brief:
        details(library, shown, edition)
    console.print()


def marked(shown: Rule, edition: str, hit: Hit | None) -> Text:
    """The text with the words that were searched for."""
    text = Text(shown.text_in(edition))
    for first, last in hit.marks if hit else ():
        text.stylize("bold green", first, last)
    return text


def with_tables(text: str, hit: Hit | None) -> None:
    """A text with its tables; the row and column that were asked for stand out."""
    for block in blocks(text):
        if isinstance(block, str):
            inset(Text(block))
            continue
        rows, columns = asked_for(block, hit.words, stems_of) if hit else ((), ())
        drawn = Grid(box=SIMPLE, pad_edge=False)
        for number, name in enumerate(block.columns):
            drawn.add_column(name, style="bold green" if number in columns and not rows else None)
        for number, row in enumerate(block.rows):
            drawn.add_row(
                *(Text(c, style="bold green" if number in rows and (not columns or n in columns or n == 0) else "") for n, c in enumerate(row))
            )
        inset(drawn)


def details(library: Library, shown: Rule, edition: str) -> None:
    """What stands beside a rule."""
    if shown.standing in STANDINGS:
        inset(Text(STANDINGS[shown.standing], style="yellow"))
    for reading in shown.readings:
        inset(Text.assemble((f"{reading.name}: ", "bold"), reading.text), by=4)
    if shown.derived_from:
        line("Derived from", "; ".join(numbered(library.rules[n]) if n in library.rules else n for n in shown.derived_from))
    for other in shown.editions:
        if other != edition and shown.source_in(other) != shown.source_in(edition):
            line(library.edition(shown.game, other).label, shown.text_in(other))
    for point in library.open_points(shown, edition):
        line("Unsettled", f"{point.title} ({point.number})")
    for _, span, text in library.book_words(shown, edition)[:3]:
        place = f"line {span.first}" if span.first == span.last else f"lines {span.first}-{span.last}"
        line(f"In your copy, {place}", text)
    again = library.said_again(shown)
    if again:
        line("Said again", "; ".join(map(numbered, again)))
    below = library.below(shown)
    if below:
        line("Below it", "; ".join(map(numbered, below)))
    before, after = library.around(shown)
    beside = [r for r in (before, after) if r and r not in below]
    if beside:
        line("Beside it", " · ".join(map(numbered, beside)))
    further = [n for n in shown.see if library.rules.get(n) not in (*below, *beside)]
    if further:
        line("See also", "; ".join(numbered(library.rules[n]) if n in library.rules else n for n in further))


def line(name: str, text: str) -> None:
    """A named line beside a rule."""
    inset(Text.assemble((f"{name}: ", "dim"), text))


def numbered(shown: Rule) -> str:
    """A rule by its number and title."""
    return f"{shown.number} {shown.title}"


def contents(library: Library, game: str | None, *, everything: bool) -> None:
    """The chapters of each game; with every rule where all were asked for."""
    for book in [library.book(game)] if game else library.books:
        console.print(Text.assemble((book.title, "bold"), (f"   {' · '.join(e.label for e in book.editions)}", "dim")))
        for each in book.chapters:
            if everything:
                chapter(book, each)
            else:
                count = sum(r.chapter == each.id for r in book.rules)
                console.print(Text.assemble((f"  {each.number:>3}  ", "cyan"), each.title, (f"   {count} entries", "dim")))
    if not everything:
        console.print("\n[dim]`judgekit rules 8` lists a chapter, `judgekit rules 8.61` shows a rule; --game chooses another game.[/]")


def chapter(book: Book, shown: Chapter, edition: str | None = None) -> None:
    """A chapter with the number, title and id of each entry, in one edition or all."""
    console.print(Text.assemble((f"  {shown.number:>3}  ", "bold cyan"), (shown.title, "bold")))
    for each in (r for r in book.rules if r.chapter == shown.id and (edition is None or r.stands_in(edition))):
        name = each.id.partition("/")[2]
        headed(Text.assemble((f"       {each.number:<8}", "cyan"), each.title), name, by=15)


def changes(library: Library, book: Book, old: Edition, new: Edition, found: list[Difference]) -> None:
    """The differences between two editions, by chapter."""
    console.print(Text.assemble((f"{book.short}: from {old.label} to {new.label}", "bold")))
    console.print(f"[dim]{len(found)} rules differ.[/]\n")
    chapter = ""
    for each in found:
        if each.rule.chapter != chapter:
            chapter = each.rule.chapter
            console.print(Text(f"{library.chapter(each.rule).number}  {library.chapter(each.rule).title}", style="bold underline"))
        head = Text.assemble((f"{each.rule.number}  ", "bold cyan"), (each.rule.title, "bold"), (f"   {CHANGES[each.change]}", "yellow"))
        headed(head, each.rule.id)
        if each.rule.changed and each.change is Change.AMENDED:
            inset(Text(each.rule.changed, style="italic"))
        for edition, text in ((old, each.old), (new, each.new)):
            if text:
                line(f"{edition.label}, {cited(each.rule, edition)}", flat(text))
        console.print()


def cited(shown: Rule, edition: Edition) -> str:
    """The places of a rule in an edition, in one line."""
    places = [f"{'p. ' + c.page + ', ' if c.page else ''}{c.section[-1]}" for c in shown.citations if c.edition == edition.id]
    return "; ".join(dict.fromkeys(places))


def flat(text: str) -> str:
    """A text on one line."""
    return re.sub(r"\s*\n\s*", " ", text)
