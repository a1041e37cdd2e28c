"""Effects that change what a card is, where it stands beside others, or what the adversary may do next."""

from __future__ import annotations

from judgekit.engine.cast import Word
from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact
from judgekit.engine.trace import Card, Log, say
from judgekit.engine.values import Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.asking import ask_if_any
from judgekit.games.five_sails.acts.asks import just, no_reasons, offer, question
from judgekit.games.five_sails.acts.bars import stopped
from judgekit.games.five_sails.acts.pending import ask_before_effect, replace_use, top_use
from judgekit.games.five_sails.conditions.holding import hangs_on, is_so
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.effects.basic import each
from judgekit.games.five_sails.effects.lasting import lasting
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.texts.references import Who, card_meant, cards_meant
from judgekit.games.five_sails.values import NEW, OLD, characters, in_play, location, side_of_player, with_card, with_side

word = GAME.vocabulary.word


@word("effect", "loses trait", "{who} loses the trait {trait}", "{who} loses the keyword {trait}", rule="anatomy/traits")
def loses(p: Position, use: Use, log: Log | None, who: Who, name: str) -> Position:
    """A trait or keyword is gone for a while."""
    for n in cards_meant(p, use, who):
        p = add_fact(p, Fact("loses", n, use.card, name, until=lasting(p, use)))
        say(log, p, "anatomy/traits", "{} no longer has {}.", Card(n), name)
    return p


@word("effect", "check", "decide whether {text}", rule="play/resolve")
def check(p: Position, use: Use, log: Log | None, condition: Word) -> Position:
    """Whether something is so is looked at once; what follows hangs on it. The judge is asked where it hangs on an open point."""
    if point := hangs_on(p, use, condition):
        return ask_before_effect(p, point)
    return replace_use(p, top_use(p)._replace(success=is_so(p, use, condition)))


@word("effect", "move to whose", "move {who} to the location of {who2}", rule="action/moving")
def move_to_whose(p: Position, use: Use, log: Log | None, who: Who, whose: Who) -> Position:
    """A character moves to where another one is."""
    other = card_meant(p, use, whose)
    return each(p, use, who, "moved", log, place=location(p, other)) if in_play(p, other) else p


@word("effect", "move far", "move {who} to a City location that is not adjacent", rule="action/moving")
def move_far(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to a City location that does not lie beside its own."""
    card = card_meant(p, use, who)
    return ask_if_any(p, Ask(use.player, "where to", (card, "far city", use.card)), log) if in_play(p, card) else p


@word("effect", "move another city", "move {who} to another City location", rule="action/moving")
def move_other_city(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to a City location of the player's choice."""
    card = card_meant(p, use, who)
    return ask_if_any(p, Ask(use.player, "where to", (card, "any city", use.card)), log) if in_play(p, card) else p


@word("effect", "swap", "swap {who} with {who2}", rule="action/moving")
def swap(p: Position, use: Use, log: Log | None, one: Who, other: Who) -> Position:
    """The participant of a duel is replaced by another character, which takes over its threat and its place."""
    a, b = card_meant(p, use, one), card_meant(p, use, other)
    side = next((n for n, s in enumerate(p.board.duel.sides) if s.card == a), -1) if p.board.duel else -1
    if side < 0 or a == b or not in_play(p, b) or p.cards[b].control != p.cards[a].control:
        return p
    say(log, p, "play/resolve", "{} takes the place of {} in the duel.", Card(b), Card(a))
    return with_side(p, side, card=b)


@word("effect", "reveals fewer", "in the adversary's next round, they reveal {n} card fewer when gambling", rule="gamble/reveal-two")
def reveals_fewer(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The adversary sees fewer cards when gambling in the next round."""
    return _fewer(p, use, n, "round of {}")


@word("effect", "reveals fewer here", "while the adversary is here, they reveal {n} card fewer when gambling", rule="gamble/reveal-two")
def fewer_here(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The adversary sees fewer cards when gambling at the location of the ability, for as long as the duel lasts."""
    return _fewer(p, use, n, "duel", here_of(p, use))


def _fewer(p: Position, use: Use, n: int, until: str, at: str = "") -> Position:
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = p.board.duel.sides[1 - side].player
    return add_fact(p, Fact("reveals fewer", player=other, key=at, amount=n, until=until.format(other)))


@word(
    "effect",
    "no more abilities",
    "no other Maneuver or Technique can be used before the duel ends",
    rule={NEW: "cant/precedence", OLD: "play/resolve"},
)
def no_more(p: Position, use: Use, log: Log | None) -> Position:
    """Neither side uses a Maneuver or a Technique in the rest of the duel."""
    return add_fact(p, Fact("no abilities", use.card, until="duel"))


@word("effect", "take from play", "take control of {who} and equip it to {who2} without paying", rule="term/equip")
def take(p: Position, use: Use, log: Log | None, what: Who, who: Who) -> Position:
    """An attachment changes its bearer and its controller."""
    return _borne_by_another(p, use, log, "equipped", what, who)


def _borne_by_another(p: Position, use: Use, log: Log | None, event: str, what: Who, who: Who) -> Position:
    """Lets an attachment come to another bearer; nothing happens where there is none, or where it lies there already."""
    card, bearer = card_meant(p, use, what), card_meant(p, use, who)
    if card < 0 or not in_play(p, bearer) or p.cards[card].on == bearer or stopped(p, "moved", card, log):
        return p
    return happen(p, Event(event, card, use.player, other=bearer, by=use.card), log)


@word("effect", "move attachment", "move {who} to {who2} as an attachment", "let {who} pass to {who2}", rule="term/equip")
def move_attachment(p: Position, use: Use, log: Log | None, what: Who, who: Who) -> Position:
    """An attachment in play goes to another character, engaged or en garde as it lies; that is moving it and no equipping."""
    return _borne_by_another(p, use, log, "handed over", what, who)


@word("effect", "they may destroy", "their controller may destroy {who}", rule="passive/may")
def may_destroy(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The controller of a card may destroy it; what follows hangs on it."""
    return _may_give_up(p, use, who, "destroyed")


@word("effect", "they may wound", "their controller may wound {who}", rule="passive/may")
def may_wound(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The controller of a character may wound it; what follows hangs on it."""
    return _may_give_up(p, use, who, "wounded")


@word("effect", "they may go home", "their controller may move {who} Home engaged", rule="passive/may")
def may_go_home(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """The controller of a character may engage it and move it Home; what follows hangs on it."""
    return _may_give_up(p, use, who, "home")


def _may_give_up(p: Position, use: Use, who: Who, how: str) -> Position:
    """Asks the controller of a card in play; what has left can no longer be given up."""
    card = card_meant(p, use, who)
    if not in_play(p, card):
        return replace_use(p, top_use(p)._replace(success=False))
    return p.on((*p.stack, Ask(p.cards[card].control, "may give up", (card, how))))


def _give_up(p: Position, ask: Ask, args: tuple[str, ...], log: Log | None) -> Position:
    card, how = ask.data
    yes = args[0] == "yes"
    p = replace_use(p, top_use(p)._replace(success=yes))
    if not yes:
        return p
    if how in {"destroyed", "wounded"}:
        return happen(p, Event(how, card, ask.player, amount=1), log)
    from judgekit.games.five_sails.values import home_of

    p = happen(p, Event("moved", card, ask.player, place=home_of(p, ask.player)), log)
    return p if p.cards[card].engaged else happen(p, Event("engaged", card, ask.player), log)


offer("may give up", "passive/may", "Is it done?", just("yes"), just("no"), _give_up, default=None)


@word("effect", "recover here", "this card goes to {place}", rule="play/resolve")
def to_city(p: Position, use: Use, log: Log | None, place: str) -> Position:
    """The card itself lies available at the location that is named."""
    say(log, p, "play/resolve", "{} is added to {}.", Card(use.card), place)
    return with_card(p, use.card, zone="play", at=place, control=-1, owner=-1, on=-1, place=0)


@word("effect", "performer must be", "your performer must be a {noun}", rule={NEW: "performer/must-choose", OLD: "play/announce"})
def must_be(p: Position, use: Use, log: Log | None, noun: tuple[str, ...]) -> Position:
    """Only a character of a kind can perform the ability; it does nothing else."""
    return p


@word("effect", "more actions", "take {n} more actions", rule="play/resolve")
def more_actions(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The player takes actions once more, so many times, before the next player has priority."""
    return add_fact(p, Fact("more actions", player=use.player, amount=n, until="day"))


@word("effect", "line to hand", "put each {noun} of your dueling line into your hand instead of your discard pile", rule="play/resolve")
def line_to_hand(p: Position, use: Use, log: Log | None, noun: tuple[str, ...]) -> Position:
    """Cards of a kind in the player's dueling line go into hand."""
    from judgekit.games.five_sails.effects.reveal import of_kind, put
    from judgekit.games.five_sails.values import pile

    for n in pile(p, "line", use.player):
        if of_kind(p, use, noun, n):
            p = put(p, n, "hand", use.player, log)
    return p


@word(
    "effect",
    "they choose whom",
    "{who} issues a {stat} challenge to a character of yours that its controller chooses",
    rule="challenge/other-effects",
)
def they_choose(p: Position, use: Use, log: Log | None, who: Who, name: str) -> Position:
    """An enemy challenges one of the characters that oppose it; its controller chooses which."""
    from judgekit.games.five_sails.duels.challenge import nobody_challenged

    card = card_meant(p, use, who)
    found = list(characters(p, use.player, location(p, card))) if in_play(p, card) else []
    if not found:
        return nobody_challenged(p, log)
    return p.on((*p.stack, Ask(p.cards[card].control, "whom to challenge", (card, name, *found))))


def _challenge(p: Position, ask: Ask, args: tuple[int, ...], log: Log | None) -> Position:
    from judgekit.games.five_sails.duels.challenge import issue

    return issue(p, ask.data[0], args[0], ask.data[1], log)


question(
    "whom to challenge",
    "challenge/performer-and-target",
    "Who is challenged?",
    lambda p, ask: [(n,) for n in ask.data[2:]],
    no_reasons,
    lambda p, ask, args: p.cast.names[args[0]],
    _challenge,
    role="target",
)


@word("effect", "move different city", "move {who} to a different City location", rule="action/moving")
def move_different(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A character moves to a City location other than those that the card has named on this Day."""
    card = card_meant(p, use, who)
    return ask_if_any(p, Ask(use.player, "where to", (card, "different city", use.card)), log) if in_play(p, card) else p
