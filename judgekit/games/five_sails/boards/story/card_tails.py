"""What is said of a card with a verb of its own, in the usual form: `Ilsa (…) is available there`, `Bo was recruited and stands at The Docks`."""

from __future__ import annotations

from judgekit.games.five_sails.boards.story.offered import HERE, IS, NAMED, OFFERED
from judgekit.games.five_sails.boards.story.prose import Outside
from judgekit.games.five_sails.boards.story.sentences import BY_ONESELF
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY
from judgekit.games.five_sails.boards.story.words import NUMBER

CAME = r"(?:recruited|mustered|hired|brought into play)(?: by [A-Z]\b)?(?: (?:from|out of) the City Deck)?"
EARLIER = (
    r"(?:(?: (?:on|in|during) (?:an? |the )?(?:(?:earlier|previous|former|last|first|second|Day) ?)+(?:Day|\d)?| earlier| before|"
    r" already| yesterday)+)?"
)
STANDS = r"(?=(?:is|stands?|lies|waits)\b)"
IN_CREW = r"(?:a member of |part of |in |of )[A-Z]['’]s crew"
LYING = r"(?:en garde|engaged|unwounded)"
NONE = r"(?:none|nothing|no Renown)"
ELSEWHERE = r"(?:elsewhere|anywhere else|(?:on|at) (?:the|any|all|each|every)(?: of the)? other(?: City)? locations?)"
CARD_TAILS = Outside(
    (
        rf"^(?:[Tt]he |[Aa]n? )?((?:Mercenary |event |attachment )?{NAMED}) {IS} (?:also |too )?{OFFERED} (?:also )?{HERE}(?=$|;)",
        r"Available there is \1",
    ),
    (rf",? (?:who |which |that )?(?:was|has been|had been) {CAME}{EARLIER},? (?:and )?(?:now )?{STANDS}", " "),
    (rf"(?:,? and|,) (?:who )?(?:is |has been )?{IN_CREW} since [^,;()]+(?=$|[,;])", ""),
    (
        r"(?:,? and|,? who|,) (?:also )?(?:bears|wears|carries|wields|has equipped|is equipped with) (?=[A-Z]['’]s [A-Z][\w'’ -]*\()",
        ", equipped with ",
    ),
    (rf"^((?:At|On|In) (?:{CITY}|[A-Z]['’]s Home)),? ([A-Z]) (?:has|controls) (?=[A-Z][\w'’ -]*\()", r"\1: \2's "),
    (
        r"^(?:[Aa]part from|[Bb]esides|[Ee]xcept(?: for)?|[Oo]ther than|[Bb]eside) (?:them|these|those|him|her|these two|the two),?"
        r" (?:nobody|no ?one)(?: else)? is ",
        "No other characters are ",
    ),
    (r",? with (?:nobody|no ?one|no other character)(?: else)? (?:t?here|at (?:that|this) location)(?=$|;)", ", alone"),
    (rf"^((?:At|On|In) {CITY}),? (?:there )?(?:is|stands) only ([A-Z]['’]s [^;]*)$", r"\1: \2, alone"),
    (rf"\b({BY_ONESELF}) and (en garde|engaged|unwounded)\b", r"\2, \1"),
    (
        rf"(^|; )(?:and )?([Aa]t|[Oo]n|[Ii]n) ({CITY}),? ((?:{BY_ONESELF}|{LYING})(?:(?:,? and|,) (?:{BY_ONESELF}|{LYING}))*),? (?:is|stands) "
        r"([A-Z]['’]s [^;,()]*\(_*\))(?=$|;)",
        r"\1\5 is at \3, \4",
    ),
    (
        rf"^(?:On|At|In) ({CITY}) (?:there )?(?:lies?|are|is) ({NUMBER}) Renown(?:,|,? and|,? but) {ELSEWHERE}(?: there (?:is|are)| lies)? {NONE}$",
        r"There are \2 Renown on \1 and none on the other locations",
    ),
    (
        rf"(^|; )({NUMBER}) Renown (?:lies?|is|are) on ({CITY})(?:,|,? and|,? but) {NONE}(?: (?:lies|is|are))? {ELSEWHERE}(?=$|;)",
        r"\1there are \2 Renown on \3 and none on the other locations",
    ),
    (r"(?:(?<=Renown: )|(?<=\d, )|(?<=\d and ))([A-Z]) (?:has|holds) (\d+)(?=,| and |;|$)", r"\1 \2"),
    (
        r"\b([A-Z])['’]s Leader is at ([A-Z])['’]s Home(?:,? and|,) ([A-Z])['’]s(?: Leader)?(?: is)? at ([A-Z])['’]s(?: Home)?(?=$|[;,])",
        r"\1's Leader is at \2's Home; \3's Leader is at \4's Home",
    ),
    (r"\((_*)\),? ((?:a card )?(?:from|out of) [A-Z]['’]s (?:Faction )?[Dd]eck)", r"(\1, \2)"),
    (r"\b(?:[Tt]he |[Bb]oth |[Aa]ll )?Leaders of (?:both|all|the)(?: the| two| three| four)* players\b", "All Leaders"),
    (r"\b(characters|cards|schemes) (?:that|which|who) (?:are|have been|were|will be) (revealed|chosen|mustered|selected)\b", r"\2 \1"),
    (r"^([Tt]he) (revealed|chosen|mustered|selected) (characters|cards|schemes) (?=(?:have|has|are|is)\b)", r"\1 \2 \3 "),
)
"""How it is told otherwise, and how it is told here."""
