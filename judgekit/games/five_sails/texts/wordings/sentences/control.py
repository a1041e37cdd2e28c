"""Claiming, pressures, and who controls a location or a card."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import A_STAT, HERE, OPPONENT, OTHERS, STAT

SOMEBODY = r"(target (?!.*\b(?:location|attachment)\b).+?|that (?:character|enemy|Mercenary)|them|him|her|it|an? .*?character.*?)"


def _loser(said: str) -> str:
    """Who no longer controls a location."""
    low = said.casefold()
    return "you lose" if low == "you" else "a player loses" if low in {"a player", "any player"} else "an opponent loses"


def _pressure(found: re.Match[str]) -> str:
    """How a pressure comes out, and whether here."""
    return f"a pressure {found[2]}s{' at this location' if found[1] or found[3] else ''}"


UPRIGHT = r"(?:(?:any |all )?en garde characters|characters (?:(?:who|that) are )?en garde)"
PRESSER = r"(?:your |the )?(?:pressuring )?(?:performer|character performing (?:it|the pressure))"
COUNTED_ONLY = rf"(?:{PRESSER} and {UPRIGHT}|{UPRIGHT} and {PRESSER})"
"""Whom a pressure counts when engaged characters count nothing."""
OF_YOURS = r"a pressure (?:that )?(?:you (?:initiate|initiated|started)|of yours)"
OR_HERE = "( at this location| here)?"


def _each(who: str) -> str:
    """Several of a kind, as each of them."""
    found = re.fullmatch(r"((?:(?:all|your|enemy|opposing|engaged|wounded|unwounded|en garde|other) )*)([A-Za-z]+?)(ies|s)( .+)?", who, re.IGNORECASE)
    if found is None or who.casefold().startswith("this "):
        return who
    kind = f"{found[2]}y" if found[3] == "ies" else found[2]
    lead, yours = re.subn(r"\b(?:all|your) ", "", found[1], flags=re.IGNORECASE)
    return f"each {lead.casefold()}{kind}{' you control' if yours and 'your ' in found[1].casefold() else ''}{found[4] or ''}"


def _any_of(who: str) -> str:
    """Several of a kind that is told by what they are not, as any of them: "each" goes before it."""
    found = re.fullmatch(r"(?:all )?(non-[A-Z][\w-]*?(?: [a-z]+?)?)(ies|s)( .+)?", who)
    return f"each {found[1]}{'y' if found[2] == 'ies' else ''}{found[3] or ''}" if found else who


def _weightless(found: re.Match[str]) -> str:
    """Who does not count in pressures."""
    return f"in pressures, {_each(found[1])} does not count"


PRESSING = r"(?:in|for|during|towards?) (?:any )?pressures?"
EFFECTS = Table(
    (
        rf"^(?:take|gain) control of {SOMEBODY} (?:permanently|for"
        rf" good|for the rest of the game|until the end of the game)$",
        r"you control \1 for good",
    ),
    (rf"^(?:take|gain) control of {SOMEBODY} (?=(?:until|for the|this|during)\b)", r"you control \1 for a while "),
    (rf"^((?:until|for the rest of|during) [^,]+), (?:take|gain) control of {SOMEBODY}$", r"\1, you control \2 for a while"),
    (
        r"^(?:take|gain) control of (target (?!.*\b(?:location|attachment)\b)[^,]+?|that (?:character|enemy|Mercenary))$",
        r"you control \1 for a while",
    ),
    (r"^gain control of ", "take control of "),
    (
        rf"^(pressure (?:this location )?(?:with|using) {STAT}),? (?:and )?count(?:ing|s)? only"
        r" (?!each\b)(?:the )?([^,]+?)(, where a tie is enough)?$",
        lambda m: f"{m[1]} counting only {_each(_any_of(m[2]))}{m[3] or ''}",
    ),
    (r"^.+? claims? (?:his|her|its|their|this) location without (?:a )?pressur(?:e|ing)(?: it)?$", "claim this location"),
    (
        rf"^pressure(?: (?:this|your performer's|their) location)? with (double|twice) (?:the )?(.+?)'s ({STAT})$",
        r"pressure with \3, where the \3 of \2 counts double",
    ),
    (
        rf"^pressure(?: (?:this|your performer's) location)? with ({STAT}), counting (.+?) (?:double|twice)$",
        r"pressure with \1, where the \1 of \2 counts double",
    ),
    (r"^(.+?) cannot be claimed (?:today|this day|until the end of the day)$", r"nobody can claim \1 today"),
    (r"^(?:your performer|this character) claims (.+?)(?: without engaging)?$", r"claim \1"),
    (r"^(?:it|that pressure) fails( instead)?$", r"the pressure fails\1"),
    (
        rf"^(?:count only {COUNTED_ONLY}|only {COUNTED_ONLY} (?:(?:are|is|can be) counted|counts?))"
        r"(?: (?:for|in|during) (?:it|(?:this|that|the) pressure))?$",
        "only the pressuring performer and characters en garde are counted",
    ),
    (r"^(?:initiate|make|perform) an? (\[?\w+\]?) pressure(?: (?:here|(?:at|on) (?:this|their|your performer's) location))?$", r"pressure with \1"),
    (r"^(?:initiate|make|perform) an? (\[?\w+\]?) pressure (?:at|on) (.+)$", r"pressure \2 with \1"),
    (r"^(claim|take control of) (?:that|this|the|your performer's|their) location$", "claim this location"),
    (r"^(?:immediately )?pressure (?:that|the|this|their|your|your performer's) location (with|using) ", "pressure with "),
)
CONDITIONS = Table(
    (r"^no (?:opponent|enemy) (controls .+)$", r"it is not so that an opponent \1"),
    (r"^(?:your performer|this character)['’]s location is uncontrolled$", "this location is uncontrolled"),
    (r"^(.+?) is controlled by you$", r"you control \1"),
    (r"^(?!this)(.+?) is controlled by an (?:opponent|enemy)$", r"an opponent controls \1"),
    (r"^(?:your|the) (?:opponent|enemy) controls (.+)$", r"an opponent controls \1"),
    (
        r"^you control (both )?((?:the |ole's |governor's )[\w ]+?) and ((?:the |ole's |governor's )[\w ]+)$",
        r"both you control \2 and you control \3",
    ),
    (r"^no (?:player|one) controls (.+)$", r"\1 is uncontrolled"),
    (r"^you (?:have claimed|claimed)(?: (?:a|any) location)? today$", "you have claimed a location today"),
    (r"^you (?:have not|did not|haven't) claim(?:ed)?(?: (?:a|any) location)? today$", "you have claimed no location today"),
    (r"^you control (?:at least )?(\d|one|two|three|four|five)(?: or more)? (?:City )?locations?$", r"you control \1 or more locations"),
)
TRIGGERS = Table(
    (
        r"^you claim a location (?:that has|which has|with|where there is) an? (?:opposing|enemy) ([\w ]*?character)(?: (?:here|there|at it))?$",
        r"you claim a location that has an enemy \1",
    ),
    (
        r"^(?:your Claim(?: Action)? (?:fails|is unsuccessful)|you fail to claim(?: a location)?|the pressure of your Claim(?: Action)? fails)$",
        "your Claim fails",
    ),
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
        r"^an? (?:enemy|opposing)(?: character| player)? (?:would claim|claims) ((?:this|a) location)$",
        r"an opponent claims \1",
    ),
    (r"^an? location becomes controlled by an opponent$", "an opponent claims a location"),
    (rf"^{OPPONENT}'s pressure( at this location)? (?:would )?succeeds?$", r"an opponent wins a pressure\1"),
    (rf"^{OPPONENT}'s pressure (?:would )?succeeds?( at this location)?$", r"an opponent wins a pressure\1"),
    (rf"^{OPPONENT} pressures? (this location|a location|here)$", lambda m: f"an opponent pressures {'this location' if m[1] == 'here' else m[1]}"),
    (r"^(?:(?:a|any) player|any(?:one|body)|some(?:one|body)) (?:would )?pressures? (?:this location|here)$", "this location is pressured"),
    (r"^(a|this) location would become uncontrolled$", r"\1 location becomes uncontrolled"),
    (r"^(?:(?:a|any) player|anyone) claims (a|this) location$", r"\1 location is claimed"),
    (r"^you pressure a location successfully$|^you successfully pressure a location$", "you win a pressure"),
    (r"^you pressure this location successfully$|^you successfully pressure this location$", "you win a pressure at this location"),
    (r"^an? pressure( at this location| here)? (?:would )?(succeed|fail)s?( at this location| here)?$", _pressure),
    (
        rf"^(?:(?:you (?:win|succeed (?:at|in|with)) an? pressure)|(?:your pressure|{OF_YOURS}) (?:succeeds|is successful)){OR_HERE}$",
        lambda m: "you win a pressure" + (" at this location" if m[1] else ""),
    ),
    (
        rf"^(?:(?:you (?:lose|fail(?: at| in| with)?) an? pressure)|(?:your pressure|{OF_YOURS}) (?:fails|is unsuccessful)){OR_HERE}$",
        lambda m: "your pressure fails" + (" at this location" if m[1] else ""),
    ),
    (
        rf"^(?:{OTHERS} (?:wins|succeeds (?:at|in|with)) an? pressure|(?:{OTHERS}'s|an enemy) pressure (?:succeeds|is successful)){OR_HERE}$",
        lambda m: "an opponent wins a pressure" + (" at this location" if m[1] else ""),
    ),
    (
        rf"^(?:{OTHERS} (?:loses|fails(?: at| in| with)?) an? pressure|(?:{OTHERS}'s|an enemy) pressure (?:fails|is unsuccessful)){OR_HERE}$",
        lambda m: "an opponent's pressure fails" + (" at this location" if m[1] else ""),
    ),
)
CONTROLLED = (
    r"you (?:control|have) an? ((?-i:[A-Z][\w-]+(?: [A-Z][\w-]+)*)(?: character)?) (?:at (?:that|the pressured) location|where the pressure is|there)"
)
"""Whom one has where a pressure is."""
TOTAL = r"(?:(?:your total )?(?:gains?|has|gets?)|you (?:gain|have|get)|add)"
THE = r"(?:(?:his|her|its|their|the) )?"
COUNTS = r"(?:counts?|uses?|adds?)"
PASSIVES = Table(
    (
        rf"^{PRESSING},? (?:if|while|where) {CONTROLLED}, {TOTAL} ([+-]\d)(?: to your total)?$",
        r"in pressures, your total has \2 where you control a \1",
    ),
    (
        rf"^{PRESSING},? {TOTAL} ([+-]\d)(?: to your total)? (?:if|while|where) {CONTROLLED}$",
        r"in pressures, your total has \1 where you control a \2",
    ),
    (
        rf"^{PRESSING} (?:with|of|using) ({STAT}),? (.+?) {COUNTS} {THE}({STAT}) instead(?: of {THE}(?:{STAT}|it))?$",
        r"in pressures with \1, \2 counts \3 instead",
    ),
    (
        rf"^{PRESSING},? (.+?) {COUNTS} {THE}({STAT}) (?:instead|in place|rather)(?: of| than)? {THE}({STAT})$",
        r"in pressures with \3, \1 counts \2 instead",
    ),
    (
        rf"^(.+?) {COUNTS} {THE}({STAT}) (?:instead|in place|rather)(?: of| than)? {THE}({STAT}) {PRESSING}$",
        r"in pressures with \3, \1 counts \2 instead",
    ),
    (rf"^(.+?) {COUNTS} {THE}({STAT}) instead {PRESSING} (?:with|of|using) ({STAT})$", r"in pressures with \3, \1 counts \2 instead"),
    (r"^(.+?) (?:adds|add|contributes|contribute) nothing (?:to|in) pressures?$", r"\1 does not count in pressures"),
    (rf"^(.+?) (?:gains?|gets?|has|have) ([+-]\d {STAT}) (?:during|in|for) pressures (at .+)$", r"in pressures, \1 \3 has \2"),
    (
        rf"^while a player controls this location, (?:their|that player's) characters(?: {HERE})? (.+)$",
        lambda m: f"each character here whose controller controls this location {re.sub('^(?:have|gain|get)', 'has', m[1])}",
    ),
    (rf"^(?:enemy characters|{OPPONENT}) cannot claim (?:this|that|their) location$", "enemy characters at this location cannot claim locations"),
    (rf"^pressures (?:at this location|here) (?:use|are with|are of) ({STAT})(?: instead of Influence)?$", r"pressures at this location use \1"),
    (r"^(?:during|while|when) (?:pressures?|pressuring), (.+?) (?:gains?|gets?|have) ", r"in pressures, \1 has "),
    (r"^(?:during|in) pressures, ((?:while|if|as long as) [^,]+), (?!double\b)(.+)$", r"\1, during pressures, \2"),
    (r"^during pressures, ", "in pressures, "),
    (
        rf"^while pressuring, double (.+?)'s ({STAT})$|^(.+?)'s ({STAT}) (?:is doubled|counts double) "
        r"(?:in|during|while|for) (?:pressures?|pressuring)$",
        lambda m: f"in pressures, the {m[2] or m[4]} of {m[1] or m[3]} counts double",
    ),
    (
        rf"^in pressures, ((?:while|if|as long as) ([^,]+?) (?:is|has|are|have) [^,]+), double (?:their|his|her|its) ({STAT})$",
        r"\1, in pressures, the \3 of \2 counts double",
    ),
    (rf"^in pressures, double (.+?)['’]s? ({STAT})$", r"in pressures, the \2 of \1 counts double"),
    (rf"^in pressures, (.+?)['’]s? ({STAT}) (?:is doubled|counts double|counts twice)$", r"in pressures, the \2 of \1 counts double"),
    (rf"^(.+?) (?:has|have) ([+-]\d {STAT}) (?:in|during|for) pressures$", r"in pressures, \1 has \2"),
    (r"^in pressures, (enemy) characters (at this location|here) has\b", r"in pressures, each \1 character \2 has"),
    (
        r"^([^,]+?) (?:does|do) not count (?:towards?|in|during|for) pressures( (?:here|at this location))?$",
        lambda m: f"in pressures, {m[1]}{' here' if m[2] and not re.search('here$|location$', m[1]) else ''} does not count",
    ),
    (rf"^(.+?)['’]s? Claim Action(?:s)? (?:uses?|pressures? with) {A_STAT}(?: instead of Influence)?$", r"the Claim Action of \1 uses \2"),
    (
        r"^(.+?) (?:may|can) (?:use the Claim Action|claim(?: locations| a location)?)(?: even)?(?: while| when| if)? engaged$",
        r"\1 can use the Claim Action while engaged",
    ),
    (
        r"^(?:you win ties in pressures|ties in pressures) (?:at this location|here)(?: (?:count as successes for|are won by) you)?$",
        "you win ties in pressures at this location",
    ),
    (r"^(.+?) (?:does not|cannot) become uncontrolled (?:(?:during|in|at) Dusk|at the end of the Day)$", r"in Dusk, \1 does not become uncontrolled"),
    (r"^(?:no player|nobody|no one|players) (?:may|can|cannot) (?:claim|take control of) (?:this location|here)$", "this location cannot be claimed"),
    (r"^in pressures, (.+?s(?: .+?)?) does not count$", _weightless),
    (rf"^(?!engaged characters |while |if )(.+?) (?:does|do) not count {PRESSING}$", _weightless),
    (rf"^ignore (.+?) {PRESSING}$", _weightless),
    (rf"^(.+?) counts? (?:double|twice) {PRESSING}$", r"in pressures, the influence of \1 counts double"),
    (
        rf"^your (?:total )?(influence|combat|finesse|resolve) {HERE} is increased by (\d) {PRESSING}$",
        r"in pressures, this character has +\2 \1",
    ),
    (
        r"^(.+?) counts? as having (\d) more (combat|finesse|influence|resolve) (?:when (?:you )?pressuring|in pressures|during pressures)$",
        r"in pressures, \1 has +\2 \3",
    ),
    (r"^(?:you win ties in pressures|ties in pressures count as successes for you)$", "you win ties in pressures"),
    (rf"^pressures {HERE} (?:also|additionally) (?:add|count|use) ({STAT})$", r"pressures at this location also add \1"),
    (r"^(?:no one can pressure this location|this location cannot be pressured)$", "this location cannot be pressured"),
)

control = ByKind(effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
