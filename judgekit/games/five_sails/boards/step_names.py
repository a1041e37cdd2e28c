"""What people call the steps of the game, by the rules whose lines they mean: `riposte`, `When window`, `activate Technique`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.moments.words import DEALT

WINDOWS = ("Before", "When", "While", "After")
STEPS: dict[str, tuple[str, ...]] = {
    "challenge": ("challenge/performer-and-target",),
    "issue challenge": ("challenge/performer-and-target",),
    "issue a challenge": ("challenge/performer-and-target",),
    "choose challenger and target": ("challenge/performer-and-target",),
    "announce challenger": ("challenge/announce", "challenge/performer-and-target"),
    "target opposing character": ("play/cost-targets", "challenge/performer-and-target"),
    "target an adversary": ("play/cost-targets", "challenge/performer-and-target"),
    "intervene": ("challenge/intervene",),
    "accept": ("challenge/accept", "challenge/intervene"),
    "refuse": ("challenge/refuse", "challenge/accept-or-refuse"),
    "accept / refuse / intervene": ("challenge/accept", "challenge/intervene", "challenge/accept-or-refuse", "challenge/refuse"),
    "answer": ("challenge/accept", "challenge/intervene", "challenge/accept-or-refuse", "challenge/refuse"),
    "resolve technique": ("challenge/resolve-technique",),
    "threat": ("challenge/threat",),
    "generate threat": ("challenge/threat",),
    "duel begins": ("duel/begins",),
    "round begins": ("duel/first-round", "duel/alternate"),
    "play a combat card": ("duel/combat-card", "gamble-duel/must-play", "duel/decline-card"),
    "combat card": ("duel/combat-card", "gamble-duel/must-play", "duel/decline-card"),
    "gamble": ("gamble-duel/hand-aside", "gamble/reveal-two"),
    "riposte": ("duel/riposte", "duel/riposte-cap"),
    "parry": ("duel/parry",),
    "thrust": ("duel/thrust",),
    "combat values": ("duel/riposte", "duel/riposte-cap"),
    "resolve threat": ("duel/resolve-threat", "duel/declining-wounds"),
    "discard excess threat": ("duel/discard-excess", "duel/declining-discard"),
    "round ends": ("duel/round-ends",),
    "end of round": ("duel/round-ends",),
    "duel ends": ("duel/ends",),
    "duel over": ("duel/ends",),
    "announce": ("play/announce",),
    "performer": ("performer/definition", "challenge/announce"),
    "targeting": ("play/cost-targets",),
    "target": ("play/cost-targets",),
    "pressure": ("pressure/compares",),
    "compare the sums": ("pressure/compares",),
    "pay costs": ("play/wealth-cost", "cost/one-each", "wealth/worth-two", "engaged/becomes-engaged", "cost/zero"),
    "discard the risk": ("play/discard-risk",),
    "risk discarded": ("play/discard-risk",),
    "beginning of the day": ("day/day-begin",),
    "city cards": ("day/dawn-city-cards",),
    **{f"beginning of {phase}": (f"day/{phase.replace(' ', '-')}-begin",) for phase in ("dawn", "planning", "high drama", "plunder", "dusk")},
    **{f"end of {phase}": (f"day/{phase.replace(' ', '-')}-end",) for phase in ("dawn", "planning", "high drama", "plunder")},
    "dawn": ("day/day-begin", "day/dawn-begin", "day/dawn-steps"),
    "planning": ("day/planning-begin", "day/planning-steps", "day/planning-facedown"),
    "choose": ("day/planning-facedown",),
    "reveal": ("day/planning-reveal",),
    "when revealed": ("day/reveal-effects", "day/reveal-order"),
    "initiative": ("day/initiative-highest", "day/initiative-tie", "day/initiative-tie-nobody"),
    "determine initiative": ("day/initiative-highest", "day/initiative-tie", "day/initiative-tie-nobody"),
    "muster": ("day/muster-order", "day/planning-muster", "unsettled/muster-order"),
    "resolve schemes": ("day/planning-scheme",),
    "schemes": ("day/planning-scheme",),
    "draw": ("day/planning-draw",),
    "high drama": ("day/high-drama-turns",),
    "plunder": ("day/plunder-begin", "day/plunder-dominance", "victory/dominance"),
    "dominance": ("day/plunder-dominance", "victory/dominance"),
    "check dominance": ("day/plunder-dominance", "victory/dominance"),
    "take renown": ("day/plunder-renown",),
    "renown": ("day/plunder-renown",),
    "conditional renown": ("day/plunder-conditional-renown",),
    "economic": ("day/plunder-economic", "victory/economic", "victory/tie-another-day"),
    "check economic": ("day/plunder-economic", "victory/economic", "victory/tie-another-day"),
    "fifth day": ("day/plunder-fifth-day", "victory/fifth-day-winner"),
    "check fifth day": ("day/plunder-fifth-day", "victory/fifth-day-winner"),
    "dusk": ("day/dusk-begin", "day/dusk-uncontrolled"),
    "locations become uncontrolled": ("day/dusk-uncontrolled",),
    "characters become en garde and move home": ("day/dusk-home",),
    "city cards are discarded": ("day/dusk-city-cards",),
    "schemes go to the locker": ("day/dusk-schemes", "scheme/locker", "glossary/scheme-end"),
    "discard down": ("day/dusk-hand", "leader/hand-limit"),
    "hand": ("day/dusk-hand", "leader/hand-limit"),
    "hand limit": ("day/dusk-hand", "leader/hand-limit"),
    "end of dusk": ("day/dusk-end",),
    "dusk ends": ("day/dusk-end",),
    "end of the day": ("day/day-end",),
    "day ends": ("day/day-end",),
    "brutes are discarded": ("brute/end-of-day",),
}
"""The lines that cite one of these rules are that step."""
FIRST_OF = {each: STEPS[each][:1] for each in ("announce challenger", "target opposing character", "target an adversary")}
"""The rules by which alone these steps go where lines cite them: the others stand for them in an edition that has no line of its own for them."""
MOST = r"(?:the )?(?:most|highest|total|number of|tie-?breaker) (?:number of |total )?"
FEWEST = r"(?:the )?(?:fewest|least|lowest|total|number of|tie-?breaker) (?:number of |total )?"
QUOTED = "['\"“”‘’]?"
DONE = r"(?: (?:is|are) (?:resolved|carried out)| resolves?)?"
REVEALED = r"(?:cards?|schemes?|characters?)"
TAKE = r"(?:players )?(?:take|collect|gain|taking|collecting|gaining)(?: of)?(?: the| their| all)*"
THE_LOCATIONS = r"(?:(?:the|all|their|each) )*(?:controlled )?(?:City )?locations?(?: (?:they control|controlled))?"
TAKEN = r"(?: (?:is|are) (?:taken|collected|gained))?"
CHOSEN = r"(?:chosen|determined|found|decided|drawn|selected|picked)"
CHOOSE = r"(?:choos|determin|find|decid|draw|select|pick)(?:e|ing)?"
BY_CHANCE = r"(?:at random|random(?:ly)?|(?:by )?chance|(?:by )?lot)"
IN_THE_CITY = r"(?: (?!.*(?:\bhand|\blocker|\bdiscard|\bhome|\bcrew)).+)?"
"""Where City cards can be put: not into a hand, a pile or a Home."""
PHASES = "dawn|planning|high drama|plunder|dusk"
STEPS |= {f"{phase} begins": (f"day/{phase.replace(' ', '-')}-begin", *STEPS[phase]) for phase in PHASES.split("|")}
STEPS["end of high drama"] += ("day/high-drama-over",)
SAID: tuple[tuple[str, str], ...] = (
    (r"(?:the |a |an )", ""),
    (rf"(?:(?:carry out|resolve|resolution of) )?(?:the )?{QUOTED}when[- ]revealed{QUOTED}(?: effects?| abilit(?:y|ies))?{DONE}$", "when revealed"),
    (rf"(?:the )?{REVEALED}(?: and {REVEALED})?(?: (?:is|are))? revealed$", "reveal"),
    (r"(?:all |both )?players reveal(?: (?:their|the) cards)?$", "reveal"),
    (
        r"(?:the )?(?:initiative is |early )?(?:determined|determination of initiative|initiative determined|determine initiative step)$",
        "determine initiative",
    ),
    (r"(?:start|opening|begin) of (?:the )?", "beginning of "),
    (r"(?:close|conclusion|ending) of (?:the )?", "end of "),
    (rf"{TAKE} renown(?: (?:from|of|at|on) {THE_LOCATIONS})?$", "take renown"),
    (
        rf"(?:the )?(?:taking of )?renown (?:is |are )?(?:taken |collected |gained |coming )?(?:from|of|at|on|for) {THE_LOCATIONS}{TAKEN}$",
        "take renown",
    ),
    (rf"(?:the )?locations?(?:['’]s?)? renown{TAKEN}$", "take renown"),
    (rf"(?:{TAKE} )?(?:the |any |additional |further )*conditional renown(?: (?:is|are) (?:taken|collected|gained))?$", "conditional renown"),
    (r"(?:make (?:the )?)?(?:check (?:for |of )?)?(?:the |an? )?(dominance|economic|fifth day)(?: victory)?(?: check)?$", r"check \1"),
    (rf"(?:the )?({PHASES})(?: phase)? (?:begins?|starts?|is reached|comes|follows)$", r"\1 begins"),
    (rf"(?:the )?({PHASES})(?: phase)? (?:ends?|is over|is carried out|closes)$", r"end of \1"),
    (r"beginning of (?:the )?day(?: \d+)?$", "beginning of the day"),
    (r"end of (?:the )?day(?: \d+)?$", "end of the day"),
    (rf"{MOST}locations(?: controlled)?$", "tie on locations"),
    (rf"{MOST}influence$", "tie on influence"),
    (rf"{FEWEST}(?:leader )?wounds(?: (?:on|of) (?:the |its |their )?leaders?)?$", "tie on wounds"),
    (rf"(?:the )?leader with {FEWEST}wounds$", "tie on wounds"),
    (rf"{BY_CHANCE}(?: {CHOSEN})?$", "random"),
    (
        rf"(?:{CHOOSE} )?(?:a |the )?(?:{BY_CHANCE}(?: {CHOSEN})? winner|winner(?: is)?(?: {CHOSEN})? {BY_CHANCE})(?: of (?:a|the) draw)?$",
        "random winner",
    ),
    (
        rf"(?:{DEALT}|(?:placing|place|adding|add|dealing|deal)(?: of)? (?:the )?city(?: deck)? cards?{IN_THE_CITY}|city(?: deck)? cards)$",
        "city cards",
    ),
)
"""What steps are called otherwise."""


def step_called(name: str) -> str:
    """A step as the tables here call it."""
    name = name.casefold().strip()
    for said, usual in SAID:
        name = re.sub(rf"^{said}", usual, name, flags=re.IGNORECASE)
    return name


LIKE = {
    "activate a technique": r"announces the Technique of ",
    "activate technique": r"announces the Technique of ",
    "technique": r"announces the Technique of |The Technique of .+ is resolved",
    "maneuver": r"announces the Maneuver of ",
    "activate maneuver": r"announces the Maneuver of ",
    "destroyed": r" is destroyed",
    **dict.fromkeys(("wound", "wounds", "wounded"), r" suffers \d+ wound"),
    **{f"pressure with {stat}": rf"^{stat.title()} at " for stat in ("resolve", "combat", "finesse", "influence")},
    "tie on locations": r"^Tied on Renown; locations controlled",
    "tie on influence": r"^Tied on locations; Influence",
    "tie on wounds": r"^Tied on Influence; wounds",
    "random": r"\b[Cc]hance (?:finds|decides)\b",
    "random winner": r"\bchance finds the winner\b",
    "final strike": r"the Final Strike takes effect|needed a Final Strike does not",
}
"""The lines whose text is like this are that step."""
SILENT: dict[str, tuple[str, ...]] = {
    "activate technique": ("challenge/technique",),
    "technique": ("challenge/technique",),
    "activate a technique": ("challenge/technique",),
}
"""The rows of procedures that these steps are, where nothing was done in them."""
CONCEPTS = (
    ("wound", "wounds", "wounded", "wounding", "suffer", "suffers", "suffered", "takes"),
    ("heal", "heals", "healed", "healing"),
    ("destroy", "destroys", "destroyed", "destroying", "dies", "destruction"),
    ("discard", "discards", "discarded", "discarding"),
    ("announce", "announces", "announced", "play", "plays", "played", "use", "uses", "used", "activate", "activates", "activated"),
    ("target", "targets", "targeted"),
    ("move", "moves", "moved"),
    ("engage", "engages", "engaged", "engaging"),
    ("answer", "answers", "reaction", "reacts", "triggers", "fires", "resolves"),
    ("draw", "draws", "drawn"),
    ("gain", "gains", "gained", "takes", "take"),
    ("reveal", "reveals", "revealed"),
    ("muster", "musters", "mustered", "mustering", "joins"),
    ("cancel", "cancels", "cancelled", "canceled", "cancelling", "canceling"),
    ("order", "orders", "decides", "chooses"),
    ("equip", "equips", "equipped", "equipping"),
    ("recruit", "recruits", "recruited", "recruiting"),
    ("win", "wins", "won"),
    ("end", "ends", "over"),
    ("begin", "begins", "starts", "start"),
)
"""Words that say the same of a line."""
