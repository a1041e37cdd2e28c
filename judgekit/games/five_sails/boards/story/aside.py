"""What a set-up in prose tells by the way: what a card bears, within its brackets or with its kind behind a comma, and who sits beside whom."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew

BEARING = r"(?:equipped with|wearing|bearing|carrying|wielding)"
INSIDE = re.compile(rf"\((?P<said>(?:[^()\"]|\"[^\"]*\")*?)[;,] (?:and )?(?P<bears>{BEARING} (?:[^()\"]|\"[^\"]*\"|\((?:[^()\"]|\"[^\"]*\")*\))+?)\)")
"""The brackets behind a card, with what the card bears at their end."""
ALONE = re.compile(rf" \((?P<bears>{BEARING} (?:[^()\"]|\"[^\"]*\"|\((?:[^()\"]|\"[^\"]*\")*\))+?)\)")
"""Brackets behind a card that say only what it bears."""
OF_A_KIND = re.compile(
    rf"\b(?P<bears>{BEARING} (?:an? )?)(?P<name>[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*), an? "
    r"(?P<kind>(?:[A-Z]\w+ )?(?:[Aa]ttachment|[Aa]rmor|[Aa]ttire|[Ww]eapon)(?: (?:with|of|from) [^,;()\"]+| \"[^\"]*\")?)(?=[,;)]|$)"
)
"""What somebody bears, with its kind behind a comma: `equipped with Sash, an Attachment with +1 Influence`."""
OWN_CARD = re.compile(
    rf"(?P<bears>\b{BEARING} |,? and (?=\S+(?:['’]s)? own ))(?:an? )?(?:(?P<who>[A-Z])['’]s(?: own)?|(?:his|her|its|their) own) "
    r"(?P<name>[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)(?P<bracket> \()?"
)
"""What somebody bears, with whose it is: `equipped with A's own Sash (…)`, `wearing her own Coat`."""


def _whose(found: re.Match[str]) -> str:
    """A card that is borne, with whose it is among what is said of it."""
    if not found["who"]:
        return f"{found['bears']}{found['name']}{found['bracket'] or ''}"
    return f"{found['bears']}{found['name']} (owned by {found['who']}{', ' if found['bracket'] else ')'}"


def borne_outside(said: Bit) -> Bit:
    """A sentence in which what somebody bears stands behind the brackets, with brackets of its own."""
    if re.search(BEARING, said.plain):
        said = anew(said, OWN_CARD.sub(_whose, said.text))
    text = OF_A_KIND.sub(lambda m: f"{m['bears']}{m['name']} ({m['kind'][0].upper()}{m['kind'][1:]})", said.text)
    text = ALONE.sub(r", \g<bears>", INSIDE.sub(r"(\g<said>), \g<bears>", text))
    return anew(said, text) if text != said.text else said


SITS = r"(?: (?:sits|is|are|plays|comes|being|sitting|seated))*"
HAND = r"(?:left|right)(?:[- ]hand)?(?: side| neighbou?r)?"
OF_WHOM = rf"(?:[A-Z]['’]s {HAND}|the {HAND} (?:of|from) [A-Z])"
ONE_SITS = rf"(?:[A-Z]{SITS} (?:(?:on|to|at|as|in) )?{OF_WHOM}|(?:on|to|at) {OF_WHOM}{SITS} [A-Z])(?![\w'’])"
SIDES = rf"{ONE_SITS}(?:(?:,? and|[,;]) {ONE_SITS})*"
LEADS_TO = r"(?:(?:so|thus|hence|i\.e\.|meaning|with|and|where|such)(?: that)?:? |that is,? )?"
BESIDE = re.compile(rf" \({LEADS_TO}{SIDES}\)|[,;]? {LEADS_TO}{SIDES}(?=$|[,;.)])")
"""Which of two players sits where, beside an order of all: `D (A sits on D's left)`, `B to the left of A`."""


def _sits(said: str) -> tuple[str, str, int]:
    """Who sits beside whom, and how many seats further clockwise."""
    one, *_, last = re.findall(r"\b[A-Z](?![a-z])", said)
    step = 1 if re.search(r"\bleft\b", said) else -1
    ahead = re.match(r"[A-Z](?!['’\w])", said) is not None
    return (one, last, step) if ahead else (last, one, step)


NEXT_SEAT = r"(?:the )?(?:next|following)(?: (?:player|one|seat))?(?: clockwise)?|(?:the )?(?:player )?clockwise(?: next)?"
ALWAYS = re.compile(
    rf"[,;]? ?\(?(?:where |with |so (?:that )?)?(?:(?:each|every) player['’]s|the|everybody['’]s) (?P<a>{HAND}) (?:is|being|sits) (?:{NEXT_SEAT})\)?"
    rf"|[,;]? ?\(?(?:where )?(?:{NEXT_SEAT}) (?:is|sits|being) (?:(?:on|to|at) )?(?:(?:each|every) player['’]s|the|everybody['’]s) (?P<b>{HAND})\)?",
    re.IGNORECASE,
)
"""On which side the next player clockwise sits."""


def _side_checked(text: str) -> tuple[str, str]:
    """A sentence without what it says of the side on which the next player sits, and what is wrong with that."""
    found = ALWAYS.search(text)
    if found is None:
        return text, ""
    wrong = (
        "" if re.search(r"\bleft\b", found["a"] or found["b"], re.IGNORECASE) else f"{found[0].strip()!r}: the next player clockwise sits on the left"
    )
    return f"{text[: found.start()]}{text[found.end() :]}", wrong


def seats_checked(text: str, players: list[str]) -> tuple[str, str]:
    """A sentence without what it says of neighbours, and what is wrong with that; the next player clockwise sits on the left."""
    bare, wrong = _side_checked(text)
    if bare != text:
        return bare, wrong
    found = BESIDE.search(text)
    if found is None:
        return text, ""
    rest = text[: found.start()] + text[found.end() :]
    for said in re.findall(ONE_SITS, found[0]):
        one, other, step = _sits(said)
        if one not in players or other not in players:
            return rest, f"{found[0].strip()!r}: the players are {', '.join(players)}"
        if players[(players.index(other) + step) % len(players)] != one:
            return rest, f"{found[0].strip()!r}: clockwise {', '.join(players)} says otherwise; the next player clockwise sits on the left"
    return rest, ""
