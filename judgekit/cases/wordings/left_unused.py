"""What somebody asks to leave undone: an ability that is saved for later or not used, and what is done in the same breath."""

from __future__ import annotations

import re

from judgekit.cases.wordings.plain_lines import DOES
from judgekit.cases.wordings.tail_words import NAME
from judgekit.engine.rewriting import Instead

FORCED = r"(?:not to \w+|to (?:decline|ignore|skip|leave out|forgo|waive|omit)) [^;]*?\bForced"
UNUSED = r"to (?:leave|keep) [^;]*?\b(?:unused|aside)"
BEHIND = rf"(?:[;,] (?:and |then |but )*|,? (?:and|but) (?:then )?)(?!asks\b|does (?:so|it|this|that)\b)(?:{DOES})\b"
"""Between what somebody asks to leave undone and what the same player does behind it."""
LEFT_AND_DONE = re.compile(
    rf"(?P<wish>asks (?:{FORCED}|{UNUSED})\b[^;,]*?)(?:[;,] (?:and |then |but )*|,? (?:and|but) (?:then )?)"
    rf"(?P<does>(?!does (?:so|it|this|that)\b)(?:{DOES})\b.*)",
    re.IGNORECASE,
)
"""What somebody asks to leave undone, and does in the same breath."""


AWAY = r"(?:discard|sink|pay)(?:s|ing)?"
"""What is done with cards from hand of which none is named."""
LATER = r"(?:back|in reserve|for (?:later|another|a later|the next|a better)\b[^,;.]*?)"
"""That something is kept for another time."""
ABILITY = r"(?:\w+ )?(?:Reaction|Action|Technique|Maneuver)"
UNUSED_ROWS: tuple[tuple[str, Instead], ...] = (
    (rf"\b({AWAY} (?:an?|one|two|three|four|five|\d+) (?:other )?cards?) of (?:his|her|their|its) (?:own )?(?:choice|choosing|liking)\b", r"\1"),
    (rf"\b({AWAY}) (?:any|whichever|a freely chosen) (card)\b(?! (?:but|except|other|of|with|that))", r"\1 a \2"),
    (rf"\bchooses and ({AWAY} an? card)\b", r"\1"),
    (
        rf"\basks to (?:save|reserve|keep|hold(?: back)?) ({NAME})['’]s (?!{ABILITY}\b)(?:[\w]+ )*?\w+"
        rf" {LATER}(?=$|[,;.]| and\b)",
        r"asks to decline \1's Forced",
    ),
    (
        rf"\basks (?:not to (?:carry out|apply|resolve|trigger|let)|to (?:leave out|skip|ignore|omit|forgo|waive|leave aside|pass over)) ({NAME})"
        r"(?: (?:happen|take effect|apply|resolve))?(?: (?:this (?:time|Day)|now|again|once more|here|today))*"
        r"(?:,? (?:because|since|as|having|for|given that) [^;.]+)?(?=$|[;.])",
        r"asks to decline \1's Forced",
    ),
    (
        rf"\basks (?:not to (?:carry out|apply|resolve|trigger)|to (?:leave out|skip|ignore|omit|forgo|waive)) ({NAME})['’]s Forced(?: ability)?"
        r"(?: (?:this (?:time|Day)|now|again|once more|here|today))*(?:,? (?:because|since|as|having|given that) [^;.]+)?(?=$|[;.])",
        r"asks to decline \1's Forced",
    ),
    (
        rf"\basks to (?:(?:save|reserve|keep|hold(?: back)?) ({NAME}['’]s {ABILITY}) {LATER}"
        rf"|(?:decline|skip|forgo|waive|omit|leave out)(?: to use)? ({NAME}['’]s {ABILITY}))(?=$|[,;.]| and\b)",
        lambda m: f"asks to leave {m[1] or m[2]} unused",
    ),
)
"""A card that is said to be of one's own choice, and what is saved for later, as they are told elsewhere."""
