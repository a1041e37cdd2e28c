"""The parts of a sentence, and the option that each of them names."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rapidfuzz import fuzz

from judgekit.engine import Option
from judgekit.engine.values import Ask

LINKS = ("paying", "pay", "with", "against", "on", "to", "at", "targeting", "as", "and", "for", "using")


DONE_TO = {"on", "against", "targeting", "to", "at", "with"}
"""What leads to who does something or has it done to them, and never to what comes first."""

OTHERS = {"order": DONE_TO, "performer": {"targeting"}}
"""What leads to somebody else than a question asks for: who is targeted is not by that who performs."""


IDLE = re.compile(
    r"(?:and |but )?(?:this time,? )?(?:[a-h] (?=does not\b))?"
    r"(?:no (?!combat card|card\b)|nobody |nothing\b|(?:do|does|did|is|are|has|have) not\b|declines? to (?:use|react|repeat|intervene)"
    r"|(?:engag|pay|discard|us|target)(?:e?s|ing) (?:nobody|no ?one|nothing)\b).*"
)
"""What says that something is not done: where nobody asks for it, that is so in any case."""


TOLD = re.compile(
    r"(?!.*\binstead\b)"
    r"(?:(?:draw|gain|lose|suffer|heal)s? (?:an?|\d+|one|two|three) .+"
    r"|(?:she|he|it|they|who|the [\w' ]+?|[A-Z][\w'.-]*(?: [A-Z][\w'.-]*)*) "
    r"(?:stays?|remains?|is|are|becomes?|fails?|succeeds?|now|has|have|compares?|engages?(?! (?:to|and) )"
    r"|dies|joins|enters|comes? into play|resolves?|ends?|draws?|gains?|loses?|suffers?)\b.*"
    r"|(?:is|are|gets) (?:then |now )?(?:recruited|equipped|mustered|claimed|played)\b.*|musters?\b.*"
    r"|(?:stays?|remains?) en garde|(?:[Tt]he )?cost(?: is)?(?: paid| \d+)?|\d+|priority|(?:his|her|their|its|the) (?:action|turn)|\(.*\))"
)
"""What a story says comes of what was chosen: where nobody asks for it, it is so or it is not, and a fact can be stated of it."""


def idle(piece: Piece) -> bool:
    """Whether a part that answers nothing says that nothing is done, or only tells what comes of the rest."""
    return IDLE.fullmatch(normal(piece.text)) is not None or TOLD.fullmatch(piece.text.strip(" .")) is not None


TIE = "\x01"
"""What holds two words of a part together while a sentence is taken apart."""
UNDONE = re.compile(
    r"\b(?:declines? to|(?:chooses?|decides?|prefers?|elects?|wants?|does|do) not(?: to)?|leaves? out) [^,;]+?(?=$|[,;]| and )", re.IGNORECASE
)
"""What is said to be left undone: one part, whatever words are in it."""
DENIED = re.compile(r"(?:(?:is|are|was|were|does|do|did|has|have|had|stays?|remains?|goes) )?(?:not|never|unused|ignored|cancelled)\b")
"""What follows the name of something that is not done."""
QUIET = {"performer", "target", "payment", "card"}


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


PARLEYING = re.compile(r"\bparley(?:s|ing)?\b")
"""What is said of somebody who lowers a cost, and not of who performs."""
PARLEYS = ("{} parleys", "parley by {}", "parley {}", "engage {} to parley", "{} engages to parley", "engage {}", "engaging {}", "{}")


@dataclass
class Piece:
    """A part of what was said, and the word that led to it."""

    text: str
    link: str = ""


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
        for n, word in enumerate(re.split(r"\s+(" + "|".join(LINKS) + r")\s+", f" {chunk} ".replace("\t", " ").strip().join(("", "")))):
            if n % 2:
                link = word
            elif word.strip():
                first, _, rest = word.strip().partition(" ")
                if (n == 0 or link == "and") and first in {"paying", "pay", "targeting", "target", "targets"} and rest:
                    link, word = ("targeting" if first.startswith("target") else "paying"), rest
                elif n == 0 and first in {"to", "on", "at", "against"} and rest:
                    link, word = first, rest
                said = _show(word.strip(), hidden)
                if link == "and" and out and out[-1].link in {"paying", "pay"} and normal(said) in called:
                    link = "paying"  # `paying Jab and Feint`: both pay
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
    low = re.sub(r"\s+", " ", text.casefold().strip(" .\"'"))
    return SAME.get(low, low.removeprefix("the "))


def sayings(option: Option) -> list[str]:
    """The ways in which an option can be said."""
    full = normal(option.text)
    out = [full]
    for prefix in ("use ", "play ", "choose ", "pay ", "discard ", "sink ", "parley with ", "intervene with "):
        if full.startswith(prefix) and prefix != "parley with ":
            out.append(full[len(prefix) :])
    if option.choice.question in {"target", "choose"}:
        out += [f"{verb} {full}" for verb in ("choose", "destroy", "wound", "heal")]
    if option.choice.question == "where to":
        out.append(f"choose {full}")
    if full.startswith("pay "):
        out.append(f"discard {full.removeprefix('pay ')}")
    found = re.fullmatch(r"use (.+)'s (.+)", full)
    if found:
        out += [
            f"use the {found[2]} of {found[1]}",
            f"{found[2]} of {found[1]}",
            f"activate {found[1]}'s {found[2]}",
            found[2].split(" ")[-1],
            f"its {found[2].split(' ')[-1]}",
            f"use its {found[2].split(' ')[-1]}",
            f"activate its {found[2].split(' ')[-1]}",
            f"use the {found[2].split(' ')[-1]}",
            f"{found[1]}'s {found[2].split(' ')[-1]}",
            f"use {found[1]}'s {found[2].split(' ')[-1]}",
            f"use {found[1]}",
            f"use the {found[1]}",
        ]
    if full.startswith("pay "):
        out.append(f"discard {full[4:]}")
    if full.startswith("parley with "):
        name = full.removeprefix("parley with ")
        out += [form.format(name) for form in PARLEYS]
    out += _going(full, option.choice.question)
    if option.choice.question in {"order", "which effect", "who came first"} and full.endswith(" first"):
        name = full.removesuffix(" first")
        out += [f"{name}{kind} first" for kind in ("'s reaction", "'s forced", "'s forced ability", "'s ability", "'s effect")] + [name]
    if option.choice.question == "name type":
        out += [f"name {full}", f"name {full} as type", f"name the type {full}", f"{full}s"]
    if option.choice.question == "shuffle":
        out.append(full.removesuffix(" on top"))
    if option.choice.question == "gamble":
        out += [f"{verb} {full.removeprefix('choose ')}" for verb in ("play", "keep", "take")]
    if option.choice.question == "unless":
        out += _averting(full)
    if option.choice.question == "do it or not":
        out += ["decline"] if full in {"no", normal("no")} else ["yes", "do so", "do it"]
    if full == "do not intervene":
        out += ["accept", "stand"]
    if full == "no technique":
        out += ["no ability"]
    if full.startswith("play ") and option.choice.question in {"react", "action"}:
        name = full[5:]
        kinds = ("reaction",) if option.choice.question == "react" else ("action", "city action")
        out += [f"use {name}", *(x for k in kinds for x in (f"use {name}'s {k}", f"{name}'s {k}", f"play {name}'s {k}"))]
    if full.startswith("play ") and option.choice.question == "combat card":
        out += [full + " as combat card", full.removesuffix(" as combat card")]
    return out


def _averting(full: str) -> list[str]:
    """The ways to say that somebody gives up what averts an effect, or does not."""
    refused = full.startswith("do not ")
    verb, _, rest = full.removeprefix("do not ").removeprefix("avert it: ").partition(" ")
    paid = ["avert it", f"{verb} {rest}", *(x for v in ("spend", "pay", "give up") if verb == "lose" for x in (f"{v} {rest}", v))]
    return [normal("no"), "decline", "refuse", *(f"do not {x}" for x in paid)] if refused else ["yes", *paid]


GOING = {
    "crew overflow": ("send {} to the locker", "send {}", "choose {}", "{} goes to the locker", "{} to the locker", "put {} into the locker"),
    "pick": ("choose {}", "take {}", "add {}", "put {} into hand", "put {} into your hand", "sink {}", "discard {}", "with {}"),
    "one each": ("destroy {}", "choose {}", "discard {}", "{} is destroyed"),
}


def _going(full: str, question: str) -> list[str]:
    """The ways to say which card goes; of cards that nobody has seen one is as good as another."""
    out = [form.format(full) for form in GOING.get(question, ())]
    if question == "discard" and full.startswith("discard unknown card"):
        out += ["discard a card", "discard any card", "discard unknown", "discard unknown card", "discard an unknown card"]
    return out


def joined(pieces: list[Piece], found: list[Option]) -> tuple[Option, int, str] | None:
    """An option that two neighbouring parts name together: `intervene with Lena`. The second part is taken off."""
    for n in range(len(pieces) - 1):
        both = normal(f"{pieces[n].text} {pieces[n + 1].link} {pieces[n + 1].text}")
        for option in found:
            if both in sayings(option):
                del pieces[n + 1]
                return option, n, ""
    return None


def match(pieces: list[Piece], found: list[Option], ask: Ask, role: str, names: tuple[str, ...] = ()) -> tuple[Option, int, str] | None:
    """The option that one of the parts names, which part, and what is left of it."""
    nth = re.fullmatch(r"(.+) \((\d{1,3})\)", pieces[0].text) if pieces else None
    alike = [o for o in found if normal(o.text) == normal(nth[1])] if nth else []
    if nth and 1 <= int(nth[2]) <= len(alike):
        return alike[int(nth[2]) - 1], 0, ""
    together = joined(pieces, found)
    if together:
        return together
    if role == "choice" and (hit := _begins_one(pieces, found)):
        return hit
    if role == "number" and (counted := _number_said(pieces, found)):
        return counted
    last = ask.question == "round ability"  # what is used comes before what is not
    order = sorted(range(len(pieces)), key=lambda n: (last and normal(pieces[n].text) == "no ability", _fit(pieces[n], role), n))
    if role == "payment":  # what lowers a cost comes before what pays it
        for n in order:
            for option in (o for o in found if not o.text.startswith("pay ")):
                if normal(pieces[n].text) in sayings(option):
                    return option, n, ""
    for exact in (True, False):
        for n in order:
            unpaid = role != "payment" and ask.question != "discard some"
            if (unpaid and pieces[n].link in {"paying", "pay"}) or (role in OTHERS and pieces[n].link in OTHERS[role]):
                continue
            said = normal(pieces[n].text)
            if role == "performer" and PARLEYING.search(said):
                continue
            for option in found:
                if exact and said in sayings(option):
                    return option, n, ""
            if not exact:
                nearly = ((s, o) for o in found for s in sayings(o) if said.startswith(s + " ") and not DENIED.match(said[len(s) :].strip()))
                best = max(nearly, key=lambda x: len(x[0]), default=None)
                if best:
                    return (
                        best[1],
                        n,
                        pieces[n].text[len(best[0]) :].strip()
                        if normal(pieces[n].text) == pieces[n].text.casefold()
                        else said[len(best[0]) :].strip(),
                    )
    return _mended(pieces, found, order, names)


def _begins_one(pieces: list[Piece], found: list[Option]) -> tuple[Option, int, str] | None:
    """The one option that begins with the words of a part: `engage` of `engage that character` and `discard a card`."""
    for n, piece in enumerate(pieces):
        options = [o for o in found if f"{normal(o.text)} ".startswith(f"{normal(piece.text)} ")]
        if len(options) == 1:
            return options[0], n, ""
    return None


NUMBERED = re.compile(r"(?!.*\b(?-i:[A-Z])(?!enown))[^\d]*?\b(\d+|one|two|three|four|five|six)\b[^\d]*", re.IGNORECASE)
DIGITS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}


def _number_said(pieces: list[Piece], found: list[Option]) -> tuple[Option, int, str] | None:
    """The option with the one number that a part says: `3`, `removing two threat`."""
    for n, piece in enumerate(pieces):
        said = NUMBERED.fullmatch(piece.text)
        if said:
            number = DIGITS.get(said[1].casefold(), said[1])
            option = next((o for o in found if re.search(rf"\b{number}\b", o.text)), None)
            if option is not None:
                return option, n, ""
    return None


def _fit(piece: Piece, role: str) -> int:
    likes = {"performer": ("with",), "target": ("on", "against", "to", "at", "targeting"), "payment": ("paying", "pay", "and")}.get(role, ())
    if role == "payment" and piece.link == "using":
        return -1
    if piece.link in likes:
        return 0
    return 1 if not piece.link else 2


DENIES = re.compile(r"\b(?:no|not|never|nobody|nothing|without)\b|n't\b")
"""What is never a slip of the pen for the opposite."""


def _mended(pieces: list[Piece], found: list[Option], order: list[int], names: tuple[str, ...]) -> tuple[Option, int, str] | None:
    """A misspelt name, when one option alone is near. A name that is spelt as that of a card is none."""
    for n in order[:1]:
        said = normal(pieces[n].text)
        if DENIES.search(said):
            return None
        meant = [name for name in map(normal, names) if name and re.search(rf"\b{re.escape(name)}(?!\w)", said)]
        those = [o for o in found if all(name in normal(o.text) for name in meant)]
        near = sorted(((max(fuzz.ratio(said, s) for s in sayings(o)), k) for k, o in enumerate(those)), reverse=True)
        if near and near[0][0] >= 84 and (len(near) == 1 or near[1][0] < near[0][0] - 4):
            return those[near[0][1]], n, ""
    return None
