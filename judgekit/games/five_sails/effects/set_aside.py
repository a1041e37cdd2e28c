"""Cards that an ability sets aside, out of play, and that come back Home when Dusk begins or the Day ends, if the ability says so."""

from __future__ import annotations

from judgekit.engine.facts import add_fact, facts_of, without_facts
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import NO_CARD, Fact, Position, Use
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import ASIDE, leave_play
from judgekit.games.five_sails.happening.limits import check_crew
from judgekit.games.five_sails.texts.references import Who, cards_meant
from judgekit.games.five_sails.values import home_of, in_play, with_card

word = GAME.vocabulary.word
COMES_BACK = "comes back"
"""The fact that a card that is set aside comes back under a player's control; its key says when."""


def set_aside(p: Position, use: Use, log: Log | None, who: Who, until: str = "") -> Position:
    """Takes cards out of play, without destroying or discarding them, to come back at a moment or never."""
    for card in cards_meant(p, use, who):
        if not in_play(p, card) or p.board.over:
            continue
        player = p.cards[card].control
        if until and player >= 0:
            p = add_fact(p, Fact(COMES_BACK, card, player, until, until="game"))
        p = leave_play(p, card, ASIDE, log, rule="play/resolve")
    return p


@word("effect", "set aside", "set {who} aside", rule="play/resolve")
def aside(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card leaves play and is neither destroyed nor discarded; nothing says that it comes back."""
    return set_aside(p, use, log, who)


@word("effect", "set aside until dusk", "set {who} aside until Dusk begins", rule="play/resolve")
def aside_until_dusk(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card leaves play, neither destroyed nor discarded, and comes back to its controller's Home when Dusk begins."""
    return set_aside(p, use, log, who, "Dusk")


@word("effect", "set aside until the end", "set {who} aside until the end of the Day", rule="play/resolve")
def aside_until_the_end(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card leaves play, neither destroyed nor discarded, and comes back to its controller's Home when the Day ends."""
    return set_aside(p, use, log, who, "Day")


@GAME.hook("comes back")
def brought_back(p: Position, moment: str, log: Log | None) -> Position:
    """Puts the cards into play at Home that were set aside until a moment: en garde, without wounds, as whatever enters play."""
    for fact in facts_of(p, COMES_BACK, key=moment):
        p = without_facts(p, [fact])
        if p.cards[fact.card].zone != ASIDE or p.players[fact.player].out:
            continue
        home = home_of(p, fact.player)
        p = with_card(p, fact.card, zone="play", control=fact.player, at=home, engaged=False, wounds=0, on=NO_CARD, place=0)
        say(log, p, "play/resolve", "{} comes back to the Home of {}.", Card(fact.card), Player(fact.player))
        p = check_crew(p, fact.player, log)
    return p
