"""Sentences that belong together about recruiting: at which cost somebody is recruited, and by whom."""

from __future__ import annotations

from judgekit.engine.rewriting import Table

THEY = r"(?:[Tt]hey|[Ii]t|[Ss]?[Hh]e|[Tt]hat (?:character|Mercenary))"
LOSING = r"loses? (?:the )?Negotiable(?: (?:trait|keyword))?"
OWN_COST = r"(?:instead of|rather than) (?:(?:their|its|his|her|the) )?(?:printed |own |usual )?(?:values?|costs?|one)"
COSTING = rf"(?:ha(?:s|ve) (?:a )?(?:cost (?:of )?(?P<{{0}}>\d)|(?P<{{1}}>\d) cost)|costs? (?P<{{2}}>\d)) {OWN_COST}"
FOUND = r"(?:you (?:find|reveal|see|turn (?:over|up))|there is)"
RECRUITED = Table(
    (
        rf"\b([Rr]ecruit (?:target|an?|a chosen) [^.•]+?)\. {THEY} "
        rf"(?:{LOSING},? and {COSTING.format('a', 'b', 'c')}|{COSTING.format('d', 'e', 'f')},? and {LOSING})(?=\.|$)",
        lambda m: f"{m[1]} at a cost of {m['a'] or m['b'] or m['c'] or m['d'] or m['e'] or m['f']} instead of its own",
    ),
    (
        rf"\b([Rr]eveal cards) (?:from|of) the City Deck until {FOUND} (an? (?P<kind>[\w -]+?))"
        r"(?: (?:is found|is revealed|turns up|comes up))?\. ([^.•]+?) (?:may|can) recruit (?:it|them|him|her|that \w+) and "
        r"(?:(?:can|may) )?parley(?: for (?:it|them|him|her))? (?:even )?(?:while|though|although|if|when) (?:(?:s?he|it|they) (?:is|are) )?engaged",
        r"\1 from the City Deck until \2 turns up. \4 may recruit a revealed \g<kind> and parley for it although engaged",
    ),
    (
        rf"\b([Rr]eveal cards) (?:from|of) the City Deck until {FOUND} an? (?P<kind>[\w -]+?)\. "
        r"(?:[Pp]ut|[Aa]dd|[Tt]ake) it (?:in|into|to) your hand(?=\.|$)",
        r"\1 from the City Deck until a \g<kind> turns up. Put a revealed \g<kind> into your hand",
    ),
    (
        rf"\b([Rr]eveal cards) (?:from|of) the City Deck until {FOUND} an? (?P<kind>[\w -]+?)(?:\.|,? and) "
        r"(?:[Pp]ut|[Aa]dd|[Pp]lace) it (?:to|at|on) (?!top\b|the (?:top|bottom)\b)(?P<at>[^.•]+)\. Sink the (?:rest|others?|other cards)(?=\.|$)",
        r"\1 from the City Deck until a \g<kind> turns up, and add it to \g<at>",
    ),
    (
        rf"\b([Rr]eveal cards) (?:from|of) the City Deck until {FOUND} (an? [\w -]+?)(?=[.,]|$)",
        r"\1 from the City Deck until \2 turns up",
    ),
    capitals=True,
)
