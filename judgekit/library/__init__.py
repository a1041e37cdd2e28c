"""What the books say: rules, terms, editions, and the user's own copies.

from judgekit.library import Library
library = Library.open()
library.rule("duel/riposte").text_in("rulebook-2023")
"""

from judgekit.library.building import load_texts
from judgekit.library.card_load import load_cards
from judgekit.library.card_names import AmbiguousCard
from judgekit.library.cards import Card, CardAbility
from judgekit.library.copies import ImportReport
from judgekit.library.differences import Difference
from judgekit.library.library import Library
from judgekit.library.load import load_books
from judgekit.library.model import Book, Change, Chapter, Citation, Edition, Form, Kind, Link, Reading, Rule, Section, Standing

__all__ = [
    "AmbiguousCard",
    "Book",
    "Card",
    "CardAbility",
    "Change",
    "Chapter",
    "Citation",
    "Difference",
    "Edition",
    "Form",
    "ImportReport",
    "Kind",
    "Library",
    "Link",
    "Reading",
    "Rule",
    "Section",
    "Standing",
    "load_books",
    "load_cards",
    "load_texts",
]
