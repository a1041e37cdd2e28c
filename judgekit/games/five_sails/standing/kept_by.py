"""What cannot be done to a card by abilities, cards or characters of a kind. An ability has the words before it alone, whatever its performer is."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import NO_CARD, Event, Position, Use
from judgekit.games.five_sails.acts.bars import said as in_words
from judgekit.games.five_sails.acts.bars import stopped
from judgekit.games.five_sails.acts.doers import doer
from judgekit.games.five_sails.cited import FORBIDDEN
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing.basic import held, says_of
from judgekit.games.five_sails.standing.targets import is_ability, is_source
from judgekit.games.five_sails.texts.references import matches
from judgekit.games.five_sails.values import NEW, RULEBOOK

DONE = {"wounded": "wounded", "destroyed": "destroyed", "engaged": "engaged", "moved": "moved", "healed": "healed", "made en garde": "made en garde"}
"""What is done to a card, and how a card says it."""
THREAT = -2
"""What stands as the other card of wounds that threat has become (`happening/events.py`)."""
for _act, _said in DONE.items():
    held(
        f"{_act} not by ability",
        f"{{who}} cannot be {_said} by a {{ability}}",
        rule=FORBIDDEN,
        doc=f"By abilities so qualified, or of such a kind, it is not {_act}; what is engaged or wounded to pay for one is no such doing.",
    )
    held(
        f"{_act} not by kind",
        f"{{who}} cannot be {_said} by a {{noun}}",
        rule=FORBIDDEN,
        doc=f"By cards of a kind, or by characters of a kind and what they perform, it is not {_act}.",
    )


def being_done(p: Position, by: int) -> Use | None:
    """The ability of a card that is having its effects; None where the card does nothing, or its costs are still being paid."""
    found = next((f for f in reversed(p.stack) if isinstance(f, Use) and f.card == by), None)
    return found if found is not None and found.stage >= GAME.procedures["use"].row("effects", p.edition) else None


def prevented(p: Position, act: str, event: Event, log: Log | None, by: int = NO_CARD) -> bool:
    """Whether something forbids what is about to happen to a card, at all, to opponents, or to what does it; it is told what does."""
    if stopped(p, act, event.card, log, by):
        return True
    if not {f"{act} not by ability", f"{act} not by kind"} & p.cast.passive_words:
        return False
    source = _keeper(p, act, event)
    if source >= 0:
        rule = "cant/precedence" if p.edition == NEW else "play/do-as-much"
        say(log, p, rule, "{} cannot {} by this: {} says so.", Card(event.card), in_words(act), Card(source))
    return source >= 0


def _keeper(p: Position, act: str, event: Event) -> int:
    """The card that does not let something be done to a card by what does it; -1 where none does."""
    by = being_done(p, event.by) if event.by >= RULEBOOK and event.other != THREAT else None
    for use, said in says_of(p, f"{act} not by ability", event.card):
        if by is not None and is_ability(p, use, by, said.args[1]):
            return use.card
    for use, said in says_of(p, f"{act} not by kind", event.card):
        if _of_a_kind(p, use, event, by, said.args[1]):
            return use.card
    return NO_CARD


def _of_a_kind(p: Position, use: Use, event: Event, by: Use | None, noun: tuple[str, ...]) -> bool:
    """Whether a card of a kind does it, or a character of a kind: the adversary by its threat, too."""
    if noun[0] != "character":
        return by is not None and is_source(p, use, by, noun)
    if by is None and event.other != THREAT:
        return False
    who = by.performer if by is not None and by.performer >= 0 else doer(p, use._replace(event=event))
    return who >= 0 and matches(p, use, Target(noun[0], tuple(noun[1:])), who)
