"""What is said behind a card, a place or a pile of a board told in prose, in one form: how it lies, what it bears, what is on it.

It is brought to that form before the sentence is taken apart, so that no clause has to know of the other ways.
"""

from __future__ import annotations

from judgekit.games.five_sails.boards.story.prose import Outside
from judgekit.games.five_sails.boards.story.words import CITY_NAMES as CITY
from judgekit.games.five_sails.boards.story.words import NUMBER

AND = r"(?:,? (?:and|but)|,)"
LIES = rf"(?:en garde|engaged|unwounded|wounded|nothing equipped|(?:{NUMBER}) wounds?|(?:no|without) wounds?)"
NO_MORE = r"(?! or\b| nor\b)"
OPPOSITE = r"(?:,? (?:standing |who stands )?(?:opposite|facing|face to face with|across from|opposed by|confronted by))"
EQUIPMENT = r"(?:attachments?|equipment|anything equipped)"
BEARS = r"(?:bears|wears|carries|wields|has equipped|is bearing|is wearing|is carrying)"
ITS_CARDS = r"(?=(?:an? |[A-Z]['’]s )?(?:(?:\w+) copies of )?[A-Z][\w'’ -]*\()"
RENOWN = rf"({NUMBER}) Renown(?: (?:lies?|is|are)(?: there| on it)?| on it| there)?"
PLACE = rf"((?:{CITY}))"
HELD = r"(?:hand|(?:[Ff]action )?[Dd]eck|[Aa]pproach [Dd]eck|[Dd]iscard pile|Locker)"
REVEALED = r"(revealed|chosen|selected|picked)"
EVERYBODY = r"(?:Both|Both players|The players|They|All(?: three| four)? players|Each player|Every player)"
CARDS_OF_THE_DAY = r"(?: (?:(?:an?|one|the|their|his or her) )?(?:scheme and (?:(?:an?|one|the) )?character|cards?|choices?)(?: each)?)?"
UNLESS = r",? (?:unless|except where|if not|where not) (?:otherwise )?(?:it is )?(?:noted|said|stated|mentioned|marked|told|given)(?: otherwise)?"
PAIR = rf"((?:{CITY})) and ((?:{CITY}))"
DECK_CHECK = r"^(?:[Aa]t (?:the |a )?|(?:The|A) )?[Dd]eck[- ]?(?:check|registration|inspection|construction)"
CAME = r"(?:recruited|hired|mustered|controlled)"
EARLIER = r"(?:already|previously|earlier|formerly|newly|freshly|just|recently)"
OWNERS_THERE = Outside(
    (
        rf"^((?:At|On|In) {CITY}(?:, {LIES}(?:(?:,? and |, ){LIES})*)?),? ([A-Z]) (?:has|controls) (?:the |his |her |their )?(?=[A-Z][\w'’ -]*\()",
        r"\1: \2's ",
    ),
    (
        r"(?:,? and|,? while|;(?: and)?|,) ([A-Z]) (?:has|controls) (?:the |his"
        rf" |her |their )?(?=[A-Z][\w'’ -]*\(_*\)(?:,? {LIES})*(?:$|[,;]| and ))",
        r"; \1's ",
    ),
)
"""Who has whom at a place that is named first: `At The Docks A has Bo (…), engaged, and B has Una (…)`."""
SOMEBODY = r"(?:[A-Z]['’]s (?:Leader )?[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*|[A-Z]['’]s Leader|[A-Z][\w'’-]+(?: [A-Z][\w'’-]*)*)"
AS_MANY_WOUNDS = (
    rf"(?P<told>\b(?:has|have|with) (?:{NUMBER}) wounds?(?:,|;|,? and|,? but|,? while|,? whereas) {SOMEBODY}(?: has| only| just)*"
    rf" (?:{NUMBER}|none))(?=$|[,;.]| and )"
)
"""The wounds of one more character, behind those of another: `Bo has 2 wounds, Una has 4`."""
EARLIER_ON = (
    r"(?:earlier|previously|before)(?: (?:on|in|during))?(?: (?:this|the same|that|the)(?: (?:Day|phase|High Drama|round))?| today)?"
    r"|since (?:earlier|before|this morning|Dawn|the (?:start|beginning))(?: (?:(?:of|in|on) )?(?:this|the) (?:Day|phase|High Drama))?"
    r"|this Day|today"
)
BY_SOMETHING = r"(?:by|through|for|from|because of|due to) (?:an?|some|another)(?: (?:earlier|other|previous|opposing|card(?:['’]s)?))*"
BY_SOMETHING += r" (?:effect|ability|cost|action|card)"
OF_LEADERS = r"(?:Panache|Crew Cap)(?: of)? \d+"
OTHER_WORDS = Outside(
    (
        rf"(?:^|(?<=; ))([A-Z]) (?:still |also |now |only )*(?:controls|has) (?!(?:The|A) )"
        rf"([A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*(?: \(_*\))?) (?:at|in) ({CITY})(?=$|[,;])",
        r"At \3: \1's \2",
    ),
    (
        rf"\b([A-Z]) (?:has|holds) (?:exactly |only |just )?((?i:{NUMBER})) cards?(?: in hand)?,? (?:both|all|all of them|each)(?: (?:are|is|being))?"
        rf"(?: copies of| called)? (?=[A-Z][\w'’ -]* \(_)([A-Z][^;]*?\))(?: in hand)?"
        r"(?:,? and (?:many |several |enough |plenty of )?cards in the deck)?(?=$|;)",
        r"\1's hand: \2 copies of \3",
    ),
    (
        r"(\bcards? in hand),? (?:(?:but |and )?none of (?:them|these|which)(?: is| being| has| with)?|(?:and |but )?not|none (?:being|is)"
        r"|with(?:out| no)) (?:an? )?Wealth\b(?: cards?)?",
        r"\1, none with Wealth",
    ),
    (
        r"\b(?:[Tt]he |an? )?(?:(?:already|previously|earlier) )?destroyed (?:character |Brute )?((?:Leader |Mercenary )?[A-Z][\w'’ -]*? \(_*\))",
        r"\1, destroyed",
    ),
    (rf"\b(is|are|lies?|stands?) still (?=(?:at|on|in) (?:{CITY}|[A-Z]['’]s Home|Home))", r"\1 "),
    (rf"\bstill (?=(?:is|are|lies?|stands?) (?:at|on|in) (?:{CITY}|[A-Z]['’]s Home|Home))", ""),
    (
        r"(?:^|(?<=; )|(?<=, )|(?<=\band ))([A-Z]) (?:plays|leads|has|uses|brings|comes with) (?:with )?(?:the |a )?Leader (?=[A-Z])",
        r"\1's Leader is ",
    ),
    (
        r"(?:^|(?<=; )|(?<=, )|(?<=\band ))([A-Z])['’]s (?:still )?(?:face ?down|hidden|unrevealed|secretly"
        r" chosen|secret) (?:scheme|character)(?: card)?(?: is|:|,)? (?=[A-Z])",
        r"\1 has chosen ",
    ),
    (r"\b([A-Z]) (?:still |already )?(?:has|holds|keeps|owns) the token\b", r"\1 holds the First Player Token"),
    (r"\b[Tt]he token (?:is|lies|stands|rests) (?:with|in front of) (?=[A-Z]\b|nobody|no ?one|no player)", "the First Player Token is with "),
    (r"\b([A-Z])['’]s (character|scheme) (?:for|of) (?:the|this) Day(?: is|:) (?=[A-Z])", r"\1's chosen \2 is "),
    (r"\b([A-Z]) (?:is (?:about|going) to muster|will muster|is to muster|wants to muster) (?=[A-Z])", r"\1 has chosen "),
    (
        r"(?:^|(?<=; ))[Tt]he text of (([A-Z])['’]s scheme [A-Z][\w'’ -]*?) (above|below) (?:the"
        r"|its) (?:separation )?bar (?:is|reads|says):? (?=\"_)",
        r"\1 has \3 the bar ",
    ),
    (
        r"(?:^|(?<=; ))([A-Z]) has (?:the scheme )?([A-Z][\w'’ -]*?) in play[,:]? (?:with )?(?=(?:above|below) (?:the|its) (?:separation )?bar)",
        r"\1's scheme \2 has ",
    ),
    (rf"\b([A-Z]) (holds|has) ({NUMBER}) Renown and ((?i:{NUMBER})) cards(?=$|[;.])", r"\1 \2 \3 Renown; \1 holds \4 cards"),
    (
        rf"\b({CITY}),? (with ({NUMBER}) Renown(?: on it)?),? (?:belongs to|is under the control of|is in the hands of) ([A-Z])(?:, who|,? and) ",
        r"\4 controls \1 \2 and ",
    ),
    (
        rf"(?:^|(?<=; ))[Tt]he (?:only )?(?:City(?: Deck)? card|event|attachment|Mercenary) (?:on|at|in) ({CITY}) is "
        rf"(?:the |an? )?((?:available )?(?:event|attachment|Mercenary) )(?=[A-Z])",
        r"On \1 lies the \2",
    ),
    *((AS_MANY_WOUNDS.replace("?P<told>", ""), r"\1 wounds"),) * 3,
    (
        rf"(?:\balready )?\b(engaged|en garde|wounds?) (?:already )?(?:{BY_SOMETHING}(?: (?:{EARLIER_ON}))?"
        rf"|(?:{EARLIER_ON})(?:,? {BY_SOMETHING})?)(?=$|[,;)]| and )",
        r"\1",
    ),
    (r",? (?:having|(?:who|which) (?:has|had)) been (?:already )?(engaged)(?=$|[,;)]| and )", r", \1"),
    (
        rf"\b([A-Z]['’]s Leader)( [A-Z][\w'’-]*)?(?:,? (?:has|with)|,) (?:an? )?({OF_LEADERS}(?:(?:,? and |, ){OF_LEADERS})*)"
        rf"(?:,? and(?: is)?|, (?:is )?) ?(equipped with|{BEARS}) {ITS_CARDS}",
        r"\1\2 (\3), equipped with ",
    ),
    (r"\b[Tt]he Leader of ([A-Z])\b(?! and\b|,)", r"\1's Leader"),
    (
        rf",? (?:whom|which|that) ([A-Z]) (?:has |had )?(?:{EARLIER} )*{CAME}(?: {EARLIER}| before| on Day \d+)?(?=$|[,;.]| and\b)",
        r", recruited by \1",
    ),
    (
        rf"\b([A-Z])['’]s (?:own )?(?:{EARLIER} )*{CAME} (?:own )?(?=(?:(?:character|Mercenary|Brute)(?: character)? )?[A-Z])",
        r"\1's ",
    ),
    (rf"\b(?:[Tt]he|[Aa]) (?:{EARLIER} )*{CAME} (Mercenary|Brute) ([A-Z][\w'’ -]*?) of ([A-Z])(?= \(|,| and\b| at\b|$)", r"\3's \1 \2"),
    (rf"{DECK_CHECK},? (?:before|for|of|in) an? ((?i:{NUMBER}))[- ]player (?:game|match)(?=$|[,;:])", r"\1 players, before the game"),
    (rf"{DECK_CHECK}(?:,? (?:before|for) (?:the|a) (?:game|match|tournament))?(?=$|[,;])", "before the game"),
    (
        rf"(?:^|(?<=; ))((?:[A-Z](?:, | and |, and ))+[A-Z]|{EVERYBODY}) (?:each |both |all )?(?:has|have|holds?) (?:each |both |all )?"
        r"in (?:his |her |their |the )?hands?:? (?=(?:(?:exactly |only |just )?(?:one|an?|1) )?[A-Z])",
        r"\1 each hold ",
    ),
    (
        rf"^{PAIR} (are|lie) (adjacent(?: to each other)?|neighbou?rs|next to each other)(?:, | and )(?:(?:and|both|are) )*(?=\w)",
        r"\1 and \2 are adjacent; \1 and \2 are ",
    ),
    (
        r"\b([A-Z]) (?:controls|has) ((?:only |exactly |just )?(?:\w+) characters?)(?: in (?:all|total|play))*"
        r"(?:,| and| with|; (?:his|her|its|their))?(?: has| with)?"
        r" (?:an? |the )?(Crew Cap (?:of |is )?\d+)(?=$|[,;])",
        r"\1 has \3; \1 has \2 in all",
    ),
    (rf"\b({LIES}){UNLESS}(?=:)", r"\1"),
    (rf"^((?i:{LIES})(?:(?:,? and |, ){LIES})*)$", r"All are \1"),
    (
        r"\b(?i:all(?: characters)?|both|everybody|everyone|every character|they)"
        rf"(?: (?:is|are))?,? ({LIES}(?:(?:,? and |, ){LIES})*){UNLESS}(?=$|[,;])",
        r"all others are \1",
    ),
    (
        r"^((?:[Aa]ll )?(?:[Ee]n garde|[Ee]ngaged|[Uu]nwounded)(?:(?:,? and |, )(?:en garde|engaged|unwounded))*): "
        r"(?=[A-Z]['’]s )(.*(?:[Aa]t|[Ii]n|[Oo]n) .*)$",
        r"\2; all \1",
    ),
    (
        r"^(?:[Aa]lso |[Ss]till )?[Tt]here(?: too| also)?,? (?:uncontrolled|available"
        r"|(?:controlled by|of|under) (?:nobody|no ?one|no player)(?:['’]s control)?):",
        "There:",
    ),
    (
        rf"(?:^|(?<=; ))([Tt]here (?:is|are) (?:{NUMBER}) Renown (?:on|at) ({CITY})),? and "
        r"(the available [^;]+|(?:the|an) (?:event|attachment) [^;]+)$",
        r"\1; \3 is at \2",
    ),
    (r"(Leaders? (?:is|are) [^;]*?),? and (?:does|do) nothing(?: else| more| at all)?(?=$|;)", r"\1"),
    (
        rf"\b([A-Z]['’]s [A-Z][\w'’ -]*?)( \(_*\))?,? ((?:at|in|on) (?:{CITY}|(?:[A-Z]['’]s )?Home)),? (?:has|reads|says|with)"
        r"(?: (?:the|an?) (?:text|ability))?:? (\"_*\")",
        r"\1\2 (\4) is \3",
    ),
    (
        r"(\bcards? in hand),? (?:kept|left(?: over)?|carried over|held back|still|drawn) (?:from|since|on|in|during|before) [^,;]+(?=$|[,;])",
        r"\1",
    ),
    (rf"^([A-Z]) (?:holds|has in hand) ((?:exactly |only |just )?(?i:{NUMBER}) cards)(?: in hand)?: (?=[A-Z]|(?i:{NUMBER}) )", r"\1's hand, \2: "),
    (
        rf"^([A-Z]) (?:has|holds) ((?:exactly |only )?(?i:{NUMBER}) cards?) in hand (?=(?:without|with no|none|neither|that|which)\b)",
        r"\1's hand: \2 ",
    ),
    (r"\b([A-Z]) has a full (?:[Ff]action )?[Dd]eck\b", r"\1's deck holds several cards"),
    (r"\b([A-Z])['’]s (?:[Ff]action )?[Dd]eck is (?:still )?full\b", r"\1's deck holds several cards"),
    (rf"(\b(?:is|are) (?:at|in) ([A-Z]['’]s Home|{CITY})),? (?:and )?also ([A-Z]['’]s [^;]*\))$", r"\1; \3 is at \2"),
    (r"([,;] (?:and )?|\) and )also (?=[A-Z]['’]s [A-Z]|(?:the|an) (?:available|event|City Deck)\b)", r"\1"),
    (rf"^((?:At|On|In) {CITY})(,? [^;]*\)) and (?:there )?(?:is|are|stands?|lies?) (?=[A-Z]['’]s |the )", r"\1\2 and "),
    (
        rf"((?:at|on|in) ({CITY})(?:, [^;,]*?)?),? where (?:nobody|no ?one|no characters?) (?:is|are|stands?)(?: present)?(?=$|[;,])",
        r"\1; there are no characters at \2",
    ),
    (
        rf"((?:at|on|in) ({CITY})(?:, [^;,]*?)?),? where (?:(?:nobody|no ?one) else|no other characters?) (?:is|are|stands?)(?: present)?(?=$|[;,])",
        r"\1; there are no other characters at \2",
    ),
    (rf"((?:at|on|in) ({CITY})(?:, [^;,]*)?), where (there (?:is|are) (?:no|nobody|nothing)\b[^;,]*)", r"\1; \3 at \2"),
    (rf"^((?:At|On|In) {CITY}), (uncontrolled|controlled by [A-Z]),? (?:is|are|lies?|stands?) ", r"\1 (\2): "),
    (
        r"^((?:The |Both |All )?(?:(?:[Ss]elected|[Cc]hosen|[Rr]evealed) )?[Ss]chemes(?: (?:selected|chosen|revealed|in play))?), "
        r"(?:all|both|each) with ([^:]+): (.+)$",
        r"\1: \3; all schemes have \2",
    ),
    (r"^[Ss]elected (schemes)", r"Chosen \1"),
    (
        r"^(?:[Dd]eck[- ]?building|(?:[Tt]he )?decks are (?:being )?built)(?:,? (?:before|ahead of) the game)?"
        r"(?:[,;] (?:and |with )?nothing (?:is )?in play(?: yet)?)?$",
        "Set-up",
    ),
    (r"\b(?:the )?Home of ([A-Z])\b", r"\1's Home"),
    (r"^In (?=[A-Z]['’]s Home\b)", "At "),
    (
        r"\b([A-Z][\w'’-]*) (has|faces|holds) (\w+) threat(?:,? and|,|;) ([A-Z][\w'’-]*) (?:has |faces |holds )?(none|no|\d+)(?: threat)?(?=$|[,;])",
        r"\1 \2 \3 threat; \4 \2 \5 threat",
    ),
    (
        rf"\b([A-Z][\w'’-]*) (has|bears) ({NUMBER}) wounds?(?:,? and|,|;) ([A-Z][\w'’-]*) (?:has )?(none|no|{NUMBER})(?: wounds?)?(?=$|[,;])",
        r"\1 \2 \3 wounds; \4 \2 \5 wounds",
    ),
    (r"^At ([A-Z])['’]s Home (?:is|are|stands?|waits?) (?:the |his |her |their )?(?![A-Z]['’]s |the )(?=[A-Z])", r"At \1's Home: \1's "),
    (
        r"\b([A-Z][\w'’-]*) and ([A-Z][\w'’-]*) of ([A-Z])"
        rf"(?=(?:,? and|,) [A-Z]| (?:are|stand) (?:there|(?:at|in|on) (?:{CITY}|[A-Z]['’]s Home|Home)))",
        r"\3's \1 and \3's \2",
    ),
    (
        rf"\b(?!(?:Home|Locker|Leader|Deck|Pile|Hand)\b)([A-Z][\w'’-]*) of ([A-Z])(?=(?:,? and|,) [A-Z]['’]s [A-Z]"
        rf"| (?:is|are|stands?) (?:there|(?:at|in|on) (?:{CITY}|[A-Z]['’]s Home|Home)))",
        r"\2's \1",
    ),
    (r"\b(is|are|stands?|stays?|waits?) (?:at )?[Hh]ome\b", r"\1 at Home"),
    (
        rf"^([A-Z])(['’]s [A-Z][^;]*\)(?:, [^;]*)?) (is|are|lies?) (?:already )?in (?:[Tt]he|his|her|its|their) (?=(?:{HELD})$)",
        r"\1\2 \3 in \1's ",
    ),
    (r"\b(?!(?:Home|Locker|Leader|Deck|Pile|Hand)\b)([A-Z][\w'’-]*(?: (?!of\b)[A-Z][\w'’-]*)*) of ([A-Z])(?= \()", r"\2's \1"),
    (r"\b(?:the )?(Leader|Mercenary) ([A-Z])['’]s (?=[A-Z])", r"\2's \1 "),
    (r"\b([A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*),? and another (?:\1|copy(?: of (?:it|\1))?)(?=$|[ ,;])", r"two copies of \1"),
    (rf"^(?:Lying|Waiting|Found|Standing) ((?:at|on|in) {CITY}) (?:is|are) (?=[A-Z]['’]s |the |an? )", r"\1: "),
    (r"^(?:At|In) ((?:[A-Z]['’]s|the) Home) (?:is|are|stands?|waits?) (?=[A-Z]['’]s |[A-Z][\w'’ -]*\()", r"At \1: "),
    (rf"^[Tt]here (?:is|are) ((?i:{NUMBER})) cards? in ([A-Z]['’]s {HELD}|the City Deck)(?! discard)", r"\2 holds \1 cards"),
    (rf"^([A-Z]): (?=(?:no|(?:{NUMBER})) cards?\b)", r"\1 has "),
    (rf"\b([A-Z])['’]s Renown is ({NUMBER})\b", r"\1 has \2 Renown"),
    (rf"\bany ((?:{NUMBER}) cards?)\b", r"\1"),
    (r"\bwounded once\b", "1 wound"),
    (r"\bwounded twice\b", "2 wounds"),
    (r", (?:who has been )?(?:a member of |part of |in )[A-Z]['’]s crew since [^,;]+", ""),
    (rf"^(?:Present|Together|Standing|Placed|Gathered|Assembled) ((?:at|on|in) {CITY})", r"\1"),
    (rf"^((?:[Aa]t|[Oo]n|[Ii]n) {CITY}) (?:is|are|stands?|lies?|waits?)(?=[,:])", r"\1"),
    (
        rf"^((?:At|On|In) {CITY}) (?:is|are|stands?) (?:(?:{NUMBER}) )?((?:en garde"
        rf"|engaged|unwounded)(?:(?:,? and |, )(?:en garde|engaged|unwounded))*) "
        r"(?:characters?|people) of ([A-Z])(?:['’]s)?: (?=[A-Z])",
        r"\1, all \2: \3's ",
    ),
    (rf"^((?:At|On|In) {CITY}) (?:is|are|stands?) (?:(?:{NUMBER}) )?(?:characters?|people) of ([A-Z])(?:['’]s)?: (?=[A-Z])", r"\1: \2's "),
    (r"\b(?:has|have) (?:remained|stayed|been left) (?=(?:at|on|in) )", "is "),
    (r"\b(is|are) (?:together|both|all) (?=(?:at|on|in) )", r"\1 "),
    (r", which (?:nobody|no ?one|no player|neither player) controls", ", which is uncontrolled"),
    (r", which ([A-Z]) controls", r", which is controlled by \1"),
    (r"\b([A-Z]) (?:has|holds) in hand:? (?:only |just |exactly )?(?=[A-Z])", r"\1's hand: "),
    (r"\bhas no hand\b", "has no cards in hand"),
    (rf"\b(and|but) ([A-Z]) ((?:{NUMBER}) cards? in hand)\b", r"\1 \2 has \3"),
    (r"( in hand)( \(_+\))", r"\2\1"),
    (
        r"(\b(?:have|hold) [^;()]*?[\w'’]) (?:each|apiece)(?: in (?:their )?hands?)?( \(_+\))(?: in (?:their )?hands?)?(?=$|[;,])",
        r"\1\2 in hand",
    ),
    (r"(\b(?:have|hold) [^;()]*?[\w'’]) (?:each|apiece)( \(_+\)) in hand(?=$|[;,])", r"\1\2 in hand"),
    (rf"^[Tt]here (?:is|are) no cards? in (the City(?: Deck)? discard pile|[A-Z]['’]s {HELD})", r"\1 is empty"),
    (rf"\b((?:consists? of|holds?|has|contains?) [^;]*?),? and ([A-Z]['’]s {HELD}) of (?=(?:{NUMBER}) cards?\b)", r"\1; \2 holds "),
    (rf"\bwith (?:{NUMBER}) attachments?(?: equipped)?[,:] (?=[A-Z])", "equipped with "),
    (r"(?:,? and|,)? (?:has|have|with) ([A-Z][\w'’ -]*?) equipped(?= \()", r", equipped with \1"),
    (r"^For (?:the|this) Day,? (?=[A-Z]\b)", ""),
    (rf"^{EVERYBODY} ha(?:ve|s) (?:already |just )?{REVEALED}{CARDS_OF_THE_DAY}: (?=[A-Z]['’]s )", ""),
    (
        rf"^{EVERYBODY} ha(?:ve|s) (?:already |just )?{REVEALED}{CARDS_OF_THE_DAY}: ([A-Z]) (?=(?:the |an? )?(?:scheme|character)\b|[A-Z])",
        r"\2 has \1 ",
    ),
    (
        r"^(?:Both|All|They|These)(?: of (?:them|these))?(?: cards| schemes)? (?:have"
        r"|were|are) (?:(?:just|already|now) )*(?:been )?(revealed|chosen)(?=$|[,;])",
        r"The schemes have been \1",
    ),
    (r"\b(?:face|faces|oppose|opposes|stand opposite|confront) (?:each other|one another)\b", "are"),
    (r"\bunequipped\b", "nothing equipped"),
    (rf"\b(?:stands?|waits?|lies?) (?={LIES})", "is "),
    (
        r"(\bin hand),? (?:and (?:no (?:more|others?|other cards?|further cards?)|nothing (?:else|more)|none besides)|only|in all)(?=$|[,:;])",
        r"\1",
    ),
    (r"^([A-Z])['’]s (?:characters|crew)(?: in play)?(?: are)?: (?:the )?(?=[^;]*\) (?:is |stands )?(?:at|in|on) )", r"\1's "),
    (
        rf"(^|; )([A-Z]) (?:has|controls) (?:the |his |her |their )?(?=[A-Z][\w'’"
        rf" ]*\(_*\)(?:,? {LIES})* (?:at|on|in) (?:{CITY}|(?:[A-Z]['’]s )?Home\b))",
        r"\1\2's ",
    ),
    (r",? (?:who|which) (?:is|are|was) (?=(?:equipped with|wearing|bearing|carrying|wielding) (?:an? )?(?:two |both |the )?[A-Z])", ", "),
    (
        r"(?:(?<=\)),?|(?<=[\w)]),) (?:(?:and )?(?:who|which) )?(?:bears|wears"
        r"|carries|wields|bearing|wearing|carrying|wielding|(?:is )?equipped with)"
        r" (?:nothing|no cards?|no attachments?)(?: (?:at all|else))?(?=$|[,;]| and )",
        ", nothing equipped",
    ),
    (rf",? (?:who|which) (?:is|are|has|have|was|were) (?=(?:both |all |each |still |already |also )*{LIES})", ", "),
    (r"\b(?:is |are )?(?:neither|not) wounded (?:nor|or) equipped\b", "unwounded, nothing equipped"),
    (rf"{AND}? (?:without|with neither|with no) wounds? (?:or|nor|and)(?: any)? {EQUIPMENT}", ", unwounded, nothing equipped"),
    (rf"{AND}? (?:without(?: any| a)?|with no|having no) wounds?\b{NO_MORE}", ", unwounded"),
    (rf"{AND} (?:has|have) no wounds?\b{NO_MORE}", ", unwounded"),
    (rf"{AND}? (?:with|having|bearing) (?:nothing (?:equipped|attached)|no {EQUIPMENT}(?: equipped)?)", ", nothing equipped"),
    (rf"{AND}? without(?: any)? {EQUIPMENT}", ", nothing equipped"),
    (rf"{AND} (?:has|have) (?:nothing equipped|no {EQUIPMENT}(?: equipped)?)(?=$|[,;]| and )", ", nothing equipped"),
    (r"\b(both|all|each) , (?=unwounded|nothing equipped)", r"\1 "),
    (rf"(?<=[\w)]),? (?:with|having|bearing) ({NUMBER}) wounds?\b(?: on (?:him|her|it))?", r", \1 wounds"),
    (r"(\bwounds?\b[^;]*\)),? with none\b", r"\1, unwounded"),
    (r"(?<=\)),? (?:faces|confronts|stands (?:against|facing)|meets|is up against) (?=[A-Z]['’]s [A-Z])", " and "),
    (
        rf"^((?:At|On|In) {CITY}(?:, (?:all |both )?{LIES}(?:(?:,? and |, ){LIES})*)?),?"
        r"(?: (?:is|are|stands?|waits?))?:? (?=[A-Z]['’]s [A-Z][^:;]*\()(?![^(]*:)",
        r"\1: ",
    ),
    (r"(?<=\)), (?:who|which) (?:is|are) (?:no|not an?) ([A-Z]\w+)(?=[,;]| and | is | are |$)", r", no \1"),
    (r"(?<=\)), (?:who|which) (?:is|are) an? ([A-Z]\w+)(?=[,;]| and | is | are |$)", r", \1"),
    (
        r"(?<=\)),? an? ([A-Z]\w+) (?:that |whom |which |who was )?(?:[A-Z] (?:has |had )?)?(recruited|mustered|brought into play)\b",
        r", \1, \2",
    ),
    (rf"{PLACE}{OPPOSITE} (?=[A-Z]['’]s [A-Z])", r"\1, where "),
    (rf"(?<=\)){OPPOSITE} (?=[A-Z]['’]s [A-Z])", " and "),
    (rf"(\)|Homes?|en garde|engaged|wounds?|unwounded|{CITY})(?:{AND}|,? who)? {BEARS} {ITS_CARDS}", r"\1, equipped with "),
    (r"\b(?:[Tt]he )?only ((?:other )?character) of ([A-Z])(?=,| is | in | at | there)", r"\2's only \1"),
    (r"\b([A-Z]) (?:has|controls) (?:only|just|exactly) one ((?:other )?character)(?= in the City| in play| there|[,:])[,:]?", r"\1's only \2,"),
    (
        rf"^((?:At|On|In) ({CITY})\b.*?\).*?),? (?:and )?(?:(?:thus|so|being|who is|she is|he is) )*([A-Z])['’]s (?:only|single|sole) character"
        r" (?:there|here|at (?:that|this) location)(?=$|[;,])(.*)$",
        r"\1\4; \3 has no other characters at \2",
    ),
    (
        r"\b([A-Z])['’]s (?:only|single|sole) (?:other )?character( in the City| in play| there)?(?: is|,|:) (?:the |his |her |their |its |\1['’]s )?"
        r"(?=[A-Z])((?:(?!, (?:and )?[A-Z]['’]s |,? and [A-Z]['’]s )[^;])*)",
        r"\1's \3; \1 has no other characters\2; ",
    ),
    (r"\b[Tt]here,? (?:too |also )?(?:is|are|stands?) (?:too |also )?([A-Z]['’]s [A-Z][\w'’ -]*\([^;]*)", r"\1, is there"),
    (rf"{PLACE},? (?:on which|where) (?:there )?(?:is |are |lies? )?{RENOWN}", r"\1 with \2 Renown"),
    (
        rf"\b({CITY}(?:(?:,? and |, ){CITY})+) are (?:both |all )?(uncontrolled|controlled by \w+),? (?:and |but )?(?:with|without|have|hold|bear)"
        r" (?:any|(no)) Renown(?: on (?:them|it|either))?",
        r"\1 are \2; there is no Renown on \1",
    ),
    (rf",? (?:with )?({NUMBER}) (wounds?) on (each|both|all)(?: (?:one )?of them)?(?=$|;)", r", \3 with \1 \2"),
    (r"\b(Both players|All players|The players|They|[A-Z]) now (?=(?:(?:hold|have|control)s?|has)\b)", r"\1 "),
    (
        r"\bRenown (?:has|was) (?:just |already |now )?(?:been )?(?:taken|collected)(?:,? and|,|;) (both players|all players|[A-Z])"
        rf" (?:now )?(hold|have|has)(s?) ({NUMBER})(?: Renown)?(?: each)?$",
        r"Renown has just been taken; \1 \2\3 \4 Renown",
    ),
    (r"^([A-Z])['’]s (chosen|selected|picked) (scheme|character)(?: card)?: (?=[A-Z])", r"\1's chosen \3 is "),
    (
        rf"{PLACE} is (uncontrolled|controlled by \w+),? (?:and |but )?(?:with|has|holds|bears|having|there (?:is|are)) {RENOWN}",
        r"\1 is \2; there are \3 Renown on \1",
    ),
    (
        rf"(?:^|(?<=; ))(?:[Oo]nly |[Jj]ust |[Ee]xactly )?((?i:{NUMBER})) cards?"
        rf" (?:(?:is|are|remains?) )?(?:left |still )*in ([A-Z]['’]s {HELD})\b(?! of\b)",
        r"\2 holds \1 cards",
    ),
    (
        rf"^[Ff]rom (?:the )?top(?: down| to bottom)?,? (the City Deck|[A-Z]['’]s {HELD}) (holds|has|contains|is|consists of),? ",
        r"\1 \2, from the top, ",
    ),
    (
        rf"^(the {HELD}|the City Deck|[A-Z]['’]s {HELD}) (holds|has|contains|is|consists of),? from (?:the )?top(?: down| to bottom)?[,:]? ",
        r"\1 \2, from the top, ",
    ),
    (
        rf",? ((?:both|all|each)(?: of them)?,? {LIES}(?:(?:,? and |, ){LIES})*),? (are"
        rf"|stand|lie|wait) ((?:at|on|in) (?:{CITY}|(?:their |[A-Z]['’]s )?Homes?))",
        r" \2 \3, \1",
    ),
    (
        rf"\) (is|are) ({LIES}(?:(?:,? and |, ){LIES})*) ((?:at|on|in) (?:{CITY}|(?:their |his |her |its |[A-Z]['’]s )?Homes?))",
        r") \1 \3, \2",
    ),
)
"""How it is told otherwise, and how it is told here."""
