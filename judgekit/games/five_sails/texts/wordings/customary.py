"""What people customarily write that no printed card says: other games' words, relative clauses, whose location, costs with a colon."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import STAT, VALUE, N

BEARER = (
    r"(?:(?:this|the) (?:attachment|card|weapon|armor|attire)'s (?:bearer|wearer|wielder)"
    r"|the (?:bearer|wearer|wielder)(?: of this (?:card|attachment))?)"
)
STATES = "engaged|en garde|wounded|unwounded|equipped|unequipped|available"
COUNTED = r"(\d|an?|one|two|three|four|five|six)"
COSTS = (
    r"(?:engage|tap|exhaust|discard|destroy|sacrifice|wound|spend|pay|sink|lose|move|send) "
    r"(?:this(?: card| character)?|an?|one|two|three|\d|your performer|the equipped character|[A-Z])"
)
WHOLE = Table(
    (r"\b[Uu]ntil (?:the )?(?:Day|day) ends\b", "until the end of the Day"),
    (r"\b[Uu]ntil (?:the )?(duel|round) ends\b", r"until the end of the \1"),
    (r"\b([Uu]ntil|[Aa]t|by) (?:the )?end of (?:the |this )?turn\b", r"\1 the end of the Day"),
    (
        r"\b([Ii]f [^,.•]*?\b(?:gambled|wounds?|wounded|played|moved|claimed)\b[^,.•]*?),? "
        r"(?:during |in |so far )?this (duel|round)\b",
        r"\1 since the \2 began",
    ),
    (rf"^({COSTS}[^.•:]*): (?=\w)", r"\1 • "),
    (rf"^((?:[A-Z][a-z]+ )*?)({COSTS}[^.•:]*?) to ((?:draw|gain|heal|wound|engage|en garde|move|destroy|add) [^•]+)$", r"\2 • \3"),
    (r"\b[Tt]his (?:attachment|risk|event|scheme)\b", "this card"),
    (r",? ?\(round(?:ed|ing)?[ -](up|down)\)", r", rounding \1"),
    (r"\bdiscard the top card (?:of|from) your deck\b(?![^.]*•)", "Reveal the top card of your deck. Discard a revealed card"),
    (r"\b(engage|tap|exhaust|discard|destroy) this(?= ?[,•:.])", r"\1 this card"),
    (
        rf"\bpressure (this location )?with ({STAT})\. (.+?)'s \2 (?:is doubled|counts double)[^.•]*\.",
        r"Pressure with \2, where the \2 of \3 counts double.",
    ),
    (
        r"\bpressure (?:an|another|target) (adjacent) (?:City )?location with "
        r"([^•]+?)\bclaim (?:it|that location|the location)\b",
        r"Pressure target \1 City location with \2claim the pressured location",
    ),
    (r"\b(?:choose|target) an? ([^.•:]+?)\. (?:its|their|that character's) controller chooses one: ", r"The controller of target \1 chooses one: "),
    (
        r"([^.•:]+?)\. If (they|it|she|he|that character) (?:was|were)(?: already)? "
        r"(engaged|wounded|unwounded|en garde), ([^.•]+?)(?! instead)(?=\.)",
        r"\1, and if before that \2 is \3, \4",
    ),
    capitals=False,
)
"""The whole text of an ability."""
ITEMS = "Weapon|Armor|Attire|Artifact|Poison|Trinket|Sword|Pistol|Knife"
"""Traits that attachments have and characters have not."""
THINGS = Table(
    (
        rf"\b((?:target|each|another|an?) (?:[a-z]+ )?(?:{ITEMS}))s?(?= (?:from|in|into|equipped to|you control|here|at|on)\b|$)",
        r"\1 attachment",
    ),
    capitals=True,
)
"""A Weapon is an attachment where something is done to it."""
ANSWERS = Table(
    (r"^if ([^,•]+?) at the (beginning|start|end) of ([^,•]+?)(?=\s*[•,])", r"At the \2 of \3, if \1"),
    (r"^if ([^,•]+), you may ([^•]+?) to ((?:cancel|draw|heal|gain|wound|prevent|reduce|engage|move) [^•]+)$", r"When \1, \2 • \3"),
    (r"^if (?=[^,•]+(?:,| •))", "When "),
    (r"(, |^)you may ((?:discard|engage|destroy|wound|spend|pay|sink)\b(?![^•]*\bignore)[^•]+ •)", r"\1\2"),
)
"""The whole text of what answers something: it may be left unused anyway."""
NOT = r"(?:(?:that|who|which) (?:is|are) not|other than|except(?: for)?|but not|excluding|not|besides)"
KINDS = r"(character|attachment|card|participant|risk)"
WORN = "(?:worn|borne|carried) by"
EVERY = Table(
    (rf"\[({STAT}|{VALUE})\]", r"\1"),
    (r"(?<!equipped to )\bevery\b(?! (?:day|duel|round))", "each"),
    (
        rf"\b((?:an?|one|target|each) (?:[A-Z]\w+ )?attachment) (?:on|{WORN}) "
        r"(?=(?:(?:your|the) performer|this character|the adversary|your participant|them|him|her)\b)",
        r"\1 equipped to ",
    ),
    (r"\b(target (?:[A-Z]\w+ )?attachment) (?:of|from) (?=the adversary\b)", r"\1 equipped to "),
    (r"^((?:destroy|engage|discard) )the adversary['’]s (Weapon|Armor|Attire)$", r"\1a chosen \2 attachment equipped to the adversary"),
    (r"\b((?:in|during) (?:the adversary['’]s|their) next round),? (their combat card) (?:gains|gets|has) (?=[+-]\d)", r"\1, \2 has "),
    (r"\bfor each of your (other )?((?-i:[A-Z])[\w ]*?|character|attachment)s( (?:here|at this location|in play))?$", r"for each \1\2 you control\3"),
    (r"^(?:then )?choose and gain:? (?=[+-]\d)", ""),
    (BEARER, "the equipped character"),
    (
        rf"\b(characters?|enem(?:y|ies)|attachments?|Mercenar(?:y|ies)|Leaders?|foes?)"
        rf" (?:who|that|which) (?:is|are) ({STATES})\b(?! (?:or|and) (?:{STATES})\b| with\b)",
        r"\2 \1",
    ),
    (r"\b(character|enemy|foe|participant)(s?) with (?:an?|any|one or more) wounds?\b", r"wounded \1\2"),
    (r"\b(character|enemy|foe|participant)(s?) (?:with(?:out| no)(?: any)?) wounds?\b", r"unwounded \1\2"),
    (rf"\b{KINDS}(s?),? {NOT} (?:an? |any )(?-i:([A-Z]\w+))\b(?-i:(?! [A-Z]))", r"non-\3 \1\2"),
    (rf"\b{KINDS}(s?),? {NOT} (?-i:([A-Z]\w+?)(?<!s)s)\b", r"non-\3 \1\2"),
    (rf"\b{KINDS} (?-i:(non-[A-Z]\w+))\b", r"\2 \1"),
    (rf"\b{KINDS}(s?) with the (?-i:([A-Z]\w+)) (?:trait|keyword)\b", r"\3 \1\2"),
    (rf"\b{KINDS}(s?) (?:who|that|which) (?:is|are) an? (?-i:([A-Z]\w+))\b(?-i:(?! [A-Z]))", r"\3 \1\2"),
    (rf"\b{KINDS}(s?) (?:who|that|which) are (?-i:([A-Z]\w+?)(?<!s)s)\b", r"\3 \1\2"),
    (
        rf"\b{KINDS}(s?)((?: (?:you control|here|(?:at|in) (?:[\w']+ )*?(?:location|City|Home)))?),? "
        r"(?:other than|except|besides) (?:this character|(?:him|her|it)self|this card)\b",
        r"other \1\2\3",
    ),
    (
        rf"\b{KINDS}(s?)((?: (?:you control|here|(?:at|in) (?:[\w']+ )*?(?:location|City|Home)))),? {NOT} "
        r"(?:an? (?-i:([A-Z]\w+))|(?-i:([A-Z]\w+?)(?<!s)s))\b(?-i:(?! [A-Z]))",
        lambda m: f"non-{m[4] or m[5]} {m[1]}{m[2]}{m[3]}",
    ),
    (r",? including (?:your own|yours|this character|(?:him|her|it)self|yourself)$", ""),
    (r"\byour opponents' (characters|attachments)\b", r"enemy \1"),
    (r"\b(?:an|your) opponents?'s? (characters?|attachments?)\b", r"an enemy \1"),
    (r"\bfoe(s?)\b", lambda m: "enemies" if m[1] else "enemy"),
    (r"\bfriendly ally\b", "friendly character"),
    (r"\b(?:in|at) (?:an )?adjacent (City )?locations\b", r"at an adjacent \1location"),
    (r"\b(?:in|at) (?:the same|its|his|her) location\b(?! as\b)", "at their location"),
)
"""Every kind of sentence."""
BOTH = r"(?:them both|both(?: of (?:them|those characters))?|both (?:characters|targets))"
EFFECTS = Table(
    (r"^(.+?),? (?:as well|too|also)$", r"\1"),
    (r"^(?:they|that player|that opponent|the triggering player) draws? (one|two|1|2) (?:fewer|less)(?: cards?)?$", r"reduce the number by \1"),
    (r"^(?:it|they|that character) enters?(?: play)? engaged$", "engage it"),
    (r"^(.+? suffers?) (?:only )?(?:one|1) wound$", r"\1 a wound"),
    (
        r"^(?:put|attach|equip) (target attachment) (?:from|in) your discard pile (?:on|onto|to) (.+?), paying its cost( less .+)?$",
        lambda m: f"{m[2]} equips {m[1]} in your discard pile, paying its cost{m[3] or ''}",
    ),
    (
        r"^move (?!.*\b(?:up to|each|all|any number of)\b)(.+?) and (.+?) to (?:the same|an?|one) adjacent City location(?: together)?$",
        lambda m: m[0] if " to " in m[1] else f"move {m[1]} and {m[2]} together to an adjacent City location",
    ),
    (
        rf"^pressure(?: (?:this|your performer's|their) location)? with (double|twice) (?:the )?(.+?)'s ({STAT})$",
        r"pressure with \3, where the \3 of \2 counts double",
    ),
    (
        rf"^pressure(?: (?:this|your performer's) location)? with ({STAT}), counting (.+?) (?:double|twice)$",
        r"pressure with \1, where the \1 of \2 counts double",
    ),
    (rf"^(?:steal|take) ({N}) Renown from (?:an|target|one|your) opponent$", r"target opponent gives you \1 Renown"),
    (
        rf"^(?:your |the )?adversary's (?:next )?combat card (?:has|gains|gets) ([+-]\d) ({VALUE}) "
        r"(?:in|during|for) (?:their|its|his|her|the|the adversary's) next round$",
        r"in the adversary's next round, the card they play has \1 \2",
    ),
    (rf"^(wound|engage|destroy|discard|en garde|heal a wound from) {BOTH}$", r"\1 each target"),
    (rf"^(?:ignore the )({VALUE}) of the adversary's next (?:combat )?card$", r"in the adversary's next round, their \1 is ignored"),
    (rf"^(?:the adversary's next combat card )(?:has no|loses its) ({VALUE})$", r"in the adversary's next round, their \1 is ignored"),
    (r"^recruit (target .+?) for (?:free|nothing|no cost)$", r"recruit \1 at a cost of 0"),
    (r"^recruit (target .+?),? (?:paying|for) (\d|one|two|three) less$", r"recruit \1, paying its cost less \2"),
    (
        r"^(?:put|bring) (target .+?) from (the City Deck's discard pile|your discard pile) "
        r"into play at (your Home|this location|your performer's location)$",
        r"put \1 in \2 into play at \3",
    ),
    (r"^you choose a card and they discard it$", "discard a card from that hand"),
    (
        r"^choose a card (?:from it|in it|there)(?:,| and)? (?:it is|they|that player|discard) discard(?:ed|s it| it)?$",
        "discard a card from that hand",
    ),
    (rf"^(?:the adversary|they) loses? ({N}) threat$", r"remove \1 threat from the pool of the adversary"),
    (rf"^remove ({N}) threat from the adversary(?:'s pool)?$", r"remove \1 threat from the pool of the adversary"),
    (
        r"^(?:halve|half) the (?:adversary's threat|threat in the adversary's pool)(?:,? \(?(?:rounded|rounding|round) (up|down)\)?)?$",
        lambda m: "halve the threat in the adversary's pool" + (f", rounding {m[1]}" if m[1] else ""),
    ),
    (
        r"^(?:halve|half) (?:the |your |all )*threat(?: in your pool)?,? \(?round (up|down)\)?$",
        r"halve the threat in your pool, rounding \1",
    ),
    (r"^(.+?) cannot be claimed (?:today|this day|until the end of the day)$", r"nobody can claim \1 today"),
    (
        rf"^(?:whoever|the player who) controls this location (gains|loses|draws) ({N}) (Renown|cards?)$",
        r"the player who controls this location \1 \2 \3",
    ),
)
ROUNDS = {"first": "1", "second": "2", "third": "3", "fourth": "4"}
CONDITIONS = Table(
    (rf"^(.+?) has (?:less|lower) \[?({STAT})\]? than (.+)$", r"\3 has more \2 than \1"),
    (
        r"^you (?:have )?gambled since the (?:duel|round) began$",
        lambda m: "you have gambled in this duel" if "duel" in m[0] else "your combat card was gambled",
    ),
    (r"^you (?:took|suffered|received) no wounds since the round began$", "your participant was not wounded since the round began"),
    (r"^you (?:took|suffered|received) (?:any|a) wounds? since the (round|duel) began$", r"your participant was wounded since the \1 began"),
    (
        rf"^(?:this|it) is (?:the |round )?(first|second|third|fourth|{N})(?:st|nd|rd|th)? ?(?:round )?or (?:later|after)$",
        lambda m: f"it is round {ROUNDS.get(m[1], m[1])} or later",
    ),
    (r"^you (?:have|are at) (?:no|zero|0) Renown$", "you have 0 or fewer Renown"),
    (r"^this (?:leaves|makes) (.+?) (wounded|unwounded|engaged|en garde)$", r"\1 is an \2 character"),
    (
        r"^there (?:are|is) no other (?:friendly characters?|characters? (?:you control|of yours))"
        r" (?:here|at (?:this|their|your performer's) location)$",
        "this character is your only character there",
    ),
    (r"^the discarded card (?:was|is) an? (.+)$", r"a discarded card was a \1"),
    (r"^you discarded an? (.+?)(?: (?:this way|for this))?$", r"a discarded card was a \1"),
)
COST = Table(
    (r"^(?:destroy|sacrifice) an? ((?!chosen|.*attachment).+?) (?:you control|of yours)$", r"destroy a \1 of yours"),
    (
        r"^(wound|engage|tap|exhaust|move|return) an? ((?!chosen)(?:.+? )?(?:character|attachment|Leader|Mercenary|[A-Z]\w+)"
        r" (?:you control|of yours).*)$",
        r"\1 a chosen \2",
    ),
    (rf"^(.+?) (?:suffers?|takes?|receives?) {COUNTED} (?:wounds?|damage)$", r"wound \1 \2 times"),
    (rf"^(?:suffer|take|receive) {COUNTED} (?:wounds?|damage)$", r"wound your performer \1 times"),
    (r"^wound (.+?) (twice)$", r"wound \1 2 times"),
    (r"^wound (.+?) (?:a|one|1) times$", r"wound \1"),
    (r"^(.+?) moves to ", r"move \1 to "),
    (r"^(return) (.+?) to (?:your|its owner's) hand$", r"return \2 to your hand"),
)
PASSIVES = Table(
    (r"^(.+?) (?:gains?|have|gets?) (\x01\d+\x01)$", r"\1 has \2"),
    (
        rf"^while pressuring, double (.+?)'s ({STAT})$|^(.+?)'s ({STAT}) (?:is doubled|counts double) "
        r"(?:in|during|while|for) (?:pressures?|pressuring)$",
        lambda m: f"in pressures, the {m[2] or m[4]} of {m[1] or m[3]} counts double",
    ),
    (rf"^(.+?) (?:has|have) ([+-]\d {STAT}) (?:in|during|for) pressures$", r"in pressures, \1 has \2"),
    (r"^in pressures, (enemy) characters (at this location|here) has\b", r"in pressures, each \1 character \2 has"),
    (r"^mercenaries (?:at this location|here) cost (\d) less(?: to recruit)?$", r"Mercenaries cost \1 less here"),
    (r"^(?:characters|mercenaries) cannot be recruited (?:here|at this location)$", "nobody can recruit at this location"),
    (r"^no(?:body| one)? (?:can|may) recruit(?: characters| mercenaries)? (?:here|at this location)$", "nobody can recruit at this location"),
    (r"^(.+?) cannot be targeted by (?!enem|opponent)(?:an? )?((?!.*\babilities$).+?)s?$", r"\1 cannot be targeted by a \2"),
    (r"^(.+?) can be targeted only by (?!enem|opponent)(?:an? )?((?!.*\babilities$).+?)s?$", r"\1 can be targeted only by a \2"),
    (
        r"^([^,]+?) (?:does|do) not count (?:towards?|in|during|for) pressures( (?:here|at this location))?$",
        lambda m: f"in pressures, {m[1]}{' here' if m[2] and not re.search('here$|location$', m[1]) else ''} does not count",
    ),
    (
        r"^(.+?) (?:can|may) (?:challenge|issue challenges to) (?:enemy |enemies|opposing )?(?:characters? )?at an adjacent (?:City )?location$",
        r"\1 can challenge enemies at an adjacent location",
    ),
    (
        r"^(.+?) cannot be challenged by (?:an? )?(.+? with .+)$",
        lambda m: f"{m[1]} cannot be challenged by a {m[2].replace('characters', 'character')}",
    ),
)
TRIGGERS = Table(
    (r"^(.+?) (?:is|are) about to be (\w+)$", r"\1 would be \2"),
    (r"^(.+?) (?:is|are) about to (\w+)\b", r"\1 would \2"),
    (r"\bwould (draw) (?:one or more|any number of|any) cards$", r"would \1 cards"),
    (r"^(an? opponent|an? enemy) would (draw|discard|gamble|gain)(?=s? )", r"\1 \2s"),
    (r"^(.+?) would be moved by (?:an? )?(?:enemy|opponent)(?:'s (?:ability|card|effect))?$", r"an opponent would move \1"),
    (r"^(?:an? )?(?:enemy|opponent)(?:'s (?:ability|card|effect))? would move (.+)$", r"an opponent would move \1"),
    (
        r"^(.+?) (is|would be) (destroyed|wounded|moved|engaged|healed) at "
        r"((?:this|their|[\w ]+'s) location|The [A-Z][\w ]+|Ole's Inn|Governor's Gardens)$",
        r"\1 at \4 \2 \3",
    ),
    (r"^you equip an? (.+?) to (.+)$", r"\2 equips a \1"),
    (r"^(.+?) would (?:suffer|take) (\d|two|three|four|five)(?: or more)? wounds$", r"\1 would suffer \2 or more wounds"),
    (r"^you lose (?:a|the|your) duel$", "a character you control loses a duel"),
    (r"^(.+?) loses (?:its|their|his|her|the) duel$", r"\1 loses a duel"),
    (r"^an? duel in which (.+?) (?:participated|took part|fought) (?:ends|is over)$", r"a duel with \1 ends"),
)
TABLES = {"effect": EFFECTS, "condition": CONDITIONS, "passive": PASSIVES, "trigger": TRIGGERS, "cost": COST}


def customary(role: str, sentence: str) -> str:
    """A sentence nearer to what cards say."""
    plain = EVERY(sentence)
    return re.sub(r"\s+", " ", TABLES[role](plain if role in {"condition", "passive"} else THINGS(plain)))
