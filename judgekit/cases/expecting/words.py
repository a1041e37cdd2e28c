"""What a case expects, in whatever words, in those that are understood."""

from __future__ import annotations

import re
from collections.abc import Sequence

NO_FACT = re.compile(r"option |cites |(?:window |schemes? )?order\b|window:")
"""What is expected that is no fact of a moment: an option has a moment of its own, what has happened stays so."""


def usual(text: str, seats: Sequence[str] = ()) -> str:
    """Options and orders said in another way: `option 'pass' for player B = legal`, `window order = [one, two]`, `scheme order = [Plot, B]`."""
    text = re.sub(r"^(?:option for (\S+?)|(\S+?)'s option):\s*", lambda m: f"option {m[1] or m[2]}: ", text)
    option = re.fullmatch(r"option ['\"‘](.+)['\"’] for (?:player )?(\S+) (?:=|is) (legal|illegal|unsettled)( because .+)?", text)
    if option:
        return f"option {option[2]}: {option[1]} is {option[3]}{option[4] or ''}"
    order = re.fullmatch(r"(?P<of>(?:window |schemes? )?order(?: (?:of|in which) [^=]+?)?)\s*=\s*\[(?P<steps>.+)\]", text)
    if order is None:
        return text
    steps = re.split(r",\s*", order["steps"])
    steps = (
        [re.sub(rf"^({'|'.join(map(re.escape, seats))})['’]s scheme(?: (?:is resolved|resolves))?$", r"\1 resolves", x) for x in steps]
        if seats
        else steps
    )
    if re.search(r"\bschemes?\b", order["of"]):
        steps = [f"{each} resolves" if each in seats else f"resolves {each}" for each in steps]
    return f"order: {', '.join(steps)}"
