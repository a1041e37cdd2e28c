"""Using an ability: the steps from announcing it to the end of its effects, in the book's order."""

from __future__ import annotations

from judgekit.engine.cast import Ability, Word
from judgekit.engine.events import happen
from judgekit.engine.facts import decision, facts_of, forget, has_fact
from judgekit.engine.procedures import Procedure, Row, pop
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import NO, NO_CARD, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts import late_targets
from judgekit.games.five_sails.acts.finishing import finish
from judgekit.games.five_sails.acts.legality import reasons_to_use
from judgekit.games.five_sails.acts.moments import unmarked
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.acts.performers import needs_performer
from judgekit.games.five_sails.acts.shown_card import note_shown
from judgekit.games.five_sails.acts.targets import candidates, chosen_late, target_reasons
from judgekit.games.five_sails.acts.use_limits import note_use
from judgekit.games.five_sails.costs.affording import hangs_on_target
from judgekit.games.five_sails.costs.parley import paid_card
from judgekit.games.five_sails.costs.unpayable import cost_fails, keep_for_strike
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.judged.open_points import tell_open_once
from judgekit.games.five_sails.rulebook import basic_action
from judgekit.games.five_sails.standing.ceilings import from_pile, leave_pile
from judgekit.games.five_sails.standing.techniques import note_last, note_technique
from judgekit.games.five_sails.standing.values import note_played
from judgekit.games.five_sails.stats import VALUES
from judgekit.games.five_sails.values import NEW, OLD, RULEBOOK, side_of_player, with_card, with_duel

GAME.hook("use_reasons")(reasons_to_use)
OPEN = -5
"""In `Use.targets`: what has not been chosen yet."""
LATER = 1000
"""An effect that waited has its number plus this in `Use.item`."""


def ability_of(p: Position, use: Use) -> Ability:
    """The ability that is being used."""
    return p.ability(use.card, use.number)


def _announce(p: Position, log: Log | None) -> Position:
    use = p.stack[-1]
    assert isinstance(use, Use)
    card, ability = use.card, ability_of(p, use)
    if p.cards[card].zone == "hand" or from_pile(p, card):
        p = with_card(leave_pile(p, card), card, zone="resolving", control=use.player)
        if not has_fact(p, "goes afterwards", card=card):
            p = forget(p, "from a pile", card=card)
        say(log, p, "play/announce", "{} announces {} and shows it.", Player(use.player), Card(card))
    elif card == RULEBOOK:
        say(log, p, "play/announce", "{} announces {}.", Player(use.player), basic_action(use.number))
    elif not unmarked(ability) and ability.kind not in {"Reveal", "Scheme"}:  # those are resolved in their step, which says so
        kind = "Forced ability" if ability.kind == "Forced" else ability.kind
        say(log, p, "play/announce", "{} announces the {} of {}.", Player(use.player), kind, Card(card))
    if ability.kind == "Technique" and p.board.duel:
        p = note_technique(p, use)
    if ability.kind in {"Technique", "Maneuver"} and p.board.duel:
        p = note_last(p, use)
    if ability.kind == "Maneuver" and p.board.duel:
        p = with_duel(p, maneuver=True)
        if p.edition == OLD and any(p.definition(card).printed.get(v) for v in VALUES):
            text = "Maneuver and values both count; A Round of the Duel, under Combat Values, can be read so that the values shut out the Maneuver."
            p = tell_open_once(p, log, "unsettled/maneuver-may-not", text, until="duel")
    return p


def _performer(p: Position, log: Log | None) -> Position:
    use = top_use(p)
    if use.performer >= 0:
        return p
    fixed = needs_performer(p, use)
    if fixed is None:
        return p.on((*p.stack, Ask(use.player, "performer")))
    return replace_use(p, use._replace(performer=fixed))


def _targets(p: Position, log: Log | None) -> Position:
    """Each target in turn."""
    use = top_use(p)
    if len(use.targets) >= len(ability_of(p, use).targets):
        return p
    ability = ability_of(p, use)
    if chosen_late(ability, len(use.targets)):
        return replace_use(p, use._replace(stage=use.stage - 1, targets=(*use.targets, OPEN)))
    if late_targets.waits(p, use, ability):
        return p
    if late_targets.matters(use, ability) and decision(p, "unsettled/targeting-time") is None:
        return ask_judge(p, "unsettled/targeting-time")
    p = replace_use(p, use._replace(stage=use.stage - 1))
    found = [n for n in candidates(p, use, len(use.targets)) if not any(r.verdict == NO for r in target_reasons(p, use, len(use.targets), n))]
    if not found:
        say(log, p, "play/do-as-much", "There is nothing to target: as much as possible is done.")
        return replace_use(p, use._replace(stage=use.stage - 1, targets=(*use.targets, NO_CARD)))
    return p.on((*p.stack, Ask(use.player, "target", (len(use.targets),))))


def _wealth(p: Position, log: Log | None) -> Position:
    from judgekit.games.five_sails.costs.payment import begin_payment

    return begin_payment(p, top_use(p), log)


def _costs(p: Position, log: Log | None) -> Position:
    """Each additional cost in turn."""
    use = top_use(p)
    costs = ability_of(p, use).costs
    if use.item >= len(costs):
        return replace_use(p, use._replace(item=0))
    p = replace_use(p, use._replace(stage=use.stage - 1, item=use.item + 1))
    word = costs[use.item]
    entry = GAME.vocabulary.get("cost", word.name)
    against = [r for r in entry.check(p, use, *word.args) if r.verdict == NO] if entry.check else []
    if against:
        return cost_fails(p, against, log)
    done: Position = entry.run(p, use, log, *word.args)
    return done


def _count(p: Position, log: Log | None) -> Position:
    """Keeps in mind that the ability has been used, where a limit counts uses."""
    use = top_use(p)
    if use.copied:
        return p
    p = note_played(p, paid_card(use), use.player)
    ability = ability_of(p, use)
    if use.paid and any(w.name == "final strike" for w in ability.costs):
        p = keep_for_strike(p, use)
    return note_use(p, use, ability)


def _open(p: Position, log: Log | None) -> Position:
    """The moment at which the ability, its costs paid, can be answered before its effects."""
    from judgekit.games.five_sails.effects.lending import copied_at_cost

    use = top_use(p)
    only_effects = use.copied and copied_at_cost(p, use) < 0
    return p if only_effects else happen(p, Event("ability used", use.card, use.player, use.number, by=use.performer), log)


def _resolving(p: Position, log: Log | None) -> Position:
    """The moment at which the effects are about to be carried out: of a Technique of a challenge once that is accepted."""
    use = top_use(p)
    return happen(p, Event("ability resolving", use.card, use.player, use.number, by=use.performer), log)


def _answered(p: Position, event: Event, log: Log | None) -> Position:
    return p


GAME.event("ability used", "play/used")(_answered)
GAME.event("ability resolving", "play/resolve")(_answered)


def _waits(p: Position) -> bool:
    duel = p.board.duel
    return duel is not None and duel.round == 0 and ability_of(p, top_use(p)).kind == "Technique" and duel.answer == "issued"


def _wait(p: Position, log: Log | None) -> Position:
    use = top_use(p)
    say(log, p, "challenge/technique-waits", "The effects of {}'s Technique wait until the challenge is accepted.", Card(use.card))
    return pop(with_duel(p, announced=use))


def _effects(p: Position, log: Log | None) -> Position:
    """Each effect in turn, from top to bottom."""
    use = top_use(p)
    ability = ability_of(p, use)
    if use.item >= LATER:
        inner: Word = ability.effects[use.item - LATER].args[-1]
        p = replace_use(p, use._replace(item=LATER - 1))
        return do(p, inner, log)
    if use.cancelled or use.item >= len(ability.effects):
        return p
    if late_targets.due(use, ability):
        return late_targets.ask(p, use, log)
    p = replace_use(note_shown(p, use, ability.effects), use._replace(stage=use.stage - 1, item=use.item + 1))
    return do(p, ability.effects[use.item], log)


def do(p: Position, word: Word, log: Log | None) -> Position:
    """Carries out one effect of the ability that is being used; what it lets its player choose is chosen first."""
    from judgekit.games.five_sails.acts.choosing import carry_out

    return carry_out(p, (word,), log)


_STEPS = {
    "announce": Row("announce", "play/announce", _announce),
    "performer": Row("performer", "play/announce", _performer),
    "targets": Row("targets", "play/targeting", _targets),
    "wealth": Row("wealth", "play/wealth-cost", _wealth),
    "costs": Row("costs", "play/additional-costs", _costs),
    "count": Row("count", "play/used", _count),
    "open": Row("open", "play/used", _open),
    "wait": Row("wait", "challenge/technique-waits", _wait, _waits, (NEW,)),
    "resolving": Row("resolving", "play/resolve", _resolving, lambda p: "ability resolving" in p.cast.answered),
    "effects": Row("effects", "play/resolve", _effects),
    "finish": Row("finish", "play/used", finish),
}


def _needs_target_first(p: Position) -> bool:
    """Where a cost depends on what is targeted, the target comes first in either edition."""
    use = top_use(p)
    return p.edition == NEW or use.card == RULEBOOK or ability_of(p, use).early_targets > 0 or hangs_on_target(p, use.card)


GAME.procedure(
    Procedure(
        "use",
        "Using an ability",
        (
            _STEPS["announce"],
            _STEPS["performer"],
            _STEPS["targets"]._replace(when=_needs_target_first),
            _STEPS["wealth"],
            _STEPS["costs"],
            Row("targets after costs", {NEW: "play/targeting", OLD: "play/satisfy-targeting"}, _targets),
            _STEPS["count"],
            _STEPS["open"],
            _STEPS["wait"],
            _STEPS["resolving"],
            _STEPS["effects"],
            _STEPS["finish"],
        ),
    )
)


def at_effects(p: Position, use: Use) -> Use:
    """A use that begins with its effects: the rest was done before."""
    return use._replace(stage=GAME.procedures["use"].row("effects", p.edition), item=0)


def later_use(p: Position, fact: Fact) -> Use:
    """The use of one effect that waited: the fact's card, ability and effect."""
    number, item = divmod(fact.amount, 100)
    side = side_of_player(p, fact.player)
    performer = p.board.duel.sides[side].card if side >= 0 else NO_CARD
    key = f"{fact.card}/{fact.amount}"
    kept = sorted((f.amount, f.card) for f in facts_of(p, "later target", player=fact.player, key=key))
    targets = tuple(card for _, card in kept)
    return Use(fact.card, number, fact.player, performer, targets=targets, stage=GAME.procedures["use"].row("effects", p.edition), item=LATER + item)
