"""Lines of a story without what only says when something is done, in which round, by whose decision or for what; what is left says who does what."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.cases.model import NEXT_DAY
from judgekit.cases.wordings.tail_words import PARTICIPLES
from judgekit.games.five_sails.boards.moments.told import moment

IN_ROUND = re.compile(
    r"(?:in )?(?:(?!round)[A-Z][\w -]*?['’]s )?round (\d+)"
    r"(?: \([\w'’ -]+\)|(?: of|,) (?-i:[A-Z])[\w -]*?(?:['’]s)?(?: round)?(?=\s*:))?"
    r"(?: of (?:the|this|that|a)(?: \w+)? duel)?\s*[:,]\s*(?=\S)",
    re.IGNORECASE,
)
"""The round in which a step is said to be done, before the step."""
EACH_TIME = re.compile(
    r"[;,] (?:and )?(?P<told>[^;]+?)(?:,? (?:each time|every time|both times|(?:in|at the"
    r" end of) (?:each|every|both|all)(?: (?:of (?:the|these|them)|two|three|four|the))*"
    r"(?: rounds?| of them)?))\.?$",
    re.IGNORECASE,
)
"""What is told of each of the rounds before it."""


def by_round(line: str, seats: tuple[str, ...]) -> list[str]:
    """`Round 1: A plays Jab, round 2: B plays no combat card; threat is resolved each time`, a line for each of the rounds."""
    one = "|".join(re.escape(s) for s in seats)
    parts = re.split(rf"(?:[,;.]|,? and)(?: then)? (?=(?:in )?round \d+[:,] (?:{one})\b)", line, flags=re.IGNORECASE)
    each = EACH_TIME.search(parts[-1]) if len(parts) > 1 else None
    return [f"{(part if n < len(parts) - 1 else part[: each.start()])}; {each['told']}" for n, part in enumerate(parts)] if each else parts


ROUND_BEHIND = re.compile(
    r"((?:\w+ )?(?:declines to )?plays? [^,;:.]*?|(?:\w+ )?gambles?) in round (\d+)"
    r"(?=\s*(?:[,;.]|:(?= (?-i:[A-Z][^;:]* (?:is|are) (?:revealed|turned)))|and\b|$))",
    re.IGNORECASE,
)
"""The round in which a combat card is said to be played, or not, behind it."""
PHASE = r"(?:dawn|planning|high drama|plunder|dusk)(?: phase)?"
THAT_DAY = r"(?:day (?P<n>\d+)|(?:the )?(?:next|following) day)"
TO_ACT = r"(?:,? (?:and |with )?<seat> (?:(?:is|being) )?(?:to act|acting|active|first to act))?"
STATE = (
    r"(?:in play|there|equipped|on the board|alive|wounded|unwounded|engaged|en garde|(?:with )?(?:an?|one|two|three|four|five|\d+) wounds?"
    r"|(?:at|in) (?-i:[A-Z])[\w'’]*(?: (?-i:[A-Z])[\w'’]*)*)"
)
STATES = rf"{STATE}(?:(?:,? (?:and|but) (?:still )?|, (?:still )?| (?=at |in )){STATE})*"
STILL_THERE = (
    rf"(?:,? (?:(?:and |but )?with (?P<who>[^,:;]+?) (?:(?:being|having|still|again) )*(?P<how>{STATES})"
    rf"|(?:and |but )?(?P<they>[^,:;]+?) (?:being )?still (?P<so>{STATES})))?"
)
ON_DAY = re.compile(
    rf"(?:(?:then|now|later),? )?(?:(?:(?:in|during) )?(?:the )?{PHASE} of )?(?:on )?{THAT_DAY}(?:,? (?:in|during) (?:the )?{PHASE})?"
    rf"(?: begins)?{TO_ACT}{STILL_THERE}\s*(?::|,| (?=<seat>\b))\s*(?=<seat>\b(?! (?:is )?(?:to act|acting)\b))",
    re.IGNORECASE,
)
"""The Day on which somebody is said to do something, before the name."""
DAY_BEHIND = re.compile(rf"(?<=\w),? (?:on )?{THAT_DAY}(?=$|[,;.]| if legal\b)", re.IGNORECASE)
"""The Day on which something is asked for, behind it."""


@lru_cache(maxsize=64)
def _on_day(seats: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(ON_DAY.pattern.replace("<seat>", f"(?-i:{'|'.join(re.escape(s) for s in seats)})"), ON_DAY.flags)


def _claimed(found: re.Match[str]) -> str:
    """What is said to be so on a Day, as what somebody says: `Nico still in play and wounded`."""
    who, how = found["who"] or found["they"], re.split(r",? (?:and|but) |, | (?=at |in (?!play))", found["how"] or found["so"])
    several = re.fullmatch(r"both (.+?)s", who)
    names = [several[1], f"{several[1]} 2"] if several else re.split(r" and (?=[A-Z])", who)
    states = [re.sub(r"^(?:still )?(?:there|equipped|on the board|alive)$", "in play", x.removeprefix("still ")) for x in how]
    said = (f"{name} {'has' if x.endswith(('wound', 'wounds')) else 'is'} {x.removeprefix('with ')}" for name in names for x in states)
    return f"says that {', and that '.join(said)}"


def _with_claim(line: str, seats: tuple[str, ...]) -> list[str]:
    """A line, and before it what is said to be so on the Day of which it tells."""
    found = _on_day(seats).match(line)
    if found is None or not (found["who"] or found["they"]):
        return [line]
    day = f"On Day {found['n']}, " if found["n"] else "On the next Day, "
    actor = re.match("|".join(re.escape(s) for s in seats), line[found.end() :])
    return [f"{day}{actor[0] if actor else seats[0]} {_claimed(found)}", f"{day}{line[found.end() :]}"]


def by_day(line: str, seats: tuple[str, ...]) -> list[str]:
    """`The Day ends; on the next Day A passes`, a line for each Day on which somebody does something."""
    begins = [m.end() for m in re.finditer(r"[;.] (?:and )?(?:then )?", line) if _on_day(seats).match(line, m.end())]
    parts = [line[a:b].rstrip("; ") for a, b in zip([0, *begins], [*begins, len(line)], strict=True)]
    return [each for part in parts for each in _with_claim(part, seats)]


def without_day(line: str, seats: tuple[str, ...]) -> tuple[str, int]:
    """The line without the Day on which it is done, and that Day; 0 where nothing is said of it."""
    found = _on_day(seats).match(line)
    if found is not None:
        return line[found.end() :], int(found["n"] or NEXT_DAY)
    behind = DAY_BEHIND.search(line) if re.search(r"\basks to\b", line) else None
    return (line, 0) if behind is None else (line[: behind.start()] + line[behind.end() :], int(behind["n"] or NEXT_DAY))


BEFORE_CARD = (
    r"before (?:(?:playing|choosing|announcing|showing|laying down) (?:a|any|the|his|her|their|its)(?: combat)? card"
    r"|(?:a|any|the|his|her|their)(?: combat)? card is (?:played|chosen|laid down|shown))"
)
"""When a round asks for its combat card, and none is played yet."""
BEFORE_ANYTHING = (
    r"before (?:(?:announcing|doing|playing|paying|choosing|saying) anything(?: else)?|anything(?: else)?(?: (?:happens|is done|is said))?"
    rf"|(?:acting|passing|paying|claiming|moving|answering|choosing|deciding|going on)(?: again| at all)?)|{BEFORE_CARD}"
)
LEADS = re.compile(
    r"(?:(?:still )?in (?:the )?(?:(?:first|second|third|same|next|following) )?round(?: \d+)?|round \d+(?: \([^()]*\))?"
    r"|still (?:in|inside|within) (?:the|this|that) \w+|(?:inside|within) (?:the|this|that) \w+"
    r"|while (?:the|this|that) duel (?:is|goes|lasts)(?: (?:still|going|on|under|way|in|progress))*|"
    r"(?:the )?(?:first|second|third|fourth|fifth|sixth|last|next) round(?=[:,])"
    r"|(?:still )?in the middle of (?:the|this|that) \w+|while (?:the|this) duel (?:is )?(?:still )?(?:goes|going) on"
    rf"|later(?: on)?,? (?:on )?(?:the same|that|this) day|{BEFORE_ANYTHING}"
    r"|only now|now|then|next|after that|after this|afterwards|later|finally|first|immediately|again|meanwhile"
    r"|(?:(?:as|for|in|with) )?(?:the )?(?:very )?(?:next|following) (?:action|turn)(?: of (?:the|this|that) (?:same )?day)?"
    r"|(?:(?:as|for|in|with) )?(?P<own><seat>)['’]s (?:next |following )?(?:action|turn)(?=[:,] (?P=own) )"
    r"|(?:still )?in (?:the )?(?:dawn|planning|high drama|plunder|dusk)(?: of day \d+| of the same day)?"
    r"|on day \d+|day \d+"
    r"|(?:dawn|planning|high drama|plunder|dusk)(?: of (?:day \d+|(?:the same|that|this) day))?(?=:\s*<seat>\b)|during (?:the )?\w+(?: phase)?)"
    r"\s*(?::|,| (?=<seat>\b))\s*",
    re.IGNORECASE,
)
DOES = (
    r"(?:pass|play|use|accept|refuse|intervene|decline|challenge|claim|recruit|equip|move|gamble|activate|announce|choose|discard|pay|react"
    r"|do|ask|target|parley|put|engage|bring|repeat|suffer|send|stop)(?:e?s)|takes an action"
)
"""What begins the doing of another player behind a comma or `and`."""


def without_lead(line: str, seats: tuple[str, ...]) -> str:
    """The line without the words that only say when it is done, `Round 1:`, `Only now`, or who the First Player is."""
    one = "|".join(re.escape(s) for s in seats)
    leads = re.compile(LEADS.pattern.replace("<seat>", f"(?:{one})"), re.IGNORECASE)
    while (found := leads.match(line)) and line[found.end() :].strip():
        line = line[found.end() :]
    return first_player_plain(at_that_time(line.strip(), one), one)


AFTER_PHASE = re.compile(
    r"(?:and |then )*(?:after|once) (?:the )?(?P<what>set-?up|dawn|planning|high drama|plunder|dusk|(?:[\w-]+ ){1,3}step)(?: phase)?"
    r"(?P<day> of day \d+)?(?: (?:is|has been) (?:over|carried out|completed|done|finished)| has ended)?,? (?=\S)",
    re.IGNORECASE,
)
"""That something is done once a phase or a step is over, before what is done."""


ON_NEXT_DAY = re.compile(r"(?:and |then )*on the (?:next|following) day,? (?=(?:the|its) )", re.IGNORECASE)


def on_next_day(line: str) -> str:
    """`On the next Day, the Draw step is carried out` as what is told one after the other; another line as it is."""
    found = ON_NEXT_DAY.match(line)
    if found is None or moment(re.split(r"[;.]", line[found.end() :], maxsplit=1)[0]) is None:
        return line
    return f"The next Day begins; {line[found.end() :]}"


def after_phase(line: str) -> str:
    """`After Dawn, both players reveal` as what is told one after the other: `Dawn is carried out; both players reveal`."""
    found = AFTER_PHASE.match(line)
    told = f"The {found['what']}{found['day'] or ''} is carried out" if found else ""
    return f"{told}; {line[found.end() :]}" if found and moment(told) is not None else line


TURN = r"(?:now |then )?(?:next )?(?:to act|active|next)(?: again| once more| next)?"
IS_NEXT = (
    r"(?:who )?(?:(?:is |now |then )*(?:next to act|to act(?: next| now)?|next(?: in turn)?|the next player(?: to act)?|active(?: now| next)?)"
    r"|acts? next|(?:is )?the (?:next |new )?active player|(?:has|having|with) (?:the )?priority|whose turn it is(?: now| next)?)"
)
"""What stands behind a player and says only that it is that player's turn."""
LATER = r"(?:now|only now|then|next|also|again|thereupon|therefore|instead|still|immediately|at once|straight away)"
"""What stands between somebody and what they do, and says only when."""


WHO = r"(?:whatever|whoever|what|who|(?:some|any)(?:body|one|thing)|one|the (?:one|card|character)s?(?: that| who)?|an? (?:character|card))"
GOES = r"(?:(?:has|have|needs?) to|must|is to|are to) (?:go|leave|be (?:sent|discarded|destroyed|given up)|send|discard|destroy|give up|choose)"
NEED = (
    rf"(?:necessary|need be|(?:(?:for|if|where|when|since|as|of) )?(?:{WHO}|<seat>) {GOES}\b[^,;:.]*?"
    r"|(?:because of|due to|for) (?:the|his|her|their|its|<seat>['’]s) (?:Crew Cap|hand limit|limit)(?: of \d+)?)"
)
"""What only says that, and for what, somebody has to be chosen: `for whatever has to go`."""


def at_that_time(line: str, one: str) -> str:
    """`B now asks to …` without what only says when, or for what; what is told by the way of another player, as what that player does."""
    line = re.sub(rf"(^|(?<=[;,.:] ))(?i:{BEFORE_ANYTHING}),? (?=(?:{one}) [a-z]+s\b|it is asked\b)", "", line)
    line = re.sub(rf"(^|(?<=[;,.:] ))(?i:(?:if )?{NEED.replace('<seat>', f'(?-i:{one})')}),? (?=(?:{one}) [a-z]+s\b)", r"\1", line)
    line = re.sub(
        rf"\b({one}) (?:(?:now|then) )?(?:must|has to|needs to) (?:(?:now|then) )?(?:send|give up|choose)"
        rf" (?:somebody|someone|one(?: of them)?|an?(?: \w+)? character)"
        r"(?: away| to The Locker)?(?:,? and(?: so)?|;) (?=[a-z]+s\b)",
        r"\1 ",
        line,
    )
    line = re.sub(
        rf"(^|(?<=[;,.:] ))({one}) (?:considers|weighs|thinks (?:about|of)|wonders about|discusses|(?:in|en)quires"
        rf" about|wants to know about) (?=(?!nothing|something)[a-z]+ing\b)",
        r"\1\2 asks about ",
        line,
    )
    line = re.sub(rf"\b({one}), (?:being|having|who is|who has) [^,;]*\b(?:over|above|beyond|too many)\b[^,;]*, (?=[a-z]+s\b)", r"\1 ", line)
    line = re.sub(
        rf", (?:with )?({one}|the First Player) ({'|'.join(PARTICIPLES)})ing (?=[A-Z]|the |what )", lambda m: f"; {m[1]} {PARTICIPLES[m[2]]} ", line
    )
    line = re.sub(rf"\b({one}) is {TURN}(?:,? and|;) (?:then )?(?=[a-z]+s\b)", r"\1 ", line)
    return re.sub(rf"\b({one}),? {LATER},? (?=(?:{DOES})\b)", r"\1 ", line)


COMBAT_CARD = r"combat card(?: (?:for|in|of) (?P<round>round \d+|(?:the|this|that) (?:\w+ )?round))? is "


NEXT_TO_ACT = r"^(?:then |and )?(?:the )?(?:next player(?: to act)?|player to act(?: next)?) (?:acts|does so|does something|goes on)[:;,] ?"
WHEN_DONE = (
    r"(?:when|once|after|as soon as|now that) (?:it|that|this|(?:the|its) \w+) (?:is|has been) (?:completely )?"
    r"(?:resolved|done|over|finished|carried out)(?: \w+)?"
)
AFTER_FIRST = (
    r"(?P<lead>^|[;.] )(?:(?:right |directly |immediately )?after|once|when|as soon as) (?:the|its|that) first "
    r"(?P<part>effect|wound|part|sentence)(?: of [^,;]+?)?"
    r"(?: (?:is|has been|resolves|takes effect|happens|has)\b[^,;]*?)?,? (?=<seat> (?:asks|uses|wants|would|says)\b)"
)
"""That somebody asks for something behind the first part of what an ability does."""
BEFORE_SECOND = (
    r"(?P<lead>^|[;.] )(?:still )?(?P<when>before (?:the|its) (?:second|next|other) (?:effect|wound|part)),? (?P<does><seat> uses (?-i:[A-Z])[^;,.]*)"
)
"""What somebody uses between two parts of what an ability does, with that in front."""
AS_PERFORMER = (
    r"(?:with|using) (?P<who>[A-Z][^,;:]*?) as (?:the |its )?performer,? (?P<player><seat>) "
    r"(?P<does>[a-z]+s\b[^,;:]*?)(?=,| if\b| where\b|;|\.|$)"
)


def subject_first(line: str, seats: tuple[str, ...]) -> str:
    """`With Loris as performer A recruits Corvo` as `A recruits Corvo with Loris`; without what only says that somebody acts next, or when."""
    one = f"(?-i:{'|'.join(re.escape(s) for s in seats)})"
    line = re.sub(NEXT_TO_ACT, "", line, flags=re.IGNORECASE)
    line = re.sub(rf"(^|[;.] )({one}) is {TURN}(?:,? and|;) (?:then )?(?=[a-z]+s\b)", r"\1\2 ", line)
    first = re.compile(AFTER_FIRST.replace("<seat>", one), re.IGNORECASE)
    line = re.sub(BEFORE_SECOND.replace("<seat>", one), r"\g<lead>\g<does> \g<when>", line, flags=re.IGNORECASE)
    line = first.sub(lambda m: f"{'; ' if m['lead'] else ''}its first {m['part']} is applied; ", line)
    line = re.sub(rf"\b({one})(?:, | \(|,? as ){IS_NEXT}[,)] (?=[a-z]+s\b)", r"\1 ", line)
    line = re.sub(rf"(^|[;.] ){WHEN_DONE},? (?={one} [a-z]+s\b)", r"\1", line, flags=re.IGNORECASE)
    return re.sub(AS_PERFORMER.replace("<seat>", one), r"\g<player> \g<does> with \g<who>", line, flags=re.IGNORECASE)


def played_plainly(line: str, seats: tuple[str, ...]) -> str:
    """`B's combat card for round 1 is Guard`, `Pell's controller B plays Guard`, `B must play a card and gambles`: with who does it in front."""
    one = "|".join(re.escape(s) for s in seats)
    line = re.sub(rf"(?:\w[\w'’ -]*?)['’]s controller,? ({one}),? (?=[a-z]+s\b)", r"\1 ", line)
    line = re.sub(rf"\b({one}) (?:must|has to) play (?:a|one)(?: combat)? card(?:,? and| so|, so)(?: \1)? (?=[a-z]+s\b)", r"\1 ", line)
    line = re.sub(rf"^({one}) draws?(?: first)?,?(?: and)? then ({one})(?: draws)?\.?$", "both players draw", line)
    found = re.match(rf"({one})['’]s {COMBAT_CARD}", line)
    when = f"{found['round']}: " if found and re.match(r"round", found["round"] or "") else ""
    return f"{when}{found[1]} plays {line[found.end() :]}" if found else line


def first_player_plain(line: str, one: str) -> str:
    """`A, the First Player, puts Balm first` without what only says who that is."""
    return re.sub(rf"\b({one})(?:,| \(|,? as|,? who is|,? being) (?:the )?First Player[,)]? (?=[a-z]+s\b)", r"\1 ", line)


ROUND_ENDS = r"(?:the |that |this )?(?:round(?: \d+)?|duel) (?:ends|is (?:now )?over)"
MOVED = re.compile(
    rf"\b((?:moves?|goes|is moved)\b[^;,:]*? to [^;,:]*?),? and (?:(?:then|so|thus|therefore|thereby|with (?:that|this|it)),? )*(?={ROUND_ENDS})",
    re.IGNORECASE,
)
"""Between where somebody goes and the end of the round."""
ENDS_AFTER = re.compile(
    rf"^({ROUND_ENDS})(?:,| (?:after|once|when|as soon as))? (?P<who>(?-i:[A-Z])[\w'’ -]*?) (?:has|having) (?:moved|gone) (?P<where>to [^;,:]+)",
    re.IGNORECASE,
)
"""The end of the round, and where somebody has gone before it."""
TAKES_EFFECT = re.compile(
    r"^(?:(?:the|its|.+?['’]s) (?:Maneuver|Technique|effect|ability)(?:['’]s effect)?|[A-Z][\w'’ -]*?)"
    r" (?:now )?(?:takes effect|is resolved|does its work|applies|works): (?=[A-Z])"
)
"""What only leads to what an ability does."""


def _of_a_step(led: re.Match[str]) -> str:
    """What leads to what is done, where it tells a part of a step of the Day: `A's scheme is resolved: `."""
    told = moment(led[0].rstrip(": "))
    return led[0] if told is not None and told.begins is not None and told.begins[0] == "planning" else ""


def moves_in_order(line: str) -> str:
    """`Tess moves to The Docks and round 1 ends`, `round 1 ends after Tess has moved to The Docks` as two clauses, in the order of things."""
    line = re.sub(r"^(?:At|With|By|On) the end of (?:the )?(round(?: \d+)?),? (?=[A-Z][^;:]*? (?:moves|goes|is moved) to )", r"\1 ends; ", line)
    line = ENDS_AFTER.sub(r"\g<who> moves \g<where>; \1", TAKES_EFFECT.sub(_of_a_step, line))
    return MOVED.sub(lambda m: f"{re.sub('^is moved', 'moves', m[1], flags=re.IGNORECASE)}; ", line)
