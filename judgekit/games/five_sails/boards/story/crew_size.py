"""How many characters a player is said to control in all, held against those of whom the set-up tells: the others are at Home."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.reader import Builder, Placed
from judgekit.games.five_sails.boards.story.cards import CITY, Told
from judgekit.games.five_sails.boards.story.prose import Bit
from judgekit.games.five_sails.boards.story.words import EVERYBODY, NUMBER, number, whose

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller


def crew_size(teller: Teller, said: Bit) -> bool:
    """`A controls 3 characters in all` · `A's crew has four members`: kept until everybody has been told of."""
    many = rf"(?:only |exactly |just )?(?P<n>{NUMBER}) (?:characters?|members?)(?: in (?:all|total|play))*"
    who = rf"(?P<who>{teller.story.seats})"
    found = re.fullmatch(
        rf"{who} (?:controls|has) {many}|{who.replace('who', 'of')}['’]s crew (?:has|counts|is|numbers) {many.replace('<n>', '<m>')}", said.plain
    )
    whole = rf"(?:th[eo]se|they)(?: (?P<n>{NUMBER}))? (?:are|form|make up) (?:all (?:of )?)?"
    whole += rf"(?:{who}['’]s (?:whole|entire|complete|full) crew|the (?:whole|entire) crew of {who.replace('who', 'of')})"
    all_told = re.fullmatch(whole, said.plain, re.IGNORECASE)
    if all_told is not None:
        player = all_told["who"] or all_told["of"]
        teller.sizes[player] = (number(all_told["n"]) if all_told["n"] else len(_told(teller, player)), said)
    if found is None:
        return all_told is not None
    teller.sizes[found["who"] or found["of"]] = (number(found["n"] or found["m"]), said)
    return True


def complete(teller: Teller) -> None:
    """Puts at Home whom a player has besides those of whom is told; says where more are told of than there are."""
    for player, (many, said) in teller.sizes.items():
        told = _told(teller, player)
        if len(told) > many:
            teller.wrong(said, f"{said.text!r} is said, and the set-up tells of {len(told)}: {', '.join(told)}")
        for n in range(len(told), many):
            teller.board(f"Home of {player}", [Told(f"{player}'s Character {n + 1} of {player}", said.at)], said.at)


def _told(teller: Teller, player: str) -> list[str]:
    """The names of a player's characters in play of whom is told."""
    return [placed.typed.name for placed in of_the_crew(teller, player)]


QUOTES = re.compile(r'[,;:]\s*"[^"]*"|(?<=\()"[^"]*"')
"""What a card says, which tells nothing of whose it is and where."""


def of_the_crew(teller: Teller, player: str) -> list[Placed]:
    """A player's characters in play of whom is told, also under `board:` beside the set-up."""
    lines = [(depth, QUOTES.sub("", text), at) for depth, text, at in (*teller.story.beside, *teller.story.lines)]
    board = Builder(tuple(teller.story.players), "", {})
    board.read([line for line in lines if line[1]])
    return [placed for placed in board.cards if placed.typed.owner == player and _is_in_the_crew(placed)]


def lines_of_the_crew(teller: Teller, player: str) -> list[str]:
    """The lines of the set-up that tell of a player's characters in play, each with whose it is."""
    lines = teller.story.lines
    places = accumulate(lines, lambda place, line: line[1] if line[0] == 2 else place, initial="")
    next(places)
    there = (text for (depth, text, _), place in zip(lines, places, strict=True) if depth == 4 and re.match(rf"{CITY}|Home of ", place))
    return [text for text in there if re.match(rf"{re.escape(player)}['’]s [^(,]", text)]


def _is_in_the_crew(placed: Placed) -> bool:
    """Whether a card that is told of is a character in play who has not been destroyed."""
    there = placed.zone == "play" and bool(placed.place) and not placed.bearer
    return there and (placed.typed.kind or placed.typed.kind_at("play")) == "character" and "destroyed" not in placed.typed.flags


BESIDES = r"(?:besides|in addition to|apart from|other than|as well as|along with)"
OTHERS = re.compile(
    rf"(?P<who>(?:<seat>)(?:(?:,? and |, )(?:<seat>))*|{EVERYBODY}|the players) (?:each |all |both )?(?:has|have|controls?) (?:each |all |both )?"
    rf"(?:(?:exactly |just )?(?P<n>{NUMBER}) (?:other|more|further|additional) characters?(?: in play| at (?:their|its|his|her|the)? ?Homes?)*"
    rf"|(?:exactly |just )?(?P<m>{NUMBER}) (?:other |more |further )?characters?(?: in play| at (?:their|its|his|her|the)? ?Homes?)*"
    rf" {BESIDES} (?:the|their|his|her|its) Leaders?)(?: in play)?(?: each)?",
    re.IGNORECASE,
)
"""That players have so many characters besides those of whom is told."""


def others(teller: Teller, said: Bit) -> bool:
    """`Each player has two other characters in play` · `both have two characters besides the Leader`: at Home, without a name."""
    found = re.fullmatch(OTHERS.pattern.replace("<seat>", teller.story.seats), said.plain, re.IGNORECASE)
    many = number(found["n"] or found["m"]) if found else 0
    if found is None or not many:
        return False
    for player in teller.story.players if found["who"] == "the players" else whose(teller, found["who"]):
        if found["m"]:
            teller.leaders.setdefault(player, "")
        so_far = sum(re.match(r"Other \d+ of ", name) is not None for name in _told(teller, player))
        told = [Told(f"{player}'s Other {n} of {player}", said.at) for n in range(so_far + 1, so_far + many + 1)]
        teller.board(f"Home of {player}", told, said.at)
    return True
