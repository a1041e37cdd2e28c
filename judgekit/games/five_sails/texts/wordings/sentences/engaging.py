"""Engaging and standing en garde, and what is done without engaging."""

from __future__ import annotations

from judgekit.engine.rewriting import ByKind, Table

TASKS = (
    (r"intervenes", r"\1 does not engage to intervene"),
    (r"(?:moves|uses the Move Action)", r"\1 does not engage to move"),
    (r"(?:claims(?: a location)?|uses the Claim Action)", r"\1 does not engage to claim"),
    (r"(?:issues a challenge|challenges|uses the Challenge Action)", r"\1 does not engage to issue challenges"),
)
THEY = r"(?:\1|s?he|it|they)"
FREE = r"(?:does|do) not (?:have to )?engage"
CLAIMING = r"(?:to (?:use the Claim Action|claim(?: locations| a location)?)|(?:when|while) (?:s?he|it|they) (?:claims?|uses? the Claim Action))"
EFFECTS = Table(
    (r"^each (.+?) (en gardes|engages)$", lambda m: f"{'en garde' if m[2].casefold() == 'en gardes' else 'engage'} each {m[1]}"),
    (r"^put (.+?) en garde$", r"en garde \1"),
    (r"^(?:it|they|that character) enters?(?: play)? engaged$", "engage it"),
    (r"^(?:exhaust|tap|turn sideways) ", "engage "),
    (r"^(?:unexhaust|untap|refresh|stand up) ", "en garde "),
    (r"^ready ", "en garde "),
    (r"^(?:make|turn) (.+?) en garde$", r"en garde \1"),
)
TRIGGERS = Table(
    (r"^(.+?) (?:en gardes|is (?:readied|put en garde|made en garde|turned en garde))$", r"\1 becomes en garde"),
)
PASSIVES = Table(
    *((rf"^when(?:ever)? (.+?) {doing}, {THEY} {FREE}(?: (?:for it|to do so))?$", said) for doing, said in TASKS),
    (rf"^(.+?) {FREE} (?:to use|for|when using|as a cost of) the Move Action$", r"\1 does not engage to move"),
    (rf"^(.+?) {FREE} (?:to use|for|when using|as a cost of) the Claim Action$", r"\1 does not engage to claim"),
    (rf"^(.+?) {FREE} (?:to use|for|when using|as a cost of) the Challenge Action$", r"\1 does not engage to issue challenges"),
    (rf"^(.+?) (?:does|do) not (?:have to )?engage {CLAIMING}$", r"\1 does not engage to claim"),
    (r"^(.+?) (?:may|can) (?:issue challenges|challenge) without engaging$", r"\1 does not engage to issue challenges"),
    (r"^(.+?) (?:may|can|does not have to engage to) move without engaging$", r"\1 does not engage to move"),
    (r"^(.+?) (?:moves?) without engaging$", r"\1 does not engage to move"),
    (r"^(.+?) enters? play engaged$", r"\1 enters play engaged"),
    (r"^(.+?) (?:may|can) move while engaged$", r"\1 can use the Move Action while engaged"),
    (r"^(.+?) (?:may|can) (?:use|perform|take) the (Challenge|Claim) Action while engaged$", lambda m: f"{m[1]} may {m[2].casefold()} while engaged"),
    (
        r"^(.+?) (?:may|can) (?:move|(?:use|perform|take) the Move Action to move|go|travel) (?:from any location )?(?:directly )?to "
        r"(?:any (?:other )?(?:City )?location|(?:any )?(?:non-?adjacent|not adjacent) (?:City )?locations?"
        r"|(?:City )?locations? that (?:is|are) not adjacent)$",
        r"\1 can use the Move Action to move to any City location",
    ),
    (r"^(.+?) (?:does|do) not (?:have to )?engage (?:to move|when \w+ moves?)$", r"\1 does not engage to move"),
)

engaging = ByKind(effect=EFFECTS, trigger=TRIGGERS, passive=PASSIVES)
