"""Questions whether a Technique or a Maneuver is used: with a challenge, in a round, in a round without a card."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.facts import decision
from judgekit.engine.trace import Log, Player, say
from judgekit.engine.values import NO, Args, Ask, Position, Reason, Use
from judgekit.games.five_sails.acts.abilities import abilities_in_play, allowed, label, maneuvers
from judgekit.games.five_sails.acts.asks import question
from judgekit.games.five_sails.acts.legality import reasons_to_use
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.values import NEW


def _technique_candidates(p: Position, ask: Ask) -> list[Args]:
    return [*(("use", c, n) for c, n in abilities_in_play(p, ask.player, "Technique")), ("none",)]


def _technique_text(p: Position, ask: Ask, args: Args) -> str:
    return "no Technique" if args[0] == "none" else label(p, args[1], args[2])


def _ability_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    if args[0] == "use":
        yield from reasons_to_use(p, Use(args[1], args[2], ask.player))


def _start(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if args[0] != "use":
        return p
    return p.on((*p.stack, Use(args[1], args[2], ask.player)))


question(
    "challenge technique",
    "challenge/technique",
    "Does {player} activate a Technique with the challenge?",
    _technique_candidates,
    _ability_reasons,
    _technique_text,
    _start,
    role="technique",
    default=("none",),
)


def _without_candidates(p: Position, ask: Ask) -> list[Args]:
    return [("none",), *(("use", c, n) for c, n in abilities_in_play(p, ask.player, "Technique"))]


def _without_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    yield from _ability_reasons(p, ask, args)
    if args[0] == "use":
        text = "No card is played in this round; whether a Technique may be used without one is not said."
        yield from by_point(p, "unsettled/technique-without-card", text, (NO, "yes"))


question(
    "technique without card",
    "duel/decline-card",
    "Does {player} use a Technique, although no card is played?",
    _without_candidates,
    _without_reasons,
    _technique_text,
    _start,
    role="technique",
    default=("none",),
    quiet=True,
)


def _round_candidates(p: Position, ask: Ask) -> list[Args]:
    found = [("use", c, n) for c, n in abilities_in_play(p, ask.player, "Technique")] + [("use", c, n) for c, n in maneuvers(p)]
    return [*found, ("none",)]


def _round_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    yield from _ability_reasons(p, ask, args)
    decided = p.edition == NEW and decision(p, "unsettled/exactly-one-maneuver") == 1
    if args[0] == "none" and decided and any(allowed(p, Use(c, n, ask.player)) for c, n in maneuvers(p)):
        yield from by_point(p, "unsettled/exactly-one-maneuver", "The Maneuver of this card can be used and has not been.", ("yes", NO))


def _round_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if args[0] == "none":
        from judgekit.games.five_sails.duels.challenge import goto

        say(log, p, "duel/technique-and-maneuver", "{} uses no further Technique or Maneuver.", Player(ask.player))
        return goto(p, "riposte")
    return _start(p, ask, args, log)


question(
    "round ability",
    "duel/technique-and-maneuver",
    "Does {player} use a Technique or the Maneuver?",
    _round_candidates,
    _round_reasons,
    lambda p, ask, args: "no ability" if args[0] == "none" else label(p, args[1], args[2]),
    _round_answer,
    role="technique",
    default=("none",),
)
