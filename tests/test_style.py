"""The habits of the project, held by tests."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

import judgekit

ROOT = Path(__file__).resolve().parent.parent
FREE = ("tests/", "scripts/", "benchmarks/")


def project_files() -> list[Path]:
    """The files that belong to the project, as git knows them, or all of them where there is no git."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode == 0:
        files = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        left_out = {".git", ".venv", "build", "dist", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"}
        files = [f for f in ROOT.rglob("*") if not left_out & set(f.relative_to(ROOT).parts) and ".egg-info" not in str(f)]
    return [f for f in files if f.is_file()]


def modules() -> list[str]:
    """Every module of the package."""
    return [m.name for m in pkgutil.walk_packages(judgekit.__path__, "judgekit.") if not m.name.endswith("__main__")]


def parsed(file: Path) -> ast.Module:
    """A file's syntax tree."""
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def imports(tree: ast.Module) -> set[str]:
    """Every module that a file imports, anywhere in it."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name their module in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """A tool, run in the project's folder."""
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("where", ["judgekit", "tests", "scripts", "benchmarks"])
def test_ruff(where):
    """ruff finds nothing, and would lay nothing out anew."""
    for what in (("check", "--output-format", "concise"), ("format", "--check")):
        result = run("ruff", *what, where)
        assert result.returncode == 0, result.stdout + result.stderr


def test_mypy():
    """mypy --strict finds nothing."""
    result = run("mypy")
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_exception_from_the_linters_is_explained():
    """Every `type: ignore` and `noqa` names what it ignores and says why, in a few words."""
    unexplained = []
    for file in sorted((ROOT / "judgekit").rglob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            mark = re.search(r"#\s*(?:type:\s*ignore|noqa)(?P<rest>.*)$", line)
            if mark and not re.match(r"(?:\[[\w-]+(?:, *[\w-]+)*\]|: *[A-Z]+\d+(?:, *[A-Z]+\d+)*) +(?:# +)?\w+", mark["rest"]):
                unexplained.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()}")
    assert unexplained == []


def test_the_engine_knows_only_the_model():
    """Modules of the engine import the standard library, each other, and judgekit.library.model."""
    for file in sorted((ROOT / "judgekit" / "engine").rglob("*.py")):
        for name in imports(parsed(file)):
            allowed = name.partition(".")[0] in sys.stdlib_module_names or name.startswith(("judgekit.engine", "judgekit.library.model"))
            assert allowed, f"{file.relative_to(ROOT)} imports {name}"


def test_the_games_know_no_web_and_no_database():
    """Modules of the games import neither web nor database."""
    for file in sorted((ROOT / "judgekit" / "games").rglob("*.py")):
        for name in imports(parsed(file)):
            assert not name.startswith(
                ("flask", "waitress", "sqlite", "whoosh", "judgekit.web", "judgekit.library.store", "judgekit.library.copies")
            ), file


CASE_ROOMS = ("wordings", "sentences", "steps", "expecting", "reading", "play", "boards")
"""The folders of judgekit/cases, in the order in which a line of a case goes through them."""


def test_a_room_of_cases_needs_only_those_before_it():
    """No folder of judgekit/cases imports one that comes after it."""
    for at, room in enumerate(CASE_ROOMS):
        later = tuple(f"judgekit.cases.{x}." for x in CASE_ROOMS[at + 1 :])
        files = sorted((ROOT / "judgekit" / "cases" / room).rglob("*.py"))
        assert files
        for file in files:
            assert not [n for n in imports(parsed(file)) if n.startswith(later)], file.relative_to(ROOT)


def test_the_web_page_holds_no_rules():
    """Modules of the web page import neither engine nor games' inner parts, and no database."""
    for file in sorted((ROOT / "judgekit" / "web").rglob("*.py")):
        assert not {n for n in imports(parsed(file)) if n.startswith(("sqlite", "whoosh", "judgekit.library.store", "judgekit.library.copies"))}, file


@pytest.mark.parametrize("name", modules())
def test_all_is_exact(name):
    """A module's __all__ is sorted, without doubles, and names what the module has; a package that gives names has one."""
    module = importlib.import_module(name)
    exported = getattr(module, "__all__", None)
    if exported is None:
        taken = [n for n in vars(module) if not n.startswith("_") and getattr(vars(module)[n], "__module__", name) != name]
        assert not module.__file__.endswith("__init__.py") or not [n for n in taken if n[0].isupper() and "Flask" not in n] or name == "judgekit.web"
        return
    assert list(exported) == sorted(set(exported))
    assert all(hasattr(module, n) for n in exported)
    if module.__file__.endswith("__init__.py"):
        given = {n.partition(".")[2] or n for n in ()} | {
            alias.asname or alias.name
            for node in parsed(Path(module.__file__)).body
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("judgekit")
            for alias in node.names
        }
        defined = {n.name for n in parsed(Path(module.__file__)).body if isinstance(n, ast.FunctionDef | ast.ClassDef) and not n.name.startswith("_")}
        assert set(exported) == given | defined


def test_nothing_depends_on_the_folder_beside():
    """No file outside tests, scripts and benchmarks names the folder of the books or the place of this checkout."""
    wanted = re.compile(rb"shared/|/work/")
    found = [str(f.relative_to(ROOT)) for f in project_files() if not str(f.relative_to(ROOT)).startswith(FREE) and wanted.search(f.read_bytes())]
    assert found == []


def test_no_sentence_of_a_book(shared):
    """No run of nine words of a source book stands anywhere in the project."""
    result = subprocess.run([sys.executable, str(shared / "tools" / "copycheck")], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout
    assert result.stdout.startswith("0 runs")


def test_the_readme_shows_two_commands():
    """The README sets the project up with `make serve` and `make test`, and with nothing else."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\bmake [a-z]+", text)) == {"make serve", "make test"}
    assert not re.search(r"\bpip3? install|\bapt(-get)? |\bpython3? -m venv|\buv |\bpoetry ", text)
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"serve", "test", "check", "bench"} <= set(targets)


def test_every_dependency_is_explained():
    """CONTRIBUTING.md says why each dependency is there."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for line in (*project["dependencies"], *project["optional-dependencies"]["test"]):
        name = re.match(r"[\w-]+", line)[0]
        assert f"`{name}`" in text, name


def test_links_in_the_documentation():
    """Every file that the documentation links to exists."""
    for file in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))):
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", file.read_text(encoding="utf-8")):
            assert (file.parent / target).exists(), f"{file.name} links to {target}"


def test_every_module_and_test_has_a_docstring():
    """Every module of the project and every test function begins with a docstring; a test's is one sentence."""
    lacking = []
    for file in (*(ROOT / "judgekit").rglob("*.py"), *(ROOT / "tests").rglob("*.py")):
        tree = parsed(file)
        if not ast.get_docstring(tree):
            lacking.append(str(file.relative_to(ROOT)))
        for node in ast.walk(tree) if file.name.startswith("test_") else ():
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                doc = ast.get_docstring(node) or ""
                if not doc.endswith(".") or "\n" in doc:
                    lacking.append(f"{file.name}: {node.name}")
    assert lacking == []


def test_every_test_asserts():
    """No test function is without an assertion, its own or that of a helper it calls."""

    def asserts(node: ast.AST, helpers: set[str]) -> bool:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Assert) or (isinstance(inner, ast.Attribute) and inner.attr in {"raises", "warns"}):
                return True
            if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id in helpers:
                return True
        return False

    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        functions = [n for n in parsed(file).body if isinstance(n, ast.FunctionDef)]
        helpers = {n.name for n in functions if not n.name.startswith("test_") and asserts(n, set())}
        assert [n.name for n in functions if n.name.startswith("test_") and not asserts(n, helpers)] == [], file.name
