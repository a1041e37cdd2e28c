"""What people write about threat and its pools, about combat values set to a number, and where they put the keywords of an ability."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import STAT, VALUE, N

NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
MUCH = rf"(?P<much>any|no|{N} or (?:more|less|fewer)|at least {N}|at most {N}|more than {N})"


def _threat(found: re.Match[str]) -> str:
    """How much threat somebody has, as a number or more, or a number or less."""
    groups = found.groupdict()
    who, much = groups.get("who") or "your participant", (groups["much"] or "any").casefold()
    said = re.search(r"\d+|\b(?:an?|one|two|three|four|five|six)\b", much)
    n = int(NUMBERS.get(said[0], said[0])) if said else 1
    if much == "no" or "less" in much or "fewer" in much or "at most" in much:
        return f"{who} has {0 if much == 'no' else n} or less threat"
    return f"{who} has {n + 1 if 'more than' in much else n} or more threat"


def _as_stat(found: re.Match[str]) -> str:
    """A combat value that is as high as a value of somebody."""
    return f"set the {found[1]} of your combat card to the {found[3]} of {found[2]}"


AMOUNT = r"(?:(?:you may )?(?:add|remove|discard) (?:\d+|an?|one|two|three|four|all))"
EFFECTS = Table(
    (
        r"^(?:reduce|lower|decrease) (?:your threat|the threat in your(?: participant's)? pool) by (\d+|one|two|three|four)$",
        r"remove \1 threat from your pool",
    ),
    (r"^(?:prevent|ignore|cancel) (\d+|one|two|three|four) threat(?: in your pool)?$", r"remove \1 threat from your pool"),
    (
        rf"^(your performer|this character|they|[A-Z][\w-]+) challenges (target .+?) to an? (?:duel of )?({STAT})(?: duel)?$",
        r"\1 issues a \3 challenge to \2",
    ),
    (rf"^({AMOUNT}) threat (from|to|in) their pool$", r"\1 threat \2 the pool of the adversary"),
    (rf"^({AMOUNT}) threat (from|to|in) (?:his|her|its) pool$", r"\1 threat \2 the pool of this character"),
    (rf"^({AMOUNT}) threat (from|to|in) (?:it|that pool)$", r"\1 threat \2 the pool of the triggering character"),
    (rf"^({AMOUNT}) threat (from|to|in) ((?!the adversary)[A-Z][\w-]+)'s pool$", r"\1 threat \2 the pool of \3"),
    (r"\b(you) (?:have )?(?:also )?(?:used|activated) (?:a|your) (Technique|Maneuver)(?: (?:in )?this round)?(?=,|$)", r"\1 used a \2"),
    (
        rf"^(?:add|put) ({N}) threat (?:to|in|into) "
        r"(?:(?:each|every) (?:participant's )?pool|both (?:participants' )?pools|the pools of both participants)$",
        r"add \1 threat to the pool of your participant and add \1 threat to the pool of the adversary",
    ),
    (rf"^(add {N} threat to your (?:own )?pool) and ({N} threat to the adversary's pool)$", r"\1 and add \2"),
    (r"^((?:you may )?(?:add|remove|discard|move) .*)\byour own pool\b", r"\1your pool"),
    (
        rf"^(?:set )?(?:this|your combat) card's ({VALUE}) (?:is(?: set)?|becomes|equals|to)(?: equal)?(?: to)? (?:the )?(\d+|{STAT} of .+)$",
        r"set the \1 of your combat card to \2",
    ),
    (rf"^(?:set )?(?:this|your combat) card's ({VALUE}) (?:is(?: set)?|becomes|equals|to)(?: equal)?(?: to)? (.+?)'s ({STAT})$", _as_stat),
    (rf"^set the ({VALUE}) of this card to (.+)$", r"set the \1 of your combat card to \2"),
    (rf"^set the ({VALUE}) of your combat card (?:equal )?to (?!its\b)(.+?)'s ({STAT})$", _as_stat),
    (r"^(?:discard|remove) all (?:of the )?threat (?:in|from) the adversary's pool$", "discard all threat in the pool of the adversary"),
    (
        r"^(?:discard|remove) all (?:of the )?threat (?:in|from) (?:each|both|every|all) (?:participants?'?s? )?pools?$",
        "discard all threat in the pool of each participant",
    ),
    (
        r"^(?:exchange|swap|switch) (?:the )?(?:threat (?:in|of|between) )?(?:both |the )?(?:participants' )?pools$",
        "exchange the pools of the participants",
    ),
    (
        r"^(?:exchange|swap|switch) (?:the threat (?:in|of) )?your pool (?:and|with|for) (?:the threat in )?the adversary's(?: pool)?$",
        "exchange the pools of the participants",
    ),
    (rf"^discard ({N}) (?=.*\brandom\b)(?:random )?cards? from the adversary's hand(?: at random)?$", r"the adversary discards \1 card at random"),
    (r"^(move .+? to) the adversary$", r"\1 the location of the adversary"),
    (r"^your (?:leader|participant) (gain|lose)s ((?:\d|an?|one|two|three) renown)$", r"\1 \2"),
    (r"^the adversary's next combat card (?:loses its Maneuvers?|has no Maneuver)$", "in the adversary's next round, they cannot use Maneuvers"),
    (
        rf"^in the adversary's next round, (?:their )?({VALUE}) (?:does nothing|has no effect|is 0|counts as 0)$",
        r"in the adversary's next round, their \1 is ignored",
    ),
    (r"^the duel ends (?:after|at the end of) (?:this|the|your) round$", "after your participant's round ends, end the duel"),
    (
        r"^(?:(?:it|this card|your combat card) (?:has|gains|gets) )?([+-]\d) to (?:each|all)(?: of (?:its|this card's))? combat values?$",
        r"\1 Riposte and \1 Parry and \1 Thrust",
    ),
    (rf"^(?:you may )?choose ([+-]\d {VALUE}) or ([+-]\d {VALUE})$", r"choose one: \1 or \2"),
)
CONDITIONS = Table(
    (r"^(?:they|the target|that character) refused?(?: (?:it|the challenge|this challenge))?$", "the challenge was refused"),
    (r"^(?:they|the target|that character) accept(?:s|ed)?(?: (?:it|the challenge|this challenge))?$", "the challenge was accepted"),
    (r"^you (?:have )?(?:also )?(?:used|activated) (?:a|your) (Technique|Maneuver)(?: (?:in )?this round)?$", r"you used a \1"),
    (rf"^(?:you have|there (?:is|are)) (?:{MUCH} )?threat in your(?: participant's)? pool$", _threat),
    (rf"^your pool (?:has|holds|contains) (?:{MUCH} )?threat$", _threat),
    (rf"^your participant has (?:{MUCH} )?threat(?: in (?:their|its|his|her|your) pool)?$", _threat),
    (r"^(?P<much>no) threat is in your pool$", _threat),
    (r"^your pool is empty$", "your participant has 0 or less threat"),
    (rf"^(?P<who>the adversary) has (?:{MUCH} )?threat(?: in (?:their|its|his|her) pool)?$", _threat),
    (rf"^there (?:is|are) (?:{MUCH} )?threat in (?P<who>the adversary)'s pool$", _threat),
    (rf"^(?P<who>the adversary)'s pool (?:has|holds|contains) (?:{MUCH} )?threat$", _threat),
    (r"^the adversary's pool is empty$", "the adversary has 0 or less threat"),
    (r"^you have more threat (?:in your pool )?than the adversary(?: has)?(?: in theirs)?$", "your participant has more threat than the adversary"),
    (
        r"^the adversary has more threat (?:in (?:their|its) pool )?than you(?:r participant)?(?: have)?$",
        "the adversary has more threat than your participant",
    ),
    (
        r"^the adversary is (not )?(?:there|with your participant|at (?:your participant's|the same) location)$",
        r"the adversary is \1at the same location as your participant",
    ),
    (rf"^(.+?) has (?:a )?(?:higher|greater) ({STAT}) than (.+)$", r"\1 has more \2 than \3"),
    (rf"^(.+?) has (?:a )?(?:lower|less) ({STAT}) than (.+)$", r"\3 has more \2 than \1"),
    (rf"^(.+?)'s ({STAT}) is (?:higher|greater|more) than (.+?)(?:'s)?$", r"\1 has more \2 than \3"),
    (rf"^(.+?)'s ({STAT}) is (?:lower|less) than (.+?)(?:'s)?$", r"\3 has more \2 than \1"),
)
IN_DUEL = r"(?: (?:in|during|of) (?:a|any|each|the) duels?)?"
TRIGGERS = Table(
    (r"^(?:the end of )?(?:each|a|any) duel in which (.+?) (?:took part|participated|fought)$", r"a duel with \1 ends"),
    (rf"^the (?:beginning|start) of (?:each of )?your (?:participant's )?rounds?{IN_DUEL}$", "your round begins"),
    (rf"^the end of (?:each of )?your (?:participant's )?rounds?{IN_DUEL}$", "your round ends"),
    (rf"^the (?:beginning|start) of (the adversary|[A-Z][\w-]+)'s (?:next )?round{IN_DUEL}$", r"the round of \1 begins"),
    (rf"^the end of (the adversary|[A-Z][\w-]+)'s (?:next )?round{IN_DUEL}$", r"the round of \1 ends"),
    (r"^(an? (?:enemy|opposing|friendly) character) issues a challenge (?:here|at this location)$", r"\1 at this location issues a challenge"),
    (r"^(?:the )?excess threat is discarded from (?:the pool of (.+)|(.+)'s pool)$", lambda m: f"{m[1] or m[2]} discards excess threat"),
    (r"^(.+?) (?:has|loses|discards) (?:any )?excess threat(?: discarded)?$", r"\1 discards excess threat"),
)
FIGHTS = r"(?:in a duel|dueling|fighting|a participant|participating in a duel)"
PASSIVES = Table(
    (rf"^while {FIGHTS}, (?!your\b)((?:this character|[A-Z][\w-]+))\b", r"while \1 is in a duel, \1"),
    (
        rf"^(this character|[A-Z][\w-]+) (?:has|gets|gains) ([+-]\d (?:{STAT})),? "
        r"(?:when|while|if) (?:(?:s?he|it) is |they are |being )?challenged$",
        r"while \1 was challenged, \1 has \2",
    ),
    (rf"^(.+?) (?:during|in) duels of ({STAT})$", r"while the duel is of \2, \1"),
    (rf"^(.+?) (?:during|in) ({STAT}) duels$", r"while the duel is of \2, \1"),
    (
        r"^(.+?) generates? (?:an? |one |1 |\+1 )(?:additional |more |extra )?threat "
        r"(?:when|while|whenever) (?:it |s?he |they )?(?:issues?|issuing) (?:a )?challenges?$",
        r"\1 generates 1 more threat with challenges",
    ),
    (
        r"^(.+?) generates? (?:\+)?(\d|two|three)(?: additional| more| extra)? threat "
        r"(?:when|while|whenever) (?:it |s?he |they )?(?:issues?|issuing) (?:a )?challenges?$",
        r"\1 generates \2 more threat with challenges",
    ),
    (
        r"^when (.+?) issues a challenge, (?:s?he|it|they) generates? \+?(\d)(?: more| additional)? threat$",
        r"\1 generates \2 more threat with challenges",
    ),
    (
        rf"^the adversary's combat cards have (.+?) (?:while|when) {FIGHTS} with (.+)$",
        r"while \2 is in a duel, the combat cards of the adversary have \1",
    ),
    (r"^adversaries of (.+?) (have|gain|get) ([+-]\d .+)$", r"while \1 is in a duel, the adversary has \3"),
    (r"^(?:other |enemy )?characters cannot intervene (?:when|if|while) (.+?) is challenged$", r"characters cannot intervene in challenges to \1"),
    (r"^(.+?) (?:may|can) intervene for (?:friendly )?characters at (?:an )?adjacent locations?$", r"\1 can intervene from an adjacent location"),
    (r"^(.+?) (?:may|can) intervene without engaging$", r"\1 can intervene for a friendly character without engaging"),
    (r"^only (.+?) may (challenge|issue|be|intervene|equip)\b", r"only \1 can \2"),
    (r"^(.+?) (?:may|can) (?:issue challenges|challenge) without engaging$", r"\1 does not engage to issue challenges"),
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
)
pools = ByKind(effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
"""A sentence about threat or combat values in the words that other sentences have for it."""
