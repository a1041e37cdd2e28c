"""Whether a deck may be played with: how many cards it has, how many of a name, and of which kinds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from judgekit.engine.cast import CardDef
from judgekit.engine.trace import player_name
from judgekit.engine.values import NO, NO_CARD, Position, Reason
from judgekit.games.five_sails.boards.list_names import ASKED, ZONE, called
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.happening.one_of_each import rule_of_one
from judgekit.games.five_sails.stats import VALUES
from judgekit.games.five_sails.values import NEW, has, is_character, leader_of

SIZE, EACH, COPIES = 40, 5, 2
FACTIONS = {"Castille", "Eisen", "Montaigne", "Ussura", "Vodacce"}
TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60}
ONES = {w: n for n, w in enumerate("one two three four five six seven eight nine ten".split(), 1)}
MANY = rf"(?:\d+|(?:{'|'.join(TENS)})(?:[- ](?:{'|'.join(ONES)}))?|{'|'.join(ONES)})"
ABOUT = re.compile(
    r"(?:(?:play|start|begin|enter|register|use|bring|set up|shuffle|have|choose|take|build|construct|run)s?(?: up)?(?: the game)?(?: with)? )?"
    r"(?:(?:this|that|the|their|his|her|its|an?|such an?|one['’]s|\w+['’]s)(?: own)? )?"
    rf"(?:(?P<before>{MANY})[- ]cards? )?(?:(?P<which>faction|approach) )?deck(?: of (?!(?:exactly |only )*(?:{MANY})\b)\w+)?"
    rf"(?: (?:of|with|that has|which has)(?: (?:exactly|only|just))? (?:(?P<behind>{MANY}) cards?(?: in all)?"
    rf"|(?:(?P<characters>{MANY}) characters?(?:,? and|,) (?P<schemes>{MANY}) schemes?|(?P<schemes2>{MANY}) schemes?(?:,? and|,)"
    rf" (?P<characters2>{MANY}) characters?)))?"
    rf"(?:,? (?:with|including|holding|that (?:has|holds|includes)|among (?:them|which)(?: are)?) (?P<copies>{MANY}|an?|both)(?: copies"
    rf" of| cop(?:y|ies) of)? (?P<name>(?-i:[A-Z]).*))?",
    re.IGNORECASE,
)
BOTH_DECKS = re.compile(
    r"(?:play|use|enter|register|begin|start|present)s? (?:the game )?(?:with )?(?:these|those|both|the|his|her|their)(?: two| of"
    r" (?:these|the|his|her|their))?(?: two)? decks",
    re.IGNORECASE,
)
"""What asks for the Faction Deck and the Approach Deck together."""


def in_figures(many: str) -> int:
    """A number of cards, in figures or in words."""
    if many.isdigit() or not many:
        return int(many or 0)
    return sum(TENS.get(word, 0) + ONES.get(word, 0) for word in re.split("[- ]", many.casefold()))


def _many(many: int, what: str = "card") -> str:
    """So many of something, in words that fit one."""
    return f"{many} {what}{'' if many == 1 else 's'}"


def decks_asked(p: Position, player: int, text: str) -> tuple[Reason, ...] | None:
    """The reasons against playing with a deck, its size said or seen on the board before the game; None where nobody asks for that."""
    if (of_a_list := _list_asked(p, player, text)) is not None:
        return of_a_list
    found = ABOUT.fullmatch(text.strip(" ."))
    if player >= 0 and BOTH_DECKS.fullmatch(text.strip(" .")) and all(cards_of(p, player, which) for which in ("faction", "approach")):
        return (*deck_reasons(p, player, "faction"), *deck_reasons(p, player, "approach"))
    if found is None or player < 0 or not _holds(p, player, found):
        return None
    size = found["before"] or found["behind"]
    if not size and not found["which"] and not re.match(r"(?:play|use|enter|register)s?\b", text.strip(), re.IGNORECASE):
        return None
    which = (found["which"] or "faction").casefold()
    numbers = [in_figures(found[x] or found[f"{x}2"] or "") for x in ("characters", "schemes")]
    many = in_figures(size) if size else sum(numbers)
    if not many and not cards_of(p, player, which):
        return None
    if not many or (
        re.search(r"\b(?:the|this|that|his|her|their|\w+['’]s) (?:\S+ )?(?:\w+ )?deck", text, re.IGNORECASE)
        and _lies_there(p, player, which, many, numbers)
    ):
        return tuple(deck_reasons(p, player, which))
    return (*_size_reasons(p, player, which, many), *(_not_five_of_each(*numbers) if any(numbers) and many == 2 * EACH else ()))


def _list_asked(p: Position, player: int, text: str) -> tuple[Reason, ...] | None:
    """The reasons against playing with one of the lists of a player; None where nobody asks for that."""
    found = ASKED.fullmatch(text.strip(" .")) if player >= 0 and any(c.zone == ZONE for c in p.cards) else None
    if found is None or (found["of"] and found["of"] != p.cast.seats[player]):
        return None
    cards = list_of(p, player, found["list"])
    return tuple(reasons_against(p, player, "faction", cards)) if cards else None


def list_of(p: Position, player: int, label: str) -> list[int]:
    """The cards of one of the lists of a player."""
    return [n for n, c in enumerate(p.cards) if c.zone == ZONE and c.owner == player and called(c.at) == called(label)]


def _lies_there(p: Position, player: int, which: str, many: int, numbers: list[int]) -> bool:
    """Whether a deck that is asked about, of so many cards, or of so many characters and schemes, is the one on the board."""
    cards = cards_of(p, player, which)
    kinds = [sum(p.definition(n).kind == kind for n in cards) for kind in ("character", "scheme")]
    return len(cards) == many and (not any(numbers) or kinds == numbers)


def _holds(p: Position, player: int, found: re.Match[str]) -> bool:
    """Whether the deck on the board holds the copies that are said to be in it; where none are, it does."""
    if not found["name"]:
        return True
    cards = [p.definition(n).name for n in cards_of(p, player, (found["which"] or "faction").casefold())]
    name = next((x for x in (found["name"], found["name"].removesuffix("s")) if x in cards), "")
    many = 1 if found["copies"].casefold() in {"a", "an"} else 2 if found["copies"].casefold() == "both" else in_figures(found["copies"])
    return bool(name) and cards.count(name) == many


def cards_of(p: Position, player: int, which: str) -> list[int]:
    """The cards of a player's Faction Deck or Approach Deck, before the game all that belong to it, those too that a Leader has taken out of it."""
    zone, early = "deck" if which == "faction" else "approach", which == "faction" and p.board.phase == "Set-up"
    return [n for n, c in enumerate(p.cards) if c.owner == player and (c.zone == zone or (early and (c.zone == "hand" or c.on >= 0)))]


def deck_reasons(p: Position, player: int, which: str) -> Iterator[Reason]:
    """What speaks against the deck that lies on the board."""
    yield from reasons_against(p, player, which, cards_of(p, player, which))


def reasons_against(p: Position, player: int, which: str, cards: list[int]) -> Iterator[Reason]:
    """What speaks against a deck of those cards."""
    known = [n for n in cards if p.definition(n).kind != "unknown"]
    yield from _size_reasons(p, player, which, len(cards))
    if which == "approach":
        yield from _five_of_each(p, known, len(cards))
    for n in known:
        yield from of_its_kind(p, p.definition(n), which, n)
    yield from _factions(p, player, known, which)
    for (name, rule), count in Counter((p.definition(n).name, _rule_of_one(p, n)) for n in known).items():
        if count > COPIES and which == "faction" and not rule:
            yield Reason(NO, rid("deck/two-copies"), f"There are {count} copies of {name}.")
        elif count > 1 and rule:
            yield Reason(NO, rid(rule), f"There are {count} copies of {name}, which is Unique.")


def _rule_of_one(p: Position, card: int) -> str:
    """The rule by which a deck holds a card once only: all characters are Unique that do not say otherwise, Brutes among them."""
    brute = is_character(p, card) and has(p, card, "Brute") and not has(p, card, "Non-Unique")
    return rule_of_one(p, card) or ("character/unique" if brute else "")


def _factions(p: Position, player: int, known: list[int], which: str) -> Iterator[Reason]:
    """What is of another faction than the player's Leader; a Leader of no faction says nothing of it."""
    for n in known:
        yield from factions_against(p, player, p.definition(n), which, n)


def factions_against(p: Position, player: int, card: CardDef, which: str, number: int = NO_CARD) -> Iterator[Reason]:
    """That a card is of another faction than the player's Leader."""
    own_leader = next((n for n, c in enumerate(p.cards) if c.zone == "leader" and c.owner == player), NO_CARD)  # not revealed before the set-up
    leader = own_leader if own_leader != NO_CARD else leader_of(p, player)
    own, of = (FACTIONS & set(p.definition(leader).traits) if leader >= 0 else set()), FACTIONS & set(card.traits)
    if own and of and not of & own:
        rule = "deck/approach-characters" if which == "approach" else "deck/faction-composition"
        yield Reason(NO, rid(rule), f"{card.name} is of {', '.join(sorted(of))}, and the Leader of {', '.join(sorted(own))}.", number)


def _size_reasons(p: Position, player: int, which: str, size: int) -> Iterator[Reason]:
    """Ten cards in an Approach Deck; forty in a Faction Deck, or more where the edition lets them be more."""
    if which == "approach" and size != 2 * EACH:
        text = f"The Approach Deck of {player_name(p, player)} has {_many(size)}, not {2 * EACH}."
        yield Reason(NO, rid("deck/approach-ten"), text)
    if which == "faction" and (size < SIZE or (p.edition != NEW and size > SIZE)):
        text = f"The Faction Deck of {player_name(p, player)} has {_many(size)}, not {SIZE}{' or more' if p.edition == NEW else ''}."
        yield Reason(NO, rid("deck/faction-minimum"), text)


def _five_of_each(p: Position, known: list[int], size: int) -> Iterator[Reason]:
    """Five characters and five schemes, where all cards are known."""
    schemes, characters = (sum(p.definition(n).kind == kind for n in known) for kind in ("scheme", "character"))
    if len(known) == size == 2 * EACH:
        yield from _not_five_of_each(characters, schemes)


def _not_five_of_each(characters: int, schemes: int) -> Iterator[Reason]:
    """That there are not five characters and five schemes."""
    if (characters, schemes) != (EACH, EACH):
        text = f"The Approach Deck has {_many(characters, 'character')} and {_many(schemes, 'scheme')}, not {EACH} and {EACH}."
        yield Reason(NO, rid("deck/approach-ten"), text)


def of_its_kind(p: Position, card: CardDef, which: str, number: int = NO_CARD) -> Iterator[Reason]:
    """That a card is of a kind which does not go into a deck.

    Characters and schemes go into an Approach Deck, but for Brutes and Leaders; what lies in a Faction Deck has combat values, and no
    scheme is part of it. Events are cards of the City Deck alone, and in the playtest rules Mercenaries too.
    """
    name, brute = p.cast.names[number] if number != NO_CARD else card.name, card.kind == "character" and card.has("Brute")
    if card.kind == "event":
        yield Reason(NO, rid("event/city-deck-only"), f"{name} is an event, and events are part of the City Deck alone.", number)
    elif card.kind == "character" and card.has("Mercenary") and p.edition != NEW:
        text = f"{name} is a Mercenary, and Mercenaries come from the City Deck alone."
        yield Reason(NO, rid("action/mercenaries-come-from"), text, number)
    elif card.kind == "character" and card.has("Leader"):
        yield Reason(NO, rid("leader/starts-in-play"), f"{name} is a Leader, who starts the game in play, and is part of no deck.", number)
    elif which == "approach" and brute:
        yield Reason(NO, rid("brute/faction-deck"), f"{name} has Brute and belongs in the Faction Deck.", number)
    elif which == "approach" and card.kind not in {"character", "scheme"}:
        text = f"An Approach Deck holds characters and schemes, and {name} is neither."
        yield Reason(NO, rid("deck/approach-ten"), text, number)
    elif which == "faction" and card.kind == "scheme":
        yield Reason(NO, rid("scheme/approach-deck"), f"{name} is a scheme, and schemes are part of the Approach Deck.", number)
    elif which == "faction" and card.kind == "character" and not brute and not any(value in card.printed for value in VALUES):
        text = f"Every card of a Faction Deck has combat values, and {name} has none."
        yield Reason(NO, rid("faction-deck/combat-values"), text, number)
