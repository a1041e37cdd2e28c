"""What cards cost, recruiting, parleying, the Crew Cap and Panache."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import HERE, SIGN, STAT


def _one_of(said: str) -> str:
    """Several of a kind that are paid for, as one of them."""
    said = "a Mercenary" if re.fullmatch(r"recruits|recruiting(?: .*)?", said, re.IGNORECASE) else said
    if re.match(r"an? ", said):
        return said
    return f"a {said[:-3]}y" if said.endswith("ies") else f"a {said.removesuffix('s')}"


def _unnamed(said: str) -> str:
    """Several of a kind as one of them, without an article."""
    return re.sub(r"^an? ", "", _one_of(said))


NOT_HERE = "each Mercenary at this location cannot be recruited"


def _kind(said: str) -> str:
    """What a noun phrase calls the cards: a Mercenary is recruited, a trait may be any card's."""
    if re.match("mercenar", said, re.IGNORECASE):
        return "Mercenary character"
    return "Brute character" if said.casefold() == "brute" else said if said.casefold() in {"risk", "attachment", "card"} else f"{said} card"


def _change(found: re.Match[str]) -> str:
    """By how much: `-1` of `have -1 cost` as of `cost 1 less`."""
    return found[2] or f"{SIGN[found[4].casefold()]}{found[3]}"


def _here(found: re.Match[str]) -> str:
    """What anybody pays less or more for at a location."""
    kind = _kind(re.sub(r"(?<!ie)s$", "", found[1]) if "mercenar" not in found[1].casefold() else "mercenary")
    return f"{kind}s that are had here have {_change(found)} cost"


HAD = r"(?:(?:each|all|any|available) )*(mercenar(?:y|ies)|attachments?)(?: characters?)?"
LESS = r"(?:(?:has|have) ([+-]\d) cost|costs?(?: you)? (\d) (less|more))"
AN_ITEM = r"(an? (?:\w+ )?(?:attachment|(?-i:[A-Z])\w+))"
EQUIPPED_TO = r"(this character|your Leader|(?:an? |another )(?:(?-i:[A-Z])\w+ )?(?:character|(?-i:[A-Z])\w+) you control|(?-i:[A-Z])[\w-]+)"


def _item(said: str) -> str:
    """An attachment of a trait, which is said to be one."""
    return said if said.casefold().endswith("attachment") else f"{said} attachment"


def _bearers(said: str) -> str:
    """Those to whom something is equipped: any of the characters of a player is each of them."""
    return "each friendly character" if said.casefold() == "a character you control" else said


USE = r"(?: to (?:equip|recruit|play|bring in|bring into play))?"


def _theirs(found: re.Match[str]) -> str:
    """What cards of a kind cost the other players less or more."""
    return f"{_kind(found[1])}s of your opponents have {_change(found)} cost"


THEIRS = r"(?:enem(?:y|ies['’]?)|(?:your )?opponents?['’]s?|(?:your )?opponents['’]|an enemy|opposing)"
KIND = r"(risk|attachment|card|mercenar(?:y|ie)|[A-Z]\w+?)"
OPPONENTS = r"(?:enem(?:y|ies)(?: players?)?|(?:your |all )?opponents|each opponent)"


def _mine(found: re.Match[str]) -> str:
    """What cards of a kind cost their player less or more."""
    return f"{_kind(found[1])}s of yours have {_change(found)} cost"


GETS = r"(?:that )?you (?:play|equip|recruit|buy|pay for|bring in|use)"


def _parleying(found: re.Match[str]) -> str:
    """Who may parley although the rules keep Mercenaries from it."""
    who = "each Mercenary you control" if re.search("mercenar", found[1], re.IGNORECASE) else found[1]
    return f"{who} can parley as a Mercenary"


def _from_afar(found: re.Match[str]) -> str:
    """Who parleys for a card although it lies at another location."""
    kind = {"mercenaries": "Mercenary"}.get((found["kind"] or "").casefold(), (found["kind"] or "").removesuffix("s"))
    who = f"each {kind}{found['where']}" if kind else found["who"]
    return f"{who} can parley with {found['card']} from where they are"


def _first(found: re.Match[str]) -> str:
    """What the first card of a kind on a Day costs less or more."""
    return f"your first {found[1].casefold()} each Day has {SIGN[found[3].casefold()]}{found[2]} cost"


def _first_of(found: re.Match[str]) -> str:
    """The same, said the other way round."""
    sign = found[2] or SIGN.get((found[4] or "less").casefold(), "-")
    return f"your first {found[1].casefold()} each Day has {sign}{found[3]} cost"


TO_DO = (
    r"(?: (?:in order )?to (?:(?P<move>move|(?:use|pay for) (?:the|an?|any|each|its|their) Move Action)"
    r"|(?P<claim>claim(?: an? location| locations)?|(?:use|pay for) (?:the|an?|any|each|its|their) Claim Action)"
    r"|(?P<challenge>issue (?:a challenge|challenges)|(?:use|pay for) (?:the|an?|any|each|its|their) Challenge Action)|pay (?:a|any) cost)"
    r"| (?:from|by|for|when) (?:(?P<to_move>moving)|(?P<to_claim>claiming(?: an? location| locations)?)"
    r"|(?P<to_challenge>challenging|issuing (?:a challenge|challenges)))"
    r"| (?:as|for) (?:(?:a|any) cost|(?:the|an?|any|each|its|their) (?:(?P<moving>Move)|(?P<claiming>Claim)|(?P<challenging>Challenge)) Action))"
)
"""For what somebody would engage."""
WOULD_ENGAGE = rf"would (?:engage|become engaged|have to engage|be engaged){TO_DO}"


def _engages_for(found: re.Match[str]) -> str:
    """For what somebody would engage, as the vocabulary says it."""
    ways = {"move": "move", "moving": "move", "claim": "claim", "claiming": "claim"}
    ways |= {"challenge": "issue challenges", "challenging": "issue challenges"}
    ways |= {"to_move": "move", "to_claim": "claim", "to_challenge": "issue challenges"}
    return next((said for name, said in ways.items() if found[name]), "pay a cost")


EFFECTS = Table(
    (r"^recruit (target .+?) for (?:free|nothing|no cost)$", r"recruit \1 at a cost of 0"),
    (r"^recruit (target .+?),? (?:paying|for) (\d|one|two|three) less$", r"recruit \1, paying its cost less \2"),
    (r"^(?:it|that card|this card) (?:has -(\d) cost|costs (\d) less)$", lambda m: f"reduce the cost by {m[1] or m[2]}"),
    (r"^reduce (?:its|that|this) cost by (\d|one|two|three)$", r"reduce the cost by \1"),
    (r"^recruit an? (.+?) (?:for free|without paying(?: its cost)?)$", r"recruit a chosen \1 at a cost of 0"),
    (r"^recruit an? ((?!chosen).+?) at a cost of (\d)$", r"recruit a chosen \1 at a cost of \2"),
    (
        r"^recruit (target .+?),? (?:reducing its cost by |at a cost reduced by |for |(?:at|with) -)(\d|one|two|three)(?: less| cost)?$",
        r"recruit \1, paying its cost less \2",
    ),
    (r"^recruit (target .+?) without paying(?: its cost)?$", r"recruit \1 at a cost of 0"),
    (r"^(?:reduce|lower) (?:the|its|that) (?:wealth )?cost by ", "reduce the cost by "),
    (r"^(?:it|that card|the card) (?:has|gets) -(\d) (?:wealth )?cost$", r"reduce the cost by \1"),
    (r"^(?:it|that card|the card) costs (\d|one|two|three) less$", r"reduce the cost by \1"),
)
TRIGGERS = Table(
    (r"^(.+?) is recruited by (an opponent|an enemy)$", r"an opponent recruits \1"),
    (r"^an? (enemy|opponent) recruits (.+)$", r"an opponent recruits \2"),
)
PAYING_THIS = r"(?:(?:while|when) paying for this card|to pay for this card)"
SPENT = r"(?:spent|discarded|used)"
PASSIVES = Table(
    (
        rf"^{PAYING_THIS}, (?!you\b|no\b)(.+?) cannot be {SPENT}$"
        rf"|^(?!you\b|no\b)(.+?) cannot be {SPENT} (?:(?:while|when) paying|to pay) for this card$",
        lambda m: f"no {_unnamed(m[1] or m[2])} can be spent on this card",
    ),
    (
        r"^(?:(?:while|when) paying for this card, you cannot (?:spend|discard|use) (.+)"
        r"|you cannot (?:spend|discard|use) (.+?) to pay for this card)$",
        lambda m: f"no {_unnamed(m[1] or m[2])} can be spent on this card",
    ),
    (rf"^(.+?) (?:gains?|gets?|ha(?:s|ve)) ([+-]\d {STAT}) when(?:ever)? (?:s?he|it|they) parleys?$", r"when \1 parleys, they have \2"),
    (
        rf"^(?:when(?:ever)?|while) ([^,]+?) (?:parleys|is parleying), (?:s?he|it|they) (?:gains?|gets?|ha(?:s|ve)) ([+-]\d {STAT})$",
        r"when \1 parleys, they have \2",
    ),
    (
        r"^the first (?!risk|card|attachment|mercenary)((?-i:[A-Z])\w+) you play"
        r" (?:each|every) Day costs (\d) (less|more)$",
        lambda m: f"your first {m[1]} card each Day has {'-' if m[3] == 'less' else '+'}{m[2]} cost",
    ),
    (
        r"^while paying for (.+?), you (?:may|can) engage (.+?) (?:instead of|in"
        r" place of|as if) (?:discarding |spending )?(?:it were )?(?:an?|one) cards?$",
        lambda m: f"you can engage {m[2]} in place of a card that pays for {_one_of(m[1])}",
    ),
    (
        r"^you (?:may|can) engage (.+?) (?:instead of|in place of) (?:discarding |spending )?(?:an?"
        r"|one) cards? (?:to pay|when paying|while paying|to pay the cost of) ?(?:for )?(.+)$",
        lambda m: f"you can engage {m[1]} in place of a card that pays for {_one_of(m[2])}",
    ),
    (
        r"^(?:you|.+?['’]s controller) (?:may|can) pay for (.+?) by engaging (.+?)"
        r" (?:instead of|in place of) discarding (?:one|a) card$",
        lambda m: f"you can engage {m[2]} in place of a card that pays for {_one_of(m[1])}",
    ),
    (
        rf"^(?:your )?opponents must (?:spend|pay) (?:an?|(\d)(?: more)?) cards? (?:more )?to recruit (?:Mercenaries|characters) {HERE}$",
        lambda m: f"your opponents recruit here at +{m[1] or 1} cost",
    ),
    (
        r"^Mercenaries (?:at this location|here) cost (\d) (more|less) for (?:your opponents|opponents|enemies)$",
        lambda m: f"your opponents recruit here at {'+' if m[2] == 'more' else '-'}{m[1]} cost",
    ),
    (
        rf"^(?:while|when) (?:you are )?equipping {AN_ITEM} to {EQUIPPED_TO}, (?:it|that attachment) {LESS}$",
        lambda m: f"when {_bearers(m[2])} equips {_item(m[1])}, it has {m[3] or SIGN[m[5].casefold()] + m[4]} cost",
    ),
    (
        rf"^(attachment|(?-i:[A-Z])\w+)s {LESS} (?:to equip|when equipped|when equipping them) to your characters$",
        lambda m: f"when each friendly character equips {_item('a ' + m[1])}, it has {m[2] or SIGN[m[4].casefold()] + m[3]} cost",
    ),
    (
        rf"^(?!you\b)(.+?) (?:may|can) discard a card instead of engaging{TO_DO}$",
        lambda m: f"when {m[1]} would engage to {_engages_for(m)}, you can discard a card instead",
    ),
    (r"^(when .+? equips? [^,]+), (?:it|that card|the card) (?:gains|gets) ([+-]\d) (?:wealth )?cost$", r"\1, it has \2 cost"),
    (r"^attachments (?:equipped to|on) (.+?) cost (\d) less(?: to equip)?$", r"when \1 equips an attachment, it has -\2 cost"),
    (r"^attachments (?:equipped to|on) (.+?) cost (\d) more(?: to equip)?$", r"when \1 equips an attachment, it has +\2 cost"),
    (r"^Mercenaries recruited (?:here|at this location) enter play engaged$", "each Mercenary here enters play engaged"),
    (r"^when (.+?) parleys, reduce the cost by (\d|one|two) more$", r"when \1 parleys, they have +\2 influence"),
    (r"^recruiting(?: Mercenaries)? costs (?:you )?(\d) less(?: for you)?(?: this Day)?$", r"Mercenaries cost you \1 less"),
    (
        r"^(?:each |all )?(?:(?P<kind>characters?|Mercenaries|Leaders?)(?P<where> at an adjacent (?:City )?location)"
        r"|(?P<who>.+? at an adjacent (?:City )?location))"
        r" (?:may|can) (?:be engaged to |engage to )?parley (?:with|for) (?P<card>this card|[\w' ]+)$",
        _from_afar,
    ),
    (r"^(.+?) (?:may|can) parley (?:even )?(?:while|when|though|if) engaged$", r"\1 can parley while engaged"),
    (r"^mercenaries (?:at this location|here) cost (\d) less(?: to recruit)?$", r"Mercenaries cost \1 less here"),
    (r"^(?:characters|mercenaries) cannot be recruited (?:here|at this location)$", "nobody can recruit at this location"),
    (r"^no(?:body| one)? (?:can|may) recruit(?: characters| mercenaries)? (?:here|at this location)$", "nobody can recruit at this location"),
    (r"^(?:this card|it) costs (\d) (less|more) (for each .+)$", lambda m: f"this card has {SIGN[m[2].casefold()]}{m[1]} cost {m[3]}"),
    (rf"^(?:when|while) parleying, (.+?) (?:has|gains|gets) (\+\d) ({STAT})$", r"when \1 parleys, they have \2 \3"),
    (rf"^(.+?) (?:has|gains|gets) (\+\d) ({STAT}) when parleying$", r"when \1 parleys, they have \2 \3"),
    (r"^(?:(?:nobody|no player) can|players cannot) recruit(?: Mercenaries)? (?:at this location|here)$", NOT_HERE),
    (rf"^{HAD}(?: {HERE}) {LESS}{USE}$", _here),
    (rf"^{HAD} {LESS}{USE} {HERE}$", _here),
    (rf"^(?:recruiting|equipping) (?:an? )?{HAD} {HERE} {LESS}$", _here),
    (rf"^{THEIRS} {KIND}s {LESS}{USE}$", _theirs),
    (rf"^{KIND}s cost {OPPONENTS} ()(\d) (less|more){USE}$", _theirs),
    (rf"^(?:your|each) {KIND}s?(?: {GETS})? {LESS}{USE}$", _mine),
    (rf"^(?:all )?{KIND}s(?: {GETS})? {LESS}{USE}$", _mine),
    (
        rf"^mercenaries {HERE} cost {OPPONENTS} (\d) (less|more)(?: to recruit)?$",
        lambda m: f"your opponents recruit here at {SIGN[m[2].casefold()]}{m[1]} cost",
    ),
    (
        rf"^{OPPONENTS} (?:must )?pay (\d) (less|more) (?:to recruit|for) mercenaries {HERE}$",
        lambda m: f"your opponents recruit here at {SIGN[m[2].casefold()]}{m[1]} cost",
    ),
    (r"^(?:increase|raise) your (?:Leader's )?(crew cap|panache) by (\d)$", r"your Leader has +\2 \1"),
    (r"^(?:reduce|decrease|lower) your (?:Leader's )?(crew cap|panache) by (\d)$", r"your Leader has -\2 \1"),
    (r"^your (?:Leader's )?(crew cap|panache) is (?:reduced|decreased|lowered) by (\d)$", r"your Leader has -\2 \1"),
    (
        r"^(mercenar(?:y characters|ies)(?: you control)?|your mercenaries|.+?) (?:may|can) parley"
        r"(?: (?:even )?(?:though|although|if|when|while) (?:they are|it is|s?he is) (?:an? )?mercenar(?:y|ies))?$",
        _parleying,
    ),
    (r"^([+-]\d (?:panache|crew cap))$", r"your Leader has \1"),
    (r"^(this card costs \d (?:less|more)) to (?:recruit|equip|play|bring in|bring into play)\b", r"\1"),
    (r"^your crew cap is (?:increased|raised) by (\d)$", r"your Leader has +\1 crew cap"),
    (r"^your panache is (?:increased|raised) by (\d)$", r"your Leader has +\1 panache"),
    (r"^(.+?) (?:does|do) not count (?:towards?|against|for) (?:your|the|its controller's) crew cap$", r"\1 does not count toward the Crew Cap"),
    (
        r"^attachments cost (\d) (less|more) to equip to (.+)$",
        lambda m: f"when {m[3]} equips an attachment, it has {SIGN[m[2].casefold()]}{m[1]} cost",
    ),
    (r"^the first (risk|attachment|card|mercenary) (?:that )?you (?:play|equip|recruit) (?:each|every) Day costs (\d) (less|more)$", _first),
    (r"^your first (risk|attachment|card|mercenary) (?:of )?(?:each|every) Day (?:has|costs?) ([+-]?)(\d)(?: cost| (less|more))?$", _first_of),
    (
        rf"^(?:when(?:ever)?|if) (.+?) {WOULD_ENGAGE}, (?:he|she|it|they|you|\1) (?:may|can) (?:suffer|take) (?:a|one) wound instead$",
        lambda m: f"when {m[1]} would engage to {_engages_for(m)}, they can suffer a wound instead",
    ),
    (
        rf"^(?:when(?:ever)?|if) (.+?) {WOULD_ENGAGE}, (?:you|(?:its|their|his|her|that character's) controller) (?:may|can) (?:instead )?"
        r"discard a card(?: from (?:your|their) hand)?(?: instead(?: of engaging(?: (?:him|her|it|them|\1))?)?)?$",
        lambda m: f"when {m[1]} would engage to {_engages_for(m)}, you can discard a card instead",
    ),
    (
        rf"^(.+?) (?:may|can) suffer a wound instead of engaging{TO_DO}$",
        lambda m: f"when {m[1]} would engage to {_engages_for(m)}, they can suffer a wound instead",
    ),
    (
        rf"^you (?:may|can) discard a card instead of engaging (.+?){TO_DO}$",
        lambda m: f"when {m[1]} would engage to {_engages_for(m)}, you can discard a card instead",
    ),
    (r"^(.+?) (?:gains|gets|has) ([+-]\d \[?\w+\]?) while parleying with an? (.+)$", r"when \1 parleys with a \3, they have \2"),
    (r"^(.+?) (?:gains|gets|has) ([+-]\d \[?\w+\]?) while parleying$", r"when \1 parleys, they have \2"),
    (r"^(.+?) can be parleyed with$", r"\1 has the trait Negotiable"),
    (r"^attachments cost (\d) less for (.+?)(?: to equip)?$", r"when \2 equips an attachment, it has -\1 cost"),
    (r"^(?:this card|it) costs (\d) less( for each .+)?$", r"this card has -\1 cost\2"),
    (r"^(?:this card|it) costs (\d) more( for each .+)?$", r"this card has +\1 cost\2"),
)

prices = ByKind(effect=EFFECTS, trigger=TRIGGERS, passive=PASSIVES)
