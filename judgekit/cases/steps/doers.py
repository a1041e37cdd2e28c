"""Whose doing a line is that names no player: the First Player's, that of whoever is asked, or of whoever controls the card it begins with."""

from __future__ import annotations

import re
from dataclasses import replace

from judgekit.cases.model import Step
from judgekit.cases.sentences.walking import run_on
from judgekit.cases.wordings.ordering import OPPONENT, TOLD, WHO_IS_ASKED
from judgekit.cases.wordings.story import UNDONE, clauses
from judgekit.engine import Position
from judgekit.engine.values import Use
from judgekit.games.five_sails.boards.moments.told import moment
from judgekit.games.five_sails.boards.short_names import with_full_names
from judgekit.games.five_sails.values import first_player, location

FIRST_PLAYER = r"(?:as )?the First Player,? (?=\w)"


def _opponent(p: Position) -> int:
    """The opponent of whose scheme or ability is being resolved: whoever is asked for something there, or the only other player; -1 for nobody."""
    use = next((f for f in reversed(p.stack) if isinstance(f, Use)), None)
    if use is None or use.player < 0:
        return -1
    if p.asking is not None and p.asking.player >= 0:
        return p.asking.player if p.asking.player != use.player else -1
    return 1 - use.player if len(p.cast.seats) == 2 else -1


def doer(p: Position, clause: str) -> tuple[int, str]:
    """(who, what) of a clause that names no player: the First Player, whoever is asked, who controls the card in front; -1 for nobody."""
    token = re.match(FIRST_PLAYER, clause, re.IGNORECASE)
    if token:
        return first_player(p), clause[token.end() :]
    if asked := re.match(WHO_IS_ASKED, clause, re.IGNORECASE):
        return p.asking.player if p.asking else first_player(p), clause[asked.end() :]
    if other := re.match(OPPONENT, clause, re.IGNORECASE):
        return _opponent(p), clause[other.end() :]
    low = clause.casefold().removeprefix("the ")
    found = [n for n, name in enumerate(p.cast.names) if n and re.match(rf"{re.escape(name.casefold().removeprefix('the '))}\b", low)]
    if not found:
        return -1, clause
    card = p.cards[max(found, key=lambda n: len(p.cast.names[n]))]
    return (card.control if card.control >= 0 else card.owner), clause


ACTS = re.compile(r".+? (?:pass|play|use|activate|accept|refuse|intervene|challenge|gamble)(?:e?s)\b")
"""What begins the doing of a character that stands for its player."""
GOES = re.compile(r".+? (?:moves|goes) to ")
"""What a character is said to do that its player is asked about: where it goes."""


def by_its_player(p: Position, step: Step) -> Step:
    """A step as its player's that whoever is asked begins, or a character where the rest tells moments: `Ann plays Jab; threat is resolved`."""
    first, *rest = clauses(with_full_names(p, step.what, spelt=True)) if step.who == TOLD else [""]
    if rest and re.match(FIRST_PLAYER, first, re.IGNORECASE) and all(moment(x) is not None for x in rest):
        return replace(step, who=p.cast.seats[first_player(p)], what=re.sub(FIRST_PLAYER, "", step.what, count=1, flags=re.IGNORECASE))
    if re.match(WHO_IS_ASKED, first, re.IGNORECASE) and (asked := run_on(p, [], None).asking) is not None and asked.player >= 0:
        return replace(step, who=p.cast.seats[asked.player], what=re.sub(WHO_IS_ASKED, "", step.what, count=1, flags=re.IGNORECASE))
    if re.match(OPPONENT, first, re.IGNORECASE):
        player = _opponent(run_on(p, [], None))
        return replace(step, who=p.cast.seats[player], what=re.sub(OPPONENT, "", step.what, count=1, flags=re.IGNORECASE)) if player >= 0 else step
    goes = p.asking is not None and p.asking.question == "where to" and GOES.match(first)
    if not rest or not (ACTS.match(first) or goes) or not all(moment(x) is not None or UNDONE.match(x) for x in rest):
        return step
    player, _ = doer(p, first)
    return replace(step, who=p.cast.seats[player]) if player >= 0 else step


def there_already(p: Position, clause: str) -> bool:
    """Whether a clause tells that somebody moves to where they are."""
    moved = re.fullmatch(r"(.+?) (?:moves|goes|returns|is moved)(?: back)? (?:to (.+)|(Home))", clause.strip(" ."))
    if moved is None or moved[1] not in p.cast.number_of:
        return False
    here = location(p, p.cast.number_of[moved[1]])
    home = re.fullmatch(r"(?:(\S+)['’]s|his|her|its|their|the)? ?(?:own )?Home", moved[2] or moved[3])
    there = moved[2] if home is None else f"Home of {home[1] or here.removeprefix('Home of ')}"
    return here.casefold().removeprefix("the ") == there.casefold().removeprefix("the ")
