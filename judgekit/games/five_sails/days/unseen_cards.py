"""Cards that nobody has seen: which one it turns out to be, which lies on top after a shuffle, and what goes on once that is known."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.facts import put_fact
from judgekit.engine.game import Question
from judgekit.engine.trace import Card, Log, card_name, inside, say
from judgekit.engine.values import Args, Ask, Fact, Position
from judgekit.games.five_sails.days.decks import deck_name, mark_unknown, might_be
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import pile, with_card


def _identities(p: Position, ask: Ask) -> Iterator[Args]:
    """The cards that it might turn out to be; it may stay unknown as well."""
    for n in might_be(p):
        yield ("is", n)
    yield ("unknown",)


def _identified(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, *then = ask.data
    with inside(log, deeper=_without_frame(p, then)):
        if args[0] == "is":
            p = with_card(p, card, face=args[1])
            say(log, p, "faction-deck/draw-from", "The card that nobody had seen turns out to be {}.", p.cast.faces[args[1]].name)
        else:
            p = mark_unknown(p, card)
        return go_on(p, tuple(then), log)


def _without_frame(p: Position, then: list[object]) -> bool:
    """Whether what was interrupted is something that nothing answers: its lines are set in though no frame of it waits."""
    kind = {"draw": "drawn", "discard": "discarded from deck", "locker": "discarded from deck"}.get(str(then[0])) if then else None
    return kind is not None and kind not in p.cast.answered


def go_on(p: Position, then: tuple[object, ...], log: Log | None) -> Position:
    """Goes on with what was interrupted: drawing, or revealing."""
    from judgekit.games.five_sails.days.decks import draw

    if then and then[0] == "draw" and isinstance(then[1], int) and isinstance(then[2], int):
        return draw(p, then[2], then[1], log) if then[1] else p
    if then and then[0] in {"discard", "locker", "sink"} and isinstance(then[1], int) and isinstance(then[2], int):
        from judgekit.games.five_sails.effects.tops import discard_tops

        return discard_tops(p, then[2], then[1], log, str(then[0]))
    if then and then[0] == "uncover":
        from judgekit.games.five_sails.effects.reveal import going_on

        return going_on(p, then, log)
    if then and then[0] == "reveal" and isinstance(then[2], int):
        from judgekit.games.five_sails.duels.gambling import reveal_two

        return reveal_two(p, then[2], str(then[1]), log)
    return p


def _orders(p: Position, ask: Ask) -> Iterator[Args]:
    """Each card that could lie on top after the shuffle; which ones lie beneath is asked when they come up."""
    for n in pile(p, "deck", ask.data[0]):
        yield ("top", n)


def _on_top(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    player, *then = ask.data
    top = min(c.place for c in p.cards if c.zone == "deck" and c.owner == player) - 1
    p = put_fact(with_card(p, args[1], place=top), Fact("top known", player=player))
    with inside(log, deeper=_without_frame(p, then)):
        say(log, p, "setup/city-deck" if player < 0 else "faction-deck/empty", "After the shuffle {} lies on top.", Card(args[1]))
        return go_on(p, (*then, player), log)


GAME.ask(
    Question(
        "identity",
        "faction-deck/draw-from",
        lambda p, ask: f"Which card is the {p.cast.names[ask.data[0]]}?",
        _identities,
        lambda p, a, x: iter(()),
        lambda p, ask, args: p.cast.faces[args[1]].name if args[0] == "is" else "it stays unknown",
        _identified,
        default=("unknown",),
    )
)
GAME.ask(
    Question(
        "shuffle",
        "faction-deck/empty",
        lambda p, ask: f"Which card lies on top of {deck_name(p, ask.data[0])} after the shuffle?",
        _orders,
        lambda p, a, x: iter(()),
        lambda p, ask, args: f"{card_name(p, args[1])} on top",
        _on_top,
    )
)
