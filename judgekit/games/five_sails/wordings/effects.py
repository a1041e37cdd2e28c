"""What effects say in other words, and the sentences of the vocabulary; tried in this order."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.wordings.terms import NUMBER, STAT, VALUE, WHO, N

VERBS = {"engaged": "engage", "wounded": "wound", "destroyed": "destroy", "discarded": "discard", "healed": "heal a wound from"}


def _next_round(found: re.Match[str]) -> str:
    """What the adversary cannot or must do in the next round."""
    must = found[1].casefold() == "must"
    what = found[2] if found[2].casefold() == "gamble" else f"use {found[2]}"
    return f"in the adversary's next round, they {'must' if must else 'cannot'} {what}"


def _to_deck(found: re.Match[str]) -> str:
    """A card out of one's discard pile that goes to the deck."""
    what = f"{found[1]} in your discard pile"
    return f"sink {what}" if "bottom" in found[2] else f"put {what} on top of its deck"


def _of_theirs(found: re.Match[str]) -> str:
    """What every player does to a card of their own choice."""
    owned = r"^(?:their|his or her) (?:own )?| (?:that )?(?:they|you) (?:own|control)$| of (?:their|his or her) own$"
    noun = re.sub(owned, "", found[3]).removesuffix("s")
    deed = found[2].casefold().removesuffix("s")
    return f"each {found[1].casefold()} {'heals a wound from' if deed.startswith('heal') else deed + 's'} a {noun} of theirs"


def _by_them(found: re.Match[str]) -> str:
    """What the adversary's player does to a card of their own choice."""
    return f"the adversary {found[1].casefold()} a {found[2]} of theirs"


TABLE = Table(
    (r" of (?:their|his or her|its) (?:own |controller's )?choice$", ""),
    (r"^all (.+?)s?((?: (?:at|here|you|in)\b.*?)?) (suffer|become|gain|get|heal|lose|move)\b", r"each \1\2 \3s"),
    (r"^(draw|discard) (\d)$", r"\1 \2 cards"),
    (r"^(?:draw|gain) (one|two|three|\d) more(?: cards?)?$", r"draw \1 cards"),
    (
        r"^(move target attachment) from one character you control to another$",
        r"move target attachment equipped to a character you control to a chosen character you control as an attachment",
    ),
    (rf"^(take|remove|move) ({N}) Renown from (?:it|there)$", r"\1 \2 Renown from this location"),
    (r"^(take control of .+ and equip it to .+?)(?<!without paying)$", r"\1 without paying"),
    (r"^recruit an? (.+?) (?:for free|without paying(?: its cost)?)$", r"recruit a chosen \1 at a cost of 0"),
    (r"^recruit an? ((?!chosen).+?) at a cost of (\d)$", r"recruit a chosen \1 at a cost of \2"),
    (r"^(.+?) loses the (\w+) (keyword|trait)$", r"\1 loses the \3 \2"),
    (r"^double (.+?)'s (combat|finesse|influence|resolve)$", r"\1 gets +1 \2 for each \2 of \1"),
    (rf"^(.+?) and (.+?) each (suffer|heal) ({N}) wounds?$", r"\1 \3s \4 wounds and \2 \3s \4 wounds"),
    (r"^(?:initiate|make|perform) an? (\[?\w+\]?) pressure(?: (?:at|on|here)\b.*)?$", r"pressure with \1"),
    (r"^(.+?) becomes the (?:new )?target(?: of (?:the|this|that) challenge)?( instead)?$", r"\1 becomes the target of the challenge"),
    (r"^cancel (?:that|the|this) (?:technique|maneuver|reaction)$", "cancel its effects"),
    (rf"^add ({N}) threat to your(?: participant's)? pool$", r"add \1 threat to the pool of your participant"),
    (
        rf"^the adversary's ({VALUE}) is (?:reduced|lowered) by (\d) (?:(?:in|during) their )?next round$",
        r"in the adversary's next round, the card they play has -\2 \1",
    ),
    (r"^the adversary discards (?:a|one) random card$", "the adversary discards 1 card at random"),
    (r"^copy the adversary's technique$", "copy a Technique of the adversary or of a card they have equipped"),
    (rf"^({VALUE}) ([+-]\d)$", r"\2 \1"),
    (r"^(?:after|at the end of) (?:your|this|the) round, (.+)$", r"after your participant's round ends, \1"),
    (r"^(?:after|when|at the end of) (?:the|this) duel(?: ends)?, (.+)$", r"when the duel ends, \1"),
    (rf"^put ({N}) (?:cards? )?(?:from your hand )?on the bottom of your deck$", r"sink \1 card from your hand"),
    (
        r"^put (target .+?) from the City Deck(?:'s)? discard pile on top of the City Deck$",
        r"put \1 in the City Deck's discard pile on top of its deck",
    ),
    (r"^(?:attach|put on) (.+) (?:to|on) (.+)$", r"equip \1 to \2"),
    (r"^((?!.*\b(?:not|if|while|when)\b).+?) (?:is|are) (engaged|wounded|destroyed|discarded|healed)$", lambda m: f"{VERBS[m[2].casefold()]} {m[1]}"),
    (rf"^(.+?) takes ({N}) (?:damage|wounds?)$", r"\1 suffers \2 wounds"),
    (r"^(?:move|return|send) (.+?) (?:back )?to (?:its|their|his|her|the) (?:own |owner's |controller's )?home$", r"move \1 Home"),
    (r"^(?:s?he|it|they|this character) (?:may|can) (move|draw|engage|heal)(?:s)? to (.+)$", r"you may \1 this character to \2"),
    (r"^move (.+?) to the adversary's location$", r"move \1 to the location of the adversary"),
    (r"^(?:use|copy) the effects? of (target .+?|an? .+?)'s (Action|Technique|Maneuver) as if .+$", r"copy the \2 of \1"),
    (
        rf"^you may (?:pay|spend|lose) ({N}) Renown to ((?:draw|gain|heal|move|wound|engage|en garde) .+)$",
        r"if you have \1 or more Renown, you may lose \1 Renown in order to \2",
    ),
    (
        r"^you may (discard an? card|wound (?:this character|your performer)|engage (?:this character|your performer)) to (.+)$",
        r"you may \1 in order to \2",
    ),
    (r"\bdraw another card\b", "draw a card"),
    (r"^(.+?) and (.+?) (?:swap|exchange|trade) locations$", r"exchange the locations of \1 and \2"),
    (rf"^(?:place|put|add) ({N}) Renown (?:on|to) any (City )?location$", r"add \1 Renown to a \2location"),
    (r"^put them back in any order$", "put the rest back in any order"),
    (
        r"^search your deck for an? ((?![A-Z]\w+,).+?), reveal it(?:, and (?:put|take) it into| and (?:put|take) it in|, (?:put|take) it into)"
        r" your hand$",
        r"search your deck for a \1, reveal it and put it into your hand",
    ),
    (r"^(?:put|return) (target .+?) (?:from|in) your discard pile (on top of|on the bottom of|into) (?:your|its) deck$", _to_deck),
    (r"^equip (target .+?) (?:from|in) your discard pile to (.+)$", r"equip \1 in your discard pile to \2 without paying"),
    (
        r"^recruit (target .+?),? (?:reducing its cost by|at a cost reduced by|for) (\d|one|two|three)(?: less)?$",
        r"recruit \1, paying its cost less \2",
    ),
    (r"^take an(?:other)? action(?: (?:after this one|immediately|now))?$", "take 1 more actions"),
    (r"^(?:they|it|that character|the target) must accept(?: (?:it|this challenge|the challenge))?$", "this challenge cannot be refused"),
    (r"^(.+?) challenges (.+)$", r"\1 issues a Combat challenge to \2"),
    (r"^(?:force|make) (.+?) (?:to )?challenge (.+)$", r"\1 issues a Combat challenge to \2"),
    (r"^for each ((?!.*choose one)[^,]+), (.+)$", r"\2 for each \1"),
    (
        r"^search your deck for an? ([A-Z]\w+), reveal it,? and (?:put|take) it in(?:to)? your hand$",
        r"search your deck for a \1 attachment, reveal it and put it into your hand",
    ),
    (r"^draw that many cards$", "draw a card for each card discarded this way"),
    (rf"^(?:move|transfer|send) ({N}) threat from your pool to (?:the adversary's|their) pool$", r"move \1 threat to the adversary's pool"),
    (rf"^(?:swap|switch|exchange) (?:the )?({VALUE}) and (?:the )?({VALUE}) values of ", r"swap the \1 and the \2 of "),
    (
        r"^(?:in|during) the adversary's next round, (?:they|the adversary) cannot (?:play|activate) Maneuvers$",
        "in the adversary's next round, they cannot use Maneuvers",
    ),
    (r"^the adversary (cannot use|cannot|must) (Maneuvers|Techniques|gamble)(?: in| during)?(?: their| the)? next round$", _next_round),
    (r"^reduce the threat in (?:your|your participant's) pool to 0$", "discard all threat in your pool"),
    (
        rf"^(?:ignore )?the adversary's ({VALUE})(?: is ignored)?(?: (?:in|during|for) (?:their|the|its) next round)?$",
        r"in the adversary's next round, their \1 is ignored",
    ),
    (
        rf"^the adversary ignores ({VALUE}) (?:on their next combat card|(?:in|during) their next round)$",
        r"in the adversary's next round, their \1 is ignored",
    ),
    (r"^(?:your|this) threat cannot be parried$", "in the adversary's next round, their Parry is ignored"),
    (r"^(.+?) loses all (?:of )?(?:its|their|his|her )?abilities$", r"\1 loses all abilities"),
    (
        rf"^each (player|opponent) (?:chooses and )?(wounds|destroys|engages|discards|en gardes|heals a wound from) "
        rf"(?:(?:{N}|one of) (?:of )?(.+? (?:they control|of theirs|of their own|that they control)|their (?:own )?.+))$",
        _of_theirs,
    ),
    (r"^the adversary (destroys|discards|wounds|engages) an? (attachment|character)(?: (?:they|you) control| of theirs)?$", _by_them),
    (r"^(?:move|send|bring) (.*\b(?:enemy|opposing|adversary)\b.*?) to your (?:own )?home$", r"move \1 into your Home"),
    (r"^(?:exhaust|tap|turn sideways) ", "engage "),
    (r"^(?:unexhaust|untap|refresh|stand up) ", "en garde "),
    (rf"^(?:deal|inflict) ({N}) (wounds?|damage) (?:to|on) (.+)$", r"\3 suffers \1 wounds"),
    (r"suffers (an?|one|1) wounds$", "suffers a wound"),
    (rf"^(.+?)'s ({STAT}) is (?:reduced|lowered|decreased) by (\d)$", r"\1 gets -\3 \2"),
    (rf"^(.+?)'s ({STAT}) is (?:increased|raised) by (\d)$", r"\1 gets +\3 \2"),
    (rf"^(?:reduce|lower|decrease) (.+?)'s ({STAT}) by (\d)$", r"\1 gets -\3 \2"),
    (rf"^(?:increase|raise) (.+?)'s ({STAT}) by (\d)$", r"\1 gets +\3 \2"),
    (rf"^set (.+?)'s ({STAT}) to (\d+)$", r"set the \2 of \1 to \3"),
    (rf"^discard ({N}) threat (?:from|in) (?:your|your participant's) pool$", r"remove \1 threat from your pool"),
    (rf"^add threat to the adversary's pool equal to (.+?)'s ({STAT})$", r"add 1 threat to the adversary's pool for each \2 of \1"),
    (
        rf"^(?:your|the|this) combat card (?:has|gains|gets) \+X ({VALUE}),? where X is (.+?)'s ({STAT})$",
        r"your combat card has +1 \1 for each \3 of \2",
    ),
    (rf"^\+X ({VALUE}),? where X is (.+?)'s ({STAT})$", r"your combat card has +1 \1 for each \3 of \2"),
    (rf"^(?:add )?({VALUE}) equal to (.+?)'s ({STAT})$", r"your combat card has +1 \1 for each \3 of \2"),
    (
        rf"^double (?:your|the|this card's|your combat card's) ({VALUE})(?: of (?:your combat card|this card))?$",
        r"double the \1 of your combat card",
    ),
    (
        rf"^(?:swap|switch|exchange) (?:the )?({VALUE}) and (?:the )?({VALUE}) of (?:this card|your combat card)$",
        r"swap the \1 and the \2 of your combat card",
    ),
    (
        rf"^(?:your|this) (?:combat )?card's ({VALUE}) (?:becomes|is|is set to) (?:equal to )?(?:its|the) ({VALUE})$",
        r"set the \1 of your combat card to its \2",
    ),
    (
        r"^(?:it|that card|this card|your combat card) (?:gains|has|gets) \+(\d) to all (?:of its )?combat values$",
        r"+\1 Riposte, +\1 Parry and +\1 Thrust",
    ),
    (r"^the adversary cannot (?:play|activate) (?:a |any )?Maneuvers? (in|during) ", r"the adversary cannot use Maneuvers \1 "),
    (r"^the adversary must gamble (?:in|during) their next round$", "in the adversary's next round, they must gamble"),
    (r"^it suffers (?:one|1|an?) (?:less|fewer) wounds?$", "reduce the number by one"),
    (r"^reduce the wounds by (\d|one|two|three)$", r"reduce the number by \1"),
    (r"^cancel (?:that|the|this) (?:action|ability|risk|reaction)'s effects?$", "cancel its effects"),
    (r"^(?:the adversary|they) discards? (an?|one|\d) cards? at random$", r"the adversary discards \1 card at random"),
    (
        rf"^(each|target) opponent discards ({N}) (?:cards? at random|random cards?)(?: from their hand)?$",
        r"\1 opponent discards \2 card at random",
    ),
    (r"^discard (an?|one|\d) (?:cards? at random|random cards?)(?: from your hand)?$", r"discard \1 card at random"),
    (rf"^target opponent chooses and discards ({N}) cards?$", r"target opponent discards \1 cards"),
    (r"^look at (?:target|an|your|the) opponent's hand$", "target opponent reveals their hand"),
    (r"^(?:target|an|the) opponent (?:shows you|reveals) their hand$", "target opponent reveals their hand"),
    (
        r"^discard (an?|one|1) card (?:from (?:it|that hand|there|their hand)|of your choice from (?:it|that hand|their hand))$",
        "discard a card from that hand",
    ),
    (r"^look at the adversary's hand$", "target opponent reveals their hand"),
    (r"^put (?:one|1|one of them|one of those cards) in(?:to)? your hand$", "put a revealed card into your hand"),
    (r"^sink the (?:others|other cards|remaining cards|rest of (?:them|those cards))$", "sink the rest"),
    (r"^(reveal|look at) the top card of ", r"\1 the top 1 card of "),
    (
        r"^search your deck for an? ([A-Z]\w+)(?: card| attachment)? and put it into your hand$",
        r"search your deck for a \1 attachment, reveal it and put it into your hand",
    ),
    (
        r"^search your deck for an? (attachment|risk|character) and put it into your hand$",
        r"search your deck for a \1, reveal it and put it into your hand",
    ),
    (r"^shuffle your discard pile (?:back )?into your deck$", "shuffle your discard pile into your deck"),
    (r"^(?:exchange|swap) the locations of two target (.+?)s( you control)?$", r"exchange the locations of target \1\2 and target \1\2"),
    (r"^swap (this character|\w+) with (target .+)$", r"exchange the locations of \1 and \2"),
    (rf"^(?:move|take) ({N}) Renown from (.+?)(?: to your (?:Renown|own|pool))?$(?<! location)(?<!opponent)", r"take \1 Renown from \2"),
    (rf"^take ({N}) Renown from (this location|that location|a location you control|an? .*location.*|the .+)$", r"collect \1 Renown from \2"),
    (rf"^move ({N}) Renown from (.+?) to your Renown$", r"collect \1 Renown from \2"),
    (r"^(?:you become|become) the First Player$", "take the First Player Token"),
    (r"^(?:gain|take) (?:control of )?the First Player Token$", "take the First Player Token"),
    (r"^take (?:an|one|1)(?: additional| extra| more)? action$", "take 1 more actions"),
    (r"^recruit (target .+?) without paying(?: its cost)?$", r"recruit \1 at a cost of 0"),
    (r"^equip (target .+?) to (.+?) without paying its cost$", r"equip \1 to \2 without paying"),
    (r"^(?:this character|\w+) intervenes(?: without engaging)?$", "this character becomes the target of the challenge"),
    (r"^(?:change|redirect) the (?:target of the )?challenge to (.+)$", r"\1 becomes the target of the challenge"),
    (r"^(return|put) this card (?:in)?to your hand (?:at the end of|after) the duel$", "after the duel, this card goes to your hand"),
    (r"^put this card on the bottom of your deck (?:at the end of|after) the duel$", "after the duel, this card goes to the bottom of your deck"),
    (r"^take (\d|an?|one|two|three) Renown$", r"gain \1 Renown"),
    (r"^draw up to (\d+|two|three|four) cards$", r"draw up to \1 cards"),
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
)
