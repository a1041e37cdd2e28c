"""Cards of the City that a board told in prose calls available, and what is said of them by the way: `Available there: …`, `whom nobody recruits`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.cards import CITY
from judgekit.games.five_sails.boards.story.prose import Bit, anew

OFFERED = r"(?:available|on offer|up for (?:hire|recruitment|sale|grabs)|to be (?:had|recruited|hired)|free to be recruited|for hire)"
HERE = r"(?:there|here|(?:at|in) (?:that|this|the same) (?:location|place))"
IS = r"(?:is|are|lies?|stands?|waits?)"
AHEAD = re.compile(
    rf"(?:also )?(?:{OFFERED}(?: too| also)? {HERE}(?: too| also)?|{HERE}(?: too| also)? {IS} (?:also )?{OFFERED})"
    rf"(?:(?: {IS})?(?: also)?:| {IS})\s+"
    rf"|there {IS} (?:also )?(?=(?:the |an? )available (?:(?:event|Mercenary|attachment)\b|(?-i:[A-Z])))",
    re.IGNORECASE,
)
"""What stands before cards that are available where the sentence before has been."""
OF_THE_CITY = r"(?:[A-Z]|Mercenar(?:y|ies)\b|events?\b|attachments?\b)"
ALSO_ON_OFFER = (
    rf"(?:(?:also )?{OFFERED} (?:(?:also|too) )?(?:{HERE}|(?:at|on|in) {CITY}) (?:also )?{IS} (?:also )?(?:the |an? )?{OF_THE_CITY}"
    rf"|(?:also )?{HERE} (?:also )?{IS} (?:also )?(?:the |an? )?{OFFERED},? (?:the |an? )?{OF_THE_CITY})"
)
"""The same behind others in one sentence."""
NOBODY = r"(?:nobody|no ?one|no player|neither player|none of the players)"
TAKES = r"(?:recruit(?:s|ed)?|takes?|took|taken|hires?|hired|equips?|equipped|controls?|wants?|touches|touched)(?: (?:it|him|her|them))?"
TAKEN = r"(?:recruited|taken|hired|equipped|controlled)"
BY_ANYBODY = r"(?: by (?:anybody|anyone|any player|either player))?"
NO_TAKER = re.compile(
    rf"(?:[,;] (?:and )?{NOBODY} (?:controls|owns|has(?: yet)? (?:recruited|taken|hired)) (?:it|him|her|them)"
    rf"|,? (?:(?:and )?(?:still |so far )?(?:un(?:recruited|claimed|taken|hired|controlled)"
    rf"|not (?:yet )?{TAKEN}{BY_ANYBODY}|{TAKEN} by {NOBODY}|(?:belonging to|owned by|in the hands of) {NOBODY}|under {NOBODY}['’]s control"
    rf"|(?:without|with no) (?:an? )?controller)"
    r"|(?:whom|which|that|who|where|but|and) (?:(?:as yet|so far) )?"
    rf"(?:{NOBODY} (?:(?:has|have) (?:yet )?)?{TAKES}|(?:has|have) not (?:yet )?been {TAKEN}{BY_ANYBODY}"
    rf"|(?:is|are|has been|have been|remains?|stays?) (?:(?:not (?:yet )?|un){TAKEN}{BY_ANYBODY}|{TAKEN} by {NOBODY}))))"
    r"(?: yet| so far| today| this Day)?(?=$|[,;]| and )"
)
"""That nobody has taken, or takes, a card of the City."""
NAMED = r"[A-Z](?!['’]s )[\w'’-]*(?: (?:of |the |de |la )*[A-Z\d][\w'’-]*)*(?: \(_*\))?"
COMMON = r"(?:(?:the|an?|available|City Deck|City|card|event|Mercenary|Mercenaries|attachment)s? )*"
A_CARD = NAMED
CITY_CARDS = re.compile(
    r"(?:^|(?<=[:;,] )|(?<=\band )|(?<=\bis )|(?<=\bare )|(?<=\blies )|(?<=\blie ))"
    rf"{COMMON}(?<=[a-z] ){A_CARD}(?:(?:,|,? and) {A_CARD})*$"
)
"""Cards of the City, told with what they are."""
LIES_OPEN = re.compile(
    rf"{A_CARD} {IS} (?:also )?{OFFERED} (?:at|on|in) {CITY}$|[Aa]vailable (?:(?:at|on|in) {CITY}|{HERE}):? {IS} (?:the |an?"
    rf" )?(?:[A-Z]\w+ )?{A_CARD}$"
)
"""A card of the City, told with where it lies."""


def on_offer(said: Bit) -> Bit:
    """`Available there: the Mercenary Yve (…)` as `There: the available …`; what is available is nobody's."""
    found = AHEAD.match(said.plain)
    if found is None:
        return said
    led = re.match(r"(?:the |an? )?(?:available )?", said.plain[found.end() :])
    rest = said.cut(found.end() + (led.end() if led else 0))
    if found[0].casefold().startswith("there") and re.search(rf"\b(?:at|on|in) {CITY}", rest.plain):  # it is told where
        return anew(said, f"the available {rest.text}")
    if re.match(r"[A-Z]['’]s ", rest.plain) or re.search(r"(?:^|[;,] | and )[A-Z]['’]s [A-Z]", rest.plain):
        return said  # whoever is available is nobody's
    return anew(said, f"There: the available {rest.text}")


def not_taken(said: Bit) -> Bit:
    """`the available Mercenary Lupa, whom nobody recruits` without what is so until a step says otherwise; it stays where the card is somebody's."""
    while found := NO_TAKER.search(said.plain):
        before = said.plain[: found.start()]
        if LIES_OPEN.search(before) is None and (CITY_CARDS.search(before) is None or re.search(rf"{CITY}$", before)):
            return said
        said = anew(said, f"{said.text[: found.start()]}{said.text[found.end() :]}")
    return said
