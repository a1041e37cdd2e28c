"""Passive abilities that people put on cards of their own: who may challenge, move or intervene, what costs less, how ties come out."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Target
from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, Position, Reason
from judgekit.games.five_sails.cited import FORBIDDEN
from judgekit.games.five_sails.conditions.where import adjacent, here_of
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.standing.basic import held, says_of, standing
from judgekit.games.five_sails.stats import times_given
from judgekit.games.five_sails.texts.references import matches, means
from judgekit.games.five_sails.values import in_city, is_character, location

held("challenged only by", "{who} can be challenged only by a {noun}", rule=FORBIDDEN, doc="Only characters of a kind can challenge it.")
held("challenged not by", "no {noun} can challenge {who}", rule=FORBIDDEN, doc="Characters of a kind cannot challenge it.")
held("intervenes from adjacent", "{who} can intervene from an adjacent location", doc="Being at an adjacent location is enough for intervening.")
held("no moving here", "{who} cannot move to this location", rule=FORBIDDEN, doc="Such a character does not enter the location of the ability.")
held("no leaving", "{who} cannot leave this location", rule=FORBIDDEN, doc="Such a character does not leave the location of the ability.")
held("moves engaged", "{who} can use the Move Action while engaged", doc="Being engaged does not keep the character from moving.")
held("moves anywhere", "{who} can use the Move Action to move to any City location", doc="The City location to which it moves need not be adjacent.")
held("moves free", "{who} does not engage to move", doc="The Move Action does not engage the character.")
held("keeps more", "you may keep {n} cards more", "you may keep {n} card more", doc="The hand limit in Dusk is higher.")
held("cards cost", "{noun}s of yours have {plus} cost", doc="Cards of a kind cost their player more or less.")
held("their cards cost", "{noun}s of your opponents have {plus} cost", doc="Cards of a kind cost the other players more or less.")
held("recruits cost", "Mercenaries at this location have {plus} cost for you", doc="Recruiting at the location of the ability costs more or less.")
held("cost here", "{noun}s that are had here have {plus} cost", doc="Whoever recruits or equips such a card at the location pays more or less.")
held("wins ties", "you win ties in pressures", doc="A tie with the highest sum is a success.")
held("wins ties here", "you win ties in pressures at this location", doc="A tie with the highest sum is a success at the location of the ability.")
held("en garde only", "in pressures at this location, engaged characters do not count", doc="Only characters en garde are added up there.")
held("no pressures", "this location cannot be pressured", rule=FORBIDDEN, doc="Nobody pressures the location of the ability.")


def challengers_only(p: Position, challenger: int, thing: int) -> Iterator[Reason]:
    """Why a character is not challenged by this challenger."""
    for use, said in says_of(p, "challenged only by", thing):
        kind = Target(said.args[1][0], said.args[1][1:])
        if challenger < 0 or not matches(p, use, kind, challenger):
            text = f"{card_name(p, use.card)} lets only some characters challenge {card_name(p, thing)}; {card_name(p, challenger)} is none of them."
            yield Reason(NO, rid(FORBIDDEN[p.edition]), text, use.card, "another character would have to challenge")
    for use, said in standing(p, "challenged not by"):
        kind = Target(said.args[0][0], said.args[0][1:])
        if means(p, use, said.args[1], thing) and challenger >= 0 and matches(p, use._replace(performer=thing), kind, challenger):
            text = f"{card_name(p, use.card)} does not let such characters as {card_name(p, challenger)} challenge {card_name(p, thing)}."
            yield Reason(NO, rid(FORBIDDEN[p.edition]), text, use.card, "another character would have to challenge")


def near_enough(p: Position, card: int, place: str) -> bool:
    """Whether a character may intervene from where it is, although that is not the place of the challenge."""
    return any(True for _ in says_of(p, "intervenes from adjacent", card)) and adjacent(p, location(p, card), place) is True


def goes_anywhere(p: Position, card: int, place: str) -> bool:
    """Whether a character may use the Move Action to go to a City location, however far away it is."""
    return "moves anywhere" in p.cast.passive_words and in_city(p, place) and any(True for _ in says_of(p, "moves anywhere", card))


def kept_from(p: Position, card: int, place: str) -> Iterator[Reason]:
    """Why a character does not go to a location: something keeps it out, or in."""
    for name, where, text in (("no moving here", place, "does not let {} enter {}"), ("no leaving", location(p, card), "does not let {} leave {}")):
        for use, _ in says_of(p, name, card):
            if here_of(p, use) == where:
                said = f"{card_name(p, use.card)} " + text.format(card_name(p, card), where) + "."
                yield Reason(NO, rid(FORBIDDEN[p.edition]), said, use.card, f"{card_name(p, use.card)} would have to leave play")


def cheaper_by(p: Position, card: int, player: int) -> int:
    """What Passive abilities in play add to the cost of a card for a player."""
    total = 0
    for use, said in standing(p, "cards cost", "their cards cost"):
        kind, *tests = said.args[0]
        loose = tuple(t for t in tests if t.startswith(("trait:", "not:")))
        mine = use.player == player
        if mine == (said.name == "cards cost") and kind in {"card", p.definition(card).kind} and matches(p, use, Target("card", loose), card):
            total += int(said.args[1])
    for use, said in standing(p, "recruits cost"):
        if use.player == player and is_character(p, card) and location(p, card) == here_of(p, use):
            total += int(said.args[0])
    total += cost_here(p, card, location(p, card)) if p.cards[card].zone == "play" and p.cards[card].control < 0 else 0
    from judgekit.games.five_sails.standing.daily import dearer_here

    return total + dearer_here(p, card, player)


def cost_here(p: Position, card: int, place: str) -> int:
    """What the cards at a location add to the cost of what anybody recruits or equips there."""
    total = 0
    for use, said in standing(p, "cost here"):
        kind, *tests = said.args[0]
        if here_of(p, use) == place and kind in {"card", p.definition(card).kind} and matches(p, use, Target("card", tuple(tests)), card):
            total += int(said.args[1])
    return total


def tie_wins(p: Position, player: int, place: str) -> bool:
    """Whether a tie is enough for a player's pressure."""
    return any(u.player == player and (w.name == "wins ties" or here_of(p, u) == place) for u, w in standing(p, "wins ties", "wins ties here"))


def only_en_garde(p: Position, place: str) -> bool:
    """Whether engaged characters do not count in pressures at a location."""
    return any(here_of(p, u) == place for u, _ in standing(p, "en garde only"))


def no_pressure(p: Position, place: str) -> Iterator[Reason]:
    """Why a location is not pressured."""
    for use, _ in standing(p, "no pressures"):
        if here_of(p, use) == place:
            text = f"{card_name(p, use.card)} does not let {place} be pressured."
            yield Reason(NO, rid(FORBIDDEN[p.edition]), text, use.card, f"{card_name(p, use.card)} would have to leave play")


def keeps_more(p: Position, player: int) -> int:
    """How many cards a player may keep beyond the Panache of the Leader."""
    return sum(int(w.args[0]) * times_given(p, u, w.args[1:]) for u, w in standing(p, "keeps more") if u.player == player)


GAME.hook("kept from")(kept_from)
