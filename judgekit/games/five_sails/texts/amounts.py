"""What "for each" counts: wounds on a character, cards in hand, characters, locations, Renown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from judgekit.engine.cast import Target
from judgekit.engine.facts import find_fact
from judgekit.engine.values import NOBODY, Position, Use
from judgekit.engine.vocabulary import Reading, Slot
from judgekit.games.five_sails.conditions.compared import COUNTED, opponents_with
from judgekit.games.five_sails.conditions.where import here_of, locations_like
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.last_known import last_borne, last_stat, last_wounds
from judgekit.games.five_sails.stats import VALUES, panache
from judgekit.games.five_sails.texts.noun_phrases import parse_noun, write_noun
from judgekit.games.five_sails.texts.nouns import ROLES
from judgekit.games.five_sails.texts.reference_words import parse_who
from judgekit.games.five_sails.texts.reference_written import write_who
from judgekit.games.five_sails.texts.references import cards_meant, matches
from judgekit.games.five_sails.values import in_city, pile, place_of, side_of_player

Count = tuple[Any, ...]
FIXED: dict[str, Count] = {
    "card in your hand": ("hand",),
    "card in hand": ("hand",),
    "renown you have": ("renown",),
    "location you control": ("places",),
    "city location you control": ("places",),
    "other card in your dueling line": ("line",),
    "renown at this location": ("renown here",),
    "card discarded this way": ("discarded",),
    "card discarded": ("discarded",),
    "card you discard": ("discarded",),
    "renown spent": ("spent",),
    "renown spent this way": ("spent",),
    "threat in your pool": ("pool", 0),
    "threat in the adversary's pool": ("pool", 1),
    "gambled card in your dueling line": ("gambled",),
    "card in your dueling line": ("whole line",),
    "x": ("how many",),
    "discarded card's riposte": ("discarded value", "riposte"),
    "discarded card's parry": ("discarded value", "parry"),
    "discarded card's thrust": ("discarded value", "thrust"),
    "discarded card's cost": ("discarded value", "cost"),
    "threat discarded": ("event amount",),
    "threat discarded this way": ("event amount",),
    "of that number": ("event amount",),
}
COMPARED: dict[str, Count] = {f"opponent with {more} {c.what} than you": ("opponents", more, c.what) for c in COUNTED for more in ("more", "fewer")}
FIXED |= {words.casefold(): count for words, count in COMPARED.items()}
OWNED = {
    "renown here": "renown at this location",
    "renown on this location": "renown at this location",
    "threat you have": "threat in your pool",
    "threat the adversary has": "threat in the adversary's pool",
}
ONE_OF_MANY = re.compile(r"^((?:gambled |other )?(?:card|wound|location|city location))s\b")
PRINTED = re.compile(r"(?:printed (combat|finesse|influence|resolve)|(?:printed )?(cost|riposte|parry|thrust)) of (.+)", re.IGNORECASE)
"""A value as it is printed; the combat values so of a revealed card alone, since a combat card has them as modified."""
OWNED_VALUE = re.compile(
    r"((?:its|their|his|her)(?= )|.+?(?=['’]))(?:['’]s?)? (printed )?(combat|finesse|influence|resolve|panache|crew cap|cost|riposte|parry|thrust)",
    re.IGNORECASE,
)
OWNERS = {"its": "it", "their": "them", "his": "him"}
WRITTEN = {"hand": "card in your hand", "renown": "Renown you have", "places": "location you control", "line": "other card in your dueling line"}
WRITTEN |= {"renown here": "Renown at this location", "discarded": "card discarded this way", "event amount": "threat discarded"}
WRITTEN |= {"spent": "Renown spent this way"}
WRITTEN |= {"how many": "X"}
WRITTEN |= {"gambled": "gambled card in your dueling line", "whole line": "card in your dueling line"}


def parse_count(text: str, reading: Reading) -> Count | None:
    """What is counted."""
    capped = re.fullmatch(r"(.+), maximum (\d+)", text.strip())
    if capped:
        inner = parse_count(capped[1], reading)
        return ("at most", int(capped[2]), inner) if inner else None
    between = re.fullmatch(r"(?:the )?difference between (.+?) and (.+)", text.strip(), re.IGNORECASE)
    if between:
        one, other = (parse_count(between[n], reading) for n in (1, 2))
        return ("difference", one, other) if one and other else None
    low = ONE_OF_MANY.sub(r"\1", re.sub(r"^(?:the number of|of the|the) ", "", text.strip().casefold()))
    low = OWNED.get(low, low)
    if low in FIXED:
        return FIXED[low] if FIXED[low] != ("event amount",) or reading.kind in {"", "Reaction", "Forced", "Passive"} else None
    printed_one = PRINTED.fullmatch(text.strip())
    if printed_one:
        value, whose = (printed_one[1] or printed_one[2]).casefold(), parse_who(printed_one[3], reading)
        return ("printed", value, whose) if whose and (value not in VALUES or whose == ("revealed",)) else None
    owned = OWNED_VALUE.fullmatch(text.strip())
    if owned:
        return parse_count(f"{owned[2] or ''}{owned[3]} of {OWNERS.get(owned[1].casefold(), owned[1])}", reading)
    stat_of = re.fullmatch(r"(combat|finesse|influence|resolve|panache|crew cap) of (.+)", text.strip(), re.IGNORECASE)
    if stat_of:
        bearer = parse_who(stat_of[2], reading)
        return ("stat", stat_of[1].casefold(), bearer) if bearer else None
    found = re.fullmatch(r"wound (?:on|that) (.+)", text.strip(), re.IGNORECASE)
    found = found or re.fullmatch(r"wound (.+?) (?:has|have|bears)", text.strip(), re.IGNORECASE)
    if found:
        who = parse_who(found[1], reading)
        return ("wounds", who) if who else None
    noun = parse_noun(text, reading)
    return ("things", noun.kind, *noun.tests) if noun else None


def write_count(count: Count, reading: Reading) -> str:
    """The words of what is counted."""
    if count[0] == "at most":
        return f"{write_count(count[2], reading)}, maximum {count[1]}"
    if count[0] == "difference":
        return f"the difference between {write_count(count[1], reading)} and {write_count(count[2], reading)}"
    if count[0] == "discarded value":
        return f"discarded card's {str(count[1]).title()}"
    if count[0] == "printed":
        return f"printed {str(count[1]).title()} of {write_who(count[2], reading)}"
    if count[0] == "stat":
        return f"{str(count[1]).title()} of {write_who(count[2], reading)}"
    if count[0] == "wounds":
        return f"wound on {write_who(count[1], reading)}"
    if count[0] == "opponents":
        return next(words for words, known in COMPARED.items() if known == count)
    if count[0] == "pool":
        return "threat in your pool" if count[1] == 0 else "threat in the adversary's pool"
    return WRITTEN.get(count[0]) or write_noun(Target(count[1], tuple(count[2:])))


def _kept(p: Position, name: str, card: int, player: int = NOBODY) -> int:
    """The amount of a fact that was kept for an ability; nothing where there is none."""
    found = find_fact(p, name, card, player)
    return found.amount if found else 0


def _this_way(p: Position, use: Use, count: Count) -> int:
    return _kept(p, f"{count[0]} this way", use.card)


def _printed(p: Position, cards: Iterable[int], value: object) -> int:
    return sum(p.definition(n).printed.get(str(value)) or 0 for n in cards)


def _last_discarded(use: Use) -> list[int]:
    """The card that was discarded last to pay."""
    return [card for how, card, _ in use.paid if how == "discarded"][-1:]


def _pool(p: Position, use: Use, count: Count) -> int:
    """The threat in the player's own pool, or in the adversary's."""
    side = side_of_player(p, use.player)
    return p.board.duel.sides[side if count[1] == 0 else 1 - side].pool if side >= 0 else 0


def _renown_here(p: Position, use: Use, count: Count) -> int:
    at = here_of(p, use)
    return place_of(p, at).renown if in_city(p, at) else 0


def _value(p: Position, card: int, name: str) -> int:
    """A value of a card, the last known one where it has left play; Panache as the player's schemes have it."""
    leads = name == "panache" and p.cards[card].zone == "play"
    return panache(p, card, p.cards[card].control) if leads else last_stat(p, card, name)


MEASURES: Mapping[object, Callable[[Position, Use, Count], int]] = {
    "at most": lambda p, use, count: min(int(count[1]), amount(p, use, count[2])),
    "difference": lambda p, use, count: abs(amount(p, use, count[1]) - amount(p, use, count[2])),
    "how many": lambda p, use, count: _kept(p, "how many", use.card, use.player),
    "discarded value": lambda p, use, count: _printed(p, _last_discarded(use), count[1]),
    "printed": lambda p, use, count: _printed(p, cards_meant(p, use, count[2]), count[1]),
    "stat": lambda p, use, count: sum(_value(p, n, str(count[1])) for n in cards_meant(p, use, count[2])),
    "wounds": lambda p, use, count: sum(last_wounds(p, n) for n in cards_meant(p, use, count[1])),
    "hand": lambda p, use, count: len(pile(p, "hand", use.player)),
    "renown": lambda p, use, count: p.players[use.player].renown,
    "line": lambda p, use, count: len([n for n in pile(p, "line", use.player) if n != use.card]),
    "whole line": lambda p, use, count: len(pile(p, "line", use.player)),
    "pool": _pool,
    "gambled": lambda p, use, count: sum(p.cards[n].engaged for n in pile(p, "line", use.player)),
    "renown here": _renown_here,
    "discarded": _this_way,
    "spent": _this_way,
    "opponents": lambda p, use, count: opponents_with(p, use.player, str(count[1]), str(count[2])),
    "event amount": lambda p, use, count: use.event.amount if use.event else 0,
    "places": lambda p, use, count: sum(place.control == use.player for place in p.board.places),
}
"""What a count measures, by its kind; any other counts cards or locations that pass its tests."""


def amount(p: Position, use: Use, count: Count) -> int:
    """How many there are now."""
    measure = MEASURES.get(count[0])
    if measure is not None:
        return measure(p, use, count)
    if count[1] == "location":
        return len(locations_like(p, use, tuple(count[2:])))
    gone = _gone_bearer(p, use, count)
    return len(counted_cards(p, use, count)) if gone is None else gone


def counted_cards(p: Position, use: Use, count: Count) -> list[int]:
    """The cards that pass the tests of what is counted."""
    return [n for n in range(len(p.cards)) if matches(p, use, Target(count[1], tuple(count[2:])), n)]


def _gone_bearer(p: Position, use: Use, count: Count) -> int | None:
    """How many attachments somebody bore who has left play; None where something else is counted, or who bears them is in play."""
    role = str(count[2]).removeprefix("borne by:") if count[1] == "attachment" and len(count) == 3 else ""
    bearer = cards_meant(p, use, (ROLES[role],)) if role in ROLES else ()
    return last_borne(p, bearer[0]) if bearer else None


def measured(p: Position, use: Use, count: Count) -> list[int]:
    """The cards of which a count reads a value or wounds."""
    if count[0] == "at most":
        return measured(p, use, count[2])
    if count[0] == "difference":
        return [*measured(p, use, count[1]), *measured(p, use, count[2])]
    who = {"stat": 2, "wounds": 1}.get(str(count[0]))
    return list(cards_meant(p, use, count[who])) if who else []


GAME.vocabulary.slots["count"] = Slot(parse_count, write_count, takes=tuple)
