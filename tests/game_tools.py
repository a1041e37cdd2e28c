"""Whole games of the starter decks, played by random legal choices from the set-up to the end, with everything checked that must always hold."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

import pytest
from engine_tools import ROOT, check_cards, check_options, wrong_rules

from judgekit.cases import Case, read_case
from judgekit.cases.opening import EDITIONS, open_case
from judgekit.engine import CardDef, Choice, IllegalChoice, Line, Position, from_text, game_of, legal, options, settle, step, to_text
from judgekit.engine.step import take
from judgekit.engine.trace import player_name
from judgekit.library.card_load import load_cards
from judgekit.paths import card_texts

SEATS = "ABCD"
LONGEST = 20_000
"""More choices than any game takes: whoever gets there goes round in circles."""
ZONES = {"rules", "play", "hand", "deck", "discard", "locker", "approach", "chosen", "leader", "line", "revealed", "resolving", "facedown", "removed"}
UNORDERED = {"locker", "chosen", "approach", "leader"}
ENDS = {"won", "draw", "both"}


@dataclass
class Game:
    """A game as it was played: who, how, and what came of it."""

    seed: int
    edition: str
    decks: tuple[str, ...]
    position: Position
    choices: list[Choice] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)
    manual: Counter[str] = field(default_factory=Counter)
    """How often a card's text was left to the judge's hand."""
    decided: Counter[str] = field(default_factory=Counter)

    @property
    def ending(self) -> str:
        """How it ended, in words."""
        b = self.position.board
        return b.victory + (" (both)" if b.over == "both" else "") if b.victory else f"{b.over or 'unfinished'} on day {b.day}"


class Broken(AssertionError):
    """Something that must always hold does not; says which game, and after how many choices."""


@cache
def decks() -> dict[str, dict[str, object]]:
    """The sample decks by faction."""
    text = (ROOT / "rules_text/five_sails/decks/rulebook-2023.toml").read_text(encoding="utf-8")
    return {str(d["name"]): d for d in tomllib.loads(text)["deck"]}


@cache
def city_deck() -> tuple[str, ...]:
    """The names of the thirty cards of the City Deck."""
    return tuple(c.name for c in load_cards(card_texts()) if c.game == "five-sails" and dict(c.values).get("city_number") is not None)


def game_case(seed: int, players: int = 0, edition: str = "") -> Case:
    """The case in which a game begins: decks, seats and edition follow from the seed."""
    rng = random.Random(seed)
    drawn = rng.choices((2, 3, 4), (8, 1, 1))[0]
    players = players or drawn
    edition = edition or rng.choice(list(EDITIONS))
    chosen = rng.sample(sorted(decks()), players) if players > 2 or rng.random() < 0.9 else [rng.choice(sorted(decks()))] * 2
    seats = SEATS[:players]
    lines = [f"case: {' against '.join(chosen)}", f"edition: {edition}", f"players: {', '.join(seats)}", "time: set-up", "board:"]
    for seat, name in zip(seats, chosen, strict=True):
        deck = decks()[name]
        mended = deck["card_names"]
        lines += [f"  Home of {seat}:", f"    {seat} {deck['leader']}", f"  approach deck of {seat}:"]
        lines += [f"    {mended.get(c, c)}" for c in deck["approach"]]
        lines += [f"  deck of {seat}:", *(f"    {n} x {mended.get(c, c)}" for c, n in deck["faction_deck"].items())]
    lines += ["  city deck:", *(f"    {name}" for name in city_deck())]
    return read_case("\n".join(lines) + "\n")


class Watch:
    """Tells every choice of a game and its lines."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        self.tell = tell

    def __call__(self, p: Position, choice: Choice, lines: tuple[Line, ...]) -> None:
        ask = p.asking
        assert ask is not None
        text = game_of(p).questions[ask.question].text(p, ask, choice.args)
        self.tell(f"Day {p.board.day}, {p.board.phase}, {player_name(p, ask.player)}: {text} ({ask.question})")
        for line in lines:
            self.tell(f"    {'  ' * max(0, line.depth - 2)}{line.text} [{line.rule.partition('/')[2]}]")


def play_game(seed: int, players: int = 0, edition: str = "", *, every: int = 40, watch: Watch | None = None) -> Game:
    """Plays a game to its end; raises `Broken` at the first thing that does not hold. Everything follows from the seed, whatever `every` is."""
    case = game_case(seed, players, edition)
    p = settle(open_case(case, case.editions[0]))
    game = Game(seed, p.edition, tuple(case.title.split(" against ")), p)
    rng, checks = random.Random(f"choices of {seed}"), random.Random(f"checks of {seed}")
    faces = printed(p)
    while (ask := game.position.asking) is not None:
        try:
            if len(game.choices) % every == seed % every:
                check_thoroughly(game.position, checks)
            _one_choice(game, rng, faces, watch)
        except Exception as error:
            raise Broken(f"game {seed} ({case.title}, {p.edition}), choice {len(game.choices) + 1}, {ask.question!r} asked: {error!r}") from error
    _check_end(game)
    return game


def _one_choice(game: Game, rng: random.Random, faces: dict[str, CardDef], watch: Watch | None) -> None:
    p = game.position
    ask = p.asking
    assert ask is not None
    found = legal(p)
    assert found, f"nothing is legal: {ask}"
    assert len(game.choices) < LONGEST, "no end in sight"
    choice = rng.choice(found)
    game.asked[ask.question] += 1
    if ask.question == "by hand":
        game.manual[p.cast.names[next(f.card for f in reversed(p.stack) if hasattr(f, "number"))].rstrip("0123456789").strip()] += 1
    if ask.question == "decide":
        game.decided[ask.data[0]] += 1
    q, lines = step(p, choice)
    if watch:
        watch(p, choice, lines)
    game.choices.append(choice)
    game.position = q
    bad = wrong_rules(q, [x.rule for x in lines])
    assert not bad, f"lines cite {bad}"
    check_position(q, faces, by_hand=bool(game.manual))


def printed(p: Position) -> dict[str, CardDef]:
    """What is printed on each card, by its name."""
    return {name: p.cast.faces[c.face] for name, c in zip(p.cast.names, p.cards, strict=True)}


def check_thoroughly(p: Position, rng: random.Random) -> None:
    """What takes longer: the text goes round, every reason cites, what is illegal is refused with its reasons."""
    found, q = legal(p), from_text(to_text(p))
    assert q == p, "the text does not go round"
    assert hash(q) == hash(p), "equal positions with different hashes"
    bad = check_options(p)
    assert not bad, f"options cite {bad}"
    offered = options(p)
    assert [o.choice for o in offered if o.verdict != "no"] == found, "legal and options differ"
    for choice in rng.sample(found, min(3, len(found))):
        take(p, choice)
    refused = [o for o in offered if o.verdict == "no"]
    for option in rng.sample(refused, min(3, len(refused))):
        with pytest.raises(IllegalChoice) as caught:
            take(p, option.choice)
        assert caught.value.reasons == option.reasons, f"{option.text}: other reasons than the options give"


def check_position(p: Position, faces: dict[str, CardDef], *, by_hand: bool = False) -> None:
    """What must hold between any two choices. What a text leaves to the judge's hand is not done here, so that cards may stay revealed."""
    check_cards(p)
    assert all(faces.get(name, d) is d for name, d in printed(p).items()), "a card became another"
    places = {*p.cast.places, *(f"Home of {s}" for s in p.cast.seats)}
    seen = set()
    for n, c in enumerate(p.cards):
        name = p.cast.names[n]
        assert c.zone in ZONES, (name, c)
        kind = p.definition(n).kind
        if c.zone == "play":
            assert c.on >= 0 or c.at in places or kind in {"scheme", "location"}, f"{name} is in play nowhere: {c}"
            assert c.on < 0 or not c.at, f"{name} is equipped and somewhere: {c}"
        else:
            assert c.on < 0, f"{name} is equipped to something out of play: {c}"
            assert not c.at, f"{name} is out of play and at a place: {c}"
            assert not c.wounds, f"{name} is out of play with wounds: {c}"
            spot = (c.zone, c.owner, c.place)
            assert spot not in seen or c.zone in UNORDERED, f"{name} lies where another lies: {c}"
            seen.add(spot)
    assert all(x.renown >= 0 for x in p.board.places)
    for q in range(len(p.players)):
        leaders = [n for n, c in enumerate(p.cards) if c.zone == "play" and c.control == q and "Leader" in p.definition(n).traits]
        assert len(leaders) <= 1, f"{leaders} are Leaders of {q}"
    if p.asking and p.asking.question == "action":
        passing = {"line", "resolving"} if by_hand else {"line", "resolving", "revealed"}
        left = [(p.cast.names[n], c.zone) for n, c in enumerate(p.cards) if c.zone in passing]
        assert not left, f"in a zone of passage when nothing is pending: {left}"
        assert not any(f.until == "duel" for f in p.facts), [f for f in p.facts if f.until == "duel"]
    if p.board.phase != "Planning" and p.asking:
        assert not any(f.until == "planning" for f in p.facts), [f for f in p.facts if f.until == "planning"]
    assert 1 <= p.board.day <= 5
    if p.asking and p.asking.player >= 0:
        assert not p.players[p.asking.player].out or p.asking.question != "action", "somebody who is out is asked"


def _check_end(game: Game) -> None:
    b = game.position.board
    if b.over not in ENDS or (b.over == "won") != (b.winner >= 0 and bool(b.victory)) or (b.over == "draw" and b.day < 5 and not b.check):
        raise Broken(f"game {game.seed} ended oddly: {b}")
