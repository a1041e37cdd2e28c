"""One thing after another, in fewer words than it takes to say each: `A passes, then B`, `after B has passed`, `and the Muster step follows`."""

from __future__ import annotations

from judgekit.engine.rewriting import Instead

NEXT_PASSES = r"\b(<seat>) passes,? (?:and )?(?:then|next|after that|followed by) (<seat>)(?: (?:does|too|also|as well))*(?=$|[;,.]| and\b)"
"""Who passes behind somebody else, without the verb."""
SO_DOES = r"\b(<seat>) passes(?:,|,? and) (<seat>) (?:too|as well|also|likewise|does (?:so|the same|likewise)(?: too)?)(?=$|[;,.]| and\b)"
SEQUENCE: tuple[tuple[str, Instead], ...] = (
    (NEXT_PASSES, r"\1 passes; \2 passes"),
    (NEXT_PASSES, r"\1 passes; \2 passes"),
    (SO_DOES, r"\1 passes; \2 passes"),
    (r"^(?:after|once|when|as soon as) (<seat>) (?:has passed|passes|passed),? (?=<seat> )", r"\1 passes; "),
    (
        r"\b((?:both|all|the)(?: (?:two|three|four))? players|everybody|everyone) turn(s?) (?:over|up) (?:their|the)(?: chosen| facedown)? cards\b",
        r"\1 reveal\2 their cards",
    ),
    (r"(\breveals? their cards),? and (?:then )?(?:determine|compare)s? (?:the |their )?initiatives?(?=$|[,;.])", r"\1; initiative is determined"),
    (r"^(?:after|following|upon|on) (<seat>)['’]s pass(?:ing)?,? (?=<seat> )", r"\1 passes; "),
    (r",? and (?:after (?:that|this)|afterwards|thereafter),? (?=(?:the |both |all |their )?(?:\w+ )?schemes? (?:is|are) )", "; "),
    (
        r"^(?:the |both |all |their )*(?:\w+ )?schemes (?:is|are) (?:resolved|carried out) (?:only )?(?:after|behind)"
        r" (?:the )?muster(?:ing)?(?: step)?\.?$",
        "The Muster step is carried out; the schemes are resolved",
    ),
    (
        r"(^|(?<=; )|(?<=\. ))(<seat>) (?:has|lets|wants|makes) ((?-i:[A-Z])[^,;]*?)(?:['’]s (?:effect|text|Reaction|ability))? (?:to )?(?:be )?"
        r"(?:resolved?|carried out|come|go|applied|take effect) first,? (?:and )?(?:then )?((?-i:[A-Z])[^,;.]*?)"
        r"(?: (?:second|next|last|after (?:it|that)))?(?=$|[;.])",
        r"\1\2 puts \3 first, then \4; everything is resolved",
    ),
    (
        r"\b(?:the |all |all the |all of the )?(?:remaining|other|rest of the|last) steps (?:of|in) (planning|dusk|plunder|dawn) (?:are|is)\b",
        lambda m: f"{'The' if m[0][0].isupper() else 'the'} rest of {m[1]} is",
    ),
    (r"\b(<seat>)['’]s combat card(?: (?:for|in|of) (?:the|this) round)? is (?=(?-i:[A-Z]))", r"\1 plays "),
    (r",? and (?:then )?(the (?:[\w-]+ ){1,3}step) (?:follows|comes next|comes then)(?=$|[;,.])", r"; \1 is carried out"),
)
"""What is said so in any kind of step."""
