"""What in a sentence of a set-up in prose tells that something is or is done, so that the sentence is no mere remark: a subject and its verb."""

from __future__ import annotations

import re

BEING = (
    r"is|are|was|were|be|been|has|have|had|do|does|did|stands?|lies?|holds?|bears?|controls?|belongs?|comes?|goes|came|went|remains?|stays?|wears"
    r"|carr(?:y|ies)|costs?|equals"
)
DOING = (
    r"musters|recruits|chooses|chose|picks|takes|took|draws|drew|discards|moves|plays|uses|equips|engages|readies|reveals|resolves|puts|places|lays|adds"
    r"|gains|gets|receives|gives|loses|lost|pays|paid|wounds|suffers|heals|destroys|sinks|shuffles|searches|looks|passes|acts|attacks|challenges|accepts"
    r"|refuses|intervenes|claims|parleys|pressures|targets|announces|activates|performs|reacts|cancels|wins|won|begins|starts|ends|brings|brought|hires"
    r"|swaps|exchanges|removes|returns|leaves|left|enters|joins|fights|counts|scores|collects|becomes|became|makes|made|keeps|kept|lets|buys|bought|steals"
    r"|attaches|transfers|deals|flips|turns|gambles|reduces|increases|raises|lowers|sets|copies|repeats|controls|decides|orders|names|knows|shows|sees"
)
VERB = rf"(?:{BEING}|{DOING})"
"""A verb as it stands behind one who does something, or of whom something is said."""
ONE_DOES = [word for word in DOING.split("|") if word.endswith("s")]
PLURAL_DOING = "|".join(sorted({word.removesuffix(end) for word in ONE_DOES for end in ("es", "s")}, key=len, reverse=True))
SEVERAL = r"(?:they|(?:(?:both|all|the|these|two|three|four|\d+) )+(?:[\w'’]+ )?(?:players|characters|Leaders|Brutes|Mercenaries|others))"
DENYING = r"no|not|none|neither|nor|nobody|nothing|never|without"
JOINT = r"(?:[,;]|,? (?:and|but|so|then|while|whereas|though|although))"
SUBJECT = (
    rf"(?!(?:{DENYING})\b)(?:(?:each|every(?:body|one)?|both|all|the|any|another|an?|one|two|three|four|\d+|some(?:body|one))(?: [\w'’]+){{0,3}}?"
    r"|(?-i:[A-Z])[\w'’]*(?: [\w'’]+){0,3}?|he|she|it|they)"
)
HOW = r"(?:(?:also|then|thus|each|all|both|still|already|now|just|only|always|first) )*"
THINGS = r"(?:City|Actions?|Reactions?|Techniques?|Maneuvers?|Forced|Renown|Mercenar(?:y|ies)|Leaders?|Brutes?|Crew|Caps?|Deck|Locker|Day|Duelists?)"
WENT = rf"(?!{THINGS}\b)(?-i:[A-Z])\w* (?:also |then |both )*[a-z]+ed"
"""What somebody who is named has done, in the past."""
TELLS_MORE = (
    rf"{JOINT} (?:then |also )?(?:(?:{SUBJECT} )?{HOW}{VERB}|{SEVERAL} {HOW}(?:{PLURAL_DOING})|{WENT})\b(?! (?:also |yet |both )*(?:{DENYING})\b)"
)
"""Behind a joint, somebody who does or is something, or something more that somebody does."""


RELATIVE = re.compile(r",? (?:that|which|who|whose|whom)\b.*")
"""What only says more of a thing that is named."""
NO_SUBJECT = re.compile(rf"(?:(?:and|but|so) )?(?:there (?:is|are|was|were) )?(?:{DENYING})\b", re.IGNORECASE)
NO_VERB = re.compile(
    rf"\b(?:is|are|was|were|has|have|had|does|do|did)(?:n['’]t\b| {HOW}(?:yet |ever |so far |a )*(?:{DENYING})\b)|\bnever\b", re.IGNORECASE
)
PLURAL = re.compile(
    r"\b(?:players|they|both|all|characters|Leaders|everybody|everyone) (?:each |also |both |all |then )*"
    r"(?!(?:of|in|at|on|with|without|and|or|nor|who|that|which|there|here|told|named|the|these|those|three|two|four)\b)[a-z]+",
)
SINGULAR = re.compile(r"\b(?:player|he|she|it|[A-Z][\w'’]*) (?:also |then )?(?P<verb>[a-z]+s)\b")


def denies_it(part: str) -> bool:
    """Whether a part of a sentence denies with its subject or its verb, and not only of a thing that it names besides."""
    bare = RELATIVE.sub("", part)
    return NO_SUBJECT.match(bare) is not None or NO_VERB.search(bare) is not None


def does_nothing(part: str, nouns: re.Pattern[str]) -> bool:
    """Whether a part of a sentence has no verb: it only names things, of which some words are known that look like verbs."""
    bare = RELATIVE.sub("", part)
    singular = SINGULAR.search(bare)
    verb = singular is not None and nouns.fullmatch(singular["verb"]) is None and singular["verb"] not in {"its", "his", "this", "as", "plus"}
    return (
        not verb
        and PLURAL.search(bare) is None
        and re.search(rf"\b{WENT}\b", bare) is None
        and re.search(rf"\b{VERB}\b", bare, re.IGNORECASE) is None
    )
