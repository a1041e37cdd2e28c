"""What may be said not to be on a board told in prose, and what of the board speaks against it: `wounds`, `a Mercenary`, `the trait Academy`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY

ANYWHERE_IN_THE_CITY = "the City"
"""Every location, where something is said to be at none of them."""
CHOSEN = "chosen for the Day"
"""The characters that are chosen and not mustered yet."""
HELD = "held Renown"
"""The heading under which it stands how much Renown a player has."""


class Line(NamedTuple):
    """A line of the board: its heading, its words (empty for the heading itself), whose it is, and the name of whoever bears the card."""

    heading: str
    text: str
    owner: str = ""
    bearer: str = ""

    @property
    def name(self) -> str:
        """The name of its card."""
        return re.sub(r"^\S+['’]s (?:Leader )?|\s*[(,:].*$", "", self.text)

    @property
    def bare(self) -> str:
        """Its words without what is quoted, and without what it says itself that is not there."""
        return re.sub(r"\b(?:no|without|not an?) [^;)]*|\bnon-\w+", "", re.sub(r'"[^"]*"', "", self.text))

    @property
    def at_location(self) -> bool:
        """Whether it is about a location, or something there."""
        return re.match(CITY, self.heading) is not None

    @property
    def in_play(self) -> bool:
        """Whether it is a card at a location or at Home."""
        return bool(self.text) and (self.at_location or re.match(r"Home of |\S+['’]s Home\b", self.heading) is not None)


class Lack(NamedTuple):
    """Something that is said not to be there, in the words for it; of which players and which characters, and where: empty for any."""

    what: str
    whose: tuple[str, ...] = ()
    who: tuple[str, ...] = ()
    where: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    """The characters of which it is not said."""

    def stands_against(self, line: Line) -> bool:
        """Whether a line of the board tells of such a thing."""
        for pattern, against in KINDS:
            if found := re.fullmatch(pattern, self.what, re.IGNORECASE):
                return self._is_meant(line) and against(line, found)
        return False

    def _is_meant(self, line: Line) -> bool:
        """Whether the line is of one of the places, and of somebody of whom it is said."""
        here = not self.where or any(_is_at(line, place) for place in self.where)
        called = {line.bearer or line.name, *(["Leader"] if re.search(r"\bLeader\b", line.bare) else [])}
        return here and (not self.whose or line.owner in self.whose) and (not self.who or bool(called & {*self.who})) and not called & {*self.but}


def known(what: str) -> bool:
    """Whether there are words for such a thing."""
    return any(re.fullmatch(pattern, what, re.IGNORECASE) for pattern, _ in KINDS)


def _is_at(line: Line, place: str) -> bool:
    if place == ANYWHERE_IN_THE_CITY:
        return line.at_location
    if place == CHOSEN:
        return line.heading.startswith("chosen of ") and not re.search(r"\bscheme\b", line.bare, re.IGNORECASE)
    usual = (re.sub(r"^the |^(\S+)['’]s home\b", lambda m: f"home of {m[1]}" if m[1] else "", x.casefold()) for x in (line.heading, place))
    return next(usual).startswith(next(usual))


Against = Callable[[Line, re.Match[str]], bool]


def _character(line: Line, found: re.Match[str]) -> bool:
    return line.in_play and not line.bearer and line.owner != ""


def _city_card(line: Line, found: re.Match[str]) -> bool:
    return line.in_play and line.at_location and not line.owner


def _card(line: Line, found: re.Match[str]) -> bool:
    return line.in_play


def _called(line: Line, found: re.Match[str]) -> bool:
    """A card with a trait, `a Mercenary`; one that is available is nobody's."""
    singular = (re.sub(r"ies$", "y", word).removesuffix("s") for word in re.split(r",? (?:or|nor|and) (?:the |an? )?", found["card"]))
    there = line.in_play and re.search(rf"\b(?:{'|'.join(singular)})\b", line.bare, re.IGNORECASE) is not None
    return there and (not found["free"] or not line.owner)


def _bears(line: Line, found: re.Match[str]) -> bool:
    return line.bearer != ""


def _lying(words: str) -> Against:
    return lambda line, found: line.in_play and re.search(words, f"{line.bare}, {line.heading.partition(',')[2]}") is not None


def _controlled(line: Line, found: re.Match[str]) -> bool:
    return not line.text and re.search(r"\bcontrolled by ", line.heading) is not None


def _renown(line: Line, found: re.Match[str]) -> bool:
    lies = not line.text and re.search(r"\b[1-9]\d* Renown", line.heading) is not None
    return lies or (line.heading == HELD and line.text != "0")


def _trait(line: Line, found: re.Match[str]) -> bool:
    named = found["trait"] or found["named"]
    words = "|".join(re.split(r",? (?:or|nor|and) (?:the |an? )?", named)) if named else r"(?!City\b)\w"
    if line.text:
        return bool(named) and not found["printed"] and re.search(rf"\b(?:{words})\b", line.bare) is not None
    return re.search(rf"\btrait (?:{words})", line.heading) is not None


def _scheme(line: Line, found: re.Match[str]) -> bool:
    return bool(line.text) and line.heading.startswith("scheme of ")


def _scheme_text(words: str) -> Against:
    return lambda line, found: re.match(r"(?:scheme|chosen) of ", line.heading) is not None and re.search(words, line.text) is not None


def _says(words: str) -> Against:
    return lambda line, found: any(re.search(words, said) for said in re.findall(r'"([^"]*)"', line.text))


def _kind(line: Line, found: re.Match[str]) -> bool:
    return _says(rf"\b{found['kind'].title().removesuffix('s')}:")(line, found)


def _named(line: Line, found: re.Match[str]) -> bool:
    return found["name"].casefold() in {line.name.casefold(), line.heading.partition(" (")[0].casefold()}


TRAITS = r"(?-i:[A-Z][\w'’]*)(?:,? (?:or|nor|and) (?:the |an? )?(?-i:[A-Z][\w'’]*))*"
KINDS: tuple[tuple[str, Against], ...] = (
    (r"characters?|crew(?: members?)?|people|anybody|anyone|nobody|no ?one", _character),
    (r"(?:City|City Deck|available) cards?", _city_card),
    (r"cards?|nothing", _card),
    (r"attachments?(?: equipped)?|equipment|(?:anything |cards? )?equipped(?: with (?:anything|an attachment|attachments))?", _bears),
    (r"wound(?:s|ed)?", _lying(r"\b[1-9]\d* wounds?\b|\bwounds? [1-9]")),
    (r"engaged", _lying(r"\bengaged\b")),
    (r"Renown", _renown),
    (r"control(?:led|ler)?", _controlled),
    (r"schemes?", _scheme),
    (r"(?:scheme )?texts?(?: that matters?)?", _scheme_text('["“]')),
    (r"(?:texts?|effects?) above the (?:separation )?bar", _scheme_text(r"(?i)above")),
    (r"(?:texts?|effects?) below the (?:separation )?bar", _scheme_text(r"(?i)\bbelow\b")),
    (r"(?:separation )?bars?", _scheme_text(r"(?i)\b(?:above|below)\b")),
    (r"['\"]?when revealed['\"]?(?: (?:texts?|effects?|abilit(?:y|ies)))?", _says("(?i)^When revealed")),
    (
        r"(?:(?:sources?|gains?) of )?(?:conditional |additional |extra )+Renown(?: gains?| sources?| income)?|Renown (?:in|during) Plunder",
        _says("(?i)plunder.*Renown|conditional Renown"),
    ),
    (
        r"sources? of Renown|(?:cards?|texts?|schemes?|abilit(?:y|ies)) (?:that|which) (?:gains?|gives?|grants?|adds?|brings?) Renown",
        _says(r"\bRenown\b"),
    ),
    (r"cards? that moves Renown", _says(r"(?i)\b(?:gain|place|put|add|take|move|remove|receive|steal)s?\b[^.•]*\bRenown\b")),
    (r"(?:City )?(?P<kind>Techniques?|Maneuvers?|Reactions?|Actions?|Forced)(?: abilit(?:y|ies))?", _kind),
    (rf"(?P<printed>location's )?(?:(?P<trait>{TRAITS}) )?traits?(?: (?:but|except|besides) City)?|traits? (?P<named>{TRAITS})", _trait),
    (r"(?:printed )?abilit(?:y|ies)(?: that matters?)?", _says(r"(?:Action|Reaction|Forced|Technique|Maneuver)\b.*:")),
    (r"called (?P<name>.+)", _named),
    (rf"(?P<free>available )?(?P<card>events?|{TRAITS})(?: characters?| cards?)?", _called),
)
"""The words for what may be lacking, and whether a line of the board tells of such a thing."""
