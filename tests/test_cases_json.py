"""Cases as JSON: an object a line, with what happens and what is expected after which step."""

import json

import pytest

CLAIM = {
    "id": "x-1",
    "edition": "2023",
    "title": "A claim against nobody",
    "setup": "Two players; A is First Player, High Drama, A to act. At The Docks: A's Bo (resolve 5, influence 2).",
    "steps": ["A uses the Claim Action with Bo.", "B passes."],
    "expect": [
        {"at": "at start", "fact": "Bo engaged = no"},
        {"at": "after step 1", "fact": "The Docks controller = A"},
        {"at": "at end", "fact": "active player = A"},
    ],
    "because": [{"gist": "the sum is highest", "lines": [1, 2]}],
}


@pytest.fixture
def checked(invoke, tmp_path):
    """What `judgekit check` says of some text in a JSON file."""

    def check(text, *more):
        file = tmp_path / "some.jsonl"
        file.write_text(text, encoding="utf-8")
        return invoke("check", str(file), *more)

    return check


def test_an_object_is_a_case(checked):
    """Set-up, steps and facts stand in the object as people say them; a board may take the place of the set-up."""
    board = {"board": ["The Docks:", "  A Bo: resolve 5, influence 2"], "edition": "playtest-5.9.4e"}
    typed = {k: v for k, v in CLAIM.items() if k != "setup"} | board
    result = checked("\n".join(json.dumps(x) for x in (CLAIM, typed)))
    assert result.stdout == "2 of 2 cases passed\n"
    assert checked(json.dumps([CLAIM, typed])).stdout == "2 of 2 cases passed\n"


def test_one_bad_object_hides_no_other(checked):
    """What is wrong is told with the line of its object; the others are run."""
    bad = {**CLAIM, "id": "x-2", "stepps": [], "expect": [{"at": "after step 9", "fact": "Bo wounds = 0"}, {"at": "later", "fact": "x"}]}
    wrong = {**CLAIM, "id": "x-3", "expect": ["The Docks controller = B"]}
    result = checked("\n".join([json.dumps(bad), json.dumps(CLAIM), json.dumps(wrong), "{"]))
    assert "1 of 2 cases passed" in result.stdout
    assert ":3: [rulebook-2023] The Docks controller = B: it is A" in result.stdout
    said = result.stdout + str(result.exception or "") + result.stderr
    unread = (":1: unknown key 'stepps'; did you mean 'steps'?", "'after step 9': the case has ", "'later' is no moment", ":4: this is no JSON")
    assert [each for each in unread if each not in said] == []


def test_what_is_so_can_be_read_by_programs(checked):
    """With --json every expectation says what is so."""
    (line,) = checked(json.dumps(CLAIM), "--json").stdout.splitlines()
    got = json.loads(line)
    assert [e["is"] for s in got["steps"] for e in s["expected"]] == ["no", "A", "A"]
    assert all(e["holds"] for s in got["steps"] for e in s["expected"])
