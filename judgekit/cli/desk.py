"""The commands of the desk as a whole: the record to hand over, merging, importing, news, figures, settings."""

from __future__ import annotations

from pathlib import Path

import click

from judgekit.cli.options import JSON_OPTION, day, desk_of, emit, library_of
from judgekit.cli.show_rulings import brief
from judgekit.errors import BadImport, cause


@click.group(name="desk", short_help="The whole desk: hand over, merge, import, figures.")
def desk_group() -> None:
    """The desk as a whole: hand it over, merge another, import rulings, figures, settings.

    \b
    Examples:
      judgekit desk export --as md --day 2026-05-02 log.md
      judgekit desk merge other-hall.json
      judgekit desk import faq.rulings
      $ judgekit desk stats
    """


@desk_group.command()
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path), default=Path("-"))
@click.option("--as", "kind", type=click.Choice(["md", "csv", "json"]), default="md", show_default=True, help="Markdown, CSV, or JSON to merge.")
@click.option("--day", callback=day, metavar="DAY", help="Only what was ruled or changed on this day.")
@click.option("--anonymous", is_flag=True, help="Numbers in the place of judges and players, in texts too.")
@click.pass_context
def export(ctx: click.Context, file: Path, kind: str, day: str, anonymous: bool) -> None:
    """Write the record into a FILE, or show it.

    \b
    Examples:
      $ judgekit desk export
      judgekit desk export --as json --anonymous record.json
    """
    from judgekit.desk import exports

    found = exports.record(desk_of(ctx), day=day, anonymous=anonymous)
    library = library_of(ctx)
    text = exports.as_json(found) if kind == "json" else exports.as_csv(found, library) if kind == "csv" else exports.as_markdown(found, library)
    if str(file) == "-":
        click.echo(text, nl=False)
        return
    try:
        file.write_bytes(text.encode("utf-8-sig" if kind == "csv" else "utf-8"))
    except OSError as error:
        raise BadImport(f"{file} cannot be written ({cause(error)}); name another file") from error
    click.echo(f"{file}: {len(found.rulings)} ruling{'s' if len(found.rulings) != 1 else ''}.")


@desk_group.command()
@click.argument("file", type=click.Path(path_type=Path))
@JSON_OPTION
@click.pass_context
def merge(ctx: click.Context, file: Path, as_json: bool) -> None:
    """Merge another desk's record: what is here already is recognised, rulings written down twice are named.

    \b
    Example:
      judgekit desk merge other-hall.json
    """
    from judgekit.desk.merge import merge as merged
    from judgekit.desk.merge import read_file

    found = merged(desk_of(ctx), read_file(file))
    if as_json:
        doubles = [[a.id, b.id] for a, b in found.doubles]
        emit({"new": found.new, "known": found.known, "clashes": list(found.clashes), "rulings": found.rulings, "doubles": doubles})
        return
    click.echo(f"{file}: {found.new} new entries, {found.known} were here already; {found.rulings} new rulings.")
    for name in found.clashes:
        click.echo(f"  left out: {name}, another entry has this id here")
    for one, other in found.doubles:
        click.echo(f"  perhaps the same: {one.number} and {other.number}, {one.asked[:80]}")


@desk_group.command(name="import")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--judge", envvar="JUDGEKIT_JUDGE", default="import", metavar="NAME", help="Who brings them (or set JUDGEKIT_JUDGE).")
@JSON_OPTION
@click.pass_context
def import_(ctx: click.Context, file: Path, judge: str, as_json: bool) -> None:
    """Import errata and rulings from a text FILE (docs/desk.md): all of it or, where anything is wrong, nothing.

    \b
    Example:
      judgekit desk import faq.rulings
    """
    from judgekit.desk.texts import import_text
    from judgekit.library.reading import decoded

    try:
        text = decoded(file, file.read_bytes())
    except OSError as error:
        raise BadImport(f"{file} cannot be read ({cause(error)}); name a text file (docs/desk.md)") from error
    done = import_text(desk_of(ctx), text, file.name, library_of(ctx), judge)
    if as_json:
        emit({k: [r.id for r in getattr(done, k)] for k in ("new", "changed", "gone")} | {"same": done.same})
    else:
        click.echo(f"{file}: {done}")


@desk_group.command()
@click.option("--since", required=True, callback=day, metavar="DAY", help="What arrived on this day and later.")
@JSON_OPTION
@click.pass_context
def news(ctx: click.Context, since: str, as_json: bool) -> None:
    """What is new and what changed since a day, the publisher's first.

    \b
    Example:
      $ judgekit desk news --since 2024-01-01
    """
    from judgekit.desk.news import news as changes
    from judgekit.desk.search import ruling_json
    from judgekit.desk.summary import NAMES
    from judgekit.desk.summary import shown as told

    found = changes(desk_of(ctx), since)
    for each in found:
        if as_json:
            emit({"new": each.is_new, "fields": {n: [old, new] for n, old, new in each.fields}, **ruling_json(each.ruling)})
            continue
        brief(each.ruling)
        for name, old, new in each.fields:
            click.echo(f"        {NAMES[name]}: {told(library_of(ctx), name, old)} -> {told(library_of(ctx), name, new)}")
    if not found and not as_json:
        click.echo(f"Nothing changed since {since}.")


@desk_group.command()
@click.option("--anonymous", is_flag=True, help="Without the judges.")
@click.option("--day", callback=day, metavar="DAY", help="Of one day.")
@JSON_OPTION
@click.pass_context
def stats(ctx: click.Context, anonymous: bool, day: str, as_json: bool) -> None:
    """Figures: how many rulings of which kind, the rules asked for, seconds to an answer.

    \b
    Example:
      $ judgekit desk stats --anonymous
    """
    from judgekit.desk.stats import statistics
    from judgekit.desk.summary import rule_line

    found = statistics(desk_of(ctx), anonymous=anonymous, day=day)
    if as_json:
        emit(found)
        return
    kinds = ", ".join(f"{n} {name}" for group in ("by_authority", "by_state") for name, n in found[group].items())
    click.echo(f"{found['rulings']} rulings: {kinds}; {found['against_the_book']} against the book, {found['in_conflict']} in conflict.")
    if found["seconds"]["timed"]:
        click.echo(f"Seconds to a ruling: {found['seconds']['median']} in the middle, nine in ten below {found['seconds']['nine_in_ten']}.")
    for row in found["rules"]:
        click.echo(f"  {row['count']:>4}  {rule_line(library_of(ctx), row['name'])}")
    for row in found["by_judge"]:
        click.echo(f"  {row['count']:>4}  {row['name']}")
    click.echo(f"{found['questions']['asked']} questions kept.")


@desk_group.command(name="set")
@click.option("--event", metavar="NAME", help="The event that is on; new rulings name it.")
@click.option("--questions", type=click.Choice(["on", "off", "forget"]), help="Keep the questions asked on this machine; or delete those kept.")
@click.pass_context
def set_(ctx: click.Context, event: str | None, questions: str | None) -> None:
    """Name the event, and say whether the questions that are asked are kept (on this machine only; off until switched on).

    \b
    Example:
      judgekit desk set --event "Spring Open" --questions on
    """
    desk = desk_of(ctx)
    if event is not None:
        desk.journal.set("event", event[:200])
    if questions == "forget":
        click.echo(f"{desk.journal.forget_questions()} questions deleted.")
    elif questions:
        desk.journal.set("questions", questions)
    click.echo(f"Event: {desk.event or 'none'}. Questions are {'kept' if desk.logs_questions else 'not kept'}.")
