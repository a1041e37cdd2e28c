"""Sentences of a set-up that tell the table in passing: what is told of a card or a player between two commas, behind it, or of two places at once.

They are brought to clauses of their own before anything else is done with them.
"""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, Outside, anew
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY
from judgekit.games.five_sails.boards.story.words import NUMBER

NAME = r"[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*"
KIND = r"(?:Mercenary|event|attachment)"
ON_OFFER = rf"(?:the |an? )?(?:available )?{KIND}"
WHEN = r"(?:yesterday|earlier|before|on (?:an earlier|a previous|the (?:previous|last)) Day|on Day \d|the (?:Day before|previous Day))"
HAS = r"(?:with|having|holding|who (?:has|holds))"
HELD = rf"(?:{NUMBER}) (?:Renown|cards? in hand)"
START = r"(^|; )"
SET_OUT = Outside(
    (
        r"^(?:Where (?:they|the characters|everybody) (?:are|is|stand|stands)|(?:Positions|Places|Whereabouts)(?: of the characters)?): "
        r"(?=(?:at|on|in) )",
        "",
    ),
    (
        rf"\b([A-Z])(['’]s )({NAME}), (?:a|the) Mercenary (?:(?:(?:whom |that )?\1 (?:has |had )?)|(?:who )?(?:has been |had been |was )?)"
        rf"(?:recruited|hired)(?: by \1)? {WHEN},? (?=\()",
        r"\1\2Mercenary \3 ",
    ),
    (rf"(?:;|,? and) there (?:the|an?) ({KIND} {NAME} \(_*\)) is available(?=$|;)", r"; the available \1"),
    (rf"; (?:and )?available(?: there)?(?:,|:| is| are) (?:the |an? )?({KIND} {NAME} \()", r"; the available \1"),
    (rf"({NAME} \(_*\)),? which (?:is|belongs to) ([A-Z])(?:['’]s)?(?: own)?(?=$|[;,])", r"\2's \1"),
    (rf"\b((?:{NUMBER}) wounds?),? (?:as well|too|likewise)(?=$|[;,])", r"\1"),
    (
        rf"^([OoAa][nt] {CITY}),? (?:(?:is|lies|stands) )?({ON_OFFER} {NAME}(?: \(_*\))?),? and [oa][nt]( {CITY}),? (?:(?:is|lies|stands) )?"
        rf"(?={ON_OFFER} )",
        r"\1: \2; \3: ",
    ),
    (r"^([A-Z])['’]s (?:[Cc]rew|characters) (?:is|are|stands?) (?:all )?at (?:\1['’]s )?Home: ", r"At \1's Home: \1's "),
    (rf"^(At ([A-Z])['’]s Home: [^;]*?\)),? and (?:the |a )?recruited Mercenary (?={NAME} )", r"\1, \2's Mercenary "),
    (rf"\) alone (?=at (?:{CITY}|[A-Z]['’]s Home))", ") "),
    (rf"{START}([A-Z]), {HAS} ({HELD}),? (?=(?:controls|has|holds) )", r"\1\2 holds \3; \2 "),
    (
        rf"{START}(?:and )?[AaOoIi][tn] ({CITY}),? ([A-Z]['’]s (?:Leader )?{NAME} \(_*\)(?:, (?:en garde|engaged|unwounded))?)"
        rf"(?=$|;|,? and {ON_OFFER} )",
        r"\1At \2: \3",
    ),
    (rf"(\) (?:is|stands) at (?:{CITY}|[A-Z]['’]s Home)),? and has ((?:{NUMBER}) wounds?)(?=$|[;,])", r"\1, \2"),
    (
        r"^(?:Each player|Both players|All players|Everybody) (?:also )?"
        r"(?:(?:has |have )?(?:reveal(?:s|ed)?|choose?s?|chosen)) an? character without "
        r"(?:any )?abilit(?:y|ies)(?: that matters?)?(?=$|;)",
        "Each player also musters a character without abilities that matter",
    ),
    (r"^([Nn]o scheme [^;]*?),? (?:and|but) none (?=(?:changes|modifies|affects|alters|touches) (?:the |any )?Panache)", r"\1; no scheme "),
    (
        rf"{START}([A-Z])(['’]s (?:Leader )?{NAME} \(_*\)), scheme ({NAME} \(_*\)), (is|stands) ([^;]*)",
        r"\1\2\3 \5 \6; \2's scheme is \4",
    ),
    (
        rf"{START}([A-Z])(['’]s Leader [^;]*?),? (?:and )?(?:his|her|their|its) scheme(?: is|:) (?={NAME} \()",
        r"\1\2\3; \2's scheme is ",
    ),
    (rf"^En garde,? (?:at|on|in) ({CITY}|[A-Z]['’]s Home): ", r"At \1, en garde: "),
    (rf"^Engaged,? (?:at|on|in) ({CITY}|[A-Z]['’]s Home): ", r"At \1, engaged: "),
    (r"^Also (?:there|here),? (?:and )?available: ", "Available there: "),
    (rf",? and there is (?:the|an?) ({KIND} {NAME} \(_*\)),? available(?=$|;)", r"; the available \1"),
    (rf",? (?:and )?(?:carries|bears|wears|holds) (?:{NUMBER}) attachments[,:] (?=[A-Z][\w'’ -]*\()", ", equipped with "),
    (rf"(^|; |, |,? and )({CITY}) (?:is|belongs to) ([A-Z])['’]s(?=$|[,;]| and )", r"\1\3 controls \2"),
    (rf"(\bcontrols {CITY}),? (?:and )?({CITY}) (?:is )?([A-Z])['’]s(?=$|[,;])", r"\1, \3 controls \2"),
    (rf"(^|; |, |,? and )({CITY}) is nobody['’]s(?=$|[,;])", r"\1\2 is uncontrolled"),
    (
        rf"^[Tt]here are ({NUMBER}) cards in ([A-Z])['’]s hand(?:,? and|,|;)(?: there are)? ({NUMBER})(?: cards)? in ([A-Z])['’]s(?: hand)?(?=$|;)",
        r"\2's hand holds \1 cards; \4's hand holds \3 cards",
    ),
    (rf"{START}[Tt]he character (?:that |which )?([A-Z]) has (?:revealed|chosen) is (?=[A-Z])", r"\1\2's chosen character is "),
    (rf"{START}[Tt]he scheme (?:that |which )?([A-Z]) has (?:revealed|chosen) is (?=[A-Z])", r"\1\2's scheme is "),
    (
        rf"{START}[Tt]he (?:First Player )?[Tt]oken is held by ([A-Z]),? (?:who|and) is (?:the )?First Player(?=$|;)",
        r"\1\2 holds the First Player Token",
    ),
    (rf"{START}[Tt]he (?:First Player )?[Tt]oken is held by (?=[A-Z](?:$|[,;]))", r"\1the First Player Token is with "),
    (rf"{START}(?:[Ee]ither|[Ee]ach) player['’]s (?=(?:hand|discard pile|deck|Faction Deck) is )", r"\1each "),
)
"""Each with what it tells apart."""
EACH_HOLDS = re.compile(rf"(^|; )(?:[Ee]ach|[Ee]ither)(?: of (?:the two|the players))? (?:holds|has|owns) (?=(?:{NUMBER}) Renown(?=$|[,;]))")
"""That everybody holds so much Renown, where no location has been spoken of."""
SO_IS = re.compile(rf"(?:;|,|,? and) so is (the available {KIND} {NAME} \([^()]*\))(?=$|;)")
"""That a card of the City is where somebody else is; how that one lies is not said of it."""
THEIR_INITIATIVE = re.compile(r"^(?:The )?[Ii]nitiatives?(?: values?)?(?: (?:of|on) the schemes)?(?::| are) ")
"""Before a list of the initiatives of the schemes."""
SAME_INITIATIVE = re.compile(
    rf"^(?:[Bb]oth|[Aa]ll(?: three| four)?|[Tt]he) (?:revealed |chosen )?schemes (?:show|have|are of) initiative (?P<n>\d+)"
    rf"(?:: |, namely )(?P<each>[A-Z]['’]s {NAME}(?: \(_*\))?(?:(?:, |,? and )[A-Z]['’]s {NAME}(?: \(_*\))?)+)$"
)
"""The initiative that all schemes of a list have."""


def set_out(said: Bit, city_named: bool) -> Bit:
    """A sentence with what it tells in passing in clauses of their own; `city_named` says whether a location was spoken of before it."""
    said = SET_OUT(said)
    if not city_named and "Renown" in said.plain and not re.search(rf"{CITY}|\blocations?\b", said.plain[: said.plain.index("Renown")]):
        said = anew(said, EACH_HOLDS.sub(r"\1each player holds ", said.text))
    if "engaged" not in said.plain:
        said = anew(said, SO_IS.sub(r"; \1 is there", said.text))
    if THEIR_INITIATIVE.match(said.plain):
        said = anew(said, THEIR_INITIATIVE.sub("Initiative of the schemes: ", said.text))
        said = anew(said, re.sub(r"\b([A-Z])['’]s(?: scheme)?(?: has| is)? (?=\d+(?:$|[,;]| and ))", r"\1 ", said.text))
    return _of_that_initiative(said)


def _of_that_initiative(said: Bit) -> Bit:
    """The schemes of a list, each with the initiative that is told of all of them; told otherwise behind one of them, it stays as it is."""
    found = SAME_INITIATIVE.match(said.plain)
    if found is None:
        return said
    cards = said.group(found, "each").split(r"(?:, |,? and )(?=[A-Z]['’]s )")
    told = [re.search(r"\binitiative (\d+)", card.text) for card in cards]
    if any(one and one[1] != found["n"] for one in told):
        return said
    with_it = (_with_initiative(card.text, found["n"], bool(one)) for card, one in zip(cards, told, strict=True))
    return anew(said, f"Chosen schemes: {'; '.join(with_it)}")


def _with_initiative(card: str, value: str, told: bool) -> str:
    """A scheme with the initiative in its brackets."""
    if told:
        return card
    return card.replace("(", f"(initiative {value}, ", 1) if "(" in card else f"{card} (initiative {value})"
