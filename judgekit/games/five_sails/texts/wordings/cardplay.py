"""What people write of cards played otherwise, of abilities copied or lent, of a stat to choose, and of wounds and values beyond their measure."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import STAT, N

PAYING = r"(?:,? (?:paying|for|at) (?:its|all|all its|all of its)(?: wealth)? costs?|,? as if it (?:was|were) in your hand)"
AFTER = r"(?:[Aa]fter it (?:resolves|is resolved|has resolved)|[Aa]fterwards?|(?:and )?[Tt]hen|[Ii]f you do)"
AWAY = r"(?:[Ss]end it to The Locker|[Rr]emove it from the game|(?P<sunk>[Ss]ink it|[Pp]ut it on the bottom of your deck))(?: afterwards?| instead)?"
FROM_PILE = re.compile(
    rf"\b(?P<play>[Pp]lay) (?P<what>target|an?|another) (?P<kind>[\w' -]+?) (?:from|in|out of) (?P<whose>your|an opponent's|the adversary's)"
    rf" discard pile{PAYING}?(?:[.,]? (?:{AFTER},? )?{AWAY})?(?=[.,]|$)"
)


def _from_pile(found: re.Match[str]) -> str:
    """A card of a pile that is played at its costs, and where it goes then."""
    what = "target" if found["what"] == "target" else "a chosen"
    played = f"{found['play']} {what} {found['kind']} in {found['whose']} discard pile"
    if found["sunk"]:
        return f"{played} at its cost, and sink it afterwards"
    gone = re.search(r"Locker|game", found[0])
    return f"{played} as if it were in your hand{', and send it to The Locker afterwards' if gone else ''}"


def _of_that_stat(found: re.Match[str]) -> str:
    """A stat that is chosen in a sentence of its own, said where it is used."""
    return f"{found[1]}{re.sub(CHOSEN, found[2] or ANY, found[3])}"


STATS = rf"((?i:{STAT}(?:, {STAT})*,? or {STAT}))"
A_STAT = r"(?:an?|any|one) (?:(?:duel(?:ing)? )?stat|value)(?: of your choice)?"
CHOSEN = r"(?:that|the chosen) (?:(?:duel(?:ing)? )?stat|value)"
ANY = "Combat, Finesse or Influence"
KIND = r"(Technique|Action|Maneuver)"
LENT = rf"(?:an?|one|any) {KIND}(?: of your choice)? (?:of|from|on) "
WHOLE = Table(
    (rf"(^|[.•] ?)Choose (?:{STATS}|{A_STAT})[.;,] ([^.•]*\b{CHOSEN}\b)", _of_that_stat),
    (rf"\b(issues?) an? challenge of (?:your choice of )?(?:{STATS}|{A_STAT}) to\b", lambda m: f"{m[1]} a {m[2] or ANY} challenge to"),
    (
        rf"\b[Cc]hallenge (target [^.•]+?) to a duel of (?:your choice of )?(?:{STATS}|{A_STAT})(?=[.,]|$)",
        lambda m: f"Your performer issues a {m[2] or ANY} challenge to {m[1]}",
    ),
    (rf"\bChoose {LENT}([^.•]+?)[.;,] ([^.•]+?) (gains|has) (?:it|that \1)\b", r"\3 \4 a \1 of \2"),
    (
        r"\b([Pp]lay (?:another|a second|a further|an additional|an extra|one more) combat card[^.]*)\. Add its (?:combat )?values[^.]*(?=\.)",
        r"\1",
    ),
    capitals=True,
)
"""The whole text of an ability."""
OWN_PILE = r"(?:[Yy]ou (?:may|can) play this card|[Tt]his card (?:may|can) be played) (?:from|out of|while in|while it is in) your discard pile"
OF_THE_CARD = Table(
    (rf"\b((?:[A-Z][\w'-]* )*(?:Action|Reaction): )({OWN_PILE}(?:[.,] (?:{AFTER},? )?{AWAY})?)\. ", lambda m: f"{m[2]}. {m[1]}"),
    (
        rf"{OWN_PILE}(?:[.,] (?:{AFTER},? )?{AWAY})?(?=\.|$)",
        lambda m: (
            "you may play this card from your discard pile"
            + (f", and {'sink' if m['sunk'] else 'lock'} it afterwards" if re.search(r"Locker|the game|sink|bottom", m[0]) else "")
        ),
    ),
    capitals=True,
)
"""The whole text of a card: what it says of itself in the discard pile belongs to none of its abilities."""


def _lent(found: re.Match[str]) -> str:
    """One of the abilities of a kind that others have: of a target, or of any that are meant."""
    other = re.sub(r"^(?:another|an?other) ", "each other ", re.sub(r"^an? ", "each ", found[3]))
    return f"{found[1]} gains one {found[2]} of {other}"


EFFECTS = Table(
    (
        r"^(?:you )?play (?:another|a second|a further|a additional|a extra|a|one more) (?:additional )?combat card(?: (from) (?:your )?hand)?"
        r"(?: (?:in |during )?this round)?(?: (?:as well|in addition))?$",
        lambda m: f"play another combat card{' from your hand' if m[1] else ''}",
    ),
    (
        rf"^copy (?:the effects? of )?(?:the adversary's (?:last|latest|most recent)(?: used| played)? {KIND}|the last {KIND} (?:that )?the adversary"
        rf" (?:has )?used|the {KIND} (?:that )?the adversary (?:has )?used last)(?: (?:in |during )?this duel)?$",
        lambda m: f"copy the {m[1] or m[2] or m[3]} that the adversary used last",
    ),
    (rf"^(.+?) (?:gains|has) {LENT}(.+)$", _lent),
    (rf"^(?:the )?(.+?)'s ({STAT}) is doubled$", r"double the \2 of \1"),
    (rf"^(?:his|her|its|their) ({STAT}) is doubled$", r"double the \1 of them"),
    (rf"^double (.+?)'s ({STAT})$", r"double the \2 of \1"),
    (rf"^double (?:his|her|its|their) ({STAT})$", r"double the \1 of them"),
)
ANY_ONE = r"(?:(?:from|in|during|by|on) )?(?:an?|any|one|each|per|every|any one) (?:single )?"
WITHIN = (
    (rf"{ANY_ONE}(?:duel )?round(?: of (?:a|the|any) duel)?", "each round"),
    (rf"{ANY_ONE}duel", "each duel"),
    (rf"{ANY_ONE}Day", "each Day"),
    (rf"(?:{ANY_ONE}(?:effect|source|attack|card|ability|hit)|at once|at (?:a|one) time)", "at once"),
)
SUFFERS = r"(?:cannot (?:suffer|take|receive) more than|(?:suffers?|takes?|receives?) (?:no more than|at most|a maximum of))"
PASSIVES = Table(
    *((rf"^(.+?) {SUFFERS} ({N}) wounds? {said}$", rf"\1 suffers at most \2 wounds {within}") for said, within in WITHIN),
    *((rf"^{said},? (.+?) {SUFFERS} ({N}) wounds?$", rf"\1 suffers at most \2 wounds {within}") for said, within in WITHIN),
    (rf"^(?:the )?(.+?)'s ({STAT}) is doubled$", r"the \2 of \1 is doubled"),
    (rf"^(?:his|her|its|their) ({STAT}) is doubled$", r"the \1 of them is doubled"),
    (rf"^(.+?) has (?:double|twice) (?:his|her|its|their) ({STAT})$", r"the \2 of \1 is doubled"),
)
cardplay = ByKind(effect=EFFECTS, passive=PASSIVES)
"""A sentence nearer to the vocabulary."""


def played(text: str) -> str:
    """The text of an ability that plays a card of a pile, or lets a stat be chosen, nearer to the vocabulary."""
    return WHOLE(FROM_PILE.sub(_from_pile, text))
