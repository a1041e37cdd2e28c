"""How many there are, and what is done for each of them."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, STAT, UNIT, VALUE, WORTH, number


def _capped(found: re.Match[str]) -> str:
    """What is counted, up to a number."""
    return f"{found[1]}, maximum {WORTH.get(found[2].casefold(), found[2])}"


def _exactly(found: re.Match[str]) -> str:
    """So many and no more."""
    n, rest = number(found[2]), re.sub(r"^((?:City )?location|character|card|wound|attachment)(?!s)", r"\1s", found[3])
    return f"both {found[1]} {n} or more {rest} and it is not so that {found[1]} {n + 1} or more {rest}"


THING = "(?:wound|card|character|attachment|location)"
DOING = rf"(?:must )?((?:discards?|draws?|loses?|gains?) {NUMBER} (?:cards?|Renown))(?: from (?:their |your )?hand)?"
VERBS = {"controls": "control", "has": "have", "is": "are", "holds": "have", "does": "do"}


def _where(side: str, clause: str, deed: str) -> str:
    """What is said of each player in a relative clause, asked of "you", and what each of them does."""
    verb, _, rest = clause.partition(" ")
    rest = re.sub(r"^more than (\d+) Renown$", lambda m: f"{int(m[1]) + 1} or more Renown", rest)
    rest = re.sub(r"^(?:fewer|less) than (\d+) Renown$", lambda m: f"{int(m[1]) - 1} or fewer Renown", rest)
    rest = re.sub(r"^(no|any) (location|character|card|attachment)s\b", r"\1 \2", rest)
    return f"where you {VERBS.get(verb.casefold(), verb)} {rest}, each {side} {deed}"


COMPARED = (
    r"(?!player (?:with|who|that) (?:(?:has|controls) )?"
    r"(?:the (?:most|fewest|least)|(?:more|fewer|less) .+? than (?:any|each|every) other player) "
    r"|(?:other )?(?:player|opponent) (?:with|who|that) (?:(?:has|controls) )?(?:more|fewer|less) .+? than you )"
)
"""What compares the players with each other is no condition that each of them meets alone."""
THINGS = re.compile(r"\b(?:characters?|locations?|attachments?|Mercenar(?:y|ies)|Brutes?)\b")
MOST = r",? \(?(?:to |up to )?(?:a |an )?max(?:imum)?(?: of)? [+-]?(\d+)\)?"
THERE = r"(?:here|at (?:this|your performer's|that) location)"


def _side(text: str) -> str:
    """The player, one of the opponents, or each of them."""
    if text.casefold() in {"you", "the adversary"}:
        return text.casefold()
    return "each opponent" if re.match(r"each|every|all|your opponents", text, re.IGNORECASE) else "an opponent"


def compared(found: re.Match[str]) -> str:
    """Who has more or fewer of something than who."""
    one, than = (_side(found[n]) for n in (1, 4))
    counted = "locations" if "location" in found[3] else "cards in hand" if found[3].startswith("cards") else found[3]
    verb = "control" if counted == "locations" else "have"
    verb = verb if one == "you" else {"control": "controls", "have": "has"}[verb]
    return f"{one} {verb} {'more' if found[2].casefold() == 'more' else 'fewer'} {counted} than {than}"


SIDE = (
    r"you|the adversary|(?:(?:an?|any|one|your|the|another|each|each other|every|every other|all|all other|all your) (?:opponents?|players?)"
    r"|your opponents)"
)
COUNTED = r"((?:City )?locations|characters|Renown|cards(?: in (?:your |their )?hands?)?)"
NOBODY = r"(?:no (?:other )?(?:opponents?|players?|enemy)|nobody(?: else)?|no one(?: else)?|none of your opponents)"
AS_MUCH = r"(more|fewer|less|at least|at most|no more|no fewer|no less)(?: as (?:much|many))?"
COUNTED_HERE = r"(characters (?:here|at this location)|(?:City )?locations|characters|Renown|cards(?: in (?:your |their )?hands?)?)"
MIRRORED = {"more": "fewer", "fewer": "more", "at least": "at most", "at most": "at least"}
NOT_SO = {"at least": "fewer", "at most": "more"}
"""What is not so of whoever has at least, or at most, as much."""
NOT_OF = {"an opponent": "each opponent", "each opponent": "an opponent"}
"""Of whom the opposite must not be so, if something is to be so of one, or of each."""


def as_much(found: re.Match[str]) -> str:
    """That nobody has more or fewer of something than you, or who has at least or at most as much as who: said as what is, or is not, so of you."""
    nobody = re.fullmatch(NOBODY, found[1], re.IGNORECASE) is not None
    one, than = (_side(found[n]) for n in (1, 4))
    how = {"less": "fewer", "no more": "at most", "no fewer": "at least", "no less": "at least"}.get(found[2].casefold(), found[2].casefold())
    if (one == "you") == (than == "you"):
        return found[0]
    how, side = (how, than) if one == "you" else (MIRRORED[how], one)
    weak = how in NOT_SO
    if weak and found[4].casefold().startswith("any"):
        side = "each opponent"
    counted = "characters here" if found[3].startswith("characters ") else found[3]
    counted = "locations" if "location" in counted and counted != "characters here" else "cards in hand" if counted.startswith("cards") else counted
    side = NOT_OF.get(side, side) if weak else side
    said = f"you {'control' if counted == 'locations' else 'have'} {NOT_SO.get(how, how)} {counted} than {side}"
    return said if weak == nobody else f"it is not so that {said}"


EACH = (
    (rf"\bfor each (.+?)['’]s (?:base|printed) ({STAT})\b", r"for each printed \2 of \1"),
    (rf"\bequal to (.+?)['’]s (?:base|printed) ({STAT})\b", r"equal to printed \2 of \1"),
    (rf"^for each ([^,]+), (.+?){MOST}$", r"\2 for each \1, maximum \3"),
    (rf"^(.+?){MOST} for each (.+)$", r"\1 for each \3, maximum \2"),
    (rf"^(.+? for each .+?){MOST}$", r"\1, maximum \2"),
    (
        r"^(add|remove) threat equal to (?:the number of )?(.+?) ((?:to|from) (?:the adversary's|your|their) pool)$",
        r"\1 1 threat \3 for each \2",
    ),
    (
        rf"^(heal|remove|add|discard|draw|gain|lose|take|move|sink) (?:an? (?:number|amount) of )?({UNIT})((?: (?!equal).+?)??)"
        r",? equal to (?:the number of )?(.+)$",
        lambda m: f"{m[1]} 1 {m[2].removesuffix('s')}{m[3]} for each {m[4]}",
    ),
    (rf"^(.+?) (?:gains?|gets) ({STAT}|{VALUE}) equal to (?:the number of )?(.+)$", r"\1 gets +1 \2 for each \3"),
    (rf"^(your combat card) has ({VALUE}) equal to (?:the number of )?(.+)$", r"\1 gets +1 \2 for each \3"),
    (rf"^(.+?) (?:gains?|has|gets) ([+-])({STAT}|{VALUE}) equal to (?:the number of )?(.+)$", r"\1 gets \g<2>1 \3 for each \4"),
)
"""What is done, or is so, for each of what is counted, up to a number."""
EFFECTS = Table(
    (
        rf"^(.+? for each [^,(]+?),? \(?(?:up to|(?:to )?(?:a )?max(?:imum)?(?: of)?)(?: a total of)? ({NUMBER})(?: cards?| Renown| wounds?)?\)?$",
        _capped,
    ),
    (r"^(.+?) X times, where X is (?:equal to )?(.+)$", r"\1 for each \2"),
    (rf"\b(for each|equal to) (?:the number of )?({THING})s\b", r"\1 \2"),
    (rf"^(?:each|every) {COMPARED}(player|opponent) (?:who|that) ((?:(?!than you\b).)+?),? {DOING}$", lambda m: _where(m[1], m[2], m[3])),
    (
        rf"^(?:each|every) {COMPARED}(player|opponent) (?:with(?!out)|having) (.+?),? {DOING}$",
        lambda m: _where(m[1], f"{'controls' if THINGS.search(m[2]) else 'has'} {m[2]}", m[3]),
    ),
    (
        rf"^(?:each|every) (player|opponent) without (?:any |an? )?(.+?),? {DOING}$",
        lambda m: _where(m[1], f"{'controls' if THINGS.search(m[2]) else 'has'} no {m[2]}", m[3]),
    ),
    (r"^for each ((?!.*choose one)[^,]+), (.+)$", r"\2 for each \1"),
    (r"^(gain|lose) (?:an amount of )?Renown equal to (?:the number of )?(.+)$", r"\1 1 Renown for each \2"),
    *EACH,
)
CONDITIONS = Table(
    (r"^(you|the adversary|an opponent|each opponent) (have|has|holds?) (?:any |some )?Renown$", r"\1 \2 1 or more Renown"),
    (r"^you have (?:any |some |a )cards?(?: in (?:your )?hand)$", "it is not so that you have no cards in hand"),
    (rf"^(.+? (?:control|controls|have|has|are|is)) exactly ({NUMBER}) (.+)$", _exactly),
    (
        r"^the adversary (?:controls|has) (?:(?:equal|as many|an equal number(?: of)?) or more characters (?:than|as|to) you"
        r"|as many characters as you or more)$",
        "the controller of the adversary controls as many characters as you or more",
    ),
    (r"^no (.+?)s? (?:is|are) (here|there|at .+|in .+)$", r"there is no \1 \2"),
    (r"^there (?:is not|isn't|are not|aren't) (?:an?|any) (.+?)s?( (?:here|there|at .+|in .+))$", r"there is no \1\2"),
    (rf"^you (?:have|control) the most characters {THERE}$", "you have the most characters here"),
    (r"^you control no (.+?)s?$", r"you control no \1"),
    (r"^there are (?:at least )?(\d|two|three|four|five)(?: or more)? ((?!or |renown).+?)s?((?: (?:here|at|in) .*)?)$", r"there are \1 or more \2\3"),
    (rf"^({SIDE}) (?:has|have|holds?|controls?) (more|fewer|less) {COUNTED} than ({SIDE})$", compared),
    (rf"^({NOBODY}) (?:has|holds|controls) {AS_MUCH} {COUNTED_HERE} (?:than|as) ({SIDE})$", as_much),
    (rf"^({SIDE}) (?:has|have|holds?|controls?) (?!more|fewer|less){AS_MUCH} {COUNTED_HERE} (?:than|as) ({SIDE})$", as_much),
    (
        r"^you (?:have|control) (more|fewer|less) characters"
        r" (?:here|at this location) than (?:an|any|your) opponent$",
        lambda m: f"you have {'more' if m[1].casefold() == 'more' else 'fewer'} characters here than an opponent",
    ),
    (r"^there are no (.+?)s?((?: (?:here|at|in) ?.*)?)$", r"there is no \1\2"),
    (
        r"^you control (?:at least )?(\d|one|two|three|four|five)(?: or more)? ((?!or more |(?:City )?locations?$).+?)s?((?: (?:here|at|in) .*)?)$",
        r"you control \1 or more \2\3",
    ),
    (r"^there is an? (.+)$", r"there is a \1"),
)

PASSIVES = Table(*EACH)

counting = ByKind(effect=EFFECTS, condition=CONDITIONS, passive=PASSIVES)
