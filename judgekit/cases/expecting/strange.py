"""Words of an option that nothing in the game or in the case understands: they are named, whatever speaks against the rest of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from judgekit.engine import Position
from judgekit.games.five_sails.boards.story.words import COUNTS
from judgekit.games.five_sails.game import GAME
from judgekit.paths import rules_text

ROLES = ("effect", "cost", "condition", "selector", "trigger", "passive")
LITTLE = frozenset(
    """addition alternatively behalf bore borne correctly despite destination drew eighth engagement entirely equally firstly initially lain lastly
    legally mid-round moreover near ninth owed present promptly regularly reply separately silently tenth true undo untouched unwounded voluntarily
    willing wish withdraw""".split()
)
"""Words of everyday speech that say how, when and by whom something is done, and that no chapter of the rules happens to use."""
SAYS_WHY = re.compile(r",?\s+(?:because|(?:al|even )?though|despite|in spite of|while|since|as part of|which) .+$", re.IGNORECASE)
"""What is said behind an option of why it might be legal or illegal: it says nothing of the choice."""
KINDS = "(?:City |Home |Belayed )*(?:Action|Reaction|Forced|Technique|Maneuver|ability|trait|character)s?"
WORD = re.compile(rf"(?<![\w'’-])([^\W\d_][\w'’-]*)(?![\w'’-])(?= ({KINDS})\b)?")
"""A word, and the kind of ability behind it: there a trait stands, which may be any."""
OF_THE_RULES = frozenset("faction belayed forced combat finesse influence resolve panache riposte parry thrust brute negotiable wealth".split())
"""Words that the rules use as names, and no ability need speak of."""
TENS = re.compile(r"(?:twenty|thirty|forty|fifty|sixty)(?:-[a-z]+)?|(?:\w+)teen|eleven|twelve|v\d*")


@lru_cache(maxsize=1)
def _of_the_game() -> frozenset[str]:
    """The words in which abilities and rules are told and asked about, and those of everyday speech."""
    told = " ".join((*(re.sub(r"\{.*?\}", " ", s) for s in GAME.vocabulary.sentences(*ROLES)), *_rules()))
    return frozenset({*re.findall(r"[a-z][a-z-]*", told.casefold()), *LITTLE, *COUNTS, *OF_THE_RULES})


def _rules() -> Iterator[str]:
    """What the chapters of the game's rules say, and what people ask about them, without ids and citations."""
    for chapter in sorted((rules_text() / GAME.id.replace("-", "_")).glob("*.md")):
        for line in chapter.read_text(encoding="utf-8").splitlines():
            if not line.startswith(("@cite", "@see")):
                yield re.sub(r"\{#.*?\}", " ", line)


def strange_words(p: Position, text: str) -> list[str]:
    """The words of an option that are no words of the game, of everyday speech, or of a name in the case."""
    said = re.sub(r"\"[^\"]*\"|\([^()]*\)", " ", SAYS_WHY.sub("", text))
    called = (*p.cast.names, *p.cast.places, *p.cast.seats, *(x for d in p.cast.faces for x in (d.name, *d.traits)))
    names = {part for name in called for w in re.findall(r"[\w'’-]+", name.casefold()) for part in (w, w.removesuffix("s"), *re.split(r"[-'’]", w))}
    mine = dict.fromkeys(re.sub(r"['’]s?$", "", w) for w, kind in WORD.findall(said) if not (kind and w[0].isupper()))
    return [w for w in mine if not {w.casefold(), w.casefold().removesuffix("s")} & names and not TENS.fullmatch(w) and not _known(w.casefold())]


def _known(word: str) -> bool:
    """Whether a word, or the one of which it is a form, is known."""
    known = _of_the_game()
    forms = [word, *(word.removesuffix(end) for end in ("s", "es", "d", "ed", "ing", "ly", "er") if word.endswith(end))]
    return any({form, f"{form}e", re.sub(r"(.)\1$", r"\1", form)} & known for form in forms) or all(x in known for x in re.split(r"[-'’]", word))
