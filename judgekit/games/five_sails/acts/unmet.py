"""Why a condition of an ability does not hold: which part of it, of whom it speaks, and the values that made it fail."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Ability, Word
from judgekit.engine.procedures import rule_for
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, YES, Position, Reason, Use
from judgekit.engine.vocabulary import Entry, Reading, filled, slots_of
from judgekit.games.five_sails.acts.refusals import asked_for, fixed_dash
from judgekit.games.five_sails.conditions.compared import TIED
from judgekit.games.five_sails.conditions.holding import by_reading, is_so
from judgekit.games.five_sails.conditions.shown import things_meant
from judgekit.games.five_sails.conditions.tests_shown import shown_beside
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.texts.references import cards_meant
from judgekit.games.five_sails.texts.render import capital, several
from judgekit.games.five_sails.values import STATS, side_of_player

IN_DUELS = ("participant", "adversary", "challenger", "challenged")
"""Who is somebody only while a challenge or a duel is going on."""
OTHERS = {
    "that": ("reaction/triggering-condition", "Nothing has happened now of which the ability could speak: there is no triggering character."),
    "remembered": ("play/resolve", "{card} remembers no card."),
}
"""Whom else a condition may speak of and not find: the rule, and the sentence."""


def unmet(p: Position, use: Use, ability: Ability, word: Word) -> Iterator[Reason]:
    """The reasons for which a condition does not hold; of one that is made of several, those of each part that does not."""
    if word.name in {"and", "or"}:
        for part in word.args:
            if not is_so(p, use, part):
                yield from unmet(p, use, ability, part)
        return
    nobody = _nobody(p, use, word)
    if nobody is not None:
        yield Reason(NO, rid(nobody[0]), nobody[1], use.card, asked_for(ability, word))
        return
    yield _plainly(p, use, ability, word)
    for stat in (a for a in word.args if a in STATS):
        for n in things_meant(p, use, word.args):
            yield from fixed_dash(p, n, str(stat))


def tied(p: Position, use: Use, ability: Ability, word: Word) -> Iterator[Reason]:
    """That a condition hangs on who has the most or the fewest where several are level."""
    beside = shown_beside(p, use, "condition", word.name, *word.args)
    text = f"The ability asks that {asked_for(ability, word)}; several players are level{beside}, and who has it then is not said."
    yield from by_point(p, TIED, text, tuple(YES if so else NO for so in by_reading(p, use, word)))


def _plainly(p: Position, use: Use, ability: Ability, word: Word) -> Reason:
    """That a condition does not hold, in its own sentence."""
    inner = word.args[0] if word.name == "not so" else word
    entry = GAME.vocabulary.get("condition", inner.name)
    if inner is word:
        text = say_condition(p, use, entry, word.args) + shown_beside(p, use, "condition", word.name, *word.args)
    else:
        text = f"{capital(asked_for(ability, inner))}, and that must not be so"
    rule = "action/claim-control" if entry.rule == "term/crew" and _of_locations(inner) else rule_for(entry.rule, p.edition)
    return Reason(NO, rid(rule), f"{text}.", use.card, asked_for(ability, word))


def _of_locations(word: Word) -> bool:
    """Whether what a condition has somebody control is a location, and no character."""
    return any(isinstance(a, tuple) and "location" in a[:2] for a in word.args)


def _nobody(p: Position, use: Use, word: Word) -> tuple[str, str] | None:
    """The rule and the sentence that there is nobody of whom a condition speaks; None where there is."""
    for who in (a[0] for a in word.args if isinstance(a, tuple) and len(a) == 1 and a[0] in {*IN_DUELS, *OTHERS}):
        if cards_meant(p, use, (who,)):
            continue
        if who in OTHERS:
            rule, text = OTHERS[who]
            return rule, text.format(card=card_name(p, use.card))
        return "term/participant", _no_duelist(p, use, who)
    return None


def _no_duelist(p: Position, use: Use, who: str) -> str:
    """That nobody plays a part in a duel, and why."""
    player = player_name(p, use.player)
    nobody = f"{player} has no participant" if who == "participant" else f"There is no {who}" + (" character" if who == "challenged" else "")
    if p.board.duel is not None and side_of_player(p, use.player) < 0:
        return f"{nobody}: {player} takes no part in the duel."
    return f"{nobody}: no duel is going on." if p.board.duel is None else f"{nobody}."


def say_condition(p: Position, use: Use, entry: Entry, args: tuple[object, ...]) -> str:
    """The sentence of a condition that does not hold, with the words that fill its gaps."""
    reading = Reading(all=p.ability(use.card, use.number).targets)
    gaps = next((found for pattern in entry.patterns if len(found := slots_of(pattern)) == len(args)), ())
    words = {gap: GAME.vocabulary.slots[gap.rstrip("0123456789")].write(a, reading) for gap, a in zip(gaps, args, strict=True)}
    if "noun" in words and any(isinstance(a, int) and a > 1 for a in args):
        words["noun"] = several(words["noun"])
    words["stat"] = words.get("stat", words.get("value", ""))
    meant = {gap: cards_meant(p, use, a) for gap, a in zip(gaps, args, strict=True) if gap.startswith("who") and isinstance(a, tuple)}
    words |= {gap: card_name(p, cards[0]) for gap, cards in meant.items() if len(cards) == 1}
    words |= {"player": player_name(p, use.player), "here": here_of(p, use) or "the location"}
    return capital(filled(entry.fails, {"who": "it"} | words))
