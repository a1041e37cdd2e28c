"""Steps as a story tells them, a line each: `Round 1: A plays Jab; threat is resolved`, `Threat is generated`, `Both players pass`."""

from __future__ import annotations

import re

from judgekit.cases.wordings.by_each import by_each
from judgekit.cases.wordings.counter_checks import counter_check
from judgekit.cases.wordings.gambling_words import CARDS_SEEN
from judgekit.cases.wordings.ordering import OPPONENT, TOLD, WHO_IS_ASKED, WHOEVER, in_an_order, ordered_in_it, put_first
from judgekit.cases.wordings.other_way import BEGINNING
from judgekit.cases.wordings.passing import EVERYBODY, passes_of_all, passes_of_some
from judgekit.cases.wordings.plain_lines import DOES, moves_in_order, without_lead
from judgekit.cases.wordings.sequence_words import named_together
from judgekit.games.five_sails.boards.moments.told import moment
from judgekit.games.five_sails.boards.moments.words import TIE_BREAKS

NOT_PLAYED = {"pause", "go on", "undo", "again", "edit", "name", "go"}
"""Steps that say nothing of how far the game goes."""
PARTS = (
    r"\s*[;.]\s+(?:and |then )*|(?:(?<=\bends)|(?<=\bbegins)|(?<=\btriggers)|(?<=\bfires)|(?<=\bresolves)),? and (?=[A-Z])"
    r"|(?:(?<=resolved)|(?<=carried out)|(?<=applied)|(?<=completed)|(?<=over)|(?<=done))"
    r"(?: (?:at|in) (?:The )?[A-Z][\w'’ ]*?)?,? (?:and )?(?:then )?"
    r"(?=[A-Z][\w'’ ]*? (?:then )?(?:moves|goes|is moved) to )"
)
"""Between the parts of a story."""


EACH_REACTS = (
    r"(?:both |all |each )?(?P<does>uses?|plays?|activates?|declines?)(?: to use)? "
    r"(?:(?:his|her|its) own|their(?: own)?|his|her|its) Reactions?"
)


def each_reacts(line: str, seats: tuple[str, ...]) -> list[tuple[str, str]]:
    """`B, C and A all use their Reactions`, `both players use their Reactions`: one after another, as they are named; nothing for another line."""
    one = "|".join(re.escape(s) for s in seats)
    first, _, behind = line.partition("; ")
    found = re.fullmatch(rf"(?P<who>{EVERYBODY}(?: players)?|(?:(?:{one})(?:,? and |, )?)+) {EACH_REACTS}", first, re.IGNORECASE)
    if found is None:
        return []
    named = re.findall(rf"\b(?:{one})\b", found["who"])
    does = "no reaction" if found["does"].startswith("decline") else "uses its Reaction"
    return [*((seat, does) for seat in (named or seats)), *(story(behind, seats, ()) if behind else [])]


SENTENCES = re.compile(r";\s+|\.\s+(?=[A-Z])")
"""Between what everybody is told to do and what comes then."""


def story(line: str, seats: tuple[str, ...], names: tuple[str, ...]) -> list[tuple[str, str]]:
    """(who, what) of the steps that a line tells; nothing where it tells none."""
    line = re.sub(r"^(?:no[- ]one|none of them)\b", "nobody", without_lead(line, seats).rstrip("."), flags=re.IGNORECASE)
    line = named_together(moves_in_order(line), seats)
    if scheme := scheme_resolved(line, seats, names):
        return scheme
    first, behind = SENTENCES.split(line, maxsplit=1) if SENTENCES.search(line) else (line, "")
    if passes_of_all(first, seats):
        return [("all", "pass"), *(story(behind, seats, names) if behind else [])]
    if some := passes_of_some(first, seats):
        return [*some, *(story(behind, seats, names) if behind else [])]
    if reacting := each_reacts(line, seats):
        return reacting
    if ordered := in_an_order(line, seats) or ordered_in_it(line, seats):
        return ordered
    if outcome := with_outcome(line, seats, names):
        return outcome
    if decks := re.fullmatch(rf"({EVERYBODY}) ((?:present|show|register|submit|hand in|bring|lay out|build) .*\bdecks?\b.*)", line, re.IGNORECASE):
        return [(seats[0], decks[2])]
    if (again := counter_check(line, seats)) is not None:
        does = by_each(again.who, again.rest, seats) if again.who else story(again.rest, seats, names) if again.rest else []
        return [*again.steps, *does] if does or not again.rest else []
    if BEGINNING.match(line):  # one that is not understood is no mere moment
        return []
    line = "; ".join(map(put_first, line.split("; ")))
    one = "|".join(re.escape(s) for s in seats)
    acts = re.compile(rf"({one})(?:['’]s (?=[A-Z])| (?:(?:secretly|also) )?(?=[a-z]+s\b|ha[sv]e? |would like to |cannot play ))")
    told: list[str] = []
    joints = rf"{PARTS}|,? and (?:then )?(?=(?:{one}) (?:{DOES})\b)"
    for found in [m for m in [re.match("", line)] if m] + list(re.finditer(joints, line)):
        rest = line[found.end() :]
        if who := acts.match(rest):
            if told and found[0].lstrip(", ").startswith("and") and moment(told[-1]) is None:  # `Una challenges Pell and A uses …`: A does both
                return by_each(who[1], "; ".join([*told, rest[who.end() :]]), seats)
            before = [(TOLD, "; ".join(told))] if told else []
            return before + by_each(who[1], rest[who.end() :], seats)
        clause = re.split(joints, rest)[0]
        if lot := LOT.fullmatch(clause):
            return [*([(TOLD, "; ".join(told))] if told else []), ("chance", f"token to {lot[1] or lot[2]}")]
        if told and PUTS_FIRST.match(clause):
            behind = story(rest, seats, names)
            return [(TOLD, "; ".join(told)), *behind] if behind else []
        each = one_by_one(clause)
        if len(each) == 1 and not tells(clause, names):
            return []
        told += each
    return [(TOLD, "; ".join(told))]


IN_ORDER = r"(?:the )?(?:First Player|(?:first|other|next|second|third|fourth|last|remaining) player(?: in order)?)"
RESOLVES = (
    r"(?:(?P<before>[^;:.]+)[;.] (?:and |then )*)?"
    rf"(?P<who>{IN_ORDER}|<seat>) (?:now |then |next |also )*resolves (?P<what>(?:the |their |his |her |its )?(?:own )?(?:chosen |revealed )?scheme"
    r"(?:,? (?-i:[A-Z])[^;:.]*)?|(?-i:[A-Z])[^;:.]*?)(?: above the (?:separation )?bar)?(?:[;:.] (?:and |then )*(?P<rest>.+))?"
)
"""Who resolves a scheme, and what is done then, by whomever."""


def scheme_resolved(line: str, seats: tuple[str, ...], names: tuple[str, ...]) -> list[tuple[str, str]]:
    """`The First Player resolves Long Talk; the opponent moves a Renown`: the scheme, and what is done while it is; nothing for another line."""
    one = "|".join(map(re.escape, seats))
    found = re.fullmatch(RESOLVES.replace("<seat>", f"(?-i:{one})"), line, re.IGNORECASE) if "resolves" in line else None
    if found is None or re.search(r"['’]s\b|\b(?:first|before|then|after)\b", found["what"]) or (found["before"] and moment(found["before"]) is None):
        return []
    named = re.sub(r"^(?:(?:the|their|his|her|its|own|chosen|revealed) )*scheme,? ?", "", found["what"])
    if named and named.casefold() not in names:
        return []
    whose = found["who"][0].upper() + found["who"][1:]
    begun = [(TOLD, found["before"])] if found["before"] else []
    told = [*begun, (TOLD, f"{whose}'s scheme{f', {named},' if named else ''} is resolved")]
    behind = story(found["rest"], seats, names) if found["rest"] else []
    return [*told, *behind] if behind or not found["rest"] else []


PUTS_FIRST = re.compile(rf"(?:{WHOEVER}|(?:as )?the First Player,? )puts [^;]*\bfirst\b", re.IGNORECASE)
"""In the middle of a line: what comes first of what is told behind it."""
UNDONE = re.compile(
    r"(?:no|the|its|his|her|their) (?:Technique|Maneuver|Reaction|ability)(?:$| (?:is|are) (?:not )?(?:used|activated))|nobody (?:else )?intervenes"
    r"|(?-i:[A-Z])[\w '’-]* (?:stays|remains) (?:where (?:he|she|it) is|(?:at|in) (?-i:[A-Z])[\w '’]*)",
    re.IGNORECASE,
)
"""What is said of an ability that nobody uses, or that whoever was spoken of uses."""

REACTED = re.compile(
    r"(?:both|all|(?:all (?:of )?)?(?:the |these )?(?:two|three|four)|these|those) (?:[\w'’]+ )?Reactions "
    r"(?:is|are|has been|have been) (?:now |then )?(?:used|made use of)(?: now| then| one after (?:the other|another)| in turn)?",
    re.IGNORECASE,
)
"""That several Reactions are used, each by whoever is asked."""

COMES = r"(?:draws?|takes?|gains?|wins?|musters?|joins?|enters?|has|have|holds?|keeps?|becomes?|controls?|gets?|receives?)"
OUTCOME = re.compile(rf"(?:nobody|no ?one|no player|nothing)\b.*|(?:[A-Z][\w'’-]* ){{1,4}}(?:then |now |each )?{COMES}\b.*")
"""What comes of a moment, told behind a colon: nobody has to do it."""
LOT = re.compile(
    r"(?:by chance|at random),? (\S+) (?:takes|gets|gains|receives) the (?:First Player )?Token"
    r"|(\S+) (?:takes|gets|gains|receives) the (?:First Player )?Token (?:by chance|at random)",
    re.IGNORECASE,
)


def with_outcome(line: str, seats: tuple[str, ...], names: tuple[str, ...]) -> list[tuple[str, str]]:
    """A moment with what comes of it, or is done in it, behind a colon; nothing for another line."""
    told, colon, rest = line.partition(": ")
    if not colon or moment(told) is None:
        return []
    if re.search(r"tie-?break", told, re.IGNORECASE) and re.fullmatch(TIE_BREAKS, rest, re.IGNORECASE):
        return [(TOLD, told)]
    one = "|".join(re.escape(s) for s in seats)
    if all(OUTCOME.fullmatch(x) for x in re.split(rf"(?:,|;|,? and) (?:and |then )?(?=(?:{one}) [a-z]+s\b)", rest)):
        return [(TOLD, told)]
    behind = story(rest, seats, names)
    return [(TOLD, told), *behind] if behind else []


def one_by_one(clause: str) -> list[str]:
    """The moments that a clause tells with `and` between them: `High Drama ends and the Plunder phase is carried out`."""
    if (whole := moment(clause)) is not None and whole.begins is not None:
        return [clause]
    parts = _of_all(re.split(r",? and (?:then )?|, (?:then )?", clause))
    found = [moment(x) for x in parts]
    return parts if len(parts) > 1 and all(m is not None and (m.begins or m.ends) for m in found) else [clause]


OF_SEVERAL = (
    r"are (?:both |all )?(?P<done>carried out|resolved|played(?: out| through)?|completed|gone through|finished|over|brought to (?:their|an) end)"
    r"|(?:both |all )?(?:end|pass|come to (?:their|an) end|have (?:both |all )?(?:ended|passed|been (?:carried out|played|completed|gone through)))"
)
"""What is told of several phases or steps with one verb."""


def _of_all(parts: list[str]) -> list[str]:
    """Parts of a clause, each with its verb: `Plunder and the clean-up are carried out and the Day ends`."""
    out: list[str] = []
    bare = 0
    for part in parts:
        of_both = re.fullmatch(rf"(.+?)(?: steps| phases)? (?:{OF_SEVERAL})", part)
        verb = re.search(r"\b(?:is|are|has|have|ends?|begins?|starts?|[a-z]+s)\b", part)
        out.append(part)
        if of_both and bare:
            does = f"is {of_both['done']}" if of_both["done"] else "ends"
            out[-bare - 1 :] = [f"{re.sub('^both ', '', x, flags=re.IGNORECASE)} {does}" for x in (*out[-bare - 1 : -1], of_both[1])]
        bare = bare + 1 if verb is None else 0
    return out


def clauses(text: str) -> list[str]:
    """The parts of what is told."""
    return [part for x in re.split(rf"{PARTS}|\s*[;.]$", text.strip()) if x for part in one_by_one(x)]


def tells(clause: str, names: tuple[str, ...]) -> bool:
    """Whether a clause tells a moment, says that nothing is done, or begins with somebody of the case."""
    token = re.match(rf"(?:as )?the First Player\b|{WHO_IS_ASKED}|{OPPONENT}", clause, re.IGNORECASE)
    told = UNDONE.match(clause) or REACTED.fullmatch(clause) or CARDS_SEEN.fullmatch(clause) or token
    return told is not None or moment(clause) is not None or _named(clause, names)


def _named(clause: str, names: tuple[str, ...]) -> bool:
    low = clause.casefold().removeprefix("both ").removeprefix("the ")
    return any(re.match(rf"{re.escape(n)}\b", low) for n in names)
