"""Sentences that say one thing of several: two values that change, two acts that are forbidden, two stats of which the player takes one."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.games.five_sails.texts.wordings.terms import STAT, VALUE

GIVES = re.compile(
    rf"(.+? (?:has|have|gets?|gains?) )((?:[+-]\d (?:{STAT}|{VALUE})(?:, | and |, and )?)+)((?: (?:this|until|for|while|during)\b.*)?)",
    re.IGNORECASE,
)
TRAITS = re.compile(r"(.+? (?:gains|has) )([A-Z][\w-]+) and ([A-Z][\w-]+)((?: (?:until|this|for)\b.*)?)")
GRANTS = re.compile(
    rf"(.+?) (?:gains?|has|have|gets?) (?:([+-]\d {STAT})|(?:the )?((?-i:[A-Z])[\w-]+)(?: trait)?),? and ((?:the ability )?\x01\d+\x01)",
    re.IGNORECASE,
)
"""A value or a Trait, and an ability that is quoted."""
CHANGE = re.compile(rf"[+-]\d (?:{STAT}|{VALUE})", re.IGNORECASE)
MIXED = re.compile(rf"(.+? (?:gains|has|gets) )([A-Z][\w-]+|[+-]\d (?i:{STAT})) and ([A-Z][\w-]+|[+-]\d (?i:{STAT}))((?: (?:until|this|for)\b.*)?)")
PASSING = re.compile(
    r"(.+?) (?:cannot|can't) (?:move to or from|move from or to|enter or leave|leave or enter|move into or out of) (.+)", re.IGNORECASE
)
CANNOT = re.compile(r"(.+?) (cannot|can't|may not) (.+)", re.IGNORECASE)
UNDERGO = r"(?:wounded|destroyed|engaged|moved|healed|targeted)"
WHAT_DOES = r"(?!.* (?:while|if|when|at|in|here|until|this)\b)[\w'’ ,-]+?"
BY_WHOM = re.compile(
    rf"(?P<who>.+?) cannot be (?P<done>{UNDERGO}(?:(?:, | or |, or | nor | and ){UNDERGO})*) by (?P<by>{WHAT_DOES})",
    re.IGNORECASE,
)
"""What cannot be done to somebody, by abilities or cards of a kind, or of several."""
SPANNED = re.compile(r"(.+?)((?: (?:this|in|during|until|for) (?:the |their |this |its )?(?:rest|end|next|Day|duel|round)\b.*)?)", re.IGNORECASE)
VALUES = re.compile(rf"\b({VALUE}(?:, {VALUE})*,? or {VALUE})\b", re.IGNORECASE)
STATS = re.compile(rf"\b(an? )?({STAT}(?:, {STAT})*,? or (?:an? )?{STAT})\b", re.IGNORECASE)
CHOICES = re.compile(rf"([^+-]*)([+-]\d (?:{VALUE}|{STAT})(?:, [+-]\d (?:{VALUE}|{STAT}))+,? or [+-]\d (?:{VALUE}|{STAT}))((?:\W.*)?)", re.IGNORECASE)
CHANGES = re.compile(rf"(.*?)([+-]\d {VALUE}|[+-]\d {STAT})(?:,? or )([+-]\d (?:{VALUE}|{STAT}))((?:\W.*)?)", re.IGNORECASE)
VERBS = re.compile(r"(wound|engage|destroy|en garde|ready|heal|discard) or (wound|engage|destroy|en garde|ready|heal|discard) (.+)", re.IGNORECASE)
ONE_OF_TWO = (
    r"(?:the challenger|the challenged character|your participant|the adversary|this character|the equipped character|your performer|your leader)"
)
OBJECTS = re.compile(rf"(wound|engage|destroy|en garde) ({ONE_OF_TWO}) or ({ONE_OF_TWO})", re.IGNORECASE)
"""One of two, to whom the same is done."""
SAME_VERB = {"use", "issue", "refuse", "accept", "claim", "be"}
"""Verbs that what is forbidden shares: `use Techniques or Maneuvers`."""


def both(sentence: str) -> tuple[str, ...]:
    """The sentences of which a sentence is made that says several things of the same; none where it says one."""
    given = GIVES.fullmatch(sentence)
    if given and len(changes := CHANGE.findall(given[2])) > 1:
        return tuple(f"{given[1]}{each}{given[3]}" for each in changes)
    mixed = MIXED.fullmatch(sentence)
    if mixed and bool(CHANGE.fullmatch(mixed[2])) != bool(CHANGE.fullmatch(mixed[3])):
        return (f"{mixed[1]}{mixed[2]}{mixed[4]}", f"{mixed[1]}{mixed[3]}{mixed[4]}")
    grants = GRANTS.fullmatch(sentence)
    if grants:
        return (f"{grants[1]} has {grants[2] or 'the trait ' + grants[3]}", f"{grants[1]} has {grants[4]}")
    passing = PASSING.fullmatch(sentence)
    if passing:
        return (f"{passing[1]} cannot move to {passing[2]}", f"{passing[1]} cannot leave {passing[2]}")
    traits = TRAITS.fullmatch(sentence)
    if traits:
        return (f"{traits[1]}{traits[2]}{traits[4]}", f"{traits[1]}{traits[3]}{traits[4]}")
    by_whom = BY_WHOM.fullmatch(sentence)
    if by_whom and len(said := tuple(_by_each(by_whom))) > 1:
        return said
    forbidden = CANNOT.fullmatch(sentence)
    if forbidden and re.search(r"\b(?:or|and|nor)\b", forbidden[3]):
        return tuple(_acts(forbidden[1], forbidden[3]))
    return ()


DOES = r"(?:gains|gets|heals|suffers|takes|becomes|moves|engages|loses|returns)"
PLAYERS = r"you\b|(?:each|target|that|the other|the triggering) (?:player|opponent)\b|the (?:first player|player|opponent)\b"
SHARED = re.compile(rf"(?!{PLAYERS}|(?:if|when|unless|choose|instead|until|for)\b)([^,.;]+?) ((?-i:{DOES}) .+)", re.IGNORECASE)
NEXT = re.compile(rf"(?:, and then|, then|, and|,| and then| and) (?={DOES} )")


def predicates(sentence: str) -> tuple[str, ...]:
    """The sentences of which a sentence is made that says several things of one subject; none where it says one."""
    found = SHARED.fullmatch(sentence)
    parts = NEXT.split(found[2]) if found else []
    return tuple(f"{found[1]} {part}" for part in parts) if found and len(parts) > 1 and " and " not in found[1] else ()


STANDS = r"(?:cannot|can|may|must|has|have|gains?|gets?|ignores?|does not|do not)"
STANDING = re.compile(rf"(?P<so>(?:while|if|as long as) .+?, )?(?P<who>[^,]+?) (?P<first>{STANDS} .+?),? and (?P<second>{STANDS} .+)", re.IGNORECASE)


OWN_STAT = re.compile(
    rf"(?P<so>(?:while|if|as long as) [^,]+, )?(?P<who>[^,]+?)['’]s (?P<stat>{STAT}) "
    rf"(?P<first>{STANDS} .+?),? and (?:s?he|it|they) (?P<second>{STANDS} .+)",
    re.IGNORECASE,
)
STAT_LAST = re.compile(
    rf"(?P<so>(?:while|if|as long as) [^,]+, )?(?P<who>[^,]+?) (?P<first>{STANDS} .+?),? "
    rf"and (?:his|her|its|their) (?P<stat>{STAT}) (?P<second>{STANDS} .+)",
    re.IGNORECASE,
)
"""What is so of a value of somebody, and what is so of themselves."""


ENGAGED_TOO = re.compile(
    r"(?P<who>(?!.*\bonce\b)[^,]+?) (?P<can>may|can) (?P<first>issue challenges|issue a challenge|challenge|intervene) (?:or|and) "
    r"(?P<second>issue challenges|issue a challenge|challenge|intervene)(?: in (?:one|a challenge|challenges))? (?:even )?(?:while|when|if) engaged",
    re.IGNORECASE,
)
"""What somebody may do who is engaged."""


def standing(sentence: str) -> tuple[str, ...]:
    """The sentences of which one is made that says two things which are so of one subject; none where it says one."""
    if found := ENGAGED_TOO.fullmatch(sentence):
        deeds = ("challenge" if "challenge" in found[name].casefold() else "intervene" for name in ("first", "second"))
        return tuple(f"{found['who']} can {'use the Challenge Action' if deed == 'challenge' else deed} while engaged" for deed in deeds)
    if found := OWN_STAT.fullmatch(sentence):
        so, who = found["so"] or "", found["who"]
        return (f"{so}{who}'s {found['stat']} {found['first']}", f"{so}{who} {found['second']}")
    if found := STAT_LAST.fullmatch(sentence):
        so, who = found["so"] or "", found["who"]
        return (f"{so}{who} {found['first']}", f"{so}{who}'s {found['stat']} {found['second']}")
    found = STANDING.fullmatch(sentence)
    return tuple(f"{found['so'] or ''}{found['who']} {found[part]}" for part in ("first", "second")) if found else ()


def _by_each(found: re.Match[str]) -> Iterator[str]:
    """What cannot be done by whom, a doing and a kind each; a kind of ability stands behind the last of several Traits."""
    whose = re.match(r"(?:enemy|(?:an? |your )?opponents?['’]s?) ", found["by"], re.IGNORECASE)
    kinds, theirs = re.split(r", (?:or |and |nor )?| or | nor | and ", found["by"][whose.end() if whose else 0 :]), "enemy " if whose else ""
    last = kinds[-1].split(" ")[-1]
    named = [kind if kind.endswith("s") or kind[:2] in {"a ", "an"} else f"{kind} {last}" for kind in kinds]
    for done in re.split(r", (?:or )?| or | nor | and ", found["done"]):
        yield from (f"{found['who']} cannot be {done} by {theirs}{kind}" for kind in named)


def _acts(who: str, acts: str) -> Iterator[str]:
    """What somebody cannot do, an act each."""
    found = SPANNED.fullmatch(acts)
    listed, span = (found[1], found[2]) if found else (acts, "")
    verb = ""
    for part in re.split(r",? (?:or|and|nor) (?:cannot )?|, ", listed):
        words = part.split(" ")
        verb = words[0] if words[0].casefold() in SAME_VERB else verb
        alone = (len(words) == 1 and part[:1].isupper()) or (
            verb.casefold() == "be" and re.fullmatch(rf"{UNDERGO}|discarded", words[0], re.IGNORECASE)
        )
        yield f"{who} cannot {verb + ' ' if alone and verb else ''}{part}{span}"


def ways(sentence: str) -> tuple[tuple[str, str], ...]:
    """The ways of which the player of an ability takes one: what each is called, and its sentence."""
    found = STATS.search(sentence)
    if found and re.search(r"\b(?:challenge|pressure|duel)\b", sentence, re.IGNORECASE):
        stats = re.findall(STAT, found[2], re.IGNORECASE)
        return tuple((s.strip("[]"), sentence[: found.start()] + ((found[1] and "a ") or "") + s + sentence[found.end() :]) for s in stats)
    if named := VALUES.search(sentence):
        values = re.findall(VALUE, named[1], re.IGNORECASE)
        return tuple((v.strip("[]"), sentence[: named.start()] + v + sentence[named.end() :]) for v in values)
    listed = CHOICES.fullmatch(sentence)
    if listed and " and " not in sentence and len({each[0] for each in CHANGE.findall(listed[2])}) == 1:
        return tuple((each, f"{listed[1]}{each}{listed[3]}") for each in CHANGE.findall(listed[2]))
    changed = CHANGES.fullmatch(sentence)
    if changed and " and " not in sentence:
        return tuple((each, f"{changed[1]}{each}{changed[4]}") for each in (changed[2], changed[3]))
    if (objects := OBJECTS.fullmatch(sentence)) and objects[2].casefold() != objects[3].casefold():
        return tuple((said, said) for said in (f"{objects[1].casefold()} {whom}" for whom in objects.groups()[1:]))
    verbs = VERBS.fullmatch(sentence)
    if verbs:
        return tuple((f"{v} {verbs[3]}", f"{v}{' a wound from' if v.casefold() == 'heal' else ''} {verbs[3]}") for v in (verbs[1], verbs[2]))
    return ()
