"""What is told of abilities and their parts being resolved, and of the game going on: where that begins and where it is over."""

from __future__ import annotations

from judgekit.games.five_sails.boards.moments.words import APPLIED, GOES_TO_NEXT, NEXT, PART, RESULT, STAGE, WHOSE, WORKED, Row

EFFECT = r"(?:effect|sentence)s?"
"""A part of an ability's text, on however many it acts."""
OWN_MOMENT = "dominance|economic|conditional|riposte|parry|thrust"
"""What names moments that have words of their own: no other sentence about it is taken for `everything is resolved`."""

PLAYED = r"(?-i:[A-Z])(?:(?! (?:is|are) ).)* (?:is|are) (?:now |then )?played\b"
"""That a card is played, which somebody has to do."""
PAID = r" (?:is|are) (?:now |then |all |both )*(?:paid|met|covered|settled)(?: in full| completely)?"
"""That costs are paid."""
FOLLOWS = (
    r"(?:everything|all|what(?:ever)?)(?: (?:else|that|this|which|it|there|still|now|then))* (?:follows|comes|happens|results?|leads to|brings|is due"
    r"|(?:has|is) to (?:happen|come|follow|be done)|must (?:happen|come|be done))(?: [^,;]+?)?"
)
"""All that comes of what has been told."""
RESOLVES = r"(?:resolve|be (?:resolved|carried out|applied|worked)|take effect|come into effect|do its work|happen)"
IS_DUE = (
    rf"(?:is|are) (?:now |just |then )?(?:(?:about|due|going) to {RESOLVES}|on the point of being resolved|to {RESOLVES} (?:now|next)"
    rf"|being resolved|next to {RESOLVES})"
    rf"|would (?:now|next) {RESOLVES}|(?:comes|come|begins?|starts?) to {RESOLVES}"
)
"""That the effects of an ability are what comes next."""
ALSO_DOES = r".*, (?:and |then )*(?-i:[A-Z]) (?:discards|pays|engages|plays|uses|recruits|equips|moves|claims|challenges|chooses|parleys|sends)\b"
"""That a player does something behind a comma: no word of it may be passed over as a mere moment."""
ABILITIES: tuple[Row, ...] = (
    (
        rf"{WHOSE} (?:own )?(?:(?:City |Home )?(?:Technique|Maneuver|Action|Reaction|Forced)(?: ability)?|ability|effects?)"
        rf"(?: of (?-i:[A-Z])[\w'’ -]*?)? (?:{IS_DUE})",
        None,
        ("use", "effects"),
    ),
    (
        rf"(?:(?:the|its|his|her|their|all|both|these|(?P<card>(?-i:[A-Z])[\w'’ -]*?)['’]s) )*(?:additional )?costs(?: of .+)?{PAID}",
        None,
        ("use", "effects"),
    ),
    (rf"(?:the )?costs? of (?P<card>(?-i:[A-Z])[\w'’ -]*?)(?:['’]s \w[\w ]*)?{PAID}", None, ("use", "effects")),
    (rf"{WHOSE} first {EFFECT}{APPLIED}", ("use", "effects"), ("use", "next effect")),
    (rf"{WHOSE} first {PART}{APPLIED}", ("use", "effects"), ("use", "next part")),
    (rf"{WHOSE} (?:second|third|next|other|last|remaining) {EFFECT}{APPLIED}", ("use", "any part"), ("use", "next effect")),
    (rf"{WHOSE} (?:second|third|next|other|last|remaining) (?:one|{PART}){APPLIED}", ("use", "any part"), ("use", "next part")),
    (
        rf"(?:(?:the |its )?(?:rest|remainder) of|(?:everything|all|what(?:ever)?(?: is)?) left"
        rf" of) (?!.*\b(?:{STAGE})\b)(?:the |its )?(?P<card>[^,;]+?)(?:['’]s {PART})?{APPLIED}",
        ("use", "any part"),
        None,
    ),
    (rf"{WHOSE} {PART}{APPLIED}", ("use", "effects"), None),
    (rf"(?:the |all (?:the )?|both )?{PART} of (?P<card>(?-i:[A-Z])[\w'’ -]*?){APPLIED}", ("use", "effects"), None),
    (rf"{WHOSE} (?:City )?(?:Reaction|Action|Forced ability|Forced|ability){APPLIED}", ("use", "any part"), None),
    (
        r"(?P<card>[A-Z][\w'’ -]*?) (?:(?:is|has been) (?:now |then )?(?:resolved|carried out|finished) (?:to (?:the|its) end|completely|in full)"
        r"|resolves (?:completely|fully|in full|to (?:the|its) end))",
        ("use", "any part"),
        None,
    ),
    (
        r"(?:the )?(?:resolution|resolving|execution|carrying out|use|playing) of (?:the )?(?P<card>(?-i:[A-Z])[\w'’ -]*?)"
        r" (?:is|has come|comes) (?:now |then )?(?:over|finished|completed?|done|at an end|to an end)",
        ("use", "any part"),
        None,
    ),
    (
        r"all(?: of)?(?: the| these| those)? (?:wounds|threat and wounds|damage) (?:is|are) (?:now |then )?(?:dealt|suffered|applied|taken|placed)",
        None,
        None,
    ),
    (
        r"(?:the |all the )?wounds (?:for|of|from|caused by) .+ (?:is|are) (?:now |then )?(?:dealt|suffered|inflicted|taken|placed|determined)",
        None,
        None,
    ),
    (
        r"(?:both|all|(?:both )?.+? and|neither) .+? (?:want|wish|would like|intend|ask|mean"
        r"|(?:announce|say|declare)s? that (?:they|he|she|it) (?:will|wants?|wish(?:es)?|would like|intends?|means?))s?(?: to)?"
        r" (?:react|use|respond|answer)\b.*",
        None,
        None,
    ),
    (
        rf"(?!.*\b(?:in|during) (?:the )?(?:{STAGE})\b){FOLLOWS} (?:(?:is|are|gets|has been)(?: now| then)? {WORKED}|happens|takes place)",
        None,
        None,
    ),
    (
        r"(?:everything|all)(?: (?:else|of it|that (?:follows|comes)(?: (?:from|of) [^,;]+?)?|that (?:still )?belongs to (?:it|the \w+)))?"
        r" (?:is|are) (?:resolved|done|carried out|applied)"
        rf"|(?!.*\b(?:{STAGE}|{OWN_MOMENT})\b)(?!{PLAYED})(?!{ALSO_DOES}).+ (?:is|are) (?:both |all |now |then )?"
        rf"(?:{WORKED}|triggered|settled|announced|met|counted|compared|summed"
        r"|read off|noted|looked at|looked up|checked)(?: to the end| completely| in full)?"
        r"(?: and .+ (?:is|are) (?:finished|discarded|resolved|done|settled|generated))?"
        r"|(?:and |then |now |first )*it is (?:now |then |first )?(?:settled|determined|decided|established|found out|clear|seen) "
        r"(?:who|whose|which|what|whether|if) .+"
        r"|it is settled .+|(?:now |then )?the question is (?:now |then )?(?:who|whose|which|what) [^,;]+"
        r"|.+['’]s (?:forced|reaction)(?: ability)? (?:triggers|fires|takes effect|resolves)"
        r"|.+ (?:both |all |each )?(?:answers?|responds? to|(?:is|are) (?:set off|due)"
        r"|compete|wait|come up|waits|comes up)(?: (?:by|to|for) .+| the .+| this .+| it)?"
        r"(?: at the same time)?",
        None,
        None,
    ),
    (
        r"(?:both|all|the(?:se)?)(?: of (?:them|these|the))?(?: (?:two|three|four))?(?: effects| texts| abilities)?"
        r" (?:then )?(?:resolve|take effect|are had)(?: in turn| then)?",
        None,
        None,
    ),
    (rf"(?:{RESULT})", None, ("plunder", "end")),
    (GOES_TO_NEXT, ("", "next step"), ("", "next step")),
    (rf"(?:{NEXT})", ("", "next step"), ("", "after next step")),
    (rf"(?:(?:the|this|that|same) )*(?:{STAGE}|game|play|(?:\w+ )?procedure)(?: of .+| phase)? (?:goes on|continues)", None, None),
    (r"(?:it is )?(?:the )?(?:next|other) player(?:['’]s turn(?: to act)?|,? (?:who )?(?:is|comes) (?:now )?(?:to act|next|active))", None, None),
    (r"priority passes on", None, None),
    (r"(?:nothing|nobody) (?!(?:else )?intervenes\b).+", None, None),
)
"""Clauses about abilities, and about whatever is going on, the narrower ones first."""
