"""What a set-up in prose only denies, in whatever words: remarks that change nothing on a board, since it holds nothing that is not told."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.doing import denies_it, does_nothing
from judgekit.games.five_sails.boards.story.prose import Bit

DENIES = re.compile(r"\b(?:no|not|none|neither|nor|nobody|nothing|never|without|ordinary|plain)\b|n['’]t\b", re.IGNORECASE)
"""What makes a remark a denial."""
TELLS = re.compile(
    r"\d|[\"“(]|:|\b(?:can|may|must|will|would|shall|should|could|cannot|until|unless|except|besides|only|but|if|when|whenever|while|after|before"
    r"|more|less|fewer|than|another|again|first|last|instead|otherwise)\b",
    re.IGNORECASE,
)
"""What makes it more than that: numbers, brackets, what may or must be done, conditions and exceptions."""
COUNTED = re.compile(
    r"\b(?:Renown|hands?|decks?|piles?|Locker|tokens?|priority|Player Token|Crew Caps?|caps?|combat|finesse|influence|resolve|panache|costs?|threat"
    r"|riposte|parry|thrust|initiative|wealth cards?|locations?|controls?|controlled"
    r"|(?:has|have|holds?) (?:no|not any|nothing|none)(?: \w+)? cards?)\b",
    re.IGNORECASE,
)
"""What a board counts, and what is so unless it is told otherwise: to deny that says something."""
ABOUT = re.compile(
    r"\b(?:abilit(?:y|ies)|texts?|bars?|effects?|traits?|keywords?|symbols?|special|Techniques?|Maneuvers?|Reactions?|Actions?|Forced|Passives?|Brutes?|Mercenar(?:y|ies)"
    r"|Leaders?|Unique|Weapons?|Armou?r|Attire|Duelists?|Wealth|Negotiable|conditional|ordinary|plain|matters?|relevant|important|involved|concerned|gambled"
    r"|used|acted|passed|declined|challenged|intervened|reacted|relevan(?:t|ce))\b",
    re.IGNORECASE,
)
"""What is denied: that a card says or is something, that something has been done, that it matters."""
ORDINARY = re.compile(r"\w+(?: \w+)* (?:is|are) (?:an? |all |both )*(?:ordinary|plain)\b", re.IGNORECASE)
CONDITIONAL = re.compile(r"\bconditional(?:ly)? Renown(?: gains?| effects?| abilit(?:y|ies))?\b|\bconditional gains?(?: of Renown)?\b", re.IGNORECASE)


PARTS = re.compile(r"[,;] (?:and |but |so )?| and | but ")
"""Between the parts of a remark, each of which has to deny something or to name what is denied."""


def only_denies(said: Bit) -> bool:
    """Whether a clause says only that something is not so which is not so on any board before it is told."""
    text = CONDITIONAL.sub("conditional", said.text)
    if TELLS.search(text) or COUNTED.search(text) or not (DENIES.search(text) and ABOUT.search(text)):
        return False
    parts = [part for part in PARTS.split(text) if part]
    denied = [denies_it(part) or ORDINARY.match(part) is not None for part in parts]
    return any(denied) and all(not_so or does_nothing(part, ABOUT) for part, not_so in zip(parts, denied, strict=True))
