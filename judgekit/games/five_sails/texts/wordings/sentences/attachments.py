"""Attachments: equipped, moved, had."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER


def _handed(found: re.Match[str]) -> str:
    """An attachment that goes from one bearer to another, without being paid for."""
    chosen = {"target": "target ", "another": "a chosen other ", "a": "a chosen "}[found[2].casefold()] + found[3] + found[4]
    return f"equip {found[1]} to {chosen} without paying"


FREE = r"(?:,? (?:ignoring|without paying)(?: (?:for it|(?:its|all|the)(?: wealth)? costs?))?|,? for free)"
GEAR = r"(?:[A-Z]\w+ )?(?:attachment|weapon|armor|attire)"
SOMEBODY = r"(?:your performer|this character|your leader|your participant|(?:target|another|an?) [\w ]*?character\b[\w ']*)"


def _passed_on(found: re.Match[str]) -> str:
    """An attachment that goes from its bearer to another character."""
    what = re.sub(r" (?:from|on) (?=your|the|an?|another|target)", " equipped to ", found[1])
    whom = re.sub(r"^(?:another|an?) ", lambda m: "a chosen " + ("other " if "other" in m[0] else ""), found[2])
    return f"let {what} pass to {whom}"


A_KIND = r"(?:(?-i:[A-Z])\w+ )?(?:attachment|(?-i:[A-Z])\w+)"
HAND = r"(?:from|in) (?:your )?hand"
LYING = r"(?:(?:(?:from|at) )?(?:an?|any) City location|(?:that is )?available)"
BESIDE = r"(?: here| at this location)"
BY_NAME = r"your performer|your Leader|this character|the equipped character|(?-i:(?!The\b)[A-Z][\w'-]+)"
ONE_OF_YOURS = r"(?:your character|one of your characters|a friendly character|a character you control)"
IN_REACH = rf"(?:{HAND},? or {LYING}|{LYING},? or {HAND})"
"""Where an attachment is that can be equipped."""
PAYING = r"(?:,? (?:by )?paying (?:its|all|all its|the) (?:wealth )?costs?)"


def _kind_of(said: str) -> str:
    """An attachment of a trait, which is said to be one."""
    return said if said.casefold().endswith("attachment") else f"{said} attachment"


def _revealed(found: re.Match[str]) -> str:
    """A revealed attachment that one of the player's characters equips: at its cost, unless the text says otherwise."""
    if found["free"]:
        return found[0]
    return f"equip a revealed {_kind_of(found['what'])} to a chosen friendly character{' here' if found['here'] else ''}, paying its cost"


EVERY = Table(
    (r"^((?:destroy|engage|discard) )the adversary['’]s (Weapon|Armor|Attire)$", r"\1a chosen \2 attachment equipped to the adversary"),
)
BORNE_BY = r"(?:they|s?he|it|the equipped character)"


LOST = (
    rf"{BORNE_BY} (?:loses? (?:an?|any|(?:all )?(?:his|her|its|their)|the)(?: last| only)?|no longer (?:has|have) an?|has no) "
    r"(?:equipped )?(?P<what>(?:(?-i:[A-Z])[\w-]+ ?)+|attachment)s?(?: attachments?)?(?: equipped)?"
)


def _lost(found: re.Match[str]) -> str:
    """When a card is destroyed that needs another one beside it."""
    gear = "" if found["what"].casefold() == "attachment" else found["what"].strip().removesuffix("s") + " "
    return f"this card is destroyed once the equipped character has no {gear}attachment equipped"


BEARING = (
    r"\b((?:character|participant)s?(?: (?:you control|at this location|here))?) "
    r"(?:(?:(?:that|who) (?:is|are) )?equipped with|(?:that|who) (?:has|have|bears?|carr(?:y|ies)|wears?)) (?:an? )?"
    r"(Weapon|Armor|Attire|attachment)\b(?: attachment\b)?(?: equipped)?",
    lambda m: f"{m[1]} with {'a' if m[2][0] in 'Ww' else 'an'} {m[2]} equipped",
)
"""Somebody who has something equipped, as the nouns say it."""
EFFECTS = Table(
    (
        r"^(?:take|choose) an? (.+?) (?:from|in) your discard pile and equip it to (.+?)(?:,? (?:and )?(paying its costs?|paying all costs))$",
        r"\2 equips a chosen \1 in your discard pile, paying its cost",
    ),
    (
        r"^(?:take|choose) an? (.+?) (?:from|in) your discard pile and equip it to (.+?)(?:,? (?:without paying.*|ignoring .*costs?|for free))?$",
        r"equip a chosen \1 in your discard pile to \2 without paying",
    ),
    (r"\b(attachment) on (?=an? (?:opposing|enemy) character\b|a character you control\b)", r"\1 equipped to "),
    (
        r"^(?:attach|equip|put) an? (.*?attachment) (?:from|in) your discard pile (?:on|onto|to) (.+?)"
        r"(?: without paying.*|,? (?:ignoring .*costs?|for free))$",
        r"equip a chosen \1 in your discard pile to \2 without paying",
    ),
    (
        r"^take (target attachment) (?:from|equipped to|on) (an? .+?character) and (?:attach|equip) it to (.+)$",
        r"take control of \1 equipped to \2 and equip it to \3 without paying",
    ),
    (
        r"^equip (target .+?) to (your performer|this character|the equipped character)"
        r"(?:,? (?:ignoring|without paying) (?:its|all|the) costs?|,? for free)$",
        r"equip \1 to \2 without paying",
    ),
    (
        r"^(?:put|attach|equip) (target attachment) (?:from|in) your discard pile (?:on|onto|to) (.+?), paying its cost( less .+)?$",
        lambda m: f"{m[2]} equips {m[1]} in your discard pile, paying its cost{m[3] or ''}",
    ),
    (
        r"^(?:move|transfer|pass|hand) (target attachment(?: you control)?) (?:from \S+ )?"
        r"to (another|a|target) ((?:other )?)(character(?: you control)?)$",
        _handed,
    ),
    (r"^(move this card to (?:an?|another|target) (?:.+ )?(?:character|Brute|Mercenary)\b.*)(?<!as an attachment)$", r"\1 as an attachment"),
    (
        r"^(?:move|transfer|pass|give) ((?:target|a chosen|another chosen|that) [\w ]*?\battachment\b[^.]*?) to "
        r"(?!.*\b(?:location|hand|deck|pile|Home|Locker|Docks|Forums|Bazaar|Inn|Gardens|as an attachment)\b)(.+)$",
        r"move \1 to \2 as an attachment",
    ),
    (
        r"^(?!.*(?:without paying|as an attachment)$)(?:move|transfer|pass|hand|give|equip|attach) "
        rf"(this card|target {GEAR} (?:equipped to|from|on) {SOMEBODY}|target {GEAR} you control) to ({SOMEBODY})$",
        lambda m: m[0] if m[0].casefold().startswith(("equip this", "attach this")) else _passed_on(m),
    ),
    (
        rf"^steal (target {GEAR}(?: with [\w ]+?)? equipped to (?:(?! and equip ).)+?)(?: and equip it to (.+?)(?: without paying.*)?)?$",
        lambda m: f"take control of {m[1]} and equip it to {m[2] or 'your performer'} without paying",
    ),
    (
        r"^(?:put|attach|equip) (target attachment) (?:from|in) your discard pile (?:on|onto|to) (.+)$",
        r"equip \1 in your discard pile to \2 without paying",
    ),
    BEARING,
    (r"^equip (target .+?) (?:from|in) your discard pile to (.+)$", r"equip \1 in your discard pile to \2 without paying"),
    (rf"^equip the revealed card to (.+?){FREE}$", r"equip the revealed card to \1 without paying"),
    (
        r"^equip the revealed card to ((?:(?! without ).)+?)(?:,? (?:by )?paying (?:its|all|all its) (?:wealth )?costs?)?$",
        r"equip a revealed attachment to \1, paying its cost",
    ),
    (r"^equip an? (available .+?) to ", r"equip a chosen \1 to "),
    (
        rf"^equip (?:a|one) revealed (?P<what>{A_KIND}) to {ONE_OF_YOURS}(?P<here> (?:here|at this location))?(?P<free>{FREE})?{PAYING}?$",
        _revealed,
    ),
    (
        rf"^equip (?:a|one) revealed (?P<what>{A_KIND}) to ({BY_NAME}){PAYING}?$",
        lambda m: f"equip a revealed {_kind_of(m['what'])} to {m[2]}, paying its cost",
    ),
    (
        rf"^equip an? (?P<what>{A_KIND}) {IN_REACH} to (?P<whom>your performer|your Leader|this character|the equipped character){FREE}$",
        lambda m: f"equip a chosen {_kind_of(m['what'])} in your hand or available to {m['whom']} without paying",
    ),
    (
        rf"^(?:move|pass|transfer|hand) an? (?:equipped )?(?P<what>{A_KIND})(?: equipped)? (?:between|from one (?:of your characters )?to another of)"
        r" (?:two of your characters|two characters (?:that )?you control|your characters) (?:here|at this location)$"
        rf"|^(?:move|pass|transfer|hand) an? (?:equipped )?(?P<item>{A_KIND}) (?:from|equipped to) a character you control{BESIDE}?"
        r" to another (?:of your characters|character you control) (?:here|at this location)$",
        lambda m: (
            f"let a chosen {_kind_of(m['what'] or m['item'])} here equipped to a character you control"
            " pass to a chosen friendly character here who does not bear it"
        ),
    ),
    (r"^(take control of .+ and equip it to .+?)(?<!without paying)$", r"\1 without paying"),
    (r"^(?:attach|put on) (.+) (?:to|on) (.+)$", r"equip \1 to \2"),
    (r"^(equip this card to .+?) instead of (?:discarding it|your discard pile)$", r"\1"),
    (r"^equip ((?:target|a chosen) .+?) to (.+?) without paying its cost$", r"equip \1 to \2 without paying"),
)
CONDITIONS = Table(
    (r"^(.+?) is equipped with no ((?-i:[A-Z])\w+|attachment)s?$", r"\1 has no \2 equipped"),
    (
        rf"^(.+?) (?:has|is equipped with) ({NUMBER}) or more (attachments|(?-i:[A-Z])[\w-]+s)(?: equipped)?$",
        lambda m: f"{m[1]} has {m[2]} or more {m[3].removesuffix('s')} equipped",
    ),
    (
        r"^(.+?) (?:has|have|bears|carries|wears) an? ((?:(?-i:[A-Z])[\w-]+ )*(?:Weapon|Armor|Attire|attachment))(?: equipped)?$",
        r"\1 has a \2 equipped",
    ),
    (r"^(.+?) has no (?!(?:riposte|parry|thrust|Renown)$)([A-Z]\w+)$", r"\1 has no \2 equipped"),
    (r"^(.+?) (?:is|are) (unwounded|equipped|unequipped)$", r"\1 is an \2 character"),
    (r"^(?!no )(.+?) (?:is|are) available$", r"\1 is an available card"),
)
TRIGGERS = Table(
    (
        r"^an opponent (?:plays|equips|attaches) an? (attachment|(?:Weapon|Armor|Attire)(?: attachment)?)$",
        r"an enemy character equips a \1",
    ),
    (r"^(?:you equip this card|this card equips to a character)$", "this card is equipped"),
    (r"^you equip an? (.+?) to (.+)$", r"\2 equips a \1"),
    (r"^(.+?) is equipped with (an? .+)$", r"\1 equips \2"),
    (r"^you (?:play|attach) an attachment$", "you equip an attachment"),
    (r"\b(equips?) an ", r"\1 a "),
    (r"^an? (.+?) is equipped to (.+)$", r"\2 equips a \1"),
)
PASSIVES = Table(
    BEARING,
    (r"^(?:this card )?only (?:equips?|attach(?:es)?) to (?=an? |your )", "this card can be equipped only to "),
    (r"^(?:all )?attachments (?:on|equipped to) (.+?) (?=cannot\b)", r"each attachment equipped to \1 "),
    (r"^you (?:may|can) equip this card to an? (.+)$", r"this card can be equipped to any \1"),
    (
        r"^this card (?:may|can) be (?:equipped|worn|borne|attached) (?:(?:together |along )?with|alongside|beside|in addition to) "
        r"(?:another|a second) ((?-i:[A-Z])\w+)$",
        r"this card can be equipped beside another \1",
    ),
    (
        rf"^(?:if|when|once|as soon as) {LOST}, (?:destroy this card|this card is destroyed)$",
        _lost,
    ),
    (rf"^(?:destroy this card|this card is destroyed) (?:if|when|as soon as) {LOST}$", _lost),
    (
        r"^(?:may|can) (?:be (?:equipped|attached) only|only (?:be (?:equipped|attached)|equip)) to your (?:own )?"
        r"((?:[\w-]+ )*?character) (with .+)$",
        r"this card can be equipped only to a friendly \1 \2",
    ),
    (
        r"^(.+?) (?:may|can) (?:be equipped with|have|bear|wear|carry) (?:two|2"
        r"|another|a second|one additional) (Weapon|Armor|Attire)s?(?: equipped)?$",
        r"\1 can have 2 \2 equipped",
    ),
    (
        r"^each (.+?) equipped to (.+?) gives (?:it |him |her |them )?(?:an )?(?:additional |extra )?([+-]\d \w+)$",
        r"\2 has \3 for each \1 equipped to \2",
    ),
    (r"^((?!each )attachments .+?) cannot be (destroyed|discarded)$", r"each \1 cannot be \2"),
    (r"^the equipped character gains ([A-Z][a-z]+)$", r"the equipped character has the trait \1"),
    (
        r"^(?:this card )?(?:may|can)(?:not| not) be equipped to (?:an? )?([A-Z]\w+?)s?(?: characters?)?$",
        r"this card can be equipped only to a non-\1 character",
    ),
    (r"^(equipped|performing) character\b", r"the \1 character"),
    (r"^((?:[+-]\d (?:resolve|combat|finesse|influence)(?:, | and |, and )?)+)$", r"the equipped character has \1"),
    (
        r"^(?:this card )?(?:(?:may|can) (?:only be equipped|be equipped only|only equip)|equips? only) to (?:an? )?(your |friendly )?"
        r"(?:own )?((?-i:non-[A-Z])[\w-]+?)s?( you control)?$",
        lambda m: f"this card can be equipped only to a {m[2]} character{' you control' if m[1] or m[3] else ''}",
    ),
    (r"^(?:this card )?(?:may|can) (?:only be equipped|be equipped only|only equip) (?:to|by) (an? .+)$", r"this card can be equipped only to \1"),
    (
        r"^(?:this card )?(?:may|can) (?:only be equipped|be equipped only|only equip) to your (?:own )?(.+?)s?$",
        r"this card can be equipped only to a \1 you control",
    ),
    (r"^(?:this card (?:may|can) only be equipped|(?:equip|attach) (?:this card )?only) to (an? .+)$", r"this card can be equipped only to \1"),
    (r"^(?:equip|attach) (?:this card )?to (an? .+?) only$", r"this card can be equipped only to \1"),
    (
        r"^(?:(?:equip|attach) (?:this card )?(?:only )?to|this card (?:may|can) be equipped only to) your Leader(?: only)?$",
        "this card can be equipped only to a Leader you control",
    ),
    (r"^only (an? .+?) (?:may|can) (?:equip this card|have this card equipped)$", r"this card can be equipped only to \1"),
    (r"^(?:this card )?(?:may|can) (?:be (?:equipped|attached)|equip) to (?:an?|any) (.+)$", r"this card can be equipped to any \1"),
)
COSTS = Table(
    BEARING,
)

attachments = ByKind(EVERY, effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES, cost=COSTS)
