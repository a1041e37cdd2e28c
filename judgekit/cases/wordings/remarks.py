"""What steps only tell in passing, and how they read without it: what the game does by itself, when and how often something is done."""

from __future__ import annotations

import re

from judgekit.cases.wordings.moving_words import GOES_TO
from judgekit.cases.wordings.parts import without_between
from judgekit.cases.wordings.reacting_words import ANSWERED
from judgekit.games.five_sails.boards.moments.told import moment
from judgekit.games.five_sails.boards.story.words import NTH

VALUES = r"(?:combat values|riposte, parry,? and thrust|(?:riposte, )?parry and thrust|riposte|parry|thrust)"
TOLD = re.compile(
    r"(?:the |its |[A-Z][\w '’-]*['’]s )?"
    rf"(?:{VALUES}(?: and (?:the )?threat)?|threat|effects?|round|duel|challenge(?: procedure)?|technique|wounds?|costs?"
    r"|\w+'s threat|round \d+|everything(?: that follows(?: from it)?)?)(?: and with it the duel)?"
    r" (?:is|are|ends?|ended)"
    r"(?: (?:now )?(?:all )?(?:resolved|generated|carried out|over|done|applied|paid|completed)(?: in (?:that |this )?order)?)?"
    r"(?: (?:at|in) (?-i:The |Ole['’]s |Governor['’]s )[\w ]+)?"
    r"|(?:the|its) (?:maneuver|technique)(?:['’]s effects?)? (?:adds?|takes effect|does|moves?|wounds?|heals?)\b.*"
    r"|(?:riposte|parry|thrust) (?:adds?|removes?|returns?|sends?|reduces?|takes?) .*"
    r"|\d+ threat (?:is|are) generated|[A-Z][\w '-]* generates (?:an? )?(?:\d+ )?threat\b.*|(?:and )?then (?:the )?threat"
    r"|(?:and )?tak(?:es?|ing) (?:the |\d+ |all )?(?:threat|wounds?)\b.*|[A-Z][\w '’-]* takes \d+ wounds?"
    r"|(?:(?:the|its) |[A-Z][\w '’-]*['’]s )(?:Maneuver|Technique|effect)(?:['’]s threat is added|"
    r" (?:adds|removes|returns|gives|takes) (?:its |the |their |\d+ )?(?:further )?threat\b[\w ]*| (?:takes effect|is resolved|does its work))"
    r"|(?:and )?then (?:the |its |[A-Z][\w '’-]*['’]s )(?:Maneuver|Technique)(?:['’]s effects?)?|(?:the|its) (?:Maneuver|Technique)['’]s effects?"
    r"|(?-i:[A-Z])[\w '’-]* (?:stays|remains) (?:where (?:he|she|it) is|(?:at|in) (?-i:[A-Z])[\w '’]*)"
    r"|[A-Z][\w '’-]* (?:suffers|takes) (?:all )?(?:the|that)? ?threat\b[\w ]*"
    r"|[A-Z][\w '’-]* (?:suffers|takes|bears) (?:what(?:ever)? (?:follows|comes)\b[\w ]*|the consequences?)",
    re.IGNORECASE,
)
"""What the game does by itself and nobody has to choose: `threat is resolved`, `the round ends`."""
UNSAID = re.compile(
    r"(?:\w+ )?(?:says? nothing|do(?:es)? nothing|asks (?:for nothing|to|whether|about))\b.*"
    r"|nobody (?!intervenes).*|nothing else .*|still .*",
    re.IGNORECASE,
)
"""What somebody does not do, or only wonders about."""
MAY = r"(?:the rules allow(?: it| that)?|(?:it|this|that|he|she|they) (?:may|can|is legal|is allowed|is possible)(?: (?:be used|do so))?)"
AT_ONCE = re.compile(
    r",? (?:right (?:now|away|there)|(?<=eaction )now|at once|at (?:this|that) (?:very )?(?:moment|point)"
    rf"|immediately(?= *[,;.]|$)|as (?:soon|early) as (?:possible|{MAY})"
    rf"|at the (?:first|earliest) (?:possible )?(?:moment|opportunity|chance|point)(?: (?:(?:that|at which) )?{MAY})?"
    r"|while [A-Z][\w'’ -]* (?:is|stands|stays) still (?:at|in) [A-Z][\w'’ -]*)(?=$|[,;.]| and\b| if legal\b)",
    re.IGNORECASE,
)
"""What only says that something is done without delay."""
ANEW = re.compile(
    r"(?<=ction|ility|nique|euver) (?:exactly |just )?"
    r"(?:once(?: more| again| only)?|one more time|another time|(?:for )?(?:a|the) (?:first|second|third|fourth) time)"
    r"(?: (?:this|that) day)?(?=$|[,;.]| and\b| on\b| with\b)",
    re.IGNORECASE,
)
"""What says how often an ability has been used then: the position knows."""
MEANWHILE = re.compile(
    r",? (?:while paying(?: for \w+)?|for (?:its|the|that|this) effect"
    r"|once more|once again|one more time|(?-i:again|anew|as well|too|likewise))(?=$|[,;.]| and\b)",
    re.IGNORECASE,
)
"""What says when something is done that can be done then only, or that it was done before."""
INSTEAD = re.compile(
    r"(?<=\w)(?:(?<!\ba wound)(?<!\bone wound)(?<!\ba card) instead|,? in (?:that|this) order)(?=\s*(?:$|[,;.]| and\b))",
    re.IGNORECASE,
)
"""What only says that something else was asked for before, or that all is done as it is told."""
IN_PLACE_OF = (
    r",?\s+(?:instead of|rather than|in place of) (?:(?:play|us|choos|tak)(?:ing|es?)? ?)?"
    r"(?:(?:(?:(?:a|any|one|no|another) (?:combat )?card|one|any|anything)(?: from (?:(?:the|his|her|their|its) )?hand)?)"
    r"|(?:(?<=ing )|(?<=play )|(?<=use ))from (?:(?:the|his|her|their|its) )?hand|gambl(?:ing|e)(?: for (?:one|a card))?)"
)
"""What says of a combat card in which other way one might be played."""
EMPTY_HAND = (
    r"(?:(?:with|having|holding) (?:an?|the|his|her|their|(?-i:[A-Z])['’]s) (?:now )?empty hand|(?:with|having|holding) (?:no|zero|0)"
    r" cards?(?: left)? in hand"
    r"|(?:with|having|holding) nothing in hand|without (?:any |a )?cards?(?: left)? in hand|from an empty hand)"
)
"""What says of somebody that there is no card to pay with."""
REMARK = re.compile(
    rf"(?:{IN_PLACE_OF}|,?\s+{EMPTY_HAND}"
    r"|,\s+(?:because|since) .+"
    r"|,\s+which\b.+|,?\s+(?:who (?:was|has been|is|had been) )?(?:just|newly|only just|freshly) (?:mustered|recruited|equipped|arrived|played)"
    r"|\s+(?:(?:(?:right|immediately|directly|straight|just|shortly|even|still|only) )?(?:after|before|during|since|ahead of) .+"
    r"|in (?:the |this |the same |her |his |their |its )?(?:own )?(?:(?:first|second|third|fourth|fifth|next|same|new) )?"
    r"(?:round|duel|challenge)(?: \d+)?(?: of (?:the|this) duel)?"
    r"|in (?:the )?(?:high drama|planning|dusk|plunder|dawn)|as (?:an? |the |its )?(?:performer|combat card|challenger|action)|with the challenge"
    r"|at (?:this|that) (?:very )?(?:moment|point|time)|at once|immediately|straight away|without delay"
    r"|(?:right )?now|again|as well|too|also|once|one time"
    r"|a (?:second|third) time(?: this day| this duel)?|this (?:day|duel|round|time)|for once|(?:for )?just this once"
    r"|at home|because .+|(?:al|even )?though .+|despite .+|as part of .+|while .+))$",
    re.IGNORECASE,
)
"""What is said behind a request of when, where and how it would be done."""
WITHIN = re.compile(
    r"\s+(?:after|before|during|since|while) [^,;]+?(?=, (?:and )?[a-z]+ing\b|,? and (?-i:[a-z])+ (?:\d|an? |one |two |the |(?-i:[A-Z])))",
    re.IGNORECASE,
)
"""When it would be done, where more of what is asked for stands behind: `before the second effect, healing a wound`."""


DUE = (
    r"(?:(?:the |its |his |her |their |(?-i:[A-Z])[\w'’ -]*?['’]s )?(?:rest|remainder|balance"
    r"|(?:(?:whole|full|entire|remaining|due|open|reduced|lowered) )*(?:cost|price|amount)s?)"
    r"(?: (?:that|which) (?:is|are|remains?)(?: (?:still|now|then))?(?: (?:due|left|open|owed|asked|to be paid))?)?"
    r"|what(?:ever)? (?:is (?:(?:still|now|then) )?(?:left|due|open|missing|owed|asked)|remains|is still to be paid"
    r"|(?:it|he|she|that|(?-i:[A-Z])\w*) costs)"
    r")(?: of (?:it|the cost|this)| to (?:be paid|pay))*"
)
"""What is still to be paid."""
PAYS_IT = re.compile(
    rf"(?<!without )(?<!to )\b(pay(?:s|ing)?)(?: (?:(?:for )?(?:{DUE})|(?=in full\b|completely\b)|everything|for (?:it|him|her|them|this|that))"
    r"|(?<=^pays)|(?<=[,;] pays)|(?<=[,;] paying)(?= from)|(?<=\band pays)|(?<=\bthen pays))"
    r"(?: ?in full| completely| in cards?| with cards?| from (?:(?:the|his|her|their) )?hand)*(?=$|[,;.]| and\b)",
    re.IGNORECASE,
)
"""That all is paid that is due, without a word of how."""
THE_REST = re.compile(
    rf"(^|[,;] (?:and )?){DUE} is (?:then |now )?paid(?: by (?:[A-Z]|him|her"
    rf"|them)\b)?(?: with cards?| in cards?| from (?:(?:the|his|her|their) )?hand)*",
    re.IGNORECASE,
)
"""That what is still due is paid, by whoever was spoken of."""

GOES = re.compile(rf"[A-Z][\w'’ -]*? {GOES_TO} to ")
"""That somebody goes somewhere."""
MOVES = re.compile(rf",? and (?:then )?(?=[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*? {GOES_TO} to )")
"""Between what the game does by itself and where somebody goes then."""


def told(text: str) -> str:
    """A sentence without what is only told."""
    text = re.sub(r"^(?:in )?round \d+[:,]\s*", "", text.strip(), flags=re.IGNORECASE)
    text = without_between(ANSWERED.sub("", text) if "eaction" in text else text)
    text = PAYS_IT.sub(r"\1 the rest", THE_REST.sub(r"\1paying the rest", text))
    text = re.sub(
        r",? and (?:then )?(?=the (?:(?:\w+ )?action|recruiting|equipping|claiming|challenge|move) is "
        r"(?:finished|completed|carried out|resolved))",
        "; ",
        text,
        flags=re.IGNORECASE,
    )
    for passing in (AT_ONCE, ANEW, MEANWHILE, INSTEAD):
        text = passing.sub("", text)
    text = re.sub(r"(?:,)? and everything (?:that follows|else)\b.*$", "", text, flags=re.IGNORECASE)
    text = re.sub(r"\bRiposte, Parry(?:,| and|, and) Thrust\b", lambda m: f"{'C' if m[0][0] == 'R' else 'c'}ombat values", text, flags=re.IGNORECASE)
    text = re.sub(r"\b(round(?: \d+)? ends),? and (?:then )?(?=[A-Z])", r"\1; ", text)
    text = MOVES.sub(lambda m: "; " if _by_itself(re.split(r"[;:,.]\s+", text[: m.start()])[-1]) else m[0], text)
    text = re.sub(r",? and (?:then )?(?=(?:the )?threat is generated|(?:the |its )?combat values are resolved)", "; ", text)
    text = re.sub(r": (?=(?:its|the|riposte|parry|thrust|combat values|threat)\b)", "; ", text, flags=re.IGNORECASE)
    parts = re.split(r"(\s*[;,]\s*(?:and |then )?|\.\s+(?=[A-Z]))", text)
    kept = [parts[0]] if not TOLD.fullmatch(parts[0].strip(" .")) else []
    for n, (mark, part) in enumerate(zip(parts[1::2], parts[2::2], strict=True)):
        if not _by_itself(part) and not UNSAID.fullmatch(part.strip(" .")):
            later = GOES.match(part) is not None and _by_itself(parts[2 * n])  # not as what is chosen before that
            kept += [", then " if later else mark, part] if kept else [part]
    return "".join(kept) or text


def _by_itself(part: str) -> bool:
    """Whether a part is what the game does by itself, or several such things: `threat is resolved and the round ends`."""
    whole = TOLD.fullmatch(part.strip(" .")) is not None or moment(part) is not None
    return whole or all(TOLD.fullmatch(x.strip(" .")) or moment(x) for x in re.split(r",? and (?:then )?", part))


def only_told(text: str) -> bool:
    """Whether all that is said is what the game does by itself: `everything is resolved; the round ends`."""
    return THE_REST.search(text) is None and all(_by_itself(part) for part in re.split(r"\s*[;,]\s*(?:and |then )?", text.strip(" .")))


def without_remark(text: str) -> str:
    """What is asked about, without when and where it would be done: the position itself says that."""
    text = re.sub(r"^activate ", "use ", without_between(text))
    shorter = REMARK.sub("", WITHIN.sub("", text.rstrip(" ,")))
    return text if not shorter else without_remark(shorter) if shorter != text else text


OF_ROUND = re.compile(r"\b(?:in|during) (?:the )?(?:round (?P<number>\d+)|(?P<nth>first|second|third|fourth|fifth|sixth) round)\b", re.IGNORECASE)
AT_THE_END = re.compile(rf"\s+{OF_ROUND.pattern}$", re.IGNORECASE)


def named_round(text: str) -> int:
    """The round of the duel in which something is said to be done: `in round 2`, `in the second round`; 0 where none is named."""
    found = OF_ROUND.search(text)
    if found is None:
        return 0
    return int(found["number"]) if found["number"] else NTH.index(found["nth"].casefold()) + 1


def without_round(text: str) -> str:
    """What is asked about, without the round that is named behind it."""
    return AT_THE_END.sub("", text.rstrip(" ,"))
