"""Threat, Initiative and the First Player in other words, and what raises or lowers an amount that is about to happen."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER

ENEMY = r"(?:an? |your )?(?:opponents?|enem(?:y|ies))"
FIRST = r"(?:the )?First Player(?: Token)?"
THAT = r"(?:that|this|the|the generated|the removed|the resulting)"
AMOUNT = r"(?:amount of |generated |removed )?threat(?: (?:that is )?generated| that is (?:added|removed))?|amount"
MINE = r"(?:you|your participant)"
POOL = r"(?:the|their|its|his|her) (?:participant's )?pool"
CHALLENGED = r"(?:against|to|targeting|on)"
DURING = r"by|for|in|with|during|from|as part of"
ISSUED = r"(?:by|from|issued by|of)"


def _generating(found: re.Match[str]) -> str:
    """Which challenge generates threat: by whom it was issued, or whom it is against."""
    if not found[1]:
        return "a challenge generates threat"
    return f"a challenge {'by' if re.fullmatch(ISSUED, found[1], re.IGNORECASE) else 'against'} {found[2]} generates threat"


NTH = r"(first|second|third|fourth|fifth)"
SPAN = r"(?:in |during |of )?(?:each|every|an?|this|the|one) (Day|duel)"
OWN = r"(?:your|their|his|her|its)"
DONE = r"(?:destroyed|wounded|moved|engaged|discarded|healed)"
WHOLE = Table(
    (r"^(?:When|After|Before) ([^•,]+?) for the first time (?:in )?(?:each|every|a|this) (Day|duel)(?=\s*[•,])", r"The first time each \2 \1"),
    (rf"^(When|After|Before) ([^•,]+?) for the (?!first){NTH} time {SPAN}(?=\s*[•,])", r"\1 \2 for the \3 time in one \4"),
    (rf"^The (?!first){NTH} time (?:(?:in )?(?:each|every|a|this) (Day|duel),? )([^•,]+?)(?=\s*[•,])", r"After \3 for the \1 time in one \2"),
    (rf"^The (?!first){NTH} time ([^•,]+?) {SPAN}(?=\s*[•,])", r"After \2 for the \1 time in one \3"),
    (
        rf"^(When|After|Before) ([^•,]+?) {OWN} {NTH} ([^•,]+?) {SPAN}(?=\s*[•,])",
        lambda m: f"{m[1]} {m[2]} a{'n' if m[4][:1].lower() in 'aeiou' else ''} {m[4]} for the {m[3]} time in one {m[5]}",
    ),
    (r"^(The first time[^•]*? )suffers(?= (?:any|wounds|a wound)[^•]*•\s*(?:[Rr]educe|[Pp]revent|[Ii]gnore|[Cc]ancel))", r"\1would suffer"),
    (r"^[Dd]uring (?=the (?:Resolve Threat|Determine Initiative) step\b)", "When "),
    (
        rf"^((?:When|Before|If) [^•]*\bgains? [^•]*Renown[^•]*• )(?:(?:[Yy]ou|[Tt]hey|[Ii]t) )?(?:instead )?"
        rf"[Gg]ains? ({NUMBER}) (?:more|additional|extra)(?: Renown)?(?: instead)?(?=\.|$)",
        r"\1Increase the number by \2",
    ),
    (rf"(?<=• )((?:[A-Z]|the |it|they)[\w' ]*?) (?:is|are) not {DONE}(?:,? and |\. It )(?=\w)", r"Cancel it. \1 "),
    (
        rf"^((?!.*\b(?:any number of|up to {NUMBER}) cards\b).*)\b([Dd]raw|[Dd]iscard|[Gg]ain|[Ll]ose) that (?:many|much) (card|Renown)s?\b",
        r"\1\2 1 \3 for each of that number",
    ),
    capitals=True,
)
"""The whole text of an ability."""
DOING = {"destroy": "destroyed", "wound": "wounded", "move": "moved", "engage": "engaged", "discard": "discarded", "heal": "healed"}


def _undergoes(found: re.Match[str]) -> str:
    """What an effect would do to something, as what would happen to it."""
    theirs = re.match(r"an? (?:enemy|opponent)", found[1], re.IGNORECASE)
    if theirs and found[2].casefold() == "move":
        return f"an opponent would move {found[3]}"
    return f"{found[3]} would be {DOING[found[2].casefold()]}"


TRIGGERS = Table(
    (r"^(.+) plays a card as (?:a|the|their|its|his|her) combat card$", r"\1 plays a combat card"),
    (r"^you play a card as (?:a|your) combat card$", "you play a combat card"),
    (r"^a card is played as (?:a|the) combat card$", "a combat card is played"),
    (rf"^(an? (?:enemy |opponent's )?(?:effect|ability|card|action)) would ({'|'.join(DOING)}) (.+)$", _undergoes),
    (r"^threat is discarded from (.+?)'s pool$", r"threat is discarded from the pool of \1"),
    (r"^(.+?) is equipped with (an? .+)$", r"\1 equips \2"),
    (rf"^{ENEMY} (?:would )?(issue|accept|refuse)s? a challenge$", r"an opponent \1s a challenge"),
    (rf"^{ENEMY} pressures? (this location|a location|here)$", lambda m: f"an opponent pressures {'this location' if m[1] == 'here' else m[1]}"),
    (r"^(?:an? |the )?(?:players?|anyone|somebody) passes$", "a player passes"),
    (r"^you are challenged$", "a character you control is challenged"),
    (r"^you (?:play|attach) an attachment$", "you equip an attachment"),
    (r"^(?:one or more|any) cards? (?:is|are) discarded from your hand$", "you discard a card"),
    (r"^a location would become uncontrolled$", "a location becomes uncontrolled"),
    (r"^this location would become uncontrolled$", "this location becomes uncontrolled"),
    (r"^(?:the )?(?:start|beginning) of each of your rounds$", "your round begins"),
    (rf"^{ENEMY} plays a combat card$", "an enemy participant plays a combat card"),
    (rf"^{ENEMY} draws? (?:one or more|1 or more|any number of|at least one) cards?$", "an opponent draws cards"),
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
    (rf"^(?:{ENEMY}|an? enemy character) generates? threat(?: against .+)?$", "an enemy character generates threat"),
    (r"^threat is (added|removed|discarded) (to|from) (?:a|any) pool$", r"threat is \1 \2 the pool of a participant"),
    (r"^threat is (added|removed|discarded) (to|from) your(?: participant's)? pool$", r"threat is \1 \2 the pool of your participant"),
    (r"^(?:you|your participant) removes? threat(?: from your(?: participant's)? pool)?$", "your participant removes threat"),
    (rf"^(.+?) removes threat from {POOL}$", r"\1 removes threat"),
    (r"^(?:the )?threat in your(?: participant's)? pool is (?:reduced|lowered)$", "threat is removed from the pool of your participant"),
    (r"^(?:the )?threat in (.+?)'s pool is (?:reduced|lowered)$", r"threat is removed from \1's pool"),
    (rf"^{MINE} resolves? (?:its |your |their )?threat$", "your participant resolves threat"),
    (r"^(?:your|your participant's) (?:remaining |unmitigated )?threat is resolved$", "your participant resolves threat"),
    (r"^(?:the )?(?:remaining |unmitigated )?threat in your(?: participant's)? pool is resolved$", "your participant resolves threat"),
    (r"^(?:the )?(?:remaining |unmitigated )?threat in (?:the pool of )?(.+?)(?:'s pool)? is resolved$", r"\1 resolves threat"),
    (r"^(?:remaining|unmitigated|the) threat is resolved$", "threat is resolved"),
    (r"^(?:the )?resolve threat(?: step)?(?: of (?:a|the|each) round)?$", "threat is resolved"),
    (r"^(.+?) resolves (?:its|his|her|their) threat$", r"\1 resolves threat"),
    (r"^(?:the )?initiative is (?:determined|compared|calculated|checked|decided)(?: for the day)?$", "initiative is determined"),
    (r"^(?:players (?:determine|compare)|determining|comparing) initiative$", "initiative is determined"),
    (r"^(?:the )?determine initiative step(?: begins)?$", "initiative is determined"),
    (rf"^(?:you|your leader's player) (?:would )?(?:become|gain|take|get|receive)s? {FIRST}$", "you become the First Player"),
    (rf"^{ENEMY} (?:would )?(?:becomes?|gains?|takes?|gets?|receives?) {FIRST}(?: from you)?$", "an opponent becomes the First Player"),
    (rf"^(?:another|a|any) player (?:would )?(?:becomes?|gains?|takes?|gets?|receives?) {FIRST}$", "a player becomes the First Player"),
    (r"^the First Player passes$", "the First Player passes"),
    (r"^(?:the )?First Player Token (?:passes|moves|goes|changes hands|changes)(?: to .+)?$", "a player becomes the First Player"),
    (rf"^(.+?)'s controller (?:would )?becomes {FIRST}$", "you become the First Player"),
    (rf"^you (?:would )?(?:lose {FIRST}|cease to be {FIRST}|are no longer {FIRST})$", "you lose the First Player Token"),
    (rf"^{ENEMY} (?:would )?(?:loses? {FIRST}|is no longer {FIRST})$", "an opponent loses the First Player Token"),
)
BECOME = {"engaged": "engage", "wounded": "wound", "destroyed": "destroy", "en garde": "en garde"}
EFFECTS = Table(
    (
        r"^(?:move|transfer|pass|give) ((?:target|a chosen|another chosen|that) [\w ]*?\battachment\b[^.]*?) to "
        r"(?!.*\b(?:location|hand|deck|pile|Home|Locker|Docks|Forums|Bazaar|Inn|Gardens|as an attachment)\b)(.+)$",
        r"move \1 to \2 as an attachment",
    ),
    (r"^(?:put|place|return) (it|that card) (?:back )?on top of (?:your|their|its owner's) (?:faction )?deck\b", r"put \1 on top of its deck"),
    (rf"^(?!.*\bthreat\b)(?:.+) (?:is|are) not {DONE}(?: instead)?$", "cancel it"),
    (
        r"^(?:(?:the )?(?:effects?|abilities) (?:of|on) )?"
        r"(?:this (?:card|ability|action|reaction|risk|technique|maneuver)|it|its effects?|these effects|they) cannot be cancelled$",
        "this ability cannot be cancelled",
    ),
    (r"^(?:s?he|it|they|that (?:card|character)) (?:stays?|remains?) engaged(?: instead)?$", "cancel it"),
    (r"^(?:it|that pressure) fails( instead)?$", r"the pressure fails\1"),
    (
        r"^(?:put|take|add) (target .+?|an? [\w ]+?) (?:from|in) (your discard pile|your Locker) (?:in)?to your hand$",
        r"take \1 in \2 into your hand",
    ),
    (r"^(wound|engage|destroy|discard|en garde|heal a wound from) (?:each of them|all of them|them all)$", r"\1 each target"),
    (
        r"^((?:up to )?(?:two|three|\d) target .+?) (?:become|are|get) (engaged|wounded|destroyed|en garde)$",
        lambda m: f"{BECOME[m[2].casefold()]} {m[1]}",
    ),
    (
        rf"^the triggering player (?:draw|gain|discard|lose|heal)s? ({NUMBER}) (?:less|fewer)(?: (?:cards?|Renown))?$",
        r"reduce the number by \1",
    ),
    (
        r"^(?:s?he|it|they|that (?:card|character)) do(?:es)? not"
        r"(?: (?:become (?:uncontrolled|engaged|wounded)|happen|move|engage|leave play|suffer (?:it|them)))?$",
        "cancel it",
    ),
    (rf"^(?:reduce|lower|decrease) (?:it|this|that) by ({NUMBER})$", r"reduce the number by \1"),
    (rf"^(?:increase|raise) (?:it|this|that) by ({NUMBER})$", r"increase the number by \1"),
    (rf"^add ({NUMBER}) to (?:that|the|this) (?:threat|amount|number)$", r"increase the number by \1"),
    (rf"^(?:.+ )?generates? ({NUMBER}) threat$", r"increase the number by \1"),
    (r"^add (\d+) to your scheme's initiative$", r"your scheme gains +\1 Initiative"),
    (rf"^(?:keep (?:it|{FIRST})|you keep (?:it|{FIRST}))$", "cancel it"),
    (
        rf"^(?:reduce|lower|decrease) (?:{THAT} )?(?:{AMOUNT}) by ({NUMBER})$",
        r"reduce the number by \1",
    ),
    (rf"^{THAT} (?:threat|amount|number) is (?:reduced|lowered|decreased) by ({NUMBER})$", r"reduce the number by \1"),
    (rf"^(?:(?:they|it|s?he|the challenger) )?generates? ({NUMBER}) (?:less|fewer)(?: threat)?$", r"reduce the number by \1"),
    (rf"^({NUMBER}) (?:less|fewer) threat is (?:generated|added|removed)$", r"reduce the number by \1"),
    (
        rf"^(?:increase|raise) (?:{THAT} )?(?:{AMOUNT}|number(?: of wounds)?) by ({NUMBER})$",
        r"increase the number by \1",
    ),
    (rf"^{THAT} (?:threat|amount|number) is (?:increased|raised) by ({NUMBER})$", r"increase the number by \1"),
    (rf"^(?:(?:they|it|s?he|the challenger) )?generates? ({NUMBER}) (?:more|additional|extra)(?: threat)?$", r"increase the number by \1"),
    (rf"^({NUMBER}) (?:more|additional|extra) threat is (?:generated|added|removed)$", r"increase the number by \1"),
    (rf"^(?:you )?(?:become|gain|take|get) {FIRST}$", "you become the First Player"),
    (rf"^target (?:opponent|player) (?:becomes|gains|takes|gets) {FIRST}$", "target opponent becomes the First Player"),
    (rf"^give {FIRST} to target (?:opponent|player)$", "target opponent becomes the First Player"),
    (rf"^pass {FIRST} (?:to the left|to the next player(?: clockwise)?|clockwise)$", "the First Player Token passes to the left"),
    (r"^your scheme(?:'s initiative)? (?:has|gains|gets) ([+-]\d+)(?: initiative)?$", r"your scheme gains \1 Initiative"),
    (r"^(?:increase|raise) your (?:scheme's )?initiative by (\d+)$", r"your scheme gains +\1 Initiative"),
    (r"^(?:reduce|lower) your (?:scheme's )?initiative by (\d+)$", r"your scheme gains -\1 Initiative"),
    (r"^your (?:scheme's )?initiative (?:is (?:increased|raised) by|has \+|gains \+) ?(\d+)$", r"your scheme gains +\1 Initiative"),
)
CONDITIONS = Table(
    (r"^(they|those characters) (?:are|were) ", r"\1 is "),
    (r"^(.+?) (?:is|was) (?:already |now )?(wounded|engaged|moved) (?:this way|by this(?: effect| ability)?)$", r"\1 is \2"),
    (r"^(?:this|that|it|the wound) (?:destroys|kills|would destroy) (.+)$", r"\1 is destroyed"),
    (r"^(?!your participant)(?:.+) was the challenger$", "your participant is the challenger"),
)
momentary = ByKind(trigger=TRIGGERS, effect=EFFECTS, condition=CONDITIONS)
"""A sentence about threat, Initiative, the First Player or an amount, nearer to what cards say."""
