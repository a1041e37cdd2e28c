"""Sentences as people say them who have never seen the vocabulary, brought to its wording; tried before everything else."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import VALUE

YOURS = r"(?:of your (?:own )?characters|(?:other )?characters (?:that )?you control)"
POOL = r"(?:threat )?pools?"


def _singular(found: re.Match[str]) -> str:
    """One of those that a player controls."""
    noun = re.sub(r"ies$", "y", found[1]) if found[1].endswith("ies") else found[1].removesuffix("s")
    return f"a {noun} you control"


def _unchallenged(found: re.Match[str]) -> str:
    """By whom somebody is not challenged, in the singular."""
    who = re.sub(r"\bcharacters\b", "character", found[2])
    return f"no {who} can challenge {found[1]}"


EVERY = Table(
    (r"\b(?:each|every) other player\b", "each opponent"),
    (r"\b(an adjacent|another) one$", r"\1 location"),
    (r"\bfor each attachment (the adversary|your participant|your leader) (?:has|bears|carries)\b", r"for each attachment equipped to \1"),
    (r"\b(?:both|all) players (draw|discard|gain|lose)\b", r"each player \1s"),
    (r"\b(?:all|your) opponents (draw|discard|gain|lose)\b", r"each opponent \1s"),
    (
        r"\b(?:any )?one of your (?:own )?((?:(?:other|engaged|en garde|wounded|(?-i:[A-Z])\w+) )*(?:characters|attachments|(?-i:[A-Z])\w+s))\b",
        _singular,
    ),
    (r"\b(?:is|are) (?:treated|considered) (?:as having|to have) the (.+?) trait\b", r"has the trait \1"),
    (r"\b(?:is|are) (?:treated as|considered(?: to be)?|counted as) an? ((?-i:[A-Z])[\w' -]*)(?=$|[.,])", r"has the trait \1"),
    (r"\bcounts as (?:an? |having the )((?-i:[A-Z])[\w' -]*?)(?: trait)?(?=$|[.,])", r"has the trait \1"),
)
"""For every kind of sentence."""
EFFECTS = Table(
    (r"^remove (?!\d|an? |all |one |two |three |up to )(.+?) from the game$", r"send \1 to The Locker"),
    (
        r"^each (player|opponent) chooses (?:one of their|an?) (.+?)(?: they control| of theirs)? and"
        r" (wounds|engages|destroys|discards) (?:it|them)$",
        lambda m: f"each {m[1]} {m[3]} a {m[2].removesuffix('s')} of theirs",
    ),
    (r"\b(?:his|her|its|(?-i:[A-Z]\w+)'s) adversary\b", "the adversary"),
    (r"^the next combat card you play(?: (?:in|during)? ?(?:this|the) duel)? (?:has|gains|gets) ", "your next combat card has "),
    (rf"^(.+?)'s {POOL} (?:is|are) (?:reduced|lowered) by (\d)$", r"remove \2 threat from the pool of \1"),
    (r"^reduce it by (\d|one|two|three)$", r"reduce the number by \1"),
    (r"^prevent all wounds (?:that )?(.+?) would suffer (this .+|until .+)$", r"\1 cannot be wounded \2"),
    (
        r"^(?:take|choose) an? (.+?) (?:from|in) your discard pile and equip it to (.+?)(?:,? (?:and )?(paying its costs?|paying all costs))$",
        r"\2 equips a chosen \1 in your discard pile, paying its cost",
    ),
    (
        r"^(?:take|choose) an? (.+?) (?:from|in) your discard pile and equip it to (.+?)(?:,? (?:without paying.*|ignoring .*costs?|for free))?$",
        r"equip a chosen \1 in your discard pile to \2 without paying",
    ),
    (rf"^your combat card's ({VALUE}) and ({VALUE}) are (?:swapped|exchanged|switched)$", r"swap the \1 and the \2 of your combat card"),
    (r"^(?:you|they|s?he|it|that player) (?:lose|gain|draw|suffer|discard)s? (\d|one|two) (?:less|fewer)(?: .*)?$", r"reduce the number by \1"),
    (
        r"^(?:you|they|s?he|it|that player) (?:lose|gain|draw|suffer|discard)s? (\d|one|two) more(?: wounds?| Renown| cards?)?$",
        r"increase the number by \1",
    ),
    (r"^they discard an? (?!card\b)(.+?) of your choice$", r"discard a \1 from that hand"),
    (
        r"^put an? (.+?) from the City Deck(?:'s)? discard pile (on top of the City Deck)$",
        r"put a chosen \1 in the City Deck's discard pile on top of its deck",
    ),
    (
        r"^search your deck for an? (.+?)(?:, reveal it)?,? (?:and )?put it in(?:to)? your hand,? (?:and |then |and then"
        r" )*shuffle(?: (?:your|the) deck)?$",
        r"search your deck for a \1, reveal it and put it into your hand and shuffle your deck",
    ),
    (
        rf"^(?:exchange|swap|switch) (?:the )?(?:locations|positions|places) of two {YOURS}$",
        "exchange the locations of a chosen character you control and another chosen character you control",
    ),
    (rf"^(?:exchange|swap|switch) (?:the )?{POOL} of (?:both|the)(?: two)? participants$", "exchange the pools of the participants"),
    (rf"^both participants (?:exchange|swap|switch) (?:their )?{POOL}$", "exchange the pools of the participants"),
    (
        rf"^double (?:all )?(?:the )?threat in the adversary's {POOL}$",
        "add 1 threat to the adversary's pool for each threat in the adversary's pool",
    ),
    (
        rf"^double (?:all )?(?:the )?threat in your(?: participant's)? {POOL}$",
        "add 1 threat to the pool of your participant for each threat in your pool",
    ),
    (r"^(return|put|take) another (.+?) from (your dueling line) (?:back )?(?:in)?to your hand$", r"return a chosen other \2 in \3 to your hand"),
    (
        r"^(?:return|put|take) an? (?!chosen)(.+?) (?:from|in) (your dueling line|your discard pile|your Locker) (?:back )?(?:in)?to your hand$",
        r"return a chosen \1 in \2 to your hand",
    ),
    (
        r"^choose an? (.+?) (?:from|in) (?:it|that hand|their hand)(?:, (?:and|then) discard (?:it|that card)| and discard (?:it|that card))$",
        r"discard a \1 from that hand",
    ),
    (r"^discard an? (?!card\b)(.+?) (?:of your choice )?from (?:it|that hand|their hand)$", r"discard a \1 from that hand"),
    (r"^((?!you\b|return|send|move)(?:(?!,| and | or | then |\bif\b).)+?) moves? Home( engaged)?$", r"move \1 Home\2"),
    (
        r"^(?:you may )?put the (?:other|rest|remaining) (?:cards )?on the bottom of your deck in any order$",
        "put the rest on the bottom in any order",
    ),
)
"""The sentences of effects."""
CONDITIONS = Table(
    (rf"^(.+?)'s {POOL} is empty$", r"\1 has 0 or less threat"),
    (r"^(.+?) has no threat(?: in (?:its|his|her|their) pool)?$", r"\1 has 0 or less threat"),
    (rf"^your {POOL} is empty$", "your participant has 0 or less threat"),
    (r"^(.+? (?:has|have|control|controls)) at least (\d|one|two|three|four|five) (?!or\b)(.+)$", r"\1 \2 or more \3"),
    (r"^(.+? (?:has|have|control|controls)) at most (\d|one|two|three|four|five) (?!or\b)(.+)$", r"\1 \2 or fewer \3"),
    (r"^(.+?) is controlled by you$", r"you control \1"),
    (r"^(?!this)(.+?) is controlled by an (?:opponent|enemy)$", r"an opponent controls \1"),
    (r"^(?:your|the) (?:opponent|enemy) controls (.+)$", r"an opponent controls \1"),
    (r"^(.+?) is your only character (?:here|at (?:this|its|his|her|their) location)$", r"\1 is your only character there"),
    (r"^no (.+?)s? (?:is|are) (here|there|at .+|in .+)$", r"there is no \1 \2"),
    (r"^there (?:is not|isn't|are not|aren't) (?:an?|any) (.+?)s?( (?:here|there|at .+|in .+))$", r"there is no \1\2"),
)
"""The sentences of conditions."""
TRIGGERS = Table(
    (r"^(?:a )?threat would be added to ", "threat is added to "),
    (r"^an? location becomes controlled by an opponent$", "an opponent claims a location"),
    (r"^(Dawn|Planning|High Drama|Plunder|Dusk)$", r"the beginning of \1"),
    (r"^you would (gain|lose|draw|discard|spend) ", r"you \1 "),
    (r"^an? (?:opponent|enemy player) moves an? (?:enemy )?character (?:here|to this location)$", "an enemy character moves to this location"),
)
"""The sentences of what is answered."""
OF = {"wounded": "wound", "destroyed": "destroy", "engaged": "engage"}
PASSIVES = Table(
    (r"^(.+?) cannot be challenged by (?:an? )?(.+?)$", _unchallenged),
    (r"^enemy characters cannot claim this location$", "enemy characters at this location cannot claim locations"),
    (r"^(.+?) (?:has|gains|gets) ([+-]\d \w+) against (?:an? )?((?-i:[A-Z])\w+?)s?$", r"while the adversary is a \3, \1 has \2"),
    (
        r"^you may have (one|two|three|\d) (?:more|additional|extra) cards? in (?:your )?hand(?: at the end of the Day| in Dusk| during Dusk)?$",
        r"you may keep \1 cards more",
    ),
    (
        r"^(?!opponents\b)(.+?) cannot be (wounded|destroyed|engaged) by (?:an? |your |any )?(?:opponents?|enem(?:y|ies))(?:'s?|’s?)?"
        r"(?: (?:abilities|ability|effects?|cards?))?$",
        lambda m: f"opponents cannot {OF[m[2].casefold()]} {m[1]} with their abilities",
    ),
    (
        r"^(?:opponents|enemies) cannot (wound|destroy|engage) (.+?)(?: (?:with|by|through) (?:their |an? )?(?:abilities|ability|effects?|cards?))?$",
        r"opponents cannot \1 \2 with their abilities",
    ),
    (
        r"^each (.+?) equipped to (.+?) gives (?:it |him |her |them )?(?:an )?(?:additional |extra )?([+-]\d \w+)$",
        r"\2 has \3 for each \1 equipped to \2",
    ),
    (r"^attachments (?:equipped to|on) (.+?) cost (\d) less(?: to equip)?$", r"when \1 equips an attachment, it has -\2 cost"),
    (r"^attachments (?:equipped to|on) (.+?) cost (\d) more(?: to equip)?$", r"when \1 equips an attachment, it has +\2 cost"),
    (
        r"^when (.+?) gambles, (?:s?he|it|they) (?:may |can )?(?:looks? at|reveals?) three cards instead of two$",
        r"when \1 gambles, reveal 1 more card",
    ),
)
"""The sentences of Passive abilities."""
loosely = ByKind(EVERY, effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
"""A sentence nearer to the vocabulary."""
