"""Cards that another card remembers: chosen or shown, and looked for later."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Word
from judgekit.engine.facts import find_fact, forget, has_fact, put_fact
from judgekit.engine.trace import Card, Log, Player, card_name, say
from judgekit.engine.values import CHANCE, Args, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.conditions.holding import is_so
from judgekit.games.five_sails.effects.deeds import others
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import in_play, pile

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"


def remembered(p: Position, card: int) -> int:
    """The card that another one remembers; no card where it remembers none."""
    found = find_fact(p, "remembered", card)
    return found.amount if found else -1


def remember_card(p: Position, by: int, card: int, log: Log | None) -> Position:
    """Keeps a card in mind for as long as the game lasts, in place of one before."""
    say(log, p, "play/resolve", "{} remembers {}.", Card(by), Card(card))
    return put_fact(p, Fact("remembered", by, amount=card))


@word("effect", "remember", "remember {who}", rule="play/resolve")
def remember(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The card keeps a card in mind, and forgets the one before; what follows calls it the remembered card."""
    card = card_meant(p, use, who)
    if card < 0:
        return forget(p, "remembered", card=use.card)
    return remember_card(p, use.card, card, log)


@word("effect", "remember approach", "look at an opponent's Approach Deck and remember a card in it", rule="play/resolve")
def remember_approach(p: Position, use: Use, log: Log | None) -> Position:
    """The player sees the Approach Deck of an opponent, and the card keeps one of its cards in mind."""
    found = [n for q in others(p, use) for n in pile(p, "approach", q)]
    if not found:
        say(log, p, "play/do-as-much", "No opponent has a card in the Approach Deck.")
        return p
    return p.on((*p.stack, Ask(use.player, "remember", (use.card, *found))))


@word("effect", "remember random", "reveal a random card of an opponent's hand and remember it", rule="play/resolve")
def remember_random(p: Position, use: Use, log: Log | None) -> Position:
    """A card in the hand of an opponent, whom the player chooses, is revealed by chance and kept in mind."""
    found = [q for q in others(p, use) if pile(p, "hand", q)]
    if not found:
        say(log, p, "play/do-as-much", "No opponent has a card in hand.")
        return p
    if len(found) > 1:
        return p.on((*p.stack, Ask(use.player, "in whose hand", (use.card, *found))))
    return _by_chance(p, use.card, found[0])


def _by_chance(p: Position, card: int, player: int) -> Position:
    return p.on((*p.stack, Ask(CHANCE, "remember", (card, *pile(p, "hand", player)))))


question(
    "in whose hand",
    "play/resolve",
    "In whose hand?",
    lambda p, ask: [(q,) for q in ask.data[1:]],
    no_reasons,
    lambda p, ask, args: p.cast.seats[args[0]],
    lambda p, ask, args, log: _by_chance(p, ask.data[0], args[0]),
    role="target",
)


def _remember(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if ask.player == CHANCE:
        say(log, p, "play/resolve", "By chance {} is revealed.", Card(args[0]))
    return remember_card(p, ask.data[0], args[0], log)


def _candidates(p: Position, ask: Ask) -> Iterator[Args]:
    yield from ((n,) for n in ask.data[1:])


question("remember", "play/resolve", "Which card?", _candidates, no_reasons, lambda p, ask, args: card_name(p, args[0]), _remember, role="card")


def _name(p: Position, card: int) -> str:
    return p.definition(card).name


@word(
    "trigger",
    "plays or discards name",
    "an opponent plays or discards a card named like the remembered card",
    rule=RULE,
    event="card played|ability used|discarded",
)
def plays_name(p: Position, use: Use, e: Event) -> bool:
    """Answers a risk or combat card that another player plays, or a card that they discard, of the remembered card's name."""
    known = remembered(p, use.card)
    if known < 0 or e.card <= 0 or e.player in (use.player, -1) or _name(p, e.card) != _name(p, known):
        return False
    if e.kind == "discarded" and _just_played(p, e.card):
        return False
    return e.kind != "ability used" or p.cards[e.card].zone == "resolving"


def _just_played(p: Position, card: int) -> bool:
    """Whether a risk is discarded because it is resolved, or with a dueling line, and not from hand."""
    return p.cards[card].zone in {"resolving", "line"}


@word("trigger", "plays remembered", "an opponent plays the remembered card", rule=RULE, event="mustered|revealed")
def plays_remembered(p: Position, use: Use, e: Event) -> bool:
    """Answers the remembered card's coming out of the Approach Deck: a scheme when it is revealed, a character when it is mustered."""
    known = remembered(p, use.card)
    if known < 0 or p.cards[known].owner == use.player:
        return False
    if e.kind == "mustered":
        return e.card == known
    shown = has_fact(p, "revealed", card=known)
    return shown and p.definition(known).kind == "scheme"


@word("condition", "is adversary", "{who} is your adversary", rule="term/participant", fails="{who} is not the adversary")
def is_adversary(p: Position, use: Use, who: Who) -> bool:
    """A character is the adversary of the player's participant."""
    card = card_meant(p, use, who)
    return card >= 0 and in_play(p, card) and card == card_meant(p, use, ("adversary",))


@word("effect", "combat while", "while {condition}, {plus} {value} for your combat cards", rule="combat-value/modified")
def combat_while(p: Position, use: Use, log: Log | None, condition: Word, amount: int, which: str) -> Position:
    """For as long as the card is in play, the player's combat cards have more or less of a value while something is so."""
    say(log, p, "play/resolve", "This holds for as long as {} is in play: {}.", Card(use.card), Player(use.player))
    return put_fact(p, Fact("combat while", use.card, use.player, which, use.number * 100 + use.item - 1))


def combat_bonus(p: Position, player: int, which: str) -> int:
    """What such words give to the combat cards of a player now."""
    total = 0
    for f in p.facts:
        if f.name == "combat while" and f.player == player and f.key == which and in_play(p, f.card):
            number, item = divmod(f.amount, 100)
            condition, amount, _ = p.ability(f.card, number).effects[item].args
            use = Use(f.card, number, player)
            total += int(amount) if is_so(p, use, condition) else 0
    return total
