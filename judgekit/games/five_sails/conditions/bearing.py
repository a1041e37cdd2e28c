"""Tests and conditions by what somebody bears, and what bears a card."""

from __future__ import annotations

from judgekit.engine.values import Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import equipped, has

word = GAME.vocabulary.word


@word("selector", "equipped", rule="term/equip", fails="{thing} has nothing equipped")
def equipped_test(p: Position, use: Use, thing: int) -> bool:
    """With a card equipped."""
    return next(equipped(p, thing), -1) >= 0


@word(
    "condition",
    "has equipped",
    "{who} has a {noun} equipped",
    "{who} is equipped with a {noun}",
    "{who} is equipped with {noun}",
    rule="term/equip",
    fails="{who} has no such card equipped",
)
def has_equipped(p: Position, use: Use, who: Who, noun: tuple[str, ...]) -> bool:
    """A character has a card of the kind equipped."""
    tests = noun[1:]
    return any(all(has(p, c, t[6:]) for t in tests if t.startswith("trait:")) for n in cards_meant(p, use, who) for c in equipped(p, n))


@word("selector", "unequipped", rule="term/equip", fails="{thing} has something equipped")
def unequipped(p: Position, use: Use, thing: int) -> bool:
    """With nothing equipped."""
    return next(equipped(p, thing), -1) < 0


@word("selector", "with equipped", rule="attachment/equipped", fails="{thing} has no {value} equipped")
def with_equipped(p: Position, use: Use, thing: int, value: str = "") -> bool:
    """With a card of a trait equipped."""
    return any(has(p, n, value) for n in equipped(p, thing))


@word("selector", "on the adversary", rule="attachment/equipped", fails="{thing} is not equipped to the adversary")
def on_adversary(p: Position, use: Use, thing: int) -> bool:
    """Equipped to the adversary."""
    return p.cards[thing].on >= 0 and p.cards[thing].on == card_meant(p, use, ("adversary",))


@word("condition", "not equipped", "{who} is not equipped", rule="term/equip", fails="{who} has something equipped")
def not_equipped(p: Position, use: Use, who: Who) -> bool:
    """A character has nothing equipped."""
    return not any(c.on == n and c.zone == "play" for n in cards_meant(p, use, who) for c in p.cards)


@word("selector", "on performer", rule="attachment/equipped", fails="{thing} is not equipped to {performer}")
def on_performer(p: Position, use: Use, thing: int) -> bool:
    """Equipped to the performer."""
    return p.cards[thing].on >= 0 and p.cards[thing].on == (use.performer if use.performer >= 0 else use.card)


@word("selector", "not bearer", rule="attachment/equipped", fails="{thing} bears it already")
def not_bearer(p: Position, use: Use, thing: int) -> bool:
    """Another character than the one that bears what was chosen before."""
    return not any(n >= 0 and p.cards[n].on == thing for n in use.targets)


@word("selector", "no more attachments", rule="attachment/equipped", fails="{thing} has more attachments than {performer}")
def no_more_attachments(p: Position, use: Use, thing: int) -> bool:
    """With as many attachments as the performer has, or fewer; a risk that is equipped is no attachment."""
    one = use.performer if use.performer >= 0 else use.card
    return len(attachments(p, thing)) <= len(attachments(p, one))


@word("selector", "bears an attachment", rule="attachment/equipped", fails="{thing} has no attachment equipped")
def bears_an_attachment(p: Position, use: Use, thing: int) -> bool:
    """With an attachment equipped; a risk that is equipped is none."""
    return bool(attachments(p, thing))


def attachments(p: Position, card: int) -> list[int]:
    """The attachments equipped to a card."""
    return [n for n in equipped(p, card) if p.definition(n).kind == "attachment"]


for _how, _sign in (("more", 1), ("fewer", -1)):

    def _compared(p: Position, use: Use, who: Who, other: Who, sign: int = _sign) -> bool:
        """The attachments of two characters are counted; a risk that is equipped is none."""
        one, two = card_meant(p, use, who), card_meant(p, use, other)
        return one >= 0 and two >= 0 and sign * len(attachments(p, one)) > sign * len(attachments(p, two))

    word(
        "condition",
        f"{_how} attachments",
        f"{{who}} has {_how} attachments than {{who2}}",
        rule="attachment/equipped",
        fails=f"{{who}} does not have {_how} attachments",
    )(_compared)


@word("condition", "bears at least", "{who} has {n} or more {noun} equipped", rule="term/equip", fails="{who} has fewer equipped")
def bears_at_least(p: Position, use: Use, who: Who, n: int, noun: tuple[str, ...]) -> bool:
    """A character has so many cards of a kind equipped, or more."""
    traits = [t[6:] for t in noun[1:] if t.startswith("trait:")]
    there = [c for one in cards_meant(p, use, who) for c in equipped(p, one) if noun[0] in {"card", p.definition(c).kind}]
    return sum(all(has(p, c, t) for t in traits) for c in there) >= n
