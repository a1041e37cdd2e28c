"""The board: acts on a text, setting up by changes, the page and its forms, the JSON API, and what is refused."""

from __future__ import annotations

import json
import random
import re
from html.parser import HTMLParser

import pytest
from engine_tools import cases
from test_web import HOSTILE, app, client, words  # noqa: F401
from test_web_api import document, wrong  # noqa: F401

from judgekit.cases import write_case
from judgekit.cases.as_data import option_json
from judgekit.cases.board_view import view
from judgekit.cases.boards.acts import Place, act, judge
from judgekit.cases.boards.cards import EMPTY, sheet_of
from judgekit.cases.boards.moment import read_moment
from judgekit.cases.boards.names import find_cards, one_card
from judgekit.cases.boards.record import Record, RecordError, replay
from judgekit.cases.boards.setup import problems, set_up
from judgekit.cases.known import known_cards
from judgekit.cases.run import Runner
from judgekit.engine import options
from judgekit.web.board.state import pack, unpack

DUEL = """case: Riposte
edition: 2023
players: A, B
time: High Drama, A to act
board:
  The Forums:
    A Kaspar: resolve 6, combat 2, finesse 1, influence 1
    B Soline: resolve 5, combat 3, finesse 2
  hand of B:
    B Wide Guard: risk, cost 1, 5/0/0
"""
LEFT_OPEN = {"silent-1901", "silent-1879", "silent-2052", "set-up-2058", "reaction-1809"}
"""Cases in which the game goes on behind a point that nobody has decided: on the board the judge is asked first."""
ALL = [write_case(c) for c in cases() if c.number not in LEFT_OPEN]


def after(text: str, *commands: str):
    """The outcome of several acts."""
    place, outcome = Place(), None
    for command in commands:
        outcome = act(text, place, command)
        text, place = outcome.text, outcome.place
    return outcome


def number(text: str, place: Place, said: str) -> int:
    """The number of an option."""
    return next(n for n, o in enumerate(options(replay(text).point(place.point).position), 1) if o.text == said)


@pytest.mark.parametrize("part", range(2))
def test_every_case_is_a_record(part):
    """Every fourth case of the book replays without a problem, its moments lead where its steps lead, and its line alone leads there too."""
    for text in ALL[part::8]:
        record = Record(text)
        assert record.problems == []
        assert [c.failure for q in record.points for c in q.checks if c.failure] == []
        assert all(record.moments(q)[-1].position == q.position for q in record.points)
        assert Record(record.line_only(record.head)).head.position == record.head.position
        assert json.dumps(view(record.head.position))


@pytest.mark.parametrize("number", sorted(LEFT_OPEN))
def test_where_a_case_leaves_a_point_open_the_board_asks_the_judge(number):
    """Every step before the point is done, what is told behind it waits, and the record says for whom."""
    record = Record(write_case(next(c for c in cases() if c.number == number)))
    asking = record.head.position.asking
    assert asking.question == "decide"
    assert len(record.problems) == 1
    assert [c.failure for q in record.points for c in q.checks if c.failure] == []


def told(record: Record) -> list[object]:
    """Everything that a record says of its points, and what stands against the rest."""
    seen = [(q.number, q.parent.number if q.parent else -1, q.position, q.lines, q.choices, q.checks, q.name, q.last, q.state) for q in record.points]
    return [*seen, record.head.number, record.problems]


def test_a_text_is_put_in_the_order_in_which_it_is_done():
    """A step that is told after one that is asked for later is moved before it, so that the text stays what is done."""
    text = next(t for t in ALL if "number: day-042\n" in t)
    record = Record(text)
    assert (record.problems, record.text != text) == ([], True)
    assert Record(record.text).text == record.text
    line = [q.line for q in (p.step for p in record.points) if q]
    assert line == sorted(line)


def test_a_record_goes_on_from_an_earlier_one():
    """What an earlier record of the board has replayed is taken from it, and the rest comes out as if all had been replayed."""
    for text in ALL[3::16]:
        lines = text.splitlines()
        steps = [n for n, line in enumerate(lines) if re.match(r"  \w[^:]*:", line) and n > text[: text.find("steps:")].count("\n")]
        half = Record("\n".join(lines[: steps[len(steps) // 2]]) + "\n") if steps else Record(text)
        fresh = told(Record(text))
        assert told(Record(text, (half,))) == fresh, text
        assert told(Record(text, (Record(DUEL), Record(text)))) == fresh
        branch = "\n".join([*lines[: half.head.last], "  undo", *lines[half.head.last :]]) + "\n"
        assert told(Record(branch, (Record(text),))) == told(Record(branch))


@pytest.mark.parametrize("case", ["duel-045", "own-card-297", "telling-034", "telling-336", "reaction-075"])
def test_a_record_goes_on_as_if_all_had_been_replayed(case):
    """Wherever an earlier record ends: what a sentence leaves to be said, and what is gone back to, do not depend on it."""
    text = next(t for t in ALL if f"number: {case}\n" in t)
    lines, fresh = text.splitlines(), told(Record(text))
    for end in range(lines.index("steps:") + 1, len(lines) + 1):
        assert told(Record(text, (Record("\n".join(lines[:end]) + "\n"),))) == fresh, (case, end)


def test_one_step_more_takes_one_step(monkeypatch):
    """A long record is not played again for a step more, nor for a branch in the midst of it; what is kept of earlier ones is bounded."""
    taken = []
    take = Runner.take
    monkeypatch.setattr(Runner, "take", lambda self, step: taken.append(step) or take(self, step))
    text, place = DUEL, Place()
    for n in range(40):
        outcome = act(text, place, f"edit Kaspar has {n % 5 + 1} wounds because it was counted again ({n})")
        text, place = outcome.text, outcome.place
    assert len(replay(text).points) == 41
    taken.clear()
    branched = act(text, Place(20), "edit Kaspar is engaged because it was forgotten")
    replay(branched.text)
    assert len(taken) == 1
    assert replay(branched.text).point(21).twin is None


def test_a_card_is_brought_in():
    """A forgotten card comes by hand, with its reason: into a pile, to a location, onto its bearer, a second one, one's own; undone it is gone."""
    text, place = act(DUEL, Place(), "say A: pass").text, Place(1)
    known = ("hand | B | amour", "The Docks | A | cesca", "Kaspar | A | panzerhand", "hand | A | amour")
    for said in (*known, "hand | A | Bob's Trick: risk, cost 1, 1/2/3"):
        outcome = act(text, place, f"bring {said} because it was forgotten")
        assert outcome.place.point == place.point + 1, outcome.notice
        text, place = outcome.text, outcome.place
    record = replay(text)
    p = record.head.position
    assert record.problems == []
    lying = {name: (c.zone, c.at, p.cast.names[c.on] if c.on >= 0 else "") for name, c in zip(p.cast.names, p.cards, strict=True)}
    assert lying["Amour"] == lying["Amour 2"] == lying["Bob's Trick"] == ("hand", "", "")
    assert lying["Cesca Del Rosso"] == ("play", "The Docks", "")
    assert lying["Kaspar's Panzerhand"] == ("play", "", "Kaspar")
    assert "Bob's Trick" in record.head.lines[0].text
    assert "forgotten" in record.head.lines[0].text
    assert "Bob's Trick" not in replay(text).point(act(text, place, "undo").place.point).position.cast.names
    for said in ("hand | A | amour", "moon | A | amour because x", "hand | Q | amour because x", "hand | A | xyzzy because x"):
        assert act(text, place, f"bring {said}").text == text


def test_a_card_is_brought_in_by_a_form(client):  # noqa: F811
    """The page brings it in without JavaScript."""
    brought = {"bring": "amour", "bring_who": "A", "bring_where": "hand", "because": "it was forgotten"}
    form = {"text": DUEL, "at": "0", "mode": "play", "do": "edit"} | brought
    assert "Amour of A comes to hand" in words(client.post("/board", data=form).text)
    assert "needs its reason" in words(client.post("/board", data=form | {"because": ""}).text)


@pytest.mark.parametrize("part", range(2))
def test_every_board_is_a_sheet(part):
    """A board is taken apart and written back: the same cards lie in the same places, and a second time changes nothing."""
    for text in ALL[part::12]:
        again = sheet_of(text).text()
        one, two = Record(text).points[0].position, Record(again).points[0].position
        assert sorted(zip(one.cast.names, [c._replace(face=0, place=0, on=-1) for c in one.cards], strict=True)) == sorted(
            zip(two.cast.names, [c._replace(face=0, place=0, on=-1) for c in two.cards], strict=True)
        )
        assert sheet_of(again).text() == again
        assert unpack(pack(text)) == text


def test_a_sheet_keeps_what_stands_behind_its_headings():
    """A location keeps what it prints, what stands below a card behind a heading stays with it or is borne by it, and no player is named twice."""
    typed = """case: x
board:
  The Docks (controlled by B): "City Action: Draw a card."
  The Forums: B Golo: resolve 5
    Ring: attachment, +1 influence
    B Hal: resolve 4
  locker of A:
    A's Cat (Leader, destroyed)
"""
    written = """case: x
board:
  The Docks (controlled by B): "City Action: Draw a card."
  The Forums:
    B Golo: resolve 5
      Ring: attachment, +1 influence
    B Hal: resolve 4
  locker of A:
    A's Cat (Leader, destroyed)
"""
    assert sheet_of(typed).text() == written
    assert Record(typed).points[0].position.cards == Record(written).points[0].position.cards


def test_a_branch():
    """A second choice at an earlier point is a branch beside the first; the text holds both and runs; one line can be kept alone."""
    first = after(DUEL, "choose 1", "say B: accept", "undo", "say B: refuse", "name the refusal", "go 3", "say A: no technique")
    assert [q.said() for q in replay(first.text).points] == ["", "A: challenge", "B: refuse", "B: accept", "A: no technique"]
    assert replay(first.text).point(2).name == "the refusal"
    assert first.place.point == 4
    assert replay(first.text).problems == []
    alone = act(first.text, Place(2), "prune")
    assert alone.text.endswith("steps:\n  A: challenge\n  B: refuse\n  name: the refusal\n")
    assert act(first.text, Place(1), "say B: refuse").place.point == 2


def test_back_and_forth():
    """Undo and redo go along the line that was left, by points and by lines."""
    text = after(DUEL, "choose 1", "say B: accept").text
    assert str(act(text, Place(2, None, 2), "undo").place) == "1"
    assert str(act(text, Place(1, None, 2), "redo").place) == "2"
    line = act(text, Place(2), "undo line").place
    assert (line.point, line.moment) == (2, len(replay(text).moments(replay(text).point(2))) - 2)
    assert str(act(text, line, "step").place) == "2"
    assert str(act(text, Place(1, None, 2), "step").place) == "2.0"
    assert act(text, Place(), "undo").notice == "this is the beginning"


def test_the_end_of_the_duel():
    """What goes without saying is done up to the end of the duel, or to a real choice."""
    assert after(DUEL, "finish").place.point == 0
    hurt = DUEL.replace("finesse 1,", 'finesse 1, "Reaction: After this character is wounded • Draw a card.",')
    outcome = after(hurt, "say A: challenge with Kaspar, Soline", "say B: accept", "say B: play Wide Guard", "say A: play no combat card")
    assert act(outcome.text, Place(3), "finish").place.point == 3  # which combat card is a choice
    done = act(outcome.text, outcome.place, "finish")
    assert done.place.point == outcome.place.point + 1
    assert replay(done.text).point(done.place.point).position.board.duel is None


def test_by_hand_and_expected():
    """A change by hand needs its reason and stays in the record; what is expected must be so."""
    assert "needs its reason" in act(DUEL, Place(), "edit Kaspar has 2 wounds").notice
    hand = act(DUEL, Place(), "edit Kaspar has 2 wounds because a token was forgotten")
    assert "edit: Kaspar has 2 wounds because a token was forgotten" in hand.text
    assert act(hand.text, hand.place, "expect Kaspar wounds 3").notice == "Kaspar wounds 3: it is 2"
    held = act(hand.text, hand.place, "expect Kaspar wounds 2")
    assert "> Kaspar wounds 2" in held.text
    assert replay(held.text).point(1).checks[0].failure == ""


def test_refused_with_reasons():
    """An option that is not legal is refused with every reason, and nothing changes."""
    refused = act(DUEL, Place(), f"choose {number(DUEL, Place(), 'recruit')}")
    assert refused.text == DUEL
    assert refused.refused
    assert all(r.rule.startswith("five-sails/") for r in refused.refused)
    assert "legal" in after(DUEL, "choose 999").notice or "options 1 to" in after(DUEL, "choose 999").notice


def test_an_unsettled_option_under_a_reading():
    """An unsettled option is taken under a reading in one act, and the record says which."""
    for text in ALL:
        record = Record(text)
        for q in record.points:
            found = [(n, o) for n, o in enumerate(options(q.position), 1) if o.verdict == "unsettled" and q.position.asking.player == o.choice.player]
            if found:
                done = act(text, Place(q.number), f"choose {found[0][0]} reading 1")
                assert replay(done.text).point(done.place.point).step.who == "judge"
                assert any(f.name == "decided" for f in replay(done.text).point(done.place.point).position.facts)
                return
    raise AssertionError("no case has an unsettled option")


def test_names_are_forgiven():
    """Cards are found by parts of their names, without accents, and mistyped."""
    for name, said in (("Kaspar Dietrich", "kaspar diet"), ("Soline el Gato", "solin el gato"), ('"Padre" Aníbal', "anibal")):
        assert one_card(said).name == name
    assert one_card("kaspar", "character").name == "Kaspar Dietrich"
    assert one_card("xqzzt") is None
    assert all(find_cards(name)[0][1].name == name for name in known_cards())


def test_setting_up():
    """A board is set up by small changes; each card goes where cards of its kind go."""
    text = EMPTY
    for command in (
        "add The Docks | A | kaspar",
        "add The Docks | B | Bob: resolve 6, combat 3",
        "wounds 0 +2",
        "wounds 0 -1",
        "engaged 1",
        "renown The Docks +2",
        "control The Docks | B",
        "renown A 3",
        "add deck of A | A | 3 unknown",
        "players X, B",
        "moment phase=duel | one=Kaspar Dietrich | two=Bob",
        "threat 1 +3",
    ):
        done = set_up(text, command)
        assert done.text != text, (command, done.notice)
        text = done.text
    assert problems(text) == []
    p = Record(text).head.position
    assert p.board.duel.sides[1].pool == 3
    assert (p.board.places[0].control, p.board.places[0].renown, p.players[0].renown) == (1, 2, 3)
    assert p.cards[p.cast.number_of["Kaspar Dietrich"]].wounds == 1
    assert p.cast.seats == ("X", "B")


def test_several_and_unseen_cards():
    """Several cards are typed at once; how many of a pile nobody has seen is said by a number, and of a deck nothing again."""
    text = set_up(EMPTY, "add The Forums | A | kaspar; Ann, the Bold; Bob").text
    assert [e.text for e in sheet_of(text).entries()] == ["A Kaspar Dietrich", "A Ann, the Bold: character", "A Bob: character"]
    text = set_up(EMPTY, "add The Forums | A | ann; Bob: resolve 5, combat 2; engaged").text
    assert [e.text for e in sheet_of(text).entries()] == ["A Ann: character", "A Bob: resolve 5, combat 2, engaged"]
    text = set_up(EMPTY, "add The Forums | B | Cas: resolve 6; Dora: combat 3").text
    text = set_up(text, 'add The Forums | B | Eve: resolve 5; combat 2; "Technique: +1 Thrust."').text
    assert [e.typed(("A", "B")).name for e in sheet_of(text).entries()] == ["Cas", "Dora", "Eve"]
    for command in ("add hand | A | 3 unknown", "add hand of A | A | Jab; an unknown", "unknown hand of A | +1"):
        text = set_up(text, command).text
    for command in ("unknown deck of B | 7", "unknown deck of A | 0"):
        text = set_up(text, command).text
    assert problems(text) == []
    p = replay(text).head.position
    assert [sum(c.zone == zone and c.owner == q for c in p.cards) for zone, q in (("hand", 0), ("deck", 1), ("deck", 0))] == [6, 7, 0]
    assert "deck of B" not in set_up(text, "unknown deck of B | ").text
    assert "in a hand or a pile" in set_up(text, "add The Forums | A | 2 unknown").notice


def test_unseen_cards_without_javascript(client):  # noqa: F811
    """A number beside a player sets how many cards of the hand nobody has seen; such a card is neither engaged nor wounded."""
    page = press(client, client.get("/board").text, "unknown hand of A", **{"unknown-hand of A": "4"})
    assert "4 unknown" in form(page)["text"]
    assert "Wounds of" not in page


def test_the_steps_of_a_round():
    """Steps without a combat card are shown once there is none; those with one go then. Before it is known, none of them is denied."""

    def shown(*commands: str) -> list[str]:
        outcome = after(DUEL, *commands)
        return [s["name"] for s in view(replay(outcome.text).point(outcome.place.point).position)["timeline"][-1]["steps"]]

    begun = ("say A: challenge with Kaspar, Soline", "say B: accept")
    assert shown(*begun) == ["begins", "combat card", "riposte", "parry", "thrust", "resolve", "ends"]
    technique = DUEL.replace("finesse 1,", 'finesse 1, "Technique: +1 Thrust.",')
    outcome = after(technique, *begun, "say B: play Wide Guard", "say A: play no combat card")
    asked = [view(q.position)["timeline"][-1] for q in replay(outcome.text).points]
    rounds = [[s["name"] for s in t["steps"]] for t in asked if t["what"] == "A round of the duel"]
    assert all("declining" not in r and "without a card" not in r for r in rounds[:2])
    assert "abilities" in rounds[0]


def test_options_show_what_they_bring(client):  # noqa: F811
    """An ability stands beneath the choice that uses it, a combat card's values beneath the choice that plays it."""
    hush = "case: x\nboard:\n  The Forums:\n    A Ann\n    B Bob\n"
    hush += '  hand of A:\n    Rain: risk, cost 0; "City Action: Wound target opposing character."\n'
    hush += '  hand of B:\n    Hush: risk, cost 0; "Reaction: When an opponent plays a risk • Cancel its effects."\n'
    hush += "steps:\n  A: play Rain with Ann on Bob\n"
    page = press(client, press(client, client.get("/board").text, "open", paste=hush), "go 1")
    said = words(re.search(r'<ul class="options">.*?</ul>', page, re.S)[0])
    assert "play Hush Reaction: When an opponent plays a risk • Cancel its effects." in said
    outcome = after(DUEL, "say A: challenge with Kaspar, Soline", "say B: accept")
    page = client.get("/board", query_string={"b": pack(outcome.text), "at": str(outcome.place)}).text
    assert "play Wide Guard Riposte 5, Parry 0, Thrust 0" in words(page)


KNOWN = "case: x\nboard:\n  The Forums:\n    A Kaspar Dietrich\n    B Soline el Gato\n  The Docks:\n    A Ann\n"


@pytest.mark.parametrize(
    ("who", "asked", "verdict"),
    [
        ("A", "challenge soline", "legal"),
        ("A", "can I challenge soline with kaspar?", "legal"),
        ("A", "Why can't I challenge with Ann?", "illegal"),
        ("A", "can ann challenge soline", "illegal"),
        ("A", "why can't B recruit?", "illegal"),
        ("A", "am I allowed to move ann to the forums?", "legal"),
        ("A", "why may I not equip", "illegal"),
        ("A", "why can't I claim the docks?", "legal"),
        ("A", "can I recruit at the docks", "illegal"),
        ("B", "why not pass", "illegal"),
    ],
)
def test_asked_as_people_ask(who, asked, verdict):
    """A choice is asked about as people ask: with question words, parts of names, a player or a character as the subject."""
    assert judge(Record(KNOWN), Place(), who, asked)[0] == verdict


def test_said_with_parts_of_names():
    """A choice in words is taken with parts of names, and written with whole ones; the reason of a refusal is that of the whole names."""
    outcome = act(KNOWN, Place(), "say A: challenge with kaspar, soline")
    assert "A: challenge with Kaspar Dietrich, Soline el Gato" in outcome.text
    assert "'kasperl'" in judge(Record(KNOWN), Place(), "A", "kasperl")[2]


def test_a_ruling_from_the_board(client):  # noqa: F811
    """The form for a ruling is filled in with what was asked on the board, and with the first rule of the answer."""
    page = press(client, client.get("/board", query_string={"b": pack(KNOWN)}).text, "why", why="challenge with Ann", why_who="A")
    assert "Understood as" not in words(page)
    asked = press(client, page, "why", why="why can't Ann claim?", why_who="A")
    assert "Understood as: A: claim with Ann" in words(asked)
    given = dict(re.findall(r'form="to-ruling" name="(\w+)" value="([^"]*)"', page))
    assert given["q"] == "x. A: challenge with Ann"
    assert given["rule"].startswith("five-sails/")


def test_everything_wrong_at_once():
    """Everything wrong with a board is said at once, each at its card."""
    text = "case: x\nplayers: A, B\nboard:\n  The Docks:\n    A Ann: resolve 2, wounds 5\n"
    text += "    A Bob: rezolve 3\n    A Cas\n      Rapier: attachment, blue 3\n"
    found = problems(text)
    assert {n for n, _ in found} == {0, 1, 3}
    alone = problems("case: x\nplayers: A, B\nboard:\n  The Docks:\n    A Ann: resolve 2, wounds 5\n  Home of B:\n    A Cas: resolve 2\n")
    assert [n for n, _ in alone] == [0, 1]


@pytest.mark.parametrize(
    "time",
    ["day 2, High Drama, B to act", "duel of Finesse, K against S, round 2, S's round, played Jab, before riposte", "Planning, muster", "Dusk"],
)
def test_moments_are_read_back(time):
    """A moment is read into fields and written back."""
    assert read_moment(time).text() == time


# The page.


class Tags(HTMLParser):
    """The tags and attributes that only a hostile text could have brought in."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in {"img", "iframe"} or any(name.startswith(("on", "style")) for name, _ in attrs):
            self.found.append(self.get_starttag_text() or tag)
        if tag == "script" and not (dict(attrs).get("src") or "").startswith("/static/"):
            self.found.append(tag)


def foreign(html: str) -> list[str]:
    """What does not belong on a page of ours."""
    tags = Tags()
    tags.feed(html)
    return tags.found


def form(html: str) -> dict[str, str]:
    """The fields that the page's form carries."""
    import html as entities

    fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', html))
    fields["text"] = entities.unescape(re.search(r'<textarea name="text" hidden>\n(.*?)</textarea>', html, re.S)[1])
    return fields


def press(client, html: str, do: str, **fields: str) -> str:  # noqa: F811
    """The page after a button."""
    response = client.post("/board", data=form(html) | {"do": do} | fields)
    assert response.status_code == 200
    return response.text


def test_a_dispute_without_javascript(client):  # noqa: F811
    """From an empty board to an answer with plain forms."""
    page = client.get("/board").text
    page = press(client, page, "add A", where="The Docks", card="Ann: resolve 6, combat 2")
    page = press(client, page, "add B", where="The Docks", card="Bob: resolve 5, combat 3")
    page = press(client, page, "enter", card="", say="")
    page = press(client, page, "play")
    assert "A has priority: which action?" in words(page)
    page = press(client, page, "enter", say="challenge with Ann, Bob")
    assert "does B accept, refuse, or intervene" in words(page)
    page = press(client, page, "why", why_who="B", why="pass")
    assert "not legal" in words(page)
    page = press(client, page, "undo")
    assert "which action?" in words(page)
    address = re.search(r'data-address="([^"]+)"', page)[1].replace("&amp;", "&")
    assert "Bob" in client.get(address).text
    saved = client.get(address.replace("/board?", "/board/board.case?"))
    assert saved.text == form(page)["text"]
    assert "attachment" in saved.headers["Content-Disposition"]
    assert client.get(address.replace("/board?", "/board/code?")).status_code == 200


def test_the_whole_book_on_the_board(client, library):  # noqa: F811
    """Every twentieth prepared case is shown at its beginning and at its end, in both modes."""
    for entry in library.cases[::20]:
        page = client.get(f"/board?case={entry.number}")
        assert page.status_code == 200
        assert 'id="now"' in page.text
        last = len(replay(form(page.text)["text"]).points) - 1
        assert client.post("/board", data=form(page.text) | {"do": f"go {last}"}, headers={"X-Part": "board"}).status_code == 200
        assert client.post("/board", data=form(page.text) | {"do": "setup"}).status_code == 200


def test_every_line_is_cited(client):  # noqa: F811
    """Every line of a record and every reason carries the number of its rule and its page."""
    page = client.get("/board?case=duel-001").text
    page = press(client, page, "go 4")
    lines = re.findall(r'<ol class="lines">(.*?)</ol>', page, re.S)
    items = [x for part in lines for x in re.findall(r"<li.*?</li>", part, re.S)]
    assert len(items) > 20
    assert all('class="cite"' in x and "p. " in x for x in items)
    reasons = [x for part in re.findall(r'<ul class="reasons">(.*?)</ul>', page, re.S) for x in re.findall(r"<li>.*?</li>", part, re.S)]
    assert reasons
    assert all('class="cite"' in x for x in reasons)


def test_prepared_cases_are_found(client):  # noqa: F811
    """A prepared case is found by words of its title, with and without JavaScript, and opened."""
    page = press(client, client.get("/board").text, "find", find="riposte duel-001")
    link = re.search(r'<a href="(/board\?case=duel-001[^"]*)"', page)[1]
    assert "Riposte sends back only what it removed" in client.get(link).text
    assert "duel-001" in client.get("/board/cases?q=duel-001").text
    opened = press(client, page, "open", paste=DUEL)
    assert "Kaspar" in form(opened)["text"]


def test_line_by_line(client):  # noqa: F811
    """Stopping at every line, a choice leads to its first line, one line on to the next, and back again."""
    page = client.get("/board?case=duel-001").text
    page = press(client, page, "go 1")
    page = press(client, page, "undo")
    page = press(client, page, "choose 1", slow="1")
    assert "On the way to the next choice" in words(page)
    at = form(page)["at"]
    page = press(client, page, "step", slow="1")
    assert form(page)["at"] != at
    assert form(press(client, page, "undo", slow="1"))["at"] == at
    assert "." not in form(press(client, page, "redo"))["at"]


def test_a_long_record_is_folded(client):  # noqa: F811
    """Of a long record the lines near the present point are shown; a button shows every line."""
    text = DUEL + "steps:\n" + "".join(f"  edit: Kaspar has {n % 5} wounds because it is tried\n" for n in range(40))
    page = client.get("/board", query_string={"b": pack(text), "at": "40"}).text
    near = page.count('class="to"')
    whole = press(client, page, "whole")
    assert near < 12
    assert whole.count('class="to"') == 40


TOLD = """Two players; A is First Player, High Drama, A to act. At The Docks: A's Bo (resolve 4), engaged; B's Una (resolve 3).
B's hand: Jab (Risk, 1/0/1)."""


def test_a_dispute_is_pasted_as_it_is_told(client):  # noqa: F811
    """Prose is opened as a board that can be changed by tapping, and so is a case as JSON; what is not understood is told with its words."""
    page = press(client, client.get("/board").text, "open", paste=TOLD)
    text = form(page)["text"]
    assert [e.text for e in sheet_of(text).entries()] == ["A's Bo (resolve 4), engaged", "B's Una (resolve 3)", "B Jab (Risk, 1/0/1)"]
    assert "setup:" not in text
    told = json.dumps({"title": "x", "edition": "playtest", "setup": TOLD, "steps": ["B passes"], "expect": []})
    assert "B's Una (resolve 3)" in form(press(client, page, "open", paste=told))["text"]
    assert "C is not in the mood" in words(press(client, page, "open", paste=f"{TOLD} C is not in the mood."))


def test_a_card_and_a_case_come_here(client):  # noqa: F811
    """A card is put on a board, and a case is stepped, from their own pages."""
    card = client.get("/card/five-sails/card/amour").text
    link = re.search(r'href="(/board\?card=[^"]+)"', card)[1]
    assert "Amour" in form(client.get(link).text)["text"]
    assert 'href="/board?case=duel-001' in client.get("/case/duel-001").text


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_boards(client, text):  # noqa: F811
    """Hostile names, titles, addresses and commands are shown as text or refused; nothing breaks."""
    page = client.get("/board").text
    fields = form(page)
    board = f"case: {text}\nboard:\n  The Docks:\n    A {text}: resolve 3\n    B {text}\n"
    commands = ("open", f"add {text}", f"choose {text}", f"go {text}", f"edit {text} because {text}", f"moment one={text}", f"case {text}", text)
    for do in (*commands, f"pick {text}"):
        response = client.post("/board", data=fields | {"do": do, "paste": board, "card": text, "where": text, "why": text})
        assert response.status_code in {200, 404}
        assert foreign(response.text) == []
    for query in ({"b": text}, {"b": "1" + text, "at": text}, {"card": text}, {"case": text}):
        assert client.get("/board", query_string=query).status_code in {200, 404}
    assert client.get("/board/cards", query_string={"q": text}).status_code == 200


def test_too_much(client):  # noqa: F811
    """Ten megabytes, endless counts and bombs are refused; the server goes on."""
    assert client.post("/board", data={"do": "open", "paste": "x" * 10_000_000}).status_code == 413
    too_much = client.post("/api/board", data="x" * 10_000_000, content_type="application/json")
    assert (too_much.status_code, too_much.json["error"]) == (413, "at most 256 kB can be sent here")
    with pytest.raises(RecordError, match="characters"):
        Record("case: x\n" + "#" * 200_000)
    with pytest.raises(RecordError, match="steps"):
        Record(DUEL + "steps:\n" + "  A: pass\n" * 2000)
    assert unpack(pack("x" * 1_000_000)) is None
    for count in ("999999999 unknown", "999999999999999999999999 unknown", "99999 x Jab: risk"):
        page = client.post("/board", data={"text": EMPTY, "mode": "setup", "do": "add A", "where": "deck", "card": count})
        assert page.status_code == 200
        assert "too many cards" in words(page.text)
    endless = client.get("/board", query_string={"b": pack(DUEL + "steps:\n" + "  A: challenge\n" * 900)})
    assert endless.status_code == 200


def test_spoilt_texts(client):  # noqa: F811
    """Boards that were spoilt at random are shown with what is wrong, never with an error of the server."""
    chance = random.Random(7)
    for text in chance.sample(ALL, 40):
        letters = list(text)
        for _ in range(4):
            at = chance.randrange(len(letters))
            letters[at : at + chance.randrange(1, 9)] = chance.choice(["", "\n", ": ", '"', "|", "-9", "Kaspar", "  ", "A ", "99999"])
        fields = {"text": "".join(letters), "mode": chance.choice(["play", "setup"]), "do": chance.choice(["step", "choose 1", "redo"])}
        response = client.post("/board", data=fields)
        assert response.status_code == 200


# The API.


def test_the_api_gives_what_it_says(client, document):  # noqa: F811
    """Every answer of the board's API has the shape that the document gives it, and the options of `judgekit play --json`."""
    asked = [
        ("/api/board", {}),
        ("/api/board", {"text": DUEL, "do": ["choose 1", "say B: accept", "say A: no technique"]}),
        ("/api/board", {"text": "case: x\nboard:\n  A Bob\n"}),
        ("/api/board", {"b": pack(DUEL), "at": "0", "do": ["choose 5"]}),
        ("/api/board/why", {"text": DUEL, "who": "B", "what": "pass"}),
        ("/api/board/compare", {"text": DUEL + "steps:\n  A: challenge\n", "one": "0", "other": "1"}),
        ("/api/board/why", {"text": "no case", "what": "pass"}),
        ("/api/board/compare", {"text": "no case"}),
    ]
    for path, body in asked:
        answer = client.post(path, json=body)
        assert answer.status_code == 200
        schema = document["paths"][path]["post"]["responses"]["200"]["content"]["application/json"]["schema"]
        assert wrong(schema, answer.json, document) == []
    for path in ("/api/board/why", "/api/board/compare"):
        unread = client.post(path, json={"text": "case: x\nboard:\n  A Bob\n", "what": "pass"}).json
        assert "Bob" in unread["problem"]
        assert not unread.get("reasons")
        assert not unread.get("differences")
    got = client.post("/api/board", json={"text": DUEL}).json
    assert got["play"]["options"] == json.loads(json.dumps([option_json(o) for o in options(Record(DUEL).head.position)]))
    names = client.get("/api/board/names?q=kaspar")
    assert names.json[0]["name"].startswith("Kaspar")


@pytest.mark.parametrize("body", ["", "[]", '{"text": 7}', '{"do": "x"}', '{"do": [7]}', '{"do": ["fly"]}', '{"b": "1zz"}', "\x00", "{" * 5000])
def test_what_the_api_refuses(client, body):  # noqa: F811
    """What is no request is a 400 with its reason; a packed board that is none, a 404."""
    for path in ("/api/board", "/api/board/why", "/api/board/compare"):
        answer = client.post(path, data=body, content_type="application/json")
        assert answer.status_code in {200, 400, 404}
        assert answer.is_json
    expected = 404 if '"b"' in body else 400
    assert client.post("/api/board", data=body, content_type="application/json").status_code == expected


def test_names_and_unknown_cards_read_well():
    """A name typed without a capital gets one; cards that nobody knows are spoken of as such."""
    done = set_up(EMPTY, "add The Docks | A | bo: combat 3")
    assert "A Bo: combat 3" in done.text
    assert set_up(done.text, "add deck of B | B | 2 unknown").notice == "2 unknown cards are in the deck of B"
