"""The pages for reading, cards, decks and cases, and what keeps them safe, asked by a client."""

from __future__ import annotations

import html as entities
import re
import sys
from pathlib import Path

import pytest
from test_web import HOSTILE, app, client, words  # noqa: F401

from judgekit.web import create_app
from judgekit.web.language import Catalogue, read_po
from judgekit.web.safety import LARGEST, is_ours


@pytest.fixture
def texts(app):  # noqa: F811
    """The library that the application shows."""
    return app.extensions["searcher"].library


PAGES = [
    "/",
    "/?q=riposte&in=five-sails",
    "/contents",
    "/contents?in=skull-tales",
    "/read/five-sails/duel",
    "/rule/five-sails/duel/riposte",
    "/table-card/five-sails/duel/riposte",
    "/glossary",
    "/glossary?in=seven-swords",
    "/questions",
    "/changes",
    "/changes?all=1",
    "/cards",
    "/cards?type=leader&sort=-combat",
    "/card/five-sails/card/amour",
    "/deck",
    "/cases",
]


@pytest.mark.parametrize("path", PAGES)
def test_a_page(client, path):  # noqa: F811
    """Every page answers, has one heading of the first rank, shows the data in use, holds no script of its own and names no other host."""
    html = client.get(path).text
    assert len(re.findall("<h1", html)) in ({1, 2} if "q=" in path else {1})
    assert "Unofficial." in html
    assert not re.search(r"""(?:src|href|action)=["'](?:https?:)?//""", html)
    assert not re.search(r"<style|\sstyle=|\son\w+=", html)
    assert "[[" not in html
    assert re.search(r'data [0-9a-f]{8}, <time datetime="\d{4}-\d\d-\d\d"', html)


@pytest.mark.parametrize("path", PAGES)
def test_no_link_leads_nowhere(client, path):  # noqa: F811
    """A sample of the links of every page leads to a page."""
    html = client.get(path).text
    links = sorted({entities.unescape(x) for x in re.findall(r'href="(/[^"]*)"', html)})
    for link in links[:: max(1, len(links) // 25)]:
        with client.get(link.partition("#")[0]) as response:
            assert response.status_code in {200, 302}, link


def test_the_choice_goes_along(client):  # noqa: F811
    """The game and edition chosen stay in every link, and decide what is read."""
    chosen = "five-sails/playtest-5.9.4e"
    for path in ("/", "/glossary", "/read/five-sails/day", "/rule/five-sails/day/initiative-tie"):
        html = client.get(f"{path}?in={chosen}").text
        links = [x for x in re.findall(r'href="(/[^"#]*)', html) if not x.startswith(("/static", "/manifest"))]
        assert all("in=" in x for x in links), path
        assert f'<option value="{chosen}" selected>' in html
    assert "Playtest rules 5.9.4e" in words(client.get(f"/rule/five-sails/day/initiative-tie?in={chosen}").text)


def test_an_unknown_choice_is_named(client):  # noqa: F811
    """A game that does not exist is refused with the nearest, not passed over."""
    assert 'role="alert"' in client.get("/?q=riposte&in=five-sail").text


def test_mended_with_a_way_back(client):  # noqa: F811
    """Beside a mended word stands a link that searches for what was typed."""
    html = client.get("/?q=riposet&in=five-sails").text
    assert "/?q=riposet&amp;verbatim=1" in html
    assert "Searched for" not in client.get("/?q=riposet&verbatim=1&in=five-sails").text


def test_words_searched_for_are_marked(client):  # noqa: F811
    """The first answer stands there whole, with the words marked, also within links."""
    html = client.get("/?q=gambling&in=five-sails").text
    first = html.split('class="hit first"')[1].split("</li>")[0]
    assert re.search(r"<mark>\w*[Gg]ambl\w*</mark>", first)
    assert "p. " in first


def test_while_typing(client):  # noqa: F811
    """The piece for typing takes a beginning for a word, and is only a piece."""
    html = client.get("/found?q=gambl&in=five-sails").text
    assert "<!doctype" not in html
    assert "ambl" in html.split('class="hit first"')[1][:400]


def test_tables_mark_the_row_asked_for(client, searcher):  # noqa: F811
    """A table is a table, and the row that a question is about is marked."""
    html = client.get("/?q=price of rum&in=skull-tales").text
    assert "<table>" in html
    assert '<tr class="asked">' in html


def test_editions_are_compared_in_place(client):  # noqa: F811
    """A rule that was amended shows what was left out and put in."""
    html = client.get("/rule/five-sails/day/initiative-tie").text
    assert "<del>" in html
    assert "<ins>" in html


def test_every_change_is_listed(client, texts):  # noqa: F811
    """The list of changes has every difference."""
    html = client.get("/changes").text
    assert all(f'href="/rule/{d.rule.id}#editions"' in html for d in texts.changes("five-sails", "playtest-5.9.4e", "rulebook-2023"))


def test_the_table_card(client):  # noqa: F811
    """The card for the table has the rule in full, and a picture of its address, or of its words where only this machine knows the address."""
    html = client.get("/table-card/five-sails/duel/riposte").text
    assert "http://localhost" not in html
    assert "The code holds the words" in html
    assert "<svg" in html


def test_every_card_has_a_page(client, texts):  # noqa: F811
    """Every card has a page and a preview, with each of its abilities."""
    for card in texts.cards:
        html = client.get(f"/card/{card.id}").text
        assert all(" ".join(a.text.split()) in words(html) for a in card.abilities), card.id
        assert client.get(f"/part/card/{card.id}").status_code == 200


@pytest.mark.parametrize(
    ("query", "test"),
    [
        ("type=leader", lambda c: c.type == "leader"),
        ("faction=Eisen&cost=<=2", lambda c: c.faction == "Eisen" and (c.number_of("cost") or 0) <= 2),
        ("trait=Duelist", lambda c: "Duelist" in c.traits),
    ],
)
def test_the_gallery_filters(client, texts, query, test):  # noqa: F811
    """The fields of the gallery leave exactly the cards that fit."""
    html = client.get(f"/cards?{query}").text
    shown = set(re.findall(r'<h2><a href="/card/([^"]+)"', html))
    assert shown
    assert all(test(next(c for c in texts.cards if c.id == i)) for i in shown)


def test_a_deck_is_checked(client):  # noqa: F811
    """A pasted list is judged, with the rules that it breaks; hostile lines are text."""
    page = client.post("/deck", data={"list": "Leader: Soline\n3 Amour\n<script>alert(1)</script>"}).text
    assert "Not legal" in page
    assert "&lt;script&gt;" in page
    assert "<script>alert" not in page
    assert "11." in words(page)
    assert 'role="alert"' in client.post("/deck", data={"list": "# nothing"}).text


def test_every_case_has_a_page(client, texts):  # noqa: F811
    """Every case has a page with its text."""
    for case in texts.cases:
        assert entities.escape(case.title, quote=False) in entities.unescape(client.get(f"/case/{case.number}").text).replace("&", "&amp;")


def test_a_case_is_run(client, texts):  # noqa: F811
    """A case that is run shows its lines with their rules."""
    case = texts.cases[0]
    html = client.get(f"/case/{case.number}?run=1").text
    assert 'class="verdict' in html
    assert html.count("<li class=") > 2


@pytest.mark.parametrize("question", HOSTILE)
def test_hostile_fields(client, question):  # noqa: F811
    """Hostile values in any field are shown as text, and nothing breaks."""
    for path, name in (("/cards", "words"), ("/cards", "cost"), ("/cards", "trait"), ("/", "in"), ("/changes", "from"), ("/rule/x", "edition")):
        response = client.get(path, query_string={name: question})
        assert response.status_code in {200, 404}
        assert not re.search(r"""<script(?! (?:type="module" )?src="/static/)|<img""", response.text)


@pytest.mark.parametrize(
    "path", ["/rule/no/such", "/card/nobody", "/case/none-1", "/read/five-sails/none", "/read/chess/x", "/questions?chapter=x", "/nothing"]
)
def test_what_is_not_there(client, path):  # noqa: F811
    """A name that leads nowhere is a page that says so."""
    response = client.get(path)
    assert response.status_code == 404
    assert 'role="alert"' in response.text


# Safety.


@pytest.mark.parametrize(
    ("host", "bound", "ours"),
    [
        ("localhost", "127.0.0.1", True),
        ("127.0.0.1:8077", "127.0.0.1", True),
        ("[::1]:8077", "127.0.0.1", True),
        ("evil.example", "127.0.0.1", False),
        ("evil.example", "0.0.0.0", False),
        ("192.168.1.5:8077", "0.0.0.0", True),
        ("192.168.1.5", "127.0.0.1", False),
        ("judge.local", "judge.local", True),
        ("localhost.evil.example", "127.0.0.1", False),
        ("", "127.0.0.1", False),
        ("", "", False),
        ("[", "127.0.0.1", False),
    ],
)
def test_the_host_header(host, bound, ours):
    """Only our own names are answered: a foreign name that points here is not."""
    assert is_ours(host, bound) is ours


def test_a_foreign_host_is_refused(client):  # noqa: F811
    """A request under a foreign name gets nothing, whatever it asks for."""
    for path in ("/", "/api/ask?q=riposte", "/static/judgekit.css"):
        assert client.get(path, headers={"Host": "evil.example"}).status_code == 403


@pytest.mark.parametrize(
    "headers", [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "http://evil.example"}, {"Origin": "null"}]
)
def test_posts_from_elsewhere_are_refused(client, headers):  # noqa: F811
    """What another site has a browser post is refused; our own pages and programs may."""
    assert client.post("/deck", data={"list": "2 Amour"}, headers=headers).status_code == 403
    assert client.post("/api/deck", json={"list": "2 Amour"}, headers=headers).status_code == 403
    assert client.post("/deck", data={"list": "2 Amour"}, headers={"Origin": "http://localhost", "Sec-Fetch-Site": "same-origin"}).status_code == 200


def test_what_is_too_large_is_refused(client):  # noqa: F811
    """More than the limit is refused before it is read."""
    assert client.post("/deck", data={"list": "x" * (LARGEST + 1)}).status_code == 413
    assert client.post("/api/deck", data=b"{" * (LARGEST + 1), content_type="application/json").status_code in {400, 413}


# Languages.


def test_the_catalogue_is_complete(root):
    """judgekit.pot holds every text of the interface; python scripts/messages.py writes it."""
    sys.path.insert(0, str(root / "scripts"))
    try:
        import messages
    finally:
        sys.path.pop(0)
    assert messages.TARGET.read_text(encoding="utf-8") == messages.pot()


def test_a_translation_is_a_file(tmp_path: Path, monkeypatch, data):
    """A .po file is a language, chosen by the browser; what it lacks stays English."""
    from judgekit.web import language

    (tmp_path / "de.po").write_text('msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "Contents"\nmsgstr "In"\n"halt"\n', encoding="utf-8")
    monkeypatch.setattr(language, "FOLDER", tmp_path)
    language.catalogue.cache_clear()
    german = create_app(data).test_client().get("/", headers={"Accept-Language": "de,en;q=0.5"}).text
    assert '<html lang="de">' in german
    assert "Inhalt" in german
    assert "Glossary" in german
    language.catalogue.cache_clear()


def test_plurals():
    """One and many have their own texts."""
    po = 'msgid "%(num)s card"\nmsgid_plural "%(num)s cards"\nmsgstr[0] "%(num)s Karte"\nmsgstr[1] "%(num)s Karten"\n'
    german = Catalogue(read_po(po))
    assert [german.ngettext("%(num)s card", "%(num)s cards", n) for n in (1, 2)] == ["%(num)s Karte", "%(num)s Karten"]
    assert Catalogue({}).ngettext("one", "many", 2) == "many"


@pytest.mark.parametrize(
    ("path", "said", "way"),
    [
        ("/cards?type=risk&cost=>9", "No card fits all of these.", 'href="/cards?type=risk"'),
        ("/cases?q=xqzzt", "No case has all of these words in its title.", "q=kind:case"),
        ("/practice?topic=movement&rule=xqzzt", "No question fits all of these.", 'href="/practice?topic=movement"'),
        ("/changes?from=2023&to=2023", "Both are the same edition", "from=playtest"),
        ("/?q=kind:ruling+xqzzt", "Nothing fits the filters", "Ask for"),
    ],
)
def test_filters_that_leave_nothing(client, path, said, way):  # noqa: F811
    """Where a filter leaves nothing the page says so, and offers to leave it out."""
    page = client.get(path).text
    assert said in words(page)
    assert way in page


def test_the_case_book(client, texts):  # noqa: F811
    """Every topic that has a heading holds several cases, the largest first; words find cases by title, topic and number."""
    page = client.get("/cases").text
    counts = [int(n) for n in re.findall(r'<summary>[^<]+<span class="number">(\d+)', page)]
    assert sum(counts) == len(texts.cases)
    assert min(counts[:-1]) > 2
    assert counts[:-1] == sorted(counts[:-1], reverse=True)
    assert words(client.get("/cases?q=DUEL-001+riposte").text).count("duel-001") == 1


def test_a_game_without_cards(client):  # noqa: F811
    """Says so, instead of showing filters that find nothing; a chapter's number leads to it."""
    page = client.get("/cards?in=7th-sea-ccg").text
    assert "No card of 7th Sea CCG is here" in words(page)
    assert "play by themselves" not in words(page)
    assert "Amour" in words(client.get("/cards?in=five-sails").text)
    assert client.get("/read/five-sails/8").headers["Location"].endswith("/read/five-sails/duel")
    assert client.get("/read/five-sails/99").status_code == client.get("/read/five-sails/0").status_code == 404
