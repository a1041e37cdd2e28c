"""Conditions: what one has is what one controls; that of a Passive ability which stands behind it or names nobody is put in front."""

from __future__ import annotations

from judgekit.engine.rewriting import ByKind, Table

CONDITIONS = Table(
    (
        r"^you have (no|an?|any|another) ((?:(?:other|engaged|en garde|wounded|unwounded|(?-i:[A-Z])[\w-]+) )*"
        r"(?:characters?|Leader|Mercenar(?:y|ies)|Brutes?|(?-i:(?!Renown|Initiative|Actions?\b|Reactions?\b|Techniques?\b|Maneuvers?\b)[A-Z])[\w-]+)"
        r"(?: (?:here|in the City|at .+))?)$",
        r"you control \1 \2",
    ),
    (r"^this card is targeting ", "this card targets "),
)
PASSIVES = Table(
    (r"^(.+?) (?:has|gains|gets) ([+-]\d \w+) against (?:an? )?((?-i:[A-Z])\w+?)s?$", r"while the adversary is a \3, \1 has \2"),
    (
        r"^while (engaged|en garde|wounded|unwounded|equipped|alone|at .+?|in .+?|opposing .+?), (\S.*?) (has|have|gains|gets|cannot|can|may)\b",
        r"while \2 is \1, \2 \3",
    ),
    (
        r"^(.+?) (has|have|gains|gets|cannot|can't) ((?!.*\b(?:Action|intervene)\b).+) "
        r"while (engaged|en garde|wounded|unwounded|equipped|alone|opposing .+)$",
        r"while \1 is \4, \1 \2 \3",
    ),
    (r"^(.+?) (has|have) (.+) while at (.+)$", r"while \1 is at \4, \1 \2 \3"),
)

conditions = ByKind(condition=CONDITIONS, passive=PASSIVES)
