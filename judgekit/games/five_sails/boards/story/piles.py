"""Clauses of a board told in prose that say which cards somebody has in hand, deck, discard pile or Locker, or how many."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from judgekit.games.five_sails.boards.story.below import below
from judgekit.games.five_sails.boards.story.cards import Told
from judgekit.games.five_sails.boards.story.contents import SO_MANY, in_so_many, pile_told
from judgekit.games.five_sails.boards.story.prose import Bit, anew
from judgekit.games.five_sails.boards.story.words import EVERYBODY, MANY, NUMBER, number, whose

if TYPE_CHECKING:
    from judgekit.games.five_sails.boards.story.teller import Teller

AND = r"(?:,? and |, )"
ZONE = r"(?:hand|(?:[Ff]action )?[Dd]eck|[Dd]iscard pile|[Ll]ocker)"
NOBODY = r"(?:neither(?: player)?|nobody|no ?one|no player)"
HAVE = r"(?:has|have|holds?)(?: (?:each|both|all))?"
VERB = r"(?:is|are|has|have|holds?|contains?|consists? of)(?: (?:each|both|all))?(?: (?:exactly|only))?"
NO_CARD = re.compile(
    rf"(?:there (?:is|are) )?no cards? (?:(?:is|are) )?in (?:either |any |any(?:body|one)['’]s |any player['’]s )?(?P<a>{ZONE})s?"
    rf"|(?:no|neither) (?P<b>{ZONE}) {VERB} (?:a |any )?cards?"
    rf"|{NOBODY} (?:has|holds) (?:any |a )?cards?(?: in (?:the |any )?(?P<c>{ZONE})(?: or (?:in )?(?:the |any )?(?P<d>{ZONE}))?)?",
    re.IGNORECASE,
)
"""What says that everybody's hand, or another pile, is empty."""


def headings_of(teller: Teller, text: str) -> list[str]:
    """The piles that are named, as headings of the board: `A's hand`, `the decks of A and B`, `all other hands`, `every discard pile but A's`."""
    counting = "" if teller.counting in {"Renown", "scheme"} else teller.counting
    if counting and (alike := re.fullmatch(rf"({teller.story.seats})['’]s", text)):
        return [teller.zone(f"{alike[1]}'s {counting}")]
    told_last = next((line for _, line, _ in reversed(teller.story.lines) if line.endswith(":")), "")
    if counting and (own := re.fullmatch(rf"(?:the|his|her|their|its) ({ZONE})", text)) and " of " in told_last:
        return [teller.zone(f"{told_last.rstrip(':').rpartition(' ')[2]}'s {own[1]}")]
    one = teller.zone(text)
    if one:
        return [] if one.startswith("scheme") else [one]
    if len(several := re.split(AND, text)) > 1 and all((pile := teller.zone(x)) and not pile.startswith("scheme") for x in several):
        return [teller.zone(x) for x in several]
    seats = "|".join(map(re.escape, teller.story.players))
    each = r"(?:each|every|both|all|the|(?:each|every|all) players?['’]s?|both players['’])(?: the)?(?P<other> other)?"
    but = rf"(?: (?:but|except|other than) (?P<but>(?:{seats})['’]s(?:,? (?:and|or) (?:{seats})['’]s)*)(?: {ZONE})?)?"
    of = rf"(?: of (?P<of>(?:{seats})(?:{AND}(?:{seats}))*|(?:both|all|the) players|each player))?"
    found = re.fullmatch(rf"{each} (?P<zone>{ZONE})s?{of}{but}", text, re.IGNORECASE)
    if found is None or re.fullmatch(rf"the(?: other)? {ZONE}", text, re.IGNORECASE):
        return []
    told, without = {line for _, line, _ in teller.story.lines}, re.findall(rf"\b(?:{seats})\b", found["but"] or "")
    owners = re.findall(rf"\b(?:{seats})\b", found["of"] or "") or teller.story.players
    piles = [teller.zone(f"{who}'s {found['zone']}") for who in owners if who not in without]
    return [pile for pile in piles if not (found["other"] and f"{pile}:" in told)]


def _put(teller: Teller, piles: list[str], cards: Bit, whole: int = 0) -> bool:
    """Puts cards into each of some piles; says whether there are such."""
    for pile in piles:
        below(teller, pile, pile_told(cards, teller.story.players, whole), cards.at)
        teller.counted = pile.partition(" of ")[0]
    return bool(piles)


def piles(teller: Teller, said: Bit) -> bool:
    """`A's hand is empty` · `both decks hold 20 cards` · `in The Locker of A lies Old Plot` · `Jab (Risk) lies in A's discard pile`."""
    lies = r"(?:,? (?:there )?(?:is|are|lies?|stands?))"
    if begins := re.search(r"(?<! it) begins with ", said.plain):
        said = anew(said, f"{said.text[: begins.start()]} holds {said.text[begins.end() :]}, then others")
    ways = (
        rf"(?:in|on(?:(?: the)? top of)?) (?P<pile>[^,()]+?){lies} (?P<cards>.+)",
        rf"(?P<cards>.+?){lies}(?: already| also)? (?:in|on(?: the)? top of) (?P<pile>[^,()]+)",
        rf"(?P<pile>[^,()]+?) (?:both |each )?{VERB}[,:]? (?P<cards>.+)",
        rf"(?P<pile>[^,()]+?)(?: (?:exactly|only|just))? (?P<cards>(?:{MANY})(?: cards?)?)",
    )
    for way in ways:
        found = re.fullmatch(way, said.plain, re.IGNORECASE)
        if found and (named := headings_of(teller, said.group(found, "pile").text)):
            return _put(teller, named, said.group(found, "cards"))
    return False


SOME = rf"(?:{NUMBER}|many|several|plenty|(?:many|several) (?:more|others))"
FIRST = rf"(?:(?:{NUMBER}) )?(?:top(?:most)?|upper(?:most)?|first)(?: (?:{NUMBER}))?(?: (?:cards?|ones?))?"
OF_MANY = rf"(?:the )?(?P<so>{SOME}) cards (?:in|of|left in) "
THEIR_MANY = rf"(?P<who><seat>)['’]s (?P<some>{SOME}) cards(?: (?:left )?in (?:the |his |her |their )?(?P<zone>{ZONE}))?"


def _top_first(said: Bit, seats: str) -> Bit:
    """`Of the many cards in A's deck the top two are …` as `the top two cards of A's deck, of many cards, are …`."""
    text = re.sub(rf"^([^()]*?) \(((?:of|with) (?:{SOME})(?: cards)?)(?: in all)?\)", r"\1, \2,", said.text)
    text = re.sub(rf"^of ((?:[^,()])+?),? (the {FIRST})(?=,? (?:is|are|:))", r"\2 of \1", text, flags=re.IGNORECASE)
    text = re.sub(
        rf"^(the {FIRST}) (?:of|in|among) {OF_MANY}([^,():]+?)(?=,? (?:is|are)\b|:)", r"\1 of \3, of \g<so> cards,", text, flags=re.IGNORECASE
    )
    theirs = rf"^(the {FIRST}) (?:of|in|among) {THEIR_MANY.replace('<seat>', seats)}(?=,? (?:is|are)\b|:)"
    text = re.sub(theirs, lambda m: f"{m[1]} of {m['who']}'s {m['zone'] or 'deck'}, of {m['some']} cards,", text, flags=re.IGNORECASE)
    return anew(said, text) if text != said.text else said


def top_cards(teller: Teller, said: Bit) -> bool:
    """`The two top cards of A's deck, ten cards in all, are …` · `the first card of the City Deck is …`."""
    said = _top_first(said, teller.story.seats)
    whole = rf"(?:,? (?:of|with|which (?:has|holds|contains))? ?(?P<whole>{NUMBER}) cards(?: in all)?,?"
    whole += rf"|,? (?:of|with|which (?:has|holds|contains)) (?P<many>{SOME})(?: cards)?,?)?"
    on_top = rf"(?:(?:{NUMBER}|first|top) )?(?:cards? )?(?:lying )?on(?: the)? top"
    own = rf"(?P<of>{teller.story.seats}|the City Deck)['’]s (?:top(?:most)?|first) (?:(?:{NUMBER}) )?cards?(?P<n>{whole})"
    own = own.replace("?P<whole>", "?P<whole2>").replace("?P<many>", "?P<many2>")
    own += r"(?:,? from (?:the )?top(?: down)?|,? in order)?"
    which = rf"the (?:{FIRST}|{on_top}) (?:of|in|on) (?P<pile>[^,()]+?){whole}|{own}"
    found = re.fullmatch(rf"(?:{which})(?:,? (?:is|are),? |: ?)(?P<cards>.+)", said.plain, re.IGNORECASE)
    pile = said.group(found, "pile").text if found and found["pile"] else f"{found['of']}'s deck" if found else ""
    named = headings_of(teller, pile.replace("City Deck's deck", "City Deck")) if pile else []
    if found is None:
        return False
    many = re.search(rf"\b({NUMBER})\b", said.plain[: found.start("pile" if found["pile"] else "cards")], re.IGNORECASE)
    cards, size = said.group(found, "cards"), found["whole"] or found["whole2"] or found["many"] or found["many2"] or "no"
    cards = in_so_many(cards, number(many[1])) if many else cards
    if not re.fullmatch(NUMBER, size, re.IGNORECASE):
        cards, size = anew(cards, f"{cards.text}, then others"), "no"
    return _put(teller, named, cards, number(size))


LIES_ON_TOP = re.compile(
    r"(?P<first>[^,;]+?\)) (?:is|lies) (?:on(?: the)? top of|the top(?:most)? card (?:of|in)) (?P<pile>[^,()]+?)(?P<more>(?:,|,? and|,? with) .+)"
)


def on_top(teller: Teller, said: Bit) -> bool:
    """`Jab (Risk) lies on top of A's deck, Feint (Risk) right under it, then others`."""
    found = LIES_ON_TOP.fullmatch(said.plain)
    if found is None:
        return False
    named = headings_of(teller, found["pile"])
    return _put(teller, named, anew(said, f"{said.group(found, 'first').text}{said.text[slice(*found.span('more'))]}"))


def has_in(teller: Teller, said: Bit) -> bool:
    """`B has 7 cards in hand` · `both have 0 Renown, no cards in hand and forty in the deck` · `A has Jab (risk) in hand and an empty deck`."""
    found = re.fullmatch(rf"(?P<who>.+?) (?:each |both |all )?{HAVE} (?P<what>.+?)(?:,? (?:each|apiece))?", said.plain, re.IGNORECASE)
    players = whose(teller, found["who"]) if found else []
    if not players or found is None:
        return False
    another = rf"(?=(?:exactly |only )?(?:{NUMBER}) |none(?= in\b)|an empty |a full )"
    parts = said.group(found, "what").split(rf",?\s+and\s+{another}|,\s+(?:and\s+)?{another}")
    own = r"(?:in|left in) (?:his |her |their |its |the |an? )?"
    cards = rf"(?P<cards>.+?),? (?:in|left in) (?:his |her |their |its |the |\w+['’]s )?(?P<in>{ZONE})s?(?P<more>[,:] .+)?"
    also = rf"(?: or (?:{own})?(?P<also>{ZONE}))?"
    shape = (
        rf"(?P<renown>{MANY}) Renown|an? empty (?P<empty>{ZONE})|a full (?P<full>{ZONE})|an? (?P<of>{ZONE}) (?:of|with) (?P<made>.+)|{cards}{also}"
    )
    told = [re.fullmatch(shape, part.plain, re.IGNORECASE) for part in parts]
    if not all(told):
        return False
    for player in players:
        for part, one in zip(parts, told, strict=True):
            assert one is not None
            _has(teller, player, part, one)
    return True


def _has(teller: Teller, player: str, part: Bit, told: re.Match[str]) -> None:
    """What a player has of one kind: Renown, or the cards of a pile."""
    if told["renown"]:
        teller.story.renown[player] = number(told["renown"])
        return
    kind = told["empty"] or told["full"] or told["of"] or told["in"]
    all_or_none = "empty" if told["empty"] else "several cards" if told["full"] else ""
    content = Bit(all_or_none, all_or_none, part.at) if all_or_none else part.group(told, "made" if told["of"] else "cards")
    if told["in"] and re.fullmatch(rf"(?:exactly |only )?(?:{MANY})", content.plain, re.IGNORECASE):
        content = Bit(f"{content.text} cards", f"{content.plain} cards", content.at)
    content = Bit("empty", "empty", part.at) if content.plain.casefold() in {"none cards", "nothing cards"} else content
    if told["in"] and told["more"]:
        text, plain = (f"{x[slice(*told.span('cards'))]}{x[slice(*told.span('more'))]}" for x in (part.text, part.plain))
        content = Bit(text, plain, content.at)
    for zone in (kind, told["also"]):
        _put(teller, [teller.zone(f"{player}'s {zone}")] if zone else [], content)


def hands(teller: Teller, said: Bit) -> bool:
    """`A holds Jab (risk, 1/0/0)` · `B holds 3 cards` · `A's only card in hand is Jab (Risk)` · `neither player has cards in hand`."""
    if none := NO_CARD.fullmatch(said.plain):
        kinds = [none["a"] or none["b"] or none["c"] or "hand", *([none["d"]] if none["d"] else [])]
        return _put(teller, [teller.zone(f"{who}'s {kind}") for who in teller.story.players for kind in kinds], Bit("empty", "empty", said.at))
    seats = teller.story.seats
    so_many = rf"(?:exactly |only )?(?:{MANY}) (?:card|Risk|Attachment)s?|{SO_MANY}"
    holds = rf"(?P<who>(?:{seats})(?:{AND}(?:{seats}))*|(?i:{EVERYBODY}))(?: each| both)? holds? (?P<cards>.+\).*|{so_many})"
    has = (
        rf"(?P<who>{seats}) has (?!.*\bin (?:\w+ )?(?:{ZONE})\b)(?P<cards>(?:(?:only|exactly"
        rf"|just) )?(?:(?:{NUMBER})(?: cards?)?[,:] )?(?:the )?[A-Z][\w'’ -]*\(.*\).*)"
    )
    only = rf"(?P<who>{seats})['’]s (?:only|last|(?:{NUMBER})) cards? in hand(?: is| are|:) (?P<cards>.+)"
    found = re.fullmatch(holds, said.plain) or re.fullmatch(only, said.plain) or re.fullmatch(has, said.plain)
    cards = said.group(found, "cards") if found else said
    risks = re.match(r"[^(]*\((?:each )?Risks?\b", cards.text) is not None or teller.counting == "hand"  # what else a player has may be in play
    if found is None or (re.match(r"\w+ has\b", said.plain) and not risks):
        return False
    return _put(
        teller, [f"hand of {who}" for who in whose(teller, found["who"])], anew(cards, re.sub(r"^(?:one|1),? (?=[A-Z])", "one card, ", cards.text))
    )


def lying_in(teller: Teller, said: Bit) -> bool:
    """`one card of A's is in The Locker` · `two of B's cards lie in the discard pile`."""
    whose_cards = rf"(?P<n>{NUMBER}) (?:cards? of (?P<of>{teller.story.seats})(?:['’]s)?|of (?P<own>{teller.story.seats})['’]s cards)"
    found = re.fullmatch(rf"{whose_cards} (?:is|are|lies?)(?: already)? in (?:his |her |their |the )?(?P<zone>{ZONE})", said.plain, re.IGNORECASE)
    if found is None:
        return False
    teller.board(teller.zone(f"{found['of'] or found['own']}'s {found['zone']}"), [Told(f"{number(found['n'])} unknown", said.at)], said.at)
    return True


def respectively(teller: Teller, said: Bit) -> bool:
    """`A and B have 2 and 1 cards in hand`."""
    found = re.fullmatch(rf"(.+?) {HAVE} ((?:{MANY})(?:{AND}(?:{MANY}))+) cards in (?:the |their )?({ZONE})s?(?:,? respectively)?", said.plain)
    players, amounts = (whose(teller, found[1]), re.split(AND, found[2])) if found else ([], [])
    if found is None or not players or len(players) != len(amounts):
        return False
    for player, amount in zip(players, amounts, strict=True):
        counted_in(teller, player, found[3], amount, said.at)
    return True


def counted_in(teller: Teller, player: str, kind: str, amount: str, at: int) -> None:
    """Puts so many unknown cards into a pile of a player."""
    many = number(amount)
    teller.board(teller.zone(f"{player}'s {kind}"), [Told(f"{many} unknown" if many else "empty", at)], at)


COUNTED_PILES = re.compile(
    rf"(?:(?:the )?(?:number of )?cards (?:in|left in) (?:the )?(?P<of>{ZONE})s?"
    rf"|(?:the )?(?P<pile>{ZONE})(?: sizes?|s)|(?:the )?sizes? of (?:the )?(?P<by>{ZONE})s?)",
    re.IGNORECASE,
)


def counted_piles(teller: Teller, heading: Bit, said: Bit) -> bool:
    """Hears how many cards each player has in a pile: `Cards in hand: A 2, B 1, C 0`."""
    kind = COUNTED_PILES.fullmatch(heading.plain)
    seats = teller.story.seats
    one = rf"(?:{seats})(?:['’]s| has|:)? (?:{MANY})(?: cards?)?"
    if kind is None or not re.fullmatch(rf"{one}(?:{AND}{one})*", said.plain):
        return False
    for found in re.finditer(rf"({seats})(?:['’]s| has|:)? ({MANY})(?: cards?)?(?=,| and|$)", said.plain):
        counted_in(teller, found[1], kind["of"] or kind["pile"] or kind["by"], found[2], said.at)
    return True


EACH_OF_THEM = re.compile(
    r"^each (?=[A-Z])|^each(?: holds?| has)? (?=\w+ (?:cop(?:y|ies) of )?[A-Z])|(?<=[\w’']) (?:each|apiece)(?= \(|$)|(?<=\)),? (?:each|apiece)$"
)
"""What says that each of several piles holds the same."""


def several_piles(teller: Teller, heading: str, said: Bit) -> bool:
    """Hears what each of several piles holds: `A's hand and B's hand: one Jab each (…)`, `The hands of A and B: Jab (…)`."""
    seats = teller.story.seats
    own = re.fullmatch(
        rf"(?:both |each of )?({seats})['’]s(?: (?P<a>{ZONE}))?s?(?:,? and|,) ({seats})['’]s (?P<b>{ZONE})s?(?: each)?", heading, re.IGNORECASE
    )
    if own and own["a"] and own["a"].casefold() != own["b"].casefold().removesuffix("s"):
        return False
    named = [teller.zone(f"{who}'s {own['b']}") for who in (own[1], own[3])] if own else headings_of(teller, heading)
    if len(named) < 2 or not all(named):
        return False
    return _put(teller, named, anew(said, EACH_OF_THEM.sub("", said.text)) if EACH_OF_THEM.search(said.plain) else said)


HANDS = re.compile(r"(?:the )?(?:players['’] )?hands|(?:cards )?in (?:the )?hands?", re.IGNORECASE)


def all_hands(teller: Teller, heading: Bit, said: Bit) -> bool:
    """Hears what each player has in hand: `Hands: A has Jab (Risk); B none`."""
    seats = teller.story.seats
    parts = said.split(rf";\s*(?:and\s+)?|,?\s+and\s+(?=(?:{seats}) (?:has|holds)\b)|,\s+(?:and\s+)?(?=(?:{seats})(?:['’]s|:| (?:has|holds))? )")
    found = (
        [re.fullmatch(rf"(?P<who>{seats})(?:['’]s|:| (?:has|holds))? (?P<cards>.+)", part.plain) for part in parts]
        if HANDS.fullmatch(heading.plain)
        else []
    )
    for part, told in zip(parts, found, strict=False):
        if told is not None and all(found):
            _put(teller, [f"hand of {told['who']}"], part.group(told, "cards"))
    return bool(found) and all(found)


def as_many(teller: Teller, said: Bit) -> bool:
    """`B has none` · `C 4`, behind what has counted the same of another player."""
    found = re.fullmatch(rf"({teller.story.seats})(?:['’]s)?(?: (?:has|holds?))?(?: only| exactly)? ({MANY})(?: cards?| Renown)?", said.plain)
    in_hand = re.search(r"\bholds? [^,;]*\bcards?$", said.plain) is not None and teller.counting != "hand"
    if found is None or in_hand or teller.counting in {"", "scheme"} or (teller.counting == "Renown" and said.plain.endswith(("card", "cards"))):
        return False
    teller.counted = teller.counting
    if teller.counting == "Renown":
        teller.story.renown[found[1]] = number(found[2])
        return True
    counted_in(teller, found[1], teller.counting, found[2], said.at)
    return True


PILES: tuple[Callable[[Teller, Bit], bool], ...] = (as_many, lying_in, top_cards, on_top, respectively, hands, has_in, piles)
