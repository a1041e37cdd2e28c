"""Steps that are told under a condition: `If there is a duel, round 1: B plays Ward`; the board says whether they are done."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from judgekit.cases.model import Step
from judgekit.cases.steps.game_conditions import BY_NOW, OF_THE_GAME, ON, only_of_its_card
from judgekit.cases.wordings.plain_lines import DOES
from judgekit.cases.wordings.story import clauses
from judgekit.engine import Choice, Position
from judgekit.engine.errors import Unreadable
from judgekit.engine.facts import facts_of
from judgekit.games.five_sails.boards.moments.told import moment
from judgekit.games.five_sails.boards.story.words import NTH
from judgekit.games.five_sails.values import in_play, pile


class Before(NamedTuple):
    """What has come of what was asked for, or told under a condition, before a step."""

    met: bool | None = None
    """Whether the last of it was done, or of several alternatives one; None where there was no such thing."""
    part: bool = True
    """Whether the part of a line that was told last is being done."""


class Told(NamedTuple):
    """How far a case has come: where it stands, by which choices, and what has come of the conditions before."""

    position: Position
    choices: Sequence[Choice]
    before: Before = Before()


Holds = Callable[[Told, re.Match[str]], bool]
"""Whether a condition is met, as its pattern has found it."""
NAME = r"(?P<name>(?-i:[A-Z])[\w'’ -]*?)"
FOLLOWS = (
    r"(?:(?:still )?goe?s? on|lasts?|continues?|has begun|begins?|takes? place|took place|follows?|is (?:still"
    r" )?fought|c(?:o|a)mes? about|(?:still )?be {ON})"
)
FOLLOWS = FOLLOWS.replace("{ON}", ON)


def _answered(told: Told, answer: str) -> bool:
    """Whether the last challenge has been answered so; where nobody is asked, a challenge is not refused."""
    given = next((c.args[0] for c in reversed(told.choices) if c.question in {"answer challenge", "action"}), "")
    return given == answer


def _duel(told: Told, _: re.Match[str]) -> bool:
    return told.position.board.duel is not None and not _answered(told, "refuse")


def _over(told: Told, found: re.Match[str]) -> bool:
    return not _duel(told, found)


def _refused(told: Told, _: re.Match[str]) -> bool:
    return _answered(told, "refuse")


def _accepted(told: Told, _: re.Match[str]) -> bool:
    return _answered(told, "accept")


def _card(told: Told, found: re.Match[str]) -> int:
    """The one card that a condition names."""
    cards = [n for n, name in enumerate(told.position.cast.names) if name and name.casefold() == found["name"].casefold()]
    if len(cards) != 1:
        raise Unreadable(f"{found[0]!r}: {len(cards)} cards of the case are called {found['name']!r}; a condition names one")
    return cards[0]


def _in_play(told: Told, found: re.Match[str]) -> bool:
    return in_play(told.position, _card(told, found))


def _engaged(told: Told, found: re.Match[str]) -> bool:
    """Whether a card in play is engaged."""
    return _in_play(told, found) and told.position.cards[_card(told, found)].engaged


def _en_garde(told: Told, found: re.Match[str]) -> bool:
    return _in_play(told, found) and not _engaged(told, found)


def _gone(told: Told, found: re.Match[str]) -> bool:
    return not _in_play(told, found)


def _target(told: Told, found: re.Match[str]) -> bool:
    """Whether a card is the one that has been challenged."""
    duel = told.position.board.duel
    return duel is not None and duel.sides[1].card == _card(told, found)


def _not_target(told: Told, found: re.Match[str]) -> bool:
    return not _target(told, found)


def _round_of(told: Told, found: re.Match[str]) -> bool:
    """Whether the round that is going on, and is the one of that number where one is told, is that of a player, or of a participant."""
    duel = told.position.board.duel
    if not _duel(told, found) or int(found.groupdict().get("number") or duel.round) != duel.round:
        return False
    side = duel.sides[duel.turn]
    seats = told.position.cast.seats
    return bool(side.player == seats.index(found["name"]) if found["name"] in seats else side.card == _card(told, found))


def _to_act(told: Told, found: re.Match[str]) -> bool:
    """Whether a player is the one who is asked."""
    ask, seats = told.position.asking, told.position.cast.seats
    if found["name"] not in seats:
        raise Unreadable(f"{found[0]!r}: {found['name']!r} is no player")
    return ask is not None and ask.player == seats.index(found["name"])


def _whose(told: Told, found: re.Match[str]) -> bool:
    """Whether it is somebody's round, or outside a duel a player's turn to act."""
    return _round_of(told, found) if told.position.board.duel is not None else _to_act(told, found)


def _done_so(told: Told, found: re.Match[str]) -> bool:
    """Whether what was asked for last, or told last under a condition, was done."""
    if told.before.met is None:
        raise Unreadable(f"{found[0]!r}: nothing before this was asked for or told under a condition")
    return told.before.met


def _not_so(told: Told, found: re.Match[str]) -> bool:
    return not _done_so(told, found)


def _holds_a_card(told: Told, found: re.Match[str]) -> bool:
    """Whether a player has a card in hand: the one who is named, or the one who is asked, or whose round it is."""
    p, name = told.position, found.groupdict().get("name") or found.groupdict().get("whose")
    if name and name not in p.cast.seats:
        raise Unreadable(f"{found[0]!r}: {name!r} is no player")
    duel = p.board.duel
    asked = p.asking.player if p.asking is not None else duel.sides[duel.turn].player if duel is not None else p.board.active
    return bool(pile(p, "hand", p.cast.seats.index(name) if name else asked))


def _holds_none(told: Told, found: re.Match[str]) -> bool:
    return not _holds_a_card(told, found)


def _of_the_game(holds: Callable[[Position], bool]) -> Holds:
    """A condition that only the position decides, whatever the condition names."""
    return lambda told, _: holds(told.position)


A_ROUND = rf"(?:a|an|another|one more) (?:(?P<nth>{'|'.join(NTH)}) |(?:further|next|new|other) )?round(?: (?P<number>\d+))?"


def _in_round(told: Told, found: re.Match[str]) -> bool:
    """Whether a duel goes on, in the round of that number where one is told."""
    number = NTH.index(found["nth"].casefold()) + 1 if found["nth"] else int(found["number"] or 0)
    duel = told.position.board.duel
    return _duel(told, found) and duel is not None and number in {0, duel.round}


def _used(told: Told, found: re.Match[str]) -> bool:
    """Whether the abilities of a kind that a card has have been used."""
    p, card = told.position, _card(told, found)
    own = {str(n) for n, ability in p.abilities(card) if ability.kind == found["kind"].title()}
    if not own:
        raise Unreadable(f"{found[0]!r}: {p.cast.names[card]} has no such ability")
    spent = {str(f.key or 0) for f in facts_of(p, "used", card=card)} & own
    if spent and spent != own:
        raise Unreadable(f"{found[0]!r}: {p.cast.names[card]} has several of that kind, and not all have been used")
    return bool(spent)


def _unused(told: Told, found: re.Match[str]) -> bool:
    return not _used(told, found)


RIGHT = r"(?:legal|allowed|possible|permitted|done|granted|carried out)"
ROUND = r"(?:the )?(?:round (?P<number>\d+)|(?:(?:next|new|second|third|fourth|this|that) )?round)"
TO_ACT = r"(?:(?:the )?(?:next |new )?(?:active player|(?:player|one)(?: who is)? to act)|to act|next(?: to act)?|asked)(?: next| now)?"
SOME = r"(?:one|(?:an?|any)(?: combat)? cards?|any)"
THAT_HAND = r"(?:(?:that|the|his|her|their|its) )?hand"
OWN_HAND = NAME.replace("<name>", "<whose>") + r"['’]s hand"
ABILITY = rf"{NAME}['’]s (?:own )?(?:City |Home )?(?P<kind>Action|Reaction|Technique|Maneuver)"
SO_FAR = r"(?: (?:yet|so far|by then|by now|before|already))?"
CONDITIONS: tuple[tuple[str, Holds], ...] = (
    (
        rf"{ABILITY} (?:(?:has|was) (?:not|never) (?:yet |already |so far )?(?:been )?(?:used|activated)"
        rf"|(?:is|was|remains?) (?:still )?(?:not (?:yet )?used|unused)){SO_FAR}",
        _unused,
    ),
    (rf"{ABILITY} (?:has|was) (?:already |then )?(?:been )?(?:used|activated){SO_FAR}", _used),
    (rf"(?:it|this|that) (?:was|has been) {RIGHT}|so", _done_so),
    (rf"(?:it|this|that) (?:was|has been) (?:not {RIGHT}|illegal|forbidden)|not", _not_so),
    (
        rf"there (?:is|be) (?:still )?(?:a|the|any) duel(?: (?:still )?{ON})?|(?:a|the) duel (?:is (?:still )?{ON}|{FOLLOWS})|it comes to a duel",
        _duel,
    ),
    (r"(?:there|it) still is (?:a|the|any) duel|(?:a|the) duel still (?:exists|is {ON}|goes on|lasts)".replace("{ON}", ON), _duel),
    (rf"the duel is not (?:yet )?over{BY_NOW}|the duel has not (?:yet )?(?:ended|come to an end){BY_NOW}|the duel not be over{BY_NOW}", _duel),
    (
        rf"the duel (?:is|be) (?:already |now )?over{BY_NOW}|the duel has (?:already )?ended{BY_NOW}|there is no(?: longer a)? duel(?: any ?more)?",
        _over,
    ),
    (r"(?:the|this) challenge (?:was|is|has been) (?:refused|declined)|(?!the|this)\w+ (?:has )?refused(?: (?:it|the challenge))?", _refused),
    (r"(?:the|this) challenge (?:was|is|has been) accepted|(?!the|this)\w+ (?:has )?accepted(?: (?:it|the challenge))?", _accepted),
    (
        rf"(?:there (?:is|comes|follows)|it comes to) (?:still |yet )?"
        rf"(?:an?(?:other)? (?:further )?(?:(?P<nth>{'|'.join(NTH)}) )?|the (?:next )?)?round(?: (?P<number>\d+))?",
        _in_round,
    ),
    (rf"(?:there (?:is|be)|it comes to|there comes) (?:still |yet )?{A_ROUND}", _in_round),
    (rf"{A_ROUND} (?:{FOLLOWS}|is (?:played|reached)|be (?:played|reached))", _in_round),
    (rf"there is (?:still |yet )?(?:a|another)(?: \w+)? round (?:of|for) {NAME}(?:['’]s)?", _round_of),
    (rf"it is (?:still |now |then )?{NAME}['’]s round", _round_of),
    (rf"{NAME} has (?:the|this|that) (?:next )?round", _round_of),
    (rf"{ROUND} (?:is(?: (?:a|the) round of)?|belongs to|goes to|falls to) {NAME}(?:['’]s)?(?: round)?", _round_of),
    (rf"it is (?:still |now |then )?{NAME}(?:['’]s(?: turn)?)?(?: to act)?", _whose),
    (rf"{NAME} (?:is (?:still |now |then )?{TO_ACT}|has priority|may act)", _whose),
    (rf"{NAME} (?:(?:has|gets|is given) (?:the|a|any) (?:choice|say)|may choose|chooses|decides)", _to_act),
    (rf"(?:the (?:choice|decision) is|it is) {NAME}['’]s(?: choice| to make| decision)?", _whose),
    (rf"{NAME} (?:is (?:still )?(?:in play|alive)|(?:has )?survived)", _in_play),
    (rf"{NAME} (?:is|lies|stays|remains) (?:still |now |already )*engaged{SO_FAR}", _engaged),
    (rf"{NAME} (?:is|stands|stays|remains) (?:still |now |already )*(?:en garde|not engaged){SO_FAR}", _en_garde),
    (rf"{NAME} (?:is|remains) (?:still |now )?(?:the|its) (?:target|one who is challenged)(?: of the challenge)?", _target),
    (rf"{NAME} is still challenged", _target),
    (rf"{NAME} is (?:no longer|not) the target(?: of the challenge)?", _not_target),
    (rf"there (?:is|are) (?:still )?{SOME}(?: left)? in (?:{NAME}['’]s hand|{THAT_HAND})|{THAT_HAND} is not empty", _holds_a_card),
    (rf"(?:{NAME}|he|she|they) (?:still )?(?:has|have|holds?) {SOME}(?: left)?(?: in {THAT_HAND})?|{OWN_HAND} is not empty", _holds_a_card),
    (rf"there (?:is|are) (?:none|no(?: combat)? cards?)(?: left)? in (?:{NAME}['’]s hand|{THAT_HAND})|{THAT_HAND} is empty", _holds_none),
    (rf"(?:{NAME}|he|she|they) (?:has|have|holds?) (?:none|no(?: combat)? cards?)(?: left)?(?: in {THAT_HAND})?|{OWN_HAND} is empty", _holds_none),
    *((pattern, _of_the_game(holds)) for pattern, holds in OF_THE_GAME),
    (rf"{NAME} (?:is (?:no longer|not) (?:in play|alive)|(?:was|has been) destroyed)", _gone),
)
"""The conditions under which steps are told, each with what judges it on the board."""
_READ = tuple((re.compile(pattern, re.IGNORECASE), holds) for pattern, holds in CONDITIONS)
OR_ELSE = "otherwise"
"""What begins the condition of an alternative: it is done where the one before it was not."""
LIKEWISE = "likewise"
"""The condition of what is told in the same breath: it is done where that is."""


def _judge(given: str) -> tuple[bool, Holds, re.Match[str]] | None:
    """Whether a condition must not be met, what judges it, and what it says; None where it is not understood."""
    begins = re.match(rf"({SUPPOSING}) ", given.removeprefix(OR_ELSE).strip(), re.IGNORECASE)
    said = begins.string[begins.end() :] if begins else ""
    found = ((holds, m) for pattern, holds in _READ if (m := pattern.fullmatch(said)) is not None)
    return next((("unless" in given.casefold().split(), holds, m) for holds, m in found), None)


def ruled_out(step: Step, before: Before) -> bool:
    """Whether a step is not done, wherever the game has come to: told in place of what was done, or with what was not."""
    return before.met is not False if step.given.startswith(OR_ELSE) else step.given == LIKEWISE and not before.part


def provided_for(step: Step, told: Told) -> Before:
    """What comes of the condition of a step where a case stands: whether it is done is its `part`."""
    if step.given == LIKEWISE:
        return told.before
    met = not ruled_out(step, told.before) and _is_met(told, step.given)
    return Before(met or told.before.met is True, met) if step.given.startswith(OR_ELSE) else Before(met, met)


def _is_met(told: Told, given: str) -> bool:
    if given == OR_ELSE:
        return True
    found = _judge(given)
    if found is None:
        raise Unreadable(f"the condition {given!r} is not understood")
    return found[1](told, found[2]) is not found[0]


def not_met(step: Step) -> str:
    """What is said of a step that is not done."""
    return f"Not done, as the condition is not met ({step.given[0].lower()}{step.given[1:]}): {step.what}"


SUPPOSING = r"(?:but )?(?:only )?(?:if|unless|in case|provided(?: that)?|as long as|so long as|where|should)"
"""What begins a condition."""
GIVEN = rf"(?P<given>{SUPPOSING} [^,;:]+?)"
LEADING = re.compile(rf"(?P<when>(?:in )?round \d+[:,] )?{GIVEN}[,:](?: then)? (?P<rest>.+)", re.IGNORECASE)
WRITTEN = re.compile(rf"(?P<given>{LIKEWISE}|{OR_ELSE}(?: {SUPPOSING} [^,;:]+?)?), (?P<rest>.+)")
"""What is told in place of the line before, or in the same breath, as it is written down."""
WITHIN = re.compile(rf"(?P<first>.+?)(?:[;.,] (?:and |but )?| (?:and|but),? ){GIVEN}[,:](?: then)? (?P<rest>.+)", re.IGNORECASE)
IN_ROUND = r"(?P<when>(?:in )?round \d+[:,] )?"
ELSE = re.compile(
    rf"{IN_ROUND}(?P<rest>[^;:]+?),? {GIVEN}(?:[,;] (?:and |but |or )?| and | but | or )(?:otherwise|else),? (?P<other>[^;]+?)\.?", re.IGNORECASE
)
"""What is done under a condition that stands behind it, and what otherwise."""
NO_CARD = re.compile(r"(?:plays )?(?:none|nothing|no(?: combat)? card)", re.IGNORECASE)
BEHIND = re.compile(rf"(?:(?P<first>.+)[;.] (?:and |but )?)?(?P<rest>[^;]+?),? {GIVEN}\.?", re.IGNORECASE)
JOINT = re.compile(rf"[;.,] (?:and |but )?{GIVEN},(?: then)? |(?:[;.,] (?:and |but |or )?|,? (?:and|but|or) )(?:otherwise|else),? ", re.IGNORECASE)
"""Between what is done under a condition and what is done under another, or otherwise."""
WHO_IF = re.compile(rf"(?P<lead>^|[;.,:] (?:and |but )?)(?P<who><seat>),? {GIVEN}, (?=[a-z]+s\b)", re.IGNORECASE)
"""Who does something, with the condition behind the name: `B, if it is B, passes`."""


PAYS_ANYWAY = r"; (?:and )?(?:then )?(?=(?:<seat>) pays (?:what(?:ever)? (?:is|remains)|the (?:rest|remain\w+|cost)|all that)\b)"
"""Behind what is done under a condition: what is still due is paid in any case."""


ELSE_TOGETHER = (
    r"(?P<asks>.*\basks to [^;]+? if legal); otherwise (?P<other>(?:[^;.]|\.(?!\s))+?,? and (?:then )?<seat> "
    rf"(?:{DOES})\b(?:[^;.]|\.(?!\s))*)(?:[;.]\s+(?P<rest>.+))?"
)
"""What is asked for, and what the game and somebody do together where it may not be: `otherwise threat is generated and B plays Jab`."""


def provided(line: str, seats: tuple[str, ...]) -> list[tuple[str, str]]:
    """The parts of a line, each with the condition under which it is told; one that is not understood is left in the line."""
    written = WRITTEN.fullmatch(line)
    if written and (written["given"] in {LIKEWISE, OR_ELSE} or _judge(written["given"])):
        return [(written["given"], written["rest"])]
    if " if " in line and all(moment(x) is not None for x in clauses(line)):  # `combat values, if a card was played, and threat are resolved`
        return [("", line)]
    one = "|".join(re.escape(s) for s in seats)
    line = re.sub(
        WHO_IF.pattern.replace("<seat>", f"(?-i:{one})"),
        lambda m: f"{m['lead']}{m['given']}, {m['who']} " if _judge(m["given"]) else m[0],
        line,
        flags=WHO_IF.flags,
    )
    if found := re.fullmatch(ELSE_TOGETHER.replace("<seat>", f"(?:{one})"), line.strip(" .")):
        return [("", found["asks"]), (OR_ELSE, found["other"]), *([("", found["rest"])] if found["rest"] else [])]
    if (found := ELSE.fullmatch(line)) and _judge(found["given"]):
        when, does = found["when"] or "", found["rest"]
        other = "plays no combat card" if NO_CARD.fullmatch(found["other"]) else found["other"]
        return [(found["given"], when + does), (OR_ELSE, when + _by_the_same(does, other, seats))]
    for form in (LEADING, WITHIN, BEHIND):
        found = form.fullmatch(line)
        if found is None or _judge(found["given"]) is None:
            continue
        parts = found.groupdict()
        first, given, rest = parts.get("first") or "", parts["given"], (parts.get("when") or "") + parts["rest"]
        if only_of_its_card(given, rest):
            values, *then = clauses(rest)
            return [*([("", first)] if first else []), (given, values), ("", "; ".join(then))]
        rest, *pays = re.split(PAYS_ANYWAY.replace("<seat>", one), rest, maxsplit=1)
        done = [(x, _by_the_same(first or rest, each, seats)) for x, each in _either(given, rest)]
        return [*([("", first)] if first else []), *done, *(("", each) for each in pays)]
    return [("", line)]


def _either(given: str, rest: str) -> list[tuple[str, str]]:
    """What is done under a condition, and what is done under another or otherwise; what the game does behind the last of them belongs to each."""
    out, begun = [(given, "")], 0
    for joint in JOINT.finditer(rest):
        if re.search(r"\basks to\b", rest[begun : joint.start()]) or (joint["given"] and not _judge(joint["given"])):
            continue
        out[-1] = (out[-1][0], rest[begun : joint.start()])
        out.append((f"{OR_ELSE} {joint['given'] or ''}".strip(), ""))
        begun = joint.end()
    last, *tail = clauses(rest[begun:]) if len(out) > 1 else [rest]
    if not all(moment(x) is not None for x in tail):
        last, tail = rest[begun:], []
    out[-1] = (out[-1][0], last)
    return [(condition, "; ".join([does, *tail])) for condition, does in out]


def _by_the_same(first: str, rest: str, seats: tuple[str, ...]) -> str:
    """What is done under a condition, by whoever did what stands before it: `B accepts and, if there is a duel, plays Ward`."""
    who = re.match("|".join(rf"{re.escape(s)}(?= )" for s in seats), first)
    return f"{who[0]} {rest}" if who and re.match(rf"{DOES}\b", rest) else rest
