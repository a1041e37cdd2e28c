"""What is cancelled or prevented, and numbers that are raised or lowered before they happen."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import DONE, FIRST_PLAYER, NUMBER


def _next_one(found: re.Match[str]) -> str:
    """The next thing of a kind that somebody uses, cancelled when it is."""
    who = "the adversary announces" if found[2].casefold() == "adversary" else "an opponent uses"
    what = "an opponent plays a risk" if found[1].casefold() == "risk" else f"{who} a {found[1].title()}"
    return f"the next time {what}{' ' + found[3] if found[3] else ''}, cancel it"


ABILITY = r"(?:action|ability|risk|reaction|technique|maneuver|card|sorcery)"
"""What has effects, as a whole."""
THAT = r"(?:that|this|the|the generated|the removed|the resulting)"
AMOUNT = r"(?:amount of |generated |removed )?threat(?: (?:that is )?generated| that is (?:added|removed))?|amount"
EFFECTS = Table(
    (
        r"^cancel the adversary['’]s next (Maneuver"
        r"|Technique)(?: (this (?:duel|round|Day)))?$",
        lambda m: f"cancel the next {m[1]} the adversary uses{' ' + m[2] if m[2] else ''}",
    ),
    (rf"^(?:reduce|lower|decrease) (?:it|them|this|that|the wounds) by ({NUMBER})$", r"reduce the number by \1"),
    (r"^(?:you|they|s?he|it|that player) (?:lose|gain|draw|suffer|discard)s? (\d|one|two) (?:less|fewer)(?: .*)?$", r"reduce the number by \1"),
    (
        r"^(?:you|they|s?he|it|that player) (?:lose|gain|draw|suffer|discard)s? (\d|one|two) more(?: wounds?| Renown| cards?)?$",
        r"increase the number by \1",
    ),
    (
        r"^prevent the next wound (.+?) would suffer(| (?:in )?this duel| (?:in )?this round| this Day)$",
        r"the next time \1 would suffer wounds\2, reduce the number by 1",
    ),
    (r"^(?:they|it|s?he|that character) do(?:es)? not(?: happen)?$", "cancel it"),
    (
        r"^cancel the next (risk|action|reaction|technique|maneuver) (?:that )?(?:an? |your |the )?(opponent|adversary) "
        r"(?:plays|uses|announces)(?: (?:in |during )?(this (?:Day|duel|round)))?$",
        _next_one,
    ),
    (r"^(?:they|that player|that opponent|the triggering player) draws? (one|two|1|2) (?:fewer|less)(?: cards?)?$", r"reduce the number by \1"),
    (r"^prevent (?:all of (?:them|those wounds|the wounds)|all (?:those )?wounds|those wounds|them)$", "prevent it"),
    (rf"^(?!.*\bthreat\b)(?:.+) (?:is|are) not {DONE}(?: instead)?$", "cancel it"),
    (
        r"^(?:(?:the )?(?:effects?|abilities) (?:of|on) )?"
        r"(?:this (?:card|ability|action|reaction|risk|technique|maneuver)|it|its effects?|these effects|they) cannot be cancelled$",
        "this ability cannot be cancelled",
    ),
    (r"^(?:s?he|it|they|that (?:card|character)) (?:stays?|remains?) engaged(?: instead)?$", "cancel it"),
    (
        rf"^the triggering player (?:draw|gain|discard|lose|heal)s? ({NUMBER}) (?:less|fewer)(?: (?:cards?|Renown))?$",
        r"reduce the number by \1",
    ),
    (
        r"^(?:s?he|it|they|that (?:card|character)) do(?:es)? not"
        r"(?: (?:become (?:uncontrolled|engaged|wounded)|happen|move|engage|leave play|suffer (?:it|them)))?$",
        "cancel it",
    ),
    (rf"^(?:increase|raise) (?:it|this|that) by ({NUMBER})$", r"increase the number by \1"),
    (rf"^add ({NUMBER}) to (?:that|the|this) (?:threat|amount|number)$", r"increase the number by \1"),
    (rf"^(?:.+ )?generates? ({NUMBER}) threat$", r"increase the number by \1"),
    (rf"^(?:keep (?:it|{FIRST_PLAYER})|you keep (?:it|{FIRST_PLAYER}))$", "cancel it"),
    (
        rf"^(?:reduce|lower|decrease) (?:{THAT} )?(?:{AMOUNT}) by ({NUMBER})$",
        r"reduce the number by \1",
    ),
    (rf"^{THAT} (?:threat|amount|number) is (?:reduced|lowered|decreased) by ({NUMBER})$", r"reduce the number by \1"),
    (rf"^(?:(?:they|it|s?he|the challenger) )?generates? ({NUMBER}) (?:less|fewer)(?: threat)?$", r"reduce the number by \1"),
    (rf"^({NUMBER}) (?:less|fewer) threat is (?:generated|added|removed)$", r"reduce the number by \1"),
    (
        rf"^(?:increase|raise) (?:{THAT} )?(?:{AMOUNT}|number(?: of wounds)?) by ({NUMBER})$",
        r"increase the number by \1",
    ),
    (rf"^{THAT} (?:threat|amount|number) is (?:increased|raised) by ({NUMBER})$", r"increase the number by \1"),
    (rf"^(?:(?:they|it|s?he|the challenger) )?generates? ({NUMBER}) (?:more|additional|extra)(?: threat)?$", r"increase the number by \1"),
    (rf"^({NUMBER}) (?:more|additional|extra) threat is (?:generated|added|removed)$", r"increase the number by \1"),
    (r"^(?:they|it|s?he|this character) suffers? (one|1|an?|\d|two) (?:fewer|less)(?: wounds?)?$", r"reduce the number by \1"),
    (r"^(?:the|that) (challenge|movement|effect|wound) is cancelled$", r"cancel that \1"),
    (r"^(?:the|that|this) claim (?:fails|is cancelled|does not happen)(?: instead)?$", "cancel it"),
    (r"^draw one fewer card$", "reduce the number by one"),
    (rf"^(?:the|that) {ABILITY} is cancelled$", "cancel that ability"),
    (
        rf"^cancel (?:(?:that|the|this) {ABILITY}(?:['’]s (?:remaining )?effects?)?"
        rf"|(?:all )?(?:the )?(?:remaining )?effects? of (?:that|the|this) {ABILITY})$",
        "cancel that ability",
    ),
    (r"^(?:reduce|lower) (?:the wounds|the number of wounds|that number|that amount|those wounds) by ", "reduce the number by "),
    (rf"^prevent ({NUMBER}) (?:wounds?|of (?:the|that) damage)$", r"reduce the number by \1"),
    (r"^cancel (?:the|that|this|their) (?:move|movement|effects?|wounds?|event|challenge|claim)$", "cancel it"),
    (rf"^(.+?) suffers ({NUMBER}) fewer wounds?$", r"reduce the number by \2"),
    (r"^prevent (\d|one|two|three) of (?:them|the wounds)$", r"prevent \1 of those wounds"),
    (r"^prevent (?:all of |all |all of those |those |the |that )?(?:wounds?)$", "cancel it"),
)
PASSIVES = Table(
    (r"^(?:the )?(?:abilities|effects) (?:on|of|by|from) (.+?) cannot be cancelled$", r"abilities of \1 cannot be cancelled"),
    (r"^(?!abilities of )(.+?)(?:'s|s') (?:abilities|effects) cannot be cancelled$", r"abilities of \1 cannot be cancelled"),
    (r"^this card cannot be cancelled$", "abilities of this card cannot be cancelled"),
)

cancelling = ByKind(effect=EFFECTS, passive=PASSIVES)
