"""What a player does, or may do, who is named in another way: the controller of somebody, an opponent, the one who is answered."""

from __future__ import annotations

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import HERE, NUMBER

DEED = r"(discards|draws|loses|gains) (.+)"
CONTROLLER = r"(?:(?:its|their|his|her) controller|the controller of .+?|.+?'s? controller)"
OF_THEM = "(?:(?:its|their|his or her|his|her|the) )?"
MAY = "may (?:draw|discard|lose|gain)"
EVERY = Table(
    (
        r"^(?:(?:all|both)(?: the)? |the )?(player|opponent)s ((?:who|that|with|having|without) .+?),? (draw|discard|gain|lose) "
        r"(?=\S+ (?:cards?|Renown)\b)",
        r"each \1 \2 \3s ",
    ),
    (r"\b(?:both|all) players (draw|discard|gain|lose)\b", r"each player \1s"),
    (r"\b(?:all|your) opponents (draw|discard|gain|lose)\b", r"each opponent \1s"),
)
CONDITIONS = Table(
    (
        r"^(?:their|its|his|her|that (?:character|card|attachment)['’]s) controller (has (?:more|fewer) .+ than you)$",
        r"the controller of that character \1",
    ),
)
EFFECTS = Table(
    (
        rf"^target opponent (?:must (?:either )?|chooses to |has to )((?:discard|lose) {NUMBER} (?:cards?|Renown)),? "
        rf"or (?:must )?((?:discard|lose) {NUMBER} (?:cards?|Renown))$",
        r"target opponent chooses one: \1, or \2",
    ),
    (r"^your opponent (?=(?:reveals|discards|draws|loses|gains|chooses)\b)", "target opponent "),
    (rf"^both participants discard ({NUMBER}) cards?$", r"discard \1 cards and the adversary discards \1 cards"),
    (
        rf"^((?:each|the|whichever) player (?:with|who has|that has) (?:the most|the fewest|more|fewer) characters) {HERE}"
        rf"( than (?:any|each|every) other player)?,? {DEED}$",
        lambda m: f"{m[1]} here{m[2] or ''} {m[3]} {m[4]}",
    ),
    (r"^the recruiting player (loses|gains|draws|discards) ", r"the triggering player \1 "),
    (r"^the adversary may (discard|draw|lose) ", r"the controller of the adversary may \1 "),
    (
        rf"^(?:whoever|the player who) controls this location (gains|loses|draws) ({NUMBER}) (Renown|cards?)$",
        r"the player who controls this location \1 \2 \3",
    ),
    (rf"^((?:instead,? )?{CONTROLLER} (?:(?:may|must) )?discards? \w+ cards?) from {OF_THEM}hand( instead)?$", r"\1\2"),
    (rf"^(?:its|their|his|her) controller ({MAY})\b", r"the controller of that character \1"),
    (rf"^(?!the controller of)(.+?)'s? controller ({MAY})\b", r"the controller of \1 \2"),
    (r"^(?:its|their|his|her) controller (discards|draws|loses|gains|gives)\b", r"the controller of that character \1"),
    (r"^(?!the controller of)(.+?)'s? controller (discards|draws|loses|gains|gives)\b", r"the controller of \1 \2"),
    (r"^the adversary (draws|gains|loses) (?!Lethal\b)(.+)$", r"the controller of the adversary \1 \2"),
    (
        r"^((?!you\b|they\b|the adversary|target (?:opponent|player)|an? opponent|each opponent|each player|an?other"
        r"|the (?:challenged|triggering player|controller))"
        r"[\w' ]+?) (?:may|can) "
        r"(issue|challenge|heal|gain|suffer|move|engage|draw)(?! as| while) (.+)$",
        r"you may \1 \2s \3",
    ),
    (r"^(?:an|your|one) opponent(?: of your choice| (?:that )?you choose)? (discards|loses|draws|gains) ", r"target opponent \1 "),
    (r"^you (gain|lose|draw|discard|gamble)\b(?! (?:\d|one|two) (?:less|fewer|more)\b)", r"\1"),
    (r"^(?:s?he|it|they|this character) (?:may|can) (move|draw|engage|heal)(?:s)? to (.+)$", r"you may \1 this character to \2"),
)

players = ByKind(EVERY, effect=EFFECTS, condition=CONDITIONS)
