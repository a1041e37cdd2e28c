"""What somebody asks at a table as the choice that it is about: `why can't I challenge with soline?` is about `challenge with Soline el Gato`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.cases.sentences.judged import judge_phrase
from judgekit.cases.sentences.pieces import normal
from judgekit.cases.sentences.sayings import sayings
from judgekit.engine import Option, Position, Reason
from judgekit.games.five_sails.boards.short_names import plain_letters, short_names, with_full_names

CAN = r"(?:can|could|may|might|should|must|am|is|are|do|does|did|would|will|won['’]?t|cannot)(?:(?<!cannot)n['’]?t|['’]t)?"
BEGINS = re.compile(
    rf"(?:(?:and|but|so|ok)[, ]+)?(?:why\s+(?:not\s+)?)?(?:{CAN}\s+(?P<who>.+?)\s+(?:not\s+)?(?P<rest>\S.*)|(?P<bare>\S.*))",
    re.IGNORECASE,
)
SPEAKERS = frozenset({"i", "we", "you", "one", "it"})
ALLOWED = re.compile(r"(?:be\s+)?(?:allowed|able|unable|legal|possible)\s+to\s+", re.IGNORECASE)


def readings(p: Position, player: int, text: str) -> Iterator[tuple[int, str]]:
    """(player, choice) of the ways in which a question can be meant, the plainest first: without its question words, then with full names."""
    seen = {(player, text)}
    for who, said in (*_asked(p, player, text), (player, text)):
        whole = with_full_names(p, said)
        for each in (said, whole, *_done_there(p, who, whole)):
            if (who, each) not in seen:
                seen.add((who, each))
                yield who, each


def _asked(p: Position, player: int, text: str) -> Iterator[tuple[int, str]]:
    """The choice without the words that make a question of it; whose it is, where a player is named, and who performs it, where a character is."""
    bare = text.strip().rstrip("?!. ")
    found = BEGINS.fullmatch(bare)
    if found is None:
        return
    if found["bare"]:
        yield player, found["bare"]
        return
    seats = [s.casefold() for s in p.cast.seats]
    words = f"{found['who']} {found['rest']}".split()
    for n in range(1, len(words)):
        subject, rest = " ".join(words[:n]).casefold(), ALLOWED.sub("", re.sub(r"^not\s+", "", " ".join(words[n:])))
        if subject in SPEAKERS:
            yield player, rest
        elif subject in seats:
            yield seats.index(subject), rest
        elif full := called(p, subject):
            yield player, f"{rest} with {full}"


def _done_there(p: Position, player: int, text: str) -> Iterator[str]:
    """A choice that names its location, with somebody of the player who is there instead: `claim The Docks`, `recruit at the Docks`."""
    for place in p.cast.places:
        bare = re.sub(rf"\s*\b(?:(?:at|in)\s+)?(?:the\s+)?{re.escape(place.removeprefix('The '))}\b", "", text, flags=re.IGNORECASE)
        if bare != text and bare.strip():
            mine = (n for n, c in enumerate(p.cards) if c.zone == "play" and c.at == place and c.control == player)
            yield from (f"{bare.strip()} with {p.cast.names[n]}" for n in mine if p.definition(n).kind == "character")


def called(p: Position, said: str) -> str:
    """The card on the board that is called so, by its whole name or by a word of it that no other has; empty where there is none."""
    names = [n for n in p.cast.names[1:] if n]
    whole = next((n for n in names if n.casefold() == said), "")
    return whole or short_names(p).get(plain_letters(said), "")


def judge_words(p: Position, player: int, text: str) -> tuple[str, tuple[Reason, ...], str]:
    """(verdict, reasons, problem) of what somebody asks about in their own words; the problem is that of the words as they stand."""
    return judge_phrase(p, *meant(p, player, text))


def meant(p: Position, player: int, text: str) -> tuple[int, str]:
    """The player and the choice as which a question is understood: the words themselves where they can be, then the plainest reading that can."""
    ways = ((player, text), *readings(p, player, text))
    return next((way for way in ways if not judge_phrase(p, *way)[2]), ways[0])


def near_option(found: list[Option], player: int, words: str) -> Option | None:
    """The option that begins with the words, or holds them: `recruit` for what cannot be chosen further."""
    said = normal(words)
    mine = [o for o in found if o.choice.player == player]
    return next((o for o in mine if any(s.startswith(said) for s in sayings(o))), next((o for o in mine if said in normal(o.text)), None))
