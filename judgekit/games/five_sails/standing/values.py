"""Passive abilities that set what others are worth: a value that counts something, abilities that are lost, the first card of a Day."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.facts import add_fact, facts_of, has_fact, put_fact
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Fact, Position, Use
from judgekit.games.five_sails.effects.lasting import lasting
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing.basic import held, says_of, speaks_of, standing
from judgekit.games.five_sails.standing.words import standing_words
from judgekit.games.five_sails.texts.amounts import amount
from judgekit.games.five_sails.texts.references import Who, cards_meant, matches

word = GAME.vocabulary.word
held("equals", "the {stat} of {who} equals {count}", doc="A value is as high as what is counted, for as long as the card is in play.")
held("blanks", "{who} loses all abilities", doc="Such a card has none of its abilities, for as long as the card that says so is in play.")
held("first cost", "your first {noun} each Day has {plus} cost", doc="The first card of a kind that the player plays, equips or recruits on a Day.")
held("always lethal", "{who} ignores Restricted Hostilities", doc="The wounds that the character inflicts have no limit.")
held("enters at", "{who} enters play at {place}", doc="The character comes into play there and not at its player's Home.")
held("enters engaged", "{who} enters play engaged", doc="The character does not come into play en garde.")
held("uncounted", "{who} does not count toward the Crew Cap", doc="The Crew Cap is looked at without the character.")
held("challenges engaged", "{who} can use the Challenge Action while engaged", doc="Being engaged does not keep the character from challenging.")


def counted_value(p: Position, card: int, name: str) -> int | None:
    """What a Passive ability in play makes a value by counting; None where none does."""
    found = [amount(p, use, said.args[2]) for use, said in standing(p, "equals") if said.args[0] == name and speaks_of(p, use, said.args[1], card)]
    return found[-1] if found else None


@word("effect", "blank", "{who} loses all abilities", rule="passive/always-active")
def blank(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card has none of its abilities for a while."""
    for n in cards_meant(p, use, who):
        p = add_fact(p, Fact("blank", n, use.card, until=lasting(p, use)))
        say(log, p, "passive/always-active", "{} has no abilities for now.", Card(n))
    return p


def is_blank(p: Position, card: int) -> bool:
    """Whether a card has lost its abilities, by an effect that lasts or by a Passive ability of another card."""
    if has_fact(p, "blank", card=card):
        return True
    if "blanks" not in p.cast.passive_words:
        return False
    return any(use.card != card and speaks_of(p, use, said.args[0], card) for use, said in standing_words(p, "blanks"))


def cheaper_first(p: Position, card: int, player: int) -> int:
    """What the cost of a card changes by because it is the player's first of its kind on the Day."""
    total = 0
    for use, said in standing(p, "first cost"):
        kind = Target(said.args[0][0], tuple(said.args[0][1:]))
        played = [f.card for f in facts_of(p, "played", player=player)]
        if use.player == player and _alike(p, use, kind, card) and not any(_alike(p, use, kind, n) for n in played):
            total += int(said.args[1])
    return total


def _alike(p: Position, use: Use, kind: Target, card: int) -> bool:
    """Whether a card is of a kind, wherever it is."""
    loose = tuple(t for t in kind.tests if t.startswith(("trait:", "not:")))
    return kind.kind in {"card", p.definition(card).kind} and matches(p, use, Target("card", loose), card)


def note_played(p: Position, card: int, player: int) -> Position:
    """Keeps in mind what a player has played, equipped or recruited on a Day, where a card in play counts it."""
    return put_fact(p, Fact("played", card, player, until="day")) if card >= 0 and "first cost" in p.cast.passive_words else p


def says(p: Position, name: str, card: int) -> bool:
    """Whether a Passive ability in play says a word of a card."""
    return name in p.cast.passive_words and any(True for _ in says_of(p, name, card))
