"""What happens unless somebody averts it: by discarding cards, or by giving up Renown."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Word
from judgekit.engine.events import happen
from judgekit.engine.game import Question
from judgekit.engine.trace import Log, Player, card_name, player_name, say
from judgekit.engine.values import NO, Ask, Event, Position, Reason, Use
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.effects.shapes import do
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.texts.references import card_meant, cards_meant
from judgekit.games.five_sails.values import clockwise, pile

word = GAME.vocabulary.word


@word("effect", "unless discards", "{text} unless their controller discards {n} card", rule="passive/may")
def unless_discards(p: Position, use: Use, log: Log | None, inner: Word, n: int) -> Position:
    """Something happens to a target, unless its player discards cards from hand; who holds too few cannot avert it."""
    return _unless(p, use, log, inner, "discards", n)


@word("effect", "unless loses", "{text} unless their controller loses {n} Renown", rule="passive/may")
def unless_loses(p: Position, use: Use, log: Log | None, inner: Word, n: int) -> Position:
    """Something happens to a target, unless its player gives up Renown; who has too little cannot avert it."""
    return _unless(p, use, log, inner, "loses", n)


def _unless(p: Position, use: Use, log: Log | None, inner: Word, how: str, n: int) -> Position:
    whole = inner.args[0] if inner.args and isinstance(inner.args[0], tuple) else ()
    if whole[:1] == ("each",):
        return _each_unless(p, use, log, inner, how, n)
    player = _who_averts(p, use, whole)
    has = len(pile(p, "hand", player)) if how == "discards" else p.players[player].renown
    return p.on((*p.stack, Ask(player, "unless", (inner, how, n)))) if player >= 0 and has >= n else do(p, inner, log)


def _who_averts(p: Position, use: Use, whole: tuple[object, ...]) -> int:
    """Whose player is asked: that of the target, of another player's card to which it happens, or whoever does what is answered."""
    target = next((t for t in use.targets if t >= 0), -1)
    target = target if target >= 0 or not whole else card_meant(p, use, whole)
    if target >= 0 and p.cards[target].control not in (use.player, -1):
        return p.cards[target].control
    if use.event is not None and use.event.player not in (use.player, -1):
        return use.event.player
    return p.cards[target].control if target >= 0 else -1


def _each_unless(p: Position, use: Use, log: Log | None, inner: Word, how: str, n: int) -> Position:
    """The same of several: the controller of each is asked for it alone, those of the First Player first."""
    order = clockwise(p, p.board.token)
    found = sorted(cards_meant(p, use, inner.args[0]), key=lambda c: (order.index(p.cards[c].control) if p.cards[c].control in order else -1, c))
    each = [(p.cards[c].control, inner._replace(args=(("one", c), *inner.args[1:]))) for c in reversed(found)]
    return p.on((*p.stack, *(Ask(player, "unless", (done, how, n)) for player, done in each)))


def _averted(p: Position, ask: Ask, args: tuple[str, ...], log: Log | None) -> Position:
    inner, how, n = ask.data
    if args[0] == "no":
        return do(p, inner, log)
    say(log, p, "passive/may", "{} averts it.", Player(ask.player))
    if how == "discards":
        return p.on((*p.stack, *(Ask(ask.player, "discard", ()) for _ in range(n))))
    return happen(p, Event("renown gained", player=ask.player, amount=-n, by=top_use(p).card), log)


def _too_little(p: Position, ask: Ask, args: tuple[str, ...]) -> Iterator[Reason]:
    """Who has too little cannot avert it."""
    _, how, n = ask.data
    has = len(pile(p, "hand", ask.player)) if how == "discards" else p.players[ask.player].renown
    if args[0] == "yes" and has < n:
        yield Reason(NO, rid("cost/cannot-pay"), f"{player_name(p, ask.player)} has {has}, and would have to give up {n}.")


def _for_whom(p: Position, ask: Ask) -> str:
    """Which of several it is about."""
    whole = ask.data[0].args[0] if ask.data[0].args else ()
    return f" for {card_name(p, whole[1])}" if isinstance(whole, tuple) and whole[:1] == ("one",) else ""


def _price(ask: Ask) -> str:
    """What has to be given up."""
    _, how, n = ask.data
    thing = "Renown" if how == "loses" else "card" if n == 1 else "cards"
    return f"{how.removesuffix('s')} {'a' if n == 1 else n} {thing}"


GAME.ask(
    Question(
        "unless",
        "passive/may",
        lambda p, ask: f"Avert it{_for_whom(p, ask)}, by doing what the ability asks for?",
        lambda p, ask: [("yes",), ("no",)],
        _too_little,
        lambda p, ask, args: f"avert it: {_price(ask)}" if args[0] == "yes" else f"do not {_price(ask)}",
        _averted,
        role="may",
        default=("no",),
    )
)
