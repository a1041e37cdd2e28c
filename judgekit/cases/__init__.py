"""Cases: a board and what happens on it, as text that people read and programs run.

from judgekit.cases import read_case, run_case
report = run_case(read_case(text))
"""

from judgekit.cases.model import Case, CaseErrors, Expectation, Step
from judgekit.cases.reader import read_case, read_cases
from judgekit.cases.report import Report
from judgekit.cases.run import run_case
from judgekit.cases.tree import Node, Tree
from judgekit.cases.writer import write_case

__all__ = ["Case", "CaseErrors", "Expectation", "Node", "Report", "Step", "Tree", "read_case", "read_cases", "run_case", "write_case"]
