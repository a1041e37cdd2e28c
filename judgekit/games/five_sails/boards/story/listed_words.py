"""Lists of a board told in prose, in the usual order of words: what is available where, what the players have revealed, Leaders and how many more."""

from __future__ import annotations

import re

from judgekit.games.five_sails.boards.story.cards import CITY
from judgekit.games.five_sails.boards.story.headings import each_called
from judgekit.games.five_sails.boards.story.prose import Bit, Outside, anew
from judgekit.games.five_sails.boards.story.words import EVERYBODY, NUMBER, number

NAME = r"[A-Z][\w'’-]*(?: (?:(?:of|the|de|la|von|van) )*[A-Z][\w'’-]*)*"
SAID = r"(?: \(_*\))?"
AT = rf"(?:at|on|in) {CITY}"
CITY_KIND = r"(?:Mercenary|attachment|event|City Deck attachment)"
ON_OFFER = re.compile(
    r"^(?:(?:[Ss]till |[Aa]lso )?[Aa]vailable(?: in the City| on the board)?(?: (?:is|are)|:)"
    r"|[Tt]he available (?:City )?(?:Deck )?cards (?:are|is|:))"
    rf"(?: still| also)?:? (?:(?:the |an? )?(?:(?:{NUMBER}) )?(?P<kind>Mercenaries|attachments) (?=[A-Z])|(?=(?:the |an? )?{CITY_KIND} [A-Z]))"
)
"""What says of the cards of a list that they are available: `Available are the Mercenaries …`, `Available: the Mercenary … and the attachment …`."""
OF_A_KIND = re.compile(rf"(?:(?<=^)|(?<=[,;] )|(?<=\band ))(?:the |an? )?(?={CITY_KIND} [A-Z])")
"""Before a card that nobody controls, told with its kind."""
A_CARD = re.compile(rf"(?:(?:the |an? )?{CITY_KIND} )?{NAME}{SAID} {AT}")
IN_THE_CITY = re.compile(r"^(?:The )?City (?:Deck )?cards(?: (?:on the board|in play|in the City)(?: are)?:? |(?: are)?: )(?=the |an? )")
"""A heading of cards of the City Deck, whoever has them."""
GAINED = r",? (?:already |since )?(?:recruited|hired|controlled) by ([A-Z])(?: (?:on|in) Day \d| earlier)?(?=$|[,;]| and | is )"
EQUIPPED = rf",? (?:equipped|attached) to ([A-Z]['’]s {NAME}{SAID})((?: {AT})?)"
THEIRS = Outside(
    (rf"\b(?:[Tt]he|[Aa]) Mercenary ({NAME}) \((_*)\)((?: {AT})?){GAINED}", r"\4's \1 (Mercenary, \2)\3"),
    (rf"\b(?:[Tt]he|[Aa]) Mercenary ({NAME})((?: {AT})?){GAINED}", r"\3's \1 (Mercenary)\2"),
    (rf"\b(?:[Tt]he|[Aa]n) (City Deck )?attachment ({NAME}) \((_*)\){EQUIPPED}", r"\4\5, equipped with \2 (\1Attachment, \3)"),
    (rf"\b(?:[Tt]he|[Aa]n) (City Deck )?attachment ({NAME}){EQUIPPED}", r"\3\4, equipped with \2 (\1Attachment)"),
)
"""Cards of the City Deck that somebody has: `the Mercenary Selma, recruited by B`, `the attachment Cutlass, equipped to A's Bo`."""


PILE = r"(?:[A-Z]['’]s (?:and [A-Z]['’]s )?(?:hands?|discard piles?|(?:[Ff]action )?[Dd]ecks?|Lockers?)|[Tt]he City Deck(?:['’]s discard pile)?)"
NOTHING_IN = re.compile(
    rf"[Tt]here (?:is|are) (?:nothing|no cards?)(?: (?:yet|left))? in (?P<pile>{PILE})(?: yet)?"
    rf"|(?:[Nn]othing|[Nn]o cards?)(?: (?:is|are|lies?))(?: yet)? in (?P<of>{PILE})(?: yet)?"
)
"""That a pile is empty."""
BARE = re.compile(rf"({CITY}) \((?:none|nothing|no Renown)(?: (?:lies )?(?:on it|there))?\)(?=$|[,;]| and\b)")
"""A location without Renown, among those that somebody controls."""


def in_lists(said: Bit, players: list[str]) -> Bit:
    """A sentence whose list is told in the usual order of words."""
    if BARE.search(said.text) and not re.search(r"\(\d+ Renown\b", said.text):  # of several, each has its own number in brackets
        said = anew(said, BARE.sub(r"\1, on which there is none", said.text))
    if empty := NOTHING_IN.fullmatch(said.plain):
        return anew(said, f"{empty['pile'] or empty['of']} {'are' if ' and ' in (empty['pile'] or empty['of']) else 'is'} empty")
    for reading in (_on_offer, _somebodys, _revealed_characters, _schemes_without, _schemes_named, _numbers_of_each):
        said = reading(said)
    return _crews(_only_enemy(said, players), players)


ONLY_ENEMY = re.compile(
    rf"^(?P<told>(?:At|On|In) (?P<at>{CITY})\b.*\b(?P<whose>[A-Z])['’]s (?:(?! [A-Z]['’]s ).)*?),? "
    r"(?:and |who is |being |thus )*the (?:only|sole|single) (?:enemy|opposing|hostile) character (?:there|here|at (?:that|this) location|present)$"
)
"""Who is told of last is the only enemy at a location of those told of first."""


def _only_enemy(said: Bit, players: list[str]) -> Bit:
    """`At The Docks: A's Bo (…) and B's Grel (…), the only enemy character there`: nobody but A has anybody else there."""
    found = ONLY_ENEMY.match(said.plain)
    owners = re.findall(r"\b([A-Z])['’]s [A-Z]", found["told"]) if found else []
    if found is None or owners[0] == found["whose"]:
        return said
    others = ((player, "other " if player in owners else "") for player in players if player != owners[0])
    none = "".join(f"; {player} has no {other}characters at {found['at']}" for player, other in others)
    return anew(said, f"{said.group(found, 'told').text}{none}")


def _on_offer(said: Bit) -> Bit:
    """`Available are the Mercenaries Selma at The Docks and Rolf at The Forums` as cards that are available each."""
    led = ON_OFFER.match(said.plain)
    if led is None:
        return said
    parts = said.cut(led.end()).split(r";\s*(?:and\s+)?")
    cards = next((n for n, part in enumerate(parts) if n and not A_CARD.match(part.plain)), len(parts))
    kind = {"Mercenaries": "Mercenary", "attachments": "attachment"}.get(led["kind"] or "")
    told = (each_called(part, kind) if kind else _with_kinds(part) for part in parts[:cards])
    return anew(said, "; ".join([*(x for each in told for x in each), *(part.text for part in parts[cards:])]))


def _with_kinds(part: Bit) -> list[str]:
    """A part of a list in which each card is told with its kind, with the word that it is available."""
    text = part.text
    for card in reversed(list(OF_A_KIND.finditer(part.plain))):
        text = f"{text[: card.start()]}the available {text[card.end() :]}"
    return [text]


def _somebodys(said: Bit) -> Bit:
    """Cards of the City Deck that somebody has as that player's."""
    if headed := IN_THE_CITY.match(said.plain):
        said = said.cut(headed.end())
        said = anew(said, re.sub(rf"\b([Tt]he|[Aa]n) (?=attachment {NAME}[^;]*? (?:equipped|attached) to\b)", r"\1 City Deck ", said.text))
    told = THEIRS(said)
    return anew(said, told.text.replace("(City Deck Attachment", "(City Card, Attachment")) if told.text != said.text else said


CHARACTERS = re.compile(
    r"^(?:The )?(?:[Rr]evealed|[Cc]hosen|[Ss]elected|[Pp]icked) characters(?: are|:| are:) (?=[A-Z]['’]s )"
    rf"(?P<list>[A-Z]['’]s {NAME}{SAID}(?:(?:,? and|,) [A-Z]['’]s {NAME}{SAID})+)"
    r"(?P<none>[,;] (?:and )?(?:none|neither|no ?one)(?: of them)? (?:with|has|is|being|having)(?: an?"
    r"| the)? (?:trait )?(?P<trait>[A-Z]\w+)(?: trait)?)?$"
)
"""The characters that the players have revealed, in a list."""


def _revealed_characters(said: Bit) -> Bit:
    """`Revealed characters: A's Pia, B's Karl` as what each player has revealed, and that none of them has a trait."""
    found = CHARACTERS.match(said.plain)
    if found is None:
        return said
    cards = said.group(found, "list").split(r",? and |, ")
    told = "; ".join(f"{card.text[0]} has revealed the character {card.text[4:]}" for card in cards)
    return anew(said, f"{told}; none of the chosen characters has the trait {found['trait']}" if found["none"] else told)


WITHOUT = (
    r"^(?:The |Both |All )?(?P<of>(?:(?:[Ss]elected|[Cc]hosen|[Rr]evealed) )?[Ss]chemes(?: (?:selected|chosen|revealed|in play))?),? "
    r"\(?(?:none|neither|both|all)(?: of them)? (?:with(?P<out>out)?|has|have|having) (?:(?:no|an?|any) )?"
    r"(?P<what>['‘’]?[Ww]hen revealed['‘’]? (?:text|effect|ability)|text)s?\)?: "
)
NOT_ONE = re.compile(WITHOUT)


def _schemes_without(said: Bit) -> Bit:
    """`Revealed schemes, none with a 'when revealed' text: A's has initiative 50` as the schemes, and what none of them has."""
    found = NOT_ONE.match(said.plain)
    if found is None or bool(re.search(r"\b(?:none|neither)\b", found[0])) == bool(
        found["out"] or re.search(r"\b(?:with|have|having) no\b", found[0])
    ):
        return said
    return anew(said, f"Schemes: {said.text[found.end() :]}; no scheme has a {found['what']}")


NAMED_SCHEMES = re.compile(
    r"^(?:(?:The|Both|All|the|both|all) )*(?:(?:[Cc]hosen|[Rr]evealed|[Ss]elected|[Pp]icked) )?[Ss]chemes"
    r"(?: (?:chosen|revealed|selected|picked|in play|(?:of|for) (?:the|this) Day))*(?: (?:are|being))?: (?=[A-Z]['’]s [A-Z])"
)
OWN_SCHEME = re.compile(r"([A-Z])['’]s (?!Initiative\b|Panache\b|Scheme\b)(?=[A-Z])")


def _schemes_named(said: Bit) -> Bit:
    """`Chosen schemes: A's Full House (…); B's Slow Game (…)` as the scheme of each player."""
    found = NAMED_SCHEMES.match(said.plain)
    parts = said.cut(found.end()).split(r";\s*(?:and\s+)?|,? and (?=[A-Z]['’]s [A-Z])|, (?=[A-Z]['’]s [A-Z])") if found else []
    own = [OWN_SCHEME.match(part.plain) for part in parts]
    if sum(one is not None for one in own) < SEVERAL:
        return said
    told = (f"{one[1]}'s scheme is {part.text[one.end() :]}" if one else part.text for part, one in zip(parts, own, strict=True))
    return anew(said, "; ".join(told))


SEVERAL = 2
OF_EACH = re.compile(r"^[^:;()\"]+: [A-Z]:? \d+(?:; (?:and )?[A-Z]:? \d+)+$")
"""A heading with a number for each player, between semicolons."""


def _numbers_of_each(said: Bit) -> Bit:
    """`Renown: A 2; B 5` with commas."""
    return anew(said, re.sub(r"; (?:and )?", ", ", said.text)) if OF_EACH.match(said.plain) else said


STAT = r"(?:Crew Cap|Panache)(?: of)? \d+"
ALONE = r"(?:only|just|nobody but|no ?one but|nothing but|no characters? but|no other characters? than)"
OWN_CREW = (
    rf"^(?:[Ee]ach of |[Bb]oth )?(?P<who><seats>) (?:each |both |all )?(?:has|have|controls?) (?:each |both |all )?(?:(?P<only>{ALONE}) )?"
    rf"(?:an?|the|his|her|their|its) Leaders?(?: (?P<name>(?-i:{NAME})))?(?: in play)?"
    rf"(?:,? (?:with|of)(?: an?)? (?P<a>{STAT}(?:,? and {STAT})?)| \((?P<b>{STAT}(?:, {STAT})?|_+)\))?"
    rf"(?:,? (?P<at>(?:at|in|on) (?P<place>{CITY}|(?:[A-Z]['’]s |their |his |her |its "
    rf"|the )?(?:own )?Homes?))(?P<lies>(?:,? (?:and )?(?:en garde|engaged|unwounded))*))?"
    rf"(?:,? and (?P<n>no|{NUMBER}) (?:(?:other|further|more) )?characters?(?P<more> more| besides)?)?$"
)
"""Leaders and how many characters more: `B and C each have a Leader with Crew Cap 5 and one other character`, `C has only a Leader, at C's Home`."""


def _crews(said: Bit, players: list[str]) -> Bit:
    """The crew of each of some players: what the Leader is like, and how many characters there are in all."""
    one = "|".join(map(re.escape, players))
    found = re.match(OWN_CREW.replace("<seats>", rf"(?:{one})(?:(?:, |,? and )(?:{one}))*|{EVERYBODY}"), said.plain, re.IGNORECASE)
    if found is None or not (found["n"] or found["only"] or found["a"] or found["b"] or found["at"]):
        return said
    named = re.findall(rf"\b(?:{one})\b", found["who"]) or players
    if found["name"] and len(named) > 1:
        return said
    inside = said.text[slice(*found.span("b"))] if found["b"] else found["a"] or ""
    many = number(found["n"]) + 1 if found["n"] else 1
    whole = [f"{who} controls {many} characters in all" for who in named] if found["n"] or found["only"] else []
    return anew(said, "; ".join([*(clause for who in named for clause in _led(who, found, inside)), *whole]))


def _led(who: str, found: re.Match[str], inside: str) -> list[str]:
    """What is said of the Leader of one player."""
    home = not found["place"] or not re.fullmatch(CITY, found["place"])
    if found["name"] or not home:
        lies = re.sub(r"(?:,? and|,)? (?=en garde|engaged|unwounded)", ", ", found["lies"] or "")
        called = f" {found['name']}" if found["name"] else ""
        return [f"{who}'s Leader{called}{f' ({inside})' if inside else ''} is {f'at {who}’s Home' if home else found['at']}{lies}".replace("’", "'")]
    lies = "".join(f", {lie}" for lie in re.findall(r"en garde|engaged|unwounded", found["lies"] or ""))
    stats = [x for x in re.split(r",? and |, ", inside) if x]
    there = f"{who}'s Leader is in play{' at Home' if found['place'] else ''}{lies}"
    return [*(f"{who}'s Leader has {stat.replace(' of ', ' ')}" for stat in stats), *([there] if found["place"] or not stats else [])]
