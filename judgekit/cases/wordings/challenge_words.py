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
    r"|[;.,] (?:and )?no Technique is (?:used|activated))"
)
"""That no Technique is activated with a challenge."""
CHALLENGES: tuple[tuple[str, Instead], ...] = (
    (
        r"\b(<seat>) (?:(?:simply|just|then|now) )*"
        r"(?:goes (?:on|ahead)|continues|proceeds|plays on|carries on|lets (?:it|the challenge) (?:go on|stand))"
        r",? (?:without (?:intervening|(?:an? |any )?intervention)|and (?:does not|doesn['’]t) intervene)(?=$|[,;.]| and\b)",
        r"\1 does not intervene",
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
