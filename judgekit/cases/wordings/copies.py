"""Copies of one card, as people tell them apart: `the second Jab`, `another Jab`, `both Jabs`, `Jab 1`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judgekit.cases.wordings.leader_words import leaders
from judgekit.engine import Position, options
from judgekit.engine.rewriting import one_of
from judgekit.engine.values import NO, NO_CARD
from judgekit.games.five_sails.last_known import bearers

NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
COPIES = re.compile(r" \d+$")
ORDINALS = {"first": 1, "second": 2, "third": 3, "other": -1, "last": -1, "remaining": -1}
NOT_TOLD = "".join(f"(?<!{word} )" for word in (*ORDINALS, "copy of"))
"""No word before a name that says which copy is meant."""
OF_MANEUVER = re.compile(r"['’]s Maneuver\b", re.IGNORECASE)
MANEUVER_OF = re.compile(r"\bManeuver of (?:the )?$", re.IGNORECASE)
WHOSE = r"(?:(?:the|his|her|their|its|\w+['’]s) )"


def with_s(text: str, names: Iterable[str]) -> str:
    """`Prayer Beads' Reaction` as `Prayer Beads's Reaction`, the one form in which sentences are taken apart."""
    for name in {COPIES.sub("", n) for n in names if COPIES.sub("", n).casefold().endswith("s")} if "' " in text or "’ " in text else ():
        text = re.sub(rf"(?<!\w)({re.escape(name)})['’] (?=\w)", r"\1's ", text, flags=re.IGNORECASE)
    return text


OF_KIND = re.compile(r"\b(?:(?:the|their|its|his|her) )?(Reaction|Action|Technique|Maneuver)s? of $", re.IGNORECASE)
KIND_OF = re.compile(r"['’]?s? (Reaction|Action|Technique|Maneuver)s?\b", re.IGNORECASE)


def _each(before: str, names: list[str], behind: str) -> str:
    """A sentence about several copies by their names; of an ability, that of each of them."""
    of, kind = OF_KIND.search(before), KIND_OF.match(behind)
    before, behind = before[: of.start()] if of else before, behind[kind.end() :] if kind and not of else behind
    what = of[1] if of else kind[1] if kind else ""
    return before + ", ".join(f"{name}'s {what}" if what else name for name in names) + behind


def alike(cards: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    """Each name that several cards have, which a number may tell apart, and what they are called."""
    for name in sorted({COPIES.sub("", n) for n in cards if COPIES.search(n)}, key=len, reverse=True):
        found = [n for n in cards if COPIES.sub("", n) == name]
        if len(found) > 1:
            yield name, found


def copies(text: str, cards: tuple[str, ...]) -> str:
    """`both Jabs` and `2 copies of Jab` by their names: `Jab, Jab 2`."""
    text = named_copies(text, cards)
    for name, those in alike(cards):
        found = re.search(
            rf"\b(?:(?:the|his|her|their|its) )?(both|two|three|four|\d+)(?: of the| unused)?(?: copies of| x)? {re.escape(name)}(?:'?e?s)?\b(?! \d)",
            text,
            re.IGNORECASE,
        )
        number = 0 if found is None else 2 if found[1].casefold() == "both" else NUMBERS.get(found[1].casefold()) or int(found[1])
        if found is not None and len(those) >= number:
            text = _each(text[: found.start()], those[:number], text[found.end() :])
    return text


def _short(name: str, cards: tuple[str, ...]) -> list[str]:
    """The words of copies' names by which people call them, as long as they stand in the name of no other card."""
    others = {word for other in cards if COPIES.sub("", other) != name for word in other.split()}
    words = name.split() if " " in name else []
    return [w for w in words if len(w) > 2 and w[0].isupper() and not w.endswith(("'s", "’s")) and w not in others and w.casefold() not in KINDS]


KINDS = {"reaction", "action", "technique", "maneuver", "forced", "leader", "mercenary", "brute", "risk", "attachment", "event", "scheme", "the"}


def named_copies(text: str, cards: tuple[str, ...]) -> str:
    """`the second Jab` and `the other copy of Jab` by the name of that copy, `Jab 2`; the first one has none, or has the number 1."""
    for name, those in alike(cards):
        text = _one_after_the_other(text, name)
        which = rf"\b{WHOSE}?({'|'.join(ORDINALS)}) (?:copy of )?(?:{one_of((name, *_short(name, cards)))})\b(?! \d)"

        def called(m: re.Match[str], those: list[str] = those) -> str:
            n = ORDINALS[m[1].casefold()]
            return those[n - 1 if n > 0 else n] if n <= len(those) else m[0]

        text = re.sub(which, called, text, flags=re.IGNORECASE)
        if name in cards and f"{name} 1" not in cards:
            text = re.sub(rf"\b{re.escape(name)} 1\b", name, text)
    return text


def copy_of_maneuver(text: str, cards: tuple[str, ...]) -> str:
    """The copy of which a sentence names the Maneuver by its ordinal or its number: `the Maneuver of the first Jab`; empty where it names none."""
    if not re.search(r"\bManeuver\b", text, re.IGNORECASE):
        return ""
    for name, _ in alike(cards):
        which = rf"\b(?:{'|'.join(ORDINALS)}) (?:copy of )?{re.escape(name)}(?!\w)(?! \d)|\b{re.escape(name)} \d+\b"
        if found := re.search(which, text, re.IGNORECASE):
            called = named_copies(found[0], cards)
            return called if called in cards else ""
    return ""


NTH = rf"(?:{'|'.join(ORDINALS)})"
DOES_TO = r"\b(?P<does>uses?|plays?|activates?|chooses?|discards?) (?P<of>the (?:\w+ of the )?)"
AND_THEN = r"(?:,? (?:and )?then |,? and |, )(?:(?:that|the one) of )?the "


def _one_after_the_other(text: str, name: str) -> str:
    """`uses the first Flask, then the second` with what is done and the name for each of them."""
    first = rf"{DOES_TO}(?P<one>{NTH}) (?:copy of )?{re.escape(name)}(?P<kind>['’]s? (?:Reaction|Action|Technique|Maneuver|Forced ability))?"
    found = re.search(rf"{first}{AND_THEN}(?P<other>{NTH})(?: one)?(?:['’]s(?: \w+)?)?(?=$|[,;.])", text, re.IGNORECASE)
    if found is None:
        return text
    does, of, kind = found["does"], found["of"], found["kind"] or ""
    each = (f"{does} {of}{which} {name}{kind}" for which in (found["one"], found["other"]))
    return _one_after_the_other(f"{text[: found.start()]}{', '.join(each)}{text[found.end() :]}", name)


def copy_meant(p: Position, player: int, text: str) -> str:
    """`a Jab`, `another Jab`, `B's Jab` and `Jab` as the copy that is meant: one in hand where any will do, else the first that its player has."""
    seats = "|".join(re.escape(x) for x in p.cast.seats)
    text = borne_copies(p, any_copy(p, player, leaders(p, player, text)))
    for name, those in alike(p.cast.names):
        taken: list[str] = []

        def meant(m: re.Match[str], those: list[str] = those, taken: list[str] = taken) -> str:
            whose = p.cast.seats.index(m["whose"]) if m["whose"] else player
            if not m["any"] and (now := _combat_card(p, m, those)):
                return now
            hand, there = at_hand(p, whose, those)
            order = [*hand, *there] if m["any"] else sorted([*hand, *there], key=those.index)
            taken.append(next((n for n in order if not m["any"] or n not in taken), m["name"]))
            return taken[-1]

        article = rf"(?:(?P<any>(?:an?|one|another) (?:further )?(?:copy of )?)|{NOT_TOLD})"
        text = re.sub(rf"\b(?:(?P<whose>{seats})['’]s )?{article}(?P<name>{re.escape(name)})\b(?! \d)", meant, text)
    return text


ANY_OF = (
    r"(?:either|any|whichever|one)(?: one)?(?: (?:copy )?of (?:(?:the|his|her|their|its|these|those|both) )?(?:(?:two|three|four) )?(?:copies of )?)?"
)


def any_copy(p: Position, player: int, text: str) -> str:
    """`either Jab` and `any of the two Jabs` as the first copy of which something may be done where the game stands; else the first there is."""
    for name, those in alike(p.cast.names):
        said = re.search(rf"\b{ANY_OF} ?{re.escape(name)}(?P<s>e?s)?(?=['’\s,;.]|$)(?! \d)", text, re.IGNORECASE)
        if said is None or (re.fullmatch("one [^ ]*", said[0], re.IGNORECASE) and not said["s"]):
            continue
        hand, there = at_hand(p, player, those)
        own = [*hand, *there] or those
        free = {n for o in options(p) if o.choice.player == player and o.verdict != NO for n in o.choice.args if isinstance(n, int)}
        best = next((x for x in own if p.cast.number_of[x] in free), own[0])
        text = f"{text[: said.start()]}{best}{text[said.end() :]}"
    return text


def borne_copies(p: Position, text: str) -> str:
    """`Karl's Watch Bell` as the copy that Karl has equipped."""
    text = text.replace("’s ", "'s ")
    for n, bearer in bearers(p):
        if p.cast.names[bearer] in text and COPIES.sub("", p.cast.names[n]) in text:
            name = re.escape(COPIES.sub("", p.cast.names[n]))
            text = re.sub(rf"\b{re.escape(p.cast.names[bearer])}'s {name}\b(?! \d)", p.cast.names[n], text, flags=re.IGNORECASE)
            if p.cards[n].zone != "play" or not any(ability.targets for _, ability in p.abilities(n)):
                text = _on_its_bearer(text, p.cast.names[n], p.cast.names[bearer])
    return text


def borne_in_fact(p: Position, text: str) -> str:
    """The same in a fact, but for one that says who bears a card."""
    return text if SAYS_WHO.fullmatch(text.strip()) else borne_copies(p, text)


SAYS_WHO = re.compile(r".+ (?:on|to|by) [^=]+?(?:\s*=\s*(?:yes|no|true|false))?", re.IGNORECASE)
"""A fact that may say who bears a card: `Watch Bell on Karl = yes`."""


def _on_its_bearer(text: str, name: str, bearer: str) -> str:
    """`the Watch Bell on Karl`, `the Action of the Watch Bell on Karl`: nothing that it does has a target, so Karl is who has it equipped."""
    called = rf"(?<!\w)(?:the )?(?:copy of )?{re.escape(COPIES.sub('', name))}(?P<own>['’]s \w+)?(?! \d)"
    return re.sub(
        rf"{called},? (?:(?:borne|worn|carried) by|equipped to|on) {re.escape(bearer)}(?!\w)",
        lambda m: name + (m["own"] or ""),
        text,
        flags=re.IGNORECASE,
    )


def _combat_card(p: Position, m: re.Match[str], those: list[str]) -> str:
    """The combat card of this round, where a Maneuver is spoken of and it is one of the copies: `Jab's Maneuver`, `the Maneuver of Jab`."""
    card = p.board.duel.card if p.board.duel is not None else NO_CARD
    maneuver = OF_MANEUVER.match(m.string, m.end()) or MANEUVER_OF.search(m.string, 0, m.start("name"))
    return p.cast.names[card] if maneuver and card != NO_CARD and p.cast.names[card] in those else ""


def at_hand(p: Position, player: int, those: list[str]) -> tuple[list[str], list[str]]:
    """Which copies a player has in hand, and which in play."""
    cards = [(n, p.cards[p.cast.number_of[n]]) for n in those]
    hand = [n for n, c in cards if c.zone == "hand" and c.owner == player]
    return hand, [n for n, c in cards if c.zone == "play" and c.control == player]
