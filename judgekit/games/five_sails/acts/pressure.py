"""Pressure: the sums of a stat at a location, compared."""

from __future__ import annotations

from judgekit.engine.cast import Target
from judgekit.engine.events import happen, replace_event
from judgekit.engine.facts import add_fact, decision, find_fact, remove_fact
from judgekit.engine.trace import Card, Log, Player, say
from judgekit.engine.values import Ask, Event, Fact, Position, Use
from judgekit.games.five_sails.acts.pending import ask_before_effect, pending_event, replace_use, top_use
from judgekit.games.five_sails.acts.targets import candidates
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing.basic import also_counted, pressed_with, pressure_bonus
from judgekit.games.five_sails.standing.daily import counted_value, weightless
from judgekit.games.five_sails.standing.permissions import only_en_garde, tie_wins
from judgekit.games.five_sails.standing.targets import doubled
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.texts.references import Who, card_meant, matches
from judgekit.games.five_sails.values import NEW, RULEBOOK, characters, in_play, with_board

word = GAME.vocabulary.word
Noun = tuple[str, ...]


def total(p: Position, player: int, place: str, name: str, use: Use | None = None, only: Noun = ()) -> int:
    """A player's sum of a stat over all their characters at a location, engaged ones too; of a kind where the card says so."""
    names = [name, *also_counted(p, place, name)]
    found = list(characters(p, player, place))
    if only and use is not None:
        found = [n for n in found if matches(p, use, Target(only[0], only[1:]), n)]
    if use is not None and find_fact(p, "en garde counts", use.performer) is not None:
        found = [n for n in found if n == use.performer or not p.cards[n].engaged]
    if "en garde only" in p.cast.passive_words and only_en_garde(p, place):
        found = [n for n in found if not p.cards[n].engaged]
    found = [n for n in found if not weightless(p, n)]
    values = [(n, counted_value(p, n, s)) for n in found for s in names]
    return sum(stat(p, n, s) * (1 + doubled(p, n, s)) for n, s in values) + pressure_bonus(p, player, place, name)


def press(
    p: Position, use: Use, place: str, name: str, log: Log | None, *, tie: bool = False, only: Noun = (), lent: int = -1, plus: int = 0
) -> Position:
    """Compares the sums; only the strictly highest succeeds, unless a card says that a tie is enough."""
    name = pressed_with(p, place, name)
    started = Fact("pressing", use.performer, use.player, until="now")
    if "pressure begins" in p.cast.answered and started not in p.facts:
        p = replace_use(add_fact(p, started), use._replace(item=use.item - 1))
        return happen(p, Event("pressure begins", use.performer, use.player, by=use.card, place=place), log)
    sums = tuple(total(p, q, place, name, use, only) for q in range(len(p.players)))
    sums = tuple(s + plus * (q == use.player) for q, s in enumerate(sums))
    if lent >= 0 and in_play(p, lent) and p.cards[lent].at == place:
        change = stat(p, lent, name)
        sums = tuple(s + change * ((q == use.player) - (q == p.cards[lent].control)) for q, s in enumerate(sums))
    mine = sums[use.player]
    others = max((s for q, s in enumerate(sums) if q != use.player), default=0)
    tie = tie or tie_wins(p, use.player, place)
    success = mine > others or (tie and mine == others and mine > 0)
    if mine == 0 and not others and not any(True for q in range(len(sums)) if q != use.player for _ in characters(p, q, place)):
        reading = decision(p, "unsettled/pressure-zero")
        if reading is None and p.stack and p.stack[-1] == use:
            return ask_before_effect(p, "unsettled/pressure-zero")
        success = reading == 1
    attempt = claim_attempt(p, use, place) if not success else None
    if attempt is not None and decision(p, "unsettled/claim-attempt") is None and p.stack and p.stack[-1] == use:
        return ask_before_effect(p, "unsettled/claim-attempt")
    for fact in (started, Fact("en garde counts", use.performer, until="now")):
        p = remove_fact(p, fact) if fact in p.facts else p
    if log is not None:
        listed = ", ".join(f"{p.cast.seats[q]} {s}" for q, s in enumerate(sums))
        say(log, p, "pressure/compares", "{} at {}: {}.", name.title(), place, listed)
    p = with_board(p, pressure=sums)
    if success and "pressure succeeds" in p.cast.answered:
        p = replace_use(p, top_use(p)._replace(success=False))
        return happen(p, Event("pressure succeeds", use.performer, use.player, mine - others, by=use.card, place=place), log)
    p = result(p, use.player, mine, others, log, success=success)
    if "pressure failed" in p.cast.answered and not success:
        p = happen(p, Event("pressure failed", use.performer, use.player, by=use.card, place=place), log)
    return happen(p, attempt, log) if attempt is not None and decision(p, "unsettled/claim-attempt") == 1 else p


def claim_attempt(p: Position, use: Use, place: str) -> Event | None:
    """The claim that a Claim Action whose pressure fails may be, where some ability answers it; the amount tells that control is not taken."""
    if use.card != RULEBOOK or p.edition != NEW or "claimed" not in p.cast.answered:
        return None
    event = Event("claimed", use.performer, use.player, place=place, amount=-1, by=use.card)
    return event if any(GAME.triggered(p, event, stage) for stage in ("Before", "When", "After")) else None


def result(p: Position, player: int, mine: int, others: int, log: Log | None, *, success: bool) -> Position:
    """Says how a pressure comes out; what hangs on it follows."""
    if success:
        say(log, p, "pressure/success", "{} has the highest sum: the pressure succeeds.", Player(player))
    else:
        say(log, p, "pressure/fails", "{} does not have the highest sum ({} against {}): the pressure fails.", Player(player), mine, others)
    return replace_use(p, top_use(p)._replace(success=success))


@GAME.event("pressure begins", "pressure/compares")
def begins(p: Position, event: Event, log: Log | None) -> Position:
    """The moment before the values are added up."""
    return p


@GAME.event("pressure succeeds", "pressure/success")
def succeeds(p: Position, event: Event, log: Log | None) -> Position:
    """A pressure succeeds, unless something has kept it from it."""
    say(log, p, "pressure/success", "{} has the highest sum: the pressure succeeds.", Player(event.player))
    return replace_use(p, top_use(p)._replace(success=True))


@word("effect", "pressure on a tie", "pressure with {stat}, where a tie is enough", rule="pressure/compares")
def pressure_tie(p: Position, use: Use, log: Log | None, name: str) -> Position:
    """Pressures the performer's location and succeeds with the highest sum even if another player has it too."""
    return press(p, use, here_of(p, use), name, log, tie=True)


@word("effect", "pressure counting", "pressure with {stat} counting only each {noun}, where a tie is enough", rule="pressure/compares")
def pressure_counting(p: Position, use: Use, log: Log | None, name: str, only: Noun) -> Position:
    """Pressures the performer's location with characters of a kind alone, and succeeds on a tie too."""
    return press(p, use, here_of(p, use), name, log, tie=True, only=only)


@word("effect", "pressure lent", "pressure with {stat}, where the {stat2} of {who} adds to your total instead of theirs", rule="pressure/compares")
def pressure_lent(p: Position, use: Use, log: Log | None, name: str, same: str, who: Who) -> Position:
    """Pressures the performer's location; the value of an enemy counts for the player and not for its controller."""
    return press(p, use, here_of(p, use), name, log, lent=card_meant(p, use, who))


@word("effect", "pressure fails", "the pressure fails", rule="pressure/fails")
def pressure_fails(p: Position, use: Use, log: Log | None) -> Position:
    """A pressure that was about to succeed fails, whether or not the text says "instead"; what answers a failure answers this."""
    say(log, p, "pressure/fails", "The pressure fails.")
    pending = pending_event(p)
    if pending is None or pending.event != use.event or use.event.kind != "pressure succeeds":
        return p
    return happen(replace_event(p), use.event._replace(kind="pressure failed", amount=0), log)


@word("effect", "en garde counts", "only the pressuring performer and characters en garde are counted", rule="pressure/compares")
def en_garde_counts(p: Position, use: Use, log: Log | None) -> Position:
    """In the pressure that begins, engaged characters other than its performer do not count."""
    return add_fact(p, Fact("en garde counts", use.event.card if use.event else use.card, until="now"))


def _gone(p: Position, use: Use, log: Log | None) -> bool:
    """Whether what was paid for is no longer where it was to be taken from: discarded meanwhile, or somebody else's."""
    card = use.targets[0]
    if card in candidates(p, use, 0) and (p.cards[card].zone == "hand" or p.cards[card].control < 0):
        return False
    say(log, p, "play/do-as-much", "{} is no longer where it was to be taken from: nothing comes of what was paid.", Card(card))
    return True


@word("effect", "equip target", "equip the chosen attachment to your performer", rule="action/equip")
def equip_target(p: Position, use: Use, log: Log | None) -> Position:
    """The attachment that was paid for is equipped to the performer, or to another character that the card itself allows."""
    from judgekit.games.five_sails.standing.basic import possible_bearers

    if _gone(p, use, log):
        return p
    if possible_bearers(p, use, use.targets[0]) != [use.performer]:
        return p.on((*p.stack, Ask(use.player, "bearer", (use.targets[0],))))
    return happen(p, Event("equipped", use.targets[0], use.player, other=use.performer, by=use.card), log)


@word("effect", "bring in target", "put the chosen Brute into play", rule="brute/enter-home")
def bring_in(p: Position, use: Use, log: Log | None) -> Position:
    """The Brute that was paid for enters play at its player's Home."""
    return p if _gone(p, use, log) else happen(p, Event("mustered", use.targets[0], use.player, by=use.card), log)


@word("effect", "recruit target", "recruit the chosen Mercenary", rule="action/recruit")
def recruit_target(p: Position, use: Use, log: Log | None) -> Position:
    """The Mercenary that was paid for joins the Crew."""
    if _gone(p, use, log):
        return p
    say(log, p, "action/recruit", "{} recruits {}.", Player(use.player), Card(use.targets[0]))
    return happen(p, Event("recruited", use.targets[0], use.player, by=use.card), log)
