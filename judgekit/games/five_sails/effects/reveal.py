"""Cards that are revealed or looked at from the top of a deck, and where each of them goes."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Target
from judgekit.engine.facts import find_fact, put_fact
from judgekit.engine.trace import Card, Log, Player, card_name, listed, say
from judgekit.engine.values import NOBODY, Args, Ask, Fact, Position, Use
from judgekit.engine.vocabulary import Slot
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.days.decks import ask_identity, ask_top, forget_top, is_unknown, order_unknown, renew, unseen
from judgekit.games.five_sails.effects.deeds import others
from judgekit.games.five_sails.effects.players import to_chosen, to_one
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import to_pile, zone_name
from judgekit.games.five_sails.happening.sinking import note_sunk
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.texts.references import Who, card_meant, passes
from judgekit.games.five_sails.values import SINK, pile, side_of_player, with_card

word = GAME.vocabulary.word
DECKS = {
    "your deck": "own",
    "the city deck": "city",
    "the adversary's deck": "adversary",
    "target opponent's deck": "opponent",
    "target player's deck": "player",
}
WRITTEN = {deck: words.replace("city deck", "City Deck") for words, deck in DECKS.items()}
GAME.vocabulary.slots["deck"] = Slot(
    lambda t, _: DECKS.get(t.casefold()), lambda v, _: WRITTEN[v], r"(?:your|the City|the adversary's|target opponent's|target player's) Deck"
)
Noun = tuple[str, ...]


def owner_of(p: Position, use: Use, deck: str) -> int:
    """Whose deck is meant; nobody's is the City Deck."""
    if deck == "adversary":
        side = side_of_player(p, use.player)
        return int(p.board.duel.sides[1 - side].player) if side >= 0 else use.player
    if deck == "opponent":
        return next(iter(others(p, use)), use.player)
    return use.player if deck == "own" else NOBODY


def uncover(p: Position, owner: int, count: int, log: Log | None) -> Position:
    """Turns the top cards of a deck over until so many are revealed; an unknown card, or chance, is asked about first."""
    while len(pile(p, "revealed", owner)) < count:
        p = unseen(p, owner)
        deck = pile(p, "deck", owner)
        if not deck:
            if owner < 0 or not pile(p, "discard", owner):
                break
            return renew(p, owner, ("uncover", count), log)
        if order_unknown(p, owner, deck):
            return ask_top(p, owner, ("uncover", count))
        place = max((p.cards[n].place for n in pile(p, "revealed", owner)), default=0) + 1
        p = forget_top(with_card(p, deck[0], zone="revealed", place=place), owner)
        if is_unknown(p, deck[0]):
            return ask_identity(p, deck[0], ("uncover", count, owner))
    names = [card_name(p, n) for n in pile(p, "revealed", owner)]
    say(log, p, "play/resolve", "On top there {} {}.", "are" if len(names) > 1 else "is", listed(names) if names else "nothing")
    return p


@word(
    "effect",
    "reveal",
    "reveal the top {n} card of {deck}",
    "reveal the top {n} cards of {deck}",
    rule="play/resolve",
)
def reveal(p: Position, use: Use, log: Log | None, n: int, deck: str) -> Position:
    """The top cards of a deck are turned over; what follows speaks of them as revealed cards."""
    if deck == "opponent":
        return to_one(p, use, log, "reveals", n)
    if deck == "player":
        return to_chosen(p, use, log, "reveals", n)
    return uncover(p, owner_of(p, use, deck), n, log)


@word("effect", "look", "look at the top {n} card of {deck}", "look at the top {n} cards of {deck}", rule="play/resolve")
def look(p: Position, use: Use, log: Log | None, n: int, deck: str) -> Position:
    """The player alone sees the top cards of a deck; what follows speaks of them as revealed cards, or as the rest."""
    return reveal(p, use, log, n, deck)


@word("effect", "reveal by value", "reveal as many cards of {deck} as {who} has {stat}", rule="play/resolve")
def reveal_by_value(p: Position, use: Use, log: Log | None, deck: str, who: Who, name: str) -> Position:
    """As many top cards of a deck are turned over as a character has of a value."""
    card = card_meant(p, use, who)
    return uncover(p, owner_of(p, use, deck), max(0, stat(p, card, name)), log) if card >= 0 else p


def shown(p: Position) -> list[int]:
    """All revealed cards, in order."""
    return [n for owner in range(-1, len(p.players)) for n in pile(p, "revealed", owner)]


def of_kind(p: Position, use: Use, noun: Noun, card: int) -> bool:
    """Whether a card outside play is of a kind."""
    target = Target(noun[0], tuple(noun[1:]))
    tests = [t for t in target.tests if t.startswith(("trait:", "not:", "at most:", "at least:", "called:")) or t == "named type"]
    return target.kind in {"card", p.definition(card).kind} and all(passes(p, use, t, card) for t in tests)


def pick(p: Position, use: Use, where: str, noun: Noun, log: Log | None, pool: list[int] | None = None) -> Position:
    """Asks which card of a kind goes somewhere, of the revealed ones or of others; none does when there is none."""
    found = [n for n in (shown(p) if pool is None else pool) if of_kind(p, use, noun, n)]
    if not found:
        say(log, p, "play/do-as-much", "There is no such card.")
        return p
    return p.on((*p.stack, Ask(use.player, "pick", (where, *found))))


def _pick(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    where = ask.data[0]
    if where.startswith("equip "):
        from judgekit.games.five_sails.effects.bring import pay_and_equip
        from judgekit.games.five_sails.standing.basic import equip_cost

        bearer = int(where[6:])
        return pay_and_equip(p, top_use(p), args[0], bearer, equip_cost(p, args[0], bearer))
    if where.startswith("first "):
        from judgekit.games.five_sails.days.decks import shuffle
        from judgekit.games.five_sails.effects.bring import equip_it

        p = equip_it(p, args[0], int(where[6:]), ask.player, int(where[6:]), log)
        say(log, p, "play/resolve", "{} shuffles the deck.", Player(ask.player))
        return shuffle(p, ask.player)
    if where.startswith("at "):
        from judgekit.games.five_sails.effects.city import lay_out

        return lay_out(p, args[0], where[3:], log)
    return put(p, args[0], where, ask.player, log)


def put(p: Position, card: int, where: str, player: int, log: Log | None) -> Position:
    """Puts a card that is not in play somewhere."""
    owner = p.cards[card].owner
    if where == "hand":
        p = to_pile(p, card, "hand", player)
    elif where in {"sink", "top", "under"}:
        p = to_pile(p, card, "deck", owner, bottom=where != "top")
        if where == "top" and find_fact(p, "shuffled", player=owner) is not None:
            p = put_fact(p, Fact("top known", player=owner))
    else:
        p = to_pile(p, card, where, owner)
    if where == "discard" and "in discard" in p.cast.answered:
        from judgekit.games.five_sails.effects.cards import note_discard

        p = note_discard(p, card, owner, log)
    rule = SINK[p.edition] if where == "sink" else {"locker": "locker/removed", "discard": "term/discard-pile"}.get(where, "play/resolve")
    say(log, p, rule, "{} goes to {}.", Card(card), "the bottom of the deck" if where in {"sink", "under"} else zone_name(p, card))
    return note_sunk(p, player) if where == "sink" else p


question(
    "pick",
    "play/resolve",
    "Which card?",
    lambda p, ask: [(n,) for n in ask.data[1:]],
    no_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    _pick,
    role="card",
)


@word("effect", "revealed to hand", "put a revealed {noun} into your hand", rule="play/resolve")
def revealed_to_hand(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """One revealed card of a kind goes into the player's hand."""
    return pick(p, use, "hand", noun, log)


@word("effect", "discard revealed", "discard a revealed {noun}", rule="term/discard-pile")
def discard_revealed(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """One revealed card of a kind is discarded."""
    return pick(p, use, "discard", noun, log)


@word("effect", "sink revealed", "sink a revealed card", rule=SINK)
def sink_revealed(p: Position, use: Use, log: Log | None) -> Position:
    """One revealed card goes to the bottom of its deck."""
    return pick(p, use, "sink", ("card",), log)


@word("effect", "sink the rest", "sink the rest", rule=SINK)
def sink_rest(p: Position, use: Use, log: Log | None) -> Position:
    """The cards that are still revealed go to the bottom of their decks."""
    for n in shown(p):
        p = put(p, n, "sink", use.player, log)
    return p


@word("effect", "replace the rest", "put the rest back on top", rule="play/resolve")
def replace_rest(p: Position, use: Use, log: Log | None) -> Position:
    """The cards that are still revealed go back on top of their decks, as they lay there."""
    for n in reversed(shown(p)):
        p = put(p, n, "top", use.player, log)
    return p


def _some(p: Position, ask: Ask) -> Iterator[Args]:
    yield from ((n,) for n in shown(p))
    if ask.data[1]:
        yield ("stop",)


def _some_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    where, free, left = ask.data
    if args[0] == "stop":
        return p
    p = put(p, args[0], where, ask.player, log)
    return p.on((*p.stack, ask._replace(data=(where, free, left - 1)))) if shown(p) and left != 1 else p


SAID = {"under": "sink"}
"""What a player says who puts a card under its deck in an order of their own."""
question(
    "some of them",
    "play/resolve",
    "Which of the revealed cards?",
    _some,
    no_reasons,
    lambda p, ask, args: "no more" if args[0] == "stop" else f"{SAID.get(ask.data[0], ask.data[0])} {card_name(p, args[0])}",
    _some_answer,
    role="card",
    default=("stop",),
)


@word("effect", "sink some", "sink any number of the revealed cards", rule=SINK)
def sink_some(p: Position, use: Use, log: Log | None) -> Position:
    """As many of the revealed cards as the player likes go to the bottom of their decks."""
    return p.on((*p.stack, Ask(use.player, "some of them", ("sink", True, 0)))) if shown(p) else p


@word("effect", "rest in any order", "put the rest back in any order", rule="play/resolve")
def rest_in_order(p: Position, use: Use, log: Log | None) -> Position:
    """The cards that are still revealed go back on top of the deck one by one: the last one is the top card."""
    found = shown(p)
    if len(found) < 2:
        return replace_rest(p, use, log)
    return p.on((*p.stack, Ask(use.player, "some of them", ("top", False, 0))))


@word("effect", "rest to the bottom", "put the rest on the bottom in any order", rule="play/resolve")
def rest_to_bottom(p: Position, use: Use, log: Log | None) -> Position:
    """The cards that are still revealed go under the deck one by one, in the order that the player says: the last one is the bottom card."""
    found = shown(p)
    if len(found) < 2:
        return sink_rest(p, use, log)
    return p.on((*p.stack, Ask(use.player, "some of them", ("under", False, 0))))


@word("effect", "search", "search your deck for a {noun}, reveal it and put it into your hand", rule="play/resolve")
def search(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """One card of a kind goes from the player's deck into hand, which the player chooses; that the deck is shuffled then, the books do not say."""
    return pick(p, use, "hand", noun, log, pile(p, "deck", use.player))


def going_on(p: Position, then: Args, log: Log | None) -> Position:
    """Goes on revealing after a question about an unknown card."""
    return uncover(p, int(then[2]), int(then[1]), log)
