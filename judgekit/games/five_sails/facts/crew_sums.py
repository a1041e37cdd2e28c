"""What the characters of a player have of a stat together: of the whole Crew, in the City, at Home; nobody pressures with it."""

from __future__ import annotations

from judgekit.games.five_sails.facts.sums import GAPS, Known
from judgekit.games.five_sails.facts.text import form
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import characters, home_of, in_city

__all__ = ["GAPS"]
SUM = "[total |sum of |summed |added-up |combined |whole |]"
TOGETHER = "[ in total| in all| together| added up| taken together| everywhere| wherever they are| at all locations and at Home|]"
OWN = "[of|of all|of all of|among|over|over all]"
CHARACTERS = "[characters|characters in play|controlled characters]"
CREW = "[whole |entire |full |complete |]Crew"
IN_THE_CITY = (
    "[at City locations|at the City locations|at City locations only|on City locations|in City locations|at any City location|at all City locations"
    "|at locations of the City|at locations in the City|in the City|in the City only|counted at City locations|counted in the City]"
)
AT_HOME = "[at Home|at their Home|in the Home]"


@form(
    f"{SUM}{{basic}}[ total| sum|] {OWN} {{player}} {CREW}{TOGETHER} =",
    f"{SUM}{{basic}}[ total| sum|] of the {CREW} of {{player}}{TOGETHER} =",
    f"{SUM}{{basic}}[ total| sum|] {OWN} {{player}} {CHARACTERS}{TOGETHER} =",
    f"{SUM}{{basic}}[ total| sum|] of [all |the |all the |]characters [of|controlled by] {{player}}{TOGETHER} =",
    f"{{player}} {CREW} [total |]{{basic}}[ total| sum|]{TOGETHER} =",
    f"{{player}} {CREW} [has|have|counts] {{basic}} =",
)
def of_crew(k: Known, *values: int | str) -> str:
    """What all characters of a player in play have of a stat, wherever they are; a dash counts as 0."""
    player, name = _asked(values)
    return str(sum(stat(k.p, n, name) for n in characters(k.p, player)))


@form(
    f"{SUM}{{basic}}[ total| sum|] {OWN} {{player}} {CHARACTERS} {IN_THE_CITY} =",
    f"{SUM}{{basic}}[ total| sum|] of [all |the |all the |]characters [of|controlled by] {{player}} {IN_THE_CITY} =",
    f"{SUM}{{basic}}[ total| sum|] {OWN} {{player}} {CREW} {IN_THE_CITY} =",
    f"{SUM}{{basic}}[ total| sum|] of {{player}} {IN_THE_CITY} =",
    f"{{player}} [total |]{{basic}}[ total| sum|] {IN_THE_CITY} =",
    f"{{player}} [characters|Crew] [total |]{{basic}}[ total| sum|] {IN_THE_CITY} =",
)
def in_the_city(k: Known, *values: int | str) -> str:
    """What the characters of a player at City locations have of a stat together."""
    player, name = _asked(values)
    return str(sum(stat(k.p, n, name) for n in characters(k.p, player) if in_city(k.p, k.p.cards[n].at)))


@form(
    f"{SUM}{{basic}}[ total| sum|] {OWN} {{player}} {CHARACTERS} {AT_HOME} =",
    f"{SUM}{{basic}}[ total| sum|] of {{player}} {AT_HOME} =",
    f"{{player}} [total |]{{basic}}[ total| sum|] {AT_HOME} =",
)
def at_home(k: Known, *values: int | str) -> str:
    """What the characters of a player at Home have of a stat together."""
    player, name = _asked(values)
    return str(sum(stat(k.p, n, name) for n in characters(k.p, player, home_of(k.p, player))))


def _asked(values: tuple[int | str, ...]) -> tuple[int, str]:
    """The player and the stat that a fact is about."""
    return next(v for v in values if isinstance(v, int)), next(str(v) for v in values if isinstance(v, str))
