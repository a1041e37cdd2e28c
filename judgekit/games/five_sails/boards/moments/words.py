"""What moments of the game are told with: that a phase or a step is carried out, cards are dealt to the City, the game has its end."""

from __future__ import annotations

import re

At = tuple[str, str]
"""A procedure, and the row of it before which one stands."""
Row = tuple[str, At | None, At | None]
"""A pattern of a clause, where what it tells begins, and where that is over."""

NEXT_DAY: At = ("day", "dawn")
"""The row at which another Day begins."""
THIS_DAY: At = ("day", "this dawn")
"""In place of it, where the Day is told to begin that is about to: the one at hand, or the next one in Dusk."""
ANY_DAWN: At = ("day", "a dawn")
"""In place of it, where Dawn is told to begin: the one at hand, or else that of the next Day."""
DAY_BEGUN: At = ("dawn", "city cards")
"""Where a Day has begun, and nothing of it has been done yet."""
ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
NTH = "|".join(ORDINALS)
"""Which Day is told of."""

WORKED = (
    r"(?:carried (?:out|through)|seen through|worked through|(?:gone|played|run) through|brought to (?:its|an|the|their) end"
    r"|resolved|done|completed?|finished|performed|applied|enforced|observed|checked|determined|established|played(?: out)?)"
)
"""That something is done as the rules have it."""
DONE = (
    r" (?:would (?:now |then |next )?(?:come|follow|be next)"
    rf"|(?:is|are|has been|have been|gets) (?:now |then |all |both )*(?:{WORKED}|over|made|taken|collected|mustered)"
    r"|ends?|(?:now |then )?follows?|takes? place|happens?|passes|runs its course|comes? to (?:its|an|the|their) end)"
)
COMPARED = r"(?:Renown|locations?|number of (?:controlled )?locations|Influence|wounds?)"
THROUGH_ALL = (
    r"(?:,? (?:through|with|down to|including|up to|as far as)(?: (?:and including|and with))?(?: (?:all|its|the|of|every|any|each|last))* "
    rf"(?:tie-?break(?:er)?s?(?: of {COMPARED}| by {COMPARED})?|{COMPARED} (?:tie-?break(?:er)?|comparison)|comparison of (?:the )?{COMPARED}))?"
)
PHASE = (
    r"(?:the )?(?:whole(?: of)?(?: the)? |all of (?:the )?|entire |full )?{}(?: phase| step)?(?: of (?:the )?(?:same )?day(?: \d+)?| of that day)?"
)
IF_ANY = (
    r"(?:,? \(?(?:if (?:(?:one|any|it|that) (?:is|was|has been|were) played|there (?:is|are|was|were) (?:any|one|an?(?: combat)? card)|any"
    r"|(?:an?|one|any|the)(?: combat)? card (?:is|was|has been|were)"
    r" (?:played|there))|where (?:an?|any)(?: combat)? card (?:is|was|has been) played|of (?:the|a|any) card(?:,? if any| played, if any))\)?,?)?"
)
"""That combat values are those of a card, which may not have been played: then there are none."""
VALUES = (
    rf"(?:(?:.+['’]s?|the|all|its|his|her|their|any) )?(?:three )?combat values?{IF_ANY}(?: of (?:(?! if ).)+?)?{IF_ANY}"
    rf"|(?:its|that card['’]s) (?:three )?values|riposte, parry,? and thrust{IF_ANY}"
)
THREAT = r"(?:(?:the|all|any|remaining|unmitigated|rest of the|(?:(?!\b(?:riposte|parry|thrust|values)\b).)+['’]s?) )*threat(?: (?:in|of) .+)?"
ROUND = r"(?:the |this |that |an? |any |.+['’]s )?(?:first |second |third )?round(?: \d+)?"
ENDS = r"(?:ends?|is (?:now )?(?:over|carried out|played(?: out)?|finished|completed)(?: to (?:its|the) end)?)"
EVERYBODY = r"(?:the (?:two|three|four)(?: of them)?"
EVERYBODY += r"|(?:both|all|the|each|all the|all three|all four)(?: of the)?(?: players?)?|players|everybody|everyone)"

PLACED = r"(?:added|placed|put|dealt|laid(?: out)?|set out|turned up|given)"
LOCATIONS = r"(?:on|to|at|onto|out to|in|into)(?: each of)? (?:(?:(?:each|every|the|all|all the) )?(?:City )?locations?|the City)"
OF_TODAY = r"(?: (?:of|for|in) (?:(?:this|the|that) (?:new )?(?:dawn|day)|dawn))?"
CITY_CARDS = (
    r"(?:(?:an?|one|the|new|all|these|this (?:dawn|day)['’]s) )*"
    rf"(?:City(?: Deck)?(?:['’]s)? cards?|cards? (?:of|from) the City Deck|cards? of (?:(?:the|this|that) (?:new )?"
    rf"(?:day|dawn)|dawn)|dawn['’]s (?:City(?: Deck)? )?cards?){OF_TODAY}"
)
DEALT = (
    rf"(?:{CITY_CARDS}|(?:an?|one) (?:new )?card|cards) (?:(?:is|are) {PLACED}|goe?s? out|comes? out)(?: from the City Deck)?"
    rf"(?:,? (?:one )?{LOCATIONS})?(?: for the (?:new )?day)?(?: from the City Deck)?"
    r"|(?:each|every) (?:City )?location (?:gets|receives|is given) (?:its|an?|one) (?:new )?(?:City (?:Deck )?)?card"
)
"""That Dawn adds its cards to the City."""
RESULT = (
    r"(?:the )?(?:game|match) (?:ends|is (?:now |then )?(?:over|decided|won|drawn|finished))(?:,? and (?:its|the) (?:result|winner) is .+)?"
    r"|(?:the |its )?(?:final )?(?:result|winner|outcome|victor)(?: of the (?:game|match|day))? is (?:now |then )?"
    r"(?:fixed|established|settled|known|determined|decided|found|read off|announced|clear)"
)
"""That the game has its end."""
STILL_TO_COME = (
    r"(?:(?:is )?still )?to (?:be (?:carried out|done|gone through)|come)"
    r"|(?:is|has) (?:yet|still) to (?:be (?:carried out|done|taken)|come)|still comes"
    r"|(?:is|has) to be (?:carried out|done|taken)|(?:still )?(?:remains|is due)|has not (?:yet )?been (?:carried out|done)(?: yet)?"
)
NOT_SKIPPED = rf"(?:,? (?:that|which) is not (?:skipped|left out|passed over)|,?(?: that| which)? (?:{STILL_TO_COME}))?"
GOES_TO_NEXT = (
    r"(?:the )?(?:planning|plunder|dusk|dawn|game|play|day)(?: phase)? (?:goes|moves|passes|continues|proceeds)(?: on)? (?:to|with)"
    r" (?:its|the) next step"
    rf"{NOT_SKIPPED}"
)
"""That a phase goes on as far as to its next step, of which nothing is done yet."""
NEXT = (
    rf"(?:{GOES_TO_NEXT}"
    r"|(?:the|its) (?:next step|step after (?:that|it|this))(?: of (?:planning|plunder|dusk|dawn|the phase))?)"
    rf"{NOT_SKIPPED}"
    r"(?:(?:,? (?:and|which))?(?: (?:that|this|the|it))?(?: step)? (?:(?:is|takes|comes) (?:then )?(?:carried out|done|place|next)|follows|comes))?"
)
"""That the next step of a phase is carried out, whichever it is."""


REVEALED = (
    rf"{EVERYBODY} reveals?(?: (?:(?:their|the) [^,;:]+|what (?:they|he or she) (?:have|has) (?:chosen|selected|picked)))?"
    r"|(?:(?:all|both|of|the|these|two|three|four|chosen|selected|face-?down|players['’]) )*"
    r"(?:cards|schemes?|selections?|choices?)(?: and (?:the )?(?:characters?|schemes?))?(?: (?:that were )?(?:chosen|selected))?"
    r" (?:is|are) (?:(?:all|both|now|then) )*(?:revealed|turned (?:face ?up|over|up))"
    r"|(?:the )?reveal(?:ing)?(?: step)? (?:is|has been) (?:carried out|done|completed)"
)
FIRST_OF_ALL = (
    r"(?:(?:the )?First Player|(?:the )?first(?: (?:player(?: (?:in|by) (?:player |turn )?order| clockwise| to (?:act|muster|draw))?"
    r"|(?:in|by) (?:player |turn )?order|to (?:act|muster|draw)|(?:one )?of (?:the|these|those|all|them)(?: (?:two|three|four))?(?: players)?|one))?"
    r"|(?:whoever|the (?:player|one) (?:who|that)) (?:comes|is|goes) first(?: in (?:player |turn )?order)?)"
)
"""Who comes first in player order."""
NEXT_OF_ALL = (
    r"(?:(?:the )?(?:other|next|second|third|fourth|last|remaining)(?: (?:player|one))?"
    r"(?: (?:in|by) (?:player |turn )?order| clockwise| of (?:the|these|those|all|them)(?: (?:two|three|four))?(?: players)?)?"
    r"|(?:whoever|the (?:player|one) (?:who|that)) (?:comes|is|goes) (?:next|second|last)(?: in (?:player |turn )?order)?)"
)
"""Who comes next, or after that, in player order."""
WHEN_REVEALED_THINGS = r"['\"‘’“”]?when[- ]revealed['\"‘’“”]? (?:effects?|texts?|abilit(?:y|ies))"
IT_IS_SETTLED = (
    r"it (?:is|has to be|must be|needs to be) (?:(?:now|then|first) )?(?:settled|decided"
    r"|determined|established|found out|cleared up|clear)(?: first)?"
)
ORDERS_THEM = (
    r"(?:who|which player) (?:orders|(?:is|has|gets) to (?:order|arrange|choose|decide|put|set)|(?:will|may|must|can|shall) (?:order|arrange|choose"
    r"|decide|put|set)|puts|arranges|sets|chooses|decides)"
)
BEFORE_THEM = (
    r"(?:still |just )?(?:before|ahead of) (?:(?:any|either|both|one|each|the|all|first|of|these|two|three) )*"
    rf"{WHEN_REVEALED_THINGS}(?: (?:is|are) (?:(?:being|then) )?(?:resolved|carried out|applied)| (?:resolves?|takes? effect|happens?))?"
)
WHO_ORDERS = (
    rf"the First Player (?:is|has to be|must be|needs to be) (?:(?:now|then|first) )?(?:found|determined|settled|known|established) {BEFORE_THEM}"
    r"(?: (?:can|may) be (?:ordered|resolved|put in (?:an )?order))?|"
    rf"{BEFORE_THEM},? {IT_IS_SETTLED} {ORDERS_THEM} .+|{IT_IS_SETTLED} {ORDERS_THEM} .+? {BEFORE_THEM}"
    rf"|{IT_IS_SETTLED} {ORDERS_THEM} (?:(?:the|these|both|two|three|order|of|on) )*{WHEN_REVEALED_THINGS}(?: in (?:an )?order| first)?"
    r"(?: before (?:any|either|one|anything|the first)(?: of (?:them|these))?(?: (?:is|are) resolved| resolves?| happens?| takes? effect)?)?"
)
WHO_ORDERS += (
    "|" + re.sub(r"^it is .*?(?=\(\?:who)", "", WHO_ORDERS) + r" (?:is|gets) (?:now |then )?(?:settled|decided|determined|established|found out)"
)
"""That the First Player is found, once the schemes are revealed, who puts their effects in order: nothing of them is resolved."""
ANY_EFFECT = (
    r"before (?:(?:an?|any|either|both|one|each|the|all|first|of|these|those|two|three|them|it) ?)*"
    rf"(?:{WHEN_REVEALED_THINGS}|effects?|texts?|abilit(?:y|ies)|anything)?"
    r"(?: (?:is|are) (?:(?:being|then) )?(?:resolved|carried out|applied|done)| (?:resolves?|takes? effect|happens?))?"
)
SETTLED = (
    rf",?(?: (?:and|but|so|where|whereupon|at which point))?(?: (?:now|then|first))?(?: {ANY_EFFECT})?,? {IT_IS_SETTLED}"
    r" (?:who|whose|which|what|in) .+"
)
"""That it is known, once the schemes are revealed, who puts their effects in order: nothing of them is resolved."""


STAGE = "phase|step|set-?up|dawn|planning|high drama|plunder|dusk|day|initiative|muster|draw|clean-?up"
"""What names a part of the Day: of such a one it has to be known where it begins and ends."""
PART = "(?:effects?|wounds?|parts?|sentences?|half|halves)"
WHOSE = "(?:(?P<card>.+?)['’]s|the|its|his|her|their)"
APPLIED = (
    r"(?:(?: of [^,;]+?)? (?:is|are|has been|have been) (?:now )?(?:applied|resolved|carried out|dealt|suffered)"
    r"(?:,? (?:and then|and|then) .+ (?:is|are) (?:finished|discarded|resolved|done))?"
    r"|(?: of [^,;]+?)? (?:now |then |next |also )*(?:resolves?|takes? effect|comes? into (?:effect|force)|takes? place|happens?|follows?|goes off"
    r"|lands?)"
    r"(?: now| then| next| too| as well| in full| completely)*"
    r"| (?:wounds?|heals?|moves?|engages?|readies|destroys?|discards?|draws?|sends?|brings?|hits?|removes?|deals?|places?) [^,;]+)"
)
"""That something is done of what an ability does."""
PROCEDURES = "set-up|day|dawn|planning|high drama|plunder|dusk|challenge|refusal|duel|round|use"

THEN = r"(?:,? (?:and )?(?:then |next |last |finally )?|; (?:then )?|(?=\)|$))"
TIE_BREAKS = (
    rf"(?=\S)(?:first )?(?:(?:the )?(?:most )?Renown{THEN})?(?:(?:the )?(?:number of )?(?:most )?(?:controlled )?locations(?: controlled)?{THEN})?"
    rf"(?:(?:the )?(?:most )?Influence{THEN})?"
    r"(?:(?:the )?(?:(?:fewest )?wounds(?: (?:of|on) the Leaders)?|Leaders?['’]?s? wounds|Leader with the fewest wounds))?"
)
"""What is compared to break a tie, in the order of the books."""
