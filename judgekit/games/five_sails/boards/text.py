"""Cards as a judge types them: `A Kaspar: resolve 6, combat 2, engaged; "Technique: +1 Thrust."`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from judgekit.engine.cast import Ability, CardDef
from judgekit.engine.errors import Unreadable
from judgekit.games.five_sails.boards.attributes import CITY_CARD, PLAIN, STATS, attribute
from judgekit.games.five_sails.boards.card_words import KINDS, NUMBERS, PRINTED, each_denied, is_trait, kind_said, usual_dash
from judgekit.games.five_sails.boards.headings import usual_owner
from judgekit.games.five_sails.standing.bounds import speaks_of_card
from judgekit.games.five_sails.texts.left import unreadable
from judgekit.games.five_sails.texts.scheme_text import scheme_text
from judgekit.games.five_sails.texts.sentences import KEYWORDS, keyword_of, read_text


@dataclass
class Typed:
    """A card as it was typed: what is printed, and how it lies."""

    name: str
    owner: str = ""
    kind: str = ""
    numbers: dict[str, int | None] = field(default_factory=dict)
    traits: list[str] = field(default_factory=list)
    text: str = ""
    flags: dict[str, int] = field(default_factory=dict)
    on: str = ""
    remembers: str = ""
    """The card that it keeps in mind, as a scheme does its chosen character."""
    played_on: str = ""
    """The character on whom it was played earlier this Day."""
    title: str = ""
    """The words beneath a character's name."""
    count: int = 1
    said: bool = False
    denied: list[str] = field(default_factory=list)
    """The keywords and traits that it is said not to have."""

    @property
    def only_named(self) -> bool:
        """Whether nothing that is printed is told but the name."""
        return not (self.numbers or self.traits or self.text or self.kind or self.title or self.denied)

    def definition(self, place: str) -> CardDef:
        """The printed card."""
        kind = self.kind or self.kind_at(place)
        led = "crew cap" in self.numbers and not self.kind and place != "equipped"  # an attachment may raise one
        if led or "Leader" in self.traits or "Brute" in self.traits or "Mercenary" in self.traits:
            kind = "character"
        numbers: dict[str, int | None] = {**(STATS if kind == "character" else {}), **self.numbers}
        if kind == "scheme" and "panache modifier" in numbers:
            numbers["panache"] = numbers.pop("panache modifier")
        marker = "Maneuver" if kind == "risk" else "Technique"
        own = re.search(r"(?:Maneuver|Technique): [^•]*$", self.text.partition("Final Strike")[0]) is not None
        self.text = self.text if own else re.sub(r"(^|(?<=\. ))(?=Final Strike\s*[•:])", f"{marker}: ", self.text)
        self.text = re.sub(r"Final Strike:\s*", "Final Strike • ", self.text)
        if kind == "scheme" and self.text:
            self.text = scheme_text(self.text, self.name)
        abilities, words = read_text(self.text, self.name, leave=True) if self.text else ((), ())
        abilities = (*abilities, *_on_the_card(abilities, self.name))
        if unreadable(abilities):
            read_text(self.text, self.name)  # says what is not understood, and what the nearest is
        traits = tuple(dict.fromkeys([*self.traits, *words]))
        if both := [trait for trait in traits if trait in self.denied]:
            raise Unreadable(f"{self.name!r} is said to have {both[0]!r}, and not to have it")
        return CardDef(
            self.name,
            kind,
            tuple(sorted(numbers.items())),
            tuple(t for t in traits if t not in PLAIN),
            (*(t for t in traits if t in PLAIN), *([f"Title: {self.title}"] if self.title else [])),
            abilities,
        )

    def kind_at(self, place: str) -> str:
        """The kind of a card that does not say it: what its numbers are, or what lies in such a place."""
        if place == "scheme" or "initiative" in self.numbers:
            return "scheme"
        if place == "equipped" or "modifies" in self.flags:
            return "attachment"
        if {"resolve", "influence"} & set(self.numbers) or place in {"play", "approach", "chosen"}:
            return "character"
        return "risk"


BRACKETED = re.compile(r'([^("]+) \(((?:[^)"]|"[^"]*")*)\)(?:\s*[,;.]?\s*((?:[^()"]|"[^"]*")*))?')
"""A card with what is said of it in brackets, and how it lies and what its text is behind them: `Ivo (resolve 4, combat 1), engaged; "…"`."""
LISTED = re.compile(
    rf"([^,;\"(]+)[,;]\s+(?=(?:{'|'.join(NUMBERS)}) (?:[+-]?\d|-|dash)|\d+ wounds?\b|renown \d|(?:engaged|en garde|unwounded)\b|\")(.+)",
    re.IGNORECASE,
)
"""A card with what is said of it behind commas: `Bo, resolve 6, combat 1`."""
BETWEEN = re.compile(r"\)\s*\((?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)")
"""Where one pair of brackets ends and the next begins, outside quotation marks: `Pip (resolve 2) (no Brute)`."""
CALLED = re.compile(
    r"(?:(?:the|an?) )?(?:available )?(?:City Deck )?(leader|mercenary|brute|attachment|event|character|risk|scheme)(?: card)? (?!of )(?=[A-Z])",
    re.IGNORECASE,
)
"""What a card is called before its name: `the available Mercenary Selma`, `A's Leader Lucan`, `the event Fog`."""


MARKED = re.compile(r"\s*(?:[A-Z][\w]* )*(?:Action|Reaction|Forced|Maneuver|Technique|Passive|Scheme|When revealed|(?:Above|Below) the bar)\b|\s*\(")
"""An ability that says what kind it is; quoted by itself behind another one, what does not is a Passive ability."""


def _tells(said: str) -> bool:
    """Whether brackets hold what is printed on a card, and not a part of its name."""
    if re.match(r"[a-z]", said):  # what a name holds in brackets is a title
        return True
    if re.match(rf"(?:{'|'.join(KINDS)}|{'|'.join(KEYWORDS)})\b", said, re.IGNORECASE):
        return True
    parts = {kind_said(p) for p in said.split('"')[0].split(",") for p in p.split(";")}
    if any(CITY_CARD.fullmatch(part) for part in parts):
        return True
    traits = said != "" and all(is_trait(part.strip()) for part in re.split("[,;]", said))
    return bool(traits or re.search(r'[\d"]|\btraits?\b|\b[Dd]eck$', said) or parts & PRINTED)


COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5}
COPIES = re.compile(r"^(\d+|two|three|four|five) copies of (?=[A-Z\"])", re.IGNORECASE)
SENTENCE = re.compile(
    r"\b(?:has|have|copies of|cards? left)\b|^(?:is|are|was|were|lies?|stands?|reads?|will|may|does|did|no longer) "
    r"|^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?!unknown|x )[a-z]"
)
"""What no card is called, for it says something of one."""


BAR = re.compile(r"(?:text )?(?P<side>above|below) (?:it|(?:the |its )?(?:(?:separation|separating) )?bar)[:,]?\s*\"", re.IGNORECASE)
"""What says on which side of the bar the text of a scheme stands, before the text."""
NO_BAR = re.compile(
    r"(?:(?:text )?(?:with |having )?(?:no|without(?: an?| any)?) (?:separation "
    r"|separating )?bar|undivided(?: text)?)(?: and the text| text)?[:,;]\s*(?=\")",
    re.IGNORECASE,
)
"""What says of the text of a scheme, before it, that no bar divides it: all of it is carried out when schemes are resolved."""


def owner_before(head: str, players: tuple[str, ...], names: Collection[str], pile: str = "") -> tuple[str, str]:
    """Whose a card is said to be, and its name: `A's Kaspar`, `A Kaspar`.

    Of a card that is known as `A Fine Plan`, and of one in a hand or a `pile` of somebody else, the first word of that is no player.
    """
    said = usual_owner(head, players)
    for player in players:
        if said.startswith(player + " ") and not (said == head and (pile not in {"", player} or head in names)):
            return player, said[len(player) + 1 :].strip()
    return "", said


def read_card(text: str, players: tuple[str, ...], names: Collection[str] = (), *, pile: str = "") -> Typed:
    """A card's line; `names` are those of the known cards, and `pile` is whose hand or pile it lies in."""
    text = each_denied(usual_dash(text))
    text = BAR.sub(lambda m: f'"{m["side"].title()} the bar: ', NO_BAR.sub("", text))
    head, colon, rest = _cut(text)
    head = BETWEEN.sub("; ", head)
    kept = BRACKETED.fullmatch(head.strip())
    if kept and _tells(kept[2]):
        said = f"title {kept[2]}" if kept[2].startswith("The ") and is_trait(kept[2]) else kept[2]
        head, colon, rest = kept[1], ":", ", ".join(x for x in (said, kept[3], rest) if x)
    listed = LISTED.fullmatch(head.strip()) if not colon else None
    if listed:
        head, colon, rest = listed[1], ":", listed[2]
    whole = COPIES.sub(lambda m: f"{COUNTS.get(m[1].casefold()) or m[1]} x ", head.strip())
    owner, name = owner_before(whole, players, names, pile)
    card = Typed(name, owner)
    if re.search(r"\(.*\d.*\)|\([a-z]|\)\s*[^\s\"”']", card.name) or SENTENCE.search(re.sub(r"^(?:the )?[Ll]eader ", "", card.name)):
        raise Unreadable(f"{whole!r} is no name; write what is said of a card in one pair of brackets, or behind a colon")
    if loose := re.search(r", (?!the |an? |of |von |van |de )([a-z].*)", card.name):
        raise Unreadable(f"{loose[1]!r} says nothing of a card, and is no part of the name of {card.name[: loose.start()]!r}")
    called = CALLED.match(card.name)
    bare = called is not None and called[1] == "Mercenary" and not card.owner and "mercenary" not in rest.casefold()
    led = called is not None and called[1] == "Leader" and card.owner != ""  # `A Leader Ann`
    if called and (bare or led or called[1].islower() or re.search(r"['’]s ", head[: -len(card.name)]) or called.start(1)):
        card.name = card.name[called.end() :]
        colon, rest = ":", f"{called[1].casefold() if called[1].casefold() in KINDS else called[1].capitalize()}, {rest}"
    card.name = re.sub(r"^(?:(?:the|an?) )?available (?=[A-Z])", "", card.name, flags=re.IGNORECASE)
    found = re.match(r"(\d+)\s*x?\s+(.+)", card.name)
    if found and found[2] not in {"unknown", "unknown cards"}:
        card.count, card.name = int(found[1]), found[2]
    for quoted in re.findall(r'"([^"]*)"', rest):
        alone = quoted.strip(" .") in {*KEYWORDS, "Lethal", "Final Strike"} or keyword_of(quoted.strip(" ."))
        passive = card.text and not (MARKED.match(quoted) or alone)
        card.text = f"{card.text} {'Passive: ' if passive else ''}{quoted}".strip()
    rest = untold_abilities(card, rest)
    card.said = bool(colon)
    for part in re.split(r"[,;()]", re.sub(r'"[^"]*"', "", rest)):
        if part.strip():
            attribute(card, part.strip())
    return card


UNTOLD = re.compile(
    r",?\s*\b(?:with|has|having|and|that has) (?:an?|one) (?P<kind>(?:City |Home )?(?:Action|Technique|Maneuver|Reaction|Forced|Passive))"
    r"(?: ability)?(?: of (?:its|his|her) own)?(?=\s*(?:$|[,;)]))"
)


def untold_abilities(card: Typed, said: str) -> str:
    """What is said of a card without `with an Action`: where its text is not told, using it is left to the judge."""
    for found in UNTOLD.finditer(re.sub(r'"[^"]*"', lambda m: "_" * len(m[0]), said)):
        kind = found["kind"].split()[-1]
        if f"{kind}:" not in card.text:
            if kind not in {"Action", "Technique", "Maneuver"}:
                raise Unreadable(f"{found[0].strip(' ,')!r} tells of an ability without its text; write the text in quotation marks")
            card.text = f"{card.text} {found['kind']}: manual: what it does is not told.".strip()
        said = said.replace(found[0], "", 1)
    return said


def _cut(text: str) -> tuple[str, str, str]:
    """The name before the first colon that stands outside quotation marks and brackets."""
    inside, depth = False, 0
    for n, letter in enumerate(text):
        if letter == '"':
            inside = not inside
        elif letter in "()" and not inside:
            depth += 1 if letter == "(" else -1
        elif letter == ":" and not inside and depth <= 0:
            return text[:n], ":", text[n + 1 :]
    return text, "", ""


def is_borne(text: str) -> bool:
    """Whether a card's line says that it is borne by another: that it is an attachment, or what it adds."""
    return bool(re.search(r"\battachment\b|[+-]\d", re.sub(r'"[^"]*"', "", text)))


def _on_the_card(abilities: tuple[Ability, ...], name: str) -> Iterator[Ability]:
    """What an attachment gives its bearer and says of the attachment: it stands there, and the bearer is spoken of as such."""
    for word in (w for a in abilities for w in a.effects if speaks_of_card(w)):
        said = re.sub(r"\bthis character\b", "the equipped character", word.args[1].text, flags=re.IGNORECASE)
        yield from read_text(said, name)[0]
