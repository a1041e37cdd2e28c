"""Whether something may be left undone that somebody speaks of: a Reaction may, a Forced ability may not."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine.errors import Unreadable
from judgekit.engine.events import is_forced
from judgekit.engine.facts import decision
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, NO_CARD, YES, Position, Reason
from judgekit.games.five_sails.boards.named import named
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.values import NEW

LEAVE = r"(?:decline|skip|ignore|forgo|omit|waive|leave out)s?(?: (?:to use|to resolve|to carry out|using|resolving|the use of))?"
NOT = r"(?:(?:do(?:es)?|will|choose[sd]?|decide[sd]?) )?not (?:to )?(?:use|activate|resolve|carry out|apply|trigger)"
NOTHING = re.compile(r"no reactions?(?: at all)?|(?:do(?:es)? not|not to) react", re.IGNORECASE)
LATER = r"(?:back|in reserve|unused|for (?:later|another|a later|the next|a better)\b.*)"
LEFT_OUT = re.compile(
    rf"(?:{LEAVE}|{NOT})(?: the)? (?P<what>.+)|(?:save|reserve|keep|hold(?: back)?)s?(?: the)? (?P<kept>.+?['’]s (?:\w+ )*?\w+) {LATER}",
    re.IGNORECASE,
)
SPARED = re.compile(
    r"(?:leave out|spare|omit)s?(?: the)? (?P<one>.+)|leaves?(?:"
    r" the)? (?P<other>.+) (?:out|aside|alone|unused|inactive)",
    re.IGNORECASE,
)
STAYS = re.compile(
    r"(?:leave|keep|let|have)s?(?: the)? (?P<a>.+?) (?:(?:stay|remain)(?:ing)? )?"
    r"(?:in play|equipped|on the (?:board|table)|undestroyed|where (?:it|he|she) is)"
    r"|(?:save|spare|preserve)s?(?: the)? (?P<b>.+?)(?: from (?:being )?destr\w+)?"
    r"|(?:do(?:es)? )?(?:not|avoid|refuse to|decline to) (?:destroy|lose|discard|give up)(?:ing)?(?: the)? (?P<c>.+?)",
    re.IGNORECASE,
)
"""That a card is not to leave play."""
GOES = re.compile(r"\b(?:destroy|discard|sacrifice)s? (?:this (?:card|attachment|character|event|location)|itself|it)\b", re.IGNORECASE)
"""What takes its own card out of play."""
ORDINALS = ("first", "second", "third", "fourth", "fifth")
NTH = "|".join(ORDINALS)
WHEN = re.compile(
    rf",? (?:(?:the|a|its|his|her|their) (?:{NTH}|last|next) (?:time|move|wound|round)|again|once more|this (?:time|Day)|now|here|then"
    rf"|(?:on|at|for|after|in) (?:the|its|his|her|their|this|that) (?:(?:{NTH}|last|next) )?(?:time|move|wound|round|step|engaging|occasion))$",
    re.IGNORECASE,
)
"""What says behind an ability when it is to be left out: the position knows."""
WHOSE = re.compile(
    rf"(?:(?P<nth>{NTH}) )?(?:forced(?: ability)?|ability|effect) of (?P<of>.+)"
    rf"|(?P<card>.+?)(?:['’]s(?: (?P<which>{NTH}))?(?: (?P<kind>forced|reaction))?(?: ability| effect| reduction| discount| protection)?)?",
    re.IGNORECASE,
)
DOING = re.compile(r"(?:(?P<forced>forced)(?: ability)?|ability)(?: that (?P<does>\w+)s)?", re.IGNORECASE)
"""An ability that is not named, by its kind or by what it does: `the Forced ability`, `the ability that cancels`."""


@GAME.hook("declining")
def declining(p: Position, player: int, text: str) -> tuple[Reason, ...]:
    """The reasons against leaving something out; none where nothing is left out, or where it may be."""
    if NOTHING.fullmatch(text.strip(" .")):
        return tuple(_while_forced_wait(p))
    if (stays := STAYS.fullmatch(text.strip(" ."))) and (gone := tuple(_goes(p, stays["a"] or stays["b"] or stays["c"]))):
        return gone
    what = _left_out(text)
    if what and (doing := DOING.fullmatch(what)) and (doing["forced"] or doing["does"]):
        return tuple(_unnamed(p, player, (doing["does"] or "").casefold(), forced=bool(doing["forced"])))
    return tuple(_of_card(p, what)) or tuple(_spared(p, player, what) if SPARED.fullmatch(text.strip(" .")) else ()) if what else ()


def _goes(p: Position, what: str) -> Iterator[Reason]:
    """A card that is to stay in play, and has left it by a Forced ability of its own."""
    card = named(p, what)
    if card < 0 or p.cards[card].zone == "play":
        return
    if any(a.kind == "Forced" and GOES.search(a.text.partition("•")[2]) for _, a in p.abilities(card)):
        yield from _must(p, card)


def _left_out(text: str) -> str:
    """What is to be left undone; empty where nothing is."""
    said = WHEN.sub("", text.strip(" ."))
    if spared := SPARED.fullmatch(said):
        return spared["one"] or spared["other"]
    found = LEFT_OUT.fullmatch(said)
    return (found["what"] or found["kept"]) if found else ""


@GAME.hook("left to choice")
def left_to_choice(p: Position, player: int, text: str) -> bool:
    """Whether somebody speaks of leaving a Reaction of their own unused, which nobody ever has to use."""
    whose = WHOSE.fullmatch(_left_out(text))
    card = named(p, whose["card"] or whose["of"]) if whose else NO_CARD
    if whose is None or card < 0 or p.cards[card].control != player:
        return False
    kinds, kind = {a.kind for _, a in p.abilities(card)}, (whose["kind"] or "").casefold()
    if "Forced" in kinds and kind != "reaction" and p.edition != NEW:
        return decision(p, "unsettled/playtest-forced") == 1
    return "Reaction" in kinds and (kind == "reaction" or (not kind and kinds == {"Reaction"} and re.search(r"['’]s ", text) is not None))


def _unnamed(p: Position, player: int, does: str, *, forced: bool) -> Iterator[Reason]:
    """The Forced abilities that are meant where none is named: those of the player's own cards, or else of any; others may be left out."""
    there = [(n, a) for n, card in enumerate(p.cards) if card.zone == "play" for _, a in p.abilities(n) if a.kind in {"Forced", "Reaction"}]
    meant = [(n, a) for n, a in there if (not forced or a.kind == "Forced") and re.search(rf"\b{does}", a.text.partition("•")[2], re.IGNORECASE)]
    own = [(n, a) for n, a in meant if p.cards[n].control == player] or meant
    if not own:
        which = f"that {does}s" if does else "that is Forced"
        raise Unreadable(f"no ability in play {which}: nothing of the kind can be left out")
    if all(a.kind == "Forced" for _, a in own):
        yield from (each for n in dict.fromkeys(n for n, _ in own) for each in _must(p, n))


def _spared(p: Position, player: int, what: str) -> Iterator[Reason]:
    """A card that is to be left out of what an ability does, where nothing that is asked lets it be left out."""
    card, ask = named(p, what), p.asking
    if card < 0 or any(a.kind in {"Reaction", "Action", "Technique", "Maneuver"} for _, a in p.abilities(card)):
        return
    if ask is not None and ask.player == player and ask.question != "action":
        return
    text = f"Nothing lets {player_name(p, player)} leave out {card_name(p, card)}: what an ability says is done as far as possible."
    yield Reason(NO, rid("play/do-as-much"), text, card)


def _while_forced_wait(p: Position) -> Iterator[Reason]:
    """Nobody is asked for a Reaction any more: what is left to do is to put Forced abilities in order."""
    ask = p.asking
    if ask is None or ask.question != "order":
        return
    for waiting in ask.data[1]:
        if is_forced(p, waiting):
            yield from _must(p, waiting[0])


def _of_card(p: Position, what: str) -> Iterator[Reason]:
    """A card whose Forced ability is to be left out; where it has a Reaction too, that is meant unless its kind is named."""
    whose = WHOSE.fullmatch(what)
    card = named(p, whose["of"] or whose["card"]) if whose else NO_CARD
    if whose is None or card < 0:
        return
    nth = (whose["nth"] or whose["which"] or "").casefold()
    kinds = {a.kind for _, a in p.abilities(card)}
    meant = (whose["kind"] or "forced").casefold() == "forced" if "Reaction" not in kinds else (whose["kind"] or "").casefold() == "forced"
    if "Forced" in kinds and meant and (not nth or ORDINALS.index(nth) < sum(a.kind == "Forced" for _, a in p.abilities(card))):
        yield from _must(p, card, nth)


def _must(p: Position, card: int, nth: str = "") -> Iterator[Reason]:
    """That a Forced ability is carried out whether anybody likes it or not; the playtest rules do not explain that kind of ability."""
    which = f"The {nth} Forced ability" if nth else "The Forced ability"
    if p.edition == NEW:
        text = f"{which} of {card_name(p, card)} is not optional: it takes place whenever its condition is met."
        yield Reason(NO, rid("forced/mandatory"), text, card)
    else:
        text = f"{which} of {card_name(p, card)} may not be optional: the playtest rules do not explain this kind of ability."
        yield from by_point(p, "unsettled/playtest-forced", text, (NO, YES))
