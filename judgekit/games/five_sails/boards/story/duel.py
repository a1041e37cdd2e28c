"""A duel under way, as prose tells of it: who fights, whose round it is, what the pools hold, how often somebody has gambled."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.cards import Told
from judgekit.games.five_sails.boards.story.prose import Bit, anew, prose
from judgekit.games.five_sails.boards.story.words import CITY_NAMES, NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

STATS = "combat|finesse|influence|resolve"
GOES_ON = r"(?:(?:is|has)(?: already| now)? )?(?:under ?way|in progress|going on|being fought|begun)"
DUEL = re.compile(
    rf"(?:\b(?:is|are|fight) )?(?:\bin )?(?:the middle of )?\b(?:an?|the) (?:(?P<one>{STATS}) )?duel\b"
    rf"(?: of (?P<two>{STATS})\b)?(?: at (?P<at>{CITY_NAMES}))?(?: {GOES_ON})?",
    re.IGNORECASE,
)
"""`in the middle of a duel`, `a Finesse duel is under way`."""
VERSUS = re.compile(r"(?:,? and)? +(?:(?:has |had )?challenged|against|is (?:fighting|duell?ing)|fights) +(?=\S+['’]s )")
AT = re.compile(rf",?\s*\b(?:at|in|on) ((?:{CITY_NAMES}))(?:\s*,)?", re.IGNORECASE)
NAME = r"[A-Z][^,()]*?"
TIMES = {"never": 0, "not": 0, "once": 1, "twice": 2}
ROUNDS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6}


def duel_told(teller: Teller, sentence: Bit) -> bool:
    """A sentence with the cards of those who fight: `A duel is under way at The Docks between A's Kaspar (…) and B's Soline (…)`."""
    own = rf"(?:{teller.story.seats})['’]s "
    duel = DUEL.search(sentence.plain)
    cards = re.search(rf"\b{own}[A-Z][^,()]*\(", sentence.plain)
    if duel is None or cards is None:
        return False
    start = min(duel.start(), cards.start())
    if (ahead := sentence.cut(0, start)).text and not AT.fullmatch(ahead.plain):
        teller.moment(ahead)
    begins(teller, duel)
    sentence, second = challenged(sentence, own)
    bare = sentence.without(*duel.span())
    place = None if duel["at"] else AT.search(bare.plain, duel.start()) or AT.search(bare.plain)
    where = duel["at"] or (place[1] if place else teller.here)
    if not where:
        teller.wrong(sentence, "the duel is told of, but not where it is")
    for found in (place, re.search(rf",?\s*\b{GOES_ON}", bare.plain)):
        bare = bare.without(*found.span()) if found else bare
    between = re.sub(r"\b(?:between|of|against)\b|:", " ", bare.text[start : cards.start()]).strip(" ,")
    told, *behind = bare.cut(cards.start()).split(rf";(?!\s*(?:and )?{own})")
    listed = "; ".join(part.text for part in told.split(VERSUS.pattern))
    teller.hear(prose(f"At {where}{', ' if between else ''}{between}: {listed}")._replace(at=sentence.at))
    named = re.findall(rf"{own}(?:Leader )?({NAME}) ?\(", told.plain)[:2]
    teller.story.fighters = teller.story.fighters or (named[::-1] if named[:1] == [second] else named)
    for part in behind:
        teller.hear(part)
    return True


ACCEPTED = re.compile(
    r",? (?:who (?:has |had )?(?:accepted|taken up|took up|was challenged|intervened)(?: it| the challenge| by \S+)?"
    r"|the challenged(?: one| character)?)(?=$|[,;]| and )"
    r"|,? and [A-Z][\w'’ -]*? (?:has |had )?(?:accepted|took (?:it|the challenge) up)(?: it| the challenge)?(?=$|[,;])"
)
CHALLENGER = re.compile(r",? (?:who (?:has |had )?(?:issued|challenged|made)(?: it| the challenge)?|(?:as )?the challenger)(?=$|[,;]| and )")


def challenged(sentence: Bit, own: str) -> tuple[Bit, str]:
    """The sentence without who of the two has accepted the challenge, and the name of the challenged one; empty where that is not told."""
    for way in (ACCEPTED, CHALLENGER):
        if found := way.search(sentence.plain):
            names = [m[1] for m in re.finditer(rf"{own}(?:Leader )?({NAME}) ?\(", sentence.plain)]
            before = [m[1] for m in re.finditer(rf"{own}(?:Leader )?({NAME}) ?\(", sentence.plain[: found.start()])]
            other = next((x for x in names[:2] if before and x != before[-1]), "")
            return anew(sentence, sentence.text[: found.start()] + sentence.text[found.end() :]), (
                before[-1] if before and way is ACCEPTED else other
            )
    return sentence, ""


def duel_moment(teller: Teller, said: Bit) -> bool:
    """A part of a moment that says only that a duel is going on, or whose round it is."""
    duel = DUEL.search(said.plain)
    if duel and not re.sub(AT.pattern, "", said.without(*duel.span()).plain).strip(" ,"):
        begins(teller, duel)
        return True
    return whose_round(teller, said) or re.fullmatch(r"(?:now )?(?:begins|starts)", said.plain) is not None


def begins(teller: Teller, duel: re.Match[str]) -> None:
    """The moment is in a duel, of the stat that is said."""
    stat = duel["one"] or duel["two"]
    teller.story.time.append(f"duel of {stat.casefold()}" if stat else "duel")


def fighters(teller: Teller, said: Bit) -> bool:
    """`Kaspar challenged Soline, who accepted` · `Kaspar is the challenger` · `Kaspar and Soline are in a duel`."""
    duel = DUEL.search(said.plain)
    rest = re.sub(rf"{AT.pattern}|,? who (?:has )?accepted| and (?:(?!and).)* accepted", "", said.without(*duel.span()).plain if duel else said.plain)
    ways = (
        rf"({NAME}) (?:is|was) the challenger",
        rf"({NAME}) (?:has |had )?(?:challenged|issued the challenge to) ({NAME})",
        *([rf"\s*(?:between |of )?({NAME}) (?:and|against) ({NAME})"] if duel else []),
    )
    found = next((m for way in ways if (m := re.fullmatch(way, rest.strip()))), None)
    if found is None or not all(teller.story.knows(name) for name in found.groups()):
        return False
    teller.story.fighters = [*found.groups(), *(x for x in teller.story.fighters if x not in found.groups())]
    if duel:
        begins(teller, duel)
    return True


def whose_round(teller: Teller, said: Bit) -> bool:
    """`round 3 begins` · `it is Soline's second round` · `Soline is the active participant` · `Soline's round 3 is about to begin`."""
    nth = "|".join(ROUNDS)
    starts = r"(?: (?:now )?(?:begins|starts|is (?:now )?(?:about to (?:begin|start)|beginning|going on|under way)|has (?:just )?begun))?"
    is_now = r"(?:(?:it is|now|the duel is in|in|(?:at )?the (?:very )?(?:beginning|start) of) )*"
    found = re.fullmatch(rf"{is_now}(?:the |({NAME})['’]s )?(?:round (\d+)|(?:({nth}) )?round){starts}", said.plain, re.IGNORECASE)
    active = re.fullmatch(rf"({NAME}) is (?:the )?active(?: participant)?|the active participant is ({NAME})", said.plain)
    if found is None and (active is None or not teller.story.knows(active[1] or active[2])):
        return False
    who = found[1] if found else (active[1] or active[2]) if active else ""
    nth = found[2] or str(ROUNDS.get((found[3] or "").casefold(), "")) if found else ""
    teller.story.time += [x for x in (f"round {nth}" if nth else "", f"{who}'s round" if who else "") if x]
    return bool(nth or who)


POOL = r"(?:(?:threat )?pool|threat)"
POOLS = (
    rf"({NAME})(?:['’]s)? (?:threat pool|pool|threat)(?: holds| contains| has| is(?: at)?| =|:)? ({NUMBER}|empty)(?: threat)?",
    rf"({NAME})(?:['’]s)? (?:has|holds|faces) ({NUMBER}|none) threat(?: in (?:his|her|its|the|their) {POOL})?",
    rf"(?:there (?:is|are) )?({NUMBER}) threat (?:is |lies )?in ({NAME})['’]s {POOL}",
    rf"(?:threat pools:? )?({NAME})(?:['’]s)?(?: (?:holds|has|is))? ({NUMBER}|empty)",
)


def pool(teller: Teller, said: Bit) -> bool:
    """`Soline's threat pool holds 3` · `Soline has 3 threat in her pool` · `Threat pools: Soline 3, Kaspar 0`."""
    of_threat = re.search(r"\b(?:threat|pools?)\b", teller.within, re.IGNORECASE) is not None
    for way in POOLS if of_threat else ():  # `Ida has 3 wounds, Oro 4` tells of none
        found = re.fullmatch(way, said.plain, re.IGNORECASE)
        one, two = found.groups() if found else ("", "")
        name, held = (one, two) if re.fullmatch(rf"{NUMBER}|empty|none", two, re.IGNORECASE) else (two, one)
        if found and teller.story.knows(name):
            return teller.story.is_said(name, f"threat {0 if held.casefold() == 'empty' else number(held)}")
    return False


def gambles(teller: Teller, said: Bit) -> bool:
    """`B has gambled once in this duel`: what the participant of that player has done."""
    often = rf"({'|'.join(TIMES)}|(?:{NUMBER}) times)"
    done = rf"(?:has )?(?:already )?gambled (?:already )?{often}(?: already)?(?: in (?:this|the) duel)?"
    not_done = r"(?:has )?(never|not)(?: yet| so far)? gambled(?: yet| so far)?(?: in (?:this|the) duel)?(?: yet| so far)?"
    found = re.fullmatch(rf"({teller.story.seats}) {done}", said.plain) or re.fullmatch(rf"({teller.story.seats}) {not_done}", said.plain)
    own = [name for name in teller.story.fighters if found and teller.story.knows(name, found[1])]
    times = TIMES.get(found[2], 0) if found and found[2] in TIMES else number(found[2].split()[0]) if found else 0
    return bool(own) and teller.story.is_said(own[0], f"gambled {times}")


OF_A_ROUND = r"(?:(?:combat )?cards? (?:of|from|played in) (?:the )?(?:(?:first|second|third|earlier) rounds?|rounds? \d+(?:(?:, | and )\d+)*))"


def in_the_line(teller: Teller, said: Bit) -> bool:
    """`A's card of round 1 lies in the dueling line`: a card that nobody needs to know."""
    seats = teller.story.seats
    lies = r"(?:lies?|is|are|remains?)(?: still)? in (?:the|his|her|their|\S+['’]s) dueling line"
    found = re.fullmatch(rf"(?:({seats})['’]s |[Tt]he )?{OF_A_ROUND}(?: of ({seats}))? {lies}", said.plain)
    if found is None or not (found[1] or found[2]):
        return False
    many = max(1, len(re.findall(r"\d+", said.plain)))
    teller.board(f"dueling line of {found[1] or found[2]}", [Told(f"{many} unknown", said.at)], said.at)
    return True


DUELS: tuple[Callable[[Teller, Bit], bool], ...] = (fighters, whose_round, pool, gambles, in_the_line)
