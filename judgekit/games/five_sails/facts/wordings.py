"""What a fact says, brought nearer to the ways in which facts are stated: `number of cards in A's hand`, `B holds 2 Renown`, `Balm on Kaspar`."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import NamedTable, Table, one_of, without_article
from judgekit.engine.values import Position
from judgekit.games.five_sails.boards.story.words import NTH

PILE = r"(?:hand|deck|discard pile|locker|dueling line)"
PRESSED = (
    r"(?:(?:during|for|at(?: the time of)?|under|within|as (?:compared|counted) in|(?:counted|compared) in) (?:the|that|this)(?: last)?"
    r" pressure(?! (?:succ|fail|total))"
    r"|(?:in|of) (?:that|this) pressure|(?:when|as|while) (?:the|that) pressure (?:is|was) (?:compared|carried out|resolved|made|checked|done))"
)
EARLY = Table(
    (r"^(?:nobody|no ?one|no player|neither player) controls (?!anything|any )([^=]+?)(?:\s*=\s*(?:yes|true))?$", r"\1 controller none"),
    (r"^it is (?:now |then |again )*(?:player )?(\w+)['’]s turn(?: to act| now| again)*$", r"active player \1"),
    (r"^it is (?:now |then |again )*(?:player )?(\w+)['’]s turn(?: to act)?\s*=\s*(?:yes|true)$", r"active player \1"),
    (r"^(\w+) (?:is|comes) (?:now |then |again )*(?:next )?(?:to act|next)(?: next| now| again)*$", r"active player \1"),
    (r"^(?:the )?(?:next(?: player)? to act|player to act(?: next)?|who is to act(?: next)?|whose turn it is)(?=\s*=|$)", "active player"),
    (r"\b(?:during|within) (?:the )?round (?=\d)", "in round "),
    (r"\bin the (first|second|third|fourth|fifth|sixth) round(?= *(?:=|$))", lambda m: f"in round {NTH.index(m[1].casefold()) + 1}"),
    (r"^(.+?) (?:state|status|condition)(?: (?:in|on|at) [^=]+?)? *= *(engaged|en garde)$", r"\1 \2"),
    (rf"\b{PRESSED}(?=\s*=|\s+(?:at|of|on|for)\b)", "in the pressure"),
    (
        r"^(\w+)((?: total)?) (\w+) (?:has|had|brings?|brought|gets|got) ((?:at|in|on) [^=]+? )?in the pressure(?=\s*=)",
        r"\1\2 of \3 \4in the pressure",
    ),
    (r"^(?:nobody|no ?one|no player) (?:has|have) won(?: yet)?$", "winner none"),
    (r"^((?:the )?(?:player )?who (?:chooses|decides) the order) of [^=]+?(?=\s*=|$)", r"\1"),
    (rf"\bthe (?=(?!locker){PILE}\b(?! limit))", ""),
    (r"\b(?:counting|counted|that count) (?:towards?|against|for) (?=(?:the|\w+['’]s) Crew Cap\b)", "counted towards "),
)
"""What is said of nobody by name."""
DECK = Table(
    (
        r"(?<!status of \w )(?<!legality of \w )\bFaction Deck\b"
        r"(?!(?: of \w+)?(?: (?:is )?legal| (?:is|=|is =) (?:il)?legal| status| legality))",
        "deck",
    ),
    capitals=True,
)
BY_NAME = NamedTable(
    (r"^(<name>) (?:has won|wins|won)(?: the game)?$", r"winner \1"),
    (r"^(<name>) controls (?:exactly )?(\d+) characters?$", r"\1 crew = \2"),
    (r"^(<name>) controls (?:exactly )?(\d+) (?:City )?locations?$", r"\1 controls = \2"),
    (r"^(<name>) controls (<name>)$", r"\2 controlled by \1"),
    (r",? (?:counted |read )?from (?:the )?top(?: down| to (?:the )?bottom)?(?=:? *(?:=|\bis\b)? *\[)", ""),
)
"""Who has won, and what somebody controls."""


def _having(found: re.Match[str]) -> str:
    """`Ulf has 2 wounds` as `Ulf wounds = 2`."""
    what = "hand" if found[3].casefold().startswith("card") else "wounds" if found[3].casefold().startswith("wound") else found[3]
    return f"{found[1]} {what} = {'0' if found[2].casefold() == 'no' else found[2]}"


CHECKED = "check|Economic|Dominance|Fifth Day"
PLAINLY = NamedTable(
    (rf"^(?:(?!(?:<place>)\b)the |there (?:is|are) |an? (?=(?:{CHECKED})\b))?(?:current |total )?(?:(?:number|amount) of )?", ""),
    (r"\bof (<name>)['’]s (hand|deck|discard pile|locker|approach deck)\b", r"of \2 of \1"),
    (r"^(<name>) (?:has|holds|have) (\d+|no) (wounds?|threat|Renown|cards?(?: in hand)?)$", _having),
    (r"^(?:there is )?no (?:longer an? |further )?(first player|active player|winner)(?: yet| any ?more| any longer)?$", r"\1 none"),
    (r"^(<name>) (?:is (?:now )?(?:the )?First Player|(?:has|holds) the (?:First Player )?token)$", r"first player \1"),
)
"""What is said at greater length than a fact."""
TURNED = NamedTable(
    (r"^([\w ]+?) (?:of|on|at|for) (?:player )?(<name>)(?= *(?:=|is\b|:|$))", r"\2 \1"),
    (r"^((?:deck|hand|discard pile|locker) of .+?) size(?= *(?:=|is\b|:|\d|$))", r"cards in \1"),
)
"""Whose it is in front."""
PILED = NamedTable(
    (
        r"^(?:number of )?(?:cards in|size of|cards left in) (<name>)['’]s? (hand|deck|discard pile|locker|approach deck|crew)\b",
        r"\1 \2 size",
    ),
)
NOW = Table((r" (?:so far )?(?:in|during) (?:this|the) (?:same )?duel(?: so far)?(?= *(?:=|$))", ""))
BORNE = NamedTable(
    (r"^(<card>) (?:bears|carries|wears|wields|has equipped) (?:= ?)?(<card>)(?= *(?:=|$))", r"\2 equipped to \1"),
    (r"^(<card>) (?:is |lies )?on (<card>)(?= *(?:=|$))", r"\1 equipped to \2"),
    (r"^(<card>) (?:is (?:still |now )?)?equipped with (?:= ?)?(<card>)(?= *(?:=|$))", r"\2 equipped to \1"),
    (r"^(<card>) (?:still |now )?(?:bears|carries|wears|wields) (<card>)(?= *(?:=|$))", r"\2 equipped to \1"),
    (r"^(<card>) (?:still |now )?has (<card>) (?:still )?equipped(?= *(?:=|$))", r"\2 equipped to \1"),
    (r"^(<card>) (?:is )?(?:still|now) (?:equipped to|on) (<card>)(?= *(?:=|$))", r"\1 equipped to \2"),
)


def wordings(p: Position, body: str) -> list[str]:
    """The sentence as it was said, then said plainly: no `A's`, no `number of`, `of A` in front."""
    names = (("name", one_of((*p.cast.names, *p.cast.seats, *p.cast.places))), ("place", one_of(p.cast.places)))
    body = BY_NAME(DECK(EARLY(without_article(body, p.cast.names))), names)
    plain = PLAINLY(body, names)
    owned = re.sub(rf"\b({names[0][1]})'s? (?=\w)(?!Home\b)", r"\1 ", plain) if "'" in plain else plain
    turned = TURNED(owned, names)
    piled = PILED(body, names)
    bare = re.sub(r"\bplayer (?=\w)", "", owned)
    return list(dict.fromkeys((body, plain, owned, bare, turned, piled, NOW(owned))))


def borne(p: Position, text: str) -> str:
    """Who bears something, said from either end: `Balm on Kaspar`, `Kaspar is equipped with Balm`."""
    return BORNE(text, (("card", one_of(p.cast.names)),))
