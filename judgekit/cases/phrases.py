"""A choice as people say it, walked through the engine's questions: `challenge with Kaspar, Soline; no technique`."""

from __future__ import annotations

import re
from itertools import chain

from judgekit.cases.copies import copy_meant
from judgekit.cases.declined import left_undone
from judgekit.cases.exactly import against, stranger
from judgekit.cases.matching import match
from judgekit.cases.model import Step
from judgekit.cases.paying import PAYS, beyond, not_payable, unspoken, with_names
from judgekit.cases.pieces import Piece, chances_of, idle, normal, pieces_of
from judgekit.cases.plain import plain
from judgekit.cases.said_here import meant_here, performs, said_here
from judgekit.cases.sayings import sayings
from judgekit.cases.unasked import ANY_CARD, already_moved, chosen_unasked, not_done, still_to_do
from judgekit.cases.walking import QUIET, Pause, Walk, choose, default_choice, only_choice
from judgekit.engine import Option, Position, game_of, options
from judgekit.engine.facts import facts_of
from judgekit.engine.step import answer, settle
from judgekit.engine.values import CHANCE, JUDGE, NO, UNSETTLED, Ask, Choice, Use
from judgekit.games.five_sails.boards.short_names import with_full_names
from judgekit.games.five_sails.values import RULEBOOK


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
    text = with_full_names(p, text, spelt=True) if player >= 0 else text
    walk = Walk(p, text=text, understood=pieces is not None)
    names = tuple(chain(p.cast.names, p.cast.places, (f"Home of {s}" for s in p.cast.seats)))
    meant = text if player < 0 else plain(copy_meant(p, player, text), p.cast.names, p.cast.places, p.cast.seats, player)
    said = text if player < 0 else game_of(p).hooks["said"](p, player, meant)
    whole = chances_of(text, names) if player == CHANCE else [Piece(text)] if player < 0 else pieces_of(said, names)
    if pieces is None and _is_option(p, player, text):
        whole = [Piece(text)]
    walk.left = whole if pieces is None else list(pieces)
    while walk.left and not walk.problem and not walk.waiting and walk.verdict != "illegal":
        walk.left = not_done(walk.left, walk.lines)
        if walk.choices:
            walk.left = [x for x in walk.left if not performs(walk.position, x)]
        ask = walk.position.asking
        if ask is None and walk.choices and walk.choices[-1].player == CHANCE:
            walk.foreseen, walk.left = walk.left, []
        elif ask is None and all(idle(x) for x in walk.left):
            walk.left = []
        elif ask is None:
            walk.problem = "nothing is asked"
        elif ask.player != player and only_ask and not walk.choices:
            walk.problem = "somebody else is asked"
        elif ask.player != player:
            if _left_to(then, walk, ask, pause):
                walk.waiting = True
                break
            _pass_over(walk, ask, pause, player, patient=patient and not only_ask)
        elif ask.question == "react" and _left_to(then, walk, ask, pause):
            walk.waiting = True
        else:
            _take_piece(walk, ask, pause, only_ask)
    if not walk.problem and not walk.waiting and walk.verdict != "illegal":
        _finish(walk, player, pause, whole_payment=only_ask and PAYS.search(text) is not None)
    if walk.problem and walk.choices and (more := beyond(walk.position, player, walk.left)):
        walk.problem = "" if only_ask else f"{more[0].text} ({more[0].rule})"
        if only_ask:
            walk.verdict, walk.reasons, walk.left = ("unsettled" if more[0].verdict == UNSETTLED else "illegal"), more, []
    if walk.problem and pieces is None and any(x.link in ON for x in whole):
        _not_so(walk, p, player, said)
    return walk


ON = {"on", "against", "targeting", "to", "at"}
"""What leads to a target."""


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
    walk.left = _untold(walk, already_moved(walk.left, walk.lines))
    if all(idle(x) or chosen_unasked(x, walk.lines) or (walk.choices and _only_opponent(walk.position, player, x.text)) for x in walk.left):
        walk.left = []
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
    if default is None:
        who = "the judge" if ask.player == JUDGE else "chance" if ask.player < -2 else walk.position.cast.seats[ask.player]
        walk.problem = f"{who} is asked first: {game_of(walk.position).questions[ask.question].prompt(walk.position, ask)}"
        return
    choose(walk, default, pause)


def _untold(walk: Walk, left: list[Piece]) -> list[Piece]:
    """The parts that are more than telling what has come of the choices so far."""
    p = walk.position
    return still_to_do(left, walk.lines, (*p.cast.names[1:], *p.cast.places, *p.cast.seats))


def decided_so(p: Position, text: str) -> bool:
    """Whether the judge is told to decide a point in the way in which a sentence before has supposed it to be decided."""
    points = game_of(p).points
    names = {normal(points[f.key].readings[f.amount][0]) for f in facts_of(p, "decided") if f.key in points}
    return (p.asking is None or p.asking.player != JUDGE) and normal(text) in names


def _supposed(walk: Walk) -> Choice | None:
    """The decision of the judge that the rest of the sentence supposes: whoever pays for a Maneuver or a Brute takes it to be due."""
    reading = game_of(walk.position).hooks["supposed"](walk.position, [(x.link, x.text) for x in walk.left])
    return None if reading is None else Choice(JUDGE, "decide", (reading,))


def _take_piece(walk: Walk, ask: Ask, pause: Pause | None, only_ask: bool) -> None:
    found = options(walk.position, expected=False)
    role = game_of(walk.position).questions[ask.question].role
    names = walk.position.cast.names
    if role == "payment":
        walk.left = with_names(walk.position, found, walk.left)
    hit = match(walk.left, found, ask, role, names)
    if hit is None and said_here(walk.position, ask, walk.left):
        hit = match(walk.left, found, ask, role, names)
    if role == "performer" and hit is not None and walk.steps and stranger(walk.position, walk.left, hit[1]):
        _not_so(walk, walk.steps[0][0], ask.player, walk.text)
        if walk.verdict == "illegal":
            return
    if hit is None and (undone := left_undone(walk.left, found, ask, role)) is not None:
        choose(walk, undone, pause)
        return
    if hit is None and ask.question == "may" and _says_it_is_done(walk, Choice(ask.player, "may", ("yes",)), pause):
        return
    if hit is None and ask.question == "identity":  # the judge speaks of something else: the card stays unknown
        choose(walk, Choice(ask.player, "identity", ("unknown",)), pause)
        return
    if hit is None and all(idle(x) or chosen_unasked(x, walk.lines) for x in walk.left):
        walk.left = []
        if not walk.choices and (declined := default_choice(walk.position)) is not None:
            choose(walk, declined, pause)
        return
    if hit is None and role == "payment" and (unfit := not_payable(walk.position, ask, walk.left, walk.text)):
        walk.verdict, walk.reasons = "illegal", unfit
        return
    if hit is None:
        free = [o for o in found if o.verdict != NO]
        default = default_choice(walk.position)
        no_more = next((o for o in free if role == "target" and o.text == "no target"), None)
        if role in QUIET and len(free) == 1 and free[0].verdict != UNSETTLED:
            choose(walk, free[0].choice, pause)
        elif no_more is not None and not any(x.link in ON for x in walk.left):
            choose(walk, no_more.choice, pause)
        elif role == "performer" and (able := _only_able(walk, free, pause)) is not None:
            choose(walk, able, pause)
        elif default is not None and walk.choices[-1:] != [default]:
            choose(walk, default, pause)
        elif walk.choices and _only_opponent(walk.position, ask.player, walk.left[0].text):
            del walk.left[0]
        elif len(still := _untold(walk, already_moved(walk.left, walk.lines))) < len(walk.left):
            walk.left = still
        elif ANY_CARD.fullmatch(walk.left[0].text) and (alike := only_choice(walk.position)) is not None:
            del walk.left[0]
            choose(walk, alike, pause)
        else:
            offered = "; ".join(o.text + ("" if o.verdict != NO else " (illegal)") for o in found)
            prompt = game_of(walk.position).questions[ask.question].prompt(walk.position, ask)
            walk.problem = f"{walk.left[0].text!r} answers nothing that is asked: {prompt} Offered: {offered}"
        return
    option, n, rest = hit
    walk.understood = True
    target = role == "performer" and walk.left[n].link in ON  # `use Festival's Action on Golo` names the target, whoever performs it
    if target and (those := _able(walk, [o for o in found if o.verdict != NO], pause)) and _perform(walk, those, pause):
        return
    if ask.question == "react" and not meant_here(walk.position, option, walk.left) and (declined := default_choice(walk.position)) is not None:
        choose(walk, declined, pause)
        return
    walk.left[n : n + 1] = [Piece(rest, "")] if rest else []
    if option.choice.question == "where to":  # `move Kaspar to The Docks` answers where an effect moves him
        walk.left = [x for x in walk.left if not normal(x.text).startswith("move ")]
    if option.verdict == NO:
        walk.verdict, walk.reasons = "illegal", option.reasons
        return
    if option.verdict == UNSETTLED:
        walk.verdict, walk.reasons = "unsettled", option.reasons
        if only_ask:
            _suppose(walk, option.choice)
            return
    if role == "order" and len(found) == 2:  # the last one that waits comes unasked
        unasked = sayings(found[1 - found.index(option)])
        walk.left = [x for x in walk.left if normal(x.text) not in unasked]
    choose(walk, option.choice, pause)


def _says_it_is_done(walk: Walk, yes: Choice, pause: Pause | None) -> bool:
    """Whether a part of the sentence says that what may be done is done: in the words of the ability, or by the verb with which they begin."""
    offered = [counted(text) for text in game_of(walk.position).hooks["may be done"](walk.position)]
    for n, piece in enumerate(walk.left):
        said = counted(normal(f"discard {piece.text}" if piece.link in {"paying", "pay"} else piece.text))
        if said.partition(" ")[0] in {text.partition(" ")[0] for text in offered}:
            choose(walk, yes, pause)
            ask = walk.position.asking
            if said in offered or ask is None or ask.player != yes.player or ask.question == "action":
                del walk.left[n]
            elif piece.link in {"paying", "pay"}:  # nothing is paid for: what is discarded is what may be
                walk.left[n] = Piece(piece.text)
            return True
    return False


def counted(text: str) -> str:
    """A text in which one of something is called one, however that is said."""
    return re.sub(r"\b(?:an?|one)\b", "1", text.casefold())


def _only_opponent(p: Position, player: int, text: str) -> bool:
    """Whether a part names the one other player there is, whom no question offered: `on B` behind what can only be done to B."""
    others = [seat for q, seat in enumerate(p.cast.seats) if q != player]
    return player >= 0 and len(others) == 1 and normal(text).removeprefix("targeting ").removeprefix("player ") == normal(others[0])


def _only_able(walk: Walk, free: list[Option], pause: Pause | None) -> Choice | None:
    """The performer who is meant though nobody named one: only with them can everything else be done, or it comes to the same with others."""
    able = _able(walk, free, pause)
    return able[0][0].choice if able and all(p == able[0][1] for _, p in able) else None


def _able(walk: Walk, free: list[Option], pause: Pause | None) -> list[tuple[Option, Position]]:
    """With whom as performer everything else that is said can be done, and where that leads."""
    able: list[tuple[Option, Position]] = []
    for option in free:
        trial = walk_phrase(walk.position, option.choice.player, "", pause, pieces=[Piece(option.text, "with"), *walk.left])
        if not trial.problem and not trial.left and not trial.waiting and trial.verdict == "legal":
            able.append((option, trial.position))
    return able


def _perform(walk: Walk, able: list[tuple[Option, Position]], pause: Pause | None) -> bool:
    """Takes whoever can perform what is said, where it comes to the same; otherwise somebody has to be named, but for the rulebook's own actions."""
    same = all(p == able[0][1] for _, p in able)
    if same:
        choose(walk, able[0][0].choice, pause)
    elif any(isinstance(f, Use) and f.card != RULEBOOK for f in walk.position.stack):
        names = " or ".join(option.text for option, _ in able)
        walk.problem = f"nobody is named who performs it: it could be {names}; say 'with …'"
    return same or bool(walk.problem)


def _suppose(walk: Walk, choice: Choice) -> None:
    """Goes on as if the judge allowed it, to see whether something else forbids the rest."""
    ask = walk.position.asking
    assert ask is not None
    walk.choices.append(choice)
    walk.position = settle(answer(walk.position, ask, choice, None))


def _finish(walk: Walk, player: int, pause: Pause | None, *, whole_payment: bool = False) -> None:
    """Answers what has one answer only and is part of the same choice; nothing is paid beyond what was named as the whole payment."""
    while (ask := walk.position.asking) is not None and ask.player == player and walk.choices:
        question = game_of(walk.position).questions[ask.question]
        default = default_choice(walk.position) if question.quiet else None
        if default is not None:
            choose(walk, default, pause)
            continue
        if question.role not in QUIET or (whole_payment and question.role == "payment"):
            return
        free = [o for o in options(walk.position, expected=False) if o.verdict != NO]
        left_out = [o for o in free if o.text == "no target"]
        if (len(free) != 1 and not left_out) or free[0].verdict == UNSETTLED or unspoken(free[0].text, walk.text):
            return
        choose(walk, (left_out or free)[0].choice, pause)
