"""Abilities that change other abilities, and the deals that players make over cards: targets turned aside, cards given, decks looked through."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.events import happen
from judgekit.engine.facts import facts_of, forget, put_fact
from judgekit.engine.procedures import Procedure, Row, push
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import NO, NOBODY, Args, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.asks import just, no_reasons, offer, question
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.costs.affording import pay_reasons
from judgekit.games.five_sails.costs.payment import pay_in_effect
from judgekit.games.five_sails.effects.bring import top_data
from judgekit.games.five_sails.effects.deeds import others
from judgekit.games.five_sails.effects.reveal import Noun, of_kind, put, shown, uncover
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import cost_of, stat
from judgekit.games.five_sails.texts.candidates import place_name
from judgekit.games.five_sails.texts.references import Who, card_meant, matches
from judgekit.games.five_sails.values import NEW, OLD, characters, clockwise, location, pile, with_card

word = GAME.vocabulary.word


@word(
    "effect",
    "turn aside",
    "the opponent targets a {noun} instead of this character",
    rule={NEW: "replacement/as-if-instead", OLD: "play/resolve"},
)
def turn_aside(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """The ability that is answered has another target from now on, which its own player chooses; where there is none, nothing changes."""
    found = [n for n in characters(p) if n != use.card and matches(p, use, Target(noun[0], noun[1:]), n)]
    if len(found) > 1 and use.event is not None:
        return p.on((*p.stack, Ask(use.event.player, "targeted instead", tuple(found))))
    return turned_aside(p, found[0] if found else -1, log)


question(
    "targeted instead",
    "play/targeting",
    "Who is targeted instead?",
    lambda p, ask: [(n,) for n in ask.data],
    no_reasons,
    lambda p, ask, args: f"target {card_name(p, args[0])}",
    lambda p, ask, args, log: turned_aside(p, args[0], log),
    role="target",
)


def turned_aside(p: Position, card: int, log: Log | None) -> Position:
    """Gives the ability that is answered another target."""
    use = top_use(p)
    at = next((n for n in range(len(p.stack) - 1, -1, -1) if _answered(p, n, use.event)), -1)
    if card < 0 or at < 0:
        return replace_use(p, use._replace(success=False))
    frame = p.stack[at]
    assert isinstance(frame, Use)
    say(log, p, "play/resolve", "{} is targeted in place of {}.", Card(card), Card(use.card))
    p = p.on((*p.stack[:at], frame._replace(targets=tuple(card if n == use.card else n for n in frame.targets)), *p.stack[at + 1 :]))
    return replace_use(p, top_use(p)._replace(success=True))


def _answered(p: Position, at: int, e: Event | None) -> bool:
    frame = p.stack[at]
    return e is not None and isinstance(frame, Use) and frame.card == e.card and frame.number == e.amount


@word("effect", "as if not first", "that ability resolves as if you were not the first player", rule="play/resolve")
def as_if_not_first(p: Position, use: Use, log: Log | None) -> Position:
    """What the effects of the answered ability ask of the First Player Token is judged as if another player had it."""
    if use.event is None:
        return p
    say(log, p, "play/resolve", "{} resolves as if {} were not the first player.", Card(use.event.card), Player(use.player))
    return put_fact(p, Fact("as if not first", use.event.card, use.player, until="day"))


@word("effect", "opponent gives back", "another player of your choice gives you one of them into your hand", rule="play/resolve")
def opponent_gives_back(p: Position, use: Use, log: Log | None) -> Position:
    """Of the cards that were chosen before, another player puts one into the player's hand."""
    found = others(p, use)
    if len(found) > 1:
        return p.on((*p.stack, Ask(use.player, "who gives back", (use.card, use.player, *found))))
    return _give_back(p, use.card, use.player, found[0]) if found else p


def _give_back(p: Position, by: int, player: int, giver: int) -> Position:
    cards = [f.card for f in facts_of(p, "picked", player=by) if p.cards[f.card].zone == "discard"]
    return p.on((*p.stack, Ask(giver, "give back", (player, *cards)))) if cards else p


question(
    "who gives back",
    "play/resolve",
    "Which opponent chooses?",
    lambda p, ask: [(q,) for q in ask.data[2:]],
    no_reasons,
    lambda p, ask, args: player_name(p, args[0]),
    lambda p, ask, args, log: _give_back(p, ask.data[0], ask.data[1], args[0]),
    role="target",
)
question(
    "give back",
    "play/resolve",
    "Which card goes into the hand?",
    lambda p, ask: [(n,) for n in ask.data[1:]],
    no_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    lambda p, ask, args, log: put(p, args[0], "hand", ask.data[0], log),
    role="card",
)


@word("effect", "look at any deck", "look at the top {n} cards of a deck of your choice", rule="play/resolve")
def look_at_any(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player alone sees the top cards of a deck: the own one, another player's, or the City Deck."""
    return p.on((*p.stack, Ask(use.player, "whose deck", (n,))))


def _deck_text(p: Position, ask: Ask, args: Args) -> str:
    return "the City Deck" if args[0] < 0 else f"the deck of {player_name(p, args[0])}"


question(
    "whose deck",
    "play/resolve",
    "Which deck?",
    lambda p, ask: [(q,) for q in (*clockwise(p, p.board.token), NOBODY)],
    no_reasons,
    _deck_text,
    lambda p, ask, args, log: uncover(p, args[0], ask.data[0], log),
    role="target",
)


@word("effect", "discard up to value", "discard up to as many of the revealed cards as {who} has {stat}", rule="term/discard-pile")
def discard_up_to(p: Position, use: Use, log: Log | None, who: Who, name: str) -> Position:
    """As many of the revealed cards as the player likes, up to a value, go to their discard piles."""
    card = card_meant(p, use, who)
    most = max(0, stat(p, card, name)) if card >= 0 else 0
    return p.on((*p.stack, Ask(use.player, "some of them", ("discard", True, most)))) if most and shown(p) else p


@word("effect", "reveal up to", "reveal cards from the City Deck until a {noun} turns up", rule="play/resolve")
def reveal_up_to(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """City Cards are revealed one by one until one is of a kind."""
    from judgekit.games.five_sails.days.decks import ask_identity, is_unknown

    for card in pile(p, "deck", NOBODY):
        p = with_card(p, card, zone="revealed", place=len(shown(p)) + 1)
        say(log, p, "play/resolve", "{} is revealed.", Card(card))
        if is_unknown(p, card):
            return ask_identity(p, card, ("city",))
        if of_kind(p, use, noun, card):
            break
    return p


@word("effect", "may recruit revealed", "{who} may recruit a revealed {noun} and parley for it although engaged", rule="action/recruit")
def may_recruit_revealed(p: Position, use: Use, log: Log | None, who: Who, noun: Noun) -> Position:
    """A revealed card of a kind is recruited at its cost, if the player likes; being engaged does not keep the character from parleying."""
    card = card_meant(p, use, who)
    found = [n for n in shown(p) if of_kind(p, use, noun, n)]
    if not found or card < 0:
        say(log, p, "play/do-as-much", "There is nobody to recruit.")
        return p
    p = put_fact(p, Fact("may parley", card, use.player, amount=found[-1], until="day"))
    if any(r.verdict == NO for r in pay_reasons(p, use._replace(targets=(*use.targets, found[-1])), cost_of(p, found[-1]))):
        say(log, p, "play/do-as-much", "{} cannot be paid for.", Card(found[-1]))
        return _no_parley(p)
    return p.on((*p.stack, Ask(use.player, "recruit revealed", (found[-1], card, use.card))))


def _no_parley(p: Position) -> Position:
    return forget(p, "may parley")


def _recruit_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if args[0] == "no":
        return _no_parley(p)
    cost = cost_of(p, ask.data[0])
    p = push(p, "recruit who was revealed", (*ask.data, ask.player))
    return pay_in_effect(p, ask.player, cost)


offer(
    "recruit revealed",
    "action/recruit",
    "Is the Mercenary recruited?",
    lambda p, ask: f"recruit {card_name(p, ask.data[0])}",
    just("do not recruit"),
    _recruit_answer,
)


def _recruit(p: Position, log: Log | None) -> Position:
    card, who, by, player = top_data(p)
    p = with_card(_no_parley(p), card, zone="play", at=location(p, who), place=0)
    return happen(p, Event("recruited", card, player, by=by), log)


GAME.procedure(Procedure("recruit who was revealed", "Recruiting who was revealed", (Row("recruit", "action/recruit", _recruit),)))


@word("effect", "claim pressured", "claim the pressured location", rule="action/claim-control")
def claim_pressured(p: Position, use: Use, log: Log | None) -> Position:
    """Takes control of the location that was targeted and pressured."""
    kinds = p.ability(use.card, use.number).targets
    found = [place_name(p, n) for n, k in zip(use.targets, kinds, strict=False) if k.kind == "location" and n >= 0]
    return happen(p, Event("claimed", use.performer, use.player, place=found[0], by=use.card), log) if found else p
