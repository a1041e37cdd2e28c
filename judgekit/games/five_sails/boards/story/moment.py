"""Sentences of a board told in prose that say who plays, who is First Player, and when it is."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.moments.times import step_told
from judgekit.games.five_sails.boards.story.aside import seats_checked
from judgekit.games.five_sails.boards.story.cards import CITY, COMMON_CARD
from judgekit.games.five_sails.boards.story.chosen_behind import ALL_OF_THEM
from judgekit.games.five_sails.boards.story.crew import leaders
from judgekit.games.five_sails.boards.story.denied import denial
from judgekit.games.five_sails.boards.story.duel import duel_moment
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.schemes import CHOSE
from judgekit.games.five_sails.boards.story.words import DECK_CHECK, DETERMINED, EVERYBODY, NUMBER, SEATS, SETS_UP, TIME, UNSAID, number, usual_moment

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


PLAYERS_AT = re.compile(
    rf"^((?:(?:{NUMBER})|[Bb]oth) players)(?:,? (?:(?:who|and|they) )?(?:are|stand|play|sit))?,? (?=(?:just"
    rf" |right )?(?:at|in|during|before|on|after) (?:the )?(?:very )?"
    r"(?:beginning|start|end|outset|middle|Dawn|Planning|High Drama|Plunder|Dusk|Day|set-?up)\b)",
    re.IGNORECASE,
)
"""How many play, and when it is, without a comma between them."""
WHO_PASSED = re.compile(
    r"\b(?P<one>[A-Z]) has (?:just )?passed(?P<when> in High Drama)?(?:,? (?:and|so)(?: it is)?|,|;) "
    r"(?P<other>[A-Z])(?: is (?:now )?(?:about|free) to (?:pass|act)|['’]s turn| is (?:now )?next"
    r"(?: to act)?| (?:now )?acts(?: next)?| has priority(?: now)?)"
)
"""Who has passed and who is next: `B has just passed in High Drama and A is about to pass`."""


THEY_SET_UP = re.compile(rf"^((?:{NUMBER}) players),? (?=(?:{SETS_UP})\b)", re.IGNORECASE)
"""Players of whom it is said with one verb how many they are and that they set up."""


AND_WHEN = (
    r",? (?:and|with|while) (?=(?:it is |the game is )?(?:in )?(?:the )?(?:(?:very )?(?:beginning|start|end) of )?(?:Day \d|Planning|High"
    r" Drama|Dawn|Plunder|Dusk)\b"
    r"|[A-Z] is to act\b)|,? and (?=(?:the )?First Player\b|[A-Z] (?:still )?(?:is|holds|has|took|keeps|had)\b[^,;]*?First Player)"
)
"""Between who is First Player and when it is, told in one breath."""
PHASE = r"(?:Dawn|Planning|High Drama|Plunder|Dusk)"
A_FIRST = r"(?:(?:[A-Z]|nobody|no ?one|no player)\b(?:(?! and )[^,;])*?\b|the )First Player\b"
AND_FIRST = (
    rf",?\s+(?:and|while|where|with)\s+(?={A_FIRST})|(?<=First Player),?\s+and\s+(?=it is|the (?:\w+"
    rf" ){{1,3}}step|Day \d|Dawn|Planning|High Drama|Plunder|Dusk)"
)
"""Between the moment and who is First Player in it."""
AT_A_GAME = r"(?=(?:who are |are )?(?:playing )?(?:in|at|under|during) (?:an? |competitive|tournament))"
A_MOMENT = re.compile(
    r"(?<!since )(?<!from )(?<!on )(?<!in )\b(?:Day \d|(?:Dawn|Planning|High Drama|Plunder"
    r"|Dusk)\b)|\b(?:Muster|Draw|Initiative|Schemes?) step\b"
)
"""What says when it is, and must not go lost beside who is First Player."""


def _in_turn(found: re.Match[str]) -> str:
    """Who has passed and who is next, as two parts of the moment."""
    return f"{'High Drama, ' if found['when'] else ''}{found['one']} has just passed, {found['other']} to act"


def moment_told(teller: Teller, sentence: Bit) -> list[Bit]:
    """Keeps who plays and when it is; gives the parts of the sentence that tell of the board."""
    sentence = anew(sentence, re.sub(rf"\b({PHASE}) and (?=[A-Z] (?:is )?to act\b)", r"\1, ", sentence.text))
    sentence = anew(seated := _seated(teller, sentence), THEY_SET_UP.sub(r"\1, ", PLAYERS_AT.sub(r"\1, ", WHO_PASSED.sub(_in_turn, seated.text))))
    parts = [each for part in sentence.split(";") for each in _with_the_board(teller, part)]
    board = [part for part in parts[1:] if _of_the_board(teller, part) or ALL_OF_THEM.fullmatch(part.plain)]
    for part in (each for whole in parts if whole not in board for each in whole.split(rf"{AND_WHEN}|{AND_FIRST}|,|(?<=players) {AT_A_GAME}")):
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
    rf"(?:(?:seated|sitting|counted|sit|who sit|are seated) )?(?:(?:in )?clockwise(?:,? (?:in )?(?:(?:the|this) )?order)?(?: as)?{TO_THE_LEFT}?|to"
    rf" the left(?: \(clockwise\))?"
    r"|in (?:this|that) order(?: clockwise)?)"
)
PLAYERS = rf"(?:an? )?(?:(?P<n>{NUMBER})[- ]players?(?: (?:game|match))?|(?:game|match) (?:of|with|for|between) (?P<of>{NUMBER})(?: players)?)"
SEATING = re.compile(
    rf"(?:{PLAYERS}|(?=\w and \w play\b))[:,]?(?: \(?{SEATED}:?)?,? ?\(?(?P<names>[A-Z]\b(?:, [A-Z]\b)*,? and [A-Z]\b|[A-Z]\b(?:, [A-Z]\b)+)?"
    rf"(?:,? {SEATED})?\)?(?: play)?(?=[;.]|, |$)",
    re.IGNORECASE,
)
"""How many play, and who: `A three-player game, clockwise A, B, C`, `three players (A, B, C clockwise)`."""
IS_FIRST = re.compile(r"\b(\w), (?:who is )?(?:the )?First Player,? (?:is )?(?=to act|acts|has priority)")
SITTING = re.compile(
    rf"^(?P<who>(?:an? )?(?:{NUMBER})[- ]players?(?: (?:game|match))?)[:,]?(?: (?:who )?(?:are )?(?:sit|sitting|seated"
    rf"|play|playing))?[,:]? (?P<open>\()?(?P<ahead>clockwise|to the left|in (?:this "
    r"|clockwise |turn )?order)?(?:[:,]? ?(?:as|namely|:))? ?(?P<names>[A-Z]\b(?:(?:,? and|,? then|,)(?: then)?"
    r" [A-Z]\b)+)(?:,? (?P<behind>clockwise|to the left|in (?:this )?(?:clockwise "
    r"|turn )?order|seated (?:clockwise|to the left)))?(?(open)\))(?=[;.,]|$| (?:in|at|on|during|before)\b| sit| play)"
    r"(?: (?:sit|play)(?=[;.,]|$))?(?P<when>,? (?=(?:in|at|on|during|before) ))?",
    re.IGNORECASE,
)
"""How many play and in which order they sit: `Three players sit clockwise as A, then B, then C`."""


def _sitting(found: re.Match[str]) -> str:
    """The order in which the players sit, in the usual words; one of whom it is not told that way stays as it is."""
    if not (found["ahead"] or found["behind"]):
        return found[0]
    names = ", ".join(re.findall(r"\b[A-Z]\b", re.sub(r"\b(?:and|then)\b", "", found["names"])))
    return f"{found['who']}, clockwise {names}{', ' if found['when'] else ''}"


def _seated(teller: Teller, sentence: Bit) -> Bit:
    """The sentence without the order in which the players sit, which is kept."""
    sentence = anew(
        sentence,
        re.sub(
            r"^((?:[\w-]+ players?,? )?(?:Day \d|Dawn|Planning|High Drama"
            r"|Plunder|Dusk)(?: of Day \d)?): (?=\S)",
            r"\1, ",
            sentence.text,
        ),
    )
    sentence = anew(sentence, SITTING.sub(_sitting, sentence.text))
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


FORMERLY = r"(?:took|taken|became|got|gained|won|was|were|since|from|been|passed|went|received|determined|after|before|until)"
"""What makes the phase behind it one of the past: there the First Player was found."""
IN_PHASE = re.compile(rf"(?P<when>\b{PHASE}(?: phase)?(?: (?:of|on) Day \d+)?)")
WHO_ACTS = re.compile(
    r"(?:\band|,)(?: (?:is|being))? (?:to act|active)\b|\b(?:and|,) (?:also )?has (?:the )?(?:priority|turn)\b|(?:\band|,)"
    r" (?:now )?acts(?: now| first)?$"
)


def _told_besides(part: Bit, who: str) -> list[str]:
    """The phase, and whose turn it is, that are told in one clause with who is First Player: `A is First Player in High Drama of Day 2`."""
    phase = IN_PHASE.search(part.plain)
    told = [phase["when"]] if phase and not re.search(rf"\b{FORMERLY}\b", part.plain[: phase.start()]) else []
    acts = WHO_ACTS.search(part.plain)
    return [*told, *([f"{who} to act"] if acts and who else [])]


def _first(teller: Teller, part: Bit) -> None:
    """The First Player, and that initiative has been determined where that is said with it."""
    if (by := DETERMINED.match(part.plain)) is not None:
        teller.story.time += usual_moment(by[0])
    who = re.search(rf"\b({teller.story.seats})\b", part.plain)
    besides = _told_besides(part, who[1] if who else "")
    teller.story.time += besides
    none = NO_HOLDER.match(part.plain)
    if not besides and A_MOMENT.search(part.plain) and not DETERMINED.match(part.plain):
        teller.wrong(part, f"{part.text!r} says who is First Player, and more; say in a clause of its own when it is")
    if not who and not none:
        teller.wrong(part, f"{part.text!r} does not say who is First Player; the players are {', '.join(teller.story.players)}")
    teller.story.first = who[1] if who else "none"


def _of_the_board(teller: Teller, part: Bit) -> bool:
    """Whether a part of a sentence about the moment tells what lies on the board."""
    if DECK_CHECK.fullmatch(part.plain):
        whose = re.search(rf"\b({teller.story.seats})['’]s (?:lists|decks)$", part.plain)
        teller.lists_of = whose[1] if whose else teller.lists_of
        return False
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
