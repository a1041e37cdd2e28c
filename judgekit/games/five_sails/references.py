"""Who and what the words of a card mean: references such as "your participant", and noun phrases such as "enemy character"."""

from __future__ import annotations

import re
from typing import Any

from judgekit.engine.cast import Target
from judgekit.engine.values import NO_CARD, Position, Use
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.nouns import tail_of, written
from judgekit.games.five_sails.values import Duel, adversary_side, characters, equipped, in_play, leader_of, side_of_player

Who = tuple[Any, ...]
FIXED: dict[str, Who] = {
    "this character": ("this",),
    "this card": ("this",),
    "the equipped character": ("equipped",),
    "the equipped performer": ("equipped",),
    "the equipped participant": ("equipped",),
    "your performer": ("performer",),
    "the performing character": ("performer",),
    "the performer": ("performer",),
    "your participant": ("participant",),
    "the adversary": ("adversary",),
    "your leader": ("leader",),
    "the challenger": ("challenger",),
    "the challenged character": ("challenged",),
    "the adversary's character": ("adversary",),
    "the triggering character": ("that",),
}
SAID = {
    "this": "this character",
    "equipped": "the equipped character",
    "performer": "your performer",
    "participant": "your participant",
    "adversary": "the adversary",
    "leader": "your Leader",
    "challenger": "the challenger",
    "challenged": "the challenged character",
    "that": "the triggering character",
}
ORDINALS = ("first", "second", "third", "fourth")
PERSONAL = {"it", "them", "they", "him", "her", "he", "she", "themselves", "himself", "herself", "itself"}
PRONOUNS = PERSONAL | {"that character", "that card", "the character"}
ADJECTIVES = (
    "enemy",
    "opposing",
    "friendly",
    "engaged",
    "en garde",
    "wounded",
    "unwounded",
    "other",
    "another",
    "adjacent",
    "available",
    "non-leader",
    "equipped",
    "uncontrolled",
    "controlled",
)
PLACES = (
    ("at a location you control", "place yours"),
    ("at a City location", "in city"),
    ("at this location", "here"),
    ("at that location", "here"),
    ("at your performer's location", "here"),
    ("at their location", "here"),
    ("here", "here"),
    ("at an adjacent location", "adjacent"),
    ("at an adjacent City location", "adjacent city"),
    ("at your Home", "at home"),
    ("you control", "yours"),
    ("in your discard pile", "in your discard pile"),
    ("in an opponent's discard pile", "enemy pile"),
    ("in the City Deck's discard pile", "city pile"),
    ("equipped to the adversary", "on the adversary"),
    ("at any location", "anywhere"),
)
TWO_WORDS = ("Red Hand", "Weapons Master", "Explorer's Society", "Ad Hoc", "Die Kreuzritter")
KINDS = {
    "character": "character",
    "attachment": "attachment",
    "location": "location",
    "risk": "risk",
    "mercenary": "character",
    "leader": "character",
    "participant": "character",
    "card": "card",
    "city location": "location",
    "event": "event",
}


def parse_noun(text: str, reading: Reading) -> Target | None:
    """The kind and the tests that a noun phrase says."""
    rest, tests = text.strip(), []
    for _ in range(3):
        rest, test = _tail(rest)
        tests += [test] if test else []
    for _ in range(6):
        word = next((a for a in ("your", *ADJECTIVES) if rest.casefold().startswith(a + " ")), None)
        if word is None:
            break
        rest = rest[len(word) :].strip()
        tests.append({"your": "yours", "friendly": "yours", "another": "other"}.get(word, word))
    *before, head = rest.split(" ") if rest else [""]
    if before and " ".join([*before[-1:], head]).casefold() == "city location":
        before, head = before[:-1], "city location"
        tests.append("city location")
    head = _singular(head)
    kind = KINDS.get(head.casefold().removesuffix("s") if head.casefold() not in KINDS else head.casefold())
    traits = _joined(before)
    if kind is None:
        if not head[:1].isupper():
            return None
        kind, traits = "character", _joined([*before, head])
    elif head[:1].isupper() and head.casefold() in {"mercenary", "leader"}:
        traits = [*before, head]
    if head.casefold() == "participant":
        tests.append("participant")
    for trait in traits:
        if trait.startswith("non-"):
            tests.append("not:" + trait[4:])
        elif trait[:1].isupper():
            tests.append("trait:" + trait)
        else:
            return None
    return Target(kind, tuple(sorted(dict.fromkeys(tests), key=_rank)))


def _singular(head: str) -> str:
    """A trait or kind in the singular: Leaders, Mercenaries, Duelists."""
    if head[:1].isupper() and head.endswith("ies"):
        return head[:-3] + "y"
    return head[:-1] if head[:1].isupper() and head.endswith("s") and not head.endswith("ss") else head


def _tail(text: str) -> tuple[str, str]:
    """What stands behind the noun is taken off it: a place, or a value."""
    for words, test in PLACES:
        if text.casefold().endswith(" " + words.casefold()):
            return text[: -len(words)].strip(), test
    return tail_of(text) or (text, "")


def _joined(words: list[str]) -> list[str]:
    """Traits of two words put together."""
    out: list[str] = []
    for word in words:
        if out and f"{out[-1]} {word}" in TWO_WORDS:
            out[-1] += f" {word}"
        else:
            out.append(word)
    return out


def _rank(test: str) -> tuple[int, int]:
    """The place of a test in a noun phrase: places first, then what is said in adjectives, then traits."""
    places, words = [t for _, t in PLACES], list(ADJECTIVES)
    if test in words and test != "adjacent":
        return 1, words.index(test)
    if test in places:
        return 0, places.index(test)
    return (3 if test.startswith(("trait:", "not:")) else 2), 0


def write_noun(target: Target) -> str:
    """The noun phrase of a kind and its tests."""
    friendly = "yours" in target.tests and target.kind != "location"
    places = dict(reversed([(t, w) for w, t in PLACES if t != "adjacent" and not (t == "yours" and friendly)]))
    suffix = " ".join(x for x in (*map(written, target.tests), *(places[t] for t in target.tests if t in places)) if x)
    adjectives = (["friendly"] if friendly else []) + [t for t in target.tests if t in ADJECTIVES]
    traits = [t[6:] for t in target.tests if t.startswith("trait:")] + ["non-" + t[4:] for t in target.tests if t.startswith("not:")]
    head = "participant" if "participant" in target.tests else "City location" if "city location" in target.tests else target.kind
    if head == "character" and traits and not traits[-1].startswith("non-"):
        head = ""
    return " ".join([*adjectives, *traits, *([head] if head else []), *([suffix] if suffix else [])])


def parse_who(text: str, reading: Reading) -> Who | None:
    """What a reference means."""
    words = text.strip()
    low = words.casefold()
    if low in FIXED:
        return FIXED[low]
    numbered = re.fullmatch(r"the (first|second|third|fourth) target", low)
    if numbered:
        return ("target", ORDINALS.index(numbered[1]))
    names = {reading.own_name.casefold(), reading.own_name.split(" ")[0].casefold()} - {""}
    if low in names:
        reading.named = ("this",)
        return ("this",)
    if low in PRONOUNS:
        if reading.named and low in PERSONAL and not (reading.others and low in {"it", "them", "they"}):
            return reading.named
        if reading.targets:
            return ("target", len(reading.targets) - 1)
        return ("that",) if reading.kind in {"Reaction", "Forced"} else ("performer",) if low not in {"it"} else ("this",)
    found = re.match(r"(?:choose )?(?:a |an )?target (?:a |an )?(.+)", words, re.IGNORECASE)
    if found:
        noun = parse_noun(found[1], reading)
        if noun:
            reading.named = None
            reading.targets.append(noun)
            return ("target", len(reading.targets) - 1)
        return None
    found = re.match(r"a chosen (.+)", words, re.IGNORECASE)
    if found:
        noun = parse_noun(found[1], reading)
        if noun is None:
            return None
        reading.targets.append(Target(noun.kind, ("chosen", *noun.tests)))
        return ("target", len(reading.targets) - 1)
    found = re.match(r"(?:each of |each |all of |all )(.+)", words, re.IGNORECASE)
    if found:
        noun = parse_noun(found[1].removesuffix("s") if " " not in found[1] else found[1].replace("characters", "character"), reading)
        return ("each", noun.kind, *noun.tests) if noun else None
    found = re.match(r"((?:\w[\w-]* )*?(?:characters|attachments|participants|locations))\b(.*)", words, re.IGNORECASE)
    if found:
        noun = parse_noun(found[1][:-1] + found[2], reading)
        return ("each", noun.kind, *noun.tests) if noun else None
    found = re.match(r"(?:an? )(.+)", words, re.IGNORECASE) or re.match(r"((?:your|another) .+)", words, re.IGNORECASE)
    if found:
        noun = parse_noun(found[1], reading)
        reading.others = reading.others or noun is not None
        return ("any", noun.kind, *noun.tests) if noun else None
    return None


def write_who(who: Who, reading: Reading) -> str:
    """The words of a reference."""
    if who[0] == "target":
        n = int(who[1])
        if n < len(reading.targets) or n >= len(reading.all):
            last = n + 1 >= len(reading.targets)
            return f"{'that' if last else 'the ' + ORDINALS[n]} {'' if last else 'target'}".strip() + (" character" if last else "")
        reading.targets.append(reading.all[n])
        return ("a chosen " if "chosen" in reading.all[n].tests else "target ") + write_noun(reading.all[n])
    if who[0] == "this" and not reading.character:
        return "this card"
    if who[0] in {"each", "any"}:
        return ("each " if who[0] == "each" else "a ") + write_noun(Target(str(who[1]), tuple(map(str, who[2:]))))
    return SAID[str(who[0])]


def cards_meant(p: Position, use: Use, who: Who) -> tuple[int, ...]:
    """The cards that a reference means now, in order."""
    one = card_meant(p, use, who)
    if one >= 0:
        return (one,)
    if who[0] in {"each", "any"}:
        target = Target(str(who[1]), tuple(map(str, who[2:])))
        return tuple(n for n in range(len(p.cards)) if matches(p, use, target, n))
    return ()


def card_meant(p: Position, use: Use, who: Who) -> int:
    """The one card that a reference means, or no card."""
    name = who[0]
    if name == "this":
        return use.card
    if name == "target":
        return use.targets[who[1]] if who[1] < len(use.targets) else NO_CARD
    if name == "performer":
        return use.performer if use.performer >= 0 else use.card
    if name == "equipped":
        return p.cards[use.card].on
    if name == "that":
        return use.event.card if use.event else NO_CARD
    if name == "leader":
        return leader_of(p, use.player)
    return _in_duel(p, use, str(name))


def _in_duel(p: Position, use: Use, name: str) -> int:
    duel: Duel | None = p.board.duel
    if duel is None:
        return NO_CARD
    if name in {"challenger", "challenged"}:
        return duel.sides[0 if name == "challenger" else 1].card
    mine = adversary_side(p, use.performer)
    mine = mine if mine >= 0 else side_of_player(p, use.player)
    if mine < 0:
        return NO_CARD
    return duel.sides[mine].card if name == "participant" else duel.sides[1 - mine].card if name == "adversary" else NO_CARD


def matches(p: Position, use: Use, target: Target, thing: int) -> bool:
    """Whether a card is of the kind and passes the tests."""
    kind = p.definition(thing).kind
    if target.kind not in {"card", kind}:
        return False
    if target.kind in {"character", "attachment"} and not in_play(p, thing):
        return False
    return all(passes(p, use, test, thing) for test in target.tests)


def passes(p: Position, use: Use, test: str, thing: int) -> bool:
    """Whether a thing passes one test."""
    name, _, value = test.partition(":")
    entry = GAME.vocabulary.get("selector", name)
    return bool(entry.run(p, use, thing, value) if value else entry.run(p, use, thing))


def candidates_of(p: Position, target: Target) -> list[int]:
    """Everything of the kind that could be meant, in order: locations by number, cards in play or in a pile."""
    if target.kind == "location":
        return list(range(len(p.cast.places) + len(p.cast.seats)))
    if target.kind == "character":
        return list(characters(p))
    if any(t.endswith(("discard pile", "enemy pile", "city pile")) for t in target.tests):
        return [n for n, c in enumerate(p.cards) if c.zone == "discard"]
    return [n for n, c in enumerate(p.cards) if c.zone == "play" and target.kind in {"card", p.definition(n).kind}]


def place_name(p: Position, number: int) -> str:
    """The name of a location given by its number: City locations first, then the Homes."""
    n = len(p.cast.places)
    return p.cast.places[number] if number < n else f"Home of {p.cast.seats[number - n]}"


def place_number(p: Position, name: str) -> int:
    """The number of a location."""
    return p.cast.places.index(name) if name in p.cast.places else len(p.cast.places) + p.cast.seats.index(name.removeprefix("Home of "))


def bearer_of(p: Position, card: int) -> int:
    """The character that performs what stands on a card in play: itself, or the one that has it equipped."""
    return p.cards[card].on if p.cards[card].on >= 0 else card


def all_equipped(p: Position, card: int) -> list[int]:
    """The cards that a card has equipped."""
    return list(equipped(p, card))














