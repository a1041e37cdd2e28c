"""The main journeys in a Chromium, at the size of a phone and of a desk, and what axe-core says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from test_web import address, app, browser  # noqa: F401
from web_tools import axe_says

SIZES = [(360, 740), (1280, 800)]
LOOKED_AT = [
    "/",
    "/?q=riposet&in=five-sails",
    "/?q=apple+pie+recipe",
    "/?q=price+of+rum&in=skull-tales",
    "/rule/five-sails/day/initiative-tie",
    "/read/five-sails/victory",
    "/glossary?in=seven-swords",
    "/questions",
    "/cards?type=leader",
    "/card/five-sails/card/amour",
    "/deck",
    "/offline",
    "/cases",
    "/case/actions-001?run=1",
    "/table-card/five-sails/duel/riposte",
    "/nothing",
    "/changes",
    "/changes?from=zzz",
    "/contents?in=skull-tales",
]
WATCH_SHIFTS = (
    "window.shifts = 0; new PerformanceObserver(l => { for (const e of l.getEntries()) if (!e.hadRecentInput) window.shifts += e.value })"
    ".observe({type: 'layout-shift', buffered: true})"
)
SMALL = """() => [...document.querySelectorAll('a, button, select, input:not([type=hidden]), textarea, summary')].filter(e => {
  const r = e.getBoundingClientRect();
  return r.width && r.height && r.height < 43.5 && !e.closest('p:not(.tools), dd, .text, .where, .crumbs, .ability') && !e.matches('.skip');
}).map(e => e.outerHTML.slice(0, 120))"""


@pytest.fixture(params=SIZES, ids=["phone", "desk"])
def page(request, browser, address):  # noqa: F811
    """A page of each size; nothing may complain, fail to load, or come from elsewhere."""
    context = browser.new_context(viewport={"width": request.param[0], "height": request.param[1]}, base_url=address)
    made = context.new_page()
    complaints, foreign = [], []
    made.on("console", lambda m: complaints.append(m.text) if m.type in {"error", "warning"} and "404" not in m.text else None)
    made.on("pageerror", lambda e: complaints.append(str(e)))
    made.on("request", lambda r: foreign.append(r.url) if not r.url.startswith((address, "data:")) else None)
    yield made
    context.close()
    assert complaints == []
    assert foreign == []


def fits(page) -> bool:
    """Whether nothing scrolls sideways."""
    return page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_answers_while_typing(page):
    """From any page a key leads to the box, answers come while typing without anything moving, and Back leads back."""
    page.goto("/rule/five-sails/duel/riposte?in=five-sails")
    page.evaluate(WATCH_SHIFTS)
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "q"
    page.keyboard.type("what happens when I gamble", delay=20)
    expect(page.locator("#found h2").first).to_contain_text("Reveal two")
    page.wait_for_url(re.compile(r"\?q=what\+happens\+when\+I\+gamble&in=five-sails$"))
    assert page.locator("#page").is_hidden()
    assert page.locator("#found mark").count() > 0
    assert "Reveal two" in page.locator("#status").inner_text()
    assert page.evaluate("window.shifts") < 0.02
    assert fits(page)
    page.reload()
    assert "Reveal two" in page.locator("#found h2").first.inner_text()
    page.go_back()
    page.wait_for_url(re.compile("/rule/five-sails/duel/riposte"))
    expect(page.locator("#page")).to_be_visible()
    expect(page.get_by_role("button", name="Pin")).to_be_visible()
    page.keyboard.press("Control+k")
    assert page.evaluate("document.activeElement.id") == "q"


def test_a_mended_word_and_the_way_back(page):
    """A typo is mended, and one tap searches for what was typed."""
    page.goto("/?in=five-sails")
    page.get_by_label("Ask the rules").fill("riposet")
    page.get_by_text("Searched for").wait_for()
    page.get_by_role("link", name="Search as typed").click()
    page.wait_for_url(re.compile("verbatim=1"))
    assert page.get_by_text("Searched for").count() == 0


def test_previews(page):
    """A term opens where it stands, leads on and back by keyboard, and gives the focus back."""
    page.goto("/?q=riposte&in=five-sails")
    term = page.locator("#found .hit.first a.term").first
    term.focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] h2").wait_for()
    first = page.locator("dialog h2").inner_text()
    assert page.evaluate("document.activeElement.tagName") == "H2"
    page.locator("dialog .text a").first.click()
    expect(page.locator("dialog h2")).not_to_have_text(first)
    page.get_by_role("button", name="Back").click()
    expect(page.locator("dialog h2")).to_have_text(first)
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
    assert page.evaluate("document.activeElement.matches('a.term')")


def test_pinned_and_lately(page):
    """What was pinned and asked stands on the first page."""
    page.goto("/?in=five-sails")
    page.get_by_label("Ask the rules").fill("crew cap")
    page.keyboard.press("Enter")
    page.locator("#found .hit").first.wait_for()
    page.get_by_role("button", name="Pin").first.click()
    assert page.get_by_role("button", name="Unpin").count() == 1
    page.goto("/")
    assert page.locator("[data-shelf=recent] li").all_inner_texts() == ["crew cap"]
    assert page.locator("[data-shelf=pinned] li").count() == 1


def test_what_the_browser_remembers_is_not_trusted(page):
    """Hostile or spoilt memory is shown as text or passed over."""
    page.goto("/")
    page.evaluate("localStorage.setItem('recent', JSON.stringify(['<img src=x onerror=alert(1)>']))")
    hostile = [{"address": "javascript:alert(1)", "title": "x"}, {"address": "//evil.example", "title": "y"}, None]
    page.evaluate("list => localStorage.setItem('pinned', JSON.stringify(list))", hostile)
    page.reload()
    assert page.locator("#shelf img").count() == 0
    assert page.locator("[data-shelf=pinned] li").count() == 0
    page.evaluate("localStorage.setItem('recent', 'no json')")
    page.reload()
    assert page.get_by_role("heading", level=1).is_visible()


def test_light_and_dark(page):
    """The switch changes the colours, and the choice stays."""
    page.goto("/")
    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    if page.viewport_size["width"] < 768:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Light or dark").click()
    page.wait_for_timeout(200)
    after = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert after != before
    page.goto("/contents")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == after


def test_a_deck_is_pasted(page):
    """A list is pasted, judged, and each broken rule opens where it stands."""
    page.goto("/deck")
    page.get_by_label("The list").fill("Leader: Soline\n3 Amour")
    page.get_by_role("button", name="Check").click()
    page.get_by_text("Not legal").wait_for()
    page.locator("#theme:not([hidden])").wait_for(state="attached")  # the scripts have begun
    page.locator(".verdict a.term").first.click()
    page.locator("dialog[open] h2").wait_for()
    assert page.locator("dialog[open] h2").inner_text()


def test_the_choice_is_kept(page):
    """The game chosen last is that of the first page, and its links lead on with it; an address that names another is taken at its word."""
    page.goto("/rule/five-sails/duel/riposte")
    page.get_by_label("Game and edition").select_option("skull-tales")
    page.wait_for_url(re.compile("in=skull-tales"))
    page.goto("/")
    expect(page.get_by_label("Game and edition")).to_have_value("skull-tales")
    assert page.locator("#places a", has_text="Glossary").get_attribute("href") == "/glossary?in=skull-tales"
    page.goto("/?in=five-sails")
    expect(page.get_by_label("Game and edition")).to_have_value("five-sails")
    page.goto("/none-of-it")
    assert page.get_by_role("link", name="Search for “none of it”").get_attribute("href") == "/?q=none+of+it"


def test_the_gallery(page):
    """The filters are chosen by hand, and the address keeps them."""
    page.goto("/cards")
    page.get_by_label("Type", exact=True).select_option("leader")
    page.get_by_role("button", name="Show").click()
    page.wait_for_url(re.compile("type=leader"))
    assert page.locator(".tile").count() == 5
    assert fits(page)


def test_without_javascript(browser, address):  # noqa: F811
    """Without JavaScript the form answers, and a term leads to its page."""
    context = browser.new_context(java_script_enabled=False, base_url=address)
    page = context.new_page()
    page.goto("/?in=five-sails")
    page.get_by_label("Ask the rules").fill("riposte")
    page.get_by_role("button", name="Search").click()
    page.wait_for_url(re.compile(r"/\?q=riposte&in=five-sails"))
    page.locator("#found a.term").first.click()
    page.wait_for_url(re.compile("/rule/five-sails/"))
    assert "/rule/five-sails/" in page.url
    context.close()


@pytest.mark.parametrize("path", LOOKED_AT)
def test_sizes(page, path):
    """Nothing scrolls sideways, also with letters twice as large; what is tapped is 44 pixels high."""
    page.goto(path)
    assert fits(page)
    assert page.evaluate(SMALL) == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert fits(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_axe(browser, address, width, scheme):  # noqa: F811
    """axe-core finds nothing on any page."""
    context = browser.new_context(viewport={"width": width, "height": 740}, color_scheme=scheme, base_url=address)
    found = axe_says(context.new_page(), LOOKED_AT, lambda looked, path: looked.goto(path))
    context.close()
    assert found == {}, "\n".join(found.values())
