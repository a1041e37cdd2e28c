"""What happens to one opponent, whom the player chooses where there are several; and what the adversary may not do."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact
from judgekit.engine.trace import Card, Log, Player, player_name, say
from judgekit.engine.values import NOBODY, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.bars import ACTS, keep_from
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.days.first_player import take
from judgekit.games.five_sails.effects.many import others
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import NEW, OLD, pile, side_of_player

word = GAME.vocabulary.word
RENOWN = {NEW: "term/renown", OLD: "action/control-for-renown"}


def to_one(p: Position, use: Use, log: Log | None, what: str, n: int) -> Position:
    """Does something to the one opponent, or asks which."""
    found = others(p, use)
    if len(found) == 1:
        return to_player(p, use, log, what, n, found[0])
    return p.on((*p.stack, Ask(use.player, "which opponent", (what, n)))) if found else p


def to_player(p: Position, use: Use, log: Log | None, what: str, n: int, who: int) -> Position:
    """Lets a player discard, draw, lose, gain or give away."""
    if what == "discards":
        return p.on((*p.stack, *(Ask(who, "discard", ()) for _ in range(min(n, len(pile(p, "hand", who)))))))
    if what == "draws":
        return happen(p, Event("drawn", player=who, amount=n, by=use.card), log)
    if what == "reveals":
        from judgekit.games.five_sails.effects.reveal import uncover

        return uncover(p, who, n, log)
    if what == "swaps":
        return swap_renown(p, use, who, log)
    if what == "takes the token":
        return take(p, who, log)
    amount = min(n, p.players[who].renown)
    if what == "gives":
        p = happen(p, Event("renown gained", player=use.player, amount=amount, by=use.card), log)
    return happen(p, Event("renown gained", player=who, amount=n if what == "gains" else -amount, by=use.card), log)


def swap_renown(p: Position, use: Use, who: int, log: Log | None) -> Position:
    """Two players have each other's Renown from then on: one gains as much as the other loses."""
    more = p.players[who].renown - p.players[use.player].renown
    if not more:
        say(log, p, "play/do-as-much", "{} and {} have the same Renown.", Player(use.player), Player(who))
        return p
    p = happen(p, Event("renown gained", player=use.player, amount=more, by=use.card), log)
    return happen(p, Event("renown gained", player=who, amount=-more, by=use.card), log)


def _answer(p: Position, ask: Ask, args: tuple[int, ...], log: Log | None) -> Position:
    what, n = ask.data
    say(log, p, "play/satisfy-targeting" if p.edition == OLD else "play/cost-targets", "{} chooses {}.", Player(ask.player), Player(args[0]))
    return to_player(p, top_use(p), log, what, n, args[0])


question(
    "which opponent",
    "play/resolve",
    "Which opponent?",
    lambda p, ask: [(q,) for q in others(p, top_use(p))],
    no_reasons,
    lambda p, ask, args: player_name(p, args[0]),
    _answer,
    role="target",
)


@word("effect", "opponent discards", "target opponent discards {n} card", "target opponent discards {n} cards", rule="term/discard-pile")
def opponent_discards(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """One opponent discards cards of their own choice from hand."""
    return to_one(p, use, log, "discards", n)


@word("effect", "opponent draws", "target opponent draws {n} card", "target opponent draws {n} cards", rule="faction-deck/draw-from")
def opponent_draws(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """One opponent draws."""
    return to_one(p, use, log, "draws", n)


@word("effect", "opponent loses", "target opponent loses {n} Renown", rule=RENOWN)
def opponent_loses(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """One opponent loses Renown."""
    return to_one(p, use, log, "loses", n)


@word("effect", "opponent gains", "target opponent gains {n} Renown", rule=RENOWN)
def opponent_gains(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """One opponent gains Renown."""
    return to_one(p, use, log, "gains", n)


@word("effect", "opponent gives", "target opponent gives you {n} Renown", rule=RENOWN)
def opponent_gives(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Renown goes from one opponent to the player, as far as there is any."""
    return to_one(p, use, log, "gives", n)


@word("effect", "swap renown", "trade Renown with target opponent", rule=RENOWN)
def opponent_swaps(p: Position, use: Use, log: Log | None) -> Position:
    """The player and one opponent have each other's Renown from then on."""
    return to_one(p, use, log, "swaps", 0)


@word("effect", "opponent becomes first", "target opponent becomes the First Player", rule="first-player/token")
def opponent_first(p: Position, use: Use, log: Log | None) -> Position:
    """One opponent gets the First Player Token."""
    return to_one(p, use, log, "takes the token", 1)


def answered_player(use: Use, p: Position) -> int:
    """The player whose doing a Reaction or Forced ability answers, or whose card something happens to."""
    e = use.event
    if e is None:
        return NOBODY
    card = p.cards[e.card] if e.card >= 0 else None
    return e.player if e.player >= 0 or card is None else card.control if card.control >= 0 else card.owner


def _register(what: str, patterns: tuple[str, ...], rule: str | dict[str, str]) -> None:
    def to_answered(p: Position, use: Use, log: Log | None, n: int) -> Position:
        who = answered_player(use, p)
        return to_player(p, use, log, what, n, who) if who >= 0 else p

    to_answered.__doc__ = f"The player whose doing is answered {what} so much."
    word("effect", f"answered {what}", *(f"the triggering player {x}" for x in patterns), rule=rule)(to_answered)


_register("discards", ("discards {n} card", "discards {n} cards"), "term/discard-pile")
_register("draws", ("draws {n} card", "draws {n} cards"), "faction-deck/draw-from")
_register("loses", ("loses {n} Renown",), RENOWN)
_register("gains", ("gains {n} Renown",), RENOWN)


@word("effect", "cannot next round", "in the adversary's next round, they cannot {act}", rule={NEW: "cant/precedence", OLD: "play/resolve"})
def cannot_next_round(p: Position, use: Use, log: Log | None, act: str) -> Position:
    """An act is forbidden to the adversary, the character and its controller, until its next round has ended."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = p.board.duel.sides[1 - side]
    until = f"round of {other.player}"
    say(log, p, "play/resolve", "{} cannot {} in the next round.", Card(other.card), act)
    if act == "gamble":
        return add_fact(p, Fact("no gambling", player=other.player, until=until))
    if act.startswith("use "):
        return keep_from(p, use, other.player, ACTS[act], until)
    return add_fact(p, Fact("cannot", other.card, use.card, ACTS[act], until=until))
