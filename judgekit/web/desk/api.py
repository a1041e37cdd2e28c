"""The desk in the JSON API: rulings to read, entries to send, the PIN."""

from __future__ import annotations

from typing import Any

from flask import Response, abort, jsonify, request

from judgekit.desk.check import BadEntry, checked
from judgekit.desk.journal import Kept
from judgekit.desk.model import PRECEDENCE, Authority, Entry, Ruling, State
from judgekit.desk.precedents import Matter, about_card, about_rule, in_order
from judgekit.desk.search import RulingSearch, ruling_hit_json, ruling_json
from judgekit.desk.stats import statistics
from judgekit.desk.summary import day_of
from judgekit.nearest import did_you_mean
from judgekit.web.api import api, flag, limit, wanted, wanted_day
from judgekit.web.cards import card_or_404
from judgekit.web.desk.access import COOKIE, LASTS, desk, let_in, may_write, writes
from judgekit.web.desk.openapi import LATEST
from judgekit.web.reading import rule_or_404
from judgekit.web.scope import library, searcher

MOST_AT_ONCE = 100
MOST_GIVEN = 1000


def rulings() -> RulingSearch:
    """The rulings of this application."""
    return searcher().rulings


def posted() -> dict[str, Any]:
    """The JSON object that was posted, as JSON and nothing else: no form of another site can send that."""
    data = request.get_json(silent=True)
    if not request.is_json or not isinstance(data, dict):
        abort(400, "post a JSON object as application/json")
    return data


def whole(ruling: Ruling) -> dict[str, Any]:
    """A ruling with its history and what is in conflict."""
    trusted = may_write()
    rivals = {
        name: [{"judge": r.entry.judge, "made": r.entry.made, "value": r.value} for r in found]
        for name, found in ruling.conflicts.items()
        if trusted or name != "players"
    }
    history = [e.as_record() | {"received": e.received, "set": {k: v for k, v in e.set.items() if trusted or k != "players"}} for e in ruling.entries]
    return ruling_json(ruling, players=trusted) | {"heads": list(ruling.heads), "rivals": rivals, "history": history}


@api.get("/rulings")
def rulings_list() -> Response:
    """The rulings of this desk, those that hold first, by authority."""
    found = chosen()
    return jsonify([ruling_json(r, players=may_write()) for r in found[: limit(200, MOST_GIVEN)]])


def chosen() -> list[Ruling]:
    """The rulings that a request's parameters leave."""
    every = [r for r in desk().rulings.values() if r.is_whole]
    if name := wanted("rule"):
        every = about_rule(desk(), rule_or_404(name).id)
    if name := wanted("card"):
        kept = {r.id for r in every}
        every = [r for r in about_card(desk(), rulings().groups, card_or_404(name).id) if r.id in kept]
    for name, known in (("authority", list(Authority)), ("state", list(State))):
        if (value := wanted(name)) and value not in set(known):
            abort(400, f"{name} is one of {', '.join(known)}")
        every = [r for r in every if not value or r.values.get(name, known[-1] if name == "authority" else known[0]) == value]
    day, judge = wanted_day(), wanted("judge")
    every = [r for r in every if (not day or day_of(r.time) == day) and (not judge or r.judge.casefold() == judge.casefold())]
    return in_order(every)


@api.get("/rulings/<name>")
def ruling(name: str) -> Response:
    """One ruling with its history."""
    return jsonify(whole(desk().ruling(name)))


@api.post("/precedents")
def precedents() -> Response:
    """Earlier rulings on what is before the judge."""
    data = posted()
    texts = {name: data.get(name, "") for name in ("question", "case", "game")}
    lists = {name: data.get(name, []) for name in ("rules", "cards")}
    if not all(isinstance(t, str) and len(t) <= 60_000 for t in texts.values()):
        abort(400, "question, case and game are texts")
    if not all(isinstance(v, list) and len(v) <= 200 and all(isinstance(x, str) for x in v) for v in lists.values()):
        abort(400, "rules and cards are lists of ids")
    if not any((*texts.values(), *lists.values())):
        abort(400, "there is nothing to find rulings on; post question, rules, cards or case")
    matter = Matter(texts["question"], tuple(lists["rules"]), tuple(lists["cards"]), texts["case"], texts["game"])
    return jsonify([ruling_hit_json(n, p) for n, p in enumerate(rulings().on(matter), 1)])


@api.get("/desk")
def about() -> Response:
    """What this desk is, and whether this device may write on it."""
    return jsonify(
        {
            "desk": desk().id,
            "lasting": desk().is_lasting,
            "event": desk().event,
            "may_write": may_write(),
            "logs_questions": desk().logs_questions,
            "last": desk().last,
            "rulings": len(desk().rulings),
            "precedence": [{"of": of, "name": name, "what": what} for of, name, what in PRECEDENCE],
        }
    )


@api.get("/desk/entries")
@writes
def entries() -> Response:
    """The entries behind a place in the order of arrival."""
    after = request.args.get("after", "0")
    if not (after.isascii() and after.isdigit() and int(after[:16]) <= LATEST):
        abort(400, f"after is a number from 0 to {LATEST}")
    found = desk().journal.entries(int(after), limit(MOST_GIVEN, MOST_GIVEN))
    records = [e.as_record() | {"seq": e.seq, "received": e.received} for e in found]
    return jsonify({"desk": desk().id, "last": found[-1].seq if found else int(after), "entries": records})


@api.post("/desk/entries")
@writes
def send() -> Response:
    """Keeps entries: each once, however often it is sent. An answer that says `kept` or `known` comes after the disk has it."""
    sent = posted().get("entries")
    if not isinstance(sent, list) or not 1 <= len(sent) <= MOST_AT_ONCE:
        abort(400, f"entries is a list of 1 to {MOST_AT_ONCE} entries")
    results: list[dict[str, Any]] = []
    good: list[Entry] = []
    for each in sent:
        try:
            good.append(checked(each))
        except BadEntry as error:
            name = each.get("id") if isinstance(each, dict) else None
            results.append({"id": name if isinstance(name, str) else "", "status": "refused", "error": str(error)})
    kept = desk().add(good) if good else []
    results += [as_result(k, e) for k, e in zip(kept, good, strict=True)]
    return jsonify({"desk": desk().id, "lasting": desk().is_lasting, "last": desk().last, "results": results})


def as_result(kept: Kept, entry: Entry) -> dict[str, Any]:
    """What became of an entry, with what looks odd about it."""
    out: dict[str, Any] = {"id": kept.id, "status": kept.status}
    if kept.status == "clash":
        out["error"] = "another entry has this id already"
    known = [*library().rules]
    named = [*entry.set.get("rules", []), *entry.set.get("contradicts", [])]
    if odd := [f"there is no rule {n!r} here{did_you_mean(n, known)}" for n in named if n not in library().rules]:
        out["warnings"] = odd
    return out


@api.post("/desk/session")
def session() -> Response:
    """Takes the PIN of a device in the hall."""
    pin = posted().get("pin")
    if not isinstance(pin, str):
        abort(400, 'post {"pin": "…"}')
    answer = jsonify({"may_write": True})
    remember(answer, let_in(pin))
    return answer


def remember(answer: Response, token: str) -> None:
    """Puts the token of a device into its browser, out of the reach of scripts and of other sites."""
    answer.set_cookie(COOKIE, token, max_age=LASTS, httponly=True, samesite="Strict", secure=request.is_secure)


@api.post("/desk/asked")
@writes
def asked() -> Response:
    """Keeps a question that was asked, where that is switched on."""
    data = posted()
    question, rule, seconds = data.get("question"), data.get("rule", ""), data.get("seconds")
    if not isinstance(question, str) or not question.strip() or len(question) > 2000 or not isinstance(rule, str) or len(rule) > 200:
        abort(400, "question is a text, rule an id")
    if not isinstance(data.get("answered", True), bool) or not isinstance(seconds, int | float | None) or isinstance(seconds, bool):
        abort(400, "answered is true or false, seconds a number")
    took = round(float(seconds), 1) if isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 <= seconds < 3600 else None
    if desk().logs_questions:
        desk().journal.note_question(question.strip(), "", data.get("answered") is True, rule, took)
    return jsonify({"kept": desk().logs_questions})


@api.get("/desk/stats")
def stats() -> Response:
    """Figures; with names only for those who may write."""
    return jsonify(statistics(desk(), anonymous=flag("anonymous") or not may_write()))
