"""What a card in play forbids. "Cannot" beats "may" and "must"; the card that says so is named in the reason."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, Position, Reason, Use
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.open_points import by_point
from judgekit.games.five_sails.references import cards_meant
from judgekit.games.five_sails.stats import holds
from judgekit.games.five_sails.values import NEW, location


def sources(p: Position, word_name: str, act: str, card: int) -> Iterator[int]:
    """The cards in play whose Passive abilities say `word_name` of an act and a card."""
    for f in p.facts:
        if f.name == word_name and f.key == act and f.card == card:
            yield f.player
    if word_name not in p.cast.passive_words:
        return
    for source, state in enumerate(p.cards):
        if state.zone != "play":
            continue
        definition = p.cast.faces[state.face]
        for number in definition.passives:
            use = Use(source, number, state.control)
            for word in definition.abilities[number].effects:
                if not holds(p, use):
                    continue
                if word.name == word_name and word.args[-1] == act and card in cards_meant(p, use, word.args[0]):
                    yield source


def barred(p: Position, act: str, card: int) -> bool:
    """Whether something forbids an act to or by a card."""
    return any(True for _ in sources(p, "cannot", act, card))


def bars(p: Position, act: str, card: int) -> Iterator[Reason]:
    """The reasons against an act to or by a card, each with the card that says so."""
    rule = rid("cant/precedence" if p.edition == NEW else "passive/always-active")
    if p.edition != NEW and any(True for _ in sources(p, "cannot", act, card)) and any(True for _ in sources(p, "must", act, card)):
        text = f"One card forbids what another demands of {card_name(p, card)}; the playtest rules do not say which holds."
        yield from by_point(p, "unsettled/playtest-cant", text, (NO, "yes"))
        return
    for source in sources(p, "cannot", act, card):
        name = card_name(p, source) if source >= 0 else "an effect"
        yield Reason(
            NO,
            rule,
            f"{card_name(p, card)} cannot be {act}: {name} says so, and what says that something cannot be takes precedence.",
            source,
            f"{name} would have to leave play",
        )


def unclaimable(p: Position, place: str) -> int:
    """The card in play that forbids claiming a location; -1 when none does."""
    if "no claims" not in p.cast.passive_words:
        return -1
    for source, state in enumerate(p.cards):
        if state.zone == "play" and location(p, source) == place:
            for number in p.cast.faces[state.face].passives:
                words = p.cast.faces[state.face].abilities[number].effects
                if any(w.name == "no claims" for w in words) and holds(p, Use(source, number, state.control)):
                    return source
    return -1
