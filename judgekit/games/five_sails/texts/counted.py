"""What has been counted for an effect, in plain words: how much of what, of whom, and from which cards."""

from __future__ import annotations

from judgekit.engine.trace import card_name, listed, player_name
from judgekit.engine.values import Position, Use
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.conditions.where import here_of, locations_like
from judgekit.games.five_sails.texts.amounts import Count, amount, counted_cards, measured, write_count
from judgekit.games.five_sails.texts.references import Who, cards_meant

PLAIN = {
    "hand": ("card in the hand of {player}", "cards in the hand of {player}"),
    "renown": ("Renown of {player}",),
    "places": ("location that {player} controls", "locations that {player} controls"),
    "line": ("other card in the dueling line of {player}", "other cards in the dueling line of {player}"),
    "whole line": ("card in the dueling line of {player}", "cards in the dueling line of {player}"),
    "gambled": ("gambled card in the dueling line of {player}", "gambled cards in the dueling line of {player}"),
    "renown here": ("Renown at {here}",),
    "discarded": ("card discarded this way", "cards discarded this way"),
    "spent": ("Renown spent this way",),
}
"""What is counted one by one, as one and as several."""


def told(p: Position, use: Use, count: Count, n: int) -> tuple[str, str]:
    """(rule, sentence) of what has been counted: how much there is of it, and whether it is taken from what was last known of a card."""
    gone = [card for card in measured(p, use, count) if p.cards[card].zone != "play"]
    known = ", as last known in play," if gone else ""
    rule = "last-known/value" if gone else "play/resolve"
    if count[0] == "at most" and (more := amount(p, use, count[2])) > n:
        return rule, f"{_sentence(p, use, count[2], more, known)[:-1]}, but no more than {n}."
    return rule, _sentence(p, use, count[2] if count[0] == "at most" else count, n, known)


def _sentence(p: Position, use: Use, count: Count, n: int, known: str) -> str:
    """What has been counted, and that nothing comes of it where there is none."""
    nothing = "" if n else ": nothing comes of it"
    if count[0] in {"wounds", "opponents", "pool", *PLAIN}:
        one, *many = _countable(p, use, count)
        return f"{n or 'No'} {one if n in {0, 1} or not many else many[0]}{known} {'is' if n < 2 or not many else 'are'} counted for it{nothing}."
    if count[0] == "things":
        return _things(p, use, count, n, known)
    value = _value(p, use, count)
    return f"{value[0].upper()}{value[1:]}{known} is counted for it: {n}."


def _countable(p: Position, use: Use, count: Count) -> tuple[str, ...]:
    """What is counted one by one, as one and as several."""
    player = player_name(p, use.player)
    if count[0] == "wounds":
        whose = _names(p, use, count[1])
        return (f"wound on {whose}", f"wounds on {whose}")
    if count[0] == "opponents":
        than = f"with {count[1]} {count[2]} than {player}"
        return (f"opponent {than}", f"opponents {than}")
    if count[0] == "pool":
        return (f"threat in the pool of {player}" if count[1] == 0 else f"threat in the pool of the adversary of {player}",)
    return tuple(words.format(player=player, here=here_of(p, use)) for words in PLAIN[str(count[0])])


def _names(p: Position, use: Use, who: Who) -> str:
    """Whoever is meant, by name."""
    found = cards_meant(p, use, who)
    return listed(card_name(p, n) for n in found) if found else "nobody"


def _things(p: Position, use: Use, count: Count, n: int, known: str) -> str:
    """Which cards or locations have been counted, and as what; of those who have left play since, how many."""
    what = _words(p, use, count)
    found = locations_like(p, use, tuple(count[2:])) if count[1] == "location" else [card_name(p, card) for card in counted_cards(p, use, count)]
    if not n:
        return f"There is none to count for it ({what}): nothing comes of it."
    seen = f": {listed(found)}" if len(found) == n and all(found) else ""
    return f"{n} {'is' if n == 1 else 'are'} counted for it ({what}{known.rstrip(',')}){seen}."


def _value(p: Position, use: Use, count: Count) -> str:
    """A value that has been counted, with whose it is."""
    if count[0] == "stat":
        return f"the {str(count[1]).title()} of {_names(p, use, count[2])}"
    if count[0] == "printed":
        return f"the printed {str(count[1]).title()} of {_names(p, use, count[2])}"
    if count[0] == "discarded value":
        return f"the {str(count[1]).title()} of the discarded card"
    if count[0] == "difference":
        return f"the difference between {_value(p, use, count[1])} and {_value(p, use, count[2])}"
    return "the amount of what it answers" if count[0] == "event amount" else f"how much there is of {_words(p, use, count)}"


def _words(p: Position, use: Use, count: Count) -> str:
    """The words of the text for what is counted."""
    try:
        return write_count(count, Reading(all=p.ability(use.card, use.number).targets))
    except ValueError:  # of what only the whole text names
        return "what is counted"
