"""Payments that a question names for something: `A asks about two payments for equipping Boar Spear to Jory: …`, `A asks how to pay for Jab`."""

from __future__ import annotations

import re

BASES = {"equipping": "equip", "recruiting": "recruit", "playing": "play", "using": "use", "activating": "use", "bringing": "bring"}
"""What is paid for, as it is asked about and as it is offered."""
WAYS = r"(?:payments?|ways? (?:of|to) pay(?:ing)?|to pay|(?:may|can|could) pay|pay(?:s|ing)?)"
ACT = re.compile(
    rf"\b{WAYS}\b[^:;]*? (?:for|to|when|while|in) (?P<does>{'|'.join(BASES)}) (?P<what>[^:;]+?)(?=$|[:;]| (?:with|by paying) )", re.IGNORECASE
)
PAYS = re.compile(r"(?:to )?(?:pay(?:ing)?(?: for (?:it|that|this))?(?: with| by)?|discard(?:ing)?) (?P<cards>[^;]+)", re.IGNORECASE)
AS_PAYMENT = re.compile(r"(?P<cards>[^;]+?) (?:as (?:the |a )?payment|for (?:the payment|it))", re.IGNORECASE)


def with_what_it_pays(question: str, text: str) -> str:
    """A payment alone, with what a question has asked about paying for: `pay with Rag and Broom` as `equip Boar Spear to Jory, paying …`."""
    asked = ACT.search(question)
    paid = PAYS.fullmatch(text.strip()) or AS_PAYMENT.fullmatch(text.strip())
    if asked is None or paid is None:
        return text
    return f"{BASES[asked['does'].casefold()]} {asked['what'].strip(' ,')}, paying {paid['cards']}"
