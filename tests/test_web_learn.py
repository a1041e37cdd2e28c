"""The pages for learning by Flask's client: lessons, practice, presenting and voting, what is taken along, and making a lesson."""

from __future__ import annotations

import io
import re
import zipfile
from concurrent.futures import ThreadPoolExecutor

import pytest
from flask.testing import FlaskClient
from test_web import app, client, words  # noqa: F401

from judgekit.teaching import load_courses
from judgekit.web.learn.votes import IN_USE, MOST_ROOMS, MOST_VOTERS, Rooms

COURSES = load_courses()


def found(client: FlaskClient, address: str) -> str:  # noqa: F811
    """A page's HTML."""
    answer = client.get(address)
    assert answer.status_code == 200, (address, answer.status_code)
    return answer.get_data(as_text=True)


def test_the_courses(client):  # noqa: F811
    """Every course and lesson is listed, with its handout and deck."""
    page = found(client, "/learn")
    for course in COURSES:
        assert course.title in words(page)
        assert all(f'href="/learn/{x.name}"' in page for x in course.lessons)
        assert f"/learn/course/{course.name}/anki" in page


@pytest.mark.parametrize("name", [x.name for c in COURSES for x in c.lessons][::9])
def test_a_lesson_from_beginning_to_end(client, name):  # noqa: F811
    """Every page of a lesson answers in both editions, asked and solved, and the end leads on."""
    for edition in ("", "in=five-sails/playtest-5.9.4e&"):
        first = found(client, f"/learn/{name}?{edition}at=0")
        count = int(re.search(r'data-count="(\d+)"', first)[1])
        for at in range(count):
            assert "Show what happens" in found(client, f"/learn/{name}?{edition}at={at}")
            assert "Go on" in words(found(client, f"/learn/{name}?{edition}at={at}&show=1"))
        assert "That was it." in found(client, f"/learn/{name}?{edition}at={count}")


def test_a_wrong_choice_says_why(client):  # noqa: F811
    """A wrong choice shows why, with its rule opened in place; a second may be taken; the right one lets the board step."""
    asked = found(client, "/learn/riposte?at=0")
    assert "What has happened" in asked
    assert "Riposte 2:" not in words(asked)
    wrong = found(client, "/learn/riposte?at=0&pick=1")
    assert "It is 2, not 1." in wrong
    assert re.search(r'<details class="ground" open>\s*<summary><span class="number">[\d.]+</span> Riposte', wrong)
    assert 'data-answered="wrong"' in wrong
    assert "Show what happens" in wrong
    right = found(client, "/learn/riposte?at=0&pick=1&pick=2")
    assert "data-answered" not in right
    assert "Go on" in right
    assert 'id="happens"' in found(client, "/learn/riposte?at=2&show=1")


def test_hostile_addresses(client):  # noqa: F811
    """Whatever stands in an address, the page answers or says that there is no such thing."""
    for tail in ("?at=-1", "?at=99999999999999", "?at=x&pick=x", "?pick=999&pick=-1", "?pick=%00", "?show=%3Cscript%3E", "?at=²"):
        assert client.get(f"/learn/riposte{tail}").status_code == 200
    missing = ("/learn/<x>", "/practice/q/duel-x-2023", "/practice/q/duel-1-2024", "/learn/course/x/handout", "/present/x", "/vote/XXXXX")
    for path in (*missing, "/practice?topic=x"):
        assert client.get(path).status_code == 404


def test_practice(client):  # noqa: F811
    """A question is drawn by topic, answered, counted, and leads to another; a duel's address gives the same duel."""
    answer = client.get("/practice/next?topic=victory&n=4")
    assert answer.status_code == 302
    page = found(client, answer.location)
    assert 'data-topic="victory"' in page
    taken = found(client, answer.location + "&pick=0")
    assert re.search(r"[01] of 1 right", words(taken))
    onward = re.search(r'id="onward" href="([^"]+)"', found(client, answer.location + "&show=1"))[1].replace("&amp;", "&")
    assert "asked=1" in onward
    assert client.get(onward).status_code == 302
    duel = client.get("/practice/next?duels=1&n=2").location
    assert found(client, duel) == found(client, duel)


def test_the_schedule_passes_through(client):  # noqa: F811
    """The server turns a card's state and an answer into the next state, names weak topics, and finds what is not known yet."""
    state = client.post("/practice/review", json={"state": None, "rating": 3}).json["state"]
    later = client.post("/practice/review", json={"state": state, "rating": 3}).json["state"]
    assert later["due"] > state["due"]
    for bad in ({"state": {"due": 1}, "rating": 3}, {"state": None, "rating": "x"}, {"rating": 9}):
        assert client.post("/practice/review", json=bad).status_code == 400
    assert client.post("/practice/review", data="no").status_code == 400
    given = client.post("/practice/advice?topic=gambling", json={"known": [], "topics": {"duel": {"right": 0, "asked": 6}}, "n": 1}).json
    assert given["weak"] == ["duel"]
    assert "/practice/q/" in given["address"]
    assert client.post("/practice/advice", json={"topics": {"duel": {"right": 7, "asked": 6}}}).status_code == 400


def test_presenting_and_voting(app):  # noqa: F811
    """The presenter's page leads the phones; votes are counted, and shown only with the answer; another question begins anew."""
    wall, phones = app.test_client(), [app.test_client() for _ in range(3)]
    assert "✓" not in found(wall, "/present/riposte?at=0")
    assert "✓" in found(wall, "/present/riposte?at=0&show=1")
    opened = wall.post("/present/riposte/room?at=0", headers={"Origin": "http://localhost"})
    code = re.search(r"room=(\w+)", opened.location)[1]
    for n, phone in enumerate(phones):
        assert "How much threat" in found(phone, f"/vote/{code}")
        for choice in (0, 2 if n else 1):
            found(phone, f"/vote/{code}?me=somebody-else-{choice}")  # a page opened anew is no other voter
            assert "told" not in phone.post(f"/vote/{code}", data={"at": "0", "choice": str(choice)}).location
    assert wall.get(f"/present/room/{code}").json == {"at": 0, "votes": 3, "tally": None}
    assert 'class="votes">2<' in found(wall, f"/present/riposte?at=0&room={code}&show=1")
    assert wall.get(f"/present/room/{code}").json["tally"] == [0, 1, 2, 0]
    late = phones[0].post(f"/vote/{code}", data={"at": "0", "choice": "1"})
    assert "told=shown" in late.location
    found(phones[0], f"/present/riposte?at=1&room={code}")
    assert wall.get(f"/present/room/{code}").json["at"] == 0
    found(wall, f"/present/riposte?at=1&room={code}")
    assert wall.get(f"/present/room/{code}").json == {"at": 1, "votes": 0, "tally": None}
    assert phones[0].post(f"/vote/{code}", data={"at": "one", "choice": "1"}).status_code == 400
    assert phones[0].post(f"/vote/{code}", data={"at": "1", "choice": "9"}).status_code == 400


def test_a_vote_needs_its_browser(app):  # noqa: F811
    """A browser that keeps no cookie is told so: its votes could not be told from others'."""
    wall, phone = app.test_client(), app.test_client(use_cookies=False)
    code = re.search(r"room=(\w+)", wall.post("/present/riposte/room?at=0", headers={"Origin": "http://localhost"}).location)[1]
    told = phone.post(f"/vote/{code}", data={"at": "0", "choice": "1"}).location
    assert "keeps no cookies" in found(phone, told)
    assert wall.get(f"/present/room/{code}").json["votes"] == 0


def test_rooms_are_bounded():
    """There are only so many rooms, voters and votes at once; many voting at the same time are all counted."""
    rooms = Rooms()
    opened = [rooms.open("x", "y", 0) for _ in range(MOST_ROOMS)]
    assert rooms.open("x", "y", 0) is None
    opened[3].seen -= IN_USE + 1
    last = rooms.open("x", "y", 0)
    assert rooms.find(opened[3].code) is None
    assert rooms.find(last.code) is last
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda n: rooms.vote(last, f"v{n}", 0, n % 3), range(50))) == [""] * 50
    assert sum(last.tally(3)) == 50
    told = {rooms.vote(last, f"w{n}", 0, 0) for n in range(200)}
    assert "busy" in told
    last.free, last.votes = 1e9, {str(n): 0 for n in range(MOST_VOTERS)}
    last.used = 1e18
    assert rooms.vote(last, "one more", 0, 0) in {"full", "busy"}


def test_the_code_for_the_phones(app, monkeypatch):  # noqa: F811
    """The QR code leads to an address that phones reach, and is left out where there is none."""
    for host, base, shown in (("127.0.0.1", "http://127.0.0.1", False), ("0.0.0.0", "http://192.168.1.5:8077", True)):
        monkeypatch.setitem(app.config, "BOUND_HOST", host)
        wall = app.test_client()
        opened = wall.post("/present/riposte/room", base_url=base, headers={"Origin": base})
        page = wall.get(opened.location, base_url=base).get_data(as_text=True)
        assert ("QR code of http://192.168.1.5:8077/vote/" in page) == shown
        assert ("--host 0.0.0.0" in page) != shown


def test_what_is_taken_along(client):  # noqa: F811
    """A course comes as a handout, answers behind the questions, and as a deck for Anki."""
    page = found(client, "/learn/course/first-duel/handout")
    assert page.index("Questions</h2>") < page.index("Answers</h2>")
    assert "✓" not in page[: page.index("Answers</h2>")]
    assert words(page).count("What is left becomes wounds") == 1
    deck = client.get("/learn/course/first-duel/anki")
    assert zipfile.ZipFile(io.BytesIO(deck.data)).namelist()[0] == "collection.anki2"
    assert "first-duel.apkg" in deck.headers["Content-Disposition"]


CASE = """case: Mine
board:
  The Docks:
    A Bo: resolve 5, combat 2
    B Grel: resolve 5
  hand of B:
    Jab: 0/1/1
steps:
  A: challenge with Bo, Grel
  B: accept
  B: play Jab
"""


def test_making_a_lesson(client):  # noqa: F811
    """A pasted case shows its steps; marks and questions make a lesson that holds; what is wrong is told; both files are saved."""
    shown = words(found(client, "/learn/make?case=duel-001"))
    assert "B: play Wide Guard" in shown
    form = {"text": CASE, "marked": "1", "title": "My lesson", "name": "My Lesson!", "level": "new", "stop-3": "1"}
    form |= {"say": "A round has [[duel/parry]].", "kind-3": ["who"], "then-3": "Grel wounds"}
    page = client.post("/learn/make", data=form).get_data(as_text=True)
    assert "It holds in every edition" in page
    assert "How many wounds are on Grel after that?" in page
    written = re.search(r"<pre class=\"case\"[^>]*>(.*?)</pre>", page, re.DOTALL)[1]
    assert written.startswith("lesson: My lesson\nname: my-lesson\n")
    assert "then Grel wounds" in written
    saved = client.post("/learn/make/file", data={"name": "my-lesson", "written": written})
    assert saved.headers["Content-Disposition"].endswith('"my-lesson.lesson"')
    page = client.post("/learn/make", data=form | {"then-3": "Grel wonds", "say": "Nothing."}).get_data(as_text=True)
    assert "no fact reads" in page
    assert "names no rule" in page
    assert "did you mean" in client.post("/learn/make", data={"text": CASE.replace("combat", "combt")}).get_data(as_text=True)
    assert "Mark at least one place" in client.post("/learn/make", data={"text": CASE, "marked": "1"}).get_data(as_text=True)
