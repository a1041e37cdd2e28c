"""What abilities do in a duel: combat values, threat, Lethal, challenges, what waits for the end of the round."""

from __future__ import annotations

from judgekit.engine.facts import add_fact, decision, facts_of, has_fact
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import Fact, Position, Run, Use
from judgekit.games.five_sails.acts.pending import ask_before_effect, top_use
from judgekit.games.five_sails.duels.challenge import issue, nobody_challenged
from judgekit.games.five_sails.effects.deeds import discards
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.unmodified import unchangeable
from judgekit.games.five_sails.standing.hostilities import unbind
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import NEW, adversary_side, in_play, location, side_of_player, with_duel, with_side

word = GAME.vocabulary.word


@word("effect", "end the duel", "end the duel", "the duel ends", rule="duel/ends")
def end_duel(p: Position, use: Use, log: Log | None) -> Position:
    """The duel ends at once; the threat in both pools is gone. The rest of the ability is done before the duel is put away."""
    at = next((n for n, f in enumerate(p.stack) if isinstance(f, Run) and f.procedure == "duel"), None)
    if at is None:
        return p
    p = with_side(with_side(p, 0, pool=0), 1, pool=0)
    say(log, p, "duel/ends", "An ability ends the duel.")
    rest = [top_use(p)] if isinstance(p.stack[-1], Use) else []
    return p.on((*p.stack[:at], Run("duel", GAME.procedures["duel"].row("end", p.edition)), *rest))


@word("effect", "adversary discards", "the adversary discards {n} card", "they discard {n} card", rule="term/discard-pile")
def adversary_discards(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The adversary discards cards of their choice from hand."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    return discards(p, p.board.duel.sides[1 - side].player, n, log)


@word(
    "effect", "thrust", "{plus} {value}", "your combat card has {plus} {value}", "your combat card gains {plus} {value}", rule="combat-value/modified"
)
def value(p: Position, use: Use, log: Log | None, amount: int, which: str) -> Position:
    """Changes a combat value of this round's card; with the challenge, Thrust is added to its threat."""
    duel = p.board.duel
    if duel is None:
        return p
    if duel.round == 0:
        if which != "thrust":
            say(log, p, "play/do-as-much", "There is no combat card yet whose {} could change.", which.title())
            return p
        say(
            log,
            p,
            "challenge/technique-thrust-waits" if p.edition == NEW else "challenge/threat-technique-thrust",
            "{} Thrust will be added to the threat.",
            f"{amount:+d}",
        )
        return with_duel(p, thrust=duel.thrust + amount)
    was_set = has_fact(p, "value set", card=duel.card, key=which) or has_fact(p, "next set", player=duel.sides[duel.turn].player, key=which)
    if was_set and p.edition == NEW and decision(p, "unsettled/setting-values") is None:
        return ask_before_effect(p, "unsettled/setting-values")
    bonus = list(duel.bonus)
    bonus[("riposte", "parry", "thrust").index(which)] += amount
    say(log, p, "combat-value/modified", "The combat card has {} {}.", f"{amount:+d}", which.title())
    if was_set and (rule := unchangeable(p)):
        say(log, p, rule, "{} of the combat card was set, and stays so.", which.title())
    return with_duel(p, bonus=tuple(bonus))


@word(
    "effect",
    "next card",
    "in the adversary's next round, the card they play has {plus} {value}",
    "in the adversary's next round, their combat card has {plus} {value}",
    rule="combat-value/modified",
)
def next_card(p: Position, use: Use, log: Log | None, amount: int, which: str) -> Position:
    """Changes a combat value of the adversary's next card."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = p.board.duel.sides[1 - side].player
    say(log, p, "combat-value/modified", "The next combat card of {} has {} {}.", Player(other), f"{amount:+d}", which.title())
    return add_fact(p, Fact("next card", player=other, key=which, amount=amount, until=f"round of {other}"))


@word("effect", "ignored value", "in the adversary's next round, their {value} is ignored", rule="combat-value/modified")
def ignored_value(p: Position, use: Use, log: Log | None, which: str) -> Position:
    """A combat value of the adversary's next card does nothing."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = p.board.duel.sides[1 - side].player
    say(log, p, "combat-value/modified", "The {} of the next combat card of {} is ignored.", which.title(), Player(other))
    return add_fact(p, Fact("ignored value", player=other, key=which, until=f"round of {other}"))


@word("effect", "lethal", "gain Lethal", "lethal", "your participant gains Lethal", rule="lethal/ignores-hostilities")
def lethal(p: Position, use: Use, log: Log | None) -> Position:
    """The participant ignores Restricted Hostilities until its next round, or for as long as the text says."""
    side = side_of_player(p, use.player)
    return _lethal(p, use, side, log) if side >= 0 else p


@word("effect", "lethal for", "{who} gains Lethal", rule="lethal/ignores-hostilities")
def lethal_for(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """Participants ignore Restricted Hostilities, each until its own next round, or for as long as the text says."""
    for side in (adversary_side(p, n) for n in cards_meant(p, use, who)):
        p = _lethal(p, use, side, log) if side >= 0 else p
    return p


def _lethal(p: Position, use: Use, side: int, log: Log | None) -> Position:
    if any(f.key != "your next round" for f in facts_of(p, "lasts")):
        return unbind(p, use, p.board.duel.sides[side].card, log)
    who = Card(p.board.duel.sides[side].card)
    say(log, p, "lethal/ignores-hostilities", "{} has Lethal until the next round of {}.", who, who)
    return with_side(p, side, lethal=True)


@word(
    "effect",
    "challenge",
    "issue a {stat} challenge to {who}",
    "issue an {stat} challenge to {who}",
    "{who} issues an {stat} challenge to {who2}",
    "{who} issues a {stat} challenge to {who2}",
    "they issue a {stat} challenge to {who}",
    "challenge {who} to a duel of {stat}",
    rule="challenge/other-effects",
)
def challenge(p: Position, use: Use, log: Log | None, *args: object) -> Position:
    """The performer issues a challenge of a stat to a target."""
    name = next(a for a in args if isinstance(a, str))
    whos = [a for a in args if isinstance(a, tuple)]
    target = card_meant(p, use, whos[-1])
    challenger = card_meant(p, use, whos[0]) if len(whos) > 1 else use.performer
    from judgekit.games.five_sails.standing.acts import follow

    if not in_play(p, target) or not in_play(p, challenger):
        return nobody_challenged(p, log)
    if not faces(p, use, challenger, target):
        say(log, p, "challenge/target-opposing", "{} does not oppose {} and cannot be challenged.", Card(target), Card(challenger))
        return nobody_challenged(p, log)
    return follow(issue(p, challenger, target, name, log), challenger, target, log)


def faces(p: Position, use: Use, challenger: int, target: int) -> bool:
    """Whether a character may be challenged by this one: an enemy at the same location, or where the card itself reaches out to."""
    from judgekit.games.five_sails.standing.acts import reaches
    from judgekit.games.five_sails.standing.targets import next_door

    if p.cards[challenger].control == p.cards[target].control:
        return False
    tests = {test for each in p.ability(use.card, use.number).targets for test in each.tests}
    return (
        location(p, challenger) == location(p, target)
        or bool(tests & {"adjacent", "adjacent city", "anywhere"})
        or (next_door(p, challenger, target) or reaches(p, challenger, target))
    )


@word("effect", "gamble", "gamble", rule="gamble/reveal-two")
def gamble(p: Position, use: Use, log: Log | None) -> Position:
    """Gambles: two cards are revealed, one is chosen and kept in hand, the other is put away."""
    from judgekit.games.five_sails.duels.gambling import reveal_two

    return reveal_two(p, use.player, "hand", log)


@word("effect", "gamble shown", "gamble and keep the chosen card revealed", rule="gamble/reveal-two")
def gamble_shown(p: Position, use: Use, log: Log | None) -> Position:
    """Gambles: two cards are revealed, one is chosen, the other is put away; what follows calls the chosen one the revealed card."""
    from judgekit.games.five_sails.duels.gambling import reveal_two

    return reveal_two(p, use.player, "shown", log)


@word("effect", "other stat", "the duel becomes a duel of {stat}", rule="challenge/names-stat")
def other_stat(p: Position, use: Use, log: Log | None, name: str) -> Position:
    """From now on the duel uses another stat; threat that has been generated stays what it is."""
    if p.board.duel is None:
        return p
    say(log, p, "challenge/names-stat", "The duel is of {} from now on.", name.title())
    return with_duel(p, stat=name)
