"""Effects that reach beyond the location of the ability: two characters that move together, pressure next door, entering play at Home."""

from __future__ import annotations

from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import NO_CARD, Ask, Position, Use
from judgekit.games.five_sails.acts.asking import ask_if_any
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.acts.pressure import press
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.effects.basic import each
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.texts.candidates import place_name
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import home_of, in_city, in_play, with_card

word = GAME.vocabulary.word


@word("effect", "move both", "move {who} and {who2} together to an adjacent City location", rule="action/moving")
def move_both(p: Position, use: Use, log: Log | None, who: Who, other: Who) -> Position:
    """Two characters move to one adjacent City location, which the player chooses; where one of them is gone, the other moves alone."""
    going = [n for n in (card_meant(p, use, who), card_meant(p, use, other)) if in_play(p, n)]
    if not going:
        say(log, p, "play/do-as-much", "Nobody is there to move.")
        return p
    return ask_if_any(p, Ask(use.player, "where together", (use.card, *going)), log)


@word("effect", "pressure doubled", "pressure with {stat}, where the {stat2} of {who} counts double", rule="pressure/compares")
def pressure_doubled(p: Position, use: Use, log: Log | None, name: str, same: str, who: Who) -> Position:
    """Pressures the performer's location; the value of a character there is added once more to its player's total."""
    card, at = card_meant(p, use, who), here_of(p, use)
    counted = in_play(p, card) and p.cards[card].at == at and p.cards[card].control == use.player
    return press(p, use, at, name, log, plus=stat(p, card, same) if counted and same == name else 0)


@word("effect", "pressure whom", "pressure {who} with {stat}", rule="pressure/compares")
def pressure_whom(p: Position, use: Use, log: Log | None, who: Who, name: str) -> Position:
    """Pressures the location that is targeted or chosen; the player's characters there count, wherever the performer is."""
    n = use.targets[who[1]] if who[0] == "target" and who[1] < len(use.targets) else NO_CARD
    at = place_name(p, n) if n >= 0 else ""
    if not in_city(p, at):
        return replace_use(p, top_use(p)._replace(success=False))
    return press(p, use, at, name, log)


@word("effect", "move there", "move {who} there", rule="action/moving")
def move_there(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to the location that is targeted or chosen."""
    kinds = p.ability(use.card, use.number).targets
    found = [place_name(p, n) for n, k in zip(use.targets, kinds, strict=False) if k.kind == "location" and n >= 0]
    return each(p, use, who, "moved", log, place=found[0]) if found else p


@word("effect", "into play at home", "put {who} into play at your Home", rule="play/resolve")
def into_play_home(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character enters play at the player's Home under the player's control, whatever it costs."""
    from judgekit.games.five_sails.happening.limits import check_crew

    card = card_meant(p, use, who)
    if card < 0 or in_play(p, card):
        say(log, p, "play/do-as-much", "There is nobody who could enter play.")
        return p
    at = home_of(p, use.player)
    p = with_card(p, card, zone="play", control=use.player, at=at, engaged=False, wounds=0, on=NO_CARD, place=0)
    say(log, p, "play/resolve", "{} enters play at {}.", Card(card), at)
    return check_crew(p, use.player, log)
