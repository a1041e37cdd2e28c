"""What a failure of a case says: what is so instead, what is still open then, and why an ability that is told could not be used."""

import pytest

from judgekit.cases import Report, read_case, run_case

HEAL = """case: an open question
board:
  The Docks:
    A Bo: resolve 5
    B Imre: resolve 5, wounds 3; "Action: Heal up to 2 wounds from this character."
steps:
  A: pass
  B: use Imre's Action
  > Imre wounds 0
  > active player A
"""


def report_of(text: str) -> Report:
    """What comes of a case in its first edition."""
    return run_case(read_case(text))[0]


def test_a_failing_fact_names_the_open_question():
    """Who reads that it is otherwise must see that an answer is missing; whose turn it is goes without saying."""
    report = report_of(HEAL)
    assert "Imre wounds 0: it is 3; still open: B: " in report.failures[0]
    turn = report_of(HEAL.partition("steps:")[0] + "steps:\n  A: pass\n  > Imre wounds 0\n")
    assert turn.failures[0].endswith("Imre wounds 0: it is 3")


DUEL = """case: an ability that cannot be used
board:
  The Docks:
    A Gus: resolve 6, combat 2; "Sorcerer Technique: +1 Thrust."
    B Hedda: resolve 6, combat 2; "Reaction: After an enemy character is wounded • Draw a card."
  hand of B:
    Flourish: risk, cost 0, 0/1/2; "Duelist Maneuver: Wound the adversary."
steps:
  A: challenge with Gus, Hedda{technique}
"""
NOT_USED = [
    ("", "B: accept\n  B: play Flourish; use its Maneuver", "qualified/duelist-maneuver"),
    ("", "B: accept\n  B plays Flourish and activates its Maneuver.", "qualified/duelist-maneuver"),
    ("", "B: accept\n  B: play Flourish\n  B: use its Maneuver", "qualified/duelist-maneuver"),
    ("; use Gus's Technique", "", "qualified/trait-before"),
    ("", "A: use Gus's Technique", "qualified/trait-before"),
    ("", "B: accept\n  B: play Flourish; use Hedda's Reaction", "reaction/triggering-condition"),
]


@pytest.mark.parametrize(("technique", "steps", "rule"), NOT_USED, ids=[f"{t}{s}" for t, s, _ in NOT_USED])
def test_an_ability_that_cannot_be_used_is_refused_with_its_reasons(technique, steps, rule):
    """Not with who is asked next, since nobody was asked about it."""
    report = report_of(DUEL.replace("{technique}", technique) + f"  {steps}\n")
    assert "not legal" in report.failures[0]
    assert rule in report.failures[0]
    assert "asked first" not in report.failures[0]


def test_an_option_of_another_round():
    """It is held against that round where something of it was done, and refused where it is still to come: never against the present."""
    begun = DUEL.replace("{technique}", "") + "  B: accept\n  B plays Flourish; threat is resolved; the round ends.\n"
    assert report_of(begun + "  > option B: play Flourish in round 1 is legal\n").passed
    assert not report_of(begun + "  > option B: play Flourish in round 2 is legal\n").passed
    later = report_of(begun + "  > option B: gamble in round 3 is illegal\n")
    assert later.failures[0].endswith("'gamble in round 3': this is asked of round 3, and round 2 is going on")
