"""What is done in place of engaging for a cost, as Passive abilities allow: a wound is suffered, or a card is discarded."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import happen
from judgekit.engine.trace import Card, Log, card_name, player_name, say
from judgekit.engine.values import NO, Ask, Event, Position, Reason, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.costs.unpayable import paid
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.rulebook import basic_action
from judgekit.games.five_sails.standing.basic import held, says_of
from judgekit.games.five_sails.values import NEW, RULEBOOK, pile

DOINGS = {"pays": ("pay a cost", "Whatever costs engaging"), "moves": ("move", "Moving")}
DOINGS |= {"claims": ("claim", "The Claim Action"), "challenges": ("issue challenges", "The Challenge Action")}
"""What somebody engages for, how a card says it, and how the doing is called."""
for _doing, (_said, _called) in DOINGS.items():
    held(
        f"{_doing} by discarding",
        f"when {{who}} would engage to {_said}, you can discard a card instead",
        doc=f"{_called} costs a card from hand in place of {'it' if _doing == 'pays' else 'engaging'}.",
    )
    held(
        f"{_doing} by wounding",
        f"when {{who}} would engage to {_said}, they can suffer a wound instead",
        doc=f"{_called} costs a wound in place of {'it' if _doing == 'pays' else 'engaging'}.",
    )


def ask_instead(p: Position, player: int, card: int, doing: str = "pays") -> Position | None:
    """The question what is done in place of engaging an en garde card for a cost; None where it does not arise."""
    ways = [way for way in ("discard", "wound") if _may(p, card, tuple(f"{each} by {way}ing" for each in dict.fromkeys(("pays", doing))))]
    ways = [way for way in ways if way == "wound" or pile(p, "hand", player)]
    return p.on((*p.stack, Ask(player, "discard or engage", (card, *ways)))) if ways else None


@GAME.hook("discards too")
def discards_too(p: Position) -> bool:
    """Whether what is being used asks for a discarded card as a cost of its own, so that a card that is named may be for that."""
    use = next((f for f in reversed(p.stack) if isinstance(f, Use)), None)
    return use is not None and any("discard" in w.name for w in p.ability(use.card, use.number).costs)


ENGAGES = {"engage", "engage unless at home"}
"""The costs that engage whoever performs an ability."""
FOR = {"pays": "any cost", "moves": "the Move Action", "claims": "the Claim Action", "challenges": "the Challenge Action"}


@GAME.hook("engages alone")
def engages_alone(p: Position, use: Use) -> bool:
    """Whether what is used costs engaging, and no card is discarded for it."""
    costs = {w.name for w in p.ability(use.card, use.number).costs}
    return bool(ENGAGES & costs) and not any("discard" in name for name in costs) and (use.card == RULEBOOK or p.cards[use.card].zone == "play")


@GAME.hook("in place")
def in_place(p: Position, player: int, use: Use | None, way: str) -> Iterator[Reason]:
    """What speaks against doing something in place of engaging for what is used: no card says so, or none of this ability."""
    rule = rid("replacement/as-if-instead" if p.edition == NEW else "play/additional-costs")
    if use is None:
        yield Reason(NO, rule, "Nobody is about to engage for a cost, so nothing is done in place of that.", -1, "while a cost that engages is paid")
        return
    ability, card = p.ability(use.card, use.number), use.performer if use.performer >= 0 else use.card
    called = use_name(p, use)
    if not ENGAGES & {w.name for w in ability.costs}:
        yield Reason(NO, rule, f"{called} does not cost engaging, so nothing is done in place of that.")
        return
    doing = "moves" if "engage unless at home" in {w.name for w in ability.costs} else basic_doing(p, use, card)
    said = {d: [u.card for u, _ in says_of(p, f"{d} by {way}ing", card)] for d in DOINGS} if card > RULEBOOK else {}
    if said.get("pays") or said.get(doing):
        if way == "discard" and not pile(p, "hand", player):
            yield Reason(NO, rule, f"{player_name(p, player)} has no card in hand to discard in place of engaging.", card, "with a card in hand")
        return
    others = [f"{card_name(p, n)} says so of {FOR[d]}" for d, cards in said.items() for n in cards]
    deed = "discarding a card" if way == "discard" else "suffering a wound"
    text = f"{called} costs engaging {card_name(p, card) if card > RULEBOOK else 'its performer'}, and nothing allows {deed} in place of that"
    yield Reason(
        NO, rule, f"{text}: {', '.join(others)}." if others else f"{text}.", next((n for c in said.values() for n in c), -1), "the cost as it is"
    )


def use_name(p: Position, use: Use) -> str:
    """What is used, as a reason calls it."""
    kind = p.ability(use.card, use.number).kind
    if use.card == RULEBOOK:
        return f"T{basic_action(use.number)[1:]}"
    return f"The {kind} of {card_name(p, use.card)}"


def basic_doing(p: Position, use: Use, card: int) -> str:
    """What the performer of a basic Action engages for: to claim or to issue a challenge; of anything else that a cost is paid."""
    if use.card != RULEBOOK or card != use.performer:
        return "pays"
    effects = {w.name for w in p.ability(use.card, use.number).effects}
    return "claims" if "pressure" in effects else "challenges" if "challenge" in effects else "pays"


def _may(p: Position, card: int, words: tuple[str, ...]) -> bool:
    """Whether one of the words is said of a card that is en garde: one that is engaged would not engage."""
    said = set(words) & p.cast.passive_words
    return card >= 0 and not p.cards[card].engaged and any(True for word in said for _ in says_of(p, word, card))


TEXTS = {"discard": "discard a card instead", "wound": "suffer a wound instead"}


def _instead(p: Position, ask: Ask, args: tuple[str, ...], log: Log | None) -> Position:
    card = ask.data[0]
    if args[0] != "engage" and p.edition == NEW:
        say(log, p, "replacement/cost-paid", "{} does not engage; the cost that is replaced counts as paid.", Card(card))
    if args[0] == "discard":
        return p.on((*p.stack, Ask(ask.player, "discard", ("cost",))))
    if args[0] == "wound":
        return happen(paid(p, "wounded", card, 1), Event("wounded", card, ask.player, amount=1, by=card), log)
    return happen(paid(p, "engaged", card), Event("engaged", card, ask.player, by=card), log)


question(
    "discard or engage",
    "engaged/becomes-engaged",
    "Does the character engage, or is something else done instead?",
    lambda p, ask: [("engage",), *((way,) for way in ask.data[1:])],
    no_reasons,
    lambda p, ask, args: TEXTS.get(args[0]) or f"engage {card_name(p, ask.data[0])}",
    _instead,
    role="choice",
    default=("engage",),
)
