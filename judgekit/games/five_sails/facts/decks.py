"""Facts about decks before the game: whether they may be played with."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine.trace import player_name
from judgekit.engine.values import Position, Reason
from judgekit.games.five_sails.acts.deck_building import SIZE as SIZE_OF_A_DECK
from judgekit.games.five_sails.acts.deck_building import cards_of, deck_reasons, list_of, reasons_against
from judgekit.games.five_sails.boards.list_names import LIST
from judgekit.games.five_sails.facts.cards import FORMS, GAPS, Known
from judgekit.games.five_sails.facts.text import Unknown, because, form, yes_no
from judgekit.games.five_sails.values import NEW

__all__ = ["FORMS", "GAPS", "Known"]


@because(lambda p, player: deck_reasons(p, player, "faction"))
@form("Faction Deck of {player} legal =", "{player} Faction Deck [is |]legal =", "Faction Deck of {player} is legal =")
def faction_legal(k: Known, player: int) -> str:
    """Whether a player's Faction Deck may be played with."""
    return yes_no(not any(True for _ in deck_reasons(k.p, player, "faction")))


@because(lambda p, player: deck_reasons(p, player, "approach"))
@form("Approach Deck of {player} legal =", "{player} Approach Deck [is |]legal =", "Approach Deck of {player} is legal =")
def approach_legal(k: Known, player: int) -> str:
    """Whether a player's Approach Deck may be played with."""
    return yes_no(not any(True for _ in deck_reasons(k.p, player, "approach")))


def _in_a_word(legal: str) -> str:
    """Whether a deck may be played with, as one says of the deck itself."""
    return "legal" if legal == "yes" else "illegal"


@because(lambda p, player: deck_reasons(p, player, "faction"))
@form(
    "Faction Deck of {player} [is |]=",
    "{player} Faction Deck [is |]=",
    "[status|legality] of {player} Faction Deck =",
    "{player} Faction Deck [status|legality] =",
)
def faction_in_a_word(k: Known, player: int) -> str:
    """`A's Faction Deck = legal`."""
    return _in_a_word(faction_legal(k, player))


@because(lambda p, player: deck_reasons(p, player, "approach"))
@form(
    "Approach Deck of {player} [is |]=",
    "{player} Approach Deck [is |]=",
    "[status|legality] of {player} Approach Deck =",
    "{player} Approach Deck [status|legality] =",
)
def approach_in_a_word(k: Known, player: int) -> str:
    """`A's Approach Deck = illegal`."""
    return _in_a_word(approach_legal(k, player))


GAPS["list"] = rf"(?P<list>(?!deck \d){LIST})"


def _list_meant(k: Known, label: str, player: int = -1) -> tuple[int, list[int]]:
    """Whose list is meant, and its cards; that of another player would have to be named."""
    owners = [player] if player >= 0 else range(len(k.p.players))
    there = [(n, cards) for n in owners if (cards := list_of(k.p, n, label))]
    if len(there) != 1:
        raise Unknown(f"{len(there)} lists are called {label!r}")
    return there[0]


def _list_reasons(p: Position, label: str, player: int = -1) -> tuple[Reason, ...]:
    owner, cards = _list_meant(Known(p, ()), label, player)
    return tuple(reasons_against(p, owner, "faction", cards))


@because(_list_reasons)
@form("{list} [is |]legal =", "{list} of {player} [is |]legal =", "{player} {list} [is |]legal =")
def list_legal(k: Known, *of: str | int) -> str:
    """Whether one of the lists of a player may be played with."""
    label, player = next(x for x in of if isinstance(x, str)), next((x for x in of if isinstance(x, int)), -1)
    return yes_no(not _list_reasons(k.p, label, player))


@form("{list} =", "{list} of {player} =", "{player} {list} =", "[status|legality] of {list} =")
def list_in_a_word(k: Known, *of: str | int) -> str:
    """`List 1 = legal`."""
    return _in_a_word(list_legal(k, *of))


@form("{list} size =", "cards in {list} =", "size of {list} =", "{player} {list} size =", "{list} of {player} size =")
def list_size(k: Known, *of: str | int) -> str:
    """How many cards one of the lists has."""
    label, player = next(x for x in of if isinstance(x, str)), next((x for x in of if isinstance(x, int)), -1)
    return str(len(_list_meant(k, label, player)[1]))


MIXED = "[randomized|shuffled|is randomized|is shuffled|was randomized|was shuffled]"


@form(f"Approach Deck of {{player}} {MIXED} =", f"{{player}} Approach Deck {MIXED} =")
def approach_shuffled(k: Known, player: int) -> str:
    """Whether a player's Approach Deck was shuffled: at the set-up it is not."""
    name = player_name(k.p, player)
    return yes_no(any("Approach Deck" in line.text and line.text.strip().startswith(f"{name} shuffles") for line in k.lines))


LEGAL = "[legal|allowed|permitted|possible]"
SIZE = "[deck size|size of a deck|number of cards in a deck|cards in a deck]"


@form(f"[smallest|minimum|least|lowest] {LEGAL} {SIZE} =", "[smallest|minimum] deck[ size|] =")
def smallest_deck(k: Known) -> str:
    """How many cards a Faction Deck has at least."""
    return str(SIZE_OF_A_DECK)


@form(f"[largest|maximum|greatest|highest] {LEGAL} {SIZE} =", "[largest|maximum] deck[ size|] =")
def largest_deck(k: Known) -> str:
    """How many cards a Faction Deck has at most, where the edition sets a limit."""
    return "none" if k.p.edition == NEW else str(SIZE_OF_A_DECK)


def _of_the_only_one(k: Known, which: str, value: Callable[[int], str]) -> str:
    """What is so of the deck that is meant where no player is named: there must be one such deck alone."""
    having = [n for n in range(len(k.p.players)) if cards_of(k.p, n, which)]
    return value(having[0]) if len(having) == 1 else f"that of one of {len(having)} players"


@form("Faction Deck [is |]legal =")
def one_faction_legal(k: Known) -> str:
    """Whether the one Faction Deck that is on the board may be played with."""
    return _of_the_only_one(k, "faction", lambda player: faction_legal(k, player))


@form("Approach Deck [is |]legal =")
def one_approach_legal(k: Known) -> str:
    """Whether the one Approach Deck that is on the board may be played with."""
    return _of_the_only_one(k, "approach", lambda player: approach_legal(k, player))


@form("deck size =", "cards in [the |]deck =")
def one_deck_size(k: Known) -> str:
    """How many cards the one Faction Deck has that is on the board."""
    return _of_the_only_one(k, "faction", lambda player: str(len(cards_of(k.p, player, "faction"))))
