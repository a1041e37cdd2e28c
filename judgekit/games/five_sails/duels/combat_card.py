"""Playing a combat card: from hand, by gambling, or not at all."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import happen
from judgekit.engine.facts import has_fact
from judgekit.engine.game import Question
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import NO, NO_CARD, Args, Ask, Event, Position, Reason
from judgekit.games.five_sails.acts.bars import bars
from judgekit.games.five_sails.duels.gambling import gamble_reasons, reveal_two
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.values import NEW, OLD, Duel, location, pile, with_card, with_duel, with_side


def _candidates(p: Position, ask: Ask) -> Iterator[Args]:
    for n in pile(p, "hand", ask.player):
        yield ("hand", n)
    yield ("gamble",)
    yield ("none",)


def _reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    duel: Duel = p.board.duel
    side = duel.sides[duel.turn]
    if args[0] == "hand":
        if p.definition(args[1]).kind not in {"risk", "attachment", "character", "unknown"}:
            yield Reason(NO, rid("faction-deck/combat-values"), f"{card_name(p, args[1])} has no combat values.", args[1])
        yield from bars(p, "hand cards", side.card)
    elif args[0] == "gamble":
        yield from gamble_reasons(p, ask.player, side.card, side.gambles)
    else:
        yield from _decline_reasons(p, ask, duel)
    forced = args[0] != "gamble" and has_fact(p, "must gamble", player=ask.player)
    if forced and not any(r.verdict == NO for r in gamble_reasons(p, ask.player, side.card, side.gambles)):
        yield Reason(NO, rid("play/resolve"), "An effect makes this player gamble in this round.")
    if args[0] == "none" and has_fact(p, "must play", player=ask.player) and _can_play(p, ask):
        yield Reason(NO, rid("play/resolve"), "An effect makes this player play a combat card in this round.")
    if args[0] != "none" and p.edition == OLD and not _with_threat(p):
        yield Reason(NO, rid("moving/no-escape"), f"{card_name(p, side.card)} is not where the threat is: no card is played.", side.card)


def _can_play(p: Position, ask: Ask) -> bool:
    """Whether some combat card can be played, from hand or by gambling."""
    return any(args[0] != "none" and not any(r.verdict == NO for r in _reasons(p, ask, args)) for args in _candidates(p, ask))


def _with_threat(p: Position) -> bool:
    duel: Duel = p.board.duel
    return True if duel is None else location(p, duel.sides[duel.turn].card) != ""


def _decline_reasons(p: Position, ask: Ask, duel: Duel) -> Iterator[Reason]:
    if p.edition != NEW or duel.round > 1:
        return
    hand = pile(p, "hand", ask.player)
    side = duel.sides[duel.turn]
    some = pile(p, "deck", ask.player) or pile(p, "discard", ask.player)
    if hand or (some and not any(r.verdict == NO for r in gamble_reasons(p, ask.player, side.card, side.gambles))):
        yield Reason(
            NO,
            rid("duel/first-card-compulsory"),
            "In the first round a combat card must be played, from hand or by gambling.",
            NO_CARD,
            "from the second round on",
        )
    else:
        text = f"{player_name(p, ask.player)} has no card to play in the first round, in which one must be played; what is done then is not said."
        yield from by_point(p, "unsettled/first-card-impossible", text, ("yes", "yes"))


def _text(p: Position, ask: Ask, args: Args) -> str:
    return {"gamble": "gamble", "none": "play no combat card"}.get(args[0]) or f"play {card_name(p, args[1])}"


def _answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    duel: Duel = p.board.duel
    if args[0] == "none":
        say(log, p, "duel/decline-card", "{} plays no combat card.", Player(ask.player))
        return p
    if args[0] == "gamble":
        say(log, p, "gamble-duel/hand-aside", "{} sets the hand aside and gambles.", Player(ask.player))
        p = with_side(p, duel.turn, gambles=duel.sides[duel.turn].gambles + 1)
        p = reveal_two(p, ask.player, "line", log)
        return happen(p, Event("gambled", player=ask.player), log)
    return play(p, ask.player, args[1], log, gambled=False)


def play(p: Position, player: int, card: int, log: Log | None, *, gambled: bool) -> Position:
    """Puts a card into the dueling line as the combat card of this round."""
    place = max((c.place for c in p.cards if c.zone == "line" and c.owner == p.cards[card].owner), default=0) + 1
    p = with_card(p, card, zone="line", place=place, engaged=gambled)
    if log is not None:
        values = printed_values(p, card)
        say(log, p, "gamble-duel/must-play" if gambled else "duel/combat-card", "{} plays {} ({}).", Player(player), Card(card), values)
    if gambled:
        say(log, p, "gamble-duel/line-engaged", "A gambled card lies engaged in the dueling line.")
    return with_duel(p, card=card, gambled=gambled)


def printed_values(p: Position, card: int) -> str:
    """Riposte, Parry and Thrust as printed: `1/0/-`."""
    found = (p.definition(card).printed.get(v, 0) for v in ("riposte", "parry", "thrust"))
    return "/".join("-" if value is None else str(value) for value in found)


GAME.ask(
    Question(
        "combat card",
        "duel/combat-card",
        lambda p, ask: f"Round {p.board.duel.round}: which combat card does {player_name(p, ask.player)} play?",
        _candidates,
        _reasons,
        _text,
        _answer,
    )
)
