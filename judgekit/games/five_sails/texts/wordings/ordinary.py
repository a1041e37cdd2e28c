"""Sentences as they stand on ordinary cards, for which the other tables have another order of words; tried before those."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.constant import HERE, PASSIVES
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, STAT, VALUE

DIGITS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
SOMEWHERE = r"(?:an adjacent location|an adjacent City location|any City location)"
OF_THEIRS = r"of (?:its|their|his|her|that character's) (?:controller's|owner's|player's|own)? ?choice"
DONE = {"en garde": "en garde", "engaged": "engage"}
DEED = r"(discards|draws|loses|gains) (.+)"


def _capped(found: re.Match[str]) -> str:
    """What is counted, up to a number."""
    return f"{found[1]}, maximum {DIGITS.get(found[2].casefold(), found[2])}"


def _moved_so(found: re.Match[str]) -> str:
    """Who moves somewhere, and how they stand there."""
    who = found[1] or found[2]
    again = "that character" if re.match(r"(?:target|a chosen|that|another)\b", who, re.IGNORECASE) else who
    return f"move {who} to {found[3]} and {DONE[found[4].casefold()]} {again}"


PLACES = {"docks": "The Docks", "forums": "The Forums", "bazaar": "The Grand Bazaar", "inn": "Ole's Inn", "gardens": "Governor's Gardens"}
EVERY = Table(
    (r"\[(?:The )?(?:Grand |Ole's |Governor's )?(Docks|Forums|Bazaar|Inn|Gardens)\]", lambda m: PLACES[m[1].casefold()]),
    (r"\b(at an? (?:City )?location) (?:that )?(?:is |that is )?not controlled by you\b", r"\1 you do not control"),
    (r"\b(locations?) (?:that )?(?:is |are )?controlled by (?:an opponent|an enemy|another player)\b", r"\1 an opponent controls"),
    (r"\bat locations (with|you control|you do not control|an opponent controls)\b", r"at a location \1"),
)
SOMEBODY = r"(target (?!.*\b(?:location|attachment)\b).+?|that (?:character|enemy|Mercenary)|them|him|her|it|an? .*?character.*?)"
RENOWN = r"^((?:add|place|put|remove|discard|move) .*?Renown\b.*?\blocation) "
EFFECTS = Table(
    (r"^(.+?) and (.+?) each (suffer|heal) (?:an?|one|1) wound$", r"\1 \3s a wound and \2 \3s a wound"),
    (r" for the (duel|round|day)$", r" this \1"),
    (rf"^([^,]+?)['’]s ({STAT}) is doubled$", r"double the \2 of \1"),
    (rf"^(until [^,]+, )(.+?)['’]s ({STAT}) is doubled$", r"\1double the \3 of \2"),
    (r"^each player moves their Leader Home$", "move each Leader Home"),
    (r"^(?!choose\b)([^,]+), or ([^,]+?)(?: instead)? if ([^,]+)$", r"\1, or if \3, \2 instead"),
    (
        r"^(?:remove|discard) all (?:of the )?threat (?:from"
        r"|in) (?!your\b)(?:the pool of )?(.+?)(?:['’]s pool)?$",
        r"discard all threat in the pool of \1",
    ),
    (r"^(until [^,]+, )?the adversary['’]s combat cards (?:have|gain|get) ", r"\1the adversary gets "),
    (
        r"^cancel the adversary['’]s next (Maneuver"
        r"|Technique)(?: (this (?:duel|round|Day)))?$",
        lambda m: f"cancel the next {m[1]} the adversary uses{' ' + m[2] if m[2] else ''}",
    ),
    (r"^at the end of the duel, ", "when the duel ends, "),
    (r"^(?:take|suffer) no wounds (this (?:round|duel|Day)|until .+)$", r"your participant cannot be wounded \1"),
    (rf"^both participants discard ({NUMBER}) cards?$", r"discard \1 cards and the adversary discards \1 cards"),
    (r"^move threat equal to (.+?) from your pool to the adversary['’]s(?: pool)?$", r"move 1 threat to the adversary's pool for each \1"),
    (
        rf"^(?:in the adversary's next round, they|the adversary) cannot"
        rf" ({VALUE})(?: (?:in|during) (?:their|the) next round)?$",
        r"in the adversary's next round, their \1 is ignored",
    ),
    (r"^(.+? for each) card you (?:have )?gambled(?: (?:in )?this duel)?$", r"\1 gambled card in your dueling line"),
    (rf"{RENOWN}(?:with no|without(?: any)?|that has no) characters(?: (?:on|at|there|at it))?\b", r"\1 without characters"),
    (rf"{RENOWN}(?:with|that has) (?:an? enemy character|enemy characters)\b", r"\1 where an opponent has a character"),
    (
        rf"{RENOWN}(?:with|that has) (?:a character you control|your characters?|one of your characters)\b",
        r"\1 where you have a character",
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
    (r"^each (.+?) (en gardes|engages)$", lambda m: f"{'en garde' if m[2].casefold() == 'en gardes' else 'engage'} each {m[1]}"),
    (
        rf"^(?:take|gain) control of {SOMEBODY} (?:permanently|for"
        rf" good|for the rest of the game|until the end of the game)$",
        r"you control \1 for good",
    ),
    (rf"^(?:take|gain) control of {SOMEBODY} (?=(?:until|for the|this|during)\b)", r"you control \1 for a while "),
    (rf"^((?:until|for the rest of|during) [^,]+), (?:take|gain) control of {SOMEBODY}$", r"\1, you control \2 for a while"),
    (r"^gain control of ", "take control of "),
    (
        rf"^(.+? for each [^,(]+?),? \(?(?:up to|(?:to )?(?:a )?max(?:imum)?(?: of)?)(?: a total of)? ({NUMBER})(?: cards?| Renown| wounds?)?\)?$",
        _capped,
    ),
    (
        r"^(.+?) (?:takes?|suffers?|receives?) no wounds ((?:in |during )?this (?:round|duel|Day)|until .+|for the rest of .+)$",
        r"\1 cannot be wounded \2",
    ),
    (r"^discard all (?:of the )?remaining threat(?: in your pool)?$", "discard all threat in your pool"),
    (rf"^(move|transfer|send) ({NUMBER}) threat from your pool to the adversary(?:'s|’s)?$", r"move \2 threat to the adversary's pool"),
    (
        r"^target opponent chooses (?:one of their|an?) (.+?)(?: they control| of theirs)? and (wounds|engages|destroys|discards) (?:it|them)$",
        lambda m: f"target opponent {m[2]} a {m[1].removesuffix('s')} of theirs",
    ),
    (
        r"^target opponent (wounds|engages|destroys|discards|en gardes) (?:one of their"
        r"|an?) ((?:[\w-]+ )*?(?:character|attachment)s?)(?: they control| of theirs)?$",
        lambda m: f"target opponent {m[1]} a {m[2].removesuffix('s')} of theirs",
    ),
    (
        rf"^((?:each|the|whichever) player (?:with|who has|that has) (?:the most|the fewest|more|fewer) characters) {HERE}"
        rf"( than (?:any|each|every) other player)?,? {DEED}$",
        lambda m: f"{m[1]} here{m[2] or ''} {m[3]} {m[4]}",
    ),
    (rf"^(?:take|steal) ({NUMBER}) Renown from an? ((?:other player|player|opponent) (?:who|that|with) .+)$", r"target \2 gives you \1 Renown"),
    (
        r"^(?:they|that player|the triggering player) must (discard .+? cards?|lose .+?"
        r" Renown|spend .+? Renown) or (?:the|that|this|their) .+? (?:fails|is cancelled)$",
        lambda m: f"cancel it unless its controller {m[1].replace('discard', 'discards').replace('lose', 'loses').replace('spend', 'spends')}",
    ),
    (r"^(?:they|the adversary|that player) discards? a card of your choice$", "discard a card from that hand"),
    (
        r"^(.+?) (?:does|do) not (?:become )?en garde (?:in|during|at) (?:the next|this|its next|their next) Dusk$",
        r"\1 cannot become en garde until the end of the Day",
    ),
)
CONDITIONS = Table(
    (
        r"^(.+?) (?:is|are) the only (?:friendly )?character you control"
        r" (?:here|there|at (?:this|that|his|her|its|their) location)$",
        r"\1 is your only character there",
    ),
    (r"^(this location|that location|The Docks|The Forums|The Grand Bazaar) has no Renown$", r"there is no Renown at \1"),
    (r"^no (?:opponent|enemy) (controls .+)$", r"it is not so that an opponent \1"),
    (r"^(.+?) (?:is (?:still )?alive|survives|has survived|is still in play)$", r"\1 is in play"),
    (r"^(they|those characters) have ", r"\1 has "),
    (
        rf"^(.+?) has the (higher|lower|greater|most|least) ({STAT})$",
        lambda m: f"{m[1]} has {'less' if m[2].casefold() in {'lower', 'least'} else 'more'} {m[3]} than the adversary",
    ),
    (r"^(.+?) is equipped with no ((?-i:[A-Z])\w+|attachment)s?$", r"\1 has no \2 equipped"),
    (r"^(.+?) has more wounds than (.+)$", r"\2 has fewer wounds than \1"),
    (
        rf"^(.+?) (?:has|is equipped with) ({NUMBER}) or more (attachments|(?-i:[A-Z])[\w-]+s)(?: equipped)?$",
        lambda m: f"{m[1]} has {m[2]} or more {m[3].removesuffix('s')} equipped",
    ),
    (rf"^(.+?) is opposed by ({NUMBER}) or more (?:enemy |opposing )?characters$", r"\1 is opposed by \2 or more characters"),
    (
        r"^you (?:have|hold) no (?:other cards|cards (?:other than|besides|except) this card) in (?:your )?hand$",
        "you have no other cards in hand",
    ),
    (r"^(.+?) (?:was|were) (?:in|participating in) a duel$", r"\1 is a participant"),
    (r"^(.+?) (is|are) in a duel with an? (?:character|adversary) (?:that|who|which) (.+)$", r"both \1 is a participant and the adversary \3"),
)
CHALLENGED = r"(?:an?|any|the) challenge"
TRIGGERS = Table(
    (r"^an opponent (?:plays|equips|attaches) an? (attachment|Weapon|Armor|Attire)$", r"an enemy character equips a \1"),
    (r"^(.+?) moves to (?:an?|(?:his|her|its|their)(?: own)?) Home$", r"\1 moves Home"),
    (
        r"^(.+?) intervenes in (?:an?|any|the) challenge (?:(?:that is |that was )?(?:issued|made) )?(by|to|against) (.+)$",
        lambda m: f"{m[1]} intervenes in a challenge {'by' if m[2].casefold() == 'by' else 'to'} {m[3]}",
    ),
    (r"^(.+?) intervenes in (?!a challenge\b|any\b|the\b)(.+?)['’]s challenge$", r"\1 intervenes in a challenge by \2"),
    (r"^(.+?) intervenes in (?:an?|any|the) challenge$", r"\1 intervenes"),
    (rf"^(an? (?:event|City Card|City Deck card)) (?:enters play|arrives|comes into play|is placed|is put) {HERE}$", r"\1 is added to this location"),
    (r"^a City Deck card is added to this location$", "a City Card is added to this location"),
    (rf"^(.+? suffers (?:{NUMBER}) or more wounds) (?:at once|at the same time|at one time)$", r"\1"),
    (r"^(?!.*\b(?:opponent|enemy|ability|abilities|effects?|cards?|risks?)\b)(.+?) (?:is|was) destroyed by (.+)$", r"\2 destroys \1"),
    (r"^(.+? character) (?:is|was) destroyed by an? (enemy|opposing) (character|(?-i:[A-Z])\w+)$", r"an \2 \3 destroys \1"),
    (
        r"^(?!an? |the |your )((?-i:[A-Z])[\w' -]*?)['’]s"
        r" challenge is (accepted|refused) by (.+)$",
        lambda m: f"{m[3]} {m[2].removesuffix('ed')}s a challenge by {m[1]}",
    ),
    (r"^(.+?) (accepts|refuses) a challenge (?:from|issued by|made by|of) (.+)$", r"\1 \2 a challenge by \3"),
    (r"^(.+?) (?:moves|is moved) (?:away )?from a location you control$", r"\1 leaves a location you control"),
    (
        r"^(an opponent|you) moves? (?:an?|any|one or more|any"
        r" number of) Renown(?: (?:to|from) (?:a|another) location)?$",
        lambda m: f"{m[1]} move{'' if m[1].casefold() == 'you' else 's'} Renown",
    ),
    (r"^(?:an?|any|one or more) Renown (is moved (?:to|from) this location)$", r"Renown \1"),
    (r"^an opponent (?:adds|places|puts) (?:an?|any|one or more) Renown (?:to|on) (?:an?|any) location$", "an opponent adds Renown to a location"),
    (r"^(.+?)['’]s adversary gambles$", r"the adversary of \1 gambles"),
    (
        r"^an? pressure( (?:here|at this location))? (?:is )?(won|lost) by (.+?)( (?:here|at this location))?$",
        lambda m: f"{m[3]} {'wins' if m[2] == 'won' else 'loses'} a pressure{m[1] or m[4] or ''}",
    ),
    (
        r"^(?!you\b|an? (?:opponent|enemy player|other player)\b|your )(.+?) (?:succeeds at|succeeds in"
        r"|performs a successful|successfully performs a) (?:an? )?pressure( (?:here|at this location))?$",
        r"\1 wins a pressure\2",
    ),
    (
        r"^(?!you\b|an? (?:opponent|enemy player|other player)\b|your )(.+?) (?:fails(?: at"
        r"| in)?|performs an unsuccessful) (?:an? )?pressure( (?:here|at this location))?$",
        r"\1 loses a pressure\2",
    ),
    (
        r"^(?!an? |the |your )((?-i:[A-Z])[\w' -]*?)['’]s pressure (succeeds|fails)( (?:here|at this location))?$",
        lambda m: f"{m[1]} {'wins' if m[2] == 'succeeds' else 'loses'} a pressure{m[3] or ''}",
    ),
    (
        r"^(you|an opponent|a player|your opponent|another player|any player) (?:lose"
        r"|loses) control of (?:an?|any|one of (?:your|their)) (?:City )?locations?$",
        lambda m: f"{_loser(m[1])} control of a location",
    ),
    (
        r"^(you|an opponent|a player|your opponent|another player|any player) (?:lose|loses) control of (?:this location|here)$",
        lambda m: f"{_loser(m[1])} control of this location",
    ),
    (
        r"^(.+?) (during|outside(?: of)?) (?:the )?(Dawn|Planning|High Drama|Plunder|Dusk)(?: phase)?$",
        lambda m: f"{m[1]} {'during' if m[2].casefold() == 'during' else 'outside of'} {m[3]}",
    ),
)


def _loser(said: str) -> str:
    """Who no longer controls a location."""
    low = said.casefold()
    return "you lose" if low == "you" else "a player loses" if low in {"a player", "any player"} else "an opponent loses"


ordinary = ByKind(EVERY, effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
"""A sentence in the order of words that the other tables know."""
