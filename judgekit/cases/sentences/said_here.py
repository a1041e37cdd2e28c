"""Parts of a sentence that mean something only where they are said: what is repeated, whom a Reaction is for."""

from __future__ import annotations

import re
from itertools import takewhile

from judgekit.cases.sentences.pieces import Piece, normal
from judgekit.engine import Option, Position, game_of
from judgekit.engine.values import Ask, Choice, Happen, Run, Use
from judgekit.games.five_sails.values import location

AT_PLACE = r" (?:at|in|from) (?P<place>[A-Z][\w'’ ]*)$"


def said_here(p: Position, ask: Ask, left: list[Piece]) -> bool:
    """Puts the first part into the words of what is asked now; whether that made a difference."""
    if not left:
        return False
    more = list(takewhile(lambda x: x.link == "and", left[1:])) if ask.question == "one each" else []  # a list of what is kept is one part
    whole = " and ".join(x.text for x in (left[0], *more))
    text = game_of(p).hooks["said"](p, ask.player, whole)
    if text != whole:
        left[: 1 + len(more)] = [Piece(part, left[0].link) for part in text.split("; ")]
    return bool(text != whole)


def meant_here(p: Position, option: Option, left: list[Piece]) -> bool:
    """Whether a Reaction is told of what it could answer now: `use Lea's Reaction for Rat`. What it is for is taken off where it is that."""
    frame = next((f for f in reversed(p.stack) if isinstance(f, Happen)), None)
    if frame is None or frame.event.card < 0 or option.choice.args[0] == "none":
        return True
    _, card, number = option.choice.args[:3]
    links = {"for"} if p.ability(card, number).targets else {"for", "on"}
    names = [normal(x) for x in p.cast.names]
    about = next((x for x in left if x.link in links and normal(x.text) in names), None)
    if about is None or names[frame.event.card] != normal(about.text):
        return about is None
    left.remove(about)
    return True


def without_performer(p: Position, left: list[Piece], begun: Position | None = None) -> list[Piece]:
    """The parts without those that name whoever performs, without a question, what is being used, the bearer of the card, or that card.

    Only behind what has been done already: of a part that is still to be done, whoever performs it is named for that. What was being used where
    the sentence has `begun` may have been over since.
    """
    uses = [f for q in (p, begun) if q is not None for f in q.stack if isinstance(f, Use)]
    bearers = {normal(p.cast.names[n]) for f in uses for n in (f.performer, f.card) if n > 0}
    if begun is not None and begun.asking is not None and any(isinstance(f, Run) and f.procedure == "set-up" for f in begun.stack):
        own = (n for n, c in enumerate(p.cards) if c.owner == begun.asking.player and p.definition(n).has("Leader"))
        bearers |= {normal(p.cast.names[n]) for n in own}  # what is done during set-up is what a Leader says
    behind = list(takewhile(lambda x: x.link, left))
    return [x for x in behind if x.link != "with" or normal(x.text) not in bearers] + left[len(behind) :]


def for_participant(p: Position, choice: Choice, left: list[Piece]) -> list[Piece]:
    """The parts behind a combat card without the participant for whom it was played: `plays Jab for Una` in a round of hers."""
    duel = p.board.duel
    if choice.question != "combat card" or duel is None or not left or left[0].link not in {"for", "with"}:
        return left
    return left[1:] if normal(left[0].text) == normal(p.cast.names[duel.sides[duel.turn].card]) else left


def without_paid_for(p: Position, left: list[Piece]) -> list[Piece]:
    """The parts without those that name what is being paid for: `parleys with Lea for Rat` where it is asked how Rat is paid for."""
    use = next((f for f in reversed(p.stack) if isinstance(f, Use)), None)
    bought = {normal(p.cast.names[n]) for n in (use.card, *use.targets) if 0 < n < len(p.cast.names)} if use is not None else set()
    return [x for x in left if x.link != "for" or normal(x.text) not in bought]


def without_place(p: Position, text: str) -> str:
    """A choice without where somebody is who is to do it, as long as they are just there: `use Fair with Bo at The Docks`."""
    for n, name in enumerate(p.cast.names) if re.search(AT_PLACE, text) else ():
        found = re.search(rf"(?<=\b{re.escape(name)}){AT_PLACE}", text) if n and name in text else None
        place = re.sub(r"^(\w+)['’]s Home$", r"Home of \1", found["place"]) if found else ""
        if found and (location(p, n) == place or (place == "Home" and location(p, n).startswith("Home of "))):
            return text[: found.start()]
    return text
