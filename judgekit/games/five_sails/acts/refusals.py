"""What a refusal says where one fixed sentence does not do: whom nobody opposes, which target is missing, what is waited for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from judgekit.engine.articles import an
from judgekit.engine.cast import Ability, Target, Word
from judgekit.engine.procedures import rule_for
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, NO_CARD, Ask, Position, Reason, Use
from judgekit.engine.vocabulary import Reading
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.stats import is_dash
from judgekit.games.five_sails.texts.noun_phrases import write_noun
from judgekit.games.five_sails.texts.references import passes
from judgekit.games.five_sails.texts.render import KINDS, several
from judgekit.games.five_sails.values import NEW, OLD, RULEBOOK, in_city, location

NEXT_ROUND = "in the player's next round"
WANTED = {
    "to equip": "attachment in {player}'s hand, or available {where}",
    "to recruit": "available character {where}",
    "to bring in": "Brute in {player}'s hand",
}
"""What the basic actions target."""


def not_opposing(p: Position, use: Use, thing: int) -> str:
    """Why a character is not opposing: it is the performer, no enemy's, or elsewhere."""
    name, control = card_name(p, thing), p.cards[thing].control
    if thing in {use.performer, use.card}:
        return f"{name} is the one who does this, and only an enemy can be opposing"
    if control == use.player:
        return f"{name} is {player_name(p, control)}'s own character, and only an enemy can be opposing"
    if control < 0:
        return f"Nobody controls {name}, and only an enemy can be opposing"
    there, here = location(p, thing) or "no location", here_of(p, use) or "the performer's location"
    if there == here:
        return f"{player_name(p, use.player)} has no character at {there} whom {name} would oppose"
    return f"{name} is at {there}, not at {here}, and an opposing character is at the same location"


UNPAID = frozenset({"cost/cannot-pay", "ability/all-costs"})
"""The rules by which something could be targeted, and cannot be paid for."""


def no_target(p: Position, use: Use, index: int, tried: Sequence[tuple[int, Sequence[Reason]]], most: int = 8) -> Iterator[Reason]:
    """Why there is no legal target among those that were tried: what there is not, or what speaks against each of them.

    Where one of them cannot be paid for and nothing else speaks against it, there is a target, and the cost is what is missing.
    """
    told = [(n, reasons) for n, reasons in tried if not beside_the_point(p, use, index, n)]
    kind = in_words(p, use, index)
    rule = "action/recruit" if use.card == RULEBOOK and p.ability(use.card, use.number).text == "recruit" else "play/cost-targets"
    performer = use.performer >= 0
    if not told:
        yield Reason(NO, rid(rule), f"There is no legal target: no {kind}.", NO_CARD, f"{an(kind)} as the target")
    elif not any({r.rule.partition("/")[2] for r in reasons} <= UNPAID for _, reasons in told):
        text = f"{card_name(p, use.performer)} has no legal target." if performer else "There is no legal target."
        one = f"another {kind}" if any(_is_such(p, use, index, n) for n, _ in told) else an(kind)
        yield Reason(NO, rid(rule), text, use.performer if performer else use.card, f"{one} as the target")
    yield from [r for _, reasons in told for r in reasons][:most]


def _is_such(p: Position, use: Use, index: int, thing: int) -> bool:
    """Whether something is of the kind that is to be targeted, so that only what else speaks against it is in the way."""
    target = p.ability(use.card, use.number).targets[index]
    if thing < 0 or target.kind == "location":
        return False
    if WANTED.keys() & set(target.tests):
        return p.cards[thing].zone == "hand" or location(p, thing) == here_of(p, use)
    return all(passes(p, use, test, thing) for test in target.tests)


def beside_the_point(p: Position, use: Use, index: int, thing: int) -> bool:
    """Whether something is so plainly no target that nothing need be said of it.

    That is one's own character where an enemy is wanted, a card to equip that is no attachment, and, to be recruited, whoever is somebody's already.
    """
    tests = p.ability(use.card, use.number).targets[index].tests
    own = bool({"opposing", "enemy"} & set(tests)) and (thing in {use.performer, use.card} or (thing >= 0 and p.cards[thing].control == use.player))
    controlled = "to recruit" in tests and thing >= 0 and p.cards[thing].control >= 0
    return own or controlled or ("to equip" in tests and thing >= 0 and p.definition(thing).kind != "attachment")


def in_words(p: Position, use: Use, index: int) -> str:
    """What an ability is to target, in words: whose it is, and where."""
    here, target = here_of(p, use), p.ability(use.card, use.number).targets[index]
    where = (f"at {here}" if in_city(p, here) or use.card != RULEBOOK else "at a City location") if here else "at the performer's location"
    return wanted(target).format(player=player_name(p, use.player), where=where)


def wanted(target: Target) -> str:
    """A target in words, with gaps for whose it is and where."""
    named = next((WANTED[t] for t in target.tests if t in WANTED), "")
    return named or write_noun(target).replace("{", "(").replace("}", ")")


@lru_cache(maxsize=4096)
def asked_for(ability: Ability, word: Word) -> str:
    """What a condition asks for, in the words of the text: "you are the first player"."""
    try:
        text = GAME.vocabulary.write("condition", word, Reading(kind=ability.kind, all=ability.targets))
        if any(isinstance(a, int) and a > 1 for a in word.args):
            for noun in (a for a in word.args if isinstance(a, tuple) and a and a[0] in KINDS):
                one = GAME.vocabulary.slots["noun"].write(noun, Reading(kind=ability.kind))
                text = text.replace(one, several(one))
        return text
    except ValueError:  # it speaks of something that only the whole text names
        return "the condition would have to hold"


FORCED = {NEW: "forced/mandatory", OLD: "passive/mandatory"}
"""The rule that what is not optional is carried out."""


def due_first(p: Position, ask: Ask) -> Reason:
    """That a question has to be answered first: by the rule of the Forced ability which asks it, otherwise by the question's own."""
    question = GAME.questions[ask.question]
    use = next((frame for frame in reversed(p.stack) if isinstance(frame, Use)), None)
    forced = use is not None and use.card >= 0 and p.ability(use.card, use.number).kind == "Forced"
    text = f"This comes first and cannot be passed over: {question.prompt(p, ask)}"
    return Reason(NO, rid(rule_for(FORCED if forced else question.rule, p.edition)), text)


def fixed_dash(p: Position, card: int, stat: str) -> Iterator[Reason]:
    """That a value is a dash, where it is: it counts as 0 and stays so."""
    if not is_dash(p, card, stat):
        return
    name = card_name(p, card)
    if p.edition == NEW:
        yield Reason(NO, rid("dash/counts-as-zero"), f"The {stat.title()} of {name} is a dash, and counts as 0 where it is considered.", card)
    yield Reason(NO, rid("dash/fixed"), f"The dash of {name} for {stat.title()} can be neither modified nor set to anything else.", card)
