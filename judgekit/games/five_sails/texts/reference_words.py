"""The words of references: "your participant", "each enemy character", "up to two target Mercenaries", as they are read."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.engine.cast import Target
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.acts.doers import ANSWERER, DOER
from judgekit.games.five_sails.texts.borne import borne
from judgekit.games.five_sails.texts.noun_phrases import parse_noun
from judgekit.games.five_sails.texts.nouns import ORDINALS
from judgekit.games.five_sails.texts.references import Who

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
    "the candidate": ("candidate",),
}
ANSWERING = {"Reaction", "Forced"}
"""Kinds of abilities in which the performer is whoever has brought about what is answered; the own one is "your performer"."""
MANY = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "eight": 8, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "8": 8}
LEADING = ("other", "enemy", "friendly", "opposing", "your", "engaged", "wounded", "unwounded", "en garde")
"""Adjectives before a kind in the plural."""
KIND_MEANT = {
    **dict.fromkeys(("character", "enemy", "leader", "mercenary", "targeted character", "target character"), "character"),
    **{kind: kind for kind in ("attachment", "risk")},
}
"""The kind of target that a pronoun asks for."""
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
    known = _fixed(low, reading) or _by_name(words, low, reading)
    if known is not None:
        return known
    if low in PRONOUNS:
        return _called_before(low, reading)
    if (on_them := borne(words, reading, parse_who)) is not None:
        return on_them
    for phrase, read in PHRASES:
        if found := phrase.match(words):
            return read(found, reading)
    return None


def _fixed(low: str, reading: Reading) -> Who | None:
    """Who is always called the same."""
    if low in FIXED:
        return always(low, reading)
    if ANSWERER.fullmatch(low):
        return ("that",)
    return ("doer",) if DOER.fullmatch(low) else None


def always(low: str, reading: Reading) -> Who:
    """Whom one of these words means: the performer is, in what answers something, that of what is answered."""
    if FIXED[low] == ("performer",) and low != "your performer" and reading.kind in ANSWERING:
        reading.named = reading.subject = ("actor",)
        return ("actor",)
    return FIXED[low]


def _by_name(words: str, low: str, reading: Reading) -> Who | None:
    """A target called by its Trait or its number, all targets, or the card's own name."""
    called = re.fullmatch(r"(?i:that|the) ([A-Z][\w' -]*)", words)
    if called and reading.targets and f"trait:{called[1]}" in reading.targets[-1].tests:
        return ("target", len(reading.targets) - 1)
    if numbered := re.fullmatch(r"the (first|second|third|fourth) target", low):
        return ("target", ORDINALS.index(numbered[1]))
    if (such := SUCH.fullmatch(words)) and (of_kind := _target_such(such, reading)) >= 0:
        reading.named = None
        return ("target", of_kind)
    if low == "each target" and reading.targets:
        return ("targets", 0, len(reading.targets))
    if low in {reading.own_name.casefold(), reading.own_name.split(" ")[0].casefold()} - {""}:
        reading.named = reading.subject = ("this",)
        return ("this",)
    return None


SUCH = re.compile(r"(?:[Tt]he|[Tt]hat) (enemy|opposing|friendly) (character|attachment|card|[A-Z][\w-]+)")
"""A target called by the words with which it was named first."""


def _target_such(found: re.Match[str], reading: Reading) -> int:
    """The number of the one target that was named with such words; -1 where there is none, or more than one."""
    asked = "yours" if found[1] == "friendly" else found[1]
    fits = [n for n, t in enumerate(reading.targets) if asked in t.tests and (t.kind == found[2] or f"trait:{found[2]}" in t.tests)]
    return fits[0] if len(fits) == 1 else -1


def _called_before(low: str, reading: Reading) -> Who | None:
    """Whom a pronoun means: all who were spoken of last, who was called by name last, the last target, what is answered, or the performer."""
    if low in {"they", "them"} and reading.many is not None:
        return reading.many or None
    unclear = (reading.others and low in {"it", "them", "they"}) or (reading.thing and low == "it")
    unclear = unclear or (reading.named == ("revealed",) and low not in {"it", "itself", "that card"})
    said = None if unclear else reading.subject if low in {"they", "he", "she"} and reading.named and reading.subject else reading.named
    if said and (low in PERSONAL or (low == "that card" and said == ("revealed",))):
        return said
    if reading.targets:
        kind = KIND_MEANT.get(low.partition(" ")[2])
        found = [n for n, t in enumerate(reading.targets) if kind is None or t.kind in {kind, "card"}]
        return ("target", found[-1]) if found else None
    if reading.kind in ANSWERING:
        return None if reading.cardless and low in {"it", "that card"} else ("that",)
    if low == "it" and unclear:
        return None  # it would be the thing that was spoken of without being chosen
    if said and low in {"that character", "the character"}:
        return said
    if reading.many is not None and low != "it":
        return None  # several were spoken of last, and none of them is that one
    if reading.others and low in {"they", "them"} and not (reading.kind == "Passive" and reading.named):
        return None  # somebody was spoken of who has not been chosen
    return ("performer",) if low != "it" else ("this",)


def _one_target(found: re.Match[str], reading: Reading) -> Who | None:
    """A target, or another one than those before it."""
    noun = parse_noun(found[2], reading)
    if noun is None:
        return None
    further = ("another target" if reading.targets else "other",) if found[1] else ()
    return _new_target(Target(noun.kind, (*noun.tests, *further)), reading)


def _one_chosen(found: re.Match[str], reading: Reading) -> Who | None:
    """Something that is chosen when the effect takes place, or another one."""
    noun = parse_noun(found[2], reading)
    if noun is None:
        return None
    further = ("another target",) if found[1].casefold() == "another" else ()
    return _new_target(Target(noun.kind, ("chosen", *noun.tests, *further)), reading)


def _new_target(target: Target, reading: Reading) -> Who:
    reading.named = None
    reading.targets.append(target)
    return ("target", len(reading.targets) - 1)


def _where(found: re.Match[str], reading: Reading) -> Who | None:
    """Each of a kind at a location that is targeted."""
    noun, place = parse_noun(found[1].replace("characters", "character"), reading), parse_noun(found[2], reading)
    if noun is None or place is None:
        return None
    reading.targets.append(place)
    return ("each", noun.kind, *noun.tests, f"where target:{len(reading.targets) - 1}")


def _chosen_where(found: re.Match[str], reading: Reading) -> Who | None:
    """Something that is chosen, when the effect takes place, among what is at a location that is targeted."""
    noun, place = parse_noun(found[1], reading), parse_noun(found[2], reading)
    if noun is None or place is None:
        return None
    reading.targets.append(place)
    return _new_target(Target(noun.kind, ("chosen", *noun.tests, f"where target:{len(reading.targets) - 1}")), reading)


def _several_targets(found: re.Match[str], reading: Reading) -> Who | None:
    """So many targets, or up to so many: each another one."""
    return _several(found, reading, ())


def _several_chosen(found: re.Match[str], reading: Reading) -> Who | None:
    """So many that are chosen and not targeted: the word is not there."""
    return _several(found, reading, ("chosen",))


def _several(found: re.Match[str], reading: Reading, chosen: tuple[str, ...]) -> Who | None:
    text = re.sub(r"\b(at|in) (City locations|locations you control)\b", lambda m: f"{m[1]} a {m[2].replace('locations', 'location')}", found[3])
    noun, number = parse_noun(text, reading), MANY[found[2].casefold()]
    if noun is None:
        return None
    first = len(reading.targets)
    extra = (*chosen, *(("optional",) if found[1] else ()))
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


def _each(found: re.Match[str], reading: Reading) -> Who | None:
    """Each of a kind."""
    many = found[1]
    return _all_of(many.replace("characters", "character") if " " in many else many.removesuffix("s"), reading)


def _each_of_kind(found: re.Match[str], reading: Reading) -> Who | None:
    """All of a kind, named in the plural alone."""
    return _all_of(found[1][:-1] + found[2], reading)


def _each_of_trait(found: re.Match[str], reading: Reading) -> Who | None:
    """All with a Trait, or all enemies, named in the plural alone."""
    return _all_of(f"{found[1]}{found[2]}{'y' if found[3] == 'ies' else ''}{found[4] or ''}", reading)


def _all_of(words: str, reading: Reading) -> Who | None:
    noun = parse_noun(words, reading)
    return ("each", noun.kind, *noun.tests) if noun else None


def _any(found: re.Match[str], reading: Reading) -> Who | None:
    """Whichever of a kind."""
    noun = parse_noun(found[1], reading)
    reading.others = reading.others or noun is not None
    return ("any", noun.kind, *noun.tests) if noun else None


COUNT = "|".join(MANY)
PHRASES: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], Reading], Who | None]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), read)
    for pattern, read in (
        (rf"(?:choose )?(up to )?({COUNT}) target (.+)", _several_targets),
        (rf"(?:1 )?target (.+) or ({COUNT}) instead\Z", _or_more),
        (rf"(up to )?({COUNT}) ((?!target)(?=.*(?:characters|attachments)\b)\w.*)", _several_chosen),
        (r"(?:choose )?(?:a |an )?(another |different |second )?target (?:a |an )?(.+)", _one_target),
        (r"a chosen (.+?) at target ((?:\w+ )*?(?:City )?location(?: you control)?)\Z", _chosen_where),
        (r"(a|another) chosen (.+)", _one_chosen),
        (r"(?:each of|each|all of|all) (.+?) at target ((?:\w+ )*?(?:City )?location(?: you control)?)\Z", _where),
        (r"(?:each of |each |all of |all )(.+)", _each),
        (r"an? (.+)", _any),
        (r"((?:(?!with\b|character\b)\w[\w-]* )*?(?:characters|attachments|participants|locations))\b(.*)", _each_of_kind),
        (rf"((?:(?:{'|'.join(LEADING)}) )*)(?!(?:this|its|his|hers)\b)((?-i:[A-Z])[\w-]+?|enem)(ies|s)( .+)?\Z", _each_of_trait),
        (r"((?:your|another) .+)", _any),
    )
)
"""What is said with a noun, in the order in which it is tried: the first that fits is what is meant, or nothing is."""
