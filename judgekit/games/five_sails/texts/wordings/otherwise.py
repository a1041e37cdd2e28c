"""Sentences in yet other words: what comes into play, who need not engage, whose round it is, the next thing that is cancelled."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, STAT

OPPONENT = r"(?:an? |your |the )?(?:opponent|enemy)"
HERE = r"(?:here|at (?:this|your performer's|that) location)"
ENTERED = r"(your Home|this location|your performer's location)"
IT = "(?:it|him|her|them|this card|that (?:card|character|attachment))"
DONE = {"engaged": "engage", "wounded": "wound", "en garde": "en garde"}
A_CHARACTER = r"target (?:Mercenary|Brute|[\w ]*character)"
FREELY = r"(?:,? (?:ignoring|without paying) (?:its|all|the)(?: wealth)? costs?|,? for free)?"


def _next_one(found: re.Match[str]) -> str:
    """The next thing of a kind that somebody uses, cancelled when it is."""
    who = "the adversary announces" if found[2].casefold() == "adversary" else "an opponent uses"
    what = "an opponent plays a risk" if found[1].casefold() == "risk" else f"{who} a {found[1].title()}"
    return f"the next time {what}{' ' + found[3] if found[3] else ''}, cancel it"


def _from_city(found: re.Match[str]) -> str:
    """A card of a discard pile that is put into play."""
    whose = "the City Deck's" if found[2] else "your"
    return f"put {found[1]} in {whose} discard pile into play at {_entered(found[3])}"


def _from_hand(found: re.Match[str]) -> str:
    """A card of the hand that is put into play."""
    return f"put {found[1] or 'a chosen '}{found[2]} in your hand into play at {_entered(found[3])}"


def _entered(place: str) -> str:
    return place if "home" in place.casefold() else "this location"


def _any_deck(found: re.Match[str]) -> str:
    """The top cards of whichever deck the player likes."""
    many = "1 cards" if found[1].casefold() == "card" else found[1]
    return f"look at the top {many} of a deck of your choice"


def _round_of(found: re.Match[str]) -> str:
    """The beginning or the end of a participant's round."""
    return f"the round of {found[2]} {'ends' if found[1].casefold() == 'end' else 'begins'}"


EFFECTS = Table(
    (r"\b(attachment) on (?=an? (?:opposing|enemy) character\b|a character you control\b)", r"\1 equipped to "),
    (
        r"^(?:attach|equip|put) an? (.*?attachment) (?:from|in) your discard pile (?:on|onto|to) (.+?)"
        r"(?: without paying.*|,? (?:ignoring .*costs?|for free))$",
        r"equip a chosen \1 in your discard pile to \2 without paying",
    ),
    (r"^your opponent (?=(?:reveals|discards|draws|loses|gains|chooses)\b)", "target opponent "),
    (r"^(target .+?) must (?:issue a challenge to|challenge) (.+)$", r"\1 issues a Combat challenge to \2"),
    (r"^both participants (?:become|are|get) (engaged|wounded|en garde)$", lambda m: f"{DONE[m[1].casefold()]} each participant"),
    (
        r"^take (target attachment) (?:from|equipped to|on) (an? .+?character) and (?:attach|equip) it to (.+)$",
        r"take control of \1 equipped to \2 and equip it to \3 without paying",
    ),
    (r"^(move .+ to) a City location$", r"\1 any City location"),
    (r"^(?:during|in) your next round, your combat card (has|gains|gets) ", r"your next combat card \1 "),
    (r"^the recruiting player (loses|gains|draws|discards) ", r"the triggering player \1 "),
    (r"^(?:put|take|return) (target .+?) (?:from|in) any discard pile (?:in)?to your hand$", r"take \1 in any discard pile into your hand"),
    (rf"^(add|place|put) ({NUMBER}) Renown (?:to|on) (?:it|that location)$", r"add \2 Renown to that location"),
    (r"^(.+?)'s (?:threat )?pool is (?:reduced to 0|emptied)$", r"discard all threat in the pool of \1"),
    (r"\bto this one$", "to this location"),
    (r"^(?:they|it|s?he|that character) do(?:es)? not(?: happen)?$", "cancel it"),
    (
        r"^equip (target .+?) to (your performer|this character|the equipped character)"
        r"(?:,? (?:ignoring|without paying) (?:its|all|the) costs?|,? for free)$",
        r"equip \1 to \2 without paying",
    ),
    (
        rf"^(?:target opponent|{OPPONENT}) reveals (?:a card (?:from|of) their hand at random|a random card (?:from|of|in) their hand)$",
        "reveal a random card of an opponent's hand and remember it",
    ),
    (
        r"^cancel the next (risk|action|reaction|technique|maneuver) (?:that )?(?:an? |your |the )?(opponent|adversary) "
        r"(?:plays|uses|announces)(?: (?:in |during )?(this (?:Day|duel|round)))?$",
        _next_one,
    ),
    (r"\bany number of (?:target )?(?=(?:your |other |engaged |wounded )*(?:[A-Z]\w+ )?(?:characters|attachments)\b)", "up to eight "),
    (
        r"^(?:swap|exchange|switch) (.+?) (?:with|and) (target .+?) (?:at|in) (?:another|a different) location$",
        r"exchange the locations of \1 and \2",
    ),
    (rf"^look at (?:target |one ){OPPONENT}'s Approach Deck$|^look at {OPPONENT}'s Approach Deck$", "look at target opponent's Approach Deck"),
    (r"^put (.+?) en garde$", r"en garde \1"),
    (r"^.+? claims? (?:his|her|its|their|this) location without (?:a )?pressur(?:e|ing)(?: it)?$", "claim this location"),
    (
        r"^(?:another|a) character (?:you control|of yours) (?:here|there|at (?:that|this|the same|their) location) "
        r"intervenes(?: in it)? without engaging$",
        "a chosen friendly character here other than the challenged character becomes the target of the challenge",
    ),
    (r"^(?:put|place) (it|that card|this card) (?:on|at|to) the bottom of (?:your|its owner's|their) (?:faction )?deck$", r"sink \1"),
    (r"^the adversary may (discard|draw|lose) ", r"the controller of the adversary may \1 "),
    (rf"^look at the top ({NUMBER} cards|card) of any(?: player's| one)? deck$", _any_deck),
    (
        rf"^(?:the|that|this) (?:duel|challenge) (?:uses|is of|becomes|is) (?:a (?:duel|challenge) of )?({STAT})(?: instead(?: of Combat)?)?$",
        r"the duel becomes a duel of \1",
    ),
    (rf"^reduce them by ({NUMBER})$", r"reduce the number by \1"),
    (r"^(.+?) becomes the (?:challenged character|target)(?: of the challenge)?(?: instead)?$", r"\1 becomes the target of the challenge"),
    (r"^(.+?) copies (the Technique|the Action|a Technique|an Action) of (.+)$", r"\1 gains \2 of \3"),
    (
        rf"^(?:put|bring) (?:(target )|an? |one )((?:[A-Z]\w+ )*(?:character|[A-Z]\w+)) from your hand into play at {ENTERED}{FREELY}$",
        _from_hand,
    ),
    (rf"^(?:put|bring) ({A_CHARACTER}) from (?:(the City)(?: Deck)?(?:'s)?|your) discard pile into play at {ENTERED}$", _from_city),
    (rf"^(?:put|take|add) ({IT}) (?:back )?(?:in)?to your hand( instead)?$", r"return \1 to your hand\2"),
)
CONDITIONS = Table(
    (r"^(.+?) (?:is|are) your only character (?:at|in) (?:a|its|his|her|their)(?: City)? location$", r"\1 is your only character there"),
    (r"^no (?:player|one) controls (.+)$", r"\1 is uncontrolled"),
    (r"^(.+?) (?:is|are) alone (?:at|in) (?:a City location|the City)$", r"both \1 is alone and \1 is in the City"),
    (rf"^you (?:have|control) the most characters {HERE}$", "you have the most characters here"),
)
TRIGGERS = Table(
    (r"^this card's controller would ", "you would "),
    (r"\bwounds an adversary$", "wounds the adversary"),
    (r"^(?:the )?(beginning|start|end) of (?:each|any|every) of (.+?)(?:'s|s') rounds$", _round_of),
    (r"^(?:the )?(beginning|start|end) of (?:each |every |any )?(.+?)'s rounds?(?: of (?:a|the) duel)?$", _round_of),
    (rf"^{OPPONENT}'s pressure( at this location)? (?:would )?succeeds?$", r"an opponent wins a pressure\1"),
    (rf"^{OPPONENT}'s pressure (?:would )?succeeds?( at this location)?$", r"an opponent wins a pressure\1"),
    (r"^(.+?) is discarded from play$", r"\1 is discarded"),
    (r"^(.+?) would be sent to The Locker$", r"\1 is sent to The Locker"),
)
ACTS = r"(?:issue challenges|intervene|parley|gamble|refuse challenges|claim locations)"
"""What characters do for their players."""
ALL = r"(?:players|nobody|no player|no one)"
ALL_BUT_YOU = r"(?:(?:your )?opponents|enemies|other players)"
CLAIMING = r"(?:to (?:use the Claim Action|claim(?: locations| a location)?)|(?:when|while) (?:s?he|it|they) (?:claims?|uses? the Claim Action))"
PASSIVES = Table(
    (r"^(.+?) cannot be intervened for$", r"characters cannot intervene in challenges to \1"),
    (r"^Mercenaries recruited (?:here|at this location) enter play engaged$", "each Mercenary here enters play engaged"),
    (r"^when (.+?) parleys, reduce the cost by (\d|one|two) more$", r"when \1 parleys, they have +\2 influence"),
    (
        r"^(.+?) cannot be targeted by (?:an? |your )?(?:opponents?|enem(?:y|ies))(?:'s?)?(?: (?:abilit(?:y|ies)|cards?|effects?))?$",
        r"\1 cannot be targeted by enemies",
    ),
    (r"^(?:your )?opponents' characters ", "enemy characters "),
    (r"^(?:your )?opponents' (?!risk|attachment|card)((?-i:[A-Z])[\w-]+?)s (?=(?:have|cannot|gain|get|lose|enter)\b)", r"each enemy \1 "),
    (r"^recruiting(?: Mercenaries)? costs (?:you )?(\d) less(?: for you)?(?: this Day)?$", r"Mercenaries cost you \1 less"),
    (
        r"^(.+?) (?:may|can) be challenged (?:by (?:enemy |enemies |opposing )?characters? )?(?:at|from|in) (?:an )?adjacent(?: City)? locations?$",
        r"\1 can be challenged from an adjacent location",
    ),
    (rf"^pressures (?:at this location|here) (?:use|are with|are of) ({STAT})(?: instead of Influence)?$", r"pressures at this location use \1"),
    (rf"^{ALL} (cannot {ACTS}\b.*)$", r"characters \1"),
    (rf"^{ALL_BUT_YOU} (cannot {ACTS}\b.*)$", r"enemy characters \1"),
    (r"^(.+?) cannot leave (?:the|its|his|her|their) location(?: (?:s?he|it|they) (?:is|are) at)?(.*)$", r"\1 cannot move\2"),
    (r"^(?:during|while|when) (?:pressures?|pressuring), (.+?) (?:gains?|gets?|have) ", r"in pressures, \1 has "),
    (r"^during pressures, ", "in pressures, "),
    (r"^(.+? cannot .+?) (?:this Day|until the end of the Day)$", r"\1"),
    (rf"^(.+?)'s ({STAT}) is set to (\d+)$", r"the \2 of \1 is set to \3"),
    (rf"^(.+?) (?:does|do) not (?:have to )?engage {CLAIMING}$", r"\1 does not engage to claim"),
    (
        r"^the equipped character (?:may|can) have (?:another|a second|two) (Weapon|Armor|Attire)s?(?: equipped)?$",
        r"this card can be equipped beside another \1",
    ),
    (r"^(.+?) (?:may|can) parley (?:even )?(?:while|when|though|if) engaged$", r"\1 can parley while engaged"),
)
otherwise = ByKind(effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
"""A sentence nearer to the vocabulary."""
