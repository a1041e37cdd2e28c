"""What is done in place of engaging for a cost, as Passive abilities allow: a wound is suffered, or a card is discarded."""

from __future__ import annotations

from judgekit.engine.events import happen
from judgekit.engine.trace import Card, Log, card_name, say
from judgekit.engine.values import Ask, Event, Position, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.costs.unpayable import paid
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
