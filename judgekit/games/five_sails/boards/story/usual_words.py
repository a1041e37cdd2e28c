"""Words of a board told in prose in place of the usual ones: whose a card is behind it, how all lie before the place, square brackets."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, Outside
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY
from judgekit.games.five_sails.boards.story.words import NUMBER

SQUARE = re.compile(r"\[((?=[^\[\]()]*\b(?:[Rr]esolve|[Cc]ombat|[Cc]ost|[Rr]iposte|[Ii]nitiative)\b)[^\[\]()]*)\]")
"""What is said of a card in square brackets."""
LIE = r"(?:[Ee]n garde|unwounded|nothing equipped|engaged)"
LIES = rf"{LIE}(?:(?:, and|, | and ){LIE})*"
PHASE = r"(?:Dawn|Planning|High Drama|Plunder|Dusk)"
USUAL = Outside(
    (r"(?<=en garde) (?:without|with no) (?:any )?wounds?", " and unwounded"),
    (r"\b(?:without|with no|having no|free of) (?:wounds|attachments(?=[^;]* wounds?\b)|a wound|any wounds?)", "unwounded"),
    (r"\b(?:without|with no|bearing no) (?:attachments|attachment|equipment)(?=[,;:]| and\b| at\b| on\b| are\b|$)", "nothing equipped"),
    (r"(?<=[,;:)] )((?:both |all )?)healthy\b|\b(?<=and )healthy\b", r"\1unwounded"),
    (rf"^(?:(?:[Bb]oth|[Aa]ll) )?({LIES}),? (at|on|in) ({CITY})(?: are)?: ?(?=\S)", r"At \3, \1: "),
    (rf"^([Aa]t|[Oo]n|[Ii]n) ({CITY}),? ({LIES}) (?:are|is|stands?|there are)(?=[: ]):? ?(?=\S)", r"At \2, \3: "),
    (rf"^[Ii]n play (?:at|on|in) ({CITY})(?=[,:])", r"At \1"),
    (
        r"\b(?<!['’]s )([A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*), (?:who is |which is )?(?:controlled by|belonging to|who belongs to) ([A-Z])(?= \()",
        r"\2's \1",
    ),
    (r"^(?:[Tt]he )?[Pp]layers(?: are|:)? ([A-Z]) and ([A-Z])(?=[;,]|$)", r"Two players, \1 and \2 play"),
    (rf"^[Ii]t is ((?:[^;,]*? )?{PHASE}[^;,]*?) (?:in|of) an? ((?:two|three|four)-player game)\b", r"\2; \1"),
    (rf"\b[Tt]he (?:current )?phase is (?=(?:the )?{PHASE}\b)", ""),
    (r"\b[Ff]irst [Pp]layer is ([A-Z]), (?:and|who) (?:is|has) (to act|the turn|priority)(?=[;,.]|$)", r"\1 is First Player, \1 to act"),
    (rf"^((?:{NUMBER}|[Tt]wo|[Tt]hree|[Ff]our) players), ([A-Z]) (?:is )?first(?=[;,.]|$)", r"\1; \2 is First Player"),
    (
        r"^([^;]*\b(?:First Player|High Drama|to act|['’]s turn)\b[^;]*(?:; [^;]*)*)[;,] (?:in )?(?:a game of )?(two|three"
        r"|four)(?:-player game| players)$",
        r"\2 players; \1",
    ),
    (r"(?<=\)), (?:and |while )?([A-Z]['’]s hand) is empty(?=$|[,;])", r"; \1: empty"),
    (r"\b([A-Z]['’]s hand) is (?=[A-Z][\w'’ -]*\()", r"\1: "),
    (r"^[Nn]o gambling (?:takes place|occurs|happens)(?: here)?$", "Nobody gambles"),
    (r"^(?:The )?[Hh]ands are (?=empty$)", "All hands are "),
    (r"^(?:The )?[Dd]ecks (?:both |each )?(?:have|hold|contain) (?=\d)", "Both Faction Decks have "),
    (r"(['’]s hand) consists? (?:only )?of ", r"\1: "),
    (r"(?:, and|; and|,|;) ([A-Z])['’]s(?: hand)?(?: of| is) nothing(?: at all)?(?=$|[,;])", r"; \1's hand is empty"),
    (
        r"^(?:[Bb]oth|[Ee]ach|[Tt]he) players? (?:have|has|holds?) (?:exactly |only |just )?(?:one|a single) card(?:"
        r" each)?(?: in (?:his |her |their )?hand)?: "
        r"([A-Z]) (?:has|holds) ([A-Z][^,;()]*\(_*\))(?:,? and|,|;) ([A-Z]) (?:has|holds)? ?([A-Z][^,;()]*\(_*\))$",
        r"\1's hand: \2; \3's hand: \4",
    ),
    (
        rf"([A-Z]['’]s(?: Faction)? deck),? (?:of|with) ({NUMBER}) cards,? (?:has|begins with|starts with) ([A-Z][^,;()]*\(_*\)) on (?:its )?top"
        r"(?:,? and| with|,) ([A-Z][^,;()]*\(_*\)) (?:below|beneath|under) it(?=$|[,;])",
        r"\1 has \2 cards, from the top: \3, \4",
    ),
    (
        rf"\b(?:[Tt]here (?:is|are)|[Tt]here lies?) ({NUMBER}) threat in (\w+)['’]s (?:threat )?pool,? and ({NUMBER}) in"
        rf" (\w+)['’]s(?: pool| threat pool)?(?=$|[,;])",
        r"\2's threat pool holds \1; \4's threat pool holds \3",
    ),
    (r"(['’]s deck,? (?:counted )?from the top(?: down)?),? (?:is|reads|are|holds|runs):? ", r"\1: "),
    (rf"(^|[:,] )both ({LIE})(?:,| and) both ({LIE})(?=[:,]| and)", r"\1both \2, \3"),
    (
        r"^(?:[Gg]ambling|[Gg]ambles) (?:plays? no (?:part|role)|(?:does|do) not (?:occur|happen|come up|matter)|(?:is|are) left out)(?: here)?$",
        "Nobody gambles",
    ),
    (
        r"^([Nn]obody|[Nn]o ?one|[A-Z]|[Nn]either player) ((?:chooses to |does not )?gambles?) (?:unless|except where|other than where) "
        r"(?:a step says so|it is (?:said|told)|the steps? says? so|said otherwise|otherwise (?:said|told|stated))$",
        r"\1 \2",
    ),
    (r"\b(have|has|holds?) (?:(?:some|suitable|usable) )?combat cards in (?:(?:their|his|her|the) )?hands?(?=$|[,;])", r"\1 several cards in hand"),
    (r"[,;] neither (?:is )?(?:wounded|hurt)(?=$|[,;])", ", both unwounded"),
    (rf"(\)(?:,? (?:both|all) {LIE})+)[,;] (?:and )?neither (?:of them )?(?:is )?(?:wounded|hurt|has a wound)(?=$|[,;])", r"\1, both unwounded"),
)
"""Each in the usual words."""


def round_brackets(text: str) -> str:
    """A set-up in which what is said of a card stands in round brackets: `A's Bo [resolve 4, combat 2]`."""
    return SQUARE.sub(r"(\1)", text)


def usually(said: Bit) -> Bit:
    """A sentence in the usual words."""
    return USUAL(said)
