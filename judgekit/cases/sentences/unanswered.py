"""What is asked while no part of a sentence answers it: what goes without saying is answered, and otherwise it is said what is wrong."""

from __future__ import annotations

import re
from typing import NamedTuple

from judgekit.cases.sentences.declined import left_undone
from judgekit.cases.sentences.paying import not_payable, pays_on, short_of, would_pay
from judgekit.cases.sentences.performing import only_able
from judgekit.cases.sentences.pieces import ON, Piece, idle, normal, tells
from judgekit.cases.sentences.sayings import sayings
from judgekit.cases.sentences.unasked import ANY_CARD, already_moved, chosen_unasked, more_than_gone, still_to_do
from judgekit.cases.sentences.walking import NOT_LEGAL, QUIET, Pause, Walk, choose, default_choice, only_choice
from judgekit.engine import Option, Position, game_of, options
from judgekit.engine.trace import player_name
from judgekit.engine.values import NO, UNSETTLED, Ask, Choice

A_REACTION = re.compile(r"(?:use|activate)s? .+['’]s? (?:\w+ )?Reaction\b", re.IGNORECASE)
"""What asks about a Reaction, which has a time of its own."""


class Asked(NamedTuple):
    """What is asked, what is offered, and the sentence in which nothing answers it."""

    walk: Walk
    ask: Ask
    found: list[Option]
    role: str
    pause: Pause | None
    only_ask: bool = False
    """Whether somebody only asks about it."""

    @property
    def free(self) -> list[Option]:
        """What is offered and not forbidden."""
        return [o for o in self.found if o.verdict != NO]

    @property
    def offered(self) -> set[Choice]:
        """What may be answered, forbidden or not."""
        return {o.choice for o in self.found}


def unanswered(asked: Asked) -> None:
    """Answers what goes without saying, leaves out what wants no answer, or says what is wrong with the sentence."""
    ways = (
        _left_undone,
        _done_as_said,
        _stays_unknown,
        _nothing_left,
        _not_payable,
        _only_one,
        _whatever_it_costs,
        _no_more,
        _performer,
        _by_default,
        _take_off,
    )
    if any(way(asked) for way in ways):
        return
    if _refused(asked):
        return
    walk = asked.walk
    own = [o for o in asked.found if not _of_another(walk.position, asked, o)]
    offered = "; ".join(o.text + ("" if o.verdict != NO else " (illegal)") for o in own)
    prompt = game_of(walk.position).questions[asked.ask.question].prompt(walk.position, asked.ask)
    walk.problem = f"{walk.left[0].text!r} answers nothing that is asked: {prompt} Offered: {offered}"


def _of_another(p: Position, asked: Asked, option: Option) -> bool:
    """Whether an option that is forbidden is a card of another player, where somebody chooses among their own cards: it is no candidate."""
    cards = [n for n in option.choice.args if isinstance(n, int) and 0 <= n < len(p.cards)]
    return asked.role == "card" and option.verdict == NO and any(p.cards[n].control not in {asked.ask.player, -1} for n in cards)


def unread(walk: Walk, player: int) -> str:
    """Which words of a sentence were not understood though its player was asked, and what was asked; empty where nobody asked that player."""
    asked = [(q, q.asking) for q in (*(q for q, _ in walk.steps), walk.position) if q.asking is not None and q.asking.player == player]
    if not asked or not walk.left:
        return ""
    at, ask = asked[-1]
    words = "".join(f" {x.link} {x.text}" if x.link else f"; {x.text}" for x in walk.left).strip("; ")
    prompt = game_of(at).questions[ask.question].prompt(at, ask)
    return f"{words!r} is not understood where {player_name(at, player)} is asked: {prompt} Offered: {offered_in_words(at)}"


def offered_in_words(p: Position) -> str:
    """What the open question offers, with what of it is illegal."""
    return "; ".join(o.text + ("" if o.verdict != NO else " (illegal)") for o in options(p, expected=False))


def meant_behind(walk: Walk) -> bool:
    """Whether what is left of a sentence names what the question offers that stands open behind it all, to whomever."""
    said = [normal(x.text) for x in walk.left]
    return any(s in text for o in options(walk.position, expected=False) for s in sayings(o) for text in said)


def _refused(asked: Asked) -> bool:
    """Whether a part names an ability that cannot be used now: then its reasons are what is wrong."""
    walk, said = asked.walk, normal(asked.walk.left[0].text)
    unoffered = (o for o in options(walk.position) if o.choice.player == asked.ask.player and o.verdict == NO and o.choice not in asked.offered)
    named = next((o for o in unoffered if any(said == s or said.startswith(f"{s} ") for s in sayings(o))), None)
    if named is not None:
        walk.problem, walk.reasons = NOT_LEGAL, named.reasons
    return named is not None


def _choose(asked: Asked, choice: Choice) -> bool:
    choose(asked.walk, choice, asked.pause)
    return True


def _left_undone(asked: Asked) -> bool:
    """Somebody says that what may be done is not."""
    undone = left_undone(asked.walk.left, asked.found, asked.ask, asked.role)
    return undone is not None and _choose(asked, undone)


def _done_as_said(asked: Asked) -> bool:
    """What may be done is said to be done, in the words of the ability."""
    yes = Choice(asked.ask.player, asked.ask.question, ("yes",))
    return asked.role == "may" and yes in asked.offered and _says_it_is_done(asked.walk, yes, asked.pause)


def _stays_unknown(asked: Asked) -> bool:
    """The judge speaks of something else: the card stays unknown."""
    return asked.ask.question == "identity" and _choose(asked, Choice(asked.ask.player, "identity", ("unknown",)))


def _nothing_left(asked: Asked) -> bool:
    """Everything that is left only tells what comes of the rest."""
    walk = asked.walk
    if more_than_gone(walk.left, walk.lines, player_name(walk.position, asked.ask.player), walk.cards_said):
        return False
    if not all(idle(x) or chosen_unasked(x, walk.lines) for x in walk.left):
        return False
    only_tells(walk)
    if not walk.choices and (declined := default_choice(walk.position)) is not None:
        choose(walk, declined, asked.pause)
    return True


def only_tells(walk: Walk) -> None:
    """Keeps what is left as what the sentence tells to come of what is done."""
    walk.told += [x.text for x in walk.left if tells(x)]
    walk.left = []


def _not_payable(asked: Asked) -> bool:
    """What is said to pay cannot."""
    walk = asked.walk
    unfit = not_payable(walk.position, asked.ask, walk.left, walk.text) if asked.role == "payment" else ()
    if unfit:
        walk.verdict, walk.reasons = "illegal", unfit
    return bool(unfit)


def _only_one(asked: Asked) -> bool:
    """There is one answer only; what was left open before somebody asks about a Reaction is no part of that question."""
    free = asked.free
    if asked.only_ask and not asked.walk.choices and A_REACTION.match(asked.walk.left[0].text):
        return False
    sure = asked.role in QUIET and len(free) == 1 and free[0].verdict != UNSETTLED
    if sure and would_pay(asked.walk, free[0]) and not any(pays_on(x, free[0]) for x in asked.walk.left):
        asked.walk.verdict, asked.walk.reasons = "illegal", short_of(asked.walk.position, asked.ask.player)
        return True
    return sure and _choose(asked, free[0].choice)


def _whatever_it_costs(asked: Asked) -> bool:
    """Which card is discarded as a cost is not said, and the target is, which is chosen behind it: any card will do for the question."""
    behind = asked.role == "card" and asked.ask.data[:1] == ("cost",) and all(x.link in ON for x in asked.walk.left)
    return asked.only_ask and behind and bool(asked.free) and _choose(asked, asked.free[0].choice)


def _no_more(asked: Asked) -> bool:
    """Nobody else is named as a target."""
    no_more = next((o for o in asked.free if asked.role == "target" and o.text == "no target"), None)
    return no_more is not None and not any(x.link in ON for x in asked.walk.left) and _choose(asked, no_more.choice)


def _performer(asked: Asked) -> bool:
    """Nobody is named as performer, and one alone can do what is said."""
    able = only_able(asked.walk, asked.free, asked.pause) if asked.role == "performer" else None
    return able is not None and _choose(asked, able)


def _by_default(asked: Asked) -> bool:
    """The answer goes without saying, and has not just been given."""
    default = default_choice(asked.walk.position)
    return default is not None and asked.walk.choices[-1:] != [default] and _choose(asked, default)


def _take_off(asked: Asked) -> bool:
    """A part wants no answer: the one opponent, what has come of the choices so far, a card of several that are alike."""
    walk = asked.walk
    if walk.choices and only_opponent(walk.position, asked.ask.player, walk.left[0].text):
        del walk.left[0]
    elif len(still := untold(walk, already_moved(walk.left, walk.lines))) < len(walk.left):
        walk.left = still
    elif ANY_CARD.fullmatch(walk.left[0].text) and (alike := only_choice(walk.position)) is not None:
        del walk.left[0]
        walk.cards_said += 1
        choose(walk, alike, asked.pause)
    else:
        return False
    return True


def untold(walk: Walk, left: list[Piece]) -> list[Piece]:
    """The parts that are more than telling what has come of the choices so far."""
    p = walk.position
    return still_to_do(left, walk.lines, (*p.cast.names[1:], *p.cast.places, *p.cast.seats))


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


def only_opponent(p: Position, player: int, text: str) -> bool:
    """Whether a part names the one other player there is, whom no question offered: `on B` behind what can only be done to B."""
    others = [seat for q, seat in enumerate(p.cast.seats) if q != player]
    return player >= 0 and len(others) == 1 and normal(text).removeprefix("targeting ").removeprefix("player ") == normal(others[0])
