"""Facts about the City: which locations are laid out, how many cards of the City Deck lie there."""

from __future__ import annotations

from judgekit.engine.trace import card_name
from judgekit.games.five_sails.facts.decks import FORMS, GAPS, Known
from judgekit.games.five_sails.facts.steps import by_day
from judgekit.games.five_sails.facts.text import form, yes_no
from judgekit.games.five_sails.values import city_cards

__all__ = ["FORMS", "GAPS", "Known"]
GAPS["location"] = r"(?P<location>Ole['’]s Inn|(?:the )?Docks|(?:the )?Forums|(?:the )?Grand Bazaar|(?:the )?Governor['’]s Gardens?)"


@form("{location} in play =", "{location} is in play =", "{location} laid out =", "{location} used =")
def laid_out(k: Known, location: str) -> str:
    """Whether a City location is used in this game."""
    named = location.replace("’", "'").removeprefix("the ").removesuffix("s")
    return yes_no(any(p.casefold().removeprefix("the ").removesuffix("s") == named for p in k.p.cast.places))


@form("number of City locations =", "City locations =", "City locations in play =", "number of City locations in play =")
def how_many(k: Known) -> str:
    """How many City locations the game has."""
    return str(len(k.p.cast.places))


FROM = "[ from the City Deck| from City Deck| counted from the City Deck| starting at the City Deck| starting from the City Deck|]"


@form(
    f"[City locations|locations] in [order|row order|the row|a row|their order|the order of the row]{FROM} =",
    f"[row|line] of [the |][City |]locations{FROM} =",
    "[City locations|locations] from the City Deck[ on| onwards| outwards|] =",
)
def row(k: Known) -> str:
    """The City locations as they lie in the row, the one beside the City Deck first."""
    return ", ".join(k.p.cast.places)


PLACED = "[placed|added|dealt|laid out|put out|turned up]"


@form(
    f"cards {PLACED} [this Day|today|this Dawn|in Dawn|on the locations] =",
    f"cards {PLACED} [in|to|into] [the |]City[ this Day| today| this Dawn| in Dawn|] =",
    f"[City cards|City Deck cards] {PLACED}[ this Day| today| this Dawn| in Dawn| on the locations| to the locations| to the City|] =",
    f"cards {PLACED} from [the |]City Deck[ this Day| today| this Dawn| in Dawn|] =",
    f"cards of [the |]City Deck {PLACED}[ this Day| today| this Dawn| in Dawn|] =",
)
def how_many_placed(k: Known) -> str:
    """How many cards of the City Deck were added to locations on this Day."""
    today = (line for day, line in by_day(k) if day == k.p.board.day)
    return str(sum(line.rule.endswith("day/dawn-city-cards") and " is added to " in line.text for line in today))


@form(
    "[number of |][City Cards|City Deck cards|cards of the City Deck] [on|at] [the |all |all the |][City |]locations =",
    "[number of |][City Cards|City Deck cards|cards of the City Deck] in the City =",
)
def how_many_in_the_city(k: Known) -> str:
    """How many cards of the City Deck lie at locations, and nobody controls them."""
    return str(sum(len(city_cards(k.p, place)) for place in k.p.cast.places))


@form(f"{{card}}[ is| was| has been|] {PLACED}[ this Day| today| in Dawn|] =")
def is_placed(k: Known, card: int) -> str:
    """Whether a card of the City Deck was added to a location on this Day."""
    told = f"{card_name(k.p, card)} is added to "
    return yes_no(any(line.text.strip().startswith(told) for day, line in by_day(k) if day == k.p.board.day))


@form(f"{{card}}[ is| was| has been|] {PLACED} [on|at|to] {{place}} =")
def is_placed_at(k: Known, card: int, place: int) -> str:
    """Whether a card of the City Deck was added to a location."""
    told = f"{card_name(k.p, card)} is added to {k.p.cast.places[place]}."
    return yes_no(any(line.text.strip() == told for line in k.lines))


@form("number of City Cards at {place} =", "number of City Deck cards at {place} =")
def how_many_cards(k: Known, place: int) -> str:
    """How many cards of the City Deck lie at a location that nobody controls."""
    return str(len(city_cards(k.p, k.p.cast.places[place])))
