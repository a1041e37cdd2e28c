"""Competitive play, of which the playtest rules alone speak: a draw gets a winner by chance."""

from __future__ import annotations

from judgekit.engine.facts import find_fact, put_fact
from judgekit.engine.game import Question
from judgekit.engine.trace import Log, player_name, say
from judgekit.engine.values import CHANCE, Ask, Fact, Position
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.lost_leader import win
from judgekit.games.five_sails.values import NEW, OLD, with_board


def competitive(p: Position) -> Position:
    """The position in a game that is played competitively."""
    return put_fact(p, Fact("competitive"))


def drawn(p: Position, tied: list[int], kind: str, log: Log | None) -> Position:
    """A draw, where everything is tied; in competitive play chance finds the winner."""
    if p.edition == NEW or find_fact(p, "competitive") is None:
        return with_board(p, over="draw").on(())
    say(log, p, "victory/draw-at-random", "In competitive play chance finds the winner of a draw.")
    return p.on((*p.stack, Ask(CHANCE, "lot", (kind, *tied))))


GAME.ask(
    Question(
        "lot",
        {NEW: "victory/tie-fifth-day", OLD: "victory/draw-at-random"},
        lambda p, ask: "Who wins by chance?",
        lambda p, ask: [(q,) for q in ask.data[1:]],
        lambda p, a, x: iter(()),
        lambda p, ask, args: f"{player_name(p, args[0])} wins",
        lambda p, ask, args, log: win(put_fact(p, Fact("winner by chance")), args[0], ask.data[0], log),
        role="chance",
    )
)
