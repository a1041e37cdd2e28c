"""Gambling for a combat card: who may, the cards that are revealed, and which of them is chosen."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.facts import decision, facts_of, find_fact, has_fact, put_fact
from judgekit.engine.game import Question
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import NO, NO_CARD, Args, Ask, Fact, Position, Reason
from judgekit.games.five_sails.acts.bars import bars
from judgekit.games.five_sails.acts.refusals import fixed_dash
from judgekit.games.five_sails.days.decks import ask_identity, ask_top, forget_top, is_unknown, order_unknown, renew, unseen
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.happening.sinking import note_sunk
from judgekit.games.five_sails.judged.open_points import by_point, tell_open
from judgekit.games.five_sails.standing.basic import more_revealed
from judgekit.games.five_sails.standing.challenges import gambles_allowed
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import NEW, location, pile, with_card

SINK_POINT = "unsettled/gamble-discard-or-sink"


def gamble_reasons(p: Position, player: int, participant: int, gambles: int) -> Iterator[Reason]:
    """What speaks against gambling: the Finesse of the participant, and cards to reveal."""
    allowed, finesse = gambles_allowed(p, participant), stat(p, participant, "finesse")
    if allowed is not None and gambles >= allowed:
        dash = list(fixed_dash(p, participant, "finesse"))
        has_now = "a dash for Finesse" if dash else f"Finesse {finesse}"
        once = "once" if gambles == 1 else f"{gambles} times"
        so = f"and {player_name(p, player)} has gambled {once} in this duel" if gambles else "with which nobody can gamble"
        yield Reason(
            NO,
            rid("gamble-duel/finesse-limit"),
            f"{card_name(p, participant)} has {has_now}, {so}.",
            participant,
            "" if dash else f"with Finesse {finesse + gambles + 1 - allowed} it would be possible",
        )
        yield from dash
    yield from bars(p, "gambling", participant)
    if has_fact(p, "no gambling", player=player):
        rule = "cant/precedence" if p.edition == NEW else "play/resolve"
        yield Reason(NO, rid(rule), "An effect keeps this player from gambling in this round.")
    cards = len(pile(p, "deck", player)) + len(pile(p, "discard", player))
    if find_fact(p, "deck stated", player=player) is None and not pile(p, "deck", player):
        return  # nobody knows the deck, but it is there
    if cards == 0:
        text = f"The deck and the discard pile of {player_name(p, player)} are empty; whether gambling can be chosen without a card is not said."
        yield from by_point(p, "unsettled/empty-deck", text, ("yes", NO))
    elif cards == 1 or len(pile(p, "deck", player)) == 1:
        text = "There is only one card to reveal" if cards == 1 else f"The deck of {player_name(p, player)} has only one card"
        text += "; gambling reveals two, and what is done then is not said."
        yield from by_point(p, "unsettled/gamble-one-card", text, ("yes", "yes", NO))


def reveal_two(p: Position, player: int, use: str, log: Log | None) -> Position:
    """Reveals two cards; asks which is chosen. Unknown cards are asked about, and an empty deck is renewed."""
    shown = [n for n, c in enumerate(p.cards) if c.zone == "revealed" and c.owner == player]
    side = next((s for s in p.board.duel.sides if s.player == player), None) if p.board.duel else None
    at = location(p, side.card) if side else ""
    fewer = sum(f.amount for f in facts_of(p, "reveals fewer", player=player) if f.key in {"", at})
    extra = int(use.partition("+")[2] or 0)
    wanted = max(1, 2 + extra + more_revealed(p, side.card if side else NO_CARD) - fewer)
    while len(shown) < wanted:
        p = unseen(p, player)
        deck = pile(p, "deck", player)
        if not deck:
            if not pile(p, "discard", player) or (len(shown) == 1 and decision(p, "unsettled/gamble-one-card") == 1):
                break
            return renew(p, player, ("reveal", use), log)
        if order_unknown(p, player, deck):
            return ask_top(p, player, ("reveal", use))
        p = forget_top(with_card(p, deck[0], zone="revealed", place=len(shown)), player)
        if is_unknown(p, deck[0]):
            return ask_identity(p, deck[0], ("reveal", use, player))
        shown.append(deck[0])
    say(log, p, "gamble/reveal-two", "{} reveals {}.", Player(player), " and ".join(card_name(p, n) for n in shown) or "nothing")
    return p.on((*p.stack, Ask(player, "gamble", (use,)))) if shown else p


def _candidates(p: Position, ask: Ask) -> list[Args]:
    return [("choose", n) for n in pile(p, "revealed", ask.player)]


def _answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    """What was not chosen goes away; that it was sunk is answered before anything that is still to come of the chosen card."""
    sinks = not ask.data[0].startswith("aside") and len(pile(p, "revealed", ask.player)) > 1 and (p.edition == NEW or decision(p, SINK_POINT) == 1)
    p = _chosen(p, ask, args, log)
    return note_sunk(p, ask.player) if sinks else p


def _chosen(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if ask.data[0].startswith("aside"):
        say(log, p, "gamble/use-chosen" if p.edition == NEW else "gamble/reveal-two", "{} is chosen.", Card(args[1]))
        return put_fact(p, Fact("gambled aside", args[1], ask.player, until="round"))
    others = [n for n in pile(p, "revealed", ask.player) if n != args[1]]
    rule = "gamble/reveal-two" if p.board.duel is None else "gamble-duel/two-cards"
    for n in others:
        if p.edition == NEW or decision(p, SINK_POINT) == 1:
            p = to_pile(p, n, "deck", ask.player, bottom=True)
            say(log, p, rule, "{} is sunk: it goes to the bottom of the deck.", Card(n))
        else:
            p = to_pile(p, n, "discard", ask.player)
            say(log, p, rule, "{} is discarded.", Card(n))
            tell_open(p, log, SINK_POINT, "This is what the passage on gambling says; by the glossary's Sink it would go under the deck.")
    if ask.data[0] == "beside":
        from judgekit.games.five_sails.effects.free import play_beside

        return play_beside(p, ask.player, args[1], log, gambled=True)
    if ask.data[0] == "line":
        from judgekit.games.five_sails.duels.combat_card import play

        return play(p, ask.player, args[1], log, gambled=True)
    p = to_pile(p, args[1], "hand", ask.player)
    say(log, p, "gamble/use-chosen" if p.edition == NEW else "gamble/reveal-two", "{} is chosen.", Card(args[1]))
    return p


GAME.ask(
    Question(
        "gamble",
        "gamble-duel/two-cards",
        lambda p, ask: "Which of the revealed cards is chosen?",
        _candidates,
        lambda p, a, x: iter(()),
        lambda p, ask, args: f"choose {card_name(p, args[1])}",
        _answer,
    )
)
