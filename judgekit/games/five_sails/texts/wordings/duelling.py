"""What people write about duels in words of their own: who accepted, what lasts until when, which round, whose gambles."""

from __future__ import annotations

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import STAT, VALUE

WHOLE = Table(
    (r"^Final Strike[.,:;] +(?=\w[^•]*$)", "Final Strike • "),
    (r"(?<!is )(?<!are )\b[Yy]our adversary\b", "the adversary"),
    (r"\b([Ww]hen|[Aa]fter|[Bb]efore) an adversary\b", r"\1 the adversary"),
    capitals=True,
)
"""The whole text of an ability."""
MINE = r"(?:your(?: participant's)?|its|their own) pool"
THEIRS = r"(?:the adversary's(?: participant's)?|their) pool"
SOME = r"(all|up to (?:\d+|an?|one|two|three|four)|\d+|an?|one|two|three|four)"
SENDS = r"(?:move|transfer|shift|send|return|push|give|take)"
BOTH = r"(?:your participant and the adversary|the adversary and your participant|both participants)"
EVERY = Table(
    (r"\bthe last (?:combat )?card (?:in|of) (the adversary's|your) dueling line\b", r"a chosen card last in \1 dueling line"),
    (r"\b(the adversary's|your) last(?: played)? combat card\b", r"a chosen card last in \1 dueling line"),
    (r"\b(?:in|at) an? adjacent (City )?location\b", r"at an adjacent \1location"),
)
REPLACED = r"(?: (?:instead|in (?:the )?place of .+|in (?:this|the) duel|for (?:the rest of )?(?:this|the) duel))*"
FIGHTER = r"(?:your (?:current )?participant|this character|[A-Z][\w'’-]+)"
SWAPS = r"(?:swap|switch|exchange|trade)"
BESIDE = r"(?:here|at (?:this|that|its|his|her|their|the same|(?:your |the )?\w+(?:'s|’s)) location)"
EFFECTS = Table(
    (
        rf"^(?P<who>.+? {BESIDE}|.+?) (?:replaces?|takes? the place of|becomes? the (?:new )?participant (?:instead|in place) of) {FIGHTER}"
        rf"(?: as (?:the|your) participant)?{REPLACED}$",
        r"swap your participant with \g<who>",
    ),
    (rf"^replace {FIGHTER} (?:as (?:the|your) participant|in (?:the|this) duel) (?:with|by) (.+)$", r"swap your participant with \1"),
    (rf"^{SWAPS} (?:places )?with (.+ {BESIDE})$", r"swap your participant with \1"),
    (rf"^({FIGHTER}) {SWAPS}(?:s|es)? (?:places )?with (.+ {BESIDE})$", r"swap \1 with \2"),
    (rf"^(.+?) (?:becomes?|is now|are now) your (?:new )?participant{REPLACED}$", r"swap your participant with \1"),
    (rf"^(.+?) (?:replaces?|takes? the place of) your participant{REPLACED}$", r"swap your participant with \1"),
    (rf"^replace your participant with (.+?){REPLACED}$", r"swap your participant with \1"),
    (rf"^{BOTH} (?:each )?moves? (Home|to this location)$", r"move each participant \1"),
    (r"^move (\d+|one|two|three) threat from your pool to the adversary's pool$", r"move \1 threat to the adversary's pool"),
    (
        rf"^{SENDS} {SOME}(?: of)?(?: the)? threat (?:from|in) {MINE} (?:in)?to (?:{THEIRS}|the adversary)$",
        r"move \1 threat from the pool of your participant to the pool of the adversary",
    ),
    (
        rf"^{SENDS} (all)(?: of)? your threat (?:in)?to (?:{THEIRS}|the adversary)$",
        r"move \1 threat from the pool of your participant to the pool of the adversary",
    ),
    (
        rf"^{SENDS} {SOME} of your threat (?:in)?to (?:{THEIRS}|the adversary)$",
        r"move \1 threat from the pool of your participant to the pool of the adversary",
    ),
    (
        rf"^{SENDS} {SOME}(?: of)?(?: the)? threat (?:from|in) {THEIRS} (?:in)?to {MINE}$",
        r"move \1 threat from the pool of the adversary to the pool of your participant",
    ),
    (r"^the adversary reveals their hand$", "target opponent reveals their hand"),
    (r"^immediately (move .+)$", r"\1"),
    (r"^(move (?!.*\bRenown\b).+?) from an adjacent (City )?location (to .+)$", r"\1 at an adjacent \2location \3"),
    (r"^(move this card to (?:an?|another|target) (?:.+ )?(?:character|Brute|Mercenary)\b.*)(?<!as an attachment)$", r"\1 as an attachment"),
    (rf"^(?:this|your combat) card's ({VALUE}) is doubled$", r"double the \1 of your combat card"),
    (r"\bfor each of your other combat cards$", "for each other card in your dueling line"),
    (r"^(the adversary|.+?) loses all (?:of (?:its|their|his|her) )?Techniques\b", r"\1 cannot use Techniques"),
    (rf"^(target .+?) must (issue)s? an? ({STAT} challenge to .+)$", r"\1 \2s a \3"),
    (
        rf"^(?:swap|switch|exchange) (?:your combat card|this card|your card)'s ({VALUE}) (?:and|with) (?:its )?({VALUE})$",
        r"swap the \1 and the \2 of your combat card",
    ),
    (rf"^(?:your combat card|this card|it) (?:has|gains|gets) ({VALUE}) equal to (.+?)'s ({STAT})$", r"your combat card has +1 \1 for each \3 of \2"),
    (rf"^ignore the adversary's ({VALUE}) (?:in |during )?(?:the |their )?next round$", r"in the adversary's next round, their \1 is ignored"),
    (
        rf"^(?:this|the) duel (?:becomes|is now|is) (?:a duel of ({STAT})|an? ({STAT}) duel)(?: instead)?$",
        lambda m: f"the duel becomes a duel of {m[1] or m[2]}",
    ),
    (r"^(?:swap|exchange|switch) (?:the )?locations of (.+?) and (.+)$", r"exchange the locations of \1 and \2"),
    (r"^(?:put )?the (?:rest|others?) (?:go )?on the bottom(?: of (?:it|your deck|that deck|the deck))?$", "sink the rest"),
    (
        r"^(?:put |sink )?(?:the )?(?:rest|others?|other cards|remaining cards)(?: (?:go )?on the bottom(?: of (?:it|your"
        r" deck|that deck|the deck))?)? in any order$",
        "put the rest on the bottom in any order",
    ),
    (r"^the adversary (draws|gains|loses) (?!Lethal\b)(.+)$", r"the controller of the adversary \1 \2"),
    (r"^(?:your performer|this character) claims (.+?)(?: without engaging)?$", r"claim \1"),
    (r"^the adversary discards a card of your choice$", "discard a card from that hand"),
    (r"^(.+?) (?:takes? over|continues?) (?:in )?the duel(?: (?:in place|instead) of your participant)?$", r"swap your participant with \1"),
    (
        r"^the adversary must play (?:their next|a|their) (?:combat )?card from (?:their )?hand(?: (?:in|during) their next round)?$",
        "in the adversary's next round, they cannot gamble",
    ),
    (r"^(?:the )?duel(?:ing)? stat (?:becomes|is now|is) (\w+)$", r"the duel becomes a duel of \1"),
    (r"^(?:the )?threat in your pool is halved(, round(?:ed|ing) (?:up|down))?$", r"halve the threat in your pool\1"),
    (r"^(.+?) ((?:heals|draws?|gains?|suffers?|loses?)) (\w+) (\w+), or (\w+)(?: \4)? if (.+)$", r"\1 \2 \3 \4, or if \6, \1 \2 \5 \4 instead"),
    (r"^(draw|gain|lose|discard) (\w+) (\w+), or (\w+)(?: \3)? if (.+)$", r"\1 \2 \3, or if \5, \1 \4 \3 instead"),
    (r"^((?:you may )?.*\bissues? .*\bchallenge\b.*) without engaging$", r"\1"),
    (
        r"^((?!you\b|they\b|the adversary|target (?:opponent|player)|an? opponent|each opponent|an?other"
        r"|the (?:challenged|triggering player|controller))"
        r"[\w' ]+?) (?:may|can) "
        r"(issue|challenge|heal|gain|suffer|move|engage|draw)(?! as| while) (.+)$",
        r"you may \1 \2s \3",
    ),
)
CONDITIONS = Table(
    (r"^(.+?) (?:has|have) (?:at least )?(?:one|1|a|any)(?: or more)? wounds?$", r"\1 is wounded"),
    (r"^(.+?) (?:has|have) at least (\d|two|three|four|five) wounds$", r"\1 has \2 or more wounds"),
    (r"^your participant (?:has )?(?:issued|made) (?:the|this) challenge$", "your participant is the challenger"),
    (
        r"^your participant (?:has )?(?:accepted (?:the|this) challenge|was challenged|is the challenged character)$",
        "your participant accepted the challenge",
    ),
    (r"^(?:this|your combat) card (?:was|is) (?:played from (?:your )?hand|not gambled)$", "your combat card was not gambled"),
    (rf"^(?:it|this|the duel) is a(?:n)? (?:duel of )?({STAT})(?: duel)?$", r"the duel is of \1"),
    (r"^(.+?) has no wounds$", r"\1 is an unwounded character"),
)
TRIGGERS = Table(
    (r"^(.+?)'s adversary (is|would be) (destroyed|wounded)$", r"the adversary of \1 \2 \3"),
    (r"^(.+?) intervenes in (?:a|the|any) challenge$", r"\1 intervenes"),
    (
        r"^(an? .+?) (engages|becomes en garde|heals|gambles|intervenes|(?:is|would be) (?:wounded|engaged|healed|destroyed)) "
        r"(?:here|at (?:this|your performer's) location)$",
        r"\1 at this location \2",
    ),
    (r"^(.+?) takes (?:a wound|wounds|any wounds)$", r"\1 suffers wounds"),
    (r"^(.+?) is challenged (?:here|at this location)$", r"\1 at this location is challenged"),
    (r"^a challenge (?:against|to) (.+?) is issued$", r"a challenge is issued against \1"),
    (r"^a duel in which (?:you|this character) destroyed the adversary$", "a duel in which the adversary of your character was destroyed"),
)
PASSIVES = Table(
    (r"^(.+?) must refuse (?:all |any )?challenges$", r"\1 cannot accept challenges"),
    (r"^(.+?) must be challenged(?: if (?:able|possible))?$", r"enemy challenges must target \1"),
    (
        r"^(?:enemies|enemy characters|adversaries) cannot use Techniques (?:while|when) (?:in a duel with|dueling) (.+)$",
        r"while \1 is a participant, enemy participants cannot use Techniques",
    ),
    (r"^your gambles reveal (?:an?|one|1)(?: more)? (?:additional |more )?card$", "when a friendly character gambles, reveal 1 more card"),
    (rf"^(?:in|during) duels? of ({STAT}), (.+)$", r"while the duel is of \1, \2"),
    (rf"^(?:in|during) ({STAT}) duels, (.+)$", r"while the duel is of \1, \2"),
    (r"^(?:in|during) (?:a duel|duels), (.+)$", r"while a duel is going on, \1"),
    (r"^(.+?) (?:during|in) (?:an?|any) duels?$", r"while a duel is going on, \1"),
    (r"^((?!each )attachments .+?) cannot be (destroyed|discarded)$", r"each \1 cannot be \2"),
)
duelling = ByKind(EVERY, effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
"""A sentence about duels in the words that other sentences have for it."""
