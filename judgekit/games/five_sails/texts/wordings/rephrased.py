"""What stands in place of wordings of effects that take more than a pattern to say otherwise."""

from __future__ import annotations

import re

VERBS = {"engaged": "engage", "wounded": "wound", "destroyed": "destroy", "discarded": "discard", "healed": "heal a wound from"}


def next_round(found: re.Match[str]) -> str:
    """What the adversary cannot or must do in the next round."""
    must = found[1].casefold() == "must"
    what = found[2] if found[2].casefold() in {"gamble", "play a combat card"} else f"use {found[2]}"
    return f"in the adversary's next round, they {'must' if must else 'cannot'} {what}"


def to_deck(found: re.Match[str]) -> str:
    """A card out of one's discard pile that goes to the deck."""
    what = f"{found[1]} in your discard pile"
    return f"sink {what}" if "bottom" in found[2] else f"put {what} on top of its deck"


def of_theirs(found: re.Match[str]) -> str:
    """What every player does to a card of their own choice."""
    owned = r"^(?:their|his or her) (?:own )?| (?:that )?(?:they|you) (?:own|control)$| of (?:their|his or her) own$"
    noun = re.sub(owned, "", found[3]).removesuffix("s")
    deed = found[2].casefold().removesuffix("s")
    return f"each {found[1].casefold()} {'heals a wound from' if deed.startswith('heal') else deed + 's'} a {noun} of theirs"


def by_them(found: re.Match[str]) -> str:
    """What the adversary's player does to a card of their own choice."""
    return f"the adversary {found[1].casefold()} a {found[2]} of theirs"
