"""Why one use of an ability is not legal: with this performer, on these targets. What speaks against other ones is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from judgekit.engine.articles import an
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, NO_CARD, Position, Reason, Use
from judgekit.games.five_sails.acts.legality import condition_reasons, general_reasons
from judgekit.games.five_sails.acts.open_windows import begun, event_of
from judgekit.games.five_sails.acts.performers import needs_performer, performer_reasons
from judgekit.games.five_sails.acts.refusals import in_words
from judgekit.games.five_sails.acts.targets import candidates, target_reasons
from judgekit.games.five_sails.costs.parley import parley_reasons
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.rulebook import CLAIM
from judgekit.games.five_sails.texts.candidates import place_name, place_number
from judgekit.games.five_sails.values import NEW, RULEBOOK, is_character, location

Said = Sequence[tuple[str, str]]
PARLEYS = re.compile(r"parley (?:with|by) (.+)|(.+) parleys", re.IGNORECASE)
"""What of a sentence says who parleys."""


@GAME.hook("why exactly")
def why_exactly(p: Position, player: int, card: int, number: int, said: Said) -> list[Reason]:
    """All reasons against a use, of which the performer and the targets are named as (link, name); none where nobody is recognised."""
    parleys = [who[1] or who[2] for _, name in said if (who := PARLEYS.fullmatch(name))]
    named = [(link, thing) for link, name in said if not PARLEYS.fullmatch(name) for thing in _things(p, name)]
    strangers = list(_strangers(p, player, named))
    if strangers:
        return strangers
    use = Use(card, number, player)
    use = use._replace(event=event_of(p, use))
    fixed = needs_performer(p, use)
    performer = fixed if fixed is not None else _performer(p, player, named)
    if performer is None:
        return []
    others = dict(_others(p, use, performer, named)) if fixed is not None else {}
    left = [(link, thing) for link, thing in named if thing != (False, performer) and thing[1] not in others]
    elsewhere = [thing for _, (place, thing) in left if place and place_name(p, thing) != location(p, performer)]
    if (card, number) == (RULEBOOK, CLAIM) and elsewhere:
        text = f"{card_name(p, performer)} is at {location(p, performer)}: a location is claimed by who is there, not {place_name(p, elsewhere[0])}."
        return [Reason(NO, rid("action/claim"), text, performer, f"a performer at {place_name(p, elsewhere[0])}")]
    found = [*others.values(), *_reasons(p, use._replace(performer=performer), [thing for _, thing in left])]
    paid_for = use._replace(performer=performer, targets=tuple(thing for _, (place, thing) in left if not place)[:1])
    found += [r for name in parleys for _, n in _things(p, name) for r in parley_reasons(p, paid_for, n) if r.verdict == NO]
    out = list(dict.fromkeys(found))
    return out if any(r.verdict == NO for r in out) else []


@GAME.hook("another performs")
def another_performs(p: Position, player: int, card: int, number: int, said: Said) -> bool:
    """Whether a sentence has somebody perform a use whose performer the rules fix as somebody else."""
    use = Use(card, number, player)
    fixed = needs_performer(p, use)
    named = [(link, thing) for link, name in said for thing in _things(p, name)] if fixed is not None else []
    return fixed is not None and any(_others(p, use, fixed, named))


@GAME.hook("performs anyway")
def performs_anyway(p: Position, player: int, card: int, number: int, name: str) -> bool:
    """Whether whoever is named performs a use without being chosen, and nothing else could be meant, as it has no target."""
    performer = needs_performer(p, Use(card, number, player))
    return not p.ability(card, number).targets and performer is not None and (False, performer) in _things(p, name)


def _others(p: Position, use: Use, fixed: int, named: list[tuple[str, tuple[bool, int]]]) -> Iterator[tuple[int, Reason]]:
    """The own characters that are to perform what the bearer performs, or a character itself, and cannot; 2023 alone says who performs.

    Whoever could be a target is no performer where the card itself is a character, or where several targets are to be named.
    """
    if p.edition != NEW or fixed < 0 or p.cards[use.card].zone != "play":
        return
    targets = p.ability(use.card, use.number).targets
    for n in (n for link, (place, n) in named if link == "with" and not place and n != fixed):
        chosen = use._replace(performer=fixed)
        room = (fixed == use.card or len(targets) > 1) and sum(link != "with" for link, _ in named) < len(targets)
        fits = room and any(not list(target_reasons(p, chosen, k, n)) for k in range(len(targets)))
        if fits or not is_character(p, n) or p.cards[n].zone != "play" or p.cards[n].control != use.player:
            continue
        who, what, other = card_name(p, fixed), card_name(p, use.card), card_name(p, n)
        if fixed == use.card:
            yield n, Reason(NO, rid("performer/own-abilities"), f"{who} performs what is printed on {who}, not {other}.", n)
        else:
            text = f"{what} is equipped to {who}, who performs its abilities; {other} cannot."
            yield n, Reason(NO, rid("performer/equipped"), text, n, f"{what} equipped to {other}")


def _things(p: Position, name: str) -> list[tuple[bool, int]]:
    """What a name means: a location, or a card."""
    low = name.casefold().removeprefix("the ")
    places = [x for x in (*p.cast.places, *(f"Home of {s}" for s in p.cast.seats)) if x.casefold().removeprefix("the ") == low]
    if places:
        return [(True, place_number(p, places[0]))]
    return [(False, n) for n, x in enumerate(p.cast.names) if x.casefold().removeprefix("the ") == low][:1]


def _strangers(p: Position, player: int, named: list[tuple[str, tuple[bool, int]]]) -> Iterator[Reason]:
    """The characters that are to do something for a player who does not control them."""
    rule = "glossary/performer-chosen" if p.edition == NEW else "play/control-or-show"
    for link, (place, n) in named:
        if link == "with" and not place and is_character(p, n) and p.cards[n].zone == "play" and p.cards[n].control != player:
            text = f"{card_name(p, n)} is no character that {player_name(p, player)} controls, and cannot perform this."
            yield Reason(NO, rid(rule), text, n, f"a character that {player_name(p, player)} controls")


def _performer(p: Position, player: int, named: list[tuple[str, tuple[bool, int]]]) -> int | None:
    """Who performs: the one named with "with", or the first own character."""
    own = [(link, n) for link, (place, n) in named if not place and p.cards[n].zone == "play" and is_character(p, n) and p.cards[n].control == player]
    return next((n for link, n in own if link == "with"), own[0][1] if own else None)


def _reasons(p: Position, use: Use, things: list[tuple[bool, int]]) -> Iterator[Reason]:
    ability = p.ability(use.card, use.number)
    yield from (condition_reasons if begun(p, use) else general_reasons)(p, use, ability)
    left, chosen = list(things), []
    for target in ability.targets:
        fits = next((x for x in left if x[0] == (target.kind == "location")), None)
        if fits is not None:
            left.remove(fits)
            chosen.append(fits[1])
        elif left:
            yield wrong_kind(p, use, len(chosen), *left[0])
            return
    if use.performer != NO_CARD:
        yield from performer_reasons(p, use, use.performer, targets=not chosen and bool(ability.targets))
    for index, thing in enumerate(chosen):
        each = use._replace(targets=tuple(chosen[:index]))
        if thing in candidates(p, each, index):
            yield from target_reasons(p, each, index, thing)
        else:
            yield wrong_kind(p, each, index, ability.targets[index].kind == "location", thing)


def wrong_kind(p: Position, use: Use, index: int, place: bool, thing: int) -> Reason:
    """That something is not what an ability targets: a location, another kind of card, or a card that lies elsewhere."""
    asked = in_words(p, use, index)
    if place:
        what = f"{place_name(p, thing)} is a location"
    elif p.cards[thing].zone in {"play", "line"}:
        what = f"{card_name(p, thing)} is {an(p.definition(thing).kind)}"
    else:
        what = f"{card_name(p, thing)} is not in play"
    return Reason(NO, rid("play/targeting"), f"{what}, and {an(asked)} is to be targeted.", NO_CARD if place else thing, f"{an(asked)} as the target")
