"""Rules that several rooms cite for the same reason, by edition: where the playtest rules say nothing closer, a more general one."""

from judgekit.games.five_sails.values import NEW, OLD

KEPT = {NEW: "cant/precedence", OLD: "play/resolve"}
"""An effect that has said so keeps somebody from something."""
FORBIDDEN = {NEW: "cant/precedence", OLD: "passive/always-active"}
"""A Passive ability keeps somebody from something."""
BY_CARD = {NEW: "golden-rule/cards-beat-rulebook", OLD: "play/resolve"}
"""An effect that goes beyond what the rulebook knows."""
