"""What people write about a round and its abilities: further Techniques, cards that must or cannot be played, threat told of by names."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import STAT, VALUE, N

NUMBERS = {"a": 1, "an": 1, "another": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
ROLE = r"(?:challenger|challenged character|adversary|accepting character)"
OWN = r"(?:this character|(?!the\b|your\b|each\b|both\b|target\b)[A-Z][\w-]+)"
NEXT = r"(?:in|during) (?:their|the adversary's|its) next round"
MORE = rf"(another|an|{N})(?: (?:additional|further|more|extra))?"
CAN = r"(?:may|can)"
THREAT = r"all (?:of )?(?:their |its )?threat"
CAUSE = r"(?:from|because of|due to|as a result of)"


def _number(text: str) -> int:
    return NUMBERS.get(text.casefold()) or int(text)


def _further(found: re.Match[str]) -> str:
    """How many Techniques there is room for beside the first."""
    return f"{found[1]} can use {_number(found[2]) - 1} more Techniques each round"


def _moved(found: re.Match[str]) -> str:
    """Threat that goes from the pool of somebody who is named."""
    much = "all" if found[1].casefold() == "all" else _number(found[1])
    return f"move {much} threat from the pool of your participant to the pool of the adversary"


def _engaged(found: re.Match[str]) -> str:
    """An attachment that is engaged for a cost, by whoever bears it."""
    trait = f"{found[1].strip()} " if found[1] else ""
    return f"engage a chosen en garde {trait}attachment equipped to your performer"


UNREFUSABLE = r"(?:they|it|that character|the challenge|this challenge) cannot (?:be )?refused?"
WHOLE = Table(
    (
        rf"\b(issues? )an? (?:Combat )?(challenge to [^.•]+)\. (?:That|The|This) (?:duel|challenge) "
        rf"(?:uses|is (?:a duel )?of|is resolved with) (?:their )?({STAT})\b",
        r"\1a \3 \2",
    ),
    (
        r"\b(?:[Ii]t|[Tt]h(?:e|is|at) challenge) cannot be refused (?:or|and) (?:cannot be )?intervened in\b",
        "It cannot be refused. Nobody can intervene",
    ),
    (r"\b(issues? an? (?:\w+ )?challenge to [^.•]+?),? (?:that|which) cannot be refused\b", r"\1. It cannot be refused"),
    (r"\b(the adversary\b[^.]*?\battachment) (?:on|equipped to) them\b", r"\1 equipped to the adversary"),
    (
        r"\b([Ii]f )your (?:character (?:that|who) (?:participated|took part|fought)|participating character) is "
        r"(?:here|at (?:this|[A-Z]\w+['’]s) location) • ([^.]*?) from them\b",
        r"\1your participant is here • \2 from your participant",
    ),
    (
        rf"\b([Tt]hey|[Tt]hat character|[Tt]he challenged character) cannot refuse,? and (no \w+(?: character)?s? {CAN} intervene)\b",
        r"\1 cannot refuse. \2",
    ),
    (rf"\b([Nn]o (?:one|other character|character)) {CAN} intervene,? and ({UNREFUSABLE})\b", r"\1 can intervene. \2"),
    (
        r"\b(?:When|After) a duel (?:occurs|begins|is fought) (?:here|at (?:this|[A-Z]\w+(?:'s|’s)) location),? "
        r"at the (?:beginning|start) of (?:its|the) first round\b",
        "When the first round of a duel begins here",
    ),
    (r"\s*\((?:You )?[Mm]ust have (?:an? )?(?:at least|minimum of)[^)]*\)", ""),
    (
        rf"((?:Your performer issues|[Tt]hey issue|Issue|[A-Z]\w+ issues) an? \w+ challenge to )(target [^.•]+?)\. "
        rf"Only Leaders {CAN} refuse(?: the challenge| it)?\b",
        r"If \2 is a non-leader character, this challenge cannot be refused. \1that character",
    ),
    (
        rf"\b[Tt]hey {CAN} move Home engaged\. If they do, (?:cancel the challenge|the challenge is cancelled)",
        "The challenged character may move Home engaged, which cancels the challenge",
    ),
)
EFFECTS = Table(
    (
        r"^((?:after|when|at the end of) your participant's (?:next )?round(?: ends)?, .*?)\b(?:they|s?he)(?= (?:was|were|is|are|has|have)\b)",
        r"\1your participant",
    ),
    (
        r"^((?:after|when|at the end of) your participant's (?:next )?round(?: ends)?, .*?\b(?:from|wound|heal|engage|move)) (?:them|him|her)\b",
        r"\1 your participant",
    ),
    (
        rf"^(?:(?:you|this character|your participant) )?(?:{CAN} )?use {MORE} Techniques?(?: (?:in )?this round)?$",
        lambda m: f"use {_number(m[1])} more Techniques this round",
    ),
    (
        rf"^the adversary cannot play (?:combat )?cards? from (?:their )?hand {NEXT}$",
        "in the adversary's next round, they cannot play cards from hand",
    ),
    (rf"^the adversary must (?:gamble {NEXT}|{NEXT} gamble)$", "in the adversary's next round, they must gamble"),
    (rf"^the adversary must play (?:a|any)(?: combat)? card {NEXT}$", "in the adversary's next round, they must play a combat card"),
    (
        r"^(?:reduce|lower) (?:your threat|the threat in your pool) (?:by half|to half)((?:,? round(?:ed|ing) (?:up|down))?)$",
        r"halve the threat in your pool\1",
    ),
    (rf"^move ({N}|all) threat from {OWN}'s pool to (?:the adversary's pool|the pool of the adversary|the adversary)$", _moved),
    (rf"^(add|remove) ({N}) threat (to|from) (?:the )?({ROLE})'s pool$", r"\1 \2 threat \3 the pool of the \4"),
    (rf"^(?:both|all|the) participants (?:each )?(?:discard|lose|remove) {THREAT}$", "discard all threat in the pool of each participant"),
    (rf"^each participant (?:discards|loses|removes) {THREAT}$", "discard all threat in the pool of each participant"),
    (rf"^the (adversary|challenger|challenged character)(?:'s|’s) ({STAT}) (?:becomes|is set to|is) (\d+)$", r"set the \2 of the \1 to \3"),
    (r"^(?:all )?your combat cards (?:each )?(?:have|gain|gets?) ", "your participant gets "),
    (r"^your next combat card(?: (?:in )?(?:this|the) duel| of (?:this|the) duel) (has|gains|gets) ", r"your next combat card \1 "),
    (rf"^pay ({N}) renown$", r"spend \1 Renown"),
    (rf"^\+X ({VALUE}),? where X is (?:the number of )?(?:(.+?)'s wounds|wounds on (.+))$", lambda m: f"+1 {m[1]} for each wound on {m[2] or m[3]}"),
    (rf"^(add|remove) threat equal to (.+?)'s ({STAT}) (to|from) (.+)$", r"\1 1 threat \4 \5 for each \3 of \2"),
    (r"^the adversary chooses one: (.+? or .+)$", r"the adversary must \1"),
    (
        r"^prevent the next wound (.+?) would suffer(| (?:in )?this duel| (?:in )?this round| this Day)$",
        r"the next time \1 would suffer wounds\2, reduce the number by 1",
    ),
    (r"^(add|remove) (\w+) threat (to|from) (target participant)(?:'s|’s) pool$", r"\1 \2 threat \3 the pool of \4"),
    (r"^(add|remove) (\w+) threat (to|from) (?:an?|one|either) participant(?:'s|’s) pool$", r"\1 \2 threat \3 the pool of a chosen participant"),
    (
        rf"^add or remove ({N}) threat (?:to or from|from|to) (?:one of the participants|an? participant|either participant)$",
        r"choose one: add \1 threat to the pool of a chosen participant, or remove \1 threat from the pool of a chosen participant",
    ),
    (
        rf"^in the adversary's next round, they reveal ({N}) (?:less|fewer) cards? when they gamble$",
        lambda m: f"in the adversary's next round, they reveal {_number(m[1])} card fewer when gambling",
    ),
    (r"^other Maneuvers (?:and|or) Techniques cannot be used$", "no other Maneuver or Technique can be used before the duel ends"),
    (
        r"^add the (?:chosen|gambled) card(?:'s|’s) combat values to (?:this one|this card|your combat card)(?: instead of playing it)?$",
        "add the combat values of the gambled card to your combat card",
    ),
    (r"^(return|discard|sink) an? card (?:from|in|of) (your|the adversary's) dueling line", r"\1 a chosen card in \2 dueling line"),
)
COSTS = Table(
    (r"^target the adversary(?:'s|’s) (Weapon|Armor|Attire)$", r"target \1 attachment equipped to the adversary"),
    (rf"^(spend|give up) ({VALUE}) (\d+)$", r"\1 \3 \2"),
    (
        rf"^engage (?:an?|one) (?:en garde )?((?:[A-Z]\w+ )?)attachment (?:equipped to|on|of) (?:{OWN}|your participant|(?:your|the) performer)$",
        _engaged,
    ),
    (rf"^engage (?:(?:your|its|his|her|their) (?:equipped )?|(?:{OWN}|your participant)'s )(Weapon|Armor|Attire)(?: attachment)?$", _engaged),
)
TRIGGERS = Table(
    (r"^your (?:participant's )?round of (?:the|a) duel (begins|ends)$", r"your round \1"),
    (r"^the (?:beginning|start) of the first round of (?:a|any) duel (?:here|at this location)$", "the first round of a duel begins here"),
    (r"^your participant's combat card is played$", "you play a combat card"),
    (rf"^({OWN}|the adversary)'s combat card is played$", r"\1 plays a combat card"),
    (
        rf"^(.+?) (would suffer|suffers) (?:any (?:amount|number) of |any )?wounds? {CAUSE} (?:unmitigated )?threat$",
        r"\1 \2 wounds from threat",
    ),
)
PASSIVES = Table(
    (
        r"^(?:(?:while a duel is going on|during a duel), )?(?:each participant|participants) (?:here|at this location) "
        rf"(?:has|have) ([+-]\d {VALUE}) on their combat cards?$",
        r"the combat cards of each participant here have \1",
    ),
    (rf"^you ({CAN} (?:use|activate) .*Techniques? (?:each|every|a|per|in each|in one) )(?:of your )?rounds?$", r"your participant \1round"),
    (rf"^(.+?) {CAN} (?:use|activate) ({N}) Techniques (?:each|every|a|per|in each|in one) round$", _further),
    (
        rf"^(.+?) {CAN} use {MORE} Techniques? (?:each|every|a|per|in each) round$",
        lambda m: f"{m[1]} can use {_number(m[2])} more Techniques each round",
    ),
)
CONDITIONS = Table(
    (r"^(?:they|the adversary) (?:was|were) (not )?wounded during (?:it|that round)$", r"the adversary was \1wounded since the round began"),
    (rf"^({OWN}|your participant) (?:was|were) (not )?wounded during (?:it|that round|this round)$", r"\1 was \2wounded since the round began"),
    (r"^(?:dueling|fighting|in a duel (?:with|against)) (an? .+)$", r"the adversary is \1"),
    (r"^you have fewer cards in hand than (the adversary)$", r"the controller of \1 has more cards in hand than you"),
    (r"^(?:the )?adversary has more cards in hand than you$", "the controller of the adversary has more cards in hand than you"),
    (r"^you have more cards in hand than the adversary$", "the controller of the adversary has fewer cards in hand than you"),
)
rounds = ByKind(condition=CONDITIONS, effect=EFFECTS, cost=COSTS, trigger=TRIGGERS, passive=PASSIVES)
"""A sentence about a round in the words that other sentences have for it."""
