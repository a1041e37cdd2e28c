"""What is answered of abilities themselves: that one is announced, whom it targets, what came of it, who performed it."""

from __future__ import annotations

from judgekit.engine.facts import facts_of, find_fact
from judgekit.engine.values import NOBODY, Event, Position, Use
from judgekit.games.five_sails.effects.reveal import Noun, of_kind
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who
from judgekit.games.five_sails.triggers.acts import targets_of
from judgekit.games.five_sails.triggers.basic import meant

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"


@word("trigger", "opponent targets", "an ability of an opponent targets {who}", rule=RULE, event="ability used")
def opponent_targets(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers an ability of another player that targets such a card, the basic challenge included."""
    return e.player not in (use.player, NOBODY) and targets_of(p, use, e, who)


@word("trigger", "you announce", "you announce an ability", rule=RULE, event="ability used")
def you_announce(p: Position, use: Use, e: Event) -> bool:
    """Answers an ability of the player on a card, its costs paid, before its effects."""
    return e.player == use.player and e.card > 0 and e.card != use.card


@word("trigger", "played and engaged", "you play a {noun} from your hand that engaged {who}", rule=RULE, event="ability resolved")
def played_and_engaged(p: Position, use: Use, e: Event, noun: Noun, who: Who) -> bool:
    """Answers a card of a kind, played from hand by the player, by which such a character was engaged."""
    if e.player != use.player or e.card <= 0 or not of_kind(p, use, noun, e.card) or find_fact(p, "from a pile", e.card) is not None:
        return False
    return any(f.amount == e.card and meant(p, use, who, f.card) for f in facts_of(p, "engaged by"))


@word("trigger", "performed or targeted", "{who} performs a {trait} ability or one targets {who2}", rule=RULE, event="ability resolved")
def performed_or_targeted(p: Position, use: Use, e: Event, who: Who, trait: str, whom: Who) -> bool:
    """Answers an ability qualified by a trait, once it is resolved, by who performed it or by what it targeted."""
    if e.card <= 0 or trait not in p.ability(e.card, e.amount).qualifiers:
        return False
    hit = any(f.amount == e.card and meant(p, use, whom, f.card) for f in facts_of(p, "was targeted"))
    return hit or meant(p, use, who, e.by)
