"""What a terminal shows of lessons and quizzes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TextIO

from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from judgekit.cases import Case
from judgekit.cli.show import console
from judgekit.engine import Line, Position
from judgekit.library import Library
from judgekit.teaching.anki import board_lines
from judgekit.teaching.board import view
from judgekit.teaching.lessons import Page, pages
from judgekit.teaching.model import Answer, Course, Lesson, Question
from judgekit.teaching.progress import Progress
from judgekit.teaching.quiz import Item
from judgekit.teaching.records import LETTERS
from judgekit.teaching.texts import plain

RIGHT, WRONG = 3, 1


def courses(found: Iterable[Course]) -> None:
    """The courses with their lessons."""
    for course in found:
        console.print(Text.assemble((course.title, "bold"), (f"   {course.name} · {course.level}", "dim")))
        for lesson_ in course.lessons:
            console.print(Text.assemble((f"  {lesson_.name:<28}", "cyan"), lesson_.title))
        console.print()


def paragraph(text: str, style: str = "") -> None:
    """A paragraph, where there is one."""
    if text:
        console.print(Padding(Text(text, style=style), (0, 0, 1, 0)))


def lines(found: Iterable[Line]) -> None:
    """Lines of a step with their rules."""
    for x in found:
        console.print(Text.assemble("  " * max(1, x.depth - 1), x.text, (f"  [{x.rule.partition('/')[2]}]", "dim")))


def board(p: Position) -> None:
    """The board in words."""
    for text in board_lines(view(p)):
        console.print(Text(f"  {text}", style="dim"))


def lesson(library: Library, shown: Lesson, edition: str, cases: Mapping[str, Case], answers: TextIO) -> None:
    """A lesson, question by question; without an answer it goes on with what happens."""
    console.print(Text.assemble((shown.title, "bold"), (f"   {edition}", "dim")))
    paragraph(plain(library, shown.scene), "italic")
    paragraph(plain(library, shown.say))
    right = asked = 0
    for page in pages(shown, edition, cases):
        page_shown(library, page)
        if page.question:
            asked += 1
            right += put(page.question, answers)
        if page.closes and page.moment.said:
            console.print(Text(f"\n{page.moment.shown}", style="bold"))
            lines(page.moment.lines)
            console.print()
    console.print(f"{right} of {asked} right the first time.")


def page_shown(library: Library, page: Page) -> None:
    """What stands before a question."""
    if page.opens:
        lines(page.passed)
        paragraph(plain(library, page.stop.scene), "italic")
        paragraph(plain(library, page.stop.say))
        board(page.moment.before)


def put(question: Question, answers: TextIO) -> bool:
    """Asks until the answer is right or none is given; says whether the first was."""
    console.print(Text(f"\n{question.text}", style="bold"))
    for n, text in enumerate(question.items):
        console.print(f"    {LETTERS[n]}) {escape(text)}")
    for n, answer in enumerate(question.answers, 1):
        console.print(f"  {n}  {escape(answer.text)}")
    first = True
    for typed in iter(answers.readline, ""):
        if typed.strip() in {"", "q", "quit"}:
            break
        if not typed.strip().isdigit() or not 1 <= int(typed) <= len(question.answers):
            console.print(f"Type a number from 1 to {len(question.answers)}, or Enter to see the answer.")
            continue
        chosen = question.answers[int(typed) - 1]
        explained(chosen, open_=question.open)
        if chosen.right:
            return first
        first = False
    for answer in question.answers:
        if answer.right:
            explained(answer, open_=question.open)
    return False


def explained(answer: Answer, *, open_: bool) -> None:
    """Whether a choice is right, and why."""
    mark = "?" if open_ else "✓" if answer.right else "✗"
    console.print(Text(f"  {mark} {answer.text}", style="green" if answer.right else "red"))
    for why in answer.why:
        console.print(Text.assemble("      ", f"{why.text}  " if why.text else "", (f"[{why.rule.partition('/')[2]}]", "dim")))


def quiz(items: Iterable[Item], kept: Progress, answers: TextIO) -> None:
    """A quiz with its score, and the topics that go badly."""
    right = asked = 0
    for x in items:
        console.print(Text.assemble((f"\n{x.topic}", "bold"), (f"   {x.id} · {x.edition}", "dim")))
        before = x.moment.before
        lines(x.moment.so_far[-4:])
        board(before)
        if x.question.kind == "then" and x.moment.said:
            console.print(Text(f"\n{x.moment.shown}", style="bold"))
        good = put(x.question, answers)
        asked += 1
        right += good
        kept.answered(x.id, x.topic, RIGHT if good else WRONG, again=x.again)
    console.print(f"\n{right} of {asked} right.")
    if weak := kept.weak():
        console.print(f"Practise more: {', '.join(weak)}.")
