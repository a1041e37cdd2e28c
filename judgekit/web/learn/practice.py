"""Practice: questions of the case book and about random duels. What a learner has done is kept by the browser and only passes through here."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, abort, jsonify, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Reply

from judgekit.errors import JudgekitError, UnknownName
from judgekit.teaching.board import view
from judgekit.teaching.duels import LARGEST_SEED, Dice
from judgekit.teaching.model import LEVELS
from judgekit.teaching.pool import Entry, mark
from judgekit.teaching.progress import Progress, tallies
from judgekit.teaching.quiz import Item, duel_item, item
from judgekit.teaching.schedule import review
from judgekit.web.learn.pages import number, rule_of, said, shown_question, standing, teaching
from judgekit.web.scope import edition_in, scope

practice = Blueprint("practice", __name__)
FILTERS = ("topic", "level", "rule", "card")
LARGEST_SCORE = 9999
TRIES = 40
DUEL_EDITIONS = {"rulebook-2023": "2023", "playtest-5.9.4e": "playtest"}


def chosen() -> dict[str, Any]:
    """The filters that are set, as they stand in an address."""
    return {k: v for k, v in filters().items() if v}


def without(name: str) -> dict[str, str]:
    """What is wanted but for one filter."""
    return {k: v for k, v in chosen().items() if k != name}


def filters() -> dict[str, str]:
    """What the address says that is wanted."""
    return {name: request.args.get(name, "").strip()[:80] for name in FILTERS}


def wanted() -> list[Entry]:
    """The questions that fit the address."""
    edition = edition_in("five-sails").id if scope().game == "five-sails" and scope().edition else ""
    try:
        return teaching().pool.wanted(**filters(), edition=edition)
    except UnknownName as error:
        abort(404, str(error))


@practice.get("/practice")
def start() -> str:
    """What to practise: by topic, level, rule and card, or endless duels."""
    known = {"topics": teaching().pool.topics, "levels": LEVELS}
    return render_template("learn_practice.html", **known, chosen=filters(), count=len(wanted()), without=without)


@practice.get("/practice/next")
def following() -> Reply:
    """The next question: one that fits, drawn by the number in the address."""
    place = number("n", LARGEST_SEED)
    score: dict[str, Any] = {k: number(k, LARGEST_SCORE) for k in ("asked", "right")}
    if request.args.get("duels") == "1":
        dice = Dice(f"practice {place}")
        edition = DUEL_EDITIONS.get(edition_in("five-sails").id, "2023")
        return redirect(url_for(".question", id_=f"duel-{dice.below(LARGEST_SEED)}-{edition}", duels=1, n=place, **score))
    entry = drawn(wanted(), place, frozenset())
    if entry is None:
        return redirect(url_for(".start", none=1, **chosen()))
    return redirect(url_for(".question", id_=entry.id, n=place, **score, **chosen()))


def drawn(fitting: list[Entry], place: int, known: frozenset[str]) -> Entry | None:
    """A question that fits and can be asked; one that the learner does not know, as long as there is any."""
    fresh = [e for e in fitting if e.id not in known] or fitting
    dice = Dice(f"practice {place}")
    for _ in range(TRIES if fresh else 0):
        entry = dice.pick(fresh)
        if teaching().pool.is_sound(entry):
            return entry
    return None


def item_or_404(id_: str) -> Item:
    """A question by its address."""
    parts = id_.split("-")
    if parts[0] == "duel" and len(parts) == 3 and parts[1].isascii() and parts[1].isdigit() and parts[2] in DUEL_EDITIONS.values():
        return duel_item(int(parts[1][:12]) % LARGEST_SEED, parts[2])
    try:
        entry = teaching().pool.find(id_)
    except UnknownName as error:
        abort(404, str(error))
    if not teaching().pool.is_sound(entry):
        abort(404, "this question cannot be asked any more")
    return item(teaching().pool, entry)


@practice.get("/practice/q/<id_>")
def question(id_: str) -> str:
    """One question with its board; its address can be shared."""
    found = item_or_404(id_)
    state = shown_question(found.question)
    answered = bool(state["taken"]) or state["solved"]
    first = state["first"] is not None and found.question.answers[state["first"]].right
    score: dict[str, Any] = {"asked": number("asked", LARGEST_SCORE) + answered, "right": number("right", LARGEST_SCORE) + first}
    moment = found.moment
    shown = view(moment.after, moment.before) if state["solved"] and moment.lines else view(moment.before)
    more = chosen() | ({"duels": 1} if request.args.get("duels") == "1" else {})
    onward = url_for(".following", n=int(mark(f"{id_}{number('n', LARGEST_SEED)}"), 16) % LARGEST_SEED, **score, **more)
    given = {"item": found, "moment": moment, "board": shown, "score": score, "onward": onward, "said": said, "rule_of": rule_of}
    kept = {"asked": number("asked", LARGEST_SCORE), "right": number("right", LARGEST_SCORE), "n": number("n", LARGEST_SEED), **more}
    return render_template(
        "learn_question.html", **given, **state, standing=standing, edition=found.edition, stepped=state["solved"] and moment.lines != (), kept=kept
    )


def posted() -> dict[str, Any]:
    """The JSON that was posted."""
    data = request.get_json(silent=True)
    if not isinstance(data, dict):
        abort(400, 'post JSON: {"state": null, "rating": 3}')
    return data


@practice.post("/practice/review")
def reviewed() -> Response:
    """When a question comes again: the state of its card after an answer."""
    data = posted()
    try:
        return jsonify({"state": review(data.get("state"), data.get("rating", 0))})
    except (JudgekitError, TypeError) as error:
        return refused(str(error))


@practice.post("/practice/advice")
def advice() -> Response:
    """The next question that the learner does not know, and the topics that go badly."""
    data = posted()
    known, place = data.get("known", []), data.get("n", 0)
    if not isinstance(known, list) or not isinstance(place, int):
        return refused('"known" is a list of questions, "n" a number')
    try:
        weak = Progress(topics=tallies(data, "topics", "what was posted")).weak()
    except JudgekitError as error:
        return refused(str(error))
    fitting = wanted()
    entry = drawn(fitting, place % LARGEST_SEED, frozenset(str(k) for k in known))
    more = chosen()
    address = url_for(".question", id_=entry.id, **more) if entry else None
    fresh = sum(e.id not in set(map(str, known)) for e in fitting)
    return jsonify({"address": address, "new": fresh, "weak": weak})


def refused(why: str) -> Response:
    """What cannot be done, with the reason."""
    answer = jsonify({"error": why})
    answer.status_code = 400
    return answer
