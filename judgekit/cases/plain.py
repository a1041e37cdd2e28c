"""Steps as people write them down, brought to the words of the options: `Kara challenges Dov`, `has Dov accept`, `plays Jab`."""

from __future__ import annotations

import re

from judgekit.cases.copies import NUMBERS, copies
from judgekit.cases.parts import without_between
from judgekit.cases.telling import gaps, told_plainly
from judgekit.engine.rewriting import NamedTable
from judgekit.games.five_sails.boards.told_moments import moment

VERBS = {
    "uses": "use",
    "activates": "activate",
    "plays": "play",
    "moves": "move",
    "passes": "pass",
    "claims": "claim",
    "equips": "equip",
    "recruits": "recruit",
    "challenges": "challenge",
    "brings": "bring",
    "intervenes": "intervene",
    "accepts": "accept",
    "refuses": "refuse",
    "gambles": "gamble",
    "chooses": "choose",
    "discards": "discard",
    "pays": "pay",
    "parleys": "parley",
    "repeats": "repeat",
    "sends": "send",
    "destroys": "destroy",
    "puts": "put",
    "gives": "give",
    "spends": "spend",
    "names": "name",
    "keeps": "keep",
    "draws": "draw",
    "gains": "gain",
    "loses": "lose",
    "heals": "heal",
    "using": "use",
    "naming": "name",
    "repeating": "repeat",
    "activating": "use",
    "gambling": "gamble",
    "choosing": "choose",
    "refusing": "refuse",
    "accepting": "accept",
    "intervening": "intervene",
}
ACTION = (
    r"(?:(?:use|take|perform|do|carrie|carry|announce|declare)(?:e?s)?(?: out)? )?(?:(?:the|a|an|another|their) )?(?:basic )?"
    r"(challenge|move|equip|recruit|claim|pass) action(?: (?:once more|once again|again|a second time|a third time)\b)?[:,;]?"
)
COST = r"(?:the|its|his|her|their) cost"
LOWER = r"(?:lower|reduce)"
GOES = r"(?:moves?|goe?s?|walks?|travels?|heads?)"


PAYING = (
    r"(?:(?:and )?(?:pays?|paying|paid)"
    r"(?: (?:for (?:it|this|that|him|her|them)|(?:the|its|this) (?:(?:wealth )?cost|rest|remainder|balance)(?: of (?:it|the cost|\d+))?|\d+))?"
    r"(?: with| by discarding| using)"
    r"|by discarding|discarding)"
)
"""What leads to the cards with which something is paid."""
OWN = r"(?:its|the|his|her|their|any|a|an)"
VALUES = r"(?:combat values|riposte, parry,? and thrust|(?:riposte, )?parry and thrust|riposte|parry|thrust)"
TOLD = re.compile(
    r"(?:the |its |[A-Z][\w '’-]*['’]s )?"
    rf"(?:{VALUES}(?: and (?:the )?threat)?|threat|effects?|round|duel|challenge(?: procedure)?|technique|wounds?|costs?"
    r"|\w+'s threat|round \d+|everything(?: that follows(?: from it)?)?)(?: and with it the duel)?"
    r" (?:is|are|ends?|ended)"
    r"(?: (?:now )?(?:all )?(?:resolved|generated|carried out|over|done|applied|paid|completed)(?: in (?:that |this )?order)?)?"
    r"|(?:riposte|parry|thrust) (?:adds?|removes?|returns?|sends?|reduces?|takes?) .*"
    r"|\d+ threat (?:is|are) generated|[A-Z][\w '-]* generates (?:an? )?(?:\d+ )?threat\b.*|(?:and )?then (?:the )?threat"
    r"|(?:and )?tak(?:es?|ing) (?:the |\d+ |all )?(?:threat|wounds?)\b.*|[A-Z][\w '’-]* takes \d+ wounds?"
    r"|[A-Z][\w '’-]* (?:suffers|takes) (?:all )?(?:the|that)? ?threat\b[\w ]*"
    r"|[A-Z][\w '’-]* (?:suffers|takes|bears) (?:what(?:ever)? (?:follows|comes)\b[\w ]*|the consequences?)",
    re.IGNORECASE,
)
UNSAID = re.compile(
    r"(?:\w+ )?(?:says? nothing|do(?:es)? nothing|asks (?:for nothing|to|whether|about))\b.*"
    r"|nobody (?!intervenes).*|nothing else .*|still .*",
    re.IGNORECASE,
)
"""What is told in passing and nobody has to choose: `threat is resolved`, `the round ends`."""


def homes(text: str, seats: tuple[str, ...], player: int) -> str:
    """`A's Home`, `their own Home` and `Home` alone, as the location is called."""
    for seat in seats:
        text = re.sub(rf"\b{re.escape(seat)}(?:'s|’s) Home\b", f"Home of {seat}", text)
    if player < 0:
        return text
    own = f"Home of {seats[player]}"
    return re.sub(r"\b(?:to |back )(?:(?:his|her|their|its|your|my)(?: own)? )?Home\b(?! of)", f"to {own}", text)


MAY = r"(?:the rules allow(?: it| that)?|(?:it|this|that|he|she|they) (?:may|can|is legal|is allowed|is possible)(?: (?:be used|do so))?)"
AT_ONCE = re.compile(
    rf",? (?:right (?:now|away|there)|at once|immediately(?= *[,;.]|$)|as soon as (?:possible|{MAY})"
    rf"|at the (?:first|earliest) (?:possible )?(?:moment|opportunity|chance|point)(?: (?:(?:that|at which) )?{MAY})?"
    r"|while [A-Z][\w'’ -]* (?:is|stands|stays) still (?:at|in) [A-Z][\w'’ -]*)(?=$|[,;.]| and\b)",
    re.IGNORECASE,
)
"""What only says that something is done without delay."""
ANEW = re.compile(
    r"(?<=ction|ility|nique|euver) (?:exactly |just )?"
    r"(?:once(?: more| again| only)?|one more time|another time|(?:for )?(?:a|the) (?:first|second|third|fourth) time)"
    r"(?: (?:this|that) day)?(?=$|[,;.]| and\b| on\b| with\b)",
    re.IGNORECASE,
)
"""What says how often an ability has been used then: the position knows."""
MEANWHILE = re.compile(
    r",? (?:while paying(?: for \w+)?|for (?:its|the|that|this) effect|once more|once again|one more time)(?=$|[,;.]| and\b)", re.IGNORECASE
)
"""What says when something is done that can be done then only, or that it was done before."""


INSTEAD = re.compile(r"(?<=\w)(?:(?<!\ba wound)(?<!\bone wound)(?<!\ba card) instead|,? in (?:that|this) order)(?=\s*(?:$|[,;.]))", re.IGNORECASE)
"""What only says that something else was asked for before, or that all is done as it is told."""


def told(text: str) -> str:
    """A sentence without what is only told."""
    text = re.sub(r"^(?:in )?round \d+[:,]\s*", "", text.strip(), flags=re.IGNORECASE)
    text = without_between(text)
    for passing in (AT_ONCE, ANEW, MEANWHILE, INSTEAD):
        text = passing.sub("", text)
    text = re.sub(r"(?:,)? and everything (?:that follows|else)\b.*$", "", text, flags=re.IGNORECASE)
    text = re.sub(r"\bRiposte, Parry(?:,| and|, and) Thrust\b", "combat values", text, flags=re.IGNORECASE)
    text = re.sub(r"\b(round(?: \d+)? ends),? and (?:then )?(?=[A-Z])", r"\1; ", text)
    text = re.sub(r",? and (?:then )?(?=(?:the )?threat is generated|(?:the |its )?combat values are resolved)", "; ", text)
    text = re.sub(r": (?=(?:its|the|riposte|parry|thrust|combat values|threat)\b)", "; ", text, flags=re.IGNORECASE)
    parts = re.split(r"(\s*[;,]\s*(?:and |then )?|\.\s+(?=[A-Z]))", text)
    kept = [parts[0]] if not TOLD.fullmatch(parts[0].strip(" .")) else []
    for mark, part in zip(parts[1::2], parts[2::2], strict=True):
        if not TOLD.fullmatch(part.strip(" .")) and moment(part) is None and not UNSAID.fullmatch(part.strip(" .")):
            kept += [mark, part] if kept else [part]
    return "".join(kept) or text


def only_told(text: str) -> bool:
    """Whether all that is said is what the game does by itself: `everything is resolved; the round ends`."""
    return all(TOLD.fullmatch(part.strip(" .")) or moment(part) is not None for part in re.split(r"\s*[;,]\s*(?:and |then )?", text.strip(" .")))


def several(text: str, cards: tuple[str, ...] = ()) -> str:
    """`discard two cards` as so many times one, where they are not named; a card may be called Two."""
    found = re.fullmatch(r"discards? (\w+)(?: unknown)?(?: cards?)?", text.strip(), re.IGNORECASE)
    if found and found[1].casefold() in {n.casefold() for n in cards}:
        return text
    number = (NUMBERS.get(found[1].casefold()) or (int(found[1]) if found[1].isdigit() else 0)) if found else 0
    return ", ".join(["discard a card"] * number) if number else text


PAIRED = re.compile(r"\b(?:both|two|three|four|\d+) (?:of the )?unknown cards?\b", re.IGNORECASE)


UNWILLING = r"(?:declines?|refuses?|(?:chooses?|decides?|elects?|prefers?|opts?) not)"
LEFT = r"(?:<place>|Home of \S+|(?:his |her |their |its )?Home)"
PERFORMER = r"(?:performer(?: is|:)?|performed by|performing with|with (?:the )?performer)"
IMPERATIVE = NamedTable(
    (r"\b(with|of|for|to|move) the (?:en garde|engaged|wounded|unwounded) (?=<card>\b)", r"\1 "),
    (r"^(chooses? <card>) (?:to be|to get|as the one (?:that is|to be)) destroyed$", r"\1"),
    (rf"\b({LOWER}s?) <card>['’]s cost\b", r"\1 the cost"),
    (rf"(?<=\b)(<card>): (?=(?:{PAYING}|pays?|paying|discards?|discarding|parleys) |<card> (?:parleys|engages to parley))", r"\1, "),
    (r"\b(<card>) (?:for|as|to pay) (?:the|its|an?) (?:(?:wealth|additional|extra) )*(?:cost|payment)\b", r"\1"),
    (rf"\b(<card>) (?:engages to {LOWER}|{LOWER}s) {COST}(?: of <card>)?(?: by \d+)?\b", r"\1 parleys"),
    (
        rf"\bengag(?:e|es|ing) (?:both )?(<cards>) to {LOWER} {COST} (?:of|for) (?:recruiting )?(?:the )?(?:available )?(?:Mercenary )?(<card>)",
        r"parley with \1 for \2",
    ),
    (rf"\bengag(?:e|es|ing) (?:both )?(<card>) and (<card>) to {LOWER} {COST}(?! of)\b", r"parley with \1, parley with \2"),
    (
        r"\bparley(?:s|ing)? (?:with|by) (?:both )?(<card>) and (?:also )?(?:with |by )?(<card>)(?! (?:(?:parley|pay|engage)s|for)\b)",
        r"parley with \1, parley with \2",
    ),
    (rf"\bengag(?:e|es|ing) (<card>) to {LOWER} {COST}\b", r"\1 parleys"),
    (r"[,;:(]?\s*\b(?<!as )(?<!as the )(?:the )?" + PERFORMER + r" (<card>)\b\)?", r" with \1"),
    (r"[:,;]?\s*(?:and )?\b(<card>)(?: is| being)?(?: as)? (?:the |its )?(?:performer|performing character)\b(?! is)", r" with \1"),
    (r"(\bwith <card>): (?=<card> )", r"\1, "),
    (r"[:,;]?\s*(?:and )?\b(<card>)(?: is| being)?(?: as)? (?:the |its )?target\b(?! is)", r" on \1"),
    (r"(?<=\w)(?:,? and|,|,? to|, which|, who)? (?:wound|heal|destroy|hit)(?:s|es|ing)? (?:a wound from )?(<card>)(?=$|[,;]| pay)", r", on \1"),
    (r"\b(and|with|by) (?:with|by) (?=<card>\b)", lambda m: "and " if m[1] == "and" else "with "),
    (rf"^{ACTION}\s*(?:with )?(<card>) (?:engages and )?(?:challenges|claims)\s*", r"\1 with \2, "),
    (rf"^{ACTION}\s*(?:with )?(<card>) (?:engages and )?{GOES}(?: from {LEFT})? to ", r"move \2 to "),
    (rf"^{ACTION}\s*(?:with )?(<card>) (equip|recruit|claim)s ", r"\2 \3s "),
    (rf"^{ACTION}\s*(<card>) (?:goes|is put|is placed|is equipped) (?:on|on to|onto|to) (?=<card>)", r"equip \2 on "),
    (rf"^{ACTION}\s*(?:with )?(<card>) to {GOES}(?: from {LEFT})? to ", r"move \2 to "),
    (r"^(.*\bclaims? .*?) for <seat>$", r"\1"),
    (rf"^{ACTION}", r"\1"),
    (r"^(<card>) equips (?:the )?(?:available )?(<card>)\b", r"equip \2 on \1"),
    (r"^(<card>) recruits (?:the )?(?:available )?(?:Mercenary )?(<card>)\b", r"recruit \2 with \1"),
    (r"^(<card>) (?:(?:engages and )?challenges|engages to challenge) ", r"challenge with \1, "),
    (r"^(<card>) plays (<card>)(?!['’])(?=$|[ ,;])", r"play \2 with \1"),
    (r"^(?:ha[sv]e?|lets?) (<card>) (?:engage and )?challenge ", r"challenge with \1, "),
    (rf"^(?:ha[sv]e? |lets? )?(<card>) {GOES}(?: from {LEFT})? to (?!the locker\b)", r"move \1 to "),
    (rf"^(moves? <card>) from {LEFT} to ", r"\1 to "),
    (r"^(?:ha[sv]e? |lets? )?(<card>) claims? (<place>)", r"claim with \1 at \2"),
    (r"^claims? (?:at )?(<place>) with (<card>)", r"claim with \2 at \1"),
    (r"^claims? (?=<place>)", "claim at "),
    (r"^(?:ha[sv]e? |lets? )?<card> (accept|refuse)s?\b", r"\1"),
    (
        r"^(?:ha[sv]e? |lets? )?(<card>) intervenes?\b(?: (?:for|in place of|instead of|on behalf of) <card>| in <card>['’]s (?:place|stead))?",
        r"intervene with \1",
    ),
    (r"^(accept|refuse)s?(?: the (?:challenge|duel))? (?:with|for|as) <card>(?=$|[,;])", r"\1"),
    (r"[,;]\s*(?:and |then )*challeng(?:es|ing) (?=<card>(?:$|[,; ]))", " on "),
    (r"(?:[,;]\s*(?:and |then )*|\s+and (?:then )?)(?:moving|going)(?: (?:him|her|them|it|<card>))? to (?=(?:<place>|Home of )\b)", ", "),
    (r"(?<=maneuver|echnique) to (?:move|go)(?: (?:him|her|them|it|<card>))? to (?=(?:<place>|Home of )\b)", ", "),
    (r"\b(?:his|her|their) (?=(?:\w+ )?(?:technique|maneuver|reaction|action)\b)", "its "),
    (r"[,;]?\s*\b(?:and )?with (its|<card>['’]s) ((?:Belayed )?Technique)\b(?! of)", r"; use \1 \2"),
    (r"^(?:(?:do(?:es)? not|chooses? not to) (?:play|choose)|declines? to play|plays?) (?:a|any|no)(?: combat)? card\b", "play no combat card"),
    (r"[,;]?\s*\b(?:and )?with the ((?:Belayed )?Technique) of (<card>)(?!['’])", r"; use \2's \1"),
    (
        r"\b(?:activate|use)s? the (technique|maneuver|action|reaction) (?:printed )?on (?:the )?(?:played |discarded )?([^,;]+)",
        r"use \2's \1",
    ),
    (r"\b(?:activate|use)s? the (technique|maneuver|action|reaction) of (<card>),? and (?:then )?that of (<card>)", r"use \2's \1, use \3's \1"),
    (r"\b(?:activate|use)s? the (technique|maneuver|action|reaction) of (<card>)(?!['’])", r"use \2's \1"),
    (r"\b(?:while |by )?parleying (?=with |by )", "parley "),
    (r"\buses? (?:the )?parley(?: reaction)?,? (?:(?:with|by|of|engaging|by engaging) )+(?=<card>\b)", "parley with "),
    (
        r"\bdiscard(?:s|ing)? (<cards>) (?:to (?:pay|cover)|as payment|for (?:the cost|(?=the (?:rest|remainder|balance)\b|what is left\b)))"
        r"(?: ?(?:the |its )?(?:cost|rest|remainder|remaining cost|balance|what is left(?: to pay)?)| for (?:it|<card>)| (?:him|her|it))?",
        r"paying \1",
    ),
    (rf"(?:,\s*)?(?:\band )?\b{PAYING} (?=<card>\b)", " paying "),
    (rf"[:,;]\s*(?:and )?<card> (?:moves|goes|is moved)(?: from {LEFT})? to (?=<place>\b)", ", "),
    (r"\b(maneuver|technique) first\b", r"\1"),
    (r"^(uses? [^,;]*?\b(?:reaction|action)) first(?=$|[,;]| and\b)", r"\1"),
    (r"\b(activates?|uses?) first (?=\S)", r"\1 "),
    (r"(?<=['’]s) (?:first|own) (?=(?:\w+ )?(?:action|reaction|technique|maneuver)\b)", " "),
    (rf"[,;]?\s*\b(?:and |but )?without (?:using |activating )?{OWN} (maneuver|technique|reaction|ability)\b", r", no \1"),
    (r"^chooses? (<card>) (?=as [^,;]*\bcombat card\b)", r"play \1 "),
    (r" as (?:<card>['’]s |the |a |an |its |his |her |their )?combat card\b(?: (?:for|in|of) (?:the |this )?(?:\w+ )?round(?: \d+)?)?", ""),
    (r"^(gambl\w+)(?: and|,|, and)? (?:reveals?|revealing|turns? over|turning over) <cards>(?=$|[,;]| and )", r"\1"),
    (r"^(gambl\w+)[:,;] <cards> (?:is|are) (?:revealed|turned over)\b", r"\1"),
    (r"\b(?:uses?|activates?|plays?|chooses?) no (technique|maneuver|reaction|ability)\b", r"no \1"),
    (r"^pass(?:es)? on playing (?:a|any)(?: combat)? card\b", "play no combat card"),
    (r"^declines? (?:the|this) (?:challenge|duel)\b", "refuse"),
    (r"^(?:lets?|leaves?) <card> (?:to )?(?:face|meet|take|stand|answer)s? the (?:challenge|duel)\b", "accept"),
    (rf"^(?:{UNWILLING} to intervene|(?:has|have|lets?) (?:nobody|no one) intervene)\b[^,;]*", "do not intervene"),
    (r"^declines? (?:an |the )?intervention\b", "do not intervene"),
    (r"^do(?:es)? not (?:have|let) (?:anyone|anybody|<card>) intervene\b", "do not intervene"),
    (r"(?<=echnique) (?:with|for|as part of) (?:the|this|its|her|his|their) challenge\b", ""),
    (r"^(?:announces?|declares?|decides on)(?: using| the use of)? (?=\S)", "use "),
    (
        r"^(?:chooses?|sets?|decides?|determines?|announces?) (?:the|this|their) order(?: of (?:the|both|these|all) \w+)?[:,]? (?:first )?"
        r"(.+?)(?: first)?(?:,? (?:and )?then .+|,? before .+|, .+)$",
        r"\1 first",
    ),
    (
        r"^(?:(?:as )?(?:the )?First Player,? )?(?:puts?|orders?|chooses?|decides?) (?:that )?([^,;]+?)"
        r"(?: (?:is |to be )?(?:resolves?d?|comes?|goes?))?( first)(?=$|[,;])",
        r"\1\2",
    ),
    (r"^do(?:es)? not intervene", "do not intervene"),
    (r"(<card>['’]s (Reaction|Action|Technique),? and (?:then )?<card>['’]s)$", r"\1 \2"),
    (r"\bthe (Reaction|Action|Technique) of (<card>),? and (?:then )?(?:that|the one) of (<card>)", r"\2's \1; use \3's \1"),
    (
        r"^(?:lets? (?:the |its |his |her |their |this |that )?(?:chance|opportunity|moment|Reaction|<card>['’]s (?:\w+ )?Reaction)\b[^,;]*?"
        r" (?:pass|go|slip|lapse)(?: by| unused)?"
        r"|(?:forgoe?s?|waives?|skips?|passes on|passes up|makes no use of|leaves) (?:using |the use of )?(?:its|his|her|their|the|any|<card>['’]s)"
        r" (?:\w+ )?Reactions?(?: unused)?)$",
        "no reaction",
    ),
    (r"^declines (?:both|all|either|the|any|every|each|his|her|their|<card>['’]s)(?: (?:two|three|of the|of the two))? Reactions?$", "no reaction"),
    (
        r"^(?:(?:do(?:es)?|(?:chooses?|decides?|elects?|prefers?)) not (?:to )?(?:use|activate|react)|declines to (?:use|react))\b[^,;]*",
        "no reaction",
    ),
)
"""What people write about the cards and locations of a case, in the words of the options."""


def plain(text: str, cards: tuple[str, ...], places: tuple[str, ...], seats: tuple[str, ...] = (), player: int = -1) -> str:
    """A sentence in the imperative, its parts in an order that the questions can take."""
    text = told(text)
    if player >= 0:
        text = re.sub(rf"^{re.escape(seats[player])}(?:'s)? (?=[a-z]+s\b|ha[sv]e? )", "", text)
        text = re.sub(r"\bunknown cards?\b(?! of)", f"unknown card of {seats[player]}", text) if PAIRED.search(text) else text
    text = told_plainly(text, cards, places, seats)
    text = copies(several(homes(text, seats, player), cards), cards)
    text = IMPERATIVE(text, gaps(cards, places, seats))
    named = tuple(n.casefold() for n in cards)

    def verb(m: re.Match[str]) -> str:
        keep = m.string[m.start(2) :].casefold().startswith(named)
        return m[1] + (m[2] if keep else VERBS.get(m[2].casefold(), m[2]))

    return re.sub(r"(^|[,;]\s*(?:and |then )?|\band (?:then )?)(\w+)\b", verb, text)


REMARK = re.compile(
    r"(?:,\s+which\b.+|\s+(?:(?:after|before|during|since) .+"
    r"|in (?:the |this |the same |her |his |their |its )?(?:own )?(?:(?:first|second|third|fourth|fifth|next|same|new) )?"
    r"(?:round|duel|challenge)(?: \d+)?(?: of (?:the|this) duel)?"
    r"|in (?:the )?(?:high drama|planning|dusk|plunder|dawn)|as (?:the |its )?(?:performer|combat card|challenger)|with the challenge"
    r"|(?:right )?now|again|as well|too|also|a (?:second|third) time(?: this day| this duel)?|this (?:day|duel|round)"
    r"|at home|(?:al|even )?though .+|despite .+|as part of .+|while .+))$",
    re.IGNORECASE,
)


def without_remark(text: str) -> str:
    """What is asked about, without when and where it would be done: the position itself says that."""
    text = re.sub(r"^activate ", "use ", text)
    shorter = REMARK.sub("", text)
    return text if not shorter else without_remark(shorter) if shorter != text else text
