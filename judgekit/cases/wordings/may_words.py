"""Words for what may be done and what may not, by which requests are heard, and how acts are told in them."""

from __future__ import annotations

import re

STILL = r"(?:(?:still|then|now|even|indeed|really|also|not yet|clearly|plainly|expressly|certainly) )*"
RIGHT = r"(?:legal|lawful|allowed|possible|permitted|permissible|available|open|unused|usable|playable|feasible|payable)"
AT_THAT_TIME = r"(?: at (?:that|this) (?:point|moment|time)| then| now| here| there)"
BY = rf"(?: (?:to|for) (?:<seat>|him|her|them|it)| (?:under|by|according to) the rules| at all|{AT_THAT_TIME})*"
SO = r"(?:so|it|that|this)"
DO = rf"(?: (?:do|does) {SO}| be (?:done|used|activated|played|taken|carried out|made)| (?:use|play|activate|take) (?:it|them|one))?"
IF = r"(?:but )?(?:only )?(?:if|where|when|wherever|whenever|provided(?: that)?|(?:as|so) (?:long|far) as|as soon as|in case|insofar as)"
SUBJECT = r"(?:it|this|that|doing so|he|she|they|<seat>|[A-Z][^,;:.]*?|the [^,;:.]*?)"
COST = r"(?:the|its|his|her|their|that|this|all|the whole|the full|<seat>['’]s) (?:wealth )?costs?"
MORE = (
    rf"(?:,? and {STILL}(?:(?:may|can) {STILL}?{DO}|{RIGHT}"
    r"|(?:has|have) not (?:yet |already )?been (?:used|activated|played)(?: yet| already| before)?))?"
)
MAY = (
    rf"(?:{IF} {STILL}{RIGHT}{BY}"
    rf"|{IF} {SUBJECT} (?:is|are|remains?|stays?|proves?(?: to be)?|turns out to be) {STILL}{RIGHT}{BY}{MORE}"
    rf"|{IF} {SUBJECT} {STILL}(?:can|may|could|is able to|is allowed to|is permitted to|is free to){DO}{BY}"
    rf"|{IF} (?:the (?:rules?|books?) (?:settle|say|state|decide|hold|establish|make (?:it )?(?:clear|certain|plain))s?"
    rf"|it is {STILL}(?:settled|certain|clear|sure|beyond (?:any )?doubt|established)(?: by the (?:rules?|books?))?) that {SUBJECT} "
    rf"(?:(?:is|are) {STILL}{RIGHT}{BY}|(?:may|can) {STILL}be done)"
    rf"|{IF} (?:he|she|it|they) is {STILL}(?:in play|there|alive)"
    rf"|{IF} (?:the rules?|they|nothing) {STILL}(?:allow|permit|forbid|prevent|speak)s?(?: (?:it|this|that|so|against it))?(?: at all)?"
    rf"|{IF} (?:the rules?|the books?) {STILL}(?:let|allow|permit|enable)s? (?:<seat>|him|her|them|it)(?: to)? (?:do (?:so|it|that)|(?-i:[a-z])+)"
    rf"|{IF} {COST} can {STILL}be (?:met|paid|covered|raised|afforded)(?: in full| completely| at all)?"
    rf"|{IF} there {STILL}is (?:one|any|such an? \w+)"
    rf"|should (?:it|this|that) {STILL}(?:be|prove) {STILL}{RIGHT}{BY})"
)
"""That something may be done: `if that is legal`, `where the rules allow it`, `if it is still open to B`."""
WRONG = r"(?:illegal|forbidden|impossible|refused|denied|ruled out|turned down|disallowed|rejected)"
MAY_NOT = (
    r"(?:otherwise|or else|else|(?:if|where|when) not(?: so)?|failing (?:that|this|which)|in the other case"
    rf"|(?:if|where|when|since|as) {SUBJECT} (?:is|are|gets) (?:not(?: {STILL}{RIGHT}{BY})?|{WRONG}{BY})"
    rf"|(?:if|where|when) (?:not {RIGHT}|{WRONG}){BY}"
    rf"|(?:if|where|when) {SUBJECT} (?:may not|cannot|can not|must not){DO}"
    rf"|(?:it|this|that|which) not being {RIGHT}{BY}|(?:it|this|that|which) being (?:illegal|forbidden|impossible)"
    rf"|should (?:it|this|that) (?:not (?:be|prove) {RIGHT}|be {WRONG}){BY}"
    r"|(?:if|where) (?:the rules|they) (?:do not(?: (?:allow|permit|let))?|forbid)(?: it| that| this|(?: <seat>| him| her| them)(?: to)?(?: do so)?)?"
    r"|(?:<seat> )?(?:cannot|may not)(?: do so)?(?:,? and(?: so)?|,? so))"
)
"""That it may not: `if it is not`, `this not being possible`, `failing that`."""
ANSWER = (
    r"(?:(?:whatever|regardless of|no matter what|irrespective of|independently of) (?:the |that |this )?(?:answer|ruling|verdict|reply)"
    r"(?: to (?:it|that|this))?(?: (?:is|may be|turns out to be|was))?|in any (?:case|event)|either way|in either case|at any rate)"
)
"""What only says that something is done after a question, and does not hang on it."""
MAIN = r"(?:pass|play|use|accept|refuse|intervene|decline|challenge|claim|recruit|equip|move|gamble|activate|announce)(?:e?s)"
"""What begins an act of its own behind `and`: paying, discarding or choosing belongs to what stands before."""
ACT = MAIN.removesuffix("(?:e?s)")
ALSO = r"(?:destroy|discard|choose|send|keep|pick|name|put|take|repeat|engage|sacrifice|target|pay)s"
"""What is an act of its own behind a question."""
WISHES = (
    r"(?:ask(?:s|ing) (?:(?:again|once more|also|(?:for )?(?:permission|leave)|to be allowed) )*to"
    r"|(?:wants|wishes|seeks|requests|means|tries|attempts) (?:again |once more |also )?to|would (?:(?:also|now)"
    r" )?like to|(?:prefers|intends|plans|hopes) to|would (?:(?:now|much) )?(?:rather|prefer to))(?= (?!not\b)[a-z])"
)
DOES_SO = (
    rf"(?:[,;:.]? (?:and |but )?(?:(?:<seat>|he|she|they) )?(?:then )?(?:doing|do|does) {SO}|[,;]? (?:and )?(?:it|this|that) is done)(?:,? {MAY})?"
)
THOSE = (
    r"(?:what(?:ever)?|whichever(?: of (?:them|these|those|the \w+))?|those(?: that)?|the (?:first|one)(?: one)?(?: of (?:them"
    r"|these|those|the \w+))?(?: (?:that|which))?)"
)
WHAT_IS = rf"{THOSE} (?:is|are|may be|can be) {STILL}(?:{RIGHT}|used|played)(?: first)?"
THINGS = (
    r"(?:asks?|considers?|weighs?|thinks? about|ponders?|looks? at|compares?) (?:(?:an?|one|two|three|four|several|some|these|another) "
    r"(?:further |more |other )?(?:things?|questions?|ways?|reductions?|possibilities|options?|answers?|payments?|uses?|moves?|plays?)|something)"
    r"(?=[:,]? (?:about|on|of|for|to (?!use\b|play\b|pay\b)|when|while|in|concerning|regarding|at once|in one breath|together|whether|if"
    r"|who|which|what"
    r"|how)\b|: (?!(?:to|for leave to|for permission to) )|$)"
)
"""How a question, or several, are announced: `asks two things about recruiting Selma: whether …, and whether …`."""
ENDS = r"(?=$|[,;.:]| and [a-z]+ing\b)"


def infinitive(verb: str) -> str:
    """`plays` as `play`, `passes` as `pass`, `has` as `have`."""
    if verb in {"has", "does", "goes"}:
        return {"has": "have", "does": "do", "goes": "go"}[verb]
    if re.search(r"[aeiou].*ing$", verb):  # not `bring`
        return {"using": "use", "activating": "activate", "taking": "take", "choosing": "choose"}.get(verb, verb.removesuffix("ing"))
    return re.sub(r"ies$", "y", verb) if verb.endswith("ies") else re.sub(r"(?<=ss|sh|ch)es$|s$", "", verb)
