"""What waits where the judge has decided so: targets in the effects until the effect comes up, Reactions to a step of a duel until its end."""

from __future__ import annotations

from judgekit.engine.cast import Ability, Word
from judgekit.engine.events import after_windows
from judgekit.engine.facts import decision
from judgekit.engine.trace import Log, say
from judgekit.engine.values import NO, NO_CARD, Ask, Event, Position, Run, Use
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.speaking import parts
from judgekit.games.five_sails.values import OLD, RULEBOOK

PLACES = {"opposing", "here", "adjacent", "adjacent city", "in city", "where targeted", "with target"}
CHANGES = (
    (PLACES, ("move", "go there")),
    ({"engaged", "en garde"}, ("engage", "ready")),
    ({"wounded", "unwounded"}, ("wound", "heal")),
)
"""Tests on a target, and the words of earlier effects that could change whether they are passed."""


def named_in(word: Word, index: int) -> bool:
    """Whether a word of the effects means the target of that number."""
    return any(x == ("target", index) for x in _tuples(word.args))


def _tuples(value: object) -> list[object]:
    out: list[object] = []
    if isinstance(value, tuple):
        out.append(tuple(value))
        for each in value:
            out += _tuples(each)
    return out


def comes_up(ability: Ability, index: int) -> int:
    """The effect in which a target is first meant; 0 where none is."""
    return next((n for n, word in enumerate(ability.effects) if named_in(word, index)), 0)


def may_change(ability: Ability, index: int) -> bool:
    """Whether what comes before the effect in which a target is meant could change what may be targeted."""
    if "chosen" in ability.targets[index].tests:
        return False
    tests = {t.partition(":")[0] for t in ability.targets[index].tests} | ({"here"} if "City" in ability.qualifiers else set())
    before = [x.name for word in ability.effects[: comes_up(ability, index)] for x in parts(word) if isinstance(x, Word)]
    before += [word.name for word in ability.effects[: comes_up(ability, index)]]
    before += [word.name for word in ability.costs if word.name.startswith("move ") and word.name != "move renown"]
    return any(tests & wanted and any(name.startswith(words) for name in before) for wanted, words in CHANGES)


def matters(use: Use, ability: Ability) -> bool:
    """Whether it matters for the next target of an ability when it is chosen."""
    index = len(use.targets)
    return use.card != RULEBOOK and ability.early_targets <= index < len(ability.targets) and may_change(ability, index)


def open_later(p: Position, use: Use, ability: Ability, index: int) -> bool:
    """Whether a target that is not there yet may still be there when its effect comes up, and the judge has not ruled that out."""
    if decision(p, "unsettled/targeting-time") == 0 or use.card == RULEBOOK or index < ability.early_targets:
        return False
    return may_change(ability, index)


def waits(p: Position, use: Use, ability: Ability) -> bool:
    """Whether the next target waits for its effect."""
    return decision(p, "unsettled/targeting-time") == 1 and matters(use, ability)


def due(use: Use, ability: Ability) -> bool:
    """Whether the effect that comes next means a target that has not been chosen."""
    if len(use.targets) < len(ability.targets) and "chosen" in ability.targets[len(use.targets)].tests:
        return False
    return len(use.targets) < len(ability.targets) and use.item < len(ability.effects) and comes_up(ability, len(use.targets)) <= use.item


def ask(p: Position, use: Use, log: Log | None) -> Position:
    """Asks for a target that is chosen only when its effect comes up; without a legal one as much as possible is done."""
    from judgekit.games.five_sails.acts.targets import candidates, target_reasons

    p = replace_use(p, use._replace(stage=use.stage - 1))
    index = len(use.targets)
    if any(all(r.verdict != NO for r in target_reasons(p, use, index, n)) for n in candidates(p, use, index)):
        return p.on((*p.stack, Ask(use.player, "target", (index,))))
    say(log, p, "play/do-as-much", "There is nothing to target: as much as possible is done.")
    return replace_use(p, top_use(p)._replace(targets=(*use.targets, NO_CARD)))


@GAME.hook("put off")
def put_off(p: Position, event: Event) -> Position | None:
    """Playtest: the After window of a step of a duel, put off to the duel's end where the judge has decided so."""
    if p.edition != OLD or p.board.duel is None or decision(p, "unsettled/after-duel-step") != 1:
        return None
    for n, frame in enumerate(p.stack):
        if isinstance(frame, Run) and frame.procedure == "duel":
            stack = list(p.stack[:-1])
            stack[n] = frame._replace(data=(*frame.data, event))
            return p.on(tuple(stack))
    return None


def opened(p: Position, waiting: tuple[Event, ...]) -> Position:
    """Opens what was put off to the end of the duel."""
    return after_windows(p, waiting) if waiting else p
