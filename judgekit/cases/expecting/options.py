"""Options that a case expects: at which moment each is judged, and whether verdict and rules are those that were expected."""

from __future__ import annotations

import re

from judgekit.cases.expecting.done_already import FURTHER, DoneAlready
from judgekit.cases.expecting.in_its_round import InItsRound
from judgekit.cases.expecting.option_remarks import remarked_otherwise
from judgekit.cases.expecting.same_rule import cited
from judgekit.cases.expecting.standing import Found
from judgekit.cases.expecting.strange import strange_words
from judgekit.cases.sentences.asked_payment import as_its_action, with_what_it_pays
from judgekit.cases.sentences.in_phase import named_phase
from judgekit.cases.sentences.judged import PLAYS_A_CARD, Judged, judge_phrase, offered, other_time, pending
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.same_choice import pays_so, same_wish
from judgekit.cases.sentences.with_a_card import with_a_card
from judgekit.cases.steps.out_of_turn import own_turn
from judgekit.cases.wordings.parts import named_part, part_answered, without_part
from judgekit.cases.wordings.remarks import named_round, without_remark
from judgekit.engine import Position, Reason
from judgekit.engine.values import NO
from judgekit.games.five_sails.game import rid

OPTION = re.compile(r"option (\S+?):?\s+(.+?) is (legal|illegal|unsettled)(?: because (.+))?")
"""An option that is expected: whose, what, the verdict, and the rules that are to say so."""
AFTER_GAMBLING = re.compile(
    r",? (?:(?:even |only )?(?:after|behind|once|when|having|since|(?:al)?though|while|now that|as)\b[^,;]*?\b(?:gambl|reveal)\w*\b[^,;]*?"
    r"|(?:instead|in place) of (?:(?:one|any|either) of )?(?:the |a )?revealed cards?)(?=$|,| in round)",
    re.IGNORECASE,
)
"""What says that something is done between a gamble and the choice of a revealed card."""


ONLY = re.compile(r"\b(with|by discarding|paying|discarding) (?:only|just|nothing but) ((?-i:[A-Z])[\w'’ -]*?)(?=$|,| for | to )")
"""What is said to be all that is paid, before its name."""


class Judging(DoneAlready, InItsRound):
    """What comes of each option that is expected."""

    def judged(self, who: str, what: str, verdict: str) -> Judged:
        """What comes of an option: held against the moment when it was asked for, or that it names, and otherwise against where one stands."""
        player, what = self._player(who), ONLY.sub(r"\1 \2 alone", what)
        return self._at_what_it_names(player, what) or self._as_it_was_asked(player, what) or self._where_one_stands(player, what, verdict)

    def _at_what_it_names(self, player: int, what: str) -> Judged | None:
        """What comes of an option that names a phase, a copy of a card, a gamble or a part of an ability: it is judged there."""
        if (phase := named_phase(what)) and (there := self._in_phase(phase)) is not self.p:
            return judge_phrase(there, player, what) if there else ("", (), f"this is asked of {phase}, and {self.p.board.phase} is going on")
        if copy := self._other_copy(what):
            return "illegal", (Reason(NO, rid("duel/maneuver-tied"), f"{copy} is not the combat card of this round."),), ""
        if (behind := AFTER_GAMBLING.search(what)) and (revealed := self._revealed(player, what)) is not None:
            return judge_phrase(revealed, player, f"{what[: behind.start()]}{what[behind.end() :]}")
        if (part := named_part(what)) and (answered := [q for q in (*self.way, self.p) if any(part_answered(q))]):
            return self._on_its_part(player, without_part(what), part, answered)
        return None

    def _as_it_was_asked(self, player: int, what: str) -> Judged | None:
        """What comes of an option that a step has asked for, or asked about, since something was expected last: it is judged there."""
        then = next((x.at for x in reversed(self.refused) if same_wish(x, player, what)), None)
        if then is not None and not other_time(then, what):
            return judge_phrase(then, player, what)
        paid = next((x for x in reversed(self.refused) if x.player == player and pays_so(x, what)), None)
        if paid is not None and (self.p.asking is None or self.p.asking.player != player or not offered(self.p, player, what)):
            return judge_phrase(paid.at, player, paid.text)
        if FURTHER.search(what):
            return None
        return ("legal", (), "") if any(same_wish(x, player, what) for x in self.allowed) else self._as_wondered(player, what)

    def _as_wondered(self, player: int, what: str) -> Judged | None:
        """What comes of an option where somebody has asked about something."""
        if self.wondered is None:
            return None
        what = with_what_it_pays(self.asked_about, what)
        if (ahead := with_a_card(self.wondered, player, what)) is not None:
            return ahead
        at = (*own_turn(self.wondered, player, self.report.case.note, self.asked_about), self.wondered)
        return next((x for q in at if not (x := self._judge(q, player, what))[2]), None)

    def _where_one_stands(self, player: int, what: str, verdict: str) -> Judged:
        """What comes of an option now, or in the round that it names; what is to be legal may be what a step has done."""
        anew = FURTHER.search(what) is not None
        what = with_what_it_pays(self.asked_about, what) if self.wondered is not None and not anew else what
        found = self._judge(self._before_deciding(), player, what)
        if other_time(self.p, what) or found[2] or PLAYS_A_CARD.fullmatch(what):
            found = self._in_first_round(player, what) or found
        if other_time(self.p, what):
            found = found if found[0] else self._in_its_round(player, what) or found
        if found[2] and not anew:
            found = self._where_it_was_asked(player, what) or found
        done = verdict == "legal" and (self._done_again(player, what) if anew else self._done_before(player, what))
        return ("legal", (), "") if found[0] != verdict and done else found

    def _where_it_was_asked(self, player: int, what: str) -> Judged | None:
        """What comes of an option that nobody is asked about here, where its player was asked about it last since something was expected."""
        asked = (q for q, choice in reversed(self.made) if choice.player == player)
        return next((found for q in asked if not (found := judge_phrase(q, player, what))[2] and found[0]), None)

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

    def _on_its_part(self, player: int, what: str, part: int, answered: list[Position]) -> Judged:
        """What comes of an option as the answer to one part of the ability that was answered last: where its player was asked then, or else here."""
        use = part_answered(answered[-1])[:2]
        own = [q for q in answered if part_answered(q) == (*use, part) and q.asking is not None and q.asking.player == player]
        tried = [judge_phrase(q, player, what) for q in own or [self._before_deciding()]]
        return next((x for verdict in ("legal", "unsettled") for x in tried if x[0] == verdict), tried[0])

    def expect_option(self, line: int, found: re.Match[str]) -> None:
        """Holds an option against its moment; a failure is kept where the verdict is another, or no reason cites a rule that is to say so."""
        who, what, verdict, because = found.groups()
        got, reasons, problem = self.judged(who, what, verdict)
        self.found = Found(got or problem, reasons)
        self.report.unsettled += [r.rule for r in reasons if got == verdict == r.verdict == "unsettled"]
        strange = strange_words(self.p, what) if not problem else []
        if problem:
            self.fail(line, f"{what!r}: {problem}")
        elif not named_round(what) and (remark := remarked_otherwise([*self._of_late()], what, self._player(who))):
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
