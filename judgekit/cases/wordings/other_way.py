"""Counter-checks that say themselves which step they change: `… of the same position without Fog`, `…: that player puts Balm first`."""

from __future__ import annotations

import re
from collections.abc import Sequence

BEGINS = r"(?:and )?(?:another |second |third )?(?:counter-?check|cross-?check)"
BEGINNING = re.compile(rf"{BEGINS}\b", re.IGNORECASE)
"""How a counter-check begins, whatever is said in it."""
SAME = r"(?:,? (?:of|in|from|for|on) (?:the )?same (?:position|situation|board|state))?"
WITHOUT = re.compile(
    rf"^(?P<head>{BEGINS}{SAME}),? (?:but )?without (?:(?:using|playing|activating|the use of|(?:the"
    rf"|its) (?:Reaction|Action|Technique|Maneuver)(?: of)?) )*"
    r"(?:[A-Z]['’]s )?(?P<what>(?-i:[A-Z])[^;:,]*?)(?:['’]s (?:Reaction|Action|Technique|Maneuver))?(?P<rest>[:;,] .+)?$",
    re.IGNORECASE,
)
"""A counter-check in which something is not used that was used in the step before."""
PUTS_FIRST = re.compile(r"\b(?:puts|places|orders|chooses) (?:(?!\bfirst\b)[^;:])+? first\b", re.IGNORECASE)
ORDERED = re.compile(rf"^{BEGINS}{SAME}(?=[:,;] )", re.IGNORECASE)
"""A counter-check that changes no more than an order."""


def in_its_place(line: str, told: Sequence[str]) -> tuple[str, str]:
    """A counter-check with the step that it changes, of those `told` so far, and what is wrong with it; another line as it is."""
    if BEGINNING.match(line) is None:
        return line, ""
    if left_out := WITHOUT.match(line.rstrip(".")):
        what = left_out["what"].strip()
        if not told or what not in told[-1]:
            return line, f"a counter-check without {what!r} changes the last step, and {what!r} is not used in it"
        return f"{left_out['head']}{left_out['rest'] or ': nothing is done'}", ""
    found = ORDERED.match(line)
    if found is None or PUTS_FIRST.search(line) is None or not told or PUTS_FIRST.search(told[-1]):
        return line, ""
    step = next((n for n in range(len(told), 0, -1) if PUTS_FIRST.search(told[n - 1])), 0)
    return (f"Counter-check of step {step}{line[found.end() :]}" if step else line), ""
