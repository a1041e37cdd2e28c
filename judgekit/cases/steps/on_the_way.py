"""What goes without saying on the way to a moment that is told: who passes, what nobody uses, what leaves nothing to choose."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.cases.model import Step
from judgekit.cases.sentences.any_order import ORDERED, same_anyway
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.walking import default_choice, only_choice
from judgekit.cases.steps.doers import by_its_player
from judgekit.cases.steps.pauses import still_comes
from judgekit.cases.steps.reacting import orders, reacts, within
from judgekit.cases.wordings.parts import pays_now
from judgekit.engine import Choice, Position, game_of, options
from judgekit.engine.trace import player_name
from judgekit.engine.values import YES, Frame, Run
from judgekit.games.five_sails.boards.moments.told import Moment
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
    if _told_next(p, ahead):
        return None
    if ask.question in ORDERED and (orders(p, ahead) or all(at[0] == "planning" and stands_at(p, at) for at in ways)):
        return None
    return only_choice(p) or same_anyway(p, None) or default_choice(p) or (_nothing_to_play(p) if at == DUEL_ENDS else None)


def _told_next(p: Position, ahead: Step | None) -> bool:
    """Whether the step that is told next says whether something is done that may be done, by whoever is asked for it."""
    ask = p.asking
    if ahead is None or ask is None or ask.player < 0 or game_of(p).questions[ask.question].role != "may":
        return False
    step = by_its_player(p, ahead)
    told = walk_phrase(p, ask.player, step.what) if step.who == p.cast.seats[ask.player] else None
    return told is not None and not told.problem and any(c.question == ask.question for c in told.choices[:1])


def _nothing_to_play(p: Position) -> Choice | None:
    """That no combat card is played, by somebody whose hand is empty; nobody gambles without being said to."""
    if p.asking is None or p.asking.question != "combat card" or pile(p, "hand", p.asking.player):
        return None
    return next((o.choice for o in options(p, expected=False) if o.text == "play no combat card" and o.verdict == YES), None)


def stands_at(p: Position, at: At) -> bool:
    """Whether what is asked now belongs to just that row, and comes before what is told to be over by then."""
    return any(isinstance(f, Run) and f.procedure == at[0] and game_of(p).procedures[at[0]].rows(p.edition)[f.row].name == at[1] for f in p.stack)


def round_of(p: Position) -> int:
    """The round that is going on; 0 outside a duel."""
    return p.board.duel.round if p.board.duel else 0


def no_duel(p: Position) -> bool:
    """Whether an action is asked for outside a duel: of none of its rounds anything is left."""
    return p.board.duel is None and p.asking is not None and p.asking.question == "action"


def in_the_way(p: Position, clause: str, begins: At | None, behind: Sequence[Frame]) -> str:
    """What somebody has to say before the game comes as far as is told; empty where nothing stands in the way."""
    ask = p.asking
    if (
        ask is None
        or ask.question == "decide"
        or (begins is None and not pays_now(p, clause))
        or not (begins is None or within(p, behind) or still_comes(p, begins))
    ):
        return ""
    asked = game_of(p).questions[ask.question].prompt(p, ask)
    over = f"here, as round {round_of(p) - 1} is over already" if begins and begins[0] == "round" and _begun_anew(p) else "yet"
    return f"{clause!r} cannot be told {over}: {player_name(p, ask.player)} is asked first: {asked}"


def undecided(p: Position, told: Sequence[tuple[str, Moment]], ahead: Step | None) -> str:
    """What is wrong with telling on while the judge is asked about an open point, unless the judge answers next; empty where nothing is."""
    ask = p.asking
    if ask is None or ask.question != "decide" or (ahead is not None and ahead.who == "judge") or not any(m.begins or m.ends for _, m in told):
        return ""
    return f"{told[0][0]!r} cannot be told yet: the judge is asked first: {game_of(p).questions[ask.question].prompt(p, ask)}"


def _begun_anew(p: Position) -> bool:
    """Whether a round behind the first one has just begun: what is told of a round may be told of the one before."""
    return round_of(p) > 1 and p.asking is not None and p.asking.question == "combat card"
