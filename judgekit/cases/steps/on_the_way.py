"""What goes without saying on the way to a moment that is told: who passes, what nobody uses, what leaves nothing to choose."""

from __future__ import annotations

from judgekit.cases.model import Step
from judgekit.cases.sentences.any_order import ORDERED, same_anyway
from judgekit.cases.sentences.walking import default_choice, only_choice
from judgekit.cases.steps.pauses import still_comes
from judgekit.cases.steps.reacting import orders, reacts
from judgekit.engine import Choice, Position, game_of, options
from judgekit.engine.values import YES, Run
from judgekit.games.five_sails.boards.moments.words import At
from judgekit.games.five_sails.values import pile

LATER = {"plunder", "dusk", "day"}  # they come when High Drama is over: whoever tells of them tells that everybody passes
DUEL_ENDS: At = ("duel", "end")


def unsaid(p: Position, ways: list[At], ahead: Step | None) -> Choice | None:
    """The next answer on the way to the first of some rows that goes without saying: everybody passes until a later phase, nobody reacts."""
    ask = p.asking
    at = next((x for x in ways if still_comes(p, x)), None)
    if ask is None or at is None:
        return None
    if ask.question == "action":
        ends = at[0] in LATER or at == ("high drama", "end")
        return Choice(ask.player, "action", ("pass",)) if ends else None
    if ask.question == "react" and ahead is not None and reacts(p, ahead, None):
        return None
    if ask.question in ORDERED and (orders(p, ahead) or all(at[0] == "planning" and stands_at(p, at) for at in ways)):
        return None
    return only_choice(p) or same_anyway(p, None) or default_choice(p) or (_nothing_to_play(p) if at == DUEL_ENDS else None)


def _nothing_to_play(p: Position) -> Choice | None:
    """That no combat card is played, by somebody whose hand is empty; nobody gambles without being said to."""
    if p.asking is None or p.asking.question != "combat card" or pile(p, "hand", p.asking.player):
        return None
    return next((o.choice for o in options(p, expected=False) if o.text == "play no combat card" and o.verdict == YES), None)


def stands_at(p: Position, at: At) -> bool:
    """Whether what is asked now belongs to just that row, and comes before what is told to be over by then."""
    return any(isinstance(f, Run) and f.procedure == at[0] and game_of(p).procedures[at[0]].rows(p.edition)[f.row].name == at[1] for f in p.stack)
