"""The words of the interface: English in the templates, and a translation for each catalogue under translations/."""

from __future__ import annotations

import gettext
from functools import lru_cache
from pathlib import Path

from flask import Flask, g, has_request_context, request

FOLDER = Path(__file__).parent / "translations"
DOMAIN = "judgekit"


def known() -> list[str]:
    """The languages that have a catalogue, English first."""
    return ["en", *sorted(f.parts[-3] for f in FOLDER.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))]


@lru_cache
def catalogue(language: str) -> gettext.NullTranslations:
    """The catalogue of a language; English where there is none."""
    return gettext.translation(DOMAIN, FOLDER, [language], fallback=True)


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
    """Gives the templates `_`, `gettext` and `{% trans %}`."""
    app.jinja_env.add_extension("jinja2.ext.i18n")
    app.jinja_env.install_gettext_callables(_, several, newstyle=True)  # type: ignore[attr-defined] # comes with the extension
    app.jinja_env.globals["language"] = language
