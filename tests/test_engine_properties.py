"""What must hold of every position: round trips, replay, legality, history, cards."""

import os
from itertools import islice

import pytest
from engine_tools import cases, check_cards, play_at_random, positions, reports
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.cases import Tree
from judgekit.cases.opening import open_case
from judgekit.engine import IllegalChoice, explore, from_text, legal, options, settle, step, to_text

STARTS = [open_case(c, e) for c in cases() for e in c.editions]


def test_round_trip():
    """Every position of every case is equal to what its own text says, and so is its hash."""
    for p in positions():
        q = from_text(to_text(p))
        assert q == p
        assert hash(q) == hash(p)


def test_step_takes_what_options_call_legal():
    """`step` takes exactly the legal options and refuses the others with the same reasons: at every sixth position, or at all."""
    for p in islice(positions(), 0, None, 1 if os.environ.get("HYPOTHESIS_PROFILE") == "explore" else 6):
        for option in options(p):
            if option.verdict == "no":
                with pytest.raises(IllegalChoice) as caught:
                    step(p, option.choice)
                assert caught.value.reasons == option.reasons
            else:
                step(p, option.choice)


def test_legal_agrees_with_options():
    """The quick list of legal choices is that of the options."""
    for p in positions():
        assert legal(p) == [o.choice for o in options(p, expected=False) if o.verdict != "no"]


def test_replay():
    """The same choices give the same positions and the same lines."""
    for one, two in zip(reports(), [r for c in cases() for r in __import__("judgekit.cases", fromlist=["run_case"]).run_case(c)], strict=True):
        assert one.positions == two.positions
        assert one.lines == two.lines


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, len(STARTS) - 1), st.integers(0, 10_000))
def test_random_play(start, seed):
    """Random legal choices break nothing: rules are cited, no card is lost or doubled, text goes round."""
    p, _ = play_at_random(settle(STARTS[start]), seed, 80)
    check_cards(p)
    assert from_text(to_text(p)) == p


@settings(max_examples=30, deadline=None)
@given(st.integers(0, len(STARTS) - 1), st.lists(st.integers(0, 5), max_size=8))
def test_undo_and_redo(start, picks):
    """Undo then redo is identity, at every node."""
    tree = Tree(settle(STARTS[start]))
    for pick in picks:
        found = legal(tree.at.position)
        if not found:
            break
        node = tree.take(found[pick % len(found)])
        assert tree.undo() is node.parent
        assert tree.redo() is node


def test_branches():
    """A second choice at a node is a second child, and the first one stays."""
    tree = Tree(settle(STARTS[0]))
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
