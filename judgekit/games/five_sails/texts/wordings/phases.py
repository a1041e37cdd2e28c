"""The phases of the Day, Initiative and the decks in other words: Dusk said first, schemes that are faster, searches and cards off the top."""

from __future__ import annotations

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, N

SHUFFLING = r",? (?:(?:and )?then|and) shuffle(?:s)?(?: (?:it|your deck|that deck))?"
WHOLE = Table(
    (rf"\b([Ss]earch your deck for [^.•]+?){SHUFFLING}(?=[.]|$)", r"\1. Shuffle your deck"),
    (
        r"\b([Gg]amble)(?:\.|,| and|, and)? (?:[Tt]hen,? )?(?:[Pp]ut|[Tt]ake|[Aa]dd) the chosen card (?:in|into|to) your hand(?=[.,]|$)",
        r"\1",
    ),
    (
        rf"\b[Dd]iscard the top ((?:{NUMBER}) cards|card) (?:of|from) (the City Deck|the adversary's deck|your deck)(?=[.,]|$)",
        r"Reveal the top \1 of \2. Discard the rest",
    ),
    capitals=True,
)
"""The whole text of an ability."""
CITY_PILE = r"the City(?: Deck)?(?:['’]s)? discard pile"
EVERY = Table(
    (r"\b(an? )City Deck card\b", r"\1City Card"),
    (r"\b(target [\w ]+?) from (?:your|the|their) Locker\b", r"\1 in your Locker"),
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
    (rf"^put up to ({NUMBER}) cards from your discard pile on the bottom of your deck$", r"sink up to \1 target cards in your discard pile"),
    (
        rf"^(?:put|place) ({NUMBER}) cards? (?:from|of) your hand on top of your deck(?: in any order)?$",
        r"put \1 card of your hand on top of your deck",
    ),
)
"""Every kind of sentence."""
DRAWING = r"(?:during|in|at|each|every) (?:the )?(?:Planning|Draw step|Planning phase|Draw step of Planning)"
WORTH = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3}


def _drawing(who: str, number: str, sign: str) -> str:
    """How many cards more or fewer are drawn in Planning."""
    return f"in Planning, {who.casefold()} {'draw' if who.casefold() == 'you' else 'draws'} {sign}{WORTH.get(number.casefold(), number)} cards"


EFFECTS = Table(
    (
        r"^search your deck for an? ((?:Brute|[Cc]haracter|[Rr]isk|[Cc]ard)(?: card)?),? "
        r"(?:and )?(?:reveal it,? (?:and )?)?(?:put|take|add) it (?:in|into|to) your hand$",
        lambda m: f"search your deck for a {_searched(m[1])}, reveal it and put it into your hand",
    ),
    (r"^(each player|each opponent|target opponent|the adversary) discards the top card of ", r"\1 discards the top 1 card of "),
    (rf"^sink ({NUMBER}) cards from (?:your )?hand$", r"sink \1 cards"),
    (r"^(?:add|put|place) (?:it|that card|the revealed card) (?:to|at|on) (?!top of|the (?:top|bottom) of)(.+)$", r"add a revealed card to \1"),
    (r"^(?:this|your) (?:scheme|card) (?:has|gains|gets) ([+-]\d+) Initiative\b", r"your scheme gains \1 Initiative"),
    (r"^increase (?:this|your) (?:scheme|card)'s Initiative by (\d+)$", r"your scheme gains +\1 Initiative"),
    (r"^(?:reduce|decrease|lower) (?:this|your) (?:scheme|card)'s Initiative by (\d+)$", r"your scheme gains -\1 Initiative"),
)
TRIGGERS = Table(
    (
        r"^you take Renown(?: from (?:a|any) (?:City )?location)?(?: (?:in|during) Plunder)?$",
        "you take Renown from a location",
    ),
    (r"^this card is (?:added to|placed at|put at) (?:a|any) (?:City )?location$", "this card is revealed"),
)
CONDITIONS = Table(
    (
        r"^you control (both )?((?:the |ole's |governor's )[\w ]+?) and ((?:the |ole's |governor's )[\w ]+)$",
        r"both you control \2 and you control \3",
    ),
)
PASSIVES = Table(
    (r"^(?:during|in|at) Dusk, (.+?) (?:does|do) not (?:become|get) en garde$", r"\1 does not become en garde in Dusk"),
    (r"^(?:during|in|at) Dusk, (.+?) stays engaged$", r"\1 does not become en garde in Dusk"),
    (r"^(.+?) stays engaged (?:during|in|at) Dusk$", r"\1 does not become en garde in Dusk"),
    (
        r"^(?:during|in|at) Dusk, (.+?) (?:(?:stays|remains) (?:at (?:its|their|his|her) location|where (?:it|s?he|they) (?:is|are))|does not move)$",
        r"in Dusk, \1 does not move Home",
    ),
    (r"^(?:this|your) (?:scheme|card) (?:has|gains|gets) ([+-]\d+) Initiative\b", r"your scheme has \1 Initiative"),
    (r"^(?:this|your) (?:scheme|card)'s Initiative is (\d+) higher$", r"your scheme has +\1 Initiative"),
    (r"^(?:this|your) (?:scheme|card)'s Initiative is (\d+) lower$", r"your scheme has -\1 Initiative"),
    (r"^(?:when|if) (?:your )?Initiative is tied(?: with you)?, (?:you )?take the First Player Token$", "you win ties for Initiative"),
    (r"^you win (?:all )?(?:Initiative ties|ties (?:in|of|for) Initiative)$", "you win ties for Initiative"),
    (rf"^(you|each player) draws? ({N}) (?:more |additional |extra )?(?:more )?cards? {DRAWING}$", lambda m: _drawing(m[1], m[2], "+")),
    (
        rf"^(you|each player) draws? (?:({N}) (?:fewer|less) cards?|({N}) cards? (?:fewer|less)) {DRAWING}$",
        lambda m: _drawing(m[1], m[2] or m[3], "-"),
    ),
    (r"^Renown (?:cannot be|is not) taken from (?:this location|here)$", "in Plunder, Renown is not taken from this location"),
    (r"^(.+?) enters? play at (?!your Home)(.+)$", r"\1 enters play at \2"),
)


def _searched(said: str) -> str:
    """A kind of card that a deck is searched for."""
    return "Brute character" if said.startswith("Brute") else said.casefold().removesuffix(" card")


phases = ByKind(EVERY, effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
"""A sentence about the Day or the decks in the words that other sentences have for it."""
