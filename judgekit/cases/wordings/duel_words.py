"""What people write about a round of a duel, brought to the words of the options: `for its combat values only`, `Ann plays Jab`, `keeps Roll`."""

from __future__ import annotations

from judgekit.engine.rewriting import NamedTable

VALUES = r"(?:combat )?values"
UNPAID = (
    r"(?:without (?:paying|having paid)(?: (?:for it|anything|a card|(?:its|the|any) (?:wealth )?costs?))?|(?:at|for) no cost"
    r"|(?:does not|without having to) pay (?:for it|(?:its|the) (?:wealth )?cost)"
    r"|(?:(?:without|and does not) (?:(?:having|have) to )?discard(?:ing)?|without giving up|and discards) "
    r"(?:anything|nothing|any(?: other)? cards?|an?(?:other)? card|cards)"
    r"(?: (?:for|as payment for) (?:it|that|(?:its|the) (?:wealth )?cost))?"
    r"|(?:pays|paying) nothing(?: for it)?|for free|free of charge|(?:its|the) (?:wealth )?cost(?: of \d+)? (?:is|being) not paid)"
)
"""What is said of a combat card, for whose values nobody pays."""
AGAINST_THREAT = (
    r"(?:(?:(?:as a |in |for )?(?:defen[cs]e |guard )?against|to (?:parry|reduce|lower|meet|answer|counter|ward off|stop|remove|face|return)"
    r"|in (?:answer|response|reply) to|because of) (?:the |this |that |all |any |<card>['’]s |its )?(?:\w+ )?threat\b[^,;]*"
    r"|for (?:its|the) (?:riposte|parry|thrust)(?:,? (?:and|or) (?:riposte|parry|thrust))*)"
)
"""What only says what a combat card is played for."""
ABILITY = r"(?:its|the|<card>['’]s) (?:Technique|Maneuver)"
CHALLENGE = r"(?:it|(?:the|this|that|its|her|his|their) challenge)"
WITH_IT = rf"(?:,? (?:together )?(?:with|for|in|as (?:a )?part of|when|while)(?: (?:issuing|making))? {CHALLENGE})"
"""What says of an ability that it is used as a challenge is issued."""
USES = r"(?:activates?|uses?|activating|using)"
TECHNIQUES = NamedTable(
    (rf"\b(?:adds?|employs?|applies|apply|invokes?|triggers?)(?: also)? (?={ABILITY}(?=$|[ ,;]))", "use "),
    (rf"\b(?:adding|employing|applying|invoking|triggering) (?={ABILITY}(?=$|[ ,;]))", "using "),
    (r"\b(?:his|her|its|their) (?:own )?(?=(?:Belayed )?(?:Technique|Maneuver)\b)", "its "),
    (r"(?<=['’]s) own (?=(?:\w+ )?(?:Technique|Maneuver)\b)", " "),
    (r"\bboth (<card>)(?:['’]s)?(?: (?:Technique|Maneuver))? and (<card>)['’]s (Technique|Maneuver)s?\b", r"\1's \3; use \2's \3"),
    (
        r"\b(?:the|both|both the) (Technique|Maneuver)s of (?:both )?(<card>)"
        r"(?:['’]s)?,? and (?:of )?(?:the )?(<card>)(?!['’])(?: together| at once| both)?",
        r"\2's \1; use \3's \1",
    ),
    (r"^(?:activat|us)(?:e?s|e|ing) both (<card>) and (<card>)(?=$|[,;])", r"use \1; use \2"),
    (r"(?:^|(?<=[,;] )|(?<=\band ))leaves? (?:its|the|<card>['’]s) (Technique|Maneuver) (?:unused|aside|alone|out)(?=$|[,;.])", r"no \1"),
    (r"^(?:also|additionally|in addition|besides|moreover),? (?=(?:activat|us|play)e?s?\b)", ""),
    (r"\bthe (Technique|Maneuver) (?:of|on|from|printed on) (?:the )?(<card>)(?!['’])", r"\2's \1"),
    (r"(?:[,;] (?:and )?)Technique: (?:the )?(<card>)(?:['’]s)?(?: own)?(?=$|[,;])", r"; use \1's Technique"),
    (r"^(<card>) (?:uses|activates) (?:the )?(<card>)(?!['’])(?: (?:too|as well|also|again))?(?=$|[,;]| on\b)", r"use \2 with \1"),
    (rf"((?<=[,;] )|(?<=[,;] and )|^)(?:she|he|it|they|<card>) (?={USES} (?:{ABILITY}|<card>))", r"\1"),
    (rf"(\b{USES} (?:{ABILITY}|<card>)){WITH_IT}(?=$|[,;])", r"\1"),
    (
        r"(?:,? and|[,;])(?: (?:has|lets|have))? (<card>) (?:use|activate) (?:his|her|its|their|the) (Technique|Maneuver)(?=$|[,;]| and\b)",
        r"; use \1's \2",
    ),
    (rf"[,;]?(?: and| by)?(?: together)? (?:with|using|activating) ({ABILITY})(?: (?:being )?(?:activated|used))?(?=$|[,;]| and\b)", r"; use \1"),
    (rf"^(plays? <card>)(?:,? and|,) ({ABILITY})", r"\1, use \2"),
    (r"^activates? (?=<card>(?:$|[,;]))", "use "),
    (r"[,;]?(?: and)? activat(?:es|ing) (<card>)(?=$|[,;])", r"; use \1"),
    (rf"[,;] (?:and )?({ABILITY}|<card>) (?:is|being) (?:activated|used)(?=$|[,;])", r"; use \1"),
    (rf"\b({USES} (?:both )?{ABILITY}),?(?: and| together with|, then) ({ABILITY}|<card>)(?=$|[,;])", r"\1, use \2"),
    (rf"(?<=\w),? together with (?={ABILITY}|<card>)", ", "),
)
"""What is said of a Technique or Maneuver that somebody uses: whose it is, together with what."""
IN_HAND = r"(?: (?:back|(?:in|for) (?:(?:his|her|their|its|the) )?(?:hand|later)))*"
DUELLING = NamedTable(
    (rf"^(plays? <card>(?: as (?:(?:a|the|its) )?combat card)?(?: (?:only )?for (?:its|the) {VALUES})?),?(?: and)? \(?{UNPAID}\)?", r"\1"),
    (rf"^(plays? <card>(?: as (?:(?:a|the|its) )?combat card)?) {AGAINST_THREAT}(?=$|[,;])", r"\1"),
    (r"^intervenes?,? (?:by )?engaging (<card>)", r"intervene with \1"),
    (r"^redirects (?:the|this) (?:challenge|duel) to (<card>)(?: by intervening)?", r"intervene with \1"),
    (r"^(intervenes? with <card>) (?:for|in place of|instead of|on behalf of) <card>", r"\1"),
    (r"^<card>['’]s (?:player|controller) (?=[a-z]+s\b)", ""),
    (rf"[,;]?\s*(?:and |but )?(?:only )?for (?:its|the) {VALUES}(?: only| alone)?", ""),
    (r"[,;]?\s*(?:and |but )?(?:ignoring|leaving out|leaving unused) (?:its|the|<card>['’]s) (?:Maneuver|Technique)\b", ""),
    (r"[,;]\s*(?:and |but )?(?:its|the|<card>['’]s) (?:Maneuver|Technique) (?:is|stays|remains|goes) (?:not (?:used|activated)|unused|ignored)", ""),
    (rf"\b(?:and )?before (?:its|the) {VALUES}(?: are resolved)?,? ", ""),
    (r"\b(Technique|Maneuver) (?:granted|given|provided) by ", r"\1 of "),
    (rf"\b((?:us|activat)(?:es?|ing) {ABILITY}) before (?={ABILITY})", r"\1, "),
    (rf"[,;] ({ABILITY}) and ({ABILITY}) are (?:both )?(?:used|activated)", r", use \1, use \2"),
    (r"\b(?:the )?combat card['’]s (Maneuver) is (?:used|activated)", r"use its \1"),
    (r"^(?:chooses|decides|elects) to (?=(?:play|gamble|accept|refuse|intervene|use|activate)\b)", ""),
    (r"^plays? (?:nothing(?=$|[,;])|no cards?\b)", "play no combat card"),
    (r"^(?:has|holds) no (?:combat )?cards?(?: left| in hand)*,? and (?:so )?plays (?:none|nothing|no(?: combat)? card)\b", "play no combat card"),
    (r"^cannot play (?:a|any)(?: combat)? card\b", "play no combat card"),
    (r"^(?:has|holds) no(?: combat)? cards?(?: left| in hand| to play| for (?:it|the round))+$", "play no combat card"),
    (
        r"^(plays? <card>)(?:,| and) (?:then )?resolves (?:it|(?:its|the) (?:combat )?values)(?:(?:,| and) (?:the |its )?threat)?(?=$|[,;]| and)",
        r"\1",
    ),
    (r"^(?:declines?|refuses|chooses not|decides not|prefers not|opts not) to play (?:a|any|the)(?: combat)? card\b", "play no combat card"),
    (rf"^(?:keeps?|holds?) <cards>{IN_HAND}(?:,? and|[,;]) (?=plays? no(?:\b|thing)|gambl|pass|declin)", ""),
    (rf"(?<=no combat card)(?:,? and|[,;]) keep(?:s|ing) <cards>{IN_HAND}(?=$|[,;])", ""),
    (r"^takes? .*\bwithout playing an?(?: combat)? card$", "play no combat card"),
    (
        r"(?:,| and) (?:takes?|suffers?|taking|suffering) (?:the |all (?:the )?|his |her |their |its )?(?:remaining )?"
        r"(?:threat(?: as wounds)?|wounds?)(?: instead)?$",
        "",
    ),
    (r"^<card> (?=(?:does not|do not|declines|plays no|chooses not) )", ""),
    (r"(<card>): (?=(?:its|the|riposte|parry|thrust|combat|threat)\b)", r"\1; "),
)
"""What is said in a round, of the cards of a case."""
