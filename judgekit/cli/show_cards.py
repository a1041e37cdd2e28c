"""What a terminal shows of cards: values, abilities and what they mean in play."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from judgekit.cli.show import console, flat, headed, inset, line
from judgekit.library import Card, CardAbility, Library
from judgekit.library.card_names import described
from judgekit.library.card_rules import Meaning, meanings, open_points
from judgekit.library.cards import VALUES
from judgekit.library.deck_rules import DeckReport
from judgekit.search import Answer

BY_HAND = {
    "partial": "The engine runs a part of this; the judge does the rest by hand.",
    "manual": "The judge does this by hand; when, by whom and how often is kept by the engine.",
}
"""What is said of an ability that the engine does not run in full."""


def card(library: Library, shown: Card, edition: str | None = None) -> None:
    """A card with its values, and each ability with the rules that say how it is used; a rule is quoted once."""
    heading(shown)
    known = any(b.game == shown.game for b in library.books)
    chosen = library.edition(shown.game, edition).id if known else ""
    said: set[str] = set()
    everything: list[Meaning] = []
    for ability, text in paragraphs(shown):
        console.print()
        inset(text)
        if ability and known and ability.coverage != "full" and not shown.source:
            inset(Text(BY_HAND[ability.coverage], style="dim"), by=6)
        found = meanings(library, shown, ability, chosen) if known and ability else []
        explained(found, chosen, said)
        everything.extend(found)
    of_it = meanings(library, shown, None, chosen) if known else []
    if of_it:
        console.print()
        explained(of_it, chosen, said)
    points = open_points(library, shown, everything + of_it, chosen) if known else []
    if points:
        console.print()
        line("Unsettled", "; ".join(f"{p.title} ({p.number})" for p in points))
    console.print()


def paragraphs(shown: Card) -> Iterator[tuple[CardAbility | None, Text]]:
    """What a card does, a paragraph an ability."""
    if shown.above_bar:
        yield None, Text.assemble(("When schemes resolve  ", "bold cyan"), shown.above_bar)
    for ability in shown.abilities:
        yield ability, Text.assemble((f"{ability.label}  ", "bold cyan"), ability.text)
    if shown.text:
        yield None, Text(shown.text)


def heading(shown: Card) -> None:
    """Name, title, kind, traits and values of a card."""
    title = f", {shown.title}" if shown.title else ""
    headed(Text.assemble((shown.name, "bold"), title), shown.id)
    number = f"{shown.set} {shown.number}".strip() if shown.number else shown.set
    what = " · ".join(x for x in (f"{shown.faction} {shown.type}".strip(), ", ".join(shown.traits), number, shown.source) if x)
    inset(Text(what, style="dim"))
    values(shown)
    if shown.keywords:
        line("Keywords", ", ".join(shown.keywords))
    if shown.note:
        line("Note", shown.note)


def values(shown: Card) -> None:
    """The values of a card on one line."""
    printed = [(n.replace("_", " ").capitalize(), v) for n, v in shown.values if v != ""]
    if printed:
        inset(Text("   ").join(Text.assemble((f"{name} ", "dim"), (str(value), "bold")) for name, value in printed))


def explained(found: list[Meaning], edition: str, said: set[str]) -> None:
    """What the rules say, each with its number; one that was said above stands with its number alone."""
    rows: dict[str, list[Meaning]] = {}
    for meaning in found:
        rows.setdefault(meaning.about, []).append(meaning)
    drawn = Table.grid(padding=(0, 2))
    drawn.add_column(style="dim", no_wrap=True, min_width=9)
    drawn.add_column()
    for about, of_it in rows.items():
        for n, meaning in enumerate(m for m in of_it if m.rule.id not in said):
            text = Text.assemble(plainly(meaning.rule.text_in(edition)), (f"  {meaning.rule.number}", "cyan"))
            drawn.add_row("" if n else about, text)
        again = [m.rule.number for m in of_it if m.rule.id in said]
        if again:
            drawn.add_row("" if len(again) < len(of_it) else about, Text(f"as above  {', '.join(again)}", style="dim"))
        said.update(m.rule.id for m in of_it)
    if rows:
        inset(drawn, by=6)


def plainly(text: str) -> str:
    """A rule's text on one line, without its marks for strong words."""
    return flat(text).replace("*", "")


def cards(found: Answer) -> None:
    """The cards that answer a question."""
    for hit in found.cards:
        brief(hit.card, found.sorted_by)
        console.print()


def brief(shown: Card, wanted: tuple[str, ...] = ()) -> None:
    """A card in a list: its heading, its values, what it does; the values asked for stand in front."""
    front = "  ".join(f"{n.replace('_', ' ')} {shown.value(n)}" for n in wanted if n in VALUES and shown.value(n) is not None)
    what = described(shown).removeprefix(shown.name).lstrip(", ")
    console.print(Text.assemble((shown.name, "bold"), f"  {front}" if front else "", (f"   {what}", "dim")))
    values(shown)
    if shown.rules_text:
        inset(Text(shown.rules_text))


def deck(report: DeckReport, edition: str) -> None:
    """Whether a deck is legal, everything that is wrong with it with the rules, and its figures."""
    name = f"{report.deck.name}: " if report.deck.name else ""
    faults = len(report.violations) + len(report.deck.problems)
    verdict = ("legal", "bold green") if report.legal else (f"not legal, {faults} fault{'' if faults == 1 else 's'}", "bold red")
    console.print(Text.assemble((name, "bold"), verdict, (f"   {edition}", "dim")))
    for number, message in report.deck.problems:
        inset(Text.assemble((f"line {number}: ", "dim"), message))
    for violation in report.violations:
        inset(Text(violation.message))
        inset(Text.assemble((f"{violation.rule.number}  ", "cyan"), (plainly(violation.rule.text_in(report.edition)), "dim")), by=4)
    if faults and report.deck.notes:
        console.print()
    for note in report.deck.notes:
        inset(Text(note, style="yellow"))
    console.print()
    deck_figures(report)


def deck_figures(report: DeckReport) -> None:
    """How many cards of what a deck has, and their averages."""
    counts = report.figures
    line("Approach Deck", f"{counts['approach']} cards")
    kinds = ", ".join(f"{n} {kind}" for kind, n in (*counts["types"].items(), *counts["factions"].items()))
    line("Faction Deck", f"{counts['faction_deck']} cards: {kinds}" if kinds else "0 cards")
    averages = [f"{n.replace('_', ' ')} {v:g}" for n, v in counts["averages"].items() if v is not None]
    if averages:
        line("Averages", ", ".join(averages))
    if kinds:
        line("Dashes", ", ".join(f"{n} {v}" for n, v in counts["dashes"].items()))
