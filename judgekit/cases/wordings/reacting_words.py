"""What a step says by the way that a Reaction answers: `uses Pell's Reaction to the challenge`, `in answer to the wound`."""

from __future__ import annotations

import re

WHAT = (
    r"(?P<what>challeng(?:e|ed|ing)|wound(?:s|ed|ing)?|move(?:d|ment)?|refus(?:al|ed|ing)|accept(?:ance|ed|ing)|interven(?:tion|ing)"
    r"|destr(?:uction|oyed|oying)|heal(?:ed|ing))"
)
WHOSE = r"(?:(?:the|this|that|his|her|its|their|being|having been|an?|[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*['’]s|[A-Z][\w-]*s['’]) )"
OF_WHOM = r"(?: (?:of|by|from|to|against|on) (?:being )?[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)?"
ANSWERED = re.compile(
    r"(?<=eaction)(?: ability)?,? (?:(?:as|in|by way of) (?:an? )?(?:answer|response|reply|reaction) to|to|against|answering|upon|on)"
    rf" {WHOSE}(?:first |second |new |suffered )?{WHAT}{OF_WHOM}(?=$|[,;.]| and\b| if\b)"
)
"""What is said behind a Reaction of that which it answers."""
