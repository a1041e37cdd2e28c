"""What Reactions and Forced abilities answer beside what happens to a card: announcing, targeting, claiming, equipping, pressures, Renown."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.values import Event, Position, Use
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing.targets import is_ability
from judgekit.games.five_sails.texts.references import Who, passes
from judgekit.games.five_sails.triggers.basic import _like, meant
from judgekit.games.five_sails.values import RULEBOOK, characters, location, side_of_player

word = GAME.vocabulary.word
RULE = "reaction/triggering-condition"
Noun = tuple[str, ...]


def kind_used(p: Position, e: Event) -> str:
    """The kind of the ability that is used."""
    return p.ability(e.card, e.amount).kind if e.card > 0 else ""


def using(p: Position, e: Event) -> Use | None:
    """The use of an ability that an event is about."""
    return next((f for f in reversed(p.stack) if isinstance(f, Use) and f.card == e.card and f.number == e.amount), None)


@word("trigger", "adversary uses", "the adversary announces a {kind}", rule=RULE, event="ability used")
def adversary_uses(p: Position, use: Use, e: Event, kind: str) -> bool:
    """Answers a Technique or a Maneuver of the adversary, its costs paid, before its effects."""
    side = side_of_player(p, use.player)
    return side >= 0 and e.player == p.board.duel.sides[1 - side].player and kind_used(p, e) == kind


@word("trigger", "adversary resolves", "the adversary's {kind} resolves", rule=RULE, event="ability resolving")
def adversary_resolves(p: Position, use: Use, e: Event, kind: str) -> bool:
    """Answers a Technique or a Maneuver of the adversary as its effects are about to come: with a challenge, once that is accepted."""
    return adversary_uses(p, use, e, kind)


@word("trigger", "adversary uses either", "the adversary announces a {kind} or a {kind2}", rule=RULE, event="ability used")
def adversary_uses_either(p: Position, use: Use, e: Event, kind: str, other: str) -> bool:
    """Answers either kind of ability of the adversary, its costs paid, before its effects."""
    return adversary_uses(p, use, e, kind) or adversary_uses(p, use, e, other)


@word("trigger", "your claim fails", "your Claim fails", rule=RULE, event="pressure failed")
def your_claim_fails(p: Position, use: Use, e: Event) -> bool:
    """Answers the failing of the pressure of the player's own Claim Action; that of a card's pressure is another matter."""
    return e.player == use.player and e.by == RULEBOOK


@word("trigger", "all revealed", "all schemes are revealed", rule=RULE, event="revealed")
def all_revealed(p: Position, use: Use, e: Event) -> bool:
    """Answers the reveal of Planning, before Initiative is determined."""
    return True


@word("trigger", "opponent uses", "an opponent uses a {kind}", rule=RULE, event="ability used")
def opponent_uses(p: Position, use: Use, e: Event, kind: str) -> bool:
    """Answers an ability of such a kind of another player, its costs paid, before its effects."""
    return e.player != use.player and kind_used(p, e) == kind


@word("trigger", "opponent uses of", "an opponent uses an ability of a {noun}", rule=RULE, event="ability used")
def opponent_uses_of(p: Position, use: Use, e: Event, noun: Noun) -> bool:
    """Answers an ability on a card of a kind that another player uses, its costs paid, before its effects; a card that was given up for them too."""
    if e.player in (use.player, -1) or e.card <= 0 or noun[0] not in {"card", p.definition(e.card).kind}:
        return False
    by, loose = using(p, e), tuple(t for t in noun[1:] if t != "here")
    at = location(p, by.performer if by is not None and by.performer >= 0 else e.card)
    return ("here" not in noun or at == here_of(p, use)) and all(passes(p, use, t, e.card) for t in loose)


@word("trigger", "kind used", "a {kind} is used", rule=RULE, event="ability used")
def kind_is_used(p: Position, use: Use, e: Event, kind: str) -> bool:
    """Answers an ability of such a kind, by whomever, other than itself."""
    return (e.card, e.amount) != (use.card, use.number) and kind_used(p, e) == kind


@word("trigger", "noun announced", "a {noun} is announced", rule=RULE, event="ability used")
def announced(p: Position, use: Use, e: Event, noun: Noun) -> bool:
    """Answers the use of a card of a kind, by whomever."""
    return e.card > 0 and e.card != use.card and _like(p, use, Target(noun[0], noun[1:]), e.card)


@word("trigger", "targeted", "an ability targets {who}", rule=RULE, event="ability used")
def targeted(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Answers an ability that targets such a card, its costs paid, before its effects."""
    return targets_of(p, use, e, who)


@word("trigger", "targeted by", "a {noun} targets {who}", rule=RULE, event="ability used")
def targeted_by(p: Position, use: Use, e: Event, noun: Noun, who: Who) -> bool:
    """Answers a card of a kind whose ability targets such a card."""
    return announced(p, use, e, noun) and targets_of(p, use, e, who)


@word("trigger", "targeted by ability", "a {ability} targets {who}", rule=RULE, event="ability used")
def targeted_by_ability(p: Position, use: Use, e: Event, ability: tuple[str, ...], who: Who) -> bool:
    """Answers an ability of a kind, or with certain words before it, that targets such a card."""
    found = using(p, e)
    return e.card > 0 and found is not None and is_ability(p, use, found, ability) and targets_of(p, use, e, who)


@word("trigger", "targeted by either", "a {noun} or a {trait} ability targets {who}", rule=RULE, event="ability used")
def targeted_by_either(p: Position, use: Use, e: Event, noun: Noun, trait: str, who: Who) -> bool:
    """Answers a card of a kind, or an ability qualified by a trait, that targets such a card."""
    return targeted_by(p, use, e, noun, who) or targeted_by_ability(p, use, e, ("", "", trait), who)


def targets_of(p: Position, use: Use, e: Event, who: Who) -> bool:
    """Whether an ability, of whomever, targets what is spoken of; a location is no card."""
    found = using(p, e)
    if found is None:
        return False
    kinds = p.ability(e.card, e.amount).targets
    pairs = zip(found.targets, kinds, strict=False)
    return any(n >= 0 and k.kind != "location" and "chosen" not in k.tests and meant(p, use, who, n) for n, k in pairs)


@word("trigger", "trait targets", "a {trait} ability targets anything", rule=RULE, event="ability used")
def trait_targets(p: Position, use: Use, e: Event, trait: str) -> bool:
    """Answers an ability qualified by a trait that targets any card."""
    found = using(p, e)
    if found is None or e.card <= 0 or trait not in p.ability(e.card, e.amount).qualifiers:
        return False
    kinds = p.ability(e.card, e.amount).targets
    return any(n >= 0 and k.kind != "location" and "chosen" not in k.tests for n, k in zip(found.targets, kinds, strict=False))


@word("trigger", "this played", "you play this card in a duel", rule=RULE, event="card played")
def this_played(p: Position, use: Use, e: Event) -> bool:
    """Answers the card's own being played as combat card."""
    return e.card == use.card


@word("trigger", "first round here", "the first round of a duel begins here", rule=RULE, event="round begins")
def first_round_here(p: Position, use: Use, e: Event) -> bool:
    """Answers the beginning of the first round of a duel at the location of the ability."""
    return p.board.duel is not None and p.board.duel.round == 1 and p.cards[e.card].at == here_of(p, use)


@word("trigger", "performed", "{who} performs a {trait} ability", rule=RULE, event="ability resolved")
def performed(p: Position, use: Use, e: Event, who: Who, trait: str) -> bool:
    """Answers an ability qualified by a trait, once it is resolved, by who performed it."""
    return e.card > 0 and trait in p.ability(e.card, e.amount).qualifiers and meant(p, use, who, e.by)


@word("trigger", "performed of a kind", "{who} performs a {trait} {kind}", rule=RULE, event="ability resolved")
def performed_of_a_kind(p: Position, use: Use, e: Event, who: Who, trait: str, kind: str) -> bool:
    """Answers an ability of a kind that is qualified by a trait, once it is resolved, by who performed it."""
    return performed(p, use, e, who, trait) and p.ability(e.card, e.amount).kind == kind


@word("trigger", "action resolved", "an Action resolves", rule=RULE, event="ability resolved")
def action_resolved(p: Position, use: Use, e: Event) -> bool:
    """Answers any Action, basic ones too, once it is resolved."""
    return p.ability(e.card, e.amount).kind == "Action"


@word("trigger", "you equip", "you equip a {noun}", rule=RULE, event="equipped")
def you_equip(p: Position, use: Use, e: Event, noun: Noun) -> bool:
    """Answers a card of a kind that the player equips."""
    return e.player == use.player and _like(p, use, Target(noun[0], noun[1:]), e.card)


@word("trigger", "character equips", "{who} equips a {noun}", rule=RULE, event="equipped")
def character_equips(p: Position, use: Use, e: Event, who: Who, noun: Noun) -> bool:
    """Answers a card of a kind that a character equips."""
    return meant(p, use, who, e.other) and _like(p, use, Target(noun[0], noun[1:]), e.card)


@word("trigger", "claim with enemies", "you claim a location that has an enemy character", rule=RULE, event="claimed")
def claim_with_enemies(p: Position, use: Use, e: Event) -> bool:
    """Answers the player's claim of a location where an enemy is."""
    return e.player == use.player and any(p.cards[n].control not in (use.player, -1) for n in characters(p, place=e.place))


@word("trigger", "opponent claims here", "an opponent claims this location", rule=RULE, event="claimed")
def opponent_claims_here(p: Position, use: Use, e: Event) -> bool:
    """Answers a claim of the location of the ability by another player."""
    return e.player != use.player and e.place == here_of(p, use)


@word("trigger", "accepted here", "a challenge is accepted at this location", rule=RULE, event="challenge accepted")
def accepted_here(p: Position, use: Use, e: Event) -> bool:
    """Answers a challenge that is accepted where the ability is."""
    return e.card >= 0 and p.cards[e.card].at == here_of(p, use)


@word("trigger", "refused here", "a challenge is refused at this location", "a challenge is refused here", rule=RULE, event="challenge refused")
def refused_here(p: Position, use: Use, e: Event) -> bool:
    """Answers a challenge that is refused where the ability is; whoever has refused may have fallen by it."""
    return e.card >= 0 and (p.cards[e.card].at or p.cards[e.other].at) == here_of(p, use)


@word("trigger", "you add renown", "you add Renown to a location", rule=RULE, event="renown placed")
def you_add(p: Position, use: Use, e: Event) -> bool:
    """Answers Renown that the player adds to a location; moving it there is not adding it."""
    return e.player == use.player and e.amount > 0


@word("trigger", "discards by you", "an opponent discards a card by your effect", rule=RULE, event="discarded")
def discards_by_you(p: Position, use: Use, e: Event) -> bool:
    """Answers a card that another player discards from hand because of an effect of the player."""
    return e.player not in (use.player, -1) and e.by >= 0 and by_player(p, e.by) == use.player


@word("trigger", "any discards by you", "a player discards a card by your effect", rule=RULE, event="discarded")
def any_discards(p: Position, use: Use, e: Event) -> bool:
    """Answers a card that a player discards from hand because of an effect of the player."""
    return e.player >= 0 and e.by >= 0 and by_player(p, e.by) == use.player


def by_player(p: Position, card: int) -> int:
    """Whose card brings something about."""
    c = p.cards[card]
    return c.control if c.control >= 0 else c.owner


@word("trigger", "pressured", "this location is pressured", rule=RULE, event="pressure begins")
def pressured(p: Position, use: Use, e: Event) -> bool:
    """Answers a pressure of the location of the ability, before the values are added up."""
    return e.place == here_of(p, use)


@word(
    "trigger",
    "narrow pressure",
    "a pressure succeeds by {n} or less",
    "a pressure succeeds with a difference of {n} or less",
    rule=RULE,
    event="pressure succeeds",
)
def narrow(p: Position, use: Use, e: Event, n: int) -> bool:
    """Answers a pressure that is about to succeed, by how much it does."""
    return e.amount <= n


@word("trigger", "duel lost", "a duel in which the adversary of your character was destroyed", rule=RULE, event="duel ends")
def duel_lost(p: Position, use: Use, e: Event) -> bool:
    """Answers a duel of the player's character in which the other participant was destroyed."""
    duel = p.board.duel
    side = side_of_player(p, use.player)
    return duel is not None and side >= 0 and p.cards[duel.sides[1 - side].card].zone != "play" and p.cards[duel.sides[side].card].zone == "play"


@word("trigger", "card plays out", "this card is revealed", rule=RULE, event="city card")
def card_revealed(p: Position, use: Use, e: Event) -> bool:
    """Answers the card's own coming from the City Deck."""
    return e.card == use.card


@word("trigger", "round ends in line", "your round ends with this card in your dueling line", rule=RULE, event="round ends")
def round_ends_in_line(p: Position, use: Use, e: Event) -> bool:
    """Answers the end of the round in which this card was played as combat card."""
    return e.player == use.player and p.cards[use.card].zone == "line"
