"""Steps as a learner reads them: `Ada: challenge with Rosa, Vito` is shown as "Ada: Rosa challenges Vito". What has no such form stays as it is."""

from __future__ import annotations

import re

PAID = r"(?P<paid>,? paying .+)?"
FORMS = (
    (r"gamble[;,]? choose (.+)", r" gambles and chooses \1"),
    (r"challenge with (.+?), (.+)", r": \1 challenges \2"),
    (r"move (.+) to (.+)", r": \1 moves to \2"),
    (r"claim with (.+)", r": \1 claims the location"),
    (r"intervene with (.+)", r": \1 intervenes"),
    (rf"recruit (.+?) with (.+?){PAID}", r": \2 recruits \1"),
    (rf"equip (.+?) (?:on|to) (.+?){PAID}", r" equips \1 to \2"),
    (rf"play (.+?) with (.+?) on (.+?){PAID}", r": \2 uses \1 against \3"),
    (rf"play (.+?){PAID}", r" plays \1"),
    (r"parley with (.+)", r": \1 parleys"),
    (r"use (.+)", r" uses \1"),
    (r"choose (.+)", r" chooses \1"),
    (r"discard (.+)", r" discards \1"),
    (r"do not intervene", r": nobody intervenes"),
    (r"repeat", r" repeats it"),
    (r"pass", r" passes"),
    (r"(accept|refuse|gamble|equip)", r" \1s"),
)
"""What is said, and how it is shown behind the name of whoever does it."""
OTHERS = {"go on": "It goes on", "undo": "The last step is taken back"}


def worded(said: str) -> str:
    """A step in plain words."""
    who, colon, what = said.partition(": ")
    if not colon:
        return OTHERS.get(said, said)
    if who == "judge":
        return f"The judge decides: {what}"
    if who in {"chance", "edit"}:
        return f"{who.capitalize()}: {what}"
    if who == "all":
        return f"All {what}" if re.fullmatch(r"[a-z]+", what) else said
    for pattern, shown in FORMS:
        found = re.fullmatch(rf"{pattern}(?P<rest>;.*)?", what)
        if found:
            known = found.groupdict()
            paid = f", {known['paid'].lstrip(', ')}" if known.get("paid") else ""
            return f"{who}{found.expand(shown)}{paid}{known['rest'] or ''}"
    return said
