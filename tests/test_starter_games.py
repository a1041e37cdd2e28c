"""Games of the starter decks, played by random legal choices; a few here, two thousand by `python -m benchmarks.starter_games`."""

from dataclasses import replace

import pytest
from game_tools import Broken, city_deck, decks, game_case, play_game

from judgekit.cases import read_case, run_case
from judgekit.cases.play.spoken import steps_of
from judgekit.cases.writer import write_case

GAMES = [(8, 2, "2023"), (4, 2, "2023"), (5, 2, "playtest"), (8, 2, "playtest"), (2, 3, "playtest"), (2, 4, "2023")]


@pytest.mark.parametrize(("seed", "players", "edition"), GAMES)
def test_a_game_to_its_end(seed, players, edition):
    """From the set-up to a victory or the fifth Day: every choice that is offered is taken, rules are cited, no card is lost."""
    game = play_game(seed, players, edition, every=60)
    assert game.position.board.over
    assert not game.position.stack


def test_the_same_seed_is_the_same_game():
    """Everything follows from the seed, however often the slow checks are made."""
    one, two = play_game(5, 2, every=1000), play_game(5, 2, every=20)
    assert one.choices == two.choices
    assert one.position == two.position


def test_a_whole_game_is_a_case():
    """A game written down as a case reads back, and stepping it leads to the same board."""
    path = []
    game = play_game(5, 2, every=10_000, watch=lambda p, choice, lines: path.append((p, choice)))
    case = replace(game_case(5, 2), steps=steps_of(path))
    (report,) = run_case(read_case(write_case(case)))
    assert report.passed, report.failures
    assert report.choices == game.choices
    assert report.positions[-1] == game.position


def test_what_breaks_says_how_to_play_it_again(monkeypatch):
    """A broken game names its seed, its decks, the choice and what was asked."""
    monkeypatch.setattr("game_tools.check_position", lambda p, faces, **_: 1 / 0)
    with pytest.raises(Broken, match=r"game 5 \(.+ against .+\), choice [12], .+ asked: ZeroDivisionError"):
        play_game(5)


def test_decks_of_the_games():
    """Five decks of forty cards and ten to muster or reveal, and thirty cards in the City Deck."""
    assert len(city_deck()) == 30
    for deck in decks().values():
        assert sum(deck["faction_deck"].values()) == 40
        assert len(deck["approach"]) == 10
