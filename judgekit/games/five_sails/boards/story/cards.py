"""The cards of a board told in prose: `A's Bo (resolve 5), engaged, equipped with Rope (Attachment), is at The Docks`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from judgekit.games.five_sails.boards.story.copies import COPIES, SOME_OF, counted
from judgekit.games.five_sails.boards.story.neither import none_of_them
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import CITY_NAMES, number

CITY = CITY_NAMES
COMMON_CARD = r"available|event|Mercenary|attachment(?= [A-Z])|City Deck (?:attachment|card|event|Mercenary)"
"""What begins the telling of a card that nobody controls."""
STANDS = r"(?:is|are|stands?|stays?|sits?|lies?|waits?|remains?)(?: also| both| all)?(?: (?:still )?available)?"
BORNE = re.compile(r"(?:,|\band\b|\bis\b|\s)+(?:equipped with|wearing|bearing|carrying|wielding|with(?= (?:an? )?[A-Z](?!\w*['’]s\b)))\s+")
WHEN_IT_WAS = (
    r"(?:(?:earlier|before|previously|yesterday|last (?:Day|round))\b"
    r"|(?:earlier |before )?(?:on|in|during) (?:an earlier |the (?:first|second|third|fourth|previous|last|preceding) )?"
    r"(?:Day(?: \d)?|duel|round(?: \d+)?|phase|Dawn|Planning|High Drama|Plunder|Dusk)\b)[^,()]*?"
)
PAST = re.compile(
    r"(?:,\s*(?:(?:which|who) (?:was|has been) |already )?(?:(?:recruited|mustered|brought into play)"
    r"(?: (?:earlier|before|during|in|on|this)\b[^,()]*?)?"
    rf"|(?:destroyed|discarded|drawn|played|defeated|gambled(?: away)?|paid|sunk|put there|shuffled in)(?: (?:by \w+|there|for \w+))? {WHEN_IT_WAS})"
    r"|,? (?:by|through|because of|due to|thanks to|owing to|as (?:the|a) result of) (?:an?|the|some) (?:earlier|previous|former|past) "
    r"(?:effect|ability|Action|move|Move Action|card|event|challenge)(?: of (?:this|the) Day)?)"
    r"(?=,| is\b| stands\b|$)"
)
"""How a card came to be where it is: it is there in any case."""
NAMED = rf"(?:{COPIES}|{SOME_OF})?[A-Z“\"][\w'’“”\". -]*?\s*\("
"""The beginning of another card where each has its attributes in brackets."""
NONE = re.compile(r"(?:nobody|nothing|no ?one|no (?:characters?|cards?))(?: else)?", re.IGNORECASE)
OWN_HOME = "the own Home"
"""The Home of whoever it is, until that is known."""
SOME = r"the (?:last|first|other|latter|former) (?:two|three|four)(?: of (?:them|these))?"
"""Some of the cards of a list, by where they stand in it."""
COMMON = re.compile(
    r"(?!(?-i:[A-Z])[\w'’-]*(?: (?:(?-i:[A-Z])[\w'’-]*|of|on|in|at|to|for|the|an?|and|or))* (?-i:[A-Z])[\w'’-]* \()"  # a card: `All In (Risk)`
    rf"(?:(?:all|both|each|everyone|everybody)(?: of (?:them|these)| others| so far)?|{SOME})"
    r"(?: (?:is|are|lies?|ha[sv]e?|with(?! (?:an? )?[A-Z][^,]*\()|having))?,? (.+)",
    re.IGNORECASE,
)
SO = r"(?:(?:nothing|none|neither)(?: of them)?(?: is)? equipped|(?:no|without(?: any)?) (?:attachments?|wounds?|equipment)|unwounded|en garde)"
ALL_SO = re.compile(rf";\s+(?={SO}(?:(?:,? and |, ){SO})*$)")
"""The end of a list of cards, and how all of them lie, without a word for all."""


@dataclass
class Told:
    """A card as the prose tells of it: its line, where it stands (empty where that is told of another), and what it bears."""

    line: str
    at: int
    place: str = ""
    bears: list[Told] = field(default_factory=list)
    together: str = ""
    """How all lie that stand there, where it is told of several with one verb: `Bo and Una are at The Docks, engaged`."""
    several: bool = False
    """Whether the place is told of several with one verb."""


def cards_told(told: Bit, players: Sequence[str], *, hidden: bool = False, below: bool = False) -> list[Told]:
    """The cards of a list; in a hand or a pile (`hidden`) nobody's name stands before them.

    There, and `below` the name of a place, a card is not where the next one is told to be.
    """
    seats = "|".join(re.escape(p) for p in players)
    start = rf"(?:(?:where )?(?:{seats})['’]s |(?:where )?(?:[Tt]he |[Aa]n? )?(?:{COMMON_CARD}) )"
    start = f"{start}|{NAMED}" if hidden or not BORNE.search(told.plain) else start
    start = rf"{start}|(?:the |an? )?(?:scheme|character|risk|attachment|brute) [A-Z]" if hidden else start
    start += rf"|(?:all|both|each|everyone|everybody)\b(?! (?:unknown|cards?|player))|{SOME}\b"
    joint = rf";\s*(?:and\s+)?|,?\s+and\s+(?={start}|nothing else$)|,\s+(?:and\s+)?(?={start})"
    joint += rf"|,?\s+(?:(?:together|along) with|with(?= (?:{seats})['’]s ))\s+(?={start})"
    joint += r"|,\s+(?=[A-Z][^(]*$|[A-Z][^(,]*,)|(?<=\)),?\s+and\s+(?=[A-Z][^(,]*$)" if hidden else ""
    told = anew(told, re.sub(r"^[Bb]oth (?=[A-Z])", "", told.text)) if hidden else told
    told = anew(told, ALL_SO.sub("; all ", told.text)) if ALL_SO.search(told.plain) else told
    told = none_of_them(told)
    told = told if hidden else with_owner(anew(told, BEARS_TOO.sub(r"\1, equipped with ", told.text)), seats)
    parts = in_series(told.split(joint)) if hidden else told.split(joint)
    cards = [card_told(part, seats, hidden=hidden) for part in parts if not COMMON.fullmatch(part.plain) and not NONE.fullmatch(part.plain)]
    shared(cards)
    if not hidden:
        of_the_same(cards, seats)
    beside(told, cards)
    for one, after in reversed(list(pairwise(cards))):
        if (below or hidden) and not (after.several and ";" not in told.plain[one.at - told.at : after.at - told.at]):
            continue
        if not one.place and after.together and not OWN_LIE.search(one.line.rpartition(")")[2]):
            one.line, one.together = f"{one.line}, {after.together}", after.together
        if not one.place:
            one.place, one.several = after.place, after.several
    for part, (before, one) in zip(parts[1:], pairwise(cards), strict=False):
        one.place = one.place or (before.place if part.plain.startswith("where ") else "")
    for card in cards:
        owner = re.match(rf"({seats})['’]s ", card.line)
        card.place = card.place.replace(OWN_HOME, f"Home of {owner[1] if owner else '?'}")
    of_several(told, parts, cards)
    return cards


BEARS_TOO = re.compile(r"\b(wounds?|unwounded|engaged|en garde) and (?=[A-Z][\w'’ -]* \((?:an )?(?:Attachment|attachment)\b)")
"""`2 wounds and Boat Hook (Attachment)`: somebody bears that."""
IS_CHARACTER = re.compile(r"\([^()\"]*\b(?:[Rr]esolve|[Ii]nfluence) \d")


def with_owner(told: Bit, seats: str) -> Bit:
    """`B's Isa (…), equipped with Locket (Attachment), and Helm (resolve 4)`: a character behind what another bears is of the same player."""
    for found in reversed(list(re.finditer(rf"(?:,? and|,) (?={NAMED})", told.plain))):
        owners = re.findall(rf"\b((?:{seats})['’]s) ", told.plain[: found.start()])
        if re.match(rf"(?:{seats})['’]s ", told.plain[found.end() :]):
            continue
        if owners and BORNE.search(told.plain[: found.start()]) and IS_CHARACTER.match(told.text, told.plain.index("(", found.end())):
            told = anew(told, f"{told.text[: found.end()]}{owners[-1]} {told.text[found.end() :]}")
    return told


def in_series(parts: list[Bit]) -> list[Bit]:
    """`Rope, Hook (Risk), Lamp and Spade`: the `and` behind the last comma stands between two names."""
    last = re.fullmatch(r"([A-Z][^,:]*?),? and ([A-Z][^,:]*)", parts[-1].plain) if len(parts) > 1 else None
    if last is None or "(" in parts[-1].plain:
        return parts
    return [*parts[:-1], parts[-1].group(last, 1), parts[-1].group(last, 2)]


def of_the_same(cards: list[Told], seats: str) -> None:
    """`A's Ana (…), Beto (…) and Cira (…)`: who is named without a player is of the player named before."""
    owner = ""
    for card in cards:
        own = re.match(rf"({seats})['’]s ", card.line)
        if own:
            owner = own[0]
        elif owner and re.match(r"[A-Z]", card.line):
            card.line = owner + card.line


EACH = re.compile(
    r"\((?:(?:each|both|all)(?: of (?:them|these|which))?(?: (?:is|are|being))?[,:]?"
    r" (?:an? )?(?!other)|(?=(?:Risk|Attachment|Character|Event|Scheme)s\b))"
)
"""What begins the attributes of several cards that are told of with one pair of brackets."""


def shared(cards: list[Told]) -> None:
    """`Jab, Feint and Nick (each Risk, cost 1)`: those before it without attributes of their own have the same."""
    for n, card in enumerate(cards):
        found = EACH.search(card.line)
        if not found:
            continue
        bracket = f"({card.line[found.end() : card.line.rfind(')') + 1]}"
        card.line = f"{card.line[: found.start()]}{bracket}{card.line[card.line.rfind(')') + 1 :]}"
        for before in reversed(cards[:n]):
            if "(" in before.line:
                break
            name, comma, behind = before.line.partition(",")
            before.line = f"{name} {bracket}{comma}{behind}"


def beside(told: Bit, cards: list[Told]) -> None:
    """Gives a card that is told of together with the one before it the place of that one."""
    joined = False
    for one, after in pairwise(cards):
        joined = re.search(r"\bwith\s+(?:the |an? )?$", told.plain[: after.at - told.at]) is not None or (joined and not after.place)
        if joined:
            after.place = after.place or one.place


OF_SEVERAL = re.compile(r"[,\s]*\b(?:are|stand|lie|wait|remain)\b")
OWN_LIE = re.compile(r"\b(?:engaged|en garde|unwounded|wounds?|equipped)\b")


NEVER_BEARS = re.compile(r"(?:[Tt]he |[Aa]n? )?(?:available )?(?:City Deck )?(?:event|attachment|risk|scheme) ")
"""What a card is called that bears none: `with` is a word of its name."""


def card_told(told: Bit, seats: str, *, hidden: bool = False) -> Told:
    """One card; in a hand or a pile it bears none."""
    told = _bare(told)
    home = rf"(?:(?:{seats})['’]s |(?:his|her|their|its|the) )?Homes?"
    where = re.compile(rf"[,\s]*(?:\band (?={STANDS}))?(?:\b{STANDS})?\s*\b(?:also )?(?:at|on|in) ({CITY}|{home})\b(.*)")
    there = re.compile(rf"[,\s]*\b{STANDS} (there)(?: too| as well| also)?\b(.*)")
    found = where.search(told.plain) or there.search(told.plain)
    place, lying = "", Bit("", "", told.at)
    if found:
        place, lying = told.plain[slice(*found.span(1))], told.group(found, 2)
        told, lying = described(told.cut(0, found.start()), lying)
    owner = re.match(rf"({seats})['’]s ", told.plain)
    if place.rpartition(" ")[2].startswith("Home"):
        whose = re.match(rf"({seats})['’]s ", place)
        place = f"Home of {whose[1]}" if whose else OWN_HOME
    alone = (hidden or NEVER_BEARS.match(told.plain)) and not re.search(r"\bequipped\b", told.plain)
    told, bears, behind = (told, [], Bit("", "", told.at)) if alone else without_borne(otherwise_called(told, seats))
    lying, more, after = without_borne(lying)
    line = nameless(one_bracket(counted(told)), owner[1] if owner else "")
    several = found is not None and OF_SEVERAL.match(found[0]) is not None
    together = listed(lying.text) if several and lying.text and not more else ""
    return Told(", ".join([line, *(listed(x.text) for x in (behind, lying, after) if x.text)]), told.at, place, [*bears, *more], together, several)


BEHIND_PLACE = re.compile(
    r"(?P<lies>(?:[\s,]*(?:and\b|already\b|en garde\b|engaged\b|unwounded\b|nothing equipped\b|\d+ wounds?\b))*)[\s,]*"
    r"(?:(?P<inside>\(_*\))|(?:(?:which|that|and|its) )*(?:has|reads?|says?|with|having)?(?: ?(?:the|an?))? ?(?:text|ability)?"
    r"(?: (?:is|reads|says))?[:,]? ?(?P<quoted>\"_*\"))"
)
"""What is printed on a card, told behind the place where it lies: `is at The Docks (cost 3)`, `lies on The Docks with the text "…"`."""


def described(told: Bit, lying: Bit) -> tuple[Bit, Bit]:
    """A card with what is printed on it in brackets behind its name, and how it lies."""
    found = BEHIND_PLACE.match(lying.plain)
    if found is None or (found["inside"] is None and "(" in told.plain):
        return told, lying
    printed = lying.text[slice(*found.span("inside" if found["inside"] else "quoted"))].strip("()")
    named = told.text.rstrip(" ,:")
    return anew(told, f"{named} ({printed})"), anew(lying, f"{lying.text[: found.end('lies')]}{lying.text[found.end() :]}")


def _bare(told: Bit) -> Bit:
    """What is told of a card without the words that join it to others, and without how it came to be there."""
    joined = re.match(r"(?:and )?(?:where )?(?:the (?=(?:scheme|character|risk|attachment|brute) [A-Z]))?", told.plain)
    told = told.cut(joined.end()) if joined else told
    past = PAST.search(told.plain)
    told = told.without(*past.span()) if past else told
    offered = re.search(r"(?<=[\w)])(?:,|\s+is)(?: still)? available$", told.plain)
    return told.cut(0, offered.start()) if offered else told


def of_several(told: Bit, parts: Sequence[Bit], cards: Sequence[Told]) -> None:
    """What is said of all the cards, `all en garde`, of the last two before it, `both en garde`, or of each between two semicolons."""
    before = 0
    for part in parts:
        if common := COMMON.fullmatch(part.plain):
            since = told.plain[: part.at - told.at].rstrip("; ").rfind(";") + told.at if re.match("each", part.plain, re.IGNORECASE) else -1
            several = re.match(rf"both|{SOME}", part.plain, re.IGNORECASE)
            many = number(several[0].split()[2]) if several and " " in several[0] else 2
            told_so_far = cards[:many] if several and re.match("the f", several[0]) else cards[max(0, before - many) : before]
            others = re.match("all others", part.plain) is not None
            so_far = cards[:before] if part.plain.startswith("all so far") else cards
            free = [x for x in so_far if x.at > since and not (others and OWN_LIE.search(x.line.rpartition(")")[2]))]
            those = told_so_far if several else free
            said_of_all(part.group(common, 1), those, but_for_some=not several)
        elif not NONE.fullmatch(part.plain):
            before += 1


UPRIGHT = r"\b(?:engaged|en garde)\b"


def said_of_all(said: Bit, cards: Sequence[Told], *, but_for_some: bool = False) -> None:
    """Gives cards the place, how they lie and what they bear that is said of all of them: `equipped with a copy of Bell (…)`.

    `all en garde` may be said of all `but for some`, who are said to lie otherwise.
    """
    at = re.match(rf"(?:at|in|on) ({CITY})(?:,? and |, |$)", said.plain)
    lying, bears, behind = without_borne(said.cut(at.end()) if at else said)
    for card in cards:
        card.place = card.place or (at[1] if at else "")
        how = ", ".join(listed(x.text) for x in (lying, behind) if x.text)
        if but_for_some and re.search(UPRIGHT, card.line.rpartition(")")[2]):  # who is said to lie in another way lies so
            how = re.sub(rf"(?:^|, ){UPRIGHT}|^{UPRIGHT}, ", "", how).removeprefix(", ")
        bare = "(" not in card.line and how.startswith("no ")
        card.line = f"{card.line} ({how})" if bare else ", ".join(x for x in (card.line, how) if x)
        card.bears += [Told(one.line, one.at) for one in bears]


def otherwise_called(told: Bit, seats: str) -> Bit:
    """A card without what only says that there are others: `B's other character Fenn` is `B's Fenn`."""
    found = re.match(rf"(?:{seats})['’]s ((?:(?:other|second|third|own) )?(?:(?:character|participant) )?)(?=[A-Z])", told.plain)
    if not found or not found[1]:
        return told
    start, end = found.span(1)
    return Bit(told.text[:start] + told.text[end:], told.plain[:start] + told.plain[end:], told.at)


def without_borne(told: Bit) -> tuple[Bit, list[Told], Bit]:
    """What is said of a card before the cards that it bears, those, and what is said of it behind them."""
    borne = BORNE.search(f" {told.plain}")
    if not borne:
        return told, [], Bit("", "", told.at)
    bears, behind = borne_cards(told.cut(borne.end() - 1))
    return told.cut(0, max(0, borne.start() - 1)), bears, behind


def borne_cards(told: Bit) -> tuple[list[Told], Bit]:
    """The cards that somebody bears, and what is said behind them of the bearer."""
    parts = told.split(rf",?\s+and\s+(?:with\s+)?(?={NAMED})|,\s+(?:and\s+)?(?={NAMED})|,\s+(?=[A-Z][\w'’ -]*(?:,| and )[^()]*\()|;\s*")
    last = parts[-1]
    if trailing := re.search(r"\)\s+(?:is |are )?equipped(?=$|,)", last.plain):
        last = last.without(trailing.start() + 1, trailing.end())
    behind = re.search(r"\)\s*,\s*([^()]+)$", last.plain)
    lying = last.group(behind, 1) if behind else Bit("", "", last.at)
    parts[-1] = last.cut(0, behind.start() + 1) if behind else last
    cards = [Told(counted(part).text, part.at) for part in parts]
    shared(cards)
    return cards, lying


def nameless(line: str, owner: str) -> str:
    """A Leader whose name is not told gets one; `A's Leader is Valdo` names one."""
    line = re.sub(r"^(\S+['’]s Leader) is (?=[A-Z])", r"\1 ", line)
    return re.sub(r"^(\S+['’]s )Leader(?=\s*(?:\(|,|$))(\s*\()?", lambda m: f"{m[1]}Leader of {owner} (Leader{', ' if m[2] else ')'}", line)


def one_bracket(told: Bit) -> str:
    """A card's line with one pair of brackets, `Pip (resolve 2) (no Brute)`, and commas between how it lies."""
    last = told.plain.rfind(")") + 1
    head, tail = told.text[:last], told.text[last:]
    for seam in reversed(list(re.finditer(r"\)\s*\(", told.plain[:last]))):
        head = f"{head[: seam.start()]}; {head[seam.end() :]}"
    said = re.sub(r"^\s*(?:has|with|is)\s+|\s*,?\s*and\s*$", "", tail) if head else tail
    return head + (f", {listed(said.strip(' ,'))}" if head and said.strip(" ,") else "" if head else said)


def listed(lying: str) -> str:
    """How a card lies, between commas."""
    lying = re.sub(r"\b(?:too|as well|also)\b", "", lying).strip(" ,")
    return re.sub(r"(?:,\s*and|\s+and)\s+", ", ", lying)
