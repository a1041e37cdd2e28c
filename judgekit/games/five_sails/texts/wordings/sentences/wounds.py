"""Wounds, healing and destruction."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import DEEDS, INFLICT, NUMBER

BOTH = r"(?:them both|both(?: of (?:them|those characters))?|both (?:characters|targets))"


def of_theirs(found: re.Match[str]) -> str:
    """What every player does to a card of their own choice."""
    owned = r"^(?:their|his or her) (?:own )?| (?:that )?(?:they|you) (?:own|control)$| of (?:their|his or her) own$"
    noun = re.sub(owned, "", found[3]).removesuffix("s")
    deed = found[2].casefold().removesuffix("s")
    return f"each {found[1].casefold()} {'heals a wound from' if deed.startswith('heal') else deed + 's'} a {noun} of theirs"


def by_them(found: re.Match[str]) -> str:
    """What the adversary's player does to a card of their own choice."""
    return f"the adversary {found[1].casefold()} a {found[2]} of theirs"


INFLICTED = r"(?:dealt|inflicted|applied|put|placed|assigned|given)"
HEALED = r"(?:an?|one|one or more|any|any number of|\d(?: or more)?) wounds? (?:is|are|has been|have been)"
ANY_ONE = r"(?:(?:from|in|during|by|on) )?(?:an?|any|one|each|per|every|any one) (?:single )?"
WITHIN = (
    (rf"{ANY_ONE}(?:duel )?round(?: of (?:a|the|any) duel)?", "each round"),
    (rf"{ANY_ONE}duel", "each duel"),
    (rf"{ANY_ONE}Day", "each Day"),
    (rf"(?:{ANY_ONE}(?:effect|source|attack|card|ability|hit)|at once|at (?:a|one) time)", "at once"),
)
SUFFERS = r"(?:cannot (?:suffer|take|receive) more than|(?:suffers?|takes?|receives?) (?:no more than|at most|a maximum of))"
SUFFERED = (
    r"((?:engage|be engaged)(?: from en garde)?|be wounded|suffer (?:an?|one|two|three|\d) wounds?|be destroyed|be discarded|move Home|go Home"
    r"|en garde|become en garde)"
)


def _either(found: re.Match[str]) -> str:
    """Of two things that one of somebody's characters must suffer, the one that its controller chooses."""
    who = found[1]
    again = "that character" if re.match(r"(?:target|an?)\b", who, re.IGNORECASE) else who
    deeds = (re.sub(r"^be ", "", said.casefold()) for said in found.groups()[1:])
    ways = (f"{again} suffers {d[7:]}" if d.startswith("suffer") else _done(d, again) for d in deeds)
    return f"the controller of {who} does one: {' or '.join(ways)}"


def _done(deed: str, whom: str) -> str:
    """What is done to somebody who moves Home, or of whom one says how they are afterwards."""
    deed, only = deed.removesuffix(" from en garde"), " from en garde" * deed.endswith(" from en garde")
    return f"move {whom} Home" if deed.endswith(" home") else f"{DEEDS.get(deed.removeprefix('become '), deed)} {whom}{only}"


def _in_place_of(found: re.Match[str]) -> str:
    """Who suffers the wounds of somebody else for a while."""
    return f"{'until your next round, ' if found['while'] or found['until'] else ''}{found['who']} suffers wounds instead of {found['whom']}"


EFFECTS = Table(
    (
        r"^(?P<while>until your next round(?: (?:begins|starts))?, )?(?P<who>.+?) (?:suffers|takes|receives) (?:all |any |the )?wounds (?:that )?"
        r"(?P<whom>.+?) would (?:suffer|take|receive)(?: instead)?(?P<until> until your next round(?: (?:begins|starts))?)?$",
        _in_place_of,
    ),
    (
        r"^(?P<while>until your next round(?: (?:begins|starts))?, )?(?P<who>.+?) (?:suffers|takes|receives) (?:all |any |the )?wounds "
        r"(?:in (?:the )?(?:place|stead) of|for) (?P<whom>your participant|this character|[A-Z][\w-]+)"
        r"(?P<until> until your next round(?: (?:begins|starts))?)?$",
        _in_place_of,
    ),
    (rf"^((?:target|an?|that|the) [^,]+?|they|it) must (?:either )?{SUFFERED},? or (?:be |must )?{SUFFERED}$", _either),
    (
        r"^target opponent (wounds|engages|destroys|discards|en gardes) (?:one of their"
        r"|an?) ((?:[\w-]+ )*?(?:character|attachment)s?)(?: they control| of theirs)?$",
        lambda m: f"target opponent {m[1]} a {m[2].removesuffix('s')} of theirs",
    ),
    (
        r"^(.+?) (?:takes?|suffers?|receives?) no wounds ((?:in |during )?this (?:round|duel|Day)|until .+|for the rest of .+)$",
        r"\1 cannot be wounded \2",
    ),
    (r"^(.+?) and (.+?) each (suffer|heal) (?:an?|one|1) wound$", r"\1 \3s a wound and \2 \3s a wound"),
    (r"^(?:take|suffer) no wounds (this (?:round|duel|Day)|until .+)$", r"your participant cannot be wounded \1"),
    (
        r"^target opponent chooses (?:one of their|an?) (.+?)(?: they control| of theirs)? and (wounds|engages|destroys|discards) (?:it|them)$",
        lambda m: f"target opponent {m[2]} a {m[1].removesuffix('s')} of theirs",
    ),
    (
        r"^each (player|opponent) chooses (?:one of their|an?) (.+?)(?: they control| of theirs)? and"
        r" (wounds|engages|destroys|discards) (?:it|them)$",
        lambda m: f"each {m[1]} {m[3]} a {m[2].removesuffix('s')} of theirs",
    ),
    (r"^prevent all wounds (?:that )?(.+?) would suffer (this .+|until .+)$", r"\1 cannot be wounded \2"),
    (r"^both participants (?:become|are|get) (engaged|wounded|en garde)$", lambda m: f"{DEEDS[m[1].casefold()]} each participant"),
    (r"^(.+? suffers?) (?:only )?(?:one|1) wound$", r"\1 a wound"),
    (rf"^(wound|engage|destroy|discard|en garde|heal a wound from) {BOTH}$", r"\1 each target"),
    (r"^(.+?) suffers (?:wounds|a number of wounds|damage) equal to (.+)$", r"\1 suffers a wound for each \2"),
    (r"^wound (.+?) (?:a number of times|as many times as|times) equal to (.+)$", r"wound \1 for each \2"),
    (r"^(.+?) suffers X wounds, where X is (?:equal to )?(.+)$", r"\1 suffers a wound for each \2"),
    (r"^(wound|engage|destroy|discard|en garde|heal a wound from) (?:each of them|all of them|them all)$", r"\1 each target"),
    (
        r"^((?:up to )?(?:two|three|\d) target .+?) (?:become|are|get) (engaged|wounded|destroyed|en garde)$",
        lambda m: f"{DEEDS[m[2].casefold()]} {m[1]}",
    ),
    (r"\banother wound\b", "a wound"),
    (rf"\b({NUMBER}) more wounds?\b", r"\1 wounds"),
    (rf"^heal ({NUMBER}|all) (wounds?)$", r"heal \1 \2 from them"),
    (
        r"^all (?!(?:the )?(?:players|opponents) (?:who|that|with|having|without)\b)"
        r"(.+?)s?((?: (?:at|here|you|in)\b.*?)?) (suffer|become|gain|get|heal|lose|move)\b",
        r"each \1\2 \3s",
    ),
    (rf"^(.+?) and (.+?) each (suffer|heal) ({NUMBER}) wounds?$", r"\1 \3s \4 wounds and \2 \3s \4 wounds"),
    (r"^((?!.*\b(?:not|if|while|when)\b).+?) (?:is|are) (engaged|wounded|destroyed|discarded|healed)$", lambda m: f"{DEEDS[m[2].casefold()]} {m[1]}"),
    (rf"^(.+?) (?:takes|receives|gets|is (?:dealt|given)) ({NUMBER}) (?:damage|wounds?)$", r"\1 suffers \2 wounds"),
    (rf"^({NUMBER}) (?:damage|wounds?) (?:is|are) {INFLICTED} (?:to|on|upon) (.+)$", r"\2 suffers \1 wounds"),
    (rf"^give (.+?) ({NUMBER}) wounds?$", r"\1 suffers \2 wounds"),
    (rf"^(?:cause|make|have) (.+?) (?:to )?(?:suffer|take|receive) ({NUMBER}) wounds?$", r"\1 suffers \2 wounds"),
    (
        rf"^each (player|opponent) (?:chooses and )?(wounds|destroys|engages|discards|en gardes|heals a wound from) "
        rf"(?:(?:{NUMBER}|one of) (?:of )?(.+? (?:they control|of theirs|of their own|that they control)|their (?:own )?.+))$",
        of_theirs,
    ),
    (
        rf"^{INFLICT} ({NUMBER}) wounds? (?:to|on|upon) (.+?),? and ({NUMBER})(?: wounds?)? (?:to|on|upon) (.+)$",
        r"\2 suffers \1 wounds and \4 suffers \3 wounds",
    ),
    (rf"^{INFLICT} ({NUMBER}) (wounds?|damage) (?:to|on|upon) (.+)$", r"\3 suffers \1 wounds"),
    (r"suffers (an?|one|1) wounds$", "suffers a wound"),
    (r"^remove (an?|one|two|three|\d+|all) (wounds?) from\b", r"heal \1 \2 from"),
    (rf"^((?!.* heals .* heals )[^,]+?) heals ({NUMBER}) wounds?$", r"heal \2 wounds from \1"),
    (r"^both participants (suffer|are wounded)", r"each participant \1s"),
    (r"^(.+?) (?:suffers|takes) (?:that wound|(?:the|those) wounds?|that many wounds|as many wounds|them)( instead)?$", r"\1 suffers those wounds\2"),
    (
        r"^(wound|engage|destroy|discard|en garde|heal a wound from) the adversary and (?:each|every) other (.+?) opposing your participant$",
        r"\1 the adversary and \1 each \2 other than the adversary opposing your participant",
    ),
    (r"^another (.+?) (suffers those wounds)( instead)?$", r"a chosen \1 other than the triggering character \2\3"),
    (r"^heals? all (?:of (?:its|his|her|their) )?wounds$", "heal all wounds from it"),
    (r"^your participant and the adversary each suffer ", "each participant suffers "),
    (r"^wound (.+?) (?:a second time|again)$", r"wound \1"),
    (r"^(wound .+?) twice$", r"\1 2 times"),
    (r"^sacrifice ", "destroy "),
    (r"^the adversary (destroys|discards|wounds|engages) an? (attachment|character)(?: (?:they|you) control| of theirs)?$", by_them),
    (r"^(?:your performer|this character|the equipped character) wounds (target .+)$", r"wound \1"),
)
CONDITIONS = Table(
    (
        r"^(.+?) (?:has|have) (?:(?:(?:an )?equal(?: number of)?|as many) or more wounds|at least as many wounds|as many wounds or more) "
        r"(?:than|as|to) (.+)$",
        r"\1 has as many wounds as \2 or more",
    ),
    (r"^(.+?) (?:has|have) as many wounds as,? or more(?: wounds)? than,? (.+)$", r"\1 has as many wounds as \2 or more"),
    (r"^(.+?) has more wounds than (.+)$", r"\2 has fewer wounds than \1"),
    (r"^this (?:leaves|makes) (.+?) (wounded|unwounded|engaged|en garde)$", r"\1 is an \2 character"),
    (r"^(.+?) (?:has|have) (?:at least )?(?:one|1|a|any)(?: or more)? wounds?$", r"\1 is wounded"),
    (r"^(.+?) has no wounds$", r"\1 is an unwounded character"),
    (r"^(.+?) (?:is|was) (?:already |now )?(wounded|engaged|moved) (?:this way|by this(?: effect| ability)?)$", r"\1 is \2"),
    (
        r"^(.+?) (?:is|are|was|were) destroyed (?:as a result of|because of|due to|by|from|through) (?:this|that|the|these|those) wounds?$",
        r"\1 is destroyed",
    ),
    (r"^(?:(?:this|that)(?: wound)?|it|the wound) (?:destroys|kills|would destroy) (.+)$", r"\1 is destroyed"),
    (r"^(.+?) (?:was|has been|is) wounded (?:this Day|today)$", r"\1 was wounded today"),
    (
        r"^(?:an?|one or more|any) ((?:[\w-]+ )*?(?:character|Mercenary|Brute"
        r"|(?-i:[A-Z])\w+)) (?:was|has been|were) destroyed (?:this Day|today)$",
        r"a \1 was destroyed today",
    ),
    (r"^(.+?) has (\d+|one|two|three) wounds or more$", r"\1 has \2 or more wounds"),
)
TRIGGERS = Table(
    (rf"^(.+? (?:suffers|would suffer) (?:{NUMBER}) or more wounds) (?:at once|at the same time|at one time)$", r"\1"),
    (
        r"^(.+?) (would suffer|suffers) (?:any |one or more |any (?:amount|number) of )?wounds? (?:from|because of|due to) an? "
        r"(?:(?P<own>ability)|(?:opponent's|enemy|opponent) ability|ability of an opponent)$",
        lambda m: f"{m[1]} {'would be' if m[2] == 'would suffer' else 'is'} wounded by an ability{'' if m['own'] else ' of an opponent'}",
    ),
    (r"^(?!.*\b(?:opponent|enemy|ability|abilities|effects?|cards?|risks?)\b)(.+?) (?:is|was) destroyed by (.+)$", r"\2 destroys \1"),
    (
        r"^(.+? character) (?:is|was) destroyed by (an? (?:enemy|opposing|friendly) (?:character|(?-i:[A-Z])\w+)|(?:a|another) character you control"
        r"|your (?:(?-i:[A-Z])[\w'-]+|character)|this character|the equipped character)$",
        r"\2 destroys \1",
    ),
    (r"^(.+? character) (?:is|was) destroyed by one of your characters$", r"a character you control destroys \1"),
    (r"\bwounds an adversary$", "wounds the adversary"),
    (
        r"^(.+?) (is|would be) (destroyed|wounded|moved|engaged|healed) at "
        r"((?:this|their|[\w ]+'s) location|The [A-Z][\w ]+|Ole's Inn|Governor's Gardens)$",
        r"\1 at \4 \2 \3",
    ),
    (r"^(.+?) would (?:suffer|take) (\d|two|three|four|five)(?: or more)? wounds$", r"\1 would suffer \2 or more wounds"),
    (r"^(.+?)'s adversary (is|would be) (destroyed|wounded)$", r"the adversary of \1 \2 \3"),
    (r"^(.+?) (?:takes|receives) (?:a wound|wounds|any wounds)$", r"\1 suffers wounds"),
    (rf"^(?:an?|one|one or more|any) wounds? (is|are|would be) {INFLICTED} (?:to|on|upon) (.+)$", r"\2 \1 wounded"),
    (rf"^{HEALED} (?:healed|removed) (?:from|on) (.+)$", r"\1 is healed"),
    (rf"^{HEALED.replace('is|are|has been|have been', 'would be')} (?:healed|removed) (?:from|on) (.+)$", r"\1 would be healed"),
    (r"^(?!you |an? (?:opponent|player|enemy player)\b)(.+?) heals (?:(?:a|one or more|any (?:amount|number) of) )?wounds?$", r"\1 is healed"),
    (r"^(.+?) (is|would be) destroyed or discarded$", r"\1 \2 discarded or destroyed"),
    (r"^(.+?) would heal$", r"\1 would be healed"),
    (r"^an? (?:enemy|opponent|enemy character|enemy card) would wound (.+)$", r"\1 would be wounded"),
    (r"^(.+?) would suffer (?:a wound|wounds|one or more wounds)$", r"\1 would be wounded"),
    (r"^(.+?) suffers (?:one or more wounds|at least one wound)$", r"\1 is wounded"),
)
PASSIVES = Table(
    *((rf"^(.+?) {SUFFERS} ({NUMBER}) wounds? {said}$", rf"\1 suffers at most \2 wounds {within}") for said, within in WITHIN),
    *((rf"^{said},? (.+?) {SUFFERS} ({NUMBER}) wounds?$", rf"\1 suffers at most \2 wounds {within}") for said, within in WITHIN),
    (r"^(.+?)'s wounds cannot be (?:healed|removed)$", r"\1 cannot be healed"),
)

wounds = ByKind(effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
