"""What other players choose, gain or lose by an effect: the player of a location, who picks one of two, Renown they may move."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.engine.events import happen
from judgekit.engine.facts import put_fact
from judgekit.engine.trace import Log, Player, say
from judgekit.engine.values import Args, Ask, Event, Fact, Position, Use
from judgekit.engine.vocabulary import Reading, Slot
from judgekit.games.five_sails.acts.asks import just, no_reasons, offer, question
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.acts.spots import choose_spot, fixed
from judgekit.games.five_sails.acts.spots_said import Spot
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.effects.deeds import UNGIVING, Find, others, register, to_player
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.candidates import place_name
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.texts.slots import NUMBERS
from judgekit.games.five_sails.values import NEW, OLD, RENOWN, clockwise, in_city, in_play, place_of

word = GAME.vocabulary.word
Way = tuple[str, int]
DEED = re.compile(r"(?:they )?(discard|draw|lose|gain)s? (\d|an?|one|two|three|four) (cards?|Renown)(?: from (?:their )?hand)?", re.IGNORECASE)
SHOWN = {"discards": "discard {} cards", "draws": "draw {} cards", "loses": "lose {} Renown", "gains": "gain {} Renown"}


def parse_deed(text: str) -> Way | None:
    """What somebody does: to discard, draw, lose or gain so much."""
    found = DEED.fullmatch(text.strip(" ,."))
    if found is None or (found[3].casefold() == "renown") != (found[1].casefold() in {"lose", "gain"}):
        return None
    number = found[2].casefold()
    return f"{found[1].casefold()}s", NUMBERS[number] if number in NUMBERS else int(number)


def _said(way: Way) -> str:
    text = SHOWN[way[0]].format("a" if way[1] == 1 else way[1])
    return text.removesuffix("s") if way[1] == 1 and text.endswith("cards") else text


def parse_deeds(text: str, _: Reading) -> tuple[Way, ...] | None:
    """What somebody may choose among: to discard, draw, lose or gain so much."""
    ways = [parse_deed(part) for part in re.split(r",?\s+or\s+(?:they\s+)?", text)]
    return tuple(w for w in ways if w) if len(ways) > 1 and all(ways) else None


GAME.vocabulary.slots["deeds"] = Slot(parse_deeds, lambda v, _: ", or ".join(map(_said, v)), takes=tuple)


@word("effect", "opponent chooses one", "target opponent chooses one: {deeds}", rule="play/resolve")
def opponent_chooses(p: Position, use: Use, log: Log | None, ways: tuple[Way, ...]) -> Position:
    """One opponent chooses which of several things happens to them."""
    found = others(p, use)
    if len(found) == 1:
        return _asked(p, found[0], ways)
    return p.on((*p.stack, Ask(use.player, "who chooses", (ways, *found)))) if found else p


@word("effect", "controller chooses one", "the controller of {who} chooses one: {deeds}", rule="play/resolve")
def controller_chooses(p: Position, use: Use, log: Log | None, who: Who, ways: tuple[Way, ...]) -> Position:
    """The controller of a card chooses which of several things happens to them."""
    card = card_meant(p, use, who)
    return _asked(p, p.cards[card].control, ways) if in_play(p, card) and p.cards[card].control >= 0 else p


def _asked(p: Position, player: int, ways: tuple[Way, ...]) -> Position:
    return p.on((*p.stack, Ask(player, "one of those", ways)))


def _chosen(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    what, n = ask.data[args[0]]
    say(log, p, "play/resolve", "{} chooses: {}.", Player(ask.player), _said((what, n)))
    return to_player(p, top_use(p), log, what, n, ask.player)


question(
    "one of those",
    "play/resolve",
    "Which of them is done?",
    lambda p, ask: [(n,) for n in range(len(ask.data))],
    no_reasons,
    lambda p, ask, args: _said(ask.data[args[0]]),
    _chosen,
    role="choice",
)
question(
    "who chooses",
    "play/resolve",
    "Which opponent?",
    lambda p, ask: [(q,) for q in ask.data[1:]],
    no_reasons,
    lambda p, ask, args: p.cast.seats[args[0]],
    lambda p, ask, args, log: _asked(p, args[0], ask.data[0]),
    role="target",
)


def _owner_here(p: Position, use: Use) -> int:
    at = here_of(p, use)
    return place_of(p, at).control if in_city(p, at) else -1


def _found(find: Callable[[Position, Use], int]) -> Find:
    def done(p: Position, use: Use, log: Log | None, what: str, n: int) -> Position:
        player = find(p, use)
        return to_player(p, use, log, what, n, player) if player >= 0 else p

    return done


HERE = "the player who controls this location"
register(HERE, HERE, _found(_owner_here), "Whoever controls the location of the ability {} so much; nobody where it is uncontrolled.", UNGIVING)


@word("effect", "opponents add renown", "each opponent adds {n} Renown to {spot}", rule=RENOWN)
def opponents_add(p: Position, use: Use, log: Log | None, n: int, spot: Spot) -> Position:
    """Every other player adds Renown to a location of their choice, or to the one that is named."""
    found = fixed(p, use, spot)
    for player in reversed(others(p, use)):
        if found is None:
            p = choose_spot(p, use, spot, ("add", n), log, player=player)
        for name in found or []:
            p = happen(p, Event("renown placed", player=player, place=name, amount=n, by=use.card), log)
    return p


def _each_chooses(p: Position, use: Use, log: Log | None, first: int) -> Position:
    for player in reversed(clockwise(p, first)):
        p = choose_spot(p, use, ("any", "different"), ("chosen",), log, player=player)
    return p


@word("effect", "each from you chooses", "each player from you on chooses a different location", rule="play/resolve")
def each_from_you(p: Position, use: Use, log: Log | None) -> Position:
    """The player and then the others clockwise choose a location each, no two the same; what follows speaks of those that were chosen."""
    return _each_chooses(p, use, log, use.player)


@word("effect", "each from first chooses", "each player from the First Player on chooses a different location", rule="play/resolve")
def each_from_first(p: Position, use: Use, log: Log | None) -> Position:
    """The First Player and then the others clockwise choose a location each, no two the same."""
    return _each_chooses(p, use, log, p.board.token)


@word("effect", "opponents may move renown", "each opponent may move {n} Renown from a location to {spot}", rule=RENOWN)
def opponents_move(p: Position, use: Use, log: Log | None, n: int, spot: Spot) -> Position:
    """Every other player may move Renown from a location of their choice."""
    for player in reversed([q for q in clockwise(p, p.board.token) if q != use.player]):
        p = p.on((*p.stack, Ask(player, "may move renown", (use.card, n, *spot))))
    return p


def _may_move(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, n, *spot = ask.data
    use = Use(card, 0, ask.player)
    if args[0] == "no":
        return p
    return choose_spot(p, use, ("any",), ("move from", tuple(spot), n, ""), log, here="none", take=True)


offer("may move renown", "passive/may", "Is Renown moved?", just("yes"), just("no"), _may_move)


@word("effect", "nobody claims", "nobody can claim {who} today", rule={NEW: "cant/precedence", OLD: "play/resolve"})
def nobody_claims(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """For the rest of the Day nobody takes control of the location that is targeted."""
    n = use.targets[who[1]] if who[0] == "target" and who[1] < len(use.targets) else -1
    if n < 0:
        return p
    name = place_name(p, n)
    say(log, p, "cant/precedence" if p.edition == NEW else "play/resolve", "Nobody can claim {} this Day.", name)
    return put_fact(p, Fact("not claimed", use.card, use.player, name, until="day"))
