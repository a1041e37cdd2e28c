"""The commands of the judge's desk: rulings, the record to hand over, merging, importing, figures."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from judgekit.cli import JSON_OPTION, emit, library_of, main
from judgekit.errors import BadImport, UnknownName

if TYPE_CHECKING:
    from judgekit.desk import Desk, Ruling
    from judgekit.library import Library

AUTHORITIES = click.Choice(["event", "house", "publisher"])
STATES = click.Choice(["open", "appealed", "confirmed", "overturned", "superseded"])
DAY = re.compile(r"^\d{4}-\d\d-\d\d$")


def desk_of(ctx: click.Context) -> Desk:
    """The desk of the data folder that the user chose."""
    from judgekit.desk import Desk

    return Desk(library_of(ctx).folder)


def day(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str:
    """A day as an option."""
    if value and not DAY.match(value):
        raise click.BadParameter("a day is written 2026-05-02")
    return value or ""


def judge_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option that names the judge."""
    return click.option("--judge", envvar="JUDGEKIT_JUDGE", required=True, metavar="NAME", help="Who rules (or set JUDGEKIT_JUDGE).")(command)


def fields_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that say what a ruling is about and whose it is."""
    options = (
        click.option("--rule", "rules", multiple=True, metavar="ID", help="A rule that it rests on; repeatable."),
        click.option("--card", "cards", multiple=True, metavar="NAME", help="A card that it is about; repeatable."),
        click.option("--group", metavar="FILTER", help="Every card of a group, such as 'trait:duelist type:character'."),
        click.option("--except", "exceptions", multiple=True, metavar="NAME", help="A card of the group for which it does not stand; repeatable."),
        click.option("--contradicts", multiple=True, metavar="ID", help="A rule that it goes against; repeatable."),
        click.option("--authority", type=AUTHORITIES, help="Whose ruling it is (default: event)."),
        click.option("--source", metavar="TEXT", help="Where a publisher's ruling stands."),
        click.option("--date", metavar="DATE", help="Its date, such as 2026-05-02."),
        click.option("--table", metavar="TABLE", help="At which table."),
        click.option("--player", "players", multiple=True, metavar="NAME", help="A player; repeatable."),
        click.option("--event", metavar="NAME", help="At which event (default: the one that is on)."),
        click.option("--case", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE", help="The board, as a case."),
    )
    for option in reversed(options):
        command = option(command)
    return command


def fields(library: Library, given: dict[str, Any]) -> dict[str, Any]:
    """The fields of a ruling from options; every name that leads nowhere reported at once."""
    from judgekit.desk.groups import BadGroup, test_of

    problems: list[str] = []

    def found(names: Sequence[str], look: Callable[[str], Any]) -> list[str]:
        out = []
        for name in names:
            try:
                out.append(look(name).id)
            except UnknownName as error:
                problems.append(str(error))
        return out

    values = {k: v for k, v in given.items() if v and k not in {"rules", "cards", "exceptions", "contradicts", "case"}}
    values |= {k: found(given[k], library.rule) for k in ("rules", "contradicts") if given.get(k)}
    values |= {k: found(given[k], library.card) for k in ("cards", "exceptions") if given.get(k)}
    if given.get("group"):
        try:
            test_of(given["group"], library.all_cards)
        except BadGroup as error:
            problems.append(str(error))
    if problems:
        raise UnknownName("\n".join(problems))
    if given.get("case"):
        values["case"] = given["case"].read_text(encoding="utf-8")
    if "players" in values:
        values["players"] = list(values["players"])
    return values


@main.group()
def ruling() -> None:
    r"""Give rulings, look them up, and say what became of them.

    \b
    Examples:
      judgekit ruling add "May a Brute intervene?" "No." --rule duel/riposte --judge Ana --table 4
      judgekit ruling change K3F9X2 --state confirmed --judge Ben
      $ judgekit ruling precedents "can I riposte more than I parry"
    """


@ruling.command()
@click.argument("asked")
@click.argument("ruled")
@judge_option
@fields_option
@JSON_OPTION
@click.pass_context
def add(ctx: click.Context, /, asked: str, ruled: str, judge: str, as_json: bool, **given: Any) -> None:  # noqa: ANN401 the options above
    r"""Give a ruling: what was ASKED and what was RULED. When this returns, it is on the disk.

    \b
    Example:
      judgekit ruling add "Who goes first?" "As written." --rule day/initiative-tie --judge Ana
    """
    desk, library = desk_of(ctx), library_of(ctx)
    values = fields(library, given)
    if not values.get("event") and desk.event:
        values["event"] = desk.event
    shown(library, desk.give(judge, {"asked": asked, "ruled": ruled, **values}), as_json)


@ruling.command()
@click.argument("name", metavar="RULING")
@judge_option
@click.option("--state", type=STATES, help="What became of it.")
@click.option("--asked", metavar="TEXT", help="What was asked.")
@click.option("--ruled", metavar="TEXT", help="What was ruled.")
@click.option("--superseded-by", metavar="RULING", help="The ruling that takes its place.")
@click.option("--note", default="", metavar="TEXT", help="Why.")
@fields_option
@JSON_OPTION
@click.pass_context
def change(
    ctx: click.Context,
    /,
    name: str,
    judge: str,
    state: str | None,
    asked: str | None,
    ruled: str | None,
    superseded_by: str | None,
    note: str,
    as_json: bool,
    **given: Any,  # noqa: ANN401 the options above
) -> None:
    r"""Change a ruling, or say what became of it. The earlier words stay in its history.

    \b
    Example:
      judgekit ruling change K3F9X2 --state overturned --note "see 8.61" --judge Ben
    """
    desk, library = desk_of(ctx), library_of(ctx)
    more = {"state": state, "asked": asked, "ruled": ruled, "superseded_by": desk.ruling(superseded_by).id if superseded_by else None}
    values = fields(library, given) | {k: v for k, v in more.items() if v}
    if not values and not note:
        raise click.UsageError("say what changes: --state, --ruled, --rule, --note …")
    shown(library, desk.change(name, judge, values, note=note), as_json)


@ruling.command(name="list")
@click.option("--rule", metavar="ID", help="Only those on this rule.")
@click.option("--card", metavar="NAME", help="Only those on this card, or a group of it.")
@click.option("--state", type=STATES, help="Only those in this state.")
@click.option("--authority", type=AUTHORITIES, help="Only these.")
@click.option("--day", callback=day, metavar="DAY", help="Only those given on this day.")
@JSON_OPTION
@click.pass_context
def list_(ctx: click.Context, rule: str | None, card: str | None, state: str | None, authority: str | None, day: str, as_json: bool) -> None:
    r"""The rulings, those that hold first, by authority.

    \b
    Examples:
      $ judgekit ruling list
      $ judgekit ruling list --rule duel/riposte --authority house
    """
    from judgekit.desk.groups import Groups
    from judgekit.desk.precedents import about_card, about_rule, in_order
    from judgekit.desk.search import ruling_json
    from judgekit.desk.summary import day_of

    desk, library = desk_of(ctx), library_of(ctx)
    found = in_order(r for r in desk.rulings.values() if r.is_whole)
    if rule:
        found = about_rule(desk, library.rule(rule).id)
    if card:
        kept = {r.id for r in found}
        found = [r for r in about_card(desk, Groups(library.all_cards), library.card(card).id) if r.id in kept]
    wanted = [
        r for r in found if (not state or r.state == state) and (not authority or r.authority == authority) and (not day or day_of(r.time) == day)
    ]
    for each in wanted:
        emit(ruling_json(each)) if as_json else brief(each)
    if not wanted and not as_json:
        click.echo("There is no such ruling on this desk.")


@ruling.command()
@click.argument("name", metavar="RULING")
@JSON_OPTION
@click.pass_context
def show(ctx: click.Context, name: str, as_json: bool) -> None:
    r"""One ruling with its history.

    \b
    Example:
      judgekit ruling show K3F9X2
    """
    shown(library_of(ctx), desk_of(ctx).ruling(name), as_json, history=True)


@ruling.command()
@click.argument("question", nargs=-1)
@click.option("--rule", "rules", multiple=True, metavar="ID", help="A rule that is at issue; repeatable.")
@click.option("--card", "cards", multiple=True, metavar="NAME", help="A card that is at issue; repeatable.")
@click.option("--case", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE", help="The board, as a case.")
@JSON_OPTION
@click.pass_context
def precedents(
    ctx: click.Context, question: tuple[str, ...], rules: tuple[str, ...], cards: tuple[str, ...], case: Path | None, as_json: bool
) -> None:
    r"""Earlier rulings on a question, on rules and cards, on a like board, each with why it may matter.

    \b
    Example:
      $ judgekit ruling precedents "what if my crew is too big" --rule leaders/crew-cap
    """
    from judgekit.desk import Matter
    from judgekit.desk.search import RulingSearch, ruling_hit_json

    library = library_of(ctx)
    text = case.read_text(encoding="utf-8") if case else ""
    matter = Matter(" ".join(question), tuple(library.rule(r).id for r in rules), tuple(library.card(c).id for c in cards), text)
    found = RulingSearch(library).on(matter)
    for number, each in enumerate(found, 1):
        if as_json:
            emit(ruling_hit_json(number, each))
        else:
            brief(each.ruling)
    if not found and not as_json:
        click.echo("Nothing like it was ruled before on this desk.")


@main.group(name="desk")
def desk_group() -> None:
    r"""The desk as a whole: hand it over, merge another, import rulings, figures, settings.

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
    r"""Write the record into a FILE, or show it.

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
        raise BadImport(f"{file} cannot be written: {error.strerror}") from error
    click.echo(f"{file}: {len(found.rulings)} rulings.")


@desk_group.command()
@click.argument("file", type=click.Path(path_type=Path))
@JSON_OPTION
@click.pass_context
def merge(ctx: click.Context, file: Path, as_json: bool) -> None:
    r"""Merge another desk's record: what is here already is recognised, rulings written down twice are named.

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
    r"""Import errata and rulings from a text FILE (docs/desk.md): all of it or, where anything is wrong, nothing.

    \b
    Example:
      judgekit desk import faq.rulings
    """
    from judgekit.desk.texts import import_text
    from judgekit.library.reading import decoded

    try:
        text = decoded(file, file.read_bytes())
    except OSError as error:
        raise BadImport(f"{file} cannot be read: {error.strerror}") from error
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
    r"""What is new and what changed since a day, the publisher's first.

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
    r"""Figures: how many rulings of which kind, the rules asked for, seconds to an answer.

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
    r"""Name the event, and say whether the questions that are asked are kept (on this machine only; off until switched on).

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
