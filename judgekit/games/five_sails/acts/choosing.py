"""What an effect lets its player choose without targeting it: chosen when the effect takes place, not when the ability is announced."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judgekit.engine.cast import Ability, Word
from judgekit.engine.procedures import Procedure, Row, pop
from judgekit.engine.trace import Log, Player, say
from judgekit.engine.values import NO, NO_CARD, Args, Ask, Position, Run, Use
from judgekit.games.five_sails.acts.asks import against_target, question, target_text, targets_offered
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.acts.targets import candidates, chosen_late, target_reasons, thing_name
from judgekit.games.five_sails.acts.use import OPEN
from judgekit.games.five_sails.game import GAME

REST = "rest of the effects"
AROUND = {"until", "for each"}
"""Words that hold another one which takes place at once."""


def meant_in(word: Word) -> Iterator[int]:
    """The numbers of the targets that an effect itself speaks of, in order."""
    for arg in word.args:
        if isinstance(arg, Word):
            yield from meant_in(arg) if word.name in AROUND else ()
        elif isinstance(arg, tuple) and len(arg) == 2 and arg[0] == "target" and isinstance(arg[1], int):
            yield arg[1]
        elif isinstance(arg, tuple) and len(arg) == 3 and arg[0] == "targets":
            yield from range(arg[1], arg[1] + arg[2])


def still_open(use: Use, ability: Ability, word: Word) -> int:
    """The first thing that an effect speaks of and that nobody has chosen; -1 where there is none."""
    for index in meant_in(word):
        now = use.targets[index] if index < len(use.targets) else OPEN
        if now == OPEN and chosen_late(ability, index):
            return index
    return -1


def carry_out(p: Position, words: Iterable[Word], log: Log | None) -> Position:
    """Carries out effects one after another; before one that speaks of something to be chosen, its player chooses."""
    left = tuple(words)
    while left:
        use = top_use(p)
        index = still_open(use, p.ability(use.card, use.number), left[0])
        if index >= 0:
            return _ask(p, use, index, left, log)
        height, before, word = len(p.stack), p, left[0]
        p, left = GAME.vocabulary.get("effect", word.name).run(p, use, log, *word.args), left[1:]
        if p == before and not left:
            p = _nothing_done(p, word)
        if left and len(p.stack) > height:
            return p.on((*p.stack[:height], Run(REST, 0, left), *p.stack[height:]))
    return p


HANGING = {"if successful", "if not"}
"""Effects that hang on whether what stands before them was done."""
BY_ITSELF = re.compile(r"check|(?:.* )?pressure\b.*|gather|(?:look|reveal|show)\b.*")
"""Effects that say themselves whether they succeed, or after which the board is what it was."""


def _nothing_done(p: Position, word: Word) -> Position:
    """An effect that could not be carried out, as nothing was there for it, has not been done: `Remove a Renown. If you do, …`."""
    use = top_use(p)
    effects = p.ability(use.card, use.number).effects
    ahead = 0 < use.item < len(effects) and effects[use.item].name in HANGING and effects[use.item - 1].name not in HANGING
    said = any(BY_ITSELF.fullmatch(each.name) for each in (*effects[: use.item - 1], word))  # what follows hangs on that
    return replace_use(p, use._replace(success=False)) if ahead and not said else p


def _go_on(p: Position, log: Log | None) -> Position:
    """What is still to be done goes on once what came before it is done and answered."""
    top = p.stack[-1]
    assert isinstance(top, Run)
    return carry_out(pop(p), top.data, log)


GAME.procedure(Procedure(REST, "The rest of what is done", (Row("rest", "play/resolve", _go_on),)))


def nothing_to_choose(p: Position, use: Use, word: Word) -> bool:
    """Whether an effect speaks of something to be chosen, and there is nothing that could be."""
    index = still_open(use, p.ability(use.card, use.number), word)
    return index >= 0 and not any(all(r.verdict != NO for r in target_reasons(p, use, index, n)) for n in candidates(p, use, index))


def _ask(p: Position, use: Use, index: int, left: tuple[Word, ...], log: Log | None) -> Position:
    found = [n for n in candidates(p, use, index) if not any(r.verdict == NO for r in target_reasons(p, use, index, n))]
    if found:
        return p.on((*p.stack, Ask(use.player, "choose", (index, left))))
    say(log, p, "play/do-as-much", "There is nothing that could be chosen: as much as possible is done.")
    return carry_out(_set(p, index, NO_CARD), left, log)


def _set(p: Position, index: int, thing: int) -> Position:
    """Keeps what was chosen."""
    use = top_use(p)
    targets = [*use.targets, *([OPEN] * (index + 1 - len(use.targets)))]
    targets[index] = thing
    return replace_use(p, use._replace(targets=tuple(targets)))


def _answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    index, left = ask.data
    use = top_use(p)
    name = thing_name(p, p.ability(use.card, use.number), index, args[0])
    say(log, p, "play/resolve", "{} chooses {}.", Player(ask.player), name)
    return carry_out(_set(p, index, args[0]), left, log)


question(
    "choose",
    "play/resolve",
    "What is chosen?",
    targets_offered,
    against_target,
    target_text,
    _answer,
    role="target",
)
