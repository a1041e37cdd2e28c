"""What a step tells of a challenge and its duel by the way: that nobody intervenes, that no card is played at all, where a performer stands."""

from __future__ import annotations

from judgekit.cases.wordings.tail_words import NAME, NO_GAMBLE
from judgekit.engine.rewriting import Instead

NO_INTERVENTION = (
    r"(?:without (?:(?:an? |any )?intervention|intervening)(?: (?:by|from|of) (?:anybody|anyone|<seat>))?"
    r"|(?:(?:and|with) )?(?:nobody|no ?one) interven(?:es|ing))"
)
GOES_ON_WITHOUT = (
    r"(?:(?:(?:the|this|that) (?:procedure|challenge|game|play|action)|it|everything|all) (?:goes on|goes ahead|stands|continues|proceeds"
    rf"|is carried on|takes its course),? {NO_INTERVENTION})"
)
"""That nobody intervenes, told of the challenge."""
WITH_THE_PERFORMER = r"(?:(?:at|in) (?:that|this|the same|its|his|her|the)(?: very)? (?:location|place)|(?:who is )?(?:also )?(?<!to )there)"
NO_TECHNIQUE = (
    r"(?:,? (?:and )?(?:(?:using|activating|with|without using|without activating) (?:no|an?) Technique|no Technique (?:being )?(?:used|activated))"
    r"|[;.,] (?:and )?(?:(?:there is|there being|it is|this is|with) )?no Technique(?: is)? (?:used|activated|involved)"
    r"|[;.,] (?:and )?(?:there is|there being) (?:no|not any) Technique|,? (?:without|and no) (?:(?:an?|any) )?Techniques?"
    r"|[;.,] (?:and )?(?:(?:<seat>|he|she|they) )?(?:leaves? (?:a |any )?Techniques? (?:aside|out|unmentioned)|leaving"
    r" Techniques? (?:aside|out)|does without a Technique))"
)
"""That no Technique is activated with a challenge."""
CHALLENGES: tuple[tuple[str, Instead], ...] = (
    (
        r"\b(<seat>) (?:(?:simply|just|then|now) )*"
        r"(?:goes (?:on|ahead)|continues|proceeds|plays on|carries on|lets (?:it|the challenge) (?:go on|stand))"
        r",? (?:without (?:intervening|(?:an? |any )?intervention)|and (?:does not|doesn['’]t) intervene)(?=$|[,;.]| and\b)",
        r"\1 does not intervene",
    ),
    (
        r"(?:[;,]|,? and) (?:<seat> and <seat>(?: both| each)?|both(?: of them| players)?|the players) (?:say|claim|insist"
        r"|think|maintain|hold)s? that "
        r"it is (?:their|his|her|his or her)(?: own)? (?:round|turn)(?=$|[;.])",
        "",
    ),
    (
        r"\b(<seat>) (?:keeps? (?:quiet|silent)|stays (?:quiet|silent)|is silent) (?:about|on|concerning) (?:a |any |the "
        r"|(?:his|her|its|their) )?(?:own )?Techniques?",
        r"\1 says nothing about a Technique",
    ),
    (
        rf"\b(<seat>) (?:(?:decides|chooses|elects|opts) to intervene|intervenes)[:;,] ({NAME}) (?:engages,? and )?(?:takes|steps into|goes into)"
        rf" (?:{NAME}['’]s|his|her|its|the target['’]s) place(?: as (?:its|the) (?:new )?target)?(?=$|[;.,]| and\b)",
        r"\1 intervenes with \2",
    ),
    (
        r"(?P<begin>^|[;.] )(?P<who><seat>(?:, with an empty hand,)?) asks in (?P<round>round \d+) (?=(?:not )?to"
        r" )",
        r"\g<begin>In \g<round>, \g<who> asks ",
    ),
    (
        rf",? (?:and )?(?:<seat> )?(?:saves|keeps|reserves) (?:{NAME}['’]s|his|her|its|the) Technique (?:back )?for "
        r"(?:later|the duel|the duel itself|a later round|a round of the duel|a later duel)(?=$|[;.,])",
        "; no Technique",
    ),
    (rf"\b(?i:rather than|instead of) {NAME}, (?=<seat> (?:asks|wants|wishes|would)\b)", ""),
    (r"\b(<seat>) (?:likewise|similarly|in (?:his|her|their|its) turn) (?=[a-z]+s\b)", r"\1 "),
    (r"(?P<begin>^|[;.] )(?i:again),? (?=<seat> [a-z]+s\b)", r"\g<begin>"),
    (rf"\b(challenges {NAME}) with ({NAME}),? (?:using|by|through|by means of|with) the Challenge Action\b", r"\1 with \2"),
    (
        rf"\b(<seat>) would (?:much )?(?:rather|prefer) not (?:to )?(?:use|play|spend|waste|part with) {NAME}[:;,.] (?=\1 )",
        "",
    ),
    (
        r"\b(<seat>) (?:(?:now|then) )?(?:regrets (?:it|this|that)|hesitates|has second thoughts|changes (?:his|her|their|its) mind)(?:[:;,.]|,? and)"
        r" (?:(?:\1|he|she|they) )?(?=asks\b)",
        r"\1 ",
    ),
    (
        r"\beverything (?:in|of) (?:that|this|the) round is (?:resolved|carried out|done)(?P<ends>,? and (?:it|the round) (?:ends|is over))?",
        lambda m: f"combat values and threat are resolved{'; the round ends' if m['ends'] else ''}",
    ),
    (
        rf"\b(<seat>|otherwise) (?:(?:simply|just|then|now) )*(?:lets (?:it|this|the challenge) (?:stand|come)|takes the challenge"
        rf"|goes (?:on|through|ahead) with (?:it|the challenge|{NAME}))(?=$|[,;.]| and\b)",
        r"\1 accepts",
    ),
    (
        rf"\b(<seat>) (?:has|lets|makes) ({NAME}) (?:use|perform|take|declare|announce) (?:the|a) Challenge Action\b",
        r"\1 uses the Challenge Action with \2",
    ),
    (
        rf"\b(<seat>) (?:wants|wishes|asks|asks for|would like|would have|asks to have|intends to have) ({NAME}) (?:to"
        rf" )?(?:use|perform|take) the Challenge Action\b",
        r"\1 asks to use the Challenge Action with \2",
    ),
    (
        rf"\b((?:announces|declares|says)) that ({NAME}) (?:challenges|is to challenge|will challenge) ({NAME}) (?:with|by"
        rf"|through|using) the Challenge Action"
        r"(?P<bare>(?:,? (?:and|with|but))? no Technique)?",
        lambda m: f"{m[1]} the Challenge Action: {m[2]} challenges {m[3]}{'; no Technique' if m['bare'] else ''}",
    ),
    (
        rf"(\bthe Challenge Action\b[^;.]*?),? and (?:also )?(?:announces|activates|adds|uses|declares) ({NAME}['’]s|the|his"
        rf"|her|its) (?:own )?Technique"
        r"(?: (?:along|together) with it| with it| for it| at once| at the same time)?(?=$|[,;.])",
        r"\1, activating \2 Technique",
    ),
    (r"\b(?:declares?|issues?|announces?) (?:a|the) challenge (?:with|by|through) the Challenge Action\b", "uses the Challenge Action"),
    (rf"\bhas ({NAME}) engage and challenge (?={NAME})", r"uses the Challenge Action: \1 engages and challenges "),
    (rf"\b(uses the Challenge Action),? (?:with|by) ({NAME}),? (?:who|which) engages and challenges (?={NAME})", r"\1: \2 engages and challenges "),
    (rf"(\bchallenges? [^;.:]*?){NO_TECHNIQUE}(?=$|[;.]|,? and\b)", r"\1; no Technique"),
    (rf"(?P<begin>^|[;.] ){GOES_ON_WITHOUT}(?:,? and|[,;]) (?=\S)", r"\g<begin>nobody intervenes; "),
    (rf"(?P<begin>^|[;.] ){GOES_ON_WITHOUT}(?=$|[.])", r"\g<begin>nobody intervenes"),
    (rf"\b(plays no(?: combat)? card)(?: at all)?, (?:and )?{NO_GAMBLE}(?=$|[,;.]| and\b)", r"\1"),
    (
        rf"(\b(?:recruit|challeng|claim|equip)\w*\b[^;.]*? (?:with|using) {NAME}),? {WITH_THE_PERFORMER}(?=$|[,;.]| and\b| engag)",
        r"\1",
    ),
)
"""What is said so of challenges, duels and of who performs an Action."""
