"""What a hand, a deck or another pile holds, as prose tells it: cards by their names, from the top where they have an order, or by their number."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.games.five_sails.boards.card_words import WORTH_ONE
from judgekit.games.five_sails.boards.story.cards import Told, cards_told
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import MANY, NUMBER, number

UNDER = r"(?:(?:right|just|directly|immediately) )?(?:below|beneath|under(?:neath)?)(?: (?:it|h[ei]r|him|that|them|these|those|this))?"
NTH = r"(?:top(?:most)?|first|next|second|third|fourth|fifth)"
A_CARD = r"(?=[A-Z]|the (?:event|attachment|character|Mercenary) [A-Z])"
IN_ORDER = re.compile(
    r"(?<=\))(?: (?:is|lies|being))? (?:on|at the) top(?: of it)?(?=$|,|;| and)"
    r"|\b(?:lie |lies )?(?:on|at the) top(?: of it)?(?: (?:lies?|is|are))?[,:]? (?=[A-Z])"
    rf"|(?<=\)) (?:(?:is|lies) )?{UNDER}(?=$|,|;)|\b(?:then|next|followed by|{UNDER})(?: (?:lies|is))?[,:]? (?=[A-Z])"
    rf"|\bit (?:begins|starts) with:? (?=[A-Z])|\b(?:of which )?(?:the|its) {NTH}(?: (?:one|two|three|four|five|card|cards))*"
    rf"(?: of (?:them|these|which))?(?:,? from (?:the )?top(?: down)?,?)?(?: (?:is|are|being))?[:,]? +{A_CARD}"
    r"|\b(?:counted |starting )?from (?:the )?top(?: down| to bottom)?(?:,? it (?:begins|starts|holds|has)(?: with)?)?[:,]?(?= )"
    r"|\bin (?:this |that )?order[:,]?(?= )"
    r"|(?<=\)),? (?:counted )?(?:from the top|in (?:this|that) order)(?: down)?$|\bthe card (?:below|under) (?:it|that)(?: is)? (?=[A-Z])"
)
"""What only says that the cards of a pile are told from the top."""
ON_TOP_OF = re.compile(r"(?<=\)) (?:(?:lies|is) )?(?:on top of|above|over) (?=[A-Z])")
WHICH = (
    r"(?:unknown|other|further|more|additional|face-?down|ordinary|plain|unnamed|unimportant|irrelevant|different|combat"
    r"|useless|unusable|unplayable|blank)"
)
OF_THEM = r"(?: of (?:them|these|which))?"
FIT = r"(?:fitting|usable|useful|suitable|matching|relevant|applicable|printed|special|playable|other)"
KIND = r"(?:abilit(?:y|ies)|Actions?|Reactions?|Techniques?|Maneuvers?|texts?|keywords?|effects?)"
AT_ALL = r"(?: (?:at all|here|now|in this situation|for this|of (?:its|their) own))?"
USED = r"(?:used|played|activated|of (?:any )?use)"
THAT_FITS = rf"(?: (?:that|which) (?:matters?|fits?|appl(?:y|ies)|(?:can|could|may|might) be {USED}|(?:is|are) {FIT})| to use| to play)?{AT_ALL}"
NO_WORTH = rf"(?:Wealth(?: keyword)?|(?:{FIT} )*{KIND}{THAT_FITS})"
WITH = (
    rf"(?:(?:no cards?|none|neither){OF_THEM} (?:with|having|has|have)|(?:(?:all|both|each){OF_THEM} )?(?:without|lacking|(?:with"
    rf"|having|has|have) no)"
    r"|(?:that|which) (?:all |both |each )?(?:has|have|hold|bear) no)"
)
USELESS = (
    rf"(?:(?:of which )?(?:none|neither){OF_THEM} (?:(?:(?:is|are) )?(?:{FIT}|of (?:any )?use)|fits?|(?:can|could|may) be {USED}){AT_ALL}"
    rf"|(?:(?:that|which|all|both|each){OF_THEM} )*(?:(?:is|are) )?(?:useless|unusable|unplayable|unsuitable|blank|of no use"
    rf"|not (?:usable|playable)){AT_ALL}"
    rf"|(?:that|which) (?:cannot|can not|can['’]t|could not|may not) be {USED}{AT_ALL}|(?:that|which) (?:do(?:es)? not fit"
    rf"|do(?:es)? nothing){AT_ALL})"
)
"""That nothing on some cards can be used as things are."""
IDLE = (
    r"(?:(?:do|does) not matter|plays? no (?:part|role)|(?:is|are) (?:irrelevant|unimportant|of no (?:importance|consequence|interest)"
    r"|not (?:needed|relevant|important|reached|drawn)|never (?:reached|drawn)))"
)
NO_MATTER = (
    rf"(?:,? (?:and )?{WITH}(?: the| any| an?)? {NO_WORTH}(?:(?:,? or|,? and|,? nor|,) {NO_WORTH})*"
    rf"|,? (?:(?:all|both|each|every one){OF_THEM} )?{WORTH_ONE}|,? no Wealth(?: among them)?|,? no two(?: of them)? alike|,? all different"
    rf"|,? (?:(?:all|both|each){OF_THEM} )?with {NO_WORTH} (?:that|which) {IDLE}"
    rf"|,? (?:that|which|whose (?:names?|order|values|identity|abilities|texts?))(?: all)? {IDLE}"
    rf"|,? (?:all |both |each )?of no (?:importance|consequence|interest)|,? (?:and )?{USELESS})"
)
"""What only says of cards that they are as good as any: `none of them with Wealth`, `both without abilities`, `that do not matter`."""
NO_MORE = re.compile(
    rf"(?<=\));?{NO_MATTER}$|(?:,| and|;| –) (?:nothing|no(?:ne)?)(?: (?:else|more|others?|other cards?|further cards?))$|(?<=\)),? (?:only|alone)$"
)
"""What only says that there are no more cards than those."""
WEALTHLESS = re.compile(
    rf"(?<=\)),?;? (?:and )?(?:{WITH}(?: the| any)? Wealth(?: keyword)?|(?:(?:all|both|each|every one){OF_THEM} )?{WORTH_ONE}"
    r"|no Wealth(?: among them)?)$"
)
"""What says behind cards that are named that none of them has Wealth."""
SO_MANY = (
    rf"(?:exactly |only |just |down to |a )?(?P<n>{NUMBER}|single) (?:{WHICH} )*cards?"
    rf"(?: (?:only|left|in all|each|(?:lies? )?in it|lies?))?(?:{NO_MATTER}| \((?:no|without) Wealth\))*"
)
AT_LEAST = rf"(?:at least|more than) (?:{NUMBER})|enough|plenty of|several|many"
UNCOUNTED = rf"(?:(?:{AT_LEAST})(?: {WHICH})*(?: cards)?(?: left)?(?: each)?|large enough)(?: for .+)?"
"""How many cards there are, where only so much is told that they will do."""
A_LOT = r"(?:many|several|plenty of|lots of|a lot of|a number of|enough|some)"
OTHERS = "others"
"""The line of a board that says of a deck that nobody knows all of it."""


SIZE_FIRST = re.compile(
    r"(?P<pile>\S+['’]s (?:(?:[Ff]action|[Aa]pproach) )?(?:[Hh]and|[Dd]eck|[Dd]iscard pile|Locker)|[Tt]he City Deck),? "
    rf"(?:\((?:(?:of|with|just|only|exactly|a) )*(?P<in>{NUMBER}|single) cards?(?: (?:in all|only|alone))?\)"
    rf"|(?:(?:of|with|just|only|exactly|a) )*(?P<of>{NUMBER}|single) cards?(?: (?:in all|only|alone))?)"
    r"(?P<and>[,:])"
)
"""A pile with its size, before what is told of its cards."""


def size_first(said: Bit) -> Bit:
    """`A's deck (20 cards), from the top: …` as `A's deck has 20 cards, from the top: …`."""
    found = SIZE_FIRST.match(said.text)
    return (
        said
        if found is None
        else anew(said, f"{found['pile']} has {_amount(found['in'] or found['of'])} cards{found['and']}{said.text[found.end() :]}")
    )


def pile_told(told: Bit, players: Sequence[str], whole: int = 0) -> list[Told]:
    """The cards of a hand or a pile: named, counted, or none; `whole` of them where their number has been told."""
    told = of_a_kind(kinds_apart(traits_apart(in_so_many(told, whole))))
    if (poor := WEALTHLESS.search(told.plain)) is not None:
        told = anew(told, f"{told.text[: poor.start()]}, all no Wealth")
    while extra := IN_ORDER.search(told.plain) or NO_MORE.search(told.plain):
        told = told.without(*extra.span()).cut(0)
    if counted := re.fullmatch(rf"unknown \(({NUMBER}) cards?\)", told.text, re.IGNORECASE):
        return [Told(f"{number(counted[1])} unknown", told.at)]
    if re.fullmatch(r"empty|no cards?|nothing|none", told.plain, re.IGNORECASE):
        return [Told("empty", told.at)]
    if re.fullmatch(UNCOUNTED, told.plain, re.IGNORECASE):
        return [Told(OTHERS, told.at)]
    if re.fullmatch(NUMBER, told.plain, re.IGNORECASE):
        return unknown(number(told.plain), told.at) or [Told("empty", told.at)]
    if counted := re.fullmatch(SO_MANY, told.text, re.IGNORECASE):
        besides = re.search(r"\b(?:other|further|more|additional)\b", told.plain) is not None
        return [Told(f"{_amount(counted['n'])} further unknown", told.at)] if besides else unknown(_amount(counted["n"]), told.at)
    colon = r"(?:[,:;]| with|,? namely| –| -)(?: (?:among|(?:one |two |three )?of) (?:them|these|which)(?: (?:is|are|being))?| namely)?[,:]? +"
    led = re.match(rf"{SO_MANY}(?: in (?:his |her |their |the )?hand)?{colon}(?:{A_CARD}|(?=\d|two))", told.text)
    if led:
        whole, told = _amount(led["n"]), told.cut(led.end())
    if led := re.match(rf"(?:{AT_LEAST})(?: {WHICH})* cards{colon}{A_CARD}", told.text, re.IGNORECASE):
        told = anew(told, f"{told.text[led.end() :]}, then others")
    cards, rest = _with_the_rest(told, players)
    more = whole - sum(int(m[1]) if (m := re.match(r"(\d+) x ", card.line)) else 1 for card in cards)
    open_end = bool(whole) and [each.line for each in rest] == [OTHERS]
    return [*cards, *(unknown(more, told.at) if open_end or not rest else rest)]


SO_MANY_FIRST = re.compile(rf"(?:exactly |only |just )?(?P<n>{NUMBER}) cards?(?:[,:;]|,? namely:?) (?=[A-Z])", re.IGNORECASE)


def in_so_many(told: Bit, whole: int = 0) -> Bit:
    """`Ash and Birch` as two names where two cards are told of: a name may hold an `and`, but then there would be too few."""
    led = SO_MANY_FIRST.match(told.text)
    begun = told.text[: led.end()] if led else ""
    names = re.split(r",? and |, ", told.text[len(begun) :])
    alone = all(re.fullmatch(r"[A-Z][\w'’ -]*", name) for name in names)
    return anew(told, begun + ", ".join(names)) if alone and len(names) == (number(led["n"]) if led else whole) else told


LED = re.compile(r"(?:^|(?<=[:,] )|(?<=\band ))(?:the )?(Risk|Attachment|Event|Scheme|Character)(s?) (?=[A-Z])")
"""The kind of several cards, before their names."""
ONE_OF_THEM = re.compile(r"([A-Z][\w'’-]*(?: [A-Z\d][\w'’-]*)*)(?: \((?=_))?")


def kinds_apart(told: Bit) -> Bit:
    """`the Attachments Rope and Hook (cost 1), and the Risk Jab` with the kind at each card: `Rope (Attachment) and Hook (Attachment, cost 1), …`."""
    led = list(LED.finditer(told.plain))
    for found, after in zip(reversed(led), [None, *reversed(led)], strict=False):
        end = after.start() if after else len(told.text)
        text, begun = told.text[: found.start()], found.end()
        for card in ONE_OF_THEM.finditer(told.plain, found.end(), end):
            if not re.search(r"(?:^|, |\band |\bof )$", told.plain[found.end() : card.start()]):
                continue
            text += f"{told.text[begun : card.end(1)]} ({found[1]}{', ' if card.end() > card.end(1) else ')'}"
            begun = card.end()
            if not found[2]:
                break
        told = anew(told, text + told.text[begun:])
    return told


ONE_NAME = r"[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*"
OF_A_TRAIT = re.compile(
    rf"(?:^|(?<=[:,] )|(?<=\band )"
    rf"|(?<=\bthem ))the (?P<before>(?:[A-Z]\w+ )*?)(?P<traits>[A-Z]\w+s) (?P<names>{ONE_NAME}(?:, {ONE_NAME})*,? and {ONE_NAME})(?=$|[,;])"
)
"""Cards that are named behind their traits: `the Red Hand Thugs Aldo and Bice`."""


def traits_apart(told: Bit) -> Bit:
    """A pile with the traits at each card that are told once of several."""
    for found in reversed(list(OF_A_TRAIT.finditer(told.plain))):
        if found["traits"] in {"Risks", "Attachments", "Events", "Schemes", "Characters"}:
            continue
        traits = [x for x in (found["before"].strip(), re.sub(r"ies$", "y", found["traits"]).removesuffix("s")) if x]
        cards = ", ".join(f"{name} ({', '.join(traits)})" for name in re.split(r",? and |, ", found["names"]))
        told = anew(told, f"{told.text[: found.start()]}{cards}{told.text[found.end() :]}")
    return told


A_KIND = re.compile(
    rf"(?<![\w'’])(?:exactly |only |just )?(?P<n>(?!an? |no )(?:{NUMBER})) (?:{WHICH} )*(?P<kind>Risk|Attachment)s?(?: each)?"
    rf"(?:{NO_MATTER})*(?=$|,| and )",
    re.IGNORECASE,
)
"""Cards of which only their number and their kind are told: `three Risks without Wealth`."""


def of_a_kind(told: Bit) -> Bit:
    """A pile with cards that are told by their kind alone as cards that are called so."""
    for found in reversed(list(A_KIND.finditer(told.plain))):
        kind = found["kind"].title()
        told = anew(told, f"{told.text[: found.start()]}{number(found['n'])} x Plain {kind} ({kind}){told.text[found.end() :]}")
    return told


def unknown(many: int, at: int) -> list[Told]:
    """So many cards that nobody knows."""
    return [Told(f"{many} unknown", at)] if many > 0 else []


def _amount(word: str) -> int:
    return 1 if word.casefold() == "single" else number(word)


def _with_the_rest(told: Bit, players: Sequence[str]) -> tuple[list[Told], list[Told]]:
    """The cards that are named, and those of which only the number is told, or that there are more."""
    joint = r"(?:,|,? and|,? then|,? with|,? plus| –|,? followed by)+"
    below = rf"(?:(?:lies?|are|is|comes?|follows?)? ?{UNDER}|below .*|lie there|follow|in it)"
    so_many = rf"(?P<n>{MANY}) (?:{WHICH} )*(?:cards?|others?|more|{WHICH})(?:{NO_MATTER})*"
    behind = re.search(rf"{joint}(?: {UNDER}(?: (?:is|are|lies?))?)? {so_many}(?: {below})?$", told.plain)
    vague = rf"(?:{A_LOT} )?(?:(?:{WHICH} )+cards?|cards?(?= (?:that|which|whose|of no)\b)|others|more|so on|the rest(?: {IDLE}| is unknown)?)"
    others = re.search(rf"{joint} {vague}(?: {below})?(?:{NO_MATTER})*$", told.plain)
    end = behind or others
    named = told.cut(m.end() if (m := re.match("(?:exactly|only|just) (?=[A-Z])", told.plain)) else 0, end.start() if end else None)
    cards = [card for part in named.split(ON_TOP_OF.pattern) for card in cards_told(part, players, hidden=True)]
    return cards, unknown(_amount(behind["n"]), told.at + behind.start()) if behind else [Told(OTHERS, told.at)] if others else []
