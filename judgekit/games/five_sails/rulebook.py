"""What every player may always do: the basic actions, written as abilities of a card that everybody has."""

from __future__ import annotations

from judgekit.engine.cast import Ability, CardDef, Target, Word
from judgekit.games.five_sails.values import NEW

PERFORMER = ("performer",)
ENGAGE = Word("engage", (PERFORMER,))
CHALLENGE, MOVE, EQUIP, RECRUIT, CLAIM, BRING = range(6)
NAMES = ("challenge", "move", "equip", "recruit", "claim", "bring in")


def rulebook(edition: str) -> CardDef:
    """The basic actions of an edition, in the book's order of names above."""
    target = ("target", 0)
    return CardDef(
        "the rulebook",
        "rulebook",
        abilities=(
            Ability(
                "Action",
                "challenge",
                ("City",),
                ("Unlimited",),
                costs=(ENGAGE,),
                effects=(Word("challenge", (target, "combat")),),
                targets=(Target("character", ("opposing",)),),
            ),
            Ability(
                "Action",
                "move",
                (),
                ("Unlimited",),
                costs=(Word("engage unless at home"),),
                effects=(Word("move to target"),),
                targets=(Target("location", ("adjacent",)),),
            ),
            Ability("Action", "equip", (), ("Unlimited",), effects=(Word("equip target"),), targets=(Target("attachment", ("to equip",)),)),
            Ability(
                "Action", "recruit", ("City",), ("Unlimited",), effects=(Word("recruit target"),), targets=(Target("character", ("to recruit",)),)
            ),
            Ability(
                "Action",
                "claim",
                ("City",),
                ("Unlimited",),
                costs=(ENGAGE,),
                effects=(Word("pressure", ("influence",)), Word("if successful", (Word("claim"),))),
            ),
            Ability("Action", "bring in", (), ("Unlimited",), effects=(Word("bring in target"),), targets=(Target("character", ("to bring in",)),)),
        ),
        keywords=("2023",) if edition == NEW else (),
    )
