"""The First Player Token: who takes it, what abilities say of it, and what they answer."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.trace import Log, Player, say
from judgekit.engine.values import NOBODY, Event, Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import next_player, with_board

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"
BECOMES = "first player"


def to_player(p: Position, player: int, log: Log | None) -> Position:
    """The token goes to a player: whoever has it already does not become First Player again."""
    return happen(p, Event(BECOMES, player=player, amount=p.board.token), log) if player != p.board.token else p


def take(p: Position, player: int, log: Log | None) -> Position:
    """The token goes to a player because an effect says so."""
    has_it = p.board.token == player
    say(log, p, "first-player/token", "{} has the First Player Token already." if has_it else "{} takes the First Player Token.", Player(player))
    return to_player(p, player, log)


@GAME.event(BECOMES, "first-player/token")
def becomes(p: Position, event: Event, log: Log | None) -> Position:
    """A player gets the First Player Token, and whoever had it has it no more."""
    return with_board(p, token=event.player)


@word("trigger", "initiative determined", "initiative is determined", rule=RULE, event="initiative determined")
def initiative_determined(p: Position, use: Use, e: Event) -> bool:
    """Answers the step of Planning in which Initiative is determined."""
    return True


@word("trigger", "you become first", "you become the First Player", rule=RULE, event=BECOMES)
def you_become(p: Position, use: Use, e: Event) -> bool:
    """Answers the First Player Token's coming to the player who controls the ability."""
    return e.player == use.player


@word("trigger", "opponent becomes first", "an opponent becomes the First Player", rule=RULE, event=BECOMES)
def opponent_becomes(p: Position, use: Use, e: Event) -> bool:
    """Answers the First Player Token's coming to another player."""
    return e.player != use.player


@word("trigger", "somebody becomes first", "a player becomes the First Player", rule=RULE, event=BECOMES)
def somebody_becomes(p: Position, use: Use, e: Event) -> bool:
    """Answers the First Player Token's coming to any player who did not have it."""
    return True


@word("trigger", "you lose the token", "you lose the First Player Token", rule=RULE, event=BECOMES)
def you_lose(p: Position, use: Use, e: Event) -> bool:
    """Answers the First Player Token's going from the player who controls the ability to another."""
    return e.amount == use.player


@word("trigger", "opponent loses the token", "an opponent loses the First Player Token", rule=RULE, event=BECOMES)
def opponent_loses(p: Position, use: Use, e: Event) -> bool:
    """Answers the First Player Token's going from another player to anybody."""
    return e.amount not in (NOBODY, use.player)


@word("effect", "become first", "you become the First Player", rule="first-player/token")
def become_first(p: Position, use: Use, log: Log | None) -> Position:
    """The player gets the First Player Token, unless it is theirs already."""
    return take(p, use.player, log)


@word("effect", "token to the left", "the First Player Token passes to the left", rule="first-player/token")
def token_left(p: Position, use: Use, log: Log | None) -> Position:
    """The next player clockwise gets the First Player Token; where nobody has it, nothing passes."""
    return take(p, next_player(p, p.board.token), log) if p.board.token >= 0 else p
