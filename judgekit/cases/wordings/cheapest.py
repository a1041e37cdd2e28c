"""Who is engaged to lower a cost, told only by how much it takes off: `engaging whichever character gives the lowest legal cost`."""

from __future__ import annotations

from judgekit.cases.wordings.tail_words import NAME
from judgekit.engine.rewriting import Instead

BEST = "parley with whoever takes the most off"
"""How that is said here: the one who may parley and takes the most off."""
IF_ANY = "parley with anybody who takes the most off"
"""That it is paid as cheaply as it may be, whether somebody may parley or nobody."""
LEAST = r"(?:lowest|smallest|least|cheapest|lower|cheaper|smaller)"
MOST = r"(?:greatest|largest|biggest|highest|most|best|greater|larger|bigger|higher|better)"
MAY_BE = r"(?: (?:possible|legal|allowed|permitted|legally possible|that is (?:legal|allowed)|that may legally be engaged))*"
COST = rf"(?:the|its|her|his|their|that|{NAME}['’]s|the Mercenary['’]s) (?:cost|price)(?: of {NAME})?"
OFF = (
    rf"(?:{LEAST}{MAY_BE} (?:total |remaining |final )?(?:cost|price|payment)(?: (?:of|for) {NAME})?|{MOST}{MAY_BE} (?:reduction|discount"
    rf"|saving|effect|Influence)"
    rf"|(?:reduces?|lowers?|cuts?|brings? down) {COST} (?:by )?(?:the )?(?:most|more|furthest|further)"
    rf"|(?:takes?|knocks?) (?:the )?(?:most|more) off (?:{COST}|it)|makes? (?:{NAME}|her|him|it) (?:the )?(?:cheapest|cheaper)){MAY_BE}"
)
"""That a cost becomes as low as it can."""
SMALL = (
    r"(?:(?:exactly|only|just|one|a|an|the|that|who|which|whichever|whoever|character|characters|single|of|two|three|his|her|their|them|these|own"
    r"|there|for|it|this|reduction|discount|to|parley|reduce|lower|cost|price|namely|gives?|yields?|brings?|leads?|makes?|results?|legally|legal|in"
    r"|with|whose|engagement|engaging|has|have|may|be|engaged),? )*?"
)
"""Words with which somebody is spoken of without a name."""
ENDS = r"(?=$|[,;.]| and | if )"
CHEAPLY = rf"(?:as cheaply as (?:possible|the rules allow|is legal)|(?:at|for) the {LEAST}{MAY_BE} (?:cost|price))"
ONE = r"(?:exactly |only |just )?(?:one|a|a single)(?: of (?:the|his|her|their)(?: two| three)?)? characters?"
FOR_IT = r"(?: (?:for (?:it|this|that|the (?:reduction|discount))|to (?:do so|parley|(?:reduce|lower) the cost)))?"
CHEAPEST: tuple[tuple[str, Instead], ...] = (
    (rf"(?:[;.,] )?\b{ONE} is engaged{FOR_IT},? {SMALL}{OFF}{ENDS}", f", {BEST}"),
    (rf"[;.,] (?:and )?(?:the|whichever|whoever) {SMALL}{OFF} is (?:then )?engaged{FOR_IT}{ENDS}", f", {BEST}"),
    (rf"\b(?:engag(?:ing|es)|parley(?:ing|s)(?: with)?),? {SMALL}{OFF}{ENDS}", BEST),
    (rf",? {CHEAPLY},? (?:by )?engaging {ONE}{FOR_IT}{ENDS}", f", {BEST}"),
    (rf"(?<=\w),? {CHEAPLY}{ENDS}", f", {IF_ANY}"),
    (rf",? with the (?:{MOST}|cheapest){MAY_BE} (?:reduction|discount|parley){ENDS}", f", {BEST}"),
)
"""What is said so of who is engaged to lower a cost."""
