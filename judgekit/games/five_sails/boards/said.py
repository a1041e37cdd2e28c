"""What people say by the board in front of them, in the words of the actions: `play Rat` of a Brute, `parley with Orsa for Selma`."""

from __future__ import annotations

import re

from judgekit.engine import options
from judgekit.engine.cast import Word
from judgekit.engine.values import NO, NO_CARD, Position, Use
from judgekit.games.five_sails.boards.ahead import without_ahead
from judgekit.games.five_sails.boards.by_content import by_content
from judgekit.games.five_sails.boards.destroying_words import destroying
from judgekit.games.five_sails.boards.named import named
from judgekit.games.five_sails.boards.renown_words import moving_renown
from judgekit.games.five_sails.game import GAME
from judgekit.games.five_sails.standing.basic import for_others_alone
from judgekit.games.five_sails.texts.speaking import parts
from judgekit.games.five_sails.values import characters, has, is_character, location, pile


@GAME.hook("said")
def said(p: Position, player: int, text: str) -> str:
    """A sentence in the words of the action that it means where it is said; any other sentence as it is."""
    text = moving_renown(p, player, _in_round(p, player, by_content(p, player, text)))
    if p.asking is not None and p.asking.question == "react" and p.asking.player == player:
        return _cancelling(p, _every_reaction(p, text))
    if p.asking is not None and p.asking.question == "again" and p.asking.player == player:
        return _repeating(p, text)
    if p.asking is not None and GAME.questions[p.asking.question].role == "order":
        return _whose_effect(p, text)
    if p.asking is not None and p.asking.question == "combat card" and p.asking.player == player:
        return _only_card(p, player, text)
    if p.asking is not None and p.asking.question == "choose one" and p.asking.player == player:
        return _to_whom(p, text)
    if p.asking is not None and p.asking.question == "one each" and p.asking.player == player:
        return destroying(p, text)
    if p.asking is None or p.asking.question != "action" or p.asking.player != player:
        return text
    meant = _by_means(p, player, text) or _brute(p, player, text) or _equipping(p, player, text) or _parley(p, player, text)
    return meant or _claiming(p, player, text) or _homeward(p, player, text) or _paid_for(p, text) or text


AGAIN = re.compile(r"(?<=eaction)(?: once)? (?:again|anew)(?=$|[,;]| on\b| for\b| and\b)", re.IGNORECASE)
EVERY = re.compile(
    r"^use (?:both|all|all (?:two|three|four)|each|the (?:two|three))(?: of)?"
    r"(?: (?:its|his|her|their|the|these|those))? (?:\w+ )?reactions?(?: that .*)?$",
    re.IGNORECASE,
)


def _every_reaction(p: Position, text: str) -> str:
    """`use both Reactions` as the use of each that can be used now; `use it again` is one more use."""
    text = without_ahead(p, text)
    if not EVERY.match(text):
        return AGAIN.sub("", text)
    free = [o for o in options(p, expected=False) if o.verdict != NO and o.choice.args[0] != "none"]
    return "; ".join(o.text for o in free) or text


A_CARD = re.compile(
    r"^play (?:it|one|(?:(?:an?|one|the|his|her|their|its)(?: (?:only|one|single|last))? (?:combat )?card"
    r"(?: (?:left )?(?:from|in|of) (?:(?:that|the|his|her|their|its) )?hand)?))(?: as (?:the|a|his|her|their) combat card)?(?=$|[,;])",
    re.IGNORECASE,
)


def _only_card(p: Position, player: int, text: str) -> str:
    """`play a combat card` as the playing of the one card in hand, or of any where all are alike."""
    hand = pile(p, "hand", player)
    alike = len({p.cards[n].face for n in hand}) == 1
    return A_CARD.sub(f"play {p.cast.names[hand[0]]}", text) if alike else text


TO_WHOM = re.compile(r"(?P<does>[a-z]+ (?:an?|one|\d+) \w+) (?:to|from) (?P<who>.+?)(?:['’]s (?:threat )?pool)?", re.IGNORECASE)


def _to_whom(p: Position, text: str) -> str:
    """`remove a threat from Una` as which of several effects is chosen, and then on whom."""
    found = TO_WHOM.fullmatch(text)
    chosen = found is not None and any(o.text.casefold().startswith(f"{found['does'].casefold()} ") for o in options(p, expected=False))
    return f"{found['does']}; {found['who']}" if found is not None and chosen and named(p, found["who"]) >= 0 else text


CANCELS = re.compile(r"cancels? (?P<what>.+)", re.IGNORECASE)


def _cancelling(p: Position, text: str) -> str:
    """`cancel Ludo's Action` as the use of the one Reaction that cancels something; as it is said where there is none, or a choice."""
    found = CANCELS.fullmatch(text)
    free = [o for o in options(p, expected=False) if o.verdict != NO and o.choice.args[0] != "none"] if found else []
    those = [o for o in free if any(isinstance(w, Word) and "cancel" in w.name for w in parts(p.ability(*o.choice.args[1:3])))]
    return f"{those[0].text}, cancelling {found['what']}" if found and len(those) == 1 else text


ONCE_MORE = (
    r"(?: (?:again|anew|once more|once again|one more time|a (?:second|third|fourth) time|at once|immediately|right (?:away|now)|straight away"
    r"|directly))*"
)
PAID_AGAIN = re.compile(r"(repeat),? (?:and )?(?:discard|pay)(?:ing)?\b", re.IGNORECASE)
"""That something is repeated with its cost and not a word of its target: it is the same."""
SAME_TARGET = re.compile(
    r",? (?:for|on|against|with|targeting|choosing)(?: again)? (?:the |that )(?:very )?same (?:targets?|characters?"
    r"|ones?)(?: again| as before)?(?=$|[ ,;])",
    re.IGNORECASE,
)
"""Whoever was the target of what is repeated."""


def _repeating(p: Position, text: str) -> str:
    """What has just been used is used once more: that is repeating it, by the performer that it has."""
    assert p.asking is not None
    card, _, performer, *targets = p.asking.data
    own = rf"{re.escape(p.cast.names[card])}(?:['’]s (?:\w+ )*?(?:action|reaction|ability))?"
    this = rf"(?:{own}|it|(?:the |this )?(?:\w+ )??(?:action|reaction|ability|card|effect))"
    by = rf"(?: with {re.escape(p.cast.names[performer])}\b)?" if performer >= 0 else ""
    if targets and all(isinstance(n, int) and n >= 0 for n in targets):
        text = SAME_TARGET.sub(f" on {', '.join(p.cast.names[n] for n in targets)}", text)
    text = re.sub(r",?\s*(?:and )?(?:then )?stops?(?: (?:there|repeating|it))?$", "; no repeat", text)
    text = re.sub(rf"^(?:use|play|repeat|perform|activate|do)s? {this}{ONCE_MORE}{by}(?=$|[ ,;])", "repeat", text, flags=re.IGNORECASE)
    nobody = not any(is_character(p, n) and name in text for n, name in enumerate(p.cast.names) if n and name)
    if targets and nobody and all(is_character(p, n) for n in targets) and (goes_on := PAID_AGAIN.match(text)):
        return f"repeat on {', '.join(p.cast.names[n] for n in targets)}{text[goes_on.end(1) :]}"
    return text


def _whose_effect(p: Position, text: str) -> str:
    """`B's effect first`, or of B's scheme, as that of the only card of B's that waits for its turn."""
    found = re.match(rf"({'|'.join(map(re.escape, p.cast.seats))})['’]s(?: own)?(?: (?:scheme|effect|text|ability|one))?(?=$|[ ,;])", text)
    if found is None:
        return text
    owner = p.cast.seats.index(found[1])
    theirs = [p.cast.names[n] for n, c in enumerate(p.cards) if c.owner == owner]
    waiting = [name for o in options(p, expected=False) for name in theirs if o.text == f"{name} first"]
    return f"{waiting[0]}{text[found.end() :]}" if len(waiting) == 1 else text


def _in_round(p: Position, player: int, text: str) -> str:
    """The combat card of a round, whoever of the two participants is said to play it, and however."""
    if p.asking is None or p.asking.question != "combat card" or p.asking.player != player:
        return text
    duel = p.board.duel
    mine = re.escape(p.cast.names[duel.sides[duel.turn].card])
    text = re.sub(rf"^(play .+?) with {mine}(?=$|[,;]| and )", r"\1", text)
    used = re.match(r"use (.+?)(?=$|[,;])", text)
    return f"play{text[3:]}" if used and named(p, used[1]) in pile(p, "hand", player) else text


MEANS = re.compile(
    r"(?:challenge|wound|heal|hit|attack|destroy|engage)s? (?:with (?P<who>.+?), )?(?P<target>.+?) "
    r"(?:with|by|using|through|via|by (?:means of|playing|using)) (?P<card>.+?)(?:['’]s (?:\w+ )?(?:action|effect|challenge))?",
    re.IGNORECASE,
)


def _by_means(p: Position, player: int, text: str) -> str:
    """Doing something to somebody with a card that is no character is playing or using that card on them."""
    found = MEANS.fullmatch(text)
    card, target = (named(p, found["card"]), named(p, found["target"])) if found else (NO_CARD, NO_CARD)
    if found is None or card < 0 or target < 0 or is_character(p, card):
        return ""
    use = f"play {p.cast.names[card]}" if card in pile(p, "hand", player) else f"use {p.cast.names[card]}'s Action"
    return f"{use}{' with ' + found['who'] if found['who'] else ''} on {p.cast.names[target]}"


def _brute(p: Position, player: int, text: str) -> str:
    """A Brute of one's hand is brought in, whatever one says of it."""
    found = re.fullmatch(
        r"(?:play|bring in|bring|muster|deploy|put)s? (.+?)((?: into play| in| at home)*)((?:[,;]? (?:pay|paying|with|by)\b.*)?)", text, re.IGNORECASE
    )
    card = named(p, found[1]) if found else -1
    if found is None or card < 0 or not is_character(p, card) or not has(p, card, "Brute"):
        return ""
    mine = p.cards[card].zone == "hand" and p.cards[card].owner == player
    return f"bring in {found[1]}{found[3]}" if mine else ""


def _equipping(p: Position, player: int, text: str) -> str:
    """An attachment is equipped, whatever one says of it: played, put, attached or given to somebody."""
    given = re.match(r"equip[,:;]? (.+?) (?:gets|takes|receives) (.+?)(?=$|[,;]| pay)", text, re.IGNORECASE)
    text = f"equip {given[2]} on {given[1]}{text[given.end() :]}" if given else text
    found = re.fullmatch(
        r"(?:play|put|attach|attache|give|fit|buy|take|equip)s? (.+?) (?:on|to|onto|upon|for) (.+?)((?:[,;]? (?:pay|paying|by|discarding)\b.*)?)",
        text,
        re.IGNORECASE,
    )
    card, bearer = (named(p, found[1]), named(p, found[2])) if found else (-1, -1)
    if found is None or card < 0 or bearer < 0 or p.definition(card).kind != "attachment" or not is_character(p, bearer):
        return ""
    state = p.cards[card]
    mine = (state.zone == "hand" and state.owner == player) or (state.zone == "play" and state.control < 0)
    own = f" with {found[2]}" if p.cards[bearer].control == player and for_others_alone(p, card) else ""  # who performs does not bear it
    return f"equip {found[1]}{own} on {found[2]}{found[3]}" if mine else ""


def _parley(p: Position, player: int, text: str) -> str:
    """Parleying for a card is done while it is recruited by somebody who is there."""
    paying = r"(?:for|to recruit|(?:when|while|in) (?:recruiting|paying for))"
    found = re.fullmatch(rf"(?:use )?parley(?:s|ing)? (?:with|by) (.+?)(?: {paying} (.+))?", text, re.IGNORECASE)
    cards = [named(p, x) for x in re.split(r",? and (?:with )?|, (?:parley with )?", found[1])] if found else [NO_CARD]
    if found is None or min(cards) < 0:
        return ""
    paid = named(p, found[2]) if found[2] else _only_mercenary(p, cards) if len(cards) > 1 else NO_CARD
    if paid < 0 or not is_character(p, paid):
        return ""
    there = [n for n in characters(p, player) if location(p, n) == location(p, paid)]
    parleys = "".join(f", parley with {p.cast.names[card]}" for card in cards)
    return f"recruit {p.cast.names[paid]} with {p.cast.names[there[0]]}{parleys}" if there else ""


def _only_mercenary(p: Position, cards: list[int]) -> int:
    """The one available character where some others are, for whom they could parley."""
    free = [n for n, c in enumerate(p.cards) if c.zone == "play" and c.control < 0 and is_character(p, n)]
    there = [n for n in free if location(p, n) == location(p, cards[0])]
    return there[0] if len(there) == 1 else NO_CARD


def _homeward(p: Position, player: int, text: str) -> str:
    """Home without a name is the own one."""
    found = re.fullmatch(r"moves? (.+?) (?:back )?(?:to )?(?:his |her |its |their |my )?home", text, re.IGNORECASE)
    found = found or re.fullmatch(r"(.+?) (?:moves|goes) (?:back )?(?:to )?(?:his |her |its |their )?home", text, re.IGNORECASE)
    return f"move {found[1]} to Home of {p.cast.seats[player]}" if found and named(p, found[1]) >= 0 else ""


def _claiming(p: Position, player: int, text: str) -> str:
    """A location that is claimed is the performer's own; it is left out where that is so, and where one character alone could do it."""
    found = re.fullmatch(r"claim(?: with (?P<who>.+?))?,? (?:at|on|in) (?P<place>.+?)(?P<rest>[,;].*)?", text, re.IGNORECASE)
    place = next((x for x in p.cast.places if found and x.casefold().removeprefix("the ") == found["place"].casefold().removeprefix("the ")), "")
    if found is None or not place:
        return ""
    rest = found["rest"] or ""
    if found["who"]:
        return f"claim with {found['who']}{rest}" if location(p, named(p, found["who"])) == place else ""
    able = [n for n in characters(p, player, place) if not p.cards[n].engaged]
    return f"claim with {p.cast.names[able[0]]}{rest}" if len(able) == 1 else ""


VERBS = {"attachment": "equip", "character": "recruit"}
"""What is done with a card that is paid for, where it is no card to be played."""


def _paid_for(p: Position, text: str) -> str:
    """Paying for a card begins with what it is paid for."""
    found = re.fullmatch(r"pays? (?:\d+ )?for (.+?) (?:with|by discarding|paying) ([^;]+)(;.*)?", text, re.IGNORECASE)
    card = named(p, found[1]) if found else -1
    if found is None or card < 0:
        return ""
    verb = "bring in" if has(p, card, "Brute") else VERBS.get(p.definition(card).kind, "play")
    return f"{verb} {p.cast.names[card]} paying {found[2]}{found[3] or ''}"


PAID_FOR = ("unsettled/maneuver-cost", "unsettled/brute-into-play")
"""Open points of which the first reading has something paid for: whoever pays supposes it."""


@GAME.hook("supposed")
def supposed(p: Position, said: list[tuple[str, str]]) -> int | None:
    """The reading of the open point before the judge that what is said next supposes, each part with the word that led to it."""
    ask = p.asking
    point = ask.data[0] if ask is not None and ask.question == "decide" else ""
    pays = any(link in {"paying", "pay"} and (named(p, text) >= 0 or re.search(r"\bcards?\b", text)) for link, text in said)
    return 0 if point in PAID_FOR and pays else None


MAY = re.compile(r"\bmay (?!intervene\b)([^.•]+?)(?= to \w+ |[.•]|$)", re.IGNORECASE)


@GAME.hook("may be done")
def may_be_done(p: Position) -> list[str]:
    """What the ability that is being used lets its player do or leave, in the words of its text."""
    use = next((f for f in reversed(p.stack) if isinstance(f, Use)), None)
    if use is None:
        return []
    offered = [m[1].casefold().removeprefix("then ") for m in MAY.finditer(p.ability(use.card, use.number).text)]
    return [*offered, *(deed.partition(" and ")[2] for deed in offered if deed.startswith("choose ") and " and " in deed)]
