"""Restricted Hostilities as abilities raise them: how many wounds more than the stat of the duel a character can inflict."""

from __future__ import annotations

from judgekit.engine.facts import add_fact
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Fact, Position, Use
from judgekit.games.five_sails.effects.lasting import lasting
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.spans import ending
from judgekit.games.five_sails.standing.basic import held, says_of
from judgekit.games.five_sails.texts.references import Who, cards_meant

word = GAME.vocabulary.word
held(
    "inflicts more",
    "{who} can inflict {n} wounds above the stat of the duel",
    doc="Restricted Hostilities allow that many wounds more than the stat.",
)


@word("effect", "inflicts more", "{who} can inflict {n} wounds above the stat of the duel", rule="hostilities/cap")
def inflicts_more(p: Position, use: Use, log: Log | None, who: Who, n: int) -> Position:
    """Restricted Hostilities allow a character more wounds for a while."""
    until = lasting(p, use)
    for card in cards_meant(p, use, who):
        p = add_fact(p, Fact("inflicts more", card, use.card, amount=n, until=until))
        say(log, p, "hostilities/cap", "Restricted Hostilities allow {} {} more until {}.", Card(card), n, ending(p, until))
    return p


def more_wounds(p: Position, card: int) -> int:
    """How many wounds above the stat of the duel Restricted Hostilities allow a character, by what lasts and by Passive abilities."""
    more = sum(f.amount for f in p.facts if f.name == "inflicts more" and f.card == card)
    if "inflicts more" not in p.cast.passive_words:
        return more
    return more + sum(int(said.args[1]) for _, said in says_of(p, "inflicts more", card))
