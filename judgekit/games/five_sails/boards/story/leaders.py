"""Leaders of whom a board told in prose says that nobody else is in play: `Each player has only the Leader in play: A's Ida (…) at A's Home, …`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.cards import CITY, Told
from judgekit.games.five_sails.boards.story.denied import Denial
from judgekit.games.five_sails.boards.story.lacking import Lack
from judgekit.games.five_sails.boards.story.lying import AGAINST
from judgekit.games.five_sails.boards.story.prose import Bit, anew

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

LIES = r"(?:all |both )?(?:en garde|engaged|unwounded|nothing equipped)"
LEADERS_ALONE = re.compile(
    r"(?:(?:(?:each|every) player|(?:both|all(?: the| three| four)?|the) players|everybody|both|they) (?:each )?"
    r"(?:has|have|controls?) (?:only|just|nobody but|no ?one but)"
    r" (?:(?:the|an?|his|her|their|one|own) )*Leaders?(?: in play| on the board)?"
    r"|(?:the )?only characters in play are (?:the |both |all )*(?:two |three |four )?Leaders"
    r"|only (?:the |both |all )*(?:two |three |four )?Leaders are in play|in play are only (?:the |both )*(?:two |three |four )?Leaders)"
    rf"(?:,? (?:and )?(?P<where>(?:(?:both|all|each|they|the two)(?: of them)?,? )*(?:(?:are|is|stand|being) )*(?P<lie>(?:(?:{LIES}),? (?:and )?)*)"
    rf"(?:at|in|on) (?P<at>{CITY}|(?:(?:their|the)(?: own)? )?Homes?)(?P<too>(?:,? (?:and )?(?:{LIES}))*))(?=[:,]))?"
    r"[:,]? (?=[A-Z]['’]s )",
    re.IGNORECASE,
)
"""What says that those who are named are Leaders, that nobody else is in play, and perhaps where they all are."""
ELSEWHERE = re.compile(rf"\b(?:at|in|on) (?:{CITY}|[\w'’ ]*Homes?\b)")


def leaders_alone(said: Bit) -> tuple[Bit, list[Denial]]:
    """`Each player has only the Leader in play: A's Ida (…) at A's Home, …` with each of them told to be a Leader, and that nobody else is there."""
    found = LEADERS_ALONE.match(said.plain)
    if found is None:
        return said, []
    rest = said.cut(found.end())
    if found["at"] and ELSEWHERE.search(rest.plain):  # all of them are there, and one of them is said to be elsewhere
        return said, []
    text = rest.text
    for card in reversed(list(re.finditer(r"(?:^|(?<=[:;,] )|(?<=and ))[A-Z]['’]s (?!Leader\b|Home\b)(?=[A-Z])", rest.plain))):
        text = f"{text[: card.end()]}Leader {text[card.end() :]}"
    return anew(said, _where(found) + text), [Denial(said, (Lack("characters", but=("Leader",)),))]


def _where(found: re.Match[str]) -> str:
    """The place at which all of them are said to be, as a heading, with how they lie there."""
    if not found["at"]:
        return ""
    lies = re.findall(r"en garde|engaged|unwounded|nothing equipped", f"{found['lie']} {found['too']}", re.IGNORECASE)
    common = f", all {' and '.join(lies)}" if lies else ""
    return f"At {found['at'] if 'ome' not in found['at'] else 'their Homes'}{common}: "


def leaders_complete(teller: Teller) -> None:
    """Gives each Leader what is said of Leaders as such; one of whom nothing else is told is at Home."""
    story = teller.story
    if any(re.match(r"set-?up|before the game", part, re.IGNORECASE) for part in story.time):
        teller.leaders = dict.fromkeys(story.players, "") | teller.leaders
    for player, said in teller.leaders.items():
        line = story.leader_of(player)
        if line is None:
            teller.board(f"Home of {player}", [Told(f"{player}'s Leader of {player} (Leader{said})", 0)])
            continue
        depth, text, at = story.lines[line]
        if wrong := next((how for how in said.split(", ")[1:] if _otherwise(how, text)), ""):
            story.problems.append((at, f"{wrong!r} is said of the Leaders, and the set-up tells of {text!r}"))
        story.lines[line] = depth, f"{text}{said}", at


def _otherwise(how: str, text: str) -> bool:
    """Whether the line of a Leader tells otherwise than what is said of Leaders: `2 wounds` of one who is unwounded, another Crew Cap."""
    counted = re.fullmatch(r"(?P<stat>panache|crew cap) \d+|(?P<n>\d+|no) wounds?", how)
    if counted is None or how in {"no wounds", "0 wounds"}:
        return re.search(AGAINST["unwounded" if counted else how], text) is not None
    if counted["stat"]:
        return re.search(rf"\b{counted['stat']} (?!{how.split(' ')[-1]}\b)\d", text, re.IGNORECASE) is not None
    return re.search(rf"\bunwounded\b|\b(?!{counted['n']} )\d+ wounds?\b|\bwounds (?!{counted['n']}\b)\d", text) is not None
