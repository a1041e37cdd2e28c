"""Facts that say in words of their own that nobody has won or controls something, that somebody has left play, or who puts things in order."""

from __future__ import annotations

from judgekit.engine.trace import player_name
from judgekit.games.five_sails.facts.game import orders
from judgekit.games.five_sails.facts.text import GAPS, Known, form, yes_no
from judgekit.games.five_sails.facts.victory import winner
from judgekit.games.five_sails.values import in_play

__all__ = ["GAPS"]
NOBODY = "[nobody|no one|no player]"


@form(f"{NOBODY} [has won|wins|won][ yet| so far| the game|] =")
def nobody_won(k: Known) -> str:
    """Whether nobody has won the game."""
    return yes_no(winner(k) == "none")


@form(f"{NOBODY} controls {{card}} =", "{card} [is |]controlled by [nobody|no one|no player] =", "{card} [is |]uncontrolled =")
def nobody_controls(k: Known, card: int) -> str:
    """Whether nobody controls a card that is in play."""
    return yes_no(in_play(k.p, card) and k.p.cards[card].control < 0)


@form("{card} [has left|left|leaves|is out of|is no longer in] play =", "{card} [is |]gone =")
def left_play(k: Known, card: int) -> str:
    """Whether a card is not in play."""
    return yes_no(not in_play(k.p, card))


@form(
    "[the |][First Player |]Token [stays|remains|is still|is] with {player} =",
    "{player} [gets|takes|receives|is given] [the |][First Player |]Token =",
    "[the |][First Player |]Token [goes|passes|moves] to {player} =",
)
def has_token(k: Known, player: int) -> str:
    """Whether a player has the First Player Token."""
    return yes_no(k.p.board.token == player)


ORDERING = "[chooses|decides|sets|determines|settles|decides on]"


@form(
    f"{{player}} {ORDERING} [the|their] order[ of the effects| of the two effects| of both effects| of the Reactions|] =",
    "{player} [orders|puts] the [effects|two effects|Reactions|when revealed effects|'when revealed' effects][ in order|] =",
    "order [is |][chosen|decided|set|determined] by {player} =",
)
def is_ordering(k: Known, player: int) -> str:
    """Whether a player puts what waits in order."""
    return yes_no(orders(k) == player_name(k.p, player))
