"""What players do to cards of their own, at their own choice, and what the controller of a card chooses."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.engine.cast import Target
from judgekit.engine.events import happen
from judgekit.engine.trace import Log, card_name, player_name, say
from judgekit.engine.values import Args, Ask, Event, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant, matches
from judgekit.games.five_sails.values import clockwise, location, side_of_player

word = GAME.vocabulary.word
Noun = tuple[str, ...]
DEEDS = {
    "wounds": ("wounded", "anatomy/resolve"),
    "destroys": ("destroyed", "term/destroyed"),
    "engages": ("engaged", "engaged/becomes-engaged"),
    "discards": ("discarded", "term/discard-pile"),
    "heals a wound from": ("healed", "term/heal"),
    "en gardes": ("readied", "engaged/ready-again"),
}
"""How a card says what a player does to a card of their own: the event, and the rule of it."""


def theirs(p: Position, player: int, card: int, noun: Noun) -> list[int]:
    """The cards of a kind that a player controls."""
    use, kind = Use(card, 0, player), Target(noun[0], tuple(noun[1:]))
    return [n for n, c in enumerate(p.cards) if c.zone == "play" and c.control == player and matches(p, use, kind, n)]


def ask_each(p: Position, use: Use, players: list[int], event: str, noun: Noun, log: Log | None) -> Position:
    """Asks each of the players, the first of them first, which card of their own it happens to."""
    able = [q for q in players if theirs(p, q, use.card, noun)]
    if not able:
        say(log, p, "play/do-as-much", "Nobody has anything of that kind.")
    return p.on((*p.stack, *(Ask(q, "of theirs", (event, use.card, *noun)) for q in reversed(able))))


def _done(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    event, card = ask.data[:2]
    return happen(p, Event(event, args[0], ask.player, amount=1, by=card), log)


question(
    "of theirs",
    "play/resolve",
    "Which of {player}'s own cards is it?",
    lambda p, ask: [(n,) for n in theirs(p, ask.player, ask.data[1], ask.data[2:])],
    no_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    _done,
    role="card",
)


def _register(deed: str, event: str, rule: str) -> None:
    """The words for one thing that players do to cards of their own."""

    def each_player(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
        """Every player chooses a card of their own of a kind, the First Player first, and it happens to that."""
        return ask_each(p, use, list(clockwise(p, p.board.token)), event, noun, log)

    def each_opponent(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
        """Every other player chooses a card of their own of a kind, and it happens to that."""
        return ask_each(p, use, [q for q in clockwise(p, p.board.token) if q != use.player], event, noun, log)

    def adversary(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
        """The adversary's player chooses a card of their own of a kind, and it happens to that."""
        side = side_of_player(p, use.player)
        return ask_each(p, use, [p.board.duel.sides[1 - side].player], event, noun, log) if side >= 0 else p

    def target_opponent(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
        """One opponent, whom the user chooses where there are several, chooses a card of their own of a kind, and it happens to that."""
        found = [q for q in clockwise(p, p.board.token) if q != use.player]
        if len(found) == 1:
            return ask_each(p, use, found, event, noun, log)
        return p.on((*p.stack, Ask(use.player, "whose card", (event, len(found), *found, *noun)))) if found else p

    callers = (("each player", each_player), ("each opponent", each_opponent), ("the adversary", adversary), ("target opponent", target_opponent))
    for who, run in callers:
        word("effect", f"{who} {deed} own", f"{who} {deed} a {{noun}} of theirs", rule=rule)(run)


question(
    "whose card",
    "play/resolve",
    "Which opponent?",
    lambda p, ask: [(q,) for q in ask.data[2 : 2 + ask.data[1]]],
    no_reasons,
    lambda p, ask, args: player_name(p, args[0]),
    lambda p, ask, args, log: ask_each(p, top_use(p), [args[0]], ask.data[0], ask.data[2 + ask.data[1] :], log),
    role="target",
)


def _movable(p: Position, player: int, card: int, place: str, noun: Noun) -> list[int]:
    """The cards of a kind that a player controls and that are elsewhere."""
    return [n for n in theirs(p, player, card, noun) if location(p, n) != place]


def _may_move(p: Position, use: Use, players: Sequence[int], noun: Noun) -> Position:
    at = here_of(p, use)
    able = [q for q in players if _movable(p, q, use.card, at, noun)]
    return p.on((*p.stack, *(Ask(q, "move one of theirs", (use.card, at, *noun)) for q in reversed(able))))


@word("effect", "each player may move own", "each player may move a {noun} of theirs to this location", rule="action/moving")
def each_may_move(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """Every player may let a card of their own of a kind move to the location of the ability, the First Player first; nothing engages for it."""
    return _may_move(p, use, clockwise(p, p.board.token), noun)


@word("effect", "each opponent may move own", "each opponent may move a {noun} of theirs to this location", rule="action/moving")
def each_opponent_may_move(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """Every other player may let a card of their own of a kind move to the location of the ability; nothing engages for it."""
    return _may_move(p, use, [q for q in clockwise(p, p.board.token) if q != use.player], noun)


def _move_it(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, place = ask.data[:2]
    return p if args == STAY else happen(p, Event("moved", args[0], ask.player, by=card, place=place), log)


STAY = ("none",)
question(
    "move one of theirs",
    "passive/may",
    "Which of {player}'s own cards moves?",
    lambda p, ask: [*((n,) for n in _movable(p, ask.player, ask.data[0], ask.data[1], ask.data[2:])), STAY],
    no_reasons,
    lambda p, ask, args: "nobody" if args == STAY else card_name(p, args[0]),
    _move_it,
    role="card",
    default=STAY,
)


for _deed, (_event, _rule) in DEEDS.items():
    _register(_deed, _event, _rule)


@word("effect", "they choose", "the controller of {who} does one: {text}", rule="play/resolve")
def they_choose(p: Position, use: Use, log: Log | None, who: Who, *ways: tuple[object, ...]) -> Position:
    """The player who controls a character says which of several effects takes place."""
    card = card_meant(p, use, who)
    return p.on((*p.stack, Ask(p.cards[card].control, "choose one", tuple(ways)))) if card >= 0 and p.cards[card].control >= 0 else p
