"""The stats of characters and the values of combat cards: raised, lowered, doubled, swapped, compared."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import A_STAT, FIGHTS, NAMED, NEXT_ROUND, STAT, VALUE


def _as_stat(found: re.Match[str]) -> str:
    """A combat value that is as high as a value of somebody."""
    return f"set the {found[1]} of your combat card to the {found[3]} of {found[2]}"


EQUAL_TO = "equal (?:to )?or (?:greater|higher|more) than|(?:greater|higher|more) than or equal to|at least (?:equal to|as (?:high|great) as)"
EQUAL = "(?:equal|the same|as much) or (?:greater|more|higher)|(?:greater|more|higher) or equal|at least (?:equal|as much|the same)"


def _changed(found: re.Match[str]) -> str:
    """A value that is raised or lowered."""
    who, stat = (found[2], found[1]) if found[1] else (found[3], found[4])
    who = re.sub(r"^(each|every) (?:opponent's|enemy's) ", r"each enemy ", re.sub(r"^your opponents' (.+?)s?$", r"each enemy \1", who))
    return f"{who} has {'-' if found[5].casefold() in {'reduced', 'decreased', 'lowered'} else '+'}{found[6]} {stat.casefold()}{found[7] or ''}"


def _worth(found: re.Match[str]) -> str:
    """The combat card of the round whose value is raised or lowered."""
    less = re.search(r"reduc|lower|decreas", found[0], re.IGNORECASE)
    value, many = (x for x in found.groups() if x)
    return f"your combat card has {'-' if less else '+'}{many} {value}"


def _as_high(found: re.Match[str]) -> str:
    """That a value of the combat card of the round is so high, or that there is none of it."""
    value, many, bound = found[1] or found[2] or found[3], found[4], found[5] or ""
    if many == "0" and not re.search("more|high|great", bound):
        return f"your combat card has no {value}"
    if not bound:
        return found[0]
    return f"your combat card has {many} {value} or {'more' if re.search('more|high|great', bound) else 'less'}"


CARD = r"(?:your|this|your combat) card"
TO_CARD = r"(?:this|your|the|your combat|the combat|your participant['’]s combat) card"
TO_CHALLENGE = r"(?:(?:the )?threat of (?:your|the|this) challenge|(?:your|the|this) challenge(?:['’]s threat)?)"
RAISED = r"(?:increas|rais|reduc|lower|decreas)ed"
RAISE = r"(?:increase|raise|reduce|lower|decrease)"


def _equals(found: re.Match[str]) -> str:
    """A value that is as high as something is often there."""
    counted = re.sub(r"^(wound|attachment|card|character|location)s\b", r"\1", found[3], flags=re.IGNORECASE)
    counted = re.sub(r"^cards? in your hand$", "card in your hand", counted)
    counted = re.sub(r"^attachments? (?:on|equipped to) (?:him|her|it|them|this character|\w+)$", "attachment equipped to this character", counted)
    return f"the {found[2].casefold()} of {found[1]} equals {counted}"


def _signed(found: re.Match[str]) -> str:
    """A combat value that is added; with a challenge, Thrust goes to its threat in any case."""
    return f"{found[1] if found[1][0] in '+-' else '+' + found[1]} {found[2]}"


NEXT_CARD = r"(?:the |your )?adversary['’]s next(?: combat)? card"
IN_NEXT = r"(?:in|during) (?:the adversary['’]s|their) next round"
THEIR_CARD = r"(?:their|his|her|its|the|the adversary['’]s) combat card(?: (?:they|he|she) plays?)?"


def _next_set(found: re.Match[str]) -> str:
    """A combat value of the adversary's next card that is set to a number."""
    value = found[1] or found[2]
    return f"in the adversary's next round, the {value} of their combat card is set to {found[3]}"


SHARED = rf"([+-]\d) ({STAT}|{VALUE})((?:, (?:{STAT}|{VALUE}))*),? and ({STAT}|{VALUE})(?=$| (?:until|this|for|while|during|in)\b)"


def _of_each(found: re.Match[str]) -> str:
    """One change that is said of several values."""
    named = [found[2], *filter(None, found[3].split(", ")), found[4]]
    return ", ".join(f"{found[1]} {name}" for name in named[:-1]) + f" and {found[1]} {named[-1]}"


EVERY = Table(
    (SHARED, _of_each),
    (r"\b((?:in|during) (?:the adversary['’]s|their) next round),? (their combat card) (?:gains|gets|has) (?=[+-]\d)", r"\1, \2 has "),
    (r"^(?:then )?choose and gain:? (?=[+-]\d)", ""),
)
EFFECTS = Table(
    (rf"^(?:the )?(?:({VALUE}) of {CARD}|{CARD}['’]s ({VALUE})) is {RAISED} by (\d)$", _worth),
    (rf"^{RAISE} (?:the )?(?:({VALUE}) of {CARD}|{CARD}['’]s ({VALUE})) by (\d)$", _worth),
    (rf"^([^,]+?)['’]s ({STAT}) is doubled$", r"double the \2 of \1"),
    (rf"^(until [^,]+, )(.+?)['’]s ({STAT}) is doubled$", r"\1double the \3 of \2"),
    (r"^(until [^,]+, )?the adversary['’]s combat cards (?:have|gain|get) ", r"\1the adversary gets "),
    (
        rf"^(?:in the adversary's next round, they|the adversary) cannot"
        rf" ({VALUE})(?: (?:in|during) (?:their|the) next round)?$",
        r"in the adversary's next round, their \1 is ignored",
    ),
    (r"^(.+? for each) card you (?:have )?gambled(?: (?:in )?this duel)?$", r"\1 gambled card in your dueling line"),
    (r"^the next combat card you play(?: (?:in|during)? ?(?:this|the) duel)? (?:has|gains|gets) ", "your next combat card has "),
    (rf"^your combat card's ({VALUE}) and ({VALUE}) are (?:swapped|exchanged|switched)$", r"swap the \1 and the \2 of your combat card"),
    (rf"^the adversary must play (?:a|any)(?: combat)? card {NEXT_ROUND}$", "in the adversary's next round, they must play a combat card"),
    (rf"^the (adversary|challenger|challenged character)(?:'s|’s) ({STAT}) (?:becomes|is set to|is) (\d+)$", r"set the \2 of the \1 to \3"),
    (r"^(?:all )?your combat cards (?:each )?(?:have|gain|gets?) ", "your participant gets "),
    (r"^your next combat card(?: (?:in )?(?:this|the) duel| of (?:this|the) duel) (has|gains|gets) ", r"your next combat card \1 "),
    (rf"^\+X ({VALUE}),? where X is (?:the number of )?(?:(.+?)'s wounds|wounds on (.+))$", lambda m: f"+1 {m[1]} for each wound on {m[2] or m[3]}"),
    (
        r"^add the (?:chosen|gambled) card(?:'s|’s) combat values to (?:this one|this card|your combat card)(?: instead of playing it)?$",
        "add the combat values of the gambled card to your combat card",
    ),
    (r"^(?:during|in) your next round, your combat card (has|gains|gets) ", r"your next combat card \1 "),
    (
        rf"^(?:your |the )?adversary's (?:next )?combat card (?:has|gains|gets) ([+-]\d) ({VALUE}) "
        r"(?:in|during|for) (?:their|its|his|her|the|the adversary's) next round$",
        r"in the adversary's next round, the card they play has \1 \2",
    ),
    (
        rf"^(?:(?:in|during) (?:the adversary's|their) next round, )?(?:treat|count) (?:the )?({VALUE}(?:,? or {VALUE})*) (?:on|of) "
        rf"(?:their|the adversary's) (?:next )?combat card(?: {NEXT_ROUND})? as (?:0|zero)$",
        lambda m: f"in the adversary's next round, their {m[1]} is ignored" if "next" in m[0].casefold() else m[0],
    ),
    (rf"^(?:ignore the )({VALUE}) of the adversary's next (?:combat )?card$", r"in the adversary's next round, their \1 is ignored"),
    (rf"^(?:the adversary's next combat card )(?:has no|loses its) ({VALUE})$", r"in the adversary's next round, their \1 is ignored"),
    (
        rf"^(?:set )?(?:this|your combat) card's ({VALUE}) (?:is(?: set)?|becomes|equals|to)(?: equal)?(?: to)? (?:the )?(\d+|{STAT} of .+)$",
        r"set the \1 of your combat card to \2",
    ),
    (rf"^(?:set )?(?:this|your combat) card's ({VALUE}) (?:is(?: set)?|becomes|equals|to)(?: equal)?(?: to)? (.+?)'s ({STAT})$", _as_stat),
    (rf"^set the ({VALUE}) of this card to (.+)$", r"set the \1 of your combat card to \2"),
    (rf"^set the ({VALUE}) of your combat card (?:equal )?to (?!its\b)(.+?)'s ({STAT})$", _as_stat),
    (r"^the adversary's next combat card (?:loses its Maneuvers?|has no Maneuver)$", "in the adversary's next round, they cannot use Maneuvers"),
    (
        rf"^in the adversary's next round, (?:their )?({VALUE}) (?:does nothing|has no effect|is 0|counts as 0)$",
        r"in the adversary's next round, their \1 is ignored",
    ),
    (
        r"^(?:(?:it|this card|your combat card) (?:has|gains|gets) )?([+-]\d) to (?:each|all)(?: of (?:its|this card's))? combat values?$",
        r"\1 Riposte and \1 Parry and \1 Thrust",
    ),
    (rf"^(?:you may )?choose ([+-]\d {VALUE}) or ([+-]\d {VALUE})$", r"choose one: \1 or \2"),
    (rf"^(?:this|your combat) card's ({VALUE}) is doubled$", r"double the \1 of your combat card"),
    (r"\bfor each of your other combat cards$", "for each other card in your dueling line"),
    (
        rf"^(?:swap|switch|exchange) (?:your combat card|this card|your card)'s ({VALUE}) (?:and|with) (?:its )?({VALUE})$",
        r"swap the \1 and the \2 of your combat card",
    ),
    (rf"^(?:your combat card|this card|it) (?:has|gains|gets) ({VALUE}) equal to (.+?)'s ({STAT})$", r"your combat card has +1 \1 for each \3 of \2"),
    (rf"^ignore the adversary's ({VALUE}) (?:in |during )?(?:the |their )?next round$", r"in the adversary's next round, their \1 is ignored"),
    (rf"^(?:his|her|its|their) ({STAT}) is doubled$", r"double the \1 of them"),
    (rf"^double (.+?)'s ({STAT})$", r"double the \2 of \1"),
    (rf"^double (?:his|her|its|their) ({STAT})$", r"double the \1 of them"),
    (
        rf"^the adversary's ({VALUE}) is (?:reduced|lowered) by (\d) (?:(?:in|during) their )?next round$",
        r"in the adversary's next round, the card they play has -\2 \1",
    ),
    (rf"^({VALUE}) ([+-]\d)$", r"\2 \1"),
    (rf"^(?:swap|switch|exchange) (?:the )?({VALUE}) and (?:the )?({VALUE}) values of ", r"swap the \1 and the \2 of "),
    (
        rf"^(?:ignore )?the adversary's ({VALUE})(?: is ignored)?(?: (?:in|during|for) (?:their|the|its) next round)?$",
        r"in the adversary's next round, their \1 is ignored",
    ),
    (
        rf"^the adversary ignores ({VALUE}) (?:on their next combat card|(?:in|during) their next round)$",
        r"in the adversary's next round, their \1 is ignored",
    ),
    (rf"^(.+?)'s ({STAT}) is (?:reduced|lowered|decreased) by (\d)$", r"\1 gets -\3 \2"),
    (rf"^(.+?)'s ({STAT}) is (?:increased|raised) by (\d)$", r"\1 gets +\3 \2"),
    (rf"^(?:reduce|lower|decrease) (.+?)'s ({STAT}) by (\d)$", r"\1 gets -\3 \2"),
    (rf"^(?:increase|raise) (.+?)'s ({STAT}) by (\d)$", r"\1 gets +\3 \2"),
    (rf"^set (?:the )?(?:({VALUE}) of {NEXT_CARD}|{NEXT_CARD}['’]s ({VALUE})) to (\d+)$", _next_set),
    (rf"^(?:the )?(?:({VALUE}) of {NEXT_CARD}|{NEXT_CARD}['’]s ({VALUE})) (?:becomes|is(?: set to)?|is reduced to|counts as) (\d+)$", _next_set),
    (
        rf"^{IN_NEXT},? (?:set )?(?:the )?(?:({VALUE}) of {THEIR_CARD}|{THEIR_CARD}['’]s ({VALUE}))"
        r" (?:becomes|is(?: set to)?|is reduced to|counts as|to) (\d+)$",
        _next_set,
    ),
    (rf"^set (.+?)'s ({STAT}) to (\d+)$", r"set the \2 of \1 to \3"),
    (
        rf"^(?:your|the|this) combat card (?:has|gains|gets) \+X ({VALUE}),? where X is (.+?)'s ({STAT})$",
        r"your combat card has +1 \1 for each \3 of \2",
    ),
    (rf"^\+X ({VALUE}),? where X is (.+?)'s ({STAT})$", r"your combat card has +1 \1 for each \3 of \2"),
    (rf"^(?:add )?({VALUE}) equal to (.+?)'s ({STAT})$", r"your combat card has +1 \1 for each \3 of \2"),
    (
        rf"^double (?:your|the|this card's|your combat card's) ({VALUE})(?: of (?:your combat card|this card))?$",
        r"double the \1 of your combat card",
    ),
    (
        rf"^(?:swap|switch|exchange) (?:the )?({VALUE}) and (?:the )?({VALUE}) of (?:this card|your combat card)$",
        r"swap the \1 and the \2 of your combat card",
    ),
    (
        rf"^(?:your|this) (?:combat )?card's ({VALUE}) (?:becomes|is|is set to) (?:equal to )?(?:its|the) ({VALUE})$",
        r"set the \1 of your combat card to its \2",
    ),
    (
        r"^(?:it|that card|this card|your combat card) (?:gains|has|gets) \+(\d) to all (?:of its )?combat values$",
        r"+\1 Riposte, +\1 Parry and +\1 Thrust",
    ),
    (r"^(.+?) loses (\d) (\[?(?:resolve|combat|finesse|influence|panache)\]?)$", r"\1 gets -\2 \3"),
    (r"^(.+?) gains (\d) (\[?(?:resolve|combat|finesse|influence|panache)\]?)$", r"\1 gets +\2 \3"),
    (r"^give (.+?) ([+-]\d) ", r"\1 gets \2 "),
    (r"^(?!until\b)(?:the )?(.+?)'s (combat|finesse|influence|resolve) (?:becomes|is set to|is) (\d+)$", r"set the \2 of \1 to \3"),
    (r"^(.+?)(?<! and)(?<! then) (?:gain|have|get) ([+-]\d)", r"\1 gets \2"),
    (rf"^(?:(?:add|gain) )?([+-]?\d) (\[?thrust\]?) to (?:{TO_CARD},? or(?: to)? {TO_CHALLENGE}|{TO_CHALLENGE},? or(?: to)? {TO_CARD})$", _signed),
    (rf"^(?:add|gain) ([+-]?\d) (\[?(?:riposte|parry|thrust)\]?)(?: to {TO_CARD})?$", _signed),
    (rf"^([+-]\d) (\[?(?:riposte|parry|thrust)\]?) to {TO_CARD}$", _signed),
    (r"^(?:this|your) (?:card|combat card) (?:has|gains|gets) ", "your combat card has "),
    (
        r"^(?!(?:the adversary|target|that|each|an?|enem|opposing|their|its|another)\b)(.+?)'s combat card (?:has|gains|gets) ",
        "your combat card has ",
    ),
    (r"^the adversary's next combat card (?:has|gains|gets) ", "in the adversary's next round, their combat card has "),
    (r"^(?:(?:your|the) )?adversary's (?:next )?combat card (?:has|gains|gets) ", "in the adversary's next round, the card they play has "),
    (
        r"^(?:in|during) (?:their|the adversary['’]s) next round,? (?:their|the adversary['’]s) combat card (?:has|gains|gets) ",
        "in the adversary's next round, the card they play has ",
    ),
    (r"^your next combat card gets ", "your next combat card has "),
)
CONDITIONS = Table(
    (
        rf"^(.+?) has the (higher|lower|greater|most|least) ({STAT})$",
        lambda m: f"{m[1]} has {'less' if m[2].casefold() in {'lower', 'least'} else 'more'} {m[3]} than the adversary",
    ),
    (rf"^(.+?) has (?:a )?(?:less|lower) ({STAT}) than (.+)$", r"\3 has more \2 than \1"),
    (rf"^(.+?) has (?:a )?(?:higher|greater) ({STAT}) than (.+)$", r"\1 has more \2 than \3"),
    (
        rf"^(.+?)['’]s ({STAT}) is (?:equal to or (?:greater|higher|more) than|(?:greater|higher|more) than or equal to|at least equal to) "
        rf"(?:that of )?(.+?)(?:['’]s(?: {STAT})?)?$",
        r"\1 has as much \2 as \3 or more",
    ),
    (rf"^(.+?)'s ({STAT}) is (?:higher|greater|more) than (.+?)(?:'s)?$", r"\1 has more \2 than \3"),
    (rf"^(.+?)'s ({STAT}) is (?:lower|less) than (.+?)(?:'s)?$", r"\3 has more \2 than \1"),
    (
        rf"^(.+?) ha(?:s|ve) (?:{EQUAL}) ({STAT}) and ({STAT}) (?:than|as|to) (.+)$",
        r"both \1 has as much \2 as \4 or more and \1 has as much \3 as \4 or more",
    ),
    (rf"^(.+?) ha(?:s|ve) (more|less|higher|lower|greater) ({STAT}) and ({STAT}) than (.+)$", r"both \1 has \2 \3 than \5 and \1 has \2 \4 than \5"),
    (
        rf"^(.+?)['’]s ({STAT}) and ({STAT}) are (?:both )?(?:{EQUAL_TO}) (.+?)(?:['’]s)?$",
        r"both \1 has as much \2 as \4 or more and \1 has as much \3 as \4 or more",
    ),
    (rf"^(.+?)(?:['’]s ({STAT}) is| has ({STAT})) (?:{EQUAL_TO}) (.+?)(?:['’]s)?$", lambda m: f"{m[1]} has as much {m[2] or m[3]} as {m[4]} or more"),
    (rf"^(.+?) ha(?:s|ve) (?:{EQUAL}) ({STAT})s? (?:than|as|to) (.+)$", r"\1 has as much \2 as \3 or more"),
    (rf"^(?:{CARD}['’]s ({VALUE}) is|(?:the )?({VALUE}) of {CARD} is|{CARD} has (?:an? )?({VALUE})(?: of)?) (\d)( or \w+)?$", _as_high),
    (rf"^{CARD} has (?:no|0|zero) ({VALUE})$", r"your combat card has no \1"),
    (r"^(?:this card|it) has (\d+|one|two|three) (riposte|parry|thrust) or (more|less|fewer)$", r"your combat card has \1 \2 or \3"),
    (
        r"^your combat card has (\d+|one|two|three) (?:or fewer (riposte|parry|thrust)|(riposte|parry|thrust) or fewer)$",
        lambda m: f"your combat card has {m[1]} {m[2] or m[3]} or less",
    ),
)
TRIGGERS = Table(
    (r"^your participant's combat card is played$", "you play a combat card"),
    (rf"^({NAMED}|the adversary)'s combat card is played$", r"\1 plays a combat card"),
    (
        rf"^an? combat card is played (?:by|for) ({NAMED}|you|your participant|the adversary)$",
        lambda m: f"{m[1]} play{'s' * (m[1] != 'you')} a combat card",
    ),
    (r"^an? player plays a combat card$", "a combat card is played"),
)
PASSIVES = Table(
    (
        r"^the equipped ((?-i:[A-Z])[\w-]+) (has|have|gains?|gets?) ([+-]\d .+)$",
        r"while the equipped character is a \1, the equipped character has \3",
    ),
    (rf"^(.+?) has ({STAT}) equal to (.+)$", r"\1's \2 is equal to \3"),
    (
        r"^(?:(?:while a duel is going on|during a duel), )?(?:each participant|participants) (?:here|at this location) "
        rf"(?:has|have) ([+-]\d {VALUE}) on their combat cards?$",
        r"the combat cards of each participant here have \1",
    ),
    (rf"^(.+?)'s ({STAT}) is set to (\d+)$", r"the \2 of \1 is set to \3"),
    (
        rf"^(?:the )?(?:{A_STAT} of (.+?)|(.+?)['’]s? {A_STAT}) is (increased|raised|reduced|decreased|lowered) by (\d)( for each .+)?$",
        _changed,
    ),
    (
        rf"^the adversary's combat cards have (.+?) (?:while|when) {FIGHTS} with (.+)$",
        r"while \2 is in a duel, the combat cards of the adversary have \1",
    ),
    (rf"^(?:the )?(.+?)'s ({STAT}) is doubled$", r"the \2 of \1 is doubled"),
    (rf"^(?:his|her|its|their) ({STAT}) is doubled$", r"the \1 of them is doubled"),
    (rf"^(.+?) has (?:double|twice) (?:his|her|its|their) ({STAT})$", r"the \2 of \1 is doubled"),
    (r"^your combat cards (?:gets?|gains?|has) ", "your combat cards have "),
    (r"^(other )?([A-Z][\w-]+?)s (you control(?: here| at this location)?|here|at this location) (?:have|gain|get) ", r"each \1\2 \3 has "),
    (
        r"^(.+?)'s (combat|finesse|influence|resolve) (?:is equal to|equals|is(?! set to)) (?:the"
        r" number of |(?:its |his |her )(?!combat|finesse|influence|resolve))?(.+?)$(?<!\d)",
        _equals,
    ),
    (r"^(?:your )?combat cards(?: that)?(?: you play)? while (.+?) (?:have|gain|get) ([+-]\d \w+)$", r"while \1, your combat cards have \2"),
    (r"^(?:the )?combat cards(?: that)? you play (?:have|gain|get) ", "your combat cards have "),
    (r"^your combat cards (?:have|gain|get) ", "the combat cards of characters you control have "),
    (r"^(?:enemy|your opponents'|opponents') combat cards (?:have|gain|get) ", "the combat cards of enemy characters have "),
    (r"^([^,]+?)'s combat cards (?:have|gain|get) ", r"the combat cards of \1 have "),
    (r"^(?:his|her|its|their) combat cards (?:have|gain|get) ", "the combat cards of this character have "),
    (r"^when(?:ever)? (.+?) plays an? combat card, (?:it|that card) (?:has|gains|gets) ", r"the combat cards of \1 have "),
    (r"^(.+?) gets? ([+-]\d)", r"\1 has \2"),
    (r"^(.+?)'s (resolve|combat|finesse|influence) cannot be (?:reduced|lowered|decreased)$", r"the \2 of \1 cannot be reduced"),
    (r"^(.+?)'s (resolve|combat|finesse|influence) cannot be (?:increased|raised)$", r"the \2 of \1 cannot be increased"),
    (r"^combat cards played (?:here|at this location) (?:have|gain|get) ", "the combat cards of each participant here have "),
    (r"^combat cards (?:that are )?played (?:by|for) (.+?) (?:have|gain|get) ", r"the combat cards of \1 have "),
)

values = ByKind(EVERY, effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
