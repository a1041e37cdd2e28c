"""Learning in a Chromium at the size of a phone and of a desk: a lesson, practice, the wall and a phone; sizes, and what axe-core says."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from test_web import address, app, browser  # noqa: F401
from test_web_browser import SMALL, fits, page  # noqa: F401
from web_tools import axe_says

LOOKED_AT = [
    "/learn",
    "/learn/riposte?at=0&pick=1",
    "/learn/silent-mercenary?at=1&pick=0",
    "/learn/values-in-order?at=2&show=1",
    "/practice?topic=victory",
    "/practice/q/duel-7-2023?pick=1",
    "/present/first-challenge?at=1&show=1&timer=30",
    "/learn/make?case=duel-001",
    "/learn/course/silent/handout",
]


AXED = [LOOKED_AT[n] for n in (0, 1, 3, 5, 6, 7)]
OVERDUE = """id => { const kept = JSON.parse(localStorage.learn); kept.cards[id].due = '2020-01-01T00:00:00+00:00';
  localStorage.learn = JSON.stringify(kept); }"""


def test_a_lesson(page):  # noqa: F811
    """Predict by key, see why it was wrong, choose rightly, let the board step, and go on to the score, without a page being loaded."""
    page.goto("/learn/riposte?in=five-sails")
    page.evaluate("window.same = true")
    page.keyboard.press("2")
    expect(page.locator("#answer")).to_contain_text("1")
    expect(page.locator(".because")).to_contain_text("It is 2, not 1.")
    expect(page.locator(".ground[open]").first).to_contain_text("Riposte")
    assert page.evaluate("document.activeElement.id") == "answer"
    page.locator("button[name=pick][value='2']").click()
    expect(page.locator("#onward")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#lesson")).to_have_attribute("data-step", "1")
    page.locator("button[name=pick]", has_text=re.compile(r"^\s*2\s*1\s*$")).click()
    page.locator("#onward").click()
    expect(page.locator("#lesson")).to_have_attribute("data-step", "2")
    page.get_by_role("button", name="Rosa").click()
    expect(page.locator("#happens")).to_contain_text("Riposte 2")
    expect(page.locator("#happens .piece.changed").first).to_be_visible()
    assert fits(page)
    page.locator("#onward").click()
    expect(page.locator("#score")).to_have_text("2 of 3 right the first time.")
    assert page.evaluate("window.same")
    page.go_back()
    expect(page.locator("#lesson")).to_have_attribute("data-step", "2")
    page.goto("/learn")
    expect(page.locator("a[data-lesson=riposte]")).to_have_attribute("data-state", "✓ 2/3")


def test_practice_is_kept_on_the_device(page):  # noqa: F811
    """An answer is scheduled and counted in this browser; what is due comes next; progress is exported, forgotten and imported."""
    page.goto("/practice")
    page.get_by_label("Topic").select_option("gambling")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("#lesson[data-question]").wait_for()
    asked = page.locator("#lesson").get_attribute("data-question")
    with page.expect_response("**/practice/review"):
        page.get_by_role("button", name="Show what happens").click()
    page.wait_for_function("id => JSON.parse(localStorage.learn).cards[id]", arg=asked)
    kept = page.evaluate("JSON.parse(localStorage.learn)")
    assert kept["topics"] == {"gambling": {"right": 0, "asked": 1}}
    assert kept["cards"][asked]["state"] == 1
    page.evaluate(OVERDUE, asked)
    page.goto("/practice/next?topic=victory&n=3")
    page.get_by_role("button", name="Show what happens").click()
    expect(page.locator("#onward")).to_have_attribute("href", re.compile(re.escape(asked)))
    page.goto("/practice")
    expect(page.locator("#due")).to_contain_text("1 due now")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export").click()
    data = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert asked in data["cards"]
    page.once("dialog", lambda d: d.accept())
    with page.expect_navigation():
        page.get_by_role("button", name="Forget").click()
    expect(page.locator("#standing")).to_be_hidden()
    file = {"name": "p.json", "mimeType": "application/json"}
    page.locator("#import").set_input_files({**file, "buffer": b"[]"})
    expect(page.locator("#kept-said")).to_contain_text("no progress")
    page.locator("#import").set_input_files({**file, "buffer": json.dumps(data).encode()})
    expect(page.locator("#due")).to_contain_text("1 due now")


def test_the_wall_and_a_phone(page, browser, address):  # noqa: F811
    """Arrow keys lead, the answer comes when it is asked for, and with it the vote that came from a phone."""
    page.goto("/present/riposte")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("at=1"))
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(re.compile("at=0"))
    page.get_by_role("button", name="Let the audience vote").click()
    page.wait_for_url(re.compile(r"room=\w+"))
    room = re.search(r"room=(\w+)", page.url)[1]
    context = browser.new_context(viewport={"width": 360, "height": 740}, base_url=address)
    phone = context.new_page()
    phone.goto(f"/vote/{room}")
    phone.get_by_role("button", name="2", exact=True).click()
    expect(phone.get_by_role("button", name="2", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#votes")).to_have_text("1")
    assert page.locator(".votes").count() == 0
    page.keyboard.press("ArrowDown")
    page.wait_for_url(re.compile("show=1"))
    assert page.locator(".answers li").all_inner_texts()[2].split() == ["✓", "Right:", "2", "1"]
    page.keyboard.press("ArrowRight")
    expect(phone.locator("h1")).to_contain_text("wounds")
    assert fits(phone)
    context.close()


@pytest.mark.parametrize("path", LOOKED_AT)
def test_sizes(page, path):  # noqa: F811
    """Nothing scrolls sideways, also with letters twice as large; what is tapped is 44 pixels high."""
    page.goto(path)
    assert fits(page)
    assert page.evaluate(SMALL) == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert fits(page)


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_axe(browser, address, width, scheme):  # noqa: F811
    """axe-core finds nothing on the pages for learning."""
    context = browser.new_context(viewport={"width": width, "height": 740}, color_scheme=scheme, base_url=address)
    found = axe_says(context.new_page(), AXED, lambda looked, path: looked.goto(path))
    context.close()
    assert found == {}, "\n".join(found.values())


def test_without_javascript(browser, address):  # noqa: F811
    """Without JavaScript every choice is a page: a lesson can be taken, and practice counts in its address."""
    context = browser.new_context(java_script_enabled=False, base_url=address)
    plain = context.new_page()
    plain.goto("/learn/riposte")
    plain.locator("button[name=pick][value='2']").click()
    plain.locator("#onward").click()
    assert "at=1" in plain.url
    plain.goto("/practice/next?duels=1&n=5")
    plain.get_by_role("button", name="Show what happens").click()
    plain.locator("#onward").click()
    assert "asked=1" in plain.url
    context.close()
