"""Writes every text of the interface into judgekit/web/translations/judgekit.pot, from which a translation is begun.

python scripts/messages.py           writes the file
cp judgekit/web/translations/judgekit.pot judgekit/web/translations/de.po    begins a translation
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from jinja2 import Environment

WEB = Path(__file__).resolve().parent.parent / "judgekit" / "web"
TARGET = WEB / "translations" / "judgekit.pot"
IN_PYTHON = re.compile(r"\b_\(\s*(\"(?:[^\"\\]|\\.)*\")")


def messages() -> dict[str | tuple[str, str], list[str]]:
    """Each text with the files in which it stands."""
    env = Environment(extensions=["jinja2.ext.i18n"], autoescape=True, trim_blocks=True, lstrip_blocks=True)
    found: dict[str | tuple[str, str], list[str]] = {}
    for file in sorted(WEB.glob("templates/*.html")):
        for _, _, text in env.extract_translations(file.read_text(encoding="utf-8")):
            several = tuple(t for t in text if isinstance(t, str))[:2] if isinstance(text, tuple) else (text,)
            key = (several[0], several[1]) if len(several) == 2 else several[0]
            found.setdefault(key, []).append(file.name)
    for file in sorted(WEB.rglob("*.py")):
        for text in IN_PYTHON.findall(file.read_text(encoding="utf-8")):
            found.setdefault(json.loads(text), []).append(str(file.relative_to(WEB)))
    return found


def pot() -> str:
    """The catalogue without translations."""
    parts = ['msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n']
    for text, files in messages().items():
        where = f"#: {' '.join(dict.fromkeys(files))}\n"
        if isinstance(text, tuple):
            one, many = (json.dumps(t, ensure_ascii=False) for t in text)
            parts.append(f'{where}msgid {one}\nmsgid_plural {many}\nmsgstr[0] ""\nmsgstr[1] ""\n')
        else:
            parts.append(f'{where}msgid {json.dumps(text, ensure_ascii=False)}\nmsgstr ""\n')
    return "\n".join(parts)


if __name__ == "__main__":
    TARGET.write_text(pot(), encoding="utf-8")
    print(f"{len(messages())} texts")
