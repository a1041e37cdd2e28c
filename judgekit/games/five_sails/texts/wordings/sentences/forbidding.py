"""What cannot be done, and by whom."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import DEEDS, HERE, NEXT_ROUND, OPPONENT

KINDS = {"technique": "Techniques", "maneuver": "Maneuvers", "reaction": "Reactions", "action": "Actions", "abilit": "abilities"}


def _use(found: re.Match[str]) -> str:
    """Which abilities somebody cannot use."""
    return f"{found[1] or ''}use {KINDS[found[2].casefold()]}"


def _targeting(found: re.Match[str]) -> str:
    """By which abilities something is targeted or changed, or not; the plain ones of enemies that target have a word of their own."""
    kind, words, theirs = found["kind"].casefold(), found["words"], bool(found["theirs"])
    if kind == "abilit" and theirs and not words and found[1].casefold() == "cannot be targeted":
        return f"{found[1]} by enemies"
    which = f"{'enemy ' if theirs else ''}{words}{'ability' if kind == 'abilit' else kind.removesuffix(' abilit').title()}"
    return f"{found[1]} by {'an' if which[0].lower() in 'aeiou' else 'a'} {which}"


OWN = r"(?:(?:an?|any|their|its|his|her|further|other|more) )*"
QUALIFIED = (
    r"(?:any |an? )?(?P<theirs>enemy |(?:an? |your )?(?:opponents?['’]?s?['’]?|enemies['’]?) )?"
    r"(?P<words>(?:(?!forced )(?-i:[A-Z])[\w'-]* )*)(?P<kind>abilit|action|reaction|technique|maneuver|forced abilit)(?:y|ies|s)?"
)
DONE = "(?:wounded|destroyed|engaged|moved|healed|made en garde)"
THEIRS = (
    r"(?:(?:that )?(?:an opponent|opponents|enemies|another player) (?:plays?|controls?|uses?|has)"
    r"|(?:of|played by|controlled by) (?:an opponent|opponents|enemies))"
)
SUCH = rf"(?:{QUALIFIED}|(?:any |enemy )?(?:(?-i:[A-Z])[\w'-]* )*(?:risk|attachment|scheme|event|card)s)"
"""Abilities of a kind, or cards of a kind."""
UNDERGONE = {"en garde": "made en garde"} | {deed: done for done, deed in DEEDS.items() if " " not in deed} | {"move": "moved", "heal": "healed"}
"""What has become of a card to which something is done."""
PAIRS = (
    (r"\bby (?:any )?(actions|abilities|techniques|maneuvers|reactions) (?:with|of|that have) the (\w+) trait$", r"by \2 \1"),
    (r"\b(?:is|are) (?:not able|unable) to\b", "cannot"),
    (
        rf"\b((?:cannot|or|nor|and) )(?:activate|use|play|announce|perform) {OWN}"
        r"(technique|maneuver|reaction|action|abilit)(?:s|y|ies)?(?: abilities)?\b",
        _use,
    ),
    (
        r"\bcannot (?:be engaged|engage) (?:(?:to pay )?(?:for|as (?:a|the) costs? (?:of|for))|to (?:use|pay for)) "
        r"(?:(?:an?|any|the costs? of|their) )*"
        r"(Action|Reaction|Technique|Maneuver)s?(?: abilities)?$",
        r"cannot engage for \1s",
    ),
    (r"\bcannot (?:un-?engage|be en garde)\b", "cannot become en garde"),
    (r"\bcannot (?:heal|heal wounds|be healed of wounds|have wounds healed|regain wounds)$", "cannot be healed"),
    (r"\bcannot (?:issue a challenge|challenge|challenge anyone|challenge characters|use the challenge action)$", "cannot issue challenges"),
    (r"\bcannot issue (?:challenges )?(?:or|nor) be issued challenges?$", "cannot issue challenges or be challenged"),
    (r"\bcannot be (?:issued challenges?|issued a challenge)$", "cannot be challenged"),
    (r"\bcannot (?:accept a challenge|accept)$", "cannot accept challenges"),
    (r"\bcannot refuse (?:a challenge|any challenges?)$", "cannot refuse challenges"),
    (r"\bcannot (?:claim|claim any locations?|claim a location)$", "cannot claim locations"),
    (r"\bcannot intervene in (?:any |a |other )?challenges?$", "cannot intervene"),
    (r"\bcannot be (?:the|a) target of (?!.*challenge)", "cannot be targeted by "),
    (r"\bcannot be (?:chosen|selected) as (?:the|a) target (?:of|by|for) ", "cannot be targeted by "),
    (r"\bcan only be targeted by ", "can be targeted only by "),
    (r"\bcannot be (?:the target of challenges|targeted by challenges|the target of a challenge)$", "cannot be challenged"),
    (r"\bcannot be targeted by (?:any |other )?abilities$", "cannot be targeted"),
    (rf"\b(cannot be (?:targeted|{DONE})|can be targeted only) by {QUALIFIED}$", _targeting),
    (rf"\b(cannot be {DONE}) by (?!opponents?\b|enem(?:y|ies)$)(?!.*[a-z](?:,| or| and) )(?:any |an? )?(.+?[^s])s$", r"\1 by a \2"),
    (
        rf"\b(cannot be targeted|can be targeted only) by (?:an? )?(?P<kind>(?:(?-i:[A-Z])[\w-]* )?(?:risk|attachment|scheme|event))s?,? {THEIRS}$",
        r"\1 by an enemy \g<kind>",
    ),
    (r"\bcannot (?:suffer|take|receive) (?:any )?wounds$", "cannot be wounded"),
)
NEXT = r"(?:in|during|for|until the end of) (?:their|its|his|her|the|the adversary's) next round(?: of the duel)?"
ANYBODY = r"(?:nobody|no one|no players?|no characters?)"
ABILITIES = r"(Techniques|Maneuvers|Reactions|Actions)"
DOING = rf"(intervene|gamble|parley|refuse challenges|issue challenges|use {ABILITIES}|be (?:healed|moved|wounded|engaged|destroyed))"
AROUND = r"(?: in (?:a )?duels?)? (?:at this location|here)"


def _kept(found: re.Match[str]) -> str:
    """Who cannot do something at a location."""
    who = {"enemies": "enemy characters", "leaders": "each Leader", "characters": "characters"}.get(found[1].casefold(), found[1])
    return f"{who} at this location cannot {found[2]}"


EFFECTS = Table(
    (
        rf"^the adversary cannot play (?:combat )?cards? from (?:their )?hand {NEXT_ROUND}$",
        "in the adversary's next round, they cannot play cards from hand",
    ),
    *PAIRS,
    (rf"^(?:the adversary|they|that player) cannot (.+?) {NEXT}$", r"in the adversary's next round, they cannot \1"),
    (rf"^{NEXT},? (?:the adversary|they|that player) cannot (.+)$", r"in the adversary's next round, they cannot \1"),
    (
        r"^(?:that character's controller|its controller|their controller|the adversary|that player|they) cannot "
        r"(?:have (?:any )?other characters? intervene|intervene with (?:any )?other characters?|have anyone intervene)$",
        "no character can intervene",
    ),
)
CARDS_OF = r"([A-Z][\w-]*?)(ies|(?:(?<=x)|(?<=[cs]h)|(?<=ss))es|s)"
"""Cards of a trait, by its plural alone."""
PASSIVES = Table(
    (
        rf"^(.+?) ignores wounds from (?:all |any )?(?-i:{CARDS_OF}|([A-Z][\w-]*) cards) and (?:from )?(?:all |any )?(?-i:([A-Z][\w-]*)) abilities "
        r"(?:that )?(?:s?he|it|they) performs?$",
        lambda m: f"{m[1]} ignores wounds from {m[4] or m[2] + 'y' * (m[3] == 'ies')} cards and from {m[5]} abilities that they perform",
    ),
    (
        rf"^enemy (Techniques|Maneuvers|Actions|Reactions)"
        rf" cannot be (?:used|activated|played) {HERE}$",
        r"enemy characters at this location cannot use \1",
    ),
    (
        r"^(?!opponents\b)(.+?) cannot be (wounded|destroyed|engaged|moved) by (?:an? |your |any )?(?:opponents?|enem(?:y|ies))(?:'s?|’s?)?"
        r"(?: (?:abilities|ability|effects?|cards?))?$",
        lambda m: f"opponents cannot {DEEDS.get(m[2].casefold(), 'move')} {m[1]} with their abilities",
    ),
    (
        r"^(?:opponents|enemies) cannot (wound|destroy|engage|move) (.+?)"
        r"(?: (?:with|by|through) (?:their |an? )?(?:abilities|ability|effects?|cards?))?$",
        r"opponents cannot \1 \2 with their abilities",
    ),
    (rf"^(?P<which>{QUALIFIED}) cannot target (?P<whom>.+)$", r"\g<whom> cannot be targeted by \g<which>"),
    (
        rf"^(?P<which>{SUCH}) (?:cannot|do not|does not) (?P<deed>wound|destroy|engage|move|heal|en garde) (?P<whom>.+)$",
        lambda m: f"{m['whom']} cannot be {UNDERGONE[m['deed'].casefold()]} by {m['which']}",
    ),
    (
        r"^(?P<whom>.+?) (?:ignores?|takes? no|suffers? no|cannot (?:suffer|take|receive)(?: any)?) wounds"
        rf" (?:from|by|dealt by|due to) (?P<which>{SUCH})$",
        r"\g<whom> cannot be wounded by \g<which>",
    ),
    (rf"^(?P<whom>.+?) is not (?P<done>{DONE}) by (?P<which>{SUCH})$", r"\g<whom> cannot be \g<done> by \g<which>"),
    (rf"^{ANYBODY} (?:can|may) {DOING}{AROUND}$", r"characters at this location cannot \1"),
    (rf"^{ANYBODY} (?:can|may) (move (?:to|into|from)|enter|leave) (?:this location|here)$", r"characters cannot \1 this location"),
    (
        rf"^(?:no {ABILITIES} can|{ABILITIES} cannot) be (?:used|activated|played){AROUND}$",
        lambda m: f"characters at this location cannot use {m[1] or m[2]}",
    ),
    (rf"^(?:no challenges can|challenges cannot) be issued{AROUND}$", "characters at this location cannot issue challenges"),
    (rf"^(?:challenges{AROUND} cannot be refused|challenges cannot be refused{AROUND})$", "characters at this location cannot refuse challenges"),
    (rf"^(?:wounds cannot be healed|no wounds can be healed){AROUND}$", "characters at this location cannot be healed"),
    (rf"^(?:attachments cannot|no attachments can) be equipped{AROUND}$", "characters at this location cannot be equipped"),
    (r"^wounds on (.+?) cannot be healed$", r"\1 cannot be healed"),
    (rf"^you cannot {DOING}$", r"characters you control cannot \1"),
    *PAIRS,
    (r"^(.+? cannot .+?) (?:this Day|until the end of the Day)$", r"\1"),
    (r"^(this card) cannot be moved (?:away )?from (?:the equipped character|its bearer|whoever bears it)$", r"\1 cannot be moved"),
    (rf"^(.+?) cannot be moved by {OPPONENT}(?: (?:cards|effects|abilities))?$", r"opponents cannot move \1 with their abilities"),
    (rf"^(?:enemies|enemy characters) {HERE} cannot (parley|be recruited)$", r"enemy characters at this location cannot \1"),
    (rf"^characters {HERE} cannot (parley|be recruited)$", r"each character at this location cannot \1"),
    (r"^(other )?([A-Z][\w-]+?)s (you control(?: here| at this location)?|here|at this location) cannot ", r"each \1\2 \3 cannot "),
    (
        r"^(.+?) cannot (intervene|be challenged|claim locations|issue challenges|be targeted|gamble|use Techniques) (?:here|at this location)$",
        _kept,
    ),
    (r"^(?!this location\b)(.+?) cannot claim (?:this|that) location$", r"\1 at this location cannot claim locations"),
)

forbidding = ByKind(effect=EFFECTS, passive=PASSIVES)
