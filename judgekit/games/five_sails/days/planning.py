"""Planning: choosing, revealing, initiative, mustering, schemes, drawing."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact, decision, drop_facts, facts_of, find_fact, has_fact, put_fact, remove_fact
from judgekit.engine.game import Question
from judgekit.engine.procedures import Procedure, Row
from judgekit.engine.step import ask_judge
from judgekit.engine.trace import Card, Log, Player, card_name, listed, player_name, say
from judgekit.engine.values import Args, Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.days.initiative import determine
from judgekit.games.five_sails.days.mustering import muster
from judgekit.games.five_sails.duels.challenge import goto
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.happening.leaving import plural
from judgekit.games.five_sails.standing.daily import drawn_besides
from judgekit.games.five_sails.stats import attached_panache, panache, scheme_panache
from judgekit.games.five_sails.texts.speaking import of_characters
from judgekit.games.five_sails.values import NEW, OLD, clockwise, leader_of, lost_leaders, pile, with_board, with_card


def _begin(p: Position, log: Log | None) -> Position:
    p = with_board(p, phase="Planning")
    if p.edition == NEW:
        say(log, p, "day/planning-begin", "Planning begins.")
    return happen(p, Event("begins", place="Planning"), log)


def _choose(p: Position, log: Log | None) -> Position:
    """Each player picks a Scheme and a Character; nobody sees them yet."""
    for player in clockwise(p, p.board.token):
        for kind in ("scheme", "character"):
            chosen = any(c.zone == "chosen" and c.owner == player and p.definition(n).kind == kind for n, c in enumerate(p.cards))
            if not chosen and (meant := _meant(p, player, kind)) is not None:
                p = _choice(remove_fact(p, meant), player, meant.card, log)
            elif not chosen and any(p.definition(n).kind == kind for n in pile(p, "approach", player)):
                p = goto(p, "choose")
                return p.on((*p.stack, Ask(player, "approach", (kind,))))
    return p


def _meant(p: Position, player: int, kind: str) -> Fact | None:
    """The card of a kind that a player has been told to choose in this Planning, before the game."""
    mine = pile(p, "approach", player)
    return next((f for f in facts_of(p, "to be chosen") if f.card in mine and p.definition(f.card).kind == kind), None)


def _approach(p: Position, ask: Ask) -> Iterator[Args]:
    for n in pile(p, "approach", ask.player):
        if p.definition(n).kind in ask.data:
            yield (n,)


@GAME.hook("asked too")
def asked_too(p: Position, player: int) -> Position:
    """Where somebody chooses a Scheme or a Character, all players choose both: the position in which this one is asked for either."""
    ask = p.asking
    if ask is None or ask.question != "approach" or player < 0:
        return p
    chosen = {p.definition(n).kind for n in pile(p, "chosen", player)}
    kinds = tuple(k for k in ("scheme", "character") if k not in chosen)
    return p.on((*p.stack[:-1], ask._replace(player=player, data=kinds))) if kinds else p


def _approach_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    return _choice(p, ask.player, args[0], log)


def _choice(p: Position, player: int, card: int, log: Log | None) -> Position:
    """A player chooses a card for the Day."""
    say(log, p, "day/planning-facedown", "{} chooses a {}, facedown.", Player(player), p.definition(card).kind)
    return with_card(p, card, zone="chosen")


GAME.ask(
    Question(
        "approach",
        "day/planning-choose",
        lambda p, ask: f"Which {' and '.join(ask.data)} does {player_name(p, ask.player)} choose?",
        _approach,
        lambda p, a, x: iter(()),
        lambda p, ask, args: f"choose {card_name(p, args[0])}",
        _approach_answer,
    )
)


def _to_reveal(p: Position, player: int) -> list[int]:
    """What a player has chosen; a Scheme that a board tells of as the player's own before the reveal is the chosen one too."""
    chosen = list(pile(p, "chosen", player))
    if any(p.definition(n).kind == "scheme" for n in chosen):
        return chosen
    told = [n for n, c in enumerate(p.cards) if c.zone == "play" and c.control == player and p.definition(n).kind == "scheme"]
    return [*told, *chosen]


def _reveal(p: Position, log: Log | None) -> Position:
    for player in clockwise(p, p.board.token):
        for n in _to_reveal(p, player):
            say(log, p, "day/planning-reveal", "{} reveals {}.", Player(player), Card(n))
            if p.definition(n).kind == "scheme":
                p = with_card(p, n, zone="play", control=player, at="", place=0)
            p = add_fact(p, Fact("revealed", n, player, until="planning"))
    return happen(p, Event("revealed"), log)


def _waiting(p: Position, kind: str) -> list[tuple[int, int, int]]:
    """Schemes in play, and characters that were revealed, with text of a kind that has not been resolved this Day."""
    found = []
    for player in clockwise(p, p.board.token):
        for n, c in enumerate(p.cards):
            if _resolves(p, n, kind) and player == (c.owner if c.zone == "chosen" else c.control):
                found += [
                    (n, k, player)
                    for k, a in enumerate(p.definition(n).abilities)
                    if a.kind == kind and find_fact(p, "resolved", n, key=str(k)) is None
                ]
    return found


def _resolves(p: Position, card: int, kind: str) -> bool:
    """Whether the text of a card is resolved with the others of its kind: that of schemes in play, and of characters as they are revealed."""
    if p.definition(card).kind == "scheme":
        return p.cards[card].zone == "play"
    return kind == "Reveal" and has_fact(p, "revealed", card=card)


def _early_muster(p: Position, log: Log | None) -> Position:
    """The glossary has characters muster on the reveal: asked where an effect of the reveal looks at the characters in play."""
    chosen = [n for n, c in enumerate(p.cards) if c.zone == "chosen" and p.definition(n).kind == "character"]
    if not chosen:
        return p
    reading = decision(p, "unsettled/muster-moment")
    traits = {trait for n in chosen for trait in (*p.definition(n).traits, *p.definition(n).keywords)}
    if reading is None and any(of_characters(p.ability(n, k), traits) for n, k, _ in _waiting(p, "Reveal")):
        return ask_judge(p, "unsettled/muster-moment")
    return muster(p, log, "early muster") if reading == 1 else p


def _nobody_orders(p: Position) -> bool:
    """Whether several effects of the reveal wait, and there is no First Player to order them."""
    return p.board.token < 0 and len(_waiting(p, "Reveal")) > 1


def _early_initiative(p: Position, log: Log | None) -> Position:
    """Initiative is determined ahead of its step, and not again in it."""
    say(log, p, "day/reveal-no-first-player", "There is no First Player to order the effects: initiative is determined now.")
    return put_fact(determine(p, log), Fact("initiative early", until="planning"))


def _when_revealed(p: Position, log: Log | None) -> Position:
    """Effects that say "when revealed"; the First Player orders several."""
    found = _waiting(p, "Reveal")
    if not found:
        return p
    p = goto(p, "when revealed")
    if len(found) > 1:
        names = listed(p.cast.names[n] for n, _, _ in found)
        say(log, p, "day/reveal-order", "{} have effects when revealed; {} decides the order.", names, Player(p.board.token))
        return p.on((*p.stack, Ask(p.board.token, "which effect", tuple(found))))
    return _start(p, found[0], log, "day/reveal-effects")


def _start(p: Position, scheme: tuple[int, int, int], log: Log | None, rule: str) -> Position:
    n, k, player = scheme
    p = add_fact(p, Fact("resolved", n, key=str(k), until="day"))
    say(log, p, rule, "{} resolves {}.", Player(player), Card(n))
    return p.on((*p.stack, Use(n, k, player)))


GAME.ask(
    Question(
        "which effect",
        "day/reveal-order",
        lambda p, ask: "Which effect is resolved first?",
        lambda p, ask: [tuple(t) for t in ask.data],
        lambda p, a, x: iter(()),
        lambda p, ask, args: f"{card_name(p, args[0])} first",
        lambda p, ask, args, log: _start(p, (args[0], args[1], args[2]), log, "day/reveal-order"),
        role="order",
    )
)


def _schemes(p: Position, log: Log | None) -> Position:
    """The text above the bar, the First Player's scheme first; a scheme without any stays in play in its turn."""
    found = _waiting(p, "Scheme")
    order = [n for q in clockwise(p, p.board.token) for n, c in enumerate(p.cards) if c.zone == "play" and c.control == q and _is_scheme(p, n)]
    done = max((i for i, n in enumerate(order) if has_fact(p, "resolved", card=n) and _has_text(p, n)), default=-1)
    until = order.index(found[0][0]) if found and found[0][0] in order else len(order)
    for n in order[done + 1 : until]:
        if not _has_text(p, n):
            say(log, p, "day/planning-scheme", "{} resolves {}.", Player(p.cards[n].control), Card(n))
            say(log, p, "day/scheme-stays", "{} has no text for this step; it stays in play at the side.", Card(n))
    return _start(goto(p, "schemes"), found[0], log, "day/planning-scheme") if found else p


def _is_scheme(p: Position, card: int) -> bool:
    return p.definition(card).kind == "scheme"


def _has_text(p: Position, card: int) -> bool:
    """Whether a scheme has text above the bar."""
    return any(a.kind == "Scheme" for a in p.definition(card).abilities)


def _draw(p: Position, log: Log | None) -> Position:
    """Each player draws as the Panache of the Leader says."""
    for player in clockwise(p, p.board.token):
        if find_fact(p, "has drawn", player=player):
            continue
        leader = leader_of(p, player)
        if p.edition == OLD and leader >= 0 and attached_panache(p, leader) and decision(p, "unsettled/panache-modifiers") is None:
            return ask_judge(p, "unsettled/panache-modifiers")
        amount = panache(p, leader, player) if leader >= 0 else leaderless_panache(p, player)
        if amount is None:
            return ask_judge(p, "unsettled/no-leader")
        amount = max(0, amount + drawn_besides(p, player))
        p = add_fact(goto(p, "draw"), Fact("has drawn", player=player, until="planning"))
        if amount:
            say(log, p, "day/planning-draw", "{} draws {}.", Player(player), plural(amount, "card"))
            return happen(p, Event("drawn", player=player, amount=amount), log)
        if leader < 0 and not lost_leaders(p, player):
            say(log, p, "day/planning-draw", "The case tells of no Leader of {}: nothing is drawn.", Player(player))
    return p


def leaderless_panache(p: Position, player: int) -> int | None:
    """What a player without a Leader draws; None while the judge has not decided. A case without Leaders says nothing of it."""
    lost = lost_leaders(p, player)
    if not lost:
        return 0
    reading = decision(p, "unsettled/no-leader")
    if reading is None:
        return None
    return max(0, (p.definition(lost[0]).printed.get("panache") or 0) + scheme_panache(p, player)) if reading == 2 else 0


def _end(p: Position, log: Log | None) -> Position:
    p = drop_facts(p, "planning")
    if p.edition == NEW:
        say(log, p, "day/planning-end", "Planning ends.")
    return happen(p, Event("ends", place="Planning"), log)


PLANNING = Procedure(
    "planning",
    "Planning",
    (
        Row("begin", {NEW: "day/planning-begin", OLD: "day/planning-steps"}, _begin),
        Row("choose", "day/planning-choose", _choose),
        Row("reveal", "day/planning-reveal", _reveal),
        Row("early muster", "glossary/muster-when", _early_muster, editions=(NEW,)),
        Row("early initiative", "day/reveal-no-first-player", _early_initiative, _nobody_orders),
        Row("when revealed", "day/reveal-effects", _when_revealed),
        Row("initiative", "day/planning-initiative", determine),
        Row("muster", "day/planning-muster", muster),
        Row("schemes", "day/planning-scheme", _schemes),
        Row("draw", "day/planning-draw", _draw),
        Row("end", {NEW: "day/planning-end", OLD: "day/planning-steps"}, _end),
    ),
)
