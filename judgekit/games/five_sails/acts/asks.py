"""The smaller questions: performer, target, where to, which reaction, in which order, which card goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judgekit.engine.events import answered, happen, is_forced, start_answer
from judgekit.engine.facts import decision
from judgekit.engine.game import Question
from judgekit.engine.procedures import Rule
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import NO, Args, Ask, Event, Happen, Position, Reason, Use
from judgekit.games.five_sails.acts.abilities import abilities_in_play, allowed, label, maneuvers
from judgekit.games.five_sails.acts.legality import reasons_to_use
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.acts.performers import performer_reasons, performers
from judgekit.games.five_sails.acts.targets import candidates, target_reasons, thing_name
from judgekit.games.five_sails.conditions.basic import adjacent
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point, tell_open
from judgekit.games.five_sails.standing.permissions import kept_from
from judgekit.games.five_sails.texts.candidates import place_name
from judgekit.games.five_sails.values import NEW, home_of, in_city, location


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
) -> None:
    """Registers a question; `{player}` in it is whoever is asked."""

    def asks(p: Position, ask: Ask) -> str:
        return prompt.replace("{player}", player_name(p, ask.player))

    GAME.ask(Question(name, rule, asks, candidates_, reasons, text, answer, role, default, quiet))


def _performer_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    say(
        log,
        p,
        "performer/definition" if p.edition == NEW else "challenge/announce" if top_use(p).card == 0 else "qualified/city",
        "{} performs it.",
        Card(args[0]),
    )
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
)


def _target_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    use = top_use(p)
    ability = p.ability(use.card, use.number)
    say(log, p, "play/cost-targets", "{} targets {}.", Player(use.player), thing_name(p, ability, ask.data[0], args[0]))
    return replace_use(p, use._replace(targets=(*use.targets, args[0])))


def _target_text(p: Position, ask: Ask, args: Args) -> str:
    use = top_use(p)
    return thing_name(p, p.ability(use.card, use.number), ask.data[0], args[0])


question(
    "target",
    "play/targeting",
    "What does {player} target?",
    lambda p, ask: [(n,) for n in candidates(p, top_use(p), ask.data[0])],
    lambda p, ask, args: target_reasons(p, top_use(p), ask.data[0], args[0]),
    _target_text,
    _target_answer,
    role="target",
)


def _where_candidates(p: Position, ask: Ask) -> list[Args]:
    return [(n,) for n in range(len(p.cast.places) + len(p.cast.seats))]


def where_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    """Everything that speaks against a location to which a character would move."""
    card, how, _ = ask.data
    if "|" in how:
        from judgekit.games.five_sails.effects.destinations import will_not_do

        yield from will_not_do(p, top_use(p), how, place_name(p, args[0]))
        how = how.partition("|")[0]
    name, here = place_name(p, args[0]), location(p, card)
    owner = p.cards[card].control
    if name == here:
        yield Reason(NO, rid("action/moving"), f"{card_name(p, card)} is at {name} already.", card)
        return
    if name.startswith("Home of ") and name != home_of(p, owner):
        yield Reason(NO, rid("setup/enemy-home"), f"{name} is not the Home of {player_name(p, owner)}.", card)
    yield from kept_from(p, card, name)
    if "city" in how and not in_city(p, name):
        yield Reason(NO, rid("term/city-location"), f"{name} is not a City location.")
    if how.startswith("different") and any(f.name == "named" and f.card == ask.data[2] and f.key == name for f in p.facts):
        yield Reason(NO, rid("play/resolve"), f"{name} has been chosen already; it must be a different location.", card)
    near = adjacent(p, here, name)
    if how.startswith("adjacent") and near is False:
        yield Reason(NO, rid("action/move-adjacent"), f"{name} is not adjacent to {here}.")
    elif how.startswith("far") and near:
        yield Reason(NO, rid("action/move-adjacent"), f"{name} is adjacent to {here}.")
    elif how.startswith(("adjacent", "far")) and near is None:
        yield from by_point(
            p, "unsettled/adjacency", f"{name} does not lie directly beside {here}; which City locations are adjacent is not said.",
            ("yes", NO) if how.startswith("far") else (NO, "yes"),
        )


def _where_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, _, by = ask.data
    return happen(p, Event("moved", card, p.cards[card].control, place=place_name(p, args[0]), by=by), log)


question(
    "where to",
    "action/move-adjacent",
    "Where does the character go?",
    _where_candidates,
    where_reasons,
    lambda p, ask, args: place_name(p, args[0]),
    _where_answer,
    role="target",
)


def _react_candidates(p: Position, ask: Ask) -> list[Args]:
    return [*(("use", *t[:2]) for t in ask.data[1]), ("none",)]


def _react_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    if args[0] == "use":
        yield from reasons_to_use(p, Use(args[1], args[2], ask.player, event=answered(p, (args[1], args[2], ask.player))))


def _react_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    frame = p.stack[-1]
    assert isinstance(frame, Happen)
    if args[0] == "none":
        mine = tuple(t for t in ask.data[1] if t not in frame.used or frame.also) * max(1, len(frame.also))
        return p.on((*p.stack[:-1], frame._replace(asked=frame.asked + 1, used=(*frame.used, *mine))))
    ability = (args[1], args[2], ask.player)
    say(log, p, "reaction/response", "{} announces: {}.", Player(ask.player), label(p, args[1], args[2]))
    return p.on((*p.stack[:-1], frame._replace(waiting=(*frame.waiting, ability))))


question(
    "react",
    "reaction/response",
    "Does {player} use a Reaction?",
    _react_candidates,
    _react_reasons,
    lambda p, ask, args: "no reaction" if args[0] == "none" else label(p, args[1], args[2]),
    _react_answer,
    role="reaction",
    default=("none",),
)

question(
    "order",
    "first-player/simultaneous",
    "Which comes first?",
    lambda p, ask: [("first", *t) for t in ask.data[1]],
    lambda p, ask, args: _order_reasons(p, ask, args),
    lambda p, ask, args: f"{_called(p, ask, args)} first",
    lambda p, ask, args, log: _order_answer(p, args, log),
    role="order",
)


def _called(p: Position, ask: Ask, args: Args) -> str:
    """The card whose ability waits; with the kind of ability where two of one card wait."""
    same = [t for t in ask.data[1] if t[0] == args[1]]
    if len(same) < 2:
        return card_name(p, args[1])
    kinds = [p.ability(t[0], t[1]).kind for t in same]
    if len(set(kinds)) < len(kinds):
        return label(p, args[1], args[2]).removeprefix("use ")
    return f"{card_name(p, args[1])}'s {p.ability(args[1], args[2]).kind}"


def _order_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    """What speaks against putting a Reaction first: another player's turn to react, or a Forced ability that waits."""
    ability, order = args[1:], list(GAME.turn_order(p))
    if is_forced(p, ability):
        return
    others = [t for t in ask.data[1] if t != ability]
    if any(not is_forced(p, t) and order.index(t[2]) < order.index(ability[2]) for t in others):
        text = f"{card_name(p, ability[0])} is not the card of the player who comes first; whether the First Player may put it first is not said."
        yield from by_point(p, "unsettled/reaction-order", text, (NO, "yes"))
    if p.edition == NEW and decision(p, "unsettled/forced-before-reactions") == 0 and any(is_forced(p, t) for t in others):
        yield from by_point(p, "unsettled/forced-before-reactions", "A Forced ability waits on the same event.", (NO, "yes"))


def _order_answer(p: Position, args: Args, log: Log | None) -> Position:
    say(log, p, "first-player/simultaneous", "{} comes first.", Card(args[1]))
    frame = p.stack[-1]
    assert isinstance(frame, Happen)
    if p.edition == NEW and not is_forced(p, args[1:]) and any(is_forced(p, t) for t in frame.waiting):
        text = "The First Player orders what waits; that what is Forced need not come first is only inferred."
        tell_open(p, log, "unsettled/forced-before-reactions", text)
    keep = [f for f in frame.waiting if f != args[1:]]
    return start_answer(p.on((*p.stack[:-1], frame._replace(waiting=tuple(keep)))), args[1:], log)


def _technique_candidates(p: Position, ask: Ask) -> list[Args]:
    return [*(("use", c, n) for c, n in abilities_in_play(p, ask.player, "Technique")), ("none",)]


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
    lambda p, ask, args: "no Technique" if args[0] == "none" else label(p, args[1], args[2]),
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
    lambda p, ask, args: "no Technique" if args[0] == "none" else label(p, args[1], args[2]),
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
