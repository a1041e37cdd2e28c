"""The commands about cards: look one up, import some, check a deck."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from judgekit.cli import JSON_OPTION, edition_option, emit, game_option, library_of, main


def card_names(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Completes a card's name."""
    from judgekit.library.card_names import described
    from judgekit.library.cards import name_key

    wanted = name_key(incomplete)
    return [CompletionItem(c.name, help=described(c)) for c in library_of(ctx).all_cards if name_key(c.name).startswith(wanted)]


@main.command()
@click.argument("name", nargs=-1, required=True, shell_complete=card_names)
@JSON_OPTION
@game_option
@edition_option
@click.pass_context
def card(ctx: click.Context, name: tuple[str, ...], as_json: bool, game: str | None, edition: str | None) -> None:
    r"""Look a card up, and see what each of its abilities means in play, with the rules that say so.

    By its name or a part of it, without accents, with typos, by its title. Where several cards fit, all are listed.

    \b
    Examples:
      $ judgekit card yevgeni
      $ judgekit card leontine
      $ judgekit card --json "heroic end"
    """
    from judgekit import show_cards
    from judgekit.library.card_rules import card_json

    library = library_of(ctx)
    found = library.card(" ".join(name), library.book(game).game if game else None)
    if as_json:
        emit(card_json(library, found, edition, explained=True))
    else:
        show_cards.card(library, found, edition)
