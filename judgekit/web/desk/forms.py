"""From a form that was filled in to the fields of a ruling; for browsers without JavaScript, which does the same in desk-form.js."""

from __future__ import annotations

import re
from typing import Any

from werkzeug.datastructures import MultiDict

from judgekit.desk.check import BadEntry
from judgekit.desk.fold import ancestors, fold
from judgekit.desk.model import LISTS, Ruling
from judgekit.errors import UnknownName
from judgekit.library import Library

TEXT_FIELDS = ("asked", "ruled", "game", "edition", "group", "case", "table", "event", "source", "date", "superseded_by", "authority", "state")
Form = MultiDict[str, str]


def values(form: Form, library: Library) -> dict[str, Any]:
    """The fields that a form holds; raises BadEntry with every name in it that leads nowhere."""
    out: dict[str, Any] = {name: form[name].strip() for name in TEXT_FIELDS if name in form}
    ruled = [t for t in (form.get("pick", "").strip(), form.get("ruled", "").strip()) if t]
    if "pick" in form or "ruled" in form:
        out["ruled"] = "\n".join(dict.fromkeys(ruled))
    for name in LISTS:
        if name in form or f"has_{name}" in form:
            found = [v for v in form.getlist(name) if v.strip()]
            out[name] = [p for v in found for p in re.split(r"\s*[,;]\s*", v.strip()) if p] if name == "players" else found
    if "erratum" in form:
        out["erratum"] = True
    add_names(out, form.get("more", ""), library)
    return out


def add_names(out: dict[str, Any], typed: str, library: Library) -> None:
    """Rules and cards that were typed by number, id or name, with commas between them."""
    wrong = []
    for name in (part for part in re.split(r"\s*[,;\n]\s*", typed.strip()) if part):
        if rule := library.find(name):
            out["rules"] = list(dict.fromkeys([*out.get("rules", []), rule.id]))
            continue
        try:
            out["cards"] = list(dict.fromkeys([*out.get("cards", []), library.card(name).id]))
        except UnknownName:
            wrong.append(f"{name[:60]!r} is neither a rule nor one card")
    if wrong:
        raise BadEntry("; ".join(wrong))


def as_seen(ruling: Ruling, base: tuple[str, ...]) -> Ruling:
    """A ruling as somebody had it before them who had seen these entries; as it is now where they are not known."""
    before = ancestors(ruling.entries)
    seen = {*base, *(name for b in base for name in before.get(b, ()))}
    known = [e for e in ruling.entries if e.id in seen]
    return fold(known) if known else ruling


def changed(ruling: Ruling, base: tuple[str, ...], found: dict[str, Any], settled: str = "") -> dict[str, Any]:
    """What a form changes in the ruling that its author had before them, and the field in conflict that it settles."""
    before = as_seen(ruling, base).values
    return {name: value for name, value in found.items() if name == settled or value != before.get(name, [] if isinstance(value, list) else "")}
