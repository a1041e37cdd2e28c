"""How far a board told in prose says that a player is from the Crew Cap: held against it, or the Leader's Crew Cap is found from it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from judgekit.games.five_sails.boards.story.cards import Told
from judgekit.games.five_sails.boards.story.crew_size import of_the_crew
from judgekit.games.five_sails.boards.story.prose import Bit
from judgekit.games.five_sails.boards.story.words import CREW_CAP, EVERYBODY, NUMBER, number, whose

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller


class Room(NamedTuple):
    """How many characters a player may still have, in which words that is said, and whether it is just so many or at least."""

    many: int
    said: Bit
    just: bool = True


CAP = rf"(?:(?:<seat>['’]s|each|any|its own|their own|the Leader['’]s) )?{CREW_CAP}(?: of \d+)?"
MEMBERS = r"(?:characters?|members?|people)"
JUST = r"(?:exactly |just |only )"
WHO = rf"(?P<who>(?:<seat>)(?:(?:,? and |, )(?:<seat>))*|{EVERYBODY}|the players)(?:['’]s? (?:crews?|characters))?"
IS = r"(?:(?:is|are|stands?|stays?)(?: both| all| each| still| now)*)"
BELOW = r"(?:below|under|beneath|short of|fewer than|less than|away from|from|smaller than|off)"
ALLOWS = r"(?: (?:allows?|permits?|would allow|gives?))?"
HAS = r"(?:has|have|controls?)(?: both| all| each)*"
SPACE = r"(?:still )?(?:room|space)"
MORE = rf"(?P<n>{NUMBER})(?: (?:more|other|further))?(?: {MEMBERS})?(?: more)?"
UNDER = rf"(?: (?:under|within|below|in) {CAP})"
FULL = r"(?:already |exactly |just )?(?:full|filled|reached|used up|exhausted)"
ROOMS: tuple[tuple[str, bool], ...] = (
    (rf"{WHO} {IS} {JUST}?{MORE} {BELOW} {CAP}{ALLOWS}", True),
    (rf"{WHO} {HAS} {JUST}?(?P<n>{NUMBER}) (?:(?:fewer|less)(?: {MEMBERS})?|{MEMBERS} (?:fewer|less)) than {CAP}{ALLOWS}", True),
    (rf"{WHO} {HAS} {SPACE}{UNDER} for {JUST}{MORE}", True),
    (rf"{WHO} {HAS} {SPACE} for {JUST}{MORE}{UNDER}?", True),
    (rf"{WHO} {HAS} {SPACE} for {MORE}{UNDER}?", False),
    (
        rf"{WHO} (?:may|can|could) (?:still )?(?:have|add|take|control|field) (?:{JUST})?(?P<n>{NUMBER}) (?:more|other|further)(?:"
        rf" {MEMBERS})?{UNDER}",
        True,
    ),
    (rf"{WHO} (?:{IS} (?:already |exactly |right )?at {CAP}|(?:has|have) (?:already |just )?(?:reached|filled) {CAP})(?P<n>)", True),
    (rf"(?P<who><seat>)['’]s (?:Crew Cap (?:is|has been) {FULL}|crew is (?:already )?full)(?P<n>)", True),
)
"""What is said of the room that is left."""


def crew_room(teller: Teller, said: Bit) -> bool:
    """`A is two characters below the Crew Cap` · `A is at the Crew Cap`: kept until everybody has been told of."""
    for pattern, just in ROOMS:
        found = re.fullmatch(pattern.replace("<seat>", teller.story.seats), said.plain, re.IGNORECASE)
        players = (list(teller.story.players) if found["who"] == "the players" else whose(teller, found["who"])) if found else []
        if found and players:
            teller.rooms |= {player: Room(number(found["n"] or "no"), said, just) for player in players}
            return True
    return False


def leaders_meant(teller: Teller) -> None:
    """Of so many characters in all, and a Crew Cap that is told with them, one is the Leader."""
    for player in teller.rooms.keys() & teller.sizes.keys():
        teller.leaders.setdefault(player, "")


def room_left(teller: Teller) -> None:
    """Holds what was said of the room against the board; gives a Leader without a Crew Cap the one that was meant."""
    for player, room in teller.rooms.items():
        counted = [card.typed for card in of_the_crew(teller, player) if "Brute" not in card.typed.traits]
        caps = [cap for card in counted if (cap := card.numbers.get("crew cap")) is not None]
        leads = any("Leader" in card.traits for card in counted)
        if not caps and room.just:
            _give(teller, player, len(counted) + (not leads) + room.many, room.said)
        left = caps[0] - len(counted) if caps else room.many
        if (left != room.many) if room.just else left < room.many:
            teller.wrong(room.said, f"{room.said.text!r} is said, and of a Crew Cap of {caps[0]} the set-up tells of {len(counted)}")


def _give(teller: Teller, player: str, cap: int, said: Bit) -> None:
    """Gives a player's Leader a Crew Cap; one of whom nothing was told is at Home."""
    line = teller.story.leader_of(player)
    if line is None:
        teller.board(f"Home of {player}", [Told(f"{player}'s Leader of {player} (Leader, crew cap {cap})", said.at)], said.at)
        return
    depth, text, where = teller.story.lines[line]
    teller.story.lines[line] = depth, f"{text}, crew cap {cap}", where
