"""Threat: in pools, added, removed, moved, generated, resolved."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NAMED, NUMBER, OPPONENT, STAT, WORTH, number

POOL = r"(?:threat )?pools?"


def _moved(found: re.Match[str]) -> str:
    """Threat that goes from the pool of somebody who is named."""
    much = "all" if found[1].casefold() == "all" else number(found[1])
    return f"move {much} threat from the pool of your participant to the pool of the adversary"


ROLE = r"(?:challenger|challenged character|adversary|accepting character)"
THREAT = r"all (?:of )?(?:their |its )?threat"
AMOUNT = r"(?:(?:you may )?(?:add|remove|discard) (?:\d+|an?|one|two|three|four|all))"
SENDS = r"(?:move|transfer|shift|send|return|push|give|take)"
SOME = r"(all|up to (?:\d+|an?|one|two|three|four)|\d+|an?|one|two|three|four)"
YOUR_POOL = r"(?:your(?: participant's)?|its|their own) pool"
ADVERSARYS_POOL = r"(?:the adversary's(?: participant's)?|their) pool"


def _threat(found: re.Match[str]) -> str:
    """How much threat somebody has, as a number or more, or a number or less."""
    groups = found.groupdict()
    who, much = groups.get("who") or "your participant", (groups["much"] or "any").casefold()
    said = re.search(r"\d+|\b(?:an?|one|two|three|four|five|six)\b", much)
    n = int(WORTH.get(said[0], said[0])) if said else 1
    if much == "no" or "less" in much or "fewer" in much or "at most" in much:
        return f"{who} has {0 if much == 'no' else n} or less threat"
    return f"{who} has {n + 1 if 'more than' in much else n} or more threat"


MUCH = rf"(?P<much>any|no|{NUMBER} or (?:more|less|fewer)|at least {NUMBER}|at most {NUMBER}|more than {NUMBER})"
CAUSE = r"(?:from|because of|due to|as a result of)"
ISSUED = r"(?:by|from|issued by|of)"


def _generating(found: re.Match[str]) -> str:
    """Which challenge generates threat: by whom it was issued, or whom it is against."""
    if not found[1]:
        return "a challenge generates threat"
    return f"a challenge {'by' if re.fullmatch(ISSUED, found[1], re.IGNORECASE) else 'against'} {found[2]} generates threat"


DURING = r"by|for|in|with|during|from|as part of"
CHALLENGED = r"(?:against|to|targeting|on)"
THEIR_POOL = r"(?:the|their|its|his|her) (?:participant's )?pool"
YOU = r"(?:you|your participant)"
EFFECTS = Table(
    (
        r"^(?:remove|discard) all (?:of the )?threat (?:from"
        r"|in) (?!your\b)(?:the pool of )?(.+?)(?:['’]s pool)?$",
        r"discard all threat in the pool of \1",
    ),
    (r"^move threat equal to (.+?) from your pool to the adversary['’]s(?: pool)?$", r"move 1 threat to the adversary's pool for each \1"),
    (r"^discard all (?:of the )?remaining threat(?: in your pool)?$", "discard all threat in your pool"),
    (rf"^(move|transfer|send) ({NUMBER}) threat from your pool to the adversary(?:'s|’s)?$", r"move \2 threat to the adversary's pool"),
    (rf"^(.+?)'s {POOL} (?:is|are) (?:reduced|lowered) by (\d)$", r"remove \2 threat from the pool of \1"),
    (rf"^(?:exchange|swap|switch) (?:the )?{POOL} of (?:both|the)(?: two)? participants$", "exchange the pools of the participants"),
    (rf"^both participants (?:exchange|swap|switch) (?:their )?{POOL}$", "exchange the pools of the participants"),
    (
        rf"^double (?:all )?(?:the )?threat in the adversary's {POOL}$",
        "add 1 threat to the adversary's pool for each threat in the adversary's pool",
    ),
    (
        rf"^double (?:all )?(?:the )?threat in your(?: participant's)? {POOL}$",
        "add 1 threat to the pool of your participant for each threat in your pool",
    ),
    (
        r"^(?:reduce|lower) (?:your threat|the threat in your pool) (?:by half|to half)((?:,? round(?:ed|ing) (?:up|down))?)$",
        r"halve the threat in your pool\1",
    ),
    (rf"^move ({NUMBER}|all) threat from {NAMED}'s pool to (?:the adversary's pool|the pool of the adversary|the adversary)$", _moved),
    (rf"^(add|remove) ({NUMBER}) threat (to|from) (?:the )?({ROLE})'s pool$", r"\1 \2 threat \3 the pool of the \4"),
    (rf"^(?:both|all|the) participants (?:each )?(?:discard|lose|remove) {THREAT}$", "discard all threat in the pool of each participant"),
    (rf"^each participant (?:discards|loses|removes) {THREAT}$", "discard all threat in the pool of each participant"),
    (rf"^(add|remove) threat equal to (.+?)'s ({STAT}) (to|from) (.+)$", r"\1 1 threat \4 \5 for each \3 of \2"),
    (r"^(add|remove) (\w+) threat (to|from) (target participant)(?:'s|’s) pool$", r"\1 \2 threat \3 the pool of \4"),
    (r"^(add|remove) (\w+) threat (to|from) (?:an?|one|either) participant(?:'s|’s) pool$", r"\1 \2 threat \3 the pool of a chosen participant"),
    (
        rf"^(add|remove) ({NUMBER}) threat (to|from) (?:one of the (?:two )?participants|an? participant|either participant)$",
        r"\1 \2 threat \3 the pool of a chosen participant",
    ),
    (
        rf"^add or remove ({NUMBER}) threat (?:to or from|from|to) (?:one of the participants|an? participant|either participant)$",
        r"choose one: add \1 threat to the pool of a chosen participant, or remove \1 threat from the pool of that character",
    ),
    (r"^(.+?)'s (?:threat )?pool is (?:reduced to 0|emptied)$", r"discard all threat in the pool of \1"),
    (rf"^(?:the adversary|they) loses? ({NUMBER}) threat$", r"remove \1 threat from the pool of the adversary"),
    (rf"^remove ({NUMBER}) threat from the adversary(?:'s pool)?$", r"remove \1 threat from the pool of the adversary"),
    (
        r"^(?:halve|half) the (?:adversary's threat|threat in the adversary's pool)(?:,? \(?(?:rounded|rounding|round) (up|down)\)?)?$",
        lambda m: "halve the threat in the adversary's pool" + (f", rounding {m[1]}" if m[1] else ""),
    ),
    (
        r"^(?:halve|half) (?:the |your |all )*threat(?: in your pool)?,? \(?round (up|down)\)?$",
        r"halve the threat in your pool, rounding \1",
    ),
    (
        r"^(?:reduce|lower|decrease) (?:your threat|the threat in your(?: participant's)? pool) by (\d+|one|two|three|four)$",
        r"remove \1 threat from your pool",
    ),
    (r"^(?:prevent|ignore|cancel) (\d+|one|two|three|four) threat(?: in your pool)?$", r"remove \1 threat from your pool"),
    (rf"^({AMOUNT}) threat (from|to|in) their pool$", r"\1 threat \2 the pool of the adversary"),
    (rf"^({AMOUNT}) threat (from|to|in) (?:his|her|its) pool$", r"\1 threat \2 the pool of this character"),
    (rf"^({AMOUNT}) threat (from|to|in) (?:it|that pool)$", r"\1 threat \2 the pool of the triggering character"),
    (rf"^({AMOUNT}) threat (from|to|in) ((?!the adversary)[A-Z][\w-]+)'s pool$", r"\1 threat \2 the pool of \3"),
    (
        rf"^(?:add|put) ({NUMBER}) threat (?:to|in|into) "
        r"(?:(?:each|every) (?:participant's )?pool|both (?:participants' )?pools|the pools of both participants)$",
        r"add \1 threat to the pool of your participant and add \1 threat to the pool of the adversary",
    ),
    (rf"^(add {NUMBER} threat to your (?:own )?pool) and ({NUMBER} threat to the adversary's pool)$", r"\1 and add \2"),
    (r"^((?:you may )?(?:add|remove|discard|move) .*)\byour own pool\b", r"\1your pool"),
    (
        r"^(?:exchange|swap|switch) (?:the )?(?:threat (?:in|of|between) )?(?:both |the )?(?:participants' )?pools$",
        "exchange the pools of the participants",
    ),
    (
        r"^(?:exchange|swap|switch) (?:the threat (?:in|of) )?your pool (?:and|with|for) (?:the threat in )?the adversary's(?: pool)?$",
        "exchange the pools of the participants",
    ),
    (r"^move (\d+|one|two|three) threat from your pool to the adversary's pool$", r"move \1 threat to the adversary's pool"),
    (
        rf"^{SENDS} {SOME}(?: of)?(?: the)? threat (?:from|in) {YOUR_POOL} (?:in)?to (?:{ADVERSARYS_POOL}|the adversary)$",
        r"move \1 threat from the pool of your participant to the pool of the adversary",
    ),
    (
        rf"^{SENDS} (all)(?: of)? your threat (?:in)?to (?:{ADVERSARYS_POOL}|the adversary)$",
        r"move \1 threat from the pool of your participant to the pool of the adversary",
    ),
    (
        rf"^{SENDS} {SOME} of your threat (?:in)?to (?:{ADVERSARYS_POOL}|the adversary)$",
        r"move \1 threat from the pool of your participant to the pool of the adversary",
    ),
    (
        rf"^{SENDS} {SOME}(?: of)?(?: the)? threat (?:from|in) {ADVERSARYS_POOL} (?:in)?to {YOUR_POOL}$",
        r"move \1 threat from the pool of the adversary to the pool of your participant",
    ),
    (r"^(?:the )?threat in your pool is halved(, round(?:ed|ing) (?:up|down))?$", r"halve the threat in your pool\1"),
    (rf"^add ({NUMBER}) threat to your(?: participant's)? pool$", r"add \1 threat to the pool of your participant"),
    (rf"^(?:move|transfer|send) ({NUMBER}) threat from your pool to (?:the adversary's|their) pool$", r"move \1 threat to the adversary's pool"),
    (r"^reduce the threat in (?:your|your participant's) pool to 0$", "discard all threat in your pool"),
    (r"^(?:your|this) threat cannot be parried$", "in the adversary's next round, their Parry is ignored"),
    (rf"^discard ({NUMBER}) threat (?:from|in) (?:your|your participant's) pool$", r"remove \1 threat from your pool"),
    (
        r"^add threat to the adversary's pool equal to ((?:card|character|wound|attachment|location)\b(?!s).*)$",
        r"add 1 threat to the adversary's pool for each \1",
    ),
    (rf"^add threat to the adversary's pool equal to (.+?)'s ({STAT})$", r"add 1 threat to the adversary's pool for each \2 of \1"),
    (
        r"\b(?:discard|remove) all (?:of the |of your |of their )?threat (?:in|from) (?:your|your participant's|the participant's|their) pool$",
        "discard all threat in your pool",
    ),
    (
        r"^(?:reduce (?:the )?threat in (?:your|your participant's) pool by|remove from your pool) (\d+|one|two|three)$",
        r"remove \1 threat from your pool",
    ),
    (r"^remove (\d+|an?|one|two|three) threat from your participant's pool$", r"remove \1 threat from your pool"),
    (rf"^remove ({NUMBER}) threat$", r"remove \1 threat from your pool"),
    (
        r"^(?:halve|half) (?:all )?(?:the |your )?threat(?: in your (?:threat )?pool)?(?:,? \(?(?:rounded|rounding) (up|down)\)?)?$",
        lambda m: "halve the threat in your pool" + (f", rounding {m[1]}" if m[1] else ""),
    ),
)
CONDITIONS = Table(
    (rf"^(.+?)'s {POOL} is empty$", r"\1 has 0 or less threat"),
    (r"^(.+?) has no threat(?: in (?:its|his|her|their) pool)?$", r"\1 has 0 or less threat"),
    (rf"^your {POOL} is empty$", "your participant has 0 or less threat"),
    (rf"^(?:you have|there (?:is|are)) (?:{MUCH} )?threat in your(?: participant's)? pool$", _threat),
    (rf"^your pool (?:has|holds|contains) (?:{MUCH} )?threat$", _threat),
    (rf"^your participant has (?:{MUCH} )?threat(?: in (?:their|its|his|her|your) pool)?$", _threat),
    (r"^(?P<much>no) threat is in your pool$", _threat),
    (rf"^(?P<who>the adversary) has (?:{MUCH} )?threat(?: in (?:their|its|his|her) pool)?$", _threat),
    (rf"^there (?:is|are) (?:{MUCH} )?threat in (?P<who>the adversary)'s pool$", _threat),
    (rf"^(?P<who>the adversary)'s pool (?:has|holds|contains) (?:{MUCH} )?threat$", _threat),
    (r"^you have more threat (?:in your pool )?than the adversary(?: has)?(?: in theirs)?$", "your participant has more threat than the adversary"),
    (
        r"^the adversary has more threat (?:in (?:their|its) pool )?than you(?:r participant)?(?: have)?$",
        "the adversary has more threat than your participant",
    ),
)
TRIGGERS = Table(
    (r"^(?:a )?threat would be added to ", "threat is added to "),
    (
        rf"^(.+?) (would suffer|suffers) (?:any (?:amount|number) of |any )?wounds? {CAUSE} (?:unmitigated )?threat$",
        r"\1 \2 wounds from threat",
    ),
    (r"^(?:the )?excess threat is discarded from (?:the pool of (.+)|(.+)'s pool)$", lambda m: f"{m[1] or m[2]} discards excess threat"),
    (r"^(.+?) (?:has|loses|discards) (?:any )?excess threat(?: discarded)?$", r"\1 discards excess threat"),
    (r"^threat is discarded from (.+?)'s pool$", r"threat is discarded from the pool of \1"),
    (r"\b(threat) would be (generated|added|removed|resolved|discarded)\b", r"\1 is \2"),
    (r"\bwould (generate|remove|resolve|discard) ((?:any |some )?threat)\b", r"\1s \2"),
    (r"\b(generate|remove|resolve|discard)s? (?:any|some|any amount of|an amount of|one or more|1 or more|an?) threat\b", r"\1s threat"),
    (rf"^(?:any |one or more |{NUMBER} or more )threat is ", "threat is "),
    (
        rf"^threat is generated (?:{DURING}) (?:an?|the|issuing an?) challenge(?: (?:is )?({CHALLENGED}|{ISSUED}) (.+))?$",
        _generating,
    ),
    (rf"^an?(?: issued)? challenge (?:({CHALLENGED}|{ISSUED}) (.+?) )?generates threat$", _generating),
    (r"^(?!an? challenge\b)(.+?)'s challenge generates threat$", r"a challenge by \1 generates threat"),
    (r"^threat is generated for (.+)$", r"threat is generated against \1"),
    (r"^(?:you|your character) generates? threat(?: against the adversary)?$", "your participant generates threat"),
    (rf"^(?:{OPPONENT}|an? enemy character) generates? threat(?: against .+)?$", "an enemy character generates threat"),
    (r"^threat is (added|removed|discarded) (to|from) (?:a|any) pool$", r"threat is \1 \2 the pool of a participant"),
    (r"^threat is (added|removed|discarded) (to|from) your(?: participant's)? pool$", r"threat is \1 \2 the pool of your participant"),
    (r"^(?:you|your participant) removes? threat(?: from your(?: participant's)? pool)?$", "your participant removes threat"),
    (rf"^(.+?) removes threat from {THEIR_POOL}$", r"\1 removes threat"),
    (r"^(?:the )?threat in your(?: participant's)? pool is (?:reduced|lowered)$", "threat is removed from the pool of your participant"),
    (r"^(?:the )?threat in (.+?)'s pool is (?:reduced|lowered)$", r"threat is removed from \1's pool"),
    (rf"^{YOU} resolves? (?:its |your |their )?threat$", "your participant resolves threat"),
    (r"^(?:your|your participant's) (?:remaining |unmitigated )?threat is resolved$", "your participant resolves threat"),
    (r"^(?:the )?(?:remaining |unmitigated )?threat in your(?: participant's)? pool is resolved$", "your participant resolves threat"),
    (r"^(?:the )?(?:remaining |unmitigated )?threat in (?:the pool of )?(.+?)(?:'s pool)? is resolved$", r"\1 resolves threat"),
    (r"^(?:remaining|unmitigated|the) threat is resolved$", "threat is resolved"),
    (r"^(?:the )?resolve threat(?: step)?(?: of (?:a|the|each) round)?$", "threat is resolved"),
    (r"^(.+?) resolves (?:its|his|her|their) threat$", r"\1 resolves threat"),
    (r"^(.+?) suffers (?:a wound|wounds|any amount of wounds) (?:from|by) (?!threat)(.+)$", r"\1 is wounded by \2"),
)
EXCESS = r"(?:(?:the|any|all|its|his|her|their) )*excess threat"
NOT_LOST = r"(?:(?:is|are) (?:not|never) (?:discarded|lost|removed)|(?:stays|remains|is kept))"
IN_POOL = rf"(?: (?:there|in it|(?:in|from) (?:the|its|his|her|their) {POOL}))?"
PASSIVES = Table(
    (rf"^{EXCESS} (?:in|of|from) (?:the )?{POOL} of (.+?) {NOT_LOST}{IN_POOL}$", r"\1 keeps excess threat"),
    (rf"^{EXCESS} (?:in|of|from) (.+?)(?:'s|(?<=s)') {POOL} {NOT_LOST}{IN_POOL}$", r"\1 keeps excess threat"),
    (rf"^{EXCESS} of (.+?) {NOT_LOST}{IN_POOL}$", r"\1 keeps excess threat"),
    (rf"^(.+?)'s {EXCESS} {NOT_LOST}{IN_POOL}$", r"\1 keeps excess threat"),
    (rf"^(.+?) (?:does not|do not|never) discards? {EXCESS}{IN_POOL}$", r"\1 keeps excess threat"),
    (rf"^(.+?) (?:keeps?|retains?) {EXCESS}{IN_POOL}$", r"\1 keeps excess threat"),
    (r"^((?!the |your )[^,]+?)'s adversary keeps excess threat$", r"while \1 is a participant, the adversary keeps excess threat"),
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
)

pools = ByKind(effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
