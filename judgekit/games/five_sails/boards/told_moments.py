"""What a story tells of the game's own course, `threat is generated`, `the Day ends`: between which rows of which procedures that happens."""

from __future__ import annotations

import re
from typing import NamedTuple

from judgekit.games.five_sails.boards.moment_words import (
    APPLIED,
    DEALT,
    DONE,
    ENDS,
    EVERYBODY,
    NEXT,
    PART,
    PHASE,
    PROCEDURES,
    RESULT,
    REVEALED,
    ROUND,
    SETTLED,
    STAGE,
    THREAT,
    VALUES,
    WHOSE,
    WORKED,
)

At = tuple[str, str]
"""A procedure, and the row of it before which one stands."""


OWN_MOMENT = "dominance|economic|conditional|riposte|parry|thrust"
"""What names moments that have words of their own: no other sentence about it is taken for `everything is resolved`."""


class Moment(NamedTuple):
    """What is told: where it begins, and where it is over; None where it begins at once, or lasts until somebody is asked."""

    begins: At | None = None
    ends: At | None = None
    card: str = ""
    """The card of whose ability that is told; empty where it is no ability, or none is named."""


def _phase(name: str) -> str:
    return PHASE.format(f"(?:{name})") + DONE


def _begins(name: str) -> str:
    return rf"(?:the )?{name}(?: phase)? (?:begins?|starts?|is reached)"


MOMENTS: tuple[tuple[str, At | None, At | None], ...] = (
    (
        r"(?:the )?threat (?:is|gets) (?:now )?(?:generated|assigned)(?:,? (?:and|to|in|by|with|from|according to|based on) .+)?",
        ("challenge", "threat"),
        None,
    ),
    (
        rf"(?:the )?(?:rest of the )?(?:challenge|challenge procedure|procedure)(?: of .+)?{DONE}(?: and (?:the )?threat is generated)?",
        ("challenge", "threat"),
        None,
    ),
    (r"(?:the |a )?duel (?:now )?(?:begins|starts)", ("challenge", "duel"), None),
    (
        rf"(?:{VALUES})(?:,? and (?:(?:the|all) )?threat|, (?:the )?threat,? and the end of the round) (?:is|are)(?: then)? resolved",
        ("round", "riposte"),
        None,
    ),
    (rf"(?:{VALUES}) (?:is|are)(?: now| then)? resolved", ("round", "riposte"), ("round", "overdue")),
    (r"(?:the )?riposte and (?:the )?parry are resolved", ("round", "riposte"), ("round", "thrust")),
    (r"(?:the )?parry and (?:the )?thrust are resolved", ("round", "parry"), ("round", "overdue")),
    (r"(?:the |.+['’]s )?riposte(?: of .+)? is resolved", ("round", "riposte"), ("round", "parry")),
    (r"(?:the |.+['’]s )?parry(?: of .+)? is resolved", ("round", "parry"), ("round", "thrust")),
    (r"(?:the |.+['’]s )?thrust(?: of .+)? is resolved", ("round", "thrust"), ("round", "overdue")),
    (rf"(?:{THREAT}) (?:(?:is|are|has been)(?: now| then)? (?:resolved|taken as wounds)|becomes? wounds)", ("round", "overdue"), None),
    (r"(?:the )?resolve threat step is carried out", ("round", "overdue"), None),
    (rf"{ROUND}(?:,? and (?:with it )?the duel,?)? {ENDS}(?:,? and (?:with it |so does )?the duel(?: ends)?)?", ("round", "ends"), None),
    (rf"{ROUND} (?:begins|starts)", ("round", "begins"), None),
    (r"(?:the )?duel (?:ends|is over|has ended|comes to an end)", ("duel", "end"), None),
    (
        r"(?:the )?(?:rest of )?(?:the )?high drama(?: phase)?(?: of .+?)? (?:ends|is over|passes(?: without .+)?|brings nothing.*)",
        ("high drama", "end"),
        ("plunder", "begin"),
    ),
    (r"(?:the )?high drama(?: phase)? (?:begins|starts)", ("high drama", "begin"), None),
    (_phase("set-?up|(?:the )?setting up"), ("set-up", "tokens"), ("day", "dawn")),
    (_phase("dawn"), ("dawn", "day begins"), ("day", "planning")),
    (rf"(?:{DEALT})", ("dawn", "city cards"), ("day", "planning")),
    (_begins("planning"), ("planning", "begin"), ("planning", "choose")),
    (rf"(?:{REVEALED}){SETTLED}", ("planning", "reveal"), ("planning", "when revealed")),
    (REVEALED, ("planning", "reveal"), ("planning", "initiative")),
    (
        r"(?:the )?['\"]?when revealed['\"]? (?:effects?|texts?|abilities) (?:resolves?|are resolved)"
        r"(?: in (?:the|an|any|some) order(?: (?:that |which )?.+ (?:chooses|likes|wants|decides on))?)?",
        ("planning", "when revealed"),
        ("planning", "initiative"),
    ),
    (_phase("(?:determine |determining )?initiative") + r"|initiative is determined", ("planning", "initiative"), ("planning", "muster")),
    (
        _phase("muster(?:ing)?")
        + rf"|(?:{EVERYBODY}|(?:the )?(?:new |chosen )?characters?) (?:is |are )?muster(?:s|ed)?|.+ (?:(?:is|are) mustered|musters)(?: at .+)?",
        ("planning", "muster"),
        ("planning", "schemes"),
    ),
    (
        r"(?P<card>\w+)['’]s scheme(?:,? [A-Z][^,]*,)? (?:(?:is|has been) (?:now |then |next )?(?:resolved|carried out)|resolves)"
        r"(?: (?:first|next|then|last|too))?",
        ("planning", "schemes"),
        ("planning", "scheme done"),
    ),
    (_phase("(?:resolve |resolving the )?schemes?(?: above the (?:separation )?bar)?"), ("planning", "schemes"), ("planning", "draw")),
    (r"(?P<card>\w+) draws(?: \w+ cards?)? (?:for the day|in the Draw step)", ("planning", "draw"), ("planning", "draw done")),
    (_phase("draw(?:ing)?") + rf"|{EVERYBODY} draws?(?: .+)?|(?:the )?cards are drawn", ("planning", "draw"), ("planning", "end")),
    (r"(?:the |these )?(?:\w+ )?cards? (?:is|are) (?:then |now )?drawn", ("use", "any part"), ("use", "next part")),
    (_phase("planning") + r"|(?:the )?planning(?: phase)? ends", ("planning", "begin"), ("day", "high drama")),
    (_begins("plunder"), ("plunder", "begin"), ("plunder", "dominance")),
    (
        r"(?:(?:the )?(?:check (?:for|of) )?dominance(?: victory)?(?: check)?)" + DONE,
        ("plunder", "dominance"),
        ("plunder", "renown"),
    ),
    (r"(?:the )?(?:additional )?conditional renown" + DONE, ("plunder", "conditional"), ("plunder", "economic")),
    (
        r"(?:.+ )?(?:takes?|collects?|gains?|gets?) (?:.+ )?renown .*\b(?:and|as well as|then|plus) .*\bconditional(?: renown\b.*| ones?)?"
        r"|(?:the )?renown(?: from .+?)?,? and (?:then )?(?:.+ )?conditional renown (?:is|are) (?:taken|collected|gained)",
        ("plunder", "renown"),
        ("plunder", "economic"),
    ),
    (
        rf"(?:the )?(?:taking|collecting|collection) of (?:the )?renown(?: from .+?)?{DONE}|(?:the )?renown(?: from .+?)?"
        r" is (?:taken|collected)(?: from .+)?"
        rf"|(?:the )?renown step is carried out|{EVERYBODY} takes? (?:the(?:ir)? )?renown.*",
        ("plunder", "renown"),
        ("plunder", "conditional"),
    ),
    (r"(?:(?:the )?(?:check (?:for|of) )?economic(?: victory)?(?: check)?)" + DONE, ("plunder", "economic"), ("plunder", "fifth day")),
    (
        r"(?:the |all (?:the )?|every )?tie-?breakers?(?: of the fifth day)? (?:is"
        r"|are|has been|have been) (?:checked|gone through|applied|compared|used)"
        r"(?: (?:one by one|in (?:their |this |the )?(?:printed )?order|one after another))?|"
        r"(?:the )?(?:check (?:for|of) (?:the |a )?)?(?:victory of the )?fifth[- ]day(?:['’]s)?(?: victory)?(?: check)?" + DONE,
        ("plunder", "fifth day"),
        ("plunder", "end"),
    ),
    (
        _phase("plunder") + r"|(?:the )?plunder(?: phase)? (?:ends|brings (?:no|neither|nobody).*|has no winner|passes without .+)",
        ("plunder", "begin"),
        ("day", "dusk"),
    ),
    (_begins("dusk"), ("dusk", "begin"), ("dusk", "locations")),
    (r"(?:the )?(?:dusk(?:['’]s)? )?clean-?up(?: of dusk| in dusk| step)?" + DONE, ("dusk", "locations"), ("dusk", "end")),
    (r"(?:all |the )?(?:city )?locations become uncontrolled", ("dusk", "locations"), ("dusk", "characters")),
    (
        r"(?:all |the |each |everybody['’]s )?(?:characters?|crews?)(?: becomes? en garde and)? (?:moves?|goe?s?|returns?|becomes? en garde)"
        r"(?: to (?:their|its))?(?: homes?)?(?: and becomes? en garde)?",
        ("dusk", "characters"),
        ("dusk", "city cards"),
    ),
    (
        r"(?:the )?(?:remaining |left ?over )?city (?:deck )?cards (?:that are left |left )?are discarded|(?:the )?city is cleared(?: of cards)?",
        ("dusk", "city cards"),
        ("dusk", "schemes"),
    ),
    (r"(?:all |the |both )?schemes (?:(?:go|are sent) to the locker|leave(?: play)?)", ("dusk", "schemes"), ("dusk", "hand")),
    (rf"{EVERYBODY} discards? down(?: to .+)?|(?:the )?hand limit is (?:applied|checked)", ("dusk", "hand"), ("dusk", "end")),
    (
        rf"(?:the )?dusk(?: phase)?(?: of .+)?(?:{DONE})?,? and (?:with it )?(?:the|that) (?:full |whole )?day(?:{DONE})?",
        ("dusk", "end"),
        ("day", "dawn"),
    ),
    (_phase("dusk") + r"|(?:the )?dusk(?: phase)?(?: of .+)? ends", ("dusk", "begin"), ("dusk", "end of the day")),
    (
        r"(?:the |this |that )?(?:full |whole |entire |first |second |third |fourth |fifth )?day(?: \d+)?" + DONE,
        ("dusk", "end of the day"),
        ("day", "dawn"),
    ),
    (
        r"(?:the |a )?(?:(?:next|new|second|third|fourth|fifth|following) day|dawn) (?:begins|starts)|day \d+ (?:begins|starts)",
        ("day", "dawn"),
        ("dawn", "city cards"),
    ),
    (rf"{WHOSE} first {PART}{APPLIED}", ("use", "effects"), ("use", "next part")),
    (rf"{WHOSE} (?:second|third|next|other|last|remaining) (?:one|{PART}){APPLIED}", ("use", "any part"), ("use", "next part")),
    (
        rf"(?:(?:the |its )?(?:rest|remainder) of|(?:everything|all|what(?:ever)?(?: is)?) left"
        rf" of) (?!.*\b(?:{STAGE})\b)(?:the |its )?(?P<card>[^,;]+?)(?:['’]s {PART})?{APPLIED}",
        ("use", "any part"),
        None,
    ),
    (rf"{WHOSE} {PART}{APPLIED}", ("use", "effects"), None),
    (rf"{WHOSE} (?:City )?(?:Reaction|Action|Forced ability|Forced|ability){APPLIED}", ("use", "any part"), None),
    (
        r"(?P<card>[A-Z][\w'’ -]*?) (?:is|has been) (?:now |then )?(?:resolved|carried out|finished) (?:to the end|completely|in full)",
        ("use", "any part"),
        None,
    ),
    (
        r"(?:both|all|(?:both )?.+? and|neither) .+? (?:want|wish|would like|intend|ask|mean)s? to (?:react|use|respond|answer)\b.*",
        None,
        None,
    ),
    (
        r"(?:everything|all)(?: (?:else|of it|that follows(?: from it)?|that (?:still )?belongs to (?:it|the \w+)))?"
        r" (?:is|are) (?:resolved|done|carried out|applied)"
        rf"|(?!.*\b(?:{STAGE}|{OWN_MOMENT})\b).+ (?:is|are) (?:both |all |now |then )?"
        rf"(?:{WORKED}|triggered|settled|announced|met|counted|compared|summed"
        r"|read off|noted|looked at|looked up|checked)(?: to the end| completely| in full)?"
        r"(?: and .+ (?:is|are) (?:finished|discarded|resolved|done|settled|generated))?|it is settled .+"
        r"|.+['’]s (?:forced|reaction)(?: ability)? (?:triggers|fires|takes effect|resolves)"
        r"|.+ (?:both |all |each )?(?:answers?|responds? to|(?:is|are) (?:set off|due)"
        r"|compete|wait|come up|waits|comes up)(?: (?:by|to|for) .+| the .+| this .+| it)?"
        r"(?: at the same time)?",
        None,
        None,
    ),
    (rf"(?:{RESULT})", None, ("plunder", "end")),
    (rf"(?:{NEXT})", ("", "next step"), ("", "after next step")),
    (rf"(?:the )?(?:{STAGE}|game|play|(?:\w+ )?procedure)(?: of .+| phase)? (?:goes on|continues)", None, None),
    (r"(?:nothing|nobody) (?!(?:else )?intervenes\b).+", None, None),
)
"""The clauses that tell a moment, the narrower ones first."""
_READ = tuple((re.compile(pattern, re.IGNORECASE), Moment(begins, ends)) for pattern, begins, ends in MOMENTS)


TOO_MANY = re.compile(r",? and .+? (?:has|have|is|are) (?:now |then )?(?:\w+ )?characters? (?:too many|over|above|beyond)\b.*$", re.IGNORECASE)
"""What a muster is told to lead to."""
WITHOUT = re.compile(
    r",? without (?:(?:using |activating )?(?:the|its|an?|any|his|her|their|.+['’]s) (?:maneuver|technique|reaction|ability)s?"
    r"|(?:any(?:thing|body)|incident|event|any effect)(?: (?:else|further))?(?: (?:that|which) matters| of note| (?:happening|relevant))?)$",
    re.IGNORECASE,
)
"""What a moment is told to come to pass without."""
WITH_ALL = re.compile(
    r",? (?:with|including|together with)(?:(?: and|,)? (?:the|its|all|every|any|each|(?:fifth|\d)[- ]day|day \d['’]s|of|one"
    r"|(?:\w+ )?(?:victory )?checks?|tie-?break(?:er)?s?|steps?|parts?))+$",
    re.IGNORECASE,
)
"""What belongs to a phase in any case: `Plunder is carried out, with the fifth Day check and every tie-breaker`."""
UP_TO = re.compile(
    rf"(?:the )?(?P<what>{STAGE}|game|play|procedure|(?:everything|all|whatever)(?: (?:that )?(?:follows|comes|else))?|the rest)(?: phase| step)?"
    r" (?:goes on|continues|proceeds|is (?P<whole>carried out|gone through|done|resolved|played)|runs),? (?:up to|until|as far as|to) "
    r"(?:(?:just before )?(?:the )?(?:very )?(?:(?P<edge>beginning|start|end) of )?)?(?P<to>.+?)(?: (?:begins|starts|is reached))?",
    re.IGNORECASE,
)
"""How far the game is told to go on: `Planning goes on up to the beginning of Muster`."""


DONE_TO = r"[A-Z][\w'’ -]*?(?: and [A-Z][\w'’ -]*?)?"
COMES_OF_IT = re.compile(
    rf"(?:^|[,;]|,? and|,? so that|,? whereupon) (?P<said>(?!The |Everything|All ){DONE_TO} "
    r"(?:(?:is|are) (?:thereby |thus |now )?(?:destroyed|recruited|mustered)|(?:suffers|takes) (?:\d+|one|two|three) wounds?"
    r"|(?:comes|passes) under \w+['’]s control|joins \w+['’]s crew))(?=$|[,;.])"
)
"""What is told to come of something, and can be looked up: `threat is resolved and Cato is destroyed`."""


def outcomes(text: str) -> list[str]:
    """What a text tells to have come of what is done, of each by itself: whoever is recruited or mustered joins a Crew."""
    found = (re.match(r"(.+?) ((?:is|are|suffers|takes|comes|passes|joins) .+)", m["said"]) for m in COMES_OF_IT.finditer(text))
    told = (
        (who, re.sub(r"^(?:(?:is|are) (?:recruited|mustered)|comes under .*|passes under .*|joins .*)", "joins", m[2]))
        for m in found
        if m
        for who in m[1].split(" and ")
    )
    return [f"{who} {done}" for who, done in told]


AS_USUAL = re.compile(
    r",? (?:at once|immediately|right away|(?:just )?as usual|as normal|in full|straight away|step by step|from beginning to end"
    r"|in (?:its|their|the|that|this|any|whatever) (?:printed |usual |right |told )?order|one (?:by|after) (?:one|another|the (?:other|next))|in turn"
    r"|(?:step|check|tie-?breaker|effect|row|part) (?:by|after) (?:step|check"
    r"|tie-?breaker|effect|row|part)|(?:at|in) (?-i:The [A-Z]|[A-Z])(?:(?! (?:is|are) )[\w' ])+|there|here"
    r"|(?:while|with) .+ (?:is|are|stands?|stays?|being|still) (?:still )?(?:at|in) .+"
    r"|(?<!brought )(?<!comes )to (?:its|the) end|until .+)$",
    re.IGNORECASE,
)
"""What only says that it comes to pass in the usual way, or how far."""


PASSIVE = re.compile(
    r"\b(?:(has|have) (?:(?:now|then|already|just|all|both) )*been|(is|are)(?="
    r" (?:now|then|next|finally|thereupon|at last) [a-z]+ed\b) \w+(?: last)?)\b"
)
"""That something is done or has been done, whenever."""


def moment(clause: str) -> Moment | None:
    """The moment that a clause tells; None where it tells none."""
    clause = PASSIVE.sub(lambda m: m[2] or {"has": "is", "have": "are"}[m[1]], COMES_OF_IT.sub("", clause))
    clause = re.sub(r",? (?:and|but) (?:nobody|no ?one|no player) .+$", "", clause.strip(" .;,"), flags=re.IGNORECASE)
    clause = TOO_MANY.sub("", clause)
    clause = WITH_ALL.sub("", WITHOUT.sub("", clause)).strip(" .;,")
    whole = re.sub(
        r"^(?:(?:and|then|now|next|finally|afterwards|so far|up to now|only|just|thereby|thus|with (?:that|this|it))\b,? ?)+",
        "",
        clause,
        flags=re.IGNORECASE,
    )
    if (on := UP_TO.fullmatch(whole)) and (at := _edge(on["to"], at_its_end=(on["edge"] or "").casefold() == "end")):
        return Moment(_edge(on["what"], at_its_end=False) if on["whole"] else None, at)
    whole = AS_USUAL.sub("", whole)
    said = re.sub(r"^the rest of\b,? ?", "", whole, flags=re.IGNORECASE)
    if row := re.fullmatch(rf"({PROCEDURES}), ([a-z -]+)", said):
        return Moment(None, (row[1].strip(), row[2].strip()))
    for pattern, found in _READ:
        if hit := pattern.fullmatch(whole) or pattern.fullmatch(said):
            card = hit.groupdict().get("card")
            return found._replace(card=card) if card else found
    return None


def _edge(what: str, *, at_its_end: bool) -> At | None:
    """Where a phase or a step begins or is over; None where it is none."""
    told = moment(f"{what} ends" if at_its_end else f"{what} begins") or moment(f"{what} is carried out")
    return (told.ends if at_its_end else told.begins) if told else None
