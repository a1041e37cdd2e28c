"""Words by which a board told in prose is heard: numbers, moments, and what only says that there is no more to say."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.doing import TELLS_MORE

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

SEATS = "ABCDEFGH"
ONES = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TEENS = ("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
COUNTS = {"no": 0, "a": 1} | {word: n for n, word in enumerate((*ONES, *TEENS), 1)} | {word: 10 * n for n, word in enumerate(TENS, 2)}
COUNTS |= {f"{ten}-{one}": COUNTS[ten] + COUNTS[one] for ten in TENS for one in ONES}
NTH = ("first", "second", "third", "fourth", "fifth", "sixth")
"""The how manieth: of rounds, steps, copies."""
NUMBER = r"\d+|" + "|".join(sorted(COUNTS, key=len, reverse=True))
MANY = rf"{NUMBER}|none|nothing"
"""How many there are, which may be none."""
CITY_NAMES = r"(?:(?:[Tt]he )?(?:Docks|Forums?|Grand Bazaar|Governor['’]s Gardens?)|Ole['’]s Inn)"
WITHOUT = r"(?:nobody|nothing|no ?one|no player|neither player|neither side|no side|neither of (?:them|the players)|neither)"
ABILITIES = r"(?:abilit(?:y|ies)|actions?|reactions?|techniques?|maneuvers?|effects?)"
MEANS = r"(?:wants?|wish(?:es)?|means?|intends?|plans?|cares?|chooses?|decides?|elects?|prefers?|tries|try|opts?) to|will|is going to"
DOES = rf"(?:(?:{MEANS}) (?:gamble|react|intervene|parley)|opts? for (?:gambling|a gamble)|does(?: so| it)?$"
DOES += rf"|gambles?|reacts?|intervenes?|parleys?|matters?|interferes?|uses? (?:any |an? )?(?:other )?{ABILITIES})"
NEVER = r"(?:\w+(?:,? and \w+)?|both players|all players|the players) (?:(?:do|does|will) not|never|declines? to|refuses? to)"
NO_MORE = rf"(?:(?!;| (?:except|but|besides|until|unless|other than)\b|{TELLS_MORE}).)*"
"""The rest of such a sentence: nothing that tells of the board."""
CREW_CAP = r"(?:the |their |his |her |a )?Crew Caps?"
ENOUGH = r"(?:(?:more than )?enough|plenty of|sufficient|(?:large|long) enough)(?: cards)?(?: left)?(?: in (?:\w+ )?(?:faction )?decks?)?(?: for .+)?"
THING = rf"(?:cards?|characters?|locations?|players?|{ABILITIES})"
DECK = r"(?:(?:Faction |City |Approach )?Decks?|hands?|discard piles?)"
PILES = rf"(?:the |all |both |each |every )*(?:players['’] )?{DECK}(?: of (?:both|all) players)?"
NO_MATTER = (
    r"(?:(?:do|does) not matter|(?:is|are) (?:of no (?:importance|consequence|interest)|irrelevant|unimportant|not relevant|without importance))"
)
MATTERS = (
    rf"nothing else\b{NO_MORE}|(?:(?:all|every\w+) else|the rest) (?:is|does)\b{NO_MORE}",
    rf"(?:all |the )*other {THING} (?:(?:do|are) not|have no|are (?:of no importance|irrelevant|elsewhere))\b{NO_MORE}|\w+ and \w+ play on",
    rf"(?:\w+['’]s? |the )?(?:\w+['’]s? )?{ABILITIES}(?: of [\w'’ ]+)? {NO_MATTER}",
    rf"(?:(?:all|both|each|none|neither|the|of|any|no) )*(?:mustered|chosen|selected|revealed|picked) {THING} (?:{NO_MATTER}|matters?)",
    rf"(?:which|what|whose) {THING} [\w'’ ]*(?:is|are|has|have)\b[\w'’ ]* {NO_MATTER}",
    rf"(?:{WITHOUT} (?:else )?{DOES}|{NEVER} {DOES})\b{NO_MORE}|only \w+ gambles?\b{NO_MORE}",
    rf"there (?:is|are) (?:{WITHOUT} else|no other \w+)\b{NO_MORE}",
    rf"no (?:other|further) {THING}(?:(?:,|,? or|,? nor|,? and) (?:no )?(?:other )?{THING})*(?: (?:in|on) [\w ]+?)?"
    rf" (?:matters?|exists?|appl(?:y|ies)|(?:is|are) (?:relevant|involved|of importance|played|used))\b{NO_MORE}",
    r"(?:neither|no|none of the) (?:\w+ )?(?:scheme|card|one)s? (?:says?|has|have|does|do|reads?) (?:anything|any) (?:else|more|further|other)\b.*",
    rf"no (?:other )?cards? (?:is|are) played besides .+|(?:there (?:is|will be) )?no gambling\b{NO_MORE}",
    rf"(?:(?:the )?(?:rest|order|contents|remainder) of )?{PILES} do(?:es)? not matter",
    rf"(?:(?:the )?(?:rest|order|contents|remainder) of )?{PILES} (?:is|are) (?:not (?:needed|relevant)|unknown|irrelevant|shuffled|full)",
    rf"what(?: else)? is in {PILES} (?:does not matter|is (?:unknown|irrelevant))|there are (?:cards enough|enough cards) in {PILES}",
    r"(?:it|this) is the first action of (?:the day|high drama)|so far (?:nobody|no ?one|no player|neither player) has \w+",
)
"""What says that all the rest does not matter."""
NOTHING_ELSE = re.compile(
    r"\b(?:nothing|nobody|no ?one|no player) else\b[^.;]*\bmatters?\b|\bno other (?:ability|action)\b[^.;]*\bis (?:used|taken)\b", re.IGNORECASE
)
"""That no more is done than is told."""
USED = (
    rf"{WITHOUT} has (?:yet )?(?:won|passed|acted|gambled|used)\b{NO_MORE}",
    r"there is (?:(?:still|as yet) )?no winner(?: yet| so far)?",
    r"the game (?:has not been|is not) (?:won|decided|over)(?: yet)?",
    rf"no (?:other )?{ABILITIES} (?:is|are|will be|has been|have been) (?:used|relevant|available|in play)\b{NO_MORE}",
    rf"no other {ABILITIES} exists?|(?:no|neither|none of (?:these|the|them|those))(?: \w+)?(?<!\bother) (?:has|have)(?: yet)? been used{NO_MORE}",
    r"(?:no|neither) leader (?:has (?:yet )?been|is) (?:destroyed|lost)(?: yet)?",
)
"""What says that something has not come to pass."""
ROOM = (
    rf"{WITHOUT} (?:(?:goes|is|are) over|exceeds?|breaks?|reaches) (?:a |any )?{CREW_CAP}{NO_MORE}",
    rf"\w+ is not (?:yet )?(?:at|near) {CREW_CAP}",
    rf"(?:the )?(?:mustered|revealed|chosen) characters? (?:exceeds?|breaks?) no {CREW_CAP}",
    rf"(?:every|each)(?: player['’]s)? crew (?:is|stays|remains) (?:(?:well|far|still|safely) )*(?:below|under|within|beneath) (?:its )?{CREW_CAP}",
    rf"(?:no|neither)(?: player['’]s)? crew (?:is|goes|comes|gets) (?:over|above|beyond) (?:its )?{CREW_CAP}",
    rf"(?:no {CREW_CAP}(?: of \w+)? (?:is|are)|{CREW_CAP}(?: of \w+)? (?:is|are) not) (?:yet )?(?:exceeded|reached)\b{NO_MORE}",
    rf"{CREW_CAP}(?: of \w+)? (?:do(?:es)? not matter|matters? to nobody)\b{NO_MORE}",
    rf"(?:the )?muster(?:ing)?(?: step)? (?:exceeds|breaks|goes over) (?:nobody['’]s|no ?one['’]s"
    rf"|no player['’]s|neither player['’]s|no) {CREW_CAP}{NO_MORE}",
    r"(?:both players|\w+|everybody|all players) (?:stays?|is|are|remains?) (?:(?:well|far|still|safely) )*(?:within"
    rf"|below|under|inside) {CREW_CAP}{NO_MORE}",
    rf"(?:\w+['’]s )?{CREW_CAP} (?:is|are) (?:(?:(?:far|still) )*(?:away|large enough|high enough|out of reach|nowhere near)"
    rf"|(?:still )?not (?:yet )?(?:filled|full|reached|near)){NO_MORE}",
    rf"(?:\w+ has|there is) (?:enough |plenty of |still )?room (?:under|within|below|in) (?:the |his |her |their )?(?:Crew Caps?|crew){NO_MORE}",
    rf"(?:\w+['’]s )?{CREW_CAP} (?:leaves?|ha(?:s|ve)|gives?|offers?|allows?)(?: (?:enough|plenty of|still|some|him|her|them))*"
    rf"(?: (?:room|space)| for| an?other| (?:one|two) more){NO_MORE}|\w+ has (?:still )?(?:enough )?(?:room|space) for {NO_MORE}",
    r"(?:no|neither|none of the) (?:\w+ )*decks? runs? (?:out|empty)(?: of cards)?|(?:the|both|all)(?: \w+)* decks (?:do|will) not run (?:out|empty)",
    rf"(?:\w+|both|each|every|all|the)(?: player)?(?:['’]s)?(?: (?:faction|city))?(?: decks?| players?)? (?:has|have|holds?|is|are) {ENOUGH}",
    r"(?:\w+|the others?) draws? without (?:any )?(?:difficulty|trouble|problems?)",
)
"""What says that no limit is met."""
TO_ANSWER = r"(?:to (?:react|answer|respond)(?: with| to (?:it|this))?|that (?:reduces?|lowers?|changes?|affects?) (?:(?:the|any|a) )?costs?)"
MODIFIES = r"(?:modifies|changes|affects|alters|touches|bears on|adds to|has (?:any |an )?(?:effect|influence|bearing) on)"
MODIFY = r"(?:modify|change|affect|alter|touch|bear on|add to|have (?:any |an )?(?:effect|influence|bearing) on)"
STATS = r"(?:(?:the |any |anybody['’]s |any Leader['’]s )?(?:Panache|Combat|Finesse|Influence|Resolve|Crew Caps?|values?)(?:,? and |, )?)+"
AS_USUAL = (
    r"(?:all|every|each)(?: of)? (?:(?:the|these) )?(?:cards?|characters?|attachments?)(?: \w+ (?:has|have|controls?|holds?))?"
    r" (?:is|are|belongs? to) (?:\w+['’]s own|(?:his|her|its|their) (?:own )?(?:player|controller|holder)(?:['’]s(?: own)?)?)",
    rf"(?:nothing|no (?:other )?(?:card|effect|ability)|(?:no|neither) scheme|neither)(?: else| in play)* {MODIFIES}\b{NO_MORE}",
    rf"no (?:other )?(?:cards|effects|abilities|schemes)(?: in play)? {MODIFY}\b{NO_MORE}",
    rf"(?:{STATS}) (?:is|are) (?:not )?(?:otherwise )?(?:modified|changed|affected|altered|touched)"
    rf" by (?:nothing|anything|no|any)(?: (?:other )?(?:card|effect|ability))?(?: else)?{NO_MORE}",
    rf"(?:{CITY_NAMES})(?: and (?:{CITY_NAMES}))? (?:is|are) (?:also )?(?:in play|laid out|used)",
    r"the City Deck is (?:complete|shuffled|face ?down)",
    r"the (?:\w+ )*locations(?: of (?:a|the) [\w-]+ game)? (?:are|lie) (?:laid out|in play)(?: as (?:usual|always|at set-?up|in any game))?",
    rf"(?:\w+ has no (?:other )?|{WITHOUT} has (?:any |an)?(?:other )?)cards?",
    rf"(?:{WITHOUT}|\w+) (?:has|have) (?:nothing|anything|(?:no|any) (?:card|{ABILITIES})s?)(?: left)? {TO_ANSWER}",
    r"(?:neither|no|none of the) (?:schemes?|texts?) (?:is|are|has) (?:divided(?: by)?|split(?: by)?)?(?: ?an? (?:separation )?bar)?",
)
"""What is so in any game."""
UNSAID = re.compile("|".join((*MATTERS, *USED, *ROOM, *AS_USUAL)), re.IGNORECASE)
"""What only says that there is no more to say."""
PASSES = r"(?:\w+|each player|both players|all players|the (?:other )?players?) (?:(?:always|only|just) )?(?:pass(?:es)?|declines?)"
EACH_PLAYER = r"(?:\w+|each player|(?:both|all|all the|the)(?: (?:other|two|three|four))? players)"
INTENT = re.compile(
    rf"{PASSES} (?:when(?:ever)?|if|at|every|each|on|in|as often as|all the time|throughout)\b{NO_MORE}"
    rf"|(?:{WITHOUT}) (?:wins?|will win)\b{NO_MORE}"
    rf"|(?:(?:later|then|afterwards)(?: on)?(?: (?:that|this|the same) day)?,? )?{EACH_PLAYER} (?:always|only|just|only ever|does nothing but)"
    r" pass(?:es)?(?: all the time| throughout)?"
    rf"|(?:when(?:ever)?|if|every time|each time) [\w ]+ (?:has|have) (?:to act|priority),? {PASSES}"
    r"|(?:if|should|when(?:ever)?|where) [^,;]*\b(?:must|has to|have to|needs? to|is to) [^,;]+, (?:then )?"
    r"(?:\w+ (?:picks?|chooses?|takes?|names?)|it is) [^,;]+",
    re.IGNORECASE,
)
"""What somebody means to do: for the reader, the steps say what is done."""
LATER = re.compile(
    r"(?:later|afterwards|thereafter|subsequently|in the meantime|by then|until then|then)(?: on)?,? "
    r"(?:when|once|at|in|on|by|before|after|during|\w+ (?:has|have|is|are|will))\b",
    re.IGNORECASE,
)
"""What is so later than the moment at which a case begins."""
GAME = r"(?:(?:the|this|a|an|it|is|in|at|of|not|no|being|played|playing|part|game|match|under|during|within|for) )*"
ROUND_OF = r"(?: (?:play(?:ed)?|game|match|tournament|one|event|setting|round|rules|conditions))*"
COMPETITIVE_PLAY = rf"{GAME}(?:competitive(?:ly)?|tournament){ROUND_OF}"
COMPETITIVE = re.compile(rf"{COMPETITIVE_PLAY}(?: \((?:i\.e\. |that is )?{COMPETITIVE_PLAY}\))?", re.IGNORECASE)
CASUAL_PLAY = rf"{GAME}(?:friendly|casual|informal|non-competitive|for fun){ROUND_OF}"
CASUAL = re.compile(rf"{CASUAL_PLAY}(?: \((?:i\.e\. |that is )?(?:{CASUAL_PLAY}|(?=[^)]*\b(?:not?|non)\b){COMPETITIVE_PLAY})\))?", re.IGNORECASE)
"""What says that a game is played competitively, or that it is not."""
TIME = re.compile(
    r"(?:the )?(?:day \d|(?:set-?up|dawn|planning|high drama|plunder|dusk)\b"
    r"|\w+ (?:has (?:priority|(?:just )?passed\b|not acted)|(?:is )?to act|acts|is active)"
    r"|(?:reveal|muster|draw|(?:determine )?initiative|(?:resolve )?schemes?|clean-?up) step\b"
    r"|(?:at )?(?:the )?(?:very )?(?:beginning|start|end) of (?:the )?\w+|(?:a |the )?duel\b|round \d|before the \w+|\w+['’]s round|it is "
    r"|both have mustered|(?:the )?(?:chosen |selected )?(?:cards|schemes) (?:have been|are) (?:\w+ )*(?:chosen|selected|revealed|resolved)"
    rf"|{GAME}(?:competitive|casual|friendly|informal|(?:a )?tournament))",
    re.IGNORECASE,
)


def number(word: str) -> int:
    """A number in figures or in words."""
    low = word.casefold()
    return 0 if low in {"none", "nothing"} else COUNTS[low] if low in COUNTS else int(word)


EACH = r"(?:each|every|both|all)"
EVERYBODY = rf"{EACH}(?: of the)? players?|each|everybody|everyone|players|both(?: of them)?|(?:each|all) of them|they"


def whose(teller: Teller, said: str) -> list[str]:
    """The players of a list, `A and B`, or all of them."""
    if re.fullmatch(EVERYBODY, said, re.IGNORECASE):
        return list(teller.story.players)
    named = re.split(r",\s*(?:and\s+)?|\s+and\s+", said)
    return named if all(x in teller.story.players for x in named) else []


DETERMINED = re.compile(r"(?:the )?initiative (?:has|is|was)(?: (?:already|just))?(?: been)? determined", re.IGNORECASE)
"""What says that the next step of Planning is the muster."""


MUSTERED = re.compile(
    r"(?:the )?(?:muster(?:ing|s)?|characters)(?: step)? and (?:the )?(?:(?:resolve |resolving )?schemes?)(?: step| above the bar)?"
    r" (?:is|are|have been|has been) (?:already |both |all )?(?:done|over|resolved|carried out|completed)",
    re.IGNORECASE,
)
"""What says that the next step of Planning is the draw."""


DECK_CHECK = re.compile(
    r"(?:at )?(?:(?:the|an?) )?deck[- ]?(?:check|registration|inspection|construction|building|check-in)"
    r"(?: before (?:the|a|an) (?:[\w-]+-player )?(?:game|match|tournament)(?: (?:of|with|for) \w+ players)?)?"
    r"|before (?:the|an?) (?:[\w-]+-player )(?:game|match)|before (?:the|an?) (?:game|match) (?:of|with) \w+ players"
    r"|(?:a|the) judge (?:is )?(?:check|inspect|look|examin)(?:s|es|ing)(?: (?:at|over|through))? (?:the|both|their|all|\w+['’]s) (?:decks?|lists?)"
    r"|(?:the|both|two|all) players (?:are building|build|construct|are constructing|register) (?:their )?decks"
    r"|(?:the|both|their|all) decks (?:are|is) (?:being |to be )?(?:checked|inspected|registered|examined|looked at)(?: by (?:a|the) judge)?",
    re.IGNORECASE,
)
"""When decks are looked at, before the game."""


TO_COME = (
    r"(?:(?:is )?(?:just |now )?about to (?:begin|start)|begins|starts|comes (?:next|now)|is (?:still )?to come|has not (?:yet )?begun(?: yet)?)"
)
TABLE = r"(?:the|a|this|that|their) (?:(?:new|next) )?(?:game|match|table|board)"
SETS_UP = (
    r"(?:(?:(?:they |who )?are|is) )?(?:(?:just|now|all|both) )*(?:about to|going to|ready to|to|on the point of)"
    r" (?:set(?:ting)? up|(?:begin|start)(?:ning|ing)? (?:(?:with )?(?:the )?set-?up|to set up|setting up))"
    r"|(?:(?:they |who )?are|is) (?:(?:just|now|all|both) )*(?:setting up|preparing(?= (?:a|the|for|their)\b))"
    r"|(?:they |who )?(?:(?:just|now|all|both) )*(?:set up|begin (?:to set up|setting up)|(?:begin|start|prepare)(?= (?:a|the|their|for)\b))(?: for)?"
)
BEFORE_THE_GAME = re.compile(
    rf"(?:(?:it is|now|in|at|during|before) )*(?:the )?set-?up(?: (?:phase|step))?(?: (?:of|for) {TABLE})?(?:,? {TO_COME})?"
    rf"|(?:{SETS_UP})(?: {TABLE})?"
    r"|(?:the|this) (?:game|match) (?:has not (?:yet )?(?:begun|started)|is (?:still )?to (?:begin|start))(?: yet)?"
    rf"|{TABLE} (?:is|has) (?:(?:just|now|still) )*(?:about to be|going to be|yet to be|to be|being|not (?:yet )?(?:been )?) ?set up(?: yet)?",
    re.IGNORECASE,
)
"""When nothing is set up yet: `about to set up the game`, `the set-up begins`."""


def usual_moment(part: str) -> list[str]:
    """A part of the moment as cases write it: `in the duel of Kaspar against Soline` is `duel, Kaspar against Soline`."""
    if BEFORE_THE_GAME.fullmatch(part):
        return ["set-up"]
    if DETERMINED.fullmatch(part):
        return ["Muster step"]
    if MUSTERED.fullmatch(part):
        return ["Draw step"]
    if DECK_CHECK.fullmatch(part):
        return ["set-up"]
    part = re.sub(
        r"^(?:it is |it's )?(?:now )?(?:in )?(?:the middle of )?(?:(?:at )?the (?:very )?(?:beginning|start) of (?=round))?"
        r"(?:the |a )?(?=duel|round|day)",
        "",
        part,
        flags=re.IGNORECASE,
    )
    goes_on = r"(?: (?:is|has)(?: already| now)? (?:under ?way|in progress|going on|being fought|begun)(?: in High Drama)?)?"
    whose = r"(?:\w+['’]s (?=[A-Z]))?"
    between = rf"duel (?:of|between) (?!combat|finesse|influence|resolve){whose}(.+?) (?:against|and|with) {whose}(.+?){goes_on}"
    pair = re.fullmatch(between, part, re.IGNORECASE)
    return ["duel", f"{pair[1]} against {pair[2]}"] if pair else [part]
