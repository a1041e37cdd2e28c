"""More ways to state facts: sums at a location, what was discarded for the hand limit, who had which round, how chance decides."""

from __future__ import annotations

import re

from judgekit.engine.trace import card_name, player_name
from judgekit.engine.values import CHANCE, Position
from judgekit.games.five_sails.acts.pressure import total
from judgekit.games.five_sails.facts.game import by_chance, excess_discarded
from judgekit.games.five_sails.facts.text import FORMS, GAPS, Known, form, yes_no
from judgekit.games.five_sails.facts.victory import winner
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.values import characters, equipped, first_player

GAPS.update({"number": r"(?P<number>\d+)", "players": r"[{\[(](?P<players>[^}\])=]+)[}\])]", "basic": r"(?P<basic>resolve|combat|finesse|influence)"})

__all__ = ["FORMS", "GAPS", "Known"]
NOBODY = {"none", "nobody", "no one"}
"""How a set says that it may be no player."""


@form(
    "[total |sum of |]{basic}[ total| sum|] of {player} [at|on] {place} =",
    "{player} [total |sum of |]{basic}[ total| sum|] [at|on] {place} =",
    "[total |sum of |]{basic}[ total| sum|] [of|of all|of all of] {player} [characters|Crew] [at|on|in] {place} =",
    "[total |sum of |]{basic}[ total| sum|] of [all |the |all the |]characters [of|controlled by] {player} [at|on|in] {place} =",
)
def sum_here(k: Known, *values: int | str) -> str:
    """A player's sum of a stat at a location, as a pressure would compare it."""
    name = next(str(v) for v in values if isinstance(v, str))
    player, place = (int(v) for v in values if not isinstance(v, str))
    return str(total(k.p, player, k.p.cast.places[place], name))


TAKEN = "[considered|treated|counted|counting|effective|reckoned|used|compared|applied]"
"""How a value is said to be taken that may be a dash."""
THE_SUM = "[the total|the sum|a total|the pressure|a pressure|the total of the pressure|the pressure total|the comparison|its total|the sums]"
IN_A_SUM = f"[for|in|towards|toward|within|when adding up|counted for|counted in|counting for|counting towards] {THE_SUM}"


@form(
    "{basic} [counted|counting|that counts|that is counted] [for|of] {card} =",
    "{basic} [with which|that] {card} [counts|contributes|adds|gives] =",
    "{basic} [contributed|added] by {card} =",
    f"{{card}} {{basic}} [as|when|where|if] [it is |]{TAKEN} =",
    f"{{card}} {{basic}} [is |]{TAKEN} as =",
    f"{TAKEN} {{basic}} of {{card}} =",
    f"{{card}} {TAKEN} {{basic}} =",
    "{card} {basic} [counted as|counts as|is counted as|that counts|is counted|counted|counts] =",
    "{card} {basic} [when looked at|when read|when counted|taken as|treated as|read as|looked at as|is treated as|is taken as] =",
    "[value|number] of {card} {basic} =",
    f"{{basic}} that {{card}} [adds|brings|contributes|gives] [to|in] {THE_SUM} =",
    f"{{basic}} of {{card}} {IN_A_SUM} =",
    f"{{card}} {{basic}} {IN_A_SUM} =",
    f"{{basic}} {{card}} [adds to|brings to|contributes to|gives to|counts with in] {THE_SUM} =",
)
def share(k: Known, *values: int | str) -> str:
    """With how much of a stat a character counts where that is added up; a dash counts as 0."""
    return str(stat(k.p, next(v for v in values if isinstance(v, int)), next(str(v) for v in values if isinstance(v, str))))


@form(
    "cards discarded by {player} for the hand limit =",
    "{player} cards discarded for the hand limit =",
    "cards {player} [discards|discarded] for the hand limit =",
    "{player} [discards|discarded|has discarded] [cards |]for the hand limit =",
)
def down_to_limit(k: Known, player: int) -> str:
    """How many cards a player discarded in the last clean-up."""
    start = max((n for n, line in enumerate(k.lines) if line.rule.endswith("day/dusk-hand")), default=len(k.lines))
    pile = f"goes to the discard pile of {k.p.cast.seats[player]}."
    return str(sum(line.text.endswith(pile) and line.rule.endswith("term/discard-pile") for line in k.lines[start:]))


@form("active player [in|of] round {number} =", "[whose round is|player whose round is|player who has|who has] round {number} =")
def player_of_round(k: Known, number: str) -> str:
    """The player whose round that one was or is."""
    name = round_of(k, number)
    return player_name(k.p, k.p.cards[k.p.cast.number_of[name]].owner) if name in k.p.cast.number_of else "none"


@form(
    "active participant [in|of] round {number} =",
    "round {number} participant =",
    "participant whose round is round {number} =",
    "round {number} [belongs to|is the round of|is the turn of] =",
)
def round_of(k: Known, number: str) -> str:
    """Whose round that one was or is."""
    found = [m[1] for line in k.lines if (m := re.match(rf"Round {number}: it is the round of (.+)\.$", line.text))]
    duel = k.p.board.duel
    if not found and duel is not None and duel.round == int(number):
        return card_name(k.p, duel.sides[duel.turn].card)
    return found[-1] if found else "none"


@form("excess threat discarded in step {number} =")
def excess_then(k: Known, number: str) -> str:
    """The excess threat of the last resolution."""
    return excess_discarded(k)


@form(
    "[how|the way in which] the First Player [is|was] [chosen|determined|found|decided] =",
    "method of [choosing|determining|finding] the First Player =",
    "First Player[ is|] [chosen|determined|found|decided] by =",
)
def method(k: Known) -> str:
    """Whether chance or the Initiative finds the First Player."""
    if by_chance(k) == "yes":
        return "random"
    last = next((line for line in reversed(k.lines) if "initiative" in line.rule), None)
    return "none" if last is None else "tie" if last.rule.endswith(("initiative-tie", "initiative-tie-no-token")) else "initiative"


AT_RANDOM = "[at random|randomly|by chance|by lot]"


@form(
    f"First Player[ Token|][ is| was|] [chosen|determined|found|decided|picked|drawn] {AT_RANDOM} =",
    f"[First Player |]Token[ is| was|] [assigned|given|awarded|passed|placed|handed out] {AT_RANDOM} =",
    "random [choice|determination|selection|draw] of the First Player =",
)
def first_by_chance(k: Known) -> str:
    """Whether chance finds the First Player."""
    return by_chance(k)


@form(
    "[a |any |]random [choice|decision|draw|pick|selection|determination][ is| was| has been|] [made|taken|needed|necessary|required|held] =",
    "[chance|the lot|lot] [decides|decided|is used|was used|is needed|was needed|is asked|plays a part|played a part] =",
    "[decision|choice] by [chance|lot] =",
    f"[the |][tie|Initiative tie|tie for Initiative|tie for the highest Initiative][ is| was|] [broken|decided|settled|resolved] {AT_RANDOM} =",
    f"[anything |something |it |][is |was |][decided|settled|chosen|determined] {AT_RANDOM} =",
)
def chance(k: Known) -> str:
    """Whether chance has decided anything this Day, or is about to: the First Player, the winner of a draw, a card; a shuffle decides nothing."""
    ask = k.p.asking
    due = ask is not None and ask.player == CHANCE and ask.question != "shuffle"
    told = any(line.text.strip().startswith("By chance ") for line in k.lines)
    return yes_no(due or told or any(f.name in {"token by chance", "winner by chance", "card by chance"} for f in k.p.facts))


@form("First Player in {players} =")
def first_among(k: Known, names: str) -> str:
    """Whether the First Player, found or to be found by chance, is one of those named; `none` among them is that nobody is."""
    low = [n.strip() for n in names.split(",")]
    one = first_player(k.p)
    if one < 0:
        ask = k.p.asking
        able = ask.data if ask is not None and ask.question == "token" else range(len(k.p.cast.seats))
        return yes_no(bool(NOBODY & set(low)) or (by_chance(k) == "yes" and set(low) >= {k.p.cast.seats[q].casefold() for q in able}))
    return yes_no(player_name(k.p, one).casefold() in low)


@form("method of [choosing|determining|finding] the winner =", "winner[ is|] [chosen|determined|found|decided] by =")
def how_won(k: Known) -> str:
    """Whether chance finds the winner of a draw; otherwise the check that has decided."""
    lot = k.p.asking is not None and k.p.asking.question == "lot"
    return "random" if lot or any(f.name == "winner by chance" for f in k.p.facts) else k.p.board.victory or "none"


@form(f"winner[ is| was|] [chosen|determined|found|decided|picked|drawn] {AT_RANDOM} =")
def winner_by_chance(k: Known) -> str:
    """Whether chance finds the winner."""
    return yes_no(how_won(k) == "random")


@form("winner [in|among|is one of|one of] {players} =")
def won_among(k: Known, names: str) -> str:
    """Whether the winner, found or to be found by chance, is one of those named; `none` among them is that nobody has won."""
    low = {n.strip() for n in names.split(",")}
    ask = k.p.asking
    if ask is not None and ask.question == "lot":
        return yes_no(low >= {player_name(k.p, q).casefold() for q in ask.data[1:]})
    found = winner(k).casefold()
    return yes_no(found in low or (found in NOBODY and bool(low & NOBODY)))


@form("{player} characters in play =", "{player} crew =", "{player} crew size =")
def crew(k: Known, player: int) -> str:
    """How many characters a player has in play."""
    p: Position = k.p
    return str(sum(c.zone == "play" and c.control == player and p.cast.faces[c.face].kind == "character" for c in p.cards))


@form(
    "{player} characters [at|in|on] {place} =",
    "characters [of|controlled by] {player} [at|in|on] {place} =",
    "characters {player} [has|controls] [at|in|on] {place} =",
)
def crew_at(k: Known, player: int, place: int) -> str:
    """How many characters a player has at a location."""
    return str(len(list(characters(k.p, player, k.p.cast.places[place]))))


@form(
    "{player} characters [at|in] [|their |their own |his |her |its ]Home =",
    "characters [of|controlled by] {player} [at|in] [|their |their own |his |her |its ]Home =",
)
def crew_at_home(k: Known, player: int) -> str:
    """How many characters a player has at Home."""
    return str(len(list(characters(k.p, player, f"Home of {player_name(k.p, player)}"))))


@form("{card} equipped =", "{card} attachments =")
def equipped_with(k: Known, card: int) -> str:
    """What a character has equipped."""
    return ", ".join(card_name(k.p, n) for n in equipped(k.p, card)) or "nothing"


@form("{player} priority =", "{player} has priority =")
def has_priority(k: Known, player: int) -> str:
    """Whether a player has priority."""
    return yes_no(k.p.board.active == player and k.p.board.phase == "High Drama" and not k.p.board.over)


@form("locations controlled by {player} =", "{player} controls =", "{player} locations controlled =", "locations {player} controls =")
def how_many_places(k: Known, player: int) -> str:
    """How many locations a player controls."""
    return str(sum(x.control == player for x in k.p.board.places))
