"""Facts about a duel and the game as a case states them: rounds, threat, victory, what the books leave open."""

from __future__ import annotations

import re
from itertools import dropwhile, takewhile

from judgekit.engine.step import settle, take
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import Ask, Frame, Position, Run
from judgekit.games.five_sails.facts.phases import coming_phase
from judgekit.games.five_sails.facts.text import Known, form, yes_no
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.judged.open_points import open_readings
from judgekit.games.five_sails.stats import combat_value, stat
from judgekit.games.five_sails.values import adversary_side, first_player


@form("{card} threat =", "{card} [threat |]pool =", "[remaining |]threat [in|on|of|left in|remaining in] {card}[ threat pool| pool|] =")
def threat(k: Known, card: int) -> str:
    """How much threat is in the pool of a character; 0 without a duel."""
    side = adversary_side(k.p, card)
    return str(k.p.board.duel.sides[side].pool) if side >= 0 else "0"


@form("combat card {value} =")
def card_value(k: Known, value: str) -> str:
    """A combat value of the card played this round, as modified."""
    duel = k.p.board.duel
    return str(combat_value(k.p, duel.turn, value)) if duel and duel.card >= 0 else "none"


@form("[pressure|claim|Claim Action] [succeeds|succeeded|is successful|was successful|successful] =")
def pressed(k: Known) -> str:
    """Whether the last pressure succeeded."""
    last = next((line for line in reversed(k.lines) if line.rule.endswith(("pressure/success", "pressure/fails"))), None)
    return yes_no(last is not None and last.rule.endswith("pressure/success"))


@form("pressure [fails|failed|is unsuccessful|was unsuccessful|unsuccessful] =", "claim [fails|failed] =")
def not_pressed(k: Known) -> str:
    """Whether the last pressure failed."""
    return yes_no(any(line.rule.endswith(("pressure/success", "pressure/fails")) for line in k.lines) and pressed(k) == "no")


@form("pressure [result|outcome] =", "[result|outcome] of the pressure =")
def pressure_result(k: Known) -> str:
    """How the last pressure came out."""
    return "successful" if pressed(k) == "yes" else "failed" if not_pressed(k) == "yes" else "none"


@form("[a |]duel [over|ended|ends|is over|is ended|has ended|finished] =", "no duel =")
def duel_over(k: Known) -> str:
    """Whether no duel is going on any more."""
    return yes_no(k.p.board.duel is None or bool(k.p.board.over))


@form(
    "active participant[ now|] =",
    "[participant|character] whose round it[ now|] is =",
    "[whose|which participant's] round[ it|] is[ it|] [next|now] =",
)
def participant(k: Known) -> str:
    """Whose round it is."""
    duel = k.p.board.duel
    return card_name(k.p, duel.sides[duel.turn].card) if duel else "none"


@form("round =", "[round number|current round|number of the round][ of the duel|] =")
def round_number(k: Known) -> str:
    """The number of the round."""
    return str(k.p.board.duel.round) if k.p.board.duel else "none"


STAYS = re.compile(r"(\d+) threat, the excess, stays in the pool of ")
"""What is said of excess threat that a card keeps in the pool."""


@form("excess threat discarded[ by Restricted Hostilities|] =", "threat discarded as excess =", "discarded excess[ threat|] =")
def excess_discarded(k: Known) -> str:
    """How much threat was discarded as excess when threat was last resolved."""
    for line in reversed(k.lines):
        if STAYS.match(line.text):
            return "0"
        if line.rule.endswith(("duel/resolve-threat", "duel/declining-wounds")):
            break
    return excess(k)


@form("excess =", "excess threat[ by Restricted Hostilities|] =", "excess threat =")
def excess(k: Known) -> str:
    """How much threat Restricted Hostilities kept from becoming wounds when threat was last resolved."""
    for line in reversed(k.lines):
        found = re.match(r"Restricted Hostilities keep (\d+) threat", line.text)
        if found:
            return found[1]
        if line.rule.endswith(("duel/resolve-threat", "duel/declining-wounds")):
            return "0"
    return "0"


@form("active player =", "priority =", "[player with|who has|player who has] priority =", "priority [is|lies] with =")
def active(k: Known) -> str:
    """Who has priority in High Drama; ahead of it, who will have it; nobody once the game is over."""
    if k.p.board.over:
        return "none"
    ahead = k.p.board.phase in {"Dawn", "Planning"} or coming_phase(k.p) == "High Drama"
    return player_name(k.p, first_player(k.p) if ahead else k.p.board.active)


@form(
    "[player who|who] [chooses|picks|decides] [the|which] [attachment|Weapon|Armor|Attire|one|card]"
    " [to destroy|to keep|is destroyed|is kept|stays|goes] =",
    "[player who|who] [chooses|picks|decides] [what|which] is [destroyed|kept] =",
)
def destroys(k: Known) -> str:
    """Who chooses, or chose last, which of several cards is destroyed."""
    if k.p.asking is not None and k.p.asking.question == "one each":
        return player_name(k.p, k.p.asking.player)
    found = (re.match(r"(\S+) chooses .+ to be destroyed", line.text.strip()) for line in reversed(k.lines))
    return next((m[1] for m in found if m), "nobody")


@form(
    "[a |]duel[ has|] [begun|began|begins|started|starts|taken place|took place|takes place|occurs|occurred] =",
    "there is [a |]duel =",
    "[a |]duel [fought|is fought|was fought|happens|happened|follows|followed|results|comes about|came about] =",
)
def begun(k: Known) -> str:
    """Whether a duel has begun in what is shown: a refused challenge leads to none."""
    duel = k.p.board.duel
    return yes_no((duel is not None and duel.round > 0) or any(line.rule.endswith("duel/begins") for line in k.lines))


SENT = re.compile(r"(\S+) has \d+ characters and a Crew Cap of \d+\.")


@form(
    "[player who|who] [chooses|picks|decides] [which character|which characters|who] [goes|go|is sent|are sent|has to go][ to The Locker|] =",
    "[player who|who] [chooses|picks] the [character|characters] to [send|be sent|go][ to The Locker|] =",
)
def sends(k: Known) -> str:
    """Who chooses, or chose last, who goes to The Locker for the Crew Cap."""
    if k.p.asking is not None and k.p.asking.question == "crew overflow":
        return player_name(k.p, k.p.asking.player)
    found = (SENT.match(line.text.strip()) for line in reversed(k.lines))
    return next((m[1] for m in found if m), "nobody")


@form("asks =", "who chooses =", "player who [must|has to] [choose|answer|discard] =")
def asked(k: Known) -> str:
    """Who has to answer the open question."""
    return player_name(k.p, k.p.asking.player) if k.p.asking else "nobody"


REACTS = re.compile(r"(.+) announces: use ")


@form("first player to react =", "player who reacts first =", "who reacts first =", "player asked first =", "first chance to react =")
def reacts_first(k: Known) -> str:
    """Who says first whether they react: who has announced a Reaction first in the window that is open or was last, or who is asked for one."""
    open_now = k.p.asking is not None and k.p.asking.question == "react"
    before = list(reversed(k.lines)) if open_now else list(dropwhile(lambda line: not REACTS.match(line.text), reversed(k.lines)))
    announced = [found[1] for line in takewhile(lambda line: REACTS.match(line.text), before) if (found := REACTS.match(line.text))]
    return announced[-1] if announced else asked(k) if open_now else "nobody"


@form(
    "[player who|who] [chooses|decides|sets|determines|settles] [the|their] order =",
    "[player who|who] orders[ them| the effects| these effects| the two effects| both effects| the abilities|] =",
    "[player who|who] [orders|chooses the order of|decides the order of|puts in order] the"
    " ['when revealed'|when revealed|simultaneous|two|three] effects =",
)
def orders(k: Known) -> str:
    """Who puts what waits on one event in order, will do so once everybody has announced, or did so last."""
    if k.p.asking is not None and k.p.asking.question == "order":
        return player_name(k.p, k.p.asking.player)
    for line in reversed(k.lines):
        if moved := re.match(r"By hand: (.+) has the First Player Token\b", line.text):
            return moved[1]
        if line.text.endswith(" decides the order."):
            return line.text.removesuffix(" decides the order.").rpartition("; ")[2]
    announcing = k.p.asking is not None and k.p.asking.question == "react"
    return first(k) if announcing else asked(k)


@form("question =")
def question(k: Known) -> str:
    """The kind of the open question."""
    return k.p.asking.question if k.p.asking else "none"


@form(
    "first player =",
    "token =",
    "[the |]token holder =",
    "First Player Token[ holder| controller| is with| lies with| with| is held by| belongs to|] =",
    "[holder of|who has|who holds|player who has|player with|player who holds] the [First Player |]Token =",
    "[who|player who] is [the |]First Player =",
)
def first(k: Known) -> str:
    """Who has the First Player Token."""
    return player_name(k.p, first_player(k.p)) if first_player(k.p) >= 0 else "none"


@form("first player by chance =")
def by_chance(k: Known) -> str:
    """Whether the First Player is, or is about to be, found by chance."""
    ask = k.p.asking
    return yes_no(any(f.name == "token by chance" for f in k.p.facts) or (ask is not None and ask.question == "token"))


@form("[current |]day[ number| of the game|] =")
def day(k: Known) -> str:
    """The Day."""
    return str(k.p.board.day)


@form("[rule|point] [is |]silent =")
def is_silent(k: Known) -> str:
    """Whether the books are silent on what is open now."""
    return yes_no(status(k) == "silent")


@form("rule status =", "status of [the |this |]rule =", "[the |]rules [status|are] =")
def status(k: Known) -> str:
    """Whether the books are silent on what is open now, or on what the judge has decided."""
    from judgekit.engine.options import options

    if k.p.asking and (k.p.asking.question == "decide" or any(o.verdict == "unsettled" for o in options(k.p))):
        return "silent"
    return "silent" if any(f.name == "decided" for f in k.p.facts) or _told(k) else "explicit"


def _told(k: Known) -> list[str]:
    """The open points that lines so far have met, asked about or not, the latest first."""
    return list(dict.fromkeys(rule for x in reversed(k.lines) if (rule := x.rule.partition("/")[2]) in GAME.points and not x.frame.startswith(APART)))


@form("readings =", "open readings =")
def readings(k: Known) -> str:
    """The readings that are open now."""
    return next(iter(all_readings(k)), "none")


def all_readings(k: Known, *, counted: bool = False) -> list[str]:
    """The readings of each point that is open now: of the one that is asked about, or of those met so far and those on which options hang.

    Where they are told in other words only their number says which are meant: as many are `counted` as come apart on the board.
    """
    from judgekit.engine.options import options

    asked = k.p.asking
    if asked and asked.question == "decide":
        return _either(_named(open_readings(k.p, asked.data[0])), told_apart(k.p), counted=counted and asked.data[0] not in OF_A_MOMENT)
    hang: list[str] = []
    for option in (o for o in options(k.p) if o.verdict == "unsettled") if asked else ():
        open_ones = [_named(r.readings) for r in option.reasons if r.verdict == "unsettled"]
        hang += open_ones if len(open_ones) > 1 else _either(open_ones[0], told_apart(take(k.p, option.choice, None)), counted=counted)
    apart = {line.rule.partition("/")[2]: line.frame.removeprefix(APART) for line in k.lines if line.frame.startswith(APART)}
    met = dict.fromkeys((*_told(k), *(f.key for f in k.p.facts if f.name == "decided")))
    named = [(_named(open_readings(k.p, point)), point) for point in met]
    return list(
        dict.fromkeys(
            (*(x for name, point in named for x in _either(name, apart.get(point, name), counted=counted and point not in OF_A_MOMENT)), *hang)
        )
    )


APART = "told apart: "
"""How a line begins to say, in its frame, between which readings of its point the judge had to decide, as they come apart on the board."""


def _either(named: str, apart: str, *, counted: bool) -> list[str]:
    """The readings of a point by all their names, and as they come apart on the board, which alone counts where their number does."""
    return [apart] if counted else list(dict.fromkeys((named, apart)))


def told_apart(p: Position) -> str:
    """The readings between which the judge is asked to decide, as one where they have come to the same here once all is over."""
    from judgekit.engine.options import options

    ways: list[tuple[tuple[Position, list[int]], list[str]]] = []
    for option in options(p, expected=False):
        end = settle(take(p, option.choice, None))
        left = tuple(sorted((f for f in end.facts if f.name != "decided"), key=repr))
        board = end._replace(facts=left), [stat(end, f.card, f.key) for f in left if f.name == "sets"]
        same = next((names for other, names in ways if other == board), None)
        if same is None or not (_is_over(p, end) or _of_a_moment(p)):
            ways.append((board, [option.text]))
        else:
            same.append(option.text)
    return " | ".join(" or ".join(names) for _, names in ways)


OF_A_MOMENT = frozenset({"unsettled/whose-round"})
"""Points that ask about this very moment: readings may be told as they come apart in it, or all of them by what they say of later ones too."""


def _of_a_moment(p: Position) -> bool:
    return p.asking is not None and p.asking.question == "decide" and p.asking.data[0] in OF_A_MOMENT


def _is_over(p: Position, end: Position) -> bool:
    """Whether that in which the judge is asked is over in a later position; while it is not, readings may still come apart."""
    below = p.stack[:-1]
    if below and isinstance(below[-1], Ask) and below[-1].question == "action":
        return len(end.stack) <= len(below)
    at = max((n for n, frame in enumerate(below) if not isinstance(frame, Ask)), default=-1)
    return at < 0 or len(end.stack) <= at or _kind(end.stack[at]) != _kind(below[at])


def _kind(frame: Frame) -> str:
    """What kind of work a frame is; of a procedure which one."""
    return frame.procedure if isinstance(frame, Run) else type(frame).__name__


def _named(found: tuple[tuple[str, str], ...]) -> str:
    """Readings by their names."""
    return " | ".join(name for name, _ in found)
