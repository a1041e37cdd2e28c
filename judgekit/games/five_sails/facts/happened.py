"""Facts of what has happened with a card: how often its abilities were used, whether they had their effect, whether it was played."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine.facts import facts_of
from judgekit.engine.trace import card_name
from judgekit.games.five_sails.facts.text import GAPS, LEFT, Known, answers, form, of_ability, pressure, yes_no
from judgekit.games.five_sails.last_known import last_stat
from judgekit.games.five_sails.values import NEW

USED = "[triggered|triggers|used|been used|was used|is used|activated|been activated|was activated|answered]"
KINDS = {"action", "reaction", "technique", "maneuver", "forced"}
SPAN = "[ this Day| today| in this duel| this duel| so far|]"


def _uses(k: Known, card: int, kind: str = "") -> int:
    """How often abilities of a card were used, or those of a kind."""
    used = list(_kinds_used(k, card))
    return used.count(kind) if kind in KINDS else len(used)


def _kinds_used(k: Known, card: int) -> Iterator[str]:
    """Of what kind was each ability of a card that was announced or has answered something; a Reaction does both, one right behind the other."""
    name = re.escape(card_name(k.p, card))
    announced = re.compile(rf"\S+ announces (?:the (?:\w+ )*(Action|Reaction|Technique|Maneuver) of )?{name}(?:\.| and shows it\.)")
    answering = False
    for line in k.lines:
        found = announced.match(line.text.strip())
        if answering:
            yield "reaction" if found else "forced"
        elif found:
            yield (found[1] or "Action").casefold()
        answering = bool(answers(k, card, line))
    if answering:
        yield "forced"


@of_ability(
    f"times {{ability}}[ has| have|] {USED}{SPAN} =",
    f"[times |]{{ability}}[ has|] [fired|fires]{SPAN} =",
    "[uses|number of uses] of {ability} =",
)
def times_used(k: Known, card: int, kind: str = "") -> str:
    """How often the abilities of a card have answered something, or were announced."""
    return str(_uses(k, card, kind))


@of_ability(f"{{ability}}[ has| has been|] {USED}{SPAN} =")
def was_used(k: Known, card: int, kind: str = "") -> str:
    """Whether an ability of a card has answered something, or was announced."""
    return yes_no(_uses(k, card, kind) > 0)


@form(
    "[times|number of times] [the |]Final Strike[ effect| effects|]"
    " [took effect|takes effect|resolved|was carried out|is carried out|was resolved|has resolved] ="
)
def times_struck(k: Known) -> str:
    """How often what needed a Final Strike took place."""
    return str(sum(line.text.strip().endswith("the Final Strike takes effect.") for line in k.lines))


@form(
    "Final Strike[ effect| effects|] [took|takes|has taken] [effect|place] =",
    "Final Strike[ effect| effects|] [is |was |has been |are |][carried out|resolved|applied|done] =",
)
def strike_took_effect(k: Known) -> str:
    """Whether what needed a Final Strike took place."""
    return yes_no(any(line.text.strip().endswith("the Final Strike takes effect.") for line in k.lines))


CARRIED = "[ is| was| has been|] [carried out|resolved|applied|done|takes effect|took effect|takes place|took place|effective|happens|happened]"


@of_ability(
    f"{{ability}}[ effect| effects|]{CARRIED} =",
    f"[effect|effects] of {{ability}}{CARRIED} =",
    f"[Final Strike|Final Strike effect|effect of the Final Strike] of {{card}}{CARRIED} =",
)
def had_effect(k: Known, card: int, kind: str = "") -> str:
    """Whether the effects of a card's ability took place: it was used, not cancelled, and what needed a Final Strike had one."""
    if not _uses(k, card, kind) or facts_of(k.p, "final strike", card=card):
        return "no"
    name = re.escape(card_name(k.p, card))
    since = max(
        n
        for n, line in enumerate(k.lines)
        if re.search(rf"announces the .+ of {name}\.|announces {name} |: {name} answers\.|The text of {name} takes effect\.", line.text)
    )
    kept = any("what needed a Final Strike does not take place" in line.text or line.text.strip() == "It is cancelled." for line in k.lines[since:])
    return yes_no(not kept)


DONE = {
    "played": r"\S+ (?:plays {0} \(|announces {0} and shows it|announces the .+ of {0}\.)",
    "revealed": r"\S+ reveals .*{0}",
    "drawn": r"\S+ draws {0}\.",
    "sunk": r"{0} is sunk",
    "mustered": r"{0} joins the Crew",
    "recruited": r"{0} .*(?:is recruited|joins)",
    "cancelled": r"The .+ of {0} is cancelled|{0} is cancelled",
}
GAPS["deed"] = rf"(?P<deed>{'|'.join(DONE)})"


@form("{card}[ is| was| has been|] {deed} =")
def done(k: Known, card: int, deed: str) -> str:
    """Whether that was done with a card."""
    told = re.compile(DONE[deed].format(re.escape(card_name(k.p, card))))
    return yes_no(any(told.match(line.text.strip()) for line in k.lines))


@form(
    "{card} {stat} when destroyed =",
    "{stat} of {card} when destroyed =",
    "{card} {stat} when [it|he|she|they] [was|were] destroyed =",
    f"{{card}} {{stat}} {LEFT} =",
    f"{{stat}} of {{card}} {LEFT} =",
    "[last known|last-known|last] {stat} of {card} =",
    "{card} [last known|last-known|last] {stat} =",
    "{stat} of {card} as last known =",
    "{card} {stat} as last known =",
)
def last_value(k: Known, *named: int | str) -> str:
    """A value of a character as it was last known in play."""
    return str(last_stat(k.p, next(n for n in named if isinstance(n, int)), next(n for n in named if isinstance(n, str))))


ANSWERS = {"refused": "challenge/refuse", "accepted": "challenge/accept", "intervened": "challenge/intervene"}


@form("[challenge|the challenge] [is|was|has been|] refused =", "challenge refused =")
def challenge_refused(k: Known) -> str:
    """Whether the last challenge was refused."""
    start = max((n for n, line in enumerate(k.lines) if line.rule.endswith("challenge/performer-and-target")), default=0)
    return yes_no(any(line.rule.endswith("challenge/refuse") for line in k.lines[start:]))


@form("[challenge|the challenge] [is|was|has been|] accepted =", "challenge accepted =")
def challenge_accepted(k: Known) -> str:
    """Whether the last challenge was accepted."""
    start = max((n for n, line in enumerate(k.lines) if line.rule.endswith("challenge/performer-and-target")), default=0)
    ways = ("challenge/accept", "challenge/intervene") if k.p.edition == NEW else ("challenge/accept",)  # intervening is a way of accepting
    return yes_no(any(line.rule.endswith(ways) for line in k.lines[start:]))


REVEALS = re.compile(r"(?P<who>\S+) reveals (?P<cards>.+)\.")


def _revealed(k: Known, player: int = -1) -> str:
    """The cards of the last line that tells of cards being revealed, by a player where one is named."""
    names = sorted({name for name in k.p.cast.names if name}, key=len, reverse=True)
    for line in reversed(k.lines):
        found = REVEALS.fullmatch(line.text.strip())
        if found is not None and (player < 0 or found["who"] == k.p.cast.seats[player]):
            return ", ".join(re.findall("|".join(map(re.escape, names)), found["cards"])) or "none"
    return "none"


@form(
    "[cards|card] revealed[ last| by gambling| by the gamble| when gambling|] =",
    "[cards|card] that [was|were] revealed[ last|] =",
    "revealed [cards|card] =",
)
def cards_revealed(k: Known) -> str:
    """The cards that were revealed last."""
    return _revealed(k)


@form("[cards|card] revealed by {player}[ last|] =", "[cards|card] {player} [revealed|reveals|has revealed][ last|] =")
def cards_revealed_by(k: Known, player: int) -> str:
    """The cards that a player revealed last."""
    return _revealed(k, player)


@form(
    "{stat} [total|sum] of {player} in the [last |]pressure =",
    "{player} {stat} [total|sum] in the [last |]pressure =",
    "{stat} of {player} in the [last |]pressure =",
)
def stat_pressed(k: Known, *named: int | str) -> str:
    """A player's sum in the last pressure, if that compared just this stat."""
    player, stat = next(n for n in named if isinstance(n, int)), next(n for n in named if isinstance(n, str))
    compared = next((line.text.strip() for line in reversed(k.lines) if line.rule.endswith("pressure/compares")), "")
    return pressure(k, player) if compared.casefold().startswith(stat.casefold()) else "none"


@form(
    "{stat} [total|sum] of {player} [at|in|on] {place} in the [last |]pressure =",
    "{stat} [total|sum] of {player} in the [last |]pressure [at|of|on|for] {place} =",
    "{stat} of {player} [at|in|on] {place} in the [last |]pressure =",
    "{stat} of {player} in the [last |]pressure [at|of|on|for] {place} =",
    "{player} {stat} [total |sum |][at|in|on] {place} in the [last |]pressure =",
    "{player} {stat} [total |sum |]in the [last |]pressure [at|of|on|for] {place} =",
)
def stat_pressed_there(k: Known, *named: int | str) -> str:
    """A player's sum in the last pressure, if that compared just this stat, at this location."""
    stat = next(n for n in named if isinstance(n, str))
    player, place = (n for n in named if isinstance(n, int))
    return stat_pressed(k, player, stat) if _pressed_at(k, place) else "none"


@form(
    "[total|sum] of {player} [at|in|on] {place} in the [last |]pressure =",
    "[total|sum] of {player} in the [last |]pressure [at|of|on|for] {place} =",
    "pressure [total|sum] of {player} [at|in|on] {place} =",
    "{player} [total|sum] in the [last |]pressure [at|of|on|for] {place} =",
)
def pressed_there(k: Known, player: int, place: int) -> str:
    """A player's sum in the last pressure, if that was at this location."""
    return pressure(k, player) if _pressed_at(k, place) else "none"


def _pressed_at(k: Known, place: int) -> bool:
    """Whether the last pressure compared what is at a location."""
    compared = next((line.text.strip() for line in reversed(k.lines) if line.rule.endswith("pressure/compares")), "")
    return re.search(rf" at {re.escape(k.p.cast.places[place])}:", compared) is not None
