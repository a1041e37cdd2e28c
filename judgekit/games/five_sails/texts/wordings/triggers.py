"""What triggers say in other words, and the sentences of the vocabulary; tried in this order."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table

PRESSING = r"a pressure (?:that )?(?:you (?:initiate|initiated|started)|of yours)"
HERE = "( at this location| here)?"
HEALED = r"(?:an?|one|one or more|any|any number of|\d(?: or more)?) wounds? (?:is|are|has been|have been)"
OTHERS = r"(?:an? |your )?(?:opponent|enemy player|other player)"


USES = "(?:uses?|performs?|activates?|plays?)"


BEGINS = r"(?:begins|starts)"
ENDS = r"(?:ends|is over|has ended)"
FOUGHT = r"(?:participates?|participated|takes part|took part|fights|fought|is a participant|was a participant|is involved|was involved)(?: in)?"
A_DUEL = r"(?:an?|the|each|any|every|either) duel"
OF_WHOM = rf"(?:(?:with|involving) (?P<with>.+?)|(?:(?:that|in which|where) )?(?P<by>.+?) {FOUGHT})"
MOMENT_OF_DUEL = r"(?:the )?(?P<moment>beginning|start|end) of "
CITY = r"(?-i:The Docks|The Forums|The Grand Bazaar|Ole's Inn|Governor's Gardens)"
A_LOCATION = rf"(?P<where>this location|here|an? (?:adjacent )?City location|{CITY}|(?:the location of )?.+['’]s location)"


def _duel(found: re.Match[str]) -> str:
    """The beginning or the end of somebody's duel; of what is told of a duel alone, the end is meant."""
    said = found.groupdict()
    begins = said.get("begins") or (said.get("moment") or "end") not in {"end"}
    return f"a duel with {said['with'] or said['by']} {'begins' if begins else 'ends'}"


DUELS = (
    (rf"^{A_DUEL} (?:(?P<begins>{BEGINS})|{ENDS}) {OF_WHOM}$", _duel),
    (rf"^{A_DUEL} {OF_WHOM}(?: (?:(?P<begins>{BEGINS})|{ENDS}))?$", _duel),
    (rf"^{MOMENT_OF_DUEL}{A_DUEL} {OF_WHOM}$", _duel),
    (rf"^(?!the |an? )(?-i:(?P<with>[A-Z][\w' ]*?))(?P<by>)['’]s duel(?: (?:(?P<begins>{BEGINS})|{ENDS}))?$", _duel),
)
"""Somebody's duel, in whatever order its beginning or its end is told."""


ISSUED = r"(?:that is |that was )?(?:issued|made)"


def _own_challenge(found: re.Match[str]) -> str:
    """What comes of a challenge, by who issued it."""
    return f"a challenge by {found[1] or found[2]} is {found[3]}"


def _pressure(found: re.Match[str]) -> str:
    """How a pressure comes out, and whether here."""
    return f"a pressure {found[2]}s{' at this location' if found[1] or found[3] else ''}"


DOES = "(claim|gain|lose|draw|discard|play|recruit|gamble|equip|spend)"
TABLE = Table(
    *DUELS,
    (rf"^(.+?) (?:enters|arrives (?:at|in)|comes (?:to|into)) {A_LOCATION}$", r"\1 moves to \g<where>"),
    (rf"^(.+?) (?:moves away|departs|is moved(?: away)?) from {A_LOCATION}$", r"\1 leaves \g<where>"),
    (r"^(.+?) (?:moves|is moved) from ((?:his|her|its|their) )?Home$", r"\1 leaves Home"),
    (r"^(.+?) moves to (?:another|a different) location$", r"\1 moves"),
    (r"^(.+?) (destroys|wounds) (?:his|her|its|their|the) adversary(?: in (?:a|the) duel)?$", r"\1 \2 the adversary"),
    (r"^the adversary (is|would be) (wounded|destroyed) in (?:a|the) duel with (.+)$", r"the adversary of \3 \1 \2"),
    (rf"^a challenge (?:{ISSUED} by (.+)|(?:that )?(?!you\b)(.+?) (?:has )?issue[sd]) is (refused|accepted)$", _own_challenge),
    (r"^a challenge (?:here|at this location) is (issued|refused|accepted)$", r"a challenge is \1 at this location"),
    (r"^(.+?) is challenged by (an? (?!enemy$|opponent$).+)$", r"\2 issues a challenge to \1"),
    (r"^an? (?:opponent|enemy(?: character)?) refuses your challenge$", "a challenge by a character you control is refused"),
    (r"^an? (?:opponent|enemy(?: character)?) accepts your challenge$", "a challenge by a character you control is accepted"),
    (r"^an? (?:enemy|opponent's) risk is (?:played|used|announced)$", "an enemy plays a risk"),
    (r"^(an?|another) (.+?) enters play under your control$", r"\1 \2 you control enters play"),
    (rf"^this card's controller {DOES}s\b", r"you \1"),
    (r"^(?:a challenge (?:that )?you (?:issued|issue)|your challenge) is (refused|accepted)$", r"a challenge by a character you control is \1"),
    (r"^(?:a|any) player claims this location$", "this location is claimed"),
    (
        r"^(.+? (?:is|would be) wounded) by "
        r"(?:an? (?:opponent's|enemy(?:'s)?) (?:ability|effect|card)|an? (?:ability|effect|card) of an opponent|an opponent)$",
        r"\1 by an ability of an opponent",
    ),
    (r"^(.+? (?:is|would be) wounded) by an? (?:ability|effect|card's effect)$", r"\1 by an ability"),
    (r"^(.+?) suffers (?:a wound|wounds|any amount of wounds) (?:from|by) (?!threat)(.+)$", r"\1 is wounded by \2"),
    (r"^(?:the )?(start|beginning|end) of (?:each|every|a|the) round (?:of|in) (?:a|the|each) duel$", r"the \1 of each round"),
    (r"^(.+?) is recruited by (an opponent|an enemy)$", r"an opponent recruits \1"),
    (r"^an opponent spends? Renown$", "an opponent loses Renown"),
    (r"^another player (claims|would claim|draws|gains|loses|gambles|passes|issues|refuses|accepts|intervenes)\b", r"an opponent \1"),
    (r"^Renown is (added|moved) (?:to|onto) this location$", r"Renown is \1 to this location"),
    (r"^Renown is (?:placed|put) (?:on|at) this location$", "Renown is added to this location"),
    (r"^(.+?) (moves|would move|moved|is moved|returns|is sent|goes) (?:to )?(?:its |his |her |their |your )?Home$", r"\1 moves Home"),
    (r"^a duel (?:begins (?:here|at this location)|(?:here|at this location) begins)$", "a duel begins here"),
    (r"^(?!an? (?:enemy|opponent|opposing)\b|you\b)(.+?) challenges (.+)$", r"\1 issues a challenge to \2"),
    (r"^(.+?) (?:is|would be) targeted(?: by (?:an|any) ability)?$", r"an ability targets \1"),
    (r"^an opponent(?:'s ability)? (?:targets|would target) (.+)$", r"an ability of an opponent targets \1"),
    (r"^(.+?)'s (Technique|Maneuver|Action|Reaction) (?:is|was|has been) used$", r"\1 uses a \2"),
    (rf"^{HEALED} (?:healed|removed) (?:from|on) (.+)$", r"\1 is healed"),
    (rf"^{HEALED.replace('is|are|has been|have been', 'would be')} (?:healed|removed) (?:from|on) (.+)$", r"\1 would be healed"),
    (r"^(?!you |an? (?:opponent|player|enemy player)\b)(.+?) heals (?:(?:a|one or more|any (?:amount|number) of) )?wounds?$", r"\1 is healed"),
    (r"^(.+?) (is|would be) destroyed or discarded$", r"\1 \2 discarded or destroyed"),
    (r"^(.+?) (?:is put|goes|is placed) into (a|your) discard pile from play$", r"\1 enters \2 discard pile from play"),
    (r"^(.+?) is moved$", r"\1 moves"),
    (r"^(.+?) leaves play for (a|your) discard pile$", r"\1 enters \2 discard pile from play"),
    (r"^an? card is discarded from your hand$", "you discard a card"),
    (r"^(you|an opponent) (gains?|loses?) (?:an?|one or more|any(?: amount of)?|any number of) Renown$", r"\1 \2 Renown"),
    (r"^you pressure a location successfully$|^you successfully pressure a location$", "you win a pressure"),
    (r"^you pressure this location successfully$|^you successfully pressure this location$", "you win a pressure at this location"),
    (r"^an? pressure( at this location| here)? (?:would )?(succeed|fail)s?( at this location| here)?$", _pressure),
    (r"^anyone claims a location$", "a location is claimed"),
    (r"^an? player plays a combat card$", "a combat card is played"),
    (r"^(?:a player|anyone) uses an? Action (?:at this location|here)$", "an Action is used at this location"),
    (r"^an? Action is used here$", "an Action is used at this location"),
    (r"^(?:each|every) round(?: of (?:a|the) duel)?(?: ends)?$", "a round ends"),
    (r"^the (start|beginning|end) of (?:each|every) (duel|round)$", r"the \1 of a \2"),
    (r"^(.+?) would heal$", r"\1 would be healed"),
    (r"^(?:your|this) combat card is (?:revealed|played)$", "you play a combat card"),
    (r"^(?:you play|you reveal) (?:your|a) combat card$", "you play a combat card"),
    (r"^an? (?:enemy|enemy's|opponent's) (?:ability|card) targets (.+)$", r"an ability of an opponent targets \1"),
    (r"^an? (?:opposing|enemy) character refuses (.+?)'s challenge$", r"a challenge by \1 is refused"),
    (r"^an? duel (?:here|at this location)(?: ends)?$", "a duel here ends"),
    (r"^an? duel ends (?:here|at this location)$", "a duel here ends"),
    (r"^(?:an? )?(?:enemy|opponent|enemy character) challenges (.+)$", r"\1 is challenged"),
    (r"^an? (?:enemy|opponent|enemy character|enemy card) would wound (.+)$", r"\1 would be wounded"),
    (r"^(the )?(?:start|beginning) of (?:each|every) (Day|Dawn|Planning|High Drama|Plunder|Dusk)$", r"the beginning of \2"),
    (r"^(the )?end of (?:each|every) (Day|Dawn|Planning|High Drama|Plunder|Dusk)$", r"the end of \2"),
    (r"^(?:an enemy|an opponent) refuses a challenge (?:from|by|issued by) (.+)$", r"a challenge by \1 is refused"),
    (
        rf"^(?:(?:you (?:win|succeed (?:at|in|with)) an? pressure)|(?:your pressure|{PRESSING}) (?:succeeds|is successful)){HERE}$",
        lambda m: "you win a pressure" + (" at this location" if m[1] else ""),
    ),
    (
        rf"^(?:(?:you (?:lose|fail(?: at| in| with)?) an? pressure)|(?:your pressure|{PRESSING}) (?:fails|is unsuccessful)){HERE}$",
        lambda m: "your pressure fails" + (" at this location" if m[1] else ""),
    ),
    (
        rf"^(?:{OTHERS} (?:wins|succeeds (?:at|in|with)) an? pressure|(?:{OTHERS}'s|an enemy) pressure (?:succeeds|is successful)){HERE}$",
        lambda m: "an opponent wins a pressure" + (" at this location" if m[1] else ""),
    ),
    (
        rf"^(?:{OTHERS} (?:loses|fails(?: at| in| with)?) an? pressure|(?:{OTHERS}'s|an enemy) pressure (?:fails|is unsuccessful)){HERE}$",
        lambda m: "an opponent's pressure fails" + (" at this location" if m[1] else ""),
    ),
    (r"^you win a duel$", "a character you control wins a duel"),
    (r"^(.+?) wins (?:its|their|his|her|the) duel$", r"\1 wins a duel"),
    (r"^an? (?:enemy|opponent) gambles$", "an opponent gambles"),
    (r"^you (?:take|would take|gain|collect) (?:your )?(?:additional )?conditional Renown$", "conditional Renown is taken"),
    (r"^(.+?)'s challenge is (refused|accepted)$", r"a challenge by \1 is \2"),
    (r"^(.+?) has (?:his|her|its|their) challenge refused$", r"a challenge by \1 is refused"),
    (r"^(.+?) (moves|would move|moved) (?:here|to (?:that|the same|your performer's) location)$", r"\1 moves to this location"),
    (
        r"^(?:an? )?(?:enemy|opponent|other player|another player|enemy character|opposing character) (?:uses|activates|announces|plays) an? "
        r"(?:enemy )?(Reaction|Forced)(?: ability)?$",
        r"an opponent uses a \1",
    ),
    (r"^(?:an? )?enemy (Reaction|Forced|Technique|Maneuver)(?: ability)? is (?:used|activated|announced)$", r"an opponent uses a \1"),
    (r"^(?:an? )?(Reaction|Forced|Technique|Maneuver)(?: ability)? is (?:used|activated|announced)$", r"a \1 is used"),
    (r"^an? (enemy|opponent) (?:uses|activates|announces|plays) an? action(?: ability)?$", "an enemy uses an Action"),
    (r"^an? (enemy|opponent) (?:uses|plays|announces) a risk(?: card)?$", "an enemy plays a risk"),
    (
        r"^an? (?:enemy|opponent) (?:uses|plays|announces) an? (risk|ability)(?: card)? (?:targeting|that targets) (.+)$",
        r"\2 is targeted by an enemy \1",
    ),
    (r"^(?:a|any) risk(?: card)? is (?:used|played)$|^(?:an?|any) player (?:uses|plays|announces) a risk(?: card)?$", "a risk is announced"),
    (r"^(?:a|any) cards? (?:is|are) drawn$", "a player draws a card"),
    (r"^(.+?) becomes (?:the|a) target of (an? .+)$", r"\1 is targeted by \2"),
    (r"^(.+?) becomes (?:the|a) target$", r"an ability targets \1"),
    (rf"^(?:an? )?(?:enemy|{OTHERS}) {USES} an? ((?-i:[A-Z])\w+) ability$", r"an enemy character performs a \1 ability"),
    (rf"^you {USES} an? ((?-i:[A-Z])\w+) ability$", r"a character you control performs a \1 ability"),
    (rf"^(?:anyone|an? player|a character) {USES} an? ((?-i:[A-Z])\w+) ability$", r"a character performs a \1 ability"),
    (r"^an? ((?-i:[A-Z])\w+) ability is (?:used|performed|activated)$", r"a character performs a \1 ability"),
    (r"^(.+?) would suffer (?:a wound|wounds|one or more wounds)$", r"\1 would be wounded"),
    (r"^(.+?) suffers (?:one or more wounds|at least one wound)$", r"\1 is wounded"),
    (r"^(?:you|the player) would (draw|discard|gain|claim|gamble|recruit)\b", r"you \1"),
    (r"^you draw (?:one or more cards|any number of cards)$", "you draw cards"),
    (r"^(.+?) is targeted by a challenge$", r"\1 is challenged"),
    (r"^an? (enemy|opposing) character challenges (.+)$", r"\2 is challenged"),
    (r"^(?:the beginning|the start|the start) of (?:your|each) round$", "your round begins"),
    (r"^the (?:start|beginning) of (?:a|the) duel$", "a duel begins"),
    (r"^the (?:start|beginning) of (?:a|the) round$", "a round begins"),
    (r"^the end of (?:a|the) (duel|round)$", r"a \1 ends"),
    (r"^the challenge is (accepted|refused)$", r"a challenge is \1"),
    (r"^you gamble (?:in|during) a duel$", "you gamble"),
    (r"\b(equips?) an ", r"\1 a "),
    (r"^an? risk is (?:announced|played) by an? (?:enemy|opponent)$", "an enemy plays a risk"),
    (r"^(an? (?:\S+ )?character) is (destroyed|wounded|moved|engaged|healed) (?:at this location|here)$", r"\1 at this location is \2"),
    (r"^an? (enemy|opponent) recruits (.+)$", r"an opponent recruits \2"),
    (r"^a challenge (?:against|to) (.+) is refused$", r"\1 refuses a challenge"),
    (r"^a challenge (?:against|to) (.+) is accepted$", r"\1 accepts a challenge"),
    (r"^an? (.+?) is equipped to (.+)$", r"\2 equips a \1"),
    (r"^(.+?) is equipped with an? (attachment|[A-Z]\w+)$", r"\1 equips a \2"),
    (
        r"^(?:an? (?:enemy|opponent)|the adversary) (?:uses|activates|announces) an? (Technique|Maneuver) or (?:an? )?(Technique|Maneuver)$",
        r"the adversary announces a \1 or a \2",
    ),
    (r"^(?:an? (?:enemy|opponent)|the adversary) (?:uses|activates) an? (Technique|Maneuver)$", r"the adversary announces a \1"),
    (r"^an? (?:enemy|opponent) (draws|gains|loses|claims) ", r"an opponent \1 "),
    (r"^(an opponent) would claim ", r"\1 claims "),
    (r"^the (start|beginning) of ", "the beginning of "),
)
