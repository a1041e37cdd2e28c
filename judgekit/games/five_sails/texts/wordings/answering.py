"""How people word what is answered and what comes of it: whose doing it was, another target, and amounts that are looked up."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table

OPPONENT = r"(?:an? |your )?(?:opponents?|enem(?:y|ies))"
DOES = r"(?:enters?|leaves?|moves?|engages?|becomes|suffers?|be|is (?:wounded|destroyed|engaged|healed|moved))"
THING = "(?:wound|card|character|attachment|location)"


def _does(found: re.Match[str]) -> str:
    """What the player whose doing is answered does, or may do."""
    return f"the triggering player {'may ' + found[3] if found[2] else found[3] + 's'}"


def _that_player(found: re.Match[str]) -> str:
    """In what answers an opponent's doing, `they` and `that player` are that opponent."""
    return found[1] + re.sub(r"\b([Tt]hey|[Tt]hat (?:player|opponent)) (may )?(draw|discard|lose|gain)s?\b", _does, found[2])


WHOLE = Table(
    (r"^((?:When|Before|After)\b[^•]*\b(?:(?:an|your) (?:opponent|enemy player)|a player) (?!character)[^•]*•)(.+)$", _that_player),
    capitals=True,
)
"""The whole text of an ability."""
CONTROLLER = r"(?:(?:its|their|his|her) controller|the controller of .+?|.+?'s? controller)"
OF_THEM = "(?:(?:its|their|his or her|his|her|the) )?"
MAY = "may (?:draw|discard|lose|gain)"
EFFECTS = Table(
    (rf"^((?:instead,? )?{CONTROLLER} (?:(?:may|must) )?discards? \w+ cards?) from {OF_THEM}hand( instead)?$", r"\1\2"),
    (rf"^(?:its|their|his|her) controller ({MAY})\b", r"the controller of that character \1"),
    (rf"^(?!the controller of)(.+?)'s? controller ({MAY})\b", r"the controller of \1 \2"),
    (r"^(?:take|steal) (\d|an?|one|two|three) Renown from (.+?)'s? controller$", r"the controller of \2 gives you \1 Renown"),
    (r"^(?:its|their|his|her) controller (discards|draws|loses|gains|gives)\b", r"the controller of that character \1"),
    (r"^(?!the controller of)(.+?)'s? controller (discards|draws|loses|gains|gives)\b", r"the controller of \1 \2"),
    (r"^(.+?) suffers (?:wounds|a number of wounds|damage) equal to (.+)$", r"\1 suffers a wound for each \2"),
    (r"^wound (.+?) (?:a number of times|as many times as|times) equal to (.+)$", r"wound \1 for each \2"),
    (r"^(.+?) X times, where X is (?:equal to )?(.+)$", r"\1 for each \2"),
    (r"^(.+?) suffers X wounds, where X is (?:equal to )?(.+)$", r"\1 suffers a wound for each \2"),
    (rf"\b(for each|equal to) (?:the number of )?({THING})s\b", r"\1 \2"),
    (r"^prevent (?:all of (?:them|those wounds|the wounds)|all (?:those )?wounds|those wounds|them)$", "prevent it"),
)
TRIGGERS = Table(
    (rf"^an enemy (?=(?:would )?{DOES}\b)", "an enemy character "),
    (r"^(.+? would )enter (?:this location|here)$", r"\1move to this location"),
    (r"^an ability (?:that|which) targets (.+?) is (?:announced|used)$", r"an ability targets \1"),
    (r"^(?:an? )?(?:enemy|opponent)'s action (?:resolves|is resolved|has resolved)$", "an enemy Action resolves"),
    (rf"^{OPPONENT} would (claim|draw|discard|gain|gamble|recruit)\b", r"an opponent \1s"),
)
answering = ByKind(effect=EFFECTS, trigger=TRIGGERS)
"""A sentence nearer to what cards say."""
