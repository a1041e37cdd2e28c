"""Sentences of a board told in prose, before anything in them is understood: who stands where another does, and which parts stand by themselves."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.games.five_sails.boards.headings import ZONES
from judgekit.games.five_sails.boards.story.cards import CITY
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.whose_top import own_tops, whose_top
from judgekit.games.five_sails.boards.story.words import MANY, NUMBER

BY_ONESELF = r"(?:all )?(?:alone|by (?:him|her|it|them)sel(?:f|ves)|the only (?:character|one))"
THERE = re.compile(
    rf"\b(?:is|are|stands?) (?P<alone>{BY_ONESELF} )?(?:(?:also|too) there|there(?: too| also| as well| (?P<behind>{BY_ONESELF}))?"
    r"|at (?:that|the same) (?:location|place)(?: too| as well)?)(?=$|[,;.])"
)
"""Somebody who stands where somebody else does."""
CITY_OR_HOME = re.compile(rf"\b(?:at|on|in) (?:{CITY}|[\w'’ ]*Homes?\b)")
"""Where cards stand."""


def there_too(sentence: Bit, here: str) -> Bit:
    """A sentence that says of somebody that they are there too, with the place that was named last."""
    while there := THERE.search(sentence.plain):
        named = [m[0] for m in re.finditer(CITY, sentence.plain[: there.start()])] or [here]
        if not named[-1]:
            return sentence
        alone = there["alone"] or there["behind"]
        at = f"is {alone.strip()} at {named[-1]}" if alone else f"is at {named[-1]}"
        text, plain = (f"{x[: there.start()]}{at}{x[there.end() :]}" for x in (sentence.text, sentence.plain))
        sentence = Bit(text, plain, sentence.at)
    return sentence


ZONE = "|".join(sorted(ZONES, key=len, reverse=True))
OF_THE_CITY = r"(?:event|Mercenary|Mercenaries|attachment|City(?: Deck)? card)s?"


ONE_NAME = r"[A-Z][\w'’-]*(?: [A-Z\d][\w'’-]*)*"
VALUES = r"(?:(?:an? )?(?:resolve|combat|finesse|influence|panache|crew cap|Resolve|Combat|Finesse|Influence|Panache|Crew Cap) (?:of )?\d+)"
HAS_VALUES = (
    rf"(?P<who>\b(?:<seat>)['’]s (?:Leader(?: {ONE_NAME})?|{ONE_NAME})),? (?:has|with) (?P<values>{VALUES}(?:(?:, |,? and ){VALUES})*),? "
    r"(?:and )?(?=(?:is|stands|lies) (?:at|in|on) )"
)
"""Values told of somebody before the place: `A's Leader has Crew Cap 6 and is at A's Home`."""
NAMED_APART = (
    r"\(?(?:here|in the following|below|called|named)(?:,? (?:called|named|known as|referred to as|as))?"
    rf" ({ONE_NAME}(?:, {ONE_NAME})*,? and {ONE_NAME})(?: below| here| in the following)?\)?"
)
COPIES_NAMED = (
    rf"\b(?:{NUMBER}) (?:copies of )?{ONE_NAME}(?:,? {NAMED_APART},? \((?!each\b)(?P<said>[^()]*\))|,? \((?!each\b)([^()]*\)),? {NAMED_APART})"
)
"""Copies of a card with a name for each: `two copies of Signet Ring, here Ring 1 and Ring 2 (Attachment)`."""


ONE_BY_ONE = r",? (?:namely )?the first(?:,? and|,) the second(?:(?:,? and|,) the third)?(?: one)?(?:,? and the fourth)?"
COPIES_COUNTED = rf"\b((?:{NUMBER}) copies){ONE_BY_ONE},?( of )(?=[A-Z])|\b((?:{NUMBER}) copies of [A-Z][\w'’ -]*?){ONE_BY_ONE},?( ?)(?=\()"
"""Copies of a card, with how each is called that is told apart in any case: `two copies, the first and the second, of Salve`."""


THERE_OR_AT = rf"(?:(?:present )?(?:there|here)|((?:at|on|in) (?:{CITY})))(?: (?:is|are)|:|,)? (?=[A-Z](?!['’]s )[\w'’ -]*\()"
"""Where somebody's characters are, in front of their names."""
SEVERAL_STAND = re.compile(rf",? (?:are|lie|stand|wait)(?: (?:both|all|available|there))* (?:at|on|in) ({CITY})(?: available)?$")
"""Where several cards stand that are called together what each of them is."""


def usual_telling(sentence: Bit, seats: str) -> Bit:
    """Cards and where they stand in the usual order of words: `Available at The Docks is Quint (…)` · `there is an event at The Docks: Fog`."""
    available = re.match(
        rf"(?:[Aa]vailable|[Oo]n offer|[Uu]p for (?:hire|recruitment|sale)|[Tt]o be (?:had"
        rf"|recruited|hired)) (?:(?:at|on|in) )?({CITY})(?: (?:is|are|lies?)|:) (?:the )?",
        sentence.plain,
    )
    if available:
        return anew(sentence, f"At {available[1]}: the available {sentence.text[available.end() :]}")
    several = re.match(
        rf"(?P<there>[Tt]here (?:are|lie|stand) )?(?P<those>(?i:(?:the )?(?:{NUMBER})|the)(?: available)? (?:Mercenaries|events|attachments))"
        rf"(?(there)(?: (?:are|lie|stand))?(?: available)? (?:at|on|in) (?P<at>{CITY}):? |[,:]? )(?=[A-Z])",
        sentence.plain,
    )
    behind = None if several is None or several["at"] else SEVERAL_STAND.search(sentence.plain)
    if several and (several["at"] or behind):
        free = "" if "available" in several["those"] else "available "
        those = f"{re.sub('(?=Mercenaries|events|attachments)', free, several['those'])} "
        cards = sentence.cut(several.end(), behind.start() if behind else None)
        return anew(sentence, f"At {several['at'] or (behind and behind[1])}: {those[0].lower()}{those[1:]}{cards.text}")
    there = re.match(rf"[Tt]here (?:is|are|lies?) (?:an?|one) (?:available )?({OF_THE_CITY})(?: available)? (?:at|on|in) ({CITY}):? ", sentence.plain)
    if there:
        return anew(sentence, f"At {there[2]}: the available {there[1]} {sentence.text[there.end() :]}")
    place = rf"(?:{CITY}|\w+['’]s Home)"
    if owns := re.match(rf"^({seats}) (?:has|controls) (?:(?:{NUMBER}) )?characters? ((?:at|on|in) {place})[:,] ", sentence.plain):
        return anew(sentence, f"{owns[2][0].upper()}{owns[2][1:]}: {owns[1]}'s {sentence.text[owns.end() :]}")
    if there := re.match(rf"({seats})(?:['’]s (?:(?:{NUMBER}) )?(?:characters?|people|crew)| has| controls) {THERE_OR_AT}", sentence.plain):
        where = "There" if there[2] is None else f"{there[2][0].upper()}{there[2][1:]}"
        return anew(sentence, f"{where}: {there[1]}'s {sentence.text[there.end() :]}")
    owns = re.match(rf"({seats}) (?:has|controls) (?:the )?(?=[A-Z][\w ]*\()", sentence.plain)
    if owns and re.search(rf"\)(?:, (?:all|both))? (?:at|on|in) {place}", sentence.plain):
        return anew(sentence, f"{owns[1]}'s {sentence.text[owns.end() :]}")
    text = re.sub(HAS_VALUES.replace("<seat>", seats), r"\g<who> (\g<values>) ", sentence.text)
    if re.search(rf"(?:{seats})['’]s scheme\b", text):
        text = re.sub(
            rf"(?<=\))(?:,|;)? (?:and |while |whereas )?({seats})['’]s (?=[A-Z][\w'’ -]*? \("
            rf"(?:scheme[,;] )?(?:initiative|panache modifier) )",
            r"; \1's scheme is ",
            text,
        )
    text = re.sub(COPIES_COUNTED, lambda m: f"{m[1] or m[3]}{m[2] or m[4]}", text)
    text = re.sub(COPIES_NAMED, lambda m: f"{m[1] or m[4]} (each {m[2] or m[3]}", text)
    text = re.sub(rf"^((?:At|On|In) {CITY}) there (?=is |are |lies? )", r"\1 ", text)
    text = re.sub(rf"\b(?:[Aa]n?|[Tt]he) ({OF_THE_CITY}), ([A-Z][\w'’ -]*),? (?=is|lies|\()", r"the \1 \2 ", text)
    text = re.sub(rf"(?<=: )(?:{NUMBER}) of ((?:{seats})['’]s) (?:characters|crew)[,:] ", r"\1 ", text)
    text = re.sub(r", each (?:with|having) ((?:[a-z ]+ \d+(?:,? and |, (?=[a-z ]+\d))?)+)(?=,| (?:is|are)\b|$)", r" (each \1)", text)
    of_it = rf"\([^()]*\b(?:Mercenary|event|attachment)\b[^()]*\) (?:is|lies|stands) (?:available )?(?:at|on|in) {CITY}"
    text = re.sub(rf"^((?![A-Z]['’]s )[A-Z][\w'’ -]*) (?={of_it})", r"the available \1 ", text)
    text = re.sub(rf"(?:,|;| and) so (?:is|are) ((?:{seats})['’]s [^()]*\([^()]*\))", r"; \1 is there", text)
    text = re.sub(rf"\) opposes (?=(?:{seats})['’]s )", ") and ", text)
    text = re.sub(r"\bcontrolled by (?:nobody|no ?one|no player)\b", "uncontrolled", text)
    empty = rf"({seats})['’]s ({ZONE}) is empty,? (?:and )?(?:so is ({seats})['’]s|({seats})['’]s too)"
    text = re.sub(empty, lambda m: f"the {m[2]}s of {m[1]} and {m[3] or m[4]} are empty", text)
    not_empty = rf"(?<=is empty)(?:;|,? and|,? but|,) ((?:(?:{seats})['’]s|the|his|her|their) (?i:{ZONE})) is not(?=$|;)"
    text = re.sub(not_empty, r"; \1 holds several cards", text)
    text = re.sub(r"(?i)\b(?:neither|no) ((?:Faction )?deck|discard pile) is(?: empty)?(?=$|;|,)", r"both \1s hold several cards", text)
    text = re.sub(r"\b(deck|pile) is not empty(?=$|;|,)", r"\1 holds several cards", text, flags=re.IGNORECASE)
    return anew(sentence, text) if text != sentence.text else sentence


def in_play(sentence: Bit, seats: str) -> Bit:
    """Characters that are told of with their values and said to be in play, and no more, at their Home."""
    text = re.sub(r"\bin play (?=(?:at|in) )", "", sentence.text)
    of_one = rf"((?:^|; )({seats})['’]s (?!scheme\b)(?:(?!(?:{seats})['’]s|[;(]).)*\([^()]*\)(?:(?:,? and |, )\2['’]s [^;(,]*?)*,?)"
    of_one += r" (is|are)(?: still)? in play(?=$|;)"
    text = re.sub(of_one, r"\1 \3 at \2's Home", text)
    return anew(sentence, text) if text != sentence.text else sentence


def piles_apart(sentence: Bit, seats: str) -> Bit:
    """`A's deck and discard pile are empty` as two clauses, where the same is said of different piles."""
    listed = rf"(?i:{ZONE})(?:(?:, |,? and )(?:(?:{seats})['’]s )?(?i:{ZONE}))+"
    end = rf"(?=$|;|,?\s+(?:and\s+)?(?:(?:{seats})(?:['’]s (?:{ZONE})\b| (?:has|holds) )|(?:both|all|each) (?:{ZONE})s?\b))"
    said = rf"\b({seats})['’]s ({listed}) (?:both |all |each )?(are|have|hold|contain) (?:both |all |each )?([^;]+?){end}"
    found = re.search(said, sentence.plain)
    piles = [(m[1] or found[1], m[2]) for m in re.finditer(rf"(?:({seats})['’]s )?((?i:{ZONE}))", found[2])] if found else []
    if found is None or len({zone for _, zone in piles}) == 1:
        return sentence
    verb, what = {"are": "is", "have": "has"}.get(found[3], "holds"), sentence.text[slice(*found.span(4))]
    clauses = "; ".join(f"{who}'s {zone} {verb} {what}" for who, zone in piles)
    return anew(sentence, f"{sentence.text[: found.start()]}{clauses}{sentence.text[found.end() :]}")


def which_is(sentence: Bit, seats: str) -> Bit:
    """What is said of a location in passing, `at The Docks, which is controlled by B and holds 2 Renown`, as clauses of their own."""
    renown = rf"(?:holds|has|bears) (?:{NUMBER}) Renown(?: on it)?"
    found = re.search(rf"({CITY}), which ((?:is (?:controlled by (?:{seats})|uncontrolled)|{renown})(?: and {renown})?)(?=[,;]|$)", sentence.plain)
    if found is None:
        return sentence
    said = "".join(f"; {found[1]} {part}" for part in found[2].split(" and "))
    return anew(sentence, f"{sentence.text[: found.end(1)]}{sentence.text[found.end() :]}{said}")


def piles_named(sentence: Bit, seats: str) -> Bit:
    """`A's hand and B's hand are empty`, `A's and B's hands are empty` with the pile first: `the hands of A and B are empty`."""
    one = re.compile(
        rf"\b({seats})['’]s(?: (?P<own>(?i:{ZONE})))? and ({seats})['’]s (?P<zone>(?i:{ZONE}))s? (?=(?:both |each )?(?:are|have|hold|contain)\b)"
    )
    while (found := one.search(sentence.plain)) and (found["own"] or found["zone"]).casefold() == found["zone"].casefold():
        said = f"the {found['zone']}s of {found[1]} and {found[3]} "
        text, plain = (f"{x[: found.start()]}{said}{x[found.end() :]}" for x in (sentence.text, sentence.plain))
        sentence = Bit(text, plain, sentence.at)
    return sentence


def runs(sentence: Bit, alone: Callable[[Bit | None, Bit], bool]) -> list[Bit]:
    """The parts of a sentence between semicolons that stand by themselves, and the runs of those that do not, for they share what is said of them."""
    out: list[Bit] = []
    run: Bit | None = None
    for part in sentence.split(r";\s*(?:and\s+)?"):
        if alone(run, part):
            out += [run, part] if run else [part]
            run = None
        else:
            start = run.at if run else part.at
            run = sentence.cut(start - sentence.at, part.at + len(part.text) - sentence.at)
    return [*out, run] if run else out


GOES_ON = (
    r"(?:counted )?from the top\b|on top\b(?! of (?!it|th[eo]se|them|that))|(?:the card )?(?:below|beneath|under(?:neath)?) (?:it|them|these|that)\b"
    rf"|(?:the|its) (?:top(?:most)?|first|next"
    rf"|second)(?: (?:{NUMBER}))?(?: cards?)?(?:,? from (?:the )?top(?: down)?,?)? (?:is|are)\b|it (?:begins|starts) with\b"
    rf"|(?:{NUMBER}) (?:more|other|further|unknown)(?: cards?)?(?: (?:lies?|are|is|follow|come))? ?(?:below|beneath|under)"
)


def pile_goes_on(sentence: Bit) -> Bit:
    """`The City Deck has 20 cards; from the top: Fog (event)` as one clause: what is told of a pile goes on behind a semicolon."""
    text, plain = sentence.text, sentence.plain
    for found in reversed(list(re.finditer(rf";\s*(?:and )?(?=(?:{GOES_ON}))", plain, re.IGNORECASE))):
        text, plain = (f"{x[: found.start()]}, {x[found.end() :]}" for x in (text, plain))
    return Bit(text, plain, sentence.at)


def piles_joined(said: list[Bit]) -> list[Bit]:
    """The sentences, with one that goes on telling of a pile, `From the top it begins: …`, behind the clause before it that names the pile."""
    out: list[Bit] = []
    said = [part for one in said for part in own_tops(one)]
    said = [whose_top(one, said[n - 1].plain if n else "") for n, one in enumerate(said)]
    for one in said:
        names_it = re.match(r"[^,:(]*[,:]? ?(?:the City|[A-Z]['’]s \w*) ?[Dd]eck\b", one.plain)
        *before, last = out.pop().split(";") if out and not names_it and re.match(GOES_ON, one.plain, re.IGNORECASE) else [None]
        if last is not None and re.search(r"\b(?:[Dd]eck|pile)\b", last.plain):
            text, plain = (f"{x}; {y[0].lower()}{y[1:]}" for x, y in zip(last[:2], one[:2], strict=True))
            out += [*before, Bit(text, plain, last.at)]
        else:
            out += [*before, *([last] if last else []), one]
    return out


ASIDE = re.compile(
    r"(?!(?:all|both|each|every\w*|nobody|nothing|no one|none|there)\b)"
    r"[^()\"]*?\b(?:holds?|has|have|contains?|controls?)\b[^()\"]*",
    re.IGNORECASE,
)
"""What is said of somebody or something between the cards of a list: `Cato's threat pool holds 3`."""


def asides(sentence: Bit) -> list[Bit]:
    """A sentence that lists cards, and what is said behind them that is no card."""
    parts = sentence.split(";")
    listed = re.match(r"[^:(]+: ", sentence.plain) and len(parts) > 1
    behind = [part for part in parts[1:] if ASIDE.fullmatch(part.plain)] if listed else []
    first = next((part for part in parts[1:] if part in behind), None)
    if first is None or parts[parts.index(first) :] != behind:
        return [sentence]
    return [sentence.cut(0, first.at - sentence.at), *behind]


ONE_EACH = re.compile(
    r"(?:each|every) player (?:has|controls) (?:exactly |only |just )?one character(?: in play)?(,? (?:at|in|on) [^:]+)?: ?", re.IGNORECASE
)


def one_each(sentence: Bit) -> Bit:
    """`Each player has one character at The Docks: A's Bo (…) and B's Una (…)` without saying how many there are."""
    found = ONE_EACH.match(sentence.plain)
    if not found:
        return sentence
    rest = sentence.cut(found.end())
    where = re.sub(r"^,? (\w)", lambda m: m[1].upper(), found[1] or "")
    return Bit(f"{where}: {rest.text}", f"{where}: {rest.plain}", sentence.at) if where else rest


def holding(sentence: Bit) -> Bit:
    """`The Docks hold A's Bo (…)` with the location as a heading."""
    holds = r"(?:,? (?:there )?(?:hold|contain|house|stand|are|is)s?|,)"
    found = re.match(rf"(?:At |In |On )?({CITY}){holds} (?=[\w ]{{1,12}}['’]s [A-Z][^(]*\()", sentence.plain)
    if not found:
        return sentence
    end = found.end(1)
    return Bit(f"{sentence.text[:end]}: {sentence.text[found.end() :]}", f"{sentence.plain[:end]}: {sentence.plain[found.end() :]}", sentence.at)


HAS = r"\b(?:has|have|holds?|contains?)\b"
BEGINS = (
    r"neither\b(?! (?:of (?:them|these|which) )?(?:with|having)\b| (?:an? )?\w+ nor (?:an? )?\w+(?=$|[,;]))|nobody\b|nothing (?:is"
    r"|lies)\b|(?:each|every) (?:player|hand|deck|Faction Deck|discard pile|Leader|scheme)\b|there (?:is|are)\b|the City Deck\b"
    r"|no (?:(?:city )?location|one|player|conditional Renown)\b"
    r"|no (?:\w+ ){1,4}(?:is|are|has|have|holds?|bears?|controls?|lies?|gives?|adds?|goes|exceeds?)\b"
    r"|(?:both|all)(?: (?:three|four|the|city|of the))* (?:Leader|player|location|hand|(?:Faction )?[Dd]eck|discard pile)s\b"
    rf"|(?:{CITY}) (?:is|are|has|have|bears?)\b"
    r"|(?:the|his|her|their) (?:hand|(?:Faction )?[Dd]eck|discard pile|Locker)s? (?:is|are|has|have|holds?)\b"
)
"""How a clause begins that is about nobody's own."""


def clauses_apart(sentence: Bit, seats: str) -> list[Bit]:
    """The clauses of a sentence, each about a place, a player or a pile."""
    zone = rf"{ZONE}|(?i:faction|approach) [Dd]eck|Locker"
    also = rf"(?:{seats}) (?:has|holds|controls|one with)\b|(?:{seats})['’]s (?:{zone}|likewise|Leader|has|holds|is|initiative)\b|{BEGINS}"
    also += rf"|[Tt]he (?:{zone}) of (?:{seats})\b(?! and\b)|(?:(?:{seats})['’]s(?:, |,? and )){{1,3}}(?:{seats})['’]s (?:each|both|all|have)\b"
    also += r"|(?:every|each|all|both) (?:panache modifier|initiative)s?\b"
    as_many = rf"(?:{seats})(?:['’]s)? (?:[+-]?\d+|{MANY})(?: cards?)?"
    pile = rf"(?-i:{seats})['’]s (?:{zone})|the (?:{zone}) of (?-i:{seats})|the City Deck(?:['’]s discard pile| discard pile)?"
    parts: list[Bit] = []
    joint = rf";\s*(?:and\s+)?|,?\s+and\s+(?={also})|,\s+(?={also})|,?\s+and\s+(?={as_many}$)|,\s+(?={as_many}(?=$|[,;]| and ))"
    for part in sentence.split(joint):
        before = parts[-1].plain if parts else ""
        listed = re.fullmatch(rf"{CITY}(?:, {CITY})*|(?i:{pile})(?:, (?i:{pile}))*", before)  # `The Docks and The Forums are …` is one clause
        of_a_list = re.fullmatch(as_many, part.plain) and not re.search(HAS, before) and not re.fullmatch(as_many, before)
        start = parts.pop().at if before and (listed or of_a_list) else part.at
        parts.append(sentence.cut(start - sentence.at, part.at + len(part.text) - sentence.at))
    return parts


NEXT_TO = r"(?:(?:is|are|lies?) (?:not )?(?:directly )?(?:(?:adjacent|next|nearest|closest) to|beside)|borders?(?: on)?)"


def subjects(clauses: list[Bit], seats: str) -> list[Bit]:
    """Clauses of several verbs, each with the subject: `A controls The Docks and holds 4 Renown`."""
    out = []
    for clause in clauses:
        listed = r"|," if re.match(rf"(?:{seats}) (?:has|holds|controls) ", clause.plain) else ""
        parts = clause.split(rf"(?:,?\s+and{listed})\s+(?=(?:controls?|holds?|has|have|{NEXT_TO})\b|(?:(?:always|only|just) )?passes\b)")
        subject = re.match(
            rf"(?:{seats}|(?:{seats})['’]s (?i:{ZONE})(?= (?:has|holds)\b)|(?:[Ee]ach|[Ee]very) player"
            rf"|(?:[Bb]oth|[Aa]ll|[Tt]he) players|{CITY}|[Tt]he City Deck(?= (?:holds|has)\b)"
            rf"|{ONE_NAME}(?:(?:, |,? and ){ONE_NAME})*(?= (?:is|are|has|have) (?!no\b|the\b|an?\b))"
            r"|(?:all |both )?the other(?: two| three| four)?(?: City)? locations|(?:the|all|no) (?:\w+ )?locations?) ",
            parts[0].plain,
        )
        if re.match(rf"(?:{seats}) (?:has|holds) (?!(?:already |just )?(?:revealed|chosen|selected|picked)\b)", parts[0].plain):
            another = rf"(?=(?:(?:exactly |only )?(?:{NUMBER})|none(?= in\b)|an empty) )"
            first, *more = [x for part in parts for x in part.split(rf",?\s+and\s+{another}|,\s+{another}")]
            verbs = re.compile(r"(?:controls?|holds?|has|have|(?:always |only |just )?passes)\b")
            parts = [first, *(x if verbs.match(x.plain) else Bit(f"has {x.text}", f"has {x.plain}", x.at) for x in more)]
        if subject and subject[0].endswith("City Deck "):  # what else is told of it may belong to what it holds
            subject = subject if len(parts) == 2 and re.match(NEXT_TO, parts[1].plain) else None
        out += [parts[0], *(Bit(f"{subject[0]}{p.text}", f"{subject[0]}{p.plain}", p.at) if subject else p for p in parts[1:])]
    return out


def usual_order(sentence: Bit, seats: str, here: str) -> Bit:
    """A sentence in the usual order of words, before anything in it is understood; `here` is the place that was named last."""
    said = piles_named(piles_apart(in_play(usual_telling(sentence, seats), seats), seats), seats)
    return one_each(there_too(which_is(said, seats), here))
