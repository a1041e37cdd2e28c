"""What a set-up in prose says is not there, held against what it tells of: `B has no character there`, `no location is controlled`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from judgekit.games.five_sails.boards.story.cards import CITY
from judgekit.games.five_sails.boards.story.denied_words import (
    ALL_OF_THEM,
    ARE,
    EVERYWHERE,
    HAVE,
    LOCATIONS,
    MUSTERED,
    NO,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OF_CHARACTERS,
    OTHERS,
    PLACES,
    SOMEWHERE,
    THOSE,
    USUAL,
)
from judgekit.games.five_sails.boards.story.lacking import ANYWHERE_IN_THE_CITY, CHOSEN, HELD, Lack, Line, known
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.sentences import BY_ONESELF

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller
    from judgekit.games.five_sails.boards.story.told import Story


class Denial(NamedTuple):
    """What is said not to be there, in which words, and the part of the prose that tells of those besides whom nobody is."""

    said: Bit
    lacks: tuple[Lack, ...]
    besides: range = range(0)


def denied(story: Story, denial: Denial) -> str:
    """What of the board speaks against a sentence that says that something is not there. Empty for nothing."""
    lines = list(_lines(story, denial.besides))
    return next((line.text or line.heading for lack in denial.lacks for line in lines if lack.stands_against(line)), "")


def _lines(story: Story, besides: range) -> Iterator[Line]:
    heading = owner = bearer = ""
    for depth, text, at in (*story.beside, *story.lines):
        if depth == 2:
            heading, text = text.rstrip(":"), ""
            owned = re.search(r"\b(?:controlled by|(?:hand|deck|discard|locker|scheme|chosen) of) (\w+)", heading)
        else:
            owned = re.match(r"(\S+)['’]s ", text) if depth == 4 else owned
            owned = owned or re.search(r"\b(?:scheme|chosen) of (\w+)", heading)
        owner = owned[1] if owned else "" if depth < 6 else owner
        line = Line(heading, text, owner, bearer if depth > 4 else "")
        bearer = line.name if depth == 4 else bearer
        if at not in besides:
            yield line
    yield from (Line(HELD, str(amount), player) for player, amount in story.renown.items())


@dataclass
class Subject:
    """Of whom or what something is denied: whether the subject itself denies it, `nobody has …`, and the players, characters or places."""

    denies: bool = False
    whose: tuple[str, ...] = ()
    who: tuple[str, ...] = ()
    where: tuple[str, ...] = ()


def denial(teller: Teller, said: Bit) -> Denial | None:
    """What a clause says is not there, where it says nothing but that; None where it is another clause."""
    text, excepted = _excepted(said.text)
    lacks = Denier(teller).heard(USUAL(text))
    lacks = [_without(teller, lack, excepted) for lack in lacks] if excepted else lacks
    return Denial(said, tuple(lacks), range(said.at) if re.search(OTHERS, said.plain) else range(0)) if lacks else None


def _excepted(text: str) -> tuple[str, list[str]]:
    """A clause without those of whom it is not said, and them: `nobody but A holds Renown` · `only Bo is engaged` · `apart from Bo nobody is …`."""
    nobody, but = r"nobody|no ?one|no|neither|none|nothing", r"(?:apart from|but|except(?: for)?|besides|other than)"
    says = rf"(?P<rest>(?:{ARE}|{HAVE})\b.*)"
    ahead = re.match(rf"{but} (?P<who>[^,]+?),? (?P<rest>(?:{nobody})\b.*)", text, re.IGNORECASE)
    within = re.match(rf"(?P<a>nobody|no ?one|no \w+) {but} (?P<who>.+?) {says}", text, re.IGNORECASE)
    only = re.match(rf"only (?P<who>(?-i:[A-Z])[^,]*?) {says}", text, re.IGNORECASE)
    found = ahead or within or only
    if found is None:
        return text, []
    begins = f"{found['a']} " if within else "nobody " if not ahead else ""
    return f"{begins}{found['rest']}", [re.sub(r"^\w+['’]s (?:Leader )?", "", who) for who in re.split(r",? and |, ", found["who"])]


def _without(teller: Teller, lack: Lack, excepted: list[str]) -> Lack:
    """What is said not to be there, but for some players, characters or locations."""
    players = [player for player in lack.whose or teller.story.players if player not in excepted]
    places = [place for place in teller.story.all_locations() if place not in excepted]
    by_player, by_place = {*excepted} & {*teller.story.players}, {*excepted} & {*teller.story.all_locations()}
    return lack._replace(
        whose=tuple(players) if by_player else lack.whose, where=tuple(places) if by_place else lack.where, but=(*lack.but, *excepted)
    )


class Denier:
    """Finds what a clause says is not there."""

    def __init__(self, teller: Teller) -> None:
        self.teller, self.players = teller, tuple(teller.story.players)
        self.seats = "|".join(map(re.escape, self.players))

    def heard(self, text: str) -> list[Lack]:
        """The things that a clause says are not there; nothing where it says anything else."""
        begins = rf"(?:there {ARE} {NO}|there {ARE}(?= (?:nobody|no ?one|nothing)\b)|no)"
        there = re.fullmatch(rf"{begins} (?P<what>.+?)(?: {ARE}(?P<free> available)?)?{SOMEWHERE}", text, re.IGNORECASE)
        if there and (found := self._things(Subject(True), f"{there['free'] or ''} {there['what']}".strip(), there["at"])):
            return found
        verb = re.finditer(rf" (?=(?:{ARE}|{HAVE}) )", text, re.IGNORECASE)
        subjects = ((self._subject(text[: found.start()], text[found.end() :]), text[found.end() :]) for found in verb)
        return next((found for subject, said in subjects if subject and (found := self._predicates(subject, said))), [])

    def _subject(self, text: str, said: str) -> Subject | None:
        """Of whom something is `said`; None where that is nobody and nothing that is known."""
        if re.fullmatch(r"neither(?: of them)?", text, re.IGNORECASE) and re.match(OF_CHARACTERS, said, re.IGNORECASE):
            return Subject(True, who=tuple(self.teller.story.in_play()[-2:]))
        if re.fullmatch(NOBODY, text, re.IGNORECASE):
            return Subject(True)
        if re.fullmatch(rf"{NOBODY} (?:t?here)", text, re.IGNORECASE):
            return Subject(True, where=(self.teller.here,))
        if (those := re.fullmatch(THOSE, text, re.IGNORECASE)) and re.match(OF_CHARACTERS, said, re.IGNORECASE):
            return Subject(who=tuple(self.teller.story.in_play()[-2 if those["two"] else 0 :]))
        if of := re.fullmatch(NO_CARD, text, re.IGNORECASE):
            return Subject(True, who=("Leader",) if of["kind"].casefold().startswith("leader") else ())
        if of := re.fullmatch(rf"(?:(?P<no>no|neither|none)|all|both|each|every|the)(?: of)?(?: the)? (?:{MUSTERED})", text, re.IGNORECASE):
            return Subject(of["no"] is not None, where=(CHOSEN,))
        if re.fullmatch(NOWHERE, text, re.IGNORECASE):
            return Subject(True, where=(ANYWHERE_IN_THE_CITY,))
        if re.fullmatch(rf"{PLACES}|{EVERYWHERE}", text, re.IGNORECASE):
            return Subject(where=places_named(self.teller, text))
        if re.fullmatch(rf"(?:{self.seats})(?:(?:,? and|,) (?:{self.seats}))*", text):
            return Subject(whose=tuple(re.findall(self.seats, text)))
        if re.fullmatch(r"(?:both|(?:all|both|the|each|every)(?: the)? (?:players?))", text, re.IGNORECASE):
            return Subject(whose=self.players)
        if re.fullmatch(ALL_OF_THEM, text, re.IGNORECASE):
            return Subject()
        if of := re.fullmatch(rf"(?:both|all|the|either|({self.seats})['’]s) (scheme|Leader)s?", text, re.IGNORECASE):
            return Subject(whose=(of[1],) if of[1] else (), who=("Leader",) if of[2].casefold() == "leader" else ())
        names = re.split(r",? (?:and|nor|or) |, ", re.sub("^neither ", "", text, flags=re.IGNORECASE))
        if text.casefold().startswith("neither ") and all(name in self.players for name in names):
            return Subject(True, whose=tuple(names))
        return Subject(text.casefold().startswith("neither "), who=tuple(names)) if all(map(self.teller.story.knows, names)) else None

    def _predicates(self, subject: Subject, text: str) -> list[Lack]:
        """What is denied with each verb; nothing where something else is said with one of them."""
        if found := self._predicate(subject, text):
            return found
        begins = re.match(rf"(?:{ARE}|{HAVE}) (?:{NO} )?", text, re.IGNORECASE)
        for joint in re.finditer(r",? (?:and|or|nor) |, ", text) if begins else ():
            rest = text[joint.end() :]
            verb = "" if re.match(rf"(?:{ARE}|{HAVE})\b", rest) else begins[0] if begins and not rest.startswith("not ") else "is "
            if (first := self._predicate(subject, text[: joint.start()])) and (others := self._predicates(subject, f"{verb}{rest}")):
                return first + others
        return []

    def _predicate(self, subject: Subject, text: str) -> list[Lack]:
        """What is denied with one verb."""
        found = re.fullmatch(rf"(?P<verb>{ARE}|{HAVE}) (?P<words>.+)", text, re.IGNORECASE)
        if found is None:
            return []
        if re.fullmatch(ARE, found["verb"], re.IGNORECASE):
            return self._state(subject, found["words"])
        had = re.fullmatch(rf"(?:(?P<no>{NO}) |(?:any|an?|the) )?(?P<what>.+?){SOMEWHERE}", found["words"], re.IGNORECASE)
        if had is None or (subject.denies == bool(had["no"]) and had["what"] != "none"):
            return []
        what = had["what"]
        if found["verb"].startswith("control") and re.fullmatch(rf"{PLACES}|{LOCATIONS}|{EVERYWHERE}", what, re.IGNORECASE):
            return [Lack("controlled", whose=subject.whose, where=places_named(self.teller, what))]
        if re.match("g|b|ad", found["verb"]) and re.fullmatch("any|Renown|any Renown", what):
            what = "conditional Renown" if not subject.where else "Renown"
        if subject.where and ((what == "none" and not subject.denies) or (what == "any" and subject.denies)):
            what = "Renown"
        if what == "Renown" and not (subject.where or had["at"]):
            subject = Subject(subject.denies, subject.whose or self.players)
        return self._things(subject, what, had["at"])

    def _state(self, subject: Subject, words: str) -> list[Lack]:
        """What somebody or something is denied to be: wounded, at a place, controlled, a Mercenary."""
        denies, words = re.match(r"(?:not|no) ", words) is not None, re.sub(r"^(?:not|no) ", "", words)
        if re.fullmatch(r"empty|bare", words) and subject.where and not denies:
            return self._things(subject, "cards", None)
        if subject.denies == denies:
            return []
        if re.fullmatch(r"(?:used )?in (?:this|the) game|in play", words) and denies:
            return [Lack(f"called {name}") for name in subject.where or subject.who]
        if place := re.fullmatch(SOMEWHERE, f" {words}", re.IGNORECASE):
            return self._things(subject, "characters", place["at"])
        if crew := re.fullmatch(rf"in ({self.seats})['’]s crew", words):
            return [Lack("characters", (crew[1],))]
        by = re.fullmatch(rf"controlled by ({self.seats})", words)
        return [Lack("controlled", (by[1],), where=subject.where)] if by else self._things(subject, words, None)

    def _things(self, subject: Subject, what: str, at: str | None) -> list[Lack]:
        """Each of the things in a list, of a subject and at a place; nothing where one of them is not known."""
        each = [what] if known(what) else [re.sub(rf"^(?:{NO}|any|an?|the) ", "", x) for x in re.split(r",? (?:or|and|nor) |, ", what)]
        where = places_named(self.teller, at) if at else subject.where
        placed = bool(where) or not any(re.fullmatch("cards?", x) for x in each)
        if not placed or not all(map(known, each)) or (subject.whose and re.fullmatch("Leaders?", what)):
            return []
        of_it = "location's " if subject.where and subject.where != (CHOSEN,) and not at else ""
        return [Lack(f"{of_it}{x}" if "trait" in x else x, subject.whose, subject.who, where) for x in each]


def places_named(teller: Teller, text: str) -> tuple[str, ...]:
    """The places that are named; all locations where it is none of them, and everybody's Home where nobody's is named."""
    named = re.findall(CITY, text)
    home = re.search(r"(\w+['’]s )?Homes?", re.sub(r"Home of (\w+)", r"\1's Home", text))
    if text.strip() == "there":
        return (teller.here,)
    return tuple(named) or ((f"{home[1] or ''}Home",) if home else (ANYWHERE_IN_THE_CITY,))


ONLY = re.compile(r"(?:in play (?:is|are) only|the only characters? in play (?:is|are))(?: the following)?:? ", re.IGNORECASE)
THAT_IS_ALL = re.compile(
    r"(?:(?:th[eo]se|they)(?: two| three| four)? are|that is)(?: also)? (?:all|the only|all of)(?: the)?(?: (?:two|three|four|five|six|\d))?"
    r" ?(?:characters?|everybody)?(?: (?:that are |there are |who are )?in play| on the board| (?:that )?there (?:is|are))?",
    re.IGNORECASE,
)
"""What says that everybody has been told of."""
ALONE = re.compile(rf"(?P<verb>\b(?:is|are|stands?)) {BY_ONESELF}(?= (?:at|on|in) (?P<at>{CITY}|\S+['’]s Home\b))")
ALONE_BEHIND = re.compile(
    r",? (?:(?:and|but|quite|all|stands|is) )*(?:alone|unaccompanied|by (?:him|her|it)self|on (?:his|her|its) own)"
    r"(?: (?:t?here|at (?:that|this) location))?(?=$|[;,])"
)
"""What says behind a character, with the place before it, that nobody else is there."""
HERE_IS = re.compile(rf"(?P<who>[A-Z]['’]s (?:Leader )?(?P<name>[A-Z][\w'’ -]*?))(?= \(|,| (?:is|stands|waits)\b)[^;]*? (?:at|on|in) (?P<at>{CITY})")
HEADED = re.compile(rf"(?:At|On|In) (?P<at>{CITY})\b[^;]*?: ?[A-Z]['’]s (?:Leader )?(?P<name>[A-Z][\w'’ -]*?)(?= \(|,)")
"""A character with the place, before what is said behind it."""


def alone_behind(said: Bit) -> tuple[Bit, list[Denial]]:
    """`Bo is at The Docks, en garde, alone` without the last of it, and that nobody else is there."""
    denials: list[Denial] = []
    for found in reversed(list(ALONE_BEHIND.finditer(said.plain))):
        before = said.plain[said.plain.rfind(";", 0, found.start()) + 1 : found.start()].strip()
        one = [*HERE_IS.finditer(before), *HEADED.finditer(before)]
        if len(one) != 1 or len(re.findall(r"\b[A-Z]['’]s (?=[A-Z])", before)) != 1:
            continue
        denials.append(Denial(said, (Lack("characters", where=(one[0]["at"],), but=(one[0]["name"],)),)))
        said = anew(said, f"{said.text[: found.start()]}{said.text[found.end() :]}")
    return said, denials


def nobody_else(said: Bit) -> tuple[Bit, list[Denial]]:
    """`The only characters in play are …` and `Bo is alone at The Docks` as who is there, and that nobody else is."""
    denials: list[Denial] = []
    told = range(said.at, said.at + len(said.text))
    if THAT_IS_ALL.fullmatch(said.plain):
        return said.cut(len(said.text)), [Denial(said, (Lack("characters"),), range(told.start))]
    if only := ONLY.match(said.plain):
        denials.append(Denial(said, (Lack("characters"),), told))
        said = said.cut(only.end())
    while alone := ALONE.search(said.plain):
        denials.append(Denial(said, (Lack("characters", where=(alone["at"],)),), told))
        said = anew(said, f"{said.text[: alone.end('verb')]}{said.text[alone.end() :]}")
    said, behind = alone_behind(said)
    return said, denials + behind


WITHOUT = r"(?:none|nothing|no Renown)"
BARE = re.compile(
    rf"(?P<at>{CITY}(?:(?:,? and |, ){CITY})*)(?P<said>,? (?:on (?:both of )?which (?:there (?:is|are)|lies) {WITHOUT}"
    rf"|which (?:has|have|holds?|bears?) {WITHOUT}|neither of which (?:has|holds|bears) (?:any )?Renown|(?:both |each"
    rf" )?(?:without|with no) Renown(?: on (?:it|them|either))?))(?=$|[,;]| and )"
)


def without_renown(said: Bit) -> tuple[Bit, list[Denial]]:
    """`B controls The Forums, on which there is none` as who controls it, and that no Renown is there."""
    denials: list[Denial] = []
    while bare := BARE.search(said.plain):
        denials.append(Denial(said, (Lack("Renown", where=tuple(re.findall(CITY, bare["at"]))),)))
        said = anew(said, f"{said.text[: bare.start('said')]}{said.text[bare.end() :]}")
    return said, denials


NO_TRAIT = re.compile(
    r"(?:(?:which|that|it|and|but) )*(?:is|has|having|with)? ?"
    r"(?:(?:no|without(?: the| a| any)?) (?:other |special |printed )?(?:(?P<one>[A-Z]\w*) )?traits?(?P<but> (?:but|except|other than) City)?"
    r"(?: that matters?)?"
    r"|(?:no|not an?|non-) ?(?P<place>(?!Renown\b)[A-Z]\w*)(?: location)?|(?:no|without(?: the)?) trait (?P<named>[A-Z]\w*))"
)
"""What is said in brackets behind a location: `(no trait but City)`, `(no Duelist trait)`."""


def traitless(remark: str) -> str:
    """What a remark on a location denies, as it is said of it: `has no Duelist trait`; empty for another remark."""
    found = NO_TRAIT.fullmatch(remark.strip())
    if found is None:
        return ""
    named = found["one"] or found["place"] or found["named"]
    return f"has no {named} trait" if named else f"has no trait{found['but'] or ''}"


def without_traits(heading: str) -> tuple[str, list[str]]:
    """A heading of a location without what it says in brackets of traits that are not there, and that as clauses of their own."""
    found = re.search(r"\s*\(([^()\"]+)\)$", heading)
    remarks = re.split(r"[,;]\s*(?:and\s+)?|\s+and\s+", found[1]) if found else []
    lacking = [remark for remark in remarks if traitless(remark)]
    if found is None or not lacking:
        return heading, []
    bare, rest = heading[: found.start()], ", ".join(remark for remark in remarks if remark not in lacking)
    return f"{bare} ({rest})" if rest else bare, [f"{bare} {traitless(remark)}" for remark in lacking]
