"""The plain page: what it answers, what it refuses, how it is sent, and one look with a browser."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from web_tools import served

from judgekit.library import Library
from judgekit.web import create_app

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'; drop table rules; --",
    "{{ 7*7 }}",
    "{% raw %}",
    "riposte&edition=<b>",
    "\x00\x1b[31m",
    "((((",
    "<b>riposte</b> </title></input>",
    "javascript:alert(1)",
    "%3Cscript%3E",
    "riposte\r\nSet-Cookie: x=1",
]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


@pytest.fixture(scope="module")
def app(data: Path, library: Library) -> Flask:
    """The application on the real library."""
    return create_app(data)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A client of the application."""
    return app.test_client()


def words(html: str) -> str:
    """What a page shows, without tags, on one line."""
    import html as entities

    return " ".join(entities.unescape(re.sub(r"<[^>]+>", " ", html)).split())


@pytest.mark.parametrize(
    "path", ["/", "/contents", "/?q=riposte", "/?q=riposte&edition=playtest", "/rule/five-sails/duel/riposte", "/api/ask?q=riposte"]
)
def test_pages_answer(client, path):
    """Every page answers with 200, in UTF-8, and in one language."""
    response = client.get(path)
    assert response.status_code == 200
    if response.mimetype == "text/html":
        assert "charset=utf-8" in response.content_type
        assert response.text.startswith('<!doctype html>\n<html lang="en">')
        assert "<title>" in response.text
        assert "Unofficial." in response.text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/?q=riposte", 200),
        ("/api/ask?q=riposte", 200),
        ("/api/ask?q=", 400),
        ("/contents", 200),
        ("/rule/five-sails/duel/riposte", 200),
        ("/rule/duel/riposte", 302),
        ("/rule/no/such", 404),
        ("/nothing", 404),
        ("/static/judgekit.css", 200),
        ("/static/../pages.py", 404),
    ],
)
def test_headers(client, path, status):
    """Every response, also a file or an error, forbids other hosts, frames and the guessing of types."""
    with client.get(path) as response:
        assert response.status_code == status
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Referrer-Policy"] == "same-origin"
        assert "Set-Cookie" not in response.headers


def test_nothing_from_elsewhere(client):
    """No page names another host, nor holds a script or style of its own."""
    for path in ("/", "/contents", "/?q=riposte", "/rule/five-sails/duel/riposte"):
        html = client.get(path).text
        assert not re.search(r"""(?:src|href|action)=["'](?:https?:)?//""", html)
        assert not re.search(r"<style|\sstyle=|\son\w+=", html)


@pytest.mark.parametrize("method", ["post", "put", "delete", "patch"])
def test_nothing_can_be_written(client, method):
    """The pages are for reading: any other method is refused."""
    for path in ("/", "/contents", "/api/ask", "/rule/five-sails/duel/riposte"):
        assert getattr(client, method)(path, data="x" * 100).status_code == 405


def test_an_answer(client, searcher):
    """The hits stand on the page with number, title, edition, page and text, and lead to their rules."""
    html = client.get("/?q=riposet&in=five-sails").text
    shown = words(html)
    assert "Searched for riposte instead of riposet." in shown
    for hit in searcher.ask("riposet", game="five-sails", limit=10).hits:
        assert f"{hit.rule.number} {hit.rule.title}" in shown
        assert f'href="/rule/{hit.rule.id}?edition={hit.edition}&amp;in=five-sails"' in html
    assert "Rulebook 2023 · p. " in shown


def test_no_answer(client):
    """Where nothing answers, the page says so and shows no hit."""
    html = client.get("/", query_string={"q": "best recipe for apple pie"}).text
    assert "Nothing in the books answers this." in words(html)
    assert "/rule/" not in html


def test_the_edition_chosen(client):
    """The edition chosen in the form is the one shown, and stays chosen."""
    html = client.get("/?q=initiative+tie&in=five-sails/playtest-5.9.4e").text
    assert '<option value="five-sails/playtest-5.9.4e" selected>' in html
    assert "Playtest rules 5.9.4e, 26 July 2022" in words(html)


@pytest.mark.parametrize("question", HOSTILE)
def test_hostile_questions_are_escaped(client, question):
    """A hostile question is shown as text, on the page and in JSON, and is never carried out."""
    response = client.get("/", query_string={"q": question})
    assert response.status_code == 200
    assert not re.search(r"""<script(?! (?:type="module" )?src="/static/)""", response.text)
    assert "<img" not in response.text
    assert "<b>riposte</b>" not in response.text.replace("<b>riposte</b> instead of", "")
    assert "7*7" not in question or "49" not in words(response.text).split()
    assert "Set-Cookie" not in response.headers
    [box] = re.findall(r'<input id="q"[^>]*>', response.text)
    assert box.count('"') == box.count("=") * 2 or "=" in question
    answer = client.get("/api/ask", query_string={"q": question})
    assert answer.status_code in {200, 400, 404}
    assert answer.mimetype == "application/json"


@pytest.mark.parametrize(
    "query",
    [{"q": "x" * 5000}, {"q": "riposte", "edition": "nonsense"}, {"q": "riposte", "game": "chess"}, {"q": "NOT"}, {"q": "edition:nonsense x"}],
)
def test_questions_that_are_refused(client, query):
    """A question that cannot be searched for is refused with the reason on the page, and with 400 or 404 in JSON."""
    page = client.get("/", query_string=query)
    assert page.status_code == 200
    assert 'role="alert"' in page.text
    answer = client.get("/api/ask", query_string=query)
    assert answer.status_code in {400, 404}
    assert len(answer.json["error"]) > 10


def test_a_rule(client, library):
    """A rule's page shows both editions, what is unsettled, and links to terms; a number or short id leads to it."""
    rule = library.rule("day/initiative-tie")
    html = client.get(f"/rule/{rule.id}").text
    for edition in rule.editions:
        assert words(rule.text_in(edition)) in words(html).replace(" .", ".").replace(" ,", ",")
    assert rule.changed in words(html)
    assert client.get("/rule/day/initiative-tie").headers["Location"] == f"/rule/{rule.id}"
    assert client.get(f"/rule/{rule.number}").headers["Location"] == f"/rule/{rule.id}"


def test_every_rule_has_a_page(client, library):
    """Every rule, term and remark has a page in each of its editions, and no link on it leads nowhere."""
    targets = set()
    for rule in library.rules.values():
        for edition in rule.editions[-1:]:
            response = client.get(f"/rule/{rule.id}?edition={edition}")
            assert response.status_code == 200, rule.id
            assert "[[" not in response.text
            targets |= set(re.findall(r'href="/rule/([^"?]+)', response.text))
    assert targets <= set(library.rules)
    assert len(targets) > 500


def test_the_contents(client, library):
    """The contents list every chapter of every game, and every rule of the one that was chosen."""
    html = client.get("/contents").text
    assert all(f'href="/read/{b.game}/{c.id}"' in html for b in library.books for c in b.chapters)
    for book in library.books:
        html = client.get(f"/contents?in={book.game}").text
        assert all(f'href="/rule/{rule.id}?in={book.game}"' in html for rule in book.rules)


def test_json(client, searcher):
    """/api/ask gives what the command gives."""
    response = client.get("/api/ask?q=riposte")
    assert json.loads(response.data) == json.loads(json.dumps(searcher.as_json(searcher.ask("riposte"))))


def test_several_readers_at_once(app, client):
    """Several readers at once each get the answer to their own question."""
    questions = [
        f"{a} {b}"
        for a in ("threat", "leader", "crew", "gambling", "riposet", '"threat pool"')
        for b in ("duel", "cap", "cards", "draw", "ri*", "wounds")
    ]
    expected = {q: [h["id"] for h in client.get("/api/ask", query_string={"q": q}).json["hits"]] for q in questions}
    for _ in range(3):
        fresh = create_app(app.extensions["searcher"].library.folder)
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda q, served=fresh: (q, served.test_client().get("/api/ask", query_string={"q": q}).json), questions * 2))
        assert all([h["id"] for h in answer["hits"]] == expected[q] for q, answer in answers)


# A look with a browser.


@pytest.fixture(scope="module")
def address(app: Flask) -> Iterator[str]:
    """The address at which the application is served while the tests of this module run."""
    with served(app) as where:
        yield where


@pytest.fixture(scope="module")
def browser() -> Iterator[object]:
    """A Chromium."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if not found:
        pytest.skip("no Chromium on the PATH; sh scripts/browser.sh installs one")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield running
        running.close()


@pytest.mark.parametrize("width", [360, 1280])
def test_asking_in_a_browser(browser, address, library, width):
    """On a phone and on a desk: a question is typed, a hit is read and opened, nothing scrolls sideways, nothing fails to load."""
    page = browser.new_page(viewport={"width": width, "height": 740})
    complaints: list[str] = []
    requested: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if not message.location["url"].endswith("/favicon.ico") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: requested.append(request.url))

    def fits() -> bool:
        return page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")

    page.goto(f"{address}/")
    assert fits()
    page.get_by_label("Ask the rules").fill("what does a riposet do")
    page.get_by_role("button", name="Search").click()
    page.get_by_text("Searched for").wait_for()
    first = page.locator("ol.hits li").first
    assert "Riposte" in first.locator("h2").inner_text()
    assert "Rulebook 2023" in first.inner_text()
    assert fits()
    first.get_by_role("link").first.click()
    page.wait_for_url(re.compile("/rule/five-sails/"))
    assert "Riposte" in page.locator("h1").inner_text()
    assert fits()
    if width < 768:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Contents").click()
    page.get_by_role("link", name="Every rule of this game").first.click()
    page.locator("summary").first.click()
    assert fits()
    page.goto(f"{address}/?q={'x' * 300}")
    assert fits()
    page.close()
    assert complaints == []
    assert all(url.startswith((address, "data:")) for url in requested)
