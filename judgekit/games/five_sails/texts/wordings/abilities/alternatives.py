"""What is done otherwise, instead, or where something succeeds or fails."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER

LEVEL = r"(?:(?:[Ii]f|[Ww]here) (?:there is a tie|tied|players (?:are|tie)(?: tied)?)|[Ii]n (?:case of )?a tie),? "
DO_SO = r"(?:draws?|gains?|loses?|discards?|do(?:es)?)(?: so| it| any)?"
NO_TIED = (
    r"(?:[Tt]ied players (?:draw|gain|lose|discard|get|do) (?:none|nothing|not|no (?:cards?|Renown))"
    rf"|{LEVEL}(?:nobody|no one|no player|none of them) {DO_SO})"
)
ALL_TIED = (
    rf"(?:[Tt]ied players (?:all|each|both) {DO_SO}|(?:[Aa]ll|[Ee]ach) tied players? {DO_SO}"
    rf"|{LEVEL}(?:they all|(?:each|all) of them|(?:all |the )?tied players(?: all)?|those players|all|each|both) {DO_SO})"
)


def _where_tied(found: re.Match[str]) -> str:
    """Who counts where several players are level, said in the comparison itself."""
    of = found["what"].replace("at this location", "here")
    if found["all"]:
        return f"Each player {found['has']} the {found['rank']} {of} {found['does']}"
    more = "more" if found["rank"] == "most" else "less" if of == "Renown" else "fewer"
    return f"The player {found['has']} {more} {of} than every other player {found['does']}"


TIES = (
    r"\b(?:[Tt]he|[Ww]hichever) player (?P<has>with|who has|that has|who controls|that controls) the (?P<rank>most|fewest|least) "
    r"(?P<what>(?:Renown|cards in hand|characters|locations)(?: here| at this location)?),? "
    rf"(?P<does>(?:may )?(?:draws?|gains?|loses?|discards?) [^.•()]+?)[.;,]? *\(?(?:{NO_TIED}|(?P<all>{ALL_TIED}))\.?\)?",
    _where_tied,
)
RANKS = r"(?:most|fewest|least)"
NOTED = (
    rf"\s*\(?\b(?:(?:the )?({RANKS}(?:(?:,|,? (?:and|or)) {RANKS})*) (?:cannot|does not|do not) (?:be )?tied?"
    rf"|you cannot (?:be )?tied? for (?:the )?({RANKS}))\b\.?\)?"
)
NOTE = re.compile(rf"^(?P<before>.+?){NOTED}(?P<after>.*)$", re.IGNORECASE | re.DOTALL)
RANKED = re.compile(
    rf"\b(the player (?:with|who has|that has|who controls|that controls)|you (?:have|control)) the ({RANKS}) "
    r"(Renown|cards in hand|characters|locations)( here| at this location)?(?=[,.•]|\s*•| (?:may )?(?:draws?|gains?|loses?|discards?)\b)",
    re.IGNORECASE,
)


def noted(text: str) -> str:
    """A text with a note that nobody counts who is level: said in each comparison before it to which the note belongs."""
    note = NOTE.search(text)
    if note is None:
        return text
    named = {rank.replace("least", "fewest") for rank in re.findall(RANKS, (note[2] or note[3]).casefold())}

    def alone(one: re.Match[str]) -> str:
        rank = one[2].casefold()
        more = "more" if rank == "most" else "less" if one[3].casefold() == "renown" else "fewer"
        here = " here" if one[4] else ""
        return f"{one[1]} {more} {one[3]}{here} than every other player" if rank.replace("least", "fewest") in named else one[0]

    said = RANKED.sub(alone, note["before"])
    return f"{said}{note['after']}" if said != note["before"] else text.replace("(", " ").replace(")", " ")


PLACE = r"(?:this location|that location|The Docks|The Forums|The Grand Bazaar|Ole's Inn|Governor's Gardens)"
NONE_THERE = (
    (
        rf"(?i)\b((?:take|move|remove|collect) (?:an?|one|two|\d) Renown from ({PLACE})[^.•]*)\. "
        r"If there (?:is|was) (?:none|no Renown)(?: there| at it| on it)?, ([^.•]+?)(?: instead)?(?=\.|$)",
        r"\1, or if there is no Renown at \2, \3 instead",
    ),
    (
        r"(?i)\bIf successful, (move (?:the|an?|all) Renown from this card to [^.•]+)\. "
        r"If there (?:is|was) (?:none|no Renown)(?: on (?:this card|it))?, ([^.•]+?)(?: instead)?(?=\.|$)",
        r"If successful, \2 if there is no Renown on this card. If successful, \1",
    ),
)
"""What is done in place of taking Renown where there is none."""
ALTERNATIVES = Table(
    TIES,
    (
        rf"^((?:When|After|Before) [^•]*\bcharacter\b[^•]*•\s*)([Hh]eal {NUMBER} wounds?) from (?:them|him|her|it|that character),? "
        rf"or ({NUMBER})(?: wounds?)?((?: instead)? if [^•.]+)",
        r"\1\2 from the triggering character, or \3\4",
    ),
    *NONE_THERE,
    (
        r"(?i)\b(?:choose|target) an? ([^.•:]+?)\. (?:its|their|that character's) controller chooses one: ",
        r"The controller of target \1 chooses one: ",
    ),
    (r"; otherwise,? ", ". Otherwise, "),
    (r"(\b[Ii]f [^.•]+)[;.] [Ii]f (?:it|they|s?he|not)(?: (?:is|are|was|were) not)?, (?=\w)(?<=not, )", r"\1. Otherwise, "),
    (r"((?:^|(?<=[•.] ))[^.•;:]+?) if ([^.•;:,]+?)(?:[;,] (?:otherwise|if not)|\. (?:Otherwise|If not)),? ([^.•]+)", r"\3, or if \2, \1 instead"),
    (r"^If ([^•,]+?)\s*• ([^•.;]+)[.;] (?:[Oo]therwise|[Ii]f not),? ([^.•]+)", r"\3, or if \1, \2 instead"),
    (
        r"\b(If (?:you|they) do|If successful|If it succeeds|If you succeed), ([^.•]+)\. (?:Otherwise|If not),? ([^.•]+)",
        r"\1, \2. If they do not, \3",
    ),
    (r"\bIf (?!they do|you do|success)([^,.•]+), ([^.•]+)\. (?:Otherwise|If not),? ([^.•]+)", r"\3, or if \1, \2 instead"),
    (r"\b(Choose (?:two|three)(?: of them)?):([^.•]+)", lambda m: f"{m[1]}:{m[2].replace(';', ',')}"),
    (r"[;:] or ", ", or "),
    (
        r"\bIf (?:you win(?: the pressure| it)?|you (?:succeed|are successful)|(?:the|this|that|your) pressure (?:succeeds|is successful)"
        r"|(?:it|this|that) (?:is successful|succeeds)), ",
        "If successful, ",
    ),
    (
        r"\bIf (?:you (?:lose(?: the pressure| it)?|fail|are unsuccessful|do not succeed)|unsuccessful|not successful|it fails|(?:the|this|that|your)"
        r" pressure (?:fails|is unsuccessful|is not successful)|it is unsuccessful|it is not successful), ",
        "If it does not succeed, ",
    ),
    capitals=True,
)
A_TARGET = re.compile(r"\btarget (?:[\w-]+ )*?(character|attachment|location|(?-i:[A-Z])[\w-]+)\b[^,;]*$", re.IGNORECASE)
"""A target behind whom nothing more is said."""


def _in_place(found: re.Match[str]) -> str:
    """What is done if something is so in place of the sentence before; where it may be done, the player takes one of the two."""
    usually, so, other = found[1], found[2], re.sub(r"^(?:have|gain|get|take) (?=[+-]\d)", "", re.sub("^move to", "move this character to", found[4]))
    if found["may"] and found["may"].casefold() in {"they may ", "it may "} and OTHERS.search(usually):
        return found[0]
    if found["may"] and not WIDER.fullmatch(f"{usually}; {other}"):
        again = A_TARGET.sub(lambda m: f"that {m[1] if m[1].islower() else 'character'}", usually)
        other = f"choose one: {again[:1].lower()}{again[1:]}, or {other}"
    return f"{usually}, or if {so}, {other} instead"


OTHERS = re.compile(r"\b(?:each|target|an) (?:player|opponent)|\b(?:opposing|enemy|adversary)\b", re.IGNORECASE)
"""Somebody else who may be the one that "they" are."""
WIDER = re.compile(
    r"move .+ to an adjacent City location; move .+ to any (?:City )?location|move .+ to an adjacent location; move .+ to any location", re.I
)
"""Two moves of which the second leaves every choice that the first one has."""
INSTEAD = Table(
    TIES,
    *NONE_THERE,
    (r"(?<=[.] )(If [^,.•]+, (?:(?:s?he|it|they|you) may )?)instead,? ([^.•]+)(?=\.|$)", r"\1\2 instead"),
    (
        r"((?:^|(?<=[•:.] ))[^.•:]+)\. If (?!(?:they|you|it) do|not\b|(?:un)?success|it (?:is|fails|succeeds)|the pressure)([^,.•]+), "
        r"(?P<may>(?:s?he|it|they|you) may )?([^.•]+) instead(?=\.|$)",
        _in_place,
    ),
    capitals=True,
)
"""What is done in place of the sentence before; in a Reaction `instead` means the event."""
