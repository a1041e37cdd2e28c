"""What people write about a character that goes from one location to another, brought to `move Wies to The Docks`."""

from __future__ import annotations

from judgekit.engine.rewriting import NamedTable

GOES = (
    r"(?:moves?|goe?s?|walks?|travels?|heads?|steps?|strolls?|crosses|comes?|returns?|moving|going|walking|returning"
    r"|brings?|takes?|sends?|gets?|leads?|bringing|taking|sending)"
)
ACTION = r"(?:(?:uses?|takes?|performs?|does|carries out|announces?) )?(?:the |a |an |another )?(?:basic )?Move Action"
GOES_TO = (
    r"(?:(?:then |now |so |thus )?(?:moves|goes|is moved|follows|returns|walks|steps|retreats|withdraws|flees|escapes|is brought|is taken|comes)"
    r"(?: (?:him|her|it|them|(?-i:[A-Z])[\w'’-]*|back|over|away|after (?:him|her|it|them)))*)"
)
"""What says in the middle of a sentence that somebody goes somewhere, in front of where to."""
AGAIN = r"(?: (?:once more|once again|again|instead|a second time|a third time)\b)?"
FOR = r"(?:[,:;]? (?:so that|in order|with|for|on|by|to|and|of|has|have|lets?|performed by))*[,:;]? "
LEFT = r"(?:<place>|Home of \S+|(?:his |her |their |its )?Home)"
FROM = rf"(?:,? (?:out |away |over |back )?from {LEFT})?(?:,? (?:back|over|on|across|straight|out|again))*"
HOW = r"(?:,? (?:now|still|already|again|who is|which is|being|en garde|engaged|at|wounded|unwounded)\b[^,;]*,)?"
PLACE = r"(?:<place>|Home of \S+?)"
GOAL = r"(?:the |its |his |her |their )?(?:place(?: to go)?(?: to)?|destination|goal|target)"
MOVING = NamedTable(
    (r"\s*\(((?:from|to|back to) [^()]*)\)", r" \1"),
    (rf",? (?:(?:with|and|to) )?({PLACE}) (?:as|being|is) {GOAL}(?=$|[,;])", r" to \1"),
    (rf",? (?:(?:with|and) )?{GOAL}(?: is|:)? ({PLACE})(?=$|[,;])", r" to \1"),
    (rf"(?<=\w),? (?:with|by|using|through|by means of|via) {ACTION}(?=$|[,;])", ""),
    (rf"(?<=\w) (?:with|by) ({PLACE})(?=$|[,;])", r" to \1"),
    (
        rf"^{ACTION}{AGAIN}{FOR}(?:{GOES} )?(<card>)(?: as (?:the )?performer)?{HOW}"
        rf"(?:[,:;]? (?:who |which |it |he |she |to |engages and |and )*{GOES})?[,:;]?{FROM},? to ({PLACE})(?=$|[,;]| and\b)",
        r"move \1 to \2",
    ),
    (rf"^(?:ha[sv]e? |lets? )?(<card>){HOW} (?:engages,? and )?{GOES}{FROM},? to (?=<place>|Home of )", r"move \1 to "),
    (rf"^(?:{ACTION}{AGAIN}{FOR})?(?:ha[sv]e? |lets? )?(<card>) leaves {LEFT} for (?=<place>|Home of )", r"move \1 to "),
    (r"^(?:ha[sv]e? |lets? )?(<card>) (?:follows|chases|pursues) <card> to (?=<place>|Home of )", r"move \1 to "),
    (rf"^(plays? <card>)(?::|;|,? and|,) (<card>) {GOES_TO}(?: from {LEFT})? to (?=(?:<place>|Home of )\b)", r"\1, \2, "),
    (rf"(?<=\w)(?:,? and|,|;) (?:(?:who|he|she|it|<card>) )?{GOES_TO}(?: from {LEFT})? to (?=(?:<place>|Home of )\b)", ", "),
    (rf"^(?!puts|gives){GOES} (<card>){HOW}{FROM},? to ({PLACE})(?=$|[,;]| and\b)", r"move \1 to \2"),
)
"""What steps say of a character that goes somewhere."""
