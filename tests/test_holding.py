"""What holds in the current edition comes first for whoever names none; what holds no more is said to be gone."""

from click.testing import CliRunner
from test_web import app, client, words  # noqa: F401

from judgekit.cli import main

GONE = "my leader died am I out"
"""The playtest rules have a rule of their own for it."""


def test_the_page_puts_first_what_holds(client):  # noqa: F811
    """A rule of the earlier edition is named above the answer, not as the answer; chosen or named, that edition answers."""
    page = client.get("/", query_string={"q": GONE, "in": "five-sails"}).text
    assert "In Playtest rules 5.9.4e, 26 July 2022 only: 6.39" in words(page)
    assert "Losing your Leader with three or four players" in words(page.partition('<li class="hit first">')[2].partition("</li>")[0])
    chosen = client.get("/", query_string={"q": GONE, "in": "five-sails/playtest-5.9.4e"}).text
    named = client.get("/", query_string={"q": f"in the playtest rules, {GONE}"}).text
    assert all("26 July 2022 only: 6.39" not in words(each) for each in (chosen, named))


def test_the_terminal_puts_first_what_holds():
    """So does the terminal; programs get the hits by their score, as ever."""
    said = CliRunner().invoke(main, ["ask", "--game", "five-sails", GONE]).output
    assert said.startswith("In Playtest rules 5.9.4e, 26 July 2022 only: 6.39")
    assert said.index("1.3  Losing your Leader") < said.index("6.39  A player whose Leader is destroyed")


def test_what_was_dropped_altogether():
    """A rule without a successor is still found, and said to be gone."""
    said = CliRunner().invoke(main, ["ask", "--limit", "1", "--game", "five-sails", GONE]).output
    assert said.startswith("This stands in Playtest rules 5.9.4e, 26 July 2022 only, not in Rulebook 2023.")
