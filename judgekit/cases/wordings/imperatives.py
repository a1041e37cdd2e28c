"""What steps write about the cards and locations of a case, in the words of the options: `Kara challenges Dov` as `challenge with Kara, Dov`."""

from __future__ import annotations

import re

from judgekit.cases.wordings.moving_words import LEFT
from judgekit.cases.wordings.remarks import DUE
from judgekit.engine.rewriting import NamedTable

ACTION = (
    r"(?:(?:use|take|perform|do|carrie|carry|announce|declare)(?:e?s)?(?: out)? )?(?:(?:the|a|an|another|their) )?(?:basic )?"
    r"(challenge|move|equip|recruit|claim|pass) action(?: (?:once more|once again|again|a second time|a third time)\b)?[:,;]?"
)
COST = r"(?:the|its|his|her|their) cost"
LOWER = r"(?:lower|reduce)"
REDUCTION = r"(?:for|towards|as) (?:the|its|a|this|that) (?:reduction|discount|parley|(?:lower|reduced|smaller) (?:cost|price))"
PAYING = (
    r"(?:(?:and )?(?:pays?|paying|(?:is |are )?paid)"
    rf"(?: (?:for(?: (?:it|this|that|him|her|them))?|(?:the|its|this) (?:wealth )?cost(?: of \d+)?|{DUE}|\d+))?"
    r"(?: with| by discarding| using| by)"
    r"|by discarding|discarding)"
)
"""What leads to the cards with which something is paid."""
SO_MANY = (
    r"((?:an?|one|two|three|four|five|both|\d) (?:other |more )?cards?|(?:the|his|her|their) (?:(?:one|only|last|single|sole|remaining|other) )*card)"
    r"(?: left)?(?: (?:from|in) (?:(?:his|her|their|the) )?hand)?"
)
"""So many cards that pay, which are not named."""
OWN = r"(?:its|the|his|her|their|any|a|an|<card>['’]s)"
UNWILLING = r"(?:declines?|refuses?|(?:chooses?|decides?|elects?|prefers?|opts?) not)"
ACTING = r"(?:act|perform|recruit|mov|challeng|claim)ing character"
PERFORMER = rf"(?:{ACTING}(?: is|:)?|performer(?: is|:)?|performed by|performing with|with (?:the )?performer)"
TAKES_BACK = r"(?:take|takes|seizes?|wins?|wrests?|regains?|recaptures?|reclaims?|conquers?|gets?)"
CLAIMING = (
    r"(?:,? (?:with|by|using|through) (?:(?:a|an|the|another) )?(?:basic )?(?:Claim Action|claim) (?:of|by|with|performed by)"
    r"|,? (?:by )?claiming (?:it |the place |that location )?with)"
)
"""How a location is said to be taken: by a Claim Action of somebody."""
ANNOUNCES = r"(?:us(?:e|es|ing)|tak(?:e|es|ing)|announc(?:e|es|ing)|declar(?:e|es|ing)|perform(?:s|ing)?)"


def _cheaper(found: re.Match[str]) -> str:
    """Somebody who engages so that somebody else costs less, as who parleys for whom."""
    return f"parley with {found[1]} for {found[2] or found[3]}"


IMPERATIVE = NamedTable(
    (
        r"^(?:uses?|engages?) (<card>) (?:for|in|to (?:use|perform|take|carry out))"
        r" (?:the |an? )?(?:basic )?(Challenge|Claim|Recruit|Equip|Move) Action"
        r"[:,;]? (?:(?:\1|who|s?he|it) )?(?=\w+s )",
        r"use the \2 Action: \1 ",
    ),
    (r"^(?:declares?|announces?|issues?|makes?|begins?|starts?) a challenge[:;,] (?=<card>)", "use the Challenge Action: "),
    (r"\s*\((?:by )?(?:the )?(?:basic )?Challenge Action(?:[,;] ([^()]*))?\)", lambda m: f", {m[1]}" if m[1] else ""),
    (r"\b(<card>) engages (?:to|and) (?:issues?|makes?) an? (?:Combat )?challenge (?:to|against) (?=<card>)", r"\1 engages and challenges "),
    (rf"^{ACTION}\s*(?:with )?(<card>) challenging (?=<card>)", r"\1 with \2, "),
    (r"\b(with|of|for|to|move|chooses?|picks?|takes?|names?|targets?) the (?:en garde|engaged|wounded|unwounded) (?=<card>\b)", r"\1 "),
    (
        r"\b(sends?|sending|keeps?|removes?|chooses?|discards?|with) the (?:(?:newly|freshly|just"
        r"|only just) )?(?:mustered|recruited|arrived) (?=<card>\b)",
        r"\1 ",
    ),
    (r"^(chooses? <card>) (?:to be|to get|as the one (?:that is|to be)) destroyed$", r"\1"),
    (r"^(?:issue|declare)s? (?:a|the) challenge (?:to|against|of|on) (<card>),? (?:with|by|using|through) (<card>)$", r"challenge with \2, \1"),
    (r"^(?:issue|declare)s? (?:a|the) challenge (?:with|by|using|through) (<card>),? (?:to|against|of|on) (<card>)$", r"challenge with \1, \2"),
    (rf"\b({LOWER}s?) (<card>)['’]s cost\b", r"\1 the cost of \2"),
    (
        rf"^{LOWER}s? (?:the )?cost of (?:recruiting )?(<card>) (?:by )?(?:engaging|parleying with|parley with|with|through|using) (<card>)$",
        r"parley with \2 for \1",
    ),
    (
        r"^(?:use|discard|spend)s? (<cards>) (?:to pay for|as (?:the |a )?payment (?:for|of)|in payment (?:of|for)|to cover|for the cost of)"
        r"(?: the cost of)? (<card>)$",
        r"pay for \2 with \1",
    ),
    (rf"^(?:chooses?|picks?|takes?|names?) (<card>),? (?:as|for|to be) (?:the |its |an? )?(?:performer|{ACTING})$", r"\1"),
    (
        r"^uses? (?:the )?(?:combat )?values of (?:the )?(<card>)(?!['’])|^uses? (<card>)['’]s (?:three )?combat values\b",
        lambda m: f"play {m[1] or m[2]}",
    ),
    (
        r"^repeats? (?:it|this|that|the (?:ability|Action|effect))(?: (?:again|once more|one more time"
        r"|another time))?(?=$|[,;]| (?:on|with|against)\b)",
        "repeat",
    ),
    (r"^(?:put|add|place)s? (?:<card>['’]s|the|its|that|one|an?|1) Renown(?: (?:of|from) <card>)? (?:on|onto|to|at) (?=<place>)", ""),
    (r"\b(?:in order|so as) to\b", "to"),
    (
        rf"^(?:meet|settle|cover|answer|resolve|remove|remedie|remedy)s? {OWN.replace('|a|an', '|this')} "
        rf"(?:overflow|excess|surplus)(?: of characters)? "
        r"(?:with|by (?:removing|sending(?: away)?|choosing|giving up|losing|parting with))(?: the)? (<card>)(?: to The Locker)?(?=$|[,;])",
        r"send \1 to The Locker",
    ),
    (
        rf"^(?:{ANNOUNCES} (?:the |a )?(?:basic )?Recruit Action(?=[ ,:])|hires? (?=<card>))",
        lambda m: "recruits " if m[0].startswith("h") else "uses the Recruit Action",
    ),
    (r"^(uses? the Recruit Action|recruits?),? at <place>,?(?: (?:for|on|to recruit|of))? (?=<card>)", r"\1 "),
    (
        r"^(uses? the Recruit Action),? (?:for|on|of|targeting|against|to (?:recruit|hire|get|take))(?: (?:the )?(?:available"
        r" )?Mercenary)? (?=<card>)",
        r"\1 ",
    ),
    (
        r"^((?:uses? the Recruit Action|recruits?|<card> recruits?)\b(?:[^;]*?\b<card>)?),? (?:(?:who|which) (?:is|stands) )?(?:at|in) <place>"
        r"(?=$|[;,:]| (?:and|to|for|on|with|by|while|but|paying|engaging|recruiting)\b|,? <card>)",
        r"\1",
    ),
    (r"^(uses? the Recruit Action(?: with <card>)?),? (?:for|on|to recruit|of|to hire|recruiting) (?=<card>)", r"\1 "),
    (r"\bengag(?:e|es|ing) (<card>) (?:so that (<card>) (?:costs|is) (?:less|cheaper)|to make (<card>) (?:cost less|cheaper))\b", _cheaper),
    (
        r"\bengag(?:e|es|ing) (<card>) (?:so that it costs less|to make it cheaper|to save (?:some of )?the cost|to (?:bring|get) the cost down)\b",
        r"\1 parleys",
    ),
    (
        r"\b(?:low|reduc)(?:er|ers|ering|e|es|ing) the (?:cost|price) of (<card>) (?:by (?:engaging|parleying with|having)|with)"
        r" (<card>)(?: parley)?(?!\w)",
        r"parley with \2 for \1",
    ),
    (r"\bengag(?:e|es|ing) (<card>) for the (?:cost|price) of (<card>)", r"parley with \1 for \2"),
    (r"\b(?:lower|reduc)(?:e|es|ing)? (?:the|its) (?:cost|price) (?:of <card> )?with (<card>)(?= |$)", r"parley with \1"),
    (rf"(?<=\b)(<card>): (?=(?:{PAYING}|pays?|paying|discards?|discarding|parleys) |<card> (?:parleys|engages to parley))", r"\1, "),
    (r"\b(<card>) (?:for|as|to pay) (?:the|its|an?) (?:(?:wealth|additional|extra) )*(?:cost|payment)\b", r"\1"),
    (rf"\b(engag(?:e|es|ing) (?:both )?<cards>) to {LOWER} (<card>)['’]s (?:cost|price)\b", r"\1 to lower the cost of \2"),
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
    (
        r"\bengag(?:e|es|ing) (<card>) (?:for|to recruit|for recruiting|to hire)(?: the)?(?: available)?(?: Mercenary)? (<card>)(?=$|[,;.])",
        r"parley with \1 for \2",
    ),
    (rf"\bengag(?:e|es|ing) (<card>) (?:to {LOWER} {COST}|{REDUCTION})\b", r"\1 parleys"),
    (r"\b(?:us(?:e|es|ing) )?(?:the )?parley(?:s|ing)?(?: reaction)?,? (?:(?:by|with|through|while) )?engaging (?=<card>\b)", "parley with "),
    (r"\bengag(?:e|es|ing) (<card>) (?:for|towards) (?:it|this|that|the (?:cost|payment))\b", r"\1 parleys"),
    (r"[,;:(]?\s*\b(?<!as )(?<!as the )(?:the )?" + PERFORMER + r" (<card>)\b\)?", r" with \1"),
    (rf"[:,;]?\s*(?:and )?\b(<card>)(?: is| being)?(?: as)? (?:the |its )?(?:performer|{ACTING})\b(?! is)", r" with \1"),
    (r"(\bwith <card>): (?=<card> )", r"\1, "),
    (
        r"^(?:targets?|(?:choose|pick|name|take)s?(?= <card> as )) (<card>)(?: as (?:the |its |a )?target)?,? (?:with|of|for|by|using)"
        r" (?:the (?:\w+ )?(?:Action|effect|ability) of )?(<card>)(?:['’]s (?:\w+ )?(?:Action|effect|ability))?$",
        r"use \2 on \1",
    ),
    (r"[:,;]?\s*(?:and )?(?:with|at|against) (<seat>) (?:as|being) (?:the |its )?target(?:ed)?\b", r" on \1"),
    (r"[:,;]?\s*(?:and )?(?:\b(?:with|at|against) )?\b(<card>)(?: is| being)?(?: as)? (?:the |its )?target(?:ed)?\b(?! is)", r" on \1"),
    (r"(?<=\w)(?:,? and|,|,? to|, which|, who)? (?:wound|heal|destroy|hit)(?:s|es|ing)? (?:a wound from )?(<card>)(?=$|[,;]| pay)", r", on \1"),
    (r"\b(and|with|by) (?:with|by) (?=<card>\b)", lambda m: "and " if m[1] == "and" else "with "),
    (rf"^{ACTION}\s*(?:with )?(<card>) (?:engages,? (?:and )?)?claims (<place>)", r"claim with \2 at \3"),
    (
        rf"^{ACTION}\s*(?:with )?(<card>)(?:[,:;]? (?:\2|who|s?he|it)\b)? (?:(?:engages,?"
        r" (?:and )?)?(?:challenges|claims)|engages to (?:challenge|claim))\s*",
        r"\1 with \2, ",
    ),
    (
        r"\bwith (<card>)(?:,? (?:who |and )?(?:(?:issues|makes|issuing|making) an? (?:\w+ )?challenge to|challenges|challenging)) (<card>)"
        r"(?: to an? (?:duel of \w+|\w+ duel|\w+ challenge))?(?=$|[,;.]| and\b)",
        r"with \1 on \2",
    ),
    (rf"^{ACTION}\s*(?:with )?(<card>) (equip|recruit|claim)s ", r"\2 \3s "),
    (rf"^{ACTION}\s*(<card>) (?:goes|is put|is placed|is equipped) (?:on|on to|onto|to) (?=<card>)", r"equip \2 on "),
    (r"^(.*\bclaims? .*?) for <seat>$", r"\1"),
    (rf"^{ACTION}", r"\1"),
    (r"^(<card>) equips (?:the )?(?:available )?(<card>)\b", r"equip \2 on \1"),
    (r"^(<card>) recruits (?:the )?(?:available )?(?:Mercenary )?(<card>)\b", r"recruit \2 with \1"),
    (r"^(<card>) (?:(?:engages,? (?:and )?)?challenges|engages to challenge) ", r"challenge with \1, "),
    (r"^(<card>) plays (<card>)(?!['’])(?=$|[ ,;])", r"play \2 with \1"),
    (r"^(?:ha[sv]e?|lets?) (<card>) (?:engage and )?challenge ", r"challenge with \1, "),
    (r"^(?:ha[sv]e? |lets? )?(<card>) claims? (<place>)", r"claim with \1 at \2"),
    (rf"^{TAKES_BACK}(?: back| over)? (<place>)(?: back| over)?(?: from <seat>)?{CLAIMING} (<card>)(?=$|[,;])", r"claim with \2 at \1"),
    (r"^claims? (?:back )?(?:at )?(<place>)(?: back)? with (<card>)", r"claim with \2 at \1"),
    (r"^claims? (?=<place>)", "claim at "),
    (r"^(?:ha[sv]e? |lets? )?(<card>) engages? (?:and|to) intervenes?\b", r"intervene with \1"),
    (
        r"^(?:chooses?|picks?|selects?|names?|sends?|engages?|uses?) (<card>) (?:to intervene|as the (?:one|character) (?:who|that) intervenes)\b",
        r"intervene with \1",
    ),
    (r"^(?:ha[sv]e? |lets? )?(?:him|her|it|them) (accept|refuse)s?\b", r"\1"),
    (r"^(?:ha[sv]e? |lets? )?(<card>) (accept|refuse)s?(?: the (?:challenge|duel))?\b", r"\2 with \1"),
    (
        r"^(?:ha[sv]e? |lets? )?(<card>) intervenes?\b(?: (?:for|in place of|instead of|on behalf of) <card>| in <card>['’]s (?:place|stead))?",
        r"intervene with \1",
    ),
    (r"^(accept|refuse)s?(?: the (?:challenge|duel))? (?:with|for|as) (<card>)(?=$|[,;])", r"\1 with \2"),
    (r"[,;]\s*(?:and |then )*challeng(?:es|ing) (?=<card>(?:$|[,; ]))", " on "),
    (r"(?:[,;]\s*(?:and |then )*|\s+and (?:then )?)(?:moving|going)(?: (?:him|her|them|it))? to (?=(?:<place>|Home of )\b)", ", "),
    (r"(?:[,;]\s*(?:and |then )*|\s+and (?:then )?)moving (<card>) to (?=(?:<place>|Home of )\b)", r", move \1 to "),
    (r"(?<=maneuver|echnique) to (?:move|go)(?: (?:him|her|them|it))? to (?=(?:<place>|Home of )\b)", ", "),
    (r"(?<=maneuver|echnique) to move (<card>) to (?=(?:<place>|Home of )\b)", r", move \1 to "),
    (r"\b(?:his|her|their) (?=(?:\w+ )?(?:technique|maneuver|reaction|action)\b)", "its "),
    (r"[,;]?\s*\b(?:and )?with (its|<card>['’]s) ((?:Belayed )?Technique)\b(?! of)", r"; use \1 \2"),
    (r"^(?:(?:(?:do(?:es)? )?not|chooses? not to) (?:to )?(?:play|choose)|declines? to play) (?:a|any|no)(?: combat)? card\b", "play no combat card"),
    (r"^plays? no(?: combat)? card\b", "play no combat card"),
    (r"^issues? a challenge (?=with <card>)", "challenge "),
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
        r"\bdiscard(?:s|ing)? (<cards>)(?:,? (?:alone|only|and nothing else),?)?"
        r" (?:to (?:pay|cover)|as (?:the |its |full )?payment|for (?:the cost|(?=the (?:rest|remainder|balance)\b|what is left\b)"
        r"|(?:it|this|that)(?=$|[,;]| and\b)))"
        r"(?: ?(?:the |its )?(?:cost|rest|remainder|remaining cost|balance|what is left(?: to pay)?)| for (?:it|<card>)| (?:him|her|it))?",
        r"paying \1",
    ),
    (rf"(?:,\s*)?(?:\band )?\b{PAYING} (?=<card>\b)", " paying "),
    (rf"\bdiscard(?:s|ing)? {SO_MANY} (?:for|to pay|to cover)(?: for)? (?:{DUE}|it)(?=$|[,;]| and\b)", r"paying \1"),
    (rf"(?:,\s*)?(?:\band )?\b{PAYING} {SO_MANY}(?=$|[,;]| and\b)", r" paying \1"),
    (rf"[:,;]\s*(?:and )?(<card>) (?:moves|goes|is moved)(?: from {LEFT})? to (?=(?:<place>|Home of )\b)", r", move \1 to "),
    (
        rf"(?<=\w)[:,;]\s*(?:and |so )?(?:he|she|it|who|which|they) (?:then )?(?:moves|goes|is moved)(?: from {LEFT})? to (?=(?:<place>|Home of )\b)",
        ", it moves to ",
    ),
    (rf"(?<=\w)[,;]?\s*\b(?:in order )?to move (<card>)(?: from {LEFT})? to (?=(?:<place>|Home of )\b)", r", move \1 to "),
    (r"\b(maneuver|technique) first\b", r"\1"),
    (r"^(?:choose|pick|select)s? (<card>) to (?:go|be sent|leave)(?: to The Locker)?$", r"send \1"),
    (r"^(uses? [^,;]*?\b(?:reaction|action)) first(?=$|[,;]| and\b)", r"\1"),
    (r"\b(activates?|uses?) first (?=\S)", r"\1 "),
    (r"(?<=['’]s) (?:first|own) (?=(?:\w+ )?(?:action|reaction|technique|maneuver)\b)", " "),
    (rf"[,;]?\s*\b(?:and |but )?without (?:using |activating )?{OWN} (maneuver|technique|reaction|ability)\b", r", no \1"),
    (r"^chooses? (<card>) (?=as [^,;]*\bcombat card\b)", r"play \1 "),
    (r" as (?:<card>['’]s |the |a |an |its |his |her |their )?combat card\b(?: (?:for|in|of) (?:the |this )?(?:\w+ )?round(?: \d+)?)?", ""),
    (r"\b(?:us(?:es?|ing)|activat(?:es?|ing)|plays?|chooses?|with) no (technique|maneuver|reaction|ability)\b", r"no \1"),
    (r"^pass(?:es)? (?:without|with no|instead of)(?: playing)?(?: (?:a|any))?(?: combat)? card\b", "play no combat card"),
    (
        r"^(?:fore?goe?s?|skips|waives|abstains from|refrains from|omits)(?: playing)? (?:a|any|the|his|her|their|its)(?: combat)? card\b",
        "play no combat card",
    ),
    (r"^(?:puts?|places?|adds?|lays?) (<card>) (?:in|into|on|onto|to|down in) (?:the|his|her|their|its) dueling line\b", r"play \1"),
    (r"^pass(?:es)? on playing (?:a|any)(?: combat)? card\b", "play no combat card"),
    (r"^declines? (?=(?:<card>['’]s (?:\w+ )?challenge|the challenge (?:of|from|by|issued by) <card>)(?=$|[,;]))", "refuse "),
    (r"^(accept|refuse)s? the challenge (?:of|from|by|issued by) (<card>)(?=$|[,;])", r"\1 \2's challenge"),
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
        r"^(?:(?:as )?(?:the )?First Player,? )?(?:puts?|orders?|chooses?|decides?(?: on| for)?) (?:that )?([^,;]+?)"
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
