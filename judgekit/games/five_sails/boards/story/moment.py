"""Sentences of a board told in prose that say who plays, who is First Player, and when it is."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.moments.times import step_told
from judgekit.games.five_sails.boards.story.aside import seats_checked
from judgekit.games.five_sails.boards.story.cards import CITY, COMMON_CARD
from judgekit.games.five_sails.boards.story.crew import leaders
from judgekit.games.five_sails.boards.story.denied import denial
from judgekit.games.five_sails.boards.story.duel import duel_moment
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.schemes import CHOSE
from judgekit.games.five_sails.boards.story.words import DETERMINED, EVERYBODY, NUMBER, SEATS, SETS_UP, TIME, UNSAID, number, usual_moment

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller


def is_first(part: Bit) -> bool:
    """Whether a part of a sentence says who is First Player."""
    return re.search(r"first player", part.plain, re.IGNORECASE) is not None


WITHOUT_VERB = re.compile(
    r"^((?:all |the |both |every |each )*(?:City )?locations?)(?: still)? (empty|uncontrolled|without cards|bare)$", re.IGNORECASE
)
"""What is said of the locations in passing: `all City locations empty`."""


def _with_verb(found: re.Match[str]) -> str:
    """What is said of the locations, or of each of them, with a verb."""
    return f"{found[1]} {'are' if found[1].endswith('s') else 'is'} {found[2]}"


WHO_PASSED = re.compile(
    r"\b(?P<one>[A-Z]) has (?:just )?passed(?P<when> in High Drama)?(?:,? (?:and|so)(?: it is)?|,|;) "
    r"(?P<other>[A-Z])(?: is (?:now )?(?:about|free) to (?:pass|act)|['’]s turn| is (?:now )?next"
    r"(?: to act)?| (?:now )?acts(?: next)?| has priority(?: now)?)"
)
"""Who has passed and who is next: `B has just passed in High Drama and A is about to pass`."""


THEY_SET_UP = re.compile(rf"^((?:{NUMBER}) players),? (?=(?:{SETS_UP})\b)", re.IGNORECASE)
"""Players of whom it is said with one verb how many they are and that they set up."""


def _in_turn(found: re.Match[str]) -> str:
    """Who has passed and who is next, as two parts of the moment."""
    return f"{'High Drama, ' if found['when'] else ''}{found['one']} has just passed, {found['other']} to act"


def moment_told(teller: Teller, sentence: Bit) -> list[Bit]:
    """Keeps who plays and when it is; gives the parts of the sentence that tell of the board."""
    sentence = anew(seated := _seated(teller, sentence), THEY_SET_UP.sub(r"\1, ", WHO_PASSED.sub(_in_turn, seated.text)))
    parts = [each for part in sentence.split(";") for each in _with_the_board(teller, part)]
    board = [part for part in parts[1:] if _of_the_board(teller, part)]
    for part in (each for whole in parts if whole not in board for each in whole.split(r",|(?<=players) (?=in an? |in competitive)")):
        many = re.fullmatch(rf"({NUMBER}) players?(?: game)?", part.plain, re.IGNORECASE)
        if many:
            _counted(teller, part, number(many[1]))
        elif is_first(part):
            _first(teller, part)
        elif not _of_no_moment(teller, anew(part, WITHOUT_VERB.sub(_with_verb, part.text))) and not duel_moment(teller, part):
            _when(teller, part)
    return board


def _of_no_moment(teller: Teller, part: Bit) -> bool:
    """Whether a part of a sentence about the moment says what somebody means to do, what is not there, or that the Leaders are."""
    return teller.means(part) or _unsaid(teller, part) or leaders(teller, part)


OF_A_TIME = re.compile(
    r"\b(?:days?|rounds?|phases?|steps?|duel(?:s|ling|ing)?|dawn|planning|high drama|plunder|dusk|set[- ]?up|before|after|once|beginning"
    r"|begun|starts?|begins?|end(?:s|ed|ing)?|time|to (?:act|play|choose|move)|acts?|acted|acting|active|priority|turn|actions?"
    r"|pass(?:es|ed)?|next|against|reveal(?:ed)?|chosen|selected|picked|choices?|muster(?:ed|ing)?|initiative|schemes?|draw"
    r"|clean-?up|discard|face ?down|competitive|tournament|casual|friendly|informal|games?|match|won|winner|challenged?r?"
    r"|accept(?:s|ed)?|first|middle|moment|now|check|threat|riposte|parry|thrust|combat|maneuver|technique)\b",
    re.IGNORECASE,
)
"""Words of moments: a part without any of them tells of the board, unless it is what the game does."""


def _when(teller: Teller, part: Bit) -> None:
    """A part that says when it is; what is no moment is heard as a clause by itself, and what nobody understands is told as such."""
    if OF_A_TIME.search(part.plain) or any(step_told(said) for said in usual_moment(part.text)):
        teller.story.time += usual_moment(part.text)
    else:
        teller.clauses([part])


def _unsaid(teller: Teller, part: Bit) -> bool:
    """Whether a part of a sentence about the moment only says what is not there: as one clause, or as several of that kind."""
    if teller.unsaid(part):
        return True
    clauses = part.split(r",?\s+(?:and|but)\s+")
    if len(clauses) == 1 or not all(denial(teller, x) or UNSAID.fullmatch(x.plain) for x in clauses):
        return False
    return all(teller.unsaid(x) for x in clauses)


def _with_the_board(teller: Teller, part: Bit) -> list[Bit]:
    """A part that tells of the moment first and, behind a comma, of the board, as two; what is told of the moment behind that is one more."""
    pieces = part.split(",")
    begins = next((n for n, each in enumerate(pieces) if _of_the_board(teller, each)), len(pieces))
    ends = len(pieces)
    while ends > begins + 1 and (TIME.match(pieces[ends - 1].plain) or is_first(pieces[ends - 1])):
        ends -= 1
    cuts = [0, *(pieces[n].at - part.at for n in (begins, ends) if 0 < n < len(pieces)), len(part.text)]
    return [part.cut(a, b) for a, b in pairwise(cuts)]


TO_THE_LEFT = (
    r"(?: \((?:i\.e\.,? |that is,? |always )?(?:to(?:wards)?|on) the left\)"
    r"|,? (?:i\.e\.|that is),? to(?:wards)? the left,?|,? to(?:wards)? the left,?)"
)
SEATED = (
    rf"(?:(?:seated|sitting|counted|sit|who sit|are seated) )?(?:(?:in )?clockwise(?:,? (?:in )?(?:(?:the|this) )?order)?{TO_THE_LEFT}?|to"
    rf" the left(?: \(clockwise\))?"
    r"|in (?:this|that) order(?: clockwise)?)"
)
PLAYERS = rf"(?:an? )?(?:(?P<n>{NUMBER})[- ]players?(?: (?:game|match))?|(?:game|match) (?:of|with|for) (?P<of>{NUMBER}) players)"
SEATING = re.compile(
    rf"(?:{PLAYERS}|(?=\w and \w play\b))[:,]?(?: \(?{SEATED}:?)?,? ?\(?(?P<names>[A-Z]\b(?:, [A-Z]\b)*,? and [A-Z]\b|[A-Z]\b(?:, [A-Z]\b)+)?"
    rf"(?:,? {SEATED})?\)?(?: play)?(?=[;.]|, |$)",
    re.IGNORECASE,
)
"""How many play, and who: `A three-player game, clockwise A, B, C`, `three players (A, B, C clockwise)`."""
IS_FIRST = re.compile(r"\b(\w), the First Player,? (?:is )?(?=to act|acts)")


def _seated(teller: Teller, sentence: Bit) -> Bit:
    """The sentence without the order in which the players sit, which is kept."""
    sentence = anew(sentence, IS_FIRST.sub(r"\1 is First Player, \1 ", sentence.text))
    bare, _ = seats_checked(sentence.text, [])
    if bare != sentence.text:
        told, sentence = sentence.text, _seated(teller, anew(sentence, bare))
        if wrong := seats_checked(told, teller.story.players)[1]:
            teller.wrong(sentence, wrong)
        return sentence
    seating = SEATING.match(sentence.text)
    if seating and (seating["n"] or seating["of"] or seating["names"]):
        names = re.findall(r"\b[A-Z]\b", seating["names"] or "")
        if names:
            _players(teller, names)
        return anew(sentence, f"{seating['n'] or seating['of'] or len(names)} players{sentence.text[seating.end() :]}")
    order = r"(?:,? (?:in )?clockwise(?: order)?| \(\w+\))?(?=[;.,]|$)"
    listed = re.match(rf"((?:{NUMBER}) players?)[:,]? ((?:\w, )+\w,? and \w){order}", sentence.plain, re.IGNORECASE)
    if listed:
        _players(teller, re.findall(r"\b[A-Z]\b", listed[2]))
        sentence = sentence.without(listed.end(1), listed.end())
    seated = re.search(
        r",?\s*(?:seated |sitting )?(?:clockwise(?:,? in (?:the|this) order)?|in (?:this )?order)[:,]?\s+((?:\w+,? (?:and )?)*\w+)(?=[;.]|$)",
        sentence.plain,
    )
    if seated:
        _players(teller, [p for p in re.split(r",\s*(?:and\s+)?|\s+and\s+", seated[1]) if p])
        sentence = sentence.without(*seated.span())
    return sentence


def _players(teller: Teller, names: list[str]) -> None:
    teller.story.players, teller.story.counted = names, True


def _counted(teller: Teller, part: Bit, count: int) -> None:
    """How many players there are, who may be named already."""
    players = teller.story.players
    if not teller.story.counted:
        _players(teller, list(SEATS[:count]))
    elif count != len(players):
        teller.wrong(part, f"{part.text} are told of, but {len(players)} are named: {', '.join(players)}")


NO_HOLDER = re.compile(
    r"nobody|no ?one|no player|no First Player|there is no|neither|.*\b(?:with|held"
    r" by|owned by|in the hands of|belongs? to) (?:nobody|no ?one|no player|neither)\b"
    r"|.*\bnot (?:yet )?(?:been )?(?:out|held|given|assigned|taken|awarded)\b",
    re.IGNORECASE,
)
"""That there is no First Player yet."""


def _first(teller: Teller, part: Bit) -> None:
    """The First Player, and that initiative has been determined where that is said with it."""
    if (by := DETERMINED.match(part.plain)) is not None:
        teller.story.time += usual_moment(by[0])
    who = re.search(rf"\b({teller.story.seats})\b", part.plain)
    none = NO_HOLDER.match(part.plain)
    if not who and not none:
        teller.wrong(part, f"{part.text!r} does not say who is First Player; the players are {', '.join(teller.story.players)}")
    teller.story.first = who[1] if who else "none"


def _of_the_board(teller: Teller, part: Bit) -> bool:
    """Whether a part of a sentence about the moment tells what lies on the board."""
    seat = rf"(?:{teller.story.seats})"
    card = rf"{seat}['’]s (?!\w+ (?:round|turn)|(?:round|turn|action)\b)|(?:[Tt]he |[Aa]n? )?(?:{COMMON_CARD}) "
    row = r"(?:(?:all|the|both|three|four|five)(?: of the)? )*(?:City )?locations (?:of|in|for|from) (?:the |an? )?\S*(?:game|set-?up|player)"
    place = rf"{row}|(?:At |On |In |at |on |in )?(?:{CITY})\b|there (?:is|are)\b|There\b|Renown:"
    who = rf"(?:{seat}|{EVERYBODY})(?: (?:each|both|all))?"
    chose = rf"{seat} (?:(?:has|have) )?{CHOSE}\b"
    piles = (
        r"(?:both|all|each|every|the|neither|no)(?: of)?(?: the| players['’]s?)* (?:(?:[Ff]action"
        r"|[Aa]pproach|[Cc]ity) )?(?:[Hh]and|[Dd]eck|[Dd]iscard pile)s?"
    )
    piles += r" (?:(?:both|all|each|still) )*(?:is|are|has|have|holds?|contains?|consists? of)\b"
    has = r"(?:has|have|holds?|controls?) (?!priority|(?:just |already )?passed|(?:just )?acted|not|the (?:First|token))"
    return re.match(rf"{card}|{place}|{chose}|{piles}|{who} {has}", part.plain) is not None
