"""Teaching: lessons made from cases, predict and then step; practice, and what a learner's device keeps. Knows no web.

from judgekit.teaching import Cases, load_courses, pages
first = load_courses()[0].lessons[0]
pages(first, "rulebook-2023", Cases(library.cases))
"""

from judgekit.teaching.lessons import Cases, Page, load_courses, pages
from judgekit.teaching.model import Answer, Ask, Course, Lesson, LessonErrors, Question, Stop, Why
from judgekit.teaching.reader import read_lessons
from judgekit.teaching.writer import write_lesson

__all__ = [
    "Answer",
    "Ask",
    "Cases",
    "Course",
    "Lesson",
    "LessonErrors",
    "Page",
    "Question",
    "Stop",
    "Why",
    "load_courses",
    "pages",
    "read_lessons",
    "write_lesson",
]
