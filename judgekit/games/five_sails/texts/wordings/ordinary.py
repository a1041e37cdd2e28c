"""Sentences as they stand on ordinary cards, for which the other tables have another order of words; tried before those."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, STAT

DIGITS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
SOMEWHERE = r"(?:an adjacent location|an adjacent City location|any City location)"
OF_THEIRS = r"of (?:its|their|his|her|that character's) (?:controller's|owner's|player's|own)? ?choice"
HERE = r"(?:here|at this location)"
THEY = r"(?:\1|s?he|it|they)"
FREE = r"(?:does|do) not (?:have to )?engage"
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
        rf"^(?:each|the|whichever) player (?:with|who has|that has) (?:the most characters"
        rf"|more characters) {HERE}(?: than (?:any|each|every) other player)?,? {DEED}$",
        r"the player with the most characters here \1 \2",
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
    (r"^(.+?) has more wounds than (.+)$", r"\2 has fewer wounds than \1"),
    (
        rf"^(.+?) (?:has|is equipped with) ({NUMBER}) or more (attachments|(?-i:[A-Z])[\w-]+s)(?: equipped)?$",
        lambda m: f"{m[1]} has {m[2]} or more {m[3].removesuffix('s')} equipped",
    ),
    (rf"^(.+?) is opposed by ({NUMBER}) or more (?:enemy |opposing )?characters$", r"\1 is opposed by \2 or more characters"),
    (
        r"^you (?:have|hold) no (?:other )?cards (?:other than this card |besides this card |except this card )?in (?:your )?hand$",
        "you have no other cards in hand",
    ),
    (r"^(.+?) (?:was|were) (?:in|participating in) a duel$", r"\1 is a participant"),
    (r"^(.+?) (is|are) in a duel with an? (?:character|adversary) (?:that|who|which) (.+)$", r"both \1 is a participant and the adversary \3"),
)
CHALLENGED = r"(?:an?|any|the) challenge"
TRIGGERS = Table(
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


TASKS = (
    (r"intervenes", r"\1 does not engage to intervene"),
    (r"(?:moves|uses the Move Action)", r"\1 does not engage to move"),
    (r"(?:claims(?: a location)?|uses the Claim Action)", r"\1 does not engage to claim"),
    (r"(?:issues a challenge|challenges|uses the Challenge Action)", r"\1 does not engage to issue challenges"),
)
"""What costs engaging by the rulebook, and what is said of whom it does not engage."""
PASSIVES = Table(
    *((rf"^when(?:ever)? (.+?) {doing}, {THEY} {FREE}(?: (?:for it|to do so))?$", said) for doing, said in TASKS),
    (rf"^(.+?) {FREE} (?:to use|for|when using|as a cost of) the Move Action$", r"\1 does not engage to move"),
    (rf"^(.+?) {FREE} (?:to use|for|when using|as a cost of) the Claim Action$", r"\1 does not engage to claim"),
    (rf"^(.+?) {FREE} (?:to use|for|when using|as a cost of) the Challenge Action$", r"\1 does not engage to issue challenges"),
    (r"^(.+?) (?:adds|add|contributes|contribute) nothing (?:to|in) pressures?$", r"\1 does not count in pressures"),
    (
        rf"^(?:your )?opponents must (?:spend|pay) (?:an?|(\d)(?: more)?) cards? (?:more )?to recruit (?:Mercenaries|characters) {HERE}$",
        lambda m: f"your opponents recruit here at +{m[1] or 1} cost",
    ),
    (
        r"^Mercenaries (?:at this location|here) cost (\d) (more|less) for (?:your opponents|opponents|enemies)$",
        lambda m: f"your opponents recruit here at {'+' if m[2] == 'more' else '-'}{m[1]} cost",
    ),
    (
        r"^(.+?) (?:may|can) (?:be equipped with|have|bear|wear|carry) (?:two|2"
        r"|another|a second|one additional) (Weapon|Armor|Attire)s?(?: equipped)?$",
        r"\1 can have 2 \2 equipped",
    ),
    (rf"^(.+?) (?:gains?|gets?|has|have) ([+-]\d {STAT}) (?:during|in|for) pressures (at .+)$", r"in pressures, \1 \3 has \2"),
    (
        rf"^while a player controls this location, (?:their|that player's) characters(?: {HERE})? (.+)$",
        lambda m: f"each character here whose controller controls this location {re.sub('^(?:have|gain|get)', 'has', m[1])}",
    ),
    (r"^(.+?) loses? (?:the )?((?-i:[A-Z])[\w'-]+)(?: trait)?$", r"\1 loses the trait \2"),
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
)
ordinary = ByKind(EVERY, effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
"""A sentence in the order of words that the other tables know."""
