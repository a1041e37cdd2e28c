"""What the questions of one sitting have in common: mostly they are about one game."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping

from judgekit.search.answer import Answer

REMEMBERED = 12  # answers
ENOUGH = 4  # answers before anything is made of them
SURE = 0.8  # the confidence from which an answer tells which game is meant


class Sitting:
    """The games of the last answers. Where a question fits several games about equally, the one that was spoken of goes first.

    A batch of questions is one sitting. Nothing else is remembered, and a question that plainly speaks of another game
    still finds that game.
    """

    def __init__(self) -> None:
        self._games: deque[str] = deque(maxlen=REMEMBERED)

    def leaning(self) -> Mapping[str, float]:
        """How much the sitting is about each game, by its share of the last answers: 1 where all of them were."""
        count = len(self._games)
        if count < ENOUGH:
            return {}
        return {game: (times / count) ** 4 for game, times in Counter(self._games).items()}

    def heard(self, answer: Answer) -> None:
        """Remembers which game an answer was from."""
        if answer.hits and answer.confidence >= SURE:
            self._games.append(answer.hits[0].rule.game)
