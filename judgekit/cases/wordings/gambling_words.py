"""What people write about gambling for a combat card: what is revealed, which card is chosen, and what becomes of the other."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import NamedTable

CHOOSES = r"(?:keeps?|keeping|chooses?|choosing|plays?|playing|takes?|taking|picks?|picking|selects?|selecting|for)"
JOINT = r"(?:[:;,]? (?:(?:and|then),? |<seat> )*)"
DECK = r"(?:(?:of|from|on top of) (?:the|his|her|their|its) (?:Faction )?deck)"
TWO = rf"(?:(?:the|both|two|top|revealed|these|those|of|his|her|their|its) )*cards?(?: {DECK}| revealed)*"
REVEALS = r"(?:reveals?|revealing|sees?|seeing|(?:turns?|turning|flips?|flipping) (?:up|over)|looks? at|looking at|shows?|showing|finds?|finding)"
REVEALED = (
    rf"(?:{REVEALS} (?:{TWO}(?:[,:]? <cards>)?|<cards>)|<cards> (?:are|is) (?:revealed|seen|turned (?:up|over))|{TWO} (?:are|being) <cards>"
    rf"|with (?:{TWO} )?<cards>|of (?:{TWO}|the two|these two|both|<cards>))"
)
"""What is seen of the two cards."""
OTHER = r"(?:the other(?: card| one)?|<card>)"
BOTTOM = r"(?: (?:to|at|on|under) the bottom(?: of [^,;]+)?)"
SUNK = (
    rf"(?:(?:sinks?|sinking|discards?|discarding|puts?|putting|sends?|sending) {OTHER}{BOTTOM}?"
    rf"|{OTHER} (?:(?:is|being) (?:the (?:other (?:one|card)|one (?:not chosen|left)|card (?:not chosen|left))|not chosen"
    rf"|left(?: over)?)|is not taken)"
    rf"|{OTHER}(?: (?:is|being|goes|gets))?(?: (?:sunk|discarded)|(?: put| sent)?{BOTTOM}))"
)
"""What becomes of the card that is not chosen."""
BOTH = (
    r"(?:(?:both|either|neither|none|the (?:two|pair))"
    r"(?: of (?:them|these|those|the (?:two|revealed|two revealed)(?: cards)?))?(?: revealed)?(?: cards)?"
    r"|(?:(?:the|both|two|these|those) )+(?:revealed )?cards|what (?:is|was|has been) revealed)"
)
LEAVES_BOTH = (
    r"(?:(?:leav(?:e|es|ing)|ignor(?:e|es|ing)|reject(?:s|ing)?|refus(?:e|es|ing)|declin(?:e|es|ing)|put(?:s|ting)?|set(?:s|ting)?|skip(?:s|ping)?) "
    rf"{BOTH}(?: (?:aside|alone|away|back|unplayed|untouched|(?:lying )?there|where they are))*"
    r"|(?:us|tak|choos|play|keep)(?:e?s?|ing) (?:neither|none)(?: of (?:them|these|those|the (?:two|revealed|two revealed)(?: cards)?))?)"
)
"""What says that neither revealed card is taken."""
AS_CARD = r"(?: as (?:(?:the|a|his|her|their|its) )?combat card)?(?: over <card>)?"
GAMBLING = NamedTable(
    (rf"^{LEAVES_BOTH}(?:,? (?:and|but)(?: then| rather)?|[,;])(?: to)?(?: instead)? (?=play(?:s|ing)? (?:<card>|an?other|a card|no\b))", ""),
    (r"^sets? (?:the|his|her|their|its) hand aside,?(?: and|;) (?=gambl)", ""),
    (r"^(?:chooses|decides|elects|announces|declares) (?:(?:to|that (?:<seat>|he|she|they)) )?(?:a )?(?=gambles?\b)", ""),
    (r"^(gambl\w+) for (?:the|a|his|her|their|its)(?: combat)? card\b", r"\1"),
    (r"^(gambl\w+) (?:again|once more|anew|(?:for )?(?:a|the) \w+ time)(?=$|[,;:]| and\b)", r"\1"),
    (r"^(gambl\w+[^()]*)\(([^()]*)\)", r"\1, \2"),
    (rf"^(gambl\w+){JOINT}{REVEALED}(?=$|[,;:]| and\b| <seat>\b| {CHOOSES} <card>)", r"\1"),
    (rf"^(gambl\w+){JOINT}(<card>) is (?:chosen|played|kept|taken|picked)", r"\1, plays \2"),
    (rf"^(gambl\w+){JOINT}{CHOOSES} (<card>){AS_CARD}(?:{JOINT}{SUNK})?(?=$|[,;]| and\b)", r"gamble; choose \2"),
    (rf"^(?:keeps?|chooses?|picks?|selects?|takes?) (<card>){AS_CARD}{JOINT}{SUNK}(?=$|[,;]| and\b)", r"choose \1"),
    (rf"^plays? (<card>){AS_CARD}{JOINT}(?!discard){SUNK}(?=$|[,;]| and\b)", r"choose \1"),
)
"""What is said of gambling."""
SEEN_ARE = r"(?:are|turn out to be|prove to be)(?: (?:then|now|thus|therefore))?"
SHOWN = r"(?:revealed|turned up|turned over|shown|seen|drawn for the gamble)"
CARDS_SEEN = re.compile(
    rf"(?:(?:the|both|these|those|his|her|their|its) )*(?:two )?(?:{SHOWN} (?:cards|ones)|cards (?:(?:that|which) are )?{SHOWN})"
    rf" {SEEN_ARE} (?P<a>(?-i:[A-Z]).+)"
    rf"|(?P<b>(?-i:[A-Z]).+ and .+) (?:are|is) (?:the (?:two )?)?{SHOWN}(?: cards?| ones)?",
    re.IGNORECASE,
)
"""What says which cards somebody sees who gambles."""
