"""The loader: what it makes of good texts, and that it reports everything wrong with bad ones at once."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
import toy as toy_texts

from judgekit.errors import DataErrors, Problem
from judgekit.library import Change, Form, Kind, Library, Standing, load_books, rows, store
from judgekit.library.building import load_texts

CITE = "@cite second-2020 | Misc | families announce never"


def problems(toy: SimpleNamespace) -> list[Problem]:
    """Everything that the loader reports about the small game."""
    with pytest.raises(DataErrors) as caught:
        load_books(toy.texts)
    return list(caught.value.problems)


def change(file: Path, old: str, new: str) -> int:
    """Replaces a passage that stands in a file exactly once; returns the line on which it stood."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file.name}"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def add(toy: SimpleNamespace, text: str, name: str = "play.md") -> int:
    """Adds lines to the end of a chapter; returns the line on which they begin."""
    file = toy.folder / name
    before = file.read_text(encoding="utf-8").rstrip("\n") + "\n\n"
    file.write_text(before + text, encoding="utf-8")
    return before.count("\n") + 1


def only(toy: SimpleNamespace, file: str, line: int, *parts: str) -> None:
    """The loader reports one problem, in that file and line, and its message holds these parts."""
    found = problems(toy)
    assert len(found) == 1, found
    assert (found[0].file, found[0].line) == (f"rules_text/harbour_lights/{file}", line)
    assert str(found[0]).startswith(f"rules_text/harbour_lights/{file}:{line}: ")
    for part in parts:
        assert part in found[0].message


def test_good_texts_load(toy):
    """The small game loads: its editions, its chapters with sections, and every rule in the order of the files."""
    book = load_books(toy.texts)[0]
    assert (book.game, book.title, book.short) == ("harbour", "Harbour Lights", "Harbour")
    assert [e.id for e in book.editions] == ["second-2020", "first-2018"]
    assert book.current.id == "second-2020"
    assert [(c.number, c.id, [s.id for s in c.sections]) for c in book.chapters] == [("1", "play", ["harbour-life"]), ("2", "glossary", [])]
    assert [r.id.partition("/")[2] for r in book.rules] == [row[0] for row in toy_texts.all_rows()]


def test_numbers_come_from_the_place(toy):
    """Numbers are counted by chapter, rule and rule below a rule, so that 1.2 and 1.20 are two rules."""
    by_number = {r.number: r for r in load_books(toy.texts)[0].rules}
    assert by_number["1.2"].id == "harbour/boat/sail"
    assert by_number["1.20"].id == "harbour/end/exile"
    assert by_number["2.1"].id == "harbour/term/boat"


def test_rules_below_a_rule(toy):
    """A #### rule is numbered below the ### rule above it, knows it as its parent, and the next ### goes on counting."""
    by_number = {r.number: r for r in load_books(toy.texts)[0].rules}
    assert [by_number[n].id for n in ("1.18", "1.18.1", "1.18.2", "1.19")] == [
        f"harbour/end/{x}" for x in ("score", "score-cargo", "score-debt", "tie")
    ]
    assert [by_number[n].parent for n in ("1.18", "1.18.1", "1.18.2", "1.19")] == ["", "harbour/end/score", "harbour/end/score", ""]


def test_kinds_and_forms(toy):
    """Ids below term/ are terms, @kind remark makes a remark, the other kinds a rule of that form."""
    add(toy, "".join(f"### A {form} {{#more/{form}}}\n\nText.\n\n{CITE}\n@kind {form}\n\n" for form in ("example", "step", "note", "remark")))
    by_id = {r.id: r for r in load_books(toy.texts)[0].rules}
    assert [(by_id[f"harbour/more/{f}"].kind, by_id[f"harbour/more/{f}"].form) for f in ("example", "step", "note", "remark")] == [
        (Kind.RULE, Form.EXAMPLE),
        (Kind.RULE, Form.STEP),
        (Kind.RULE, Form.NOTE),
        (Kind.REMARK, Form.STATEMENT),
    ]
    assert by_id["harbour/term/boat"].kind is Kind.TERM
    assert by_id["harbour/boat/load"].kind is Kind.RULE


def test_links_show_words_and_lead_to_rules(toy):
    """A link finds a term by any of its names, in singular or plural, or a rule by its id, and may show other words."""
    add(toy, f"### Links {{#more/links}}\n\n[[Ships]], [[the cargo cube|cubes]], [[boat/sail]], [[end/tie|a draw]].\n\n{CITE}\n")
    rule = next(r for r in load_books(toy.texts)[0].rules if r.id == "harbour/more/links")
    assert rule.text_in("second-2020") == "Ships, cubes, Sailing, a draw."
    assert [link.target for _, link in rule.links] == ["harbour/term/boat", "harbour/term/crate", "harbour/boat/sail", "harbour/end/tie"]


def test_links_in_readings_and_changes(toy):
    """A link in a reading or in the sentence about a change shows its words too, and a dangling one is reported."""
    play = toy.folder / "play.md"
    text = f"### S {{#more/s}}\n\nOpen.\n\n{CITE}\n@standing silent\n@reading wide | Every [[boat|vessel]].\n@reading narrow | No [[Crate]].\n"
    add(toy, text + "@variant second-2020\nShut.\n@changed Of [[ships]].\n")
    rule = next(r for r in load_books(toy.texts)[0].rules if r.id == "harbour/more/s")
    assert [r.text for r in rule.readings] == ["Every vessel.", "No Crate."]
    assert rule.changed == "Of ships."
    change(play, "No [[Crate]].", "No [[Barrel]].")
    assert "the link [[Barrel]] in 'S' leads nowhere" in problems(toy)[0].message


def test_variants_and_the_kinds_of_change(toy):
    """What happened to a rule follows from its citations, its variant and @reworded, in both directions."""
    by_id = {r.id: r for r in load_books(toy.texts)[0].rules}
    lantern, debt, fog, load = (by_id[f"harbour/{x}"] for x in ("night/lantern", "trade/debt", "night/fog", "boat/load"))
    assert lantern.text_in("second-2020") == "Light one lantern a night."
    assert lantern.text_in("first-2018") == "Agree on two lanterns a night."
    assert [r.change("first-2018", "second-2020") for r in (lantern, debt, fog, load)] == [Change.AMENDED, Change.REWORDED, Change.NEW, Change.SAME]
    assert fog.change("second-2020", "first-2018") is Change.GONE
    assert lantern.changed == "The second book says it otherwise."
    assert fog.editions == ("second-2020",)


def test_attributes_go_on_in_indented_lines(toy):
    """The value of an attribute goes on in the next lines where they are indented, and a wrapped body line joins the one before it."""
    add(
        toy,
        "### Long {#more/long}\n\nA rule that goes\non here:\n\n- one\n  and more\n- two\n\n"
        f"{CITE}\n@asked how long\n  may it be\n@see boat/load,\n  boat/sail\n",
    )
    rule = next(r for r in load_books(toy.texts)[0].rules if r.id == "harbour/more/long")
    assert rule.body == "A rule that goes on here:\n\n- one and more\n- two"
    assert rule.asked == ("how long may it be",)
    assert rule.see == ("harbour/boat/load", "harbour/boat/sail")


def test_standings(toy):
    """A derived rule names what it follows from; a silent point holds its readings and what it touches."""
    add(
        toy,
        f"### D {{#more/d}}\n\nFollows.\n\n{CITE}\n@standing derived | boat/load, vessel\n\n### S {{#more/s}}\n\nOpen.\n\n{CITE}\n@standing silent\n"
        "@reading wide | All may.\n@reading narrow | None may.\n@touches boat/load\n",
    )
    by_id = {r.id: r for r in load_books(toy.texts)[0].rules}
    assert by_id["harbour/more/d"].derived_from == ("harbour/boat/load", "harbour/term/boat")
    assert by_id["harbour/more/s"].standing is Standing.SILENT
    assert [(r.name, r.text) for r in by_id["harbour/more/s"].readings] == [("wide", "All may."), ("narrow", "None may.")]
    assert by_id["harbour/more/s"].touches == ("harbour/boat/load",)


def test_everything_is_reported_at_once(toy):
    """Faults in several files come in one report, each with its file and line, in their order."""
    change(toy.folder / "book.toml", 'short = "Harbour"', 'short = "Harbour"\nchaptres = []')
    wrong = add(toy, f"### Wrong {{#more/wrong}}\n\nSee [[nowhere at all]].\n\n{CITE}\n@sea boat/load\n")
    lacking = add(toy, "### Lacking {#more/lacking}\n\nNo citation here.\n", "glossary.md")
    found = problems(toy)
    assert [(p.file.rpartition("/")[2], p.line) for p in found] == [
        ("book.toml", 1),
        ("glossary.md", lacking),
        ("play.md", wrong),
        ("play.md", wrong + 5),
    ]
    with pytest.raises(DataErrors, match=r"^4 problems in the data files:\n"):
        load_books(toy.texts)


def test_unknown_attribute(toy):
    """An attribute that does not exist is reported with the nearest that does."""
    line = change(toy.folder / "play.md", "@see boat/load", "@se boat/load")
    only(toy, "play.md", line, "unknown attribute @se", "did you mean 'see'?")


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ('short = "Harbour"', 'short = "Harbour"\nchapter = 1', ("unknown key 'chapter'", "did you mean 'chapters'?")),
        ('date = "2018"', 'date = "2018"\nalias = ["x"]', ("unknown key 'alias'", "did you mean 'aliases'?")),
        ('title = "Harbour Lights"\n', "", ("missing: title",)),
        ('document = "harbour/first-2018"\n', "", ("an edition lacks document",)),
        ('date = "2018"', "date = 2018", ("date",)),
        ('date = "2018"', "date = 2018-01-01", ("date",)),
        ('id = "first-2018"', 'id = "second-2020"', ("second-2020", "edition")),
        ('[[edition]]\nid = "second', '[edition]\nid = "second', ("book.toml",)),
        ('chapters = ["play.md", "glossary.md"]', 'chapters = "play.md"', ("chapters",)),
    ],
    ids=["key", "edition key", "no title", "no document", "date a number", "date a date", "edition twice", "one bracket", "no list"],
)
def test_book_toml(toy, old, new, parts):
    """A key that is unknown, missing, or not of its type is reported by name, whichever it is."""
    change(toy.folder / "book.toml", old, new)
    found = problems(toy)
    assert any(p.file == "rules_text/harbour_lights/book.toml" and all(part in str(p) for part in parts) for p in found), found


def test_invalid_toml(toy):
    """A book.toml that is no TOML is reported with the line at which reading stopped."""
    (toy.folder / "book.toml").write_text("game = \n", encoding="utf-8")
    only(toy, "book.toml", 1, "not readable as TOML", "line 1")


def test_invalid_utf8(toy):
    """A file that is not UTF-8 is reported, be it a chapter or book.toml."""
    (toy.folder / "play.md").write_bytes(b"# Play {#play}\n\xff\xfe\n")
    assert any(p.file.endswith("play.md") and "not UTF-8" in p.message for p in problems(toy))
    (toy.folder / "book.toml").write_bytes(b'game = "\xff"\n')
    assert any(p.file.endswith("book.toml") and "not readable as TOML" in p.message for p in problems(toy))


def test_chapter_files(toy):
    """A chapter that is listed and absent, and a file that is there and not listed, are both faults."""
    change(toy.folder / "book.toml", '"glossary.md"]', '"glossary.md", "absent.md"]')
    (toy.folder / "stray.md").write_text("# Stray {#stray}\n", encoding="utf-8")
    found = {p.file.rpartition("/")[2]: p.message for p in problems(toy)}
    assert "the chapter absent.md does not exist" in found["book.toml"]
    assert "not among the chapters" in found["stray.md"]


def test_a_readme_beside_the_chapters(toy):
    """A README.md beside the chapters, and a file that an editor left, are no chapters and no faults."""
    (toy.folder / "README.md").write_text("About these texts.\n", encoding="utf-8")
    (toy.folder / ".#play.md").symlink_to("someone@somewhere.1234")
    assert load_books(toy.texts)
    assert store.content_key()


def test_no_game_at_all(tmp_path):
    """A folder without a game says what was expected there."""
    with pytest.raises(DataErrors, match=r"no game found here; each game is a folder with a book\.toml"):
        load_books(tmp_path)


def test_duplicate_rule_ids(toy):
    """An id that is taken is reported with the rule that has it."""
    line = add(toy, f"### Another {{#boat/load}}\n\nText.\n\n{CITE}\n")
    only(toy, "play.md", line, "the id 'boat/load' is taken by 'Loading a boat'")


def test_duplicate_names_of_terms(toy):
    """A name leads to one term; a second term of the same name is reported."""
    line = add(toy, f"### Barge {{#term/barge}}\n\nText.\n\n{CITE}\n@also Vessel\n", "glossary.md")
    only(toy, "glossary.md", line, "the name 'Vessel' belongs to term/boat already")


def test_duplicate_ids_of_chapters_and_sections(toy):
    """The ids of chapters and of sections are unique too."""
    change(toy.folder / "glossary.md", "# Glossary {#glossary}", "# Glossary {#play}")
    line = add(toy, "## Again {#harbour-life}\n")
    found = problems(toy)
    assert any(p.file.endswith("glossary.md") and p.line == 1 and "'play'" in p.message for p in found), found
    assert any(p.file.endswith("play.md") and p.line == line and "'harbour-life'" in p.message for p in found), found


def test_dangling_link(toy):
    """A link that leads nowhere is reported with the nearest name."""
    line = add(toy, f"### X {{#more/x}}\n\nThe [[Crrate]] floats.\n\n{CITE}\n")
    only(toy, "play.md", line, "the link [[Crrate]] in 'X' leads nowhere", "did you mean 'Crate'?")


def test_dangling_link_in_a_variant(toy):
    """The text of a variant is checked for links as well."""
    line = change(toy.folder / "play.md", "### Scoring", "### Scoring")
    change(toy.folder / "play.md", "Most coins win.", "Most [[coin|coins]] win.")
    only(toy, "play.md", line, "the link [[coin|coins]] in 'Scoring' leads nowhere")


def hear(toy: SimpleNamespace, text: str | bytes, name: str = "play.txt") -> None:
    """Writes a file of further questions beside the chapters."""
    (toy.folder / "heard").mkdir(exist_ok=True)
    (toy.folder / "heard" / name).write_bytes(text if isinstance(text, bytes) else text.encode())


def test_further_questions(toy, tmp_path):
    """Questions of heard/CHAPTER.txt belong to the rules that they stand below, feed the search, and are no part of what a reader is shown."""
    hear(toy, "# more\nboat/sail\n  can my dinghy cross in a gale\n\n  is there a toll for crossing\nend/tie\n  dead heat, who celebrates\n")
    rules = {r.id: r for r in load_books(toy.texts)[0].rules}
    sail = rules["harbour/boat/sail"]
    assert sail.heard == ("can my dinghy cross in a gale", "is there a toll for crossing")
    assert sail.ways == (*sail.asked, *sail.heard)
    assert rules["harbour/end/tie"].heard == ("dead heat, who celebrates",)
    rows.write_library(tmp_path / "library.db", load_books(toy.texts), "key")
    assert {r.id: r for r in rows.read_library(tmp_path / "library.db")[0].rules}["harbour/boat/sail"] == sail


@pytest.mark.parametrize(
    ("text", "line", "parts"),
    [
        ("  where to\n", 1, ["before the first rule"]),
        ("boat/sale\n  can my dinghy cross\n", 1, ["boat/sale", "did you mean 'boat/sail'"]),
        ("boat/sail\n  cross\nboat/sail\n  toll\n", 3, ["twice"]),
        ("boat/sail\n  cross the bay\n  Cross the Bay\n", 3, ["already"]),
        ("boat/sail\n  " + "x" * 301 + "\n", 2, ["301 characters"]),
        (b"boat/sail\n  \xff\n", 1, ["not UTF-8"]),
    ],
)
def test_further_questions_that_do_not_fit(toy, text, line, parts):
    """What is wrong in a file of further questions is said with its line."""
    hear(toy, text)
    only(toy, "heard/play.txt", line, *parts)


def test_further_questions_beside_no_chapter(toy):
    """A file of further questions has the name of a chapter."""
    hear(toy, "boat/sail\n  cross\n", "plya.txt")
    only(toy, "heard/plya.txt", 1, "plya.md", "did you mean 'play'")


@pytest.mark.parametrize("attribute", ["see", "touches", "standing derived |"])
def test_dangling_reference(toy, attribute):
    """@see, @touches and what a rule is derived from lead to rules that exist; each fault has its own line."""
    line = add(toy, f"### X {{#more/x}}\n\nText.\n\n{CITE}\n@{attribute} boat/loda\n")
    only(toy, "play.md", line + 5, "no rule or term 'boat/loda'", "did you mean 'boat/load'?")


def test_missing_citation(toy):
    """A rule that cites nothing is refused."""
    line = add(toy, "### X {#more/x}\n\nText.\n")
    only(toy, "play.md", line, "'X' cites nothing", "@cite EDITION | HEADING | words")


def test_malformed_citation(toy):
    """A citation without its heading or words says how one is written."""
    line = add(toy, f"### X {{#more/x}}\n\nText.\n\n{CITE}\n@cite second-2020 words only\n")
    only(toy, "play.md", line + 5, "a citation is `@cite EDITION p.PAGE | HEADING > HEADING | distinctive words`")


def test_a_citation_that_copies(toy):
    """A citation of more than twelve words would copy the paragraph and is refused."""
    line = add(toy, f"### X {{#more/x}}\n\nText.\n\n@cite second-2020 | Misc | {'word ' * 13}\n")
    only(toy, "play.md", line + 4, "more than twelve distinctive words")


def test_unknown_edition(toy):
    """A citation of an edition that does not exist is reported with the nearest and with all there are."""
    line = add(toy, f"### X {{#more/x}}\n\nText.\n\n{CITE}\n@cite second-2021 | Misc | families announce\n")
    only(toy, "play.md", line + 5, "no edition 'second-2021'", "did you mean 'second-2020'?", "the editions are second-2020, first-2018")


def test_variant_for_an_unknown_edition(toy):
    """A variant belongs to an edition that exists."""
    line = add(toy, f"### X {{#more/x}}\n\nText.\n\n{CITE}\n@variant first-2081\nOther text.\n@changed It differs.\n")
    only(toy, "play.md", line + 5, "a variant for 'first-2081', which is no edition", "did you mean 'first-2018'?")


def test_variant_for_an_edition_not_cited(toy):
    """A variant belongs to an edition that the rule cites."""
    line = add(toy, f"### X {{#more/x}}\n\nText.\n\n{CITE}\n@variant first-2018\nOther text.\n@changed It differs.\n")
    only(toy, "play.md", line + 5, "a variant for first-2018, which the rule does not cite")


@pytest.mark.parametrize(
    ("more", "part"),
    [
        ("@variant second-2020\nOther text.\n", "say with @changed what the difference comes to"),
        ("@variant second-2020\n@changed It differs.\n", "the variant for second-2020 has no text"),
        ("@variant second-2020\nOther.\n@changed It differs.\n@reworded\n", "has a variant and is @reworded"),
        ("@variant second-2020\nA.\n@variant second-2020\nB.\n@changed It differs.\n", "a second variant for second-2020"),
        ("@standing silent\n", "'X' is silent; give at least two `@reading NAME | SENTENCE`"),
        ("@standing disputed\n@reading one | Only one.\n", "'X' is disputed; give at least two"),
        ("@reading a | A.\n@reading b | B.\n", "has readings but is neither silent nor disputed"),
        ("@standing silent\n@reading no bar\n@reading b | B.\n", "a reading is `@reading NAME | SENTENCE`"),
        ("@standing derived\n", "@standing derived names the rules it follows from"),
        ("@standing sillent\n", "unknown standing 'sillent'; did you mean 'silent'?"),
        ("@kind exampel\n", "unknown kind 'exampel'; did you mean 'example'?"),
        ("@reworded somehow\n", "@reworded stands alone"),
        ("@also Another Name\n", "@also belongs to glossary terms"),
        ("@asked\n", "@asked says nothing"),
        ("@\n", "unknown attribute @"),
        ("@asked how\nand a line of its own\n", "this text belongs to no rule"),
    ],
)
def test_attributes_that_do_not_fit(toy, more, part):
    """Attributes that lack something, contradict each other, or do not exist are each reported in the chapter."""
    line = add(toy, f"### X {{#more/x}}\n\nText.\n\n{CITE}\n{more}")
    found = problems(toy)
    assert any(part in p.message and p.file.endswith("play.md") and line <= p.line <= line + 9 for p in found), found


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("### No id here\n\nText.\n", "the heading 'No id here' needs an id such as {#no-id-here}"),
        ("### Bad id {#Bad Id}\n\nText.\n", "needs an id such as {#bad-id}, not 'Bad Id'"),
        ("###No space {#x/y}\n", "not a heading"),
        ("##### Too deep {#x/y}\n", "not a heading"),
        ("# Second {#second}\n", "a second chapter heading; one chapter a file"),
        ("### Empty {#x/y}\n\n" + CITE + "\n", "'Empty' has no text"),
    ],
)
def test_bad_headings(toy, text, part):
    """A heading that is none, has no id, or has nothing below it is reported on its line."""
    line = add(toy, text)
    found = problems(toy)
    assert any(part in p.message and p.line == line and p.file.endswith("play.md") for p in found), found


@pytest.mark.parametrize(
    ("text", "line", "part"),
    [
        ("No heading.\n", 1, "this text belongs to no rule"),
        ("@see boat/load\n", 1, "@see stands under no rule"),
        ("## Section {#section}\n\nText.\n", 3, "this text belongs to no rule"),
        ("\n\n", 1, "the file has no `# Title {#id}` heading"),
        ("# C {#c}\n\n#### Deep {#deep}\n\nText.\n\n" + CITE + "\n", 3, "a #### rule needs a ### rule above it"),
    ],
)
def test_text_outside_a_rule(toy, text, line, part):
    """Text and attributes that no rule stands above are reported, and a file without a chapter heading."""
    (toy.folder / "glossary.md").write_text(text, encoding="utf-8")
    found = problems(toy)
    assert any(part in p.message and p.line == line and p.file.endswith("glossary.md") for p in found), found


def test_round_trip_through_sqlite(toy, tmp_path):
    """A book comes back from the SQLite file exactly as it was written."""
    add(
        toy,
        "### S {#more/s}\n\nOpen, “quoted” — naïve.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n"
        f"{CITE}\n@standing disputed\n@reading wide | All.\n@reading none | None.\n@touches boat/load\n",
    )
    change(toy.folder / "book.toml", 'short = "Harbour"', 'short = "Harbour"\nnames = ["Old \\"Salt\\" Ned"]')
    books = load_books(toy.texts)
    rows.write_library(tmp_path / "round.db", books, "some key")
    assert rows.read_library(tmp_path / "round.db") == books


def test_round_trip_of_the_real_texts(library: Library):
    """The real library, read from its SQLite file, equals what the loader makes of the texts."""
    books, cards = load_texts()
    assert library.books == books
    assert library.cards == cards


def test_ids_and_links_of_the_real_texts(library: Library):
    """In the real texts every rule stands in an edition, and nothing that is shown holds a link mark."""
    for rule in library.rules.values():
        assert rule.editions, rule.id
        assert re.fullmatch(r"\d+\.\d+(\.\d+)?", rule.number)
        assert not any("[[" in rule.text_in(e) or "{#" in rule.text_in(e) for e in rule.editions), rule.id
    assert len({(r.game, r.number) for r in library.rules.values()}) == len(library.rules)
