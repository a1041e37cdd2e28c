"""What people write about duels in words of their own: who accepted, what lasts until when, which round, whose gambles."""

from __future__ import annotations

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.wordings.terms import STAT, VALUE

WHOLE = Table(
    (r"^Final Strike[.,:;] +(?=\w)", "Final Strike • "),
    (r"(?<!is )(?<!are )\b[Yy]our adversary\b", "the adversary"),
    (r"\b([Ww]hen|[Aa]fter|[Bb]efore) an adversary\b", r"\1 the adversary"),
    capitals=True,
)
"""The whole text of an ability."""
BOTH = r"(?:your participant and the adversary|the adversary and your participant|both participants)"
EVERY = Table((r"\b(?:in|at) an? adjacent (City )?location\b", r"at an adjacent \1location"),)
REPLACED = r"(?: (?:instead|in (?:the )?place of .+|in (?:this|the) duel|for (?:the rest of )?(?:this|the) duel))*"
EFFECTS = Table(
    (rf"^(.+?) (?:becomes|is now) your (?:new )?participant{REPLACED}$", r"swap your participant with \1"),
    (rf"^(.+?) (?:replaces|takes the place of) your participant{REPLACED}$", r"swap your participant with \1"),
    (rf"^replace your participant with (.+?){REPLACED}$", r"swap your participant with \1"),
    (rf"^{BOTH} (?:each )?moves? (Home|to this location)$", r"move each participant \1"),
    (r"^move (\d+|one|two|three) threat from your pool to the adversary's pool$", r"move \1 threat to the adversary's pool"),
    (r"^the adversary reveals their hand$", "target opponent reveals their hand"),
    (r"^immediately (move .+)$", r"\1"),
    (rf"^(?:this|your combat) card's ({VALUE}) is doubled$", r"double the \1 of your combat card"),
    (r"\bfor each of your other combat cards$", "for each other card in your dueling line"),
    (r"^(the adversary|.+?) loses all (?:of (?:its|their|his|her) )?Techniques\b", r"\1 cannot use Techniques"),
    (rf"^(target .+?) must (issue)s? an? ({STAT} challenge to .+)$", r"\1 \2s a \3"),
)
CONDITIONS = Table(
    (r"^your participant (?:has )?(?:issued|made) (?:the|this) challenge$", "your participant is the challenger"),
    (
        r"^your participant (?:has )?(?:accepted (?:the|this) challenge|was challenged|is the challenged character)$",
        "your participant accepted the challenge",
    ),
    (r"^(?:this|your combat) card (?:was|is) (?:played from (?:your )?hand|not gambled)$", "your combat card was not gambled"),
    (rf"^(?:it|this|the duel) is a(?:n)? (?:duel of )?({STAT})(?: duel)?$", r"the duel is of \1"),
    (r"^(.+?) has no wounds$", r"\1 is an unwounded character"),
)
TRIGGERS = Table(
    (r"^(.+?) takes (?:a wound|wounds|any wounds)$", r"\1 suffers wounds"),
    (r"^(.+?) is challenged (?:here|at this location)$", r"\1 at this location is challenged"),
    (r"^a challenge (?:against|to) (.+?) is issued$", r"a challenge is issued against \1"),
    (r"^a duel in which (?:you|this character) destroyed the adversary$", "a duel in which the adversary of your character was destroyed"),
    (r"^(?:the end of )?(?:each|a|any) duel (?:that )?(.+?) (?:took part|participated|fought)(?: in)?$", r"a duel with \1 ends"),
)
PASSIVES = Table(
    (r"^(.+?) must refuse (?:all |any )?challenges$", r"\1 cannot accept challenges"),
    (r"^(.+?) must be challenged(?: if (?:able|possible))?$", r"enemy challenges must target \1"),
    (
        r"^(?:enemies|enemy characters|adversaries) cannot use Techniques (?:while|when) (?:in a duel with|dueling) (.+)$",
        r"while \1 is a participant, enemy participants cannot use Techniques",
    ),
    (r"^your gambles reveal (?:an?|one|1)(?: more)? (?:additional |more )?card$", "when a friendly character gambles, reveal 1 more card"),
    (rf"^(?:in|during) duels? of ({STAT}), (.+)$", r"while the duel is of \1, \2"),
    (rf"^(?:in|during) ({STAT}) duels, (.+)$", r"while the duel is of \1, \2"),
    (r"^(?:in|during) (?:a duel|duels), (.+)$", r"while a duel is going on, \1"),
    (r"^(.+?) (?:during|in) (?:an?|any) duels?$", r"while a duel is going on, \1"),
    (r"^((?!each )attachments .+?) cannot be (destroyed|discarded)$", r"each \1 cannot be \2"),
)
TABLES = {"effect": EFFECTS, "condition": CONDITIONS, "trigger": TRIGGERS, "passive": PASSIVES}


def duelling(role: str, sentence: str) -> str:
    """A sentence about duels in the words that other sentences have for it."""
    return TABLES[role](EVERY(sentence)) if role in TABLES else EVERY(sentence)
