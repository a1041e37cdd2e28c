"""What several players do together, and what is asked by nobody in particular, as what each of them, or one, does.

`A and B carry out the Draw step`, `A uses Bell's Reaction; B and C pass`, `It is asked who has won`.
"""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.cases.wordings.asked_first import asked_first
from judgekit.engine.rewriting import Instead, Table, one_of

EVERYBODY = r"(?:(?:both|all(?: the)?|each of the|the)(?: two| three| four)? players|each player|every player|everybody|everyone)"
SEVERAL = r"(?P<who><seat>(?:, <seat>)*,? and <seat>)"
BEGINS = r"(?:^|(?<=; ))(?:and |then |now )*"
CARRY = r"(?:carry|carries|go|goes|play|plays|run|runs|work|works) (?:out|through)|perform(?:s)?|complete(?:s)?"
STEP = r"(?P<step>(?:the |their )(?:[A-Za-z]+ ){1,3}(?:step|phase)|(?:the )?(?:Planning|Plunder|Dusk|Dawn|clean-?up))"
DRAW = r"draw(?: (?:their )?cards)?(?: (?:for|in|during) the (?:Draw step|day))?"
QUESTION = r"(?:who|whom|whose|what|which|whether|if|how|when|where|why|(?:with|by|for|to|of|against) (?:whom|what|which))\b"
ASKED = (
    r"(?:it is (?:now |then |next |to be )?(?:asked|checked|examined|verified|considered|looked into|looked at|tested"
    r"|(?:determined|established|settled|found out)(?= (?:whether|if|who has won)\b))"
    r"|(?:the (?:players?|table|judge|opponents?)|somebody|someone|people|they) "
    r"(?:now )?(?:asks?|wonders?|wants? to know|checks?|looks?|examines?)|the question (?:now )?is"
    r"|(?:the |a )?(?:judge|referee|marshal|table|opponents?|players?) (?:is|are|gets?) (?:now |then |also )?"
    r"(?:asked(?: to (?:say|rule|tell|decide))?|consulted(?: on)?))"
)
JUDGE = r"(?:the |a )?(?:judge|referee|marshal)"
LOOKS = r"(?:checks?|examines?|inspects?|verif(?:y|ies)|looks? (?:at|over|through|into)|goes? (?:over|through)|compares?)"
LOOKED_AT = (
    r"(?:(?:[Tt]he|[Aa]ll|[Bb]oth|[Ee]ach|[Ee]very|these|those|his|her|their|this|that|of|<seat>['’]s|two|three|four|five|six|\w+-card"
    r"|submitted|Faction|Approach) )*(?:lists?|decks?|deck lists?|payments?|position|options|performers|targets)"
)
"""What a judge looks at, after which nothing has been done."""
RESULT = r"(?P<result>(?:the|its|a) (?:final )?(?:result|winner|outcome|score)(?: of (?:the|this) (?:game|match))?)"
RECORDS = r"(?:enters?|records?|notes?(?: down)?|writes? down|reports?|states?|names?|confirms?|announces?|establishes|determines?|registers?)"


def _small(what: str) -> str:
    """A question, or what is asked about, in the middle of a sentence."""
    return re.sub(r"^(?:The|An?(?= [a-z])|Who\w*|What|Which|Whether|If|How|When|Where|Why)\b", lambda m: m[0].lower(), what)


def _carried_out(m: re.Match[str]) -> str:
    """A step that all players carry out."""
    return f"The {re.sub('^(?:the|their) ', '', m['step'])} is carried out"


def _of_each(who: list[str], does: str) -> str:
    """What several do, of each of them."""
    return "; ".join(f"{player} {does}" for player in who)


@lru_cache(maxsize=64)
def _table(seats: tuple[str, ...]) -> Table:
    one = f"(?-i:{one_of(seats)})"

    def each(m: re.Match[str]) -> str:
        """What several do in the Draw step, of each of them; a step of all players stays as it is told."""
        who = re.findall(rf"\b{one}\b", m["who"])
        if set(who) == set(seats):
            return _carried_out(m)
        return _of_each(who, "draws") if re.search(r"\bdraw\b", m["step"], re.IGNORECASE) else m[0]

    def draw(m: re.Match[str]) -> str:
        return _of_each(re.findall(rf"\b{one}\b", m["who"]), "draws")

    def passing(m: re.Match[str]) -> str:
        return _of_each(re.findall(rf"\b{one}\b", m["who"]), "passes")

    def asked(m: re.Match[str]) -> str:
        return f"{seats[0]} asks {'about ' if m['about'] else ''}{_small(m['what'])}"

    def judged(m: re.Match[str]) -> str:
        return f"{seats[0]} asks about {_small(m['what'])}"

    def wondering(m: re.Match[str]) -> str:
        who = re.findall(rf"\b{one}\b", m["who"]) or list(seats)
        return f"{'; ' if m['lead'] else ''}{_of_each(who, 'asks ' + m['what'])}"

    rows: tuple[tuple[str, Instead], ...] = (
        (rf"{BEGINS}{EVERYBODY} (?:now |then )?(?:{CARRY}) {STEP}(?=$|[,;.])", _carried_out),
        (rf"{BEGINS}{SEVERAL} (?:now |then |both |each |all )?(?:{CARRY}) {STEP}(?=$|[,;.])", each),
        (rf"{BEGINS}{SEVERAL} (?:now |then |both |each |all )?{DRAW}(?=$|[,;.])", draw),
        (rf"(?<=[;.,] )(?:and |then )*{SEVERAL} (?:both |each |all |then )*pass(?:es)?(?: in turn| once)?(?=$|[,;.])", passing),
        (rf"^{JUDGE} (?:now |then )?{RECORDS} {RESULT}(?=$|[;.])", lambda m: f"{m['result'][0].upper()}{m['result'][1:]} is settled"),
        (rf"(?:^|(?<=; )(?:and |then )*){JUDGE} (?:now |then )?{LOOKS} (?P<about>)(?P<what>{LOOKED_AT}[^;.]*)(?=$|[;.])", judged),
        (rf"(?:^|(?<=; )(?:and |then )*){JUDGE} is (?:now |then |also )?(?:asked|consulted) about (?P<about>)(?P<what>[^;]+)", judged),
        (rf"(?<=; )(?:and |then )*{ASKED}(?: now| here| then)?:?,? (?P<about>(?!))?(?P<what>{QUESTION})", asked),
        (
            rf"(?P<lead>^|[;.:] |, |,? and )(?:and |then |now )*(?P<who>{EVERYBODY}|{SEVERAL.replace('who', 'some')}) "
            rf"(?:now |then |both |each |all )*(?:asks?|wonders?|wants? to know) (?P<what>{QUESTION}[^;.]*)(?=$|[;.])",
            wondering,
        ),
        (rf"^(?:now |then |here )?{ASKED}(?: now| here| then)?:?,? (?P<about>(?!))?(?P<what>{QUESTION})", asked),
        (r"^(?P<what>[^;:]+?) (?P<about>(?:is|are)) (?:now |then |also )?asked (?:for|about)(?: now| here)?(?=$|\.)", asked),
        (rf"^(?P<about>(?!))?(?P<what>{QUESTION}[^;]*)\?$", asked),
    )
    return Table(*((pattern.replace("<seat>", one), instead) for pattern, instead in rows))


@lru_cache(maxsize=512)
def each_by_itself(line: str, seats: tuple[str, ...]) -> str:
    """A line in which each player does by themselves what several are told to do; one that quotes a text is left alone."""
    return line if '"' in line or not seats else _table(seats)(asked_first(line, seats))
