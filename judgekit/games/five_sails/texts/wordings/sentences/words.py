"""Numbers, auxiliary verbs and articles in one spelling, in sentences of every kind; the first of the rooms."""

from __future__ import annotations

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, WORTH

EVERY = Table(
    (r"\s+", " "),
    (r"\b(increased|raised|reduced|lowered|decreased) by (one|two|three)\b", lambda m: f"{m[1]} by {WORTH[m[2].casefold()]}"),
    (r"\b(?:can't|can not|may not)\b", "cannot"),
    (r"\bcannot (?:be readied|ready|en garde|be en garded|be made en garde|get en garde|be turned en garde)\b", "cannot become en garde"),
    (r"^(.+?) (?:stays|remains) engaged (this Day|until the end of the Day)$", r"\1 cannot become en garde \2"),
    (r"^(they) (suffer|heal|move|lose|gain|get|become|take|issue)\b(?! home\b)", r"\1 \2s"),
    (r"\bwould become engaged\b", "would engage"),
    (r" from now on$", ""),
    (r"\b(?:each|every|all)(?: of the)? targeted (?:characters?|attachments?|cards?)\b", "each target"),
    (r"\b(one|two|three) (?=(?:less|lower|higher)\b)", lambda m: f"{WORTH[m[1].casefold()]} "),
    (r"\b(costs?(?: \w+)?) (one|two|three) (?=more\b)", lambda m: f"{m[1]} {WORTH[m[2].casefold()]} "),
    (r",? (?:starting|beginning) with (?:the First Player|you)(?: and (?:proceeding|going|then) (?:clockwise|to the left))?$", ""),
    (r"\bbecomes engaged\b", "engages"),
    (
        r"\b(gambles[^,.]*, )(?:s?he |it |they |you )?reveals? (an|one|two|three) (?:additional|extra) cards?\b",
        lambda m: f"{m[1]}reveal {WORTH[m[2].casefold()]} more card",
    ),
    (r"\b(a|an) (single|additional|extra) ", r"\1 "),
    (rf"\b({NUMBER}) additional\b", r"\1"),
    (
        r"\b(locations? with )(one|two|three|four|five)(?= or (?:more|fewer|less) Renown\b)",
        lambda m: f"{m[1]}{WORTH[m[2].casefold()]}",
    ),
    (r"\banother different\b", "a different"),
    (r"\ban (card|combat|wound|risk|location|Renown)\b", r"a \1"),
)
PAST = {
    "performed": "performs",
    "used": "uses",
    "issued": "issues",
    "refused": "refuses",
    "accepted": "accepts",
    "claimed": "claims",
    "recruited": "recruits",
}
"""What somebody has done, as what they do."""
EFFECTS = Table(
    (r"^you can (?=(?:move|draw|discard|wound|engage|destroy|heal|gain|sink|put|return|search|look)\b)", "you may "),
    (r" for the (duel|round|day)$", r" this \1"),
    (r"^(.+?),? (?:as well|too|also)$", r"\1"),
)
CONDITIONS = Table(
    (r"^([^,]+? (?:is|are)) already (?!engaged$)", r"\1 "),
    (r"^(they|those characters) have ", r"\1 has "),
    (r"^(.+? (?:has|have|control|controls)) at least (\d|one|two|three|four|five) (?!or\b)(.+)$", r"\1 \2 or more \3"),
    (r"^(.+? (?:has|have|control|controls)) at most (\d|one|two|three|four|five) (?!or\b)(.+)$", r"\1 \2 or fewer \3"),
    (r"^(they|those characters) (?:are|were) ", r"\1 is "),
)
TRIGGERS = Table(
    (
        r"^((?!.*\b(?:is|are|was|were|be|been|would|not|who|that|which)\b).+?) (?:(?:has|have) )?"
        r"(performed|used|issued|refused|accepted|claimed|recruited) (?=an?\b|this\b)",
        lambda m: f"{m[1]} {PAST[m[2].casefold()].removesuffix('s' if m[1].casefold() == 'you' else '')} ",
    ),
    (r"^(.+?) (?:is|are) about to be (\w+)$", r"\1 would be \2"),
    (r"^(.+?) (?:is|are) about to (\w+)\b", r"\1 would \2"),
)

words = ByKind(EVERY, effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS)
