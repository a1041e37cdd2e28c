"""The text of a card's abilities as data: kind, qualifiers, timing, conditions, costs, effects."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from judgekit.engine.cast import Ability, Word
from judgekit.engine.errors import Misquoted, Unreadable
from judgekit.engine.vocabulary import Reading, Slot
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.before_bullet import BEFORE, before_bullet
from judgekit.games.five_sails.texts.hanging import together
from judgekit.games.five_sails.texts.holding_sentences import EACH
from judgekit.games.five_sails.texts.left import nothing_answered, undone_or_left
from judgekit.games.five_sails.texts.limits import limited_or_none
from judgekit.games.five_sails.texts.noun_phrases import joined
from judgekit.games.five_sails.texts.own_limits import own_limit
from judgekit.games.five_sails.texts.quotes import hide_quotes, show_quotes
from judgekit.games.five_sails.texts.reading_words import NO_VERB, read_condition, unknown
from judgekit.games.five_sails.texts.slips import meant
from judgekit.games.five_sails.texts.wordings import about, splitting, usual
from judgekit.games.five_sails.texts.wordings.cards import card_text
from judgekit.games.five_sails.texts.wordings.forced import as_answer, as_forced
from judgekit.games.five_sails.texts.wordings.passes import tidied
from judgekit.games.five_sails.texts.wordings.terms import MOST, NUMBER, number

KINDS = ("Action", "Reaction", "Forced", "Maneuver", "Technique", "Passive", "When revealed", "Scheme")
KEYWORDS = ("Wealth", "Brute", "Negotiable", "Unlimited", "Repeatable", "Unique", "Leader", "Mercenary", "Weapon", "Armor", "Attire")
ABILITY_KEYWORDS = ("Unlimited", "Repeatable")
RIDERS = ("no refusing", "intervening limited", "no intervening", "may leave", "first wound")
"""What an ability says of its challenge holds before the challenge is issued, wherever the sentence stands."""
CHANGES = {"cancel", "cancel ability", "instead", "prevent", "raise"}
"""Effects on what is about to happen."""
EACH_TIME = re.compile(r"\s*(?:the first time|each time|whenever)\b", re.IGNORECASE)
MANUAL = re.compile(r"manual:\s*", re.IGNORECASE)
"""What leaves a sentence to the judge."""
HEAD = re.compile(r"(?:^|(?<=[.)\"]\s))((?:[A-Z][\w'-]*\s)*?)(" + "|".join(KINDS) + r"):\s*")


STRAIGHT = str.maketrans("‘’", "''")
"""Apostrophes as a text that was copied has them, and as they are typed."""


@lru_cache(maxsize=2048)
def read_text(text: str, name: str = "", *, leave: bool = False) -> tuple[tuple[Ability, ...], tuple[str, ...]]:
    """The abilities in a card's text, and the words that stand in it alone; what no word says is an error, or left to the judge."""
    text, name = text.translate(STRAIGHT), name.translate(STRAIGHT)
    text, quotes = hide_quotes(re.sub(r"\bOnce (?:per|each|a) Day,? (?=(?:\w+ )*(?:Action|Reaction):)", "", card_text(text, name)))
    words: list[str] = []
    abilities: list[Ability] = []
    heads = list(HEAD.finditer(text))
    for sentence in sentences_of(text[: heads[0].start()] if heads else text):
        if keyword_of(sentence) or (re.fullmatch(r"[A-Z][\w' -]*", sentence) and len(sentence.split()) <= 2):
            words.append(sentence)
        else:
            abilities += passives(sentence, name, quotes, leave=leave)
    for n, head in enumerate(heads):
        end = heads[n + 1].start() if n + 1 < len(heads) else len(text)
        said = text[head.end() : end].strip()
        if head[2] == "Passive":
            abilities += [a for sentence in sentences_of(said) for a in passives(sentence, name, quotes, leave=leave)]
        else:
            abilities.append(read_ability(head[2], _qualifiers(head[1]), said, name, quotes, leave=leave))
    own = [w for w in words if keyword_of(w)]
    if own and len(abilities) == 1:  # `Repeatable. Action: …`
        abilities[0] = replace(abilities[0], keywords=(*abilities[0].keywords, *map(keyword_of, own)))
        words = [w for w in words if w not in own]
    return tuple(abilities), tuple(words)


def keyword_of(sentence: str) -> str:
    """The keyword that a sentence of its own is: Unlimited, Repeatable, or how often the ability can be used; empty where it is none."""
    return sentence if sentence in ABILITY_KEYWORDS else own_limit(sentence)


def keywords_first(text: str) -> tuple[list[str], str]:
    """The keywords with which the text of an ability begins, and the rest of it."""
    found: list[str] = []
    while (first := re.match(r"([\w ]+)\. +(?=\S)", text)) and (keyword := keyword_of(first[1])):
        found, text = [*found, keyword], text[first.end() :]
    return found, text


def _qualifiers(text: str) -> tuple[str, ...]:
    """The words before a kind of ability; a trait of two words is one of them."""
    return tuple(joined(text.split()))


def read_ability(kind: str, qualifiers: tuple[str, ...], text: str, name: str = "", quotes: tuple[str, ...] = (), *, leave: bool = False) -> Ability:
    """One ability, its marker already taken off."""
    kind = {"When revealed": "Reveal"}.get(kind, kind)
    text = tidied(kind, text)
    if not quotes:
        text, quotes = hide_quotes(text)
    reading = Reading(name, kind=kind, quotes=quotes, left=[] if leave else None)
    said, text = keywords_first(text)
    before, after, text = _at_bullet(kind, text)
    trigger, conditions, costs = before_bullet(before.strip(" .,"), kind, reading)
    early = len(reading.targets)
    if kind in {"Reaction", "Forced"} and trigger is None:
        trigger = nothing_answered(kind, text, reading)
    keywords, effects = [*said, *(q for q in qualifiers if q in ABILITY_KEYWORDS)], []
    for sentence in together(sentences_of(after)):
        if keyword := keyword_of(sentence):
            keywords.append(keyword)
        elif (limits := limited_or_none(sentence, reading)) is not None:
            conditions = (*conditions, *limits)
        else:
            effects.extend(undone_or_left(sentence, trigger, reading))
    effects.sort(key=lambda w: w.name not in RIDERS)
    if trigger is not None and trigger.timing == "After" and EACH_TIME.match(before) and effects and effects[0].name in CHANGES:
        trigger = trigger._replace(timing="When")  # what is changed has not happened yet
    full = " ".join([*qualifiers, {"Reveal": "When revealed"}.get(kind, kind)]) + ": " + show_quotes(text, quotes)
    plain = tuple(q for q in qualifiers if q not in ABILITY_KEYWORDS)
    targets, left = tuple(reading.targets), tuple(reading.left or ())
    return Ability(kind, full, plain, tuple(keywords), trigger, conditions, costs, tuple(effects), targets, early, left)


def _at_bullet(kind: str, text: str) -> tuple[str, str, str]:
    """What stands before the bullet, or before the comma that stands for it, what stands behind, and the whole."""
    before, bullet, after = text.partition("•")
    if bullet:
        return before, after, text
    text = re.sub(r"^if (?=[^,]*\bwould\b)", "When ", text, flags=re.IGNORECASE)
    answers = kind in {"Reaction", "Forced"} and BEFORE.match(text) and "," in text
    return (*text.partition(",")[::2], text) if answers else ("", before, text)


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
    return tuple(replace(a, text=show_quotes(a.text, quotes)) for a in (read_passive(s, name, quotes) for s in sentences_of(hidden)))


def read_passive(sentence: str, name: str = "", quotes: tuple[str, ...] = ()) -> Ability:
    """A sentence without a marker: true for as long as the card is in play; behind `manual:`, and in brackets, nothing that the engine heeds."""
    if MANUAL.match(sentence) or sentence.startswith("("):
        return Ability("Passive", sentence, effects=(Word("note", (MANUAL.sub("", sentence).strip("()"),)),))
    forced = as_forced(sentence)
    if forced is not None:
        return replace(read_ability("Forced", (), forced, name, quotes), text=sentence)
    answer = as_answer(sentence)
    if answer is not None and GAME.vocabulary.read("passive", usual("passive", sentence), Reading(name, kind="Passive", quotes=quotes)) is None:
        try:
            return replace(read_ability("Forced", (), answer, name, quotes), text=sentence)
        except Unreadable:
            if not answer.startswith("When ") or "would" in answer:  # which may yet be a Passive with a condition
                raise
    reading = Reading(name, kind="Passive", quotes=quotes)
    conditions: tuple[Word, ...] = ()
    body = usual("passive", sentence)
    found = re.match(r"(?:While|If|As long as)\s+(.+?),\s+(.+)", body, re.IGNORECASE)
    tail = None if _whole(body, name) else re.match(r"(.+?)\s+(?:only )?(while|if|as long as|unless)\s+(.+)", body)
    while found:
        narrower = about.narrowed(found[2], about.of_them(found[1], found[2]))
        whom = about.subject(narrower or found[2]) if NO_VERB.match(found[1]) else ""
        conditions = conditions if narrower else (*conditions, read_condition(found[1], reading, whom))
        body = usual("passive", narrower or found[2])
        found, tail = re.match(r"(?:while|if|as long as)\s+(.+?),\s+(.+)", body, re.IGNORECASE), None
    if tail:
        unless = tail[2].casefold() == "unless"
        narrower = about.narrowed(tail[1], tail[3], unless=unless)
        asked = () if narrower else (read_condition(tail[3], reading, about.subject(tail[1])),)
        conditions = tuple(Word("not so", (word,)) for word in asked) if unless else asked
        body = usual("passive", narrower or tail[1])
    words = tuple(_passive_word(part, reading) for part in (*map(_usual_passive, splitting.both(body)),) or (body,))
    return Ability("Passive", sentence, conditions=conditions, effects=words, targets=tuple(reading.targets))


def passives(sentence: str, name: str = "", quotes: tuple[str, ...] = (), *, leave: bool = False) -> tuple[Ability, ...]:
    """A sentence without a marker, as one ability or as two; where no word says it, it may stand there for the judge to keep in mind."""
    try:
        return (read_passive(sentence, name, quotes),)
    except Misquoted:
        raise
    except Unreadable:
        try:
            parts = tuple(read_passive(part, name, quotes) for part in splitting.standing(sentence))
        except Unreadable:
            parts = ()
        if not parts and not leave:
            raise
        if not parts and (said := meant(sentence, name, lambda text: read_passive(text, name, quotes))):
            known = "'manual: …' in front of it leaves it to the judge"
            raise Unreadable(f"no passive reads {sentence!r}; did you mean {said!r}? {known}") from None
        return parts or (Ability("Passive", sentence, effects=(Word("note", (sentence,)),), left=(show_quotes(sentence, quotes),)),)


def _usual_passive(sentence: str) -> str:
    """One of the sentences that a Passive one is made of, in the wording of the vocabulary."""
    return usual("passive", sentence)


def _whole(body: str, name: str) -> bool:
    """Whether a sentence with "while" in it is one sentence of the vocabulary, without a condition."""
    return re.search(r" while (?:engaged$|it has no Renown$)", body) is not None and GAME.vocabulary.read("passive", body, Reading(name)) is not None


def _passive_word(body: str, reading: Reading) -> Word:
    """What one Passive sentence says."""
    counted = EACH.fullmatch(body)
    word = GAME.vocabulary.read("passive", counted[1] if counted else body, reading)
    if word is not None and counted:
        count = GAME.vocabulary.slots["count"].parse(counted[2], reading)
        word = Word(word.name, (*word.args, count)) if count and word.name in {"gives", "keeps more"} else None
    if word is None:
        raise unknown("passive", body)
    if word.name.startswith("cannot "):
        return Word("cannot", (word.args[0], word.name.split(" ")[1]))
    return Word("must", (word.args[0], "challenged")) if word.name == "must challenged" else word


BINDING = re.compile(
    r"(?:limit|max(?:imum)?|up to|no more than|only|once|twice|thrice|\d+ (?:times? )?(?:per|each)|(?:two|three) times|us(?:e|able)"
    r"|requires?|except|unless|not|cannot|but)\b",
    re.IGNORECASE,
)
LIMIT = re.compile(r"\b(?:only (?:if|while|when|during)|use this|(?:once|twice|times) (?:per|each|every|a|in a) (?:day|duel|round))\b", re.IGNORECASE)
DEMANDING = re.compile(r"(?:if|when|once|as soon as) [^,.]+, (?:destroy|discard|sink|lock) this card\.?", re.IGNORECASE)
"""What a sentence in brackets bids: that the card goes, which no rule says."""
REMINDER = re.compile(r"(?:if (?:able|any|possible)|(?:to )?(?:a )?min(?:imum|\.)?(?: of)? 0|rounded (?:up|down)|0 wounds .+)\.?", re.IGNORECASE)


EXPLAINED = re.compile(r"[\"'][^\"'().]+[\"'] (?:is|are|means?|counts?)\b[^()]*\.")
"""What a word that the text has quoted means."""
CAP = re.compile(
    rf"(\bfor each [^.•()]+?)(?:\.?\s*\((?:{MOST}) \+?({NUMBER})(?: \w+)?\.?\)|\.\s+(?:{MOST}) \+?({NUMBER})(?: \w+)?(?=\.|$))", re.IGNORECASE
)
"""How far what is counted goes, said behind the sentence that counts."""


def _unbracketed(found: re.Match[str]) -> str:
    """What stands in brackets: a whole sentence reminds of a rule and is left out; what narrows the text belongs to it."""
    said = found[1].strip()
    if REMINDER.fullmatch(said) or EXPLAINED.fullmatch(said):
        return ""
    if said.removesuffix(".") in {*ABILITY_KEYWORDS, "Lethal"}:
        return f". {said}"
    whole = said[:1].isupper() and (said.endswith(".") or " " not in said)
    if whole and not (BINDING.match(said) or LIMIT.search(said) or DEMANDING.fullmatch(said)):
        return ""
    return f". {said}" if whole else f" {said.removesuffix('.')}"


def sentences_of(text: str) -> list[str]:
    """Sentences, without their full stops; reminders in brackets are left out unless they stand alone."""
    first = text.strip().startswith("(")
    text = CAP.sub(lambda m: f"{m[1]}, maximum {number(m[2] or m[3])}", text)
    text = re.sub(r"^\s*\([^)]*\)\s*", "", text) if first else re.sub(r"\s*\(([^)]*)\)", _unbracketed, text)
    return [s.strip(" .;") for s in re.split(r"(?<=[.;])\s+", text) if s.strip(" .;")]
