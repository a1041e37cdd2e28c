"""What must hold of every position: round trips, replay, legality, history, cards."""

import os
import re

import pytest
from engine_tools import by_topic, cases, check_cards, of_topic, play_at_random, positions, reports, starts, wrong_in
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.cases import Tree
from judgekit.cases.model import Step
from judgekit.cases.opening import open_case
from judgekit.engine import IllegalChoice, Log, Option, Position, explore, from_text, legal, options, settle, step, to_text
from judgekit.games.five_sails.texts.left import left_to_judge

BY_HAND = {"edit", "undo", "again", "go"}
"""Whoever steps a case so does more than choose; tests/test_cases.py follows those, too."""
OF_THE_CASE = re.compile("It was not told that|Nobody has said an order, and")
"""What a case says in its record of what it has not told."""
STEPPED = 1 if os.environ.get("HYPOTHESIS_PROFILE") == "explore" else 5
"""Of so many positions, one is left by every option that it has."""


@by_topic
def test_round_trip(topic):
    """Every position of every case is equal to what its own text says, and so is its hash."""
    for p in positions(topic):
        q = from_text(to_text(p))
        assert q == p
        assert hash(q) == hash(p)


@by_topic
def test_options(topic):
    """At every other choice each option and reason cites a rule of the edition, `legal` lists what is legal, and at every tenth `step` agrees."""
    for n, p in enumerate(list(positions(topic))[::2]):
        found = options(p)
        assert not wrong_in(p, found)
        assert legal(p) == [o.choice for o in found if o.verdict != "no"]
        if n % STEPPED == 0:
            check_steps(p, found)


def check_steps(p: Position, found: list[Option]) -> None:
    """`step` takes exactly the legal options and refuses the others with the same reasons."""
    for option in found:
        if option.verdict == "no":
            with pytest.raises(IllegalChoice) as caught:
                step(p, option.choice)
            assert caught.value.reasons == option.reasons
        else:
            step(p, option.choice)


@by_topic
def test_replay(topic):
    """The choices of a case, without its words, give the same positions and the same lines again."""
    for report, (case, _) in zip(reports(topic), of_topic(topic), strict=True):
        if BY_HAND & {s.who for s in case.steps if isinstance(s, Step)}:
            continue
        log = Log()
        log.lines.extend(left_to_judge(report.positions[0]))
        p = settle(report.positions[0], log)
        for choice in report.choices:
            p, lines = step(p, choice)
            log.lines.extend(lines)
        assert p == settle(report.positions[-1])
        told = [line for line in report.lines if not OF_THE_CASE.match(line.text) and "/unsettled/" not in line.rule]
        again = [line for line in log.lines if "/unsettled/" not in line.rule]  # a question tells the open point on which it hangs
        assert all(one == two for one, two in zip(told, again, strict=False))


def begun(start: int) -> Position:
    """Where a case of the book begins, by its number among all."""
    return settle(open_case(*starts()[start]))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, len(starts()) - 1), st.integers(0, 10_000))
def test_random_play(start, seed):
    """Random legal choices break nothing: rules are cited, no card is lost or doubled, text goes round."""
    p, _ = play_at_random(begun(start), seed, 80)
    check_cards(p)
    assert from_text(to_text(p)) == p


@settings(max_examples=30, deadline=None)
@given(st.integers(0, len(starts()) - 1), st.lists(st.integers(0, 5), max_size=8))
def test_undo_and_redo(start, picks):
    """Undo then redo is identity, at every node."""
    tree = Tree(begun(start))
    for pick in picks:
        found = legal(tree.at.position)
        if not found:
            break
        node = tree.take(found[pick % len(found)])
        assert tree.undo() is node.parent
        assert tree.redo() is node


def test_branches():
    """A second choice at a node is a second child, and the first one stays."""
    tree = Tree(begun(0))
    first, second = legal(tree.at.position)[:2]
    one = tree.take(first)
    tree.undo()
    two = tree.take(second)
    assert [n.choice for n in tree.root.children] == [first, second]
    assert one.position != two.position


def test_explore_agrees_with_walking():
    """Exploring with a table of positions counts the same lines as walking them one by one."""
    from judgekit.engine.explore import lines

    p = settle(next(open_case(c, "2023") for c in cases() if c.number == "duel-001"))
    p, _ = step(p, legal(p)[0])

    def over(q):
        return q.board.duels > 0 or (q.board.duel is None and q.asking is not None and q.asking.question == "action")

    found = explore(p, over)
    assert found.lines == sum(1 for _ in lines(p, over))
