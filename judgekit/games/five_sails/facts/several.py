"""A fact of which several values are stated: `Elke wounds in {2, 3}`, `Gnat in {hand of A, deck of A} = yes`."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.games.five_sails.facts.comparing import alike
from judgekit.games.five_sails.facts.text import Unknown

VALUE = r"[^{}\[\]|,]+"
AMONG = re.compile(
    rf"(?P<not>not )?(?P<fact>.+?) (?:in|among|is one of) [{{\[](?P<values>{VALUE}(?:,{VALUE})+)[}}\]](?:\s*=\s*(?P<so>yes|true|no|false))?",
    re.IGNORECASE,
)


def one_of_several(among: re.Match[str], state: Callable[[str], tuple[str, str]]) -> tuple[str, str]:
    """What such a fact is, and what is stated: that it is one of the values, or none of them."""
    denied = bool(among["not"]) != ((among["so"] or "").casefold() in {"no", "false"})
    held = [_is_so(among["fact"].strip(), value.strip(), state) for value in among["values"].split(",")]
    return ("yes" if any(held) else "no"), ("no" if denied else "yes")


def _is_so(fact: str, value: str, state: Callable[[str], tuple[str, str]]) -> bool:
    """Whether a fact has a value, stated as `= value` or as `in value`, as this fact wants it."""
    try:
        return alike(*state(f"{fact} = {value}"))
    except Unknown as error:
        try:
            return alike(*state(f"{fact} in {value}"))
        except Unknown:
            raise error from None
