"""Steps as a story tells them, brought to plainer sentences: who does something in the middle, what is drawn in passing, `to put Cutlass on Orsa`."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.cases.wordings.duel_words import DUELLING, TECHNIQUES
from judgekit.cases.wordings.gambling_words import GAMBLING
from judgekit.cases.wordings.remarks import DUE
from judgekit.engine.rewriting import NamedTable, Names, one_of

BASIC = r"(?:the |a |an )?(?:basic )?(?:Challenge|Move|Equip|Recruit|Claim) Action"
DOES = r"(?:uses?|takes?|performs?|does|carries out)"
ALONE = r"(?:alone|only|and no(?:thing| card) (?:else|more))"
KINDS = r"(?:City |Home )?(?:Action|Technique|Reaction|Maneuver)"

WHICH = r"(?:(?:the )?(?:(?:first|second|third|other|last) )?(?:copy of )?)"
"""What stands before a card of which there are several."""
GERUNDS = {"mov": "move", "claim": "claim", "recruit": "recruit", "equipp": "equip", "challeng": "challenge"}


def _given(m: re.Match[str]) -> str:
    """`gives Long Coat to Dario`, `gives Dario Long Coat`: who bears what."""
    return f"equip {m[1]} to {m[2]}" if " to " in m[0].split(m[1])[1] else f"equip {m[2]} to {m[1]}"


KEEPS = r"(?:to (?:meet|respect|keep|observe|satisfy|stay (?:within|at)|(?:get|come|go|be)(?: back)?(?: down)? (?:to|within|at)|reach)|down to)"
"""What leads to the limit for which something is done."""
LIMITS = r"(?:the |his |her |their )?(?:Crew Cap|hand limit|limit|unmodified Panache|Panache|\d+ cards?)(?: of \d+)?"
MUST = r"(?:,? and|[;,])?(?:,? (?:having to|as (?:he|she|it|they) (?:must|has to|have to))(?: (?:because of|for|due to) [^,;]+)?[,;]?)?"
"""Between mustering somebody and what has to be done therefore."""
WOUND = r"(?:suffers?|takes?|suffering|taking) (?:a|one|the) wound instead(?: of engaging(?: (?:<card>|her|him|it|them))?)?"
UNUSED = r"(?:ignor|leav|forgo|waiv|declin|skipp?)(?:e?s|ing)(?: to use| to activate| using)?"
"""What says of an ability that it is not used."""
OF_WHOM = r"with|by|on|against|targets?|targeting|chooses?|choosing|moves?|using|lets?|for|from"
"""What stands before somebody of whom it is said by the way how they lie."""
LETS_GO = r"(?:destroy|discard|send|keep|lose)s?\b"
"""What is done to those of several that one cannot keep."""
PAYS = r"(?:discards?|discarding|pays?|paying|gives? up|giving up)"
IN_PLACE = r"(?:(?:instead of|in place of|rather than) engaging(?: (?:<card>|her|him|it|them))?|instead(?=$|[,;.]| and\b))"
STORY = NamedTable(
    (
        r"^plays? ((?:the (?:first|second|third|other) )?<card>)(?: (?:for|as|by way of)|,? (?:to use|using|activating|by using)) "
        r"(?:a|an|its|his|her|the) "
        r"(Reaction|Action)(?=$|[ ,;])",
        r"use \1's \2",
    ),
    (r"^(?:reacts?|uses? (?:the|a) Reaction)(?: to (?:it|this|that))?$", "use its Reaction"),
    (r"^((?:play|use)s? <card>.*?)(?:,? and (?:thereby |thus |so )?|,? which |,? to )cancels? (?=<card>|it\b|that\b)", r"\1, cancelling "),
    (r"^cancels? ((?:(?! (?:with|using|by) ).)+?),? (?:with|using|by (?:playing|using)) (<card>(?:['’]s \w+)?)$", r"uses \2, cancelling \1"),
    (r"^((?:play|use)s? <card>(?:['’]s \w+)?) (?:against|in (?:answer|response|reply) to|to answer) (?:it|this|that)(?=$|[,;])", r"\1"),
    (r"^(?:decides?|opts?|settles?) (?:on|for) (?=<card>)", "chooses "),
    (r"^((?:use|play|activate)s? <card>(?:['’]s [\w ]+)?) to (?:challenge|wound|heal|target|destroy|engage|hit) (<card>)(?=$|[,;])", r"\1 on \2"),
    (rf"^(<card>) engages (?:for|to (?:use|take|perform)|using|by) {BASIC}(?:,? and|,) ", r"\1 engages and "),
    (r"\b(<card>) first(?:,? and|,|;)(?: then)? (<card>)(?: (?:second|last|next|after(?:wards| it| that)?))?(?=$|[,;])", r"\1 first, then \2"),
    (r"^(?:chooses?|puts?|orders?) (<card>),? (?:and )?then (<card>)(?: first)?(?=$|[,;])", r"\1 first, then \2"),
    (r"^(?:uses?|takes?|performs?|has) no (?:further |other )?Actions?(?: to use)? and (?=passes\b)", ""),
    (
        rf"[,;]?\s*(?:(?:and )?cop(?:ying|ies)|to copy) (?:(?:the (?:effect of the )?(?:{KINDS})|that|the one|what is"
        rf" printed) (?:of|on) )?(<card>)(?:['’]s(?: (?:{KINDS})\b)?)?(?=$|[ ,;])",
        r" on \1",
    ),
    (r"(?<=\w) and (?=targeting <card>)", ", "),
    (r"\b(parley(?:s|ing)? with|engag(?:e|es|ing)|has|have|lets?) (?:only|just|no(?:body|ne) but) (?=<card>\b)", r"\1 "),
    (r"\b((?:parley(?:s|ing)? with|engag(?:e|es|ing)) <card>) (?:alone|only|by (?:him|her|it|them)self)(?=$|[,;]| (?:and|to|for)\b)", r"\1"),
    (r"\b(?:only |just )?(<card>)(?: alone| only)? (?=parleys\b|engages to parley\b)", r"\1 "),
    (r"^(?:answers?|reacts?|responds?|repl(?:y|ies))(?: to (?:it|this|that|<card>))? (?:with|by (?:using|playing)) (?=\S)", "uses "),
    (rf"^(.*?)\b(<card>) {WOUND},? (?:and )?(?=(?:challenge|claim|move|recruit|equip|goe)s? )(.*)$", r"\1\2 \3; suffer a wound instead"),
    (rf"(?<=\w)[,;:]? (?:she|he|it|they|who) {WOUND},? and (?:moves|goes) (to .*)$", r" \1; suffer a wound instead"),
    (rf"[,;:]?\s*(?:and |but )?(?:(?:has|lets) )?(?:(?:<card>|she|he|it|they|who|her|him|them) )?{WOUND}", "; suffer a wound instead"),
    (
        r"[,;:]?\s*(?:and |but )?(?:replaces?|replacing) (?:(?:the|this|its|her|his) )?"
        r"(?:cost(?: of engaging(?: \S+)?)?|engaging(?: (?:her|him|it|them|<card>))?) (?:with|by) (?:suffering )?(?:a|one) wound",
        "; suffer a wound instead",
    ),
    (
        rf"(?:^|[,;:]?\s*(?:and |but |by )?(?:(?:has|lets) )?){PAYS} (<card>|a card) {IN_PLACE}( for (?:the )?(?:Challenge|Claim|Move) Action)?",
        lambda m: "; ".join((f"use {m[2][5:]}" if m[2] else "", "discard a card instead", *([f"discard {m[1]}"] if m[1] != "a card" else []))),
    ),
    (
        r"^(?:leaves?|keeps?) <card> (?:as (?:the )?target(?: of the challenge)?\b"
        r"|in (?:the|this|that) challenge\b|to (?:it|the (?:challenge|duel))\b)"
        r"(?:[,;] no intervention\b|,? (?:and )?(?:does|do) not intervene\b)?",
        "do not intervene",
    ),
    (
        rf"(?<=\w)[,;]?\s*(?:and |but )?(?:{UNUSED}|(?:uses? |activates? )?neither|not) (?:the |its |his |her |<card>['’]s )?"
        r"(?:technique|maneuver|ability)\b[^,;]*?(?=$|[,;]| and (?:then )?(?:uses?|activates?)\b)",
        ", no ability",
    ),
    (r"(?<!\S)(adds? (?:an?|one|two|three|\d+) threat to <card>)['’]s (?:threat )?pool(?=$|[,;])", r"\1"),
    (r"^(?:issues?|makes?) (?:the|this) challenge without (?:using |activating )?(?:an?|any|its|her|his) technique\b", "no technique"),
    (
        r"^pays? (?:the|its) costs? (?:again|once more|a second time)(?:,? (?:by discarding|discarding|with) (<cards>))?,? and (repeats? .+)$",
        lambda m: f"{m[2]} paying {m[1]}" if m[1] else m[2],
    ),
    (r"[,;] (?:once )?(?:again|more|also|this time|likewise) (?=(?:on|against|targeting|with) <card>)", ", "),
    (r"\b((?:choose|target|destroy|discard|send|keep)s?|discarding|sending|destroying|paying(?: with)?) (?:only|just|exactly) (?=<card>\b)", r"\1 "),
    (r",? (?:for|because of|due to|by|through) <card>['’]s Forced(?: ability)?(?=$|[,;])", ""),
    (rf"^discards? down to {LIMITS}[:,]? (?:discarding |by discarding )?(?=<cards>)", "discard "),
    (rf"(?<=\w),? (?:because of|due to|for|(?:so as |in order )?{KEEPS}) {LIMITS}$", ""),
    (r",? who is (?:already |still )?(?:engaged|en garde|unwounded|at Home)(?:,|(?=;|$))", ""),
    (rf"^(?:puts?|attach(?:es)?) (<card>) (?:on|to|onto) (<card>)(?=,? (?:with|by|using|through) [^;]*{BASIC})", r"equip \1 on \2"),
    (rf"(?<=\w),? (?:with|by|using|through|by (?:means of|using)|as) {BASIC}(?=$|[,;]| (?:from|to) )", ""),
    (rf"(?:^|(?<=; ))(?:of|from among) (?:the|these|his|her|their) [\w ]+?,? (?:<seat> )?(?={LETS_GO} <card>)", ""),
    (rf"(?:^|(?<=; ))(?:has to|must) {LETS_GO} [^,;:]*?(?:,| and|:) (?=(?:chooses?|picks?|selects?|sends?) <card>)", ""),
    (rf"(?:^|(?<=; ))chooses? to (?={LETS_GO}|keep)", ""),
    (rf"^(?:keeps?|retains?) <cards>(?:,? and|[,;]) (?={LETS_GO})", ""),
    (r"^decides? that (<card>) (?:(?:is|has) to (?:be )?)?(?:is )?(?:destroyed?|discarded?|goe?s?|leaves?|sent away)(?=$|[,;])", r"chooses \1"),
    (r"^decides? that (<card>) (?:is (?:to be )?|has to be )?(?:kept|stays?|remains?)(?=$|[,;])", r"keeps \1"),
    (rf"(?:^|(?<=; ))({LETS_GO} <cards>.*?)(?:,? and|[,;]) (?:keeps?|keeping|retaining) <cards>$", r"\1"),
    (r"^takes? (?:an|the|one|this) action: ?(?:<seat> )?", ""),
    (r"^(?:secretly )?(?:selects?|picks?) (?=<card>)", "chooses "),
    (r"^((?:chooses?|sends?) <card>)(?: to (?:go|leave)| for The Locker| away| for (?:it|this|that))(?=$|[,;])", r"\1"),
    (rf"^musters? <cards>{MUST} (?=sends? |uses? )", ""),
    (r"^(musters? <cards>)(?:,? and)? (?:must|has to) send (?:a|one) character (?:away|to The Locker)$", r"\1"),
    (r"^((?:destroy|choose|discard|play|send|keep)s? <card>),? (?:and not|not|instead of|rather than) <card>(?=$|[,;])", r"\1"),
    (
        r"(<card>['’]s Reaction),? (?:instead of|in place of|rather than|to (?:avoid|prevent|replace)) (?:(?:taking|suffering|receiving) )?"
        r"(?:the|a|that|this) wound(?=$|[,;])",
        r"\1",
    ),
    (rf"^pays? (?:the costs? )?(?:for|of) (?:using )?<card>['’]s {KINDS},? (?:with|by discarding|discarding) (?=<cards>)", "discard "),
    (r"\b(engag(?:e|es|ing)) both (?=<card> and <card>(?: together)? for <card>)", r"\1 "),
    (r"\b(<card>) (?:herself|himself|itself)\b", r"\1"),
    (r"\b(<card>['’]s (?:own )?(?:Action|Reaction|Technique|Maneuver)) itself\b", r"\1"),
    (
        r"^(?:orders|puts|sets|resolves|takes|has|lets|wants|places) (<card>)(?:['’]s \w+)?"
        r"(?: (?:to )?(?:be )?(?:come|put|placed|resolved?|carried out|applied|answered|used))? (?:before|ahead of) <card>(?:['’]s(?: \w+)?)?$",
        r"\1 first",
    ),
    (
        r"^(?:has|lets|(?:chooses|decides|wants) to have|(?:chooses|decides|wants) to resolve|resolves) (<card>)(?:['’]s \w+)?"
        r" (?:be )?(?:resolves? |resolved |comes? |goes? )?first(?:,? (?:and )?then <card>)?$",
        r"\1 first",
    ),
    (
        r"^(?:orders|arranges|sorts|ranks|puts) (?:them|both|the(?:se)?(?: two| three)?|both(?: of them)?)"
        r"(?: ['\"]?when revealed['\"]?)?(?: (?:effects|abilities|texts|Reactions|cards))?(?: in (?:the|this) order)?(?: so| as follows| thus)?:? "
        r"(<card>)(?:['’]s \w+)?(?: first)?(?:(?:,? (?:and )?then|,|,? and) <card>(?:['’]s \w+)?(?: (?:second|next|last))?)+$",
        r"\1 first",
    ),
    (
        r"^(?:chooses|picks|selects|names) (<card>),? (?:who|which|and (?:she|he|it)|so (?:that )?(?:she|he|it)) (?:(?:then|thus|therefore|now) )?"
        r"(?:goes|is sent|has to go|leaves|is put|must go)(?:(?: away)?(?: (?:into|to) The Locker)?)$",
        r"sends \1 to The Locker",
    ),
    (r"^sends? (?:nobody|no ?one|none(?: of (?:them|these|those))?|no characters?)(?: away)?(?: (?:to|into) The Locker)?$", "keeps everybody"),
    (r"\b<seat>['’]s (?=<card>\b)", ""),
    (r"\b(?:pays?|paying) for (<card>) (with|by discarding) itself\b", r"pay for \1 \2 \1"),
    (r"\b(?:with|discarding) (<card>) itself\b", r"with \1"),
    (r"\bpaying (?:with )?(<card>) itself\b", r"paying \1"),
    (
        r"^(?:uses?|offers?|gives?|discards?|chooses?|picks?|selects?|takes?) (?:(?:only|just) )?(<cards>)(?: alone| only)?"
        r" (?:as|for|in) (?:the |its |a )?payment$",
        r"pay \1",
    ),
    (r"\b(pays?|paying) (?:with )?(?:only|just|exactly) (?=<card>\b)", r"\1 "),
    (
        r"\b(pays?|paying|discarding|with) (<cards>),? (?:alone|only|and (?:nothing|no(?:thing| card)) (?:else|more))(?=$|[,;]| for\b)",
        r"\1 \2, no parley",
    ),
    (r"\b(discards?|destroys?|sends?|chooses?) (<cards>) (?:alone|only)(?=$|[,;]| to The Locker)", r"\1 \2"),
    (rf"\b((?:activate|use|play)s? {WHICH}<card>(?:['’]s {KINDS})?),? {ALONE}(?=$|[,;])", r"\1"),
    (rf"^((?:activate|use|play)s?) (?:only|just) (?={WHICH}<card>)", r"\1 "),
    (
        rf"\b((?:activate|use|play)s? {WHICH}<card>(?:['’]s {KINDS})?),? (?:(?:and|but) )?(?:not|instead of"
        rf"|rather than) {WHICH}(?:<card>|one)(?:['’]s {KINDS})?(?=$|[,;])",
        r"\1",
    ),
    (r"^(?:takes?|picks? up|gets?|buys?) (?:the )?(?:available )?(<card>),? (?:with|by|using|through) (?:the )?Equip Action\b", r"equip \1"),
    (r"^(?:shows?|reveals?|holds? up) (<card>),? and (?:then )?(announces?|plays?|uses?) it\b", r"\2 \1"),
    (r"\s*\((no (?:Technique|Maneuver|Reaction|ability))\)", r", \1"),
    (r"\s*\((?:she|he|it|they|who|which|cost|no )[^()]*\)", ""),
    (r"^(?:also )?(passes?)(?: (?:again|as well|too|once more|also))?$", r"\1"),
    (rf"^uses? {BASIC},? (?:by )?(mov|claim|recruit|equipp|challeng)ing (?=\S)", lambda m: f"{GERUNDS[m[1].casefold()]} "),
    (rf"^uses? ({BASIC})[,;:] (<card>) engages(?: for it| to do so)?$", r"use \1 with \2"),
    (r"\bto (?:an|the) adjacent (?:City )?location,? (?=<place>\b)", "to "),
    (r"[,;] (?:and )?(<cards>) pays? for (?:it|this|him|her|them)\b", r" paying \1"),
    (r"\b(<card>) \((?:performer|challenger|target|challenged)\)", r"\1"),
    (r",? (?:with )?(<card>) performing\b(?: it)?", r" with \1"),
    (r"\s*\(((?:pay|paid|discard|perform|target|with )[^()]*)\)", r", \1"),
    (
        r"^((?:play|use|activate)s? <card>(?:['’]s [\w ]+)?)(?::|,? so that|,? and) (<card>) "
        r"(?:engages and )?(?:(?:issues|makes) an? (?:\w+ )?challenge to|challenges|wounds|targets|hits|attacks|heals|destroys|engages)"
        r"(?: a wound from)? (<card>)\b",
        lambda m: f"{m[1]} on {m[3]}" if f"{m[2]}'s " in m[1].replace("’", "'") else f"{m[1]} with {m[2]} on {m[3]}",
    ),
    (r"\bno (Technique|Maneuver|Reaction|ability) is (?:used|activated)\b", r"no \1"),
    (r"\b(<card>),? who (?:engages to parley|parleys)\b", r"\1, \1 parleys"),
    (
        r"^((?:plays?|equips?|recruits?) .+?)[,;] (?:and )?(<cards>) (?:is|are) (?:discarded|paid|spent)(?: to pay| as payment| for it)?$",
        r"\1 paying \2",
    ),
    (rf"\b((?:<card>['’]s|its) {KINDS}) (?:is|gets) (?:then |also |now )?(?:used|activated)\b", r"use \1"),
    (rf"^(<card>)(['’]s {KINDS}) (?=(?:on|with|against) )", r"use \1\2 "),
    (r"^(recruits? <card> with <card>): (?=<card> )", r"\1, "),
    (r"^(<card>) claims(?=[,;]|$)", r"claim with \1"),
    (r"^announces? (<card>) with (<card>),? target(?:s|ing)? (<card>)\b", r"play \1 with \2 on \3"),
    (r"\bthe (?:Risk|Attachment|Brute|Mercenary|event|character) (?=<card>\b)", ""),
    (r"\((?:cost|costs|for)(?: of)?(?: \d+)?:? (<cards>)\)", r"paying \1"),
    (r"\(?\bcost(?:s)? (?:is |are )?paid (?:with|by discarding) (<cards>)\)?", r"paying \1"),
    (r"(?:,? and)? discards? (<cards>) for the cost\b", r", paying \1"),
    (r"\s*\((<card>) performs(?: it)?\)", r" with \1"),
    (r"[:,;] (<card>) performs(?: it)?(?=$|[,;]| and\b)", r" with \1"),
    (r"\b((?:pay|pays|paying)) \d+ \((<cards>)\)", r"paying \2"),
    (r",? (?:from (?:his|her|their|the) )?from hand(?=[ ,;]|$)", ""),
    (r",? without (?:using )?parley(?:ing)?\b", ", no parley"),
    (r",? (?:engaging (?:her|him|it|them|(?:for|to do) (?:it|this|that|so))|engaging|without engaging(?: (?:her|him|it|them))?)(?=$|[,;])", ""),
    (r"\b(engag(?:e|es|ing) <card> to (?:lower|reduce) (?:the|its) cost) (?:of <card> )?by (?:\d+|(?:his|her|its|<card>['’]s) Influence)", r"\1"),
    (r"\b(?:the )?target(?: is|:) (?=<card>\b)", "on "),
    (r"^(?:chooses|decides|elects) to (?=pass)", ""),
    (r"^(?:has (?:nothing|no)|cannot|can do nothing|does not want)\b[^;]*?(?:,? and(?: so)?|,|;) passes$", "pass"),
    (r"^passes (?:(?:the|his|her|their|this|that) )?(?:next |following )?(?:chance|opportunity|turn|action)(?: to (?:act|do anything))?$", "pass"),
    (
        rf"(?:(?:[,;]|,? and)?(?<!\bto) |^)(?:pays?|paying) (?:for )?{DUE}"
        r"(?: (?:from|out of) (?:(?:the|his|her|their|its) )?hand| (?:with|in) cards?(?: from hand)?)?(?=$|[,;]| and\b)",
        " paying the rest",
    ),
    (r"(?:,|,? and)(?: then| so| thus| with that)? (<card>) (?:enters|comes into|is put into) play\b", r"; \1 enters play"),
    (r"^pays?(?: (?:for|the cost of) (?:it|this|that|her|him))?(?=$|[,;]| and (?!(?:only |just )?<card>(?: alone)?$))", "paying the rest"),
    (r"^(?:begins|starts|sets out) to (?=recruit|equip|challenge|claim|move|play|use)", ""),
    (rf"^(?:begins|starts|opens|announces|declares) (?={BASIC})", "uses "),
    (r"(?:^|(?<=[,;] )|(?<=\band ))(?:has|have|lets?) (<card>) (?:engage to )?parley(?=$|[,;]| and\b| paying\b)", r"parley with \1"),
    (r"\b(?:lower|reduc)e?s?(?:ing)? (?:the|its) cost (?:of <card> )?by (?:engaging|parleying with|having) (<card>)(?: parley)?", r"parley with \1"),
    (r"(?:,? and|[,;]) leaves? the (?:first|second|other|last)(?: one| copy| of them)? (?:alone|aside|unused|out)(?=$|[,;])", ""),
    (r"^passes(?: and (?:does|do) nothing| without acting| (?:his|her|their) (?:turn|opportunity|action))$", "pass"),
    (r"([,;] (?:and |then )?|\band )<seat> (?=(?:discards|pays|parleys|chooses|uses|plays|declines|targets|names|sends)\b)", r"\1"),
    (r"\b(?:the |an? )?available (?=<card>\b)", ""),
    (rf"\b({OF_WHOM}) (?:the |an? )?(?:already |still |now )?(?:engaged|en garde|(?:un)?wounded) (?=<card>\b)", r"\1 "),
    (r"\bthe (?:already |still |now )?(?:engaged|en garde|(?:un)?wounded) (?=<card>\b)", ""),
    (r"^(?:declines to act|(?:takes|does|has) (?:no (?:further )?action|nothing(?: to do)?))$", "pass"),
    (rf"^uses? {BASIC} (?:with|by) (<card>),? to (?:take|get|equip) (?:the )?(<card>)\b", r"equip \2 on \1"),
    (rf"^uses? {BASIC},? (?:to |and )(?:puts?|equips?|attach(?:es)?) (<card>) (?:on|to|onto) (<card>)\b", r"equip \1 on \2"),
    (rf"^(?:uses? {BASIC}[:,] )?(<card>) (?:puts?|equips?|attach(?:es)?) (<card>) (?:on|to|onto) (<card>)\b", r"equip \2 with \1 on \3"),
    (rf"^uses? {BASIC},? (?:to |and )(?=(?:moves?|claims?|recruits?|challenges?) )", ""),
    (r"(?:,? and|,) offer(?:s|ing) (<cards>)(?: alone)?(?: as (?:the |its )?payment)?", r" paying \1"),
    (r"\bengag(?:e|es|ing) (<card>) to parley\b", r"\1 parleys"),
    (r"\b(<card>) parleying\b", r"\1 parleys"),
    (r"^(<card>) parleys (?=for )", r"parley with \1 "),
    (r"^(<card>) (?:takes|picks up|gets) (?:the )?(?:available )?(<card>)\b", r"equip \2 on \1"),
    (r"[:,;] (?:and )?(<card>) engages to parley\b", r", parley with \1"),
    (r"^(?:engages? )?(<card>) (?:engages (?:and|to) |to |and )?(?:pressures?|claims?) (<place>)\b", r"claim with \1 at \2"),
    (
        rf"^(<card>) {DOES} (?:the |a )?(?:basic )?(Claim|Challenge|Recruit|Equip) Action"
        r"(?:,? (?:on|against|to (?:claim|challenge|recruit|equip)))?",
        r"\2 with \1,",
    ),
    (rf"^(?:ha[sv]e? |lets? )?(<card>) uses? (?:its|his|her|their) ({KINDS})\b", r"use \1's \2"),
    (rf"^uses? the ({KINDS}) (?:printed )?(?:on|of) (<card>)\b(?!,? and (?:then )?(?:that|the one) of)", r"use \2's \1"),
    (rf"\b(?:either|any|one) of (<card>)['’]s ({KINDS})s\b", r"\1's \2"),
    (r",? (?:and )?choosing (?=[^,;]* as (?:the |its )?(?:performer|target))", ", "),
    (r"^(?:buys?|purchases?) (<card>) for (<card>)\b", r"equip \1 on \2"),
    (r"^(?:buys?|hires?) (<card>) with (<card>)\b", r"recruit \1 with \2"),
    (r"^(?:uses? (?:the |a )?(?:basic )?Equip Action[:,;]? )?(?:gives|hands) (<card>)(?: to)? (<card>)(?=$|[,;]| and\b| by\b)", _given),
    (
        r"^(?:uses? (?:the |a )?(?:basic )?Equip Action[:,;]? )?(<card>) (?:is (?:given|handed)|receives|gets|puts on|dons|takes up|is"
        r" equipped with) "
        r"(<card>)(?=$|[,;]| and\b| by\b)",
        r"equip \2 to \1",
    ),
    (r"^(<card>) (?:buys|hires) (<card>)\b", r"recruit \2 with \1"),
    (r"^(recruits? (<card>)) at <place>", r"\1"),
    (r"(?<=\w)(?:,? and|,) cop(?:ies|ying) (<card>)(?:['’]s(?: (?:own )?\w+)?)?(?=$|[,;])", r", choosing \1"),
    (r"^((?:equip|recruit)s? .+?) for (<cards>)$", r"\1 paying \2"),
    (r"^(<card>) performs (<card>)\b", r"play \2 with \1"),
    (
        r"^(?:activates?|uses?) (<card>)['’]s Technique,? (?:as part of|while|when|in|with) (?:issuing |making )?"
        r"(?:the|an?|its|his|her)(?: \w+)? challenge (?:to|against|of) (<card>)$",
        r"challenge with \1, \2; use \1's Technique",
    ),
    (r"^(?:issues?|makes?) an? (?:\w+ )?challenge (?:with|from|by) (<card>) (?:to|against|at|on) (<card>)\b", r"challenge with \1, \2"),
    (r"^(?:ha[sv]e? |lets? )?(<card>) (?:issues?|makes?) an? (?:\w+ )?challenge (?:to|against|at|on) (<card>)\b", r"challenge with \1, \2"),
    (rf"^((?:uses? {BASIC}|equips?|recruits?|brings? in) .+?)(?:,|;| and|, and|; and) discards? (<cards>)$", r"\1 paying \2"),
)
"""What stories say of the cards, locations and players of a case."""


@lru_cache(maxsize=64)
def gaps(cards: tuple[str, ...], places: tuple[str, ...], seats: tuple[str, ...]) -> Names:
    """What fills the gaps of tables: a card, several cards, a location, a player."""
    card = one_of(cards)
    several = rf"(?:{card})(?:(?:,| and|, and) (?:{card}))*"
    return (("card", card), ("cards", several), ("place", one_of(places)), ("seat", one_of(seats)))


def told_plainly(text: str, cards: tuple[str, ...], places: tuple[str, ...], seats: tuple[str, ...]) -> str:
    """A sentence of a story in plainer words; any other sentence as it is."""
    names = gaps(cards, places, seats)
    text = text.strip().rstrip(".")
    for table in (GAMBLING, TECHNIQUES, DUELLING, STORY):
        text = table(text, names)
    return text
