"""Cards played from other places than the hand, recruiting to one's Home, revealing until something turns up, all Renown off the locations."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.facts import first_fact, put_fact, remove_fact
from judgekit.engine.procedures import Procedure, Row, push
from judgekit.engine.trace import Card, Log, card_name, player_name, say
from judgekit.engine.values import NO, Args, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.legality import reasons_to_use
from judgekit.games.five_sails.acts.spots import at_chosen, choose_spot, fixed
from judgekit.games.five_sails.acts.spots_said import Spot
from judgekit.games.five_sails.costs.affording import pay_reasons
from judgekit.games.five_sails.costs.payment import pay_in_effect
from judgekit.games.five_sails.effects.bring import still_available, top_data
from judgekit.games.five_sails.effects.reveal import Noun, of_kind, put, shown, sink_rest
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import to_pile
from judgekit.games.five_sails.stats import cost_of, stat
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import RENOWN, city_cards, clockwise, home_of, in_play, pile, with_card, with_place

word = GAME.vocabulary.word


def play_from(p: Position, use: Use, card: int, afterwards: str, log: Log | None) -> Position:
    """Announces an Action of a card as if it were in the player's hand; the card goes elsewhere when it is resolved."""
    if card < 0 or in_play(p, card):
        say(log, p, "play/do-as-much", "There is no card that could be played.")
        return p
    owner = p.cards[card].owner
    p = to_pile(p, card, "hand", owner)
    numbers = [n for n, a in p.abilities(card) if a.kind == "Action"]
    found = [n for n in numbers if not any(r.verdict == NO for r in reasons_to_use(p, Use(card, n, use.player)))]
    if not found:
        say(log, p, "play/do-as-much", "{} cannot be used now.", Card(card))
        return to_pile(p, card, "discard", owner)
    p = put_fact(p, Fact("goes afterwards", card, key=afterwards, until="day"))
    if "ability resolved" in p.cast.answered:
        p = put_fact(p, Fact("from a pile", card, until="day"))
    return p.on((*p.stack, Ask(use.player, "play which", (card, *found)))) if len(found) > 1 else p.on((*p.stack, Use(card, found[0], use.player)))


@word("effect", "play as from hand", "play {who} as if it were in your hand", rule="play/announce")
def play_as(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """An Action of a card in a pile is used, with all its costs; the card is discarded afterwards."""
    return play_from(p, use, card_meant(p, use, who), "", log)


@word("effect", "play then sink", "play {who} at its cost, and sink it afterwards", rule="play/announce")
def play_sink(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """An Action of a card in a pile is used, with all its costs; the card goes to the bottom of its owner's deck afterwards."""
    return play_from(p, use, card_meant(p, use, who), "sunk", log)


@word("effect", "play then lock", "play {who} as if it were in your hand, and send it to The Locker afterwards", rule="play/announce")
def play_lock(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """An Action of a card in a pile is used, with all its costs; the card goes to The Locker afterwards."""
    return play_from(p, use, card_meant(p, use, who), "locker", log)


def afterwards(p: Position, card: int, log: Log | None) -> Position | None:
    """Where a card goes that was played from elsewhere and is resolved; None where it is discarded like any other."""
    fact = first_fact(p, "goes afterwards", card=card)
    if fact is None:
        return None
    p = remove_fact(p, fact)
    return put(p, card, {"sunk": "sink", "locker": "locker"}[fact.key], p.cards[card].owner, log) if fact.key else None


def which_ability(name: str, rule: str, prompt: str) -> None:
    """Registers the question which of several abilities of a card is used; the card and the abilities' numbers are its data."""
    question(
        name,
        rule,
        prompt,
        lambda p, ask: [(n,) for n in ask.data[1:]],
        no_reasons,
        lambda p, ask, args: p.ability(ask.data[0], args[0]).text,
        lambda p, ask, args, log: p.on((*p.stack, Use(ask.data[0], args[0], ask.player))),
        role="choice",
    )


which_ability("play which", "play/announce", "Which of its Actions?")


@word("effect", "recruit home", "recruit {who} to your Home, paying its cost less the {stat} of {who2}", rule="action/recruit")
def recruit_home(p: Position, use: Use, log: Log | None, who: Who, name: str, whose: Who) -> Position:
    """A Mercenary is recruited at a lower cost, without Parley, and goes Home."""
    card, other = card_meant(p, use, who), card_meant(p, use, whose)
    if card < 0 or other < 0:
        return p
    cost = max(0, cost_of(p, card) - stat(p, other, name))
    reasons = list(pay_reasons(p, use._replace(targets=(*use.targets, card)), cost))
    if reasons:
        say(log, p, "play/do-as-much", "{} cannot be paid for: {}", Card(card), reasons[0].text)
        return p
    p = push(p, "recruit to Home", (card, use.player, use.card))
    return pay_in_effect(p, use.player, cost)


def _recruit_home(p: Position, log: Log | None) -> Position:
    card, player, by = top_data(p)
    if not still_available(p, card, log):
        return p
    p = with_card(p, card, at=home_of(p, player))
    return happen(p, Event("recruited", card, player, by=by), log)


GAME.procedure(Procedure("recruit to Home", "Recruiting to one's Home", (Row("recruit", "action/recruit", _recruit_home),)))


@word("effect", "reveal until", "reveal cards from the City Deck until a {noun} turns up, and add it to {spot}", rule="play/resolve")
@at_chosen("reveal until")
def reveal_until(p: Position, use: Use, log: Log | None, noun: Noun, spot: Spot) -> Position:
    """City Cards are revealed one by one; the first one of a kind lies at a location, the others are sunk."""
    from judgekit.games.five_sails.days.decks import ask_identity, is_unknown

    places = fixed(p, use, spot) or []
    for card in pile(p, "deck", -1):
        p = with_card(p, card, zone="revealed", place=len(shown(p)) + 1)
        if is_unknown(p, card):
            say(log, p, "play/do-as-much", "{} is revealed, and nobody has said what it is.", Card(card))
            return ask_identity(p, card, ("city",))
        if of_kind(p, use, noun, card) and places:
            p = with_card(p, card, zone="play", at=places[0], control=-1, place=0)
            say(log, p, "day/dawn-city-cards", "{} is added to {}.", Card(card), places[0])
            break
    return sink_rest(p, use, log)


@word("effect", "discard all renown", "discard all Renown from {spot}", rule=RENOWN)
@at_chosen("discard all renown", take=True)
def discard_renown(p: Position, use: Use, log: Log | None, spot: Spot) -> Position:
    """Every Renown is taken off a location, or off each of them."""
    for name in fixed(p, use, spot) or []:
        p = with_place(p, name, renown=0)
    say(log, p, RENOWN[p.edition], "The Renown there is discarded.")
    return p


@word("effect", "opponent adds renown", "an opponent of your choice adds {n} Renown to {spot}", rule=RENOWN)
def opponent_adds(p: Position, use: Use, log: Log | None, n: int, spot: Spot) -> Position:
    """Another player, whom the player names, chooses the location."""
    others = [q for q in clockwise(p, p.board.token) if q != use.player]
    if len(others) > 1:
        return p.on((*p.stack, Ask(use.player, "whose choice of location", (use.card, n, spot, *others))))
    return choose_spot(p, use, spot, ("add", n), log, player=others[0]) if others else p


def _opponent(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, n, spot = ask.data[:3]
    return choose_spot(p, Use(card, 0, ask.player), spot, ("add", n), log, here="none", player=args[0])


question(
    "whose choice of location",
    "play/resolve",
    "Which opponent?",
    lambda p, ask: [(q,) for q in ask.data[3:]],
    no_reasons,
    lambda p, ask, args: player_name(p, args[0]),
    _opponent,
    role="choice",
)


@word("effect", "copy of adversary", "copy a Technique of the adversary or of a card they have equipped", rule="self-reference/copied")
def copy_adversary(p: Position, use: Use, log: Log | None) -> Position:
    """One Technique of the adversary, or of what is equipped to them, takes place as this card's own."""
    from judgekit.games.five_sails.effects.lending import abilities_of_kind, start_copy

    one = card_meant(p, use, ("adversary",))
    sources = [one, *(n for n, c in enumerate(p.cards) if one >= 0 and c.on == one and c.zone == "play")]
    found = [(s, n) for s in sources for n in abilities_of_kind(p, s, "Technique")]
    if not found:
        say(log, p, "play/do-as-much", "There is no Technique that could be copied.")
        return p
    if len(found) == 1:
        return start_copy(p, *found[0], log)
    return p.on((*p.stack, Ask(use.player, "copied from", tuple(x for pair in found for x in pair))))


def _copied(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    from judgekit.games.five_sails.effects.lending import start_copy

    return start_copy(p, args[0], args[1], log)


question(
    "copied from",
    "self-reference/copied",
    "Which Technique is copied?",
    lambda p, ask: list(zip(ask.data[::2], ask.data[1::2], strict=True)),
    no_reasons,
    lambda p, ask, args: f"{card_name(p, args[0])}: {p.cast.lent[args[1]].text}",
    _copied,
    role="choice",
)


@word("condition", "no city cards", "{place} has no City Cards but events", rule="play/resolve", fails="there are other City Cards")
def no_city_cards(p: Position, use: Use, place: str) -> bool:
    """At a location lie no City Cards, or only events."""
    return all(p.definition(n).kind == "event" for n in city_cards(p, place))


@word("selector", "adversary's card", rule="attachment/equipped", fails="{thing} is neither equipped to the adversary nor in their discard pile")
def adversarys(p: Position, use: Use, thing: int) -> bool:
    """Equipped to the adversary, or in the discard pile of the adversary's player."""
    one, c = card_meant(p, use, ("adversary",)), p.cards[thing]
    return one >= 0 and ((c.on == one and c.zone == "play") or (c.zone == "discard" and c.owner == p.cards[one].control))
