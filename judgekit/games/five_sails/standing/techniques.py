"""How many Techniques a round has room for: one, and what abilities allow beside it."""

from __future__ import annotations

from judgekit.engine.cast import Word
from judgekit.engine.facts import add_fact, facts_of, forget, put_fact
from judgekit.engine.values import Fact, Position, Use
from judgekit.games.five_sails.standing.basic import held, says_of
from judgekit.games.five_sails.values import with_duel

held("more techniques", "{who} can use {n} more Techniques each round", doc="More than one Technique in each of the character's rounds.")


def note_technique(p: Position, use: Use) -> Position:
    """Keeps in mind that a Technique has been used, and in a round how many beside the first."""
    if not p.board.duel.technique:
        return with_duel(p, technique=True)
    return put_fact(p, Fact("techniques used", player=use.player, amount=_further_used(p, use.player) + 1, until="round"))


def note_last(p: Position, use: Use) -> Position:
    """Keeps in mind which Technique or Maneuver a player used last in the duel, where an ability of the case copies it."""
    ability = p.ability(use.card, use.number)
    if "copy last" not in p.cast.conditions or Word("uncopied") in ability.effects or use.copied:
        return p
    p = forget(p, "used last", player=use.player, key=ability.kind)
    return add_fact(p, Fact("used last", use.card, use.player, ability.kind, p.cast.lent_number[ability], "duel"))


def _further_used(p: Position, player: int) -> int:
    return sum(f.amount for f in facts_of(p, "techniques used", player=player))


def may_use_another(p: Position, participant: int, player: int) -> bool:
    """Whether a further Technique may be used in a round in which one has been."""
    allowed = sum(f.amount for f in facts_of(p, "further techniques", player=player))
    if "more techniques" in p.cast.passive_words:
        allowed += sum(int(said.args[1]) for _, said in says_of(p, "more techniques", participant))
    return _further_used(p, player) < allowed
