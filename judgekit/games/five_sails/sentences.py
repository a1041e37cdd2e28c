"""The text of a card's abilities as data: kind, qualifiers, timing, conditions, costs, effects."""

from __future__ import annotations

import re
from dataclasses import replace

from judgekit.engine.cast import Ability, Target, Word
from judgekit.engine.errors import Unreadable
from judgekit.engine.vocabulary import Reading, Slot
from judgekit.games.five_sails.before_bullet import BEFORE, before_bullet
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.quotes import hide_quotes, show_quotes
from judgekit.games.five_sails.reading_words import read_word, unknown
from judgekit.games.five_sails.wordings import usual
from judgekit.games.five_sails.wordings.whole import as_answer, as_forced, tidied

KINDS = ("Action", "Reaction", "Forced", "Maneuver", "Technique", "Passive", "When revealed", "Scheme")
KEYWORDS = ("Wealth", "Brute", "Negotiable", "Unlimited", "Repeatable", "Unique", "Leader", "Mercenary", "Weapon", "Armor", "Attire")
ABILITY_KEYWORDS = ("Unlimited", "Repeatable", "Once per Day")
RIDERS = ("no refusing", "intervening limited", "no intervening", "may leave", "first wound")
"""What an ability says of its challenge holds before the challenge is issued, wherever the sentence stands."""
HEAD = re.compile(r"(?:^|(?<=[.)\"]\s))((?:[A-Z][\w'-]*\s)*?)(" + "|".join(KINDS) + r"):\s*")


def read_text(text: str, name: str = "") -> tuple[tuple[Ability, ...], tuple[str, ...]]:
    """The abilities in a card's text, and the words that stand in it alone, traits and keywords."""
    text, quotes = hide_quotes(re.sub(r"\bOnce (?:per|each|a) Day,? (?=(?:\w+ )*(?:Action|Reaction):)", "", text))
    words: list[str] = []
    abilities: list[Ability] = []
    heads = list(HEAD.finditer(text))
    for sentence in _split(text[: heads[0].start()] if heads else text):
        if re.fullmatch(r"[A-Z][\w' -]*", sentence) and len(sentence.split()) <= 2:
            words.append(sentence)
        else:
            abilities.append(read_passive(sentence, name, quotes))
    for n, head in enumerate(heads):
        end = heads[n + 1].start() if n + 1 < len(heads) else len(text)
        abilities.append(read_ability(head[2], tuple(head[1].split()), text[head.end() : end].strip(), name, quotes))
    return tuple(abilities), tuple(words)


def read_ability(kind: str, qualifiers: tuple[str, ...], text: str, name: str = "", quotes: tuple[str, ...] = ()) -> Ability:
    """One ability, its marker already taken off."""
    kind = {"When revealed": "Reveal"}.get(kind, kind)
    text = tidied(kind, text)
    if not quotes:
        text, quotes = hide_quotes(text)
    reading = Reading(name, kind=kind, quotes=quotes)
    before, bullet, after = text.partition("•")
    if not bullet:
        before, after = "", text
        text = re.sub(r"^if (?=[^,]*\bwould\b)", "When ", text, flags=re.IGNORECASE)
        found = BEFORE.match(text) if kind in {"Reaction", "Forced"} else None
        if found and "," in text:
            before, _, after = text.partition(",")
    trigger, conditions, costs = before_bullet(before.strip(" .,"), kind, reading)
    early = len(reading.targets)
    if kind in {"Reaction", "Forced"} and trigger is None:
        raise Unreadable(f"the {kind} does not say what it answers: {text!r}; write for instance 'After this character is wounded • …'")
    keywords, effects = [], []
    for sentence in _split(after):
        if sentence in ABILITY_KEYWORDS:
            keywords.append(sentence)
        else:
            effects.extend(read_effects(sentence, reading))
    effects.sort(key=lambda w: w.name not in RIDERS)
    full = " ".join([*qualifiers, {"Reveal": "When revealed"}.get(kind, kind)]) + ": " + show_quotes(text, quotes)
    keywords += [q for q in qualifiers if q in ABILITY_KEYWORDS]
    return Ability(
        kind,
        full,
        tuple(q for q in qualifiers if q not in ABILITY_KEYWORDS),
        tuple(keywords),
        trigger,
        conditions,
        costs,
        tuple(effects),
        tuple(reading.targets),
        early,
    )


GAME.vocabulary.slots["condition"] = Slot(
    lambda text, reading: GAME.vocabulary.read("condition", usual("condition", text), reading),
    lambda word, reading: GAME.vocabulary.write("condition", word, reading),
)


MOMENTS = {"When schemes are revealed: ": "When revealed", "When schemes resolve: ": "Scheme"}
"""How a scheme's text begins that is not printed where its moment would have it."""


def read_says(kind: str, qualifiers: tuple[str, ...], text: str, name: str = "") -> tuple[Ability, ...]:
    """What a card of the library says, as data: one ability, or for a Passive one for each sentence."""
    for opening, moment in MOMENTS.items():
        if text.startswith(opening):
            return (read_ability(moment, qualifiers, text.removeprefix(opening), name),)
    if kind != "Passive":
        return (read_ability(kind, qualifiers, text, name),)
    if text.startswith("("):
        return (read_passive(text, name),)
    hidden, quotes = hide_quotes(text)
    return tuple(replace(a, text=show_quotes(a.text, quotes)) for a in (read_passive(s, name, quotes) for s in _split(hidden)))


def read_passive(sentence: str, name: str = "", quotes: tuple[str, ...] = ()) -> Ability:
    """A sentence without a marker: true for as long as the card is in play."""
    forced = as_forced(sentence)
    if forced is not None:
        return replace(read_ability("Forced", (), forced, name, quotes), text=sentence)
    answer = as_answer(sentence)
    if answer is not None and GAME.vocabulary.read("passive", usual("passive", sentence), Reading(name, kind="Passive", quotes=quotes)) is None:
        try:
            return replace(read_ability("Forced", (), answer, name, quotes), text=sentence)
        except Unreadable:
            if not answer.startswith("When you "):  # which may yet be a Passive with a condition
                raise
    reading = Reading(name, kind="Passive", quotes=quotes)
    if sentence.startswith("("):
        return Ability("Passive", sentence, effects=(Word("note", (sentence.strip("()"),)),))
    conditions: tuple[Word, ...] = ()
    body = usual("passive", sentence)
    found = re.match(r"(?:While|If|As long as)\s+(.+?),\s+(.+)", body, re.IGNORECASE)
    tail = None if _whole(body, name) else re.match(r"(.+?)\s+(?:while|if|as long as)\s+(.+)", body)
    while found:
        conditions, body = (*conditions, read_word("condition", found[1], reading)), usual("passive", found[2])
        found, tail = re.match(r"while\s+(.+?),\s+(.+)", body, re.IGNORECASE), None
    if tail:
        conditions, body = (read_word("condition", tail[2], reading),), usual("passive", tail[1])
    double = DOUBLE.fullmatch(body)
    parts = [f"{double[1]}{double[2]}", f"{double[1]}{double[3]}"] if double else [body]
    words = tuple(_passive_word(part, reading) for part in parts)
    return Ability("Passive", sentence, conditions=conditions, effects=words, targets=tuple(reading.targets))


def _whole(body: str, name: str) -> bool:
    """Whether a sentence with "while" in it is one sentence of the vocabulary, without a condition."""
    return re.search(r" while (?:engaged$|it has no Renown$)", body) is not None and GAME.vocabulary.read("passive", body, Reading(name)) is not None


def _passive_word(body: str, reading: Reading) -> Word:
    """What one Passive sentence says."""
    counted = EACH.fullmatch(body)
    word = GAME.vocabulary.read("passive", counted[1] if counted else body, reading)
    if word is not None and counted:
        count = GAME.vocabulary.slots["count"].parse(counted[2], reading)
        word = Word(word.name, (*word.args, count)) if count and word.name == "gives" else None
    if word is None:
        raise unknown("passive", body)
    if word.name.startswith("cannot "):
        return Word("cannot", (word.args[0], word.name.split(" ")[1]))
    return Word("must", (word.args[0], "challenged")) if word.name == "must challenged" else word


def _split(text: str) -> list[str]:
    """Sentences, without their full stops; what stands in brackets is left out unless it stands alone."""
    text = re.sub(r"\s*\([^)]*\)", "", text) if not text.strip().startswith("(") else re.sub(r"^\s*\([^)]*\)\s*", "", text)
    return [s.strip(" .;") for s in re.split(r"(?<=[.;])\s+", text) if s.strip(" .;")]


def read_effects(sentence: str, reading: Reading) -> list[Word]:
    """The effects that a sentence names, in order."""
    sentence = re.sub(r"^during (?=the adversary's next round)", "in ", sentence.strip(), flags=re.IGNORECASE)
    sentence = re.sub(r"^(?:then,?|and)\s+", "", sentence.strip(), flags=re.IGNORECASE)
    sentence = usual("effect", sentence)
    shaped = _shaped(sentence, reading)
    if shaped:
        return shaped
    before = len(reading.targets)
    word = GAME.vocabulary.read("effect", sentence, reading)
    if word:
        return [_one_of(word, reading)]
    del reading.targets[before:]
    for mark in (", then ", " and then ", ", and ", "; and ", " and ", ", "):
        if mark in sentence:
            first, rest = sentence.split(mark, 1)
            try:
                return [*read_effects(first, reading), *read_effects(rest, reading)]
            except Unreadable:
                del reading.targets[before:]
    raise unknown("effect", sentence)


THINGS = {"character", "attachment", "card", "risk"}


def _one_of(word: Word, reading: Reading) -> Word:
    """An effect on "a character": one that the player chooses when it takes place. What is forbidden is forbidden to all."""
    args = list(word.args)
    for n, a in enumerate(args):
        if word.name != "forbid" and isinstance(a, tuple) and len(a) > 1 and a[0] == "any" and a[1] in THINGS:
            reading.targets.append(Target(a[1], ("chosen", *a[2:])))
            args[n] = ("target", len(reading.targets) - 1)
    return Word(word.name, tuple(args))


SHAPES = (
    (re.compile(r"if (?:it is )?success(?:ful|fully)?,\s*(.+)", re.I), "if successful"),
    (re.compile(r"if you succeed,\s*(.+)", re.I), "if successful"),
    (re.compile(r"if it succeeds,\s*(.+)", re.I), "if successful"),
    (re.compile(r"if (?:they|you) do,\s*(.+)", re.I), "if successful"),
    (re.compile(r"if (?:they|you|it) do(?:es)? not(?: succeed)?,\s*(.+)", re.I), "if not"),
    (re.compile(r"(?:(?:when|after) your (?:participant's )?round ends|at the end of your participant's round),\s*(.+)", re.I), "later"),
    (re.compile(r"after the adversary's next round ends, (.+)", re.I), "later theirs"),
    (re.compile(r"when the adversary's next round begins, (.+)", re.I), "their round later"),
    (re.compile(r"when this day ends, (.+)", re.I), "day ends later"),
    (re.compile(r"when the duel ends, (.+)", re.I), "duel ends later"),
    (re.compile(r"after your wounds are resolved, (.+)", re.I), "wounds later"),
    (re.compile(r"you may (.+)", re.I), "may"),
    (re.compile(r"instead,?\s+(.+)", re.I), "instead"),
    (re.compile(r"(.+) instead", re.I), "instead"),
)


SPAN = re.compile(
    r"(?:(.+?),?\s+)?(?:until (?:the )?end of (?:the |this |that )?|for the rest of (?:the |this )?|(?:for |during )?this )(day|duel|round)"
    r"(?:,\s+(.+))?",
    re.I,
)
DOUBLE = re.compile(r"(.+? (?:has|have|gains?) )([+-]\d+ \w+) and ([+-]\d+ \w+)", re.I)
UNLESS = re.compile(r"(.+) unless their controller (discards|loses) (\d+) (?:cards?|Renown)", re.I)
EACH = re.compile(r"(.+?) for each (.+)", re.I)


def _shaped(sentence: str, reading: Reading) -> list[Word] | None:
    """Sentences that hold another one."""
    span = SPAN.fullmatch(sentence)
    if span and (span[1] or span[3]):
        return [Word("until", (span[2].casefold(), w)) for w in read_effects(span[1] or span[3], reading)]
    listed = re.fullmatch(r"for each (.+?), (choose one.+)", sentence, re.I)
    if listed:
        count = GAME.vocabulary.slots["count"].parse(listed[1], reading)
        return [Word("for each", (count, w)) for w in read_effects(listed[2], reading)] if count else None
    ways = re.fullmatch(r"choose one(?: of them)?\s*[:—-]\s*(.+)", sentence, re.I)
    if ways:
        parts = [w.strip(" ,;") for w in re.split(r"(?:[,;]\s*|\s+)or\s+", ways[1], flags=re.I)]
        return [Word("choose one", tuple((part, *read_effects(part, reading)) for part in parts))]
    counted = EACH.fullmatch(sentence)
    if counted:
        inner = read_effects(counted[1], reading)
        count = GAME.vocabulary.slots["count"].parse(counted[2], reading)
        return [Word("for each", (count, w)) for w in inner] if count else None
    either = re.fullmatch(r"(.+?), or if (.+?), (.+) instead", sentence, re.I)
    if either:
        usually = read_effects(either[1], reading)
        asked = read_word("condition", either[2], reading)
        otherwise = read_effects(either[3], reading)
        return [Word("check", (asked,)), *(Word("if not", (w,)) for w in usually), *(Word("if successful", (w,)) for w in otherwise)]
    before = re.fullmatch(r"(.+?), and if before that (.+?), (.+)", sentence, re.I)
    if before:
        first = read_effects(before[1], reading)
        asked = read_word("condition", before[2], reading)
        return [Word("check", (asked,)), *first, *(Word("if successful", (w,)) for w in read_effects(before[3], reading))]
    so = re.fullmatch(r"you may (.+?) in order to (.+)", sentence, re.I)
    if so:
        return [Word("may so", (read_effects(so[1], reading)[0], read_effects(so[2], reading)[0]))]
    unless = UNLESS.fullmatch(sentence)
    if unless:
        inner = read_effects(unless[1], reading)
        return [Word(f"unless {unless[2].casefold()}", (inner[0], int(unless[3])))] if len(inner) == 1 else None
    for regex, name in SHAPES:
        found = regex.fullmatch(sentence)
        if found:
            return [Word(name, (w,)) for w in read_effects(found[1], reading)]
    found = re.fullmatch(r"if (.+?),\s*(.+)", sentence, re.I) or None
    condition, body = (found[1], found[2]) if found else ("", "")
    tail = re.fullmatch(r"(.+?)(?<! as) (?:if|while) (.+)", sentence, re.I)
    if not found and tail:
        condition, body = tail[2], tail[1]
    if condition:
        word = read_word("condition", condition, reading)
        return [Word("when condition", (word, w)) for w in read_effects(body, reading)]
    return None
