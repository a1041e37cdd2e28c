"""The additional costs that stand before a bullet: whether each can be paid, and paying it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact
from judgekit.engine.trace import Card, Log, card_name, player_name, say
from judgekit.engine.values import NO, Ask, Event, Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.bars import ENGAGING, bars
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.costs.unpayable import paid
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import NEW, RULEBOOK, home_of, in_play, location

word = GAME.vocabulary.word


def _can_engage(p: Position, use: Use, who: Who) -> Iterator[Reason]:
    card = card_meant(p, use, who)
    yield from bars(p, "engaged", card)
    yield from bars(p, ENGAGING[p.ability(use.card, use.number).kind], card) if p.ability(use.card, use.number).kind in ENGAGING else ()
    if card >= 0 and p.cards[card].engaged and not _challenges_engaged(p, use, card) and not _claims_engaged(p, use, card):
        yield Reason(
            NO,
            rid("engaged/no-second-engage"),
            f"{card_name(p, card)} is engaged already and cannot engage for a cost.",
            card,
            f"{card_name(p, card)} would have to be en garde",
        )


def _challenges_engaged(p: Position, use: Use, card: int) -> bool:
    """Whether being engaged does not keep a character from issuing the basic challenge, as a Passive ability may say."""
    from judgekit.games.five_sails.standing.acts import once_engaged
    from judgekit.games.five_sails.standing.values import says

    if use.card != RULEBOOK or card != use.performer or not {"once engaged", "challenges engaged"} & p.cast.passive_words:
        return False
    basic = any(w.name == "challenge" for w in p.ability(use.card, use.number).effects)
    return basic and (once_engaged(p, card) or says(p, "challenges engaged", card))


def _challenges_free(p: Position, use: Use, card: int) -> bool:
    """Whether the basic challenge does not engage its performer, as a Passive ability may say."""
    basic = use.card == RULEBOOK and card == use.performer and any(w.name == "challenge" for w in p.ability(use.card, use.number).effects)
    return basic and moves_anyway(p, card, "challenges free")


def _claims_free(p: Position, use: Use, card: int) -> bool:
    """Whether the basic claim does not engage its performer, as a Passive ability may say."""
    basic = use.card == RULEBOOK and card == use.performer and any(w.name == "pressure" for w in p.ability(use.card, use.number).effects)
    return basic and moves_anyway(p, card, "claims free")


def _claims_engaged(p: Position, use: Use, card: int) -> bool:
    """Whether being engaged does not keep a character from the basic claim, as a Passive ability may say."""
    from judgekit.games.five_sails.standing.daily import claims_engaged

    if use.card != RULEBOOK or card != use.performer:
        return False
    return any(w.name == "pressure" for w in p.ability(use.card, use.number).effects) and claims_engaged(p, card)


@word("cost", "engage", "engage {who}", "engage your en garde {who}", rule="engaged/no-second-engage", check=_can_engage)
def engage(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """Engages a card that is en garde."""
    card = card_meant(p, use, who)
    if card >= 0 and p.cards[card].engaged and _claims_engaged(p, use, card):
        say(log, p, "passive/always-active", "{} can claim while engaged.", Card(card))
        return p
    if card >= 0 and p.cards[card].engaged and _challenges_engaged(p, use, card):
        from judgekit.games.five_sails.standing.acts import acted_engaged
        from judgekit.games.five_sails.standing.values import says

        if says(p, "challenges engaged", card):
            say(log, p, "passive/always-active", "{} can issue a challenge while engaged.", Card(card))
            return p
        say(log, p, "passive/always-active", "{} acts while engaged, as it may once a Day.", Card(card))
        return acted_engaged(p, card)
    if card >= 0 and _challenges_free(p, use, card):
        say(log, p, "passive/always-active", "{} issues the challenge without engaging.", Card(card))
        return p
    if card >= 0 and _claims_free(p, use, card):
        say(log, p, "passive/always-active", "{} claims without engaging.", Card(card))
        return p
    from judgekit.games.five_sails.standing.instead import ask_instead, basic_doing

    asked = ask_instead(p, use.player, card, basic_doing(p, use, card))
    return happen(paid(p, "engaged", card), Event("engaged", card, use.player, by=use.card), log) if asked is None else asked


def moves_anyway(p: Position, card: int, name: str) -> bool:
    """Whether a Passive ability lets a character move although it is engaged, or without engaging."""
    if name not in p.cast.passive_words:
        return False
    from judgekit.games.five_sails.standing.basic import says_of

    return any(True for _ in says_of(p, name, card))


def _can_move(p: Position, use: Use) -> Iterator[Reason]:
    n = use.performer
    if n < 0 or moves_anyway(p, n, "moves engaged"):
        return
    at_home = location(p, n) == home_of(p, p.cards[n].control)
    if not p.cards[n].engaged:
        yield from () if at_home or _moves_unengaged(p, use) else bars(p, "engaged", n)
    elif at_home:
        from judgekit.games.five_sails.judged.open_points import by_point

        yield from by_point(
            p, "unsettled/move-from-home", f"{card_name(p, n)} is engaged and at Home; whether it must be en garde there is not settled.", (NO, "yes")
        )
    else:
        yield from _can_engage(p, use, ("performer",))


def _moves_unengaged(p: Position, use: Use) -> bool:
    """Whether something else may be done in place of engaging to move, or nothing at all."""
    from judgekit.games.five_sails.standing.instead import ask_instead

    return moves_anyway(p, use.performer, "moves free") or ask_instead(p, use.player, use.performer, "moves") is not None


@word("cost", "engage unless at home", "engage your performer unless they are at Home", rule="action/move", check=_can_move)
def engage_to_move(p: Position, use: Use, log: Log | None) -> Position:
    """Engages the performer, unless it is at its Home."""
    if location(p, use.performer) == home_of(p, use.player):
        say(log, p, "action/move", "{} is at Home and does not engage.", Card(use.performer))
        return p
    if moves_anyway(p, use.performer, "moves free") or p.cards[use.performer].engaged:
        say(log, p, "passive/always-active", "{} moves without engaging.", Card(use.performer))
        return p
    from judgekit.games.five_sails.standing.instead import ask_instead

    asked = ask_instead(p, use.player, use.performer, "moves")
    return engage(p, use, log, ("performer",)) if asked is None else asked


def can_be_used(p: Position, use: Use, who: Who) -> Iterator[Reason]:
    """A cost that happens to a card needs the card in play."""
    card = card_meant(p, use, who)
    if card >= 0 and not in_play(p, card):
        yield Reason(NO, rid("cost/cannot-pay"), f"{card_name(p, card)} is not in play.", card)


def can_happen(act: str) -> Callable[[Position, Use, Who], Iterator[Reason]]:
    """The check of a cost that does something to a card, which nothing may forbid."""

    def check(p: Position, use: Use, who: Who) -> Iterator[Reason]:
        yield from can_be_used(p, use, who)
        card = card_meant(p, use, who)
        yield from bars(p, act, card) if card >= 0 else ()

    return check


@word("cost", "wound", "wound {who}", rule="ability/additional-costs", check=can_happen("wounded"))
def wound(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character receives a wound."""
    card = card_meant(p, use, who)
    return happen(paid(p, "wounded", card, 1), Event("wounded", card, amount=1, by=use.card), log)


@word("cost", "destroy", "destroy {who}", rule="ability/additional-costs", check=can_happen("destroyed"))
def destroy(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card is destroyed."""
    return happen(p, Event("destroyed", card_meant(p, use, who), by=use.card), log)


def can_discard(p: Position, use: Use, n: int) -> Iterator[Reason]:
    """A cost of cards from hand needs as many other cards there."""
    hand = sum(c.zone == "hand" and c.owner == use.player and i != use.card for i, c in enumerate(p.cards))
    if hand < n:
        yield Reason(
            NO, rid("cost/cannot-pay"), f"{player_name(p, use.player)} has {hand} other cards in hand and would have to discard {n}.", use.card
        )


@word("cost", "discard", "discard {n} card", "discard {n} cards", rule="ability/additional-costs", check=can_discard)
def discard(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Cards of the player's choice are discarded from hand."""
    return p.on((*p.stack, *(Ask(use.player, "discard", ("cost",)) for _ in range(n))))


@word("cost", "discard this", "discard this card", rule="ability/additional-costs")
def discard_this(p: Position, use: Use, log: Log | None) -> Position:
    """The card itself is discarded."""
    return happen(p, Event("discarded", use.card, use.player, by=use.card), log)


@word("cost", "discard who", "discard {who}", rule="ability/additional-costs", check=can_be_used)
def discard_who(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A card in play is discarded."""
    card = card_meant(p, use, who)
    return happen(paid(p, "discarded", card), Event("discarded", card, use.player, by=use.card), log)


def _can_spend(p: Position, use: Use, n: int) -> Iterator[Reason]:
    if p.players[use.player].renown < n:
        yield Reason(
            NO,
            rid("cost/spend-own"),
            f"{player_name(p, use.player)} has {p.players[use.player].renown} Renown and would have to spend {n}.",
            use.card,
        )
        how = "announce" if p.edition == NEW else "use"
        yield Reason(NO, rid("cost/cannot-pay"), f"Whoever cannot spend what it takes cannot {how} the ability.", use.card)


@word("cost", "spend renown", "spend {n} Renown", rule="cost/other-resources", check=_can_spend)
def spend(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """Renown is spent."""
    return happen(paid(p, "renown", -1, n), Event("renown gained", player=use.player, amount=-n, by=use.card), log)


@word("cost", "final strike", "final strike", rule="final-strike/as-cost")
def final_strike(p: Position, use: Use, log: Log | None) -> Position:
    """The effects wait, and take place only if the character is destroyed in this round."""
    say(log, p, "final-strike/as-cost", "Final Strike: the effects wait until {} is destroyed this round.", Card(use.performer))
    p = add_fact(p, Fact("final strike", use.card, use.player, amount=use.number, until="round"))
    return replace_use(p, top_use(p)._replace(cancelled=True))
