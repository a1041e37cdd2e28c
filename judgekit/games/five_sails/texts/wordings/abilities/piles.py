"""Sentences that belong together about hands, decks and piles."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER

PAYING = r"(?:,? (?:paying|for|at) (?:its|all|all its|all of its)(?: wealth)? costs?|,? as (?:if|though) it (?:was|were) in your hand)"
AFTER = r"(?:[Aa]fter it (?:resolves|is resolved|has resolved)|[Aa]fterwards?|(?:and )?[Tt]hen|[Ii]f you do)"
AWAY = r"(?:[Ss]end it to The Locker|[Rr]emove it from the game|(?P<sunk>[Ss]ink it|[Pp]ut it on the bottom of your deck))(?: afterwards?| instead)?"
FROM_PILE = re.compile(
    rf"\b(?P<play>[Pp]lay) (?P<what>target|an?|another) (?P<kind>[\w' -]+?) (?:from|in|out of) (?P<whose>your|an opponent's|the adversary's)"
    rf" discard pile{PAYING}?(?:[.,]? (?:{AFTER},? )?{AWAY})?(?=[.,]|$)"
)


RISKS = {"Sorcery"}
"""Traits of cards of several kinds, of which those are played that are risks."""


def _from_pile(found: re.Match[str]) -> str:
    """A card of a pile that is played at its costs, and where it goes then."""
    what = "target" if found["what"] == "target" else "a chosen"
    kind = f"{found['kind']} risk" if found["kind"] in RISKS else found["kind"]
    played = f"{found['play']} {what} {kind} in {found['whose']} discard pile"
    if found["sunk"]:
        return f"{played} at its cost, and sink it afterwards"
    gone = re.search(r"Locker|game", found[0])
    return f"{played} as if it were in your hand{', and send it to The Locker afterwards' if gone else ''}"


SHUFFLING = r",? (?:(?:and )?then|and) shuffle(?:s)?(?: (?:it|your deck|that deck))?"


def _lower(kind: str) -> str:
    """The kind of a card, which is no trait, without a capital."""
    return kind.casefold() if kind.casefold() in {"risk", "attachment", "character", "card"} else kind


TO_LOCKER = r" (?:to|into|in) The Locker"


def _from_the_top(found: re.Match[str]) -> str:
    """The top cards of a deck, which go somewhere unseen by anybody's choice."""
    goes = "Send" if found[4] else "Sink" if found[1].casefold() == "sink" else "Discard"
    return f"Reveal the top {found[2]} of {found[3]}. {goes} the rest{found[4] or ''}"


SPOKEN_OF = re.compile(r"\b(?:it|that card|those cards|they|them|revealed|discarded|this way)\b", re.IGNORECASE)


def _off_the_top(found: re.Match[str]) -> str:
    """The top cards of a deck, discarded: turned over first where the text goes on to speak of them; one's own may stay unknown else."""
    if found[2] == "your deck" and not SPOKEN_OF.search(found.string[found.end() :]):
        return f"Put the top {'1 card' if found[1] == 'card' else found[1]} of your deck into your discard pile"
    return f"Reveal the top {found[1]} of {found[2]}. Discard the rest"


def _taken_and_equipped(found: re.Match[str]) -> str:
    """An attachment of somebody else that comes to a bearer of one's own, who pays for it."""
    what = re.sub(r"\bon (?=the adversary\b)", "equipped to ", found[1])
    return f"{found[2][:1].upper()}{found[2][1:]} equips {what}, paying its cost"


def _else_sunk(found: re.Match[str]) -> str:
    """A card on top of a deck that is taken if it is of a kind, and may go to the bottom else."""
    kind = _lower(found[2])
    kind = f"{kind} card" if kind[:1].isupper() and not re.search(r"card|risk|attachment|character$", kind) else kind
    return f"{found[1]}. Put a revealed {kind} into your hand. Sink any number of the revealed cards. Put the rest back on top"


def _more_instead(found: re.Match[str]) -> str:
    """The top card of a deck, or more of them where something is so."""
    look, deck = found["look"].casefold(), found["deck"]
    return f"{found['look']} the top card of {deck}, or if {found['so']}, {look} the top {found['many']} cards of {deck} instead"


SINK_IT = r"(?:sink it|put it on the bottom(?: of (?:your|that|the) deck)?)"
PILES = Table(
    (
        r"\b((?:[Rr]eveal|[Ll]ook at) the top card of [\w ']+?)\. If (?:it|that card) is an? ([\w ]+?), "
        rf"(?:put (?:it|that card) in(?:to)? your hand|draw it)[.;] (?:Otherwise|If (?:it is )?not),? you (?:may|can) {SINK_IT}",
        _else_sunk,
    ),
    (
        r"\b(?P<look>[Ll]ook at|[Rr]eveal) the top card of (?P<deck>[\w ']+?)\. If (?P<so>[^.•,]+?), "
        r"(?:look at|reveal) (?:the top )?(?P<many>two|three|four|\d)(?: cards)? instead(?=\.|$)",
        _more_instead,
    ),
    (
        r"\b(?P<look>[Ll]ook at|[Rr]eveal) the top card of (?P<deck>[\w ']+?),? or (?:the top )?(?P<many>two|three|four|\d)(?: cards)?(?: instead)?"
        r",? if (?P<so>[^.•,]+?)(?: instead)?(?=\.|$)",
        _more_instead,
    ),
    (
        r"(\b(?:[Ll]ook at|[Rr]eveal) the top [^.•]+\. )Sink any number of (?:them|those cards)"
        r"(?:(?:\. (?:Put|Return)|,? (?:then |and |and then )?(?:put|return)) the (?:rest|others?) back(?: on top)?)?(?=\.|$)"
        r"(?!\. (?:(?:Then,? )?[Pp]ut|(?:Then,? )?[Rr]eturn|Sink|Discard) (?:the|them)\b)",
        r"\1Sink any number of the revealed cards. Put the rest back on top",
    ),
    (r"(\b(?:[Ll]ook at|[Rr]eveal) the top [^.•]+\. Sink any number of )(?:them|those cards)(?=\.|$)", r"\1the revealed cards"),
    (
        r"\b([Dd]iscard (?:a|one|1) card(?: from (?:your )?hand)?\. If )(?:it|that card|the (?:discarded|chosen) card) (?:is|was) (?=an? )",
        r"\1the discarded card was ",
    ),
    (r"(?i)(\bdiscard (?:an?|one) (?:card|risk|attachment)\b[^.•]* • If )(?:it|that card) (?:is|was) (?=an? )", r"\1the discarded card was "),
    (
        r"\b([Pp]lay (?:another|a second|a further|an additional|an extra|one more) combat card[^.]*)\. Add its (?:combat )?values[^.]*(?=\.)",
        r"\1",
    ),
    (rf"\b([Ss]earch your deck for [^.•]+?){SHUFFLING}(?=[.]|$)", r"\1. Shuffle your deck"),
    (
        rf"\b[Dd]iscard the top ((?:{NUMBER}) cards|card) (?:of|from) (the City Deck|the adversary's deck|your deck)(?=[.,]|$)",
        _off_the_top,
    ),
    (r"(?i)\bdiscard the top card (?:of|from) your deck\b(?![^.]*•)", "Reveal the top card of your deck. Discard a revealed card"),
    (r"\b([Rr]eveal the top card of [\w ']+?\. If it is an? [\w ]+), draw it\b", r"\1, put it into your hand"),
    (
        rf"\bSearch the top ({NUMBER}) cards of ([\w ']+?) for an? ([\w ]+?)(?:, draw it|,(?: reveal it,?(?: and)?)? put it in(?:to)? your hand)"
        r",? and (sink|discard) the rest",
        r"Look at the top \1 cards of \2. Put a revealed \3 into your hand. \4 the rest",
    ),
    (
        r"\bSearch your deck for (an? [^.•,]+)\. (?:Reveal it,? and )?[Pp]ut it in(?:to)? your hand\b",
        r"Search your deck for \1, reveal it and put it into your hand",
    ),
    (
        r"\bChoose an? ([^.•]+?) (?:from|in) (?:it|that hand|their hand)[.;,] (?:[Tt]hey |[Tt]hat (?:player|opponent)"
        r" )?[Dd]iscards? (?:it|that card)\b",
        r"discard a \1 from that hand",
    ),
    (
        r"\b([Rr]eveal|[Ll]ook at) the top card of ([\w ']+?)(\.|,? and|,) (?:[Pp]ut|take) it in(?:to)? your hand\b",
        r"\1 the top card of \2. Put a revealed card into your hand",
    ),
    (
        r"\b([Rr]eveal the top cards? of [\w ']+?)\. If it is an? ([\w ]+), put it in(?:to)? your hand\."
        r"(?: (?:Otherwise|If not),? (discard|sink) it\b)?",
        lambda m: f"{m[1]}. Put a revealed {_lower(m[2])} into your hand." + (f" {m[3].title()} a revealed card" if m[3] else ""),
    ),
    (
        rf"\b[Tt]arget opponent (sends|sinks|puts) the top ({NUMBER} cards|card) (?:of|from) their (?:faction )?deck({TO_LOCKER})?",
        lambda m: f"{m[1].removesuffix('s')} the top {m[2]} of target opponent's deck{m[3] or ''}",
    ),
    (
        rf"\b((?i:send|put|remove|discard|sink|mill)) the top ({NUMBER} cards|card) (?:of|from) ([\w ']+?deck)({TO_LOCKER})?(?=[.,]|$| and )",
        _from_the_top,
    ),
    (
        r"\b[Tt]ake control of (target [^.•,]*?(?:attachment|Weapon|Armor|Attire)\b[^.•,]*?)(?:\. |,? and (?:then )?|, then )"
        r"(?:[Ee]quip|[Aa]ttach) it to ([^.•,]+?),? (?:by )?paying (?:its|all|all its|all of its|the)(?: wealth)? costs?(?=[.,]|$)",
        _taken_and_equipped,
    ),
    (r"\b(look at [\w ']+?'s hand) and (discard a card from it)\b", r"\1. \2"),
    (r"\bput one in(?:to)? your hand and sink the (?:rest|others?)\b", "Put one into your hand. Sink the rest"),
    capitals=True,
)


def piles(text: str) -> str:
    """The text of an ability about cards that lie somewhere, nearer to the vocabulary."""
    return PILES(FROM_PILE.sub(_from_pile, text))
