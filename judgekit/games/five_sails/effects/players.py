"""Players whom a card names, one opponent or each, one player or all, whoever is answered or controls a card, and what happens to them."""

from __future__ import annotations

from judgekit.engine.trace import Log, Player, player_name, say
from judgekit.engine.values import NOBODY, Args, Ask, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.effects.deeds import UNGIVING, others, register, to_player, to_players
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import OLD, RENOWN, clockwise, with_board

word = GAME.vocabulary.word


def to_one(p: Position, use: Use, log: Log | None, what: str, n: int) -> Position:
    """Does something to the one opponent, or asks which."""
    found = others(p, use)
    if len(found) == 1:
        return to_player(p, use, log, what, n, found[0])
    return p.on((*p.stack, Ask(use.player, "which opponent", (what, n)))) if found else p


def to_chosen(p: Position, use: Use, log: Log | None, what: str, n: int) -> Position:
    """Does something to a player whom the user chooses, themselves included."""
    return p.on((*p.stack, Ask(use.player, "which player", (what, n))))


def _to_answered(p: Position, use: Use, log: Log | None, what: str, n: int) -> Position:
    who = answered_player(use, p)
    return to_player(p, use, log, what, n, who) if who >= 0 else p


def answered_player(use: Use, p: Position) -> int:
    """The player whose doing a Reaction or Forced ability answers, or whose card something happens to."""
    e = use.event
    if e is None:
        return NOBODY
    card = p.cards[e.card] if e.card >= 0 else None
    return e.player if e.player >= 0 or card is None else card.control if card.control >= 0 else card.owner


def _to_controller(p: Position, use: Use, log: Log | None, what: str, n: int, who: Who) -> Position:
    card = card_meant(p, use, who)
    return to_player(p, use, log, what, n, p.cards[card].control) if card >= 0 and p.cards[card].control >= 0 else p


def _to_first(p: Position, use: Use, log: Log | None, what: str, n: int) -> Position:
    if p.board.token < 0:
        say(log, p, "play/do-as-much", "Nobody has the First Player Token.")
        return p
    return to_player(p, use, log, what, n, p.board.token)


def _to_opponents(p: Position, use: Use, log: Log | None, what: str, n: int) -> Position:
    return to_players(p, use, log, what, n, others(p, use))


def _to_everybody(p: Position, use: Use, log: Log | None, what: str, n: int) -> Position:
    return to_players(p, use, log, what, n, clockwise(p, p.board.token))


register("opponent", "target opponent", to_one, "One opponent, whom the user chooses where there are several, {} so much.")
register("player", "target player", to_chosen, "A player whom the user chooses {} so much.", UNGIVING)
register("answered", "the triggering player", _to_answered, "The player whose doing is answered {} so much.")
register("controller", "the controller of {who}", _to_controller, "The player who controls a card {} so much.")
register("first player", "the First Player", _to_first, "Whoever has the First Player Token {} so much.", UNGIVING)
register("opponents", "each opponent", _to_opponents, "Every other player {} so much.", may=False)
register("everybody", "each player", _to_everybody, "Every player {} so much, the First Player first.", UNGIVING, may=False)


def _answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
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
question(
    "which player",
    "play/resolve",
    "Which player?",
    lambda p, ask: [(q,) for q in clockwise(p, p.board.token)],
    no_reasons,
    lambda p, ask, args: player_name(p, args[0]),
    _answer,
    role="target",
)


@word("effect", "swap renown", "trade Renown with target opponent", rule=RENOWN)
def opponent_swaps(p: Position, use: Use, log: Log | None) -> Position:
    """The player and one opponent have each other's Renown from then on."""
    return to_one(p, use, log, "swaps", 0)


@word("effect", "sees approach deck", "look at target opponent's Approach Deck", rule="play/resolve")
def sees_approach(p: Position, use: Use, log: Log | None) -> Position:
    """The player sees the Approach Deck of one opponent; nothing else comes of it."""
    return to_one(p, use, log, "shows the Approach Deck", 0)


@word("effect", "opponent becomes first", "target opponent becomes the First Player", rule="first-player/token")
def opponent_first(p: Position, use: Use, log: Log | None) -> Position:
    """One opponent gets the First Player Token."""
    return to_one(p, use, log, "takes the token", 1)


@word("effect", "take the token", "take the First Player Token", rule="term/first-player-token")
def take_token(p: Position, use: Use, log: Log | None) -> Position:
    """The player is the First Player from now on."""
    say(log, p, "term/first-player-token", "{} takes the First Player Token.", Player(use.player))
    return with_board(p, token=use.player)
