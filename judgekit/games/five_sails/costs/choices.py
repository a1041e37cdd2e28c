"""Additional costs among which the player chooses: one of two, a card of a kind, engaging in place of everything else."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import Target, Word
from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact, facts_of, forget
from judgekit.engine.trace import Card, Log, card_name, player_name, say
from judgekit.engine.values import NO, Args, Ask, Event, Fact, Position, Reason, Use
from judgekit.engine.vocabulary import Slot
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.costs.additional import can_discard
from judgekit.games.five_sails.costs.unpayable import paid
from judgekit.games.five_sails.effects.reveal import of_kind
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.texts.references import Who, card_meant, matches
from judgekit.games.five_sails.texts.wordings import usual
from judgekit.games.five_sails.values import characters, pile, with_card

word = GAME.vocabulary.word
RULE = "ability/additional-costs"
Noun = tuple[str, ...]
GAME.vocabulary.slots["cost"] = Slot(
    lambda text, reading: GAME.vocabulary.read("cost", usual("cost", text), reading),
    lambda word, reading: GAME.vocabulary.write("cost", word, reading),
)


def against(p: Position, use: Use, cost: Word) -> list[Reason]:
    """What speaks against paying a cost."""
    check = GAME.vocabulary.get("cost", cost.name).check
    return list(check(p, use, *cost.args)) if check else []


def _neither(p: Position, use: Use, one: Word, other: Word) -> Iterator[Reason]:
    first, second = against(p, use, one), against(p, use, other)
    if first and second:
        yield from (*first, *second)


@word("cost", "either", "either {cost} or {cost2}", rule=RULE, check=_neither)
def either(p: Position, use: Use, log: Log | None, one: Word, other: Word) -> Position:
    """One of two costs, as the player chooses; where only one can be paid, that one."""
    ways = [c for c in (one, other) if not against(p, use, c)]
    return p.on((*p.stack, Ask(use.player, "which cost", tuple(ways)))) if len(ways) > 1 else _pay(p, ways[0], log)


def _pay(p: Position, cost: Word, log: Log | None) -> Position:
    done: Position = GAME.vocabulary.get("cost", cost.name).run(p, top_use(p), log, *cost.args)
    return done


def _said(p: Position, cost: Word) -> str:
    from judgekit.engine.vocabulary import Reading

    return GAME.vocabulary.write("cost", cost, Reading())


question(
    "which cost",
    RULE,
    "Which cost is paid?",
    lambda p, ask: [(n,) for n in range(len(ask.data))],
    no_reasons,
    lambda p, ask, args: _said(p, ask.data[args[0]]),
    lambda p, ask, args, log: _pay(p, ask.data[args[0]], log),
    role="choice",
)


def _mine(p: Position, use: Use, noun: Noun) -> list[int]:
    return [n for n in characters(p, use.player) if matches(p, use, Target(noun[0], noun[1:]), n)]


def _has_mine(p: Position, use: Use, noun: Noun) -> Iterator[Reason]:
    if not _mine(p, use, noun):
        yield Reason(NO, rid("cost/cannot-pay"), f"{player_name(p, use.player)} controls no such character.", use.card)


@word("cost", "destroy kind", "destroy a {noun} of yours", rule=RULE, check=_has_mine)
def destroy_kind(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """A character of a kind that the player controls is destroyed."""
    return p.on((*p.stack, Ask(use.player, "destroy whom", (use.card, *_mine(p, use, noun)))))


question(
    "destroy whom",
    RULE,
    "Who is destroyed?",
    lambda p, ask: [(n,) for n in ask.data[1:]],
    no_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    lambda p, ask, args, log: happen(p, Event("destroyed", args[0], ask.player, by=ask.data[0]), log),
    role="card",
)


@word("cost", "may bring in", "you may bring a {noun} of your hand into play here", rule=RULE)
def may_bring_in(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """A card of a kind enters play from hand at the location of the ability, whatever it costs, if the player likes."""
    found = [n for n in pile(p, "hand", use.player) if of_kind(p, use, noun, n)]
    return p.on((*p.stack, Ask(use.player, "bring in whom", (here_of(p, use), *found)))) if found and here_of(p, use) else p


def _bring(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    from judgekit.games.five_sails.happening.limits import check_crew

    if args[0] == "nobody":
        return p
    p = with_card(p, args[0], zone="play", control=ask.player, at=ask.data[0], engaged=False, wounds=0, on=-1, place=0)
    say(log, p, "play/resolve", "{} enters play at {}.", Card(args[0]), ask.data[0])
    return check_crew(happen(p, Event("entered", args[0], ask.player), log), ask.player, log)


question(
    "bring in whom",
    "passive/may",
    "Who enters play?",
    lambda p, ask: [*((n,) for n in ask.data[1:]), ("nobody",)],
    no_reasons,
    lambda p, ask, args: "nobody" if args[0] == "nobody" else f"bring in {card_name(p, args[0])}",
    _bring,
    role="card",
    default=("nobody",),
)


def _different(p: Position, use: Use) -> dict[str, int]:
    """A card of each name in the player's discard pile."""
    return {p.definition(n).name: n for n in pile(p, "discard", use.player) if n != use.card}


def _enough(p: Position, use: Use, n: int) -> Iterator[Reason]:
    if len(_different(p, use)) < n:
        text = f"The discard pile of {player_name(p, use.player)} holds fewer than {n} cards of different names."
        yield Reason(NO, rid("cost/cannot-pay"), text, use.card)


@word("cost", "pick different", "choose {n} cards of different names in your discard pile", rule=RULE, check=_enough)
def pick_different(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player names so many cards of the own discard pile, no two of one name; they stay there until something is done with them."""
    p = forget(p, "picked", player=use.card)
    return p.on((*p.stack, Ask(use.player, "pick different", (use.card, n))))


def _left(p: Position, ask: Ask) -> Iterator[Args]:
    names = {p.definition(f.card).name for f in facts_of(p, "picked", player=ask.data[0])}
    for n in pile(p, "discard", ask.player):
        if p.definition(n).name not in names and n != ask.data[0]:
            yield (n,)


def _picked(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    by, left = ask.data
    p = add_fact(p, Fact("picked", args[0], by, until="day"))
    return p.on((*p.stack, Ask(ask.player, "pick different", (by, left - 1)))) if left > 1 else p


question("pick different", RULE, "Which card?", _left, no_reasons, lambda p, ask, args: card_name(p, args[0]), _picked, role="card")


def _engaged(p: Position, use: Use, who: Who) -> Iterator[Reason]:
    return iter(())


@word("cost", "engage instead", "you may engage {who} to ignore all costs", rule=RULE, check=_engaged)
def engage_instead(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """Engaging the performer takes the place of every other cost; the player decides before anything is paid."""
    return p


def can_engage_instead(p: Position, use: Use) -> bool:
    """Whether the player could engage somebody in place of every cost."""
    for cost in p.ability(use.card, use.number).costs:
        if cost.name == "engage instead":
            card = card_meant(p, use, cost.args[0])
            found = [card] if use.performer >= 0 else list(characters(p, use.player))
            return any(n >= 0 and not p.cards[n].engaged for n in found)
    return False


def ask_instead(p: Position, use: Use, cost: int) -> Position:
    """Asks whether the performer engages in place of paying."""
    return p.on((*p.stack, Ask(use.player, "engage instead", (use.performer, cost))))


def _instead(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, cost = ask.data
    if args[0] == "pay":
        return p.on((*p.stack, Ask(ask.player, "pay", (cost, 0))))
    use = top_use(p)
    p = replace_use(p, use._replace(item=0))
    return happen(paid(p, "engaged", card), Event("engaged", card, ask.player, by=use.card), log)


question(
    "engage instead",
    "play/wealth-cost",
    "Is the cost paid, or does the performer engage?",
    lambda p, ask: [("engage",), ("pay",)],
    lambda p, ask, args: _pay_reasons(p, ask, args),
    lambda p, ask, args: f"engage {card_name(p, ask.data[0])}" if args[0] == "engage" else "pay the cost",
    _instead,
    role="choice",
)


def _pay_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    from judgekit.games.five_sails.costs.affording import pay_reasons

    return pay_reasons(p, top_use(p), ask.data[1]) if args[0] == "pay" else iter(())


def _more_targets(p: Position, use: Use, who: Who, n: int) -> Iterator[Reason]:
    yield from can_discard(p, use, n * _beyond_first(use, who))


def _beyond_first(use: Use, who: Who) -> int:
    """How many targets have been chosen beyond the first of a group."""
    first, number = int(who[1]), int(who[2])
    return sum(t >= 0 for t in use.targets[first + 1 : first + number])


@word("cost", "more targets", "{who} by discarding {n} card", "{who} by discarding {n} cards", rule=RULE, check=_more_targets)
def more_targets(p: Position, use: Use, log: Log | None, who: Who, n: int) -> Position:
    """One target, or as many as are named instead: cards are discarded for each beyond the first."""
    return p.on((*p.stack, *(Ask(use.player, "discard", ("cost",)) for _ in range(n * _beyond_first(use, who)))))


def too_many(p: Position, use: Use, index: int) -> Iterator[Reason]:
    """What speaks against one more target: that the cards which it costs are not in hand."""
    for cost in p.ability(use.card, use.number).costs:
        if cost.name == "more targets" and cost.args[0][1] < index < cost.args[0][1] + cost.args[0][2]:
            yield from can_discard(p, use, cost.args[1] * (index - cost.args[0][1]))


def _attachments(p: Position, use: Use, noun: Noun) -> tuple[list[int], list[int]]:
    """The cards of a kind that a player could discard: those in hand, and those in play, where it is not said whether they will do."""
    hand = [n for n in pile(p, "hand", use.player) if n != use.card and of_kind(p, use, noun, n)]
    there = [n for n, c in enumerate(p.cards) if c.zone == "play" and c.control == use.player and of_kind(p, use, noun, n)]
    return hand, there


def _can_discard_one(p: Position, use: Use, noun: Noun) -> Iterator[Reason]:
    hand, there = _attachments(p, use, noun)
    if not hand and not there:
        yield Reason(NO, rid("cost/cannot-pay"), f"{player_name(p, use.player)} has no such card in hand or in play.", use.card)
    elif not hand:
        yield from _from_play(p, there[0])


def _from_play(p: Position, card: int) -> Iterator[Reason]:
    text = f"{card_name(p, card)} is in play; whether a cost that says only to discard a card can be paid with it is not said."
    return by_point(p, "unsettled/discard-from-play", text, (NO, "yes"))


@word("cost", "discard own", "discard a {noun} of yours", rule=RULE, check=_can_discard_one)
def discard_own(p: Position, use: Use, log: Log | None, noun: Noun) -> Position:
    """A card of a kind is discarded from hand; whether one that the player has in play will do too, the books do not say."""
    hand, there = _attachments(p, use, noun)
    return p.on((*p.stack, Ask(use.player, "discard own", (use.card, *hand, *there))))


def _own_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    return _from_play(p, args[0]) if p.cards[args[0]].zone == "play" else iter(())


def _own_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if p.cards[args[0]].zone == "hand":
        p = paid(p, "discarded", args[0])
    return happen(p, Event("discarded", args[0], ask.player, by=ask.data[0]), log)


question(
    "discard own",
    RULE,
    "Which card is discarded?",
    lambda p, ask: [(n,) for n in ask.data[1:]],
    _own_reasons,
    lambda p, ask, args: f"discard {card_name(p, args[0])}",
    _own_answer,
    role="card",
)
