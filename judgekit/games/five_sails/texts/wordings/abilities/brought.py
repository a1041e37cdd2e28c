"""What a further sentence says of the one before: what is paid for a card that comes into play, where it comes from, that a tie is enough."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, STAT, number

PLACE = r"(?:The Docks|The Forums|The Grand Bazaar|Ole's Inn|Governor's Gardens)"
FREE = r",? (?:ignoring|without paying) (?:its|all|the|any)(?: wealth)? costs?|,? for free"
PAYING = r",? (?:by )?paying (?:its|all|all its|all of its|the)(?: wealth)? costs?"
THEY = r"(?:[Tt]hey|[Ii]t|[Ss]?[Hh]e|[Tt]hat character|[Yy]our performer)"
KIND = r"(?:[A-Z][\w-]+ )?(?:attachment|card|Weapon|Armor|Attire)"


def _recruited_home(found: re.Match[str]) -> str:
    """A recruit who goes Home, at a cost without one of several stats, and without Parley."""
    stats = re.findall(STAT, found["stats"], re.IGNORECASE)
    many = f"recruit a chosen {found['whom']}{found['where'] or ' at any location'}"
    ways = [f"{many if not n else 'recruit that character'} to your Home, paying its cost less the {s} of {found['of']}" for n, s in enumerate(stats)]
    return f"Choose one: {', or '.join(ways)}" if len(ways) > 1 else f"{ways[0][:1].upper()}{ways[0][1:]}"


def _cheaper_at(found: re.Match[str]) -> str:
    """What is equipped at its cost from a location, and how much less it costs whoever is there."""
    lower = number(found["less"] or found["less2"])
    what = found["what"].removeprefix("available ")
    return f"{found['who']} equips target available {what} at {found['from']}, paying its cost, less {lower} at {found['there']}"


def _found_in_deck(found: re.Match[str]) -> str:
    """Cards that are revealed until one is of a kind, which is added to a location; the others are sunk, or the text says what becomes of them."""
    kind = re.sub(r"^an? ", "", found["kind"])
    if found["sunk"]:
        return f"Reveal cards from the City Deck until {found['kind']} turns up, and add it to {found['at']}"
    return f"Reveal cards from the City Deck until {found['kind']} turns up. Add a revealed {kind} to {found['at']}"


IF_TIED = r"(?:(?:if|when|while) (?:you are |it is |there is )?(?:tied|a tie)|(?:on|in|with) a tie)"
BROUGHT = Table(
    (
        r"\b([Pp]ressure (?:this location |the location )?(?:with|using) \w+)(?:\. |, and |; )"
        rf"(?:(?:[Yy]ou|[Ii]t) (?:also )?succeeds?(?: even)? {IF_TIED}|[Aa] tie (?:is enough|counts as (?:a )?success|succeeds)"
        r"|[Tt]ies (?:are enough|succeed|count as (?:a )?success(?:es)?))(?=\.|$)",
        r"\1, where a tie is enough",
    ),
    (
        r"\b[Rr]ecruit an? (?P<whom>available (?:[\w-]+ )*?(?:Mercenary|character))(?P<where> (?:at|in) [^.•]+?)? (?:to|into) your Home\. "
        r"(?:They|It|S?[Hh]e|That (?:character|Mercenary)) loses? Negotiable(?:,? and|\.) (?i:their|its|his|her) cost is "
        r"(?:reduced|lowered) by (?P<of>your Leader|your performer|this character)['’]s "
        rf"(?P<stats>(?i:{STAT}(?:, {STAT})*(?:,? or {STAT})?))(?=\.|$)",
        _recruited_home,
    ),
    (
        rf"\b(?P<who>[Yy]our performer|[Tt]his character) equips target (?P<what>(?:available )?{KIND}) (?:from|at) (?P<from>{PLACE})(?:{PAYING})?\. "
        rf"(?:If {THEY} (?:is|are) at (?P<there>{PLACE}), (?:it (?:has|gets) -(?P<less>\d) cost|it costs (?P<less2>{NUMBER}) less))(?=\.|$)",
        _cheaper_at,
    ),
    (
        r"\b[Tt]ake control of (target [^.•,]+?(?:(?:from|in) [^.•,]+? discard pile| at [^.•,]+?))(?:\.|,? and(?: then)?|, then|\. Then,?) "
        rf"[Ee]quip it to (your performer|this character|the equipped character|your [Ll]eader|your participant){PAYING}(?=[.,]|$)",
        lambda m: f"{m[2][:1].upper()}{m[2][1:]} equips {re.sub('(?<=[a-z]) from (?=.* discard pile)', ' in ', m[1])}, paying its cost",
    ),
    (
        r"\b[Tt]ake control of (target [^.•,]+? discard pile)(?:\.|,? and(?: then)?|, then|\. Then,?) "
        rf"([Ee]quip) it to (your performer|this character|the equipped character|your [Ll]eader|your participant)(?:{FREE})(?=[.,]|$)",
        r"\2 \1 to \3 without paying",
    ),
    (
        rf"\b([Yy]our performer|[Tt]his character) equips target (?:available )?({KIND}) (?:from|at) ({PLACE}|this location)(?:{PAYING})?\. "
        rf"(?:[Ii]t (?:has|gets) -(\d) cost|[Ii]t costs ({NUMBER}) less|[Ii]ts cost is (?:reduced|lowered) by ({NUMBER}))(?=\.|$)",
        lambda m: f"{m[1]} equips target available {m[2]} at {m[3]}, paying its cost less {number(m[4] or m[5] or m[6])}",
    ),
    (
        r"\b[Rr]eveal cards from (?:the top of )?the City Deck until (?:you (?:find|reveal|turn up|see)|there is) (?P<kind>an? [\w ]+?)"
        r"(?:\. |,? and |,? then |\. Then,? )"
        r"(?:[Aa]dd|[Pp]ut|[Pp]lace) (?:it|that card) (?:to|at|on|in) (?P<at>[^.•,]+?)"
        r"(?P<sunk>(?:\. |,? and |\. Then,? )(?:[Ss]ink|[Pp]ut) (?:the (?:rest|others?|other cards)|all others?)"
        r"(?: (?:on|at|to) the bottom(?: of (?:it|that deck|the City Deck))?)?)?(?=\.|$)",
        _found_in_deck,
    ),
    (
        r"^(?P<how>(?:When|After) your (?:participant['’]s )?round ends|At the end of your (?:participant['’]s )?round)(?:\s*•|,)\s*"
        r"[Ee]quip this card (?:to (?P<to>[^.•,]+?) from your dueling line|from your dueling line to (?P<whom>[^.•,]+?))"
        rf"(?:{FREE})(?=\.|$)",
        lambda m: (
            f"{'After' if m['how'].startswith('After') else 'When'} your round ends with this card in your dueling line • "
            f"Equip this card to {m['to'] or m['whom']}"
        ),
    ),
    capitals=True,
)
