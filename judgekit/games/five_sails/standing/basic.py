"""What Passive abilities in play say beside values: of pressures, costs, traits, equipping, intervening and gambling."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Target, Word
from judgekit.engine.facts import put_fact
from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, Fact, Position, Reason, Use
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.standing.words import standing_words
from judgekit.games.five_sails.stats import cost_of, holds
from judgekit.games.five_sails.texts.references import Who, matches, means
from judgekit.games.five_sails.values import NEW, characters, location

word = GAME.vocabulary.word
ALWAYS = "passive/always-active"


def standing(p: Position, *names: str, value: object = None) -> Iterator[tuple[Use, Word]]:
    """Every Passive ability in play that says one of these words, with the second value, and whose conditions hold."""
    for name in names:
        for use, said in standing_words(p, name):
            if (value is None or value in said.args[1:2]) and holds(p, use):
                yield use, said


def says_here(p: Position, card: int, name: str) -> Iterator[Word]:
    """What the Passive abilities printed on one card say in a word, wherever the card is."""
    definition = p.cast.faces[p.cards[card].face]
    for number in definition.passives:
        yield from (w for w in definition.abilities[number].effects if w.name == name)


def speaks_of(p: Position, use: Use, who: Who, card: int) -> bool:
    """Whether a card is among those that a Passive ability speaks of."""
    return means(p, use, who, card)


def says_of(p: Position, name: str, card: int) -> Iterator[tuple[Use, Word]]:
    """Every Passive ability in play that says a word of a card; the card is the word's first value."""
    for use, said in standing(p, name):
        if speaks_of(p, use, said.args[0], card):
            yield use, said


def _held(p: Position, *args: object) -> Position:
    """Holds for as long as the card is in play; read whenever it matters."""
    return p


def held(name: str, *patterns: str, rule: str | dict[str, str] = ALWAYS, doc: str = "") -> None:
    """Registers a word of Passive abilities."""

    def passive(p: Position, *args: object) -> Position:
        return p

    passive.__doc__ = doc or _held.__doc__
    word("passive", name, *patterns, rule=rule)(passive)


held(
    "pressure gives",
    "in pressures, {who} has {plus} {stat}",
    doc="A value is changed while a pressure adds up values.",
)
held(
    "pressure total", "in pressures, your total has {plus} where you control a {noun}", doc="The total in pressures at locations of such a character."
)
held("also counts", "pressures at this location also add {stat}", doc="Another value is added in pressures there, if it is not the one they use.")
held("pressed with", "pressures at this location use {stat}", doc="The value that is added up in pressures there.")
held("has trait", "{who} has the trait {trait}", doc="A trait or keyword is there for as long as the card is in play.")
held("lacks trait", "{who} loses the trait {trait}", doc="A trait or keyword is not there for as long as the card is in play.")
held("equips at", "when {who} equips a {noun}, it has {plus} cost", doc="A card costs more or less when it is equipped to such a character.")
held("equip only", "this card can be equipped only to a {noun}", doc="It is equipped to no other character; to an enemy only if it says so.")
held(
    "equip also",
    "this card can be equipped to every {noun}",
    "this card can be equipped to any {noun}",
    doc="It can be equipped to characters of other players too.",
)
held("intervenes engaged", "{who} can intervene while engaged", doc="Being engaged does not keep the character from intervening.")
held("reveals more", "when {who} gambles, reveal {n} more card", doc="More cards are revealed in a gamble, of which still one is chosen.")
held("placed", "with {n} or more players, this location lies beyond {place}", doc="Where the location stands in the row when a game is set up.")
held(
    "intervene by renown",
    "at {place}, only a player who has brought Renown there this Day can intervene",
    doc="Added Renown counts, and moved Renown too.",
)
held("grants", "{who} has {quote}", doc="The card gives another one an ability, for as long as it is in play.")
held("fixes", "the {stat} of {who} is set to {n}", doc="A value is set for as long as the card is in play.")
held("never discarded", "this card can be discarded only while it has no Renown", rule={NEW: "cant/precedence", "playtest-5.9.4e": ALWAYS})


def given_trait(p: Position, card: int, name: str) -> bool:
    """Whether a Passive ability in play gives a card a trait or keyword."""
    return any(speaks_of(p, use, said.args[0], card) for use, said in standing(p, "has trait", value=name))


def lacks_trait(p: Position, card: int, name: str) -> bool:
    """Whether a Passive ability in play takes a trait or keyword from a card; who has it is not asked again for that."""
    own = f"trait:{name}"
    return any(own not in said.args[0] and speaks_of(p, use, said.args[0], card) for use, said in standing(p, "lacks trait", value=name))


def fixed_value(p: Position, card: int, name: str) -> int | None:
    """What a Passive ability in play sets a value to; None where none does."""
    found = [int(said.args[2]) for use, said in standing(p, "fixes") if said.args[0] == name and speaks_of(p, use, said.args[1], card)]
    return found[-1] if found else None


def pressure_bonus(p: Position, player: int, place: str, name: str) -> int:
    """What Passive abilities add to a player's total in a pressure."""
    total = 0
    for use, said in standing(p, "pressure gives", "pressure total"):
        if said.name == "pressure total":
            if use.player == player and any(matches(p, use, Target(said.args[1][0], said.args[1][1:]), n) for n in characters(p, player, place)):
                total += int(said.args[0])
        elif said.args[2] == name:
            total += int(said.args[1]) * sum(speaks_of(p, use, said.args[0], n) for n in characters(p, player, place))
    return total


def pressed_with(p: Position, place: str, name: str) -> str:
    """The value with which a location is pressured, where a Passive ability there says another one."""
    if "pressed with" not in p.cast.passive_words:
        return name
    from judgekit.games.five_sails.conditions.where import here_of

    return next((str(said.args[0]) for use, said in standing(p, "pressed with") if here_of(p, use) == place), name)


def also_counted(p: Position, place: str, name: str) -> list[str]:
    """The other values that count in pressures at a location."""
    from judgekit.games.five_sails.conditions.where import here_of

    return [str(said.args[0]) for use, said in standing(p, "also counts") if said.args[0] != name and here_of(p, use) == place]


def equip_cost(p: Position, card: int, bearer: int) -> int:
    """What a card costs when it is equipped to a character."""
    cost = cost_of(p, card)
    for use, said in says_of(p, "equips at", bearer):
        kind, *tests = said.args[1]
        loose = tuple(t for t in tests if t.startswith(("trait:", "not:")))
        if kind in {"card", p.definition(card).kind} and matches(p, use, Target("card", loose), card):
            cost += int(said.args[2])
    if "cost here" in p.cast.passive_words and p.cards[card].zone == "hand" and bearer >= 0:
        from judgekit.games.five_sails.standing.permissions import cost_here

        cost += cost_here(p, card, location(p, bearer))
    return max(0, cost)


OTHERS = {"enemy", "opposing"}
"""What a card says that can be equipped to characters of other players alone."""


def _bearers_said(p: Position, card: int, name: str) -> list[Target]:
    """The kinds of characters to which a card says that it can be equipped."""
    definition = p.definition(card)
    said = [w.args[0] for number in definition.passives for w in definition.abilities[number].effects if w.name == name]
    return [Target(kind, tuple(tests)) for kind, *tests in said]


def for_others_alone(p: Position, card: int) -> bool:
    """Whether a card says that only characters of other players can have it equipped."""
    return any(OTHERS & {*kind.tests} for kind in _bearers_said(p, card, "equip only"))


def equips_only(p: Position, use: Use, card: int) -> Iterator[Reason]:
    """What the card itself says against being equipped by whoever performs: that they, or all whom it can be equipped to, are none of its kind."""
    bearer = use.performer
    for kind in _bearers_said(p, card, "equip only"):
        if bearer >= 0 and not matches(p, use, kind, bearer) and not (for_others_alone(p, card) and other_bearers(p, use, card)):
            text = f"{card_name(p, card)} can be equipped only to some characters, and {card_name(p, bearer)} is none of them."
            yield Reason(NO, rid("golden-rule/cards-beat-rulebook" if p.edition == NEW else ALWAYS), text, card)


def other_bearers(p: Position, use: Use, card: int) -> list[int]:
    """The characters beside its performer to which the card itself lets the Equip Action equip it."""
    kinds = [*_bearers_said(p, card, "equip also"), *(_bearers_said(p, card, "equip only") if for_others_alone(p, card) else ())]
    there = [n for n, c in enumerate(p.cards) if c.zone == "play" and n != use.performer and p.definition(n).kind == "character" and c.control >= 0]
    return [n for n in there if any(matches(p, use, kind, n) for kind in kinds)]


def possible_bearers(p: Position, use: Use, card: int) -> list[int]:
    """The characters to which the Equip Action can equip a card: its performer, unless the card is for others alone, and whom the card allows."""
    own = all(matches(p, use, kind, use.performer) for kind in _bearers_said(p, card, "equip only"))
    return [use.performer] * own + other_bearers(p, use, card)


def brought_renown(p: Position, player: int, place: str) -> Position:
    """Keeps in mind who has added Renown to a location or moved it there, where a card in play asks for that."""
    if player < 0 or "intervene by renown" not in p.cast.passive_words:
        return p
    return put_fact(p, Fact("brought renown", player=player, key=place, until="day"))


def more_revealed(p: Position, card: int) -> int:
    """How many cards more are revealed when a character gambles."""
    return sum(int(said.args[1]) for _, said in says_of(p, "reveals more", card)) if card >= 0 else 0
