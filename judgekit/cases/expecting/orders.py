"""Orders as a case expects them: which of the lines so far each of the named steps means, and whether they come one after another.

A step is named by words of its line, by its rule, by what people call it ("riposte", "When window", "activate Technique"), or in
other words that name the same cards and the same doing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from judgekit.cases.sentences.same_words import in_vain, words
from judgekit.engine import game_of
from judgekit.engine.procedures import rule_for
from judgekit.engine.values import Line, Position, Run
from judgekit.games.five_sails.boards.step_names import CONCEPTS, LIKE, SILENT, STEPS, WINDOWS, step_called
from judgekit.games.five_sails.boards.story.words import number

ENOUGH = 0.6


def in_order(lines: Sequence[Line], wanted: Sequence[str], names: Sequence[str], p: Position | None = None) -> str | None:
    """The first step that does not come after the ones named before it; None when all do.

    With the position to which the lines have led, a step of a procedure that was gone through without anything to do counts too.
    """
    alike = _of_one_kind(lines, wanted, names)
    if alike:
        return None if any(in_order(each, [x.casefold() for x in wanted], ()) is None for each in alike) else wanted[0]
    at = -1.0
    for each in wanted:
        hits: list[float] = [n for n in found(lines, each, names) if n > at] or [n for n in (passed_over(lines, each, p) if p else ()) if n > at]
        hit = hits[0] if hits else None
        if hit is None:
            return each
        at = hit
    return None


def _of_one_kind(lines: Sequence[Line], wanted: Sequence[str], names: Sequence[str]) -> list[list[Line]]:
    """Where mere names are in order: the lines that tell of one kind of thing for each of them, for every such kind."""
    known = {name.casefold() for name in names}
    if len(wanted) < 2 or not all(each.casefold() in known for each in wanted):
        return []
    called = re.compile("|".join(re.escape(name) for name in sorted((x for x in names if x), key=len, reverse=True)))
    shapes = [called.sub("…", x.text.strip()) for x in lines]
    kinds = [[x for x, each in zip(lines, shapes, strict=True) if each == shape] for shape in dict.fromkeys(shapes)]
    return [kind for kind in kinds if all(any(each.casefold() in x.text.casefold() for x in kind) for each in wanted)]


ROW = re.compile(r"(.+), row (\d+)$")


def passed_over(lines: Sequence[Line], step: str, p: Position) -> Iterator[float]:
    """Between which lines a step was gone through in which nothing was to be done: nobody has activated a Technique."""
    bare = re.sub(r"^(?:the |a |an )", "", step.casefold().strip())
    rules = SILENT.get(bare) or STEPS.get(step_called(bare)) or ()
    for name, table in game_of(p).procedures.items():
        at = [(n, int(m[2])) for n, x in enumerate(lines) if (m := ROW.fullmatch(x.frame)) and m[1] == name]
        if at:  # up to where the procedure stands now
            at += [(len(lines), f.row + 1) for f in p.stack if isinstance(f, Run) and f.procedure == name]
        for at_row, row in enumerate(table.rows(p.edition)):
            if at and row.when is None and rule_for(row.rule, p.edition) in rules:
                yield from (n - 0.5 + at_row / 1000 for (_, before), (n, after) in pairwise([(-1, 0), *at]) if before <= at_row < after - 1)


def found(lines: Sequence[Line], step: str, names: Sequence[str]) -> list[int]:
    """The numbers of the lines that a step can mean: those with its very words, else those of that step, else the likest ones."""
    low = step.casefold().strip()
    rule = low.replace(" ", "-")
    says = (low, _third_person(low))
    exact = [n for n, x in enumerate(lines) if any(y in x.text.casefold() for y in says) or x.rule.endswith("/" + rule) or x.rule.endswith("/" + low)]
    return exact or _drawn(lines, low) or _scheme(lines, low) or _named(lines, low) or _done_by(lines, low, names) or _likest(lines, low, names)


def _third_person(low: str) -> str:
    """`resolve red flag` as lines tell it, `resolves red flag`."""
    verb, space, rest = low.partition(" ")
    return f"{verb}{'es' if re.search('(?:s|sh|ch|x)$', verb) else 's'} {rest}" if space else low


DRAWS = re.compile(r"(?:.+ )?draws? (?:the )?(?P<n>\d+|two|three|four|five|six)(?: (?:more|further|other|remaining|last))* cards?", re.IGNORECASE)


def _drawn(lines: Sequence[Line], low: str) -> list[int]:
    """Where so many cards begin to be drawn one after another: the lines name each of them."""
    told = DRAWS.fullmatch(low)
    many = number(told["n"]) if told else 0
    at = [n for n, x in enumerate(lines) if re.match(r"\S+ draws (?!\d)", x.text.strip())]
    return at[: len(at) - many + 1] if told and len(at) >= many else []


def drawn_otherwise(lines: Sequence[Line], told: str, seats: Sequence[str]) -> str:
    """What a text tells somebody to draw in the Draw step, where the lines tell of another number; empty where they agree, or tell of none."""
    for found in re.finditer(rf"\b({'|'.join(map(re.escape, seats))}) draws (?:the )?(\w+) cards?\b", told):
        drawn = [number(m[1]) for x in lines if (m := re.fullmatch(rf"{re.escape(found[1])} draws (\w+) cards?\.", x.text.strip()))]
        if drawn and number(found[2]) and sum(drawn) != number(found[2]):
            return found[0]
    return ""


SCHEME = re.compile(r"(?:the )?scheme of (?P<of>\w+)|(?P<whose>\w+)['’]s scheme(?: (?:resolves|is resolved))?", re.IGNORECASE)


def _scheme(lines: Sequence[Line], low: str) -> list[int]:
    """Where the scheme of a player is resolved, however it is called."""
    told = SCHEME.fullmatch(low)
    begins = f"{told['of'] or told['whose']} resolves " if told else ""
    return [n for n, x in enumerate(lines) if begins and x.rule.endswith("day/planning-scheme") and x.text.strip().casefold().startswith(begins)]


DONE_BY = re.compile(r"(?P<card>.+?)['’]s (?:forced|reaction|(?:city )?action|technique|maneuver)(?: ability| effect)? (?P<does>\w+ .+|\w+s)")
"""What an ability does, said with whose it is: `Pavo's Forced engages Nell`."""


def _done_by(lines: Sequence[Line], low: str, names: Sequence[str]) -> list[int]:
    """The lines that tell what an ability does, behind the one with which it begins."""
    said = DONE_BY.fullmatch(low)
    begins = re.compile(rf".+ announces the (?:\w+ )+of {re.escape(said['card'])}\.", re.IGNORECASE) if said else None
    at = next((n for n, x in enumerate(lines) if begins and begins.fullmatch(x.text.strip())), None)
    return [n for n in found(lines, said["does"], names) if n > at] if said and at is not None else []


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
    rules = STEPS.get(step_called(bare))
    if rules is not None:
        return [n for n, x in enumerate(lines) if x.rule.partition("/")[2] in rules]
    like = LIKE.get(step_called(bare))
    return [n for n, x in enumerate(lines) if re.search(like, x.text)] if like else []


def _under(line: Line, chapters: tuple[str, ...]) -> bool:
    return line.rule.partition("/")[2].startswith(chapters)


def _numbers(text: str, names: Sequence[str]) -> set[int]:
    """The numbers in a text, in figures or words, but for those within names; one goes without saying."""
    for name in sorted((x for x in names if re.search(r"\d", x)), key=len, reverse=True):
        text = re.sub(rf"\b{re.escape(name)}\b", " ", text, flags=re.IGNORECASE)
    return {n for x in re.findall(r"\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b", text, re.IGNORECASE) if (n := number(x)) != 1}


YET = re.compile(r"\bwaits? for\b|\balready\b")
"""What a line tells to be still to come, or to be over: it is not the doing itself."""


def _likest(lines: Sequence[Line], low: str, names: Sequence[str]) -> list[int]:
    """The lines that say most of the same: the same names, the same doing, no other number."""
    mine = words(low, names)
    if not mine:
        return []
    numbers = _numbers(low, names)
    doing = mine & set(range(len(CONCEPTS)))
    called = {w for w in mine if str(w).startswith("name:")}
    out = []
    for n, line in enumerate(lines):
        theirs = words(line.text, names)
        shared = mine & theirs
        if in_vain(low, line) or (YET.search(line.text) and not YET.search(low)) or not numbers <= _numbers(line.text, names):
            continue
        if len(shared) >= ENOUGH * len(mine) and (not doing or doing & theirs) and (not called or called & theirs):
            out.append(n)
    return out


CANCELLING = re.compile(
    r"(?<!not )(?<!without )\bcancel(?:s|l?ing) (?P<what>[^,;.]+)"
    r"|(?<![^,;:] )(?P<that>(?-i:[A-Z])[^,;.]*?) (?:is|are|gets) (?:thereby |thus )?cancelled\b",
    re.IGNORECASE,
)
IN_VAIN = re.compile(r"(?P<what>.+) is cancelled\.|.*\b(?:happens instead|is prevented)\b.*", re.IGNORECASE)


def cancelled_in_vain(lines: Sequence[Line], told: str, names: Sequence[str]) -> str:
    """What a text tells to be cancelled of which no line tells that it is; empty where there is no such thing.

    What was answered is an ability, which the line names, or something that happened: then the line says no more than that it is cancelled.
    """
    found = CANCELLING.search(told)
    if found is None:
        return ""
    gone = [m["what"] or "It" for line in lines if (m := IN_VAIN.fullmatch(line.text.strip()))]
    called = {w for w in words(found["what"] or found["that"], names) if str(w).startswith("name:")}
    return "" if any(what == "It" or not called or called & words(what, names) for what in gone) else found[0]
