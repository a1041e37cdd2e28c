"""Who and what the words of a card mean: references such as "your participant", and noun phrases such as "enemy character"."""

from __future__ import annotations

import re
from typing import Any

from judgekit.engine.cast import Target
from judgekit.engine.facts import decision
from judgekit.engine.values import NO_CARD, Position, Use
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.acts.answered import answered
from judgekit.games.five_sails.acts.doers import ANSWERER, DOER, actor, doer
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import also_played
from judgekit.games.five_sails.texts.noun_phrases import parse_noun, write_noun
from judgekit.games.five_sails.values import Duel, adversary_side, in_play, leader_of, side_of_player

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
    "the remembered card": ("remembered",),
    "the remembered character": ("remembered",),
    "the facedown card": ("facedown",),
    "the revealed card": ("revealed",),
    "the further combat card": ("additional",),
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
    "remembered": "the remembered card",
    "doer": "the character that wounded it",
    "actor": "the performer",
    "facedown": "the facedown card",
    "revealed": "the revealed card",
    "additional": "the further combat card",
}
ANSWERING = {"Reaction", "Forced"}
"""Kinds of abilities in which the performer is whoever has brought about what is answered; the own one is "your performer"."""
ORDINALS = ("first", "second", "third", "fourth")
PERSONAL = {"it", "them", "they", "him", "her", "he", "she", "themselves", "himself", "herself", "itself"}
PRONOUNS = PERSONAL | {
    *(f"that {kind}" for kind in ("character", "card", "attachment", "risk", "target", "enemy", "leader", "mercenary")),
    "the character",
    "the target",
    "the targeted character",
    "the target character",
}


def parse_who(text: str, reading: Reading) -> Who | None:
    """What a reference means."""
    words = text.strip()
    low = words.casefold()
    if low == "the performer" and reading.kind in ANSWERING:
        return ("actor",)
    if low in FIXED:
        return FIXED[low]
    if ANSWERER.fullmatch(low):
        return ("that",)
    if DOER.fullmatch(low):
        return ("doer",)
    called = re.fullmatch(r"(?i:that|the) ([A-Z][\w' -]*)", words)
    if called and reading.targets and f"trait:{called[1]}" in reading.targets[-1].tests:
        return ("target", len(reading.targets) - 1)
    numbered = re.fullmatch(r"the (first|second|third|fourth) target", low)
    if numbered:
        return ("target", ORDINALS.index(numbered[1]))
    names = {reading.own_name.casefold(), reading.own_name.split(" ")[0].casefold()} - {""}
    if low in names:
        reading.named = reading.subject = ("this",)
        return ("this",)
    if low in PRONOUNS:
        return _called_before(low, reading)
    several = re.match(rf"(?:choose )?(up to )?({'|'.join(MANY)}) target (.+)", words, re.IGNORECASE)
    if several:
        return _several(several, reading)
    if low == "each target" and reading.targets:
        return ("targets", 0, len(reading.targets))
    more = re.fullmatch(rf"(?:1 )?target (.+) or ({'|'.join(MANY)}) instead", words, re.IGNORECASE)
    if more:
        return _or_more(more, reading)
    some = re.match(rf"(up to )?({'|'.join(MANY)}) ((?!target)(?=.*(?:characters|attachments)\b)\w.*)", words, re.IGNORECASE)
    if some and low.split()[0] not in {"a", "an"}:
        return _several(some, reading, chosen=True)
    found = re.match(r"(?:choose )?(?:a |an )?(another |different |second )?target (?:a |an )?(.+)", words, re.IGNORECASE)
    if found:
        noun = parse_noun(found[2], reading)
        if noun:
            reading.named = None
            further = ("another target" if reading.targets else "other",) if found[1] else ()
            reading.targets.append(Target(noun.kind, (*noun.tests, *further)))
            return ("target", len(reading.targets) - 1)
        return None
    found = re.match(r"(?:a|another) chosen (.+)", words, re.IGNORECASE)
    if found:
        noun = parse_noun(found[1], reading)
        if noun is None:
            return None
        reading.named = None
        second = ("another target",) if low.startswith("another") else ()
        reading.targets.append(Target(noun.kind, ("chosen", *noun.tests, *second)))
        return ("target", len(reading.targets) - 1)
    there = re.fullmatch(r"(?:each|all|all of) (.+?) at target ((?:\w+ )*?(?:City )?location(?: you control)?)", words, re.IGNORECASE)
    if there:
        return _where(there, reading)
    found = re.match(r"(?:each of |each |all of |all )(.+)", words, re.IGNORECASE)
    if found:
        noun = parse_noun(found[1].removesuffix("s") if " " not in found[1] else found[1].replace("characters", "character"), reading)
        return ("each", noun.kind, *noun.tests) if noun else None
    found = re.match(r"((?:\w[\w-]* )*?(?:characters|attachments|participants|locations))\b(.*)", words, re.IGNORECASE)
    if found:
        noun = parse_noun(found[1][:-1] + found[2], reading)
        return ("each", noun.kind, *noun.tests) if noun else None
    plural = re.fullmatch(rf"((?:(?:{'|'.join(LEADING)}) )*)((?-i:[A-Z])[\w-]+?|enem)(ies|s)( .+)?", words, re.IGNORECASE)
    if plural:
        noun = parse_noun(f"{plural[1]}{plural[2]}{'y' if plural[3] == 'ies' else ''}{plural[4] or ''}", reading)
        return ("each", noun.kind, *noun.tests) if noun else None
    found = re.match(r"(?:an? )(.+)", words, re.IGNORECASE) or re.match(r"((?:your|another) .+)", words, re.IGNORECASE)
    if found:
        noun = parse_noun(found[1], reading)
        reading.others = reading.others or noun is not None
        return ("any", noun.kind, *noun.tests) if noun else None
    return None


MENTION = re.compile(rf"\b({'|'.join(sorted(FIXED.keys() - {'this card'}, key=len, reverse=True))})\b(?!['’])", re.IGNORECASE)
PRONOUN = re.compile(r"\b(?:it|them|they|him|her|he|she)\b", re.IGNORECASE)


TURNED = re.compile(r"(?:reveal|look at) the top (?:1 )?card\b", re.IGNORECASE)
"""What turns over one card, of which "it" speaks then."""


def call_to_mind(text: str, reading: Reading, targets: int) -> None:
    """Keeps whom a sentence spoke of, for the pronouns of those behind it: the first as their subject, the last as their object."""
    if TURNED.match(text):
        reading.subject, reading.named, reading.others, reading.thing = ("revealed",), ("revealed",), False, False
    if len(reading.targets) > targets or PRONOUN.search(text):
        return
    found = [FIXED[m[0].casefold()] for m in MENTION.finditer(text)]
    if found:
        reading.subject, reading.named, reading.others, reading.thing = found[0], found[-1], False, False


def _called_before(low: str, reading: Reading) -> Who | None:
    """Whom a pronoun means: who was called by name last, the last target, what is answered, or the performer."""
    unclear = (reading.others and low in {"it", "them", "they"}) or (reading.thing and low == "it")
    said = None if unclear else reading.subject if low in {"they", "he", "she"} and reading.named and reading.subject else reading.named
    if said and low in PERSONAL:
        return said
    if reading.targets:
        return ("target", len(reading.targets) - 1)
    if reading.kind in ANSWERING:
        return ("that",)
    if low == "it" and unclear:
        return None  # it would be the thing that was spoken of without being chosen
    if said and low in {"that character", "the character"}:
        return said
    return ("performer",) if low != "it" else ("this",)


LEADING = ("other", "enemy", "friendly", "opposing", "your", "engaged", "wounded", "unwounded", "en garde")
"""Adjectives before a kind in the plural."""
MANY = {"one": 1, "two": 2, "three": 3, "four": 4, "1": 1, "2": 2, "3": 3, "4": 4}


def _where(found: re.Match[str], reading: Reading) -> Who | None:
    """Each of a kind at a location that is targeted."""
    noun, place = parse_noun(found[1].replace("characters", "character"), reading), parse_noun(found[2], reading)
    if noun is None or place is None:
        return None
    reading.targets.append(place)
    return ("each", noun.kind, *noun.tests, f"where target:{len(reading.targets) - 1}")


def _several(found: re.Match[str], reading: Reading, *, chosen: bool = False) -> Who | None:
    """So many targets, or up to so many: each another one. Without the word they are chosen and not targeted."""
    text = re.sub(r"\b(at|in) (City locations|locations you control)\b", lambda m: f"{m[1]} a {m[2].replace('locations', 'location')}", found[3])
    noun, number = parse_noun(text, reading), MANY[found[2].casefold()]
    if noun is None:
        return None
    first = len(reading.targets)
    extra = (*(("chosen",) if chosen else ()), *(("optional",) if found[1] else ()))
    for n in range(number):
        reading.targets.append(Target(noun.kind, (*noun.tests, *extra, *(("another target",) if n else ()))))
    reading.named = reading.subject = ("targets", first, number)
    return ("targets", first, number)


def _or_more(found: re.Match[str], reading: Reading) -> Who | None:
    """One target, or so many: each another one, and all but the first need not be chosen."""
    noun, number = parse_noun(found[1], reading), MANY[found[2].casefold()]
    if noun is None:
        return None
    first = len(reading.targets)
    reading.targets += [noun, *[Target(noun.kind, (*noun.tests, "optional", "another target"))] * (number - 1)]
    reading.named = None
    return ("targets", first, number)


def write_who(who: Who, reading: Reading) -> str:
    """The words of a reference."""
    if who[0] == "target":
        n = int(who[1])
        if n < len(reading.targets) or n >= len(reading.all):
            last = n + 1 >= len(reading.targets)
            return f"that {reading.targets[n].kind}" if last and n < len(reading.targets) else f"the {ORDINALS[n]} target"
        reading.targets.append(reading.all[n])
        return _which(reading.all[n].tests) + write_noun(reading.all[n])
    if who[0] == "targets":
        first, number = int(who[1]), int(who[2])
        if len(reading.targets) >= first + number:
            return "each target"
        reading.targets += reading.all[first : first + number]
        if "optional" not in reading.all[first].tests and "optional" in reading.all[first + number - 1].tests:
            return f"target {write_noun(reading.all[first])} or {number} instead"
        optional = "up to " if "optional" in reading.all[first].tests else ""
        return f"{optional}{number} target {write_noun(reading.all[first])}"
    if who[0] == "this" and not reading.character:
        return "this card"
    if who[0] in {"each", "any"}:
        return ("each " if who[0] == "each" else "a ") + write_noun(Target(str(who[1]), tuple(map(str, who[2:]))))
    return SAID[str(who[0])]


def _which(tests: tuple[str, ...]) -> str:
    """How a target is introduced: target, another target, a chosen, another chosen."""
    first = "another " if "another target" in tests else "a " if "chosen" in tests else ""
    return first + ("chosen " if "chosen" in tests else "target ")


def cards_meant(p: Position, use: Use, who: Who) -> tuple[int, ...]:
    """The cards that a reference means now, in order."""
    if who[0] == "targets":
        return tuple(n for n in use.targets[who[1] : who[1] + who[2]] if n >= 0)
    one = card_meant(p, use, who)
    if one >= 0:
        return (one,)
    if who[0] in {"each", "any"}:
        target = Target(str(who[1]), tuple(map(str, who[2:])))
        return tuple(n for n in range(len(p.cards)) if matches(p, use, target, n))
    return ()


def means(p: Position, use: Use, who: Who, card: int) -> bool:
    """Whether a card is among those that a reference means: the same as looking for it in `cards_meant`, and quicker."""
    if who[0] in {"each", "any"}:
        return matches(p, use, Target(str(who[1]), tuple(map(str, who[2:]))), card)
    return card in cards_meant(p, use, who)


def card_meant(p: Position, use: Use, who: Who) -> int:
    """The one card that a reference means, or no card."""
    name = who[0]
    if name == "this":
        return use.card
    if name == "one":
        return int(who[1])
    if name == "target":
        return use.targets[who[1]] if who[1] < len(use.targets) else NO_CARD
    if name == "performer":
        return use.performer if use.performer >= 0 else use.card
    if name == "equipped":
        return p.cards[use.card].on if p.cards[use.card].zone == "play" else use.performer
    if name == "that":
        return answered(p, use)
    if name == "doer":
        return doer(p, use)
    if name == "actor":
        return actor(p, use)
    if name == "remembered":
        return next((f.amount for f in p.facts if f.name == "remembered" and f.card == use.card), NO_CARD)
    if name in LAID:
        return _laid(p, use, str(name))
    if name == "leader":
        return leader_of(p, use.player)
    return _in_duel(p, use, str(name))


LAID = {"facedown", "revealed", "additional"}
"""References to cards that are out of play."""


def _laid(p: Position, use: Use, name: str) -> int:
    """The card that an ability has turned over, laid face down, or played beside the combat card."""
    if name == "revealed":
        found = [n for n, c in enumerate(p.cards) if c.zone == "revealed"]
        return min(found, key=lambda n: p.cards[n].place, default=NO_CARD)
    if name == "facedown":
        there = [f.card for f in p.facts if f.name == "facedown" and f.amount == use.card and p.cards[f.card].zone == "facedown"]
        return there[0] if there else NO_CARD
    return (also_played(p) or [NO_CARD])[-1]


def _in_duel(p: Position, use: Use, name: str) -> int:
    duel: Duel | None = p.board.duel
    if duel is None:
        return NO_CARD
    if name in {"challenger", "challenged"}:
        return duel.sides[0 if name == "challenger" else 1].card
    mine = adversary_side(p, use.performer)
    mine = mine if mine >= 0 else side_of_player(p, use.player)
    if mine < 0 or (duel.answer == "refused" and name == "adversary" and decision(p, "unsettled/refusal-adversary") == 1):
        return NO_CARD
    return duel.sides[mine].card if name == "participant" else duel.sides[1 - mine].card if name == "adversary" else NO_CARD


PILES = ("discard pile", "enemy pile", "city pile", "locker", " line")
"""How a test ends that asks for cards out of play."""


def matches(p: Position, use: Use, target: Target, thing: int) -> bool:
    """Whether a card is of the kind and passes the tests."""
    kind = p.definition(thing).kind
    if target.kind not in {"card", kind}:
        return False
    if target.kind in {"character", "attachment"} and not in_play(p, thing) and not any(t.endswith(PILES) for t in target.tests):
        return False
    return all(passes(p, use, test, thing) for test in target.tests)


def passes(p: Position, use: Use, test: str, thing: int) -> bool:
    """Whether a thing passes one test."""
    name, _, value = test.partition(":")
    entry = GAME.vocabulary.get("selector", name)
    return bool(entry.run(p, use, thing, value) if value else entry.run(p, use, thing))
