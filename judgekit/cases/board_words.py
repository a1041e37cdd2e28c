"""The board in words, a line for each player, location and card, for the terminal and for programs that only read."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.cases.board_view import PHASES, View, duel_of, ended, places, player
from judgekit.engine import Position
from judgekit.engine.trace import player_name

PILES = {"hand": "hand", "chosen": "chosen", "deck": "deck", "discard": "discard pile", "locker": "Locker", "approach": "Approach Deck"}


def board_text(p: Position) -> list[str]:
    """The board, from the time of the Day to every card in play."""
    return [_time(p), *_duel(p), *(_seat(player(p, q)) for q in range(len(p.players))), *_places(p)]


def _time(p: Position) -> str:
    b = p.board
    said = [f"Day {b.day}", b.phase] if b.phase in PHASES else [b.phase]
    return ", ".join((*said, f"First Player: {player_name(p, b.token)}", *([over] if (over := ended(p)) else [])))


def _duel(p: Position) -> Iterator[str]:
    found = duel_of(p)
    if found is None:
        return
    sides = " against ".join(f"{s['name']} ({s['player']}, threat {s['pool']}{_times(s['gambles'])})" for s in found["sides"])
    yield f"Duel of {found['stat'].title()}{_round(found)}: {sides}"


def _round(duel: View) -> str:
    whose = next((s["name"] for s in duel["sides"] if s["turn"]), "")
    return f", round {duel['round']} ({whose})" if whose else ""


def _times(gambles: int) -> str:
    return f", gambled {'once' if gambles == 1 else f'{gambles} times'}" if gambles else ""


def _seat(seat: View) -> str:
    said = [f"Renown {seat['renown']}", *(f"{PILES[zone]} {len(cards)}" for zone, cards in seat["piles"].items() if zone in PILES)]
    said += [f"scheme {s['name']}" for s in seat["schemes"]] + [f"has {what}" for what in ("passed",) if seat["passed"]]
    return f"{seat['name']}: {', '.join(said)}" + ("; out of the game" if seat["out"] else "")


def _places(p: Position) -> Iterator[str]:
    empty = []
    for place in places(p):
        remarks = [f"controlled by {place['control']}"] if place["control"] and not place["home"] else []
        remarks += [f"{place['renown']} Renown"] if place["renown"] else []
        if not place["cards"] and not remarks:
            empty.append(place["name"])
            continue
        yield place["name"] + (f" ({', '.join(remarks)})" if remarks else "")
        yield from (f"  {line}" for each in place["cards"] for line in _card(each))
    if empty:
        yield f"Nobody and nothing at {', '.join(empty)}"


def _card(each: View, bearer: bool = False) -> Iterator[str]:
    said = [", ".join(f"{s['name']} {'-' if s['printed'] is None else s['now']}" for s in each["stats"])] if each["stats"] else []
    said += ["engaged"] if each["engaged"] else []
    said += [f"{each['wounds']} wound{'s' if each['wounds'] > 1 else ''}"] if each["wounds"] else []
    said += [f"threat {each['threat']}"] if each["threat"] else []
    said += each["lasting"]
    whose = f"{each['controller']} " if each["controller"] and not bearer else ""
    yield f"{'with ' if bearer else ''}{whose}{each['name']}" + (f": {'; '.join(said)}" if said else "")
    for attached in each["attached"]:
        yield from (f"  {line}" for line in _card(attached, bearer=True))
