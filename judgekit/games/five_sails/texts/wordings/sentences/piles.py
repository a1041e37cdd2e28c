"""Hands, decks, discard piles and The Locker: drawing, discarding, searching, revealing, putting back."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import HERE, NUMBER, OPPONENT, STAT

CITY_PILE = r"the City(?: Deck)?(?:['’]s)? discard pile"


def _searched(said: str) -> str:
    """A kind of card that a deck is searched for."""
    return "Brute character" if said.startswith("Brute") else said.casefold().removesuffix(" card")


def _any_deck(found: re.Match[str]) -> str:
    """The top cards of whichever deck the player likes."""
    many = "1 cards" if found[1].casefold() == "card" else found[1]
    return f"look at the top {many} of a deck of your choice"


def _entered(place: str) -> str:
    return place if "home" in place.casefold() else "this location"


def _from_hand(found: re.Match[str]) -> str:
    """A card of the hand that is put into play."""
    return f"put {found[1] or 'a chosen '}{found[2]} in your hand into play at {_entered(found[3])}"


ENTERED = r"(your Home|this location|your performer's location)"
FREELY = r"(?:,? (?:ignoring|without paying) (?:its|all|the)(?: wealth)? costs?|,? for free)?"


def _from_city(found: re.Match[str]) -> str:
    """A card of a discard pile that is put into play."""
    whose = "the City Deck's" if found[2] else "your"
    return f"put {found[1]} in {whose} discard pile into play at {_entered(found[3])}"


A_CHARACTER = r"target (?:Mercenary|Brute|[\w ]*character)"
IT = "(?:it|him|her|them|this card|the revealed card|that (?:card|character|attachment))"
PLAYED_BESIDE = "play a revealed card as a further combat card and sink the rest"
SEARCH = r"search the City Deck for an? (.+?)(?:, reveal it)?,?(?: and)?"
ALL_OF = r"(?:all (?:of )?(?:the )?(?:cards )?(?:in |from )?)?"
OF_HAND = r"(?: (?:from|in|of) (?:it|that hand|their hand))?(?:,? if (?:able|possible|there is one))?"
THOSE = r"(?:them|those cards|the cards|the (?:rest|others))"
TO_HAND = r"(?:(?:,| and|, and) reveal it)?(?:,? and|,) (?:put|take|add) it (?:in|into|to) your hand"


def to_deck(found: re.Match[str]) -> str:
    """A card out of one's discard pile that goes to the deck."""
    what = f"{found[1]} in your discard pile"
    return f"sink {what}" if "bottom" in found[2] else f"put {what} on top of its deck"


EVERY = Table(
    (
        rf"^discard (target (?:(?!\b(?:from|in) (?:your|their|the|a)\b)[^,;])+?|{IT}|the (?:target"
        rf"|character|attachment|Mercenary)) (?:that is )?(?:from|in) play$",
        r"discard \1",
    ),
    (r"^(sink target [\w ]+?) from your discard pile$", r"\1 in your discard pile"),
    (
        rf"^put (target [\w ]+?) (?:from|in) {CITY_PILE} into play(?: under your control)? at (.+?) under your control$",
        r"put \1 in the City Deck's discard pile into play at \2",
    ),
    (r"^(put .+ into play at .+?) under your control$", r"\1"),
    (rf"^sink (target [\w ]+?) (?:from|in) {CITY_PILE}$", r"sink \1 in the City Deck's discard pile"),
    (rf"^(?:put|place) (target [\w ]+?) (?:from|in) {CITY_PILE} on the bottom of the City Deck$", r"sink \1 in the City Deck's discard pile"),
    (
        rf"^(?:put|place) (target [\w ]+?) (?:from|in) {CITY_PILE} (?:at|on) (?!the (?:top|bottom)\b|top\b)(.+)$",
        r"put \1 in the City Deck's discard pile uncontrolled at \2",
    ),
    (r"^(?:put|take) (target [\w ]+? in your Locker) (?:in|into|to) your hand$", r"return \1 to your hand"),
    (
        r"^shuffle (target [\w ]+?) (?:from|in) your discard pile into your deck$",
        r"put \1 in your discard pile on top of its deck, then shuffle your deck",
    ),
    (
        rf"^shuffle up to ({NUMBER}) target (.+?)s? (?:from|in) your discard pile into your deck$",
        r"put up to \1 target \2 in your discard pile on top of its deck, then shuffle your deck",
    ),
    (rf"^put up to ({NUMBER}) cards from your discard pile on the bottom of your deck$", r"sink up to \1 target cards in your discard pile"),
    (
        rf"^(?:put|place) ({NUMBER}) cards? (?:from|of) your hand on top of your deck(?: in any order)?$",
        r"put \1 card of your hand on top of your deck",
    ),
)
EFFECTS = Table(
    (
        r"^add (an?|one|two|\d) City Cards? to (?:each of )?(?-i:(The [A-Z][\w ]+|Ole's Inn|Governor's Gardens)),? "
        r"and (?-i:(The [A-Z][\w ]+|Ole's Inn|Governor's Gardens))$",
        r"add \1 City Card to \2 and add \1 City Card to \3",
    ),
    (r"^discard (?:all|each)(?: of the| the)? City Cards? (?:from|on|in) (.*\blocation\b.*|The .+)$", r"discard all City Cards at \1"),
    (r"^(add an? City Card to) (?:their|your performer's|his|her|its) location$", r"\1 this location"),
    (r"^discard an? City Card (?:from|at) (target (?:City )?location)$", r"discard a chosen available City Card at \1"),
    (r"^discard an? City Card (?:from|at) (?:an?|any) (?:City )?location$", "discard a chosen available City Card"),
    (rf"^(?:they|the adversary|that player) discards? an? card of your choice{OF_HAND}$", "discard a card from that hand"),
    (
        rf"^(?:choose an? (?!card\b)(?P<one>.+?){OF_HAND}(?:\.|;|,)? (?:and )?(?:they|that player) discards? (?:it|that card)"
        rf"|(?:they|that player) discards? an? (?!card\b)(?P<other>.+?) of your choice{OF_HAND})$",
        lambda m: f"discard a {m['one'] or m['other']} from that hand",
    ),
    (r"^remove (?!\d|an? |all |one |two |three |up to )(.+?) from the game$", r"send \1 to The Locker"),
    (
        r"^put an? (.+?) from the City Deck(?:'s)? discard pile (on top of the City Deck)$",
        r"put a chosen \1 in the City Deck's discard pile on top of its deck",
    ),
    (
        r"^search your deck for an? (.+?)(?:, reveal it)?,? (?:and )?put it in(?:to)? your hand,? (?:and |then |and then"
        r" )*shuffle(?: (?:your|the) deck)?$",
        r"search your deck for a \1, reveal it and put it into your hand and shuffle your deck",
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
    (
        r"^(?:you may )?put the (?:other|rest|remaining) (?:cards )?on the bottom of your deck in any order$",
        "put the rest on the bottom in any order",
    ),
    (r"^(return|discard|sink) an? card (?:from|in|of) (your|the adversary's) dueling line", r"\1 a chosen card in \2 dueling line"),
    (
        r"^search your deck for an? ((?:Brute|[Cc]haracter|[Rr]isk|[Cc]ard)(?: card)?),? "
        r"(?:and )?(?:reveal it,? (?:and )?)?(?:put|take|add) it (?:in|into|to) your hand$",
        lambda m: f"search your deck for a {_searched(m[1])}, reveal it and put it into your hand",
    ),
    (r"^(each player|each opponent|target opponent|the adversary) discards the top card of ", r"\1 discards the top 1 card of "),
    (rf"^sink ({NUMBER}) cards from (?:your )?hand$", r"sink \1 cards"),
    (r"^(?:add|put|place) (?:it|that card|the revealed card) (?:to|at|on) (?!top of|the (?:top|bottom) of)(.+)$", r"add a revealed card to \1"),
    (r"^(?:put|take|return) (target .+?) (?:from|in) any discard pile (?:in)?to your hand$", r"take \1 in any discard pile into your hand"),
    (
        rf"^(?:target opponent|{OPPONENT}) reveals (?:a card (?:from|of) their hand at random|a random card (?:from|of|in) their hand)$",
        "reveal a random card of an opponent's hand and remember it",
    ),
    (
        rf"^reveal (?:a card at random|a random card|one card at random) (?:from|of|in|out of) {OPPONENT}'s hand(?: and remember it)?$",
        "reveal a random card of an opponent's hand and remember it",
    ),
    (rf"^look at (?:target |one ){OPPONENT}'s Approach Deck$|^look at {OPPONENT}'s Approach Deck$", "look at target opponent's Approach Deck"),
    (rf"^(?:put|place|return) ({IT}) (?:on|at|to) the bottom of (?:your|its owner's|their) (?:faction )?deck$", r"sink \1"),
    (rf"^look at the top ({NUMBER} cards|card) of any(?: player's| one)? deck$", _any_deck),
    (
        rf"^(?:put|bring) (?:(target )|an? |one )((?:[A-Z]\w+ )*(?:character|[A-Z]\w+)) from your hand into play at {ENTERED}{FREELY}$",
        _from_hand,
    ),
    (rf"^(?:put|bring) ({A_CHARACTER}) from (?:(the City)(?: Deck)?(?:'s)?|your) discard pile into play at {ENTERED}{FREELY}$", _from_city),
    (r"^(put|place) the top card of your deck into your discard pile$", "put the top 1 card of your deck into your discard pile"),
    (r"^play the revealed card as (?:an?|a further|another|a second|your) combat card$", PLAYED_BESIDE),
    (r"^play the revealed card(?:,? paying (?:its|all its|all) costs?)?$", "play the revealed card as if it were in your hand"),
    (rf"^draw ({IT})$", r"return \1 to your hand"),
    (rf"^(?:put|take|add) ({IT}) (?:back )?(?:in)?to your hand( instead)?$", r"return \1 to your hand\2"),
    (
        r"^(?:put|bring) (target .+?) from (the City Deck's discard pile|your discard pile) "
        rf"into play at (your Home|this location|your performer's location){FREELY}$",
        lambda m: f"put {m[1]} in {m[2]} into play at {_entered(m[3])}",
    ),
    (r"^you choose a card and they discard it$", "discard a card from that hand"),
    (
        r"^choose a card (?:from it|in it|there)(?:,| and)? (?:it is|they|that player|discard) discard(?:ed|s it| it)?$",
        "discard a card from that hand",
    ),
    (
        r"^(?:return|put|place|take|move) (.+?) (?:back )?(?:in)?to (?:your|(?:its|their|his|her)(?: (?:owner|controller)['’]s)?|the) Approach Deck$",
        r"put \1 into your Approach Deck",
    ),
    (r"^(?:put|place|add) the top card of the City Deck (?:at|to|on) (.+)$", r"add a City Card to \1"),
    (
        r"^(add a City Card to (?:an?|each|every) (?:City )?location) "
        r"(?:(?:with|that has) (?:none|no City Cards?)|without (?:one|any|a City Card|City Cards))$",
        r"\1 without City Cards",
    ),
    (
        rf"^discard ({NUMBER}) (?=.*\brandom\b)(?:random )?cards? from the adversary's hand(?: at random)?$",
        r"the adversary discards \1 card at random",
    ),
    (
        r"^(?:look at (?:(?:target|an|your|the) opponent|the adversary)'s hand"
        r"|(?:(?:target|an|the) opponent (?:shows you|reveals)|the adversary reveals) their hand)$",
        "target opponent reveals their hand",
    ),
    (r"^(?:put )?the (?:rest|others?) (?:go )?on the bottom(?: of (?:it|your deck|that deck|the deck))?$", "sink the rest"),
    (
        r"^(?:put |sink )?(?:the )?(?:rest|others?|other cards|remaining cards)(?: (?:go )?on the bottom(?: of (?:it|your"
        r" deck|that deck|the deck))?)? in any order$",
        "put the rest on the bottom in any order",
    ),
    (rf"^(?:put|place|return) ({IT}) (?:back )?(?:on|to the) top of (?:your|their|its owner's) (?:faction )?deck\b", r"put \1 on top of its deck"),
    (
        r"^(?:put|take|add) (target .+?|an? [\w ]+?) (?:from|in) (your discard pile|your Locker) (?:in)?to your hand$",
        r"take \1 in \2 into your hand",
    ),
    (r"^(each (?:player|opponent) (?:sends|sinks)) the top card of their deck\b", r"\1 the top 1 card of their deck"),
    (
        rf"^{SEARCH} (?:add|put|place) it (?:to |at |on |on to |in )?(?:your performer's location|here)$",
        r"search the City Deck for a \1 and add it to this location",
    ),
    (rf"^{SEARCH} (?:add|put|place) it (?:uncontrolled )?(?:to|at) (.+ location|The .+)$", r"search the City Deck for a \1 and add it to \2"),
    (rf"^{SEARCH} (?:put|place) it on top(?: of (?:it|the (?:City )?Deck))?$", r"search the City Deck for a \1 and put it on top of the City Deck"),
    (rf"\b(discards?) {ALL_OF}(?:their|his or her) (?:whole |entire )?hand$", r"\1 their hand"),
    (rf"\b(discard) {ALL_OF}your (?:whole |entire )?hand$", r"\1 your hand"),
    (
        r"^(?:return|put|move|place|take) (target .+?) (?:from|in) (your (?:Locker|discard pile)|any Locker) (?:back )?(?:in)?to your Approach Deck$",
        r"put \1 in \2 into your Approach Deck",
    ),
    (r"^(?:place|put|add|lay) (the top card of .+?) face[- ]?down (?:at|on|to|in) ", r"put \1 facedown at "),
    (r"^(draw|discard) (\d)$", r"\1 \2 cards"),
    (r"^(?:draw|gain(?= \S+ more cards?$)) (one|two|three|\d) more(?: cards?)?$", r"draw \1 cards"),
    (r"^the adversary discards (?:a|one) random card$", "the adversary discards 1 card at random"),
    (rf"^put ({NUMBER}) (?:cards? )?(?:from your hand )?on the bottom of your deck$", r"sink \1 card from your hand"),
    (
        r"^put (target .+?) from the City Deck(?:'s)? discard pile on top of the City Deck$",
        r"put \1 in the City Deck's discard pile on top of its deck",
    ),
    (
        r"^(?:put|return|add|place|move) (target .+?) from the City Deck(?:'s)? discard pile (?:back )?(?:into play )?(?:at|to|on)"
        r" (this location|.+ location)$",
        r"put \1 in the City Deck's discard pile uncontrolled at \2",
    ),
    (r"^(?:shuffle|return) the City Deck(?:'s)? discard pile (?:back )?into (?=the City Deck$)", "shuffle the City Deck's discard pile into "),
    (r"^put (?:one|1)(?: of (?:them|those cards))? in(?:to)? your hand$", "put a revealed card into your hand"),
    (r"^(sink|discard) the (?:others?|other cards?|remaining cards?|rest of (?:them|those cards))$", r"\1 the rest"),
    (
        rf"^(?:put them back|(?:replace|return|put back) {THOSE}(?: on top(?: of (?:it|[\w ]*deck))?)?),? in any order$",
        "put the rest back in any order",
    ),
    (rf"^reveal as many cards (?:from|of) (your deck|the City Deck) as (.+?)['’]s ({STAT})$", r"reveal as many cards of \1 as \2 has \3"),
    (
        rf"^reveal (?:a number of )?cards (?:from|of) (?P<deck>your deck|the City Deck) equal to "
        rf"(?:the (?P<of>{STAT}) of (?P<whom>.+)|(?!.*\bof\b)(?P<who>.+?)['’]s (?P<stat>{STAT}))$",
        lambda m: f"reveal as many cards of {m['deck']} as {m['whom'] or m['who']} has {m['of'] or m['stat']}",
    ),
    (
        r"^look at (?:an|your|target|one) opponent's Approach Deck(?:,? and|,|,? then) (?:secretly )?(?:choose|name|pick|remember) "
        r"(?:an?|one) card (?:in|from|of) it$",
        "look at an opponent's Approach Deck and remember a card in it",
    ),
    (
        r"^put the (?:rest|others?|other cards|remaining cards) (?:back )?on(?: the)? top(?: of (?:it|your deck|that deck|the deck))? in any order$",
        "put the rest back in any order",
    ),
    (
        rf"^search your deck for an? ((?-i:[A-Z])\w+)(?: card| attachment)?{TO_HAND}$",
        r"search your deck for a \1 attachment, reveal it and put it into your hand",
    ),
    (rf"^search your deck for an? (.+?){TO_HAND}$", r"search your deck for a \1, reveal it and put it into your hand"),
    (r"^(?:put|return) (target .+?) (?:from|in) your discard pile (on top of|on the bottom of|into) (?:your|its) deck$", to_deck),
    (r"^draw that many cards$", "draw a card for each card discarded this way"),
    (
        rf"^(each|target) opponent discards ({NUMBER}) (?:cards? at random|random cards?)(?: from their hand)?$",
        r"\1 opponent discards \2 card at random",
    ),
    (r"^discard (an?|one|\d) (?:cards? at random|random cards?)(?: from your hand)?$", r"discard \1 card at random"),
    (
        r"^discard (an?|one|1) card (?:from (?:it|that hand|there|their hand)|of your choice from (?:it|that hand|their hand))$",
        "discard a card from that hand",
    ),
    (r"^(reveal|look at) the top card of ", r"\1 the top 1 card of "),
    (r"^shuffle your discard pile (?:back )?into your deck$", "shuffle your discard pile into your deck"),
    (rf"^discard ({NUMBER}) (cards?) from (?:your )?hand$", r"discard \1 \2"),
    (
        rf"^reveal (?:a number of )?cards (?:from|of) (?:the top of )?(your deck|the adversary's deck) equal (?:in number )?to (.+?)['’]s ({STAT})$",
        r"reveal as many cards of \1 as \2 has \3",
    ),
    (r"^draw (?:a number of )?cards equal to (?:the number of )?(.+)$", r"draw a card for each \1"),
    (
        r"^(?:an opponent|another player|an enemy player)(?: of your choice| (?:that )?you choose)? (?:puts|adds|returns|gives you) "
        r"one of (?:them|th[eo]se(?: cards)?|the chosen cards)(?: (?:in|into|to) your hand)?$",
        "another player of your choice gives you one of them into your hand",
    ),
    (
        rf"^(?:you may )?discard (?:any number|as many) of (?:them|those cards|the revealed cards),? up to (.+?)['’]s ({STAT})$",
        r"discard up to as many of the revealed cards as \1 has \2",
    ),
    (
        r"^(?:replace|return) the (?:rest|others?|remaining cards|other cards)"
        r"(?: (?:on|to) (?:the )?top(?: of (?:it|that deck|the deck))?)? in any order$",
        "put the rest back in any order",
    ),
    (r"^discard (one|two|three|\d+)(?: of them)?$", r"discard \1 cards"),
    (r"^(?:put|return) (target .+?) (?:in|from) your discard pile (?:in|in)?to your hand$", r"return \1 in your discard pile to your hand"),
    (r"\bdraw another card\b", "draw a card"),
    (r"^(?:add|put|place) one (?:of them )?(?:to|at|on) (this location|any .*location)$", r"add a revealed card to \1"),
    (r"^(?:the adversary|they) discards? (an?|one|\d) cards? at random$", r"the adversary discards \1 card at random"),
    (rf"^target opponent chooses and discards ({NUMBER}) cards?$", r"target opponent discards \1 cards"),
)
CONDITIONS = Table(
    (
        r"^you (?:have|hold) no (?:other cards|cards (?:other than|besides|except) this card) in (?:your )?hand$",
        "you have no other cards in hand",
    ),
    (r"^you have fewer cards in hand than (the adversary)$", r"the controller of \1 has more cards in hand than you"),
    (r"^(?:the )?adversary has more cards in hand than you$", "the controller of the adversary has more cards in hand than you"),
    (r"^you have more cards in hand than the adversary$", "the controller of the adversary has fewer cards in hand than you"),
    (r"^the discarded card (?:was|is) an? (.+)$", r"a discarded card was a \1"),
    (r"^you discarded an? (.+?)(?: (?:this way|for this))?$", r"a discarded card was a \1"),
)
COSTS = Table(
    (
        rf"^you (?:may|can) (?:put|bring) (?:an?|one) ((?:[A-Z]\w+ )*(?:character|[A-Z]\w+)) (?:from|in|of) your hand "
        rf"into play (?:here|at {ENTERED}){FREELY}$",
        lambda m: f"you may bring a {m[1]} of your hand into play here" if "Home" not in (m[2] or "") else m[0],
    ),
)
TRIGGERS = Table(
    (
        r"^(an opponent|your opponent|any opponent) plays the (?:chosen|named|remembered) card(?: (?:during|on|in) (?:any|a|each) (?:later )?Day)?$",
        "an opponent plays the remembered card",
    ),
    (r"^you sink (?:an?|one|one or more|any(?: number of)?|some) cards?$", "you sink cards"),
    (
        r"^(an opponent|a player) discards (a card|cards) (?:due to|because of|as a result of|through|by) "
        r"(?:(?:your|one of your|any of your) (?:effects?|ability|abilities|cards?|card effects?)|an? (?:effect|ability) of yours)$",
        r"\1 discards a card by your effect",
    ),
    (
        r"^(an opponent plays or discards a card) (?:with|of|that has) (?:the (?:revealed|remembered) card['’]s name"
        r"|the (?:same )?name (?:of|as) the (?:revealed|remembered) card)$",
        r"\1 named like the remembered card",
    ),
    (rf"^(an? (?:event|City Card|City Deck card)) (?:enters play|arrives|comes into play|is placed|is put) {HERE}$", r"\1 is added to this location"),
    (r"^a City Deck card is added to this location$", "a City Card is added to this location"),
    (r"^this card is (?:added to|placed at|put at) (?:a|any) (?:City )?location$", "this card is revealed"),
    (r"^(.+?) is discarded from play$", r"\1 is discarded"),
    (
        r"^you discard (this card) (?:to pay|in payment|as payment|while paying|for)(?: for)?(?: (?:an?|any|the))?(?: wealth)?(?: costs?)?$",
        r"you discard \1 to pay",
    ),
    (r"^(this card) is discarded (?:to pay|in payment|as payment)(?: for)?(?: (?:an?|any|the))?(?: wealth)?(?: costs?)?$", r"you discard \1 to pay"),
    (r"^you discard (this card)(?: from (?:your )?hand)?$", r"\1 is discarded from your hand"),
    (r"^(.+?) would be sent to The Locker$", r"\1 is sent to The Locker"),
    (r"^(?:an? )?City (?:Deck )?card is (?:added to|placed at|revealed at) (?:this location|here)$", "a City Card is added to this location"),
    (r"^(?:one or more|any) cards? (?:is|are) discarded from your hand$", "you discard a card"),
    (rf"^{OPPONENT} draws? (?:one or more|1 or more|any number of|at least one) cards?$", "an opponent draws cards"),
    (r"^(.+?) (?:is put|goes|is placed) into (a|your) discard pile from play$", r"\1 enters \2 discard pile from play"),
    (r"^(.+?) leaves play for (a|your) discard pile$", r"\1 enters \2 discard pile from play"),
    (r"^an? card is discarded from your hand$", "you discard a card"),
    (r"^(?:a|any) cards? (?:is|are) drawn$", "a player draws a card"),
    (r"^you draw (?:one or more cards|any number of cards)$", "you draw cards"),
)
PASSIVES = Table(
    (
        r"^(?:during|in|at) (?:the )?set-?\s?up,? (?:reveal|show|search your deck for) an? (.+?)(?: (?:from|of|in) your deck)?"
        r",?(?: reveal it,?)?(?: and| then)? (?:put|take|add) (?:it|that card) (?:in|into|to) your hand$",
        r"in set-up, show a \1 of your deck and take it into your hand",
    ),
    (
        r"^(?:during|in|at) (?:the )?set-?\s?up,? (?:put|take|add) an? (.+?) (?:from|of|in) your deck (?:in|into|to) your hand$",
        r"in set-up, show a \1 of your deck and take it into your hand",
    ),
)

piles = ByKind(EVERY, effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES, cost=COSTS)
