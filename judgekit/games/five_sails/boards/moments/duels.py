"""The course of a challenge, its duel and its rounds, as people tell it: between which rows of their procedures each clause stands."""

from __future__ import annotations

from judgekit.games.five_sails.boards.moments.words import DONE, ENDS, IF_ANY, ROUND, THREAT, VALUES, Row

DUELS: tuple[Row, ...] = (
    (
        r".+ generates? (?:the |\d+ |its |his |her )?threat(?: (?:against|equal to|from|of|for|with) .+)?"
        r"|(?:the |\d+ )?threat (?:is|gets) (?:now )?(?:generated|assigned)(?:,? (?:and|to|in|by|with|from|according to|based on) .+)?",
        ("challenge", "threat"),
        None,
    ),
    (
        rf"(?:the )?(?:rest of the )?(?:challenge|challenge procedure|procedure)(?: of .+)?{DONE}(?: and (?:the )?threat is generated)?",
        ("challenge", "threat"),
        None,
    ),
    (r"(?:the |a )?duel (?:now )?(?:begins|starts)", ("challenge", "duel"), None),
    (
        rf"(?:{VALUES})(?:,? (?:and(?: then)?|then) (?:{THREAT})|, (?:the )?threat,? and the end of the round) (?:is|are)(?: now| then)? resolved",
        ("round", "riposte"),
        None,
    ),
    (rf"(?:{THREAT}) (?:is|are)(?: now| then)? resolved,? (?:after|following|behind) (?:{VALUES})", ("round", "riposte"), None),
    (rf"(?:{VALUES}) (?:is|are)(?: now| then)? resolved{IF_ANY}", ("round", "riposte"), ("round", "overdue")),
    (r"(?:the )?riposte and (?:the )?parry are resolved", ("round", "riposte"), ("round", "thrust")),
    (r"(?:the )?parry and (?:the )?thrust are resolved", ("round", "parry"), ("round", "overdue")),
    (r"(?:the |.+['’]s )?riposte(?: of .+)? is resolved", ("round", "riposte"), ("round", "parry")),
    (r"(?:the |.+['’]s )?parry(?: of .+)? is resolved", ("round", "parry"), ("round", "thrust")),
    (r"(?:the |.+['’]s )?thrust(?: of .+)? is resolved", ("round", "thrust"), ("round", "overdue")),
    (rf"(?:{THREAT}) (?:(?:is|are|has been)(?: now| then)? (?:resolved|taken as wounds)|becomes? wounds)", ("round", "overdue"), None),
    (
        r"(?!.*\bwounds?\b(?! that))(?:.+ )?(?:takes|suffers) (?:(?:the|all|all the|his|her|its|their) )?(?:remaining |rest of the )?"
        r"(?:threat(?: (?:that|which) (?:is|remains)(?: left)?| left)?|what is left"
        r"(?: of (?:it|the threat)| in (?:the|his|her|its) pool)?)(?: as wounds)?",
        ("round", "overdue"),
        None,
    ),
    (
        r"(?:(?:the|his|her|its|.+['’]s) )?Final Strike(?: effects?)?(?: of .+)? "
        r"(?:(?:is|are) (?:carried out|resolved|applied|done)|takes? (?:effect|place)|happens?)",
        ("round", "final strike"),
        ("round", "ends"),
    ),
    (r"(?:the )?resolve threat step is carried out", ("round", "overdue"), None),
    (rf"{ROUND}(?:,? and (?:with it )?the duel,?)? {ENDS}(?:,? and (?:with it |so does )?the duel(?: ends)?)?", ("round", "ends"), None),
    (rf"{ROUND} (?:begins|starts)", ("round", "begins"), None),
    (
        r"(?:the )?(?:rest of the )?duel (?:ends|is (?:now )?(?:over|finished|completed|carried out|(?:fought|played)(?: out| to (?:its|the) end)?)"
        r"|has ended|comes to (?:an|its) end|(?:goes on|continues|is fought on) (?:up to|until|to) (?:its|the) end|runs its course)",
        ("duel", "end"),
        None,
    ),
)
"""Clauses about challenges and duels, the narrower ones first."""
