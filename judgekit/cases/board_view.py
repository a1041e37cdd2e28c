"""A position as plain data for whoever draws it: locations, players, the duel, what is pending and why, and the place in time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from judgekit.cases.steps.reacting import AMONG_REACTIONS
from judgekit.engine import Ability, Choice, Fact, Happen, Position, Run, Use, game_of
from judgekit.engine.facts import facts_of, has_fact
from judgekit.engine.procedures import Procedure, Row, rule_for
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO_CARD, Ask
from judgekit.games.five_sails.acts.abilities import ordinal
from judgekit.games.five_sails.acts.use_limits import SPANS
from judgekit.games.five_sails.stats import panache, stat
from judgekit.games.five_sails.values import RULEBOOK, STATS, adversary_side, home_of

PHASES = ("Dawn", "Planning", "High Drama", "Plunder", "Dusk")
PILES = ("hand", "chosen", "deck", "discard", "locker", "approach", "revealed", "resolving", "facedown")
VALUES = ("cost", "riposte", "parry", "thrust", "initiative", "panache")
LASTING = {
    "gives": "{amount:+d} {key}",
    "sets": "{key} is {amount}",
    "gains": "has {key}",
    "loses": "has no {key}",
    "used": "{ability} used{by}",
    "cannot": "cannot {key}",
    "named": "named: {key}",
    "cancelled": "{ability} cancelled",
}
WITH_CARD = frozenset({"abilities", "riposte", "parry", "thrust"})
WITHOUT_CARD = frozenset({"without a card", "declining"})
"""The steps of a round that need a combat card, and those that need that there is none: until it is known, the round is shown as it is with one."""
SAID = {"card": "combat card", "still there": "both there", "after": "next turn", "absent": "adversary elsewhere", "hand": "hands"}
"""The steps whose names in the tables are too short for a reader."""
View = dict[str, Any]


def view(p: Position) -> View:
    """Everything that lies on the table, in the order in which a table shows it."""
    b = p.board
    return {
        "edition": p.edition,
        "day": b.day,
        "phase": b.phase,
        "first_player": player_name(p, b.token),
        "asked": player_name(p, p.asking.player) if p.asking else "",
        "ended": ended(p),
        "players": [player(p, q) for q in range(len(p.players))],
        "places": list(places(p)),
        "city": {"deck": _pile(p, "deck", -1), "discard": _pile(p, "discard", -1)},
        "duel": duel_of(p),
        "pending": list(pending(p)),
        "timeline": timeline(p),
        "decided": [{"rule": f"{p.game}/{f.key}", "reading": game_of(p).points[f.key].readings[f.amount][0]} for f in facts_of(p, "decided")],
    }


def ended(p: Position) -> str:
    """How the game ended, if it did."""
    b = p.board
    if not b.over:
        return ""
    if b.over == "both":
        return f"Both have won at the same time ({b.victory})"
    return f"{player_name(p, b.winner)} has won ({b.victory})" if b.winner >= 0 else "The game is a draw"


def player(p: Position, q: int) -> View:
    """What a player has beside what is in play at locations."""
    state = p.players[q]
    leader = next((n for n, c in enumerate(p.cards) if c.zone == "play" and c.control == q and "Leader" in p.definition(n).traits), -1)
    return {
        "name": p.cast.seats[q],
        "renown": state.renown,
        "token": p.board.token == q,
        "active": p.board.active == q,
        "passed": state.passed,
        "out": state.out,
        "panache": panache(p, leader, q) if leader >= 0 else None,
        "crew_cap": p.definition(leader).printed.get("crew cap") if leader >= 0 else None,
        "piles": {zone: _pile(p, zone, q) for zone in PILES if any(c.zone == zone and c.owner == q for c in p.cards)},
        "schemes": [card(p, n) for n, c in enumerate(p.cards) if c.zone == "play" and c.control == q and not c.at and c.on < 0],
    }


def _pile(p: Position, zone: str, owner: int) -> list[View]:
    found = sorted((c.place, n) for n, c in enumerate(p.cards) if c.zone == zone and c.owner == owner)
    return [card(p, n) for _, n in found]


def places(p: Position) -> Iterator[View]:
    """The locations and the Homes, with the cards there."""
    for name, place in zip(p.cast.places, p.board.places, strict=True):
        who = player_name(p, place.control) if place.control >= 0 else ""
        yield {"name": name, "home": "", "control": who, "renown": place.renown, "cards": _at(p, name)}
    for q, seat in enumerate(p.cast.seats):
        yield {"name": home_of(p, q), "home": seat, "control": seat, "renown": 0, "cards": _at(p, home_of(p, q))}


def _at(p: Position, place: str) -> list[View]:
    return [card(p, n) for n, c in enumerate(p.cards) if c.zone == "play" and c.at == place and c.on < 0 and p.definition(n).kind != "location"]


def card(p: Position, n: int) -> View:
    """A card as it lies now: what is printed, what is changed, and who bears what."""
    c, printed = p.cards[n], p.definition(n)
    duel = p.board.duel
    side = adversary_side(p, n)
    lies = c.zone == "play" and printed.kind == "character"
    return {
        "id": n,
        "name": card_name(p, n),
        "card": printed.name,
        "kind": printed.kind,
        "owner": player_name(p, c.owner) if c.owner >= 0 else "",
        "controller": player_name(p, c.control) if c.control >= 0 else "",
        "engaged": c.engaged,
        "wounds": c.wounds,
        "threat": duel.sides[side].pool if duel and side >= 0 else None,
        "stats": [{"name": s, "now": stat(p, n, s), "printed": printed.printed.get(s, 0)} for s in STATS] if lies else [],
        "values": [{"name": v, "now": printed.printed[v]} for v in VALUES if v in printed.printed and not lies],
        "traits": [*printed.traits, *printed.keywords],
        "abilities": [ability_line(a) for a in printed.abilities],
        "lasting": [said for f in p.facts if f.card == n and (said := lasting(p, f))],
        "attached": [card(p, m) for m, e in enumerate(p.cards) if e.on == n and e.zone == "play"],
    }


def ability_line(ability: Ability) -> str:
    """An ability as it was typed or printed."""
    return ability.text


def lasting(p: Position, f: Fact) -> str:
    """What holds for a card for a while, with when it ends."""
    pattern = LASTING.get(f.name)
    if pattern is None:
        return ""
    by = f" by {player_name(p, f.player)}" if f.name == "used" and f.player not in {NO_CARD, p.cards[f.card].control} else ""
    ability = _which(p, f.card, int(f.key)) if f.name in {"used", "cancelled"} else ""
    said = pattern.format(by=by, amount=f.amount, key=f.key.title() if f.name == "gives" else f.key, ability=ability)
    if ability and f.until in SPANS:
        return f"{said} {SPANS[f.until]}"
    return said + ("" if f.until == "game" else f" (until the end of the {'Day' if f.until == 'day' else f.until})")


def _which(p: Position, card: int, number: int) -> str:
    """An ability of a card by its kind, and where there are more of that kind by which of them it is: `Action`, `second Technique`."""
    kind = p.ability(card, number).kind
    alike = [n for n, a in p.abilities(card) if a.kind == kind]
    return f"{ordinal(alike.index(number))} {kind}" if len(alike) > 1 and number in alike else kind


def duel_of(p: Position) -> View | None:
    """The duel that is going on, if there is one."""
    duel = p.board.duel
    if duel is None:
        return None
    return {
        "stat": duel.stat,
        "round": duel.round,
        "card": card(p, duel.card) if duel.card >= 0 else None,
        "gambled": duel.gambled,
        "sides": [
            {
                "name": card_name(p, s.card),
                "player": player_name(p, s.player),
                "role": "challenger" if n == 0 else "challenged",
                "pool": s.pool,
                "gambles": s.gambles,
                "lethal": s.lethal,
                "turn": duel.round > 0 and duel.turn == n,
                "line": _pile(p, "line", s.player),
            }
            for n, s in enumerate(duel.sides)
        ],
    }


def pending(p: Position) -> Iterator[View]:
    """Everything that is pending, the outermost first: what it is, and the rule that brought it there."""
    game = game_of(p)
    for n, frame in enumerate(p.stack):
        above = n + 1 < len(p.stack)
        if isinstance(frame, Run):
            table = game.procedures[frame.procedure]
            row = _row(table, p, frame, above=above)
            yield {"kind": "procedure", "what": table.title, "now": row[0], "rule": f"{p.game}/{row[1]}" if row[1] else "", "windows": []}
        elif isinstance(frame, Happen):
            event = frame.event
            what = f"{card_name(p, event.card)}: {event.kind}" if event.card >= 0 else event.kind
            stages = ["carried out" if s == "do" else s for s in game.windows[p.edition]]
            now = stages[frame.stage] if frame.stage < len(stages) else ""
            rule = f"{p.game}/{rule_for(game.events[event.kind].rule, p.edition)}"
            yield {"kind": "event", "what": what, "now": "cancelled" if frame.cancelled else now, "rule": rule, "windows": stages}
        elif isinstance(frame, Use):
            rows = game.procedures["use"].rows(p.edition)
            row_now = rows[max(0, min(frame.stage - (1 if above else 0), len(rows) - 1))]
            said = p.ability(frame.card, frame.number)
            what = f"{card_name(p, frame.card)}: {said.text or said.kind}" if frame.card != RULEBOOK else f"Basic action: {said.text}"
            yield {"kind": "ability", "what": what, "now": row_now.name, "rule": f"{p.game}/{rule_for(row_now.rule, p.edition)}", "windows": []}
        else:
            question = game.questions[frame.question]
            rule = frame.data[0] if frame.question == "decide" else rule_for(question.rule, p.edition)
            yield {"kind": "question", "what": asked(p, frame), "now": "", "rule": f"{p.game}/{rule}", "windows": []}


def asked(p: Position, ask: Ask) -> str:
    """Who is asked what; the question alone where it says itself who is asked."""
    who, question = player_name(p, ask.player), game_of(p).questions[ask.question].prompt(p, ask)
    named = rf"\b{re.escape(who)} (?:has|may|must|is|plays?|chooses?|pays?)\b|\b(?:[Dd]oes|[Ww]ill) {re.escape(who)}\b"
    return question if re.search(named, question) else f"{who}: {question}"


def reading_of(p: Position, choice: Choice) -> str:
    """The sentence of the reading for which the judge would decide; empty for what is no decision."""
    if p.asking is None or choice.question != "decide":
        return ""
    return game_of(p).points[p.asking.data[0]].readings[int(choice.args[0])][1]


def says(p: Position, choice: Choice) -> str:
    """What a choice would bring: the text of the ability that it uses or puts first, the values of a combat card; empty for other choices."""
    match choice.args:
        case ("use" | "first", int(n), int(number), *_) if n != RULEBOOK:
            return p.ability(n, number).text
        case ("hand", int(n)) if choice.question == "combat card":
            printed = p.definition(n)
            return ", ".join(f"{v.title()} {printed.printed.get(v) or 0}" for v in ("riposte", "parry", "thrust"))
    return ""


def asked_by(p: Position) -> str:
    """The text of the ability that asks the question; empty for what the rules ask by themselves."""
    use = next((f for f in reversed(p.stack[:-1]) if isinstance(f, Use | Run)), None)
    if p.asking is None or p.asking.question in AMONG_REACTIONS or not isinstance(use, Use) or use.card == RULEBOOK:
        return ""
    return f"{card_name(p, use.card)}: {p.ability(use.card, use.number).text}"


def _row(table: Procedure, p: Position, frame: Run, *, above: bool) -> tuple[str, str]:
    """The name and the rule of the row that is being done, or comes next."""
    rows = table.rows(p.edition)
    at = frame.row - 1 if above else frame.row
    row = rows[max(0, min(at, len(rows) - 1))]
    return row.name, rule_for(row.rule, p.edition)


def _comes(row: Row, p: Position, *, open_card: bool) -> bool:
    """Whether a row would be done as things stand; `open_card` in a round in which nobody knows yet whether a card will be played."""
    if open_card and row.name in WITHOUT_CARD:
        return False
    if open_card and row.name in WITH_CARD:
        return row.name != "abilities" or p.cast.uses_in_rounds
    if row.name == "final strike":
        return has_fact(p, "final strike")
    try:
        return row.when is None or row.when(p)
    except AttributeError:  # its condition is about a duel that there is not
        return False


def timeline(p: Position) -> list[View]:
    """The Day's phases, then every procedure that is running within, each with its steps and where one stands."""
    out: list[View] = [{"what": f"Day {p.board.day}", "steps": [{"name": f, "rule": "", "now": f == p.board.phase} for f in PHASES]}]
    for n, frame in enumerate(p.stack):
        if not isinstance(frame, Run) or frame.procedure == "day":
            continue
        table = game_of(p).procedures[frame.procedure]
        rows = table.rows(p.edition)
        at = max(0, min(frame.row - 1 if n + 1 < len(p.stack) else frame.row, len(rows) - 1))
        open_card = frame.procedure == "round" and at <= table.row("card", p.edition)
        steps: list[View] = []
        for number, row in enumerate(rows):
            rule = f"{p.game}/{rule_for(row.rule, p.edition)}"
            if steps and steps[-1]["rule"] == rule:
                steps[-1]["now"] = steps[-1]["now"] or number == at
            elif row.do is not None and (number == at or _comes(row, p, open_card=open_card)):
                steps.append({"name": SAID.get(row.name, row.name), "rule": rule, "now": number == at})
        out.append({"what": table.title, "steps": steps})
    return out
