"""A small game of our own, Harbour Lights, in two editions: its rules as texts for the loader, and its two books to import.

Every rule is a row: id, title, our statement, the paragraph of the second book, and that of the first ("=" where it is the same, "" where
the first book has none).
"""

from collections import Counter
from pathlib import Path

from judgekit.library.passages import words_of

GAME = "harbour"
SECOND, FIRST = "second-2020", "first-2018"
DOCUMENTS = {SECOND: "harbour/second-2020", FIRST: "harbour/first-2018"}

Row = tuple[str, str, str, str, str]

PLAY: list[Row] = [
    (
        "boat/load",
        "Loading a boat",
        "A [[boat]] carries three [[crate|crates]].",
        "Every boat that lies at a quay may be loaded with up to three crates, and it never takes a fourth until one of them was put ashore.",
        "=",
    ),
    (
        "boat/sail",
        "Sailing",
        "A loaded [[boat]] sails one bay on.",
        "Once loaded, move your vessel a single bay along the coast; winds, lanterns and pilots may lengthen or shorten this passage.",
        "=",
    ),
    (
        "boat/unload",
        "Unloading",
        "Put the crates on the quay.",
        "On arrival its cargo goes straight onto the quay, where whoever owns the warehouse counts what was brought and pays in shells.",
        "=",
    ),
    (
        "night/lantern",
        "Lighting a lantern",
        "Light one lantern a night.",
        "At nightfall each keeper lights exactly one lantern, chosen secretly behind the screen and revealed when all keepers are ready.",
        "When it grows dark the keepers agree aloud about two lanterns to light; disagreement leaves the whole coast dark until morning.",
    ),
    (
        "night/storm",
        "Storms",
        "A storm drives a boat back.",
        "If the weather die shows thunder, boats without a lit lantern in sight are driven back by two bays and lose their topmost crate.",
        "=",
    ),
    (
        "night/fog",
        "Fog",
        "In fog nobody sails.",
        "Fog closes all bays: nobody sails, nobody trades, and keepers draw a replacement card for every lantern that fog put out.",
        "",
    ),
    (
        "trade/price",
        "Prices",
        "The price falls by one for each crate sold.",
        "Selling pushes the marker down one step per crate; it climbs again only during the tide phase, never above twelve shells.",
        "=",
    ),
    (
        "trade/guild",
        "Guild members",
        "Guild members sell first.",
        "Guild membership grants precedence: members sell before strangers, and among members the oldest badge speaks first.",
        "=",
    ),
    (
        "trade/debt",
        "Debts",
        "A debt costs one shell a round.",
        "Whoever cannot pay takes a debt slip from the chandler; each slip costs a shell every round until it has been redeemed.",
        "=",
    ),
    (
        "trade/spice",
        "Spice",
        "Spice counts double.",
        "Spice is precious. Treat one spice crate as though it were two ordinary ones whenever a contract or a customs officer asks.",
        "",
    ),
    (
        "crew/hire",
        "Hiring",
        "Hire one sailor a round.",
        "Hire a sailor by paying the tavern's printed fee; sailors hired today sleep ashore and board tomorrow at the earliest.",
        "=",
    ),
    (
        "crew/mutiny",
        "Mutiny",
        "Three unpaid sailors mutiny.",
        "Three unpaid sailors aboard together raise a mutiny, seize the helm, and steer toward the nearest foreign anchorage.",
        "",
    ),
    (
        "crew/captain",
        "Captains",
        "A captain counts as two sailors.",
        "Captains are worth a pair of sailors for hauling and rowing, yet they eat like one and grumble like none.",
        "=",
    ),
    (
        "map/bays",
        "The bays",
        "There are nine bays.",
        "Nine bays surround our island, numbered clockwise from the lighthouse; the tenth space on the board merely stores shells.",
        "=",
    ),
    (
        "map/reef",
        "The reef",
        "The reef costs a crate.",
        "Crossing the reef without its pilot scrapes the hull: discard whichever crate your left neighbour points at.",
        "",
    ),
    (
        "map/lighthouse",
        "The lighthouse",
        "The lighthouse lights two bays.",
        "From the lighthouse a beam reaches both adjoining bays, and no card, storm or smuggler can ever extinguish it.",
        "=",
    ),
    (
        "end/final",
        "The last round",
        "The game ends after ten rounds.",
        "After the tenth tide the harbourmaster rings his bell; finish the current round so that everyone had equally many turns.",
        "The harbourmaster rings the bell when the shell supply runs dry, and play stops immediately, even in the middle of a turn.",
    ),
    (
        "end/score",
        "Scoring",
        "Most shells win.",
        "Add shells, contracts, and half of the remaining cargo rounded downward: the richest merchant becomes mayor and wins.",
        "Only coins in hand matter at the close; contracts expire worthless, cargo rots, and wealthiest means winner, no ties broken.",
    ),
    (
        "end/tie",
        "Ties",
        "Of equals the older boat wins.",
        "Should merchants be equally rich, launch dates decide, and the veteran hull takes precedence over younger timber.",
        "",
    ),
    (
        "end/exile",
        "Leaving early",
        "Who leaves early scores nothing.",
        "Anyone leaving the table beforehand forfeits the chest, whose contents the remaining merchants share by auction.",
        "",
    ),
    (
        "misc/house",
        "House rules",
        "Agree on house rules first.",
        "Families adapt games, and welcome! Announce such adaptations before lanterns are handed out, never during a dispute.",
        "",
    ),
]
BELOW: list[Row] = [
    (
        "end/score-cargo",
        "Half of the cargo",
        "Half of the cargo counts, rounded down.",
        "Seven leftover crates therefore yield three points, because rounding always favours the sea in this game.",
        "",
    ),
    (
        "end/score-debt",
        "Debts at the end",
        "Each debt takes five shells.",
        "Unredeemed slips subtract a handful, five shells apiece, from that merchant's total before anyone compares.",
        "",
    ),
]
TERMS: list[Row] = [
    ("term/boat", "Boat", "What carries crates.", "Boat: a wooden playing piece with notches in which crates of any colour can be carried.", "="),
    ("term/crate", "Crate", "A cube of cargo.", "Crate: a cube standing for goods such as salt, rope, spice and smoked herring.", ""),
]
ALSO = {"term/boat": "vessel, ship", "term/crate": "cargo cube"}
ASKED = {"boat/load": ("how much fits on a ship", "can I carry four crates"), "night/storm": ("what does bad weather do",)}
VARIANTS = {"night/lantern": "Agree on two lanterns a night.", "end/final": "The game ends when the shells run out.", "end/score": "Most coins win."}

BOOK = f'''game = "{GAME}"
title = "Harbour Lights"
short = "Harbour"
chapters = ["play.md", "glossary.md"]

[[edition]]
id = "{SECOND}"
document = "{DOCUMENTS[SECOND]}"
title = "Second Edition"
date = "2020"
current = true
aliases = ["second", "2020"]

[[edition]]
id = "{FIRST}"
document = "{DOCUMENTS[FIRST]}"
title = "First Edition 2018"
date = "2018"
aliases = ["first", "draft"]
'''


def paragraph(row: Row, edition: str) -> str:
    """The paragraph of a rule in one of the books; empty where that book has none."""
    return row[3] if edition == SECOND or row[4] == "=" else row[4]


def heading(row: Row) -> str:
    """The heading in the books that a rule stands under."""
    return "Words" if row[0].startswith("term/") else row[0].partition("/")[0].title()


def all_rows() -> list[Row]:
    """Every rule in the order of the books."""
    at = next(n for n, row in enumerate(PLAY) if row[0] == "end/score") + 1
    return [*PLAY[:at], *BELOW, *PLAY[at:], *TERMS]


def distinctive(text: str, seen: Counter[str]) -> str:
    """A few rare words of a paragraph in order, with its first and its last."""
    words = words_of(text)
    inner = sorted(range(1, len(words) - 1), key=lambda n: (seen[words[n]] - (len(words[n]) > 3), n))
    return " ".join(words[n] for n in sorted({0, len(words) - 1, *inner[:5]}))


def entry(row: Row, level: str = "###") -> str:
    """A rule as it stands in a chapter file."""
    ident, title, statement = row[:3]
    lines = [f"{level} {title} {{#{ident}}}", "", statement, ""]
    for edition in (SECOND, FIRST):
        text = paragraph(row, edition)
        if text:
            seen = Counter(w for r in all_rows() for w in set(words_of(paragraph(r, edition))))
            page = " p.4" if edition == SECOND else ""
            lines.append(f"@cite {edition}{page} | {heading(row)} | {distinctive(text, seen)}")
    if ident in VARIANTS:
        lines += [f"@variant {FIRST}", VARIANTS[ident], "@changed The second book says it otherwise."]
    elif ident == "trade/debt":
        lines.append("@reworded")
    lines += [f"@asked {q}" for q in ASKED.get(ident, ())]
    if ident in ALSO:
        lines.append(f"@also {ALSO[ident]}")
    if ident == "boat/sail":
        lines.append("@see boat/load")
    return "\n".join(lines) + "\n"


def chapters() -> dict[str, str]:
    """The chapter files by name."""
    play = ["# Play {#play}", "", "## Harbour life {#harbour-life}", ""]
    for row in PLAY:
        play.append(entry(row))
        if row[0] == "end/score":
            play += [entry(r, "####") for r in BELOW]
    glossary = ["# Glossary {#glossary}", "", *(entry(row) for row in TERMS)]
    return {"play.md": "\n".join(play), "glossary.md": "\n".join(glossary)}


def write(base: Path) -> Path:
    """Writes the game's folder below `base`/rules_text, and returns it."""
    folder = base / "rules_text" / "harbour_lights"
    folder.mkdir(parents=True)
    (base / "card_texts").mkdir()
    (folder / "book.toml").write_text(BOOK, encoding="utf-8")
    for name, text in chapters().items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def copy_text(edition: str) -> tuple[list[str], dict[str, int]]:
    """The lines of a book as its owner has it, a paragraph a line, and the line on which each rule's paragraph stands."""
    lines = ["HARBOUR LIGHTS", ""]
    where: dict[str, int] = {}
    under = ""
    for row in all_rows():
        text = paragraph(row, edition)
        if not text:
            continue
        if heading(row) != under:
            under = heading(row)
            lines += [under, ""]
        lines += [text, ""]
        where[row[0]] = len(lines) - 1
    return lines, where
