"""Who and what is meant, in sentences of every kind: the bearer of a card, enemies and friends, cards of a trait, locations."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import OPPONENT, STAT, VALUE

PLACES = {"docks": "The Docks", "forums": "The Forums", "bazaar": "The Grand Bazaar", "inn": "Ole's Inn", "gardens": "Governor's Gardens"}


def _singular(found: re.Match[str]) -> str:
    """One of those that a player controls."""
    noun = re.sub(r"ies$", "y", found[1]) if found[1].endswith("ies") else found[1].removesuffix("s")
    return f"a {noun} you control"


WORN = "(?:worn|borne|carried) by"
BEARER = (
    r"(?:(?:this|the) (?:attachment|card|weapon|armor|attire)'s (?:bearer|wearer|wielder)"
    r"|the (?:bearer|wearer|wielder)(?: of this (?:card|attachment))?)"
)
STATES = "engaged|en garde|wounded|unwounded|equipped|unequipped|available"
KINDS = r"(character|attachment|card|participant|risk)"
NOT = r"(?:(?:that|who|which) (?:is|are) not|other than|except(?: for)?|but not|excluding|not|besides)"
DOES = r"(?:enters?|leaves?|moves?|engages?|becomes|suffers?|be|is (?:wounded|destroyed|engaged|healed|moved))"
DOING = "(claim|gain|lose|draw|discard|play|recruit|gamble|equip|spend)"
ALL = r"(?:players|nobody|no player|no one)"
ACTS = r"(?:issue challenges|intervene|parley|gamble|refuse challenges|claim locations)"
ALL_BUT_YOU = r"(?:(?:your )?opponents|enemies|other players)"
ITEMS = "Weapon|Armor|Attire|Artifact|Poison|Trinket|Sword|Pistol|Knife"


def performed(what: str) -> str:
    """How a card speaks of whoever has performed what it answers: `the character who performed the claim`, `that Action's performer`."""
    it = rf"(?:it|(?:the|that) {what})"
    done = r"(?:that|who) (?:has |had )?(?:perform(?:ed|s)|made|makes|carrie[ds] out|used|uses)|performing"
    who = rf"the (?:enemy |opposing )?(?:character|one) (?:{done})|who(?:ever)? performed"
    return rf"(?:(?:the|that) {what}['’]s performer|the performer of {it}|(?:{who}) {it})\b"


THINGS = (
    rf"(?-i:\b((?:target|each|another|an?) (?:[a-z]+ )?(?:{ITEMS}))s?(?= (?:from|in|into|equipped to|you control|here|at|on)\b|$))",
    r"\1 attachment",
)
"""A Weapon is an attachment where something is done to it."""
EVERY = Table(
    (rf"\byour target (?=(?:(?:{STATES}|other|non-leader) )*(?:character|attachment|(?-i:(?!City\b|The\b)[A-Z]))[\w-]*)", "target friendly "),
    (rf"\bwith (?:exactly )?(?:a |an )?({STAT}|cost)(?: of)? 0\b(?! or)", r"with 0 \1"),
    (
        rf"\bwith (?:exactly )?(?:a |an )?({STAT}|cost)(?: of)? ([1-9])\b(?! (?:or|higher|more|less|lower|fewer))",
        r"with \2 or more \1 and \2 or less \1",
    ),
    (rf"\bwith exactly (\d) ({STAT}|cost)\b", r"with \1 or more \2 and \1 or less \2"),
    (
        r"(['’]s|\b(?:your|its|their|his|her)) own (?=(?:threat )?pools?\b|hand\b|(?:\w+ )?deck\b|discard pile\b|Locker\b|participant\b|leader\b)",
        r"\1 ",
    ),
    (r"threat pool", "pool"),
    (r"\bthe adversary['’]s participant\b", "the adversary"),
    (r"\bthe (?:claiming|pressuring|recruiting) character\b|\bthe claim(?:ant|er)\b", "the performer"),
    (rf"\b{performed('challenge')}", "the challenger"),
    (rf"\b{performed('(?:Action|Reaction|ability|card|claim|pressure|move|recruiting|recruitment|risk)')}|\bits performer\b", "the performer"),
    (r"\b(card|character|attachment|risk|Mercenary) with (?:the )?(Negotiable|Wealth|Brute)(?: keyword)?\b", r"\2 \1"),
    (r"\b(return .+?) to hand\b", r"\1 to your hand"),
    (r"\b(to your hand) instead of (?:discarding (?:it|them)|your discard pile)$", r"\1"),
    (r"\bput (this card) into your hand instead of (?:discarding it|(?:in )?your discard pile)$", r"return \1 to your hand"),
    (r"\b(?:the )?attached character\b", "the equipped character"),
    (
        r"\b(?:City )?(location)s? (?:with|that has|where there (?:is|are)) (?:no(?:body| characters) or only Mercenaries"
        r"|only Mercenaries or no(?:body| characters)"
        r"|no characters (?:but|except(?: for)?|other than|besides) Mercenaries|no non-Mercenary characters?)(?: (?:there|at it|on it))?\b",
        r"City \1 with Mercenaries only or nobody",
    ),
    (r"\bthe character (?:that |which )?this (?:card|attachment) is (?:attached|equipped) to\b", "the equipped character"),
    (r"\bthe equipped (?:character|performer|participant)['’]s location\b", "this location"),
    (r"\byour (?:acting|performing) character\b", "your performer"),
    (
        r"\bthe character (?:(?:that|who|whom) )?(?:they|s?he|it|the challenger) (?:has |have )?(?:challenged|challenges)\b",
        "the challenged character",
    ),
    (r"\bthe (?:performer|performing character)['’]s location\b", "your performer's location"),
    (r"\b(?:the )?acting character\b", "the performing character"),
    (r"\bany (character|participant|attachment)\b", r"a \1"),
    (r"\[(?:The )?(?:Grand |Ole's |Governor's )?(Docks|Forums|Bazaar|Inn|Gardens)\]", lambda m: PLACES[m[1].casefold()]),
    (r"\b(at an? (?:City )?location) (?:that )?(?:is |that is )?not controlled by you\b", r"\1 you do not control"),
    (r"\b(locations?) (?:that )?(?:is |are )?controlled by (?:an opponent|an enemy|another player)\b", r"\1 an opponent controls"),
    (r"\bat locations (with|you control|you do not control|an opponent controls)\b", r"at a location \1"),
    (r"\b(?:each|every) other player\b", "each opponent"),
    (r"\b(an adjacent|another) one$", r"\1 location"),
    (r"\bfor each attachment (the adversary|your participant|your leader) (?:has|bears|carries|had|bore)\b", r"for each attachment equipped to \1"),
    (r"\b(attachments?) (?:that|which) (?:was|were|is|are) equipped to\b", r"\1 equipped to"),
    (
        r"\b(?:any )?one of your (?:own )?((?:(?:other|engaged|en garde|wounded|(?-i:[A-Z])\w+) )*(?:characters|attachments|(?-i:[A-Z])\w+s))\b",
        _singular,
    ),
    (r"\b(?:is|are) (?:treated|considered) (?:as having|to have) the (.+?) trait\b", r"has the trait \1"),
    (r"\b(?:is|are) (?:treated as|considered(?: to be)?|counted as) an? ((?-i:[A-Z])[\w' -]*)(?=$|[.,])", r"has the trait \1"),
    (r"\bcounts as (?:an? |having the )((?-i:[A-Z])[\w' -]*?)(?: trait)?(?=$|[.,])", r"has the trait \1"),
    (r"\b(an? )City Deck card\b", r"\1City Card"),
    (r"\b(target [\w ]+?) from (?:your|the|their) Locker\b", r"\1 in your Locker"),
    (
        r"\b((?:target|another|a chosen|each|all|every) [\w -]*?(?:card|risk|attachment)s?) (?:from|of|out of) (your|the adversary's) dueling line\b",
        r"\1 in \2 dueling line",
    ),
    (rf"\[({STAT}|{VALUE})\]", r"\1"),
    (r"(?<!equipped to )\bevery\b(?! (?:day|duel|round))", "each"),
    (
        rf"\b((?:an?|one|target|each) (?:[A-Z]\w+ )?attachment) (?:on|{WORN}) "
        r"(?=(?:(?:your|the) performer|this character|the adversary|your participant|them|him|her)\b)",
        r"\1 equipped to ",
    ),
    (r"\b(target (?:[A-Z]\w+ )?attachment) (?:of|from) (?=the adversary\b)", r"\1 equipped to "),
    (
        r"\bfor each of your (?P<how>(?:(?:other|engaged|en garde|wounded|unwounded) )*)(?P<kind>(?-i:[A-Z])[\w ]*?|character|attachment)s"
        r"(?P<at>(?: (?:here|at (?:this|their) location|in play))?)$",
        lambda m: f"for each {m['how']}{m['kind']} you control{m['at'].removesuffix(' in play')}",
    ),
    (BEARER, "the equipped character"),
    (
        rf"\b(characters?|enem(?:y|ies)|attachments?|Mercenar(?:y|ies)|Leaders?|foes?)"
        rf" (?:who|that|which) (?:is|are) ({STATES})\b(?! (?:or|and) (?:{STATES})\b| with\b)",
        r"\2 \1",
    ),
    (r"\b(character|enemy|foe|participant)(s?) with (?:an?|any|one or more) wounds?\b", r"wounded \1\2"),
    (r"\b(character|enemy|foe|participant)(s?) (?:with(?:out| no)(?: any)?) wounds?\b", r"unwounded \1\2"),
    (rf"\b{KINDS}(s?),? {NOT} (?:an? |any )(?-i:([A-Z]\w+))\b(?-i:(?! [A-Z]))", r"non-\3 \1\2"),
    (rf"\b{KINDS}(s?),? {NOT} (?-i:([A-Z]\w+?)(?<!s)s)\b", r"non-\3 \1\2"),
    (rf"\b{KINDS} (?-i:(non-[A-Z]\w+))\b", r"\2 \1"),
    (rf"\b{KINDS}(s?) with the (?-i:([A-Z]\w+)) (?:trait|keyword)\b", r"\3 \1\2"),
    (rf"\b{KINDS}(s?) (?:who|that|which) (?:is|are) an? (?-i:([A-Z]\w+))\b(?-i:(?! [A-Z]))", r"\3 \1\2"),
    (rf"\b{KINDS}(s?) (?:who|that|which) are (?-i:([A-Z]\w+?)(?<!s)s)\b", r"\3 \1\2"),
    (
        rf"\b{KINDS}(s?)((?: (?:you control|here|(?:at|in) (?:[\w']+ )*?(?:location|City|Home)))?),? "
        r"(?:other than|except|besides) (?:this character|(?:him|her|it)self|this card)\b",
        r"other \1\2\3",
    ),
    (
        rf"\b{KINDS}(s?)((?: (?:you control|here|(?:at|in) (?:[\w']+ )*?(?:location|City|Home)))),? {NOT} "
        r"(?:an? (?-i:([A-Z]\w+))|(?-i:([A-Z]\w+?)(?<!s)s))\b(?-i:(?! [A-Z]))",
        lambda m: f"non-{m[4] or m[5]} {m[1]}{m[2]}{m[3]}",
    ),
    (r",? including (?:your own|yours|this character|(?:him|her|it)self|yourself)$", ""),
    (r"\byour opponents' (characters|attachments)\b", r"enemy \1"),
    (r"\b(?:an|your) opponents?'s? (characters?|attachments?)\b", r"an enemy \1"),
    (r"\bfoe(s?)\b", lambda m: "enemies" if m[1] else "enemy"),
    (r"\bfriendly ally\b", "friendly character"),
    (r"\b(?:in|at) (?:an )?adjacent (City )?locations\b", r"at an adjacent \1location"),
    (r"\b(?:in|at) (?:the same|its|his|her) location\b(?! as\b)", "at their location"),
    (
        r"\b(an? )?(character|attachment|card)(s?) (?:that |which )?(?:(?:an|your|any) opponent|another player|opponents|enemies) controls?\b",
        lambda m: f"{'an ' if m[1] else ''}enemy {m[2]}{m[3]}",
    ),
    (r"\bthe last (?:combat )?card (?:in|of) (the adversary's|your) dueling line\b", r"a chosen card last in \1 dueling line"),
    (r"\b(the adversary's|your) last(?: played)? combat card\b", r"a chosen card last in \1 dueling line"),
    (r"\b(?:in|at) an? adjacent (City )?location\b", r"at an adjacent \1location"),
)
"""For every kind of sentence."""
EFFECTS = Table(
    THINGS,
)
TRIGGERS = Table(
    (r"^this card's controller would ", "you would "),
    (r"\byour performer['’]s location\b", "this location"),
    (rf"^(?:one of )?your characters? (?=(?:would )?{DOES}\b)", "a character you control "),
    (r"\bwould (draw) (?:one or more|any number of|any) cards$", r"would \1 cards"),
    (r"^(an? opponent|an? enemy) would (draw|discard|gamble|gain)(?=s? )", r"\1 \2s"),
    (rf"^an enemy (?=(?:would )?{DOES}\b)", "an enemy character "),
    (rf"^{OPPONENT} would (claim|draw|discard|gain|gamble|recruit)\b", r"an opponent \1s"),
    (r"^your opponent (draws|gains|discards|recruits|claims|plays|gambles)\b", r"an opponent \1"),
    (rf"^this card's controller {DOING}s\b", r"you \1"),
    (r"^another player (claims|would claim|draws|gains|loses|gambles|passes|issues|refuses|accepts|intervenes)\b", r"an opponent \1"),
    THINGS,
    (r"^you would (gain|lose|draw|discard|spend) ", r"you \1 "),
    (r"^(?:you|the player) would (draw|discard|gain|claim|gamble|recruit)\b", r"you \1"),
    (r"^an? (?:enemy|opponent) (draws|gains|loses|claims) ", r"an opponent \1 "),
    (r"^(an opponent) would claim ", r"\1 claims "),
)
PASSIVES = Table(
    (r"\b(characters) (?:who|that) have (?=(?:\d+|no|an?|more|fewer|less|at least) .+? (?:have|gain|get|cannot|lose|can|may)\b)", r"\1 with "),
    (r"^(?:your )?opponents' characters ", "enemy characters "),
    (r"^(?:your )?opponents' (?!risk|attachment|card)((?-i:[A-Z])[\w-]+?)s (?=(?:have|cannot|gain|get|lose|enter)\b)", r"each enemy \1 "),
    (rf"^{ALL} (cannot {ACTS}\b.*)$", r"characters \1"),
    (rf"^{ALL_BUT_YOU} (cannot {ACTS}\b.*)$", r"enemy characters \1"),
)
COSTS = Table(
    THINGS,
)

meant = ByKind(EVERY, effect=EFFECTS, trigger=TRIGGERS, passive=PASSIVES, cost=COSTS)
