"""What happens to those players of whom something is so: "each opponent who has more Renown than you loses 1 Renown"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from judgekit.engine.cast import Word
from judgekit.engine.errors import Unreadable
from judgekit.engine.trace import Log, player_name, say
from judgekit.engine.values import NO, Args, Ask, Position, Reason, Use
from judgekit.engine.vocabulary import Reading, Slot
from judgekit.games.five_sails.acts.asks import question
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.conditions.compared import COUNTED
from judgekit.games.five_sails.conditions.holding import is_so
from judgekit.games.five_sails.effects.deeds import register, to_player
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.texts.reading_words import read_condition
from judgekit.games.five_sails.values import clockwise

Players = tuple[Any, ...]
"""Which players: each or one of all, of the opponents; and what must be so of them."""
WHICH = re.compile(r"(each|target) (other player|player|opponent) (?:who|that|with) (.+)", re.IGNORECASE)
WITH = re.compile(r"(each|target) (?:other player|player|opponent) with ", re.IGNORECASE)
THAN_YOU = re.compile(
    r"(?:has|have|controls?) (more|fewer|less) (?:City )?(locations|characters|Renown|cards(?: in (?:their )?hand)?) than you", re.IGNORECASE
)


def parse_players(text: str, reading: Reading) -> Players | None:
    """Which players are meant."""
    found = WHICH.fullmatch(text.strip())
    if found is None:
        return None
    said = f"have {found[3]}" if WITH.match(text.strip()) else found[3]
    which = (found[1].casefold(), "player" if found[2].casefold() == "player" else "opponent")
    than = THAN_YOU.fullmatch(said)
    if than:
        counted = next(c.what for c in COUNTED if c.what.casefold().startswith(than[2].casefold().partition(" ")[0]))
        return (*which, "than you", than[1].casefold() == "more", counted)
    said = re.sub(r"^(controls?|has|have) no (.+?)s?$", r"\1 no \2", said, flags=re.IGNORECASE)
    mine = re.sub(r"\btheir\b", "your", re.sub(r"^is ", "are ", re.sub(r"^has ", "have ", re.sub(r"^controls ", "control ", said))))
    for verb in (mine, re.sub(r"^have ", "control ", mine)):
        try:
            return (*which, "so", read_condition(f"you {verb}", reading))
        except Unreadable:
            continue
    return None


def write_players(players: Players, reading: Reading) -> str:
    """The words for which players."""
    if players[2] == "than you":
        return f"{players[0]} {players[1]} who has {'more' if players[3] else 'fewer'} {players[4]} than you"
    said = GAME.vocabulary.write("condition", players[3], reading)
    return f"{players[0]} {players[1]} who {said.removeprefix('you ')}"


GAME.vocabulary.slots["players"] = Slot(parse_players, write_players, takes=tuple)


def who_are_meant(p: Position, use: Use, players: Players) -> list[int]:
    """The players of whom it is so, the First Player first."""
    return [q for q in clockwise(p, p.board.token) if (players[1] == "player" or q != use.player) and _is_so(p, use, players, q)]


def _is_so(p: Position, use: Use, players: Players, player: int) -> bool:
    if players[2] == "than you":
        size = next(c.size for c in COUNTED if c.what == players[4])
        mine, theirs = size(p, use.player), size(p, player)
        return theirs > mine if players[3] else theirs < mine
    condition: Word = players[3]
    return is_so(p, use._replace(player=player), condition)


def _to_those(p: Position, use: Use, log: Log | None, what: str, n: int, players: Players) -> Position:
    found = who_are_meant(p, use, players)
    if not found:
        say(log, p, "play/do-as-much", "There is no such player.")
    if players[0] == "target":
        asked = [q for q in clockwise(p, p.board.token) if players[1] == "player" or q != use.player]
        return p.on((*p.stack, Ask(use.player, "which of them", (what, n, tuple(found), *asked)))) if found else p
    for player in reversed(found):
        p = to_player(p, use, log, what, n, player)
    return p


register("players who", "{players}", _to_those, "Each player of whom something is so, or one of them whom the user chooses, {} so much.")


def _unfit(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    if args[0] not in ask.data[2]:
        yield Reason(NO, rid("play/resolve"), f"{player_name(p, args[0])} is none of the players of whom the text speaks.")


def _chosen(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    return to_player(p, top_use(p), log, ask.data[0], ask.data[1], args[0])


question(
    "which of them",
    "play/resolve",
    "Which player?",
    lambda p, ask: [(q,) for q in ask.data[3:]],
    _unfit,
    lambda p, ask, args: player_name(p, args[0]),
    _chosen,
    role="target",
)
