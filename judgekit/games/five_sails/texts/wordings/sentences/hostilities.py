"""What people write about more wounds than Restricted Hostilities allow, and about ignoring them."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, STAT

NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
RH = r"Restricted Hostilities"
LIMIT = rf"(?:{RH}(?: (?:limit|cap|maximum))?|(?:limit|cap|maximum) (?:of|by|from) {RH})"
MORE = rf"(?P<n>{NUMBER})(?: (?:additional|more|extra|further))"
OWN_STAT = rf"(?:its|his|her|their|the)(?: duel(?:ing)?)? (?:stat|{STAT})"
ABOVE = (
    rf"(?: (?:than (?:{RH} (?:allows?|permits?)|{OWN_STAT})|(?:above|beyond|over|in excess of) (?:{RH}|{OWN_STAT})"
    rf"|(?:when|while) (?:applying|checking) {RH}|(?:for|under|with|despite) {RH}))"
)
RAISED = rf"(?:(?:increased|raised|higher) by (?P<n>{NUMBER})|(?P<m>{NUMBER}) higher|\+(?P<p>\d))"


def _allows(found: re.Match[str]) -> str:
    groups = found.groupdict()
    said = next(groups[k] for k in ("n", "m", "p") if groups.get(k))
    who = (groups.get("who") or "your participant").strip()
    who = "your participant" if who.casefold() in {"your", "the"} else who
    tail = groups.get("tail") or ""
    return f"{who} can inflict {NUMBERS.get(said.casefold(), said)} wounds above the stat of the duel{tail}"


SPEAKS = re.compile(r"\b(?:Hostilities|Lethal|inflict|deal|cause)\b", re.IGNORECASE)
TAIL = r"(?P<tail> (?:until|this|for the) .+)?"
TABLE = Table(
    (
        rf"^(?:(?P<who>.+?) )?(?:may|can) (?:inflict|deal|cause) (?:up to )?{MORE} wounds?{ABOVE}"
        rf"(?: in (?:(?:a|the|this) duel|duels))?{TAIL}$",
        _allows,
    ),
    (rf"^(?P<who>.+?)(?:'s|’s) {LIMIT} (?:is|are) {RAISED}{TAIL}$", _allows),
    (rf"^(?:the )?{LIMIT} (?:of|for) (?P<who>.+?) (?:is|are) {RAISED}{TAIL}$", _allows),
    (rf"^(?P<who>.+?) (?:has|have|gains?|gets?) \+(?P<p>\d) (?:to )?{LIMIT}{TAIL}$", _allows),
    (rf"^(?:increase|raise) (?P<who>your|the) {LIMIT} by (?P<n>{NUMBER}){TAIL}$", _allows),
    (rf"^(?:increase|raise) (?P<who>.+?)(?:'s|’s) {LIMIT} by (?P<n>{NUMBER}){TAIL}$", _allows),
    (rf"^your {LIMIT} (?:is|are) {RAISED}{TAIL}$", _allows),
    (rf"^(?:for|when applying|while applying) {RH},? (?P<who>.+?) (?:has|have|counts as having) \+(?P<p>\d)(?: \[?\w+\]?)?$", _allows),
)
WHO = r"((?!(?:this|your combat) card\b)(?:(?!\b(?:and|or|to|may|can)\b)[^,])+?)"
OWN_ROUND = r"(?: until your next round(?: of (?:the|this) duel)?)?"
LETHAL = Table(
    (rf"^(?:until your next round,? )?(?:your participant )?ignores? {RH}{OWN_ROUND}$", "lethal"),
    (rf"^(?:until your next round,? )?{WHO} (?:has|have|gains?|gets?|is) Lethal{OWN_ROUND}$", r"\1 gains Lethal"),
    (rf"^(?:your combat|this) card (?:has|gains|gets) Lethal{OWN_ROUND}$", "lethal"),
)
"""The keyword as an effect: it lasts until the participant's next round, said or not."""
IGNORING = Table(
    (r"^(.+?) ignores? restricted hostilities$", r"\1 ignores Restricted Hostilities"),
    (r"^(.+?)'s duels have no restricted hostilities$", r"\1 ignores Restricted Hostilities"),
    (r"^(.+?) (?:has|have|gains|gain) Lethal$", r"\1 ignores Restricted Hostilities"),
)
"""The same as a Passive ability."""


def hostilities(role: str, sentence: str) -> str:
    """A sentence about more wounds than the stat of a duel, in the words of the vocabulary; any other as it is."""
    if role not in {"effect", "passive"} or not SPEAKS.search(sentence):
        return sentence
    return TABLE((LETHAL if role == "effect" else IGNORING)(sentence))
