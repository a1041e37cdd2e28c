"""Further ways to state facts: decks and hands by card, who takes part in a duel, what is said in other words."""

from __future__ import annotations

import re

from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import NO, NO_CARD, Use
from judgekit.games.five_sails.acts.targets import candidates, target_reasons
from judgekit.games.five_sails.effects.cards import renown_on
from judgekit.games.five_sails.facts.duels import GAPS, Known, duel_lines, rounds
from judgekit.games.five_sails.facts.text import FORMS, form, of_ability, yes_no
from judgekit.games.five_sails.stats import combat_value
from judgekit.games.five_sails.values import adversary_side, equipped, in_city, is_character, location

__all__ = ["FORMS", "GAPS", "Known"]


@form("{card} [is |]unavailable =", "{card} [is |]not available =")
def unavailable(k: Known, card: int) -> str:
    """Whether a card is not available."""
    return yes_no(available(k, card) == "no")


@form("{card} available =", "{card} is available =")
def available(k: Known, card: int) -> str:
    """Whether a Mercenary or an attachment of the City Deck can be had."""
    c = k.p.cards[card]
    kind = k.p.definition(card).kind
    return yes_no(c.zone == "play" and c.control < 0 and c.on < 0 and kind in {"character", "attachment"} and in_city(k.p, c.at))


@form("{card} owner =", "owner of {card} =")
def owner(k: Known, card: int) -> str:
    """Whose card it is."""
    return player_name(k.p, k.p.cards[card].owner)


@form("{card} destroyed =", "{card} [is|was|has been|gets] destroyed =")
def destroyed(k: Known, card: int) -> str:
    """Whether a card has been destroyed."""
    name = card_name(k.p, card)
    said = any(f.name in {"wounds when destroyed", "was destroyed"} and f.card == card for f in k.p.facts)
    return yes_no(said or any(line.text.startswith(f"{name} is destroyed") for line in k.lines))


@form("{card} discarded =", "{card} is discarded =")
def discarded(k: Known, card: int) -> str:
    """Whether a card lies in a discard pile."""
    return yes_no(k.p.cards[card].zone == "discard")


@form("{card} gambled =", "{card} was gambled =")
def card_gambled(k: Known, card: int) -> str:
    """Whether a card in a dueling line was gambled."""
    c = k.p.cards[card]
    return yes_no(c.zone == "line" and c.engaged)


@form("{card} is a participant =", "{card} participant =", "{card} participates[ in the duel|] =", "{card} [is |takes part |]in the duel =")
def is_participant(k: Known, card: int) -> str:
    """Whether a character takes part in the duel."""
    return yes_no(adversary_side(k.p, card) >= 0)


@form("adversary of {card} =", "{card} adversary =")
def adversary(k: Known, card: int) -> str:
    """The adversary of a participant."""
    side = adversary_side(k.p, card)
    return card_name(k.p, k.p.board.duel.sides[1 - side].card) if side >= 0 else "none"


@form("challenger =")
def challenger(k: Known) -> str:
    """Who has issued the challenge."""
    return card_name(k.p, k.p.board.duel.sides[0].card) if k.p.board.duel else "none"


@form("challenged character =", "target of the challenge =", "challenge target =")
def challenged(k: Known) -> str:
    """Who is challenged now."""
    return card_name(k.p, k.p.board.duel.sides[1].card) if k.p.board.duel else "none"


@form("duel stat =", "stat [of|used for|used in] [the|this] duel =", "dueling stat =")
def duel_stat_name(k: Known) -> str:
    """The stat of the duel."""
    return str(k.p.board.duel.stat).title() if k.p.board.duel else "none"


@form("combat card =", "combat card of the round =")
def combat_card(k: Known) -> str:
    """The combat card of the round."""
    duel = k.p.board.duel
    return card_name(k.p, duel.card) if duel and duel.card >= 0 else "none"


@form("{value} of {card}[ as resolved| when resolved| as modified|] =", "{card} {value}[ as resolved| when resolved| as modified|] =")
def value_of(k: Known, *values: int | str) -> str:
    """A combat value of a card: as modified in its round, also while it lies in a dueling line afterwards; as printed otherwise."""
    card = next(v for v in values if isinstance(v, int))
    name = next(str(v) for v in values if isinstance(v, str))
    duel = k.p.board.duel
    if duel is not None and duel.card == card:
        return str(combat_value(k.p, duel.turn, name))
    return _when_resolved(k, card, name) or str(k.p.definition(card).printed.get(name) or 0)


def _when_resolved(k: Known, card: int, name: str) -> str:
    """A combat value of a card of a dueling line in the round in which it was played, if it was the only one played there; otherwise nothing."""
    if k.p.cards[card].zone != "line":
        return ""
    played = re.compile(rf"\S+ plays {re.escape(card_name(k.p, card))} \(.+\)\.")
    for _, lines in rounds(duel_lines(k)):
        if any(played.match(line.text.strip()) for line in lines) and not any(line.text.endswith(" as well.") for line in lines):
            return next((m[1] for line in lines if (m := re.match(rf"{name.title()} (\d+)\b", line.text.strip()))), "")
    return ""


@form("{card} [is |]lethal =", "{card} [has|still has] Lethal =", "Lethal [applies to|holds for|lasts for] {card} =")
def lethal(k: Known, card: int) -> str:
    """Whether a participant ignores Restricted Hostilities now."""
    side = adversary_side(k.p, card)
    return yes_no(side >= 0 and k.p.board.duel.sides[side].lethal)


@form("{card} Renown =", "Renown [on|left on] {card} =")
def card_renown(k: Known, card: int) -> str:
    """The Renown that lies on a card itself."""
    return str(renown_on(k.p, card))


@form("draw =", "game is a draw =", "game drawn =", "game is drawn =", "game ends in a draw =")
def drawn(k: Known) -> str:
    """Whether the game has ended in a draw."""
    return yes_no(k.p.board.over == "draw")


@form("characters at {place} =", "number of characters at {place} =")
def people(k: Known, place: int) -> str:
    """How many characters are at a location."""
    at = k.p.cast.places[place]
    return str(sum(k.p.definition(n).kind == "character" and location(k.p, n) == at for n in range(len(k.p.cards))))


@form("{card} number of attachments =", "attachments [on|equipped to] {card} =", "{card} attachment count =")
def attachment_count(k: Known, card: int) -> str:
    """How many cards a character has equipped."""
    return str(len(list(equipped(k.p, card))))


@form("[both|all] players [have |]passed =")
def all_passed(k: Known) -> str:
    """Whether all players have passed one after another: then High Drama is over."""
    return yes_no(k.p.board.passes >= sum(not x.out for x in k.p.players) or any(x.rule.endswith("day/high-drama-over") for x in k.lines))


@form("{player} passed =", "{player} has passed =")
def has_passed(k: Known, player: int) -> str:
    """Whether the last action of a player, since anybody else did something, was to pass."""
    passes = k.p.board.passes
    order = [(k.p.board.active - 1 - n) % len(k.p.players) for n in range(passes)]
    return yes_no(player in order)


@of_ability("[legal|possible|valid] [target|targets] [for|of] {ability}[| effect|'s effect] =")
def legal_targets(k: Known, card: int, kind: str = "") -> str:
    """What an ability of a card could target now, that of the one which bears it or has it printed being who performs it; none for nothing."""
    owner = k.p.cards[card].control if k.p.cards[card].control >= 0 else k.p.cards[card].owner
    performer = card if is_character(k.p, card) else NO_CARD
    uses = [Use(card, n, owner, performer) for n, ability in k.p.abilities(card) if ability.targets and kind in {"", ability.kind.casefold()}]
    found = [
        thing
        for use in uses
        for thing in candidates(k.p, use, 0)
        if thing >= 0 and not any(r.verdict == NO for r in target_reasons(k.p, use, 0, thing))
    ]
    return ", ".join(card_name(k.p, n) for n in dict.fromkeys(found)) or "none"
