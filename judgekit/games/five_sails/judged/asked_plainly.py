"""What somebody asks about without naming a choice: acting again after having passed, keeping everything where something has to go."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, YES, Position, Reason, Use
from judgekit.games.five_sails.acts.refusals import due_first
from judgekit.games.five_sails.boards.destroying_words import just_these
from judgekit.games.five_sails.boards.named import named
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.happening.limits import doubles, in_order, too_many
from judgekit.games.five_sails.happening.lost_leader import WON_BY
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.values import NEW, equipped, first_player, has, pile

ACT = re.compile(
    r"(?:take|have|perform|do|use)s? (?:an?|another|one more|a further|the next) (?:further )?(?:action|turn)\b.*"
    r"|acts?(?: again| once more| later| now| next)?(?: .*)?",
    re.IGNORECASE,
)
KEEP = re.compile(
    r"(?:keep|retain|hold|have|leave)s? (?:both|all|every(?:thing|body|one)|the whole|each|two|three|four|more than|.+ and )\b.*"
    r"|(?:send|destroy|discard)s? (?:(?:nothing|nobody|no ?one)(?: .+)?|no .+)",
    re.IGNORECASE,
)
MUSTERS_FIRST = re.compile(
    r"(?:be (?:the )?first to muster|musters?(?: (?:(?:the|his|her|their|its) )?(?:(?:new|chosen"
    r"|revealed) )?character)? (?:first|before (?:all|the) others?))"
    r"(?: (?:in|of) (?:the )?Muster(?: step)?)?",
    re.IGNORECASE,
)
BOTH = re.compile(r"plays? (.+?) and (?:also |then )?(?:plays? )?(.+?)(?: as (?:a second |second |two |the )?combat cards?)?", re.IGNORECASE)
WORN = re.compile(r"\b(?:both|two|several|all)\b.*\b(Armor|Weapon|Attire)s?\b", re.IGNORECASE)
SEVERAL = re.compile(
    r"(?:use|activate)s? (?:both|two|three|all|several|more than one)(?: (?:of )?(?:the|these|those|his|her|their|\S+['’]s))?(?: \w+)? "
    r"(?P<kind>Technique|Maneuver)s?(?: (?:in|during) (?:one|the same|this|a single) round)?(?: together| at once)?",
    re.IGNORECASE,
)
"""Several Techniques in one round, or several Maneuvers."""
LIMITS = {
    "one each": (
        "attachment/one-weapon-excess",
        "A character has one Armor, one Attire and one Weapon: of more than one its player chooses and destroys until one is left.",
    ),
    "crew overflow": ("anatomy/crew-cap-exceeded", "With more characters than the Crew Cap allows, characters go until it is no longer exceeded."),
    "discard": ("leader/hand-limit", "What is held above the hand limit is discarded."),
}
"""The questions in which something has to go, with the rule and the sentence that say so."""


def against_all(p: Position) -> tuple[Reason, ...]:
    """That nothing can be done any more, and who has won."""
    b = p.board
    rule = WON_BY.get(b.victory, "victory/fifth-day-winner" if b.day >= 5 else "victory/assassination")
    how = f"{player_name(p, b.winner)} has won ({b.victory})" if b.winner >= 0 else "both have won" if b.over == "both" else "nobody has won"
    return (Reason(NO, rid(rule), f"The game is over: {how}."),)


def asked_plainly(p: Position, player: int, text: str) -> tuple[Reason, ...] | None:
    """The reasons against it; none where it may be done, None where nothing of the kind is asked."""
    said = text.strip(" .")
    if ACT.fullmatch(said):
        return _against_acting(p, player)
    if MUSTERS_FIRST.fullmatch(said) and p.board.phase == "Planning":
        return tuple(_against_mustering_first(p, player))
    if (several := SEVERAL.fullmatch(said)) and p.board.duel is not None and p.board.duel.round:
        text = f"In a round up to one Technique and one Maneuver are used, not several {several['kind'].title()}s."
        return (Reason(NO, rid("duel/technique-and-maneuver"), text, -1, "one of them"),)
    if both := BOTH.fullmatch(said):
        return _against_two(p, player, both[1], both[2])
    if p.asking is not None and (p.asking.player, p.asking.question) == (player, "one each") and (cards := just_these(p, said)):
        return tuple(_against_just_these(p, p.asking.data[0], cards))
    return _against_keeping(p, player, said) if KEEP.fullmatch(said) else None


def _against_mustering_first(p: Position, player: int) -> Iterator[Reason]:
    """That mustering begins with another player, or, where the book has no order, that the judge decides whether it has one."""
    first = first_player(p)
    if first == player and p.edition == NEW:
        return
    who = f"{player_name(p, first)} is First Player" if first >= 0 else "Nobody is First Player"
    if p.edition == NEW:
        yield Reason(NO, rid("day/muster-order"), f"{who}; mustering begins there and goes on clockwise.", -1, "the First Player Token")
    else:
        yield from by_point(p, "unsettled/muster-order", f"{who}; whether mustering has an order is left open.", (NO, YES if first == player else NO))


def _against_just_these(p: Position, bearer: int, cards: list[int]) -> Iterator[Reason]:
    """What speaks against destroying these cards and no others: of what there would still be too many, or that one need not go."""
    if in_order(p, bearer, cards) is not None:
        return
    rule = rid("attachment/one-weapon-excess")
    for trait in too_many(p, bearer, cards):
        left = [n for n in equipped(p, bearer) if n not in cards and has(p, n, trait)]
        names = " and ".join(card_name(p, n) for n in left)
        yield Reason(NO, rule, f"{names} would still be more than one {trait} on {card_name(p, bearer)}.", left[0], "one of them destroyed too")
    for n in (n for n in cards if n not in doubles(p, bearer)):
        yield Reason(NO, rule, f"{card_name(p, n)} is none of those of which too many are equipped to {card_name(p, bearer)}.", n)
    if not too_many(p, bearer, cards) and all(n in doubles(p, bearer) for n in cards):
        yield Reason(NO, rule, "The limit is met before all of these are destroyed.", cards[-1], "one of them less")


def _against_two(p: Position, player: int, one: str, other: str) -> tuple[Reason, ...] | None:
    """In a round, two cards of the hand are not both played."""
    cards, ask = [named(p, name) for name in (one, other)], p.asking
    if ask is None or ask.question != "combat card" or ask.player != player or not all(n in pile(p, "hand", player) for n in cards):
        return None
    return (Reason(NO, rid("duel/one-card-a-round"), "One combat card is played in a round.", cards[1], "one of the two"),)


def _against_acting(p: Position, player: int) -> tuple[Reason, ...]:
    """Whoever has priority acts, whether they have passed before or not."""
    ask = p.asking
    if ask is not None and ask.question == "action" and ask.player == player:
        return ()
    turn = ask is not None and ask.question == "action"
    text = f"{player_name(p, ask.player)} has priority." if turn and ask is not None else "Nobody takes actions now."
    return (Reason(NO, rid("action-ability/priority"), text, -1, "with priority in High Drama"),)


def _against_keeping(p: Position, player: int, said: str) -> tuple[Reason, ...] | None:
    """Where a limit asks for something to go, not everything stays."""
    ask = p.asking
    limit = LIMITS.get(ask.question) if ask is not None and ask.player == player else None
    if ask is not None and ask.player == player and ask.question == "discard" and any(isinstance(frame, Use) for frame in p.stack):
        return (due_first(p, ask),)
    limit = limit or (LIMITS["one each"] if WORN.search(said) else None)
    return (Reason(NO, rid(limit[0]), limit[1]),) if limit is not None else None
