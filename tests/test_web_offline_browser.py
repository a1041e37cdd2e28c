"""One visit in a Chromium, then the server is gone: everything is still answered. And the page as files, in a folder of a plain web host."""

from __future__ import annotations

import functools
import http.server
import re
import threading
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect
from test_web import browser  # noqa: F401
from web_tools import Server

from judgekit.exporting.addresses import Address, relinked
from judgekit.exporting.site import application, write_others, write_page
from judgekit.web import create_app
from judgekit.web.offline import pages as offline
from judgekit.web.offline import runtime as offline_runtime

PYODIDE = offline_runtime.find()
LONG = 180_000  # ms that the slowest machine may take for a first start
pytestmark = pytest.mark.skipif(PYODIDE is None, reason="Pyodide is not at hand; `judgekit offline --fetch` fetches it with npm")


def is_ready(page) -> None:
    """Waits until the page is kept."""
    expect(page.locator("body")).to_have_attribute("data-offline", re.compile("^(ready|room|network|python|unable)$"), timeout=LONG)
    assert page.locator("body").get_attribute("data-offline") == "ready", page.locator("main").inner_text()


def put_to_sleep(page) -> None:
    """Stops the service worker, as browsers do after half a minute."""
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    session.detach()


@pytest.fixture(scope="module")
def kept(browser, library) -> Iterator[SimpleNamespace]:  # noqa: F811
    """A context that has been on the page once, and whose server is gone."""
    app = create_app(library)
    app.extensions["offline"].kit = offline.Kit(library, PYODIDE)
    server = Server(app)
    address = server.address
    context = browser.new_context(viewport={"width": 360, "height": 740}, base_url=address)
    foreign: list[str] = []
    context.on("request", lambda r: None if r.url.startswith((address, "data:")) else foreign.append(r.url))
    try:
        context.set_default_timeout(LONG)
        first = context.new_page()
        first.goto("/offline")
        is_ready(first)
        expect(first.get_by_text("You can switch the network off.")).to_be_visible()
        server.stop()
        put_to_sleep(first)
        first.close()
        yield SimpleNamespace(context=context, app=app, server=server, address=address)
        assert foreign == []
    finally:
        context.close()
        server.stop()


@pytest.fixture
def page(kept):
    """A new page without a server; nothing may go wrong in it."""
    made = kept.context.new_page()
    complaints: list[str] = []
    made.on("console", lambda m: complaints.append(m.text) if m.type in {"error", "warning"} and "404" not in m.text else None)
    made.on("pageerror", lambda e: complaints.append(str(e)))
    yield made
    made.close()
    assert complaints == []


def test_cold_start_and_search(page):
    """The first page comes from this device, what is typed is answered, and the first hit is read."""
    page.goto("/")
    page.get_by_label("Ask the rules").fill("what hapens when I gamble")
    expect(page.locator("#found h2").first).to_contain_text("Reveal two")
    page.locator("#found .hit.first a.term").first.click()
    page.locator("dialog[open] h2").wait_for()
    page.get_by_role("button", name="Close").click()
    page.locator("#found h2 a").first.click()
    page.wait_for_url(re.compile("/rule/five-sails/"))
    expect(page.locator("footer")).to_contain_text("answered by this device")
    assert page.goto("/rule/duel/riposte").url.endswith("/rule/five-sails/duel/riposte")
    assert page.goto("/nothing").status == 404


def test_practice_knows_that_it_is_kept(page):
    """A page with a progress of its own hears from the worker as any other does."""
    page.goto("/practice")
    page.locator("body[data-offline=ready]").wait_for()
    assert "ready" in page.locator("#offline").inner_text()


def test_reading_cards_decks_and_cases(page):
    """Chapters, a card, a pasted deck, a case that is run."""
    page.goto("/read/five-sails/duel")
    assert page.locator("article").count() > 20
    page.goto("/cards?type=leader")
    assert page.locator(".tile").count() == 5
    page.goto("/card/five-sails/card/amour")
    expect(page.locator("h1")).to_contain_text("Amour")
    page.goto("/deck")
    page.get_by_label("The list").fill("Leader: Soline\n3 Amour")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Not legal")).to_be_visible()
    page.goto("/case/actions-001")
    page.get_by_role("link", name="Run it").click()
    expect(page.locator(".verdict.yes").first).to_be_visible()


def test_the_board_is_stepped(page):
    """A prepared case on the board: stepped on, chosen in, and undone."""
    page.goto("/board?case=actions-001")
    page.locator("#board.scripted").wait_for()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Redo").click()
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".timeline [aria-current=step]").first).to_be_visible()
    undo.click()
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.locator(".options button.legal").first.click()
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".steps > li[aria-current=step]")).to_contain_text("A:")
    assert page.url.startswith(page.evaluate("location.origin") + "/board")


def test_the_board_is_set_up(page):
    """From an empty board: two characters by their names, their duel, and a ruling at a point that the books leave open."""
    page.goto("/board")
    page.locator("#board.scripted").wait_for()
    for name, owner in (("kaspar", "A"), ("soline", "B")):
        page.get_by_label("A card, or part of its name").fill(name)
        page.get_by_role("button", name=f"Add for {owner}").click()
        expect(page.locator(".places .card .title", has_text=re.compile(name, re.IGNORECASE))).to_be_visible()
    page.get_by_role("button", name="Kaspar Dietrich against Soline el Gato").click()
    page.get_by_role("button", name="Play from here").click()
    expect(page.locator("#now")).to_contain_text("Round 1")
    page.get_by_role("button", name="Rule so: As if declined").click()
    expect(page.locator("#now")).to_contain_text("has priority")
    assert "play no combat card" in page.locator(".record").inner_text()


def test_memory_that_is_spoilt(kept):
    """Kept memory that cannot be used is thrown away, and judgekit starts from its files."""
    page = kept.context.new_page()
    spoil = """async () => {
      const [name] = await caches.keys();
      const cache = await caches.open(name);
      const found = (await cache.keys()).find((r) => r.url.endsWith('/offline/memory'));
      await cache.put(found, new Response(new Uint8Array(64), { headers: { 'X-Heap': '64' } }));
      return name;
    }"""
    page.goto("/")
    page.evaluate(spoil)
    put_to_sleep(page)
    page.goto("/?q=riposte&in=five-sails")
    expect(page.locator("#found h2").first).to_contain_text("Riposte", timeout=LONG)
    assert page.evaluate("caches.match(new URL('/offline/memory', location.href).href).then((r) => r === undefined)")
    page.close()


def test_the_server_comes_back_with_another_version(kept):
    """The new version is loaded beside the old one, waits, and when it is used the old one is removed."""
    kept.app.extensions["offline"].kit.__dict__["version"] = "another"
    kept.server = Server(kept.app, kept.server.port)
    try:
        page = kept.context.new_page()
        put_to_sleep(page)
        page.goto("/offline")
        with page.expect_navigation(timeout=LONG):
            page.get_by_role("button", name="Use the new version now").click(timeout=LONG)
        is_ready(page)
        assert page.evaluate("caches.keys()") == ["judgekit / another"]
        page.close()
    finally:
        kept.server.stop()


def test_a_browser_without_room(browser, kept):  # noqa: F811
    """Too little room is said, nothing half-loaded stays, and the page works as before."""
    server = Server(kept.app)
    address = server.address
    context = browser.new_context(base_url=address)
    try:
        page = context.new_page()
        page.goto(f"{address}/manifest.webmanifest")
        context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": address, "quotaSize": 500_000})
        page.goto("/offline")
        expect(page.locator("body")).to_have_attribute("data-offline", "room", timeout=LONG)
        expect(page.get_by_text("There is no room for it.")).to_be_visible()
        expect(page.locator("#offline")).to_have_text("Offline: failed")
        assert page.evaluate("caches.keys()") == []
        page.goto("/?q=riposte&in=five-sails")
        expect(page.locator("#found h2").first).to_contain_text("Riposte")
    finally:
        context.close()
        server.stop()


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Python's own web server, without its log."""

    def log_message(self, *about: object) -> None:
        pass


def test_files_on_a_plain_host(browser, library, tmp_path):  # noqa: F811
    """In a folder of a host that only has files: read without JavaScript, told why while it is loading, then answered by the browser."""
    site = tmp_path / "site" / "judgekit"
    app = application(library, tmp_path / "data", "")
    app.extensions["offline"].kit = offline.Kit(library, PYODIDE)
    written = {Address(x) for x in ("/", "/deck", "/rule/five-sails/duel/riposte")}
    for address in written:
        write_page(site, address, relinked(app.test_client().get(address.path).text, address, written, frozenset()))
    write_others(app, site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site.parent))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}/judgekit/"
    context = browser.new_context(base_url=base)
    context.set_default_timeout(LONG)
    foreign: list[str] = []
    context.on("request", lambda r: None if r.url.startswith(base) else foreign.append(r.url))
    try:
        page = context.new_page()
        page.goto("rule/five-sails/duel/riposte")
        expect(page.locator("h1")).to_contain_text("Riposte")
        page.goto("?q=riposte&in=five-sails")
        expect(page.locator("#beyond")).to_contain_text("There is no server here")
        expect(page.locator("#found h2").first).to_contain_text("Riposte", timeout=LONG)
        page.goto("deck")
        page.get_by_label("The list").fill("Leader: Soline\n3 Amour")
        page.get_by_role("button", name="Check").click()
        expect(page.get_by_text("Not legal")).to_be_visible()
        assert page.locator(".verdict a.term").first.get_attribute("href").startswith("/judgekit/rule/")
        assert foreign == []
    finally:
        context.close()
        server.shutdown()
        server.server_close()
