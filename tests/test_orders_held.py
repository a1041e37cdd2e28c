"""What an order names must have come so: by whom, what, to whom, how often and where to; what is turned into its opposite is told by no line."""

from dataclasses import replace
from functools import cache

import pytest
from engine_tools import cases

from judgekit.cases import read_case, run_case
from judgekit.cases.expecting.doings import done
from judgekit.cases.expecting.sources import sources
from judgekit.cases.expecting.told_clauses import clauses_of
from judgekit.cases.model import Case, Expectation
from judgekit.engine.values import Line
from judgekit.games.five_sails.boards.step_names import step_called

TURNED = {
    "telling-2040": (
        *("Kees heals a wound from Moss", "Kees wounds Moss", "B draws a card", "A draws a seen card", "A draws a card that somebody has seen"),
        *("no card is drawn", "nobody draws a card", "A does not draw a card", "Kees does not heal", "no wound is healed", "A never gains Renown"),
        *("B uses Kees's Action", "A uses Moss's Action", "A announces the Action of Moss", "B announces the Action of Kees", "B plays Gauze"),
        *("Kees's Reaction", "Moss's Technique wounds Kees", "A's Moss wounds Kees", "Gauze wounds Kees", "Gauze heals Moss", "A wounds Kees"),
        *("Kees loses 2 wounds", "Kees suffers 2 wounds", "Kees suffers 1 wound and now has 3", "Moss suffers 1 wound", "Zed suffers 1 wound"),
        *("A gains 1 Renown", "A loses 2 Renown", "A gains 2 threat", "B gains 2 Renown", "Kees gains 1 Renown", "A gains 2 cards"),
        *("Kees moves to The Docks", "Kees moves from The Forums", "Kees moves Home", "Kees stays", "B moves Kees", "Moss moves"),
        *(
            "Gauze goes to the top of the deck",
            "Gauze goes to The Locker",
            "Gauze goes from the discard pile",
            "Gauze is cancelled",
            "Gauze is drawn",
        ),
        *("Kees engages", "Kees becomes en garde", "Kees is destroyed", "Kees dances", "Kees would suffer a wound", "each player draws a card"),
    ),
    "telling-2041": (
        *("B reveals Long Haul", "Long Haul is not revealed", "B takes the First Player Token", "A loses the First Player Token"),
        *("A has the lowest Initiative", "A musters Rikke", "Pelle joins B's Crew", "Pelle leaves play", "nobody musters", "B resolves Long Haul"),
        *("1 Renown is removed from The Docks", "1 Renown is added to The Forums", "2 Renown is added to The Docks", "B adds a Renown to The Docks"),
        *("Short Cut adds a Renown to The Docks", "A gains a Renown", "B loses a Renown", "Long Haul gives B a Renown", "The Docks lose a Renown"),
        *("A draws 4 cards", "B draws 5 cards", "A draws no cards", "A discards 5 cards", "Pelle is resolved", "Long Haul is cancelled"),
    ),
    "telling-2042": (
        *("Moss challenges Kees", "B challenges Moss", "Kees challenges Oda", "Moss intervenes", "Moss intervenes for Oda", "A intervenes with Oda"),
        *("nobody intervenes", "Oda generates threat", "Kees generates 2 threat", "Kees generates no threat", "A plays Duck", "Duck is not played"),
        *("Oda accepts", "B refuses", "A announces the Move Action", "A announces the Claim Action", "B announces the Challenge Action"),
        *("Moss takes a wound", "Oda wounds Moss", "threat is removed from the pool of Moss", "Kees and Moss are now the participants"),
    ),
}


DAWN = "case: x\ntime: Dawn\nplayers: A, B\nboard:\n  city deck: Fog (event), Rain (event), Hail (event)\nsteps:\n  Dawn is carried out.\n"


@cache
def case_of(number: str) -> Case:
    """A case of the book by its number."""
    (case,) = [c for c in cases() if c.number == number]
    return case


def failures(number: str, expected: list[str]) -> list[str]:
    """What is wrong where these orders are held at the end of a case, in its first edition."""
    case = case_of(number)
    return run_case(replace(case, steps=(*case.steps, *(Expectation(x, line=n) for n, x in enumerate(expected, 9001)))), case.editions[0])[0].failures


@pytest.mark.parametrize("number", TURNED)
@pytest.mark.parametrize("form", ["order: {}", "window order = [{}]", "not window order = [{}]"])
def test_what_has_not_come_is_in_no_order(number, form):
    """Another player or card, another doing, number or side, and a denial: no line tells it, in an order and in the denial of one."""
    said = failures(number, [form.format(x) for x in TURNED[number]])
    held = [x for n, x in enumerate(TURNED[number], 9001) if not any(f":{n}:" in y and f"{x!r} is told by no line so far" in y for y in said)]
    assert held == []


@pytest.mark.parametrize(
    ("number", "order"),
    [
        ("telling-2040", "A uses Kees's Action, Kees is wounded by Moss, A heals Kees, A receives 2 Renown, Kees goes to The Forums"),
        ("telling-2040", "B targets Kees, Kees takes a wound, A plays Gauze on Kees, a wound is healed, Gauze goes to the discard pile"),
        ("telling-2040", "A draws one card from the deck, B activates the Action of Moss, Kees recovers a wound, Kees is moved to The Forums"),
        ("telling-2041", "Long Haul is revealed, Pelle enters play, Rikke musters, The Docks gain a Renown, B gains a Renown"),
        ("telling-2042", "A targets Moss, Kees challenges Moss, Rolf"),
    ],
)
def test_other_words_are_understood(number, order):
    """The same told in other words holds; with a name that no line has it does not."""
    assert bool(failures(number, [f"order: {order}"])) is order.endswith("Rolf")


@pytest.mark.parametrize(
    ("step", "holds"),
    [
        ("placing City cards at the City locations", True),
        ("City cards are dealt", True),
        ("adding City cards to B's hand", False),
        ("placing City cards in The Locker", False),
        ("Fog is put at The Docks", True),
        ("Fog is put at The Forums", False),
        ("Fog is added to The Docks and stays", False),
        ("no City cards are dealt", False),
    ],
)
def test_a_step_of_the_day_holds_as_it_is_told(step, holds):
    """What people call a step is that step where nothing else is said of it."""
    (report,) = run_case(read_case(f"{DAWN}  > order: {step}\n"))
    assert report.passed is holds, report.failures


@pytest.mark.parametrize(("step", "holds"), [("fewest wounds", True), ("Leader with the fewest wounds", True), ("most wounds", False)])
def test_a_tie_breaker_has_its_side(step, holds):
    """The fewest wounds on the Leader break a tie, and not the most."""
    assert (step_called(step) == "tie on wounds") is holds


def test_players_may_not_be_swapped():
    """Each player uses their own ability, and an order in which they are swapped is none."""
    right = "window order = [A uses Kees's Action, B uses Moss's Action]"
    assert not failures("telling-2040", [right])
    assert failures("telling-2040", ["window order = [B uses Kees's Action, A uses Moss's Action]"])


def test_of_what_a_line_comes():
    """What comes of an ability that answers is not what the first one does, and what follows its end is not its own."""
    told = [
        ("A announces Rain and shows it.", 2, "ability 1 of Rain"),
        ("Ivo suffers 1 wound and now has 1.", 3, "event wounded Ivo"),
        ("B announces the Reaction of Ivo.", 4, "ability 1 of Ivo"),
        ("Tam suffers 1 wound and now has 1.", 5, "event wounded Tam"),
        ("Ivo engages.", 3, "ability 1 of Rain"),
    ]
    found = sources([Line("five-sails/wound", text, depth, frame) for text, depth, frame in told])
    assert [x.card for x in found] == ["", "rain", "", "ivo", "rain"]


@pytest.mark.parametrize(
    ("text", "doings"),
    [
        ("Bo suffers 1 wound", {"suffer"}),
        ("Bo loses a wound", {"heal"}),
        ("A announces the Move Action", {"announce"}),
        ("Bo has no wound to heal", set()),
        ("Pim enters play", {"enter", "muster"}),
        ("Wound Bo", {"wound"}),
    ],
)
def test_what_is_done(text, doings):
    """A word that is a noun as well is told from what is done."""
    assert done(text) == doings


def test_an_article_is_no_player():
    """`A` before a noun is the article, before what is done it is the player."""
    names = ("Bo", "A", "B")
    assert clauses_of("A card is drawn", names)[0].subject == frozenset()
    assert clauses_of("A draws a card", names)[0].subject == {"a"}
