"""The parts of what an ability does, one after another: which is due, and what is said of the time between two of them."""

from __future__ import annotations

import re

from judgekit.engine import Position, game_of
from judgekit.engine.values import Happen, Use

WHOLE = -1_000
"""How many things of an effect are to happen, of one that has not begun: more than any."""
PART = r"(?:wounds?|effects?|parts?|sentences?|halves|half)"
ENDS = r"(?=$|[,;.]| if (?:it is )?(?:legal|allowed|possible|permitted)\b)"
BETWEEN = re.compile(
    rf",? (?:exactly |right |still )?(?:in )?between (?:the |its )?(?:(?:two|first and (?:the )?second) )?{PART}(?: of [^,;]+)?{ENDS}"
    rf"|,? (?:right |immediately |directly )?after (?:the|its) first {PART}(?: (?:of [^,;]+|is (?:applied|dealt|suffered)))?"
    rf"(?:,? (?:and|but) before (?:the|its) (?:second|next|other)(?: {PART})?)?{ENDS}"
    rf"|,? (?:after|once|when|as soon as) (?:the|its) first {PART}(?: (?:is|has been) \w+)?,? (?:and |but )?before (?:the|its) (?:second|next|other)"
    rf"(?: {PART}| one)?(?: (?:is|has been)(?: \w+)?)?{ENDS}"
    rf"|,? (?:still )?(?:before|ahead of) (?:the|its) (?:second|next|other) {PART}(?: (?:of [^,;]+|is (?:applied|dealt|suffered)))?{ENDS}",
    re.IGNORECASE,
)
"""What says that something is done when one part of an ability's effects is carried out, and the next is not."""


def due(p: Position, card: str = "") -> tuple[int, int] | None:
    """The part of an ability's effects that is about to be carried out, as something that grows from part to part; None while none is."""
    at = _use_at(p, card)
    use = p.stack[at] if at >= 0 else None
    if not isinstance(use, Use) or not is_paid(p, use):
        return None
    above = p.stack[at + 1 :]
    if not above:
        return (use.item, WHOLE) if _to_come(p, use) else None
    event, stages = above[-1], game_of(p).windows[p.edition]
    waits = isinstance(event, Happen) and not event.done and stages[event.stage : event.stage + 1] == ("do",)
    return (use.item - 1, -len(above)) if waits and all(isinstance(f, Happen) for f in above) else None


def _use_at(p: Position, card: str) -> int:
    """Where on the stack the use of an ability stands, of one card where it is named; the outermost one."""
    return next((n for n, f in enumerate(p.stack) if isinstance(f, Use) and (not card or p.cast.names[f.card] == card)), -1)


def is_paid(p: Position, use: Use) -> bool:
    """Whether the costs of an ability that is being used have been paid: what happens then is a part of its effects."""
    return use.stage >= game_of(p).procedures["use"].row("count", p.edition)


def _to_come(p: Position, use: Use) -> bool:
    """Whether another effect is to be carried out."""
    rows = game_of(p).procedures["use"].rows(p.edition)
    at_effects = use.stage < len(rows) and rows[use.stage].name == "effects"
    return at_effects and use.item < len(p.ability(use.card, use.number).effects)


class Parts:
    """Watches the automatic steps go through the effects of an ability."""

    def __init__(self, card: str, *, whole: bool = False) -> None:
        """Watches for the next thing of an effect that happens, or for the next effect as a whole."""
        self.card, self.whole = card, whole
        self.begun: tuple[int, int] | None = None

    def next_due(self, p: Position) -> bool:
        """Whether a part has been carried out since the watch began, and the next one is due."""
        now = due(p, self.card)
        if now is None:
            return False
        if self.begun is None or self.begun == (now[0], WHOLE):
            self.begun = now
        return now[0] > self.begun[0] if self.whole else now > self.begun


def said_between(text: str) -> bool:
    """Whether a sentence is said of the time between two parts of what an ability does."""
    return BETWEEN.search(text) is not None


def is_between(p: Position) -> bool:
    """Whether a part of an ability's effects has been carried out, and another is to come."""
    at = _use_at(p, "")
    use = p.stack[at] if at >= 0 else None
    if not isinstance(use, Use) or not use.item or not is_paid(p, use):
        return False
    waiting = [f for f in p.stack[at + 1 :] if isinstance(f, Happen) and not f.done]
    return _to_come(p, use) if not waiting else use.item > 1 or len(waiting) < len(use.targets)


NTH = ("first", "second", "third", "fourth")
OF_PART = re.compile(
    rf",? (?:on|upon|for|to|at|against|behind|(?:right |immediately |directly )?after|in (?:answer|response|reply) to|once|when|as soon as) "
    rf"(?:the|its) (?P<nth>{'|'.join(NTH)}) {PART}(?: of [^,;]+)?(?: (?:is|has been) (?:applied|dealt|suffered|placed|carried out))?$",
    re.IGNORECASE,
)
"""What says at the end of a sentence which part of an ability's effects it answers."""


def named_part(text: str) -> int:
    """The part of an ability's effects that is said to be answered: `on the second wound`; 0 where none is named."""
    found = OF_PART.search(text.rstrip(" ."))
    return NTH.index(found["nth"].casefold()) + 1 if found else 0


def without_part(text: str) -> str:
    """A sentence without the part that it answers."""
    return OF_PART.sub("", text.rstrip(" ."))


def part_answered(p: Position) -> tuple[int, int, int]:
    """The ability (card and number) of which a part is being answered, and which part; all 0 where none is."""
    at = _use_at(p, "")
    use = p.stack[at] if at >= 0 and p.asking is not None else None
    if not isinstance(use, Use) or not use.item or not is_paid(p, use) or not any(isinstance(f, Happen) for f in p.stack[at + 1 :]):
        return 0, 0, 0
    waiting = sum(isinstance(f, Happen) and not f.done for f in p.stack[at + 1 :])
    return use.card, use.number, use.item + (max(0, len(use.targets) - waiting - 1) if waiting else 0)


def without_between(text: str) -> str:
    """A sentence without what says that it is done between two parts of what an ability does."""
    return BETWEEN.sub("", text)


PAYS_COSTS = re.compile(r"(?:pays|paying) (?:for )?(?:the|its|his|her|their|all|[A-Z][\w '’-]*['’]s) (?:additional )?costs?", re.IGNORECASE)
"""How a sentence ends that leads no further than to the costs, and says nothing of how they are paid."""


OF_CHALLENGE = re.compile(r"\b(?:Challenge Action|challenges?)\b")
TECHNIQUE_LAST = re.compile(r"(?:activat|us)(?:e?s|ing) .*\bTechnique\b", re.IGNORECASE)
"""That a Technique is activated with a challenge."""


def only_pays(text: str) -> bool:
    """Whether a sentence ends where somebody pays the costs of an ability that is used."""
    *before, last = re.split(r"[,;] (?:and )?(?:then )?|,? and (?:then )?", text.strip(" ."))
    if before and OF_CHALLENGE.search(text) and TECHNIQUE_LAST.match(before[-1]):  # the costs are those of the Technique, whose effects wait
        return False
    return re.match(r"(?:uses|plays|activates|announces)\b", text) is not None and PAYS_COSTS.fullmatch(last) is not None


COSTS_PAID = re.compile(r"\bcosts?\b.*\b(?:paid|met|covered|settled)\b", re.IGNORECASE)


def pays_now(p: Position, clause: str) -> bool:
    """Whether a clause tells that costs are paid where somebody is asked with which cards."""
    ask = p.asking
    return ask is not None and COSTS_PAID.search(clause) is not None and game_of(p).questions[ask.question].role == "payment"
