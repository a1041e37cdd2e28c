"""Restricted Hostilities as abilities raise them: how many wounds more than the stat of the duel a character can inflict."""

from __future__ import annotations

from judgekit.engine.facts import add_fact, facts_of, has_fact
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Fact, Position, Use
from judgekit.games.five_sails.effects.lasting import lasting
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.spans import ending
from judgekit.games.five_sails.standing.basic import held, says_of
from judgekit.games.five_sails.standing.values import says
from judgekit.games.five_sails.texts.references import Who, cards_meant
from judgekit.games.five_sails.values import NEW

word = GAME.vocabulary.word
held(
    "inflicts more",
    "{who} can inflict {n} wounds above the stat of the duel",
    doc="Restricted Hostilities allow that many wounds more than the stat.",
)

held(
    "keeps excess",
    "{who} keeps excess threat",
    rule={NEW: "golden-rule/cards-beat-rulebook", "playtest-5.9.4e": "passive/always-active"},
    doc="What Restricted Hostilities keep from becoming wounds stays in the pool of the character.",
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
    more = sum(f.amount for f in facts_of(p, "inflicts more", card=card))
    if "inflicts more" not in p.cast.passive_words:
        return more
    return more + sum(int(said.args[1]) for _, said in says_of(p, "inflicts more", card))


@word("effect", "ignores hostilities", "{who} ignores Restricted Hostilities", rule="lethal/ignores-hostilities")
def ignores(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """Restricted Hostilities do not bind a character for a while."""
    for card in cards_meant(p, use, who):
        p = unbind(p, use, card, log)
    return p


def unbind(p: Position, use: Use, card: int, log: Log | None) -> Position:
    """Lifts Restricted Hostilities from a character for as long as an ability lasts."""
    until = lasting(p, use)
    say(log, p, "lethal/ignores-hostilities", "{} ignores Restricted Hostilities until {}.", Card(card), ending(p, until))
    return add_fact(p, Fact("ignores hostilities", card, use.card, until=until))


def unbound(p: Position, card: int) -> bool:
    """Whether something that lasts, or a Passive ability, lets a character ignore Restricted Hostilities."""
    if has_fact(p, "ignores hostilities", card=card):
        return True
    return "always lethal" in p.cast.passive_words and says(p, "always lethal", card)


def keeps_excess(p: Position, card: int) -> bool:
    """Whether a Passive ability lets excess threat stay in the pool of a character."""
    return "keeps excess" in p.cast.passive_words and says(p, "keeps excess", card)
