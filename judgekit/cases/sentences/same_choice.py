"""Whether two sentences mean the same choice: what was asked for, and what is expected of it in other words or with a remark behind it."""

from __future__ import annotations

import re

from judgekit.cases.sentences.own_names import aside
from judgekit.cases.sentences.pieces import normal
from judgekit.cases.sentences.sayings import sayings
from judgekit.cases.sentences.walking import Wish
from judgekit.cases.wordings.copies import copy_meant, with_s
from judgekit.cases.wordings.plain import plain
from judgekit.cases.wordings.remarks import without_remark
from judgekit.engine import Choice, Position, game_of, options
from judgekit.engine.values import NO_CARD


def same_wish(wish: Wish, player: int, what: str) -> bool:
    """Whether an option is just what its player has asked for, alone or as the first of several things, or the same choice in other words.

    Whoever names another performer, target, payment or place than was asked for means another choice.
    """
    if player != wish.player:
        return False
    what = _without_combat_card(wish.at, what)
    said, wanted = normal(without_remark(what)), normal(wish.text)
    if wanted == said or re.match(rf"{re.escape(said)}(?:[,;]| and\b)", wanted) is not None:
        return True
    asked, meant = _named(wish.at, player, wish.text), _named(wish.at, player, what)
    if asked is None or meant is None or asked[0] != meant[0]:
        return False
    said_of = ([names(wish.at, rest) for _, rest in (asked, meant)] for names in (_names, _places))
    return all(not one or not other or one == other for one, other in said_of)


def _without_combat_card(p: Position, what: str) -> str:
    """What is said of a Technique or a Maneuver without the combat card of its round: `activate Ada's Technique with Jab`."""
    card = p.board.duel.card if p.board.duel is not None else NO_CARD
    if card == NO_CARD or not re.search(r"\b(?:Technique|Maneuver)\b", what):
        return what
    return re.sub(rf",? (?:with|beside|alongside|together with) {re.escape(p.cast.names[card])}(?=$|[,;]| in\b)", "", what)


def pays_so(wish: Wish, what: str) -> bool:
    """Whether an option is just the payment of what was asked for: `pay with Jab alone`."""
    texts = (normal(without_remark(x)).replace("paying", "pay") for x in (what, wish.text))
    said, wanted = (re.sub(r"\b(?:with|alone|only|just) ?", "", x).strip() for x in texts)
    return said.startswith("pay ") and wanted != said and wanted.endswith(said)


def _named(p: Position, player: int, text: str) -> tuple[Choice, str] | None:
    """The choice with which a sentence begins, offered or not, and what stands behind it."""
    if names := aside(text, p.cast.names):
        return _named(names.put_aside(p), player, names.hide(text))
    text = game_of(p).hooks["said"](p, player, text)
    text = normal(plain(copy_meant(p, player, with_s(without_remark(text), p.cast.names)), p.cast.names, p.cast.places, p.cast.seats, player))
    said = ((s, o.choice) for o in options(p) if o.choice.player == player for s in sayings(o) if s)
    found = [(len(s), choice) for s, choice in said if re.match(rf"{re.escape(s)}(?!\S)", text)]
    length, choice = max(found, key=lambda x: x[0], default=(0, None))
    return None if choice is None else (choice, text[length:])


def _names(p: Position, rest: str) -> frozenset[str]:
    """The cards that the rest of a sentence names."""
    return frozenset(n for n in p.cast.names if n and re.search(rf"(?<!\w){re.escape(n.casefold())}(?!\w)", rest))


def _places(p: Position, rest: str) -> frozenset[str]:
    """The locations and Homes that the rest of a sentence names."""
    homes = re.findall(r"(\w+)['’]s home\b|\bhome of (\w+)", rest)
    row = (x.casefold().removeprefix("the ") for x in p.cast.places)
    return frozenset([*("home of " + "".join(x) for x in homes), *(x for x in row if re.search(rf"(?<!\w){re.escape(x)}(?!\w)", rest))])
