"""What the abilities and keywords of a card mean in play: which rules say when, who, at what cost and how often."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from judgekit.errors import Problem
from judgekit.library.cards import COMBAT_VALUES, DASH, PLACES, STATS, Card, CardAbility
from judgekit.library.model import Book, Rule, Standing
from judgekit.nearest import did_you_mean

if TYPE_CHECKING:
    from judgekit.library.library import Library

WHEN, WHO, COST, TIMING, OFTEN, KEYWORD = "when", "who", "cost", "timing", "how often", "keyword"
Table = tuple[tuple[str, str], ...]

OF_KIND: dict[str, Table] = {
    "passive": ((WHEN, "passive/always-active"),),
    "action": (
        (WHEN, "action-ability/high-drama"),
        (WHEN, "action-ability/not-in-duels"),
        (TIMING, "action-ability/priority"),
        (OFTEN, "action-ability/once-per-day"),
    ),
    "reaction": (
        (WHEN, "reaction/triggering-condition"),
        (WHEN, "reaction/optional"),
        (TIMING, "reaction/no-priority"),
        (OFTEN, "reaction/once-per-day"),
    ),
    "forced": ((WHEN, "forced/response"), (WHEN, "forced/mandatory"), (OFTEN, "forced/no-limit")),
    "technique": (
        (WHEN, "technique/only-in-duels"),
        (COST, "technique/no-wealth-cost"),
        (TIMING, "duel/technique-and-maneuver"),
        (TIMING, "duel/technique-maneuver-order"),
        (OFTEN, "limit/technique"),
    ),
    "maneuver": (
        (WHEN, "maneuver/on-combat-cards"),
        (WHEN, "maneuver/optional"),
        (COST, "maneuver/costs"),
        (TIMING, "duel/technique-and-maneuver"),
        (TIMING, "duel/technique-maneuver-order"),
        (OFTEN, "glossary/maneuver-one"),
    ),
}
"""The rules of each kind of ability."""

OF_TIMING: dict[str, Table] = {
    "before": ((TIMING, "reaction/before"),),
    "when": ((TIMING, "reaction/when"),),
    "would": ((TIMING, "reaction/when-would"),),
    "after": ((TIMING, "reaction/after"), (TIMING, "reaction/after-continue")),
}
"""The rules of the first word of a Reaction."""

OF_TYPE: dict[str, Table] = {
    "leader": ((WHO, "performer/own-abilities"),),
    "character": ((WHO, "performer/own-abilities"),),
    "attachment": ((WHEN, "attachment/use-abilities"), (WHO, "performer/equipped")),
    "risk": ((COST, "risk/cost"), (COST, "anatomy/wealth-cost-paid"), (TIMING, "risk/discard")),
    "event": ((WHEN, "event/own-location"), (WHO, "event/access")),
    "scheme": (),
    "location": (),
}
"""The rules of an ability by the type of card that has it; of a Maneuver they are those of its kind alone."""

OF_COMMON: Table = ((WHO, "event/use-without-control"), (OFTEN, "action-ability/events-and-locations"))
"""The rules of an Action on a card that no player controls."""

OF_PLACE: dict[str, Table] = {
    "City": ((WHO, "qualified/city-on-other-card"), (WHEN, "qualified/city-where-effects"), (WHEN, "qualified/city-effects-stay")),
    "City character": ((WHO, "qualified/city-on-character"), (WHEN, "qualified/city-effects-stay")),
    "Home": ((WHO, "glossary/home-qualifier"),),
}
OF_TRAIT: Table = ((WHO, "qualified/trait-before"), (WHO, "qualified/inherits-required"))
OF_SEVERAL: Table = ((WHO, "qualified/all-qualifiers"),)

OF_PHRASE: dict[str, Table] = {
    "Cost:": ((COST, "play/additional-costs"),),
    "spend": ((COST, "play/spend"),),
    "Target:": ((COST, "play/cost-targets"),),
    "Target (effect):": ((TIMING, "play/targeting"), (TIMING, "play/do-as-much")),
    "perform": ((WHO, "performer/must-choose"),),
    "instead": ((TIMING, "replacement/as-if-instead"),),
    "as if": ((TIMING, "replacement/as-if-instead"),),
    " may ": ((WHEN, "passive/may"),),
    " can ": ((WHEN, "passive/may"),),
}
"""The rules of what an ability says; the last of a Passive only."""

OF_KEYWORD: dict[str, tuple[str, ...]] = {
    "Brute": ("brute/faction-deck", "brute/paid-for", "brute/enter-home", "brute/end-of-day", "brute/discard-pile", "brute/crew-cap"),
    "Final Strike": ("final-strike/last-card", "final-strike/as-cost", "final-strike/survivor-defends"),
    "Lethal": ("lethal/ignores-hostilities", "lethal/beyond-stat"),
    "Negotiable": ("term/negotiable", "parley/reaction", "parley/unlimited"),
    "Repeatable": ("repeatable/again", "repeatable/any-number"),
    "Unlimited": ("term/unlimited",),
    "Wealth": ("anatomy/wealth-worth-two", "anatomy/wealth-to-locker"),
}
RESPONSES = frozenset({"reaction", "forced"})
UNIQUE = ("deck/unique-one-copy",)
SCHEME = ("term/separation-bar", "scheme/unique", "scheme/locker")
DASHES = ("term/dash",)
MODIFIERS = ("anatomy/stat-modifier",)


@dataclass(frozen=True, slots=True)
class Meaning:
    """One thing that a rule says about a card: what it is about, and the rule."""

    about: str
    rule: Rule


def of_ability(card: Card, ability: CardAbility) -> Iterator[tuple[str, str]]:
    """What the rules say about an ability: what each is about, and its id without the game."""
    yield from OF_KIND.get(ability.kind, ())
    if ability.kind == "reaction":
        first = re.split(r"[:.•]", ability.text)[0].lower()
        word = first.split()[0]
        yield from OF_TIMING.get("would" if word == "when" and " would " in first else word, ())
    if card.type == "attachment" and ability.kind == "technique":
        yield (WHO, "attachment/technique")
    elif ability.kind not in {"maneuver", "passive"} and not is_used_elsewhere(card, ability):
        yield from OF_TYPE.get(card.type, ())
        if card.type in {"event", "location"} and ability.kind == "action":
            yield from OF_COMMON if card.type == "event" else OF_COMMON[1:]
    yield from of_qualifiers(card, ability)
    yield from of_phrases(card, ability)
    for keyword, names in OF_KEYWORD.items():
        if keyword in ability.text:
            yield from ((KEYWORD, name) for name in names)


def is_used_elsewhere(card: Card, ability: CardAbility) -> bool:
    """Whether an ability works while its card is a combat card, in the discard pile or being equipped, where its type's rules do not hold."""
    if card.type == "risk":
        return ability.kind == "forced"
    away = ("dueling line", "discard pile", "this card is equipped")
    return card.type == "attachment" and ability.kind in RESPONSES and any(place in ability.text for place in away)


def of_phrases(card: Card, ability: CardAbility) -> Iterator[tuple[str, str]]:
    """What the rules say about the words of an ability."""
    text = marked(ability.says) if ability.says else ability.gist
    for phrase, rules in OF_PHRASE.items():
        if phrase in {" may ", " can "} and ability.kind != "passive":
            continue
        if phrase == "perform" and card.type not in {"risk", "scheme", "event"}:
            continue
        if phrase in text:
            yield from rules


def marked(says: str) -> str:
    """What an ability says, with the marks that a gist has before costs and targets."""
    before, bullet, after = says.partition("•")
    if not bullet:
        before, after = "", says
    marks = []
    for part in re.split(r", ", before):
        if re.match(r"(?:choose|target)\b", part.strip(), re.IGNORECASE):
            marks.append("Target:")
        elif part.strip() and not re.match(r"(?:after|when|before|if|while)\b", part.strip(), re.IGNORECASE):
            marks.append("Cost:")
    if re.search(r"\btarget ", after):
        marks.append("Target (effect):")
    return f"{' '.join(marks)} {says}"


def of_qualifiers(card: Card, ability: CardAbility) -> Iterator[tuple[str, str]]:
    """What the rules say about the words before an ability."""
    on_character = card.type in {"leader", "character"}
    for word in ability.qualifier:
        if word in PLACES:
            yield from OF_PLACE["City character" if word == "City" and on_character else word]
        else:
            yield from OF_TRAIT
    if len(ability.qualifier) > 1:
        yield from OF_SEVERAL


def of_card(card: Card) -> Iterator[tuple[str, str]]:
    """What the rules say about the card as a whole: its keywords, traits and values."""
    for keyword in card.keywords:
        yield from ((keyword, name) for name in OF_KEYWORD.get(keyword, ()))
    if card.is_unique:
        yield from (("Unique", name) for name in UNIQUE)
    if card.type == "scheme":
        yield from (("Scheme", name) for name in SCHEME)
    stats = [card.value(name) for name in (*STATS, *COMBAT_VALUES)]
    if DASH in stats:
        yield from (("-", name) for name in DASHES)
    if card.type == "attachment" and any(str(v)[:1] in {"+", "-"} and v != DASH for v in stats):
        yield from (("+", name) for name in MODIFIERS)


def meanings(library: Library, card: Card, ability: CardAbility | None, edition: str) -> list[Meaning]:
    """The rules about an ability, or about the card as a whole, that stand in an edition; each once."""
    found = of_ability(card, ability) if ability else of_card(card)
    rules = ((about, library.rules.get(f"{card.game}/{name}")) for about, name in dict.fromkeys(found))
    out = [Meaning(about, rule) for about, rule in rules if rule and rule.stands_in(edition)]
    return sorted(out, key=lambda m: ORDER.index(m.about)) if ability else out


ORDER = (WHEN, WHO, COST, TIMING, OFTEN, KEYWORD)


def open_points(library: Library, card: Card, found: list[Meaning], edition: str) -> list[Rule]:
    """The points left open by the books that a card meets: those that it names, then those that touch rules about it."""
    named = [p for p in (library.rules.get(f"{card.game}/{name}") for name in card.touches) if p and p.stands_in(edition)]
    return list(dict.fromkeys([*named, *(p for m in found for p in library.open_points(m.rule, edition))]))


def unknown_points(cards: Iterable[Card], books: Iterable[Book]) -> Iterator[Problem]:
    """Every point that a card names and the books of its game do not have."""
    known = {b.game: [r.id.partition("/")[2] for r in b.rules if r.standing in {Standing.SILENT, Standing.DISPUTED}] for b in books}
    for card in cards:
        for name in card.touches:
            if name not in known.get(card.game, []):
                near = did_you_mean(name, known.get(card.game, []))
                yield Problem(card.file, card.line, f"{card.name}: touches: the books leave open no point {name!r}{near}")


def card_json(library: Library, card: Card, edition: str | None = None, *, explained: bool = False) -> dict[str, Any]:
    """A card as the commands and the web page give it to other programs; `explained` with what the rules say about it."""
    record = card.as_record()
    known = next((b for b in library.books if b.game == card.game), None)
    if not explained or known is None:
        return record
    shown = library.edition(card.game, edition).id
    of_it = meanings(library, card, None, shown)
    record["edition"] = shown
    record["means"] = [meaning_json(m, shown) for m in of_it]
    for ability, data in zip(card.abilities, record["abilities"], strict=True):
        found = meanings(library, card, ability, shown)
        data["means"] = [meaning_json(m, shown) for m in found]
        data["open_points"] = [p.id for p in open_points(library, card, found, shown)]
    return record


def meaning_json(meaning: Meaning, edition: str) -> dict[str, str]:
    """What one rule says about a card."""
    return {"about": meaning.about, "rule": meaning.rule.id, "number": meaning.rule.number, "text": meaning.rule.text_in(edition)}
