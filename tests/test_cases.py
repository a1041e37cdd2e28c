"""The book of cases, and the format it is written in."""

from itertools import pairwise

import pytest
from engine_tools import CASES, by_topic, cases, cases_in, of_topic, report_of

from judgekit.cases import CaseErrors, read_case, read_cases, run_case, write_case
from judgekit.cases.model import Step
from judgekit.cases.play import Session


@by_topic
def test_case(topic):
    """Every case comes out as it says, in each of its editions."""
    wrong = {f"{c.number} {e}": failures for c, e in of_topic(topic) if (failures := report_of(c, e).failures)}
    assert wrong == {}


def test_written_cases_read_back_equal():
    """The writer's output reads back equal."""
    for case in cases():
        assert read_case(write_case(case)).shape() == case.shape()


def test_numbers_are_used_once():
    """No two cases have the same number."""
    numbers = [c.number for c in cases()]
    assert all(numbers)
    assert len(set(numbers)) == len(numbers)


def test_a_file_for_each_topic():
    """A file holds one topic, its numbers begin with the file's name, and no topic stands in two files."""
    topics = {}
    for file in CASES:
        found = cases_in(file)
        assert {c.number.rpartition("-")[0] for c in found} == {file.stem}, "a file without a case, or with one of another topic"
        (topic,) = {c.topic for c in found}
        assert topics.setdefault(topic, file) == file


BROKEN = """case: Broken
edition: 2023
certanty: explicit
time: duel, Kaspar against Nobody, round two
board:
  The Foruns:
    A Kaspar: resolve 6, combt 2
    A Rudolf: Leader, wounds 9, resolve 5
    A Viktor: Leader
  hand of B:
    Jab: risk; "Maneuver: Wuond the adversary."
steps:
  Anton: challenge
"""


def test_all_problems_at_once():
    """Everything wrong with the text of a case is reported together, with lines and the word that was meant."""
    with pytest.raises(CaseErrors) as caught:
        read_case(BROKEN)
    said = str(caught.value)
    assert said.startswith("7 problems in the case:\n")
    for wrong in ("did you mean 'certainty'", "'Anton: challenge' is no step", "9 wounds", "combt", "2 Leaders", "Wuond", "round two"):
        assert wrong in said


def test_all_problems_of_a_board_at_once():
    """Everything wrong with a board is reported together."""
    text = BROKEN.replace("certanty: explicit\n", "").replace("  Anton: challenge\n", "").replace("steps:\n", "")
    with pytest.raises(CaseErrors) as caught:
        run_case(read_case(text))
    assert "combat" in str(caught.value)
    assert "the nearest is 'wound this character" in str(caught.value)


def test_impossible_boards():
    """Two Leaders, mortal wounds, an enemy's Home: each with its rule."""
    text = "case: x\nboard:\n  Home of B:\n    A Rudolf: Leader, wounds 9, resolve 5\n    A Viktor: Leader\n"
    with pytest.raises(CaseErrors) as caught:
        run_case(read_case(text))
    for rule in ("leader/one", "setup/enemy-home", "anatomy/destroyed-at-resolve"):
        assert rule in str(caught.value)


def test_impossible_changes_by_hand():
    """What makes a board one that cannot be is refused with its rule, and nothing has changed."""
    text = "case: x\nboard:\n  The Docks:\n    A Rudolf: resolve 5\n    B Viktor: Leader\n    A Inga: Leader\nsteps:\n"
    for change, rule in (("Rudolf is at B's Home", "setup/enemy-home"), ("Inga is controlled by B", "leader/one")):
        (report,) = run_case(read_case(f"{text}  edit: {change}\n  > Inga controller A\n"))
        (failure,) = [f for f in report.failures if "not legal" in f]
        assert rule in failure


def test_cards_of_the_library_by_name():
    """A card that is only named is the library's, its name completed and its typos forgiven."""
    text = "case: x\nboard:\n  The Docks:\n    A Lorenzo\n    B Soline el Gatto\nsteps:\n"
    text += "  > Lorenzo de Zepeda finesse 4\n  A: challenge with Lorenzo de Zepeda, Soline el Gato\n  B: refuse\n  > Soline el Gato wounds 2\n"
    (report,) = run_case(read_case(text))
    assert report.failures == []


def test_a_board_that_is_too_large():
    """A case of ten million characters is refused at once, with its reason."""
    text = "case: x\nboard:\n  The Docks:\n" + "".join(f"    A Man {n}: resolve 3\n" for n in range(1000))
    with pytest.raises(CaseErrors, match="a board may have"):
        run_case(read_case(text))
    with pytest.raises(CaseErrors, match="characters"):
        read_case("case: x\n" + " " * 10_000_001)


BACK = {"undo", "again", "go"}


@by_topic
def test_following_a_file_does_what_running_it_does(topic):
    """Stepping a case by `follow` to its end comes through every step, and leads just to where running it leads: every third case."""
    for case, edition in of_topic(topic)[::3]:
        told = [s for s in case.steps if isinstance(s, Step) and s.edition in ("", edition)]
        if told and told[-1].who not in BACK:
            follow(case, edition, told)


def follow(case, edition, told):
    """Steps a case to its end, and holds it against its run."""
    where = f"{case.number} {edition}"
    report = report_of(case, edition)
    session = Session(report.ran or case, edition)  # what holds in every reading is told for one of them
    for _ in [s for s in session.case.steps if isinstance(s, Step) and s.edition in ("", edition)] if report.ran else told:
        session.do("f")
        assert not session.stuck, where
    assert session.do("follow") == ["the case has no further step"], where
    assert session.p == report_of(case, edition).positions[-1], where
    lines = [x for node in session.tree.at.path() for x in node.lines]
    assert lines == report_of(case, edition).lines[: len(lines)], where


PLAYED = """case: x
board:
  The Docks:
    A Bo: resolve 5
    B Grel: resolve 5
  hand of A:
    Shot: cost 0; "Action: Wound target enemy character."
steps:
  A: play Shot on Grel
  B: pass
"""


def test_the_steps_of_the_file_are_offered():
    """The next step is offered, done by `follow`, offered again after an undo, and goes on after a choice of one's own."""
    session = Session(read_case(PLAYED), "2023")
    assert session.shown()[1] == "  f   follow the case: A: play Shot on Grel"
    assert session.do("f")[0] == "A: play Shot on Grel"
    assert session.as_json()["next"]["what"] == "pass"
    session.do("undo")
    session.do("undo")
    assert session.as_json()["next"]["what"] == "play Shot on Grel"
    session.do("pass")
    assert "priority" in " ".join(session.do("f"))


def test_what_is_typed_in_the_words_of_the_file_is_not_offered_again():
    """A step that is typed as the file has it is done; the next one is offered."""
    session = Session(read_case(PLAYED), "2023")
    session.do("A: play Shot on Grel.")
    assert session.as_json()["next"]["what"] == "pass"
    session.do("undo")
    session.do("undo")
    session.do("play Shot on Grel")
    assert session.as_json()["next"]["what"] == "pass"


def test_why_by_words():
    """`why` takes the words of a choice, of another player too, and programs get the same."""
    session = Session(read_case(PLAYED), "2023")
    assert session.do("why recruit")[0] == "recruit is illegal:"
    assert session.explained["verdict"] == "illegal"
    assert any("action/pass-priority" in line for line in session.do("why B: pass"))
    assert session.do("why play Shot on Grel") == ["play Shot on Grel is legal"]
    assert session.do("why play Shot on Bo")[0] == "play Shot on Bo is illegal:"
    assert session.do("why dance")[0].startswith("dance: ")


def test_branches_are_listed_named_and_compared():
    """What is chosen behind an undo is a branch: it can be gone to by its number or name, and what differs there is told."""
    session = Session(read_case(PLAYED), "2023")
    assert session.do("compare 1") == ["nothing differs: both lead to the same table"]
    session.do("play Shot on Grel")
    session.do("name the shot")
    session.do("undo")
    while session.tree.at.parent:
        session.do("undo")
    session.do("pass")
    assert session.do("branch")[:2] == ["  1   the shot", "  2 * A: pass"]
    assert "  Grel: The Docks | The Docks, wounds 1" in session.do("compare the shot")
    assert session.do("compare 1") == session.do("compare the shot")
    assert session.do("go 1") == ["here"]
    assert session.do("> Grel wounds 1") == ["it is so"]
    assert session.do("lines")[0] == "A: play Shot"
    assert "no point is called 'nowhere'; there are 'the shot'" in session.do("go nowhere")


def test_what_is_typed_and_cannot_be_done_is_refused_with_its_reasons():
    """It need not be offered now, and words that mean nothing are told as such."""
    session = Session(read_case(PLAYED), "2023")
    refused = session.do("accept")
    assert refused[0] == "not legal:"
    assert "What would help: when a challenge is issued." in refused[1]
    assert refused[1].endswith("[challenge/accept-or-refuse]")
    assert session.do("dance")[0].startswith("'dance' answers nothing that is asked")


def test_a_set_up_board_that_is_not_one():
    """Cards in hand, Renown, a missing Leader and characters in play do not belong on a board that is to be set up."""
    text = "case: x\ntime: set-up\nrenown: A 2\nboard:\n  The Docks:\n    A Bo: resolve 5\n  Home of B:\n    B Otto: Leader, resolve 9\n"
    with pytest.raises(CaseErrors) as caught:
        run_case(read_case(text + "  hand of B: Jab\n"))
    for rule in ("leader/one", "setup/tokens", "setup/no-hand", "setup/leaders"):
        assert rule in str(caught.value)


def test_a_quoted_ability_must_be_one():
    """What stands in quotation marks is one ability with its kind."""
    text = "case: x\nboard:\n  hand of A:\n    Lesson: cost 0; \"Action: Target character gains 'Action: Draw a card. Technique: Draw a card.'.\"\n"
    with pytest.raises(CaseErrors, match="is not one ability"):
        run_case(read_case(text))


REACTING = """case: Told in another order
players: A, B, C
first player: B
time: day 1, High Drama, A to act
board:
  The Docks:
    A Ana: resolve 5; "Reaction: After an enemy character is destroyed • Gain a Renown."
    B Bert: resolve 1
    C Cleo: resolve 5; "Reaction: After an enemy character is destroyed • Gain a Renown."
  hand of A:
    Dirk: risk, cost 0; "City Action: Wound target opposing character."
  hand of B:
    Revenge: risk, cost 0; "Reaction: After your character is destroyed • Wound target enemy character."
steps:
  A: play Dirk with Ana on Bert
  B: play Revenge, target Ana
  A: use Ana's Reaction
  C: use Cleo's Reaction
  > Ana wounds 1
  > A Renown 1
  > C Renown 1
"""


def test_reactions_may_be_told_in_any_order():
    """A Reaction waits for the others who may react, whoever is told first."""
    (report,) = run_case(read_case(REACTING), "2023")
    assert report.failures == []


OPEN = """case: What every reading has in common
edition: playtest
board:
  The Docks:
    A Ann: resolve 5
  hand of A:
    Cuirass: attachment, Armor, cost 2, +1 resolve
    Gold: risk, Wealth
steps:
  A: equip Cuirass on Ann, paying Gold
  > Ann resolve 6
  > Gold zone The Locker of A
"""


def test_what_holds_in_every_reading_holds():
    """At an open point a fact holds when it is so in each reading, and fails when it hangs on the reading."""
    (report,) = run_case(read_case(OPEN), "playtest")
    assert [f.partition("] ")[2].partition(": ")[0] for f in report.failures] == ["Gold zone The Locker of A"]


DRAWN = """case: A draw from the shuffled discard pile, whichever card comes
edition: playtest
setup: Two players; A is First Player, High Drama, A to act. A's Orla (resolve 5; "Action: Draw a card.") is at The Docks,
  B's Ugo (resolve 4) at The Forums. A's hand is empty; A's deck is empty; A's discard pile holds Rope (Attachment) and Jab (Risk).
steps:
  A uses Orla's Action.
  > drawn card in {Rope, Jab} = yes
  > A hand size = 1
  B uses the Move Action: Ugo moves to The Docks.
  > Ugo location = The Docks
  > cards in A's deck = 1
"""


def test_what_holds_whichever_card_lies_on_top_holds():
    """Steps go on behind a shuffle of which nobody tells the order, and what is expected must hold in each order."""
    assert run_case(read_case(DRAWN))[0].failures == []
    wrong = DRAWN + "  > Rope zone = hand of A\n"
    assert run_case(read_case(wrong))[0].failures != []


@by_topic
def test_what_is_not_understood_is_one_text(topic):
    """Two texts of the book are left to the judge: no word says the one, and the other speaks of a card that nobody has chosen."""
    assert {c.number for c, e in of_topic(topic) if report_of(c, e).left} == ({"own-card-081", "own-card-1163"} if topic == "own-card" else set())


def test_what_is_not_understood_is_told():
    """A text that no word says is left to the judge, with the words that are not understood."""
    report = report_of(next(c for c in cases() if c.number == "own-card-081"), "2023")
    assert "the words 'Hum a tune of old'" in report.left[0]
    assert report.left[0].endswith(report.lines[0].text)


def test_a_story_typed_sentence_by_sentence():
    """What a file tells can be typed too; where the next sentence is known, the game waits for what it tells."""
    text = next(f for f in CASES if f.stem == "telling").read_text(encoding="utf-8")
    for number in ("telling-001", "telling-008"):
        case = next(c for c in read_cases(text) if c.number == number)
        session = Session(case, "2023")
        typed = {s.line: text.splitlines()[s.line - 1].strip() for s in case.steps if isinstance(s, Step) and s.edition in ("", "2023")}
        for said, then in pairwise([*(x.removeprefix("[2023] ") for x in typed.values()), ""]):
            session.do(said, then)
        assert session.p == report_of(case, "2023").positions[-1]


UNNAMED = """case: x
board:
  The Docks:
    A Bo: resolve 5, wounds 2
    A Ana: resolve 5
  hand of A:
    Salve: cost 0; "City Action: Engage your performer • Heal a wound from target character you control."
steps:
  A: play Salve on Bo
"""


def test_a_target_is_not_taken_for_the_performer():
    """Where several could perform what is said, and it matters who does, somebody has to be named."""
    (report,) = run_case(read_case(UNNAMED), "2023")
    assert "nobody is named who performs it: it could be Bo or Ana" in report.failures[0]
    (report,) = run_case(read_case(UNNAMED.replace("on Bo", "with Ana on Bo")), "2023")
    assert report.passed
