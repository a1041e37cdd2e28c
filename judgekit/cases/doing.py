"""Doing the steps of a case: where one stands, what had to wait, and what each kind of step does."""

from __future__ import annotations

from dataclasses import replace

from judgekit.cases.expecting.claims import Claiming
from judgekit.cases.model import Expectation, Step
from judgekit.cases.sentences.any_order import UNSEEN, choose_unsaid, same_anyway
from judgekit.cases.sentences.in_phase import stays_there
from judgekit.cases.sentences.judged import refused
from judgekit.cases.sentences.phrases import decided_so, walk_phrase
from judgekit.cases.sentences.pieces import Piece, foreign, tells
from judgekit.cases.sentences.walking import NEXT_PART, Pause, Walk, choose, default_choice, one_pass_left, put_by_hand, run_on
from judgekit.cases.steps.announced import announced_unpaid
from judgekit.cases.steps.another_day import day_to_come
from judgekit.cases.steps.attempts import asked_too_late, attempted, too_early
from judgekit.cases.steps.brought_later import brought_later
from judgekit.cases.steps.out_of_turn import passes_first
from judgekit.cases.steps.pauses import both, named_pause
from judgekit.cases.steps.phase_over import high_drama_over
from judgekit.cases.steps.provided import Before
from judgekit.cases.steps.reached import reached
from judgekit.cases.steps.reacting import AMONG_REACTIONS, answered_since, impatient, reacts, told_first, will_order
from judgekit.cases.steps.told import before_first_part, done_here, not_reached, stop_for, tell, told_of
from judgekit.cases.wordings.ordering import TOLD
from judgekit.cases.wordings.parts import only_pays
from judgekit.cases.wordings.story import NOT_PLAYED
from judgekit.cases.wordings.wondering import anew, presents
from judgekit.engine import Choice, Position
from judgekit.engine.values import CHANCE, JUDGE


class Doing(Claiming):
    """Where one stands in a case, and how its steps lead on from there."""

    fixed: Pause | None
    """The pause that the case asks for, until `go on`; without one the next step says how far things go by themselves."""
    unreached: Pause | None
    """The end of what was told while a question still lay before it: the steps behind it lead there."""
    beyond: Step | None
    """The next one that is done in any case."""
    before: Before
    """What has come of what was asked for, or told under a condition, so far."""
    named: dict[str, tuple[Position, int]]
    """The points that the case has named, each with how many lines had come by then."""
    earlier: list[tuple[Position, Choice]]
    """What was chosen before the step that is being done, since something was expected before that."""
    taken: list[Step]
    """The steps so far, of each where it began in the history."""
    begun_at: list[tuple[Position, bool, list[tuple[Position, Choice]]]]
    """Where each step began, whether something was expected right before it, and what had been chosen since something was expected before that."""
    foreseen: list[Piece]
    """What chance was said to bring when nobody asked it yet."""
    unasked: Step | None
    """The step that says what chance will bring, as long as nothing has asked for any of it."""
    chose_last: tuple[Position, Choice] | None
    """The last choice, with where it was made; None once something has been told behind it that the game does by itself."""
    acted: int
    """The Day of the last action; 0 where none has been taken since the board, or since the case went back."""
    behind: tuple[Expectation, ...]
    """What was expected behind the step before the one that is being done."""
    walked: list[Walk]
    """Where sentences and automatic steps have led, one after the other."""
    stopped: Walk | None
    """The sentence that led nowhere."""

    def arrive(self, step: Step) -> None:
        """Goes on from where the step before had to stop, and sets where this one has to."""
        if step.who in NOT_PLAYED:
            return
        if (day := day_to_come(self.p, step, self.acted)) is not None:
            self._keep(step, tell(self.p, f"Day {day} begins", None, None))
        if self.p.asking is None or step.who == TOLD:
            self.unreached = None
        if step.who == TOLD and self.fixed is not None and self.fixed.here(self.p) and told_of(self.p, step):
            self.fixed = None  # whoever tells more where the game stands paused goes on with it
        self.pause = self.fixed or both(stop_for(self.p, step, self.beyond), self.unreached)
        self.only_paid = self.fixed is None and only_pays(step.what)
        if self.p.asking is None and before_first_part(self.p, step):
            walk = Walk(self.p)
            walk.position = run_on(self.p, walk.lines, Pause("use", NEXT_PART))
            self._keep(step, walk)
        stays = done_here(self.p, step) or too_early(self.p, step, self.beyond, self.pause) or stays_there(self.p, step.what)
        if self.p.asking is None and self.fixed is None and step.who != TOLD and not stays:
            self._run_on(step)
            self._run_to_question(step)

    def _run_on(self, step: Step) -> bool:
        """The automatic steps that were left to the next step."""
        walk = Walk(self.p)
        walk.position = run_on(self.p, walk.lines, self.pause)
        return self._keep(step, walk)

    def _run_to_question(self, step: Step) -> None:
        """What somebody does in the middle of what is told next is asked behind its beginning."""
        if self.p.asking is None and self.p.stack and step.who in self.p.cast.seats:
            walk = Walk(self.p)
            walk.position = run_on(self.p, walk.lines, None)
            self._keep(step, walk)
            self.pause = both(stop_for(self.p, step, self.beyond), self.unreached)

    def _settle(self, step: Step | None) -> bool:
        """Finishes what had to wait, before another step: cards that nobody names stay unknown, nobody reacts without being said to."""
        told = step or Step("judge", "", 0)
        while (walk := self._waits(step)) is not None:
            if not (self._keep(told, walk) and self._carry_on(told)):
                return False
        return self._carry_on(step) if step is not None else True

    def _waits(self, step: Step | None) -> Walk | None:
        """What goes without saying before a step, and where it leads; None where nothing has to be said any more."""
        ask = self.p.asking
        if ask is not None and self.rest and ask.question == "identity":
            return self._chosen(Choice(ask.player, "identity", ("unknown",)))
        if ask is not None and self.rest and ask.question == "react" and ask.player != self.rest[0]:
            if step is not None and reacts(self.p, step, self.pause):
                return None
            walk, self.rest = impatient(self.p, self.rest, self.pause), None
            return walk
        if step is None and ask is not None and ask.question == "react" and (declined := default_choice(self.p)) is not None:
            return self._chosen(declined)
        if will_order(self.p, step, self.ahead):
            return None
        if (first := told_first(self.p, self.report.choices)) is not None:
            return self._chosen(first)
        if (any_of_them := same_anyway(self.p, self.pause)) is not None:
            choose_unsaid(walk := Walk(self.p), any_of_them, self.pause)
            return walk
        return None

    def _chosen(self, choice: Choice) -> Walk:
        """Where a choice leads."""
        choose(walk := Walk(self.p), choice, self.pause)
        return walk

    def _do(self, step: Step) -> bool:
        """Does a step; says whether it could be done."""
        special = {
            "pause": self._stop_at,
            "go on": self._go_on,
            "undo": self._undo,
            "go": self._go,
            "again": self._again,
            "edit": self._edit,
            **dict.fromkeys(("all", "others"), self._all),
            TOLD: self._tell,
        }
        return special[step.who](step) if step.who in special else self._say(step)

    def _say(self, step: Step) -> bool:
        """What a player, the judge or chance says."""
        seats, asked = self.p.cast.seats, self.p.asking
        player = {"judge": JUDGE, "chance": CHANCE}.get(step.who, seats.index(step.who) if step.who in seats else -1)
        if player == CHANCE and not self._foresee_anew():
            return False
        if player == JUDGE and decided_so(self.p, step.what):
            return True
        if player >= 0:
            passed = passes_first(self.p, step, self.report.case, self.pause)
            if passed is not None and not self._keep(step, passed):
                return False
            over = self.over(step)
            late = asked_too_late(self.p, over, player, step.what, self.pause) if over is not None else None
            walk = late or attempted(self.p, player, step.what, self.pause, self.ahead, self.earlier)
            if (by_hand := announced_unpaid(self.p, player, step.what, walk.reasons)) is not None:
                return self._keep(step, self._chosen(by_hand))
        else:
            walk = walk_phrase(self.p, player, step.what, self.pause)
        if player == CHANCE and walk.problem and all(c.player != CHANCE for c in walk.choices) and (later := brought_later(self.p, step.what)):
            self.foreseen, self.unasked = later, step
            return True
        if not self._keep(step, walk):
            return False
        if walk.granted is not None and not step.given:
            self.before = Before(walk.granted)
        if walk.waiting:
            if (strange := foreign(walk.left, self._names())) is not None:
                self.fail(step.line, f"{step.who}: {step.what}: {strange!r} is not understood")
                return False
            self.rest = (player, walk.left)
            self.claim(step, [x.text for x in walk.left if tells(x)])
        if player == JUDGE and refused(asked, self.p.asking):
            self.rest = None
        self.foreseen = walk.foreseen or self.foreseen
        self.claim_told(step)
        return self._carry_on(step) and self._reach(step)

    def _foresee_anew(self) -> bool:
        """Forgets what chance was said to bring, before it is said anew; says whether what was said before has been asked for."""
        self.foreseen = []
        return self.hold_unasked()

    def hold_unasked(self) -> bool:
        """Holds that something has asked for what chance was said to bring: nothing of it is left out in silence."""
        step, self.unasked = self.unasked, None
        if step is not None:
            self.fail(step.line, f"chance: {step.what}: nothing was asked, and nothing has asked for it since")
        return step is None

    def _reach(self, step: Step) -> bool:
        """Goes on to what a player's step tells behind what is done: what nobody mentions on the way is not used."""
        if step.who not in {*self.p.cast.seats, TOLD} or self.rest is not None or self.foreseen:
            return True
        walk = reached(self.p, step, self.pause, self.ahead, self.coming)
        self.passed += [q for q, _ in walk.steps] if walk is not None else []
        return walk is None or self._keep(step, walk)

    def over(self, step: Step) -> Position | None:
        """Where High Drama had just ended, if a step is told right behind the pass that ended it."""
        return high_drama_over(self.p, step.what, self.chose_last, (x.text for x in self.behind)) if self.chose_last and not step.day else None

    def _tell(self, step: Step) -> bool:
        """What the game does by itself, as far as the step tells."""
        done = self._keep(step, tell(self.p, step.what, self.pause, self.ahead)) and self._carry_on(step) and self._reach(step)
        self.claim_told(step)
        self.chose_last = None
        self.unreached = not_reached(self.p, step)
        return done

    def _stop_at(self, step: Step) -> bool:
        """The row before which things stop from now on."""
        self.pause = self.fixed = named_pause(self.p, step.what)
        return True

    def _go_on(self, step: Step) -> bool:
        """Goes on from a pause, to another one where it is named."""
        self.pause = self.fixed = named_pause(self.p, step.what) if step.what else None
        return self._run_on(step)

    def _undo(self, step: Step) -> bool:
        """Takes the step before back: cards that are taken out of a deck and its being presented again are one."""
        self.history.pop(), self.taken.pop()
        if not self.history:
            return True
        begun, last = self.history.pop(), self.taken.pop()
        while self.history and presents(last.what) and self.taken[-1].who == "edit" and (self.taken[-1].line == last.line or anew(last.what)):
            begun, last = self.history.pop(), self.taken.pop()
        self._back_to(*begun, forget=False)
        return True

    def _again(self, step: Step) -> bool:
        """Goes back to the board."""
        self._back_to(*self.history[0])
        return True

    def _go(self, step: Step) -> bool:
        """Goes back to a point that was named."""
        if step.what not in self.named:
            self.fail(step.line, f"go: no point is called {step.what!r}")
            return False
        self._back_to(*self.named[step.what])
        return True

    def _back_to(self, p: Position, kept: int, *, forget: bool = True) -> None:
        """Stands at a position of before, with so many lines; what had to wait since then is forgotten, and what was chosen."""
        self.hold_claims()
        self.since = {}
        self.p, self.chose_last, self.acted = p, None, 0
        then = next((n for n, (q, *_) in enumerate(self.begun_at) if q is p), None)
        if then is None:
            self.made = self.made[: next((n for n, (q, _) in enumerate(self.made) if q == p), 0)]
        else:
            self.held, self.made = self.begun_at[then][1], [*self.begun_at[then][2]]
            del self.begun_at[then:]
        self.way = self.way[: self.way.index(p)] if p in self.way else []
        del self.report.lines[kept:], self.report.unsettled[:]
        if forget:
            self.rest, self.foreseen, self.unasked = None, [], None

    def _carry_on(self, step: Step) -> bool:
        """What chance was said to bring is brought when it is asked for; then a sentence that had to wait is finished."""
        while self.foreseen and self.p.asking and self.p.asking.player == CHANCE:
            walk = walk_phrase(self.p, CHANCE, "", self.pause, pieces=self.foreseen)
            self.foreseen, self.unasked = walk.foreseen, None
            if not self._keep(step, walk):
                return False
        if self.rest and self.p.asking and self.p.asking.question == "action" and answered_since(self.report.choices, self.rest[0]):
            self.rest = None  # a Reaction of somebody else has put an end to what the rest of the sentence was about
        if self.rest and self.p.asking and self.p.asking.player == self.rest[0] and self.p.asking.question not in AMONG_REACTIONS:
            who, pieces = self.rest
            self.rest = None
            return self._keep(step, walk_phrase(self.p, who, "", self.pause, pieces=pieces))
        return True

    def _names(self) -> tuple[str, ...]:
        return (*self.p.cast.names[1:], *self.p.cast.places, *self.p.cast.seats)

    def _all(self, step: Step) -> bool:
        """Everybody does the same in turn, as long as they are asked for it, or all others than whoever acted last: passing."""
        self._leave_unseen(step)
        question = None
        for _ in range(3 * len(self.p.players)):
            ask = self.p.asking
            if step.who == "others" and one_pass_left(self.p):
                break
            if ask is None or (question is not None and ask.question != question) or (question and self.p.board.passes == 0):
                break
            question = ask.question
            if not self._keep(step, walk_phrase(self.p, ask.player, step.what, self.pause)):
                return False
        return True

    def _leave_unseen(self, step: Step) -> None:
        """Cards that nobody has seen stay unknown."""
        while (ask := self.p.asking) is not None and ask.question in UNSEEN and (unseen := default_choice(self.p)) is not None:
            self._keep(step, self._chosen(unseen))

    def _keep(self, step: Step, walk: Walk) -> bool:
        """Goes where a sentence led; where it led nowhere, that is a failure."""
        if walk.problem or walk.verdict == "illegal":
            self.fail(step.line, f"{step.who}: {step.what}: {walk.wrong}")
            self.stopped = walk
            return False
        self.walked.append(walk)
        self.claim(step, walk.told)
        self.chose_last = walk.steps[-1] if walk.steps else self.chose_last
        self.p = walk.position
        self.report.lines.extend(walk.lines)
        self.report.choices.extend(walk.choices)
        self.made += walk.steps
        self.acted = next((q.board.day for q, choice in reversed(walk.steps) if choice.question == "action"), self.acted)
        self.way += [q for q, _ in walk.steps]
        self.refused += walk.refused
        self.allowed += walk.allowed
        self.report.left_open += walk.left_open
        self.report.positions.extend(q for q, _ in walk.steps)
        self.report.positions.append(self.p)
        return True

    def _edit(self, step: Step) -> bool:
        from judgekit.games.five_sails.boards.edit_text import read_edit

        choice, going_on = read_edit(self.p, step.what), self.p.asking is not None
        if going_on:
            return self._keep(step, self._chosen(choice))
        if not self._keep(step, put_by_hand(self.p, choice)):
            return False
        if choice.args[0] in {"fewer", "swapped", "deck handed in", "list played"}:  # the game begins once something is told of it
            return True
        if self.ahead is not None and (self.ahead.who == "edit" or presents(self.ahead.what)):  # all of it is changed before the game goes on
            return True
        self.pause = self.fixed or both(stop_for(self.p, replace(step, what=""), self.beyond), self.unreached)
        return self._run_on(step)
