"""Control of a character that another player takes: for good, or for as long as the text says; then it goes back."""

from __future__ import annotations

from judgekit.engine.facts import add_fact, facts_of
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import Fact, Position, Use
from judgekit.games.five_sails.effects.lasting import lasting
from judgekit.games.five_sails.effects.shapes import by_hand, manual
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.spans import ending
from judgekit.games.five_sails.texts.references import Who, cards_meant
from judgekit.games.five_sails.values import adversary_side, equipped, has, home_of, in_play, is_character, location, with_card

word = GAME.vocabulary.word


def handed(p: Position, card: int, player: int, log: Log | None) -> Position:
    """A character under another player's control, and what it has equipped with it; from an enemy's Home the judge puts it elsewhere."""
    from judgekit.games.five_sails.happening.limits import check_crew

    before = p.cards[card].control
    p = with_card(p, card, control=player)
    for n in list(equipped(p, card)):
        text = "{} goes with {}: a card is equipped to one that the same player controls, and of a change of controller the books do not speak."
        say(log, p, "attachment/your-card", text, Card(n), Card(card))
        p = with_card(p, n, control=player)
    p = check_crew(p, player, log)
    if before < 0 or location(p, card) != home_of(p, before):
        return p
    text = "{} is at {} and changes its controller: no rule says where it goes. The judge puts it there by hand."
    say(log, p, "setup/enemy-home", text, Card(card), home_of(p, before))
    return by_hand(p, f"{p.cast.names[card]} leaves {home_of(p, before)}, an enemy Home now.")


def _take(p: Position, use: Use, log: Log | None, who: Who, until: str) -> Position:
    for card in cards_meant(p, use, who):
        if not in_play(p, card) or not is_character(p, card) or p.cards[card].control == use.player:
            continue
        if has(p, card, "Leader"):
            say(log, p, "leader/one", "{} is a Leader, and {} cannot have more than one.", Card(card), Player(use.player))
            continue
        if adversary_side(p, card) >= 0:  # whose duel it is then, the books do not say
            return manual(p, use, log, f"{p.cast.names[card]} takes part in the duel, and changes its controller.")
        if until:
            p = add_fact(p, Fact("lent control", card, use.player, amount=p.cards[card].control, until=until))
        said = f" until {ending(p, until)}" if until else ""
        rule = "play/resolve" if not until else "duration/in-duel" if until == "duel" else "duration/outside-duel"
        say(log, p, rule, "{} takes control of {}{}.", Player(use.player), Card(card), said)
        p = handed(p, card, use.player, log)
    return p


@word("effect", "control for now", "you control {who} for a while", rule="term/crew")
def control_for_now(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The player controls a character for as long as the text says, with what it has equipped; a Leader stays whose it is."""
    return _take(p, use, log, who, lasting(p, use))


@word("effect", "control for good", "you control {who} for good", rule="term/crew")
def control_for_good(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The player controls a character from now on, with what it has equipped; a Leader stays whose it is."""
    return _take(p, use, log, who, "")


def give_back(p: Position, before: Position, log: Log | None) -> Position:
    """Characters whose control was lent for as long as something lasted that is over now, with their players again."""
    for fact in facts_of(before, "lent control"):
        if fact in p.facts or not in_play(p, fact.card) or p.cards[fact.card].control != fact.player:
            continue
        say(log, p, "play/resolve", "{} goes back to {}.", Card(fact.card), Player(fact.amount))
        p = handed(p, fact.card, fact.amount, log)
    return p
