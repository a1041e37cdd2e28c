"""The ways in which an option can be said: `use Una's Action` as `activate its Action`, `pay Jab` as `discard Jab`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from judgekit.cases.sentences.pieces import normal
from judgekit.engine import Option

UNSAID = ("use ", "play ", "choose ", "pay ", "discard ", "sink ", "intervene with ")
"""Verbs at the beginning of an option that may go without saying."""
ALSO = {"do not intervene": ("accept", "stand"), "no technique": ("no ability",)}
"""What a whole option may be called besides."""
BEGINNING = {
    "pay ": ("discard {}",),
    "parley with ": ("{} parleys", "parley by {}", "parley {}", "engage {} to parley", "{} engages to parley", "engage {}", "engaging {}", "{}"),
}
"""Options that begin so, in other words; in braces the rest."""
CHOSEN = ("choose {}", "destroy {}", "wound {}", "heal {}")
ANSWERING = {
    "target": CHOSEN,
    "choose": CHOSEN,
    "where to": ("choose {}",),
    "crew overflow": (
        *("send {} to the locker", "send {}", "choose {}", "{} goes to the locker", "{} to the locker", "put {} into the locker"),
        *("{} has to go", "{} leaves", "remove {}", "give up {}", "lose {}"),
        *("{} goes", "{} is sent to the locker", "{} is the one to go", "{} is the one who goes", "{} has to leave", "{} is given up", "let {} go"),
        *("put {} in the locker", "move {} to the locker", "{} leaves the crew", "{} leaves play", "choose {} to go", "{} moves to the locker"),
        *("send {} away", "send away {}", "send {} off", "send {} into the locker", "have {} go", "have {} leave", "part with {}"),
    ),
    "pick": ("choose {}", "take {}", "add {}", "put {} into hand", "put {} into your hand", "sink {}", "discard {}", "with {}"),
    "one each": ("destroy {}", "choose {}", "discard {}", "{} is destroyed"),
    "name type": ("name {}", "name {} as type", "name the type {}", "{}s"),
}
"""Answers to a question, in other words; in braces the option."""
OF_ABILITY = (
    "use the {what} of {who}",
    "{what} of {who}",
    "activate {who}'s {what}",
    "{kind}",
    "its {kind}",
    "use its {kind}",
    "activate its {kind}",
    "use the {kind}",
    "use a {kind}",
    "activate the {kind}",
    *(f"{verb}{article} {{what}}".strip() for verb in ("", "use ", "activate ") for article in ("its", "the", "a")),
    "{what}",
    "{who}'s {kind}",
    "use {who}'s {kind}",
    "use {who}",
    "activate {who}",
    "activate the {who}",
    "use the {who}",
)
"""The use of an ability, in other words."""


def sayings(option: Option) -> list[str]:
    """The ways in which an option can be said."""
    full, question = normal(option.text), option.choice.question
    out = [full, *ALSO.get(full, ())]
    out += [full.removeprefix(verb) for verb in UNSAID if full.startswith(verb)]
    out += [form.format(full.removeprefix(start)) for start, forms in BEGINNING.items() if full.startswith(start) for form in forms]
    out += [form.format(full) for form in ANSWERING.get(question, ())]
    if ability := re.fullmatch(r"use (.+)'s (.+)", full):
        out += [form.format(who=ability[1], what=ability[2], kind=ability[2].split(" ")[-1]) for form in OF_ABILITY]
    return out + (OTHERWISE[question](full) if question in OTHERWISE else [])


def _comes_first(full: str) -> list[str]:
    """What is put first, by the ability that it is."""
    if not full.endswith(" first"):
        return []
    name = full.removesuffix(" first")
    return [*(f"{name}{kind} first" for kind in ("'s reaction", "'s forced", "'s forced ability", "'s ability", "'s effect")), name]


def _gambled(full: str) -> list[str]:
    """Which of two cards is played."""
    return [f"{verb} {full.removeprefix('choose ')}" for verb in ("play", "keep", "take")]


def _averting(full: str) -> list[str]:
    """That somebody gives up what averts an effect, or does not."""
    refused = full.startswith("do not ")
    verb, _, rest = full.removeprefix("do not ").removeprefix("avert it: ").partition(" ")
    paid = ["avert it", f"{verb} {rest}", *(x for v in ("spend", "pay", "give up") if verb == "lose" for x in (f"{v} {rest}", v))]
    return [normal("no"), "decline", "refuse", *(f"do not {x}" for x in paid)] if refused else ["yes", *paid]


def _done_or_not(full: str) -> list[str]:
    """That something is done, or not."""
    return ["decline"] if full in {"no", normal("no")} else ["yes", "do so", "do it"]


def _unseen(full: str) -> list[str]:
    """Of cards that nobody has seen one is as good as another."""
    if not full.startswith("discard unknown card"):
        return []
    return ["discard a card", "discard any card", "discard unknown", "discard unknown card", "discard an unknown card"]


def _played_as(*kinds: str) -> Callable[[str], list[str]]:
    """A card that is played, by the kind of ability that it is played for."""

    def said(full: str) -> list[str]:
        if not full.startswith("play "):
            return []
        name = full.removeprefix("play ")
        return [f"use {name}", *(form for kind in kinds for form in (f"use {name}'s {kind}", f"{name}'s {kind}", f"play {name}'s {kind}"))]

    return said


def _combat_card(full: str) -> list[str]:
    """A combat card, with or without saying that it is one."""
    chosen = [f"choose {full.removeprefix('play ')}"] if full != "play no combat card" else []
    return [full + " as combat card", full.removesuffix(" as combat card"), *chosen] if full.startswith("play ") else []


OTHERWISE: Mapping[str, Callable[[str], list[str]]] = {
    "order": _comes_first,
    "which effect": _comes_first,
    "who came first": _comes_first,
    "which Leader": _comes_first,
    "shuffle": lambda full: [full.removesuffix(" on top")],
    "gamble": _gambled,
    "unless": _averting,
    "do it or not": _done_or_not,
    "discard": _unseen,
    "react": _played_as("reaction"),
    "action": _played_as("action", "city action"),
    "combat card": _combat_card,
}
"""Answers to a question whose other words depend on what they are."""
