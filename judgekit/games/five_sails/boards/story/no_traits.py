"""What a set-up in prose says behind a card that it is not: `B's Ivo (…), en garde; no Leader, no Brute`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew

TRAIT = r"(?!(?:Renown|Technique|Maneuver|Action|Reaction|Forced|Passive|Risk|Event|Scheme|Attachment)s?\b)[A-Z][a-z]+"
NONE = rf"(?:no|not an?) {TRAIT}(?:(?:,? and|,? or|,? nor|,) (?:(?:no|not an?|an?) )?{TRAIT})*"
NEITHER = rf"neither (?:an? )?{TRAIT}(?:,? (?:or|nor) (?:an? )?{TRAIT})+"
IS_NOT = re.compile(rf"(?<=[\w)]);\s+(?P<it>(?:and )?(?:(?:he|she|it|this one) (?:is|has) )?(?P<what>{NONE}|{NEITHER})(?: trait)?)(?=;|\.?$)")
CARD = re.compile(r"(?:^|[;:]\s+|,? and |, )(?:\w+['’]s |the |an? |[Tt]he )[^;]*\(_+\)[^;]*$")
"""That the clause before tells of a card."""


def without_those(said: Bit) -> Bit:
    """A sentence in which what a card is not stands behind the card, trait by trait."""
    for found in reversed(list(IS_NOT.finditer(said.plain))):
        if CARD.search(said.plain[: found.start()]):
            lacks = ", ".join(f"no {trait}" for trait in re.findall(rf"\b{TRAIT}", found["what"]))
            said = anew(said, f"{said.text[: found.start()]}, {lacks}{said.text[found.end() :]}")
    return said
