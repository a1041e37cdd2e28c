"""Nothing is said without a rule that exists in the position's edition."""

import re
from pathlib import Path

from engine_tools import ROOT, books, by_topic, reports, rules_of, wrong_rules

from judgekit.games.five_sails import GAME

NEW, OLD = GAME.editions


@by_topic
def test_lines_cite_rules_of_their_edition(topic):
    """Every line of every case cites a rule of the edition; what options and reasons cite, test_engine_properties.py sees on its walk."""
    for r in reports(topic):
        assert not wrong_rules(r.positions[0], [x.rule for x in r.lines])


def test_rows_cite_rules_of_their_editions():
    """Every row of every table cites a rule of each edition that has the row."""
    for procedure in GAME.procedures.values():
        for edition in GAME.editions:
            for row in procedure.rows(edition):
                rule = row.rule if isinstance(row.rule, str) else row.rule[edition]
                assert f"five-sails/{rule}" in rules_of(edition), (procedure.name, row.name, edition, rule)


def test_words_cite_existing_rules():
    """Every word of the vocabulary, every event, question and edit cites a rule that exists."""
    for edition in GAME.editions:
        rules = (
            [e.rule for e in GAME.vocabulary.entries.values()]
            + [e.rule for e in GAME.events.values()]
            + [q.rule for q in GAME.questions.values()]
            + [e.rule for e in GAME.edits.values()]
        )
        for rule in rules:
            named = rule if isinstance(rule, str) else rule[edition]
            assert f"five-sails/{named}" in rules_of(NEW) | rules_of(OLD), named


def test_every_rule_named_in_the_source_exists():
    """Every text in the game's source that looks like a rule id is one."""
    known = rules_of(NEW) | rules_of(OLD)
    for file in sorted((ROOT / "judgekit/games/five_sails").rglob("*.py")):
        for name in re.findall(r'"([a-z-]+/[a-z0-9-]+)"', file.read_text(encoding="utf-8")):
            assert f"five-sails/{name}" in known, (file.name, name)


def test_readings_are_those_of_the_library():
    """The readings of each open point are those of the library's rule, in its order."""
    rules = {r.id: r for b in books() for r in b.rules}
    for point in GAME.points.values():
        rule = rules[f"five-sails/{point.rule}"]
        assert tuple(r[0] for r in point.readings) == tuple(r.name for r in rule.readings), point.rule


def test_engine_knows_no_game():
    """The engine imports the standard library and itself, nothing else of judgekit but the library's model."""
    for file in sorted((ROOT / "judgekit/engine").glob("*.py")):
        for line in file.read_text(encoding="utf-8").splitlines():
            found = re.match(r"\s*(?:from|import) (judgekit[\w.]*)", line)
            assert not found or found[1].startswith("judgekit.engine") or found[1] == "judgekit.library.model", (file.name, line)


def test_games_know_no_web():
    """The games import no web and no database."""
    for file in sorted(Path(ROOT / "judgekit/games").rglob("*.py")):
        assert not re.search(r"import (?:flask|sqlite|judgekit\.web|whoosh)|judgekit\.web", file.read_text(encoding="utf-8")), file.name


def test_the_tables_are_in_the_documentation():
    """docs/engine.md names every procedure with its rows, so that a case can pause before them."""
    text = (ROOT / "docs/engine.md").read_text(encoding="utf-8")
    for name, procedure in GAME.procedures.items():
        rows = ", ".join(f"`{r}`" for r in dict.fromkeys(row.name for row in procedure.table))
        assert f"| `{name}` | {procedure.title} | {rows} |" in text, name
