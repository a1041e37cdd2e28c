"""What somebody asks to do, and does only where it may be done: however it is told, brought to one form and read from it.

The form is `A asks to X if legal; otherwise Y`; without `otherwise` nothing is done where X may not be. A line is brought to it before it is
taken apart into steps (`as_requests`), a step is read by `asked_to`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from judgekit.cases.wordings.asked_things import ALL, DOING, JOINT, each_asked_for, in_full
from judgekit.cases.wordings.challenge_words import GOES_ON_WITHOUT
from judgekit.cases.wordings.gambling_words import LEAVES_BOTH
from judgekit.cases.wordings.granted import AND_THEN, IF_SO, YES, asked_and_done, asked_then_done
from judgekit.cases.wordings.may_words import ACT, ALSO, ANSWER, DOES_SO, ENDS, IF, MAIN, MAY, MAY_NOT, SO, WHAT_IS, WISHES, infinitive
from judgekit.cases.wordings.remarks import without_remark
from judgekit.cases.wordings.tail_words import NAME, PARTICIPLES
from judgekit.engine import Position
from judgekit.engine.rewriting import Instead, Table, one_of
from judgekit.games.five_sails.values import is_character


def _granted(m: re.Match[str]) -> str:
    """`asks whether Jab may be played and, if it may, plays it on Una` as what is asked for."""
    return asked_and_done(m["own"] or "", m["question"], infinitive(m["does"]), m["rest"])


def _condition_first(m: re.Match[str]) -> str:
    """`If Salve's Reaction can still be used, B uses it` as what B asks to do."""
    about = re.match(rf"{IF} (?!(?:it|this|that) )(?P<thing>.+?) (?:is|are|can|may|has|remains)\b", m["may"], re.IGNORECASE)
    if about and not re.search(r"\b(?:it|them|that|so)\b", m["rest"]) and about["thing"] not in m["rest"]:
        return m[0]  # a condition of its own, and not that of what is done
    rest = re.sub(r"^ (?:it|them|that)\b", f" {about['thing']}", m["rest"]) if about else m["rest"]
    who = f"{m['who']} " if m["who"] else ""
    first, *other = re.split(r"(?=,? (?:and |but )?(?:otherwise|else)\b)", rest, maxsplit=1)
    return f"{m['lead']}{who}asks to {infinitive(m['does'])}{first} if legal{''.join(other)}"


def _tried(m: re.Match[str]) -> str:
    """`has Odile refuse if that is legal` as what is asked for; what is done before it, and is an act of its own, is done in any case."""
    own = list(re.finditer(rf"(?<!engages)(?:,? and (?:then )?|, then |, )(?={MAIN}\b)", m["acts"]))
    before, acts = (f"{m['acts'][: own[-1].start()]}; ", m["acts"][own[-1].end() :]) if own else ("", m["acts"])
    verb, _, rest = re.sub(r"^(?:only )?(?:then|now|also|finally|next) (?=[a-z]+s?\b)", "", acts).partition(" ")
    who = m["who"] or ""
    again = who if before and who else ""
    return f"{m['lead']}{who}{before}{again}asks to {infinitive(verb)}{' ' if rest else ''}{rest} if legal"


def _with_or_without(m: re.Match[str]) -> str:
    """What belongs to an act only where it is allowed, `engaging Berta where that is allowed and paying the rest`: with it, and otherwise without."""
    verb, _, what = m["acts"].partition(" ")
    does, rest = f"{infinitive(verb)} {what}", f", {m['rest']}" if m["rest"] else ""
    without = f"asks to {does}{rest} if legal" if m["may"] else f"{verb} {what}{rest}"
    asked = f"{m['lead']}{m['who'] or ''}asks to {does}, {m['part']}{rest} if legal"
    return asked if m.string.startswith("; otherwise ", m.end()) else f"{asked}; otherwise {without}"


def _of_both(m: re.Match[str]) -> str:
    """`asks about X and about Y and does the latter` as a question and an act; `asks to X and, instead, Y` likewise."""
    verb = infinitive(m["verb"] or m["doing"])
    own = re.match(rf"(?:asks )?to (?={ACT}\b)", m["other"])  # an act of another kind: `and, instead, to refuse`
    one, other = f"{verb} {m['one']}", m["other"][own.end() :] if own else f"{verb} {in_full(m['one'], m['other'])}"
    if re.fullmatch(WHAT_IS, m["which"], re.IGNORECASE):
        return f"asks to {one} if legal; otherwise asks to {other} if legal"
    done, left = (other, one) if m["which"].casefold() in {"the latter", "the second", "the other"} else (one, other)
    return f"asks about {left}; asks to {done} if legal"


def _one_by_one(m: re.Match[str]) -> str:
    """`asks to use the first Coin again, then the second, and uses what is legal` as what is asked of each."""
    first, *others = re.split(r",? and (?:then )?|, (?:then )?", m["things"])
    bare = re.sub(r" (?:again|once more)$", "", first)
    return "; ".join(f"asks to {m['verb']} {x} if legal" for x in (first, *(in_full(bare, y) for y in others)))


def _all_that_may(m: re.Match[str]) -> str:
    """`asks to parley with Ann and to parley with Bo, doing what is legal` as what is asked of each, where it is one kind of act."""
    things = re.sub(rf"(,? and|, then|,? and then) (?:asks )?to {re.escape(m['verb'])} ", r"\1 ", m["things"])
    if re.search(rf"\bto {ACT}\b", things) or m["all"].casefold() in {"it", "one"}:
        return m[0]
    return f"asks to {m['verb']} {things} and does what is legal"


def _as_asked(what: str, taken: str) -> str:
    """What is done of what was asked for: the same where it is only repeated, `asks to play no combat card and plays none`."""
    return what if THAT.fullmatch(taken) or (NONE.fullmatch(taken) and NONE.fullmatch(what)) else taken


def _act_of_its_own(m: re.Match[str]) -> str:
    """What is asked for apart from what is done behind it; of several ways only the one that is taken is left."""
    one_of_them = "then" not in m["joint"] and m["verb"].casefold() == infinitive(m["does"].casefold())
    return f"{m['does']}{m['rest']}" if one_of_them else f"asks to {m['verb']}{m['what']}; {m['does']}{m['rest']}"


def _only_if(m: re.Match[str]) -> str:
    """`announces the Challenge Action: …; it is carried out only if that is legal` as what is asked for."""
    return f"{m['lead']}{m['who'] or ''}asks to {'use' if m['does'] in {'announces', 'declares'} else infinitive(m['does'])} {m['what']} if legal"


CARRIED_OUT = (
    r"(?:(?:is|will be) (?:only )?(?:carried (?:out|through)|done|performed|made|played|resolved|executed|taken)"
    r"|takes place|happens|goes (?:ahead|through)|proceeds|comes (?:about|to pass))"
)
"""That what was announced is done."""
PARTLY = r"(?:engaging|parleying|using|activating|paying|discarding|intervening|gambling|equipping)"
"""What begins a part of an act, which may hang on its being allowed by itself."""
WHICH = rf"(?P<which>the (?:latter|former|first|second|other)(?: one)?|{WHAT_IS})(?:,? {MAY})?{ENDS}"
NONE = re.compile(r" (?:none|nothing|no(?: combat)? card)(?: at all)?")
"""That no card is played."""
THAT = re.compile(r"(?: (?:it|them|that|this|so|the (?:Reaction|Action|Technique|Maneuver|ability|card)))?(?: again)?")
"""What only repeats what has been asked for."""
IN_ONE_BREATH = (
    r"(?:,? (?:and|but|or)(?: then)?,? (?:otherwise|else|if not|failing (?:that|this)),?|,? or else,?)"
    r"(?: by)? (?!asks )(?!(?:<seat> |(?-i:[A-Z])\w* )?(?-i:[a-z])+ing\b)(?=\w)"
)
"""Between what is done where that may be and what is done otherwise: another verb, or only another name."""
ALL_GOES_ON = (
    r"(?:(?:the|this|that) (?:challenge|duel|game|round|play|action) (?:goes on|goes ahead|stands|continues|proceeds"
    r"|takes place|is carried on|is fought)"
    r"(?: (?:unchanged|as (?:it is|before|announced|issued)"
    r"|(?:with|against|for|on) (?!<seat>)[^;.,]+?)(?: as (?:its|the) target)?)?"
    r"|nothing (?:happens|is done|changes|more happens)|(?:it|everything|all) (?:goes on|stays|remains|is left)(?: as it is)?|<seat> does nothing)"
)
"""What only says that nothing is done instead."""
THING_TOLD = (
    r"(?:(?-i:[A-Z])[\w'’ -]*?['’]s (?:\w+ )?(?:Reaction|Action|Technique|Maneuver)|the (?:first|second|third|other|last)(?: one)?"
    r"|that of (?-i:[A-Z])[\w'’ -]*?)"
)
"""An ability as it is named behind another one that is asked for."""
EACH_TIME = (
    r"(?:each time|(?:both|all three) times|in (?:each|both|either|every) cases?|for each(?: of (?:them|the two))?|one after the other|in turn)"
)
LEAD = r"(?P<lead>^|[;.:] (?:and |then )*)(?P<who><seat> (?:now |then )?)?"
ACT_TOLD = r"(?P<does>(?!asks\b)(?-i:[a-z])+s [^;]*?)"
BEFORE_IT = r"(?:first|beforehand|before(?:hand| that| it| doing so| this)?)"
ASKING_FIRST = rf"(?:asking {BEFORE_IT}|(?:having )?{BEFORE_IT},? (?:asking|asked))"
QUESTION = r"(?P<question>(?:whether|if|about|who|whom|which|what|how|when|for) [^;]*?)(?=$|;)"
"""A question that is put before what is done, told behind it: `uses Bo's Reaction, asking first whether Una may be chosen`."""
WAYS: tuple[tuple[str, Instead], ...] = (
    (
        r"(?P<lead>^|[;.] (?:then )?)(?P<who><seat> )?(?!asks\b)(?P<does>(?-i:[a-z])+s) (?P<what>[^;]+?)(?:[;,.]|,? and) (?:but )?"
        rf"(?:it|this|that|which|the (?:action|challenge|move|claim)) {CARRIED_OUT}(?: only)?,? {MAY}{ENDS}",
        _only_if,
    ),
    (rf"(?<=\w)(?P<may> {MAY}){IN_ONE_BREATH}", r"\g<may>; otherwise "),
    (r"(\basks to [^;]+?)(?:,? and|,)(?: then)?(?: also)? (?=asks to )", r"\1; "),
    (
        rf"\basks to (?P<verb>use|activate|play) (?P<one>(?:(?!\basks )[^;,])+?){DOES_SO}[,;]? (?:and )?(?:then|next|afterwards|after that|also|and)"
        rf" (?P<other>{THING_TOLD}){DOES_SO}{ENDS}",
        r"asks to \g<verb> \g<one> if legal; asks to \g<verb> \g<other> if legal",
    ),
    (
        rf"\basks to (?P<verb>use|activate|play) (?P<things>{THING_TOLD}(?:(?:,? and|,)(?: then| after that)? {THING_TOLD})+)"
        rf"(?:{DOES_SO}|,? {MAY}) {EACH_TIME}{ENDS}",
        _one_by_one,
    ),
    (
        r"\b(?:wants to|intends to|will) (use|activate) ([^,;.]+?) "
        r"(?:at the (?:first|next|earliest)(?: possible)? (?:opportunity|moment|chance)|as soon as possible)",
        r"asks to \1 \2",
    ),
    (r"(\basks (?:whether|if) [^;]*? be (?:still )?(?:used|activated|played)) (?:today|(?:on )?this Day)\b", r"\1"),
    (rf"{LEAD}{ACT_TOLD},? (?:and |but |while )?{ASKING_FIRST} {QUESTION}", r"\g<lead>\g<who>asks \g<question>; \g<does>"),
    (r"(?<=\w),? (?:and |but |while )?(?:also )?asking (?=(?:whether|if|about|who|whom|which|what|how|when|for) )", ", and asks "),
    (
        rf"{LEAD}{ACT_TOLD}[;,.] (?:and |but )?(?:<seat> |he |she |they )?{BEFORE_IT} asks {QUESTION.replace('(?=$|;)', '(?=$|[;.])')}",
        r"\g<lead>\g<who>asks \g<question>; \g<does>",
    ),
    (rf", {ANSWER}, ", " "),
    (rf"(^|[;.:] |<seat> ){ANSWER},? (?=\S)|,? {ANSWER}(?=$|[;.])", lambda m: m[1] or ""),
    (rf"(^|\b(?:<seat>|and|but|then|now|also|still|again),? |[;,.:] ){WISHES}", r"\1asks to"),
    (rf"\b({YES}|{MAY}),? (?:then )?(?:it|this|that) (?:is|gets) (?:then )?done\b", r"\1, does so"),
    (IF_SO[0], _granted),
    (IF_SO[1], _granted),
    (AND_THEN, lambda m: asked_then_done(m["own"] or "", m["question"], infinitive(m["does"]), m["does"], m["rest"])),
    (
        rf"(?P<lead>^|[;:.,] |\b(?:and|but|then) )(?P<may>{MAY}),? (?:then )?(?:(?P<who><seat>) )?(?!asks )(?P<does>(?-i:[a-z])+s)\b(?P<rest>[^;]*)",
        _condition_first,
    ),
    (
        r"\basks (?:whether|if) (?P<who>(?-i:[A-Z])[^;,]*?) (?:may|can|could) (?:still |now |also |even )?be (?P<does>engaged|used|activated|played"
        r"|discarded|targeted)\b(?P<rest>[^;]*?)"
        rf"{DOES_SO}{ENDS}",
        lambda m: f"asks to {re.sub('ed$', 'e' if m['does'][:-2] in {'engag', 'us', 'activat'} else '', m['does'])} {m['who']}{m['rest']} if legal",
    ),
    (r"\basks (?:whether|if) ((?-i:[A-Z])[\w'’ -]*?) (?:may|can|could) (?:still )?react\b", r"asks to use \1's Reaction"),
    (rf"\basks whether (?:<seat>|he|she|they) (?:may|can|could) (?P<what>[^;]*?){DOES_SO}{ENDS}", r"asks to \g<what> if legal"),
    (
        r"\basks ((?:about|after) [^;]*?|(?:what|how \w+|who|which|where) [^;,]*?"
        r"|(?:whether|if|what|which|who|when|why|how) [^;]*?\b(?:may|can|could|must|might|would|should)\b[^;]*?)"
        rf"(?:,? and (?:then )?|, then )(?={MAIN}\b|{ALSO}\b)",
        r"asks \1; ",
    ),
    (rf"\buses? (the \w+ Action),? {MAY}: ([^;]+)", r"asks to use \1: \2 if legal"),
    (
        rf"\basks to (?P<verb>\w+) (?P<things>[^;]+?(?:,? and|, then)(?: then)? [^;]+?){JOINT}{DOING} (?P<all>{ALL}|{WHAT_IS}){ENDS}",
        _all_that_may,
    ),
    (
        r"\basks to (?P<one>[^;]+?),? (?:and|or|then|and then|or else)(?:, failing that,)?,? (?:asks )?to (?P<other>[^;]+?)"
        rf"(?:{JOINT}(?:does|uses|takes|plays|carries out) {WHAT_IS}){ENDS}",
        r"asks to \g<one> if legal; otherwise asks to \g<other> if legal",
    ),
    (
        r"\basks to (?P<verb>\w+) (?P<things>[^;,]+(?:(?:,? and (?:then )?|, (?:then )?)[^;,]+?)+),? and "
        rf"(?:uses|plays|does|takes|activates|carries out) {WHAT_IS}{ENDS}",
        _one_by_one,
    ),
    (
        rf"\basks (?:first )?(?:about|whether (?:\w+ )?may use) (?P<one>[^;]+?),? (?:and|then|and then) (?:about |whether (?:\w+ )?may use )?"
        rf"(?P<other>[^;,]+?)(?:{JOINT}(?P<verb>(?-i:[a-z])+s)(?: out)?|, (?P<doing>using|activating|playing)) {WHICH}",
        _of_both,
    ),
    (
        r"\basks to (?P<verb>\w+) (?P<one>[^;]+?),? (?:and|or),? (?:instead|alternatively|as an alternative|failing that),? (?P<other>[^;,]+?)"
        rf"{JOINT}(?-i:[a-z])+s(?: out)? {WHICH}",
        _of_both,
    ),
    (
        rf"\basks to (?P<verb>{ACT}) [^;]+? or (?:else )?[^;]+?[;,.] (?:then )?(?:<seat> )?(?P=verb)e?s (?P<taken>[^;]+?),? {MAY}{ENDS}",
        r"asks to \g<verb> \g<taken> if legal",
    ),
    (
        rf"\basks to (?P<verb>{ACT})(?P<what> [^;]+?),? and (?:then )?(?P=verb)e?s(?P<taken>[^;]*?),? {MAY}{ENDS}",
        lambda m: f"asks to {m['verb']}{_as_asked(m['what'], m['taken'])} if legal",
    ),
    (
        rf"\basks to (?P<verb>{ACT})(?P<what>\b[^;.]*?)[;,.] (?:and |but )?(?:then )?(?:<seat> )?(?P=verb)e?s(?P<taken>\b[^;,.]*?),? {MAY}{ENDS}",
        lambda m: f"asks to {m['verb']}{_as_asked(m['what'], m['taken'])} if legal",
    ),
    (
        rf"\b(asks to (?:(?!asks to )[^;])+?){DOES_SO},? and (?:then )?pays (?:for )?"
        r"(?:the (?:rest|remainder|balance|remaining cost)|what(?:ever)? (?:is left|remains))(?: to pay)?(?P<how>[^;.]*?)(?=$|[;.])",
        r"\1 if legal; pays the rest\g<how>",
    ),
    (
        rf"\b(asks to (?:(?!asks to )[^;])+?){DOES_SO},? and (?:then )?(pay|discard|engag|parley)e?s (?P<how>[^;.]+?)(?:,? {MAY})?(?=$|[;.])",
        r"\1, \2ing \g<how> if legal",
    ),
    (
        rf"\b(asks to [^;.]+?)[.;,] (?:and )?{MAY},? (?:(?:(?:it|this|that|so) {CARRIED_OUT})|"
        rf"(?:<seat>|he|she|they) (?:does|do) (?:it|so|this|that)){ENDS}",
        r"\1 if legal",
    ),
    (
        rf"\b(asks to (?:(?!asks to )[^;.])+?)[;.] (?:and )?(?:<seat>|he|she|they) (?:does|do) {SO},? {MAY}(?=$|[;.,]| and\b| but\b)",
        r"\1 if legal",
    ),
    (rf"\b(asks to (?:(?!asks to )[^;])+?)(?:{DOES_SO}|(?:,? and [a-z]+s|, [a-z]+ing) {WHAT_IS}|,? {MAY}){ENDS}", r"\1 if legal"),
    (
        rf"(?P<lead>^|[;.:] (?:and |then )*)(?P<who><seat> )?(?P<acts>(?!asks\b)(?-i:[a-z])+s [^;:,]*?)(?P<may>,? {MAY})?"
        rf", (?P<part>{PARTLY} [^;,]+?),? {MAY}(?:,? and (?P<rest>[^;]+?))?(?=$|[;.])",
        _with_or_without,
    ),
    (
        rf"(?P<lead>^|[;.:] (?:and |then )*)(?P<who><seat> )?(?P<acts>(?!asks\b|otherwise\b)(?-i:[a-z])+s?(?:"
        rf" (?:(?!\basks\b)[^;])*?)?),? {MAY}{ENDS}",
        _tried,
    ),
    (r"\b(if legal)(?:,? (?:and )?if legal)+\b", r"\1"),
    (rf"\b(asks to ){LEAVES_BOTH}(?:,? (?:and|but)(?: then| rather)?|[,;])(?: to)?(?: instead)? (?=play )", r"\1"),
    (
        r"\basks to (?P<verb>use|activate) (?P<one>the (?:first|second|third|other|last) [^;]+?)(?P<again> again)?(?: if legal)?; "
        r"asks to (?:use|activate) (?P<other>the (?:first|second|third|other|last)(?: one)?) if legal",
        lambda m: f"asks to {m['verb']} {m['one']}{m['again'] or ''} if legal; asks to {m['verb']} {in_full(m['one'], m['other'])} if legal",
    ),
    (r"\b(asks to (?:(?!asks to )[^;])+?) if legal(?:,? and|,) ((?!otherwise)(?:[a-z]+ing|no|without) [^;.]+?)(?=$|[;.])", r"\1, \2 if legal"),
)
"""The ways in which a request under a condition is told, each brought to the one form."""
OTHERWISE: tuple[tuple[str, Instead], ...] = (
    (
        rf"\b(asks to (?:(?!asks to )[^;,])+?),? (?:and|but|or) (?:then )?((?:<seat> )?(?!asks )(?-i:[a-z])+s\b[^;,]*?),? {MAY_NOT}(?=$|[;.])",
        r"\1 if legal; otherwise \2",
    ),
    (
        rf"\b(asks to (?:(?!asks to )[^;,])+?), (?P<stem>{'|'.join(PARTICIPLES)})ing (?P<what>[^;,]*?),? {MAY_NOT}(?=$|[;.])",
        lambda m: f"{m[1]} if legal; otherwise {PARTICIPLES[m['stem'].casefold()]} {m['what']}",
    ),
    (rf"\b(asks to [^;]+?)(?:[,;:.] |,? (?=(?:and|but|or)\b))(?:(?:and|but|so|or)\b,? ?)?{MAY_NOT},? (?:so |then |to )?(?=\S)", r"\1; otherwise "),
    (r"\b(asks to [^;]+?)[;,.] (?:and )?((?:<seat> )?(?!otherwise)[^;]+?) instead(?=$|[;.])", r"\1; otherwise \2"),
    (r"\b(asks to [^;]+? if legal),? (?:and|or|but) ([^;,]+?) (?:otherwise|if not)(?=$|[;.])", r"\1; otherwise \2"),
    (rf"; otherwise {GOES_ON_WITHOUT}(?=$|[.])", "; otherwise does not intervene"),
    (rf"; otherwise {GOES_ON_WITHOUT}(?:,? and|[,;]) (?=\S)", "; otherwise does not intervene, "),
    (rf"(; otherwise (?:(?:with|on|to|at|against|by) )?{NAME})(?:,? and (?:then )?|, (?:then )?)(?=(?:{MAIN}|pays|discards)\b)", r"\1; "),
    (rf"; otherwise {ALL_GOES_ON}(?=$|[;.])", ""),
    (r"(; otherwise )(?P<does>play|use)s? (?P<what>[^;,.]+?),? and (?:then |so )?(?P=does)s (?P=what)(?=$|[;.,])", r"\1\g<does>s \g<what>"),
    (rf"(; otherwise (?:the )?threat is generated),(?: and)?(?: then)? (?=<seat> (?:{MAIN}|asks)\b)", r"\1 and "),
    (r"(; otherwise (?:the )?threat is generated\b[^;.]*?), and ((?:all |the )*wounds are dealt)(?=$|[;.])", r"\1. All wounds are dealt"),
    (
        rf"(; otherwise (?:the )?threat is generated and <seat> )(?P<does>{MAIN})(?P<what> [^;.,]+?),? {MAY}(?=$|[;.,])",
        lambda m: f"{m[1]}asks to {infinitive(m['does'])}{m['what']} if legal",
    ),
)
"""The ways in which it is told what is done where that may not be."""


@lru_cache(maxsize=64)
def _ways(seats: tuple[str, ...]) -> Table:
    one = f"(?-i:{one_of(seats)})"
    return Table(*((pattern.replace("<seat>", one), instead) for pattern, instead in (*WAYS, *OTHERWISE)))


@lru_cache(maxsize=512)
def as_requests(text: str, seats: tuple[str, ...]) -> str:
    """A line, or what stands behind the name of its player, with every request in the one form; a quotation is left alone."""
    bare = text.strip().rstrip(".")
    found = bare if '"' in text else _ways(seats)(each_asked_for(bare, seats))
    return text if found == bare else found


THEN = re.compile(
    rf"\basks to (?P<verb>{ACT})(?P<what>\b[^;]*?)(?P<joint>,? and then |, then |, and )(?P<does>{MAIN})\b(?! its\b)(?P<rest>[^;]*)", re.IGNORECASE
)
"""What is asked for and, behind it in the same breath, what is done then."""
ASKS = re.compile(
    r"(?:^|[;,]\s*(?:and |then )*|\s+and (?:then )?)(?:<seat> )?(?:now )?asks to (?P<what>[^;]+?)(?: if legal)?"
    r"(?:; otherwise (?:<seat> )?(?P<else>(?:[^;.]|\.(?!\s))+))?(?=;|\.\s|$)",
    re.IGNORECASE,
)
"""A request in the one form."""


class Asked(NamedTuple):
    """What a sentence says is done, what its player asks to do then, what is done where that may not be, and what is told behind it."""

    done: str
    wanted: str = ""
    instead: str = ""
    behind: str = ""


def request_in(text: str, seats: tuple[str, ...] = ()) -> re.Match[str] | None:
    """The request that a sentence holds, in the one form or in any other."""
    return re.compile(ASKS.pattern.replace("<seat>", f"(?:{one_of(seats)})"), ASKS.flags).search(THEN.sub(_act_of_its_own, as_requests(text, seats)))


def asked_to(what: str, p: Position) -> Asked:
    """A sentence taken apart; without asking only what is done."""
    found = request_in(what, p.cast.seats)
    if found is None:
        return Asked(THEN.sub(_act_of_its_own, as_requests(what, p.cast.seats)))
    done, behind = found.string[: found.start()].strip(" ;,"), found.string[found.end() :].strip(" ;,.")
    cards = [n for n in p.cast.names if n and n in done]
    wanted = re.sub(r"\bon it\b", f"on {max(cards, key=done.rindex)}", found["what"]) if cards else found["what"]
    wanted = re.sub(r",? (?:and(?: then)?|then) to (?!(?:the|a|an|his|her|its|their)\b)(?=[a-z])", "; ", wanted)
    instead, paid = _paid_either_way(_paid_after_all(found["else"] or "", wanted, p.cast.seats), wanted, p)
    return Asked(done, without_remark(wanted), _whole(instead, wanted, p), "; ".join(x for x in (paid, behind) if x))


UNPAID = re.compile(r",? without (?:again )?(?:paying|discarding|spending|engaging)\b.*", re.IGNORECASE)
PAYS_AFTER_ALL = (
    r"(?:then )?(?P<does>pay|discard|spend)s? (?P<what>(?!the rest\b).+?)(?: (?:for (?:it|that|this)|to (?:do"
    r"|repeat) (?:so|it)|as (?:its|the) cost))?"
)


def _paid_after_all(instead: str, wanted: str, seats: tuple[str, ...]) -> str:
    """What is done instead, where that is the same with its cost, which was to be left unpaid: `otherwise A discards a card for it`."""
    unpaid = UNPAID.search(wanted)
    plainly = re.sub(r"\bpays (?:(?:it|the costs?|for it) )?(?:again )?(?:by )?discarding ", "discards ", instead.strip(" ."))
    found = re.fullmatch(rf"(?:{one_of(seats)} )?{PAYS_AFTER_ALL}", plainly)
    return instead if unpaid is None or found is None else f"{wanted[: unpaid.start()]}, {found['does']}ing {found['what']}"


PAYING = {"pay": "pays", "paying": "pays", "discarding": "discards"}


def _paid_either_way(instead: str, wanted: str, p: Position) -> tuple[str, str]:
    """What is done instead, where that is only another name, without the payment behind it, and that payment: it is made in either case."""
    name = one_of(tuple(n for n in (*p.cast.names, *p.cast.places) if n))
    found = re.fullmatch(
        rf"(?P<other>(?:(?:with|to|on|against|at|for|by) )?{name})(?:,? and(?: then)?|, then|,) "
        r"(?P<pays>pays?|paying|discards|discarding)\b(?P<with>.+)",
        instead.strip(" ."),
    )
    if found is None or re.search(r"\b(?:pay|paying|discard|discarding)\b", wanted):
        return instead, ""
    return found["other"], f"{PAYING.get(found['pays'], found['pays'])}{found['with']}"


NO_MORE = re.compile(r",? (?:and )?(?:nobody|no one|nowhere|nothing|none|no other(?: card| character)?)(?: else)?$", re.IGNORECASE)
"""What says behind whom or what one names that it is all."""
NO_CARD = re.compile(r"(?:with )?(?:none|nothing|no(?: combat)? card)(?: at all)?", re.IGNORECASE)
FURTHER = r"(?P<further>,? (?:with|on|to|against|at|for|from|paying|targeting|discarding|parleying|engaging) .+)"


def _whole(instead: str, wanted: str, p: Position) -> str:
    """What is done instead, where only another card or place is named: `otherwise Piet`, `otherwise to The Forums`, `otherwise none`."""
    if NO_CARD.fullmatch(instead.strip(" .")) and p.board.duel is not None:
        return "play no combat card"
    name = one_of(tuple(n for n in (*p.cast.names, *p.cast.places) if n))
    only = re.fullmatch(rf"(?P<joint>(?:with|to|on|against|at|for|by) )?(?P<name>{name}){FURTHER}?", NO_MORE.sub("", instead.strip(" .")))
    if only is None:
        return instead
    named = list(re.finditer(rf"(?<!\w){only['joint'] or ''}(?P<name>{name})(?!\w|['’]s)", wanted))
    alike = [m for m in named if _kind(m["name"], p) == _kind(only["name"], p)] or named
    return f"{wanted[: alike[-1].start()]}{only[0]}{wanted[alike[-1].end() :]}" if alike else f"{wanted.split(' ')[0]} {instead}"


def _kind(name: str, p: Position) -> str:
    """What is called so: a place, a character or another card."""
    if name in p.cast.places:
        return "place"
    return "character" if is_character(p, p.cast.names.index(name)) else "card"
