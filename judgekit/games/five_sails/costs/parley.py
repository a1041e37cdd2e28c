"""Parley: who can lower the cost of what is being paid for, and what the books leave open about it."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.facts import decision, first_fact, has_fact
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, YES, Position, Reason, Use
from judgekit.games.five_sails.acts.bars import ENGAGING, bars
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.standing.bounds import parley_worth
from judgekit.games.five_sails.standing.daily import parleys_anyway, parleys_engaged, reaches_parley
from judgekit.games.five_sails.stats import is_dash
from judgekit.games.five_sails.values import NEW, RULEBOOK, characters, has, in_play, is_character, location


def paid_card(use: Use) -> int:
    """The card that is being paid for."""
    return use.targets[0] if use.card == RULEBOOK and use.targets else use.card


def recruiting(p: Position, use: Use) -> bool:
    """Whether what is being paid for is a Mercenary of the City that is recruited."""
    card = paid_card(use)
    return card >= 0 and use.card == RULEBOOK and in_play(p, card) and is_character(p, card)


def parley_reasons(p: Position, use: Use, n: int) -> Iterator[Reason]:
    """Everything that speaks against a character's parleying for what is being paid for."""
    if has_fact(p, "may parley", card=n, player=use.player):
        return
    yield from _card_reasons(p, use)
    yield from speaker_reasons(p, use.player, n)
    yield from _place_reasons(p, use, n)


def speaker_reasons(p: Position, player: int, n: int) -> Iterator[Reason]:
    """What speaks against a character's parleying, whatever is being paid for."""
    if p.cards[n].control != player or not in_play(p, n) or not is_character(p, n):
        text = f"{card_name(p, n)} is no character that {player_name(p, player)} has in play."
        yield Reason(NO, rid("action/parley"), text, n)
    if p.edition == NEW and has(p, n, "Mercenary") and not parleys_anyway(p, n):
        yield Reason(
            NO,
            rid("action/parley"),
            f"{card_name(p, n)} is a Mercenary; only a character who is none can parley.",
            n,
            "a character who is no Mercenary",
        )
    if p.cards[n].engaged and not parleys_engaged(p, n):
        text = f"{'Parleying costs' if p.edition == NEW else 'Lowering the cost takes'} engaging, and {card_name(p, n)} is engaged already."
        yield Reason(NO, rid("engaged/no-second-engage"), text, n, f"{card_name(p, n)} would have to be en garde")
    if is_dash(p, n, "influence"):
        how = "perform" if p.edition == NEW else "take part in"
        text = f"{card_name(p, n)} has a dash for Influence and cannot {how} what uses it."
        yield Reason(NO, rid("dash/cannot-perform"), text, n)
    yield from bars(p, "parleying", n)
    for act in ("reactions", ENGAGING["Reaction"]) if p.edition == NEW else ():  # as which the book has Parley
        yield from bars(p, act, n)
    yield from bars(p, "engaged", n)


def _card_reasons(p: Position, use: Use) -> Iterator[Reason]:
    """What the card that is paid for has against Parley. The Reaction asks for Negotiable alone; that it is for recruiting holds where so decided."""
    card = paid_card(use)
    if p.edition != NEW:
        if not recruiting(p, use):
            text = "A character can be engaged to lower the cost of a Mercenary that is recruited, of nothing else."
            yield Reason(NO, rid("action/parley"), text, card)
        return
    if card < 0 or not has(p, card, "Negotiable"):
        text = f"{card_name(p, card)} is not Negotiable."
        yield Reason(NO, rid("action/parley"), text, card, "Parley is for cards with Negotiable")
    elif not recruiting(p, use) and decision(p, "unsettled/parley-what") is not None:
        text = f"{card_name(p, card)} is Negotiable, but no Mercenary that is recruited; whether Parley is for that too is disputed."
        yield from by_point(p, "unsettled/parley-what", text, (YES, NO))


def _place_reasons(p: Position, use: Use, n: int) -> Iterator[Reason]:
    """Where the character has to be: with the card, or, as the book may be read, with the performer."""
    card, here = paid_card(use), location(p, n)
    if "parleys from afar" in p.cast.passive_words and reaches_parley(p, card, n):
        return
    cards = location(p, card) if card >= 0 and in_play(p, card) else ""
    performers = location(p, use.performer) if use.performer >= 0 else ""
    if p.edition != NEW or cards == performers or recruiting(p, use):  # the action has its performer where the Mercenary is
        if here != cards:
            text = f"{card_name(p, n)} is at {here or 'no location'}, not at {cards or 'the place of the card'} with {card_name(p, card)}."
            yield Reason(NO, rid("action/parley"), text, n, f"{card_name(p, n)} would have to be there")
    elif here not in {cards, performers} or not here:
        text = f"{card_name(p, n)} is at {here or 'no location'}, with neither {card_name(p, card)} nor the performer."
        yield Reason(NO, rid("action/parley"), text, n)
    else:
        one, other = (card, use.performer) if here == cards else (use.performer, card)
        text = f"{card_name(p, n)} is at {here} with {card_name(p, one)}, not with {card_name(p, other)}; which location Parley means is not said."
        yield from by_point(p, "unsettled/parley-location", text, (YES, NO) if here == cards else (NO, YES))


def parleyers(p: Position, use: Use, *, doubtful: bool = False) -> list[int]:
    """The characters that can parley for what is being paid for; on request those of whom it is open."""
    allowed = first_fact(p, "may parley", player=use.player)
    if allowed is not None:
        return [allowed.card] if not doubtful and (p.edition != NEW or has(p, allowed.amount, "Negotiable")) else []
    card = paid_card(use)
    if card < 0 or (p.edition == NEW and not has(p, card, "Negotiable")) or (p.edition != NEW and not recruiting(p, use)):
        return []
    found = []
    for n in characters(p, use.player):
        verdicts = {r.verdict for r in parley_reasons(p, use, n)}
        if NO not in verdicts and bool(verdicts) == doubtful:
            found.append(n)
    return found


def would_parley(p: Position, use: Use) -> list[int]:
    """The characters to think of while something is paid for: those that can parley or may be able to, and of a Mercenary all who are there."""
    able = parleyers(p, use) + parleyers(p, use, doubtful=True)
    card = paid_card(use)
    negotiable = card >= 0 and recruiting(p, use) and (p.edition != NEW or has(p, card, "Negotiable"))
    there = [n for n in characters(p, use.player) if negotiable and location(p, n) == location(p, card)]
    return sorted({*able, *there})


def doubts(p: Position, use: Use, missing: int, engaging: set[int]) -> list[Reason]:
    """The open points on which it hangs whether Parley would bring what is missing; none where it would not in any reading.

    Whoever parleys does not engage to pay as well.
    """

    def brings(n: int) -> int:
        return parley_worth(p, n, paid_card(use)) - (n in engaging)

    missing -= len(engaging)
    sure = sorted((brings(n) for n in parleyers(p, use)), reverse=True)
    unsure = {n: brings(n) for n in parleyers(p, use, doubtful=True)}
    if sum(sure) + sum(unsure.values()) < missing:
        return []
    best = max((n for n in unsure if unsure[n] >= missing), key=lambda n: unsure[n], default=-1)
    if best >= 0:
        return [r for r in parley_reasons(p, use, best) if r.verdict != NO]
    if p.edition != NEW:
        return []
    text = "The cost could be paid only if several characters parley for one card."
    return list(by_point(p, "unsettled/several-parleys", text, (YES, NO)))


def no_parley(p: Position, player: int, card: int) -> Iterator[Reason]:
    """Why a character does not parley for what is being paid for now."""
    from judgekit.games.five_sails.acts.pending import top_use

    return parley_reasons(p, top_use(p)._replace(player=player), card)
