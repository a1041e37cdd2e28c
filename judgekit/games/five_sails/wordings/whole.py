"""Changes in the whole text of an ability, before it is taken apart into sentences."""

from __future__ import annotations

import re

from judgekit.engine.rewriting import Table

SELF = r"(?:They|That player|That opponent|He or she)"
QUOTES = Table(
    (r"^During Plunder, ", "When Plunder • "),
    (r"[“”]", '"'),
    (r'"((?:[A-Z][\w]* )*(?:Action|Reaction|Forced|Maneuver|Technique): [^"]+)"', r"'\1'"),
    capitals=True,
)
LETHAL = Table(
    (r"^(Lethal)[.,]? ([^•]+?)\s*•\s*", r"\2 • Lethal. "),
    (r"^([^•]*?),? Lethal\s*•\s*", r"\1 • Lethal. "),
    capitals=True,
)
"""Lethal is a keyword: it is no cost where it stands before the bullet."""
SENTENCES = Table(
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
    capitals=True,
)
WAYS = re.compile(r"^Choose one\s*•\s*(.+)$", re.IGNORECASE)
MOMENT = re.compile(
    r"(?:at|after) the (beginning|start|end) of (?:each |every |the )?(Day|Dawn|Planning|High Drama|Plunder|Dusk),\s*(.+)", re.IGNORECASE
)
PLUNDER = re.compile(r"(?:during|in) Plunder,\s*(.+)", re.IGNORECASE)


def tidied(kind: str, text: str) -> str:
    """The text of an ability as the reader of sentences takes it."""
    ways = WAYS.match(text.strip())
    if ways:
        text = "Choose one: " + ", or ".join(w.strip(" .") for w in ways[1].split("•")) + "."
    text = QUOTES(text)
    return SENTENCES(text if kind == "Passive" else LETHAL(text))


def as_forced(sentence: str) -> str | None:
    """A sentence without a marker that names a moment, as the Forced ability that it is."""
    moment, plunder = MOMENT.fullmatch(sentence.strip()), PLUNDER.fullmatch(sentence.strip())
    if moment:
        return f"At the {moment[1]} of {'the ' if moment[2].casefold() == 'day' else ''}{moment[2]} • {moment[3]}"
    return f"When Plunder • {plunder[1]}" if plunder else None
