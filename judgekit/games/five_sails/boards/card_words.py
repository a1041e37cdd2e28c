"""What is said of a card, as people write it, in the usual words: `riposte 2 / parry 1`, `a Brute`, `influence - (dash)`, `no Wealth`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.texts.sentences import KEYWORDS

KINDS = ("character", "risk", "attachment", "event", "scheme", "location")
NUMBERS = ("resolve", "combat", "finesse", "influence", "cost", "riposte", "parry", "thrust", "crew cap", "panache", "initiative", "panache modifier")

DASH = r"(?:an? )?(?:[-–—]|\bdash\b)"
TWICE = re.compile(rf"(?<=\s){DASH} \({DASH}\)")
VALUE = rf"\b({'|'.join(NUMBERS)})"
OF_VALUE = re.compile(rf"{VALUE}(?: is|:|=)? (?:[–—]|a dash\b)|\ba dash (?:for|in|as) (?:its |his |her )?{VALUE}\b", re.IGNORECASE)


def usual_dash(text: str) -> str:
    """A card's line with every dash that stands for a value as such: `influence - (dash)`, `a dash for Influence`."""
    return OF_VALUE.sub(lambda m: f"{m[1] or m[2]} -", TWICE.sub("-", text))


WITHOUT_ONE = re.compile(
    r"(?<=[(,;:] )?\b((?:Mercenary|Brute|Leader|Duelist|Attachment|Risk|Event|Unique))(?:,| but)? (?:without|with no|but not|not|(?:that"
    r"|which|who) (?:is not|has no|does not have)) "
    r"(?:(?:the|any|an?) )?((?-i:[A-Z])\w+)(?: keyword| trait)?(?=\s*(?:[,;)]|$))"
)
"""A kind of card with a keyword that it has not: `Mercenary without Negotiable`."""
NONE_OF = re.compile(r" *\b(no|without(?: an?)?|neither(?: an?)?) ((?:[A-Z]\w+, )+[A-Z]\w+,? (?:or|nor) [A-Z]\w+)(?: traits?)?")


def each_denied(text: str) -> str:
    """A card's line with each of a list of traits denied by itself: `no Armor, Attire or Weapon trait` is `no Armor, no Attire, no Weapon`."""
    text = WITHOUT_ONE.sub(r"\1, no \2", text)
    return NONE_OF.sub(lambda m: ", " + ", ".join(f"no {trait}" for trait in re.split(r",? (?:or|nor) |, ", m[2])), text)


DENIED = re.compile(
    r"(?:with )?(?:(?:no|not|without|is not)\b(?: an?| the)?(?: keywords?| traits?(?! but))? |non-)(.+?)(?: keywords?| traits?)?",
    re.IGNORECASE,
)


HAS_NOT = re.compile(
    r"^(?:(?:(?:the|its|this) (?:card|text|print)|it|he|she) )?"
    r"(?:(?:does|do) not (?:have|bear|show|carry|read|say|name|list|mention|include)"
    r"|has not got|lacks|(?:has|bears|shows|reads|carries)(?= no )|is not"
    r"|(?:is )?(?:not |un)printed with|printed (?:without|as not(?: an?)?|not as(?: an?)?))"
    r" (?:no |the (?:keyword|trait|word) )?",
    re.IGNORECASE,
)
"""That a card has a keyword or a trait not, in a clause: `the card does not have negotiable`."""
ON_IT = r"(?: (?:on|among|in|with) (?:it|him|her|(?:the|this|its|his|her) (?:card|text|keywords|traits|words)))?"
IS_LACKING = re.compile(
    r"^(?:the (?:keyword|trait|word) )?(?P<what>\S+(?:(?:,? (?:and|or|nor) |, )\S+)*)(?: (?:keyword|trait))? "
    rf"(?:(?:is|are) (?:not (?:printed|there|given|named|listed|shown|written)|absent|missing|lacking|not(?= (?:on|among|in) )){ON_IT}"
    rf"|(?:does|do) not (?:stand|appear|occur|belong to it){ON_IT})$",
    re.IGNORECASE,
)
"""The same of the keyword: `Negotiable is not printed on it`."""


WHEN_PAYING = (
    r"(?: (?:(?:when|while|if|for|in) )?(?:it (?:is )?|they (?:are )?|you )?(?:used |discarded )?(?:(?:for|to|as|in|towards?) )*(?:an? |any |the )?"
    r"(?:pay(?:s|ing|ments?)?|paid|costs?)(?: (?:for )?(?:an? |any |the )?(?:costs?|something|anything))?)"
)
WORTH_ONE = (
    r"(?:(?:(?:is|are|being) )?worth|count(?:s|ing)?(?: as| for)?|pay(?:s|ing)?(?: for)?) (?:only |just |exactly )?(?:one|1)(?: card)?(?: each)?"
    rf"{WHEN_PAYING}?"
)
"""What a card counts when it pays for something: a card without the keyword that makes it more."""
SO_WORTH = re.compile(rf"(?:(?:all|both|each)(?: of (?:them|which))? )?{WORTH_ONE}", re.IGNORECASE)


def denied(part: str) -> list[str]:
    """The keywords and traits that an attribute says a card does not have: `no Wealth`, `neither Unique nor Loyal`, `worth one when paying`."""
    if SO_WORTH.fullmatch(part):
        return ["Wealth"]
    part = re.sub(
        rf"^(no .+?) (?:is |are )?(?:printed|shown|given){ON_IT}$", r"\1", HAS_NOT.sub("no ", IS_LACKING.sub(r"no \g<what>", part.strip(" :")))
    )
    found = DENIED.fullmatch(re.sub(r"^neither ", "no ", part))
    words = re.split(r",? (?:or|nor|and)(?: no| not)? ", found[1]) if found else []
    return [word.title() if word.title() in KEYWORDS else word for word in words if all(w.title() in KEYWORDS or is_trait(w) for w in words)]


CAME = r"(?:recruited|mustered|hired|bought|brought (?:in|into play))"
EARLIER = r"(?:already|earlier|formerly|previously|once|before)"
NOTHING = re.compile(
    r"(?:with )?(?:no|none|neither|without|nothing|not)\b"
    r".*(?:abilit|action|maneuver|technique|equip|attach|wound|engaged|brute|trait|text|else|effect|modif|bonus).*"
    rf"|(?:which was |who was |that was )?(?:{EARLIER} )*(?:{CAME}|equipped(?= by| on| earlier| before))"
    r"(?: by \w+)?(?: (?!from\b)(?:(?!\b(?:engaged|equipped|wound(?:s|ed)?|threat|renown|with|but|and)\b).)+)?"
    r"|unwounded|vanilla|in play|face ?up|no text|blank"
)
"""What says that there is nothing to say: `no ability`, `unwounded`, `recruited by B yesterday`."""


MORE = re.compile(
    r",? (?:and|but) (?=(?:(?:with|has|bears|is|are) )?(?:engaged|en garde|wounded|equipped|attached"
    r"|(?:\d+|an?|one|two|three|four) (?:wounds?|threat|renown|attachments?)\b|\d))",
    re.IGNORECASE,
)
"""Where a part that says that there is nothing goes on with what there is: `no attachment but 2 wounds`."""
EXCEPTED = re.compile(r"\b(?:but|except|besides|unless|until|only|other than|apart from)\b", re.IGNORECASE)
"""What makes of it that there is something after all."""


SINCE = re.compile(
    r"(?<=from the City Deck),? (?:by \w+ ?)?(?:(?:earlier|before|already)\b ?)?(?:(?:on|in|during) )?"
    r"(?:(?:the )?(?:day \d+|(?:an? |the )?(?:earlier|previous|first|second|third|fourth|last) day|(?:this|that) day|yesterday))?$",
    re.IGNORECASE,
)
"""By whom and when a card was brought in: it is there in any case."""

ONCE = re.compile(
    rf"^(?:{EARLIER} )+{CAME} (?=\S)"
    rf"|(?<=\w),? (?:which was |who was |that was )?(?:{EARLIER} )*{CAME}\b(?! from the City Deck)[^,;]*$"
    rf"|(?<=\w),? (?:who is |which is )?(?:{EARLIER} )+(?:(?:a )?(?:member|part) of|in) \w+['’]s crew$",
    re.IGNORECASE,
)
"""How a card of a kind that is named came to be where it is: `Mercenary recruited earlier`."""


AS_PRINTED = re.compile(
    rf"^(?:(?:as )?printed|(?:with )?(?:the )?printed (?:values?|stats?|numbers?))(?: are)?:? (?=(?:{'|'.join(NUMBERS)})\b)", re.IGNORECASE
)
"""What only says that the values behind it are the printed ones: a board tells no others."""


def plainly(part: str) -> list[str]:
    """An attribute as it is written otherwise: `riposte 2 / parry 1 / thrust 0`, `with 2 wounds`, `a Brute`, `(Brute)`."""
    part = SINCE.sub("", re.sub(r"^(?:with|has|and|an?|also|currently|is) (?=\S)", "", part.strip(" ().:"), flags=re.IGNORECASE))
    part = re.sub(r",? (?:but|and)$", "", ONCE.sub("", AS_PRINTED.sub("", part)))
    if more := MORE.search(part):
        return [said for each in (part[: more.start()], part[more.end() :]) for said in plainly(each)]
    if (NOTHING.fullmatch(part.casefold()) and not EXCEPTED.search(part)) or part.casefold() in {"", "with", "and", "has", "text"}:
        return []
    part = KINDS_OF_MANY.sub(lambda m: m[1], re.sub(r"^free$", "cost 0", part, flags=re.IGNORECASE))
    if LETTERS.fullmatch(part):
        return [f"{BY_LETTER[letter.upper()]} {value}" for letter, value in re.findall(r"([RPT]) ?(\d|-)", part, re.IGNORECASE)]
    if those := several(part):
        return [said for each in those for said in plainly(each)]
    if "/" in part and re.search(r"[a-z]", part, re.IGNORECASE):
        values = re.fullmatch(r"(?:combat )?(?:values?|rpt|r/p/t|riposte/parry/thrust)[:= ]*(.+)", part, re.IGNORECASE)
        return [values[1]] if values else [p for half in part.split("/") for p in plainly(half)]
    part = re.sub(r"^threat pool\b", "threat", part, flags=re.IGNORECASE)
    return [re.sub(r"^(?:attached to|on) ", "equipped to ", re.sub(r"[:=]\s*(?=[+-]?\d|-$|dash)", " ", part))]


KINDS_OF_MANY = re.compile(rf"^({'|'.join(KINDS)})s$", re.IGNORECASE)
"""A kind that is said of several cards: `all Risks`."""


PRINTED = {*KINDS, *(keyword.casefold() for keyword in KEYWORDS), "engaged", "en garde", "unwounded"}
"""What brackets behind a name hold that are no part of it."""


def kind_said(part: str) -> str:
    """A part of what is said of a card, as the kind that it names: `an attachment from the City Deck`, `Risks`."""
    return KINDS_OF_MANY.sub(r"\1", re.sub(r"^an? (?=attachment|event)| from the city deck$", "", part.strip().casefold()))


BY_LETTER = {"R": "riposte", "P": "parry", "T": "thrust"}
LETTERS = re.compile(r"[RPT] ?(?:\d|-)(?:[ /]+[RPT] ?(?:\d|-))*", re.IGNORECASE)
"""Combat values by their first letters: `R1 P0 T2`."""
OF_THE_CITY = re.compile(r"(.+?) (?:(?:that was |who was )?recruited )?from the City Deck|City Deck (attachment|character|event|Mercenary)")
OF_A_DECK = re.compile(r"((?!which |who |that )\S.*?),? ((?:from|out of) \w+['’]s (?:Faction )?[Dd]eck)")
"""A kind or a trait, and whose card it is: `Weapon from B's Faction Deck`."""
KIND_OF = re.compile(rf"(Unique) (\S.*)|(.+) ({'|'.join(KINDS)})|({'|'.join(KINDS)}) (?:(?:with|of) |(?=without ))(.+)", re.IGNORECASE)
TRAITS = re.compile(r"(?:the )?traits?:? (.+)|(?:the )?([A-Z].*?) (?:traits?|(?:faction )?symbols?)")
JOINT = re.compile(rf" and (?=[A-Z+-]|\d|(?:{'|'.join(NUMBERS)})\b)")


def several(part: str) -> list[str]:
    """What one attribute says at once: `Mercenary from the City Deck`, `Duelist and Noble`, `Weapon trait`; nothing where it says one thing."""
    if found := OF_A_DECK.fullmatch(part):
        return [found[1], found[2]]
    if found := OF_THE_CITY.fullmatch(part):
        return [found[1] or found[2], "City Card"]
    if found := KIND_OF.fullmatch(part):
        return [x for x in found.groups() if x]
    if (found := TRAITS.fullmatch(part)) and not part.startswith("trait "):
        return [f"trait {each}" for each in JOINT.split(found[1] or found[2])]
    return JOINT.split(part) if JOINT.search(part) and not part.startswith(("title", "trait ")) else []


def is_trait(part: str) -> bool:
    """Whether all words of a part are written like those of a trait."""
    return all(word[:1].isupper() or word in {"of", "the"} for word in part.split()) and not re.search(r"\d", part)
