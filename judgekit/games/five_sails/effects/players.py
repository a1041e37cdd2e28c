"""What players do to cards of their own, at their own choice, and what happens to a player who is chosen among all."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.events import happen
from judgekit.engine.trace import Log, Player, card_name, player_name, say
from judgekit.engine.values import Args, Ask, Event, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.effects.opponent import RENOWN, to_player
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant, matches
from judgekit.games.five_sails.values import OLD, clockwise, side_of_player

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

    for who, run in (("each player", each_player), ("each opponent", each_opponent), ("the adversary", adversary)):
        word("effect", f"{who} {deed} own", f"{who} {deed} a {{noun}} of theirs", rule=rule)(run)


for _deed, (_event, _rule) in DEEDS.items():
    _register(_deed, _event, _rule)


def to_chosen(p: Position, use: Use, log: Log | None, what: str, n: int) -> Position:
    """Does something to a player whom the user chooses, themselves included."""
    return p.on((*p.stack, Ask(use.player, "which player", (what, n))))


def _chosen(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    what, n = ask.data
    say(log, p, "play/satisfy-targeting" if p.edition == OLD else "play/cost-targets", "{} chooses {}.", Player(ask.player), Player(args[0]))
    return to_player(p, top_use(p), log, what, n, args[0])


question(
    "which player",
    "play/resolve",
    "Which player?",
    lambda p, ask: [(q,) for q in clockwise(p, p.board.token)],
    no_reasons,
    lambda p, ask, args: player_name(p, args[0]),
    _chosen,
    role="target",
)


def _controller_words(what: str, *patterns: str, rule: str | dict[str, str]) -> None:
    def controller(p: Position, use: Use, log: Log | None, first: Who | int, second: Who | int) -> Position:
        who, n = (second, first) if isinstance(first, int) else (first, second)
        assert isinstance(who, tuple)
        assert isinstance(n, int)
        card = card_meant(p, use, who)
        return to_player(p, use, log, what, n, p.cards[card].control) if card >= 0 and p.cards[card].control >= 0 else p

    controller.__doc__ = f"The player who controls a card {what} so much."
    word("effect", f"controller {what}", *patterns, rule=rule)(controller)


_controller_words(
    "discards", "the controller of {who} discards {n} card", "the controller of {who} discards {n} cards", rule="term/discard-pile"
)
_controller_words("draws", "the controller of {who} draws {n} card", "the controller of {who} draws {n} cards", rule="faction-deck/draw-from")
_controller_words("loses", "the controller of {who} loses {n} Renown", rule=RENOWN)
_controller_words("gains", "the controller of {who} gains {n} Renown", rule=RENOWN)
_controller_words("gives", "the controller of {who} gives you {n} Renown", rule=RENOWN)


@word("effect", "they choose", "the controller of {who} does one: {text}", rule="play/resolve")
def they_choose(p: Position, use: Use, log: Log | None, who: Who, *ways: tuple[object, ...]) -> Position:
    """The player who controls a character says which of several effects takes place."""
    card = card_meant(p, use, who)
    return p.on((*p.stack, Ask(p.cards[card].control, "choose one", tuple(ways)))) if card >= 0 and p.cards[card].control >= 0 else p


@word("effect", "player discards", "target player discards {n} card", "target player discards {n} cards", rule="term/discard-pile")
def player_discards(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """A player who is chosen discards cards of their own choice from hand."""
    return to_chosen(p, use, log, "discards", n)


@word("effect", "player draws", "target player draws {n} card", "target player draws {n} cards", rule="faction-deck/draw-from")
def player_draws(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """A player who is chosen draws."""
    return to_chosen(p, use, log, "draws", n)


@word("effect", "player loses", "target player loses {n} Renown", rule=RENOWN)
def player_loses(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """A player who is chosen loses Renown."""
    return to_chosen(p, use, log, "loses", n)


@word("effect", "player gains", "target player gains {n} Renown", rule=RENOWN)
def player_gains(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """A player who is chosen gains Renown."""
    return to_chosen(p, use, log, "gains", n)
