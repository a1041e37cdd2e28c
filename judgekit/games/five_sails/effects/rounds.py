"""What abilities change about a round itself: a further Technique, a combat card that has to be played, what the adversary may not do."""

from __future__ import annotations

from judgekit.engine.facts import add_fact
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import Event, Fact, Position, Use
from judgekit.games.five_sails.acts.bars import ACTS, keep_from
from judgekit.games.five_sails.cited import BY_CARD
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who
from judgekit.games.five_sails.triggers.basic import meant
from judgekit.games.five_sails.values import NEW, OLD, side_of_player

word = GAME.vocabulary.word
FROM_THREAT = -2
"""What stands in the event of wounds that come of threat."""


@word("effect", "further technique", "use {n} more Techniques this round", rule=BY_CARD)
def further_technique(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player may use further Techniques in this round; each of them still once in the duel."""
    if p.board.duel is None or side_of_player(p, use.player) != p.board.duel.turn:
        return p
    say(log, p, "play/resolve", "{} may use {} more Technique{} this round.", Player(use.player), n, "" if n == 1 else "s")
    return add_fact(p, Fact("further techniques", player=use.player, amount=n, until="round"))


@word("effect", "must play", "in the adversary's next round, they must play a combat card", rule="play/resolve")
def must_play(p: Position, use: Use, log: Log | None) -> Position:
    """In the next round the adversary plays a combat card, if one can be played."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = p.board.duel.sides[1 - side].player
    say(log, p, "play/resolve", "{} has to play a combat card in the next round.", Player(other))
    return add_fact(p, Fact("must play", player=other, until=f"round of {other}"))


@word("effect", "cannot next round", "in the adversary's next round, they cannot {act}", rule={NEW: "cant/precedence", OLD: "play/resolve"})
def cannot_next_round(p: Position, use: Use, log: Log | None, act: str) -> Position:
    """An act is forbidden to the adversary, the character and its controller, until its next round has ended."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = p.board.duel.sides[1 - side]
    until = f"round of {other.player}"
    say(log, p, "play/resolve", "{} cannot {} in the next round.", Card(other.card), act)
    if act == "gamble":
        return add_fact(p, Fact("no gambling", player=other.player, until=until))
    if act.startswith("use "):
        return keep_from(p, use, other.player, ACTS[act], until)
    return add_fact(p, Fact("cannot", other.card, use.card, ACTS[act], until=until))


@word(
    "trigger",
    "wounds from threat",
    "{who} would suffer wounds from threat",
    "{who} suffers wounds from threat",
    rule="reaction/triggering-condition",
    event="wounded",
)
def wounds_from_threat(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers wounds that the threat of a duel, or of a refused challenge, becomes."""
    return e.other == FROM_THREAT and meant(p, use, who, e.card)


@word(
    "trigger",
    "wounds from refusing",
    "{who} would suffer wounds from refusing a challenge",
    "{who} suffers wounds from refusing a challenge",
    rule="reaction/triggering-condition",
    event="wounded",
)
def wounds_from_refusing(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers wounds that the threat of a refused challenge becomes."""
    return p.board.duel is None and wounds_from_threat(p, use, e, who)  # of which no duel has come


@word("effect", "must gamble", "in the adversary's next round, they must gamble", rule="gamble-duel/two-cards")
def must_gamble(p: Position, use: Use, log: Log | None) -> Position:
    """In the next round the adversary gambles, if gambling is possible then."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = p.board.duel.sides[1 - side].player
    return add_fact(p, Fact("must gamble", player=other, until=f"round of {other}"))
