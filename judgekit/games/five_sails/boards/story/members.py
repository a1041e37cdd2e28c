"""Lists of somebody's characters in a board told in prose: who is a Leader or a Mercenary, what each is like, and where each stands."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from judgekit.games.five_sails.boards.story.aside import BEARING
from judgekit.games.five_sails.boards.story.prose import Bit
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY
from judgekit.games.five_sails.boards.story.words import NUMBER

PLACE = rf"(?:{CITY}|(?:[A-Z]['’]s |his |her |their |its |the )?(?:own )?Homes?)"
LIE = rf"(?:en garde|engaged|unwounded|nothing equipped|(?:{NUMBER}) wounds?|no wounds?)"
LIES = rf"(?:,? (?:and |but )?(?:with |has |have )?{LIE})*"
PARTICLE = r"(?:of|the|de|del|la|el|le|von|van|der|den|du|di|da)"
NAME = rf"[A-Z][\w'’.-]*(?: (?:{PARTICLE} )*(?:[A-Z\d]|[a-z]['’][A-Z])[\w'’.-]*)*"
KIND = r"(?:Leader|Mercenary|Mercenaries|Brutes?)"
CAME = r"(?:(?:already |previously |formerly )?(?:recruited|mustered|hired) )"
ITEM = re.compile(
    rf"(?:(?:the|an?|his|her|their) )?(?:{CAME}?(?P<kind>{KIND}) )?(?P<name>(?![A-Z]['’]s ){NAME})(?P<said> \(_*\))?"
    rf"(?P<bears>,? {BEARING} (?:an? )?[A-Z].*?)?(?P<lies>{LIES})(?:,? (?:is |are |stands? |who is )?(?:at|on|in) (?P<place>{PLACE})(?P<so>{LIES}))?"
)
JOINT = re.compile(rf"(?P<and>,? and )(?=[A-Z]|(?:the|an?|his|her|their) {CAME}?{KIND}\b)|, (?=[A-Z]|(?:the|an?|his|her|their) {CAME}?{KIND}\b)")
ALL = re.compile(
    rf"(?:^|,? )(?:all|both|each)(?: of them)?(?:,? (?:is|are|stand|being))?(?P<lies>{LIES})(?:,? (?:at|on|in) (?P<place>{PLACE})(?P<so>{LIES}))?$"
)
NO_NAME = re.compile(rf"(?:{CITY}|(?:[A-Z]['’]s )?(?:Home|Renown|Hand|Deck|Locker))\b")
IS_BORNE = re.compile(r"\((?:an? )?(?:[Aa]ttachment|Weapon|Armou?r|Attire)\b")


@dataclass(frozen=True)
class Member:
    """Somebody of a crew: what is said of whom, and where; empty where that is not told."""

    name: str
    kind: str = ""
    said: str = ""
    bears: str = ""
    lies: str = ""
    place: str = ""

    def told(self, owner: str) -> str:
        """The card as a set-up tells it with its player."""
        said = ", ".join(x for x in ("" if self.kind in {"", "Leader"} else self.kind, self.said) if x)
        lead = "Leader " if self.kind == "Leader" else ""
        return f"{owner}'s {lead}{self.name}{f' ({said})' if said else ''}{self.bears}{self.lies}"


def members(said: Bit) -> list[Member]:
    """The characters of a list; none where something in it is no character."""
    common = ALL.search(said.plain)
    listed = said.cut(0, common.start()) if common else said
    out: list[Member] = []
    plural = ""
    for joint, part in _parts(listed):
        found = ITEM.fullmatch(part.plain)
        if found is None or NO_NAME.match(found["name"]):
            return []
        if out and out[-1].bears and IS_BORNE.search(part.text) and not found["place"]:  # one more card that the one before bears
            out[-1] = replace(out[-1], bears=f"{out[-1].bears}{joint}{part.text}")
            continue
        kind = _one(found["kind"] or plural)
        plural = found["kind"] if (found["kind"] or "").endswith("s") else plural
        plural = "" if joint.strip(", ") == "and" and not found["kind"] else plural  # the `and` before the last of them
        texts = {key: part.text[slice(*found.span(key))] if found[key] else "" for key in ("name", "said", "bears", "lies", "so")}
        out.append(Member(texts["name"], kind, texts["said"][2:-1], texts["bears"], texts["lies"] + texts["so"], found["place"] or ""))
    if common and any(against(one, common) for one in out):
        return []
    if common:
        out = [with_common(one, common) for one in out]
    return out


def against(one: Member, common: re.Match[str]) -> bool:
    """Whether somebody is told to lie otherwise than all are said to."""
    both = {
        word for lies in (one.lies, f"{common['lies']}{common['so'] or ''}") for word in re.findall(r"en garde|engaged|unwounded|[1-9] wound", lies)
    }
    return {"en garde", "engaged"} <= both or ("unwounded" in both and any(word.endswith("wound") for word in both))


def _parts(said: Bit) -> list[tuple[str, Bit]]:
    """The parts of a list, each with the joint before it."""
    joints = list(JOINT.finditer(said.plain))
    starts, ends = [0, *(m.end() for m in joints)], [*(m.start() for m in joints), len(said.text)]
    return [(j, part) for j, a, b in zip(["", *(m[0] for m in joints)], starts, ends, strict=True) if (part := said.cut(a, b)).text]


def _one(kind: str) -> str:
    return {"Mercenaries": "Mercenary", "Brutes": "Brute"}.get(kind, kind)


def with_common(one: Member, common: re.Match[str]) -> Member:
    """One of a list with what is said of all."""
    lies = f"{common['lies'] or ''}{common['so'] or ''}"
    lies = f", {lies.strip(' ,')}" if lies and not one.lies else ""
    return replace(one, place=one.place or common["place"] or "", lies=f"{one.lies}{lies}")


def with_places(those: list[Member]) -> list[Member]:
    """The characters of a list where who is named without a place stands with the one behind."""
    out: list[Member] = []
    for one in reversed(those):
        out.insert(0, one if one.place or not out else replace(one, place=out[0].place))
    return out


def placed_at(one: Member, owner: str) -> str:
    """A character at a place, at Home where none is told, as one clause of a set-up."""
    home = one.place.endswith(("Home", "Homes", "")) and not re.match(rf"[A-Z]['’]s |{CITY}", one.place)
    at = f"{owner}'s Home" if home else one.place
    bare = replace(one, lies="")
    lies = re.sub(r",? (?:and|but) |^ ?,? ?", ", ", one.lies) if one.lies else ""
    return f"{bare.told(owner)} is at {at}{lies}"
