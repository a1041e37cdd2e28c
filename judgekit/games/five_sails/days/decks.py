"""Drawing, revealing and gambling: cards that nobody has seen are questions, and so is the order after a shuffle."""

from __future__ import annotations

from dataclasses import replace

from judgekit.engine.facts import find_fact, put_fact, remove_fact
from judgekit.engine.procedures import Procedure, Row, pop, push
from judgekit.engine.trace import Card, Log, Player, inside, say
from judgekit.engine.values import CHANCE, JUDGE, NOBODY, Ask, CardState, Fact, Position, Run
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import pile, with_card

UNKNOWN_FACE = 1
"""The definition of a card that nobody has seen."""


def draw(p: Position, player: int, amount: int, log: Log | None) -> Position:
    """Draws cards one by one; stops to ask when a card is unknown or the deck must be renewed."""
    for left in range(amount, 0, -1):
        grown = unseen(p, player)
        p = mark_unknown(grown, len(p.cards)) if grown is not p else p
        deck = pile(p, "deck", player)
        if not deck:
            return _to_renew(p, player, left, log)
        if order_unknown(p, player, deck):
            return ask_top(p, player, ("draw", left))
        card = deck[0]
        p = forget_top(take(p, card, player), player)
        unnamed = p.definition(card).kind == "unknown"
        say(log, p, "faction-deck/draw-from", "{} draws {}.", Player(player), "a card that nobody has seen" if unnamed else Card(card))
        if is_unknown(p, card):
            if might_be(p):
                return ask_identity(p, card, ("draw", left - 1, player))
            p = mark_unknown(p, card)
    return p


NEW_DECK = "new deck"
"""The procedure by which a discard pile becomes a deck in the middle of drawing: a step of its own, before which one may stop."""


def _to_renew(p: Position, player: int, left: int, log: Log | None) -> Position:
    """Goes on to the shuffle of the discard pile, where there is one; what is drawn behind it is drawn then."""
    if player < 0 or not pile(p, "discard", player) or find_fact(p, "deck stated", player=player) is None:
        return renew(p, player, ("draw", left), log)
    return push(p, NEW_DECK, (player, left))


def _new_deck(p: Position, log: Log | None) -> Position:
    run = p.stack[-1]
    assert isinstance(run, Run)
    player, left = run.data
    with inside(log, deeper="drawn" not in p.cast.answered):
        return renew(pop(p), player, ("draw", left), log)


GAME.procedure(Procedure(NEW_DECK, "A new deck from the discard pile", (Row("shuffle", "faction-deck/empty", _new_deck),)))


def unseen(p: Position, player: int) -> Position:
    """The position with one more unknown card on top of a deck of which the board does not tell: nobody knows it, but it is there."""
    if player < 0 or find_fact(p, "deck stated", player=player) is not None or pile(p, "deck", player):
        return p
    if not _looked_into(p):
        return p
    number = sum(name.startswith(f"unknown card of {p.cast.seats[player]}") for name in p.cast.names) + 1
    name = f"unknown card of {p.cast.seats[player]}" + (f" {number}" if number > 1 else "")
    return p._replace(cast=replace(p.cast, names=(*p.cast.names, name)), cards=(*p.cards, CardState(UNKNOWN_FACE, "deck", player, NOBODY)))


def _looked_into(p: Position) -> bool:
    """Whether a case tells of the Planning of a later Day than its own: somebody has revealed something, or a deck is told of."""
    later = p.board.phase == "Planning" and p.board.day != p.board.began
    return not later or any(f.name in {"revealed", "deck stated"} for f in p.facts)


def take(p: Position, card: int, player: int) -> Position:
    """Puts a card into its owner's hand."""
    last = max((c.place for c in p.cards if c.zone == "hand" and c.owner == player), default=0)
    return with_card(p, card, zone="hand", place=last + 1, control=-1, at="", on=-1)


def is_unknown(p: Position, card: int) -> bool:
    """Whether nobody has said which card it is."""
    return p.definition(card).kind == "unknown" and find_fact(p, "left unknown", card) is None


def might_be(p: Position) -> list[int]:
    """The faces that a card nobody has seen might turn out to have: those of the catalogue, not of cards of which the board says where they are."""
    lies = {c.face for name, c in zip(p.cast.names, p.cards, strict=True) if not name.startswith("unknown card of ")}
    kinds = {"risk", "attachment", "character"}
    return [n for n, face in enumerate(p.cast.faces) if n >= 2 and n not in lies and face.kind in kinds and "Leader" not in face.traits]


def ask_identity(p: Position, card: int, then: tuple[object, ...]) -> Position:
    """Asks which card an unknown one turns out to be."""
    return p.on((*p.stack, Ask(JUDGE, "identity", (card, *then))))


def renew(p: Position, player: int, then: tuple[object, ...], log: Log | None) -> Position:
    """An empty deck: the discard pile is shuffled and becomes the new deck. The order is chance's."""
    found = pile(p, "discard", player)
    if player >= 0 and then[0] == "draw" and find_fact(p, "deck stated", player=player) is None:
        say(log, p, "faction-deck/draw-from", "Nobody knows the deck of {}: no card of it is drawn.", Player(player))
        return p
    if not found:
        if find_fact(p, "decided", key="unsettled/empty-deck") is None and log is not None:
            text = "The deck and the discard pile of {} are both empty. Neither book speaks of it: as much as possible is done, and no card is had."
            say(log, p, "unsettled/empty-deck", text, Player(player))
        return p
    for n, card in enumerate(found):
        p = with_card(p, card, zone="deck", place=n)
    say(log, p, "faction-deck/empty", "The deck of {} is empty: the discard pile is shuffled and becomes the new deck.", Player(player))
    p = put_fact(p, Fact("shuffled", player=player, amount=len(found)))
    return ask_top(p, player, then) if order_unknown(p, player, list(found)) else _resume(p, player, then, log)


def shuffle(p: Position, player: int) -> Position:
    """A deck is shuffled: from now on chance says which card lies on top. Cards that are all alike have no order."""
    if len({p.cards[n].face for n in pile(p, "deck", player)}) < 2:
        return p
    return put_fact(forget_top(p, player), Fact("shuffled", player=player))


def shuffled_as_told(p: Position, player: int) -> Position:
    """A deck is shuffled as the game is set up; where the board tells how it lies once that is done, it lies so."""
    told = find_fact(p, "order told", player=player)
    if told is None:
        return shuffle(p, player)
    before = find_fact(p, "shuffled", player=player)
    return remove_fact(remove_fact(p, told), before) if before else remove_fact(p, told)


def deck_name(p: Position, player: int) -> str:
    """A deck in words."""
    return f"the deck of {p.cast.seats[player]}" if player >= 0 else "the City Deck"


def order_unknown(p: Position, player: int, deck: list[int]) -> bool:
    """Whether nobody knows which card lies on top: the deck was shuffled, and chance has not said."""
    alike = len({p.cards[n].face for n in deck}) < 2
    return not alike and find_fact(p, "shuffled", player=player) is not None and find_fact(p, "top known", player=player) is None


def ask_top(p: Position, player: int, then: tuple[object, ...]) -> Position:
    """Asks chance which card lies on top."""
    return p.on((*p.stack, Ask(CHANCE, "shuffle", (player, *then))))


def forget_top(p: Position, player: int) -> Position:
    """The top card is gone: nobody knows the next one."""
    fact = find_fact(p, "top known", player=player)
    return remove_fact(p, fact) if fact else p


def _resume(p: Position, player: int, then: tuple[object, ...], log: Log | None) -> Position:
    from judgekit.games.five_sails.days.unseen_cards import go_on

    return go_on(p, (*then, player), log)


def mark_unknown(p: Position, card: int) -> Position:
    """Leaves a card unknown for as long as it is not put down."""
    return put_fact(p, Fact("left unknown", card))
