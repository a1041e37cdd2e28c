"""The pages of rulings: give one, look at one, change it; and the earlier ones that matter, shown unasked."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from judgekit.desk.check import BadEntry
from judgekit.desk.desk import new_id
from judgekit.desk.groups import BadGroup, members
from judgekit.desk.model import AUTHORITIES, PRECEDENCE, Ruling, State
from judgekit.desk.precedents import Matter, Precedent, about_card, about_rule
from judgekit.desk.summary import clock, history
from judgekit.errors import JudgekitError, StoreError, UnknownName
from judgekit.library import Rule
from judgekit.library.cards import Card
from judgekit.search import Answer
from judgekit.web.cards import card_or_404
from judgekit.web.cases import case_or_404
from judgekit.web.desk.access import desk, may_write, writes
from judgekit.web.desk.api import rulings as search
from judgekit.web.desk.forms import Form, changed, values
from judgekit.web.language import _
from judgekit.web.reading import rule_or_404
from judgekit.web.scope import book, edition_in, library, reading_edition

rulings = Blueprint("rulings", __name__)
LONGEST_CASE = 60_000
MOST_RULES = 12


def asked_of(form: Form) -> dict[str, Any]:
    """What a ruling begins with: the question, the rules and cards, and the board that were on the page before."""
    case = form.get("case", "")[:LONGEST_CASE]
    rules = [rule_or_404(name) for name in form.getlist("rule")[:MOST_RULES]]
    if number := form.get("case_number", ""):
        found = case_or_404(number)
        case = case or found.text
        rules += [library().rules[c] for c in found.cites if c in library().rules]
    cards = [card_or_404(name) for name in form.getlist("card")[:MOST_RULES]]
    rules = list(dict.fromkeys(rules))[:MOST_RULES]
    question = form.get("q", "").strip()[:2000]
    if not question and len(rules) == 1 and form.get("rule"):
        question = rules[0].title
    return {"asking": question, "rules": rules, "cards": cards, "case": case}


@rulings.route("/rulings/new", methods=["GET", "POST"])
def new() -> str:
    """The form for a ruling, filled in with what was before the judge. A board is posted here as `case`; nothing is kept yet."""
    return form_page(asked_of(request.values))


def form_page(begun: dict[str, Any], problem: str = "", form: Form | None = None) -> str:
    """The form; with what was typed where it could not be kept."""
    rules: list[Rule] = begun["rules"]
    of = library().book(rules[0].game) if rules else book()
    return render_template(
        "ruling_new.html",
        **begun,
        problem=problem,
        form=form or {},
        ruling_id=new_id(),
        entry_id=new_id(),
        picks=picks(rules),
        found=earlier(begun),
        authorities=AUTHORITIES,
        event=desk().event,
        game=of.game,
        edition=edition_in(of.game).id,
    )


def picks(rules: list[Rule]) -> list[tuple[str, str]]:
    """Answers to tap: the usual ones, and where the books leave the rule open, each reading of it."""
    written = "; ".join(f"{r.number} {r.title}" for r in rules[:3])
    out = [
        (_("As written"), _("As written: %(rules)s.") % {"rules": written} if written else _("As the rule is written.")),
        (_("Yes"), _("Yes, that is allowed.")),
        (_("No"), _("No, that is not allowed.")),
    ]
    for rule in rules:
        edition = reading_edition(rule)
        for point in (rule, *library().open_points(rule, edition)):
            out += [(reading.name, f"{point.title}: {reading.name}. {reading.text}") for reading in point.readings]
    return out[:11]


def earlier(begun: dict[str, Any]) -> list[Precedent]:
    """The earlier rulings on what is before the judge."""
    matter = Matter(begun["asking"], tuple(r.id for r in begun["rules"]), tuple(c.id for c in begun["cards"]), begun["case"])
    return search().on(matter)


@rulings.route("/part/precedents", methods=["GET", "POST"])
def precedents() -> str:
    """The earlier rulings alone, while somebody types."""
    return render_template("_precedents.html", found=earlier(asked_of(request.values)))


@rulings.post("/rulings")
@writes
def give() -> str | Response | tuple[str, int]:
    """Keeps a ruling from the form of a browser without JavaScript."""
    form = request.form
    try:
        made = {k: v for k, v in values(form, library()).items() if v}
        given = desk().give(
            form.get("judge", ""), {"event": desk().event} | made, ruling=form.get("ruling", ""), entry=form.get("id", ""), note=form.get("note", "")
        )
    except (BadEntry, StoreError) as error:
        begun = asked_of(form) | {"asking": form.get("asked", ""), "rules": [r for n in form.getlist("rules") if (r := library().find(n))]}
        begun["cards"] = [c for c in library().all_cards if c.id in form.getlist("cards")]
        return form_page(begun, str(error), form), 507 if isinstance(error, StoreError) else 400
    return redirect(url_for(".ruling", name=given.id), 303)


def ruling_or_404(name: str) -> Ruling:
    """A ruling by its id or the beginning of it."""
    try:
        return desk().ruling(name)
    except UnknownName as error:
        abort(404, str(error))


@rulings.get("/rulings/<name>")
def ruling(name: str) -> str | Response:
    """A ruling: what was asked and ruled, what it rests on, what became of it."""
    found = ruling_or_404(name)
    if found.id != name:
        return redirect(url_for(".ruling", name=found.id))
    return render_template("ruling.html", **about(found))


@rulings.get("/part/rulings/<name>")
def part(name: str) -> str:
    """A ruling as a preview."""
    return render_template("_preview_ruling.html", ruling=ruling_or_404(name))


def about(shown: Ruling, problem: str = "") -> dict[str, Any]:
    """What a ruling's page shows."""
    cards = {c.id: c for c in library().all_cards}
    rivals = {name: found for name, found in shown.conflicts.items() if may_write() or name != "players"}
    return {
        "ruling": shown,
        "problem": problem,
        "rules": [(name, library().rules.get(name)) for name in shown.rules],
        "against": [(name, library().rules.get(name)) for name in shown.list("contradicts")],
        "cards": [(name, cards.get(name)) for name in shown.list("cards")],
        "exceptions": [(name, cards.get(name)) for name in shown.list("exceptions")],
        "group": group_of(shown),
        "rivals": rivals,
        "steps": [(e, [(n, v) for n, v in said if n != "players" or may_write()]) for e, said in history(library(), shown)],
        "later": superseding(shown),
        "found": others_on(shown),
        "authorities": AUTHORITIES,
        "states": list(State),
        "entry_id": new_id(),
        "text_of": text_of,
    }


def superseding(shown: Ruling) -> Ruling | None:
    """The ruling that took the place of another."""
    try:
        return desk().ruling(shown.text("superseded_by")) if shown.text("superseded_by") else None
    except UnknownName:
        return None


def text_of(value: object) -> str:
    """A value of a rival, to read."""
    return "; ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def group_of(shown: Ruling) -> list[Card]:
    """The cards for which a ruling on a group stands."""
    try:
        return members(shown.text("group"), library().all_cards, shown.list("exceptions")) if shown.text("group") else []
    except BadGroup:
        return []


def others_on(shown: Ruling) -> list[Precedent]:
    """Other rulings on the same matter."""
    matter = Matter(shown.asked, shown.rules, shown.list("cards"), shown.text("case"), besides=frozenset({shown.id}))
    return search().on(matter)


@rulings.post("/rulings/<name>")
@writes
def change(name: str) -> Response | tuple[str, int]:
    """Keeps a change from the form of a browser without JavaScript."""
    found, form = ruling_or_404(name), request.form
    base = tuple(form.getlist("base"))
    try:
        made = changed(found, base, values(form, library()), form.get("settles", ""))
        if form.get("superseded_by"):
            made["superseded_by"] = desk().ruling(form["superseded_by"]).id
        if made or form.get("note"):
            desk().change(found.id, form.get("judge", ""), made, base=base, entry=form.get("id", ""), note=form.get("note", ""))
    except JudgekitError as error:
        return render_template("ruling.html", **about(found, str(error))), 507 if isinstance(error, StoreError) else 400
    return redirect(url_for(".ruling", name=found.id), 303)


def rulings_on(thing: Rule | Card) -> list[Ruling]:
    """The rulings that stand on the page of a rule or a card."""
    if isinstance(thing, Rule):
        return about_rule(desk(), thing.id)
    return about_card(desk(), search().groups, thing.id)


NEAR = 0.65
"""The share of a question that a ruling has to stand above the rules of an answer."""


def near_rulings(answer: Answer) -> list[Precedent]:
    """The rulings on the very question, which stand above the rules."""
    return [p for p in answer.rulings if p.share >= NEAR or p.cards or not answer.hits]


def further_rulings(answer: Answer) -> list[Precedent]:
    """The other rulings beside an answer, which stand below the rules."""
    near = near_rulings(answer)
    return [p for p in answer.rulings if p not in near]


def logs_questions() -> bool:
    """Whether the questions of this device are kept."""
    return desk().journal.exists and desk().logs_questions and may_write()


GLOBALS = {
    "rulings_on": rulings_on,
    "near_rulings": near_rulings,
    "further_rulings": further_rulings,
    "logs_questions": logs_questions,
    "is_lasting": lambda: desk().is_lasting,
    "clock": clock,
    "PRECEDENCE": PRECEDENCE,
}
