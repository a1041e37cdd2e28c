"""Choices that somebody asks about and that no question offers: accepting, refusing, intervening, parleying, sending away, acting.

What is asked is read from plain words; every reason against it is given, as if the question had been open.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.engine.facts import facts_of
from judgekit.engine.procedures import rule_for
from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, YES, Position, Reason, Use
from judgekit.games.five_sails.acts.deck_building import decks_asked
from judgekit.games.five_sails.acts.deck_questions import of_cards
from judgekit.games.five_sails.acts.legality import OUT, reasons_to_use
from judgekit.games.five_sails.acts.pending import top_use
from judgekit.games.five_sails.boards.named import named
from judgekit.games.five_sails.boards.reader import ROW
from judgekit.games.five_sails.costs.affording import hand_to_pay
from judgekit.games.five_sails.costs.parley import no_parley, parley_reasons, speaker_reasons
from judgekit.games.five_sails.duels.answers import intervention_reasons
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.happening.leaving import zone_name
from judgekit.games.five_sails.judged.asked_chance import asked_of_chance
from judgekit.games.five_sails.judged.asked_plainly import against_all, asked_plainly
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.rulebook import RECRUIT
from judgekit.games.five_sails.stats import worth
from judgekit.games.five_sails.values import NEW, RULEBOOK, Duel, characters, has, in_city, is_character, location, pile

THE_CHALLENGE = r"(?: (?:the|this) (?:challenge|duel)(?: (?:of|from|by|issued by) [^,;]+?)?| [^,;]+?['’]s (?:\w+ )?challenge| it)?"
ACCEPTING = re.compile(rf"(?:ha[sv]e? .+ )?accepts?{THE_CHALLENGE}(?: (?:with|for|as) .+)?", re.IGNORECASE)


@GAME.hook("asked first")
def asked_first(p: Position, player: int, text: str) -> tuple[Reason, ...] | None:
    """The reasons against what no open question matters for: a deck, chance, accepting where the book knows none, acting, keeping all; else None."""
    if p.board.over:
        return against_all(p)
    if (of_chance := asked_of_chance(p, text)) is not None:
        return of_chance
    accepting = ACCEPTING.fullmatch(text.strip(" .")) if p.edition != NEW else None
    if accepting:
        return tuple(_answer(p, player, accepting))
    of_decks = decks_asked(p, player, text)
    of_decks = of_cards(p, player, text) if of_decks is None else of_decks
    return asked_plainly(p, player, text) if of_decks is None else of_decks


@GAME.hook("asked about")
def asked_about(p: Position, player: int, text: str) -> list[Reason]:
    """All reasons against what is asked about; none where the words are not understood."""
    for pattern, reasons in (
        (rf"(accept|refuse){THE_CHALLENGE}(?: (?:with|for|as) .+)?", _answer),
        (r"intervene with (?P<card>.+)", _intervene),
        (r"gamble|play no combat card", _no_round),
        (r"pass", _no_pass),
        (r"repeat(?: (?:it|again|.+))?", _no_repeat),
        (r"play (?P<card>.+?)(?: as (?:a |the |its )?combat card)?(?: (?:with|on|targeting) .+)?", _no_play),
        (r"pay (?P<card>.+)", _pay),
        (r"parley with (?P<card>.+?) for (?P<paid>.+)", _parley_for),
        (r"parley with (?P<card>.+)|(?P<other>.+) parleys", _parley),
        (r"engag(?:e|es|ing) (?P<card>.+?)(?: to (?:lower|reduce|parley) ?.*| for .+)?", _engage),
        (r"use (?P<card>.+?)['’]s (?:\w+ )*?(?P<kind>technique|maneuver|action|reaction)(?: on .+| with .+)?", _not_yours),
        (r"(?P<what>challenge|move|claim|recruit|equip)\b(?P<rest>.*)", _not_theirs),
        (r"(?:send (?P<card>.+?)(?: to the locker)?|choose (?P<other>.+))", _send),
    ):
        found = re.fullmatch(pattern, text)
        if found is not None:
            return list(reasons(p, player, found)) or list(_not_offered(p, player, text))
    return list(_not_offered(p, player, text))


def _named(p: Position, found: re.Match[str]) -> int:
    """The card that is named; -1 when there is none of that name."""
    said = next((g for g in found.groupdict().values() if g), "").removeprefix("the ")
    return next((n for n, name in enumerate(p.cast.names) if name.casefold().removeprefix("the ") == said), -1)


def _not_offered(p: Position, player: int, text: str) -> Iterator[Reason]:
    """A card or a location that is none of those which the open question is about."""
    ask = p.asking
    if ask is None or ask.player != player or ask.question == "action":
        return
    name = re.sub(r"^(?:choose|destroy|discard|take|target|keep|to)s? ", "", text).removeprefix("the ")
    things = (*p.cast.names, *ROW, *(f"Home of {s}" for s in p.cast.seats))
    thing = next((x for x in things if x.casefold().removeprefix("the ") == name), "")
    question = GAME.questions[ask.question]
    offered = [question.text(p, ask, args) for args in question.candidates(p, ask)]
    if thing and thing not in offered:
        text = f"{thing} is none of what there is to choose from: {question.prompt(p, ask)} {', '.join(offered)}."
        yield Reason(NO, rid(rule_for(question.rule, p.edition)), text, -1, "one of those")


def _answer(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """Accepting or refusing where nobody is asked for it."""
    duel: Duel | None = p.board.duel
    if p.edition != NEW:
        text = "The playtest rules have no accepting and no refusing: a challenge is met by the one who is challenged, or by one who intervenes."
        yield Reason(NO, rid("challenge/duel-follows"), text)
    elif duel is None or duel.round:
        text = "Accepting or refusing answers a challenge, and none is open."
        yield Reason(NO, rid("challenge/accept-or-refuse"), text, -1, "when a challenge is issued")
    if duel is not None and duel.sides[1].player != player and p.edition == NEW:
        text = f"{player_name(p, duel.sides[1].player)} controls {card_name(p, duel.sides[1].card)}, who is challenged, and answers."
        yield Reason(NO, rid("challenge/accept-or-refuse"), text)


def _intervene(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """Intervening with somebody else's character, or when no challenge is open."""
    card, duel = _named(p, found), p.board.duel
    if card < 0 or not is_character(p, card):
        return
    if duel is None or duel.answer not in {"issued", ""} or duel.round:
        yield Reason(NO, rid("challenge/intervene"), "Intervening answers a challenge, and none is open.", card, "when a challenge is issued")
    if duel is not None:
        yield from intervention_reasons(p, player, card)


def _no_round(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """Gambling, or playing no card, without a duel."""
    if p.board.duel is None:
        text = "Combat cards are played and gambled for in the rounds of a duel, and none is going on."
        yield Reason(NO, rid("duel/combat-card"), text, -1, "in a duel")


def _no_pass(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """Passing where nobody has priority."""
    if p.asking is None or p.asking.question != "action":
        now = "Something else is under way" if p.board.phase == "High Drama" else f"It is {p.board.phase}"
        text = f"{now}; passing belongs to whoever has priority in High Drama."
        yield Reason(NO, rid("action-ability/priority"), text, -1, "with priority in High Drama")


def _no_repeat(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """Repeating where nobody is asked for it: the ability is over, or its costs cannot be paid again."""
    if p.asking is None or p.asking.question != "again":
        rule = "repeatable/again" if p.edition == NEW else "limit/once-a-day"
        text = "An ability can be repeated only immediately after it has resolved, and only by whoever can pay its costs again."
        yield Reason(NO, rid(rule), text)
        used = [f for f in facts_of(p, "used", player=player) if f.key.isdigit() and "Repeatable" in p.ability(f.card, int(f.key)).keywords]
        if used:
            use = Use(used[-1].card, int(used[-1].key), player)
            yield from (r for r in reasons_to_use(p, use) if r.rule.partition("/")[2].startswith("cost/"))


def _no_play(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """Playing a card that is not in hand, or that has nothing to be played for now."""
    card = _named(p, found)
    if card < 0:
        return
    if p.cards[card].zone != "hand" or p.cards[card].owner != player:
        text = f"{card_name(p, card)} is not in the hand of {player_name(p, player)}."
        yield Reason(NO, rid("play/control-or-show"), text, card)
    elif p.board.duel is None and not any(a.kind == "Action" for _, a in p.abilities(card)):
        text = f"{card_name(p, card)} has no Action, and no duel is going on in which it could be a combat card."
        yield Reason(NO, rid("action/card"), text, card, "in a duel")


def _pay(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """Paying with what is being paid for, or with a card that is not in hand."""
    card, ask = named(p, found["card"]), p.asking
    if card < 0 or ask is None or ask.question != "pay":
        return
    if p.cards[card].zone != "hand" or p.cards[card].owner != player:
        what = "is announced already" if p.cards[card].zone == "resolving" else "is not in that hand"
        text = f"{card_name(p, card)} {what}: {player_name(p, player)} pays with the other cards of the hand."
        yield Reason(NO, rid("cost/discard-to-pay"), text, card)
    elif card not in hand_to_pay(p, top_use(p)):
        yield Reason(NO, rid("cost/discard-to-pay"), f"{card_name(p, card)} is what is being paid for, and does not pay for itself.", card)


@GAME.hook("unspoken")
def unspoken(p: Position, player: int) -> list[Reason]:
    """That what is left to pay is more than the hand is worth, where nobody is to parley for it."""
    ask = p.asking
    if ask is None or ask.player != player or ask.question != "pay":
        return []
    hand = sum(worth(p, n) for n in hand_to_pay(p, top_use(p)))
    text = f"{ask.data[0]} is to pay, and the other cards in the hand of {player_name(p, player)} are worth {hand}."
    return [Reason(NO, rid("cost/cannot-pay"), text, -1, f"{ask.data[0] - hand} more would be needed")] if hand < ask.data[0] else []


@GAME.hook("beyond")
def beyond(p: Position, player: int, names: list[str]) -> list[Reason]:
    """What speaks against discarding cards of one's hand as payment when nothing is left to pay."""
    cards = [named(p, name) for name in names]
    if not cards or any(n < 0 or p.cards[n].zone != "hand" or p.cards[n].owner != player for n in cards):
        return []
    text = f"The cost is paid without {' and '.join(card_name(p, n) for n in cards)}; whether more may be discarded than it asks for is not settled."
    return list(by_point(p, "unsettled/overpaying", text, (NO, YES)))


def _parley(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """Parleying with a character who cannot, or when nothing is being paid for."""
    card, ask = _named(p, found), p.asking
    if card < 0:
        return
    if ask is None or ask.question != "pay":
        yield from _nothing_paid(p, player, card)
        return
    yield from no_parley(p, player, card)


def _engage(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """Engaging a character to lower a cost that is being paid; outside of that it is asked of something else."""
    card, ask = _named(p, found), p.asking
    if card >= 0 and is_character(p, card) and ask is not None and ask.player == player and ask.question == "pay":
        yield from no_parley(p, player, card)


def _nothing_paid(p: Position, player: int, card: int) -> Iterator[Reason]:
    """That nothing is being paid for; for whom the character could parley, and what speaks against that whoever it is."""
    free = [n for n, c in enumerate(p.cards) if c.zone == "play" and c.control < 0 and is_character(p, n) and in_city(p, location(p, n))]
    negotiable = [n for n in free if p.edition != NEW or has(p, n, "Negotiable")]
    there = [n for n in negotiable if location(p, n) == location(p, card)]
    against = list(speaker_reasons(p, player, card))
    what, how = ("a Negotiable card", "Parley is used") if p.edition == NEW else ("a Mercenary", "A character is engaged to lower a cost")
    remedy = f"while {card_name(p, there[0])} is being recruited" if there and not against else f"while {what} is being paid for"
    yield Reason(NO, rid("action/parley"), f"{how} while {what} is being paid for, and nothing is.", card, remedy)
    yield from against
    if negotiable and not there and location(p, card):
        other = f"{card_name(p, negotiable[0])} is at {location(p, negotiable[0])}"
        text = f"{card_name(p, card)} is at {location(p, card)}, where nobody can be recruited: {other}."
        yield Reason(NO, rid("action/parley"), text, card, f"{card_name(p, card)} would have to be there")


def _parley_for(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """Parleying with a character for a Mercenary, as if it were being recruited by somebody who is there."""
    card, paid = named(p, found["card"]), named(p, found["paid"])
    if card < 0 or paid < 0 or not is_character(p, paid):
        return
    there = [n for n in characters(p, player) if location(p, n) == location(p, paid)]
    use = Use(RULEBOOK, RECRUIT, player, there[0] if there else card, (paid,))
    yield from (r for r in parley_reasons(p, use, card) if r.verdict == NO)


ACTIONS = {
    "challenge": "challenge/performer-and-target",
    "move": "action/move",
    "claim": "action/claim",
    "recruit": "action/recruit",
    "equip": "attachment/your-card",
}


def _not_theirs(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """A basic action with somebody else's character as the one who does it, or with a card that is no character."""
    what, rest = found["what"].casefold(), found["rest"]
    after = {"challenge": r" with (.+?)(?:,|$)", "claim": r" with (.+?)$", "recruit": r" with (.+?)(?: paying|$)"}
    named = re.search(after.get(what, r"^ (.+?) to " if what == "move" else r" (?:on|to) (.+?)(?: paying|,|$)"), rest)
    card = next((n for n, name in enumerate(p.cast.names) if named and name.casefold().removeprefix("the ") == named[1].strip()), -1)
    if card >= 0 and (p.cards[card].control != player or not is_character(p, card) or p.cards[card].zone != "play"):
        text = f"{card_name(p, card)} is no character that {player_name(p, player)} has in play."
        yield Reason(NO, rid(ACTIONS[what]), text, card, f"{player_name(p, player)} needs a character of their own")
    thing = next((n for n, name in enumerate(p.cast.names) if what == "recruit" and rest.strip().startswith(name.casefold())), -1)
    if thing >= 0 and not is_character(p, thing):
        yield Reason(NO, rid("action/recruit-available"), f"{card_name(p, thing)} is no Mercenary and cannot be recruited.", thing)


def _not_yours(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """An ability that no question offers: that its card is somebody else's, or out of play, and what else speaks against it."""
    card = named(p, found["card"])
    if card < 0:
        return
    state = p.cards[card]
    if state.zone in OUT:
        text = f"{card_name(p, card)} is neither in play nor in the hand of {player_name(p, player)}: it is in {zone_name(p, card)}."
        yield Reason(NO, rid("play/control-or-show"), text, card)
    elif max(state.control, state.owner if state.zone == "hand" else -1) not in {player, -1}:
        text = f"{card_name(p, card)} is neither controlled by {player_name(p, player)} nor in that hand."
        yield Reason(NO, rid("play/control-or-show"), text, card)
    number = next((n for n, ability in p.abilities(card) if ability.kind.casefold() == found["kind"]), None)
    if number is not None:
        against = (r for r in reasons_to_use(p, Use(card, number, player)) if r.verdict == NO)
        yield from (r for r in against if state.zone not in OUT or r.rule != rid("play/control-or-show"))


def _send(p: Position, player: int, found: re.Match[str]) -> Iterator[Reason]:
    """Sending a card to The Locker that is not among those to choose from, or choosing one from an Approach Deck that cannot be chosen."""
    card, ask = _named(p, found), p.asking
    if card >= 0 and (p.cards[card].zone == "approach" or (ask is not None and ask.question == "approach")):
        yield from _choose(p, player, card)
    if card >= 0 and ask is not None and ask.question == "crew overflow":
        rule = "glossary/crew-cap-choice" if p.edition == NEW else "glossary/crew-cap-overflow"
        yield Reason(NO, rid(rule), f"{card_name(p, card)} is no character that {player_name(p, player)} has in play.", card)


def _choose(p: Position, player: int, card: int) -> Iterator[Reason]:
    """Choosing for the Day what is in another place, or one more of a kind."""
    if p.cards[card].zone != "approach" or p.cards[card].owner != player:
        yield Reason(NO, rid("day/planning-choose"), f"{card_name(p, card)} is not in the Approach Deck of {player_name(p, player)}.", card)
        return
    kind = p.definition(card).kind
    before = next((n for n in pile(p, "chosen", player) if p.definition(n).kind == kind), -1)
    if before >= 0:
        text = f"{player_name(p, player)} has chosen {card_name(p, before)} and chooses one {kind} a Day."
        yield Reason(NO, rid("day/planning-choose"), text, before)
    elif p.asking is None or p.asking.question != "approach":
        text = f"{card_name(p, card)} is in an Approach Deck, from which cards are chosen in Planning."
        yield Reason(NO, rid("day/planning-choose"), text, card, "in Planning")
