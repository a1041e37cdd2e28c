"""What the tests share: the real library in a folder of its own, a small game to break, and the books where they are at hand."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import toy as toy_texts
from click.testing import CliRunner, Result
from hypothesis import settings

from judgekit import paths
from judgekit.cli import main
from judgekit.library import Library
from judgekit.search import Searcher
from judgekit.web.offline import runtime as offline_runtime

ROOT = Path(__file__).resolve().parent.parent
COMMAND = [sys.executable, "-c", "from judgekit.cli import main; main(prog_name='judgekit')"]

settings.register_profile("same", derandomize=True, deadline=None)  # the same questions every time
settings.register_profile("explore", max_examples=5000, deadline=None)  # HYPOTHESIS_PROFILE=explore: new ones, and many
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


SLOW = re.compile(r"tests/test_(?:\w*browser|web\w*|offline|cli|store|import|cards|starter_games|lessons)\.py")
"""Files whose tests take seconds each: they start a server, a browser or a process, or go through all there is."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Where the processes get a file of tests at a time, what runs through the book of cases goes by topic, and what takes longest goes first."""
    if config.getvalue("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling

    config.option.loadscopereorder = False  # it takes a file of many small tests for a long one

    class ByTopic(LoadFileScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return by_topic(nodeid) or super()._split_scope(nodeid)

    return ByTopic(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that no process is left alone with it at the end."""
    scopes = [by_topic(item.nodeid) or item.nodeid.partition("::")[0] for item in items]
    weights = Counter(scopes)
    for scope in weights:
        weights[scope] *= 20 if SLOW.match(scope) else 1
    order = sorted(range(len(items)), key=lambda n: (-weights[scopes[n]], scopes[n], n))
    items[:] = [items[n] for n in order]


def by_topic(nodeid: str) -> str:
    """The topic of the book that a test plays, so that one process plays it for all of them; nothing where it plays none, or all."""
    found = re.match(r"tests/test_(?:cases|engine_rules|engine_properties|reasons_of_time)\.py::\w+\[([a-z-]+?)(?:-\d+ .*)?\]$", nodeid)
    return f"the cases about {found[1]}" if found else ""


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return ROOT


@pytest.fixture(scope="session", autouse=True)
def without_pyodide() -> Iterator[None]:
    """Pages that do not load themselves into every browser of the tests; tests/test_offline.py has one that does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(offline_runtime, "find", lambda data=None: None)
        yield


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder for the whole run."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def library(data: Path) -> Library:
    """The real library."""
    return Library.open(data)


@pytest.fixture(scope="session")
def searcher(library: Library) -> Searcher:
    """A searcher over the real library."""
    return Searcher(library)


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder beside the project with the books; not everybody has it."""
    folder = ROOT.parent / "shared"
    if not (folder / "seeds").is_dir():
        pytest.skip("the books are not at hand: there is no shared folder beside the project")
    return folder


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A small game in a folder of its own, which is the only one that judgekit finds: its `folder` of texts, and a `data` folder."""
    base = tmp_path / "toy"
    folder = toy_texts.write(base)
    monkeypatch.setattr(paths, "PACKAGE", base)
    return SimpleNamespace(base=base, folder=folder, texts=folder.parent, data=tmp_path / "toy-data")


@pytest.fixture(scope="session")
def toy_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small game's library, built once for the tests that only want to use it."""
    base = tmp_path_factory.mktemp("toy")
    toy_texts.write(base)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paths, "PACKAGE", base)
        Library.open(base / "data")
    return base / "data"


@pytest.fixture
def built_toy(toy: SimpleNamespace, toy_data: Path) -> SimpleNamespace:
    """The small game with its library built already."""
    shutil.copytree(toy_data, toy.data)
    return toy


def hear_ctrl_c() -> None:
    """What is run in the background begins deaf to Ctrl-C, and so do its children: they are to hear it as on a terminal."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def start(root: Path) -> Callable[..., subprocess.Popen[str]]:
    """Starts the real command in a process of its own."""

    def run(*arguments: object, env: dict[str, str] | None = None, base: Path | None = None, **more: object) -> subprocess.Popen[str]:
        command = (
            COMMAND
            if base is None
            else [*COMMAND[:2], f"import judgekit.paths, pathlib; judgekit.paths.PACKAGE = pathlib.Path({str(base)!r}); {COMMAND[2]}"]
        )
        clean = {k: v for k, v in os.environ.items() if k not in {"JUDGEKIT_DATA", "NO_COLOR", "FORCE_COLOR", "COLUMNS"}} | (env or {})
        streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL} | more
        return subprocess.Popen([*command, *map(str, arguments)], cwd=root, env=clean, text=True, encoding="utf-8", preexec_fn=hear_ctrl_c, **streams)

    return run


@pytest.fixture
def finish(start: Callable[..., subprocess.Popen[str]]) -> Callable[..., SimpleNamespace]:
    """Runs the real command to its end."""

    def run(*arguments: object, **more: object) -> SimpleNamespace:
        with start(*arguments, **more) as process:
            out, err = process.communicate(timeout=120)
        return SimpleNamespace(code=process.returncode, out=out, err=err)

    return run


@pytest.fixture
def invoke(data: Path, library: Library) -> Callable[..., Result]:
    """Runs a command within this process, on the real library."""

    def run(*arguments: object, input: str | bytes | None = None) -> Result:
        return CliRunner().invoke(main, ["--data", str(data), *map(str, arguments)], input=input, prog_name="judgekit")

    return run
