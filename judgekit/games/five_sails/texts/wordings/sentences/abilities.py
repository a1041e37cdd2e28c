"""Abilities, and who uses or is targeted by them; traits that are had, gained and lost."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import LENT, OPPONENT, OTHERS


def _lent(found: re.Match[str]) -> str:
    """One of the abilities of a kind that others have: of a target, or of any that are meant."""
    other = re.sub(r"^(?:another|an?other) ", "each other ", re.sub(r"^an? ", "each ", found[3]))
    return f"{found[1]} gains one {found[2]} of {other}"


KINDS = ("Action", "Reaction", "Technique", "Maneuver")
DOING = {"destroy": "destroyed", "wound": "wounded", "move": "moved", "engage": "engaged", "discard": "discarded", "heal": "healed"}


def _undergoes(found: re.Match[str]) -> str:
    """What an effect would do to something, as what would happen to it."""
    theirs = re.match(r"an? (?:enemy|opponent)", found[1], re.IGNORECASE)
    kind = found[1].split(" ")[-1].title()
    if theirs and found[2].casefold() == "move" and kind not in KINDS:
        return f"an opponent would move {found[3]}"
    undergone = f"{found[3]} would be {DOING[found[2].casefold()]}"
    if theirs:
        return f"{undergone} by an opponent's {kind if kind in KINDS else 'risk' if kind == 'Risk' else 'ability'}"
    return f"{undergone} by an ability" if found[2].casefold() == "wound" else undergone


USES = "(?:uses?|performs?|activates?|plays?)"
HERE = r"(?P<where> (?:here|at this location))?"
QUALIFIED_ONE = r"an? (?P<trait>(?-i:(?!City|Home)[A-Z])\w+) (?P<kind>ability|Action|Reaction|Technique|Maneuver)"
QUALIFIED = rf"{QUALIFIED_ONE}{HERE}"
"""An ability of a trait, of any kind or of one."""


def _performs(who: str) -> Callable[[re.Match[str]], str]:
    """Who performs an ability of a trait, and of which kind where that is told."""

    def told(found: re.Match[str]) -> str:
        kind = found["kind"].casefold()
        return f"{who}{found['where'] or ''} performs a {found['trait']} {kind if kind == 'ability' else kind.title()}"

    return told


NO_TRAIT = (
    r"(?!(?:Resolve|Combat|Finesse|Influence|Panache|Initiative|Riposte|Parry|Thrust|Renown|Threat|Trait|Lethal|Final|Crew"
    r"|Weapons?|Armors?|Attires?|Attachments?|Risks?|Cards?|Actions?|Reactions?|Techniques?|Maneuvers?|Forced|Home|City)\b)"
)
"""What stands behind "gains" or "loses" with a capital, and is no Trait."""
A_TRAIT = rf"(?-i:{NO_TRAIT}[A-Z][\w'-]+(?: {NO_TRAIT}[A-Z][\w'-]+)?)"
NO_PLAYER = r"(?!(?:(?:target|each|the|an?|your|that|this|other) )*(?:you|players?|opponents?|challenge|pressure|duel)\b)"
EFFECTS = Table(
    (rf"^{NO_PLAYER}((?!all\b).+?) loses? ({A_TRAIT})((?: (?:this|until|for the rest of)\b.*)?)$", r"\1 loses the trait \2\3"),
    (r"^(.+?) copies (the Technique|the Action|a Technique|an Action) of (.+)$", r"\1 gains \2 of \3"),
    (r"\b(you) (?:have )?(?:also )?(?:used|activated) (?:a|your) (Technique|Maneuver)(?: (?:in )?this round)?(?=,|$)", r"\1 used a \2"),
    (r"^(the adversary|.+?) loses all (?:of (?:its|their|his|her) )?Techniques\b", r"\1 cannot use Techniques"),
    (rf"^(.+?) (?:gains|has) {LENT}(.+)$", _lent),
    (r"^(.+?) loses the (\w+) (keyword|trait)$", r"\1 loses the \3 \2"),
    (r"^(?:use|copy) the effects? of (target .+?|an? .+?)'s (Action|Technique|Maneuver) as if .+$", r"copy the \2 of \1"),
    (r"^take (?:an|one|1|another)(?: additional| extra| more)? action(?: (?:after this one|immediately|now))?$", "take 1 more actions"),
    (r"^(.+?) loses all (?:of )?(?:its|their|his|her )?abilities$", r"\1 loses all abilities"),
    (
        r"^(?:resolve (?:it|that ability)|(?:it|that ability) resolves) as (?:if|though) you (?:are|were) not the first player$",
        "that ability resolves as if you were not the first player",
    ),
    (r"^(.+?) gains the ([A-Z][\w' -]*) trait$", r"\1 gains the trait \2"),
    (
        r"^(?:use|perform) the (action|technique|maneuver) of (.+?) as (?:if|though) it were (?:printed on )?(?:this card|its own|his own|her own)$",
        r"use the \1 of \2 as if it were printed on this card",
    ),
    (r"^(.+?) loses? (?:all(?: of)?(?: its| his| her| their)?|its|his|her|their) traits$", r"\1 loses all Traits"),
)
CONDITIONS = Table(
    (r"^you (?:have )?(?:also )?(?:used|activated) (?:a|your) (Technique|Maneuver)(?: (?:in )?this round)?$", r"you used a \1"),
)
TRIGGERS = Table(
    (
        r"^(?:the adversary['’]s (Technique|Maneuver)|an? (Technique|Maneuver) (?:of|used by) the adversary)"
        r" (?:(?:is|would be) resolved|is about to (?:resolve|be resolved|take effect)|(?:would )?takes? effect"
        r"|(?:starts|begins|comes) to resolve|would resolve)$",
        lambda m: f"the adversary's {m[1] or m[2]} resolves",
    ),
    (r"^an? (Technique|Maneuver) (?:of|used by) the adversary resolves$", r"the adversary's \1 resolves"),
    (r"^the adversary resolves an? (Technique|Maneuver)$", r"the adversary's \1 resolves"),
    (r"^an? (?:opponent|enemy)['’]s ((?-i:[A-Z])[\w-]+ ability) (?:would )?targets? ", r"an enemy \1 targets "),
    (r"^(an? (?-i:[A-Z])[\w-]+ ability) (?:would )?targets? (?:an?|any) cards?$", r"\1 targets anything"),
    (
        r"^(?:(?:any )?one(?: or more)?|any) of your (card|character|attachment)s (?:is|are|would be) targeted((?: by .+)?)$",
        r"a \1 you control is targeted\2",
    ),
    (
        r"^an? (?:opponent|enemy player) (?:announces|uses|activates) an ability "
        r"(?:on|of|from|printed on) an? (?:enemy )?((?:(?-i:[A-Z])\w+ )?attachment\b.*)$",
        r"an opponent uses an ability of a \1",
    ),
    (r"^(.+?) would be moved by (?:an? )?(?:enemy|opponent)(?:'s (?:ability|card|effect))?$", r"an opponent would move \1"),
    (r"^(?:an? )?(?:enemy|opponent)(?:'s (?:ability|card|effect))? would move (.+)$", r"an opponent would move \1"),
    (r"^an ability (?:that|which) targets (.+?) is (?:announced|used)$", r"an ability targets \1"),
    (r"^(?:an? )?(?:enemy|opponent)'s action (?:resolves|is resolved|has resolved)$", "an enemy Action resolves"),
    (rf"^(an? (?:enemy |opponent's )?(?:effect|ability|card|risk|action|reaction|technique|maneuver)) would ({'|'.join(DOING)}) (.+)$", _undergoes),
    (r"^an? (?:opposing|enemy) character (?:uses|activates) an? (Technique|Maneuver)$", r"an opponent uses a \1"),
    (r"^(.+?) (?:is|are|would be) targeted by (?:an |your )?opponents?$", r"an ability of an opponent targets \1"),
    (rf"^(.+?) (?:is|are) targeted by {OPPONENT}(?:'s?)? (?:ability|card|effect)$", r"an ability of an opponent targets \1"),
    (
        r"^an? (?:(?:enemy|opponent's) risk is (?:played|used|announced)|(?:enemy|opponent) (?:uses|plays|announces) a risk(?: card)?"
        r"|risk is (?:announced|played) by an? (?:enemy|opponent))$",
        "an enemy plays a risk",
    ),
    (
        r"^(.+? (?:is|would be) wounded) by "
        r"(?:an? (?:opponent's|enemy(?:'s)?) (?:ability|effect|card)|an? (?:ability|effect|card) of an opponent|an opponent)$",
        r"\1 by an ability of an opponent",
    ),
    (r"^(.+? (?:is|would be) wounded) by an? (?:ability|effect|card's effect)$", r"\1 by an ability"),
    (r"^(.+?) (?:is|would be) targeted(?: by (?:an|any) ability)?$", r"an ability targets \1"),
    (r"^an? (?:opponent|(?:enemy(?:'s)?|opponent's) (?:ability|card)) (?:targets|would target) (.+)$", r"an ability of an opponent targets \1"),
    (r"^(.+?)'s (Technique|Maneuver|Action|Reaction) (?:is|was|has been) used$", r"\1 uses a \2"),
    (r"^(?:(?:a player|anyone) uses an? Action (?:at this location|here)|an? Action is used here)$", "an Action is used at this location"),
    (
        r"^(?:an? )?(?:enemy|opponent|other player|another player|enemy character|opposing character) (?:uses|activates|announces|plays) an? "
        r"(?:enemy )?(Reaction|Forced)(?: ability)?$",
        r"an opponent uses a \1",
    ),
    (r"^(?:an? )?enemy (Reaction|Forced|Technique|Maneuver)(?: ability)? is (?:used|activated|announced)$", r"an opponent uses a \1"),
    (r"^(?:an? )?(Reaction|Forced|Technique|Maneuver)(?: ability)? is (?:used|activated|announced)$", r"a \1 is used"),
    (r"^an? (enemy|opponent) (?:uses|activates|announces|plays) an? action(?: ability)?$", "an enemy uses an Action"),
    (
        r"^an? (?:enemy|opponent) (?:uses|plays|announces) an? (risk|ability)(?: card)? (?:targeting|that targets) (.+)$",
        r"\2 is targeted by an enemy \1",
    ),
    (r"^(?:a|any) risk(?: card)? is (?:used|played)$|^(?:an?|any) player (?:uses|plays|announces) a risk(?: card)?$", "a risk is announced"),
    (
        r"^(?:an (?:effect|ability)|(?:an effect or ability)) targets (?:(?:any )?one(?: or more)?|any) of your (card|character|attachment)s$",
        r"an ability targets a \1 you control",
    ),
    (r"^(a (?:card|character|attachment) you control) is targeted$", r"an ability targets \1"),
    (r"^(.+?) becomes (?:the|a) target of (an? .+)$", r"\1 is targeted by \2"),
    (r"^(.+?) becomes (?:the|a) target$", r"an ability targets \1"),
    (rf"^(?:an? )?(?:enemy|another player|{OTHERS}) {USES} {QUALIFIED}$", _performs("an enemy character")),
    (rf"^you {USES} {QUALIFIED}$", _performs("a character you control")),
    (rf"^(?:anyone|an? player|a character) {USES} {QUALIFIED}$", _performs("a character")),
    (rf"^{QUALIFIED_ONE} is (?:used|performed|activated){HERE}$", _performs("a character")),
    (
        rf"^(?:an? )?(?:enemy|{OTHERS}) {USES} an? (Reaction|Technique|Maneuver)(?: ability)? (?:here|at this location)$",
        r"an enemy character here uses a \1",
    ),
    (rf"^(?P<who>.+?) (?:uses|activates) {QUALIFIED}$", lambda m: _performs(m["who"])(m)),
    (
        r"^(?:an? (?:enemy|opponent)|the adversary) (?:uses|activates|announces) an? (Technique|Maneuver) or (?:an? )?(Technique|Maneuver)$",
        r"the adversary announces a \1 or a \2",
    ),
    (r"^(?:an? (?:enemy|opponent)|the adversary) (?:uses|activates) an? (Technique|Maneuver)$", r"the adversary announces a \1"),
)
NO_TRAIT = r"(?:Lethal|Renown|Initiative|Resolve|Combat|Finesse|Influence|Panache|Riposte|Parry|Thrust|Techniques?|Maneuvers?|Actions?|Reactions?)\b"
COUNT = r"(?:be (?:considered|counted as|treated as|regarded as)|count as)(?: to be| being)?"
USING = r"(?:you (?:are )?)?(?:us(?:e|ing)|perform(?:ing)?|play(?:ing)?)"
OF_IT = r"(?:the (?:costs|effects|costs and effects) of )?"
COUNTS = r"\1 can count as a \2 for your abilities"
PASSIVES = Table(
    (rf"^(?:while|when) {USING} your (?:own )?abilities, (.+?) (?:may|can) {COUNT} an? ((?-i:[A-Z])[\w' -]*?)$", COUNTS),
    (
        rf"^(?:while|when) {USING} your (?:own )?abilities, you (?:may|can) (?:consider|count|treat|regard) (.+?) (?:as |to be |as being )?"
        r"an? ((?-i:[A-Z])[\w' -]*?)$",
        COUNTS,
    ),
    (rf"^for {OF_IT}your (?:own )?abilities, (.+?) (?:may|can) {COUNT} an? ((?-i:[A-Z])[\w' -]*?)$", COUNTS),
    (
        rf"^(.+?) (?:may|can) {COUNT} an? ((?-i:[A-Z])[\w' -]*?) (?:for|(?:while|when) {USING}) {OF_IT}your (?:own )?abilities$",
        COUNTS,
    ),
    (r"^(.+?) loses? (?:the )?((?-i:[A-Z])[\w'-]+)(?: trait)?$", r"\1 loses the trait \2"),
    (
        r"^(.+?) cannot be targeted by (?:an? |your )?(?:opponents?|enem(?:y|ies))(?:'s?)?(?: (?:abilit(?:y|ies)|cards?|effects?))?$",
        r"\1 cannot be targeted by enemies",
    ),
    (r"^(.+?) (?:gains?|ha(?:s|ve)|gets?)(?: the following)?:? (\x01\d+\x01)$", r"\1 has \2"),
    (rf"^{NO_PLAYER}(.+?) (?:gains?|gets?) ({A_TRAIT})$", r"\1 has the trait \2"),
    (r"^(.+?) (?:has|have) (?-i:(Brute|Negotiable))$", r"\1 has the trait \2"),
    (r"^(.+?) cannot be targeted by (?!enem|opponent|.*[a-z] or )(?:an? )?((?!.*\babilities$).+?)s?$", r"\1 cannot be targeted by a \2"),
    (r"^(.+?) can be targeted only by (?!enem|opponent|.*[a-z] or )(?:an? )?((?!.*\babilities$).+?)s?$", r"\1 can be targeted only by a \2"),
    (r"^(.+?) is (Negotiable)$", r"\1 has the trait \2"),
    (
        rf"^((?:your|friendly|enemy|opposing|each|all|other) [^,]+?) (?:gains?|have|has) (?-i:((?!{NO_TRAIT})[A-Z][\w-]+))$",
        r"\1 has the trait \2",
    ),
    (r"^(.+?) lose all (?:of their )?abilities$", r"\1 loses all abilities"),
    (r"^(.+?) (?:has|have|gains?) the ([A-Z][\w' -]*?) trait$", r"\1 has the trait \2"),
    (r"^treat (.+?) as (?:if (?:s?he|it|they) (?:had|has|have)|having) the ([A-Z][\w' -]*?) trait$", r"\1 has the trait \2"),
    (
        r"^(.+?) cannot be (?:the target of|targeted by) enemy (?:abilities|effects|cards|players|characters)$",
        r"\1 cannot be targeted by enemies",
    ),
    (r"^(.+?) cannot be (?:the target of|targeted by) enemy (risk|attachment|[A-Z]\w+)s$", r"\1 cannot be targeted by an enemy \2"),
)

abilities = ByKind(effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
