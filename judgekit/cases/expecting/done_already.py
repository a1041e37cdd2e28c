"""What an option says that a step has done already, be it as often as is said: it was legal then."""

from __future__ import annotations

import re

from judgekit.cases.expecting.standing import Standing
from judgekit.cases.sentences.judged import judge_phrase, just_done, offered, other_time
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.same_choice import same_wish
from judgekit.cases.wordings.copies import copy_of_maneuver
from judgekit.cases.wordings.parts import named_part
from judgekit.cases.wordings.remarks import named_round, without_remark
from judgekit.engine import Position

FURTHER = re.compile(
    r"\b(?:again|now|any ?more|any longer|once more|anew|another|(?:second|third|fourth) time|as well|too|also|besides|in addition)\b", re.IGNORECASE
)
"""What says that something is done beside what has been done, or behind it, and not in its place."""
OF_AN_ACTION = {"action", "performer", "target"}
"""The questions by which an Action is announced."""
OFTEN = ("second", "third", "fourth")
TIMES = re.compile(
    rf",? (?:for )?(?:a|the) (?P<n>{'|'.join(OFTEN)}) time\b(?: (?:(?:on )?(?:this|that|the same) day|today|in (?:this|the) duel))?", re.IGNORECASE
)
"""What says for which time something is done."""
LATER = re.compile(r"\b(?:after|behind|afterwards|later|then)\b", re.IGNORECASE)
"""What says that something is done behind what has been told."""
HOW_OFTEN = {"once": 1, "twice": 2, "two": 2, "thrice": 3, "three": 3, "four": 4}
SO_OFTEN = re.compile(rf"repeats? (?:it |.+? )??(?P<n>{'|'.join(HOW_OFTEN)})(?: times)?(?: more)?", re.IGNORECASE)
"""That an ability is repeated so often."""
CHALLENGES = re.compile(
    r"(?:issue a challenge to|challenge) (?P<whom>.+?)(?: to an? (?:duel of (?P<of>\w+)|(?P<stat>\w+) (?:duel|challenge))| to a duel)?", re.IGNORECASE
)
"""A challenge that is said with whom it is issued to: a card may issue it as well."""


def _plays(p: Position, copy: str) -> bool:
    """Whether a card is the combat card of the round that is going on."""
    return p.board.duel is not None and p.board.duel.card >= 0 and p.cast.names[p.board.duel.card] == copy


def _times(what: str) -> int:
    """The how manieth time it is that something is said to be done again."""
    said = TIMES.search(what)
    return OFTEN.index(said["n"].casefold()) + 2 if said else 2


class DoneAlready(Standing):
    """What has been done since something was expected last, and what could have been."""

    def done_in_another_phase(self, who: str, what: str) -> bool:
        """Whether a step has done what is said since something was expected last, in a phase that is over: whoever calls it illegal speaks of now."""
        player = self._player(who)
        return just_done(self.made, player, what) and not self._done_here(player, what)

    def _legal_before(self, player: int, what: str) -> str:
        """When it was legal by what a step has told since something was expected last; empty where it was not."""
        if self._other_copy(what):
            return ""
        if self._done_here(player, what):
            return "when it was done"
        if FURTHER.search(what):
            return ""
        if self._left_undone(player, what):
            return "before what the step tells"
        if any(same_wish(x, player, what) and not other_time(x.at, what) for x in self.refused):
            return ""  # it was asked for behind that, and that is what is meant
        return "when the combat card of that round was asked for" if self._playable_then(player, what) else ""

    def _other_copy(self, what: str) -> str:
        """A copy whose Maneuver an option names by its ordinal or number, and which has been no combat card of late; empty where it names none."""
        copy = "" if named_round(what) else copy_of_maneuver(what, self.p.cast.names)
        return copy if copy and not any(_plays(q, copy) for q in self._of_late()) else ""

    def _done_here(self, player: int, what: str) -> bool:
        """Whether a step has done what is said since something was expected last, in this phase of this Day, so that it was legal then."""
        here = [(q, c) for q, c in self.made if (q.board.day, q.board.phase) == (self.p.board.day, self.p.board.phase)]
        return not FURTHER.search(what) and not named_part(what) and (just_done(here, player, what) or self._has_challenged(player, what))

    def _has_challenged(self, player: int, what: str) -> bool:
        """Whether the last step has issued the challenge that is said, be it by a card, for that player."""
        said = CHALLENGES.fullmatch(without_remark(what).strip())
        whom = rf"{re.escape(said['whom'])}" if said else ""
        stat = (said["of"] or said["stat"] or r"\w+") if said else ""
        done = re.compile(rf"(.+) challenges {whom} to a duel of {stat}\.", re.IGNORECASE)
        issued = (m[1] for line in self.report.lines[self.begin :] if (m := done.fullmatch(line.text.strip()))) if said else ()
        return any(self.p.cards[self.p.cast.names.index(name)].owner == player for name in issued if name in self.p.cast.names)

    def _done_before(self, player: int, what: str) -> bool:
        """Whether a step has done what is said since something was expected last, or the card could be played in its round."""
        if self._repeated(player, what):
            return True
        done = just_done(self.made, player, what) or (not FURTHER.search(what) and self._has_challenged(player, what))
        return done or self._playable_then(player, what) or self._left_undone(player, what)

    def _repeated(self, player: int, what: str) -> bool:
        """Whether an ability that is said to be repeated several times has been repeated as often since something was expected last."""
        said = SO_OFTEN.fullmatch(what.strip())
        return said is not None and sum(just_done([one], player, "repeat") for one in self.made) >= HOW_OFTEN[said["n"].casefold()]

    def _left_undone(self, player: int, what: str) -> bool:
        """Whether what is said could be done where a step has told of something behind it, and nobody mentioned it."""
        at = [q for q in self.passed if not other_time(q, what) and offered(q, player, what)]
        return not LATER.search(what) and any(judge_phrase(q, player, what)[0] == "legal" for q in at)

    def _done_again(self, player: int, what: str) -> bool:
        """Whether what is said to be done again was asked for and done, and had been done before that."""
        asked = [walk_phrase(x.at, player, x.text, only_ask=True).choices[:1] for x in self.allowed if same_wish(x, player, what)]
        return any(first and self.report.choices.count(first[0]) >= _times(what) for first in asked) or self._done_so_often(player, what)

    def _done_so_often(self, player: int, what: str) -> bool:
        """Whether a step has done what is said to be done `a second time`, and that was the second time."""
        said = TIMES.search(what)
        once = TIMES.sub("", what).strip() if said else ""
        if said is None or FURTHER.search(once) or not just_done(self.made, player, once):
            return False
        last, begun = next((q, c) for q, c in reversed(self.made) if just_done([(q, c)], player, once))
        done, all_done = walk_phrase(last, player, without_remark(once), only_ask=True).choices, self.report.choices
        used = next((c for _, c in reversed(self.made) if c.question == "action" and c.player == player), begun)
        done = [used] if begun.question in OF_AN_ACTION else done  # whoever performs it, and on whatever
        often = sum(all_done[n : n + len(done)] == done for n in range(len(all_done))) if done else 0
        return often >= _times(what)

    def _playable_then(self, player: int, what: str) -> bool:
        """Whether a card that is said to be played in a round could be, when its player was asked for the combat card of that round.

        While the round is going on, that is so only of what has been done since something was expected last.
        """
        if not named_round(what) or LATER.search(what) or self._chooses_what_was_gambled(player):
            return False
        since = self._moments(player) if other_time(self.p, what) else (q for q, choice in reversed(self.made) if choice.player == player)
        asked = (q for q in since if q.asking is not None and q.asking[:2] == (player, "combat card") and not other_time(q, what))
        then = next(asked, None)
        return then is not None and judge_phrase(then, player, what)[0] == "legal"

    def _chooses_what_was_gambled(self, player: int) -> bool:
        """Whether a player is asked for one of the revealed cards: what is played in this round is in question just here."""
        return self.p.asking is not None and self.p.asking[:2] == (player, "gamble")
