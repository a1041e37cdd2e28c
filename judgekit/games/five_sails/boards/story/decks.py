"""Clauses of a board told in prose that tell what a deck is made of: how many cards, of which kinds, and which of them are named."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.headings import usual_time
from judgekit.games.five_sails.boards.story.cards import NAMED, Told, cards_told
from judgekit.games.five_sails.boards.story.contents import in_so_many, traits_apart
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

KIND = r"(?:character|scheme|attachment|risk|Brute)"
OF_THEM = r"(?:different|other|further|more|non-Unique|Neutral|unnamed)"
COUNTED = re.compile(rf"(?:exactly |only )?({NUMBER}) (?:{OF_THEM} )*({KIND}|card)s?(?: in all| in \w+ copies each)?", re.IGNORECASE)
OF_EACH = re.compile(
    rf"(?:exactly |only )?({NUMBER}) (?:{OF_THEM} )*(?:(Unique) )?(?:{OF_THEM} )*(cards?|titles?|names?|{KIND}s?)"
    rf"(?:,? (?:with|in|of which there (?:is|are)|having|at) ({NUMBER}) cop(?:y|ies)(?: of)?(?: each(?: of them)?| apiece)?"
    r"|,? (?:(?:each|all)(?: of (?:them|which|these))? )?(once|twice|(?:two|three|four) times)(?: each| apiece)?|(?<=Unique cards)|(?<=Unique card))",
    re.IGNORECASE,
)
"""So many names, and how many copies there are of each: `twenty other titles with two copies each`."""
THE_REST = re.compile(rf"({NUMBER}) (?:others?|(?:other|further|more) (?:cards|ones)|which are not)", re.IGNORECASE)
LEGAL = re.compile(
    r"(?:the |its |all )?(?:characters|schemes|cards|risks|attachments) (?:(?:being|are|all|of) )*(?:Neutral|Loyal|\w+['’]s faction)\b.*|"
    r"(?:all|each|every|no|none|which|with)\b.*\b(?:titles?|names?|twice|once|copies|copy|faction|Loyal|Neutral|Unique|legal)\b.*"
    r"|(?:all )?(?:of )?(?:\w+['’]s (?:own )?|the Leader['’]s )?(?:faction|Neutral)(?: (?:and|or)(?: of)? .+)?|Neutral\b.*",
    re.IGNORECASE,
)
"""What says of a deck that it breaks no other rule."""
COPY = re.compile(
    rf"(?:({NUMBER}) (?:of (?:them|which|these) (?:are |being )?)?cop(?:y|ies) of )?"
    r"(?:the |a )?(?:(?i:(Unique|non-Unique)) )?(?:cards? )?([A-Z][^(]*?)"
    r"\s*(\(.*\))?(?: (once|twice|three times|four times))?"
)
"""A card by its name, and how often it is there: `two copies of Jab` · `the Unique card Old Map twice`."""
OFTEN = {"once": 1, "twice": 2, "two times": 2, "three times": 3, "four times": 4}
NAMED_OF_THEM = re.compile(
    rf"(?P<n>{NUMBER}) (?P<kind>(?:Unique|non-Unique) )(?P<what>cards?|titles?|names?)(?:, | \()"
    r"(?:(?:one|two|three|\d) of (?:them|which)(?: (?:is|are|being|called))? )?(?P<names>[A-Z][\w'’ -]*?(?:(?:, | and )[A-Z][\w'’ -]*?)*)(?:,|\)) "
    r"(?:(?:each|all)(?: of (?:them|which))? )?(?P<often>once|twice|three times)(?: each| apiece)?"
)
"""So many names with the same number of copies, some of which are told: `two Unique cards, one of them Old Map, once each`."""


EACH_OF = re.compile(rf"(?P<n>{NUMBER}) copies of each of (?P<names>(?:the )?(?:{NUMBER}) (?:{OF_THEM} )*(?:titles|names|cards))", re.IGNORECASE)
"""`two copies of each of twenty titles`."""
AT_MOST_TWO = re.compile(
    r",? (?:with|and) (?:(?:at most|no more than|never more than) two copies of (?:any|each|every|a|the same) (?:title|card"
    r"|name)|(?:all |only |ten )different titles)(?=$|[,;])",
    re.IGNORECASE,
)
"""What says of a deck that no title is there too often."""
ONE_OF_THEM = re.compile(
    r"(?:one|1) of (?:them|which|these) (?:is |being )?the (?P<kind>scheme|character|Risk|Attachment|event) (?P<name>[A-Z][\w'’ -]*)(?=$|[,;])"
)


def names_apart(told: Bit) -> Bit:
    """The names that are told of such cards as cards of their own, and how many others there are."""
    if idle := AT_MOST_TWO.search(told.plain):
        return names_apart(anew(told, f"{told.text[: idle.start()]}{told.text[idle.end() :]}"))
    if each := EACH_OF.search(told.plain):
        said = f"{each['names'].removeprefix('the ')} with {each['n']} copies each"
        return names_apart(anew(told, f"{told.text[: each.start()]}{said}{told.text[each.end() :]}"))
    if one := ONE_OF_THEM.search(told.plain):
        return names_apart(anew(told, f"{told.text[: one.start()]}including {one['name']} ({one['kind']}){told.text[one.end() :]}"))
    found = NAMED_OF_THEM.search(told.plain)
    if found is None:
        return told
    names = re.split(r", | and ", found["names"])
    others = number(found["n"]) - len(names)
    kind, often = found["kind"], found["often"]
    apart = [f"{name} ({kind.strip()}) {often}" for name in names] + ([f"{others} {kind}{found['what']} {often} each"] if others > 0 else [])
    return told if others < 0 else anew(told, f"{told.text[: found.start()]}{' and '.join(apart)}{told.text[found.end() :]}")


SOME_OF_THEM = re.compile(rf"({NUMBER}) of (?:them|which|these)(?: are| is| being)? (?=(?:{OF_THEM} )*{KIND}s?$)", re.IGNORECASE)
"""How many cards of a deck are of a kind: `three of them Brutes`."""
AMONG = re.compile(
    r"(?:and )?(?:namely|among (?:them|these)|including"
    r"|(?:one|two|three|four|\d) of (?:them|which|these) (?:is|are|being)(?= a | the |:))(?: a| the)?:? ",
    re.IGNORECASE,
)


def deck(teller: Teller, said: Bit) -> bool:
    """`A's Approach Deck holds six characters and four schemes` · `A's Faction Deck has 40 cards, among them three copies of Jab (Risk)`."""
    verb = r"(?:is|has|holds?|contains?|consists of|is made (?:up )?of|of|with)"
    if built_alike(teller, said):
        return True
    found = re.fullmatch(rf"({teller.story.seats})['’]s ((?i:approach|faction)? ?[Dd]eck) {verb} (.+)", said.plain)
    if found is None:
        return False
    return made_of(teller, found[1], said.group(found, 3), approach=found[2].casefold().startswith("approach"))


LIKE = (
    r"(?:is|was|are)(?: (?:built|made(?: up)?|composed|constructed|put together|filled))?(?: just| exactly| in all)?"
    r" (?:like|as|the same as|in the same way as|identical to|(?:the same|alike) (?:in (?:size|make-up) )?as)"
    r"|(?:has|have) the same (?:cards|make-up|composition|contents|build)(?: of cards)? as"
)
"""What says of a deck that it holds the same as another one."""


def built_alike(teller: Teller, said: Bit) -> bool:
    """`B's Approach Deck is built like A's`: the cards of a deck once more, those that have no name of their own as cards of its player."""
    seats = teller.story.seats
    found = re.fullmatch(
        rf"(?P<who>{seats})['’]s (?P<which>(?i:approach"
        rf"|faction)) [Dd]eck (?:{LIKE}) (?:that of )?(?P<of>{seats})(?:['’]s(?: (?i:(?P=which)) deck)?)?",
        said.plain,
    )
    if found is None or found["who"] == found["of"]:
        return False
    pile = "approach deck of" if found["which"].casefold() == "approach" else "deck of"
    cards: list[Told] = []
    within = False
    for depth, line, _ in teller.story.lines:
        within = line == f"{pile} {found['of']}:" if depth == 2 else within
        if within and depth == 4:
            cards.append(Told(re.sub(rf" of {found['of']} \(", f" of {found['who']} (", line), said.at))
    if cards:
        teller.board(f"{pile} {found['who']}", cards, said.at)
    return bool(cards)


ASKED = r"(?:,? (?:and|who) asks? (?:about|whether|which|for|if) .*|,? (?:each|every) time .*)?"


def considered(teller: Teller, said: Bit) -> bool:
    """`A considers Jab (Risk, Neutral) and Rat (character, Brute)`: cards of which it is asked whether they may be in a deck."""
    thinks = (
        r"(?:considers|weighs|looks at|thinks (?:about|of)|is thinking (?:about|of)|has in mind|would like to (?:use|play)|wants to (?:use|play))"
    )
    found = re.fullmatch(rf"(?:{teller.story.seats}) {thinks} (?:(?:the|these|some) (?:following )?cards?:? )?([A-Z].*?\)){ASKED}", said.plain)
    cards = cards_told(said.group(found, 1), teller.story.players, hidden=True) if found else []
    if not cards or not all("(" in card.line for card in cards):
        return False
    teller.board("catalogue", cards, said.at)
    return True


IS_WHAT = (
    r"(?:(?:not |non-)?Unique|Neutral|(?:Neutral|Loyal)(?: to \w+['’]s Leader)?|(?:(?:an?|the) )?(?:(?:non-)?Unique )?"
    r"(?:Neutral |Loyal )?(?:Risk|Attachment|[Cc]haracter|[Ss]cheme|[Ee]vent|Mercenary|Brute|Leader)s?(?: [Cc]ard)?"
    r"|(?:has|with|having) (?:the )?(?:keyword |trait )?(?:Brute|Unique)(?: keyword| trait)?)"
)
SAID_TO_BE = re.compile(
    r"(?P<names>[A-Z][\w'’ -]*?(?:(?:, | and )[A-Z][\w'’ -]*?)*)(?: \((?P<kind>[^()]*)\))? (?:is|are|has|have)(?: both| all| each)? "
    rf"(?P<what>{IS_WHAT}(?:(?:,? and|,? but|,)?(?: (?:that|which|is|are))* {IS_WHAT})*)"
)
"""What cards are, of which the set-up says no more: `Jab (Risk) is not Unique`, `Rat is a character with Brute`."""


def described(teller: Teller, said: Bit) -> bool:
    """`Jab (Risk) is not Unique, Rat is a character with Brute`: before the game, cards that may come to be in a deck."""
    if not any("set-up" in usual_time(told, teller.story.players) for told in teller.story.time):
        return False
    begins = r"[A-Z][\w'’ -]*?(?: \([^()]*\))? (?:is|are) "
    found = [(part, SAID_TO_BE.fullmatch(part.text)) for part in said.split(rf",? (?:and|while|whereas) (?={begins})|[,;] (?={begins})")]
    cards = [Told(f"{name} ({_what_is(m)})", part.at) for part, m in found if m for name in re.split(r", | and ", m["names"])]
    names = [re.sub(r" \(.*", "", card.line) for card in cards]
    if not all(m for _, m in found) or any(teller.story.knows(name) or re.fullmatch(teller.story.seats, name) for name in names):
        return False
    teller.board("catalogue", cards, said.at)
    return True


def _what_is(found: re.Match[str]) -> str:
    """What is printed on such a card, between commas; a card of no kind is a Risk, which any deck may hold."""
    what = re.sub(r"\b(?:not |non-)Unique", "Non-Unique", found["what"])
    kinds = re.findall(
        r"Non-Unique|Unique|Neutral|Risk|Attachment|[Cc]haracter|[Ss]cheme|[Ee]vent|Mercenary|Brute|Leader", f"{found['kind'] or ''}, {what}"
    )
    said = list(dict.fromkeys(x.casefold() if x[1:] in {"isk", "ttachment", "haracter", "cheme", "vent"} else x for x in kinds))
    a_kind = any(x in {"risk", "attachment", "character", "scheme", "event"} for x in said)
    return ", ".join(said if a_kind else ["character" if {"Brute", "Mercenary", "Leader"} & {*said} else "risk", *said])


def made_of(teller: Teller, player: str, told: Bit, *, approach: bool, whole: int = 0, heading: str = "") -> bool:
    """The cards of a deck, `whole` of them where their number has been told; says whether they were told by their number."""
    joint = rf",\s*(?:and\s+)?|[;:]\s*|\s+and\s+(?=(?:{NUMBER}) |the\b|{NAMED})|\s+(?=among (?:them|these)\b|including\b)"
    joint += rf"|(?<=cards) with (?=(?:{NUMBER}) (?:{OF_THEM} )*{KIND}s?\b)"
    joint += r"|(?<=\)) (?:lies )?on top of (?=[A-Z])"
    cards: list[Told] = []
    others = 0
    for part in traits_apart(in_so_many(names_apart(told), whole)).split(joint):
        part = part.cut(m.end()) if (m := AMONG.match(part.plain)) else part
        if some := SOME_OF_THEM.match(part.plain):
            part = anew(part, f"{some[1]} {part.text[some.end() :]}")
        counted = COUNTED.fullmatch(part.plain)
        if (rest := THE_REST.fullmatch(part.plain)) is not None:  # they are no part of those that are named
            others += number(rest[1])
        elif counted and counted[2].casefold() == "card":
            whole = max(whole, number(counted[1]))
        elif each := OF_EACH.fullmatch(part.plain):
            cards += of_so_many_names(player, number(each[1]), copies_each(each), part.at, _printed(each), len(cards))
        elif counted:
            cards += [of_a_kind(player, counted[2].casefold(), n, part.at) for n in range(1, number(counted[1]) + 1)]
        elif not LEGAL.fullmatch(part.plain):
            copies = COPY.fullmatch(part.plain)
            if copies is None:
                return False
            cards.append(of_one_name(part, copies))
    named = sum(int(m[1]) if (m := re.match(r"(\d+) x ", card.line)) else 1 for card in cards)
    whole = max(whole, named + others if others else 0)
    cards += [Told(f"{whole - named} unknown", told.at)] if whole > named else []
    if not cards or (not whole and not any(re.match(rf"{KIND} \d+ of", card.line, re.IGNORECASE) for card in cards)):
        return False
    teller.counted = "" if approach else "deck"
    teller.board(heading or f"{'approach deck' if approach else 'deck'} of {player}", cards, told.at)
    return True


def copies_each(found: re.Match[str]) -> int:
    """How many copies there are of each of so many names."""
    return OFTEN[found[5].casefold()] if found[5] else number(found[4] or "one")


def of_one_name(part: Bit, found: re.Match[str]) -> Told:
    """A card that is named, as often as it is there."""
    many = number(found[1]) if found[1] else OFTEN[found[5]] if found[5] else 1
    printed = ", ".join(x for x in (part.group(found, 4).text.strip("()") if found[4] else "", "Unique" if found[2] == "Unique" else "") if x)
    return Told(f"{many} x {part.group(found, 3).text} ({printed or 'risk'})", part.at)


def _printed(found: re.Match[str]) -> str:
    """What is printed on cards of which only the number of their names is told."""
    kind = found[3].casefold().removesuffix("s")
    said = {"brute": "character, Brute"}.get(kind, kind if re.fullmatch(KIND, kind) else "risk")
    return f"{said}, Unique" if found[2] else said


def of_so_many_names(player: str, names: int, copies: int, at: int, printed: str, before: int) -> list[Told]:
    """Cards of which only the number of their names is told, and of the copies of each; none is called as one of those told before."""
    called = "Unique Card" if printed.endswith("Unique") else "Brute" if printed.endswith("Brute") else "Card"
    return [Told(f"{copies} x {called} {n} of {player} ({printed})", at) for n in range(before + 1, before + names + 1)]


def of_a_kind(player: str, kind: str, n: int, at: int) -> Told:
    """A card of which only the kind is told."""
    said = "character, Brute" if kind == "brute" else kind
    return Told(f"{kind.capitalize()} {n} of {player} ({said})", at)
