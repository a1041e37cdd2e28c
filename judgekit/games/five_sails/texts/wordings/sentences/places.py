"""Locations: moving, trading places, and who stands where, alone or opposed."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import DEEDS, NUMBER, number

SOMEWHERE = r"(?:an adjacent location|an adjacent City location|any City location)"
OF_THEIRS = r"of (?:its|their|his|her|that character's) (?:controller's|owner's|player's|own)? ?choice"
AT_SUCH = (
    r"(?:at|in) (?:an? (?:[\w-]+ )*?location(?: (?:with|without|that|you|an opponent|controlled by) [\w' -]+)?"
    r"|(?-i:The Docks|The Forums|The Grand Bazaar|Ole's Inn|Governor's Gardens))"
)
"""Where somebody must be with whom something is done there."""
NOT_NEXT = (
    r"(?:an?|any) (?:City )?(?:(?:non-adjacent|not adjacent) (?:City )?location|location (?:(?:that|which) is )?not (?:adjacent|next)"
    r"(?: to (?:this (?:one|location)|here|it|them|him|hers?|theirs|his|(?:their|its|his|her|your performer['’]s)(?: (?:own|current))? location))?)"
)


def _moved_so(found: re.Match[str]) -> str:
    """Who moves somewhere, and how they stand there."""
    who = found[1] or found[2]
    again = "that character" if re.match(r"(?:target|a chosen|that|another)\b", who, re.IGNORECASE) else who
    return f"move {who} to {found[3]} and {DEEDS[found[4].casefold()]} {again}"


KINDS = r"(?:(?:engaged|en garde|wounded|unwounded) )*(?:(?-i:(?:non-)?[A-Z][\w-]+?)(?: character)?|character)"
WHERE_BEFORE = (
    r"(?:(?:the|that|their|his|her|its) (?:first|former|previous|old|original|starting) location|the location (?:they|s?he|it|your performer) left"
    r"|where (?:they|s?he|it|your performer) (?:was|were|started|came from))"
)
WHERE_NOW = (
    r"(?:this (?:one|location)|here|their (?:new |current )?location|the (?:new|second) (?:one|location)|your performer['’]s location|them|him|her)"
)
"""From where to where somebody follows the performer."""


def _with_performer(found: re.Match[str]) -> str:
    """How many move with the performer, who is one of those that perform."""
    many = number(found[1])
    return f"move your performer and up to {many - 1} of your characters here together to an adjacent City location" if many > 1 else found[0]


YOURS = r"(?:of your (?:own )?characters|(?:other )?characters (?:that )?you control)"
CITY = r"(?-i:The Docks|The Forums|The Grand Bazaar|Ole's Inn|Governor's Gardens)"
A_LOCATION = rf"(?P<where>this location|here|an? (?:adjacent )?City location|{CITY}|(?:the location of )?.+['’]s location)"
ONE = r"(?:(?:target|that|the|your|this|each|another|an?) [^,]+?|(?-i:[A-Z])[^, ]+)"
"""Somebody who does something together with another."""
EFFECTS = Table(
    (
        rf"^move (?:up to|one or(?= two\b)) ({NUMBER}) (?:of your )?(?:performing characters|performers)(?: (?:that )?you control)?"
        r"(?: together)?(?: from (?:one|an?(?: single)?|the same|this|their|your performer's) location)?"
        r"(?: together)? to an adjacent City location(?: together)?$",
        _with_performer,
    ),
    (
        r"^move target ((?:[\w-]+ )*?(?:character|(?-i:[A-Z])[\w-]+)(?: you control)?) from (?:this|his|her|your performer's) location "
        r"to (?:another(?: location)?|any(?: other)? location)$",
        r"move target \1 here to any location",
    ),
    (
        r"^move target ((?:[\w-]+ )*?(?:character|(?-i:[A-Z])[\w-]+)(?: you control)?) from (?:this|his|her|your performer's) location "
        r"to ((?:another|any|an adjacent)(?: City)? location|your Home)$",
        r"move target \1 here to \2",
    ),
    (
        r"^(?:(?:starting|beginning) with the First Player, )?each (player|opponent) (?:(may) )?moves? "
        r"(?:one of their (?:own )?(.+?)s|an? (.+?) (?:they control|of theirs)) (?:to this location|here)$",
        lambda m: f"each {m[1]} {'may move' if m[2] else 'moves'} a {m[3] or m[4]} of theirs to this location",
    ),
    (r"^each player moves their Leader Home$", "move each Leader Home"),
    (
        r"^move (target (?!.*\b(?:here|there|at|in)\b)[^,]+?) from (?:here|(?:this|your performer['’]s) location) to "
        r"(?:any|another)(?: other)? (?:one|(City )?location)$",
        r"move \1 here to any \2location",
    ),
    (
        r"^move (your performer|this character|your participant)(?: from this location)? to "
        r"(?:(?:their|his|her|its|that character['’]s) new (?:one|location)|where (?:they|s?he|it) (?:moved|went)(?: to)?)$",
        r"move \1 to the location of that character",
    ),
    (r"^(?:swap|exchange|trade|switch) (?:locations|places|positions) with (.+)$", r"exchange the locations of your performer and \1"),
    (rf"^move (.+?) to ({SOMEWHERE}) {OF_THEIRS}$", r"\1 moves to \2 of its controller's choice"),
    (rf"^(.+?) (?:must )?moves? to ({SOMEWHERE}) {OF_THEIRS}$", r"\1 moves to \2 of its controller's choice"),
    (
        rf"^(?:its|their|that character's|the) controller moves (.+?) to ({SOMEWHERE})(?: {OF_THEIRS})?$",
        r"\1 moves to \2 of its controller's choice",
    ),
    (
        r"^(move .+? to) (an?|any) (City )?location adjacent to (?:them|it|him|her|this location|that character|(?:his|her|its|their) location)$",
        r"\1 an adjacent \3location",
    ),
    (
        r"^(?:move (.+?) to|(?!move\b)(.+?) moves to) (an?(?: adjacent)?(?: City)? location|any City location|this location) (en garde|engaged)$",
        _moved_so,
    ),
    (
        rf"^(?:exchange|swap|switch) (?:the )?(?:locations|positions|places) of two {YOURS}$",
        "exchange the locations of a chosen character you control and another chosen character you control",
    ),
    (r"^((?!you\b|return|send|move)(?:(?!,| and | or | then |\bif\b).)+?) (?:moves?|goes|go|returns?) Home( engaged)?$", r"move \1 Home\2"),
    (r"^(move .+ to) a City location$", r"\1 any City location"),
    (rf"^({ONE} and {ONE}) (?:(?:each|both) )?(?:go|return) (?:back )?Home( engaged)?$", r"\1 move Home\2"),
    (r"\bto this one$", "to this location"),
    (
        rf"^move (?:another|one other|one|an?) (?:of your (other )?({KINDS})s|(?:friendly )?(other )?({KINDS}) you control"
        rf"|friendly (other )?({KINDS}))"
        rf" from {WHERE_BEFORE} to {WHERE_NOW}$",
        lambda m: f"move a chosen friendly {m[2] or m[4] or m[6]} where your performer was to this location",
    ),
    (
        r"^(?:swap|exchange|switch) (.+?) (?:with|and) (target .+?) (?:at|in) (?:another|a different) location$",
        r"exchange the locations of \1 and \2",
    ),
    (
        r"^move (?!.*\b(?:up to|each|all|any number of)\b)(.+?) and (.+?)(?<! together) to "
        r"(?:the same|an?|one) adjacent City location(?: together)?$",
        lambda m: m[0] if " to " in m[1] else f"move {m[1]} and {m[2]} together to an adjacent City location",
    ),
    (r"^(move .+? and .+?) together to (?:the same|one) (adjacent City location)$", r"\1 together to an \2"),
    (
        r"^(?!move\b)([^,]+?) and ([^,]+?) (?:both )?move(?: together)? to (?:the same|one|an) adjacent City location(?: together)?$",
        r"move \1 and \2 together to an adjacent City location",
    ),
    (r"^(move .+? to) the adversary$", r"\1 the location of the adversary"),
    (r"^(move (?!.*\bRenown\b).+? to) (?:its|his|her) location$", r"\1 their location"),
    (r"^immediately (move .+)$", r"\1"),
    (rf"^move (your performer) from ({CITY}) to (.+)$", r"\1 must be a character at \2 and move \1 to \3"),
    (rf"^(en garde|engage|wound|heal a wound from) (your performer) ({AT_SUCH})$", r"\2 must be a character \3 and \1 \2"),
    (r"^(move (?:them|it|him|her|that character|the triggering character)) (?:once )?again (to .+)$", r"\1 \2"),
    (rf"^move (.+?) to {NOT_NEXT}$", r"move \1 to a City location that is not adjacent"),
    (r"^(move (?!.*\bRenown\b).+?) from an adjacent (City )?location (to .+)$", r"\1 at an adjacent \2location \3"),
    (r"^(?:swap|exchange|switch) (?:the )?locations of (.+?) and (.+)$", r"exchange the locations of \1 and \2"),
    (r"^(?:move|return|send) (.+?) (?:back )?to (?:its|their|his|her|the) (?:own |owner's |controller's )?home$", r"move \1 Home"),
    (r"^move (.+?) to the adversary's location$", r"move \1 to the location of the adversary"),
    (r"^(.+?) and (.+?) (?:swap|exchange|trade|switch) (?:locations|places|positions)$", r"exchange the locations of \1 and \2"),
    (r"^(?:move|send|bring) (.*\b(?:enemy|opposing|adversary)\b.*?) to your (?:own )?home$", r"move \1 into your Home"),
    (r"^(?:exchange|swap) the locations of two target (.+?)s( you control)?$", r"exchange the locations of target \1\2 and another target \1\2"),
    (r"^swap (this character|\w+) with (target (?!.*\b(?:here|at this location)$).+)$", r"exchange the locations of \1 and \2"),
    (r"^move (.+?) to (?:(?:its|their|his|her|your) (?:own |controller's |owner's )?)?home$", r"move \1 Home"),
    (r"^(.+?) moves to (?:(?:its|their|his|her) (?:own )?)?home$", r"move \1 Home"),
    (r"^(return|send) (.+?) (?:to (?:its|their|his|her) )?home$", r"move \2 Home"),
)
CONDITIONS = Table(
    (
        rf"^({CITY}|this location) has (?:(?:no City Cards?|none) or only events|only events or no City Cards?"
        r"|no City Cards? (?:but|except(?: for)?|other than|besides) events|(?:nothing|none) but events)$",
        r"\1 has no City Cards but events",
    ),
    (rf"^({CITY}|this location) (?:has|holds) (?:an?|any) City Cards?$", r"there is a City Card at \1"),
    (rf"^({CITY}|this location) (?:has|holds) no City Cards?$", r"there is no City Card at \1"),
    (
        r"^(.+?) (?:is|are) (?:the|your) only (?:friendly character|(?:friendly )?character (?:that |who )?you control)"
        r" (?:here|there|at (?:this|that|his|her|its|their) location)$",
        r"\1 is your only character there",
    ),
    (r"^(.+?) (?:is (?:still )?alive|survives|has survived|is still in play)$", r"\1 is in play"),
    (rf"^(.+?) is opposed by ({NUMBER}) or more (?:enemy |opposing )?characters$", r"\1 is opposed by \2 or more characters"),
    (r"^(.+?) is your only character (?:here|at (?:this|its|his|her|their) location)$", r"\1 is your only character there"),
    (r"^(.+?) (?:is|are) your only character (?:at|in) (?:a|its|his|her|their)(?: City)? location$", r"\1 is your only character there"),
    (r"^(.+?) (?:is|are) alone (?:at|in) (?:a City location|the City)$", r"both \1 is alone and \1 is in the City"),
    (
        r"^there (?:are|is) no other (?:friendly characters?|characters? (?:you control|of yours))"
        r" (?:here|at (?:this|their|your performer's) location)$",
        "this character is your only character there",
    ),
    (
        r"^the adversary is (not )?(?:there|with your participant|at (?:your participant's|the same) location)$",
        r"the adversary is \1at the same location as your participant",
    ),
    (
        r"^(.+?) (?:is|are) (?:opposed|opposing (?:anyone|someone|an enemy|an? enemy character|characters))"
        r"(?: (?:there|at (?:the|that|his|her|its|their)(?: new)? location))?$",
        r"\1 is opposing a character",
    ),
    (r"^(?:this character )?(?:is|are) (?:unopposed|not opposed)$", "there is no opposing character"),
    (r"^(.+?) (?:is|are) (?:still )?(?:opposed by|opposing|opposed to) ((?!an? |(?:\d|two|three|four) or more ).+)$", r"\1 opposes \2"),
    (r"^(.+?) (?:is|are) (?:still )?(?:at|in) the same location as (.+)$", r"\1 is at the same location as \2"),
    (r"^(.+?) (?:has )?moved (?:this Day|today)$", r"\1 has moved today"),
    (r"^(?!both )(.+?) (?:is|are) alone (?:here|at (?:this|that|their|his|her|its) location)$", r"\1 is alone"),
    (r"^(.+?) (?:is|are) the only character (?:here|at (?:this|that|their|his|her|its) location)$", r"\1 is alone"),
    (r"^(.+?) is at (?:a|any) City location$", r"\1 is in the City"),
    (r"^(.+?) (?:is|are) (?:at|in) ((?:an?|any) .*\blocation\b.*)$", r"\1 is a character at \2"),
    (
        r"^(an|a|another) ((?:(?:other|friendly|enemy|opposing|engaged|wounded|[A-Z]\w+) )*(?:character|attachment|[A-Z]\w+)) "
        r"is (here|there|at (?!The |Ole|Gov).+)$",
        lambda m: f"there is a {'other ' if m[1].casefold() == 'another' else ''}{m[2]} {m[3].replace('there', 'here')}",
    ),
)
TRIGGERS = Table(
    (r"^(.+?) moves to (?:an?|(?:his|her|its|their)(?: own)?) Home$", r"\1 moves Home"),
    (r"^(.+?) (?:moves|is moved) (?:away )?from a location you control$", r"\1 leaves a location you control"),
    (r"^an? (?:opponent|enemy player) moves an? (?:enemy )?character (?:here|to this location)$", "an enemy character moves to this location"),
    (r"^(.+? would )enter (?:this location|here)$", r"\1move to this location"),
    (
        r"^(an? .+?) (engages|becomes en garde|heals|gambles|intervenes|(?:is|would be) (?:wounded|engaged|healed|destroyed)) "
        r"(?:here|at (?:this|your performer's) location)$",
        r"\1 at this location \2",
    ),
    (rf"^(.+?) (?:enters|arrives (?:at|in)|comes (?:to|into)) {A_LOCATION}$", r"\1 moves to \g<where>"),
    (rf"^(.+?) (?:moves away|departs|is moved(?: away)?) from {A_LOCATION}$", r"\1 leaves \g<where>"),
    (r"^(.+?) (?:moves|is moved) from ((?:his|her|its|their) )?Home$", r"\1 leaves Home"),
    (r"^(.+?) (?:moves|moved|has moved) to (?:another|a different) location$", r"\1 moves"),
    (r"^(an?|another) (.+?) enters play under your control$", r"\1 \2 you control enters play"),
    (r"^(.+?) (moves|would move|moved|is moved|returns|is sent|goes) (?:to )?(?:its |his |her |their |your )?Home$", r"\1 moves Home"),
    (r"^(.+?) is moved$", r"\1 moves"),
    (r"^(.+?) (moves|would move|moved) (?:here|to (?:that|the same|your performer's) location)$", r"\1 moves to this location"),
)
PASSIVES = Table(
    (
        r"^(?:in games )?with (?P<n>two|three|2|3) or more players, (?:place|put) this location (?:outside(?: of)?|beyond) (?P<at>.+)$",
        lambda m: f"with {m['n']} or more players, this location lies beyond {m['at']}",
    ),
    (
        r"^(?:in games )?with (?:four|4)(?: or more)? players, (?:place|put) this location (?:outside(?: of)?|beyond) (.+)$",
        r"with 4 or more players, this location lies beyond \1",
    ),
    (r"^(with (?:two|three|four|[234]) or more players, this location) (?:is|lies) outside(?: of)? (.+)$", r"\1 lies beyond \2"),
    (r"^(.+?) enters? play at (?!your Home)(.+)$", r"\1 enters play at \2"),
    (r"^(.+?) cannot leave (?:the|its|his|her|their) location(?: (?:s?he|it|they) (?:is|are) at)?(.*)$", r"\1 cannot move\2"),
    (r"^this location is adjacent to (?:all|every|each)(?: other)? (?:City )?locations?$", "this location is adjacent to every City location"),
    (r"^(.+?) is adjacent to (?!every)(.+)$", r"\1 and \2 are adjacent"),
    (r"\balone at (?:a|its|his|her|their) location\b", "alone"),
    (r"^(.+?) cannot (?:move (?:to|into)|enter) (?:this location|here)$", r"\1 cannot move to this location"),
    (r"^(.+?) cannot move here$", r"\1 cannot move to this location"),
    (r"^(.+?) cannot (?:leave|move from) (?:this location|here)$", r"\1 cannot leave this location"),
)

places = ByKind(effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
