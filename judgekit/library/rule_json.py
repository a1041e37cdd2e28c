"""A rule as JSON, as the commands and the page give it to other programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from judgekit.library.model import Rule, shown_edition
from judgekit.library.tables import tables

if TYPE_CHECKING:
    from judgekit.library.library import Library


def as_json(library: Library, rule: Rule, edition: str | None = None) -> dict[str, Any]:
    """A rule as the commands and the web page give it to other programs."""
    shown = edition if edition and rule.stands_in(edition) else shown_edition(library.book(rule.game), rule)
    return {
        "id": rule.id,
        "kind": rule.kind.value,
        "form": rule.form.value,
        "game": rule.game,
        "number": rule.number,
        "title": rule.title,
        "text": rule.text_in(shown),
        "edition": shown,
        "edition_label": library.edition(rule.game, shown).label,
        "editions": list(rule.editions),
        "path": list(library.path(rule)),
        "standing": rule.standing.value,
        "citations": list(citations(library, rule)),
        **more(library, rule, shown),
    }


def more(library: Library, rule: Rule, edition: str) -> dict[str, Any]:
    """What only some rules have."""
    found: dict[str, Any] = {
        "also": list(rule.also),
        "asked": list(rule.asked),
        "repeats": rule.repeats,
        "said_again": [r.id for r in library.said_again(rule)],
        "see": list(rule.see),
        "derived_from": list(rule.derived_from),
        "readings": [{"name": r.name, "text": r.text} for r in rule.readings],
        "tables": [{"columns": list(t.columns), "rows": [list(r) for r in t.rows]} for t in tables(rule.text_in(edition))],
    }
    record = {name: value for name, value in found.items() if value}
    if rule.variants:
        record |= {"variants": {e: rule.text_in(e) for e in rule.editions}, "changed": rule.changed}
    if points := library.open_points(rule, edition):
        record["open_points"] = [p.id for p in points]
    return record


def citations(library: Library, rule: Rule) -> Iterator[dict[str, Any]]:
    """A rule's citations, then those of the entries that say it again."""
    seen: set[tuple[object, ...]] = set()
    for each in (rule, *library.said_again(rule)):
        for n, citation in enumerate(each.citations):
            place = citation.document, citation.section, citation.words, citation.nth
            if place in seen:
                continue
            seen.add(place)
            record: dict[str, Any] = {"document": citation.document, "page": citation.page or None, "section": list(citation.section)}
            span = library.placements.spans.get((each.id, n))
            if span:
                record["lines"] = [[span.first, span.last]]
                if span.page:
                    record["copy_page"] = span.page
            yield record
