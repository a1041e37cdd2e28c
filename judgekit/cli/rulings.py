"""The commands about single rulings: give one, say what became of it, find the earlier ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from judgekit.cli.options import JSON_OPTION, day, desk_of, emit, library_of, looked_up, text_of
from judgekit.cli.show_rulings import brief, shown
from judgekit.errors import BadQuestion, UnknownName

if TYPE_CHECKING:
    from judgekit.library import Library

AUTHORITIES = click.Choice(["event", "house", "publisher"])
STATES = click.Choice(["open", "appealed", "confirmed", "overturned", "superseded"])


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
    values = {k: v for k, v in given.items() if v and k not in {"rules", "cards", "exceptions", "contradicts", "case"}}
    values |= {k: [r.id for r in looked_up(given[k], library.rule, problems)] for k in ("rules", "contradicts") if given.get(k)}
    values |= {k: [c.id for c in looked_up(given[k], library.card, problems)] for k in ("cards", "exceptions") if given.get(k)}
    if given.get("group"):
        try:
            test_of(given["group"], library.all_cards)
        except BadGroup as error:
            problems.append(str(error))
    if problems:
        raise UnknownName("\n".join(problems))
    if given.get("case"):
        values["case"] = text_of(given["case"])
    if "players" in values:
        values["players"] = list(values["players"])
    return values


@click.group(short_help="Give rulings, find them, say what became of them.")
def ruling() -> None:
    """Give rulings, look them up, and say what became of them.

    \b
    Examples:
      judgekit ruling add "May a Brute intervene?" "No." --rule duel/riposte --judge Ana --table 4
      judgekit ruling change K3F9X2 --state confirmed --judge Ben
      $ judgekit ruling precedents "can I riposte more than my threat"
    """


@ruling.command()
@click.argument("asked")
@click.argument("ruled")
@judge_option
@fields_option
@JSON_OPTION
@click.pass_context
def add(ctx: click.Context, /, asked: str, ruled: str, judge: str, as_json: bool, **given: Any) -> None:  # noqa: ANN401 the options above
    """Give a ruling: what was ASKED and what was RULED. When this returns, it is on the disk.

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
    """Change a ruling, or say what became of it. The earlier words stay in its history.

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
    """The rulings, those that hold first, by authority.

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
    """One ruling with its history.

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
    """Earlier rulings on a question, on rules and cards, on a like board, each with why it may matter.

    \b
    Example:
      $ judgekit ruling precedents "what if my crew is too big" --rule leaders/crew-cap
    """
    from judgekit.desk import Matter
    from judgekit.desk.search import RulingSearch, ruling_hit_json

    if not (question or rules or cards or case):
        raise BadQuestion("there is nothing to find rulings on; give a question, --rule, --card or --case")
    library = library_of(ctx)
    text = text_of(case) if case else ""
    matter = Matter(" ".join(question), tuple(library.rule(r).id for r in rules), tuple(library.card(c).id for c in cards), text)
    found = RulingSearch(library).on(matter)
    for number, each in enumerate(found, 1):
        if as_json:
            emit(ruling_hit_json(number, each))
        else:
            brief(each.ruling)
    if not found and not as_json:
        click.echo("Nothing like it was ruled before on this desk.")
