"""What abilities change for a while, and when it ends."""

from __future__ import annotations

from judgekit.engine.cast import Ability
from judgekit.engine.facts import add_fact, decision, facts_of, first_fact
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Fact, Position, Use
from judgekit.engine.vocabulary import Slot
from judgekit.games.five_sails.acts.bars import ACTS
from judgekit.games.five_sails.acts.pending import ask_before_effect
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import check_value
from judgekit.games.five_sails.happening.spans import ending, until_when
from judgekit.games.five_sails.happening.unmodified import tell_set
from judgekit.games.five_sails.stats import is_dash, printed, stat
from judgekit.games.five_sails.texts.references import Who, cards_meant
from judgekit.games.five_sails.values import NEW, inside_duel

word = GAME.vocabulary.word
GAME.vocabulary.slots["act"] = Slot(lambda t, _: next((a for a in ACTS if a.casefold() == t.casefold()), None), lambda v, _: str(v))


def lasting(p: Position, use: Use) -> str:
    """When a lasting effect of an ability ends: as it says, by where it is used, or in the playtest rules by its kind."""
    said = first_fact(p, "lasts")
    if said is not None:
        return until_when(p, use, said.key)
    duelling = p.ability(use.card, use.number).kind in {"Technique", "Maneuver"}
    if p.edition == NEW:
        inside = inside_duel(p) and not _after_the_duel(p, use)
        return "duel" if inside or (duelling and p.board.duel is not None) else "day"
    return "duel" if duelling else "day"


def _after_the_duel(p: Position, use: Use) -> bool:
    """Whether an ability answers that a duel is over: then it is not used inside of it."""
    trigger = p.ability(use.card, use.number).trigger
    return trigger is not None and trigger.timing == "After" and use.event is not None and use.event.kind == "duel ends"


@word(
    "effect",
    "gives",
    "{who} gains {plus} {stat}",
    "{who} has {plus} {stat}",
    "{who} gets {plus} {stat}",
    rule={NEW: "duration/outside-duel", "playtest-5.9.4e": "duration/outside-duel"},
)
def gives(p: Position, use: Use, log: Log | None, who: Who, amount: int, name: str) -> Position:
    """A value is changed for a while."""
    until = lasting(p, use)
    was_set = any(f.card in cards_meant(p, use, who) for f in facts_of(p, "sets", key=name))
    if p.edition == NEW and was_set and decision(p, "unsettled/setting-values") is None:
        return ask_before_effect(p, "unsettled/setting-values")
    for n in cards_meant(p, use, who):
        if is_dash(p, n, name):
            say(log, p, "dash/fixed", "{} has a dash for {}: it stays.", Card(n), name.title())
            continue
        p = add_fact(p, Fact("gives", n, use.card, name, amount, until))
        if not tell_set(p, n, name, log, f"{amount:+d}", ending(p, until)):
            rule = "duration/in-duel" if until == "duel" else "duration/outside-duel"
            say(log, p, rule, "{} has {} {} until {}.", Card(n), f"{amount:+d}", name.title(), ending(p, until))
        p = check_value(p, n, name, log)
    return p


@word("effect", "sets", "set the {stat} of {who} to {n}", rule={NEW: "play/resolve", "playtest-5.9.4e": "set-value/static-number"})
def sets(p: Position, use: Use, log: Log | None, name: str, who: Who, n: int) -> Position:
    """A value is set for a while."""
    modified = any(stat(p, c, name) != (printed(p, c, name) or 0) for c in cards_meant(p, use, who))
    if p.edition == NEW and modified and decision(p, "unsettled/setting-values") is None:
        return ask_before_effect(p, "unsettled/setting-values")
    for card in cards_meant(p, use, who):
        if is_dash(p, card, name):
            say(log, p, "dash/fixed", "{} has a dash for {}: it stays.", Card(card), name.title())
            continue
        if decision(p, "unsettled/setting-values") == 2:
            p = add_fact(p, Fact("gives", card, use.card, name, n - stat(p, card, name), lasting(p, use)))
            say(log, p, "play/resolve", "The {} of {} is {} now.", name.title(), Card(card), n)
        else:
            p = add_fact(p, Fact("sets", card, use.card, name, n, lasting(p, use)))
            rule = "play/resolve" if p.edition == NEW else "set-value/static-number"
            say(log, p, rule, "The {} of {} is set to {}.", name.title(), Card(card), n)
        p = check_value(p, card, name, log)
    return p


@word("effect", "doubles", "double the {stat} of {who}", rule="duration/outside-duel")
def doubles(p: Position, use: Use, log: Log | None, name: str, who: Who) -> Position:
    """As much as a value is now is added to it for a while."""
    for card in cards_meant(p, use, who):
        p = gives(p, use, log, ("one", card), stat(p, card, name), name)
    return p


@word("effect", "gains trait", "{who} gains the trait {trait}", "{who} gains {trait}", rule="anatomy/traits")
def gains(p: Position, use: Use, log: Log | None, who: Who, name: str) -> Position:
    """A trait is given for a while."""
    for n in cards_meant(p, use, who):
        p = add_fact(p, Fact("gains", n, use.card, name, until=lasting(p, use)))
        say(log, p, "anatomy/traits", "{} has the trait {}.", Card(n), name)
    return p


@word("effect", "cannot for now", "{who} cannot {act} this Day", rule={NEW: "cant/precedence", "playtest-5.9.4e": "play/resolve"})
def cannot_now(p: Position, use: Use, log: Log | None, who: Who, act: str) -> Position:
    """An act is forbidden for the Day."""
    for n in cards_meant(p, use, who):
        p = add_fact(p, Fact("cannot", n, use.card, ACTS.get(act, act), until="day"))
    return p


@word("effect", "stands", "it is so that {quote}", rule="passive/always-active")
def stands(p: Position, use: Use, log: Log | None, said: Ability) -> Position:
    """What a Passive ability would say is so for a while."""
    until = lasting(p, use)
    say(log, p, "duration/in-duel" if until == "duel" else "duration/outside-duel", "Until {}: {}", ending(p, until), said.text)
    return add_fact(p, Fact("stands", use.card, use.player, str(use.performer), p.cast.lent_number[said], until))


@word("effect", "loses traits", "{who} loses all Traits", rule="anatomy/traits")
def loses_traits(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card has none of its printed Traits for a while; its keywords stay."""
    for n in cards_meant(p, use, who):
        for trait in sorted(p.definition(n).traits):
            p = add_fact(p, Fact("loses", n, use.card, trait, until=lasting(p, use)))
        say(log, p, "anatomy/traits", "{} has no Traits for now.", Card(n))
    return p
