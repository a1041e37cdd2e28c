"""Choices, what is chosen, and what is done unless somebody gives something up."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, UNIT, number


def _or_more(found: re.Match[str]) -> str:
    """Another number of the same if something is so; unread where somebody named by a pronoun could be whom the condition names."""
    verb, few, unit, whose, many, so = found.groups()
    if re.search(r"\b(?:them|him|her|it|their|his|its)\b", whose or "") and not re.match(r"(?:they|s?he|it|you|there)\b", so, re.IGNORECASE):
        return found[0]
    again = re.sub(r"\b(from|to) (?:target|a chosen|another) [^']+$", _again, whose or "", flags=re.IGNORECASE)
    return f"{verb} {number(few)} {unit}{whose or ''}, or if {so}, {verb} {number(many)} {unit}{again} instead"


def _again(found: re.Match[str]) -> str:
    """The one that has been chosen before."""
    return f"{found[1]} that {'location' if re.search('location', found[0], re.IGNORECASE) else 'character'}"


THING = "(?:character|attachment|participant|enemy|Mercenary|Brute)"
EFFECTS = Table(
    (
        rf"^(heal|draw|gain|add|remove|discard) ({NUMBER}) ({UNIT})((?: [^,]+)?), or ({NUMBER})(?: {UNIT})?(?: instead)? if ([^,]+?)(?: instead)?$",
        _or_more,
    ),
    (r"^(?!choose\b)([^,]+), or ([^,]+?)(?: instead)? if ([^,]+)$", r"\1, or if \3, \2 instead"),
    (
        r"^(?:they|that player|the triggering player) must (discard .+? cards?|lose .+?"
        r" Renown|spend .+? Renown) or (?:the|that|this|their) .+? (?:fails|is cancelled)$",
        lambda m: f"cancel it unless its controller {m[1].replace('discard', 'discards').replace('lose', 'loses').replace('spend', 'spends')}",
    ),
    (r"^the adversary chooses one: (.+? or .+)$", r"the adversary must \1"),
    (rf"^choose (?:an?|one) (?!of\b|opponent\b|player\b|chosen\b)((?:[\w ]*\b)?{THING}\b.*)$", r"choose a chosen \1"),
    (rf"^choose another ((?:[\w ]*\b)?{THING}\b.*)$", r"choose a chosen other \1"),
    (
        r"^((?:(?:each|target|an?|the) (?:\w+ )?(?:player|opponent|adversary)|they|that player)\b.*?) of (?:their|his or her|its) (?:own )?choice$",
        r"\1",
    ),
    (r"(?<=location) of your choice$", ""),
    (
        rf"^you may (?:pay|spend|lose) ({NUMBER}) Renown to ((?:draw|gain|heal|move|wound|engage|en garde) .+)$",
        r"if you have \1 or more Renown, you may lose \1 Renown in order to \2",
    ),
    (r"^(.+?) unless (?:its|their|his|her|that character's) controller discards (?:an?|one) cards?$", r"\1 unless their controller discards 1 card"),
    (r"^(.+?) unless (?:its|their|his|her|that character's) controller discards (\d) cards?$", r"\1 unless their controller discards \2 card"),
    (
        r"^(.+?) unless (?:its|their|his|her|that character's) controller (?:pays|spends|loses|gives up) (\d|an?|one) Renown$",
        lambda m: f"{m[1]} unless their controller loses {1 if m[2].casefold() in {'a', 'an', 'one'} else m[2]} Renown",
    ),
    (r"\bany number of (?:target )?(?=(?:your |other |engaged |wounded )*(?:[A-Z]\w+ )?(?:characters|attachments)\b)", "up to eight "),
    (
        r"^you may (discard an? card|wound (?:this character|your performer)|engage (?:this character|your performer)) to (.+)$",
        r"you may \1 in order to \2",
    ),
)

choosing = ByKind(effect=EFFECTS)
