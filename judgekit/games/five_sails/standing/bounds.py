"""More that Passive abilities say: of parleying, paying, moving, intervening, equipping, and of values that nothing raises."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine.cast import LENT, Ability, Target, Word
from judgekit.engine.trace import card_name
from judgekit.engine.values import NO, Position, Reason, Use
from judgekit.games.five_sails.cited import FORBIDDEN
from judgekit.games.five_sails.game import GAME, rid
from judgekit.games.five_sails.standing.basic import held, says_of, speaks_of, standing
from judgekit.games.five_sails.stats import stat
from judgekit.games.five_sails.texts.references import matches
from judgekit.games.five_sails.values import RULEBOOK

held("parleys", "when {who} parleys, they have {plus} {stat}", doc="A value is changed while the character parleys.")
held(
    "parleys with",
    "when {who} parleys with a {noun}, they have {plus} {stat}",
    doc="A value is changed while the character parleys for a card of a kind.",
)
held("not paid with", "no {noun} can be spent on this card", rule=FORBIDDEN, doc="Cards of a kind cannot be discarded to pay for the card.")
held(
    "moved by opponents",
    "opponents cannot move {who} with their abilities",
    rule=FORBIDDEN,
    doc="What other players' cards do does not move the character.",
)
for _act, _verb in (("wounded", "wound"), ("destroyed", "destroy"), ("engaged", "engage")):
    held(
        f"{_act} by opponents",
        f"opponents cannot {_verb} {{who}} with their abilities",
        rule=FORBIDDEN,
        doc=f"By what other players' cards do the character is not {_act}; threat that becomes wounds is no card's doing.",
    )
held("intervenes in any", "{who} can intervene in any challenge", doc="Allows it, where something else may forbid it.")
held("intervenes anyway", "{who} can intervene in any challenge without engaging", doc="Allows it, and it does not cost engaging.")
held("intervenes free", "{who} can intervene for {who2} without engaging", doc="Intervening does not cost such a character its engaging.")
held("beside", "this card can be equipped beside another {trait}", doc="It does not count among the cards of which one each may be equipped.")
held("bears more", "{who} can have {n} {trait} equipped", doc="So many cards with such a trait may be equipped to the character at the same time.")
held("not lowered", "the {stat} of {who} cannot be reduced", rule=FORBIDDEN, doc="A value is never below the printed one.")
held("not raised", "the {stat} of {who} cannot be increased", rule=FORBIDDEN, doc="A value is never above the printed one.")


def parley_worth(p: Position, card: int, paid: int) -> int:
    """How much a character takes off a cost by parleying."""
    total = stat(p, card, "influence")
    for _, said in says_of(p, "parleys", card):
        total += int(said.args[1]) if said.args[2] == "influence" else 0
    for use, said in says_of(p, "parleys with", card):
        kind = Target(said.args[1][0], said.args[1][1:])
        total += int(said.args[2]) if said.args[3] == "influence" and matches(p, use, kind, paid) else 0
    return max(0, total)


def not_paid_with(p: Position, paid: int, card: int) -> Iterator[Reason]:
    """What the card that is paid for says against a card with which it would be paid."""
    definition = p.definition(paid)
    for number in definition.passives:
        for said in definition.abilities[number].effects:
            if said.name == "not paid with":
                tests = tuple(t for t in said.args[0][1:] if t.startswith(("trait:", "not:")))
                if matches(p, Use(paid, number, p.cards[paid].owner), Target("card", tests), card):
                    yield Reason(NO, rid(FORBIDDEN[p.edition]), f"{card_name(p, paid)} does not let {card_name(p, card)} be spent on it.", paid)


def kept_in_place(p: Position, card: int, by: int, act: str = "moved") -> int:
    """The card that keeps a character from being moved, wounded, destroyed or engaged by another player's card; -1 where none does."""
    mover = p.cards[by].control if by > RULEBOOK and p.cards[by].control >= 0 else p.cards[by].owner if by > RULEBOOK else p.cards[card].control
    if mover == p.cards[card].control:
        return -1
    return next((use.card for use, _ in says_of(p, f"{act} by opponents", card)), -1)


def intervenes_free(p: Position, card: int, target: int) -> bool:
    """Whether a character intervenes for another one without engaging."""
    anyway = any(True for _ in says_of(p, "intervenes anyway", card))
    return anyway or any(speaks_of(p, use, said.args[1], target) for use, said in says_of(p, "intervenes free", card))


def counts_beside(p: Position, card: int, trait: str) -> bool:
    """Whether an equipped card counts among those of which one each may be equipped."""
    return not any(use.card == card and said.args[0] == trait for use, said in standing(p, "beside"))


def may_bear(p: Position, card: int, trait: str) -> int:
    """How many cards with an exclusive trait a character may have equipped."""
    if "bears more" not in p.cast.passive_words:
        return 1
    return max((int(said.args[1]) for _, said in says_of(p, "bears more", card) if said.args[2] == trait), default=1)


def kept_between(p: Position, card: int, name: str, base: int, total: int) -> int:
    """A value that some Passive ability does not let be above the printed one, or below it."""
    for word_name, over in (("not raised", total > base), ("not lowered", total < base)):
        if over and any(said.args[0] == name and speaks_of(p, use, said.args[1], card) for use, said in standing(p, word_name)):
            return base
    return total


def stands_on_it(p: Position, card: int, said: Word) -> bool:
    """Whether a card that gives itself or its bearer an ability has it printed: its bearer performs that anyway."""
    own = said.args[0] in (("equipped",), ("this",))
    return own and (said.args[1] in p.definition(card).abilities or speaks_of_card(said))


def speaks_of_card(said: Word) -> bool:
    """Whether what an attachment gives its bearer speaks of the attachment: such an ability stands on the attachment."""
    return said.name == "grants" and said.args[0] == ("equipped",) and "this card" in said.args[1].text.casefold()


@GAME.hook("granted")
def granted(p: Position, card: int) -> tuple[tuple[int, Ability], ...]:
    """The abilities that cards in play give to a card, but for those that stand on the giving card itself."""
    found = []
    for use, said in standing(p, "grants"):
        if not stands_on_it(p, use.card, said) and speaks_of(p, use, said.args[0], card):
            found.append((LENT + p.cast.lent_number[said.args[1]], said.args[1]))
    return tuple(found)
