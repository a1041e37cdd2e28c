"""What costs say in other words, and the sentences of the vocabulary; tried in this order."""

from __future__ import annotations

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.terms import NUMBER, N

TABLE = Table(
    (r"^(destroy|engage|discard) an? ((?!chosen|attachment from|attachment of yours).*\battachment\b.*)$(?<!from your hand)", r"\1 a chosen \2"),
    (r"^(?:return|send|move) (.+?) (?:to )?home$", r"move \1 Home"),
    (r"^turn over the top card of your deck$", "turn over the top 1 card of your deck"),
    (rf"^turn over the top ({NUMBER}) cards? of your deck$", r"turn over the top \1 card of your deck"),
    (r"^((?!either |you may ).+?) or (?!more\b)((?:wound|discard|engage|destroy|spend|lose|pay|sink|move) .+)$", r"either \1 or \2"),
    (r"^put an? cards? from (?:your )?hand on the bottom of your deck$", "sink 1 card"),
    (r"^discard (an? (?:[A-Z][\w]* )?(?:risk|attachment|scheme|[A-Z]\w+))$", r"discard \1 from your hand"),
    (rf"^(wound|destroy|engage|discard) (?:{N}) of your (?:own )?(\w+?)s?( here| at this location)?$", r"\1 a \2 you control\3"),
    (r"^(?:exhaust|tap) ", "engage "),
    (r"^sacrifice ", "destroy "),
    (r"^(.+?) (?:suffers|takes|receives) an? wound$", r"wound \1"),
    (r"^(?:receive|suffer) a wound$", "wound your performer"),
    (r"^-(\d) (\[?(?:riposte|parry|thrust)\]?)$", r"spend \1 \2"),
    (r"^pay (\d|an?|two|three) renown$", r"spend \1 Renown"),
    (r"^(?:lose) (\d|an?|two|three) renown$", r"spend \1 Renown"),
    (rf"^discard ({NUMBER}) (cards?) from (?:your )?hand$", r"discard \1 \2"),
)
