"""What people write about a round of a duel, brought to the words of the options: `for its combat values only`, `Ann plays Jab`, `keeps Roll`."""

from __future__ import annotations

from judgekit.engine.rewriting import NamedTable

VALUES = r"(?:combat )?values"
CHOOSES = r"(?:keeps?|keeping|chooses?|choosing|plays?|playing|takes?|taking|picks?|picking|selects?|selecting)"
REVEALED = (
    r"(?:(?:the )?(?:two )?(?:revealed|top two) cards are <cards>|(?:reveals?|revealing|sees?|turns up) (?:the top two cards,? )?<cards>"
    r"|<cards> are revealed)"
)
UNPAID = (
    r"(?:without (?:paying|having paid) (?:for it|(?:its|the|any) (?:wealth )?costs?)"
    r"|(?:does not|without having to) pay (?:for it|(?:its|the) (?:wealth )?cost)"
    r"|(?:pays|paying) nothing(?: for it)?|for free|free of charge|(?:its|the) (?:wealth )?cost(?: of \d+)? (?:is|being) not paid)"
)
"""What is said of a combat card, for whose values nobody pays."""
ABILITY = r"(?:its|the|<card>['’]s) (?:Technique|Maneuver)"
DUELLING = NamedTable(
    (rf"^(plays? <card>(?: as (?:a|the) combat card)?),?(?: and)? \(?{UNPAID}\)?", r"\1"),
    (r"^intervenes?,? (?:by )?engaging (<card>)", r"intervene with \1"),
    (r"^redirects (?:the|this) (?:challenge|duel) to (<card>)(?: by intervening)?", r"intervene with \1"),
    (r"^(intervenes? with <card>) (?:for|in place of|instead of|on behalf of) <card>", r"\1"),
    (r"^<card>['’]s (?:player|controller) (?=[a-z]+s\b)", ""),
    (r"^(gambl\w+) (?:again|once more|anew|(?:for )?(?:a|the) \w+ time)(?=$|[,;:]| and\b)", r"\1"),
    (rf"[,;]?\s*(?:and |but )?(?:only )?for (?:its|the) {VALUES}(?: only| alone)?", ""),
    (r"[,;]?\s*(?:and |but )?(?:ignoring|leaving out|leaving unused) (?:its|the|<card>['’]s) (?:Maneuver|Technique)\b", ""),
    (r"[,;]\s*(?:and |but )?(?:its|the|<card>['’]s) (?:Maneuver|Technique) (?:is|stays|remains|goes) (?:not (?:used|activated)|unused|ignored)", ""),
    (rf"\b(?:and )?before (?:its|the) {VALUES}(?: are resolved)?,? ", ""),
    (r"\b(Technique|Maneuver) (?:granted|given|provided) by ", r"\1 of "),
    (rf"\b((?:us|activat)(?:es?|ing) {ABILITY}) before (?={ABILITY})", r"\1, "),
    (rf"[,;] ({ABILITY}) and ({ABILITY}) are (?:both )?(?:used|activated)", r", use \1, use \2"),
    (r"\b(?:the )?combat card['’]s (Maneuver) is (?:used|activated)", r"use its \1"),
    (r"^(?:chooses|decides|elects) to (?=(?:play|gamble|accept|refuse|intervene|use|activate)\b)", ""),
    (r"(?:[,;]| and) asks to (?:activate|use) (?!.*(?:does so|doing so))[^;,]+", ""),
    (r"^plays? (?:nothing(?=$|[,;])|no cards?\b)", "play no combat card"),
    (r"^(?:has|holds) no (?:combat )?cards?(?: left| in hand)*,? and (?:so )?plays (?:none|nothing|no(?: combat)? card)\b", "play no combat card"),
    (r"^cannot play (?:a|any)(?: combat)? card\b", "play no combat card"),
    (
        r"^(plays? <card>)(?:,| and) (?:then )?resolves (?:it|(?:its|the) (?:combat )?values)(?:(?:,| and) (?:the |its )?threat)?(?=$|[,;]| and)",
        r"\1",
    ),
    (r"^takes? .*\bwithout playing an?(?: combat)? card$", "play no combat card"),
    (
        r"(?:,| and) (?:takes?|suffers?|taking|suffering) (?:the |all (?:the )?|his |her |their |its )?(?:remaining )?"
        r"(?:threat(?: as wounds)?|wounds?)(?: instead)?$",
        "",
    ),
    (r"^(?:announces?|declares?)(?: to| that (?:<seat>|he|she|they))? (?:a )?gambles?\b", "gamble"),
    (r"^<card> (?=(?:does not|do not|declines|plays no|chooses not) )", ""),
    (r"(<card>): (?=(?:its|the|riposte|parry|thrust|combat|threat)\b)", r"\1; "),
    (rf"^(gambles?)\b[:,;]?\s*\(?{REVEALED}\)?", r"\1"),
    (
        rf"^(gambl(?:es?|ing))\b[,;]? (?:and )?(?:then )?(?:<seat> )?(?:{CHOOSES}|for) (<card>)"
        r"(?: over <card>)?(?:[,;]? (?:and )?(?:sinks?|sinking|discards?|discarding) (?:the other|<card>))?(?=$|[,;])",
        r"gamble; choose \2",
    ),
    (r"^(?:picks?|selects?|keeps?) (<card>)[,;] <card> is (?:sunk|discarded)$", r"choose \1"),
    (
        r"^(?:keeps?|chooses?|picks?|selects?) (<card>)(?:,| and) (?:sinks?|sinking|discards?|discarding) "
        r"(?:the other(?: card| one)?|<card>)(?=$|[,;]| and\b)",
        r"choose \1",
    ),
)
"""What is said in a round, of the cards of a case."""
