"""What somebody cannot do, and what goes without saying it so: the acts in the words that the vocabulary has for them, and when it ends."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table

KINDS = {"technique": "Techniques", "maneuver": "Maneuvers", "reaction": "Reactions", "action": "Actions", "abilit": "abilities"}
OWN = r"(?:(?:an?|any|their|its|his|her|further|other|more) )*"
NEXT = r"(?:in|during|for|until the end of) (?:their|its|his|her|the|the adversary's) next round(?: of the duel)?"
RULED = r"(?:is|are|be|becomes?) "


def _use(found: re.Match[str]) -> str:
    """Which abilities somebody cannot use."""
    return f"{found[1] or ''}use {KINDS[found[2].casefold()]}"


QUALIFIED = (
    r"(?:any |an? )?(?P<theirs>enemy |(?:an? |your )?(?:opponents?['’]?s?['’]?|enemies['’]?) )?"
    r"(?P<words>(?:(?!forced )(?-i:[A-Z])[\w'-]* )*)(?P<kind>abilit|action|reaction|technique|maneuver|forced abilit)(?:y|ies|s)?"
)
"""Abilities, by the words before them and by their kind."""


def _targeting(found: re.Match[str]) -> str:
    """By which abilities something is targeted, or not; the plain ones of enemies have a word of their own."""
    kind, words, theirs = found["kind"].casefold(), found["words"], bool(found["theirs"])
    if kind == "abilit" and theirs and not words and "cannot" in found[1]:
        return f"{found[1]} by enemies"
    which = f"{'enemy ' if theirs else ''}{words}{'ability' if kind == 'abilit' else kind.removesuffix(' abilit').title()}"
    return f"{found[1]} by {'an' if which[0].lower() in 'aeiou' else 'a'} {which}"


PAIRS = (
    (r"\b(?:is|are) (?:not able|unable) to\b", "cannot"),
    (
        rf"\b((?:cannot|or|nor|and) )(?:activate|use|play|announce|perform) {OWN}"
        r"(technique|maneuver|reaction|action|abilit)(?:s|y|ies)?(?: abilities)?\b",
        _use,
    ),
    (r"\bcannot (?:un-?engage|be en garde)\b", "cannot become en garde"),
    (r"\bcannot (?:heal|heal wounds|be healed of wounds|have wounds healed|regain wounds)$", "cannot be healed"),
    (r"\bcannot (?:issue a challenge|challenge|challenge anyone|challenge characters|use the challenge action)$", "cannot issue challenges"),
    (r"\bcannot (?:accept a challenge|accept)$", "cannot accept challenges"),
    (r"\bcannot refuse (?:a challenge|any challenges?)$", "cannot refuse challenges"),
    (r"\bcannot (?:claim|claim any locations?|claim a location)$", "cannot claim locations"),
    (r"\bcannot intervene in (?:any |a |other )?challenges?$", "cannot intervene"),
    (r"\bcannot be (?:the|a) target of (?!.*challenge)", "cannot be targeted by "),
    (r"\bcannot be (?:chosen|selected) as (?:the|a) target (?:of|by|for) ", "cannot be targeted by "),
    (r"\bcan only be targeted by ", "can be targeted only by "),
    (r"\bcannot be (?:the target of challenges|targeted by challenges|the target of a challenge)$", "cannot be challenged"),
    (r"\bcannot be targeted by (?:any |other )?abilities$", "cannot be targeted"),
    (rf"\b(cannot be targeted|can be targeted only) by {QUALIFIED}$", _targeting),
    (r"\bcannot (?:suffer|take|receive) (?:any )?wounds$", "cannot be wounded"),
)
EFFECTS = Table(
    *PAIRS,
    (rf"^(?:the adversary|they|that player) cannot (.+?) {NEXT}$", r"in the adversary's next round, they cannot \1"),
    (rf"^{NEXT},? (?:the adversary|they|that player) cannot (.+)$", r"in the adversary's next round, they cannot \1"),
    (
        r"^(?:that character's controller|its controller|their controller|the adversary|that player|they) cannot "
        r"(?:have (?:any )?other characters? intervene|intervene with (?:any )?other characters?|have anyone intervene)$",
        "no character can intervene",
    ),
)
NOT = (
    rf"(?<!if )(?<!while )(?<!unless )\b(?:(?:[Tt]hat|[Tt]his|[Tt]he equipped) (?:character|card)|[Ii]t|[Tt]hey|[Ss]?[Hh]e|[A-Z]\w+) {RULED}not "
    r"(?:destroyed|wounded|moved|engaged|discarded)"
)
WHO = r"(?:(?:[Tt]hat|[Tt]his|[Tt]he equipped) (?:character|card)|[Ii]t|[Tt]hey|[Ss]?[Hh]e|[A-Z]\w+)"
NOT_DONE = Table(
    (
        NOT + r"(?:[;,.]| and)? (?:[Ii]nstead,? )([^.•]+?)(?=\.|$)",
        r"Instead, \1",
    ),
    (
        NOT + r"(?:[;,.]| and) ([^.•]+?) instead(?=\.|$)",
        r"Instead, \1",
    ),
    (
        NOT + r"(?=[;,.]|$)",
        "Prevent it",
    ),
    (
        rf"^(?P<said>[^•]*\bwould (?:become )?(?:engage|be engaged|engaged)\b[^•]*(?:•"
        rf"|, )\s*){WHO} (?:does|do) not (?:become )?(?:engaged?)(?=[;,.]|$)",
        r"\g<said>Prevent it",
    ),
    (rf"^(?P<said>[^•]*\bwould (?:be moved|move)\b[^•]*(?:•|, )\s*){WHO} (?:does|do) not move(?=[;,.]|$)", r"\g<said>Prevent it"),
    (
        rf"^(?P<said>[^•]*\bwould (?:become en garde|en garde|be readied)\b[^•]*(?:•|, )\s*){WHO} (?:does|do) not (?:become )?en garde(?=[;,.]|$)",
        r"\g<said>Prevent it",
    ),
    capitals=True,
)
"""The whole text of what answers something: what was about to happen does not."""
HERE = r"(?: in (?:a )?duels?)? (?:at this location|here)"
ANYBODY = r"(?:nobody|no one|no players?|no characters?)"
ABILITIES = r"(Techniques|Maneuvers|Reactions|Actions)"
DOING = rf"(intervene|gamble|parley|refuse challenges|issue challenges|use {ABILITIES}|be (?:healed|moved|wounded|engaged|destroyed))"
PASSIVES = Table(
    (rf"^(?P<which>{QUALIFIED}) cannot target (?P<whom>.+)$", r"\g<whom> cannot be targeted by \g<which>"),
    (rf"^{ANYBODY} (?:can|may) {DOING}{HERE}$", r"characters at this location cannot \1"),
    (rf"^{ANYBODY} (?:can|may) (move (?:to|into|from)|enter|leave) (?:this location|here)$", r"characters cannot \1 this location"),
    (
        rf"^(?:no {ABILITIES} can|{ABILITIES} cannot) be (?:used|activated|played){HERE}$",
        lambda m: f"characters at this location cannot use {m[1] or m[2]}",
    ),
    (rf"^(?:no challenges can|challenges cannot) be issued{HERE}$", "characters at this location cannot issue challenges"),
    (rf"^(?:challenges{HERE} cannot be refused|challenges cannot be refused{HERE})$", "characters at this location cannot refuse challenges"),
    (rf"^(?:wounds cannot be healed|no wounds can be healed){HERE}$", "characters at this location cannot be healed"),
    (rf"^(?:attachments cannot|no attachments can) be equipped{HERE}$", "characters at this location cannot be equipped"),
    (r"^wounds on (.+?) cannot be healed$", r"\1 cannot be healed"),
    (rf"^you cannot {DOING}$", r"characters you control cannot \1"),
    *PAIRS,
)
forbidding = ByKind(effect=EFFECTS, passive=PASSIVES)
"""A sentence in which what is forbidden has its name."""
