"""A sentence taken apart: its parts, the words that lead to them, and which of them want no answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

LINKS = ("paying", "pay", "with", "against", "on", "to", "at", "targeting", "as", "and", "for", "using")


ON = {"on", "against", "targeting", "to", "at"}
"""What leads to a target."""


ONE_SENTENCE = r"(?!.*\w{4}\.\s+\w)"
"""That no other sentence stands behind: it would be lost with the first."""
IDLE = re.compile(
    rf"{ONE_SENTENCE}"
    r"(?:and |but )?(?:this time,? )?(?:[a-h] (?=does not\b))?"
    r"(?:no (?!combat card|card\b)|nobody |nothing\b|(?:do|does|did|is|are|has|have) not\b|declines? to (?:use|react|repeat|intervene)"
    r"|(?:engag|pay|discard|us|target|draw|gain|los|heal|suffer|do)(?:e?s|ing|e)? (?:nobody|no ?one|nothing)\b).*"
)
"""What says that something is not done: where nobody asks for it, that is so in any case."""


OF_THE_GAME = (
    r"(?:pressure|claim|challenge|challenger|intervention|duel|round|day|phase|step|turn|game|card|copy|character|participant|adversary|performer"
    r"|target|location|player|opponent|threat|pool|hand|deck|pile|Locker|line|cost|price|payment|wound|value|stat|sum|total|tie|effect|text|ability"
    r"|action|reaction|technique|maneuver|forced|limit|cap|renown|control|leader|brute|mercenary|scheme|attachment|weapon|armor|attire|event|risk"
    r"|initiative|token|move|draw|gamble|refusal|acceptance|answer|recruiting|recruitment|muster|mustering|destruction|discard|damage"
    r"|procedure|window|question|order|choice|decision|rest|others?|one|two|first|second|third|last|latter|former|same|result|winner|victory|check|condition"
    r"|riposte|parry|thrust|combat|finesse|influence|resolve|panache)(?:['’]?e?s['’]?)?"
)
"""What a sentence of the game can be about, besides cards, players and places."""
TOLD = re.compile(
    rf"{ONE_SENTENCE}(?!.*\binstead\b)"
    r"(?:(?:draw|gain|lose|suffer|heal)s? (?:an?|\d+|one|two|three|four|five|six|seven) .+"
    rf"|(?:she|he|it|they|who|the (?:[\w'’-]+ )*?{OF_THE_GAME}(?: [\w'’ ]+?)?|[A-Z][\w'.-]*(?: [A-Z][\w'.-]*)*) "
    r"(?:stays?|remains?|is|are|becomes?|fails?|succeeds?|now|has|have|compares?|engages?(?! (?:to|and) )"
    r"|dies|joins|enters|comes? into play|(?:comes?|passes) (?:under|into|to) (?:\w+['’]s )?(?:control|crew)"
    r"|resolves?|ends?|draws?|gains?|loses?|suffers?|takes? control of)\b.*"
    r"|cancell?ing .+"
    r"|(?:takes?|gains?|gets?) control of .+|(?:is|are|gets) (?:then |now )?(?:recruited|equipped|mustered|claimed|played)\b.*|musters?\b.*"
    r"|(?:stays?|remains?) en garde|(?:[Tt]he )?cost(?: is)?(?: paid| \d+)?|\d+|priority|(?:his|her|their|its|the) (?:action|turn)|\(.*\))"
)
"""What a story says comes of what was chosen: where nobody asks for it, it is so or it is not, and a fact can be stated of it."""


THE_REST = "the rest"
"""What is still due, paid with cards that are not named."""


def idle(piece: Piece) -> bool:
    """Whether a part that answers nothing says that nothing is done, or only tells what comes of the rest."""
    return says_nothing(piece) or TOLD.fullmatch(piece.text.strip(" .")) is not None


def tells(piece: Piece) -> bool:
    """Whether a part tells what comes of the rest, if nothing asks for it."""
    return idle(piece) and not says_nothing(piece)


CHOICES = re.compile(
    r"\b(?:cards?|techniques?|maneuvers?|(?:re)?actions?|abilit(?:y|ies)|claims?|challenges?|accepts?|refuses?|intervenes?|pass(?:es)?|gambles?|parleys?"
    r"|draws?|discards?|pays?|gains?|wounds?|uses?|yes|no|nobody|first|second|last|other|rest)\b|\d",
    re.IGNORECASE,
)
"""What may be chosen, besides what has a name."""


def foreign(left: Sequence[Piece], names: Sequence[str]) -> str | None:
    """The first part, of what has to wait, that can never answer anything: it has no name in it and nothing that may be chosen."""
    strange = (x for x in left if not idle(x) and not CHOICES.search(x.text) and not any(name in x.text for name in names))
    return next((f"{x.link} {x.text}".strip() for x in strange), None)


def says_nothing(piece: Piece) -> bool:
    """Whether a part says that nothing is done, or no more than the rest of the sentence."""
    return normal(piece.text) == normal(THE_REST) or IDLE.fullmatch(normal(piece.text)) is not None


TIE = "\x01"
"""What holds two words of a part together while a sentence is taken apart."""
UNDONE = re.compile(
    r"\b(?:declines? to|(?:chooses?|decides?|prefers?|elects?|wants?|does|do) not(?: to)?|leaves? out) [^,;]+?(?=$|[,;]| and )", re.IGNORECASE
)
"""What is said to be left undone: one part, whatever words are in it."""
SAME = {
    "decline": "play no combat card",
    "no card": "play no combat card",
    "play no card": "play no combat card",
    "no combat card": "play no combat card",
    "decline to play a card": "play no combat card",
    "no intervention": "do not intervene",
    "accept the challenge": "accept",
    "refuse the challenge": "refuse",
    "no maneuver": "no ability",
    "no technique": "no technique",
    "nobody intervenes": "do not intervene",
    "nobody else intervenes": "do not intervene",
    "play nothing": "play no combat card",
    "no": "no reaction",
    "claims": "claim",
}


@dataclass
class Piece:
    """A part of what was said, and the word that led to it."""

    text: str
    link: str = ""


PAID_FOR = re.compile(r"(?:so |thus |thereby )?(?:recruit|equip|play|us|activat|put|attach)(?:e?s|e|ing)? (?!of\b)", re.IGNORECASE)
"""What is done once it is paid for: it names no card that pays, and is looked for among what has happened then."""


def pieces_of(text: str, names: tuple[str, ...]) -> list[Piece]:
    """A sentence in parts, names kept whole."""
    hidden: dict[str, str] = {}
    for n, name in enumerate(sorted(names, key=len, reverse=True)):
        if " " in name or "," in name:
            mark = f"\x00{n}\x00"
            if re.search(re.escape(name), text, re.IGNORECASE):
                text = re.sub(re.escape(name), mark, text, flags=re.IGNORECASE)
                hidden[mark] = name
    out: list[Piece] = []
    link, called = "", {normal(name) for name in names}
    text = re.sub(r"\b(parley) (with|by) ", f"\\1{TIE}\\2 ", text, flags=re.IGNORECASE)
    text = UNDONE.sub(lambda m: m[0].replace(" ", TIE), text)
    for chunk in re.split(r"\s*[;,]\s*(?:and\s+)?(?:then\s+)?", text):
        words = re.split(r"\s+(" + "|".join(LINKS) + r")\s+", f" {chunk} ".replace("\t", " ").strip().join(("", "")))
        for n, word in enumerate(words):
            if n % 2:
                link = word
            elif word.strip():
                first, _, rest = word.strip().partition(" ")
                if (n == 0 or link == "and") and first in {"paying", "pay", "targeting", "target", "targets"} and rest:
                    link, word = ("targeting" if first.startswith("target") else "paying"), rest
                elif (
                    n == 0
                    and rest
                    and (first in {"to", "on", "at", "against"} or (first == "with" and len(words) > 1 and normal(_show(rest, hidden)) in called))
                ):
                    link, word = first, rest
                said = _show(word.strip(), hidden)
                if link == "and" and out and out[-1].link in {"paying", "pay"} and normal(said) in called:
                    link = "paying"  # `paying Jab and Feint`: both pay
                elif link in {"paying", "pay"} and normal(out[-1].text if out else "") == normal(THE_REST) and PAID_FOR.match(said):
                    link = ""
                out.append(Piece(said, link))
                link = link if link in {"paying", "pay"} else ""
        link = link if link in {"paying", "pay"} else ""
    return out


def chances_of(text: str, names: tuple[str, ...]) -> list[Piece]:
    """What chance brings, one thing after another: `Jab, Feint on top`. Names keep their commas."""
    text = re.sub(r"^(?:the )?(?:First Player )?token (?:goes|passes|falls|is given) to ", "token to ", text.strip(), flags=re.IGNORECASE)
    text = re.sub(r"^(\S+) (?:takes|gets|gains|receives) the (?:First Player )?token$", r"token to \1", text, flags=re.IGNORECASE)
    for n, name in enumerate(names):
        text = text.replace(name, name.replace(",", f"\x00{n}\x00"))
    parts = re.split(r"\s*[,;]\s*|\s+then\s+", re.sub(r"\s+on top\s*$", "", text.strip()))
    return [Piece(re.sub(r"\x00\d+\x00", ",", part)) for part in parts if part]


def _show(text: str, hidden: dict[str, str]) -> str:
    for mark, name in hidden.items():
        text = text.replace(mark, name)
    return text.replace(TIE, " ")


def normal(text: str) -> str:
    """A text for comparing."""
    low = re.sub(r"(?<=[a-z]s)['’] (?=\w)", "'s ", re.sub(r"\s+", " ", text.casefold().strip(" .\"'")))
    return SAME.get(low, low.removeprefix("the "))
