"""What a fact says, brought nearer to the ways in which facts are stated: `number of cards in A's hand`, `B holds 2 Renown`, `Balm on Kaspar`."""

from __future__ import annotations

import re

from judgekit.engine.values import Position

PILE = r"(?:hand|deck|discard pile|locker|dueling line)"


def wordings(p: Position, body: str) -> list[str]:
    """The sentence as it was said, then said plainly: no `A's`, no `number of`, `of A` in front."""
    names = sorted((*p.cast.names, *p.cast.seats, *p.cast.places), key=len, reverse=True)
    named = "|".join(re.escape(n) for n in names)
    body = re.sub(r"^(?:nobody|no ?one|no player) (?:has|have) won(?: yet)?$", "winner none", body.strip(), flags=re.IGNORECASE)
    body = re.sub(r"^((?:the )?(?:player )?who (?:chooses|decides) the order) of [^=]+?(?=\s*=|$)", r"\1", body, flags=re.IGNORECASE)
    body = re.sub(rf"\bthe (?=(?!locker){PILE}\b(?! limit))", "", body, flags=re.IGNORECASE)
    cap = r"\b(?:counting|counted|that count) (?:towards?|against|for) (?=(?:the|\w+['’]s) Crew Cap\b)"
    body = re.sub(cap, "counted towards ", body, flags=re.IGNORECASE)
    body = re.sub(r"\bFaction Deck\b(?! (?:of \w+ )?(?:is )?legal)", "deck", body)
    body = re.sub(rf"^({named}) (?:has won|wins|won)(?: the game)?$", r"winner \1", body, flags=re.IGNORECASE)
    body = re.sub(rf"^({named}) controls (?:exactly )?(\d+) characters?$", r"\1 crew = \2", body, flags=re.IGNORECASE)
    body = re.sub(rf"^({named}) controls (?:exactly )?(\d+) (?:City )?locations?$", r"\1 controls = \2", body, flags=re.IGNORECASE)
    body = re.sub(rf"^({named}) controls ({named})$", r"\2 controlled by \1", body, flags=re.IGNORECASE)
    body = re.sub(r",? (?:counted |read )?from (?:the )?top(?: down| to (?:the )?bottom)?(?=:? *(?:=|\bis\b)? *\[)", "", body, flags=re.IGNORECASE)
    places = "|".join(re.escape(x) for x in p.cast.places)
    opening = rf"^(?:(?!(?:{places})\b)the |there (?:is|are) )?(?:current |total )?(?:(?:number|amount) of )?"
    plain = re.sub(opening, "", body.strip(), flags=re.IGNORECASE)
    plain = re.sub(rf"\bof ({named})['’]s (hand|deck|discard pile|locker|approach deck)\b", r"of \2 of \1", plain, flags=re.IGNORECASE)
    plain = re.sub(rf"^({named}) (?:has|holds|have) (\d+|no) (wounds?|threat|Renown|cards?(?: in hand)?)$", _having, plain, flags=re.IGNORECASE)
    nobody = r"^(?:there is )?no (?:longer an? |further )?(first player|active player|winner)(?: yet| any ?more| any longer)?$"
    plain = re.sub(nobody, r"\1 none", plain, flags=re.IGNORECASE)
    token = rf"^({named}) (?:is (?:now )?(?:the )?First Player|(?:has|holds) the (?:First Player )?token)$"
    plain = re.sub(token, r"first player \1", plain, flags=re.IGNORECASE)
    owned = re.sub(rf"\b({named})'s? (?=\w)(?!Home\b)", r"\1 ", plain)
    turned = re.sub(rf"^([\w ]+?) (?:of|on|at|for) (?:player )?({named})(?= *(?:=|is\b|:|$))", r"\2 \1", owned, flags=re.IGNORECASE)
    piles = r"hand|deck|discard pile|locker|approach deck|crew"
    piled = re.sub(rf"^(?:number of )?(?:cards in|size of|cards left in) ({named})['’]s? ({piles})\b", r"\1 \2 size", body, flags=re.IGNORECASE)
    turned = re.sub(r"^((?:deck|hand|discard pile|locker) of .+?) size(?= *(?:=|is\b|:|\d|$))", r"cards in \1", turned, flags=re.IGNORECASE)
    bare = re.sub(r"\bplayer (?=\w)", "", owned)
    now = re.sub(r" (?:so far )?(?:in|during) (?:this|the) (?:same )?duel(?: so far)?(?= *(?:=|$))", "", owned, flags=re.IGNORECASE)
    return list(dict.fromkeys((body, plain, owned, bare, turned, piled, now)))


def borne(p: Position, text: str) -> str:
    """Who bears something, said from either end: `Balm on Kaspar`, `Kaspar is equipped with Balm`."""
    cards = "|".join(re.escape(n) for n in sorted(p.cast.names, key=len, reverse=True))
    text = re.sub(rf"^({cards}) (?:is |lies )?on ({cards})(?= *(?:=|$))", r"\1 equipped to \2", text, flags=re.IGNORECASE)
    return re.sub(rf"^({cards}) (?:is )?equipped with (?:= ?)?({cards})(?= *(?:=|$))", r"\2 equipped to \1", text, flags=re.IGNORECASE)


def _having(found: re.Match[str]) -> str:
    """`Ulf has 2 wounds` as `Ulf wounds = 2`."""
    what = "hand" if found[3].casefold().startswith("card") else "wounds" if found[3].casefold().startswith("wound") else found[3]
    return f"{found[1]} {what} = {'0' if found[2].casefold() == 'no' else found[2]}"
