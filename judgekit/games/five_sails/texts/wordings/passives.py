"""What Passive abilities say in other words, and the sentences of the vocabulary; tried in this order."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.daily import PAIRS as DAILY

WOULD_ENGAGE = r"would (?:engage|become engaged|have to engage)(?: (?:in order )?to (?:(move)|pay (?:a|any) cost)| (?:as|for) (?:a|any) cost)"
"""Engaging for a cost, of the Move Action or of anything."""
SIGN = {"less": "-", "more": "+"}


def _kept(found: re.Match[str]) -> str:
    """Who cannot do something at a location."""
    who = {"enemies": "enemy characters", "leaders": "each Leader", "characters": "characters"}.get(found[1].casefold(), found[1])
    return f"{who} at this location cannot {found[2]}"


def _equals(found: re.Match[str]) -> str:
    """A value that is as high as something is often there."""
    counted = re.sub(r"^(wound|attachment|card|character|location)s\b", r"\1", found[3], flags=re.IGNORECASE)
    counted = re.sub(r"^cards? in your hand$", "card in your hand", counted)
    counted = re.sub(r"^attachments? (?:on|equipped to) (?:him|her|it|them|this character|\w+)$", "attachment equipped to this character", counted)
    return f"the {found[2].casefold()} of {found[1]} equals {counted}"


def _first(found: re.Match[str]) -> str:
    """What the first card of a kind on a Day costs less or more."""
    return f"your first {found[1].casefold()} each Day has {SIGN[found[3].casefold()]}{found[2]} cost"


def _first_of(found: re.Match[str]) -> str:
    """The same, said the other way round."""
    sign = found[2] or SIGN.get((found[4] or "less").casefold(), "-")
    return f"your first {found[1].casefold()} each Day has {sign}{found[3]} cost"


TABLE = Table(
    (r"^(?:the )?(?:abilities|effects) (?:on|of|by|from) (.+?) cannot be cancelled$", r"abilities of \1 cannot be cancelled"),
    (r"^(?!abilities of )(.+?)(?:'s|s') (?:abilities|effects) cannot be cancelled$", r"abilities of \1 cannot be cancelled"),
    (r"^this card cannot be cancelled$", "abilities of this card cannot be cancelled"),
    (r"^your combat cards (?:gets?|gains?|has) ", "your combat cards have "),
    *DAILY,
    (r"^([+-]\d (?:resolve|combat|finesse|influence))$", r"the equipped character has \1"),
    (r"^(equipped|performing) character\b", r"the \1 character"),
    (r"^((?:[+-]\d (?:resolve|combat|finesse|influence)(?:, | and |, and )?)+)$", r"the equipped character has \1"),
    (r"^([+-]\d (?:panache|crew cap))$", r"your Leader has \1"),
    (r"^(this card costs \d (?:less|more)) to (?:recruit|equip|play|bring in|bring into play)\b", r"\1"),
    (r"^(.+?)'s wounds cannot be (?:healed|removed)$", r"\1 cannot be healed"),
    (r"^(.+?) during the first round(?: of (?:a|the|each|any) duel)?$", r"while it is the first round, \1"),
    (r"^(other )?([A-Z][\w-]+?)s (you control(?: here| at this location)?|here|at this location) (?:have|gain|get) ", r"each \1\2 \3 has "),
    (r"^(other )?([A-Z][\w-]+?)s (you control(?: here| at this location)?|here|at this location) cannot ", r"each \1\2 \3 cannot "),
    (
        r"^(.+?) cannot (intervene|be challenged|claim locations|issue challenges|be targeted|gamble|use Techniques) (?:here|at this location)$",
        _kept,
    ),
    (r"^(.+?) must accept (?:all |any )?challenges$", r"\1 cannot refuse challenges"),
    (r"^you draw (?:an?|one|1)(?: more| extra)? cards? (?:more )?(?:during|in) (?:Planning|the Draw step)$", "your Leader has +1 panache"),
    (
        r"^(.+?) counts? as having (\d) more (combat|finesse|influence|resolve) (?:when (?:you )?pressuring|in pressures|during pressures)$",
        r"in pressures, \1 has +\2 \3",
    ),
    (r"^(.+?) is (Negotiable)$", r"\1 has the trait \2"),
    (r"^(.+?) (has|have|gains) ([+-]\d \w+) (?:if|when) gambled$", r"\1 \2 \3 while gambled"),
    (r"^(?:this card )?(?:may|can) (?:only be equipped|be equipped only|only equip) (?:to|by) (an? .+)$", r"this card can be equipped only to \1"),
    (r"^(?:this card (?:may|can) only be equipped|(?:equip|attach) (?:this card )?only) to (an? .+)$", r"this card can be equipped only to \1"),
    (r"^(?:equip|attach) (?:this card )?to (an? .+?) only$", r"this card can be equipped only to \1"),
    (
        r"^(?:(?:equip|attach) (?:this card )?(?:only )?to|this card (?:may|can) be equipped only to) your Leader(?: only)?$",
        "this card can be equipped only to a Leader you control",
    ),
    (r"^only (an? .+?) (?:may|can) (?:equip this card|have this card equipped)$", r"this card can be equipped only to \1"),
    (r"^(?:this card )?(?:may|can) be (?:equipped|attached) to (?:an?|any) (.+)$", r"this card can be equipped to any \1"),
    (r"\balone at (?:a|its|his|her|their) location\b", "alone"),
    (
        r"^while (engaged|en garde|wounded|unwounded|equipped|alone|at .+?|in .+?|opposing .+?), (\S.*?) (has|have|gains|gets|cannot|can|may)\b",
        r"while \2 is \1, \2 \3",
    ),
    (
        r"^(.+?) (has|have|gains|gets|cannot|can't) ((?!.*\b(?:Action|intervene)\b).+) "
        r"while (engaged|en garde|wounded|unwounded|equipped|alone|opposing .+)$",
        r"while \1 is \4, \1 \2 \3",
    ),
    (
        r"^(.+?) (?:may|can) (?:use the Challenge Action|issue challenges|challenge(?: characters)?)(?: while)? engaged$",
        r"\1 can use the Challenge Action while engaged",
    ),
    (r"^(.+?) cannot be (?:the target of|targeted by) challenges$", r"\1 cannot be challenged"),
    (r"^(.+?) cannot be challenged by (?:an? )?([A-Z][\w-]*?)s?$", r"\1 can be challenged only by a non-\2 character"),
    (r"^your crew cap is (?:increased|raised) by (\d)$", r"your Leader has +\1 crew cap"),
    (r"^your panache is (?:increased|raised) by (\d)$", r"your Leader has +\1 panache"),
    (r"^(.+?) (?:does|do) not count (?:towards?|against|for) (?:your|the|its controller's) crew cap$", r"\1 does not count toward the Crew Cap"),
    (r"^challenges (?:issued |made )?by (.+?) cannot be refused$", r"characters cannot refuse challenges by \1"),
    (r"^(.+?)['’]s challenges cannot be refused$", r"characters cannot refuse challenges by \1"),
    (r"^(?:nobody|no one|no characters?) (?:can|may) (refuse|intervene in) ", r"characters cannot \1 "),
    (r"^(.+?) cannot refuse (?:challenges )?(?:issued by|made by|from) (.+)$", r"\1 cannot refuse challenges by \2"),
    (r"^(.+?) cannot (refuse|intervene in) (.+?)['’]s challenges$", r"\1 cannot \2 challenges by \3"),
    (r"^(.+?) cannot intervene in challenges (?:issued by|made by|of|from) (.+)$", r"\1 cannot intervene in challenges by \2"),
    (r"^(.+?) cannot intervene (?:in challenges (?:issued )?(?:to|against)|for) (.+)$", r"\1 cannot intervene in challenges to \2"),
    (r"^challenges (?:issued |made )?by (.+?) cannot be intervened in$", r"characters cannot intervene in challenges by \1"),
    (
        r"^attachments cost (\d) (less|more) to equip to (.+)$",
        lambda m: f"when {m[3]} equips an attachment, it has {SIGN[m[2].casefold()]}{m[1]} cost",
    ),
    (
        r"^(?:when (.+?) gambles, )(?:s?he|they|it|you) reveals? (three|four) cards instead of two$",
        lambda m: f"when {m[1]} gambles, reveal {1 if m[2].casefold() == 'three' else 2} more card",
    ),
    (r"^(.+?) ignores? restricted hostilities$", r"\1 ignores Restricted Hostilities"),
    (r"^(.+?)'s duels have no restricted hostilities$", r"\1 ignores Restricted Hostilities"),
    (
        r"^(.+?)'s (combat|finesse|influence|resolve) (?:is equal to|equals|is(?! set to)) (?:the"
        r" number of |(?:its |his |her )(?!combat|finesse|influence|resolve))?(.+?)$(?<!\d)",
        _equals,
    ),
    (r"^the first (risk|attachment|card|mercenary) (?:that )?you (?:play|equip|recruit) (?:each|every) Day costs (\d) (less|more)$", _first),
    (r"^your first (risk|attachment|card|mercenary) (?:of )?(?:each|every) Day (?:has|costs?) ([+-]?)(\d)(?: cost| (less|more))?$", _first_of),
    (r"^(.+?) lose all (?:of their )?abilities$", r"\1 loses all abilities"),
    (r"^(.+?) enters? play engaged$", r"\1 enters play engaged"),
    (
        rf"^(?:when(?:ever)?|if) (.+?) {WOULD_ENGAGE}, (?:he|she|it|they|you|\1) (?:may|can) (?:suffer|take) (?:a|one) wound instead$",
        lambda m: f"when {m[1]} would engage to {'move' if m[2] else 'pay a cost'}, they can suffer a wound instead",
    ),
    (
        rf"^(?:when(?:ever)?|if) (.+?) {WOULD_ENGAGE}, you (?:may|can) discard a card(?: from your hand)? instead$",
        lambda m: f"when {m[1]} would engage to {'move' if m[2] else 'pay a cost'}, you can discard a card instead",
    ),
    (
        r"^(.+?) (?:may|can) suffer a wound instead of engaging(?: to (?:(move)|pay (?:a|any) cost)| (?:as|for) (?:a|any) cost)$",
        lambda m: f"when {m[1]} would engage to {'move' if m[2] else 'pay a cost'}, they can suffer a wound instead",
    ),
    (
        r"^you (?:may|can) discard a card instead of engaging (.+?)(?: to (?:(move)|pay (?:a|any) cost)| (?:as|for) (?:a|any) cost)$",
        lambda m: f"when {m[1]} would engage to {'move' if m[2] else 'pay a cost'}, you can discard a card instead",
    ),
    (r"^(.+?) (?:gains|gets|has) ([+-]\d \[?\w+\]?) while parleying with an? (.+)$", r"when \1 parleys with a \3, they have \2"),
    (r"^(.+?) (?:gains|gets|has) ([+-]\d \[?\w+\]?) while parleying$", r"when \1 parleys, they have \2"),
    (r"^(.+?) can (?:be challenged only|only be challenged) by (?!an? )(.+?)s?$", r"\1 can be challenged only by a \2"),
    (r"^only (.+?)s? can challenge (.+)$", r"\2 can be challenged only by a \1"),
    (r"^(.+?) (?:may|can) intervene from (?:an )?adjacent(?: City)? locations?$", r"\1 can intervene from an adjacent location"),
    (r"^(.+?) cannot (?:move (?:to|into)|enter) (?:this location|here)$", r"\1 cannot move to this location"),
    (r"^(.+?) cannot move here$", r"\1 cannot move to this location"),
    (r"^(.+?) cannot (?:leave|move from) (?:this location|here)$", r"\1 cannot leave this location"),
    (r"^(.+?) (?:has|have|gains?) the ([A-Z][\w' -]*?) trait$", r"\1 has the trait \2"),
    (r"^treat (.+?) as (?:if (?:s?he|it|they) (?:had|has|have)|having) the ([A-Z][\w' -]*?) trait$", r"\1 has the trait \2"),
    (r"^(.+?) can be parleyed with$", r"\1 has the trait Negotiable"),
    (
        r"^(.+?) (?:does|do) not (?:have to )?engage (?:to|when \w+) intervenes?$",
        r"\1 can intervene for a character you control without engaging",
    ),
    (r"^(.+?) (?:may|can) move while engaged$", r"\1 can use the Move Action while engaged"),
    (r"^(.+?) (?:does|do) not (?:have to )?engage (?:to move|when \w+ moves?)$", r"\1 does not engage to move"),
    (r"^your hand limit (?:is increased by|is|has|gets) \+?(\d|one|two)(?: higher| more)?$", r"you may keep \1 cards more"),
    (
        r"^you (?:may|can) (?:hold|keep) (\d|an?|one|two|three)(?: additional| more| "
        r"extra)? cards?(?: more)?(?: at the end of the Day| in your hand)?$",
        r"you may keep \1 cards more",
    ),
    (r"^(.+?) (?:has|have|gains|gain) Lethal$", r"\1 ignores Restricted Hostilities"),
    (r"^mercenaries cost (\d) less(?: to recruit)?(?: (?:here|at this location))?$", r"Mercenaries at this location have -\1 cost for you"),
    (r"^attachments cost (\d) less for (.+?)(?: to equip)?$", r"when \2 equips an attachment, it has -\1 cost"),
    (r"^(?:you win ties in pressures|ties in pressures count as successes for you)$", "you win ties in pressures"),
    (
        r"^(?:you win ties in pressures|ties in pressures) (?:at this location|here)(?: count as successes for you)?$",
        "you win ties in pressures at this location",
    ),
    (
        r"^engaged characters do not count (?:for|in|during) pressures (?:at this location|here)$",
        "in pressures at this location, engaged characters do not count",
    ),
    (r"^(?:no one can pressure this location|this location cannot be pressured)$", "this location cannot be pressured"),
    (r"^(?:your )?combat cards(?: that)?(?: you play)? while (.+?) (?:have|gain|get) ([+-]\d \w+)$", r"while \1, your combat cards have \2"),
    (r"^(?:the )?combat cards(?: that)? you play (?:have|gain|get) ", "your combat cards have "),
    (r"^your combat cards (?:have|gain|get) ", "the combat cards of characters you control have "),
    (r"^(?:enemy|your opponents'|opponents') combat cards (?:have|gain|get) ", "the combat cards of enemy characters have "),
    (r"^([^,]+?)'s combat cards (?:have|gain|get) ", r"the combat cards of \1 have "),
    (r"^(?:his|her|its|their) combat cards (?:have|gain|get) ", "the combat cards of this character have "),
    (r"^when(?:ever)? (.+?) plays an? combat card, (?:it|that card) (?:has|gains|gets) ", r"the combat cards of \1 have "),
    (r"^(.+?) must be (?:the target of|targeted by) enemy challenges$", r"enemy challenges must target \1"),
    (r"^enem(?:y characters|ies) must target (.+?) with (?:their )?challenges$", r"enemy challenges must target \1"),
    (r"^(.+?) gets? ([+-]\d)", r"\1 has \2"),
    (r"^(.+?) cannot heal(?: wounds)?$", r"\1 cannot be healed"),
    (
        r"^(.+?) cannot be (?:the target of|targeted by) enemy (?:abilities|effects|cards|players|characters)$",
        r"\1 cannot be targeted by enemies",
    ),
    (r"^(.+?) cannot be (?:the target of|targeted by) enemy (risk|attachment|[A-Z]\w+)s$", r"\1 cannot be targeted by an enemy \2"),
    (r"^(.+?)'s (resolve|combat|finesse|influence) cannot be (?:reduced|lowered|decreased)$", r"the \2 of \1 cannot be reduced"),
    (r"^(.+?)'s (resolve|combat|finesse|influence) cannot be (?:increased|raised)$", r"the \2 of \1 cannot be increased"),
    (
        r"^(.+?) (?:has|have|gains?|gets?) (.+) while (?:dueling|in a duel|(?:a )?participa(?:ting|nt)(?: in a duel)?)$",
        r"while \1 is a participant, \1 has \2",
    ),
    (r"^combat cards played (?:here|at this location) (?:have|gain|get) ", "the combat cards of each participant here have "),
    (r"^combat cards (?:that are )?played (?:by|for) (.+?) (?:have|gain|get) ", r"the combat cards of \1 have "),
    (
        r"^(.+?) (?:may|can) intervene (?:in challenges )?(?:issued )?(?:at|from) an adjacent (?:City )?location$",
        r"\1 can intervene from an adjacent location",
    ),
    (r"^(?:this card|it) costs (\d) less( for each .+)?$", r"this card has -\1 cost\2"),
    (r"^(?:this card|it) costs (\d) more( for each .+)?$", r"this card has +\1 cost\2"),
    (r"^(.+?) (has|have) (.+) while at (.+)$", r"while \1 is at \4, \1 \2 \3"),
    (r"^While opposing (.+?), (.+?) (has|have|gains|cannot)\b(.*)$", r"while \2 is opposing \1, \2 \3\4"),
)
