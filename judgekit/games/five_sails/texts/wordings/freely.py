"""How people word abilities of their own cards: brought nearer to what cards say, before the tables of each kind of sentence are tried."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER

THEM = r"(?:it|them|him|her|that character|the character|the chosen character)"
THEY = r"(?:They|It|He|She|That character|The character|The chosen character)"
DO = r"(?:Wound|Destroy|Engage|En garde|Discard|Heal (?:an?|one|two|\d) wounds? from)"
OWN = r"(?:this card|this character|your performer|the equipped character)"
OPPONENT = r"(?:an? |your )?(?:opponents?|enem(?:y|ies))"
ALL_OF = r"(?:all (?:of )?(?:the )?(?:cards )?(?:in |from )?)?"
DUSK = r"(?: (?:at the end of the Day|at Dusk|in Dusk|during Dusk))?"
HERE = r"(?:this location|here)"
STAT = r"(combat|finesse|influence|resolve)"


def _no_gain(found: re.Match[str]) -> str:
    """Who is kept from gaining Renown."""
    return f"{'you' if found[1].casefold() == 'you' else 'your opponents'} cannot gain Renown"


def _barred(found: re.Match[str]) -> str:
    """Who is kept from a kind of victory."""
    return f"{'you' if found[1].casefold() == 'you' else 'your opponents'} cannot win a {found[2].title()} Victory"


DOES = r"(?:draws|discards|gains|loses)"
NOT_HERE = "each Mercenary at this location cannot be recruited"
STAYING = r"in Dusk, \1 does not move Home"
WHOLE = Table(
    (rf"\b([Ee]ngage|[Dd]estroy|[Dd]iscard|[Ww]ound) ({OWN}) and ({OWN})(?=\s*[•,])", r"\1 \2, \1 \3"),
    (r"^[Aa]fter (?=the first time\b)", ""),
    (r"\b([Tt]he first time) ((?:each|every) (?:Day|duel)),? ([^•,]+?)(?=\s*[•,])", r"\1 \3 \2"),
    (rf"\bChoose (?:an?|one) (?!of\b|opponent\b)([^.•:,]+?)\. ({DO}) {THEM}(?=[\s.,])", r"\2 a chosen \1"),
    (rf"\bChoose (up to (?:two|three|\d) [^.•:,]+?)\. ({DO}) {THEM}(?=[\s.,])", r"\2 \1"),
    (rf"\bChoose (?:an?|one) (?!of\b|opponent\b)([^.•:,]+?)\. {THEY} (suffer|gain|get|lose|become|heal)s? ", r"A chosen \1 \2s "),
    (rf"\b(?:Choose|Name) (?:an?|one) (?!of\b|opponent\b)([^.•:,]+?)\. {THEY} (has|cannot) ", r"A chosen \1 \2 "),
    (rf"\bName an? (character|attachment)\. {THEY} (suffer|gain|get|lose|become|heal)s? ", r"A chosen \1 \2s "),
    (rf"\bTarget ((?!opponent)[^.•:,]+?)\. ({DO}) {THEM}(?=[\s.,])", r"\2 target \1"),
    (r"; otherwise,? ", ". Otherwise, "),
    (r"(\b[Ii]f [^.•]+)[;.] [Ii]f (?:it|they|s?he|not)(?: (?:is|are|was|were) not)?, (?=\w)(?<=not, )", r"\1. Otherwise, "),
    (
        r"\b(?:Choose|Target) an? ((?:adjacent |uncontrolled )?(?:City )?location)[.,;] "
        r"((?:Wound|Engage|Each|Heal|Move|Destroy)[^.•]*?) (?:there|at that location)\b",
        r"\2 at target \1",
    ),
    (rf"\b([Ee]ach player|[Ee]ach opponent|[Tt]he adversary) ({DOES} [^.,•]+?)(?:,? (?:and )?then| and) ({DOES})\b", r"\1 \2. \1 \3"),
    (
        r"(•\s*)(?!you may\b)((?:Engage|Destroy|Wound) (?:this card|this character|your performer|the equipped character)|Discard a card"
        r"|(?:Spend|Pay) (?:an?|\d) Renown) to ((?:cancel|prevent|draw|heal|gain|wound|reduce|en garde)\b)",
        r", \2 \1\3",
    ),
    (r"\b([Rr]eveal the top card of [\w ']+?\. If it is an? [\w ]+), draw it\b", r"\1, put it into your hand"),
    (
        rf"\bSearch the top ({NUMBER}) cards of ([\w ']+?) for an? ([\w ]+?)(?:, draw it|,(?: reveal it,?(?: and)?)? put it in(?:to)? your hand)"
        r",? and (sink|discard) the rest",
        r"Look at the top \1 cards of \2. Put a revealed \3 into your hand. \4 the rest",
    ),
    capitals=True,
)
"""The whole text of an ability."""


def _passed_on(found: re.Match[str]) -> str:
    """An attachment that goes from its bearer to another character."""
    what = re.sub(r" (?:from|on) (?=your|the|an?|another|target)", " equipped to ", found[1])
    whom = re.sub(r"^(?:another|an?) ", lambda m: "a chosen " + ("other " if "other" in m[0] else ""), found[2])
    return f"let {what} pass to {whom}"


GEAR = r"(?:[A-Z]\w+ )?(?:attachment|weapon|armor|attire)"
SOMEBODY = r"(?:your performer|this character|your leader|your participant|(?:target|another|an?) [\w ]*?character\b[\w ']*)"
SEARCH = r"search the City Deck for an? (.+?)(?:, reveal it)?,?(?: and)?"
EFFECTS = Table(
    (
        r"^(?!.*(?:without paying|as an attachment)$)(?:move|transfer|pass|hand|give|equip|attach) "
        rf"(this card|target {GEAR} (?:equipped to|from|on) {SOMEBODY}|target {GEAR} you control) to ({SOMEBODY})$",
        lambda m: m[0] if m[0].casefold().startswith(("equip this", "attach this")) else _passed_on(m),
    ),
    (rf"^steal (target {GEAR} equipped to .+)$", r"take control of \1 and equip it to your performer without paying"),
    (r"^(each (?:player|opponent) (?:sends|sinks)) the top card of their deck\b", r"\1 the top 1 card of their deck"),
    (
        r"^(?:swap|exchange|switch|trade) (?:all )?(?:(?:your|of your) )?Renown (?:totals? )?with (?:(?:that of )?(?:an?|one|your|the|target) )?"
        r"(?:opponent|player|enemy player)(?:'s(?: Renown)?)?$",
        "trade Renown with target opponent",
    ),
    (r"^(?:you and )?(?:an?|one|your|target) opponent (?:and you )?(?:swap|exchange|trade) Renown$", "trade Renown with target opponent"),
    (
        r"^(?:swap|exchange|switch) (?:all )?(?:the )?Renown (?:on|at|of|between) (.+?) (?:and|with) (?:the Renown (?:on|at|of) )?(.+)$",
        r"swap the Renown on \1 and \2",
    ),
    (
        rf"^{SEARCH} (?:add|put|place) it (?:to |at |on |on to |in )?(?:your performer's location|here)$",
        r"search the City Deck for a \1 and add it to this location",
    ),
    (rf"^{SEARCH} (?:add|put|place) it (?:uncontrolled )?(?:to|at) (.+ location|The .+)$", r"search the City Deck for a \1 and add it to \2"),
    (rf"^{SEARCH} (?:put|place) it on top(?: of (?:it|the (?:City )?Deck))?$", r"search the City Deck for a \1 and put it on top of the City Deck"),
    (r"\banother wound\b", "a wound"),
    (rf"\b({NUMBER}) more wounds?\b", r"\1 wounds"),
    (rf"^heal ({NUMBER}|all) (wounds?)$", r"heal \1 \2 from them"),
    (rf"^(.*?\bissues?) an? challenge to (.+?) (?:using|with) {STAT}$", r"\1 a \3 challenge to \2"),
    (rf"^(.*?\bissues?) an? (?:challenge|duel) of {STAT} (?:to|against) (.+)$", r"\1 a \2 challenge to \3"),
    (rf"^(.+?) challenges (.+?) to a duel of {STAT}$", r"\1 issues a \3 challenge to \2"),
    (rf"^challenge (.+?) to a duel of {STAT}$", r"your performer issues a \2 challenge to \1"),
    (r"^(?:they|it|s?he|this character) suffers? (one|1|an?|\d|two) (?:fewer|less)(?: wounds?)?$", r"reduce the number by \1"),
    (
        r"^(?:no(?:body| one| other characters?| characters?) (?:may|can)|(?:all |any )?other (?:enemy )?characters (?:cannot|may not|can't))"
        r" intervene(?: in (?:it|(?:this|the|that) challenge))?$",
        "no character can intervene",
    ),
    (r"^(?:the|that) (challenge|movement|effect|ability|wound) is cancelled$", r"cancel that \1"),
    (
        r"^(?:put|attach|equip) (target attachment) (?:from|in) your discard pile (?:on|onto|to) (.+)$",
        r"equip \1 in your discard pile to \2 without paying",
    ),
    (
        r"^(?:immediately )?(?:move both participants|both participants move) to an adjacent (?:City )?location$",
        "move your participant and the adversary together to an adjacent City location",
    ),
    (r"^(?:immediately )?(?:move both participants|both participants move) to (this|any) ", r"move each participant to \1 "),
    (r"^gain control of ", "take control of "),
    (r"^(put|place|add) (.+? Renown) from (?:your|the) (?:supply|pool|bank|central pool) ", r"place \2 "),
    (rf"\b(discards?) {ALL_OF}(?:their|his or her) (?:whole |entire )?hand$", r"\1 their hand"),
    (rf"\b(discard) {ALL_OF}your (?:whole |entire )?hand$", r"\1 your hand"),
    (
        r"^(?:return|put|move|place|take) (target .+?) (?:from|in) (your (?:Locker|discard pile)|any Locker) (?:back )?(?:in)?to your Approach Deck$",
        r"put \1 in \2 into your Approach Deck",
    ),
    (r"^(?:place|add|lay) (the top card of .+?) face-?\s?down (?:at|on|to|in) ", r"put \1 facedown at "),
    (r"^put (the top card of .+?) face(?:-| )down at ", r"put \1 facedown at "),
    (r"\b(character|participant) equipped with (an?) (Weapon|Armor|Attire|attachment)\b", r"\1 with \2 \3 equipped"),
)
CONDITIONS = Table(
    (r"^(.+?) (?:has|have|bears|carries|wears) an? (Weapon|Armor|Attire|attachment)(?: equipped)?$", r"\1 has a \2 equipped"),
    (r"^(.+?) (?:is|are) (?:opposed|opposing (?:anyone|someone|an enemy|an? enemy character|characters))$", r"\1 is opposing a character"),
    (r"^(?:this character )?(?:is|are) (?:unopposed|not opposed)$", "there is no opposing character"),
)
PASSIVES = Table(
    (r"^the equipped character gains ([A-Z][a-z]+)$", r"the equipped character has the trait \1"),
    (r"^ties in pressures (?:at this location|here) are won by you$", "you win ties in pressures at this location"),
    (r"^when (.+?) gambles, reveal (three|3) cards(?: instead of two)?$", r"when \1 gambles, reveal 1 more card"),
    (rf"^(?:when|while) parleying, (.+?) (?:has|gains|gets) (\+\d) {STAT}$", r"when \1 parleys, they have \2 \3"),
    (rf"^(.+?) cannot be moved by {OPPONENT}(?: (?:cards|effects|abilities))?$", r"opponents cannot move \1 with their abilities"),
    (r"^(?!by engaging )(.+?) (?:may|can) intervene (?:while|when|even (?:if|when|while)) engaged$", r"\1 can intervene while engaged"),
    (rf"^(.+?) (?:has|gains|gets) (\+\d) {STAT} when parleying$", r"when \1 parleys, they have \2 \3"),
    (
        r"^(?:this card )?(?:may|can)(?:not| not) be equipped to (?:an? )?([A-Z]\w+?)s?(?: characters?)?$",
        r"this card can be equipped only to a non-\1 character",
    ),
    (
        rf"^you may keep ({NUMBER}) (?:more|additional|extra)(?: cards?)?(?: in (?:your )?hand)?{DUSK}$",
        r"you may keep \1 cards more",
    ),
    (
        rf"^(?:no Renown (?:is|can be) (?:taken|collected)|Renown (?:is not|cannot be) (?:taken|collected)"
        rf"|(?:nobody|no player) (?:takes|collects) Renown|players (?:do not|cannot) (?:take|collect) Renown) from {HERE} (?:during|in) Plunder$",
        "in Plunder, Renown is not taken from this location",
    ),
    (r"^(?:players|nobody|no player|no one) (?:can|cannot) gain Renown(?: (?:from|by) (?:abilities|cards|card effects))?$", "nobody can gain Renown"),
    (rf"^(you|{OPPONENT}) cannot gain Renown(?: (?:from|by) (?:abilities|cards)| except from locations)?$", _no_gain),
    (r"^(?:(?:nobody|no player) can|players cannot) recruit(?: Mercenaries)? (?:at this location|here)$", NOT_HERE),
    (r"^(.+?) (?:does not|cannot) become uncontrolled (?:(?:during|in|at) Dusk|at the end of the Day)$", r"in Dusk, \1 does not become uncontrolled"),
    (r"^(.+?) (?:does not|cannot) move Home (?:during|in|at) Dusk$", r"in Dusk, \1 does not move Home"),
    (r"^(.+?) (?:stays|remains|may stay) (?:at (?:its|their|his|her|this) location|here|where (?:it|s?he) is) (?:during|in|at) Dusk$", STAYING),
    (r"^(?:no player|nobody|no one) can win (?:by |an? |with an? )?(Dominance|Economic)(?: Victory)?$", r"nobody can win a \1 Victory"),
    (r"^players cannot win (?:by |an? |with an? )?(Dominance|Economic)(?: Victory)?$", r"nobody can win a \1 Victory"),
    (rf"^(you|{OPPONENT}) cannot win (?:by |an? |with an? )?(Dominance|Economic)(?: Victory)?$", _barred),
    (rf"^{OPPONENT} cannot claim (?:this|that|their) location$", "enemy characters at this location cannot claim locations"),
)
TRIGGERS = Table(
    (r"^your opponent (draws|gains|discards|recruits|claims|plays|gambles)\b", r"an opponent \1"),
    (r"^an? (?:opposing|enemy) character (?:uses|activates) an? (Technique|Maneuver)$", r"an opponent uses a \1"),
    (r"^a round of (?:a|the) duel (begins|ends)$", r"a round \1"),
    (r"^you muster (an? .+)$", r"\1 you control is mustered"),
    (rf"^(.+?) (?:is|are) targeted by {OPPONENT}(?:'s?)? (?:ability|card|effect)$", r"an ability of an opponent targets \1"),
    (rf"^{OPPONENT} would (claim) ", r"an opponent \1s "),
)
freely = ByKind(effect=EFFECTS, condition=CONDITIONS, passive=PASSIVES, trigger=TRIGGERS)
"""A sentence nearer to the vocabulary."""
