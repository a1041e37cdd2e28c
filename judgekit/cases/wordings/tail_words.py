"""Words for what stands in a step and changes nothing of it, by which judgekit/cases/wordings/tails.py hears it."""

from __future__ import annotations

PARTICIPLES = {"us": "uses", "choos": "chooses", "engag": "engages", "challeng": "challenges", "gambl": "gambles", "mov": "moves", "putt": "puts"}
PARTICIPLES |= {"activat": "activates", "refus": "refuses", "interven": "intervenes", "nam": "names", "pass": "passes", "tak": "takes"}
PARTICIPLES |= {"declin": "declines", "leav": "leaves", "giv": "gives", "equipp": "equips", "announc": "announces", "do": "does", "go": "goes"}
PARTICIPLES |= {stem: f"{stem}s" for stem in "send pick select pay discard destroy play keep accept parley claim target recruit draw spend".split()}
"""What a player is said to do by the way, `A sending Agathe`, as the verb of a sentence."""
DOING = rf"({'|'.join(PARTICIPLES)})ing\b"
OTHERWISE = (
    r"(?:otherwise|or else|else|failing (?:that|this)|(?:if|where) not|(?:if|where) (?:that|this|it) is (?:not"
    r"|illegal|impossible|not (?:legal|allowed|possible)))"
)
GOES = (
    r"(?:it|that|this|they|he|she|the rules?) (?:goes|go|is|are|can|allows?|still can)(?: (?:possible|needed"
    r"|necessary|resolved|carried out|go|be resolved|allow(?:ed)?))?"
)
FAR = (
    rf"(?:as far as (?:{GOES}|possible|needed|necessary|required|applicable)|(?:where(?:ver)?|if|when(?:ever)?) (?:asked|needed|necessary|required)"
    r"|(?:where(?:ver)?|if|when(?:ever)?|as far as) (?:an?|any|the) (?:choice|decision|selection) (?:is|has to be|must be|needs to be) "
    r"(?:needed|necessary|required|made|called for|asked for|due))"
)
ALL = r"(?:everything|all|whatever|what(?:ever)?(?: else)?)"
FOLLOWS = (
    r"(?: else)?(?: (?:that|which))?(?: (?:is|was|has been|gets|then|still|now))?"
    r" (?:triggered|follows|followed|comes|came|belongs|results?|is due|happens|waits|remains|left)(?: (?:by|from|of"
    r"|to|with|after)(?: (?:it|this|that|them|these))?)?"
)
SETTLED = r"(?:is|are|gets) (?:then |now )?(?:resolved|done|carried out|completed|finished|settled|dealt with)"
BY_THE_RULES = (
    r"in (?:whatever|whichever|the|that|any|an|some) order (?:(?:that|which) )?(?:the rules?"
    r"|the books?|it) (?:demands?|prescribes?|requires?|says?|allows?|gives?|lays? down)"
)
"""In which order things are done in any case."""
NOT_ALLOWED = (
    r"if (?:(?:it|this|that)(?: (?:is|was|proves|turns out)(?: to be)?)?"
    r" (?:illegal|forbidden|impossible|not (?:legal|allowed|possible|permitted)|refused)|not)"
)
"""What says that something else is done where what was asked for is not allowed."""
STOP = r"(?!,? (?:up to|until|as far as|to)\b)"
PERHAPS = (
    r"(?:(?:if|where) there (?:is|will be) (?:one|any|such an? \w+)|(?:if|should) (?:one|it) (?:comes? to (?:that|it"
    r"|one)|comes?|follows?|begins?|is played)"
    r"|if it comes to (?:an?|any) \w+|(?:if|where) (?:there (?:is|are|was|were) )?any|should there be (?:one|any))"
)
ENDS_TOO = r"(?:whatever|everything that|what(?: else)?|all that) (?:also )?(?:ends|is over|finishes|stops)(?: (?:with (?:it|this|that)|then|by it))?"
SINCE = r"(?:passed|acted|reacted|done so|had (?:a|the) turn|been asked|moved|gone first)"
ACTS = (
    r"(?:act|take (?:an?|another|one|the next|his|her|their) (?:\w+ )?(?:action|turn)|(?:do|take) something|have (?:the|a"
    r"|another)(?: next)? turn)(?: (?:now|again|next|at once|too|as well|right (?:away|now|then)|immediately|straight away|directly|without delay))*"
)
MAY = r"(?:if|where|provided|as|so)\b[^,;:]*?"
NO_CARD = r"(?:not to play (?:a|any)(?: combat)? card|(?:to )?(?:play|playing) no(?: combat)? card)(?: at all)?"
NO_GAMBLE = (
    r"(?:(?:not to gamble|to gamble|without gambling|nor (?:to )?gamble|no gamble)(?: (?:for one|for a card|either))*"
    r"|(?:neither|not) (?:one )?from (?:(?:the|his|her|their|its) )?hand (?:nor|or) (?:one )?(?:by|through|from|with) (?:gambling|a gamble|the deck))"
)
KIND = r"(?:(?:City |Home )?(?:Technique|Maneuver|Reaction|Action)|effect|ability)"
NAME = r"(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]*)*"
NAMES = rf"{NAME}(?:(?:, |,? and ){NAME})*"
USING = r"\b(?:uses?|activates?|using|activating)"
WHEN = (
    r"(?:now|only now|then|next|finally|afterwards|thereupon|thereafter|thereby|after (?:that|this)|with (?:that|this)|at that point"
    r"|in (?:answer|reply|response|reaction|return)(?: to (?:it|this|that))?)"
)
"""What stands before a clause and says only that it comes behind the one before it."""
MEANWHILE = (
    r"(?:(?:while|when) paying(?: for [^,;]+)?"
    r"|(?:at|on) (?:<seat>['’]s|his|her|their|the) (?:next|following) (?:opportunity|turn|chance)(?: to act)?)"
)
"""What stands between what somebody does and what the same player asks then."""
COMPARES = (
    r",? and (?:compares|considers|weighs|looks at|wonders about) "
    r"(?=(?:(?:the|these|those) )?(?:\w+ )?(?:ways|payments|choices|options|possibilities)\b)"
)
"""What somebody does who asks about several ways of going on."""
NONE_OF_IT = (
    r"(?:then )?(?:(?:does|uses|takes|plays|chooses|wants|makes) (?:neither|none)(?: of (?:it|them|these|those|the (?:two|three|four)))?"
    r"|does nothing of the (?:kind|sort)|decides against (?:it|them|both|all of (?:it|them))|thinks better of it)"
)
"""What says that nothing of what was asked about is done."""
LOOKS_AT = r"(?:(?:goes|looks|thinks|runs) (?:through|over|at|about)|considers|weighs(?: up)?|examines|wonders about|checks|compares)"
CHOICES = r"(?:answers|options|ways|choices|possibilities|uses|moves|plays|payments|openings|alternatives|attempts|performers|targets)"
"""What somebody considers, after which nothing is done."""
DEEDS = {"played": "plays", "used": "uses", "activated": "activates", "chosen": "chooses", "discarded": "discards", "announced": "announces"}
DEEDS |= {"paid": "pays"}
DEEDS |= {"engaged": "engages", "recruited": "recruits", "claimed": "claims", "targeted": "targets", "refused": "refuses", "accepted": "accepts"}
"""What is done, told in the passive, as the verb of whoever does it."""
BEGIN = r"(?P<begin>^|[;.:,] |\b(?:and|then|otherwise) )"
TARGETED = r"(?:challenged|targeted|the target|chosen as (?:the )?target)"
"""What says of somebody, in the passive, that a target is chosen."""
MOMENT = r"(?:moment|opportunity|chance|point|time|window)"
RULES_GIVE = r"(?:allow|permit|provide|prescribe|give|foresee|set|lay down|say|demand|require|offer)s?"
AT_ITS_TIME = (
    rf"(?:at|in) (?:the|its) (?:(?:(?:first|earliest|next|right|proper|correct|due|appropriate|prescribed) )+(?:possible )?{MOMENT}"
    rf"|{MOMENT}(?= (?:the|that|at|when|which)\b))"
    rf"(?: (?:(?:that|at which|when|which|in which) )?(?:the (?:rules?|books?|rulebook) {RULES_GIVE}(?: (?:it|this|for (?:it|this|that)|so))*"
    r"|(?:it|this|that) (?:is|becomes|may|can) (?:legal|allowed|possible|due|be used)))?"
)
"""When the rules have something happen in any case: `at the moment the rules provide for it`."""
BESIDES = r"(?:including|with|together with|and with it)(?: (?:also|all|any|the|its|every))*"
ALONG = rf"(?:,? {BESIDES} (?:threat|wounds?|effects?|costs?|consequences?|steps?|duel|rest))?"
"""What belongs to that which follows in any case."""
IF_IT_IS = r"(?:if|where|when|should) (?:it|that|this|the round) (?:is|be) (?P<{0}><seat>)"
IF_IT_IS += r"(?:['’]s(?: (?:round|turn))?)?"
WHICHEVER = (
    r"(?:(?:that|the active|its|this|the) player|who(?:ever|soever) (?:has|is|it is|plays)\b[^,;:]*?"
    r"|who(?:ever|soever)['’]s? (?:round|turn) it (?:now |then )?is|(?:the )?(?:player|one|participant) whose (?:round|turn) it (?:now |then )?is"
    r"|(?:the )?(?:player|one) (?:who|that) (?:has|is given|gets) (?:it|the (?:next )?(?:round|turn))"
    r"|(?:he|she|they)|<seat>(?= [a-z]+s [^;,.]+? if it is))"
)
"""Whoever of several it turns out to be."""
CARD = r"[^,;:()]+?"
EACH_CARD = tuple(
    one.replace("SEAT", rf"(?P<a><seat>){of}").replace("CARD", f"(?P<one>{CARD})")
    + r"(?:[,;]|,? (?:and|or|but))(?: (?:and|or|but))? "
    + one.replace("SEAT", rf"(?P<b><seat>){of}").replace("CARD", f"(?P<other>{CARD})")
    for one, of in (
        ("SEAT CARD", r"(?::|['’]s(?: is| being)?|,? (?:plays|with|has))?"),
        ("CARD (?:for|of|if it is|where it is|by|from|in the case of) SEAT", ""),
    )
)
"""Two players and the card of each, with which whoever of them it turns out to be goes on: `A: Jab, B: Trip`, `Jab for A and Trip for B`."""
KNOWN = r"(?:settled|determined|decided|established|clear|known|seen|looked up)"
WHAT_IT_DOES = rf"(?:the|its|his|her|{NAME}['’]s) (?:effect of (?:the|its) )?{KIND}(?:['’]s effect)?(?: of {NAME})?"
"""What an ability does by itself, told with the ability in front."""
BEFORE_REVEALED = r"(?:before (?:any|the|either|all|every) ['\"]?when revealed['\"]? (?:effect|text|abilit)(?:s|y|ies)?(?: (?:is|are) \w+)?,? )?"
"""What stands before that which is settled between the reveal and its effects."""
