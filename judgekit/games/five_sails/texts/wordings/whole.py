"""Changes in the whole text of an ability, before it is taken apart into sentences."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table
from judgekit.games.five_sails.texts.wordings import (
    answering,
    cardplay,
    counted,
    counting,
    customary,
    daily,
    duelling,
    forbidding,
    moments,
    offers,
    phases,
    rounds,
)
from judgekit.games.five_sails.texts.wordings.freely import WHOLE
from judgekit.games.five_sails.texts.wordings.terms import NUMBER

SELF = r"(?:They|That player|That opponent|He or she)"
QUOTES = Table(
    (r"[“”]", '"'),
    (r'"((?:[A-Z][\w]* )*(?:Action|Reaction|Forced|Maneuver|Technique): [^"]+)"', r"'\1'"),
    capitals=True,
)
LETHAL = Table(
    (r"^(?:Gain )?(Lethal)[.,]? ([^•]+?)\s*•\s*", r"\2 • Lethal. "),
    (r"^([^•]*?),? Lethal\s*•\s*", r"\1 • Lethal. "),
    capitals=True,
)
"""Lethal is a keyword: it is no cost where it stands before the bullet."""
DONE = {"engaged": "Engage", "wounded": "Wound", "destroyed": "Destroy"}


def _lower(kind: str) -> str:
    """The kind of a card, which is no trait, without a capital."""
    return kind.casefold() if kind.casefold() in {"risk", "attachment", "character", "card"} else kind


def _done_to(found: re.Match[str]) -> str:
    """What happens to a character that is chosen in a sentence of its own."""
    chosen = re.sub(r"^an? ", "a chosen " if found[0].startswith("Choose a") else "target ", found[1])
    return f"{DONE[found[2]]} {chosen}"


NAMED = r"(?:The Docks|The Forums|The Grand Bazaar|Ole's Inn|Governor's Gardens|this location)"


def _of_the_place(found: re.Match[str]) -> str:
    """What is done to a location that a condition has named, said with its name."""
    said = re.sub(r"\b(?:it|that location) (?=becomes (?:un)?controlled)", f"{found[2]} ", found[4])
    said = re.sub(r"\b([Cc]laim|take control of) (?:it|that location)\b", rf"\1 {found[2]}", said)
    said = re.sub(r"\b(Renown (?:to|on|from)) (?:it|that location)\b", rf"\1 {found[2]}", said)
    return f"{found[1]}{found[2]}{found[3]}, {said}"


def _player(found: re.Match[str]) -> str:
    """What happens to a player who is chosen in a sentence of its own."""
    return f"Target player {found[1].removesuffix('s')}s"


AWAY = r" (?:to|into|in) The Locker"


def _from_the_top(found: re.Match[str]) -> str:
    """The top cards of a deck, which go somewhere unseen by anybody's choice."""
    goes = "Send" if found[4] else "Sink" if found[1].casefold() == "sink" else "Discard"
    return f"Reveal the top {found[2]} of {found[3]}. {goes} the rest{found[4] or ''}"


SENTENCES = Table(
    (rf"\b([Ii]f (?:an opponent controls |you control |nobody controls |there is no Renown (?:at|on) )?)({NAMED})([^,.•]*), ([^.•]+)", _of_the_place),
    (r"\b(?:Choose|Target) (?:a|another|any|one) player[.;] (?:They|[Tt]hat player|He or she) (draws?|discards?|gains?|loses?)\b", _player),
    (
        r"\bChoose (an? (?:adjacent )?(?:City )?location|a location you control|any (?:City )?location)[.;] "
        r"((?:Add|Place|Put) (?:\d|an?|one|two|three) Renown|(?:Remove|Take) (?:\d|an?|one|two|three) Renown) (?:there|on it|to"
        r" it|from it|from there)\b",
        lambda m: f"{m[2]} {'from' if m[2][0] in 'RT' else 'to'} {m[1]}",
    ),
    (r"((?:^|(?<=[•.] ))[^.•;:]+?) if ([^.•;:,]+?)(?:[;,] (?:otherwise|if not)|\. (?:Otherwise|If not)),? ([^.•]+)", r"\3, or if \2, \1 instead"),
    (r"((?:at|in|from) this location[^.•]*[.•] ?)([Aa]dd|[Pp]lace) (an?|\d|one|two) Renown (?:to|on) it\b", r"\1\2 \3 Renown to this location"),
    (r"\s*\bThe duel (?:continues|goes on)(?: as (?:normal|usual))?(?=\.|$)", ""),
    (r"^If ([^•,]+?)\s*• ([^•.;]+)[.;] (?:[Oo]therwise|[Ii]f not),? ([^.•]+)", r"\3, or if \1, \2 instead"),
    (
        r"\bChoose Riposte, Parry,? or Thrust\. (?:Your|This) (?:combat )?card (?:has|gains|gets) \+(\d) (?:to it|of it|to that value)",
        r"+\1 Riposte, +\1 Parry or +\1 Thrust",
    ),
    (
        r"\bSearch your deck for (an? [^.•,]+)\. (?:Reveal it,? and )?[Pp]ut it in(?:to)? your hand\b",
        r"Search your deck for \1, reveal it and put it into your hand",
    ),
    (
        r"\bChoose an? ([^.•]+?) (?:from|in) (?:it|that hand|their hand)[.;,] (?:[Tt]hey |[Tt]hat (?:player|opponent)"
        r" )?[Dd]iscards? (?:it|that card)\b",
        r"discard a \1 from that hand",
    ),
    (
        r"\b([Rr]eveal|[Ll]ook at) the top card of ([\w ']+?)(\.|,? and|,) (?:[Pp]ut|take) it in(?:to)? your hand\b",
        r"\1 the top card of \2. Put a revealed card into your hand",
    ),
    (
        r"\b([Rr]eveal the top cards? of [\w ']+?)\. If it is an? ([\w ]+), put it in(?:to)? your hand\."
        r"(?: (?:Otherwise|If not),? (discard|sink) it\b)?",
        lambda m: f"{m[1]}. Put a revealed {_lower(m[2])} into your hand." + (f" {m[3].title()} a revealed card" if m[3] else ""),
    ),
    (
        r"\b(If (?:you|they) do|If successful|If it succeeds|If you succeed), ([^.•]+)\. (?:Otherwise|If not),? ([^.•]+)",
        r"\1, \2. If they do not, \3",
    ),
    (r"\bIf (?!they do|you do|success)([^,.•]+), ([^.•]+)\. (?:Otherwise|If not),? ([^.•]+)", r"\3, or if \1, \2 instead"),
    (r"\b([Pp]ressure (?:this location |the location )?(?:with|using) \w+)\. You win ties\b", r"\1, where a tie is enough"),
    (r"\b(?:Choose|Target) (?:target )?(an? [^.•,]+)\. (?:They|It|That character|The character) (?:is|are) (engaged|wounded|destroyed)\b", _done_to),
    (
        r"\b(Engage|Wound|Destroy) (?:two|2) ((?:\w+ )?)characters you control\b((?: (?:here|at (?:this|your performer's) location))?)",
        r"\1 a chosen \2character you control\3, \1 another chosen \2character you control\3",
    ),
    (r"\b(?:an|your|one|the|an enemy|target) (?:opponent|enemy player)(?:'s)? deck\b", "target opponent's deck"),
    (
        rf"\b[Tt]arget opponent (sends|sinks|puts) the top ({NUMBER} cards|card) (?:of|from) their (?:faction )?deck({AWAY})?",
        lambda m: f"{m[1].removesuffix('s')} the top {m[2]} of target opponent's deck{m[3] or ''}",
    ),
    (
        rf"\b((?i:send|put|remove|discard|sink|mill)) the top ({NUMBER} cards|card) (?:of|from) ([\w ']+?deck)({AWAY})?(?=[.,]|$| and )",
        _from_the_top,
    ),
    (r"\b[Gg]amble(?:\.|,| and|, then|, and) (?i:put|take|add|keep) (?:the )?(?:chosen|gambled) card (?:into|in|to) your hand\b", "Gamble"),
    (r"\b(Choose (?:two|three)(?: of them)?):([^.•]+)", lambda m: f"{m[1]}:{m[2].replace(';', ',')}"),
    (r"[;:] or ", ", or "),
    (
        rf"\b(?:Choose|Target) an opponent\. {SELF} (reveals?|discards?|loses?|draws?|gains?)",
        lambda m: "Target opponent " + m[1].removesuffix("s") + "s",
    ),
    (r"\b(claim(?:ed)?(?: (?:a|any) location)?) this Day\b", r"\1 today"),
    (
        r"\bIf (?:you win(?: the pressure| it)?|you (?:succeed|are successful)|(?:the|this|that|your) pressure (?:succeeds|is successful)"
        r"|(?:it|this|that) (?:is successful|succeeds)), ",
        "If successful, ",
    ),
    (
        r"\bIf (?:you (?:lose(?: the pressure| it)?|fail|are unsuccessful|do not succeed)|unsuccessful|not successful|it fails|(?:the|this|that|your)"
        r" pressure (?:fails|is unsuccessful|is not successful)|it is unsuccessful|it is not successful), ",
        "If it does not succeed, ",
    ),
    (r"\b(look at [\w ']+?'s hand) and (discard a card from it)\b", r"\1. \2"),
    (r"\bput one in(?:to)? your hand and sink the (?:rest|others?)\b", "Put one into your hand. Sink the rest"),
    (
        r"\b(Wound|Heal a wound from|Destroy|Engage|En garde) (the adversary|your participant|this character|the "
        r"equipped character) and (the adversary|your participant|this character|the equipped character)\b",
        r"\1 \2. \1 \3",
    ),
    (
        r"\b([Ii]f )([\w' ]+?) (?:has|bears|carries) an? ([A-Z][\w-]*|attachment)(?: equipped)?, (destroy|discard|engage) it\b",
        lambda m: f"{m[1]}{m[2]} has a {m[3]} equipped, {m[4]} a chosen {m[3] + ' ' if m[3] != 'attachment' else ''}attachment equipped to {m[2]}",
    ),
    capitals=True,
)
OTHERWISE = Table(
    (
        r"((?:^|(?<=[•:.] ))[^.•:]+)\. If (?!(?:they|you|it) do|(?:un)?success|it (?:is|fails|succeeds)|the pressure)([^,.•]+), "
        r"(?:(?:s?he|it|they|you) may )?([^.•]+) instead(?=\.|$)",
        lambda m: f"{m[1]}, or if {m[2]}, {re.sub('^move to', 'move this character to', m[3])} instead",
    ),
    capitals=True,
)
"""What is done in place of the sentence before; in a Reaction `instead` means the event."""
WAYS = re.compile(r"^Choose one\s*•\s*(.+)$", re.IGNORECASE)


def own_words(text: str, name: str) -> str:
    """A text in which what the card owns, and where it is, is said without its name."""
    for own in dict.fromkeys((name, name.split(" ")[0], "the equipped character", "this character")) if name else ():
        said = re.escape(own)
        text = re.sub(rf"\b(at|to|from|on|of|in) {said}['’]s location\b", r"\1 this location", text)
        text = re.sub(rf"\b{said}['’]s location\b", "this location", text)
        text = re.sub(rf"\b[Aa]ll (?:of )?(?:the )?(?:{said}['’]s attachments|attachments (?:equipped to|on) {said})\b", ATTACHED, text)
        text = re.sub(rf"\b(other than|except|besides|than) {said}\b(?!['’])", r"\1 this character", text)
        text = re.sub(rf"\b{said} costs\b", "this card costs", text)
        text = re.sub(rf"\b{said}['’]s (?:controller|player)\b", "this card's controller", text)
    if not re.search(r"\b(?:target|chosen|choose)\b", text, re.IGNORECASE):
        text = re.sub(r"\b[Aa]ll (?:of )?(?:his|her|its) attachments\b", ATTACHED, text)
        text = re.sub(r"\b(to|from|on) (?:his|her|its) location\b", r"\1 this location", text)
        text = re.sub(r"\b([Aa]ttachments?) (?:equipped to|on) (?:him|her)\b", r"\1 equipped to this character", text)
    return text


ATTACHED = "each attachment equipped to this character"
STRIKES = re.compile(r"((?:[A-Z][\w'-]*\s)*?)(Final Strike|Lethal)\s((?:[A-Z][\w'-]*\s)*?)(Maneuver|Technique):\s*(?=\S)")


QUALIFIED = re.compile(r"\b(Action|Reaction|Maneuver|Technique) \(([A-Z][\w'-]*(?:[ ,]+[A-Z][\w'-]*)*)\):")


def without_keywords(text: str) -> str:
    """A text in which no keyword stands among the words before a kind of ability, and none in brackets behind it: Final Strike is a cost."""
    text = QUALIFIED.sub(r"\2 \1:", text)
    return STRIKES.sub(lambda m: f"{m[1]}{m[3]}{m[4]}: {'Final Strike • ' if m[2] != 'Lethal' else 'Lethal. '}", text)


def tidied(kind: str, text: str) -> str:
    """The text of an ability as the reader of sentences takes it."""
    ways = WAYS.match(text.strip())
    if ways:
        text = "Choose one: " + ", or ".join(w.strip(" .") for w in ways[1].split("•")) + "."
    text = offers.offered(cardplay.played(text))
    text = rounds.WHOLE(counting.spelled_out(counted.named(counted.amounts(text))))
    text = moments.WHOLE(duelling.WHOLE(answering.WHOLE(customary.WHOLE(phases.WHOLE(QUOTES(text))))))
    text = WHOLE(customary.ANSWERS(daily.WHOLE(forbidding.NOT_DONE(text))) if kind in {"Reaction", "Forced"} else text)
    text = text if kind in {"Reaction", "Forced"} else OTHERWISE(text)
    return SENTENCES(text if kind == "Passive" else LETHAL(text))
