"""Questions whether a Technique or a Maneuver is used: with a challenge, in a round, in a round without a card."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.facts import decision
from judgekit.engine.trace import Log, Player, say
from judgekit.engine.values import NO, Args, Ask, Position, Reason, Use
from judgekit.games.five_sails.acts.abilities import abilities_in_play, allowed, maneuvers
from judgekit.games.five_sails.acts.asks import question
from judgekit.games.five_sails.acts.asks_uses import NONE, against_use, said_as, uses
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.values import NEW


def _techniques(p: Position, ask: Ask) -> list[Args]:
    return uses(abilities_in_play(p, ask.player, "Technique"))


def _start(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    return p if args == NONE else p.on((*p.stack, Use(args[1], args[2], ask.player)))


question(
    "challenge technique",
    "challenge/technique",
    "Does {player} activate a Technique with the challenge?",
    lambda p, ask: [*_techniques(p, ask), NONE],
    against_use,
    said_as("no Technique"),
    _start,
    role="technique",
    default=NONE,
)


def _without_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    yield from against_use(p, ask, args)
    if args != NONE:
        text = "No card is played in this round; whether a Technique may be used without one is not said."
        yield from by_point(p, "unsettled/technique-without-card", text, (NO, "yes"))


question(
    "technique without card",
    "duel/decline-card",
    "Does {player} use a Technique, although no card is played?",
    lambda p, ask: [NONE, *_techniques(p, ask)],
    _without_reasons,
    said_as("no Technique"),
    _start,
    role="technique",
    default=NONE,
    quiet=True,
)


def _round_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    yield from against_use(p, ask, args)
    decided = p.edition == NEW and decision(p, "unsettled/exactly-one-maneuver") == 1
    if args == NONE and decided and any(allowed(p, Use(c, n, ask.player)) for c, n in maneuvers(p)):
        yield from by_point(p, "unsettled/exactly-one-maneuver", "The Maneuver of this card can be used and has not been.", ("yes", NO))


def _round_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if args == NONE:
        from judgekit.games.five_sails.duels.challenge import goto

        say(log, p, "duel/technique-and-maneuver", "{} uses no further Technique or Maneuver.", Player(ask.player))
        return goto(p, "riposte")
    return _start(p, ask, args, log)


question(
    "round ability",
    "duel/technique-and-maneuver",
    "Does {player} use a Technique or the Maneuver?",
    lambda p, ask: [*_techniques(p, ask), *uses(maneuvers(p)), NONE],
    _round_reasons,
    said_as("no ability"),
    _round_answer,
    role="technique",
    default=NONE,
)
