"""The board in a Chromium, on a phone and at a desk: five disputes from an empty board to the answer, with the taps counted, and its habits."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect
from test_web import address, app, browser  # noqa: F401
from test_web_browser import SMALL, WATCH_SHIFTS, fits, page  # noqa: F401
from web_tools import axe_says


class Thumb:
    """Somebody at the board: counts taps and keys, and waits for the answer after each."""

    def __init__(self, page, start: str = "/board") -> None:  # noqa: F811
        self.page, self.taps, self.keys, self.begun = page, 0, 0, time.monotonic()
        page.goto(start)
        page.locator("#board.scripted").wait_for()

    def press(self, name: str | re.Pattern[str], *, where: str = "#board", nth: int = 0) -> None:
        """Taps a button and waits until the board is there again."""
        self.page.evaluate("document.querySelector('#board').dataset.old = '1'")
        self.taps += 1
        self.page.locator(where).get_by_role("button", name=name, exact=isinstance(name, str)).nth(nth).click()
        self.page.locator("#board:not([data-old])").wait_for()

    def add(self, text: str, who: str) -> None:
        """Types a card, and taps whose it is; the field keeps the focus, so that it needs no tap of its own after the first."""
        field = self.page.locator("#card")
        if not field.evaluate("e => e === document.activeElement"):
            self.taps += 1
            field.click()
        self.keys += len(text)
        field.fill(text)
        self.press(f"Add for {who}")

    def decline(self, said: str) -> None:
        """Takes an option as long as it is offered, a few times at most."""
        for _ in range(3):
            if self.page.locator(".options").get_by_role("button", name=re.compile(f"{said}$")).count():
                self.press(re.compile(f"{said}$"), where=".options")

    def why_not(self, option: str) -> str:
        """Opens the reasons against an option, and reads them."""
        self.taps += 1
        item = self.page.locator("details.illegal").filter(has=self.page.get_by_text(option, exact=True)).first
        item.locator("summary").click()
        expect(item.locator(".reasons .cite").first).to_be_visible()
        return item.locator(".reasons").inner_text()

    def done(self, what: str, most: int) -> None:
        """Says how long it took, and holds it to a number of taps."""
        print(f"\n{what}: {self.taps} taps, {self.keys} keys, {time.monotonic() - self.begun:.1f} s")
        assert self.taps <= most, what


def engaged_challenger(page):  # noqa: F811
    """An engaged character cannot challenge: which rule says so?"""
    thumb = Thumb(page)
    thumb.add("kaspar", "A")
    thumb.add("soline", "B")
    thumb.taps += 1
    page.locator("#board .card summary").first.click()
    thumb.press("Engaged", where="#board .places")
    thumb.press("Play from here")
    assert "engaged" in thumb.why_not("challenge").casefold()
    thumb.done("may an engaged character challenge?", 6)


def how_much_comes_back(page):  # noqa: F811
    """Three threat, and a combat card with Riposte 5: how much goes back?"""
    thumb = Thumb(page)
    thumb.add("kaspar", "A")
    thumb.add("soline", "B")
    thumb.add("Guard: risk, 5/0/0", "B")
    thumb.press(re.compile("^In a duel: Kaspar Dietrich"))
    for _ in range(3):
        thumb.press("One threat more", where="[aria-label='Threat pool of Soline el Gato']")
    thumb.press("Play from here")
    thumb.press(re.compile("play Guard"))
    thumb.decline("no ability")
    expect(page.locator(".latest")).to_contain_text("3 threat is removed")
    thumb.done("how much does Riposte send back?", 11)


def who_may_intervene(page):  # noqa: F811
    """May a character at another location intervene?"""
    thumb = Thumb(page)
    thumb.add("Ann: combat 2", "A")
    thumb.add("Bob: combat 2", "B")
    thumb.taps += 1
    page.get_by_role("button", name="Add a card: The Docks").click()
    thumb.add("Cas: combat 2", "B")
    thumb.press("Play from here")
    thumb.press(re.compile("challenge$"))
    thumb.decline("Bob")
    assert "The Docks" in thumb.why_not("intervene with Cas")
    thumb.done("may somebody elsewhere intervene?", 8)


def what_a_refusal_costs(page):  # noqa: F811
    """What happens when a challenge is refused?"""
    thumb = Thumb(page)
    thumb.add("kaspar", "A")
    thumb.add("soline", "B")
    thumb.press("Play from here")
    thumb.press(re.compile("challenge$"))
    thumb.press(re.compile("refuse$"))
    expect(page.locator(".latest")).to_contain_text("refuses")
    thumb.decline("no technique")
    thumb.done("what does a refusal cost?", 7)


def a_second_wound(page):  # noqa: F811
    """A character with four wounds of five takes two more: is it destroyed?"""
    thumb = Thumb(page)
    thumb.add("Ann: combat 2", "A")
    thumb.add("Bob: resolve 5, wounds 4, threat 2", "B")
    thumb.press(re.compile("^In a duel: Ann against Bob"))
    thumb.press("Play from here")
    thumb.press(re.compile("As if declined"))
    thumb.decline("no ability")
    expect(page.locator(".steps")).to_contain_text("destroyed")
    thumb.done("is it destroyed?", 6)


@pytest.mark.parametrize("dispute", [engaged_challenger, how_much_comes_back, who_may_intervene, what_a_refusal_costs, a_second_wound])
def test_a_dispute(page, dispute):  # noqa: F811
    """From an empty board to the answer, in few taps; nothing scrolls sideways."""
    dispute(page)
    assert fits(page)


def test_back_forth_and_the_address(page):  # noqa: F811
    """Arrow keys undo and redo, the focus stays at what is asked, the address leads to the same board, and a branch is compared."""
    thumb = Thumb(page, "/board?case=duel-001")
    page.evaluate(WATCH_SHIFTS)
    thumb.press(re.compile("challenge$"))
    assert page.evaluate("document.activeElement.id") == "now"
    assert "challenged" in page.locator("#status").inner_text()
    thumb.press(re.compile("accept$"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#now")).to_contain_text("is challenged by")
    thumb.press(re.compile("refuse$"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#now")).to_contain_text("is challenged by")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#now")).not_to_contain_text("is challenged by")
    thumb.press(re.compile("^compare|^Compare"), where=".record")
    expect(page.locator(".compared table")).to_be_visible()
    assert page.evaluate("window.shifts") < 0.05
    here = page.locator("#now").inner_text()
    page.reload()
    assert page.locator("#now").inner_text() == here
    page.goto("/board")
    page.get_by_role("link", name=re.compile("Riposte sends back")).click()
    expect(page.locator("#now")).to_have_text(here)
    page.locator("#board.scripted").wait_for()
    page.locator(".latest .cite").first.click()
    page.locator("dialog[open] h2").wait_for()


def test_by_hand(page):  # noqa: F811
    """A change by hand asks for its reason before it is made, and stands in the record."""
    Thumb(page, "/board?case=duel-001")
    page.locator(".place .card summary").first.click()
    page.get_by_role("button", name="+ wound").first.click()
    assert page.evaluate("document.activeElement.id") == "because"
    page.keyboard.type("a token was forgotten")
    page.keyboard.press("Enter")
    expect(page.locator(".steps")).to_contain_text("because a token was forgotten")
    expect(page.locator(".place .wounds").first).to_contain_text("1")


def test_refused_in_sight(page):  # noqa: F811
    """A refusal is seen wherever one had scrolled to; what was typed stays in its field, which keeps the focus. Back leads to the set-up."""
    thumb = Thumb(page)
    thumb.add("kaspar", "A")
    thumb.press("Play from here")
    page.get_by_text("In words: do it, or ask why").click()
    page.locator("#say").fill("banana")
    page.keyboard.press("Enter")
    expect(page.locator(".head + .stop")).to_be_in_viewport()
    assert page.evaluate("[document.activeElement.id, document.activeElement.value]") == ["say", "banana"]
    page.go_back()
    page.locator("#board.setup.scripted").wait_for()
    page.go_forward()
    page.locator("#board.play.scripted").wait_for()


BOARDS = ["/board", "/board?case=duel-001", "/board?case=silent-055", "/board?card=five-sails/card/amour"]


def opened(page, path):  # noqa: F811
    """The page with everything on it opened."""
    page.goto(path)
    page.locator("#board.scripted").wait_for()
    page.evaluate("document.querySelectorAll('#board details').forEach(d => { d.open = true })")


def test_faster_than_the_server(page):  # noqa: F811
    """What is typed and tapped while an answer is on its way is not lost."""
    page.goto("/board")
    page.locator("#board.scripted").wait_for()
    held = []
    page.route(re.compile(r"/board$"), lambda route: held.append(route) if not held else route.continue_())
    page.locator("#card").fill("kaspar")
    page.get_by_role("button", name="Add for A").click()
    page.locator("#card").fill("soline")
    page.get_by_role("button", name="Add for B").click()
    page.wait_for_function("document.querySelector('#card').value === 'soline'")
    assert len(held) == 1
    held[0].continue_()
    expect(page.locator(".places .card .title", has_text="Kaspar Dietrich")).to_be_visible()
    expect(page.locator(".places .card .title", has_text="Soline el Gato")).to_be_visible()


@pytest.mark.parametrize("path", BOARDS)
def test_board_sizes(page, path):  # noqa: F811
    """Nothing scrolls sideways, also with letters twice as large; what is tapped is 44 pixels high."""
    opened(page, path)
    assert fits(page)
    small = [s for s in page.evaluate(SMALL) if "cite" not in s and "unseen" not in s]
    assert small == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert fits(page)


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_board_axe(browser, address, width, scheme):  # noqa: F811
    """axe-core finds nothing on the board, in set-up and in play, with everything opened."""
    context = browser.new_context(viewport={"width": width, "height": 740}, color_scheme=scheme, base_url=address)
    found = axe_says(context.new_page(), BOARDS, opened)
    context.close()
    assert found == {}, "\n".join(found.values())


def test_board_without_javascript(browser, address):  # noqa: F811
    """Without JavaScript every button answers with a whole page."""
    context = browser.new_context(java_script_enabled=False, base_url=address)
    made = context.new_page()
    made.goto("/board?case=duel-001")
    made.locator(".options").get_by_role("button", name="challenge", exact=True).click()
    assert "is challenged by" in made.locator("#now").inner_text()
    made.get_by_role("button", name="Undo").click()
    assert "which action" in made.locator("#now").inner_text()
    context.close()
