"""What a text in quotation marks gives somebody; and whom a City ability brings to its location: said before a card's text is taken apart."""

from __future__ import annotations

import re

from judgekit.games.five_sails.texts.wordings.terms import STAT

KIND = r"(?:Action|Reaction|Forced|Technique|Maneuver)"
GIVEN = re.compile(r"(?:^|(?<=[.] ))(?P<who>[^.•:\"]+?) (?:gains?|has|have|gets?):? \"(?P<said>[^\"]+)\"(?=[.]?(?:\s|$))")
MOMENT = re.compile(r"((?:At the (?:end|beginning|start) of|When|After|Before) [^,•]+)(?:, | • )(?!if\b)(.+)")
VALUES = rf"[+-]\d {STAT}(?:, (?:[+-]\d )?{STAT})*(?:,? and (?:[+-]\d )?{STAT})?"


def _given(found: re.Match[str]) -> str:
    """What a text in quotation marks gives somebody, values and what answers something: a sentence for each."""
    who, said = found["who"], []
    for part in re.split(r"(?<=[.])\s+", found["said"].strip()):
        sentence = part.strip(" .")
        moment = MOMENT.fullmatch(sentence)
        if re.fullmatch(VALUES, sentence, re.IGNORECASE):
            sign, stats = sentence[:2], re.findall(rf"([+-]\d )?({STAT})", sentence, re.IGNORECASE)
            said += [f"{who} has {(given or sign).strip()} {stat}" for given, stat in stats]
        elif moment:
            said.append(f"{who} has 'Forced: {moment[1]} • {moment[2]}.'")
        else:
            return found[0]
    return found[0] if re.search(r"\b(?:target|chosen|choose)\b", who, re.IGNORECASE) else ". ".join(said)


CITY = r"(?:[A-Z][\w'-]* )*City (?:[A-Z][\w'-]* )*(?:Action|Reaction): "
BESIDE = r"(?:at|in|from|here|there|opposing|adjacent|with|who|that|attachments?|cards?|risk|performer)"
ANYBODY = rf"(?:up to (?:two|three|\d) )?target (?:(?!\b{BESIDE}\b)[^.•,])+?"
NO_CHALLENGE = rf"(?!(?:(?!\b{KIND}: ).)*\bchallenge\b)"
TO_HERE = rf"to (?:this location|your performer['’]s location|here)(?:[.,]|$){NO_CHALLENGE}"
BROUGHT_HERE = (
    re.compile(rf"(?P<ability>\b{CITY}(?:(?!\b{KIND}: ).)*?\b[Mm]ove {ANYBODY}) (?={TO_HERE})", re.DOTALL),
    re.compile(
        rf"(?P<ability>\b{CITY}(?:[^•:]*, )?(?:[Tt]arget an? |(?:up to (?:two|three|\d) )?[Tt]arget )(?:(?!\b{BESIDE}\b)[^.•,:])+?)"
        r"(?: (?=•)| ?(?=, ))"
        rf"(?=[^•:]*• *(?:You may )?[Mm]ove (?:them|him|her|it|that character|those characters) {TO_HERE})"
    ),
)
"""Whoever a City ability brings to its location has not been there: its target is one anywhere."""


def given(text: str) -> str:
    """The text of a card in which what is given in quotation marks is said in sentences."""
    return GIVEN.sub(_given, text)


def brought_here(text: str) -> str:
    """The text of a card in which a City ability says of whomever it brings to its location that they may be anywhere."""
    for pattern in BROUGHT_HERE:
        text = pattern.sub(r"\g<ability> at any location ", text)
    return text
