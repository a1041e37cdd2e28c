"""Words by which a whole sentence of a board told in prose is known, before it is taken apart."""

from __future__ import annotations

import re

RENOWN_TAKEN = re.compile(
    r"(?:(?:after|once) (?:(?:the )?(?:taking|collecting)(?: of)? (?:the )?Renown|(?:the )?Renown (?:has been|is|was) (?:taken|collected))"
    r"|(?:the )?Renown (?:has (?:already |just )?been|is|was) (?:already |just )?(?:taken|collected))[:,]? (?=[A-Z]\b|both\b|all\b|each\b)",
    re.IGNORECASE,
)
"""That the Renown of Plunder has been taken, before what each player holds then."""


NOBODY_THERE = r";\s*(?:and\s+)?(?=(?:nobody|no ?one|none)(?: of (?:them|\w+['’]s(?: characters)?))? (?:is|has|are|have)\b)"
"""Before a clause that says that nobody is somewhere, or that nobody has something."""
HAS_NOBODY = r"(?:has|have|controls?) (?:nobody|no ?one|nothing|none|no (?:other )?(?:characters?|cards?))\b"
"""That a player has nobody somewhere: a clause by itself, also below a heading."""
HEADED = re.compile(r"[^:(\"]+(?:\([^)]*\))?[^:(\"]*: ")
"""A sentence that begins with a heading."""
