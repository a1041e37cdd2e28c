"""Writing a case: what is written reads back equal."""

from __future__ import annotations

from judgekit.cases.model import NEXT_DAY, Case, Step


def write_case(case: Case) -> str:
    """The text of a case."""
    out = [f"case: {case.title}"]
    for key, value in (
        ("number", case.number),
        ("game", case.game),
        ("edition", ", ".join(case.editions)),
        ("topic", case.topic),
        ("certainty", case.certainty),
        ("source", case.source),
        ("cites", ", ".join(case.cites)),
        ("players", ", ".join(case.players)),
        ("first player", case.first_player),
        ("time", case.time),
        ("renown", case.renown),
        ("note", case.note),
    ):
        if value:
            out.append(f"{key}: {value}")
    out += [f"decide: {point} = {reading}" for point, reading in case.decide]
    if case.board:
        out.append("board:")
        out += [" " * b.depth + b.text for b in case.board]
    if case.steps:
        out.append("steps:")
    for s in case.steps:
        if isinstance(s, Step):
            given = (f"[{s.edition}] " if s.edition else "") + (f"{s.given}, " if s.given else "")
            when = (
                given
                + _day(s.day)
                + (f"Round {s.round}{f' ({s.whose})' if s.whose else ''}: " if s.round else f"{s.whose}'s round: " if s.whose else "")
            )
            out.append(f"  {when}" + (f"{s.who}: {s.what}" if s.what else s.who))
        else:
            out.append("  > " + (f"{s.edition}: {s.text}" if s.edition else s.text))
    return "\n".join(out) + "\n"


def _day(day: int) -> str:
    """The Day on which a step is said to be done, before it."""
    return "" if not day else "On the next Day: " if day == NEXT_DAY else f"On Day {day}: "
