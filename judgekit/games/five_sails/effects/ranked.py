"""What happens to the player with the most or the fewest of something; several who are level are an open point unless the card says what then."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judgekit.engine.facts import decision
from judgekit.engine.trace import Log, player_name, say
from judgekit.engine.values import Args, Ask, Position, Use
from judgekit.engine.vocabulary import Reading, Slot
from judgekit.games.five_sails.acts.asks import no_reasons, question
from judgekit.games.five_sails.acts.pending import ask_before_effect, top_use
from judgekit.games.five_sails.conditions.compared import COUNTED, EACH, NOBODY, ONE, TIED
from judgekit.games.five_sails.conditions.where import here_of
from judgekit.games.five_sails.effects.deeds import to_player
from judgekit.games.five_sails.effects.other_players import Way
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.values import characters, clockwise, pile

word = GAME.vocabulary.word
Ranked = tuple[str, str, str]
"""Whether it is the most or the fewest, of what, and who counts in a tie: "the" leaves it open, "sole" is nobody, "each" all of them."""
RANKED = re.compile(
    r"(?P<way>the|each|whichever) player (?:with|that has|who has|who controls|that controls) "
    r"(?:the (?P<top>most|fewest|least)|(?P<more>more|fewer|less)) (?P<what>Renown|cards in hand|(?:characters|locations)(?: here)?)"
    r"(?P<than> than (?:(?:any|each|every) other player|each opponent))?",
    re.IGNORECASE,
)
MEASURED = {c.what: c.size for c in COUNTED}
HERE = "characters here"


def parse_ranked(text: str, _: Reading) -> Ranked | None:
    """Who is meant by a comparison of the players: by a superlative, or as the only one who has more or fewer than all the others."""
    found = RANKED.fullmatch(text.strip(" ,"))
    if found is None or bool(found["more"]) != bool(found["than"]):
        return None
    what = next((w for w in (*MEASURED, HERE) if w.casefold() == found["what"].casefold()), "")
    rank = "most" if (found["top"] or found["more"]).casefold() in {"most", "more"} else "fewest"
    way = "sole" if found["more"] else "each" if found["way"].casefold() == "each" else "the"
    return (rank, what, way) if what else None


def write_ranked(ranked: Ranked, _: Reading) -> str:
    """The words for it."""
    rank, what, way = ranked
    if way == "sole":
        return f"the player with {'more' if rank == 'most' else 'less' if what == 'Renown' else 'fewer'} {what} than every other player"
    return f"{way} player with the {'least' if (rank, what) == ('fewest', 'Renown') else rank} {what}"


GAME.vocabulary.slots["ranked"] = Slot(parse_ranked, write_ranked, re.sub(r"\?P<\w+>", "?:", RANKED.pattern), takes=tuple)


def _leading(p: Position, use: Use, ranked: Ranked) -> list[int]:
    """Those of the players still in the game who have the most, or the fewest, the First Player first."""
    rank, what, _ = ranked
    at = here_of(p, use) if what == HERE else ""
    sizes = {q: sum(1 for _ in characters(p, q, at)) if what == HERE else MEASURED[what](p, q) for q in clockwise(p, p.board.token)}
    best = (max if rank == "most" else min)(sizes.values())
    return [q for q, size in sizes.items() if size == best]


@word("effect", "ranked player", "{ranked} {deed}", rule="play/resolve")
def ranked_player(p: Position, use: Use, log: Log | None, ranked: Ranked, way: Way) -> Position:
    """Compares the players still in the game. In a tie `the player` is an open point, `each player` all, `more than every other` nobody."""
    return _to_leading(p, use, log, ranked, way)


@word("effect", "ranked player may", "{ranked} may {deed}", rule="passive/may")
def ranked_player_may(p: Position, use: Use, log: Log | None, ranked: Ranked, way: Way) -> Position:
    """The same for what that player may do."""
    return _to_leading(p, use, log, ranked, (f"may: {way[0]}", way[1]))


def _to_leading(p: Position, use: Use, log: Log | None, ranked: Ranked, way: Way) -> Position:
    found = _leading(p, use, ranked)
    reading = {"sole": NOBODY, "each": EACH}.get(ranked[2], decision(p, TIED))
    if len(found) == 1 or reading == EACH:
        return _done(p, use, log, way, reversed(found))
    if reading is None and any(_matters(p, q, way) for q in found):
        return ask_before_effect(p, TIED)
    if reading == ONE:
        return p.on((*p.stack, Ask(use.player, "which of the tied", (way, *found))))
    tied = ", ".join(player_name(p, q) for q in found)
    say(log, p, "play/do-as-much", "Tied for the {} {}: {}. It is done to none of them.", ranked[0], ranked[1].removesuffix(" here"), tied)
    return p


def _matters(p: Position, player: int, way: Way) -> bool:
    """Whether anything changes where it is done to a player."""
    what = way[0].removeprefix("may: ")
    return bool(pile(p, "hand", player)) if what == "discards" else bool(p.players[player].renown) if what == "loses" else True


def _done(p: Position, use: Use, log: Log | None, way: Way, players: Iterable[int]) -> Position:
    for player in players:
        p = to_player(p, use, log, way[0], way[1], player)
    return p


def _one(p: Position, ask: Ask, args: Args, log: Log | None) -> Position:
    what, n = ask.data[0]
    return to_player(p, top_use(p), log, what, n, args[0])


question(
    "which of the tied",
    TIED,
    "Which of the players who are level?",
    lambda p, ask: [(q,) for q in ask.data[1:]],
    no_reasons,
    lambda p, ask, args: p.cast.seats[args[0]],
    _one,
    role="target",
)
