"""Words by which a set-up in prose says what is not there, and the usual words for them."""

from __future__ import annotations

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.boards.story.cards import CITY

OTHERS = r"\b(?:else|elsewhere|others?|another|further|more|remaining)\b"
"""What says that it is besides those that were told."""
PLACES = rf"{CITY}(?:(?:,? and|,? or|,? nor|,)(?: (?:at|on|in))? {CITY})*"
LOCATIONS = r"(?:(?:two|three|four|five|core|City) )*locations?"
THEM = r"(?:them|these|those)"
EVERYWHERE = rf"(?:(?:all|both|the|these|those|every|each|any)(?: of)? )*(?:{LOCATIONS}|{THEM})|an? {LOCATIONS}"
NOWHERE = rf"(?:no|neither) {LOCATIONS}|(?:none|neither) of (?:the|these|those) {LOCATIONS}"
MUSTERED = r"(?:mustered|chosen|selected|picked|newly mustered) characters?|characters? (?:that|who) (?:is|are) (?:mustered|chosen|selected)"
"""The characters that are chosen for the Day."""
HOME = r"(?:Home of \w+|(?:\w+['’]s |their |the |any |either )?Homes?)"
ON = rf"(?:(?:at|on|in) {PLACES}|(?:at|on|in) (?:{EVERYWHERE}|the City)|there|(?:at|in) {HOME})"
SOMEWHERE = rf"(?: (?:(?P<at>{ON})|(?:in|on) (?:play|(?:the|this) game|the board|either side|any side)|anywhere"
SOMEWHERE += rf"|among {THEM}|involved|concerned|taking part))?"
ARE = r"(?:is|are|lies?|stands?|remains?|exists?)"
HAVE = r"(?:has|have|holds?|controls?|bears?|owns?|carr(?:y|ies)|wears?|contains?|gives?|gains?|grants?|brings?|adds?)"
OF_THEM = rf"(?: of (?:{THEM}|(?:the|these|those) (?:two |three |four )?(?:player|character|card|Leader|scheme)s))?"
NOBODY = rf"(?:nobody|no ?one|nothing|(?:no|neither) (?:player|character|participant|side)|(?:neither|none){OF_THEM})"
ALL_OF_THEM = rf"(?:they|{THEM}|(?:all|both|each|every one) of (?:{THEM}|the (?:\w+ )?characters)|(?:all |both )?(?:the |these |those )characters)"
THOSE = rf"(?:(?P<two>both|the two)|they|all|each|these|those)(?: of {THEM})?(?: (?:the|of|two|three|four))*(?: (?:character|participant)s?)?"
"""Those who have been told of, or the last two of them."""
OF_CHARACTERS = rf"{ARE}\b|{HAVE} (?:no|not any|neither) (?:wounds?|attachments?|equipment|traits?|abilit(?:y|ies))\b"
"""What is said of characters, not of players."""
NO_CARD = r"(?:no|neither) (?P<kind>(?:card|scheme|Leader)(?:(?:,|,? or|,? nor)(?: other)? (?:card|scheme|Leader)s?)*s?)"
NO = r"(?:no|not any|not an?|neither|without(?: any| an?)?)"

RELEVANT = r"(?:relevant|significant|important)"
OF_NOTE = r"(?:that (?:matters?|counts?|(?:is|are) (?:relevant|important|used|of importance))|of (?:any )?(?:importance|note|relevance|consequence))"
ORDINARY = r"(?:ordinary|plain|normal|simple|regular|usual|common)"
TOLD_OF = r"named|mentioned|described|listed|introduced|shown|told(?: of)?"

SOURCE = r"(?:nothing|(?:(?:no|neither|none of the|any|the) )?(?:schemes?|cards?|effects?|abilit(?:y|ies)|events?|locations?))"
"""What is said not to give or take any Renown."""
OR_ELSE = r"(?:,?\s+(?:or|and|nor)|,)\s+"
MOVES = r"(?:adds?|takes?|gives?|moves?|removes?|brings?|places?|puts?|gains?|grants?|steals?)"
GETS = r"(?:gains?|gets?|receives?|takes?|collects?|earns?|draws?|wins?)"
USUAL = Table(
    (rf"\b((?:an?|any|no|the) )?{RELEVANT} (abilit(?:y|ies)|texts?|effects?)\b", lambda m: f"{'an ' if m[1] in ('a ', 'an ') else m[1] or ''}{m[2]}"),
    (rf"\b(abilit(?:y|ies)|texts?|effects?) {OF_NOTE}(?: (?:here|now|in this case))?(?=$|[ ,])", r"\1"),
    (r"^(?:and|but|so) |[ ,.;]+$", ""),
    (r"^(?:nobody|no ?one|none) of (\w+)['’]s(?: characters)? (?:is|stands)(?: present)? (?=there$|(?:at|on|in) )", r"\1 has no character "),
    (r"\blacks? (?:an? |the |any )?", "has no "),
    (
        r"^(?:there is )?no (?:scheme|card|effect|ability|event)s? (?:(?:is|are) )?(?:in play )?(?:that|which) "
        rf"{MOVES}(?:{OR_ELSE}{MOVES})* (?:any )?Renown(?: (?:is|are) in play)?$",
        "there is no card that moves Renown",
    ),
    (r"^no (?:City )?locations? (?:is|are) (?:an? )?([A-Z]\w+) (?:locations?|one)$", r"no location has the \1 trait"),
    (r"\b(?:is|are) not an? ([A-Z]\w*) locations?\b", r"has no \1 trait"),
    (r" \(((?:neither|none|no|not) [^()]+)\)$", r", \1"),
    (rf"(?:(?<=is )|(?<=re ))(?:(?:an?|all|both|just|merely|only) )*{ORDINARY} (?:characters?|ones?|people)(?=$|[,;]| and )", "not Leader or Brute"),
    (r"(?:(?<=is )|(?<=re )|(?<=, ))neither (?:an? )?(\w+) nor (?:an? )?", r"not \1 or "),
    (r"(?<=, )(?:and )?(?:none|neither)(?: of them)?(?: is| are)? (?:an? )?(?=[A-Z])", "not "),
    (rf"^((?:at|on|in) (?:{PLACES}|\w+['’]s Home)) (is|are|lies?|stands?) ((?:nobody|no ?one|nothing|no )\b.*)$", r"there \2 \3 \1"),
    (r"\b(?:all |both )?the (?:other|remaining)s?(?: two| three| four)?(?= (?:is|are|has|have|holds?|bears?)\b)", "the other locations"),
    (r"\b(?:yet|still|so far|at all|at present|currently|at the moment|already|either(?! of)|(?:on|to) (?:it|them)|left(?: over)?)(?= |$)", ""),
    (r"\bother than\b", "but"),
    (r"\b(?:is|are) without\b", "has no"),
    (r"\b(?:outside|away from) (?:\w+['’]s |their |the |his |her |its )?(?:own )?Homes?\b", "in the City"),
    (r"\b(is|are) (?:present|around)\b(?= at| in|$)", r"\1 in play"),
    (r"\bin play (?=at |in )", ""),
    (rf"{OTHERS}", ""),
    (rf"\b(?:{TOLD_OF}) (?:here|above|below|so far|in (?:this|the) (?:case|set-?up|dispute)|by name)\b", ""),
    (rf"\b(the|these|those) (?:{TOLD_OF}) (?=(?:characters?|cards?|players?|Leaders?)\b)", r"\1 "),
    (rf"\b(characters?|cards?|Leaders?) (?:here|above|below|{TOLD_OF})(?= (?:is|are|has|have)\b)", r"\1"),
    (r"^not (?:one|a single one) of\b", "none of"),
    (r"\b(is|are|has|have) neither\b", r"\1 no"),
    (
        rf"\b{GETS} ((?:any |no )?)(?:(?:other|further|more|additional) )?Renown (?:from|through|by|out of|for) "
        r"(?:anything|anywhere|any source|any card|elsewhere|any other (?:source|card|ability)|(?:other )?(?:cards|sources|abilities))(?: else)?$",
        lambda m: f"has {m[1]}sources of Renown",
    ),
    (
        rf"^(?=no|neither)(?!.*\bPlunder\b){SOURCE}(?:{OR_ELSE}{SOURCE})* {MOVES}(?:{OR_ELSE}{MOVES})* (?:any |conditional )*Renown"
        r"(?: (?:to|from|on|onto|off|at|in|during) (?:it|them|there|anything|(?:(?:any|an?|the) )?(?:locations?|players?)))?"
        rf"(?:{OR_ELSE}{MOVES} (?:it|any)(?: away| off| back)?)?$",
        "there is no card that moves Renown",
    ),
    (r"\bgain(s?) (any )?Renown conditionally\b", r"gain\1 \2conditional Renown"),
    (r"\b(?:gains?|gets?|receives?|takes?|collects?) (?=(?:any |no )?(?:conditional|additional|extra) Renown\b)", "has "),
    (r"(?<=Renown) (?:from|through|by) (?:anything|any (?:card|source|ability)|cards|abilities)$", ""),
    (r"(?<=controlled),? and (?:are )?(?:empty|free|bare) of Renown\b", " and have no Renown"),
    (
        r"^(no (?:\w* )?locations?\b.*?),? (and|or|nor) (?:none|neither|no (?:\w* )?locations?)(?: of them)? (?=(?:is|are|has|have|holds?|bears?)\b)",
        r"\1 \2 ",
    ),
    (
        r"\b(schemes?)(?: of (?:this|the) Day(?: (?:and|or) (?:of )?the next(?: one| Day)?)?)? (?:gives?|does?|do|adds?|brings?|say|says) nothing\b",
        r"\1 have no text",
    ),
    (r"\bschemes? of (?:this|the) Day(?: (?:and|or) (?:of )?the next(?: one| Day)?)?\b", "schemes"),
    (r"\bRenown anywhere\b", "Renown"),
    (
        r"^(?:there is )?no conditional Renown (?:for (?:anybody|anyone|any player|either player|either side|nobody)"
        r"|(?:is|are) (?:(?:due|available|owed|at stake)(?: to (?:anybody|anyone|any player))?|(?:to be )?(?:had|taken|gained|won)))$",
        "there is no conditional Renown",
    ),
    (
        r"^(?:there is )?no\s+(?:conditional |additional )?Renown (?:(?:is|are) )?"
        r"(?:due|owed|to come|to be (?:had|taken|gained|won|collected)|(?:still )?(?:comes|follows))"
        r"(?: (?:to|for) (?:anybody|anyone|any player|either player))?$",
        "there is no conditional Renown",
    ),
    (r"\b(?:does|do) not (has|have|hold|control|bear|give)\b(?: an?\b| any\b)?", r"\1s no"),
    (r"\bhaves\b", "has"),
    (r" to (?:take|gain|collect)\b", ""),
    (r"(?<=[a-z]) in play(?= (?:is|are|has|have)\b)", ""),
    (
        r"^no (?:new )?(?:City(?: Deck)? cards?|cards? (?:of|from) the City Deck) (?:has|have) (?:yet |so far )?(?:been )?"
        r"(?:placed|put|dealt|laid(?: out)?|added|turned up|come out|come)(?: (?:down|out))?(?:,? (?:on|to|onto|in|into|at) (?:any |the )?(?:\w+ )?"
        r"(?:locations?|City))?(?: from the City Deck)?(?: yet)?$|^(?:nothing|no cards?) (?:has"
        r"|have) (?:yet )?been (?:placed|put|dealt|laid out|added)"
        r"(?: (?:on|to|in|into) (?:any |the )?(?:locations?|City))? from the City Deck(?: yet)?$"
        r"|^Dawn has (?:yet )?(?:placed|put|dealt|added|brought)"
        r" (?:nothing|no (?:City )?cards?)(?: (?:on|to|in|into) (?:any |the )?(?:locations?|City))?(?: yet)?$",
        "the locations have no City cards",
    ),
    (r"\bthe City (?:is|are) (?:empty|bare)(?: of (?:City )?cards)?|\bthe City (?:holds|has) no cards", "the locations have no City cards"),
    (r"\b(?:empty|bare) of cards\b", "empty"),
    (r"\bun(controlled|equipped|wounded|engaged)\b", r"not \1"),
    (r"\bunder (\w+|no player|neither player|any player)['’]s control\b", r"controlled by \1"),
    (r"\bcontrolled by (?:nobody|no ?one|no player|neither player)\b", r"not controlled"),
    (r"\bcontrolled by (?:anybody|anyone|any player|either player)\b", "controlled"),
    (r"\b(?:has|have) control of\b", "controls"),
    (r"\bcontrols? (?:nothing|none)\b", "controls no location"),
    (r"\b(?:has|have) nothing equipped\b|\bis not equipped\b", "has no attachment"),
    (r"\b(controls?|has|have) (?:nobody|no ?one)\b", r"\1 no character"),
    (r"\bholds? nothing\b", "has no card"),
    (r"\b(?:is|are) (?:free|empty|bare) of\b(?! (?:City )?cards\b)", "has no"),
    (r"(?<=is|re) (?:all|both|each)\b", ""),
    (r"\s+", " "),
)
"""What is denied, in the usual words and without those that do not change it."""
