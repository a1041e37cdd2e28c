"""How far something goes by what Passive abilities say: wounds that have a ceiling, values that count twice, cards that can be played from a pile."""

from __future__ import annotations

from judgekit.engine.facts import find_fact, put_fact
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Event, Fact, Position, Use
from judgekit.engine.vocabulary import Slot
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.spans import ending
from judgekit.games.five_sails.standing.basic import held, says_of, speaks_of, standing
from judgekit.games.five_sails.stats import holds
from judgekit.games.five_sails.values import NEW, OLD, inside_duel

WITHIN = {"at once": "", "each round": "round", "each duel": "duel", "each Day": "day"}
"""Within what wounds are counted, and the span for which the count is kept."""
OVER_THE_RULES = {NEW: "golden-rule/cards-beat-rulebook", OLD: "term/discard-pile"}
GAME.vocabulary.slots["within"] = Slot(
    lambda text, _: next((w for w in WITHIN if w.casefold() == text.casefold()), None), lambda v, _: str(v), r"at once|each \w+"
)
held(
    "suffers at most",
    "{who} suffers at most {n} wounds {within}",
    "{who} suffers at most {n} wound {within}",
    rule={NEW: "cant/precedence", OLD: "passive/always-active"},
    doc="Wounds beyond so many are not suffered: of one effect, or of all in a round, a duel or a Day together.",
)
held("doubled", "the {stat} of {who} is doubled", doc="A value, with everything that changes it, counts twice.")
held(
    "played from pile",
    "you may play this card from your discard pile",
    rule=OVER_THE_RULES,
    doc="The card can be used in the discard pile as if it were in hand; afterwards it is discarded again.",
)
held(
    "played from pile then away",
    "you may play this card from your discard pile, and {away} it afterwards",
    rule=OVER_THE_RULES,
    doc="The card can be used in the discard pile as if it were in hand; afterwards it is sunk, or sent to The Locker.",
)
AWAY = {"sink": "sunk", "lock": "locker"}
GAME.vocabulary.slots["away"] = Slot(lambda text, _: text.casefold() if text.casefold() in AWAY else None, lambda v, _: str(v), r"sink|lock")


def bounded(p: Position, event: Event, log: Log | None) -> Event:
    """Wounds as far as every ceiling lets them through."""
    for use, said in says_of(p, "suffers at most", event.card):
        most, span = int(said.args[1]), WITHIN[said.args[2]]
        if span in {"round", "duel"} and not inside_duel(p):
            continue
        before = find_fact(p, "suffered", event.card, key=span) if span else None
        left = max(0, most - (before.amount if before else 0))
        if left < event.amount:
            within = f" until {ending(p, span)}" if span else " at once"
            say(log, p, "passive/always-active", "{} lets {} suffer no more than {} wounds{}.", Card(use.card), Card(event.card), most, within)
            event = event._replace(amount=left)
    return event


def count_suffered(p: Position, card: int, amount: int) -> Position:
    """Keeps in mind what a character has suffered, for as long as some ceiling counts it."""
    spans = {WITHIN[said.args[2]] for _, said in standing(p, "suffers at most")} - {""}
    for span in sorted(spans):
        if span == "day" or inside_duel(p):
            before = find_fact(p, "suffered", card, key=span)
            p = put_fact(p, Fact("suffered", card, key=span, amount=amount + (before.amount if before else 0), until=span))
    return p


def times(p: Position, card: int, name: str) -> int:
    """How often a value counts: once, or twice for each ability that doubles it."""
    doubling = sum(said.args[0] == name and speaks_of(p, use, said.args[1], card) for use, said in standing(p, "doubled"))
    return int(2**doubling)


def from_pile(p: Position, card: int) -> bool:
    """Whether a card in a discard pile says of itself that its player may play it from there."""
    return bool(p.cast.passive_words & {"played from pile", "played from pile then away"}) and _says(p, card) is not None


def _says(p: Position, card: int) -> str | None:
    """Where the card goes afterwards that can be played from a discard pile; None where it cannot be played from there."""
    if p.cards[card].zone != "discard":
        return None
    definition = p.definition(card)
    for number in definition.passives:
        for word in definition.abilities[number].effects:
            if word.name.startswith("played from pile") and holds(p, Use(card, number, p.cards[card].owner)):
                return AWAY[word.args[0]] if word.args else ""
    return None


def leave_pile(p: Position, card: int) -> Position:
    """Keeps in mind where a card goes that is played from a discard pile, before it leaves the pile."""
    goes = _says(p, card)
    return put_fact(p, Fact("goes afterwards", card, key=goes, until="day")) if goes else p
