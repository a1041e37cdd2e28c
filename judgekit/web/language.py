"""The words of the interface: English in the templates, and a translation for each `translations/LANGUAGE.po`."""

from __future__ import annotations

import ast
from functools import lru_cache
from gettext import NullTranslations
from pathlib import Path

from flask import Flask, g, has_request_context, request

FOLDER = Path(__file__).parent / "translations"


class Catalogue(NullTranslations):
    """One language: the texts of a .po file as it stands, so that nothing is compiled. What is missing stays English."""

    def __init__(self, texts: dict[str, tuple[str, ...]]) -> None:
        super().__init__()
        self.texts = texts

    def gettext(self, message: str) -> str:
        """A text in this language."""
        return next((t for t in self.texts.get(message, ()) if t), message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """A text that depends on a count, in a language with one singular and one plural."""
        found = self.texts.get(msgid1, ())
        return (found[0] if n == 1 else found[-1]) if len(found) > 1 else (msgid1 if n == 1 else msgid2)


def read_po(text: str) -> dict[str, tuple[str, ...]]:
    """The texts of a .po file: the English to the translation, or to its singular and plural."""
    out: dict[str, tuple[str, ...]] = {}
    entry: dict[str, str] = {}
    key = ""
    for line in [*text.splitlines(), 'msgid ""']:
        word, _, rest = line.strip().partition(" ")
        if word == "msgid":
            if entry.get("msgid"):
                out[entry["msgid"]] = tuple(v for k, v in sorted(entry.items()) if k.startswith("msgstr"))
            entry = {}
        if word.startswith("msg"):
            key, entry[word] = word, str(ast.literal_eval(rest))
        elif word.startswith('"'):
            entry[key] += str(ast.literal_eval(line.strip()))
    return out


def known() -> list[str]:
    """The languages that there are, English first."""
    return ["en", *sorted(f.stem for f in FOLDER.glob("*.po"))]


@lru_cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language."""
    file = FOLDER / f"{language}.po"
    return Catalogue(read_po(file.read_text(encoding="utf-8")) if language != "en" else {})


def language() -> str:
    """The language of this request: the best of those that the browser asks for."""
    if not has_request_context():
        return "en"
    if "language" not in g:
        g.language = request.accept_languages.best_match(known(), "en")
    return str(g.language)


def _(text: str) -> str:
    """A text of the interface in the language of this request."""
    return catalogue(language()).gettext(text)


def several(one: str, many: str, count: int) -> str:
    """A text of the interface that depends on a count."""
    return catalogue(language()).ngettext(one, many, count)


def speak(app: Flask) -> None:
    """Gives the templates `_`, `ngettext` and `{% trans %}`."""
    app.jinja_env.add_extension("jinja2.ext.i18n")
    app.jinja_env.install_gettext_callables(_, several, newstyle=True)  # type: ignore[attr-defined] # comes with the extension
    app.jinja_env.globals["language"] = language
