"""What somebody asks about, without doing it: whether a choice in words would be legal, and every reason against it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from judgekit.cases.sentences.asked_payment import as_its_action
from judgekit.cases.sentences.exactly import against
from judgekit.cases.sentences.in_place import as_in_place
from judgekit.cases.sentences.own_names import aside
from judgekit.cases.sentences.paying import PAYS, no_more, too_little
from judgekit.cases.sentences.phrases import walk_phrase
from judgekit.cases.sentences.pieces import normal
from judgekit.cases.sentences.said_here import without_place
from judgekit.cases.sentences.sayings import sayings
from judgekit.cases.sentences.walking import Pause, Walk, choose, default_choice, past_unseen
from judgekit.cases.wordings.copies import copy_meant, with_s
from judgekit.cases.wordings.plain import plain
from judgekit.cases.wordings.remarks import named_round, without_remark, without_round
from judgekit.engine import Option, Position, game_of, options
from judgekit.engine.errors import Unreadable
from judgekit.engine.procedures import rule_for
from judgekit.engine.trace import player_name
from judgekit.engine.values import JUDGE, NO, UNSETTLED, YES, Ask, Choice, Reason
from judgekit.games.five_sails.boards.by_content import by_content
from judgekit.games.five_sails.boards.short_names import with_full_names
from judgekit.games.five_sails.game import rid
from judgekit.games.five_sails.hooks import PENDING

Judged = tuple[str, tuple[Reason, ...], str]
"""A verdict (empty where there is none), the reasons for it, and what is wrong with the question."""


def refused(before: Ask | None, after: Ask | None) -> bool:
    """Whether the judge, by what was decided, has not allowed an action: its player is asked for one once more."""
    if before is None or after is None or before.question != "decide" or len(before.data) < 3:
        return False
    return before.data[1:3] == (after.player, after.question) and after.question == "action"


def judge_phrase(p: Position, player: int, text: str) -> Judged:
    """(verdict, reasons, problem) of a choice that somebody asks about; a remark such as `in round 3` may stand behind it."""
    text = with_full_names(p, with_s(text, p.cast.names), spelt=True) if player >= 0 else with_s(text, p.cast.names)
    if names := aside(text, p.cast.names):
        verdict, reasons, problem = judge_phrase(names.put_aside(p), player, names.hide(text))
        return verdict, names.shown(reasons), names.show(problem)
    if wrong := other_time(p, text):
        return "", (), wrong
    p = game_of(p).hooks["asked too"](p, player)
    p, text = (past_unseen(p), by_content(p, player, text)) if player >= 0 else (p, text)
    text = as_its_action(p, without_place(p, without_round(text)))
    found = _judged(p, player, text)
    if found[0] in {"illegal", ""} and (wrong := not_there(p, text)):
        return "", (), wrong
    bare = without_remark(text)
    return _judged(p, player, bare) if found[2] and bare != text else found


def other_time(p: Position, text: str) -> str:
    """What is wrong with the time of which a choice is said to be: another round than the one that is going on."""
    said, duel = named_round(text), p.board.duel
    if not said or (duel is not None and duel.round == said):
        return ""
    going_on = "no duel is going on" if duel is None else f"round {duel.round} is going on" if duel.round else "no round of the duel has begun"
    return f"this is asked of round {said}, and {going_on}"


def pending(found: Judged) -> bool:
    """Whether all that speaks against an action is that something else is under way."""
    return found[0] == "illegal" and {r.text for r in found[1]} == {PENDING}


def offered(p: Position, player: int, text: str) -> bool:
    """Whether the question that is open to a player offers what a sentence begins with, legal or not: there it can be expected to be done."""
    if p.asking is None or p.asking.player != player:
        return False
    return walk_phrase(p, player, without_remark(without_place(p, without_round(text))), only_ask=True).understood


THING = re.compile(
    r"(?:equip|recruit|play|bring in)s? (?:the |a |an |his |her |their )?"
    r"(?P<name>(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]*)*)(?=$|[,;.]| (?-i:[a-z]))",
    re.IGNORECASE,
)
"""The card that is equipped, recruited or played."""
KINDS = {"Armor", "Attire", "Weapon", "Mercenary", "Brute", "Risk", "Attachment", "Faction Deck", "Approach Deck"}
LISTS = {"List", "Deck", "Version", "Build", "Draft", "Variant"}
"""How one of several lists of a deck is called."""


def not_there(p: Position, text: str) -> str:
    """That a sentence names a card which the case does not have, not even in part; empty where every name is known."""
    found = THING.match(text.strip())
    if found is None or found["name"] in {*KINDS, *p.cast.seats} or found["name"].split()[0] in LISTS:
        return ""
    if any(re.match(rf"{re.escape(name)}(?!\w)", text.strip()[found.start("name") :], re.IGNORECASE) for name in p.cast.names if name):
        return ""  # `All In`, of which no word is told with a capital where something else stands for the name
    words = {w.casefold() for name in (*p.cast.names, *p.cast.places) for w in re.findall(r"[\w'’-]+", name)}
    said = [re.sub(r"['’]s$", "", w.casefold()) for w in found["name"].split()]
    return "" if any(w in words or w.rstrip("s") in words for w in said) else f"no card of this case is called {found['name']!r}"


def just_done(made: Sequence[tuple[Position, Choice]], player: int, text: str) -> bool:
    """Whether what a sentence says was legal when a step did just that, or the same for another performer or target; acting is any action."""
    return any(_was_legal(p, choice, [c for _, c in made], player, text) for p, choice in made if not other_time(p, text))


ACTS = re.compile(r"(?:use|play|activate|claim|challenge|recruit|equip|bring in|gamble|repeat|accept|refuse|intervene|pass)\b", re.IGNORECASE)
"""What begins a sentence that does something, and answers no question about something else."""
LOWERS = re.compile(r"(?:engage|parley)\b", re.IGNORECASE)
"""What begins a sentence that lowers a cost."""
GOES = re.compile(r"(?:keep|send)\b|destroy\b.*\b(?:keep(?:ing)?|alone|only)\b", re.IGNORECASE)
"""What answers only which of too many have to go."""


def _was_legal(p: Position, choice: Choice, done: Sequence[Choice], player: int, text: str) -> bool:
    """Whether it was legal where a choice was made, and is what was done then, or begins with that choice."""
    known = game_of(p).hooks["asked first"](p, player, text)
    if known or (known == () and (choice.player, choice.question) == (player, "action") and choice.args[0] != "pass"):
        return not known  # nobody has done what the rules of the edition do not know, as accepting in the playtest rules
    question = game_of(p).questions.get(choice.question)
    if question is None or (question.role in {"performer", "target", "payment"} and (ACTS.match(text) or GOES.match(text))):
        return False  # the name in `use Mila's Reaction` does not answer who performs something else
    if question.role in {"performer", "target"} and LOWERS.match(text):
        return False
    placed = without_place(p, text)
    for said in dict.fromkeys((placed, without_remark(placed))):
        walk = walk_phrase(p, player, said, only_ask=True)
        understood = walk.choices and not walk.problem and not walk.left and walk.verdict == "legal"
        if understood and (walk.choices[0] == choice or all(c in done for c in walk.choices)):
            return not (PAYS.search(said) and too_little(walk, player, said))
    return False


def _judged(p: Position, player: int, text: str) -> Judged:
    known = _known_before(p, player, text)
    if known is not None:
        return known
    said, text = text, plain(copy_meant(p, player, text), p.cast.names, p.cast.places, p.cast.seats, player) if player >= 0 else text
    walk = _past_the_point(walk_phrase(p, player, text, only_ask=True), player)
    if not walk.stopped and (short := no_more(walk, said)):
        return "illegal", short, ""
    for judge in (_as_understood, as_in_place, _by_anybody, _after_card, _as_option, _as_beginning, _spoken_against):
        found = judge(p, player, text, walk)
        if found is not None:
            return found
    return "", (), walk.problem or f"{walk.left[0].text!r} is left over"


def _past_the_point(walk: Walk, player: int) -> Walk:
    """A sentence in the middle of which the judge is asked what does not bear on whether it may be done: walked to its end, if that is so."""
    ask = walk.position.asking
    if ask is None or ask.player != JUDGE or ask.question != "decide" or ask.data[1:2] != (player,):
        return walk
    ends: list[Walk] = []
    for option in options(walk.position, expected=False):
        choose(on := Walk(walk.position), option.choice, None)
        end = walk_phrase(on.position, player, "", only_ask=True, pieces=walk.left)
        ends.append(replace(end, choices=[*walk.choices, *end.choices], lines=[*walk.lines, *on.lines, *end.lines], text=walk.text))
    same = {(end.verdict, bool(end.problem), len(end.left)) for end in ends}
    return ends[0] if len(same) == 1 else walk


def _known_before(p: Position, player: int, text: str) -> Judged | None:
    """The verdict on what need not be taken apart: leaving something undone, paying nothing, playing any card."""
    try:
        undone = game_of(p).hooks["declining"](p, player, text)
    except Unreadable as error:
        return "", (), str(error)
    if undone:
        return _verdict(undone), undone, ""
    if game_of(p).hooks["left to choice"](p, player, text):
        return "legal", (), ""
    known = game_of(p).hooks["asked first"](p, player, text)
    known = game_of(p).hooks["looks"](p, player, text) if known is None else known
    if known is not None:
        return _verdict(known), known, ""
    unpaid = UNPAID.search(text)
    if unpaid and (short := _without_paying(p, player, text[: unpaid.start()])):
        return "illegal", short, ""
    return _any_card(p, player, text)


def _verdict(reasons: tuple[Reason, ...]) -> str:
    """What reasons against something make of it."""
    return "illegal" if any(r.verdict == NO for r in reasons) else "unsettled" if reasons else "legal"


def _as_understood(p: Position, player: int, text: str, walk: Walk) -> Judged | None:
    """The verdict on a sentence of which every part was understood, or of which one is illegal."""
    if not walk.problem and not walk.left and walk.verdict != "illegal":
        return _paid_for(player, text, walk)
    if walk.verdict != "illegal":
        return None
    if p.asking is not None and p.asking.player == player and p.asking.question == "where to" and not walk.choices:
        return walk.verdict, walk.reasons, ""  # a card asks, and it is no Move Action
    ask = walk.position.asking
    whoever = ask is not None and game_of(p).questions[ask.question].role == "performer"  # told of everybody and everything
    return walk.verdict, _exactly(p, player, text, walk.reasons, general=whoever or not walk.choices), ""


def _paid_for(player: int, text: str, walk: Walk) -> Judged:
    """The verdict on a sentence of which every part was understood, held against what it says to be paid."""
    short = too_little(walk, player, text) if walk.verdict != "illegal" else ()
    return ("illegal", short, "") if short else (walk.verdict, walk.reasons, "")


def _as_option(p: Position, player: int, text: str, walk: Walk) -> Judged | None:
    """The verdict on an option, named in one of its ways and in no other words."""
    for option in options(p):
        if option.choice.player == player and any(normal(text) == s for s in sayings(option)):
            verdict = {NO: "illegal", UNSETTLED: "unsettled"}.get(option.verdict, "legal")
            return verdict, option.reasons, ""
    return None


def _as_beginning(p: Position, player: int, text: str, walk: Walk) -> Judged | None:
    """The verdict on a sentence that begins with an option which is not offered now."""
    head = walk_expected(p, player, text)
    return (head[0], _exactly(p, player, text, head[1], general=True), "") if head is not None else None


def _spoken_against(p: Position, player: int, text: str, walk: Walk) -> Judged | None:
    """That it is illegal, where anything speaks against it on the way, or somebody else is asked."""
    reasons = game_of(p).hooks["asked about"](p, player, normal(text)) or _on_the_way(walk, player)
    reasons = reasons or against(p, player, text) or _asked_of_another(p, player, text)
    return ("illegal", tuple(reasons), "") if reasons else None


def _by_anybody(p: Position, player: int, text: str, walk: Walk) -> Judged | None:
    """The verdict on what any of several could perform and nobody is named for: it is legal as soon as it is for one of them."""
    ask = walk.position.asking
    if ask is None or ask.player != player or game_of(p).questions[ask.question].role != "performer" or not (walk.problem or walk.left):
        return None
    free = [o.text for o in options(walk.position, expected=False) if o.verdict != NO]
    at = next((m.start() for m in [HOW.search(text)] if m), len(text))
    tried = [walk_phrase(p, player, f"{text[:at]} with {name}{text[at:]}", only_ask=True) for name in free]
    done = [_paid_for(player, text, w) for w in tried if not w.problem and not w.left]
    return next((found for verdict in ("legal", "unsettled", "illegal") for found in done if found[0] == verdict), None)


HOW = re.compile(r",? (?:by )?(?:paying|discarding|engaging|parleying)\b")
"""What begins in a sentence to say how something is paid: a performer is named before it."""
UNPAID = re.compile(
    r",? without (?:(?:again )?paying(?: (?:for it|anything|(?:its|the|any)(?: wealth)? costs?))?(?: again| once more| a second time)?"
    r"|discarding (?:anything|(?:another|a|any|the) (?:further |second )?cards?)(?: (?:for it|to pay(?: for it)?|as payment|again))*)$",
    re.IGNORECASE,
)
"""What says that a cost is not paid."""


def is_cost(ask: Ask | None) -> bool:
    """Whether somebody is asked for a payment: for a Wealth cost, or for a card that an ability costs."""
    return ask is not None and (ask.question == "pay" or (ask.question == "discard" and ask.data[:1] == ("cost",)))


def _chosen_anyhow(walk: Walk, player: int) -> None:
    """Goes on past targets and performers that nobody has named: the payment comes behind them."""
    for _ in range(4):
        ask = walk.position.asking
        free = (o.choice for o in options(walk.position, expected=False) if o.verdict == YES)
        if ask is None or ask.player != player or game_of(walk.position).questions[ask.question].role not in {"target", "performer"}:
            return
        if (first := next(free, None)) is None:
            return
        choose(walk, first, None)


def _without_paying(p: Position, player: int, text: str) -> tuple[Reason, ...]:
    """What speaks against leaving a cost unpaid; nothing where nothing is to be paid."""
    walk = walk_phrase(p, player, text, only_ask=True)
    if any(is_cost(q.asking) for q, _ in walk.steps):  # with the only card there was, or with one that nobody knows
        return (Reason(NO, rid("cost/discard-to-pay"), "There is something to pay, and nothing would be paid."),)
    if not walk.choices or walk.left:
        return ()
    on = Walk(walk.position)
    while (ask := on.position.asking) is not None and ask.question == "react" and (declined := default_choice(on.position)) is not None:
        choose(on, declined, None)  # what else could be used at the same time is asked before anything is paid
    _chosen_anyhow(on, player)
    short = tuple(game_of(p).hooks["underpaid"](on.position, player))
    ask = on.position.asking
    asked = ask is not None and ask.player == player and is_cost(ask)
    return short or ((Reason(NO, rid("ability/all-costs"), "Its costs have to be paid, and something would be left unpaid."),) if asked else ())


PLAYS_A_CARD = re.compile(r"plays? (?:a|any|some)(?: combat)? card(?: (?:from|of) (?:the |their |his |her )?hand)?", re.IGNORECASE)


def _any_card(p: Position, player: int, text: str) -> Judged | None:
    """The verdict on playing some combat card, none of which is named: whether any can be played."""
    ask = p.asking
    if ask is None or ask.player != player or ask.question != "combat card" or not PLAYS_A_CARD.fullmatch(text.strip(" .")):
        return None
    cards = [o for o in options(p) if o.choice.player == player and o.text.startswith("play ") and o.text != "play no combat card"]
    if not cards:
        return "illegal", (Reason(NO, rid("duel/combat-card"), f"{player_name(p, player)} has no card in hand to play."),), ""
    return ("legal", (), "") if any(o.verdict == YES for o in cards) else ("illegal", tuple(r for o in cards for r in o.reasons), "")


def _asked_of_another(p: Position, player: int, text: str) -> Sequence[Reason]:
    """The reason against an answer to a question that is put to another player, who could give it."""
    ask = p.asking
    if ask is None or ask.player < 0 or player < 0 or ask.player == player:
        return ()
    walk = walk_phrase(p, ask.player, text, only_ask=True)
    if walk.problem or walk.left or not walk.choices or walk.verdict == "illegal":
        return ()
    question = game_of(p).questions[ask.question]
    said = f"{p.cast.seats[ask.player]} is asked, not {p.cast.seats[player]}: {question.prompt(p, ask)}"
    return (Reason(NO, rid(rule_for(question.rule, p.edition)), said),)


def _on_the_way(walk: Walk, player: int) -> Sequence[Reason]:
    """The reasons against a part of a sentence that no question offers where its beginning leads: `recruit Selma with Bo, parley with Ada`."""
    if not walk.choices or not walk.left or _is_no_performer(walk):
        return ()
    first, *others = walk.left
    parts = [f"{first.text} {others[0].link} {others[0].text}"] if others and others[0].link else []
    asked_about = game_of(walk.position).hooks["asked about"]
    found = (asked_about(walk.position, player, normal(part)) for part in (*parts, first.text))
    return next((reasons for reasons in found if reasons), ())


def _is_no_performer(walk: Walk) -> bool:
    """Whether what comes next in a sentence is no answer to who performs it, but what is recruited or equipped: nobody is named as performer."""
    p, first, ask = walk.position, walk.left[0], walk.position.asking
    if ask is None or game_of(p).questions[ask.question].role != "performer" or first.link == "with":
        return False
    return any(normal(p.cast.names[n]) == normal(first.text) and not (c.zone == "play" and c.control >= 0) for n, c in enumerate(p.cards) if n)


def _exactly(p: Position, player: int, text: str, reasons: tuple[Reason, ...], *, general: bool) -> tuple[Reason, ...]:
    """The reasons against just what was said, where performer or targets were named; those that were found go first if they are as exact."""
    exact = against(p, player, game_of(p).hooks["said"](p, player, text) if player >= 0 else text)
    if not exact:
        return reasons
    return exact if general else tuple(dict.fromkeys((*reasons, *exact)))


def _after_card(p: Position, player: int, text: str, before: Walk) -> Judged | None:
    """The verdict on a Technique or Maneuver named after the card with which it is to be used, when nobody is asked for one."""
    walk = walk_phrase(p, player, text, Pause("round", "riposte"), only_ask=True)
    if walk.verdict == "illegal" or not walk.choices or len(walk.left) != 1:
        return None
    said = normal(walk.left[0].text)
    for option in options(walk.position):
        if option.choice.player == player and option.verdict == NO and {said, f"use {said}"} & {*sayings(option)}:  # `both Charms`
            return "illegal", option.reasons, ""
    return None


def walk_expected(p: Position, player: int, text: str) -> Judged | None:
    """The verdict on an option that is not offered now, named at the beginning of a longer sentence."""
    said = normal(text)
    best: tuple[int, Option] | None = None
    for option in options(p):
        if option.choice.player == player and option.verdict == NO:
            for s in sayings(option):
                if said.startswith(s + " ") and (best is None or len(s) > best[0]):
                    best = (len(s), option)
    return ("illegal", best[1].reasons, "") if best else None
