"""What every player may always do: the basic actions, written as abilities of a card that everybody has."""

from __future__ import annotations

from judgekit.engine.cast import Ability, CardDef, Target, Word
from judgekit.games.five_sails.values import NEW

PERFORMER, TARGET = ("performer",), ("target", 0)
ENGAGE = Word("engage", (PERFORMER,))
CHALLENGE, MOVE, EQUIP, RECRUIT, CLAIM, BRING = range(6)
NAMES = ("challenge", "move", "equip", "recruit", "claim", "bring in")


ACTIONS: tuple[Ability, ...] = (
    Ability(
        "Action",
        "challenge",
        ("City",),
        ("Unlimited",),
        costs=(ENGAGE,),
        effects=(Word("challenge", (TARGET, "combat")),),
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
    Ability("Action", "recruit", ("City",), ("Unlimited",), effects=(Word("recruit target"),), targets=(Target("character", ("to recruit",)),)),
    Ability(
        "Action",
        "claim",
        ("City",),
        ("Unlimited",),
        costs=(ENGAGE,),
        effects=(Word("pressure", ("influence",)), Word("if successful", (Word("claim"),))),
    ),
    Ability("Action", "bring in", (), ("Unlimited",), effects=(Word("bring in target"),), targets=(Target("character", ("to bring in",)),)),
)
"""The basic actions, in the order of the names above."""


def basic_action(number: int) -> str:
    """A basic action as a line calls it."""
    return "that a Brute is to come into play" if number == BRING else f"the {NAMES[number].title()} Action"


def rulebook(edition: str) -> CardDef:
    """The card that everybody has: the basic actions of an edition."""
    return CardDef("the rulebook", "rulebook", abilities=ACTIONS, keywords=("2023",) if edition == NEW else ())
