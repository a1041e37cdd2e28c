"""What speaks against what the basic actions equip, bring into play and recruit."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.articles import an
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, Position, Reason, Use
from judgekit.games.five_sails.acts.bars import bars
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.standing.targets import no_recruiting, targeted_by
from judgekit.games.five_sails.stats import cost_of
from judgekit.games.five_sails.values import NEW, location


def equip_reasons(p: Position, use: Use, thing: int) -> Iterator[Reason]:
    """What speaks against equipping an attachment to the performer."""
    from judgekit.games.five_sails.costs.affording import pay_reasons

    if p.definition(thing).kind != "attachment":
        kind = "a card that nobody has seen" if p.definition(thing).kind == "unknown" else an(p.definition(thing).kind)
        yield Reason(NO, rid("action/equip"), f"{card_name(p, thing)} is {kind}, not an attachment.", thing)
    if p.cards[thing].zone == "play" and location(p, thing) != location(p, use.performer):
        yield Reason(
            NO,
            rid("action/equip"),
            f"{card_name(p, thing)} is at {location(p, thing)}, not at {location(p, use.performer)} with {card_name(p, use.performer)}.",
            thing,
            "the character would have to be there",
        )
    yield from bars(p, "equipped", thing)
    if p.edition != NEW and use.performer >= 0:  # there the action names a valid target, not its performer
        yield from bars(p, "targeted", use.performer)
    from judgekit.games.five_sails.standing.basic import equip_cost, equips_only

    yield from equips_only(p, use, thing)
    yield from pay_reasons(p, use._replace(targets=(thing,)), equip_cost(p, thing, use.performer))


def brute_reasons(p: Position, use: Use, thing: int) -> Iterator[Reason]:
    """What speaks against bringing a Brute into play."""
    from judgekit.games.five_sails.costs.affording import pay_reasons

    yield from pay_reasons(p, use._replace(targets=(thing,)), cost_of(p, thing))
    yield from by_point(
        p, "unsettled/brute-into-play", f"{card_name(p, thing)} is a Brute; whether paying its cost is an action is not said.", ("yes", NO)
    )


def recruit_reasons(p: Position, use: Use, thing: int) -> Iterator[Reason]:
    """What speaks against recruiting a Mercenary."""
    from judgekit.games.five_sails.costs.affording import pay_reasons

    if p.cards[thing].control >= 0:
        yield Reason(
            NO,
            rid("action/recruit-available"),
            f"{card_name(p, thing)} is controlled by {player_name(p, p.cards[thing].control)} and so is not available.",
            thing,
        )
        return
    if location(p, thing) != location(p, use.performer):
        yield Reason(
            NO,
            rid("action/recruit"),
            f"{card_name(p, thing)} is at {location(p, thing)}, not at {location(p, use.performer)} with {card_name(p, use.performer)}.",
            thing,
            "the performer would have to be there",
        )
    yield from bars(p, "recruited", thing)
    if p.edition == NEW:  # the playtest action has the Mercenary chosen, not targeted
        yield from bars(p, "targeted", thing)
        yield from targeted_by(p, use, thing)
    yield from no_recruiting(p, location(p, thing))
    yield from pay_reasons(p, use._replace(targets=(thing,)), cost_of(p, thing, use.player))
