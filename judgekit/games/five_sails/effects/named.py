"""A card type that a player names, and what is done with cards of that type."""

from __future__ import annotations

from judgekit.engine.events import happen, happen_all
from judgekit.engine.facts import first_fact, forget, has_fact, put_fact
from judgekit.engine.trace import Log, Player, card_name, say
from judgekit.engine.values import Args, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.effects.deeds import others
from judgekit.games.five_sails.effects.reveal import of_kind
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import pile

word = GAME.vocabulary.word
RULE = "play/resolve"
TYPES = ("attachment", "character", "event", "risk", "scheme")
Noun = tuple[str, ...]


@word("effect", "name type", "name a card type", rule=RULE)
def name_type(p: Position, use: Use, log: Log | None) -> Position:
    """The player says a type of cards; "of the named type" speaks of it from then on."""
    return p.on((*p.stack, Ask(use.player, "name type", (use.card,))))


@word("cost", "name type", "name a card type", rule="ability/additional-costs")
def name_type_first(p: Position, use: Use, log: Log | None) -> Position:
    """The player says a type of cards before the effects; "of the named type" speaks of it from then on."""
    return name_type(p, use, log)


def _named(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    say(log, p, RULE, "{} names a type of cards: {}.", Player(ask.player), args[0])
    p = forget(p, "named type", card=ask.data[0])
    return put_fact(p, Fact("named type", ask.data[0], key=args[0], until="day"))


question(
    "name type",
    RULE,
    "Which type of cards?",
    lambda p, ask: [(t,) for t in TYPES],
    no_reasons,
    lambda p, ask, args: str(args[0]),
    _named,
    role="choice",
)


@word("selector", "named type", rule="play/resolve", fails="{thing} is not of the type that was named")
def of_named_type(p: Position, use: Use, thing: int) -> bool:
    """Of the type of cards that was named for the ability."""
    return has_fact(p, "named type", card=use.card, key=p.definition(thing).kind)


@word("effect", "discard kind shown", "discard each {noun} from that hand", rule="term/discard-pile")
def discard_kind_shown(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """Every card of a kind in the hand that was shown is discarded."""
    shown = first_fact(p, "shown hand", card=use.card)
    found = [n for n in pile(p, "hand", shown.player) if of_kind(p, use, noun, n)] if shown else []
    if not found or shown is None:
        say(log, p, "play/do-as-much", "There is no such card in that hand.")
        return p
    return happen_all(p, [Event("discarded", n, shown.player, by=use.card) for n in found], log)


@word("effect", "opponents discard kind", "each opponent discards a {noun} from hand", rule="term/discard-pile")
def opponents_discard_kind(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """Every other player who holds a card of a kind discards one of them, of their own choice."""
    able = [q for q in others(p, use) if any(of_kind(p, use, noun, n) for n in pile(p, "hand", q))]
    if not able:
        say(log, p, "play/do-as-much", "No opponent holds such a card.")
    return p.on((*p.stack, *(Ask(q, "discard of kind", (use.card, *noun)) for q in reversed(able))))


question(
    "discard of kind",
    "term/discard-pile",
    "Which card is discarded?",
    lambda p, ask: [(n,) for n in pile(p, "hand", ask.player) if of_kind(p, top_use(p), ask.data[1:], n)],
    no_reasons,
    lambda p, ask, args: f"discard {card_name(p, args[0])}",
    lambda p, ask, args, log: happen(p, Event("discarded", args[0], ask.player, by=ask.data[0]), log),
    role="card",
)
