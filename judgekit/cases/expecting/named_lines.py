"""Which of the lines a step means that an order names: in the words of its line, by its rule, as people call it, or by whose doing it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from judgekit.cases.expecting.doings import done
from judgekit.cases.expecting.told_alike import Alike
from judgekit.cases.sentences.same_words import words
from judgekit.engine.values import Line, Position
from judgekit.games.five_sails.boards.step_names import CONCEPTS, FIRST_OF, LIKE, STEPS, WINDOWS, step_called
from judgekit.games.five_sails.boards.story.words import number


def found(lines: Sequence[Line], step: str, names: Sequence[str], p: Position | None = None) -> list[int]:
    """The numbers of the lines that a step can mean: those that cite its rule, else of what is named, else with its very words, else the likest."""
    low = step.casefold().strip()
    alike = Alike(lines, tuple(names), p)
    if "/" in low and (cited := [n for n, x in enumerate(lines) if x.rule.endswith("/" + low)]):
        return cited
    if _whose_effect(low, names):
        return _begun(lines, low, names)
    hits = (
        _called(lines, low, names)
        or _announced(lines, low)
        or _named(lines, low)
        or _exact(alike, step)
        or _drawn(lines, step.strip())
        or _scheme(lines, low)
        or _done_by(alike, step)
        or _likest(alike, step)
        or _by_card(alike, step)
    )
    told = _but_declared(lines, [n for n in hits if not is_put_off(lines[n], low)])
    bare = IS_DONE.sub("", step.strip())
    if told or not bare or bare == step.strip():
        return told
    hits = found(lines, bare, names, p)
    if any("cancel" in done(lines[n].text) for n in hits):
        return []
    is_name = bare.casefold() in {x.casefold() for x in names}
    if is_name and (begins := [n for n, x in enumerate(lines) if (said := ANNOUNCES.fullmatch(x.text.strip())) and said["card"] == bare]):
        return begins
    return [n for n in hits if not is_name or done(lines[n].text) & {"announce", "resolve"}]


IS_DONE = re.compile(
    r" (?:is|are|gets) (?:then |now )?(?:applied|carried out|resolved|settled|done|triggered|used)$|(?<!['’]s action)(?<!ability)(?<!effect)"
    r" (?:then |now )?(?:resolves?|takes? effect|triggers?|fires?|applies|happens?|is dealt with|has (?:its|her|his) effect)$",
    re.IGNORECASE,
)
"""What only says that something takes its course."""


def _exact(alike: Alike, step: str) -> list[int]:
    """The lines that have the very words of a step; first of all those that tell of its doing, and not of another in which the word occurs."""
    low, lines = step.casefold().strip(), alike.lines
    says, rule = (low, _third_person(low)), "/" + low.replace(" ", "-")
    hits = [n for n, x in enumerate(lines) if any(alike.has_words(y, step, n) for y in says) and not is_put_off(x, low)]
    return _doing_it(lines, low, hits) or [n for n, x in enumerate(lines) if x.rule.endswith(rule)]


PUT_OFF = re.compile(
    r"\bwaits? (?:for|until)\b|\bha(?:s|ve) (?:an )?effects? when revealed\b"
    r"|\balready\b|\bhas no text for this step\b|\bthe duel goes on\b|\b(?:is|are) counted for it\b"
)
"""What a line tells to be still to come, to be over, not to be done, or only counted: it is not the doing itself."""


def is_put_off(line: Line, low: str) -> bool:
    """Whether a line puts something off, or tells that it is over, where a step does not say so too."""
    return PUT_OFF.search(line.text) is not None and PUT_OFF.search(low) is None


def _but_declared(lines: Sequence[Line], hits: list[int]) -> list[int]:
    """Without the lines that only announce what is to come, where others tell of it."""
    return [n for n in hits if not _under(lines[n], ("reaction/response",))] or hits


OF_ANOTHER = {n for n, same in enumerate(CONCEPTS) if {"heal", "announce", "cancel"} & set(same)}
"""What is done to a doing that is named behind it: a wound is healed, the Move Action is announced."""


def _doing_it(lines: Sequence[Line], low: str, hits: list[int]) -> list[int]:
    """Those of some lines that tell of what a step does, and not that something else is done to it; all where there are no others."""
    doing = words(low, ()) & set(range(len(CONCEPTS)))
    return [n for n in hits if not doing or not (first := _first_doing(lines[n].text)) & OF_ANOTHER or first & doing] or hits


def _first_doing(text: str) -> set[int]:
    told = (doing for word in re.findall(r"[a-z]+", text.casefold()) if (doing := {n for n, same in enumerate(CONCEPTS) if word in same}))
    return next(told, set())


def _called(lines: Sequence[Line], low: str, names: Sequence[str]) -> list[int]:
    """The lines that tell of what is called by nothing but its name: where it first comes up in an action.

    The reveal in Planning, which is all at once, is not meant where more is told of it.
    """
    if low not in {name.casefold() for name in names}:
        return []
    called = re.compile(rf"\b{re.escape(low)}(?!\w)", re.IGNORECASE)
    at = [n for n, x in enumerate(lines) if called.search(x.text) and not is_put_off(x, low)]
    at = _but_declared(lines, [n for n in at if is_its_doing(lines, n)] or at)
    return [n for part in actions(lines) for n in [x for x in at if x in part][:1]]


def actions(lines: Sequence[Line]) -> list[range]:
    """The lines that come of one action each; what stands before the first of them is a part too."""
    begins = [n for n, x in enumerate(lines) if n and _under(x, ("play/announce",)) and not ANSWERING.search(x.text)]
    return [range(a, b) for a, b in pairwise([0, *begins, len(lines)])]


ANSWERING = re.compile(r" announces the (?:\w+ )*(?:Reaction|Forced|Technique|Maneuver)\b")
"""What is used within something else, and is no action of its own."""


def is_its_doing(lines: Sequence[Line], n: int) -> bool:
    """Whether a line tells what comes of a card, and not that it is shown in Planning, or is resolved though it has no text."""
    return not lines[n].rule.endswith("day/planning-reveal") and not (n + 1 < len(lines) and "has no text for this step" in lines[n + 1].text)


USED = r"(?: (?:is (?:used|resolved|announced)|resolves|takes effect))?"
OF_ABILITY = re.compile(rf"(?P<card>.+?)['’]s? (?:city )?(?P<kind>reaction|forced|technique|maneuver|action)(?: ability)?{USED}")


def _announced(lines: Sequence[Line], low: str) -> list[int]:
    """The lines with which an ability begins that is named with whose it is."""
    said = OF_ABILITY.fullmatch(low)
    begins = re.compile(rf".+ announces the (?:[\w-]+ )*{said['kind']} (?:ability )?of {re.escape(said['card'])}\.", re.IGNORECASE) if said else None
    return [n for n, x in enumerate(lines) if begins and begins.fullmatch(x.text.strip())]


RESOLVED = r"(?: (?:is|are) (?:resolved|carried out|applied)| resolves?)?"
EFFECT = re.compile(rf"(?P<card>.+?)['’]s? (?:when[- ]revealed )?effects?{RESOLVED}|(?:the )?effects? of (?P<of>.+?){RESOLVED}")
BEGINNING = ("reaction/", "forced/", "play/announce", "play/cost-targets", "play/wealth-cost", "first-player/", "cost/", "wealth/", "performer/")
"""What stands around the effects of an ability: announcing, targets and costs, and what answers them."""


def _whose_effect(low: str, names: Sequence[str]) -> str:
    """The card of whose effect a step speaks; empty where it speaks of none."""
    said = EFFECT.fullmatch(low)
    card = (said["card"] or said["of"]) if said else ""
    return card if card in {name.casefold() for name in names} else ""


def effects(lines: Sequence[Line], low: str, names: Sequence[str]) -> list[int]:
    """The lines of all effects of the card of whose effect a step speaks, one after another."""
    card = _whose_effect(low, names)
    own = _of_card(lines, card) if card else set()
    of_it = (n for n in sorted(own) if lines[n].frame.startswith(("ability ", "event ")) and not is_put_off(lines[n], low))
    return [n for n in of_it if not _under(lines[n], BEGINNING)]


def _begun(lines: Sequence[Line], low: str, names: Sequence[str]) -> list[int]:
    """The first line of the effects of a card, each time that it is used; where it has none, the line with which it begins."""
    card, own = _whose_effect(low, names), effects(lines, low, names)
    at = [n for n, x in enumerate(lines) if (begins := _begins(x)) and begins == card]
    firsts = [next((n for n in own if begun < n < end), -1) for begun, end in pairwise([*at, len(lines)])]
    return [n for n in firsts if n >= 0] or [n for n in at if is_its_doing(lines, n)]


def _third_person(low: str) -> str:
    """`resolve red flag` as lines tell it, `resolves red flag`."""
    verb, space, rest = low.partition(" ")
    return f"{verb}{'es' if re.search('(?:s|sh|ch|x)$', verb) else 's'} {rest}" if space else low


DRAWS = re.compile(
    r"(?:(?P<who>.+) )?draws? (?:the )?(?P<n>\d+|two|three|four|five|six)(?: (?:more|further|other|remaining|last))* cards?", re.IGNORECASE
)


def _drawn(lines: Sequence[Line], step: str) -> list[int]:
    """Where so many cards begin to be drawn one after another: the lines name each of them."""
    told = DRAWS.fullmatch(step)
    many = number(told["n"]) if told else 0
    who = re.escape(told["who"]) if told and told["who"] else r"\S+"
    at = [n for n, x in enumerate(lines) if re.match(rf"{who} draws (?!\d)", x.text.strip())]
    at = [n for n in at if n not in _counted_otherwise(lines, at, many)] if told else []
    return at[: len(at) - many + 1] if told and len(at) >= many else []


COUNTS_DRAWN = re.compile(r"(?P<who>.+) draws (?P<n>\d+) cards?\.")


def _counted_otherwise(lines: Sequence[Line], at: Sequence[int], many: int) -> set[int]:
    """Those of the lines of single cards for all of which a line before them tells another number."""
    out: set[int] = set()
    for n, x in enumerate(lines):
        counts = COUNTS_DRAWN.fullmatch(x.text.strip())
        if counts and int(counts["n"]) != many:
            out.update([k for k in at if k > n and lines[k].text.strip().startswith(f"{counts['who']} ")][: int(counts["n"])])
    return out


SCHEME = re.compile(
    r"(?:(?:the )?resolution of )?(?:(?:the )?scheme of (?P<of>\w+)|(?P<whose>\w+)['’]s scheme)(?: (?:resolves|is resolved|takes effect))?"
    r"|(?P<who>\w+) (?:resolves?|carries out) (?:(?:the|his|her|their|its|own|an?|chosen) )*scheme(?:['’]s text)?(?: above the (?:separation )?bar)?",
    re.IGNORECASE,
)


def _scheme(lines: Sequence[Line], low: str) -> list[int]:
    """Where the scheme of a player is resolved, however it is called."""
    told = SCHEME.fullmatch(low)
    begins = f"{told['of'] or told['whose'] or told['who']} resolves " if told else ""
    return [n for n, x in enumerate(lines) if begins and x.rule.endswith("day/planning-scheme") and x.text.strip().casefold().startswith(begins)]


DONE_BY = re.compile(
    r"(?P<card>.+?)['’]s? (?:city )?(?P<kind>forced|reaction|action|technique|maneuver)(?: ability| effect)? (?P<does>\w+ .+|\w+s)", re.IGNORECASE
)
"""What an ability does, said with whose it is: `Pavo's Forced engages Nell`."""


def _done_by(alike: Alike, step: str) -> list[int]:
    """The lines that tell what an ability does, among those that come of it."""
    said = DONE_BY.fullmatch(step.strip())
    if said is None:
        return []
    card, kind = said["card"].casefold(), said["kind"].casefold()
    own = {n for n, of in enumerate(alike.sources) if of.card == card and kind in of.kind}
    return [n for n in found(alike.lines, said["does"], alike.names, alike.p) if n in own] if own else []


TRANSITIVE = r"draws?|wounds?|heals?|destroys?|discards?|gains?|reveals?|cancels?|recruits?|musters?|engages?|moves?"
BY_CARD = re.compile(rf"(?P<does>(?:{TRANSITIVE}) (?!(?:to|from|at|home|in|on)\b).+)", re.IGNORECASE)
"""What a card does to something, told behind its name."""


def _by_card(alike: Alike, step: str) -> list[int]:
    """`Stray Shot draws cards`: the lines that tell it among those that come of an ability of that card."""
    low = step.casefold().strip()
    card = max((name.casefold() for name in alike.names if name and low.startswith(f"{name.casefold()} ")), key=len, default="")
    said = BY_CARD.fullmatch(step.strip()[len(card) + 1 :]) if card else None
    own = _of_card(alike.lines, card) if said else set()
    return [n for n in found(alike.lines, said["does"], alike.names, alike.p) if n in own] if said and own else []


ANNOUNCES = re.compile(r".+ announces (?:the [\w ]+ of )?(?P<card>.+?)(?: and shows it)?\.")


RESOLVES = re.compile(r".+ resolves (?P<card>.+)\.")


def _begins(line: Line) -> str:
    """The card of which an ability begins with a line; empty where none does."""
    text = line.text.strip().casefold()
    begins = ANNOUNCES.fullmatch(text) if line.frame.startswith("ability ") else RESOLVES.fullmatch(text) if _under(line, ("day/",)) else None
    return begins["card"] if begins else ""


def _of_card(lines: Sequence[Line], card: str) -> set[int]:
    """The numbers of the lines that come of the abilities of a card: set in below where one begins, and of none that begins within it."""
    own: set[int] = set()
    under: list[tuple[int, str]] = []
    for n, line in enumerate(lines):
        begins = _begins(line)
        while under and (line.depth < under[-1][0] or (line.depth == under[-1][0] and (begins or not line.frame.startswith("ability ")))):
            under.pop()
        if begins:
            under.append((line.depth, begins))
        elif under and under[-1][1] == card:
            own.add(n)
            under = under[:-1] if line.text.strip().casefold() == f"{card} is fully resolved." else under
    return own


WINS = re.compile(r" wins: ")
"""What comes of a check: it is not the check itself."""


def _named(lines: Sequence[Line], low: str) -> list[int]:
    """The lines of a step that people call so."""
    bare = re.sub(r"^(?:the |a |an )", "", low)
    window = re.fullmatch(rf"(?:reaction: ?)?({'|'.join(WINDOWS)})(?: window| reactions?| abilit(?:y|ies))?", bare, re.IGNORECASE)
    if window:
        return [n for n, x in enumerate(lines) if x.text.casefold().startswith(f"{window[1].casefold()}: ")]
    if re.fullmatch(r"carry(?:ing)? (?:it )?out|carried out|(?:the )?(?:event|effect|triggering condition)(?: itself| occurs| happens)?", bare):
        answers = ("reaction/", "forced/", "play/announce", "first-player/")
        return [
            n
            for n, x in enumerate(lines)
            if x.frame.startswith("event ") and not x.text.endswith(("answers.", "takes effect.")) and not _under(x, answers)
        ]
    rules = STEPS.get(called := step_called(bare))
    if rules is not None:
        at = next(
            (at for each in (FIRST_OF.get(called, ()), rules) if (at := [n for n, x in enumerate(lines) if x.rule.partition("/")[2] in each])), []
        )
        return [n for n in at if not WINS.search(lines[n].text)] or at
    like = LIKE.get(step_called(bare))
    return [n for n, x in enumerate(lines) if re.search(like, x.text)] if like else []


def _under(line: Line, chapters: tuple[str, ...]) -> bool:
    return line.rule.partition("/")[2].startswith(chapters)


def _likest(alike: Alike, step: str) -> list[int]:
    """The lines that tell the same in other words."""
    low = step.casefold().strip()
    return _doing_it(alike.lines, low, [n for n, x in enumerate(alike.lines) if not is_put_off(x, low) and alike.tells(step.strip(), n)])
