"""Facts of the checks of victory and of the tiebreakers: which were made or compared so far."""

from __future__ import annotations

from judgekit.engine.facts import decision
from judgekit.games.five_sails.boards.step_names import STEPS
from judgekit.games.five_sails.days.plunder import influence_sum
from judgekit.games.five_sails.facts.steps import IS, by_day
from judgekit.games.five_sails.facts.text import GAPS, Known, form, yes_no
from judgekit.games.five_sails.facts.victory import tiebreaker

MADE = "[made|carried out|done|held|performed|reached|takes place|took place|happens|happened]"
WHEN = "[ this Day| today| so far|]"
OF_VICTORY = ("{victory}[ Victory|] check", "check [for|of][ a| an| the|] {victory}[ Victory|]")


def _checks(k: Known, kind: str, day: int = 0) -> int:
    """How often a kind of victory was checked, on one Day or on any: once a Day, in however many lines."""
    rules = STEPS.get(f"check {kind}", ())
    return len({n for n, line in by_day(k) if day in {0, n} and line.rule.partition("/")[2] in rules})


@form(*(f"{check}{IS} {MADE}{WHEN} =" for check in OF_VICTORY), f"{{victory}}[ Victory|]{IS} checked{WHEN} =")
def checked(k: Known, kind: str) -> str:
    """Whether a kind of victory has been checked on this Day."""
    return yes_no(_checks(k, kind, int(k.p.board.day)) > 0)


@form(*(f"{check}{IS} {MADE} on Day {{number}} =" for check in OF_VICTORY), f"{{victory}}[ Victory|]{IS} checked on Day {{number}} =")
def checked_on(k: Known, kind: str, day: str) -> str:
    """Whether a kind of victory has been checked on a Day."""
    return yes_no(_checks(k, kind, int(day)) > 0)


@form(f"times {{victory}}[ Victory|]{IS} checked =")
def times_checked(k: Known, kind: str) -> str:
    """How often a kind of victory has been checked."""
    return str(_checks(k, kind))


GAPS["tiebreak"] = (
    r"(?:the )?['\"‘“]?(?:(?:number of|(?:the )?(?:most|fewest|least|highest|lowest)(?: total)?) )?"
    r"(?P<tiebreak>(?:controlled )?locations(?: controlled)?|influence"
    r"|(?:leaders?(?:['’]s?)? )?wounds(?: (?:of|on) the leaders?)?|renown)['\"’”]?"
)
BREAK = "[tie-break|tiebreak|tie break|tie-breaker|tiebreaker]"
COMPARED = {"locations controlled:": "locations", "on locations; Influence:": "influence", "on Influence; wounds": "wounds"}
"""How a line tells what is compared to break a tie."""
ASKED = {"unsettled/most-influence": "influence", "unsettled/no-leader": "wounds"}
"""What is about to be compared when the judge is asked about a point."""


def compared(k: Known) -> list[str]:
    """What has been compared to break a tie for victory, in order; what the judge is asked about first is the last of it."""
    told = (line.text for line in k.lines if line.rule.endswith("victory/tie-fifth-day"))
    found = [name for text in told for words, name in COMPARED.items() if words in text]
    found += ["renown"] if any(line.rule.endswith(("victory/tie-renown", "victory/ties-time-called")) for line in k.lines) else []
    ask = k.p.asking
    point = ask.data[0] if ask is not None and ask.question == "decide" else ""
    return [*found, *([ASKED[point]] if point in ASKED else [])]


@form(
    f"{{tiebreak}}{IS} [used|compared|checked|counted|reached] as[ a| the|] {BREAK} =",
    f"{{tiebreak}} {BREAK}{IS} [used|compared|checked|reached] =",
    f"{BREAK} [of|by] {{tiebreak}}{IS} [used|compared|checked|reached] =",
    "tie[ is| was|] broken by {tiebreak} =",
)
def used_as_tiebreak(k: Known, which: str) -> str:
    """Whether something has been compared to break a tie."""
    return yes_no(next(name for name in ("locations", "influence", "wounds", "renown") if name in which) in compared(k))


@form(
    "[tie-break |tiebreak |tie break |tie-breaker |tiebreaker |]{tiebreak}[ tie-break| tiebreak| tie-breaker| tiebreaker|]"
    " [decides|decided|has decided|breaks|has broken][ the game| the match| it| the tie|] =",
    "[game|match|tie] [is |was |]decided by {tiebreak} =",
)
def decided_by(k: Known, which: str) -> str:
    """Whether something has broken a tie for victory."""
    return yes_no(tiebreaker(k) != "none" and tiebreaker(k) in which)


@form(f"{BREAK} reached[ last|] =", f"last {BREAK}[ reached| used| compared|] =")
def tiebreak_reached(k: Known) -> str:
    """What was compared last to break a tie."""
    return next(reversed(compared(k)), "none")


@form("[tie-breaks|tiebreaks|tie-breakers|tiebreakers] [used|compared|checked|reached] =")
def tiebreaks(k: Known) -> str:
    """All that has been compared to break a tie, in order."""
    return ", ".join(compared(k)) or "none"


@form(
    "[total |]Influence of {player}[ in total| in all|] =",
    "{player} [total |]Influence[ in total| in all|] =",
    "Influence [total|sum] of {player} =",
    "{player} Influence [total|sum] =",
)
def all_influence(k: Known, player: int) -> str:
    """The Influence of all characters of a player, as a tiebreaker counts it; both sums where the judge has still to decide which counts."""
    sums = [influence_sum(k.p, player, reading) for reading in range(2)]
    decided = decision(k.p, "unsettled/most-influence")
    return str(sums[decided or 0]) if decided is not None or sums[0] == sums[1] else f"{sums[0]} or {sums[1]}"
