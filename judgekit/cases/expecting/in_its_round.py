"""Options that name a round of a duel: where in that round each is judged."""

from __future__ import annotations

import re

from judgekit.cases.expecting.done_already import FURTHER
from judgekit.cases.expecting.standing import Standing
from judgekit.cases.sentences.first_round import first_rounds
from judgekit.cases.sentences.judged import Judged, judge_phrase, offered, other_time
from judgekit.cases.sentences.same_choice import same_wish
from judgekit.cases.sentences.unanswered import A_REACTION
from judgekit.cases.sentences.walking import Pause, Walk, choose
from judgekit.cases.wordings.remarks import named_round, without_round
from judgekit.engine import Position


class InItsRound(Standing):
    """The moments of a round at which an option may have been legal."""

    def _in_first_round(self, player: int, what: str) -> Judged | None:
        """What comes of an option in the first round of the duel that an open challenge may lead to, if that is the same in every reading."""
        tried = [judge_phrase(q, player, what) for q in first_rounds(self.p, player)] if named_round(what) < 2 else []
        return tried[0] if tried and not tried[0][2] and all(x[0] == tried[0][0] for x in tried) else None

    def _in_its_round(self, player: int, what: str) -> Judged | None:
        """What comes of an option in the round that it names: where somebody asked for it or about it, otherwise where its player was asked.

        What is legal at one of those moments is legal in that round; of one that never is, the first moment tells why.
        """
        there = [q for q in self.way if not other_time(q, what)]
        there = [q for q in there if q.board.duels == there[-1].board.duels]
        if A_REACTION.match(what) and there:
            return self._reaction_then(player, what, there)
        wished = [q for q in self._wished() if not other_time(q, what)]
        asked = [] if wished or FURTHER.search(what) else [q for q in there if offered(q, player, what)]
        own = [q for q in there if q.asking is not None and q.asking.player == player]
        if not wished and FURTHER.search(what) and (beside := self._beside(player, what)) is not None:
            return beside
        tried = [judge_phrase(q, player, what) for q in wished[:1] or asked or own[-1:] or there[-1:]]
        return next((x for verdict in ("legal", "unsettled") for x in tried if x[0] == verdict), tried[0] if tried else None)

    def _reaction_then(self, player: int, what: str, there: list[Position]) -> Judged | None:
        """What comes of a Reaction in a round that is over: where its player was asked for one then, or else where it was asked for in vain.

        Where the player chose something else, as an ability of the round, no Reaction was offered: it does not matter what else would have come.
        """
        asked = [q for q in there if q.asking is not None and q.asking[:2] == (player, "react")]
        tried = [judge_phrase(q, player, what) for q in asked]
        tried += [judge_phrase(x.at, player, x.text) for x in reversed(self.refused) if same_wish(x, player, without_round(what))]
        tried += [judge_phrase(q, player, what) for q in there[-1:] if q.asking is None or q.asking.player != player]
        return next((x for verdict in ("legal", "unsettled") for x in tried if x[0] == verdict), tried[0] if tried else None)

    def _beside(self, player: int, what: str) -> Judged | None:
        """What comes of an option that is said to be done beside what its player did in the round that it names: right behind the last of that."""
        last = next(((q, c) for q, c in reversed(self.made) if c.player == player and q.asking is not None and not other_time(q, what)), None)
        if last is None:
            return None
        choose(walk := Walk(last[0]), last[1], Pause("round", "riposte"))
        found = judge_phrase(walk.position, player, what)
        return None if found[2] else found

    def _revealed(self, player: int, what: str) -> Position | None:
        """Where somebody had gambled and was asked which revealed card is chosen, in the round that is named; the last time."""
        asked = (q for q in (self.p, *reversed(self.way)) if q.asking is not None and q.asking[:2] == (player, "gamble"))
        return None if re.match("gamble", what) else next((q for q in asked if not other_time(q, what)), None)
