"""Challenges: issued, refused, accepted, intervened in."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import ByKind, Table
from judgekit.games.five_sails.texts.wordings.terms import NAMED, OPPONENT, STAT

NO_VERB = r"(?<! issue)(?<! refuse)(?<! accept)(?<! in)(?<! to)"
THEY = "(?:they|s?he|it|that character)"
WHO = "they|it|s?he|that character|the challenged character|th(?:is|e|at) challenge|the target"


def _own_challenge(found: re.Match[str]) -> str:
    """What comes of a challenge, by who issued it."""
    return f"a challenge by {found[1] or found[2]} is {found[3]}"


ISSUED = r"(?:that is |that was )?(?:issued|made)"
ONCE = r"once (?:per|each|a|every) Day"
EITHER_WAY = (
    r"(?:issue (?:a challenge|challenges)|challenge) (?:or|and) intervene(?: in (?:one|a challenge|challenges))?"
    r"|intervene (?:or|and) (?:issue (?:a challenge|challenges)|challenge)"
)
"""Issuing a challenge and intervening in one, in either order."""


def _unchallenged(found: re.Match[str]) -> str:
    """By whom somebody is not challenged, in the singular."""
    who = re.sub(r"\bcharacters\b", "character", found[2])
    return f"no {who} can challenge {found[1]}"


def _moves_and_challenges(found: re.Match[str]) -> str:
    """Who moves and issues a challenge then: to somebody else, whom a pronoun means."""
    return f"{found[1]} and {found[2]} issues {re.sub('(?<= to )(?:them|him|her|it)$', 'that character', found[3])}"


INTERVENER = (
    r"(?P<lead>an?|another|any|each|your(?: other)?) (?P<state>(?:en garde |engaged |wounded |unwounded |equipped )?)"
    r"(?P<kind>character|(?-i:[A-Z])[\w-]+)(?: you control)?(?P<here>(?: (?:here|at (?:this|his|her|its|their|the same) location))?)"
)
"""Who may intervene in place of another."""


def _free_for(found: re.Match[str]) -> str:
    """Who intervenes for somebody without engaging: each friendly one of a kind."""
    other = "other " if "other" in found["lead"].casefold() else ""
    here = " here" if found["here"] else ""
    return f"each friendly {other}{found['state']}{found['kind']}{here} can intervene for {found['who']} without engaging"


ONESELF = r"(?:(?:him|her|it)self|themselves|themself|this character|[A-Z][\w-]+)"
BY_GEAR = (
    r"by engaging (?:an?|any|(?:one of )?(?:his|her|its|their)) (?:equipped )?(?P<what>(?:(?-i:[A-Z])[\w-]+ ?)+|attachment)s?(?: attachments?)?"
    rf"(?: equipped to (?:him|her|it|them|this character|{NAMED}))? instead(?: of (?:engaging )?{ONESELF})?"
)
WHILE_ENGAGED = r"(?:if|when|while) (?:(?:s?he|it|they) (?:is|are) )?(?:already )?engaged"


def _by_gear(found: re.Match[str]) -> str:
    """Who intervenes by engaging what is equipped to them."""
    gear = "" if found["what"].casefold() == "attachment" else found["what"].strip() + " "
    return f"by engaging a {gear}attachment equipped to them instead, {found['who']} can intervene even while engaged"


EFFECTS = Table(
    (rf"^(target .+?|an? (?:opposing|enemy) .+?) is challenged by (.+?)((?: to an?| with| using) [^,]*{STAT}[^,]*|)$", r"\2 challenges \1\3"),
    (rf"\b(issues?) (them|him|her|it|that character|target [\w ]+?) an? ((?:{STAT} )?challenge)\b", r"\1 a \3 to \2"),
    (
        rf"^(move (your performer|this character|(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)*) [^,]+?),? and (?:then )?"
        rf"issue (an? (?:{STAT} )?challenge to .+)$",
        _moves_and_challenges,
    ),
    (r"^(them|they) challenges? ", "they challenges "),
    (rf"^(.+?) challenges (.+?) (?:with|using) ({STAT})$", r"\1 issues a \3 challenge to \2"),
    (r"^(target .+?) must (?:issue a challenge to|challenge) (.+)$", r"\1 issues a Combat challenge to \2"),
    (
        r"^(?:another|a) character (?:you control|of yours) (?:here|there|at (?:that|this|the same|their) location) "
        r"intervenes(?: in it)? without engaging$",
        "a chosen friendly character here other than the challenged character becomes the target of the challenge",
    ),
    (
        r"^(.+?) becomes the (?:challenged character|(?:new )?target)(?: of (?:the|this|that) challenge)?(?: instead)?$",
        r"\1 becomes the target of the challenge",
    ),
    (
        rf"^(your performer|this character|they|[A-Z][\w-]+) challenges (target .+?) to an? (?:duel of )?({STAT})(?: duel)?$",
        r"\1 issues a \3 challenge to \2",
    ),
    (rf"^(target .+?) must (issue)s? an? ({STAT} challenge to .+)$", r"\1 \2s a \3"),
    (r"^((?:you may )?.*\bissues? .*\bchallenge\b.*) without engaging$", r"\1"),
    (rf"^(.*?\bissues?) an? challenge to (.+?) (?:using|with) ({STAT})$", r"\1 a \3 challenge to \2"),
    (rf"^(.*?\bissues?) an? (?:challenge|duel) of ({STAT}) (?:to|against) (.+)$", r"\1 a \2 challenge to \3"),
    (rf"^(.+?) challenges (.+?) to a duel of ({STAT})$", r"\1 issues a \3 challenge to \2"),
    (rf"^challenge (.+?) to a duel of ({STAT})$", r"your performer issues a \2 challenge to \1"),
    (
        r"^(?:no(?:body| one| other characters?| characters?) (?:may|can)|(?:all |any )?other (?:enemy )?characters (?:cannot|may not|can't))"
        r" intervene(?: in (?:it|(?:this|the|that) challenge))?$",
        "no character can intervene",
    ),
    (r"^(?:they|it|that character|the target) must accept(?: (?:it|this challenge|the challenge))?$", "this challenge cannot be refused"),
    (rf"^(.+?){NO_VERB} challenges (?!this\b|until\b|for the\b|by\b|during\b|in\b|while\b)(.+)$", r"\1 issues a Combat challenge to \2"),
    (r"^(?:force|make) (.+?) (?:to )?challenge (.+)$", r"\1 issues a Combat challenge to \2"),
    (r"^(?:this character|\w+) intervenes(?: without engaging)?$", "this character becomes the target of the challenge"),
    (r"^(?:change|redirect) the (?:target of the )?challenge to (.+)$", r"\1 becomes the target of the challenge"),
    (r"\b(issues? )an? challenge\b(?! of)", r"\1a Combat challenge"),
    (r"\b(issues? )an? challenge of (\[?\w+\]?) to (.+)$", r"\1a \2 challenge to \3"),
    (r"^challenge ((?:(?! to a duel).)+)$", r"issue a Combat challenge to \1"),
    (
        rf"^(?:{WHO}) cannot (?:be refused|refuse(?: it| this challenge| the challenge)?)$",
        "this challenge cannot be refused",
    ),
    (r"^(?:this challenge|the challenge) cannot be intervened$", "no character can intervene"),
    (rf"^((?:{NAMED}|(?-i:[A-Z])[\w' -]+?) issues? an? (?:{STAT} )?challenge to) (?:them|him|her|it)$", r"\1 that character"),
    (r"^only (.+?) may intervene$", r"only \1 can intervene"),
)
CONDITIONS = Table(
    (r"^(?:they|the target|that character) refused?(?: (?:it|the challenge|this challenge))?$", "the challenge was refused"),
    (r"^(?:they|the target|that character) accept(?:s|ed)?(?: (?:it|the challenge|this challenge))?$", "the challenge was accepted"),
    (r"^your participant (?:has )?(?:issued|made) (?:the|this) challenge$", "your participant is the challenger"),
    (
        r"^your participant (?:has )?(?:accepted (?:the|this) challenge|was challenged|is the challenged character)$",
        "your participant accepted the challenge",
    ),
    (r"^(?!your participant|the adversary)(?:.+) was the challenger$", "your participant is the challenger"),
    (r"^(?:it|the challenge|that challenge|this challenge|your challenge) (?:is|was) (accepted|refused)$", r"the challenge was \1"),
    (r"^the adversary (?:(?:is|was) the challenger|(?:issued|made) (?:the|this) challenge)$", "your participant accepted the challenge"),
    (r"^the adversary (?:was challenged|accepted (?:the|this) challenge|is the challenged character)$", "your participant is the challenger"),
    (r"^(?!your participant)[\w '-]+ (?:is|are) the challenger$", "your participant is the challenger"),
)
TRIGGERS = Table(
    (
        r"^(.+?) intervenes in (?:an?|any|the) challenge (?:(?:that is |that was )?(?:issued|made) )?(by|to|against) (.+)$",
        lambda m: f"{m[1]} intervenes in a challenge {'by' if m[2].casefold() == 'by' else 'to'} {m[3]}",
    ),
    (r"^(.+?) intervenes in (?!a challenge\b|any\b|the\b)(.+?)['’]s challenge$", r"\1 intervenes in a challenge by \2"),
    (r"^(.+?) intervenes in (?:an?|any|the) challenge$", r"\1 intervenes"),
    (
        r"^(?!an? |the |your )((?-i:[A-Z])[\w' -]*?)['’]s"
        r" challenge is (accepted|refused) by (.+)$",
        lambda m: f"{m[3]} {m[2].removesuffix('ed')}s a challenge by {m[1]}",
    ),
    (r"^(.+?) (accepts|refuses) a challenge (?:from|issued by|made by|of) (.+)$", r"\1 \2 a challenge by \3"),
    (r"^(an? (?:enemy|opposing|friendly) character) issues a challenge (?:here|at this location)$", r"\1 at this location issues a challenge"),
    (r"^(.+?) is challenged (?:here|at this location)$", r"\1 at this location is challenged"),
    (r"^a challenge (?:against|to) (.+?) is issued$", r"a challenge is issued against \1"),
    (rf"^{OPPONENT} (?:would )?(issue|accept|refuse)s? a challenge$", r"an opponent \1s a challenge"),
    (r"^you are challenged$", "a character you control is challenged"),
    (rf"^a challenge (?:{ISSUED} by (.+)|(?:that )?(?!you\b)(.+?) (?:has )?issue[sd]) is (refused|accepted)$", _own_challenge),
    (r"^a challenge (?:here|at this location) is (issued|refused|accepted)$", r"a challenge is \1 at this location"),
    (r"^(.+?) is challenged by (an? (?!enemy$|opponent$).+)$", r"\2 issues a challenge to \1"),
    (r"^an? (?:opponent|enemy(?: character)?) refuses your challenge$", "a challenge by a character you control is refused"),
    (r"^an? (?:opponent|enemy(?: character)?) accepts your challenge$", "a challenge by a character you control is accepted"),
    (r"^(?:a challenge (?:that )?you (?:issued|issue)|your challenge) is (refused|accepted)$", r"a challenge by a character you control is \1"),
    (r"^(?!an? (?:enemy|opponent|opposing)\b|you\b)(.+?) challenges (.+)$", r"\1 issues a challenge to \2"),
    (r"^an? (?:opposing|enemy) character refuses (.+?)'s challenge$", r"a challenge by \1 is refused"),
    (r"^(?:an? )?(?:enemy|opponent|enemy character) challenges (.+)$", r"\1 is challenged"),
    (r"^(?:an enemy|an opponent) refuses a challenge (?:from|by|issued by) (.+)$", r"a challenge by \1 is refused"),
    (r"^(.+?)'s challenge is (refused|accepted)$", r"a challenge by \1 is \2"),
    (r"^(.+?) has (?:his|her|its|their) challenge refused$", r"a challenge by \1 is refused"),
    (r"^(.+?) is targeted by a challenge$", r"\1 is challenged"),
    (r"^an? (enemy|opposing) character challenges (.+)$", r"\2 is challenged"),
    (r"^the challenge is (accepted|refused)$", r"a challenge is \1"),
    (r"^a challenge (?:against|to) (.+) is refused$", r"\1 refuses a challenge"),
    (r"^a challenge (?:against|to) (.+) is accepted$", r"\1 accepts a challenge"),
)
PLACE = r"(?-i:The Docks|The Forums|The Grand Bazaar|Ole's Inn|Governor's Gardens)"
SOME_PLAYERS = r"(?:players|a player|characters|a character)"
BROUGHT = r"(?:has |have )?(?:brought|(?:added|placed|put) or moved|moved or (?:added|placed|put)) (?:an?|any) Renown"
WHOSE = r"(?:they|that player|their (?:controller|player)|its (?:controller|player))"
PASSIVES = Table(
    (
        rf"^(?=.*\bonly\b){SOME_PLAYERS} (?:can|may) (?:only )?intervene(?: in challenges)? at ({PLACE}) "
        rf"(?:only )?if {WHOSE} {BROUGHT} (?:there|to (?:it|that location|\1)|here) (?:this Day|today)$",
        r"at \1, only a player who has brought Renown there this Day can intervene",
    ),
    (
        rf"^(?=.*\bonly\b)at ({PLACE}), {SOME_PLAYERS} (?:can|may) (?:only )?intervene(?: in challenges)? "
        rf"(?:only )?if {WHOSE} {BROUGHT} (?:there|to (?:it|that location|\1)) (?:this Day|today)$",
        r"at \1, only a player who has brought Renown there this Day can intervene",
    ),
    (
        rf"^only (?:a player|players) (?:who|that) {BROUGHT} (?:to ({PLACE})) (?:this Day|today) (?:can|may) intervene(?: in challenges)? "
        r"(?:there|at (?:that location|\1))$",
        r"at \1, only a player who has brought Renown there this Day can intervene",
    ),
    (r"^(.+?) cannot be challenged by (?:an? )?(.+?)$", _unchallenged),
    (
        rf"^when(?:ever)? (.+?) issues a challenge to (an enemy character), if {THEY} refuses?(?: it| the challenge)?, "
        rf"(?:engage (?:them|him|her|it|that character)|{THEY} (?:is|are|becomes?) engaged|{THEY} engages?)$",
        r"\2 that refuses a challenge by \1 is engaged",
    ),
    (
        rf"^(?:when(?:ever)?|if) (?P<who>.+?) is challenged, (?:if you (?:have|control) )?{INTERVENER}(?:, (?:they|s?he|it))? "
        r"(?:may|can) intervene without engaging$",
        _free_for,
    ),
    (rf"^(?P<who>.+?) (?:may|can) intervene {BY_GEAR},? even {WHILE_ENGAGED}$", _by_gear),
    (rf"^(?P<who>.+?) (?:may|can) intervene,? even {WHILE_ENGAGED},? {BY_GEAR}$", _by_gear),
    (r"^(.+?) may intervene for (.+?) without engaging$", r"\1 can intervene for \2 without engaging"),
    (rf"^even {WHILE_ENGAGED}, (?P<who>.+?) (?:may|can) intervene {BY_GEAR}$", _by_gear),
    (r"^(.+?) cannot be intervened for$", r"characters cannot intervene in challenges to \1"),
    (
        rf"^(?:{ONCE}, )?(.+?) (?:may|can) (?:{ONCE} )?(?:{EITHER_WAY})(?: {ONCE})? (?:even )?(?:while|when|if|though) engaged(?: {ONCE})?$",
        lambda m: f"once per Day, {m[1]} can issue a challenge or intervene while engaged" if re.search(ONCE, m[0], re.IGNORECASE) else m[0],
    ),
    (
        r"^while (this character|(?-i:[A-Z])[\w-]+) is (en garde|engaged|wounded|unwounded), (?:s?he|it|they) must be "
        r"(?:the target of|targeted by) enemy challenges(?: (?:here|at this location))?$",
        r"while \1 is \2, enemy challenges must target \1",
    ),
    (
        r"^(.+?) (?:may|can) be challenged (?:by (?:enemy |enemies |opposing )?characters? )?(?:at|from|in) (?:an )?adjacent(?: City)? locations?$",
        r"\1 can be challenged from an adjacent location",
    ),
    (
        r"^(.+?) (?:can|may) (?:challenge|issue challenges to) (?:enemy |enemies|opposing )?(?:characters? )?at an adjacent (?:City )?location$",
        r"\1 can challenge enemies at an adjacent location",
    ),
    (
        rf"^(this character|[A-Z][\w-]+) (?:has|gets|gains) ([+-]\d (?:{STAT})),? "
        r"(?:when|while|if) (?:(?:s?he|it) is |they are |being )?challenged$",
        r"while \1 was challenged, \1 has \2",
    ),
    (r"^(?:other |enemy )?characters cannot intervene (?:when|if|while) (.+?) is challenged$", r"characters cannot intervene in challenges to \1"),
    (
        r"^(.+?) (?:may|can) intervene (?:for (?:friendly )?characters at|(?:in challenges )?(?:issued )?(?:at|from)) "
        r"(?:an )?adjacent(?: City)? locations?$",
        r"\1 can intervene from an adjacent location",
    ),
    (
        r"^(.+?) (?:may|can) (?:always )?intervene in (?:any|every|all) challenges?(?: (?:here|at (?:this|their) location))?(| without engaging)$",
        r"\1 can intervene in any challenge\2",
    ),
    (r"^(.+?) (?:may|can) always intervene(| without engaging)$", r"\1 can intervene in any challenge\2"),
    (
        r"^(.+?) (?:may|can) intervene without engaging(?:,? even (?:while|when|if|though) (?:(?:\w+ (?:is|are) )?(?:already )?engaged))?$",
        r"\1 can intervene for a friendly character without engaging",
    ),
    (r"^only (.+?) may (challenge|issue|be|intervene|equip)\b", r"only \1 can \2"),
    (r"^(.+?) must refuse (?:all |any )?challenges$", r"\1 cannot accept challenges"),
    (
        r"^(?!while |if )(.+?) must be "
        r"(?:challenged(?: if (?:able|possible))?|(?:the target of|targeted by) enemy challenges(?: (?:here|at this location))?)$",
        r"enemy challenges must target \1",
    ),
    (r"^(?!by engaging )(.+?) (?:may|can) intervene (?:while|when|even (?:if|when|while)) engaged$", r"\1 can intervene while engaged"),
    (r"^(.+?) must accept (?:all |any )?challenges$", r"\1 cannot refuse challenges"),
    (
        r"^(.+?) (?:may|can) (?:use the Challenge Action|issue challenges|challenge(?: characters)?)(?: while)? engaged$",
        r"\1 can use the Challenge Action while engaged",
    ),
    (r"^challenges (?:issued |made )?by (.+?) cannot be refused$", r"characters cannot refuse challenges by \1"),
    (r"^(.+?)['’]s challenges cannot be refused$", r"characters cannot refuse challenges by \1"),
    (r"^(?:nobody|no one|no characters?) (?:can|may) (refuse|intervene in) ", r"characters cannot \1 "),
    (rf"^(.+? (?:than|opposing) {NAMED}) cannot (refuse|intervene in) (?:his|her|its) challenges$", r"\1 cannot \2 challenges by this character"),
    (r"^(.+?) cannot refuse (?:challenges )?(?:issued by|made by|from) (.+)$", r"\1 cannot refuse challenges by \2"),
    (r"^(.+?) cannot (refuse|intervene in) (.+?)['’]s challenges$", r"\1 cannot \2 challenges by \3"),
    (r"^(.+?) cannot intervene in challenges (?:issued by|made by|of|from) (.+)$", r"\1 cannot intervene in challenges by \2"),
    (r"^(.+?) cannot intervene (?:in challenges (?:issued )?(?:to|against)|for) (.+)$", r"\1 cannot intervene in challenges to \2"),
    (r"^challenges (?:issued |made )?by (.+?) cannot be intervened in$", r"characters cannot intervene in challenges by \1"),
    (r"^(.+?) can (?:be challenged only|only be challenged) by (?!an? )(.+?)s?$", r"\1 can be challenged only by a \2"),
    (r"^only (.+?)s? can challenge (.+)$", r"\2 can be challenged only by a \1"),
    (
        r"^(.+?) (?:does|do) not (?:have to )?engage (?:to|when \w+) intervenes?$",
        r"\1 can intervene for a character you control without engaging",
    ),
    (r"^enem(?:y characters|ies) must target (.+?) with (?:their )?challenges$", r"enemy challenges must target \1"),
)

challenges = ByKind(effect=EFFECTS, condition=CONDITIONS, trigger=TRIGGERS, passive=PASSIVES)
