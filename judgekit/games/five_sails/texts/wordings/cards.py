"""The whole text of a card, before it is taken apart into abilities: how they begin, and what the card owns."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.called import NO_NAME
from judgekit.games.five_sails.texts.wordings.abilities.given import brought_here, given
from judgekit.games.five_sails.texts.wordings.abilities.piles import AFTER, AWAY
from judgekit.games.five_sails.texts.wordings.terms import NUMBER


def _in_plunder(found: re.Match[str]) -> str:
    """What is done in Plunder behind a bullet or a colon, as a sentence."""
    return f"{found[1]}During Plunder, {found[2] + ', ' if found[2] else ''}"


KIND = r"(?:Action|Reaction|Forced|Technique|Maneuver)"
HEADS = Table(
    (r"\[(Combat|Finesse|Influence|Resolve|Panache|Riposte|Parry|Thrust|Wealth)\]", r"\1"),
    (r"(?:\b[Tt]he )?\[(?:[Tt]he )?(Docks|Forums)\]", r"The \1"),
    (r"(?:\b[Tt]he )?\[(?:[Tt]he )?(?:Grand )?Bazaar\]", "The Grand Bazaar"),
    (r"\b([Tt]he )attached (?=character\b)", r"\1equipped "),
    (r"\b[Ff]action [Dd]eck\b", "deck"),
    (r"[“”]", '"'),
    (r"(^|(?<=[.;] ))Scheme: (?=(?:During|In|At) (?:the )?Plunder\b|Plunder(?: phase)? *[•:])", r"\1"),
    (r"(^|(?<=[.;] ))(?:(?:During|In|At) )?Plunder(?: phase)?(?:,? (if [^•.:]+?))? *[•:] *(?=[\w\"'])", _in_plunder),
    (r"(^|(?<=[.;] ))At Plunder, ", "During Plunder, "),
    (rf'"((?:[A-Z][\w\']* )*{KIND}: [^"]+)"', r"'\1'"),
    (r"\b(Technique|Maneuver): ?\(?Belayed\)?(?:[.,;:]| *•)? +", r"Belayed \1: "),
    (r"\bBelayed\. (?=Technique:)", "Belayed "),
    (rf"\b(Once|Twice) (?:per|each|a|every) (game|duel|round)(?:,| -|:)? ((?:[A-Z][\w'-]* )*{KIND}):\s*", r"\3: \1 per \2. "),
    (r"(^|(?<=[.;] ))Scheme: (?=When (?:this (?:card|scheme) is )?revealed\b)", r"\1"),
    (r"(^|(?<=[.;] ))When (?:this (?:card|scheme|event) is )?revealed(?:,| •|;) *(?=[\w\"'])", "When revealed: "),
    capitals=True,
)
"""Symbols that are typed in square brackets, and how an ability begins: its marker, how often it can be used, its moment."""
OWN_PILE = r"(?:[Yy]ou (?:may|can) play this card|[Tt]his card (?:may|can) be played) (?:from|out of|while in|while it is in) your discard pile"


def _dearer(found: re.Match[str]) -> str:
    """What a card costs more or less for those to whom it is equipped."""
    bears = " with an attachment" if found[3] else ""
    return f"When {found[2]}{bears}{' other than your Leader' if found[5] else ''} equips {found[1]}, it has {found[4]} cost"


def _of_the_bearer(found: re.Match[str]) -> str:
    """An ability that a card gives its bearer: where it speaks of that card too, it stands on it, and "this character" is the bearer."""
    before = re.sub(r"'[A-Z][^']*:[^']*'", "", found.string[: found.start()])
    if not re.search(r"\bthis (?:card|attachment|risk)\b", found[2], re.IGNORECASE) or re.search(rf"\b(?:{KIND}|Scheme|revealed):", before):
        return found[0]  # what an effect gives stands on its bearer
    said = re.sub(r"\bthis (?:character|participant|performer)\b", "the equipped character", found[2], flags=re.IGNORECASE)
    return f"{found[1]}'{re.sub(r'(: )the (?=equipped)', lambda m: m[1] + 'The ', said)}'"


def _single(said: str, many: str | None) -> str:
    """A Trait in the singular."""
    return said if many is None else f"{said[:-3]}y" if said.endswith("ies") else said.removesuffix("s")


def _challenges_away(found: re.Match[str]) -> str:
    """Who challenges at adjacent locations, and moves there for it."""
    opposed = _single(found["many"] or found["one"], found["many"])
    return f"{found[2]} can challenge whoever opposes a friendly {opposed} at an adjacent location, and moves there then"


TRAIT = r"[A-Z][\w-]+(?: [A-Z][\w-]+)*"
OPPOSED = r"(?:adjacent locations|an adjacent location|locations adjacent to (?:him|her|it|them|this character))"
EVEN_THEN = (
    r"\b((?:may|can) intervene by [^.]+? instead(?: of [^.]+?)?)\. (?:S?[Hh]e|[Tt]hey|[Ii]t|[Tt]his character) (?:may|can) "
    r"(?:do (?:this|so)|intervene) even (?=(?:if|when|while) (?:(?:s?he|it|they) (?:is|are) )?(?:already )?engaged\b)",
    r"\1, even ",
)
"""A second sentence that says when somebody may intervene in the way of the first."""
OF_THE_CARD = Table(
    EVEN_THEN,
    (
        r"(^|(?<=[.;] ))([^.;•:]+?) (?:may|can) (?:issue challenges to|challenge) (?:an? )?characters? (?:that |who )?(?:oppos(?:ing|es?)) "
        rf"(?:your (?P<many>{TRAIT})|an? (?:friendly )?(?P<one>{TRAIT})(?: of yours| you control)?) at {OPPOSED}\. "
        r"When(?:ever)? (?:s?he|it|they|\2) do(?:es)?(?: so)?, (?:move (?:him|her|it|them|\2) there|(?:s?he|it|they|\2) moves? there)(?=\.|$)",
        _challenges_away,
    ),
    (
        r"\b(?:During|In|At) (?:the )?set-?\s?up,? search your deck for an? (?P<what>[^.]+?)(?:, reveal it)?,? "
        r"and (?:equip|attach) it to (?P<whom>[^.,]+?)"
        r",? (?:ignoring (?:all|its) costs?|without paying[^.,]*|for free|at no cost)(?:\.|,)? (?:[Tt]hen,? |and )*[Ss]huffle your deck",
        r"In set-up, equip a \g<what> of your deck to \g<whom> without paying and shuffle your deck",
    ),
    (
        r"\bWhile (?:a player|anybody) equips (an? [^.,]+?) to (an? [^.,]*?character)"
        r"(?: (?:that|who) (?:already )?(?:has|bears)( an attachment)(?: equipped)?)?, "
        r"it has ([+-]\d) cost(\. Your Leader ignores this)?",
        _dearer,
    ),
    (
        r"(?i)\bWhen (?P<who>this character|(?-i:[A-Z])[\w-]+) intervenes, "
        r"(?:(?:you )?(?:do not|cannot|don't) play (?:a|any) combat card"
        r"|no combat card is played(?: for (?:him|her|it|them))?|they play no combat card)"
        r"(?:\.|,|;)? (?:and )?(?:(?:s?he|they|it|you|(?P=who)) )?(?:suffers?|takes?) (?:all )?the threat as wounds"
        r"(?:(?:\.|,|;)? (?:and )?(?:then )?the duel (?:then )?ends)?(?=\.|$)",
        r"When \g<who> intervenes, no combat card is played for them, and the threat becomes wounds",
    ),
    (
        r"((?:^|(?<=[.] ))(?:This card )?(?:[Mm]ay only (?:be equipped|equip)|[Cc]an only be equipped"
        r"|(?:[Mm]ay|[Cc]an) be equipped only|[Ee]quips? only|[Oo]nly equips?)"
        r" to [^.•:;]+?),? and (?:they|s?he|it|that character|the equipped character) (?:gains?|has|have|gets?) (?=[^.•:]+(?:\.|$))",
        r"\1. The equipped character gains ",
    ),
    (r"\b([Tt]he (?:equipped|attached) character (?:gains|has):? )'(.+?)'(?=[\s.,]|$)", _of_the_bearer),
    (rf"\b((?:[A-Z][\w'-]* )*(?:Action|Reaction): )({OWN_PILE}(?:[.,] (?:{AFTER},? )?{AWAY})?)\. ", lambda m: f"{m[2]}. {m[1]}"),
    (
        rf"{OWN_PILE}(?:[.,] (?:{AFTER},? )?{AWAY})?(?=\.|$)",
        lambda m: (
            "you may play this card from your discard pile"
            + (f", and {'sink' if m['sunk'] else 'lock'} it afterwards" if re.search(r"Locker|the game|sink|bottom", m[0]) else "")
        ),
    ),
    capitals=True,
)
"""What it says of itself in the discard pile belongs to none of its abilities."""
ATTACHED = "each attachment equipped to this character"
STRIKES = re.compile(r"((?:[A-Z][\w'-]*\s)*?)(Final Strike|Lethal)\s((?:[A-Z][\w'-]*\s)*?)(Maneuver|Technique):\s*(?=\S)")
QUALIFIED = re.compile(r"\b(Action|Reaction|Maneuver|Technique) \(([A-Z][\w'-]*(?:[ ,]+[A-Z][\w'-]*)*)\):")


NICKNAMED = re.compile(r"[\"“”]\w[\w' -]*[\"“”] ([\w'-]+)")
"""The name of somebody who has a nickname too: the card speaks of that one without it."""
AT_POOR_PLACE = rf"is at a (?:City )?location with (?P<much>{NUMBER} or (?:fewer|less)|no) Renown\b"
AT_POOR = re.compile(rf"\b(?P<so>[Ww]hile|[Ii]f|[Aa]s long as) this character {AT_POOR_PLACE}(?P<then>, (?:this character|s?he|it|they)\b)?")


def _at_poor(found: re.Match[str]) -> str:
    """That a character is where little Renown lies, as that little lies there."""
    verb = "is" if found["much"] == "no" else "are"
    return f"{found['so']} there {verb} {found['much']} Renown at this location{', this character' if found['then'] else ''}"


CITY = ("The Docks", "The Forums", "The Grand Bazaar", "Ole's Inn", "Governor's Gardens")
"""The City locations, which speak of themselves by their names."""


def _own_place(text: str, name: str) -> str:
    """A text in which a location speaks of itself without its name."""
    said = re.escape(name).replace("'", "['’]")
    if name and name not in CITY:
        return re.sub(rf"\b([Pp]lace|[Pp]ut|players,) {said} (?=(?:lies |is )?(?:outside|beyond)\b)", r"\1 this location ", text)
    return re.sub(rf"\b{said}", "this location", text) if name else text


TITLES = (
    r"(?:Do(?:n|ña|na|nna)|Captain|Capitaine|Lord|Lady|Sir|Dame|Father|Mother|Brother|Sister|Doctor|Dr\.?|Madame|Monsieur|Mademoiselle|Se[ñn]ora?"
    r"|Baron(?:ess)?|Count(?:ess)?|Duke|Duchess|Prince(?:ss)?|King|Queen|Cardinal|Colonel|Major|Sergeant|Lieutenant|Admiral)"
)
"""What may stand in a name before the one by which somebody is called."""
TITLED = re.compile(rf"({TITLES}) ([A-Z][\w-]+)((?: .+)?)")


def _called(text: str, name: str) -> str:
    """A text in which somebody with a title, who is called by name without it, is called by the whole name."""
    found = TITLED.fullmatch(name)
    if found is None:
        return text
    return re.sub(
        rf"{NO_NAME}(?<!\bTarget )(?<!\bEach )(?<!\bThe )(?<!\b{re.escape(found[1])} )\b{found[2]}\b(?:{re.escape(found[3])}\b)?", name, text
    )


def _own_words(text: str, name: str) -> str:
    """A text in which what the card owns, and where it is, is said without its name."""
    if nickname := NICKNAMED.match(name):
        text = re.sub(rf"(?:[\"“”]\w+[\"“”] )?\b{re.escape(nickname[1])}\b", "this character", text)
    text = _called(_own_place(text, name), name)
    for own in dict.fromkeys((name, name.split(" ")[0], "the equipped character", "this character")) if name else ():
        if own not in text:
            continue
        said = re.escape(own)
        text = AT_POOR.sub(_at_poor, text) if own == "this character" else re.sub(rf"\b{said} (?={AT_POOR_PLACE})", "this character ", text)
        text = re.sub(rf"\b(at|to|from|on|of|in) {said}['’]s location\b", r"\1 this location", text)
        text = re.sub(rf"\b{said}['’]s location\b", "this location", text)
        text = re.sub(rf"\b[Aa]ll (?:of )?(?:the )?(?:{said}['’]s attachments|attachments (?:equipped to|on) {said})\b", ATTACHED, text)
        text = re.sub(rf"\b(other than|except|besides|than) {said}\b(?!['’])", r"\1 this character", text)
        text = re.sub(rf"\b{said} costs\b", "this card costs", text)
        text = re.sub(rf"\b{said}['’]s other (?:crew member|character)\b", "another character you control", text)
        text = re.sub(rf"\b{said}['’]s (?:controller|player)\b", "this card's controller", text)
    if not re.search(r"\b(?:target|chosen|choose)\b", text, re.IGNORECASE):
        text = re.sub(r"\b[Aa]ll (?:of )?(?:his|her|its) attachments\b", ATTACHED, text)
        text = re.sub(r"\b(to|from|on) (?:his|her|its) location\b", r"\1 this location", text)
        text = re.sub(r"\b([Aa]ttachments?) (?:equipped to|on) (?:him|her)\b", r"\1 equipped to this character", text)
    return text


def _without_keywords(text: str) -> str:
    """A text in which no keyword stands among the words before a kind of ability, and none in brackets behind it: Final Strike is a cost."""
    text = QUALIFIED.sub(r"\2 \1:", text)
    return STRIKES.sub(lambda m: f"{m[1]}{m[3]}{m[4]}: {'Final Strike • ' if m[2] != 'Lethal' else 'Lethal. '}", text)


def card_text(text: str, name: str) -> str:
    """The text of a card of some name, as it is taken apart into abilities."""
    return brought_here(OF_THE_CARD(_own_words(given(_without_keywords(HEADS(text))), name)))
