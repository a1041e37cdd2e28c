"""The whole text of a card, before it is taken apart into abilities: how they begin, and what the card owns."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings.abilities.piles import AFTER, AWAY


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
    (r"(^|(?<=[.;] ))When (?:this (?:card|scheme|event) is )?revealed(?:,| •|;) *(?=[\w\"'])", "When revealed: "),
    capitals=True,
)
"""Symbols that are typed in square brackets, and how an ability begins: its marker, how often it can be used, its moment."""
OWN_PILE = r"(?:[Yy]ou (?:may|can) play this card|[Tt]his card (?:may|can) be played) (?:from|out of|while in|while it is in) your discard pile"


def _dearer(found: re.Match[str]) -> str:
    """What a card costs more or less for those to whom it is equipped."""
    bears = " with an attachment" if found[3] else ""
    return f"When {found[2]}{bears}{' other than your Leader' if found[5] else ''} equips {found[1]}, it has {found[4]} cost"


OF_THE_CARD = Table(
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


def _own_words(text: str, name: str) -> str:
    """A text in which what the card owns, and where it is, is said without its name."""
    for own in dict.fromkeys((name, name.split(" ")[0], "the equipped character", "this character")) if name else ():
        if own not in text:
            continue
        said = re.escape(own)
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
    return OF_THE_CARD(_own_words(_without_keywords(HEADS(text)), name))
