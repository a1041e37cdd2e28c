"""Further events that Reactions and Forced abilities answer, as people put them on cards of their own."""

from __future__ import annotations

from judgekit.engine.facts import has_fact
from judgekit.engine.values import Event, Position, Run, Use
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.costs.laid_down import PAYMENT
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.board import moment
from judgekit.games.five_sails.texts.references import Who
from judgekit.games.five_sails.triggers.acts import kind_used
from judgekit.games.five_sails.triggers.basic import action_used, meant
from judgekit.games.five_sails.values import RULEBOOK, adversary_side, in_play, location, side_of_player

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"


@word("trigger", "threat discarded", "threat is discarded from the pool of {who}", "{who} discards threat", rule=RULE, event="threat discarded")
def threat_discarded(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers threat that is discarded from a pool when it is resolved; the amount is what is discarded."""
    return meant(p, use, who, e.card)


moment("pressure failed", "pressure/fails")


def _pressed(name: str, event: str, *patterns: str, theirs: bool = False) -> None:
    """The two triggers of a pressure's outcome: anywhere, and at the location of the ability."""

    def anywhere(p: Position, use: Use, e: Event) -> bool:
        return (e.player != use.player) if theirs else e.player == use.player

    def here(p: Position, use: Use, e: Event) -> bool:
        return anywhere(p, use, e) and e.place == here_of(p, use)

    anywhere.__doc__ = f"Answers a pressure of {'another' if theirs else 'the'} player that {'succeeds' if event.endswith('succeeds') else 'fails'}."
    here.__doc__ = f"{anywhere.__doc__[:-1]}, at the location of the ability."
    word("trigger", name, *patterns, rule=RULE, event=event)(anywhere)
    word("trigger", f"{name} here", *(f"{x} at this location" for x in patterns), rule=RULE, event=event)(here)


_pressed("wins a pressure", "pressure succeeds", "you win a pressure")
_pressed("loses a pressure", "pressure failed", "your pressure fails")
_pressed("opponent wins a pressure", "pressure succeeds", "an opponent wins a pressure", theirs=True)
_pressed("opponent loses a pressure", "pressure failed", "an opponent's pressure fails", theirs=True)


@word("trigger", "duel here ends", "a duel here ends", rule=RULE, event="duel ends")
def duel_here_ends(p: Position, use: Use, e: Event) -> bool:
    """Answers the end of a duel at the location of the ability."""
    return here_of(p, use) in {location(p, e.card), location(p, e.other)} - {""}


def destroyer(p: Position, card: int, asking: int = -1) -> int:
    """Who has brought a card's destruction about: the adversary in a duel, or who performs an ability, but that of the card which asks."""
    side = adversary_side(p, card)
    for frame in reversed(p.stack):
        if isinstance(frame, Run) and frame.procedure in {"round", "challenge"} and side >= 0:
            return int(p.board.duel.sides[1 - side].card)
        if isinstance(frame, Use) and frame.card != asking:
            return frame.performer if frame.performer >= 0 else frame.card
    return -1


@word("trigger", "destroys", "{who} destroys {who2}", rule=RULE, event="destroyed")
def destroys(p: Position, use: Use, e: Event, who: Who, whom: Who) -> bool:
    """Answers the destruction of a card by a character: in a duel with it, or by an ability of its own."""
    by = e.by if e.by >= 0 else destroyer(p, e.card)
    return by >= 0 and meant(p, use, who, by) and meant(p, use, whom, e.card)


def _adversary_of(p: Position, card: int) -> int:
    """The character with which a participant duels; -1 where a card takes no part."""
    side = adversary_side(p, card)
    return int(p.board.duel.sides[1 - side].card) if side >= 0 else -1


@word(
    "trigger",
    "adversary destroyed",
    "the adversary of {who} is destroyed",
    "the adversary of {who} would be destroyed",
    rule=RULE,
    event="destroyed",
)
def adversary_destroyed(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers the destruction of the character with which another one duels."""
    other = _adversary_of(p, e.card)
    return other >= 0 and meant(p, use, who, other)


@word("trigger", "adversary wounded", "the adversary of {who} is wounded", "the adversary of {who} would be wounded", rule=RULE, event="wounded")
def adversary_wounded(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers wounds of the character with which another one duels."""
    return adversary_destroyed(p, use, e, who)


@word("trigger", "wins a duel", "{who} wins a duel", rule=RULE, event="duel ends")
def wins_a_duel(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers the end of a duel in which the adversary was destroyed and the character was not: the books know no other winning of a duel."""
    return any(meant(p, use, who, one) and in_play(p, one) and not in_play(p, other) for one, other in ((e.card, e.other), (e.other, e.card)))


@word("trigger", "adversary gambles", "the adversary gambles", rule=RULE, event="gambled")
def adversary_gambles(p: Position, use: Use, e: Event) -> bool:
    """Answers the adversary's gambling."""
    return side_of_player(p, use.player) >= 0 and side_of_player(p, e.player) >= 0 and e.player != use.player


@word("trigger", "opponent gambles", "an opponent gambles", rule=RULE, event="gambled")
def opponent_gambles(p: Position, use: Use, e: Event) -> bool:
    """Answers another player's gambling."""
    return e.player != use.player


@word("trigger", "conditional renown", "conditional Renown is taken", rule=RULE, event="conditional renown")
def conditional(p: Position, use: Use, e: Event) -> bool:
    """Answers the moment of Plunder in which conditional Renown is taken."""
    return True


@word("trigger", "you take renown", "you take Renown from a location", rule=RULE, event="renown taken")
def you_take(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that the player takes from a location in Plunder."""
    return e.player == use.player


@word("trigger", "renown taken here", "Renown is taken from this location", rule=RULE, event="renown taken")
def taken_here(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that somebody takes in Plunder from the location of the ability."""
    return e.place == here_of(p, use)


@word("trigger", "loses a duel", "{who} loses a duel", rule=RULE, event="duel ends")
def loses_a_duel(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers the end of a duel in which the character was destroyed and the adversary was not: the books know no other losing of a duel."""
    return any(not in_play(p, one) and in_play(p, other) and meant(p, use, who, one) for one, other in ((e.card, e.other), (e.other, e.card)))


@word("trigger", "wounded so much", "{who} would suffer {n} or more wounds", "{who} suffers {n} or more wounds", rule=RULE, event="wounded")
def wounded_so_much(p: Position, use: Use, e: Event, who: Who, n: int) -> bool:
    """Answers so many wounds at once, or more."""
    return e.amount >= n and meant(p, use, who, e.card)


@word("trigger", "moved by others", "an opponent would move {who}", "an opponent moves {who}", rule=RULE, event="moved")
def moved_by_others(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a move that a card of another player brings about."""
    mover = p.cards[e.by].control if e.by > RULEBOOK and p.cards[e.by].control >= 0 else p.cards[e.by].owner if e.by > RULEBOOK else -1
    return mover not in (use.player, -1) and meant(p, use, who, e.card)


@word("trigger", "gambles", "{who} gambles", rule=RULE, event="gambled")
def gambles(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers gambling for a participant."""
    side = side_of_player(p, e.player)
    return side >= 0 and meant(p, use, who, p.board.duel.sides[side].card)


@word(
    "trigger",
    "action here",
    "an opponent uses an Action at this location",
    "an enemy uses an Action at this location",
    rule=RULE,
    event="ability used",
)
def action_here(p: Position, use: Use, e: Event) -> bool:
    """Answers an Action of another player that is performed at the location of the ability."""
    return action_used(p, use, e) and location(p, e.by if e.by >= 0 else e.card) == here_of(p, use)


@word("trigger", "opponent's action resolved", "an opponent's Action resolves", "an enemy Action resolves", rule=RULE, event="ability resolved")
def opponent_resolved(p: Position, use: Use, e: Event) -> bool:
    """Answers an Action of another player, basic ones too, once it is resolved."""
    return e.player not in (use.player, -1) and p.ability(e.card, e.amount).kind == "Action"


@word("trigger", "paid with", "you discard {who} to pay", rule=RULE, event="discarded")
def paid_with(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers that the player has discarded a card from hand to pay a Wealth Cost, wherever it goes by that."""
    return e.place == PAYMENT and e.player == use.player and meant(p, use, who, e.card)


@word("trigger", "from your hand", "{who} is discarded from your hand", rule=RULE, event="discarded")
def from_your_hand(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers a card that the player discards from hand, for whatever reason."""
    held = e.place == PAYMENT or p.cards[e.card].zone == "hand" or has_fact(p, "left hand", card=e.card)
    return held and p.cards[e.card].owner == use.player and meant(p, use, who, e.card)


@word("trigger", "you use", "you use a {kind}", rule=RULE, event="ability used")
def you_use(p: Position, use: Use, e: Event, kind: str) -> bool:
    """Answers another ability of such a kind of the player who controls this one, its costs paid, before its effects."""
    return e.player == use.player and (e.card, e.amount) != (use.card, use.number) and kind_used(p, e) == kind


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
