"""Who performs an ability: itself, the bearer, or a character that must be chosen and must qualify."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.articles import an
from judgekit.engine.cast import Ability, Target, Word
from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, NO_CARD, Args, Ask, Position, Reason, Use
from judgekit.games.five_sails.acts.bars import bars
from judgekit.games.five_sails.acts.late_targets import open_later
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.acts.refusals import no_target
from judgekit.games.five_sails.acts.targets import candidates, chosen_late, target_reasons
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.rulebook import BRING
from judgekit.games.five_sails.standing.permissions import no_pressure
from judgekit.games.five_sails.stats import is_dash
from judgekit.games.five_sails.texts.references import matches
from judgekit.games.five_sails.texts.whereabouts import earlier
from judgekit.games.five_sails.values import NEW, RULEBOOK, characters, has, home_of, in_city, location, side_of_player

NOT_TRAITS = {"City", "Home", "Belayed", "Unlimited", "Repeatable"}


def traits_of(ability: Ability) -> tuple[str, ...]:
    """The traits that its performer needs."""
    return tuple(q for q in ability.qualifiers if q not in NOT_TRAITS)


def needs_performer(p: Position, use: Use) -> int | None:
    """The performer where it is fixed (no card when there is none); None when one must be chosen."""
    definition, state = p.definition(use.card), p.cards[use.card]
    ability = p.ability(use.card, use.number)
    if use.card == RULEBOOK:
        return NO_CARD if use.number == BRING else None
    if state.zone == "play" and state.on >= 0:
        return None if beside_bearer(p, use) else state.on
    if definition.kind == "character" and state.zone == "play" and state.control >= 0:
        return use.card
    if ability.kind == "Maneuver" and p.board.duel:
        return int(p.board.duel.sides[side_of_player(p, use.player)].card)
    names = " ".join((ability.text, *(str(w) for w in (*ability.costs, *ability.effects))))
    event = definition.kind == "event" and ability.kind != "Forced"
    if (ability.qualifiers and set(ability.qualifiers) - {"Belayed"}) or "performer" in names or event:
        return None
    if any("opposing" in t.tests for t in ability.targets):  # somebody has to be opposed
        return None
    return NO_CARD


def beside_bearer(p: Position, use: Use) -> bool:
    """Whether somebody else can perform a City ability of an equipped card: the playtest rules ask for a character there, not for the bearer."""
    ability, state = p.ability(use.card, use.number), p.cards[use.card]
    if p.edition == NEW or "City" not in ability.qualifiers or state.zone != "play" or state.on < 0 or p.definition(use.card).kind == "character":
        return False
    return any(n != state.on for n in characters(p, use.player, location(p, use.card)))


def performers(p: Position, use: Use) -> list[int]:
    """The characters among which a performer is chosen, the bearer first."""
    return sorted(characters(p, use.player), key=lambda n: n != p.cards[use.card].on)


def usual_performer(p: Position, ask: Ask) -> Args | None:
    """The bearer, where somebody else might perform what is printed on an equipped card."""
    bearer = p.cards[top_use(p).card].on
    return (bearer,) if bearer >= 0 else None


def performing_rule(p: Position, use: Use) -> str:
    """The rule by which a character performs an ability; the playtest rules have none for all, and each kind of ability its own."""
    ability = p.ability(use.card, use.number)
    if p.edition == NEW:
        return "performer/definition"
    if any(w.name == "challenge" for w in ability.effects):
        return "challenge/announce"
    if use.card == RULEBOOK:
        return f"action/{ability.text}"
    if "City" in ability.qualifiers:
        return "qualified/city-on-other-card"
    return "glossary/home-qualifier" if "Home" in ability.qualifiers else "qualified/trait-before" if traits_of(ability) else "play/announce"


def _stat_used(p: Position, use: Use, n: int, word: Word) -> str:
    """The value of the performer that an effect uses, if it issues a challenge or pressures."""
    from judgekit.games.five_sails.standing.daily import claim_stat
    from judgekit.games.five_sails.standing.duel_stats import stat_of_duel, stat_used

    uses = word.name == "challenge" or word.name.startswith("pressure")
    name = next((str(a) for a in word.args if a in ("resolve", "combat", "finesse", "influence")), "") if uses else ""
    if word.name == "challenge" and name:
        return stat_used(p, n, stat_of_duel(p, n, name))
    return claim_stat(p, n, name) if use.card == RULEBOOK and word.name == "pressure" else name


def performer_reasons(p: Position, use: Use, n: int, *, targets: bool = True) -> Iterator[Reason]:
    """What speaks against a character as performer of an ability."""
    ability = p.ability(use.card, use.number)
    at = location(p, n)
    yield from _place_reasons(p, use, ability, n, at)
    for trait in traits_of(ability):
        if not has(p, n, trait):
            yield from _trait_reasons(p, use, n, trait)
    chosen = use._replace(performer=n)
    yield from _answering(p, use, n, ability)
    if use.performer < 0 and needs_performer(p, use) is None:
        from judgekit.games.five_sails.acts.legality import condition_reasons

        yield from condition_reasons(p, chosen, ability)
    for word in ability.costs:
        check = GAME.vocabulary.get("cost", word.name).check
        if check:
            yield from check(p, chosen, *word.args)
    for word in ability.effects:
        yield from _unable(p, chosen, n, word, _stat_used(p, use, n, word))
        yield from _barred(p, use, n, word, at)
    from judgekit.games.five_sails.costs.affording import too_dear

    yield from too_dear(p, chosen)
    if targets:
        yield from _without_target(p, chosen, ability)


def _unable(p: Position, use: Use, n: int, word: Word, stat_name: str) -> Iterator[Reason]:
    """That a character is not of the kind that performs an effect, or has a dash for the stat that it uses."""
    if word.name == "performer must be" and not matches(p, use, Target(word.args[0][0], word.args[0][1:]), n):
        rule = "performer/must-choose" if p.edition == NEW else performing_rule(p, use)
        yield Reason(NO, rid(rule), f"{card_name(p, n)} is not of the kind that can perform it.", n, _another(p, use))
    if stat_name and is_dash(p, n, stat_name):
        told = f"{card_name(p, n)} has a dash for {stat_name.title()} and cannot perform what uses it."
        yield Reason(NO, rid("dash/cannot-perform"), told, n, _another(p, use))


def _another(p: Position, use: Use, trait: str = "") -> str:
    """Who could perform what somebody cannot: another character, unless the performer is fixed, and then whoever is equipped with the card."""
    fixed = needs_performer(p, use)
    if fixed is None:
        return f"a character with {trait} can perform it" if trait else "another character must perform it"
    if p.cards[use.card].on >= 0:
        return (
            f"{card_name(p, use.card)} equipped to a character with {trait}" if trait else f"{card_name(p, use.card)} equipped to another character"
        )
    return f"{card_name(p, fixed)} with the trait {trait}" if trait and fixed >= 0 else ""


def _barred(p: Position, use: Use, n: int, word: Word, at: str) -> Iterator[Reason]:
    """That something says that a character cannot do what an effect would have it do."""
    if word.name == "challenge":
        yield from bars(p, "challenging", n)
    if word.name == "move to target":
        yield from bars(p, "moved", n)
    if word.name.startswith("pressure") and "no pressures" in p.cast.passive_words:
        yield from no_pressure(p, at)
    if use.card == RULEBOOK and word.name == "pressure":
        yield from bars(p, "claiming", n)


def _answering(p: Position, use: Use, n: int, ability: Ability) -> Iterator[Reason]:
    """That something has happened to another character than the performer of whom the trigger speaks."""
    trigger = ability.trigger.word if ability.trigger is not None and use.event is not None and use.performer < 0 else None
    if trigger is None or occurs(p, use._replace(performer=n)) or (not _open(p, use) and occurs(p, use)):
        return
    how = "to whom this has happened" if ("performer",) in trigger.args else "at whose location this has happened"
    yield Reason(NO, rid("reaction/triggering-condition"), f"It is not {card_name(p, n)} {how}.", n)


def occurs(p: Position, use: Use) -> bool:
    """Whether the triggering condition of an ability is met by what it would answer, for the performer that it has."""
    trigger = p.ability(use.card, use.number).trigger
    assert trigger is not None
    return bool(GAME.vocabulary.get("trigger", trigger.word.name).run(p, use, use.event, *trigger.word.args))


def answers(p: Position, use: Use) -> bool:
    """Whether an ability answers what has happened: of a card that needs a performer it is enough that somebody could perform it."""
    if not _open(p, use):
        return occurs(p, use)
    return any(occurs(p, use._replace(performer=n)) for n in performers(p, use))


def _open(p: Position, use: Use) -> bool:
    """Whether the performer of a card out of play is still to be chosen, on whom it hangs where that is of which the trigger speaks."""
    return use.performer < 0 and p.cards[use.card].zone != "play" and needs_performer(p, use) is None


def _place_reasons(p: Position, use: Use, ability: Ability, n: int, at: str) -> Iterator[Reason]:
    own = n == use.card or p.cards[use.card].on == n
    if "City" in ability.qualifiers and not in_city(p, at):
        rule = "qualified/city-on-character" if own and n == use.card else "qualified/city"
        yield Reason(
            NO,
            rid(rule),
            f"{card_name(p, n)} is at {at}, and a City {ability.kind} needs a performer at a City location.",
            n,
            f"{card_name(p, n)} would have to be at a City location",
        )
    if "Home" in ability.qualifiers and at != home_of(p, p.cards[n].control):
        yield Reason(NO, rid("glossary/home-qualifier"), f"{card_name(p, n)} is at {at}, and a Home {ability.kind} needs a performer at Home.", n)
    if at != (there := location(p, use.card)) and needs_performer(p, use) is None and p.cards[use.card].on >= 0:
        text = f"{card_name(p, n)} is at {at}, {card_name(p, use.card)} at {there}."
        yield Reason(NO, rid("qualified/city-where-effects"), text, n, f"a character at {there} can perform it")
    if p.definition(use.card).kind == "event" and at != p.cards[use.card].at:
        yield Reason(
            NO,
            rid("event/access"),
            f"{card_name(p, n)} is at {at}, the event at {p.cards[use.card].at}.",
            n,
            f"a character at {p.cards[use.card].at} can use it",
        )
    if p.definition(use.card).kind == "location" and at != p.definition(use.card).name and "City" in ability.qualifiers:
        yield Reason(NO, rid("qualified/city-where-effects"), f"{card_name(p, n)} is not at {p.definition(use.card).name}.", n)


def _trait_reasons(p: Position, use: Use, n: int, trait: str) -> Iterator[Reason]:
    ability = p.ability(use.card, use.number)
    from judgekit.games.five_sails.standing.city import place_has_trait

    if place_has_trait(p, here := location(p, n), trait):
        from judgekit.games.five_sails.judged.open_points import by_point

        yield from by_point(p, "unsettled/qualified-trait", f"{card_name(p, n)} has no trait {trait}, but {here} has it.", (NO, "yes"))
        return
    rule = "qualified/duelist-maneuver" if trait == "Duelist" and ability.kind == "Maneuver" else "qualified/trait-before"
    yield Reason(
        NO,
        rid(rule),
        f"{card_name(p, n)} does not have the trait {trait}, which {an(trait)} {ability.kind} asks of its performer.",
        n,
        _another(p, use, trait),
    )


def _without_target(p: Position, use: Use, ability: Ability) -> Iterator[Reason]:
    """A performer for whom there is no legal target: the reason of each candidate."""
    for index in range(len(ability.targets)):
        if chosen_late(ability, index) or open_later(p, use, ability, index) or earlier(ability.targets[index].tests):
            continue
        bad: list[tuple[int, list[Reason]]] = []
        unsure: list[Reason] = []
        for n in candidates(p, use, index):
            found = list(target_reasons(p, use, index, n))
            if not found:
                break
            against = [r for r in found if r.verdict == NO]
            bad.append((n, against))
            unsure += [] if against else found
        else:
            if unsure:
                yield unsure[0]
                return
            yield from no_target(p, use, index, bad)
            return
