"""Lessons, the quiz and random duels: every answer is the engine's, every choice explained."""

from __future__ import annotations

import json
import re
import sqlite3
import zipfile
from datetime import UTC, datetime, timedelta

import pytest

from judgekit.cases import read_case, run_case, write_case
from judgekit.cases.opening import EDITIONS, open_case
from judgekit.games.five_sails.facts.sums import FORMS
from judgekit.games.five_sails.stats import stat
from judgekit.library import Library
from judgekit.teaching import Cases, LessonErrors, load_courses, pages, read_lessons, write_lesson
from judgekit.teaching.anki import write_deck
from judgekit.teaching.board import view
from judgekit.teaching.check import check_courses, check_lesson
from judgekit.teaching.duels import duel_question
from judgekit.teaching.fact_words import WORDS
from judgekit.teaching.lessons import editions_of, find_lesson
from judgekit.teaching.model import KINDS, LEVELS
from judgekit.teaching.pool import Pool
from judgekit.teaching.progress import BadProgress, Progress, load, read_progress
from judgekit.teaching.quiz import draw
from judgekit.teaching.schedule import BadCard, review
from judgekit.teaching.wording import worded

COURSES = load_courses()
NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture(scope="module")
def cases(library: Library) -> Cases:
    """The case book."""
    return Cases(library.cases)


@pytest.fixture(scope="module")
def pool(library: Library, cases: Cases) -> Pool:
    """The questions of the case book."""
    return Pool(library.cases, cases)


@pytest.mark.parametrize("course", COURSES, ids=[c.name for c in COURSES])
def test_every_lesson_in_every_edition(library, cases, course):
    """Each case, stop, question, choice and sentence of a course holds in every edition that a lesson is for."""
    assert [str(p) for p in check_courses(library, [course], cases)] == []


def test_what_the_courses_cover(cases):
    """There are lessons for every level, of every kind of question, for both editions, and on open points."""
    lessons = [x for c in COURSES for x in c.lessons]
    assert len(lessons) >= 60
    assert {x.level for x in lessons} == set(LEVELS)
    assert {a.kind for x in lessons for s in x.stops for a in s.asks} == set(KINDS)
    assert {e for x in lessons for e in editions_of(x, cases)} == set(EDITIONS.values())
    assert all(2 <= sum(len(s.asks) for s in x.stops) <= 8 or x.level == "judge" or x.name == "qualifiers" for x in lessons)


def test_written_lessons_read_back_equal():
    """What the writer makes of a lesson reads back equal."""
    for lesson in (x for c in COURSES for x in c.lessons):
        _, (again,) = read_lessons(write_lesson(lesson))
        assert [(s.case, s.at, s.scene, s.say, s.edition) for s in again.stops] == [(s.case, s.at, s.scene, s.say, s.edition) for s in lesson.stops]
        assert [(a.kind, a.about, a.among) for s in again.stops for a in s.asks] == [(a.kind, a.about, a.among) for s in lesson.stops for a in s.asks]
        assert (again.title, again.name, again.level, again.say) == (lesson.title, lesson.name, lesson.level, lesson.say)


BROKEN = """course: Broken
name: broken
levl: new
lesson: One
name: Not Good
level: beginner
edition: 2024
stop: A: pass
  ask: than A hand
case: duel-001
stop: B: accept
  ask: then
    among: 1 | 2
  aks: who
stray words
lesson: Two
name: two
"""


def test_all_problems_at_once():
    """Everything wrong with a file is told together, with lines and the word that was meant."""
    with pytest.raises(LessonErrors) as caught:
        read_lessons(BROKEN, "x.lesson")
    told = str(caught.value)
    for line, words in (
        (3, "did you mean 'level'"),
        (5, "lower-case"),
        (6, "unknown level"),
        (7, "unknown edition"),
        (8, "needs its case"),
        (9, "did you mean 'then'"),
        (12, "needs what it asks about"),
        (14, "unknown heading 'aks'"),
        (15, "belongs to nothing"),
        (16, "stops nowhere"),
    ):
        assert re.search(rf"x\.lesson:{line}: .*{re.escape(words)}", told), (line, words, told)


WRONG = """lesson: Wrong in every way
name: wrong
say: Everything is explained. [[No Such Term]] is [[duel/ripost]] here.
case: duel-001
stop: B: play Wide Gard
  ask: who
stop: B: accept
  ask: then Somebody threat
  ask: then Soline threat
    among: 7 | 8
  ask: judge
  ask: may C: pass
stop: end
  ask: next
case: duel-999
stop: start
  ask: who
"""


def test_what_does_not_hold_is_told(library, cases):
    """A lesson that names what is not there, or asks what nothing answers, is told everything at once."""
    _, (lesson,) = read_lessons(WRONG)
    assert ["duel-999" in p.message for p in check_lesson(library, lesson, cases)] == [True]
    _, (lesson,) = read_lessons(WRONG.partition("case: duel-999")[0])
    told = "\n".join(map(str, check_lesson(library, lesson, cases)))
    for words in (
        "names no rule",
        "No Such Term",
        "duel/ripost]] leads to no rule",
        "did you mean 'B: play Wide Guard'",
        "no fact reads",
        "it is '2', which is not among",
        "the judge is asked nothing",
        "does not say who",
        "behind the end",
    ):
        assert words in told, (words, told)


def test_the_format_is_described(library, cases, root):
    """docs/lessons.md names every kind of question, and its example holds."""
    text = (root / "docs" / "lessons.md").read_text(encoding="utf-8")
    rows = [line for line in text.partition("## What can be asked")[2].splitlines() if line.startswith("| `")]
    assert {k.split()[0] for row in rows for k in re.findall(r"`([^`]+)`", row.split(" | ")[0])} == set(KINDS)
    _, (example,) = read_lessons(text.split("```\n")[1])
    assert [str(p) for p in check_lesson(library, example, cases)] == []


def test_a_lesson_step_by_step(cases):
    """A lesson stops where it says; the board before and behind the step are the engine's, and what changed is marked."""
    found = pages(find_lesson(COURSES, "riposte"), EDITIONS["2023"], cases)
    assert [p.closes for p in found] == [False, False, True]
    threat = found[0].question
    assert [a.text for a in threat.answers if a.right] == ["2"]
    assert all(w.rule in {"five-sails/duel/riposte", "five-sails/term/threat-pool"} for a in threat.answers for w in a.why)
    moment = found[0].moment
    after = {p.name: p for s in view(moment.after, moment.before).spots for p in s.pieces}
    assert (after["Rosa"].threat, after["Vito"].wounds, after["Vito"].changed) == (2, 1, True)
    assert view(moment.before).hands[1].cards == ("Turning Blade (2/0/0)",)


def test_where_the_books_are_silent_every_reading_is_right(cases):
    """At an open point each reading is offered, each with what would come of it."""
    found = pages(find_lesson(COURSES, "silent-mercenary"), EDITIONS["2023"], cases)
    question = next(p.question for p in found if p.question.kind == "judge")
    assert question.open
    assert [a.right for a in question.answers] == [True, True]
    assert question.answers[0].lines != question.answers[1].lines


def test_every_fact_has_a_question():
    """Each way of stating a fact is asked in words."""
    unknown = {f.value.__name__ for f in FORMS} - set(WORDS)
    assert unknown == set(), "judgekit/teaching/fact_words.py asks about each fact in words"


def test_the_pool(pool):
    """The case book makes well over a thousand questions, each with an address of its own; nearly all of them can be asked."""
    every = list(pool.questions.values())
    assert len(every) > 1500
    some = every[::25]
    built = [pool.build(e)[0] for e in some if pool.is_sound(e)]
    assert len(built) > len(some) * 0.9
    for question in built:
        assert question.open or sum(a.right for a in question.answers) == 1
        assert all(any(w.rule for w in a.why) for a in question.answers)


def test_what_a_case_expects_is_the_right_answer(pool):
    """A question's right answer is what its case expects."""
    question, _, _ = pool.build(next(e for e in pool.questions.values() if e.number == "duel-001" and e.ask.about == "Kaspar threat 2"))
    assert [a.text for a in question.answers if a.right] == ["2"]
    question, _, _ = pool.build(next(e for e in pool.questions.values() if e.number == "duel-001" and e.ask.kind == "may"))
    assert [a.text for a in question.answers if a.right] == ["No, that is not legal."]
    assert question.answers[0].why[0].rule == "five-sails/duel/first-card-compulsory"


def test_drawing_from_the_pool(library, pool):
    """Questions are found by topic, rule, card and level; what is due comes first, and the same number draws the same."""
    wanted = pool.wanted(topic="victory", level="player")
    assert {(e.topic, e.level) for e in wanted} == {("victory", "player")}
    assert all("five-sails/duel/riposte-cap" in e.cites for e in pool.wanted(rule="duel/riposte-cap"))
    assert {e.number for e in pool.wanted(card="Kaspar's Panzerhand")} >= {"cards-eisen-001"}
    kept = Progress()
    kept.answered(wanted[3].id, "victory", 1, datetime.now(UTC) - timedelta(days=1))
    first, again = (draw(library.cases, 5, 3, {"topic": "victory"}, kept) for _ in range(2))
    assert first[0].id == wanted[3].id
    assert [x.id for x in first] == [x.id for x in again]


def played_by_hand(found):
    """A duel worked out with nothing but the numbers on the board: wounds and pools of both sides."""
    p = open_case(found.case, found.edition)
    who = {n: i for i, n in enumerate(p.cast.names)}
    fighters = [n for n in p.cast.names if p.cards[who[n]].at]
    combat = {n: stat(p, who[n], "combat") for n in fighters}
    pool, wounds = {fighters[0]: 0, fighters[1]: combat[fighters[0]]}, {n: p.cards[who[n]].wounds for n in fighters}
    for n, step in enumerate(found.case.steps[2:]):
        mine, theirs = (fighters[1], fighters[0]) if n % 2 == 0 else (fighters[0], fighters[1])
        card = p.cast.faces[p.cards[who[step.what.removeprefix("play ")]].face].printed if step.what != "play no combat card" else {}
        riposte, parry, thrust = (card.get(k) or 0 for k in ("riposte", "parry", "thrust"))
        back = min(riposte, pool[mine])
        pool[mine] = max(0, pool[mine] - back - parry)
        pool[theirs] += back + thrust
        wounds[mine] += min(pool[mine], combat[theirs])
        pool[mine] = 0
    return pool, wounds, {n: stat(p, who[n], "resolve") for n in fighters}


@pytest.mark.parametrize("edition", ["2023", "playtest"])
def test_random_duels(edition):
    """Duels worked out by hand end as the engine's do, as long as both live; every question has one right answer, explained."""
    compared = 0
    for seed in range(40):
        found = duel_question(seed, edition)
        assert sum(a.right for a in found.question.answers) == 1
        assert all(any(w.rule for w in a.why) for a in found.question.answers)
        pool, wounds, resolve = played_by_hand(found)
        duel, cast = found.moment.after.board.duel, found.moment.after.cast
        if any(wounds[n] >= resolve[n] for n in wounds):
            continue
        compared += 1
        assert {n: found.moment.after.cards[cast.names.index(n)].wounds for n in wounds} == wounds
        if duel is not None:
            assert {cast.names[s.card]: s.pool for s in duel.sides} == pool
    assert compared > 15


def test_a_duel_has_an_address_and_is_a_case():
    """The same number gives the same duel, and its case passes on its own."""
    one, other = duel_question(77), duel_question(78)
    assert one.question == duel_question.__wrapped__(77).question
    assert one.case != other.case
    (report,) = run_case(read_case(write_case(one.case)))
    assert report.failures == []
    assert report.positions[-1].cards == one.moment.after.cards


def test_when_a_question_comes_again():
    """A right answer puts a question off further each time, a wrong one brings it back within minutes; nothing is kept in between."""
    first = review(None, 3, NOW)
    later = review(first, 3, NOW + timedelta(minutes=10))
    much = review(later, 3, datetime.fromisoformat(later["due"]))
    gaps = [datetime.fromisoformat(x["due"]) - datetime.fromisoformat(x["last_review"]) for x in (first, later, much)]
    assert gaps == sorted(gaps)
    assert gaps[-1] > timedelta(days=3)
    wrong = review(much, 1, datetime.fromisoformat(much["due"]))
    assert datetime.fromisoformat(wrong["due"]) - datetime.fromisoformat(wrong["last_review"]) < timedelta(hours=1)
    assert json.loads(json.dumps(first)) == first
    for state, rating in (({}, 3), ({**first, "due": "soon"}, 3), ({**first, "state": 9}, 3), ("x", 3), (None, 7), ({**much, "stability": None}, 3)):
        with pytest.raises(BadCard):
            review(state, rating)


def test_progress():
    """Progress is exported and read back equal; weak topics are named; what is none is refused in one sentence."""
    kept = Progress()
    for n in range(6):
        kept.answered(f"a.{n}", "duel", 3 if n < 5 else 1, NOW)
        kept.answered(f"b.{n}", "victory", 1, NOW)
    kept.answered("duel-1-2023", "random duels", 1, NOW, again=False)
    assert kept.weak() == ["victory"]
    assert "duel-1-2023" not in kept.cards
    assert len(kept.due(NOW + timedelta(days=2))) == 12
    assert load(json.dumps(kept.as_json())).as_json() == kept.as_json()
    for bad in ("[]", "{", '{"judgekit": "progress", "version": 2}', json.dumps({**kept.as_json(), "topics": {"x": {"right": 3, "asked": 1}}})):
        with pytest.raises(BadProgress):
            load(bad)
    with pytest.raises(BadProgress, match=r"a\.0"):
        read_progress({**kept.as_json(), "cards": {"a.0": {"due": 1}}})


def test_a_deck_for_anki(library, cases, tmp_path):
    """A course becomes an Anki deck: a note a question, the same notes every time."""
    file = tmp_path / "first.apkg"
    count = write_deck(file, library, COURSES[:1], cases, EDITIONS["2023"])
    with zipfile.ZipFile(file) as packed:
        packed.extract("collection.anki2", tmp_path)
    with sqlite3.connect(tmp_path / "collection.anki2") as db:
        notes = db.execute("select guid, flds from notes").fetchall()
    db.close()
    assert len(notes) == count == sum(len(s.asks) for x in COURSES[0].lessons for s in x.stops)
    assert len({guid for guid, _ in notes}) == count
    assert all("class=rule" in flds for _, flds in notes)


def test_the_commands(invoke, tmp_path):
    """A lesson and a quiz on a terminal: choices are judged, Enter shows the answer, and the score is kept."""
    taken = invoke("lesson", "riposte", input="1\n3\nx\n1\n\n\n")
    assert taken.exit_code == 0, taken.output
    assert "✗ 0" in taken.output
    assert "Type a number from 1 to" in taken.output
    assert re.search(r"\d of 3 right the first time", taken.output)
    file = tmp_path / "mine.json"
    for _ in range(2):
        assert invoke("quiz", "--topic", "victory", "--count", "2", "--progress", file, input="1\n\n1\n\n").exit_code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["topics"]["victory"]["asked"] == 4
    listed = json.loads(invoke("lesson", "--json").output)
    assert [c["name"] for c in listed] == [c.name for c in COURSES]
    whole = json.loads(invoke("lesson", "compare-gambling", "--edition", "playtest", "--json").output)
    assert whole["edition"] == "playtest-5.9.4e"
    assert whole["pages"][0]["question"]["choices"][0]["why"][0]["rule"]


def test_the_commands_say_what_is_wrong(invoke, tmp_path):
    """Misspelt names are told with what was meant; a broken file is told line by line; a deck that cannot be written as well."""
    assert "did you mean 'riposte'" in invoke("lesson", "ripost").output
    assert "not for playtest" in invoke("lesson", "refusing", "--edition", "playtest").output
    assert "did you mean 'victory'" in invoke("quiz", "--topic", "victry").output
    broken = tmp_path / "b.lesson"
    broken.write_text(WRONG.partition("case: duel-999")[0], encoding="utf-8")
    told = invoke("lesson", "--check", broken)
    assert told.exit_code == 1
    assert "b.lesson:5:" in told.output
    assert "cannot be written" in invoke("lesson", "first-game", "--anki", tmp_path / "no" / "x.apkg").output
    bad = tmp_path / "p.json"
    bad.write_text("{", encoding="utf-8")
    assert "is no JSON" in invoke("quiz", "--progress", bad, "--count", "1").output
    assert "lessons hold" in invoke("lesson", "--check").output


SHOWN = (
    ("Ada: challenge with Rosa, Vito", "Ada: Rosa challenges Vito"),
    ("A: challenge with Bo, Grel; no technique", "A: Bo challenges Grel; no technique"),
    ("Ada: recruit Selma with Rosa paying Jab, Feint", "Ada: Rosa recruits Selma, paying Jab, Feint"),
    ("Ada: play Dock Brawl with Rosa on Vito, paying Jab", "Ada: Rosa uses Dock Brawl against Vito, paying Jab"),
    ("B: gamble; choose High Guard", "B gambles and chooses High Guard"),
    ("B: play no combat card", "B plays no combat card"),
    ("B: Old Sword", "B: Old Sword"),
    ("judge: Both", "The judge decides: Both"),
    ("all: pass", "All pass"),
)


@pytest.mark.parametrize(("said", "shown"), SHOWN)
def test_steps_in_plain_words(said, shown):
    """A step is shown as people say it; what has no such form stays as it is."""
    assert worded(said) == shown
