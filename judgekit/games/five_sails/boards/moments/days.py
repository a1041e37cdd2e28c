"""The course of a Day, from set-up to Dusk, as people tell it: between which rows of its procedures each clause stands."""

from __future__ import annotations

from judgekit.games.five_sails.boards.moments.words import (
    ANY_DAWN,
    DAY_BEGUN,
    DEALT,
    DONE,
    EVERYBODY,
    FIRST_OF_ALL,
    NEXT_DAY,
    NEXT_OF_ALL,
    NTH,
    PHASE,
    REVEALED,
    SETTLED,
    THIS_DAY,
    THROUGH_ALL,
    TIE_BREAKS,
    WHO_ORDERS,
    WORKED,
    At,
    Row,
)


def _phase(name: str) -> str:
    return PHASE.format(f"(?:{name})") + DONE


def _begins(name: str) -> str:
    return rf"(?:the )?{name}(?: phase)? (?:begins?|starts?|is reached)"


def _end_of(name: str) -> str:
    return rf"(?:the )?(?:very )?end of (?:the )?{name}(?: phase)?(?: of .+?)?"


REACHED = r" (?:(?:is|has been) (?:now |then )?(?:reached|there)|(?:has )?(?:now |then )?(?:comes?|arrives?|arrived))"
NEXT_PHASE: tuple[tuple[str, At], ...] = (("dawn", ("day", "planning")), ("planning", ("day", "high drama")), ("high drama", ("plunder", "begin")))
NEXT_PHASE += (("plunder", ("day", "dusk")), ("dusk", ("dusk", "end of the day")))
"""Each phase with where it is over."""
ENDS: tuple[Row, ...] = tuple((_end_of(name) + REACHED, None, (name, "end")) for name, _ in NEXT_PHASE)
AT_THE_END: tuple[Row, ...] = tuple(
    (
        r"(?:(?:everything|all|what(?:ever)?)(?: (?:that|else|still|then|is|has to be|must be|done|happens?|follows?|comes?|due|resolved))*"
        rf" (?:at|in) )?{_end_of(name)} (?:is|are|gets|has been)(?: now| then)? {WORKED}",
        (name, "end"),
        over,
    )
    for name, over in NEXT_PHASE
)
"""What is told of the end of a phase: that it is reached, and what is done there."""
FIFTH_OVER = (
    r"(?:the )?(?:fifth[- ]day|day 5) (?:ends?|is (?:now |then )?(?:over|played|finished|completed|carried out|done|gone through)"
    r"|passes|comes? to|runs its|takes? place)"
)
"""That the fifth Day itself is over, and not its check of victory."""
DAYS: tuple[Row, ...] = (
    *ENDS,
    *AT_THE_END,
    (
        r"(?:the )?(?:rest of )?(?:the )?high drama(?: phase)?(?: of .+?)? "
        r"(?:ends|is (?:over|carried out|gone through|played(?: out| through)?|completed)|passes(?: without .+)?|brings nothing.*)",
        ("high drama", "end"),
        ("plunder", "begin"),
    ),
    (r"(?:the )?high drama(?: phase)? (?:begins|starts)", ("high drama", "begin"), None),
    (_phase("set-?up|(?:the )?setting up"), ("set-up", "tokens"), ("day", "dawn")),
    (
        rf"(?:the )?(?:game|table|board|city) is (?:now |then )?set up(?: completely| in full)?|{EVERYBODY}"
        rf" sets? up(?: (?:the|their) (?:game|table|board|cards))?",
        ("set-up", "tokens"),
        ("day", "dawn"),
    ),
    (
        r"(?:the |both |all |.+['’]s |their |each )*faction decks? (?:is|are) (?:now |then |both |all )*(?:set up|randomized"
        r"|put (?:down|out)|laid (?:down|out)|placed"
        r"|shuffled and (?:put|laid|placed)(?: down| out)?)(?: face-?down)?",
        ("set-up", "tokens"),
        ("set-up", "no hand"),
    ),
    (_phase("dawn"), ("dawn", "day begins"), ("day", "planning")),
    (rf"(?:{DEALT})", ("dawn", "city cards"), ("day", "planning")),
    (_begins("planning"), ("planning", "begin"), ("planning", "choose")),
    (
        rf"(?:the )?(?:secret |facedown )?(?:selection|choice|choosing|selecting)"
        rf"(?: of (?:(?:an?|the|both|all|each) )*(?:schemes?|characters?|cards?)"
        rf"(?:(?:,? and|,) (?:(?:an?|the) )?(?:schemes?|characters?))?)?(?:{DONE})?",
        ("planning", "choose"),
        ("planning", "reveal"),
    ),
    (rf"(?:{REVEALED}){SETTLED}", ("planning", "reveal"), ("planning", "when revealed")),
    (REVEALED, ("planning", "reveal"), ("planning", "initiative")),
    (WHO_ORDERS, ("planning", "early initiative"), ("planning", "when revealed")),
    (
        r"(?:(?:the|both|all|all of the|two|three|these|several) )*['\"]?when revealed['\"]? (?:effects?|texts?|abilities) "
        r"(?:resolves?|are (?:(?:put|brought|set) in(?:to)? (?:an|any|some|their|the chosen) order,? and (?:then )?|ordered and (?:then )?)?resolved)"
        r"(?: in (?:the|an|any|some) order(?: (?:that |which )?.+ (?:chooses|likes|wants|decides on))?)?",
        ("planning", "when revealed"),
        ("planning", "initiative"),
    ),
    (
        _phase("(?:determine |determining )?initiative")
        + rf"|initiative is (?:determined|compared)|(?:the )?initiatives are (?:determined|compared)|{EVERYBODY}"
        r" (?:determines?|compares?) (?:(?:the|their) )?initiatives?(?: of (?:the|their) schemes)?"
        r"|(?:the )?(?:holder of the First Player Token|(?:new )?First Player) is (?:now |then )?(?:determined|found)"
        r"|it is (?:now |then )?(?:determined|settled) who (?:is|becomes) (?:the )?First Player",
        ("planning", "initiative"),
        ("planning", "muster"),
    ),
    (
        _phase("muster(?:ing)?") + rf"|(?:{EVERYBODY}|(?:(?:the|both|all)(?: of the)? )?(?:new |chosen |revealed )?characters?) "
        r"(?:is |are )?muster(?:s|ed)?(?: at .+)?|.+ are mustered(?: at .+)?"
        r"|(?:the )?Crew Caps? (?:is|are) (?:then |now )?(?:checked|enforced|applied|observed)(?: (?:for|by|on) .+)?",
        ("planning", "muster"),
        ("planning", "schemes"),
    ),
    (
        r"(?P<card>[^:]+?) (?:is mustered|musters)(?: (?-i:[A-Z])[\w'’ -]*?)?(?: (?:first|next|then|last|too|as well))?(?: at .+)?",
        ("planning", "muster"),
        ("planning", "muster done"),
    ),
    (
        rf"(?P<card>(?:[A-Z]\w*|{FIRST_OF_ALL}|{NEXT_OF_ALL})['’]s"
        r" (?:new |chosen |revealed )?character)"
        r" (?:(?:now |then |next )?(?:comes|enters|is put|is brought|goes)(?: into)? play|(?:now |then |next )?arrives)(?: at .+)?",
        ("planning", "muster"),
        ("planning", "muster done"),
    ),
    (
        rf"{EVERYBODY} resolves? (?:their|the|his or her|its) (?:own )?(?:chosen |revealed )?schemes?(?:['’]s? texts?)?"
        r"(?: above the (?:separation )?bar)?",
        ("planning", "schemes"),
        ("planning", "draw"),
    ),
    (
        rf"(?P<card>\w+|{FIRST_OF_ALL}|{NEXT_OF_ALL})['’]s"
        r" scheme(?:,? [A-Z][^,]*,)? (?:(?:is|has been) (?:now |then |next )?(?:resolved|carried out)|resolves)"
        r"(?: (?:first|next|then|last|too))?",
        ("planning", "schemes"),
        ("planning", "scheme done"),
    ),
    (
        r"(?P<card>(?:the )?(?:First Player|first|second|third|fourth|other|next|last|remaining))(?: player['’]s)?"
        r"(?: of the(?: (?:two|three|four))?)? schemes?(?: text)?(?: (?:in|by) (?:player |turn )?order)?"
        r" (?:(?:is|has been) (?:now |then |next )?(?:resolved|carried out)|resolves)",
        ("planning", "schemes"),
        ("planning", "scheme done"),
    ),
    (
        r"the scheme (?:that|which) (?:comes|is|stands) (?P<card>first|next|last)(?: in order)? is (?:now |then )?resolved",
        ("planning", "schemes"),
        ("planning", "scheme done"),
    ),
    (
        r"(?:both|all|all three|all four|the (?:two|three|four))(?: players['’])? schemes (?:is|are) (?:carried out|resolved)",
        ("planning", "schemes"),
        ("planning", "draw"),
    ),
    (_phase("(?:resolve |resolving the )?schemes?(?: above the (?:separation )?bar)?"), ("planning", "schemes"), ("planning", "draw")),
    (
        r"(?P<card>\w+) draws (?:the )?(?:first|top|last)(?: \w+)? cards?(?: (?:of|from) .+)?",
        ("planning", "draw"),
        ("new deck", "shuffle"),
    ),
    (
        r"(?P<card>\w+) draws (?:the |his |her |their |its )?(?:second|third|next|other|remaining)(?: \w+)? cards?(?: (?:of|from) .+)?",
        ("new deck", "shuffle"),
        ("planning", "draw done"),
    ),
    (
        r"(?P<card>\w+) (?:completes|finishes|goes on with|ends) (?:the|his|her|their|its) draw(?:ing)?(?: step)?",
        ("new deck", "shuffle"),
        ("planning", "draw done"),
    ),
    (r"(?P<card>\w+) draws(?: \w+ cards?)? (?:for the day|in the Draw step)", ("planning", "draw"), ("planning", "draw done")),
    (
        rf"(?P<card>{FIRST_OF_ALL}|{NEXT_OF_ALL}) draws(?: (?:\w+ )?cards?)?"
        r"(?: (?:first|next|then|too|as well))?(?: for the day| in the Draw step)?",
        ("planning", "draw"),
        ("planning", "draw done"),
    ),
    (
        r"(?:the|all|their|these|both players['’]) (?:new )?cards (?:of|for) (?:the|this|that) (?:new"
        r" )?day (?:is|are) drawn|(?:the )?draw(?:ing)? for the day" + DONE,
        ("planning", "draw"),
        ("planning", "end"),
    ),
    (
        _phase("draw(?:ing)?") + rf"|{EVERYBODY} draws?(?: .+)?|(?:the )?cards are drawn(?: for the (?:new )?day)?",
        ("planning", "draw"),
        ("planning", "end"),
    ),
    (
        r"(?:the |these |all )?(?:(?:first|next|last|other|remaining|second|third|fourth|\w+) ){0,2}(?:cards?|ones?)(?: of (?:them|these|the \w+))?"
        r" (?:is|are|has been|have been) (?:then |now )?drawn",
        ("use", "any part"),
        ("use", "next part"),
    ),
    (
        _phase("planning") + r"|(?:the )?planning(?: phase)? (?:ends|(?:is|comes to) (?:completed|finished|its end|an end))"
        r"(?:,? with (?:the )?draw(?: step)?)?",
        ("planning", "begin"),
        ("day", "high drama"),
    ),
    (_begins("plunder"), ("plunder", "begin"), ("plunder", "dominance")),
    (
        r"(?:(?:the )?(?:check (?:for|of) (?:(?:a|the) )?)?dominance(?: victory)?(?: check)?)"
        + DONE
        + r"|(?:the )?(?:plunder(?: phase)?(?: of .+?)?) (?:begins|starts|opens)(?:,)? with (?:the |a )?(?:check (?:for|of) (?:(?:a|the)"
        r" )?)?dominance(?: victory)?"
        r"(?: check)?|(?:the )?first check(?: (?:of|in) (?:the )?plunder(?: phase)?)?,?(?: (?:that )?(?:for|of) (?:(?:a|the) )?dominance"
        r"(?: victory)?,?)?" + DONE,
        ("plunder", "dominance"),
        ("plunder", "renown"),
    ),
    (r"(?:the )?(?:additional )?conditional renown" + DONE, ("plunder", "conditional"), ("plunder", "economic")),
    (
        r"(?:.+ )?(?:takes?|collects?|gains?|gets?) (?:.+ )?renown .*\b(?:and|as well as|then|plus) .*\bconditional(?: renown\b.*| ones?)?"
        r"|(?:the )?renown(?: (?:is|has been) (?:taken|collected))?(?: from .+?)?,? (?:and|then|as well as|plus) (?:then )?(?:.+ )?"
        r"conditional renown(?: (?:is|are|has been) (?:taken|collected|gained|added|resolved)(?: too| as well)?)?"
        r"|(?:the )?(?:whole |entire )?renown step (?:is|has been) (?:carried out|completed|done)|all (?:the )?renown is (?:taken|collected)",
        ("plunder", "renown"),
        ("plunder", "economic"),
    ),
    (
        rf"(?!.*\bconditional\b)(?:(?:the )?(?:taking|collecting|collection) of (?:the )?renown(?: from .+?)?{DONE}|(?:the )?renown(?: from .+?)?"
        r" is (?:taken|collected)(?: from .+)?"
        rf"|{EVERYBODY} takes? (?:the(?:ir)? )?renown.*)",
        ("plunder", "renown"),
        ("plunder", "conditional"),
    ),
    (
        r"(?:(?:the )?(?:check (?:for|of) (?:(?:an?|the) )?)?economic(?: victory)?(?: check)?)" + DONE,
        ("plunder", "economic"),
        ("plunder", "fifth day"),
    ),
    (
        r"(?:the |all (?:the )?|every )?tie-?breakers?(?: of the fifth day)? (?:is"
        r"|are|has been|have been) (?:checked|gone through|applied|compared|used)"
        rf"(?: (?:one by one|in (?:their |this |the )?(?:printed )?order|one after another))?"
        rf"(?: \((?:{TIE_BREAKS})\)|,? (?:namely|that is,?) {TIE_BREAKS})?|"
        rf"(?!{FIFTH_OVER}\b)"
        r"(?:the )?(?:check (?:for|of) (?:the |a )?)?(?:victory of the )?(?:fifth[- ]day|day 5)(?:['’]s)?(?: victory)?(?: check)?"
        r"(?:,? (?:and|with) (?:(?:all|its|the|of|every|any) )*tie-?break(?:er)?s?,?)?" + DONE + THROUGH_ALL,
        ("plunder", "fifth day"),
        ("plunder", "end"),
    ),
    (
        _phase("plunder") + r"|(?:the )?plunder(?: phase)? (?:ends|brings (?:no|neither|nobody).*|has no winner|passes without .+)",
        ("plunder", "begin"),
        ("day", "dusk"),
    ),
    (_begins("dusk"), ("dusk", "begin"), ("dusk", "locations")),
    (
        r"(?:(?:the|all|every|each|of|four|five|six) )*(?:dusk(?:['’]s)? )?(?:steps? of (?:the"
        r" )?)?clean-?up(?: steps?)?(?: of dusk| in dusk| steps?)?"
        r"(?: of (?:this|the|that) (?:same )?day(?: \d+)?)?" + DONE + rf"|{EVERYBODY} cleans? up(?: (?:in|for) dusk)?",
        ("dusk", "locations"),
        ("dusk", "end"),
    ),
    (r"(?:all |the )?(?:city )?locations become uncontrolled", ("dusk", "locations"), ("dusk", "characters")),
    (
        r"(?:all |the |each |everybody['’]s )?(?:characters?|crews?)(?: becomes? en garde and)? (?:moves?|goe?s?|returns?|becomes? en garde)"
        r"(?: to (?:their|its))?(?: homes?)?(?: and becomes? en garde)?",
        ("dusk", "characters"),
        ("dusk", "city cards"),
    ),
    (
        r"(?:the )?(?:move|moving|return(?:ing)?|going)(?: of (?:all|the|all the) characters)? (?:to (?:their )?)?homes?" + DONE,
        ("dusk", "characters"),
        ("dusk", "city cards"),
    ),
    (
        r"(?:the )?(?:remaining |left ?over )?city (?:deck )?cards (?:that are left |left )?are discarded|(?:the )?city is cleared(?: of cards)?",
        ("dusk", "city cards"),
        ("dusk", "schemes"),
    ),
    (r"(?:all |the |both )?schemes (?:(?:go|are sent) to the locker|leave(?: play)?)", ("dusk", "schemes"), ("dusk", "hand")),
    (r"(?:the )?(?:hand limit|discarding down)(?: step)? (?:begins|is due)", ("dusk", "hand"), ("dusk", "hand")),
    (rf"(?:{EVERYBODY}|[A-Z] and [A-Z]) discards? down(?: to .+)?|(?:the )?hand limit is (?:applied|checked)", ("dusk", "hand"), ("dusk", "end")),
    (
        rf"(?:the )?dusk(?: phase)?(?: of .+)?(?:{DONE})?,? and (?:with it )?(?:the|that) (?:full |whole )?day(?:{DONE})?",
        ("dusk", "end"),
        ("day", "dawn"),
    ),
    (_phase("dusk") + r"|(?:the )?dusk(?: phase)?(?: of .+)? ends", ("dusk", "begin"), ("dusk", "end of the day")),
    (
        rf"(?:the )?end of (?:(?:the|this|that) day|day (?P<of>\d+)) (?:is (?:now |then )?(?:carried out|reached|come)|comes|follows|takes place)"
        rf"|(?:the |this |that )?(?:full |whole |entire |(?P<nth>{NTH}) )?day(?: (?P<day>\d+))?" + DONE,
        ("dusk", "end of the day"),
        ("day", "dawn"),
    ),
    (
        rf"(?:the )?(?:very )?end of (?:(?:the|this|that) )?(?:(?P<nth>{NTH}) )?day(?: (?P<day>\d+))?{DONE}",
        ("dusk", "end of the day"),
        ("day", "dawn"),
    ),
    (r"(?:the |a )?(?:next|new|following) day (?:begins|starts)", NEXT_DAY, DAY_BEGUN),
    (rf"(?:(?:the )?(?P<nth>{NTH}) day|day (?P<day>\d+)) (?:begins|starts)", NEXT_DAY, DAY_BEGUN),
    (r"(?:the |this )?day (?:begins|starts)", THIS_DAY, DAY_BEGUN),
    (r"(?:the )?dawn (?:begins|starts)", ANY_DAWN, DAY_BEGUN),
)
"""Clauses about phases and steps, the narrower ones first."""
