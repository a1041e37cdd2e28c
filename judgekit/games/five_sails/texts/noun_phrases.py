"""Noun phrases: which words name a kind of thing, where it is and what must be so of it, read and written."""

from __future__ import annotations

import re

from judgekit.engine.cast import Target
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.texts.nouns import tail_of, written
from judgekit.games.five_sails.texts.relative_clauses import taken_off
from judgekit.games.five_sails.texts.whereabouts import BESIDES, tail_with_target, than_target

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
    "unequipped",
    "uncontrolled",
    "controlled",
)
PLACES = (
    ("at a location you control", "place yours"),
    ("at a City location you control", "place yours"),
    ("at a location you do not control", "place not yours"),
    ("at a location an opponent controls", "place theirs"),
    ("at a location controlled by an opponent", "place theirs"),
    ("at a location controlled by another player", "place theirs"),
    ("at an enemy location", "place theirs"),
    ("at an uncontrolled location", "place free"),
    ("at an uncontrolled City location", "place free"),
    ("at the chosen location", "at chosen"),
    ("opposing this character", "opposing"),
    ("opposing the equipped character", "opposing"),
    ("opposing your performer", "opposing"),
    ("at a City location", "in city"),
    ("at any City location", "in city"),
    ("in the City", "in city"),
    ("here", "here"),
    ("at this location", "here"),
    ("at that location", "here"),
    ("there", "here"),
    ("at your performer's location", "here"),
    ("at their location", "here"),
    ("at an adjacent location", "adjacent"),
    ("in an adjacent City location", "adjacent city"),
    ("at an adjacent City location", "adjacent city"),
    ("at your Home", "at home"),
    ("at Home", "at home"),
    ("equipped to a character you control", "on your own"),
    ("you control", "yours"),
    ("in your discard pile", "in your discard pile"),
    ("last in the adversary's dueling line", "last in their line"),
    ("last in your dueling line", "last in your line"),
    ("in the adversary's dueling line", "in their line"),
    ("in your dueling line", "in your line"),
    ("in your Locker", "in your locker"),
    ("in The Locker", "in any locker"),
    ("in any discard pile", "in any discard pile"),
    ("in the discard pile of an opponent", "enemy pile"),
    ("in an opponent's discard pile", "enemy pile"),
    ("in the City Deck's discard pile", "city pile"),
    ("where a target is", "where targeted"),
    ("equipped to your performer", "on performer"),
    ("equipped to this character", "on performer"),
    ("with no more attachments than your performer", "no more attachments"),
    ("with an attachment equipped", "bears an attachment"),
    ("in your hand or available", "hand or available"),
    ("in your hand", "in your hand"),
    ("where you have a character", "with your crew"),
    ("where you have more characters than any other player", "with most crew"),
    ("where you have more characters than each opponent", "with most crew"),
    ("where you have the most characters", "with top crew"),
    ("where your performer was", "where performer was"),
    ("who does not bear it", "not bearer"),
    ("with Mercenaries only or nobody", "without crew"),
    ("equipped to the adversary or in their discard pile", "adversary's card"),
    ("equipped to the adversary", "on the adversary"),
    ("at any location", "anywhere"),
    ("at your Leader's location", "where your leader is"),
    ("who has not claimed a location today", "has not claimed"),
    ("who has not claimed today", "has not claimed"),
    ("who has claimed a location today", "has claimed"),
    ("who has claimed today", "has claimed"),
    ("of the named type", "named type"),
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
    "city card": "card",
    "event": "event",
    "scheme": "scheme",
    "enemy": "character",
    "enemie": "character",
}

MINE = (("equipped to {}", "equipped to this character"), ("at {}'s location", "here"), ("opposing {}", "opposing this character"))
"""How a noun phrase speaks of the card itself by its name."""
ONE_TAIL = re.compile(r"(?<= with)( .+?) and (?:with )?(?=(?:no|an?|at least|\d+ or|lower|higher|more|fewer|less|equal)\b)", re.IGNORECASE)
"""Two values that are said together: `with an attachment and 2 or less Combat`."""
NOBODY = {"player", "opponent", "nobody", "everybody", "everyone", "ability", "action", "reaction", "technique", "maneuver", "forced"}
"""What is no card: a word for players, or for abilities, is no Trait, capital or not."""
VALUES = {"Resolve", "Combat", "Finesse", "Influence", "Panache", "Initiative", "Riposte", "Parry", "Thrust", "Renown", "Threat", "Trait"}
"""What is a value, and no Trait."""
NO_CHARACTERS = {
    **dict.fromkeys(
        ("Weapon", "Armor", "Attire", "Artifact", "Poison", "Trinket", "Unguent", "Sword", "Pistol", "Rifle", "Knife", "Hat"), "attachment"
    ),
    "Sorcery": "card",
}
"""Traits that no character has: what is called by one of them alone is an attachment, or a card of any kind."""


def parse_noun(text: str, reading: Reading) -> Target | None:
    """The kind and the tests that a noun phrase says."""
    rest, tests = ONE_TAIL.sub(r"\1 with ", _without_name(text.strip(), reading.own_name)), []
    for _ in range(3):
        rest, test = taken_off(rest) or tail_with_target(rest, reading) or _tail(rest)
        tests += [test] if test else []
    rest, adjectives = _adjectives(rest)
    before, head, of_city = _head(rest)
    tests += [*adjectives, *([of_city] if of_city else [])]
    kind = KINDS.get(head.casefold().removesuffix("s") if head.casefold() not in KINDS else head.casefold())
    traits = joined(before)
    if kind is None:
        if not head[:1].isupper() or head.casefold() in NOBODY:
            return None
        kind, traits = NO_CHARACTERS.get(head, "character"), joined([*before, head])
    elif head[:1].isupper() and head.casefold() in {"mercenary", "leader"}:
        traits = [*before, head]
    if head.casefold() in {"enemy", "enemies"}:
        tests.append("enemy")
    if head.casefold() == "participant":
        tests.append("participant")
    for trait in (f"{t[:-2]}y" if t[:1].isupper() and t.endswith("ie") else t for t in traits):
        test = _of_trait(trait, kind)
        if not test:
            return None
        tests.append(test)
    return Target(kind, tuple(sorted(dict.fromkeys(than_target(tests, reading)), key=_rank)))


def _without_name(text: str, own: str) -> str:
    """A noun phrase in which the card itself is not called by its name."""
    if not own:
        return text
    for mine, said in MINE:
        text = text.replace(mine.format(own), said)
    if (short := own.split(" ")[0]) not in {own, "The", "A", "An"}:
        text = re.sub(rf"\b(opposing|equipped to) {re.escape(short)}$", r"\1 this character", text)
    return re.sub(rf"\b(than|to|as) {re.escape(own)}(['’]s)?(?!\w)", r"\1 this character\2", text)


def _adjectives(text: str) -> tuple[str, list[str]]:
    """What the adjectives before a noun ask for, and the rest behind them."""
    tests: list[str] = []
    for _ in range(6):
        word = next((a for a in ("your", *ADJECTIVES) if text.casefold().startswith(a + " ")), None)
        if word is None:
            break
        text = re.sub(r"^(?:and|but) ", "", text[len(word) :].strip())
        tests.append({"your": "yours", "friendly": "yours", "another": "other"}.get(word, word))
    return text, tests


def _head(text: str) -> tuple[list[str], str, str]:
    """The words before the noun, the noun in the singular, and the test that it is where it is a City location or a City Card."""
    *before, head = text.split(" ") if text else [""]
    if [w.casefold() for w in before[-2:]] == ["city", "deck"] and head.casefold() in {"card", "cards"}:
        before = before[:-1]
    of_city = f"city {head.casefold().removesuffix('s')}"
    if before and before[-1].casefold() == "city" and of_city in {"city location", "city card"}:
        return before[:-1], of_city, of_city
    return before, _singular(head), ""


def _of_trait(trait: str, kind: str) -> str:
    """What a word before a noun asks for that is no adjective; nothing where it is no Trait."""
    if trait == "City" and kind == "character":
        return "in city"
    if trait.startswith("non-"):
        return "not:" + trait[4:]
    if trait in VALUES or not trait[:1].isupper() or trait.endswith(("'s", "’s")):
        return ""
    return "trait:" + trait


def _singular(head: str) -> str:
    """A trait or kind in the singular: Leaders, Mercenaries, Duelists."""
    if head[:1].isupper() and head.endswith("ies"):
        return head[:-3] + "y"
    if head[:1].isupper() and head.endswith("ie"):  # of "Mercenaries", the last letter already taken off
        return head[:-2] + "y"
    return head[:-1] if head[:1].isupper() and head.endswith("s") and not head.endswith("ss") else head


def _tail(text: str) -> tuple[str, str]:
    """What stands behind the noun is taken off it: a place, or a value."""
    for words, test in PLACES:
        if text.casefold().endswith(" " + words.casefold()):
            return text[: -len(words)].strip(), test
    return tail_of(text) or (text, "")


def joined(words: list[str]) -> list[str]:
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
    places = dict(reversed([(t, w) for w, t in PLACES if t not in {"adjacent", "opposing"} and not (t == "yours" and friendly)]))
    suffix = " ".join(x for x in (*map(written, target.tests), *(places[t] for t in target.tests if t in places)) if x)
    other = ["other"] if any(t.startswith(BESIDES) for t in target.tests) else []
    adjectives = (["friendly"] if friendly else []) + other + [t for t in target.tests if t in ADJECTIVES]
    traits = [t[6:] for t in target.tests if t.startswith("trait:")] + ["non-" + t[4:] for t in target.tests if t.startswith("not:")]
    special = {"participant": "participant", "city location": "City location", "city card": "City Card"}
    head = next((said for test, said in special.items() if test in target.tests), target.kind)
    if head == "character" and traits and not traits[-1].startswith("non-"):
        head = ""
    return " ".join([*adjectives, *traits, *([head] if head else []), *([suffix] if suffix else [])])
