"""What is paid before the bullet."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import INFLICT, NAMED, NUMBER, VALUE


def _engaged(found: re.Match[str]) -> str:
    """An attachment that is engaged for a cost, by whoever bears it."""
    trait = f"{found[1].strip()} " if found[1] else ""
    return f"engage a chosen en garde {trait}attachment equipped to your performer"


COUNTED = r"(\d|an?|one|two|three|four|five|six)"
COSTS = Table(
    (
        r"^((?:either )?)destroy your (?!Leader\b|own\b)((?-i:[A-Z][\w-]+(?: [A-Z][\w-]+)*)) or "
        r"(?=(?:destroy|discard|wound|engage|spend|sink|move)\b)",
        r"\1destroy a \2 of yours or ",
    ),
    (r"^((?:either )?.+? or )destroy your (?!Leader\b|own\b)((?-i:[A-Z][\w-]+(?: [A-Z][\w-]+)*))$", r"\1destroy a \2 of yours"),
    (
        r"^((?:either )?)(wound|engage|move) your (?!Leader\b)((?:(?:other|en garde|engaged|wounded) )*(?-i:[A-Z])[\w-]+|character|attachment) "
        r"or (?=(?:destroy|discard|wound|engage|spend|sink|move)\b)",
        r"\1\2 a chosen \3 you control or ",
    ),
    (r"^(engage|wound|move) your (?:own )?character(?=$| Home$)", r"\1 your performer"),
    (r"^engage (your|the) en garde (performer|participant|leader)$", r"engage your \2"),
    (r"^discard (?:a number of )?cards equal to (?:the number of )?(.+)$", r"discard a card for each \1"),
    (r"^target the adversary(?:'s|’s) (Weapon|Armor|Attire)$", r"target \1 attachment equipped to the adversary"),
    (rf"^(spend|give up) ({VALUE}) (\d+)$", r"\1 \3 \2"),
    (
        rf"^engage (?:an?|one) (?:en garde )?((?:[A-Z]\w+ )?)attachment (?:equipped to|on|of) (?:{NAMED}|your participant|(?:your|the) performer)$",
        _engaged,
    ),
    (rf"^engage (?:(?:your|its|his|her|their) (?:equipped )?|(?:{NAMED}|your participant)'s )(Weapon|Armor|Attire)(?: attachment)?$", _engaged),
    (
        rf"^engage (?:one of )?(?:{NAMED}|your participant|(?:your|the) performer|the (?:equipped|performing) character)['’]s "
        r"((?:[A-Z][\w-]+ )?)attachments?$",
        _engaged,
    ),
    (r"^(?:destroy|sacrifice) an? ((?!chosen|.*attachment).+?) (?:you control|of yours)$", r"destroy a \1 of yours"),
    (
        r"^(wound|engage|tap|exhaust|move|return) an? ((?!chosen)(?:.+? )?(?:character|attachment|Leader|Mercenary|[A-Z]\w+)"
        r" (?:you control|of yours).*)$",
        r"\1 a chosen \2",
    ),
    (rf"^(.+?) (?:suffers?|takes?|receives?) {COUNTED} (?:wounds?|damage)$", r"wound \1 \2 times"),
    (rf"^{INFLICT} {COUNTED} (?:wounds?|damage) (?:to|on|upon) (.+)$", r"wound \2 \1 times"),
    (rf"^(?:suffer|take|receive) {COUNTED} (?:wounds?|damage)$", r"wound your performer \1 times"),
    (r"^wound (.+?) (twice)$", r"wound \1 2 times"),
    (r"^wound (.+?) (?:a|one|1) times$", r"wound \1"),
    (r"^(.+?) moves to ", r"move \1 to "),
    (r"^(return) (.+?) to (?:your|its owner's) hand$", r"return \2 to your hand"),
    (r"^discard an? ((?:(?-i:[A-Z])\w+ )?attachment)$", r"discard a \1 of yours"),
    (
        r"^(destroy|engage|discard) an? ((?!chosen|attachment from|(?:\w+ )?attachment of yours).*\battachment\b.*)$(?<!from your hand)",
        r"\1 a chosen \2",
    ),
    (r"^(?:return|send|move) (.+?) (?:to )?home$", r"move \1 Home"),
    (r"^turn over the top card of your deck$", "turn over the top 1 card of your deck"),
    (rf"^turn over the top ({NUMBER}) cards? of your deck$", r"turn over the top \1 card of your deck"),
    (r"^((?!either |you may ).+?) or (?!more\b)((?:wound|discard|engage|destroy|spend|lose|pay|sink|move) .+)$", r"either \1 or \2"),
    (r"^put an? cards? from (?:your )?hand on the bottom of your deck$", "sink 1 card"),
    (r"^discard (an? (?:[A-Z][\w]* )?(?:risk|attachment|scheme|[A-Z]\w+))$", r"discard \1 from your hand"),
    (rf"^(wound|destroy|engage|discard) (?:{NUMBER}) of your (?:own )?(\w+?)s?( here| at this location)?$", r"\1 a \2 you control\3"),
    (r"^(?:exhaust|tap) ", "engage "),
    (r"^sacrifice ", "destroy "),
    (
        rf"^choose ({NUMBER}) (?:different(?:ly)?[ -]named cards|(?:different )?cards (?:with|of|that have) different names) "
        r"(?:from|in) your discard pile$",
        r"choose \1 cards of different names in your discard pile",
    ),
    (r"^-(\d) (\[?(?:riposte|parry|thrust)\]?)$", r"spend \1 \2"),
    (r"^(?:pay|lose) (\d|an?|two|three) renown$", r"spend \1 Renown"),
    (rf"^discard ({NUMBER}) (cards?) from (?:your )?hand$", r"discard \1 \2"),
)

costs = ByKind(cost=COSTS)
