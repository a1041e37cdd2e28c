"""Payments that a question names for something: `A asks about two payments for equipping Boar Spear to Jory: …`, `A asks how to pay for Jab`."""

from __future__ import annotations

import re

from judgekit.engine import Position
from judgekit.engine.values import Use
from judgekit.games.five_sails.boards.named import named

BASES = {"equipping": "equip", "recruiting": "recruit", "playing": "play", "using": "use", "activating": "use", "bringing": "bring"}
"""What is paid for, as it is asked about and as it is offered."""
WAYS = r"(?:payments?|ways? (?:of|to) pay(?:ing)?|to pay|(?:may|can|could) pay|pay(?:s|ing)?)"
ACT = re.compile(
    rf"\b{WAYS}\b[^:;]*? (?:for|to|when|while|in) (?P<does>{'|'.join(BASES)}) (?P<what>[^:;]+?)(?=$|[:;]| (?:with|by paying) )", re.IGNORECASE
)
PAYS = re.compile(r"(?:to )?(?:pay(?:ing)?(?: for (?:it|that|this))?(?: with| by)?|discard(?:ing)?) (?P<cards>[^;]+)", re.IGNORECASE)
AS_PAYMENT = re.compile(r"(?P<cards>[^;]+?) (?:as (?:the |a )?payment|for (?:the payment|it))", re.IGNORECASE)

PAID_WITH = re.compile(
    r"(?:to )?pay(?:s|ing)?(?: for)? (?P<what>.+?),? (?:with|using|by discarding) (?:(?:only|just|nothing but) )?(?!itself\b)(?P<cards>.+?)"
    r"(?P<alone>,? (?:alone|only|and nothing else))?",
    re.IGNORECASE,
)
BY_KIND = {"attachment": "equip", "risk": "play", "character": "recruit"}


DISCARDED = re.compile(
    r"discard(?:s|ing)? (?P<cards>.+?)(?P<alone>,? (?:alone|only|and nothing else))? "
    r"(?:for|to (?:use|activate|pay for)|as the (?:additional )?cost (?:of|for)|to pay the (?:additional )?cost (?:of|for)) (?:the )?"
    r"(?P<what>.+?)(?:['’]s (?:(?P<kind>Action|Reaction|Technique|Maneuver)|(?:additional )?cost))?",
    re.IGNORECASE,
)
"""Cards that are discarded for the cost of an ability."""


PAID_FOR = re.compile(
    r"^pay(?:s|ing)? (?:for|the cost of) (?P<what>.+?['’]s (?:Action|Reaction|Technique|Maneuver)),? (?:with|by discarding) (?P<cards>.+?)"
    r"(?P<alone>,? (?:alone|only)|)$",
    re.IGNORECASE,
)
"""The same, as paying for the ability."""


def _of_ability(p: Position, text: str) -> str:
    """What is asked of a cost before its ability is used, as the use with that cost: `discard Rag alone for Bellows`; empty where it is none."""
    text = PAID_FOR.sub(r"discard \g<cards>\g<alone> for \g<what>", text.strip(" ."))
    said = DISCARDED.fullmatch(text)
    card = named(p, said["what"]) if said is not None else -1
    kinds = {a.kind for _, a in p.abilities(card) if a.costs} if card >= 0 else set()
    under_way = any(isinstance(f, Use) and f.card == card for f in p.stack)
    if said is not None and under_way:
        return f"discard {said['cards']}{said['alone'] or ''}"
    if said is None or card < 0 or (not said["kind"] and len(kinds) != 1):
        return ""
    return f"use {p.cast.names[card]}'s {said['kind'] or next(iter(kinds))}, discarding {said['cards']}{said['alone'] or ''}"


def as_its_action(p: Position, text: str) -> str:
    """What is asked of a payment before anything is paid for, as the Action with that payment: `pay Boar Spear with Rag and Broom alone`.

    While that very card is paid for, it is the payment that is asked about.
    """
    if discards := _of_ability(p, text):
        return discards
    said = PAID_WITH.fullmatch(text.strip(" ."))
    card = named(p, said["what"]) if said is not None else -1
    if said is None or card < 0:
        return text
    if p.asking is not None and p.asking.question == "pay":
        use = next((f for f in reversed(p.stack) if isinstance(f, Use)), None)
        return f"pay with {said['cards']}{said['alone'] or ''}" if use is not None and card in (use.card, *use.targets) else text
    does = BY_KIND.get(p.definition(card).kind)
    return f"{does} {p.cast.names[card]} paying {said['cards']}" if does else text


RECRUITING = re.compile(
    r"\b(?:about|of|for|on|when|while|in|concerning|regarding) (?:recruiting|paying for|hiring) (?:the )?(?:available )?(?:Mercenary )?"
    r"(?P<what>[A-Z][\w'’-]*(?: (?:of |the |de )*[A-Z][\w'’-]*)*)(?=$|[:;,.]| (?:with|more|whether|if|who|which)\b)"
)
"""Whom a question asks about recruiting."""
LOWERED = re.compile(r"(?P<all>engag(?:e|ing) .+ to (?:reduce|lower) (?:the|its|his|her) cost)|(?P<parley>parley with [^;,]+?|[^;,]+? parleys)")


def _asked_about(question: str) -> re.Match[str] | None:
    """Whom a question asks about recruiting: of several, whoever was named last before it asks what lowers the cost."""
    found = [*RECRUITING.finditer(question)]
    lowers = re.search(r"\b(?:parley|engag)", question, re.IGNORECASE)
    before = [m for m in found if lowers is not None and m.end() <= lowers.start()]
    return before[-1] if before else found[0] if found else None


def with_whom_it_is_for(question: str, text: str) -> str:
    """What lowers a cost, with whom a question has asked about recruiting: `engage Gus to reduce the cost` as `… the cost of Selma`."""
    lowered = LOWERED.fullmatch(text.strip())
    asked = _asked_about(question) if lowered is not None else None
    if asked is None or lowered is None or asked["what"] in text:
        return text
    return f"{text} {'of' if lowered['all'] else 'for'} {asked['what']}"


def with_what_it_pays(question: str, text: str) -> str:
    """A payment alone, with what a question has asked about paying for: `pay with Rag and Broom` as `equip Boar Spear to Jory, paying …`."""
    text = with_whom_it_is_for(question, text)
    asked = ACT.search(question)
    paid = PAYS.fullmatch(text.strip()) or AS_PAYMENT.fullmatch(text.strip())
    if asked is None or paid is None:
        return text
    return f"{BASES[asked['does'].casefold()]} {asked['what'].strip(' ,')}, paying {paid['cards']}"
