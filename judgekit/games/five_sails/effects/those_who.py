"""What happens to each player of whom something is so: who controls no location, who has the most Renown, who holds no card."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine.cast import Word
from judgekit.engine.trace import Log, Player, say
from judgekit.engine.values import Position, Use
from judgekit.engine.vocabulary import Slot
from judgekit.games.five_sails.acts.pending import ask_before_effect
from judgekit.games.five_sails.conditions.holding import hangs_on, is_so
from judgekit.games.five_sails.effects.deeds import others, to_player
from judgekit.games.five_sails.effects.other_players import SHOWN, Way, parse_deed
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import clockwise

word = GAME.vocabulary.word


def write_deed(way: Way) -> str:
    """What a player does, in the third person."""
    what, n = way
    verb, rest = SHOWN[what].format(n).split(" ", 1)
    return f"{verb}s {rest.removesuffix('s') if n == 1 else rest}"


GAME.vocabulary.slots["deed"] = Slot(lambda text, _: parse_deed(text), lambda way, _: write_deed(way), takes=tuple)


def _to_each(p: Position, use: Use, log: Log | None, players: Sequence[int], asked: Word, deed: Way) -> Position:
    """Does it to those of the players of whom the condition holds before anything is done, the First Player first."""
    if point := next((said for q in players if (said := hangs_on(p, use._replace(player=q), asked))), ""):
        return ask_before_effect(p, point)
    found = [q for q in players if is_so(p, use._replace(player=q), asked)]
    for player in players:
        if player not in found:
            say(log, p, "play/resolve", "{} is left out: what is asked of each player is not so there.", Player(player))
    for player in reversed(found):
        p = to_player(p, use, log, *deed, player)
    return p


@word("effect", "each who", "where {condition}, each player {deed}", rule="play/resolve")
def each_who(p: Position, use: Use, log: Log | None, asked: Word, deed: Way) -> Position:
    """The condition is asked of each player in turn as "you"; it happens to all of whom it holds, the First Player first."""
    return _to_each(p, use, log, clockwise(p, p.board.token), asked, deed)


@word("effect", "each opponent who", "where {condition}, each opponent {deed}", rule="play/resolve")
def each_opponent_who(p: Position, use: Use, log: Log | None, asked: Word, deed: Way) -> Position:
    """The condition is asked of each other player in turn as "you"; it happens to all of whom it holds."""
    return _to_each(p, use, log, others(p, use), asked, deed)
