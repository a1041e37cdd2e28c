"""Presenting a lesson on a projector, and the audience's phones: large type, answers when they are asked for, votes without names."""

from __future__ import annotations

import re
import secrets
from hmac import compare_digest
from time import monotonic

from flask import Blueprint, Response, abort, current_app, jsonify, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Reply

from judgekit.teaching import Page, pages
from judgekit.teaching.board import view
from judgekit.web.learn.pages import edition_for, lesson_or_404, number, rule_of, said, standing, teaching
from judgekit.web.learn.votes import Room, Rooms
from judgekit.web.reach import drawn_code, own_address
from judgekit.web.safety import EVERYWHERE, LOOPBACK, host_name

present = Blueprint("present", __name__)
VOTER = re.compile(r"[\w-]{8,32}")
VOTER_COOKIE = "voter"
ONE_DAY = 24 * 3600
LONGEST_TIMER = 600


def rooms() -> Rooms:
    """The rooms of this application."""
    found: Rooms = current_app.extensions.setdefault("rooms", Rooms())
    return found


def room_or_404(code: str) -> Room:
    """A room by its code."""
    room = rooms().find(code)
    if room is None:
        abort(404, "There is no such room any more; ask for the code on the wall.")
    return room


def is_presenter(room: Room) -> bool:
    """Whether the request comes from whoever opened the room."""
    return compare_digest(request.cookies.get(f"presenter-{room.code}", ""), room.key)


def page_of(room: Room) -> Page | None:
    """The page at which a room stands."""
    found = pages(lesson_or_404(room.lesson), room.edition, teaching().cases)
    return found[room.at] if room.at < len(found) else None


@present.get("/present/<name>")
def lesson(name: str) -> str:
    """A page of a lesson in large type; the answer only where it is asked for."""
    shown = lesson_or_404(name)
    room = rooms().find(request.args.get("room", "")) if request.args.get("room") else None
    edition = room.edition if room else edition_for(shown)
    found = pages(shown, edition, teaching().cases)
    at = min(number("at", len(found)), len(found) - 1)
    page, reveal = found[at], request.args.get("show") == "1"
    if room and is_presenter(room) and room.lesson == name:
        room.move(at, shown=reveal)
    stepped = reveal and page.closes and page.moment.lines != ()
    address = vote_address(room) if room else ""
    return render_template(
        "learn_present.html",
        lesson=shown,
        edition=edition,
        page=page,
        moment=page.moment,
        question=page.question,
        at=at,
        count=len(found),
        reveal=reveal,
        stepped=stepped,
        board=view(page.moment.after, page.moment.before) if stepped else view(page.moment.before),
        room=room,
        address=address,
        code=drawn_code(address) if address else "",
        tally=room.tally(len(page.question.answers)) if room and reveal and page.question and room.at == at else None,
        timer=number("timer", LONGEST_TIMER),
        kept={k: v for k, v in (("room", room.code if room else ""), ("timer", number("timer", LONGEST_TIMER))) if v},
        said=said,
        rule_of=rule_of,
        standing=standing,
    )


def vote_address(room: Room) -> str:
    """The address for the phones; empty where only this machine would find it."""
    found = url_for("present.voting", code=room.code, _external=True, **{"in": None})
    name = host_name(request.host)
    if name not in LOOPBACK:
        return found
    here = own_address() if current_app.config["BOUND_HOST"] in EVERYWHERE else ""
    return found.replace(request.host, request.host.replace(name, here, 1), 1) if here else ""


@present.post("/present/<name>/room")
def open_room(name: str) -> Reply:
    """Opens a room for the audience."""
    shown = lesson_or_404(name)
    room = rooms().open(name, edition_for(shown), number("at", 999))
    if room is None:
        abort(503, "All rooms are in use; try again in some minutes.")
    answer = redirect(url_for(".lesson", name=name, at=room.at, room=room.code))
    answer.set_cookie(f"presenter-{room.code}", room.key, httponly=True, samesite="Strict")
    return answer


@present.get("/present/room/<code>")
def standing_of(code: str) -> Response:
    """How many have voted; how they did only once the answer is shown."""
    room = room_or_404(code)
    if is_presenter(room):
        room.seen = monotonic()
    page = page_of(room)
    count = len(page.question.answers) if page and page.question else 0
    return jsonify({"at": room.at, "votes": len(room.votes), "tally": room.tally(count) if room.shown else None})


@present.get("/vote/<code>")
def voting(code: str) -> Reply:
    """The question on a phone."""
    room = room_or_404(code)
    me = voter() or secrets.token_urlsafe(12)
    page = page_of(room)
    given = {"room": room, "page": page, "question": page.question if page else None, "mine": room.votes.get(me)}
    answer = make_response(render_template("learn_vote.html", **given, said=said, told=request.args.get("told", "")))
    answer.headers["Cache-Control"] = "no-store"
    answer.set_cookie(VOTER_COOKIE, me, max_age=ONE_DAY, path=f"{request.script_root}/vote", httponly=True, samesite="Lax")
    return answer


def voter() -> str:
    """The random id of this browser, by which it has one vote that it may change; empty before it was given one."""
    said = request.cookies.get(VOTER_COOKIE, "")
    return said if VOTER.fullmatch(said) else ""


@present.post("/vote/<code>")
def vote(code: str) -> Reply:
    """Takes a vote, and goes back to the question."""
    room = room_or_404(code)
    at, choice = (request.form.get(k, "") for k in ("at", "choice"))
    page = page_of(room)
    most = len(page.question.answers) if page and page.question else 0
    good = at.isascii() and at.isdigit() and choice.isascii() and choice.isdigit() and int(choice[:3]) < most
    if not good:
        abort(400, "This vote names no choice of the question that is open.")
    me = voter()
    told = rooms().vote(room, me, int(at[:4]), int(choice[:3])) if me else "nobody"
    return redirect(url_for(".voting", code=room.code, told=told or None), 303)
