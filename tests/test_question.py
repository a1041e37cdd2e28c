"""Questions of every kind, hostile ones too: each is answered or refused with a reason, and soon."""

from __future__ import annotations

import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judgekit.errors import BadQuestion, UnknownName
from judgekit.search import Answer, Searcher
from judgekit.search.question import FIELDS, LONGEST, parse_question

OPERATORS = [
    "AND",
    "OR",
    "NOT",
    "(",
    ")",
    '"',
    "*",
    "?",
    "~",
    "^",
    ":",
    "-",
    "+",
    "[",
    "]",
    "{",
    "}",
    "TO",
    "..",
    "\\",
    "/",
    "|",
    "&&",
    "!",
    "'",
    "§",
    "#",
]
WORDS = [
    "riposte",
    "threat",
    "pool",
    "duel",
    "the",
    "7.2",
    "7.2.*",
    "duel/riposte",
    "duel/*",
    "leader*",
    "a*",
    "*",
    "é",
    "İ",
    "ﬁ",
    "२.३",
    "playtest",
    "2023",
]
PREFIXES = [f"{name}:" for name in (*FIELDS, "kin", "knid", "content", "view", "key", "http", "Kind", "EDITION")]
VALUES = ["term", "rule", "playtest", "nonsense", "*", '"', '""', '"a b"', "(", "duel/*", "remark", "", "five-sails", "7sea", "\u200b", "open"]

pieces = st.one_of(
    st.sampled_from(OPERATORS),
    st.sampled_from(WORDS),
    st.builds("".join, st.tuples(st.sampled_from(PREFIXES), st.sampled_from(VALUES))),
    st.text(max_size=6),
    st.characters(),
)
assembled = st.builds(lambda parts, by: by.join(parts), st.lists(pieces, min_size=1, max_size=14), st.sampled_from([" ", "", "  ", "\t", "\n", "\0"]))
SLOWEST = 1.0  # seconds of this process, whatever else the machine does, for questions that nobody asks


def asked(searcher: Searcher, text: str, **more: object) -> Answer | None:
    """The answer to a question, None where it is refused; whatever is neither, or slow, fails."""
    began = time.process_time()
    refusal = None
    try:
        answer = searcher.ask(text, **more)
    except (BadQuestion, UnknownName) as error:
        refusal = str(error)
    assert time.process_time() - began < SLOWEST
    if refusal is not None:
        assert 10 < len(refusal) < 1000
        return None
    ids = [hit.rule.id for hit in answer.hits]
    assert len(ids) == len(set(ids)) or answer.hits[0].score == 100.0
    assert [hit.rank for hit in answer.hits] == list(range(1, len(ids) + 1))
    assert all(0 <= first < last <= len(hit.rule.text_in(hit.edition)) for hit in answer.hits for first, last in hit.marks)
    assert answer.answered == bool(answer.hits or answer.cards)
    searcher.as_json(answer)
    return answer


def quick(function: object, *arguments: object, **more: object) -> tuple[object, float]:
    """What a function gives, and the least of three times that it kept this process busy."""
    times = []
    for _ in range(3):
        began = time.process_time()
        result = function(*arguments, **more)
        times.append(time.process_time() - began)
    return result, min(times)


@given(st.text())
@example("\ud800 lone surrogate")
@example("riposte\x00\x1b[31m\u202e")
@example("ǅ ﷺ İstanbul ß ẞ")
def test_any_text_is_parsed_or_refused(text):
    """parse_question gives pieces without control characters, or raises BadQuestion, for any text at all."""
    try:
        question = parse_question(text)
    except BadQuestion:
        return
    assert question.pieces or question.exact
    assert not any(c in piece.text for piece in question.pieces for c in "\0\x1b\n\u202e")
    assert all(piece.kind in {"word", "phrase", "field", "op", "open", "close"} for piece in question.pieces)
    assert all(piece.name in FIELDS for piece in question.pieces if piece.kind == "field")


@given(assembled)
def test_brackets_always_match_after_parsing(text):
    """However brackets were typed, the pieces that come out are balanced and never close before they open."""
    try:
        question = parse_question(text)
    except BadQuestion:
        return
    depth = 0
    for piece in question.pieces:
        depth += {"open": 1, "close": -1}.get(piece.kind, 0)
        assert depth >= 0
    assert depth == 0


@given(st.text(max_size=200))
def test_any_text_is_answered_or_refused(searcher, text):
    """Any text at all is answered, or refused with a reason, within the time; never another exception."""
    asked(searcher, text)


@given(assembled, st.booleans(), st.booleans(), st.sampled_from([1, 5, 200]))
@example("NOT (", True, False, 5)
@example("id:* OR id:*", True, False, 5)
@example("title:* text:*", True, True, 5)
@example('kind:term NOT "" OR ()', True, False, 5)
@example("edition:playtest edition:2023", True, False, 5)
@example("edition:nonsense riposte", True, False, 5)
@example('" : "', False, False, 1)
@example('"?" riposte', True, False, 5)
@example('title:"..." OR riposte', True, False, 5)
@example("NOT (?!) riposte AND ...", True, False, 5)
def test_any_mixture_of_operators_is_answered_or_refused(searcher, text, mend, typing, limit):
    """Operators, quotes, brackets, filters and wildcards in any order are answered or refused, with every option."""
    answer = asked(searcher, text, mend=mend, typing=typing, limit=limit)
    assert answer is None or len(answer.hits) <= max(limit, 50)


@given(st.lists(st.sampled_from(["AND", "OR", "NOT", "(", ")", "parry", "riposte", '"threat pool"', "kind:rule", "ri*"]), max_size=40))
def test_deep_nesting_of_real_words(searcher, parts):
    """Any nesting of words that are in the books gives an answer or a refusal."""
    asked(searcher, " ".join(parts))


@pytest.mark.parametrize("text", ["", " ", "\n\t", "\0\0", "\u200b\ufeff", "()", "( ( ) )", '"', '""', '"  "'])
def test_nothing_to_search_for(searcher, text):
    """An empty question, or one of blanks, brackets and quotation marks alone, is refused with advice."""
    with pytest.raises(BadQuestion, match=r"empty; ask for a rule|nothing to search for"):
        searcher.ask(text)


@pytest.mark.parametrize("operator", [*OPERATORS, "AND OR", "NOT NOT", "AND AND AND", "( AND )", "NOT ()", "OR (NOT)"])
def test_every_operator_alone(searcher, operator):
    """An operator without words is refused, or finds nothing; it never presents an answer."""
    answer = asked(searcher, operator)
    assert answer is None or not answer.hits


def test_a_very_long_question(searcher):
    """A hundred thousand characters are refused at once, with the length and the limit; the longest allowed is searched."""

    def ask() -> str:
        with pytest.raises(BadQuestion) as caught:
            searcher.ask("riposte " * 12_500)
        return str(caught.value)

    message, seconds = quick(ask)
    assert message == f"the question has 100,000 characters; ask in at most {LONGEST:,}"
    assert seconds < 0.1
    answer = asked(searcher, ("riposte parry thrust duel leader " * 100)[:LONGEST])
    assert answer is not None
    assert answer.hits
    assert any("only the first" in note for note in answer.notes)


def test_control_characters(searcher):
    """Control characters count as blanks: the same hits come, and nothing of them in the answer."""
    clean, dirty = searcher.ask("riposte parry"), searcher.ask("\x1b[2J\x00riposte\x07\u202e\tparry\r\n".replace("[2J", ""))
    assert [h.rule.id for h in clean.hits] == [h.rule.id for h in dirty.hits]
    assert dirty.question.isprintable()


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ('riposte "threat', "a quotation mark without its partner was left out"),
        ("(riposte AND parry", "a bracket that was never closed was left out"),
        ("riposte AND parry)", "a closing bracket without its partner was left out"),
        ("((riposte OR parry) AND thrust", "a bracket that was never closed was left out"),
    ],
)
def test_unbalanced_quotes_and_brackets(searcher, text, note):
    """A quotation mark or bracket without its partner is left out, and the answer says so."""
    answer = searcher.ask(text)
    assert note in answer.notes
    assert answer.hits


def test_brackets_in_a_plain_sentence(searcher):
    """Brackets in a sentence without operators are part of what is said."""
    assert [h.rule.id for h in searcher.ask("riposte (in a duel)").hits] == [h.rule.id for h in searcher.ask("riposte in a duel").hits]


def test_an_unknown_filter_like_none(searcher):
    """Where no filter is near, all are named."""
    [note] = searcher.ask("xqzw:term riposte").notes
    assert all(name in note for name in FIELDS)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("kind:foo riposte", "nothing has kind:foo; there are rule, term"),
        ("kind:trem riposte", "nothing has kind:trem; did you mean 'term'?"),
        ("chapter:cooking riposte", "nothing has chapter:cooking; there are victory, setup"),
        ("standing:disputd riposte", "nothing has standing:disputd; did you mean 'disputed'?"),
    ],
)
def test_a_filter_with_a_value_that_there_is_not(searcher, asked, said):
    """What a filter cannot find is said, with what there is; it is no silent empty answer."""
    answer = searcher.ask(asked, game="five-sails")
    assert not answer.hits
    assert any(n.startswith(said) for n in answer.notes)


@pytest.mark.parametrize(
    ("typed", "meant"), [("kinds", "kind"), ("editon", "edition"), ("chapters", "chapter"), ("tittle", "title"), ("gme", "game")]
)
def test_an_unknown_filter(searcher, typed, meant):
    """A filter that does not exist is named with the nearest that does, and its words are searched for all the same."""
    answer = searcher.ask(f"{typed}:term how does a riposte lower the threat in my pool")
    [note] = answer.notes
    assert f"there is no filter {typed}:; did you mean {meant!r}?" in note
    assert "the filters are" not in note
    assert answer.hits


@pytest.mark.parametrize("text", ["what happens at 12:30", "see https://example.org/rules", "Note: riposte", "leader: what is it"])
def test_a_colon_that_is_no_filter(searcher, text):
    """Times, addresses and words before a colon are no filters and are not complained about."""
    answer = asked(searcher, text)
    assert answer is None or not [n for n in answer.notes if "no filter" in n]


BOMBS = {
    "brackets": "(" * 6,
    "many brackets": "(" * 2000,
    "stars": "a*a*a*a*",
    "prefixes": "a*" * 900,
    "only stars": "*" * 2000,
    "wildcards": "?*" * 1000,
    "quotes": '"' * 1999,
    "nested": "((a OR b) AND " * 140,
    "not": "NOT " * 500,
    "or": "a OR " * 400,
    "short prefixes": "(a* OR b*) " * 180,
    "fields": "kind:" * 400,
    "colons": "a:" * 999,
    "ids": "id:a* " * 300,
    "titles": "title:a* OR " * 160,
    "phrases": '"a b" ' * 300,
    "or phrases": '"threat" OR ' * 160,
    "dashes": "-" * 2000,
    "a dashes": "a-" * 1000,
    "slashes": "a/" * 1000,
    "numbers": "7." * 1000,
    "digits": "9" * 2000,
    "deep number": "7.2.3.4.5.6.7.8",
    "rule": "rule " * 400,
    "accents": "é" * 2000,
    "combining": "\u0301" * 2000,
    "ligatures": "ﷺ" * 2000,
    "apostrophes": "'" * 2000,
    "a apostrophes": "a'" * 1000,
    "regex": "a" * 40 + "!",
    "one word": "x" * 2000,
    "typos": "riposet " * 250,
    "different typos": " ".join(f"ripo{c}te" for c in "abcdefghijklm" * 15),
    "common prefixes": "in* an* ex* co* de* re* th* pr* st* ch* " * 12,
    "everything": "id:* " * 100,
}


CLASSIC = {"brackets", "many brackets", "stars", "prefixes", "only stars", "wildcards", "quotes", "nested", "regex"}


@pytest.mark.parametrize("bomb", BOMBS)
def test_bombs(searcher, bomb):
    """Questions built to take long, for regular expressions, wildcards, nesting or spelling, are over in a tenth of a second, the oddest in three."""
    _, seconds = quick(lambda: asked(searcher, BOMBS[bomb][:LONGEST]))
    assert seconds < (0.1 if bomb in CLASSIC else 0.3)


@pytest.mark.parametrize("bomb", ["(" * 100_000, "a*" * 50_000, '"' * 100_000, "\0" * 100_000], ids=["brackets", "prefixes", "quotes", "zeros"])
def test_bombs_that_are_too_long(bomb):
    """The same in a hundred thousand characters is refused at once."""

    def parse() -> None:
        with pytest.raises(BadQuestion):
            parse_question(bomb)

    assert quick(parse)[1] < 0.1


def test_the_next_question_after_a_bad_one(searcher):
    """After every kind of refusal the searcher answers as before."""
    before = [h.rule.id for h in searcher.ask("riposte").hits]
    for text in ("", "((", "NOT", "x" * 5000, "edition:nonsense x"):
        with pytest.raises((BadQuestion, UnknownName)):
            searcher.ask(text)
    assert [h.rule.id for h in searcher.ask("riposte").hits] == before


@pytest.mark.parametrize("options", [{"game": "five-sals"}, {"edition": "playtst"}, {"game": "five-sails", "edition": "playtst"}])
def test_an_unknown_game_or_edition(searcher, options):
    """A game or edition that does not exist is refused with those that do."""
    with pytest.raises(UnknownName, match=r"five-sails|playtest"):
        searcher.ask("riposte", **options)


@pytest.mark.parametrize(("typed", "said"), [("duel/ripost", "did you mean 'duel/riposte'"), ("five-sails/duel/ripost", "'duel/"), ("and/or", "")])
def test_an_id_that_no_rule_has(searcher, typed, said):
    """An id with a typo is told with the nearest one, and searched for as words; other words with a stroke are words."""
    notes = [n for n in searcher.ask(typed).notes if "no rule" in n]
    assert len(notes) == bool(said)
    assert said in " ".join(notes)


def test_the_word_rule_before_what_it_is_about(searcher):
    """ "rule riposte" asks for Riposte."""
    assert searcher.ask("rule riposte").hits[0].rule.id == searcher.ask("riposte").hits[0].rule.id
