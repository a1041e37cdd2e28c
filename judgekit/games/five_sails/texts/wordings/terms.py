"""Pieces of patterns that several tables of wordings use, and what stands in place of what they find."""

STAT = r"\[?(?:resolve|combat|finesse|influence|panache|crew cap)\]?"
VALUE = r"\[?(?:riposte|parry|thrust)\]?"
NUMBER = r"(?:\d+|an?|one|two|three|four|five|six|seven)"
MOST = r"(?:to |up to )?(?:an? )?max(?:imum)?(?: bonus| total)?(?: of)?|(?:up )?to a total of|up to|no more than|limit(?:ed to)?"
"""How the number begins up to which something goes."""
HERE = r"(?:here|at this location)"
OPPONENT = r"(?:an? |your |the )?(?:opponents?|enem(?:y|ies))"
FIRST_PLAYER = r"(?:the )?First Player(?: Token)?"
NAMED = r"(?:this character|(?!the\b|your\b|each\b|both\b|target\b)[A-Z][\w-]+)"
"""Somebody who is called by name."""
OTHERS = r"(?:an? |your )?(?:opponent|enemy player|other player)"
FIGHTS = r"(?:in a duel|dueling|fighting|a participant|participating in a duel)"
NEXT_ROUND = r"(?:in|during) (?:their|the adversary's|its) next round"
A_STAT = r"(resolve|combat|finesse|influence|panache|crew cap)"
UNIT = r"(?:wounds?|cards?|Renown|threat)"
INFLICT = r"(?:deal|inflict|apply|put|place|assign)"
DONE = r"(?:destroyed|wounded|moved|engaged|discarded|healed)"
COPIED = r"(Technique|Action|Maneuver)"
LENT = rf"(?:an?|one|any) {COPIED}(?: of your choice)? (?:of|from|on) "
WORTH = {"a": 1, "an": 1, "another": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
"""Numbers that are written out."""
LEFT = (
    r"the location (?:(?:it|that|the Renown|Renown|that Renown) (?:left|came from|was (?:moved|taken) from|was (?:on|at))"
    r"|from which it (?:came|was moved))"
)
"""Where Renown was before it moved."""
SIGN = {"less": "-", "more": "+"}
DEEDS = {
    "engaged": "engage",
    "wounded": "wound",
    "destroyed": "destroy",
    "discarded": "discard",
    "healed": "heal a wound from",
    "en garde": "en garde",
}
"""What is done to somebody of whom a sentence says how they are afterwards."""


def number(said: str) -> int:
    """A number in digits or written out."""
    return WORTH.get(said.casefold()) or int(said)
