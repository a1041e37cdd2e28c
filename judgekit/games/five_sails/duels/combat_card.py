"""Playing a combat card: from hand, by gambling, or not at all."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import happen
from judgekit.engine.facts import decision, facts_of, find_fact, has_fact, put_fact
from judgekit.engine.game import Question
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import NO, NO_CARD, Args, Ask, Event, Fact, Position, Reason
from judgekit.games.five_sails.acts.bars import bars
from judgekit.games.five_sails.acts.refusals import fixed_dash
from judgekit.games.five_sails.days.decks import ask_identity, ask_top, deck_name, forget_top, is_unknown, mark_unknown, order_unknown, renew, unseen
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.happening.sinking import note_sunk
from judgekit.games.five_sails.judged.open_points import by_point, tell_open
from judgekit.games.five_sails.standing.basic import more_revealed
from judgekit.games.five_sails.standing.challenges import gambles_allowed
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import NEW, OLD, Duel, location, pile, with_card, with_duel, with_side

SINK_POINT = "unsettled/gamble-discard-or-sink"


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
        rule = "cant/precedence" if p.edition == NEW else "play/do-as-much"
        yield Reason(NO, rid(rule), "An effect keeps this player from gambling in this round.")
    cards = len(pile(p, "deck", player)) + len(pile(p, "discard", player))
    if find_fact(p, "deck stated", player=player) is None and not pile(p, "deck", player):
        return  # nobody knows the deck, but it is there
    if cards == 0:
        text = f"The deck and the discard pile of {player_name(p, player)} are empty; whether gambling can be chosen without a card is not said."
        yield from by_point(p, "unsettled/empty-deck", text, ("yes", NO))
    elif cards == 1 or len(pile(p, "deck", player)) == 1:
        text = "There is one card only to reveal." if cards == 1 else f"The deck of {player_name(p, player)} has one card only."
        yield from by_point(p, "unsettled/gamble-one-card", text, ("yes", "yes", NO))


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
        yield from by_point(
            p, "unsettled/first-card-impossible", f"{player_name(p, ask.player)} has no card to play in the first round.", ("yes", "yes")
        )


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


def _gamble_candidates(p: Position, ask: Ask) -> list[Args]:
    return [("choose", n) for n in pile(p, "revealed", ask.player)]


def _gamble_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    """What was not chosen goes away; that it was sunk is answered before anything that is still to come of the chosen card."""
    sinks = not ask.data[0].startswith("aside") and len(pile(p, "revealed", ask.player)) > 1 and (p.edition == NEW or decision(p, SINK_POINT) == 1)
    p = _gamble_chosen(p, ask, args, log)
    return note_sunk(p, ask.player) if sinks else p


def _gamble_chosen(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if ask.data[0].startswith("aside"):
        say(log, p, "gamble/use-chosen" if p.edition == NEW else "gamble/reveal-two", "{} is chosen.", Card(args[1]))
        return put_fact(p, Fact("gambled aside", args[1], ask.player, until="round"))
    others = [n for n in pile(p, "revealed", ask.player) if n != args[1]]
    for n in others:
        if p.edition == NEW or decision(p, SINK_POINT) == 1:
            p = to_pile(p, n, "deck", ask.player, bottom=True)
            say(log, p, "gamble-duel/two-cards", "{} is sunk: it goes to the bottom of the deck.", Card(n))
        else:
            p = to_pile(p, n, "discard", ask.player)
            say(log, p, "gamble-duel/two-cards", "{} is discarded.", Card(n))
            tell_open(p, log, SINK_POINT, "This is what the passage on gambling says; by the glossary's Sink it would go under the deck.")
    if ask.data[0] == "beside":
        from judgekit.games.five_sails.effects.free import play_beside

        return play_beside(p, ask.player, args[1], log, gambled=True)
    if ask.data[0] == "line":
        return play(p, ask.player, args[1], log, gambled=True)
    p = to_pile(p, args[1], "hand", ask.player)
    say(log, p, "gamble/use-chosen" if p.edition == NEW else "gamble/reveal-two", "{} is chosen.", Card(args[1]))
    return p


def printed_values(p: Position, card: int) -> str:
    """Riposte, Parry and Thrust as printed: `1/0/-`."""
    found = (p.definition(card).printed.get(v, 0) for v in ("riposte", "parry", "thrust"))
    return "/".join("-" if value is None else str(value) for value in found)


def _identities(p: Position, ask: Ask) -> Iterator[Args]:
    """The cards that it might turn out to be: those of the catalogue, not those of which the board says where they are."""
    lies = {c.face for name, c in zip(p.cast.names, p.cards, strict=True) if not name.startswith("unknown card of ")}
    for n, face in enumerate(p.cast.faces):
        if n not in lies and face.kind in {"risk", "attachment", "character"} and n >= 2 and "Leader" not in face.traits:
            yield ("is", n)
    yield ("unknown",)


def _identity_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, *then = ask.data
    if args[0] == "is":
        p = with_card(p, card, face=args[1])
        say(log, p, "faction-deck/draw-from", "The card that nobody had seen turns out to be {}.", p.cast.faces[args[1]].name)
    else:
        p = mark_unknown(p, card)
    return go_on(p, tuple(then), log)


def go_on(p: Position, then: tuple[object, ...], log: Log | None) -> Position:
    """Goes on with what was interrupted: drawing, or revealing."""
    from judgekit.games.five_sails.days.decks import draw

    if then and then[0] == "draw" and isinstance(then[1], int) and isinstance(then[2], int):
        return draw(p, then[2], then[1], log) if then[1] else p
    if then and then[0] in {"discard", "locker", "sink"} and isinstance(then[1], int) and isinstance(then[2], int):
        from judgekit.games.five_sails.effects.tops import discard_tops

        return discard_tops(p, then[2], then[1], log, str(then[0]))
    if then and then[0] == "uncover":
        from judgekit.games.five_sails.effects.reveal import going_on

        return going_on(p, then, log)
    if then and then[0] == "reveal" and isinstance(then[2], int):
        return reveal_two(p, then[2], str(then[1]), log)
    return p


def _orders(p: Position, ask: Ask) -> Iterator[Args]:
    """Each card that could lie on top after the shuffle; which ones lie beneath is asked when they come up."""
    for n in pile(p, "deck", ask.data[0]):
        yield ("top", n)


def _shuffle_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    player, *then = ask.data
    top = min(c.place for c in p.cards if c.zone == "deck" and c.owner == player) - 1
    p = put_fact(with_card(p, args[1], place=top), Fact("top known", player=player))
    say(log, p, "setup/city-deck" if player < 0 else "faction-deck/empty", "After the shuffle {} lies on top.", Card(args[1]))
    return go_on(p, (*then, player), log)


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
GAME.ask(
    Question(
        "gamble",
        "gamble-duel/two-cards",
        lambda p, ask: "Which of the revealed cards is chosen?",
        _gamble_candidates,
        lambda p, a, x: iter(()),
        lambda p, ask, args: f"choose {card_name(p, args[1])}",
        _gamble_answer,
    )
)
GAME.ask(
    Question(
        "identity",
        "faction-deck/draw-from",
        lambda p, ask: f"Which card is the {p.cast.names[ask.data[0]]}?",
        _identities,
        lambda p, a, x: iter(()),
        lambda p, ask, args: p.cast.faces[args[1]].name if args[0] == "is" else "it stays unknown",
        _identity_answer,
        default=("unknown",),
    )
)
GAME.ask(
    Question(
        "shuffle",
        "faction-deck/empty",
        lambda p, ask: f"Which card lies on top of {deck_name(p, ask.data[0])} after the shuffle?",
        _orders,
        lambda p, a, x: iter(()),
        lambda p, ask, args: f"{card_name(p, args[1])} on top",
        _shuffle_answer,
    )
)
