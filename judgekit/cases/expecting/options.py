"""Options that a case expects: at which moment each is judged, and whether verdict and rules are those that were expected."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from judgekit.cases.expecting.option_remarks import remarked_otherwise
from judgekit.cases.expecting.same_rule import cited
from judgekit.cases.expecting.strange import strange_words
from judgekit.cases.report import Report
from judgekit.cases.sentences.asked_payment import as_its_action, with_what_it_pays
from judgekit.cases.sentences.first_round import first_rounds
from judgekit.cases.sentences.in_phase import in_that_phase, named_phase
from judgekit.cases.sentences.judged import PLAYS_A_CARD, Judged, judge_phrase, just_done, offered, other_time, pending
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.same_choice import pays_so, same_wish
from judgekit.cases.sentences.unanswered import A_REACTION
from judgekit.cases.sentences.walking import Pause, Walk, Wish, choose
from judgekit.cases.sentences.with_a_card import with_a_card
from judgekit.cases.steps.out_of_turn import own_turn
from judgekit.cases.wordings.copies import copy_of_maneuver
from judgekit.cases.wordings.parts import named_part, part_answered, without_part
from judgekit.cases.wordings.remarks import named_round, without_remark, without_round
from judgekit.engine import Choice, Position, Reason
from judgekit.engine.values import JUDGE, NO
from judgekit.games.five_sails.game import rid

OPTION = re.compile(r"option (\S+?):?\s+(.+?) is (legal|illegal|unsettled)(?: because (.+))?")
"""An option that is expected: whose, what, the verdict, and the rules that are to say so."""
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

AFTER_GAMBLING = re.compile(
    r",? (?:(?:even |only )?(?:after|behind|once|when|having|since|(?:al)?though|while|now that|as)\b[^,;]*?\b(?:gambl|reveal)\w*\b[^,;]*?"
    r"|(?:instead|in place) of (?:(?:one|any|either) of )?(?:the |a )?revealed cards?)(?=$|,| in round)",
    re.IGNORECASE,
)
"""What says that something is done between a gamble and the choice of a revealed card."""
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


class Found(NamedTuple):
    """What was so of an option or a fact, and the reasons behind it."""

    value: str
    reasons: tuple[Reason, ...] = ()


class Judging:
    """Where one stands in a case, and what was asked and done on the way there since something was expected last."""

    p: Position
    report: Report
    made: list[tuple[Position, Choice]]
    """The choices of the steps since something was expected last, each with the position in which it was made."""
    way: list[Position]
    """Where the case has come through on its way here: where each step began and each choice was made, in order."""
    refused: list[Wish]
    """What was asked for since then and could not be done."""
    allowed: list[Wish]
    """What was asked for since then and has been done."""
    passed: list[Position]
    """Where something was left undone since then that nobody mentioned, before what a step tells."""
    history: list[tuple[Position, int]]
    """Where each step began, and with how many lines."""
    begin: int
    """Where the lines of the last step begin."""
    wondered: Position | None
    """Where somebody asked about something since what was expected last."""
    asked_about: str
    """The words in which somebody asked about it."""
    found: Found | None
    """What was so of what was expected last, at the point at which it was held against it."""

    @abstractmethod
    def fail(self, line: int, message: str) -> None:
        """Keeps a failure with its line."""

    def judged(self, who: str, what: str, verdict: str) -> Judged:
        """What comes of an option: held against the moment when it was asked for, or that it names, and otherwise against where one stands."""
        player = self._player(who)
        if (phase := named_phase(what)) and (there := self._in_phase(phase)) is not self.p:
            return judge_phrase(there, player, what) if there else ("", (), f"this is asked of {phase}, and {self.p.board.phase} is going on")
        if copy := self._other_copy(what):
            return "illegal", (Reason(NO, rid("duel/maneuver-tied"), f"{copy} is not the combat card of this round."),), ""
        if (behind := AFTER_GAMBLING.search(what)) and (revealed := self._revealed(player, what)) is not None:
            return judge_phrase(revealed, player, f"{what[: behind.start()]}{what[behind.end() :]}")
        if (part := named_part(what)) and (answered := [q for q in (*self.way, self.p) if any(part_answered(q))]):
            return self._on_its_part(player, without_part(what), part, answered)
        then = next((x.at for x in reversed(self.refused) if same_wish(x, player, what)), None)
        if then is not None and not other_time(then, what):
            return judge_phrase(then, player, what)
        paid = next((x for x in reversed(self.refused) if x.player == player and pays_so(x, what)), None)
        if paid is not None and (self.p.asking is None or self.p.asking.player != player or not offered(self.p, player, what)):
            return judge_phrase(paid.at, player, paid.text)
        anew = FURTHER.search(what) is not None
        if not anew and any(same_wish(x, player, what) for x in self.allowed):
            return "legal", (), ""
        if self.wondered is not None and not anew:
            what = with_what_it_pays(self.asked_about, what)
            at = (*own_turn(self.wondered, player, self.report.case.note), self.wondered)
            if (ahead := with_a_card(self.wondered, player, what)) is not None:
                return ahead
            if (asked := next((x for q in at if not (x := self._judge(q, player, what))[2]), None)) is not None:
                return asked
        found = self._judge(self._before_deciding(), player, what)
        if other_time(self.p, what) or found[2] or PLAYS_A_CARD.fullmatch(what):
            found = self._in_first_round(player, what) or found
        if other_time(self.p, what):
            found = found if found[0] else self._in_its_round(player, what) or found
        if found[2] and not anew:
            found = self._where_it_was_asked(player, what) or found
        done = verdict == "legal" and (self._done_again(player, what) if anew else self._done_before(player, what))
        return ("legal", (), "") if found[0] != verdict and done else found

    def _in_phase(self, phase: str) -> Position | None:
        """Where the game stands, or has come through since something was expected last, in a phase that is named."""
        led = (q for q in reversed(self.report.positions) if q.board.day == self.p.board.day)
        return in_that_phase(self.p, chain(self._wished(), reversed(self.way), led), phase)

    def _of_late(self) -> Iterator[Position]:
        """Where one stands, and where something was chosen, asked for or left undone since something was expected last."""
        yield from (self.p, *self.passed, *(q for q, _ in self.made), *(x.at for x in (*self.allowed, *self.refused)))
        yield from [] if self.wondered is None else [self.wondered]

    def _other_copy(self, what: str) -> str:
        """A copy whose Maneuver an option names by its ordinal or number, and which has been no combat card of late; empty where it names none."""
        copy = "" if named_round(what) else copy_of_maneuver(what, self.p.cast.names)
        return copy if copy and not any(_plays(q, copy) for q in self._of_late()) else ""

    def _where_it_was_asked(self, player: int, what: str) -> Judged | None:
        """What comes of an option that nobody is asked about here, where its player was asked about it last since something was expected."""
        asked = (q for q, choice in reversed(self.made) if choice.player == player)
        return next((found for q in asked if not (found := judge_phrase(q, player, what))[2] and found[0]), None)

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
        return "when the combat card of that round was asked for" if self._playable_then(player, what) else ""

    def _repeated(self, player: int, what: str) -> bool:
        """Whether an ability that is said to be repeated several times has been repeated as often since something was expected last."""
        said = SO_OFTEN.fullmatch(what.strip())
        return said is not None and sum(just_done([one], player, "repeat") for one in self.made) >= HOW_OFTEN[said["n"].casefold()]

    def _done_before(self, player: int, what: str) -> bool:
        """Whether a step has done what is said since something was expected last, or the card could be played in its round."""
        if self._repeated(player, what):
            return True
        done = just_done(self.made, player, what) or (not FURTHER.search(what) and self._has_challenged(player, what))
        return done or self._playable_then(player, what) or self._left_undone(player, what)

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

    def _judge(self, p: Position, player: int, what: str) -> Judged:
        """What comes of an option in a position, be it the very action that is under way there."""
        found = judge_phrase(p, player, what)
        later = with_a_card(p, player, what) if found[0] == "illegal" and named_round(what) else None
        return later or (self._announced(player, what) if pending(found) else None) or found

    def _announced(self, player: int, what: str) -> Judged | None:
        """What comes of an option that is the very action that its player has announced and that is under way: where it was announced."""
        begun = next(((q, c) for q, c in reversed(self.made) if c.player == player and q.asking is not None and q.asking.question == "action"), None)
        if begun is None:
            return None
        said = without_remark(as_its_action(begun[0], what))
        return judge_phrase(begun[0], player, what) if walk_phrase(begun[0], player, said, only_ask=True).choices[:1] == [begun[1]] else None

    def _revealed(self, player: int, what: str) -> Position | None:
        """Where somebody had gambled and was asked which revealed card is chosen, in the round that is named; the last time."""
        asked = (q for q in (self.p, *reversed(self.way)) if q.asking is not None and q.asking[:2] == (player, "gamble"))
        return None if re.match("gamble", what) else next((q for q in asked if not other_time(q, what)), None)

    def _on_its_part(self, player: int, what: str, part: int, answered: list[Position]) -> Judged:
        """What comes of an option as the answer to one part of the ability that was answered last: where its player was asked then, or else here."""
        use = part_answered(answered[-1])[:2]
        own = [q for q in answered if part_answered(q) == (*use, part) and q.asking is not None and q.asking.player == player]
        tried = [judge_phrase(q, player, what) for q in own or [self._before_deciding()]]
        return next((x for verdict in ("legal", "unsettled") for x in tried if x[0] == verdict), tried[0])

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

    def _player(self, who: str) -> int:
        seats = self.p.cast.seats
        return JUDGE if who == "judge" else seats.index(who) if who in seats else -9

    def _before_deciding(self) -> Position:
        """Where one stands, without the question that the judge is asked about what is open."""
        decides = self.p.asking is not None and self.p.asking.question == "decide"
        return self.p.on(self.p.stack[:-1]) if decides else self.p

    def _wished(self) -> Iterator[Position]:
        """Where something was asked for in vain, the latest first, and where it was asked about."""
        yield from (x.at for x in reversed(self.refused))
        yield from [] if self.wondered is None else [self.wondered]

    def _moments(self, player: int) -> Iterator[Position]:
        """The moments before this one, the latest first: where something was asked for, where the player chose, all others."""
        yield from self._wished()
        yield from (q for q, choice in reversed(self.made) if choice.player == player)
        yield from (q for q, _ in reversed(self.history))

    def expect_option(self, line: int, found: re.Match[str]) -> None:
        """Holds an option against its moment; a failure is kept where the verdict is another, or no reason cites a rule that is to say so."""
        who, what, verdict, because = found.groups()
        got, reasons, problem = self.judged(who, what, verdict)
        self.found = Found(got or problem, reasons)
        self.report.unsettled += [r.rule for r in reasons if got == verdict == r.verdict == "unsettled"]
        strange = strange_words(self.p, what) if not problem else []
        if problem:
            self.fail(line, f"{what!r}: {problem}")
        elif not named_round(what) and (remark := remarked_otherwise([*self._of_late()], what)):
            self.fail(line, f"{what!r}: {remark!r} is not so here")
        elif strange:
            verb = "are" if len(strange) > 1 else "is"
            self.fail(line, f"{what!r}: {' and '.join(map(repr, strange))} {verb} not understood; leave out what says nothing of the choice")
        elif verdict == got == "illegal" and not because and (when := self._legal_before(self._player(who), what)):
            self.fail(line, f"{what!r} was legal, not illegal, {when}; for now write '{what} again', or name the rule behind 'because'")
        elif verdict == got == "illegal" and not because and FURTHER.search(what) and self._done_again(self._player(who), what):
            self.fail(line, f"{what!r} was legal, not illegal, when it was done; for now name the rule behind 'because'")
        elif got != verdict:
            whose = f" for {who}" if verdict == "unsettled" else ""  # of each player by itself: another reading may say otherwise
            self.fail(line, f"{what!r} is {got}{whose}, not {verdict}" + "".join(f"\n      {r.text} ({r.rule})" for r in reasons))
        for rule in filter(None, map(str.strip, (because or "").split(","))):
            if not cited(rule, tuple(r.rule for r in reasons)):
                named = ", ".join(r.rule.partition("/")[2] for r in reasons) or "none"
                self.fail(line, f"{what!r}: no reason cites {rule}; cited are {named}")
