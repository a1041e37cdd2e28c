"""Stepping a case, typed line by typed line: what is done, asked, shown, and taken back."""

from judgekit.cases.play.session import Session

__all__ = ["Session"]
