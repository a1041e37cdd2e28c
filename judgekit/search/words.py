"""Words as the search compares them: lower case, no accents, no possessive, stemmed; and which words say nothing."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.library.passages import plain

LONGEST = 40  # letters; no word of any rule is longer
TOKEN = re.compile(r"[^\W_]+(?:['’.][^\W_]+)*")

STOP = frozenset(
    (
        "a an the this that these those it its they them their theirs he him his she her hers i me my mine we us our ours you your yours "
        "who whom whose which what is are was were be been being am do does did doing done have has had having of in on at to from by with "
        "as for into onto upon about if then than so and or but there here where how why also just only still too very really actually "
        "please some any will would shall should could can may might must im ive youre hes shes theyre whats thats theres wouldnt "
        "shouldnt lets ok okay hey say says said tell me s t re ve ll d m get gets got going goes go "
        "up out off over down yet already ever even"
    ).split()
)
"""Words that are not searched for at all."""

NEGATIONS = tuple("not cannot cant couldnt dont doesnt didnt isnt arent wont never".split())
"""Words that say no: one to the search, since rules say "cannot" where people ask why something doesn't."""

FAINT = frozenset(
    (
        "everyone everybody nobody when while before after during until "
        "once no nothing all every each both same other another one two three four make "
        "makes made take takes taken let use used using uses happen happens happened happening mean means meaning work works working "
        "allowed legal possible want wants need needs give gives given rule rules game games player players card cards thing things stuff "
        "something someone somebody anyone anybody guy guys people way time much many count counts now right like know think know question "
        "exactly still put puts end ends start starts turn turns see look looks come comes play plays played playing own again first second "
        "next last more less most least enough else instead without between under against new old big small good bad"
    ).split()
    + list(NEGATIONS)
)
"""Words that are searched for, but hardly tell one rule from another."""


def tokens(text: str) -> list[str]:
    """The words of a text, before stemming."""
    out = []
    for found in TOKEN.findall(plain(text)):
        if found.isalnum():
            out.append(found[:LONGEST])
            continue
        word = found.replace("’", "'").removesuffix("'s").replace("'", "")[:LONGEST]
        out.extend(w for w in (word.split(".") if not word.replace(".", "").isdigit() else [word]) if w)
    return out


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """The stem of a word in lower case."""
    from whoosh.lang.porter import stem as porter

    if len(word) <= 3 or not word.isalpha():
        return word
    return UNEVEN.get(word) or str(porter(word))


UNEVEN = {
    **dict.fromkeys(NEGATIONS, "not"),
    "died": "die",
    "dies": "die",
    "dying": "die",
    "dead": "die",
    "death": "die",
    "won": "win",
    "winner": "win",
    "winning": "win",
    "lost": "lose",
    "loses": "lose",
    "losing": "lose",
    "drew": "draw",
    "drawn": "draw",
    "fought": "fight",
    "chose": "choos",
    "chosen": "choos",
    "choice": "choos",
    "paid": "pai",
    "pays": "pai",
    "paying": "pai",
    "pay": "pai",
    "destruction": "destroi",
    "duelling": "duel",
    "duelled": "duel",
    "dueling": "duel",
    "dueled": "duel",
    "refusal": "refus",
    "mercs": "mercenari",
    "merc": "mercenari",
    "sunk": "sink",
    "leaders": "leader",
    "hidden": "hide",
    "thrown": "throw",
    "threw": "throw",
    "stolen": "steal",
    "stole": "steal",
    "kept": "keep",
    "left": "leav",
    "copies": "copi",
    "copy": "copi",
    "copied": "copi",
    "initiation": "initi",
    "bought": "bui",
    "buys": "bui",
    "buying": "bui",
    "buy": "bui",
    "sold": "sell",
    "decked": "decked",
    "follower": "follower",
    "followers": "follower",
    "continuous": "continuous",
}
FAINT_STEMS = frozenset(stem(word) for word in FAINT)
"""Forms that the stemmer does not bring together, or takes for another word."""


def stems(text: str) -> list[str]:
    """The stems of a text's words, stop words left out."""
    return [stem(w) for w in tokens(text) if w not in STOP]


@lru_cache(maxsize=50_000)
def stems_of(word: str) -> frozenset[str]:
    """The stems that a word of a text is marked for, remembered."""
    return frozenset(map(stem, tokens(word)))
