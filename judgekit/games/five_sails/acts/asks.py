"""How a question is made known, and those that every ability asks: who performs it, what it targets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judgekit.engine.game import Question
from judgekit.engine.procedures import Rule
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import Args, Ask, Position, Reason
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.acts.performers import performer_reasons, performers, performing_rule, usual_performer
from judgekit.games.five_sails.acts.targets import NOTHING, candidates, target_reasons, thing_name
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import NEW


def no_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    """Nothing speaks against any candidate."""
    return iter(())


def question(
    name: str,
    rule: Rule,
    prompt: str,
    candidates_: Callable[[Position, Ask], Iterable[Args]],
    reasons: Callable[[Position, Ask, Args], Iterator[Reason]],
    text: Callable[[Position, Ask, Args], str],
    answer: Callable[[Position, Ask, Args, Log | None], Position],
    role: str = "",
    default: Args | None = None,
    quiet: bool = False,
    usual: Callable[[Position, Ask], Args | None] | None = None,
) -> None:
    """Registers a question; `{player}` in it is whoever is asked."""

    def asks(p: Position, ask: Ask) -> str:
        return prompt.replace("{player}", player_name(p, ask.player))

    GAME.ask(Question(name, rule, asks, candidates_, reasons, text, answer, role, default, quiet, usual))


def offer(
    name: str,
    rule: Rule,
    prompt: str,
    yes: Callable[[Position, Ask], str],
    no: Callable[[Position, Ask], str],
    answer: Callable[[Position, Ask, Args, Log | None], Position],
    reasons: Callable[[Position, Ask, Args], Iterator[Reason]] = no_reasons,
    default: Args | None = ("no",),
) -> None:
    """Registers a question that is answered with yes or no, and how either answer reads on this board."""

    def text(p: Position, ask: Ask, args: Args) -> str:
        return yes(p, ask) if args[0] == "yes" else no(p, ask)

    question(name, rule, prompt, lambda p, ask: [("yes",), ("no",)], reasons, text, answer, role="may", default=default)


def just(word: str) -> Callable[[Position, Ask], str]:
    """An answer that reads the same on every board."""
    return lambda p, ask: word


def _performer_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    say(log, p, performing_rule(p, top_use(p)), "{} performs it.", Card(args[0]))
    return replace_use(p, top_use(p)._replace(performer=args[0]))


question(
    "performer",
    {NEW: "performer/must-choose", "playtest-5.9.4e": "play/announce"},
    "Who performs it?",
    lambda p, ask: [(n,) for n in performers(p, top_use(p))],
    lambda p, ask, args: performer_reasons(p, top_use(p), args[0]),
    lambda p, ask, args: card_name(p, args[0]),
    _performer_answer,
    role="performer",
    usual=usual_performer,
)


def _target_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    use = top_use(p)
    ability = p.ability(use.card, use.number)
    named = thing_name(p, ability, ask.data[0], args[0])
    say(log, p, "play/cost-targets", "{} targets {}.", Player(use.player), "nothing" if named == NOTHING else named)
    return replace_use(p, use._replace(targets=(*use.targets, args[0])))


def targets_offered(p: Position, ask: Ask) -> list[Args]:
    """What might be the target that is asked for."""
    return [(n,) for n in candidates(p, top_use(p), ask.data[0])]


def against_target(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    """What speaks against something as the target that is asked for."""
    return target_reasons(p, top_use(p), ask.data[0], args[0])


def target_text(p: Position, ask: Ask, args: Args) -> str:
    """The name of what may be targeted."""
    use = top_use(p)
    return thing_name(p, p.ability(use.card, use.number), ask.data[0], args[0])


question(
    "target",
    "play/targeting",
    "What does {player} target?",
    targets_offered,
    against_target,
    target_text,
    _target_answer,
    role="target",
)
