"""What speaks against a payment as a sentence tells it: with cards that cannot pay, with too little, with more than is due."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from judgekit.cases.sentences.pieces import PAID_FOR, THE_REST, Piece, idle, normal
from judgekit.cases.sentences.walking import Walk
from judgekit.cases.wordings.cheapest import BEST, IF_ANY
from judgekit.engine import Option, Position, game_of
from judgekit.engine.values import NO, YES, Ask, Choice, Reason
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.boards.story.words import COUNTS
from judgekit.games.five_sails.costs.parley import paid_card
from judgekit.games.five_sails.standing.bounds import parley_worth

PAYS = re.compile(r"\b(?:pay|paying)\b")
"""What says with which cards a cost is paid."""
SPEAKS = re.compile(r"parley(?: with| by)? (.+)|engag(?:e|es|ing) (.+?)(?: to parley)?|(.+) parleys")
"""A part that says who parleys."""


def not_payable(p: Position, ask: Ask, left: Sequence[Piece], text: str) -> tuple[Reason, ...]:
    """What speaks against paying with the cards that are named for it, none of which is offered."""
    named = [x.text for x in left if x.link in {"paying", "pay"}]
    about = game_of(p).hooks["asked about"]
    unfit = [r for name in named for r in about(p, ask.player, f"pay {normal(name)}")]
    for piece in left:
        speaker = SPEAKS.fullmatch(normal(piece.text))
        if speaker and (speaker[1] or speaker[3] or "recruit" in text.casefold()):
            unfit += about(p, ask.player, f"parley with {speaker[1] or speaker[2] or speaker[3]}")
    return tuple(unfit)


OWN = r"(?:his|her|their|the)"
COUNTED = re.compile(
    rf"(?:with )?(?:(?:any |all |other |{OWN} )*(?P<n>\w+)(?: other| more| remaining)? cards?"
    rf"|(?:{OWN} )?(?P<one>(?:(?:one|only|last|single|sole|remaining|other) )*card)(?: left)?)(?: (?:from|of|in) (?:{OWN} )?hand)?"
)
"""So many cards that pay, which are not named; `the card from hand` is one."""


def _cheapest(p: Position, found: Sequence[Option], left: Sequence[Piece]) -> list[Piece]:
    """The parts of a sentence with the name of the one who may parley and takes the most off the cost; as they are where there are two such.

    Where nobody has to, and nobody may, the part is left out.
    """
    said = {x.removeprefix(parley): x for x in (BEST, IF_ANY) for parley in ("", "parley ")}
    at = next((n for n, x in enumerate(left) if normal(x.text) in said), -1)
    free = [o for o in found if o.choice.args[:1] == ("parley",) and o.verdict == YES] if at >= 0 else []
    if at >= 0 and said[normal(left[at].text)] == IF_ANY and len(free) != 1:
        asked_to_pay = any(o.choice.args[:1] == ("card",) for o in found)
        return list(left) if free or not asked_to_pay else [*left[:at], *left[at + 1 :]]
    off = [parley_worth(p, int(o.choice.args[1]), paid_card(top_use(p))) for o in free]
    if not off or off.count(max(off)) > 1:
        return list(left)
    return [*left[:at], Piece(free[off.index(max(off))].text), *left[at + 1 :]]


def with_names(p: Position, found: Sequence[Option], left: Sequence[Piece]) -> list[Piece]:
    """The parts of a sentence with names for `two cards` that pay, where there are no more, or where they differ in their names alone."""
    left = _cheapest(p, found, left)
    rest = next((n for n, x in enumerate(left) if normal(x.text) == normal(THE_REST)), -1)
    if rest >= 0 and all(idle(x) or PAID_FOR.match(x.text) for x in left):
        offered = [o.choice.args[1] for o in found if o.choice.args[:1] == ("card",)]
        alike = len({replace(p.definition(n), name="") for n in offered}) == 1
        return [Piece(p.cast.names[offered[0]], "paying"), *left] if alike else list(left)
    at = next((n for n, x in enumerate(left) if x.link in {"paying", "pay"} and COUNTED.fullmatch(normal(x.text))), -1)
    said = COUNTED.fullmatch(normal(left[at].text)) if at >= 0 else None
    count = _so_many(said) if said else 0
    cards = [o.choice.args[1] for o in found if o.choice.args[:1] == ("card",)] if count else []
    alike = len({replace(p.definition(n), name="") for n in cards}) == 1
    if not cards or len(cards) < count or not (alike or len(cards) == count):
        return list(left)
    return [*left[:at], *(Piece(p.cast.names[n], "paying") for n in cards[:count]), *left[at + 1 :]]


def _so_many(said: re.Match[str]) -> int:
    """How many cards are said to pay; 0 where that is no number."""
    number = said["n"] or ""
    one = said["one"] or number in {"the", "his", "her", "their", "only", "last", "single", "sole"}
    return 1 if one else int(number) if number.isdigit() else (COUNTS | {"both": 2}).get(number, 0)


def any_alike(p: Position, free: Sequence[Option]) -> Choice | None:
    """The payment with one of several cards that nothing tells apart, or with a card that nobody has seen, where nothing else can pay."""
    cards = [int(o.choice.args[1]) for o in free if o.choice.args[0] == "card" and o.verdict == YES]
    told = {n: frozenset(f._replace(card=-1) for f in p.facts if f.card == n and f.name != "left unknown") for n in cards}
    alike = len({(p.cards[n]._replace(place=0), told[n]) for n in cards}) == 1
    unseen = all(p.definition(n).kind == "unknown" and not told[n] for n in cards)
    return free[0].choice if len(cards) == len(free) and alike and (unseen or len(cards) > 1) else None


NO_PARLEY = re.compile(r"\b(?:no|without(?: using)?) parley(?:ing)?\b|\bnobody parleys\b|\balone\b", re.IGNORECASE)
"""What says that nobody's Influence is taken off."""


def too_little(walk: Walk, player: int, text: str) -> tuple[Reason, ...]:
    """That the cost is not met with the cards that a sentence names for it, or with no card but those in hand where nobody is to parley.

    Whoever asks about a payment means all of it.
    """
    p = walk.position
    cards = [p.cast.names[c.args[1]].casefold() for c in walk.choices if c.question == "pay" and c.args[0] == "card"]
    if PAYS.search(text) or any(name in text.casefold() for name in cards):
        return short_of(p, player)
    return tuple(game_of(p).hooks["unspoken"](p, player)) if NO_PARLEY.search(text) else ()


LOWERED = re.compile(r"\b(?:reduc(?:es?|ing|ed|tion)|lower(?:s|ing|ed)?|discount(?:s|ed|ing)?|cheaper|tak(?:es?|ing) .+ off)\b", re.IGNORECASE)
"""What says that less than the whole cost is paid, whoever or whatever sees to that."""


def pays_on(piece: Piece, option: Option) -> bool:
    """Whether a part of a sentence still speaks of paying, in words that do not name what pays, and an answer may be what it means."""
    if LOWERED.search(piece.text):
        return bool(option.choice.args[0] != "card")
    return piece.link in {"paying", "pay"} or normal(piece.text) == normal(THE_REST)


def would_pay(walk: Walk, option: Option) -> bool:
    """Whether an answer goes on paying where a sentence has named the cards that pay: what it does not name, it does not pay with."""
    return walk.pays and option.choice.question == "pay" and bool(option.choice.args[0] != "cannot")


def short_of(p: Position, player: int) -> tuple[Reason, ...]:
    """That something is left to pay, with what would still pay it."""
    return tuple(game_of(p).hooks["underpaid"](p, player))


def unspoken(option: str, text: str) -> bool:
    """Whether an answer would have somebody parley although a sentence says that nobody does."""
    return option.startswith("parley with ") and NO_PARLEY.search(text) is not None


def beyond(p: Position, player: int, left: Sequence[Piece]) -> tuple[Reason, ...]:
    """What speaks against the cards that a sentence offers as payment when nothing is left to pay."""
    if not left or any(x.link not in {"paying", "pay", "and"} for x in left):
        return ()
    return tuple(game_of(p).hooks["beyond"](p, player, [normal(x.text) for x in left]))


AND_NO_MORE = re.compile(
    r"\bdiscard(?:s|ing)? (?:(?:only|just|nothing but) (?P<one>.+?)"
    r"|(?P<other>[^,;]+?) (?:alone|only|and nothing else|and no(?: other| more| further) cards?))(?=$|[,;.])",
    re.IGNORECASE,
)
"""What says that certain cards are all that is discarded."""


def no_more(walk: Walk, text: str) -> tuple[Reason, ...]:
    """That a cost asks for more cards than those which a sentence says are all that is discarded."""
    said = AND_NO_MORE.search(text)
    names = walk.position.cast.names
    given = [names[int(c.args[0])] for p, c in walk.steps if c.question == "discard" and p.asking is not None and p.asking.data[:1] == ("cost",)]
    ask = walk.position.asking
    if said is not None and given and ask is not None and ask.question == "discard" and ask.data[:1] == ("cost",):
        rule = f"{walk.position.game}/play/additional-costs"
        return (Reason(NO, rule, "The cost asks for more: another card has to be discarded for it."),)
    if said is None or all(re.search(rf"\b{re.escape(name)}\b", said[0], re.IGNORECASE) for name in given):
        return ()
    rule = f"{walk.position.game}/play/additional-costs"
    return (Reason(NO, rule, f"The cost asks for more: {len(given)} cards are discarded for it."),)
