"""What is done, in the words in which it is told: each doing with all its words, and which of them are a noun and nothing that is done."""

from __future__ import annotations

import re

FORMS: dict[str, str] = {
    "suffer": "suffer suffers suffered suffering",
    "wound": "wound wounds wounded wounding injures injured deals deal dealt inflicts inflict inflicted",
    "heal": "heal heals healed healing recovers recover recovered",
    "destroy": "destroy destroys destroyed destroying dies die died destruction killed kills",
    "discard": "discard discards discarded discarding",
    "announce": "announce announces announced play plays played use uses used using activate activates activated",
    "target": "target targets targeted targeting",
    "move": "move moves moved moving travels",
    "engage": "engage engages engaged engaging",
    "garde": "readies ready disengages disengaged",
    "answer": "answer answers answered reacts react triggers fires",
    "resolve": "resolve resolves resolved resolving applies applied",
    "draw": "draw draws drawn drew drawing",
    "gain": "gain gains gained gaining get gets take takes took taken receives receive collects collect",
    "give": "give gives gave given grants grant granted",
    "lose": "lose loses lost losing",
    "reveal": "reveal reveals revealed shows shown flips",
    "muster": "muster musters mustered mustering joins join joined",
    "enter": "enters enter entered",
    "leave": "leave leaves left leaving",
    "cancel": "cancel cancels cancelled canceled cancelling canceling prevents prevented",
    "choose": "order orders decides decide chooses choose chosen chose selects",
    "equip": "equip equips equipped equipping",
    "recruit": "recruit recruits recruited recruiting",
    "win": "win wins won",
    "end": "end ends ended over",
    "begin": "begin begins begun starts start started",
    "add": "add adds added adding",
    "put": "put puts place places placed lays laid",
    "remove": "remove removes removed removing",
    "return": "return returns returned",
    "go": "go goes went gone comes",
    "send": "send sends sent sending",
    "sink": "sink sinks sunk",
    "accept": "accept accepts accepted",
    "refuse": "refuse refuses refused",
    "intervene": "intervene intervenes intervened",
    "challenge": "challenge challenges challenged",
    "perform": "perform performs performed",
    "generate": "generate generates generated",
    "parley": "parley parleys parleyed",
    "gamble": "gamble gambles gambled",
    "pay": "pay pays paid",
    "pass": "pass passes passed",
    "succeed": "succeed succeeds succeeded",
    "fail": "fail fails failed",
    "shuffle": "shuffle shuffles shuffled",
    "stay": "stay stays stayed remain remains remained",
    "keep": "keep keeps kept",
    "claim": "claim claims claimed",
    "remember": "remember remembers remembered",
    "ignore": "ignore ignores ignored",
    "swap": "swap swaps swapped exchange exchanges exchanged",
}
"""What is done, by what it is called here, and its words."""
DOING = {word: name for name, forms in FORMS.items() for word in forms.split()}
DONE_ALIKE: dict[str, set[str]] = {
    "suffer": {"suffer", "wound"},
    "wound": {"wound", "suffer"},
    "gain": {"gain", "add"},
    "give": {"gain", "add"},
    "lose": {"lose", "remove"},
    "answer": {"answer", "react"},
    "muster": {"muster", "enter"},
    "add": {"add", "put", "gain"},
    "put": {"put", "add", "go", "move", "equip", "muster"},
    "go": {"go", "move"},
    "return": {"return", "move"},
    "send": {"send", "go", "move"},
    "discard": {"discard"},
    "leave": {"leave", "destroy"},
    "choose": {"choose"},
    "claim": {"claim", "control"},
}
"""By which other doings a line can tell one."""
TO_ITSELF = frozenset({"suffer", "move", "engage", "garde", "go", "send", "enter", "leave", "muster", "sink", "return", "destroy"})
"""What one does, or what happens to one, without anything that it is done to."""
ONE_OF = r"(?:an?|another|one|two|three|four|five|six|seven|eight|nine|ten|no|any|all|the|its|their|his|her|\d+|more|further|single|of)"
PHRASES: tuple[tuple[re.Pattern[str], set[str], set[str]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), says, without)
    for pattern, says, without in (
        (rf"\b(?:take|gain|get|receive)s? (?:{ONE_OF} )+wounds?\b", {"suffer"}, {"gain"}),
        (rf"\bgives? (?:<\d+> )?(?:{ONE_OF} )+wounds?\b", {"wound"}, {"give"}),
        (rf"\b(?:lose|remove)[sd]? (?:{ONE_OF} )+wounds?\b", {"heal"}, {"lose", "remove"}),
        (rf"\b(?:{ONE_OF} )wounds? (?:is|are) (?:lost|removed|healed)\b", {"heal"}, {"lose", "remove"}),
        (r"\b(?:discard pile|discards? of)\b", {"discard"}, set()),
        (r"\benters? play\b|\b(?:comes?|put) into play\b|\bjoins? the crew\b", {"enter", "muster"}, {"put"}),
        (r"\bbottom of the (?:\w+ )?deck\b", {"sink"}, set()),
        (r"\btakes? effect\b|\b(?:is|are) carried out\b", {"resolve"}, {"gain"}),
        (r"\b(?:takes?|gains?|gets?|wins?) control\b|\bcontrolled by\b", {"control"}, {"gain", "win"}),
        (r"\ben garde\b", {"garde"}, set()),
        (r"\bturned faceup\b", {"reveal"}, set()),
        (r"\bleft (?:to|in|out|at|over)\b|; \S+ left\b|\bto the left\b", set(), {"leave"}),
        (rf"\bloses? (?:{ONE_OF} )+cards?\b", {"discard"}, {"lose"}),
        (r"\bcomes? first\b", {"precede"}, {"go"}),
        (r"\bcomes? (?:second|third|fourth|last)\b", {"follow"}, {"go"}),
        (r"\bgets? (?:destroyed|wounded|healed|engaged|discarded)\b", set(), {"gain"}),
    )
)
"""What several words together say, and what one of them does not say there."""
A_NOUN = re.compile(
    r"\b(?:an?|the|no|\d+|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|last|next|each|any|every|this|that|its|his|her|their"
    r"|more|further|most|fewest|least|all|another|of|in|into|enters?|leaves?|left|for|single|remaining|excess)$|['’]s?$",
    re.IGNORECASE,
)
"""What stands before a noun."""
OF_A_NOUN = re.compile(
    r"(?:action|technique|maneuver|reaction|forced|window|step|phase|piles?|effects?|abilit(?:y|ies)|token|cards?\b(?! (?:is|are)))\b", re.IGNORECASE
)
"""What makes a name of the word before it: the Move Action, the discard pile."""
BOTH = frozenset(
    "wound wounds move moves draw draws target targets answer answers end ends play use challenge challenges discard discards claim order orders "
    "over muster reveal place return put triggers left ready gain gains heal".split()
)
"""Words that are a noun as well."""


def verbs(text: str) -> list[tuple[int, int, str]]:
    """What is done in a text, each with where its word stands."""
    found = []
    for m in re.finditer(r"[a-z]+", text, re.IGNORECASE):
        word = m[0].casefold()
        if word not in DOING or (word in BOTH and _is_noun(text, m)) or re.search(r"\bto $", text[: m.start()]):
            continue
        found.append((m.start(), m.end(), DOING[word]))
    return found


def _is_noun(text: str, m: re.Match[str]) -> bool:
    """Whether a word that is a noun as well is one here: `1 wound`, `the Move Action`, `wounds of the Leaders`."""
    before, behind = text[: m.start()].rstrip(), text[m.end() :].lstrip()
    if m[0].endswith("s") and re.search(r"\bA$", before):  # a player of that letter: no article stands before several
        return False
    of_it = re.match(r"(?:of|on)\b", behind) is not None
    return A_NOUN.search(before) is not None or OF_A_NOUN.match(behind) is not None or (of_it and not before)


def done(text: str) -> set[str]:
    """What is done in a text, and what its phrases say beside."""
    out = {name for *_, name in verbs(text)}
    for pattern, says, without in PHRASES:
        if pattern.search(text):
            out = out - without | says
    return out


def is_told(wanted: str, told: set[str]) -> bool:
    """Whether a doing is among those of a line, in one word or another."""
    return not told.isdisjoint(DONE_ALIKE.get(wanted, {wanted}))
