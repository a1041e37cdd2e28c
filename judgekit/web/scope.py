"""What a request is about: the game and edition chosen, kept in every address, and the library behind it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from flask import Flask, current_app, g, request

from judgekit.errors import UnknownName
from judgekit.library import Book, Edition, Library, Rule
from judgekit.library.model import shown_edition
from judgekit.search import Answer, Searcher
from judgekit.search.words import tokens

LIMIT = 10


@dataclass(frozen=True, slots=True)
class Scope:
    """The game and the edition that were chosen, each empty where none was."""

    game: str = ""
    edition: str = ""

    @property
    def address(self) -> str:
        """As it stands in an address: `five-sails/playtest-5.9.4e`."""
        return "/".join(x for x in (self.game, self.edition) if x)


def searcher() -> Searcher:
    """The searcher of this application."""
    found: Searcher = current_app.extensions["searcher"]
    return found


def library() -> Library:
    """The library of this application."""
    return searcher().library


def scope() -> Scope:
    """The game and edition chosen in the address: `in=game/edition`. What does not exist is no choice."""
    if "scope" not in g:
        g.scope = read_scope(request.args.get("in", ""))
    found: Scope = g.scope
    return found


def read_scope(text: str) -> Scope:
    """A game and edition as they stand in an address."""
    game, _, edition = text.partition("/")
    try:
        return Scope(library().book(game).game, library().edition(game, edition).id if edition else "") if game else Scope()
    except UnknownName:
        return Scope()


def book() -> Book:
    """The book of the chosen game, or the first."""
    chosen = scope().game
    return library().book(chosen) if chosen else library().books[0]


def edition_in(game: str) -> Edition:
    """The edition in which a game is read: the one chosen, or the current one."""
    chosen = scope()
    return library().edition(game, chosen.edition if chosen.game == game else None)


def reading_edition(rule: Rule) -> str:
    """The edition in which a rule is shown: as the address says, as chosen, or the current one; always one in which it stands."""
    wanted = request.args.get("edition") or edition_in(rule.game).id
    return wanted if rule.stands_in(wanted) else shown_edition(library().book(rule.game), rule)


def ask(question: str, *, game: str | None = None, edition: str | None = None, limit: int = LIMIT, mend: bool = True, typing: bool = False) -> Answer:
    """The answer to a question; one at a time, for a searcher is one thread's.

    While somebody types, the words are first taken as they stand, then the last for the beginning of one, then as mistyped.
    """
    with current_app.extensions["asking"]:
        if not typing:
            return searcher().ask(question, game=game, edition=edition, limit=limit, mend=mend)
        answer = searcher().ask(question, game=game, edition=edition, limit=limit, mend=False)
        if answer.answered and not answer.unknown:
            return answer
        begun = searcher().ask(question, game=game, edition=edition, limit=limit, typing=True)
        if begun.answered and is_begun(question, begun):
            return begun
        mended = searcher().ask(question, game=game, edition=edition, limit=limit)
        return mended if mended.answered else begun


def is_begun(question: str, answer: Answer) -> bool:
    """Whether the last word typed is the beginning of a word that was found; if not, it was mistyped."""
    last = (tokens(question) or [""])[-1]
    found = {w for hit in answer.hits[:1] for w in hit.words}
    return not found or any(w.startswith(last) or last.startswith(w) for w in found)


def keep_scope(app: Flask) -> None:
    """Keeps the choice in every address of a page, and gives it to the templates."""

    @app.url_defaults
    def with_scope(endpoint: str, values: dict[str, Any]) -> None:
        if (not endpoint.startswith(("static", "api.", "offline.")) or endpoint == "offline.about") and scope().address:
            values.setdefault("in", scope().address)

    @app.context_processor
    def choice() -> dict[str, Any]:
        of = book()
        return {"scope": scope(), "library": library(), "book": of, "chosen": edition_in(of.game), "data_date": data_date(), "data_age": data_age()}


def data_date() -> str:
    """The day on which the data in use was built."""
    given: str | None = current_app.config.get("DATA_DATE")
    built = library().built_files
    if given is None and built:
        return datetime.fromtimestamp(built[0].stat().st_mtime, UTC).date().isoformat()
    return given or ""


def data_age() -> int | None:
    """How many days old the data in use is."""
    built = data_date()
    return (datetime.now(UTC).date() - date.fromisoformat(built)).days if built else None
