"""Questions about what happens: what comes next, in which order, what a reading leads to, what another edition makes of it."""

from __future__ import annotations

from itertools import pairwise, permutations

from judgekit.cases.opening import short_edition
from judgekit.engine import EngineError, Line, options, step
from judgekit.engine.values import JUDGE, NO
from judgekit.games.five_sails.facts.reading import read_fact
from judgekit.games.five_sails.facts.stating import value_of
from judgekit.games.five_sails.facts.text import Unknown
from judgekit.teaching.fact_words import asked
from judgekit.teaching.facts import MOST, Unanswerable, candidates, explained
from judgekit.teaching.model import Answer, Ask, Moment, Question, Why

SHOWN = 6
QUIET = ("play/announce", "performer/definition", "play/cost-targets")


def line_with(lines: tuple[Line, ...], text: str) -> int:
    """The number of the first line with a text in it."""
    hit = next((n for n, x in enumerate(lines) if text.casefold() in x.text.casefold() or x.rule.endswith(f"/{text}")), None)
    if hit is None:
        raise Unanswerable(f"no line of this step says {text!r}; they say: {' / '.join(x.text for x in lines)}")
    return hit


def next_question(m: Moment, ask: Ask) -> Question:
    """What happens next: a line of this step among later ones and such as another choice would bring."""
    if not m.lines:
        raise Unanswerable("nothing happens in this step")
    at = line_with(m.lines, ask.about) if ask.about else next((n for n, x in enumerate(m.lines) if not x.rule.endswith(QUIET)), 0)
    right = m.lines[at]
    wrong = [*elsewhere(m, {x.text for x in m.lines}), *later(m, at)]
    if ask.among:
        wrong = [a for a in wrong if any(t.casefold() in a.text.casefold() for t in ask.among)]
    kept = list({a.text: a for a in wrong if a.text != right.text}.values())[: MOST - 1]
    if not kept:
        raise Unanswerable("nothing else could happen here; ask for a fact instead")
    first = "of these" if kept else ""
    answers = sorted([Answer(right.text, True, (Why(right.text, right.rule),)), *kept], key=lambda a: a.text)
    return Question("next", f"What happens first {first}?".replace("  ", " "), tuple(answers))


def later(m: Moment, at: int) -> list[Answer]:
    """The lines that come after the right one, with that as the reason."""
    right = m.lines[at]
    return [
        Answer(x.text, False, (Why(f"That comes too, but later. First: {right.text}", right.rule), Why(x.text, x.rule)))
        for x in reversed(m.lines[at + 1 :])
        if x.rule != right.rule
    ]


def elsewhere(m: Moment, here: set[str]) -> list[Answer]:
    """What other choices would bring, each as the line that tells it apart."""
    out: list[Answer] = []
    for option in options(m.before, expected=False):
        if option.verdict == NO or (m.before.asking and m.before.asking.question == "decide"):
            continue
        try:
            _, lines = step(m.before, option.choice)
        except EngineError:
            continue
        new = next((x for x in lines if x.text not in here and not x.rule.endswith(QUIET)), None)
        if new is not None:
            out.append(Answer(new.text, False, (Why(f"That would come of another choice: {option.text}.", new.rule),)))
    return out


def order_question(m: Moment, ask: Ask) -> Question:
    """In which order: lines of the step, lettered, and the orders in which they could come."""
    found = m.lines
    at = [line_with(found, text) for text in ask.among][:MOST] if ask.among else spaced(found)
    if len(at) < 2 or len(set(at)) != len(at):
        raise Unanswerable("fewer than two lines to put in order; name parts of them with 'among: … | …'")
    items = sorted(at, key=lambda n: found[n].text)
    right = tuple(sorted(at))
    orders = [right, *(x for x in spread(right) if x != right)][:MOST]
    letter = {n: "abcdef"[k] for k, n in enumerate(items)}
    answers = [order_answer(found, order, right, letter) for order in sorted(orders, key=lambda o: [letter[n] for n in o])]
    return Question("order", "In which order do these happen?", tuple(answers), tuple(found[n].text for n in items))


def spaced(lines: tuple[Line, ...]) -> list[int]:
    """Three lines of different rules, from beginning, middle and end."""
    kept: dict[str, int] = {}
    for n, x in enumerate(lines):
        if not x.rule.endswith(QUIET):
            kept.setdefault(x.rule, n)
    found = list(kept.values())
    return found if len(found) < 4 else [found[0], found[len(found) // 2], found[-1]]


def spread(right: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Other orders, the nearest first: two neighbours changed over before everything."""
    return sorted(permutations(right), key=lambda x: (sum(a != b for a, b in zip(x, right, strict=True)), x))


def order_answer(lines: tuple[Line, ...], order: tuple[int, ...], right: tuple[int, ...], letter: dict[int, str]) -> Answer:
    """One order, and the first two that it has the wrong way round."""
    text = ", ".join(letter[n] for n in order)
    if order == right:
        return Answer(text, True, tuple(Why(lines[n].text, lines[n].rule) for n in right))
    a, b = next((a, b) for a, b in pairwise(order) if a > b)
    return Answer(text, False, (Why(f"“{lines[b].text}” comes before “{lines[a].text}”", lines[b].rule), Why(lines[a].text, lines[a].rule)))


def judge_question(m: Moment, ask: Ask) -> Question:
    """What the judge may decide where the books leave it open: each reading with what comes of it."""
    p = m.before
    found = options(p, expected=False)
    if p.asking is None or p.asking.player != JUDGE:
        raise Unanswerable("the judge is asked nothing here; stop before a step such as 'judge: …'")
    answers = []
    for option in found:
        _, lines = step(p, option.choice)
        why = (Why(f"A reading that the books allow: {option.text}.", option.rule), *(Why(x.text, x.rule) for x in lines[:2]))
        answers.append(Answer(option.text, True, why, tuple(lines[:SHOWN])))
    return Question("judge", "The books leave this open. What may the judge decide?", tuple(answers), open=True)


def compare_question(found: dict[str, Moment], ask: Ask) -> Question:
    """What each edition makes of the same step: pairs of values."""
    if len(found) < 2:
        raise Unanswerable("comparing needs a case in both editions")
    values, why, said = {}, [], None
    for edition, m in found.items():
        lines = m.so_far + m.lines
        try:
            said = read_fact(m.after, ask.about)
            values[edition] = value_of(m.after, lines, said)
        except Unknown as error:
            raise Unanswerable(str(error)) from error
        why += [Why(f"{short_edition(edition)}: {w.text}", w.rule) for w in explained(m, said, values[edition], True)[-1:]]
    assert said is not None
    (one, a), (two, b) = list(values.items())[:2]
    m = next(iter(found.values()))
    other = b if a != b else next(v for v in candidates(m, said, a, a, m.after) if v != a)
    pairs = sorted({(a, b), (b, a), (a, a), (other, other), (a, other), (other, a)})
    answers = tuple(pair(one, two, x, (a, b), tuple(why)) for x in pairs)
    return Question("compare", asked(said, ask.about, True), answers)


def pair(one: str, two: str, values: tuple[str, str], right: tuple[str, str], why: tuple[Why, ...]) -> Answer:
    """A value in each edition as one choice."""
    return Answer(f"{short_edition(one)}: {values[0]} · {short_edition(two)}: {values[1]}", values == right, why)
