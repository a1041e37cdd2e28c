"""Other ways in which cards say the same: rewritten to the sentences of the vocabulary before they are read."""

from __future__ import annotations

import re

from judgekit.games.five_sails.wording_wider import WIDER

NUMBER = r"(?:\d+|an?|one|two|three|four|five|six|seven)"
WHO = "they|it|that character|the challenged character|this challenge|the challenge|the target"
EVERYWHERE = (
    (r"\s+", " "),
    (r"threat pool", "pool"),
    (r"\bcan't\b", "cannot"),
    (r"\bany (character|participant|attachment)\b", r"a \1"),
    (r"\bwould become engaged\b", "would engage"),
    (r"\bbecomes engaged\b", "engages"),
    (r"\b(a|an) (single|additional|extra) ", r"\1 "),
    (rf"\b({NUMBER}) additional\b", r"\1"),
)
"""For every kind of sentence."""
SAME: dict[str, tuple[tuple[str, str], ...]] = {
    "effect": (
        (r"^remove (an?|one|two|three|\d+|all) (wounds?) from\b", r"heal \1 \2 from"),
        (r"^move (.+?) to (?:its|their|his|her|your) (?:own |controller's |owner's )?home$", r"move \1 Home"),
        (r"^(.+?) moves to (?:its|their|his|her) (?:own )?home$", r"move \1 Home"),
        (r"^(return|send) (.+?) (?:to (?:its|their|his|her) )?home$", r"move \2 Home"),
        (r"^(claim|take control of) (?:that|this|the|your performer's|their) location$", "claim this location"),
        (r"^(?:immediately )?pressure (?:that|the|this|their|your performer's) location (with|using) ", "pressure with "),
        (r"\b(issues? )an? challenge\b(?! of)", r"\1a Combat challenge"),
        (r"\b(issues? )an? challenge of (\[?\w+\]?) to (.+)$", r"\1a \2 challenge to \3"),
        (r"^challenge ((?:(?! to a duel).)+)$", r"issue a Combat challenge to \1"),
        (
            r"\b(?:discard|remove) all (?:of the |of your |of their )?threat (?:in|from) (?:your|your participant's|the participant's|their) pool$",
            "discard all threat in your pool",
        ),
        (
            r"^(?:reduce (?:the )?threat in (?:your|your participant's) pool by|remove from your pool) (\d+|one|two|three)$",
            r"remove \1 threat from your pool",
        ),
        (r"^remove (\d+|an?|one|two|three) threat from your participant's pool$", r"remove \1 threat from your pool"),
        (r"^(.+?) loses (\d) (\[?(?:resolve|combat|finesse|influence|panache)\]?)$", r"\1 gets -\2 \3"),
        (r"^(.+?) gains (\d) (\[?(?:resolve|combat|finesse|influence|panache)\]?)$", r"\1 gets +\2 \3"),
        (r"^give (.+?) ([+-]\d) ", r"\1 gets \2 "),
        (r"^(?:the )?(.+?)'s (combat|finesse|influence|resolve) (?:becomes|is set to|is) (\d+)$", r"set the \2 of \1 to \3"),
        (
            rf"^(?:{WHO}) cannot (?:be refused|refuse(?: it| this challenge| the challenge)?)$",
            "this challenge cannot be refused",
        ),
        (r"^no (?:one|other character|characters) (?:can|may) intervene$", "no character can intervene"),
        (r"^(?:this challenge|the challenge) cannot be intervened$", "no character can intervene"),
        (r"^only (.+?) may intervene$", r"only \1 can intervene"),
        (rf"^(.+?) heals ({NUMBER}) wounds?$", r"heal \2 wounds from \1"),
        (r"^both participants (suffer|are wounded)", r"each participant \1s"),
        (r"^(?:your participant )?ignores? Restricted Hostilities(?: until your next round(?: of the duel)?)?$", "lethal"),
        (rf"^discard ({NUMBER}) (cards?) from (?:your )?hand$", r"discard \1 \2"),
        (r"^(.+?) suffers (?:that|the) (?:wound|wounds)( instead)?$", r"\1 suffers a wound\2"),
        (r"^(?:reduce|lower) (?:the wounds|the number of wounds|that number|that amount|those wounds) by ", "reduce the number by "),
        (rf"^prevent ({NUMBER}) (?:wounds?|of (?:the|that) damage)$", r"reduce the number by \1"),
        (rf"^(?:take|steal) ({NUMBER}) Renown from (?:target|an|your|the) opponent$", r"target opponent gives you \1 Renown"),
        (r"^cancel (?:the|that|this) claim$", "cancel it"),
        (r"^draw (?:a number of )?cards equal to (?:the number of )?(.+)$", r"draw a card for each \1"),
        (r"^(gain|lose) (?:an amount of )?Renown equal to (?:the number of )?(.+)$", r"\1 1 Renown for each \2"),
        (r"^(?:an|your) opponent (discards|loses|draws|gains) ", r"target opponent \1 "),
        (r"^(?:in|during) their next round, the adversary cannot (use Techniques?|gamble)$", r"in the adversary's next round, they cannot \1"),
        (
            r"^the adversary cannot (use Maneuvers|use Techniques|gamble) (?:in|during) their next round$",
            r"in the adversary's next round, they cannot \1",
        ),
        (
            r"^the adversary cannot use an? (Maneuver|Technique) (?:in|during) their next round$",
            r"in the adversary's next round, they cannot use \1s",
        ),
        (
            r"^(?:copy|use|resolve|repeat) the effects? of (target [^']+|another [^']+|an? [^']+)'s (Action|Technique|Maneuver)(?: ability)?$",
            r"copy the effects of the \2 of \1",
        ),
        (r"^copy (target [^']+|another [^']+|an? [^']+)'s (Action|Technique|Maneuver)(?: ability)?$", r"copy the effects of the \2 of \1"),
        (r"^you (gain|lose|draw|discard|gamble)\b", r"\1"),
        (r"^discard (one|two|three|\d+)(?: of them)?$", r"discard \1 cards"),
        (rf"^(.+?) suffers ({NUMBER}) fewer wounds?$", r"reduce the number by \2"),
        (r"^heals? all (?:of (?:its|his|her|their) )?wounds$", "heal all wounds from it"),
        (r"^your participant and the adversary each suffer ", "each participant suffers "),
        (r"^(.+?) (?:gain|have|get) ([+-]\d)", r"\1 gets \2"),
        (r"^(?:add|gain) \+?(\d) (\[?(?:riposte|parry|thrust)\]?)(?: to (?:this|your|the|your combat|the combat) card)?$", r"+\1 \2"),
        (rf"^remove ({NUMBER}) threat$", r"remove \1 threat from your pool"),
        (rf"^(?:add|place|put) ({NUMBER}) Renown (?:to|on) (?:your performer's|their|the) location$", r"add \1 Renown to this location"),
        (r"^pressure your location with ", "pressure with "),
        (r"^(.+?) gains the ([A-Z][\w' -]*) trait$", r"\1 gains the trait \2"),
        (r"^(?:your performer|this character|the equipped character) wounds (target .+)$", r"wound \1"),
        (r"^ready ", "en garde "),
        (r"^(?:make|turn) (.+?) en garde$", r"en garde \1"),
        (r"^(?:this|your) (?:card|combat card) (?:has|gains|gets) ", "your combat card has "),
        (r"^(.+?)'s combat card (?:has|gains|gets) ", "your combat card has "),
        (r"^the adversary's next combat card (?:has|gains|gets) ", "in the adversary's next round, their combat card has "),
        (r"^in their next round, the adversary cannot use Maneuvers$", "in the adversary's next round, they cannot use Maneuvers"),
        (r"^cancel (?:the|that|this|their) (?:risk|move|movement|effects?|wounds?|card|ability|action|event|challenge)$", "cancel it"),
        (r"^cancel (?:the )?effects? of (?:that|the) (?:risk|ability|action|card)$", "cancel its effects"),
        (r"^(?:reduce|lower) (?:the|its|that) (?:wealth )?cost by ", "reduce the cost by "),
        (r"^(?:it|that card|the card) (?:has|gets) -(\d) (?:wealth )?cost$", r"reduce the cost by \1"),
        (r"^(?:it|that card|the card) costs (\d|one|two|three) less$", r"reduce the cost by \1"),
        (r"^draw one fewer card$", "reduce the number by one"),
        (r"^prevent (\d|one|two|three) of (?:them|the wounds)$", r"prevent \1 of those wounds"),
        (r"^prevent (?:all of |all |all of those |those |the |that )?(?:wounds?)$", "cancel it"),
        (r"^(.+?) takes (a|\d+|two|three) (wounds?)$", r"\1 suffers \2 \3"),
        (r"^wound (.+?) (?:a second time|again)$", r"wound \1"),
        (r"^(wound .+?) twice$", r"\1 2 times"),
        (r"^sacrifice ", "destroy "),
        (r"^(?:put|return) (target .+?) (?:in|from) your discard pile (?:in|in)?to your hand$", r"return \1 in your discard pile to your hand"),
        (r"^place an? Renown on ", "add 1 Renown to "),
    ),
    "cost": (
        (r"^sacrifice ", "destroy "),
        (r"^(.+?) (?:suffers|takes|receives) an? wound$", r"wound \1"),
        (r"^(?:receive|suffer) a wound$", "wound your performer"),
        (r"^-(\d) (\[?(?:riposte|parry|thrust)\]?)$", r"spend \1 \2"),
        (r"^pay (\d|an?|two|three) renown$", r"spend \1 Renown"),
        (r"^(?:lose) (\d|an?|two|three) renown$", r"spend \1 Renown"),
        (rf"^discard ({NUMBER}) (cards?) from (?:your )?hand$", r"discard \1 \2"),
    ),
    "trigger": (
        (r"^(.+?)'s challenge is refused$", r"a challenge by \1 is refused"),
        (r"^(.+?) has (?:his|her|its|their) challenge refused$", r"a challenge by \1 is refused"),
        (r"^(.+?) (moves|would move|moved) (?:here|to (?:that|the same|your performer's) location)$", r"\1 moves to this location"),
        (r"^an? (enemy|opponent) (?:uses|activates|announces|plays) an? action(?: ability)?$", "an enemy uses an Action"),
        (r"^an? (enemy|opponent) (?:uses|plays|announces) a risk(?: card)?$", "an enemy plays a risk"),
        (r"^(.+?) would suffer (?:a wound|wounds|one or more wounds)$", r"\1 would be wounded"),
        (r"^(.+?) suffers (?:one or more wounds|at least one wound)$", r"\1 is wounded"),
        (r"^(?:you|the player) would (draw|discard|gain|claim|gamble|recruit)\b", r"you \1"),
        (r"^you draw (?:one or more cards|any number of cards)$", "you draw cards"),
        (r"^(.+?) is targeted by a challenge$", r"\1 is challenged"),
        (r"^an? (enemy|opposing) character challenges (.+)$", r"\2 is challenged"),
        (r"^(?:a|the) duel (?:with|involving|in which) (.+?) (?:participated |took part )?(?:in )?(?:ends)$", r"a duel with \1 ends"),
        (r"^a duel in which (.+?) (?:participated|took part|participates|is a participant|was a participant)$", r"a duel with \1 ends"),
        (r"^(?:the beginning|the start|the start) of (?:your|each) round$", "your round begins"),
        (r"^the (?:start|beginning) of (?:a|the) duel$", "a duel begins"),
        (r"^the (?:start|beginning) of (?:a|the) round$", "a round begins"),
        (r"^the end of (?:a|the) (duel|round)$", r"a \1 ends"),
        (r"^the challenge is (accepted|refused)$", r"a challenge is \1"),
        (r"^you gamble (?:in|during) a duel$", "you gamble"),
        (r"\b(equips?) an ", r"\1 a "),
        (r"^an? risk is (?:announced|played) by an? (?:enemy|opponent)$", "an enemy plays a risk"),
        (r"^(an? (?:\S+ )?character) is (destroyed|wounded|moved|engaged|healed) (?:at this location|here)$", r"\1 at this location is \2"),
        (r"^an? (enemy|opponent) recruits (.+)$", r"an opponent recruits \2"),
        (r"^a challenge (?:against|to) (.+) is refused$", r"\1 refuses a challenge"),
        (r"^a challenge (?:against|to) (.+) is accepted$", r"\1 accepts a challenge"),
        (r"^an? (.+?) is equipped to (.+)$", r"\2 equips a \1"),
        (r"^(?:an? (?:enemy|opponent)|the adversary) (?:uses|activates) an? (Technique|Maneuver)$", r"the adversary announces a \1"),
        (r"^an? (?:enemy|opponent) (draws|gains|claims) ", r"an opponent \1 "),
        (r"^(an opponent) would claim ", r"\1 claims "),
        (r"^the (start|beginning) of ", "the beginning of "),
    ),
    "passive": (
        (r"^your combat cards (?:have|gain|get) ", "the combat cards of characters you control have "),
        (r"^(?:enemy|your opponents'|opponents') combat cards (?:have|gain|get) ", "the combat cards of enemy characters have "),
        (r"^(.+?)'s combat cards (?:have|gain|get) ", r"the combat cards of \1 have "),
        (r"^when(?:ever)? (.+?) plays an? combat card, (?:it|that card) (?:has|gains|gets) ", r"the combat cards of \1 have "),
        (r"^(.+?) must be (?:the target of|targeted by) enemy challenges$", r"enemy challenges must target \1"),
        (r"^enem(?:y characters|ies) must target (.+?) with (?:their )?challenges$", r"enemy challenges must target \1"),
        (r"^no challenges can be issued at this location$", "characters at this location cannot issue challenges"),
        (r"^challenges cannot be issued (?:at this location|here)$", "characters at this location cannot issue challenges"),
        (r"^(.+?) gets? ([+-]\d)", r"\1 has \2"),
        (r"^(.+?) cannot heal(?: wounds)?$", r"\1 cannot be healed"),
        (
            r"^(.+?) cannot be (?:the target of|targeted by) enemy (?:abilities|effects|cards|characters|players|risks|actions)$",
            r"\1 cannot be targeted by enemies",
        ),
        (r"^(?:this card|it) costs (\d) less$", r"this card has -\1 cost"),
        (r"^(?:this card|it) costs (\d) more$", r"this card has +\1 cost"),
        (r"^(.+?) (has|have) (.+) while at (.+)$", r"while \1 is at \4, \1 \2 \3"),
        (r"^While opposing (.+?), (.+?) (has|have|gains|cannot)\b(.*)$", r"while \2 is opposing \1, \2 \3\4"),
    ),
    "condition": (
        (
            r"^(?:this card was gambled|you gambled this card|your combat card was gambled|you gambled this round|you gambled)$",
            "your combat card was gambled",
        ),
        (r"^(.+?) has (\d+|one|two|three) wounds or more$", r"\1 has \2 or more wounds"),
        (r"^(.+?) is at (?:a|any) City location$", r"\1 is in the City"),
        (r"^(.+?) (?:is in|is participating in|participates in|is a participant in) a duel$", r"\1 is a participant"),
        (r"^this is the first round(?: of the duel)?$", "it is the first round"),
        (r"^(.+?) has (?:less|lower) (combat|finesse|influence|resolve) than (.+)$", r"\3 has more \2 than \1"),
        (r"^(.+?) has no wounds$", r"\1 is an unwounded character"),
        (r"^there is an? (.+)$", r"there is a \1"),
    ),
}
"""For one kind of sentence, tried in this order."""
ROLES = ("effect", "cost", "trigger", "passive", "condition")
_COMPILED = {
    role: [(re.compile(a, re.I), b) for a, b in (*EVERYWHERE, *WIDER.get(role, ()), *SAME.get(role, ()))] for role in ROLES
}


def usual(role: str, sentence: str) -> str:
    """A sentence in the wording of the vocabulary."""
    for regex, instead in _COMPILED[role]:
        sentence = regex.sub(instead, sentence.strip())
    return sentence
