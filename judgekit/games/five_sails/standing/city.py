"""What Passive abilities say of the City's own business: control that stays in Dusk, Renown that stays in Plunder, victories that are barred."""

from __future__ import annotations

from judgekit.engine.articles import an
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import NO_CARD, Position
from judgekit.games.five_sails.acts.spots import fixed
from judgekit.games.five_sails.cited import FORBIDDEN
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.standing.basic import held, says_of, standing

held("renown stays", "in Plunder, Renown is not taken from this location", rule=FORBIDDEN, doc="Whoever controls it leaves its Renown there.")
held("control stays", "in Dusk, {spot} does not become uncontrolled", rule=FORBIDDEN, doc="Whoever controls the location keeps it into the next Day.")
held("stays out", "in Dusk, {who} does not move Home", rule=FORBIDDEN, doc="The character becomes en garde where it is.")
for _kind in ("Dominance", "Economic"):
    for _who, _said in (("nobody", "nobody can"), ("you", "you cannot"), ("opponents", "your opponents cannot")):
        _doc = "The check passes over such players, for as long as the card is in play."
        held(f"no {_kind} for {_who}", f"{_said} win a {_kind} Victory", rule=FORBIDDEN, doc=_doc)
for _who, _said in (("nobody", "nobody can"), ("you", "you cannot"), ("opponents", "your opponents cannot")):
    held(f"no gain for {_who}", f"{_said} gain Renown", rule=FORBIDDEN, doc="What abilities would give is not had; what is taken from locations is.")

held("place has trait", "this location has the trait {trait}", doc="A trait stands on the location for as long as the card is in play.")


def place_has_trait(p: Position, place: str, trait: str) -> bool:
    """Whether a location has a trait, printed or given by a card in play."""
    printed = any(f.kind == "location" and f.name == place and trait in f.traits for f in p.cast.faces)
    return printed or any(here_of(p, use) == place for use, said in standing(p, "place has trait") if said.args[0] == trait)


def renown_stays(p: Position, place: str) -> int:
    """The card in play that keeps the Renown of a location from being taken in Plunder; no card when none does."""
    return next((use.card for use, _ in standing(p, "renown stays") if here_of(p, use) == place), NO_CARD)


def control_stays(p: Position, place: str) -> int:
    """The card in play that keeps a location from becoming uncontrolled in Dusk; no card when none does."""
    return next((use.card for use, said in standing(p, "control stays") if place in (fixed(p, use, said.args[0]) or ())), NO_CARD)


def stays_out(p: Position, card: int) -> bool:
    """Whether a character does not move Home in Dusk because a card in play says so."""
    return "stays out" in p.cast.passive_words and any(True for _ in says_of(p, "stays out", card))


def may_win(p: Position, player: int, kind: str, log: Log | None) -> bool:
    """Whether no card in play keeps a player from a kind of victory; said where one does."""
    keeper = _keeper(p, player, kind)
    if keeper >= 0:
        say(log, p, FORBIDDEN[p.edition], "{} keeps {} from {} Victory.", Card(keeper), Player(player), an(kind))
    return keeper < 0


def may_gain(p: Position, player: int, log: Log | None) -> bool:
    """Whether no card in play keeps a player from gaining Renown; said where one does."""
    keeper = _keeper(p, player, "gain") if p.cast.passive_words & {"no gain for nobody", "no gain for you", "no gain for opponents"} else NO_CARD
    if keeper >= 0:
        say(log, p, FORBIDDEN[p.edition], "{} keeps {} from gaining Renown.", Card(keeper), Player(player))
    return keeper < 0


def _keeper(p: Position, player: int, what: str) -> int:
    """The card in play that keeps a player from something; no card when none does."""
    for use, said in standing(p, *(f"no {what} for {who}" for who in ("nobody", "you", "opponents"))):
        if said.name.endswith("nobody") or said.name.endswith("you") == (use.player == player):
            return use.card
    return NO_CARD
