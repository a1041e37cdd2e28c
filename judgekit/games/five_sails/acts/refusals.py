"""What a refusal says where one fixed sentence does not do: whom nobody opposes, which target is missing, what is waited for."""

from __future__ import annotations

from collections.abc import Iterator
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
from judgekit.games.five_sails.values import NEW, OLD, RULEBOOK, location

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
    return f"{name} is at {there}, not at {here}, and an opposing character is at the same location"


def no_target(p: Position, use: Use, index: int, *, none: bool) -> Reason:
    """That there is no legal target: where there is none that could be one, what there is not; of any other is said what speaks against it."""
    ability = p.ability(use.card, use.number)
    where = f"at {here}" if (here := here_of(p, use)) else "at the performer's location"
    kind = wanted(ability.targets[index]).format(player=player_name(p, use.player), where=where)
    rule = "action/recruit" if use.card == RULEBOOK and ability.text == "recruit" else "play/cost-targets"
    if none:
        return Reason(NO, rid(rule), f"There is no legal target: no {kind}.", NO_CARD, f"{an(kind)} as the target")
    text = f"{card_name(p, use.performer)} has no legal target." if use.performer >= 0 else "There is no legal target."
    return Reason(NO, rid(rule), text, use.performer if use.performer >= 0 else use.card, f"{an(kind)} as the target")


def beside_the_point(p: Position, use: Use, index: int, thing: int) -> bool:
    """Whether something is so plainly no target that nothing need be said of it.

    That is the performer itself, a card to equip that is no attachment, and, to be recruited, whoever is somebody's already.
    """
    tests = p.ability(use.card, use.number).targets[index].tests
    own = bool({"opposing", "enemy"} & set(tests)) and thing in {use.performer, use.card}
    controlled = "to recruit" in tests and thing >= 0 and p.cards[thing].control >= 0
    return own or controlled or ("to equip" in tests and thing >= 0 and p.definition(thing).kind != "attachment")


def wanted(target: Target) -> str:
    """A target in words, with gaps for whose it is and where."""
    named = next((WANTED[t] for t in target.tests if t in WANTED), "")
    return named or write_noun(target).replace("{", "(").replace("}", ")")


@lru_cache(maxsize=4096)
def asked_for(ability: Ability, word: Word) -> str:
    """What a condition asks for, in the words of the text: "you are the first player"."""
    try:
        return GAME.vocabulary.write("condition", word, Reading(kind=ability.kind, all=ability.targets))
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
