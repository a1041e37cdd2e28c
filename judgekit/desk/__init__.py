"""A judge's own data: rulings, who gave them and what became of them, kept in a file of their own.

from judgekit.desk import Desk
desk = Desk(folder)
desk.give("Ana", {"asked": "May a Brute intervene?", "ruled": "Yes.", "rules": ["five-sails/duel/riposte"]})
"""

from judgekit.desk.check import BadEntry
from judgekit.desk.desk import Desk
from judgekit.desk.model import Authority, Entry, Ruling, State
from judgekit.desk.precedents import Matter, Precedent, precedents

__all__ = ["Authority", "BadEntry", "Desk", "Entry", "Matter", "Precedent", "Ruling", "State", "precedents"]
