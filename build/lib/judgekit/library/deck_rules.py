"""The deck-building rules of City of Five Sails: every way in which a list breaks one, with the rule, all at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from judgekit.errors import UnknownName
from judgekit.library.cards import COMBAT_VALUES, Card
from judgekit.library.deck_list import APPROACH, FACTION, LEADER, DeckList, Entry, counted
from judgekit.library.model import Rule

if TYPE_CHECKING:
    from judgekit.library.library import Library

GAME = "five-sails"
SIZE = 40
EXACT_SIZE = frozenset({"playtest-5.9.4e"})
"""The editions in which a Faction Deck has that many cards and no more."""
APPROACH_EACH = 5
COPIES = 2

Found = tuple[str, str]
"""A rule's id without the game, and how the list breaks it."""


@dataclass(frozen=True, slots=True)
class Violation:
    """One way in which a list breaks one rule."""

    rule: Rule
    message: str


@dataclass(slots=True)
class DeckReport:
    """What a check found: what could not be read, what breaks a rule, and the figures of the decks."""

    edition: str
    deck: DeckList
    violations: list[Violation]
    figures: dict[str, Any] = field(default_factory=dict)

    @property
    def legal(self) -> bool:
        """Whether every line was read and no rule is broken."""
        return not self.violations and not self.deck.problems

    def as_json(self) -> dict[str, Any]:
        """The report as the commands and the web page give it to other programs."""
        return {
            "name": self.deck.name or None,
            "edition": self.edition,
            "legal": self.legal,
            "violations": [
                {"rule": v.rule.id, "number": v.rule.number, "message": v.message, "text": v.rule.text_in(self.edition)} for v in self.violations
            ],
            "problems": [{"line": line, "message": message} for line, message in self.deck.problems],
            "notes": self.deck.notes,
            "decks": {place: [{"count": n, "card": c.name, "id": c.id} for c, n, _ in counted(self.deck.of(place))] for place in PLACES},
            "figures": self.figures,
        }


PLACES = (LEADER, APPROACH, FACTION)


def check_deck(library: Library, deck: DeckList, edition: str | None = None) -> DeckReport:
    """Everything that a list breaks among the rules of an edition."""
    if GAME not in {b.game for b in library.books}:
        raise UnknownName(f"decks are checked for {GAME}, whose rules are not in this library")
    shown = library.edition(GAME, edition).id
    violations = []
    for name, message in dict.fromkeys(broken(deck, shown)):
        rule = library.rule(name, GAME)
        if rule.stands_in(shown):
            violations.append(Violation(rule, message))
    deck.notes.extend(wrong_marks(deck))
    return DeckReport(shown, deck, violations, figures(deck))


def broken(deck: DeckList, edition: str) -> Iterator[Found]:
    """Each broken rule with how it is broken."""
    leader = next((e.card for e in deck.entries if e.card.type == "leader"), None)
    yield from leaders(deck)
    yield from misplaced(deck)
    yield from approach(deck, leader)
    yield from faction(deck, leader, edition)


def leaders(deck: DeckList) -> Iterator[Found]:
    """One Leader, no fewer and no more."""
    found = [(c, n) for c, n, _ in counted(deck.entries) if c.type == "leader"]
    if not found:
        yield "deck/leader", "there is no Leader"
    elif sum(n for _, n in found) > 1:
        yield "leader/one", f"there are {sum(n for _, n in found)} Leaders: {', '.join(c.name for c, _ in found)}"
    for entry in deck.of(LEADER):
        if entry.card.type != "leader":
            yield "deck/leader", f"{at(entry)} stands as Leader, but is {a(entry.card.type)}"


def misplaced(deck: DeckList) -> Iterator[Found]:
    """Cards that no player's deck can hold, or not the deck they are in."""
    for entry in deck.of(APPROACH) + deck.of(FACTION):
        card, where = entry.card, f"{at(entry)} in the {entry.place.title().replace(' Deck', '')} Deck"
        if card.type == "location":
            yield "city-location/no-deck", f"{where} is a City location"
        elif card.type == "event":
            yield "event/city-deck-only", f"{where} is an Event"
        elif card.type == "leader":
            yield "deck/two-decks", f"{where} is a Leader, who belongs to neither deck"
        elif entry.place == APPROACH and "Brute" in card.keywords:
            yield "brute/faction-deck", f"{where} has Brute"
        elif entry.place == APPROACH and card.type not in {"character", "scheme"}:
            yield "deck/approach-ten", f"{where} is neither a character nor a scheme, but {a(card.type)}"
        elif entry.place == FACTION and all(card.value(v) is None for v in COMBAT_VALUES) and card.faction != "City":
            yield "faction-deck/combat-values", f"{where} is {a(card.type)} without combat values"


def approach(deck: DeckList, leader: Card | None) -> Iterator[Found]:
    """Ten cards: five characters and five schemes, each once, of the right faction."""
    entries = deck.of(APPROACH)
    if not entries:
        yield "deck/two-decks", "there is no Approach Deck"
    characters = sum(e.count for e in entries if e.card.type == "character" and "Brute" not in e.card.keywords)
    schemes = sum(e.count for e in entries if e.card.type == "scheme")
    if (characters, schemes) != (APPROACH_EACH, APPROACH_EACH):
        wanted = f"not {APPROACH_EACH} and {APPROACH_EACH}"
        yield "deck/approach-ten", f"the Approach Deck has {number(characters, 'character')} and {number(schemes, 'scheme')}, {wanted}"
    for card, count, _ in counted(entries):
        if count > 1 and card.type in {"character", "scheme"}:
            rule = "deck/approach-schemes" if card.type == "scheme" else "deck/approach-characters-unique"
            yield rule, f"{card.name} stands in the Approach Deck {count} times"
        if card.type == "character" and not is_available(card, leader):
            yield "deck/approach-characters", f"{card.name} is {belongs(card)}{leads(leader)}"
        if card.type == "scheme" and not is_available(card, leader):
            yield "deck/faction-symbol", f"{card.name} is {belongs(card)}{leads(leader)}"


def faction(deck: DeckList, leader: Card | None, edition: str) -> Iterator[Found]:
    """Forty cards of the right faction, two of a name at most, one of a Unique card."""
    entries = deck.of(FACTION)
    size = sum(e.count for e in entries)
    if not entries:
        yield "deck/two-decks", "there is no Faction Deck"
    if size < SIZE or (edition in EXACT_SIZE and size > SIZE):
        yield "deck/faction-minimum", f"the Faction Deck has {number(size, 'card')}, not {SIZE}{'' if edition in EXACT_SIZE else ' or more'}"
    for card, count, _ in counted(entries):
        if card.type in {"location", "event", "leader"}:
            continue
        if card.is_unique and count > 1:
            yield "deck/unique-one-copy", f"{card.name} is Unique, and there are {count} copies"
        elif count > COPIES:
            yield "deck/two-copies", f"there are {count} copies of {card.name}"
        if not is_available(card, leader):
            yield "deck/faction-composition", f"{card.name} is {belongs(card)}{leads(leader)}"


def at(entry: Entry) -> str:
    """A card with its line."""
    return f"{entry.card.name} (line {entry.line})"


def a(word: str) -> str:
    """A word with its article."""
    return f"{'an' if word[:1] in 'aeiou' else 'a'} {word}"


def is_available(card: Card, leader: Card | None) -> bool:
    """Whether a Leader gives access to a card; without a Leader only what nobody could have is refused."""
    if card.faction == "Neutral":
        return True
    return card.faction == leader.faction if leader else card.faction != "City"


def belongs(card: Card) -> str:
    """Which cards a card is among."""
    return "a card of the City Deck" if card.faction == "City" else f"a card of {card.faction}"


def leads(leader: Card | None) -> str:
    """Whom a deck follows."""
    return f", and the Leader {leader.name} is of {leader.faction}" if leader else ""


def number(count: int, word: str) -> str:
    """A count with its word."""
    return f"{count} {word}{'' if count == 1 else 's'}"


def wrong_marks(deck: DeckList) -> Iterator[str]:
    """Stars at cards that are not neutral."""
    for entry in deck.entries:
        if entry.marked and entry.card.faction != "Neutral":
            yield f"line {entry.line}: {entry.card.name} is marked with *, but is no Neutral card"


def figures(deck: DeckList) -> dict[str, Any]:
    """Counts and averages of the decks."""
    drawn, approach_deck = deck.of(FACTION), deck.of(APPROACH)
    schemes = [e for e in approach_deck if e.card.type == "scheme"]
    people = [e for e in approach_deck if e.card.type == "character"]
    return {
        "approach": sum(e.count for e in approach_deck),
        "faction_deck": sum(e.count for e in drawn),
        "types": tally(drawn, "type"),
        "factions": tally(drawn, "faction"),
        "averages": {
            **{name: average(drawn, name) for name in ("cost", *COMBAT_VALUES)},
            **{name: average(schemes, name) for name in ("initiative", "panache_modifier")},
            **{name: average(people, name) for name in ("resolve", "combat", "finesse", "influence")},
        },
        "dashes": {name: sum(e.count for e in drawn if e.card.value(name) == "-") for name in COMBAT_VALUES},
    }


def tally(entries: list[Entry], name: str) -> dict[str, int]:
    """How many cards have each type or faction."""
    out: dict[str, int] = {}
    for entry in entries:
        key = str(getattr(entry.card, name))
        out[key] = out.get(key, 0) + entry.count
    return dict(sorted(out.items(), key=lambda pair: -pair[1]))


def average(entries: list[Entry], name: str) -> float | None:
    """The average of a value over the cards that have a number there; None where none has."""
    values = [(n, e.count) for e in entries if (n := e.card.number_of(name)) is not None]
    count = sum(c for _, c in values)
    return round(sum(n * c for n, c in values) / count, 2) if count else None
