"""The phases of the Day, Initiative, the First Player, the hand limit, and victories."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import FIRST_PLAYER, NUMBER, OPPONENT, WORTH

DAYS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
DRAWING = r"(?:during|in|at|each|every) (?:the )?(?:Planning|Draw step|Planning phase|Draw step of Planning)"


def _drawing(who: str, number: str, sign: str) -> str:
    """How many cards more or fewer are drawn in Planning."""
    return f"in Planning, {who.casefold()} {'draw' if who.casefold() == 'you' else 'draws'} {sign}{WORTH.get(number.casefold(), number)} cards"


DUSK = r"(?: (?:at the end of the Day|at Dusk|in Dusk|during Dusk))?"
STAYING = r"in Dusk, \1 does not move Home"


def _barred(found: re.Match[str]) -> str:
    """Who is kept from a kind of victory."""
    return f"{'you' if found[1].casefold() == 'you' else 'your opponents'} cannot win a {found[2].title()} Victory"


OF_APPROACH = r"(?:from|of|out of) your Approach Deck"
EFFECTS = Table(
    (r"^discard an? City Card and (muster\b.+)$", r"discard a chosen available card here and \1"),
    (
        rf"^muster(?: an? (?:character|one))?(?: {OF_APPROACH})?,?"
        rf" (?:here|at (?:this|that|the|your performer's|the same) location)(?: {OF_APPROACH})?$",
        "muster a character of your Approach Deck here",
    ),
    (
        r"^(that character|they|(?:a chosen|target|each) .+?|this character|your performer) "
        r"(?:does|do) not (?:move|go|return) Home (?:during|in|at) (?:the next |this )?Dusk$",
        lambda m: f"let {'them' if m[1].casefold() == 'they' else m[1]} stay here during Dusk",
    ),
    (
        r"^(.+?) (?:does|do) not (?:become )?en garde (?:in|during|at) (?:the next|this|its next|their next) Dusk$",
        r"\1 cannot become en garde until the end of the Day",
    ),
    (r"^(?:this|your) (?:scheme|card) (?:has|gains|gets) ([+-]\d+) Initiative\b", r"your scheme gains \1 Initiative"),
    (r"^(?:increase|raise) (?:this|your) (?:(?:scheme|card)'s )?initiative by (\d+)$", r"your scheme gains +\1 Initiative"),
    (r"^(?:reduce|decrease|lower) (?:this|your) (?:(?:scheme|card)'s )?initiative by (\d+)$", r"your scheme gains -\1 Initiative"),
    (r"^add (\d+) to your scheme's initiative$", r"your scheme gains +\1 Initiative"),
    (rf"^(?:you )?(?:become|gain|take|get) {FIRST_PLAYER}$", "you become the First Player"),
    (rf"^target (?:opponent|player) (?:becomes|gains|takes|gets) {FIRST_PLAYER}$", "target opponent becomes the First Player"),
    (rf"^give {FIRST_PLAYER} to target (?:opponent|player)$", "target opponent becomes the First Player"),
    (rf"^pass {FIRST_PLAYER} (?:to the left|to the next player(?: clockwise)?|clockwise)$", "the First Player Token passes to the left"),
    (r"^your scheme(?:'s initiative)? (?:has|gains|gets) ([+-]\d+)(?: initiative)?$", r"your scheme gains \1 Initiative"),
    (r"^your (?:scheme's )?initiative (?:is (?:increased|raised) by|has \+|gains \+) ?(\d+)$", r"your scheme gains +\1 Initiative"),
    (r"^(?:you become|become) the First Player$", "take the First Player Token"),
    (r"^(?:gain|take) (?:control of )?the First Player Token$", "take the First Player Token"),
)
CONDITIONS = Table(
    (rf"^it is (?:the )?({'|'.join(DAYS)}) Day( or later)?$", lambda m: f"it is Day {DAYS[m[1].casefold()]}{m[2] or ''}"),
    (r"^(?:it|the Day) is (?:at least )?Day (\d) or later$", r"it is Day \1 or later"),
)
TRIGGERS = Table(
    (r"^(?:all |both )?(?:the )?(?:players' )?schemes (?:are|have been) revealed$", "all schemes are revealed"),
    (r"^(?:all|both) players (?:have )?reveal(?:ed)?(?: their)? (?:schemes|(?:chosen )?cards)$", "all schemes are revealed"),
    (
        r"^(.+?) (during|outside(?: of)?) (?:the )?(Dawn|Planning|High Drama|Plunder|Dusk)(?: phase)?$",
        lambda m: f"{m[1]} {'during' if m[2].casefold() == 'during' else 'outside of'} {m[3]}",
    ),
    (r"^(Dawn|Planning|High Drama|Plunder|Dusk)$", r"the beginning of \1"),
    (
        r"^you take Renown(?: from (?:a|any) (?:City )?location)?(?: (?:in|during) Plunder)?$",
        "you take Renown from a location",
    ),
    (r"^(?:all|every) players? (?:have |has )?pass(?:ed|es)?(?: consecutively| in a row)?(?: (?:in|during) High Drama)?$", "High Drama ends"),
    (r"^(?:an? |your )?(?:enemy|opponent|another player|enemy player) (?:has )?pass(?:es|ed)$", "an opponent passes"),
    (
        r"^an? (?:(\S+) )?character is mustered by (?:an? |your )?(?:opponent|enemy)$",
        lambda m: f"an enemy {m[1] + ' ' if m[1] else ''}character is mustered",
    ),
    (r"^(?:an? |the )?(?:players?|anyone|somebody) passes$", "a player passes"),
    (r"^(?:the )?initiative is (?:determined|compared|calculated|checked|decided)(?: for the day)?$", "initiative is determined"),
    (r"^(?:players (?:determine|compare)|determining|comparing) initiative$", "initiative is determined"),
    (r"^(?:the )?determine initiative step(?: begins)?$", "initiative is determined"),
    (rf"^(?:you|your leader's player) (?:would )?(?:become|gain|take|get|receive)s? {FIRST_PLAYER}$", "you become the First Player"),
    (rf"^{OPPONENT} (?:would )?(?:becomes?|gains?|takes?|gets?|receives?) {FIRST_PLAYER}(?: from you)?$", "an opponent becomes the First Player"),
    (rf"^(?:another|a|any) player (?:would )?(?:becomes?|gains?|takes?|gets?|receives?) {FIRST_PLAYER}$", "a player becomes the First Player"),
    (r"^(?:the )?First Player Token (?:passes|moves|goes|changes hands|changes)(?: to .+)?$", "a player becomes the First Player"),
    (rf"^(.+?)'s controller (?:would )?becomes {FIRST_PLAYER}$", "you become the First Player"),
    (rf"^you (?:would )?(?:lose {FIRST_PLAYER}|cease to be {FIRST_PLAYER}|are no longer {FIRST_PLAYER})$", "you lose the First Player Token"),
    (rf"^{OPPONENT} (?:would )?(?:loses? {FIRST_PLAYER}|is no longer {FIRST_PLAYER})$", "an opponent loses the First Player Token"),
    (r"^you muster (an? .+)$", r"\1 you control is mustered"),
    (r"^(the )?(?:start|beginning) of (?:each|every) (Day|Dawn|Planning|High Drama|Plunder|Dusk)$", r"the beginning of \2"),
    (r"^(the )?end of (?:each|every) (Day|Dawn|Planning|High Drama|Plunder|Dusk)$", r"the end of \2"),
    (r"^the (start|beginning) of ", "the beginning of "),
)
PASSIVES = Table(
    (
        r"^you may have (one|two|three|\d) (?:more|additional|extra) cards? in (?:your )?hand(?: at the end of the Day| in Dusk| during Dusk)?$",
        r"you may keep \1 cards more",
    ),
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
    (rf"^(you|each player) draws? ({NUMBER}) (?:more |additional |extra )?(?:more )?cards? {DRAWING}$", lambda m: _drawing(m[1], m[2], "+")),
    (
        rf"^(you|each player) draws? (?:({NUMBER}) (?:fewer|less) cards?|({NUMBER}) cards? (?:fewer|less)) {DRAWING}$",
        lambda m: _drawing(m[1], m[2] or m[3], "-"),
    ),
    (
        r"^(?:you|this (?:scheme|card)'s controller) draws? (?:one|1|an?) (fewer|less|additional|more|extra) cards? "
        r"(?:during|in) (?:Planning|the Draw step)$",
        lambda m: f"your Leader has {'-' if m[1].casefold() in {'fewer', 'less'} else '+'}1 panache",
    ),
    (
        rf"^(?:when(?:ever)? (?:you )?discard(?:ing)? down(?: to (?:your|the hand) \w+)?{DUSK},? |(?:at|in|during) (?:the )?Dusk,? )?"
        rf"you may keep ({NUMBER})(?: more| additional| extra)? cards?(?: more)?(?: in (?:your )?hand)?{DUSK}( for each .+)?$",
        r"you may keep \1 cards more\2",
    ),
    (rf"^you may keep ({NUMBER}) (?:more|additional|extra)(?: in (?:your )?hand)?{DUSK}$", r"you may keep \1 cards more"),
    (
        r"^(?:no Renown (?:is|can be) (?:taken|collected)|Renown (?:is not|cannot be) (?:taken|collected)"
        r"|(?:nobody|no player) (?:takes|collects) Renown|players (?:do not|cannot) (?:take|collect) Renown) from (?:this location|here)"
        r"(?: (?:during|in) Plunder)?$",
        "in Plunder, Renown is not taken from this location",
    ),
    (r"^(.+?) (?:does not|cannot) move Home (?:during|in|at) Dusk$", r"in Dusk, \1 does not move Home"),
    (r"^(.+?) (?:stays|remains|may stay) (?:at (?:its|their|his|her|this) location|here|where (?:it|s?he) is) (?:during|in|at) Dusk$", STAYING),
    (r"^(?:no player|nobody|no one) can win (?:by |an? |with an? )?(Dominance|Economic)(?: Victory)?$", r"nobody can win a \1 Victory"),
    (r"^players cannot win (?:by |an? |with an? )?(Dominance|Economic)(?: Victory)?$", r"nobody can win a \1 Victory"),
    (rf"^(you|{OPPONENT}) cannot win (?:by |an? |with an? )?(Dominance|Economic)(?: Victory)?$", _barred),
    (
        r"^your (?:maximum )?hand (?:size|limit)(?: (?:at|during|in) Dusk| at the end of the Day)? is (?:increased|raised) by (\d|one|two)$",
        r"you may keep \1 cards more",
    ),
    (r"^(.+?) (?:does|do) not (?:become|get) en garde (?:during|in|at) Dusk$", r"\1 does not become en garde in Dusk"),
    (r"^(.+?) (?:does|do) not en garde (?:during|in|at) Dusk$", r"\1 does not become en garde in Dusk"),
    (r"^you draw (?:an?|one|1)(?: more| extra)? cards? (?:more )?(?:during|in) (?:Planning|the Draw step)$", "your Leader has +1 panache"),
    (
        r"^you (?:may|can) (?:hold|keep) (\d|an?|one|two|three)(?: additional| more| "
        r"extra)? cards?(?: more)?(?: at the end of the Day| in your hand)?$",
        r"you may keep \1 cards more",
    ),
    (r"^your hand limit (?:is increased by|is|has|gets) \+?(\d|one|two)(?: higher| more)?$", r"you may keep \1 cards more"),
)

days = ByKind(effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
