"""What the desk's tests and its benchmark share: a process that writes entries and says which were acknowledged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WRITER = """
import sys
from pathlib import Path
from judgekit.desk.check import checked
from judgekit.desk.desk import Desk
desk, device = Desk(Path(sys.argv[1])), sys.argv[2]
for number in range(int(sys.argv[3])):
    name = f"{device}-{number:06}"
    values = {"asked": name, "ruled": "x" * (number % 700 + 1)}
    entry = {"id": "e-" + name, "ruling": "r-" + name, "kind": "ruled", "judge": device, "made": "", "set": values}
    [kept] = desk.add([checked(entry)])
    print(kept.id, kept.status, flush=True)
"""


def writer(folder: Path, device: str, count: int, **more: object) -> subprocess.Popen[str]:
    """Starts a process that writes entries one by one, and prints each when it is acknowledged."""
    return subprocess.Popen([sys.executable, "-c", WRITER, str(folder), device, str(count)], stdout=subprocess.PIPE, text=True, **more)


def acknowledged(lines: str) -> list[str]:
    """The ids that a writer printed; a line that was cut off counts for nothing."""
    return [line.split()[0] for line in lines.split("\n")[:-1] if line.endswith(" kept")]


def entry(name: str, judge: str = "Ana", kind: str = "ruled", **more: object) -> dict[str, object]:
    """An entry as a device sends it."""
    values = more.pop("set", {"asked": f"What about {name}?", "ruled": "Yes."})
    return {"id": f"entry-{name}", "ruling": more.pop("ruling", f"ruling-{name}"), "kind": kind, "judge": judge, "made": "", "set": values, **more}
