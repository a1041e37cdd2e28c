"""What a set-up in prose says is not there, held against what it tells of: `B has no character there`, `no location is controlled`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from judgekit.games.five_sails.boards.prose import Bit, anew
from judgekit.games.five_sails.boards.story_cards import CITY
from judgekit.games.five_sails.boards.story_sentences import BY_ONESELF

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story import Story

Line = tuple[str, str]
"""A heading of the board, and a line below it; empty for the heading itself."""


class Denial(NamedTuple):
    """What is said not to be there, the place that was named last, and the part of the prose that tells of those besides whom nobody is there."""

    said: Bit
    here: str
    besides: range


def denied(story: Story, denial: Denial) -> str:
    """What of the board speaks against a sentence that says that something is not there. Empty for nothing."""
    said = denial.said.text.strip(" .")
    besides = denial.besides if re.search(r"\b(?:else|other)\b", said) else range(0)
    for pattern, against in DENIALS:
        if found := re.fullmatch(pattern, said, re.IGNORECASE):
            return next(against(list(_lines(story, besides)), found, denial.here), "")
    return ""


ONLY = re.compile(r"(?:in play (?:is|are) only|the only characters? in play (?:is|are))(?: the following)?:? ", re.IGNORECASE)
ALONE = re.compile(rf"(?P<verb>\b(?:is|are|stands?)) {BY_ONESELF}(?= (?:at|on|in) (?P<at>{CITY}|\S+['’]s Home\b))")


def nobody_else(said: Bit) -> tuple[Bit, list[Denial]]:
    """`The only characters in play are …` and `Bo is alone at The Docks` as who is there, and that nobody else is."""
    denials: list[Denial] = []
    told = range(said.at, said.at + len(said.text))
    if only := ONLY.match(said.plain):
        denials.append(Denial(Bit("nobody else is in play", "", told.start), "", told))
        said = said.cut(only.end())
    while alone := ALONE.search(said.plain):
        denials.append(Denial(Bit(f"nobody else is at {alone['at']}", "", told.start), "", told))
        said = anew(said, f"{said.text[: alone.end('verb')]}{said.text[alone.end() :]}")
    return said, denials


WITHOUT = r"(?:none|nothing|no Renown)"
BARE = re.compile(
    rf"(?P<at>{CITY}(?:(?:,? and |, ){CITY})*)(?P<said>,? (?:on (?:both of )?which (?:there (?:is|are)|lies) {WITHOUT}"
    rf"|which (?:has|have|holds?|bears?) {WITHOUT}|(?:both |each )?(?:without|with no) Renown(?: on (?:it|them|either))?))(?=$|[,;]| and )"
)


def without_renown(said: Bit) -> tuple[Bit, list[Denial]]:
    """`B controls The Forums, on which there is none` as who controls it, and that no Renown is there."""
    denials: list[Denial] = []
    while bare := BARE.search(said.plain):
        denials += [Denial(Bit(f"no Renown is on {at}", "", said.at), "", range(0)) for at in re.findall(CITY, bare["at"])]
        said = anew(said, f"{said.text[: bare.start('said')]}{said.text[bare.end() :]}")
    return said, denials


def _lines(story: Story, besides: range) -> Iterator[Line]:
    heading = ""
    for depth, text, at in story.lines:
        heading = text.rstrip(":") if depth == 2 else heading
        if depth == 2 or at not in besides:
            yield heading, "" if depth == 2 else text


def _place(name: str) -> str:
    """The name of a place as it is compared: without its article, and everybody's Home in the same words."""
    return re.sub(r"^the |^(\S+)['’]s home\b", lambda m: f"home of {m[1]}" if m[1] else "", name.casefold())


OWN = r"\w+"
"""Anybody whose card it is."""


def _characters(lines: list[Line], found: re.Match[str], here: str) -> Iterator[str]:
    at = _place(here if found["there"] else found["at"] or "")
    owner = re.escape(found["who"]) if found["who"] else OWN
    for heading, text in lines:
        place = _place(heading)
        mine = re.match(rf"{owner}['’]s ", text) and re.search(rf"^(?:{CITY})|\bhome\b", heading, re.IGNORECASE)
        if mine and (place.startswith(at) if at else not found["there"]):
            yield text


def _named(lines: list[Line], found: re.Match[str], here: str) -> Iterator[str]:
    name = rf"(?:\S+['’]s )?(?:Leader )?{re.escape(found['what'])}(?= \(|,|$)"
    for heading, text in lines:
        if re.match(name, text, re.IGNORECASE) or (text and re.match(name, heading, re.IGNORECASE)):
            yield text or heading


def _heading(words: str) -> Callable[[list[Line], re.Match[str], str], Iterator[str]]:
    return lambda lines, found, here: (heading for heading, text in lines if not text and re.search(words, heading))


def _text(words: str) -> Callable[[list[Line], re.Match[str], str], Iterator[str]]:
    return lambda lines, found, here: (text for _, text in lines if re.search(words, text))


def _in_the_city(lines: list[Line], found: re.Match[str], here: str) -> Iterator[str]:
    yield from (text for heading, text in lines if text and re.match(CITY, heading))


def _schemes_with_text(lines: list[Line], found: re.Match[str], here: str) -> Iterator[str]:
    yield from (text for heading, text in lines if re.match(r"scheme of", heading) and re.search('["“]', text))


def _heading_of(words: str) -> Callable[[list[Line], re.Match[str], str], Iterator[str]]:
    def against(lines: list[Line], found: re.Match[str], here: str) -> Iterator[str]:
        yield from (x for x, text in lines if not text and _place(x).startswith(_place(found["what"])) and re.search(words, x))

    return against


NO_TRAIT = re.compile(r"\s*\((no (?:other )?traits?(?: (?:but|except|other than) City)?)\)$")
"""What is said in brackets behind a location: `(no trait but City)`."""
LOCATIONS = r"(?:(?:all|the) )*(?:city )?locations?"
NO_LOCATION = r"(?:no|none of the|neither) (?:city )?locations?"
NOBODY = r"(?:no ?(?:one|body)|no player|neither player)"

DENIALS: tuple[tuple[str, Callable[[list[Line], re.Match[str], str], Iterator[str]]], ...] = (
    (r"(?P<who>\w+) has no (?:other )?(?:characters?|crew)(?: (?:(?P<there>there)|in play|at (?P<at>.+)))?", _characters),
    (
        r"(?:nobody|no ?one|no other character) (?:else )?(?:is|stands)"
        r" (?:also )?(?:(?P<there>there)|in play|on the board|in (?P<who>\w+)['’]s crew|(?:at|in) (?P<at>.+))",
        _characters,
    ),
    (r"(?P<what>[\w'’ ]+) (?:is|are) not (?:used )?in (?:this|the) game", _named),
    (
        rf"(?:there is )?no Renown (?:(?:is|lies) )?on (?:any|the) (?:city )?locations?|{NO_LOCATION} (?:has|holds|bears) .*Renown.*",
        _heading(r"\b[1-9]\d* Renown"),
    ),
    (
        rf"{LOCATIONS} (?:are|is) uncontrolled|{NO_LOCATION} .*control.*|{LOCATIONS} (?:have|has) no controller"
        rf"|{NOBODY} (?:yet )?(?:has )?controls? (?:of )?(?:a|any) (?:city )?location",
        _heading(r"\bcontrolled by "),
    ),
    (r"no character (?:has|bears) (?:a |any )?wounds?", _text(r"\b[1-9]\d* wounds?\b|\bwounds? [1-9]")),
    (
        rf"{NOBODY} (?:has|takes|gains) (?:any )?conditional Renown|(?:there is )?no conditional Renown",
        _text("(?i)plunder.*Renown|conditional Renown"),
    ),
    (
        r"(?:the |all |both )?schemes (?:have no|are without(?: any)?) text|(?:no|neither|none of the) schemes? (?:has|have) (?:a |any )?text",
        _schemes_with_text,
    ),
    (r"(?P<what>.+) has no (?:other )?traits?(?: (?:but|except|other than) City)?", _heading_of(r"\btrait (?!City\b)")),
    (rf"no Renown is on (?P<what>{CITY})", _heading_of(r"\b[1-9]\d* Renown")),
    (r"no ['\"]?when revealed['\"]? (?:text|effect)s?", _text(r"[\"“]When revealed")),
    (r"(?:all |the )?(?:city )?locations are empty", _in_the_city),
)
"""What is said not to be there, and what speaks against it."""
