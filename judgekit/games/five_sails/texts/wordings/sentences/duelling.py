"""Duels, their participants, their rounds, and gambling."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import FIGHTS, HERE, NAMED, NEXT_ROUND, NUMBER, OPPONENT, STAT, number

CAN = r"(?:may|can)"
MORE = rf"(another|an|{NUMBER})(?: (?:additional|further|more|extra))?"


BESIDE = r"(?:here|at (?:this|that|its|his|her|their|the same|(?:your |the )?\w+(?:'s|’s)) location)"
FIGHTER = r"(?:your (?:current )?participant|this character|[A-Z][\w'’-]+)"
REPLACED = r"(?: (?:instead|in (?:the )?place of .+|in (?:this|the) duel|for (?:the rest of )?(?:this|the) duel))*"
FRIENDS = r"(?:(?:(?:en garde|engaged|wounded|unwounded|non-leader|equipped|(?-i:[A-Z])[\w-]+) )*(?:character|(?-i:[A-Z])[\w-]+))"
"""Characters of a kind of whom nothing says whose they are; a participant is replaced by one of the same side alone."""
SWAPS = r"(?:swap|switch|exchange|trade)"
REST_OF_DUEL = r"(?:for the rest of (?:the|this) duel|until (?:the end of (?:the|this) duel|(?:the|this) duel ends)|(?:(?:during|in) )?this duel)"
OTHER_ABILITIES = r"(?:Maneuvers? (?:and|or|nor) Techniques?|Techniques? (?:and|or|nor) Maneuvers?)"
BOTH = r"(?:your participant and the adversary|the adversary and your participant|both participants)"


def next_round(found: re.Match[str]) -> str:
    """What the adversary cannot or must do in the next round."""
    must = found[1].casefold() == "must"
    what = found[2] if found[2].casefold() in {"gamble", "play a combat card"} else f"use {found[2]}"
    return f"in the adversary's next round, they {'must' if must else 'cannot'} {what}"


ROUNDS = {"first": "1", "second": "2", "third": "3", "fourth": "4"}


def _round_of(found: re.Match[str]) -> str:
    """The beginning or the end of a participant's round."""
    return f"the round of {found[2]} {'ends' if found[1].casefold() == 'end' else 'begins'}"


OR_PILE = r"(?:being discarded|discarding (?:it|them)|(?:(?:in)?to )?(?:the|your|its owner's|their owner's) discard pile)"
NOT_DISCARDED = rf"(?: instead(?: of {OR_PILE})?| and (?:is|are) not discarded)?"
WHEN_OVER = (
    r"(?:(?:when|after)|at the end of) (?:(?!an? duel)(?P<whose>.+?)['’]s duel|an? duel (?:of|with|involving) (?P<who>.+?))(?: (?:ends|is over))?"
)
OF_LINE = (
    r"(?:(?:each|all|every|any|the) )?(?:of (?:the )?)?(?P<what>(?:[\w-]+ )*?(?:attachment|card|risk)s?)"
    r" (?:in|from|of) (?:his|her|its|their) dueling line"
)
KEPT = r"(?:go(?:es)?|returns?|(?:is|are) (?:put|returned|taken)) (?:in)?to your hand"


def _kept(found: re.Match[str]) -> str:
    """What goes into hand from somebody's line when their duel is over."""
    what = found["what"].removesuffix("s")
    return f"when a duel of {found['whose'] or found['who']} ends, each {what} of their dueling line goes into your hand instead"


IN_DUEL = r"(?: (?:in|during|of) (?:a|any|each|the) duels?)?"


def _duel(found: re.Match[str]) -> str:
    """The beginning or the end of somebody's duel; of what is told of a duel alone, the end is meant."""
    said = found.groupdict()
    begins = said.get("begins") or (said.get("moment") or "end") not in {"end"}
    return f"a duel with {said['with'] or said['by']} {'begins' if begins else 'ends'}"


A_DUEL = r"(?:an?|the|each|any|every|either) duel"
BEGINS = r"(?:begins|starts)"
ENDS = r"(?:ends|is over|has ended)"
FOUGHT = r"(?:participates?|participated|takes part|took part|fights|fought|is a participant|was a participant|is involved|was involved)(?: in)?"
OF_WHOM = rf"(?:(?:with|involving) (?P<with>.+?)|(?:(?:that|in which|where) )?(?P<by>.+?) {FOUGHT})"
MOMENT_OF_DUEL = r"(?:the )?(?P<moment>beginning|start|end) of "
DUELS = (
    (rf"^{A_DUEL} (?:(?P<begins>{BEGINS})|{ENDS}) {OF_WHOM}$", _duel),
    (rf"^{A_DUEL} {OF_WHOM}(?: (?:(?P<begins>{BEGINS})|{ENDS}))?$", _duel),
    (rf"^{MOMENT_OF_DUEL}{A_DUEL} {OF_WHOM}$", _duel),
    (rf"^(?!the |an? )(?-i:(?P<with>[A-Z][\w' ]*?))(?P<by>)['’]s duel(?: (?:(?P<begins>{BEGINS})|{ENDS}))?$", _duel),
)


def _further(found: re.Match[str]) -> str:
    """How many Techniques there is room for beside the first."""
    return f"{found[1]} can use {number(found[2]) - 1} more Techniques each round"


def _while_their_adversary(found: re.Match[str]) -> str:
    """What is so while somebody's adversary is such a one: only as long as there is one."""
    then = re.sub(rf"\b(?:his|her|its|their|{re.escape(found[2])}['’]s) adversary\b", "the adversary", found[4])
    if re.match(r"(?:s?he|it|they|his|her|its|their)\b", then, re.IGNORECASE):
        return found[0]  # it is not said which of the two is meant
    return f"while {found[2]} is a participant, while the adversary {found[3]}, {then}"


EFFECTS = Table(
    (
        rf"^in the adversary's next round, they reveal ({NUMBER}) (?:less|fewer) cards? when they gamble$",
        lambda m: f"in the adversary's next round, they reveal {number(m[1])} card fewer when gambling",
    ),
    (r"^at the end of the duel, ", "when the duel ends, "),
    (
        rf"^(?:(?:for (?:the rest of )?|during |in |until the end of )(?:the|this) duel, )?while the adversary is {HERE}, "
        rf"they reveal ({NUMBER}) (?:less|fewer) cards? (?:when|while|whenever) (?:gambling|they gamble)(?: this duel)?$",
        lambda m: f"while the adversary is here, they reveal {number(m[1])} card fewer when gambling",
    ),
    (
        r"^unequip (this card|it|(?-i:[A-Z])[\w' -]+?)(?:,? and(?: then)?|, then) play it as (?:your|a) combat card$",
        "play this card as your combat card",
    ),
    (
        r"^(?:return|put|take) (this card) (?:in)?to your hand (?:at the end of|when|after) (?:the|this) duel(?: ends| is over)?"
        r"(?: instead of (?:discarding it|(?:in )?(?:your|the) discard pile))?$",
        r"when the duel ends, return \1 to your hand",
    ),
    (r"\b(?:his|her|its|(?-i:[A-Z]\w+)'s) adversary\b", "the adversary"),
    (
        r"^((?:after|when|at the end of) your participant's (?:next )?round(?: ends)?, .*?)\b(?:they|s?he)(?= (?:was|were|is|are|has|have)\b)",
        r"\1your participant",
    ),
    (
        r"^((?:after|when|at the end of) your participant's (?:next )?round(?: ends)?, .*?\b(?:from|wound|heal|engage|move)) (?:them|him|her)\b",
        r"\1 your participant",
    ),
    (
        rf"^(?:(?:you|this character|your participant) )?(?:{CAN} )?use {MORE} Techniques?(?: (?:in )?this round)?$",
        lambda m: f"use {number(m[1])} more Techniques this round",
    ),
    (rf"^the adversary must (?:gamble {NEXT_ROUND}|{NEXT_ROUND} gamble)$", "in the adversary's next round, they must gamble"),
    (
        rf"^(?:{REST_OF_DUEL},? )?other {OTHER_ABILITIES} cannot be used(?: {REST_OF_DUEL})?$",
        "no other Maneuver or Technique can be used before the duel ends",
    ),
    (
        rf"^(?:{REST_OF_DUEL},? )?no other {OTHER_ABILITIES} can be used(?: {REST_OF_DUEL})?$",
        "no other Maneuver or Technique can be used before the duel ends",
    ),
    (
        rf"^(?:the|that|this) (?:duel|challenge) (?:uses|is of|becomes|is) (?:a (?:duel|challenge) of )?({STAT})(?: instead(?: of Combat)?)?$",
        r"the duel becomes a duel of \1",
    ),
    (
        rf"^(?P<who>.+? {BESIDE}|.+?) (?:replaces?|takes? the place of|becomes? the (?:new )?participant (?:instead|in place) of) {FIGHTER}"
        rf"(?: as (?:the|your) participant)?{REPLACED}$",
        r"swap your participant with \g<who>",
    ),
    (rf"^{SWAPS} ({FIGHTER}) with (?:an?|another) (?!chosen\b)({FRIENDS} {BESIDE})$", r"swap \1 with a chosen friendly other \2"),
    (rf"^replace {FIGHTER} (?:as (?:the|your) participant|in (?:the|this) duel) (?:with|by) (.+)$", r"swap your participant with \1"),
    (rf"^{SWAPS} (?:places )?with (.+ {BESIDE})$", r"swap your participant with \1"),
    (rf"^({FIGHTER}) {SWAPS}(?:s|es)? (?:places )?with (.+ {BESIDE})$", r"swap \1 with \2"),
    (rf"^(.+?) (?:becomes?|is now|are now) your (?:new )?participant{REPLACED}$", r"swap your participant with \1"),
    (rf"^replace your participant with (.+?){REPLACED}$", r"swap your participant with \1"),
    (rf"^{BOTH} (?:each )?moves? (Home|to this location)$", r"move each participant \1"),
    (
        rf"^(?:this|the) duel (?:becomes|is now|is) (?:a duel of ({STAT})|an? ({STAT}) duel)(?: instead)?$",
        lambda m: f"the duel becomes a duel of {m[1] or m[2]}",
    ),
    (r"^(.+?) (?:takes? over|continues?) (?:in )?the duel(?: (?:in place|instead) of your participant)?$", r"swap your participant with \1"),
    (r"^(?:the )?duel(?:ing)? stat (?:becomes|is now|is) (\w+)$", r"the duel becomes a duel of \1"),
    (
        r"^(?:you )?play (?:another|a second|a further|a additional|a extra|a|one more) (?:additional )?combat card(?: (from) (?:your )?hand)?"
        r"(?: (?:in |during )?this round)?(?: (?:as well|in addition))?$",
        lambda m: f"play another combat card{' from your hand' if m[1] else ''}",
    ),
    (
        r"^(?:immediately )?(?:move both participants|both participants move) to an adjacent (?:City )?location$",
        "move your participant and the adversary together to an adjacent City location",
    ),
    (r"^(?:immediately )?(?:move both participants|both participants move) to (this|any) ", r"move each participant to \1 "),
    (
        r"^the adversary (cannot use|cannot|must) (Maneuvers|Techniques|gamble|play a combat card)(?: in| during)?(?: their| the)? next round$",
        next_round,
    ),
    (
        r"^the adversary must play (?:their next|a|their) (?:combat )?card from (?:their )?hand(?: (?:in|during) their next round)?$",
        "in the adversary's next round, they cannot gamble",
    ),
)
CONDITIONS = Table(
    (r"^(.+?) (?:was|were) (?:in|participating in) a duel$", r"\1 is a participant"),
    (r"^(.+?) (is|are) in a duel with an? (?:character|adversary) (?:that|who|which) (.+)$", r"both \1 is a participant and the adversary \3"),
    (r"^(?:they|the adversary) (?:was|were|is) (not )?wounded during (?:it|that round)$", r"the adversary was \1wounded since the round began"),
    (rf"^({NAMED}|your participant) (?:was|were) (not )?wounded during (?:it|that round|this round)$", r"\1 was \2wounded since the round began"),
    (r"^(?:dueling|fighting|in a duel (?:with|against)) (an? .+)$", r"the adversary is \1"),
    (
        r"^you (?:have )?gambled since the (?:duel|round) began$",
        lambda m: "you have gambled in this duel" if "duel" in m[0] else "your combat card was gambled",
    ),
    (r"^you (?:took|suffered|received) no wounds since the round began$", "your participant was not wounded since the round began"),
    (r"^you (?:took|suffered|received) (?:any|a) wounds? since the (round|duel) began$", r"your participant was wounded since the \1 began"),
    (
        rf"^(?:this|it) is (?:the |round )?(first|second|third|fourth|{NUMBER})(?:st|nd|rd|th)? ?(?:round )?or (?:later|after)$",
        lambda m: f"it is round {ROUNDS.get(m[1], m[1])} or later",
    ),
    (rf"^(?:it|this|the duel) is a(?:n)? (?:duel of )?({STAT})(?: duel)?$", r"the duel is of \1"),
    (rf"^you ha(?:ve|s) (more|less|fewer|as much) ({STAT}) ((?:than|as) the adversary.*)$", r"your participant has \1 \2 \3"),
    (
        r"^(?:(?:this card|it|your combat card) was gambled|gambled|you gambled this card|you gambled this round|you gambled)$",
        "your combat card was gambled",
    ),
    (r"^(.+?) (?:was|took part in it as) a participant(?: in (?:it|that duel))?$", r"\1 is a participant"),
    (r"^you are (wounded|unwounded|engaged|en garde|equipped)$", r"your participant is \1"),
    (r"^(.+?) (?:is in|is participating in|participates in|is a participant in) a duel$", r"\1 is a participant"),
    (r"^this is the first round(?: of the duel)?$", "it is the first round"),
    (r"^(?:this|your combat) card (?:was|is) (?:played from (?:your )?hand|not gambled)$", "your combat card was not gambled"),
)
TRIGGERS = Table(
    (r"^(.+?)['’]s adversary (?:gambles|has gambled)$", r"the adversary of \1 gambles"),
    (
        r"^(?!your\b|this participant\b)(.+?)['’]s adversary (?:plays|has played) (?:a|their|its|his or her) combat card$",
        r"the adversary of \1 plays a combat card",
    ),
    (r"^(?:a|any) combat card is played (?:by|for) (?!your\b)(.+?)['’]s adversary$", r"the adversary of \1 plays a combat card"),
    (r"^your (?:participant's )?round of (?:the|a) duel (begins|ends)$", r"your round \1"),
    (r"^the (?:beginning|start) of the first round of (?:a|any) duel (?:here|at this location)$", "the first round of a duel begins here"),
    (r"^(?:the )?(beginning|start|end) of (?:each|any|every) of (.+?)(?:'s|s') rounds$", _round_of),
    (r"^(?:the )?(beginning|start|end) of (?:each |every |any )?(.+?)'s rounds?(?: of (?:a|the) duel)?$", _round_of),
    (r"^you lose (?:a|the|your) duel$", "a character you control loses a duel"),
    (r"^(.+?) loses (?:its|their|his|her|the) duel$", r"\1 loses a duel"),
    (r"^an? duel in which (.+?) (?:participated|took part|fought) (?:ends|is over)$", r"a duel with \1 ends"),
    (r"^(?:the end of )?(?:each|a|any) duel in which (.+?) (?:took part|participated|fought)$", r"a duel with \1 ends"),
    (rf"^the (?:beginning|start) of (?:each of )?your (?:participant's )?rounds?{IN_DUEL}$", "your round begins"),
    (rf"^the end of (?:each of )?your (?:participant's )?rounds?{IN_DUEL}$", "your round ends"),
    (rf"^the (?:beginning|start) of (the adversary|[A-Z][\w-]+)'s (?:next )?round{IN_DUEL}$", r"the round of \1 begins"),
    (rf"^the end of (the adversary|[A-Z][\w-]+)'s (?:next )?round{IN_DUEL}$", r"the round of \1 ends"),
    (r"^a duel in which (?:you|this character) destroyed the adversary$", "a duel in which the adversary of your character was destroyed"),
    (r"^(.+) plays a card as (?:a|the|their|its|his|her) combat card$", r"\1 plays a combat card"),
    (r"^you play a card as (?:a|your) combat card$", "you play a combat card"),
    (
        r"^(the adversary|your participant|this character|the equipped character|an? .+?|[A-Z][\w-]+) "
        r"announces (?:a|his|her|its|their) combat card$",
        r"\1 plays a combat card",
    ),
    (r"^a card is played as (?:a|the) combat card$", "a combat card is played"),
    (r"^(?:the )?(?:start|beginning) of each of your rounds$", "your round begins"),
    (rf"^{OPPONENT} plays a combat card$", "an enemy participant plays a combat card"),
    (r"^a round of (?:a|the) duel (begins|ends)$", r"a round \1"),
    *DUELS,
    (r"^(.+?) (destroys|wounds) (?:his|her|its|their|the) adversary(?: in (?:a|the) duel)?$", r"\1 \2 the adversary"),
    (r"^the adversary (is|would be) (wounded|destroyed) in (?:a|the) duel with (.+)$", r"the adversary of \3 \1 \2"),
    (r"^(?:the )?(start|beginning|end) of (?:each|every|a|the) round (?:of|in) (?:a|the|each) duel$", r"the \1 of each round"),
    (r"^a duel (?:begins (?:here|at this location)|(?:here|at this location) begins)$", "a duel begins here"),
    (r"^(?:each|every) round(?: of (?:a|the) duel)?(?: ends)?$", "a round ends"),
    (r"^the (start|beginning|end) of (?:each|every) (duel|round)$", r"the \1 of a \2"),
    (r"^an? duel (?:here|at this location)(?: ends)?$", "a duel here ends"),
    (r"^an? duel ends (?:here|at this location)$", "a duel here ends"),
    (r"^you win (?:a|the|their|its) duel$", "a character you control wins a duel"),
    (r"^you (win|lose) (?:a|the|their|its) duel with (.+)$", r"\2 \1s a duel"),
    (r"^(.+?) wins (?:its|their|his|her|the) duel$", r"\1 wins a duel"),
    (r"^an? (?:enemy|opponent) gambles$", "an opponent gambles"),
    (r"^the (?:start|beginning) of (?:a|the) duel$", "a duel begins"),
    (r"^the (?:start|beginning) of (?:a|the) round$", "a round begins"),
    (r"^the end of (?:a|the) (duel|round)$", r"a \1 ends"),
    (r"^you gamble (?:in|during) a duel$", "you gamble"),
    (r"^(?:your|this) combat card is (?:revealed|played)$", "you play a combat card"),
    (r"^(?:you play|you reveal) (?:your|a) combat card$", "you play a combat card"),
)
PASSIVES = Table(
    (rf"^{WHEN_OVER}, {OF_LINE} {KEPT}{NOT_DISCARDED}$", _kept),
    (rf"^{WHEN_OVER}, (?:put|return|take) {OF_LINE} (?:in)?to your hand{NOT_DISCARDED}$", _kept),
    (
        r"^(while|if|as long as) (?!(?:the|your|each|target)\b)((?-i:[A-Z])[\w-]+(?: [\w-]+)*|this character)['’]s adversary (.+?), (.+)$",
        _while_their_adversary,
    ),
    (
        rf"^(.+?) uses? (?:his|her|its|their) ({STAT}) instead of (?:his|her|its|their )?({STAT}) (?:in|during|for) (?:duels|a duel|challenges)$",
        r"\1 uses \2 in duels instead of \3",
    ),
    (
        rf"^(?:in|during) (?:duels|a duel), (.+?) uses? (?:his|her|its|their) ({STAT}) instead of (?:his |her |its |their )?({STAT})$",
        r"\1 uses \2 in duels instead of \3",
    ),
    (
        rf"^(?:all )?(?:duels|challenges|duels and challenges) {HERE} (?:use|are of|are"
        rf" duels of|are with) ({STAT})(?: instead(?: of (?:Combat|any other stat))?)?$",
        r"duels at this location use \1",
    ),
    (rf"^you ({CAN} (?:use|activate) .*Techniques? (?:each|every|a|per|in each|in one) )(?:of your )?rounds?$", r"your participant \1round"),
    (rf"^(.+?) {CAN} (?:use|activate) ({NUMBER}) Techniques (?:each|every|a|per|in each|in one) round$", _further),
    (
        rf"^(.+?) {CAN} use {MORE} Techniques? (?:each|every|a|per|in each) round$",
        lambda m: f"{m[1]} can use {number(m[2])} more Techniques each round",
    ),
    (
        rf"^(?:your adversar(?:y|ies)|adversaries|(?:the|each|any) adversary) (?:who (?:is|are) )?{HERE} (?:has|have|gains?|gets?) (.+)$",
        r"while the adversary is here, the adversary has \1",
    ),
    (r"^(?:your )?adversaries (?:has|have|gains?|gets?) ", "the adversary has "),
    (rf"^while {FIGHTS}, (?!your\b)((?:this character|[A-Z][\w-]+))\b", r"while \1 is in a duel, \1"),
    (rf"^(.+?) (?:during|in) duels of ({STAT})$", r"while the duel is of \2, \1"),
    (rf"^(.+?) (?:during|in) ({STAT}) duels$", r"while the duel is of \2, \1"),
    (r"^adversaries of (.+?) (have|gain|get) ([+-]\d .+)$", r"while \1 is in a duel, the adversary has \3"),
    (r"^(.+?) (?:may|can) gamble any number of times(?: (?:in|during|each|per) (?:a |each |the )?duel)?$", r"\1 can gamble any number of times"),
    (
        r"^(.+?) (?:may|can) gamble (?:one|an?|1)(?: additional| more| extra| further)? time(?: more)?"
        r"(?: (?:in|during|each|per) ?(?:a |each |the )?duel)?$",
        r"\1 can gamble 1 more times",
    ),
    (
        r"^(?:adversaries|enemies|enemy characters|the adversary) cannot (gamble|use Maneuvers|use Techniques|move) "
        r"(?:(?:while|when|during) (?:in a duel with|dueling|duels with|fighting)|against) (.+)$",
        r"while \2 is a participant, enemy participants cannot \1",
    ),
    (rf"^(?:in|during) duels? of ({STAT}), (.+)$", r"while the duel is of \1, \2"),
    (rf"^(?:in|during) ({STAT}) duels, (.+)$", r"while the duel is of \1, \2"),
    (r"^(?:in|during) (?:a duel|duels), (.+)$", r"while a duel is going on, \1"),
    (r"^(.+?) (?:during|in) (?:an?|any) duels?$", r"while a duel is going on, \1"),
    (r"^(.+?) during the first round(?: of (?:a|the|each|any) duel)?$", r"while it is the first round, \1"),
    (r"^(.+?) (has|have|gains) ([+-]\d \w+) (?:if|when) gambled$", r"\1 \2 \3 while gambled"),
    (
        r"^(.+?) (?:has|have|gains?|gets?) (.+) while (?:dueling|in a duel|(?:a )?participa(?:ting|nt)(?: in a duel)?)$",
        r"while \1 is a participant, \1 has \2",
    ),
    (
        r"^when (.+?) gambles, (?:s?he|it|they) (?:may |can )?(?:looks? at|reveals?) three cards instead of two$",
        r"when \1 gambles, reveal 1 more card",
    ),
    (r"^your gambles reveal (?:an?|one|1)(?: more)? (?:additional |more )?card$", "when a friendly character gambles, reveal 1 more card"),
    (r"^(when .+? gambles) (?:in|during) (?:a|any|the) duel, (?=.*\breveal)", r"\1, "),
    (
        rf"^when(?:ever)? (.+?) gambles, (?:(?:s?he|they|it|you) )?reveals? ({NUMBER}) (?:additional|extra|more|further) cards?$",
        lambda m: f"when {m[1]} gambles, reveal {number(m[2])} more card",
    ),
    (r"^when (.+?) gambles, reveal (three|3) cards(?: instead of two)?$", r"when \1 gambles, reveal 1 more card"),
    (
        r"^(?:when (.+?) gambles, )(?:s?he|they|it|you) reveals? (three|four) cards instead of two$",
        lambda m: f"when {m[1]} gambles, reveal {1 if m[2].casefold() == 'three' else 2} more card",
    ),
)

duelling = ByKind(effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
