"""What an ability may target, and what speaks against each candidate."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Ability, Target
from judgekit.engine.procedures import rule_for
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, NO_CARD, YES, Position, Reason, Use
from judgekit.games.five_sails.acts.bars import bars, sources
from judgekit.games.five_sails.acts.basic_targets import brute_reasons, equip_reasons, recruit_reasons
from judgekit.games.five_sails.acts.linked_targets import leads_nowhere
from judgekit.games.five_sails.acts.refusals import not_opposing
from judgekit.games.five_sails.conditions.compared import TIED, most_there
from judgekit.games.five_sails.conditions.tests_shown import shown_beside
from judgekit.games.five_sails.conditions.where import adjacent, here_of
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.standing.permissions import challengers_only, goes_anywhere, kept_from
from judgekit.games.five_sails.standing.targets import next_door, not_by, targeted_by
from judgekit.games.five_sails.stats import is_dash
from judgekit.games.five_sails.texts.candidates import candidates_of, place_name
from judgekit.games.five_sails.texts.references import passes
from judgekit.games.five_sails.texts.relative_clauses import clause_of
from judgekit.games.five_sails.values import NEW, RULEBOOK, characters, clockwise, has, home_of, in_city, in_play, is_character, location


def candidates(p: Position, use: Use, index: int) -> list[int]:
    """Everything that an ability's target could be; no card stands for leaving out a target that need not be chosen."""
    target = p.ability(use.card, use.number).targets[index]
    return [*_candidates(p, use, target), *([NO_CARD] if "optional" in target.tests else [])]


def _candidates(p: Position, use: Use, target: Target) -> list[int]:
    if "to equip" in target.tests:
        hand = [n for n, c in enumerate(p.cards) if c.zone == "hand" and c.owner == use.player]
        city = [n for n, c in enumerate(p.cards) if c.zone == "play" and c.control < 0 and c.on < 0 and p.definition(n).kind == "attachment"]
        return hand + city
    if "to bring in" in target.tests:
        return [n for n, c in enumerate(p.cards) if c.zone == "hand" and c.owner == use.player and has(p, n, "Brute")]
    if "to recruit" in target.tests:
        return [n for n, c in enumerate(p.cards) if c.zone == "play" and p.definition(n).kind == "character"]
    return candidates_of(p, target)


def chosen_late(ability: Ability, index: int) -> bool:
    """Whether something is chosen only when the effect that speaks of it takes place: it is not targeted, and no cost needs it."""
    return index >= ability.early_targets and "chosen" in ability.targets[index].tests


NOTHING = "no target"
"""What is chosen where a target need not be."""


def thing_name(p: Position, ability: Ability, index: int, thing: int) -> str:
    """The name of a target."""
    if thing < 0:
        return NOTHING
    return place_name(p, thing) if ability.targets[index].kind == "location" else card_name(p, thing)


def _cost_reasons(p: Position, use: Use, ability: Ability, index: int, thing: int) -> Iterator[Reason]:
    """What speaks against paying a cost with what is chosen for it."""
    if index >= ability.early_targets:
        return
    chosen = use._replace(targets=(*(*use.targets, *[NO_CARD] * index)[:index], thing))
    for cost in ability.costs:
        check = GAME.vocabulary.get("cost", cost.name).check
        if check and (("target", index) in cost.args or any(isinstance(a, tuple) and ("target", index) in a for a in cost.args)):
            yield from check(p, chosen, *cost.args)


def target_reasons(p: Position, use: Use, index: int, thing: int) -> Iterator[Reason]:
    """What speaks against a target."""
    ability = p.ability(use.card, use.number)
    target = ability.targets[index]
    if thing < 0:
        return
    if target.kind == "location":
        yield from _location_reasons(p, use, target.tests, place_name(p, thing))
    elif "to equip" in target.tests:
        yield from equip_reasons(p, use, thing)
    elif "to bring in" in target.tests:
        yield from brute_reasons(p, use, thing)
    elif "to recruit" in target.tests:
        yield from recruit_reasons(p, use, thing)
    else:
        yield from _thing_reasons(p, use, index, thing)


def _thing_reasons(p: Position, use: Use, index: int, thing: int) -> Iterator[Reason]:
    """What speaks against a card that an ability of a card, a challenge or a move would target."""
    ability = p.ability(use.card, use.number)
    target = ability.targets[index]
    away = _challenge_stat(ability) != "" and use.card == RULEBOOK and _away(p, use, thing)
    for test in target.tests:
        if not passes(p, use, test, thing) and not (away and test == "opposing"):
            yield _failed(p, use, ability, test, thing)
    yield from _cost_reasons(p, use, ability, index, thing)
    if not any(t.endswith(" line") for t in target.tests):
        yield from _where_it_lies(p, thing)
    if not away:
        yield from _locality(p, use, ability, target.tests, thing)
    yield from _challenge_reasons(p, use, ability, thing)
    yield from leads_nowhere(p, use, index, thing, target_reasons)
    if "chosen" not in target.tests:
        yield from bars(p, "targeted", thing)
        yield from targeted_by(p, use, thing)
    if p.cards[thing].control != use.player:
        yield from bars(p, "enemy-targeted", thing)
    from judgekit.games.five_sails.costs.affording import too_dear
    from judgekit.games.five_sails.costs.choices import too_many

    yield from too_many(p, use, index)
    yield from too_dear(p, use._replace(targets=(*use.targets, thing)))


def _failed(p: Position, use: Use, ability: Ability, test: str, thing: int) -> Reason:
    """That a target does not pass a test, in the words of the test."""
    name, _, value = test.partition(":")
    entry = GAME.vocabulary.get("selector", name)
    words = {
        "thing": card_name(p, thing),
        "player": player_name(p, use.player),
        "performer": card_name(p, use.performer),
        "here": here_of(p, use) or "the place of the ability",
        "value": value,
        "clause": clause_of(value),
        "not_opposing": not_opposing(p, use, thing) if name == "opposing" else "",
    }
    rule = "challenge/target-opposing" if name == "opposing" and _challenge_stat(ability) else rule_for(entry.rule, p.edition)
    beside = shown_beside(p, use, "selector", name, thing, *([value] if value else []))
    return Reason(NO, rid(rule), entry.fails.format(**words) + beside + ".", thing, entry.remedy.format(**words))


def _away(p: Position, use: Use, thing: int) -> bool:
    """Whether a Passive ability lets the performer challenge a character elsewhere."""
    from judgekit.games.five_sails.standing.acts import reaches

    if use.performer < 0:
        return False
    return next_door(p, use.performer, thing) or ("challenges away" in p.cast.passive_words and reaches(p, use.performer, thing))


def _where_it_lies(p: Position, thing: int) -> Iterator[Reason]:
    """A card in The Locker cannot return, a card in a dueling line is in play or not: both hang on the judge."""
    zone = p.cards[thing].zone
    if zone == "locker" and p.edition == NEW:
        text = f"{card_name(p, thing)} is in The Locker, from where the rulebook lets nothing return; whether a card may allow it is disputed."
        yield from by_point(p, "unsettled/golden-rule-or-cant", text, (YES, NO))
    if zone == "line":
        text = f"{card_name(p, thing)} lies in a dueling line; whether that is in play is disputed."
        yield from by_point(p, "unsettled/dueling-line-in-play", text, (YES, NO))


def _locality(p: Position, use: Use, ability: Ability, tests: tuple[str, ...], thing: int) -> Iterator[Reason]:
    """What a City ability does stays at the location where it is used."""
    if (
        "City" in ability.qualifiers
        and not {"adjacent", "adjacent city"} & set(tests)
        and "anywhere" not in tests
        and is_character(p, thing)
        and in_play(p, thing)
        and location(p, thing) != here_of(p, use)
        and in_city(p, here_of(p, use))  # where it can be used at all
    ):
        yield Reason(
            NO,
            rid("qualified/city-effects-stay"),
            f"{card_name(p, thing)} is at {location(p, thing)}, and the effects of a City {ability.kind} stay at {here_of(p, use)}.",
            thing,
            f"choose a target at {here_of(p, use)}",
        )


def _challenge_stat(ability: Ability) -> str:
    return next((a for w in ability.effects if w.name == "challenge" for a in w.args if isinstance(a, str)), "")


def _within_reach(p: Position, use: Use, ability: Ability, thing: int) -> bool:
    """Whether the performer of a challenge stands where the target is, or the card says where else; an opposing target is tested by its own word."""
    tests = {test for each in ability.targets for test in each.tests}
    said = tests & {"opposing", "here", "adjacent", "adjacent city", "anywhere"} or any(w.name.startswith("move") for w in ability.effects)
    whos = [[a for a in w.args if isinstance(a, tuple)] for w in ability.effects if w.name == "challenge"]
    others = any(len(each) == 2 and each[0] not in {("performer",), ("this",)} for each in whos)
    if said or others or use.card == RULEBOOK or use.performer < 0 or not is_character(p, thing):
        return True
    if p.cards[thing].control == p.cards[use.performer].control:
        return True
    return location(p, thing) == location(p, use.performer) or _away(p, use, thing)


def _challenge_reasons(p: Position, use: Use, ability: Ability, thing: int) -> Iterator[Reason]:
    stat = _challenge_stat(ability)
    if not stat:
        return
    if not _within_reach(p, use, ability, thing):
        text = f"{card_name(p, thing)} is not where {card_name(p, use.performer)} is; only an opposing character can be challenged."
        yield Reason(NO, rid("challenge/target-opposing"), text, thing)
    yield from bars(p, "challenged", thing)
    yield from challengers_only(p, use.performer, thing)
    yield from not_by(p, use.performer, thing)
    if p.edition != NEW and is_dash(p, thing, stat):
        yield from by_point(
            p,
            "unsettled/dash-participates",
            f"{card_name(p, thing)} has a dash for {stat.title()}; whether being challenged is taking part is not said.",
            (NO, "yes"),
        )
    if "must" not in p.cast.passive_words:
        return
    for n, c in enumerate(p.cards):
        if n != thing and c.zone == "play" and c.control == p.cards[thing].control and c.at == p.cards[thing].at:
            for source in sources(p, "must", "challenged", n):
                if not any(True for _ in bars(p, "challenged", n)):
                    yield Reason(
                        NO,
                        rid("golden-rule/cards-beat-rulebook" if p.edition == NEW else "passive/always-active"),
                        f"{card_name(p, source)} makes challenges target {card_name(p, n)}.",
                        source,
                    )


def _top_crew(p: Position, player: int, name: str) -> Iterator[Reason]:
    """What speaks against a location at which a player is to have the most characters: that others have more, or that several are level."""
    there = [sum(1 for _ in characters(p, q, name)) for q in clockwise(p, player)]
    if there[0] < max(there):
        yield Reason(NO, rid("term/crew"), f"{player_name(p, player)} does not have the most characters at {name}.")
    elif there.count(there[0]) > 1:
        text = f"{player_name(p, player)} has as many characters at {name} as another player; who has the most then is not said."
        yield from by_point(p, TIED, text, (NO, YES, YES))


def _location_reasons(p: Position, use: Use, tests: tuple[str, ...], name: str) -> Iterator[Reason]:
    here = here_of(p, use)
    if name.startswith("Home of ") and name != home_of(p, use.player):
        yield Reason(NO, rid("setup/enemy-home"), f"{name} is an enemy's Home; no character of {player_name(p, use.player)} can move there.", -1)
    if use.performer >= 0 and use.card == RULEBOOK:
        yield from kept_from(p, use.performer, name)
    if "city location" in tests and not in_city(p, name):
        yield Reason(NO, rid("term/city-location"), f"{name} is not a City location.")
    if "yours" in tests and not (in_city(p, name) and p.board.places[p.cast.places.index(name)].control == use.player):
        yield Reason(NO, rid("action/claim-control"), f"{player_name(p, use.player)} does not control {name}.")
    if "uncontrolled" in tests and not (in_city(p, name) and p.board.places[p.cast.places.index(name)].control < 0):
        yield Reason(NO, rid("term/uncontrolled"), f"{name} is not an uncontrolled City location.")
    if "controlled" in tests and not (in_city(p, name) and p.board.places[p.cast.places.index(name)].control >= 0):
        yield Reason(NO, rid("term/uncontrolled"), f"{name} is not a controlled City location.")
    if "with your crew" in tests and not any(True for _ in characters(p, use.player, name)):
        yield Reason(NO, rid("term/crew"), f"{player_name(p, use.player)} has no character at {name}.")
    if "with top crew" in tests:
        yield from _top_crew(p, use.player, name)
    if "with most crew" in tests and not most_there(p, use.player, name, alone=True):
        yield Reason(NO, rid("term/crew"), f"{player_name(p, use.player)} does not have more characters at {name} than every other player.")
    if "without crew" in tests and any(not has(p, n, "Mercenary") for n in characters(p, place=name)):
        yield Reason(NO, rid("term/crew"), f"At {name} there is a character who is no Mercenary.")
    if name == here and "adjacent" in tests:
        yield Reason(NO, rid("action/moving"), f"{card_name(p, use.performer)} is at {name} already; moving goes to another location.")
    elif "adjacent" in tests and not (use.card == RULEBOOK and goes_anywhere(p, use.performer, name)):
        near = adjacent(p, here, name)
        if near is False:
            yield Reason(
                NO,
                rid("action/move-adjacent"),
                f"{name} is not adjacent to {here}.",
                -1,
                _adjacent_ones(p, use.player, here),
            )
        elif near is None:
            yield from by_point(
                p, "unsettled/adjacency", f"{name} does not lie directly beside {here}; which City locations are adjacent is not said.", (NO, "yes")
            )


def _adjacent_ones(p: Position, player: int, here: str) -> str:
    """Which locations are adjacent to one: to a Home every City location, to another one its neighbours and the Home."""
    if here == home_of(p, player):
        return f"from {here} all City locations are adjacent"
    return f"from {here} the neighbouring City locations and {player_name(p, player)}'s own Home are adjacent"
