"""The pages about cards: the gallery with its filters, a card and what it means in play, and the check of a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from judgekit.errors import JudgekitError, UnknownName
from judgekit.library import Card
from judgekit.library.card_rules import Meaning, meanings, open_points
from judgekit.library.cards import COVERAGE, FACTIONS, KEYWORDS, KINDS, TYPES
from judgekit.library.casebook import CaseEntry
from judgekit.library.deck_list import read_list
from judgekit.library.deck_rules import GAME, PLACES, DeckReport, check_deck
from judgekit.web.scope import ask, book, edition_in, library, scope

cards = Blueprint("cards", __name__)
MOST = 1000
NUMBERS = ("cost", "resolve", "combat", "finesse", "influence", "riposte", "parry", "thrust", "crew", "panache", "initiative")
SORTS = ("name", "type", "faction", *NUMBERS)
FURTHER = ("trait", "keyword", "ability", "coverage", "sort")
"""The fields that are folded away until one of them is used."""
CHOICES = {"type": TYPES, "faction": FACTIONS, "keyword": KEYWORDS, "ability": KINDS, "coverage": COVERAGE}


@dataclass(frozen=True, slots=True)
class Explained:
    """A paragraph of a card with the rules about it, by what they are about."""

    label: str
    text: str
    coverage: str
    found: list[Meaning]


@cards.get("/cards")
def gallery() -> str:
    """The cards that the filters leave."""
    query = filters()
    answer, problem = None, ""
    try:
        answer = ask(query, game=scope().game or None, limit=MOST)
    except JudgekitError as error:
        problem = str(error)
    abilities = [a.coverage for c in library().all_cards if not c.source for a in c.abilities]
    given = {name: value for name in ("words", *CHOICES, "trait", *NUMBERS) if (value := request.args.get(name, "").strip())}
    traits = sorted({t for c in library().all_cards for t in c.traits})
    return render_template(
        "cards.html",
        answer=answer,
        problem=problem,
        query=query,
        choices=CHOICES | {"trait": traits},
        numbers=NUMBERS,
        sorts=SORTS,
        args=request.args,
        given=given,
        without=lambda name: {k: v for k, v in request.args.items() if k != name and v},
        coverage={kind: abilities.count(kind) for kind in COVERAGE},
        without_cards=book() if scope().game and not any(c.game == scope().game for c in library().all_cards) else None,
        further=any(request.args.get(n) for n in (*FURTHER, *NUMBERS)),
    )


def filters() -> str:
    """The form's fields as the question that searches for them: `type:risk cost:<=2 sort:-combat lethal`."""
    parts = ["kind:card"]
    for name in CHOICES | {"trait": ()}:
        if value := cleaned(request.args.get(name, "")):
            parts.append(f'{name}:"{value}"')
    for name in NUMBERS:
        if value := cleaned(request.args.get(name, "")).replace(" ", ""):
            parts.append(f"{name}:{value}")
    order = request.args.get("sort", "")
    if order.lstrip("-") in SORTS:
        parts.append(f"sort:{order}")
    return " ".join([*parts, request.args.get("words", "").strip()[:500]]).strip()


def cleaned(value: str) -> str:
    """A field's value that can stand in a filter."""
    return "".join(c for c in value if c.isalnum() or c in " '-+.<>=!*")[:60].strip()


def card_or_404(name: str) -> Card:
    """A card by its id or name."""
    found = next((c for c in library().all_cards if c.id == name), None)
    if found:
        return found
    try:
        return library().card(name)
    except UnknownName as error:
        abort(404, str(error))


@cards.get("/card/<path:name>")
def card(name: str) -> str | Response:
    """A card, with what each of its abilities means in play."""
    found = card_or_404(name)
    if found.id != name:
        return redirect(url_for(".card", name=found.id))
    return render_template("card.html", **about(found))


@cards.get("/part/card/<path:name>")
def part(name: str) -> str:
    """A card as a preview."""
    return render_template("_preview_card.html", card=card_or_404(name))


def about(shown: Card) -> dict[str, Any]:
    """What a card's page shows: its paragraphs with the rules about them, what is open, and its cases."""
    known = any(b.game == shown.game for b in library().books)
    edition = edition_in(shown.game).id if known else ""
    found = {a: meanings(library(), shown, a, edition) for a in (*shown.abilities, None)} if known else {}
    every = [m for each in found.values() for m in each]
    return {
        "card": shown,
        "edition": edition,
        "paragraphs": [Explained(a.label, a.text, a.coverage, found.get(a, [])) for a in shown.abilities],
        "of_it": found.get(None, []),
        "points": open_points(library(), shown, every, edition) if known else [],
        "cases": cases_of(shown),
    }


def cases_of(shown: Card) -> list[CaseEntry]:
    """The cases on whose board a card lies."""
    return [c for c in library().cases if c.game == shown.game and any(n in c.text for n in shown.names)]


@cards.route("/deck", methods=["GET", "POST"])
def deck() -> str:
    """The check of a deck that was pasted."""
    text = request.values.get("list", "")
    report, problem = None, ""
    if text.strip():
        try:
            report = checked(text)
        except JudgekitError as error:
            problem = str(error)
    return render_template("deck.html", text=text, report=report, problem=problem, places=PLACES, edition=edition_in(GAME))


def checked(text: str, edition: str | None = None, *, empty: bool = False) -> DeckReport:
    """The report on a deck list, which may be `empty`."""
    known = [c for c in library().all_cards if c.game == GAME]
    return check_deck(library(), read_list(text, known, empty=empty), edition or edition_in(GAME).id)
