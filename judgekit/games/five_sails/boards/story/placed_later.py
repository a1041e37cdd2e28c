"""Characters of whom it is told first that they are there, and then where: `A controls Bo and Una. Bo is at The Docks, Una at A's Home`."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.aside import borne_outside
from judgekit.games.five_sails.boards.story.borne_words import of_others
from judgekit.games.five_sails.boards.story.cards import CITY, cards_told
from judgekit.games.five_sails.boards.story.crew_size import lines_of_the_crew, of_the_crew
from judgekit.games.five_sails.boards.story.members import LIE, LIES, NAME, PLACE, Member, members
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import NUMBER, number

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

CONTROLS = re.compile(
    r"(?P<who><seat>) (?:also |likewise |now )?(?:controls|has in play"
    r"|has in the crew)(?: also)?:? (?:(?:the|these|as) characters?:? )?(?P<list>(?:the |a )?[A-Z].*)"
)
IS_NO_CHARACTER = re.compile(r"(?:an? )?(?:(?:City )?(?:Deck )?)?(?:attachment|event|risk|scheme)\b", re.IGNORECASE)
SUM = rf"(?:(?:in all|altogether|that (?:is|makes)|together)[,:]? )?(?P<n>{NUMBER}) characters?(?: in (?:all|total|play))*"
NONE = r"(?:and )?(?:none(?: of (?:them|these))?(?: (?:is|being))?(?: an?)?|no) (?P<none>Brutes?|Mercenar(?:y|ies)|Leaders?)(?: among them)?"
BEHIND = re.compile(
    rf"(?:[:;,]| –| -)\s*(?P<all>(?:{SUM}|{NONE}|(?:all|both) {LIE}(?:(?:,? and |, ){LIE})*)(?:,? (?=all\b|both\b|none\b|no\b|and no)|$))+$"
)
"""What is said of them all behind their names: how many they are, how they lie, what none of them is."""


def controls_named(teller: Teller, said: Bit) -> bool:
    """`A also controls Bo, Una (…) and the Mercenary Vell: four characters, all en garde`: they are somewhere, at Home unless more is told."""
    found = re.fullmatch(CONTROLS.pattern.replace("<seat>", teller.story.seats), said.plain)
    if found is None:
        return False
    listed = said.group(found, "list")
    behind = BEHIND.search(listed.plain)
    those = members(listed.cut(0, behind.start()) if behind else listed)
    if not those or any(IS_NO_CHARACTER.match(one.said) for one in those):
        return False
    who, tail = found["who"], listed.plain[behind.start() :] if behind else ""
    lies = re.search(rf"\b(?:all|both) (?P<lies>{LIE}(?:(?:,? and |, ){LIE})*)", tail)
    for one in those:
        line = one.told(who) + (f", {lies['lies']}" if lies and not one.lies else "")
        somewhere(teller, who, one, anew(said, re.sub(r",? and (?=en |un)", ", ", line)))
    if counted := re.search(SUM, tail, re.IGNORECASE):
        _counted(teller, said, who, number(counted["n"]), len(those))
    if counted and lies and number(counted["n"]) > len(those):  # it is said of those told before as well
        _all_lie(teller, said, who, re.sub(r",? and ", ", ", lies["lies"]))
    if none := re.search(NONE, tail):
        teller.hear(anew(said, f"{who} has no {none['none']}"))
    return True


def _counted(teller: Teller, said: Bit, who: str, many: int, named: int) -> None:
    """Holds how many characters there are said to be against those who are named, alone or with those told before; a Leader may be among them."""
    told = len(of_the_crew(teller, who))
    if many == told + 1 and teller.story.leader_of(who) is None:
        teller.leaders.setdefault(who, "")
    elif many not in {named, told}:
        teller.wrong(said, f"{many} characters of {who} are told of, but {named} are named{f', {told} with those before' if told > named else ''}")


def _all_lie(teller: Teller, said: Bit, who: str, lies: str) -> None:
    """Gives everybody of a player how all of them lie."""
    for text in lines_of_the_crew(teller, who):
        if _contrary(text, lies):
            teller.wrong(said, f"{lies!r} is said of everybody, and the set-up tells of {text!r}")
        elif not re.search(LIE, text.rpartition(")")[2]):
            at = next(n for n, line in enumerate(teller.story.lines) if line[1] == text)
            teller.story.lines[at] = teller.story.lines[at][0], f"{text}, {lies}", teller.story.lines[at][2]


def _contrary(text: str, lies: str) -> bool:
    """Whether somebody is told to lie in two ways."""
    both = {*re.findall(r"en garde|engaged|unwounded|[1-9]\d* wound", f"{text.rpartition(')')[2]}, {lies}")}
    return {"en garde", "engaged"} <= both or ("unwounded" in both and any(word.endswith("wound") for word in both))


def somewhere(teller: Teller, who: str, one: Member, told: Bit) -> None:
    """Puts somebody where that is told, or at Home as long as it is not."""
    home = not one.place or one.place.endswith(("Home", "Homes"))
    cards = cards_told(of_others(borne_outside(told), teller.story.players), teller.story.players)
    teller.board(f"Home of {who}" if home else one.place, cards, told.at)
    if not one.place:
        teller.unplaced.append(f"{who}'s {one.name}")


OTHERS = (
    r"(?i:(?:all |both )?(?:of )?the (?:other|remaining|rest)s?(?: (?:two|three|four"
    r"|five|characters?))*|(?:everybody|everyone|all) else|all (?:the )?others?)"
)
ONE = rf"(?:[A-Z]['’]s )?(?:the )?(?:Leader )?(?:{NAME})"
STANDS = re.compile(
    rf"(?P<who>{OTHERS}(?: of (?:them|these))?|{ONE}(?:(?:, and |,? and |, ){ONE})*)(?: (?:is"
    rf"|are|stands?|waits?|stays?))?(?: (?:both|all|alone))?(?P<before>{LIES})"
    rf" (?:at|on|in) (?P<place>{PLACE})(?P<lies>{LIES})"
)
JOINT = rf";\s*(?:and\s+)?|,? (?:and|while|whereas|but) (?=(?:{OTHERS})\b)|, (?=(?:{OTHERS})\b)|(?:,? and|,) (?={ONE})"
AT_A_PLACE = re.compile(rf" (?:at|on|in) {PLACE}")


def placed_later(teller: Teller, said: Bit) -> bool:
    """`Bo and Una are at The Docks, the others at A's Home`, of characters of whom nothing was told but that they are there."""
    if not teller.unplaced:
        return False
    parts = _parts(said)
    found = [STANDS.fullmatch(part.plain) for part in parts]
    named = [_named(teller, one["who"]) if one else [] for one in found]
    if not parts or not all(found) or not all(named):
        return False
    for one, those in zip(found, named, strict=True):
        assert one is not None
        for card in [x for x in those if x in teller.unplaced] if those[0] else list(teller.unplaced):
            _move(teller, said, card, one["place"], f"{one['before'] or ''}{one['lies'] or ''}")
    return True


def _parts(said: Bit) -> list[Bit]:
    """The parts of a sentence that tell of a place each."""
    out: list[Bit] = []
    for part in said.split(JOINT):
        joined = bool(out) and AT_A_PLACE.search(out[-1].plain) is None
        start = out.pop().at if joined else part.at
        out.append(said.cut(start - said.at, part.at + len(part.text) - said.at))
    return out


def _named(teller: Teller, who: str) -> list[str]:
    """The characters of a list of whom it is not told yet where they are; one empty name for all others; none where one is not among them."""
    if re.fullmatch(rf"(?:{OTHERS})(?: of (?:them|these))?", who, re.IGNORECASE):
        return [""]
    names = [re.sub(r"^(?:the )?(?:Leader )?", "", name) for name in re.split(r",? and |, ", who)]
    found = []
    for name in names:
        own, bare = (name[:4], name[4:]) if re.match(r"[A-Z]['’]s ", name) else ("", name)
        those = [x for x in teller.unplaced if x.startswith(own) and (x[4:] == bare or x[4:].startswith(f"{bare} "))]
        if len(those) != 1:
            return []
        found += those
    return found


def _move(teller: Teller, said: Bit, card: str, place: str, lies: str) -> None:
    """Takes somebody, with all that is borne, from Home to a place."""
    owner, name = card[0], card[4:]
    teller.unplaced.remove(card)
    lines = teller.story.lines
    places = list(accumulate(lines, lambda at, line: line[1] if line[0] == 2 else at, initial=""))[1:]
    begins = next(
        (n for n, (depth, text, _) in enumerate(lines) if depth == 4 and places[n].startswith("Home of") and _is(text, owner, name)),
        -1,
    )
    if begins < 0:
        return
    ends = next((n for n in range(begins + 1, len(lines)) if lines[n][0] <= 4), len(lines))
    depth, text, at = lines[begins]
    if _contrary(text, lies):
        teller.wrong(said, f"{said.text!r} is said, and the set-up tells of {text!r}")
    block = [(depth, f"{text}{_between_commas(lies)}", at), *lines[begins + 1 : ends]]
    del lines[begins:ends]
    home = re.fullmatch(CITY, place) is None
    lines += [(2, f"Home of {place[0] if re.match(r'[A-Z].s ', place) else owner}:" if home else f"{place}:", at), *block]
    teller.here = place if not home else teller.here


def _is(text: str, owner: str, name: str) -> bool:
    return re.match(rf"{owner}['’]s (?:Leader )?{re.escape(name)}(?= \(|,|$)", text) is not None


def _between_commas(lies: str) -> str:
    """How somebody lies, behind commas."""
    return "".join(f", {word}" for word in re.findall(LIE, lies))


def told_twice(teller: Teller) -> None:
    """Whoever stands at Home for want of a place, and is named alone elsewhere, stands there: `A's Leader is Ida (…). At The Docks: A's Ida`."""
    lines = teller.story.lines
    for card in list(teller.unplaced):
        places = list(accumulate(lines, lambda at, line: line[1] if line[0] == 2 else at, initial=""))[1:]
        there = [
            n
            for n, (depth, text, _) in enumerate(lines)
            if depth == 4 and re.match(rf"{CITY}|Home of |\S+['’]s Home", places[n]) and _is(text, card[0], card[4:])
        ]
        if len(there) != 2 or "(" in lines[there[1]][1]:
            continue
        first, again = there
        ends = next((n for n in range(first + 1, len(lines)) if lines[n][0] <= 4), len(lines))
        own = re.sub(rf"^.*?{re.escape(card[4:])}", "", lines[again][1])
        block = [(4, f"{lines[first][1]}{own}", lines[first][2]), *lines[first + 1 : ends]]
        lines[again : again + 1] = block
        del lines[first:ends]
