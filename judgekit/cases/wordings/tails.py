"""What stands in a step and changes nothing of it: how far it goes, what ends with it, what somebody did before; and who does something by the way.

It is brought to plain words in one place, before the step is read, so that no table behind this one has to know of it.
"""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.cases.wordings.aims import AIMS
from judgekit.cases.wordings.apart import told_apart
from judgekit.cases.wordings.challenge_words import CHALLENGES
from judgekit.cases.wordings.cheapest import CHEAPEST
from judgekit.cases.wordings.cost_words import COSTS
from judgekit.cases.wordings.course_words import COURSE
from judgekit.cases.wordings.kept_back import KEPT_BACK
from judgekit.cases.wordings.left_unused import UNUSED_ROWS
from judgekit.cases.wordings.round_words import ROUNDS
from judgekit.cases.wordings.sequence_words import SEQUENCE
from judgekit.cases.wordings.tail_words import (
    ACTS,
    ALL,
    ALONG,
    AT_ITS_TIME,
    BEFORE_REVEALED,
    BEGIN,
    BY_THE_RULES,
    CHOICES,
    COMPARES,
    DEEDS,
    DOING,
    EACH_CARD,
    ENDS_TOO,
    FAR,
    FOLLOWS,
    IF_IT_IS,
    KIND,
    KNOWN,
    LOOKS_AT,
    MAY,
    MEANWHILE,
    NAME,
    NAMES,
    NO_CARD,
    NO_GAMBLE,
    NONE_OF_IT,
    NOT_ALLOWED,
    OTHERWISE,
    PARTICIPLES,
    PERHAPS,
    SETTLED,
    SINCE,
    STOP,
    TARGETED,
    USING,
    WHAT_IT_DOES,
    WHEN,
    WHICHEVER,
)
from judgekit.engine.rewriting import Instead, Table, one_of


def _of_that_name(m: re.Match[str]) -> str:
    """`that of the second`, `the other one's Technique`, of two cards of one name, with the name."""
    nth = m["nth"] if m["nth"].casefold() != "other" else "second" if m["one"].casefold() == "first" else "first"
    that = f"{m['kind'] or 'the Technique'} of " if m["that"] else ""
    return f"{m['all']}{that}the {nth} {m['name']}{m['own'] or ''}"


def _by_whichever(m: re.Match[str]) -> str:
    """`That player plays Jab if it is A and no combat card if it is B` as what each of them does under that condition."""
    verb = m["verb"] or m["does"].split(" ")[0]
    return f"{m['lead']}If it is {m['a']}, {m['a']} {m['does']}; if it is {m['b']}, {m['b']} {verb} {m['other']}"


VALUE = r"(?:Combat|Finesse|Influence|Resolve|Panache|Crew Cap|Initiative|wounds|threat(?: pool)?|cost|stats?|values?)"
"""What somebody has so much of."""


def _one_card_each(m: re.Match[str]) -> str:
    """`The player whose round it is plays a card (A: Jab, B: none)` as what each of them does under that condition."""
    a, b = (f"plays {'no combat card' if x.casefold() in {'none', 'nothing', 'no card'} else x}" for x in (m["one"], m["other"]))
    return f"{m['lead']}If it is {m['a']}, {m['a']} {a}; if it is {m['b']}, {m['b']} {b}"


BASES = {"us": "use", "activat": "activate", "challeng": "challenge", "mov": "move", "equipp": "equip"}
"""What somebody does, from how its participle begins."""
TAILS: tuple[tuple[str, Instead], ...] = (
    (
        r"\b(?:wants|wishes|asks|seeks|would like) to (?:know|learn|find out|be told|hear) (?=(?:which|whether|if|how|what|who|whom|when"
        r"|why|where)\b)",
        "asks ",
    ),
    (r"\b(?:do|go)(e?s)? without (?:an?|any)(?: combat)? card\b", lambda m: f"play{'s' if m[1] else ''} no combat card"),
    (
        r"(\bplays? no combat card)(?: at all)?(?:(?:,? and|,? and also|,|,? but also)? (?:(?:do(?:es)? )?not (?:to )?gamble|not gambling"
        r"|without gambling"
        r"|nor (?:to )?gambles?|no gambling)| at all)(?=$|[,;.]| if\b| and\b)",
        r"\1",
    ),
    (r"\b((?:refuse|accept)s?) (?:it|this|that)(?=$|[,;.]| if\b| and\b| or\b)", r"\1"),
    (
        r",? (?:after which|whereupon|and thereafter|and thereupon),? (?=(?:(?:the|its) )?(?:threat|combat values|round|duel|riposte)\b)",
        "; ",
    ),
    *AIMS,
    *COSTS,
    *CHEAPEST,
    *UNUSED_ROWS,
    *CHALLENGES,
    *ROUNDS,
    *COURSE,
    *SEQUENCE,
    (rf"(\breveals? [^;,.]*|\brevealed)(?:[;,]|,? and) (?:and )?{BEFORE_REVEALED}it is ((?:settled|determined|decided) who)\b", r"\1 and it is \2"),
    (
        r"\b((?:game|play|planning|plunder|dusk|dawn|day)(?: phase)?) (?:goes|moves|runs|continues|proceeds)(?: on)? to the (?:point|place|moment) "
        r"(?:where|when|at which|in which) (?:the )?([\w ]+?) (?:step )?(?:stands|is|comes|belongs|would (?:be|come|stand)|has its place)(?=$|[,;.])",
        r"\1 goes on up to the beginning of \2",
    ),
    (
        rf"(?P<lead>^|[;.:] ){WHICHEVER} (?P<does>[a-z]+s [^;,.]+?),? {IF_IT_IS.format('a')}(?:,? (?:and|or|but)|[,;]) "
        rf"(?:(?:<seat> )?(?P<verb>[a-z]+s) )?(?P<other>[^;,.]+?),? {IF_IT_IS.format('b')}(?=$|[,;.])",
        _by_whichever,
    ),
    (rf"(^|[;.] )[Ii]n (round \d+),? (?={WHICHEVER} [a-z]+s\b)", r"\1\2: "),
    *(
        (
            rf"(?P<lead>^|[;.:] ){WHICHEVER} plays (?:(?:an?|the|one|his|her|their|its) )?(?:own )?(?:combat )?card(?: \(|:? |, )"
            rf"{each}\)?(?=$|[;.])",
            _one_card_each,
        )
        for each in EACH_CARD
    ),
    (rf"^it is (?:now |then )?{KNOWN} who(?:se)? [^;.:]*[.:] (?=if it is <seat>\b)", ""),
    (
        rf"{BEGIN}(?:then )?(?:{WHAT_IT_DOES}|(?!(?-i:<seat>) ){NAME}) (?:now |then )?(?:moves|brings|takes|sends|carries) (?P<who>{NAME})"
        rf" (?=to (?:{NAME}))",
        r"\g<begin>\g<who> moves ",
    ),
    (
        r"\b(<seat>),? who (?:wants|wishes|would like|hopes|prefers|means|intends|is unwilling|does not (?:want|wish|mean))\b[^,;]*, (?=[a-z]+s\b)",
        r"\1 ",
    ),
    (rf"(?:,? and,?|[,;]) {MEANWHILE},? (?:<seat> )?(?=asks\b)", "; "),
    *KEPT_BACK,
    (COMPARES, "; asks about "),
    (r"\b(<seat> plays [^,;:]*?),? and (?:announces|declares) (?:its|the|his|her) (Maneuver)\b", r"\1 and activates its \2"),
    (
        rf"(\b(?:uses|takes) (?:the )?Challenge Action),? (?:with|using|activating|by means of) "
        rf"((?:{NAME}['’]s?|his|her|its|the) (?:own )?Technique)(?: of {NAME})?: ({NAME} [^;.:]*?)(?=$|[;.])",
        r"\1: \3 with \2",
    ),
    (
        rf"\b(combat values)(?:,| and) (?:then )?(?:the )?threat,? (?:and )?(?:then )?"
        rf"(?:(?:the|its|{NAME}['’]s) (?:Maneuver|Technique|card)(?:['’]s)?"
        rf"|what (?:the|its) (?:Maneuver|Technique))(?: effects?| does)?(?= are resolved)",
        r"\1 and threat",
    ),
    (r"\b(combat values are resolved),? (?:right )?there\b", r"\1"),
    (
        rf"{BEGIN}(?P<thing>(?-i:[A-Z]|no |the |a |its )[^;,.:]*?) (?:is|are) (?:then |now"
        rf" )?(?P<deed>{'|'.join(DEEDS)})(?P<how> again| once more)? by (?P<who><seat>)\b",
        lambda m: (
            f"{m['begin']}{m['who']} {DEEDS[m['deed'].casefold()]}"
            f" {m['thing'][0].lower() if m['thing'][:3] in {'No ', 'The'} else m['thing'][0]}{m['thing'][1:]}{m['how'] or ''}"
        ),
    ),
    (
        rf"[:,] (?:and )?(?P<cards>{NAMES}) (?:is|are) (?:discarded|paid)"
        r" (?:for (?:the costs?|it|payment)|to pay(?: for it)?|as payment)(?=$|[,;.]| and\b)",
        r", paying \g<cards>",
    ),
    (
        rf"[:,] (?:and )?(?P<whose>{NAME}['’]s (?:Technique|Maneuver)) is (?:activated|used)(?: with (?:the|this) challenge)?(?=$|[,;.])",
        r", use \g<whose>",
    ),
    (rf"\botherwise,? (?P<thing>{NAME}) is (?P<deed>played|used|chosen)\b", lambda m: f"otherwise {DEEDS[m['deed'].casefold()]} {m['thing']}"),
    (r"\b(?:declares|says|decides|announces) that (?:no combat card is played|<seat> plays no combat card)\b", "plays no combat card"),
    (r"\bin the event of (?:a|the) duel,? ", "if there is a duel, "),
    (
        r"(?P<a><seat>) (?P<x>plays [^,;:]*?) in round (?P<m>\d+),? and (?P<b><seat>) (?P<y>plays [^,;:]*?) in round (?P<n>\d+)\b",
        r"round \g<m>: \g<a> \g<x>, round \g<n>: \g<b> \g<y>",
    ),
    (
        rf"(\b(?:recruit|challeng|claim|equip)\w*\b[^;.]*? with {NAME}), who (?:is|stands) (?:also |still |already )?(?:there|present)(?=$|[,;.])",
        r"\1",
    ),
    (r"^(round \d+), if (?:there is (?:one|such a round)|it comes to (?:that|it)): ", r"If there is a duel, \1: "),
    (
        r"(?:, which (?:<seat> does|is (?:then )?done|happens)|[;,] (?:this"
        r"|that|it) (?:happens|is done|takes place)(?: only)?) (?=(?:if|where) )",
        ", doing so ",
    ),
    (
        rf"(\b(?:Challenge|Claim|Move|Recruit|Equip) Action: {NAME}) "
        r"(?:(?:is|was) (?:to|meant to|supposed to|about to)|shall|should|will|would|wants to) "
        r"(challenge|claim|move|recruit|equip|take|engage)\b",
        r"\1 \2s",
    ),
    (
        r", (?:using|activating|playing|refusing|equipping) (?:it )?(?=(?:if"
        r"|where) (?:it|that|this)? ?(?:is )?(?:legal|allowed|possible))",
        ", doing so ",
    ),
    (r"\b(?:having (?:seen|revealed|looked at)|(?:after|on|upon) (?:seeing|revealing|looking at)) [^,;]+, (?=<seat> )", ""),
    (r"\bwith the (?:help|use|aid) of (?=(?-i:[A-Z]))", "using "),
    (r"\bafter (?:a |another )?pass(?:es)? (?:by|from|of) (<seat>),? ", r"\1 passes; "),
    (rf"\b({NAME}) engaging (?=to (?:lower|reduce) )", r"engaging \1 "),
    (rf"\b({NAME}) being (?:discarded|paid)\b", r"discarding \1"),
    (rf"\b({NAME}), who engages (to (?:lower|reduce) (?:the|its) cost),?", r"\1, engaging \1 \2,"),
    (rf"\bthe ({KIND}) of ({NAME}) is left (?:unused|aside|out)\b", r"\2's \1 is not used"),
    (rf"\basks for (?:(?:a (?:second|further|new|third) use of|the use of|another use of) )?(?=(?:{NAME}['’]s|its) {KIND}\b)", "asks to use "),
    (r",? (passing|refusing|accepting) otherwise(?=$|[;.])", lambda m: f"; otherwise {PARTICIPLES[m[1].casefold().removesuffix('ing')]}"),
    (r",? (?:(?:al|even )?though|despite|in spite of)(?: (?:(?!\b(?:asks|plays|uses) )[^,;.])+)(?=$|[,;.])", ""),
    (rf"\bone (?={NAME}.*\bthe other\b(?! (?-i:[A-Z])))", "the first "),
    (
        rf"(?P<all>(?:(?P<kind>the {KIND}) of )?the (?P<one>first|second) (?:copy of )?(?P<name>{NAME})\b.*?{USING} )(?P<that>(?:that|the one) of )?"
        r"the (?P<nth>first|second|third|other)(?: one| copy)?(?:(?P<own>['’]s)|\b(?! (?-i:[A-Z])| (?:copy )?of\b))",
        _of_that_name,
    ),
    (rf"(?P<all>(?P<kind>the {KIND}) (?:of|on) .*?{USING} )(?:that|the one) of (?=(?-i:[A-Z])|the (?-i:[A-Z]))", r"\g<all>\g<kind> of "),
    (rf"\basks (?:{NO_CARD}|neither to play a(?: combat)? card)(?:(?:,? and|,? nor|,? or|,) {NO_GAMBLE})", "asks to play no combat card"),
    (rf"\basks (?:neither to gamble nor to play a(?: combat)? card|{NO_CARD})", "asks to play no combat card"),
    (
        rf"\b(<seat>) (?:first |now )?(?:looks (?:at|up)|checks|notes|reads(?: off)?|sees) (?:{NAME}['’]s |the )?{VALUE}(?: of {NAME})?"
        r"(?:,? and (?:then )?|, then |; )(?=[a-z]+s )",
        r"\1 ",
    ),
    (
        rf"\basks (?:for|after|to (?:know|see|be told)) (?=(?:the )?(?:{NAME}['’]s )?(?:(?:current|present|printed|modified) )?{VALUE}\b)",
        "asks about ",
    ),
    (rf"\basks for (?=(?:both |(?:the )?(?:first|second|third|other|last) )?{NAME}(?: again| once more)?(?:[,;.]| and\b|$))", "asks to use "),
    (rf", (?:with )?({NAME}) (stay|remain)ing (?=(?:at|in|on) )", r"; \1 \2s "),
    (
        rf"(^|[;.:] )(?:and )?(?:then )?(?:by|through|thanks to|because of|due to|with) (?:the|its|his|her|their|{NAME}['’]s) "
        rf"(?:Maneuver|Technique|effect)(?: of {NAME})?,? (?=(?:then )?{NAME} (?:then )?(?:moves|goes|(?:is|has been) \w+ed|suffers|takes)\b)",
        r"\1",
    ),
    (
        rf"(\b(?:moves|goes|is moved) to (?:[^,;.](?! and ))*?) (?:by|through|thanks to|because of|due to|with) "
        rf"(?:the|its|his|her|their|{NAME}['’]s) (?:Maneuver|Technique|effect)(?=$|[,;.]| and\b)",
        r"\1",
    ),
    (
        rf"(^|[;.:,] |\b(?:otherwise|and|then|has|lets|have|let),? )({NAME}) (?:stands? (?:for|to) it|takes? (?:it|this|the challenge) (?:on|up)"
        r"|takes? (?:up |on )?the challenge|takes? (?:up|on) it|faces? (?:it|the challenge))(?: (?:him|her|it)self)?(?=$|[,;.]| and\b)",
        r"\1\2 accepts",
    ),
    (
        r"\b(<seat>) (?:meets|keeps|satisfies|respects|observes|fulfils|restores|gets (?:back |down )*(?:to|within|under)) "
        rf"(?:the|his|her|its|their) (?:Crew Cap|(?:hand )?limit(?: on \w+)?)(?: of \d+)? by {DOING}",
        lambda m: f"{m[1]} {PARTICIPLES[m[2].casefold()]}",
    ),
    (rf"\b(<seat>) {NONE_OF_IT}(?:,? and|,? but|[,;.])(?: then)?(?: <seat>)? (?=[a-z]+s\b)", r"\1 "),
    (
        rf"\b(?P<who><seat>) (?:considers|weighs|thinks about|wonders about|contemplates) "
        rf"(?=(?:(?:the|a) )?{NAME}(?:['’]s| with| on|,|;|\.|$| and ))",
        r"\g<who> asks about ",
    ),
    (
        r"(?P<uses>\b(?P<who><seat>) (?:uses|plays|activates) [^:;.]+): (?P=who) (?=(?:discards|pays|targets|chooses|engages|parleys)\b)",
        r"\g<uses>; \g<who> ",
    ),
    (rf"\b(<seat>) {LOOKS_AT} (?:each of )?(?P<things>(?:(?:the|these|those|his|her|their) )?(?:\w+ )?{CHOICES}\b)", r"\1 asks about \g<things>"),
    (r"\b(?<=\w) ahead of (?=(?:the|its|his|her|their|that|this|any|each) )", " before "),
    (rf"\b(<seat>),? who (?:has |had )?(?:(?:just|already|once) )?(?:not )?(?:yet )?{SINCE}\b[^,;]*, (?=[a-z]+s\b)", r"\1 "),
    (
        rf"\basks to {ACTS}(?:,? and,?|[,:;]|,? namely)(?: (?P<may>{MAY}),?)?(?: to| by)? "
        r"(?P<does>(?:us|play|activat|claim|challeng|recruit|equip|mov)p?)(?:es?|s|ing)? (?P<what>[^;.]+)",
        lambda m: f"asks to {BASES.get(m['does'].casefold(), m['does'])} {m['what']}{', ' if m['may'] else ''}{m['may'] or ''}",
    ),
    (
        r"\bif <seat> has not (?:yet |already |so far )?(?P<does>used|activated|played) (?P<thing>[^,;]+?)(?: yet| already| so far| before)?,? "
        r"(?:then )?(?P<who><seat> )?(?P<act>uses|activates|plays) (?:it|that|them|(?P=thing))\b",
        lambda m: f"if {m['thing']} is unused, {m['who'] or ''}{m['act']} {m['thing']}",
    ),
    (
        r"\bif (?P<thing>[^,;]+?['’]s (?:\w+ )?(?:Reaction|Action|Technique|Maneuver)) has not (?:yet |already )?been (?:used|activated|played)"
        r"(?: yet| already| so far| before)?,? (?=(?:then )?(?:<seat> )?(?:uses|activates|plays) )",
        r"if \g<thing> is unused, ",
    ),
    (rf",? {BY_THE_RULES}(?=$|[,;.])", ""),
    (rf",? {AT_ITS_TIME}(?=$|[,;.]| and\b)|(?:^|(?<=[;.] )){AT_ITS_TIME},? (?=<seat> [a-z]+s\b)", ""),
    (rf"\b(uses? [^,;.]*?),? (?:on|against|choosing|targeting|with|at) (?:an?|some|any|the) legal target,? {PERHAPS}(?=$|[,;.])", r"\1 if legal"),
    (r",? (?:on|against|choosing|targeting) (?:an?|some|any|the(?: only)?) legal target(?=$|[,;.])", ""),
    (
        r"\b(?:at|with) the end of (?:(?:the|this|that|his|her|their|its) )?(round(?: \d+)?),? (?=(?-i:[A-Z])[\w'’ -]* (?:moves|goes)\b)",
        lambda m: f"{'The' if m[0][0].isupper() else 'the'} {m[1]} ends and ",
    ),
    (r"\bthe active player, if (?:it|that|this) (?:is|be) (<seat>), (?=[a-z]+s\b)", r"if it is \1, \1 "),
    (r"\bwhoever is (?:the active player|active|to act|next) acts[;:,] ", ""),
    (r"\b(?:in )?(round \d+),? (?=<seat> [a-z]+s\b)", r"\1: "),
    (r",? as (?:an?|the|its|his|her|their) (?:Reaction|answer|response|reply)(?=$|[,;.]| and\b| to\b)", ""),
    (rf",? \(?{PERHAPS}\)?,?(?=(?: and (?:the )?\w+(?: \w+)?)? (?:is|are|ends?)\b)", ""),
    (r"\b((?:uses|to use) the Equip Action),? (?:by )?(?:putting|equipping) (?P<what>[^,;]+?) (?:on|to) ", r"\1 to put \g<what> on "),
    (rf"(\b(?:otherwise|{NOT_ALLOWED}),? [^;:,]*?),? instead(?=$|[;:,.])", r"\1"),
    (r"\bcombat values,? (?:and )?then (?:the )?threat,?(?= are resolved)", "combat values and threat"),
    (r"(\b<seat>|\botherwise),? (?:simply|merely|just) (?=(?:does not|[a-z]+s)\b)", r"\1 "),
    (r"\bneither (?:gambles nor plays a(?: combat)? card|plays a(?: combat)? card nor gambles)\b", "plays no combat card"),
    (rf"(?<= )({SETTLED}),? (?=(?:up to|until) )", r"\1 "),
    (rf"\b((?:up to|until) [^,;.]+?),? {PERHAPS}(?=$|[,;.])", r"\1"),
    (r"(?<=eaction) (?:after (?:that|this|it)|afterwards|thereafter|thereupon)(?=$|[,;.])", ""),
    (rf",? (?:but )?(?:only )?{FAR}(?=$|[,;.:]| and\b)", ""),
    (rf"(?P<begin>^|[;.:,] (?:then )?)(?:the )?{NAME} and {ALL}{FOLLOWS} {SETTLED}{STOP}", r"\g<begin>everything is resolved"),
    (
        rf"((?:^|[;.] )[Tt]he rest of (?:(?! and |[;.,]).)+) and {ALL}{FOLLOWS}(?:{ALONG},)? {SETTLED}{ALONG}{STOP}",
        r"\1 is resolved; everything is resolved",
    ),
    (rf"(?:,? and|[;.]) (?:then )?{ALL}{FOLLOWS}(?:{ALONG},)? {SETTLED}{ALONG}{STOP}", "; everything is resolved"),
    (rf"^{ALL}{FOLLOWS}(?:{ALONG},)? {SETTLED}{ALONG}{STOP}", "Everything is resolved"),
    (
        r", which (?:<seat> (?:may|can|must|has to|is (?:free|allowed|able) to)|the rules? (?:allows?|permits?|requires?|demands?)"
        r"|is (?:legal|allowed|compulsory|optional|possible|free))[^,;]*(?=$|[,;])",
        "",
    ),
    (
        r"(?P<begin>^|; |(?<=\w)\. )(?P<when>(?:before|between|after|ahead of|during) (?:the|its) [^,;:]*?),? (?P<who><seat>) "
        r"(?P<does>(?:asks|wants|wishes|tries|attempts|intends|seeks|would like) to "
        r"(?:(?! and (?:then )?(?:does|uses|plays|activates|carries)\b| if (?:it|that|this|legal)\b)[^;,.])+)",
        lambda m: f"{m['begin']}{m['who']} {m['does']} {m['when'][0].lower()}{m['when'][1:]}",
    ),
    (r", (both|the two)(?: of them)?(?: participants?)? (?:being|standing)(?: still)? (?=(?:at|in) )", r" with \1 "),
    (
        rf"(?P<begin>^|[;.] )(?:in|as an?|by way of) (?:answer|response|reply|reaction) to "
        rf"(?P<what>(?:the|this|that|being|his|her|its|{NAME}['’]s) \w+),? "
        rf"(?P<who><seat>) (?P<does>(?:uses|activates) (?:{NAME}['’]s|the|its) Reaction\b)",
        r"\g<begin>\g<who> \g<does> in answer to \g<what>",
    ),
    (
        rf"\b(?P<who><seat>) (?:answers|(?:reacts|responds|replies) to) (?P<what>(?:the|this|that) \w+) "
        rf"(?:with|by using|using) (?P<with>{NAME}['’]s Reaction\b)",
        r"\g<who> uses \g<with> in answer to \g<what>",
    ),
    (r"\b(plays no combat card|plays none) in (?:it|that|that round)(?=$|[,;.])", r"\1"),
    (r"\bin (?:the )?case of (?:a|the) duel,? ", "if there is a duel, "),
    (
        r"[;,] (?:and )?if (?:the pressure|it|this|that) (?:succeeds|is successful"
        r"|works|comes off), (?=(?-i:[A-Z])[^;]* (?:is|are|becomes) (?:the )?target)",
        ", ",
    ),
    (r"\bwithout a combat card (?:from|of|by|played by) (<seat>),? ", r"\1 plays no combat card; "),
    (r"\bwithout (?:an |any )?intervention (?:by|from|of) (<seat>),? ", r"\1 does not intervene; "),
    (r"\b(<seat>) passes,? and so do(?:es)? (<seat>)\b", r"\1 passes; \2 passes"),
    (r"\b(?:day \d+|the (?:next |new )?day) begins with (?:the )?dawn(?: phase)?,? (?:which|and (?:it|this)) is\b", "Dawn is"),
    (rf",? (?:by|through|thanks to|because of|due to) (?:the|its|his|her|{NAME}['’]s) (?:Maneuver|Technique)(?:['’]s effect)?,", ""),
    (r"\b(riposte),? (?:and )?(?:then )?(parry),? (?:and )?then (?=thrust\b)", r"\1, \2 and "),
    (r"\b(accepts|refuses|intervenes) for (?=<seat>\b)<seat>\b", r"\1"),
    (r"\b(and|then|but),? first,? (?=(?:uses|activates|plays)\b)", r"\1 "),
    (
        r"\b(<seat>) (?:says|declares|announces|decides|states) that ([^,;]+?) (?:is"
        r"|will be) used(?:,? and (?:that )?(?:the|its|their) order [^,;]*)?(?=$|[,;.])",
        r"\1 uses \2",
    ),
    (rf",? (?:with|including|along with|together with|and) {ALL}{FOLLOWS}(?=$|[.;])", "; everything is resolved"),
    (rf"(^|(?<=[;.] ))(?:and )?(?:{WHEN},? )+(?=(?-i:[A-Z]))", r"\1"),
    (rf",? and (?:then )?(?=(?:everything|all(?: of (?:it|that|this|them))?) {SETTLED})", "; "),
    (rf"\b((?:the |this )?(?:round|duel|phase|day)(?: \d)?)(?:,? and|,) {ENDS_TOO} (?:ends?|is over|are over)\b", r"\1 ends"),
    (
        rf"\b((?:round|duel|phase|day)(?: \d)? ends)(?:,? and|,? as do(?:es)?|,?"
        rf" so do(?:es)?)?,? (?:with it )?{ENDS_TOO}(?: too| as well)?(?=$|[,;.])",
        r"\1",
    ),
    (rf"(?:[,;:]|,? and|,? but|,? or) {OTHERWISE},? (?:by )?{DOING}", lambda m: f"; otherwise {PARTICIPLES[m[1].casefold()]}"),
    (rf"(?<=legal|awful|lowed|sible),? (?:and|but|or) {OTHERWISE},? (?=(?:<seat> )?[a-z]+s\b)", "; otherwise "),
    (rf"(?:[:,]| and)(?: and)? ({NAME}) is {TARGETED}(?=$|[,;.]| and\b)", r", targeting \1"),
    (rf"(\b(?:plays|uses) [^;.]*), who (?:then )?challenges ({NAME})(?=$|[,;.]| and\b)", r"\1, targeting \2"),
)
"""What is said so in any kind of step."""


@lru_cache(maxsize=64)
def _tails(seats: tuple[str, ...]) -> Table:
    one = f"(?-i:{one_of(seats)})"
    return Table(*((pattern.replace("<seat>", one), instead) for pattern, instead in TAILS))


@lru_cache(maxsize=512)
def without_tails(line: str, seats: tuple[str, ...]) -> str:
    """A line in plainer words, what the game does by itself apart from what somebody does; one that quotes a text is left alone."""
    return line if '"' in line else told_apart(_tails(seats)(line), seats)
