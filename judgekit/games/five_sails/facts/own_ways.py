"""Facts of which more may be stated than their value as it stands: how many for which, some players in any order, one of several cards."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.engine.trace import card_name
from judgekit.games.five_sails.facts.city import how_many_cards, row
from judgekit.games.five_sails.facts.comparing import in_its_words, place_meant, same_players
from judgekit.games.five_sails.facts.game import all_readings, readings
from judgekit.games.five_sails.facts.piles import bottom_card, listed, pile_size
from judgekit.games.five_sails.facts.reading import Said
from judgekit.games.five_sails.facts.states import city_cards_at, fastest, highest, leaders, led, tied
from judgekit.games.five_sails.facts.sums import method
from judgekit.games.five_sails.facts.text import Known
from judgekit.games.five_sails.facts.those_with import those_who_meet, those_with
from judgekit.games.five_sails.facts.victory import deciding_check, level, most_renown, over, those_who_meet_it, tiebreaker, winner
from judgekit.games.five_sails.values import pile

COUNTED = re.compile(r"\[?R\d+:")
"""How readings begin that are told in other words than their names: only how many they are is held."""

Compared = tuple[str, str] | None
"""What a fact is, and what was stated of it in the same words; None where that is compared as it stands."""


def _readings(k: Known, said: Said, actual: str) -> Compared:
    """Of several points that are open the one that is meant."""
    every = all_readings(k, counted=COUNTED.match(said.stated) is not None)
    meant = (each for each in every if in_its_words(each, said.stated).casefold() == each.casefold())
    return in_words(k, next(meant, next(iter(every), actual)), said)


def _deciding(k: Known, said: Said, _actual: str) -> Compared:
    """The check that decided, named by the tie-break in it."""
    broken = tiebreaker(k)
    return (broken, broken) if broken != "none" and in_its_words(broken, said.stated) == broken else None


def _pile(k: Known, said: Said, _actual: str) -> Compared:
    """`A's deck = [Jab, Feint]`: the cards, and not how many they are."""
    if not said.stated.startswith("["):
        return None
    actual, cards = listed(k, said.stated, *said.values)
    return in_words(k, actual, said._replace(stated=cards))


def _bottom(k: Known, said: Said, _actual: str) -> Compared:
    """One of several that were sunk together."""
    player = next((x for x in said.values if isinstance(x, int)), -1)
    return (said.stated, said.stated) if _at_bottom(k, said.stated, player) else None


def _at_bottom(k: Known, card: str, player: int) -> bool:
    """Whether a card lies at the bottom of a deck, below it at most those that were sunk together with it: their order is a random one."""
    names = [card_name(k.p, n) for n in pile(k.p, "deck", player)]
    said = next((x for x in reversed(names) if x.casefold() == card.casefold()), "")
    together: set[str] = set()
    group: set[str] = set()
    for line in k.lines:
        sunk = re.match(r"(.+) goes to the bottom of the deck\.$", line.text.strip()) if line.rule.endswith("sink/bottom") else None
        group = {*group, sunk[1]} if sunk else set()
        together = group if said in group else together
    return bool(said) and {*names[names.index(said) + 1 :]} <= together


def _city_cards(k: Known, said: Said, _actual: str) -> Compared:
    """`City Deck cards at The Docks = 2`."""
    return in_words(k, how_many_cards(k, *said.values), said) if said.stated.isdigit() else None


def _row(k: Known, said: Said, actual: str) -> Compared:
    """The locations in a row, named with their article."""
    article = re.sub(r"(?:(?<=^\[)|(?<=, ))(?!the )(?=docks|forums|grand bazaar)", "The ", said.stated, flags=re.IGNORECASE)
    return in_words(k, actual, said._replace(stated=article))


def _some_players(_k: Known, said: Said, actual: str) -> Compared:
    """Some of the players, in whatever order."""
    return (actual, actual) if same_players(actual, said.stated) else None


def _players(k: Known, said: Said, actual: str) -> Compared:
    """`number of players tied for the highest Initiative = 2`, or who they are."""
    many = str(len(actual.split(", ")) if actual != "none" else 0) if said.stated.isdigit() else actual
    return _some_players(k, said, many) or in_words(k, many, said)


def _fastest(k: Known, said: Said, actual: str) -> Compared:
    """`highest Initiative = 60`, or whose it is."""
    return in_words(k, highest(k), said) if said.stated.isdigit() else _some_players(k, said, actual)


def _leaders(k: Known, said: Said, _actual: str) -> Compared:
    """`players with a Leader = [A]`, where it is no number of them."""
    if re.fullmatch(r"\d+|yes|no|true|false", said.stated, re.IGNORECASE):
        return None
    named = led(k)
    return named, in_its_words(named, said.stated or "none")


def _winner(k: Known, said: Said, actual: str) -> Compared:
    """A draw: nobody has won."""
    drawn = k.p.board.over == "draw" and said.stated.casefold().removeprefix("a ") == "draw"
    return (actual, actual) if drawn else None


TOKEN = r"(?:(?:in|by|after|through) (?:a |the )?tie[,:]? )?(?:the )?(?:First Player )?token(?: is)? "
METHOD = re.compile(
    rf"(?:{TOKEN}(?:(?P<keeps>does not (?:change (?:players|hands|owners)|move|pass)|stays\b.*|remains\b.*|(?:is )?kept|not passed)"
    r"|(?P<passes>pass(?:es|ed)\b.*|goes to the left|moves\b.*))|(?P<holder>(?:the )?(?:token )?holder (?:keeps (?:it|the token)|stays First Player))"
    r"|(?P<highest>(?:the )?highest initiative))",
    re.IGNORECASE,
)
"""How the First Player is found, in other words than by the tie, the Initiative or chance."""


def _method(k: Known, said: Said, actual: str) -> Compared:
    """In a tie the token stays, or passes to the left, by the edition."""
    told = METHOD.fullmatch(said.stated)
    if told is None:
        return None
    line = next((line.text for line in reversed(k.lines) if line.rule.endswith(("initiative-tie", "initiative-tie-no-token"))), "")
    so = actual == "initiative" if told["highest"] else actual == "tie" and ("token passes" in line if told["passes"] else "keeps the token" in line)
    return (said.stated, said.stated) if so else (actual, said.stated)


def _over(_k: Known, said: Said, actual: str) -> Compared:
    """Over, however."""
    return (actual, actual) if actual != "no" and _stated(said).casefold() in {"yes", "true"} else None


OWN_WAY: dict[object, Callable[[Known, Said, str], Compared]] = {
    readings: _readings,
    deciding_check: _deciding,
    pile_size: _pile,
    bottom_card: _bottom,
    city_cards_at: _city_cards,
    row: _row,
    fastest: _fastest,
    leaders: _leaders,
    winner: _winner,
    method: _method,
    over: _over,
    most_renown: _some_players,
    **dict.fromkeys((tied, level, those_with, those_who_meet, those_who_meet_it), _players),
}
"""Facts of which more may be stated than their value as it stands."""


def _stated(said: Said) -> str:
    """What is stated, be it only that it is so, or that it is not."""
    return said.stated or ("no" if said.negated else "yes")


def in_words(k: Known, actual: str, said: Said) -> tuple[str, str]:
    """What is, beside what is stated in the same words."""
    return actual, in_its_words(actual, place_meant(k.p, _stated(said)))
