"""Wordings that people use on cards of their own, rewritten to the sentences of the vocabulary; tried before those of wording.py."""

from __future__ import annotations

import re

STAT = r"\[?(?:resolve|combat|finesse|influence|panache|crew cap)\]?"
VALUE = r"\[?(?:riposte|parry|thrust)\]?"
N = r"(?:\d+|an?|one|two|three|four|five|six)"
WIDER: dict[str, tuple[tuple[str, str], ...]] = {
    "effect": (
        (r"^(?:move|send|bring) (.*\b(?:enemy|opposing|adversary)\b.*?) to your (?:own )?home$", r"move \1 into your Home"),
        (r"^(?:exhaust|tap|turn sideways) ", "engage "),
        (r"^(?:unexhaust|untap|refresh|stand up) ", "en garde "),
        (rf"^(?:deal|inflict) ({N}) (wounds?|damage) (?:to|on) (.+)$", r"\3 suffers \1 wounds"),
        (r"suffers (an?|one|1) wounds$", "suffers a wound"),
        (rf"^(.+?)'s ({STAT}) is (?:reduced|lowered|decreased) by (\d)$", r"\1 gets -\3 \2"),
        (rf"^(.+?)'s ({STAT}) is (?:increased|raised) by (\d)$", r"\1 gets +\3 \2"),
        (rf"^(?:reduce|lower|decrease) (.+?)'s ({STAT}) by (\d)$", r"\1 gets -\3 \2"),
        (rf"^(?:increase|raise) (.+?)'s ({STAT}) by (\d)$", r"\1 gets +\3 \2"),
        (rf"^set (.+?)'s ({STAT}) to (\d+)$", r"set the \2 of \1 to \3"),
        (rf"^discard ({N}) threat (?:from|in) (?:your|your participant's) pool$", r"remove \1 threat from your pool"),
        (rf"^add threat to the adversary's pool equal to (.+?)'s ({STAT})$", r"add 1 threat to the adversary's pool for each \2 of \1"),
        (
            rf"^(?:your|the|this) combat card (?:has|gains|gets) \+X ({VALUE}),? where X is (.+?)'s ({STAT})$",
            r"your combat card has +1 \1 for each \3 of \2",
        ),
        (rf"^\+X ({VALUE}),? where X is (.+?)'s ({STAT})$", r"your combat card has +1 \1 for each \3 of \2"),
        (rf"^(?:add )?({VALUE}) equal to (.+?)'s ({STAT})$", r"your combat card has +1 \1 for each \3 of \2"),
        (
            rf"^double (?:your|the|this card's|your combat card's) ({VALUE})(?: of (?:your combat card|this card))?$",
            r"double the \1 of your combat card",
        ),
        (
            rf"^(?:swap|switch|exchange) (?:the )?({VALUE}) and (?:the )?({VALUE}) of (?:this card|your combat card)$",
            r"swap the \1 and the \2 of your combat card",
        ),
        (
            rf"^(?:your|this) (?:combat )?card's ({VALUE}) (?:becomes|is|is set to) (?:equal to )?(?:its|the) ({VALUE})$",
            r"set the \1 of your combat card to its \2",
        ),
        (
            r"^(?:it|that card|this card|your combat card) (?:gains|has|gets) \+(\d) to all (?:of its )?combat values$",
            r"+\1 Riposte, +\1 Parry and +\1 Thrust",
        ),
        (r"^the adversary cannot (?:play|activate) (?:a |any )?Maneuvers? (in|during) ", r"the adversary cannot use Maneuvers \1 "),
        (r"^the adversary must gamble (?:in|during) their next round$", "in the adversary's next round, they must gamble"),
        (r"^it suffers (?:one|1|an?) (?:less|fewer) wounds?$", "reduce the number by one"),
        (r"^reduce the wounds by (\d|one|two|three)$", r"reduce the number by \1"),
        (r"^cancel (?:that|the|this) (?:action|ability|risk|reaction)'s effects?$", "cancel its effects"),
        (r"^(?:the adversary|they) discards? (an?|one|\d) cards? at random$", r"the adversary discards \1 card at random"),
        (
            rf"^(each|target) opponent discards ({N}) (?:cards? at random|random cards?)(?: from their hand)?$",
            r"\1 opponent discards \2 card at random",
        ),
        (r"^discard (an?|one|\d) (?:cards? at random|random cards?)(?: from your hand)?$", r"discard \1 card at random"),
        (rf"^target opponent chooses and discards ({N}) cards?$", r"target opponent discards \1 cards"),
        (r"^look at (?:target|an|your|the) opponent's hand$", "target opponent reveals their hand"),
        (r"^(?:target|an|the) opponent (?:shows you|reveals) their hand$", "target opponent reveals their hand"),
        (
            r"^discard (an?|one|1) card (?:from (?:it|that hand|there|their hand)|of your choice from (?:it|that hand|their hand))$",
            "discard a card from that hand",
        ),
        (r"^look at the adversary's hand$", "target opponent reveals their hand"),
        (r"^put (?:one|1|one of them|one of those cards) in(?:to)? your hand$", "put a revealed card into your hand"),
        (r"^sink the (?:others|other cards|remaining cards|rest of (?:them|those cards))$", "sink the rest"),
        (r"^(reveal|look at) the top card of ", r"\1 the top 1 card of "),
        (
            r"^search your deck for an? ([A-Z]\w+)(?: card| attachment)? and put it into your hand$",
            r"search your deck for a \1 attachment, reveal it and put it into your hand",
        ),
        (
            r"^search your deck for an? (attachment|risk|character) and put it into your hand$",
            r"search your deck for a \1, reveal it and put it into your hand",
        ),
        (r"^shuffle your discard pile (?:back )?into your deck$", "shuffle your discard pile into your deck"),
        (r"^(?:exchange|swap) the locations of two target (.+?)s( you control)?$", r"exchange the locations of target \1\2 and target \1\2"),
        (r"^swap (this character|\w+) with (target .+)$", r"exchange the locations of \1 and \2"),
        (rf"^(?:move|take) ({N}) Renown from (.+?)(?: to your (?:Renown|own|pool))?$(?<! location)(?<!opponent)", r"take \1 Renown from \2"),
        (rf"^take ({N}) Renown from (this location|that location|a location you control|an? .*location.*|the .+)$", r"collect \1 Renown from \2"),
        (rf"^move ({N}) Renown from (.+?) to your Renown$", r"collect \1 Renown from \2"),
        (r"^(?:you become|become) the First Player$", "take the First Player Token"),
        (r"^(?:gain|take) (?:control of )?the First Player Token$", "take the First Player Token"),
        (r"^take (?:an|one|1)(?: additional| extra| more)? action$", "take 1 more actions"),
        (r"^recruit (target .+?) without paying(?: its cost)?$", r"recruit \1 at a cost of 0"),
        (r"^equip (target .+?) to (.+?) without paying its cost$", r"equip \1 to \2 without paying"),
        (r"^(?:this character|\w+) intervenes(?: without engaging)?$", "this character becomes the target of the challenge"),
        (r"^(?:change|redirect) the (?:target of the )?challenge to (.+)$", r"\1 becomes the target of the challenge"),
        (r"^(return|put) this card (?:in)?to your hand (?:at the end of|after) the duel$", "after the duel, this card goes to your hand"),
        (r"^put this card on the bottom of your deck (?:at the end of|after) the duel$", "after the duel, this card goes to the bottom of your deck"),
        (r"^take (\d|an?|one|two|three) Renown$", r"gain \1 Renown"),
        (r"^draw up to (\d+|two|three|four) cards$", r"draw up to \1 cards"),
    ),
    "cost": (
        (rf"^(wound|destroy|engage|discard) (?:{N}) of your (?:own )?(\w+?)s?( here| at this location)?$", r"\1 a \2 you control\3"),
        (r"^(?:exhaust|tap) ", "engage "),
    ),
    "trigger": (
        (r"^(?:an? )?(?:enemy|opponent|enemy character) challenges (.+)$", r"\1 is challenged"),
        (r"^an? (?:enemy|opponent|enemy character|enemy card) would wound (.+)$", r"\1 would be wounded"),
        (r"^(the )?(?:start|beginning) of (?:each|every) (Day|Dawn|Planning|High Drama|Plunder|Dusk)$", r"the beginning of \2"),
        (r"^(the )?end of (?:each|every) (Day|Dawn|Planning|High Drama|Plunder|Dusk)$", r"the end of \2"),
        (r"^(.+?) enters this location$", r"\1 moves to this location"),
        (r"^(?:an enemy|an opponent) refuses a challenge (?:from|by|issued by) (.+)$", r"a challenge by \1 is refused"),
        (r"^(?:you win|you succeed (?:at|in|with)|your) (?:an? )?pressure(?: succeeds| is successful)?$", "you win a pressure"),
        (r"^a pressure (?:you initiate|you started|of yours) (?:succeeds|is successful)$", "you win a pressure"),
        (r"^(?:your pressure|a pressure you initiate|you lose a pressure|a pressure of yours)(?: fails)?$", "your pressure fails"),
        (r"^you win a duel$", "a character you control wins a duel"),
        (r"^(.+?) wins (?:its|their|his|her|the) duel$", r"\1 wins a duel"),
        (r"^an? (?:enemy|opponent) gambles$", "an opponent gambles"),
        (r"^(?:during )?plunder$", "conditional Renown is taken"),
    ),
    "passive": (
        (
            r"^when (.+?) would engage to move, (?:he|she|it|they|you) (?:may|can) suffer a wound instead$",
            r"when \1 would engage to move, they can suffer a wound instead",
        ),
        (
            r"^when (.+?) would engage to move, you may discard a card(?: from your hand)? instead$",
            r"when \1 would engage to move, you can discard a card instead",
        ),
        (r"^(.+?) (?:may|can) suffer a wound instead of engaging to move$", r"when \1 would engage to move, they can suffer a wound instead"),
        (r"^you (?:may|can) discard a card instead of engaging (.+?) to move$", r"when \1 would engage to move, you can discard a card instead"),
        (r"^(.+?) (?:gains|gets|has) ([+-]\d \[?\w+\]?) while parleying with an? (.+)$", r"when \1 parleys with a \3, they have \2"),
        (r"^(.+?) (?:gains|gets|has) ([+-]\d \[?\w+\]?) while parleying$", r"when \1 parleys, they have \2"),
        (r"^(.+?) can (?:be challenged only|only be challenged) by (.+?)s?$", r"\1 can be challenged only by a \2"),
        (r"^only (.+?)s? can challenge (.+)$", r"\2 can be challenged only by a \1"),
        (r"^(.+?) (?:may|can) intervene from (?:an )?adjacent(?: City)? locations?$", r"\1 can intervene from an adjacent location"),
        (r"^(.+?) cannot (?:move (?:to|into)|enter) (?:this location|here)$", r"\1 cannot move to this location"),
        (r"^(.+?) cannot move here$", r"\1 cannot move to this location"),
        (r"^(.+?) cannot (?:leave|move from) (?:this location|here)$", r"\1 cannot leave this location"),
        (r"^(.+?) gains? the ([A-Z][\w' -]*?) trait$", r"\1 has the trait \2"),
        (
            r"^(.+?) (?:does|do) not (?:have to )?engage (?:to|when \w+) intervenes?$",
            r"\1 can intervene for a character you control without engaging",
        ),
        (r"^(.+?) (?:may|can) move while engaged$", r"\1 can use the Move Action while engaged"),
        (r"^(.+?) (?:does|do) not (?:have to )?engage (?:to move|when \w+ moves?)$", r"\1 does not engage to move"),
        (r"^your hand limit (?:is increased by|is|has|gets) \+?(\d|one|two)(?: higher| more)?$", r"you may keep \1 cards more"),
        (
            r"^you (?:may|can) (?:hold|keep) (\d|an?|one|two|three)(?: additional| more| "
            r"extra)? cards?(?: more)?(?: at the end of the Day| in your hand)?$",
            r"you may keep \1 cards more",
        ),
        (r"^(risk|attachment|mercenarie|mercenary|card)s cost(?: you)? (\d) (less|more)$", r"your \1s cost \2 \3"),
        (r"^your risks cost (\d) less$", "risks of yours have -1 cost"),
        (r"^(?:enemy|opponents'|your opponents') risks cost (\d) more$", r"risks of your opponents have +\1 cost"),
        (r"^(?:enemy|opponents'|your opponents') risks cost (\d) less$", r"risks of your opponents have -\1 cost"),
        (r"^your (risk|attachment|card)s cost (\d) less$", r"\1s of yours have -\2 cost"),
        (r"^your (risk|attachment|card)s cost (\d) more$", r"\1s of yours have +\2 cost"),
        (r"^mercenaries cost (\d) less(?: to recruit)?(?: (?:here|at this location))?$", r"Mercenaries at this location have -\1 cost for you"),
        (r"^attachments cost (\d) less for (.+?)(?: to equip)?$", r"when \2 equips an attachment, it has -\1 cost"),
        (r"^(?:you win ties in pressures|ties in pressures count as successes for you)$", "you win ties in pressures"),
        (
            r"^(?:you win ties in pressures|ties in pressures) (?:at this location|here)(?: count as successes for you)?$",
            "you win ties in pressures at this location",
        ),
        (
            r"^engaged characters do not count (?:for|in|during) pressures (?:at this location|here)$",
            "in pressures at this location, engaged characters do not count",
        ),
        (r"^(?:no one can pressure this location|this location cannot be pressured)$", "this location cannot be pressured"),
    ),
    "condition": (),
}
SELF = r"(?:They|That player|That opponent|He or she)"
TIDY = (
    (r"^During Plunder, ", "When Plunder • "),
    (r"[“”]", '"'),
    (r'"((?:[A-Z][\w]* )*(?:Action|Reaction|Forced|Maneuver|Technique): [^"]+)"', r"'\1'"),
    (r"^(Lethal)[.,]? ([^•]+?)\s*•\s*", r"\2 • Lethal. "),
    (r"^([^•]*?),? Lethal\s*•\s*", r"\1 • Lethal. "),
    (r"[;:] or ", ", or "),
    (
        rf"\b(?:Choose|Target) an opponent\. {SELF} (reveals?|discards?|loses?|draws?|gains?)",
        lambda m: "Target opponent " + m[1].removesuffix("s") + "s",
    ),
    (r"\bIf (?:you win(?: the pressure| it)?|you succeed|the pressure succeeds|it is successful), ", "If successful, "),
    (
        r"\bIf (?:you lose(?: the pressure| it)?|unsuccessful|not successful|it fails|the pressure fails|it is unsuccessful), ",
        "If it does not succeed, ",
    ),
    (r"\b(look at [\w ']+?'s hand) and (discard a card from it)\b", r"\1. \2"),
    (r"\bput one in(?:to)? your hand and sink the (?:rest|others?)\b", "Put one into your hand. Sink the rest"),
    (
        r"\b(Wound|Heal a wound from|Destroy|Engage|En garde) (the adversary|your participant|this character|the "
        r"equipped character) and (the adversary|your participant|this character|the equipped character)\b",
        r"\1 \2. \1 \3",
    ),
    (r"\b([A-Z][\w' ]+? (?:gets|gains|has)) ([+-]\d \w+) and ([+-]\d \w+)(?= until|\.|$)", r"\1 \2. \1 \3"),
)
"""Changes in the whole text of an ability, before it is taken apart."""
WAYS = re.compile(r"^Choose one\s*•\s*(.+)$", re.IGNORECASE)


def tidied(kind: str, text: str) -> str:
    """The text of an ability as the reader of sentences takes it."""
    ways = WAYS.match(text.strip())
    if ways:
        text = "Choose one: " + ", or ".join(w.strip(" .") for w in ways[1].split("•")) + "."
    for pattern, instead in TIDY:
        if kind != "Passive" or "Lethal" not in pattern:
            text = re.sub(pattern, instead, text)
    return text


MOMENT = re.compile(
    r"(?:at|after) the (beginning|start|end) of (?:each |every |the )?(Day|Dawn|Planning|High Drama|Plunder|Dusk),\s*(.+)", re.IGNORECASE
)
PLUNDER = re.compile(r"(?:during|in) Plunder,\s*(.+)", re.IGNORECASE)


def as_forced(sentence: str) -> str | None:
    """A sentence without a marker that names a moment, as the Forced ability that it is."""
    moment, plunder = MOMENT.fullmatch(sentence.strip()), PLUNDER.fullmatch(sentence.strip())
    if moment:
        return f"At the {moment[1]} of {'the ' if moment[2].casefold() == 'day' else ''}{moment[2]} • {moment[3]}"
    return f"When Plunder • {plunder[1]}" if plunder else None
