"""What is asked about in the window that is open for it is refused for who and what, never for the time."""

import re

import pytest
from engine_tools import by_topic, of_topic, report_of

from judgekit.cases import read_case
from judgekit.cases.play import Session
from judgekit.cases.sentences.judged import judge_phrase
from judgekit.engine import game_of, options
from judgekit.engine.values import NO

OF_TIME = re.compile(
    r"has happened[,.]|about to happen|none is met now|waits until|has priority|High Drama|in this round already|is over|to be settled first"
)
"""What a reason says of a time that is over or has not come."""


def varied(p, player, uses):
    """The reasons against abilities that can be used now, with each character as performer and each as target."""
    names = [p.cast.names[n] for n, c in enumerate(p.cards) if c.zone == "play" and p.definition(n).kind == "character"][:4]
    for card, number in uses:
        for performer in names:
            for target in names:
                yield from game_of(p).hooks["why exactly"](p, player, card, number, [("with", performer), ("", target)])


@by_topic
def test_no_reason_is_about_the_time_when_it_is_the_time(topic):
    """Whoever performs what is offered, and whatever it targets."""
    for case, edition in of_topic(topic)[::5]:
        for p in report_of(case, edition).positions:
            ask = p.asking
            if ask is None or ask.question not in {"react", "action", "round ability", "challenge technique"}:
                continue
            offered = [o for o in options(p, expected=False) if o.verdict != NO and o.choice.args[0] == "use"]
            for reason in varied(p, ask.player, [o.choice.args[1:3] for o in offered]):
                assert not OF_TIME.search(reason.text), (case.number, edition, ask.question, reason.text)


WINDOWS = """case: Reactions of two players to one wound
players: A, B
board:
  The Forums:
    A Cato: resolve 5, "Reaction: After Cato is wounded • Draw a card."
    A Olga: resolve 5, "Reaction: When a friendly character is wounded • Heal a wound from Cato."
    B Dario: resolve 5, "Reaction: After an enemy character is wounded • Draw a card."
    B Ugo: resolve 5, "Reaction: Before an enemy character would be wounded • Draw a card."
    B Vera: resolve 5, "Reaction: When an enemy character is wounded • Draw a card."
  The Docks:
    B Fio: resolve 5
  hand of A:
    Salve: risk, cost 0, "City Action: Wound target friendly character."
  hand of B:
    Riposte in the Street: risk, cost 0, "City Reaction: After an enemy character is wounded • Wound target opposing character."
  A's deck: 5 unknown
  B's deck: 5 unknown
steps:
  A: play Salve with Olga on Cato
"""
STREET = "play Riposte in the Street with Fio on Cato"
ASKED = [
    ([], "A", "use Olga's Reaction", "what is used before that comes first"),
    ([], "A", "use Cato's Reaction", "is about to happen and has not happened yet"),
    (["B: use Ugo's Reaction"], "B", "use Vera's Reaction", "A is asked for Reactions first"),
    (["B: use Ugo's Reaction", "A: use Olga's Reaction"], "A", "use Olga's Reaction", "has been announced, and waits"),
    (["B: no reaction", "A: no reaction", "B: no reaction"], "B", "use Ugo's Reaction", "the time to use it then is over"),
    (["B: no reaction", "A: no reaction", "B: no reaction", "A: no reaction"], "B", STREET, "Cato is at The Forums, not at The Docks"),
    (["B: no reaction", "A: no reaction", "B: no reaction", "A: no reaction"], "A", "use Cato's Reaction", "A has decided already"),
]


@pytest.mark.parametrize(("done", "player", "asked", "reason"), ASKED, ids=[f"{len(d)} {a}" for d, _, a, _ in ASKED])
def test_each_window_says_why_not_now(done, player, asked, reason):
    """Another player's turn to react, what was announced, what has been left, what is still to come and what is over."""
    session = Session(read_case(WINDOWS), "2023")
    for text in ("follow", *done):
        session.do(text)
    verdict, reasons, problem = judge_phrase(session.p, "AB".index(player), asked)
    assert (verdict, problem) == ("illegal", "")
    assert any(reason in r.text for r in reasons), [r.text for r in reasons]
    assert not any("does not meet the condition" in r.text for r in reasons)


PARTS = """case: Reactions to what was targeted, and to more than one thing at once
players: A, B
board:
  The Docks:
    A Bo: resolve 5
    A Ed: resolve 5, "Reaction: When an ability targets Ed • Draw a card."
    A Flo: resolve 5, "Reaction: When an ability of an opponent targets Flo • Draw a card."
    B Una: resolve 5, "Reaction: After a friendly character is wounded during Dusk • Draw a card."
  hand of A:
    Dart: risk, cost 0, "City Action: Wound target character."
  A's deck: 5 unknown
  B's deck: 5 unknown
steps:
"""
FAILED = [
    (["A: play Dart with Bo on Una"], "A", "use Ed's Reaction", "Dart did not target Ed."),
    (["A: play Dart with Bo on Flo"], "A", "use Flo's Reaction", "it was A, and the condition speaks of another player."),
    (["A: play Dart with Bo on Una"], "B", "use Una's Reaction", "it has happened, but not during Dusk."),
    (["A: play Dart with Bo on Ed", "A: no reaction"], "A", "use Ed's Reaction", "the time to use it then is over."),
]


@pytest.mark.parametrize(("done", "player", "asked", "reason"), FAILED, ids=[f"{a} {r}" for _, _, a, r in FAILED])
def test_the_part_of_a_trigger_that_failed_is_named(done, player, asked, reason):
    """Also where a trigger holds another one, and where it looks at what an ability has targeted."""
    session = Session(read_case(PARTS), "2023")
    for text in done:
        session.do(text)
    verdict, reasons, _ = judge_phrase(session.p, "AB".index(player), asked)
    assert verdict == "illegal"
    assert any(r.text.endswith(reason) for r in reasons), [r.text for r in reasons]
