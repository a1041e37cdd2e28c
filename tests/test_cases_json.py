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
    assert "1 of 4 cases passed; 2 could not be read" in result.stdout
    assert ":3: [rulebook-2023] The Docks controller = B: it is A" in result.stdout
    said = result.stdout + str(result.exception or "") + result.stderr
    unread = (":1: x-2: unknown key 'stepps'; did you mean 'steps'?", "'after step 9': the case has ", "'later' is no moment", ":4: this is no JSON")
    assert [each for each in unread if each not in said] == []


def test_what_is_so_can_be_read_by_programs(checked):
    """With --json every expectation says what is so."""
    (line,) = checked(json.dumps(CLAIM), "--json").stdout.splitlines()
    got = json.loads(line)
    assert [e["is"] for s in got["steps"] for e in s["expected"]] == ["no", "A", "A"]
    assert all(e["holds"] for s in got["steps"] for e in s["expected"])


def steps_of(result):
    """The steps that `judgekit check --json` prints for its first case."""
    return json.loads(result.stdout.splitlines()[0])["steps"]


def test_what_was_legal_is_shown_as_that(invoke, tmp_path):
    """An option that has been used since is shown with the verdict that was held against."""
    file = tmp_path / "ring.case"
    file.write_text(
        'case: ring\nedition: 2023\nboard:\n  The Docks:\n    A Bo: "Action: Gain a Renown."\nsteps:\n'
        "  A asks to use Bo's Action, doing so if legal.\n  > option A: use Bo's Action is legal\n",
        encoding="utf-8",
    )
    expected = steps_of(invoke("check", str(file), "--json"))[-1]["expected"][0]
    assert (expected["is"], expected["reasons"], expected["holds"]) == ("legal", [], True)


DECKS = """case: three copies
edition: 2023
setup: Two players; before the game. A's Leader Ivan (resolve 8). A's Faction Deck has 39 cards, among them three copies of Kindling (Risk).
steps:
  > Faction Deck of A legal = no
  > option 'play with this Faction Deck' for player A = illegal because deck/two-copies, deck/faction-minimum
"""


def test_why_a_deck_is_not_legal(invoke, tmp_path):
    """A fact of what is allowed has its reasons, `why` gives them, and the set-up says them."""
    file = tmp_path / "deck.case"
    file.write_text(DECKS, encoding="utf-8")
    expected = steps_of(invoke("check", str(file), "--json"))[0]["expected"][0]
    assert expected["is"] == "no"
    assert [r["rule"] for r in expected["reasons"]] == ["five-sails/deck/faction-minimum", "five-sails/deck/two-copies"]
    played = invoke("play", str(file), "--do", "why Faction Deck of A legal", "--do", "fact Faction Deck of A legal").stdout
    assert played.count("There are 3 copies of Kindling.") == 2
    assert "Faction Deck of A legal is no:" in played
    file.write_text(DECKS.partition("  > ")[0], encoding="utf-8")
    told = invoke("check", str(file), "--verbose").stdout
    assert "The Faction Deck of A may not be played with: there are 3 copies of Kindling." in told


def test_what_follows_an_open_shuffle_is_on_record(invoke, tmp_path):
    """What was held against whichever card lies on top is told for one of them."""
    file = tmp_path / "draw.case"
    file.write_text(
        'case: draw\nedition: 2023\nboard:\n  hand of A:\n    Thoughts: risk, cost 0; "Action: Draw 2 cards."\n  deck of A: empty\n'
        "  discard of A: Jab, Feint, Trip\nsteps:\n  A plays Thoughts.\n  > A hand 2\n",
        encoding="utf-8",
    )
    told = invoke("check", str(file), "--verbose").stdout
    assert "nobody has said; this is for Jab on top." in told
    assert "A draws Jab." in told
    assert "Thoughts is fully resolved." in told


def test_what_holds_in_every_reading_passes_for_programs_too(invoke, tmp_path):
    """Steps behind an open point that nobody has decided go on in each reading, and for which of them the lines are told is said."""
    file = tmp_path / "open.case"
    file.write_text(
        "case: a Mercenary\nboard:\n  The Docks:\n    A Una: resolve 5\n    B Hob: Mercenary, resolve 1\n  hand of A:\n"
        '    Dart: cost 0; "City Action: Wound target opposing character."\nsteps:\n  A plays Dart on Hob.\n'
        "  B passes.\n  > active player A\n  > not Hob in play\n",
        encoding="utf-8",
    )
    found = json.loads(invoke("check", str(file), "--json").stdout)
    assert found["passed"]
    assert found["checked"] == 2
    assert "unsettled/destroyed-mercenary" in found["supposed"][0]
    assert "unsettled/destroyed-mercenary" in invoke("check", str(file), "--verbose").stdout


@pytest.mark.parametrize(("told", "holds"), [("Bo is moved to The Forums", False), ("Bo stays at The Docks", True)])
def test_programs_are_told_the_same_verdict(checked, told, holds):
    """What is told and has not come is a failure with --json as without it."""
    text = json.dumps({**CLAIM, "steps": [f"A uses the Claim Action with Bo; {told}.", "B passes."]})
    plain, programs = checked(text), checked(text, "--json")
    got = json.loads(programs.stdout.splitlines()[0])
    assert (plain.exit_code, programs.exit_code, got["passed"], not got["failures"]) == (int(not holds), int(not holds), holds, holds)
