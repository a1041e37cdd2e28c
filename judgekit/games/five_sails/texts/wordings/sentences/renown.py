"""Renown of players and on locations."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import LEFT, NUMBER, OPPONENT, WORTH, number

RENOWN = r"^((?:add|place|put|remove|discard|move) .*?Renown\b.*?\blocation) "


def _no_gain(found: re.Match[str]) -> str:
    """Who is kept from gaining Renown."""
    return f"{'you' if found[1].casefold() == 'you' else 'your opponents'} cannot gain Renown"


PLACE = r"(?-i:The Docks|The Forums|The Grand Bazaar|Ole's Inn|Governor's Gardens)"


def _on_each_named(found: re.Match[str]) -> str:
    """Renown that is put on several locations that are named: so much on each of them."""
    return " and ".join(f"{found[1]} {found[2]} Renown to {name}" for name in (*found[3].split(", "), found[4]))


def _on_several(found: re.Match[str]) -> str:
    """Renown that is put on several locations, each another one."""
    more = WORTH.get(found[2].casefold()) or int(found[2])
    return f"add {found[1]} Renown to a {found[3] or ''}location" + f" and add {found[1]} Renown to a different location" * (more - 1)


SPOT = rf"(?P<spot>{PLACE}|(?:(?!Renown)[\w'-]+ )*location(?: [\w' -]+)?)"
AMOUNT = (
    r"(?:(?:(?P<no>no|zero)|any(?: amount of)?|some|(?P<most>at most )?(?P<n>NUMBER)(?P<side> or (?:more|fewer|less))?"
    r"|(?P<least>at least|more than|fewer than|less than) (?P<bound>NUMBER)) )?"
).replace("NUMBER", NUMBER)
"""How much Renown is said to lie somewhere: any at all where no number is named."""


def _there(found: re.Match[str]) -> str:
    """How much Renown lies on a location, however it is told: so much or more, so much or less, or none."""
    told = found.groupdict()
    if told["no"] or told.get("without"):
        return f"there is no Renown at {told['spot']}"
    bound = (told["least"] or "").casefold()
    many = number(told["bound"] or told["n"] or "1") + {"more than": 1, "fewer than": -1, "less than": -1}.get(bound, 0)
    fewer = told["most"] or (told["side"] or " or more") != " or more" or bound in {"fewer than", "less than"}
    return f"there are {many} or {'fewer' if fewer else 'more'} Renown at {told['spot']}"


def _either_way(found: re.Match[str]) -> str:
    """Renown that moves from one place to another, or from a third to a fourth: the player takes one of the ways."""
    renown = f"move {number(found[2])} Renown"
    return f"choose one: {renown} from {found[3]} to {_place(found[4])}, or {renown} from {found[5]} to {found[6]}"


def _place(said: str) -> str:
    """A location of which no more is said than that it is adjacent."""
    return re.sub(r"^(an adjacent|another) one$", r"\1 location", said, flags=re.IGNORECASE)


OF_THE_OTHER = (
    r"(?:(?:them|the (?:other|adversary))(?:['’]s? (?:player|controller))?|their (?:player|controller|adversary)"
    r"|the (?:player|controller) of (?:the other|their adversary))"
)
FIRST_TO_WOUND = (
    r"^the first (?:(?:participant|character) )?(?:(?:who|that) wounds|to wound)"
    r" (?:(?:their|the|his or her) adversary|the other(?: participant| character| one)?),? "
    rf"(?:steals?|takes?) ({NUMBER}) Renown from {OF_THE_OTHER}$"
)
"""Who is rewarded in a duel for the first wound."""
FROM_ANYWHERE = (
    rf"^(move {NUMBER} Renown) (to (?:{PLACE}|this location|an? (?:[\w' ]+ )?location(?: [\w' ]+)?))$",
    r"\1 from a location \2",
)
"""Renown that is moved, of which a text does not say from where."""
NEXT_DOOR = "move 1 Renown from an adjacent location to this location"
EFFECTS = Table(
    (r"^move (?:an?|one|1) adjacent Renown (?:to )?(?:this location|here|(?:your performer's|their) location)$", NEXT_DOOR),
    (
        r"^move (?:an?|one|1) Renown (?:at|on|in|from) an adjacent location (?:to )?(?:this location|here|(?:your performer's|their) location)$",
        NEXT_DOOR,
    ),
    (rf"^(add|place|put|gain) ({NUMBER}) (?:more|further|extra) (Renown\b(?! to any location))", r"\1 \2 \3"),
    (r"^(add|place|put|gain|move) another (Renown\b(?! to any location))", r"\1 1 \2"),
    (r"^(put|place|add) (.+? Renown) from (?:your|the) (?:supply|pool|bank|central pool) ", r"place \2 "),
    (
        rf"^(?:add|place|put) ({NUMBER}) Renown (?:to|on|at) ([^,]+?) and (?:add |place |put )?({NUMBER}) Renown (?:to|on|onto) this card$",
        r"add \1 Renown to \2 and add \3 Renown to this card",
    ),
    (
        r"^move (?:the|its|all|all the) Renown from this card to (?:this|their|your performer's) location$",
        "move all Renown from this card to this location",
    ),
    (rf"^move ({NUMBER}) Renown from this card to (?:their|your performer's) location$", r"move \1 Renown from this card to this location"),
    (rf"^(move (?:{NUMBER}|all) Renown) to ({PLACE}) from an adjacent (?:City )?location$", r"\1 from a location beside \2 to \2"),
    (rf"^(move (?:{NUMBER}|all) Renown) (to .+?) (from .+)$", r"\1 \3 \2"),
    FROM_ANYWHERE,
    (
        r"^move all Renown from an? (?:City )?location to (?:one or more|any) adjacent "
        r"(?:City )?locations?(?:,? (?:as you (?:choose|like|wish)|divided as you \w+))?$",
        "move all Renown from a location to one or more adjacent locations",
    ),
    (rf"^(add|place|put) ({NUMBER}) Renown (?:to|on|at) ({PLACE}(?:, {PLACE})*),? and ({PLACE})$", _on_each_named),
    (rf"^(?:add|place|put) ({NUMBER}) Renown (?:to|on|at) (?:each of )?(two|three|2|3) (?:different )?(City )?locations$", _on_several),
    (
        r"^((?:add|place|put|remove|discard|move) .*?Renown\b.*?\blocation) (?:with no|without(?: any| an?)?|that has no) City Cards?$",
        r"\1 without City Cards",
    ),
    (
        r"^((?:add|place|put|remove|discard|move) .*?Renown\b.*?\blocation) (?:with|that has) (?:an?|any|one or more) City Cards?$",
        r"\1 with a City Card",
    ),
    (
        rf"{RENOWN}(?:(?:with|bearing|holding|that (?:has|bears|holds)) (?:no|0|zero)|without any|(?:that is )?(?:free|empty|bare) of"
        r"|(?:on|at) which (?:there (?:is|are)|lies) no) Renown(?: on it| there)?$",
        r"\1 without Renown",
    ),
    (rf"{RENOWN}(?:with no|without(?: any)?|that has no) characters(?: (?:on|at|there|at it))?\b", r"\1 without characters"),
    (rf"{RENOWN}(?:with no|without any|that has no|which has no|where there is no) Renown(?: (?:on|at) it| there)?$", r"\1 without Renown"),
    (rf"{RENOWN}(?:with|that has) (?:an? enemy character|enemy characters)\b", r"\1 where an opponent has a character"),
    (
        rf"{RENOWN}(?:with|that has) (?:a character you control|your characters?|one of your characters)\b",
        r"\1 where you have a character",
    ),
    (rf"^(?:take|steal) ({NUMBER}) Renown from an? ((?:other player|player|opponent) (?:who|that|with) .+)$", r"target \2 gives you \1 Renown"),
    (rf"^pay ({NUMBER}) renown$", r"spend \1 Renown"),
    (FIRST_TO_WOUND, r"the first participant to wound the other takes \1 Renown from their player"),
    (rf"^(add|place|put) ({NUMBER}) Renown (?:to|on) (?:it|that location)$", r"add \2 Renown to that location"),
    (
        rf"^(?:each player|all players) (?:must )?(?:spend|pay|put|place)s? ({NUMBER}) (?:of their )?Renown (?:to|on|onto) this card$",
        r"each player spends \1 Renown to this card",
    ),
    (rf"^(move|take) ({NUMBER}) Renown from (.+?) to (.+?),? or from (?!.* or )(.+?) to (.+)$", _either_way),
    (rf"^(?:steal|take) ({NUMBER}) Renown from (?:an|target|one|your|the) opponent$", r"target opponent gives you \1 Renown"),
    (
        rf"^(add|place|put) ({NUMBER}) Renown (to|on|at) ([^,]+?) and ({NUMBER})(?: Renown)? (?:to|on|at) ([^,]+)$",
        r"\1 \2 Renown \3 \4 and \1 \5 Renown \3 \6",
    ),
    (r"^(?:take|steal) (\d|an?|one|two|three) Renown from (.+?)'s? controller$", r"the controller of \2 gives you \1 Renown"),
    (r"^your (?:leader|participant) (gain|lose)s ((?:\d|an?|one|two|three) renown)$", r"\1 \2"),
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
    (rf"^(take|remove|move) ({NUMBER}) Renown from (?:it|there)$", r"\1 \2 Renown from this location"),
    (rf"^(?:take|steal) ({NUMBER}) Renown from ((?:each|target) (?:other player|player|opponent) (?:who|that|with) .+)$", r"\2 gives you \1 Renown"),
    (rf"^(?:place|put|add) ({NUMBER}) Renown (?:on|to) any (City )?location$", r"add \1 Renown to a \2location"),
    (r"^(?:remove|discard) all (?:of )?(?:the )?Renown (?:from|at|on) (.+)$", r"discard all Renown from \1"),
    (r"^(?:take|collect|gain) all (?:of )?(?:the )?Renown (?:from|at|on) (?:it|there)$", "collect all Renown from this location"),
    (r"^(?:take|collect|gain) all (?:of )?(?:the )?Renown (?:from|at|on) (.+)$", r"collect all Renown from \1"),
    (
        rf"^(?:move|take) ({NUMBER}) Renown from ((?:(?! to ).)+?)(?: to your (?:Renown|own|pool))?$(?<! location)(?<!opponent)",
        r"take \1 Renown from \2",
    ),
    (rf"^take ({NUMBER}) Renown from (this location|that location|a location you control|an? .*location.*|the .+)$", r"collect \1 Renown from \2"),
    (r"^take (\d|an?|one|two|three) Renown$", r"gain \1 Renown"),
    (rf"^(?:add|place|put) ({NUMBER}) Renown (?:to|on) (?:your performer's|their|the) location$", r"add \1 Renown to this location"),
    (r"^place an? Renown on ", "add 1 Renown to "),
    (r"^((?:you may )?(?:add|place|put|move|gain|discard|remove|collect|take)) (?:another|one more) Renown\b", r"\1 1 Renown"),
    (
        rf"^((?:each|target) (?:player|opponent) (?:may )?(?:move|add|place|put)s? {NUMBER} Renown\b.*?\b(?:from|to|on)) any (City )?location\b",
        r"\1 a \2location",
    ),
    (
        rf"^((?:add|place|put) {NUMBER} Renown (?:to|on|at) (?:an?|each|every) (?:(?:City|other|adjacent|different) )*location) "
        r"(?:(?:that|which) has (?:none|no Renown)|with none|where there is (?:none|no Renown))(?: (?:there|on it|yet))?$",
        r"\1 without Renown",
    ),
    (rf"^(?:place|put) ({NUMBER}) Renown (?:on|onto|at) ", r"add \1 Renown to "),
)
CONDITIONS = Table(
    (rf"^(an opponent controls|you control) {LEFT}$", r"\1 the location that Renown left"),
    (rf"^there (?:is|are|lies?) {AMOUNT}Renown (?:on|at|in) {SPOT}$", _there),
    (
        rf"^{SPOT} (?:(?:has|have|holds?|bears?|contains?) {AMOUNT}Renown|is (?P<without>without(?: any)?|empty of|free of) Renown)"
        r"(?: on it| there)?$",
        _there,
    ),
    (rf"^{AMOUNT}Renown (?:is|are|lies?) (?:on|at|in) {SPOT}$", _there),
    (r"^you (?:have|are at) (?:no|zero|0) Renown$", "you have 0 or fewer Renown"),
    (r"^(.+?) (?:have|has) the (?:lowest|least|smallest amount of) Renown$", r"\1 have the fewest Renown"),
    (
        r"^this location has (?:the most Renown(?: of all locations)?"
        r"|more Renown than (?:any|each|every) other(?: location)?)$",
        "this location has more Renown than each other location",
    ),
)
TRIGGERS = Table(
    (r"^you (?:add|place|put) (?:an?|any|one or more|any number of) Renown (?:to|on) (?:an?|any) location$", "you add Renown to a location"),
    (
        r"^(an opponent|you) moves? (?:an?|any|one or more|any"
        r" number of) Renown(?: (?:to|from) (?:a|another) location)?$",
        lambda m: f"{m[1]} move{'' if m[1].casefold() == 'you' else 's'} Renown",
    ),
    (r"^(?:an?|any|one or more) Renown (is moved (?:to|from) this location)$", r"Renown \1"),
    (r"^an opponent (?:adds|places|puts) (?:an?|any|one or more) Renown (?:to|on) (?:an?|any) location$", "an opponent adds Renown to a location"),
    (r"^an opponent spends? Renown$", "an opponent loses Renown"),
    (r"^Renown is (added|moved) (?:to|onto) this location$", r"Renown is \1 to this location"),
    (r"^Renown is (?:placed|put) (?:on|at) this location$", "Renown is added to this location"),
    (r"^(you|an opponent) (gains?|loses?) (?:an?|one or more|any(?: amount of)?|any number of) Renown$", r"\1 \2 Renown"),
    (r"^you (?:take|would take|gain|collect) (?:your )?(?:additional )?conditional Renown$", "conditional Renown is taken"),
)
PASSIVES = Table(
    (
        r"^(this card) (?:(?:can|may) (?:only be|be) discarded(?: only)? (?:if|while|when|as long as)"
        r"|(?:cannot|may not) be discarded (?:unless|except while|except if)) (?:it|this card|there) (?:has|is) no Renown(?: on it)?$",
        r"\1 can be discarded only while it has no Renown",
    ),
    (r"^(?:players|nobody|no player|no one) (?:can|cannot) gain Renown(?: (?:from|by) (?:abilities|cards|card effects))?$", "nobody can gain Renown"),
    (rf"^(you|{OPPONENT}) cannot gain Renown(?: (?:from|by) (?:abilities|cards)| except from locations)?$", _no_gain),
)

COSTS = Table(FROM_ANYWHERE)

renown = ByKind(effect=EFFECTS, cost=COSTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
