"""Characters called by a word of their name, as people at a table do: `Soline` is Soline el Gato as long as nobody else is called so."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import lru_cache

from judgekit.engine import Position

WORD = r"[\w’'-]+"
GAME_WORDS = frozenset(
    "leader mercenary brute risk attachment event scheme city home locker action reaction technique maneuver forced challenge claim equip move pass "
    "recruit parley riposte parry thrust renown round duel threat pool day deck hand discard pile first player the "
    "dawn planning high drama plunder dusk crew cap faction approach final strike".split()
)
"""Words that mean something in the game whatever a card is called."""
COMMON_WORDS = GAME_WORDS | frozenset(
    "accept activate adversary ancillary attire armor bar bazaar both character clean-up combat cost deal decline determine discarded docks "
    "dominance draw duelist economic effect engage engaged fifth fight finesse first forums gamble garden gardens governor governor's grand "
    "home influence initiative inn intervene legal lethal loyal main muster mustered negotiable neutral ole's order panache passed passive "
    "performer performing phase planning play pressure refuse repeatable resolve reveal sailing separation set-up sink step table trait turn "
    "unique unlimited use victory wealth weapon winner wound wounds yes none nobody all and any are before after another any best can during "
    "each every exactly for from here her him his how into its itself last like may more must never next not now off one only other our out "
    "over own same she some still than that their them then there these they this those through till two three four under until upon was "
    "what when where which while who will with without you your".split()
)
"""Words by which no card but a character is called: of the game, and small ones that any name may hold."""
ITS_ABILITY = re.compile(
    r"['’]s (?:\w+ ){0,2}(?:Actions?|Reactions?|Techniques?|Maneuvers?|Forced|Passive|abilit(?:y|ies)|effects?|texts?)\b", re.IGNORECASE
)
"""What behind a word at the beginning of a sentence shows that it names a card."""


@lru_cache(maxsize=8192)
def plain_letters(text: str) -> str:
    """A text as somebody types it who has no accents at hand."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def calling(name: str) -> list[str]:
    """The words of a name by which its bearer may be called."""
    words = [w for w in re.findall(WORD, name) if len(w) > 2 and w[0].isupper() and w.casefold() not in GAME_WORDS]
    return words if len(re.findall(WORD, name)) > 1 else []


def short_names(p: Position) -> dict[str, str]:
    """The words of characters' names that stand in no other name, and whose they are."""
    characters = tuple(name for n, name in enumerate(p.cast.names) if n and p.definition(n).kind == "character")
    return _short((*p.cast.names, *p.cast.seats, *p.cast.places), characters)


@lru_cache(maxsize=256)
def _short(names: tuple[str, ...], characters: tuple[str, ...]) -> dict[str, str]:
    count = Counter(plain_letters(w) for name in names for w in {*re.findall(WORD, name)})
    words = {plain_letters(w): name for name in characters for w in calling(name) if count[plain_letters(w)] == 1}
    whole = [plain_letters(name) for name in names]
    runs = {plain_letters(run): name for name in characters for run in runs_of(name)}
    return words | {run: name for run, name in runs.items() if sum(run in each for each in whole) == 1}


def runs_of(name: str) -> list[str]:
    """Several words of a longer name, one after another, by which its bearer may be called: `Don Rico` of `Don Rico Vela`."""
    words, calls = [*re.finditer(WORD, name)], calling(name)
    ends = [(a, b) for n, a in enumerate(words) for b in words[n + 1 :] if {a[0], b[0]} <= {*calls} and len(words) > 2]
    return [name[a.start() : b.end()] for a, b in ends if b.end() - a.start() < len(name)]


@lru_cache(maxsize=256)
def _short_of_cards(names: tuple[str, ...], cards: tuple[str, ...], traits: frozenset[str]) -> dict[str, str]:
    """The words of the names of cards that are no characters, and whose they are: words that no other card has, and no trait is."""
    apart = COMMON_WORDS | {word for trait in traits for word in re.findall(WORD, trait.casefold())}
    count = Counter(plain_letters(w) for name in names for w in {*re.findall(WORD, name)})
    told = {plain_letters(w): name for name in cards for w in calling(name) if count[plain_letters(w)] == 1 and w.casefold() not in apart}
    return {word: name for word, name in told.items() if word.removesuffix("s") not in apart and f"{word}s" not in apart}


def card_names(p: Position) -> dict[str, str]:
    """The words by which cards that are no characters may be called where they are written with a capital letter."""
    cards = tuple(name for n, name in enumerate(p.cast.names) if n and p.definition(n).kind not in {"character", "unknown", "location"})
    traits = frozenset(trait for face in p.cast.faces for trait in face.traits)
    return _short_of_cards((*p.cast.names, *p.cast.seats, *p.cast.places), cards, traits)


def with_full_names(p: Position, text: str, *, spelt: bool = False, cards: bool = True) -> str:
    """The text with whole names where a word of one was said; `spelt` only where it begins with a capital letter.

    Cards that are no characters (`cards`) want that in any case, and that the word does not begin the sentence alone.
    """
    short, others = short_names(p), card_names(p) if cards and UPPER.search(text) else {}
    if not short and not others:
        return text

    def called(m: re.Match[str]) -> str:
        word = plain_letters(m[0])
        if word in short:
            return m[0] if spelt and not m[0][0].isupper() else short[word]
        if word not in others or not m[0][0].isupper():
            return m[0]
        begins = BEGINS.search(text[: m.start()]) is not None and not ITS_ABILITY.match(text[m.end() :])
        return m[0] if begins or IN_NAME.search(text[: m.start()]) or GOES_ON.match(text[m.end() :]) else others[word]

    return _called_whole(p.cast.names, tuple(run for run in short if " " in run)).sub(called, text)


UPPER = re.compile(r"[A-Z]")
BEGINS = re.compile(r"(?:^|[.;:!?'\"“‘(]\s*)$")
IN_NAME = re.compile(r"(?:[A-Z][\w'’-]* (?:(?:of|the|and|de|la) )*|-)$")
GOES_ON = re.compile(r"(?:-| (?:(?:of|the|and|de|la) )*[A-Z])")
"""What shows that a word is one of several that make a name: that of a card which is not there."""


@lru_cache(maxsize=256)
def _called_whole(names: tuple[str, ...], runs: tuple[str, ...]) -> re.Pattern[str]:
    """Names of several words as they are, several words of one, and any other word."""
    parts = {run for name in names for run in runs_of(name) if plain_letters(run) in runs}
    whole = [re.escape(n) for n in sorted((n for n in names if " " in n), key=len, reverse=True)]
    whole += [rf"{re.escape(part)}(?![\w'’-]*\w)" for part in sorted(parts, key=len, reverse=True)]
    return re.compile("|".join([*whole, r"[\w-]+(?:['’](?!s\b)[\w-]+)*"]), re.IGNORECASE)
