"""The commands about cards: look one up, import some, check a deck."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from judgekit.cli.options import ANSWERED, JSON_OPTION, NOTHING, edition_option, emit, game_option, library_of


def card_names(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Completes a card's name."""
    from judgekit.library.card_names import described
    from judgekit.library.cards import name_key

    wanted = name_key(incomplete)
    return [CompletionItem(c.name, help=described(c)) for c in library_of(ctx).all_cards if name_key(c.name).startswith(wanted)]


@click.command(short_help="A card: its values, and what each ability means in play.")
@click.argument("name", nargs=-1, required=True, shell_complete=card_names)
@JSON_OPTION
@game_option
@edition_option
@click.pass_context
def card(ctx: click.Context, name: tuple[str, ...], as_json: bool, game: str | None, edition: str | None) -> None:
    """Look a card up, and see what each of its abilities means in play, with the rules that say so.

    By its name or a part of it, without accents, with typos, by its title. Where several cards fit, all are listed.

    \b
    Examples:
      $ judgekit card yevgeni
      $ judgekit card leontine
      $ judgekit card --json "heroic end"
    """
    from judgekit.cli import show_cards
    from judgekit.library.card_rules import card_json

    library = library_of(ctx)
    found = library.card(" ".join(name), library.book(game).game if game else None)
    if edition and any(b.game == found.game for b in library.books):
        library.edition(found.game, edition)
    if as_json:
        emit(card_json(library, found, edition, explained=True))
    else:
        show_cards.card(library, found, edition)


@click.command(short_help="Check a deck list against the deck-building rules.")
@click.argument("file", type=click.Path(allow_dash=True, path_type=Path))
@JSON_OPTION
@edition_option
@click.pass_context
def deck(ctx: click.Context, file: Path, as_json: bool, edition: str | None) -> None:
    """Check a deck list against the deck-building rules of an edition; every fault at once, with its rule.

    A card a line with its count before or after the name (2 Amour, 2x Amour, Amour x2), headings as in the rulebook's
    lists (Leader:, Approach:, Risk:), comments behind #. Ends with 0 when the deck is legal, with 1 when it is not.

    \b
    Examples:
      judgekit deck castille.txt
      judgekit deck --edition playtest --json castille.txt
    """
    from judgekit.cli import show_cards
    from judgekit.library.deck_list import read_file, read_list
    from judgekit.library.deck_rules import GAME, check_deck
    from judgekit.library.reading import decoded

    library = library_of(ctx)
    text = decoded(Path("standard input"), sys.stdin.buffer.read()) if str(file) == "-" else read_file(file)
    report = check_deck(library, read_list(text, [c for c in library.all_cards if c.game == GAME]), edition)
    if as_json:
        emit(report.as_json())
    else:
        show_cards.deck(report, library.edition(GAME, report.edition).label)
    ctx.exit(ANSWERED if report.legal else NOTHING)


@click.command(name="import-cards", short_help="Cards that you have: CSV, JSON, an OCTGN set.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", metavar="G", help="The game that the cards belong to: one with rules here, or a new id.")
@click.option("--set", "of_set", metavar="NAME", help="What the set is called (default: as the file says, or its name).")
@JSON_OPTION
@click.pass_context
def import_cards(ctx: click.Context, file: Path, game: str | None, of_set: str | None, as_json: bool) -> None:
    """Import cards that you have as CSV, JSON or an OCTGN set: `card` and `ask` then find them on this machine.

    docs/cards.md names the columns. A file is imported whole or not at all; importing a set again replaces it. The cards
    stay in your data folder.

    \b
    Examples:
      judgekit import-cards black-sails.xml
      judgekit import-cards mine.csv --game five-sails --set "House cards"
    """
    report = library_of(ctx).import_cards(file, game, of_set)
    if as_json:
        emit({"game": report.game, "set": report.set, "cards": report.cards, "replaced": report.replaced})
    else:
        again = ", in the place of the earlier import" if report.replaced else ""
        click.echo(f"{report.game}, {report.set}: {report.cards} card{'' if report.cards == 1 else 's'} imported{again}.")
