"""What is answered, and how often; what comes of it in a Reaction or a Forced ability."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import DONE, NAMED, NUMBER


def _does(found: re.Match[str]) -> str:
    """What the player whose doing is answered does, or may do."""
    return f"the triggering player {'may ' + found[3] if found[2] else found[3] + 's'}"


def _that_player(found: re.Match[str]) -> str:
    """In what answers an opponent's doing, `they` and `that player` are that opponent."""
    return found[1] + re.sub(r"\b([Tt]hey|[Tt]hat (?:player|opponent)) (may )?(draw|discard|lose|gain)s?\b", _does, found[2])


NTH = r"(first|second|third|fourth|fifth)"
SPAN = r"(?:in |during |of )?(?:each|every|an?|this|the|one) (Day|duel)"
OWN = r"(?:your|their|his|her|its)"
RULED = r"(?:is|are|be|becomes?) "
NOT = (
    rf"(?<!if )(?<!while )(?<!unless )\b(?:(?:[Tt]hat|[Tt]his|[Tt]he equipped) (?:character|card)|[Ii]t|[Tt]hey|[Ss]?[Hh]e|[A-Z]\w+) {RULED}not "
    r"(?:destroyed|wounded|moved|engaged|discarded)"
)
WHO = r"(?:(?:[Tt]hat|[Tt]his|[Tt]he equipped) (?:character|card)|[Ii]t|[Tt]hey|[Ss]?[Hh]e|[A-Z]\w+)"
PLAYED_IN_DUEL = r"(?:this (?:card|risk) is )?played (?:as (?:your|a) combat card )?(?:during|in) a duel"


def _paying_less(found: re.Match[str]) -> str:
    """What is taken off a cost that is being paid."""
    return f"{found[1]}Reduce the cost by {found[2]}"


def _discarded(found: re.Match[str]) -> str:
    """What becomes of the combat card that is answered: of the adversary's, which is not played then."""
    return f"{found[1]}Discard the adversary's combat card" if re.search(r"\bthe adversary\b", found[1], re.IGNORECASE) else found[0]


def _the_one_answered(found: re.Match[str]) -> str:
    """What is done to whoever is answered, called by the words with which it was named first."""
    such = rf"{found[2]}\b"
    if re.search(rf"\b(?:an?|another|target|chosen|each) (?:[\w-]+ )*?{such}", found[1].split(" ", 3)[3] + found[3], re.IGNORECASE):
        return found[0]
    return found[1] + re.sub(rf"\bthe {such}", "the triggering character", found[3], flags=re.IGNORECASE)


DEEDS = {"refuse": "refused", "accept": "accepted"}


def _answer_to_challenge(found: re.Match[str]) -> str:
    """What comes of the answer to a challenge, said as what is answered."""
    timing, who, whom = found.groups()[:3]
    verb = (found[4] or found[5]).casefold()[:6]
    return f"{timing} {whom} {verb}s a challenge by {who} • " if whom else f"{timing} a challenge by {who} is {DEEDS[verb]} • "


def _where_targeted(found: re.Match[str]) -> str:
    """What is done to a performer who must be where something is that is targeted."""
    rest = found[3][:1].upper() + found[3][1:]
    return f"{found[1]}Your performer must be a character where a target is. {found[2]} your performer{'. ' if rest[:1].isalpha() else ''}{rest}"


ANSWERED = Table(
    (
        r"(?i)^(When|After|Whenever) ([^•,]+?) issues a challenge(?: to ([^•,]+?))?(?:\s*•\s*|, )if "
        r"(?:(?:they|s?he|that character) (refuse|accept)s?(?: (?:it|(?:that|the) challenge))?"
        r"|(?:it|(?:that|the) challenge) is (refused|accepted))\s*[,•]\s*",
        _answer_to_challenge,
    ),
    (
        r"(?i)\b(?:When|After) a duel (?:occurs|begins|is fought) (?:here|at (?:this|[A-Z]\w+(?:'s|’s)) location),? "
        r"at the (?:beginning|start) of (?:its|the) first round\b",
        "When the first round of a duel begins here",
    ),
    (r"^((?:When|Before|After)\b[^•]*\b(?:(?:an|your) (?:opponent|enemy player)|a player) (?!character)[^•]*•)(.+)$", _that_player),
    (r"^(?:When|After|Before) ([^•,]+?) for the first time (?:in )?(?:each|every|a|this) (Day|duel)(?=\s*[•,])", r"The first time each \2 \1"),
    (rf"^(When|After|Before) ([^•,]+?) for the (?!first){NTH} time {SPAN}(?=\s*[•,])", r"\1 \2 for the \3 time in one \4"),
    (rf"^The (?!first){NTH} time (?:(?:in )?(?:each|every|a|this) (Day|duel),? )([^•,]+?)(?=\s*[•,])", r"After \3 for the \1 time in one \2"),
    (rf"^The (?!first){NTH} time ([^•,]+?) {SPAN}(?=\s*[•,])", r"After \2 for the \1 time in one \3"),
    (
        rf"^(When|After|Before) ([^•,]+?) {OWN} {NTH} ([^•,]+?) {SPAN}(?=\s*[•,])",
        lambda m: f"{m[1]} {m[2]} a{'n' if m[4][:1].lower() in 'aeiou' else ''} {m[4]} for the {m[3]} time in one {m[5]}",
    ),
    (
        r"^((?:(?:[Ii]n|[Dd]uring) (?:each|every|a|any) duel, )?[Tt]he first time[^•]*? )suffers"
        r"(?= (?:any|wounds|a wound)[^•]*•\s*(?:[Rr]educe|[Pp]revent|[Ii]gnore|[Cc]ancel))",
        r"\1would suffer",
    ),
    (
        r"^(After|When) an? (opposing|enemy) character (?:moves|moved|has moved) to an adjacent (City )?location(?=\s*[•,])",
        lambda m: (
            f"{m[1]} an enemy character moves{' from this location' if m[2] == 'opposing' else ''}, "
            f"if the triggering character is a character {'in' if m[3] else 'at'} an adjacent {m[3] or ''}location"
        ),
    ),
    (
        r"^((?:After|When) [^•]*\b(?:moves|moved|leaves|enters)\b[^•]*•.*?\bto )"
        r"(?:(?:their|his|her|its|that character's) (?:new|present|current)|the same) location\b(?! as\b)",
        r"\1the location of the triggering character",
    ),
    (r"^[Dd]uring (?=the (?:Resolve Threat|Determine Initiative) step\b)", "When "),
    (
        rf"^((?:When|Before|If) [^•]*\bgains? [^•]*Renown[^•]*• )(?:(?:[Yy]ou|[Tt]hey|[Ii]t) )?(?:instead )?"
        rf"[Gg]ains? ({NUMBER}) (?:more|additional|extra)(?: Renown)?(?: instead)?(?=\.|$)",
        r"\1Increase the number by \2",
    ),
    (rf"(?<=• )((?:[A-Z]|the |it|they)[\w' ]*?) (?:is|are) not {DONE}(?:,? and |\. It )(?=\w)", r"Cancel it. \1 "),
    (
        r"^((?:When|After|Before) (?!you\b)[^•,]*?)\b(?:has )?(?:performs|performed|uses|used) (an? [\w ]+? ability),? "
        r"or (?:such an ability|one|another) target(?:s|ed) ([^•,]+?)(?=\s*•)",
        r"\1performs \2 or one targets \3",
    ),
    (r"^([^•]*\binto play (?:here|at [\w' ]+?)), (?=(?:ignoring|without paying)\b[^•,]*•)", r"\1 "),
    (r"^[Aa]fter (?=the first time\b)", ""),
    (rf"^([Ww]hen|[Aa]fter) {PLAYED_IN_DUEL}(?:,? and)? (?=if\b)", r"\1 you play this card in a duel, "),
    (rf"^([Ww]hen|[Aa]fter) {PLAYED_IN_DUEL}\b", r"\1 you play this card in a duel"),
    (
        r"^After a duel (?:where|in which|during which) your performer['’]s adversary (?:was|is) destroyed *• *",
        "After a duel in which the adversary of your character was destroyed • Your performer must be a participant. ",
    ),
    (
        r"^(When|After) (your (?:participant's )?round ends|your participant's round ends)"
        r"( *• *[^•.]*?\bthis card\b[^•.]*?) (?:from|out of) your dueling line\b",
        r"\1 \2 with this card in your dueling line\3",
    ),
    (r"\b([Tt]he first time) (?:(?:in|of) )?((?:each|every|a) (?:Day|duel)),?(?: that)? ([^•,]+?)(?=\s*[•,])", r"\1 \3 each \2"),
    (r"\beach (?:each|every|a) (?=Day|duel)", "each "),
    capitals=True,
)
CHALLENGED = r"(?:issues? an? (?:\w+ )?challenge|is challenged|challenge is issued|challenges)"
THEIRS = r"(?:an? |your )?(?:(?:opponent|enemy)(?:['’]s)?(?: (?:ability|card|effect))?|(?:ability|card|effect) of (?:an? )?(?:opponent|enemy))"
ANSWERS = Table(
    (
        r"(?i)^((?:when|after|before) [^•,]*?\bcombat card\s*[•,]\s*)discard (?:it|that card|that combat card|their combat card)(?=[.,;]|$)",
        _discarded,
    ),
    (
        r"(?i)\b(the adversary|they)(?:'s player)? gambles? (?:and plays? (?:one|a card|the (?:chosen|gambled) card) for free"
        r"|for free and plays? (?:one|it|the (?:chosen|gambled) card))( instead)?(?=[.,;]|$)",
        r"The adversary gambles for free and plays the chosen card\2",
    ),
    (
        r"(?i)^(after an? [^•,]+? (?:character|enemy|[A-Z][\w-]+)) (?:moved|moves|has moved) from this location "
        r"to (?:another|an?)(?: different| other)? (city )?location(?=\s*[•,])",
        lambda m: (
            f"{m[1]} moves, if the triggering character came from this location{', if the triggering character is in the City' if m[2] else ''}"
        ),
    ),
    (
        r"(?i)^((?:when|after|before) an? ((?:enemy|opposing|friendly) (?:character|(?-i:[A-Z])[\w-]+))\b[^•]*•)(.+)$",
        _the_one_answered,
    ),
    (
        rf"^((?:When|Whenever|Before|If) (?:{THEIRS} (?:would target|targets) {NAMED}|{NAMED} (?:is|would be) targeted by {THEIRS})"
        r"(?=[,•\s])[^•]*•(?:.*?\. )? *)"
        r"(?:Then,? )?(?:[Tt]he|[Tt]hat) (?:opponent|player) (?:must )?targets? (?:your|an?|a friendly) (?!friendly|chosen)([^,.•]+?)"
        r"(?: you control| of yours)?((?: (?:here|at this location))?) instead(?=\.|$)",
        r"\1The opponent targets a friendly \2\3 instead of this character",
    ),
    (
        r"(\binstead of this character\. )If (?:your|that|the|a friendly) [\w ]+ (?:was|is|has been) (?:targeted|chosen) this way, ",
        r"\1If it succeeds, ",
    ),
    (
        r"^((?:When|Before|After) [^•]*\b(?:targets?|targeted)\b[^•]*•(?:[^•]*\.)? *)(Wound|Engage|Destroy|En garde) your performer "
        r"(?:at (?:that|its|their) location|there)\b(?:(?:, (?:and |then )?| and (?:then )?)(?=[a-z]))?(.*)$",
        _where_targeted,
    ),
    (r"(?i)^(?:when|before) (the equipped (?:character|participant)) leaves play(?=\s*[•,])", r"When \1 would leave play"),
    (
        r"(?i)^((?:when|after|before) (?!.*\b(?:moves?|claims?|leaves?|renown)\b.*•)[^•]*\bat this location\b[^•]*•[^•]*?)\bthat location\b",
        r"\1this location",
    ),
    (r"(?i)^((?:when|after|before) your (?:claim|pressure) [^•]*•[^•]*?)\byour performer\b", r"\1the performer"),
    (
        r"(?i)^((?:when|after|before) [^•]*•.*?)\bthe (?:performer|(?:performing|acting) character)['’]s location\b",
        r"\1the location of the performer",
    ),
    (
        rf"^((?:When|After) [^•]*\b{CHALLENGED}\b[^•]*•(?:[^•]*\.)? *)"
        r"((?:Up to )?(?:[Tt]arget|[Tt]wo target|[Tt]hree target) [^.•,]+?|(?:[Oo]pposing|[Ee]nemy) characters) "
        r"cannot intervene(?: in (?:it|(?:this|the|that) (?:challenge|duel)))?(?=\.|$)",
        r"\1Until the end of the duel, \2 cannot intervene",
    ),
    (
        NOT + r"(?:[;,.]| and)? (?:[Ii]nstead,? )([^.•]+?)(?=\.|$)",
        r"Instead, \1",
    ),
    (
        NOT + r"(?:[;,.]| and) ([^.•]+?) instead(?=\.|$)",
        r"Instead, \1",
    ),
    (
        NOT + r"(?=[;,.]|$)",
        "Prevent it",
    ),
    (
        rf"^(?P<said>[^•]*\bwould (?:become )?(?:engage|be engaged|engaged)\b[^•]*(?:•"
        rf"|, )\s*){WHO} (?:does|do) not (?:become )?(?:engaged?)(?=[;,.]|$)",
        r"\g<said>Prevent it",
    ),
    (rf"^(?P<said>[^•]*\bwould (?:be moved|move)\b[^•]*(?:•|, )\s*){WHO} (?:does|do) not move(?=[;,.]|$)", r"\g<said>Prevent it"),
    (
        rf"^(?P<said>[^•]*\bwould (?:become en garde|en garde|be readied)\b[^•]*(?:•|, )\s*){WHO} (?:does|do) not (?:become )?en garde(?=[;,.]|$)",
        r"\g<said>Prevent it",
    ),
    (r"(?i)^(?:When|While|Whenever) you (?:would )?pay (?:an?|any|the) (?:wealth )?costs?(?=\s*[•,])", "While paying for a card"),
    (
        r"(?i)^(?:When|While|Whenever) (?:you (?:would )?pay(?: the costs?)? (?:for|of)|you are paying for|paying the costs? (?:of|for)"
        r"|(?:you are )?(?:recruiting|equipping)) (?=an? |target |this |your )",
        "While paying for ",
    ),
    (r"(?i)^((?:While|When) (?:paying for|you pay) [^•]*•\s*)[Rr]educe (?:it|that cost|its cost|the cost) by (\d|one|two|three)", _paying_less),
    (r"(?i)^if ([^,•]+?) at the (beginning|start|end) of ([^,•]+?)(?=\s*[•,])", r"At the \2 of \3, if \1"),
    (r"(?i)^if ([^,•]+), you may ([^•]+?) to ((?:cancel|draw|heal|gain|wound|prevent|reduce|engage|move) [^•]+)$", r"When \1, \2 • \3"),
    (r"(?i)^if (?=[^,•]+(?:,| •))", "When "),
    (r"(?i)(, |^)you may ((?:discard|engage|destroy|wound|spend|pay|sink)\b(?![^•]*\bignore)[^•]+ •)", r"\1\2"),
    capitals=True,
)
"""Of what answers something alone: there, what was about to happen may not happen, and it may be left unused anyway."""
