"""Facts of wounds that abilities have kept from a character: how many, by which card, how often."""

from __future__ import annotations

import re

from judgekit.engine.trace import card_name
from judgekit.games.five_sails.facts.text import Known, form, yes_no

LESS = re.compile(r"The amount is reduced from (\d+) to (\d+)\.")
USES = re.compile(r"\S+ announces (?:the .+? of )?(.+)\.$")
COMES = re.compile(r".+ suffers (?P<wounds>no|\d+) wounds?\b|\d+ threat is (?:added|removed)|.+ (?:draws|is healed|moves)\b")
"""What comes of an amount that was reduced: wounds, or something else."""
SPAN = "[ in this duel| this duel| in the duel| this Day| so far|]"
SPARES = "[reduced|has reduced|reduces|lessened|has lessened|prevented|has prevented]"


def _kept(k: Known, card: int) -> list[int]:
    """How many wounds a card has kept from whoever was to suffer them, each time that it did."""
    name, last, out = card_name(k.p, card), "", []
    for n, line in enumerate(k.lines):
        text = line.text.strip()
        if said := USES.match(text):
            last = said[1]
        elif (less := LESS.match(text)) and last == name and _of_wounds(k, n):
            out.append(int(less[1]) - int(less[2]))
    return out


def _of_wounds(k: Known, at: int) -> bool:
    """Whether the amount that was reduced in a line is one of wounds."""
    found = (COMES.match(line.text.strip()) for line in k.lines[at:])
    return next((m["wounds"] is not None for m in found if m), False)


@form(
    f"wounds [prevented|averted|avoided|saved|taken away|reduced] by {{card}}{SPAN} =",
    f"wounds {{card}} [prevents|prevented|has prevented|averts|averted]{SPAN} =",
)
def prevented_by(k: Known, card: int) -> str:
    """How many wounds a card has kept from whoever was to suffer them."""
    return str(sum(_kept(k, card)))


@form(f"times {{card}} {SPARES}[ the| any|] [wounds|number of wounds|amount of wounds]{SPAN} =")
def times_lessened(k: Known, card: int) -> str:
    """How often a card has reduced a number of wounds."""
    return str(len(_kept(k, card)))


@form(f"{{card}} {SPARES}[ the| any| a|] [wounds|wound|number of wounds]{SPAN} =")
def has_lessened(k: Known, card: int) -> str:
    """Whether a card has reduced a number of wounds."""
    return yes_no(bool(_kept(k, card)))
