"""The command that answers questions."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from judgekit.cli.options import ANSWERED, JSON_OPTION, NOTHING, edition_option, emit, game_option, library_of
from judgekit.errors import BadQuestion, UnknownName

if TYPE_CHECKING:
    from judgekit.library import Library
    from judgekit.search import Searcher


@click.command()
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
        from judgekit.cli import show

        show.answer(searcher, answer)
    ctx.exit(ANSWERED if answer.hits or answer.cards or answer.cases or (answer.rulings and answer.answered) else NOTHING)


def _ask_batch(searcher: Searcher, batch: Path, game: str | None, edition: str | None, limit: int, verbatim: bool) -> None:
    """Answers a question a line; a line that is no question gets an answer that says so.

    The lines are one sitting. Of a file, which is there as a whole, the first few are heard before any is answered; one that is no text is refused.
    """
    from judgekit.search.sitting import REMEMBERED, Sitting

    _see_that_there_is(searcher.library, game, edition)
    sitting = Sitting()
    with click.open_file(str(batch), "rb") as lines:
        if lines.seekable():
            _see_that_it_is_text(batch, list(islice(lines, LOOKED_AT)))
            lines.seek(0)
            for line in map(_line, islice(lines, 0 if game else REMEMBERED)):
                with suppress(BadQuestion, UnknownName):
                    searcher.ask(line, edition=edition, mend=not verbatim, sitting=sitting)
            lines.seek(0)
        for raw in lines:
            try:
                answer = searcher.ask(_question(raw), game=game, edition=edition, limit=limit, mend=not verbatim, sitting=sitting)
                emit(searcher.as_json(answer))
            except (BadQuestion, UnknownName) as error:
                emit({"question": _line(raw)[:200], "answered": False, "error": str(error), "hits": []})


LOOKED_AT = 1000
"""How many lines of a file tell whether it is text."""


def _see_that_it_is_text(batch: Path, lines: list[bytes]) -> None:
    """Refuses a picture, a PDF or the like before the first question; single lines that are no text are answered in their place."""
    wrong = [n for n, raw in enumerate(lines, 1) if not _is_text(raw)]
    if len(wrong) * 5 > len(lines):
        raise BadQuestion(f"{batch} is no list of questions: line {wrong[0]} and others are no text in UTF-8; give one with a question a line")


def _is_text(raw: bytes) -> bool:
    with suppress(UnicodeDecodeError):
        return "\0" not in raw.decode("utf-8")
    return False


def _question(raw: bytes) -> str:
    if not _is_text(raw):
        raise BadQuestion("this line is no text in UTF-8; save the file as UTF-8 and ask again")
    return _line(raw)


def _line(raw: bytes) -> str:
    return raw.decode("utf-8", errors="replace").rstrip("\r\n")


def _see_that_there_is(library: Library, game: str | None, edition: str | None) -> None:
    """Refuses a game or an edition that does not exist before the first question."""
    if game:
        library.edition(game, edition)
    elif edition and not any(book.edition(edition) for book in library.books):
        raise UnknownName(f"no edition {edition!r}; the editions are {', '.join(e.id for b in library.books for e in b.editions)}")
