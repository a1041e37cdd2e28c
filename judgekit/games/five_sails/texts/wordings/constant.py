"""What Passive abilities say on ordinary cards, in an order of words that the other tables do not have; tried before those."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import STAT

HERE = r"(?:here|at this location)"
THEY = r"(?:\1|s?he|it|they)"
FREE = r"(?:does|do) not (?:have to )?engage"


def _one_of(said: str) -> str:
    """Several of a kind that are paid for, as one of them."""
    said = "a Mercenary" if re.fullmatch(r"recruits|recruiting(?: .*)?", said, re.IGNORECASE) else said
    if re.match(r"an? ", said):
        return said
    return f"a {said[:-3]}y" if said.endswith("ies") else f"a {said.removesuffix('s')}"


TASKS = (
    (r"intervenes", r"\1 does not engage to intervene"),
    (r"(?:moves|uses the Move Action)", r"\1 does not engage to move"),
    (r"(?:claims(?: a location)?|uses the Claim Action)", r"\1 does not engage to claim"),
    (r"(?:issues a challenge|challenges|uses the Challenge Action)", r"\1 does not engage to issue challenges"),
)
"""What costs engaging by the rulebook, and what is said of whom it does not engage."""
PASSIVES = Table(
    (r"\b(characters) (?:who|that) have (?=(?:\d+|no|an?|more|fewer|less|at least) .+? (?:have|gain|get|cannot|lose|can|may)\b)", r"\1 with "),
    (r"^(?:all )?attachments (?:on|equipped to) (.+?) (?=cannot\b)", r"each attachment equipped to \1 "),
    (
        r"^the first (?!risk|card|attachment|mercenary)((?-i:[A-Z])\w+) you play"
        r" (?:each|every) Day costs (\d) (less|more)$",
        lambda m: f"your first {m[1]} card each Day has {'-' if m[3] == 'less' else '+'}{m[2]} cost",
    ),
    (
        rf"^enemy (Techniques|Maneuvers|Actions|Reactions)"
        rf" cannot be (?:used|activated|played) {HERE}$",
        r"enemy characters at this location cannot use \1",
    ),
    (rf"^(.+?) has ({STAT}) equal to (.+)$", r"\1's \2 is equal to \3"),
    (
        r"^while paying for (.+?), you (?:may|can) engage (.+?) (?:instead of|in"
        r" place of|as if) (?:discarding |spending )?(?:it were )?(?:an?|one) cards?$",
        lambda m: f"you can engage {m[2]} in place of a card that pays for {_one_of(m[1])}",
    ),
    (
        r"^you (?:may|can) engage (.+?) (?:instead of|in place of) (?:discarding |spending )?(?:an?"
        r"|one) cards? (?:to pay|when paying|while paying|to pay the cost of) ?(?:for )?(.+)$",
        lambda m: f"you can engage {m[1]} in place of a card that pays for {_one_of(m[2])}",
    ),
    (
        r"^(?:you|.+?['’]s controller) (?:may|can) pay for (.+?) by engaging (.+?)"
        r" (?:instead of|in place of) discarding (?:one|a) card$",
        lambda m: f"you can engage {m[2]} in place of a card that pays for {_one_of(m[1])}",
    ),
    *((rf"^when(?:ever)? (.+?) {doing}, {THEY} {FREE}(?: (?:for it|to do so))?$", said) for doing, said in TASKS),
    (rf"^(.+?) {FREE} (?:to use|for|when using|as a cost of) the Move Action$", r"\1 does not engage to move"),
    (rf"^(.+?) {FREE} (?:to use|for|when using|as a cost of) the Claim Action$", r"\1 does not engage to claim"),
    (rf"^(.+?) {FREE} (?:to use|for|when using|as a cost of) the Challenge Action$", r"\1 does not engage to issue challenges"),
    (r"^you (?:may|can) equip this card to an? (.+)$", r"this card can be equipped to any \1"),
    (r"^(.+?) (?:adds|add|contributes|contribute) nothing (?:to|in) pressures?$", r"\1 does not count in pressures"),
    (
        rf"^(?:your )?opponents must (?:spend|pay) (?:an?|(\d)(?: more)?) cards? (?:more )?to recruit (?:Mercenaries|characters) {HERE}$",
        lambda m: f"your opponents recruit here at +{m[1] or 1} cost",
    ),
    (
        r"^Mercenaries (?:at this location|here) cost (\d) (more|less) for (?:your opponents|opponents|enemies)$",
        lambda m: f"your opponents recruit here at {'+' if m[2] == 'more' else '-'}{m[1]} cost",
    ),
    (
        r"^(.+?) (?:may|can) (?:be equipped with|have|bear|wear|carry) (?:two|2"
        r"|another|a second|one additional) (Weapon|Armor|Attire)s?(?: equipped)?$",
        r"\1 can have 2 \2 equipped",
    ),
    (rf"^(.+?) (?:gains?|gets?|has|have) ([+-]\d {STAT}) (?:during|in|for) pressures (at .+)$", r"in pressures, \1 \3 has \2"),
    (
        rf"^while a player controls this location, (?:their|that player's) characters(?: {HERE})? (.+)$",
        lambda m: f"each character here whose controller controls this location {re.sub('^(?:have|gain|get)', 'has', m[1])}",
    ),
    (r"^(.+?) loses? (?:the )?((?-i:[A-Z])[\w'-]+)(?: trait)?$", r"\1 loses the trait \2"),
    (
        rf"^(.+?) uses? (?:his|her|its|their) ({STAT}) instead of (?:his|her|its|their )?({STAT}) (?:in|during|for) (?:duels|a duel|challenges)$",
        r"\1 uses \2 in duels instead of \3",
    ),
    (
        rf"^(?:in|during) (?:duels|a duel), (.+?) uses? (?:his|her|its|their) ({STAT}) instead of (?:his |her |its |their )?({STAT})$",
        r"\1 uses \2 in duels instead of \3",
    ),
    (
        rf"^(?:all )?(?:duels|challenges|duels and challenges) {HERE} (?:use|are of|are"
        rf" duels of|are with) ({STAT})(?: instead(?: of (?:Combat|any other stat))?)?$",
        r"duels at this location use \1",
    ),
)
