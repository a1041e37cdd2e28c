"""What a story tells of the game's own course, `threat is generated`, `the Day ends`: between which rows of which procedures that happens."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from judgekit.games.five_sails.boards.moments.abilities import ABILITIES
from judgekit.games.five_sails.boards.moments.days import DAYS
from judgekit.games.five_sails.boards.moments.duels import DUELS
from judgekit.games.five_sails.boards.moments.words import EVERYBODY, ORDINALS, PROCEDURES, STAGE, At


class Moment(NamedTuple):
    """What is told: where it begins, and where it is over; None where it begins at once, or lasts until somebody is asked."""

    begins: At | None = None
    ends: At | None = None
    card: str = ""
    """The card of whose ability that is told; empty where it is no ability, or none is named."""
    day: int = 0
    """The Day of which that is told; 0 where none is named."""


_READ = tuple((re.compile(pattern, re.IGNORECASE), Moment(begins, ends)) for pattern, begins, ends in (*DUELS, *DAYS, *ABILITIES))
"""The clauses that tell a moment, the narrower ones first."""


TOO_MANY = re.compile(
    r",? and .+? (?:has|have|is|are) (?:now |then )?(?:\w+ )?characters? (?:too many|over|above|beyond)\b.*$"
    r"|,? and .+? (?:is|are|goes|go) (?:now |then |thereby )?(?:over|above|beyond|past) (?:the|a|his|her|their) Crew Cap\b.*$",
    re.IGNORECASE,
)
"""What a muster is told to lead to."""
WITHOUT = re.compile(
    r",? without (?:an? winner|(?:anybody|anyone|\w+) (?:using|doing|playing) anything(?: (?:else|more|further))?"
    r"|(?:using |activating )?(?:the|its|an?|any|his|her|their|.+['’]s) (?:maneuver|technique|reaction|ability)s?"
    r"|(?:any(?:thing|body)|incident|event|any effect)(?: (?:else|further))?(?: (?:that|which) matters| of note| (?:happening|relevant))?)$",
    re.IGNORECASE,
)
"""What a moment is told to come to pass without."""
WITH_ALL = re.compile(
    r"(?<! and),? (?:with|including|together with)(?:(?: and|,)? (?:the|its|all|every|any|each|(?:fifth|\d)[- ]day|day \d['’]s|of|one"
    r"|(?:\w+ )?(?:victory )?checks?|tie-?break(?:er)?s?|steps?|parts?))+$",
    re.IGNORECASE,
)
"""What belongs to a phase in any case: `Plunder is carried out, with the fifth Day check and every tie-breaker`."""
UP_TO = re.compile(
    rf"(?:the )?(?P<what>(?:rest of (?:the )?)?(?:{STAGE})|day \d+|game|play|procedure|(?:everything|all|whatever)"
    rf"(?: (?:that )?(?:follows|comes|else))?|the rest)(?: phase| step)?"
    r"(?: (?:(?:starts?|begins?) and )?(?P<does>goes(?: on)?|continues|proceeds|is (?P<whole>carried out|gone through|done|resolved|played)|runs))?"
    r"(?: (?:on )?with everything(?: else)?)?,? (?:up to|until|as far as|to|(?P<through>through)),?"
    r"(?: (?P<with>and (?:including|with)|inclusive of),?)? "
    r"(?:(?:just before )?(?:the )?(?:very )?(?:(?P<edge>beginning|start|end) of )?)?(?P<to>.+?)"
    r"(?: (?:begins|starts|is reached|comes|is due)|(?P<incl>,? (?:(?:that|this|the)(?: \w+)? )?(?:inclusive(?:ly)?|included))"
    r"|(?P<over> (?:(?:is|has been) (?:over|done|made|finished|completed?|carried out|gone through)|ends|has ended)))?",
    re.IGNORECASE,
)
"""How far the game is told to go on: `Planning goes on up to the beginning of Muster`."""


WHERE_IT_IS = r"(?:place|point|moment|time|turn)"
STANDS = r"(?:stands|is|comes|belongs|is due|has its (?:place|turn)|would (?:be|come|stand))"
REACHED = re.compile(
    rf"(?:the )?{WHERE_IT_IS} (?:of|for|(?:at|in) which|when|where) (?P<a>.+?)(?: {STANDS})?"
    r" (?:is (?:now |then )?(?:reached|come|there)|comes|arrives)"
    rf"|(?P<c>.+?)['’]s {WHERE_IT_IS} (?:is (?:now |then )?(?:reached|come|there)|comes|arrives)"
    rf"|(?:the )?(?:{STAGE}|game|play|course)(?: phase)? (?:has )?(?:reache[sd]|arrive[sd] at|gets to|got to|comes? to)"
    rf" (?:the {WHERE_IT_IS} (?:of|for|(?:at|in) which|when|where) )?(?P<b>.+?)(?: {STANDS})?",
    re.IGNORECASE,
)
"""That the place of a step is reached, whether it is carried out there or skipped: `The place of the ordinary Draw step is reached`."""
ABOUT_TO = re.compile(
    rf"(?:the )?(?P<what>(?:(?:{STAGE})|(?:[\w-]+ ){{1,3}}step)(?: (?:step|phase))?) (?:is|are) (?:now |then )?(?:(?:about|due) )?to "
    r"(?:begin|start|follow|come|be (?:carried out|taken))(?: now| next| then)?(?:,? (?:with|by|from) the First Player)?",
    re.IGNORECASE,
)
"""That a step comes next, of which nothing is done yet: `The Muster step is to begin with the First Player`."""
NOT_YET = re.compile(
    r"(?P<what>.+?) (?P<be>is|are|has|have) "
    r"(?:not (?:been )?(?P<a>\w+(?: \w+)*?) (?:yet|so far)|not yet (?:been )?(?P<b>\w+.*)|(?:still|yet) (?:waiting )?to be (?P<c>\w+.*))"
    r"|(?:without )?(?P<which>.+?) (?:not )?(?:yet )?(?:being|having been) (?:yet )?(?P<d>\w+(?: \w+)*?)(?: yet| so far)",
    re.IGNORECASE,
)
"""What is told not to have been done yet: that is how far the game goes on."""
DONE_TO = r"[A-Z][\w'’ -]*?(?: and [A-Z][\w'’ -]*?)?"
COMES_OF_IT = re.compile(
    rf"(?:^|[,;]|,? and|,? so that|,? whereupon) (?P<said>(?!The |Everything|All ){DONE_TO} "
    r"(?:(?:is|are) (?:thereby |thus |now )?(?:destroyed|recruited|mustered)|(?:suffers|takes) (?:\d+|one|two|three) wounds?"
    r"|(?:comes|passes) under \w+['’]s control|joins \w+['’]s crew|(?:enters|comes into) play))(?=$|[,;.])"
)
"""What is told to come of something, and can be looked up: `threat is resolved and Cato is destroyed`."""


def outcomes(text: str) -> list[str]:
    """What a text tells to have come of what is done, of each by itself: whoever is recruited or mustered joins a Crew."""
    found = (re.match(r"(.+?) ((?:is|are|suffers|takes|comes|passes|joins|enters) .+)", m["said"]) for m in COMES_OF_IT.finditer(text))
    told = (
        (
            who,
            re.sub(
                r"^takes\b",
                "suffers",
                re.sub(r"^(?:(?:is|are) (?:recruited|mustered)|comes (?:under|into) .*|passes under .*|joins .*|enters .*)", "joins", m[2]),
            ),
        )
        for m in found
        if m
        for who in m[1].split(" and ")
    )
    return [f"{who} {done}" for who, done in told]


AS_USUAL = re.compile(
    r",? (?:at once|immediately|right away|(?:just )?as usual|as normal|in full|straight away|step by step|from beginning to end"
    r"|in order|(?:in )?(?:player|turn) order|in (?:the )?order of (?:the )?(?:players|turns?)|clockwise(?: from the First Player(?: on)?)?"
    r"|(?:(?:beginning|starting|first|begun) )?(?:with|from) the First Player(?: (?:first|on|onwards|clockwise))?"
    r"|in (?:its|their|the|that|this|any|whatever) (?:printed |usual |right |told )?order|one (?:by|after) (?:one|another|the (?:other|next))|in turn"
    r"|from (?:the )?top(?: down)? to (?:the )?bottom|from (?:the )?top down"
    r"|(?:step|check|tie-?breaker|effect|row|part) (?:by|after) (?:step|check"
    r"|tie-?breaker|effect|row|part)|(?:at|in) (?-i:The [A-Z]|[A-Z])(?:(?! (?:is|are) )[\w' ])+|there|here"
    r"|(?:while|with) .+ (?:is|are|stands?|stays?|being|still) (?:(?:still|both) )*(?:at|in) .+"
    r"|(?:while|with) (?:both|the two)(?: of them| participants?| characters)?(?: (?:are|being|stand|standing|still))* (?:at|in|there|here)\b.*"
    r"|with (?-i:[A-Z])[\w'’ -]* (?:at|in) (?-i:[A-Z]).*"
    r"|(?<!brought )(?<!comes )to (?:its|the) end|until .+)$",
    re.IGNORECASE,
)
"""What only says that it comes to pass in the usual way, or how far."""


OF_WHAT = re.compile(
    r",? (?:with|on|against|for|upon) (?!the\b)(?:[A-Z][\w'’ -]*?|(?:him|her|it)) as (?:its|the|their|his|her|a) (?:new |only )?target(?=$|[,;.])|"
    r"(?<=resolved),? (?:targeting|upon) [A-Z][\w'’ -]*$"
)
"""On whom something is said to be done of which the target has been chosen."""
SETTLED = r"(?:asked|looked into|wondered|discussed|settled|decided|determined|established|found out|answered|open|clear|known)"
ASKS = r"(?:who|whose|which|what|whether)"
STILL_OPEN = re.compile(
    rf",? (?:and|but|so|where|with) (?:(?:now|then|here|first) )*(?:"
    rf"(?:it|this|what|the question) (?:is|has|remains|must|needs)(?: (?:still|now|then|first|to be|not|yet|be))*(?: {SETTLED})?:?(?: is)? {ASKS} .+"
    rf"|the question (?:is|arises|comes up|of)(?: {ASKS})? .+"
    rf"|(?:the players?|the table|they|both(?: players)?|one) (?:now |then )?(?:asks?|wonders?|wants? to know) {ASKS} .+"
    rf"|{ASKS} .+ (?:is|must be|has to be|needs to be|remains) (?:(?:still|now|then|not|yet|to be) )*{SETTLED})$",
    re.IGNORECASE,
)
"""That something has still to be settled then: nothing is done for it."""
ITS_STEP = re.compile(r"^(?:its|(?:this|that|the) Day['’]s) (?=(?:dawn|planning|high drama|plunder|dusk|(?:[\w-]+ ){1,3}step)\b)", re.IGNORECASE)
"""To which Day a step belongs that has been told of before."""
OF_DAY = re.compile(
    r"(?:(?:then |now )?(?:on|in) day (?P<on>\d+),? )?(?P<what>(?:the )?(?:dawn|planning|high drama|plunder|dusk|(?:[\w-]+ ){1,3}step)(?: phase)?)"
    r"(?: (?:of|on)(?: the)? day (?P<of>\d+))?(?P<rest> .+)",
    re.IGNORECASE,
)
"""A phase or a step with the Day to which it belongs: `High Drama of Day 2 begins`."""
ALL_BEFORE = re.compile(
    rf"(?:everything|all|whatever)(?: (?:that )?(?:comes|is|stands))?(?: of| in)? (?:the )?(?P<what>"
    rf"(?:{STAGE})(?: phase)?)(?: that comes)? (?:before|ahead of|up to)"
    r" (?P<to>.+?) (?P<be>is (?:carried out|done|gone through|resolved|played))",
    re.IGNORECASE,
)
"""All of a phase before a step of it."""
BY_ALL = re.compile(
    rf"{EVERYBODY} (?:(?:now|then|also) )?(?:carry|carries|play|plays|go|goes|work|works) (?:out|through)"
    rf" (?:the |their )?(?P<what>(?:{STAGE}|(?:[\w-]+ ){{1,3}}step)\b.*)",
    re.IGNORECASE,
)
"""A phase or a step that everybody is told to carry out."""
IN_PHASE = re.compile(
    r"(?:then |now |next )?(?:in|during) (?:the )?(?P<phase>dawn|planning|high drama|plunder|dusk)(?: phase)?"
    r"(?: of (?:the )?day (?P<day>\d+))?,? (?P<rest>.+)",
    re.IGNORECASE,
)
"""What comes to pass in a phase that is named before it."""
SUBJECT_FIRST = re.compile(
    rf"^(?P<who>(?:who|which player) .+?) (?P<be>is|has to be|must be|needs to be)(?: now| then)?"
    rf" {SETTLED}(?P<first> first)?(?P<rest>(?:,? before .+)?)$",
    re.IGNORECASE,
)
"""That something has to be settled, with what is open in front."""
UNDER_A_CONDITION = re.compile(r"(?:and |but )?(?:only )?(?:if|unless|provided|in case|should)\b.*[,:]", re.IGNORECASE)
"""What is told under a condition, which nobody has understood."""
PASSIVE = re.compile(
    r"\b(?:(has|have) (?:(?:now|then|already|just|all|both) )*been|(is|are)(?="
    r" (?:now|then|next|finally|thereupon|at last) [a-z]+ed\b) \w+(?: last)?)\b"
)
"""That something is done or has been done, whenever."""


PRESENT = {
    "ended": ("ends", "end"),
    "begun": ("begins", "begin"),
    "started": ("starts", "start"),
    "happened": ("happens", "happen"),
    "taken place": ("takes place", "take place"),
    "come to": ("comes to", "come to"),
    "run its course": ("runs its course", "run its course"),
}
PERFECT = re.compile(rf"\b(has|have) (?:(?:now|then|already|just|all|both|finally) )*({'|'.join(PRESENT)})\b", re.IGNORECASE)
"""That something has begun, or is over, by then."""
IN_FULL = re.compile(
    r"\b(is|are) (?:fully|completely|entirely|wholly|quite) (resolved|carried out|finished|completed|done|paid|played out)(?=$|[,;.])", re.IGNORECASE
)
"""That something is done to its end, with the word for it in front."""


REST_OF = re.compile(
    r"^(?:(?:the )?(?:rest|remainder) of\b,? ?|(?:(?:all|everything|what(?:ever)?) (?:(?:that|which) )?(?:remains|is (?:still )?left)"
    r"|(?:all )?(?:the |its )?(?:remaining|other|further|later) (?:steps?|parts?|checks?)) of ,?)(?:the )?",
    re.IGNORECASE,
)
"""What says that a part of it is done already."""
ENDS_IN_S = re.compile(r"(?<=s)(?<!layers)(?<!eaders)(?<!aracters)(?<!ticipants)['’] (?=\w)")
"""What is somebody's whose name ends in s: `Ines' threat`."""


@lru_cache(maxsize=4096)
@lru_cache(maxsize=4096)
def moment(clause: str) -> Moment | None:
    """The moment that a clause tells; None where it tells none."""
    clause = ENDS_IN_S.sub("'s ", clause)
    clause = PERFECT.sub(lambda m: PRESENT[m[2].casefold()][m[1].casefold() == "have"], clause)
    clause = PASSIVE.sub(lambda m: m[2] or {"has": "is", "have": "are"}[m[1]], COMES_OF_IT.sub("", clause))
    clause = IN_FULL.sub(r"\1 \2 in full", clause)
    clause = re.sub(
        r"(?<= ends) and (?:all |its |the |every )*(?:lasting )?effects? (?:that lasts? )?(?:(?:ends?|with it|too|as well|along) ?)+$",
        "",
        clause.strip(" .;,"),
        flags=re.IGNORECASE,
    )
    clause = re.sub(r",? (?:and|but) (?:nobody|no ?one|no player|nothing else) .+$", "", clause.strip(" .;,"), flags=re.IGNORECASE)
    clause = TOO_MANY.sub("", OF_WHAT.sub("", clause))
    if UNDER_A_CONDITION.match(clause):
        return None
    clause = re.sub(r"^the step ['\"]?([\w -]+?)['\"]? (?=(?:is|follows|comes|takes|has|will)\b)", r"the \1 step ", clause, flags=re.IGNORECASE)
    clause = SUBJECT_FIRST.sub(r"it \g<be> settled\g<first> \g<who>\g<rest>", clause)
    clause = WITH_ALL.sub("", WITHOUT.sub("", clause)).strip(" .;,")
    whole = re.sub(
        r"^(?:(?:and|but|then|now|next|finally|afterwards|later(?: on)?|thereafter|so far|up to now|only|just|thereby|thus"
        r"|with (?:that|this|it))\b,? ?)+",
        "",
        clause,
        flags=re.IGNORECASE,
    )
    whole = ITS_STEP.sub("the ", whole)
    if (day := OF_DAY.fullmatch(whole)) and (day["on"] or day["of"]):
        told = moment(day["what"] + day["rest"])
        return told._replace(day=int(day["on"] or day["of"])) if told else None
    if (within := IN_PHASE.fullmatch(whole)) and (told := moment(within["rest"])) and _of_phase(told, within["phase"].casefold()):
        return told._replace(day=told.day or int(within["day"] or 0))
    if denied := NOT_YET.fullmatch(whole):
        return _before(denied)
    if (on := UP_TO.fullmatch(whole)) and (at := _edge(on["to"], at_its_end=_reaches_its_end(on))) and at[0]:
        return Moment(_edge(on["what"], at_its_end=False) if on["whole"] or not on["does"] else None, at)
    if (due := ABOUT_TO.fullmatch(whole)) and (at := _edge(due["what"], at_its_end=False)):
        return Moment(None, at)
    if (reached := REACHED.fullmatch(whole)) and (at := _edge(reached["a"] or reached["b"] or reached["c"], at_its_end=False)):
        return Moment(None, at)
    if (before := ALL_BEFORE.fullmatch(whole)) and (told := moment(f"{before['what']} {before['be']} up to {before['to']}")):
        return told
    if (by_all := BY_ALL.fullmatch(whole)) and (told := moment(f"{by_all['what']} is carried out")):
        return told
    whole = AS_USUAL.sub("", whole)
    bare = REST_OF.sub("", whole)
    if row := re.fullmatch(rf"({PROCEDURES}), ([a-z -]+)", bare):
        return Moment(None, (row[1].strip(), row[2].strip()))
    for pattern, found in _READ:
        if hit := pattern.fullmatch(whole) or pattern.fullmatch(bare):
            said = hit.groupdict()
            number = ORDINALS.get((said.get("nth") or "").casefold(), int(said.get("day") or said.get("of") or 0))
            return found._replace(card=said.get("card") or found.card, day=number)
    open_still = STILL_OPEN.search(whole)
    return moment(whole[: open_still.start()]) if open_still else None


def _before(denied: re.Match[str]) -> Moment | None:
    """How far the game has come where it is told what is not done yet: `threat is not resolved yet`."""
    what, done = denied["what"] or denied["which"], denied["a"] or denied["b"] or denied["c"] or denied["d"]
    told = (moment(f"{what} {be} {done}") for be in (denied["be"] or "is", "is", "has"))
    begins = next((m.begins for m in told if m is not None and m.begins), None)
    return Moment(None, begins) if begins else None


def _reaches_its_end(on: re.Match[str]) -> bool:
    """Whether the game is told to go on to the end of something: `up to and including the clean-up`."""
    return (on["edge"] or "").casefold() == "end" or bool(on["with"] or on["through"] or on["incl"] or on["over"])


def _of_phase(told: Moment, phase: str) -> bool:
    """Whether what is told is a part of a phase."""
    return any(at is not None and at[0] == phase for at in (told.begins, told.ends))


ITS_PHASE = re.compile(
    r"(?<=\w)(?:,? (?:of|in|during) (?:the )?(?:dawn|planning|plunder|dusk)(?: phase)?)?(?: of (?:(?:the|this|that|the same) day|day \d+))?$",
    re.IGNORECASE,
)
"""To which phase a step belongs."""
ORDINARY = re.compile(r"^(?:(?:the|its|this|that|ordinary|usual|normal|regular|actual|numbered) )+", re.IGNORECASE)
"""What says nothing of which step it is."""


def _edge(what: str, *, at_its_end: bool) -> At | None:
    """Where a phase or a step begins or is over; None where it is none."""
    what = ITS_PHASE.sub("", ORDINARY.sub("", what))
    told = (moment(x) for x in (f"{what} ends" if at_its_end else f"{what} begins", f"{what} is carried out", what))
    return next((at for m in told if m is not None and (at := m.ends if at_its_end else m.begins)), None)
