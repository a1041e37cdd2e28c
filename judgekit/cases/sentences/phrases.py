"""A choice as people say it, walked through the engine's questions: `challenge with Kaspar, Soline; no technique`."""

from __future__ import annotations

import re
from typing import NamedTuple

from judgekit.cases.model import Step
from judgekit.cases.sentences.answers import answered_for
from judgekit.cases.sentences.any_order import choose_unsaid, same_anyway
from judgekit.cases.sentences.exactly import against, stranger, with_performer
from judgekit.cases.sentences.finishing import finish
from judgekit.cases.sentences.going_there import mover_targeted
from judgekit.cases.sentences.in_place import discards_for_nothing, not_in_place, with_way
from judgekit.cases.sentences.later_target import before_it, never_asked
from judgekit.cases.sentences.matching import Hit, match
from judgekit.cases.sentences.own_names import aside
from judgekit.cases.sentences.paying import PAYS, beyond, with_names
from judgekit.cases.sentences.performing import able_performers, perform
from judgekit.cases.sentences.pieces import ON, Piece, chances_of, idle, normal, pieces_of
from judgekit.cases.sentences.said_here import for_participant, meant_here, said_here, without_paid_for, without_performer
from judgekit.cases.sentences.sayings import sayings
from judgekit.cases.sentences.unanswered import Asked, meant_behind, only_opponent, only_tells, unanswered, unread, untold
from judgekit.cases.sentences.unasked import already_moved, chosen_unasked, more_than_gone, not_done, without_mover
from judgekit.cases.sentences.walking import Pause, Walk, choose, default_choice, only_choice, run_on
from judgekit.cases.wordings.copies import copy_meant, with_s
from judgekit.cases.wordings.plain import plain
from judgekit.engine import Option, Position, game_of, options
from judgekit.engine.facts import facts_of
from judgekit.engine.step import answer, settle
from judgekit.engine.trace import player_name
from judgekit.engine.values import CHANCE, JUDGE, NO, UNSETTLED, YES, Ask, Choice
from judgekit.games.five_sails.boards.short_names import with_full_names

ABILITY = re.compile(r"\b(?:Actions?|Reaction|Technique|ability)\b", re.IGNORECASE)
"""What a part names whose performer the rules may fix."""


class Manner(NamedTuple):
    """Who says a sentence, where the automatic steps stop, whether it is only asked about, and what is told behind it."""

    player: int
    pause: Pause | None
    only_ask: bool
    patient: bool
    then: Step | None


MOST = 100
"""So many choices are never made for one sentence, but where abilities set each other off without end."""


def walk_phrase(
    p: Position,
    player: int,
    text: str,
    pause: Pause | None = None,
    *,
    only_ask: bool = False,
    pieces: list[Piece] | None = None,
    patient: bool = True,
    then: Step | None = None,
) -> Walk:
    """Walks a player's sentence, or the rest of one, through the questions, as far as it goes.

    A patient one leaves it to the others to say whether they react too, before it goes on to what a Reaction asks of its player.
    It leaves to the step that is told next what that step answers to a question on the way, and goes on after it.
    """
    text = with_full_names(p, with_s(text, p.cast.names), spelt=True) if player >= 0 else text
    if pieces is None and (names := aside(text, p.cast.names)):
        return names.back(walk_phrase(names.put_aside(p), player, names.hide(text), pause, only_ask=only_ask, patient=patient, then=then), p)
    walk, how = Walk(p, text=text, understood=pieces is not None), Manner(player, pause, only_ask, patient, then)
    if pieces is None and (against_it := game_of(p).hooks["looks"](p, player, text)) is not None:
        walk.understood, walk.reasons = True, against_it
        walk.verdict = "illegal" if any(r.verdict == NO for r in against_it) else "unsettled" if against_it else "legal"
        return walk
    said = _in_options_words(p, player, text) if pieces is None else ""
    whole = _taken_apart(p, player, text, said) if pieces is None else pieces
    walk.left = list(whole)
    if whole and pieces is None and ABILITY.search(whole[0].text):
        walk.left, walk.reasons = with_performer(p, player, said, walk.left)
        walk.verdict = "illegal" if walk.reasons else "legal"
    while walk.left and not walk.stopped:
        _go_on(walk, how)
        if len(walk.choices) > MOST:
            walk.problem = (
                f"{walk.left[0].text!r} is never asked: {MOST} choices that leave nothing to choose lead to the next one, and so on for ever"
            )
    if not walk.stopped:
        finish(walk, player, pause, lambda: _goes_on_paying(walk, how), whole_payment=only_ask and PAYS.search(text) is not None)
    if walk.problem and walk.choices:
        _beyond_what_is_due(walk, how)
    if walk.problem and (reasons := not_in_place(walk, player)):
        walk.problem, walk.verdict, walk.reasons = "", "illegal", reasons
    if walk.problem and pieces is None and any(x.link in ON for x in whole):
        _not_so(walk, p, player, said)
    return walk


def _in_options_words(p: Position, player: int, text: str) -> str:
    """A player's sentence in the words of the options; what chance and the judge say stays as it is."""
    if player < 0:
        return text
    meant = plain(copy_meant(p, player, text), p.cast.names, p.cast.places, p.cast.seats, player)
    said: str = game_of(p).hooks["said"](p, player, meant)
    return said


def _taken_apart(p: Position, player: int, text: str, said: str) -> list[Piece]:
    """The parts of a sentence; what stands there just as it is offered is one part, and so is what the judge says."""
    if _is_option(p, player, text) or (player < 0 and player != CHANCE):
        return [Piece(text)]
    names = (*p.cast.names, *p.cast.places, *(f"Home of {s}" for s in p.cast.seats))
    return chances_of(text, names) if player == CHANCE else pieces_of(said, names)


def _go_on(walk: Walk, how: Manner) -> None:
    """Takes off what is done already, and answers what is asked with one of the parts."""
    walk.left = not_done(walk.left, walk.lines)
    if wrong := answered_for(walk.position, walk.left):
        walk.understood, walk.verdict, walk.reasons = True, "illegal", wrong
        return
    if walk.choices and walk.understood:
        walk.left = without_performer(walk.position, walk.left, walk.steps[0][0] if walk.steps else None)
        walk.left = for_participant(*walk.steps[-1], walk.left) if walk.steps else walk.left
    ask = walk.position.asking
    if ask is None and walk.position.stack and walk.choices and all(c.player != how.player for c in walk.choices):
        walk.position = run_on(walk.position, walk.lines, None)  # the others had to answer first, and the stop is for what comes of this sentence
    elif ask is None:
        _not_asked(walk, how.player)
    elif ask.player != how.player and how.only_ask and not walk.choices:
        who = "the judge" if ask.player == JUDGE else "chance" if ask.player < 0 else player_name(walk.position, ask.player)
        prompt = game_of(walk.position).questions[ask.question].prompt(walk.position, ask)
        walk.problem = f"nobody is asked about that here; {who} is asked: {prompt}"
    elif (ask.player != how.player or ask.question == "react") and _left_to(how.then, walk, ask, how.pause):
        walk.waiting = True
    elif ask.player != how.player:
        _pass_over(walk, ask, how.pause, how.player, patient=how.patient and not how.only_ask)
    else:
        _take_piece(walk, ask, how)


def _not_asked(walk: Walk, player: int) -> None:
    """Nothing is asked: chance brings the rest later, or the rest only tells what comes of what was chosen."""
    walk.left = never_asked(walk, untold(walk, walk.left))
    if walk.choices and walk.choices[-1].player == CHANCE:
        walk.foreseen, walk.left = walk.left, []
    elif all(idle(x) for x in walk.left):
        only_tells(walk)
    else:
        walk.problem = unread(walk, player) or "nothing is asked"


def _beyond_what_is_due(walk: Walk, how: Manner) -> None:
    """A sentence that came to nothing because more is paid than is due: that is what is wrong."""
    more = beyond(walk.position, how.player, walk.left)
    if not more:
        return
    if instead := discards_for_nothing(walk, how.player):
        walk.problem, walk.verdict, walk.reasons = "", "illegal", instead
        return
    walk.problem = "" if how.only_ask else f"{more[0].text} ({more[0].rule})"
    if how.only_ask:
        walk.verdict, walk.reasons, walk.left = ("unsettled" if more[0].verdict == UNSETTLED else "illegal"), more, []


def _not_so(walk: Walk, p: Position, player: int, said: str) -> None:
    """A sentence that came to nothing because of what it names as a target: the reasons against that are what is wrong."""
    found = against(p, player, said)
    if found:
        walk.problem, walk.verdict, walk.reasons = "", "illegal", found


def _is_option(p: Position, player: int, text: str) -> bool:
    """Whether a sentence is one of the options just as it is offered: then it is not taken apart."""
    ask = p.asking
    if ask is None or ask.player != player:
        return False
    question = game_of(p).questions[ask.question]
    return any(normal(question.text(p, ask, args)) == normal(text) for args in question.candidates(p, ask))


def _left_to(then: Step | None, walk: Walk, ask: Ask, pause: Pause | None) -> bool:
    """Whether the next step tells how another player answers what is asked on the way, and it is not what goes without saying."""
    if then is None or not walk.choices or ask.player < 0 or walk.position.cast.seats[ask.player] != then.who:
        return False
    unsaid = default_choice(walk.position)
    told = walk_phrase(walk.position, ask.player, then.what, pause) if unsaid else None
    return told is not None and not told.problem and any(c.question == ask.question and c != unsaid for c in told.choices[:1])


def _pass_over(walk: Walk, ask: Ask, pause: Pause | None, player: int, *, patient: bool = False) -> None:
    """Another player is asked: what goes without saying is answered."""
    walk.left = untold(walk, already_moved(walk.left, walk.lines))
    more = more_than_gone(walk.left, walk.lines, player_name(walk.position, player), walk.cards_said)
    if not more and all(
        idle(x) or chosen_unasked(x, walk.lines) or (walk.choices and only_opponent(walk.position, player, x.text)) for x in walk.left
    ):
        only_tells(walk)
        return
    if walk.choices and walk.choices[-1].player == CHANCE:
        walk.foreseen, walk.left = walk.left, []
        return
    if ask.player == JUDGE and (supposed := _supposed(walk)) is not None:
        choose(walk, supposed, pause)
        return
    after_reaction = walk.choices[-1:] != [] and walk.choices[-1].question == "react"
    reacts = patient and (ask.question == "react" or (ask.question == "order" and after_reaction))
    if (ask.player < -1 or reacts) and any(c.player == player for c in walk.choices):
        walk.waiting = True
        walk.problem = "" if walk.understood else walk_phrase(walk.position, player, "", pause, pieces=walk.left, patient=False).problem
        return
    default = default_choice(walk.position)
    if default is None and not any(c.player == player for c in walk.choices):
        default = only_choice(walk.position)
    default = default or same_anyway(walk.position, pause)
    if default is None:
        who = "the judge" if ask.player == JUDGE else "chance" if ask.player < -2 else walk.position.cast.seats[ask.player]
        first = f"{who} is asked first: {game_of(walk.position).questions[ask.question].prompt(walk.position, ask)}"
        words = unread(walk, player)
        walk.problem = f"{words}. Behind it {first}" if words and meant_behind(walk) else words or first
        return
    choose_unsaid(walk, default, pause)


def decided_so(p: Position, text: str) -> bool:
    """Whether the judge is told to decide a point in the way in which a sentence before has supposed it to be decided."""
    points = game_of(p).points
    names = {normal(points[f.key].readings[f.amount][0]) for f in facts_of(p, "decided") if f.key in points}
    return (p.asking is None or p.asking.player != JUDGE) and normal(text) in names


def _supposed(walk: Walk) -> Choice | None:
    """The decision of the judge that the rest of the sentence supposes: whoever pays for a Maneuver or a Brute takes it to be due."""
    reading = game_of(walk.position).hooks["supposed"](walk.position, [(x.link, x.text) for x in walk.left])
    return None if reading is None else Choice(JUDGE, "decide", (reading,))


def _take_piece(walk: Walk, ask: Ask, how: Manner) -> None:
    """Answers what is asked with the part that names an option, or as it goes without saying where none does."""
    found = options(walk.position, expected=False)
    role = game_of(walk.position).questions[ask.question].role
    hit = _named(walk, ask, found, role)
    if role == "performer" and hit is not None and walk.steps and stranger(walk.position, walk.left, hit[1]):
        _not_so(walk, walk.steps[0][0], ask.player, walk.text)
        if walk.verdict == "illegal":
            return
    if (first := before_it(walk, found, role, hit)) is not None:
        choose(walk, first, how.pause)
    elif hit is None:
        unanswered(Asked(walk, ask, found, role, how.pause, how.only_ask))
    else:
        _answer(walk, ask, found, role, hit, how)


def _named(walk: Walk, ask: Ask, found: list[Option], role: str) -> Hit | None:
    """The option that a part names, also in the words of what is asked now."""
    names = walk.position.cast.names
    if role == "payment":
        walk.left = with_names(walk.position, found, without_paid_for(walk.position, walk.left))
    walk.left = with_way(walk.position, ask, found, walk.left)
    walk.left = mover_targeted(walk.position, found, walk.left) if ask.question in {"target", "choose"} else walk.left
    hit = match(walk.left, found, ask, role, names)
    if hit is None and said_here(walk.position, ask, walk.left):
        hit = match(walk.left, found, ask, role, names)
    return hit


def _answer(walk: Walk, ask: Ask, found: list[Option], role: str, hit: Hit, how: Manner) -> None:
    """Chooses the option that a part names, unless the part is about something else, or it is forbidden."""
    option, n, rest = hit
    walk.understood = True
    target = role == "performer" and walk.left[n].link in ON  # `use Festival's Action on Golo` names the target, whoever performs it
    if target and (those := able_performers(walk, [o for o in found if o.verdict != NO], how.pause)) and perform(walk, those, how.pause):
        return
    if ask.question == "react" and not meant_here(walk.position, option, walk.left) and (declined := default_choice(walk.position)) is not None:
        choose(walk, declined, how.pause)
        return
    walk.answered = walk.answered or not walk.choices
    walk.left[n : n + 1] = [Piece(rest, "")] if rest else []
    paid = ask.question == "pay" and option.choice.args[0] == "card"
    walk.cards_said += paid or role == "card"
    walk.pays = walk.pays or paid
    if option.choice.question == "where to":
        walk.left = without_mover(walk.left, walk.position.cast.names[int(ask.data[0])])
    if option.verdict != YES:
        walk.verdict, walk.reasons = ("illegal" if option.verdict == NO else "unsettled"), option.reasons
    if option.verdict == UNSETTLED and how.only_ask:
        _suppose(walk, option.choice)
    elif option.verdict != NO:
        if role == "order" and len(found) == 2:  # the last one that waits comes unasked
            unasked = sayings(found[1 - found.index(option)])
            walk.left = [x for x in walk.left if normal(x.text) not in unasked]
        choose(walk, option.choice, how.pause)


def _suppose(walk: Walk, choice: Choice) -> None:
    """Goes on as if the judge allowed it, to see whether something else forbids the rest."""
    ask = walk.position.asking
    assert ask is not None
    walk.choices.append(choice)
    walk.position = settle(answer(walk.position, ask, choice, None))


def _goes_on_paying(walk: Walk, how: Manner) -> bool:
    """Whether the next step of the same player answers what is still to be paid."""
    if how.then is None or how.then.who != walk.position.cast.seats[how.player]:
        return False
    told = walk_phrase(walk.position, how.player, how.then.what, how.pause)
    return not told.problem and any(c.question == "pay" for c in told.choices[:1])
