"""Facts of hands, decks and discard piles: how many cards they hold, what was drawn, whether a deck was shuffled."""

from __future__ import annotations

import re

from judgekit.engine.facts import facts_of
from judgekit.engine.trace import card_name, player_name
from judgekit.games.five_sails.facts.text import GAPS, Known, form, yes_no
from judgekit.games.five_sails.values import pile

PILES = {"hand": "hand", "deck": "deck", "discard pile": "discard", "discards": "discard", "locker": "locker", "approach deck": "approach"}
PILES |= {"chosen cards": "chosen", "selected cards": "chosen"}
"""What people call the piles of a player."""
DRAWN_BY = ("day/planning-end", "day/high-drama-begin", "day/high-drama-turns")
"""With whose lines Planning is over."""
GAPS["pile"] = rf"(?:the )?(?P<pile>{'|'.join(PILES)}|dueling line)"


@form(
    "[cards|number of cards|size] [in|of|left in|remaining in] {pile} of {player} =",
    "[cards|size] [in|of|left in|remaining in] {player} {pile} =",
    "{pile} of {player}[ size|] =",
    "{pile} size of {player} =",
    "{player} {pile}[ size|] =",
    "{player} cards [in|left in|remaining in] {pile} =",
)
def pile_size(k: Known, *named: int | str) -> str:
    """How many cards a pile of a player holds."""
    return str(len(_cards_in(k, *named)))


def _cards_in(k: Known, *named: object) -> list[int]:
    """The cards of a pile of a player, from the top."""
    player = next(n for n in named if isinstance(n, int))
    which = next(n for n in named if isinstance(n, str))
    if which == "dueling line":
        return [n for n, c in enumerate(k.p.cards) if c.zone == "line" and c.owner == player]
    return list(pile(k.p, PILES[which], player))


def listed(k: Known, stated: str, *named: object) -> tuple[str, str]:
    """The cards of a pile, and those that are stated in square brackets: a deck's from the top, any other pile's in no order."""
    there, said = [card_name(k.p, n) for n in _cards_in(k, *named)], [x.strip() for x in stated.strip("[] ").split(",") if x.strip()]
    if not any("deck" in n for n in named if isinstance(n, str)):
        there, said = sorted(there, key=str.casefold), sorted(said, key=str.casefold)
    return ", ".join(there) or "empty", ", ".join(said) or "empty"


@form("cards [held by|of] {player} =", "cards {player} [holds|has in hand|still holds] =")
def cards_held(k: Known, player: int) -> str:
    """How many cards a player holds."""
    return pile_size(k, player, "hand")


@form(
    "cards [chosen|selected|picked] by {player}[ from the Approach Deck| from their Approach Deck| for the Day|] =",
    "cards {player} [has chosen|has selected|chose|selected] =",
)
def cards_chosen(k: Known, player: int) -> str:
    """How many cards a player has chosen for the Day that are not in play yet."""
    return pile_size(k, player, "chosen cards")


@form("{player} {pile} [is |]empty =", "{pile} of {player} [is |]empty =")
def is_empty(k: Known, *named: int | str) -> str:
    """Whether a pile of a player holds no card."""
    return yes_no(pile_size(k, *named) == "0")


@form("[cards in |cards left in |size of |][the |]City Deck[ size| cards left|] =")
def city_deck(k: Known) -> str:
    """How many cards the City Deck has."""
    return str(len(pile(k.p, "deck", -1)))


@form("[cards in |size of |][the |]City [Deck |]discard pile[ size|] =", "City discards =")
def city_discards(k: Known) -> str:
    """How many cards the City Deck discard pile has."""
    return str(len(pile(k.p, "discard", -1)))


@form("[top card of|top of] deck of {player} =", "{player} top card =", "[top card of|top of] {player} deck =")
def top_card(k: Known, player: int) -> str:
    """The top card of a deck."""
    found = pile(k.p, "deck", player)
    return card_name(k.p, found[0]) if found else "none"


@form("[bottom card of|bottom of] deck of {player} =", "{player} bottom card =", "[bottom card of|bottom of] {player} deck =")
def bottom_card(k: Known, player: int) -> str:
    """The bottom card of a deck."""
    found = pile(k.p, "deck", player)
    return card_name(k.p, found[-1]) if found else "none"


@form("[top card of|top of] [the |]City Deck =", "City Deck top card =")
def top_of_city(k: Known) -> str:
    """The top card of the City Deck."""
    return top_card(k, -1)


@form("[bottom card of|bottom of] [the |]City Deck =", "City Deck bottom card =")
def bottom_of_city(k: Known) -> str:
    """The bottom card of the City Deck."""
    return bottom_card(k, -1)


GAPS["end"] = r"(?P<end>top|bottom)"


@form("{card} [is |lies |]at [the |]{end} of [the |]City Deck =")
def at_end_of_city(k: Known, *named: int | str) -> str:
    """Whether a card lies at an end of the City Deck, or was put there before others that were put there too."""
    card, end = next(n for n in named if isinstance(n, int)), next(n for n in named if isinstance(n, str))
    cards = list(pile(k.p, "deck", -1)) if end == "top" else list(reversed(pile(k.p, "deck", -1)))
    if card not in cards:
        return "no"
    shuffled = max((n for n, line in enumerate(k.lines) if "City Deck" in line.text and "shuffle" in line.text), default=-1)
    told = [line.text for line in k.lines[shuffled + 1 :] if line.text.rstrip(".").endswith(f"{end} of the deck")]
    at = cards.index(card)
    put = (card_name(k.p, n) for n in cards[: at + 1] if at)
    return yes_no(all(any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) for text in told) for name in put))


def _drawn(k: Known, player: int = -1) -> list[str]:
    """The cards that a player, or anybody, has drawn so far, in order."""
    who = re.escape(player_name(k.p, player)) if player >= 0 else r"\S+"
    found = (re.match(rf"{who} draws (.+)\.$", x.text.strip()) for x in k.lines if x.rule.endswith("faction-deck/draw-from"))
    return [m[1] for m in found if m]


@form(
    "cards drawn by {player}[ so far| this Day| in Planning|] =",
    "{player} cards drawn =",
    "cards {player} [draws|drew|has drawn][ in Planning|] =",
)
def cards_drawn(k: Known, player: int) -> str:
    """How many cards a player has drawn so far."""
    return str(len(_drawn(k, player)))


@form(
    "cards drawn by {player} [in|during] [the |]Draw[ step|] =",
    "cards {player} [draws|drew|has drawn] [in|during] [the |]Draw[ step|] =",
)
def drawn_in_step(k: Known, player: int) -> str:
    """How many cards a player has drawn in the last Draw step."""
    told = f"{player_name(k.p, player)} draws "
    begun = (n for n, x in enumerate(k.lines) if x.rule.endswith("day/planning-draw") and x.text.strip().startswith(told))
    at = max(begun, default=len(k.lines))
    over = next((n for n, x in enumerate(k.lines) if n > at and x.rule.endswith(DRAWN_BY)), len(k.lines))
    return str(len(_drawn(k._replace(lines=k.lines[at:over]), player)))


SHUFFLING = (
    "[the shuffle|the reshuffle|shuffling|reshuffling|the discard pile is shuffled|a new deck is made|the new deck|the deck was shuffled"
    "|the discard pile was shuffled|the deck is shuffled]"
)


def _apart(k: Known, player: int) -> tuple[Known, Known]:
    """What came before a player's deck was shuffled for the first time, and what came then."""
    name = player_name(k.p, player)
    begins = (f"The deck of {name} is empty", f"{name} shuffles ")
    at = next((n for n, x in enumerate(k.lines) if x.text.strip().startswith(begins)), len(k.lines))
    return k._replace(lines=k.lines[:at]), k._replace(lines=k.lines[at:])


@form(
    f"cards drawn by {{player}} before {SHUFFLING} =",
    f"cards drawn before {SHUFFLING} by {{player}} =",
    f"cards {{player}} [draws|drew|has drawn] before {SHUFFLING} =",
    f"{{player}} cards drawn before {SHUFFLING} =",
)
def drawn_before(k: Known, player: int) -> str:
    """How many cards a player had drawn before the deck was shuffled; all of them where it was not."""
    return str(len(_drawn(_apart(k, player)[0], player)))


@form(
    f"cards drawn by {{player}} after {SHUFFLING} =",
    f"cards drawn after {SHUFFLING} by {{player}} =",
    f"cards {{player}} [draws|drew|has drawn] after {SHUFFLING} =",
    f"{{player}} cards drawn after {SHUFFLING} =",
)
def drawn_after(k: Known, player: int) -> str:
    """How many cards a player has drawn since the deck was shuffled."""
    return str(len(_drawn(_apart(k, player)[1], player)))


@form("[card drawn|drawn card|card drawn last][ by {player}|] =", "card {player} [draws|drew|has drawn] =")
def card_drawn(k: Known, player: int = -1) -> str:
    """The card that was drawn last."""
    return next(reversed(_drawn(k, player)), "none")


@form("[card drawn|drawn card|card drawn last] in {players} =", "card drawn by {player} in {players} =", "card {player} [draws|drew] in {players} =")
def drawn_among(k: Known, *named: int | str) -> str:
    """Whether the card that was drawn last is one of those named."""
    player = next((n for n in named if isinstance(n, int)), -1)
    among = next(n for n in named if isinstance(n, str))
    return yes_no(card_drawn(k, player).casefold() in {n.strip() for n in among.split(",")})


def _shuffles(k: Known, player: int) -> int:
    """How often a player's discard pile became a new deck, or the deck was shuffled by an ability."""
    name = player_name(k.p, player)
    told = (f"The deck of {name} is empty", f"{name} shuffles ")
    return sum(x.text.strip().startswith(told) for x in k.lines)


ANEW = "[ into a new deck| into the deck| into the new deck| to a new deck| to make a new deck| to form a new deck| as a new deck| anew|]"
WAS_SHUFFLED = (
    "[shuffled|reshuffled|renewed|is shuffled|was shuffled|has been shuffled|is reshuffled|was reshuffled|turned|made|was turned|is turned]"
)


@form(
    f"[deck|discard pile] of {{player}} [shuffled|reshuffled|renewed|randomized|is shuffled|was shuffled|is randomized|was randomized]{ANEW} =",
    f"{{player}} [deck|discard pile] [shuffled|reshuffled|renewed|randomized|is shuffled|was shuffled|is randomized|was randomized]{ANEW} =",
    f"{{player}} [shuffles|shuffled|reshuffles|reshuffled|has shuffled|has to shuffle][ the discard pile| the deck| {{pile}}|]{ANEW} =",
    "{player} discard pile [becomes|became|is|forms|formed] [the|a] new deck =",
    "new deck [formed|made] [for|by] {player} =",
)
def renewed(k: Known, player: int, *_: str) -> str:
    """Whether a player's deck was shuffled: as the game was set up, by an ability, or because it was empty and was renewed from the discard pile."""
    return yes_no(_shuffles(k, player) > 0 or any(line.rule.endswith("setup/faction-deck") for line in k.lines))


@form(
    f"[the |][discard pile|deck|empty deck|discards] {WAS_SHUFFLED}{ANEW} =",
    "[the |][discard pile|discards] [becomes|became|is|forms|formed] [the|a] new deck =",
    "new deck [formed|made|shuffled] =",
)
def anybody_renewed(k: Known) -> str:
    """Whether any player's deck was shuffled since the game was set up."""
    return yes_no(any(_shuffles(k, player) for player in range(len(k.p.cast.seats))))


@form(
    "cards [shuffled|reshuffled] into [the |a |][new |]deck[ of {player}|] =",
    "cards [shuffled|reshuffled] into {player} [new |]deck =",
    "cards [shuffled|reshuffled] by {player} =",
    "cards {player} [shuffles|shuffled|reshuffled|has shuffled] into [the|a] [new |]deck =",
)
def how_many_shuffled(k: Known, *players: int) -> str:
    """How many cards of a discard pile became a player's new deck when it was last renewed; anybody's where no player is named."""
    new = [f.amount for f in facts_of(k.p, "shuffled") if not players or f.player in players]
    return str(max(new, default=0))


@form(
    "times {player} [shuffles|shuffled|has shuffled|reshuffled|has reshuffled][| discard pile| deck| their discard pile| their deck] =",
    "times {player} [deck|discard pile] [was|is|has been] [shuffled|reshuffled] =",
)
def times_shuffled(k: Known, player: int) -> str:
    """How often a player's deck was shuffled since it was set up."""
    return str(_shuffles(k, player))
