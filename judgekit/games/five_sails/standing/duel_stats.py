"""Which stat a duel uses, and which a participant uses in it, where a Passive ability says another than the challenge."""

from __future__ import annotations

from judgekit.engine.values import Position
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.standing.basic import held, says_of, standing
from judgekit.games.five_sails.values import location

held("duels use", "duels at this location use {stat}", doc="Whatever stat a challenge names that is issued there, its duel uses this one.")
held(
    "duels with",
    "{who} uses {stat} in duels instead of {stat2}",
    doc="Where the duel uses the second stat, the character's first one takes its place.",
)


def stat_of_duel(p: Position, challenger: int, name: str) -> str:
    """The stat of the duel that a challenge leads to."""
    if "duels use" not in p.cast.passive_words:
        return name
    at = location(p, challenger)
    return next((str(said.args[0]) for use, said in standing(p, "duels use") if here_of(p, use) == at), name)


def stat_used(p: Position, card: int, name: str) -> str:
    """The stat that a character uses in a duel of such a stat."""
    if "duels with" not in p.cast.passive_words:
        return name
    return next((str(said.args[1]) for _, said in says_of(p, "duels with", card) if said.args[2] == name), name)
