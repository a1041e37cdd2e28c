"""What only announces what a sentence of the set-up tells next: `On the board: …`, `Leaders: A's Zita (…)`, `the card Jab (…)`."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.prose import Bit, anew

ANNOUNCED = re.compile(
    r"^(?:(?:and )?(?:(?:on|upon) the (?:board|table)|in play(?: are)?|(?:the )?(?:places|characters|board|positions)(?: first)?))"
    r"(?: (?:are|is))?: (?=[A-Za-z])",
    re.IGNORECASE,
)
"""Words with which all that follows is announced, and which say nothing of it."""
LEADERS = re.compile(r"^(?:the )?leaders(?: (?:are|is))?: (?=[A-H]['’]s )", re.IGNORECASE)
"""The same where each of those that follow is a Leader."""
ONE_OF_THEM = re.compile(r"(?:^|(?<=[;,] )|(?<= and ))([A-H]['’]s) (?!Leader\b|Home\b|hand\b|deck\b)(?=[A-Z][\w'’ -]* \()")
"""Somebody of the list, in front of the brackets."""
THE_CARD = re.compile(r"\b(has) (?:in hand )?(?:the|one|a single|a) card (?=[A-Z][\w'’ -]* \()")
"""A card in a hand that is called that: `B has the card Jab (…) in hand`."""
BEARS = re.compile(
    r"(?<=\))(?P<state>(?:, [^,;:()]+)*),? and (?:(?:she|he|it) )?(?:carries|bears|has the attachment|has got)"
    r" (?=[A-Z][\w'’ -]* \((?:an? )?[Aa]ttachment\b)"
)
"""Who bears an attachment, behind how they lie: `…, 1 wound, and carries Rope (Attachment …)`."""


def without_announcement(sentence: Bit) -> Bit:
    """A sentence without the words that only announce what it tells."""
    text = ANNOUNCED.sub("", sentence.text)
    if found := LEADERS.match(text):
        text = ONE_OF_THEM.sub(r"\1 Leader ", text[found.end() :])
    text = BEARS.sub(r"\g<state>, equipped with ", THE_CARD.sub(r"\1 ", text))
    text = f"{text[:1].upper()}{text[1:]}" if text != sentence.text else text
    return anew(sentence, text) if text != sentence.text else sentence
