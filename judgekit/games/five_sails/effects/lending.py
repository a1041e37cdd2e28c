"""Abilities that a card has from elsewhere: a copy of another card's, or one that a text gives in quotation marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.engine.cast import LENT, Ability, Word
from judgekit.engine.facts import add_fact, decision, facts_of, first_fact, put_fact
from judgekit.engine.game import Question
from judgekit.engine.trace import Card, Log, card_name, say
from judgekit.engine.values import NO, NO_CARD, NOBODY, Ask, Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.costs.affording import pay_reasons
from judgekit.games.five_sails.effects.lasting import lasting
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.spans import ending
from judgekit.games.five_sails.stats import cost_of
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import NEW, OLD, in_play, side_of_player

word = GAME.vocabulary.word


def abilities_of_kind(p: Position, card: int, kind: str) -> list[int]:
    """The numbers, in the cast's list of all abilities, of those of a kind that a card has."""
    return [p.cast.lent_number[a] for _, a in p.abilities(card) if a.kind == kind and Word("uncopied") not in a.effects] if card >= 0 else []


def lend(p: Position, use: Use, card: int, number: int, log: Log | None) -> Position:
    """Gives a card an ability for a while; what the ability says of itself means the card that has it now."""
    ability = p.cast.lent[number]
    until = lasting(p, use)
    p = add_fact(p, Fact("has ability", card, use.card, amount=number, until=until))
    rule = "duration/outside-duel" if until in {"day", "next day"} else "duration/in-duel"
    say(log, p, rule, "{} has this ability until {}: {}", Card(card), ending(p, until), ability.text)
    return p


@word("effect", "gains ability", "{who} gains {quote}", "{who} has {quote}", rule="self-reference/this-card")
def gains_ability(p: Position, use: Use, log: Log | None, who: Who, ability: Ability) -> Position:
    """A card has the quoted ability for a while, as if it were printed on it."""
    for n in cards_meant(p, use, who):
        p = lend(p, use, n, p.cast.lent_number[ability], log)
    return p


@word("effect", "gains the ability of", "{who} gains the {kind} of {who2}", "{who} has the {kind} of {who2}", rule="self-reference/copied")
def gains_of(p: Position, use: Use, log: Log | None, who: Who, kind: str, other: Who) -> Position:
    """A card has the abilities of a kind that another card has, for a while; they mean the card that has them now."""
    source = card_meant(p, use, other)
    found = abilities_of_kind(p, source, kind)
    if not found:
        say(log, p, "play/do-as-much", "{} has no {} that could be copied.", Card(source), kind)
    for n in cards_meant(p, use, who):
        for number in found:
            p = lend(p, use, n, number, log)
    return p


@word("effect", "gains one of", "{who} gains one {kind} of {who2}", rule="self-reference/copied")
def gains_one(p: Position, use: Use, log: Log | None, who: Who, kind: str, other: Who) -> Position:
    """A card has one of the abilities of a kind that another card has, or one of several, for a while: the one that the player chooses."""
    found = [(source, n) for source in cards_meant(p, use, other) for n in abilities_of_kind(p, source, kind)]
    receivers = cards_meant(p, use, who)
    if not found:
        say(log, p, "play/do-as-much", "There is no {} that could be copied.", kind)
        return p
    if len(found) == 1:
        return lend(p, use, receivers[0], found[0][1], log) if receivers else p
    return p.on((*p.stack, Ask(use.player, "lent", (receivers[0], *(x for pair in found for x in pair))))) if receivers else p


GAME.ask(
    Question(
        "lent",
        "self-reference/copied",
        lambda p, ask: f"Which ability does {card_name(p, ask.data[0])} gain?",
        lambda p, ask: list(zip(ask.data[1::2], ask.data[2::2], strict=True)),
        lambda p, ask, args: iter(()),
        lambda p, ask, args: f"{p.cast.lent[args[1]].text.partition(': ')[2].rstrip('.')} ({card_name(p, args[0])})",
        lambda p, ask, args, log: lend(p, top_use(p), ask.data[0], args[1], log),
        role="choice",
    )
)


@word(
    "effect",
    "copy",
    "copy the {kind} of {who}",
    "copy the effects of the {kind} of {who}",
    rule="self-reference/copied",
)
def copy(p: Position, use: Use, log: Log | None, kind: str, who: Who) -> Position:
    """The effects of another card's ability take place as this card's own: where they speak of themselves, this card is meant."""
    source = card_meant(p, use, who)
    return copy_one(p, use, log, source, kind, abilities_of_kind(p, source, kind))


@word("effect", "copy of City", "copy the City {kind} of {who}", "copy the effects of the City {kind} of {who}", rule="self-reference/copied")
def copy_of_city(p: Position, use: Use, log: Log | None, kind: str, who: Who) -> Position:
    """The effects of another card's City ability of a kind take place as this card's own: one of its others cannot be copied so."""
    source = card_meant(p, use, who)
    found = [n for n in abilities_of_kind(p, source, kind) if "City" in p.cast.lent[n].qualifiers]
    return copy_one(p, use, log, source, f"City {kind}", found)


def copy_one(p: Position, use: Use, log: Log | None, source: int, kind: str, found: list[int]) -> Position:
    """Copies the ability that is found, or the one of several that the player names; where there is none, nothing is done."""
    if not found:
        say(log, p, "play/do-as-much", "{} has no {} that could be copied.", Card(source), kind)
        return p
    return p.on((*p.stack, Ask(use.player, "copied", (source, *found)))) if len(found) > 1 else start_copy(p, source, found[0], log)


@word("effect", "copy last", "copy the {kind} that the adversary used last", rule="self-reference/copied")
def copy_last(p: Position, use: Use, log: Log | None, kind: str) -> Position:
    """The effects of the ability of a kind that the adversary used last in this duel take place as this card's own."""
    side = side_of_player(p, use.player)
    other = p.board.duel.sides[1 - side].player if side >= 0 else NOBODY
    last = first_fact(p, "used last", player=other, key=kind)
    if last is None:
        say(log, p, "play/do-as-much", "The adversary has used no {} that could be copied.", kind)
        return p
    return start_copy(p, last.card, last.amount, log)


def start_copy(p: Position, source: int, number: int, log: Log | None) -> Position:
    """Begins the effects of a copied ability; its costs are not part of them, its targets are chosen anew."""
    use = top_use(p)
    say(log, p, "self-reference/copied", "{} copies what {} does; what it says of itself means {}.", Card(use.card), Card(source), Card(use.card))
    if any(w.name == "destroy" and w.args == (("this",),) for w in p.cast.lent[number].effects):
        say(log, p, "self-reference/copied-destruction", "It is {} that is destroyed, not {}.", Card(use.card), Card(source))
    stage = GAME.procedures["use"].row("targets after costs", p.edition)
    return p.on((*p.stack, Use(use.card, LENT + number, use.player, use.performer, stage=stage, event=use.event, copied=True)))


def which_ability(name: str, prompt: str, answer: Callable[[Position, int, int, Log | None], Position]) -> None:
    """Asks which of the abilities of a card is meant; the answer goes on with the card and the number of the ability."""
    GAME.ask(
        Question(
            name,
            "self-reference/copied",
            lambda p, ask: prompt.format(card_name(p, ask.data[0])),
            lambda p, ask: [(n,) for n in ask.data[1:]],
            lambda p, ask, args: iter(()),
            lambda p, ask, args: p.cast.lent[args[0]].text,
            lambda p, ask, args, log: answer(p, ask.data[0], args[0], log),
            role="target",
        )
    )


which_ability("copied", "Which ability of {} is copied?", start_copy)
which_ability(
    "used as own",
    "Which ability of {} is used?",
    lambda p, source, number, log: at_its_costs(p, top_use(p), top_use(p).card, source, number, log),
)


@word(
    "effect",
    "performs a copy",
    "{who} performs a copy of that ability at all its costs, with targets chosen anew",
    rule="self-reference/copied",
)
def performs_copy(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The ability that was answered is performed once more, by another character, who pays its costs; targets are chosen as if for the first time."""
    card, e = card_meant(p, use, who), use.event
    if not in_play(p, card) or e is None or e.kind != "ability resolved" or e.card <= 0:
        say(log, p, "play/do-as-much", "There is nobody who could perform it.")
        return p
    return at_its_costs(p, use, card, e.card, p.cast.lent_number[p.ability(e.card, e.amount)], log)


def at_its_costs(p: Position, use: Use, card: int, source: int, number: int, log: Log | None) -> Position:
    """A card performs what another one does, and pays for it; where that cannot be, nothing happens."""
    ability = p.cast.lent[number]
    again = Use(card, LENT + number, use.player, card, stage=GAME.procedures["use"].row("targets", p.edition), copied=True)
    against = [r for r in copy_reasons(p, again, source) if r.verdict == NO]
    if Word("uncopied") in ability.effects or against:
        why = against[0].text if against else ""
        say(log, p, "cost-effect/unpayable" if against else "play/do-as-much", "{} cannot be copied. {}", Card(source), why)
        return p
    say(log, p, "self-reference/copied", "{} performs a copy of what {} does; what it says of itself means {}.", Card(card), Card(source), Card(card))
    return put_fact(p, Fact("copied at cost", card, use.player, amount=source, until="day")).on((*p.stack, again))


@word("effect", "use as own", "use the {kind} of {who} as if it were printed on this card", rule="self-reference/copied")
def use_as_own(p: Position, use: Use, log: Log | None, kind: str, who: Who) -> Position:
    """An ability of another card is used by this one at all its costs; what it says of itself means this card."""
    source = card_meant(p, use, who)
    found = abilities_of_kind(p, source, kind)
    if not found:
        say(log, p, "play/do-as-much", "{} has no {} that could be used.", Card(source), kind)
        return p
    if len(found) > 1:
        return p.on((*p.stack, Ask(use.player, "used as own", (source, *found))))
    return at_its_costs(p, use, use.card, source, found[0], log)


def copied_at_cost(p: Position, use: Use) -> int:
    """The card whose ability is performed once more at its costs; no card where only the effects are copied, or nothing is."""
    return next((f.amount for f in facts_of(p, "copied at cost", card=use.card)), NO_CARD) if use.copied else NO_CARD


def copy_reasons(p: Position, use: Use, source: int) -> Iterator[Reason]:
    """What speaks against paying for a copy of an ability: the Wealth Cost of a risk, and the costs before its bullet."""
    for cost in p.ability(use.card, use.number).costs:
        check = GAME.vocabulary.get("cost", cost.name).check
        yield from check(p, use, *cost.args) if check else ()
    yield from pay_reasons(p, use, cost_of_copy(p, use, source))


def cost_of_copy(p: Position, use: Use, source: int) -> int:
    """The Wealth Cost of a copied ability: that of its card, if it is a risk."""
    maneuver = p.ability(use.card, use.number).kind == "Maneuver" and decision(p, "unsettled/maneuver-cost") == 1
    return cost_of(p, source, use.player) if p.definition(source).kind == "risk" and not maneuver else 0


@word("effect", "uncopied", "this ability cannot be copied", rule={NEW: "cant/precedence", OLD: "play/resolve"})
def uncopied(p: Position, use: Use, log: Log | None) -> Position:
    """No copy of the ability can be made; it does nothing else."""
    return p
