"""For which moment an effect waits, said before it or behind it: a step of the round, the end of a round, of the duel, of the Day."""

from __future__ import annotations

import re

WHOSE = r"(?:(?:your(?: participant's)?|this card's|your combat card's|its|the|all|any)(?: of (?:your|its|the))? )?(?:own |remaining )?"
NAMED = r"(riposte,? parry,? and thrust|riposte|parry|thrust|combat values|values|threat|wounds)"
STEP = rf"{WHOSE}{NAMED}(?: (?:of|on) (?:this|your) card| in your pool)?"
HERE = r"(?: (?:in |during |of )?(?:this|the|your) round)?"
DONE = r"(?:is|are|was|were|has been|have been) (?:resolved|carried out|applied|done)"
AT_ONCE = r"(?:immediately |directly |right )?"
AFTER = rf"{AT_ONCE}(?:after|once|as soon as|when)"
RESOLVED = rf"{AFTER} (?:{STEP}{HERE} {DONE}|you (?:have )?resolved? {STEP}|(?:having resolved|resolving) {STEP}){HERE}"
UNRESOLVED = rf"before (?:{STEP}{HERE} (?:is|are|becomes wounds)(?: resolved| carried out| applied)?|you resolve {STEP}|resolving {STEP}){HERE}"
STEPS = {"riposte": 1, "parry": 2, "thrust": 3, "threat": 4, "wounds": 4}
VALUES = 3
"""The last step of the Combat Values."""
WAITS = (
    "",
    "after your Riposte is resolved, ",
    "after your Parry is resolved, ",
    "after your combat values are resolved, ",
    "after your wounds are resolved, ",
)
"""How the vocabulary says that an effect waits, by the number of the last step that comes before it."""


def _any_case(*pairs: tuple[str, str]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), said) for pattern, said in pairs)


OF_DUEL = r"(?: of (?:the|this) duel)?"
DUEL = r"(?:the|this) duel"
ROUND = r"(?:your(?: participant's)?|this|the) round"
START = r"the (?:beginning|start)"
BEGINS, ENDS = r" (?:begins|starts)", r" (?:ends|has ended|is over)"
OF_ROUND = _any_case(
    (rf"{RESOLVED},? (?:and|but) {UNRESOLVED}", "between"),
    (rf"{AFTER} {STEP},? (?:and|but) before {STEP} {DONE}{HERE}", "between"),
    (rf"{RESOLVED},? (?:and|but) (?:still )?(?:before {ROUND}{OF_DUEL}{ENDS}|before the end of {ROUND}{OF_DUEL})", "last"),
    (rf"between (?:resolving )?{STEP} and {STEP}{HERE}", "between"),
    (RESOLVED, "after"),
    (rf"{AT_ONCE}after (?!{WHOSE}(?:threat|wounds)){STEP}{HERE}", "after"),
    (UNRESOLVED, "before"),
)
"""Moments of the round in which the effect is used."""
LATER = _any_case(
    (rf"(?:{AFTER} {ROUND}{OF_DUEL}{ENDS}|(?:after|(?:after|at) the end of) {ROUND}){OF_DUEL}", "after your participant's round ends, "),
    (rf"{AFTER} {DUEL}{ENDS}|(?:after|(?:after|at) the end of) {DUEL}", "when the duel ends, "),
    (rf"at the end of (?:the|this) Day|when (?:the|this) Day{ENDS}", "when this Day ends, "),
    (rf"(?:at )?{START} of your next round{OF_DUEL}|when your next round{OF_DUEL}{BEGINS}", "when your next round begins, "),
    (rf"(?:at )?{START} of the adversary's next round|when the adversary's next round{BEGINS}", "when the adversary's next round begins, "),
    (rf"after the adversary's next round(?:{ENDS})?|at the end of the adversary's next round", "after the adversary's next round ends, "),
)
"""Later moments, and how the vocabulary says them."""
STARTS = rf"{AT_ONCE}(?:after|once|as soon as|when|before|between|at|the (?:beginning|start) of) "
IN_FRONT = re.compile(rf"(?=(?:{STARTS}))([^,]+(?:, (?:and|but) before [^,]+)?), (.+)", re.IGNORECASE)
BEHIND = re.compile(rf",? (?={STARTS})", re.IGNORECASE)


def delayed(role: str, sentence: str) -> str:
    """The sentence of an effect that waits, with its moment in front as the vocabulary has it; any other as it is."""
    if role != "effect":
        return sentence
    parts = [(found[1], found[2])] if (found := IN_FRONT.fullmatch(sentence)) else []
    parts += [(sentence[mark.end() :], sentence[: mark.start()]) for mark in BEHIND.finditer(sentence)]
    for moment, what in parts:
        waits = _waits(moment)
        if waits is not None:
            return waits + (_to_them(what) if "adversary" in waits else what)
    return sentence


def waits(sentence: str) -> bool:
    """Whether a sentence, as `delayed` has it, waits for a later moment."""
    return sentence.startswith(tuple(said for said in (*WAITS, *(how for _, how in LATER)) if said))


def _waits(moment: str) -> str | None:
    """How the vocabulary says for what an effect waits; None where nothing of that kind is named."""
    for pattern, how in OF_ROUND:
        if found := pattern.fullmatch(moment):
            steps = [said.casefold() for said in found.groups() if said]
            before = STEPS.get(steps[0], VALUES) if how != "before" else _first(steps[0]) - 1
            if how == "last":  # only what comes behind all other steps comes right before the end of the round
                return WAITS[before] if before == len(WAITS) - 1 else None
            return WAITS[before] if how != "between" or _first(steps[1]) == before + 1 else None
    return next((said for pattern, said in LATER if pattern.fullmatch(moment)), None)


def _first(step: str) -> int:
    """The number of the step with which something begins: the Combat Values begin with the Riposte."""
    return STEPS.get(step, 1)


def _to_them(text: str) -> str:
    """What is done in the adversary's round to them: to the adversary, who was spoken of last. What they may do has words of its own."""
    return text if text.startswith("they ") else re.sub(r"\bthem\b", "the adversary", text)
