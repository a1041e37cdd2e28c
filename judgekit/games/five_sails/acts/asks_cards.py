"""Questions about which card goes, and about optional parts of an ability."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import named
from judgekit.engine.events import happen
from judgekit.engine.facts import find_fact, put_fact
from judgekit.engine.procedures import rule_for
from judgekit.engine.trace import Card, Log, Player, card_name, player_name, say
from judgekit.engine.values import NO, Args, Ask, Event, Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.asks import just, no_reasons, offer, question
from judgekit.games.five_sails.acts.choosing import carry_out
from judgekit.games.five_sails.acts.finishing import played_out
from judgekit.games.five_sails.acts.pending import replace_use, top_use
from judgekit.games.five_sails.costs.unpayable import paid
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.happening.goes_by import FOR_THE_CREW_CAP
from judgekit.games.five_sails.happening.limits import choose, chosen_before, doubles, spare
from judgekit.games.five_sails.judged.open_points import by_point
from judgekit.games.five_sails.values import NEW, OLD, characters, has, pile, with_duel


def _overflow_candidates(p: Position, ask: Ask) -> list[Args]:
    may = spare(p, ask.player)
    return [(n,) for n in (*may, *(n for n in characters(p) if n not in may and n not in chosen_before(p)))]


def _overflow_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    if p.cards[args[0]].control != ask.player:
        text = f"{player_name(p, ask.player)} does not control {card_name(p, args[0])} and chooses among their own characters."
        yield Reason(NO, rid("glossary/crew-cap-choice" if p.edition == NEW else "glossary/crew-cap-overflow"), text, args[0])
    elif args[0] not in spare(p, ask.player):
        yield Reason(NO, rid("brute/crew-cap"), f"{card_name(p, args[0])} does not count towards the Crew Cap: it stays.", args[0])
    if has(p, args[0], "Leader") and p.cards[args[0]].control == ask.player:
        yield from by_point(
            p,
            "unsettled/crew-overflow-leader",
            f"{card_name(p, args[0])} is the Leader; whether a player may choose the Leader is not said.",
            ("yes", NO),
        )


def _overflow_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    return happen(choose(p, args[0]), Event("sent to the locker", args[0], ask.player, place=FOR_THE_CREW_CAP), log)


question(
    "crew overflow",
    {NEW: "glossary/crew-cap-choice", "playtest-5.9.4e": "glossary/crew-cap-overflow"},
    "Which character goes to The Locker?",
    _overflow_candidates,
    _overflow_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    _overflow_answer,
    role="card",
)


def _one_each_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    say(log, p, "attachment/one-weapon-excess", "{} chooses {} to be destroyed.", Player(ask.player), Card(args[0]))
    return happen(choose(p, args[0]), Event("destroyed", args[0], ask.player), log)


question(
    "one each",
    "attachment/one-weapon-excess",
    "Which of them is destroyed?",
    lambda p, ask: [(n,) for n in doubles(p, ask.data[0])],
    no_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    _one_each_answer,
    role="card",
)


def _this_way(p: Position, use: Use, player: int, card: int) -> Position:
    """Keeps in mind what an effect discards, where the ability goes on to ask what it was, or counts it."""
    ability = p.ability(use.card, use.number)
    if player == use.player and any(w.name == "discarded such" for w in named(ability.effects)):
        p = paid(p, "discarded", card)
    if "this way" not in ability.text:
        return p
    before = find_fact(p, "discarded this way", use.card)
    return put_fact(p, Fact("discarded this way", use.card, amount=(before.amount if before else 0) + 1, until="day"))


def _discard_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if ask.data == ("cost",):
        p = paid(p, "discarded", args[0])
        return happen(p, Event("discarded", args[0], ask.player), log)
    use = next((f for f in reversed(p.stack) if isinstance(f, Use)), None)
    if use:
        p = _this_way(p, use, ask.player, args[0])
    return happen(p, Event("discarded", args[0], ask.player, by=use.card if use else -1), log)


question(
    "discard",
    "term/discard-pile",
    "Which card is discarded?",
    lambda p, ask: [(n,) for n in pile(p, "hand", ask.player)],
    no_reasons,
    lambda p, ask, args: f"discard {card_name(p, args[0])}",
    _discard_answer,
    role="card",
)


question(
    "whose round",
    "first-player/simultaneous",
    "Whose round is it?",
    lambda p, ask: [(0,), (1,)],
    no_reasons,
    lambda p, ask, args: f"round of {card_name(p, p.board.duel.sides[args[0]].card)}",
    lambda p, ask, args, log: with_duel(p, turn=args[0]),
    role="order",
)


def _may_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    yes = args[0] == "yes"
    p = replace_use(p, top_use(p)._replace(success=yes))
    return carry_out(p, ask.data, log) if yes else p


offer("may", "passive/may", "Is it done?", just("yes"), just("no"), _may_answer)


def _may_engage(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    yes = args[0] == "yes"
    p = replace_use(p, top_use(p)._replace(success=yes))
    return happen(p, Event("engaged", ask.data[0], ask.player), log) if yes else p


offer(
    "may engage",
    "passive/may",
    "Does the character engage?",
    lambda p, ask: f"engage {card_name(p, ask.data[0])}",
    just("do not engage"),
    _may_engage,
    default=None,
)


question(
    "by hand",
    "play/resolve",
    "Change the board by hand as the card says, then say that it is done.",
    lambda p, ask: [("done",)],
    no_reasons,
    lambda p, ask, args: "done",
    lambda p, ask, args, log: p,
    role="done",
)


REPEATED = {NEW: "repeatable/again", OLD: "unsettled/playtest-repeatable"}


def _again_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    if args[0] == "yes" and p.edition != NEW:
        yield from by_point(p, "unsettled/playtest-repeatable", "The playtest rules do not say what Repeatable does.", ("yes", NO))


def _again(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, number, performer, *_ = ask.data
    if args[0] == "no":
        return played_out(p, card, ask.player, log)
    say(log, p, rule_for(REPEATED, p.edition), "The ability of {} is repeated.", Card(card))
    return p.on((*p.stack, Use(card, number, ask.player, performer)))


offer("again", REPEATED, "Is it repeated?", just("repeat"), just("no repeat"), _again, _again_reasons)


def _bearer_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    from judgekit.games.five_sails.standing.basic import possible_bearers

    use = top_use(p)
    if args[0] not in possible_bearers(p, use, ask.data[0]):
        text = f"{card_name(p, args[0])} is neither the performer nor one of those to whom {card_name(p, ask.data[0])} can be equipped."
        yield Reason(NO, rid("action/equip"), text, args[0])


def _bearer_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    return happen(p, Event("equipped", ask.data[0], ask.player, other=args[0], by=top_use(p).card), log)


question(
    "bearer",
    "action/equip",
    "To whom is it equipped?",
    lambda p, ask: [(n,) for n, c in enumerate(p.cards) if c.zone == "play" and c.control >= 0 and p.definition(n).kind == "character"],
    _bearer_reasons,
    lambda p, ask, args: card_name(p, args[0]),
    _bearer_answer,
    role="target",
)
