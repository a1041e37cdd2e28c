"""What happens to a player: discarding, drawing, Renown gained, lost or given away. One table, for every way in which a card names the player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from judgekit.engine.events import happen, happen_together
from judgekit.engine.procedures import Rule
from judgekit.engine.trace import Log, Player, card_name, player_name, say
from judgekit.engine.values import NO, Args, Ask, Event, Position, Reason, Use
from judgekit.games.five_sails.acts.asks import just, offer
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.days.first_player import take
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.values import RENOWN, clockwise, pile

CARDS = ("card", "cards")


class Deed(NamedTuple):
    """How a card says what a player does, behind whoever it is, and the rule of it."""

    said: tuple[str, ...]
    rule: Rule


DEEDS = {
    "discards": Deed(tuple(f"discards {{n}} {c}" for c in CARDS), "term/discard-pile"),
    "draws": Deed(tuple(f"draws {{n}} {c}" for c in CARDS), "faction-deck/draw-from"),
    "loses": Deed(("loses {n} Renown",), RENOWN),
    "gains": Deed(("gains {n} Renown",), RENOWN),
    "gives": Deed(("gives you {n} Renown",), RENOWN),
}
UNGIVING = tuple(what for what in DEEDS if what != "gives")
"""What can happen to a player who may be the user of the ability."""
Find = Callable[..., Position]
"""Does a deed to whomever a card names: with the position, the use, the log, what it is and how much, and what else stands in the sentence."""


def register(name: str, said: str, find: Find, doc: str, deeds: tuple[str, ...] = tuple(DEEDS), *, may: bool = True) -> None:
    """Registers the words for what happens to a player whom a card names in one way, and for what that player may do."""
    for what in deeds:
        GAME.vocabulary.word("effect", f"{name} {what}", *(f"{said} {x}" for x in DEEDS[what].said), rule=DEEDS[what].rule)(_deed(what, find, doc))
        if not may:
            continue
        free = (f"{said} may {_bare(x)}" for x in DEEDS[what].said)
        GAME.vocabulary.word("effect", f"{name} may: {what}", *free, rule="passive/may")(_deed(f"may: {what}", find, f"{doc[:-1]}, if they like."))


def _bare(said: str) -> str:
    """What somebody does, behind "may"."""
    verb, _, rest = said.partition(" ")
    return f"{verb.removesuffix('s')} {rest}"


def _deed(what: str, find: Find, doc: str) -> Find:
    def done(p: Position, use: Use, log: Log | None, *values: Any) -> Position:  # noqa: ANN401  # who it is where the sentence says it, and how much
        *who, n = values
        return find(p, use, log, what, n, *who)

    done.__doc__ = doc.format(what)
    return done


def discards(p: Position, player: int, n: int, log: Log | None) -> Position:
    """Asks a player for each card of the hand that is to be discarded; as many as there are."""
    hand = len(pile(p, "hand", player))
    if hand < n:
        has_now = f"{hand} card{'s' if hand > 1 else ''}" if hand else "no card"
        say(log, p, "play/do-as-much", f"{{}} has {has_now} to discard{f', not {n}' if hand else ''}: as much as possible is done.", Player(player))
    return p.on((*p.stack, *(Ask(player, "discard", ()) for _ in range(min(n, hand)))))


def to_player(p: Position, use: Use, log: Log | None, what: str, n: int, who: int) -> Position:
    """Lets a player discard, draw, lose, gain, give away, show cards, change Renown with the user, or take the token."""
    if what.startswith("may: "):
        return p.on((*p.stack, Ask(who, "do it or not", (what.removeprefix("may: "), n))))
    if what == "discards":
        return discards(p, who, n, log)
    if what == "draws":
        return happen(p, Event("drawn", player=who, amount=n, by=use.card), log)
    if what == "reveals":
        from judgekit.games.five_sails.effects.reveal import uncover

        return uncover(p, who, n, log)
    if what == "shows the Approach Deck":
        names = ", ".join(card_name(p, c) for c in pile(p, "approach", who)) or "no card"
        say(log, p, "play/resolve", "{} looks at the Approach Deck of {}: {}.", Player(use.player), Player(who), names)
        return p
    if what == "swaps":
        return _swap_renown(p, use, who, log)
    if what == "takes the token":
        return take(p, who, log)
    amount = min(n, p.players[who].renown)
    if what == "gives":
        p = happen(p, Event("renown gained", player=use.player, amount=amount, by=use.card), log)
    return happen(p, Event("renown gained", player=who, amount=n if what == "gains" else -amount, by=use.card), log)


TOGETHER = {"draws": ("drawn", 1), "gains": ("renown gained", 1), "loses": ("renown gained", -1)}
"""What happens to several players at once: the event, and whether the amount comes or goes."""


def to_players(p: Position, use: Use, log: Log | None, what: str, n: int, players: Sequence[int]) -> Position:
    """Does the same to several players at once; those who have to choose do so one after another."""
    if what in TOGETHER:
        kind, sign = TOGETHER[what]
        return happen_together(p, [Event(kind, player=q, amount=sign * n, by=use.card) for q in players], log)
    for player in reversed(players):
        p = to_player(p, use, log, what, n, player)
    return p


def _too_little(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    """Who has too little cannot do it."""
    what, n = ask.data
    has = len(pile(p, "hand", ask.player)) if what == "discards" else p.players[ask.player].renown if what in {"loses", "gives"} else n
    if args[0] == "yes" and has < n:
        yield Reason(NO, rid("cost/cannot-pay"), f"{player_name(p, ask.player)} has {has}, and it would take {n}.")


def _told(what: str, n: int) -> str:
    """What somebody may do, so many times."""
    said = DEEDS[what].said
    return _bare((said[0] if n == 1 else said[-1]).format(n="a" if n == 1 else n))


def _done(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    what, n = ask.data
    p = replace_use(p, top_use(p)._replace(success=args[0] == "yes"))
    return to_player(p, top_use(p), log, what, n, ask.player) if args[0] == "yes" else p


offer("do it or not", "passive/may", "Is it done?", lambda p, ask: _told(*ask.data), just("no"), _done, _too_little)


def _swap_renown(p: Position, use: Use, who: int, log: Log | None) -> Position:
    """Two players have each other's Renown from then on: one gains as much as the other loses."""
    more = p.players[who].renown - p.players[use.player].renown
    if not more:
        say(log, p, "play/do-as-much", "{} and {} have the same Renown.", Player(use.player), Player(who))
        return p
    p = happen(p, Event("renown gained", player=use.player, amount=more, by=use.card), log)
    return happen(p, Event("renown gained", player=who, amount=-more, by=use.card), log)


def others(p: Position, use: Use) -> list[int]:
    """The other players, the First Player first."""
    return [q for q in clockwise(p, p.board.token) if q != use.player]
