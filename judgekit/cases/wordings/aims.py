"""What somebody means to gain by what is asked for or done, told in passing: `wanting to save the Coat for later`, `in order to keep Jab`."""

from __future__ import annotations

import re

from judgekit.cases.wordings.tail_words import NAME
from judgekit.engine.rewriting import Instead

MEANS = (
    r"(?:(?:still |now |perhaps |rather )?(?:wanting|wishing|hoping|intending|meaning|planning|preferring|aiming|eager|keen"
    r"|anxious|unwilling)(?: not)? to"
    r"|in order (?:not )?to|so as (?:not )?to|for fear of)"
)
AIM = rf"(?P<aim>{MEANS} [^,;:.]+)"
BEHIND = r", (?P<does>(?:<seat> )?(?-i:[a-z])+s\b[^;.]*)"
NAMED = re.compile(rf"(?<!\w){NAME}")


def _without(m: re.Match[str]) -> str:
    """What is done or asked for, with the card that the aim has named where it is called `it`."""
    named = [x[0] for x in NAMED.finditer(m["aim"])]
    does = re.sub(r"\bits\b(?! own\b)", f"{named[-1]}'s", m["does"], count=1) if named else m["does"]
    return f"{m['begin']}{' ' if m['begin'][-1:].isalpha() or m['begin'][-1:] in set(',;') else ''}{does}"


AIMS: tuple[tuple[str, Instead], ...] = (
    (rf"(?P<begin>(?<=\w)(?:,? (?:and|but)(?: then)?|;(?: then)?)),? {AIM}{BEHIND}", _without),
    (rf"\b(?P<begin><seat>),? {AIM}{BEHIND}", _without),
    (rf"(?P<begin>^|[;.:] ){AIM}{BEHIND}", _without),
    (rf",? {AIM}(?=, (?:and|but) (?:then )?(?-i:[a-z])+s\b)", ""),
    (r",? and (?:then )?(?:finishes|completes|concludes) (?:the|this|that) (?:action|recruiting|purchase)(?=$|[,;.])", ""),
    (r"\basks for (?:a|another|one more|a (?:second|third|further|new)) gamble\b", "asks to gamble again"),
    (r",? (?:using|activating) no (Technique|Maneuver)(?=$|[,;.])", r"; no \1"),
    (r"([;,]) with (?:it|this|that),? (<seat> (?:activates|uses) )", r"\1 \2"),
    (rf"(?P<asks>\basks [^;,.]+?),? {AIM}(?=$|[;.])", r"\g<asks>"),
)
"""An aim before what is done or asked for, or behind what is asked for: nothing is done by it; and what is told in short."""
