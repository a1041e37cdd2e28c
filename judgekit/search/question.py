"""What the user typed, taken apart: an id or number, operators that the user marked as such, and the words of the question."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field

from judgekit.errors import BadQuestion
from judgekit.nearest import did_you_mean

LONGEST = 2000
MOST_WORDS = 120
MOST_FILTERS = 8
ASKED_FOR = frozenset({"rule", "rules"})  # before what the rule is about
SENTENCE = 4  # plain words that make a question a sentence
RULE_FIELDS = ("kind", "game", "edition", "chapter", "standing", "title", "text", "id")
CARD_FIELDS = (
    *("type", "faction", "trait", "keyword", "ability", "coverage", "has", "name", "set", "sort"),
    *("cost", "resolve", "combat", "finesse", "influence", "riposte", "parry", "thrust"),
    *("crew", "crewcap", "panache", "initiative", "modifier", "number", "city"),
)
FIELDS = (*RULE_FIELDS, *CARD_FIELDS)
PIECE = re.compile(
    r"""(?P<open>\()|(?P<close>\))|(?P<op>\b(?:AND|OR|NOT)\b)|(?P<field>[A-Za-z]+):(?:"(?P<quoted>[^"]*)"|(?P<value>[^\s()"]+))|"(?P<phrase>[^"]*)"|(?P<word>[^\s()"]+)|(?P<stray>")""",
)
NUMBER = re.compile(r"^(?:rule\s+|§\s*|#)?(\d+(?:\.\d+){1,2})(\.\*)?$", re.IGNORECASE)
IDENT = re.compile(r"^([a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)+)(/\*)?$")


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of a question: a word, a phrase, a field filter, an operator or a bracket."""

    kind: str
    text: str
    name: str = ""


@dataclass(slots=True)
class Question:
    """A question taken apart."""

    typed: str
    exact: str = ""
    below: bool = False
    pieces: list[Piece] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def has_operators(self) -> bool:
        """Whether the user marked anything as an operator."""
        return any(p.kind != "word" for p in self.pieces) or any(is_prefix(p.text) for p in self.pieces)

    @property
    def words(self) -> str:
        """The plain words of the question, filters and operators left out."""
        return " ".join(p.text for p in self.pieces if p.kind in {"word", "phrase"})


def is_prefix(word: str) -> bool:
    """Whether a word asks for everything that begins with it: at least two letters and a star at the end."""
    return word.endswith("*") and len(word) >= 3 and word[:-1].isalnum()


def asks_for(kind: str, pieces: Iterable[Piece]) -> bool:
    """Whether an operator of a question wants entries of a kind alone."""
    return any(p.kind == "field" and p.name == "kind" and p.text.lower() in {kind, f"{kind}s"} for p in pieces)


def parse_question(typed: str) -> Question:
    """Takes a question apart; raises BadQuestion where there is nothing to search for."""
    if len(typed) > LONGEST:
        raise BadQuestion(f"the question has {len(typed):,} characters; ask in at most {LONGEST:,}")
    text = "".join(" " if unicodedata.category(c) in {"Cc", "Cf", "Cs", "Co", "Cn"} else c for c in typed).strip()
    if not text:
        raise BadQuestion("the question is empty; ask for a rule, a term, or with a whole sentence")
    text = text.replace("“", '"').replace("”", '"').replace("„", '"')
    question = Question(text)
    number, ident = NUMBER.match(text), IDENT.match(text)
    if number:
        question.exact, question.below = number[1], bool(number[2])
    elif ident:
        question.exact, question.below = ident[1], bool(ident[2])
    question.pieces = mended(few_that_expand(spoken(pieces(text, question)), question), question)
    if not question.exact and not any(p.kind in {"word", "phrase", "field"} for p in question.pieces):
        raise BadQuestion(f"nothing to search for in {text[:60]!r}: operators and brackets go between words, as in `parry AND NOT riposte`")
    return question


def pieces(text: str, question: Question) -> list[Piece]:
    """The pieces of a text in order."""
    out: list[Piece] = []
    for match in PIECE.finditer(text):
        kind = match.lastgroup or ""
        if match["field"]:
            value = match["quoted"] if match["quoted"] is not None else match["value"]
            name = match["field"].lower()
            if name in FIELDS and value:
                out.append(Piece("field", value, name))
                continue
            if name not in FIELDS and name.isalpha() and match["field"].islower() and not value.startswith("/"):
                question.notes.append(no_filter(name))
            out.extend(Piece("word", part) for part in (name, value) if part)
        elif kind == "phrase" and match["phrase"].strip():
            out.append(Piece("phrase", match["phrase"]))
        elif kind in {"open", "close", "op"}:
            out.append(Piece(kind, match.group()))
        elif kind == "word":
            out.append(Piece("word", match.group()))
        elif kind == "stray":
            question.notes.append("a quotation mark without its partner was left out")
        if len(out) > MOST_WORDS:
            question.notes.append(f"only the first {MOST_WORDS} words were searched for")
            break
    return out


def no_filter(name: str) -> str:
    """What is said of a filter that there is not: the nearest, or all."""
    hint = did_you_mean(name, list(FIELDS)) or f"; the filters are {', '.join(FIELDS)}"
    return f"there is no filter {name}:{hint}{'' if hint.endswith('?') else '.'} Its words were searched for"


def few_that_expand(found: list[Piece], question: Question) -> list[Piece]:
    """The pieces with at most a few that stand for many words."""
    expanding = [p for p in found if is_prefix(p.text) or p.kind == "field"]
    if len(expanding) <= MOST_FILTERS:
        return found
    question.notes.append(f"only the first {MOST_FILTERS} filters and words with a star were kept")
    dropped = {id(p) for p in expanding[MOST_FILTERS:]}
    return [p for p in found if id(p) not in dropped]


def spoken(found: list[Piece]) -> list[Piece]:
    """The pieces of a whole sentence: what it quotes ("when revealed") is part of what is said, no demand for these exact words."""
    words = sum(p.kind == "word" for p in found)
    if words == len(found) > 1 and found[0].text.lower() in ASKED_FOR:
        found, words = found[1:], words - 1
    if words < SENTENCE or any(p.kind in {"field", "op"} for p in found):
        return found
    return [Piece("word", part) for p in found for part in (p.text.split() if p.kind == "phrase" else [p.text]) if p.kind in {"word", "phrase"}]


def mended(found: list[Piece], question: Question) -> list[Piece]:
    """The pieces with brackets that have no partner left out, and brackets in a plain sentence too."""
    operators = any(p.kind in {"op", "field", "phrase"} for p in found)
    if not operators:
        return [p for p in found if p.kind not in {"open", "close"}]
    depth, out = 0, []
    for piece in found:
        if piece.kind == "close" and depth == 0:
            question.notes.append("a closing bracket without its partner was left out")
            continue
        depth += {"open": 1, "close": -1}.get(piece.kind, 0)
        out.append(piece)
    if depth:
        question.notes.append("a bracket that was never closed was left out")
        for _ in range(depth):
            last = max(i for i, p in enumerate(out) if p.kind == "open")
            del out[last]
    return out
