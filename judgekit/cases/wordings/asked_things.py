"""Several things that somebody asks about and uses where each may be used, as requests; and what is said behind a question and would be lost.

`B asks about Ann's Reaction and about Salve's, using each one that is legal` asks for one after the other. What is done behind a question in words
that nothing understands is named as such: a question does nothing, and so would they.
"""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.engine.rewriting import one_of

KIND = r"(?:City |Home )?(?:Action|Reaction|Technique|Maneuver)"
LEGAL = r"(?:legal|lawful|allowed|possible|permitted|permissible|available|open|usable|playable)"
IS = rf"(?:(?:that|which) )?(?:(?:is|are|may be|can be|proves?|turns? out to be) )?(?:still )?(?:{LEGAL}|used|played)"
EACH = r"(?:each|every|all|any|both)(?: one)?(?: of (?:them|these|those|the \w+))?"
WHERE = r"(?:(?:if|where|when|wherever|whenever|as far as) )?(?:(?:it|this|that|they|each) )?"
ALL = (
    rf"(?:(?:{EACH}|those|them|it) {WHERE}{IS}(?: ones?)?|(?:what|which)(?:ever)? {IS}"
    rf"|one {WHERE}{IS}|{EACH} {LEGAL} (?:one|thing)s?|the {LEGAL} ones?|it|them|each|both|all)(?: of them)?"
)
"""All of the things that may be used."""
DOING = r"(?:using|playing|activating|taking|doing|carrying out|uses|plays|activates|takes|does|carries out)"
JOINT = r"(?:[,;.]? (?:and |but )?(?:then )?(?:<seat> )?(?:then )?)"
THINGS = (
    r"(?P<lead>^|[;:.,] |\b(?:and|then|<seat>) )asks (?:first )?(?:about|for) (?!permission\b|leave\b)(?P<things>[^;]+?)"
    rf"{JOINT}(?P<doing>{DOING}) (?P<all>{ALL})(?=$|[;.])"
)
BETWEEN = re.compile(r",? (?:and|then|or|and then|and also|as well as) (?:(?:about|for) )?|, (?:(?:about|for) )?")
ALL_OF_ONE = re.compile(rf"(?:both|all|each|every one)\b.*\b{KIND}s?\b")
"""Several abilities of one card, named at once."""
SEVERAL = re.compile(
    r"(?:both|(?:all|each|either|any)(?: of)?|(?:all )?(?:the|his|her|their) (?:two|three|four))(?: of)?(?: (?:the|his|her|their"
    r"|these))?(?: (?:two|three|four))? "
)
"""Several copies of one card, named at once."""
ANSWERED = r"(?:(?:if|where|when|should)\b[^,;]*,|(?:in (?:that|which) case|if so|if yes),?)"
"""What hangs on the answer to a question."""
ENDS = r"(?=[,;.?]?$|[;.?]|,? (?:and|but|then) )"
DROPPED = (
    rf"(?:,|;|\.| and)(?: and| but| then)*,? (?:<seat> )?(?P<rest>(?:{DOING}|having|letting) "
    rf"(?:(?:so|it|them|this|that|each|every|all|both|those|what|whatever|whichever|the \w+ ones?)\b.*|.*\b{LEGAL}\b.*)"
    rf"|{ANSWERED} (?:then )?(?:<seat> |(?-i:[A-Z])\w* |it |that )?(?-i:[a-z])+s\b.*|asks to .*"
    rf"|(?!asks\b)(?-i:[a-z])+s\b [^;,]*? (?:if|where) (?:that|this|it) (?:is|was) (?:refused|illegal|forbidden|impossible|denied|not \w+))$"
)
BASES = {"using": "use", "taking": "take", "doing": "use", "carrying out": "use", "does": "use", "carries out": "use", "activating": "activate"}


@lru_cache(maxsize=64)
def _pattern(pattern: str, seats: tuple[str, ...]) -> re.Pattern[str]:
    """A pattern with the players of the case."""
    return re.compile(pattern.replace("<seat>", f"(?-i:{one_of(seats)})" if seats else "(?!)"), re.IGNORECASE)


def each_asked_for(text: str, seats: tuple[str, ...]) -> str:
    """A line in which each of the things that are asked about, and used where that is legal, is asked for."""
    return _pattern(THINGS, seats).sub(_each, text)


def _each(m: re.Match[str]) -> str:
    things = _named_in_full(BETWEEN.split(m["things"]))
    said = m["all"].casefold()
    if len(things) == 1 and ALL_OF_ONE.match(things[0]):
        return f"{m['lead']}asks to {_act(m['doing'].casefold(), things[0])} if legal"
    one_of_two = len(things) == 2 and said.startswith("wh")
    if said.startswith(("one", "wh")) and len(things) == 1 and (several := SEVERAL.match(things[0])):
        return f"{m['lead']}asks to {_act(m['doing'].casefold(), f'either {things[0][several.end() :]}')} if legal"
    if said.startswith("one "):
        return m["lead"] + "; otherwise ".join(f"asks to {_act(m['doing'].casefold(), x)} if legal" for x in things) if len(things) == 2 else m[0]
    if one_of_two or (len(things) > 1) == said.startswith("it"):
        return m[0]
    return m["lead"] + "; ".join(f"asks to {_act(m['doing'].casefold(), x)} if legal" for x in things)


def _named_in_full(things: list[str]) -> list[str]:
    """The things with the kind of ability that only the first or the last is said to be: `Ann's and Salve's Reactions`."""
    found = next((m for x in things if (m := re.search(rf"['’]s (?:own )?({KIND})s?$", x))), None)
    kind = found[1] if found else ""
    first, *others = (f"{x} {kind}" if kind and re.search(r"['’]s$", x) else re.sub(rf"({KIND})s$", r"\1", x) for x in things)
    return [first, *(in_full(first, x) for x in others)]


NTH = r"the (?:first|second|third|other|last)"


def in_full(one: str, other: str) -> str:
    """The second of two things, with what it leaves out of the first: `the second`, `Swept Hilt's`, `with The Grand Bazaar`."""
    if that := re.fullmatch(r"(?:that|the one) of (?P<whose>.+)", other):
        kind, of, whose = _of_whom(one)
        return f"{kind}{of}{in_full(whose, that['whose'])}" if of else f"{in_full(whose, that['whose'])}{kind}" if kind else other
    if kind_of := re.search(rf"['’]s (?:own )?({KIND})$", one):
        if re.fullmatch(rf"{NTH}(?: one)?", other) and re.match(rf"{NTH} ", one):
            return f"{in_full(one[: kind_of.start()], other)}'s {kind_of[1]}"
        return f"{other} {kind_of[1]}" if re.search(r"['’]s$", other) else other
    if re.fullmatch(rf"{NTH}(?: one)?", other) and (noun := re.match(rf"{NTH} (.+)", one)):
        return f"{other.removesuffix(' one')} {noun[1]}"
    joint = re.match(r"(?:with|to|on|against|at|for) ", other)
    at = one.rfind(f" {joint[0]}") if joint else -1
    return f"{one[:at]} {other}" if at >= 0 else other


def _of_whom(thing: str) -> tuple[str, str, str]:
    """The kind of ability that a thing is, the word between, and whose it is: `Ann's Technique`, `the Technique of the first Coin`."""
    if of := re.fullmatch(rf"(?P<kind>(?:the )?{KIND})(?P<of> of )(?P<whose>.+)", thing):
        return of["kind"], of["of"], of["whose"]
    own = re.fullmatch(rf"(?P<whose>.+?)(?P<kind>['’]s (?:own )?{KIND})", thing)
    return (own["kind"], "", own["whose"]) if own else ("", "", thing)


def _act(doing: str, thing: str) -> str:
    """A thing as what is done: `use Ann's Reaction`; an act that is asked about stays itself: `claim with Ann`."""
    act = re.match(r"(?P<base>claim|challeng|mov|recruit|equip|gambl|play|us|activat|refus|accept|interven|declin)ing\b", thing)
    if act is not None:
        silent = "e" if act["base"] in {"challeng", "mov", "gambl", "us", "activat", "refus", "interven", "declin"} else ""
        return f"{act['base']}{silent}{thing[act.end() :]}"
    return f"{BASES.get(doing) or re.sub(r'(?:ing|s)$', '', doing)} {thing}"


def dropped(text: str, seats: tuple[str, ...]) -> str:
    """What a question is said to be followed by, and nothing understands; empty where there is nothing of the kind."""
    found = _pattern(DROPPED, seats).search(text.rstrip(" ."))
    return found["rest"] if found else ""


MAY_DO = rf"\basks (?:whether|if) (?:<seat>|he|she|they) (?:may|can|could) (?:still |now |also )?(?P<act>[^;]+?){ENDS}"
MAY_BE_DONE = (
    r"\basks (?:whether|if) (?P<thing>(?-i:[A-Z])[^;]*?) (?:may|can|could) (?:still |now |also )?be "
    rf"(?P<done>played|used|activated|challenged|engaged|recruited|equipped)\b(?P<how>[^;]*?){ENDS}"
)
USES_OF = (
    r"\basks about (?:\w+ )?(?:uses|ways to use|ways of using|possible uses) of (?P<thing>(?:the )?(?-i:[A-Z])[^:;]*?)(?: (?:with|by) [^:;]*?)?:"
    r" (?P<each>[^;]+)"
)
"""Several uses of one thing, in a list."""
DONE = {
    "played": "play",
    "used": "use",
    "activated": "activate",
    "challenged": "challenge",
    "engaged": "engage",
    "recruited": "recruit",
    "equipped": "equip",
}


def acts_asked_about(text: str, seats: tuple[str, ...]) -> list[str]:
    """What somebody asks whether it may be done, in the words of doing it: `asks whether Jab may be played with Bo` is `play Jab with Bo`."""
    may = (m["act"] for m in _pattern(MAY_DO, seats).finditer(text))
    be = (f"{DONE[m['done'].casefold()]} {m['thing']}{m['how']}" for m in _pattern(MAY_BE_DONE, seats).finditer(text))
    uses = (one for m in _pattern(USES_OF, seats).finditer(text) for one in _each_use(m["thing"], m["each"].rstrip(" .")))
    return [x.strip() for x in (*may, *be, *uses)]


def _each_use(thing: str, listed: str) -> list[str]:
    """Each of several uses of a thing: `the Move Action: Rosa from Home to The Forums, Dino from Home to The Docks`."""
    parts = re.split(r",? and (?=with |(?-i:[A-Z]))|, ", listed)
    return [f"use {thing} {x}" if x.startswith(("with ", "on ", "against ")) else f"use {thing} with {x}" for x in parts]
