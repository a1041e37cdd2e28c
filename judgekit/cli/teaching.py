"""The commands for learning: lessons made from cases, and the quiz."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from judgekit.cli.options import JSON_OPTION, NOTHING, edition_option, emit, library_of, text_of
from judgekit.errors import JudgekitError, StoreError

if TYPE_CHECKING:
    from judgekit.teaching.lessons import Cases
    from judgekit.teaching.model import Course
    from judgekit.teaching.progress import Progress


def lesson_names(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Completes the name of a lesson or a course."""
    from judgekit.teaching import load_courses

    courses = load_courses()
    found = [(c.name, c.title) for c in courses] + [(x.name, x.title) for c in courses for x in c.lessons]
    return [CompletionItem(name, help=title) for name, title in found if name.startswith(incomplete)]


def case_book(ctx: click.Context) -> Cases:
    """The cases of the library."""
    from judgekit.teaching import Cases

    return Cases(library_of(ctx).cases)


@click.command(short_help="Take a lesson: see a board, predict, then the step.")
@click.argument("name", required=False, shell_complete=lesson_names)
@JSON_OPTION
@edition_option
@click.option("--anki", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write the course NAME, or all, as a deck for Anki.")
@click.option("--check", "check_", is_flag=True, help="Report everything that is wrong with the lessons.")
@click.pass_context
def lesson(ctx: click.Context, name: str | None, as_json: bool, edition: str | None, anki: Path | None, check_: bool) -> None:
    """Take a lesson: see a board, predict, and watch the engine's step, with its rules. Without NAME: the courses.

    On a terminal, type the number of a choice. NAME may be a course for --anki, or a file of lessons of your own for --check.

    \b
    Examples:
      $ judgekit lesson
      $ judgekit lesson first-challenge --json
      judgekit lesson first-challenge
      judgekit lesson first-game --anki first-game.apkg
      judgekit lesson --check
    """
    from judgekit.cli import show_teaching
    from judgekit.teaching import load_courses
    from judgekit.teaching.lessons import editions_of, find_lesson
    from judgekit.teaching.records import courses_record, lesson_record

    if check_:
        check_lessons(ctx, name)
        return
    library, courses, cases = library_of(ctx), load_courses(), case_book(ctx)
    if anki:
        write_anki(ctx, courses, name, edition, anki)
    elif name is None and as_json:
        emit(courses_record(library, courses, cases))
    elif name is None:
        show_teaching.courses(courses)
    else:
        found = find_lesson(courses, name)
        full = editions_of(found, cases)
        chosen = library.edition("five-sails", edition).id if edition else full[0]
        if chosen not in full:
            raise NoSuchEdition(f"the lesson {name!r} is for {' and '.join(full)}, not for {chosen}")
        if as_json:
            emit(lesson_record(library, found, chosen, cases))
        else:
            show_teaching.lesson(library, found, chosen, cases, sys.stdin)


class NoSuchEdition(JudgekitError):
    """A lesson is not for the edition that was asked for."""

    exit_code = 2


def check_lessons(ctx: click.Context, file: str | None) -> None:
    """Reports what is wrong with all lessons, or with those of a file; ends with 1 where something is."""
    from judgekit.teaching import LessonErrors, load_courses, read_lessons
    from judgekit.teaching.check import check_courses, check_lesson

    library, cases = library_of(ctx), case_book(ctx)
    if file:
        _, lessons = read_lessons(text_of(Path(file)), file)
        problems = [p for x in lessons for p in check_lesson(library, x, cases)]
        count = len(lessons)
    else:
        courses = load_courses()
        problems = check_courses(library, courses, cases)
        count = sum(len(c.lessons) for c in courses)
    if problems:
        raise LessonErrors(problems)
    click.echo(f"{count} lessons hold in every edition that they are for")


def write_anki(ctx: click.Context, courses: list[Course], name: str | None, edition: str | None, file: Path) -> None:
    """Writes courses as a deck."""
    from judgekit.teaching.anki import write_deck
    from judgekit.teaching.lessons import find_course

    library = library_of(ctx)
    chosen = [find_course(courses, name)] if name else courses
    full = library.edition("five-sails", edition).id
    try:
        count = write_deck(file, library, chosen, case_book(ctx), full)
    except OSError as error:
        raise StoreError(f"{file} cannot be written ({error.strerror}); name another file") from error
    click.echo(f"{file}: {count} notes")


@click.command(short_help="Questions of the case book or about random duels.")
@JSON_OPTION
@edition_option
@click.option("--topic", default="", help="Only this topic of the case book.")
@click.option("--rule", default="", metavar="ID", help="Only cases that cite this rule.")
@click.option("--card", default="", metavar="NAME", help="Only cases with this card.")
@click.option("--level", default="", metavar="L", help="new (the lessons' boards), player (what the books say) or judge (derived, silent, disputed).")
@click.option("--duels", is_flag=True, help="Endless questions about random duels instead.")
@click.option("--count", default=10, show_default=True, type=click.IntRange(1, 500), metavar="N", help="How many questions.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), metavar="N", help="The same number gives the same questions.")
@click.option("--progress", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Keep the score in FILE; what is due comes first.")
@click.pass_context
def quiz(
    ctx: click.Context,
    /,
    as_json: bool,
    edition: str | None,
    duels: bool,
    count: int,
    seed: int,
    progress: Path | None,
    **wanted: str,
) -> None:
    """Be asked about the case book, or about random duels, and see why each choice is right or wrong, with the rules.

    \b
    Examples:
      $ judgekit quiz --topic victory --count 3 --json
      $ judgekit quiz --duels --seed 7 --count 2 --json
      judgekit quiz --level judge --progress my-progress.json
    """
    from judgekit.cli import show_teaching
    from judgekit.teaching.quiz import draw, draw_duels, item_record

    library = library_of(ctx)
    kept = load_progress(progress)
    full = library.edition("five-sails", edition).id
    if duels:
        items = draw_duels(seed, count, full)
    else:
        items = draw(library.cases, seed, count, wanted | {"edition": full if edition else ""}, kept)
    if as_json:
        emit([item_record(x) for x in items])
        return
    if not items:
        click.echo("No question fits; leave one of the options away.")
        ctx.exit(NOTHING)
    show_teaching.quiz(items, kept, sys.stdin)
    if progress:
        save_progress(progress, kept)


def load_progress(file: Path | None) -> Progress:
    """The progress of a file; a new one where there is none."""
    from judgekit.teaching.progress import Progress, load

    return load(text_of(file), str(file)) if file and file.exists() else Progress()


def save_progress(file: Path, kept: Progress) -> None:
    """Writes progress, in one move."""
    new = file.with_name(f".{file.name}.new")
    try:
        new.write_text(json.dumps(kept.as_json(), indent=1), encoding="utf-8")
        new.replace(file)
    except OSError as error:
        raise StoreError(f"{file} cannot be written ({error.strerror}); name another file with --progress") from error
