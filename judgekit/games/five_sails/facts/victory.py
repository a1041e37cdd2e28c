"""Facts of how a game ends: who has won, by what, and what has broken a tie."""

from __future__ import annotations

from judgekit.engine.trace import player_name
from judgekit.games.five_sails.days.plunder import ENOUGH_RENOWN, dominates
from judgekit.games.five_sails.facts.text import GAPS, Known, form, yes_no


@form(
    "winner =",
    "[game|match] winner =",
    "winner of the [game|match] =",
    "[who|player who] [wins|has won|won][ the game| the match|] =",
    "[game|match] [is |]won by =",
)
def winner(k: Known) -> str:
    """Who has won; both, where the judge holds that Leaders lost together let both win; by chance, where that has still to say."""
    if k.p.asking is not None and k.p.asking.question == "lot":
        return "by chance"
    if k.p.board.over == "both":
        return "both"
    return player_name(k.p, k.p.board.winner) if k.p.board.winner >= 0 else "none"


@form("victory =", "victory [type|kind|condition] =", "[type|kind] of victory =")
def victory(k: Known) -> str:
    """The kind of victory."""
    return k.p.board.victory or "none"


KINDS = {"dominance": "Dominance", "economic": "Economic", "assassination": "Assassination", "fifth day": "Fifth Day"}
GAPS["victory"] = rf"(?P<victory>{'|'.join(KINDS)})"


@form(
    "{victory}[ Victory|] =",
    "{victory}[ Victory|] winner =",
    "winner [by|of|through] [a |an |the |]{victory}[ Victory|][ check|] =",
    "{victory} Victory [achieved|won|reached] by =",
)
def won_so(k: Known, kind: str) -> str:
    """Who has won by a kind of victory."""
    return winner(k) if k.p.board.victory == KINDS[kind] else "none"


@form(
    "{victory} Victory [achieved|won|reached|takes place|happens] =",
    "[game|match] [is |was |][won|decided|ended] [by|through|with] [a |an |the |]{victory}[ Victory|] =",
    "[somebody|anybody|a player|any player] [wins|has won] [by|through] {victory}[ Victory|] =",
    "{player} [has|gets|gains] [a |an |the |]{victory} Victory =",
    "{player} [wins|has won] by {victory}[ Victory|] =",
    "{victory} Victory [of|for|by] {player} =",
    "{victory}[ Victory|] [is |was |][achieved|won|reached|gained|attained] by {player} =",
)
def so_won(k: Known, *named: int | str) -> str:
    """Whether anybody, or a certain player, has won by a kind of victory."""
    kind = next(n for n in named if isinstance(n, str))
    who = next((n for n in named if isinstance(n, int)), k.p.board.winner)
    return yes_no(k.p.board.victory == KINDS[kind] and who in (k.p.board.winner, -1))


MEETS = "[meets|has met|fulfills|fulfils|has fulfilled|satisfies|has satisfied|reaches|has reached|achieves|has achieved]"
GETS = "[reaches|has reached|achieves|has achieved|attains|has attained|qualifies for|has qualified for]"


@form(
    "{victory} Victory condition [is |][met|fulfilled|reached] by {player} =",
    f"{{player}} {MEETS} the {{victory}}[ Victory|] condition =",
    f"{{player}} {MEETS} the condition [of|for] [an |a |the |]{{victory}}[ Victory|] =",
    f"{{player}} {GETS} [an |a |the |]{{victory}} Victory =",
    "{victory} Victory condition of {player} [is |][met|fulfilled] =",
)
def meets_condition(k: Known, *named: int | str) -> str:
    """Whether a player has what a Dominance or Economic Victory asks for, whoever wins; of another kind, whether the player has won by it."""
    kind = next(n for n in named if isinstance(n, str))
    player = next(n for n in named if isinstance(n, int))
    meets = {"economic": k.p.players[player].renown >= ENOUGH_RENOWN, "dominance": dominates(k.p) == player}
    return yes_no(meets[kind]) if kind in meets else so_won(k, kind, player)


@form(
    "{victory} Victory condition[ is| is also|] [met|fulfilled|reached|satisfied] by =",
    "[players|player|those] [who|that] [meet|meets|fulfil|fulfill|fulfils|fulfills|reach|reaches|satisfy]"
    " [the|an|a] {victory} Victory[ condition|] =",
    "[players|player|those] [meeting|fulfilling|reaching|satisfying] the {victory} Victory condition =",
    "[players|player] with [an |a |the |]{victory} Victory[ condition met|] =",
    "[players|player|those] [who|that] [qualify|qualifies] for [an |a |the |]{victory} Victory =",
)
def those_who_meet_it(k: Known, kind: str) -> str:
    """The players who have what a Dominance or Economic Victory asks for, whoever wins."""
    return ", ".join(name for q, name in enumerate(k.p.cast.seats) if meets_condition(k, kind, q) == "yes") or "none"


@form("{player} [wins|has won|won][ the game| the match|] =", "has {player} won[ the game|] =")
def has_won(k: Known, player: int) -> str:
    """Whether a player has won the game."""
    return yes_no(k.p.board.over == "both" or k.p.board.winner == player)


@form("check =")
def check(k: Known) -> str:
    """The check of victory that came last."""
    return k.p.board.check or "none"


PRODUCES = "[decides|decided|ends|ended|produces|produced|brings|brought|settles|gives]"


@form(
    "deciding[ victory|] check =",
    "[victory |]check [that|which] [decides|decided|has decided][ the game| the match| it|] =",
    f"check [that|which] {PRODUCES} [the |][game|match|winner|victory] =",
    "check [deciding|that decides|by which|in which] [the game is won|the game ends|it ends] =",
    "check [by|in|through] which [the |][game|match] [is won|ends|is decided|was won] =",
    "[game|match] [is |was |]decided [by|in] [the |]check =",
)
def deciding_check(k: Known) -> str:
    """The check of victory that has decided the game; one that finds no winner decides nothing."""
    return (k.p.board.check or "none") if k.p.board.over not in {"", "draw"} else "none"


@form("[result|outcome] =", "[game|match] [result|outcome] =", "[result|outcome] of the [game|match] =")
def result(k: Known) -> str:
    """How the game has ended: the winner, both, or a draw."""
    return "draw" if k.p.board.over == "draw" else winner(k)


@form("[game|match] [over|is over|ended|has ended|decided|is decided|finished|is finished] =", "end of the game =", "has the game ended =")
def over(k: Known) -> str:
    """Whether the game is over, and how; chance may have to say yet for whom."""
    lot = k.p.asking is not None and k.p.asking.question == "lot"
    return k.p.board.over or ("won" if lot else "no")


TIEBREAKERS = {"locations controlled": "locations", "on locations": "influence", "on Influence": "wounds"}
"""What a line of the fifth Day's tiebreakers compares."""


@form(
    "[deciding |][tiebreaker|tie-breaker|tie-break|tiebreak|tie break][ used| that decides| that decided|] =",
    "[tie|game|match] [broken|decided] by =",
    "decided by =",
)
def tiebreaker(k: Known) -> str:
    """What has broken a tie for victory: Renown, locations, Influence, or the wounds of the Leaders."""
    if k.p.board.over != "won":
        return "none"
    for line in reversed(k.lines):
        if line.rule.endswith("victory/tie-renown") or "every tiebreaker is checked" in line.text:
            return "renown"
        if line.rule.endswith("victory/tie-fifth-day"):
            return next((name for words, name in reversed(TIEBREAKERS.items()) if words in line.text), "none")
    return "none"


@form("winner [by|after][ the| a|] [tiebreaker|tiebreakers|tie-breaker|tie-breakers|tie-break|tiebreak] =")
def winner_by_tiebreak(k: Known) -> str:
    """Who has won because a tie was broken."""
    return winner(k) if tiebreaker(k) != "none" else "none"


LEVEL = "[tied|level|equal|who are tied|who are level]"
OF_ALL = "[ for the lead| at the top|]"


@form("[player|players|who] [with|has|have|who have|holding] [the |]most Renown =")
def most_renown(k: Known) -> str:
    """The players who are not out of the game and have more Renown than all others, or as much as each other."""
    held = {q: player.renown for q, player in enumerate(k.p.players) if not player.out}
    return ", ".join(player_name(k.p, q) for q, n in held.items() if n == max(held.values()))


@form(
    "players [tied for|tied with|sharing|who share] [the |]most Renown =",
    f"players {LEVEL} [on|in|by|at|with] Renown{OF_ALL} =",
    f"[tied players|players who tie] [on|in|by] Renown{OF_ALL} =",
)
def level(k: Known) -> str:
    """The players who share the most Renown; nobody where one of them has it alone."""
    found = most_renown(k)
    return found if ", " in found else "none"


@form(
    f"{{player}} [is |was |][tied|level|equal] [on|in|by|at|with] Renown{OF_ALL} =",
    "{player} [is |was |]tied for [the |]most Renown =",
    "{player} shares [the |]most Renown =",
)
def is_level(k: Known, player: int) -> str:
    """Whether a player shares the most Renown with another one."""
    return yes_no(player_name(k.p, player) in level(k).split(", "))
