"""Further words as people put them on cards of their own: unless somebody pays, Traits that are lost, halved threat, the next own combat card."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Word
from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact, decision, find_fact, has_fact
from judgekit.engine.game import Question
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import NO, Ask, Event, Fact, Position, Reason, Use
from judgekit.engine.vocabulary import Slot
from judgekit.games.five_sails.acts.pending import ask_before_effect, top_use
from judgekit.games.five_sails.effects.lasting import lasting
from judgekit.games.five_sails.effects.shapes import do
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.happening.board import moment
from judgekit.games.five_sails.happening.pools import remove
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.triggers.basic import meant
from judgekit.games.five_sails.values import clockwise, pile, side_of_player

word = GAME.vocabulary.word
GAME.vocabulary.slots["way"] = Slot(lambda t, _: t.casefold() if t.casefold() in {"up", "down"} else None, lambda v, _: str(v))
GAME.vocabulary.slots["answer"] = Slot(lambda t, _: t.casefold() if t.casefold() in {"accepted", "refused"} else None, lambda v, _: str(v))
RULE = "reaction/triggering-condition"


@word("condition", "challenge was", "the challenge was {answer}", rule="term/challenge", fails="the challenge had another answer")
def challenge_was(p: Position, use: Use, answer: str) -> bool:
    """The challenge that was issued last has been accepted, or refused."""
    return has_fact(p, "challenge answer", key=answer)


@word("condition", "has claimed", "you have claimed a location today", rule="action/claim-control", fails="{player} has claimed nothing this Day")
def has_claimed(p: Position, use: Use) -> bool:
    """The player has claimed a location this Day."""
    return find_fact(p, "has claimed", player=use.player) is not None


@word("condition", "has not claimed", "you have claimed no location today", rule="action/claim-control", fails="{player} has claimed this Day")
def has_not_claimed(p: Position, use: Use) -> bool:
    """The player has claimed no location this Day."""
    return not has_claimed(p, use)


@word("trigger", "leaves play", "{who} leaves play", "{who} has left play", rule=RULE, event="left play")
def leaves_play(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers that a card has left play, wherever it has gone."""
    return meant(p, use, who, e.card)


moment("left play", "term/discard-pile")
moment("effects cancelled", "reaction/when")


@word("trigger", "effects cancelled", "effects are cancelled", "an effect is cancelled", rule=RULE, event="effects cancelled")
def effects_cancelled(p: Position, use: Use, e: Event) -> bool:
    """Answers that an ability has cancelled something."""
    return True


@word("effect", "unless discards", "{text} unless their controller discards {n} card", rule="passive/may")
def unless_discards(p: Position, use: Use, log: Log | None, inner: Word, n: int) -> Position:
    """Something happens to a target, unless its player discards cards from hand; who holds too few cannot avert it."""
    return _unless(p, use, log, inner, "discards", n)


@word("effect", "unless loses", "{text} unless their controller loses {n} Renown", rule="passive/may")
def unless_loses(p: Position, use: Use, log: Log | None, inner: Word, n: int) -> Position:
    """Something happens to a target, unless its player gives up Renown; who has too little cannot avert it."""
    return _unless(p, use, log, inner, "loses", n)


def _unless(p: Position, use: Use, log: Log | None, inner: Word, how: str, n: int) -> Position:
    whole = inner.args[0] if inner.args and isinstance(inner.args[0], tuple) else ()
    if whole[:1] == ("each",):
        return _each_unless(p, use, log, inner, how, n)
    player = _who_averts(p, use, whole)
    has = len(pile(p, "hand", player)) if how == "discards" else p.players[player].renown
    return p.on((*p.stack, Ask(player, "unless", (inner, how, n)))) if player >= 0 and has >= n else do(p, inner, log)


def _who_averts(p: Position, use: Use, whole: tuple[object, ...]) -> int:
    """Whose player is asked: that of the target, of another player's card to which it happens, or whoever does what is answered."""
    target = next((t for t in use.targets if t >= 0), -1)
    target = target if target >= 0 or not whole else card_meant(p, use, whole)
    if target >= 0 and p.cards[target].control not in (use.player, -1):
        return p.cards[target].control
    if use.event is not None and use.event.player not in (use.player, -1):
        return use.event.player
    return p.cards[target].control if target >= 0 else -1


def _each_unless(p: Position, use: Use, log: Log | None, inner: Word, how: str, n: int) -> Position:
    """The same of several: the controller of each is asked for it alone, those of the First Player first."""
    order = clockwise(p, p.board.token)
    found = sorted(cards_meant(p, use, inner.args[0]), key=lambda c: (order.index(p.cards[c].control) if p.cards[c].control in order else -1, c))
    each = [(p.cards[c].control, inner._replace(args=(("one", c), *inner.args[1:]))) for c in reversed(found)]
    return p.on((*p.stack, *(Ask(player, "unless", (done, how, n)) for player, done in each)))


def _averted(p: Position, ask: Ask, args: tuple[str, ...], log: Log | None) -> Position:
    inner, how, n = ask.data
    if args[0] == "no":
        return do(p, inner, log)
    say(log, p, "passive/may", "{} averts it.", Player(ask.player))
    if how == "discards":
        return p.on((*p.stack, *(Ask(ask.player, "discard", ()) for _ in range(n))))
    return happen(p, Event("renown gained", player=ask.player, amount=-n, by=top_use(p).card), log)


def _too_little(p: Position, ask: Ask, args: tuple[str, ...]) -> Iterator[Reason]:
    """Who has too little cannot avert it."""
    _, how, n = ask.data
    has = len(pile(p, "hand", ask.player)) if how == "discards" else p.players[ask.player].renown
    if args[0] == "yes" and has < n:
        yield Reason(NO, rid("cost/cannot-pay"), f"{player_name(p, ask.player)} has {has}, and would have to give up {n}.")


def _for_whom(p: Position, ask: Ask) -> str:
    """Which of several it is about."""
    whole = ask.data[0].args[0] if ask.data[0].args else ()
    return f" for {card_name(p, whole[1])}" if isinstance(whole, tuple) and whole[:1] == ("one",) else ""


def _price(ask: Ask) -> str:
    """What has to be given up."""
    _, how, n = ask.data
    thing = "Renown" if how == "loses" else "card" if n == 1 else "cards"
    return f"{how.removesuffix('s')} {'a' if n == 1 else n} {thing}"


GAME.ask(
    Question(
        "unless",
        "passive/may",
        lambda p, ask: f"Avert it{_for_whom(p, ask)}, by doing what the ability asks for?",
        lambda p, ask: [("yes",), ("no",)],
        _too_little,
        lambda p, ask, args: f"avert it: {_price(ask)}" if args[0] == "yes" else f"do not {_price(ask)}",
        _averted,
        role="may",
        default=("no",),
    )
)


@word("effect", "loses traits", "{who} loses all Traits", rule="anatomy/traits")
def loses_traits(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card has none of its printed Traits for a while; its keywords stay."""
    for n in cards_meant(p, use, who):
        for trait in sorted(p.definition(n).traits):
            p = add_fact(p, Fact("loses", n, use.card, trait, until=lasting(p, use)))
        say(log, p, "anatomy/traits", "{} has no Traits for now.", Card(n))
    return p


@word("effect", "halve threat", "halve the threat in your pool, rounding {way}", "halve the threat in your pool", rule="term/threat-pool")
def halve_threat(p: Position, use: Use, log: Log | None, way: str = "") -> Position:
    """Half of the player's own threat is removed; where an odd number is to be halved and the text does not say how, the judge decides."""
    side = side_of_player(p, use.player)
    return halved(p, side, way, log) if side >= 0 else p


@word(
    "effect",
    "halve theirs",
    "halve the threat in the adversary's pool, rounding {way}",
    "halve the threat in the adversary's pool",
    rule="term/threat-pool",
)
def halve_theirs(p: Position, use: Use, log: Log | None, way: str = "") -> Position:
    """Half of the adversary's threat is removed; an odd number as it is said, or as the judge decides."""
    side = side_of_player(p, use.player)
    return halved(p, 1 - side, way, log) if side >= 0 else p


def halved(p: Position, side: int, way: str, log: Log | None) -> Position:
    """A pool of threat with half of it removed."""
    pool = p.board.duel.sides[side].pool
    reading = decision(p, "unsettled/half-of-odd")
    if pool % 2 and not way and reading is None:
        return ask_before_effect(p, "unsettled/half-of-odd")
    left = (pool + (way == "up" or (not way and reading == 0))) // 2
    return remove(p, side, pool - left, top_use(p).card, "effect", log)


@word(
    "effect", "own next card", "your next combat card has {plus} {value}", "your next combat card gains {plus} {value}", rule="combat-value/modified"
)
def own_next_card(p: Position, use: Use, log: Log | None, amount: int, which: str) -> Position:
    """Changes a combat value of the player's own next card: that of this round while none has been played in it, else that of the next own round."""
    duel = p.board.duel
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    say(log, p, "combat-value/modified", "The next combat card of {} has {} {}.", Player(use.player), f"{amount:+d}", which.title())
    played = duel.round > 0 and duel.turn == side and duel.card >= 0
    return add_fact(
        p, Fact("card after next" if played else "next card", player=use.player, key=which, amount=amount, until="duel" if played else _round(use))
    )


def _round(use: Use) -> str:
    return f"round of {use.player}"


def next_cards(p: Position, player: int) -> Position:
    """A round of the player begins: what was said of the next combat card holds in it."""
    facts = tuple(
        f._replace(name="next card", until=f"round of {player}") if f.name == "card after next" and f.player == player else f for f in p.facts
    )
    return p._replace(facts=tuple(sorted(facts)))
