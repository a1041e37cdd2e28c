"""Initiative: whose scheme is the fastest, what abilities change about it, and who takes the First Player Token in a tie."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact, decision, facts_of, find_fact, put_fact
from judgekit.engine.game import Question
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, Player, card_name, listed, player_name, say
from judgekit.engine.values import CHANCE, JUDGE, Args, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.days.first_player import to_player
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing.basic import ALWAYS, held, standing
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import NEW, OLD, clockwise

word = GAME.vocabulary.word
held("faster", "your scheme has {plus} Initiative", doc="The Initiative of the player's scheme is higher or lower.")
held("wins initiative ties", "you win ties for Initiative", doc="Of those tied for the highest Initiative this player takes the token.")


@word("effect", "initiative", "your scheme gains {plus} Initiative", rule="anatomy/initiative")
def gains_initiative(p: Position, use: Use, log: Log | None, amount: int) -> Position:
    """The Initiative of the player's scheme is changed for the Day."""
    say(log, p, "anatomy/initiative", "The scheme of {} has {} Initiative.", Player(use.player), f"{amount:+d}")
    return add_fact(p, Fact("initiative", player=use.player, amount=amount, until="day"))


def initiative_of(p: Position, player: int) -> int:
    """The Initiative of the scheme that a player revealed, as abilities have changed it; -1 without one."""
    found = [n for n, c in enumerate(p.cards) if c.zone == "play" and c.control == player and p.definition(n).kind == "scheme"]
    if not found:
        return -1
    change = sum(f.amount for f in facts_of(p, "initiative", player=player))
    if "faster" in p.cast.passive_words:
        change += sum(int(said.args[0]) for use, said in standing(p, "faster") if use.player == player)
    return max(0, max(stat(p, n, "initiative") for n in found) + change)


def untold(p: Position) -> list[int]:
    """The schemes in play of which the case does not say what Initiative they have, where their player has no other one."""
    schemes = [n for n, c in enumerate(p.cards) if c.zone == "play" and c.control >= 0 and p.definition(n).kind == "scheme"]
    known = {p.cards[n].control for n in schemes if p.definition(n).printed.get("initiative") is not None}
    return [n for n in schemes if p.cards[n].control not in known]


def determine(p: Position, log: Log | None) -> Position:
    """The step in which Initiative is determined, which abilities can answer."""
    if find_fact(p, "initiative early"):
        say(log, p, "day/initiative-skipped", "Initiative has been determined this Day already.")
        return p
    return happen(p, Event("initiative determined"), log)


@GAME.event("initiative determined", "day/planning-initiative")
def determined(p: Position, event: Event, log: Log | None) -> Position:
    """The highest Initiative takes the token; ties pass it on, keep it, or are left to chance."""
    players = clockwise(p, p.board.token)
    values = {q: initiative_of(p, q) for q in players}
    best = max(values.values())
    tied = [q for q in players if values[q] == best]
    if best < 0:
        return p
    if untold(p):
        return p.on((*p.stack, Ask(JUDGE, "untold initiative")))
    if len(tied) == 1:
        say(log, p, "day/initiative-highest", "{} has the highest Initiative, {}, and takes the First Player Token.", Player(tied[0]), best)
        return to_player(p, tied[0], log)
    if "wins initiative ties" in p.cast.passive_words:
        winning = [use for use, _ in standing(p, "wins initiative ties") if use.player in tied]
        if len({use.player for use in winning}) == 1:
            rule = "golden-rule/cards-beat-rulebook" if p.edition == NEW else ALWAYS
            say(log, p, rule, "Initiative is tied; {} has {} win the tie.", Card(winning[0].card), Player(winning[0].player))
            return to_player(p, winning[0].player, log)
    if p.board.token < 0:
        say(log, p, "day/initiative-tie-nobody", "Initiative is tied at {} and nobody has the token: chance decides.", best)
        return p.on((*p.stack, Ask(CHANCE, "token", tuple(sorted(tied)))))
    return _tie(p, tied, log)


def _tie(p: Position, tied: list[int], log: Log | None) -> Position:
    if p.edition == OLD:
        say(log, p, "day/initiative-tie", "Initiative is tied: {} keeps the token.", Player(p.board.token))
        return p
    order = clockwise(p, p.board.token)
    left = order[1] if len(order) > 1 else order[0]
    if left not in tied:
        reading = decision(p, "unsettled/initiative-tie-neighbour")
        if reading is None:
            at, who = initiative_of(p, tied[0]), listed(player_name(p, q) for q in tied)
            say(log, p, "day/initiative-tie", "Initiative is tied at {} between {}, and {} to the left is not among them.", at, who, Player(left))
            return ask_judge(p, "unsettled/initiative-tie-neighbour")
        if reading == 1:
            left = next(q for q in (*order[1:], order[0]) if q in tied)
    say(log, p, "day/initiative-tie", "Initiative is tied: the token passes to the left, from {} to {}.", Player(p.board.token), Player(left))
    return to_player(p, left, log)


def _missing(p: Position) -> str:
    """Of which schemes the Initiative was not told."""
    return listed([card_name(p, n) for n in untold(p)])


def _untold(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    """The judge says who takes the token where the Initiative of a scheme was not told; otherwise it stays where it is."""
    if args[0] == "to":
        return to_player(p, args[1], log)
    text = "The Initiative of {} was not told: the First Player Token stays with {}."
    say(log, p, "day/planning-initiative", text, _missing(p), Player(p.board.token))
    return p


GAME.ask(
    Question(
        "untold initiative",
        "day/planning-initiative",
        lambda p, ask: f"The Initiative of {_missing(p)} was not told: who takes the First Player Token?",
        lambda p, ask: [*(("to", q) for q in range(len(p.players))), *([("stays",)] if p.board.token >= 0 else [])],
        lambda p, a, x: iter(()),
        lambda p, ask, args: f"token to {player_name(p, args[1])}" if args[0] == "to" else "the token stays",
        _untold,
        default=("stays",),
    )
)


def _token(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    say(log, p, "day/initiative-tie-nobody", "By chance the token goes to {}.", Player(args[0]))
    return to_player(put_fact(p, Fact("token by chance", player=args[0], until="day")), args[0], log)


GAME.ask(
    Question(
        "token",
        "day/initiative-tie-nobody",
        lambda p, ask: "Who gets the First Player Token by chance?",
        lambda p, ask: [(q,) for q in ask.data],
        lambda p, a, x: iter(()),
        lambda p, ask, args: f"token to {player_name(p, args[0])}",
        _token,
        role="chance",
    )
)
