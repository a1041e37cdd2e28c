"""The desk on the page and in the API: who may write, what is refused, what hostile text does, and what the addresses give."""

from __future__ import annotations

import json
import re

import pytest
from desk_tools import entry
from test_web import HOSTILE
from test_web_api import wrong

from judgekit.desk import Desk
from judgekit.desk.search import RulingSearch
from judgekit.errors import StoreError
from judgekit.web import create_app
from judgekit.web.desk.access import TRIES, TRIES_OF_ALL, Tries

RULE, CARD = "five-sails/duel/riposte", "five-sails/card/amour"
SAME = {"Sec-Fetch-Site": "same-origin", "Origin": "http://localhost"}
PHONE = {"REMOTE_ADDR": "192.168.1.50"}
PIN = "482913"


@pytest.fixture(scope="module")
def app(data, library):
    """The application as it serves a hall."""
    return create_app(data, "0.0.0.0", PIN)


@pytest.fixture
def client(app, tmp_path):
    """A client on this machine, with a desk of its own."""
    search = RulingSearch(app.extensions["searcher"].library)
    search.desk = Desk(tmp_path)
    app.extensions["searcher"].rulings = search
    yield app.test_client()
    search.desk.journal.close()


@pytest.fixture
def desk(app, client):
    """The desk behind the client."""
    return app.extensions["searcher"].rulings.desk


def send(client, *entries, **more):
    """Sends entries as a page does."""
    return client.post("/api/desk/entries", json={"entries": list(entries)}, headers=SAME, **more)


# Who may write.


def test_this_machine_writes_without_a_pin(client):
    """On this machine nobody asks for a PIN."""
    assert send(client, entry("one")).json["results"] == [{"id": "entry-one", "status": "kept"}]
    assert client.get("/api/desk").json["may_write"]


def test_the_hall_reads_and_writes_with_the_pin(client, desk):
    """A phone reads without the PIN, but no players; with it, it writes, and goes on doing so."""
    desk.give("Ana", {"asked": "a", "ruled": "b", "players": ["Zoe"]})
    assert send(client, entry("one"), environ_base=PHONE).status_code == 401
    for path in ("/desk", "/api/rulings", f"/rulings/{next(iter(desk.rulings))}", "/desk/log", "/desk/export/csv", "/desk/export/json"):
        given = client.get(path, environ_base=PHONE)
        assert given.status_code == 200
        assert "Zoe" not in given.text
    assert client.get("/api/desk/entries", environ_base=PHONE).status_code == 401
    answer = client.post("/api/desk/session", json={"pin": PIN}, headers=SAME, environ_base=PHONE)
    cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert send(client, entry("one"), environ_base=PHONE).status_code == 200
    assert "Zoe" in client.get("/desk/log", environ_base=PHONE).text


def test_another_pin_ends_what_the_old_one_began(client, app, monkeypatch):
    """A cookie is worth nothing under another PIN, nor a forged one."""
    client.post("/api/desk/session", json={"pin": PIN}, headers=SAME, environ_base=PHONE)
    monkeypatch.setitem(app.config, "DESK_PIN", "other")
    assert send(client, entry("one"), environ_base=PHONE).status_code == 401
    for forged in ("", "1.2", f"{10**9}.", "x.y", "9" * 30 + ".a", "²."):
        client.set_cookie("judgekit-desk", forged)
        assert send(client, entry("one"), environ_base=PHONE).status_code == 401


def test_wrong_pins_are_bounded(client):
    """After a few wrong PINs an address has to wait, and is told so; the right one does not help it then."""
    there = {"REMOTE_ADDR": "10.0.0.9"}
    said = [client.post("/api/desk/session", json={"pin": f"{n:06}"}, headers=SAME, environ_base=there) for n in range(TRIES + 1)]
    assert [r.status_code for r in said] == [401] * TRIES + [429]
    assert "4 tries left" in said[0].json["error"]
    assert "Try again in" in said[-1].json["error"]
    again = client.post("/api/desk/session", json={"pin": PIN}, headers=SAME, environ_base={"REMOTE_ADDR": "10.0.0.9"})
    assert again.status_code == 429
    assert int(again.headers["Retry-After"]) > 0
    assert client.post("/desk/pin", data={"pin": PIN}, headers=SAME, environ_base={"REMOTE_ADDR": "10.0.0.10"}).status_code == 303


def test_tries():
    """The wait grows each time, ends, and many addresses together are bounded too."""
    now = [1000.0]
    tries = Tries(lambda: now[0])
    for _ in range(TRIES):
        assert tries.wait("a") == 0
        tries.wrong("a")
    assert (tries.wait("a"), tries.wait("b")) == (60, 0)
    now[0] += 60
    for _ in range(TRIES):
        assert tries.wait("a") == 0
        tries.wrong("a")
    assert tries.wait("a") == 120
    for n in range(TRIES_OF_ALL):
        tries.wrong(f"10.0.0.{n}")
    assert tries.wait("new") > 0
    now[0] += 601
    assert tries.wait("new") == 0


def test_a_loopback_address_that_passes_on_others(client):
    """What a proxy on this machine passes on is not this machine."""
    for header in ("X-Forwarded-For", "Forwarded", "Via"):
        answer = client.post("/api/desk/entries", json={"entries": [entry("one")]}, headers=SAME | {header: "192.168.1.50"})
        assert answer.status_code == 401


def test_a_pin_where_others_reach_it(data):
    """An application that others reach draws a PIN where none was named; one that they do not reach has none."""
    assert re.fullmatch(r"\d{6}", create_app(data, "0.0.0.0").config["DESK_PIN"])
    assert create_app(data).config["DESK_PIN"] == ""


# What is refused.

WRITES = ["/rulings", "/desk/pin", "/desk/settings", "/desk/files", "/api/desk/entries", "/api/desk/session", "/api/desk/asked"]


@pytest.mark.parametrize("path", WRITES)
@pytest.mark.parametrize("header", [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Site", "same-site"), ("Origin", "http://evil"), ("Origin", "null")])
def test_other_sites_cannot_write(client, desk, path, header):
    """What another site has a browser send is refused, with a cookie or without."""
    answer = client.post(path, json={"entries": [entry("one")], "pin": PIN, "question": "x"}, headers=dict([header]))
    assert answer.status_code == 403
    assert not desk.rulings
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_only_json_is_taken(client, desk, kind):
    """The kinds that a form of any site can send are no entries."""
    assert client.post("/api/desk/entries", data='{"entries": []}', content_type=kind).status_code == 400
    assert not desk.rulings


@pytest.mark.parametrize("body", [{}, [], {"entries": []}, {"entries": [1] * 101}, {"entries": "x"}, None])
def test_bodies_that_are_none(client, body):
    """A body without entries is refused with what is wanted."""
    answer = client.post("/api/desk/entries", json=body, headers=SAME)
    assert answer.status_code == 400
    assert answer.json["error"]


def test_one_wrong_entry_holds_nothing_up(client):
    """Of several entries the right ones are kept, the wrong ones refused with why."""
    found = send(client, entry("one"), entry("two") | {"judge": ""}, {"id": "three"}, 7).json["results"]
    assert {r["id"]: r["status"] for r in found} == {"entry-one": "kept", "entry-two": "refused", "three": "refused", "": "refused"}
    assert all(r.get("error") for r in found if r["status"] == "refused")
    [odd] = send(client, entry("four", set={"asked": "a", "ruled": "b", "rules": ["five-sails/duel/ripost"]})).json["results"]
    assert odd["status"] == "kept"
    assert "did you mean 'five-sails/duel/riposte'" in odd["warnings"][0]


def test_too_much_at_once(client, desk):
    """More than may be sent at once is refused."""
    assert send(client, entry("one") | {"note": "x" * 300_000}).status_code == 413
    assert not desk.rulings


def test_a_full_disk_is_told(client, desk, monkeypatch):
    """Where the disk does not take an entry the answer is an error, so that the device keeps it."""

    def full(_entries):
        raise StoreError("database or disk is full")

    monkeypatch.setattr(desk.journal, "append", full)
    answer = send(client, entry("one"))
    assert answer.status_code == 507
    assert "full" in answer.json["error"]
    form = {"asked": "a", "ruled": "typed by hand", "judge": "Ana", "id": "entry-one", "ruling": "ruling-one"}
    page = client.post("/rulings", data=form, headers=SAME)
    assert page.status_code == 507
    assert "typed by hand" in page.text


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text(client, desk, text):
    """Hostile text is kept as text and shown as text wherever it stands."""
    values = dict.fromkeys(("asked", "ruled", "source", "table", "event", "case", "group"), f"{text} x")
    values |= {"players": [text + "x"], "rules": [text + "x", RULE]}
    given = desk.give(f"{text} judge", values)
    desk.change(given.id, f"{text} two", {"asked": text + "2", "rules": [RULE]}, base=given.heads, note=text)
    desk.change(given.id, f"{text} three", {"asked": text + "3"}, base=given.heads)
    pages = ["/desk", f"/rulings/{given.id}", f"/part/rulings/{given.id}", "/desk/log", "/desk/news", "/desk/stats", f"/rule/{RULE}", "/?q=riposte"]
    for path in [*pages, f"/rulings/new?rule={RULE}"]:
        html = client.get(path).text
        assert not re.search(r"""<script(?! (?:type="module" )?src="/static/)""", html)
        assert "<img" not in html
        assert "<" not in text or text not in html
        assert not re.search(r"<style|\sstyle=|<[^>]*\son\w+=", re.sub(r'"[^"]*"', '""', html))
    typed = client.get("/rulings/new", query_string={"q": text, "case": text})
    assert "<img" not in typed.text
    csv = client.get("/desk/export/csv")
    assert csv.status_code == 200
    assert "\n=" not in csv.text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/rulings/none-such", 404),
        ("/desk/export/pdf", 404),
        ("/desk/log?day=yesterday", 400),
        ("/desk/news?since=x", 400),
        ("/rulings/new?rule=no/such", 404),
        ("/rulings/new?card=nobody at all", 404),
        ("/rulings/new?case_number=none", 404),
        ("/api/rulings/none-such", 404),
        ("/api/rulings?state=lost", 400),
        ("/api/rulings?authority=god", 400),
        ("/api/desk/entries?after=x", 400),
    ],
)
def test_addresses_that_lead_nowhere(client, path, status):
    """An address that leads nowhere says so."""
    assert client.get(path).status_code == status


# What the pages do.


def test_without_javascript(client, desk):
    """The forms work without JavaScript: give a ruling, sent twice it is there once, change it, settle a conflict."""
    html = client.get(f"/rulings/new?rule={RULE}&card={CARD}&q=May I?").text
    form = {n: re.search(rf'name="{n}" value="([^"]*)"', html)[1] for n in ("id", "ruling", "game", "edition")}
    form |= {"asked": "May I?", "pick": "No, that is not allowed.", "judge": "Ana", "rules": [RULE], "contradicts": [RULE], "cards": [CARD]}
    form |= {"more": "7.2", "players": "Zoe, Al", "authority": "house", "table": "7"}
    for _ in range(2):
        answer = client.post("/rulings", data=form, headers=SAME)
        assert answer.status_code == 303
    [given] = desk.rulings.values()
    assert (given.ruled, given.list("players"), given.label) == ("No, that is not allowed.", ("Zoe", "Al"), "house ruling")
    assert (len(given.rules), given.list("contradicts")) == (2, (RULE,))
    change = {"id": "entry-change", "base": list(given.heads), "state": "appealed", "judge": "Ben", "note": "Zoe asks"}
    client.post(f"/rulings/{given.id}", data=change, headers=SAME)
    client.post(f"/rulings/{given.id}", data=change | {"id": "entry-other", "state": "confirmed", "judge": "Cora"}, headers=SAME)
    now = desk.rulings[given.id]
    assert {r.entry.judge for r in now.conflicts["state"]} == {"Ben", "Cora"}
    assert "In conflict: state" in client.get(f"/rulings/{given.id}").text
    settled = {"id": "entry-third", "settles": "state", "base": list(now.heads), "state": "confirmed", "judge": "Head"}
    client.post(f"/rulings/{given.id}", data=settled, headers=SAME)
    assert not desk.rulings[given.id].conflicts
    assert len(desk.rulings[given.id].entries) == 4


def test_what_cannot_be_kept_is_not_lost(client, desk):
    """A form with a mistake comes back with the reason and with everything that was typed."""
    form = {"asked": "May I?", "ruled": "typed by hand", "judge": "Ana", "rules": [RULE], "table": "13", "more": "nobody at all"}
    answer = client.post("/rulings", data=form, headers=SAME)
    assert answer.status_code == 400
    assert "is neither a rule nor one card" in answer.text
    for kept in ("typed by hand", 'value="13"', f'value="{RULE}" checked'):
        assert kept in answer.text
    assert not desk.rulings


def test_a_board_that_is_posted(client, library):
    """A board becomes the ruling's board; a case of the book brings its rules along."""
    case = library.cases[0]
    html = client.post("/rulings/new", data={"case": "case: mine\nboard:\n  x", "q": "What now?"}, headers=SAME).text
    assert "case: mine" in html
    assert "What now?" in html
    html = client.get(f"/rulings/new?case_number={case.number}").text
    assert all(f'value="{c}" checked' in html for c in case.cites[:12])


def test_a_reading_can_be_tapped(client, library):
    """Where the books leave a point open, its readings are there to tap."""
    point = next(r for r in library.rules.values() if r.readings and r.game == "five-sails")
    html = client.get(f"/rulings/new?rule={point.id}").text
    assert html.count('name="pick"') >= 3 + len(point.readings)


def test_rulings_stand_where_they_belong(client, desk):
    """A ruling stands on its rules' and cards' pages, in the search and among the precedents, with its authority."""
    desk.give("Ana", {"asked": "Purple riposte?", "ruled": "Never.", "rules": [RULE], "cards": [CARD], "authority": "house", "contradicts": [RULE]})
    for path in (f"/rule/{RULE}", f"/card/{CARD}", "/?q=purple riposte", f"/rulings/new?rule={RULE}", "/desk/rulings-of-the-game"):
        html = client.get(path).text
        assert "Purple riposte?" in html, path
        assert "house ruling" in html
        assert "against the book" in html
    assert "Purple riposte?" in client.post("/part/precedents", data={"q": "a purple riposte"}, headers=SAME).text
    [found] = client.post("/api/precedents", json={"question": "purple riposte", "rules": [RULE]}, headers=SAME).json
    assert found["because"] == {"rules": [RULE], "question": 1.0}


def test_the_log_and_its_files(client, desk):
    """The day's log and its three files hold the rulings; a file comes with its name."""
    desk.give("Ana", {"asked": "Purple riposte?", "ruled": "Never."})
    for path in ("/desk/log", "/desk/export/md", "/desk/export/csv", "/desk/export/json"):
        assert "Purple riposte?" in client.get(path).text
    assert re.search(r'attachment; filename="rulings-\d{4}-\d\d-\d\d\.csv"', client.get("/desk/export/csv").headers["Content-Disposition"])
    assert "Ana" not in client.get("/desk/export/json?anonymous=1").text


def test_files_are_brought_in(client, desk, tmp_path):
    """Another desk's record and a text of rulings are taken from the page; what is wrong with one is shown."""
    import io

    other = Desk(tmp_path / "other")
    other.give("Ben", {"asked": "From elsewhere?", "ruled": "Yes. " + "x" * 7000})
    for n in range(40):
        other.give("Ben", {"asked": f"Question {n}?", "ruled": "y" * 7900})
    from judgekit.desk import exports

    record = exports.as_json(exports.record(other)).encode()
    assert len(record) > 256 * 1024
    assert "41 new rulings" in client.post("/desk/files", data={"file": (io.BytesIO(record), "day.json")}, headers=SAME).text
    text = b"source: FAQ\ndate: 2026\nruling: one\nasked: a\nruled: b\n"
    assert "1 new, 0 changed" in client.post("/desk/files", data={"file": (io.BytesIO(text), "faq.rulings")}, headers=SAME).text
    bad = client.post("/desk/files", data={"file": (io.BytesIO(b"ruling: one\nrulde: b"), "bad.rulings")}, headers=SAME)
    assert bad.status_code == 400
    assert "did you mean &#39;ruled&#39;" in bad.text
    assert client.post("/desk/files", data={"file": (io.BytesIO(text), "x")}, headers=SAME, environ_base=PHONE).status_code == 401
    other.journal.close()


def test_questions_are_kept_only_when_switched_on(client, desk):
    """Questions are kept only where that was switched on."""
    asked = {"question": "apple pie", "rule": RULE, "seconds": 2.5, "answered": True}
    assert client.post("/api/desk/asked", json=asked, headers=SAME).json == {"kept": False}
    client.post("/desk/settings", data={"event": "Open", "questions": "1"}, headers=SAME)
    assert client.post("/api/desk/asked", json=asked, headers=SAME).json == {"kept": True}
    assert [q["question"] for q in desk.journal.questions()] == ["apple pie"]
    assert "apple pie" not in client.get("/desk/export/json").text


def test_the_api_is_as_described(client, desk):
    """Every answer of the desk's API has the shape that the OpenAPI document gives it."""
    document = client.get("/api/openapi.json").json
    given = desk.give("Ana", {"asked": "a riposte", "ruled": "b", "rules": [RULE], "players": ["Zoe"], "seconds": 3, "case": "case: x"})
    desk.change(given.id, "Ben", {"state": "appealed"}, base=given.heads)
    desk.change(given.id, "Cora", {"state": "confirmed"}, base=given.heads)
    read = ("/api/rulings", "/api/rulings/{name}", "/api/desk", "/api/desk/entries")
    got = [(p, "get", client.get(p.replace("{name}", given.number))) for p in read]
    got += [("/api/desk/stats", "get", client.get("/api/desk/stats?anonymous=1"))]
    posts = {"entries": {"entries": [entry("one")]}, "session": {"pin": PIN}, "asked": {"question": "a"}}
    got += [(f"/api/desk/{name}", "post", client.post(f"/api/desk/{name}", json=body, headers=SAME)) for name, body in posts.items()]
    got += [("/api/precedents", "post", client.post("/api/precedents", json={"question": "a riposte"}, headers=SAME))]
    got += [("/api/ask", "get", client.get("/api/ask?q=a riposte"))]
    for path, method, answer in got:
        assert answer.status_code == 200, path
        schema = document["paths"][path][method]["responses"]["200"]["content"]["application/json"]["schema"]
        assert wrong(schema, answer.json, document) == [], path
        assert answer.json, path
    assert [r["id"] for r in client.get(f"/api/rulings?rule={RULE}&judge=ana").json] == [f"ruling/{given.id}"]


def test_the_page_inside_a_browser(data, library):
    """Without a server the same application keeps rulings in memory only, and says so."""
    from judgekit.web.offline.browser import Page

    page = Page(data, "127.0.0.1:8077")
    sent = json.dumps({"entries": [entry("one", set={"asked": "Purple riposte?", "ruled": "No.", "rules": [RULE]})]}).encode()
    headers = {"content-type": "application/json", "sec-fetch-site": "same-origin", "origin": "http://127.0.0.1:8077"}
    status, _, body = page.respond("POST", "/api/desk/entries", headers, sent)
    answer = json.loads(body)
    assert (status, answer["lasting"], answer["results"][0]["status"]) == (200, False, "kept")
    for path in ("/rulings/ruling-one", f"/rule/{RULE}", "/desk", "/?q=purple+riposte"):
        status, _, body = page.respond("GET", path, {})
        assert status == 200
        assert b"Purple riposte?" in body
    page.app.extensions["searcher"].rulings.desk.journal.close()
