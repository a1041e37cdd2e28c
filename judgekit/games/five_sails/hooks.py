"""What the engine asks this game: whose turn it is to react, which abilities answer an event, what else a person might expect."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine.cast import LENT, Ability
from judgekit.engine.facts import facts_of
from judgekit.engine.trace import player_name
from judgekit.engine.values import NO, NO_CARD, Choice, Event, Position, Reason, Use
from judgekit.games.five_sails.acts.abilities import label
from judgekit.games.five_sails.acts.legality import reasons_to_use
from judgekit.games.five_sails.acts.performers import answers
from judgekit.games.five_sails.acts.refusals import NEXT_ROUND, due_first
from judgekit.games.five_sails.days.high_drama import action_candidates
from judgekit.games.five_sails.duels.gambling import gamble_reasons
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.standing.bounds import granted
from judgekit.games.five_sails.standing.ceilings import from_pile
from judgekit.games.five_sails.standing.values import is_blank
from judgekit.games.five_sails.stats import also_played
from judgekit.games.five_sails.values import RULEBOOK, characters, clockwise, pile

LEAVING = ("destroyed", "discarded", "sent to the locker", "in discard", "left play")
"""Events after which a card's own ability can still answer that it left play."""


@GAME.hook("turn_order")
def turn_order(p: Position) -> tuple[int, ...]:
    """The First Player first, then clockwise."""
    return clockwise(p, p.board.token)


@GAME.hook("triggered")
def triggered(p: Position, event: Event, timing: str) -> list[tuple[int, int, int]]:
    """The abilities on cards in play, and on risks in hand, that answer an event now."""
    found: list[tuple[int, int, int]] = []
    for face, number in p.cast.triggers.get((timing, event.kind), ()):
        ability = p.cast.faces[face].abilities[number]
        assert ability.trigger is not None
        for n, c in enumerate(p.cards):
            if c.face == face and (c.zone != "hand" or ability.kind != "Forced") and not is_blank(p, n):
                found.extend(
                    (n, number, player)
                    for player in (_once(p, n) if of_nobody(p, n, ability) else _users(p, n, event))
                    if answers(p, Use(n, number, player, event=event))
                )
    return found + _lent(p, event, timing)


OWN = re.compile(
    r"\b(?:you|your|yours|opponents?|enemy|enemies|opposing|performer|performing|choose|target)\b"
    r"|(?:^|[•.:,]|\bthen|\band)\s*(?:gain|draw|lose|spend|discard (?:an?|one|two|\d)|sink|gamble|claim|take)\b",
    re.IGNORECASE,
)
"""Words of an ability that speak to one player."""


def of_nobody(p: Position, card: int, ability: Ability) -> bool:
    """Whether a Forced ability stands on an event and speaks to no player: then it takes place once, whoever is there."""
    alone = p.cards[card].zone == "play" and p.cards[card].control < 0
    return alone and ability.kind == "Forced" and p.definition(card).kind == "event" and not OWN.search(ability.text.partition("•")[2])


def _once(p: Position, card: int) -> tuple[int, ...]:
    """Who carries out what speaks to no player: the first one there, in turn order, or else the First Player."""
    order = clockwise(p, p.board.token)
    there = [q for q in order if next(characters(p, q, p.cards[card].at), NO_CARD) >= 0]
    return tuple((there or order)[:1])


def _lent(p: Position, event: Event, timing: str) -> list[tuple[int, int, int]]:
    """The abilities that cards were given and that answer an event now."""
    found: list[tuple[int, int, int]] = []
    has_now = [(f.card, LENT + f.amount) for f in facts_of(p, "has ability")]
    if "grants" in p.cast.passive_words and (timing, event.kind) in p.cast.quoted_triggers:
        has_now += [(n, number) for n, c in enumerate(p.cards) if c.zone == "play" for number, _ in granted(p, n)]
    for card, number in has_now:
        trigger = p.cast.lent[number - LENT].trigger
        if trigger is not None and trigger.timing == timing and event.kind in trigger.event.split("|"):
            found += [(card, number, player) for player in _users(p, card, event) if answers(p, Use(card, number, player, event=event))]
    return found + _watching(p, event, timing)


def _watching(p: Position, event: Event, timing: str) -> list[tuple[int, int, int]]:
    """What an effect has said that happens whenever something does, for whoever used its ability."""
    found: list[tuple[int, int, int]] = []
    for f in p.facts:
        trigger = p.cast.lent[f.amount].trigger if f.name == "watching" else None
        if trigger is not None and trigger.timing == timing and event.kind in trigger.event.split("|"):
            use = Use(f.card, LENT + f.amount, f.player, event=event)
            if answers(p, use):
                found.append((f.card, LENT + f.amount, f.player))
    return found


def _users(p: Position, card: int, event: Event) -> tuple[int, ...]:
    """The players who have an ability's card at their disposal."""
    c = p.cards[card]
    if event.card == card and event.kind == "equipped" and event.player >= 0:
        return (event.player,)
    if event.card == card and event.kind == "city card":
        return (max(0, p.board.token),)
    kind = p.cast.faces[c.face].kind
    if c.zone == "play":
        if c.control >= 0:
            return (c.control,)
        if kind == "event":
            return tuple(q for q in clockwise(p, p.board.token) if next(characters(p, q, c.at), NO_CARD) >= 0)
        return ()
    if c.zone == "line" and p.board.duel and (p.board.duel.card == card or card in also_played(p)):
        return (c.owner,)
    if event.card == card and event.kind in LEAVING and event.player >= 0:
        return (event.player,)
    return (c.owner,) if kind == "risk" and (c.zone == "hand" or from_pile(p, card)) else ()


@GAME.hook("expected")
def expected(p: Position) -> Iterator[tuple[Choice, str, str, list[Reason]]]:
    """Every ability of every player that the open question does not offer, with all reasons; and gambling and declining."""
    ask = p.asking
    for player in range(len(p.players)):
        yield from _actions(p, player)
        yield from _abilities(p, player)
        if p.board.duel is not None:
            yield from _cards(p, player)
        if ask is not None and (ask.question != "action" or ask.player != player):
            yield Choice(player, "action", ("pass",)), "pass", "action/pass", list(_no_pass(p, player))


def _no_pass(p: Position, player: int) -> Iterator[Reason]:
    """Why a player cannot pass now: there is something to answer first that nobody may leave out, or it is another player's turn."""
    text, ask = "Passing is for a player with priority who may take an action.", p.asking
    if ask is not None and ask.question == "action":
        text += f" {player_name(p, ask.player)} has priority."
    elif ask is not None and ask.player == player and GAME.questions[ask.question].default is None:
        yield due_first(p, ask)
    yield Reason(NO, rid("action/pass-priority"), text)


def _actions(p: Position, player: int) -> Iterator[tuple[Choice, str, str, list[Reason]]]:
    for args in action_candidates(p, player):
        if args[0] == "use":
            yield (
                Choice(player, "action", args),
                label(p, args[1], args[2]),
                "day/basic-actions",
                _with_turn(p, list(reasons_to_use(p, Use(args[1], args[2], player))), "Action"),
            )


PENDING = "Something else has to be settled first."
TURNS = {
    "Action": ("action-ability/priority", "when the player has priority and nothing is pending"),
    "Reaction": ("reaction/response", "when its player is asked for Reactions"),
}
"""By which rule, and when, an ability is used against which nothing speaks but that it is not asked for now."""


def _with_turn(p: Position, reasons: list[Reason], kind: str) -> list[Reason]:
    """The reasons against an ability that the open question does not offer: at least that something else is due."""
    if not any(r.verdict == NO for r in reasons):
        what = "The game is over." if p.board.over else PENDING if p.stack else "Nothing is pending."
        rule, remedy = TURNS.get(kind, ("duel/round-order", "when its step of the round or of the challenge comes"))
        reasons.append(Reason(NO, rid(rule), what, NO_CARD, remedy))
    return reasons


def _abilities(p: Position, player: int) -> Iterator[tuple[Choice, str, str, list[Reason]]]:
    """Techniques, Maneuvers and Reactions of a player's cards in play, in hand and in the dueling line."""
    for n, c in enumerate(p.cards):
        mine = (c.zone == "play" and c.control == player) or (c.zone in {"hand", "line", "discard"} and c.owner == player)
        if not mine or n == RULEBOOK:
            continue
        for number, ability in p.abilities(n):
            if ability.kind in {"Technique", "Maneuver", "Reaction"}:
                question = {"Technique": "round ability", "Maneuver": "round ability", "Reaction": "react"}[ability.kind]
                ask = p.asking
                if ask is not None and ask.player == player and ask.question == "challenge technique":
                    question = "challenge technique" if ability.kind == "Technique" else question
                reasons = list(reasons_to_use(p, Use(n, number, player)))
                yield Choice(player, question, ("use", n, number)), label(p, n, number), "play/announce", _with_turn(p, reasons, ability.kind)


def _cards(p: Position, player: int) -> Iterator[tuple[Choice, str, str, list[Reason]]]:
    """Combat cards at another time than the player's own."""
    duel = p.board.duel
    ask = p.asking
    if ask is not None and ask.question == "combat card" and ask.player == player:
        return
    side = 0 if duel.sides[0].player == player else 1 if duel.sides[1].player == player else -1
    own = "A combat card is played in the player's own round, in the step for it."
    not_now = Reason(NO, rid("duel/round-order"), own, NO_CARD, NEXT_ROUND)
    if duel.turn == side and duel.card >= 0 and duel.round:
        not_now = Reason(NO, rid("duel/one-card-a-round"), "A card has been played in this round already.", NO_CARD, NEXT_ROUND)
    gambling = ask is not None and (ask.question == "gamble" or (ask.question == "shuffle" and "line" in ask.data))  # for want of cards
    aside = duel.turn == side and (duel.gambled or gambling)
    text = "This round is gambled for: the hand is set aside, and the chosen card is the one that is played."
    from_hand = Reason(NO, rid("gamble-duel/hand-aside"), text, NO_CARD, NEXT_ROUND) if aside else not_now
    for n in pile(p, "hand", player):
        yield Choice(player, "combat card", ("hand", n)), f"play {p.cast.names[n]} as combat card", "duel/combat-card", [from_hand]
    if side >= 0:
        reasons = list(gamble_reasons(p, player, duel.sides[side].card, duel.sides[side].gambles))
        never = any(r.rule.endswith("finesse-limit") for r in reasons)  # a later round does not help
        later = Reason(NO, not_now.rule, not_now.text) if never else not_now
        yield Choice(player, "combat card", ("gamble",)), "gamble", "duel/combat-card", [*reasons, later]
        yield Choice(player, "combat card", ("none",)), "play no combat card", "duel/combat-card", [not_now]
