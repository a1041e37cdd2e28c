"""Questions about what may be done: which of these is legal, may this be done, who may act. The reasons are the engine's."""

from __future__ import annotations

from judgekit.cases.sentences.judged import judge_phrase
from judgekit.engine import Option, Position, options
from judgekit.engine.trace import player_name
from judgekit.engine.values import CHANCE, JUDGE, NO, YES
from judgekit.teaching.facts import MOST, Unanswerable
from judgekit.teaching.model import Answer, Ask, Moment, Question, Why
from judgekit.teaching.wording import worded

VERDICTS = (("legal", "Yes, that is legal."), ("illegal", "No, that is not legal."), ("unsettled", "The books leave it open: the judge decides."))
LEGAL = "Nothing speaks against it."


def said_option(p: Position, option: Option) -> str:
    """An option with who would do it."""
    return worded(f"{player_name(p, option.choice.player)}: {option.text}")


def reasons(option: Option) -> tuple[Why, ...]:
    """Why an option may not be done, or the rule under which it may."""
    found = tuple(Why(r.in_full, r.rule) for r in option.reasons)
    return found or (Why(LEGAL, option.rule),)


def legal_question(m: Moment, ask: Ask) -> Question:
    """Which of these is legal (or is not): exactly one is right."""
    wanted = ask.kind == "legal"
    found = named(m, ask.among, wanted) if ask.among else chosen(m, wanted)
    rights = [a for a in found if a.right]
    if len(rights) != 1:
        said = "; ".join(f"{a.text} ({'fits' if a.right else 'does not'})" for a in found)
        raise Unanswerable(f"exactly one choice must be {ask.kind}, here {len(rights)} are: {said}")
    return Question(ask.kind, "Which of these is legal now?" if wanted else "Which of these is not legal now?", tuple(found))


def named(m: Moment, among: tuple[str, ...], wanted: bool) -> list[Answer]:
    """The choices that the lesson names, each judged."""
    out = []
    for text in among:
        verdict, why = judged(m, text)
        if verdict == "unsettled":
            raise Unanswerable(f"{text!r} is open: ask 'may' about it")
        out.append(Answer(worded(text), (verdict == "legal") == wanted, why))
    return out


def chosen(m: Moment, wanted: bool) -> list[Answer]:
    """The option that the case takes, or another legal one, among such as are not legal for different reasons; in the engine's order."""
    found = [o for o in options(m.before) if o.verdict in {YES, NO}]
    fit = [o for o in found if (o.verdict == YES) == wanted]
    unfit = [o for o in found if (o.verdict == YES) != wanted]
    if not fit or not unfit:
        raise Unanswerable("there is nothing to choose from here; name the choices with 'among: A: pass | B: …'")
    step = m.said.partition(": ")[2].casefold()
    right = next((o for o in fit if o.text.casefold() in step or step.startswith(o.text.casefold())), fit[0])
    kept: dict[str, Option] = {}
    for option in sorted(unfit, key=lambda o: o.choice.player != right.choice.player):
        kept.setdefault((option.reasons[0].text if option.reasons else option.text), option)
    few = list(kept.values())[: MOST - 1]
    return [Answer(said_option(m.before, o), o is right, reasons(o)) for o in found if o is right or any(o is x for x in few)]


def judged(m: Moment, text: str) -> tuple[str, tuple[Why, ...]]:
    """The verdict on `B: play no combat card`, with the reasons."""
    who, colon, what = text.partition(":")
    seats = m.before.cast.seats
    if not colon or who.strip() not in {*seats, "judge"}:
        raise Unanswerable(f"{text!r} does not say who does it; write '{seats[0]}: pass'")
    player = JUDGE if who.strip() == "judge" else seats.index(who.strip())
    verdict, found, problem = judge_phrase(m.before, player, what.strip())
    if problem:
        raise Unanswerable(f"{text!r}: {problem}")
    why = tuple(Why(r.in_full, r.rule) for r in found)
    return verdict, why or (Why(LEGAL, question_rule(m)),)


def question_rule(m: Moment) -> str:
    """The rule of the open question; the case's first rule where nothing is asked."""
    found = options(m.before, expected=False)
    return found[0].rule if found else m.cites[0] if m.cites else ""


def may_question(m: Moment, ask: Ask) -> Question:
    """May this be done now: yes, no, or the books leave it open."""
    verdict, why = judged(m, ask.about)
    right = dict(VERDICTS)[verdict]
    answers = tuple(Answer(text, text == right, why) for _, text in VERDICTS)
    return Question("may", f"Is this allowed now? “{worded(ask.about)}”", answers)


def who_question(m: Moment, ask: Ask) -> Question:
    """Who may act now: a player, the judge, chance, or nobody."""
    p = m.before
    asked = p.asking.player if p.asking else None
    seats = {player_name(p, n): n for n in range(len(p.cast.seats))}
    if asked in {JUDGE, CHANCE}:
        assert asked is not None
        seats[player_name(p, asked).capitalize()] = asked
    why = Why(prompt(p), question_rule(m))
    answers = [Answer(name, n == asked, (why,) if n == asked else (*against(p, n), why)) for name, n in seats.items()]
    answers.append(Answer("Nobody", asked is None, (why,)))
    return Question("who", "Who may act or must choose now?", tuple(answers))


def prompt(p: Position) -> str:
    """What is asked of whom."""
    from judgekit.cases.play.shown import prompt_of

    return prompt_of(p)


def against(p: Position, player: int) -> tuple[Why, ...]:
    """What speaks against a player's acting now."""
    reasons_ = [r for o in options(p) if o.choice.player == player for r in o.reasons if r.verdict == NO and "priority" in r.rule]
    return tuple(dict.fromkeys(Why(r.text, r.rule) for r in reasons_[:1]))
