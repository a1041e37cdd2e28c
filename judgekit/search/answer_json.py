"""Answers as the commands and the page give them to other programs."""

from __future__ import annotations

from typing import Any

from judgekit.library import Library
from judgekit.library.tables import asked_for, tables
from judgekit.search.answer import Answer, Hit
from judgekit.search.cards import card_hit_json
from judgekit.search.cases import case_json
from judgekit.search.words import stems


def answer_json(library: Library, answer: Answer) -> dict[str, Any]:
    """An answer as the commands and the web page give it to other programs. The rulings come behind what the books say."""
    hits = [
        *map(card_hit_json, answer.cards),
        *(_hit_json(library, h) for h in answer.hits),
        *(case_json(n, c) for n, c in enumerate(answer.cases, 1) if not answer.hits),
    ]
    return {
        "question": answer.question,
        "game": answer.game,
        "edition": answer.edition,
        "answered": answer.answered,
        "confidence": round(answer.confidence, 3),
        "corrections": [{"typed": a, "searched": b} for a, b in answer.corrections],
        "unknown": answer.unknown,
        "notes": answer.notes,
        "nearest": [{"id": r.id, "title": r.title} for r in answer.nearest],
        "hits": [*hits, *_rulings_json(answer, len(hits))],
        "cases": [{"number": c.number, "title": c.title} for c in answer.cases],
        "cards": [{"id": c.id, "title": c.name} for c in answer.mentioned],
        "rulings": [{"id": f"ruling/{p.ruling.id}", "title": p.ruling.asked} for p in answer.rulings],
    }


def _rulings_json(answer: Answer, behind: int) -> list[dict[str, Any]]:
    """The rulings beside an answer as hits, behind those of the books."""
    if not answer.rulings:
        return []
    from judgekit.desk.search import ruling_hit_json

    return [ruling_hit_json(n, p) for n, p in enumerate(answer.rulings, behind + 1)]


def _hit_json(library: Library, hit: Hit) -> dict[str, Any]:
    """A hit, with the rows of its tables that were asked for."""
    record = {"rank": hit.rank, "score": hit.score, **library.as_json(hit.rule, hit.edition), "marks": [list(m) for m in hit.marks]}
    for table, data in zip(tables(hit.rule.text_in(hit.edition)), record.get("tables", ()), strict=False):
        data["asked_rows"], data["asked_columns"] = map(list, asked_for(table, hit.words, stems))
    return record
