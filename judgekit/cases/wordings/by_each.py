"""What several players are told to do in one line, each by itself: `B passes; A plays Jab`, `each draws four cards`."""

from __future__ import annotations

import re

from judgekit.cases.wordings.left_unused import LEFT_AND_DONE
from judgekit.cases.wordings.may_words import ALSO
from judgekit.cases.wordings.ordering import TOLD
from judgekit.cases.wordings.plain_lines import DOES, at_that_time
from judgekit.cases.wordings.wondering import MERE, QUESTION
from judgekit.games.five_sails.boards.moments.told import moment

SAME_ACT = r"(?:pay|discard|parley|ask|reveal|activate|target|name)s\b|uses [^;]*\b(?:Technique|Maneuver)\b|.+ instead\b"
"""What belongs to what the same player has just been told to do."""


def by_each(who: str, what: str, seats: tuple[str, ...]) -> list[tuple[str, str]]:
    """What several players do in one line: `B: passes; A plays Jab`, `A passes, and B passes`."""
    if who not in seats or '"' in what:
        return [(who, what)]
    one = "|".join(re.escape(s) for s in seats)
    what = re.sub(rf"\.\s+(?=(?:{one}) asks (?!to )\w)", "; ", at_that_time(what, one))
    if (asked := re.fullmatch(ASKED_THEN.replace("<seat>", one), what, re.IGNORECASE)) and _musters(who, asked["first"]):
        return [(TOLD, _musters(who, asked["first"])), *by_each(asked["who"] or who, asked["asks"], seats)]
    parts = re.split(
        rf"(?:\s*[;.]\s+(?:and |then |while paying,? )*|\s*,\s+(?:and |then )*(?=(?:{one}) (?:{DOES})\b)|\s+and (?:then )?(?=(?:{one}) (?:{DOES})\b))"
        rf"({one})(?:['’]s)? (?=(?!says |does nothing|asks (?!to ))[a-z]+s\b)",
        what,
    )
    out = [(who, x) for x in _each_asked(parts[0])]
    for seat, done in zip(parts[1::2], parts[2::2], strict=True):
        anew = done.startswith("asks to ") and out[-1][1].startswith("asks ")
        same = seat == out[-1][0] and not anew and re.match(SAME_ACT, done) and LEFT_AND_DONE.fullmatch(f"{out[-1][1]}; {done}") is None
        out[-1:] = [(seat, f"{out[-1][1]}; {done}")] if same else [out[-1], *((seat, x) for x in _each_asked(done))]
    all_draw = {seat for seat, done in out if DRAWS.fullmatch(done)} == set(seats)
    of_all = [DRAWS.fullmatch(done) is not None and (all_draw or ("Draw step" in done and done.startswith("draws"))) for _, done in out]
    drawn = [DRAWS.fullmatch(done) is not None and DRAWS_IN_PARTS.fullmatch(done) is None for _, done in out]
    told = [
        (TOLD, "the Draw step is carried out")
        if whole
        else (TOLD, f"{seat} draws{_cards(done)} in the Draw step")
        if draws
        else (TOLD, f"{seat} {DRAWS_OUT.sub('draws the first cards', done)}")
        if DRAWS_IN_PARTS.fullmatch(done)
        else (TOLD, _musters(seat, done))
        if _musters(seat, done)
        else (seat, done)
        for (seat, done), whole, draws in zip(out, of_all, drawn, strict=True)
    ]
    told = [x for seat, done in told for x in _then_told(seat, done)]
    return [x for n, x in enumerate(told) if n == 0 or x != told[n - 1]]


def _musters(seat: str, done: str) -> str:
    """That a player musters, or a character of that player, who is named; empty where something else is done."""
    return f"{seat} musters" if MUSTERS.fullmatch(done) else f"{seat}'s {done}" if OWN_MUSTERS.fullmatch(done) else ""


ASKED_THEN = r"(?P<first>[^;,]+?)(?:;|,|,? and|[;,] and)(?: then)? (?:(?P<who>(?-i:<seat>)) )?(?:then |now )?(?P<asks>asks\b.*)"
"""What somebody asks behind what is done first: `musters; A asks whether all may stay`."""
REQUEST = re.compile(r"asks (?:to|about|whether|if) [^;]*")
OF_THE_DAY = {"dawn", "planning", "high drama", "plunder", "dusk", "day"}


def _then_told(who: str, done: str) -> list[tuple[str, str]]:
    """What somebody does, and behind it by itself what is told of the Day then: `plays no combat card; the duel ends; the Day ends`."""
    answered = ANSWERS.search(done) if who != TOLD else None
    if answered is not None:
        return [(who, done[: answered.start()]), *((TOLD, done[answered.end() :]),)]
    parts = done.split("; ")
    told = [moment(part) for part in parts]
    if len(parts) > 1 and REQUEST.fullmatch(parts[0]) and all(told[1:]) and told[1] is not None and told[1].begins:
        return [(who, parts[0]), (TOLD, "; ".join(parts[1:]))]  # the game has stopped for what is asked, and goes on by itself
    first = len(parts)
    while first > 1 and (m := told[first - 1]) is not None and ((m.ends or ("",))[0] in OF_THE_DAY or m.begins == ("duel", "end")):
        first -= 1
    if who == TOLD or first == len(parts) or (told[-1] and told[-1].begins == ("duel", "end")):
        return [(who, done)]
    return [(who, "; ".join(parts[:first])), (TOLD, "; ".join(parts[first:]))]


ANSWERS = re.compile(
    r"(?:; |\. )(?=(?-i:[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*) (?:accepts|refuses)(?: (?:it|the challenge))?(?:$|;|\.|,? and threat\b))", re.IGNORECASE
)
"""Between a challenge and what the one who is challenged says to it: `no Technique; Una accepts`."""


def _cards(done: str) -> str:
    """How many cards somebody is told to draw."""
    many = re.search(r"\b(\d+|an?|one|two|three|four|five|six|seven|eight) cards?\b", done, re.IGNORECASE)
    return f" {many[0]}" if many else ""


DRAWS = re.compile(
    r"draws(?: (?:first|next|then|too|as well|now))?(?: (?:(?:the|his|her|their|its|all|\S+['’]s|as many) )*"
    r"(?:\w+ )?(?:cards?|\d+|two|three|four|five|six|seven|eight))?(?: (?:for|in|during|of) the (?:Draw step|day))?"
    r"|(?:carries out|does|performs|completes) (?:the|his|her|their|its) (?:Draw|drawing) step",
    re.IGNORECASE,
)
"""What everybody does in a step of Planning: told of each player, with the name of the step, or of one player alone."""
DRAWS_OUT = re.compile(r"draws (?:cards )?(?:until|as long as|as many as) .*\bdeck\b.*", re.IGNORECASE)
DRAWS_IN_PARTS = re.compile(
    rf"draws (?:the |his |her |their |its )?(?:first|top|last|second|third|next|other|remaining)(?: \w+)? cards?(?: (?:of|from) .+)?"
    rf"|{DRAWS_OUT.pattern}"
    r"|(?:completes|finishes|goes on with|ends) (?:the|his|her|their|its) draw(?:ing)?(?: step)?",
    re.IGNORECASE,
)
"""What a player draws before the deck runs out, and the rest of it."""


MUSTERS = re.compile(
    r"musters(?: (?:(?:his|her|their|its|the) )?(?:(?:new |chosen |revealed )?character)?(?: ?(?-i:[A-Z])[\w'’ -]*?)?)?"
    r"(?: (?:first|next|then|too|as well|last))?(?: (?:at|in) (?:\S+ )?Home)?"
    r"|(?:carries out|does|performs|completes) (?:the|his|her|their|its) Muster(?:ing)? step",
    re.IGNORECASE,
)
"""What a player does in the Muster step."""
OWN_MUSTERS = re.compile(
    r"(?-i:[A-Z])[^;:,]*? (?:now |then |next )?(?:musters|is mustered)(?: (?:first|next|then|too|as well|last))?(?: (?:at|in|to) [^;:,]+)?",
    re.IGNORECASE,
)
"""That a character of a player does, who is named behind the player: `A's Obo musters` chooses nothing."""
ASKS_ANEW = re.compile(rf"; (?=(?:{DOES}|{ALSO})\b)")
"""Between a question, or what somebody asks to do, and what the same player does behind it."""


def _each_asked(done: str) -> list[str]:
    """What somebody asks, one thing after another, and does then: `asks about X; asks to use Y`."""
    if left := LEFT_AND_DONE.fullmatch(done):
        return [left["wish"], *_each_asked(left["does"])]
    question, *acts = ASKS_ANEW.split(done)
    for n, act in enumerate(acts):
        if QUESTION.search(question) and not re.match(
            r"asks (?!to )\b" if MERE.match(question) else r"(?:(?:pay|discard|parley)s|asks (?!to ))\b", act
        ):
            return [question, *_each_asked("; ".join(acts[n:]))]
        if MERE.match(act) and not MERE.search(question):
            return [question, *_each_asked("; ".join(acts[n:]))]
        question = f"{question}; {act}"
    return [question]
