"""Cards that somebody takes out of a deck before the game, as the change by hand that it is: `A takes out two cards and presents the deck again`."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.engine.rewriting import one_of
from judgekit.games.five_sails.boards.list_names import LIST
from judgekit.games.five_sails.boards.story.words import NUMBER

TAKES = r"(?:takes out|removes|leaves out|cuts|drops|withdraws|takes(?=.* (?:out|away)\b))"
CARDS = (
    rf"(?P<n>{NUMBER}|another)(?: (?:more|further|other))?(?: (?P<kind>(?:non-)?Unique))? cards?"
    r"(?:,? (?:(?:that|which) (?:is|are) )?(?P<behind>(?:not |non-)?Unique),?)?"
)
REST = r"(?:(?:,? and|,|;)(?: then)? (?:<seat> )?(?P<rest>.+?))?\.?"
ACTIVE = (
    rf"(?P<who><seat>) (?:(?:now|then|also) )?{TAKES} {CARDS}"
    rf"(?: (?:out of|from|of) (?:the|his|her|their|its|<seat>['’]s) (?P<which>(?:Faction|Approach) )?Deck)?(?: (?:out|away))?(?: again)?{REST}"
)
PASSIVE = (
    rf"{CARDS} (?:is|are) (?:now |then )?(?:taken out|removed|left out|taken|cut|withdrawn) (?:of|from|out of) "
    rf"(?P<who><seat>)['’]s (?P<which>(?:Faction|Approach) )?Deck{REST}"
)
IT = re.compile(r"^((?:present|show|register|submit)s) (?:it|them)\b", re.IGNORECASE)


WITH_LEGAL_DECKS = re.compile(
    r"(?:With|Once|After|When|As soon as|Now that|As) (?:(?:[A-Z]|both|all|the|two|three|four|their|players|players['’]|[A-Z]['’]s|and|these|such) )*"
    r"(?:(?:legal|correct|proper|checked|approved) )*(?:(?:Faction|Approach) )?[Dd]ecks?"
    r"(?: (?:on the table|in front of (?:them|(?:the|both|all) players|everybody)|in place|(?:is|are|being|have been"
    r"|has been|were)(?: now| all| both)?"
    r" (?:legal|in order|checked|approved|accepted|corrected|found legal|put right|mended)))?"
    r", (?=(?:the |a )?(?:set-?up|game|table)\b|(?:both|all|the|each) (?:players? )?(?:sets?|finish))",
    re.IGNORECASE,
)
"""What leads to the set-up and says of the decks that they may be played with: the book has no other ones set up."""


LOOK = re.compile(r"\b(?:decks?|lists?|cards?|cop(?:y|ies)|replaces|exchanges|swaps|takes out|puts in|removes|adds)\b", re.IGNORECASE)
LOOKS = r"(?:checks?|inspects?|examines?|reviews?|verif(?:y|ies)|counts?|looks?|goes|go|reads?|rules?|controls?|compares?)"
LOOKED = (
    r"(?:checked|inspected|examined|reviewed|verified|counted|looked at|gone through|looked over|read|presented|handed in|registered|submitted|shown)"
)
WHAT = r"(?:(?!\b(?:the )?City Deck\b)[^,;:.])*?\b(?:decks?|lists?|deck ?lists?)"
HOW = r"(?: (?:by|against|for|according to|together|one (?:by|after)|before|of|as|in|to|at|again|now)\b[^,;:.]*)?"
CHECKS = re.compile(
    rf"(?:(?:First|Now|Then|Next|Before the game),? )?(?:(?:(?:the|a|an) (?:head |other )?(?:judge|referee|organi[sz]er)"
    rf"|the judges) (?:(?:now|then|first|also) )?"
    rf"{LOOKS}(?: (?:at|over|through|on|up|whether))* {WHAT}{HOW}"
    rf"|{WHAT} (?:is|are|has been|have been)(?: (?:now|then|both|all|first|to be|being))* {LOOKED}{HOW}"
    r"|(?:the |a )?deck ?(?:check|inspection|registration)s? (?:is|takes|begins|starts|happens|follows)(?: (?:place|now"
    r"|made|done|carried out|held))*)\.?",
    re.IGNORECASE,
)
"""That decks are looked at before the game, whoever looks at them."""


DECK = r"(?:the |his |her |their |its |<seat>['’]s )?(?:(?P<which>Faction|Approach) )?Deck"
LEAVES = (
    rf"(?:,? (?:so that (?:there are|it has|<seat> has|the deck has)|(?:and )?(?:so |now )?(?:there are|it has|the deck has)"
    rf"|leaving|which leaves)(?: again| now| only| exactly)? (?P<left>{NUMBER})(?: cards?)?(?: again| now| left)?)?"
)
STAY = r"(?:[;,] (?P<stays>(?:both|the|all)\b[^;]*? (?:stays?|remains?)(?: in| there)?(?: the deck| it)?))?"
AGAIN = r"(?:,? (?:and )?(?:then )?(?:presents|hands in|shows|registers|submits) (?:the deck|it|this deck)(?: again| anew)?)?"
NOW = r"(?:(?:now|then|also|instead) )?"
A_THING = (
    r"(?:(?:one|two|three|four|\d+|an?|the|another|both|its)\b |(?-i:[A-Z]))(?:(?!\b(?:Renown|wounds?|threat|hand|Home"
    r"|dueling line|line|tokens?|City Deck)\b)[^;:])+?"
)
CHANGES = (
    rf"(?P<who><seat>) {NOW}(?:replaces|exchanges|swaps(?: out)?) (?P<out>{A_THING}) (?:by|with|for) (?P<put>{A_THING}){LEAVES}{STAY}{AGAIN}",
    rf"(?P<who><seat>) {NOW}(?:takes out|removes|cuts|drops) (?P<out>{A_THING})(?: (?:from|of"
    rf"|out of) {DECK})?,? and (?:puts in|adds|includes|puts|inserts)"
    rf" (?P<put>{A_THING})(?: in)?(?: (?:instead|for it|in its place))?{LEAVES}{STAY}{AGAIN}",
    rf"(?P<who><seat>) {NOW}(?:puts in|puts|adds|includes|inserts) (?P<put>{A_THING})(?: (?:in|into"
    rf"|to) {DECK})?,? (?:in place of|instead of|in exchange for|in return for)"
    rf" (?P<out>{A_THING}){LEAVES}{STAY}{AGAIN}",
    rf"(?P<who><seat>) {NOW}(?:puts in|adds|includes|inserts|puts) (?P<more>{A_THING}) (?:in|into|to) {DECK}{LEAVES}{AGAIN}",
    rf"(?P<who><seat>) {NOW}(?:adds|puts in) (?P<more>(?:{NUMBER}"
    rf"|another) [^;:,]*?cards?\b[^;:,]*?){LEAVES},? (?:and )?(?:then )?(?:presents|hands in|shows|registers|submits)"
    rf" (?:{DECK}|it)(?: again| anew)?",
    rf"(?P<who><seat>) {NOW}{TAKES} (?P<less>{A_THING})(?: (?:from|of|out of) {DECK})?(?: (?:out|away))?{LEAVES}{STAY}{AGAIN}",
)
"""What is changed in a deck before the game: a card in place of another one, a card more, a card less."""
HANDS_IN = (
    rf"(?P<who><seat>) {NOW}(?:hands in|presents|registers|submits|brings|shows|turns in|lays out|comes with|arrives with) (?:instead )?an?"
    rf" (?P<which>Faction|Approach) Deck (?:of|with|that has|which has"
    rf"|holding) (?:exactly )?(?P<n>{NUMBER}) cards(?P<rest>[,:;]? [^;]+?)?(?: instead)?"
)
ASKS = (
    r"(?P<who><seat>) (?:now |then |also )?(?:asks|wants|would like|wishes|proposes|offers|intends) to (?:put|include|add"
    r"|replace|swap|exchange|use|run|play(?: with)?|take out|have"
    r"|keep|place|leave) (?!.*\b(?:if|unless|otherwise|and then)\b)(?=.*\b(?:cop(?:y|ies)|(?:Faction|Approach) Deck)\b)[^;]+"
)
"""What somebody wants to have in a deck: it is asked about, and nothing is changed."""


PLAYS_LIST = (
    r"(?P<who><seat>) (?:now |then )?(?:plays|starts|registers|uses|chooses|takes|enters|hands in|presents|goes|picks"
    r"|submits)(?: the (?:game|match))?(?: with)? (?P<list><label>)"
    r"(?P<given>,? if (?:it|that|this)(?: list| one)? is (?:legal|allowed)(?:,? (?:and )?(?:otherwise|or else|else"
    r"|if not,?)(?: <seat> (?:plays|uses|takes))?(?: with)? (?P<other><label>))?)?"
    r"(?: as (?:the|his|her|their) (?:Faction )?Deck)?(?:(?:[;,]| and)(?: and)?(?: then)? (?P<rest>[^;]+))?"
)
"""With which of several lists somebody plays."""


def list_chosen(line: str, seats: tuple[str, ...]) -> list[str]:
    """A line that tells with which of several lists somebody plays as that change, and what is told behind it; nothing for any other line."""
    if not seats or not re.search(r"\b(?:list|deck|version|build|draft|variant)\b", line, re.IGNORECASE):
        return []
    pattern = PLAYS_LIST.replace("<seat>", f"(?-i:{one_of(seats)})").replace("<label>", LIST)
    found = re.fullmatch(pattern, line.strip().removesuffix("."), re.IGNORECASE)
    if found is None:
        return []
    other = f", otherwise {found['other']}" if found["other"] else ""
    given = f", if that is legal{other}" if found["given"] else ""
    change = f"edit: {found['who']}'s Faction Deck is {found['list']}{given}"
    return [change, f"{found['who']} presents the deck", *([found["rest"][0].upper() + found["rest"][1:]] if found["rest"] else [])]


IN_THE_DECK = re.compile(r",? (?:in|of|from|into) (?:the|his|her|their|its|\w+['’]s) (?P<which>Faction|Approach) Deck$", re.IGNORECASE)
UNNAMED = re.compile(r"(?:\bcards?|\bothers?)(?: (?:that|which) .*)?$", re.IGNORECASE)
"""What is none of the cards that have names."""


@lru_cache(maxsize=64)
def _changes(seats: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(x.replace("<seat>", f"(?-i:{one_of(seats)})"), re.IGNORECASE) for x in CHANGES)


def changed(line: str, seats: tuple[str, ...]) -> list[str]:
    """A line that tells how a deck is changed or handed in before the game as that change; nothing for any other line."""
    text = line.strip().removesuffix(".")
    if asked := re.fullmatch(ASKS.replace("<seat>", f"(?-i:{one_of(seats)})"), text, re.IGNORECASE):
        return [f"{asked['who']} asks about the deck"]
    if new := re.fullmatch(HANDS_IN.replace("<seat>", f"(?-i:{one_of(seats)})"), text, re.IGNORECASE):
        return [
            f"edit: {new['who']}'s {new['which'].title()} Deck is now one of {new['n']} cards{new['rest'] or ''}",
            f"{new['who']} presents the deck",
        ]
    found = next((m for x in _changes(seats) if (m := x.fullmatch(text))), None)
    said = found.groupdict() if found else {}
    if found is None or (said.get("stays") and not UNNAMED.search(said.get("out") or said.get("less") or "")):
        return []
    which = f"{said['which'].title()} " if said.get("which") else ""
    for part in ("out", "put"):
        if said.get(part) and (where := IN_THE_DECK.search(said[part])):
            said[part], which = said[part][: where.start()], f"{where['which'].title()} "
    left = f", which leaves {said['left']} cards" if said.get("left") else ""
    done = (
        f"{said['out']} gives way to {said['put']}"
        if said.get("out")
        else f"{said['more']} are added"
        if said.get("more")
        else f"{said['less']} are taken out"
    )
    return [f"edit: in {found['who']}'s {which}Deck {done}{left}", f"{found['who']} presents the deck"]


@lru_cache(maxsize=64)
def _patterns(seats: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(x.replace("<seat>", f"(?-i:{one_of(seats)})"), re.IGNORECASE) for x in (ACTIVE, PASSIVE))


def taken_out(line: str, seats: tuple[str, ...]) -> list[str]:
    """A line in which cards are taken out of a deck as that change, and what is done then; any other line as it is."""
    if not LOOK.search(line) or not seats:
        return [line]
    if CHECKS.fullmatch(line.strip()) and not re.match(rf"(?:{one_of(seats)}) (?!(?:head )?judge\b)", line):
        return [f"{seats[0]} presents the decks"]
    if lead := WITH_LEGAL_DECKS.match(line):
        return [f"{line[lead.end()].upper()}{line[lead.end() + 1 :]}"]
    found = next((m for x in _patterns(seats) if (m := x.fullmatch(line.strip()))), None) if seats else None
    if found is None:
        return changed(line, seats) or [line]
    kind = (found["kind"] or found["behind"] or "").casefold().replace("not ", "non-").replace("unique", "Unique")
    which = (found["which"] or "Faction ").strip().title()
    many = "one" if found["n"].casefold() in {"another", "a"} else found["n"]
    change = f"edit: {many} {kind}{' ' if kind else ''}cards are taken out of {found['who']}'s {which} Deck"
    behind = IT.sub(r"\1 the deck", found["rest"] or "")
    return [change, *([f"{found['who']} {behind}"] if behind else [])]
