"""The cards' abilities as they run: read and written back, citing rules that exist, offered when they should be, used, not offered again."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from engine_tools import ROOT, check_cards, wrong_rules

from judgekit.cases import read_case
from judgekit.cases.known import faults, known_cards
from judgekit.cases.opening import open_case
from judgekit.engine import Choice, Position, legal, options, start_from, step
from judgekit.engine.procedures import rule_for
from judgekit.games.five_sails import GAME
from judgekit.library import load_cards
from judgekit.library.cards import Card

CARDS = {c.name: c for c in load_cards(ROOT / "card_texts") if c.game == "five-sails"}
EVERY = "trait Duelist and Pirate and Sorcerer and Strega and Red Hand and Musketeer and Scoundrel and Hero and Academic and Hunter"
DEED = "Action: Wound target enemy character. Each opponent discards a card."
HEX = "Sorcerer Action: Wound target enemy character."
FILLER = "risk, 2/2/2"
DECIDED = [f"decide: unsettled/{point} = {way}" for point, way in (("overpaying", "At least"), ("adjacency", "Neighbours in the line"))]
NOT_OFFERED = {
    "It's Personal 0": "a wound earlier in the duel",
    "Vissenta Scarpa 0": "a destroyed Red Hand",
    "The Song of Eisen 2": "an empty City",
    "Kaspar's Panzerhand 2": "a Technique of the adversary",
    "Last Word 0": "a Ranged Weapon and an enemy to move",
    "Horatio Lockwood 1": "a lonely adversary",
    "Urraca de Murrieta 0": "Renown that is added",
    "Friends at Court 0": "an adversary destroyed in a duel",
    "Yevgeni 2": "a card that costs something",
    "Ekaterina Ilyanava 1": "a claim by an opponent",
    "Elina Georginova 1": "a Sorcerer ability",
    "Torsten Vakt 1": "a Sorcerer ability of an opponent",
    "My Fight, Alone 0": "nobody else there",
    "My Fight, Alone 1": "nobody else there",
    "Predatory Pursuit 0": "an enemy that walks away",
    "Object of Wonder 1": "a character that goes to The Locker",
    "The Boar's Guile 1": "a remembered enemy at Home",
    "Crystal Eye 1": "a remembered card of an Approach Deck",
    "Ved'ma 1": "a Sorcery that engages her",
    "Filling The Ranks 1": "the fewest characters as High Drama begins",
}
"""Abilities that the boards below need not bring about, and what they would need."""


def zone(name: str, *cards: str) -> list[str]:
    """A pile or a hand."""
    return [f"  {name}:", *(f"    {c}" for c in cards)]


def crew(traits: str, rival: str) -> list[str]:
    """Two crews at two locations, an available Mercenary and an available attachment, hands, decks, discard piles."""
    return [
        "  The Docks (2 Renown):",
        f"    A Third: resolve 9, combat 2, finesse 2, influence 2, {traits}",
        "    B Far: resolve 9, combat 1, finesse 1, influence 1, engaged, wounds 1",
        "      Sabre: attachment, Weapon",
        "  The Grand Bazaar (1 Renown):",
        "    B Farther: resolve 9",
        "    Trinket: attachment, trait Trinket",
        *zone("hand of A", f"5 x Spare: {FILLER}", f'2 x Scare: {FILLER}; "Action: Each opponent discards 1 card."'),
        *zone("hand of B", f'2 x Hex: {FILLER}; "{HEX}"', f'4 x Trick: {FILLER}; "Maneuver: +1 Thrust."', f'3 x Deed: {FILLER}; "{DEED}"'),
        *zone("deck of A", f"14 x Card: {FILLER}"),
        *zone("deck of B", f"14 x Ace: {FILLER}"),
        *zone("discard of A", "Old Knife: attachment", "Old Trick: risk, trait Sorcery", "Old Thug: character, Brute, trait Thug"),
        *zone("discard of B", "Old Sword: attachment", "Old Ruse: risk"),
        *zone("city deck", "Stranger: Mercenary, resolve 4", "Amulet: attachment, trait Artifact"),
        *zone("city discard", "Outcast: Mercenary, resolve 4"),
        *zone("approach deck of A", "Later: character, resolve 4"),
        "  Ole's Inn (controlled by A):",
        "  Governor's Gardens (controlled by A):",
    ]


def forums(card: Card, traits: str, rival: str, control: str, *, engaged: bool, played: bool) -> list[str]:
    """The location where most things happen."""
    out = [f"  The Forums ({control}2 Renown):"]
    bent = ", engaged" if engaged else ""
    blade = "      Blade: attachment, Weapon, trait Melee and Ranged and Eisenfaust and Sword"
    if card.type in {"leader", "character"}:
        out.append(f"    A {card.name}{': engaged' if engaged else ''}")
        out.append(blade)
        out.append(f"    A Helper: resolve 9, combat 3, finesse 3, influence 3, {traits}")
    else:
        out.append(f"    A Helper: resolve 9, combat 3, finesse 3, influence 3, wounds 1, {traits}{bent}")
        if card.type == "attachment" and not played:
            out.append(f"      {card.name}")
        if card.type != "attachment" or "Weapon" not in card.traits:
            out.append(blade)
    if card.type != "leader":
        out.append("    A Chief: Leader, resolve 9, combat 1, finesse 1, influence 1, crew cap 12, panache 4")
    out += [
        f"    A Second: resolve 9, combat 2, finesse 2, influence 2, wounds 1, Mercenary, {traits}",
        f"    B Rival: resolve 9, combat 2, finesse 1, influence 1, {rival}",
        "      Rapier: attachment, Weapon",
        "    B Guard: resolve 9, combat 1, finesse 1, influence 1, engaged",
        "    Hireling: Mercenary, resolve 4, cost 1",
        "    Charm: attachment, cost 1, trait Artifact and Weapon",
    ]
    if card.type == "event":
        out.append(f"    {card.name}")
    return out


def boards(card: Card, kind: str) -> list[str]:
    """Boards on which an ability of the card might be used, the likeliest first."""
    out = []
    for first in ("A", "B"):
        for rival in ("wounds 1", "Mercenary, engaged", "trait Sorcerer"):
            for control in ("controlled by A, ", "controlled by B, ", ""):
                for engaged in (False, True):
                    out.append(board(card, kind, first, rival, control, engaged=engaged))
    swapped = [b.replace("The Forums", "Elsewhere").replace("The Docks", "The Forums").replace("Elsewhere", "The Docks") for b in (out[0], out[18])]
    return [*out[:2], *swapped, re.sub(r"\d Renown", "0 Renown", out[1]), *out[2:]]


def board(card: Card, kind: str, first: str, rival: str, control: str, *, engaged: bool) -> str:
    """One board as a case."""
    fighter = card.name if card.type in {"leader", "character"} else "Helper"
    times = {
        "Technique": f"duel, {fighter} against Rival, round 3, {fighter}'s round, before the Maneuver, played Spare",
        "Maneuver": f"duel, {fighter} against Rival, round 3, {fighter}'s round, before the Maneuver, played {card.name}",
        "Scheme": "Planning, schemes",
        "duel": f"duel, {fighter} against Rival, round 2, {fighter}'s round, before the combat card",
        "end": "Dusk",
        "planning": "Planning, draw",
        "theirs": "High Drama, B to act",
    }
    where = zone("hand of A", card.name) if card.type == "risk" or kind == "Maneuver" else []
    where += zone("scheme of A", card.name) if card.type == "scheme" else []
    lines = [
        f"case: {card.name}",
        "edition: 2023",
        "players: A, B",
        f"first player: {first}",
        f"time: {times.get(kind, 'High Drama, A to act')}",
        "renown: A 3, B 4",
        *DECIDED,
        "board:",
        *forums(card, EVERY, rival, control, engaged=engaged, played=kind == "Maneuver"),
        *where,
        *crew(EVERY, rival),
    ]
    return "\n".join(lines) + "\n"


@cache
def encoded() -> list[tuple[str, int]]:
    """Every ability that is used and that some sentence says: card and number in the engine."""
    found = []
    for name, definition in known_cards().items():
        for n, a in enumerate(definition.abilities):
            if a.kind != "Passive" and not any(w.name == "manual" for w in a.effects):
                found.append((name, n))
    return found


def opened(text: str) -> Position:
    """The position of a case, settled."""
    return start_from(open_case(read_case(text), "2023", known_cards()))[0]


def walk(p: Position, found: list[Choice], rng: random.Random, avoid: int = -1) -> Position:
    """One random choice of the legal ones; its lines cite rules that exist."""
    other = [c for c in found if c.args[1:2] != (avoid,)] or found
    q, lines = step(p, rng.choice(other))
    assert not wrong_rules(q, [x.rule for x in lines])
    check_cards(q)
    return q


def until_offered(name: str, number: int) -> tuple[Position, Choice] | None:
    """Plays on boards of all kinds until the ability can be used."""
    card, ability = CARDS[name], known_cards()[name].abilities[number]
    direct = ability.kind in {"Action", "Technique", "Maneuver"}
    kinds = [ability.kind] if direct else ["Action", "duel", "theirs", "end", "planning", *(["Maneuver"] if card.type == "attachment" else [])]
    for turn, text in enumerate(b for k in kinds for b in boards(card, k)):
        p = opened(text)
        if name not in p.cast.number_of:
            continue
        n, rng = p.cast.number_of[name], random.Random(turn)
        for _ in range(2 if direct else 18):
            found = legal(p)
            uses = [c for c in found if c.args[:3] == ("use", n, number)]
            if uses:
                return p, uses[0]
            if not found:
                break
            p = walk(p, found, rng)
    return None


def test_every_text_reads_and_is_written_back():
    """What a card shows is what runs."""
    assert [f"{f.file}:{f.line}: {f.message}" for f in faults(CARDS.values())] == []


def test_every_word_cites_rules_of_both_editions():
    """Each word that a card uses has its rule in each edition."""
    for definition in known_cards().values():
        for ability in definition.abilities:
            words = [("cost", w) for w in ability.costs] + [("condition", w) for w in ability.conditions]
            words += [("passive" if ability.kind == "Passive" else "effect", w) for w in ability.effects]
            for role, word in words:
                entry = GAME.vocabulary.entries.get((role, word.name))
                if entry:
                    for edition in GAME.editions:
                        p = opened_empty(edition)
                        assert not wrong_rules(p, [f"five-sails/{rule_for(entry.rule, edition)}"]), (definition.name, word.name)


@cache
def opened_empty(edition: str) -> Position:
    """Any position of an edition."""
    return open_case(read_case("case: x\nedition: 2023\nboard:\n  The Forums:\n    A Ann: resolve 4\n    B Bob: resolve 4\n"), edition)


@pytest.mark.parametrize(("name", "number"), encoded(), ids=[f"{c} {n}" for c, n in encoded()])
def test_offered_used_and_not_offered_again(name, number):
    """An ability becomes usable on some board, runs to its end, and keeps to its limit."""
    ability = known_cards()[name].abilities[number]
    if ability.kind in {"Forced", "Scheme", "Reveal"}:
        pytest.skip("it is not announced")
    if f"{name} {number}" in NOT_OFFERED:
        pytest.skip("needs " + NOT_OFFERED[f"{name} {number}"])
    found = until_offered(name, number)
    assert found, f"never offered: {ability.text}"
    p, choice = found
    n, rng = p.cast.number_of[name], random.Random(7)
    p, lines = step(p, choice)
    assert not wrong_rules(p, [x.rule for x in lines])
    used = [f for f in p.facts if f.name == "used" and f.card == n and f.key == str(number)]
    for _ in range(40):
        left = [] if used else legal(p)
        if not left:
            break
        p = walk(p, left, rng, avoid=n)
        used = [f for f in p.facts if f.name == "used" and f.card == n and f.key == str(number)]
    limited = not {"Unlimited", "Repeatable"} & set(ability.keywords)
    if used and limited and p.cards[n].zone in {"play", "hand", "line"}:
        again = [o for o in options(p) if o.choice.args[:3] == ("use", n, number) and o.choice.player == choice.player]
        assert all(o.verdict != "yes" for o in again)
