"""Effects that people put on cards of their own: chance, doubling and swapping, whole hands, redirected challenges."""

from __future__ import annotations

from judgekit.engine.events import happen, happen_all, happen_together
from judgekit.engine.facts import add_fact, facts_of, first_fact, without_facts
from judgekit.engine.trace import Card, Log, Player, card_name, say
from judgekit.engine.values import CHANCE, Args, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.spots import Spot, choose_spot, fixed
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.days.decks import shuffle
from judgekit.games.five_sails.effects.basic import each
from judgekit.games.five_sails.effects.deeds import others
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.stats import combat_value
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import NEW, RENOWN, Side, home_of, in_play, pile, place_of, side_of_player, with_board, with_duel

word = GAME.vocabulary.word
VALUES = ("riposte", "parry", "thrust")


@word("effect", "shuffle deck", "shuffle your deck", rule="faction-deck/setup")
def shuffle_deck(p: Position, use: Use, log: Log | None) -> Position:
    """The player's deck is shuffled: from now on chance says which card lies on top."""
    say(log, p, "faction-deck/setup", "{} shuffles the deck.", Player(use.player))
    return shuffle(p, use.player)


@word("effect", "move to event", "move {who} to that location", rule="action/moving")
def move_to_event(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to the location that the answered event is about; otherwise to that of the ability."""
    at = use.event.place if use.event is not None and use.event.place else here_of(p, use)
    return each(p, use, who, "moved", log, place=at) if at else p


@word("effect", "move into home", "move {who} into your Home", rule="action/moving")
def move_into_home(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to the Home of the player who uses the ability; what the books say of an enemy's Home holds."""
    home = home_of(p, use.player)
    return happen_together(p, [Event("moved", n, p.cards[n].control, place=home, by=use.card) for n in cards_meant(p, use, who)], log)


def at_random(p: Position, player: int, n: int, card: int, log: Log | None) -> Position:
    """Asks chance which cards of a hand are discarded, one after another; where it is the whole hand there is nothing to ask."""
    hand = list(pile(p, "hand", player))
    amount = min(n, len(hand))
    if amount == len(hand):
        return happen_all(p, [Event("discarded", c, player, by=card) for c in hand], log)
    return p.on((*p.stack, *(Ask(CHANCE, "random card", (player, card)) for _ in range(amount))))


def _random_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    return happen(p, Event("discarded", args[0], ask.data[0], by=ask.data[1]), log)


question(
    "random card",
    "term/discard-pile",
    "Which card is discarded by chance?",
    lambda p, ask: [(n,) for n in pile(p, "hand", ask.data[0])],
    no_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    _random_answer,
    role="chance",
)


@word("effect", "discard at random", "discard {n} card at random", "discard {n} cards at random", rule="term/discard-pile")
def discard_at_random(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Chance chooses which cards of the player's hand are discarded."""
    return at_random(p, use.player, n, use.card, log)


@word("effect", "opponents discard at random", "each opponent discards {n} card at random", rule="term/discard-pile")
def opponents_discard_at_random(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Chance chooses which cards of every other player's hand are discarded."""
    for player in reversed(others(p, use)):
        p = at_random(p, player, n, use.card, log)
    return p


@word("effect", "opponent discards at random", "target opponent discards {n} card at random", rule="term/discard-pile")
def opponent_discards_at_random(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Chance chooses which cards of one opponent's hand are discarded."""
    return to_an_opponent(p, use, "random", n, log)


@word("effect", "adversary discards at random", "the adversary discards {n} card at random", rule="term/discard-pile")
def adversary_discards_at_random(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Chance chooses which cards of the adversary's hand are discarded."""
    side = side_of_player(p, use.player)
    return at_random(p, p.board.duel.sides[1 - side].player, n, use.card, log) if side >= 0 else p


def to_an_opponent(p: Position, use: Use, what: str, n: int, log: Log | None) -> Position:
    """Does something to the one opponent, or asks which."""
    found = others(p, use)
    if len(found) == 1:
        return _to(p, use.card, what, n, found[0], log)
    return p.on((*p.stack, Ask(use.player, "whose hand", (use.card, what, n, *found)))) if found else p


def _to(p: Position, card: int, what: str, n: int, player: int, log: Log | None) -> Position:
    if what == "random":
        return at_random(p, player, n, card, log)
    shown = ", ".join(card_name(p, c) for c in pile(p, "hand", player)) or "no card"
    say(log, p, "term/reveal" if p.edition == NEW else "play/resolve", "{} shows the hand: {}.", Player(player), shown)
    return add_fact(p, Fact("shown hand", card, player, until="day"))


question(
    "whose hand",
    "play/resolve",
    "Which opponent?",
    lambda p, ask: [(q,) for q in ask.data[3:]],
    no_reasons,
    lambda p, ask, args: p.cast.seats[args[0]],
    lambda p, ask, args, log: _to(p, ask.data[0], ask.data[1], ask.data[2], args[0], log),
    role="target",
)


@word("effect", "shows the hand", "target opponent reveals their hand", rule="play/resolve")
def shows_the_hand(p: Position, use: Use, log: Log | None) -> Position:
    """One opponent shows all cards in hand."""
    return to_an_opponent(p, use, "show", 0, log)


@word("effect", "discard from shown", "discard a card from that hand", rule="term/discard-pile")
def discard_from_shown(p: Position, use: Use, log: Log | None) -> Position:
    """The player chooses a card from the hand that was shown; it is discarded."""
    return discard_kind_shown(p, use, log, ("card",))


@word("effect", "discard kind from shown", "discard a {noun} from that hand", rule="term/discard-pile")
def discard_kind_shown(p: Position, use: Use, log: Log | None, noun: tuple[str, ...]) -> Position:
    """The player chooses a card of a kind from the hand that was shown; it is discarded."""
    from judgekit.games.five_sails.effects.reveal import of_kind

    shown = first_fact(p, "shown hand", card=use.card)
    found = [n for n in pile(p, "hand", shown.player) if of_kind(p, use, noun, n)] if shown else []
    if shown is None or not found:
        say(log, p, "play/do-as-much", "There is no such card.")
        return p
    return p.on((*p.stack, Ask(use.player, "from their hand", (shown.player, use.card, *found))))


question(
    "from their hand",
    "term/discard-pile",
    "Which card of that hand is discarded?",
    lambda p, ask: [(n,) for n in ask.data[2:]],
    no_reasons,
    lambda p, ask, args: f"discard {card_name(p, args[0])}",
    lambda p, ask, args, log: happen(p, Event("discarded", args[0], ask.data[0], by=ask.data[1]), log),
    role="card",
)


def change_to(p: Position, use: Use, which: str, wanted: int, log: Log | None) -> Position:
    """Brings a combat value of this round's card to another number."""
    duel, side = p.board.duel, side_of_player(p, use.player)
    if side < 0 or duel.card < 0 or duel.turn != side:
        return p
    bonus = list(duel.bonus)
    bonus[VALUES.index(which)] += wanted - combat_value(p, side, which)
    say(log, p, "combat-value/modified", "{} of the combat card is now {}.", which.title(), wanted)
    return with_duel(p, bonus=tuple(bonus))


@word("effect", "double value", "double the {value} of your combat card", rule="combat-value/modified")
def double_value(p: Position, use: Use, log: Log | None, which: str) -> Position:
    """A combat value of this round's card counts twice."""
    side = side_of_player(p, use.player)
    return change_to(p, use, which, 2 * combat_value(p, side, which), log) if side >= 0 and p.board.duel.card >= 0 else p


@word("effect", "swap values", "swap the {value} and the {value2} of your combat card", rule="combat-value/modified")
def swap_values(p: Position, use: Use, log: Log | None, one: str, other: str) -> Position:
    """Two combat values of this round's card change places."""
    side = side_of_player(p, use.player)
    if side < 0 or p.board.duel.card < 0:
        return p
    first, second = combat_value(p, side, one), combat_value(p, side, other)
    return change_to(change_to(p, use, one, second, log), use, other, first, log)


@word("effect", "value as other", "set the {value} of your combat card to its {value2}", rule="combat-value/modified")
def value_as_other(p: Position, use: Use, log: Log | None, one: str, other: str) -> Position:
    """A combat value of this round's card becomes as high as another one."""
    side = side_of_player(p, use.player)
    return change_to(p, use, one, combat_value(p, side, other), log) if side >= 0 and p.board.duel.card >= 0 else p


@word("effect", "redirect", "{who} becomes the target of the challenge", rule="challenge/intervene-new-target")
def redirect(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The challenge is aimed at another character, which does not engage for it."""
    card, duel = card_meant(p, use, who), p.board.duel
    if duel is None or duel.round or not in_play(p, card):
        return p
    say(log, p, "challenge/intervene", "{} is the target of the challenge now.", Card(card))
    return with_duel(p, sides=(duel.sides[0], Side(card, p.cards[card].control)))


def _goes(name: str, where: str, key: str) -> None:
    def goes(p: Position, use: Use, log: Log | None) -> Position:
        return add_fact(p, Fact("line goes", use.card, use.player, key, until="game"))

    goes.__doc__ = "When the duel is over, the card itself goes there and not to the discard pile."
    word("effect", name, f"after the duel, this card goes to {where}", rule="play/resolve")(goes)


_goes("card to hand later", "your hand", "hand")
_goes("card to bottom later", "the bottom of your deck", "deck")


@GAME.hook("line goes")
def line_goes(p: Position, log: Log | None) -> Position:
    """Takes the cards that do not stay with the rest out of the dueling lines, when a duel is over."""
    for f in facts_of(p, "line goes"):
        p = without_facts(p, [f])
        if p.cards[f.card].zone == "line":
            p = to_pile(p, f.card, f.key, p.cards[f.card].owner, bottom=True)
            say(log, p, "play/resolve", "{} goes to {}.", Card(f.card), "the hand" if f.key == "hand" else "the bottom of the deck")
    return p


@word("effect", "shuffle back", "shuffle your discard pile into your deck", rule="play/resolve")
def shuffle_back(p: Position, use: Use, log: Log | None) -> Position:
    """Every card of the discard pile goes back into the deck, which is shuffled."""
    for n in pile(p, "discard", use.player):
        p = to_pile(p, n, "deck", use.player, bottom=True)
    say(log, p, "play/resolve", "The discard pile of {} is shuffled into the deck.", Player(use.player))
    return shuffle(p, use.player)


@word("effect", "exchange places", "exchange the locations of {who} and {who2}", rule="action/moving")
def exchange_places(p: Position, use: Use, log: Log | None, one: Who, other: Who) -> Position:
    """Two characters move to where the other one is."""
    a, b = card_meant(p, use, one), card_meant(p, use, other)
    if not in_play(p, a) or not in_play(p, b) or p.cards[a].at == p.cards[b].at:
        return p
    here, there = p.cards[a].at, p.cards[b].at
    p = happen(p, Event("moved", b, p.cards[b].control, place=here, by=use.card), log)
    return happen(p, Event("moved", a, p.cards[a].control, place=there, by=use.card), log)


@word("effect", "collect renown", "collect {n} Renown from {spot}", rule=RENOWN)
def collect_renown(p: Position, use: Use, log: Log | None, n: int, spot: Spot) -> Position:
    """The player takes Renown from a location, as far as there is any."""
    found = fixed(p, use, spot)
    if found is None:
        return choose_spot(p, use, spot, ("collect", n), log, take=True)
    for name in found:
        p = collected(p, use, name, n, log)
    return p


def collected(p: Position, use: Use, name: str, n: int, log: Log | None) -> Position:
    """Renown goes from a location to a player."""
    amount = min(n, place_of(p, name).renown)
    if not amount:
        return p
    p = happen(p, Event("renown gained", player=use.player, amount=amount, by=use.card), log)
    return happen(p, Event("renown placed", player=use.player, place=name, amount=-amount, by=use.card), log)


@word("effect", "take the token", "take the First Player Token", rule="term/first-player-token")
def take_token(p: Position, use: Use, log: Log | None) -> Position:
    """The player is the First Player from now on."""
    say(log, p, "term/first-player-token", "{} takes the First Player Token.", Player(use.player))
    return with_board(p, token=use.player)


@word("effect", "draw up to", "draw up to {n} cards", rule="faction-deck/draw-from")
def draw_up_to(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player says how many cards are drawn."""
    return p.on((*p.stack, Ask(use.player, "how many", (n, use.card))))


@word("effect", "draw until", "draw cards until you have {n} cards in hand", rule="faction-deck/draw-from")
def draw_until(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player draws as many cards as the hand is short of a number."""
    short = n - len(pile(p, "hand", use.player))
    return happen(p, Event("drawn", player=use.player, amount=short, by=use.card), log) if short > 0 else p


question(
    "how many",
    "play/resolve",
    "How many cards are drawn?",
    lambda p, ask: [(k,) for k in range(ask.data[0], -1, -1)],
    no_reasons,
    lambda p, ask, args: f"draw {args[0]}",
    lambda p, ask, args, log: happen(p, Event("drawn", player=ask.player, amount=args[0], by=ask.data[1]), log) if args[0] else p,
    role="number",
)


@word("effect", "must gamble", "in the adversary's next round, they must gamble", rule="gamble-duel/two-cards")
def must_gamble(p: Position, use: Use, log: Log | None) -> Position:
    """In the next round the adversary gambles, if gambling is possible then."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = p.board.duel.sides[1 - side].player
    return add_fact(p, Fact("must gamble", player=other, until=f"round of {other}"))
