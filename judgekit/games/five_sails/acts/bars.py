"""What a card in play forbids. "Cannot" beats "may" and "must"; the card that says so is named in the reason."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.facts import facts_of, put_fact
from judgekit.engine.trace import Card, Log, card_name, player_name, say
from judgekit.engine.values import NO, Fact, Position, Reason, Use
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.standing.words import standing_words
from judgekit.games.five_sails.stats import holds
from judgekit.games.five_sails.texts.references import means
from judgekit.games.five_sails.values import NEW, RULEBOOK, in_play, location

ACTS = {
    "be challenged": "challenged",
    "be targeted": "targeted",
    "be moved": "moved",
    "be destroyed": "destroyed",
    "be targeted by enemies": "enemy-targeted",
    "be engaged": "engaged",
    "use Techniques": "techniques",
    "be wounded": "wounded",
    "be healed": "healed",
    "gamble": "gambling",
    "claim locations": "claiming",
    "intervene": "intervening",
    "issue challenges": "challenging",
    "challenge": "challenging",
    "refuse challenges": "refused",
    "refuse": "refused",
    "accept challenges": "accepting",
    "be equipped": "equipped",
    "be recruited": "recruited",
    "parley": "parleying",
    "play a combat card": "combat cards",
    "play combat cards": "combat cards",
    "play cards from their hand": "hand cards",
    "play cards from hand": "hand cards",
    "move": "moved",
    "use Maneuvers": "maneuvers",
    "use Reactions": "reactions",
    "use Actions": "actions",
    "use abilities": "abilities",
    "become en garde": "made en garde",
    "engage for Actions": "engaging-for-actions",
    "engage for Reactions": "engaging-for-reactions",
    "engage for Techniques": "engaging-for-techniques",
    "engage for Maneuvers": "engaging-for-maneuvers",
}
"""How a card says an act, and the name of the act."""
SAID = {act: words for words, act in reversed(ACTS.items())}
"""The name of an act, and how a reason says it."""
BEATS = ", and what says that something cannot be takes precedence"
"""What the 2023 rulebook adds to a prohibition; the playtest rules leave open what prevails."""
USES = {"Technique": "techniques", "Maneuver": "maneuvers", "Reaction": "reactions", "Action": "actions"}
"""The kinds of abilities that somebody may be kept from using, and the names of those acts."""
ENGAGING = {kind: f"engaging-for-{act}" for kind, act in USES.items()}
"""The same kinds, and the names of engaging for what they cost."""
PERMITS = {"intervening": ("intervenes in any", "intervenes anyway")}
"""Words of Passive abilities that allow an act outright, and do not only take away what else it asks for."""


def said(act: str) -> str:
    """An act as it stands behind "cannot"."""
    return SAID.get(act, f"be {act}")


def sources(p: Position, word_name: str, act: str, card: int) -> Iterator[int]:
    """The cards in play whose Passive abilities say `word_name` of an act and a card."""
    for f in p.facts:
        if f.name == word_name and f.key == act and f.card == card:
            yield f.player
    for use, word in standing_words(p, word_name):
        if word.args[-1] == act and holds(p, use) and means(p, use, word.args[0], card):
            yield use.card


def barred(p: Position, act: str, card: int) -> bool:
    """Whether something forbids an act to or by a card."""
    return any(True for _ in sources(p, "cannot", act, card))


def stopped(p: Position, act: str, card: int, log: Log | None, by: int = -1) -> bool:
    """Whether something forbids an act that is about to happen to a card, perhaps only `by` another player's card; it is told what does."""
    source = next(sources(p, "cannot", act, card), None)
    if source is None and f"{act} by opponents" in p.cast.passive_words:
        from judgekit.games.five_sails.standing.bounds import kept_in_place

        keeper = kept_in_place(p, card, by, act)
        source = keeper if keeper >= 0 else None
    if source is None:
        return False
    rule = "cant/precedence" if p.edition == NEW else "play/do-as-much"
    say(log, p, rule, "{} cannot {}: {} says so.", Card(card), said(act), Card(source) if source >= 0 else "an effect")
    return True


def _set_against(p: Position, act: str, card: int) -> str:
    """What another card says of an act that one forbids: that it demands it, or allows it; empty where none does."""
    if any(True for _ in sources(p, "must", act, card)):
        return "demands of"
    allowed = (said for name in PERMITS.get(act, ()) for said in standing_words(p, name))
    return "allows" if any(holds(p, use) and means(p, use, word.args[0], card) for use, word in allowed) else ""


def bars(p: Position, act: str, card: int) -> Iterator[Reason]:
    """The reasons against an act to or by a card, each with the card that says so."""
    rule = rid("cant/precedence" if p.edition == NEW else "passive/always-active")
    against = _set_against(p, act, card) if p.edition != NEW and any(True for _ in sources(p, "cannot", act, card)) else ""
    if against:
        text = f"One card forbids what another {against} {card_name(p, card)}; the playtest rules do not say which holds."
        yield from by_point(p, "unsettled/playtest-cant", text, (NO, "yes"))
        return
    for source in sources(p, "cannot", act, card):
        name = card_name(p, source) if source >= 0 else "an effect"
        yield Reason(
            NO,
            rule,
            f"{card_name(p, card)} cannot {said(act)}: {name} says so{BEATS if p.edition == NEW else ''}.",
            source,
            f"{name} would have to leave play" if in_play(p, source) else "once that effect is over",
        )


def use_barred(p: Position, use: Use, kind: str) -> Iterator[Reason]:
    """The reasons against using an ability of a kind: its character may not use such abilities, or its player may not."""
    holder = use.performer if use.performer >= 0 else p.cards[use.card].on if p.cards[use.card].on >= 0 else use.card
    for act in (USES.get(kind, ""), "abilities"):
        if act and holder > RULEBOOK:
            yield from bars(p, act, holder)
        for f in p.facts:
            if f.name == "kept from" and f.player == use.player and f.key == act:
                rule = rid("cant/precedence" if p.edition == NEW else "play/resolve")
                text = f"{card_name(p, f.card)} keeps {player_name(p, f.player)} from using {said(act).removeprefix('use ')}."
                yield Reason(NO, rule, text, f.card, "once that effect is over")


def keep_from(p: Position, use: Use, player: int, act: str, until: str) -> Position:
    """Keeps a player from using abilities of a kind, whoever performs them; "the adversary" is the character and its controller."""
    return put_fact(p, Fact("kept from", use.card, player, act, until=until))


def unclaimable(p: Position, place: str) -> int:
    """The card in play that forbids claiming a location; -1 when none does."""
    for use, _ in standing_words(p, "no claims"):
        if location(p, use.card) == place and holds(p, use):
            return use.card
    said = next((f.card for f in facts_of(p, "not claimed", key=place)), -1)
    return said if said >= 0 else _lying(p, "control barred", place)


def keeps_renown(p: Position, place: str) -> int:
    """The card in play that lets no Renown be added to a location, or moved to it or from it; -1 when none does."""
    return _lying(p, "renown barred", place)


def _lying(p: Position, name: str, place: str) -> int:
    """The card lying at a location that forbids something there by its effect."""
    found = (f.card for f in facts_of(p, name, key=place))
    return next((n for n in found if location(p, n) == place), -1)


def renown_kept(p: Position, place: str, log: Log | None) -> bool:
    """Whether a card keeps Renown from coming to a location or leaving it, said where that is so."""
    source = keeps_renown(p, place)
    if source >= 0:
        say(log, p, "cant/precedence" if p.edition == NEW else "play/resolve", "{} lets no Renown come to {} or leave it.", Card(source), place)
    return source >= 0
