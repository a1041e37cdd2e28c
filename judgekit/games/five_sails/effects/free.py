"""Combat cards that come in other ways: gambled for free, played beside the first one, from a deck, or taken back while they are played."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.events import happen
from judgekit.engine.facts import add_fact, facts_of, forget, has_fact, put_fact
from judgekit.engine.game import Question
from judgekit.engine.procedures import Procedure, Row, push
from judgekit.engine.trace import Card, Log, Player, card_name, say
from judgekit.engine.values import NO, NO_CARD, Args, Ask, Event, Fact, Position, Reason, Use
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.bars import barred
from judgekit.games.five_sails.acts.legality import reasons_to_use
from judgekit.games.five_sails.days.decks import forget_top
from judgekit.games.five_sails.duels.combat_card import play, printed_values
from judgekit.games.five_sails.duels.gambling import reveal_two
from judgekit.games.five_sails.effects.bring import top_data
from judgekit.games.five_sails.effects.play import which_ability
from judgekit.games.five_sails.effects.reveal import put, shown
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing.acts import takes_threat
from judgekit.games.five_sails.stats import VALUES, also_played
from judgekit.games.five_sails.texts.references import Who, card_meant
from judgekit.games.five_sails.values import SINK, in_play, pile, side_of_player, with_card, with_duel, with_side

word = GAME.vocabulary.word


def free_gamble(p: Position, player: int, how: str, log: Log | None) -> Position:
    """A gamble that does not count as one of the participant's in this duel; nothing where gambling is forbidden."""
    side = side_of_player(p, player)
    if side < 0 or barred(p, "gambling", p.board.duel.sides[side].card) or has_fact(p, "no gambling", player=player):
        say(log, p, "play/do-as-much", "{} cannot gamble now.", Player(player))
        return p
    say(log, p, "gamble/reveal-two", "{} gambles; this does not count as one of the gambles in the duel.", Player(player))
    return happen(reveal_two(p, player, how, log), Event("gambled", player=player), log)


@word("effect", "gamble free", "gamble for free", rule="gamble/reveal-two")
def gamble_free(p: Position, use: Use, log: Log | None) -> Position:
    """Gambles without its counting; the card that is chosen is not played, and all stay revealed for what follows."""
    return free_gamble(p, use.player, "aside", log)


@word("effect", "gamble free with more", "gamble for free with {n} more card", "gamble for free with {n} more cards", rule="gamble/reveal-two")
def gamble_free_more(p: Position, use: Use, log: Log | None, n: int) -> Position:
    """The same with more cards revealed, of which one is chosen."""
    return free_gamble(p, use.player, f"aside+{n}", log)


@word("effect", "add gambled values", "add the combat values of the gambled card to your combat card", rule="combat-value/modified")
def add_gambled_values(p: Position, use: Use, log: Log | None) -> Position:
    """What the card that was chosen in the gamble has printed is added to this round's combat card; a dash adds nothing."""
    chosen = next((f.card for f in facts_of(p, "gambled aside", player=use.player)), NO_CARD)
    duel = p.board.duel
    if chosen < 0 or duel is None or duel.card < 0:
        return p
    more = [p.definition(chosen).printed.get(v, 0) or 0 for v in VALUES]
    say(log, p, "combat-value/modified", "{} adds {} to the combat card.", Card(chosen), "/".join(map(str, more)))
    return with_duel(p, bonus=tuple(a + b for a, b in zip(duel.bonus, more, strict=True)))


@word("effect", "sink gambled", "sink all gambled cards", rule=SINK)
def sink_gambled(p: Position, use: Use, log: Log | None) -> Position:
    """Every card that the player revealed in the gamble goes to the bottom of its deck, the chosen one too."""
    for n in pile(p, "revealed", use.player):
        p = put(p, n, "sink", use.player, log)
    return forget(p, "gambled aside", player=use.player)


@word("effect", "discard combat card", "discard the adversary's combat card", rule="term/discard-pile")
def discard_combat_card(p: Position, use: Use, log: Log | None) -> Position:
    """The combat card that the adversary is playing is not played: it goes to the discard pile."""
    card = use.event.card if use.event else p.board.duel.card if p.board.duel else NO_CARD
    if card < 0 or p.cards[card].zone != "line":
        return p
    if p.board.duel.card == card:
        p = with_duel(p, card=NO_CARD, gambled=False)
    else:
        p = forget(p, "also played", card=card)
        p = put_fact(p, Fact("not also played", player=p.cards[card].owner, until="round"))
    return happen(p, Event("discarded", card, p.cards[card].owner, by=use.card), log)


@word("effect", "adversary gambles", "the adversary gambles for free and plays the chosen card", rule="gamble-duel/must-play")
def adversary_gambles(p: Position, use: Use, log: Log | None) -> Position:
    """The adversary gambles without its counting; the card that they choose is their combat card, in place of one that was taken back."""
    side = side_of_player(p, use.player)
    if side < 0:
        return p
    other = int(p.board.duel.sides[1 - side].player)
    beside = has_fact(p, "not also played", player=other)
    p = forget(p, "not also played")
    p = push(p, "gambled combat card", (other, int(beside)))
    return free_gamble(p, other, "beside" if beside else "line", log)


def _gambled(p: Position, log: Log | None) -> Position:
    """The card that was gambled in place of another is played as any is."""
    player, beside = top_data(p)
    card = (also_played(p) or [NO_CARD])[-1] if beside else p.board.duel.card
    return happen(p, Event("card played", card, player), log) if card >= 0 else p


GAME.procedure(Procedure("gambled combat card", "A combat card gambled in place of another", (Row("played", "duel/combat-card", _gambled),)))


def play_beside(p: Position, player: int, card: int, log: Log | None, *, gambled: bool = False) -> Position:
    """Puts a card into the dueling line beside the combat card of this round: its values count too."""
    duel = p.board.duel
    if duel.card < 0:
        return play(p, player, card, log, gambled=gambled)
    place = max((c.place for c in p.cards if c.zone == "line" and c.owner == p.cards[card].owner), default=0) + 1
    p = with_card(p, card, zone="line", place=place, engaged=gambled)
    say(log, p, "duel/combat-card", "{} plays {} ({}) as well.", Player(player), Card(card), printed_values(p, card))
    return add_fact(p, Fact("also played", card, player, amount=len(also_played(p)), until="round"))


@word("effect", "play revealed beside", "play a revealed card as a further combat card and sink the rest", rule="duel/combat-card")
def play_revealed_beside(p: Position, use: Use, log: Log | None) -> Position:
    """One revealed card is a second combat card of this round, and its values are added; the others go to the bottom of their decks."""
    found = [n for n in shown(p) if p.definition(n).kind in {"risk", "attachment", "character", "unknown"}]
    side = side_of_player(p, use.player)
    if not found or side < 0 or p.board.duel.turn != side:
        say(log, p, "play/do-as-much", "There is no card that could be played.")
        return _sink_shown(p, use.player, log)
    return p.on((*p.stack, Ask(use.player, "play beside", tuple(found))))


def _sink_shown(p: Position, player: int, log: Log | None) -> Position:
    for n in shown(p):
        p = put(p, n, "sink", player, log)
    return p


def _beside(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    p = _sink_shown(play_beside(p, ask.player, args[0], log), ask.player, log)
    return happen(p, Event("card played", args[0], ask.player), log)


question(
    "play beside",
    "duel/combat-card",
    "Which of the revealed cards is played?",
    lambda p, ask: [(n,) for n in ask.data],
    no_reasons,
    lambda p, ask, args: f"play {card_name(p, args[0])}",
    _beside,
    role="card",
)


@word("effect", "play another card", "play another combat card", rule="duel/combat-card")
def play_another(p: Position, use: Use, log: Log | None) -> Position:
    """A further combat card of this round, from hand or by gambling: its values are added to those of the first."""
    return _another(p, use, log, ("hand", "gamble"))


@word("effect", "play another from hand", "play another combat card from your hand", rule="duel/combat-card")
def play_another_from_hand(p: Position, use: Use, log: Log | None) -> Position:
    """A further combat card of this round, from hand: its values are added to those of the first."""
    return _another(p, use, log, ("hand",))


def _another(p: Position, use: Use, log: Log | None, ways: tuple[str, ...]) -> Position:
    side = side_of_player(p, use.player)
    if side < 0 or p.board.duel.turn != side or p.board.duel.card < 0:
        say(log, p, "play/do-as-much", "No further combat card can be played now.")
        return p
    return p.on((*p.stack, Ask(use.player, "another combat card", ways)))


def _further(p: Position, ask: Ask) -> Iterator[Args]:
    """What the question for a combat card offers, but for declining, as far as the text allows."""
    yield from (args for args in GAME.questions["combat card"].candidates(p, ask) if args[0] in ask.data)
    yield ("none",)


def _further_reasons(p: Position, ask: Ask, args: Args) -> Iterator[Reason]:
    if args[0] != "none":
        yield from GAME.questions["combat card"].reasons(p, ask, args)


def _further_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    if args[0] == "none":
        return p
    if args[0] == "hand":
        return happen(play_beside(p, ask.player, args[1], log), Event("card played", args[1], ask.player), log)
    turn = p.board.duel.turn
    p = with_side(p, turn, gambles=p.board.duel.sides[turn].gambles + 1)
    return happen(reveal_two(p, ask.player, "beside", log), Event("gambled", player=ask.player), log)


GAME.ask(
    Question(
        "another combat card",
        "duel/combat-card",
        lambda p, ask: "Which further combat card is played?",
        _further,
        _further_reasons,
        lambda p, ask, args: "play no further card" if args[0] == "none" else GAME.questions["combat card"].text(p, ask, args),
        _further_answer,
        default=("none",),
    )
)


def usable_maneuvers(p: Position, player: int, card: int) -> list[int]:
    """The Maneuvers of a card in the dueling line that could be used now if it were the only combat card of the round."""
    if card < 0 or p.board.duel is None:
        return []
    alone = with_duel(p, card=card, maneuver=False)
    numbers = [n for n, a in p.abilities(card) if a.kind == "Maneuver"]
    return [n for n in numbers if not any(r.verdict == NO for r in reasons_to_use(alone, Use(card, n, player)))]


@word("effect", "use maneuver", "use a Maneuver of {who}, paying its costs", rule="duel/technique-and-maneuver")
def use_maneuver(p: Position, use: Use, log: Log | None, who: Who) -> Position:
    """A Maneuver is used beyond the one of the round, at all its costs."""
    card = card_meant(p, use, who)
    found = usable_maneuvers(p, use.player, card)
    if len(found) > 1:
        return p.on((*p.stack, Ask(use.player, "which maneuver", (card, *found))))
    return p.on((*p.stack, Use(card, found[0], use.player))) if found else p


which_ability("which maneuver", "duel/technique-and-maneuver", "Which of its Maneuvers?")


@word("effect", "adversary may play", "they may discard {n} card to play {who} as their combat card", rule="duel/combat-card")
def adversary_may_play(p: Position, use: Use, log: Log | None, n: int, who: Who) -> Position:
    """The adversary may pay with cards from hand to play a card of their deck as the combat card of their round."""
    side, card = side_of_player(p, use.player), card_meant(p, use, who)
    if side < 0 or card < 0:
        return p
    duel = p.board.duel
    other = duel.sides[1 - side]
    able = p.cards[card].zone == "deck" and duel.turn == 1 - side and duel.card < 0 and in_play(p, other.card) and not takes_threat(p, other.card)
    if not able or len(pile(p, "hand", other.player)) < n:
        say(log, p, "play/do-as-much", "{} cannot do this.", Player(other.player))
        return p
    return p.on((*p.stack, Ask(other.player, "discard to play", (card, n, use.card))))


def _to_play(p: Position, ask: Ask) -> Iterator[Args]:
    yield from ((n,) for n in pile(p, "hand", ask.player))
    yield ("no",)


def _to_play_answer(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    card, left, by = ask.data
    if args[0] == "no":
        return p
    if left > 1:
        p = p.on((*p.stack, ask._replace(data=(card, left - 1, by))))
    else:
        on_top = pile(p, "deck", p.cards[card].owner)[:1] == [card]
        p = play(forget_top(p, p.cards[card].owner) if on_top else p, ask.player, card, log, gambled=False)
    return happen(p, Event("discarded", args[0], ask.player, by=by), log)


question(
    "discard to play",
    "passive/may",
    "Is a card discarded, so that the other one is played?",
    _to_play,
    no_reasons,
    lambda p, ask, args: "no" if args[0] == "no" else f"discard {card_name(p, args[0])} and play {card_name(p, ask.data[0])}",
    _to_play_answer,
    role="card",
)


@word("condition", "no combat card now", "{who} is not the combat card", rule="duel/combat-card", fails="{who} is the combat card")
def not_the_combat_card(p: Position, use: Use, who: Who) -> bool:
    """A card has not been played as combat card in the round that is going on."""
    duel, card = p.board.duel, card_meant(p, use, who)
    return duel is not None and (card < 0 or duel.card != card)
